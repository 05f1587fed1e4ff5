"""TF-3: setting up, by lot and by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import gloam
from gloam.kernel.setup import Value
from gloam.testing import random_answer
from gloam.titles.the_faceless.board import CELLS, SPACE, distance
from gloam.titles.the_faceless.cards import (
    CHARACTER,
    ENTRANCE,
    FACELESS,
    FOUR_CARDS,
    GOAT,
    MEMORIES,
    OBSTACLES,
    event_cards,
)
from gloam.titles.the_faceless.compass import HALF, TURN, bearing
from gloam.titles.the_faceless.layout import draw_layout
from gloam.titles.the_faceless.obstacles import symbols
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import TITLE, Scene, clause, scene

SEEDS = range(12)


def begun(seed: int, seats: int = 2, edition: str = "base", **switches: Value) -> TheFaceless:
    g = TITLE.new(seats, seed, edition, **switches)
    assert isinstance(g, TheFaceless)
    return g


def by_hand(seed: int, **switches: Value) -> TheFaceless:
    """A layout by hand, each choice at random, up to the first turn."""
    g = begun(seed, 3, "base", layout="by_hand", **switches)
    random = Random(seed)
    while g.turn == 0:
        g.play(*random_answer(g, random))
    return g


GAMES = [pytest.param(by_hand, id="by hand"), pytest.param(begun, id="by lot")]


@clause("TF-3.2-01", "TF-3.2-02", "TF-3.2-03", "A20")
@pytest.mark.parametrize("start", GAMES)
def test_six_obstacles_each_over_one_sign_and_none_touching(start: object) -> None:
    assert callable(start)
    for seed in SEEDS:
        g: TheFaceless = start(seed)
        signs = symbols(g)
        assert len(g.blocks) == OBSTACLES
        for number, cells in enumerate(g.blocks):
            assert sum(cell in signs for cell in cells) == 1
            assert set(cells) <= set(g.board.spaces)
            around = {near for cell in cells for near in g.board.near[cell]}
            assert {g.cover[near] for near in around} <= {-1, number}


@clause("TF-3.2-03", "A20")
def test_an_obstacle_may_touch_the_edge() -> None:
    games = (begun(seed, figures='{"board-radius": 4}') for seed in range(20))
    assert any(g.board.edge[cell] for g in games for cells in g.blocks for cell in cells)


@clause("TF-3.3-01", "TF-3.3-02", "TF-3.3-03")
@pytest.mark.parametrize("start", GAMES)
def test_eight_memories_beside_marked_parts_and_none_beside_another(start: object) -> None:
    assert callable(start)
    for seed in SEEDS:
        g: TheFaceless = start(seed)
        assert len(set(g.lies)) == MEMORIES
        marks = [mark for marks in g.marks for mark in marks]
        assert len(marks) == MEMORIES
        for space in g.lies:
            assert g.cover[space] == -1
            assert not set(g.board.near[space]) & set(g.lies)
        assert matched(g, marks, list(g.lies))


def matched(g: TheFaceless, marks: list[int], spaces: list[int]) -> bool:
    """Whether each marked part can be given a Memory of its own beside it."""
    if not marks:
        return True
    return any(
        matched(g, marks[1:], [other for other in spaces if other != space])
        for space in spaces
        if space in g.board.near[marks[0]]
    )


@clause("TF-3.3-01")
def test_which_memory_lies_where_is_by_lot() -> None:
    """The first space with a Memory has had each of them, in forty games."""
    first = Counter(min(range(8), key=lambda memory: g.lies[memory]) for g in map(begun, range(60)))
    assert len(first) == 8


@clause("TF-3.2-04", "TF-3.6-02", "A21")
@pytest.mark.parametrize("start", GAMES)
def test_the_group_begins_on_a_free_space_beside_the_entrance(start: object) -> None:
    assert callable(start)
    for seed in SEEDS:
        g: TheFaceless = start(seed)
        assert any(near in g.blocks[ENTRANCE] for near in g.board.near[g.here])
        assert g.cover[g.here] == -1
        assert g.here not in g.lies


@clause("TF-3.6-02")
def test_by_hand_the_players_choose_where_the_group_begins() -> None:
    g = begun(4, layout="by_hand")
    random = Random(4)
    while g.asks[0][1].name != "place_group":
        g.play(*random_answer(g, random))
    beside = {near for cell in g.blocks[ENTRANCE] for near in g.board.near[cell]}
    free = {f"begin {SPACE.names[space]}" for space in beside if g.free(space)}
    assert Scene(g).options() == free


@clause("TF-3.6-03")
@pytest.mark.parametrize("start", GAMES)
def test_billygoat_begins_beside_an_obstacle_off_the_edge_facing_the_group(start: object) -> None:
    assert callable(start)
    for seed in SEEDS:
        g: TheFaceless = start(seed)
        assert not g.board.edge[g.goat]
        assert g.cover[g.goat] == -1
        assert g.goat not in g.lies
        assert any(g.cover[near] != -1 for near in g.board.near[g.goat])
        toward = bearing(g.board.xy[g.goat], g.board.xy[g.here])
        assert g.headings[GOAT] == (toward + HALF) % TURN


@clause("TF-3.1-02", "TF-3.1-03")
def test_the_players_choose_who_begins_where_and_looks_how() -> None:
    s = Scene(begun(2, layout="by_hand"))
    assert s.prompt == "set_figure"
    assert s.spans() == {"set o0", "set o12", "set o24"}
    s.say("set o12 33.3")
    assert s.spans() == {"set o0", "set o24"}
    assert s.refused()["set o12"] == "TF-3.1-02"
    s.say("set o24 0.1", "set o0 359.9")
    assert [s.outer(name) for name in ("alan", "sam", "judith")] == ["o12", "o24", "o0"]
    assert [s.heading(name) for name in ("alan", "sam", "judith")] == ["33.3", "0.1", "359.9"]


@clause("TF-3.1-02")
def test_by_lot_each_faceless_has_one_of_the_three_starts() -> None:
    for seed in SEEDS:
        assert sorted(begun(seed).at) == [0, 12, 24]


@clause("TF-3.1-01", "TF-10.7-01")
@pytest.mark.parametrize("nightworld", [False, True])
def test_which_side_of_duskworld_is_up(nightworld: bool) -> None:
    g = begun(1, nightworld=nightworld)
    day = g.figures["day-symbols"]
    night = g.figures["night-symbols"]

    assert {CELLS[space] for space in symbols(g)} == set(night if nightworld else day)


@clause("TF-3.4-01", "TF-11.1-01")
def test_each_player_is_dealt_a_character_face_up() -> None:
    seen = set()
    for seed in SEEDS:
        g = begun(seed, 4)
        assert len(set(g.characters)) == 4
        assert g.view(None)["table"]["characters"] == [CHARACTER.names[c] for c in g.characters]
        seen.update(g.characters)
    assert len(seen) == 10


@clause("TF-3.4-02")
def test_the_fifty_cards_are_shuffled() -> None:
    g = begun(1)
    piles = [*g.deck, *g.boxed, *(c for pile in (*g.hands, *g.display) for c in pile)]
    assert Counter(piles) == Counter(event_cards(g.figures))
    assert len(piles) == 50
    assert begun(2).deck != g.deck


@clause("TF-3.4-03", "TF-11.2-03")
def test_hands_of_three_and_four_for_the_larger_hand() -> None:
    for seed in range(20):
        g = begun(seed, 4)
        for seat, hand in enumerate(g.hands):
            larger = g.powers[g.characters[seat]] == FOUR_CARDS
            assert len(hand) == 3 + larger


@clause("TF-3.5-01", "TF-3.5-02", "TF-3.5-03", "TF-3.5-04")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 5), ("medium", 6), ("hard", 8)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_difficulty_is_a_number_of_cards_shown(difficulty: str, cards: int, seats: int) -> None:
    g = begun(3, seats, difficulty=difficulty, characters="tommy lily emily casper")
    assert sum(map(len, g.display)) == cards
    assert g.level == cards
    assert len(g.boxed) == 3
    assert len(g.deck) == 50 - 3 * seats - cards - 3
    assert [e.kind.name for e in g.happened()].count("threat") == 0
    if difficulty == "easy":
        assert begun(3, seats).level == 5


@clause("TF-3.5-02", "TF-2.2-04")
def test_nobody_sees_the_cards_that_leave() -> None:
    g = begun(3)
    assert g.view(0)["table"]["boxed"] == 3
    assert [event for event in g.view(0)["journal"] if event["event"] == "boxed"] == [
        {"event": "boxed", "count": 3}
    ]


@clause("TF-3.6-01", "TF-2.2-02")
def test_the_red_end_is_drawn_to_every_coloured_side() -> None:
    for way, name in enumerate(("alan", "sam", "judith")):
        outer, toward = 12 * way, (1200 * way + HALF) % TURN
        s = scene(figures=f"{name}:o{outer}:{toward / 10}")
        assert s.needle() == 120.0 * way
    assert scene(figures="", goat="g10:180.0").needle() == 0.0


@clause("TF-3.6-05", "A50")
def test_who_goes_first() -> None:
    assert {begun(seed, 3).first for seed in range(30)} == {0, 1, 2}
    g = begun(1, 3, first_player=2)
    assert g.current == g.first == 2
    assert g.decisions[0].seat == 2
    with pytest.raises(gloam.BadInput, match="first_player"):
        begun(1, 2, first_player=2)


@clause("TF-10.1-05", "TF-3.6-03")
def test_a_layout_that_cannot_be_finished_is_drawn_again() -> None:
    """Random draws run into dead ends now and then: all layouts that come out are whole."""
    for seed in range(30):
        g = begun(seed, den=True, nightworld=bool(seed % 2))
        assert len(set(g.lies)) == 8
        g2 = g.copy()
        draw_layout(g2)
        assert all(g2.at[figure] >= 0 for figure in FACELESS)
        assert distance(g2.goat, g2.here) > 0
