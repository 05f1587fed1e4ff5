"""TF-2: spaces, and what is open to all."""

from __future__ import annotations

from math import atan2, degrees

import pytest

from gloam.titles.the_faceless.board import CELLS, SPACE, SPACE_AT, distance
from gloam.titles.the_faceless.layout import hiding_places
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import TITLE, clause, scene


@clause("TF-2.1-02", "TF-2.1-03")
def test_a_free_space_has_nothing_at_all_on_it() -> None:
    s = scene(goat="g9:0.0", blocks={"1": "b7 c7 c6"}, den="l5 l6 l4", lies="step:g10",
              eyes="g11:open h2:closed", haunts="h3:1:east", haunted=True, portals="h4 h5 h6",
              servants="i2")  # fmt: skip
    taken = {
        "g7", "g9", "b7", "c7", "c6", "l5", "l6", "l4", "g10", "g11", "h2", "h3", "h4", "h5",
        "h6", "i2",
    }  # fmt: skip
    free = {SPACE.names[space] for space in s.g.free_spaces()}
    assert free == {SPACE.names[space] for space in s.g.board.spaces} - taken


@clause("TF-2.1-06")
def test_no_way_leads_between_the_outer_spaces_and_duskworld() -> None:
    g = scene().g
    inside = {CELLS[space] for space in g.board.spaces}
    assert not inside & set(g.board.ring_cells)
    assert all(0 <= s < len(CELLS) for near in g.board.near for s in near)
    s = scene("purple1", here="g12", figures="alan:o0:180.0")
    assert s.say("play purple1", "go east").here == "g2"


@clause("TF-2.1-07", "TF-2.1-08")
def test_distance_is_counted_over_everything_but_not_over_the_edge() -> None:
    assert distance(SPACE.read("g2"), SPACE.read("g12")) == 10
    assert distance(SPACE.read("g7"), SPACE.read("i6")) == 2
    assert distance(SPACE_AT[(0, 0)], SPACE_AT[(3, -5)]) == 5


@clause("TF-2.1-07")
def test_at_set_up_the_labyrinth_brings_nothing_together() -> None:
    """Memories on opposite edges are not adjacent: both may be laid."""
    g = scene(lies="step:g2", blocks={"1": "g11 h10 h11"}).g

    assert SPACE.read("g12") in hiding_places(g, SPACE.read("g11"))


@clause("TF-2.2-03", "A12", "V7")
def test_billygoat_facing_the_group_looks_away_with_his_coloured_side() -> None:
    s = scene(at="threat", goat="g12:90.0", deck="red2", display="blue1 yellow1 green1", figures="")
    assert (s.goat, s.heading("billygoat")) == ("g11", "0.0")
    assert s.needle() == 180.0


@clause("TF-2.2-03")
@pytest.mark.parametrize("here", ["e7", "f10", "j5", "d9", "h3"])
def test_facing_is_exact_to_a_tenth_of_a_degree(here: str) -> None:
    """He cannot come nearer between his Obstacles, but he turns."""
    s = scene(at="threat", here=here, goat="g12:90.0", blocks={"1": "g11 h11 f12"}, deck="red2",
              display="blue1 yellow1 green1")  # fmt: skip
    (x, y), (hx, hy) = s.g.board.xy[s.g.goat], s.g.board.xy[s.g.here]
    away = degrees(atan2(y - hy, x - hx)) % 360
    assert abs((float(s.heading("billygoat")) - away + 180) % 360 - 180) <= 0.05


@clause("TF-2.2-04")
def test_what_is_open_and_what_is_not() -> None:
    g = TITLE.new(3, 5, "scenario-2")
    assert isinstance(g, TheFaceless)
    for viewer in (None, 0, 2):
        seen = g.view(viewer)["table"]
        assert [len(hand) for hand in seen["hands"]] == [len(hand) for hand in g.hands]
        assert all(isinstance(card, str) for hand in seen["hands"] for card in hand)
        assert isinstance(seen["deck"], int)
        assert isinstance(seen["boxed"], int)
        assert isinstance(seen["forks"], int)
        assert isinstance(seen["servant_cards_left"], int)
        assert len(seen["memories"]) == 8
        assert seen["memories"] == sorted(seen["memories"], key=SPACE.read)
        assert all(place["arrows"] is None and place["way"] is None for place in seen["haunts"])
        assert not {"deck_cards", "boxed_cards", "memories_lie", "crossroads_cards"} & set(seen)
