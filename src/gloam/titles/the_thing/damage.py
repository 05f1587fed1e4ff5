"""Damage, repair, power and frost: what happens to the rooms themselves."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.rooms import BOILER, GENERATOR, GENERATOR_DAMAGE
from gloam.titles.the_thing.state import TheThing


def hurt(g: TheThing, room: int, amount: int) -> None:
    """Damage as far as there are slots for it (TT-2-03, A-61); at once dark (TT-2-10)."""
    amount = min(amount, g.damage_slots(room) - g.damage[room])
    if amount <= 0:
        return
    g.damage[room] += amount
    g.tell(events.HURT, EVERYONE, room, amount)
    if room == GENERATOR and g.rules.blackout == "at_once":
        check_power(g)


def mend(g: TheThing, room: int, amount: int) -> None:
    """Repair; one repair at the Generator brings the power back (TT-2-11)."""
    g.damage[room] -= amount
    g.tell(events.MENDED, EVERYONE, room, amount)
    if room == GENERATOR and g.blackout:
        g.blackout = False
        g.tell(events.POWER_BACK, EVERYONE)


def check_power(g: TheThing) -> None:
    """Two damage put the power out (TT-2-09)."""
    if g.damage[GENERATOR] >= GENERATOR_DAMAGE and not g.blackout:
        g.blackout = True
        g.tell(events.POWER_OUT, EVERYONE)


def break_boiler(g: TheThing) -> None:
    """The Boiler is lost for good, with its fuel: the base begins to freeze (TT-2-04, TT-2-07)."""
    g.boiler_gone = True
    g.fuel[BOILER] = 0
    g.freezing = 1
    g.tell(events.BOILER_BROKE, EVERYONE)
