"""Storage: one log of commands a table. SQLite in one file, written by one thread.

`append` returns only when the command is on the disk; commands of several tables that wait together
share one commit. Two writers with the same number: the second gets `Conflict`, and must read on.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol

Data = dict[str, Any]


class Conflict(Exception):
    """Somebody else appended this number first."""


class Storage(Protocol):
    """What a server needs of its storage."""

    async def create(self, code: str, first: Data) -> None: ...
    async def append(self, code: str, number: int, command: Data) -> None: ...
    async def read(self, code: str, after: int = 0) -> list[Data]: ...
    async def codes(self) -> list[str]: ...
    async def close(self) -> None: ...


def migrations() -> list[tuple[int, str]]:
    """The numbered changes of the schema, in order."""
    folder = files("gloam.server").joinpath("migrations")
    found = [(int(f.name[:4]), f.read_text("utf-8")) for f in folder.iterdir() if f.name[0] == "0"]
    return sorted(found)


@dataclass
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]

    def finish(self, result: Any, problem: Exception | None) -> None:
        def tell() -> None:
            if self.done.cancelled():
                return
            if problem is None:
                self.done.set_result(result)
            else:
                self.done.set_exception(problem)

        self.loop.call_soon_threadsafe(tell)


class SqliteStorage:
    """The log in one SQLite file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._thread = threading.Thread(target=self._work, name="gloam-storage", daemon=True)
        self._ready: queue.Queue[Exception | None] = queue.Queue()
        self._thread.start()
        problem = self._ready.get()
        if problem is not None:
            raise problem

    def _work(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.file, isolation_level=None)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA busy_timeout=10000")
            migrate(connection)
        except (OSError, sqlite3.Error) as problem:
            self._ready.put(problem)
            return
        self._ready.put(None)
        while (job := self._jobs.get()) is not None:
            batch = [job]
            while not self._jobs.empty() and len(batch) < 200:
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                batch.append(more)
            self._commit(connection, batch)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Job]) -> None:
        """Do the batch in one transaction; each job in a savepoint of its own."""
        results: list[tuple[_Job, Any, Exception | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                connection.execute("SAVEPOINT job")
                try:
                    results.append((job, job.work(connection), None))
                except sqlite3.IntegrityError:
                    connection.execute("ROLLBACK TO job")
                    results.append((job, None, Conflict()))
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as problem:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            results = [(job, None, problem) for job in batch]
        for job, result, trouble in results:
            job.finish(result, trouble)

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return await done

    async def create(self, code: str, first: Data) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO tables VALUES (?, datetime('now'))", (code,))
            connection.execute("INSERT INTO log VALUES (?, 1, ?)", (code, json.dumps(first)))

        await self._do(work)

    async def append(self, code: str, number: int, command: Data) -> None:
        line = json.dumps(command)
        await self._do(
            lambda c: c.execute("INSERT INTO log VALUES (?, ?, ?)", (code, number, line))
        )

    async def read(self, code: str, after: int = 0) -> list[Data]:
        rows = await self._do(
            lambda c: c.execute(
                "SELECT command FROM log WHERE code = ? AND number > ? ORDER BY number",
                (code, after),
            ).fetchall()
        )
        return [json.loads(line) for (line,) in rows]

    async def codes(self) -> list[str]:
        rows = await self._do(lambda c: c.execute("SELECT code FROM tables").fetchall())
        return [code for (code,) in rows]

    async def close(self) -> None:
        """Finish what was asked for, then let go of the file."""
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date."""
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute(
        "SELECT coalesce(max(version), 0) FROM schema_version"
    ).fetchone()
    for number, text in migrations():
        if number > version:
            for statement in filter(str.strip, text.split(";")):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
    connection.execute("COMMIT")
