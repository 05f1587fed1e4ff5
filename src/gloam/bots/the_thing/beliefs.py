"""Who may be an Alien: many ways things may have gone, kept as long as they fit what is seen."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Final

Shown = dict[str, Any]

WORLDS: Final = 160
LAYS_ALIEN: Final = 0.8
"""How often an Alien lays its token among the two, as far as one can guess."""
DOG: Final = 2 / 9


class Beliefs:
    """What one seat makes of everybody: worlds, each a set of Aliens; `follow` every event."""

    def __init__(self, me: str, order: list[str], role: str, chance: random.Random) -> None:
        self.me = me
        self.order = order
        self.chance = chance
        first = [me] if role == "alien" else [name for name in order if name != me]
        self.worlds: list[frozenset[str]] = [
            frozenset((first[at % len(first)],)) for at in range(WORLDS)
        ]

    def alien(self, name: str) -> float:
        """How likely this character is an Alien."""
        return sum(name in world for world in self.worlds) / len(self.worlds)

    def follow(self, events: Iterable[Shown]) -> None:
        for event in events:
            handler = getattr(self, f"_{event['event']}", None)
            if handler is not None:
                handler(event)

    def _looked(self, event: Shown) -> None:
        looker, target = event["character"], event["target"]
        if event["role"] == "alien":
            self._keep(target, True)
            self._turned(looker)
        elif event["role"] == "human":
            odds = 1 - LAYS_ALIEN / 2
            self._sift(lambda world: target not in world or self.chance.random() < odds)
        elif looker != self.me:
            self._maybe(looker, lambda world: target in world, LAYS_ALIEN / 2)

    def _dog_met(self, event: Shown) -> None:
        name = event["character"]
        if event["token"] == "alien":
            self._turned(name)
        elif event["token"] is None:
            self._maybe(name, lambda _: True, DOG)

    def _proved_human(self, event: Shown) -> None:
        self._keep(event["character"], False)

    def _revealed(self, event: Shown) -> None:
        self._keep(event["character"], True)

    def _role_shown(self, event: Shown) -> None:
        self._keep(event["character"], event["role"] == "alien")

    def _turned(self, name: str) -> None:
        self.worlds = [world | {name} for world in self.worlds]

    def _maybe(self, name: str, exposed: Any, odds: float) -> None:
        """In each world where this one was exposed, chance decides whether it took."""
        self.worlds = [
            world | {name} if exposed(world) and self.chance.random() < odds else world
            for world in self.worlds
        ]

    def _keep(self, name: str, alien: bool) -> None:
        """Only worlds in which it was so; if none is left, all of them bent to fit."""
        if not self._sift(lambda world: (name in world) == alien):
            self.worlds = [world | {name} if alien else world - {name} for world in self.worlds]

    def _sift(self, fits: Any) -> bool:
        left = [world for world in self.worlds if fits(world)]
        if not left:
            return False
        self.worlds = left + self.chance.choices(left, k=WORLDS - len(left))
        return True
