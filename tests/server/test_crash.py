"""Kill −9 at any write: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import empty
from tests.server.people import Person, Process, gathered

WRITES = 24


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path)
    return empty(request.getfixturevalue("database"))


def test_killed_at_every_write_of_a_game(where: str) -> None:
    """Before the acknowledgement or after it, at once or a moment later: it makes no difference."""
    server = Process(where)
    random = Random("crash")
    try:
        code, keys = gathered(server)
        people = [Person(server, code, key) for key in keys]
        for write in range(WRITES):
            asker = next(p for p in people if p.asked())
            before = asker.table["ply"]
            asker.answer(random.choice(asker.asked()))
            acknowledged = False
            if write % 2:
                while asker.table["ply"] == before and not asker.refused:
                    asker.hear()
                acknowledged = asker.table["ply"] > before
            else:
                time.sleep(random.choice((0.0, 0.001, 0.003, 0.01)))
            server.kill()
            for person in people:
                person.leave()
            server = Process(where, server.port)
            for person in people:
                person.enter(server)
            plies = {person.table["ply"] for person in people}
            assert len(plies) == 1
            after = plies.pop()
            assert after == before + 1 if acknowledged else after in (before, before + 1)
            assert len({p.table["number"] for p in people}) == 1
            if people[0].table["stage"] == "over":
                break
        assert all(not person.refused for person in people)
    finally:
        server.kill()


def test_killed_at_every_write_that_gathers_a_table(where: str) -> None:
    """Opening, sitting down, filling, beginning: what was acknowledged is there after each."""
    server = Process(where)

    def again() -> None:
        server.kill()
        server.start()

    try:
        opened = server.post("/api/tables", title="stay-away", name="P0", seats=4)
        code, key = opened["code"], opened["key"]
        again()
        other = server.post(f"/api/tables/{code}/seats", name="P1")
        again()
        host = f"/api/tables/{code}/host"
        server.post(host, key=key, do="fill", seat=2)
        again()
        server.post(host, key=key, do="fill")
        again()
        server.post(host, key=key, do="start")
        again()
        people = [Person(server, code, k) for k in (key, other["key"])]
        assert [person.table["you"] for person in people] == [0, other["seat"]]
        assert all(person.table["stage"] == "playing" for person in people)
        chairs = people[0].table["chairs"]
        assert [chair["kind"] for chair in chairs] == ["person", "person", "bot", "bot"]
    finally:
        server.kill()


def test_two_servers_of_one_postgresql_and_one_dies_under_load(database: str) -> None:
    """The players of the dead one go on at the other, at the same tables."""
    url = empty(database)
    first, second = Process(url), Process(url)
    random = Random("two")
    try:
        tables = []
        for _ in range(3):
            code, keys = gathered(first)
            tables.append(
                [Person(first if seat % 2 else second, code, k) for seat, k in enumerate(keys)]
            )

        def move(people: list[Person]) -> None:
            """One answer, acknowledged to everybody at both servers."""
            for person in people:
                while person.hear(0.0):
                    pass
            if people[0].table["stage"] == "over":
                return
            ply = max(person.table["ply"] for person in people)
            for person in people:
                while person.table["ply"] < ply:
                    assert person.hear()
            asker = next(p for p in people if p.asked())
            asker.answer(random.choice(asker.asked()))
            for person in people:
                while person.table["ply"] <= ply:
                    assert person.hear(), "a move did not reach the other server"

        for _ in range(12):
            for people in tables:
                move(people)
        last = [max(p.table["ply"] for p in people) for people in tables]
        first.kill()
        for people in tables:
            for person in people:
                person.leave()
                person.enter(second)
        assert [people[0].table["ply"] for people in tables] == last
        for _ in range(6):
            for people in tables:
                move(people)
        for people in tables:
            assert all(not person.refused for person in people)
    finally:
        first.kill()
        second.kill()


def test_a_clean_stop_says_goodbye_after_what_it_acknowledged(tmp_path: Path) -> None:
    server = Process(str(tmp_path))
    try:
        code, keys = gathered(server)
        people = [Person(server, code, key) for key in keys]
        asker = next(p for p in people if p.asked())
        asker.answer(asker.asked()[0])
        while asker.table["ply"] == 0:
            assert asker.hear()
        server.stop()
        assert server.process.returncode in (0, -15)
        with pytest.raises(ConnectionClosed):
            hear_all(asker)
        server = Process(str(tmp_path), server.port)
        asker.enter(server)
        assert asker.table["ply"] == 1
    finally:
        server.kill()


def hear_all(person: Person) -> None:
    while person.hear(5):
        pass


def test_a_replayed_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    server = Process(str(tmp_path))
    try:
        code, keys = gathered(server)
        people = [Person(server, code, key) for key in keys]
        asker = next(p for p in people if p.asked())
        frame = {"type": "answer", "option": asker.asked()[0], "ply": 0}
        for _ in range(3):
            asker.say(**frame)
        other = next(p for p in people if p is not asker)
        other.say(**frame)
        while len(asker.refused) < 2:
            assert asker.hear()
        while not other.refused:
            assert other.hear()
        assert set(asker.refused) == {"stale"}
        assert asker.table["ply"] == 1
    finally:
        server.kill()
