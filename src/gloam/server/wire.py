"""The wire, version 1: every message between a client and the server, as typed values.

A client opens a socket, says `Hello` with its key (never in an address), and then gets the table
whenever it changes. Unknown fields and wrong types are refused before anything is done. What the
server sends is typed for the schema; the client's types are made from it (docs/wire.md).
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

import msgspec

from gloam.kernel.errors import GloamError

VERSION: Final = 1
LARGEST: Final = 16_384
"""Letters of the largest message a client may send."""
LARGEST_RECORD: Final = 400_000
"""Bytes of the largest record that can be looked at."""


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What both sides' messages share."""


# What a client says over its socket.


class Hello(Message, tag="hello"):
    """The first message: the table, the key of a seat (or none, to watch), the events seen."""

    code: str
    key: str | None = None
    since: int = 0


class Answer(Message, tag="answer"):
    """An option of the seat's own decision. `ply` is the number of answers it was offered at."""

    option: str
    ply: int


class Say(Message, tag="say"):
    text: str


class Claim(Message, tag="claim"):
    claim: str
    about: int | None = None
    thing: str | None = None


class Note(Message, tag="note"):
    """The seat's own notes, whole."""

    text: str


class Recall(Message, tag="recall"):
    """What does the program remember for this seat?"""


class Advise(Message, tag="advise"):
    """What would a bot answer in this seat's place?"""


class Leave(Message, tag="leave"):
    """The person goes away: a stand-in may answer until something else comes."""


class Pose(Message, tag="pose"):
    """What the seat tries out before all: an option along a scale of its own; none, no longer."""

    option: str | None


class Ping(Message, tag="ping"):
    """The person is there."""


ClientMessage = Hello | Answer | Say | Claim | Note | Recall | Advise | Leave | Pose | Ping


# What the server says.


class Option(TypedDict):
    text: str
    verb: str
    things: list[tuple[str, str | int]]


class Span(TypedDict):
    """Options that differ in their last thing alone: any of so many marks of a scale.

    The option at mark `m` has the text of the span, a space, and `m / parts` with as many decimals
    as `parts` has noughts.
    """

    text: str
    verb: str
    things: list[tuple[str, str | int]]
    scale: str
    marks: int
    parts: int


class Refusal(TypedDict):
    """An option that cannot be taken now, and why."""

    text: str
    verb: str
    things: list[tuple[str, str | int]]
    code: str
    clause: str


About = dict[str, str | int | list[str | int] | None]
"""What a question names, by parameter, as words."""


class Decision(TypedDict):
    seat: int
    question: str
    about: About
    standing: bool
    options: list[Option]
    spans: list[Span]
    refused: list[Refusal]


class Asked(TypedDict):
    """Of whom something is asked, and what."""

    seat: int
    question: str
    args: list[Any]
    about: About


class Ended(TypedDict):
    reason: str
    winners: list[int]


class Game(TypedDict):
    """The game as this client may see it; `table` is the title's own, `journal` from `since` on."""

    title: str
    seats: int
    edition: str
    switches: dict[str, str]
    viewer: int | Literal["all"] | None
    outcome: Ended | None
    asked: list[Asked]
    decisions: list[Decision]
    table: dict[str, Any]
    since: int
    journal: list[dict[str, Any]]


class Chair(TypedDict):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str
    away: bool


class Table(TypedDict):
    """Everything about a table that this client may know."""

    number: int
    stage: Literal["gathering", "playing", "over"]
    title: str
    edition: str
    switches: dict[str, str]
    pace: Literal["live", "relaxed", "days"]
    seconds: int
    absent: Literal["stand_in", "wait"]
    watch: bool
    advice: bool
    paused: bool
    next: str
    host: int
    you: int | None
    notes: str
    may_talk: bool
    """Whether this seat may say something to the others now."""
    chairs: list[Chair]
    ply: int
    game: Game | None


class Talk(Message):
    """Something said at the table."""

    seat: int
    ply: int
    text: str | None
    claim: str | None
    about: int | None
    thing: str | None


class Shown(Message, tag="table"):
    """The table; of talk and the game's journal only what is new to this client.

    `clock` is the seconds left to answer, where a clock runs; `glass` those of a sand-glass in the
    game.
    """

    code: str
    table: Table
    talk: list[Talk]
    talked: int
    clock: float | None
    glass: float | None


class Known(Message, tag="known"):
    """What the program remembers for the seat after so many answers: facts, in shown form."""

    ply: int
    facts: list[dict[str, Any]]


class Advised(Message, tag="advised"):
    """What a bot would answer for the seat after so many answers; none, if it has no advice.

    The words of the reason are the title's message `advice-REASON`; `things` is what it names.
    """

    ply: int
    option: str | None
    reason: str
    things: list[tuple[str, str | int]]


class Posed(Message, tag="posed"):
    """What a seat tries out just now, after so many answers. It is not stored."""

    seat: int
    option: str | None
    ply: int


class Refused(Message, tag="refused"):
    """What was asked cannot be done: a code, one sentence, the rule where there is one, and the
    values of the message that says it in the reader's language."""

    code: str
    sentence: str
    rule: str | None = None
    about: dict[str, str | int] = {}


def refused(problem: GloamError) -> Refused:
    return Refused(problem.code, problem.sentence, problem.rule, problem.about)


ServerMessage = Shown | Known | Advised | Posed | Refused


# HTTP.


class OpenTable(Message):
    """A new table; who opens it sits on the first chair and is its host."""

    title: str
    name: str
    seats: int | None = None
    edition: str | None = None
    switches: dict[str, bool | int | str] = {}
    pace: str = "relaxed"
    seconds: int = 0
    absent: str = "stand_in"
    watch: bool = True
    advice: bool | None = None
    """Whether a bot advises who asks it: by itself, where all win or lose together."""
    bots: str | None = None
    """Fill every other chair with bots of this level and begin at once."""


class TakeSeat(Message):
    name: str
    seat: int | None = None


class Seated(Message):
    """A seat and the key that holds it: whoever has the key has the seat."""

    code: str
    seat: int
    key: str


class HostAction(Message):
    """Something only the host may do, with the key of the host's own seat."""

    key: str
    do: Literal["fill", "clear", "hand", "host", "start", "pause", "resume", "again"]
    seat: int | None = None
    level: str | None = None
    """Of the bots that fill chairs: the best there is, if none is named."""


class Done(Message):
    """What came of it: a new key for a seat handed over, or the code of the next table."""

    key: str | None = None
    code: str | None = None


class Replay(Message):
    """One moment of a finished game (by its code) or of any record, seen by somebody."""

    ply: int
    viewer: int | Literal["all"] | None = "all"
    code: str | None = None
    record: str | None = None


class Moment(Message):
    """The table after `ply` of `plies` answers."""

    plies: int
    table: Table


class Address(Message):
    """Where other devices in the same network find this server, if it is known."""

    url: str | None


class Switch(Message):
    """One rule that can be set, and what it can be."""

    name: str
    default: bool | int | str
    choices: list[str]
    least: int
    most: int
    clauses: list[str]
    file: bool = False
    """Its text comes from a file: the table's own figures."""


class Param(Message):
    """A parameter of an event, a question or a fact: its kind, and whether it may be hidden."""

    name: str
    kind: str
    secret: bool


class Row(Message):
    """One line of what a plain table shows of `Game.table`: where it stands, of what kind it is.

    `by` is the kind of thing that a list is numbered by. The words are the message `sheet-PATH`.
    """

    path: str
    kind: str
    by: str | None


class Intro(Message):
    """A title in one language, for somebody who does not know it."""

    name: str
    about: str


class Title(Message):
    """What a title is: the form for a new table, and how to read what it tells."""

    title: str
    intro: dict[str, Intro]
    bots: list[str]
    """The levels of bots, the best last."""
    seats: tuple[int, int, int]
    together: list[int]
    """The numbers of seats at which all win or lose together."""
    minutes: tuple[int, int]
    editions: dict[str, dict[str, bool | int | str]]
    switches: list[Switch]
    events: dict[str, list[Param]]
    questions: dict[str, list[Param]]
    facts: dict[str, list[Param]]
    forms: dict[str, list[list[str]]]
    """By verb, the kinds of things that its options name: how an option's text is read."""
    sheet: list[Row]


class Clause(Message):
    """One clause of the rules: which edition says so, the text, or why software cannot keep it."""

    id: str
    source: str
    text: str
    excused: str | None


class Figure(Message):
    """A figure that the rules leave open: chosen by us (X), inferred from the text (M) or derived
    from other figures (D), or a table's own."""

    name: str
    value: str
    mark: str


class Rules(Message):
    """A title's rules in one language."""

    title: str
    language: str
    clauses: list[Clause]
    figures: list[Figure]


decode: Final = msgspec.json.Decoder(ClientMessage).decode
encode: Final = msgspec.json.Encoder().encode
