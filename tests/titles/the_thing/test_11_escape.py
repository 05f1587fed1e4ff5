"""TT-ESC and TT-WIN: the three escapes, and every way the game ends."""

from typing import Any

import pytest

from gloam.titles.the_thing.leaving import assimilate, reveal
from gloam.titles.the_thing.rooms import ROOM
from tests.titles.the_thing.scene import FIVE, FOUR, Scene, clause, foretell, scene

LANDED = {"rescue": 10, "rescue_fuel": 3}
HANDS = dict.fromkeys(FIVE.split(), "use repair")


def landing(cast: str = FOUR, **more: Any) -> Scene:
    """The rescue has landed and people are about to move."""
    return scene(cast, at="movement encounters actions", hands=HANDS, leader=cast.split()[-1],
                 pieces={**LANDED, **more.pop("pieces", {})}, **more)  # fmt: skip


@clause("TT-ESC-01", "TT-ESC-02", "A-71", "A-73")
def test_the_least_suspected_may_board_instead_of_moving() -> None:
    s = landing(suspicion={"macready": 3, "nauls": 1, "windows": 1})
    assert s.refused("macready")["board"] == "TT-ESC-02"
    s.say("macready", "go lab use")
    assert "board" in s.options("nauls")
    s.say("nauls", "board")
    assert s.room("nauls") == "aboard"
    assert len(s.hand("nauls")) == 2
    not_here = landing(pieces={"rescue": 9})
    assert not_here.refused("macready")["board"] == "TT-ESC-02"
    tie = scene(FOUR, at="movement", hands=HANDS, leader="windows", pieces=LANDED)
    assert tie.asked() == [("blair", "move")]
    assert "board" in tie.options("blair")


@clause("TT-ESC-03", "D-29")
def test_if_the_least_suspected_declines_nobody_boards() -> None:
    s = landing()
    s.say("macready", "go lab use")
    for name in ("nauls", "windows", "blair"):
        assert "board" in s.refused(name)
        s.say(name, "go armory use" if name != "blair" else "go kitchen use")


@clause("TT-ESC-04", "A-34", "D-26")
def test_boarding_begins_when_all_have_moved_or_at_once() -> None:
    s = landing()
    s.say("macready", "board").say("nauls", "go lab use").say("windows", "go lab use")
    s.say("blair", "go kitchen use").all_say("meet").all_say("place human")
    assert s.happened("boarding")
    assert s.asked()[0][1] == "willing"
    assert not s.happened("card_revealed")
    italian = landing(rescue_boarding="at_once")
    italian.say("macready", "board")
    assert italian.happened("boarding")
    assert italian.room("nauls") == "rec_room"


def vehicle(room: str = "helicopter", cast: str = FOUR, **more: Any) -> Scene:
    """Nauls stands at a vehicle that is ready and has just been told to use it."""
    given = {"items": {"nauls": "keys"}, **more}
    s = scene(cast, at="actions", rooms=f"nauls:{room}", pile="use",
              fuel={"helicopter": 1, "snowplow": len(cast.split()) - 2},
              damage={"helicopter": 0, "snowplow": 0}, **given)  # fmt: skip
    return s.say("macready", "reveal_card").say("macready", "assign nauls")


@clause("TT-ESC-05", "TT-I-04")
@pytest.mark.parametrize("room", ["helicopter", "snowplow"])
def test_a_full_and_whole_vehicle_leaves_with_the_keys(room: str) -> None:
    s = vehicle(room)
    assert s.asked() == [("nauls", "show_keys")]
    s.say("nauls", "show_keys")
    assert s.happened("keys_shown", None)[0]["room"] == room
    assert s.happened("admitted")[0]["character"] == "nauls"


@clause("TT-ESC-05")
def test_a_vehicle_that_is_not_ready_is_fuelled_instead() -> None:
    s = scene(FOUR, at="actions", rooms="nauls:snowplow", pile="use", damage={"snowplow": 1},
              items={"nauls": "keys"})  # fmt: skip
    s.say("macready", "reveal_card").say("macready", "assign nauls")
    assert (s.fuel("snowplow"), s.g.outside) == (1, 2)


@clause("TT-ESC-05", "D-40")
def test_a_full_but_damaged_vehicle_does_not_leave() -> None:
    s = scene(FOUR, at="actions", rooms="nauls:snowplow windows:boiler", pile="use",
              fuel={"snowplow": 2, "boiler": 1}, damage={"snowplow": 1},
              items={"nauls": "keys"})  # fmt: skip
    s.say("macready", "reveal_card")
    assert s.refused("macready")["assign nauls"] == "TT-4.2-05"


@clause("A-52")
def test_without_keys_the_action_is_lost_but_nobody_knew() -> None:
    s = vehicle(items={})
    assert s.refused("nauls")["show_keys"] == "TT-ESC-05"
    s.say("nauls", "stay")
    assert s.happened("no_keys")
    assert not s.standing("nauls")


@clause("TT-ESC-06", "TT-WIN-03", "A-35", "D-27")
def test_an_alien_as_first_passenger_wins_at_once() -> None:
    s = vehicle(aliens="nauls").say("nauls", "show_keys")
    assert s.reason() == "alien_aboard"
    assert s.winners() == {"nauls"}


@clause("TT-WIN-03", "TT-ESC-07")
def test_an_alien_let_in_wins_at_once() -> None:
    s = vehicle(cast=FIVE, aliens="windows blair").say("nauls", "show_keys")
    s.say("windows", "board").say("nauls", "accept")
    assert s.reason() == "alien_aboard"
    assert s.winners() == {"windows", "blair"}


@clause("TT-WIN-01", "TT-ESC-01", "TT-ESC-09")
def test_all_humans_escape_together_on_the_rescue() -> None:
    s = landing(aliens="blair")
    s.say("macready", "board").say("nauls", "go lab use").say("windows", "go armory use")
    s.say("blair", "go kitchen use")
    for name, aboard in (("nauls", "macready"), ("windows", "macready nauls")):
        s.say(name, "board")
        for passenger in aboard.split():
            s.say(passenger, "accept")
    assert s.say("blair", "stay").reason() == "escaped"
    assert s.winners() == {"macready", "nauls", "windows"}


@clause("TT-ESC-07", "TT-ESC-08", "A-72", "EX-13", "TT-ESC-11")
def test_the_worked_example_of_the_rescue() -> None:
    """Red MacReady boards, refuses Yellow (Nauls), takes Green (Windows), Blue is Blair."""
    s = landing(aliens="nauls blair", suspicion={"nauls": 2, "windows": 3, "blair": 4},
                rescue_boarding="at_once")  # fmt: skip
    s.say("macready", "board")
    assert s.asked() == [("nauls", "willing")]
    s.say("nauls", "board").say("macready", "refuse")
    s.say("windows", "board").say("macready", "accept")
    assert s.asked() == [("nauls", "willing")]
    s.say("nauls", "board").say("macready", "refuse").say("windows", "refuse")
    s.say("blair", "board").say("windows", "accept").say("macready", "refuse")
    assert s.reason() == "escaped"
    assert s.winners() == {"macready", "windows"}


@clause("TT-ESC-07", "D-30")
def test_those_who_lie_elsewhere_come_in_question_too_and_may_stay() -> None:
    s = vehicle(suspicion={"blair": 0}, lying="blair").say("nauls", "show_keys")
    assert s.asked() == [("blair", "willing")]
    s.say("blair", "stay")
    assert s.happened("would_not")
    assert s.asked() == [("windows", "willing")]


@clause("TT-ESC-08", "A-36", "D-28")
def test_all_aboard_must_agree_or_the_majority() -> None:
    def third(**switches: Any) -> Scene:
        s = vehicle(cast=FIVE, suspicion={"nauls": 2, "windows": 1}, **switches)
        s.say("nauls", "show_keys").say("windows", "board").say("nauls", "accept")
        return s.say("blair", "board")

    both = third()
    both.say("nauls", "accept").say("windows", "refuse")
    assert both.happened("turned_away")[0]["character"] == "blair"
    tie = third(boarding_vote="majority")
    tie.say("nauls", "refuse").say("windows", "accept")
    assert [e["character"] for e in tie.happened("admitted")][-1] == "blair"
    against = third(boarding_vote="majority")
    against.say("nauls", "accept").say("windows", "refuse")
    assert against.happened("turned_away")


@clause("TT-ESC-09", "TT-WIN-04")
def test_a_human_left_behind_loses_it_for_all_humans() -> None:
    s = vehicle(aliens="blair").say("nauls", "show_keys")
    while s.g.outcome is None:
        s.g.play(s.g.asks[0][0], "stay")
    assert s.reason() == "left_behind"
    assert s.winners() == {"blair"}


@clause("TT-ESC-09", "TT-WIN-01", "TT-ESC-10")
def test_with_aliens_only_left_behind_the_humans_win() -> None:
    s = vehicle(cast=FIVE, aliens="blair windows macready", revealed="clark")
    s.say("nauls", "show_keys")
    while s.g.outcome is None:
        s.g.play(s.g.asks[0][0], "stay")
    assert s.reason() == "escaped"
    assert s.winners() == {"nauls"}


@clause("TT-WIN-05", "TT-WIN-12")
def test_if_the_last_human_is_assimilated_all_aliens_win() -> None:
    s = scene(FIVE, aliens="nauls windows blair", revealed="clark", pieces={"strength": 3})
    assimilate(s.g, s.who("macready"), ROOM.read("lab"))
    assert s.reason() == "no_human"
    assert s.winners() == {"nauls", "windows", "blair", "clark"}


@clause("TT-WIN-10")
def test_the_dead_win_with_their_team() -> None:
    s = vehicle(cast=FIVE, aliens="blair windows", revealed="clark", pieces={"strength": 3})
    assimilate(s.g, s.who("macready"), ROOM.read("lab"))
    s.say("nauls", "show_keys")
    while s.g.outcome is None:
        s.g.play(s.g.asks[0][0], "stay")
    assert s.winners() == {"nauls", "macready"}


def last_infection(**more: Any) -> Scene:
    """Windows, an Alien, infects Nauls, the last Human."""
    s = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab",
              **{"aliens": "macready windows blair clark", **more})  # fmt: skip
    s.all_say("meet").say("nauls", "place human")
    foretell(s.g, ((1, 0), (0, 0)))
    return s.say("windows", "place alien")


@clause("TT-WIN-13", "TT-WIN-14", "A-37", "D-32")
def test_the_one_infected_last_loses_alone() -> None:
    s = last_infection()
    assert s.reason() == "all_infected"
    assert s.winners() == {"macready", "windows", "blair", "clark"}
    shown: dict[str, Any] = {"aliens": "macready windows blair", "revealed": "clark"}
    assert "nauls" not in last_infection(**shown).winners()
    assert "nauls" in last_infection(last_infected="none_revealed", **shown).winners()
    assert "nauls" not in last_infection(last_infected="none_revealed").winners()


@clause("TT-WIN-13", "A-74")
def test_a_dog_may_infect_the_last_one_too() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab", dogs="lab", chance=(0,),
              aliens="macready windows blair clark")  # fmt: skip
    assert s.reason() == "all_infected"
    assert "nauls" not in s.winners()


@clause("TT-WIN-14", "A-38")
def test_the_table_may_play_on_when_all_are_infected() -> None:
    s = last_infection(silent_all_infected=True)
    assert s.reason() is None
    assert s.alien("nauls")


@clause("TT-WIN-13", "TT-WIN-14", "A-38")
def test_played_on_the_one_infected_last_loses_however_it_ends() -> None:
    frozen = last_infection(silent_all_infected=True)
    frozen.g.boiler_gone, frozen.g.freezing = True, 8
    frozen.g.then(frozen.g.book.steps["maintain"])
    frozen.g.run()
    assert (frozen.reason(), frozen.winners()) == (
        "frozen",
        {"macready", "windows", "blair", "clark"},
    )
    shown = last_infection(silent_all_infected=True)
    for name in ("macready", "windows", "blair", "clark"):
        reveal(shown.g, shown.who(name), 2)
        assert shown.reason() is None
    reveal(shown.g, shown.who("nauls"), 2)
    assert shown.reason() == "all_infected"
    assert "nauls" not in shown.winners()
    eaten = last_infection(silent_all_infected=True)
    assimilate(eaten.g, eaten.who("macready"), ROOM.read("lab"))
    assert eaten.reason() is None


@clause("TT-WIN-02", "TT-WIN-13")
def test_while_a_human_lives_nobody_infected_is_left_out_of_the_victory() -> None:
    s = scene(FOUR, at="maintain", aliens="nauls blair", weather="storm",
              pieces={"boiler_gone": True, "freezing": 7, "infections": [(6, 3)]})  # fmt: skip
    assert s.winners() == {"nauls", "blair"}


@clause("TT-WIN-11", "TT-0-01")
def test_a_convert_wins_with_the_aliens() -> None:
    s = vehicle(aliens="nauls blair").say("nauls", "show_keys")
    assert s.winners() == {"nauls", "blair"}
