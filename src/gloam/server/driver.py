"""Bots, stand-ins and clocks: what happens at a table without anybody touching it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, Final

from gloam.bots import levels, make, next_answer
from gloam.kernel.errors import NotAllowed
from gloam.server.live import Live
from gloam.server.storage import Unavailable
from gloam.table.commands import Answer, Away, RunOut

if TYPE_CHECKING:
    from gloam.server.hall import Hall

log = logging.getLogger("gloam")

GONE: Final = 60.0
"""Seconds without a socket after which a person of a relaxed table counts as away."""


class Driver:
    """One task a running table. It answers for nobody while no person is there to play with."""

    def __init__(self, hall: Hall, think: tuple[float, float]) -> None:
        self.hall = hall
        self.think = think
        """How long a bot or stand-in seems to think, in seconds: from, to."""
        self._random = random.Random(secrets.randbits(64))

    def wake(self, live: Live) -> None:
        """See that the table is driven while its game runs."""
        live.changed.set()
        if live.match.stage == "playing" and not self.runs(live):
            live.driver = asyncio.create_task(self._drive(live), name=f"drive {live.code}")

    def runs(self, live: Live) -> bool:
        return live.driver is not None and not live.driver.done()

    async def _drive(self, live: Live) -> None:
        while live.match.stage == "playing":
            live.changed.clear()
            days = live.match.opened.pace == "days"
            if not days and not live.people() and not live.clients:
                return
            try:
                if await self._run_out(live):
                    continue
                if live.match.paused or not await self._answer(live):
                    await self._wait(live)
            except Unavailable:
                log.warning("storage unavailable", extra={"table": live.code})
                await asyncio.sleep(1)

    async def _answer(self, live: Live) -> bool:
        """One answer of a bot or stand-in, after the time a person would think.

        However long the bot really thought: that would tell of what it holds.
        """
        match = live.match
        game = match.game
        assert game is not None
        seats = match.answered_for()
        for gone in [seat for seat in live.bots if seat not in seats]:
            del live.bots[gone]
        for seat in seats:
            if seat not in live.bots:
                meta = game.setup.meta
                level = match.chairs[seat].level or levels(meta)[-1]
                live.bots[seat] = make(level, meta, seat, f"{live.code}/{seat}")
        due = time.monotonic() + self._random.uniform(*self.think)
        found = next_answer(game, live.bots)
        if found is None:
            return False
        ply = game.plies
        await asyncio.sleep(due - time.monotonic())
        by = "bot" if match.chairs[found[0]].kind == "bot" else "stand-in"
        try:
            await self.hall.do(live, Answer(*found, ply, by))
        except NotAllowed as refused:
            log.debug("a bot came too late", extra={"table": live.code, "code": refused.code})
            live.bots.pop(found[0], None)
        return True

    async def _run_out(self, live: Live) -> bool:
        """A glass of the game that has run out is told to the game."""
        if live.match.paused or live.sand() != 0.0:
            return False
        with contextlib.suppress(NotAllowed):
            await self.hall.do(live, RunOut(live.glass))
        return True

    async def _wait(self, live: Live) -> None:
        """Wait until something changes, or until a person who is asked has taken too long."""
        match = live.match
        limit = GONE if match.opened.pace == "relaxed" else float(match.opened.seconds)
        left = live.asked + limit - time.time()
        if match.paused:
            left = GONE
        sand = None if match.paused else live.sand()
        with contextlib.suppress(TimeoutError):
            until = left if sand is None else min(left, sand)
            await asyncio.wait_for(live.changed.wait(), max(0.05, until))
            return
        if not match.paused and live.sand() != 0.0:
            await self._clock_out(live)

    async def _clock_out(self, live: Live) -> None:
        """Who was asked and has not answered is away; at a relaxed table only who is not there."""
        match = live.match
        assert match.game is not None
        here = live.people() | await self.hall.storage.seen(live.code, GONE)
        late = {
            decision.seat
            for decision in match.game.decisions
            if not decision.standing
            and match.chairs[decision.seat].kind == "person"
            and not match.chairs[decision.seat].away
            and (match.opened.pace != "relaxed" or decision.seat not in here)
        }
        for seat in late:
            await self.hall.do(live, Away(seat, True))
        if not late:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(live.changed.wait(), GONE)
