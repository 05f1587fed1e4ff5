"""What the Memories do, once each (TF-6.2, TF-6.3)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import (
    CLEAR_COLUMN,
    DONE,
    REFILL_HAND,
    REMEMBER,
    SHIFT_TO,
    thing,
)
from gloam.titles.the_faceless.billygoat import move_billygoat
from gloam.titles.the_faceless.cards import (
    CLEAR,
    COLOURS,
    GOAT,
    LYING,
    MEMORIES,
    MOVED_BY,
    OBSTACLES,
    REFILL,
    SHIFT,
    STEP,
    UNUSED,
    USED,
)
from gloam.titles.the_faceless.deck import refill, take_bottom
from gloam.titles.the_faceless.ending import check_rescue
from gloam.titles.the_faceless.figures import move_faceless
from gloam.titles.the_faceless.group import FREE, move_group
from gloam.titles.the_faceless.obstacles import clear_block, lay_block, legal_layings
from gloam.titles.the_faceless.rest import fill_hand
from gloam.titles.the_faceless.state import BOOK, TheFaceless

NOT_COLLECTED: Final = BOOK.reason("memory-lying", "TF-6.2-01")
USED_UP: Final = BOOK.reason("memory-used", "TF-6.2-01")
ONE_A_TURN: Final = BOOK.reason("one-memory", "TF-4.1-02")
DEN_NEAR: Final = BOOK.reason("den-near", "TF-10.5-03")
NO_OTHER_PLACE: Final = BOOK.reason("no-other-place", "TF-6.3-06")
COLUMN_EMPTY: Final = BOOK.reason("column-empty", "TF-6.3-05")


def memory_options(g: TheFaceless, choices: Choices) -> None:
    """Any collected, unused Memory, one a turn (TF-4.1-02, TF-6.2-04)."""
    for memory in range(MEMORIES):
        if g.fates[memory] == LYING:
            reason = NOT_COLLECTED
        elif g.fates[memory] != UNUSED:
            reason = USED_UP
        elif g.remembered:
            reason = ONE_A_TURN
        elif g.barred:
            reason = DEN_NEAR
        elif memory == SHIFT and not any(legal_layings(g, block) for block in range(OBSTACLES)):
            reason = NO_OTHER_PLACE
        else:
            choices.put(REMEMBER[memory])
            continue
        choices.put(REMEMBER[memory], reason)


def remember(g: TheFaceless, seat: int, memory: int) -> None:
    """The Memory is used for good; its effect follows (TF-6.2-01)."""
    g.fates[memory] = USED
    g.remembered = True
    g.tell(events.REMEMBERED, EVERYONE, seat, memory)
    if memory in MOVED_BY:
        figure = MOVED_BY[memory]
        if figure == GOAT:
            g.then(move_billygoat, 0)
        else:
            g.then(move_faceless, figure, 0)
    elif memory == STEP:
        move_group(g, 1, FREE)
    elif memory == REFILL:
        g.ask(seat, WHOSE_HAND)
    elif memory == CLEAR:
        g.then(clear_some, 2)
        g.then(refill)
    else:
        g.ask(seat, SHIFT_OBSTACLE)


def hand_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for other in range(g.seats):
        choices.put(REFILL_HAND[other])


@BOOK.step
def hand_chosen(g: TheFaceless, seat: int, answer: Option) -> None:
    """The chosen player's hand is filled as by a Rest (TF-6.3-04)."""
    g.then(fill_hand, thing(answer), 0)
    g.then(refill)


WHOSE_HAND: Final = BOOK.question("whose_hand", hand_options, hand_chosen, quiet=True)


@BOOK.step
def clear_some(g: TheFaceless, left: int) -> None:
    if left and any(g.display):
        g.ask(g.current, CLEAR_CARDS, left)


def clear_options(g: TheFaceless, choices: Choices, seat: int, left: int) -> None:
    for colour in COLOURS:
        choices.put(CLEAR_COLUMN[colour], None if g.display[colour] else COLUMN_EMPTY)
    choices.put(DONE)


@BOOK.step
def cleared(g: TheFaceless, seat: int, answer: Option, left: int) -> None:
    """None, one or two cards from the bottoms of columns (TF-6.3-05)."""
    if answer is not DONE:
        card = take_bottom(g, thing(answer))
        g.discards.append(card)
        g.tell(events.CLEARED, EVERYONE, card)
        g.then(clear_some, left - 1)


CLEAR_CARDS: Final = BOOK.question("clear_cards", clear_options, cleared, quiet=True, count=COUNT)


def shift_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for block in range(OBSTACLES):
        for space, way in legal_layings(g, block):
            choices.put(SHIFT_TO[block][space][way])


@BOOK.step
def shifted(g: TheFaceless, seat: int, answer: Option) -> None:
    """An Obstacle to another place, by the rules of set-up (TF-6.3-06)."""
    block, space, way = (thing(answer, at) for at in range(3))
    clear_block(g, block)
    lay_block(g, block, space, way)
    g.tell(events.OBSTACLE_MOVED, EVERYONE, block, g.blocks[block])
    check_rescue(g)


SHIFT_OBSTACLE: Final = BOOK.question("shift_obstacle", shift_options, shifted, quiet=True)
