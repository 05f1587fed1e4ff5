"""The hall: every table that is in use, and how a command becomes true.

Judge → append to the log → apply → publish. Nothing is told before it is stored. A table that is
not in memory is read from its log; what another server appended meanwhile is read before trying
again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Final

import gloam
from gloam.bots import LEVELS, Bot, make, next_answer
from gloam.kernel.errors import BadInput, NotAllowed
from gloam.server import wire
from gloam.server.keys import digest, new_code, new_key, new_seed
from gloam.server.storage import Conflict, Storage
from gloam.table import commands
from gloam.table.commands import Again, Answer, Away, Clear, Command, Fill, Hand, Open, Pause, Sit
from gloam.table.commands import Start as Begin
from gloam.table.match import Match, replayed

log = logging.getLogger("gloam")

NAMES: Final = (
    "Marta", "Bruno", "Ines", "Olek", "Dana", "Piero", "Lesia", "Tom", "Greta", "Ivo", "Nadia",
    "Sam",
)  # fmt: skip
QUEUE: Final = 64
"""Messages that may wait for a slow client before it is let go."""
GONE: Final = 60.0
"""Seconds without a socket after which a person of a relaxed table counts as away."""


@dataclass(eq=False)
class Client:
    """One open socket: a seat's, or a watcher's."""

    seat: int | None
    host: bool
    since: int
    talked: int = 0
    outbox: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def send(self, message: wire.ServerMessage) -> None:
        """Put a message into the outbox; a client that does not read is let go."""
        try:
            self.outbox.put_nowait(wire.encode(message))
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)


@dataclass(eq=False)
class Live:
    """A table in memory."""

    code: str
    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    bots: dict[int, Bot] = field(default_factory=dict)
    driver: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    asked: tuple[int, float] = (-1, 0.0)
    """The answer that is waited for, by its number, and since when."""


class Hall:
    """All tables of one server."""

    def __init__(self, storage: Storage, think: tuple[float, float] = (0.7, 1.8)) -> None:
        self.storage = storage
        self.think = think
        """How long a bot or stand-in seems to think, in seconds: from, to."""
        self.tables: dict[str, Live] = {}
        self.moves = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._random = random.Random(secrets.randbits(64))

    # Tables.

    async def open(self, wanted: wire.OpenTable) -> wire.Opened:
        """A new table with its host on the first chair."""
        meta = gloam.title(wanted.title).meta
        setup = meta.setup(wanted.seats, wanted.edition, 0, wanted.switches)
        host = new_key()
        opened = Open(
            meta.name, setup.seats, setup.edition, dict(wanted.switches), digest(host),
            wanted.pace, wanted.seconds, wanted.absent, wanted.watch,
        )  # fmt: skip
        match = Match(opened)
        key = new_key()
        sit = Sit(0, wanted.name.strip(), digest(key))
        if (problem := match.refusal(sit)) is not None:
            raise problem
        live = await self._create(match, opened)
        await self.do(live, sit)
        if wanted.bots is not None:
            await self.fill(live, wanted.bots)
            await self.do(live, Begin(new_seed()))
        return wire.Opened(live.code, 0, key, host)

    async def _create(self, match: Match, opened: Open) -> Live:
        while True:
            code = new_code()
            try:
                await self.storage.create(code, commands.write(opened))
            except Conflict:
                continue
            live = self.tables[code] = Live(code, match)
            return live

    async def find(self, code: str) -> Live:
        """The table with this code, from memory or from its log."""
        code = code.upper()
        if code in self.tables:
            return self.tables[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            if code not in self.tables:
                lines = await self.storage.read(code)
                if not lines:
                    raise NotAllowed("no-table", "There is no table with this code.")
                self.tables[code] = Live(code, replayed([commands.read(line) for line in lines]))
                self.drive(self.tables[code])
        self._loading.pop(code, None)
        return self.tables[code]

    async def do(self, live: Live, command: Command) -> None:
        """Carry a command out, or raise why not."""
        async with live.lock:
            while True:
                if (problem := live.match.refusal(command)) is not None:
                    raise problem
                number = live.match.number + 1
                try:
                    await self.storage.append(live.code, number, commands.write(command))
                except Conflict:
                    await self._catch_up(live)
                    continue
                break
            live.match.apply(command)
            self.moves += 1
            self.publish(live)
        self.drive(live)

    async def _catch_up(self, live: Live) -> None:
        """Apply what another server has appended."""
        for line in await self.storage.read(live.code, live.match.number):
            live.match.apply(commands.read(line))
        self.publish(live)

    # Clients.

    def publish(self, live: Live) -> None:
        for client in live.clients:
            self.show(live, client)
        live.changed.set()

    def show(self, live: Live, client: Client) -> None:
        """Send the table as this client may see it, with what is new to it."""
        match = live.match
        view = match.view(client.seat, client.since)
        talk = [
            wire.Talk(said.seat, said.ply, said.text, said.claim, said.about, said.thing)
            for said in match.talk[client.talked :]
        ]
        client.talked = len(match.talk)
        if match.game is not None:
            client.since = match.game.events
        client.send(wire.Table(live.code, client.host, view, talk, client.talked))

    async def enter(self, hello: wire.Hello) -> tuple[Live, Client]:
        """A client enters: by its key at its seat, without one as a watcher."""
        live = await self.find(hello.code)
        match = live.match
        seat = None
        if hello.key is not None:
            seat = match.seat_of(digest(hello.key))
            if seat is None:
                raise NotAllowed("no-seat", "This link holds no seat at this table.")
        elif not match.opened.watch and match.stage == "playing":
            raise NotAllowed("no-watching", "This table is not open to watchers.")
        events = 0 if match.game is None else match.game.events
        since = hello.since if 0 <= hello.since <= events else 0
        client = Client(seat, False, since)
        live.clients.add(client)
        self.show(live, client)
        if seat is not None and match.chairs[seat].away:
            await self.do(live, Away(seat, False))
        self.drive(live)
        return live, client

    def leave(self, live: Live, client: Client) -> None:
        live.clients.discard(client)
        live.changed.set()

    async def hear(self, live: Live, client: Client, message: wire.ClientMessage) -> None:
        """What a client at a seat says."""
        if client.seat is None:
            raise NotAllowed("watching", "A watcher only watches.")
        seat = client.seat
        if live.match.chairs[seat].away:
            await self.do(live, Away(seat, False))
        match message:
            case wire.Answer(option, ply):
                await self.do(live, Answer(seat, option, ply))
            case wire.Say(text):
                await self.do(live, commands.Say(seat, text))
            case wire.Claim(claim, about, thing):
                await self.do(live, commands.Claim(seat, claim, about, thing))
            case wire.Hello():
                raise NotAllowed("said-hello", "This socket has said hello already.")

    # Seats and the host.

    async def take_seat(self, code: str, wanted: wire.TakeSeat) -> wire.Seated:
        """Somebody sits down on a free chair: the one named, or the first."""
        live = await self.find(code)
        free = [seat for seat, chair in enumerate(live.match.chairs) if chair.kind == "open"]
        if wanted.seat is None and not free:
            raise NotAllowed("table-full", "Every chair at this table is taken.")
        seat = free[0] if wanted.seat is None else wanted.seat
        key = new_key()
        await self.do(live, Sit(seat, wanted.name.strip(), digest(key)))
        return wire.Seated(live.code, seat, key)

    async def fill(self, live: Live, level: str, seat: int | None = None) -> None:
        """Bots take the free chairs, or one of them."""
        if level not in LEVELS:
            raise BadInput("unknown-bots", f"Bots are {' or '.join(LEVELS)}, not “{level}”.")
        chairs = live.match.chairs
        seats = [at for at, chair in enumerate(chairs) if chair.kind == "open"]
        for at in seats if seat is None else [seat]:
            taken = {chair.name for chair in chairs}
            name = next(name for name in NAMES if name not in taken)
            await self.do(live, Fill(at, name, level))

    async def host(self, code: str, action: wire.HostAction) -> wire.Done:
        """Something only the host may do."""
        live = await self.find(code)
        if not secrets.compare_digest(digest(action.host), live.match.opened.host):
            raise NotAllowed("not-host", "Only the host of this table may do that.")
        seat = action.seat
        if seat is None and action.do in ("clear", "hand"):
            raise NotAllowed("no-chair", "Say which chair.")
        match action.do:
            case "fill":
                await self.fill(live, action.level, seat)
            case "clear":
                await self.do(live, Clear(seat or 0))
            case "hand":
                key = new_key()
                name = live.match.chairs[seat or 0].name
                await self.do(live, Hand(seat or 0, name, digest(key)))
                return wire.Done(key=key)
            case "start":
                await self.do(live, Begin(new_seed()))
            case "pause" | "resume":
                await self.do(live, Pause(action.do == "pause"))
            case "again":
                return await self._again(live)
            case _:
                raise NotAllowed("unknown-action", "A host cannot do that.")
        return wire.Done()

    async def _again(self, live: Live) -> wire.Done:
        """A new table for the same people: their links hold their seats there too."""
        if (problem := live.match.refusal(Again("?"))) is not None:
            raise problem
        new = await self._create(Match(live.match.opened), live.match.opened)
        for seat, chair in enumerate(live.match.chairs):
            if chair.kind == "person":
                await self.do(new, Sit(seat, chair.name, chair.key))
            else:
                await self.do(new, Fill(seat, chair.name, chair.level))
        await self.do(new, Begin(new_seed()))
        await self.do(live, Again(new.code))
        return wire.Done(code=new.code)

    # Bots, stand-ins and clocks.

    def drive(self, live: Live) -> None:
        """See that bots answer and clocks run while the game does."""
        live.changed.set()
        if live.match.stage == "playing" and (live.driver is None or live.driver.done()):
            live.driver = asyncio.create_task(self._drive(live), name=f"drive {live.code}")

    async def _drive(self, live: Live) -> None:
        while live.match.stage == "playing":
            live.changed.clear()
            if live.match.paused or not await self._answer(live):
                await self._wait(live)

    async def _answer(self, live: Live) -> bool:
        """One answer of a bot or stand-in, after the time a person would think."""
        match = live.match
        game = match.game
        assert game is not None
        seats = match.answered_for()
        for gone in [seat for seat in live.bots if seat not in seats]:
            del live.bots[gone]
        for seat in seats:
            if seat not in live.bots:
                level = match.chairs[seat].level or "sensible"
                live.bots[seat] = make(level, game.setup.meta, seat, f"{live.code}/{seat}")
        found = next_answer(game, live.bots)
        if found is None:
            return False
        ply = game.plies
        await asyncio.sleep(self._random.uniform(*self.think))
        by = "bot" if match.chairs[found[0]].kind == "bot" else "stand-in"
        try:
            await self.do(live, Answer(*found, ply, by))
        except NotAllowed as refused:
            log.info("a bot came too late", extra={"table": live.code, "why": refused.code})
        return True

    async def _wait(self, live: Live) -> None:
        """Wait until something changes, or until a person who is asked has taken too long."""
        match = live.match
        assert match.game is not None
        now = time.monotonic()
        if live.asked[0] != match.game.plies or match.paused:
            live.asked = (match.game.plies, now)
        limit = match.opened.seconds if match.opened.pace != "relaxed" else GONE
        try:
            await asyncio.wait_for(live.changed.wait(), max(0.1, live.asked[1] + limit - now))
        except TimeoutError:
            if not match.paused:
                live.asked = (-1, now)
                await self._clock_out(live)

    async def _clock_out(self, live: Live) -> None:
        """Who was asked and has not answered is away; at a relaxed table only who is not there."""
        match = live.match
        assert match.game is not None
        present = {client.seat for client in live.clients}
        for decision in match.game.decisions:
            seat = decision.seat
            late = match.opened.pace != "relaxed" or seat not in present
            chair = match.chairs[seat]
            if late and not decision.standing and chair.kind == "person" and not chair.away:
                await self.do(live, Away(seat, True))

    async def close(self) -> None:
        """Finish what was acknowledged and let every client go."""
        for live in self.tables.values():
            if live.driver is not None:
                live.driver.cancel()
            for client in list(live.clients):
                client.outbox.put_nowait(None)
        await self.storage.close()
