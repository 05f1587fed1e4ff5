"""Every option of the game: what a player can answer, made once."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from gloam.kernel.option import COUNT, Kind, Option
from gloam.titles.the_thing.cards import ACTION, ITEM, ROLE, TOKEN, WEAPON
from gloam.titles.the_thing.characters import CHARACTER, EVERY_CHARACTER
from gloam.titles.the_thing.dice import FACE
from gloam.titles.the_thing.rooms import CARDS, REC_ROOM, ROOM, WEATHER
from gloam.titles.the_thing.state import BOOK, HOW

MOST_STRENGTH: Final = 18


def _each(verb: str, kind: Kind, things: int | None = None) -> tuple[Option, ...]:
    return tuple(BOOK.option(verb, (kind, thing)) for thing in range(things or len(kind.names)))


def _pairs(verb: str, one: Kind, other: Kind) -> tuple[tuple[Option, ...], ...]:
    return tuple(
        tuple(BOOK.option(verb, (one, a), (other, b)) for b in range(len(other.names)))
        for a in range(len(one.names))
    )


def _gifts(kind: Kind) -> tuple[tuple[tuple[Option, ...], ...], ...]:
    """By thing, giver and receiver."""
    return tuple(
        tuple(
            tuple(
                BOOK.option("give", (kind, given), (CHARACTER, giver), (CHARACTER, receiver))
                for receiver in EVERY_CHARACTER
            )
            for giver in EVERY_CHARACTER
        )
        for given in range(len(kind.names))
    )


def thing(option: Option, at: int = 0) -> int:
    """The number of the thing an option names."""
    return option.things[at][1]


PLAY_AS: Final = _each("play_as", CHARACTER)
TAKE_WEATHER: Final = tuple(
    tuple(BOOK.option(verb, (WEATHER, weather)) for weather in range(3))
    for verb in ("new", "stored")
)
KEEP_HAND: Final = BOOK.option("keep_hand")
CHANGE: Final = _each("change", ACTION)

# Moving and planning.
GO: Final = tuple(
    tuple(BOOK.option("go", (ROOM, room), (ACTION, card)) for card in range(3))
    for room in range(REC_ROOM + 1)
)
GO_BLIND: Final = tuple(BOOK.option("go", (ROOM, room)) for room in range(REC_ROOM + 1))
SPECIAL: Final = tuple(BOOK.option("special", (ROOM, room)) for room in range(REC_ROOM + 1))
SWAP: Final = BOOK.option("swap")
SWAP_CARDS: Final = {
    cards: BOOK.option("swap", *((ACTION, card) for card in cards))
    for size in (1, 2, 3)
    for cards in combinations_with_replacement(range(3), size)
}
FETCH: Final = {
    cards: BOOK.option("fetch", *((ACTION, card) for card in cards))
    for size in (1, 2, 3)
    for cards in combinations_with_replacement(range(3), size)
}
DELIVER: Final = _each("deliver", ACTION)
BOARD: Final = BOOK.option("board")

# Encounters.
RESOLVE: Final = _each("resolve", ROOM)
PASS: Final = BOOK.option("pass")
FIGHT: Final = _each("fight", WEAPON)
MEET: Final = BOOK.option("meet")
AVOID: Final = _each("avoid", WEAPON)
PLACE: Final = _each("place", ROLE)
LOOK: Final = _each("look", CHARACTER)
ASSIMILATE: Final = _each("assimilate", CHARACTER)
ASSIMILATE_DOG: Final = BOOK.option("assimilate_dog")
WRECK: Final = BOOK.option("sabotage")

# The Alien's plan.
ATTACK: Final = tuple(
    tuple(BOOK.option("attack", (ROOM, room), (COUNT, n)) for n in range(MOST_STRENGTH + 1))
    for room in CARDS
)
SPARE: Final = tuple(BOOK.option("spare", (ROOM, room)) for room in CARDS)
AGREE: Final = BOOK.option("agree")

# Actions.
REVEAL_CARD: Final = BOOK.option("reveal_card")
STOP: Final = BOOK.option("stop")
ASSIGN: Final = _each("assign", CHARACTER)
LAY_DOWN: Final = _each("lay_down", CHARACTER)
TIMES: Final = _each("times", COUNT, 12)
KEEP_WEAPON: Final = _each("keep", WEAPON)
KEEP_ITEM: Final = _each("keep", ITEM)
KEEP: Final = BOOK.option("keep")
THROW: Final = _each("throw", TOKEN)
SHOW_KEYS: Final = BOOK.option("show_keys")
FILL: Final = _each("fill", ROOM)
BONUS: Final = _pairs("spend", ITEM, CHARACTER)
"""A Fuel or Toolbox card, used where this character stands."""
BURN: Final = _pairs("burn", WEAPON, CHARACTER)
ALLOW: Final = BOOK.option("allow")
FORBID: Final = BOOK.option("forbid")

# Recreation, tests, supper.
VOTE: Final = _each("vote", CHARACTER)
ABSTAIN: Final = BOOK.option("abstain")
REVEAL_SELF: Final = BOOK.option("reveal_self")
TEST: Final = _pairs("test", HOW, CHARACTER)
"""This character's test."""
HEAR: Final = _pairs("hear", HOW, CHARACTER)
PUT_TO_TEST: Final = _each("put_to_test", CHARACTER)
GIVE_WEAPON: Final = _gifts(WEAPON)
GIVE_ITEM: Final = _gifts(ITEM)
GIVE_TOKEN: Final = _gifts(TOKEN)
READY: Final = BOOK.option("ready")
DISCARD: Final = _each("discard", ACTION)

# Boarding.
ACCEPT: Final = BOOK.option("accept")
REFUSE: Final = BOOK.option("refuse")
STAY: Final = BOOK.option("stay")

# One to three players.
TAKE: Final = _each("take", CHARACTER)
ROLL: Final = BOOK.option("roll")
ROLL_FOR: Final = _each("roll", CHARACTER)
CANCEL: Final = _each("cancel", FACE)
REROLL: Final = _each("reroll", FACE)
TURN_DIE: Final = _pairs("turn_die", FACE, FACE)
SUFFER: Final = BOOK.option("suffer")
NOTHING: Final = BOOK.option("nothing")
DO: Final = _each("do", ACTION)
BURN_HERE: Final = _each("burn_here", WEAPON)
