"""SA-1: components and decks."""

from collections import Counter

import pytest

import gloam
from gloam.titles.stay_away.cards import NAMES, PANIC, TYPES, in_game
from tests.titles.stay_away.scene import TITLE, clause, scene

TOTALS = {4: 35, 5: 41, 6: 54, 7: 63, 8: 69, 9: 88, 10: 95, 11: 108, 12: 108}


@clause("SA-1.1-01")
def test_four_to_twelve_players() -> None:
    assert (TITLE.meta.least_seats, TITLE.meta.most_seats) == (4, 12)
    for seats in (3, 13):
        with pytest.raises(gloam.BadInput, match="4 to 12 players"):
            TITLE.new(seats)


@clause("SA-1.1-02", "SA-1.1-07", "SA-16.1-02")
def test_the_back_of_the_top_card_is_public_and_nothing_else_of_the_deck() -> None:
    panic = scene(deck="axe oops")
    assert panic.see(None)["deck"] == {"count": 21, "top": "panic"}
    assert scene(deck="axe analysis").see(None)["deck"]["top"] == "stay_away"
    other = scene(deck="axe whiskey")
    assert other.see(0)["deck"] == scene(deck="axe analysis").see(0)["deck"]


@clause("SA-1.1-03", "SA-1.1-04", "A-02")
@pytest.mark.parametrize(("seats", "total"), TOTALS.items())
def test_the_deck_by_number_of_players(seats: int, total: int) -> None:
    for edition in TITLE.meta.editions:
        for marker in (True, False):
            setup = TITLE.meta.setup(seats, edition, 0, {"marker": marker})
            assert sum(in_game(setup).values()) == total


@clause("SA-1.1-05")
def test_kinds_of_cards_by_type() -> None:
    kinds = Counter(TYPES)
    del kinds["promo"]
    assert kinds == {"contagion": 2, "action": 10, "defence": 5, "obstacle": 2, "panic": 12}
    copies: Counter[str] = Counter()
    for name, count in in_game(TITLE.meta.setup(12)).items():
        copies[TYPES[NAMES.index(name)]] += count
    assert copies == {"contagion": 21, "action": 45, "defence": 17, "obstacle": 5, "panic": 20}


@clause("SA-1.1-05")
def test_promo_cards_come_only_by_their_switch_and_number() -> None:
    def promos(seats: int) -> set[str]:
        cards = in_game(TITLE.meta.setup(seats, None, 0, {"promos": True}))
        return {"lovecraft", "necronomicon"} & set(cards)

    assert "lovecraft" not in in_game(TITLE.meta.setup(12))
    assert promos(5) == set()
    assert promos(6) == {"lovecraft"}
    assert promos(10) == {"lovecraft", "necronomicon"}


@clause("SA-1.1-06", "SA-5.1-08", "SA-10.0-02")
def test_hands_hold_stay_away_cards_only() -> None:
    from random import Random

    from gloam.testing import random_answer

    for seed in range(10):
        g = TITLE.new(8, seed)
        chance = Random(seed)
        while g.outcome is None:
            hands: list[tuple[int, ...]] = g.hands  # type: ignore[attr-defined]
            assert not any(PANIC[card] for hand in hands for card in hand)
            g.play(*random_answer(g, chance))
