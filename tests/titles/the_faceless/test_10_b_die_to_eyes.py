"""TF-10.3 to TF-10.6: the Creepy Die, the Crossroads, the Den, the Eyes."""

from __future__ import annotations

import pytest

import gloam
from gloam.titles.the_faceless.board import SPACE
from gloam.titles.the_faceless.cards import CROSSROADS
from gloam.titles.the_faceless.layout import billygoat_places
from gloam.titles.the_faceless.meta import FIGURES
from gloam.titles.the_faceless.obstacles import den_layings, legal_layings, symbols
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import ALL_BUT, TITLE, Scene, clause, scene

NO_POWERS, ONE_MORE, ONE_LESS, SPARED, CLOSER, CALM = range(6)
STEADY = "yellow1 red1 red2 purple1 purple2"
THREE = "alan:o0:180.0 sam:o12:0.0 judith:o24:0.0"


def die(*faces: int, **written: object) -> Scene:
    """A turn with the die, and what it will show."""
    hands = written.pop("hands", ("blue1 purple1",))
    return scene(*hands, creepy_die=True, chance=faces, **written)  # type: ignore[arg-type, misc]


@clause("TF-10.3-01", "TF-10.3-04")
def test_a_yellow_card_rolls_before_its_effect() -> None:
    s = scene(at="threat", creepy_die=True, deck="yellow2", figures=THREE, chance=(CALM,))
    assert s.story("revealed", "rolled", "threat") == ["revealed", "rolled", "threat"]
    assert s.see()["face"] == "calm"
    assert TITLE.new(2, 1, creepy_die=True).view(None)["table"]["face"] is None
    assert scene(at="threat", creepy_die=True, deck="green1").happened("rolled") == []


@clause("TF-10.3-02")
def test_once_a_turn_one_may_roll_for_a_card() -> None:
    s = die(CALM, deck="red3").say("roll")
    assert s.story("added", "rolled") == ["added", "rolled"]
    assert s.happened("added")[0]["card"] == "red3"
    assert s.happened("threat") == []
    assert s.refused()["roll"] == "TF-10.3-02"
    assert not scene("blue1").may("roll")


@clause("TF-10.3-02")
def test_one_may_roll_after_the_action_too() -> None:
    s = die(CALM, display=STEADY.replace("purple1", "blue2")).say("play purple1", "go east", "roll")
    assert s.see()["face"] == "calm"
    assert s.seat == 1


@clause("TF-10.3-03", "E11")
def test_the_die_that_forbids_powers_is_rolled_away_and_the_same_face_stays() -> None:
    s = die(CALM, CALM, cast="casper tommy", face="no_powers", deck="green1 yellow2 green1",
            figures=THREE, display="blue2 red1 purple2 purple3 red2")  # fmt: skip
    assert not s.may("give_free")
    s.say("roll")
    assert s.may("give_free")
    s.say("play purple1", "go east", "done")
    assert [event["face"] for event in s.happened("rolled")] == ["calm", "calm"]
    assert s.see()["face"] == "calm"


@clause("TF-10.3-05", "TF-10.3-11")
@pytest.mark.parametrize(("face", "steps"), [("one_more", 3), ("one_less", 1), ("calm", 2)])
def test_a_whole_movement_is_one_step_longer_or_shorter(face: str, steps: int) -> None:
    card = scene("blue2", face=face, creepy_die=True, display=STEADY)
    card.say("play blue2", "set o0 180.0")
    assert len(card.path()) == steps
    threat = scene(at="threat", face=face, creepy_die=True, display="purple1", deck="purple2")
    assert len(threat.path()) == steps
    assert threat.happened("threat") == [{"event": "threat", "colour": "purple", "count": steps}]


@clause("TF-10.3-06")
def test_the_extra_step_of_a_purple_card_follows_the_red_end() -> None:
    s = scene("purple1", face="one_more", creepy_die=True, needle="west")
    s.say("play purple1", "go east")
    assert s.path() == ["g8", "g7"]
    assert [event["end"] for event in s.happened("stepped")] == ["free", "red"]


@clause("TF-10.3-07", "TF-10.3-13", "TF-10.3-15")
def test_the_fifth_face_brings_billygoat_and_rolls_again_for_nothing() -> None:
    s = die(CLOSER, CLOSER, CALM, goat="g12:90.0", deck="red3 red2").say("roll")
    assert [event["space"] for event in s.happened("billygoat_moved")] == ["g11", "g10"]
    assert s.heading("billygoat") == "0.0"
    assert len(s.happened("added")) == 1
    assert s.see()["face"] == "calm"


@clause("TF-10.3-13")
def test_the_fifth_face_may_catch_the_group() -> None:
    assert die(CLOSER, goat="g8:0.0").say("roll").reason() == "caught"


@clause("TF-10.3-08")
def test_a_movement_of_nothing_leaves_the_group() -> None:
    s = scene("purple1", face="one_less", creepy_die=True, portals="g8 b7 l7", display=STEADY[:-8])
    s.say("play purple1")
    assert s.path() == []
    assert s.here == "g7"
    threat = scene(at="threat", face="one_less", creepy_die=True, display="red1", deck="purple1")
    assert threat.path() == []


@clause("TF-10.3-09")
@pytest.mark.parametrize("face", ["one_more", "one_less"])
def test_other_movements_are_left_alone(face: str) -> None:
    memory = scene("blue1", face=face, creepy_die=True, fates="step:unused")
    assert memory.say("remember step", "go east").path() == ["g8"]
    power = scene("blue1 blue2 blue3", face=face, creepy_die=True, cast="karyn tommy")
    assert power.say("rest", "go east").path() == ["g8"]
    fork = scene(
        at="threat", deck="green1", face=face, creepy_die=True, crossroads=True, forks="c1"
    )
    assert fork.say("choose red_step").path() == ["g8"]
    steps = 2 if face == "one_more" else 0
    haunt = scene("purple2", face=face, creepy_die=True, haunted=True, haunts="g8:1:east")
    haunt.say("play purple2", "go east")
    if steps:
        haunt.say("go east")
    assert haunt.path()[:2] == ["g8", "g9"]
    assert [event["end"] for event in haunt.happened("stepped")].count("pushed") == 1


@clause("TF-10.3-12", "A26")
def test_the_fourth_face_spares_a_memory_once_and_is_rolled_again() -> None:
    wall = {"1": "g8 g9 h8"}
    s = scene("purple2", face="spared", creepy_die=True, blocks=wall, fates="clear:unused",
              chance=(CALM,))  # fmt: skip
    s.say("play purple2", "go east")
    assert s.options() == {"spare", "spend clear"}
    s.say("spare")
    assert (s.here, s.fate("clear"), s.see()["face"]) == ("g7", "unused", "calm")
    s.say("go east")
    assert s.fate("clear") == "used"
    bare = scene("purple1", face="spared", creepy_die=True, blocks=wall, chance=(CALM,))
    bare.say("play purple1", "go east", "spare")
    assert bare.g.outcome is None
    kept = scene("purple1", face="spared", creepy_die=True, blocks=wall, fates="clear:unused")
    kept.say("play purple1", "go east", "spend clear")
    assert kept.see()["face"] == "spared"
    other = scene("purple1", creepy_die=True, blocks=wall, fates="clear:unused step:unused")
    assert other.say("play purple1", "go east").refused()["spare"] == "TF-10.3-12"


@clause("TF-10.3-12")
def test_the_fourth_face_spares_a_step_into_a_swamp() -> None:
    s = scene("purple1", face="spared", creepy_die=True, blocks={"1": "g8 g9 h8"}, swamps="1",
              chance=(CALM,))  # fmt: skip
    s.say("play purple1", "go east", "spare")
    assert s.here == "g8"


@clause("TF-10.3-14")
def test_the_sixth_face_does_nothing() -> None:
    s = die(CALM, goat="g12:90.0", figures=THREE)
    before = (s.g.goat, s.g.headings[:], s.g.here)
    s.say("roll")
    assert (s.g.goat, s.g.headings[:], s.g.here) == before


@clause("TF-10.3-13")
def test_all_six_faces_come_up() -> None:
    seen = set()
    for seed in range(60):
        seen.add(
            scene("blue1", creepy_die=True, seed=seed).say("roll").happened("rolled")[0]["face"]
        )
    assert seen == set(FIGURES.values()["die-faces"])


# Crossroads.


def fork(card: str, *answers: str, **written: object) -> Scene:
    given: dict[str, object] = {"at": "threat", "deck": "green1", "crossroads": True, **written}
    hands = given.pop("hands", ())
    return scene(*hands, forks=card, **given).say(*answers)  # type: ignore[arg-type, misc]


@clause("TF-10.4-01", "TF-2.2-04", "A30")
def test_ten_cards_in_a_pile_face_down() -> None:
    orders = set()
    for seed in range(6):
        g = TITLE.new(2, seed, crossroads=True)
        assert isinstance(g, TheFaceless)
        assert sorted(g.forks) == list(range(10))
        orders.add(tuple(g.forks))
        assert g.view(0)["table"]["forks"] == 10
    assert len(orders) == 6
    assert FIGURES.ours["crossroads"].mark == "D"
    assert len(CROSSROADS.names) == 10


@clause("TF-10.4-02", "E10")
def test_at_a_green_card_the_current_player_chooses_the_white_end() -> None:
    s = fork("c1", blocks={"1": "g8 g9 h8"}, pieces={"current": 1})
    assert (s.seat, s.prompt) == (1, "crossroads")
    assert s.options() == {"choose red_step", "choose white_step"}
    assert s.story("revealed", "fork_shown", "threat") == ["revealed", "fork_shown"]
    s.say("choose white_step")
    assert s.path() == ["g6"]
    assert s.happened("stepped")[0]["end"] == "white"
    assert s.story("fork_chosen", "threat") == ["fork_chosen", "threat"]


@clause("TF-10.4-03")
def test_the_card_is_discarded_and_an_empty_pile_is_shuffled_anew() -> None:
    s = fork("c1", "choose white_step")
    assert s.see()["forks_gone"] == ["c1"]
    assert s.see()["forks"] == 9
    last = scene(at="threat", deck="green1", crossroads=True,
                 pieces={"forks": [], "forks_gone": list(range(10))})  # fmt: skip
    assert last.prompt == "crossroads"
    assert (last.see()["forks"], last.see()["forks_gone"]) == (9, [])


@clause("TF-10.4-04")
def test_what_cannot_be_done_may_not_be_chosen_if_the_other_can() -> None:
    s = fork("c8", goat="g12:0.0")
    assert s.options() == {"choose goat_step"}
    assert s.refused()["choose spend_memory"] == "TF-10.4-04"
    assert fork("c8", goat="g12:0.0", fates="step:unused").options() == {
        "choose spend_memory",
        "choose goat_step",
    }
    assert fork("c5", goat="g12:0.0").options() == {"choose goat_step"}
    neither = fork("c7", left=1)
    assert neither.options() == {"choose drop_two", "choose lose_card"}
    assert fork("c6", figures="").refused()["choose turn_one"] == "TF-10.4-04"


@clause("TF-10.4-05", "TF-10.4-02")
@pytest.mark.parametrize(
    ("card", "still", "moves"),
    [("c2", ("yellow", "green"), "blue"), ("c3", ("yellow", "blue"), "green"),
     ("c4", ("blue", "green"), "yellow")],
)  # fmt: skip
def test_two_colours_only_turn_their_faceless_in_the_next_turn(
    card: str, still: tuple[str, str], moves: str
) -> None:
    hands = ("", "yellow1 green1 blue1", "yellow2 green2 blue2")
    choice = f"choose no_{still[0]}_{still[1]}"
    s = fork(card, choice, at="threat next_player", hands=hands, cast="tommy dylan luke",
             figures=THREE)  # fmt: skip
    assert (s.seat, s.prompt) == (1, "before")
    assert set(s.see()["still"]) == set(still)
    for colour in still:
        other = Scene(s.g.copy()).say(f"play {colour}1")
        assert len(other.spans()) == 1
        assert "TF-10.4-02" in other.refused().values()
    assert len(Scene(s.g.copy()).say(f"play {moves}1").spans()) > 1
    s.say("rest")
    while s.seat != 2 or s.prompt != "before":
        s.say(sorted(s.options())[0])
    assert s.see()["still"] == []


@clause("TF-10.4-05", "TF-10.4-02")
def test_a_faceless_put_away_stays_away_while_its_card_only_turns_it() -> None:
    s = fork(
        "c2",
        "choose no_yellow_green",
        at="threat next_player",
        hands=("", "green2"),
        figures="alan:o0:180.0",
    )
    s.say("play green2")
    assert s.options() == {"keep_off"}
    assert s.see()["trial"] is None
    assert len(s.say("keep_off").path()) == 2


@clause("TF-10.4-02", "A30")
def test_what_the_other_cards_do() -> None:
    """Each effect of the default deck, one after the other."""
    added = fork("c2", "choose add_card", deck="green1 red2 green2", display="blue1")
    assert [event["card"] for event in added.happened("added")] == ["red2"]
    lost = fork("c5", "choose lose_card", hands=("blue1 blue2",), goat="g12:0.0")
    assert lost.prompt == "lose_one"
    assert lost.say("discard blue2").hand(0) == ["blue1"]
    assert fork("c5", "choose goat_step", goat="g12:90.0").goat == "g11"
    one = fork("c6", "choose turn_one", figures=THREE)
    assert one.prompt == "turn_round"
    assert one.say("flip sam").heading("sam") == "180.0"
    assert fork("c6", "choose red_step").path() == ["g8"]
    dropped = fork("c7", "choose drop_two", deck="green1 red2 red3")
    assert dropped.discards() == ["red2", "red3"]
    assert fork("c7", "choose lose_card", hands=("blue1",)).prompt == "lose_one"
    spent = fork("c8", "choose spend_memory", fates="step:unused")
    assert (spent.fate("step"), spent.happened("remembered")) == ("used", [])
    assert fork("c8", "choose goat_step", goat="g12:0.0").goat == "g11"
    turned = fork("c9", "choose turn_all", figures=THREE)
    assert [turned.heading(name) for name in ("alan", "sam", "judith")] == ["0.0", "180.0", "180.0"]
    assert fork("c9", "choose white_step").path() == ["g6"]
    less = fork("c10", "choose one_less", at="threat next_player", hands=("", "purple1 purple3"))
    less.say("play purple3", "go east", "go east")
    assert len(less.path()) == 2
    assert less.prompt != "way"
    assert fork("c10", "choose drop_two", deck="green1 red2 red3").discards() == ["red2", "red3"]


@clause("TF-10.4-05")
def test_one_less_of_a_one_is_none() -> None:
    s = fork("c10", "choose one_less", at="threat next_player", hands=("purple3", "purple1"),
             deck="green1 yellow2")  # fmt: skip
    s.say("play purple1")
    assert (s.path(), s.seat) == ([], 0)
    s.say("play purple3", "go east", "go east")
    assert s.prompt == "way"


# The Den.


@clause("TF-10.5-01", "TF-10.5-02")
def test_where_the_den_lies_and_billygoat_begins() -> None:
    for seed in range(15):
        g = TITLE.new(2, seed, den=True)
        assert isinstance(g, TheFaceless)
        assert len(set(g.den)) == 3
        assert not set(g.den) & symbols(g)
        around = {near for cell in g.den for near in g.board.near[cell]}
        assert {g.cover[space] for space in (*g.den, *around)} == {-1}
        assert not set(g.den) & set(g.lies)
        assert g.goat in around
        assert not g.board.edge[g.goat]
        assert g.goat not in g.lies


@clause("TF-10.5-01", "TF-10.5-02")
def test_by_hand_the_players_lay_the_den_and_put_billygoat_by_it() -> None:
    g = TITLE.new(2, 1, den=True, layout="by_hand")
    assert isinstance(g, TheFaceless)
    s = Scene(g)
    while s.prompt != "lay_den":
        s.say(str(g.decisions[0].options[0]))
    assert len(s.options()) == len(list(den_layings(g)))
    while s.prompt != "place_billygoat":
        s.say(str(g.decisions[0].options[0]))
    assert s.options() == {f"stand {SPACE.names[space]}" for space in billygoat_places(g)}
    around = {near for cell in g.den for near in g.board.near[cell]}
    assert all(SPACE.read(option.split()[1]) in around for option in s.options())


@clause("TF-10.5-03", "E12", "A25")
def test_a_turn_that_begins_by_the_den_has_no_power_and_no_memory_s_effect() -> None:
    s = scene(
        "blue1", "", cast="casper tommy", den="g8 g9 h8", fates="clear:unused", display=STEADY
    )
    assert s.needle() == 0.0
    assert s.see()["barred"] is True
    assert s.refused()["remember clear"] == "TF-10.5-03"
    assert s.refused()["give_free blue1 > 0 > 1"] == "TF-11.1-04"
    with pytest.raises(gloam.NotAllowed):
        s.say("remember clear")
    s.say("play blue1", "set o0 0.0")
    assert s.path() == ["g6"]
    assert s.g.outcome is None
    assert s.refused().get("remember clear") in (None, "TF-10.5-03")


@clause("A25", "TF-10.5-03")
def test_only_where_the_turn_began_counts() -> None:
    away = scene("purple1", cast="casper tommy", here="g6", den="g8 g9 h8", fates="clear:unused")
    away.say("play purple1", "go east")
    assert "remember clear" in away.options()
    moved = scene("purple2", cast="casper tommy", den="g8 g9 h8", fates="clear:unused")
    moved.say("play purple2", "go west", "go west")
    assert moved.prompt != "after"


@clause("TF-10.5-04")
def test_by_the_den_memories_still_pay() -> None:
    s = scene("purple1", den="g8 g9 h8", blocks={"1": "g6 g5 h5"}, fates="clear:unused")
    s.say("play purple1", "go west")
    assert s.fate("clear") == "used"
    assert s.g.outcome is None


@clause("TF-10.5-05")
def test_entering_the_den_loses_at_once() -> None:
    s = scene("purple2", den="g8 g9 h8", fates="clear:unused").say("play purple2", "go east")
    assert s.reason() == "den"
    assert s.g.outcome == ("den", ())


@clause("TF-10.5-06")
def test_a_moved_obstacle_lies_neither_on_nor_by_the_den() -> None:
    g = scene(blocks={"1": "g10 g11 h10"}).g
    free = legal_layings(g, 0)
    g.den = [SPACE.read(space) for space in ("e11", "e12", "f11")]
    kept = legal_layings(g, 0)
    assert 0 < len(kept) < len(free)
    near = {other for cell in g.den for other in g.board.near[cell]} | set(g.den)
    for space, way in kept:
        assert not near & set(g.board.laid(g.figures["obstacles"][0], space, way))


@clause("TF-10.5-07")
def test_billygoat_and_servants_cross_the_den() -> None:
    s = scene(at="threat", display="red1", deck="red2", goat="g12:0.0", den="g11 g10 h10")
    assert [event["space"] for event in s.happened("billygoat_moved")] == ["g11", "g10"]
    card = scene("red2", goat="g12:0.0", den="g11 g10 h10").say("play red2")
    assert "move g11" in card.spans()
    servants = scene(
        at="threat",
        display="red1",
        deck="red2",
        servants="k2 b7 b8 b9",
        den="k3 k4 l3",
        edition="scenario-2",
        servant_cards="east",
        goat="g2:0.0",
    )
    assert "k4" in servants.spots("servants")


# The Eyes.


@clause("TF-10.6-02")
def test_an_eye_turns_over_each_time_the_group_comes_to_it() -> None:
    s = scene("purple3", eyes="g8:open l2:open").say("play purple3", "go east")
    assert s.see()["eyes"] == [["g8", False], ["l2", True]]
    s.say("go east", "go west")
    assert s.see()["eyes"] == [["g8", True], ["l2", True]]


@clause("TF-10.6-03", "E13")
def test_an_eye_walked_open_costs_three_cards_before_the_purple_effect() -> None:
    s = scene("purple1", eyes="g8:closed l2:closed", display="yellow1 red1 red2 blue1 blue2",
              deck="purple3 green1 green2 green3 green2")  # fmt: skip
    s.say("play purple1", "go east")
    assert s.happened("watched") == [{"event": "watched", "count": 3}]
    assert s.story("revealed", "watched", "threat") == ["revealed", "watched", "threat"]
    assert [event["space"] for event in s.happened("stepped")] == ["g8", "g9"]


@clause("TF-10.6-03")
@pytest.mark.parametrize(
    ("sides", "gone"), [("open open", 3), ("open closed", 3), ("closed closed", 0)]
)
def test_once_and_not_for_each_eye(sides: str, gone: int) -> None:
    one, other = sides.split()
    s = scene(at="threat", deck="green1", eyes=f"b7:{one} l2:{other}", left=20)
    assert len(s.g.deck) == 20 - 1 - gone
    assert len(s.g.boxed) == s.see()["boxed"]
    if gone:
        assert "card" not in s.happened("watched")[0]


@clause("TF-10.6-04", "A24")
def test_all_memories_and_both_eyes_closed_in_any_order() -> None:
    early = scene("purple2", lies="step:g8", fates=ALL_BUT, eyes="g9:open l2:closed")
    early.say("play purple2", "go east")
    assert early.g.outcome is None
    assert early.say("go east").reason() == "rescued"
    late = scene("purple2", lies="step:g9", fates=ALL_BUT, eyes="g8:open l2:closed")
    late.say("play purple2", "go east")
    assert late.g.outcome is None
    assert late.say("go east").reason() == "rescued"
    reopened = scene("purple2", lies="step:g9", fates=ALL_BUT, eyes="g8:closed l2:closed")
    assert reopened.say("play purple2", "go east", "go east").g.outcome is None
