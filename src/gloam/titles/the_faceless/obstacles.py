"""Where Obstacles and the Den may lie (TF-3.2, TF-10.5-01)."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.titles.the_faceless.board import SPACE_AT
from gloam.titles.the_faceless.cards import OBSTACLES
from gloam.titles.the_faceless.state import NONE, TheFaceless

Laying = tuple[int, int]
"""The space of the first cell, and the direction towards which the piece is turned."""


def symbols(g: TheFaceless) -> frozenset[int]:
    """The spaces with a sign for an Obstacle, on the side that is up (TF-10.7-01)."""
    side = "night-symbols" if g.rules.nightworld else "day-symbols"
    return frozenset(SPACE_AT[cell] for cell in g.figures[side])


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


def block_fits(g: TheFaceless, block: int, cells: tuple[int, ...], signs: frozenset[int]) -> bool:
    """On the board, over one sign, on free spaces, touching no other Obstacle nor the Den.

    TF-3.2-01 to TF-3.2-03, TF-6.3-06.
    """
    if not g.board.fits(cells) or sum(cell in signs for cell in cells) != 1:
        return False
    return all(
        (g.cover[cell] == block or g.free(cell))
        and all(g.cover[near] in (NONE, block) and near not in g.den for near in g.board.near[cell])
        for cell in cells
    )


def layings(g: TheFaceless, block: int) -> Iterator[tuple[Laying, tuple[int, ...]]]:
    """Every way an Obstacle may be laid now, with the spaces it then covers."""
    signs = symbols(g)
    shape = g.figures["obstacles"][block]
    for space in g.board.spaces:
        for way in range(6):
            cells = g.board.laid(shape, space, way)
            if block_fits(g, block, cells, signs):
                yield (space, way), cells


def legal_layings(g: TheFaceless, block: int) -> list[Laying]:
    """Where else it may be moved: to a place that differs (TF-6.3-06, A18, A19).

    The Obstacle Billygoat is in as the Spectral is not free to go.
    """
    if g.goat_in == block:
        return []
    here = set(g.blocks[block])
    return [laying for laying, cells in layings(g, block) if set(cells) != here]


def den_layings(g: TheFaceless) -> Iterator[tuple[Laying, tuple[int, ...]]]:
    """Where the Den may lie: on free spaces, next to no Obstacle, on no sign (TF-10.5-01)."""
    signs = symbols(g)
    for space in g.board.spaces:
        for way in range(6):
            cells = g.board.laid(g.figures["den"], space, way)
            if (
                g.board.fits(cells)
                and not signs.intersection(cells)
                and all(
                    g.free(cell) and all(g.cover[near] == NONE for near in g.board.near[cell])
                    for cell in cells
                )
            ):
                yield (space, way), cells


def beside_blocks(g: TheFaceless, blocks: tuple[int, ...] = tuple(range(OBSTACLES))) -> list[int]:
    """The free spaces next to any of these Obstacles."""
    return [
        space
        for space in g.board.spaces
        if g.free(space) and any(g.cover[near] in blocks for near in g.board.near[space])
    ]
