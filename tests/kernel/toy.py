"""A toy title that uses every idea of the kernel: steps, one asked, several asked, an offer."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from gloam.kernel.book import Book, EventKind
from gloam.kernel.chance import Chance
from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, SEAT, Choices, Option
from gloam.kernel.position import Ask, Position
from gloam.kernel.setup import Meta, Setup, Switch
from gloam.kernel.title import Title

BOOK = Book("toy")
ROLLED = BOOK.event("rolled", "number", seat=SEAT, number=COUNT)
SHOWN = BOOK.event("shown", seat=SEAT, number=COUNT)
SAID = BOOK.event("said", seat=SEAT, number=COUNT)
HOLDS = BOOK.fact("holds", seat=SEAT, number=COUNT)
SAY = [BOOK.option("say", (COUNT, number)) for number in range(4)]
STOP = BOOK.option("stop")
PEEK = BOOK.option("peek")
TOO_MUCH = BOOK.reason("too-much", "TOY-1")


def known(seen: dict[str, Any]) -> list[tuple[EventKind, tuple[int, ...]]]:
    me = seen["viewer"]
    rolled = [event for event in seen["journal"] if event["event"] == "rolled"]
    return [(HOLDS, (me, event["number"])) for event in rolled if event["seat"] == me]


BOOK.known = known


class Toy(Position):
    """Everybody holds a secret number; the seats say numbers, then all at once."""

    __slots__ = ("numbers", "trail")
    book: ClassVar[Book] = BOOK
    pieces: ClassVar[tuple[str, ...]] = ("numbers", "trail")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.numbers = [0] * setup.seats
        self.trail: list[int] = []


def begin(g: Toy) -> None:
    for seat in range(g.seats):
        g.numbers[seat] = g.chance.below(4)
        g.tell(ROLLED, 1 << seat, seat, g.numbers[seat])
    g.then(mark, 1)
    g.then(mark, 2)
    g.ask(0, FIRST)
    g.then(everybody)


@BOOK.step
def mark(g: Toy, what: int) -> None:
    g.trail.append(what)


def first_options(g: Toy, choices: Choices, seat: int) -> None:
    for number, option in enumerate(SAY):
        choices.put(option, TOO_MUCH if number > g.numbers[seat] else None)


@BOOK.step
def first_said(g: Toy, seat: int, answer: Option) -> None:
    g.trail.append(10 + answer.number)
    g.tell(SAID, EVERYONE, seat, answer.number)
    g.then(mark, 3)
    g.then(mark, 4)


FIRST = BOOK.question("first", first_options, first_said, quiet=True)


@BOOK.step
def everybody(g: Toy) -> None:
    g.ask_each(range(g.seats), ALL_SAY, 7)


def all_options(g: Toy, choices: Choices, seat: int, limit: int) -> None:
    for option in SAY:
        choices.put(option)


@BOOK.step
def all_said(g: Toy, replies: list[tuple[int, Option]], limit: int) -> None:
    g.trail.extend(option.number for _, option in replies)
    for seat, option in replies:
        g.tell(SHOWN, EVERYONE, seat, option.number)
    g.end("all_said", [seat for seat, option in replies if option.number == g.numbers[seat]])
    g.then(mark, 99)


ALL_SAY = BOOK.question("all_say", all_options, all_said, quiet=True, limit=COUNT)


def peek_options(g: Toy, choices: Choices, seat: int) -> None:
    choices.put(PEEK)


@BOOK.step
def peeked(g: Toy, seat: int, answer: Option) -> None:
    g.trail.append(50)
    g.ask(seat, SURE)


def sure_options(g: Toy, choices: Choices, seat: int) -> None:
    choices.put(STOP)


@BOOK.step
def sure(g: Toy, seat: int, answer: Option) -> None:
    g.trail.append(51)


SURE = BOOK.question("sure", sure_options, sure)
OFFER = BOOK.question("offer", peek_options, peeked)


def standing(g: Toy) -> list[Ask]:
    return [(g.seats - 1, OFFER, ())] if 50 not in g.trail else []


def table(g: Toy, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {"trail": g.trail.copy()}
    if seat is not None:
        shown["mine"] = g.numbers.copy() if seat < 0 else g.numbers[seat]
    return shown


def imagine_table(g: Toy, seen: dict[str, Any]) -> None:
    g.trail = list(seen["table"]["trail"])
    g.numbers = [g.chance.below(4) for _ in range(g.seats)]
    if seen["viewer"] is not None:
        g.numbers[seen["viewer"]] = seen["table"]["mine"]


BOOK.begin = begin
BOOK.standing = standing
BOOK.table = table
BOOK.imagine_table = imagine_table
BOOK.census = lambda g: Counter({"numbers": len(g.numbers)})

META = Meta(
    name="toy",
    display="Toy",
    package="tests.kernel",
    least_seats=2,
    most_seats=4,
    usual_seats=3,
    minutes=(1, 2),
    editions={"plain": {}, "other": {"word": "b"}},
    switches=(
        Switch("flag", False, ("TOY-1",)),
        Switch("number", 2, ("TOY-1",), least=1, most=3),
        Switch("word", "a", ("TOY-1",), ("a", "b")),
    ),
)
TOY = Title(META, Toy)


def new(seed: int = 1, seats: int = 3) -> Toy:
    g = TOY.new(seats, seed)
    assert isinstance(g, Toy)
    return g
