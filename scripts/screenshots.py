"""Draws the terminal game into docs/images/terminal.svg, as the README shows it."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import gloam
from gloam.terminal.screen import GameScreen
from gloam.terminal.session import begin

IMAGES = Path(__file__).parent.parent / "docs" / "images"
ANSWERS = 14


async def terminal() -> None:
    session = begin(
        gloam.titles()[0], seats=7, edition=None, seed="lamp", switches={}, seat=0, name="",
        bots="sensible", language="en", keep=None,
    )  # fmt: skip
    app = GameScreen(session)
    async with app.run_test(size=(112, 36)) as pilot:
        for _ in range(ANSWERS):
            while not session.options() and session.g.outcome is None:
                await pilot.pause(0.1)
            if session.g.outcome is None:
                await pilot.press("1")
        while not session.options() and session.g.outcome is None:
            await pilot.pause(0.1)
        picture = re.sub(r"@font-face \{.*?\}", "", app.export_screenshot(), flags=re.DOTALL)
        (IMAGES / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(terminal())
