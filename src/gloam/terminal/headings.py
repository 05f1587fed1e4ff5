"""Headings of The Faceless as people say them, and the needle of a trial (TF-5.4)."""

from __future__ import annotations

import re
from math import atan2, cos, degrees, radians, sin
from typing import Any, Final

from gloam.kernel.view import View
from gloam.terminal.teller import Shown
from gloam.titles.the_faceless.board import CELLS, OUTER, SPACE, board, plane

_NUMBER: Final = re.compile(r"(-?\d+(?:[.,]\d+)?)°?")
_CLOCK: Final = re.compile(r"(\d{1,2})(?::([0-5]\d)|h)")

Point = tuple[float, float]


def angle_said(view: View, winds: str, span: Shown, said: str) -> float | None:
    """The angle that a text means: degrees, a wind, an hour of a clock, or a space to look at.

    `winds` are eight from the east against the clock, each with its short form.
    """
    if number := _NUMBER.fullmatch(said):
        return float(number[1].replace(",", "."))
    if clock := _CLOCK.fullmatch(said):
        return 90 - 30 * (int(clock[1]) + int(clock[2] or 0) / 60)
    for eighth, names in enumerate(winds.split(", ")):
        if _bare(said) in map(_bare, names.split("/")):
            return 45.0 * eighth
    radius = view["table"]["radius"]
    if said in SPACE.names and SPACE.read(said) in board(radius).spaces:
        here, there = _point(view, *span["things"][0]), plane(CELLS[SPACE.read(said)])
        way = there[0] - here[0], there[1] - here[1]
        return angle_of(way) if any(way) else None
    return None


def angle_of(vector: Point) -> float:
    return degrees(atan2(vector[1], vector[0])) % 360


def tried_field(trial: dict[str, Any], option: Shown) -> Point | None:
    """The field at the Group as the option would make it; None where the trial shows none."""
    (_, place), (_, heading) = option["things"]
    if trial["rest"] is None or place not in trial["places"]:
        return None
    (x, y), (xx, xy, yy) = trial["rest"], trial["places"][place]
    c, s = cos(radians(float(heading))), sin(radians(float(heading)))
    return x + xx * c + xy * s, y + xy * c + yy * s


def _bare(word: str) -> str:
    return word.replace(" ", "").replace("-", "")


def _point(view: View, kind: str, name: str) -> Point:
    """Where a place lies; an Obstacle, in its middle."""
    if kind == "outer":
        return plane(board(view["table"]["radius"]).ring_cells[OUTER.read(name)])
    spaces = [name]
    if kind == "obstacle":
        spaces = view["table"]["obstacles"][int(name) - 1]["spaces"]
    points = [plane(CELLS[SPACE.read(space)]) for space in spaces]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
