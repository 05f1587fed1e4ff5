"""Offers that stand while others think: burning, bonus items, gifts, showing oneself."""

from __future__ import annotations

from collections.abc import Iterator

from gloam.kernel.position import Ask
from gloam.titles.the_thing.burning import (
    BURN_DOWN,
    USE_ITEM,
    cannot_burn,
    own_in_rooms,
)  # fmt: skip
from gloam.titles.the_thing.cards import DYNAMITE, FLAMETHROWER, FUEL_CAN, TOOLBOX
from gloam.titles.the_thing.cooperation import can_repair
from gloam.titles.the_thing.fuel import can_fuel
from gloam.titles.the_thing.recreation import (
    ACCUSE,
    GIVE,
    RECESS,
    SHOW_ONESELF,
    has_something,
    may_reveal,
)  # fmt: skip
from gloam.titles.the_thing.rooms import FUELLED
from gloam.titles.the_thing.state import BOOK, TheThing


def standing(g: TheThing) -> Iterator[Ask]:
    _, question, args = g.asks[0]
    if question is ACCUSE or question is RECESS:
        yield from in_the_rec_room(g)
    else:
        yield from between_actions(g, first=args[0] == 0)


def in_the_rec_room(g: TheThing) -> Iterator[Ask]:
    living = g.living()
    if len(living) > 1:
        for seat in dict.fromkeys(g.owner[c] for c in living if has_something(g, c)):
            yield seat, GIVE, ()
    if not g.coop:
        for c in living:
            if may_reveal(g, c):
                yield g.owner[c], SHOW_ONESELF, ()


def between_actions(g: TheThing, first: bool) -> Iterator[Ask]:
    for seat in range(g.seats):
        own = own_in_rooms(g, seat)
        if (
            first
            and not g.coop
            and any(
                cannot_burn(g, c, weapon) is None
                for c in own
                for weapon in (FLAMETHROWER, DYNAMITE)
            )
        ):
            yield seat, BURN_DOWN, ()
        if any(has_use(g, c) for c in own):
            yield seat, USE_ITEM, ()


def has_use(g: TheThing, character: int) -> bool:
    """Whether a character holds a bonus item that does something where it stands."""
    room = g.room[character]
    items = g.items[character]
    if FUEL_CAN in items and room in FUELLED and can_fuel(g, room):
        return True
    return TOOLBOX in items and g.usable(room) and can_repair(g, room)


BOOK.standing = standing
