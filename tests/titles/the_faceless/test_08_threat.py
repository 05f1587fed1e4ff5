"""TF-8: the Threat phase and its five effects."""

from __future__ import annotations

import pytest

import gloam
from tests.titles.the_faceless.scene import Scene, clause, scene

THREE = "alan:o0:180.0 sam:o12:0.0 judith:o24:0.0"


def threat(display: str, card: str, **written: object) -> Scene:
    """A card is revealed to a display."""
    return scene(at="threat", display=display, deck=card, **written)  # type: ignore[arg-type]


@clause("TF-8.1-01", "TF-4.6-02")
def test_the_card_revealed_is_the_bottom_of_its_column_and_counts() -> None:
    s = threat("purple1 red1", "purple2 green1")
    assert s.column("purple") == ["purple1", "purple2"]
    assert s.happened("threat") == [{"event": "threat", "colour": "purple", "count": 2}]
    assert len(s.path()) == 2


@clause("TF-8.1-02")
def test_exactly_one_card_takes_effect() -> None:
    s = scene("blue1 blue2 blue3", "red1 red2 red3", cast="tommy luke", deck="blue2 red2 green1",
              display="blue1 blue2 yellow1 yellow2 purple1")  # fmt: skip
    s.say("rest")
    assert [event["colour"] for event in s.happened("threat")] == ["blue"]
    assert [event["card"] for event in s.happened("added")] == ["red2"]
    s.say("rest")
    assert [event["colour"] for event in s.happened("threat")] == ["blue", "green"]


@clause("TF-8.1-03", "E9")
@pytest.mark.parametrize(
    ("card", "pairs"), [("blue3", 1), ("green3", 0), ("yellow3", 1), ("yellow2", 2)]
)
def test_pairs_are_half_the_cards_rounded_down(card: str, pairs: int) -> None:
    """The book's display, one card of the colour still to come."""
    colours = "purple1 purple2 purple3 red1 red2 blue1 yellow1 yellow2"
    if card == "yellow2":
        colours += " yellow3"
    s = threat(colours, card, figures=THREE)
    assert s.happened("threat")[0]["count"] == pairs


@clause("TF-8.1-04", "TF-8.5-02", "A11", "TF-8.5-01")
def test_a_blue_threat_adds_a_card_a_pair_and_blue_ones_do_not_lengthen_it() -> None:
    s = threat("blue1 blue2 blue3", "blue2 blue2 blue3 red1 red2", left=12)
    assert [event["card"] for event in s.happened("added")] == ["blue2", "blue3"]
    assert len(s.column("blue")) == 6
    assert len(s.happened("threat")) == 1


@clause("TF-8.1-05", "A37", "TF-10.1-03")
def test_the_order_of_what_a_red_card_sets_off() -> None:
    s = threat("blue1", "red1", eyes="b12:open l2:closed", servants="k8 k2 l7 b10",
               servant_cards="east", edition="scenario-2", avatars="eraserhead unspeakable",
               fates="step:unused", goat="g2:0.0", cast="tommy luke")  # fmt: skip
    s.say("first eraserhead")
    names = (
        "revealed",
        "watched",
        "servants_move",
        "spent",
        "silence",
        "threat",
        "billygoat_moved",
    )
    assert s.story(*names) == list(names)


@clause("TF-8.1-05", "A37")
@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("yellow1", ("revealed", "watched", "rolled", "threat")),
        ("green1", ("revealed", "watched", "fork_shown", "fork_chosen", "threat")),
        ("blue1", ("revealed", "watched", "haunts_turned", "threat")),
    ],
)
def test_the_order_of_what_other_cards_set_off(card: str, names: tuple[str, ...]) -> None:
    s = threat("red1", card, eyes="b12:open l2:closed", creepy_die=True, crossroads=True,
               haunted=True, haunts="k8:1:east", forks="c2", chance=(5,))  # fmt: skip
    if s.prompt == "crossroads":
        s.say("choose no_yellow_green")
    assert s.story(*names) == list(names)


@clause("TF-8.1-05", "TF-11.2-16")
def test_a_card_is_replaced_before_anything_answers_to_it() -> None:
    s = threat("red1", "yellow1 purple1", cast="pj tommy", creepy_die=True)
    assert s.prompt == "second_look"
    assert s.story("rolled", "threat") == []


@clause("TF-8.2-01")
def test_purple_moves_the_group_by_the_needle_once_a_card() -> None:
    s = threat("purple1 purple2", "purple3")
    assert s.path() == ["g8", "g9", "g10"]
    assert {event["end"] for event in s.happened("stepped")} == {"red"}


@clause("TF-8.2-01", "TF-7.1-06")
def test_purple_can_bump() -> None:
    s = threat(
        "purple1 purple2", "purple3", blocks={"1": "g9 g10 h9"}, fates="clear:unused step:used"
    )
    assert s.reason() == "trapped"
    assert s.path() == ["g8"]
    assert len(s.happened("bumped")) == 2


@clause("TF-8.2-01", "TF-4.2-03")
def test_purple_reads_the_needle_anew() -> None:
    s = threat("purple1 purple2", "purple3", goat="g10:240.0")
    assert s.path() == ["f8", "f9", "f10"]
    assert [event["way"] for event in s.happened("stepped")] == ["southeast", "east", "east"]


@clause("TF-8.3-01", "TF-2.2-03")
def test_red_brings_billygoat_nearer_and_turns_him_once_a_card() -> None:
    s = threat("red1 red2", "red3", goat="g12:77.0")
    assert [event["space"] for event in s.happened("billygoat_moved")] == ["g11", "g10", "g9"]
    assert s.heading("billygoat") == "0.0"


@clause("TF-8.3-02")
def test_of_several_shortest_ways_the_players_choose_at_each_step() -> None:
    s = threat("red1", "red2", goat="i8:0.0")
    assert s.prompt == "approaches"
    assert s.options() == {"approach i7", "approach h8"} or len(s.options()) > 1
    assert set(s.refused().values()) == {"TF-8.3-02"}
    choice = sorted(s.options())[0]
    s.say(choice)
    assert s.happened("billygoat_moved")[0]["space"] == choice.removeprefix("approach ")


@clause("TF-8.3-02", "TF-8.3-03", "TF-5.3-03")
def test_he_goes_round_obstacles_and_never_over_the_edge() -> None:
    """Straight ahead lies an Obstacle; over the edge the Group would be next to him."""
    s = threat("yellow1", "red1", here="g3", goat="g12:0.0", blocks={"1": "g11 h10 h11"})
    assert s.goat == "f12"
    ahead = threat("yellow1", "red1", goat="g10:0.0", blocks={"1": "g9 h9 h8"})
    assert ahead.goat == "f10"


@clause("TF-8.3-03")
def test_he_passes_over_memories_and_stops_on_them() -> None:
    s = threat("red1", "red2", goat="g12:0.0", lies="step:g11 clear:g10")
    assert s.goat == "g10"
    assert (s.lies("step"), s.lies("clear")) == ("g11", "g10")


@clause("TF-8.3-04")
def test_without_a_way_he_turns_where_he_stands() -> None:
    s = threat("red1", "red2", goat="g12:90.0", blocks={"1": "g11 h11 f12"})
    assert s.goat == "g12"
    assert s.heading("billygoat") == "0.0"
    assert len(s.happened("billygoat_moved")) == 2


@clause("TF-8.3-05")
def test_reaching_the_group_loses_at_once() -> None:
    s = threat("red1 red2", "red3", goat="g9:0.0")
    assert s.reason() == "caught"
    assert len(s.happened("billygoat_moved")) == 2


@clause("TF-8.3-01", "TF-5.5-02")
def test_coming_nearer_can_snap_a_faceless_away() -> None:
    s = threat("yellow1", "red1", here="d12", goat="g12:0.0", figures="alan:o35:0.0")
    assert (s.goat, s.heading("billygoat")) == ("f12", "60.0")
    assert s.outer("alan") is None


@clause("TF-8.4-01", "TF-8.4-04")
def test_yellow_turns_a_faceless_round_for_each_pair() -> None:
    s = threat("yellow1", "yellow2", figures=THREE)
    assert s.prompt == "turn_round"
    assert s.options() == {"flip alan", "flip sam", "flip judith"}
    assert s.see()["trial"] is None
    s.say("flip sam")
    assert [s.heading(name) for name in ("alan", "sam", "judith")] == ["180.0", "180.0", "0.0"]
    assert s.outer("sam") == "o12"


@clause("TF-8.4-02")
def test_each_pair_takes_a_different_one() -> None:
    s = threat("yellow1 yellow2 yellow3", "yellow3", figures=THREE).say("flip sam")
    assert s.refused()["flip sam"] == "TF-8.4-02"
    assert s.options() == {"flip alan", "flip judith"}
    s.say("flip alan")
    assert [s.heading(name) for name in ("alan", "sam", "judith")] == ["0.0", "180.0", "0.0"]


@clause("TF-8.4-02")
def test_no_more_than_three_are_turned() -> None:
    column = "yellow1 yellow1 yellow2 yellow2 yellow2 yellow3 yellow3"
    s = threat(column, "yellow3", figures=THREE)
    assert s.happened("threat")[0]["count"] == 4
    assert len(s.happened("turned_round")) == 3
    assert [s.heading(name) for name in ("alan", "sam", "judith")] == ["0.0", "180.0", "180.0"]


@clause("TF-8.4-03", "A44")
def test_neither_the_group_nor_billygoat_is_turned() -> None:
    s = threat("yellow1", "yellow2", figures=THREE, goat="j5:0.0")
    assert "flip billygoat" not in s.options()
    with pytest.raises(gloam.NotAllowed):
        s.say("flip billygoat")
    assert s.say("flip sam").path() == []


@clause("TF-8.6-01", "TF-8.6-03")
def test_green_makes_player_after_player_discard_from_the_current_on() -> None:
    hands = ("blue1 blue2", "red1 red2", "purple1 purple2")
    s = scene(*hands, at="threat", display="green1 green1 green2", deck="green2",
              cast="tommy dylan luke", pieces={"current": 1})  # fmt: skip
    assert (s.seat, s.prompt) == (1, "give_up")
    assert s.options() == {"discard red1", "discard red2"}
    s.say("discard red2")
    assert s.seat == 2
    s.say("discard purple1")
    assert s.discards() == ["red2", "purple1"]
    assert s.prompt == ""


@clause("TF-8.6-01")
def test_the_only_card_of_a_hand_goes_and_then_the_next_player_s() -> None:
    s = scene("blue1", "red2", at="threat", display="green1 green1 green2", deck="green2")
    assert s.discards() == ["blue1", "red2"]


@clause("TF-8.6-02", "TF-8.6-03")
def test_an_empty_hand_costs_the_deck_and_the_round_goes_on() -> None:
    s = scene("blue1", "", at="threat", display="green1 green1 green2 green2 green2",
              deck="green3 red1 red2")  # fmt: skip
    assert s.discards() == ["blue1", "red1", "red2"]
    assert s.g.outcome is None


@clause("TF-8.7-01", "TF-4.6-05")
def test_after_what_takes_cards_the_display_is_filled_up_without_effect() -> None:
    s = scene("blue1", fates="clear:unused", display="red1 red2 red3 yellow1 yellow2",
              deck="purple3 red1")  # fmt: skip
    s.say("remember clear", "clear red", "clear yellow")
    assert [event["card"] for event in s.happened("added")] == ["purple3", "red1"]
    assert s.happened("threat") == []
    assert s.path() == []


@clause("TF-8.7-02")
def test_in_a_column_the_last_that_came_is_the_first_to_go() -> None:
    s = scene("blue1", fates="clear:unused", display="red1 red2 red3 yellow1 yellow2")
    s.say("remember clear", "clear red", "clear red")
    assert s.discards() == ["red3", "red2"]


@clause("TF-2.2-04", "TF-8.1-01")
def test_everybody_sees_the_card_that_is_revealed() -> None:
    s = threat("red1", "yellow1", cast="pj tommy")
    assert s.see(1)["revealed"] == "yellow1"
    assert s.happened("revealed", 1) == [{"event": "revealed", "seat": 0, "card": "yellow1"}]
