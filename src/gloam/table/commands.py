"""What can be done at a table, as plain values: the log of a table is a list of these.

Everything a command needs is in it (names, keys, seeds): applied again in order, the same commands
give the same table. Keys are digests; the secret links themselves are never stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, get_args

from gloam.kernel.errors import BrokenRecord


@dataclass(frozen=True, slots=True)
class Open:
    """Somebody opens a table. Who sits on the first chair hosts it."""

    title: str
    seats: int
    edition: str
    switches: Mapping[str, Any]
    pace: str = "relaxed"
    seconds: int = 0
    """Live: the time for one answer. Days: the same in seconds."""
    absent: str = "stand_in"
    watch: bool = True
    advice: bool = False
    """Whether a bot tells who asks it what it would do."""


@dataclass(frozen=True, slots=True)
class Sit:
    """A person takes a free chair."""

    seat: int
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class Fill:
    """The host puts a bot on a free chair."""

    seat: int
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class Clear:
    """A chair becomes free before the game, or a stand-in's for good during it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Hand:
    """A chair gets a new key: another person, or another device, holds it from now on."""

    seat: int
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class Host:
    """Another person hosts the table from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Start:
    """The game begins. The seed is drawn outside: the table has no chance of its own."""

    seed: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A seat answers in the game. `ply` is the number of answers it has seen: a stale one fails."""

    seat: int
    option: str
    ply: int
    by: str = "person"


@dataclass(frozen=True, slots=True)
class Away:
    """A person is away, or back: a stand-in may answer meanwhile."""

    seat: int
    away: bool


@dataclass(frozen=True, slots=True)
class Pause:
    paused: bool


@dataclass(frozen=True, slots=True)
class RunOut:
    """A glass of the game has run out: which turning of it, so that none runs out twice."""

    number: int


@dataclass(frozen=True, slots=True)
class Say:
    """A seat says something to all."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat claims something of itself or of another, in a form that bots can read."""

    seat: int
    claim: str
    about: int | None = None
    thing: str | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """What a seat has written down for itself, whole."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Again:
    """The same people play again at another table, whose code this is."""

    code: str


Command = (
    Open
    | Sit
    | Fill
    | Clear
    | Hand
    | Host
    | Start
    | Answer
    | Away
    | Pause
    | RunOut
    | Say
    | Claim
    | Note
    | Again
)

_KINDS: Final[dict[str, type[Any]]] = {kind.__name__.lower(): kind for kind in get_args(Command)}


def write(command: Command) -> dict[str, Any]:
    """The command as plain data."""
    return {"do": type(command).__name__.lower(), **asdict(command)}


def read(data: Mapping[str, Any]) -> Command:
    """The command from plain data. Raises `BrokenRecord` if it is none."""
    values = dict(data)
    kind = _KINDS.get(values.pop("do", ""))
    try:
        command: Command = kind(**values)  # type: ignore[misc]
    except TypeError:
        raise BrokenRecord("broken-log", "A line of the table's log is damaged.") from None
    return command
