"""Storage: what is acknowledged is there, once, in order, in both databases."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from gloam.kernel.errors import BadInput
from gloam.server import backup
from gloam.server.hall import Hall
from gloam.server.hosting import open_table
from gloam.server.storage import Conflict, Storage, Unavailable, migrations
from gloam.server.storage.postgres import PostgresStorage, reach
from gloam.server.storage.sqlite import SqliteStorage
from gloam.server.wire import OpenTable

Opener = Callable[[], Storage]


def test_a_log_is_appended_and_read(open_again: Opener) -> None:
    async def go() -> None:
        storage = open_again()
        await storage.create("ABCDE", {"do": "open"})
        await storage.append("ABCDE", 2, {"do": "sit"})
        with pytest.raises(Conflict):
            await storage.append("ABCDE", 2, {"do": "other"})
        with pytest.raises(Conflict):
            await storage.create("ABCDE", {})
        assert await storage.read("ABCDE") == [{"do": "open"}, {"do": "sit"}]
        assert await storage.read("ABCDE", after=1) == [{"do": "sit"}]
        assert await storage.read("ZZZZZ") == []
        await storage.close()
        again = open_again()
        assert [(k.code, len(k.log)) async for k in again.dump()] == [("ABCDE", 2)]
        await again.ready()
        await again.close()

    asyncio.run(go())


def test_many_writers_and_one_number_make_one_line(open_again: Opener) -> None:
    async def go() -> None:
        storages = [open_again(), open_again()]
        await storages[0].create("A", {})

        async def write(who: int) -> int:
            try:
                await storages[who % 2].append("A", 2, {"who": who})
            except Conflict:
                return 0
            return 1

        assert sum(await asyncio.gather(*(write(who) for who in range(50)))) == 1
        assert len(await storages[0].read("A")) == 2
        for storage in storages:
            await storage.close()

    asyncio.run(go())


def test_who_was_there_lately(open_again: Opener) -> None:
    async def go() -> None:
        storage = open_again()
        await storage.see([("A", 1), ("A", 3), ("B", 2)])
        await storage.see([("A", 1)])
        assert await storage.seen("A", 60) == {1, 3}
        assert await storage.seen("A", -60) == set()
        await storage.close()

    asyncio.run(go())


def test_servers_of_one_postgresql_hear_of_one_another(database: str) -> None:
    async def go() -> None:
        one, other = PostgresStorage(database), PostgresStorage(database)
        heard: list[str | None] = []
        own: list[str | None] = []
        await other.start(heard.append)
        await one.start(own.append)
        while not (heard and own):
            await asyncio.sleep(0.01)
        await one.create("HEAR", {})
        await one.append("HEAR", 2, {})
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        assert heard == [None, "HEAR"]
        assert own == [None]
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(go(), 20))


def test_a_database_that_ends_every_connection_is_heard_again(database: str) -> None:
    """As it does when it is restarted."""
    heard: list[str | None] = []

    async def appended(storage: PostgresStorage, number: int) -> None:
        while True:
            with contextlib.suppress(Conflict):  # it was stored after all
                try:
                    await storage.append("AGAIN", number, {"do": "x"})
                except Unavailable:
                    await asyncio.sleep(0.05)
                    continue
            return

    async def go() -> None:
        one, other = PostgresStorage(database), PostgresStorage(database)
        await one.start(heard.append)
        await other.create("AGAIN", {"do": "open"})
        while not heard:
            await asyncio.sleep(0.02)
        killer = await asyncpg.connect(database)
        await killer.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
        await killer.close()
        heard.clear()
        while None not in heard:
            await asyncio.sleep(0.02)
        await appended(other, 2)
        while "AGAIN" not in heard:
            await asyncio.sleep(0.02)
        assert len(await one.read("AGAIN")) == 2
        await one.close()
        await other.close()

    asyncio.run(asyncio.wait_for(go(), 30))


def test_a_database_that_is_away_is_said_so() -> None:
    async def go() -> None:
        storage = PostgresStorage("postgresql://nobody@127.0.0.1:1/none")
        with pytest.raises(Unavailable):
            await storage.read("A")
        await storage.close()

    asyncio.run(go())


def test_a_backup_of_one_database_restores_into_another(open_again: Opener, tmp_path: Path) -> None:
    async def fill() -> str:
        storage = open_again()
        hall = Hall(storage)
        seat = await open_table(hall, OpenTable("stay-away", "Ada", seats=4, bots="random"))
        await hall.close()
        return seat.code

    code = asyncio.run(fill())
    file = tmp_path / "tables.gz"
    assert backup.backup(open_again(), file) == 1
    backup.restore(SqliteStorage(tmp_path / "other.db"), backup.read(file))

    async def found() -> None:
        one, other = open_again(), SqliteStorage(tmp_path / "other.db")
        assert [k async for k in other.dump()] == [k async for k in one.dump()]
        assert (await Hall(other).find(code)).match.chairs[0].name == "Ada"
        await one.close()
        await other.close()

    asyncio.run(found())
    with pytest.raises(BadInput, match="there already; nothing was restored"):
        backup.restore(SqliteStorage(tmp_path / "other.db"), backup.read(file))


@pytest.mark.parametrize("damage", ["cut", "text", "line"])
def test_a_damaged_backup_is_refused_whole(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "tables.gz"
    backup.backup(SqliteStorage(tmp_path / "one.db"), file)
    whole = file.read_bytes()
    if damage == "line":
        import gzip

        file.write_bytes(
            gzip.compress(b'{"gloam": "backup 1"}\n{"code": "A", "x": 1}\n{"tables": 1}\n')
        )
    else:
        file.write_bytes(whole[:20] if damage == "cut" else b"hello")
    with pytest.raises(BadInput, match="not a whole backup"):
        backup.read(file)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("/postgres?", "/nowhere?"), "database .nowhere. does not exist"),
        (("//postgres@", "//stranger@"), "role .stranger. does not exist"),
        (("?host=", "?host=/nowhere"), "No such file"),
        (("//postgres@", "//postgres:secret/word@"), "its URL cannot be read"),
    ],
)
def test_a_database_that_cannot_be_used_says_why(
    database: str, change: tuple[str, str], why: str
) -> None:
    with pytest.raises(BadInput, match=f"cannot be used: {why}") as refused:
        reach(database.replace(*change))
    assert "secret" not in refused.value.sentence
    reach(database)


def test_a_database_that_is_starting_up_or_shutting_down_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def closed(*_: object, **__: object) -> None:
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    async def go() -> None:
        monkeypatch.setattr(asyncpg, "create_pool", closed)
        storage = PostgresStorage("postgresql://nobody@127.0.0.1:1/none")
        with pytest.raises(Unavailable):
            await storage.ready()
        await storage.close()

    asyncio.run(go())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "gloam.db"
    file.write_text("this is a letter, not a database, and quite a long one at that")
    with pytest.raises(sqlite3.DatabaseError):
        SqliteStorage(file)


def test_migrations_are_numbered_from_one() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))
