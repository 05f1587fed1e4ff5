"""SA-16: the kit finds out a view that shows what lies face down."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gloam.kernel.chance import Chance
from gloam.testing import BrokenPromise, check_views, random_answer
from gloam.titles.stay_away import imagine, view
from gloam.titles.stay_away.cards import NAMES
from gloam.titles.stay_away.state import INFECTED_ROLE, NOBODY, StayAway
from tests.titles.stay_away.scene import TITLE, clause


def waiting(question: str) -> Iterator[StayAway]:
    """Positions of games in which somebody has just come to this question."""
    for seed in range(60):
        random = Random(seed)
        g = TITLE.new(6, seed, "first-en")
        while g.outcome is None:
            g.play(*random_answer(g, random))
            if [asked.name for _, asked, _ in g.asks] == [question]:
                assert isinstance(g, StayAway)
                yield g
                break


@clause("SA-3.3-03", "SA-5.3-04", "SA-16.1-03", "SA-16.1-04")
@pytest.mark.parametrize(
    ("piece", "question"), [("on_the_table", "reply"), ("resolute", "keep_one")]
)
def test_a_view_that_shows_what_lies_face_down_is_found_out(
    piece: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leak(g: StayAway) -> dict[str, Any]:
        shown = honest(g)
        shown["resolute"] = view.names(g.resolute)
        if g.on_the_table != NOBODY:
            shown["on_the_table"] = NAMES[g.on_the_table]
        return shown

    honest = view.public
    found = list(waiting(question))[:5]
    assert len(found) == 5
    for g in found:
        check_views(g, TITLE, 1)
        with monkeypatch.context() as patch:
            patch.setattr(view, "public", leak)
            assert view.public(g)[piece] != honest(g)[piece]
            with pytest.raises(BrokenPromise, match="looks the same"):
                check_views(g, TITLE, 1)


@clause("SA-16.1-05", "A-50")
def test_a_card_given_to_the_deck_is_counted_once_when_the_game_ends_at_once() -> None:
    for g in list(waiting("blind_date"))[:5]:
        seat = g.asks[0][0]
        g.play(seat, g.decisions[0].options[0])
        g.play(g.thing, "declare")
        check_views(g, TITLE, 1)


def test_nobody_is_imagined_infected_without_a_card_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A deck without Infected! leaves one world of roles; a search by chance missed it."""
    monkeypatch.setattr(imagine, "_TRIES", 3)
    switches: dict[str, Any] = {"infected_more": -13, "thing_in_deck": True}
    random = Random("clean")
    for seed in range(6):
        g: Any = TITLE.new(8, seed, "revised-it", **switches)
        assert g.counts[NAMES.index("infected")] == 0
        while g.outcome is None and g.plies < 120:
            g.play(*random_answer(g, random))
        for chance in range(40 if g.outcome is None else 0):
            assert INFECTED_ROLE not in g.imagine(None, Chance.seeded(str(chance))).roles
