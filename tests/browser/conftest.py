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
from playwright.sync_api import Browser, sync_playwright

from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.storage.sqlite import SqliteStorage

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    assert files("gloam.server").joinpath("client", "index.html").is_file(), "run make client"
    hall = Hall(SqliteStorage(tmp_path_factory.mktemp("data") / "gloam.db"), think=(0.0, 0.01))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    config = uvicorn.Config(
        Web(hall, slow=False).app(), host="127.0.0.1", port=port, log_level="error",
        ws="websockets-sansio", timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(timeout=5)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; `make test` installs it where it may."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium is not None, "browser tests need Chromium (on Debian: apt install chromium)"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def axe() -> str:
    return AXE.read_text("utf-8")
