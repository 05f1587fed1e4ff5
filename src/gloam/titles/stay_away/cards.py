"""The deck (SA-1.1, SA-2.1): every card, its type, and how many copies carry which number.

A card is a small integer; equal cards are the same integer, so no copy can be told from another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from gloam.kernel.errors import BadInput
from gloam.kernel.option import Kind
from gloam.kernel.setup import Setup, Value, unknown

ALWAYS: Final = 0
"""The Thing carries no player number (SA-2.1-01)."""

# id, type, then {least number of players: copies} (section 1.2 of the specification).
_TABLE: Final[tuple[tuple[str, str, dict[int, int]], ...]] = (
    ("the_thing", "contagion", {ALWAYS: 1}),
    ("infected", "contagion", {4: 8, 6: 2, 7: 2, 8: 1, 9: 2, 10: 2, 11: 3}),
    ("flamethrower", "action", {4: 2, 6: 1, 9: 1, 11: 1}),
    ("analysis", "action", {5: 1, 6: 1, 9: 1}),
    ("axe", "action", {4: 1, 9: 1}),
    ("suspicious", "action", {4: 4, 7: 1, 8: 1, 9: 1, 10: 1}),
    ("whiskey", "action", {4: 1, 6: 1, 10: 1}),
    ("resolute", "action", {4: 2, 6: 1, 9: 1, 10: 1}),
    ("watch_your_back", "action", {4: 1, 9: 1}),
    ("change_places", "action", {4: 2, 7: 1, 9: 1, 11: 1}),
    ("youd_better_run", "action", {4: 2, 7: 1, 9: 1, 11: 1}),
    ("seduction", "action", {4: 2, 6: 1, 7: 1, 8: 1, 10: 1, 11: 1}),
    ("scary", "defence", {5: 1, 6: 1, 8: 1, 11: 1}),
    ("im_comfortable", "defence", {4: 1, 6: 1, 11: 1}),
    ("no_thanks", "defence", {4: 1, 6: 1, 8: 1, 11: 1}),
    ("missed", "defence", {4: 1, 6: 1, 11: 1}),
    ("no_barbecue", "defence", {4: 1, 6: 1, 11: 1}),
    ("quarantine", "obstacle", {5: 1, 9: 1}),
    ("barred_door", "obstacle", {4: 1, 7: 1, 11: 1}),
    ("rotten_ropes", "panic", {6: 1, 9: 1}),
    ("one_two", "panic", {5: 1, 9: 1}),
    ("three_four", "panic", {4: 1, 9: 1}),
    ("party", "panic", {5: 1, 9: 1}),
    ("get_out_of_here", "panic", {5: 1}),
    ("forgetful", "panic", {4: 1}),
    ("round_and_round", "panic", {4: 1, 9: 1}),
    ("cant_we_be_friends", "panic", {7: 1, 9: 1}),
    ("blind_date", "panic", {4: 1, 9: 1}),
    ("oops", "panic", {10: 1}),
    ("just_between_us", "panic", {7: 1, 9: 1}),
    ("revelations", "panic", {8: 1}),
    ("lovecraft", "promo", {6: 1}),
    ("necronomicon", "promo", {10: 1}),
)

NAMES: Final = tuple(name for name, _, _ in _TABLE)
TYPES: Final = tuple(kind for _, kind, _ in _TABLE)
CARD: Final = Kind("card", NAMES)

(
    THING, INFECTED, FLAMETHROWER, ANALYSIS, AXE, SUSPICIOUS, WHISKEY, RESOLUTE, WATCH_YOUR_BACK,
    CHANGE_PLACES, YOUD_BETTER_RUN, SEDUCTION, SCARY, IM_COMFORTABLE, NO_THANKS, MISSED,
    NO_BARBECUE, QUARANTINE, BARRED_DOOR, ROTTEN_ROPES, ONE_TWO, THREE_FOUR, PARTY, GET_OUT,
    FORGETFUL, ROUND_AND_ROUND, FRIENDS, BLIND_DATE, OOPS, BETWEEN_US, REVELATIONS, LOVECRAFT,
    NECRONOMICON,
) = range(len(NAMES))  # fmt: skip

PANIC: Final = tuple(kind == "panic" for kind in TYPES)
PLAYABLE: Final = tuple(kind in ("action", "obstacle", "promo") for kind in TYPES)
PLAYABLE_IN_FACE_UP_QUARANTINE: Final = tuple(
    playable and card not in (FLAMETHROWER, CHANGE_PLACES, YOUD_BETTER_RUN, NECRONOMICON)
    for card, playable in enumerate(PLAYABLE)
)


def deck(seats: int, values: Mapping[str, Value]) -> list[int]:
    """How many of each card are in the game, by card (SA-2.1-02, advanced rules 2 and 5)."""
    promos, more, own = values["promos"], values["infected_more"], values["deck"]
    return list(_deck(seats, bool(promos), int(more), str(own)))


@lru_cache
def _deck(seats: int, promos: bool, infected_more: int, own: str) -> tuple[int, ...]:
    counts = [
        sum(copies for least, copies in numbers.items() if least <= seats)
        if promos or kind != "promo"
        else 0
        for _, kind, numbers in _TABLE
    ]
    counts[INFECTED] += infected_more
    for card, count in _own_deck(own):
        counts[card] = count
    return tuple(counts)


def _own_deck(text: str) -> Iterator[tuple[int, int]]:
    """The counts that a table changed: `flamethrower=3,axe=0`."""
    for part in filter(None, text.split(",")):
        name, _, count = part.strip().partition("=")
        if name not in NAMES:
            raise unknown("card", name, NAMES)
        if not (count.isascii() and count.isdecimal() and len(count) < 3):
            sentence = f"A deck takes 0 to 99 copies of “{name}”, not “{count}”."
            raise BadInput("deck-copies", sentence, card=name, given=count)
        yield NAMES.index(name), int(count)


def cards_of(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]


def dealable(card: int, weapons_in_deck: bool) -> bool:
    """Whether the card may be dealt (SA-2.1-03) rather than shuffled into the draw deck."""
    if weapons_in_deck and card in (FLAMETHROWER, ANALYSIS):
        return False
    return card not in (THING, INFECTED) and not PANIC[card]


def check_deck(seats: int, values: Mapping[str, Value]) -> None:
    """Whether the deck can be dealt and played with (section 1.4). Raises `BadInput`."""
    counts = deck(seats, values)
    if counts[THING] != 1:
        raise BadInput("deck-thing", "The deck holds The Thing exactly once.", "SA-2.1-01")
    if counts[INFECTED] < 0:
        sentence = "There are fewer Infected! cards to take out."
        raise BadInput("deck-infected", sentence, "SA-15.2-01")
    weapons = bool(values["weapons_in_deck"])
    can_deal = sum(count for card, count in enumerate(counts) if dealable(card, weapons))
    needed = 4 * seats - (0 if values["thing_in_deck"] else 1)
    if can_deal < needed:
        sentence = f"{seats} players need {needed} cards to deal, and this deck has {can_deal}."
        about = {"seats": seats, "needed": needed, "given": can_deal}
        raise BadInput("deck-dealing", sentence, "SA-2.1-04", **about)
    spare = sum(count for card, count in enumerate(counts) if not PANIC[card]) - 4 * seats
    least = 3 + counts[QUARANTINE] + counts[BARRED_DOOR]
    if spare < least:
        sentence = f"Beside the hands this deck leaves {spare} STAY AWAY! cards, not {least}."
        raise BadInput("deck-spare", sentence, "SA-15.5-01", least=least, given=spare)


def in_game(setup: Setup) -> dict[str, int]:
    """How many of each card are in this game, by name."""
    counts = deck(setup.seats, setup.values)
    return {NAMES[card]: count for card, count in enumerate(counts) if count}
