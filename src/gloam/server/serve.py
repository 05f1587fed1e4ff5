"""`gloam serve`: the server on this machine, with addresses that phones can reach."""

from __future__ import annotations

import io
import socket
import sqlite3
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import segno
import uvicorn

from gloam.kernel.errors import BadInput
from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.storage import SqliteStorage


def serve(host: str, port: int, data: Path, say: Callable[[str], None]) -> int:
    """Serve until interrupted. Returns the exit code."""
    if not files("gloam.server").joinpath("client", "index.html").is_file():
        raise BadInput("no-client", "The browser client is not built: run make client.")
    if not free(host, port):
        raise BadInput("port-taken", f"Port {port} is in use: choose another with --port.")
    try:
        storage = SqliteStorage(data / "gloam.db")
    except (OSError, sqlite3.Error) as problem:
        raise BadInput("bad-data", f"Tables cannot be kept in {data}: {problem}.") from None
    for line in greeting(host, port, data):
        say(line)
    config = uvicorn.Config(
        Web(Hall(storage)).app(), host=host, port=port, log_level="warning", access_log=False,
        ws="websockets-sansio", ws_max_size=16_384, timeout_graceful_shutdown=5,
    )  # fmt: skip
    uvicorn.Server(config).run()
    return 0


def greeting(host: str, port: int, data: Path) -> list[str]:
    """Where to go: on this computer, and on phones in the same network."""
    lines = [f"Gloam keeps its tables in {data}.", f"On this computer: http://localhost:{port}"]
    near = address()
    if host in ("0.0.0.0", "::") and near is not None:
        url = f"http://{near}:{port}"
        picture = io.StringIO()
        segno.make(url, error="l").terminal(picture, compact=True)
        lines += [f"On phones in this network: {url}", picture.getvalue().rstrip("\n")]
    return [*lines, "Stop with Ctrl-C; every table is kept."]


def address() -> str | None:
    """This machine's address in its network, if it is in one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found


def free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError):
            return False
        return True
