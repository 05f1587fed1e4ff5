"""What speaks for a plan, in a word: what it changes before the next card."""

from __future__ import annotations

from gloam.bots.the_faceless.ground import goals
from gloam.bots.the_faceless.worth import Worth, approach_distance
from gloam.titles.the_faceless.cards import LYING, PURPLE, RED
from gloam.titles.the_faceless.state import TheFaceless

NEAR = 2
"""Billygoat is near who comes within so many steps of being caught by the next red card."""

Reason = tuple[str, tuple[tuple[str, int], ...]]


def why(worth: Worth, now: TheFaceless, then: TheFaceless) -> Reason:
    """The reason's code, and the number it names."""
    if then.outcome is not None:
        return ("wins", ()) if then.outcome.winners else ("no_way_out", ())
    found = now.fates.count(LYING) - then.fates.count(LYING)
    if found > 0:
        return "recovers", (("count", found),)
    away = approach_distance(then) - approach_distance(now)
    if away > 0 and approach_distance(now) <= len(now.display[RED]) + NEAR:
        return "flees", (("count", away),)
    nearer = tour(worth, now) - tour(worth, then)
    if nearer > 0:
        return "nearer", (("count", nearer),)
    taken = sum(len(now.display[c]) - len(then.display[c]) for c in (RED, PURPLE))
    if taken > 0:
        return "calms", (("count", taken),)
    cards = sum(map(len, then.hands)) - sum(map(len, now.hands))
    if cards > 0:
        return "draws", (("count", cards),)
    return "safest", ()


def tour(worth: Worth, g: TheFaceless) -> int:
    return worth.on(g).tour(g.here, goals(g))
