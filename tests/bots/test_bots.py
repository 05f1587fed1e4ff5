"""Bots: they answer from a view, finish games, and sense beats chance."""

import json

import pytest

import gloam
from gloam.bots import LEVELS, advance, make
from gloam.lab.simulate import Plan, Result, levels, play, simulate

TITLE = gloam.title("stay-away")


def result(games: int, kinds: str, **switches: bool) -> Result:
    plan = Plan("stay-away", 6, "revised-it", switches, "bots", levels(kinds, 6))
    *_, last = simulate(plan, games, jobs=2)
    return last


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_needs_nothing_but_the_bytes_of_its_view(level: str) -> None:
    g = TITLE.new(6, 3)
    bots = {seat: make(level, TITLE.meta, seat, 1) for seat in range(6)}
    while g.outcome is None:
        decision = next(d for d in g.decisions if not d.standing)
        bot = bots[decision.seat]
        view = json.loads(json.dumps(g.view(decision.seat, since=bot.seen)))
        view["decisions"] = [d for d in view["decisions"] if not d["standing"]]
        bot.seen = g.events
        text = bot.answer(view)
        assert text is not None
        g.play(decision.seat, text)
        if g.plies > 400:
            break
    assert g.plies > 5


@pytest.mark.parametrize("edition", TITLE.meta.editions)
@pytest.mark.parametrize("seats", [4, 7, 12])
def test_sensible_games_end(edition: str, seats: int) -> None:
    plan = Plan("stay-away", seats, edition, {"vengeance": True}, "end", ("sensible",) * seats)
    for number in range(4):
        assert play(TITLE, plan, number).outcome is not None


def test_sensible_games_end_with_the_thing_in_the_deck() -> None:
    plan = Plan("stay-away", 5, "first-en", {"thing_in_deck": True}, "end", ("sensible",) * 5)
    for number in range(6):
        assert play(TITLE, plan, number).outcome is not None


def test_the_same_plan_is_the_same_game() -> None:
    plan = Plan("stay-away", 6, "revised-it", {}, "same", ("sensible",) * 6)
    assert play(TITLE, plan, 3).record() == play(TITLE, plan, 3).record()


def test_neither_side_is_hopeless_with_sense_on_both() -> None:
    last = result(300, "sensible")
    humans = last.outcomes["thing_eliminated"] + last.outcomes["declared_wrong"]
    assert 0.2 < humans / last.games < 0.8


def test_one_with_sense_among_random_players_wins_more_often_than_they_do() -> None:
    last = result(300, "sensible,random,random,random,random,random")
    others = sum(last.wins[seat] for seat in range(1, 6)) / 5
    assert last.wins[0] > 1.3 * others


def test_the_thing_declares_when_it_knows_that_no_human_is_left() -> None:
    from tests.titles.stay_away.scene import scene

    s = scene(infected=(0, 1, 2), thing=3)
    bots = {3: make("sensible", TITLE.meta, 3, 1)}
    assert advance(s.g, bots)
    assert s.g.outcome is not None


def test_a_human_burns_on_evidence() -> None:
    from tests.titles.stay_away.scene import scene

    hands = {0: "analysis", 1: "the_thing infected axe whiskey"}
    s = scene(hands=hands, deck="flamethrower", thing=1).play(0, "play analysis > 1")
    s.play(0, "offer resolute").play(1, "give axe")
    s.g.direction = -1
    bots = {0: make("sensible", TITLE.meta, 0, 1)}
    while s.g.turn != 0:
        s.finish_turn()
    assert advance(s.g, bots)
    played = s.happened("played", None)[-1]
    assert (played["card"], played["target"]) == ("flamethrower", 1)


def test_unknown_bots() -> None:
    with pytest.raises(gloam.BadInput, match="did you mean “sensible”"):
        make("sensibl", TITLE.meta, 0, 1)
    with pytest.raises(gloam.BadInput, match="or 6, not 2"):
        levels("random,random", 6)
