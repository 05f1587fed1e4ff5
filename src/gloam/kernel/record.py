"""Records: a game as a text file. Headers, then one line an answer with the chance that followed.

    gloam record 1
    title: stay-away
    edition: revised-it
    seats: 4
    seed: 7
    set: vengeance=yes
    deal: 3,1,2 0
    0 play watch_your_back
    0 offer whiskey
    1 defend no_thanks ~ 4,9,1
    end: declared-right 1 3
    seal: 5f0c…

The seal is a checksum of all lines before it. A replay uses the written chance, never the seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

from gloam.kernel.chance import Chance
from gloam.kernel.chance import Outcome as Drawn
from gloam.kernel.errors import BrokenRecord, GloamError
from gloam.kernel.journal import TABLE

if TYPE_CHECKING:
    from gloam.kernel.position import Position
    from gloam.kernel.setup import Setup

FIRST_LINE = "gloam record 1"


def write(g: Position) -> str:
    """The record of a game, finished or not."""
    lines = [
        FIRST_LINE,
        f"title: {g.book.title}",
        f"edition: {g.setup.edition}",
        f"seats: {g.seats}",
        f"seed: {g.setup.seed}",
        *(f"set: {name}={value}" for name, value in g.setup.changed().items()),
        f"deal: {_drawn_text(g.dealt)}",
    ]
    for seat, option, drawn in g.history():
        lines.append(f"{seat} {option}" + (f" ~ {_drawn_text(drawn)}" if drawn else ""))
    if g.outcome is not None:
        lines.append(" ".join(["end:", g.outcome.reason, *map(str, g.outcome.winners)]))
    lines.append(f"seal: {_seal(lines)}")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Record:
    """A record that has been read: its headers, and its answers still as text."""

    headers: dict[str, str]
    switches: dict[str, str]
    dealt: list[Drawn]
    answers: list[tuple[int, str, list[Drawn]]]


def read(text: str) -> Record:
    """Take a record apart. Raises `BrokenRecord` if it is damaged or was altered."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if lines[0] != FIRST_LINE:
        raise BrokenRecord("not-a-record", f"A record begins with the line “{FIRST_LINE}”.")
    if not lines[-1].startswith("seal: "):
        raise BrokenRecord("broken-record", "The record is cut off: its seal is missing.")
    if lines[-1] != f"seal: {_seal(lines[:-1])}":
        raise BrokenRecord("altered-record", "The record was altered: its seal does not fit.")
    headers: dict[str, str] = {}
    switches: dict[str, str] = {}
    answers: list[tuple[int, str, list[Drawn]]] = []
    for number, line in enumerate(lines[1:-1], 2):
        try:
            if line[:1].isdigit() or line.startswith(f"{TABLE} "):
                answer, _, drawn = line.partition(" ~ ")
                seat, _, option = answer.partition(" ")
                answers.append((int(seat), option, _drawn(drawn)))
            else:
                key, _, value = line.partition(": ")
                if key == "set":
                    name, _, value = value.partition("=")
                    switches[name] = value
                else:
                    headers[key.rstrip(":")] = value
        except ValueError:
            raise BrokenRecord("broken-record", f"Line {number} is damaged.") from None
    if missing := {"title", "edition", "seats", "seed", "deal"} - headers.keys():
        raise BrokenRecord("broken-record", f"The record lacks “{min(missing)}”.")
    return Record(headers, switches, _drawn(headers["deal"]), answers)


def replay(kind: type[Position], setup: Setup, record: Record) -> Iterator[Position]:
    """Every position of the recorded game, the set-up first: always the same object, played on."""
    g = kind(setup, Chance.seeded(setup.seed))
    script = g.chance.script = [*record.dealt]
    start(g)
    yield g
    for number, (seat, option, drawn) in enumerate(record.answers, 1):
        script.extend(drawn)
        try:
            g.play(seat, option)
        except GloamError as problem:
            raise BrokenRecord("broken-record", f"Answer {number}: {problem.sentence}") from None
        if script:
            raise BrokenRecord("broken-record", f"Answer {number} has chance left over.")
        yield g
    g.chance.script = None
    ended = "" if g.outcome is None else " ".join([g.outcome.reason, *map(str, g.outcome.winners)])
    if record.headers.get("end", "") != ended:
        raise BrokenRecord("broken-record", f"The record ends otherwise than the game: “{ended}”.")


def start(g: Position) -> None:
    """Begin a game: deal, and go on to the first question."""
    g.then(g.book.begin)
    g.run()
    g.dealt = g.take_outcomes()


def _drawn_text(drawn: Iterable[Drawn]) -> str:
    return " ".join(f"{','.join(map(str, d))}," if isinstance(d, tuple) else str(d) for d in drawn)


def _drawn(text: str) -> list[Drawn]:
    """Outcomes from their text; an order of cards ends in a comma, even an empty one."""
    return [
        tuple(int(card) for card in part.split(",") if card) if "," in part else int(part)
        for part in text.split()
    ]


def _seal(lines: list[str]) -> str:
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
