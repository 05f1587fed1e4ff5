"""A database of each kind for the tests in this folder."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gloam.server.storage import Storage
from gloam.server.storage.postgres import PostgresStorage
from gloam.server.storage.sqlite import SqliteStorage
from tests.server import postgres


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The URL of a PostgreSQL of our own."""
    with postgres.server() as url:
        yield url


_numbers = itertools.count()


def empty(url: str) -> str:
    """The same PostgreSQL with a schema of its own, where nothing is yet."""
    import asyncio

    import asyncpg

    name = f"t{next(_numbers)}"

    async def make() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return url.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def open_again(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Storage]:
    """Opens one storage as often as it is called, as a restarted server does."""
    if request.param == "sqlite":
        return lambda: SqliteStorage(tmp_path / "deep" / "gloam.db")
    url = empty(request.getfixturevalue("database"))
    return lambda: PostgresStorage(url)
