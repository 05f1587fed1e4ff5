"""Cards, tokens and figures by name (section 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloam.kernel.option import Kind
from gloam.kernel.setup import Setup

COLOUR: Final = Kind("colour", ("blue", "green", "yellow", "red", "purple"))
BLUE, GREEN, YELLOW, RED, PURPLE = range(5)
COLOURS: Final = range(5)

FIGURE: Final = Kind("figure", ("alan", "sam", "judith", "billygoat"))
"""A figure has the number of its colour (TF-4.3-01); the first three are the Faceless."""
FACELESS: Final = range(3)
GOAT: Final = 3

MOST_VALUE: Final = 6
CARD: Final = Kind(
    "card",
    tuple(f"{colour}{value}" for colour in COLOUR.names for value in range(1, MOST_VALUE + 1)),
)


def event(colour: int, value: int) -> int:
    """The event card of a colour and a value."""
    return colour * MOST_VALUE + value - 1


def colour_of(card: int) -> int:
    return card // MOST_VALUE


def value_of(card: int) -> int:
    return card % MOST_VALUE + 1


MEMORY: Final = Kind(
    "memory",
    (
        "move_sam", "move_judith", "move_alan", "move_billygoat", "step", "refill", "clear",
        "shift",
    ),
)  # fmt: skip
"""The eight Memories by their effects, M1 to M8 (TF-6.3)."""
STEP, REFILL, CLEAR, SHIFT = range(4, 8)
MOVED_BY: Final = {0: 1, 1: 2, 2: 0, 3: GOAT}
"""The figure that each of the first four Memories moves."""
MEMORIES: Final = 8
LYING, UNUSED, USED = range(3)
FATE: Final = Kind("fate", ("lying", "unused", "used"))

CHARACTER: Final = Kind(
    "character",
    ("casper", "dylan", "emily", "julie", "karyn", "lily", "luke", "matt", "pj", "tommy"),
)
POWER: Final = Kind(
    "power",
    (
        "whispers", "four_cards", "two_cards", "foresight", "wanders", "paces", "recovers",
        "turns", "second_look", "carries",
    ),
)  # fmt: skip
"""The ten powers, P1 to P10 (TF-11.2)."""
(
    WHISPERS, FOUR_CARDS, TWO_CARDS, FORESIGHT, WANDERS, PACES, RECOVERS, TURNS, SECOND_LOOK,
    CARRIES,
) = range(10)  # fmt: skip

AVATAR: Final = Kind("avatar", ("demon", "puppetmaster", "eraserhead", "unspeakable", "spectral"))
DEMON, PUPPETMASTER, ERASERHEAD, UNSPEAKABLE, SPECTRAL = range(5)

FACE: Final = Kind("face", ("no_powers", "one_more", "one_less", "spared", "closer", "calm"))
NO_POWERS, ONE_MORE, ONE_LESS, SPARED, CLOSER, CALM = range(6)

CROSSROADS: Final = Kind("crossroads", tuple(f"c{number}" for number in range(1, 11)))
FORK: Final = Kind(
    "fork",
    (
        "red_step", "white_step", "no_yellow_green", "no_yellow_blue", "no_blue_green", "add_card",
        "lose_card", "goat_step", "turn_one", "drop_two", "spend_memory", "turn_all", "one_less",
    ),
)  # fmt: skip
"""What a Crossroads card offers."""
(
    RED_STEP, WHITE_STEP, NO_YELLOW_GREEN, NO_YELLOW_BLUE, NO_BLUE_GREEN, ADD_CARD, LOSE_CARD,
    GOAT_STEP, TURN_ONE, DROP_TWO, SPEND_MEMORY, TURN_ALL, VALUE_LESS,
) = range(13)  # fmt: skip
HELD_STILL: Final = {
    NO_YELLOW_GREEN: (YELLOW, GREEN),
    NO_YELLOW_BLUE: (YELLOW, BLUE),
    NO_BLUE_GREEN: (BLUE, GREEN),
}
"""The colours whose cards only turn their Faceless for a turn."""

OBSTACLE: Final = Kind("obstacle", tuple(str(number) for number in range(1, 7)))
OBSTACLES: Final = 6
ENTRANCE: Final = 0
"""The first Obstacle (A21)."""
PORTAL: Final = Kind("portal", ("a", "b", "c"))
SERVANTS: Final = 8

CARDS_AT: Final = {"medium": 6, "hard": 8}
HAND: Final = 3
SHOWN_SERVANTS: Final = 3
"""Servant cards that lie open before all are shuffled again (TF-10.12-04)."""


def event_cards(figures: Mapping[str, Any]) -> list[int]:
    """The fifty event cards (1.5)."""
    return [
        event(colour, value)
        for colour, name in enumerate(COLOUR.names)
        for value in figures[f"{name}-cards"]
    ]


def in_game(setup: Setup) -> dict[str, int]:
    """How many of each event card are in the game."""
    assert setup.meta.figures is not None
    cards = event_cards(setup.meta.figures.values(str(setup.values["figures"])))
    return {CARD.names[card]: cards.count(card) for card in sorted(set(cards))}
