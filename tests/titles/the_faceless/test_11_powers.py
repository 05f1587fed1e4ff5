"""TF-11: characters and their ten powers."""

from __future__ import annotations

import pytest

import gloam
from gloam.titles.the_faceless.cards import CHARACTER, POWER
from gloam.titles.the_faceless.meta import FIGURES
from tests.titles.the_faceless.scene import QUIET, TITLE, clause, scene

STEADY = "yellow1 red1 red2 purple1 purple2"
"""A display without blue and green."""


@clause("TF-11.1-01", "A43")
def test_characters_lie_open_and_the_powers_are_matched_in_a_file() -> None:
    s = scene(cast="casper tommy")
    assert s.see(None)["characters"] == ["casper", "tommy"]
    assert s.see(None)["powers"] == ["whispers", "carries"]
    assert FIGURES.ours["powers"].mark == "D"
    assert FIGURES.values()["powers"] == POWER.names
    other = TITLE.new(2, 1, characters="casper tommy", figures=turned_powers())
    assert other.view(None)["table"]["powers"] == ["carries", "second_look"]
    assert len(CHARACTER.names) == 10


def turned_powers() -> str:
    """Another set of figures: Casper has the tenth power, and the rest follow."""
    powers = FIGURES.values()["powers"]
    return str([powers[-1], *powers[:-1]]).replace("'", '"').join(('{"powers": ', "}"))


@clause("TF-11.1-02")
@pytest.mark.parametrize(
    "power", ["casper", "emily", "lily", "matt", "pj", "luke", "karyn", "julie"]
)
def test_a_power_may_be_left_alone(power: str) -> None:
    """Whoever has it can go through a turn in which it changes nothing."""
    s = scene("purple1 blue1", cast=f"{power} tommy", figures="alan:o0:180.0", lies="step:g8")
    s.say("play purple1")
    while s.g.turn == 1 and s.g.outcome is None:
        passive = ("done", "as_printed", "keep", "act", "go east")
        s.say(next(text for text in passive if text in s.options()))
    assert s.path() == ["g8"]
    assert s.g.turn == 2


@clause("TF-11.1-03")
@pytest.mark.parametrize(
    ("power", "verb"),
    [("casper", "give_free"), ("julie", "peek"), ("matt", "turn"), ("tommy", "carry")],
)
def test_a_power_is_its_owner_s_and_only_in_his_own_turn(power: str, verb: str) -> None:
    own = scene("blue1", "", cast=f"{power} dylan", lies="step:h2")
    assert own.may(verb)
    other = scene("", "blue1", cast=f"dylan {power}", lies="step:h2")
    assert other.seat == 0
    assert not other.may(verb)


@clause("TF-11.1-03", "TF-11.2-03")
def test_the_larger_hand_holds_in_every_turn() -> None:
    s = scene("blue1", "red1 red2 red3", cast="tommy dylan", display="")
    assert len(s.say("give blue1 > 0 > 1").hand(1)) == 4


@clause("TF-11.1-04", "TF-10.3-10")
def test_the_first_face_of_the_die_suspends_powers() -> None:
    s = scene("blue1 blue2", "", cast="casper tommy", face="no_powers", fates="clear:unused")
    assert not s.may("give_free")
    assert s.refused()["give_free blue1 > 0 > 1"] == "TF-11.1-04"
    assert "remember clear" in s.options()


@clause("TF-11.1-04", "TF-11.2-03")
def test_a_suspended_larger_hand_discards_nothing_but_draws_to_three() -> None:
    full = scene("blue1 blue2 blue3 red1", cast="dylan tommy", face="no_powers", display=STEADY[8:])
    assert len(full.hand(0)) == 4
    s = scene(
        "blue1", cast="dylan tommy", face="no_powers", display="red1 red2 red3 yellow1 yellow2"
    )
    s.say("rest", "take red", "take red")
    assert len(s.hand(0)) == 3


@clause("TF-11.1-04", "TF-10.5-03")
def test_the_den_suspends_only_the_player_whose_turn_it_is() -> None:
    s = scene("blue1", "red1 red2 red3", cast="casper dylan", den="g8 g9 h8", display="")
    assert not s.may("give_free")
    assert "give blue1 > 0 > 1" in s.options()


# P1: whispers.


@clause("TF-11.2-01")
def test_one_free_whisper_before_or_after_the_action() -> None:
    s = scene("blue1 purple1", "red2", cast="casper tommy", display=STEADY)
    s.say("give_free blue1 > 0 > 1")
    assert s.prompt == "before"
    assert s.refused()["give_free red2 > 1 > 0"] == "TF-11.2-01"
    s.say("play purple1", "go east")
    assert s.seat == 1
    later = scene("blue1 purple1", "red2", cast="casper tommy").say("play purple1", "go east")
    assert later.prompt == "after"
    later.say("swap_free blue1 > 0 red2 > 1")
    assert (later.hand(0), later.hand(1)) == (["red2"], ["blue1"])
    assert later.seat == 1


@clause("TF-11.2-02")
def test_two_whispers_in_a_turn() -> None:
    s = scene("blue1 blue2", "", cast="casper tommy", display=STEADY)
    s.say("give_free blue1 > 0 > 1", "give blue2 > 0 > 1")
    assert s.hand(1) == ["blue1", "blue2"]
    assert (s.seat, s.prompt) == (1, "before")


# P2: the larger hand.


@clause("TF-11.2-03")
def test_a_rest_fills_up_to_four() -> None:
    s = scene("blue1", cast="dylan tommy", display="red1 red2 red3 yellow1 yellow2")
    s.say("rest", "take red", "take red", "take red")
    assert len(s.hand(0)) == 4


@clause("TF-11.2-04")
def test_a_memory_and_a_whisper_go_by_four_too() -> None:
    s = scene("blue1", "blue2 blue3", cast="tommy dylan", fates="refill:unused",
              display="red1 red2 red3 yellow1 yellow2")  # fmt: skip
    s.say("remember refill", "refill > 1", "take red", "take yellow")
    assert s.hand(1) == ["blue2", "blue3", "yellow2", "red3"]
    assert s.refused()["give blue1 > 0 > 1"] == "TF-4.7-02"


# P3: two cards.


@clause("TF-11.2-05")
def test_the_first_card_is_resolved_whole_before_the_second_is_chosen() -> None:
    s = scene(
        "purple1 purple2 blue1", cast="emily tommy", figures="alan:o0:180.0", display="yellow1 red1"
    )
    s.say("play purple1")
    assert s.prompt == "way"
    s.say("go east")
    assert s.prompt == "second_card"
    assert s.options() == {"play purple2", "play blue1", "done"}
    s.say("play blue1", "set o0 0.0")
    assert s.path() == ["g8", "g7"]


@clause("TF-11.2-06")
@pytest.mark.parametrize("second", [True, False])
def test_the_second_card_may_be_left_and_one_threat_follows(second: bool) -> None:
    s = scene(
        "purple1 purple2 purple3", cast="emily tommy", display="yellow1 red1 red2 blue1 blue2"
    )
    s.say("play purple1", "go east")
    if second:
        s.say("play purple2", "go east", "go east")
    else:
        s.say("done")
    assert len(s.happened("revealed")) == 1
    assert len(s.path()) == 1 + 2 * second
    assert s.seat == 1


# P4: foresight.


@clause("TF-11.2-07", "TF-2.2-04")
def test_a_look_at_the_top_card_at_the_start_for_its_owner_alone() -> None:
    s = scene("blue1", "red2", cast="julie tommy", deck="purple3", fates="clear:unused")
    s.say("peek")
    assert s.see(0)["me"]["top"] == "purple3"
    assert s.see(1)["me"]["top"] is None
    assert s.happened("peeked", 0)[0]["card"] == "purple3"
    for other in (1, None):
        assert "purple3" not in str(s.g.view(other))
    assert s.refused()["peek"] == "TF-11.2-07"


@clause("TF-11.2-07")
def test_later_in_the_turn_it_is_too_late_to_look() -> None:
    s = scene("blue1", cast="julie tommy", fates="step:unused").say("remember step", "go east")
    assert s.refused()["peek"] == "TF-11.2-07"


@clause("TF-11.2-07")
def test_there_is_nothing_to_look_at_on_an_empty_deck() -> None:
    assert scene("blue1", cast="julie tommy", left=0).refused()["peek"] == "TF-11.2-07"


@clause("TF-11.2-08", "TF-11.2-09")
def test_after_a_rest_or_a_whisper_the_threat_may_be_left_out() -> None:
    s = scene("blue1 blue2 blue3", cast="julie tommy", deck="purple3").say("rest")
    assert s.prompt == "calm"
    s.say("calm_down")
    assert s.path() == []
    assert s.column("purple") == ["purple1", "purple2", "purple3"]
    acted = scene("blue1 blue2 blue3", cast="julie tommy", deck="purple3").say("rest", "act")
    assert len(acted.path()) == 3
    whisper = scene("blue1", "", cast="julie tommy", deck="purple3").say("give blue1 > 0 > 1")
    assert whisper.prompt == "calm"


@clause("TF-11.2-08")
def test_after_a_walk_the_threat_acts() -> None:
    s = scene(
        "purple1", cast="julie tommy", deck="purple3", display="yellow1 red1 red2 blue1 blue2"
    )
    s.say("play purple1", "go east")
    assert s.path() == ["g8", "g9"]


@clause("TF-11.2-08", "A38")
def test_modules_answer_all_the_same() -> None:
    s = scene("blue1 blue2 blue3", cast="julie tommy", deck="red2", servants="k8 k2 l7 b10",
              edition="scenario-2", servant_cards="east", eyes="b12:open l2:closed")  # fmt: skip
    s.say("rest")
    assert s.story("watched", "servants_move") == ["watched", "servants_move"]
    s.say("calm_down")
    assert s.happened("threat") == []


@clause("TF-11.2-08", "TF-10.3-10")
def test_a_die_that_forbids_powers_in_time_lets_no_threat_be_left_out() -> None:
    s = scene("blue1 blue2 blue3", cast="julie tommy", deck="yellow2", creepy_die=True, chance=(0,))
    s.say("rest", "done")
    assert s.see()["face"] == "no_powers"
    assert len(s.happened("threat")) == 1
    lifted = scene("blue1 blue2 blue3", cast="julie tommy", deck="yellow2", creepy_die=True,
                   face="no_powers", chance=(5,))  # fmt: skip
    assert lifted.say("rest", "done").prompt == "calm"


# P5: wanders.


@clause("TF-11.2-10")
@pytest.mark.parametrize("early", [True, False])
def test_a_rest_may_move_the_group_a_step_before_or_after(early: bool) -> None:
    s = scene("blue1 blue2", cast="karyn tommy", here="g12", lies="step:g2",
              display="red1 red2 red3 yellow1 yellow2")  # fmt: skip
    s.say("rest", *(("go east", "take red") if early else ("take red", "go east")))
    assert s.here == "g2"
    assert s.fate("step") == "unused"
    assert len(s.hand(0)) == 3


@clause("TF-11.2-10")
def test_only_one_step_and_only_in_a_rest() -> None:
    s = scene("blue1 blue2 blue3", cast="karyn tommy").say("rest", "go east")
    assert s.here == "g8"
    assert s.seat == 1
    assert "go east" not in scene("blue1", cast="karyn tommy").options()
    assert scene("blue1 blue2 blue3", cast="karyn tommy").say("rest", "done").path() == []


# P6: paces.


@clause("TF-11.2-11")
@pytest.mark.parametrize(("answer", "steps"), [("fewer", 0), ("as_printed", 1), ("more", 2)])
def test_a_card_may_count_one_more_or_one_less(answer: str, steps: int) -> None:
    s = scene("blue1", cast="lily tommy", display=STEADY).say("play blue1")
    assert s.prompt == "move_faceless"
    s.say("set o0 180.0")
    assert (s.prompt, s.path()) == ("pace", [])
    s.say(answer)
    assert len(s.path()) == steps


@clause("TF-11.2-11", "TF-10.4-02")
def test_what_is_told_of_the_value_counts_the_crossroads_too() -> None:
    s = scene("purple3", cast="lily tommy", display="yellow1 red1 red2 blue1 blue2",
              pieces={"less_next": 1})  # fmt: skip
    s.say("play purple3", "more")
    assert [event["count"] for event in s.happened("paced")] == [3]
    s.say("go east", "go east", "go east")
    assert len(s.path()) == 3


@clause("TF-11.2-11")
def test_four_steps_of_a_purple_three_go_where_one_likes() -> None:
    s = scene("purple3", cast="lily tommy", display="yellow1 red1 red2 blue1 blue2")
    s.say("play purple3", "more", "go east", "go east", "go east", "go west")
    assert s.here == "g9"


# P7: recovers.


@clause("TF-11.2-12", "A39", "TF-11.1-03")
@pytest.mark.parametrize("cast", ["luke tommy", "tommy luke"])
def test_a_recovered_memory_gives_a_card_and_a_swap_in_any_turn(cast: str) -> None:
    s = scene("purple1 blue1", "blue2", cast=cast, lies="step:g8", deck="red3")
    s.say("play purple1", "go east")
    seat = cast.split().index("luke")
    assert (s.seat, s.prompt) == (seat, "gain")
    card = s.hand(seat)[0]
    s.say("draw")
    assert "red3" in s.hand(seat)
    assert s.refused()["draw"] == "TF-11.2-13"
    s.say(f"exchange {card} purple")
    assert sorted(s.hand(seat)) == ["purple2", "red3"]


@clause("TF-11.2-13")
def test_the_swapped_card_lies_at_the_bottom_of_its_own_colour() -> None:
    s = scene("purple1 blue1", cast="luke tommy", lies="step:g8",
              display="blue2 yellow1 red1 purple2 purple3")  # fmt: skip
    s.say("play purple1", "go east", "exchange blue1 purple")
    assert s.column("blue") == ["blue2", "blue1"]
    assert s.column("purple") == ["purple2"]
    assert s.hand(0) == ["purple3"]
    assert s.refused()["exchange purple3 red"] == "TF-11.2-13"


@clause("TF-11.2-13", "TF-4.8-01")
def test_a_full_hand_draws_nothing_then() -> None:
    s = scene("purple1", "blue1 blue2 blue3", cast="tommy luke", lies="step:g8")
    s.say("play purple1", "go east")
    assert s.refused()["draw"] == "TF-4.8-01"
    assert s.refused()["exchange blue1 green"] == "TF-4.6-02"
    s.say("exchange blue1 red", "done")
    assert s.hand(1) == ["blue2", "blue3", "red1"]


@clause("TF-11.2-13")
def test_each_memory_sets_it_off_anew() -> None:
    s = scene("purple2", "blue1", cast="tommy luke", lies="step:g8 clear:g9", deck="red2 red3")
    s.say("play purple2", "go east", "draw", "done", "go east")
    assert s.prompt == "gain"
    s.say("draw", "done")
    assert s.hand(1) == ["blue1", "red2", "red3"]


@clause("TF-11.2-13", "TF-11.1-02")
def test_who_can_neither_draw_nor_swap_is_not_asked() -> None:
    s = scene("purple2", "blue1 blue2 blue3", cast="tommy luke", lies="step:g8")
    s.say("play purple2", "go east", "exchange blue1 red")
    assert (s.seat, s.prompt) == (0, "way")
    none = scene("purple2", "", cast="tommy luke", lies="step:g8", left=0)
    none.say("play purple2", "go east")
    assert (none.seat, none.prompt) == (0, "way")


# P8: turns.


@clause("TF-11.2-14", "TF-5.4-01")
@pytest.mark.parametrize("before", [True, False])
def test_one_faceless_may_be_turned_where_it_stands(before: bool) -> None:
    s = scene("purple1", cast="matt tommy", figures="alan:o0:180.0 sam:o12:0.0")
    if not before:
        s.say("play purple1", "go east")
        assert s.prompt == "after"
    s.say("turn sam")
    assert s.spans() == {"set o12"}
    assert s.see()["trial"]["figure"] == "sam"
    assert list(s.see()["trial"]["places"]) == ["o12"]
    assert s.refused()["set o13"] == "TF-11.2-14"
    s.say("set o12 47.1")
    assert (s.outer("sam"), s.heading("sam")) == ("o12", "47.1")
    assert len(s.path()) == (0 if before else 1)


@clause("TF-11.2-15")
def test_once_a_turn_and_never_billygoat() -> None:
    s = scene("purple1", cast="matt tommy", figures="alan:o0:180.0 sam:o12:0.0", goat="j5:0.0")
    assert "turn billygoat" not in s.options()
    s.say("turn sam", "set o12 47.1")
    assert s.refused()["turn alan"] == "TF-11.2-15"
    s.say("play purple1", "go east")
    assert s.seat == 1


# P9: a second look.


@clause("TF-11.2-16", "TF-11.2-17")
def test_the_card_revealed_may_be_replaced_once() -> None:
    s = scene(at="threat", cast="pj tommy", deck="yellow2 red2 green1", display="yellow1 red1",
              creepy_die=True, goat="g12:0.0")  # fmt: skip
    s.say("replace")
    assert s.discards() == ["yellow2"]
    assert s.column("yellow") == ["yellow1"]
    assert s.column("red") == ["red1", "red2"]
    assert s.happened("rolled") == []
    assert s.prompt == ""
    assert s.happened("threat") == [{"event": "threat", "colour": "red", "count": 2}]


@clause("TF-11.2-16")
def test_only_in_one_s_own_threat_phase_and_one_may_keep_it() -> None:
    other = scene(at="threat", cast="tommy pj", deck="green1")
    assert other.prompt == ""
    kept = scene(at="threat", cast="pj tommy", deck="green1").say("keep")
    assert kept.column("green") == ["green1"]


@clause("TF-11.2-16", "TF-9.1-02")
def test_another_card_that_is_not_there_loses() -> None:
    s = scene(at="threat", cast="pj tommy", deck="green1", left=1)
    assert s.prompt == "second_look"
    assert s.say("replace").reason() == "no_cards"
    kept = scene(at="threat", cast="pj tommy", deck="green1", left=1).say("keep")
    assert kept.reason() is None


# P10: carries.


@clause("TF-11.2-18", "A40")
def test_a_memory_may_be_carried_to_an_adjacent_free_space_even_beside_another() -> None:
    s = scene("blue1", cast="tommy dylan", lies="step:h2 clear:h4", goat="h8:0.0")
    s.say("carry h2 east")
    assert s.lies("step") == "h3"
    assert s.fate("step") == "lying"
    assert s.happened("carried", None) == [
        {"event": "carried", "seat": 0, "space": "h2", "to": "h3"}
    ]
    assert s.see(None)["memories"] == ["h3", "h4"]


@clause("TF-11.2-18")
@pytest.mark.parametrize(
    "written",
    [{"goat": "h3:0.0"}, {"here": "h3"}, {"blocks": {"1": "h3 i3 i2"}}, {"portals": "h3 b7 l7"}],
)
def test_only_to_a_free_space(written: dict[str, object]) -> None:
    s = scene("blue1", cast="tommy dylan", lies="step:h2", **written)  # type: ignore[arg-type]
    assert s.refused()["carry h2 east"] == "TF-11.2-18"


@clause("TF-11.2-19", "A40")
def test_once_a_turn_before_the_action_and_not_over_the_edge() -> None:
    s = scene("purple1", cast="tommy dylan", lies="step:g2 clear:k4", fates="refill:unused")
    assert "carry g2 west" not in s.options() | set(s.refused())
    with pytest.raises(gloam.NotAllowed):
        s.say("carry g2 west")
    s.say("carry g2 east")
    assert s.refused()["carry g3 east"] == "TF-11.2-19"
    s.say("play purple1", "go east")
    assert s.prompt == "after"
    assert not s.may("carry")


@clause("TF-11.2-18", "TF-10.14-05")
def test_a_collector_goes_along() -> None:
    s = scene("blue1", cast="tommy dylan", edition="scenario-4", lies="step:h2 clear:k4",
              servants="h2 k4", burdens="step clear")  # fmt: skip
    s.say("carry h2 east")
    assert s.spots("servants") == ["h3", "k4"]
    assert s.lies("step") == "h3"


@clause("TF-11.2-18", "TF-2.2-04")
@pytest.mark.parametrize("burdens", ["step clear", "clear step"])
def test_of_two_on_one_space_which_is_carried_tells_nothing(burdens: str) -> None:
    """It is the first Servant's, whatever lies beneath it."""
    one, other = burdens.split()
    s = scene("blue1", cast="tommy dylan", edition="scenario-4", lies="step:h2 clear:h2",
              servants="h2 h2", burdens=burdens)  # fmt: skip
    s.say("carry h2 east")
    assert (s.lies(one), s.lies(other)) == ("h3", "h2")


@clause("TF-11.1-04")
def test_refusals_of_a_suspended_power_name_it() -> None:
    s = scene("blue1", cast="matt tommy", face="no_powers", display=QUIET.replace("blue1", "blue2"))
    assert {s.refused()[f"turn {name}"] for name in ("alan", "sam", "judith")} == {"TF-11.1-04"}
    carries = scene("blue1", cast="tommy dylan", face="no_powers", lies="step:h2",
                    display=QUIET.replace("blue1", "blue2"))  # fmt: skip
    assert carries.refused()["carry h2 east"] == "TF-11.1-04"
