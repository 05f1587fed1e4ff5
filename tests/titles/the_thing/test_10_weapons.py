"""TT-W and TT-B: weapons, and burning rooms down."""

from typing import Any

from tests.titles.the_thing.scene import FIVE, FOUR, SIX, Scene, clause, scene


def hunt(rooms: str, strength: int, **more: Any) -> Scene:
    return scene(SIX, at="encounters", aliens="bennings", revealed="clark", rooms=rooms,
                 plan={"lab": strength}, pieces={"strength": 5}, **more)  # fmt: skip


@clause("TT-W-01")
def test_weapons_are_hidden_but_the_flamethrower() -> None:
    s = scene(FOUR, at="actions", rooms="nauls:armory", weapons={"nauls": "melee melee dynamite"})
    seen = s.see(0)["people"]
    assert (seen["weapons"]["nauls"], seen["refills"]["nauls"]) == (3, [])
    assert s.see(1)["me"]["holds"]["nauls"]["weapons"] == ["dynamite", "melee", "melee"]


@clause("TT-W-02", "TT-E-12", "D-38")
def test_the_flamethrower_drives_the_alien_off() -> None:
    s = hunt("nauls:lab windows:lab", 3, weapons={"nauls": "flamethrower"}, pile="use repair")
    s.say("nauls", "fight flamethrower")
    assert s.g.refills[s.who("nauls")] == (5,)
    assert (len(s.g.pile), len(s.g.face_down)) == (1, 1)
    assert (s.g.strength, s.g.alien[4]) == (4, 0)
    assert (s.standing("nauls"), s.standing("windows")) == (False, True)
    alone = hunt("nauls:lab", 3, weapons={"nauls": "flamethrower"}, pile="use")
    alone.say("nauls", "fight flamethrower")
    assert not alone.happened("fled")
    assert not alone.happened("overpowered")


@clause("TT-W-02")
def test_of_two_flamethrowers_the_fuller_gives_the_refill() -> None:
    s = hunt("nauls:lab", 3, weapons={"nauls": "flamethrower flamethrower"}, pile="use")
    s.g.refills[s.who("nauls")] = (0, 4)
    s.say("nauls", "fight flamethrower")
    assert sorted(s.g.refills[s.who("nauls")]) == [0, 3]


@clause("TT-W-03", "TT-W-07")
def test_dynamite_does_the_same_and_leaves_the_game() -> None:
    s = hunt("nauls:lab", 3, weapons={"nauls": "dynamite"}, pile="use")
    s.say("nauls", "fight dynamite")
    assert (s.g.weapons[s.who("nauls")], s.g.used_weapons) == ((), [1])
    assert s.g.strength == 4
    assert s.room("nauls") == "lab"


@clause("TT-W-04")
def test_after_a_fight_who_still_stands_meets_as_usual() -> None:
    s = hunt("nauls:lab windows:lab blair:lab", 5, weapons={"nauls": "dynamite"}, pile="use")
    s.say("nauls", "fight dynamite")
    assert s.asked() == [("windows", "avoid")]
    alone = hunt("nauls:lab windows:lab", 5, weapons={"nauls": "dynamite"}, pile="use", dogs="lab")
    alone.say("nauls", "fight dynamite")
    assert alone.happened("dog_met")[0]["character"] == "windows"


@clause("A-21", "TT-W-02")
def test_without_a_card_in_the_pile_no_weapon_fights() -> None:
    s = hunt("nauls:lab", 3, weapons={"nauls": "dynamite flamethrower"})
    assert s.options("nauls") == {"pass"}
    assert s.refused("nauls")["fight dynamite"] == "TT-W-02"
    open_only = hunt("nauls:lab", 3, weapons={"nauls": "dynamite"})
    open_only.g.face_up = [0]
    assert open_only.refused("nauls")["fight dynamite"] == "TT-W-02"


@clause("TT-W-08", "A-31")
def test_a_flamethrower_drawn_again_is_full() -> None:
    from gloam.titles.the_thing.leaving import reveal

    s = scene(FOUR, aliens="nauls blair", weapons={"nauls": "flamethrower"}, weapon_deck="",
              rooms="windows:armory", pile="use")  # fmt: skip
    s.g.refills[s.who("nauls")] = (1,)
    reveal(s.g, s.who("nauls"), 2)
    s.g.then(s.g.book.steps["actions"])
    s.g.run()
    s.say("macready", "reveal_card").say("macready", "assign windows")
    s.say("windows", "keep flamethrower")
    assert s.g.refills[s.who("windows")] == (6,)


def fire(weapon: str = "dynamite", rooms: str = "nauls:lab windows:lab", **more: Any) -> Scene:
    """Nauls, in the Lab, may burn it."""
    given = {"pile": "use repair", "burn_lays": "all", **more}
    return scene(FIVE, at="actions", rooms=rooms, weapons={"nauls": weapon}, **given)


@clause("TT-B-01", "TT-B-02", "D-34")
def test_burning_is_asked_for_before_the_first_card_and_needs_the_leader_s_consent() -> None:
    s = fire()
    assert s.offers() == {("nauls", "burn")}
    s.say("nauls", "burn dynamite nauls")
    assert s.asked() == [("macready", "consent")]
    no = fire().say("nauls", "burn dynamite nauls").say("macready", "forbid")
    assert no.happened("burn_refused")
    assert not any(no.g.burned)
    s.say("macready", "allow")
    assert s.g.burned[4]
    assert (s.g.used_weapons, len(s.g.pile), len(s.g.face_down)) == ([1], 1, 1)
    assert s.prompt() == "next_card" or not s.asked()
    own = fire(leader="nauls").say("nauls", "burn dynamite nauls")
    assert own.g.burned[4]
    late = fire(rooms="nauls:lab windows:storage", pile="use use use")
    late.say("macready", "reveal_card").say("macready", "assign windows")
    late.say("windows", sorted(late.options("windows"))[0])
    assert late.offers() == set()


@clause("TT-B-01")
def test_a_flamethrower_burns_for_a_refill() -> None:
    s = fire("flamethrower").say("nauls", "burn flamethrower nauls").say("macready", "allow")
    assert s.g.refills[s.who("nauls")] == (5,)
    assert "burn dynamite nauls" not in fire("firearm").options("nauls")


@clause("TT-B-03", "D-36")
def test_a_burnt_room_is_gone() -> None:
    s = fire().say("nauls", "burn dynamite nauls").say("macready", "allow")
    assert 4 not in list(s.g.location_cards())
    s.g.hands[s.who("blair")] = (0,)
    moving = scene(FIVE, at="movement", leader="clark", hands={"macready": "use"},
                   pieces={"burned": [room == 4 for room in range(13)]})  # fmt: skip
    assert moving.refused("macready")["special lab"] == "TT-B-03"


@clause("TT-B-04")
def test_fire_drives_the_frost_back_and_is_legal_without_frost() -> None:
    for space in (2, 5):
        s = fire(pieces={"boiler_gone": True, "freezing": space})
        s.say("nauls", "burn dynamite nauls").say("macready", "allow")
        assert s.g.freezing == 1
    assert not fire().say("nauls", "burn dynamite nauls").say("macready", "allow").g.freezing


@clause("TT-B-05", "A-32", "D-35")
def test_who_was_there_lies_in_the_rec_room_and_the_dog_waits_outside() -> None:
    for reading in ("all", "burner"):
        s = fire(burn_lays=reading, dogs="lab")
        s.say("nauls", "burn dynamite nauls").say("macready", "allow")
        assert (s.room("nauls"), s.standing("nauls")) == ("rec_room", False)
        assert (s.room("windows"), s.standing("windows")) == ("rec_room", reading == "burner")
        assert (s.g.dogs[4], s.g.dogs_aside) == (0, 4)


@clause("TT-B-06", "A-33")
def test_six_fires_at_most() -> None:
    six = {"burned": [5 <= room <= 10 for room in range(13)]}
    assert fire(pieces=six).offers() == set()
    assert fire(pieces=six, fire_limit=False).offers() == {("nauls", "burn")}


@clause("TT-B-01", "A-21")
def test_burning_costs_a_face_down_card() -> None:
    s = fire(pile="")
    assert s.offers() == set()
    assert fire(pile="", pieces={"face_up": [0, 1]}).offers() == set()
    last = fire(pile="use").say("nauls", "burn dynamite nauls").say("macready", "allow")
    assert (last.g.pile, last.options("macready")) == ([], {"stop"})


@clause("A-51")
def test_what_it_means_to_burn_a_special_room() -> None:
    def burn(room: str, **pieces: Any) -> Scene:
        s = fire(rooms=f"nauls:{room}", pieces=pieces)
        return s.say("nauls", "burn dynamite nauls").say("macready", "allow")

    boiler = burn("boiler").g
    assert (boiler.boiler_gone, boiler.freezing) == (True, 1)
    generator = burn("generator").g
    assert generator.blackout
    assert not generator.fuel[9]
    generator.then(generator.book.steps["maintain"])
    assert burn("weather_station", stored=2).g.stored == -1
    kitchen = burn("kitchen")
    assert kitchen.g.pantry == 16
    assert burn("comms", rescue=4).g.rescue == 4


@clause("A-62")
def test_the_leader_token_in_a_fire_is_set_aside() -> None:
    s = fire(pieces={"token_room": 4}).say("nauls", "burn dynamite nauls").say("macready", "allow")
    assert s.g.token_room == -1


@clause("A-51", "TT-B-03")
def test_what_was_cooked_burns_with_the_kitchen() -> None:
    s = fire(rooms="nauls:kitchen", pieces={"kitchen": 2})
    s.say("nauls", "burn dynamite nauls").say("macready", "allow")
    assert s.g.kitchen == 0
    s.g.then(s.g.book.steps["supper"])
    s.g.asks.clear()
    s.g.run()
    assert s.g.pantry == 12


@clause("TT-B-05", "D-35")
def test_a_fire_gets_nobody_up() -> None:
    s = fire(burn_lays="burner", lying="windows")
    s.say("nauls", "burn dynamite nauls").say("macready", "allow")
    assert (s.room("windows"), s.standing("windows")) == ("rec_room", False)


@clause("TT-4.2-09", "TT-4.2-10", "A-32")
def test_who_stands_in_the_rec_room_after_a_fire_may_be_laid_down_but_has_nothing_to_do() -> None:
    s = fire(burn_lays="burner", lying="macready blair clark", full_sabotage="wasted",
             pile="sabotage sabotage sabotage")  # fmt: skip
    s.say("nauls", "burn dynamite nauls").say("macready", "allow").say("macready", "reveal_card")
    assert s.options("macready") == {"lay_down windows"}
    s.say("macready", "lay_down windows")
    assert s.asked() == []
    some = fire(burn_lays="burner", rooms="nauls:lab windows:lab blair:boiler",
                pile="sabotage sabotage sabotage")  # fmt: skip
    some.say("nauls", "burn dynamite nauls").say("macready", "allow").say("macready", "reveal_card")
    assert some.refused("macready")["assign windows"] == "TT-4.2-05"
