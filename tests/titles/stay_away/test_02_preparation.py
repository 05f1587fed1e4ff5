"""SA-2: game preparation."""

from collections import Counter
from typing import Any

import pytest

import gloam
from gloam.titles.stay_away.cards import ANALYSIS, FLAMETHROWER, INFECTED, NAMES, PANIC, THING
from gloam.titles.stay_away.state import HUMAN, NOBODY, THE_THING, StayAway
from tests.titles.stay_away.scene import TITLE, clause, scene


def new(seats: int = 6, seed: int = 0, edition: str | None = None, **switches: object) -> StayAway:
    g = TITLE.new(seats, seed, edition, **switches)  # type: ignore[arg-type]
    assert isinstance(g, StayAway)
    return g


def dealt(g: StayAway) -> list[tuple[int, ...]]:
    """The hands as dealt, before anybody drew."""
    return [e.args[1] for e in g.happened() if e.kind.name == "dealt"]


@clause("SA-2.1-01", "SA-2.1-04", "SA-2.1-05", "SA-2.1-11", "SA-4.1-01", "SA-4.3-01")
@pytest.mark.parametrize("seats", range(4, 13))
def test_the_deal(seats: int) -> None:
    for seed in range(10):
        g = new(seats, seed)
        hands = dealt(g)
        cards = [card for hand in hands for card in hand]
        assert [len(hand) for hand in hands] == [4] * seats
        assert cards.count(THING) == 1
        assert INFECTED not in cards
        assert not any(PANIC[card] for card in cards)
        holder = next(seat for seat, hand in enumerate(hands) if THING in hand)
        assert g.thing == holder
        assert g.roles == [THE_THING if s == holder else HUMAN for s in range(seats)]


@clause("SA-2.1-02")
def test_cards_with_a_higher_number_are_not_in_the_game() -> None:
    four = new(4)
    assert four.counts[ANALYSIS] == 0
    assert four.counts[NAMES.index("quarantine")] == 0
    assert new(5).counts[ANALYSIS] == 1
    everything = TITLE.position.book.census(four)
    assert "analysis" not in everything
    assert everything.total() == 35


@clause("SA-2.1-03", "SA-2.1-06", "A-01")
def test_what_was_set_aside_and_what_was_not_dealt_makes_the_deck() -> None:
    g = new(6)
    hands = Counter(card for hand in dealt(g) for card in hand)
    deck = Counter({card: n for card, n in enumerate(g.counts) if n}) - hands
    assert deck[INFECTED] == 10
    assert sum(n for card, n in deck.items() if PANIC[card]) == 8
    assert deck.total() == 30
    assert sum(1 for card in deck if card != INFECTED and not PANIC[card]) > 0


@clause("SA-2.1-04", "SA-2.1-06", "SA-2.1-11")
def test_the_deal_and_the_deck_are_shuffled() -> None:
    games = [new(6, seed) for seed in range(60)]
    assert {g.thing for g in games} == set(range(6))
    assert len({hand for g in games for hand in dealt(g)}) > 100
    assert len({tuple(sorted(sum(dealt(g), ()))) for g in games}) > 50
    for at in (0, 15, -1):
        there = {g.deck[at] for g in games}
        assert INFECTED in there
        assert any(PANIC[card] for card in there)
        assert any(card != INFECTED and not PANIC[card] for card in there)


@clause("SA-2.1-07")
def test_the_discard_pile_starts_empty() -> None:
    g = new(6)
    assert g.discards == []
    assert len(g.deck) == 30


@clause("SA-2.1-08", "A-08")
def test_a_random_player_begins_and_play_goes_clockwise() -> None:
    assert {new(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert all(new(4, seed).direction == 1 for seed in range(10))


@clause("SA-2.1-10")
def test_the_first_player_can_be_named() -> None:
    assert {new(4, seed, first_player=2).turn for seed in range(10)} == {2}
    with pytest.raises(gloam.BadInput, match="at most 3"):
        new(4, first_player=4)


@clause("SA-15.1-01", "SA-15.1-02", "A-03")
def test_advanced_rule_1_deals_four_ordinary_cards_to_everybody() -> None:
    for seats in range(4, 13):
        g = new(seats, 3, thing_in_deck=True)
        hands = dealt(g)
        assert [len(hand) for hand in hands] == [4] * seats
        assert THING not in [card for hand in hands for card in hand]
        assert g.thing == NOBODY
        assert TITLE.position.book.census(g)["the_thing"] == 1


@clause("SA-15.2-01")
def test_advanced_rule_2_changes_the_number_of_infections() -> None:
    assert new(6, infected_more=5).counts[INFECTED] == 15
    assert new(6, infected_more=-10).counts[INFECTED] == 0
    with pytest.raises(gloam.BadInput, match="fewer Infected"):
        new(6, infected_more=-11)


@clause("SA-15.3-01", "A-04")
def test_advanced_rule_3_deals_no_weapons() -> None:
    for seed in range(20):
        cards = [card for hand in dealt(new(6, seed, weapons_in_deck=True)) for card in hand]
        assert FLAMETHROWER not in cards
        assert ANALYSIS not in cards
    assert new(5, weapons_in_deck=True, thing_in_deck=True).counts[FLAMETHROWER] == 2


@clause("SA-15.5-01")
def test_advanced_rule_5_own_deck_and_its_checks() -> None:
    g = new(6, deck="flamethrower=1,axe=6")
    assert g.counts[FLAMETHROWER] == 1
    assert g.counts[NAMES.index("axe")] == 6
    for deck, complaint in (
        ("the_thing=0", "exactly once"),
        ("the_thing=2", "exactly once"),
        ("flamethrowr=1", "did you mean “flamethrower”"),
        ("axe=many", "0 to 99 copies"),
        ("axe=²", "0 to 99 copies"),
        ("axe=٣", "0 to 99 copies"),
        ("axe=100", "0 to 99 copies"),
        ("axe=6,\nwhiskey=4", "a text on one line"),
        ("suspicious=0,resolute=0,seduction=0,missed=0,no_thanks=0", "need 23 cards to deal"),
    ):
        with pytest.raises(gloam.BadInput, match=complaint):
            new(6, deck=deck)


@clause("SA-15.5-01")
def test_a_deck_leaves_enough_cards_beside_the_hands() -> None:
    deck = "infected=0,quarantine=9,barred_door=5,analysis=0,suspicious=3,resolute=0,seduction=0"
    with pytest.raises(gloam.BadInput, match="Beside the hands"):
        new(6, deck=deck)


@clause("SA-15.7-01")
def test_the_advanced_rules_are_independent() -> None:
    for number, switch in ADVANCED.items():
        assert in_force(**switch) == {number}
        rest = {n: s for n, s in ADVANCED.items() if n != number}
        assert in_force(**{k: v for s in rest.values() for k, v in s.items()}) == set(rest)
    assert in_force() == set()


ADVANCED: dict[int, dict[str, Any]] = {
    1: {"thing_in_deck": True},
    2: {"infected_more": 2},
    3: {"weapons_in_deck": True},
    4: {"reach": "arc"},
    5: {"deck": "whiskey=4"},
    6: {"vengeance": True},
}


def in_force(**switches: Any) -> set[int]:
    """Which advanced rules show themselves in play."""
    games = [new(6, seed, **switches) for seed in range(12)]
    cards = {card for g in games for hand in dealt(g) for card in hand}
    rules = {name: value for name, value in switches.items() if name != "deck"}
    shut = scene(seats=6, hands={0: "seduction"}, thing=3, doors=(0, 5), **rules)
    dead = scene(hands={0: "flamethrower"}, thing=1, infected=(2,), **rules)
    dead.play(0, "play flamethrower > 1").play(1, "accept")
    signs = {
        1: THING not in cards,
        2: games[0].counts[INFECTED] == 12,
        3: FLAMETHROWER not in cards and ANALYSIS not in cards,
        4: "play seduction > 3" not in shut.options(0),
        5: games[0].counts[NAMES.index("whiskey")] == 4,
        6: dead.g.outcome is None,
    }
    return {number for number, seen in signs.items() if seen}
