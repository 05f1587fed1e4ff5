"""The Portals (TF-10.10)."""

from __future__ import annotations

from gloam.titles.the_faceless.state import NONE, TheFaceless


def portal_from(g: TheFaceless) -> int:
    """The Portal that takes the Group: the next from one, or one beside it (TF-10.10-02, 03)."""
    if g.here in g.portals:
        return (g.portals.index(g.here) + 1) % len(g.portals)
    for portal, space in enumerate(g.portals):
        if space in g.board.near[g.here]:
            return portal
    return NONE
