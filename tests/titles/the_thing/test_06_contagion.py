"""TT-IC: the infection check."""

import json
from typing import Any

from gloam.testing import wire
from tests.titles.the_thing.scene import FIVE, FOUR, Scene, clause, foretell, scene


def met(rooms: str, cast: str = FIVE, **more: Any) -> Scene:
    """In these rooms people meet, and nobody stays out of it."""
    s = scene(cast, at="encounters", rooms=rooms, leader=cast.split()[-1], **more)
    return s.all_say("meet")


@clause("TT-IC-01", "D-14")
def test_humans_lay_humans_an_alien_chooses() -> None:
    s = met("nauls:lab windows:lab", aliens="windows")
    assert set(s.asked()) == {("nauls", "lay_tokens"), ("windows", "lay_tokens")}
    assert s.options("nauls") == {"place human"}
    assert s.refused("nauls")["place alien"] == "TT-IC-01"
    assert s.options("windows") == {"place human", "place alien"}


@clause("TT-IC-02", "TT-IC-07")
def test_the_green_zone_lays_nothing_and_who_does_not_look_stays() -> None:
    s = met("nauls:lab windows:lab", suspicion={"nauls": 0})
    assert s.asked() == [("windows", "lay_tokens")]
    s.say("windows", "place human")
    assert [e["character"] for e in s.happened("looked")] == ["nauls"]
    assert (s.suspicion("nauls"), s.suspicion("windows")) == (1, 1)


@clause("TT-IC-03")
def test_each_looks_at_one_token_of_one_other() -> None:
    s = met("nauls:lab windows:lab blair:lab", suspicion={"blair": 0})
    s.say("nauls", "place human").say("windows", "place human")
    assert s.asked() == [("blair", "look_at")]
    assert s.options("blair") == {"look nauls", "look windows"}
    s.say("blair", "look windows")
    looked = {(e["character"], e["target"]) for e in s.happened("looked")}
    assert looked == {("nauls", "windows"), ("windows", "nauls"), ("blair", "windows")}


@clause("TT-IC-04", "A-18")
def test_two_who_look_at_the_same_see_different_tokens() -> None:
    for order in ((0, 1), (1, 0)):
        s = met("nauls:lab windows:lab blair:lab", aliens="blair", chance=())
        s.say("nauls", "place human").say("windows", "place human").say("blair", "place alien")
        s.say("nauls", "look blair").say("windows", "look blair")
        foretell(s.g, (order, (0, 0)))
        s.say("blair", "look nauls")
        assert s.alien("nauls") != s.alien("windows")
        assert s.alien("windows") == (order == (0, 1))


@clause("TT-IC-05", "TT-IC-06", "TT-WIN-11", "EX-6")
def test_a_human_who_sees_the_alien_becomes_one() -> None:
    s = met("nauls:generator windows:generator", aliens="windows")
    s.say("nauls", "place human")
    foretell(s.g, ((1, 0), (0, 0)))
    s.say("windows", "place alien")
    assert s.alien("nauls")
    assert s.happened("looked", 1)[0]["role"] == "alien"
    assert s.happened("looked", 2)[0]["role"] is None
    assert (s.suspicion("nauls"), s.suspicion("windows")) == (2, 2)
    assert all(token == -1 for token in s.g.placed)


@clause("EX-6", "D-15")
def test_the_green_player_looks_and_leaves_the_green_zone() -> None:
    s = met("macready:boiler nauls:boiler", suspicion={"macready": 0}, dogs="boiler")
    assert not s.happened("dog_met")
    assert s.g.dogs[0] == 1
    s.say("nauls", "place human")
    assert [e["character"] for e in s.happened("looked")] == ["macready"]
    assert (s.suspicion("macready"), s.suspicion("nauls")) == (1, 1)


@clause("TT-IC-07")
def test_a_disc_never_passes_the_highest_space() -> None:
    s = met("nauls:lab windows:lab", cast=FOUR, suspicion={"nauls": 4})
    s.all_say("place human")
    assert (s.suspicion("nauls"), s.suspicion("windows")) == (4, 2)


@clause("TT-IC-08", "A-68")
def test_all_in_the_green_zone_is_no_check() -> None:
    s = met("nauls:lab windows:lab", suspicion={"nauls": 0, "windows": 0})
    assert s.asked() == []
    assert (s.suspicion("nauls"), s.suspicion("windows")) == (0, 0)


@clause("TT-IC-09")
def test_two_of_nine_dog_tokens_infect_and_go_back_to_the_bag() -> None:
    infected = 0
    for drawn in range(9):
        s = scene(FIVE, at="encounters", rooms="nauls:lab", dogs="lab", aliens="blair",
                  chance=(drawn,))  # fmt: skip
        infected += s.alien("nauls")
        assert s.suspicion("nauls") == 2
    assert infected == 2


@clause("TT-IC-10", "D-16", "D-36")
def test_nobody_else_can_tell_an_infection_from_none() -> None:
    views = []
    for tokens in ((1, 0), (0, 1)):
        s = met("nauls:lab windows:lab", aliens="windows")
        s.say("nauls", "place human")
        foretell(s.g, (tokens, (0, 0)))
        s.say("windows", "place alien")
        views.append([json.loads(wire(s.g.view(seat))) for seat in (None, 0, 2, 3, 4)])
        assert s.alien("nauls") == (tokens == (1, 0))
    assert views[0] == views[1]


@clause("TT-IC-12", "TT-0-04")
def test_an_alien_is_infected_by_nobody() -> None:
    s = met("nauls:lab windows:lab", aliens="nauls windows")
    s.say("nauls", "place human")
    foretell(s.g, ((1, 0), (0, 0)))
    s.say("windows", "place alien")
    assert s.happened("looked", 1)[0]["role"] == "alien"
    dog = scene(FIVE, at="encounters", rooms="nauls:lab", dogs="lab", aliens="nauls", chance=(0,))
    assert dog.happened("dog_met", 1)[0]["token"] == "alien"
    assert s.g.infections == dog.g.infections == []


@clause("TT-IC-11")
def test_infections_count_after_all_have_looked() -> None:
    s = met("nauls:lab windows:lab", aliens="windows")
    s.say("nauls", "place human")
    foretell(s.g, ((1, 0), (0, 0)))
    s.say("windows", "place alien")
    assert [e["role"] for e in s.happened("looked")] == ["alien", "human"]


@clause("TT-IC-12")
def test_who_infected_whom_in_which_order_is_kept_secret_and_told_at_the_end() -> None:
    s = met("nauls:lab windows:lab", aliens="windows")
    s.say("nauls", "place human")
    foretell(s.g, ((1, 0), (0, 0)))
    s.say("windows", "place alien")
    assert s.g.infections == [(s.who("nauls"), s.who("windows"))]
    assert s.see(-2)["infections"] == [["nauls", "windows"]]
    assert "infections" not in s.see(2)
