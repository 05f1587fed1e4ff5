"""TT-0 and TT-S: what holds always, and setting up."""

from collections import Counter
from typing import Any

import pytest

import gloam
from gloam.kernel.journal import ALL
from gloam.titles.the_thing.cards import ALIEN, in_game
from gloam.titles.the_thing.rooms import GREEN, REC_ROOM, ROOM
from gloam.titles.the_thing.state import TheThing
from tests.titles.the_thing.scene import FIVE, FOUR, TITLE, Scene, clause, scene


def new(seats: int, seed: int = 1, **switches: Any) -> TheThing:
    g = TITLE.new(seats, seed, **switches)
    assert isinstance(g, TheThing)
    return g


def happened(g: TheThing, name: str, viewer: int | None = ALL) -> list[dict[str, Any]]:
    return Scene(g).happened(name, viewer)


@clause("TT-S-01")
@pytest.mark.parametrize(
    ("seats", "groups", "storm"),
    [(4, "three", (2, 2)), (6, "three", (2, 2)), (8, "three", (2, 2)), (5, "two", (2, 2))],
)
def test_the_weather_table_follows_the_player_count(
    seats: int, groups: str, storm: tuple[int, int]
) -> None:
    table = new(seats, weather_groups=groups).weather_table
    assert table[2][:2] == storm
    assert table[0][3] == 4


@clause("TT-S-01", "D-01")
def test_two_weather_tables_give_four_and_five_players_that_of_six() -> None:
    assert new(5, weather_groups="two").weather_table == new(6).weather_table
    assert new(5, weather_groups="three").weather_table != new(6).weather_table


@clause("TT-S-02", "TT-S-03", "TT-S-05", "TT-S-15")
def test_the_outpost_as_it_is_laid_out() -> None:
    g = scene(FIVE).g
    assert (g.fuel[ROOM.read("boiler")], g.fuel[ROOM.read("generator")]) == (4, 4)
    assert (g.pantry, g.kitchen) == (16, 0)
    assert (g.rescue, g.rescue_fuel) == (0, 1)
    assert (sum(g.dogs), g.dogs_aside) == (0, 4)


@clause("TT-S-06", "A-07", "TT-S-08", "D-02")
@pytest.mark.parametrize(
    ("seats", "helicopter", "comms", "underground", "outside"),
    [(4, 2, 4, 10, 3), (5, 3, 5, 10, 4), (6, 4, 6, 14, 5), (7, 5, 7, 18, 6), (8, 6, 8, 18, 7)],
)
def test_damage_and_reserves_by_player_count(
    seats: int, helicopter: int, comms: int, underground: int, outside: int
) -> None:
    g = new(seats)
    damage = [g.damage[ROOM.read(name)] for name in ("snowplow", "helicopter", "comms")]
    assert damage == [1, helicopter, comms]
    assert (g.underground, g.outside) == (underground, outside)
    assert g.damage_slots(ROOM.read("comms")) == comms
    printed = new(seats, damage_slots="printed")
    assert printed.damage_slots(ROOM.read("comms")) == 8
    assert printed.damage_slots(ROOM.read("helicopter")) == 6


@clause("TT-S-07")
@pytest.mark.parametrize(
    ("seats", "weapons", "items"),
    [(4, 8, 9), (5, 8, 9), (6, 10, 10), (7, 10, 13), (8, 12, 15), (1, 10, 13)],
)
def test_weapon_and_item_decks_by_player_count(seats: int, weapons: int, items: int) -> None:
    g = new(seats)
    assert (len(g.weapon_deck), len(g.item_deck)) == (weapons, items)
    counts = in_game(g.setup)
    names = ("flamethrower", "dynamite", "melee", "firearm")
    assert sum(counts[name] for name in names) == weapons


@clause("TT-S-07", "TT-SOLO-S-01")
@pytest.mark.parametrize(
    ("seats", "weapons", "items"),
    [
        (4, "1 3 1 3", "2 2 2 2 1"), (5, "1 3 1 3", "2 2 2 2 1"), (6, "1 3 2 4", "2 3 2 2 1"),
        (7, "1 3 2 4", "2 3 3 3 2"), (8, "2 4 2 4", "2 3 4 4 2"), (3, "1 3 2 4", "2 3 3 3 2"),
    ],
)  # fmt: skip
def test_which_weapons_and_items_there_are(seats: int, weapons: str, items: str) -> None:
    """Flamethrower, dynamite, firearm, melee; keys, torch, toolbox, fuel, wire."""
    g = new(seats)
    assert [g.weapon_deck.count(kind) for kind in range(4)] == [int(n) for n in weapons.split()]
    assert [g.item_deck.count(kind) for kind in range(5)] == [int(n) for n in items.split()]
    assert new(seats, seed=2).item_deck != g.item_deck


@clause("TT-S-09", "EX-14")
def test_five_players_put_ten_blood_bags_and_fifteen_failures_into_the_bag() -> None:
    assert new(5).bag == [10, 15]


@clause("TT-S-10", "TT-S-11", "TT-S-12")
def test_everybody_gets_two_cards_a_disc_and_a_place_in_the_rec_room() -> None:
    g = new(6, seed=3)
    assert all(len(e["cards"]) == 2 for e in happened(g, "dealt"))
    pool = [*g.deck, *g.pile, *(card for hand in g.hands for card in hand)]
    assert Counter(pool) == {0: 17, 1: 17, 2: 17}
    assert len(set(g.order)) == 6
    for c in g.order:
        assert (g.room[c], g.standing[c], g.suspicion[c]) == (REC_ROOM, True, 1)


@clause("TT-S-12")
def test_characters_can_be_chosen_in_turn() -> None:
    g = new(4, characters="chosen")
    for seat, name in enumerate(("clark", "garry", "norris", "nauls")):
        assert [d.seat for d in g.decisions] == [seat]
        g.play(seat, f"play_as {name}")
    assert [e["character"] for e in happened(g, "chose")] == ["clark", "garry", "norris", "nauls"]
    again = new(4, characters="chosen")
    again.play(0, "play_as clark")
    with pytest.raises(gloam.NotAllowed) as refused:
        again.play(1, "play_as clark")
    assert refused.value.rule == "TT-S-12"


@clause("TT-0-01", "TT-0-03", "TT-S-13")
def test_exactly_one_player_begins_as_the_alien_and_knows_it_alone() -> None:
    first: Counter[int] = Counter()
    for seed in range(60):
        g = new(4, seed)
        aliens = [c for c in g.order if g.role[c] == ALIEN]
        assert len(aliens) == 1
        first[g.owner[aliens[0]]] += 1
    assert set(first) == {0, 1, 2, 3}
    told = happened(g, "role_dealt", 1)
    assert [e["role"] is None for e in told] == [True, False, True, True]
    assert all(e["role"] is None for e in happened(g, "role_dealt", None))


@clause("TT-S-14")
def test_the_contagion_bag_always_holds_seven_healthy_dogs_and_two_aliens() -> None:
    for drawn, infected in ((0, True), (1, True), (2, False), (8, False)):
        s = scene(FOUR, aliens="blair", rooms="nauls:lab", dogs="lab", chance=(drawn,))
        s.g.then(s.g.book.steps["meeting"], ROOM.read("lab"))
        s.g.run()
        assert s.alien("nauls") == infected


@clause("TT-S-04")
def test_the_leader_token_begins_in_a_green_room_and_the_kennel_card_is_out() -> None:
    rooms = {new(5, seed).token_room for seed in range(80)}
    assert rooms == set(GREEN)
    assert ROOM.read("kennel") not in list(new(5).location_cards())


@clause("TT-S-16")
def test_nothing_of_the_supply_is_in_play_at_the_start() -> None:
    g = new(5)
    assert not g.blackout
    assert (g.freezing, g.strength, sum(g.burned)) == (0, 0, 0)
    assert g.stored == -1


@clause("TT-S-17")
def test_the_first_leader_is_chance_or_the_host_s_choice() -> None:
    assert {new(4, seed).order.index(new(4, seed).leader) for seed in range(40)} == {0, 1, 2, 3}
    chosen = new(4, 7, first_leader=2)
    assert chosen.leader == chosen.order[2]
    with pytest.raises(gloam.BadInput, match="at most 3"):
        new(4, first_leader=4)


@clause("TT-0-02")
def test_hidden_aliens_are_characters_and_revealed_ones_are_not() -> None:
    s = scene(FIVE, aliens="nauls", revealed="clark")
    names = {s.who(n) for n in ("macready", "nauls", "windows", "blair")}
    assert set(s.g.living()) == names
    assert s.g.faction() == [4]


@clause("TT-0-05", "TT-0-06", "TT-8-04")
def test_a_round_goes_through_its_phases_in_order() -> None:
    g = new(4, 5)
    seen = [g.phase]
    from random import Random

    from gloam.testing import random_answer

    random = Random(2)
    while g.round == 1 and g.outcome is None:
        g.play(*random_answer(g, random))
        if g.phase != seen[-1]:
            seen.append(g.phase)
    phases = [p for p in seen if g.round == 1 or p != seen[-1]]
    assert phases == sorted(phases)


@clause("TT-0-06")
def test_clockwise_is_to_the_left() -> None:
    s = scene(FIVE, leader="windows")
    order = [s.who(n) for n in ("blair", "clark", "macready", "nauls", "windows")]
    assert s.g.movement_order() == order
    assert s.g.from_leader() == [s.who("windows"), *order[:-1]]


@clause("TT-0-07")
def test_the_dead_are_skipped() -> None:
    s = scene(FIVE, aliens="blair")
    from gloam.titles.the_thing.leaving import assimilate

    assimilate(s.g, s.who("nauls"), ROOM.read("lab"))
    assert s.who("nauls") not in s.g.movement_order()
    assert s.g.owner[s.who("nauls")] == 1


@clause("TT-0-04")
def test_nothing_makes_an_alien_human_again() -> None:
    s = scene(FOUR, aliens="nauls blair", rooms="nauls:lab", dogs="lab", chance=(8,))
    s.g.then(s.g.book.steps["meeting"], ROOM.read("lab"))
    s.g.run()
    assert s.alien("nauls")


@clause("TT-0-09", "A-30")
def test_counts_of_players_are_those_who_started() -> None:
    s = scene(FIVE, aliens="blair clark", revealed="clark", pieces={"was_revealed": False})
    s.g.strength = 0
    from gloam.titles.the_thing.leaving import assimilate, reveal

    assimilate(s.g, s.who("nauls"), ROOM.read("lab"))
    s.g.strength = 0
    reveal(s.g, s.who("blair"), 0)
    assert s.g.strength == 2
    assert s.g.number == 5


@clause("TT-0-11", "D-08")
def test_the_discards_become_a_new_deck_when_it_runs_out() -> None:
    pieces = {"deck": [0], "discards": [1, 1], "face_down": [2] * 12}
    s = scene(FOUR, at="draw_cards", pieces=pieces)
    assert s.happened("reshuffled")
    assert all(len(s.g.hands[c]) == 3 for c in s.g.order)
    assert s.g.discards == s.g.face_down == []
    order = (0, 2, 1)
    told = scene(FOUR, at="draw_cards", hands={"windows": "use"}, chance=(order,), leader="blair",
                 pieces={"deck": [0] * 9, "discards": [1, 2], "face_down": [0]})  # fmt: skip
    assert len(told.happened("reshuffled")) == 1
    assert told.hand("windows")[1:] == ["repair", "sabotage"]


@clause("TT-0-12")
def test_weapons_and_items_are_not_reshuffled() -> None:
    s = scene(FOUR, at="actions", rooms="nauls:armory", pile="use", weapon_deck="")
    s.g.used_weapons = [1, 3]
    s.say("macready", "reveal_card")
    assert s.prompt() == "lay_down"


@clause("A-01", "A-02")
def test_a_table_s_own_figures_count() -> None:
    own = '{"freezing-spaces": 5, "weather-die": ["sun", "sun", "sun", "sun", "sun", "sun"]}'
    g = new(4, figures=own)
    assert g.figures["freezing-spaces"] == 5
    small = new(4, figures='{"snowplow-fuel-less": 3}')
    assert small.fuel_slots(ROOM.read("snowplow")) == 1
    assert new(4).fuel_slots(ROOM.read("snowplow")) == 2
    doubtful = new(5, figures='{"suspicion-start": 2}')
    assert [doubtful.suspicion[c] for c in doubtful.order] == [2] * 5
    assert g.weather == 0
    with pytest.raises(gloam.BadInput, match="lies between 2 and 30"):
        new(4, figures='{"sos-spaces": 1}')
