"""A turn: draw, play or discard, exchange, pass on (SA-3)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.stay_away import events
from gloam.titles.stay_away.action import carry_out, play_choices, play_forbidden
from gloam.titles.stay_away.answers import DISCARD, DRAW
from gloam.titles.stay_away.cards import INFECTED, PANIC, QUARANTINE, RESOLUTE, SEDUCTION
from gloam.titles.stay_away.deck import discard, refill, take
from gloam.titles.stay_away.exchange import end_exchange
from gloam.titles.stay_away.panic import panic
from gloam.titles.stay_away.roles import TOO_MANY_INFECTED, may_discard
from gloam.titles.stay_away.seats import next_player
from gloam.titles.stay_away.state import BOOK, NOBODY, StayAway


@BOOK.step
def turn(g: StayAway, seat: int) -> None:
    g.turn = seat
    g.swapped = NOBODY
    g.fresh_quarantine = False
    g.began_isolated = g.isolated(seat) and g.rules.quarantine_blocks_exchange
    g.tell(events.TURN, EVERYONE, seat)
    g.ask(seat, DRAW_CARD)
    g.then(end_turn, seat)


def draw_options(g: StayAway, choices: Choices, seat: int) -> None:
    choices.put(DRAW)


@BOOK.step
def draw(g: StayAway, seat: int, answer: Option) -> None:
    """Draw the top card: PANIC! happens at once, another card goes to the hand (SA-3.1)."""
    if not refill(g):
        g.tell(events.NO_CARD, EVERYONE, seat)
        g.then(end_exchange)
        return
    card = g.deck.pop()
    if PANIC[card]:
        g.in_play.append(card)
        g.tell(events.PANICKED, EVERYONE, seat, card)
        panic(g, seat, card)
    else:
        take(g, seat, card)
        g.tell(events.DREW, g.knowers(seat), seat, card)
        g.then(play_or_discard, seat)


DRAW_CARD: Final = BOOK.question("draw", draw_options, draw, quiet=True)
"""Drawing is compulsory, but a moment of its own: The Thing may declare before it (A-56)."""


@BOOK.step
def play_or_discard(g: StayAway, seat: int) -> None:
    """Exactly one of the two, and once more after Resolute (SA-7.6-03).

    A hand of four has nothing to play (SA-3.2-02, A-07).
    """
    if len(g.hands[seat]) > 4:
        g.ask(seat, PLAY_OR_DISCARD)
    else:
        g.then(end_exchange)


def turn_options(g: StayAway, choices: Choices, seat: int) -> None:
    hand = g.hands[seat]
    overfull = g.rules.infected_overflow == "limit3" and hand.count(INFECTED) > 3
    shut = play_forbidden(g, seat, overfull)
    for card in dict.fromkeys(hand):
        if overfull and card != INFECTED:
            choices.put(DISCARD[card], TOO_MANY_INFECTED)
        else:
            choices.put(DISCARD[card], may_discard(g, seat, card))
        play_choices(g, choices, seat, card, shut[card])


@BOOK.step
def turn_answered(g: StayAway, seat: int, answer: Option) -> None:
    if answer.verb == "discard":
        discard(g, seat, answer.card)
    else:
        carry_out(g, seat, answer)
    if answer.verb == "play" and answer.card == RESOLUTE:
        g.then(play_or_discard, seat)
    elif answer.verb == "discard" or answer.card != SEDUCTION:
        g.then(end_exchange)


PLAY_OR_DISCARD: Final = BOOK.question("play_or_discard", turn_options, turn_answered, quiet=True)


@BOOK.step
def end_turn(g: StayAway, seat: int) -> None:
    """Quarantine runs on, and the turn passes (SA-3.4, A-24)."""
    if g.quarantine[seat] and not g.fresh_quarantine:
        g.quarantine[seat] -= 1
        if not g.quarantine[seat]:
            g.discards.append(QUARANTINE)
            g.tell(events.QUARANTINE_OVER, EVERYONE, seat)
    g.then(turn, after(g, seat))


def after(g: StayAway, seat: int) -> int:
    """Who plays next; three readings after a change of places (A-10, A-11).

    The exchange partner is the next player from the new place, so two of them come to the same.
    """
    heir = g.swapped if g.rules.after_swap_next == "swapped_player" else NOBODY
    return heir if heir != NOBODY and g.alive[heir] else next_player(g, seat)
