"""`gloam load`: tables full of clients over real sockets; how long until all have seen a move."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gloam.kernel.errors import BadInput
from gloam.kernel.view import mark_text

PATIENCE: Final = 30.0
CONNECTING: Final = 40
"""How many sockets open at once."""


class Decision(msgspec.Struct):
    standing: bool
    options: list[dict[str, Any]]
    spans: list[dict[str, Any]]


class Game(msgspec.Struct):
    decisions: list[Decision]
    outcome: dict[str, Any] | None


class Table(msgspec.Struct):
    ply: int
    game: Game | None


class Shown(msgspec.Struct):
    type: str
    table: Table | None = None


decode: Final = msgspec.json.Decoder(Shown).decode


@dataclass
class Seat:
    """One client: what it saw last, and when."""

    socket: ClientConnection
    table: Table
    changed: asyncio.Event
    seen: float = 0.0

    async def listen(self) -> None:
        async for message in self.socket:
            shown = decode(message)
            if shown.table is not None:
                self.table = shown.table
                self.seen = time.perf_counter()
                self.changed.set()

    def asked(self) -> Decision | None:
        game = self.table.game
        return next((d for d in game.decisions if not d.standing), None) if game else None


@dataclass
class Result:
    """What came of a run; times in milliseconds, from a move to the last view of it."""

    tables: int
    seats: int
    seconds: float
    moves: int = 0
    refused: int = 0
    times: list[float] = field(default_factory=list)
    server_megabytes: float = 0.0
    empty_megabytes: float = 0.0
    last_megabytes: float = 0.0

    def report(self) -> dict[str, Any]:
        times = sorted(self.times) or [0.0]

        def share(part: float) -> float:
            return round(times[min(len(times) - 1, int(part * len(times)))], 2)

        return {
            "tables": self.tables,
            "seats": self.seats,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "views_per_second": round(self.moves * self.seats / self.seconds),
            "refused": self.refused,
            "p50_ms": share(0.50),
            "p95_ms": share(0.95),
            "p99_ms": share(0.99),
            "megabytes": round(self.server_megabytes, 1),
            "megabytes_at_the_end": round(self.last_megabytes, 1),
            "kilobytes_a_table": round(
                1024 * (self.server_megabytes - self.empty_megabytes) / max(1, self.tables), 1
            ),
        }


def load(title: str, tables: int, seats: int, seconds: float, pace: float) -> Result:
    """Every table moves once every `pace` seconds. The server is a process of its own."""
    wanted = tables * seats + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        if hard < wanted:
            raise BadInput("too-many", f"This system allows {hard} open sockets, not {wanted}.")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return asyncio.run(_load(title, Result(tables, seats, seconds), pace))


async def _load(title: str, result: Result, pace: float) -> Result:
    async with server() as (port, memory), AsyncExitStack() as sockets:
        result.empty_megabytes = memory()
        gate = asyncio.Semaphore(CONNECTING)
        found = await asyncio.gather(
            *(_gather(port, title, result.seats, gate, sockets) for _ in range(result.tables))
        )
        result.server_megabytes = memory()
        listening = [asyncio.create_task(seat.listen()) for table in found for seat in table]
        end = time.perf_counter() + result.seconds
        started = time.perf_counter()

        async def keep_playing(table: list[Seat]) -> None:
            """A table whose game is over makes place for a new one."""
            await _play(table, result, pace, end)
            while time.perf_counter() < end:
                async with AsyncExitStack() as own:
                    table = await _gather(port, title, result.seats, gate, own)
                    hearing = [asyncio.create_task(seat.listen()) for seat in table]
                    await _play(table, result, pace, end)
                    for task in hearing:
                        task.cancel()

        await asyncio.gather(*(keep_playing(table) for table in found))
        result.seconds = time.perf_counter() - started
        result.last_megabytes = memory()
        for task in listening:
            task.cancel()
    return result


def post(port: int, path: str, **body: Any) -> dict[str, Any]:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        found: dict[str, Any] = json.load(response)
    return found


async def _gather(
    port: int, title: str, seats: int, gate: asyncio.Semaphore, sockets: AsyncExitStack
) -> list[Seat]:
    """A table with a client at each seat, its game begun."""
    async with gate:
        opened = await asyncio.to_thread(
            post, port, "/api/tables", title=title, name="P0", seats=seats, absent="wait"
        )
        code, keys = opened["code"], [opened["key"]]
        for seat in range(1, seats):
            path = f"/api/tables/{code}/seats"
            keys.append((await asyncio.to_thread(post, port, path, name=f"P{seat}"))["key"])
        await asyncio.to_thread(post, port, f"/api/tables/{code}/host", key=keys[0], do="start")
        changed = asyncio.Event()
        found = []
        for key in keys:
            url = f"ws://127.0.0.1:{port}/api/play"
            socket_ = await sockets.enter_async_context(connect(url, compression=None))
            await socket_.send(json.dumps({"type": "hello", "code": code, "key": key}))
            table = decode(await socket_.recv()).table
            assert table is not None
            found.append(Seat(socket_, table, changed))
        return found


async def _play(table: list[Seat], result: Result, pace: float, end: float) -> None:
    chance = random.Random(id(table))
    due = time.perf_counter() + chance.random() * pace
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += pace
        mover = next((seat for seat in table if seat.asked()), None)
        if mover is None:
            return
        decision = mover.asked()
        assert decision is not None
        ply = mover.table.ply
        found = chance.choice([*decision.options, *decision.spans])
        option = found["text"]
        if "marks" in found:
            option = mark_text(found, chance.randrange(found["marks"]))
        sent = time.perf_counter()
        await mover.socket.send(json.dumps({"type": "answer", "option": option, "ply": ply}))
        while any(seat.table.ply <= ply for seat in table):
            table[0].changed.clear()
            try:
                await asyncio.wait_for(table[0].changed.wait(), PATIENCE)
            except TimeoutError:
                result.refused += 1
                return
        result.moves += 1
        result.times.append(1000 * (max(seat.seen for seat in table) - sent))


@asynccontextmanager
async def server() -> AsyncIterator[tuple[int, Callable[[], float]]]:
    """A server on a free port with an empty folder, and how much memory it holds, in megabytes."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "gloam.server.bare", str(port), folder],
            stdout=subprocess.DEVNULL,
        )
        try:
            for _ in range(200):
                with contextlib.suppress(OSError):
                    await asyncio.to_thread(
                        urllib.request.urlopen, f"http://127.0.0.1:{port}/readyz", None, 5
                    )
                    break
                await asyncio.sleep(0.05)

            def memory() -> float:
                status = Path(f"/proc/{process.pid}/status")
                if not status.exists():
                    return 0.0
                lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
                return int(lines["VmRSS"].split()[0]) / 1024

            yield port, memory
        finally:
            process.terminate()
            process.wait(10)
