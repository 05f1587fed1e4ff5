"""Using a room (1.4, TT-4.2-05)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import FILL, SHOW_KEYS, STAY, TAKE_WEATHER, thing
from gloam.titles.the_thing.cards import KEYS, USE
from gloam.titles.the_thing.characters import BENNINGS, BLAIR, CHARACTER, NAULS
from gloam.titles.the_thing.cooperation import how_often
from gloam.titles.the_thing.escape import begin_boarding, try_escape
from gloam.titles.the_thing.finds import look_for_item, look_for_weapon
from gloam.titles.the_thing.fuel import bring_fuel, can_fuel, vehicle_ready
from gloam.titles.the_thing.maintenance import roll_weather
from gloam.titles.the_thing.rooms import (
    ARMORY,
    BOILER,
    BONUS_USE,
    COMMS,
    FUELLED,
    GENERATOR,
    KITCHEN,
    LAB,
    ROOM,
    STORAGE,
    WEATHER,
    WEATHER_STATION,
)  # fmt: skip
from gloam.titles.the_thing.state import BOOK, NONE, TheThing

NOTHING_TO_DO: Final = BOOK.reason("nothing-to-do-here", "TT-4.2-05")
NOTHING_LEFT: Final = BOOK.reason("nothing-left-here", "TT-4.2-05")
FULL_OR_EMPTY: Final = BOOK.reason("full-or-no-fuel", "TT-4.2-05")
COMMS_BROKEN: Final = BOOK.reason("comms-broken", "TT-4.2-05")
SOS_SENT: Final = BOOK.reason("sos-sent", "TT-4.2-05")
NO_KEYS: Final = BOOK.reason("no-keys", "TT-ESC-05")

COOKED, COOKED_BY_NAULS = 2, 1


def cannot_use(g: TheThing, room: int) -> Reason | None:
    """Why there is nothing to use in this room now, if so (TT-4.2-05)."""
    if room in FUELLED:
        ready = vehicle_ready(g, room) or can_fuel(g, room)
        return None if ready else FULL_OR_EMPTY
    if room == COMMS:
        if g.damage[COMMS]:
            return COMMS_BROKEN
        return SOS_SENT if g.rescue else None
    if room == WEATHER_STATION:
        return None
    left = {
        ARMORY: len(g.weapon_deck),
        STORAGE: len(g.item_deck),
        KITCHEN: g.pantry,
        LAB: sum(g.bag),
    }
    return None if left[room] else NOTHING_LEFT


def use(g: TheThing, character: int) -> None:
    room = g.room[character]
    if room == ARMORY:
        look_for_weapon(g, character)
    elif room == STORAGE:
        look_for_item(g, character)
    elif room == KITCHEN:
        cook(g, character)
    elif room == COMMS:
        g.rescue = 1
        g.tell(events.SOS, EVERYONE, character)
    elif room == WEATHER_STATION:
        forecast(g, character)
    elif vehicle_ready(g, room):
        g.ask(g.owner[character], SHOW_THE_KEYS, character, room)
    else:
        times = len(g.awake(room)) if room in BONUS_USE else 1
        if room == LAB:
            extra, limit = int(character == BLAIR), sum(g.bag)
        else:
            extra, limit = 0, min(g.fuel_slots(room) - g.fuel[room], g.reserve(room))
        how_often(g, character, USE, times, extra, limit)


def cook(g: TheThing, character: int) -> None:
    """From the Pantry to the Kitchen, as far as there is food (A-49)."""
    food = min(g.pantry, COOKED_BY_NAULS if character == NAULS else COOKED)
    g.pantry -= food
    g.kitchen += food
    g.tell(events.COOKED, EVERYONE, character, food)


# The Weather Station: a result to keep, and a barrel for the Boiler or the Generator.


def forecast(g: TheThing, character: int) -> None:
    """Bennings rolls twice and keeps either; what was stored may stay (1.4, 1.5)."""
    rolls = {roll_weather(g) for _ in range(2 if character == BENNINGS else 1)}
    for rolled in sorted(rolls):
        g.tell(events.WEATHER_ROLLED, EVERYONE, rolled)
    choice = tuple(sorted(rolls - {g.stored}))
    if len(choice) + (g.stored != NONE) > 1:
        g.ask(g.owner[character], STORE, character, choice)
    elif choice:
        store(g, choice[0])
    g.then(extra_barrel, character)


def store_options(
    g: TheThing, choices: Choices, seat: int, character: int, rolled: tuple[int, ...]
) -> None:
    for weather in rolled:
        choices.put(TAKE_WEATHER[0][weather])
    if g.stored != NONE:
        choices.put(TAKE_WEATHER[1][g.stored])


@BOOK.step
def stored(g: TheThing, seat: int, answer: Option, character: int, rolled: tuple[int, ...]) -> None:
    store(g, thing(answer))


STORE: Final = BOOK.question("store", store_options, stored, character=CHARACTER, rolled=WEATHER)


def store(g: TheThing, weather: int) -> None:
    g.stored = weather
    g.tell(events.STORED, EVERYONE, weather)


@BOOK.step
def extra_barrel(g: TheThing, character: int) -> None:
    """One barrel to either, where one fits (A-50)."""
    fitting = [room for room in (BOILER, GENERATOR) if can_fuel(g, room)]
    if len(fitting) == 2:
        g.ask(g.owner[character], EXTRA_BARREL, character)
    elif fitting:
        bring_fuel(g, fitting[0], 1)


def barrel_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    choices.put(FILL[BOILER])
    choices.put(FILL[GENERATOR])


@BOOK.step
def barrel_brought(g: TheThing, seat: int, answer: Option, character: int) -> None:
    bring_fuel(g, thing(answer), 1)


EXTRA_BARREL: Final = BOOK.question(
    "extra_barrel", barrel_options, barrel_brought, character=CHARACTER
)


# A vehicle that is ready to leave.


def keys_options(g: TheThing, choices: Choices, seat: int, character: int, room: int) -> None:
    choices.put(SHOW_KEYS, None if KEYS in g.items[character] else NO_KEYS)
    choices.put(STAY)


@BOOK.step
def keys_answered(g: TheThing, seat: int, answer: Option, character: int, room: int) -> None:
    """Anybody may be sent there; without keys the action is lost (A-52)."""
    if answer is STAY:
        g.tell(events.NO_KEYS, EVERYONE, character)
        return
    g.tell(events.KEYS_SHOWN, EVERYONE, character, room)
    if g.coop:
        try_escape(g, character, room)
    else:
        begin_boarding(g, character, room)


SHOW_THE_KEYS: Final = BOOK.question(
    "show_keys", keys_options, keys_answered, character=CHARACTER, room=ROOM
)
