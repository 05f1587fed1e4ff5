"""Six characters played together: who is cleared, who is in danger, and whether to leave."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb
from typing import Any, Final

from gloam.bots.the_thing.needs import Needs
from gloam.bots.the_thing.outlook import OUTSIDE
from gloam.kernel.view import View

Shown = dict[str, Any]

ALIENS, CARDS = 2, 8
"""Among the role cards, of which six are in play."""
SURE: Final = 0.3
"""How likely all must be told apart before the crew leaves, while there is time."""
LATE: Final = 7
"""The round from which there is no time left."""


class Proofs:
    """What role cards the crew has seen; `follow` every event."""

    def __init__(self) -> None:
        self.humans: set[str] = set()
        self.aliens: set[str] = set()

    def follow(self, events: Iterable[Shown]) -> None:
        for event in events:
            name = event["event"]
            if name == "proved_human" or (name == "role_shown" and event["role"] == "human"):
                self.humans.add(event["character"])
            elif name == "revealed" and event["how"] != "dog":
                self.aliens.add(event["character"])


class Crew:
    """The table as the whole crew sees it: they hide nothing from one another."""

    def __init__(self, view: View, needs: Needs, proofs: Proofs) -> None:
        self.proofs = proofs
        self.table: Shown = view["table"]
        self.people: Shown = self.table["people"]
        self.holds: Shown = self.table["me"]["holds"]
        self.needs = needs

    def living(self) -> list[str]:
        fate = self.people["fate"]
        return [name for name in self.table["order"] if fate[name] == "in_play"]

    def cleared(self, name: str) -> bool:
        return bool(self.people["suspicion"][name] == 0)

    def doubtful(self) -> list[str]:
        """Those in play who may be Aliens: nobody becomes one by meeting another here."""
        return [name for name in self.living() if name not in self.proofs.humans]

    def room(self, name: str) -> str:
        return str(self.people["room"][name])

    def awake(self) -> list[str]:
        """All who stand where something can be done."""
        return [
            name
            for name in self.living()
            if self.people["standing"][name] and self.room(name) not in OUTSIDE
        ]

    def near(self, name: str) -> int:
        """How many steps a disc is from the threat."""
        return int(self.table["threat"] - self.people["suspicion"][name])

    def owned(self, what: str, kind: str) -> int:
        """How many of a thing the seat's characters have."""
        return sum(held[kind].count(what) for held in self.holds.values())

    def left_behind(self) -> tuple[int, float]:
        """How many of the doubtful had best stay behind, and how likely just they are Aliens.

        All role cards that nobody has seen are alike.
        """
        doubtful = len(self.doubtful())
        aliens = ALIENS - len(self.proofs.aliens)
        unseen = CARDS - len(self.proofs.humans) - len(self.proofs.aliens)
        ways = comb(unseen, aliens)
        odds = {
            stay: comb(unseen - doubtful, aliens - stay) / ways
            for stay in range(min(aliens, doubtful) + 1)
        }
        best = max(odds, key=lambda stay: odds[stay])
        return best, odds[best]

    def hurry(self) -> float:
        """How near the end is, from 0 to 1."""
        return max(self.needs.hurry(), min(1.0, float(self.table["round"]) / LATE))

    def dares(self) -> bool:
        """Whether to leave now; an attempt that the Alien stops can be made again."""
        return self.left_behind()[1] >= SURE * (1 - 0.7 * self.hurry())
