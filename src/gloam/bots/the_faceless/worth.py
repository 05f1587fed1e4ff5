"""What a position is worth to the children, in steps of the Group."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gloam.bots.the_faceless.ground import Ground, goals, goat_distances
from gloam.bots.the_faceless.paths import End
from gloam.titles.the_faceless.billygoat import node, place_of
from gloam.titles.the_faceless.board import NOWHERE
from gloam.titles.the_faceless.cards import BLUE, GREEN, PURPLE, RED, colour_of, value_of
from gloam.titles.the_faceless.state import NONE, TheFaceless

WON: Final = 60.0
LOST: Final = -60.0
LIVES: Final = (-5.0, -2.0, -0.8, -0.2)
"""What it means to have so few Memories to pay with."""
CARD: Final = (0.55, 0.85, 1.05)
"""A card in a hand, by its value."""
RISK: Final = (-9.0, -3.0, -1.6, -1.0, -0.7, -0.5, -0.4, -0.3)
"""What it means that Billygoat falls so many steps short of the Group."""
OPEN_EYE: Final = 8.0
"""What an open Eye costs, near as it may be."""
HAUNTED: Final = 6.0
"""What it costs to step on a Haunted Place that nobody has seen, with nothing to pay with."""
PACE: Final = 1.1
"""How many steps nearer to the end a turn brings, where it goes well."""


class Worth:
    """Judges positions of one game."""

    def __init__(self) -> None:
        self.ground: Ground | None = None

    def on(self, g: TheFaceless) -> Ground:
        """The ground of a position; kept, as it seldom changes."""
        if self.ground is None or not self.ground.fits(g):
            self.ground = Ground(g)
        return self.ground

    def of(self, g: TheFaceless) -> float:
        """A position at the end of a turn."""
        if g.outcome is not None:
            return WON if g.outcome.winners else lost(len(g.eyes))
        ground = self.on(g)
        end = End(g.here, goals(g), len(g.unused()))
        return self.way(ground, end) + self.cards(g, end, ground) + self.danger(g)

    def way(self, ground: Ground, end: End) -> float:
        """What is left to walk, and what there is to pay with."""
        if end.lives < 0:
            return lost(len(ground.eyes))
        left = ground.tour(end.here, end.left)
        if not left:
            return WON
        watched = 0.0
        for eye in ground.eyes & end.left:
            watched += OPEN_EYE + 1.5 * ground.distance(eye)[end.here]
        return -left - 1.5 * len(end.left) + LIVES[min(end.lives, 3)] - watched

    def danger(self, g: TheFaceless) -> float:
        """How near Billygoat is to catching the Group with the next red card."""
        steps = approach_distance(g)
        reds = len(g.display[RED]) + 1
        return risk(steps - reds) - (2.0 if steps <= 1 else 0.0)

    def cards(self, g: TheFaceless, end: End, ground: Ground) -> float:
        """Hands, the display's columns, and whether the deck will last."""
        follower = (g.current + 1) % g.seats
        worth = 0.0
        for seat, hand in enumerate(g.hands):
            worth += hand_worth(hand, 1.0 if seat == follower else 0.8)
        columns = [len(column) for column in g.display]
        worth -= 0.25 * growth(columns[RED]) + 0.12 * growth(columns[PURPLE])
        worth -= 0.3 * (columns[BLUE] // 2) + 0.3 * (columns[GREEN] // 2)
        need = ground.tour(end.here, end.left) / PACE + 2 * sqrt(len(end.left))
        return worth - 0.6 * max(0.0, need + 3 - len(g.deck))


def lost(eyes: int) -> float:
    """A lost game: worse than any that goes on, however far the Eyes are."""
    return LOST - OPEN_EYE * 2 * eyes


def risk(slack: int) -> float:
    """What it means that Billygoat falls so many steps short with the next red card."""
    return RISK[min(max(0, slack), len(RISK) - 1)]


def growth(cards: int) -> float:
    """How the danger of a column grows with its cards."""
    return cards * sqrt(cards)


def hand_worth(hand: Sequence[int], share: float) -> float:
    """Cards, and that they are of several colours."""
    worth = sum(CARD[min(value_of(card), 3) - 1] for card in hand)
    colours = {colour_of(card) for card in hand}
    worth += 0.3 * len(colours) + 0.5 * (PURPLE in colours)
    return worth * share - (0.8 if not hand else 0.0)


def approach_distance(g: TheFaceless) -> int:
    """How many steps Billygoat has to the Group, round what he may not enter; many, if none."""
    goal, start = node(g, g.here), place_of(g)
    if goal == NOWHERE:
        return 9
    if goal == start:
        return 0
    spectral = g.spectral()
    near, cover = g.board.near, g.cover
    if spectral:
        return goat_distances(g).get(goal, 9)
    seen = {start}
    edge, steps = [start], 0
    while edge:
        steps += 1
        beyond = []
        for space in edge:
            for other in near[space]:
                if other not in seen and cover[other] == NONE:
                    if other == goal:
                        return steps
                    seen.add(other)
                    beyond.append(other)
        edge = beyond
    return 9
