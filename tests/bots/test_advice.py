"""Advice: what a bot would do in somebody's place, from that seat's own view alone."""

import json
import random

import pytest

import gloam
from gloam.bots import Advice, advise
from gloam.bots.random import random_answer
from gloam.kernel.chance import Chance
from gloam.words import LANGUAGES, words
from tests.titles.the_faceless.scene import ALL_BUT, TITLE, Scene, scene

METAS = gloam.titles()


def advice(s: Scene) -> Advice:
    found = advise(TITLE.meta, json.loads(json.dumps(s.g.view(s.seat))))
    assert found is not None
    return found


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_advice_is_an_answer_the_rules_take(meta: gloam.Meta) -> None:
    g = gloam.title(meta.name).new(None, 5)
    chance = random.Random(5)
    given = 0
    while g.outcome is None and given < 12:
        seat = next(decision.seat for decision in g.decisions if not decision.standing)
        found = advise(meta, json.loads(json.dumps(g.view(seat))))
        assert found is not None
        g.judge(seat, found.option)
        given += 1
        g.play(*random_answer(g, chance))
    assert given > 3


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_advice_rests_on_the_seats_view_alone(meta: gloam.Meta) -> None:
    """Two worlds that look alike to the seat give it the same advice."""
    title = gloam.title(meta.name)
    for number in range(6):
        g = title.new(None, f"alike/{number}")
        seat = next(decision.seat for decision in g.decisions if not decision.standing)
        other = g.imagine(seat, Chance.seeded(number))
        assert advise(meta, g.view(seat)) == advise(meta, other.view(seat))


def test_nobody_is_advised_who_is_not_asked() -> None:
    s = scene("yellow1")
    assert advise(TITLE.meta, s.g.view(1 - s.seat)) is None


def test_a_memory_within_reach_is_the_reason() -> None:
    s = scene("purple1", cast="dylan tommy", lies="step:g8 clear:b9")
    assert advice(s) == Advice("play purple1", "recovers", (("count", 1),))


def test_the_last_memory_is_the_rescue() -> None:
    s = scene("purple1", cast="dylan tommy", lies="step:g8", fates=ALL_BUT)
    assert advice(s) == Advice("play purple1", "wins")


def test_what_costs_nothing_comes_first() -> None:
    s = scene("purple1", cast="tommy dylan", lies="step:g9")
    assert advice(s) == Advice("carry g9 west", "first")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    say = words(language, TITLE.meta)
    for code in ("wins", "no_way_out", "first", "safest"):
        assert say(f"advice-{code}")
    for code in ("recovers", "flees", "nearer", "calms", "draws"):
        assert say(f"advice-{code}", count=1) != say(f"advice-{code}", count=2)
