"""TT-1 and TT-2: the weather, the base's fuel, frost, darkness, the rescue."""

from typing import Any

from tests.titles.the_thing.scene import FOUR, clause, scene


@clause("TT-1-01")
def test_the_leader_s_roll_is_the_weather_of_the_round() -> None:
    s = scene(FOUR, at="weather", chance=(4,))
    assert s.happened("weather_is")[0]["weather"] == "storm"
    assert s.asked() == []


@clause("TT-1-02", "TT-1-03", "A-08")
def test_a_stored_result_may_be_taken_instead_and_is_used_up() -> None:
    for answer, weather in (("new storm", "storm"), ("stored sun", "sun")):
        s = scene(FOUR, at="weather", stored="sun", chance=(5,), leader="nauls")
        assert s.options("nauls") == {"new storm", "stored sun"}
        s.say("nauls", answer)
        assert s.happened("weather_is")[0]["weather"] == weather
        assert s.g.stored == -1


@clause("TT-1-02")
def test_the_same_result_twice_is_no_question() -> None:
    s = scene(FOUR, at="weather", stored="storm", chance=(5,))
    assert s.asked() == []
    assert s.g.stored == -1


@clause("TT-2-02", "A-60", "A-05", "TT-2-01")
def test_a_storm_burns_two_barrels_in_each_and_they_leave_the_game() -> None:
    s = scene(FOUR, at="maintain", weather="storm")
    assert (s.fuel("boiler"), s.fuel("generator"), s.g.underground) == (2, 2, 10)
    assert [e["room"] for e in s.happened("burnt_fuel")] == ["boiler", "generator"]


@clause("TT-2-03", "D-04")
def test_each_missing_barrel_is_a_damage_as_far_as_there_are_slots() -> None:
    s = scene(FOUR, at="maintain", weather="storm", fuel={"boiler": 0, "generator": 0})
    assert (s.damage("boiler"), s.damage("generator")) == (2, 2)
    worse = scene(FOUR, at="maintain", weather="storm", fuel={"boiler": 0}, damage={"boiler": 2})
    assert worse.damage("boiler") == 3
    assert worse.happened("hurt")[0]["count"] == 1


@clause("TT-2-04", "TT-2-06", "EX-1", "D-06")
def test_a_boiler_with_three_damage_is_lost_and_the_frost_begins() -> None:
    given: dict[str, Any] = {"weather": "storm", "fuel": {"boiler": 1}, "damage": {"boiler": 2}}
    s = scene(FOUR, at="maintain", **given)
    assert (s.fuel("boiler"), s.damage("boiler"), s.g.boiler_gone) == (0, 3, True)
    assert s.g.freezing == 1
    s.g.then(s.g.book.steps["maintain"])
    s.g.run()
    assert s.g.freezing == 3
    hasty = scene(FOUR, at="maintain", freezing_starts="at_once", **given)
    assert hasty.g.freezing == 3


@clause("TT-2-05", "A-04", "D-05")
def test_the_boiler_is_judged_in_phase_two_only() -> None:
    s = scene(FOUR, at="actions", rooms="nauls:boiler windows:boiler", pile="sabotage repair",
              damage={"boiler": 2}, cooperation="may")  # fmt: skip
    s.say("macready", "reveal_card").say("macready", "assign nauls")
    assert (s.damage("boiler"), s.g.boiler_gone) == (3, False)
    s.say("macready", "reveal_card").say("macready", "assign windows").say("windows", "times 2")
    assert s.damage("boiler") == 1


@clause("TT-2-07", "A-06")
def test_a_lost_boiler_can_be_used_for_nothing() -> None:
    s = scene(FOUR, at="maintain movement", weather="storm", fuel={"boiler": 4},
              damage={"boiler": 3}, hands={"nauls": "use"})  # fmt: skip
    assert s.fuel("boiler") == 0
    assert s.refused("nauls")["go boiler"] == "TT-2-07"
    assert 8 not in list(s.g.location_cards())


@clause("TT-2-08", "TT-WIN-02", "A-75", "D-31")
def test_at_the_skull_the_aliens_win_at_once() -> None:
    s = scene(FOUR, at="maintain", aliens="blair", weather="storm",
              pieces={"boiler_gone": True, "freezing": 7})  # fmt: skip
    assert s.reason() == "frozen"
    assert s.winners() == {"blair"}
    assert not s.happened("burnt_fuel")
    near = scene(FOUR, at="maintain", weather="sun", pieces={"boiler_gone": True, "freezing": 6})
    assert (near.reason(), near.g.freezing) == (None, 7)


@clause("TT-2-09", "EX-2")
def test_a_generator_with_two_damage_puts_the_lights_out_and_burns_nothing() -> None:
    s = scene(FOUR, at="maintain maintain", weather="storm", fuel={"generator": 1},
              damage={"generator": 1})  # fmt: skip
    assert (s.fuel("generator"), s.damage("generator"), s.g.blackout) == (0, 2, True)
    dark = scene(FOUR, at="maintain", weather="storm", damage={"generator": 2},
                 pieces={"blackout": True})  # fmt: skip
    assert dark.fuel("generator") == 4


@clause("TT-2-10", "A-03", "D-07")
def test_the_lights_fail_at_once_or_at_the_next_check() -> None:
    for reading, out in (("at_once", True), ("check", False)):
        s = scene(FOUR, at="actions maintain", rooms="nauls:generator", pile="sabotage",
                  damage={"generator": 1}, blackout=reading)  # fmt: skip
        s.say("macready", "reveal_card")
        s.g.play(0, "assign nauls")
        assert s.g.blackout
        fuel = s.fuel("generator")
        assert (fuel == 4) == out


@clause("TT-2-11", "EX-3")
def test_one_repair_brings_the_lights_back() -> None:
    s = scene(FOUR, at="actions", rooms="nauls:generator", pile="repair",
              damage={"generator": 2}, pieces={"blackout": True})  # fmt: skip
    s.say("macready", "reveal_card").say("macready", "assign nauls")
    assert (s.damage("generator"), s.g.blackout) == (1, False)
    assert s.happened("power_back")


@clause("TT-2-12", "EX-4")
def test_after_the_sos_the_rescue_burns_a_barrel_and_comes_nearer() -> None:
    s = scene(FOUR, at="maintain", weather="sun", pieces={"rescue": 1})
    assert (s.g.rescue, s.g.rescue_fuel) == (5, 2)
    far = scene(FOUR, at="maintain", weather="sun", pieces={"rescue": 8})
    assert far.g.rescue == 10
    assert far.happened("rescue_landed")
    assert not scene(FOUR, at="maintain", weather="sun").happened("rescue_flies")


@clause("TT-2-13")
def test_once_landed_only_the_barrel_moves() -> None:
    s = scene(FOUR, at="maintain", weather="sun", pieces={"rescue": 10, "rescue_fuel": 3})
    assert (s.g.rescue, s.g.rescue_fuel) == (10, 4)


@clause("TT-2-14", "A-10")
def test_without_fuel_the_rescue_leaves_for_good() -> None:
    for space in (6, 10):
        s = scene(FOUR, at="maintain", pieces={"rescue": space, "rescue_fuel": 7})
        assert s.g.rescue_gone
        assert s.happened("rescue_left")
    gone = scene(FOUR, at="maintain movement", hands={"nauls": "use"},
                 pieces={"rescue": 10, "rescue_fuel": 7, "rescue_gone": True})  # fmt: skip
    assert not gone.happened("rescue_left")
    assert gone.refused("nauls")["board"] == "TT-ESC-02"
    s = scene(FOUR, at="actions", rooms="nauls:comms", pile="use", damage={"comms": 0},
              pieces={"rescue": 6, "rescue_gone": True})  # fmt: skip
    s.say("macready", "reveal_card")
    assert s.prompt() == "lay_down"


@clause("TT-2-15")
def test_damage_to_the_radio_stops_no_flight() -> None:
    s = scene(FOUR, at="maintain", weather="snow", damage={"comms": 4}, pieces={"rescue": 1})
    assert s.g.rescue == 3
