"""The ground the Group walks on: where steps lead, and how far it is to the Memories."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gloam.titles.the_faceless.billygoat import beside, place_of
from gloam.titles.the_faceless.board import NOWHERE, SPACE_AT, Board, distance
from gloam.titles.the_faceless.cards import ENTRANCE
from gloam.titles.the_faceless.state import NONE, TheFaceless

FAR: Final = 40
"""Further than any way on the board."""


class Ground:
    """Obstacles, Den and Eyes as they lie: whatever the figures do."""

    def __init__(self, g: TheFaceless) -> None:
        self.next = steps(g.board, g.rules.labyrinth)
        self.cover = tuple(g.cover)
        self.swamps = tuple(g.swamps)
        self.den = frozenset(g.den)
        self.eyes = frozenset(g.eyes)
        self.flipped = inverse_spaces(g)
        self.distances: dict[int, list[int]] = {}
        self.tours: dict[tuple[int, frozenset[int]], int] = {}

    def fits(self, g: TheFaceless) -> bool:
        """Whether this is still the ground of a position."""
        same = self.cover == tuple(g.cover) and self.swamps == tuple(g.swamps)
        return same and self.next is steps(g.board, g.rules.labyrinth)

    def open(self, space: int) -> bool:
        return self.cover[space] == NONE and space not in self.den

    def distance(self, goal: int) -> list[int]:
        """The steps from every space to a goal, round Obstacles and over the edge."""
        found = self.distances.get(goal)
        if found is None:
            found = [FAR] * len(self.next)
            found[goal] = 0
            edge, far = [goal], 0
            while edge:
                far += 1
                beyond = []
                for space in edge:
                    for other in self.next[space]:
                        if found[other] == FAR and self.open(other):
                            found[other] = far
                            beyond.append(other)
                edge = beyond
            self.distances[goal] = found
        return found

    def tour(self, here: int, left: frozenset[int]) -> int:
        """The steps past all goals left, always to the nearest."""
        found = self.tours.get((here, left))
        if found is None:
            found, at, rest = 0, here, set(left)
            while rest:
                far, goal = min((self.distance(goal)[at], goal) for goal in rest)
                found += far
                at = goal
                rest.remove(goal)
            self.tours[here, left] = found
        return found

    def near(self, space: int, goals: frozenset[int]) -> int:
        """How far the nearest goal is."""
        if not self.open(space):
            return FAR
        return min((self.distance(goal)[space] for goal in goals), default=0)


def goals(g: TheFaceless) -> frozenset[int]:
    """Where the Group still has to go: Memories, and open Eyes, which must be closed."""
    found = {space for space, open_ in zip(g.eyes, g.open, strict=True) if open_}
    found.update(space for space in g.lies if space != NOWHERE)
    if not found and g.rules.way_out:
        beside = {space for cell in g.blocks[ENTRANCE] for space in g.board.near[cell]}
        found.add(min(beside.difference(g.blocks[ENTRANCE]), key=lambda s: distance(s, g.here)))
    return frozenset(found)


def deadly(g: TheFaceless) -> frozenset[int]:
    servants = g.servants if g.rules.servants == "wandering" else []
    return frozenset((*g.den, *(space for space in servants if space != NOWHERE)))


@lru_cache(8)
def steps(on: Board, labyrinth: str) -> tuple[tuple[int, ...], ...]:
    """Where a step in each direction leads, from every space."""
    found = []
    for space, inside in enumerate(on.next):
        over = on.line[space] if labyrinth == "line" else (on.antipode[space],) * 6
        ways = tuple(over[way] if t == NOWHERE else t for way, t in enumerate(inside))
        found.append(ways if on.near[space] else ())
    return tuple(found)


def inverse_spaces(g: TheFaceless) -> frozenset[int]:
    if not g.rules.nightworld:
        return frozenset()
    return frozenset(SPACE_AT[cell] for cell in g.figures["inverse-spaces"])


def goat_distances(g: TheFaceless) -> dict[int, int]:
    """How many steps Billygoat has to every place he can go to."""
    start = place_of(g)
    found = {start: 0}
    edge = [start]
    while edge:
        beyond = []
        for place in edge:
            for other in beside(g, place):
                if other not in found:
                    found[other] = found[place] + 1
                    beyond.append(other)
        edge = beyond
    return found
