"""TT-7 and TT-8: food; dogs and the Leader."""

from typing import Any

from tests.titles.the_thing.scene import FIVE, FOUR, Scene, clause, scene

THREES = dict.fromkeys(FOUR.split(), "use repair sabotage")


@clause("TT-7-01", "TT-7-07")
def test_what_was_cooked_is_eaten_whole_whoever_lives() -> None:
    for cooked in (1, 2, 4):
        s = scene(FOUR, at="supper", pieces={"kitchen": cooked})
        assert (s.g.kitchen, s.g.pantry, s.g.hungry) == (0, 16, False)


@clause("TT-7-02")
def test_an_empty_kitchen_costs_four_from_the_pantry() -> None:
    assert scene(FOUR, at="supper").g.pantry == 12


@clause("TT-7-03", "TT-7-04", "A-09", "D-22")
def test_too_little_food_makes_the_base_hungry_and_hands_shrink_to_two() -> None:
    s = scene(FOUR, at="supper", pieces={"pantry": 3}, hands={**THREES, "blair": "use"})
    assert (s.g.pantry, s.g.hungry, s.g.hand_limit()) == (0, True, 2)
    assert [name for name, _ in s.asked()] == ["macready", "nauls", "windows"]
    s.all_say("discard sabotage")
    assert s.hand("nauls") == ["use", "repair"]
    assert s.hand("blair") == ["use"]
    assert s.asked() == []
    assert s.happened("discarded", 1)[0]["cards"] is None


@clause("TT-7-05", "A-09")
def test_the_last_four_rations_are_enough_unless_the_table_plays_otherwise() -> None:
    given: dict[str, Any] = {"pieces": {"pantry": 4}, "hands": THREES}
    s = scene(FOUR, at="supper", **given)
    assert (s.g.pantry, s.g.hungry, s.asked()) == (0, False, [])
    empty = scene(FOUR, at="supper", hunger="empty", **given)
    assert empty.g.hungry
    empty.all_say("discard use")
    assert len(empty.hand("nauls")) == 2
    small = scene(FOUR, at="supper", hunger="empty", pieces={"pantry": 4}, hands={"nauls": "use"})
    assert [name for name, _ in small.asked()] == ["nauls"]


@clause("TT-7-06")
def test_later_meals_change_nothing_more() -> None:
    s = scene(FOUR, at="supper supper", hands={"nauls": "use use"},
              pieces={"pantry": 0, "hungry": True})  # fmt: skip
    assert s.asked() == []
    assert not s.happened("hungry")


def roam(chance: tuple[int, ...] = (), **more: Any) -> Scene:
    return scene(FIVE, at="roam", chance=chance, **more)


@clause("TT-8-01", "TT-8-02", "TT-S-05", "D-03")
def test_every_free_dog_goes_to_the_room_of_a_card() -> None:
    s = roam((0, 0, 0, 0, 0), dogs="lab")
    assert [e["room"] for e in s.happened("dog_roams")] == [
        "weather_station", "armory", "kitchen", "lab",
    ]  # fmt: skip
    assert s.g.dogs_aside == 0


@clause("TT-8-06", "TT-8-07", "A-70")
def test_no_two_dogs_and_not_the_token_share_a_room() -> None:
    for seed in range(30):
        s = roam(seed=seed)
        rooms = [e["room"] for e in s.happened("dog_roams")]
        assert len({*rooms, s.see(None)["token_room"]}) == 5
        assert max(s.g.dogs) == 1
        again = {e["room"] for e in roam(seed=seed).happened("dog_roams")}
        assert again == set(rooms)
    assert len(list(roam().g.location_cards())) == 10


@clause("TT-8-03", "D-24")
def test_the_kennel_s_card_frees_all_caged_dogs() -> None:
    s = roam((10, 0, 0, 0, 0, 0), dogs="kennel kennel")
    assert s.happened("dogs_freed")[0]["count"] == 2
    assert len(s.happened("dog_roams")) == 4
    assert s.g.dogs[0] == 0
    assert 0 not in list(s.g.location_cards())


@clause("TT-8-05", "EX-12")
def test_the_kennel_s_card_for_the_token_frees_the_dog_first() -> None:
    """Three free dogs, one caged; then Kennel, Armory for the dog, Generator for the token."""
    s = roam((9, 7, 6, 7, 1, 5), dogs="kennel lab boiler comms", pieces={"dogs_aside": 0})
    rooms = [e["room"] for e in s.happened("dog_roams")]
    assert rooms == ["storage", "boiler", "snowplow", "armory"]
    assert s.see(None)["token_room"] == "generator"
    assert s.happened("dogs_freed")


@clause("TT-8-04", "D-23", "D-25")
def test_the_holder_of_the_token_leads_from_now_on() -> None:
    for aliens in ("nauls", "blair"):
        s = scene(FIVE, at="roam", pieces={"token_holder": 6}, aliens=aliens)
        assert s.g.leader == s.who("nauls")
        assert s.g.token_holder == -1
        assert s.g.token_room >= 0
    assert roam().g.leader == s.who("macready")


@clause("TT-8-08", "A-29")
def test_too_few_rooms_leave_dogs_and_token_aside() -> None:
    burned = [0 < room < 8 for room in range(13)]
    s = roam(pieces={"burned": burned})
    assert sum(s.g.dogs) == 3
    assert (s.g.dogs_aside, s.g.token_room) == (1, -1)
    freed = roam((0, 0, 0, 0), dogs="kennel lab boiler comms", pieces={
        "burned": [0 < room < 8 for room in range(13)], "dogs_aside": 0})  # fmt: skip
    assert freed.happened("dogs_freed")
    assert (freed.g.dogs_aside, sum(freed.g.dogs), freed.g.token_room) == (1, 3, -1)


@clause("TT-OPT-01")
def test_without_the_kennel_s_card_caught_dogs_never_return() -> None:
    for seed in range(20):
        s = roam(seed=seed, dogs="kennel kennel", kennel_card=False)
        assert s.g.dogs[0] == 2


@clause("A-28", "A-62")
def test_a_token_set_aside_is_laid_anew() -> None:
    s = roam(pieces={"token_room": -1})
    assert s.g.token_room >= 0
