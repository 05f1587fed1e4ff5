"""The Threat phase: a card comes up, and one of five effects (TF-8)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import ACT, CALM_DOWN, DISCARD, KEEP, REPLACE
from gloam.titles.the_faceless.avatars import avatars_act
from gloam.titles.the_faceless.billygoat import approach
from gloam.titles.the_faceless.cards import (
    BLUE,
    CARD,
    COLOUR,
    FORESIGHT,
    GREEN,
    PURPLE,
    RED,
    SECOND_LOOK,
    YELLOW,
    colour_of,
)
from gloam.titles.the_faceless.creepy_die import lengthened, roll
from gloam.titles.the_faceless.crossroads import crossroads
from gloam.titles.the_faceless.deck import add_some, discard, draw, drop, put
from gloam.titles.the_faceless.eyes import watch
from gloam.titles.the_faceless.figures import turn_some
from gloam.titles.the_faceless.group import RED_END, move_group
from gloam.titles.the_faceless.haunted import turn_haunts
from gloam.titles.the_faceless.servants import move_servants
from gloam.titles.the_faceless.state import BOOK, NONE, WALKING, TheFaceless


@BOOK.step
def threat(g: TheFaceless) -> None:
    """A card is revealed; everybody may speak again (TF-8.1-01, TF-10.2-06)."""
    if g.silent:
        g.silent = False
        g.tell(events.SPEECH, EVERYONE)
    reveal(g)
    if g.revealed != NONE and g.has(g.current, SECOND_LOOK):
        g.ask(g.current, SECOND, g.revealed)
    g.then(join_display)


def reveal(g: TheFaceless) -> None:
    g.revealed = draw(g)
    if g.revealed != NONE:
        g.tell(events.REVEALED, EVERYONE, g.current, g.revealed)


def second_options(g: TheFaceless, choices: Choices, seat: int, card: int) -> None:
    choices.put(KEEP)
    choices.put(REPLACE)


@BOOK.step
def second_look(g: TheFaceless, seat: int, answer: Option, card: int) -> None:
    """The discarded card does nothing; the next must be kept (TF-11.2-16, TF-11.2-17)."""
    if answer is REPLACE:
        g.tell(events.REPLACED, EVERYONE, seat, card)
        g.discards.append(card)
        reveal(g)


SECOND: Final = BOOK.question("second_look", second_options, second_look, quiet=True, card=CARD)


@BOOK.step
def join_display(g: TheFaceless) -> None:
    """At the bottom of its column; modules answer to it, then it acts (TF-8.1-05)."""
    card, g.revealed = g.revealed, NONE
    put(g, card)
    g.then(answer_reveal, card)
    g.then(act, colour_of(card))


@BOOK.step
def answer_reveal(g: TheFaceless, card: int) -> None:
    """What modules do before the effect, in the order of TF-8.1-05."""
    colour = colour_of(card)
    watch(g)
    if colour == YELLOW and g.rules.creepy_die:
        g.then(roll)
    elif colour == GREEN and g.rules.crossroads:
        g.then(crossroads)
    elif colour == BLUE:
        turn_haunts(g)
    elif colour == RED:
        move_servants(g)
        g.then(avatars_act, card)


@BOOK.step
def act(g: TheFaceless, colour: int) -> None:
    """After a Rest or a Whisper the power of foresight may let it be (TF-11.2-08)."""
    if g.action != WALKING and g.has(g.current, FORESIGHT):
        g.ask(g.current, CALM, colour)
    else:
        effect(g, colour)


def calm_options(g: TheFaceless, choices: Choices, seat: int, colour: int) -> None:
    choices.put(CALM_DOWN)
    choices.put(ACT)


@BOOK.step
def calm_chosen(g: TheFaceless, seat: int, answer: Option, colour: int) -> None:
    """After a Rest or a Whisper the card need not act; modules did (TF-11.2-08)."""
    if answer is CALM_DOWN:
        g.tell(events.CALMED, EVERYONE, seat)
    else:
        g.then(effect, colour)


CALM: Final = BOOK.question("calm", calm_options, calm_chosen, quiet=True, colour=COLOUR)


@BOOK.step
def effect(g: TheFaceless, colour: int) -> None:
    """The effect of a colour; cards and pairs are counted when it starts (TF-8.1-04)."""
    cards = len(g.display[colour])
    pairs = cards // 2
    steps = max(0, cards + lengthened(g))
    count = {PURPLE: steps, RED: cards}.get(colour, pairs)
    g.tell(events.THREAT, EVERYONE, colour, count)
    if colour == PURPLE:
        move_group(g, steps, RED_END)
    elif colour == RED:
        g.then(approach, cards)
    elif colour == YELLOW:
        g.then(turn_some, pairs, ())
    elif colour == BLUE:
        add_some(g, pairs)
    else:
        g.then(give_up, pairs, 0)


@BOOK.step
def give_up(g: TheFaceless, left: int, at: int) -> None:
    """Player after player discards a card, or the deck's top card for want of one.

    TF-8.6-01 to TF-8.6-03.
    """
    if left <= 0:
        return
    seat = g.clockwise()[at % g.seats]
    if len(set(g.hands[seat])) > 1:
        g.ask(seat, GIVE_UP, left, at)
        return
    if g.hands[seat]:
        discard(g, seat, g.hands[seat][0])
    else:
        drop(g, 1)
    g.then(give_up, left - 1, at + 1)


def give_up_options(g: TheFaceless, choices: Choices, seat: int, left: int, at: int) -> None:
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(DISCARD[card])


@BOOK.step
def given_up(g: TheFaceless, seat: int, answer: Option, left: int, at: int) -> None:
    discard(g, seat, answer.card)
    g.then(give_up, left - 1, at + 1)


GIVE_UP: Final = BOOK.question(
    "give_up", give_up_options, given_up, quiet=True, left=COUNT, at=COUNT
)
