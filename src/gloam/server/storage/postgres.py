"""The log in PostgreSQL, where several servers share tables and tell one another by NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from gloam.kernel.errors import BadInput
from gloam.server import storage
from gloam.server.storage import Conflict, Data, Kept, Unavailable

T = TypeVar("T")
CHANNEL: Final = "gloam"
APPEND: Final = (
    f"WITH put AS ({storage.APPEND} ON CONFLICT DO NOTHING RETURNING 1) "
    f"SELECT pg_notify('{CHANNEL}', $4 || ' ' || $1) FROM put"
)
LOCK: Final = 0x610A11
"""The advisory lock under which one server at a time brings the schema up to date."""
AWAY: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""All but a number that is taken: whatever else goes wrong there may go better a moment later."""
PATIENCE: Final = 10.0
RETRY: Final = 0.5


class PostgresStorage:
    """Connects when first used. Raises `Unavailable` while the database does not answer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._node = f"{id(self):x}-{storage.now():x}"
        self._pool: asyncpg.Pool[Any] | None = None
        self._opening = asyncio.Lock()
        self._listener: asyncio.Task[None] | None = None

    async def _connections(self) -> asyncpg.Pool[Any]:
        async with self._opening:
            if self._pool is None:
                pool = await asyncpg.create_pool(
                    self.url, min_size=1, max_size=10, timeout=PATIENCE, command_timeout=PATIENCE
                )
                async with pool.acquire() as connection:
                    await migrate(connection)
                self._pool = pool
            return self._pool

    async def _do(self, work: Callable[[asyncpg.Pool[Any]], Awaitable[T]]) -> T:
        try:
            return await work(await self._connections())
        except asyncpg.UniqueViolationError:
            raise Conflict from None
        except AWAY:
            raise Unavailable from None

    async def start(self, changed: Callable[[str | None], None]) -> None:
        self._listener = asyncio.create_task(self._listen(changed), name="listen")

    async def _listen(self, changed: Callable[[str | None], None]) -> None:
        """Pass on what other servers append, through every loss of the connection."""

        def hear(_c: object, _pid: int, _channel: str, payload: str) -> None:
            node, _, code = payload.partition(" ")
            if node != self._node:
                changed(code)

        while True:
            gone = asyncio.Event()
            with contextlib.suppress(*AWAY):
                await self._connections()
                connection = await asyncpg.connect(self.url, timeout=PATIENCE)
                try:
                    connection.add_termination_listener(lambda _c, gone=gone: gone.set())
                    await connection.add_listener(CHANNEL, hear)
                    changed(None)
                    await gone.wait()
                finally:
                    connection.terminate()
            await asyncio.sleep(RETRY)

    async def create(self, code: str, first: Data) -> None:
        await self._put([Kept(code, storage.now(), [first])])

    async def append(self, code: str, number: int, command: Data) -> None:
        put = await self._do(
            lambda p: p.fetch(APPEND, code, number, storage.line(command), self._node)
        )
        if not put:
            raise Conflict

    async def read(self, code: str, after: int = 0) -> list[Data]:
        rows = await self._do(lambda p: p.fetch(storage.READ, code, after))
        return [json.loads(row[0]) for row in rows]

    async def see(self, seats: list[tuple[str, int]]) -> None:
        rows = [(code, seat, storage.now()) for code, seat in seats]
        await self._do(lambda p: p.executemany(storage.SEE, rows))

    async def seen(self, code: str, seconds: float) -> set[int]:
        since = storage.now() - int(seconds)
        return {row[0] for row in await self._do(lambda p: p.fetch(storage.SEEN, code, since))}

    async def ready(self) -> None:
        await self._do(lambda p: p.fetchval("SELECT 1"))

    async def dump(self) -> AsyncIterator[Kept]:
        for row in await self._do(lambda p: p.fetch(storage.CODES)):
            yield Kept(row[0], row[1], await self.read(row[0]))

    async def restore(self, tables: list[Kept]) -> None:
        await self._put(tables)

    async def _put(self, tables: list[Kept]) -> None:
        """All of them in one transaction, or none."""

        async def work(pool: asyncpg.Pool[Any]) -> None:
            async with pool.acquire() as connection, connection.transaction():
                for kept in tables:
                    await connection.execute(storage.CREATE, kept.code, kept.created)
                    lines = [
                        (kept.code, number, storage.line(command))
                        for number, command in enumerate(kept.log, 1)
                    ]
                    await connection.executemany(storage.APPEND, lines)

        await self._do(work)

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()


def reach(url: str) -> None:
    """Raise `BadInput` with the reason if the database cannot be used. Tells no password."""

    async def look() -> None:
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        await connection.close()

    try:
        asyncio.run(look())
    except ValueError:
        why = "its URL cannot be read"
    except TimeoutError:
        why = "it does not answer"
    except OSError as problem:
        why = problem.strerror or str(problem)
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
        why = str(problem)
    else:
        return
    raise BadInput("bad-database", f"The database cannot be used: {why}.")


async def migrate(connection: Any) -> None:
    """Bring the schema up to date, one server at a time."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
        )
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        for number, statements in storage.migrations():
            if number > version:
                for statement in statements:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
