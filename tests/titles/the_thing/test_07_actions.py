"""TT-4.2 and TT-CB: turning up cards, assigning them, working together."""

from typing import Any

import pytest

from tests.titles.the_thing.scene import FIVE, FOUR, SIX, Scene, clause, foretell, scene


def work(rooms: str, pile: str, cast: str = FOUR, **more: Any) -> Scene:
    """The Leader (the first) is about to turn up cards in the order written."""
    s = scene(cast, at="actions", rooms=rooms, pile=pile, **{"cooperation": "may", **more})
    foretell(s.g, (tuple(s.g.pile + s.g.face_up),))
    return s


def turn(s: Scene, who: str = "") -> Scene:
    """The Leader turns up a card and gives it to somebody."""
    s.say("macready", "reveal_card")
    return s.say("macready", f"assign {who}") if who else s


@clause("TT-4.2-01", "A-67")
def test_the_pile_is_shuffled_before_the_first_card() -> None:
    s = scene(FOUR, at="actions", rooms="nauls:lab", pile="use", pieces={"face_up": [1, 2]})
    foretell(s.g, ((1, 2, 0),))
    turn(s)
    assert s.happened("card_revealed")[0]["card"] == "use"
    assert (s.g.pile, s.g.face_up) == ([1, 2], [])


@clause("TT-4.2-02", "TT-4.2-03", "A-66")
def test_at_least_one_card_then_the_leader_may_stop() -> None:
    s = work("nauls:storage windows:storage", "use use repair")
    assert s.refused("macready")["stop"] == "TT-4.2-02"
    turn(s, "nauls").say("nauls", sorted(s.options("nauls"))[0])
    s.say("macready", "stop")
    assert s.asked() == []
    assert s.g.discards == [0]
    assert sorted(s.g.face_down) == [0, 1]
    assert s.see(None)["discards"] == ["use"]


@clause("TT-4.2-04", "TT-0-08")
def test_only_who_stands_where_it_can_be_done_is_assigned() -> None:
    s = work("nauls:storage windows:boiler blair:dormitory", "use", lying="blair")
    turn(s)
    assert s.options("macready") == {"assign nauls"}
    refused = s.refused("macready")
    assert refused["assign windows"] == "TT-4.2-05"
    assert refused["assign blair"] == "TT-4.2-04"
    assert refused["assign macready"] == "TT-4.2-05"
    lying = work("nauls:storage windows:storage", "use", lying="nauls")
    assert turn(lying).refused("macready")["assign nauls"] == "TT-4.2-04"


@clause("TT-4.2-05", "A-11")
@pytest.mark.parametrize(
    ("room", "pieces", "why"),
    [
        ("boiler", {}, "full-or-no-fuel"),
        ("boiler", {"underground": 0}, "full-or-no-fuel"),
        ("helicopter", {"outside": 0}, "full-or-no-fuel"),
        ("comms", {}, "comms-broken"),
        ("armory", {"weapon_deck": []}, "nothing-left-here"),
        ("storage", {"item_deck": []}, "nothing-left-here"),
        ("kitchen", {"pantry": 0}, "nothing-left-here"),
        ("lab", {"bag": [0, 0]}, "nothing-left-here"),
    ],
)
def test_use_needs_an_effect_now(room: str, pieces: dict[str, Any], why: str) -> None:
    s = turn(work(f"nauls:{room} windows:weather_station", "use", pieces=pieces))
    codes = {str(o): r.code for d in s.g.decisions for o, r in d.refused}
    assert codes["assign nauls"] == why
    sent = turn(work("nauls:comms windows:weather_station", "use", damage={"comms": 0},
                     pieces={"rescue": 4}))  # fmt: skip
    assert sent.refused("macready")["assign nauls"] == "TT-4.2-05"


@clause("TT-4.2-06")
def test_repair_needs_damage() -> None:
    s = turn(work("nauls:boiler windows:comms", "repair"))
    assert s.options("macready") == {"assign windows"}
    assert s.refused("macready")["assign nauls"] == "TT-4.2-06"


@clause("TT-4.2-07", "D-09")
def test_sabotage_needs_a_free_slot_or_something_to_remove() -> None:
    rooms = "nauls:snowplow windows:boiler"
    s = turn(work(rooms, "sabotage", full_sabotage="refused"))
    assert s.options("macready") == {"assign windows"}
    assert s.refused("macready")["assign nauls"] == "TT-4.2-07"
    s.say("macready", "assign windows")
    assert s.damage("boiler") == 1
    wasted = turn(work(rooms, "sabotage", full_sabotage="wasted"), "nauls")
    assert wasted.damage("snowplow") == 1
    assert not wasted.standing("nauls")


@clause("TT-4.2-07")
@pytest.mark.parametrize(
    ("room", "after"),
    [
        ("armory", lambda g: len(g.lost_weapons) == 1),
        ("storage", lambda g: len(g.lost_items) == 1),
        ("kitchen", lambda g: g.pantry == 14),
        ("lab", lambda g: g.bag == [7, 12] and g.lab_spent == 1),
        ("weather_station", lambda g: g.underground == 9),
        ("comms", lambda g: g.damage[5] == 4),
    ],
)
def test_what_a_sabotage_card_does(room: str, after: Any) -> None:
    s = turn(work(f"nauls:{room}", "sabotage", damage={"comms": 3}), "nauls")
    assert after(s.g)


@clause("TT-4.2-07")
def test_sabotage_in_a_lab_without_blood_tells_so() -> None:
    s = turn(work("nauls:lab", "sabotage", pieces={"bag": [0, 3]}), "nauls")
    assert s.happened("sabotaged", None)[0]["count"] == 0
    assert s.see(None)["no_blood"] is True


@clause("TT-4.2-07", "A-83")
def test_a_lab_known_to_hold_no_blood_cannot_be_sabotaged_again() -> None:
    rooms = "nauls:lab windows:boiler"
    known = {"bag": [0, 3], "no_blood": True}
    s = turn(work(rooms, "sabotage", pieces=known, full_sabotage="refused"))
    assert s.refused("macready")["assign nauls"] == "TT-4.2-07"
    unknown = turn(work(rooms, "sabotage", pieces={"bag": [0, 3]}, full_sabotage="refused"))
    assert "assign nauls" in unknown.options("macready")


@clause("TT-4.2-08")
def test_who_has_acted_lies_down() -> None:
    s = turn(work("nauls:kitchen windows:kitchen", "use use"), "nauls")
    assert not s.standing("nauls")
    assert turn(s).options("macready") == {"assign windows"}


@clause("TT-4.2-09", "EX-8")
def test_a_card_nobody_can_carry_out_is_lost_and_somebody_lies_down() -> None:
    s = turn(work("nauls:boiler windows:boiler", "use", lying="blair"))
    assert s.happened("wasted")[0]["card"] == "use"
    assert s.options("macready") == {"lay_down nauls", "lay_down windows", "lay_down macready"}
    s.say("macready", "lay_down windows")
    assert (s.standing("nauls"), s.standing("windows")) == (True, False)


@clause("EX-8")
def test_the_worked_example_of_a_round_of_actions() -> None:
    """Yellow is Nauls, Green Windows, Blue Blair, Red MacReady."""
    s = work("nauls:generator blair:comms windows:weather_station macready:generator",
             "use sabotage repair use use", damage={"comms": 2}, fuel={"generator": 2},
             pieces={"pantry": 0})  # fmt: skip
    turn(s, "nauls").say("nauls", "times 2")
    assert s.fuel("generator") == 4
    turn(s, "windows")
    assert s.g.underground == 7
    turn(s, "blair")
    assert s.damage("comms") == 1
    turn(s)
    assert s.happened("wasted")[0]["card"] == "use"
    assert s.options("macready") == {"lay_down macready"}


@clause("TT-4.2-10")
def test_when_nobody_stands_the_phase_ends() -> None:
    s = turn(work("nauls:kitchen", "use use repair", lying="macready windows blair"), "nauls")
    assert s.asked() == []
    assert sorted(s.g.face_down) == [0, 1]


@clause("TT-4.2-10", "TT-4.2-03")
def test_where_nobody_stands_even_open_cards_are_put_away() -> None:
    s = scene(FOUR, at="actions", pile="use", lying=FOUR, pieces={"face_up": [1]})
    assert s.asked() == []
    assert sorted(s.g.face_down) == [0, 1]
    assert s.g.face_up == []


@clause("TT-4.2-11", "A-21")
def test_an_empty_pile_asks_for_no_card() -> None:
    assert work("nauls:kitchen", "").asked() == []


@clause("TT-4.2-12")
def test_a_hidden_alien_has_no_action_of_its_own() -> None:
    human = work("nauls:kitchen", "use")
    alien = work("nauls:kitchen", "use", aliens="nauls")
    assert human.asked() == alien.asked() == [("macready", "next_card")]
    assert alien.offers() == set()


@clause("TT-CB-01", "TT-CB-02", "EX-7")
def test_three_repair_three_then_two_repair_two() -> None:
    s = work("macready:helicopter nauls:helicopter blair:helicopter", "repair repair", SIX,
             damage={"helicopter": 6}, damage_slots="printed")  # fmt: skip
    turn(s, "nauls").say("nauls", "times 3")
    assert s.damage("helicopter") == 3
    assert [s.standing(n) for n in ("macready", "nauls", "blair")] == [True, False, True]
    turn(s, "blair")
    assert s.options("blair") == {"times 1", "times 2"}
    s.say("blair", "times 2")
    assert s.damage("helicopter") == 1
    assert [s.standing(n) for n in ("macready", "nauls", "blair")] == [True, False, False]


@clause("TT-CB-01")
def test_who_lies_down_helps_nobody() -> None:
    s = work("nauls:boiler windows:boiler blair:boiler", "use", fuel={"boiler": 0}, lying="blair")
    assert turn(s, "nauls").options("nauls") == {"times 1", "times 2"}


@clause("TT-CB-03")
def test_sabotage_gets_no_bonus() -> None:
    s = turn(work("nauls:boiler windows:boiler blair:boiler", "sabotage"), "nauls")
    assert s.damage("boiler") == 1


@clause("TT-CB-04", "D-18")
@pytest.mark.parametrize(
    ("room", "card", "helped"),
    [
        ("lab", "use", True), ("boiler", "use", True), ("generator", "repair", True),
        ("snowplow", "use", True), ("comms", "repair", True), ("helicopter", "repair", True),
        ("kitchen", "use", False), ("armory", "use", False), ("storage", "use", False),
    ],
)  # fmt: skip
def test_where_helpers_help(room: str, card: str, helped: bool) -> None:
    s = work(f"nauls:{room} windows:{room}", card, SIX, damage={"generator": 2},
             fuel={"boiler": 1})  # fmt: skip
    if room == "snowplow":
        s.g.damage[7] = 0
    turn(s, "nauls")
    assert (s.prompt() == "how_often") == helped
    if helped:
        assert s.options("nauls") == {"times 1", "times 2"}


@clause("TT-CB-05", "A-22", "D-17")
def test_fewer_times_are_allowed_unless_the_table_plays_otherwise() -> None:
    s = work("nauls:boiler windows:boiler", "use", fuel={"boiler": 1})
    turn(s, "nauls").say("nauls", "times 1")
    assert s.fuel("boiler") == 2
    must = turn(work("nauls:boiler windows:boiler", "use", fuel={"boiler": 1},
                     cooperation="must"), "nauls")  # fmt: skip
    assert must.fuel("boiler") == 3


@clause("TT-CB-06", "A-23")
def test_windows_and_blair_count_their_extra_once() -> None:
    rooms = "windows:comms nauls:comms"
    s = turn(work(rooms, "repair", damage={"comms": 4}), "windows")
    assert s.options("windows") == {"times 1", "times 2", "times 3"}
    double = turn(work(rooms, "repair", damage={"comms": 4}, windows_multiplies=True), "windows")
    assert "times 4" in double.options("windows")
    alone = turn(work("windows:comms", "repair", damage={"comms": 4}), "windows")
    assert alone.options("windows") == {"times 1", "times 2"}
    blair = turn(work("blair:lab nauls:lab", "use"), "blair")
    assert blair.options("blair") == {"times 1", "times 2", "times 3"}


@clause("TT-CB-06", "A-23", "A-82")
def test_what_a_power_adds_may_be_left_even_where_helpers_must_help() -> None:
    given: dict[str, Any] = {"damage": {"comms": 4}, "cooperation": "must"}
    s = turn(work("windows:comms nauls:comms", "repair", **given), "windows")
    assert s.options("windows") == {"times 2", "times 3"}
    assert s.say("windows", "times 2").damage("comms") == 2
    double = turn(work("windows:comms nauls:comms", "repair", windows_multiplies=True, **given),
                  "windows")  # fmt: skip
    assert double.options("windows") == {"times 2", "times 3", "times 4"}
    blair = turn(work("blair:lab", "use", cooperation="must"), "blair")
    assert blair.options("blair") == {"times 1", "times 2"}
    few = turn(work("windows:comms nauls:comms", "repair", damage={"comms": 2},
                    cooperation="must"), "windows")  # fmt: skip
    assert few.damage("comms") == 0


@clause("TT-CB-07", "A-24")
def test_all_tokens_go_to_the_assigned_character() -> None:
    s = turn(work("nauls:lab windows:lab", "use"), "nauls").say("nauls", "times 2")
    assert len(s.g.lab[s.who("nauls")]) == 2
    assert s.asked() == [("nauls", "keep_tokens")]
    s.say("nauls", "keep")
    assert s.happened("drew_tokens", 2)[0]["tokens"] is None


@clause("TT-4.2-05", "TT-CB-07")
def test_a_token_just_drawn_may_be_thrown_away_unseen() -> None:
    s = work("nauls:lab windows:lab", "use use", lab={"nauls": "failure"}, pieces={"bag": [1, 1]})
    turn(s, "nauls").say("nauls", "times 2")
    assert s.options("nauls") == {"keep", "throw blood", "throw failure"}
    s.say("nauls", "throw failure")
    assert s.options("nauls") == {"keep", "throw blood"}
    s.say("nauls", "throw blood")
    assert (s.g.bag, s.g.lab_lost, s.g.lab[s.who("nauls")]) == ([0, 0], [1, 0], (1,))
    assert s.happened("threw_token", 2)[0]["token"] is None
    assert s.asked() == [("macready", "next_card")]


@clause("TT-4.2-05")
def test_the_armory_and_the_storage() -> None:
    s = turn(work("nauls:armory", "use", weapon_deck="dynamite melee firearm"), "nauls")
    assert s.options("nauls") == {"keep dynamite", "keep melee"}
    s.say("nauls", "keep dynamite")
    assert s.g.weapon_deck == [3, 2]
    assert s.happened("took_weapon", 2)[0]["weapon"] is None
    flame = turn(work("nauls:armory", "use", weapon_deck="flamethrower melee"), "nauls")
    flame.say("nauls", "keep flamethrower")
    assert flame.see(None)["people"]["refills"]["nauls"] == [6]
    store = turn(work("nauls:storage", "use", item_deck="keys wire torch"), "nauls")
    store.say("nauls", "keep wire")
    assert store.g.item_deck == [0, 1]
    assert store.g.items[store.who("nauls")] == (4,)


@clause("A-19", "D-33")
def test_macready_draws_three_and_keeps_one() -> None:
    for reading in ("bottom", "out"):
        s = work("macready:armory", "use", weapon_deck="dynamite melee firearm melee",
                 macready_rest=reading)  # fmt: skip
        turn(s, "macready")
        assert s.options("macready") == {"keep dynamite", "keep melee", "keep firearm"}
        s.say("macready", "keep dynamite")
        assert (s.g.weapon_deck == [2, 3, 3]) == (reading == "bottom")
        assert (s.g.lost_weapons == [2, 3]) == (reading == "out")


@clause("TT-4.2-05", "A-49")
def test_the_kitchen_moves_two_rations_and_nauls_one() -> None:
    s = turn(work("windows:kitchen blair:kitchen", "use use"), "windows")
    assert (s.g.pantry, s.g.kitchen) == (14, 2)
    turn(s, "blair")
    assert (s.g.pantry, s.g.kitchen) == (12, 4)
    assert turn(work("nauls:kitchen", "use"), "nauls").g.kitchen == 1


@clause("TT-4.2-05", "A-50")
def test_the_weather_station_keeps_a_result_and_brings_a_barrel() -> None:
    s = work("nauls:weather_station", "use", fuel={"boiler": 2, "generator": 2}, stored="sun")
    foretell(s.g, ((0,), 5))
    turn(s, "nauls")
    assert s.options("nauls") == {"new storm", "stored sun"}
    s.say("nauls", "new storm").say("nauls", "fill generator")
    assert (s.g.stored, s.fuel("generator"), s.g.underground) == (2, 3, 9)
    same = work("nauls:weather_station", "use", stored="sun")
    foretell(same.g, ((0,), 0))
    assert turn(same, "nauls").asked() == []
    assert same.g.stored == 0
    one = turn(work("nauls:weather_station", "use", fuel={"generator": 3}), "nauls")
    assert one.fuel("generator") == 4
    lost = turn(work("nauls:weather_station", "use", fuel={"boiler": 0},
                     pieces={"boiler_gone": True}), "nauls")  # fmt: skip
    assert (lost.fuel("boiler"), lost.g.underground) == (0, 10)
    full = turn(work("nauls:weather_station", "use"), "nauls")
    assert full.g.stored != -1
    assert full.asked() == []


@clause("TT-4.2-05")
def test_bennings_rolls_twice_and_keeps_either() -> None:
    s = work("bennings:weather_station", "use", "macready bennings nauls blair")
    foretell(s.g, ((0,), 0, 5))
    turn(s, "bennings")
    assert s.options("bennings") == {"new sun", "new storm"}


@clause("TT-4.2-05")
def test_the_radio_sends_the_sos_once_it_is_whole() -> None:
    s = turn(work("nauls:comms", "use", damage={"comms": 0}), "nauls")
    assert s.g.rescue == 1
    assert s.happened("sos", None)


@clause("TT-4.2-05", "A-61")
def test_helpers_fill_no_more_than_fits_and_is_there() -> None:
    rooms = "nauls:boiler windows:boiler blair:boiler"
    s = turn(work(rooms, "use", fuel={"boiler": 3}), "nauls")
    assert s.fuel("boiler") == 4
    short = turn(work(rooms, "use", fuel={"boiler": 0}, pieces={"underground": 1}), "nauls")
    assert (short.fuel("boiler"), short.g.underground) == (1, 0)


@clause("TT-I-02", "TT-I-03", "TT-I-06", "A-20")
def test_fuel_and_toolbox_are_free_between_two_cards() -> None:
    s = work("nauls:boiler windows:comms", "use use", fuel={"boiler": 2},
             items={"nauls": "fuel toolbox", "windows": "fuel toolbox"})  # fmt: skip
    assert s.offers() == {("nauls", "use_item"), ("windows", "use_item")}
    assert s.options("nauls") == {"spend fuel nauls"}
    assert s.options("windows") == {"spend toolbox windows"}
    s.say("nauls", "spend fuel nauls").say("windows", "spend toolbox windows")
    assert (s.fuel("boiler"), s.damage("comms"), s.g.underground) == (3, 3, 9)
    assert s.standing("nauls")
    assert s.g.used_items == [3, 2]
    lying = work("nauls:boiler", "use", fuel={"boiler": 2}, items={"nauls": "fuel"}, lying="nauls")
    assert lying.offers() == set()
    own = work("nauls:kitchen windows:boiler", "use", items={"nauls": "fuel", "windows": "fuel"})
    assert own.offers() == set()


@clause("TT-4.2-04")
def test_in_five_the_leader_alone_decides() -> None:
    s = turn(work("nauls:kitchen windows:storage", "use", FIVE))
    assert s.asked() == [("macready", "assign")]
    assert s.options("macready") == {"assign nauls", "assign windows"}
