"""Walk: play a card, then the Group moves (TF-4.2 to TF-4.5)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import AS_PRINTED, DONE, FEWER, MORE, PLAY
from gloam.titles.the_faceless.billygoat import move_billygoat
from gloam.titles.the_faceless.cards import (
    CARD,
    PACES,
    PURPLE,
    RED,
    TWO_CARDS,
    colour_of,
    value_of,
)
from gloam.titles.the_faceless.creepy_die import lengthened
from gloam.titles.the_faceless.deck import out_of_hand
from gloam.titles.the_faceless.figures import move_faceless
from gloam.titles.the_faceless.fog import lift_fog
from gloam.titles.the_faceless.group import FREE, RED_END, move_group
from gloam.titles.the_faceless.state import BOOK, TheFaceless


def play(g: TheFaceless, seat: int, card: int) -> None:
    """The figure first, then the Group moves the card's value (TF-4.2-02)."""
    out_of_hand(g, seat, card)
    g.discards.append(card)
    g.tell(events.PLAYED, EVERYONE, seat, card)
    colour = colour_of(card)
    if colour == RED:
        g.then(move_billygoat, 1)
    elif colour != PURPLE:
        g.then(move_faceless, colour, int(bool(g.still >> colour & 1)))
    g.then(lift_fog)
    if g.has(seat, PACES):
        g.then(ask_pace, card)
    else:
        g.then(set_off, card, 0)


@BOOK.step
def ask_pace(g: TheFaceless, card: int) -> None:
    g.ask(g.current, PACE, card)


def pace_options(g: TheFaceless, choices: Choices, seat: int, card: int) -> None:
    choices.put(AS_PRINTED)
    choices.put(MORE)
    choices.put(FEWER)


@BOOK.step
def paced(g: TheFaceless, seat: int, answer: Option, card: int) -> None:
    """One more or one fewer than the card says (TF-11.2-11)."""
    change = 1 if answer is MORE else -1 if answer is FEWER else 0
    if change:
        g.tell(events.PACED, EVERYONE, seat, counts(g, card, change))
    g.then(set_off, card, change)


PACE: Final = BOOK.question("pace", pace_options, paced, quiet=True, card=CARD)


def counts(g: TheFaceless, card: int, change: int) -> int:
    """What a card's value is this turn, after a Crossroads card and its player's power."""
    return max(0, value_of(card) - g.less + change)


@BOOK.step
def set_off(g: TheFaceless, card: int, change: int) -> None:
    """Exactly the value, free with a purple card (TF-4.2-04, TF-4.5-01); the die changes it."""
    steps = counts(g, card, change)
    longer = lengthened(g)
    end = FREE if colour_of(card) == PURPLE else RED_END
    if longer > 0:
        move_group(g, steps, end, 1)
    else:
        move_group(g, max(0, steps + longer), end)


@BOOK.step
def another_card(g: TheFaceless) -> None:
    """Who may play two cards plays a second, or not (TF-11.2-05, TF-11.2-06)."""
    seat = g.current
    if g.has(seat, TWO_CARDS) and g.hands[seat]:
        g.ask(seat, SECOND_CARD)


def second_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(PLAY[card])
    choices.put(DONE)


@BOOK.step
def second_chosen(g: TheFaceless, seat: int, answer: Option) -> None:
    if answer is not DONE:
        play(g, seat, answer.card)


SECOND_CARD: Final = BOOK.question("second_card", second_options, second_chosen, quiet=True)
