"""Positions for tests: who is where with what, as written; everything else as set up.

    s = scene("macready nauls windows blair", at="actions", rooms="macready:boiler nauls:boiler",
              pile="use", fuel={"boiler": 1})

is the start of a phase (of several, one after the other, if `at` names several steps). The first of
the cast holds seat 0, leads, and stands in the Rec Room like everybody who is not placed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import gloam
from gloam.kernel.chance import Chance
from gloam.kernel.journal import ALL
from gloam.kernel.option import Kind
from gloam.titles.the_thing.cards import ACTION, ALIEN, FLAMETHROWER, ITEM, TOKEN, WEAPON
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.leaving import leave
from gloam.titles.the_thing.preparation import lay_out, take
from gloam.titles.the_thing.rooms import REC_ROOM, ROOM, WEATHER
from gloam.titles.the_thing.state import REVEALED, TheThing

TITLE = gloam.title("the-thing")
FOUR = "macready nauls windows blair"
FIVE = "macready nauls windows blair clark"
SIX = "macready nauls windows blair clark bennings"
EIGHT = "macready nauls windows blair clark bennings norris garry"

clause = pytest.mark.clause


def of(kind: Kind, text: str) -> list[int]:
    return [kind.read(name) for name in text.split()]


def pairs(text: str) -> dict[str, str]:
    """What is written as “who:what who:what”."""
    return dict(part.split(":") for part in text.split())


class Scene:
    """A position under test, in the words of options, characters and rooms."""

    def __init__(self, g: TheThing) -> None:
        self.g = g

    def who(self, name: str) -> int:
        return CHARACTER.read(name)

    def say(self, name: str, text: str) -> Scene:
        """The player of this character answers."""
        self.g.play(self.g.owner[self.who(name)], text)
        return self

    def all_say(self, text: str) -> Scene:
        """Everybody who is asked answers the same, as long as the same thing is asked."""
        prompt = self.g.asks[0][1].name
        while self.g.asks and self.g.asks[0][1].name == prompt:
            self.g.play(self.g.asks[0][0], text)
        return self

    def options(self, name: str) -> set[str]:
        seat = self.g.owner[self.who(name)]
        return {str(o) for d in self.g.decisions if d.seat == seat for o in d.options}

    def refused(self, name: str) -> dict[str, str]:
        """The refused options of a player with the clause that refuses each."""
        seat = self.g.owner[self.who(name)]
        own = [d for d in self.g.decisions if d.seat == seat]
        return {str(o): reason.clause for d in own for o, reason in d.refused}

    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what: the first character of the seat, and the question."""
        first = {self.g.owner[c]: CHARACTER.names[c] for c in reversed(self.g.order)}
        return [(first[seat], question.name) for seat, question, _ in self.g.asks]

    def offers(self) -> set[tuple[str, str]]:
        first = {self.g.owner[c]: CHARACTER.names[c] for c in reversed(self.g.order)}
        return {(first[d.seat], d.prompt) for d in self.g.decisions if d.standing}

    def prompt(self) -> str:
        return self.g.asks[0][1].name if self.g.asks else ""

    def happened(self, name: str, viewer: int | None = ALL) -> list[dict[str, Any]]:
        shown = [event.show(viewer) for event in self.g.happened()]
        return [event for event in shown if event["event"] == name]

    def room(self, name: str) -> str:
        return ROOM.names[self.g.room[self.who(name)]]

    def standing(self, name: str) -> bool:
        return self.g.standing[self.who(name)]

    def suspicion(self, name: str) -> int:
        return self.g.suspicion[self.who(name)]

    def alien(self, name: str) -> bool:
        return self.g.role[self.who(name)] == ALIEN

    def hand(self, name: str) -> list[str]:
        return [ACTION.names[card] for card in self.g.hands[self.who(name)]]

    def fuel(self, room: str) -> int:
        return self.g.fuel[ROOM.read(room)]

    def damage(self, room: str) -> int:
        return self.g.damage[ROOM.read(room)]

    def see(self, viewer: int | None) -> dict[str, Any]:
        table: dict[str, Any] = self.g.view(viewer)["table"]
        return table

    def winners(self) -> set[str]:
        assert self.g.outcome is not None
        return {CHARACTER.names[c] for c in self.g.order if self.g.owner[c] in self.g.outcome[1]}

    def reason(self) -> str | None:
        return None if self.g.outcome is None else self.g.outcome.reason


def scene(
    cast: str = FOUR,
    *,
    at: str = "",
    seats: int = 0,
    edition: str = "uk-2023",
    rooms: str = "",
    lying: str = "",
    aliens: str = "",
    revealed: str = "",
    hands: Mapping[str, str] | None = None,
    weapons: Mapping[str, str] | None = None,
    items: Mapping[str, str] | None = None,
    lab: Mapping[str, str] | None = None,
    suspicion: Mapping[str, int] | None = None,
    fuel: Mapping[str, int] | None = None,
    damage: Mapping[str, int] | None = None,
    dogs: str = "",
    deck: str = "",
    pile: str = "",
    weapon_deck: str | None = None,
    item_deck: str | None = None,
    plan: Mapping[str, int] | None = None,
    pieces: Mapping[str, Any] | None = None,
    leader: str = "",
    weather: str = "",
    stored: str = "",
    seed: int = 1,
    chance: tuple[Any, ...] = (),
    **switches: Any,
) -> Scene:
    """The pieces as written, then the steps of `at`. `chance` holds the outcomes to come."""
    names = cast.split()
    setup = TITLE.meta.setup(seats or len(names), edition, seed, switches)
    g = TheThing(setup, Chance.seeded(seed))
    lay_out(g)
    for at_seat, name in enumerate(names):
        take(g, at_seat * g.seats // len(names), CHARACTER.read(name))
    for c in g.order:
        g.room[c], g.standing[c], g.suspicion[c] = REC_ROOM, True, 1
    g.round = 1
    g.leader = CHARACTER.read(leader) if leader else g.order[0]
    for name in aliens.split() + revealed.split():
        g.role[CHARACTER.read(name)] = ALIEN
    for name, room in pairs(rooms).items():
        g.room[CHARACTER.read(name)] = ROOM.read(room)
    for name in lying.split():
        g.standing[CHARACTER.read(name)] = False
    for name, text in (hands or {}).items():
        g.hands[CHARACTER.read(name)] = tuple(sorted(of(ACTION, text)))
    for name, text in (weapons or {}).items():
        c = CHARACTER.read(name)
        g.weapons[c] = tuple(sorted(of(WEAPON, text)))
        g.refills[c] = (6,) * g.weapons[c].count(FLAMETHROWER)
    for name, text in (items or {}).items():
        g.items[CHARACTER.read(name)] = tuple(sorted(of(ITEM, text)))
    for name, text in (lab or {}).items():
        g.lab[CHARACTER.read(name)] = tuple(sorted(of(TOKEN, text)))
    for name, space in (suspicion or {}).items():
        g.suspicion[CHARACTER.read(name)] = space
    for name, barrels in (fuel or {}).items():
        g.fuel[ROOM.read(name)] = barrels
    for name, tokens in (damage or {}).items():
        g.damage[ROOM.read(name)] = tokens
    for name in dogs.split():
        g.dogs[ROOM.read(name)] += 1
        g.dogs_aside -= 1
    if deck:
        g.deck += list(reversed(of(ACTION, deck)))
    g.pile = list(reversed(of(ACTION, pile)))
    if weapon_deck is not None:
        g.weapon_deck = list(reversed(of(WEAPON, weapon_deck)))
    if item_deck is not None:
        g.item_deck = list(reversed(of(ITEM, item_deck)))
    for name in revealed.split():
        leave(g, CHARACTER.read(name), REVEALED)
        g.was_revealed = True
        g.strength = g.strength or 3
    g.plan = [(ROOM.read(name), strength) for name, strength in (plan or {}).items()]
    g.planned = bool(plan)
    if weather:
        g.weather = WEATHER.read(weather)
    if stored:
        g.stored = WEATHER.read(stored)
    for name, value in (pieces or {}).items():
        assert name in g.pieces, name
        setattr(g, name, value)
    g.take_outcomes()
    if chance:
        foretell(g, chance)
    for step in reversed(at.split()):
        g.then(g.book.steps[step])
    if at:
        g.run()
    return Scene(g)


def foretell(g: TheThing, outcomes: tuple[Any, ...]) -> None:
    """What chance brings next, in order; after that it is chance again."""

    coming = list(outcomes)

    class Foretold(Chance):
        def below(self, sides: int) -> int:
            if coming and isinstance(coming[0], int):
                value = coming.pop(0)
                self.outcomes.append(value)
                return int(value)
            return super().below(sides)

        def shuffle(self, cards: list[int]) -> None:
            if coming and isinstance(coming[0], tuple):
                order = coming.pop(0)
                assert sorted(order) == sorted(cards)
                cards[:] = order
                self.outcomes.append(order)
            else:
                super().shuffle(cards)

    told = Foretold(g.chance.key)
    g.chance = told
