"""A position in the head: played on by the rules, and held where chance comes in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gloam.kernel.chance import Chance
from gloam.kernel.view import View
from gloam.titles.the_faceless.cards import colour_of
from gloam.titles.the_faceless.meta import META
from gloam.titles.the_faceless.state import TheFaceless
from gloam.titles.the_faceless.threat import threat
from gloam.titles.the_faceless.turn import next_player

HOLDS: Final = (threat, next_player)
"""The steps before which a thought stops: the next card, and the next player."""


class Thought(TheFaceless):
    """A game as one seat thinks of it."""

    __slots__ = ()

    def run(self) -> None:
        while self.stack and not self.asks and self.outcome is None:
            if self.stack[-1][0] in HOLDS:
                return
            self.one_step()
        self.drop_if_over()

    def resume(self) -> None:
        """Go on from where it is held."""
        if self.stack and not self.asks and self.outcome is None:
            self.one_step()
            self.run()

    def one_step(self) -> None:
        stack = self.stack
        step, args = stack.pop()
        height = len(stack)
        step(self, *args)
        if len(stack) > height + 1:
            stack[height:] = stack[height:][::-1]

    def drop_if_over(self) -> None:
        if self.outcome is not None:
            self.stack.clear()
            self.asks.clear()
            self.held.clear()

    @property
    def held_at_threat(self) -> bool:
        return not self.asks and bool(self.stack) and self.stack[-1][0] is threat


def think(view: View, chance: Chance) -> Thought:
    """A game that fits what a seat sees."""
    setup = META.setup(view["seats"], view["edition"], "thought", view["switches"])
    return Thought.imagined(setup, view, chance)


def omens(g: Thought, known: int | None) -> Iterator[tuple[float, Thought]]:
    """The next card of each colour with its likelihood, each in a game of its own.

    `known` is the size of the deck whose top card this seat has seen.
    """
    if not g.deck:
        other = g.copy()
        other.resume()
        yield 1.0, other
        return
    shares = Counter(map(colour_of, (*g.deck, *g.boxed)))
    if known == len(g.deck):
        shares = Counter((colour_of(g.deck[-1]),))
    total = shares.total()
    for colour, share in shares.items():
        at = next((at for at, card in enumerate(g.deck) if colour_of(card) == colour), -1)
        if at < 0:
            continue
        other = g.copy()
        deck = other.deck
        deck[at], deck[-1] = deck[-1], deck[at]
        other.resume()
        yield share / total, other
