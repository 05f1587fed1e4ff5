"""TT-E: encounters with the revealed Alien, with dogs and with one another."""

from typing import Any

from tests.titles.the_thing.scene import EIGHT, FIVE, SIX, TITLE, Scene, clause, scene


def hunt(rooms: str = "", plan: dict[str, int] | None = None, **more: Any) -> Scene:
    """Six at the table, Clark is the revealed Alien with strength 5."""
    return scene(
        SIX, at="encounters actions", aliens="bennings", revealed="clark", rooms=rooms,
        plan=plan or {"lab": 3}, pieces={"strength": 5, **more.pop("pieces", {})}, **more,
    )  # fmt: skip


@clause("TT-E-01", "TT-E-03")
def test_who_is_alone_or_lies_in_the_dormitory_meets_nobody() -> None:
    s = scene(FIVE, at="encounters", rooms="macready:lab nauls:armory windows:dormitory",
              lying="windows", dogs="storage")  # fmt: skip
    assert s.asked() == []
    assert not s.happened("met")
    assert not s.happened("dog_met")


@clause("TT-E-02", "A-63")
def test_the_alien_s_rooms_come_first_in_the_leader_s_order() -> None:
    s = hunt("nauls:lab windows:armory blair:armory", {"lab": 1, "comms": 2, "kitchen": 1},
             leader="nauls")  # fmt: skip
    assert s.asked() == [("nauls", "next_strike")]
    s.say("nauls", "resolve comms")
    assert s.options("nauls") == {"resolve lab", "resolve kitchen"}
    s.say("nauls", "resolve kitchen")
    assert s.see(None)["rooms"]["alien"] == {"lab": 1, "comms": 2, "kitchen": 1}
    assert s.asked() == [("nauls", "fight")]
    s.say("nauls", "pass")
    assert s.asked() == [("windows", "avoid")]
    several = scene(EIGHT, at="encounters",
                    rooms="nauls:lab windows:lab blair:armory clark:armory")  # fmt: skip
    assert several.options("macready") == {"resolve armory", "resolve lab"}


@clause("TT-E-10", "TT-E-20", "A-61", "D-39")
def test_alone_the_alien_sabotages_with_its_strength() -> None:
    for room, check in (("comms", lambda s: s.damage("comms") == 5), ("lab", _lab_lost),
                        ("kitchen", lambda s: s.g.pantry == 10),
                        ("weather_station", lambda s: s.g.underground == 11),
                        ("armory", lambda s: len(s.g.lost_weapons) == 3),
                        ("storage", lambda s: len(s.g.lost_items) == 3),
                        ("snowplow", lambda s: s.damage("snowplow") == 1)):  # fmt: skip
        s = hunt(plan={room: 3}, damage={"comms": 2})
        assert check(s), room
        assert s.happened("sabotaged", None)[0]["room"] == room


def _lab_lost(s: Scene) -> bool:
    return len(s.g.lab_lost) == 3 and sum(s.g.bag) == 27


@clause("TT-E-11", "TT-E-18")
def test_with_a_dog_only_it_assimilates_or_sabotages() -> None:
    s = hunt(dogs="lab")
    assert s.options("clark") == {"assimilate_dog", "sabotage"}
    s.say("clark", "assimilate_dog")
    assert (s.g.strength, s.g.dogs_out, sum(s.g.dogs)) == (6, 1, 0)
    there = scene(SIX, at="encounters", aliens="bennings", revealed="clark", plan={"lab": 1},
                  dogs="lab")  # fmt: skip
    assert there.say("clark", "assimilate_dog").g.alien[4] == 2
    wreck = hunt(dogs="lab").say("clark", "sabotage")
    assert (wreck.g.strength, wreck.g.dogs[4], len(wreck.g.lab_lost)) == (5, 1, 3)


@clause("TT-E-12", "A-54")
def test_before_the_comparison_each_is_asked_to_fight_in_movement_order() -> None:
    s = hunt("nauls:lab windows:lab", pile="use", leader="windows",
             weapons={"nauls": "dynamite", "windows": "flamethrower"})  # fmt: skip
    assert s.asked() == [("nauls", "fight")]
    s.say("nauls", "pass")
    assert s.asked() == [("windows", "fight")]
    s.say("windows", "fight flamethrower")
    assert s.happened("driven_off")


@clause("TT-E-13", "TT-E-14")
def test_a_weaker_alien_flees_and_the_others_meet_as_usual() -> None:
    s = hunt("nauls:lab windows:lab blair:lab", {"lab": 2}, dogs="lab")
    s.all_say("pass")
    assert s.happened("fled")[0]["room"] == "lab"
    assert all(s.standing(name) for name in ("nauls", "windows", "blair"))
    assert s.happened("dog_caught")
    assert s.asked()[0][1] == "avoid"
    assert s.g.strength == 5
    s.all_say("meet").all_say("place human")
    s.say("nauls", "look blair").say("windows", "look blair").say("blair", "look nauls")
    assert len(s.happened("met")) == 1
    assert s.asked() == []


@clause("TT-E-15", "A-53", "D-12")
def test_an_equal_alien_flees_and_all_lie_down_without_meeting() -> None:
    s = hunt("nauls:lab windows:lab", {"lab": 2}, dogs="lab")
    s.all_say("pass")
    assert s.happened("fled")
    assert s.happened("overpowered")
    assert not s.standing("nauls")
    assert not s.standing("windows")
    assert s.room("nauls") == "lab"
    assert s.g.dogs[4] == 1
    assert s.asked() == []


@clause("TT-E-16", "TT-E-17", "TT-E-19", "TT-WIN-10")
def test_a_stronger_alien_takes_one_and_the_others_lie_in_the_rec_room() -> None:
    s = hunt("nauls:lab windows:lab", {"lab": 3}, lab={"nauls": "blood"},
             weapons={"nauls": "melee"}, items={"nauls": "keys"}, dogs="lab")  # fmt: skip
    s.all_say("pass")
    assert s.options("clark") == {
        "assimilate nauls", "assimilate windows", "assimilate_dog", "sabotage",
    }  # fmt: skip
    s.say("clark", "assimilate nauls")
    assert s.g.strength == 6
    assert s.see(None)["people"]["fate"]["nauls"] == "dead"
    assert "roles" not in s.see(None)
    assert (s.g.weapon_deck[0], s.g.item_deck[0], s.g.lab_lost) == (3, 0, [0])
    assert (s.room("windows"), s.standing("windows")) == ("rec_room", False)
    assert s.g.dogs[4] == 1


@clause("TT-E-16", "TT-E-18", "TT-E-19")
def test_a_stronger_alien_may_take_the_dog_and_all_flee_to_the_rec_room() -> None:
    s = hunt("nauls:lab windows:lab", {"lab": 3}, dogs="lab")
    s.all_say("pass").say("clark", "assimilate_dog")
    assert (s.g.dogs_out, s.g.strength) == (1, 6)
    for name in ("nauls", "windows"):
        assert (s.room(name), s.standing(name)) == ("rec_room", False)


@clause("TT-E-17")
def test_the_strength_gained_lies_in_the_room_where_it_was_gained() -> None:
    s = scene(SIX, at="encounters", aliens="bennings", revealed="clark", plan={"lab": 2},
              rooms="nauls:lab")  # fmt: skip
    s.say("nauls", "pass").say("clark", "assimilate nauls")
    assert s.see(None)["rooms"]["alien"] == {"lab": 3}


@clause("TT-E-20", "TT-E-19")
def test_sabotage_of_a_stronger_alien_uses_its_full_strength() -> None:
    s = hunt("nauls:generator", {"generator": 2})
    s.all_say("pass").say("clark", "sabotage")
    assert (s.damage("generator"), s.g.blackout) == (2, True)
    assert (s.room("nauls"), s.standing("nauls")) == ("rec_room", False)


@clause("TT-E-21")
def test_the_alien_moves_no_disc() -> None:
    s = hunt("nauls:lab windows:lab", {"lab": 2}).all_say("pass")
    assert not s.happened("suspicion")


@clause("TT-E-22", "A-55")
def test_in_the_kennel_it_takes_a_caged_dog() -> None:
    s = hunt(plan={"kennel": 3}, dogs="kennel")
    assert (s.g.strength, s.g.dogs[0], s.g.dogs_out) == (6, 0, 1)
    assert 0 not in list(s.g.location_cards())
    assert not s.happened("sabotaged")


@clause("TT-E-23", "TT-WIN-01")
def test_losing_the_last_strength_destroys_it_and_the_game_goes_on() -> None:
    s = scene(SIX, at="encounters", aliens="bennings", revealed="clark", plan={"lab": 1},
              rooms="nauls:lab", weapons={"nauls": "dynamite"}, pile="use",
              pieces={"strength": 1})  # fmt: skip
    s.say("nauls", "fight dynamite")
    assert s.g.strength == 0
    assert s.happened("alien_destroyed")
    assert s.reason() is None


@clause("A-39")
def test_a_room_with_nobody_standing_counts_as_empty_of_people() -> None:
    s = hunt("nauls:lab", lying="nauls")
    assert s.happened("sabotaged")
    assert s.room("nauls") == "lab"


@clause("TT-E-30", "TT-W-05", "TT-W-06")
def test_weapons_keep_one_out_of_a_meeting() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab blair:lab",
              weapons={"nauls": "firearm", "windows": "melee", "blair": "flamethrower"},
              leader="clark")  # fmt: skip
    s.say("nauls", "avoid firearm")
    assert s.asked() == [("windows", "avoid")]
    s.say("windows", "meet").say("blair", "meet")
    assert s.happened("met")[0]["characters"] == ["windows", "blair"]
    assert s.g.weapons[s.who("nauls")] == (2,)
    other = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab blair:lab", leader="clark",
                  weapons={"windows": "melee", "blair": "flamethrower"})  # fmt: skip
    other.say("nauls", "meet").say("windows", "avoid melee").say("blair", "avoid flamethrower")
    assert other.g.weapons[other.who("windows")] == ()
    assert other.g.used_weapons == [3]
    assert other.g.refills[other.who("blair")] == (5,)


@clause("TT-E-30")
def test_all_are_asked_alike_armed_or_not() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab", leader="clark")
    assert s.asked() == [("nauls", "avoid")]
    assert s.options("nauls") == {"meet"}
    assert s.refused("nauls")["avoid melee"] == "TT-E-30"
    empty = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab", leader="clark",
                  weapons={"nauls": "flamethrower"})  # fmt: skip
    empty.g.refills[empty.who("nauls")] = (0,)
    assert empty.refused("nauls")["avoid flamethrower"] == "TT-W-05"


@clause("A-64", "TT-E-30")
def test_who_is_left_alone_by_a_weapon_meets_nobody() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab", leader="clark",
              weapons={"nauls": "firearm"})  # fmt: skip
    s.say("nauls", "avoid firearm")
    assert s.asked() == []
    assert not s.happened("met")
    assert not s.happened("suspicion")


@clause("TT-E-31", "D-13")
def test_no_weapon_avoids_a_dog_or_the_alien() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab", dogs="lab", weapons={"nauls": "firearm"})
    assert s.happened("dog_met")
    alien = hunt("nauls:lab", weapons={"nauls": "firearm melee"})
    assert alien.options("nauls") == {"pass"}


@clause("A-65", "TT-E-34")
def test_a_dog_among_two_is_caught_even_if_one_stays_out() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab", dogs="lab", leader="clark",
              weapons={"nauls": "firearm"})  # fmt: skip
    assert s.g.dogs[0] == 1
    s.say("nauls", "avoid firearm")
    assert not s.happened("dog_met")


@clause("TT-E-32", "TT-IC-09")
def test_one_alone_with_a_dog_draws_a_token() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab", dogs="lab", suspicion={"nauls": 0},
              chance=(8,))  # fmt: skip
    assert s.happened("dog_met", 1)[0]["token"] == "human"
    assert s.happened("dog_met", 0)[0]["token"] is None
    assert s.suspicion("nauls") == 1
    assert s.g.dogs[4] == 1


@clause("TT-E-33")
def test_clark_alone_with_a_dog() -> None:
    s = scene(FIVE, at="encounters", rooms="clark:lab", dogs="lab")
    assert not s.happened("dog_met")
    assert s.suspicion("clark") == 1
    two = scene(FIVE, at="encounters", rooms="clark:lab nauls:armory windows:armory", dogs="lab")
    assert two.prompt() == "avoid"


@clause("TT-E-34", "TT-E-35", "A-56")
def test_two_or_three_catch_the_dog_and_then_meet() -> None:
    s = scene(FIVE, at="encounters", rooms="clark:lab windows:lab", dogs="lab")
    assert (s.g.dogs[4], s.g.dogs[0]) == (0, 1)
    assert 0 in list(s.g.location_cards())
    assert s.prompt() == "avoid"


@clause("TT-E-36", "D-11")
def test_two_or_three_check_for_infection() -> None:
    for rooms in ("nauls:lab windows:lab", "nauls:lab windows:lab blair:lab"):
        s = scene(FIVE, at="encounters", rooms=rooms).all_say("meet")
        assert len(s.happened("met")[0]["characters"]) == len(rooms.split())
        assert s.prompt() == "lay_tokens"


@clause("TT-0-07", "TT-E-17", "A-87")
def test_the_assimilated_say_nothing_the_revealed_may() -> None:
    s = hunt("nauls:lab")
    s.all_say("pass").say("clark", "assimilate nauls")
    book = s.g.book
    assert [book.may_talk(s.g, seat) for seat in range(6)] == [True, False, True, True, True, True]
    together = scene(SIX, seats=2, revealed="macready nauls windows", pieces={"threat": 8})
    assert book.may_talk(together.g, 0)
    assert book.may_talk(TITLE.new(4, characters="chosen"), 3)


@clause("TT-E-17", "D-20", "TT-R-03", "A-81")
def test_the_assimilated_player_s_action_cards_go_where_a_revealed_one_s_go() -> None:
    for reading in ("discard", "deck"):
        s = hunt("nauls:lab", hands={"nauls": "use repair"}, revealed_cards=reading)
        s.all_say("pass").say("clark", "assimilate nauls")
        assert s.hand("nauls") == []
        assert (s.g.deck[:2] == [0, 1]) == (reading == "deck")
        assert (s.g.face_down == [0, 1]) == (reading == "discard")


@clause("TT-E-19", "TT-WIN-14")
def test_nobody_flees_from_a_game_that_is_over() -> None:
    s = scene(FIVE, at="encounters", aliens="windows blair clark", revealed="macready",
              plan={"lab": 3}, rooms="nauls:lab windows:lab", leader="clark")  # fmt: skip
    s.all_say("pass").say("macready", "assimilate nauls")
    assert s.reason() == "no_human"
    assert s.g.happened()[-1].kind.name == "role_shown"
