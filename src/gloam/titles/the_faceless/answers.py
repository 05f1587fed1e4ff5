"""Every option of the game: what a player can answer."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import SEAT, Kind, Option, Span
from gloam.titles.the_faceless.board import DIRECTION, OUTER, SPACE
from gloam.titles.the_faceless.cards import (
    AVATAR,
    CARD,
    COLOUR,
    FIGURE,
    FORK,
    MEMORY,
    OBSTACLE,
)
from gloam.titles.the_faceless.compass import HEADING
from gloam.titles.the_faceless.state import BOOK


def _each(verb: str, kind: Kind) -> tuple[Option, ...]:
    return tuple(BOOK.option(verb, (kind, thing)) for thing in range(len(kind.names)))


def _headed(verb: str, kind: Kind) -> tuple[Span, ...]:
    """For each thing of the kind: there, with any heading."""
    BOOK.form(verb, kind, HEADING)
    return tuple(BOOK.span(HEADING, verb, (kind, thing)) for thing in range(len(kind.names)))


def thing(option: Option, at: int = 0) -> int:
    """The number of the thing an option names."""
    return option.things[at][1]


# Setting up by hand.
LAY: Final = tuple(
    tuple(BOOK.option("lay", (SPACE, space), (DIRECTION, way)) for way in range(6))
    for space in range(len(SPACE.names))
)
"""An Obstacle or the Den: its first part here, turned so."""
HIDE: Final = _each("hide", SPACE)
BEGIN: Final = _each("begin", SPACE)
STAND: Final = _each("stand", SPACE)

# Figures: a place and a heading, tried until they please (TF-5.4-01).
SET: Final = _headed("set", OUTER)
MOVE: Final = _headed("move", SPACE)
ENTER: Final = _headed("enter", OBSTACLE)
KEEP_OFF: Final = BOOK.option("keep_off")
"""A Faceless that a collision removed stays away while its card only turns it."""

# Actions.
PLAY: Final = _each("play", CARD)
REST: Final = BOOK.option("rest")
for _verb in ("give", "give_free"):
    BOOK.form(_verb, CARD, SEAT, SEAT)
for _verb in ("swap", "swap_free"):
    BOOK.form(_verb, CARD, SEAT, CARD, SEAT)


def give(card: int, giver: int, receiver: int, free: bool) -> Option:
    verb = "give_free" if free else "give"
    return BOOK.option(verb, (CARD, card), (SEAT, giver), (SEAT, receiver))


def swap(card: int, one: int, back: int, other: int, free: bool) -> Option:
    verb = "swap_free" if free else "swap"
    return BOOK.option(verb, (CARD, card), (SEAT, one), (CARD, back), (SEAT, other))


TAKE: Final = _each("take", COLOUR)
MORE: Final = BOOK.option("more")
FEWER: Final = BOOK.option("fewer")
AS_PRINTED: Final = BOOK.option("as_printed")
DONE: Final = BOOK.option("done")

# Beside the action.
REMEMBER: Final = _each("remember", MEMORY)
TURN: Final = _each("turn", FIGURE)
CARRY: Final = tuple(
    tuple(BOOK.option("carry", (SPACE, space), (DIRECTION, way)) for way in range(6))
    for space in range(len(SPACE.names))
)
PEEK: Final = BOOK.option("peek")
ROLL: Final = BOOK.option("roll")
REFILL_HAND: Final = tuple(BOOK.option("refill", (SEAT, seat)) for seat in range(4))
CLEAR_COLUMN: Final = _each("clear", COLOUR)
SHIFT_TO: Final = tuple(
    tuple(
        tuple(
            BOOK.option("shift", (OBSTACLE, block), (SPACE, space), (DIRECTION, way))
            for way in range(6)
        )
        for space in range(len(SPACE.names))
    )
    for block in range(len(OBSTACLE.names))
)

# The Group on its way.
GO: Final = _each("go", DIRECTION)
SPEND: Final = _each("spend", MEMORY)
SPARE: Final = BOOK.option("spare")
DRAW: Final = BOOK.option("draw")
EXCHANGE: Final = tuple(
    tuple(BOOK.option("exchange", (CARD, card), (COLOUR, column)) for column in range(5))
    for card in range(len(CARD.names))
)

# The Threat phase.
KEEP: Final = BOOK.option("keep")
REPLACE: Final = BOOK.option("replace")
ACT: Final = BOOK.option("act")
CALM_DOWN: Final = BOOK.option("calm_down")
APPROACH: Final = _each("approach", SPACE)
APPROACH_IN: Final = _each("approach", OBSTACLE)
FLIP: Final = _each("flip", FIGURE)
DISCARD: Final = _each("discard", CARD)
CHOOSE: Final = _each("choose", FORK)
POST: Final = _each("post", OUTER)
FIRST: Final = _each("first", AVATAR)

# What the table answers.
SAND_OUT: Final = BOOK.option("sand_out")
SAID_NAME: Final = BOOK.option("said_name")
