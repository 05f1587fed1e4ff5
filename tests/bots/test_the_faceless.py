"""Bots of The Faceless: any table, from the bytes of a view alone; they walk, flee and win."""

import json
from random import Random

import pytest

import gloam
from gloam.bots import advance, make
from gloam.bots.the_faceless.ground import Ground, goals
from gloam.bots.the_faceless.paths import Paths
from gloam.bots.the_faceless.thought import think
from gloam.kernel.chance import Chance
from gloam.lab.simulate import Plan, play
from gloam.testing import random_game
from gloam.titles.the_faceless.board import OUTER
from gloam.titles.the_faceless.cards import CARD, GOAT, colour_of, value_of
from gloam.titles.the_faceless.compass import HEADING, OUTSIDE
from tests.titles.the_faceless.scene import TITLE, Scene, scene


def bot_says(s: Scene) -> str:
    """What a bot answers for the seat that is asked, through JSON."""
    seat = s.seat
    view = json.loads(json.dumps(s.g.view(seat)))
    view["decisions"] = [d for d in view["decisions"] if not d["standing"]]
    text = make("sensible", TITLE.meta, seat, 1).answer(view)
    assert text is not None
    return text


def bots_play(s: Scene, until: str) -> Scene:
    """Bots at all seats go on until an event of this name."""
    bots = {seat: make("sensible", TITLE.meta, seat, 1) for seat in range(s.g.seats)}
    while not s.happened(until) and advance(s.g, bots):
        pass
    return s


@pytest.mark.parametrize("edition", TITLE.meta.editions)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_of_bots_end_at_every_table(edition: str, seats: int) -> None:
    plan = Plan("the-faceless", seats, edition, {"solo": seats == 1}, "end", ("sensible",) * seats)
    assert play(TITLE, plan, seats).outcome is not None


@pytest.mark.parametrize("part", range(12))
def test_games_of_bots_end_under_any_switches(part: int) -> None:
    g = random_game(TITLE, Random(f"bots/{part}"))
    bots = {seat: make("sensible", TITLE.meta, seat, 1) for seat in range(g.seats)}
    while g.outcome is None and g.plies < 1000:
        assert advance(g, bots)
    assert g.outcome is not None


def test_bots_lay_out_duskworld_by_hand() -> None:
    plan = Plan("the-faceless", 2, "base", {"layout": "by_hand"}, "hand", ("sensible",) * 2)
    assert play(TITLE, plan, 1).outcome is not None


def test_they_win_more_often_than_not_at_easy() -> None:
    plan = Plan("the-faceless", 2, "base", {}, "won", ("sensible",) * 2)
    won = sum(play(TITLE, plan, number).outcome.reason == "rescued" for number in range(8))  # type: ignore[union-attr]
    assert won > 3


def test_the_same_plan_is_the_same_game() -> None:
    plan = Plan("the-faceless", 2, "scenario-8", {}, "same", ("sensible",) * 2)
    assert play(TITLE, plan, 3).record() == play(TITLE, plan, 3).record()


def test_what_is_reckoned_in_the_head_is_what_the_rules_do() -> None:
    """A walk by a place and a heading ends in the head where it ends on the table."""
    checked = 0
    for number in range(40):
        g = TITLE.new(2, f"walk/{number}")
        seat = g.asks[0][0]
        thought = think(g.view(seat), Chance.seeded(1))
        card = next((card for card in thought.hands[seat] if colour_of(card) < GOAT), None)
        if card is None:
            continue
        figure, heading = colour_of(card), number * 373 % 3600
        outer = thought.at[figure]
        paths = Paths(thought, Ground(thought), figure)
        end = paths.walk(paths.begin, value_of(card), OUTSIDE + outer, heading, thought.goat)
        thought.play(seat, f"play {CARD.names[card]}")
        thought.play(seat, f"set {OUTER.names[outer]} {HEADING.names[heading]}")
        while thought.asks and thought.asks[0][1].name == "pace":
            thought.play(seat, "as_printed")
        if thought.outcome is not None:
            assert end.lives < 0
        elif not thought.asks or thought.asks[0][1].name == "after":
            assert (thought.here, goals(thought)) == (end.here, end.left)
            checked += 1
    assert checked > 10


def test_a_purple_card_is_walked_to_a_memory() -> None:
    s = scene("purple2", lies="step:g9", cast="dylan tommy")
    bots_play(s, "recovered")
    assert s.happened("played")[0]["card"] == "purple2"
    assert s.path()[:2] == ["g8", "g9"]


def test_a_memory_is_carried_towards_the_group() -> None:
    assert bot_says(scene("purple1", lies="step:g9", cast="tommy dylan")) == "carry g9 west"


def test_a_needle_that_leads_to_a_memory_is_followed() -> None:
    s = scene("yellow1", lies="step:g6")
    bots_play(s, "revealed")
    assert s.path() == ["g6"]


def test_nobody_walks_into_billygoat() -> None:
    s = scene("yellow1 purple1", goat="g8:0.0", lies="step:g10")
    bots_play(s, "revealed")
    assert s.reason() is None


def test_they_do_not_say_his_name() -> None:
    s = scene("yellow1", edition="scenario-6", cast="tommy dylan")
    view = s.g.view(0)
    view["decisions"] = [d for d in view["decisions"] if d["standing"]]
    assert view["decisions"]
    assert make("sensible", TITLE.meta, 0, 1).answer(view) is None


def test_a_peek_at_an_empty_deck_is_not_repeated() -> None:
    s = scene("yellow1", cast="julie dylan", left=0)
    assert bot_says(s) != "peek"


def test_gloam_finds_them() -> None:
    assert gloam.bots.levels(TITLE.meta) == ["random", "sensible"]
