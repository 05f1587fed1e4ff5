"""A whole table that fits what one seat sees: roles, hands, decks and plans made up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gloam.kernel.option import Kind
from gloam.titles.the_thing import cards
from gloam.titles.the_thing.cards import (
    ACTION,
    ALIEN,
    BLOOD,
    COOP_ROLES,
    FAILURE,
    FLAMETHROWER,
    HUMAN,
    ITEM,
    OF_EACH_ACTION,
    ROLE,
    TOKEN,
    WEAPON,
)  # fmt: skip
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.dice import FACE
from gloam.titles.the_thing.history import History
from gloam.titles.the_thing.rooms import ROOM, WEATHER
from gloam.titles.the_thing.state import BOOK, FATE, NOBODY, NONE, PHASE, REVEALED, TheThing

Seen = dict[str, Any]
_TRIES = 60


def imagine_table(g: TheThing, seen: Seen) -> None:
    """Make up everything the view leaves open.

    What the rules do not lay open is made up whatever the view says, so that a leak would show.
    """
    table = seen["table"]
    copy_public(g, table)
    copy_characters(g, table)
    me = table.get("me", {"holds": {}})
    own = {CHARACTER.read(name): held for name, held in me["holds"].items()}
    drawn = me.get("drawn")
    if g.coop:
        imagine_coop_roles(g, seen)
    elif g.round:
        imagine_roles(g, seen, own)
    fill_weapons(g, table, own, drawn)
    fill_items(g, table, own, drawn)
    fill_laboratory(g, table, own, drawn)
    if not g.coop:
        fill_hands(g, seen, own, me)
        imagine_plan(g, table, me)
    for name in table["laid"]:
        c = CHARACTER.read(name)
        laid = own[c]["laid"] if c in own else None
        if laid is not None:
            g.placed[c] = ROLE.read(laid)
        else:
            g.placed[c] = g.chance.below(2) if g.role[c] == ALIEN else HUMAN


def copy_public(g: TheThing, table: Seen) -> None:
    g.order = [CHARACTER.read(name) for name in table["order"]]
    g.leader = _read(CHARACTER, table["leader"], NOBODY)
    g.token_room = _read(ROOM, table["token_room"], NONE)
    g.token_holder = _read(CHARACTER, table["token_holder"], NOBODY)
    g.discards = _cards(ACTION, table["discards"])
    g.face_up = _cards(ACTION, table["face_up"])
    g.used_weapons = _cards(WEAPON, table["used_weapons"])
    g.used_items = _cards(ITEM, table["used_items"])
    g.lab_spent = table["lab_spent"]
    g.no_blood = table["no_blood"]
    rooms = table["rooms"]
    for piece, place in (
        (g.fuel, "fuel"), (g.damage, "damage"), (g.dogs, "dogs"), (g.alien, "alien"),
    ):  # fmt: skip
        for name, count in rooms[place].items():
            piece[ROOM.read(name)] = count
    for name in rooms["burned"]:
        g.burned[ROOM.read(name)] = True
    g.boiler_gone = table["boiler_gone"]
    g.freezing = table["freezing"]
    g.weather = WEATHER.read(table["weather"])
    g.stored = _read(WEATHER, table["stored"], NONE)
    g.rescue = table["rescue"]
    g.rescue_fuel = table["rescue_fuel"]
    g.boarder = _read(CHARACTER, table["boarder"], NOBODY)
    g.passengers = _cards(CHARACTER, table["passengers"])
    g.phase = PHASE.read(table["phase"])
    g.dice = _cards(FACE, table["dice"])
    for plain in (
        "pantry", "kitchen", "underground", "outside", "blackout", "rescue_gone", "dogs_aside",
        "dogs_out", "hungry", "strength", "was_revealed", "overruled", "round", "threat",
        "garry_rolled",
    ):  # fmt: skip
        setattr(g, plain, table[plain])
    g.tests_left = list(table["tests_left"])
    g.rerolled = list(table["rerolled"])


def copy_characters(g: TheThing, table: Seen) -> None:
    people = table["people"]
    for name in table["order"]:
        c = CHARACTER.read(name)
        g.owner[c] = people["seat"][name]
        g.fate[c] = FATE.read(people["fate"][name])
        g.room[c] = ROOM.read(people["room"][name])
        g.standing[c] = people["standing"][name]
        g.suspicion[c] = people["suspicion"][name]
        g.refills[c] = tuple(people["refills"][name])
    asked = {seat for seat, question, _ in g.asks if question.name == "plan"}
    g.agreed = [seat for seat in g.faction() if seat not in asked] if asked else []


def imagine_roles(g: TheThing, seen: Seen, own: dict[int, Seen]) -> None:
    """Play the meetings through as they may have gone, until one way fits what the seat knows."""
    roles = {CHARACTER.names[c]: held["role"] for c, held in own.items()}
    roles.update(seen["table"].get("roles", {}))
    for _ in range(_TRIES):
        history = History(seen["table"]["order"], g.chance)
        if history.follow(seen["journal"]) and all(
            (role == ROLE.names[ALIEN]) == (name in history.aliens) for name, role in roles.items()
        ):
            break
    for name in seen["table"]["order"]:
        c = CHARACTER.read(name)
        alien = name in history.aliens or g.fate[c] == REVEALED
        if name in roles:
            alien = roles[name] == ROLE.names[ALIEN]
        g.role[c] = ALIEN if alien else HUMAN
    g.infections = [
        (CHARACTER.read(name), NOBODY if by is None else CHARACTER.read(by))
        for name, by in history.infections
        if g.role[CHARACTER.read(name)] == ALIEN
    ]


def imagine_coop_roles(g: TheThing, seen: Seen) -> None:
    """The cards that were shown are known; nobody has seen the others (TT-SOLO-S-05)."""
    known: dict[int, int] = {}
    for event in seen["journal"]:
        if event["event"] == "proved_human":
            known[CHARACTER.read(event["character"])] = HUMAN
        elif event["event"] == "role_shown":
            known[CHARACTER.read(event["character"])] = ROLE.read(event["role"])
        elif event["event"] == "revealed" and event["how"] != "dog":
            known[CHARACTER.read(event["character"])] = ALIEN
    unseen = list((Counter(COOP_ROLES) - Counter(known.values())).elements())
    g.chance.shuffle(unseen)
    for c in g.order if g.round else ():
        g.role[c] = known[c] if c in known else unseen.pop()
    g.roles_aside = sorted(unseen)


def fill_weapons(g: TheThing, table: Seen, own: dict[int, Seen], drawn: list[int] | None) -> None:
    """What lies open, what is one's own, and the rest by chance; no Flamethrower in a hand."""
    people = table["people"]
    pool = Counter(dict(enumerate(cards.weapons(g.seats))))
    pool.subtract(g.used_weapons)
    for c in g.order:
        mine = _cards(WEAPON, own[c]["weapons"]) if c in own else []
        g.weapons[c] = tuple(sorted([FLAMETHROWER] * len(g.refills[c]) + mine))
        pool.subtract(g.weapons[c])
    choosing = _asked(g, "keep_weapon")
    if choosing and drawn is not None:
        g.drawn = list(drawn)
        pool.subtract(drawn)
    unseen = _shuffled(g, pool)
    unseen.sort(key=lambda weapon: weapon == FLAMETHROWER)
    at = 0
    for c, name in _others(g, own):
        g.weapons[c] = tuple(sorted((*g.weapons[c], *unseen[at : at + people["weapons"][name]])))
        at += people["weapons"][name]
    del unseen[:at]
    g.chance.shuffle(unseen)
    if choosing and drawn is None:
        g.drawn = sorted(_take(unseen, table["drawn"]))
    g.lost_weapons = _take(unseen, table["lost_weapons"])
    g.weapon_deck = unseen


def fill_items(g: TheThing, table: Seen, own: dict[int, Seen], drawn: list[int] | None) -> None:
    people = table["people"]
    pool = Counter(dict(enumerate(cards.items(g.seats))))
    pool.subtract(g.used_items)
    for c, held in own.items():
        g.items[c] = tuple(_cards(ITEM, held["items"]))
        pool.subtract(g.items[c])
    choosing = _asked(g, "keep_item")
    if choosing and drawn is not None:
        g.drawn = list(drawn)
        pool.subtract(drawn)
    unseen = _shuffled(g, pool)
    for c, name in _others(g, own):
        g.items[c] = tuple(sorted(_take(unseen, people["items"][name])))
    if choosing and drawn is None:
        g.drawn = sorted(_take(unseen, table["drawn"]))
    g.lost_items = _take(unseen, table["lost_items"])
    g.item_deck = unseen


def fill_laboratory(
    g: TheThing, table: Seen, own: dict[int, Seen], drawn: list[int] | None
) -> None:
    """Blood bags and failures; none of the former in the bag once a sabotage found none."""
    people = table["people"]
    pool = Counter({
        BLOOD: cards.BLOOD_A_PLAYER * g.number - g.lab_spent,
        FAILURE: cards.FAILURE_A_PLAYER * g.number,
    })  # fmt: skip
    for c, held in own.items():
        g.lab[c] = tuple(_cards(TOKEN, held["lab"]))
        pool.subtract(g.lab[c])
    unseen = _shuffled(g, pool)
    if g.no_blood:
        unseen.sort(key=lambda token: token == FAILURE)
    for c, name in _others(g, own):
        g.lab[c] = tuple(sorted(_take(unseen, people["lab"][name], from_end=not g.no_blood)))
    g.lab_lost = _take(unseen, table["lab_lost"], from_end=not g.no_blood)
    g.bag = [unseen.count(BLOOD), unseen.count(FAILURE)]
    if _asked(g, "keep_tokens"):
        if drawn is None:
            chooser = next(args[0] for _, question, args in g.asks)
            drawn = sorted(g.chance.sample(g.lab[chooser], table["drawn"]))
        g.drawn = list(drawn)


def fill_hands(g: TheThing, seen: Seen, own: dict[int, Seen], me: Seen) -> None:
    """Action cards: one's own hand, what one delivered this round, and the rest by chance."""
    table = seen["table"]
    people = seen["table"]["people"]
    pool = Counter(dict.fromkeys(range(3), OF_EACH_ACTION))
    pool.subtract(g.discards)
    pool.subtract(g.face_up)
    for c, held in own.items():
        g.hands[c] = tuple(_cards(ACTION, held["hand"]))
        pool.subtract(g.hands[c])
    choosing = _asked(g, "special") or _asked(g, "fetch")
    if choosing and "drawn" in me:
        g.drawn = list(me["drawn"])
        pool.subtract(g.drawn)
    if "deck" in me:
        g.deck = [card for card, count in enumerate(me["deck"]) for _ in range(count)]
        pool.subtract(g.deck)
    g.pile = [card for card in own_deliveries(seen) if pool[card] > 0][: table["pile"]]
    pool.subtract(g.pile)
    unseen = _shuffled(g, pool)
    for c, name in _others(g, own):
        g.hands[c] = tuple(sorted(_take(unseen, people["cards"][name])))
    if choosing and "drawn" not in me:
        g.drawn = sorted(_take(unseen, table["drawn"]))
    g.pile += _take(unseen, table["pile"] - len(g.pile))
    g.chance.shuffle(g.pile)
    g.face_down = _take(unseen, table["face_down"])
    if "deck" not in me:
        g.deck = unseen
    else:
        g.chance.shuffle(g.deck)


def own_deliveries(seen: Seen) -> list[int]:
    """The cards the seat knows to lie in the pile: those it laid there unseen this round."""
    found: list[int] = []
    for event in reversed(seen["journal"]):
        if event["event"] in ("card_revealed", "round"):
            return found if event["event"] == "round" else []
        if event["event"] == "delivered" and event["card"] is not None:
            found.append(ACTION.read(event["card"]))
    return found


def imagine_plan(g: TheThing, table: Seen, me: Seen) -> None:
    """The Alien knows its rooms; the others see the strengths, once the plan holds (A-12)."""
    g.planned = table["planned"] is not None
    if "plan" in me:
        g.plan = [(ROOM.read(name), strength) for name, strength in me["plan"]]
    elif g.planned:
        rooms = g.chance.sample(list(g.location_cards()), len(table["planned"]))
        g.plan = list(zip(rooms, table["planned"], strict=True))


def _asked(g: TheThing, name: str) -> bool:
    return any(question.name == name for _, question, _ in g.asks)


def _others(g: TheThing, own: dict[int, Seen]) -> list[tuple[int, str]]:
    """The characters of other seats, with their names."""
    return [(c, CHARACTER.names[c]) for c in g.order if c not in own]


def _shuffled(g: TheThing, pool: Counter[int]) -> list[int]:
    found = [card for card in sorted(pool) for _ in range(pool[card])]
    g.chance.shuffle(found)
    return found


def _take(pile: list[int], count: int, from_end: bool = True) -> list[int]:
    if from_end:
        return [pile.pop() for _ in range(count)]
    taken = pile[:count]
    del pile[:count]
    return taken


def _cards(kind: Kind, names: Iterable[str]) -> list[int]:
    return [kind.read(name) for name in names]


def _read(kind: Kind, name: str | None, otherwise: int) -> int:
    return otherwise if name is None else kind.read(name)


BOOK.imagine_table = imagine_table
