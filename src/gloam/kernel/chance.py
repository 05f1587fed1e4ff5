"""Chance: a seeded stream that cannot be foretold from what it has shown, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack

from gloam.kernel.errors import BrokenRecord

Outcome = int | tuple[int, ...]

_WORDS = 8


class Chance:
    """A stream of numbers from a seed.

    Word *i* of the stream is a keyed hash of *i*, so the state is the key and a count, and seeing
    any number of outcomes tells nothing about the next. Every outcome is put into `outcomes`; with
    a `script`, outcomes are taken from there instead, while the count runs on as if drawn. A script
    belongs to the one game that is replayed: a copy goes on with the stream.
    """

    __slots__ = ("key", "drawn", "outcomes", "script", "_block", "_block_at")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.outcomes: list[Outcome] = []
        self.script: list[Outcome] | None = None
        self._block: tuple[int, ...] = ()
        self._block_at = -1

    @classmethod
    def seeded(cls, seed: int | str) -> Chance:
        return cls(blake2b(str(seed).encode(), digest_size=32, person=b"gloam-chance").digest())

    def copy(self) -> Chance:
        other = Chance.__new__(Chance)
        other.key = self.key
        other.drawn = self.drawn
        other.outcomes = self.outcomes.copy()
        other.script = None
        other._block = self._block
        other._block_at = self._block_at
        return other

    def _word(self) -> int:
        at, inside = divmod(self.drawn, _WORDS)
        self.drawn += 1
        if at != self._block_at:
            digest = blake2b(at.to_bytes(8, "little"), key=self.key).digest()
            self._block = unpack("<8Q", digest)
            self._block_at = at
        return self._block[inside]

    def below(self, sides: int) -> int:
        """One number from 0 to `sides` - 1."""
        value = self._word() * sides >> 64
        if self.script is not None:
            scripted = self._next_of(self.script)
            if not isinstance(scripted, int) or not 0 <= scripted < sides:
                raise BrokenRecord("broken-record", f"A chance outcome should lie below {sides}.")
            value = scripted
        self.outcomes.append(value)
        return value

    def settle(self, worked_out: int) -> int:
        """A number that rests on rounding, such as a needle's direction: a replay takes it over."""
        if self.script is not None:
            scripted = self._next_of(self.script)
            if not isinstance(scripted, int):
                raise BrokenRecord("broken-record", "A number should stand where an order does.")
            worked_out = scripted
        self.outcomes.append(worked_out)
        return worked_out

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order; the outcome is the order itself."""
        for last in range(len(cards) - 1, 0, -1):
            other = self._word() * (last + 1) >> 64
            cards[last], cards[other] = cards[other], cards[last]
        if self.script is not None:
            scripted = self._next_of(self.script)
            if not isinstance(scripted, tuple) or sorted(scripted) != sorted(cards):
                raise BrokenRecord("broken-record", "A shuffle does not hold the cards it should.")
            cards[:] = scripted
        self.outcomes.append(tuple(cards))

    def sample(self, cards: Sequence[int], count: int) -> list[int]:
        """`count` of the cards at random, in random order."""
        pool = list(cards)
        self.shuffle(pool)
        return pool[:count]

    @staticmethod
    def _next_of(script: list[Outcome]) -> Outcome:
        if not script:
            raise BrokenRecord("broken-record", "The record lacks a chance outcome.")
        return script.pop(0)
