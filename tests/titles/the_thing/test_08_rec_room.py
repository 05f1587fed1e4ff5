"""TT-5 and TT-6: trading, accusations, showing oneself, tests."""

from typing import Any

from tests.titles.the_thing.scene import FIVE, FOUR, Scene, clause, pairs, scene


def rest(cast: str = FOUR, **more: Any) -> Scene:
    return scene(cast, at="recreation", **more)


def ask_tests(cast: str = FOUR, **more: Any) -> Scene:
    return scene(cast, at="tests", **more)


@clause("TT-5-01")
def test_all_stand_up_in_the_rec_room() -> None:
    s = rest(rooms="nauls:lab windows:dormitory", lying="nauls windows")
    assert {s.room(n) for n in FOUR.split()} == {"rec_room"}
    assert all(s.standing(n) for n in FOUR.split())


@clause("TT-5-02")
def test_things_change_hands_freely_while_all_look_round() -> None:
    s = rest(weapons={"nauls": "flamethrower melee"}, items={"nauls": "wire"},
             lab={"nauls": "failure"})  # fmt: skip
    s.g.refills[s.who("nauls")] = (4,)
    assert ("nauls", "give") in s.offers()
    s.say("nauls", "give flamethrower nauls blair")
    s.say("nauls", "give wire nauls blair").say("nauls", "give failure nauls windows")
    assert s.g.refills[s.who("blair")] == (4,)
    assert s.g.items[s.who("blair")] == (4,)
    assert s.happened("gave_weapon", 0)[0]["weapon"] == "flamethrower"
    assert s.happened("gave_item", 0)[0]["item"] is None
    assert s.happened("gave_token", 2)[0]["token"] == "failure"
    assert s.happened("gave_token", 3)[0]["token"] is None
    s.say("nauls", "abstain")
    assert ("nauls", "give") in s.offers()


@clause("TT-5-03", "TT-5-05", "EX-9")
def test_all_point_at_once_and_each_vote_moves_a_disc() -> None:
    """Red MacReady, Blue Blair, Yellow Nauls, Green Windows."""
    s = rest(suspicion={"macready": 0, "nauls": 2, "windows": 1, "blair": 1})
    s.say("macready", "vote nauls")
    assert s.see(1) == s.see(1)
    assert not s.happened("voted")
    s.say("blair", "vote nauls").say("nauls", "vote windows")
    s.say("windows", "vote blair")
    assert [s.suspicion(n) for n in ("nauls", "windows", "blair", "macready")] == [4, 2, 2, 0]
    led = rest(leader="windows")
    for name, other in pairs("macready:nauls nauls:blair windows:macready blair:windows").items():
        led.say(name, f"vote {other}")
    moved = [e["character"] for e in led.happened("suspicion")]
    assert moved == ["windows", "blair", "macready", "nauls"]
    more = rest(suspicion={"nauls": 3})
    for name in ("macready", "windows", "blair"):
        more.say(name, "vote nauls")
    more.say("nauls", "abstain")
    assert more.suspicion("nauls") == 4
    assert more.happened("abstained", None)


@clause("TT-5-04", "EX-9")
def test_nobody_points_at_the_green_zone_or_at_oneself() -> None:
    s = rest(suspicion={"macready": 0})
    assert s.refused("nauls")["vote macready"] == "TT-5-04"
    assert s.refused("nauls")["vote nauls"] == "TT-5-04"


@clause("TT-5-06", "A-25")
def test_the_revealed_and_the_dead_do_not_vote() -> None:
    s = rest(FIVE, aliens="nauls", revealed="clark")
    assert [name for name, _ in s.asked()] == ["macready", "nauls", "windows", "blair"]
    assert "vote clark" not in s.options("nauls")


@clause("TT-5-08", "A-26")
def test_a_hidden_alien_may_show_itself_while_they_look_round() -> None:
    s = rest(FIVE, aliens="nauls blair")
    assert s.offers() == {("nauls", "show_oneself"), ("blair", "show_oneself")}
    s.say("macready", "vote nauls").say("nauls", "abstain").say("nauls", "reveal_self")
    assert s.g.fate[s.who("nauls")] == 2
    assert "nauls" not in [name for name, _ in s.asked()]
    s.all_say("abstain")
    assert s.suspicion("nauls") == 1
    assert [e["character"] for e in s.happened("abstained")][:1] == ["macready"]
    early = rest(FIVE, aliens="nauls blair").say("nauls", "reveal_self")
    assert [name for name, _ in early.asked()] == ["macready", "windows", "blair", "clark"]


@clause("EX-11", "TT-R-06", "TT-R-07")
def test_a_second_alien_shows_itself_and_joins_the_first() -> None:
    """White is Clark, the Alien already; Red (Nauls) shows the role card to help it."""
    s = rest(FIVE, aliens="nauls", revealed="clark", weapons={"nauls": "melee"},
             hands={"nauls": "use"}, weapon_deck="firearm", pieces={"strength": 2})  # fmt: skip
    s.say("nauls", "reveal_self")
    assert s.happened("revealed", None)[0] == {
        "event": "revealed", "character": "nauls", "how": "willingly",
    }  # fmt: skip
    assert s.g.strength == 3
    assert (s.room("nauls"), s.hand("nauls"), s.g.weapon_deck) == ("nowhere", [], [3, 2])
    s.all_say("abstain")
    s.g.asks.clear()
    s.g.group, s.g.replies = (), []
    s.g.then(s.g.book.steps["alien_plans"])
    s.g.run()
    assert s.asked() == [("nauls", "plan"), ("clark", "plan")]


@clause("TT-5-08", "A-26")
def test_the_last_moment_to_show_oneself_is_after_the_vote() -> None:
    s = ask_tests(FIVE, aliens="nauls blair")
    assert "reveal_self" in s.options("nauls")
    assert s.refused("macready")["reveal_self"] == "TT-5-08"
    s.say("nauls", "reveal_self")
    for name in ("macready", "windows", "blair", "clark"):
        s.say(name, "pass")
    assert s.happened("revealed")
    assert s.prompt() == "who_tests"
    assert s.all_say("pass").asked() == []


@clause("TT-5-08")
def test_once_a_test_is_made_nobody_shows_itself_of_its_own_will() -> None:
    s = ask_tests(FIVE, aliens="nauls blair", lab={"macready": "blood"}, suspicion={"windows": 3})
    s.say("macready", "test blood macready").all_say("pass").say("macready", "put_to_test windows")
    assert s.options("nauls") == {"pass"}
    assert s.refused("nauls")["reveal_self"] == "TT-5-08"
    assert s.refused("macready")["reveal_self"] == "TT-5-08"


@clause("TT-6-01", "D-42")
def test_one_test_of_each_kind_a_round_and_the_leader_hears_one() -> None:
    s = ask_tests(leader="blair", lab={"nauls": "blood", "windows": "blood blood"})
    s.say("nauls", "test blood nauls").say("windows", "test blood windows")
    s.say("macready", "pass").say("blair", "pass")
    assert s.asked() == [("blair", "whom_to_hear")]
    s.say("blair", "hear blood windows").say("windows", "put_to_test nauls")
    assert s.prompt() == "who_tests"
    assert s.refused("nauls")["test blood nauls"] == "TT-6-01"
    assert s.all_say("pass").asked() == []
    assert s.g.lab[s.who("nauls")] == (0,)


@clause("TT-6-02", "D-19")
def test_a_blood_bag_tests_the_most_suspected() -> None:
    s = ask_tests(lab={"nauls": "blood failure", "windows": "failure"},
              suspicion={"macready": 2, "blair": 2})  # fmt: skip
    assert s.refused("windows")["test blood windows"] == "TT-6-02"
    s.say("nauls", "test blood nauls").all_say("pass")
    assert s.options("nauls") == {"put_to_test macready", "put_to_test blair"}
    assert s.refused("nauls")["put_to_test windows"] == "TT-6-02"
    gone = ask_tests(FIVE, aliens="macready", revealed="clark", lab={"nauls": "blood"},
                     suspicion={"clark": 5, "blair": 3})  # fmt: skip
    gone.say("nauls", "test blood nauls").all_say("pass")
    assert gone.options("nauls") == {"put_to_test blair"}
    s.say("nauls", "put_to_test blair")
    assert (s.g.lab[s.who("nauls")], s.g.lab_spent) == ((1,), 1)


@clause("TT-6-03", "TT-6-04", "TT-I-05", "D-37")
def test_wire_and_flamethrower_test_anybody_for_a_refill() -> None:
    s = ask_tests(weapons={"nauls": "flamethrower"}, items={"nauls": "wire", "windows": "wire"},
              suspicion={"blair": 3})  # fmt: skip
    assert s.refused("windows")["test wire windows"] == "TT-6-03"
    s.say("nauls", "test wire nauls").all_say("pass")
    assert len(s.options("nauls")) == 4
    s.say("nauls", "put_to_test macready")
    assert s.g.refills[s.who("nauls")] == (5,)
    assert s.g.items[s.who("nauls")] == (4,)
    s.g.refills[s.who("nauls")] = (0,)
    empty = ask_tests(weapons={"nauls": "flamethrower"}, items={"nauls": "wire"})
    empty.g.refills[empty.who("nauls")] = (0,)
    assert empty.refused("nauls")["test wire nauls"] == "TT-6-03"
    assert empty.g.weapons[empty.who("nauls")] == (0,)


@clause("TT-6-05")
def test_one_may_test_oneself() -> None:
    s = ask_tests(lab={"nauls": "blood"}, suspicion={"nauls": 3})
    s.say("nauls", "test blood nauls").all_say("pass").say("nauls", "put_to_test nauls")
    assert s.suspicion("nauls") == 0


@clause("TT-6-06", "TT-6-07", "TT-0-10", "EX-10")
def test_a_human_is_cleared_before_all() -> None:
    s = ask_tests(lab={"macready": "blood"}, suspicion={"nauls": 3})
    s.say("macready", "test blood macready").all_say("pass").say("macready", "put_to_test nauls")
    assert s.happened("proved_human", None)
    assert s.suspicion("nauls") == 0


@clause("TT-6-08", "EX-10", "A-69", "TT-6-01")
def test_an_alien_is_revealed_and_the_other_test_may_follow() -> None:
    """Red MacReady tests Yellow (Nauls) by blood, Green (Windows) Blue (Blair) by wire."""
    s = ask_tests(aliens="blair", lab={"macready": "blood"}, suspicion={"nauls": 3},
              weapons={"windows": "flamethrower"}, items={"windows": "wire"})  # fmt: skip
    s.say("macready", "test blood macready").say("windows", "test wire windows").all_say("pass")
    assert s.options("macready") == {"hear blood macready", "hear wire windows"}
    s.say("macready", "hear blood macready").say("macready", "put_to_test nauls")
    assert s.suspicion("nauls") == 0
    s.say("windows", "test wire windows").all_say("pass").say("windows", "put_to_test blair")
    assert s.happened("revealed", None)[0]["character"] == "blair"
    assert s.g.strength == 2
    assert s.g.refills[s.who("windows")] == (5,)


@clause("TT-6-01", "TT-0-05")
def test_all_are_asked_alike_whether_they_can_test_or_not() -> None:
    s = ask_tests()
    assert [name for name, _ in s.asked()] == FOUR.split()
    assert s.options("nauls") == {"pass"}


@clause("A-68")
def test_a_blood_bag_among_the_cleared_is_useless_but_legal() -> None:
    s = ask_tests(lab={"nauls": "blood"}, suspicion=dict.fromkeys(FOUR.split(), 0))
    s.say("nauls", "test blood nauls").all_say("pass")
    assert len(s.options("nauls")) == 4
