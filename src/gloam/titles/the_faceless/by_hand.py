"""Setting up by hand: the first player lays everything, as the players agree (TF-3)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import BEGIN, HIDE, LAY, SET, STAND, thing
from gloam.titles.the_faceless.billygoat import face_group
from gloam.titles.the_faceless.board import SPACE
from gloam.titles.the_faceless.cards import (
    ENTRANCE,
    FACELESS,
    FIGURE,
    MEMORIES,
    OBSTACLE,
    OBSTACLES,
)
from gloam.titles.the_faceless.layout import (
    billygoat_places,
    clear,
    draw_swamps,
    hiding_places,
    marked_parts,
    tell_den,
    tell_swamps,
)
from gloam.titles.the_faceless.obstacles import beside_blocks, den_layings, lay_block, layings
from gloam.titles.the_faceless.state import BOOK, TheFaceless

START_TAKEN: Final = BOOK.reason("start-taken", "TF-3.1-02")


@BOOK.step
def set_figures(g: TheFaceless) -> None:
    """Who begins where, looking anywhere (TF-3.1-02, TF-3.1-03)."""
    for figure in FACELESS:
        g.then(set_figure, figure)


@BOOK.step
def set_figure(g: TheFaceless, figure: int) -> None:
    g.ask(g.first, SET_FIGURE, figure)


def figure_options(g: TheFaceless, choices: Choices, seat: int, figure: int) -> None:
    for outer in g.figures["starts"]:
        if outer in g.at:
            choices.put(SET[outer].stem, START_TAKEN)
        else:
            choices.put_span(SET[outer])


@BOOK.step
def figure_set(g: TheFaceless, seat: int, answer: Option, figure: int) -> None:
    g.at[figure], g.headings[figure] = thing(answer), thing(answer, 1)
    g.tell(events.FACELESS_SET, EVERYONE, figure, g.at[figure], g.headings[figure])


SET_FIGURE: Final = BOOK.question(
    "set_figure", figure_options, figure_set, quiet=True, figure=FIGURE
)


@BOOK.step
def lay_pieces(g: TheFaceless) -> None:
    """Obstacles, Den, Memories: from the start, if something has no room (TF-10.1-05)."""
    clear(g)
    g.then(lay_obstacle, 0)


def anew(g: TheFaceless) -> None:
    g.tell(events.LAID_ANEW, EVERYONE)
    g.then(lay_pieces)


@BOOK.step
def lay_obstacle(g: TheFaceless, block: int) -> None:
    if block == OBSTACLES:
        draw_swamps(g)
        tell_swamps(g)
        g.then(lay_den)
    elif any(True for _ in layings(g, block)):
        g.ask(g.first, LAY_OBSTACLE, block)
    else:
        anew(g)


def obstacle_options(g: TheFaceless, choices: Choices, seat: int, block: int) -> None:
    for (space, way), _ in layings(g, block):
        choices.put(LAY[space][way])


@BOOK.step
def obstacle_laid(g: TheFaceless, seat: int, answer: Option, block: int) -> None:
    lay_block(g, block, thing(answer), thing(answer, 1))
    g.tell(events.OBSTACLE_LAID, EVERYONE, block, g.blocks[block])
    g.then(lay_obstacle, block + 1)


LAY_OBSTACLE: Final = BOOK.question(
    "lay_obstacle", obstacle_options, obstacle_laid, quiet=True, obstacle=OBSTACLE
)


@BOOK.step
def lay_den(g: TheFaceless) -> None:
    if not g.rules.den:
        g.then(shuffle_memories)
    elif any(True for _ in den_layings(g)):
        g.ask(g.first, LAY_DEN)
    else:
        anew(g)


def den_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for (space, way), _ in den_layings(g):
        choices.put(LAY[space][way])


@BOOK.step
def den_laid(g: TheFaceless, seat: int, answer: Option) -> None:
    g.den = list(g.board.laid(g.figures["den"], thing(answer), thing(answer, 1)))
    tell_den(g)
    g.then(shuffle_memories)


LAY_DEN: Final = BOOK.question("lay_den", den_options, den_laid, quiet=True)


@BOOK.step
def shuffle_memories(g: TheFaceless) -> None:
    """Nobody sees which Memory is laid where (TF-3.3-01)."""
    g.unlaid = g.chance.sample(range(MEMORIES), MEMORIES)
    g.then(hide_memory, tuple(g.chance.sample(marked_parts(g), MEMORIES)))


@BOOK.step
def hide_memory(g: TheFaceless, parts: tuple[int, ...]) -> None:
    """One beside each of these marked parts."""
    if not parts:
        if not (beside_blocks(g, (ENTRANCE,)) and len(billygoat_places(g)) > 1):
            anew(g)
    elif hiding_places(g, parts[0]):
        g.ask(g.first, HIDE_MEMORY, parts)
    else:
        anew(g)


def hide_options(g: TheFaceless, choices: Choices, seat: int, parts: tuple[int, ...]) -> None:
    for space in hiding_places(g, parts[0]):
        choices.put(HIDE[space])


@BOOK.step
def memory_hidden(g: TheFaceless, seat: int, answer: Option, parts: tuple[int, ...]) -> None:
    g.lies[g.unlaid.pop()] = thing(answer)
    g.tell(events.MEMORY_HIDDEN, EVERYONE, thing(answer))
    g.then(hide_memory, parts[1:])


HIDE_MEMORY: Final = BOOK.question(
    "hide_memory", hide_options, memory_hidden, quiet=True, parts=SPACE
)


@BOOK.step
def place_group(g: TheFaceless) -> None:
    g.ask(g.first, PLACE_GROUP)


def group_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for space in beside_blocks(g, (ENTRANCE,)):
        choices.put(BEGIN[space])


@BOOK.step
def group_placed(g: TheFaceless, seat: int, answer: Option) -> None:
    """Next to the Entrance Obstacle (TF-3.6-02)."""
    g.here = thing(answer)
    g.tell(events.GROUP_BEGINS, EVERYONE, g.here)


PLACE_GROUP: Final = BOOK.question("place_group", group_options, group_placed, quiet=True)


@BOOK.step
def place_billygoat(g: TheFaceless) -> None:
    g.ask(g.first, PLACE_BILLYGOAT)


def billygoat_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for space in billygoat_places(g):
        choices.put(STAND[space])


@BOOK.step
def billygoat_placed(g: TheFaceless, seat: int, answer: Option) -> None:
    """Facing the Group (TF-3.6-03)."""
    g.goat = thing(answer)
    face_group(g)
    g.tell(events.BILLYGOAT_STANDS, EVERYONE, g.goat)


PLACE_BILLYGOAT: Final = BOOK.question(
    "place_billygoat", billygoat_options, billygoat_placed, quiet=True
)
