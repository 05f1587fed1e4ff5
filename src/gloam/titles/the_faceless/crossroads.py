"""The Crossroads: a green card sets a choice of two (TF-10.4)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import CHOOSE, DISCARD, thing
from gloam.titles.the_faceless.billygoat import approach
from gloam.titles.the_faceless.board import NOWHERE
from gloam.titles.the_faceless.cards import (
    ADD_CARD,
    DROP_TWO,
    FACELESS,
    FORK,
    GOAT_STEP,
    HELD_STILL,
    LOSE_CARD,
    RED_STEP,
    SPEND_MEMORY,
    TURN_ALL,
    TURN_ONE,
    VALUE_LESS,
    WHITE_STEP,
)
from gloam.titles.the_faceless.deck import add, discard, drop
from gloam.titles.the_faceless.figures import turn_some
from gloam.titles.the_faceless.group import RED_END, WHITE_END, move_group, use_up
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless

CANNOT_BE: Final = BOOK.reason("fork-impossible", "TF-10.4-04")


@BOOK.step
def crossroads(g: TheFaceless) -> None:
    """The next card is laid open; the current player decides (TF-10.4-02)."""
    if not g.forks:
        g.forks, g.forks_gone = g.forks_gone, []
        g.chance.shuffle(g.forks)
    g.fork = g.forks.pop()
    one, other = forks_of(g)
    g.tell(events.FORK_SHOWN, EVERYONE, g.fork, one, other)
    g.ask(g.current, AT_CROSSROADS, one, other)


def forks_of(g: TheFaceless) -> tuple[int, int]:
    one, other = g.figures["crossroads"][g.fork]
    return FORK.read(one), FORK.read(other)


def possible(g: TheFaceless, fork: int) -> bool:
    """Whether an effect can be carried out now (TF-10.4-04)."""
    if fork == LOSE_CARD:
        return bool(g.hands[g.current])
    if fork == SPEND_MEMORY:
        return bool(g.unused())
    if fork in (TURN_ONE, TURN_ALL):
        return any(outer != NOWHERE for outer in g.at)
    return bool(g.deck) or fork not in (ADD_CARD, DROP_TWO)


def fork_options(g: TheFaceless, choices: Choices, seat: int, one: int, other: int) -> None:
    forks = dict.fromkeys((one, other))
    none = not any(possible(g, fork) for fork in forks)
    for fork in forks:
        choices.put(CHOOSE[fork], None if none or possible(g, fork) else CANNOT_BE)


@BOOK.step
def fork_chosen(g: TheFaceless, seat: int, answer: Option, one: int, other: int) -> None:
    fork = thing(answer)
    g.forks_gone.append(g.fork)
    g.fork = NONE
    g.tell(events.FORK_CHOSEN, EVERYONE, seat, fork)
    follow(g, fork)


AT_CROSSROADS: Final = BOOK.question(
    "crossroads", fork_options, fork_chosen, quiet=True, one=FORK, other=FORK
)


def follow(g: TheFaceless, fork: int) -> None:
    """Carry out one of the effects; what touches the next turn waits for it (TF-10.4-05)."""
    if fork == RED_STEP:
        move_group(g, 1, RED_END)
    elif fork == WHITE_STEP:
        move_group(g, 1, WHITE_END)
    elif fork in HELD_STILL:
        for colour in HELD_STILL[fork]:
            g.still_next |= 1 << colour
    elif fork == ADD_CARD:
        add(g)
    elif fork == LOSE_CARD:
        if g.hands[g.current]:
            g.ask(g.current, LOSE_ONE)
    elif fork == GOAT_STEP:
        g.then(approach, 1)
    elif fork == TURN_ONE:
        g.then(turn_some, 1, ())
    elif fork == DROP_TWO:
        drop(g, 2)
    elif fork == SPEND_MEMORY:
        g.then(use_up)
    elif fork == TURN_ALL:
        g.then(turn_some, len(FACELESS), ())
    elif fork == VALUE_LESS:
        g.less_next += 1


def lose_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(DISCARD[card])


@BOOK.step
def lost_one(g: TheFaceless, seat: int, answer: Option) -> None:
    discard(g, seat, answer.card)


LOSE_ONE: Final = BOOK.question("lose_one", lose_options, lost_one, quiet=True)
