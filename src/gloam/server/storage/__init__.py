"""Storage: one log of commands a table; SQLite in one file, or PostgreSQL for several servers.

`append` returns only when the command is durable. Two writers with the same number: the second gets
`Conflict`, and must read on. Everything the log does not hold may be lost at any moment.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Protocol

from gloam.kernel.errors import GloamError

Data = dict[str, Any]
FILE: Final = "gloam.db"
"""Where the tables of a folder are kept."""

# Both databases understand these.
CREATE: Final = "INSERT INTO tables (code, created) VALUES ($1, $2)"
APPEND: Final = "INSERT INTO log (code, number, command) VALUES ($1, $2, $3)"
READ: Final = "SELECT command FROM log WHERE code = $1 AND number > $2 ORDER BY number"
CODES: Final = "SELECT code, created FROM tables ORDER BY code"
SEE: Final = (
    "INSERT INTO presence (code, seat, seen) VALUES ($1, $2, $3) "
    "ON CONFLICT (code, seat) DO UPDATE SET seen = excluded.seen"
)
SEEN: Final = "SELECT seat FROM presence WHERE code = $1 AND seen > $2"


class Conflict(Exception):
    """Somebody else appended this number first."""


class Unavailable(GloamError):
    """The database did not answer. What was asked for may or may not be stored."""

    def __init__(self) -> None:
        super().__init__("no-storage", "The storage does not answer: try again in a moment.")


@dataclass(frozen=True)
class Kept:
    """One table as a backup holds it."""

    code: str
    created: int
    log: list[Data]


class Storage(Protocol):
    """What a server needs of its storage."""

    async def start(self, changed: Callable[[str | None], None]) -> None:
        """Be told of what other servers append: the table's code, or None after a gap."""
        ...

    async def create(self, code: str, first: Data) -> None: ...
    async def append(self, code: str, number: int, command: Data) -> None: ...
    async def read(self, code: str, after: int = 0) -> list[Data]: ...
    async def see(self, seats: list[tuple[str, int]]) -> None:
        """Note that people are at these seats now, for other servers to know."""
        ...

    async def seen(self, code: str, seconds: float) -> set[int]:
        """The seats at which somebody was in the last seconds, on any server."""
        ...

    async def ready(self) -> None: ...
    def dump(self) -> AsyncIterator[Kept]: ...
    async def restore(self, tables: list[Kept]) -> None:
        """Put all of them in, or none if one of the codes is there already (`Conflict`)."""
        ...

    async def close(self) -> None:
        """Finish what was asked for, then let go."""
        ...


def open_storage(data: Path, database: str | None) -> Storage:
    """PostgreSQL if there is a URL, else the SQLite file in the folder."""
    if database is None:
        from gloam.server.storage.sqlite import SqliteStorage

        return SqliteStorage(data / FILE)
    from gloam.server.storage.postgres import PostgresStorage

    return PostgresStorage(database)


def migrations() -> list[tuple[int, list[str]]]:
    """The numbered changes of the schema, in order, each as its statements."""
    folder = files("gloam.server.storage").joinpath("migrations")
    found = [(int(f.name[:4]), f.read_text("utf-8")) for f in folder.iterdir() if f.name[0] == "0"]
    return sorted((number, [s for s in text.split(";") if s.strip()]) for number, text in found)


def line(command: Data) -> str:
    return json.dumps(command, separators=(",", ":"))


def now() -> int:
    return int(time.time())
