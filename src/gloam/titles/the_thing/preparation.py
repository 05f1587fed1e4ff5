"""Setting up the outpost (TT-S, TT-SOLO-S)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import cards, events, rooms
from gloam.titles.the_thing.answers import PLAY_AS, thing
from gloam.titles.the_thing.characters import EVERY_CHARACTER
from gloam.titles.the_thing.rooms import (
    BOILER,
    COMMS,
    GENERATOR,
    GREEN,
    HELICOPTER,
    REC_ROOM,
    SNOWPLOW,
)  # fmt: skip
from gloam.titles.the_thing.rounds import new_round
from gloam.titles.the_thing.state import ABSENT, BOOK, IN_PLAY, TheThing

TAKEN_ALREADY: Final = BOOK.reason("character-taken", "TT-S-12")
COOP_THREAT: Final = 6


def prepare(g: TheThing) -> None:
    """The board is laid out; the characters are dealt, or chosen in turn (TT-S-12)."""
    lay_out(g)
    if g.rules.characters == "chosen":
        for at in range(g.number):
            g.then(choose, at * g.seats // g.number)
    else:
        for at, character in enumerate(g.chance.sample(EVERY_CHARACTER, g.number)):
            take(g, at * g.seats // g.number, character)
    g.then(deal)


def lay_out(g: TheThing) -> None:
    """Rooms, reserves, decks and bag (TT-S-02 to TT-S-10, TT-SOLO-S-01)."""
    number = g.number
    g.fuel[BOILER] = rooms.BOILER_FUEL
    g.fuel[GENERATOR] = rooms.GENERATOR_FUEL
    g.pantry = rooms.PANTRY
    g.dogs_aside = rooms.DOGS
    g.damage[SNOWPLOW] = rooms.SNOWPLOW_DAMAGE
    g.damage[HELICOPTER] = number - 2
    g.damage[COMMS] = number
    g.weapon_deck = _deck(cards.weapons(g.seats))
    g.chance.shuffle(g.weapon_deck)
    g.item_deck = _deck(cards.items(g.seats))
    g.chance.shuffle(g.item_deck)
    g.underground = rooms.UNDERGROUND[number]
    g.outside = number - 1
    g.bag = [cards.BLOOD_A_PLAYER * number, cards.FAILURE_A_PLAYER * number]
    if g.coop:
        g.threat = COOP_THREAT
        g.roles_aside = sorted(cards.COOP_ROLES)
    else:
        g.deck = _deck((cards.OF_EACH_ACTION,) * 3)
        g.chance.shuffle(g.deck)


def take(g: TheThing, seat: int, character: int) -> None:
    g.order.append(character)
    g.owner[character] = seat
    g.fate[character] = IN_PLAY
    g.tell(events.CHOSE, EVERYONE, character)


@BOOK.step
def choose(g: TheThing, seat: int) -> None:
    g.ask(seat, CHOOSE)


def character_options(g: TheThing, choices: Choices, seat: int) -> None:
    for character in EVERY_CHARACTER:
        free = g.fate[character] == ABSENT
        choices.put(PLAY_AS[character], None if free else TAKEN_ALREADY)


@BOOK.step
def chosen(g: TheThing, seat: int, answer: Option) -> None:
    take(g, seat, thing(answer))


CHOOSE: Final = BOOK.question("play_as", character_options, chosen)


@BOOK.step
def deal(g: TheThing) -> None:
    """Everybody stands in the Rec Room, with a role and, from four players on, cards."""
    for c in g.order:
        g.room[c] = REC_ROOM
        g.standing[c] = True
        g.suspicion[c] = int(g.figures["suspicion-start"])
    deal_roles(g)
    first = g.rules.first_leader
    g.leader = g.order[g.chance.below(g.number) if first < 0 else first]
    if not g.coop:
        deal_cards(g)
        g.token_room = GREEN[g.chance.below(len(GREEN))]
        g.tell(events.TOKEN_LIES, EVERYONE, g.token_room)
    g.tell(events.LEADER, EVERYONE, g.leader)
    g.then(new_round)


def deal_roles(g: TheThing) -> None:
    """One Alien among four and more (TT-S-13); six of eight unseen cards below (TT-SOLO-S-05)."""
    if g.coop:
        roles = g.chance.sample(cards.COOP_ROLES, len(cards.COOP_ROLES))
        for c, role in zip(g.order, roles, strict=False):
            g.role[c] = role
        g.roles_aside = sorted(roles[g.number :])
        return
    g.role[g.order[g.chance.below(g.number)]] = cards.ALIEN
    for c in g.order:
        g.tell(events.ROLE_DEALT, g.knows(c), c, g.role[c])


def deal_cards(g: TheThing) -> None:
    """Two action cards each (TT-S-10)."""
    for c in g.order:
        g.hands[c] = tuple(sorted((g.deck.pop(), g.deck.pop())))
        g.tell(events.DEALT, g.knows(c), c, g.hands[c])


def _deck(counts: tuple[int, ...]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]


BOOK.begin = prepare
