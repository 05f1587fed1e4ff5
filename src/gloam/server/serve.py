"""`gloam serve`: the server on this machine, with addresses that phones can reach."""

from __future__ import annotations

import contextlib
import errno
import io
import json
import logging
import resource
import socket
import sqlite3
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import segno
import uvicorn

from gloam.kernel.errors import BadInput
from gloam.server.app import Web
from gloam.server.guard import Impatient
from gloam.server.hall import Hall
from gloam.server.storage import Storage, open_storage
from gloam.server.storage.postgres import reach
from gloam.server.wire import LARGEST

EVERYWHERE: Final = ("0.0.0.0", "::")
TELLS: Final = ("table", "title", "code")
"""What a line of the log may carry besides its text: never a key, a name or a card."""


def serve(
    host: str, port: int, data: Path, database: str | None, say: Callable[[str], None]
) -> int:
    """Serve until interrupted. Returns the exit code."""
    if not files("gloam.server").joinpath("client", "index.html").is_file():
        raise BadInput("no-client", "The browser client is not built: run make client.")
    check_address(host, port)
    storage = opened(data, database)
    near = nearby(host, port)
    for line in greeting(host, port, near, "a database" if database else str(data)):
        say(line)
    start_log()
    many_files()
    settings = config(Web(Hall(storage), near=near), host, port, timeout_graceful_shutdown=5)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(settings).run()
    return 0


def config(web: Web, host: str, port: int, **more: Any) -> uvicorn.Config:
    """How every server of ours runs."""
    return uvicorn.Config(
        web.app(), host=host, port=port, log_config=None, access_log=False, server_header=False,
        http=Impatient, ws="websockets-sansio", ws_max_size=4 * LARGEST, **more,
    )  # fmt: skip


def many_files() -> None:
    """Let this process hold as many sockets as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def opened(data: Path, database: str | None) -> Storage:
    """The storage. Raises `BadInput` where tables cannot be kept."""
    if database is not None and not database.startswith(("postgresql://", "postgres://")):
        raise BadInput("bad-database", "“--database” takes a URL that begins with postgresql://.")
    if database is not None:
        reach(database)
    try:
        return open_storage(data, database)
    except OSError as problem:
        why: object = problem.strerror
    except sqlite3.Error as problem:
        why = problem
    raise BadInput("bad-data", f"Tables cannot be kept in {data}: {why}.")


def greeting(host: str, port: int, near: str | None, where: str) -> list[str]:
    """Where to go: on this computer, and on phones in the same network."""
    here = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
    lines = [f"Gloam keeps its tables in {where}.", f"On this computer: http://{here}:{port}"]
    if near is not None:
        picture = io.StringIO()
        segno.make(near, error="l").terminal(picture, compact=True)
        lines += [f"On phones in this network: {near}", picture.getvalue().rstrip("\n")]
    return [*lines, "Stop with Ctrl-C; every table is kept."]


def nearby(host: str, port: int) -> str | None:
    """Where phones in the same network find a server that listens there."""
    found = address() if host in EVERYWHERE else None
    return None if found is None else f"http://{found}:{port}"


def address() -> str | None:
    """This machine's address in its network, if it is in one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found


def check_address(host: str, port: int) -> None:
    """Raise `BadInput` with the reason if nobody can listen there."""
    nowhere = BadInput("no-address", f"Nobody can listen at {host}, port {port}.")
    if not 0 < port < 65536:
        raise nowhere
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            taken = f"Port {port} is in use: choose another with --port."
            raise BadInput("port-taken", taken) from None
        raise nowhere from None


class Lines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {name: getattr(record, name) for name in TELLS if hasattr(record, name)}
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        line = {"at": at, "level": record.levelname.lower(), "text": record.getMessage(), **told}
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def start_log() -> None:
    """Structured lines on standard error: ours from notices on, others' from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("gloam").setLevel(logging.INFO)
