"""TT-4.0 and TT-4.1: drawing, moving, delivering, card swap, special action."""

import pytest

import gloam
from tests.titles.the_thing.scene import FIVE, FOUR, clause, scene

HANDS = {"macready": "use use use", "nauls": "use repair sabotage", "windows": "repair repair use",
         "blair": "use"}  # fmt: skip


@clause("TT-4.0-01", "TT-4.0-02")
def test_everybody_draws_up_to_the_limit_from_the_leader_on() -> None:
    s = scene(FOUR, at="draw_cards", hands=HANDS, leader="windows")
    assert [e["character"] for e in s.happened("drew")] == ["blair"]
    assert len(s.hand("blair")) == 3
    assert len(s.hand("macready")) == 3
    hungry = scene(FOUR, at="draw_cards", hands=HANDS, pieces={"hungry": True})
    assert len(hungry.hand("blair")) == 2
    assert len(hungry.hand("macready")) == 3
    order = scene(FOUR, at="draw_cards", leader="windows")
    names = [e["character"] for e in order.happened("drew")]
    assert names == ["windows", "blair", "macready", "nauls"]


@clause("TT-4.0-03")
def test_garry_may_change_a_card() -> None:
    s = scene("garry nauls windows blair", at="draw_cards", hands={"garry": "use use use"},
              deck="sabotage sabotage sabotage sabotage sabotage sabotage sabotage sabotage "
                   "sabotage sabotage repair sabotage")  # fmt: skip
    assert s.asked() == [("garry", "garry")]
    assert s.options("garry") == {"keep_hand", "change use"}
    kept = scene("garry nauls windows blair", at="draw_cards").say("garry", "keep_hand")
    assert not kept.happened("changed")
    s.say("garry", "change use")
    assert len(s.hand("garry")) == 3
    assert s.hand("garry").count("use") == 2
    assert s.happened("changed", 1)[0]["got"] is None


@clause("TT-4.0-04")
def test_one_unseen_card_begins_the_active_pile() -> None:
    s = scene(FOUR, at="draw_cards")
    assert len(s.g.pile) == 1
    assert s.see(0)["pile"] == 1


@clause("TT-4.1-01")
def test_all_move_from_the_leader_s_left_on_the_leader_last() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="nauls")
    rooms = {"windows": "lab", "blair": "lab", "macready": "lab", "nauls": "armory"}
    for name, room in rooms.items():
        assert s.asked() == [(name, "move")]
        assert {t.split()[0] for t in s.options(name)} == {"go", "special", "swap"}
        s.say(name, f"special {room}")
    assert s.asked() == []


@clause("TT-4.1-02")
def test_moving_delivers_a_card_of_ones_choice_unseen() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair")
    s.say("macready", "go lab use")
    assert s.room("macready") == "lab"
    assert s.hand("macready") == ["use", "use"]
    assert s.happened("delivered", 1)[0]["card"] is None
    assert s.happened("delivered", 0)[0]["card"] == "use"
    assert s.g.pile == [0]


@clause("TT-4.1-03", "A-15", "D-41")
def test_where_one_may_go() -> None:
    rooms = "nauls:lab windows:lab blair:lab"
    s = scene(FIVE, at="movement", hands={**HANDS, "clark": "use"}, leader="blair", rooms=rooms)
    refused = s.refused("clark")
    assert refused["go lab"] == refused["special lab"] == "TT-4.1-03"
    assert refused["go kennel"] == refused["go rec_room"] == "TT-4.1-03"
    burned = scene(FOUR, at="movement", hands=HANDS, leader="blair",
                   pieces={"burned": [room == 4 for room in range(13)]})  # fmt: skip
    assert burned.refused("macready")["go lab"] == "TT-B-03"


@clause("TT-4.1-04")
def test_a_dog_takes_no_place() -> None:
    rooms = "nauls:lab windows:lab"
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair", rooms=rooms, dogs="lab")
    assert "go lab use" in s.options("macready")


@clause("TT-4.1-05", "TT-5-07", "A-67", "D-43")
def test_from_the_highest_suspicion_cards_are_delivered_face_up() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair", suspicion={"macready": 4})
    s.say("macready", "go lab use")
    assert s.happened("delivered_openly", None)[0]["card"] == "use"
    below = scene(FOUR, at="movement", hands=HANDS, leader="blair", suspicion={"macready": 3})
    assert not below.say("macready", "go lab use").happened("delivered_openly")
    assert s.see(None)["face_up"] == ["use"]
    special = scene(FOUR, at="movement", hands=HANDS, leader="blair", deck="repair",
                    suspicion={"macready": 4})  # fmt: skip
    special.say("macready", "special lab")
    assert special.happened("delivered_openly", None)[0]["card"] == "repair"
    dark = scene(FOUR, at="movement", hands=HANDS, leader="blair", suspicion={"macready": 4},
                 pieces={"blackout": True})  # fmt: skip
    dark.say("macready", "go lab")
    assert dark.happened("delivered_openly", None)


@clause("TT-4.1-06", "A-16", "EX-5", "D-10")
def test_card_swap_changes_the_whole_hand() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair").say("macready", "swap")
    assert (s.room("macready"), s.standing("macready")) == ("dormitory", False)
    assert s.asked() == [("macready", "fetch")]
    deck = sorted(s.g.deck)
    s.say("macready", "fetch repair repair sabotage")
    assert s.hand("macready") == ["repair", "repair", "sabotage"]
    assert s.g.pile == []
    assert (s.g.discards, s.g.face_down) == ([], [])
    expected = [*deck, 0, 0, 0]
    for card in (1, 1, 2):
        expected.remove(card)
    assert sorted(s.g.deck) == sorted(expected)
    assert s.happened("swapped", 1)[0]["cards"] is None
    part = scene(FOUR, at="movement", hands=HANDS, leader="macready", card_swap="some")
    assert {"swap use", "swap repair sabotage"} <= part.options("nauls")
    part.say("nauls", "swap sabotage").say("nauls", "fetch use")
    assert part.hand("nauls") == ["repair", "use"] or part.hand("nauls") == ["use", "use", "repair"]


@clause("A-59")
def test_a_deck_too_small_for_a_swap_is_taken_whole_and_the_discards_searched() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair",
              pieces={"deck": [2], "discards": [1, 1]})  # fmt: skip
    s.say("macready", "swap")
    assert s.see(0)["me"]["drawn"] == [2]
    s.say("macready", "fetch use repair")
    assert s.hand("macready") == ["use", "repair", "sabotage"]


@clause("TT-4.1-07", "EX-5")
def test_the_special_action_delivers_the_card_that_is_drawn() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair", deck="sabotage")
    s.say("macready", "special lab")
    assert s.room("macready") == "lab"
    assert s.hand("macready") == []
    assert s.g.pile == [2]
    assert s.g.face_down == [0, 0, 0]
    assert s.happened("drew", 0)[-1]["cards"] == ["sabotage"]
    assert s.happened("drew", 1)[-1]["cards"] is None


@clause("TT-4.1-08", "TT-I-01")
def test_with_a_torch_or_as_norris_two_are_drawn_and_one_delivered() -> None:
    for cast, items in (("norris nauls windows blair", {}), (FOUR, {"macready": "torch"})):
        s = scene(cast, at="movement", hands={cast.split()[0]: "use"}, leader="blair",
                  items=items, deck="repair repair")  # fmt: skip
        name = cast.split()[0]
        s.say(name, "special lab")
        assert s.asked() == [(name, "special")]
        s.say(name, "deliver repair")
        assert s.g.pile == [1]
        assert s.g.face_down == [0, 1]
        assert len(s.g.items[s.who(name)]) == len(items)


@clause("TT-4.1-02", "TT-4.1-06", "TT-4.1-07")
def test_without_a_card_only_the_special_action_is_left() -> None:
    s = scene(FOUR, at="movement", leader="blair")
    assert {option.split()[0] for option in s.options("macready")} == {"special"}
    assert s.refused("macready")["go lab"] == s.refused("macready")["swap"] == "TT-4.1-02"


@clause("TT-4.1-01", "TT-B-03")
def test_who_finds_no_room_to_go_to_stays() -> None:
    burned = {"burned": [0 < room < 11 for room in range(13)]}
    s = scene(FOUR, at="movement", leader="blair", pieces=burned)
    assert s.options("macready") == {"stay"}
    assert s.say("macready", "stay").happened("stayed")


@clause("TT-4.1-09")
def test_the_first_to_arrive_takes_the_leader_token() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair", pieces={"token_room": 4})
    s.say("macready", "go lab use").say("nauls", "go lab use")
    assert s.g.token_holder == s.who("macready")
    assert s.g.token_room == -1


@clause("TT-4.1-11")
def test_in_the_dark_the_card_is_drawn_at_random() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="macready", pieces={"blackout": True},
              chance=(2,))  # fmt: skip
    assert "go lab" in s.options("nauls")
    with pytest.raises(gloam.NotAllowed):
        s.say("nauls", "go lab use")
    s.say("nauls", "go lab")
    assert s.g.pile == [2]
    assert s.happened("delivered", 2)[0]["card"] is None


@clause("TT-4.1-12", "TT-I-01")
def test_torch_and_norris_choose_in_the_dark() -> None:
    for cast, items in (("norris nauls windows blair", {}), (FOUR, {"macready": "torch"})):
        s = scene(cast, at="movement", hands={cast.split()[0]: "use repair"}, leader="blair",
                  items=items, pieces={"blackout": True})  # fmt: skip
        assert "go lab use" in s.options(cast.split()[0])


@clause("TT-4.1-13", "A-17")
def test_the_dark_changes_neither_swap_nor_special_action() -> None:
    s = scene(FOUR, at="movement", hands=HANDS, leader="blair", pieces={"blackout": True})
    assert {"swap", "special lab"} <= s.options("macready")
