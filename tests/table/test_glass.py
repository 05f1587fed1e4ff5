"""Time and voice at a table: a glass that runs out, a name that is heard (TF-10.9, TF-12.2-06)."""

from __future__ import annotations

import json

from gloam.table.commands import Answer, Fill, Open, Pause, RunOut, Say, Sit, Start
from gloam.table.match import Match
from tests.table.test_match import replayed
from tests.titles.stay_away.scene import clause

SOON = json.dumps({"hourglass-seconds": 30})


def playing(**switches: object) -> tuple[Match, list[object]]:
    log = [
        Open("the-faceless", 2, "base", {"first_player": 0, **switches}),
        Sit(0, "Ada", "a"),
        Fill(1, "Marta", "random"),
        Start("7"),
    ]
    match = replayed(log)  # type: ignore[arg-type]
    return match, log


def shown(match: Match) -> int:
    assert match.game is not None
    return sum(map(len, match.game.view(None)["table"]["display"].values()))


@clause("TF-10.9-01", "TF-10.9-03")
def test_a_glass_that_runs_out_at_home_adds_two_cards() -> None:
    match, _ = playing(hourglass="seconds", figures=SOON)
    glass = match.glass()
    assert glass is not None
    assert glass[:2] == (1, 30)
    before = shown(match)
    assert match.refusal(RunOut(1)) is None
    match.apply(RunOut(1))
    assert shown(match) == before + 2
    assert match.glass() is not None
    problem = match.refusal(RunOut(1))
    assert problem is not None
    assert problem.code == "stale"


def test_a_glass_that_runs_out_leaves_the_answer_somebody_is_giving() -> None:
    match, _ = playing(hourglass="seconds", figures=SOON)
    assert match.game is not None
    ply = match.game.plies
    match.apply(RunOut(1))
    assert match.refusal(Answer(0, "rest", ply)) is None
    match.apply(Answer(0, "rest", ply))
    assert match.refusal(Answer(0, "rest", ply)) is not None


@clause("TF-10.9-04")
def test_a_glass_stands_still_only_while_the_table_is_paused() -> None:
    match, _ = playing(hourglass="seconds")
    match.apply(Pause(True))
    problem = match.refusal(RunOut(1))
    assert problem is not None
    assert problem.code == "paused"
    match.apply(Pause(False))
    assert match.refusal(RunOut(1)) is None


def test_without_a_glass_nothing_runs_out() -> None:
    match, _ = playing()
    assert match.glass() is None
    assert match.refusal(RunOut(0)) is not None


@clause("TF-12.2-06", "TF-12.3-02")
def test_the_name_in_the_chat_of_the_player_whose_turn_it_is() -> None:
    match, log = playing(his_name=True)
    before = shown(match)
    match.apply(Say(1, "Beware of Billygoat"))
    match.apply(Say(0, "beware of the goat"))
    assert shown(match) == before
    said = Say(0, "It is BILLY goat!")
    match.apply(said)
    assert shown(match) >= before + 1
    assert match.talk[-1].text == "It is BILLY goat!"
    again = replayed([*log, Say(1, "Beware of Billygoat"), Say(0, "beware of the goat"), said])  # type: ignore[list-item]
    assert again.view(None) == match.view(None)


@clause("TF-12.2-06")
def test_in_other_games_the_name_is_only_a_name() -> None:
    match, _ = playing()
    before = shown(match)
    match.apply(Say(0, "Billygoat"))
    assert shown(match) == before
