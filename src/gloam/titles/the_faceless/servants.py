"""The Servants, wandering or collecting (TF-10.12, TF-10.13, TF-10.14)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.board import DIRECTION, NOWHERE
from gloam.titles.the_faceless.cards import RED, SHOWN_SERVANTS
from gloam.titles.the_faceless.ending import lose
from gloam.titles.the_faceless.state import NONE, TheFaceless


def meet_servant(g: TheFaceless) -> bool:
    """Whether the Group survives the Servant here, if there is one.

    A wandering one is the end (TF-10.13-03); a collecting one leaves (TF-10.14-04).
    """
    if g.here not in g.servants:
        return True
    if g.rules.servants == "wandering":
        return False
    for at, space in enumerate(g.servants):
        if space == g.here:
            g.servants[at] = NOWHERE
            g.tell(events.SERVANT_GONE, EVERYONE, space)
    return True


def move_servants(g: TheFaceless) -> None:
    """All go the way of a new card, one step for each red card shown (TF-10.12-02)."""
    if not g.servant_cards:
        return
    card = g.servant_cards.pop()
    g.servants_shown.append(card)
    way = DIRECTION.read(g.figures["servant-directions"][card])
    steps = len(g.display[RED])
    g.tell(events.SERVANTS_MOVE, EVERYONE, way, steps)
    march(g, way, steps)
    if len(g.servants_shown) == SHOWN_SERVANTS:
        g.servant_cards += g.servants_shown
        g.servants_shown.clear()
        g.chance.shuffle(g.servant_cards)


def march(g: TheFaceless, way: int, steps: int) -> None:
    """Each step by step, with its Memory where it collects; they do not stop one another.

    TF-10.12-03, TF-10.12-05, TF-10.14-02. The Group's space is the end (TF-10.13-02, TF-10.14-03).
    """
    for at, began in enumerate(g.servants):
        space = began
        for _ in range(steps if began != NOWHERE else 0):
            there = g.board.next[space][way]
            if there == NOWHERE or g.cover[there] != NONE or there == g.goat:
                break
            space = there
            if space == g.here:
                break
        if space == began:
            continue
        g.servants[at] = space
        if g.burdens:
            g.lies[g.burdens[at]] = space
        g.tell(events.SERVANT_MOVED, EVERYONE, began, space)
        if space == g.here:
            lose(g, "servants")
            return
