"""Magnets that snap together (TF-5.5, 2.6)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.board import CELLS, NOWHERE
from gloam.titles.the_faceless.cards import FACELESS, GOAT
from gloam.titles.the_faceless.compass import COS, NO_PULL, SIN
from gloam.titles.the_faceless.state import NONE, TheFaceless


def snap(g: TheFaceless, figure: int) -> None:
    """After a figure was moved or turned: what it collides with is set back and one is removed.

    The moved one is removed, but never Billygoat: then the other (TF-5.5-01, TF-5.5-02).
    """
    if g.rules.collisions == "off" or (g.goat == NOWHERE and g.goat_in == NONE):
        return
    for faceless in FACELESS if figure == GOAT else (figure,):
        if g.at[faceless] != NOWHERE and attract(g, faceless):
            g.at[faceless] = NOWHERE
            other = GOAT if figure != GOAT else faceless
            g.tell(events.COLLIDED, EVERYONE, figure, other)


def attract(g: TheFaceless, faceless: int) -> bool:
    """Whether this Faceless and Billygoat are near enough and pull hard enough (TF-5.5-04)."""
    magnets = g.compass
    moments = magnets.moments[faceless] * magnets.moments[GOAT]
    here = g.board.xy[len(CELLS) + g.at[faceless]]
    pull, force = magnets.push(here, g.goat_point(), moments)
    if pull is NO_PULL:
        return False
    xx, xy, yy = pull
    one, other = g.headings[faceless], g.headings[GOAT]
    a, b, c, d = COS[one], SIN[one], COS[other], SIN[other]
    strength = a * (xx * c + xy * d) + b * (xy * c + yy * d)
    return bool(g.chance.settle(int(strength <= -force)))
