"""SA-7: action cards."""

import pytest

import gloam
from tests.titles.stay_away.scene import FILLER, clause, scene


@clause("SA-7.1-02", "SA-8.5-01", "SA-8.0-02", "SA-8.0-04")
def test_no_barbecue_cancels_the_flamethrower() -> None:
    s = scene(hands={0: "flamethrower", 1: "no_barbecue"}, deck="axe whiskey")
    s.play(0, "play flamethrower > 1")
    assert s.options(1) == {"accept", "defend no_barbecue"}
    s.play(1, "defend no_barbecue")
    assert s.g.alive[1]
    assert "whiskey" in s.hand(1)
    assert len(s.hand(1)) == 4
    assert set(s.discards()) == {"flamethrower", "no_barbecue"}
    assert s.asked() == [(0, "offer")]


@clause("SA-7.1-03", "SA-12.1-01", "SA-12.1-03", "SA-12.1-04", "A-66", "SA-14.1-05")
def test_the_flamethrower_eliminates() -> None:
    s = scene(hands={0: "flamethrower", 1: "scary analysis"}, deck="axe")
    s.play(0, "play flamethrower > 1").play(1, "accept")
    assert not s.g.alive[1]
    assert {"scary", "analysis", FILLER} <= set(s.discards())
    assert "scary" not in str(s.g.view(0)["journal"])
    assert s.see(0)["me"]["roles"][1] is None


@clause("SA-7.2-01", "SA-7.2-02", "SA-16.1-04")
def test_analysis_shows_the_hand_to_the_actor_only() -> None:
    s = scene(hands={0: "analysis", 1: "scary axe"}, deck="whiskey").play(0, "play analysis > 1")
    assert s.happened("showed", 0)[0]["cards"] == s.hand(1)
    assert s.happened("showed", 2)[0]["cards"] is None
    assert s.asked() == [(0, "offer")]


@clause("SA-7.3-01", "SA-7.3-02", "SA-7.3-03", "SA-7.3-04", "SA-9.1-08", "SA-9.1-10")
def test_the_axe_removes_one_obstacle_of_choice() -> None:
    s = scene(seats=5, hands={0: "axe"}, quarantine={1: 2}, doors=(1, 4))
    assert {"play axe > 1", "play axe | 1", "play axe | 4"} <= s.options(0)
    s.play(0, "play axe > 1")
    assert s.g.quarantine[1] == 0
    assert set(s.discards()) == {"quarantine", "axe"}
    assert sum(s.g.doors) == 2
    door = scene(seats=5, hands={0: "axe"}, doors=(4,)).play(0, "play axe | 4")
    assert sum(door.g.doors) == 0
    assert set(door.discards()) == {"barred_door", "axe"}


@clause("SA-7.3-05", "A-32")
def test_behind_a_door_only_the_door_itself_is_in_reach_of_the_axe() -> None:
    s = scene(seats=5, hands={0: "axe"}, quarantine={1: 2}, doors=(0, 1))
    assert {o for o in s.options(0) if o.startswith("play axe")} == {"play axe | 0"}


@clause("SA-7.3-01", "SA-7.3-02", "SA-7.3-05", "SA-3.2-09", "SA-6.1-11")
def test_the_axe_says_of_everything_else_why_not() -> None:
    s = scene(seats=6, hands={0: "axe"}, quarantine={1: 2, 3: 2}, doors=(0, 1))
    axe = {o: why for o, why in s.refused(0).items() if o.startswith("play axe")}
    assert axe == {
        "play axe > 0": "SA-3.2-09",
        "play axe > 1": "SA-7.3-05",
        "play axe > 2": "SA-6.1-11",
        "play axe > 3": "SA-6.1-11",
        "play axe > 4": "SA-6.1-11",
        "play axe > 5": "SA-3.2-09",
        "play axe | 1": "SA-7.3-02",
    }


@clause("SA-3.2-07", "SA-3.2-08", "SA-3.2-09")
def test_a_card_that_cannot_be_played_at_all_is_refused_with_any_target() -> None:
    for edition, clause_id in (("revised-it", "SA-3.2-08"), ("first-en", "SA-3.2-07")):
        s = scene(edition, hands={0: "flamethrower"}, quarantine={0: 2})
        with pytest.raises(gloam.NotAllowed) as refused:
            s.play(0, "play flamethrower > 1")
        assert refused.value.rule == clause_id
    with pytest.raises(gloam.NotAllowed) as refused:
        scene(hands={0: "axe"}).play(0, "play axe > 1")
    assert refused.value.rule == "SA-3.2-09"


@clause("SA-7.3-02", "A-32")
def test_the_axe_reaches_only_the_own_doors_by_switch() -> None:
    s = scene(seats=5, hands={0: "axe"}, doors=(1,), axe_doors="between")
    assert not any(o.startswith("play axe") for o in s.options(0))


@clause("SA-7.3-06e", "A-33")
def test_first_edition_others_can_be_freed_but_not_oneself() -> None:
    other = scene("first-en", seats=5, hands={0: "axe"}, quarantine={1: 3}, doors=(1,))
    played = {o for o in other.options(0) if o.startswith("play axe")}
    assert played == {"play axe > 1"}
    own = scene("first-en", seats=5, hands={0: "axe"}, quarantine={0: 3})
    assert own.refused(0)["play axe"] == "SA-3.2-07"


@clause("SA-7.3-06i")
def test_revised_one_can_free_oneself() -> None:
    s = scene(hands={0: "axe"}, quarantine={0: 2}).play(0, "play axe > 0")
    assert s.g.quarantine[0] == 0


@clause("SA-7.4-01", "A-51", "SA-16.1-04")
def test_suspicious_shows_one_random_card_to_the_actor_and_names_it_to_the_victim() -> None:
    seen = set()
    for seed in range(30):
        s = scene(hands={0: "suspicious", 1: "scary axe whiskey missed"}, deck="analysis")
        s.g.chance.drawn = seed
        s.play(0, "play suspicious > 1")
        card = s.happened("looked", 0)[0]["card"]
        assert s.happened("looked", 1)[0]["card"] == card
        assert s.happened("looked", 2)[0]["card"] is None
        assert card in s.hand(1)
        seen.add(card)
    assert seen == {"scary", "axe", "whiskey", "missed"}


@clause("SA-7.5-01", "A-72")
def test_whiskey_shows_the_four_cards_left_to_everybody() -> None:
    s = scene(hands={0: "whiskey axe"}, deck="scary").play(0, "play whiskey")
    shown = s.happened("showed", None)[0]
    assert shown["cards"] == s.hand(0)
    assert len(shown["cards"]) == 4
    assert shown["target"] is None


@clause("SA-7.6-01", "SA-7.6-02", "SA-7.6-03", "SA-7.6-05", "A-36", "SA-16.1-04")
def test_resolute_keeps_one_of_three() -> None:
    s = scene(hands={0: "resolute axe axe axe"}, deck="axe whiskey oops scary analysis missed")
    s.play(0, "play resolute")
    assert len(s.hand(0)) == 4
    assert s.happened("skipped", None)[0]["count"] == 1
    assert s.see(0)["me"]["resolute"] == ["whiskey", "scary", "analysis"]
    assert s.see(1)["resolute"] == ["hidden"] * 3
    assert s.options(0) == {"keep whiskey", "keep scary", "keep analysis"}
    s.play(0, "keep scary")
    assert len(s.hand(0)) == 5
    assert {"whiskey", "analysis", "oops", "resolute"} == set(s.discards())
    assert s.happened("kept", 1)[0] == {"event": "kept", "seat": 0, "card": None, "away": None}
    assert s.asked() == [(0, "play_or_discard")]
    s.play(0, "discard axe")
    assert s.asked() == [(0, "offer")]


@clause("SA-7.6-04")
def test_resolute_after_resolute() -> None:
    s = scene(hands={0: "resolute"}, deck="axe resolute resolute axe").play(0, "play resolute")
    s.play(0, "keep resolute").play(0, "play resolute")
    assert s.asked() == [(0, "keep_one")]


@clause("SA-7.6-06", "A-63", "SA-15.1-03")
def test_the_thing_among_the_three_must_be_kept_and_is_the_thing_at_once() -> None:
    s = scene(hands={0: "resolute"}, deck="axe whiskey the_thing scary", thing_in_deck=True)
    s.play(0, "play resolute")
    assert s.options(0) == {"keep the_thing"}
    assert s.refused(0)["keep scary"] == "SA-7.6-06"
    s.play(0, "keep the_thing")
    assert s.g.thing == 0
    assert s.see(0)["me"]["role"] == "thing"


@clause("A-06", "SA-14.1-03")
def test_a_reshuffle_in_the_middle_of_resolute_leaves_out_what_is_carried_out() -> None:
    s = scene(hands={0: "resolute axe"}, deck="axe")
    s.g.deck, s.g.discards = [], [6, 27]
    s.play(0, "play resolute")
    assert s.see(0)["me"]["resolute"] == ["whiskey"]
    assert s.happened("no_card")


@clause("SA-7.8-04", "SA-7.9-03", "SA-8.2-01")
def test_im_comfortable_answers_both_changes_of_place() -> None:
    for card in ("change_places", "youd_better_run"):
        s = scene(hands={0: card, 1: "im_comfortable"}).play(0, f"play {card} > 1")
        assert "defend im_comfortable" in s.options(1)
        s.play(1, "defend im_comfortable")
        assert s.g.chairs == [0, 1, 2, 3]


@clause("SA-7.10-01", "SA-7.10-02", "SA-7.10-04")
def test_seduction_exchanges_with_anybody_and_ends_the_turn() -> None:
    s = scene(seats=5, hands={0: "seduction axe infected", 2: "scary"}, thing=4)
    s.play(0, "play seduction > 2")
    assert "offer infected" not in s.options(0)
    s.play(0, "offer axe").play(2, "give scary")
    assert "scary" in s.hand(0)
    assert "axe" in s.hand(2)
    assert s.g.turn == 1


@clause("SA-7.10-03", "SA-7.10-04")
def test_seduction_can_be_refused_and_still_ends_the_turn() -> None:
    for card in ("scary", "no_thanks", "missed"):
        s = scene(seats=5, hands={0: "seduction axe", 2: card}).play(0, "play seduction > 2")
        s.play(0, "offer axe")
        assert f"defend {card}" in s.options(2)
    s.play(2, "defend missed").play(3, f"give {FILLER}")
    assert s.g.turn == 1
    assert "axe" in s.hand(3)


@clause("SA-1.1-05")
def test_promo_lovecraft_shows_any_hand() -> None:
    s = scene(seats=6, hands={0: "lovecraft", 3: "scary"}, promos=True)
    s.play(0, "play lovecraft > 3")
    assert s.happened("showed", 0)[0]["cards"] == s.hand(3)


@clause("SA-1.1-05", "A-55")
def test_promo_necronomicon_eliminates_anybody_even_its_reader() -> None:
    s = scene(seats=10, hands={0: "necronomicon", 5: "no_barbecue"}, promos=True)
    s.play(0, "play necronomicon > 5")
    assert not s.g.alive[5]
    own = scene(seats=10, hands={0: "necronomicon"}, promos=True).play(0, "play necronomicon > 0")
    assert not own.g.alive[0]
    assert own.g.turn == 1
