"""Billygoat: where he may go, and how he comes nearer (TF-4.4, TF-8.3, TF-10.2-10, TF-10.2-11).

His places are spaces; for the Spectral the Obstacles too, each as one space, with the number `IN`
plus its own.
"""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import APPROACH, APPROACH_IN, ENTER, MOVE, thing
from gloam.titles.the_faceless.board import CELLS, NOWHERE
from gloam.titles.the_faceless.cards import DEMON, GOAT, OBSTACLE
from gloam.titles.the_faceless.collisions import snap
from gloam.titles.the_faceless.compass import HALF, TURN, bearing
from gloam.titles.the_faceless.ending import lose
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless

IN: Final = len(CELLS)

ALWAYS_MOVES: Final = BOOK.reason("must-move", "TF-4.4-01")
NOT_ONTO_OBSTACLE: Final = BOOK.reason("goat-obstacle", "TF-4.4-02")
NEARER_ONLY: Final = BOOK.reason("demon-nearer", "TF-10.2-13")
SHORTEST: Final = BOOK.reason("shortest-way", "TF-8.3-02")


def place_of(g: TheFaceless) -> int:
    return g.goat if g.goat_in == NONE else IN + g.goat_in


def node(g: TheFaceless, space: int) -> int:
    """The place a space belongs to for Billygoat: nowhere, if he may not enter it."""
    block = g.cover[space]
    if block == NONE:
        return space
    return IN + block if g.spectral() else NOWHERE


def beside(g: TheFaceless, place: int) -> list[int]:
    """The places one step from another; over no edge (TF-5.3-03)."""
    cells = (place,) if place < IN else g.blocks[place - IN]
    found: list[int] = []
    for cell in cells:
        for space in g.board.near[cell]:
            other = node(g, space)
            if other not in (NOWHERE, place) and other not in found:
                found.append(other)
    return found


def nearer(g: TheFaceless) -> list[int]:
    """The places one step along a shortest path to the Group (TF-8.3-02); none without a path."""
    goal, start = node(g, g.here), place_of(g)
    if goal in (NOWHERE, start):
        return []
    steps = {goal: 0}
    edge = [goal]
    while edge and start not in steps:
        beyond = []
        for place in edge:
            for other in beside(g, place):
                if other not in steps:
                    steps[other] = steps[place] + 1
                    beyond.append(other)
        edge = beyond
    if start not in steps:
        return []
    return [place for place in beside(g, start) if steps.get(place, NONE) == steps[start] - 1]


def go_to(g: TheFaceless, place: int) -> None:
    g.goat, g.goat_in = (place, NONE) if place < IN else (NOWHERE, place - IN)


def tell_place(g: TheFaceless) -> None:
    if g.goat_in == NONE:
        g.tell(events.BILLYGOAT_MOVED, EVERYONE, g.goat, g.headings[GOAT])
    else:
        g.tell(events.BILLYGOAT_ENTERED, EVERYONE, g.goat_in, g.headings[GOAT])


def arrived(g: TheFaceless) -> None:
    """He catches the Group on its space, or his magnet snaps to another (TF-4.4-04, TF-8.3-05)."""
    tell_place(g)
    if catches(g):
        lose(g, "caught")
    else:
        snap(g, GOAT)


def catches(g: TheFaceless) -> bool:
    """Whether Billygoat and the Group are on one space; an Obstacle is one space for him."""
    return g.here == g.goat if g.goat_in == NONE else g.cover[g.here] == g.goat_in


def face_group(g: TheFaceless) -> None:
    """His uncoloured side towards the compass (TF-2.2-03)."""
    toward = bearing(g.goat_point(), g.board.xy[g.here])
    g.headings[GOAT] = (toward + HALF) % TURN


# By a red threat, the Creepy Die or a Crossroads card.


@BOOK.step
def approach(g: TheFaceless, times: int) -> None:
    """So many times one space towards the Group, facing it (TF-8.3-01)."""
    if times <= 0:
        return
    places = nearer(g)
    if len(places) > 1:
        g.ask(g.current, APPROACHES, times)
        return
    if places:
        go_to(g, places[0])
    come(g)
    g.then(approach, times - 1)


def come(g: TheFaceless) -> None:
    if not catches(g):
        face_group(g)
    arrived(g)


def approach_options(g: TheFaceless, choices: Choices, seat: int, times: int) -> None:
    near = nearer(g)
    for place in beside(g, place_of(g)):
        option = APPROACH[place] if place < IN else APPROACH_IN[place - IN]
        choices.put(option, None if place in near else SHORTEST)


@BOOK.step
def approached(g: TheFaceless, seat: int, answer: Option, times: int) -> None:
    kind, number = answer.things[0]
    go_to(g, number + IN if kind is OBSTACLE else number)
    come(g)
    g.then(approach, times - 1)


APPROACHES: Final = BOOK.question(
    "approaches", approach_options, approached, quiet=True, count=COUNT
)


# By a red card or the Memory of Billygoat.


def legal_places(g: TheFaceless, by_card: int) -> list[int]:
    """Where he may be taken: one step, if there is one (TF-4.4-01 to 03).

    The Demon comes nearer by a card, but not by the Memory (TF-10.2-13).
    """
    places = beside(g, place_of(g))
    if by_card and DEMON in g.avatars:
        places = nearer(g) or places
    return places or [place_of(g)]


@BOOK.step
def move_billygoat(g: TheFaceless, by_card: int) -> None:
    g.ask(g.current, MOVE_BILLYGOAT, by_card)


def move_options(g: TheFaceless, choices: Choices, seat: int, by_card: int) -> None:
    places = legal_places(g, by_card)
    for place in places:
        choices.put_span(MOVE[place] if place < IN else ENTER[place - IN])
    if choices.refused is None:
        return
    here = place_of(g)
    if here not in places:
        stem = MOVE[here].stem if here < IN else ENTER[here - IN].stem
        choices.put(stem, ALWAYS_MOVES)
    for place in beside(g, here):
        if place not in places:
            choices.put(MOVE[place].stem if place < IN else ENTER[place - IN].stem, NEARER_ONLY)
    if here < IN and not g.spectral():
        for space in g.board.near[here]:
            if g.cover[space] != NONE:
                choices.put(MOVE[space].stem, NOT_ONTO_OBSTACLE)


@BOOK.step
def billygoat_moved(g: TheFaceless, seat: int, answer: Option, by_card: int) -> None:
    place = thing(answer) + (IN if answer.verb == "enter" else 0)
    go_to(g, place)
    g.headings[GOAT] = thing(answer, 1)
    arrived(g)


MOVE_BILLYGOAT: Final = BOOK.question(
    "move_billygoat", move_options, billygoat_moved, quiet=True, by_card=COUNT
)
