"""Options: what a seat may choose, as values with a text form that parses back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, overload


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
        if isinstance(shown, str):
            return self._ids[shown] if self.names else int(shown)
        return shown

    def reads(self, word: str) -> bool:
        """Whether a word is the text of a thing of this kind; numbers are below a hundred."""
        if self.names:
            return word in self._ids
        return word.isascii() and word.isdigit() and len(word) < 3

    def tell(self, value: int | tuple[int, ...] | None) -> Any:
        """A parameter of this kind as a view carries it: one thing, several, or none."""
        if value is None:
            return None
        return (
            [self.show(thing) for thing in value] if isinstance(value, tuple) else self.show(value)
        )

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class Scale(Kind):
    """A kind whose things are marks in a row: thing i reads i / `parts`, as headings do."""

    __slots__ = ("parts",)

    def __init__(self, name: str, marks: int, parts: int = 1) -> None:
        digits = len(str(parts)) - 1
        super().__init__(name, tuple(f"{mark / parts:.{digits}f}" for mark in range(marks)))
        self.parts: Final = parts


SEAT: Final = Kind("seat", sigil="> ")
COUNT: Final = Kind("count")


class Option:
    """A verb and the things it names. Equal ones of a title are the same object, unless formed."""

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


class Formed(Option):
    """An option of a form that has too many to keep: made on demand, and equal by what it says."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Formed) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)


class Reason:
    """Why an option is refused: a code for programs and words, and the clause that says so."""

    __slots__ = ("code", "clause")

    def __init__(self, code: str, clause: str) -> None:
        self.code: Final = code
        self.clause: Final = clause

    def __repr__(self) -> str:
        return f"Reason({self.code}, {self.clause})"


class Made(Sequence[Option], ABC):
    """Options in a row of which each is made when it is first named."""

    @abstractmethod
    def at(self, number: int) -> Option:
        """The option with this number, from 0 on."""

    @overload
    def __getitem__(self, number: int) -> Option: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Option]: ...
    def __getitem__(self, number: int | slice) -> Option | Sequence[Option]:
        if isinstance(number, slice):
            return [self.at(one) for one in range(*number.indices(len(self)))]
        if not 0 <= number < len(self):
            raise IndexError(number)
        return self.at(number)


class Span(Made):
    """Options that differ in their last thing alone, which may be any mark of a scale."""

    def __init__(self, stem: Option, scale: Scale, make: Callable[..., Option]) -> None:
        self.stem: Final = stem
        """What all of them say."""
        self.scale: Final = scale
        self._make: Final = make

    def __len__(self) -> int:
        return len(self.scale.names)

    def at(self, number: int) -> Option:
        return self._make(self.stem.verb, *self.stem.things, (self.scale, number))

    def __contains__(self, option: object) -> bool:
        return (
            isinstance(option, Option)
            and len(option.things) == len(self.stem.things) + 1
            and option.says(self.stem)
            and option.things[-1][0] is self.scale
        )


class Many(Made):
    """The options of a decision that has spans: the listed ones first."""

    def __init__(self, listed: list[Option], spans: tuple[Span, ...]) -> None:
        self.listed: Final = listed
        self.spans: Final = spans

    def __len__(self) -> int:
        return len(self.listed) + sum(len(span) for span in self.spans)

    def at(self, number: int) -> Option:
        if number < len(self.listed):
            return self.listed[number]
        number -= len(self.listed)
        for span in self.spans:
            if number < len(span):
                return span.at(number)
            number -= len(span)
        raise IndexError(number)

    def __contains__(self, option: object) -> bool:
        return option in self.listed or any(option in span for span in self.spans)


class Choices:
    """Collects what may be chosen. Refusals are kept only when somebody asked for them."""

    __slots__ = ("options", "spans", "refused")

    def __init__(self, with_refused: bool = False) -> None:
        self.options: list[Option] = []
        self.spans: tuple[Span, ...] = ()
        self.refused: list[tuple[Option, Reason]] | None = [] if with_refused else None

    @property
    def all(self) -> Sequence[Option]:
        """Everything that may be chosen."""
        return Many(self.options, self.spans) if self.spans else self.options

    def put(self, option: Option, reason: Reason | None = None) -> None:
        """Allow the option, or refuse it for a reason."""
        if reason is None:
            self.options.append(option)
        elif self.refused is not None:
            self.refused.append((option, reason))

    def put_span(self, span: Span) -> None:
        """Allow every option of a span."""
        self.spans = (*self.spans, span)
