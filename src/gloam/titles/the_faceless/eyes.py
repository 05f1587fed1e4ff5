"""The Eyes (TF-10.6)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.state import TheFaceless

TAKEN: Final = 3


def blink(g: TheFaceless) -> None:
    """An Eye the Group comes to turns over, open or closed (TF-10.6-02)."""
    if g.here in g.eyes:
        eye = g.eyes.index(g.here)
        g.open[eye] = not g.open[eye]
        g.tell(events.EYE_TURNED, EVERYONE, g.here, int(g.open[eye]))


def watch(g: TheFaceless) -> None:
    """While an Eye is open, each revealed card costs three of the deck, unseen (TF-10.6-03)."""
    if any(g.open) and g.deck:
        gone = min(TAKEN, len(g.deck))
        g.boxed += g.deck[-gone:]
        del g.deck[-gone:]
        g.tell(events.WATCHED, EVERYONE, gone)
