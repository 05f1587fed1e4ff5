"""What each seat may know of the table (SA-16): first what everybody knows, then one's own."""

from __future__ import annotations

from typing import Any

from gloam.kernel.journal import ALL
from gloam.kernel.option import COUNT, SEAT, Kind
from gloam.titles.stay_away.cards import CARD, NAMES, PANIC
from gloam.titles.stay_away.state import (
    BOOK,
    DOOR,
    INFECTED_ROLE,
    NOBODY,
    ROLE,
    THE_THING,
    StayAway,
)

HIDDEN = "hidden"


def table(g: StayAway, seat: int | None) -> dict[str, Any]:
    """The pieces as somebody without a seat sees them, and what the seat itself holds."""
    seen = public(g)
    if seat == ALL or g.outcome is not None:
        seen["roles"] = [ROLE.names[role] for role in g.roles]
        seen["open_hands"] = [names(hand) for hand in g.hands]
    if seat == ALL:
        seen["deck_cards"] = names(g.deck)
        seen["discarded_cards"] = names(g.discards)
        seen["last_infected"] = g.last_infected
        if g.on_the_table != NOBODY:
            seen["on_the_table"] = NAMES[g.on_the_table]
    elif seat is not None:
        seen["me"] = own(g, seat)
    return seen


def public(g: StayAway) -> dict[str, Any]:
    """What everybody may know (SA-16.1-02)."""
    top = None if not g.deck else "panic" if PANIC[g.deck[-1]] else "stay_away"
    giver = offering(g)
    shown = giver != NOBODY and g.face_up(giver)
    hidden = [HIDDEN] * len(g.resolute)
    on_the_table = None if giver == NOBODY else NAMES[g.on_the_table] if shown else HIDDEN
    return {
        "chairs": g.chairs.copy(),
        "alive": g.alive.copy(),
        "turn": g.turn,
        "direction": g.direction,
        "hands": [len(hand) for hand in g.hands],
        "deck": {"count": len(g.deck), "top": top},
        "discards": {"count": len(g.discards), "panic": sum(PANIC[card] for card in g.discards)},
        "in_play": names(g.in_play),
        "removed": names(g.removed),
        "doors": g.doors.copy(),
        "quarantine": g.quarantine.copy(),
        "began_isolated": g.began_isolated,
        "fresh_quarantine": g.fresh_quarantine,
        "on_the_table": on_the_table,
        "resolute": names(g.resolute) if g.resolute and g.face_up(g.turn) else hidden,
        "swapped": g.swapped,
    }


def offering(g: StayAway) -> int:
    """The seat whose card lies on the table in an exchange, or nobody."""
    if g.on_the_table == NOBODY:
        return NOBODY
    for seat, question, args in g.asks:
        if question.name == "reply":
            giver: int = args[0]
            return giver
        if question.name == "offer":
            return seat
    return NOBODY


def own(g: StayAway, seat: int) -> dict[str, Any]:
    """What only this seat knows of the pieces (SA-16.1-01, 03, 04, 06)."""
    role = g.roles[seat]
    known: dict[int, str] = {seat: ROLE.names[role]}
    if role == THE_THING:
        known = {other: ROLE.names[r] for other, r in enumerate(g.roles)}
    elif role == INFECTED_ROLE and g.thing != NOBODY:
        known[g.thing] = ROLE.names[THE_THING]
    mine = g.on_the_table != NOBODY and offering(g) == seat
    return {
        "hand": names(g.hands[seat]),
        "role": ROLE.names[role],
        "roles": [known.get(other) for other in range(g.seats)],
        "resolute": names(g.resolute) if g.turn == seat else [],
        "on_the_table": NAMES[g.on_the_table] if mine else None,
    }


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [NAMES[card] for card in cards]


BOOK.table = table
BOOK.shows("turn", SEAT)
BOOK.shows("direction", COUNT)
BOOK.shows("chairs", SEAT)
BOOK.shows("deck.count", COUNT)
BOOK.shows("deck.top", Kind("top"))
BOOK.shows("discards.count", COUNT)
BOOK.shows("alive", COUNT, SEAT)
BOOK.shows("hands", COUNT, SEAT)
BOOK.shows("quarantine", COUNT, SEAT)
BOOK.shows("doors", COUNT, DOOR)
BOOK.shows("roles", ROLE, SEAT)
BOOK.shows("me.role", ROLE)
BOOK.shows("me.roles", ROLE, SEAT)
BOOK.shows("me.hand", CARD)
BOOK.shows("me.resolute", CARD)
BOOK.shows("me.on_the_table", CARD)
