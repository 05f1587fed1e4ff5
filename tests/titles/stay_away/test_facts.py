"""What the program remembers for a seat: only what that seat may know."""

import gloam
from gloam.terminal.session import NAMES
from gloam.terminal.teller import Teller
from tests.titles.stay_away.scene import TITLE, clause, scene


def facts(g: gloam.Position, seat: int | None) -> list[str]:
    tell = Teller(TITLE, g.setup, NAMES[: g.seats], "en")
    tell.view = g.view(seat)
    return [tell.fact(fact) for fact in TITLE.known(tell.view)]


@clause("SA-16.1-03", "SA-16.1-04")
def test_what_was_given_and_looked_at_is_remembered_by_who_saw_it() -> None:
    s = scene(hands={0: "analysis axe", 1: "whiskey missed"}, deck="axe")
    s.play(0, "play analysis > 1")
    assert "Bruno surely holds: Missed!, Resolute, Resolute, Whiskey." in facts(s.g, 0)
    assert "Bruno is not The Thing." in facts(s.g, 0)
    s.play(0, "offer axe").play(1, "give whiskey")
    assert "Bruno has given you: Whiskey." in facts(s.g, 0)
    assert "Marta has given you: Axe." in facts(s.g, 1)
    assert facts(s.g, 2) == []
    assert facts(s.g, None) == []


@clause("SA-16.1-06")
def test_the_thing_knows_every_role() -> None:
    s = scene(thing=0, infected=(2,))
    assert {"Olek is Human.", "Ines is Infected.", "Bruno is Human."} <= set(facts(s.g, 0))
