"""Where Obstacles and the Den may lie (TF-3.2, TF-10.5-01)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gloam.titles.the_faceless.board import SPACE_AT, Board
from gloam.titles.the_faceless.cards import OBSTACLES
from gloam.titles.the_faceless.state import NONE, TheFaceless

Laying = tuple[int, int]
"""The space of the first cell, and the direction towards which the piece is turned."""


Shape = tuple[tuple[int, ...], ...]
Laid = tuple[Laying, tuple[int, ...]]
"""A laying and the spaces it covers."""


def symbols(g: TheFaceless) -> frozenset[int]:
    """The spaces with a sign for an Obstacle, on the side that is up (TF-10.7-01)."""
    side = "night-symbols" if g.rules.nightworld else "day-symbols"
    return frozenset(SPACE_AT[cell] for cell in g.figures[side])


@lru_cache(64)
def over_signs(board: Board, shape: Shape, signs: frozenset[int], count: int) -> tuple[Laid, ...]:
    """Every way a shape lies wholly on the board and over so many signs (TF-3.2-01, TF-3.2-03)."""
    found = []
    for space in board.spaces:
        for way in range(6):
            cells = board.laid(shape, space, way)
            if board.fits(cells) and sum(cell in signs for cell in cells) == count:
                found.append(((space, way), cells))
    return tuple(found)


def lay_block(g: TheFaceless, block: int, space: int, way: int) -> None:
    shape = g.figures["obstacles"][block]
    cells = g.board.laid(shape, space, way)
    g.blocks[block] = cells
    g.marks[block] = tuple(cell for cell, part in zip(cells, shape, strict=True) if part[2])
    for cell in cells:
        g.cover[cell] = block


def clear_block(g: TheFaceless, block: int) -> None:
    for cell in g.blocks[block]:
        g.cover[cell] = NONE
    g.blocks[block] = g.marks[block] = ()


def block_fits(g: TheFaceless, block: int, cells: tuple[int, ...]) -> bool:
    """On free spaces, touching no other Obstacle nor the Den (TF-3.2-02, TF-10.5-06)."""
    return all(
        (g.cover[cell] == block or g.free(cell))
        and all(g.cover[near] in (NONE, block) and near not in g.den for near in g.board.near[cell])
        for cell in cells
    )


def layings(g: TheFaceless, block: int) -> Iterator[Laid]:
    """Every way an Obstacle may be laid now, over exactly one sign."""
    for laid in over_signs(g.board, g.figures["obstacles"][block], symbols(g), 1):
        if block_fits(g, block, laid[1]):
            yield laid


def legal_layings(g: TheFaceless, block: int) -> list[Laying]:
    """Where else it may be moved: to a place that differs (TF-6.3-06, A18, A19).

    The Obstacle Billygoat is in as the Spectral is not free to go.
    """
    if g.goat_in == block:
        return []
    here = set(g.blocks[block])
    return [laying for laying, cells in layings(g, block) if set(cells) != here]


def den_layings(g: TheFaceless) -> Iterator[Laid]:
    """Where the Den may lie: on free spaces, next to no Obstacle, on no sign (TF-10.5-01)."""
    for laid in over_signs(g.board, g.figures["den"], symbols(g), 0):
        if all(
            g.free(cell) and all(g.cover[near] == NONE for near in g.board.near[cell])
            for cell in laid[1]
        ):
            yield laid


def beside_blocks(g: TheFaceless, blocks: tuple[int, ...] = tuple(range(OBSTACLES))) -> list[int]:
    """The free spaces next to any of these Obstacles."""
    return [
        space
        for space in g.board.spaces
        if g.free(space) and any(g.cover[near] in blocks for near in g.board.near[space])
    ]
