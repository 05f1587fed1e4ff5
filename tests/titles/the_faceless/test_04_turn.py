"""TF-4: a turn, and the three actions."""

from __future__ import annotations

import pytest

import gloam
from tests.titles.the_faceless.scene import QUIET, clause, scene

THREE = "alan:o0:180.0 sam:o12:0.0 judith:o24:0.0"


@clause("TF-4.1-01", "TF-3.6-05", "TF-4.1-03")
def test_a_turn_is_one_action_between_memories_and_then_a_threat() -> None:
    s = scene("purple1", "blue2", fates="clear:unused", cast="tommy dylan luke")
    assert s.prompt == "before"
    assert {"play purple1", "rest", "remember clear"} <= s.options()
    assert "done" not in s.options()
    s.say("play purple1", "go east")
    assert s.prompt == "after"
    assert s.options() == {"done", "remember clear"}
    s.say("done")
    assert s.story("played", "stepped", "revealed", "turn") == [
        "turn", "played", "stepped", "revealed", "turn"
    ]  # fmt: skip
    assert (s.seat, s.prompt, s.g.turn) == (1, "before", 2)


@clause("TF-3.6-05")
def test_after_the_last_player_comes_the_first() -> None:
    s = scene("", "red2 red3", pieces={"current": 1})
    s.say("give red2 > 1 > 0")
    assert (s.seat, s.prompt) == (0, "before")


@clause("TF-4.1-02", "A4")
@pytest.mark.parametrize("first", [True, False])
def test_one_memory_s_effect_a_turn_before_or_after(first: bool) -> None:
    s = scene("purple1", fates="step:unused clear:unused")
    if first:
        s.say("remember step", "go east")
        assert s.refused()["remember clear"] == "TF-4.1-02"
        s.say("play purple1", "go west")
        assert s.seat == 1
    else:
        s.say("play purple1", "go west")
        s.say("remember step", "go east")
    assert s.happened("remembered")[0]["memory"] == "step"
    assert s.here == "g7"
    assert s.seat == 1
    assert "remember clear" in s.options()


@clause("TF-4.1-03", "A7")
def test_a_rest_with_a_full_hand_draws_nothing() -> None:
    s = scene("blue1 blue2 red2", display="yellow1 red1 purple1 purple2 purple3")
    s.say("rest")
    assert s.hand(0) == ["blue1", "blue2", "red2"]
    assert s.seat == 1


@clause("TF-4.2-01")
def test_a_walk_plays_a_card_of_one_s_own() -> None:
    s = scene("purple2", "blue2")
    assert "play blue2" not in s.options()
    s.say("play purple2", "go east", "go east")
    assert s.discards() == ["purple2"]
    assert s.hand(0) == []
    empty = scene("", "blue2")
    assert not empty.may("play")
    assert {"rest"} <= empty.options()


@clause("TF-4.2-02", "E1", "TF-4.3-01", "TF-4.3-02")
def test_yellow_moves_judith_first_and_then_the_group_by_the_needle() -> None:
    """Judith alone, turned about at will between her neighbours."""
    s = scene("yellow1", figures="judith:o12:0.0 sam:o6:0.0 alan:o24:0.0", display=QUIET[6:])
    s.say("play yellow1")
    assert s.prompt == "move_faceless"
    assert s.g.asks[0][2][0] == 2
    assert s.spans() == {f"set o{at}" for at in range(8, 23)}
    assert s.story("faceless_set", "stepped") == []
    s.say("set o8 123.4")
    assert (s.outer("judith"), s.heading("judith")) == ("o8", "123.4")
    assert (s.outer("alan"), s.outer("sam")) == ("o24", "o6")
    assert s.story("faceless_set", "stepped")[:2] == ["faceless_set", "stepped"]
    assert len(s.path()) == 1


@clause("TF-4.3-01")
@pytest.mark.parametrize(
    ("card", "figure"), [("yellow1", "judith"), ("green1", "sam"), ("blue2", "alan")]
)
def test_each_colour_is_for_its_faceless(card: str, figure: str) -> None:
    s = scene(card, figures=THREE).say(f"play {card}")
    assert s.see()["trial"]["figure"] == figure


@clause("TF-4.3-02")
def test_a_faceless_may_stay_and_only_turn_or_not_even_that() -> None:
    s = scene("blue1", figures=THREE, display="yellow1 red1 purple1 purple2 purple3")
    s.say("play blue1", "set o0 180.0")
    assert (s.outer("alan"), s.heading("alan")) == ("o0", "180.0")


@clause("TF-4.3-03", "TF-4.3-04", "A47")
def test_a_faceless_stays_between_the_others_and_off_their_neighbours() -> None:
    s = scene("blue2", figures=THREE).say("play blue2")
    assert s.spans() == {f"set o{at % 36}" for at in range(26, 36 + 11)}
    refused = s.refused()
    assert [refused[f"set o{at}"] for at in (11, 12, 13, 23, 24, 25)] == ["TF-4.3-04"] * 6
    assert refused["set o18"] == "TF-4.3-03"
    with pytest.raises(gloam.NotAllowed) as no:
        s.say("set o18 90.0")
    assert no.value.rule == "TF-4.3-03"


@clause("TF-4.3-05", "TF-5.5-03")
def test_a_faceless_that_was_removed_comes_back_anywhere() -> None:
    s = scene("blue2", figures="sam:o12:0.0 judith:o24:0.0").say("play blue2")
    near = {f"set o{at}" for at in (11, 12, 13, 23, 24, 25)}
    assert s.spans() == {f"set o{at}" for at in range(36)} - near
    assert s.say("set o18 90.0").outer("alan") == "o18"


@clause("TF-4.2-03", "TF-4.2-02", "TF-5.1-01")
def test_the_needle_is_read_anew_after_each_step() -> None:
    """Billygoat beside the path turns the needle as the Group comes by."""
    s = scene("blue3", goat="h8:300.0", display="yellow1 red1 red2 yellow2 purple1")
    s.say("play blue3", "set o0 180.0")
    assert s.path() == ["f8", "f9", "g9"]
    assert [event["way"] for event in s.happened("stepped")] == ["southeast", "east", "northeast"]


@clause("TF-4.2-04")
def test_every_step_must_be_taken_and_a_bump_is_one() -> None:
    s = scene("purple3", blocks={"1": "g8 g9 h8"}, fates="clear:unused step:used")
    s.say("play purple3", "go west", "go east", "go east")
    assert s.path() == ["g6", "g7"]
    assert len(s.happened("bumped")) == 1
    assert "done" not in scene("purple2").say("play purple2").options()


@clause("TF-4.4-01", "TF-4.4-02", "E2")
def test_red_moves_billygoat_one_space_and_then_the_group() -> None:
    s = scene("red2", goat="j5:0.0", display="yellow1 red1 purple1 purple2 purple3")
    s.say("play red2")
    assert s.prompt == "move_billygoat"
    assert s.spans() == {f"move {space}" for space in ("j6", "k5", "k4", "j4", "i5", "i6")}
    assert s.refused()["move j5"] == "TF-4.4-01"
    s.say("move k4 271.3")
    assert (s.goat, s.heading("billygoat")) == ("k4", "271.3")
    assert len(s.path()) == 2


@clause("TF-4.4-02", "TF-5.3-03")
def test_billygoat_goes_neither_onto_an_obstacle_nor_over_the_edge() -> None:
    s = scene("red2", goat="g12:0.0", blocks={"1": "g11 h10 h11"}).say("play red2")
    assert s.spans() == {"move f12"}
    assert s.refused()["move g11"] == "TF-4.4-02"
    assert s.refused()["move h11"] == "TF-4.4-02"


@clause("TF-4.4-03", "A45")
def test_billygoat_hemmed_in_stays_and_may_be_turned() -> None:
    s = scene("red2", goat="g12:0.0", blocks={"1": "g11 h11 f12"}).say("play red2")
    assert s.spans() == {"move g12"}
    assert s.say("move g12 45.0").goat == "g12"
    assert s.heading("billygoat") == "45.0"


@clause("TF-4.4-04")
def test_billygoat_moved_onto_the_group_catches_it() -> None:
    s = scene("red2", goat="g8:0.0").say("play red2")
    assert "move g7" in s.spans()
    assert s.say("move g7 0.0").reason() == "caught"
    assert s.g.outcome is not None
    assert s.g.outcome.winners == ()


@clause("TF-4.4-05", "TF-8.3-03")
def test_billygoat_may_stand_on_a_memory_and_on_tokens() -> None:
    s = scene("red2", goat="j5:0.0", lies="step:j6", eyes="k5:open k2:open", portals="j4 c8 g2")
    s.say("play red2")
    assert {"move j6", "move k5", "move j4"} <= s.spans()
    assert s.say("move j6 0.0").lies("step") == "j6"


@clause("TF-4.5-01", "TF-4.5-02", "E3")
def test_purple_walks_where_the_players_like_and_moves_nothing_else() -> None:
    s = scene("purple3", lies="step:g6")
    before = (s.g.at[:], s.g.headings[:], s.g.goat)
    s.say("play purple3")
    for way in ("west", "northwest", "east"):
        assert s.prompt == "way"
        assert s.options() == {
            "go east", "go northeast", "go northwest", "go west", "go southwest", "go southeast"
        }  # fmt: skip
        s.say(f"go {way}")
    assert s.path() == ["g6", "h5", "h6"]
    assert s.fate("step") == "unused"
    assert (s.g.at[:], s.g.headings[:], s.g.goat) == before


@clause("TF-4.5-01", "TF-5.3-01")
def test_purple_goes_through_the_labyrinth() -> None:
    s = scene("purple1", here="g12", display="yellow1 red1 red2 purple2 purple3")
    assert s.say("play purple1", "go east").path() == ["g2"]


@clause("TF-4.6-01", "TF-4.6-02", "E5", "TF-8.7-02")
def test_a_rest_fills_the_hand_from_the_bottoms_of_columns() -> None:
    s = scene("blue2", display="purple1 purple2 red1 red2 yellow1")
    s.say("rest")
    assert s.options() == {"take purple", "take red", "take yellow"}
    assert s.refused()["take blue"] == "TF-4.6-02"
    s.say("take purple", "take red")
    assert s.hand(0) == ["blue2", "red2", "purple2"]
    assert (s.column("purple"), s.column("red")) == (["purple1"], ["red1"])


@clause("TF-4.6-02")
def test_two_cards_may_come_of_one_column() -> None:
    s = scene("blue2", display="purple1 purple2 red1 red2 yellow1")
    s.say("rest", "take purple", "take purple")
    assert s.hand(0) == ["blue2", "purple1", "purple2"]
    assert s.column("purple") == []


@clause("TF-4.6-03", "A6")
def test_an_empty_display_has_the_hand_filled_from_the_deck() -> None:
    s = scene("blue2", display="purple1", deck="red1 red2")
    s.say("rest")
    assert sorted(s.hand(0)) == ["blue2", "purple1", "red1"]
    assert [event["card"] for event in s.happened("drew")] == ["red1"]


@clause("TF-4.6-03")
def test_the_deck_is_not_drawn_from_while_the_display_has_cards() -> None:
    s = scene("blue2 blue3", display="purple1 red1 red2 yellow1 yellow2").say("rest")
    assert s.refused()["draw"] == "TF-4.6-03"


@clause("TF-4.6-04")
def test_nobody_stops_before_the_hand_is_full() -> None:
    s = scene("", display="purple1 red1 red2 yellow1 yellow2").say("rest", "take red")
    assert s.prompt == "fill"
    assert "done" not in s.options()
    wanders = scene("", cast="karyn tommy", display="purple1 red1 red2 yellow1 yellow2").say("rest")
    assert wanders.refused()["done"] == "TF-4.6-04"


@clause("TF-4.6-05", "A6", "TF-3.5-03", "TF-8.7-01")
def test_the_display_is_filled_up_after_the_whole_action() -> None:
    s = scene("", display="purple1 red1 red2 yellow1 yellow2", deck="blue1 blue2 blue3 green1")
    s.say("rest", "take red", "take red")
    assert s.happened("added") == []
    s.say("take purple")
    assert [event["card"] for event in s.happened("added")] == ["blue1", "blue2", "blue3"]
    assert s.story("took", "added", "revealed", "threat") == [
        *["took"] * 3, *["added"] * 3, "revealed", "threat"
    ]  # fmt: skip


@clause("TF-4.7-01", "TF-4.7-03")
def test_a_whisper_gives_between_any_two_hands() -> None:
    s = scene(
        "blue1", "blue2", "blue3", cast="tommy dylan luke", display="red1 red2 red3 yellow1 purple1"
    )
    assert {"give blue2 > 1 > 2", "give blue1 > 0 > 2", "give blue3 > 2 > 0"} <= s.options()
    s.say("give blue2 > 1 > 2")
    assert [s.hand(seat) for seat in range(3)] == [["blue1"], [], ["blue2", "blue3"]]
    assert s.seat == 1


@clause("TF-4.7-01", "TF-4.7-03")
def test_a_whisper_swaps_one_card_for_one() -> None:
    s = scene(
        "blue1", "blue2", "blue3", cast="tommy dylan luke", display="red1 red2 red3 yellow1 purple1"
    )
    s.say("swap blue2 > 1 blue3 > 2")
    assert [s.hand(seat) for seat in range(3)] == [["blue1"], ["blue3"], ["blue2"]]


@clause("TF-4.7-02", "E6", "A8", "TF-4.8-01")
def test_a_full_hand_takes_no_gift_but_swaps() -> None:
    s = scene("blue1 blue2 blue3", "red1 red2 red3", cast="tommy luke", display="")
    assert s.refused()["give blue1 > 0 > 1"] == "TF-4.7-02"
    with pytest.raises(gloam.NotAllowed) as no:
        s.say("give blue1 > 0 > 1")
    assert no.value.rule == "TF-4.7-02"
    s.say("swap blue1 > 0 red3 > 1")
    assert (s.hand(0), s.hand(1)) == (["blue2", "blue3", "red3"], ["blue1", "red1", "red2"])


@clause("TF-4.8-01")
def test_a_larger_hand_takes_a_fourth_card() -> None:
    s = scene("blue1", "red1 red2 red3", cast="tommy dylan", display="")
    assert len(s.say("give blue1 > 0 > 1").hand(1)) == 4
