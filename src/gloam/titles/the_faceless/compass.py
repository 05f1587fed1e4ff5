"""The compass: where the needle points among magnets (section 2).

Magnets are dipoles in the plane. The field of a magnet is linear in the unit vector along which its
coloured side looks, so a place has three numbers and a reading is a sum.
Headings are whole tenths of a degree, counter-clockwise from the east.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import atan2, cos, degrees, pi, radians, sin
from typing import Any, Final

from gloam.kernel.option import Scale
from gloam.titles.the_faceless.board import CELLS, Board

TURN: Final = 3600
HALF: Final = TURN // 2
HEADING: Final = Scale("heading", TURN, 10)
COS: Final = tuple(cos(radians(tenth / 10)) for tenth in range(TURN))
SIN: Final = tuple(sin(radians(tenth / 10)) for tenth in range(TURN))

Pull = tuple[float, float, float]
"""The field per unit of moment: xx, xy and yy of a symmetric matrix, in µT."""
NO_PULL: Final[Pull] = (0.0, 0.0, 0.0)
OUTSIDE: Final = len(CELLS)
"""Places are spaces, then outer spaces from this number on."""


class Compass:
    """The magnets of one table: their strengths, and how they reach from place to place."""

    __slots__ = ("board", "pitch", "height", "moments", "earth", "tie", "faint", "snap", "pulls")

    def __init__(self, board: Board, figures: Mapping[str, Any], earth: bool) -> None:
        self.board: Final = board
        self.pitch: Final = float(figures["pitch-mm"]) / 1000
        self.height: Final = float(figures["needle-height-mm"]) / 1000
        faceless, goat = float(figures["faceless-moment"]), float(figures["billygoat-moment"])
        self.moments: Final = (faceless, faceless, faceless, goat)
        north, strength = radians(figures["earth-heading"]), figures["earth-field"] if earth else 0
        self.earth: Final = (strength * cos(north), strength * sin(north))
        self.tie: Final = float(figures["tie-degrees"])
        self.faint: Final = float(figures["null-field"]) ** 2
        self.snap: Final = (float(figures["snap-distance"]) / 1000, float(figures["snap-force"]))
        self.pulls: Final[dict[int, tuple[Pull, ...]]] = {}

    def around(self, group: int) -> tuple[Pull, ...]:
        """How a magnet at every place reaches a compass on this space."""
        found = self.pulls.get(group)
        if found is None:
            here = self.board.xy[group]
            found = tuple(self.pull(here, place) for place in self.board.xy)
            self.pulls[group] = found
        return found

    def pull(self, here: tuple[float, float], source: tuple[float, float]) -> Pull:
        """How a magnet reaches from one point of the plane to another (2.2)."""
        x, y = (here[0] - source[0]) * self.pitch, (here[1] - source[1]) * self.pitch
        square = x * x + y * y + self.height * self.height
        if not square:
            return NO_PULL
        strength = 0.1 / (square * square**0.5)
        return (
            strength * (1 - 3 * x * x / square),
            strength * (-3 * x * y / square),
            strength * (1 - 3 * y * y / square),
        )

    def push(
        self, one: tuple[float, float], other: tuple[float, float], moments: float
    ) -> tuple[Pull, float]:
        """The force between two magnets along the line that joins them, in N (2.6).

        With a and b the unit vectors of their coloured sides it is a·M·b; below zero it attracts.
        Beyond the reach of a snap there is none.
        """
        x, y = (one[0] - other[0]) * self.pitch, (one[1] - other[1]) * self.pitch
        square = x * x + y * y
        reach, force = self.snap
        if square > reach * reach or not square:
            return NO_PULL, force
        strength = 3e-7 * moments / (square * square)
        return (
            (
                strength * (1 - 3 * x * x / square),
                strength * (-3 * x * y / square),
                strength * (1 - 3 * y * y / square),
            ),
            force,
        )

    def sectors(self, x: float, y: float) -> int:
        """The directions a field points the red end to: one, or two where it lies between (2.4).

        None for a field too faint to move a needle.
        """
        if x * x + y * y < self.faint:
            return 0
        angle = degrees(atan2(y, x)) / 60
        way = round(angle)
        off = (angle - way) * 60
        if off > 30 - self.tie:
            return 1 << way % 6 | 1 << (way + 1) % 6
        if off < self.tie - 30:
            return 1 << way % 6 | 1 << (way - 1) % 6
        return 1 << way % 6


def heading(x: float, y: float) -> int:
    """The heading of a vector, in tenths of a degree."""
    return round(atan2(y, x) * HALF / pi) % TURN


def bearing(here: tuple[float, float], there: tuple[float, float]) -> int:
    return heading(there[0] - here[0], there[1] - here[1])


@lru_cache(64)
def compass(board: Board, figures: tuple[float, ...], earth: bool) -> Compass:
    return Compass(board, dict(zip(MAGNETS, figures, strict=True)), earth)


MAGNETS: Final = (
    "pitch-mm", "needle-height-mm", "faceless-moment", "billygoat-moment", "earth-heading",
    "earth-field", "tie-degrees", "null-field", "snap-distance", "snap-force",
)  # fmt: skip
