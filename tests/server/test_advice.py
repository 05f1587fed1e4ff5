"""Advice over the wire: told to who asks, where the table likes it and somebody may speak."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.storage.sqlite import SqliteStorage
from tests.server.test_server import hello, post

Data = dict[str, Any]
ADVISE = {"type": "advise"}


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(SqliteStorage(tmp_path / "gloam.db"), think=(0.0, 0.0))


@pytest.fixture
def web(hall: Hall) -> Iterator[TestClient]:
    with TestClient(Web(hall).app()) as found:
        yield found


def opened(web: TestClient, title: str = "the-faceless", **values: Any) -> list[Data]:
    """A table for two that has begun: its seats."""
    seats = {"the-faceless": 2, "stay-away": 4}[title]
    wanted = {"title": title, "name": "Ada", "seats": seats, "absent": "wait", **values}
    first = post(web, "/api/tables", **wanted)
    others = [
        post(web, f"/api/tables/{first['code']}/seats", name=f"Ben {seat}")
        for seat in range(1, seats)
    ]
    post(web, f"/api/tables/{first['code']}/host", key=first["key"], do="start")
    return [first, *others]


def asked(shown: Data) -> bool:
    return any(not one["standing"] for one in shown["table"]["game"]["decisions"])


def enter(web: TestClient) -> WebSocketTestSession:
    return web.websocket_connect("/api/play")


def test_who_asks_is_advised_and_nobody_else_hears_of_it(web: TestClient) -> None:
    one, other = opened(web, switches={"first_player": 0})
    with enter(web) as ada, enter(web) as ben:
        shown = hello(ada, code=one["code"], key=one["key"])
        hello(ben, code=one["code"], key=other["key"])
        assert shown["table"]["advice"] is True
        assert asked(shown)
        ada.send_json(ADVISE)
        told = ada.receive_json()
        assert told["type"] == "advised"
        assert told["ply"] == 0
        options = [o["text"] for d in shown["table"]["game"]["decisions"] for o in d["options"]]
        assert told["option"] in options
        assert told["reason"]
        ada.send_json({"type": "say", "text": "so?"})
        assert ada.receive_json()["table"]["number"] == shown["table"]["number"] + 1
        assert ben.receive_json()["type"] == "table"


def test_who_is_not_asked_has_nothing_to_be_advised_of(web: TestClient) -> None:
    one, other = opened(web, switches={"first_player": 0})
    with enter(web) as ben:
        hello(ben, code=one["code"], key=other["key"])
        ben.send_json(ADVISE)
        assert ben.receive_json() == {
            "type": "advised", "ply": 0, "option": None, "reason": "", "things": [],
        }  # fmt: skip


def test_a_watcher_is_not_advised(web: TestClient) -> None:
    one, _ = opened(web)
    with web.websocket_connect("/api/play") as socket:
        hello(socket, code=one["code"], key=None)
        socket.send_json(ADVISE)
        assert socket.receive_json()["code"] == "watching"


def test_nobody_is_advised_while_nobody_may_speak(web: TestClient, hall: Hall) -> None:
    one, _ = opened(web, switches={"first_player": 0})
    with enter(web) as ada:
        hello(ada, code=one["code"], key=one["key"])
        game: Any = hall.tables[one["code"]].match.game
        game.silent = True
        ada.send_json(ADVISE)
        assert ada.receive_json()["code"] == "may-not-talk"


def test_where_players_are_against_each_other_the_table_chooses(web: TestClient) -> None:
    seats = opened(web, "stay-away")
    with enter(web) as ada:
        shown = hello(ada, code=seats[0]["code"], key=seats[0]["key"])
        assert shown["table"]["advice"] is False
        ada.send_json(ADVISE)
        assert ada.receive_json()["code"] == "no-advice"
    seats = opened(web, "stay-away", advice=True)
    for seat in seats:
        with enter(web) as socket:
            shown = hello(socket, code=seat["code"], key=seat["key"])
            socket.send_json(ADVISE)
            told = socket.receive_json()
            assert told["type"] == "advised"
            assert (told["option"] is not None) == asked(shown)


def test_the_table_may_do_without(web: TestClient) -> None:
    one, _ = opened(web, advice=False)
    with enter(web) as ada:
        hello(ada, code=one["code"], key=one["key"])
        ada.send_json(ADVISE)
        assert ada.receive_json()["code"] == "no-advice"


def test_too_much_advice_is_slowed_and_keeps_nobody_from_speaking(web: TestClient) -> None:
    one, other = opened(web, switches={"first_player": 0})
    with enter(web) as ben:
        hello(ben, code=one["code"], key=other["key"])
        for _ in range(6):
            ben.send_json(ADVISE)
        said = [ben.receive_json() for _ in range(6)]
        assert [one.get("code") for one in said].count("too-fast") >= 2
        ben.send_json({"type": "say", "text": "well"})
        assert ben.receive_json()["type"] == "table"


def test_advice_is_by_itself_where_all_win_or_lose_together(web: TestClient) -> None:
    together = {one["title"]: one["together"] for one in web.get("/api/titles").json()}
    assert together == {"stay-away": [], "the-thing": [1, 2, 3], "the-faceless": [1, 2, 3, 4]}
