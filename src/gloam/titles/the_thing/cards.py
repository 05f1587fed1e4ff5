"""The decks, by number of players (1.3): action cards, weapons, items, laboratory tokens."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import Kind
from gloam.kernel.setup import Setup

USE, REPAIR, SABOTAGE = range(3)
ACTION: Final = Kind("action", ("use", "repair", "sabotage"))
OF_EACH_ACTION: Final = 17

FLAMETHROWER, DYNAMITE, FIREARM, MELEE = range(4)
WEAPON: Final = Kind("weapon", ("flamethrower", "dynamite", "firearm", "melee"))
REFILLS: Final = 6

KEYS, TORCH, TOOLBOX, FUEL_CAN, WIRE = range(5)
ITEM: Final = Kind("item", ("keys", "torch", "toolbox", "fuel", "wire"))

BLOOD, FAILURE = range(2)
TOKEN: Final = Kind("token", ("blood", "failure"))
BLOOD_A_PLAYER, FAILURE_A_PLAYER = 2, 3

HEALTHY_DOGS, ALIEN_DOGS = 7, 2
"""The tokens in the contagion bag: always put back (TT-S-14)."""

HUMAN, ALIEN = range(2)
ROLE: Final = Kind("role", ("human", "alien"))

COOP_CHARACTERS: Final = 6
COOP_ROLES: Final = (HUMAN,) * 6 + (ALIEN,) * 2

_WEAPONS: Final = {
    4: (1, 3, 1, 3),
    5: (1, 3, 1, 3),
    6: (1, 3, 2, 4),
    7: (1, 3, 2, 4),
    8: (2, 4, 2, 4),
}
_ITEMS: Final = {
    4: (2, 2, 2, 2, 1),
    5: (2, 2, 2, 2, 1),
    6: (2, 3, 2, 2, 1),
    7: (2, 3, 3, 3, 2),
    8: (2, 3, 4, 4, 2),
}
_COOP_ITEMS: Final = (2, 3, 3, 3, 2)


def weapons(seats: int) -> tuple[int, ...]:
    """How many of each weapon (TT-S-07); one to three players hold six characters."""
    return _WEAPONS[characters(seats)]


def items(seats: int) -> tuple[int, ...]:
    return _COOP_ITEMS if cooperative(seats) else _ITEMS[seats]


def cooperative(seats: int) -> bool:
    """Up to three players play together, with no Alien among them (section 3)."""
    return seats <= 3


def characters(seats: int) -> int:
    """How many characters are in the game (TT-SOLO-S-03)."""
    return COOP_CHARACTERS if cooperative(seats) else seats


def in_game(setup: Setup) -> dict[str, int]:
    """How many of each card are in this game, by name."""
    found: dict[str, int] = {}
    if not cooperative(setup.seats):
        found.update((name, OF_EACH_ACTION) for name in ACTION.names)
    found.update(zip(WEAPON.names, weapons(setup.seats), strict=True))
    found.update(zip(ITEM.names, items(setup.seats), strict=True))
    return found
