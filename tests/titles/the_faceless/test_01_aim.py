"""TF-1 and TF-9: what everybody wants, and how it ends."""

from __future__ import annotations

import pytest

import gloam
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import ALL_BUT, TITLE, clause, scene


@clause("TF-1.1-01", "TF-1.1-02", "TF-9.1-01")
def test_all_win_the_moment_the_last_memory_is_collected() -> None:
    s = scene("purple3", cast="tommy dylan luke", lies="step:g8", fates=ALL_BUT)
    s.say("play purple3", "go east")
    assert s.g.outcome is not None
    assert s.g.outcome == ("rescued", (0, 1, 2))
    assert s.path() == ["g8"]


@clause("TF-1.1-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_it_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(gloam.BadInput):
        TITLE.new(seats)
    for fine in (2, 3, 4):
        assert TITLE.new(fine).seats == fine


@clause("TF-1.1-03", "TF-9.1-02")
def test_a_card_due_from_an_empty_deck_loses_for_all() -> None:
    s = scene("blue1 blue2 blue3", display="yellow1 red1 purple1 purple2 red2", left=0)
    assert s.g.outcome is None
    s.say("rest")
    assert s.g.outcome == ("no_cards", ())


@clause("TF-1.1-03")
def test_billygoat_and_the_group_on_one_space_lose() -> None:
    s = scene("purple1", goat="g8:0.0").say("play purple1", "go east")
    assert s.g.outcome == ("caught", ())


@clause("TF-1.1-03", "TF-7.1-02")
def test_a_bump_without_a_memory_loses() -> None:
    s = scene("purple1", blocks={"1": "g8 g9 h8"}).say("play purple1", "go east")
    assert s.g.outcome == ("trapped", ())


@clause("TF-1.1-04", "A48")
def test_playing_alone_is_a_switch() -> None:
    with pytest.raises(gloam.BadInput, match="solo"):
        TITLE.new(1)
    with pytest.raises(gloam.BadInput, match="solo"):
        TITLE.new(2, solo=True)
    g = TITLE.new(1, 1, solo=True)
    assert isinstance(g, TheFaceless)
    assert len(g.hands[0]) in (3, 4)
    assert {o.verb for o in g.decisions[0].options} <= {"play", "rest", "carry", "peek", "turn"}
    alone = scene("blue1", cast="dylan")
    assert not alone.may("give")
    assert not alone.may("swap")


@clause("TF-9.1-01", "TF-6.1-03")
def test_the_last_memory_may_be_collected_in_a_threat() -> None:
    s = scene(at="threat", deck="purple3", lies="step:g9", fates=ALL_BUT)
    assert s.reason() == "rescued"
    assert s.path() == ["g8", "g9"]


@clause("TF-9.1-02", "A9")
def test_an_empty_deck_alone_loses_nothing() -> None:
    s = scene("purple1", fates="clear:unused", left=0)
    s.say("play purple1", "go east")
    assert s.prompt == "after"
    s.say("done")
    assert s.reason() == "no_cards"


@clause("TF-9.1-02")
@pytest.mark.parametrize(
    "how",
    ["a hand", "the display", "a blue threat", "the die"],
)
def test_every_card_that_has_to_come_and_is_not_there_loses(how: str) -> None:
    if how == "a hand":
        s = scene("", display="", left=2).say("rest")
    elif how == "the display":
        s = scene("blue1 blue2", display="red1 red2 red3 yellow1 purple1", left=0).say("rest")
        s.say("take red")
    elif how == "a blue threat":
        s = scene(at="threat", display="blue1 blue2 blue3 red1 red2", deck="blue2", left=2)
    else:
        s = scene("blue1", creepy_die=True, left=0).say("roll")
    assert s.reason() == "no_cards"


@clause("TF-9.1-03", "A9")
def test_discarding_takes_what_is_there() -> None:
    s = scene(at="threat", display="green1 green2 green3 red1 red2", deck="green2", left=2)
    assert len(s.happened("dropped")) == 1
    assert s.g.deck == []
    assert s.g.outcome is None


@clause("TF-9.1-03", "A9", "TF-10.6-03")
def test_the_eyes_take_what_is_there() -> None:
    s = scene(at="threat", eyes="b7:open l7:closed", deck="green1", left=3)
    assert s.happened("watched") == [{"event": "watched", "count": 2}]
    assert s.g.outcome is None


@clause("TF-9.1-04", "A10")
def test_a_step_that_wins_and_loses_loses() -> None:
    s = scene(
        "purple1", lies="step:g8", fates=ALL_BUT, servants="g8 b7 c7 d7", edition="scenario-2"
    )
    s.say("play purple1", "go east")
    assert s.reason() == "servants"


@clause("TF-9.1-05")
def test_the_discard_pile_is_never_shuffled_back() -> None:
    s = scene("blue1 blue2 blue3", display="red1 red2 red3 yellow1 purple1", left=0,
              pieces={"discards": [0, 1, 2]})  # fmt: skip
    assert s.say("rest").reason() == "no_cards"
    assert s.g.discards == [0, 1, 2]
