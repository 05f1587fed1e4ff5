"""A server process for tests, and people who talk to it over real sockets."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """`gloam.server.bare` in a process of its own, over a folder or a PostgreSQL."""

    def __init__(self, where: str, port: int = 0) -> None:
        self.where = where
        self.port = port or free_port()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "gloam.server.bare", str(self.port), self.where]
        self.process = subprocess.Popen(command)
        for _ in range(400):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5)
                return
            assert self.process.poll() is None, "the server did not start"
            time.sleep(0.02)
        raise AssertionError("the server is not ready")

    def kill(self) -> None:
        """Kill −9: no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)

    def post(self, path: str, **body: Any) -> Data:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode()
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            found: Data = json.load(response)
        return found


class Person:
    """One seat's client: what it was told last."""

    def __init__(self, server: Process, code: str, key: str) -> None:
        self.code, self.key = code, key
        self.table: Data = {}
        self.refused: list[str] = []
        self.enter(server)

    def enter(self, server: Process) -> None:
        self._open = contextlib.ExitStack()
        url = f"ws://127.0.0.1:{server.port}/api/play"
        self.socket: ClientConnection = self._open.enter_context(connect(url, compression=None))
        self.say(type="hello", code=self.code, key=self.key)
        self.hear()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 10) -> bool:
        """One message, if one comes in time."""
        try:
            message = json.loads(self.socket.recv(timeout))
        except TimeoutError:
            return False
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "refused":
            self.refused.append(message["code"])
        return True

    def asked(self) -> list[str]:
        """The options of what is asked of this seat."""
        decisions = (self.table["game"] or {"decisions": []})["decisions"]
        return [o["text"] for d in decisions if not d["standing"] for o in d["options"]]

    def possible(self) -> list[str]:
        """Every option, standing offers too: without them some games never end."""
        decisions = (self.table["game"] or {"decisions": []})["decisions"]
        return [o["text"] for d in decisions for o in d["options"]]

    def answer(self, option: str) -> None:
        self.say(type="answer", option=option, ply=self.table["ply"])

    def leave(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            self._open.close()


def gathered(server: Process, seats: int = 4) -> tuple[str, list[str]]:
    """A table with a person on every chair, its game begun: its code and the keys."""
    opened = server.post("/api/tables", title="stay-away", name="P0", seats=seats, absent="wait")
    code = opened["code"]
    others = [
        server.post(f"/api/tables/{code}/seats", name=f"P{s}")["key"] for s in range(1, seats)
    ]
    keys = [opened["key"], *others]
    server.post(f"/api/tables/{code}/host", key=keys[0], do="start")
    return code, keys
