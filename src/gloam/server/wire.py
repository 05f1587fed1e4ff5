"""The wire, version 1: every message between a client and the server, as typed values.

A client opens a socket, says `Hello` with its key (never in an address), and then gets the table
whenever it changes. Unknown fields and wrong types are refused before anything is done.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

VERSION: Final = 1
LARGEST: Final = 4096
"""Bytes of the largest message a client may send."""


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What both sides' messages share."""


# What a client says over its socket.


class Hello(Message, tag="hello"):
    """The first message: the table, the key of a seat (or none, to watch), what was seen."""

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


class Ping(Message, tag="ping"):
    """The person is there."""


ClientMessage = Hello | Answer | Say | Claim | Ping


# What the server says.


class Talk(Message):
    """Something said at the table."""

    seat: int
    ply: int
    text: str | None
    claim: str | None
    about: int | None
    thing: str | None


class Table(Message, tag="table"):
    """The table as this client may see it; `talk` and the game's journal only what is new."""

    code: str
    host: bool
    table: dict[str, Any]
    talk: list[Talk]
    talked: int


class Refused(Message, tag="refused"):
    """What was asked cannot be done: a code, one sentence, and the rule where there is one."""

    code: str
    sentence: str
    rule: str | None = None


ServerMessage = Table | Refused


# What a client asks by HTTP.


class OpenTable(Message):
    title: str
    name: str
    seats: int | None = None
    edition: str | None = None
    switches: dict[str, bool | int | str] = {}
    pace: str = "relaxed"
    seconds: int = 0
    absent: str = "stand_in"
    watch: bool = True
    bots: str | None = None
    """Fill every other chair with bots of this level and begin at once."""


class Opened(Message):
    code: str
    seat: int
    key: str
    host: str


class TakeSeat(Message):
    name: str
    seat: int | None = None


class Seated(Message):
    code: str
    seat: int
    key: str


class HostAction(Message):
    """Something only the host may do: fill, clear, hand, start, pause, resume, again."""

    host: str
    do: str
    seat: int | None = None
    level: str = "sensible"


class Done(Message):
    key: str | None = None
    code: str | None = None


decode: Final = msgspec.json.Decoder(ClientMessage).decode
encode: Final = msgspec.json.Encoder().encode
