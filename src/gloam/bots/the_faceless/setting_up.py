"""Laying out Duskworld by hand: Memories near together, Billygoat far away."""

from __future__ import annotations

from typing import Final

from gloam.bots.the_faceless.ground import Ground, goals
from gloam.kernel.option import Option
from gloam.titles.the_faceless.answers import thing
from gloam.titles.the_faceless.board import SPACE_AT, distance
from gloam.titles.the_faceless.state import TheFaceless

MIDDLE: Final = SPACE_AT[0, 0]


def lay_out(g: TheFaceless) -> Option:
    """An answer to a question of the set-up (TF-3)."""
    _, question, _ = g.asks[0]
    options = g.decisions[0].options
    if question.name == "hide_memory":
        return min(options, key=lambda option: distance(thing(option), MIDDLE))
    if question.name == "place_group":
        ground, memories = Ground(g), goals(g)
        return min(options, key=lambda option: ground.tour(thing(option), memories))
    if question.name == "place_billygoat":
        return max(options, key=lambda option: distance(thing(option), g.here))
    return options[g.chance.below(len(options))]
