"""Burning a room down (TT-B), and the bonus items that are used between actions (TT-I)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import ALLOW, BONUS, BURN, FORBID, thing
from gloam.titles.the_thing.cards import DYNAMITE, FLAMETHROWER, FUEL_CAN, TOOLBOX, WEAPON
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.cooperation import can_repair
from gloam.titles.the_thing.damage import break_boiler, check_power, mend
from gloam.titles.the_thing.fuel import bring_fuel, can_fuel
from gloam.titles.the_thing.leaving import without
from gloam.titles.the_thing.rooms import (
    BOILER,
    DORMITORY,
    FIRES,
    FUELLED,
    GENERATOR,
    GENERATOR_DAMAGE,
    KITCHEN,
    REC_ROOM,
    ROOM,
    WEATHER_STATION,
)  # fmt: skip
from gloam.titles.the_thing.state import BOOK, IN_PLAY, NONE, TheThing
from gloam.titles.the_thing.weapons import NO_FACE_DOWN_CARD, has, pay_card, use_up

NO_FIRE: Final = BOOK.reason("no-such-weapon", "TT-B-01")
NO_FIRE_LEFT: Final = BOOK.reason("no-fire-left", "TT-B-06")
NO_ITEM: Final = BOOK.reason("no-such-item", "TT-I-02")
NO_USE_FOR_ITEM: Final = BOOK.reason("no-use-for-item", "TT-I-06")


def cannot_burn(g: TheThing, character: int, weapon: int) -> Reason | None:
    """Why a character cannot burn the room around it, if so (TT-B-01, TT-B-06, A-21)."""
    reason = has(g, character, weapon, NO_FIRE)
    if reason is None and g.rules.fire_limit and sum(g.burned) >= FIRES:
        return NO_FIRE_LEFT
    if reason is None and not g.coop and not g.pile:
        return NO_FACE_DOWN_CARD
    return reason


def burn(g: TheThing, character: int, weapon: int) -> None:
    """The room is gone; it drives back the frost (TT-B-03, TT-B-04, A-51)."""
    room = g.room[character]
    use_up(g, character, weapon)
    if not g.coop:
        pay_card(g)
    g.burned[room] = True
    g.tell(events.BURNED, EVERYONE, character, room)
    if room == BOILER and not g.boiler_gone:
        break_boiler(g)
    elif g.freezing > 1:
        g.freezing = 1
        g.tell(events.THAWED, EVERYONE)
    if room == GENERATOR:
        g.fuel[GENERATOR] = 0
        g.damage[GENERATOR] = GENERATOR_DAMAGE
        check_power(g)
    if room == KITCHEN:
        g.kitchen = 0
    if room == WEATHER_STATION:
        g.stored = NONE
    if g.token_room == room:
        g.token_room = NONE
    g.dogs_aside += g.dogs[room]
    g.dogs[room] = 0
    for c in g.order:
        if g.fate[c] == IN_PLAY and g.room[c] == room:
            g.room[c] = REC_ROOM
            g.standing[c] &= c != character and g.rules.burn_lays == "burner"
            g.tell(events.MOVED, EVERYONE, c, REC_ROOM)


# Asked for before the first card is turned up (TT-B-02).


def own_in_rooms(g: TheThing, seat: int) -> list[int]:
    """The characters of a seat that stand in a room."""
    return [c for c in g.order if g.owner[c] == seat and g.standing[c] and g.room[c] < DORMITORY]


def burn_options(g: TheThing, choices: Choices, seat: int) -> None:
    for c in own_in_rooms(g, seat):
        for weapon in (FLAMETHROWER, DYNAMITE):
            choices.put(BURN[weapon][c], cannot_burn(g, c, weapon))


@BOOK.step
def burn_wanted(g: TheThing, seat: int, answer: Option) -> None:
    """With the Leader's consent (TT-B-02)."""
    weapon, character = thing(answer), thing(answer, 1)
    if g.leader == character:
        burn(g, character, weapon)
    else:
        g.ask(g.owner[g.leader], CONSENT, character, weapon, g.room[character])


BURN_DOWN: Final = BOOK.question("burn", burn_options, burn_wanted)


def consent_options(
    g: TheThing, choices: Choices, seat: int, character: int, weapon: int, room: int
) -> None:
    choices.put(ALLOW)
    choices.put(FORBID)


@BOOK.step
def consent_given(
    g: TheThing, seat: int, answer: Option, character: int, weapon: int, room: int
) -> None:
    if answer is ALLOW:
        burn(g, character, weapon)
    else:
        g.tell(events.BURN_REFUSED, EVERYONE, character)


CONSENT: Final = BOOK.question(
    "consent", consent_options, consent_given, character=CHARACTER, weapon=WEAPON, room=ROOM
)


# Fuel and Toolbox, between two cards (TT-I-02, TT-I-03, TT-I-06).


def bonus_options(g: TheThing, choices: Choices, seat: int) -> None:
    for c in own_in_rooms(g, seat):
        room = g.room[c]
        for item, useful in (
            (FUEL_CAN, room in FUELLED and can_fuel(g, room)),
            (TOOLBOX, g.usable(room) and can_repair(g, room)),
        ):
            reason = None if useful else NO_USE_FOR_ITEM
            choices.put(BONUS[item][c], reason if item in g.items[c] else NO_ITEM)


@BOOK.step
def bonus_used(g: TheThing, seat: int, answer: Option) -> None:
    """Free, and the card leaves the game; nobody lies down for it."""
    item, c = thing(answer), thing(answer, 1)
    g.items[c] = without(g.items[c], item)
    g.used_items.append(item)
    g.tell(events.ITEM_USED, EVERYONE, c, item)
    if item == FUEL_CAN:
        bring_fuel(g, g.room[c], 1)
    else:
        mend(g, g.room[c], 1)


USE_ITEM: Final = BOOK.question("use_item", bonus_options, bonus_used)
