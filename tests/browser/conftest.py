"""A server and a browser for the tests in this folder."""

from __future__ import annotations

import shutil
import socket
import threading
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from gloam.server import titles
from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.serve import config
from gloam.server.storage.sqlite import SqliteStorage
from tests.browser.people import PHONE

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Site:
    """A server whose bots answer at once; it can be stopped and started again in one place."""

    def __init__(self, data: Path) -> None:
        assert files("gloam.server").joinpath("client", "index.html").is_file(), "run make client"
        titles.titles()  # imports every title's rules: no page has to wait for that
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        self.hall = Hall(SqliteStorage(self.data / "gloam.db"), think=(0.0, 0.01))
        web = self.web = Web(self.hall, slow=False)
        settings = config(web, "127.0.0.1", self.port, timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(settings)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.02)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(timeout=10)

    def restart(self) -> None:
        self.stop()
        self.start()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("data"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; `make test` installs it where it may.

    Playwright keeps an event loop running in this thread, so it ends with the module.
    """
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium is not None, "browser tests need Chromium (on Debian: apt install chromium)"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def axe() -> str:
    return AXE.read_text("utf-8")


@pytest.fixture
def page(browser: Browser, site: Site) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE, base_url=site.url, locale="en-GB")  # type: ignore[arg-type]
    page = context.new_page()
    problems: list[str] = []
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("console", lambda said: problems.append(said.text) if policy(said.text) else None)
    context.on("request", lambda r: problems.append(r.url) if site.url not in r.url else None)
    yield page
    context.close()
    assert problems == []


def policy(text: str) -> bool:
    """Whether the browser complains of something the content security policy forbids."""
    return "Content Security Policy" in text
