"""The conformance kit on many cores."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import gloam
from gloam.testing import Report, check_games, check_secrecy


@dataclass(frozen=True)
class Work:
    """What to check: whole games, and positions for secrecy."""

    title: str
    games: int
    positions: int
    seed: str


def check(work: Work, jobs: int = 1) -> Iterator[Report]:
    """Do the work in parts; yields the growing report."""
    total = Report()
    parts = list(_parts(work, max(4, 4 * jobs)))
    if jobs == 1:
        for part in parts:
            for report in _reports(part):
                yield _sum(total, report)
            total = _sum(total, report)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for report in pool.map(_do, parts):
            total = _sum(total, report)
            yield total


def _parts(work: Work, number: int) -> Iterator[Work]:
    for part in range(number):
        games = work.games * (part + 1) // number - work.games * part // number
        positions = work.positions * (part + 1) // number - work.positions * part // number
        if games:
            yield Work(work.title, games, 0, f"{work.seed}/{part}")
        if positions:
            yield Work(work.title, 0, positions, f"{work.seed}/{part}")


def _reports(work: Work) -> Iterator[Report]:
    title = gloam.title(work.title)
    if work.games:
        yield from check_games(title, work.games, work.seed)
    else:
        yield from check_secrecy(title, work.positions, work.seed)


def _do(work: Work) -> Report:
    *_, report = _reports(work)
    return report


def _sum(one: Report, other: Report) -> Report:
    return Report(
        one.positions + other.positions,
        one.games + other.games,
        one.done + other.done,
        one.outcomes + other.outcomes,
        one.failures + other.failures,
    )
