"""Victory and defeat (TT-WIN)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.cards import ALIEN, HUMAN
from gloam.titles.the_thing.state import NOBODY, TheThing


def humans_win(g: TheThing, reason: str) -> None:
    """The dead win with the team they belonged to (TT-WIN-10)."""
    finish(g, reason, HUMAN, NOBODY)


def aliens_win(g: TheThing, reason: str) -> None:
    """All Aliens win but the one who was infected last, if that left no Human (TT-WIN-13)."""
    finish(g, reason, ALIEN, NOBODY if reason == "no_human" else last_infected(g))


def last_infected(g: TheThing) -> int:
    """Whose infection left no Human among the living, where that one loses with the Humans."""
    spared = g.rules.last_infected == "none_revealed" and g.was_revealed
    if spared or not g.infections or human_left(g):
        return NOBODY
    return g.infections[-1][0]


def human_left(g: TheThing) -> bool:
    return any(g.role[c] == HUMAN for c in g.living())


def finish(g: TheThing, reason: str, side: int, last: int) -> None:
    for c in g.order:
        g.tell(events.ROLE_SHOWN, EVERYONE, c, g.role[c])
    if g.coop:
        g.end(reason, range(g.seats) if side == HUMAN else ())
    else:
        g.end(reason, (g.owner[c] for c in g.order if g.role[c] == side and c != last))


def check_humans(g: TheThing, assimilated: int = NOBODY) -> None:
    """The Aliens have won when no Human is left (TT-WIN-05, TT-WIN-12, TT-WIN-14)."""
    if g.coop:
        if not g.living():
            aliens_win(g, "all_taken")
    elif human_left(g):
        return
    elif assimilated != NOBODY and g.role[assimilated] == HUMAN:
        aliens_win(g, "no_human")
    elif not g.rules.silent_all_infected or not g.living():
        aliens_win(g, "all_infected")
