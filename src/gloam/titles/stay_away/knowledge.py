"""What a seat can know for certain from what it has seen: a memory of the journal (SA-16.1).

It reads shown events only, as a view carries them, so it can hold nothing the seat may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

Shown = dict[str, Any]

THING, INFECTED = "the_thing", "infected"


class Knowledge:
    """One seat's certain knowledge; `follow` it with every event in order."""

    def __init__(self, me: int | None, seats: int, thing_in_deck: bool) -> None:
        self.me = me
        self.seats = seats
        self.thing_in_deck = thing_in_deck
        self.held: list[Counter[str]] = [Counter() for _ in range(seats)]
        """Cards that are surely in a hand now."""
        self.not_thing: set[int] = set()
        """Seats that surely do not hold The Thing."""
        self.took_from: list[set[int]] = [set() for _ in range(seats)]
        """From whom a seat got an unseen card since it was last known to hold no Infected!."""
        self.gave_infected: list[int] = []
        """Who gave this seat an Infected!, each time."""
        self.given: list[list[str]] = [[] for _ in range(seats)]
        """What each seat has given this one, oldest first."""
        self.dead_thing: int | None = None
        """Who was The Thing, once its death was announced (Vengeance)."""
        self.deck_top: str | None = None
        self.discards: Counter[str] = Counter()
        """Cards that surely lie in the discard pile."""
        self.laid: str | None = None
        """The card on the table in an exchange, if it is known."""
        self.open: dict[int, str] = {}
        """The cards that quarantined players are just handing over openly."""

    def follow(self, events: Iterable[Shown]) -> None:
        for event in events:
            handler = _HANDLERS.get(event["event"])
            if handler is not None:
                handler(self, event)

    # Cards that move.

    def _gain(self, seat: int, card: str | None) -> None:
        if card is not None:
            self.held[seat][card] += 1

    def _lose(self, seat: int, card: str | None) -> None:
        held = self.held[seat]
        if card is None:
            thing = held[THING]
            held.clear()
            if thing:
                held[THING] = 1
        elif held[card] > 1:
            held[card] -= 1
        else:
            held.pop(card, None)

    def _whole_hand(self, seat: int, cards: list[str]) -> None:
        self.held[seat] = Counter(cards)
        if THING not in cards:
            self.not_thing.add(seat)
        if INFECTED not in cards:
            self.took_from[seat].clear()

    def _dealt(self, event: Shown) -> None:
        if event["cards"] is not None:
            self._whole_hand(event["seat"], event["cards"])

    def _drew(self, event: Shown) -> None:
        card = event["card"] or self.deck_top
        self.deck_top = None
        self._gain(event["seat"], card)
        if card is None and self.thing_in_deck:
            self.not_thing.discard(event["seat"])

    def _discarded(self, event: Shown) -> None:
        self._lose(event["seat"], event["card"])
        self._put_away(event["card"])

    def _put_away(self, *cards: str | None) -> None:
        self.discards.update(card for card in cards if card is not None)

    def _played(self, event: Shown) -> None:
        card = event["card"]
        self._lose(event["seat"], card)
        if card not in ("quarantine", "barred_door"):
            self._put_away(card)
        if card == "resolute":
            self.deck_top = None

    def _panicked(self, event: Shown) -> None:
        self._put_away(event["card"])

    def _defended(self, event: Shown) -> None:
        self._lose(event["seat"], event["card"])
        self._put_away(event["card"])

    def _reshuffled(self, _: Shown) -> None:
        self.discards.clear()
        self.deck_top = None

    def _quarantine_over(self, _: Shown) -> None:
        self._put_away("quarantine")

    def _door_opened(self, _: Shown) -> None:
        self._put_away("barred_door")

    def _kept(self, event: Shown) -> None:
        self._gain(event["seat"], event["card"])
        if event["card"] is None and self.thing_in_deck:
            self.not_thing.discard(event["seat"])
        self._put_away(*(event["away"] or ()))

    def _swapped_with_deck(self, event: Shown) -> None:
        seat = event["seat"]
        got = event["got"] or self.deck_top
        self._lose(seat, event["given"])
        self._gain(seat, got)
        if got is None and self.thing_in_deck:
            self.not_thing.discard(seat)
        self.deck_top = event["given"]

    # Exchanges.

    def _offered(self, event: Shown) -> None:
        self.laid = event["card"]

    def _gave_openly(self, event: Shown) -> None:
        self.open[event["seat"]] = event["card"]

    def _exchanged(self, event: Shown) -> None:
        a, b = event["seat"], event["target"]
        openly = self.open.pop(b, None)
        given = event["given"] or self.laid
        got = event["got"] or openly
        self._pass(a, b, given)
        self._pass(b, a, got)

    def _passed_on(self, event: Shown) -> None:
        openly = self.open.pop(event["seat"], None)
        card = event["card"] or openly
        self._pass(event["seat"], event["target"], card)

    def _pass(self, giver: int, receiver: int, card: str | None) -> None:
        self._lose(giver, card)
        self._gain(receiver, card)
        if card is None or card == INFECTED:
            self.took_from[receiver].add(giver)
        if card is not None and receiver == self.me:
            self.given[giver].append(card)
            if card == INFECTED:
                self.gave_infected.append(giver)

    # Hands that are seen.

    def _showed(self, event: Shown) -> None:
        cards = event["cards"]
        if cards is None:
            return
        if len(cards) == 1:
            self._at_least(event["seat"], cards[0])
        else:
            self._whole_hand(event["seat"], cards)

    def _looked(self, event: Shown) -> None:
        if event["card"] is not None:
            self._at_least(event["target"], event["card"])

    def _at_least(self, seat: int, card: str) -> None:
        self.held[seat][card] = max(1, self.held[seat][card])

    # Players who leave.

    def _burned(self, event: Shown) -> None:
        seat = event["seat"]
        known = self.held[seat]
        known.pop(THING, None)
        self.discards.update(known)
        self.held[seat] = Counter()

    def _super_infected(self, event: Shown) -> None:
        self._burned(event)

    def _vengeance(self, event: Shown) -> None:
        self.dead_thing = event["seat"]


_HANDLERS: Final[dict[str, Callable[[Knowledge, Shown], None]]] = {
    "dealt": Knowledge._dealt,
    "drew": Knowledge._drew,
    "discarded": Knowledge._discarded,
    "played": Knowledge._played,
    "panicked": Knowledge._panicked,
    "defended": Knowledge._defended,
    "reshuffled": Knowledge._reshuffled,
    "quarantine_over": Knowledge._quarantine_over,
    "door_opened": Knowledge._door_opened,
    "kept": Knowledge._kept,
    "swapped_with_deck": Knowledge._swapped_with_deck,
    "offered": Knowledge._offered,
    "gave_openly": Knowledge._gave_openly,
    "exchanged": Knowledge._exchanged,
    "passed_on": Knowledge._passed_on,
    "showed": Knowledge._showed,
    "looked": Knowledge._looked,
    "burned": Knowledge._burned,
    "super_infected": Knowledge._super_infected,
    "vengeance": Knowledge._vengeance,
}
