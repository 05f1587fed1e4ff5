"""TF-10.7 to TF-10.11: Nightworld, Haunted Places, the Hourglass, Portals, the Fog."""

from __future__ import annotations

import json

import pytest

import gloam
from gloam.kernel.journal import TABLE
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import TITLE, clause, scene

STEADY = "yellow1 red1 red2 purple1 purple2"


# Nightworld. g7, g9 and g5 are Inverse spaces; g8 is none.


@clause("TF-10.7-01")
def test_nightworld_has_symbols_and_inverse_spaces_of_its_own() -> None:
    night = TITLE.new(2, 1, nightworld=True).view(None)["table"]
    day = TITLE.new(2, 1).view(None)["table"]
    assert not set(night["symbols"]) & set(day["symbols"])
    assert len(night["symbols"]) == 6
    assert (len(night["inverse"]), day["inverse"]) == (13, [])


@clause("TF-10.7-02")
def test_from_an_inverse_space_the_group_follows_the_white_end() -> None:
    s = scene("blue1", nightworld=True, display=STEADY).say("play blue1", "set o0 180.0")
    assert s.path() == ["g6"]
    assert s.happened("stepped")[0]["end"] == "white"
    day = scene("blue1", display=STEADY).say("play blue1", "set o0 180.0")
    assert day.path() == ["g8"]


@clause("TF-10.7-03", "E14")
def test_the_first_step_is_red_and_from_the_inverse_space_the_second_is_white() -> None:
    s = scene("blue2", here="g8", nightworld=True, display=STEADY).say("play blue2", "set o0 180.0")
    assert s.path() == ["g9", "g8"]
    assert [event["end"] for event in s.happened("stepped")] == ["red", "white"]


@clause("TF-10.7-02", "TF-8.2-01")
def test_a_purple_threat_is_a_movement_by_the_needle_too() -> None:
    s = scene(at="threat", display="red1", deck="purple1", nightworld=True)
    assert s.path() == ["g6"]


@clause("TF-10.7-04")
def test_purple_cards_and_arrows_are_not_concerned() -> None:
    s = scene("purple1", nightworld=True, haunted=True, haunts="g9:1:east", here="g8")
    s.say("play purple1", "go east")
    assert s.path() == ["g9", "g10"]


@clause("TF-10.7-05")
def test_the_white_end_means_the_white_end_there_too() -> None:
    s = scene(at="threat", deck="green1", crossroads=True, forks="c1", nightworld=True)
    assert s.say("choose white_step").path() == ["g6"]
    red = scene(at="threat", deck="green1", crossroads=True, forks="c1", nightworld=True)
    assert red.say("choose red_step").path() == ["g6"]


# Haunted Places.


@clause("TF-10.8-01", "TF-2.2-04", "A49")
def test_four_of_the_six_lie_face_down_turned_anyhow() -> None:
    left, ways = set(), set()
    for seed in range(30):
        g = TITLE.new(2, seed, "scenario-2")
        assert isinstance(g, TheFaceless)
        assert len(g.haunts) == 4
        assert sorted([*g.arrows, *g.haunts_aside]) == [1, 1, 2, 2, 3, 3]
        left.add(tuple(sorted(g.haunts_aside)))
        ways.update(g.ways)
        assert g.shown == [False] * 4
    assert ways == set(range(6))
    assert len(left) == 6


@clause("TF-10.8-02", "TF-10.8-03", "E15")
def test_entering_one_shows_it_and_pushes_and_then_the_movement_is_finished() -> None:
    s = scene("blue3", haunted=True, haunts="g9:2:northeast", figures="alan:o0:180.0",
              display=STEADY)  # fmt: skip
    assert s.see()["haunts"] == [{"space": "g9", "arrows": None, "way": None}]
    s.say("play blue3", "set o0 180.0")
    assert s.path()[:4] == ["g8", "g9", "h9", "i9"]
    assert len(s.path()) == 5
    assert [event["end"] for event in s.happened("stepped")] == [
        "red", "red", "pushed", "pushed", "red"
    ]  # fmt: skip
    assert s.see()["haunts"] == [{"space": "g9", "arrows": 2, "way": "northeast"}]


@clause("TF-10.8-02", "TF-5.3-01", "TF-7.1-06")
def test_a_push_goes_through_the_labyrinth_and_into_obstacles() -> None:
    over = scene("purple1", here="g11", haunted=True, haunts="g12:1:east")
    assert over.say("play purple1", "go east").path() == ["g12", "g2"]
    bump = scene("purple1", haunted=True, haunts="g8:2:east", blocks={"1": "g9 g10 h9"},
                 fates="clear:unused")  # fmt: skip
    assert bump.say("play purple1", "go east").reason() == "trapped"


@clause("TF-10.8-04", "TF-10.8-06")
def test_entering_it_again_pushes_again() -> None:
    s = scene("purple3", haunted=True, haunts="g8:1:east:shown")
    s.say("play purple3", "go east", "go west", "go west")
    assert s.path() == ["g8", "g9", "g8", "g9", "g8", "g9"]


@clause("TF-10.8-05")
def test_a_blue_card_turns_the_hidden_ones_clockwise_for_each_blue_card() -> None:
    s = scene(at="threat", display="blue1", deck="blue3", haunted=True,
              haunts="b7:1:east b12:2:northeast:shown l2:3:west")  # fmt: skip
    ways = ("east", "northeast", "northwest", "west", "southwest", "southeast")
    assert [ways[way] for way in s.g.ways] == ["southwest", "northeast", "northeast"]
    assert s.story("haunts_turned", "threat") == ["haunts_turned", "threat"]
    assert s.see()["haunts"][0]["way"] is None


@clause("TF-10.8-06", "A31")
def test_two_that_push_at_each_other_do_not_go_on_for_ever() -> None:
    s = scene("purple1", haunted=True, haunts="g8:3:east g11:3:west")
    s.say("play purple1", "go east")
    assert s.path() == ["g8", "g9", "g10", "g11", "g10", "g9", "g8"]
    assert len(s.happened("haunted")) == 2
    assert s.g.fired == 0


# The Hourglass.


@clause("TF-10.9-01")
@pytest.mark.parametrize("hourglass", ["seconds", "turns"])
def test_the_glass_starts_with_the_first_turn_at_home(hourglass: str) -> None:
    g = TITLE.new(2, 1, hourglass=hourglass)
    assert g.view(None)["table"]["glass"] == "home"
    assert [event.kind.name for event in g.happened()][-1] == "glass_started"
    by_hand = TITLE.new(2, 1, hourglass=hourglass, layout="by_hand")
    assert by_hand.view(None)["table"]["glass"] == "off"
    assert by_hand.book.clock(by_hand) is None
    assert TITLE.new(2, 1).view(None)["table"]["glass"] == "off"


@clause("TF-10.9-02", "TF-10.9-03", "E16")
def test_beside_a_memory_it_runs_out_for_nothing_and_at_home_for_two_cards() -> None:
    s = scene(
        "purple1",
        "",
        hourglass="seconds",
        lies="step:g8",
        display=STEADY,
        deck="green1 blue1 blue2",
    )
    number = s.see()["glass_number"]
    s.say("play purple1", "go east")
    assert s.see()["glass"] == "memory"
    assert s.see()["glass_number"] == number
    s.by(TABLE, "sand_out")
    assert s.see()["glass"] == "home"
    assert s.see()["glass_number"] == number + 1
    assert s.happened("added") == []
    s.by(TABLE, "sand_out")
    assert len(s.happened("added")) == 2
    assert s.happened("threat") == [] or len(s.happened("threat")) == 1
    assert s.see()["glass_number"] == number + 2


@clause("TF-10.9-03", "TF-9.1-02")
def test_two_cards_that_are_not_there_lose() -> None:
    s = scene("purple1", "", hourglass="seconds", left=1)
    assert s.by(TABLE, "sand_out").reason() == "no_cards"


@clause("TF-10.9-03")
def test_by_turns_it_runs_out_after_three() -> None:
    s = scene(
        "blue1 blue2 blue3",
        "red1 red2 red3",
        hourglass="turns",
        cast="tommy luke",
        display="yellow1 yellow2 purple1 purple2 purple2",
        deck="green1 green1 green1",
    )
    for turn in (1, 2, 3):
        assert s.g.turn == turn
        s.say("rest")
        while s.prompt != "before":
            s.say(sorted(s.options())[0])
    assert s.happened("sand_out") == [{"event": "sand_out", "cards": 2}]
    assert s.g.glass_turns == 3
    assert s.g.book.clock(s.g) is None
    assert s.offers() == set()


@clause("TF-10.9-04")
def test_the_sand_runs_through_all_phases_and_interrupts_nothing() -> None:
    s = scene("blue2", hourglass="seconds", figures="alan:o0:0.0", display=STEADY)
    number, seconds, answer = s.g.book.clock(s.g) or (0, 0, None)
    assert (number, seconds, str(answer)) == (1, 120, "sand_out")
    s.say("play blue2")
    assert (TABLE, "sand") in s.offers()
    s.by(TABLE, "sand_out")
    assert s.prompt == "move_faceless"
    s.say("set o0 90.0")
    assert s.prompt == "way"
    s.by(TABLE, "sand_out")
    assert s.prompt == "way"
    assert len(s.happened("added")) == 4
    with pytest.raises(gloam.NotAllowed):
        s.by(0, "sand_out")


@clause("TF-10.9-05", "TF-10.9-02")
def test_a_second_memory_forgives_no_second_time() -> None:
    s = scene("purple2", "", hourglass="seconds", lies="step:g8 clear:g9", display=STEADY)
    s.say("play purple2", "go east", "go east")
    assert (s.see()["glass"], s.see()["glass_number"]) == ("memory", 1)
    s.by(TABLE, "sand_out").by(TABLE, "sand_out")
    assert [event["cards"] for event in s.happened("sand_out")] == [0, 2]


# Portals.


@clause("TF-10.10-01")
def test_three_portals_lie_open() -> None:
    g = TITLE.new(2, 1, "scenario-1")
    assert len(g.view(None)["table"]["portals"]) == 3


@clause("TF-10.10-02", "E17")
def test_a_movement_that_ends_beside_a_portal_ends_on_it() -> None:
    s = scene("purple1", portals="g9 b7 l7").say("play purple1", "go east")
    assert (s.path(), s.here) == (["g8"], "g9")


@clause("TF-10.10-03", "E17")
@pytest.mark.parametrize(
    ("portals", "there"), [("g8 b7 l7", "b7"), ("b7 g8 l7", "l7"), ("b7 l7 g8", "b7")]
)
def test_a_movement_that_ends_on_a_portal_goes_on_to_the_next(portals: str, there: str) -> None:
    s = scene("purple1", portals=portals).say("play purple1", "go east")
    assert s.here == there


@clause("TF-10.10-04", "A32")
def test_one_transfer_only() -> None:
    """From A to B, which lies beside C here: no further."""
    s = scene("purple1", portals="g8 b7 b8").say("play purple1", "go east")
    assert s.here == "b7"
    assert len(s.happened("ported")) == 1


@clause("TF-10.10-05")
def test_billygoat_on_the_portal_catches_the_group() -> None:
    s = scene("purple1", portals="g8 b7 l7", goat="b7:0.0").say("play purple1", "go east")
    assert s.reason() == "caught"


@clause("TF-10.10-06")
def test_passing_a_portal_does_nothing() -> None:
    s = scene("purple3", portals="g9 b7 l7").say("play purple3", "go east", "go east", "go east")
    assert (s.path(), s.here) == (["g8", "g9", "g10"], "g9")
    assert len(s.happened("ported")) == 1


@clause("TF-10.10-07")
def test_what_lies_on_the_portal_is_met() -> None:
    s = scene("purple1", portals="g8 b7 l7", lies="step:b7").say("play purple1", "go east")
    assert s.fate("step") == "unused"


@clause("A33", "TF-10.10-02")
def test_a_portal_acts_after_a_movement_that_only_bumped() -> None:
    s = scene("purple1", portals="g6 b7 l7", blocks={"1": "g8 g9 h8"}, fates="clear:unused")
    s.say("play purple1", "go east")
    assert s.here == "g6"
    none = scene("purple1", portals="g6 b7 l7", cast="lily tommy").say("play purple1", "fewer")
    assert none.here == "g7"


@clause("TF-10.10-02", "TF-10.1-02")
@pytest.mark.parametrize("how", ["memory", "threat", "power", "crossroads"])
def test_every_movement_of_the_group_may_end_at_a_portal(how: str) -> None:
    portals = "g9 b7 l7"
    if how == "memory":
        s = scene("blue1", portals=portals, fates="step:unused").say("remember step", "go east")
    elif how == "threat":
        s = scene(at="threat", portals=portals, display="red1", deck="purple1")
    elif how == "power":
        s = scene("blue1 blue2 blue3", portals=portals, cast="karyn tommy").say("rest", "go east")
    else:
        s = scene(at="threat", portals=portals, deck="green1", crossroads=True, forks="c1")
        s.say("choose red_step")
    assert s.here == "g9"


# The Fog.


def numbers(shown: object) -> list[float]:
    """Every number with a fraction in a view: what a needle or a field is made of."""
    if isinstance(shown, dict):
        shown = list(shown.values())
    if isinstance(shown, list | tuple):
        return [number for part in shown for number in numbers(part)]
    return [shown] if isinstance(shown, float) else []


@clause("TF-10.11-01")
def test_each_turn_begins_under_the_fog() -> None:
    s = scene("blue1 blue2 blue3", "red1", fog=True, cast="tommy luke", fates="clear:unused")
    assert s.story("turn", "fog_falls") == ["turn", "fog_falls"]
    assert s.see()["fogged"] is True
    assert s.needle() is None
    s.say("rest")
    assert s.needle() == 0.0
    s.say("done")
    assert (s.seat, s.needle()) == (1, None)
    assert scene("blue1").needle() == 0.0


@clause("TF-10.11-02")
def test_the_fog_lifts_after_an_action_and_before_the_group_moves_by_a_card() -> None:
    s = scene("blue1", fog=True, figures="alan:o0:0.0", display=STEADY).say("play blue1")
    assert s.needle() is None
    s.say("set o0 90.0")
    assert s.prompt == "way"
    assert s.needle() == 90.0
    assert s.story("faceless_set", "fog_lifts", "stepped") == ["faceless_set", "fog_lifts"]
    whisper = scene("blue1", "", fog=True, fates="clear:unused").say("give blue1 > 0 > 1")
    assert (whisper.prompt, whisper.needle()) == ("after", 0.0)
    purple = scene("purple1", fog=True).say("play purple1")
    assert purple.needle() == 0.0
    paced = scene("blue1", fog=True, cast="lily tommy").say("play blue1", "set o0 180.0")
    assert (paced.prompt, paced.needle()) == ("pace", 0.0)


@clause("TF-10.11-03", "E18")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_under_the_fog_a_figure_is_tried_blind(viewer: int | None) -> None:
    """There is no number in the view of which a needle could be made.

    The only one says how faint a field moves no needle, which is a figure of the table.
    """
    s = scene("yellow1 red2", fog=True, goat="j5:12.0", display=STEADY.replace("yellow1", "blue2"),
              figures="judith:o0:31.0 alan:o14:144.0", fates="move_billygoat:unused")  # fmt: skip
    assert numbers(s.g.view(viewer)) == []
    card = s.g.copy()
    card.play(0, "play yellow1")
    trial = card.view(viewer)["table"]["trial"]
    assert (trial["figure"], trial["rest"]) == ("judith", None)
    assert set(trial["places"].values()) == {None}
    assert numbers(card.view(viewer)) == [trial["faint"]] == [1.0]
    goat = s.g.copy()
    goat.play(0, "remember move_billygoat")
    assert numbers(goat.view(viewer)) == [1.0]
    s.say("play yellow1", "set o0 180.0")
    assert s.story("faceless_set", "fog_lifts", "stepped") == [
        "faceless_set", "fog_lifts", "stepped"
    ]  # fmt: skip
    assert len(s.path()) == 1


@clause("A41", "TF-10.11-02")
def test_a_memory_used_before_the_action_leaves_the_fog() -> None:
    s = scene("blue1", fog=True, fates="step:unused").say("remember step", "go east")
    assert s.here == "g8"
    assert s.needle() is None
    power = scene("blue1", fog=True, cast="matt tommy").say("turn alan")
    assert set(power.see()["trial"]["places"].values()) == {None}
    assert power.say("set o0 7.0").needle() is None


@clause("TF-10.11-03")
def test_what_is_seen_under_the_fog_does_not_depend_on_the_field() -> None:
    """The same table with and without the Earth: another needle, the same view."""
    shown = []
    for earth in (False, True):
        g = scene("yellow1", fog=True, goat="j5:12.0", earth=earth).g
        before = g.view(0)
        g.play(0, "play yellow1")
        shown.append([{**view, "switches": {}} for view in (before, g.view(0))])
    assert json.dumps(shown[0]) == json.dumps(shown[1])
