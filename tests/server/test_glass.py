"""A sand-glass in real time: it runs by the log, and runs out by itself."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from gloam.server.hall import Hall
from gloam.server.live import Client, Live, logged
from gloam.server.storage.sqlite import SqliteStorage
from gloam.table.commands import Answer, Command, Fill, Open, Pause, Sit, Start
from gloam.table.match import Match

OPENED = Open("the-faceless", 2, "base", {"first_player": 0, "hourglass": "seconds"})
GATHERED: list[Command] = [OPENED, Sit(0, "Ada", "a"), Sit(1, "Ben", "b"), Start("7")]


def test_a_glass_runs_from_the_command_that_turned_it_and_not_while_paused() -> None:
    now = time.time()
    lines = [logged(command, now - 100) for command in GATHERED]
    live = Live.read("ABCDE", lines)
    assert live.sand() is not None
    assert abs((live.sand() or 0) - 20) < 1
    lines += [logged(Pause(True), now - 90), logged(Pause(False), now - 50)]
    assert abs((Live.read("ABCDE", lines).sand() or 0) - 60) < 1
    lines += [logged(Pause(True), now - 40)]
    assert abs((Live.read("ABCDE", lines).sand() or 0) - 100) < 1
    lines += [logged(Pause(False), now), logged(Answer(0, "rest", 0), now)]
    assert abs((Live.read("ABCDE", lines).sand() or 0) - 100) < 1


def test_a_glass_runs_out_by_itself(tmp_path: Path) -> None:
    async def run() -> tuple[int, int]:
        hall = Hall(SqliteStorage(tmp_path / "gloam.db"), think=(0.0, 0.01))
        await hall.start()
        live = await hall.create(Match(OPENED), "ABCDE", OPENED)
        assert live is not None
        live.clients.add(Client(0, "a", 0))
        for command in (*GATHERED[1:2], Fill(1, "Marta", "random"), Start("7")):
            await hall.do(live, command)
        game = live.match.game
        assert game is not None
        before = sum(map(len, game.view(None)["table"]["display"].values()))
        live.runs_out = time.time() + 0.2
        live.changed.set()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if live.glass == 2:
                break
        after = sum(map(len, game.view(None)["table"]["display"].values()))
        await hall.close()
        return before, after

    before, after = asyncio.run(run())
    assert after == before + 2
