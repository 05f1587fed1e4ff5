"""The Fog over the compass (TF-10.11)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.state import BOOK, TheFaceless


def let_fog_fall(g: TheFaceless) -> None:
    """Before anything else in a turn (TF-10.11-01)."""
    if g.fog:
        g.fogged = True
        g.tell(events.FOG_FALLS, EVERYONE)


@BOOK.step
def lift_fog(g: TheFaceless) -> None:
    """After any action, or just before a card moves the Group (TF-10.11-02)."""
    if g.fogged:
        g.fogged = False
        g.tell(events.FOG_LIFTS, EVERYONE)
