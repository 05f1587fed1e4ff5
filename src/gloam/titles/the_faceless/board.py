"""Duskworld: its spaces, the outer spaces round it, and what lies over its edge (1.2, TF-2.1)."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from gloam.kernel.option import Kind

LARGEST: Final = 6
CELLS: Final = tuple(
    (q, r)
    for r in range(-LARGEST, LARGEST + 1)
    for q in range(-LARGEST, LARGEST + 1)
    if abs(q + r) <= LARGEST
)
"""The cells of the largest board; a smaller one uses those about the middle."""
SPACE_AT: Final = {cell: space for space, cell in enumerate(CELLS)}
SPACE: Final = Kind("space", tuple(f"{'abcdefghijklm'[r + LARGEST]}{q + 7}" for q, r in CELLS))
"""Rows are letters from the south, files slant from south-west to north-east: g7 is the middle."""
OUTER: Final = Kind("outer", tuple(f"o{at}" for at in range(6 * (LARGEST + 1))))

NOWHERE: Final = -1
WAYS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
DIRECTION: Final = Kind(
    "direction", ("east", "northeast", "northwest", "west", "southwest", "southeast")
)
EVERY_WAY: Final = 0b111111
"""A set of directions is a number with a bit for each."""


def distance(a: int, b: int) -> int:
    """How many spaces apart, over whatever lies between (TF-2.1-08)."""
    (q, r), (p, s) = CELLS[a], CELLS[b]
    return max(abs(q - p), abs(r - s), abs(q + r - p - s))


def ways_in(ways: int) -> list[int]:
    """The directions of a set, counter-clockwise from the east."""
    return [way for way in range(6) if ways >> way & 1]


def turned(cell: tuple[int, int], times: int) -> tuple[int, int]:
    """A cell turned about the middle by 60° counter-clockwise, so many times."""
    q, r = cell
    for _ in range(times):
        q, r = -r, q + r
    return q, r


class Board:
    """A board of one size. Spaces off the board have no neighbours."""

    __slots__ = (
        "radius", "spaces", "next", "near", "edge", "line", "antipode", "ring", "ring_cells", "xy",
    )  # fmt: skip

    def __init__(self, radius: int) -> None:
        self.radius: Final = radius
        inside = [max(abs(q), abs(r), abs(q + r)) <= radius for q, r in CELLS]
        self.spaces: Final = tuple(space for space, there in enumerate(inside) if there)
        self.next: Final = tuple(
            tuple(self._beside(inside, space, way) for way in range(6))
            for space in range(len(CELLS))
        )
        """The space next to a space in each direction; nowhere, over the edge."""
        self.near: Final = tuple(
            tuple(other for other in beside if other != NOWHERE) for beside in self.next
        )
        """The adjacent spaces (TF-2.1-04)."""
        self.edge: Final = tuple(len(near) < 6 for near in self.near)
        self.line: Final = tuple(
            tuple(self._far_end(space, way) for way in range(6)) for space in range(len(CELLS))
        )
        """Where a step over the edge leads: the far end of the line (TF-5.3-01)."""
        self.antipode: Final = tuple(SPACE_AT[-q, -r] for q, r in CELLS)
        self.ring_cells: Final = self._ring(radius + 1)
        self.ring: Final = len(self.ring_cells)
        """How many outer spaces there are; the first lies in the east, then counter-clockwise."""
        self.xy: Final = tuple(plane(cell) for cell in (*CELLS, *self.ring_cells))
        """Where spaces lie, then outer spaces, with 1 between neighbours."""

    def _beside(self, inside: list[bool], space: int, way: int) -> int:
        q, r = CELLS[space]
        other = SPACE_AT.get((q + WAYS[way][0], r + WAYS[way][1]), NOWHERE)
        return other if inside[space] and other != NOWHERE and inside[other] else NOWHERE

    def _far_end(self, space: int, way: int) -> int:
        back = (way + 3) % 6
        while self.next[space][back] != NOWHERE:
            space = self.next[space][back]
        return space

    @staticmethod
    def _ring(radius: int) -> tuple[tuple[int, int], ...]:
        q, r = radius, 0
        cells = []
        for side in range(6):
            way = WAYS[(side + 2) % 6]
            for _ in range(radius):
                cells.append((q, r))
                q, r = q + way[0], r + way[1]
        return tuple(cells)

    def apart(self, a: int, b: int) -> int:
        """How far apart two outer spaces are, round the ring."""
        steps = (a - b) % self.ring
        return min(steps, self.ring - steps)

    def fits(self, cells: tuple[int, ...]) -> bool:
        return NOWHERE not in cells and all(self.near[cell] for cell in cells)

    def laid(self, shape: tuple[tuple[int, ...], ...], anchor: int, way: int) -> tuple[int, ...]:
        """The spaces a piece covers, its first cell on the anchor, turned towards a direction."""
        q, r = CELLS[anchor]
        return tuple(
            SPACE_AT.get((q + dq, r + dr), NOWHERE)
            for dq, dr in (turned((part[0], part[1]), way) for part in shape)
        )


def plane(cell: tuple[int, int]) -> tuple[float, float]:
    q, r = cell
    return q + r / 2, r * sqrt(3) / 2


@cache
def board(radius: int) -> Board:
    return Board(radius)
