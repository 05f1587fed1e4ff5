"""What holds in every position of every game, whatever is played."""

from random import Random

import pytest

from gloam.testing import random_answer, random_game
from gloam.titles.stay_away.cards import INFECTED, THING
from gloam.titles.stay_away.state import HUMAN, INFECTED_ROLE, NOBODY, THE_THING, StayAway
from tests.titles.stay_away.scene import TITLE, clause


@clause("SA-4.1-01", "SA-4.2-02", "SA-4.2-08", "SA-4.3-01", "SA-6.1-13", "SA-3.4-03")
@pytest.mark.parametrize("part", range(4))
def test_roles_and_hands(part: int) -> None:
    for number in range(40):
        random = Random(f"{part}/{number}")
        g = random_game(TITLE, random)
        assert isinstance(g, StayAway)
        before = g.roles.copy()
        while g.outcome is None:
            g.play(*random_answer(g, random))
            for seat in range(g.seats):
                was, role = before[seat], g.roles[seat]
                assert role == was or was == HUMAN
                if not g.alive[seat]:
                    assert g.hands[seat] == ()
                    assert seat not in [s for s, _, _ in g.asks]
                    continue
                if role == INFECTED_ROLE:
                    assert INFECTED in g.hands[seat]
                assert (THING in g.hands[seat]) == (role == THE_THING)
                if g.on_the_table == NOBODY and not g.in_play:
                    assert len(g.hands[seat]) in ((4, 5) if seat == g.turn else (4,))
                    if g.rules.infected_overflow == "limit3" and seat != g.turn:
                        assert g.hands[seat].count(INFECTED) <= 3
            assert g.roles.count(THE_THING) <= 1
            before = g.roles.copy()
