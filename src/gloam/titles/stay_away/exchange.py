"""The exchange of two cards, and the cards that refuse it (SA-3.3, SA-5.3, SA-8)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import SEAT, Choices, Option
from gloam.titles.stay_away import events
from gloam.titles.stay_away.answers import GIVE, OFFER
from gloam.titles.stay_away.cards import MISSED, NO_THANKS, SCARY
from gloam.titles.stay_away.deck import remove, settle_overflow, take
from gloam.titles.stay_away.defence import defence_choices, defend
from gloam.titles.stay_away.ending import auto_declare, super_infection
from gloam.titles.stay_away.roles import can_give, may_give, only_infected, received
from gloam.titles.stay_away.seats import barred, next_player, way_shut
from gloam.titles.stay_away.state import BOOK, NOBODY, WHY, StayAway

CARD_STANDS: Final = BOOK.reason("card-stands", "SA-8.4-01")
_DOOR, _QUARANTINE, _ALONE, _NOTHING_TO_GIVE = range(len(WHY.names))
_REFUSALS: Final = (SCARY, NO_THANKS, MISSED)


@BOOK.step
def end_exchange(g: StayAway) -> None:
    """Step 3 of a turn: the active player exchanges with the next one (SA-3.3)."""
    seat = g.turn
    if not g.alive[seat] or g.living() < 2:
        return
    other = next_player(g, seat)
    if way_shut(g, seat, g.direction):
        g.tell(events.NO_EXCHANGE, EVERYONE, seat, other, _DOOR)
    elif g.began_isolated or quarantine_stops(g, seat, other):
        g.tell(events.NO_EXCHANGE, EVERYONE, seat, other, _QUARANTINE)
    else:
        g.then(exchange, seat, other, NOBODY)


def quarantine_stops(g: StayAway, a: int, b: int) -> bool:
    """Whether a Quarantine keeps two players from exchanging (SA-3.3-04, A-30)."""
    if not g.rules.quarantine_blocks_exchange:
        return False
    return g.quarantine[a] > 0 or g.quarantine[b] > 0


@BOOK.step
def exchange(g: StayAway, giver: int, receiver: int, missed_by: int) -> None:
    """One player must exchange a card with another.

    `missed_by` is the player in whose place the receiver exchanges after Missed!, or nobody.
    """
    if g.rules.infected_overflow == "super_infection":
        losers = [s for s, o in ((giver, receiver), (receiver, giver)) if only_infected(g, s, o)]
        if losers:
            g.on_the_table = NOBODY
            super_infection(g, losers)
            return
    if not can_give(g, giver, receiver) or not can_give(g, receiver, giver):
        g.on_the_table = NOBODY
        report_stuck(g, giver, receiver)
        return
    if missed_by != NOBODY and may_stand(g):
        g.then(reply, giver, receiver, missed_by)
    else:
        g.ask(giver, OFFER_CARD, receiver, missed_by)


def report_stuck(g: StayAway, giver: int, receiver: int) -> None:
    """An exchange that nobody may carry out is publicly skipped (A-38)."""
    g.tell(events.NO_EXCHANGE, EVERYONE, giver, receiver, _NOTHING_TO_GIVE)


def may_stand(g: StayAway) -> bool:
    """Whether the card on the table stands after Missed! without asking its owner (A-43).

    With immunity any card stands. Without it an Infected's Infected! may not go to anybody but The
    Thing, so the owner is always asked, and the others cannot tell whether he had to change it.
    """
    return g.rules.missed_immunity


def offer_options(g: StayAway, choices: Choices, seat: int, receiver: int, missed_by: int) -> None:
    """What the initiator may lay on the table: after Missed! the same card, if it is legal."""
    same = g.on_the_table if missed_by != NOBODY else NOBODY
    stands = same != NOBODY and may_give(g, seat, receiver, same) is None
    for card in dict.fromkeys(g.hands[seat]):
        other = CARD_STANDS if stands and card != same else None
        choices.put(OFFER[card], other or may_give(g, seat, receiver, card))


@BOOK.step
def offered(g: StayAway, seat: int, answer: Option, receiver: int, missed_by: int) -> None:
    """The card lies face down, unless its owner is in Quarantine (SA-3.3-13)."""
    g.on_the_table = answer.card
    g.tell(events.OFFERED, g.knowers(seat), seat, receiver, answer.card)
    g.then(reply, seat, receiver, missed_by)


OFFER_CARD: Final = BOOK.question(
    "offer", offer_options, offered, quiet=True, partner=SEAT, missed_by=SEAT
)


@BOOK.step
def reply(g: StayAway, giver: int, receiver: int, missed_by: int) -> None:
    g.ask(receiver, REPLY, giver, missed_by)


def reply_options(g: StayAway, choices: Choices, seat: int, giver: int, missed_by: int) -> None:
    """The addressee gives a card of his own, not having seen the other, or defends himself."""
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(GIVE[card], may_give(g, seat, giver, card))
    defence_choices(g, choices, seat, _REFUSALS)


@BOOK.step
def replied(g: StayAway, seat: int, answer: Option, giver: int, missed_by: int) -> None:
    if answer.verb == "give":
        hand_over(g, giver, seat, answer.card, missed_by)
        return
    defend(g, seat, answer.card, giver)
    if answer.card == MISSED:
        g.swapped = NOBODY
        g.then(pass_to_substitute, giver, seat)
        return
    if answer.card == SCARY:
        knowers = EVERYONE if g.face_up(giver) else 1 << seat | 1 << giver
        g.tell(events.LOOKED, knowers, seat, giver, g.on_the_table)
    g.on_the_table = NOBODY


REPLY: Final = BOOK.question("reply", reply_options, replied, partner=SEAT, missed_by=SEAT)


def hand_over(g: StayAway, giver: int, receiver: int, got: int, missed_by: int) -> None:
    """Both cards change hands at once; then it is seen who is infected (SA-5.1-09, SA-5.3-01)."""
    given = g.on_the_table
    g.on_the_table = NOBODY
    immune = missed_by != NOBODY and g.rules.missed_immunity
    infected = NOBODY
    if received(g, giver, receiver, given, immune):
        infected = receiver
    elif received(g, receiver, giver, got):
        infected = giver
    remove(g, giver, given)
    remove(g, receiver, got)
    take(g, giver, got)
    take(g, receiver, given)
    if g.face_up(receiver):
        g.tell(events.GAVE_OPENLY, EVERYONE, receiver, got)
    g.tell(
        events.EXCHANGED, 1 << giver | 1 << receiver, giver, receiver, given, got,
        None if infected == NOBODY else infected,
    )  # fmt: skip
    settle_overflow(g, giver)
    settle_overflow(g, receiver)
    auto_declare(g)


@BOOK.step
def pass_to_substitute(g: StayAway, giver: int, defender: int) -> None:
    """After Missed! the player next to the defender exchanges instead (SA-8.4, A-42 to A-46)."""
    substitute = next_player(g, defender)
    if substitute == giver:
        why = _ALONE
    elif way_shut(g, defender, g.direction) or barred(g, giver, substitute):
        why = _DOOR
    elif quarantine_stops(g, giver, substitute):
        why = _QUARANTINE
    else:
        g.then(exchange, giver, substitute, defender)
        return
    g.on_the_table = NOBODY
    g.tell(events.NO_EXCHANGE, EVERYONE, giver, substitute, why)
