"""The log in one SQLite file, written by one thread; commands that wait together share a commit."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gloam.server import storage
from gloam.server.storage import Conflict, Data, Kept, Unavailable

BATCH = 200
"""How many commands share one commit at most."""


def run(connection: sqlite3.Connection, statement: str, *values: Any) -> sqlite3.Cursor:
    """Execute with the values for $1, $2 …"""
    return connection.execute(statement, {str(i): v for i, v in enumerate(values, 1)})


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
    """Opens the file, or makes it. Raises `OSError` or `sqlite3.Error` where it cannot."""

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
            while not self._jobs.empty() and len(batch) < BATCH:
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
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            results = [(job, None, Unavailable()) for job in batch]
        for job, result, trouble in results:
            job.finish(result, trouble)

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return await done

    async def start(self, changed: Callable[[str | None], None]) -> None:
        """Nobody else writes into this file."""

    async def create(self, code: str, first: Data) -> None:
        def work(connection: sqlite3.Connection) -> None:
            run(connection, storage.CREATE, code, storage.now())
            run(connection, storage.APPEND, code, 1, storage.line(first))

        await self._do(work)

    async def append(self, code: str, number: int, command: Data) -> None:
        text = storage.line(command)
        await self._do(lambda c: run(c, storage.APPEND, code, number, text))

    async def read(self, code: str, after: int = 0) -> list[Data]:
        rows = await self._do(lambda c: run(c, storage.READ, code, after).fetchall())
        return [json.loads(text) for (text,) in rows]

    async def see(self, seats: list[tuple[str, int]]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for code, seat in seats:
                run(connection, storage.SEE, code, seat, storage.now())

        await self._do(work)

    async def seen(self, code: str, seconds: float) -> set[int]:
        since = storage.now() - int(seconds)
        rows = await self._do(lambda c: run(c, storage.SEEN, code, since).fetchall())
        return {seat for (seat,) in rows}

    async def ready(self) -> None:
        await self._do(lambda c: c.execute("SELECT 1").fetchone())

    async def dump(self) -> AsyncIterator[Kept]:
        for code, created in await self._do(lambda c: c.execute(storage.CODES).fetchall()):
            yield Kept(code, created, await self.read(code))

    async def restore(self, tables: list[Kept]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for kept in tables:
                run(connection, storage.CREATE, kept.code, kept.created)
                for number, command in enumerate(kept.log, 1):
                    run(connection, storage.APPEND, kept.code, number, storage.line(command))

        await self._do(work)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date."""
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute(
        "SELECT coalesce(max(version), 0) FROM schema_version"
    ).fetchone()
    for number, statements in storage.migrations():
        if number > version:
            for statement in statements:
                connection.execute(statement)
            run(connection, "INSERT INTO schema_version VALUES ($1)", number)
    connection.execute("COMMIT")
