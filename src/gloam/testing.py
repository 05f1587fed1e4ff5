"""The conformance kit: what every title promises, checked on games of all kinds.

Run it over your own title as the tests run it over ours:

    for problem in check_games(gloam.title("stay-away"), games=100): ...
    for problem in check_secrecy(gloam.title("stay-away"), positions=1000): ...

Each check yields what it has looked at; a `Failure` carries the record that shows it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from gloam.bots import levels, make, next_answer
from gloam.kernel.chance import Chance
from gloam.kernel.errors import BadInput, GloamError
from gloam.kernel.journal import ALL
from gloam.kernel.option import Option
from gloam.kernel.position import Position
from gloam.kernel.setup import Switch, Value
from gloam.kernel.title import Title

MOST: Final = 200
"""Options of one decision that are looked at one by one."""
LONGEST: Final = 20_000
"""Answers after which a random game counts as endless."""
STANDING_SHARE: Final = 0.01
"""How often random play takes a standing offer instead of answering what is asked."""
SENSE: Final = 0.25
"""How many of the checked games are played with sense: blind players never reach some ends."""
PATIENCE: Final = 1000
"""Answers after which they play blindly too: not every odd game is ended by sense."""

Player = Callable[[Position], tuple[int, Option | str]]
"""Who answers next, and what."""


@dataclass(frozen=True)
class Failure:
    """A broken promise: what was promised, how it broke, and the game that shows it."""

    promise: str
    detail: str
    record: str


@dataclass
class Report:
    """What a check has looked at, and what it found."""

    positions: int = 0
    games: int = 0
    done: int = 0
    """Of the games or positions that were to be checked."""
    outcomes: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)


class BrokenPromise(AssertionError):
    def __init__(self, promise: str, detail: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise = promise
        self.detail = detail


def promise(kept: bool, what: str, detail: object = "") -> None:
    if not kept:
        raise BrokenPromise(what, str(detail))


def random_game(title: Title, random: Random) -> Position:
    """A new game of any edition, seats and switches that go together."""
    meta = title.meta
    while True:
        switches: dict[str, Value] = {}
        for switch in random.sample(meta.switches, random.randint(0, len(meta.switches))):
            switches[switch.name] = random_value(switch, random)
        seats = random.randint(meta.least_seats, meta.most_seats)
        edition = random.choice(list(meta.editions))
        try:
            return title.new(seats, random.getrandbits(64), edition, **switches)
        except BadInput:
            continue


def random_value(switch: Switch, random: Random) -> Value:
    if isinstance(switch.default, bool):
        return random.random() < 0.5
    if isinstance(switch.default, int):
        return random.randint(switch.least, switch.most)
    return random.choice(switch.choices) if switch.choices else random.choice(switch.samples)


def random_answer(g: Position, random: Random) -> tuple[int, Option]:
    """One seat's answer: any question that is open, or rarely a standing offer."""
    decisions = g.decisions
    asked = [decision for decision in decisions if not decision.standing]
    standing = len(asked) < len(decisions) and random.random() < STANDING_SHARE
    decision = random.choice([d for d in decisions if d.standing] if standing else asked)
    return decision.seat, random.choice(decision.options)


def some(options: Sequence[Option], random: Random) -> Sequence[Option]:
    """All of the options, or where they are too many, some of them."""
    return options if len(options) <= MOST else random.sample(options, MOST)


def players(title: Title, random: Random) -> Player:
    """Those who play a game to be checked: all blindly, or all with sense if the title has it."""
    level = levels(title.meta)[-1]
    if level == "random" or random.random() >= SENSE:
        return lambda g: random_answer(g, random)
    seed = random.getrandbits(32)
    bots = {seat: make(level, title.meta, seat, seed) for seat in range(title.meta.most_seats)}

    def answer(g: Position) -> tuple[int, Option | str]:
        if g.plies > PATIENCE:
            return random_answer(g, random)
        found = next_answer(g, bots)
        promise(found is not None, "bots always find an answer", g.decisions)
        assert found is not None
        return found

    return answer


def check_games(title: Title, games: int, seed: int | str = 0) -> Iterator[Report]:
    """Play games to the end and check every promise but secrecy; yields after each."""
    report = Report()
    for number in range(games):
        random = Random(f"{seed}/game/{number}")
        g = random_game(title, random)
        try:
            for _ in play_checked(g, title, random, players(title, random)):
                report.positions += 1
            check_record(g, title)
            assert g.outcome is not None
            report.outcomes[g.outcome.reason] += 1
        except (BrokenPromise, GloamError, LookupError, TypeError, ValueError) as problem:
            report.failures.append(failure(problem, g))
        report.games += 1
        report.done += 1
        yield report


def check_secrecy(title: Title, positions: int, seed: int | str = 0) -> Iterator[Report]:
    """Check secrecy here and there, for every seat and the spectator; yields after each."""
    report = Report()
    number = 0
    while report.positions < positions:
        random = Random(f"{seed}/secrecy/{number}")
        number += 1
        g = random_game(title, random)
        player = players(title, random)
        report.games += 1
        while g.outcome is None and report.positions < positions and g.plies < LONGEST:
            if random.random() < 0.2:
                try:
                    check_views(g, title, random.getrandbits(64))
                    check_told(g, random)
                except (BrokenPromise, GloamError, LookupError, TypeError, ValueError) as problem:
                    report.failures.append(failure(problem, g))
                report.positions += 1
                report.done += 1
                yield report
            g.play(*player(g))


def play_checked(g: Position, title: Title, random: Random, player: Player) -> Iterator[None]:
    """Play a game, checking each position on the way; some of them thoroughly."""
    pieces = title.position.book.census(g)
    while g.outcome is None:
        promise(g.plies < LONGEST, "every game ends", f"still going after {LONGEST} answers")
        promise(bool(g.decisions), "a game that is not over asks somebody")
        for decision in g.decisions:
            promise(bool(decision.options), "every question has an answer", decision.prompt)
            for option in (*some(decision.options, random), *(o for o, _ in decision.refused)):
                promise(title.option(option.text) == option, "an option's text parses", option)
        if random.random() < 0.1:
            check_copy(g, random)
            check_saved(g, title, random)
            check_refused(g)
        g.play(*player(g))
        now = title.position.book.census(g)
        promise(now == pieces, "no piece is lost or doubled", now - pieces or pieces - now)
        yield


def check_copy(g: Position, random: Random) -> None:
    """A copy played on leaves the original as it was; every legal option applies."""
    before = g.save()
    for decision in g.decisions:
        for option in some(decision.options, random):
            other = g.copy()
            other.play(decision.seat, option)
            for _ in range(random.randint(0, 3)):
                if other.outcome is None:
                    other.play(*random_answer(other, random))
    promise(g.save() == before, "a copy played on never changes the original")


def check_refused(g: Position) -> None:
    """A refused option is refused with its reason, and nothing changes."""
    before = g.save()
    for decision in g.decisions:
        for option, reason in decision.refused:
            if any(option in d.options for d in g.decisions if d.seat == decision.seat):
                continue
            try:
                g.play(decision.seat, option)
                promise(False, "a refused option cannot be played", option)
            except GloamError as refused:
                promise(refused.rule == reason.clause, "a refusal names its rule", option)
    promise(g.save() == before, "a refused answer changes nothing")


def check_saved(g: Position, title: Title, random: Random) -> None:
    """Saved, loaded and played on, the game is the same."""
    saved = g.save()
    loaded = title.load(saved)
    promise(loaded.save() == saved, "a saved position loads as it was")
    other, choices = g.copy(), random.getrandbits(32)
    for again in (loaded, other):
        same = Random(choices)
        for _ in range(8):
            if again.outcome is None:
                again.play(*random_answer(again, same))
    promise(loaded.save() == other.save(), "a loaded game goes on like the original")


def check_record(g: Position, title: Title) -> None:
    """The record replays to the same position; the same seed and answers give the same game."""
    record = g.record()
    again = title.replay(record)
    promise(again.save() == g.save(), "a record replays to the same position")
    promise(again.record() == record, "a replayed game has the same record")
    setup = g.setup
    same = title.new(setup.seats, setup.seed, setup.edition, **setup.values)
    for seat, option, _ in g.history():
        same.play(seat, option)
    promise(same.save() == g.save(), "the same seed and answers are the same game")


def check_views(g: Position, title: Title, seed: int) -> None:
    """No seat can tell the position from one made up from its view alone.

    Nor can somebody without a seat, or the title would show him what that seat does not know.
    """
    outside = wire(g.view(None, g.events))
    for seat in (None, *range(g.seats)):
        seen = wire(g.view(seat))
        made = title.imagine(json.loads(seen), Chance.seeded(f"{seed}/{seat}"))
        promise(wire(made.view(seat)) == seen, "an imagined position looks the same", f"to {seat}")
        same = wire(made.view(None, made.events)) == outside
        promise(same, "nobody outside sees what a seat does not know", f"made up from {seat}")
        census = title.position.book.census
        promise(census(made) == census(g), "an imagined position has all pieces", f"for {seat}")
    if g.outcome is None:
        promise(wire(g.view(ALL)) != wire(g.view(None)), "the open view shows more")


def check_told(g: Position, random: Random) -> None:
    """Two answers about which a seat is told the same look the same to it.

    A title that shows a secret and reads it back when it imagines is found out here.
    """
    decision = random.choice([decision for decision in g.decisions if not decision.standing])
    answer = random.choice(decision.options)
    options = some(decision.options, random)
    alike = [o for o in options if o.verb == answer.verb and o is not answer]
    if not alike:
        return
    one, other = g.copy(), g.copy()
    one.play(decision.seat, answer)
    other.play(decision.seat, random.choice(alike))
    others = [seat for seat in range(g.seats) if seat != decision.seat]
    for seat in (None, *random.sample(others, min(1, len(others)))):
        seen, again = one.view(seat, g.events), other.view(seat, g.events)
        if all(seen[part] == again[part] for part in _TOLD):
            promise(wire(seen) == wire(again), "answers told alike look alike", f"to {seat}")


_TOLD: Final = ("journal", "asked", "group", "pending", "held", "outcome")
"""What of a view tells that something happened."""


def wire(view: dict[str, Any]) -> str:
    """A view as the bytes that would be sent."""
    return json.dumps(view, ensure_ascii=False)


def failure(problem: Exception, g: Position) -> Failure:
    if isinstance(problem, BrokenPromise):
        return Failure(problem.promise, problem.detail, g.record())
    return Failure("rules never fail", f"{type(problem).__name__}: {problem}", g.record())
