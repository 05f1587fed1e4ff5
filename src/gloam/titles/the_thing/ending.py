"""Victory and defeat (TT-WIN)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.cards import ALIEN, HUMAN
from gloam.titles.the_thing.state import NOBODY, TheThing


def humans_win(g: TheThing, reason: str) -> None:
    """The dead win with the team they belonged to (TT-WIN-10)."""
    finish(g, reason, HUMAN, NOBODY)


def aliens_win(g: TheThing, reason: str, last: int = NOBODY) -> None:
    """All Aliens win but, where it says so, the one who was infected last (TT-WIN-13)."""
    finish(g, reason, ALIEN, last)


def finish(g: TheThing, reason: str, side: int, last: int) -> None:
    for c in g.order:
        g.tell(events.ROLE_SHOWN, EVERYONE, c, g.role[c])
    if g.coop:
        g.end(reason, range(g.seats) if side == HUMAN else ())
    else:
        g.end(reason, (g.owner[c] for c in g.order if g.role[c] == side and c != last))


def check_humans(g: TheThing, infected: int = NOBODY) -> None:
    """The Aliens have won when no Human is left (TT-WIN-05), by infection or otherwise."""
    living = g.living()
    if g.coop:
        if not living:
            aliens_win(g, "all_taken")
        return
    if any(g.role[c] == HUMAN for c in living):
        return
    if infected == NOBODY:
        aliens_win(g, "no_human")
    elif not g.rules.silent_all_infected or not living:
        spared = g.rules.last_infected == "none_revealed" and g.was_revealed
        aliens_win(g, "all_infected", NOBODY if spared else infected)
