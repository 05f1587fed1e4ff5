"""Simulation: games of bots by the thousand, on as many cores as one likes."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import gloam
from gloam.bots import LEVELS, advance, make
from gloam.bots.random import random_answer
from gloam.files import write_text
from gloam.kernel.errors import BadInput
from gloam.kernel.position import Position
from gloam.kernel.setup import Value, unknown
from gloam.kernel.title import Title


@dataclass(frozen=True)
class Plan:
    """Which games to play. `levels` holds the bot level of every seat."""

    title: str
    seats: int
    edition: str
    switches: Mapping[str, Value]
    seed: str
    levels: Sequence[str]
    records: Path | None = None


@dataclass
class Result:
    """What came of some games."""

    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    won: int = 0
    """Games that somebody won."""
    wins: Counter[int] = field(default_factory=Counter)
    """How often each seat won."""
    seconds: float = 0.0

    def add(self, other: Result) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.outcomes += other.outcomes
        self.won += other.won
        self.wins += other.wins

    def take(self, g: Position) -> None:
        assert g.outcome is not None
        self.games += 1
        self.decisions += g.plies
        self.outcomes[g.outcome.reason] += 1
        self.won += bool(g.outcome.winners)
        self.wins.update(g.outcome.winners)


def levels(given: str, seats: int) -> tuple[str, ...]:
    """The bot level of every seat from one name, or from one for each seat."""
    names = tuple(given.split(","))
    for name in names:
        if name not in LEVELS:
            raise unknown("kind of bots", name, LEVELS)
    if len(names) not in (1, seats):
        raise BadInput("unknown-bots", f"Name one kind of bots, or {seats}, not {len(names)}.")
    return names * seats if len(names) == 1 else names


def play(title: Title, plan: Plan, number: int) -> Position:
    """One game of the plan, to its end. The same plan and number are the same game."""
    seed = f"{plan.seed}/{number}"
    g = title.new(plan.seats, seed, plan.edition, **plan.switches)
    if all(level == "random" for level in plan.levels):
        chance = random.Random(seed)
        while g.outcome is None:
            g.play(*random_answer(g, chance))
        return g
    bots = {seat: make(level, title.meta, seat, seed) for seat, level in enumerate(plan.levels)}
    while advance(g, bots):
        pass
    return g


def play_some(plan: Plan, numbers: Sequence[int]) -> Result:
    title = gloam.title(plan.title)
    result = Result()
    for number in numbers:
        g = play(title, plan, number)
        result.take(g)
        if plan.records is not None:
            path = plan.records / f"{plan.title}-{number:06}.gloam"
            write_text(path, g.record())
    return result


def simulate(plan: Plan, games: int, jobs: int = 1) -> Iterator[Result]:
    """Play the games; yields the growing result after each batch."""
    started = time.perf_counter()
    total = Result()
    size = max(1, min(50, games // (jobs * 4) or 1))
    batches = [range(at, min(at + size, games)) for at in range(0, games, size)]
    if jobs == 1:
        parts: Iterator[Result] = (play_some(plan, batch) for batch in batches)
        for part in parts:
            total.add(part)
            total.seconds = time.perf_counter() - started
            yield total
        return
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(play_some, [plan] * len(batches), batches):
            total.add(part)
            total.seconds = time.perf_counter() - started
            yield total
