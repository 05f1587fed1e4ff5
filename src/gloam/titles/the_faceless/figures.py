"""Moving and turning the Faceless, tried with the live needle (TF-4.3, TF-5.4)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import FLIP, KEEP_OFF, SET, thing
from gloam.titles.the_faceless.board import NOWHERE
from gloam.titles.the_faceless.cards import FACELESS, FIGURE
from gloam.titles.the_faceless.collisions import snap
from gloam.titles.the_faceless.compass import HALF, TURN
from gloam.titles.the_faceless.state import BOOK, TheFaceless

NOT_PAST: Final = BOOK.reason("not-past", "TF-4.3-03")
TOO_NEAR: Final = BOOK.reason("faceless-near", "TF-4.3-04")
SERVANT_THERE: Final = BOOK.reason("servant-there", "TF-10.2-04")
ONLY_TURNS: Final = BOOK.reason("only-turns", "TF-10.4-02")
ON_ITS_SPACE: Final = BOOK.reason("only-turns", "TF-11.2-14")
ALREADY_TURNED: Final = BOOK.reason("already-turned", "TF-8.4-02")
REMOVED: Final = BOOK.reason("removed", "TF-5.5-06")


def spaced(g: TheFaceless, figure: int, outer: int) -> bool:
    """A free outer space lies between any two Faceless (TF-4.3-04)."""
    return all(g.board.apart(outer, other) > 1 for other in g.others(figure))


def reachable(g: TheFaceless, figure: int) -> set[int]:
    """The outer spaces that are not behind another Faceless; all, for a removed one.

    TF-4.3-02, TF-4.3-03, TF-4.3-05; Servants are passed (TF-10.2-04).
    """
    start, ring = g.at[figure], g.board.ring
    if start == NOWHERE:
        return set(range(ring))
    others = g.others(figure)
    found = {start}
    for way in (1, -1):
        outer = (start + way) % ring
        while outer not in others and outer not in found:
            found.add(outer)
            outer = (outer + way) % ring
    return found


@BOOK.step
def move_faceless(g: TheFaceless, figure: int, turn_only: int) -> None:
    """Its player moves and turns a Faceless until it pleases; or only turns it."""
    g.ask(g.current, MOVE_FACELESS, figure, turn_only)


def faceless_options(
    g: TheFaceless, choices: Choices, seat: int, figure: int, turn_only: int
) -> None:
    here = g.at[figure]
    if turn_only:
        if here == NOWHERE:
            choices.put(KEEP_OFF)
        else:
            choices.put_span(SET[here])
        reason = ONLY_TURNS if g.still >> figure & 1 else ON_ITS_SPACE
        for outer in range(g.board.ring):
            if outer != here:
                choices.put(SET[outer].stem, reason)
        return
    within = reachable(g, figure)
    for outer in range(g.board.ring):
        if outer in g.puppets:
            choices.put(SET[outer].stem, SERVANT_THERE)
        elif not spaced(g, figure, outer):
            choices.put(SET[outer].stem, TOO_NEAR)
        elif outer not in within:
            choices.put(SET[outer].stem, NOT_PAST)
        else:
            choices.put_span(SET[outer])


@BOOK.step
def faceless_moved(g: TheFaceless, seat: int, answer: Option, figure: int, turn_only: int) -> None:
    if answer is KEEP_OFF:
        g.tell(events.KEPT_OFF, EVERYONE, figure)
        return
    g.at[figure], g.headings[figure] = thing(answer), thing(answer, 1)
    g.tell(events.FACELESS_SET, EVERYONE, figure, g.at[figure], g.headings[figure])
    snap(g, figure)


MOVE_FACELESS: Final = BOOK.question(
    "move_faceless", faceless_options, faceless_moved, quiet=True, figure=FIGURE, turn_only=COUNT
)


def half_turn(g: TheFaceless, figure: int) -> None:
    """By 180° on its space (TF-8.4-01)."""
    g.headings[figure] = (g.headings[figure] + HALF) % TURN
    g.tell(events.TURNED_ROUND, EVERYONE, figure, g.headings[figure])
    snap(g, figure)


@BOOK.step
def turn_some(g: TheFaceless, times: int, done: tuple[int, ...]) -> None:
    """So many different Faceless are turned by 180°; all three at the most (TF-8.4-02)."""
    left = [f for f in FACELESS if f not in done and g.at[f] != NOWHERE]
    if times <= 0 or not left:
        return
    if times >= len(left):
        for figure in left:
            if g.at[figure] != NOWHERE:
                half_turn(g, figure)
        return
    g.ask(g.current, TURN_ROUND, times, done)


def turn_options(
    g: TheFaceless, choices: Choices, seat: int, times: int, done: tuple[int, ...]
) -> None:
    for figure in FACELESS:
        reason = ALREADY_TURNED if figure in done else None
        choices.put(FLIP[figure], REMOVED if g.at[figure] == NOWHERE else reason)


@BOOK.step
def turn_chosen(
    g: TheFaceless, seat: int, answer: Option, times: int, done: tuple[int, ...]
) -> None:
    half_turn(g, thing(answer))
    g.then(turn_some, times - 1, (*done, thing(answer)))


TURN_ROUND: Final = BOOK.question(
    "turn_round", turn_options, turn_chosen, quiet=True, count=COUNT, done=FIGURE
)
