"""TF-10.12 to TF-10.15: Servants wandering and collecting, and the Swamps."""

from __future__ import annotations

import pytest

import gloam
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import TITLE, Scene, clause, scene

STEADY = "yellow1 red1 red2 purple1 purple2"


def march(servants: str, way: str, reds: int = 1, **written: object) -> Scene:
    """A red card is revealed: that many are in the display with it."""
    display = " ".join(["red1", "red1", "red2"][: reds - 1])
    given = {"edition": "scenario-2", "goat": "g2:0.0", "here": "k8", **written}
    return scene(at="threat", display=display, deck="red2", servants=servants, servant_cards=way,
                 **given)  # type: ignore[arg-type]  # fmt: skip


@clause("TF-10.12-01")
def test_one_mode_or_the_other_and_six_cards() -> None:
    with pytest.raises(gloam.BadInput):
        TITLE.new(2, 1, servants="both")
    for mode in ("wandering", "collectors"):
        g = TITLE.new(2, 1, servants=mode)
        assert isinstance(g, TheFaceless)
        assert sorted(g.servant_cards) == list(range(6))
    orders = {tuple(TITLE.new(2, s, servants="wandering").servant_cards) for s in range(6)}  # type: ignore[attr-defined]
    assert len(orders) == 6


@clause("TF-10.12-02", "TF-10.13-05")
@pytest.mark.parametrize("reds", [1, 2, 3, 4])
def test_all_go_one_way_a_space_for_each_red_card_before_its_effect(reds: int) -> None:
    s = march("b7 c7", "northeast", reds)
    assert s.happened("servants_move") == [
        {"event": "servants_move", "way": "northeast", "count": reds}
    ]
    rows = "bcdefg"
    assert s.spots("servants") == [f"{rows[reds]}7", f"{rows[min(1 + reds, 5)]}7"]
    assert s.story("servants_move", "threat") == ["servants_move", "threat"]
    assert s.see()["servants_shown"] == [1]


@clause("TF-10.12-02", "TF-10.1-04")
def test_another_card_moves_no_servant() -> None:
    s = scene(at="threat", deck="yellow2", edition="scenario-2", servants="b7 c7")
    assert s.happened("servants_move") == []


@clause("TF-10.12-03", "TF-5.3-03")
def test_obstacles_billygoat_and_the_edge_stop_them() -> None:
    s = march("b9 e6 h11", "east", 4, blocks={"1": "b12 c12 c11"}, goat="e9:0.0")
    assert s.spots("servants") == ["b11", "e8", "h11"]


@clause("TF-10.12-04")
def test_after_three_cards_all_six_are_shuffled() -> None:
    s = march("b7", "east", pieces={"servants_shown": [3, 4], "servant_cards": [1, 2, 5, 0]})
    assert s.see()["servants_shown"] == []
    assert sorted(s.g.servant_cards) == list(range(6))
    assert s.happened("servant_moved")
    two = march("b7", "east", pieces={"servants_shown": [3], "servant_cards": [1, 2, 4, 5, 0]})
    assert two.see()["servants_shown"] == [3, 0]
    assert two.see()["servant_cards_left"] == 4


@clause("TF-10.12-05", "A34")
def test_they_pass_one_another_and_share_a_space() -> None:
    s = march("b9 b10", "east", 4, blocks={"1": "b12 c12 c11"})
    assert s.spots("servants") == ["b11", "b11"]
    assert s.see()["servants"] == ["b11", "b11"]


@clause("TF-10.12-05", "A34", "TF-10.14-04")
def test_two_collectors_on_one_space_carry_a_memory_each() -> None:
    s = scene("purple1", edition="scenario-4", servants="g8 g8", burdens="step clear",
              lies="step:g8 clear:g8")  # fmt: skip
    s.say("play purple1", "go east")
    assert (s.fate("step"), s.fate("clear")) == ("unused", "unused")
    assert s.spots("servants") == []


@clause("TF-10.12-06")
def test_billygoat_goes_onto_servants() -> None:
    s = scene(at="threat", display="yellow1", deck="red2", goat="g12:0.0", servants="g11",
              edition="scenario-2", servant_cards="east", blocks={"1": "h11 h10 i10"})  # fmt: skip
    assert s.goat == "g11"
    assert s.spots("servants") == ["g11"]
    assert s.g.outcome is None


@clause("TF-10.13-01")
def test_four_wander_from_four_memories() -> None:
    for seed in range(8):
        g = TITLE.new(2, seed, servants="wandering")
        assert isinstance(g, TheFaceless)
        assert len(set(g.servants)) == 4
        assert set(g.servants) <= set(g.lies)


@clause("TF-10.13-02", "E19")
def test_a_fourth_red_card_lets_a_servant_reach_the_group() -> None:
    s = march("b7 f8", "northeast", 4, here="j8", goat="l2:0.0")
    assert s.g.outcome == ("servants", ())
    assert s.spots("servants") == ["f7", "j8"]
    assert s.happened("threat") == []


@clause("TF-10.13-02")
def test_when_the_game_is_lost_the_others_stay() -> None:
    s = march("f8 b7", "northeast", 4, here="j8", goat="l2:0.0")
    assert s.spots("servants") == ["j8", "b7"]


@clause("TF-10.13-03", "A36")
def test_the_group_on_a_wanderer_s_space_loses_whatever_lies_there() -> None:
    s = scene("purple1", edition="scenario-2", servants="g8", lies="step:g8")
    s.say("play purple1", "go east")
    assert s.g.outcome == ("servants", ())
    assert s.fate("step") == "lying"


@clause("TF-10.13-04", "A35")
def test_wanderers_leave_memories_behind_and_come_to_others() -> None:
    s = march("b7", "east", lies="step:b7 clear:b8")
    assert s.spots("servants") == ["b8"]
    assert (s.lies("step"), s.lies("clear")) == ("b7", "b8")


@clause("TF-10.14-01")
def test_eight_collectors_stand_on_the_eight_memories() -> None:
    g = TITLE.new(2, 3, "scenario-4")
    assert isinstance(g, TheFaceless)
    assert sorted(g.servants) == sorted(g.lies)
    assert [g.lies[memory] for memory in g.burdens] == g.servants
    assert g.view(None)["table"]["servants"] == g.view(None)["table"]["memories"]


@clause("TF-10.14-02", "TF-10.14-05", "E20", "TF-10.14-04")
def test_collectors_carry_their_memories_and_leave_when_the_group_comes() -> None:
    s = scene("", "purple1", at="threat next_player", display="blue1", deck="red2",
              edition="scenario-4", servants="g10 b7", burdens="step clear",
              lies="step:g10 clear:b7", servant_cards="west", goat="l2:0.0",
              here="g8")  # fmt: skip
    assert s.lies("step") == "g9"
    assert s.fate("step") == "lying"
    while s.prompt != "before":
        s.say(sorted(s.options())[0])
    s.say("play purple1", "go east")
    assert s.fate("step") == "unused"
    assert s.see()["servants"] == [None, "b7"]
    assert s.lies("clear") == "b7"


@clause("TF-10.14-03")
def test_a_collector_that_comes_to_the_group_loses() -> None:
    s = march(
        "g6 b7",
        "east",
        2,
        edition="scenario-4",
        here="g8",
        goat="l2:0.0",
        burdens="step clear",
        lies="step:g6 clear:b7",
    )
    assert s.g.outcome == ("servants", ())


@clause("TF-10.14-05", "TF-2.2-04")
def test_nobody_learns_which_memory_is_carried() -> None:
    one = march(
        "b7 c7", "east", edition="scenario-4", burdens="step clear", lies="step:b7 clear:c7"
    )
    other = march(
        "b7 c7", "east", edition="scenario-4", burdens="clear step", lies="clear:b7 step:c7"
    )
    assert one.g.view(0) == other.g.view(0)


# Swamps.

MIRE = {"1": "g8 g9 h8"}


@clause("TF-10.15-01")
@pytest.mark.parametrize("swamps", [0, 2, 3, 6])
def test_random_obstacles_are_turned_over(swamps: int) -> None:
    seen = set()
    for seed in range(12):
        g = TITLE.new(2, seed, swamps=swamps)
        assert isinstance(g, TheFaceless)
        assert sum(g.swamps) == swamps
        seen.add(tuple(g.swamps))
    assert (len(seen) > 1) == (0 < swamps < 6)
    by_hand = Scene(TITLE.new(2, 1, swamps=2, layout="by_hand"))  # type: ignore[arg-type]
    while by_hand.prompt != "hide_memory":
        by_hand.say(str(by_hand.g.decisions[0].options[0]))
    assert len(by_hand.happened("swamp")) == 2


@clause("TF-10.15-02", "E21", "TF-10.15-04")
def test_each_step_in_a_swamp_costs_a_memory() -> None:
    s = scene(
        "purple3", blocks=MIRE, swamps="1", fates="step:unused clear:unused", display=STEADY[:-8]
    )
    s.say("play purple3", "go east", "spend step", "go east")
    assert s.path() == ["g8", "g9"]
    assert (s.fate("step"), s.fate("clear")) == ("used", "used")
    assert s.g.outcome is None
    assert s.happened("remembered") == []
    s.say("go northwest")
    assert s.g.outcome == ("swallowed", ())


@clause("TF-10.15-02")
def test_without_a_memory_a_swamp_swallows_the_group() -> None:
    s = scene("purple1", blocks=MIRE, swamps="1").say("play purple1", "go east")
    assert s.reason() == "swallowed"


@clause("TF-10.15-03")
def test_for_all_others_it_is_an_obstacle() -> None:
    goat = scene("red2", goat="g10:0.0", blocks=MIRE, swamps="1").say("play red2")
    assert goat.refused()["move g9"] == "TF-4.4-02"
    servants = march("g6", "east", 2, blocks=MIRE, swamps="1", here="k4")
    assert servants.spots("servants") == ["g7"]


@clause("TF-10.15-05")
def test_leaving_a_swamp_is_free() -> None:
    s = scene("purple1", here="g8", blocks=MIRE, swamps="1", fates="step:unused")
    s.say("play purple1", "go west")
    assert s.here == "g7"
    assert s.fate("step") == "unused"
