"""A table in memory, and the open sockets that look at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from gloam.bots import Bot
from gloam.server import wire
from gloam.server.storage import Data
from gloam.table import commands
from gloam.table.commands import Answer, Command, Open, Pause, Start
from gloam.table.match import Match

QUEUE: Final = 64
"""Messages that may wait for a slow client before it is let go."""
IN_TIME: Final = 8
"""A client for whom more messages wait is told nothing that is soon out of date."""


@dataclass(eq=False)
class Client:
    """One open socket: a seat's, or a watcher's (None)."""

    seat: int | None
    key: str
    """The digest of the key it came with."""
    since: int
    talked: int = 0
    outbox: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))

    def send(self, message: wire.ServerMessage) -> None:
        """Put a message into the outbox; a client that does not read is let go."""
        if self.outbox.full():
            self.close()
        else:
            self.outbox.put_nowait(wire.encode(message))

    def close(self) -> None:
        """End the conversation: after what waits, or at once if too much does."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(None)


@dataclass(eq=False)
class Live:
    """A table in memory: its match is what its log made of it."""

    code: str
    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    clients: set[Client] = field(default_factory=set)
    bots: dict[int, Bot] = field(default_factory=dict)
    driver: asyncio.Task[None] | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    asked: float = 0.0
    """When the game last went on: clocks run from here."""
    glass: int = 0
    """Which turning of the game's glass runs; none if 0."""
    runs_out: float = 0.0
    """When it will have run out."""
    left: float = field(default_factory=time.monotonic)
    """When the last client left."""

    @classmethod
    def read(cls, code: str, log: list[Data]) -> Live:
        """The table that this log makes."""
        opened = commands.read(command_of(log[0]))
        assert isinstance(opened, Open)
        live = cls(code, Match(opened))
        live.follow(log[1:])
        return live

    def follow(self, log: Iterable[Data]) -> None:
        for line in log:
            self.apply(commands.read(command_of(line)), line["at"])

    def apply(self, command: Command, at: float) -> None:
        self.match.apply(command)
        if isinstance(command, Start | Answer | Pause):
            self.asked = at
        self._watch_glass(command, at)

    def _watch_glass(self, command: Command, at: float) -> None:
        """A glass runs from the command that turned it, and stands still while the table does."""
        glass = self.match.glass()
        if glass is None:
            self.glass = 0
        elif glass[0] != self.glass:
            self.glass = glass[0]
            self.runs_out = at + glass[1]
        elif isinstance(command, Pause):
            self.runs_out += -at if command.paused else at

    def sand(self) -> float | None:
        """The seconds left on the game's glass, where one runs."""
        if not self.glass:
            return None
        now = 0.0 if self.match.paused else time.time()
        return round(max(0.0, self.runs_out - now), 1)

    def clock(self) -> float | None:
        """The seconds that are left to answer, where a clock runs."""
        match = self.match
        if match.opened.pace == "relaxed" or match.stage != "playing" or match.paused:
            return None
        return round(max(0.0, self.asked + match.opened.seconds - time.time()), 1)

    def publish(self) -> None:
        for client in list(self.clients):
            if self.holds(client):
                self.show(client)
            else:
                client.send(wire.Refused("no-seat", "This link holds no seat at this table."))
                client.close()
                self.clients.discard(client)
        self.changed.set()

    def holds(self, client: Client) -> bool:
        """Whether the client may still see what it came to see."""
        return client.seat is None or self.match.chairs[client.seat].key == client.key

    def show(self, client: Client) -> None:
        """Send the table as this client may see it, with what is new to it."""
        match = self.match
        table: Any = match.view(client.seat, client.since)
        talk = [
            wire.Talk(said.seat, said.ply, said.text, said.claim, said.about, said.thing)
            for said in match.talk[client.talked :]
        ]
        client.talked = len(match.talk)
        if match.game is not None:
            client.since = match.game.events
        shown = wire.Shown(self.code, table, talk, client.talked, self.clock(), self.sand())
        client.send(shown)

    def pose(self, poser: Client, option: str | None) -> None:
        """Tell all others what a seat tries out. Nothing of it is kept. Raises why it may not."""
        assert poser.seat is not None
        if option is not None:
            self.match.judge_pose(poser.seat, option)
        ply = 0 if self.match.game is None else self.match.game.plies
        posed = wire.Posed(poser.seat, option, ply)
        for client in self.clients:
            if client is not poser and self.holds(client) and client.outbox.qsize() < IN_TIME:
                client.send(posed)

    def people(self) -> set[int]:
        """The seats at which somebody has a socket here."""
        return {client.seat for client in self.clients if client.seat is not None}


def logged(command: Command, at: float) -> Data:
    """A line of the log: the command and when it came true."""
    return {**commands.write(command), "at": round(at, 3)}


def command_of(line: Data) -> Data:
    return {name: value for name, value in line.items() if name != "at"}
