"""Barrels from the reserves to the rooms that burn or tank them."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.rooms import OUTSIDE
from gloam.titles.the_thing.state import TheThing


def can_fuel(g: TheThing, room: int) -> bool:
    """Whether a barrel fits there and one is left to bring."""
    return g.usable(room) and g.fuel[room] < g.fuel_slots(room) and g.reserve(room) > 0


def bring_fuel(g: TheThing, room: int, barrels: int) -> None:
    """Barrels from the reserve that feeds this room."""
    g.fuel[room] += barrels
    if room in OUTSIDE:
        g.outside -= barrels
    else:
        g.underground -= barrels
    g.tell(events.FUELLED, EVERYONE, room, barrels)


def vehicle_ready(g: TheThing, room: int) -> bool:
    """Undamaged and full: it can leave (TT-ESC-05)."""
    full = room in OUTSIDE and g.fuel[room] == g.fuel_slots(room)
    return full and not g.damage[room]
