"""SA-6 and SA-11: targets, adjacency, doors and seats."""

import pytest

import gloam
from gloam.titles.stay_away.seats import neighbours
from tests.titles.stay_away.scene import Scene, clause, scene


def targets(s: Scene, card: str, seat: int = 0) -> set[int]:
    start = f"play {card} > "
    return {int(o.removeprefix(start)) for o in s.options(seat) if o.startswith(start)}


@clause("SA-6.1-01", "SA-7.1-01", "SA-7.2-01", "SA-7.4-01", "SA-7.8-01")
@pytest.mark.parametrize("card", ["flamethrower", "analysis", "suspicious", "change_places"])
def test_a_card_reaches_the_players_beside_one(card: str) -> None:
    s = scene(seats=6, hands={0: card})
    assert targets(s, card) == {1, 5}
    assert s.refused(0)[f"play {card} > 3"] == "SA-6.1-01"


@clause("SA-6.1-02", "SA-6.1-13", "SA-12.1-05")
def test_places_of_eliminated_players_are_skipped() -> None:
    s = scene(seats=6, hands={0: "flamethrower youd_better_run"}, out=(1, 2))
    assert neighbours(s.g, 0) == [3, 5]
    assert targets(s, "flamethrower") == {3, 5}
    assert targets(s, "youd_better_run") == {3, 4, 5}


@clause("SA-6.1-03", "SA-7.1-04", "SA-9.2-02")
@pytest.mark.parametrize("card", ["flamethrower", "analysis", "suspicious", "quarantine"])
def test_a_door_stops_cards_between_the_two_beside_it(card: str) -> None:
    s = scene(seats=5, hands={0: card}, doors=(0,))
    assert targets(s, card) == {4}
    assert s.refused(0)[f"play {card} > 1"] == "SA-6.1-03"


@clause("SA-6.1-05", "SA-7.8-02", "SA-7.9-02")
def test_a_door_stops_changing_places_but_not_running() -> None:
    s = scene(seats=5, hands={0: "change_places youd_better_run"}, doors=(0,))
    assert targets(s, "change_places") == {4}
    assert targets(s, "youd_better_run") == {1, 2, 3, 4}
    s.play(0, "play youd_better_run > 1").play(1, "accept")
    assert s.g.chairs[:2] == [1, 0]
    assert s.g.doors[0] == 1


@clause("SA-6.1-06", "A-35")
def test_a_door_concerns_only_its_two_sides() -> None:
    s = scene(seats=5, hands={0: "seduction", 1: "flamethrower"}, doors=(0,))
    assert targets(s, "seduction") == {2, 3, 4}
    s.play(0, "discard resolute").play(1, "draw")
    assert targets(s, "flamethrower", 1) == {2}


@clause("SA-6.1-07e", "SA-7.1-05e", "A-25", "A-26", "A-22")
@pytest.mark.parametrize("card", ["flamethrower", "analysis", "suspicious", "quarantine"])
def test_first_edition_nothing_is_played_at_a_quarantined_player(card: str) -> None:
    s = scene("first-en", seats=5, hands={0: card}, quarantine={1: 3})
    assert 1 not in targets(s, card)
    assert s.refused(0)[f"play {card} > 1"] == "SA-6.1-07e"


@clause("SA-6.1-07i", "SA-7.1-05i", "A-25", "A-26")
def test_revised_only_changes_of_place_spare_a_quarantined_player() -> None:
    hand = "flamethrower analysis suspicious change_places"
    s = scene(seats=5, hands={0: hand}, quarantine={1: 2})
    for card in ("flamethrower", "analysis", "suspicious"):
        assert targets(s, card) == {1, 4}
    assert targets(s, "change_places") == {4}


@clause("SA-6.1-08", "SA-6.1-09", "SA-7.9-01", "SA-7.10-01")
@pytest.mark.parametrize("card", ["youd_better_run", "seduction"])
def test_cards_that_reach_anybody_not_in_quarantine(card: str) -> None:
    s = scene(seats=6, hands={0: card}, quarantine={3: 2})
    assert targets(s, card) == {1, 2, 4, 5}
    assert s.refused(0)[f"play {card} > 3"] == "SA-6.1-08"


@clause("SA-6.1-08", "SA-6.1-09", "SA-10.3-01", "SA-10.10-01")
@pytest.mark.parametrize("card", ["get_out_of_here", "cant_we_be_friends"])
def test_panic_that_reaches_anybody_not_in_quarantine(card: str) -> None:
    s = scene(seats=6, deck=card, quarantine={3: 2})
    assert s.options(0) == {f"choose > {seat}" for seat in (1, 2, 4, 5)}


@clause("SA-6.1-10", "SA-7.5-02")
def test_cards_without_a_target() -> None:
    s = scene(hands={0: "whiskey resolute watch_your_back"}, deck="axe")
    assert {"play whiskey", "play resolute", "play watch_your_back"} <= s.options(0)
    assert not any(o.startswith("play whiskey >") for o in s.options(0))
    assert s.refused(0)["play whiskey > 1"] == "SA-7.5-02"


@clause("SA-6.1-11", "SA-7.3-06i")
def test_the_axe_frees_oneself_or_a_neighbour() -> None:
    s = scene(seats=5, hands={0: "axe"}, quarantine={0: 2, 1: 2, 3: 2})
    assert targets(s, "axe") == {0, 1}


@clause("SA-6.1-12e", "SA-6.1-12i", "SA-9.1-01i")
def test_who_can_be_put_in_quarantine() -> None:
    hands = {0: "quarantine"}
    assert targets(scene("first-en", seats=5, hands=hands), "quarantine") == {0, 1, 4}
    revised = scene(seats=5, hands=hands)
    assert targets(revised, "quarantine") == {1, 4}
    assert revised.refused(0)["play quarantine > 0"] == "SA-6.1-12i"


@clause("SA-6.1-14")
def test_one_is_no_target_of_one_s_own_cards() -> None:
    hand = "flamethrower analysis seduction change_places"
    s = scene(hands={0: hand})
    for card in hand.split():
        assert s.refused(0)[f"play {card} > 0"] == "SA-6.1-14"


@clause("SA-11.1-01", "SA-7.8-03", "SA-11.1-03")
def test_players_change_places_with_their_hands_and_the_direction_stays() -> None:
    s = scene(seats=5, hands={0: "change_places axe", 1: "scary"}, direction=-1)
    s.play(0, "play change_places > 1").play(1, "accept")
    assert s.g.chairs == [1, 0, 2, 3, 4]
    assert "axe" in s.hand(0)
    assert "scary" in s.hand(1)
    assert s.g.direction == -1


@clause("SA-11.1-02", "SA-11.1-04", "SA-9.2-04", "SA-9.1-11")
def test_doors_stay_at_their_place_and_quarantine_goes_along() -> None:
    s = scene(seats=5, hands={0: "youd_better_run"}, doors=(1,), quarantine={0: 0})
    s.play(0, "play youd_better_run > 2").play(2, "accept")
    assert s.g.chairs == [2, 1, 0, 3, 4]
    assert s.see(None)["doors"] == [0, 1, 0, 0, 0]
    moved = scene(seats=5, deck="one_two", quarantine={0: 3}, edition="first-en").play(0, "go left")
    assert moved.g.chairs[3] == 0
    assert moved.g.quarantine[0] == 2


@clause("A-53")
def test_doors_beside_an_eliminated_player_all_stand_between_the_neighbours() -> None:
    s = scene(seats=5, hands={0: "axe flamethrower"}, doors=(0, 1), out=(1,))
    assert {"play axe | 0", "play axe | 1"} <= s.options(0)
    s.play(0, "play axe | 0")
    assert s.happened("no_exchange")[0]["why"] == "door"


@clause("A-54")
def test_the_last_two_players_are_neighbours_on_both_sides() -> None:
    hands = {0: "flamethrower"}
    s = scene(hands=hands, out=(1, 2), doors=(3,), thing=3)
    assert targets(s, "flamethrower") == {3}
    s.play(0, "discard resolute")
    assert s.asked() == [(0, "offer")]
    strict = scene(hands=hands, out=(1, 2), doors=(3,), thing=3, two_player_doors="strict")
    assert targets(strict, "flamethrower") == set()
    assert strict.play(0, "discard resolute").happened("no_exchange")


@clause("A-34")
def test_watch_your_back_with_two_players_changes_the_gap() -> None:
    s = scene(hands={0: "watch_your_back"}, out=(1, 2), doors=(3,), thing=3)
    s.play(0, "play watch_your_back")
    assert s.happened("no_exchange")[0]["why"] == "door"


@clause("SA-15.4-01i", "A-60")
def test_advanced_rule_4_along_a_free_arc() -> None:
    s = scene(seats=6, hands={0: "seduction"}, reach="arc", doors=(0,), quarantine={4: 2})
    assert targets(s, "seduction") == {5}
    free = scene(seats=6, hands={0: "seduction"}, reach="arc", doors=(0,))
    assert targets(free, "seduction") == {2, 3, 4, 5}
    run = scene(seats=6, hands={0: "youd_better_run"}, reach="arc", doors=(0, 5))
    assert targets(run, "youd_better_run") == set()
    assert run.refused(0)["play youd_better_run > 3"] == "SA-15.4-01i"


@clause("SA-9.2-02", "SA-6.1-04", "SA-6.1-05", "A-35", "A-60")
@pytest.mark.parametrize("reach", ["any", "arc", "adjacent"])
def test_advanced_rule_4_never_reaches_the_neighbour_behind_a_door(reach: str) -> None:
    hands = {0: "seduction youd_better_run"}
    s = scene(seats=6, hands=hands, doors=(0,), reach=reach)
    assert s.refused(0)["play seduction > 1"] == "SA-6.1-03"
    assert 1 in targets(s, "youd_better_run")
    for card in ("get_out_of_here", "cant_we_be_friends"):
        panic = scene(seats=6, deck=card, doors=(0,), reach=reach)
        assert panic.refused(0)["choose > 1"] == "SA-6.1-03"
        assert "choose > 5" in panic.options(0)


@clause("SA-15.4-01e")
def test_advanced_rule_4_says_that_only_neighbours_are_in_reach() -> None:
    s = scene(seats=6, hands={0: "seduction"}, reach="adjacent")
    with pytest.raises(gloam.NotAllowed) as refused:
        s.play(0, "play seduction > 3")
    assert (refused.value.code, refused.value.rule) == ("not-adjacent", "SA-15.4-01e")
    blocked = scene(seats=6, hands={0: "youd_better_run"}, reach="adjacent", doors=(0, 5))
    with pytest.raises(gloam.NotAllowed) as refused:
        blocked.play(0, "play youd_better_run > 1")
    assert refused.value.code == "out-of-reach"


@clause("SA-15.4-01e")
def test_advanced_rule_4_neighbours_only() -> None:
    s = scene(seats=6, hands={0: "seduction youd_better_run"}, reach="adjacent")
    assert targets(s, "seduction") == {1, 5}
    assert targets(s, "youd_better_run") == {1, 5}
    panic = scene(seats=6, deck="get_out_of_here", reach="adjacent", doors=(0,), quarantine={3: 2})
    assert panic.options(0) == {"choose > 5"}
