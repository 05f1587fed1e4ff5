"""Makes the pictures in docs/images: the terminal and the browser, wide and on a phone.

`python scripts/screenshots.py uk FOLDER` takes them in another language, to be looked at.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import sys
import tempfile
import threading
import time
import urllib.request
from itertools import count
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

import gloam
from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.serve import config
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
    settings = config(Web(hall, slow=False), "127.0.0.1", PORT)
    server = uvicorn.Server(settings)
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)


def post(path: str, **body: Any) -> dict[str, Any]:
    request = urllib.request.Request(SITE + path, json.dumps(body).encode())
    with urllib.request.urlopen(request) as response:
        found: dict[str, Any] = json.load(response)
    return found


def table(seats: int, title: str = "stay-away", **more: Any) -> dict[str, Any]:
    return post("/api/tables", title=title, name="Ada", seats=seats, **more)


def click(page: Page, place: str) -> bool:
    """Click the first of these, if one is there and stays there."""
    if not page.locator(place).count():
        return False
    with contextlib.suppress(BrowserError):
        page.locator(place).first.click(timeout=500)
    return True


def answer(page: Page, at: int | None = None) -> None:
    """One click forward, if anything is asked: the first choice, or one after another of all."""
    choices = page.locator(".options button:not(.quiet)").count()
    choice = f".options button:not(.quiet) >> nth={(at or 0) * 7 % max(choices, 1)}"
    places = (".confirm .main", choice, ".options .all")
    if at is not None:
        places = (".confirm .main", ".options .all", choice)
    if not any(click(page, place) for place in places):
        page.wait_for_timeout(30)


class Camera:
    """Pictures of one width, in one language."""

    def __init__(self, browser: Browser, size: str, language: str, folder: Path) -> None:
        width, height = SIZES[size]
        self.name = size if language == "en" else f"{size}-{language}"
        self.folder = folder
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark", base_url=SITE,
            locale=language, reduced_motion="reduce",
        )  # fmt: skip

    def page(self, path: str, until: str) -> Page:
        page = self.context.new_page()
        page.goto(path)
        page.locator(until).first.wait_for()
        return page

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=self.folder / f"{name}-{self.name}.png")

    def home(self) -> None:
        self.take(self.page("/", "h1"), "home")

    def lobby(self) -> None:
        opened = table(6, pace="live", seconds=60)
        for name in ("Ben", "Chiara"):
            post(f"/api/tables/{opened['code']}/seats", name=name)
        page = self.page(f"/#/{opened['code']}/{opened['key']}", "ol li")
        self.take(page, "table")

    def game(self, seats: int) -> None:
        opened = table(seats, bots="sensible")
        page = self.page(f"/#/{opened['code']}/{opened['key']}", ".seat")
        for turns in range(600):
            if page.locator(".end").count():
                self.game(seats)
                return
            if turns > 12 and page.locator("summary").count() and page.locator(".card.lit").count():
                break
            answer(page)
        click(page, ".card.lit")
        self.take(page, f"stay-away-{seats}")
        if seats == 6:
            while not page.locator(".end").count():
                answer(page)
            click(page, "summary")
            self.take(page, "end")

    def outpost(self, seats: int) -> None:
        """Somebody moves by night, or makes something of the dice; then how it ended."""
        opened = table(seats, "the-thing", bots="sensible")
        page = self.page(f"/#/{opened['code']}/{opened['key']}", ".room")
        wanted = [".die.lit"] if seats < 4 else [".room.lit", ".card.lit"]
        for turns in range(600):
            if page.locator(".end").count():
                self.outpost(seats)
                return
            if turns > 20 and all(page.locator(place).count() for place in wanted):
                break
            answer(page, at=turns)
        if seats >= 4:
            click(page, ".room.lit >> nth=2")
            click(page, ".card.lit")
        page.locator(".moment").wait_for(state="detached")
        self.take(page, f"the-thing-{seats}")
        for turns in count():
            if page.locator(".end").count():
                break
            answer(page, at=turns)
        page.locator("summary").wait_for()
        click(page, "summary")
        page.locator(".moment").wait_for(state="detached")
        self.take(page, f"the-thing-{seats}-end")

    def wood(self, name: str, **more: Any) -> None:
        """A figure is tried some turns into the game; at the end of the base game, how it ended."""
        opened = table(3, "the-faceless", bots="sensible", **more)
        page = self.page(f"/#/{opened['code']}/{opened['key']}", ".map")
        for turns in count():
            if page.locator(".end").count():
                self.wood(name, **more)
                return
            tried = page.locator(".tools").count() > 0
            if turns > 30 and tried:
                break
            card = ".hand .card.lit:not(.purple):not(.chosen)"
            if tried:
                click(page, ".tools .place button")
                click(page, ".confirm .main")
            elif not page.locator(card).count() or not click(page, card):
                answer(page)
        for button in (".tools .place button", ".tools .turn button"):
            for _ in range(4):
                click(page, button)
        self.take(page, name)
        while name == "the-faceless" and not page.locator(".end").count():
            click(page, ".tools .place button")
            answer(page)
        if name == "the-faceless":
            page.locator("summary").wait_for()
            click(page, "summary")
            self.take(page, f"{name}-end")

    def room(self) -> None:
        opened = table(6)
        code = opened["code"]
        screen = self.page(f"/#/{code}/screen", ".code")
        seat = post(f"/api/tables/{code}/seats", name="Ben")
        screen.get_by_text("Ben").wait_for()
        self.take(screen, "room")
        for action in ("fill", "start"):
            post(f"/api/tables/{code}/host", key=opened["key"], do=action)
        if "phone" in self.name:
            self.take(self.page(f"/#/{code}/{seat['key']}/hand", ".card"), "hand")

    def rules(self) -> None:
        self.take(self.page("/#/rules/stay-away/SA-8.4-01", ".pointed"), "rules")


def main(language: str = "en", folder: str = str(IMAGES)) -> None:
    if language == "en":
        asyncio.run(terminal())
    serve()
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium") or shutil.which("chromium-browser")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for size in SIZES:
            camera = Camera(browser, size, language, Path(folder))
            for picture in (camera.home, camera.lobby, camera.room, camera.rules):
                picture()
            for seats in (6, 12):
                camera.game(seats)
            camera.wood("the-faceless")
            camera.wood("the-faceless-fog", edition="scenario-8")
            for seats in (5, 1):
                camera.outpost(seats)
            camera.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
