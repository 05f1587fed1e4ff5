"""Options: what a seat may choose, as values with a text form that parses back."""

from __future__ import annotations

from typing import Any, Final


class Kind:
    """A kind of thing that options, events and questions name: a card, a seat, a place.

    Things are small integers inside; `names` gives their words outside. A kind without names is
    shown as its number. `sigil` stands before the word in an option's text.
    """

    __slots__ = ("name", "names", "sigil", "_ids")

    def __init__(self, name: str, names: tuple[str, ...] = (), sigil: str = "") -> None:
        self.name: Final = name
        self.names: Final = names
        self.sigil: Final = sigil
        self._ids: Final = {word: number for number, word in enumerate(names)}

    def show(self, thing: int) -> int | str:
        return self.names[thing] if self.names else thing

    def read(self, shown: int | str) -> int:
        return self._ids[shown] if isinstance(shown, str) else shown

    def tell(self, value: int | tuple[int, ...] | None) -> Any:
        """A parameter of this kind as a view carries it: one thing, several, or none."""
        if value is None:
            return None
        return (
            [self.show(thing) for thing in value] if isinstance(value, tuple) else self.show(value)
        )

    def __repr__(self) -> str:
        return f"Kind({self.name})"


SEAT: Final = Kind("seat", sigil="> ")
COUNT: Final = Kind("count")


class Option:
    """A verb and the things it names. Two equal options of a title are the same object."""

    __slots__ = ("verb", "things", "text", "card", "seat", "place", "number")

    def __init__(self, verb: str, things: tuple[tuple[Kind, int], ...]) -> None:
        self.verb: Final = verb
        self.things: Final = things
        self.text: Final = " ".join([verb, *(f"{kind.sigil}{kind.show(i)}" for kind, i in things)])
        first = {kind.name: thing for kind, thing in reversed(things)}
        self.card: Final = first.get("card", -1)
        self.seat: Final = first.get("seat", -1)
        self.place: Final = first.get("place", -1)
        self.number: Final = first.get("count", -1)

    def says(self, other: Option) -> bool:
        """Whether this says all that the other does, and perhaps names more."""
        return self.verb == other.verb and self.things[: len(other.things)] == other.things

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Reason:
    """Why an option is refused: a code for programs and words, and the clause that says so."""

    __slots__ = ("code", "clause")

    def __init__(self, code: str, clause: str) -> None:
        self.code: Final = code
        self.clause: Final = clause

    def __repr__(self) -> str:
        return f"Reason({self.code}, {self.clause})"


class Choices:
    """Collects what may be chosen. Refusals are kept only when somebody asked for them."""

    __slots__ = ("options", "refused")

    def __init__(self, with_refused: bool = False) -> None:
        self.options: list[Option] = []
        self.refused: list[tuple[Option, Reason]] | None = [] if with_refused else None

    def put(self, option: Option, reason: Reason | None = None) -> None:
        """Allow the option, or refuse it for a reason."""
        if reason is None:
            self.options.append(option)
        elif self.refused is not None:
            self.refused.append((option, reason))
