"""What somebody with bad intentions sends: a refusal each time, and the server goes on."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gloam.server import guard, hall
from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.serve import config
from gloam.server.storage.sqlite import SqliteStorage
from gloam.server.wire import LARGEST
from tests.server.people import free_port
from tests.server.test_server import OPEN, client_of, hello, post


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path / "gloam.db") as client:
        yield client


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server as `gloam serve` runs it, less patient."""
    monkeypatch.setattr(guard, "HEAD_TIME", 0.5)
    monkeypatch.setattr(guard, "BODY_TIME", 0.5)
    found = free_port()
    settings = config(Web(Hall(SqliteStorage(tmp_path / "gloam.db"))), "127.0.0.1", found)
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield found
    server.should_exit = True
    thread.join()


def raw(port: int, text: bytes) -> bytes:
    """What comes back until the server hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(text)
        got = b""
        while part := line.recv(65536):
            got += part
        return got


@pytest.mark.parametrize(
    "path",
    ["/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fwire.py", "/%00",
     "/assets/%00.js", "//etc/passwd", "/api/tables/%00", "/api/tables/..%2f..",
     "/api/" + "a" * 5000, "/api/tables/ABCDE%0d%0aX-Evil:1", "/api/titles/..%2f../rules",
     "/api/titles/x%00/rules"],
)  # fmt: skip
def test_tricky_paths_lead_nowhere(web: TestClient, path: str) -> None:
    response = web.get(path)
    assert response.status_code in (200, 400, 404, 405)
    assert response.status_code != 200 or '<div id="app">' in response.text
    assert "x-evil" not in response.headers
    assert "root:" not in response.text
    assert "import" not in response.text


def test_what_is_not_there_is_refused_with_a_code(web: TestClient) -> None:
    for method, path, status in (("GET", "/api/nothing", 404), ("DELETE", "/api/titles", 405)):
        refused = web.request(method, path)
        assert (refused.status_code, refused.json()["code"]) == (status, "no-such-path")
        assert "content-security-policy" in refused.headers
    assert web.get("/nothing").status_code == 404


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
def test_other_methods_do_nothing(web: TestClient, method: str) -> None:
    assert web.request(method, "/api/tables", json=OPEN).status_code == 405


@pytest.mark.parametrize("text", ["\x00", "a\x1b[2Jb", "\u202egnp.exe", "\ud800", "a\x07"])
def test_texts_that_nobody_can_read_are_refused(web: TestClient, text: str) -> None:
    table = post(web, "/api/tables", **OPEN)
    with web.websocket_connect("/api/play") as socket:
        number = hello(socket, code=table["code"], key=table["key"])["table"]["number"]
        for message in (
            {"type": "say", "text": text},
            {"type": "note", "text": text},
            {"type": "claim", "claim": "i_am", "thing": text},
            {"type": "answer", "option": text, "ply": 0},
        ):
            socket.send_text(json.dumps(message))
            assert socket.receive_json()["type"] == "refused"
        socket.send_json({"type": "say", "text": "👩‍👧 line\nline"})
        assert socket.receive_json()["table"]["number"] == number + 1
    name = json.dumps({"name": text})
    path = f"/api/tables/{table['code']}/seats"
    assert 400 <= web.post(path, content=name).status_code < 500


@pytest.mark.parametrize("seed", range(20))
def test_fuzzed_json_never_crashes_a_socket(web: TestClient, seed: int) -> None:
    """Whatever comes, the answer is a refusal with a code, and the table is as it was."""
    random = Random(seed)
    table = post(web, "/api/tables", **OPEN)

    def junk(depth: int = 0) -> Any:
        kinds: list[Any] = [
            None,
            True,
            random.randint(-(2**70), 2**70),
            random.random(),
            "\x00",
            "é",
        ]
        if depth < 4:
            kinds += [
                [junk(depth + 1)],
                {"type": junk(depth + 1)},
                {"type": "answer", "ply": junk(4)},
            ]
        return random.choice(kinds)

    with web.websocket_connect("/api/play") as socket:
        before = hello(socket, code=table["code"], key=table["key"])["table"]["number"]
        for _ in range(30):
            socket.send_text(json.dumps(junk()))
            assert socket.receive_json()["type"] == "refused"
        socket.send_json({"type": "say", "text": "still here"})
        assert socket.receive_json()["table"]["number"] == before + 1


@pytest.mark.parametrize("seed", range(10))
def test_fuzzed_bodies_are_refused_with_a_code(web: TestClient, seed: int) -> None:
    random = Random(seed)
    table = post(web, "/api/tables", **OPEN)
    good = json.dumps({**OPEN, "key": table["key"], "do": "start", "ply": 0}).encode()
    paths = ("/api/tables", f"/api/tables/{table['code']}/seats",
             f"/api/tables/{table['code']}/host", "/api/replay")  # fmt: skip
    for _ in range(40):
        body = bytearray(good[: random.randrange(1, len(good))])
        body[random.randrange(len(body))] = random.randrange(256)
        response = web.post(random.choice(paths), content=bytes(body))
        assert 400 <= response.status_code < 500
        assert response.json()["code"]


def test_deep_json_is_refused(web: TestClient) -> None:
    deep = '{"title":' + "[" * 5000 + "]" * 5000 + "}"
    assert web.post("/api/tables", content=deep).status_code == 400


def test_watchers_do_not_keep_anybody_from_a_seat(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MOST_WATCHERS", 2)
    table = post(web, "/api/tables", **OPEN)
    with (
        web.websocket_connect("/api/play") as one,
        web.websocket_connect("/api/play") as two,
        web.websocket_connect("/api/play") as three,
        web.websocket_connect("/api/play") as host,
    ):
        for watcher in (one, two):
            assert hello(watcher, code=table["code"])["type"] == "table"
        assert hello(three, code=table["code"])["code"] == "too-many"
        assert hello(host, code=table["code"], key=table["key"])["table"]["you"] == 0


def test_codes_that_cannot_be_are_not_looked_for(web: TestClient) -> None:
    for code in ("ABCD", "ABCDEF", "ab%20de", "%F0%9F%98%80", "O0O0O", "'--;x"):
        assert web.get(f"/api/tables/{code}").json()["code"] == "no-table"


def test_reading_records_is_slowed_for_one_caller(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "gloam.db")
    with TestClient(Web(Hall(storage)).app()) as web:
        codes = [
            web.post("/api/replay", json={"ply": 0, "record": f"x{n}"}).json()["code"]
            for n in range(20)
        ]
    assert codes[0] != "too-fast"
    assert codes[-1] == "too-fast"


def test_whoever_only_waits_is_let_go(port: int) -> None:
    began = time.monotonic()
    assert raw(port, b"") == b""
    assert raw(port, b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ") == b""
    said = raw(port, b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
    assert b" 408 " in said
    assert b"too-slow" in said
    assert time.monotonic() - began < 9


def test_many_idle_connections_keep_nobody_out(port: int) -> None:
    idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(200)]
    began = time.monotonic()
    assert b"ok" in raw(port, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert time.monotonic() - began < 2
    for line in idle:
        line.close()


def test_a_body_that_never_ends_is_refused(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.sendall(b"8000\r\n" + b"x" * 0x8000 + b"\r\n")
        assert b" 413 " in line.recv(65536)


def test_an_oversized_frame_ends_its_socket_only(port: int) -> None:
    url = f"ws://127.0.0.1:{port}/api/play"
    with connect(url) as other, connect(url) as big:
        other.send('{"type":"hello","code":"ZZZZZ"}')
        big.send("x" * (8 * LARGEST))
        with pytest.raises(ConnectionClosed):
            big.recv(5)
        assert json.loads(other.recv(5))["code"] == "no-table"


def test_the_policy_lets_in_nothing_from_elsewhere_and_nothing_inline(web: TestClient) -> None:
    policy = web.get("/").headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy


def test_seat_keys_are_in_no_address_and_no_log(
    web: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    table = post(web, "/api/tables", **OPEN)
    with web.websocket_connect("/api/play") as socket:
        hello(socket, code=table["code"], key=table["key"])
        socket.send_json({"type": "say", "text": "psst"})
        socket.receive_json()
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name == "gloam")
    assert table["key"] not in logged
    assert "psst" not in logged
