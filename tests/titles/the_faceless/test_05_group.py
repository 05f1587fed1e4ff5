"""TF-5: how the Group moves, trials, and magnets that snap together."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

import pytest

import gloam
from gloam.titles.the_faceless.board import SPACE
from gloam.titles.the_faceless.compass import HEADING
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import ALL_BUT, TITLE, Scene, clause, scene

STEADY = "yellow1 red1 red2 purple1 purple2"
"""A display without blue and green."""


@clause("TF-5.1-01", "TF-2.2-02")
@pytest.mark.parametrize(
    ("needle", "space"),
    [("east", "g8"), ("northeast", "h7"), ("northwest", "h6"),
     ("west", "g6"), ("southwest", "f7"), ("southeast", "f8")],
)  # fmt: skip
def test_the_angle_gives_the_direction_and_that_the_space(needle: str, space: str) -> None:
    s = scene("yellow1", needle=needle, display="yellow2 red1 red2 purple1 purple2")
    s.say("play yellow1", "set o2 0.0" if needle != "east" else "set o20 0.0")
    assert len(s.path()) == 1
    alone = scene("blue1", needle=needle)
    heading = alone.heading("alan")
    assert alone.say("play blue1", f"set {alone.outer('alan')} {heading}").path() == [space]


@clause("TF-5.1-02", "TF-9.1-04", "A10", "TF-6.1-04")
def test_billygoat_is_met_before_the_memory_beneath_him() -> None:
    s = scene("purple1", goat="g8:0.0", lies="step:g8", fates=ALL_BUT)
    s.say("play purple1", "go east")
    assert s.reason() == "caught"
    assert s.fate("step") == "lying"


@clause("TF-5.1-02")
def test_billygoat_is_met_before_a_servant_on_his_space() -> None:
    s = scene("purple1", goat="g8:0.0", servants="g8", edition="scenario-2")
    assert s.say("play purple1", "go east").reason() == "caught"


@clause("TF-5.1-02")
def test_a_servant_is_met_before_the_memory_and_that_before_the_eye() -> None:
    s = scene("purple1", servants="g8 h2", burdens="step clear", lies="step:g8 clear:h2",
              eyes="g8:closed k2:closed", edition="scenario-4", cast="tommy dylan")  # fmt: skip
    s.say("play purple1", "go east")
    assert s.story("servant_gone", "recovered", "eye_turned") == [
        "servant_gone", "recovered", "eye_turned"
    ]  # fmt: skip


@clause("TF-5.1-02", "TF-9.1-01")
def test_the_last_memory_wins_before_the_eye_beneath_it_opens() -> None:
    s = scene("purple1", lies="step:g8", fates=ALL_BUT, eyes="g8:closed k2:closed", here="g7")
    s.say("play purple1", "go east")
    assert s.reason() == "rescued"


@clause("TF-5.1-02")
def test_a_memory_is_recovered_before_a_haunted_place_pushes_and_a_portal_comes_last() -> None:
    s = scene("purple1", lies="step:g8", haunts="g8:2:east", portals="g11 b7 l7", haunted=True)
    s.say("play purple1", "go east")
    assert s.story("recovered", "haunted", "stepped", "ported") == [
        "stepped", "recovered", "haunted", "stepped", "stepped", "ported"
    ]  # fmt: skip
    assert s.here == "g11"


@clause("TF-5.1-03", "TF-6.1-02")
def test_passing_through_a_space_is_moving_onto_it() -> None:
    s = scene("purple2", lies="step:g8", eyes="g8:open k2:closed")
    s.say("play purple2", "go east", "go east")
    assert s.fate("step") == "unused"
    assert s.g.open[0] is False
    assert s.here == "g9"


@clause("TF-5.1-04")
def test_when_the_game_ends_in_a_step_the_rest_is_dropped() -> None:
    s = scene("purple3", lies="step:g8", fates=ALL_BUT, haunts="g8:3:east", haunted=True)
    s.say("play purple3", "go east")
    assert s.reason() == "rescued"
    assert s.path() == ["g8"]
    assert s.g.stack == []


@clause("TF-5.2-01", "E4", "TF-7.1-05")
def test_midway_between_two_the_players_choose() -> None:
    """Sam side-on at 90° to the Group: straight between north-east and north-west (V3)."""
    s = scene("blue1", figures="alan:o0:0.0", display=STEADY)
    s.say("play blue1", "set o0 90.0")
    assert s.prompt == "way"
    assert s.options() == {"go northeast", "go northwest"}
    assert s.refused()["go east"] == "TF-5.1-01"
    assert s.say("go northwest").path() == ["h6"]


@clause("TF-7.1-05")
def test_at_each_tie_the_players_choose_anew() -> None:
    s = scene("blue2", figures="alan:o0:0.0", display=STEADY, blocks={"1": "h6 i5 i6"},
              fates="clear:unused step:used")  # fmt: skip
    s.say("play blue2", "set o0 90.0", "go northwest")
    assert s.fate("clear") == "used"
    assert s.options() == {"go northeast", "go northwest"}
    assert s.say("go northeast").path() == ["h7"]


@clause("TF-5.2-02", "V6")
def test_without_a_field_the_needle_keeps_its_last_reading() -> None:
    three = "alan:o0:180.0 sam:o12:300.0 judith:o24:60.0"
    s = scene("blue1", figures=three, pieces={"last": 0b001000}, display=STEADY)
    assert s.needle() is None
    assert s.say("play blue1", "set o0 180.0").path() == ["g6"]
    never = scene("blue1", figures=three, display=STEADY).say("play blue1", "set o0 180.0")
    assert len(never.options()) == 6


@clause("TF-5.3-01", "A2")
@pytest.mark.parametrize(("labyrinth", "space"), [("line", "i2"), ("antipodal", "e4")])
def test_over_the_edge_lies_the_far_side(labyrinth: str, space: str) -> None:
    s = scene("purple1", here="i10", labyrinth=labyrinth)
    assert s.say("play purple1", "go east").path() == [space]


@clause("TF-5.3-02", "TF-7.1-06")
def test_what_is_on_the_far_side_acts_as_always() -> None:
    s = scene("purple2", here="g12", blocks={"1": "g2 g3 h2"}, fates="clear:unused")
    s.say("play purple2", "go east", "go west")
    assert s.happened("bumped")
    assert s.path() == ["g11"]
    assert s.fate("clear") == "used"
    with_memory = scene("purple1", here="g12", lies="step:g2")
    assert with_memory.say("play purple1", "go east").fate("step") == "unused"
    goat = scene("purple1", here="g12", goat="g2:0.0")
    assert goat.say("play purple1", "go east").reason() == "caught"


# Trials.


@clause("TF-5.4-01")
def test_a_figure_is_tried_with_the_needle_answering() -> None:
    """What the trial shows gives the needle for each place and heading, as the rules read it."""
    s = scene("blue2", figures="alan:o0:0.0 sam:o12:77.0", goat="j5:12.0", display=STEADY)
    s.say("play blue2")
    trial = s.see()["trial"]
    assert set(trial["places"]) == {span.removeprefix("set ") for span in s.spans()}
    for outer, heading in (("o0", "13.0"), ("o5", "222.2"), ("o30", "359.9")):
        other = s.g.copy()
        other.at[0], other.headings[0] = int(outer[1:]), HEADING.read(heading)
        real = other.field()
        xx, xy, yy = trial["places"][outer]
        c, t = cos(radians(float(heading))), sin(radians(float(heading)))
        seen = (trial["rest"][0] + xx * c + xy * t, trial["rest"][1] + xy * c + yy * t)
        assert seen == pytest.approx(real, abs=1e-4)


@clause("TF-5.4-01", "TF-10.2-05")
def test_billygoat_is_tried_too_even_in_an_obstacle() -> None:
    s = scene("red2", goat="j5:12.0", blocks={"2": "i6 i7 j6"}, avatars="spectral").say("play red2")
    trial = s.see()["trial"]
    assert set(trial["places"]) == {"2", "k5", "k4", "j4", "i5"}
    other = s.g.copy()
    other.goat, other.goat_in, other.headings[3] = -1, 1, 450
    xx, xy, yy = trial["places"]["2"]
    c, t = cos(radians(45)), sin(radians(45))
    seen = (trial["rest"][0] + xx * c + xy * t, trial["rest"][1] + xy * c + yy * t)
    assert seen == pytest.approx(other.field(), abs=1e-4)


@clause("TF-5.4-02")
def test_before_a_card_is_played_nothing_shows_what_the_needle_would_do() -> None:
    s = scene("blue1 red2 yellow1", "green1", goat="j5:12.0", fates="move_sam:unused")
    for viewer in (None, 0, 1):
        view = s.g.view(viewer)
        assert view["table"]["trial"] is None
        assert view["table"]["needle"] == pytest.approx(real_needle(s, "g7"))
        assert all(not decision["spans"] for decision in view["decisions"])
    with pytest.raises(gloam.NotAllowed):
        s.say("set o1 10.0")


def real_needle(s: Scene, space: str) -> float:
    other = s.g.copy()
    other.here = SPACE.read(space)
    x, y = other.field()
    return round(degrees(atan2(y, x)) % 360, 1)


def floats(shown: object) -> set[float]:
    """Every number with a fraction in a view."""
    if isinstance(shown, dict):
        shown = list(shown.values())
    if isinstance(shown, list | tuple):
        return {number for part in shown for number in floats(part)}
    return {shown} if isinstance(shown, float) else set()


@clause("TF-5.4-03")
@pytest.mark.parametrize(
    "texts", [(), ("play purple2",), ("play blue2",), ("play blue2", "set o0 93.0")]
)
def test_no_needle_is_shown_for_another_space(texts: tuple[str, ...]) -> None:
    s = scene("purple2 blue2", goat="j5:12.0", display=STEADY.replace("purple2", "purple3"),
              figures="alan:o0:31.0 sam:o14:144.0")  # fmt: skip
    s.say(*texts)
    view = s.g.view(0)
    others = {real_needle(s, name) for name in ("g8", "h7", "h6", "g6", "f7", "f8", "g9", "e7")}
    assert real_needle(s, s.here) in floats(view)
    assert not others & floats(view)


@clause("TF-5.4-04", "TF-5.4-05")
def test_once_a_figure_is_accepted_it_cannot_be_touched_nor_the_card_taken_back() -> None:
    s = scene("blue2 purple1", figures="alan:o0:0.0", display=STEADY).say("play blue2")
    for text in ("play purple1", "rest"):
        with pytest.raises(gloam.NotAllowed):
            s.say(text)
    s.say("set o0 90.0")
    assert s.prompt == "way"
    with pytest.raises(gloam.NotAllowed):
        s.say("set o0 180.0")


# Magnets that snap together.


@clause("TF-5.5-01", "TF-5.5-04", "A17", "TF-5.5-05")
def test_a_faceless_that_snaps_to_billygoat_is_put_away_and_the_group_moves_on() -> None:
    s = scene("blue1", figures="alan:o5:0.0 sam:o18:0.0", goat="g12:180.0", display=STEADY)
    s.say("play blue1", "set o0 180.0")
    assert s.happened("collided") == [{"event": "collided", "figure": "alan", "other": "billygoat"}]
    assert s.outer("alan") is None
    assert s.goat == "g12"
    assert len(s.path()) == 1


@clause("TF-5.5-04", "A17")
def test_they_repel_when_like_sides_meet_and_a_table_may_leave_collisions_out() -> None:
    away = scene("blue1", figures="alan:o5:0.0", goat="g12:180.0", display=STEADY)
    assert away.say("play blue1", "set o0 0.0").outer("alan") == "o0"
    off = scene("blue1", figures="alan:o5:0.0", goat="g12:180.0", display=STEADY, collisions="off")
    assert off.say("play blue1", "set o0 180.0").outer("alan") == "o0"


@clause("TF-5.5-04", "A17")
@pytest.mark.parametrize(("heading", "snaps"), [("98.6", False), ("110.0", True)])
def test_a_weak_pull_does_not_overcome_their_hold(heading: str, snaps: bool) -> None:
    """Side-on the magnets pull by 0.09 N, turned a little further by 0.2 N; 0.147 N hold them."""
    s = scene("blue1", figures="alan:o5:0.0", goat="g12:180.0", display=STEADY)
    s.say("play blue1", f"set o0 {heading}")
    assert (s.outer("alan") is None) == snaps


@clause("TF-5.5-04")
def test_only_adjacent_magnets_snap() -> None:
    s = scene("blue1", figures="alan:o5:0.0", goat="g11:180.0", display=STEADY)
    assert s.say("play blue1", "set o0 180.0").outer("alan") == "o0"


@clause("TF-5.5-02")
def test_billygoat_is_never_put_away() -> None:
    s = scene("red2", figures="alan:o0:180.0", goat="g11:180.0").say("play red2", "move g12 180.0")
    assert s.outer("alan") is None
    assert s.goat == "g12"
    assert s.happened("collided") == [{"event": "collided", "figure": "billygoat", "other": "alan"}]


@clause("TF-5.5-01")
def test_a_faceless_put_away_is_not_felt_by_the_compass() -> None:
    s = scene("blue1", figures="alan:o5:0.0", goat="g12:180.0", display=STEADY)
    s.say("play blue1", "set o0 180.0")
    alone = scene(figures="", goat="g12:180.0")
    alone.g.here = s.g.here
    assert s.needle() == alone.needle()


@clause("TF-5.5-06")
def test_a_faceless_put_away_cannot_be_turned() -> None:
    figures = "sam:o12:0.0 judith:o24:0.0"
    by_power = scene(cast="matt tommy", figures=figures)
    assert by_power.refused()["turn alan"] == "TF-5.5-06"
    threat = scene(figures=figures, display="yellow1 yellow2 red1 purple1 purple2", at="threat",
                   deck="yellow3")  # fmt: skip
    assert threat.prompt == "turn_round"
    assert threat.options() == {"flip sam", "flip judith"}
    assert threat.refused()["flip alan"] == "TF-5.5-06"


@clause("TF-5.4-01", "TF-5.4-02")
def test_the_trial_of_a_real_game_is_of_the_card_that_was_played() -> None:
    g = TITLE.new(2, 3)
    assert isinstance(g, TheFaceless)
    s = Scene(g)
    assert s.see()["trial"] is None
    card = next(o for o in sorted(s.options()) if o.startswith(("play blue", "play green")))
    s.say(card)
    assert s.see(1 - s.seat)["trial"]["figure"] in ("alan", "sam")
