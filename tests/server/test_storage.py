"""Storage: what is acknowledged is there, once, in order."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from gloam.server.storage import Conflict, SqliteStorage, migrations


def test_a_log_is_appended_and_read(tmp_path: Path) -> None:
    async def go() -> None:
        storage = SqliteStorage(tmp_path / "deep" / "gloam.db")
        await storage.create("ABCDE", {"do": "open"})
        await storage.append("ABCDE", 2, {"do": "sit"})
        with pytest.raises(Conflict):
            await storage.append("ABCDE", 2, {"do": "other"})
        with pytest.raises(Conflict):
            await storage.create("ABCDE", {})
        assert await storage.read("ABCDE") == [{"do": "open"}, {"do": "sit"}]
        assert await storage.read("ABCDE", after=1) == [{"do": "sit"}]
        assert await storage.read("ZZZZZ") == []
        assert await storage.codes() == ["ABCDE"]
        await storage.close()
        again = SqliteStorage(tmp_path / "deep" / "gloam.db")
        assert len(await again.read("ABCDE")) == 2
        await again.close()

    asyncio.run(go())


def test_many_writers_and_one_number_make_one_line(tmp_path: Path) -> None:
    async def go() -> None:
        storage = SqliteStorage(tmp_path / "gloam.db")
        await storage.create("A", {})

        async def write(who: int) -> int:
            try:
                await storage.append("A", 2, {"who": who})
            except Conflict:
                return 0
            return 1

        assert sum(await asyncio.gather(*(write(who) for who in range(50)))) == 1
        assert len(await storage.read("A")) == 2
        await storage.close()

    asyncio.run(go())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "gloam.db"
    file.write_text("this is a letter, not a database, and quite a long one at that")
    with pytest.raises(sqlite3.DatabaseError):
        SqliteStorage(file)


def test_migrations_are_numbered_from_one() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))
