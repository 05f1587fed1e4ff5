"""Who may be an Alien: how likely each set of Aliens is, after all that was seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import Any, Final

Shown = dict[str, Any]
World = int
"""A set of characters, one bit for each in the order of play: the Aliens among them."""

LAYS_ALIEN: Final = 0.8
"""How often an Alien lays its token among the two, as far as one can guess."""
SEEN: Final = 0.5
"""The chance that a look falls on the Alien token of the two."""
DOG: Final = 2 / 9
INTRUDES, KEEPS_APART = 3.0, 0.7
"""How much likelier an Alien than a Human goes where somebody stands who is not cleared, and how
much less likely elsewhere, while none has been revealed: after that Humans stand together too."""
SABOTAGE: Final = {"human": 0.03, "alien": 0.55, "deck": 1 / 3}
"""How often a card in the pile is a sabotage, by who gave it."""


SECRETS: Final = {
    "looked": "role",
    "dog_met": "token",
    "laid_tokens": "role",
    "delivered": "card",
}


def from_outside(events: Iterable[Shown]) -> list[Shown]:
    """The same events as somebody sees them who only watches."""
    return [
        {**event, SECRETS[event["event"]]: None} if event["event"] in SECRETS else event
        for event in events
    ]


class Beliefs:
    """What one seat, or somebody who only watches, makes of everybody; `follow` every event."""

    def __init__(self, order: Sequence[str], me: str | None = None, role: str = "human") -> None:
        self.me = me
        self.bit = {name: 1 << at for at, name in enumerate(order)}
        first = [me] if me and role == "alien" else [name for name in order if name != me]
        self.worlds: dict[World, float] = {self.bit[name]: 1 / len(first) for name in first if name}
        self.room: dict[str, str] = {}
        self.cleared: set[str] = set()
        self.open_war = False
        """Whether an Alien has been revealed."""
        self.laid: str | None = None
        """What this seat has laid for the others to look at."""
        self.gave: list[str] = []
        """Who gave a card this round that this seat does not know."""
        self.known: list[str] = []
        """The cards given this round that it knows."""
        self.turned: list[str] = []
        self.seen, self.unseen = 0, 0
        """How many cards came to light, and how many the Leaders put away."""

    def alien(self, name: str) -> float:
        """How likely this character is an Alien."""
        bit = self.bit[name]
        return sum(weight for world, weight in self.worlds.items() if world & bit)

    def likeliest(self) -> tuple[set[str], float]:
        """The likeliest set of Aliens in play, and how likely it is."""
        world = max(self.worlds, key=lambda world: (self.worlds[world], -world))
        return {name for name, bit in self.bit.items() if world & bit}, self.worlds[world]

    def idle(self) -> float:
        """Which share of all cards the Leaders put away, though each could have done something."""
        return self.unseen / max(1, self.seen + self.unseen)

    def follow(self, events: Iterable[Shown]) -> None:
        for event in events:
            handler = getattr(self, f"_{event['event']}", None)
            if handler is not None:
                handler(event)

    # Meetings.

    def _moved(self, event: Shown) -> None:
        name, room = event["character"], event["room"]
        if room in ("dormitory", "rec_room"):
            return
        met = [r for other, r in self.room.items() if other not in self.cleared]
        if met and name not in self.cleared and not self.open_war:
            self._weigh(name, INTRUDES if room in met else KEEPS_APART)
        self.room[name] = room

    def _laid_tokens(self, event: Shown) -> None:
        if event["role"] is not None:
            self.laid = event["role"]

    def _looked(self, event: Shown) -> None:
        looker, target, role = event["character"], event["target"], event["role"]
        self.cleared.discard(looker)
        if role == "alien":
            self._know(target, True)
            self._turn(looker, 0, 1.0)
        elif role == "human":
            self._weigh(target, 1 - LAYS_ALIEN * SEEN)
        elif target == self.me:
            self._turn(looker, self.bit[target], SEEN if self.laid == "alien" else 0.0)
        else:
            self._turn(looker, self.bit[target], LAYS_ALIEN * SEEN)

    def _dog_met(self, event: Shown) -> None:
        self.cleared.discard(event["character"])
        token = event["token"]
        odds = DOG if token is None else float(token == "alien")
        self._turn(event["character"], 0, odds)

    # Cards.

    def _round(self, event: Shown) -> None:
        self.gave, self.known, self.turned = [], [], []

    def _delivered(self, event: Shown) -> None:
        if event["card"] is None:
            self.gave.append(event["character"])
        else:
            self.known.append(event["card"])

    _delivered_openly = _delivered

    def _card_revealed(self, event: Shown) -> None:
        self.turned.append(event["card"])

    def _enough(self, event: Shown) -> None:
        self.unseen += event["count"]

    def _gathered(self, event: Shown) -> None:
        """How many sabotages came to light tells how many Aliens gave cards."""
        self.room.clear()
        self.seen += len(self.turned)
        turned, bad = len(self.turned), self.turned.count("sabotage")
        if not turned or not self.gave:
            return
        givers = sum(self.bit[name] for name in self.gave)
        cards = len(self.gave) + len(self.known) + 1

        def fits(world: World) -> float:
            aliens = (world & givers).bit_count()
            humans = len(self.gave) - aliens
            hoped = aliens * SABOTAGE["alien"] + humans * SABOTAGE["human"] + SABOTAGE["deck"]
            share = (hoped + self.known.count("sabotage")) / cards
            return float(comb(turned, bad) * share**bad * (1 - share) ** (turned - bad))

        self._scale(fits)

    # What is shown for certain.

    def _proved_human(self, event: Shown) -> None:
        self._know(event["character"], False)
        self.cleared.add(event["character"])

    def _revealed(self, event: Shown) -> None:
        self.open_war = True
        self._know(event["character"], True)
        self._forget(event["character"])

    def _assimilated(self, event: Shown) -> None:
        self._forget(event["character"])

    def _role_shown(self, event: Shown) -> None:
        self._know(event["character"], event["role"] == "alien")

    # The worlds.

    def _weigh(self, name: str, factor: float) -> None:
        """It is so much likelier to be seen if this one is an Alien."""
        bit = self.bit[name]
        self._scale(lambda world: factor if world & bit else 1.0)

    def _know(self, name: str, alien: bool) -> None:
        """Only worlds in which it was so; if none is left, all of them bent to fit."""
        bit = self.bit[name]
        if any(bool(world & bit) == alien for world in self.worlds):
            self._scale(lambda world: float(bool(world & bit) == alien))
        else:
            self._map(lambda world: [(world | bit if alien else world & ~bit, 1.0)])

    def _turn(self, name: str, by: World, odds: float) -> None:
        """In each world where this one was exposed, chance decided whether it took."""
        bit = self.bit[name]
        if odds:
            self._map(
                lambda world: (
                    [(world | bit, odds), (world, 1 - odds)] if world & by == by else [(world, 1.0)]
                )
            )

    def _forget(self, name: str) -> None:
        """Whoever has left the game counts no more."""
        bit = self.bit[name]
        self._map(lambda world: [(world & ~bit, 1.0)])

    def _map(self, become: Callable[[World], Iterable[tuple[World, float]]]) -> None:
        found: dict[World, float] = {}
        for world, weight in self.worlds.items():
            for other, share in become(world):
                if share:
                    found[other] = found.get(other, 0.0) + weight * share
        self.worlds = found

    def _scale(self, factor: Callable[[World], float]) -> None:
        found = {world: weight * factor(world) for world, weight in self.worlds.items()}
        total = sum(found.values())
        self.worlds = {world: weight / total for world, weight in found.items() if weight}
