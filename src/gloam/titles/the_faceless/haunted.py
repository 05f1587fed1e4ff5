"""The Haunted Places (TF-10.8)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.cards import BLUE
from gloam.titles.the_faceless.state import NONE, TheFaceless


def haunt_at(g: TheFaceless) -> int:
    """The Haunted Place that moves the Group now; none while its own push goes on (TF-10.8-06)."""
    if g.here not in g.haunts:
        return NONE
    here = g.haunts.index(g.here)
    if g.fired >> here & 1:
        return NONE
    g.fired |= 1 << here
    g.shown[here] = True
    g.tell(events.HAUNTED, EVERYONE, g.here, g.arrows[here], g.ways[here])
    return here


def turn_haunts(g: TheFaceless) -> None:
    """Those face down turn clockwise, once for each blue card in the display (TF-10.8-05)."""
    hidden = [at for at in range(len(g.haunts)) if not g.shown[at]]
    times = len(g.display[BLUE])
    for at in hidden:
        g.ways[at] = (g.ways[at] - times) % 6
    if hidden:
        g.tell(events.HAUNTS_TURNED, EVERYONE, times)
