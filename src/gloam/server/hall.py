"""The hall: every table that is in use, and how a command becomes true.

Judge → append to the log → apply → publish. Nothing is told before it is stored. A table that is
not in memory is read from its log; what another server appended meanwhile is read before trying
again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import gloam
from gloam.bots import advise
from gloam.kernel.errors import NotAllowed
from gloam.server import wire
from gloam.server.driver import Driver
from gloam.server.keys import digest, is_code
from gloam.server.live import Client, Live, logged
from gloam.server.meters import Meters
from gloam.server.storage import Conflict, Storage, Unavailable
from gloam.table import commands
from gloam.table.commands import Answer, Away, Command, Open
from gloam.table.match import Match

log = logging.getLogger("gloam")

MOST_WATCHERS: Final = 100
"""Sockets without a seat that may look at one table."""
MOST_AT_A_SEAT: Final = 12
"""Sockets that may hold one seat: a person's devices and tabs."""
IDLE: Final = 600.0
"""Seconds after which a table nobody looks at leaves the memory."""
HOUSEKEEPING: Final = 20.0


class Hall:
    """All tables of one server."""

    def __init__(self, storage: Storage, think: tuple[float, float] = (0.7, 1.8)) -> None:
        self.storage = storage
        self.tables: dict[str, Live] = {}
        self.meters = Meters(self.tables)
        self.driver = Driver(self, think)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen for other servers, keep house, and wake the tables whose clocks run for days."""
        await self.storage.start(self.heard)
        self._task(self._keep_house())
        self._task(self._wake())

    def _task(self, work: object) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables.

    async def create(self, match: Match, code: str, opened: Open) -> Live | None:
        """A new table under this code, or None if there is one already."""
        at = time.time()
        try:
            await self.storage.create(code, logged(opened, at))
        except Conflict:
            return None
        live = self.tables[code] = Live(code, match)
        log.info("table opened", extra={"table": code, "title": opened.title})
        return live

    async def find(self, code: str) -> Live:
        """The table with this code, from memory or from its log."""
        code = code.upper()
        if code in self.tables:
            return self.tables[code]
        missing = NotAllowed("no-table", "There is no table with this code.")
        if not is_code(code):
            raise missing
        try:
            async with self._loading.setdefault(code, asyncio.Lock()):
                if code not in self.tables:
                    lines = await self.storage.read(code)
                    if not lines:
                        raise missing
                    self.tables[code] = Live.read(code, lines)
        finally:
            self._loading.pop(code, None)
        live = self.tables[code]
        self.driver.wake(live)
        return live

    async def do(self, live: Live, command: Command) -> None:
        """Carry a command out, or raise why not."""
        async with live.lock:
            while True:
                if (problem := live.match.refusal(command)) is not None:
                    raise problem
                at = time.time()
                number = live.match.number + 1
                try:
                    await self.storage.append(live.code, number, logged(command, at))
                except Conflict:
                    await self._catch_up(live)
                    continue
                break
            live.apply(command, at)
            live.publish()
        self.meters.moved()
        if live.match.stage == "over" and isinstance(command, Answer):
            log.info("game over", extra={"table": live.code, "title": live.match.opened.title})
        self.driver.wake(live)

    async def _catch_up(self, live: Live) -> None:
        """Apply what another server has appended."""
        lines = await self.storage.read(live.code, live.match.number)
        if lines:
            live.follow(lines)
            live.publish()

    def heard(self, code: str | None) -> None:
        """Another server has appended to a table; None: perhaps to any, while we did not listen."""
        for live in list(self.tables.values()) if code is None else [self.tables.get(code)]:
            if live is not None:
                self._task(self._follow(live))

    async def _follow(self, live: Live) -> None:
        with contextlib.suppress(Unavailable):
            async with live.lock:
                await self._catch_up(live)
        self.driver.wake(live)

    # Clients.

    async def enter(self, hello: wire.Hello) -> tuple[Live, Client]:
        """A client enters: by its key at its seat, without one as a watcher."""
        live = await self.find(hello.code)
        match = live.match
        seat, key = None, ""
        if hello.key is not None:
            key = digest(hello.key)
            seat = match.seat_of(key)
            if seat is None:
                raise NotAllowed("no-seat", "This link holds no seat at this table.")
        elif not match.opened.watch and match.stage == "playing":
            raise NotAllowed("no-watching", "This table is not open to watchers.")
        beside = sum(client.seat == seat for client in live.clients)
        if beside >= (MOST_WATCHERS if seat is None else MOST_AT_A_SEAT):
            raise NotAllowed("too-many", "Too many are looking at this table already.")
        events = 0 if match.game is None else match.game.events
        client = Client(seat, key, hello.since if 0 <= hello.since <= events else 0)
        live.clients.add(client)
        live.show(client)
        if seat is not None:
            await self._back(live, seat)
            await self.storage.see([(live.code, seat)])
        self.driver.wake(live)
        return live, client

    def leave(self, live: Live, client: Client) -> None:
        live.clients.discard(client)
        live.left = time.monotonic()
        live.changed.set()

    async def hear(self, live: Live, client: Client, message: wire.ClientMessage) -> None:
        """What a client at a seat says."""
        seat = client.seat
        if seat is None:
            raise NotAllowed("watching", "A watcher only watches.")
        if isinstance(message, wire.Leave):
            await self.do(live, Away(seat, True))
            return
        await self._back(live, seat)
        match message:
            case wire.Answer(option, ply):
                with self.meters.timed():
                    await self.do(live, Answer(seat, option, ply))
            case wire.Say(text):
                await self.do(live, commands.Say(seat, text))
            case wire.Claim(claim, about, thing):
                await self.do(live, commands.Claim(seat, claim, about, thing))
            case wire.Note(text):
                await self.do(live, commands.Note(seat, text))
            case wire.Pose(option):
                live.pose(client, option)
            case wire.Recall():
                client.send(self._recall(live, seat))
            case wire.Advise():
                client.send(self._advise(live, seat))
            case wire.Hello():
                raise NotAllowed("said-hello", "This socket has said hello already.")

    async def _back(self, live: Live, seat: int) -> None:
        """Whoever was away and shows up has the seat back."""
        if live.match.chairs[seat].away:
            await self.do(live, Away(seat, False))

    def _recall(self, live: Live, seat: int) -> wire.Known:
        game = live.match.game
        if game is None:
            raise NotAllowed("no-game", "No game is running.")
        return wire.Known(game.plies, gloam.title(game.book.title).known(game.view(seat)))

    def _advise(self, live: Live, seat: int) -> wire.Advised:
        live.match.judge_advice(seat)
        game = live.match.game
        assert game is not None
        found = advise(game.setup.meta, game.view(seat))
        if found is None:
            return wire.Advised(game.plies, None, "", [])
        return wire.Advised(game.plies, found.option, found.reason, list(found.things))

    # Keeping house.

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            here = [(live.code, seat) for live in self.tables.values() for seat in live.people()]
            with contextlib.suppress(Unavailable):
                if here:
                    await self.storage.see(here)
            for live in list(self.tables.values()):
                idle = not live.clients and time.monotonic() - live.left > IDLE
                if idle and not self.driver.runs(live) and not live.lock.locked():
                    del self.tables[live.code]

    async def _wake(self) -> None:
        """Clocks of days go on after a restart although nobody has come back yet."""
        with contextlib.suppress(Unavailable):
            async for kept in self.storage.dump():
                if kept.log[0].get("pace") == "days" and kept.code not in self.tables:
                    live = await self.find(kept.code)
                    if live.match.stage != "playing":
                        del self.tables[kept.code]

    async def close(self) -> None:
        """Finish what was acknowledged and let every client go."""
        for task in [*self._tasks, *(live.driver for live in self.tables.values() if live.driver)]:
            task.cancel()
        for live in self.tables.values():
            async with live.lock:
                for client in list(live.clients):
                    client.close()
        await self.storage.close()
