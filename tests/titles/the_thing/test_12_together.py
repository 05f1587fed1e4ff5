"""TT-SOLO: one to three players against an Alien nobody plays."""

from collections import Counter
from typing import Any

import pytest

from gloam.titles.the_thing.dice import FACE
from gloam.titles.the_thing.suspicion import move_threat, suspect
from tests.titles.the_thing.scene import SIX, TITLE, Scene, clause, foretell, scene

SAFE = {"threat": 8}
USE, REPAIR, SABOTAGE, THREAT = 0, 2, 4, 5
"""Throws of an action die that show these faces."""


def alone(**more: Any) -> Scene:
    """One player with six characters; the threat is far away unless it says so."""
    pieces = {**SAFE, **more.pop("pieces", {})}
    return scene(SIX, seats=more.pop("seats", 1), pieces=pieces, **more)


@clause("TT-SOLO-S-01", "TT-SOLO-S-02", "TT-SOLO-S-07")
def test_the_outpost_for_one_to_three() -> None:
    g = TITLE.new(1, 1)
    s = Scene(g)  # type: ignore[arg-type]
    seen = s.see(None)
    assert (len(s.g.item_deck), len(s.g.weapon_deck)) == (13, 10)
    assert (seen["underground"], seen["outside"], seen["bag"]) == (14, 5, 30)
    damage = seen["rooms"]["damage"]
    assert (damage["comms"], damage["helicopter"], damage["snowplow"]) == (6, 4, 1)
    assert (s.g.deck, s.g.token_room) == ([], -1)


@clause("TT-SOLO-S-03", "TT-SOLO-S-04")
@pytest.mark.parametrize(("seats", "each"), [(1, 6), (2, 3), (3, 2)])
def test_six_characters_whoever_holds_them(seats: int, each: int) -> None:
    s = Scene(TITLE.new(seats, 3))  # type: ignore[arg-type]
    held = Counter(s.g.owner[c] for c in s.g.order)
    assert held == dict.fromkeys(range(seats), each)
    assert all(s.g.suspicion[c] == 1 for c in s.g.order)


@clause("TT-SOLO-S-05")
def test_six_of_eight_role_cards_lie_unseen() -> None:
    seen = Counter()  # type: ignore[var-annotated]
    for seed in range(300):
        g = Scene(TITLE.new(1, seed)).g  # type: ignore[arg-type]
        aliens = sum(g.role[c] for c in g.order)
        assert aliens + sum(g.roles_aside) == 2
        seen[aliens] += 1
    assert seen[2] > seen[1] > seen[0] > 0
    view = TITLE.new(1, 1).view(0)["table"]
    assert "roles" not in view
    assert all("role" not in held for held in view["me"]["holds"].values())


@clause("TT-SOLO-S-06", "TT-SOLO-S-08", "D-50")
def test_the_threat_begins_on_six_and_somebody_leads() -> None:
    assert TITLE.new(2, 1).view(None)["table"]["threat"] == 6
    chosen = Scene(TITLE.new(2, 1, first_leader=4))  # type: ignore[arg-type]
    assert chosen.g.leader == chosen.g.order[4]


@clause("TT-SOLO-0-01", "TT-SOLO-0-02")
def test_a_round_has_nine_phases() -> None:
    s = alone(at="new_round", seats=2)
    assert s.happened("weather_is")
    assert s.happened("burnt_fuel")
    assert s.asked() == [("macready", "walk")]
    rooms = iter(("lab", "armory", "kitchen", "storage", "comms", "boiler"))
    while s.prompt() == "walk":
        s.g.play(s.g.asks[0][0], f"go {next(rooms)}")
    assert s.prompt() == "next_roll"
    foretell(s.g, (USE, USE, USE))
    s.say("macready", "roll").say("macready", "assign nauls").say("macready", "do use")
    while s.prompt() != "next_roll":
        s.g.play(s.g.asks[0][0], s.g.decisions[0].options[0])
    s.say("macready", "stop")
    assert s.prompt() == "recess"
    s.all_say("ready")
    assert s.prompt() == "who_tests"
    s.all_say("pass")
    assert s.happened("ate") or s.happened("ate_stores")
    assert s.g.round == 3
    assert s.happened("threat")


@clause("TT-SOLO-3-01")
def test_each_player_moves_all_of_his_from_the_leader_on() -> None:
    s = alone(at="coop_move", seats=2, leader="blair")
    order = []
    rooms = iter(("lab", "armory", "kitchen", "storage", "comms", "boiler"))
    while s.prompt() == "walk":
        seat, _, args = s.g.asks[0]
        order.append(seat)
        assert s.g.order.index(args[0]) // 3 == seat
        s.g.play(seat, f"go {next(rooms)}")
    assert order == [1, 1, 1, 0, 0, 0]


@clause("TT-SOLO-3-02")
def test_one_may_rest_in_the_dormitory() -> None:
    s = alone(at="coop_move").say("macready", "go dormitory")
    assert s.standing("macready")
    assert s.refused("macready")["go dormitory"] == "TT-SOLO-3-02"


@clause("TT-SOLO-3-01", "TT-SOLO-3-02")
def test_who_finds_neither_room_nor_bed_stays() -> None:
    s = alone(at="coop_move", pieces={"burned": [0 < room < 11 for room in range(13)]})
    assert s.options("macready") == {"go dormitory"}
    s.say("macready", "go dormitory")
    assert s.options("macready") == {"stay"}
    assert s.say("macready", "stay").room("nauls") == "rec_room"


@clause("TT-SOLO-3-03", "TT-SOLO-3-06", "A-40", "D-52")
def test_who_meets_becomes_suspect_once() -> None:
    s = alone(at="coop_move coop_alien dice_actions")
    for room in ("lab", "lab", "lab", "armory", "armory", "kitchen"):
        s.say("macready", f"go {room}")
    s.say("macready", "resolve lab").all_say("meet")
    got = [s.suspicion(n) for n in SIX.split()]
    assert got == [2, 2, 2, 2, 2, 1]


@clause("TT-SOLO-3-04", "D-53")
def test_who_meets_only_the_cleared_stays() -> None:
    s = alone(at="coop_move", suspicion={"macready": 0})
    for room in ("lab", "lab", "armory", "kitchen", "comms", "boiler"):
        s.say("macready", f"go {room}")
    s.all_say("meet")
    assert (s.suspicion("macready"), s.suspicion("nauls")) == (1, 1)


@clause("TT-SOLO-3-05", "D-54")
def test_weapons_avoid_meetings_here_too() -> None:
    s = alone(at="coop_move", weapons={"nauls": "melee"})
    for room in ("lab", "lab", "armory", "kitchen", "comms", "boiler"):
        s.say("macready", f"go {room}")
    s.say("macready", "meet").say("macready", "avoid melee")
    assert (s.suspicion("macready"), s.suspicion("nauls")) == (1, 1)


@clause("TT-SOLO-3-07", "TT-SOLO-R-01", "TT-SOLO-R-02", "D-51")
def test_a_dog_s_alien_token_reveals_at_once() -> None:
    for drawn, revealed in ((0, True), (5, False)):
        s = alone(
            dogs="lab", rooms="nauls:lab", chance=(drawn,))  # fmt: skip
        s.g.then(s.g.book.steps["meeting"], 4)
        s.g.run()
        assert bool(s.happened("revealed", None)) == revealed
        assert s.g.strength == (5 if revealed else 0)
        assert s.suspicion("nauls") == (1 if revealed else 2)


@clause("TT-SOLO-3-08")
def test_two_catch_a_dog_and_clark_ignores_it() -> None:
    s = alone(dogs="lab armory", rooms="nauls:lab windows:lab clark:armory")
    for room in (4, 2):
        s.g.then(s.g.book.steps["meeting"], room)
    s.g.run()
    assert s.g.dogs[0] == 1
    assert not s.happened("dog_met")


@clause("TT-SOLO-3-09", "TT-SOLO-R-01", "TT-SOLO-R-07", "A-42")
def test_a_disc_that_reaches_the_threat_is_taken() -> None:
    s = alone(suspicion={"nauls": 3}, pieces={"threat": 4})
    suspect(s.g, [s.who("nauls")])
    s.g.run()
    assert s.happened("taken", None)[0]["character"] == "nauls"
    assert s.g.strength == 5


@clause("TT-SOLO-R-02")
def test_the_first_brings_five_each_later_one_more() -> None:
    s = alone(suspicion={"nauls": 4}, pieces={"threat": 4})
    s.g.then(s.g.book.steps["threatened"])
    s.g.run()
    s.g.suspicion[s.who("windows")] = 4
    s.g.then(s.g.book.steps["threatened"])
    s.g.run()
    assert s.g.strength == 6


@clause("TT-SOLO-R-03", "TT-SOLO-R-05")
def test_of_three_one_is_taken_and_the_marker_moves_by_two() -> None:
    s = alone(suspicion={"nauls": 4, "windows": 4, "blair": 4}, pieces={"threat": 4}, seats=2,
              leader="blair", at="threatened")  # fmt: skip
    assert s.asked() == [("blair", "take_one")]
    s.say("blair", "take nauls")
    assert s.g.threat == 6
    assert s.g.fate[s.who("windows")] == 0


@clause("TT-SOLO-R-04", "TT-SOLO-R-09")
def test_whoever_is_taken_leaves_all_and_the_role_unseen() -> None:
    s = alone(suspicion={"nauls": 4}, pieces={"threat": 4}, weapons={"nauls": "melee"},
              items={"nauls": "keys"}, lab={"nauls": "blood"}, at="threatened")  # fmt: skip
    assert not s.happened("role_shown")
    assert not s.happened("revealed")
    assert (s.g.weapon_deck[0], s.g.item_deck[0], s.g.lab_lost) == (3, 0, [0])


@clause("TT-SOLO-R-06", "A-43")
def test_a_marker_pushed_onto_another_disc_takes_again() -> None:
    s = alone(suspicion={"nauls": 4, "windows": 4, "blair": 5}, pieces={"threat": 4},
              at="threatened")  # fmt: skip
    s.say("macready", "take nauls")
    assert s.g.threat == 5
    assert [e["character"] for e in s.happened("taken")] == ["nauls", "blair"]


@clause("TT-SOLO-R-08", "A-44")
def test_the_marker_never_enters_the_green_zone() -> None:
    s = alone(suspicion=dict.fromkeys(SIX.split(), 0), pieces={"threat": 2})
    move_threat(s.g, -1)
    move_threat(s.g, -1)
    s.g.run()
    assert s.g.threat == 1


def hunt(rooms: str, strength: int = 5, **more: Any) -> Scene:
    """The revealed Alien, once Bennings, is about to strike."""
    pieces = {"strength": strength, "was_revealed": True, **more.pop("pieces", {})}
    s = alone(rooms=rooms, revealed="bennings", pieces=pieces, **more)
    s.g.then(s.g.book.steps["coop_alien"])
    s.g.run()
    return s


@clause("TT-SOLO-4-01", "A-45")
def test_it_acts_as_soon_as_it_is_revealed_while_it_has_strength() -> None:
    assert hunt("nauls:lab").happened("alien_comes")
    assert not hunt("nauls:lab", 0).happened("alien_comes")


@clause("TT-SOLO-4-02", "TT-SOLO-4-03", "EX-18", "A-76")
def test_the_attack_level_is_the_biggest_crowd_and_one() -> None:
    """Strength 5, two together: 3 on the first card, the remaining 2 on the second."""
    s = hunt("nauls:lab windows:lab blair:armory", chance=(9, 8), macready_rest="out")
    assert [e["count"] for e in s.happened("alien_comes")] == [3, 2]
    apart = hunt("nauls:lab windows:armory", 3, chance=(9, 8))
    assert [e["count"] for e in apart.happened("alien_comes")] == [2, 1]


@clause("TT-SOLO-4-04", "TT-SOLO-3-06")
def test_who_drives_a_weak_alien_off_does_not_meet_a_second_time() -> None:
    s = hunt("nauls:lab windows:lab", 1, chance=(3,)).all_say("pass")
    assert s.happened("fled")
    assert s.asked() == []


@clause("TT-R-04", "TT-SOLO-R-03", "A-85")
def test_a_player_leads_on_while_one_of_his_characters_is_left() -> None:
    s = alone(seats=2, leader="nauls", suspicion={"nauls": 4}, pieces={"threat": 4},
              at="threatened")  # fmt: skip
    assert s.g.leader == s.who("windows")
    last = alone(seats=2, leader="windows", suspicion={"windows": 4}, pieces={"threat": 4},
                 at="threatened", revealed="nauls macready")  # fmt: skip
    assert last.g.leader == last.who("blair")
    around = alone(seats=2, leader="windows", suspicion={"windows": 4}, pieces={"threat": 4},
                   at="threatened", revealed="nauls")  # fmt: skip
    assert around.g.leader == around.who("macready")


@clause("TT-SOLO-4-04", "TT-SOLO-4-09")
def test_encounters_follow_the_usual_rules_and_the_strength_returns() -> None:
    s = hunt("nauls:lab", chance=(3, 0, 0), strength=2)
    assert s.asked() == [("macready", "fight")]
    s.say("macready", "pass")
    assert s.g.fate[s.who("nauls")] == 1
    s.g.then(s.g.book.steps["dice_actions"])
    s.g.run()
    assert sum(s.g.alien) == 0
    assert s.g.strength == 3


@clause("TT-SOLO-4-05", "D-56")
def test_it_prefers_people_to_dogs_and_dogs_to_sabotage() -> None:
    s = hunt("nauls:lab", 2, dogs="lab", chance=(3,)).say("macready", "pass")
    assert s.happened("assimilated")
    dog = hunt("", 1, dogs="lab", chance=(3,))
    assert dog.happened("dog_assimilated")
    assert not dog.happened("sabotaged")


@clause("TT-SOLO-4-06", "A-46")
def test_of_several_victims_the_leader_names_one() -> None:
    s = hunt("nauls:lab windows:lab", 3, chance=(3,), seats=2, leader="blair")
    s.all_say("pass")
    assert s.asked() == [("blair", "victim")]
    s.say("blair", "assimilate windows")
    assert s.g.fate[s.who("windows")] == 1
    assert (s.room("nauls"), s.standing("nauls")) == ("rec_room", False)


@clause("TT-SOLO-4-07")
def test_in_the_kennel_it_takes_a_dog_or_nothing() -> None:
    s = hunt("nauls:lab", 2, dogs="kennel", chance=(10,))
    assert (s.g.dogs_out, s.g.strength) == (1, 3)
    assert not hunt("nauls:lab", 2, chance=(9,)).happened("dog_assimilated")


@clause("TT-SOLO-4-08", "A-47")
def test_fighting_costs_no_card() -> None:
    s = hunt("nauls:lab", 2, weapons={"nauls": "dynamite"}, chance=(3,))
    s.say("macready", "fight dynamite")
    assert (s.g.strength, s.standing("nauls"), s.g.used_weapons) == (1, False, [1])


def rolled(*throws: int, rooms: str = "nauls:boiler", who: str = "nauls", **more: Any) -> Scene:
    """The Leader rolls and gives the dice to Nauls."""
    s = alone(at="dice_actions", rooms=rooms, chance=throws, **more)
    s.say("macready", "roll")
    return s.say("macready", f"assign {who}") if who else s


@clause("TT-SOLO-5-01", "D-55")
def test_the_rescue_may_be_boarded_first_of_all() -> None:
    landed = {"rescue": 10, "rescue_fuel": 2}
    s = alone(at="dice_actions", rooms="nauls:boiler", pieces=landed,
              suspicion={"windows": 0})  # fmt: skip
    assert {"roll", "board"} == s.options("macready")
    s.say("macready", "board")
    assert s.happened("boarded")[0]["character"] == "windows"
    late = rolled(USE, USE, USE, rooms="nauls:kitchen windows:kitchen", pieces=landed)
    late.say("macready", "do use")
    assert late.refused("macready")["board"] == "TT-SOLO-5-01"
    assert alone(at="dice_actions", rooms="nauls:lab").refused("macready")["board"]


@clause("TT-SOLO-5-02", "TT-SOLO-8-01")
def test_three_dice_or_two_when_hungry_go_to_one_standing_character() -> None:
    s = rolled(USE, REPAIR, SABOTAGE, who="", rooms="nauls:boiler windows:lab", lying="windows")
    assert s.see(None)["dice"] == ["use", "repair", "sabotage"]
    assert s.options("macready") == {"assign nauls"}
    assert s.refused("macready")["assign windows"] == "TT-4.2-04"
    hungry = rolled(USE, REPAIR, who="", pieces={"hungry": True})
    assert len(hungry.see(None)["dice"]) == 2


@clause("TT-SOLO-5-03", "EX-15", "D-59")
def test_who_rests_in_the_dormitory_turns_a_die() -> None:
    s = rolled(USE, USE, THREAT, rooms="nauls:boiler windows:dormitory",
               damage={"boiler": 1})  # fmt: skip
    assert "turn_die threat repair" in s.options("macready")
    s.say("macready", "turn_die threat repair")
    assert not s.standing("windows")
    assert s.refused("macready")["turn_die use repair"] == "TT-SOLO-5-03"
    s.say("macready", "do repair")
    assert s.damage("boiler") == 0
    before = rolled(USE, USE, THREAT, who="", rooms="nauls:boiler windows:dormitory")
    assert before.say("macready", "turn_die threat use").g.dice == [0, 0, 0]


@clause("TT-SOLO-5-04", "TT-SOLO-5-06", "EX-16", "D-57")
def test_a_die_is_cancelled_for_one_suspicion() -> None:
    s = rolled(USE, REPAIR, SABOTAGE, rooms="nauls:boiler", damage={"boiler": 1},
               fuel={"boiler": 2})  # fmt: skip
    assert s.refused("macready")["do use"] == "TT-SOLO-5-05"
    s.say("macready", "cancel sabotage")
    assert s.suspicion("nauls") == 2
    assert {"do use", "do repair"} <= s.options("macready")
    s.say("macready", "do repair")
    assert s.damage("boiler") == 0
    assert not s.standing("nauls")


@clause("TT-SOLO-5-06", "EX-17")
def test_with_all_cancelled_nothing_is_done() -> None:
    s = rolled(THREAT, THREAT, SABOTAGE)
    s.say("macready", "cancel threat").say("macready", "cancel threat")
    s.say("macready", "cancel sabotage").say("macready", "nothing")
    assert s.suspicion("nauls") == 4
    assert not s.standing("nauls")
    assert s.damage("boiler") == 0


@clause("TT-SOLO-5-05")
def test_bad_faces_all_happen_and_nothing_else() -> None:
    s = rolled(SABOTAGE, THREAT, USE)
    assert s.refused("macready")["nothing"] == "TT-SOLO-5-05"
    s.say("macready", "suffer")
    assert (s.damage("boiler"), s.g.threat) == (1, 7)
    assert not s.standing("nauls")
    good = rolled(USE, USE, USE, rooms="nauls:kitchen")
    assert good.refused("macready")["suffer"] == "TT-SOLO-5-05"
    assert good.refused("macready")["do repair"] == "TT-SOLO-5-06"


@clause("TT-SOLO-5-07")
def test_a_die_may_burn_the_room() -> None:
    s = rolled(USE, USE, USE, rooms="nauls:lab windows:lab", weapons={"nauls": "dynamite"},
               burn_lays="all")  # fmt: skip
    s.say("macready", "burn_here dynamite")
    assert s.g.burned[4]
    before = alone(at="dice_actions", rooms="nauls:lab", weapons={"nauls": "dynamite"})
    assert before.offers() == set()
    assert s.room("windows") == "rec_room"


@clause("TT-SOLO-5-07", "TT-SOLO-5-05", "TT-SOLO-5-06")
def test_a_fire_needs_a_good_die_and_no_bad_one() -> None:
    given: dict[str, Any] = {"rooms": "nauls:lab", "weapons": {"nauls": "dynamite"}}
    bad = rolled(USE, USE, THREAT, **given)
    assert bad.refused("macready")["burn_here dynamite"] == "TT-SOLO-5-05"
    none = rolled(THREAT, THREAT, THREAT, **given)
    for _ in range(3):
        none.say("macready", "cancel threat")
    assert none.refused("macready")["burn_here dynamite"] == "TT-SOLO-5-06"
    assert none.options("macready") == {"nothing"}


@clause("TT-SOLO-5-04", "TT-SOLO-R-01")
def test_who_is_taken_while_cancelling_does_nothing_more() -> None:
    s = rolled(USE, THREAT, THREAT, pieces={"threat": 2})
    s.say("macready", "cancel threat")
    assert s.room("nauls") == "nowhere"
    assert s.asked() == []


@clause("TT-SOLO-5-08", "TT-SOLO-5-11")
def test_helpers_and_powers_count_for_dice() -> None:
    s = rolled(USE, USE, USE, rooms="nauls:boiler windows:boiler", fuel={"boiler": 1},
               cooperation="must")  # fmt: skip
    s.say("macready", "do use")
    assert s.fuel("boiler") == 3
    windows = rolled(REPAIR, USE, USE, rooms="windows:comms", who="windows",
                     cooperation="must")  # fmt: skip
    windows.say("macready", "do repair").say("macready", "times 2")
    assert windows.damage("comms") == 4


@clause("TT-SOLO-5-09")
def test_at_least_one_roll_then_more_or_stop() -> None:
    s = alone(at="dice_actions", rooms="nauls:kitchen windows:kitchen", chance=(USE, USE, USE))
    assert s.refused("macready")["stop"] == "TT-SOLO-5-09"
    s.say("macready", "roll").say("macready", "assign nauls").say("macready", "do use")
    assert s.options("macready") == {"roll", "stop"}
    assert s.say("macready", "stop").asked() == []


@clause("TT-SOLO-5-10", "A-48")
def test_sabotage_where_nothing_is_left_does_nothing() -> None:
    s = rolled(SABOTAGE, USE, USE, rooms="nauls:snowplow").say("macready", "suffer")
    assert s.damage("snowplow") == 1
    assert not s.standing("nauls")


@clause("TT-SOLO-5-12", "D-58", "D-60")
def test_in_the_dark_the_character_is_named_first_and_a_torch_rolls_again() -> None:
    dark: dict[str, Any] = {"pieces": {"blackout": True}, "rooms": "nauls:kitchen windows:lab"}
    s = alone(at="dice_actions", items={"nauls": "torch"}, chance=(THREAT, THREAT, USE, USE, USE),
              **dark)  # fmt: skip
    assert s.options("macready") == {"roll nauls", "roll windows"}
    s.say("macready", "roll nauls").say("macready", "reroll threat").say(
        "macready", "reroll threat"
    )
    assert [FACE.names[face] for face in s.g.dice] == ["use", "use", "use"]
    s.say("macready", "reroll use")
    assert s.g.rerolled == [0, 1, 2]
    assert s.refused("macready")["reroll use"] == "TT-SOLO-5-12"
    fewer = alone(at="dice_actions", items={"nauls": "torch"}, **dark,
                  chance=(THREAT, USE, USE, THREAT, REPAIR, REPAIR))  # fmt: skip
    fewer.say("macready", "roll nauls").say("macready", "reroll threat")
    fewer.say("macready", "cancel threat").say("macready", "reroll use")
    fewer.say("macready", "reroll use")
    assert [FACE.names[face] for face in fewer.g.dice] == ["repair", "repair"]
    without = alone(at="dice_actions", chance=(THREAT, THREAT, USE), **dark)
    without.say("macready", "roll nauls")
    assert without.refused("macready")["reroll threat"] == "TT-SOLO-5-12"
    lit = rolled(THREAT, USE, USE, items={"nauls": "torch"})
    assert lit.refused("macready")["reroll threat"] == "TT-SOLO-5-12"
    norris = scene("macready nauls windows blair clark norris", seats=1, at="dice_actions",
                   chance=(THREAT, USE, USE, USE), dice_powers="any",
                   rooms="nauls:kitchen", pieces={**SAFE, "blackout": True})  # fmt: skip
    norris.say("macready", "roll nauls")
    assert "reroll threat" in norris.options("macready")


@clause("TT-SOLO-5-13", "D-61")
def test_garry_rolls_one_die_again() -> None:
    cast = "macready nauls windows blair clark garry"
    for powers, who, may in (("assigned", "garry", True), ("assigned", "nauls", False),
                             ("any", "nauls", True)):  # fmt: skip
        s = scene(cast, seats=1, at="dice_actions", rooms="garry:kitchen nauls:lab",
                  chance=(THREAT, THREAT, USE, USE), dice_powers=powers,
                  pieces={**SAFE, "garry_rolled": True})  # fmt: skip
        s.say("macready", "roll").say("macready", f"assign {who}")
        assert ("reroll threat" in s.options("macready")) == may
        if may:
            s.say("macready", "reroll threat")
            assert "reroll threat" not in s.options("macready")


def ready(strength: int, *throws: int, **more: Any) -> Scene:
    """Nauls, with the keys, stands at the Helicopter, which can leave."""
    pieces = {"strength": strength, "was_revealed": bool(strength), **more.pop("pieces", {})}
    s = alone(at="dice_actions recreation", rooms="nauls:helicopter", items={"nauls": "keys"},
              fuel={"helicopter": 1}, damage={"helicopter": 0}, chance=(USE, USE, USE, *throws),
              pieces=pieces, **more)  # fmt: skip
    s.say("macready", "roll").say("macready", "assign nauls").say("macready", "do use")
    return s.say("macready", "show_keys")


@clause("TT-SOLO-5-14", "TT-SOLO-ESC-03", "TT-SOLO-ESC-05", "A-41")
def test_a_vehicle_leaves_with_a_use_and_the_keys() -> None:
    s = ready(3, USE, THREAT, SABOTAGE)
    assert s.happened("escape_rolled", None)[0]["count"] == 2
    assert s.asked() == [("macready", "take_along")]
    s.all_say("accept")
    assert s.reason() == "escaped"
    assert s.winners() == set(SIX.split())
    no_keys = rolled(USE, USE, USE, rooms="nauls:helicopter", fuel={"helicopter": 1},
                     damage={"helicopter": 0})  # fmt: skip
    assert no_keys.refused("macready")["do use"] == "TT-ESC-05"


@clause("TT-SOLO-ESC-05", "TT-SOLO-WIN-01", "D-62")
def test_an_alien_aboard_or_a_human_left_behind_loses() -> None:
    s = ready(0, aliens="blair").all_say("accept")
    assert s.reason() == "alien_aboard"
    assert s.winners() == set()
    left = ready(0).all_say("refuse")
    assert left.reason() == "left_behind"
    literal = ready(0, aliens="blair", coop_roles=False)
    assert literal.reason() == "escaped"


@clause("TT-SOLO-ESC-01", "TT-SOLO-ESC-02", "A-77", "D-63", "A-86")
def test_three_bad_faces_stop_the_escape() -> None:
    s = ready(
        4, THREAT, THREAT, SABOTAGE, USE)  # fmt: skip
    assert len(s.happened("escape_rolled")[0]["faces"]) == 4
    assert s.happened("escape_failed")
    assert s.prompt() == "recess"
    assert s.see(None)["boarder"] is None
    assert s.g.items[s.who("nauls")] == (0,)


@clause("TT-SOLO-ESC-04")
def test_without_a_revealed_alien_nothing_is_rolled() -> None:
    assert not ready(0).happened("escape_rolled")


@clause("TT-SOLO-ESC-06")
def test_a_rescue_stopped_stays_while_its_fuel_lasts() -> None:
    s = alone(at="dice_actions recreation", rooms="nauls:boiler", chance=(THREAT, THREAT, THREAT),
              pieces={"rescue": 10, "rescue_fuel": 3, "strength": 3})  # fmt: skip
    s.say("macready", "board")
    assert s.happened("escape_failed")
    assert not s.g.rescue_gone
    assert s.prompt() == "recess"


@clause("TT-SOLO-6-01", "A-78")
def test_in_the_rec_room_things_change_hands_and_nobody_votes() -> None:
    s = alone(at="recreation", items={"nauls": "keys"}, seats=2)
    assert s.asked() == [("macready", "recess"), ("blair", "recess")]
    s.say("macready", "give keys nauls clark")
    assert s.g.items[s.who("clark")] == (0,)
    one = alone(at="recreation", items={"nauls": "keys"},
                revealed="macready windows blair clark bennings")  # fmt: skip
    assert one.offers() == set()
    assert s.options("macready") == {"ready"}


@clause("TT-SOLO-7-01", "A-79")
def test_a_test_clears_or_reveals() -> None:
    s = alone(at="tests", lab={"nauls": "blood"}, suspicion={"windows": 3}, items={"clark": "wire"},
              weapons={"blair": "flamethrower"})  # fmt: skip
    assert s.refused("macready")["test wire clark"] == "TT-6-03"
    s.say("macready", "test blood nauls").say("macready", "put_to_test windows")
    assert s.suspicion("windows") == 0
    alien = alone(at="tests", lab={"nauls": "blood"}, suspicion={"windows": 3}, aliens="windows")
    alien.say("macready", "test blood nauls").say("macready", "put_to_test windows")
    assert alien.happened("revealed", None)
    assert alien.g.strength == 5


@clause("TT-SOLO-9-01", "TT-SOLO-9-02", "TT-SOLO-9-03")
def test_dogs_roam_the_sheet_goes_left_and_the_threat_comes_nearer() -> None:
    s = alone(at="roam", seats=3)
    assert len(s.happened("dog_roams")) == 4
    assert s.g.leader == s.who("windows")
    assert s.g.threat == 7
    assert alone(at="roam").g.leader == s.who("macready")
    taken = alone(at="roam", suspicion={"nauls": 5}, pieces={"threat": 6})
    assert taken.happened("taken")


@clause("TT-SOLO-WIN-01")
def test_no_character_left_or_the_frost_is_the_end() -> None:
    s = alone(suspicion=dict.fromkeys(SIX.split(), 4), pieces={"threat": 4}, at="threatened")
    s.say("macready", "take nauls")
    assert s.reason() is None
    frozen = alone(at="maintain", weather="storm", pieces={"boiler_gone": True, "freezing": 7})
    assert (frozen.reason(), frozen.winners()) == ("frozen", set())
    last = alone(suspicion={"macready": 4}, pieces={"threat": 4}, at="threatened",
                 revealed="nauls windows blair clark bennings")  # fmt: skip
    assert last.reason() == "all_taken"


@clause("A-80")
def test_a_disc_never_passes_six() -> None:
    s = alone(suspicion={"nauls": 6})
    suspect(s.g, [s.who("nauls")])
    assert s.suspicion("nauls") == 6


@clause("TT-SOLO-R-07", "A-42")
def test_two_threats_move_the_marker_one_space_at_a_time() -> None:
    s = rolled(THREAT, THREAT, SABOTAGE, suspicion={"windows": 4}, pieces={"threat": 5})
    s.say("macready", "suffer")
    assert [e["character"] for e in s.happened("taken")] == ["windows"]
    assert s.g.threat == 3
    assert s.damage("boiler") == 1
    itself = rolled(THREAT, THREAT, SABOTAGE, suspicion={"nauls": 4}, pieces={"threat": 5})
    itself.say("macready", "suffer")
    assert (itself.damage("boiler"), itself.room("nauls")) == (1, "nowhere")


@clause("TT-SOLO-3-01", "A-85")
def test_the_leader_s_player_moves_all_of_his_first_whichever_of_them_leads() -> None:
    s = alone(at="coop_move", seats=2, leader="nauls")
    rooms = iter(("lab", "armory", "kitchen", "storage", "comms", "boiler"))
    order = []
    while s.prompt() == "walk":
        seat, _, (c,) = s.g.asks[0]
        order.append((seat, c))
        s.g.play(seat, f"go {next(rooms)}")
    assert order == [(s.g.owner[c], c) for c in s.g.order]
