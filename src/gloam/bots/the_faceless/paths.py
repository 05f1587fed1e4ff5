"""Where the needle would lead the Group, reckoned in the head, for many places and headings."""

from __future__ import annotations

from math import atan2, pi
from typing import Final, NamedTuple

from gloam.bots.the_faceless.ground import FAR, Ground, deadly, goals
from gloam.titles.the_faceless.compass import COS, SIN
from gloam.titles.the_faceless.state import NONE, TheFaceless

UNITS: Final = 3 / pi
DEAD: Final = -9


class End(NamedTuple):
    """Where a way ends: the space, the goals left, and how many bumps can still be paid."""

    here: int
    left: frozenset[int]
    lives: int
    """Below zero the game is lost."""


class Paths:
    """What the needle shows anywhere while all figures but one stand as they do."""

    def __init__(self, g: TheFaceless, ground: Ground, figure: int) -> None:
        self.g = g
        self.ground = ground
        self.figure = figure
        self.begin = End(g.here, goals(g), len(g.unused()))
        self.rests: dict[int, tuple[float, float]] = {}
        self.memories = frozenset(g.lies)
        self.deadly = deadly(g)
        self.pushes = {
            space: (arrows, way) if shown else None
            for space, arrows, way, shown in zip(g.haunts, g.arrows, g.ways, g.shown, strict=True)
        }
        """Where a Haunted Place would push the Group, as far as that has been seen."""

    def rest(self, here: int) -> tuple[float, float]:
        """The field on a space of all magnets but this figure's."""
        g = self.g
        real, g.here = g.here, here
        found = self.rests[here] = g.field(without=self.figure)
        g.here = real
        return found

    def walk(self, begin: End, count: int, place: int, heading: int, goat: int) -> End:
        """Follow the needle with the figure at a place; `goat` is where Billygoat stands then."""
        here, left, lives = begin
        ground, rests, compass = self.ground, self.rests, self.g.compass
        moment = compass.moments[self.figure]
        c, s = COS[heading] * moment, SIN[heading] * moment
        clear = 0.5 - compass.tie / 60
        for _ in range(count):
            x, y = rests.get(here) or self.rest(here)
            if place != NONE:
                xx, xy, yy = compass.around(here)[place]
                x, y = x + xx * c + xy * s, y + xy * c + yy * s
            angle = atan2(y, x) * UNITS
            way = round(angle)
            off = angle - way
            if here in ground.flipped:
                way += 3
            space = ground.next[here][way % 6]
            if not -clear < off < clear:
                other = ground.next[here][(way + (1 if off > 0 else -1)) % 6]
                space = min(space, other, key=lambda space: self.dread(space, left, goat))
            here, left, lives = self.enter(here, space, left, lives, goat)
            if lives < 0:
                break
        return End(here, left, lives)

    def dread(self, space: int, left: frozenset[int], goat: int) -> int:
        """How little one likes a space where the needle lies between two."""
        return FAR + 1 if space == goat else self.ground.near(space, left)

    def enter(
        self, here: int, space: int, left: frozenset[int], lives: int, goat: int
    ) -> tuple[int, frozenset[int], int]:
        """One step: to a space, or against an Obstacle."""
        ground = self.ground
        block = ground.cover[space]
        if block != NONE:
            lives -= 1
            if not ground.swamps[block]:
                return here, left, lives
        if space == goat or space in self.deadly:
            return space, left, DEAD
        if space in left:
            lives += space in self.memories
            left -= {space}
        elif space in ground.eyes:
            left |= {space}
        if space in self.pushes:
            return self.push(space, left, lives, goat)
        return space, left, lives

    def push(
        self, here: int, left: frozenset[int], lives: int, goat: int
    ) -> tuple[int, frozenset[int], int]:
        """A Haunted Place pushes; of one that is not shown one fears an Obstacle."""
        known = self.pushes[here]
        if known is None:
            return here, left, lives - 1
        arrows, way = known
        started = here
        for _ in range(arrows):
            space = self.ground.next[here][way]
            if space == started or (space in self.pushes and here != started):
                break
            here, left, lives = self.enter(here, space, left, lives, goat)
            if lives < 0:
                break
        return here, left, lives

    def strolls(self, begin: End, count: int, goat: int) -> dict[End, tuple[int, ...]]:
        """Every end of a free way of so many steps, each with one way to it."""
        ends: dict[End, tuple[int, ...]] = {begin: ()}
        for _ in range(count):
            beyond: dict[End, tuple[int, ...]] = {}
            for end, ways in ends.items():
                for way, space in enumerate(self.ground.next[end.here]):
                    there = self.enter(end.here, space, end.left, end.lives, goat)
                    if there[2] >= 0:
                        beyond.setdefault(End(*there), (*ways, way))
            ends = beyond
        return ends
