"""How the game ends: everybody wins or everybody loses (TF-1.1, TF-9)."""

from __future__ import annotations

from gloam.titles.the_faceless.cards import ENTRANCE, LYING
from gloam.titles.the_faceless.state import TheFaceless


def lose(g: TheFaceless, reason: str) -> None:
    """Losses are immediate, and the first thing that happens counts (TF-1.1-03, TF-9.1-04)."""
    if g.outcome is None:
        g.end(reason, ())


def check_rescue(g: TheFaceless) -> None:
    """All Memories collected; the Eyes closed and the way out reached, where they count.

    TF-1.1-02, TF-9.1-01, TF-10.6-04, TF-12.2-04.
    """
    if g.outcome is None and LYING not in g.fates and not any(g.open) and by_the_way_out(g):
        g.end("rescued", range(g.seats))


def by_the_way_out(g: TheFaceless) -> bool:
    """Where the scenario wants it, the Group stands next to the Entrance Obstacle (A22, A23)."""
    if not g.rules.way_out:
        return True
    entrance = g.blocks[ENTRANCE]
    return g.here not in entrance and any(space in entrance for space in g.board.near[g.here])
