"""Sabotage, by a card and by the Alien with its strength (1.4, TT-4.2-07)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.cards import BLOOD
from gloam.titles.the_thing.damage import hurt
from gloam.titles.the_thing.events import WHOSE
from gloam.titles.the_thing.rooms import ARMORY, DAMAGED, KITCHEN, LAB, STORAGE, WEATHER_STATION
from gloam.titles.the_thing.state import TheThing

FOOD = 2
"""What one sabotage takes from the Pantry."""


def can_sabotage(g: TheThing, room: int) -> bool:
    """Whether something is left there to damage or to remove (TT-4.2-07)."""
    if room in DAMAGED:
        return g.damage[room] < g.damage_slots(room)
    left = {
        ARMORY: len(g.weapon_deck),
        STORAGE: len(g.item_deck),
        KITCHEN: g.pantry,
        LAB: 0 if g.no_blood else sum(g.bag),
        WEATHER_STATION: g.underground,
    }
    return left[room] > 0


def card_sabotage(g: TheThing, room: int) -> None:
    """One sabotage. In the Lab it is a blood bag that goes, if one is left."""
    if room == LAB:
        found = min(1, g.bag[BLOOD])
        g.bag[BLOOD] -= found
        g.lab_spent += found
        g.no_blood = g.no_blood or not found
        g.tell(events.SABOTAGED, EVERYONE, room, found, WHOSE.read("card"))
    else:
        _sabotage(g, room, 1, "card")


def alien_sabotage(g: TheThing, room: int, strength: int) -> None:
    """As often as the Alien is strong there (TT-E-10, TT-E-20); what is too much is lost (A-61)."""
    _sabotage(g, room, strength, "alien")


def _sabotage(g: TheThing, room: int, times: int, whose: str) -> None:
    if room in DAMAGED:
        hit = min(times, g.damage_slots(room) - g.damage[room])
        g.tell(events.SABOTAGED, EVERYONE, room, hit, WHOSE.read(whose))
        hurt(g, room, times)
        return
    if room == KITCHEN:
        hit = min(FOOD * times, g.pantry)
        g.pantry -= hit
    elif room == WEATHER_STATION:
        hit = min(times, g.underground)
        g.underground -= hit
    elif room == LAB:
        hit = min(times, sum(g.bag))
        for _ in range(hit):
            g.lab_lost.append(draw_token(g))
    elif room == ARMORY:
        hit = lose(g.weapon_deck, g.lost_weapons, times)
    else:
        hit = lose(g.item_deck, g.lost_items, times)
    g.tell(events.SABOTAGED, EVERYONE, room, hit, WHOSE.read(whose))


def lose(deck: list[int], lost: list[int], times: int) -> int:
    """Cards from the top leave the game unseen."""
    hit = min(times, len(deck))
    lost.extend(deck.pop() for _ in range(hit))
    return hit


def draw_token(g: TheThing) -> int:
    """A laboratory token at random."""
    token = 0 if g.chance.below(sum(g.bag)) < g.bag[BLOOD] else 1
    g.bag[token] -= 1
    return token
