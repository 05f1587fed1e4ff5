"""Who may have infected whom: the meetings a seat has seen, played through again (TT-IC).

It reads shown events only, as a view carries them, so it can hold nothing the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gloam.kernel.chance import Chance
from gloam.titles.the_thing.cards import ALIEN_DOGS, HEALTHY_DOGS

Shown = dict[str, Any]
Infections = list[tuple[str, str | None]]

LAYS_ALIEN = 2
"""Of three times an Alien lays its tokens, how often the Alien is among them, as a guess."""


class History:
    """One way things may have gone: who was the first Alien, and whom it made into others."""

    def __init__(self, order: Sequence[str], chance: Chance) -> None:
        self.chance = chance
        self.aliens: set[str] = {order[chance.below(len(order))]}
        self.laid: dict[str, bool] = {}
        self.infections: Infections = []
        self.possible = True

    def follow(self, events: Iterable[Shown]) -> bool:
        """Go through the events; False as soon as this cannot be how it went."""
        for event in events:
            handler = getattr(self, f"_{event['event']}", None)
            if handler is not None:
                handler(event)
                if not self.possible:
                    return False
        return True

    def _need(self, fits: bool) -> None:
        self.possible = self.possible and fits

    def _role_dealt(self, event: Shown) -> None:
        if event["role"] is not None:
            self._need((event["role"] == "alien") == (event["character"] in self.aliens))

    def _laid_tokens(self, event: Shown) -> None:
        c, role = event["character"], event["role"]
        alien = c in self.aliens
        if role is None:
            self.laid[c] = alien and self.chance.below(3) < LAYS_ALIEN
        else:
            self.laid[c] = role == "alien"
            self._need(alien or not self.laid[c])

    def _looked(self, event: Shown) -> None:
        target, role = event["target"], event["role"]
        there = self.laid.get(target, False)
        saw = there and self.chance.below(2) == 1
        if role is not None:
            saw = role == "alien"
            self._need(there or not saw)
        if saw:
            self.laid[target] = False
            self._infect(event["character"], target)

    def _dog_met(self, event: Shown) -> None:
        alien = event["token"] == "alien"
        if event["token"] is None:
            alien = self.chance.below(HEALTHY_DOGS + ALIEN_DOGS) < ALIEN_DOGS
        if alien:
            self._infect(event["character"], None)

    def _infect(self, c: str, by: str | None) -> None:
        if c not in self.aliens:
            self.aliens.add(c)
            self.infections.append((c, by))

    def _proved_human(self, event: Shown) -> None:
        self._need(event["character"] not in self.aliens)

    def _revealed(self, event: Shown) -> None:
        self._need(event["character"] in self.aliens)

    def _role_shown(self, event: Shown) -> None:
        self._need((event["role"] == "alien") == (event["character"] in self.aliens))
