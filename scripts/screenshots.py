"""Makes the pictures in docs/images: the terminal and the browser, wide and on a phone."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

import gloam
from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.storage.sqlite import SqliteStorage
from gloam.terminal.screen import GameScreen
from gloam.terminal.session import begin

IMAGES = Path(__file__).parent.parent / "docs" / "images"
PORT = 8791
SITE = f"http://127.0.0.1:{PORT}"
SIZES = {"wide": (1280, 800), "phone": (390, 844)}


async def terminal() -> None:
    session = begin(
        gloam.titles()[0], seats=7, edition=None, seed="lamp", switches={}, seat=0, name="",
        bots="sensible", language="en", keep=None,
    )  # fmt: skip
    app = GameScreen(session)
    async with app.run_test(size=(112, 36)) as pilot:
        for _ in range(14):
            while not session.options() and session.g.outcome is None:
                await pilot.pause(0.1)
            if session.g.outcome is None:
                await pilot.press("1")
        while not session.options() and session.g.outcome is None:
            await pilot.pause(0.1)
        picture = re.sub(r"@font-face \{.*?\}", "", app.export_screenshot(), flags=re.DOTALL)
        (IMAGES / "terminal.svg").write_text(picture, encoding="utf-8")


def serve() -> None:
    """A server in the background whose bots answer quickly."""
    folder = Path(tempfile.mkdtemp())
    hall = Hall(SqliteStorage(folder / "gloam.db"), think=(0.0, 0.02))
    config = uvicorn.Config(
        Web(hall, slow=False).app(), port=PORT, log_level="error", ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)


def table(seats: int) -> dict[str, Any]:
    wanted = {"title": "stay-away", "name": "Ada", "seats": seats, "bots": "sensible"}
    request = urllib.request.Request(f"{SITE}/api/tables", json.dumps(wanted).encode())
    with urllib.request.urlopen(request) as response:
        found: dict[str, Any] = json.load(response)
    return found


def answer(page: Page) -> None:
    """One click forward, if anything is asked."""
    for place in (".confirm .main", ".options button"):
        if page.locator(place).count():
            page.locator(place).first.click()
            return
    page.wait_for_timeout(30)


def shoot(browser: Browser, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark", base_url=SITE
    )
    page = context.new_page()
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_timeout(300)
    page.screenshot(path=IMAGES / f"home-{size}.png")
    for seats in (6, 12):
        opened = table(seats)
        page = context.new_page()
        page.goto(f"/#/{opened['code']}/{opened['key']}")
        page.locator(".seat").first.wait_for()
        for _ in range(400):
            if page.locator("summary").count() and page.locator(".options button").count() > 3:
                break
            answer(page)
        page.locator(".card.lit").first.click()
        page.wait_for_timeout(400)
        page.screenshot(path=IMAGES / f"stay-away-{seats}-{size}.png")
        if seats == 6:
            while not page.locator(".end").count():
                answer(page)
            page.wait_for_timeout(300)
            page.screenshot(path=IMAGES / f"end-{size}.png")
    context.close()


def main() -> None:
    asyncio.run(terminal())
    serve()
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in SIZES:
            shoot(browser, size)


if __name__ == "__main__":
    main()
