"""The server, over real HTTP and sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import gloam
from gloam import rulespage
from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.serve import greeting, nearby
from gloam.server.storage import Unavailable
from gloam.server.storage.sqlite import SqliteStorage

OPEN = {"title": "stay-away", "name": "Ada", "seats": 4}


def client_of(file: Path) -> TestClient:
    hall = Hall(SqliteStorage(file), think=(0.0, 0.0))
    return TestClient(Web(hall, slow=False).app())


@pytest.fixture
def web(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path / "gloam.db") as client:
        yield client


def post(web: TestClient, path: str, **body: Any) -> dict[str, Any]:
    response = web.post(path, json=body)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def hello(socket: WebSocketTestSession, **values: Any) -> dict[str, Any]:
    socket.send_json({"type": "hello", **values})
    found: dict[str, Any] = socket.receive_json()
    return found


def test_a_table_is_opened_and_joined_and_started(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN)
    code = table["code"]
    lobby = web.get(f"/api/tables/{code.lower()}").json()
    assert [chair["kind"] for chair in lobby["chairs"]] == ["person", "open", "open", "open"]
    seat = post(web, f"/api/tables/{code}/seats", name="Ben")
    assert seat["seat"] == 1
    host = {"key": table["key"]}
    post(web, f"/api/tables/{code}/host", do="fill", level="random", **host)
    post(web, f"/api/tables/{code}/host", do="start", **host)
    with web.websocket_connect("/api/play") as socket:
        seen = hello(socket, code=code, key=seat["key"])
        assert seen["table"]["you"] == 1
        assert seen["table"]["game"]["table"]["me"]["hand"]


def play_to_the_end(web: TestClient, table: dict[str, Any], since: int = 0) -> list[dict[str, Any]]:
    """One person answers at random until the game is over; every message that came."""
    random = Random(3)
    got = []
    with web.websocket_connect("/api/play") as socket:
        message = hello(socket, code=table["code"], key=table["key"], since=since)
        while True:
            got.append(message)
            if message["type"] == "refused":
                assert message["code"] in ("stale", "not-an-option", "not-asked"), message
            elif message["table"]["stage"] == "over":
                return got
            else:
                view = message["table"]
                decisions = view["game"]["decisions"]
                if any(not decision["standing"] for decision in decisions):
                    options = [o["text"] for decision in decisions for o in decision["options"]]
                    option = random.choice(options)
                    socket.send_json({"type": "answer", "option": option, "ply": view["ply"]})
            message = socket.receive_json()


def test_a_whole_game_with_bots_over_a_socket(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN, bots="random")
    got = play_to_the_end(web, table)
    journal = [e for m in got if m["type"] == "table" for e in m["table"]["game"]["journal"]]
    assert journal[0]["event"] == "dealt"
    assert journal[-1]["event"] == "revealed"
    record = web.get(f"/api/tables/{table['code']}/record")
    assert record.text.startswith("gloam record 1")


def test_the_record_of_a_running_game_is_not_given(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN, bots="random")
    assert web.get(f"/api/tables/{table['code']}/record").status_code == 409


def test_a_watcher_gets_the_public_view(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN, bots="random")
    with web.websocket_connect("/api/play") as socket:
        seen = hello(socket, code=table["code"])
        assert "me" not in seen["table"]["game"]["table"]
        socket.send_json({"type": "say", "text": "boo"})
        while (message := socket.receive_json())["type"] == "table":
            assert message["table"]["you"] is None
        assert message["code"] == "watching"


def test_talk_and_claims_reach_everybody(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN)
    post(web, f"/api/tables/{table['code']}/seats", name="Ben")
    with (
        web.websocket_connect("/api/play") as ada,
        web.websocket_connect("/api/play") as watcher,
    ):
        hello(ada, code=table["code"], key=table["key"])
        hello(watcher, code=table["code"])
        ada.send_json({"type": "claim", "claim": "suspect", "about": 1})
        talk = watcher.receive_json()["talk"][0]
        assert (talk["seat"], talk["claim"], talk["about"]) == (0, "suspect", 1)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/tables", {"title": "chess", "name": "Ada"}, "unknown-title"),
        ("/api/tables", {"title": "stay-away"}, "bad-request"),
        ("/api/tables", {**OPEN, "extra": 1}, "bad-request"),
        ("/api/tables", {**OPEN, "seats": 40}, "bad-seats"),
        ("/api/tables", {**OPEN, "switches": {"x": True}}, "unknown-switch"),
        ("/api/tables", {**OPEN, "name": "x" * 20000}, "too-large"),
        ("/api/tables", {**OPEN, "name": " "}, "bad-name"),
        ("/api/tables/ZZZZZ/seats", {"name": "Ben"}, "no-table"),
    ],
)
def test_bad_requests(web: TestClient, path: str, body: dict[str, Any], code: str) -> None:
    response = web.post(path, json=body)
    assert 400 <= response.status_code < 500
    assert response.json()["code"] == code


@pytest.mark.parametrize(
    "text", ["", "x", "[]", "{}", '{"type":"sing"}', '{"type":"say","text":1}', "x" * 9000,
             '{"type":"answer","option":"draw","ply":0,"seat":2}', '{"type":"hello","code":"A"}']
)  # fmt: skip
def test_fuzzed_frames_are_refused_and_change_nothing(web: TestClient, text: str) -> None:
    table = post(web, "/api/tables", **OPEN)
    with web.websocket_connect("/api/play") as socket:
        before = hello(socket, code=table["code"], key=table["key"])
        socket.send_text(text)
        refused = socket.receive_json()
        assert refused["type"] == "refused"
        socket.send_json({"type": "say", "text": "still here"})
        after = socket.receive_json()
        assert after["table"]["number"] == before["table"]["number"] + 1


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, "hello-first"),
        ({"type": "hello", "code": "ZZZZZ"}, "no-table"),
        ({"type": "sing"}, "bad-message"),
    ],
)
def test_a_bad_hello(web: TestClient, first: dict[str, Any], code: str) -> None:
    with web.websocket_connect("/api/play") as socket:
        socket.send_json(first)
        assert socket.receive_json()["code"] == code


def test_a_wrong_key_holds_no_seat(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN)
    with web.websocket_connect("/api/play") as socket:
        assert hello(socket, code=table["code"], key="guess")["code"] == "no-seat"


def test_only_the_host_hosts(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN)
    path = f"/api/tables/{table['code']}/host"
    assert web.post(path, json={"key": "x", "do": "start"}).status_code == 403
    assert web.post(path, json={"key": table["key"], "do": "sing"}).status_code == 400
    assert web.post(path, json={"key": table["key"], "do": "clear"}).status_code == 409
    assert web.post(path, json={"key": table["key"], "do": "start"}).json()["code"] == "chairs-free"


def test_a_seat_handed_over_has_a_new_link(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN)
    path = f"/api/tables/{table['code']}/host"
    key = post(web, path, key=table["key"], do="hand", seat=0)["key"]
    with web.websocket_connect("/api/play") as socket:
        assert hello(socket, code=table["code"], key=table["key"])["type"] == "refused"
    with web.websocket_connect("/api/play") as socket:
        assert hello(socket, code=table["code"], key=key)["table"]["you"] == 0


def test_the_same_people_again(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN, bots="random")
    play_to_the_end(web, table)
    path = f"/api/tables/{table['code']}/host"
    again = post(web, path, key=table["key"], do="again")["code"]
    with web.websocket_connect("/api/play") as socket:
        seen = hello(socket, code=again, key=table["key"])
        assert (seen["table"]["you"], seen["table"]["stage"]) == (0, "playing")


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "gloam.db"
    with client_of(file) as web:
        table = post(web, "/api/tables", **OPEN)
        host = f"/api/tables/{table['code']}/host"
        seat = post(web, f"/api/tables/{table['code']}/seats", name="Ben")
        post(web, host, do="fill", level="random", key=table["key"])
        post(web, host, do="start", key=table["key"])
        with web.websocket_connect("/api/play") as socket:
            before = hello(socket, code=table["code"], key=seat["key"])
    with client_of(file) as web, web.websocket_connect("/api/play") as socket:
        after = hello(socket, code=table["code"], key=seat["key"])
        assert after["table"]["game"]["table"]["me"] == before["table"]["game"]["table"]["me"]


def test_security_headers_and_health(web: TestClient) -> None:
    response = web.get("/healthz")
    assert response.text == "ok\n"
    assert "default-src 'none'" in response.headers["content-security-policy"]
    assert response.headers["referrer-policy"] == "no-referrer"
    assert web.get("/readyz").status_code == 200
    assert 'gloam_tables{stage="playing"} 0.0' in web.get("/metrics").text


@pytest.mark.parametrize(
    ("host", "near"),
    [("0.0.0.0", "http://192.0.2.7:8000"), ("::", "http://192.0.2.7:8000"), ("127.0.0.1", None)],
)
def test_phones_are_told_an_address_that_is_not_this_computers_own_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, near: str | None
) -> None:
    monkeypatch.setattr("gloam.server.serve.address", lambda: "192.0.2.7")
    found = nearby(host, 8000)
    assert found == near
    said = "\n".join(greeting(host, 8000, found, "gloam-data"))
    assert "On this computer: http://localhost:8000\n" in said
    assert ("█" in said, "http://192.0.2.7:8000" in said) == (near is not None, near is not None)
    hall = Hall(SqliteStorage(tmp_path / "gloam.db"))
    with TestClient(Web(hall, near=found).app()) as web:
        assert web.get("/api/address").json() == {"url": near}


def test_a_database_that_is_away_for_a_moment_does_not_turn_a_client_away(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> list[Any]:
        raise Unavailable

    monkeypatch.setattr(SqliteStorage, "read", away)
    with web.websocket_connect("/api/play") as socket:
        assert hello(socket, code="ABCDE", key="x")["code"] == "no-storage"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 1013


def test_titles_are_a_form(web: TestClient) -> None:
    found = web.get("/api/titles").json()[0]
    assert found["seats"] == [4, 12, 6]
    assert {switch["name"] for switch in found["switches"]} >= {"vengeance", "quarantine_mode"}


def test_nothing_a_seat_may_not_know_is_in_its_bytes(web: TestClient) -> None:
    """Every message a seat gets is exactly the view the kernel builds for it."""
    table = post(web, "/api/tables", **OPEN, bots="random")
    got = play_to_the_end(web, table)
    for message in got[:-1]:
        if message["type"] == "table":
            text = json.dumps(message["table"]["game"]["table"])
            assert "open_hands" not in text
            assert "deck_cards" not in text


def test_too_many_requests_are_slowed(tmp_path: Path) -> None:
    hall = Hall(SqliteStorage(tmp_path / "x.db"))
    with TestClient(Web(hall).app()) as web:
        codes = [web.post("/api/tables", json=OPEN).status_code for _ in range(25)]
    assert codes.count(200) == 20
    assert codes[-1] == 429


def test_notes_recall_and_leaving(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN, bots="random")
    with web.websocket_connect("/api/play") as socket:
        hello(socket, code=table["code"], key=table["key"])
        socket.send_json({"type": "note", "text": "Bruno lies"})
        socket.send_json({"type": "recall"})
        socket.send_json({"type": "leave"})
        known = away = noted = False
        while not (known and away and noted):
            message = socket.receive_json()
            known = known or (message["type"] == "known" and message["ply"] >= 0)
            seen = message.get("table", {})
            noted = noted or seen.get("notes") == "Bruno lies"
            away = away or bool(seen and seen["chairs"][0]["away"])


def test_a_handed_over_seat_lets_go_of_the_old_socket(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN)
    ben = post(web, f"/api/tables/{table['code']}/seats", name="Ben")
    path = f"/api/tables/{table['code']}/host"
    with web.websocket_connect("/api/play") as socket:
        hello(socket, code=table["code"], key=ben["key"])
        post(web, path, key=table["key"], do="hand", seat=1)
        message = socket.receive_json()
        while message["type"] == "table":
            message = socket.receive_json()
        assert message["code"] == "no-seat"


def test_the_host_hands_the_table_over(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN)
    ben = post(web, f"/api/tables/{table['code']}/seats", name="Ben")
    path = f"/api/tables/{table['code']}/host"
    post(web, path, key=table["key"], do="host", seat=1)
    refused = web.post(path, json={"key": table["key"], "do": "fill"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
    post(web, path, key=ben["key"], do="clear", seat=0)


def test_any_moment_of_a_finished_game_and_of_a_record(web: TestClient) -> None:
    table = post(web, "/api/tables", **OPEN, bots="random")
    refused = web.post("/api/replay", json={"ply": 0, "code": table["code"]})
    assert refused.json()["code"] == "not-over"
    play_to_the_end(web, table)
    last = post(web, "/api/replay", ply=0, code=table["code"])["plies"]
    every = post(web, "/api/replay", ply=last, code=table["code"], viewer="all")["table"]
    assert every["game"]["outcome"] is not None
    assert every["chairs"][0]["name"] == "Ada"
    record = web.get(f"/api/tables/{table['code']}/record").text
    seen = post(web, "/api/replay", ply=last - 1, record=record, viewer=2)["table"]["game"]
    assert seen["viewer"] == 2
    assert "open_hands" not in seen["table"]
    for wrong in ({"ply": 9999}, {"ply": -1}, {"ply": 0, "viewer": 9}):
        refused = web.post("/api/replay", json={"code": table["code"], **wrong})
        assert refused.status_code == 400
    for text in ("", "hello", record.replace("seats: 4", "seats: 5", 1)):
        assert web.post("/api/replay", json={"ply": 0, "record": text}).status_code == 400


def test_the_rules_of_a_title(web: TestClient) -> None:
    found = web.get("/api/titles/stay-away/rules", params={"language": "uk"}).json()
    assert found["clauses"][0]["text"].startswith("Від 4 до 12")
    assert len(found["clauses"]) == len(rulespage.clauses(gloam.title("stay-away").meta))
    for path, status in (("stay-awy/rules", 404), ("stay-away/rules?language=xx", 400)):
        assert web.get(f"/api/titles/{path}").status_code == status


def test_a_table_brings_its_own_figures(web: TestClient) -> None:
    """A file like the title's own is read, refused in one sentence, and shown with the rules."""
    opening = {"title": "the-thing", "name": "Ada", "seats": 5}
    path = "/api/titles/the-thing/rules"
    table = post(web, "/api/tables", **opening, switches={"figures": "[sos-spaces]\nvalue = 6\n"})
    own = web.get(path, params={"table": table["code"]}).json()["figures"]
    assert [figure["value"] for figure in own if figure["mark"] == "table"] == ["6"]
    plain = web.get(path).json()["figures"]
    assert not [figure for figure in plain if figure["mark"] == "table"]
    for other, code, status in ((path, "ZZZZZ", 404), ("/api/titles/stay-away/rules", "", 400)):
        query = {"table": code or table["code"]}
        assert web.get(other, params=query).status_code == status
    wrong = {**opening, "switches": {"figures": "sos-spaces = 99"}}
    refused = web.post("/api/tables", json=wrong)
    assert (refused.status_code, refused.json()["code"]) == (400, "figure-range")
    files = {s["name"] for t in web.get("/api/titles").json() for s in t["switches"] if s["file"]}
    assert files == {"figures"}


def test_bots_of_a_level_and_the_best_there_is(web: TestClient) -> None:
    assert web.get("/api/titles").json()[0]["bots"] == ["random", "sensible"]
    table = post(web, "/api/tables", **OPEN)
    path = f"/api/tables/{table['code']}/host"
    post(web, path, key=table["key"], do="fill", level="random", seat=1)
    post(web, path, key=table["key"], do="fill")
    assert web.post(path, json={"key": table["key"], "do": "fill", "level": "x"}).status_code == 400
    chairs = web.get(f"/api/tables/{table['code']}").json()["chairs"]
    assert [chair["level"] for chair in chairs] == ["", "random", "sensible", "sensible"]


def test_a_wrong_table_is_refused_in_one_sentence(web: TestClient) -> None:
    for code, wrong in (
        ("bad-table", {"pace": "hasty"}),
        ("bad-table", {"absent": "burn"}),
        ("bad-clock", {"pace": "live", "seconds": 1}),
    ):
        response = web.post("/api/tables", json={**OPEN, **wrong})
        assert (response.status_code, response.json()["code"]) == (400, code)


def test_a_refusal_carries_what_it_is_about(web: TestClient) -> None:
    refused = web.post("/api/tables", json={**OPEN, "seats": 4, "switches": {"first_player": 7}})
    assert refused.json() == {
        "type": "refused",
        "code": "switch-above",
        "sentence": "“first_player” is at most 3 here, not 7.",
        "rule": None,
        "about": {"switch": "first_player", "most": 3, "given": 7},
    }
