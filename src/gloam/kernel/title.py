"""A title as the library's users meet it: new games, saved games, records, options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.kernel import record, saved
from gloam.kernel.chance import Chance
from gloam.kernel.errors import BrokenRecord
from gloam.kernel.journal import ALL, EVERYONE, Event
from gloam.kernel.option import Option
from gloam.kernel.position import Position
from gloam.kernel.setup import Meta, Setup, Value
from gloam.kernel.view import View


class Title:
    """One game and its rules."""

    def __init__(self, meta: Meta, position: type[Position]) -> None:
        self.meta: Final = meta
        self.position: Final = position

    @property
    def name(self) -> str:
        return self.meta.name

    def new(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        edition: str | None = None,
        **switches: Value,
    ) -> Position:
        """A new game, dealt and waiting for its first answer. The same seed is the same game."""
        setup = self.meta.setup(seats, edition, seed, switches)
        g = self.position(setup, Chance.seeded(setup.seed))
        record.start(g)
        return g

    def option(self, text: str) -> Option:
        return self.position.book.parse(text)

    def imagine(self, seen: View, chance: Chance) -> Position:
        """A whole position that fits what a seat sees."""
        setup = self.meta.setup(seen["seats"], seen["edition"], "imagined", seen["switches"])
        return self.position.imagined(setup, seen, chance)

    def known(self, seen: View) -> list[View]:
        """What a seat knows for certain, from its whole view alone."""
        book = self.position.book
        return [Event(kind, EVERYONE, args).show(ALL) for kind, args in book.known(seen)]

    def load(self, text: str) -> Position:
        """The position saved as this text."""
        found = saved.read(text)
        setup = self._setup(found, found.get("switches", {}))
        return saved.load(self.position, setup, found)

    def replay(self, text: str) -> Position:
        """The last position of a recorded game."""
        *_, last = self.steps(text)
        return last

    def steps(self, text: str) -> Iterator[Position]:
        """Every position of a recorded game in turn; copy one to keep it."""
        found = record.read(text)
        yield from record.replay(self.position, self._setup(found.headers, found.switches), found)

    def _setup(self, headers: dict[str, str], switches: dict[str, str]) -> Setup:
        if headers.get("title") != self.name:
            wrong = headers.get("title", "nothing")
            raise BrokenRecord("other-title", f"This is of “{wrong}”, not of “{self.name}”.")
        try:
            seats = int(headers["seats"])
        except (KeyError, ValueError):
            raise BrokenRecord("broken-record", "The number of seats is missing.") from None
        values: dict[str, Value] = dict(switches)
        return self.meta.setup(seats, headers.get("edition"), headers.get("seed", ""), values)
