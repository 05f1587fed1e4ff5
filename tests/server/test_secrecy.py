"""Nothing on the wire tells a seat what it may not know, by its bytes or by their number."""

from __future__ import annotations

from random import Random

import pytest

import gloam
from gloam.kernel.chance import Chance
from gloam.server.live import Client, Live
from gloam.table.commands import Open, Sit, Start
from gloam.table.match import Match
from gloam.testing import random_answer, random_game

STEPS = 400
TITLES = [meta.name for meta in gloam.titles()]


def sent(live: Live, seat: int | None) -> bytes:
    """What a client that has just come to this seat is sent."""
    client = Client(seat, "", 0)
    live.show(client)
    message = client.outbox.get_nowait()
    assert message is not None
    return message


def at_a_table(g: gloam.Position) -> Live:
    """A table at which this game runs, with a person on each chair."""
    setup = g.setup
    match = Match(Open(g.book.title, setup.seats, setup.edition, setup.changed()))
    for seat in range(setup.seats):
        match.apply(Sit(seat, f"P{seat}", f"key{seat}"))
    match.game = g
    return Live("TABLE", match)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("part", range(3))
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    title: str, part: int
) -> None:
    kind = gloam.title(title)
    random = Random(f"wire/{part}")
    compared = 0
    while compared < STEPS:
        g = random_game(kind, random)
        while g.outcome is None and compared < STEPS:
            seat = random.choice((None, *range(g.seats)))
            other = g.imagine(seat, Chance.seeded(random.getrandbits(64)))
            other.moves, other.plies = g.moves, g.plies
            assert sent(at_a_table(other), seat) == sent(at_a_table(g), seat)
            compared += 1
            g.play(*random_answer(g, random))


def test_a_key_never_comes_back() -> None:
    live = Live("TABLE", Match(Open("stay-away", 4, "revised-it", {})))
    for seat in range(4):
        live.match.apply(Sit(seat, f"P{seat}", f"digest-{seat}"))
    live.match.apply(Start("the-seed"))
    for viewer in (None, 0, 1, 2, 3):
        message = sent(live, viewer)
        assert b"digest" not in message
        assert b"the-seed" not in message
