"""TT-3 and TT-R: the revealed Alien plans; how one is revealed."""

from typing import Any

from gloam.titles.the_thing.leaving import reveal
from tests.titles.the_thing.scene import EIGHT, FIVE, SIX, clause, scene

HUNT: dict[str, Any] = {"aliens": "nauls", "revealed": "clark", "pieces": {"strength": 3}}


@clause("TT-3-01", "TT-R-08")
def test_only_a_revealed_alien_with_strength_plans() -> None:
    assert scene(FIVE, at="alien_plans", aliens="nauls").asked() == []
    assert scene(FIVE, at="alien_plans", **HUNT).asked() == [("clark", "plan")]
    spent = {**HUNT, "pieces": {"strength": 0}}
    assert scene(FIVE, at="alien_plans", **spent).asked() == []


@clause("TT-3-02", "TT-3-03", "TT-3-04", "A-12", "D-21")
def test_rooms_are_chosen_with_strength_and_not_all_must_be_placed() -> None:
    s = scene(FIVE, at="alien_plans", **HUNT)
    s.say("clark", "attack lab 2")
    assert s.refused("clark")["attack lab 1"] == "TT-3-02"
    assert "attack armory 2" not in s.options("clark")
    s.say("clark", "attack armory 1").say("clark", "spare armory").say("clark", "agree")
    assert s.happened("planned", None)[0]["counts"] == [2]
    assert s.g.plan == [(4, 2)]


@clause("TT-3-02", "A-13")
def test_the_alien_may_pass_unless_the_table_plays_otherwise() -> None:
    assert "agree" in scene(FIVE, at="alien_plans", **HUNT).options("clark")
    must = scene(FIVE, at="alien_plans", alien_must_plan=True, **HUNT)
    assert must.refused("clark")["agree"] == "TT-3-02"
    assert "agree" in must.say("clark", "attack lab 1").options("clark")


@clause("TT-3-05", "A-12")
def test_the_rooms_stay_hidden_and_the_strengths_are_seen() -> None:
    s = scene(FIVE, at="alien_plans encounters", **HUNT)
    s.say("clark", "attack lab 2")
    assert s.see(None)["planned"] is None
    assert s.happened("plotted", 0)[0]["room"] is None
    assert s.happened("plotted", 4)[0]["room"] == "lab"
    held = scene(FIVE, at="encounters", plan={"lab": 2}, **HUNT)
    assert held.happened("alien_comes", None)[0]["room"] == "lab"
    assert held.see(None)["planned"] is None


@clause("TT-3-06")
def test_the_strength_returns_to_the_faction_after_the_encounters() -> None:
    s = scene(FIVE, at="encounters actions", plan={"lab": 2, "kitchen": 1}, **HUNT)
    s.all_say("resolve lab")
    assert s.g.strength == 3
    assert sum(s.g.alien) == 0


@clause("TT-3-07")
def test_the_kennel_can_be_chosen_while_a_dog_is_caged() -> None:
    assert "attack kennel 1" not in scene(FIVE, at="alien_plans", **HUNT).options("clark")
    caged = scene(FIVE, at="alien_plans", dogs="kennel", **HUNT)
    assert "attack kennel 1" in caged.options("clark")


@clause("TT-R-07", "A-14")
def test_several_revealed_players_are_one_and_all_agree() -> None:
    s = scene(FIVE, at="alien_plans", aliens="nauls", revealed="clark blair",
              pieces={"strength": 4})  # fmt: skip
    assert set(s.asked()) == {("clark", "plan"), ("blair", "plan")}
    s.say("clark", "attack lab 2").say("clark", "agree")
    assert s.asked() == [("blair", "plan")]
    assert s.see(3)["me"]["plan"] == [["lab", 2]]
    s.say("blair", "attack comms 2")
    assert set(s.asked()) == {("clark", "plan"), ("blair", "plan")}
    s.say("blair", "agree").say("clark", "agree")
    assert s.happened("planned")[0]["counts"] == [2, 2]


@clause("A-14")
def test_a_change_asks_again_as_often_as_there_are_players_then_the_last_word_counts() -> None:
    s = scene(FIVE, at="alien_plans", aliens="nauls", revealed="clark blair",
              pieces={"strength": 4})  # fmt: skip
    for change in ("attack lab 1", "spare lab"):
        s.say("clark", "agree").say("blair", change)
        assert ("clark", "plan") in s.asked()
    s.say("clark", "agree").say("blair", "attack comms 1")
    assert s.asked() == [("blair", "plan")]
    assert s.say("blair", "agree").happened("planned")[0]["counts"] == [1]


@clause("TT-R-01", "TT-R-02", "TT-R-03", "A-27", "D-20", "D-44")
def test_the_revealed_player_s_things_go_where_they_belong() -> None:
    for reading in ("discard", "deck"):
        s = scene(FIVE, aliens="nauls", revealed_cards=reading, hands={"nauls": "use repair"},
                  weapons={"nauls": "firearm flamethrower"}, items={"nauls": "wire"},
                  lab={"nauls": "blood"}, weapon_deck="melee")  # fmt: skip
        reveal(s.g, s.who("nauls"), 2)
        assert s.g.weapon_deck == [0, 2, 3]
        assert s.g.item_deck[0] == 4
        assert s.g.lab_lost == [0]
        assert s.room("nauls") == "nowhere"
        assert (s.g.deck[:2] == [0, 1]) == (reading == "deck")
        assert (s.g.face_down == [0, 1]) == (reading == "discard")
        assert s.happened("revealed", None)


@clause("TT-R-04", "A-28", "A-58")
def test_the_leader_sheet_passes_at_once_and_the_token_is_set_aside() -> None:
    s = scene(FIVE, aliens="nauls", leader="nauls", pieces={"token_holder": 6})
    reveal(s.g, s.who("nauls"), 2)
    assert s.g.leader == s.who("windows")
    assert s.g.token_holder == -1


@clause("TT-R-05", "TT-R-06", "EX-11", "EX-10")
def test_the_first_brings_half_the_players_each_later_one_more() -> None:
    for cast, strength in ((FIVE, 2), (SIX, 3), (EIGHT, 4)):
        s = scene(cast, aliens="nauls blair")
        reveal(s.g, s.who("nauls"), 2)
        assert s.g.strength == strength
        reveal(s.g, s.who("blair"), 2)
        assert s.g.strength == strength + 1
    gone = scene(FIVE, aliens="nauls", pieces={"was_revealed": True})
    reveal(gone.g, gone.who("nauls"), 2)
    assert gone.g.strength == 1
