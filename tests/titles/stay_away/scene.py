"""Positions for tests: hands, deck and roles as written, everything else neutral.

    s = scene("first-en", hands={0: "axe whiskey", 1: "no_thanks"}, deck="suspicious", thing=2)

is the start of seat 0's turn with *suspicious* drawn. Hands are filled up to four with neutral
cards, and the deck goes on with neutral cards below the ones named (the first is on top).
"""

from __future__ import annotations

from typing import Any

import pytest

import gloam
from gloam.kernel.journal import ALL
from gloam.titles.stay_away.cards import NAMES, PANIC
from gloam.titles.stay_away.state import HUMAN, INFECTED_ROLE, NOBODY, THE_THING, StayAway

TITLE = gloam.title("stay-away")
FILLER = "resolute"

clause = pytest.mark.clause


def ids(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


class Scene:
    """A position under test, in the words of options and cards."""

    def __init__(self, g: StayAway) -> None:
        self.g = g

    def play(self, seat: int, text: str) -> Scene:
        self.g.play(seat, text)
        return self

    def options(self, seat: int) -> set[str]:
        return {str(o) for d in self.g.decisions if d.seat == seat for o in d.options}

    def refused(self, seat: int) -> dict[str, str]:
        """The refused options of a seat with the clause that refuses each."""
        own = [d for d in self.g.decisions if d.seat == seat]
        return {str(o): reason.clause for d in own for o, reason in d.refused}

    def asked(self) -> list[tuple[int, str]]:
        return [(d.seat, d.prompt) for d in self.g.decisions if not d.standing]

    def hand(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.g.hands[seat]]

    def discards(self) -> list[str]:
        return [NAMES[card] for card in self.g.discards]

    def deck(self) -> list[str]:
        """The deck, top first."""
        return [NAMES[card] for card in reversed(self.g.deck)]

    def happened(self, name: str, seat: int | None = ALL) -> list[dict[str, Any]]:
        """The events of one kind as a seat may know them (everything by default)."""
        shown = [event.show(seat) for event in self.g.happened()]
        return [event for event in shown if event["event"] == name]

    def see(self, seat: int | None) -> dict[str, Any]:
        table: dict[str, Any] = self.g.view(seat)["table"]
        return table

    def finish_turn(self) -> Scene:
        """Discard or exchange neutral cards until the next turn has begun and its card is drawn."""
        turn = len(self.happened("turn"))
        while self.g.outcome is None and (
            len(self.happened("turn")) == turn or self.asked()[0][1] == "draw"
        ):
            decision = next(d for d in self.g.decisions if not d.standing)
            texts = sorted(str(o) for o in decision.options)
            calm = [
                t for t in texts if t.split()[0] in ("draw", "discard", "offer", "give", "accept")
            ]
            plain = [t for t in calm if FILLER in t]
            self.g.play(decision.seat, (plain or calm or texts)[0])
        return self


def scene(
    edition: str = "revised-it",
    *,
    seats: int = 4,
    hands: dict[int, str] | None = None,
    deck: str = "",
    discards: str = "",
    thing: int = NOBODY,
    infected: tuple[int, ...] = (),
    out: tuple[int, ...] = (),
    doors: tuple[int, ...] = (),
    quarantine: dict[int, int] | None = None,
    direction: int = 1,
    turn: int = 0,
    draw: bool = True,
    **switches: Any,
) -> Scene:
    """The start of a turn, by default with the card drawn.

    Without `thing`, The Thing sits at the last seat.
    """
    new = TITLE.new(seats, 1, edition, **switches)
    assert isinstance(new, StayAway)
    g = new
    g.stack.clear()
    g.asks.clear()
    g.journal, g.events = None, 0
    at = thing if thing != NOBODY else seats - 1
    if g.rules.thing_in_deck and thing == NOBODY:
        at = NOBODY
    g.roles = [HUMAN] * seats
    g.thing = at
    if at != NOBODY:
        g.roles[at] = THE_THING
    filler = NAMES.index(FILLER)
    for seat in range(seats):
        hand = ids((hands or {}).get(seat, ""))
        if seat == at and 0 not in hand:
            hand.append(0)
        if seat in infected:
            g.roles[seat] = INFECTED_ROLE
            if 1 not in hand:
                hand.append(1)
        hand += [filler] * (4 - len(hand))
        g.hands[seat] = tuple(sorted(hand))
    for seat in out:
        g.alive[seat] = False
        g.hands[seat] = ()
    g.deck = [filler] * 20 + list(reversed(ids(deck)))
    g.discards = ids(discards)
    for gap in doors:
        g.doors[gap] += 1
    for seat, turns in (quarantine or {}).items():
        g.quarantine[seat] = turns
    g.direction = direction
    g.then(g.book.steps["turn"], turn)
    g.run()
    g.take_outcomes()
    return Scene(g).play(turn, "draw") if draw else Scene(g)


def is_panic(name: str) -> bool:
    return PANIC[NAMES.index(name)]
