"""What each seat may know of the table (2.19): first what everybody knows, then one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from gloam.kernel.journal import ALL
from gloam.kernel.option import COUNT
from gloam.titles.the_thing.cards import ACTION, FLAMETHROWER, ITEM, ROLE, TOKEN, WEAPON
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.dice import FACE
from gloam.titles.the_thing.rooms import DAMAGED, FUELLED, ROOM, WEATHER
from gloam.titles.the_thing.state import (
    BOOK,
    FATE,
    NOBODY,
    NONE,
    PHASE,
    REVEALED,
    TheThing,
)  # fmt: skip

Seen = dict[str, Any]

CHOOSING = ("special", "fetch", "keep_weapon", "keep_item", "keep_tokens")
"""The questions about cards or tokens that have just been drawn."""


def table(g: TheThing, seat: int | None) -> Seen:
    """The pieces as somebody without a seat sees them, and what the seat itself holds."""
    seen = public(g)
    if seat == ALL or g.outcome is not None:
        seen["roles"] = {CHARACTER.names[c]: ROLE.names[g.role[c]] for c in g.order}
    if seat == ALL:
        seen["open"] = {CHARACTER.names[c]: held(g, c) for c in g.order}
        seen["plan"] = shown_plan(g)
        seen["infections"] = [
            [CHARACTER.names[c], CHARACTER.names[by] if by != NOBODY else None]
            for c, by in g.infections
        ]
    elif seat is not None:
        seen["me"] = own(g, seat)
    return seen


def public(g: TheThing) -> Seen:
    return {
        "order": [CHARACTER.names[c] for c in g.order],
        "people": people(g),
        "coop": g.coop,
        "leader": name(g.leader),
        "token_room": room(g.token_room),
        "token_holder": name(g.token_holder),
        "deck": len(g.deck),
        "discards": words(ACTION, sorted(g.discards)),
        "face_down": len(g.face_down),
        "pile": len(g.pile),
        "face_up": words(ACTION, g.face_up),
        "weapon_deck": len(g.weapon_deck),
        "item_deck": len(g.item_deck),
        "used_weapons": words(WEAPON, g.used_weapons),
        "lost_weapons": len(g.lost_weapons),
        "used_items": words(ITEM, g.used_items),
        "lost_items": len(g.lost_items),
        "bag": sum(g.bag),
        "lab_spent": g.lab_spent,
        "lab_lost": len(g.lab_lost),
        "no_blood": g.no_blood,
        "drawn": len(g.drawn),
        "rooms": outpost(g),
        "pantry": g.pantry,
        "kitchen": g.kitchen,
        "underground": g.underground,
        "outside": g.outside,
        "boiler_gone": g.boiler_gone,
        "freezing": g.freezing,
        "freezing_spaces": g.figures["freezing-spaces"],
        "blackout": g.blackout,
        "weather": WEATHER.names[g.weather],
        "weather_table": [list(row) for row in g.weather_table],
        "stored": None if g.stored == NONE else WEATHER.names[g.stored],
        "rescue": g.rescue,
        "sos_spaces": g.figures["sos-spaces"],
        "rescue_fuel": g.rescue_fuel,
        "rescue_fuel_spaces": g.figures["rescue-fuel-spaces"],
        "rescue_gone": g.rescue_gone,
        "dogs_aside": g.dogs_aside,
        "dogs_out": g.dogs_out,
        "hungry": g.hungry,
        "strength": g.strength,
        "was_revealed": g.was_revealed,
        "planned": [strength for _, strength in g.plan] if g.planned else None,
        "overruled": g.overruled,
        "laid": [CHARACTER.names[c] for c in g.order if g.placed[c] != NONE],
        "boarder": name(g.boarder),
        "passengers": words(CHARACTER, g.passengers),
        "tests_left": g.tests_left.copy(),
        "round": g.round,
        "phase": PHASE.names[g.phase],
        "threat": g.threat,
        "dice": words(FACE, g.dice),
        "rerolled": g.rerolled.copy(),
        "garry_rolled": g.garry_rolled,
    }


def people(g: TheThing) -> Seen:
    """What everybody sees of the characters; Flamethrowers lie open (TT-W-01)."""
    return {
        "seat": each(g, g.owner),
        "fate": each(g, [FATE.names[fate] for fate in g.fate]),
        "room": each(g, [ROOM.names[r] for r in g.room]),
        "standing": each(g, g.standing),
        "suspicion": each(g, g.suspicion),
        "cards": each(g, [len(hand) for hand in g.hands]),
        "weapons": each(g, [len(w) - len(r) for w, r in zip(g.weapons, g.refills, strict=True)]),
        "refills": each(g, [list(refills) for refills in g.refills]),
        "items": each(g, [len(items) for items in g.items]),
        "lab": each(g, [len(tokens) for tokens in g.lab]),
    }


def each(g: TheThing, values: Sequence[Any]) -> Seen:
    """A value for each character in the game."""
    return {CHARACTER.names[c]: values[c] for c in g.order}


def outpost(g: TheThing) -> Seen:
    """The state of the rooms."""
    return {
        "fuel": {ROOM.names[r]: g.fuel[r] for r in FUELLED},
        "fuel_slots": {ROOM.names[r]: g.fuel_slots(r) for r in FUELLED},
        "damage": {ROOM.names[r]: g.damage[r] for r in DAMAGED},
        "damage_slots": {ROOM.names[r]: g.damage_slots(r) for r in DAMAGED},
        "burned": [ROOM.names[r] for r in range(13) if g.burned[r]],
        "dogs": {ROOM.names[r]: count for r, count in enumerate(g.dogs) if count},
        "alien": {ROOM.names[r]: count for r, count in enumerate(g.alien) if count},
    }


def own(g: TheThing, seat: int) -> Seen:
    """What only this seat knows: its characters' cards, and of the Alien the plan."""
    mine = [c for c in g.order if g.owner[c] == seat]
    seen: Seen = {"holds": {CHARACTER.names[c]: held(g, c) for c in mine}}
    if g.coop:
        for cards in seen["holds"].values():
            del cards["role"]
    elif any(g.fate[c] == REVEALED for c in mine):
        seen["plan"] = shown_plan(g)
    for asked, question, _ in g.asks:
        if asked == seat and question.name in CHOOSING:
            seen["drawn"] = g.drawn.copy()
            if question.name == "fetch":
                there = Counter(g.deck)
                seen["deck"] = [there[card] for card in range(len(ACTION.names))]
    return seen


def held(g: TheThing, c: int) -> Seen:
    return {
        "hand": words(ACTION, g.hands[c]),
        "weapons": words(WEAPON, [w for w in g.weapons[c] if w != FLAMETHROWER]),
        "items": words(ITEM, g.items[c]),
        "lab": words(TOKEN, g.lab[c]),
        "role": ROLE.names[g.role[c]],
        "laid": None if g.placed[c] == NONE else ROLE.names[g.placed[c]],
    }


def shown_plan(g: TheThing) -> list[list[Any]]:
    return [[ROOM.names[r], strength] for r, strength in g.plan]


def name(c: int) -> str | None:
    return None if c == NOBODY else CHARACTER.names[c]


def room(r: int) -> str | None:
    return None if r == NONE else ROOM.names[r]


def words(kind: Any, things: Any) -> list[str]:
    return [kind.names[thing] for thing in things]


BOOK.table = table
BOOK.shows("round", COUNT)
BOOK.shows("phase", PHASE)
BOOK.shows("weather", WEATHER)
BOOK.shows("stored", WEATHER)
BOOK.shows("leader", CHARACTER)
BOOK.shows("token_holder", CHARACTER)
BOOK.shows("token_room", ROOM)
BOOK.shows("people.room", ROOM, CHARACTER)
BOOK.shows("people.standing", COUNT, CHARACTER)
BOOK.shows("people.fate", FATE, CHARACTER)
BOOK.shows("people.suspicion", COUNT, CHARACTER)
BOOK.shows("people.cards", COUNT, CHARACTER)
BOOK.shows("people.weapons", COUNT, CHARACTER)
BOOK.shows("people.refills", COUNT, CHARACTER)
BOOK.shows("people.items", COUNT, CHARACTER)
BOOK.shows("people.lab", COUNT, CHARACTER)
BOOK.shows("roles", ROLE, CHARACTER)
BOOK.shows("rooms.fuel", COUNT, ROOM)
BOOK.shows("rooms.damage", COUNT, ROOM)
BOOK.shows("rooms.dogs", COUNT, ROOM)
BOOK.shows("rooms.alien", COUNT, ROOM)
BOOK.shows("rooms.burned", ROOM)
BOOK.shows("blackout", COUNT)
BOOK.shows("freezing", COUNT)
BOOK.shows("pantry", COUNT)
BOOK.shows("kitchen", COUNT)
BOOK.shows("hungry", COUNT)
BOOK.shows("underground", COUNT)
BOOK.shows("outside", COUNT)
BOOK.shows("rescue", COUNT)
BOOK.shows("rescue_fuel", COUNT)
BOOK.shows("pile", COUNT)
BOOK.shows("face_up", ACTION)
BOOK.shows("strength", COUNT)
BOOK.shows("planned", COUNT)
BOOK.shows("threat", COUNT)
BOOK.shows("dice", FACE)
BOOK.shows("passengers", CHARACTER)
