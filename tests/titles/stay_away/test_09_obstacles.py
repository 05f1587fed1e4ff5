"""SA-9: Quarantine and Barred Door."""

from tests.titles.stay_away.scene import FILLER, clause, scene


@clause("SA-9.1-01e", "SA-9.1-10", "A-24")
def test_first_edition_quarantine_lasts_three_own_turns() -> None:
    s = scene("first-en", hands={0: "quarantine"}).play(0, "play quarantine > 1")
    assert s.g.quarantine[1] == 3
    for left in (2, 1, 0):
        while s.g.turn != 1:
            s.finish_turn()
        s.finish_turn()
        assert s.g.quarantine[1] == left
    assert "quarantine" in s.discards()
    assert s.happened("quarantine_over", None)


@clause("SA-9.1-01i", "A-24")
def test_revised_quarantine_lasts_two_own_turns() -> None:
    s = scene(hands={0: "quarantine"}).play(0, "play quarantine > 1")
    assert s.g.quarantine[1] == 2
    while s.g.quarantine[1]:
        s.finish_turn()
    turns = [e["seat"] for e in s.happened("turn")]
    assert turns.count(1) == 2


@clause("A-23")
def test_quarantine_on_oneself_begins_at_once_but_this_turn_does_not_count() -> None:
    s = scene("first-en", hands={0: "quarantine"}).play(0, "play quarantine > 0")
    assert s.happened("no_exchange")[0]["why"] == "quarantine"
    assert s.g.turn == 1
    assert s.g.quarantine[0] == 3


@clause("A-22")
def test_revised_a_second_quarantine_begins_anew() -> None:
    s = scene(hands={0: "quarantine"}, quarantine={1: 1}).play(0, "play quarantine > 1")
    assert s.g.quarantine[1] == 2
    assert s.discards() == ["quarantine"]


@clause("SA-9.1-02e", "SA-5.3-04")
def test_first_edition_nobody_exchanges_with_a_quarantined_player() -> None:
    s = scene("first-en", hands={0: "seduction"}, quarantine={2: 3})
    assert "play seduction > 2" not in s.options(0)
    own = scene(hands={0: "seduction"}, quarantine={0: 2}, quarantine_blocks_exchange=True)
    assert own.refused(0)["play seduction > 1"] == "SA-9.1-02e"


@clause("SA-9.1-04e", "A-28")
def test_first_edition_panic_in_quarantine_is_carried_out_and_the_turn_ends() -> None:
    for card in ("rotten_ropes", "party", "oops"):
        s = scene("first-en", seats=5, deck=card, quarantine={0: 3})
        assert s.g.turn != 0
        assert s.happened("no_exchange")[0]["why"] == "quarantine"
    friends = scene("first-en", deck="cant_we_be_friends", quarantine={0: 3})
    assert friends.happened("no_effect")
    moved = scene("first-en", deck="get_out_of_here", quarantine={0: 3}).play(0, "choose > 2")
    assert moved.g.chairs[2] == 0


@clause("A-28", "SA-10.9-02")
def test_first_edition_round_and_round_and_blind_date_reach_into_quarantine() -> None:
    ring = scene("first-en", deck="round_and_round", quarantine={0: 3, 2: 3}, doors=(0,))
    assert len(ring.asked()) == 4
    date = scene("first-en", deck=f"blind_date {FILLER}", quarantine={0: 3})
    assert date.asked() == [(0, "blind_date")]


@clause("SA-9.1-04i", "SA-14.1-01")
def test_revised_a_quarantined_player_discards_face_up() -> None:
    s = scene(hands={0: "axe"}, quarantine={0: 2}).play(0, "discard axe")
    assert s.happened("discarded", None)[0]["card"] == "axe"
    free = scene(hands={0: "axe"}).play(0, "discard axe")
    assert free.happened("discarded", None)[0]["card"] is None


@clause("SA-9.1-06i", "A-29")
def test_revised_panic_in_quarantine() -> None:
    out = scene(deck="get_out_of_here", quarantine={0: 2})
    assert out.happened("no_effect")
    for reading in ("either", "target"):
        swap = scene(seats=5, deck="one_two", quarantine={0: 2}, one_two_quarantine=reading)
        swap.play(0, "go left")
        assert swap.happened("no_effect")
        assert not swap.happened("changed_places")
    friends = scene(seats=5, hands={0: "axe"}, deck="cant_we_be_friends", quarantine={0: 2})
    friends.play(0, "choose > 2").play(0, "offer axe")
    assert friends.happened("offered", None)[0]["card"] == "axe"


@clause("A-29", "SA-16.1-01")
def test_revised_forgetful_in_quarantine_shows_what_goes_and_comes_but_not_what_stays() -> None:
    s = scene(hands={0: "axe scary missed"}, deck="forgetful whiskey", quarantine={0: 2})
    s.play(0, "keep axe")
    gone = {e["card"] for e in s.happened("discarded", None)}
    assert gone == {"scary", "missed", FILLER}
    assert s.happened("drew", None)[0]["card"] == "whiskey"
    assert s.happened("forgot", None)[0]["card"] is None
    assert s.happened("forgot", 0)[0]["card"] == "axe"


@clause("SA-9.1-09", "SA-10.2-01", "SA-10.7-01")
def test_panic_ends_quarantines() -> None:
    for card in ("rotten_ropes", "party"):
        s = scene(seats=5, deck=card, quarantine={1: 2, 3: 1})
        assert sum(s.g.quarantine) == 0
        assert s.discards().count("quarantine") == 2


@clause("SA-9.2-01", "SA-9.2-05", "A-27")
def test_a_door_is_laid_on_the_side_chosen() -> None:
    s = scene(seats=5, hands={0: "barred_door"})
    assert {"play barred_door | 0", "play barred_door | 4"} <= s.options(0)
    taken = scene(seats=5, hands={0: "barred_door"}, doors=(0,))
    assert "play barred_door | 0" not in taken.options(0)
    assert taken.refused(0)["play barred_door | 2"] == "SA-9.2-01"
    assert taken.refused(0)["play barred_door | 0"] == "SA-9.2-05"
    isolated = scene("first-en", seats=5, hands={0: "barred_door"}, quarantine={1: 3})
    assert isolated.refused(0)["play barred_door | 0"] == "SA-6.1-07e"
    openly = scene(seats=5, hands={0: "barred_door"}, quarantine={1: 2})
    assert "play barred_door | 0" in openly.options(0)


@clause("SA-9.2-02", "SA-9.2-03", "SA-10.6-01")
def test_a_door_stands_until_axe_or_panic() -> None:
    s = scene(seats=5, hands={0: "barred_door"}).play(0, "play barred_door | 0")
    assert s.happened("no_exchange")[0]["why"] == "door"
    for _ in range(10):
        s.finish_turn()
    assert s.g.doors[0] == 1
    for card in ("three_four", "party"):
        gone = scene(seats=5, deck=card, doors=(0, 2))
        assert sum(gone.g.doors) == 0
        assert gone.discards().count("barred_door") == 2
    assert sum(scene(seats=5, deck="rotten_ropes", doors=(0,)).g.doors) == 1


@clause("SA-14.1-04")
def test_obstacles_on_the_table_are_not_reshuffled() -> None:
    s = scene(seats=5, doors=(2,), quarantine={3: 2}, deck="axe")
    s.g.deck, s.g.discards = [], [6]
    s.play(0, "discard axe").finish_turn()
    assert s.happened("reshuffled")
    assert sum(s.g.doors) == 1
    assert "barred_door" not in s.deck() + s.hand(1)
