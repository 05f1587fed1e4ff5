"""Obstacles: Quarantine and Barred Door, and the Axe that removes them (SA-7.3, SA-9)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.stay_away import events
from gloam.titles.stay_away.answers import BAR, CHOP, PLAY, PLAY_AT
from gloam.titles.stay_away.cards import AXE, QUARANTINE
from gloam.titles.stay_away.seats import (
    WAYS,
    barred,
    gaps,
    neighbour,
    neighbours,
    open_door,
    others,
    way_shut,
)
from gloam.titles.stay_away.state import BOOK, NOBODY, StayAway

TOO_FAR_TO_BAR: Final = BOOK.reason("gap-too-far", "SA-9.2-01")
TOO_FAR_TO_CHOP: Final = BOOK.reason("gap-too-far", "SA-7.3-02")
NOT_NEAR: Final = BOOK.reason("not-adjacent", "SA-6.1-11")
BEHIND_A_DOOR: Final = BOOK.reason("door-between", "SA-7.3-05")
DOOR_THERE: Final = BOOK.reason("door-there-already", "SA-9.2-05")
ISOLATED_THERE: Final = BOOK.reason("door-to-isolated", "SA-6.1-07e")
NOTHING_TO_CHOP: Final = BOOK.reason("nothing-to-remove", "SA-3.2-09")


def isolate(g: StayAway, seat: int, target: int) -> None:
    """Put a player in Quarantine; a second one begins the count anew (SA-9.1, A-22)."""
    if g.quarantine[target]:
        g.discards.append(QUARANTINE)
    g.quarantine[target] = g.rules.quarantine_turns
    if target == seat:
        g.fresh_quarantine = True
    g.tell(events.QUARANTINED, EVERYONE, target, g.quarantine[target])


def end_quarantine(g: StayAway, seat: int) -> None:
    g.quarantine[seat] = 0
    g.discards.append(QUARANTINE)
    g.tell(events.QUARANTINE_OVER, EVERYONE, seat)


def door_choices(g: StayAway, choices: Choices, seat: int) -> None:
    """A Door is laid between oneself and a neighbour, on the side chosen (SA-9.2-01)."""
    beside = [(gaps(g, seat, way)[0], way) for way in WAYS]
    for gap, way in beside:
        if way_shut(g, seat, way):
            choices.put(BAR[gap], DOOR_THERE)
        else:
            shut_off = g.isolated(neighbour(g, seat, way))
            choices.put(BAR[gap], ISOLATED_THERE if shut_off else None)
    for gap in range(g.seats) if choices.refused is not None else ():
        if gap not in dict(beside):
            choices.put(BAR[gap], TOO_FAR_TO_BAR)


def bar(g: StayAway, gap: int) -> None:
    g.doors[gap] += 1
    g.tell(events.DOOR_BARRED, EVERYONE, gap)


def axe_choices(g: StayAway, choices: Choices, seat: int) -> None:
    """Every obstacle on oneself or on a neighbour one can act on (SA-7.3, A-32, A-33)."""
    near = [other for other in neighbours(g, seat) if not barred(g, seat, other)]
    found = [PLAY_AT[AXE][other] for other in (seat, *near) if g.quarantine[other]]
    found += [CHOP[gap] for gap in doors_of(g, seat, near)]
    for option in found:
        choices.put(option)
    if not found:
        choices.put(PLAY[AXE], NOTHING_TO_CHOP)
    elif choices.refused is not None:
        refuse_the_axe(g, choices, seat, found)


def refuse_the_axe(g: StayAway, choices: Choices, seat: int, found: list[Option]) -> None:
    """Why the Axe does nothing for the other players and to the other Doors (SA-7.3-05)."""
    near = (seat, *neighbours(g, seat))
    for other in (seat, *others(g, seat)):
        if PLAY_AT[AXE][other] not in found:
            bare = BEHIND_A_DOOR if barred(g, seat, other) else NOTHING_TO_CHOP
            choices.put(PLAY_AT[AXE][other], bare if other in near else NOT_NEAR)
    for gap in range(g.seats):
        if g.doors[gap] and CHOP[gap] not in found:
            choices.put(CHOP[gap], TOO_FAR_TO_CHOP)


def doors_of(g: StayAway, seat: int, near: list[int]) -> list[int]:
    """The gaps with a Door beside oneself or, by default, beside a neighbour one may name."""
    named = [seat]
    if g.rules.axe_doors == "either_side":
        named += [other for other in near if not g.isolated(other)]
    beside = {gap for person in named for way in WAYS for gap in gaps(g, person, way)}
    return [gap for gap in sorted(beside) if g.doors[gap]]


def axe(g: StayAway, target: int, gap: int) -> None:
    if gap == NOBODY:
        end_quarantine(g, target)
    else:
        open_door(g, gap)


def clear_quarantines(g: StayAway) -> None:
    for seat in range(g.seats):
        if g.quarantine[seat]:
            end_quarantine(g, seat)


def clear_doors(g: StayAway) -> None:
    for gap in range(g.seats):
        while g.doors[gap]:
            open_door(g, gap)
