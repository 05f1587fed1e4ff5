"""What each seat may know of the table (2.19): first what everybody knows, then one's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gloam.kernel.journal import ALL
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
        "characters": {CHARACTER.names[c]: character(g, c) for c in g.order},
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
        "rooms": {ROOM.names[r]: room_state(g, r) for r in range(13)},
        "pantry": g.pantry,
        "kitchen": g.kitchen,
        "underground": g.underground,
        "outside": g.outside,
        "boiler_gone": g.boiler_gone,
        "freezing": [g.freezing, g.figures["freezing-spaces"]],
        "blackout": g.blackout,
        "weather": WEATHER.names[g.weather],
        "weather_table": [list(row) for row in g.weather_table],
        "stored": None if g.stored == NONE else WEATHER.names[g.stored],
        "rescue": [g.rescue, g.figures["sos-spaces"]],
        "rescue_fuel": [g.rescue_fuel, g.figures["rescue-fuel-spaces"]],
        "rescue_gone": g.rescue_gone,
        "dogs_aside": g.dogs_aside,
        "dogs_out": g.dogs_out,
        "hungry": g.hungry,
        "strength": g.strength,
        "was_revealed": g.was_revealed,
        "planned": [strength for _, strength in g.plan] if g.planned else None,
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


def character(g: TheThing, c: int) -> Seen:
    """What everybody sees of a character; Flamethrowers lie open (TT-W-01)."""
    return {
        "seat": g.owner[c],
        "fate": FATE.names[g.fate[c]],
        "room": ROOM.names[g.room[c]],
        "standing": g.standing[c],
        "suspicion": g.suspicion[c],
        "cards": len(g.hands[c]),
        "weapons": len(g.weapons[c]) - len(g.refills[c]),
        "refills": list(g.refills[c]),
        "items": len(g.items[c]),
        "lab": len(g.lab[c]),
    }


def room_state(g: TheThing, r: int) -> Seen:
    state: Seen = {"dogs": g.dogs[r], "alien": g.alien[r], "burned": g.burned[r]}
    if r in FUELLED:
        state["fuel"] = [g.fuel[r], g.fuel_slots(r)]
    if r in DAMAGED:
        state["damage"] = [g.damage[r], g.damage_slots(r)]
    return state


def own(g: TheThing, seat: int) -> Seen:
    """What only this seat knows: its characters' cards, and of the Alien the plan."""
    mine = [c for c in g.order if g.owner[c] == seat]
    seen: Seen = {"characters": {CHARACTER.names[c]: held(g, c) for c in mine}}
    if g.coop:
        for cards in seen["characters"].values():
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
