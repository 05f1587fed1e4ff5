"""Who may be The Thing, and who may be Infected: what a player concludes from what it has seen.

For every player a weight of being The Thing is kept. An exchange with The Thing usually infects, so
each meeting that left no mark speaks for both; each mark points at those who were met.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from gloam.titles.stay_away.knowledge import INFECTED, THING, Knowledge

Shown = dict[str, Any]

SPARED: Final = 0.72
"""The chance that an exchange with The Thing does not infect."""
HOLDS_ANYWAY: Final = 0.12
"""The chance that a Human is seen holding an Infected! card."""


class Suspicion:
    """One seat's reckoning, fed with the events it was shown."""

    def __init__(self, me: int, seats: int, thing_in_deck: bool) -> None:
        self.me = me
        self.seats = seats
        self.knowledge = Knowledge(me, seats, thing_in_deck)
        self.weight = [1.0] * seats
        self.weight[me] = 0.0
        self.met: list[Counter[int]] = [Counter() for _ in range(seats)]
        """From whom a player got an unseen card since it was last seen clean, and how often."""
        self.marked: set[int] = set()
        """Players seen with an Infected! card since they were last seen clean."""

    def follow(self, events: Iterable[Shown]) -> None:
        for event in events:
            self.knowledge.follow((event,))
            name = event["event"]
            if name == "exchanged":
                self._met(event["seat"], event["target"], event["given"])
                self._met(event["target"], event["seat"], event["got"])
            elif name == "passed_on":
                self._met(event["seat"], event["target"], event["card"])
            elif name == "showed" and event["cards"] is not None:
                self._saw(event["seat"], event["cards"])
            elif name == "looked" and event["card"] is not None:
                self._saw(event["target"], [event["card"]])
            elif name in ("burned", "super_infected"):
                self.weight[event["seat"]] = 0.0

    def _met(self, giver: int, receiver: int, card: str | None) -> None:
        if card is None:
            self.met[receiver][giver] += 1
        elif receiver == self.me and card != INFECTED:
            self.weight[giver] *= SPARED

    def _saw(self, seat: int, cards: list[str]) -> None:
        if seat == self.me:
            return
        if THING in cards:
            self.weight = [0.0] * self.seats
            self.weight[seat] = 1.0
        elif INFECTED in cards:
            self.marked.add(seat)
            for other in range(self.seats):
                if other != seat:
                    self.weight[other] *= HOLDS_ANYWAY + self._infects(other, seat)
            if len(cards) > 1:
                self.weight[seat] = 0.0
        elif len(cards) > 1:
            self.marked.discard(seat)
            for other, times in self.met[seat].items():
                self.weight[other] *= SPARED**times
            self.met[seat].clear()
            self.weight[seat] = 0.0

    def _infects(self, thing: int, seat: int) -> float:
        return float(1.0 - SPARED ** self.met[seat][thing])

    def thing(self, seat: int) -> float:
        """The chance that this player is The Thing."""
        total = sum(self.weight)
        return self.weight[seat] / total if total else 0.0

    def infected(self, seat: int) -> float:
        """The chance that this player is Infected, not being The Thing."""
        if seat in self.marked:
            return 1.0 - HOLDS_ANYWAY - self.thing(seat) * (1.0 - HOLDS_ANYWAY)
        total = sum(self.weight)
        if not total:
            return 0.0
        others = (o for o in range(self.seats) if o != seat)
        return sum(self.weight[o] * self._infects(o, seat) for o in others) / total

    def evil(self, seat: int) -> float:
        """The chance that this player is The Thing or Infected."""
        return min(1.0, self.thing(seat) + self.infected(seat))
