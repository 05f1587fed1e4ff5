"""Chance: repeatable, fair, recorded, and not to be foretold."""

from collections import Counter

import pytest

import gloam
from gloam.kernel.chance import Chance


def test_the_same_seed_is_the_same_stream() -> None:
    one, other = Chance.seeded(7), Chance.seeded("7")
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]
    assert Chance.seeded(8).below(10**9) != Chance.seeded(9).below(10**9)


def test_a_copy_goes_on_the_same_and_alone() -> None:
    chance = Chance.seeded(1)
    chance.below(6)
    other = chance.copy()
    ahead = [chance.below(1000) for _ in range(20)]
    assert [other.below(1000) for _ in range(20)] == ahead


def test_a_copy_of_a_scripted_stream_leaves_the_script_and_goes_on() -> None:
    chance = Chance.seeded(1)
    chance.script = [3]
    other = chance.copy()
    assert other.below(10) == Chance.seeded(1).below(10)
    assert chance.below(10) == 3


def test_a_stream_can_be_taken_up_by_its_count() -> None:
    chance = Chance.seeded(1)
    for _ in range(13):
        chance.below(6)
    again = Chance(chance.key, chance.drawn)
    assert again.below(1000) == chance.below(1000)


def test_it_is_fair() -> None:
    chance = Chance.seeded(3)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in counts.values())
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(abs(count - 1_000) < 150 for count in orders.values())


def test_outcomes_are_recorded_and_a_script_replaces_them() -> None:
    chance = Chance.seeded(1)
    cards = [5, 5, 6, 7]
    value = chance.below(10)
    chance.shuffle(cards)
    assert chance.outcomes == [value, tuple(cards)]
    replayed = Chance.seeded(2)
    replayed.script = [3, (7, 6, 5, 5)]
    assert replayed.below(10) == 3
    other = [5, 6, 5, 7]
    replayed.shuffle(other)
    assert other == [7, 6, 5, 5]
    assert replayed.drawn == chance.drawn


@pytest.mark.parametrize("script", [[], [10], [(1, 2)]])
def test_a_script_that_does_not_fit_is_refused(script: list[int]) -> None:
    chance = Chance.seeded(1)
    chance.script = list(script)
    with pytest.raises(gloam.BrokenRecord):
        chance.below(10)
