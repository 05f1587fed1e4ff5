"""SA-14 and SA-16: the piles, and what everybody may know."""

import pytest

import gloam
from tests.titles.stay_away.scene import FILLER, TITLE, clause, ids, scene


@clause("SA-14.1-01", "SA-16.1-05", "A-37")
def test_a_discard_is_face_down_and_a_played_card_is_public() -> None:
    s = scene(hands={0: "axe"}).play(0, "discard axe")
    assert s.happened("discarded", 1)[0]["card"] is None
    assert s.see(1)["discards"] == {"count": 1, "panic": 0}
    assert "axe" not in str(s.g.view(1))


@clause("SA-14.1-06")
def test_no_card_is_ever_lost_or_doubled() -> None:
    from random import Random

    from gloam.testing import random_answer

    for seed in range(5):
        g = TITLE.new(7, seed, "first-en", promos=True, vengeance=True)
        before = TITLE.position.book.census(g)
        chance = Random(seed)
        while g.outcome is None:
            g.play(*random_answer(g, chance))
            assert TITLE.position.book.census(g) == before
        assert before.total() == 64


@clause("A-06")
def test_a_draw_without_any_stay_away_card_is_skipped() -> None:
    s = scene(hands={1: "no_thanks"}, deck="axe").play(0, "discard axe")
    s.g.deck, s.g.discards = ids("oops"), ids("party")
    s.play(0, "offer resolute").play(1, "defend no_thanks")
    assert s.hand(1) == [FILLER] * 3
    assert s.happened("no_card", None)[0]["seat"] == 1
    assert not s.happened("skipped")


@clause("SA-16.1-02", "A-49")
def test_what_everybody_may_know() -> None:
    s = scene(seats=5, doors=(1,), quarantine={2: 2}, out=(3,), direction=-1)
    seen = s.see(None)
    assert seen["alive"] == [True, True, True, False, True]
    assert seen["direction"] == -1
    assert seen["doors"] == [0, 1, 0, 0, 0]
    assert seen["quarantine"] == [0, 0, 2, 0, 0]
    assert seen["hands"] == [5, 4, 4, 0, 4]
    assert "me" not in seen


@clause("SA-16.1-03", "SA-5.3-04")
def test_an_exchange_is_known_to_its_two_players() -> None:
    s = scene(hands={0: "axe", 1: "scary"}).play(0, "discard resolute").play(0, "offer axe")
    s.play(1, "give scary")
    known = [s.happened("exchanged", seat)[0]["got"] for seat in (0, 1, 2, 3, None)]
    assert known == ["scary", "scary", None, None, None]


@clause("SA-16.1-05")
def test_nobody_sees_the_deck_or_the_discards() -> None:
    s = scene(deck="axe", discards="scary missed")
    for seat in (None, 0, 1, 2, 3):
        assert set(s.see(seat)["deck"]) == {"count", "top"}
        assert set(s.see(seat)["discards"]) == {"count", "panic"}


@clause("SA-16.1-08", "A-51")
def test_equal_cards_cannot_be_told_apart_and_hands_have_no_order() -> None:
    one = scene(hands={0: "whiskey axe scary missed"}).see(0)["me"]["hand"]
    other = scene(hands={0: "missed scary whiskey axe"}).see(0)["me"]["hand"]
    assert one == other


@clause("A-69")
def test_a_stale_answer_is_refused() -> None:
    s = scene(hands={0: "axe"}).play(0, "discard axe")
    with pytest.raises(gloam.NotAllowed):
        s.play(0, "discard axe")
    with pytest.raises(gloam.NotAllowed):
        s.play(1, "draw")
