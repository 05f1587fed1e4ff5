"""A pose: what a seat tries out before all, told at once and kept nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from gloam.server import hosting, live
from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.storage.sqlite import SqliteStorage
from tests.server.test_server import hello, post

Data = dict[str, Any]


class Table:
    """Two people and a watcher, where the one whose turn it is has played a card."""

    def __init__(self, web: TestClient, sockets: ExitStack, hall: Hall, **switches: Any) -> None:
        opened = post(
            web, "/api/tables", title="the-faceless", name="Ada", seats=2, absent="wait",
            switches={"first_player": 0, **switches},
        )  # fmt: skip
        self.code = opened["code"]
        other = post(web, f"/api/tables/{self.code}/seats", name="Ben")
        post(web, f"/api/tables/{self.code}/host", key=opened["key"], do="start")

        def enter(key: str | None) -> WebSocketTestSession:
            socket = sockets.enter_context(web.websocket_connect("/api/play"))
            self.shown = hello(socket, code=self.code, key=key)
            return socket

        self.match = hall.tables[self.code].match
        self.ada, self.ben, self.watcher = enter(opened["key"]), enter(other["key"]), enter(None)
        self.all = (self.ada, self.ben, self.watcher)

    def play(self) -> list[Data]:
        """Ada plays cards, Ben rests, until Ada tries a figure: the spans she may pose in."""
        for _ in range(60):
            game = self.match.game
            assert game is not None
            seat = next(decision.seat for decision in game.decisions if not decision.standing)
            found = next(d for d in game.view(seat)["decisions"] if not d["standing"])
            spans: list[Data] = found["spans"]
            if seat == 0 and spans:
                return spans
            texts = [option["text"] for option in found["options"]]
            cards = [text for text in texts if text.startswith("play ")]
            walks = [text for text in cards if "purple" not in text]
            option = (walks or cards or texts)[0] if seat == 0 else texts[-1]
            if spans:
                option = f"{spans[0]['text']} 0.0"
            elif seat == 1 and "rest" in texts:
                option = "rest"
            (self.ada, self.ben)[seat].send_json(
                {"type": "answer", "option": option, "ply": game.plies}
            )
            for socket in self.all:
                assert socket.receive_json()["type"] == "table"
        raise AssertionError("no figure was tried")


@pytest.fixture(autouse=True)
def _same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seed for all: in its game Ada is soon asked to try a figure."""
    monkeypatch.setattr(hosting, "new_seed", lambda: "7")


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(SqliteStorage(tmp_path / "gloam.db"), think=(0.0, 0.0))


@pytest.fixture
def web(hall: Hall) -> Iterator[TestClient]:
    with TestClient(Web(hall, slow=False).app()) as found:
        yield found


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as found:
        yield found


def test_others_see_what_is_tried_and_nothing_is_kept(
    web: TestClient, sockets: ExitStack, hall: Hall
) -> None:
    table = Table(web, sockets, hall)
    [span, *_] = table.play()
    number = table.match.number
    table.ada.send_json({"type": "pose", "option": f"{span['text']} 210.5"})
    game = table.match.game
    assert game is not None
    told = {
        "type": "posed", "seat": 0, "option": f"{span['text']} 210.5", "ply": game.plies,
    }  # fmt: skip
    assert table.ben.receive_json() == told
    assert table.watcher.receive_json() == told
    table.ada.send_json({"type": "pose", "option": None})
    assert table.ben.receive_json()["option"] is None
    assert table.watcher.receive_json()["option"] is None
    assert table.match.number == number
    table.ada.send_json({"type": "say", "text": "so?"})
    assert table.ada.receive_json()["type"] == "table"


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("set o99 0.0", "unknown-option"),
        ("set o0 360.0", "unknown-option"),
        ("play red1", "not-an-option"),
        ("nonsense", "unknown-option"),
    ],
)
def test_only_what_may_be_answered_is_posed(
    web: TestClient, sockets: ExitStack, hall: Hall, option: str, code: str
) -> None:
    table = Table(web, sockets, hall)
    table.play()
    table.ada.send_json({"type": "pose", "option": option})
    assert table.ada.receive_json()["code"] == code
    table.ben.send_json({"type": "say", "text": "what?"})
    assert table.ben.receive_json()["type"] == "table"


def test_a_pose_comes_from_the_seat_that_is_asked(
    web: TestClient, sockets: ExitStack, hall: Hall
) -> None:
    table = Table(web, sockets, hall)
    [span, *_] = table.play()
    pose = {"type": "pose", "option": f"{span['text']} 0.0"}
    table.ben.send_json(pose)
    assert table.ben.receive_json()["code"] == "not-asked"
    table.watcher.send_json(pose)
    assert table.watcher.receive_json()["code"] == "watching"


def test_a_pose_proves_nothing_that_a_hand_holds(web: TestClient) -> None:
    """A listed option may be one that only its holder can give: it is not posed."""
    table = post(web, "/api/tables", title="stay-away", name="Ada", seats=4, bots="random")
    with web.websocket_connect("/api/play") as socket:
        seen = hello(socket, code=table["code"], key=table["key"])["table"]
        while not any(not one["standing"] for one in seen["game"]["decisions"]):
            seen = socket.receive_json()["table"]
        option = next(d for d in seen["game"]["decisions"] if not d["standing"])["options"][0]
        socket.send_json({"type": "pose", "option": option["text"]})
        message = socket.receive_json()
        while message["type"] == "table":
            message = socket.receive_json()
        assert message["code"] == "bad-pose"


def test_nobody_poses_while_nobody_may_speak(
    web: TestClient, sockets: ExitStack, hall: Hall
) -> None:
    table = Table(web, sockets, hall)
    [span, *_] = table.play()
    game: Any = table.match.game
    assert table.match.view(0)["may_talk"]
    game.silent = True
    assert not table.match.view(0)["may_talk"]
    assert not table.match.view(None)["may_talk"]
    table.ada.send_json({"type": "pose", "option": f"{span['text']} 0.0"})
    assert table.ada.receive_json()["code"] == "may-not-talk"


def test_a_flood_of_poses_is_slowed_and_keeps_nobody_from_answering(
    web: TestClient, sockets: ExitStack, hall: Hall
) -> None:
    table = Table(web, sockets, hall)
    [span, *_] = table.play()
    option = f"{span['text']} 0.0"
    for _ in range(200):
        table.ada.send_json({"type": "pose", "option": option})
    game = table.match.game
    assert game is not None
    table.ada.send_json({"type": "answer", "option": option, "ply": game.plies})
    said = [table.ada.receive_json()]
    while said[-1]["type"] != "table":
        said.append(table.ada.receive_json())
    slowed = said[:-1]
    assert {one["code"] for one in slowed} == {"too-fast"}
    assert 100 < len(slowed) < 200


def test_whoever_is_behind_is_told_no_poses(
    web: TestClient, sockets: ExitStack, hall: Hall
) -> None:
    table = Table(web, sockets, hall)
    [span, *_] = table.play()
    poser, slow, quick = live.Client(0, "", 0), live.Client(None, "", 0), live.Client(None, "", 0)
    for _ in range(live.IN_TIME):
        slow.outbox.put_nowait(b"{}")
    here = live.Live(table.code, table.match, clients={poser, slow, quick})
    here.pose(poser, f"{span['text']} 0.0")
    waiting = [client.outbox.qsize() for client in (poser, slow, quick)]
    assert waiting == [0, live.IN_TIME, 1]
