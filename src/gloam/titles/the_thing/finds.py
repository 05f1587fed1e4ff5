"""What the Armory, the Storage and the Lab hold (1.4)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import KEEP, KEEP_ITEM, KEEP_WEAPON, THROW, thing
from gloam.titles.the_thing.cards import FLAMETHROWER
from gloam.titles.the_thing.characters import CHARACTER, MACREADY
from gloam.titles.the_thing.leaving import take_weapon, without
from gloam.titles.the_thing.sabotage import draw_token
from gloam.titles.the_thing.state import BOOK, TheThing

DRAWN: Final = 2
DRAWN_BY_MACREADY: Final = 3


def look_for_weapon(g: TheThing, character: int) -> None:
    """Two from the top, of which one is kept; MacReady draws three (1.5)."""
    count = DRAWN_BY_MACREADY if character == MACREADY else DRAWN
    g.drawn = sorted(g.weapon_deck.pop() for _ in range(min(count, len(g.weapon_deck))))
    g.ask(g.owner[character], KEEP_ONE_WEAPON, character)


def weapon_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    for weapon in dict.fromkeys(g.drawn):
        choices.put(KEEP_WEAPON[weapon])


@BOOK.step
def weapon_kept(g: TheThing, seat: int, answer: Option, character: int) -> None:
    """The others go under the deck; MacReady's, where the table plays so, out (A-19)."""
    weapon = thing(answer)
    others = without(tuple(g.drawn), weapon)
    g.drawn = []
    if character == MACREADY and g.rules.macready_rest == "out":
        g.lost_weapons += others
    else:
        g.weapon_deck[:0] = others
    knowers = EVERYONE if weapon == FLAMETHROWER else g.knows(character)
    g.tell(events.TOOK_WEAPON, knowers, character, weapon)
    take_weapon(g, character, weapon)


KEEP_ONE_WEAPON: Final = BOOK.question(
    "keep_weapon", weapon_options, weapon_kept, character=CHARACTER
)


def look_for_item(g: TheThing, character: int) -> None:
    """Two from the top, of which one is kept."""
    g.drawn = sorted(g.item_deck.pop() for _ in range(min(DRAWN, len(g.item_deck))))
    g.ask(g.owner[character], KEEP_ONE_ITEM, character)


def item_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    for item in dict.fromkeys(g.drawn):
        choices.put(KEEP_ITEM[item])


@BOOK.step
def item_kept(g: TheThing, seat: int, answer: Option, character: int) -> None:
    item = thing(answer)
    g.item_deck[:0] = without(tuple(g.drawn), item)
    g.drawn = []
    g.items[character] = tuple(sorted((*g.items[character], item)))
    g.tell(events.TOOK_ITEM, g.knows(character), character, item)


KEEP_ONE_ITEM: Final = BOOK.question("keep_item", item_options, item_kept, character=CHARACTER)


def take_tokens(g: TheThing, character: int, count: int) -> None:
    """Laboratory tokens for the assigned character (A-24)."""
    drawn = tuple(sorted(draw_token(g) for _ in range(count)))
    g.lab[character] = tuple(sorted((*g.lab[character], *drawn)))
    g.drawn = list(drawn)
    g.tell(events.DREW_TOKENS, g.knows(character), character, count, drawn)
    g.ask(g.owner[character], KEEP_TOKENS, character)


def tokens_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    choices.put(KEEP)
    for token in dict.fromkeys(g.drawn):
        choices.put(THROW[token])


@BOOK.step
def tokens_answered(g: TheThing, seat: int, answer: Option, character: int) -> None:
    """Any of the new ones may be thrown away unseen, at once."""
    if answer is KEEP:
        g.drawn = []
        return
    token = thing(answer)
    g.drawn.remove(token)
    g.lab[character] = without(g.lab[character], token)
    g.lab_lost.append(token)
    g.tell(events.THREW_TOKEN, g.knows(character), character, token)
    if g.drawn:
        g.ask(seat, KEEP_TOKENS, character)


KEEP_TOKENS: Final = BOOK.question(
    "keep_tokens", tokens_options, tokens_answered, character=CHARACTER
)
