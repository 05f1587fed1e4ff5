"""The Thing's bots: they answer from a view, never fail, and do what a good player would."""

import json
from random import Random

import pytest

import gloam
from gloam.bots import LEVELS, advance, make, next_answer
from gloam.bots.the_thing.beliefs import Beliefs, from_outside
from gloam.bots.the_thing.crew import Crew, Proofs
from gloam.bots.the_thing.needs import Needs
from gloam.lab.simulate import Plan, levels, play, simulate
from gloam.testing import random_game
from tests.titles.the_thing.scene import EIGHT, FOUR, SIX, Scene, scene

TITLE = gloam.title("the-thing")
REVEALED = {"macready": 1, "nauls": 1, "blair": 1}


def answer(s: Scene, name: str) -> str:
    """What a bot with sense in this character's seat answers now."""
    seat = s.g.owner[s.who(name)]
    found = next_answer(s.g, {seat: make("sensible", TITLE.meta, seat, 1)})
    assert found is not None
    return found[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 3, 5, 8])
def test_a_bot_needs_nothing_but_the_bytes_of_its_view(level: str, seats: int) -> None:
    g = TITLE.new(seats, 3)
    bots = {seat: make(level, TITLE.meta, seat, 1) for seat in range(seats)}
    while g.outcome is None and g.plies < 150:
        decision = next(d for d in g.decisions if not d.standing)
        bot = bots[decision.seat]
        view = json.loads(json.dumps(g.view(decision.seat, since=bot.seen)))
        view["decisions"] = [d for d in view["decisions"] if not d["standing"]]
        bot.seen = g.events
        text = bot.answer(view)
        assert text is not None
        g.play(decision.seat, text)
    assert g.plies > 20


@pytest.mark.parametrize("part", range(3))
def test_sense_finds_an_answer_in_any_game(part: int) -> None:
    for number in range(6):
        random = Random(f"bots/{part}/{number}")
        g = random_game(TITLE, random)
        bots = {seat: make("sensible", TITLE.meta, seat, number) for seat in range(g.seats)}
        while g.outcome is None and g.plies < 2500:
            assert advance(g, bots)
        assert g.outcome is not None


def test_a_seat_may_be_taken_over_in_the_middle_of_a_game() -> None:
    g = TITLE.new(6, 8)
    first = {seat: make("random", TITLE.meta, seat, 1) for seat in range(6)}
    while g.plies < 120:
        assert advance(g, first)
    bots = {seat: make("sensible", TITLE.meta, seat, 1) for seat in range(6)}
    while g.outcome is None:
        assert advance(g, bots)


def test_the_same_plan_is_the_same_game() -> None:
    plan = Plan("the-thing", 5, "it-2021", {}, "same", ("sensible",) * 5)
    assert play(TITLE, plan, 3).record() == play(TITLE, plan, 3).record()


def test_both_sides_win_with_sense_on_all_seats() -> None:
    plan = Plan("the-thing", 5, "uk-2023", {}, "bots", levels("sensible", 5))
    *_, last = simulate(plan, 24, jobs=1)
    assert 2 <= last.outcomes["escaped"] <= 20


# A Human.


def test_a_human_with_keys_leaves_when_all_others_are_known() -> None:
    s = scene(
        FOUR, revealed="windows", leader="macready", at="actions",
        rooms="macready:snowplow nauls:lab blair:boiler", items={"macready": "keys"},
        fuel={"snowplow": 2}, damage={"snowplow": 0}, pile="use", suspicion=REVEALED,
    )  # fmt: skip
    bots = {seat: make("sensible", TITLE.meta, seat, 1) for seat in range(4)}
    for seat, bot in bots.items():
        learn(bot, s, seat, [{"event": "revealed", "character": "windows", "how": "blood"}])
    while s.g.outcome is None and s.prompt() != "accuse":
        assert advance(s.g, bots)
    assert s.reason() == "escaped"
    assert s.winners() == {"macready", "nauls", "blair"}


def learn(bot: object, s: Scene, seat: int, events: list[dict[str, object]]) -> None:
    """Let a bot see what happened before the scene."""
    view = s.g.view(seat)
    view["journal"] = events
    bot.role(view)  # type: ignore[attr-defined]


def test_a_human_without_an_idea_who_is_the_alien_keeps_the_keys_hidden() -> None:
    s = scene(
        EIGHT, leader="nauls", at="actions", rooms="macready:snowplow nauls:lab",
        items={"macready": "keys"}, fuel={"snowplow": 6}, damage={"snowplow": 0},
        pile="use", aliens="blair",
    )  # fmt: skip
    s.say("nauls", "reveal_card").say("nauls", "assign macready")
    assert answer(s, "macready") == "stay"


def test_a_human_gives_a_sabotage_where_it_does_least_harm() -> None:
    s = scene(
        FOUR, leader="macready", at="actions", rooms="macready:boiler nauls:armory blair:snowplow",
        pile="sabotage", aliens="windows", damage={"snowplow": 0},
    )  # fmt: skip
    s.say("macready", "reveal_card")
    assert answer(s, "macready") == "assign nauls"


def test_a_human_keeps_away_from_whom_it_saw_to_be_an_alien_and_accuses_it() -> None:
    beliefs = Beliefs(SIX.split(), "macready")
    beliefs.follow([looked("macready", "nauls", "alien")])
    assert beliefs.alien("nauls") == 1.0


def test_all_humans_accuse_the_same() -> None:
    s = scene(SIX, at="recreation", aliens="bennings", suspicion={"blair": 3})
    assert {answer(s, name) for name in ("macready", "nauls", "windows", "clark")} == {"vote blair"}


def test_blood_is_spent_on_somebody_doubtful() -> None:
    s = scene(FOUR, at="tests", aliens="blair", lab={"nauls": "blood"}, suspicion={"blair": 3})
    assert answer(s, "nauls") == "test blood nauls"


# A hidden Alien.


def test_a_hidden_alien_lays_its_token_and_lets_blood_disappear() -> None:
    s = scene(FOUR, aliens="nauls", rooms="macready:lab nauls:lab", at="encounters")
    s.say("nauls", "meet").say("macready", "meet")
    assert answer(s, "nauls") == "place alien"
    s = scene(FOUR, aliens="nauls", rooms="nauls:lab", leader="nauls", pile="use", at="actions")
    s.g.bag = [5, 0]
    s.say("nauls", "reveal_card").say("nauls", "assign nauls")
    assert answer(s, "nauls") == "throw blood"


def test_a_hidden_alien_with_keys_is_away_before_anybody() -> None:
    s = scene(
        FOUR, aliens="nauls", leader="nauls", at="actions", rooms="nauls:snowplow blair:lab",
        items={"nauls": "keys"}, fuel={"snowplow": 2}, damage={"snowplow": 0}, pile="use",
    )  # fmt: skip
    bots = {1: make("sensible", TITLE.meta, 1, 1)}
    while advance(s.g, bots):
        pass
    assert s.reason() == "alien_aboard"


def test_a_hidden_alien_sends_no_sabotage_when_all_can_see_it() -> None:
    hands = {"nauls": "use sabotage repair"}
    s = scene(FOUR, aliens="nauls", leader="macready", hands=hands, suspicion={"nauls": 4})
    s.g.then(s.g.book.steps["move"], s.who("nauls"))
    s.g.run()
    found = answer(s, "nauls")
    assert not found.endswith("sabotage")


# The revealed Alien.


def test_the_revealed_alien_comes_strong_enough_for_one_alone_and_takes_him() -> None:
    s = scene(FOUR, revealed="windows", at="alien_plans")
    found = answer(s, "windows")
    assert found.startswith("attack")
    assert found.endswith(" 2")
    s = scene(
        FOUR, revealed="windows", rooms="macready:armory", plan={"armory": 2}, at="encounters"
    )
    s.say("macready", "pass")
    assert answer(s, "windows") == "assimilate macready"


# What is believed.


def looked(looker: str, target: str, role: str | None) -> dict[str, object]:
    return {"event": "looked", "character": looker, "target": target, "role": role}


def test_a_look_at_a_human_token_speaks_for_its_owner() -> None:
    beliefs = Beliefs(SIX.split(), "macready")
    beliefs.follow([looked("macready", "nauls", "human")])
    assert beliefs.alien("nauls") < beliefs.alien("clark")


def test_whoever_met_a_suspect_is_suspected_with_him() -> None:
    beliefs = Beliefs(SIX.split(), "macready")
    beliefs.follow([looked("nauls", "clark", None), looked("blair", "bennings", None)])
    beliefs.follow([{"event": "revealed", "character": "clark", "how": "wire"}])
    assert beliefs.alien("nauls") == pytest.approx(0.4)
    assert beliefs.alien("blair") == 0.0


def test_sabotages_speak_against_those_who_gave_cards() -> None:
    beliefs = Beliefs(FOUR.split(), "macready")
    beliefs.follow(
        [
            {"event": "delivered", "character": "nauls", "card": None},
            {"event": "delivered", "character": "macready", "card": "use"},
            {"event": "card_revealed", "card": "sabotage"},
            {"event": "card_revealed", "card": "sabotage"},
            {"event": "gathered"},
        ]
    )
    assert beliefs.alien("nauls") > beliefs.alien("blair")


def test_from_outside_nothing_secret_is_seen() -> None:
    (seen,) = from_outside([looked("macready", "nauls", "alien")])
    assert seen["role"] is None


# One to three players.


def crew(s: Scene, *, humans: str = "", aliens: str = "") -> Crew:
    view = s.g.view(0)
    proofs = Proofs()
    proofs.humans, proofs.aliens = set(humans.split()), set(aliens.split())
    return Crew(view, Needs(view["table"]), proofs)


def test_a_crew_counts_the_role_cards_nobody_has_seen() -> None:
    s = scene(SIX, seats=1)
    stay, odds = crew(s).left_behind()
    assert stay == 1
    assert odds == pytest.approx(2 / 28)
    s = scene(SIX, seats=1, revealed="clark")
    known = crew(s, humans="macready nauls windows blair", aliens="clark")
    assert known.left_behind()[1] == pytest.approx(2 / 3)


def test_a_crew_walks_round_a_dog() -> None:
    s = scene(SIX, seats=1, dogs="storage lab", at="coop_move")
    found = answer(s, "macready")
    assert found not in ("go storage", "go lab")


def test_a_crew_spares_its_blood_until_the_alien_is_there_or_near() -> None:
    s = scene(SIX, seats=1, lab={"nauls": "blood"}, pieces={"threat": 5}, at="tests")
    assert answer(s, "nauls") == "pass"
    s = scene(SIX, seats=1, lab={"nauls": "blood"}, pieces={"threat": 2}, at="tests")
    assert answer(s, "nauls") == "test blood nauls"
