"""Bots, stand-ins and clocks: what happens at a table that nobody touches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gloam.bots import next_answer
from gloam.kernel.position import Position
from gloam.server import driver, hosting, wire
from gloam.server.hall import Hall
from gloam.server.live import Client, Live
from gloam.server.storage.sqlite import SqliteStorage
from gloam.table.commands import Pause


class Table:
    """Ada on the first chair, bots on the others, the game begun."""

    def __init__(self, hall: Hall, live: Live, key: str) -> None:
        self.hall, self.live, self.key = hall, live, key

    async def come(self) -> Client:
        _, client = await self.hall.enter(wire.Hello(self.live.code, self.key))
        return client

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not reached():
                await asyncio.sleep(0.01)

    @property
    def game(self) -> Position:
        game = self.live.match.game
        assert game is not None
        return game

    def ada_is_asked(self) -> bool:
        return any(d.seat == 0 and not d.standing for d in self.game.decisions)

    def answered(self) -> int:
        """How many answers seat 0 has given."""
        return sum(seat == 0 for seat, _, _ in self.game.history())

    def clock(self) -> float:
        clock = self.live.clock()
        assert clock is not None
        return clock

    def away(self) -> bool:
        return self.live.match.chairs[0].away

    def long_ago(self) -> None:
        """The question was asked an hour before: every clock has run out."""
        self.live.asked = time.time() - 3600
        self.live.changed.set()


@asynccontextmanager
async def table(file: Path, first: int = 0, **opened: Any) -> AsyncIterator[Table]:
    hall = Hall(SqliteStorage(file), think=(0.0, 0.0))
    await hall.start()
    wanted = wire.OpenTable(
        "stay-away", "Ada", seats=4, bots="sensible", switches={"first_player": first}, **opened
    )
    seated = await hosting.open_table(hall, wanted)
    yield Table(hall, await hall.find(seated.code), seated.key)
    await hall.close()


def test_who_runs_out_of_clock_is_answered_for_and_gets_the_seat_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with table(tmp_path / "a.db", pace="live", seconds=30) as t:
            client = await t.come()
            await t.until(t.ada_is_asked)
            assert 0 < t.clock() <= 30
            t.long_ago()
            await t.until(lambda: t.answered() > 0)
            assert t.away()
            await t.hall.hear(t.live, client, wire.Ping())
            await t.until(lambda: not t.away())

    asyncio.run(go())


def test_a_relaxed_table_waits_for_whoever_is_there_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "GONE", 0.1)

    async def go() -> None:
        async with table(tmp_path / "a.db") as t:
            client = await t.come()
            watcher = (await t.hall.enter(wire.Hello(t.live.code)))[1]
            await t.until(t.ada_is_asked)
            assert t.live.clock() is None
            t.long_ago()
            await asyncio.sleep(0.4)
            assert (t.away(), t.answered()) == (False, 0)
            t.hall.leave(t.live, client)
            monkeypatch.setattr(SqliteStorage, "seen", nobody_seen)
            await t.until(lambda: t.answered() > 0)
            assert t.away()
            t.hall.leave(t.live, watcher)

    asyncio.run(go())


async def nobody_seen(*_: object) -> set[int]:
    return set()


def test_a_table_that_waits_for_the_absent_answers_for_nobody(tmp_path: Path) -> None:
    async def go() -> None:
        async with table(tmp_path / "a.db", pace="live", seconds=30, absent="wait") as t:
            await t.come()
            await t.until(t.ada_is_asked)
            t.long_ago()
            await t.until(t.away)
            await asyncio.sleep(0.2)
            assert t.answered() == 0

    asyncio.run(go())


def test_no_clock_runs_and_no_bot_answers_while_the_table_is_paused(tmp_path: Path) -> None:
    async def go() -> None:
        async with table(tmp_path / "a.db", first=1, pace="live", seconds=30) as t:
            await t.hall.do(t.live, Pause(True))
            await t.come()
            t.long_ago()
            await asyncio.sleep(0.2)
            assert (t.game.plies, t.away(), t.live.clock()) == (0, False, None)
            await t.hall.do(t.live, Pause(False))
            assert t.clock() > 29
            await t.until(lambda: t.game.plies > 0)

    asyncio.run(go())


def test_a_clock_of_days_runs_while_nobody_is_there_and_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "a.db"

    async def go() -> str:
        async with table(file, pace="days", seconds=86_400) as t:
            await t.until(t.ada_is_asked)
            code: str = t.live.code
            return code

    async def on(code: str) -> None:
        hall = Hall(SqliteStorage(file), think=(0.0, 0.0))
        await hall.start()
        async with asyncio.timeout(20):
            while code not in hall.tables:
                await asyncio.sleep(0.01)
        t = Table(hall, hall.tables[code], "")
        t.live.asked = time.time() - 90_000
        t.live.changed.set()
        await t.until(lambda: t.answered() > 0)
        assert t.away()
        await hall.close()

    asyncio.run(on(asyncio.run(go())))


def test_a_bot_that_thinks_long_answers_no_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long it thinks would tell of what it holds."""
    slept: list[float] = []

    def slow(*given: Any) -> Any:
        time.sleep(0.05)
        return next_answer(*given)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await real(seconds)

    real = asyncio.sleep
    monkeypatch.setattr("gloam.server.driver.next_answer", slow)

    async def go() -> None:
        async with table(tmp_path / "a.db", first=1) as t:
            t.hall.driver.think = (0.15, 0.15)
            monkeypatch.setattr("gloam.server.driver.asyncio.sleep", sleep)
            await t.come()
            async with asyncio.timeout(20):
                while not t.ada_is_asked():
                    await real(0.01)

    asyncio.run(go())
    thought = [seconds for seconds in slept if 0.02 < seconds < 1]
    assert thought
    assert max(thought) <= 0.1
