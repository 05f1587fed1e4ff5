"""The three roles and what each may give or discard (SA-4, SA-5.1)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import Reason
from gloam.titles.stay_away.cards import INFECTED, THING
from gloam.titles.stay_away.state import BOOK, HUMAN, INFECTED_ROLE, THE_THING, StayAway

THING_STAYS: Final = BOOK.reason("the-thing-stays", "SA-4.3-01")
LAST_INFECTED: Final = BOOK.reason("last-infected", "SA-4.2-03")
HUMAN_KEEPS: Final = BOOK.reason("human-never-infects", "SA-5.1-01")
ONLY_TO_THE_THING: Final = BOOK.reason("only-to-the-thing", "SA-5.1-03")
TOO_MANY_INFECTED: Final = BOOK.reason("too-many-infected", "SA-5.2-05")


def may_give(g: StayAway, giver: int, receiver: int, card: int) -> Reason | None:
    """Why this card may not go from one player to another, if so (the matrix SA-5.1)."""
    if card > INFECTED:
        return None
    if card == THING:
        return THING_STAYS
    role = g.roles[giver]
    if role == THE_THING:
        return None
    if role == HUMAN:
        return HUMAN_KEEPS
    if g.hands[giver].count(INFECTED) < 2:
        return LAST_INFECTED
    return None if receiver == g.thing else ONLY_TO_THE_THING


def may_discard(g: StayAway, seat: int, card: int) -> Reason | None:
    """Why this card may not be discarded, if so (SA-3.2-06)."""
    if card > INFECTED:
        return None
    if card == THING:
        return THING_STAYS
    if g.roles[seat] == INFECTED_ROLE and g.hands[seat].count(INFECTED) < 2:
        return LAST_INFECTED
    return None


def can_give(g: StayAway, giver: int, receiver: int) -> bool:
    """Whether the giver has a card that may go to the receiver."""
    hand = g.hands[giver]
    if hand and hand[-1] > INFECTED:
        return True
    return any(may_give(g, giver, receiver, card) is None for card in hand)


def received(g: StayAway, giver: int, receiver: int, card: int, immune: bool = False) -> bool:
    """Whether this card, passed on, infects; if so the receiver's role changes (SA-4.2-01)."""
    if card != INFECTED or g.roles[giver] != THE_THING or g.roles[receiver] != HUMAN or immune:
        return False
    g.roles[receiver] = INFECTED_ROLE
    if not g.living_with(HUMAN):
        g.last_infected = receiver
    return True


def only_infected(g: StayAway, seat: int, other: int) -> bool:
    """Super Infection: nothing but Infected! in hand, and no way to pass one (SA-5.2-01)."""
    if any(card != INFECTED for card in g.hands[seat]):
        return False
    return other != g.thing or g.roles[seat] != INFECTED_ROLE
