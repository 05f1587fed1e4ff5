"""The match as a state machine: every command, refused and carried out."""

from random import Random

import pytest

import gloam
from gloam.table import commands
from gloam.table.commands import (
    Again,
    Answer,
    Away,
    Claim,
    Clear,
    Command,
    Fill,
    Hand,
    Host,
    Note,
    Open,
    Pause,
    Say,
    Sit,
    Start,
)
from gloam.table.match import LONGEST_TEXT, Match
from gloam.titles.stay_away.cards import NAMES
from tests.titles.stay_away.scene import clause


class Log:
    """A match with its log, as a server keeps it."""

    def __init__(self, **opened: object) -> None:
        values = {"title": "stay-away", "seats": 4, "edition": "revised-it", "switches": {}}
        self.commands: list[Command] = [Open(**{**values, **opened})]  # type: ignore[arg-type]
        self.match = Match(self.commands[0])  # type: ignore[arg-type]

    def do(self, *some: Command) -> "Log":
        for command in some:
            problem = self.match.refusal(command)
            assert problem is None, problem
            self.commands.append(command)
            self.match.apply(command)
        return self

    def refused(self, command: Command) -> str:
        before = self.match.view(None)
        problem = self.match.refusal(command)
        assert problem is not None
        assert self.match.view(None) == before
        return problem.code


def gathered() -> Log:
    return Log().do(Sit(0, "Ada", "a"), Sit(1, "Ben", "b"), Fill(2, "Marta", "sensible"),
                    Fill(3, "Olek", "random"))  # fmt: skip


def playing() -> Log:
    return gathered().do(Start("seed"))


def finished() -> Log:
    log = playing()
    random = Random(1)
    game = log.match.game
    assert game is not None
    while game.outcome is None:
        decision = random.choice(game.decisions)
        log.do(Answer(decision.seat, str(random.choice(decision.options)), game.plies, "bot"))
    return log


def test_people_and_bots_take_chairs() -> None:
    log = gathered()
    view = log.match.view(1)
    assert [chair["kind"] for chair in view["chairs"]] == ["person", "person", "bot", "bot"]
    assert view["you"] == 1
    assert log.match.seat_of("b") == 1
    assert log.match.seat_of("zzz") is None
    assert log.match.stage == "gathering"


def test_a_view_holds_no_key() -> None:
    log = playing()
    for seat in (None, 0, 1):
        text = str(log.match.view(seat))
        assert "'key'" not in text


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Sit(0, "Eve", "e"), "chair-taken"),
        (Sit(9, "Eve", "e"), "no-chair"),
        (Start("x"), "chairs-free"),
        (Answer(0, "draw", 0), "no-game"),
        (Pause(True), "no-game"),
        (Clear(1), "chair-free"),
        (Hand(1, "Eve", "e"), "chair-free"),
        (Away(1, True), "no-person"),
        (Again("x"), "game-runs"),
        (Sit(1, "", "e"), "bad-name"),
        (Sit(1, "x" * 25, "e"), "bad-name"),
        (Sit(1, "a\nb", "e"), "bad-name"),
        (Sit(1, "Ada", "e"), "name-taken"),
        (Say(0, " "), "bad-text"),
        (Say(0, "x" * (LONGEST_TEXT + 1)), "bad-text"),
        (Claim(0, "sing"), "bad-claim"),
        (Claim(0, "suspect", 7), "no-chair"),
        (Open("stay-away", 4, "revised-it", {}), "already-open"),
        (Clear(0), "host-stays"),
        (Host(0), "as-it-is"),
        (Host(1), "no-person"),
        (Note(0, "x" * 2001), "bad-text"),
    ],
)
def test_refusals_before_the_game(command: Command, code: str) -> None:
    assert Log().do(Sit(0, "Ada", "a")).refused(command) == code


def test_the_game_starts_and_takes_answers() -> None:
    log = playing()
    game = log.match.game
    assert game is not None
    seat = game.decisions[0].seat
    other = (seat + 1) % 4
    assert log.refused(Start("again")) == "game-runs"
    assert log.refused(Sit(0, "Eve", "e")) == "chair-taken"
    assert log.refused(Answer(other, "draw", 0)) == "not-asked"
    assert log.refused(Answer(seat, "accept", 0)) == "not-an-option"
    assert log.refused(Answer(seat, "sing", 0)) == "unknown-option"
    assert log.refused(Answer(seat, "draw", 5)) == "stale"
    log.do(Answer(seat, "draw", 0))
    assert log.refused(Answer(seat, "draw", 0)) == "stale"


def test_a_paused_table_takes_no_answer() -> None:
    log = playing()
    game = log.match.game
    assert game is not None
    log.do(Pause(True))
    assert log.refused(Answer(game.decisions[0].seat, "draw", 0)) == "paused"
    assert log.refused(Pause(True)) == "as-it-is"
    log.do(Pause(False), Answer(game.decisions[0].seat, "draw", 0))


@clause("A-68")
def test_a_stand_in_answers_for_an_absent_player_and_gives_the_seat_back() -> None:
    log = playing()
    assert log.match.answered_for() == [2, 3]
    log.do(Away(1, True))
    assert log.match.answered_for() == [1, 2, 3]
    log.do(Away(1, False))
    assert log.match.answered_for() == [2, 3]
    waiting = Log(absent="wait").do(Sit(0, "Ada", "a"), Away(0, True))
    assert waiting.match.answered_for() == []


@clause("A-68")
def test_a_removed_player_is_free_before_the_game_and_a_bot_during_it() -> None:
    log = gathered().do(Clear(1))
    assert log.match.chairs[1].kind == "open"
    running = playing().do(Clear(1))
    assert (running.match.chairs[1].kind, running.match.chairs[1].name) == ("bot", "Ben")
    assert running.match.seat_of("b") is None


def test_a_seat_can_be_handed_over() -> None:
    log = playing().do(Hand(1, "Cleo", "c"))
    assert log.match.seat_of("b") is None
    assert log.match.seat_of("c") == 1


def test_the_host_hands_the_table_over() -> None:
    log = gathered().do(Host(1))
    assert log.match.view(None)["host"] == 1
    log.do(Clear(0))
    assert log.refused(Clear(1)) == "host-stays"


def test_notes_are_for_their_seat_only() -> None:
    log = playing().do(Note(0, "Ben lies"))
    assert log.match.view(0)["notes"] == "Ben lies"
    assert all("Ben lies" not in str(log.match.view(seat)) for seat in (None, 1, 2, 3))


def test_secret_answers_of_several_do_not_make_one_another_stale() -> None:
    """Who was asked with others may answer from before theirs came in; nothing else may."""
    log = playing()
    game = log.match.game
    assert game is not None
    first = game.decisions[0].seat
    game.deck.append(NAMES.index("round_and_round"))  # type: ignore[attr-defined]
    log.do(Answer(first, "draw", 0))
    asked = {d.seat: str(d.options[0]) for d in game.decisions if not d.standing}
    assert len(asked) == 4
    log.do(*(Answer(seat, text, 1) for seat, text in asked.items()))
    assert game.plies == 5
    assert log.refused(Answer(game.decisions[0].seat, "draw", 1)) == "stale"


def test_talk_and_claims() -> None:
    log = playing().do(Say(0, " hello "), Claim(1, "suspect", 0), Claim(0, "given", 1, "infected"))
    said = log.match.talk
    assert said[0].text == "hello"
    assert (said[1].claim, said[1].about) == ("suspect", 0)
    assert (said[2].claim, said[2].about, said[2].thing) == ("given", 1, "infected")


@clause("A-67", "SA-15.6-03e", "SA-15.6-03i")
def test_the_eliminated_are_silent_but_a_dead_thing_may_hint() -> None:
    log = playing()
    game = log.match.game
    assert game is not None
    thing = game.thing  # type: ignore[attr-defined]
    other = (thing + 1) % 4
    game.alive[other] = False  # type: ignore[attr-defined]
    assert log.refused(Say(other, "it was Olek")) == "may-not-talk"
    game.alive[thing] = False  # type: ignore[attr-defined]
    log.do(Say(thing, "look to the left"))


def test_a_watcher_sees_the_public_view_only() -> None:
    log = playing()
    view = log.match.view(None)
    assert view["you"] is None
    assert "me" not in view["game"]["table"]


def test_after_the_end_the_same_people_can_play_again() -> None:
    log = finished()
    assert log.match.stage == "over"
    assert log.refused(Clear(1)) == "game-over"
    log.do(Again("QRST"))
    assert log.match.view(None)["next"] == "QRST"
    assert log.refused(Again("X")) == "as-it-is"


def replayed(log: list[Command]) -> Match:
    """The match that these commands make."""
    opened = log[0]
    assert isinstance(opened, Open)
    match = Match(opened)
    for command in log[1:]:
        match.apply(command)
    return match


def test_the_log_is_the_truth() -> None:
    log = finished()
    again = replayed([commands.read(commands.write(command)) for command in log.commands])
    assert again.number == log.match.number
    for seat in (None, 0, 1, 2, 3):
        assert again.view(seat) == log.match.view(seat)


@pytest.mark.parametrize("data", [{}, {"do": "sing"}, {"do": "sit"}, {"do": "sit", "x": 1}])
def test_a_damaged_line_of_the_log(data: dict[str, object]) -> None:
    with pytest.raises(gloam.BrokenRecord):
        commands.read(data)


@pytest.mark.parametrize(
    "opened",
    [
        {"pace": "hasty"},
        {"pace": "live", "seconds": 2},
        {"seats": 40},
        {"switches": {"x": 1}},
        {"title": "chess"},
        {"absent": "burn"},
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(opened: dict[str, object]) -> None:
    with pytest.raises(gloam.BadInput):
        Log(**opened)
