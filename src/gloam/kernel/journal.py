"""The journal: what happened, and who may know what of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from gloam.kernel.book import EventKind

EVERYONE: Final = -1
"""The knowers of an event that hides nothing."""

ALL: Final = -2
"""The viewer who may see everything: a replay after the end, or a test."""


TABLE: Final = -1
"""The seat of nobody: the table itself answers when a glass has run out or a word was heard."""


class Outcome(NamedTuple):
    """How a game ended: the reason's name and the seats that won."""

    reason: str
    winners: tuple[int, ...]


class Event(NamedTuple):
    """One event. `knowers` has a bit for each seat that knows the secret parts."""

    kind: EventKind
    knowers: int
    args: tuple[Any, ...]

    def known_to(self, seat: int | None) -> bool:
        if self.knowers == EVERYONE or seat == ALL:
            return True
        return seat is not None and bool(self.knowers >> seat & 1)

    def show(self, seat: int | None) -> dict[str, Any]:
        """The event as this seat may know it; what it may not know is None."""
        shown: dict[str, Any] = {"event": self.kind.name}
        known = self.known_to(seat)
        for (name, kind), secret, value in zip(
            self.kind.params, self.kind.secret, self.args, strict=True
        ):
            shown[name] = None if secret and not known else kind.tell(value)
        return shown


def read_event(kind: EventKind, shown: dict[str, Any]) -> tuple[Any, ...]:
    """The event's arguments from their shown form."""
    args: list[Any] = []
    for name, things in kind.params:
        value = shown[name]
        if isinstance(value, list | tuple):
            args.append(tuple(things.read(item) for item in value))
        else:
            args.append(None if value is None else things.read(value))
    return tuple(args)
