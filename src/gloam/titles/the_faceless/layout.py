"""Duskworld laid out by lot, and what a layout by hand shares with that (TF-3.1 to TF-3.3)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.errors import BadInput
from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.billygoat import face_group
from gloam.titles.the_faceless.board import NOWHERE, distance
from gloam.titles.the_faceless.cards import ENTRANCE, FACELESS, MEMORIES, OBSTACLES
from gloam.titles.the_faceless.compass import TURN
from gloam.titles.the_faceless.obstacles import beside_blocks, den_layings, lay_block, layings
from gloam.titles.the_faceless.state import NONE, TheFaceless

FAR: Final = 4
"""Billygoat drawn by lot begins at least so far from the Group, if he can (TF-3.6-04)."""
TRIES: Final = 200


def draw_layout(g: TheFaceless) -> None:
    """A layout by lot; another, while something finds no room."""
    for _ in range(TRIES):
        clear(g)
        if draw_obstacles(g) and draw_den(g) and draw_memories(g) and draw_figures(g):
            tell_layout(g)
            return
    raise BadInput("no-layout", "No layout was found for these figures.")


def clear(g: TheFaceless) -> None:
    g.blocks = [()] * OBSTACLES
    g.marks = [()] * OBSTACLES
    g.cover = [NONE] * len(g.cover)
    g.lies = [NOWHERE] * MEMORIES
    g.swamps = [False] * OBSTACLES
    g.den = []
    g.here = g.goat = NOWHERE


def draw_obstacles(g: TheFaceless) -> bool:
    """All six, each over one sign (TF-3.2)."""
    for block in range(OBSTACLES):
        places = [laying for laying, _ in layings(g, block)]
        if not places:
            return False
        lay_block(g, block, *places[g.chance.below(len(places))])
    draw_swamps(g)
    return True


def draw_swamps(g: TheFaceless) -> None:
    """Some Obstacles are turned over (TF-10.15-01)."""
    if g.rules.swamps:
        for block in g.chance.sample(range(OBSTACLES), g.rules.swamps):
            g.swamps[block] = True


def draw_den(g: TheFaceless) -> bool:
    if not g.rules.den:
        return True
    places = [cells for _, cells in den_layings(g)]
    if not places:
        return False
    g.den = list(places[g.chance.below(len(places))])
    return True


def marked_parts(g: TheFaceless) -> list[int]:
    return [part for marks in g.marks for part in marks]


def hiding_places(g: TheFaceless, part: int) -> list[int]:
    """The spaces beside a marked part where its Memory may lie, next to no other (TF-3.3)."""
    return [
        space
        for space in g.board.near[part]
        if g.free(space) and not any(near in g.lies for near in g.board.near[space])
    ]


def draw_memories(g: TheFaceless) -> bool:
    """Face down, one beside each marked part: where there is least room, first (TF-3.3-03)."""
    parts = g.chance.sample(marked_parts(g), MEMORIES)
    order = g.chance.sample(range(MEMORIES), MEMORIES)
    for memory in order:
        part = min(parts, key=lambda part: len(hiding_places(g, part)))
        places = hiding_places(g, part)
        if not places:
            return False
        parts.remove(part)
        g.lies[memory] = places[g.chance.below(len(places))]
    return True


def draw_figures(g: TheFaceless) -> bool:
    """The Group by the Entrance, Billygoat by an Obstacle or the Den, the Faceless anywhere."""
    starts = beside_blocks(g, (ENTRANCE,))
    if not starts:
        return False
    g.here = starts[g.chance.below(len(starts))]
    places = billygoat_places(g)
    far = [space for space in places if distance(space, g.here) >= FAR] or places
    if not far:
        return False
    g.goat = far[g.chance.below(len(far))]
    face_group(g)
    outer = list(g.figures["starts"])
    g.chance.shuffle(outer)
    for figure in FACELESS:
        g.at[figure] = outer[figure]
        g.headings[figure] = g.chance.below(TURN)
    return True


def billygoat_places(g: TheFaceless) -> list[int]:
    """Free spaces off the edge, next to an Obstacle, or to the Den (TF-3.6-03, TF-10.5-02)."""
    if g.den:
        near = {space for cell in g.den for space in g.board.near[cell]}
        spaces = [space for space in g.board.spaces if space in near and g.free(space)]
    else:
        spaces = beside_blocks(g)
    return [space for space in spaces if not g.board.edge[space]]


def tell_layout(g: TheFaceless) -> None:
    for block in range(OBSTACLES):
        g.tell(events.OBSTACLE_LAID, EVERYONE, block, g.blocks[block])
    tell_swamps(g)
    tell_den(g)
    for space in g.board.spaces:
        if space in g.lies:
            g.tell(events.MEMORY_HIDDEN, EVERYONE, space)
    for figure in FACELESS:
        g.tell(events.FACELESS_SET, EVERYONE, figure, g.at[figure], g.headings[figure])
    g.tell(events.GROUP_BEGINS, EVERYONE, g.here)
    g.tell(events.BILLYGOAT_STANDS, EVERYONE, g.goat)


def tell_swamps(g: TheFaceless) -> None:
    for block in range(OBSTACLES):
        if g.swamps[block]:
            g.tell(events.SWAMP, EVERYONE, block)


def tell_den(g: TheFaceless) -> None:
    if g.den:
        g.tell(events.DEN_LAID, EVERYONE, tuple(g.den))
