"""Seats, adjacency and Barred Doors (SA-6, SA-9.2, SA-11)."""

from __future__ import annotations

from gloam.titles.stay_away import events
from gloam.titles.stay_away.cards import BARRED_DOOR
from gloam.titles.stay_away.state import StayAway

WAYS = (1, -1)
"""Clockwise, to the left; and anticlockwise, to the right."""


def neighbour(g: StayAway, seat: int, way: int) -> int:
    """The nearest living player in this direction; empty places are skipped (SA-6.1-02)."""
    chair = g.place[seat]
    while True:
        chair = (chair + way) % g.seats
        other = g.chairs[chair]
        if g.alive[other]:
            return other


def next_player(g: StayAway, seat: int) -> int:
    return neighbour(g, seat, g.direction)


def neighbours(g: StayAway, seat: int) -> list[int]:
    """The adjacent players, left first; the same player only once."""
    left, right = neighbour(g, seat, 1), neighbour(g, seat, -1)
    return [left] if left == right else [left, right]


def gaps(g: StayAway, seat: int, way: int) -> list[int]:
    """The gaps between chairs from this seat to its neighbour that way (A-53)."""
    chair, found = g.place[seat], []
    while True:
        found.append(chair if way == 1 else (chair - 1) % g.seats)
        chair = (chair + way) % g.seats
        if g.alive[g.chairs[chair]]:
            return found


def door_towards(g: StayAway, seat: int, way: int) -> bool:
    """Whether a Barred Door stands between the seat and its neighbour that way."""
    return any(g.doors) and any(g.doors[gap] for gap in gaps(g, seat, way))


def barred(g: StayAway, a: int, b: int) -> bool:
    """Whether a Barred Door separates two neighbours (SA-6.1-03..06).

    The last two players are neighbours on both sides: by default one free gap is enough (A-54).
    """
    if not any(g.doors):
        return False
    shut = [door_towards(g, a, way) for way in WAYS if neighbour(g, a, way) == b]
    return any(shut) if g.rules.two_player_doors == "strict" else bool(shut) and all(shut)


def way_shut(g: StayAway, seat: int, way: int) -> bool:
    """Whether a Door stops what passes from a seat to its neighbour in this direction."""
    if door_towards(g, seat, way):
        return True
    return g.rules.two_player_doors == "strict" and barred(g, seat, neighbour(g, seat, way))


def arc_free(g: StayAway, a: int, b: int) -> bool:
    """Whether one way round from a to b has no Door in it and nobody quarantined (A-60)."""
    for way in WAYS:
        seat = a
        while not door_towards(g, seat, way):
            seat = neighbour(g, seat, way)
            if seat == b:
                return True
            if g.quarantine[seat] or seat == a:
                break
    return False


def others(g: StayAway, seat: int) -> list[int]:
    """Every other living player, clockwise from the seat."""
    found, other = [], neighbour(g, seat, 1)
    while other != seat:
        found.append(other)
        other = neighbour(g, other, 1)
    return found


def round_from(g: StayAway, seat: int, way: int) -> list[int]:
    """The living players in this direction, beginning with the seat."""
    found, other = [seat], neighbour(g, seat, way)
    while other != seat:
        found.append(other)
        other = neighbour(g, other, way)
    return found


def change_places(g: StayAway, a: int, b: int) -> None:
    """Two players change places and take their hands along; Doors stay (SA-11.1)."""
    sit(g, a, b)
    g.swapped = b
    g.tell(events.CHANGED_PLACES, -1, a, b)


def sit(g: StayAway, a: int, b: int) -> None:
    g.place[a], g.place[b] = g.place[b], g.place[a]
    g.chairs[g.place[a]], g.chairs[g.place[b]] = a, b


def open_door(g: StayAway, gap: int) -> None:
    """A Barred Door leaves the table for the discard pile."""
    g.doors[gap] -= 1
    g.discards.append(BARRED_DOOR)
    g.tell(events.DOOR_OPENED, -1, gap)
