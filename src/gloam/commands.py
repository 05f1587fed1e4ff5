"""What each command of the command line does. Returns its exit code."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

import gloam
from gloam import rulespage
from gloam.files import read_text, write_text
from gloam.kernel.errors import BadInput
from gloam.kernel.figures import SWITCH as FIGURES
from gloam.kernel.setup import Meta, Value, unknown

T = TypeVar("T")


def titles(given: argparse.Namespace) -> int:
    found = [
        {
            "title": meta.name,
            "name": meta.display,
            "seats": [meta.least_seats, meta.most_seats],
            "minutes": list(meta.minutes),
            "editions": list(meta.editions),
            "switches": [
                {**asdict(switch), "choices": list(switch.choices)} for switch in meta.switches
            ],
        }
        for meta in gloam.titles()
    ]
    if given.json:
        return show(found)
    for meta in gloam.titles():
        seats = f"{meta.least_seats}–{meta.most_seats} players"
        print(f"{meta.name:14}{meta.display}, {seats}; editions {', '.join(meta.editions)}")
    return 0


def play(given: argparse.Namespace) -> int:
    from gloam.terminal import plain
    from gloam.terminal.session import begin

    meta = meta_of(given.title)
    session = begin(
        meta,
        seats=given.seats,
        edition=given.edition,
        seed=given.seed,
        switches=switches(given, meta, clock=True),
        seat=given.seat,
        name=given.name,
        bots=given.bots,
        language=given.language,
        keep=given.save,
    )
    if given.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return plain.run(session, sys.stdin, print)
    from gloam.terminal.screen import GameScreen

    GameScreen(session).run()
    return 0


def serve(given: argparse.Namespace) -> int:
    from gloam.server import serve as server

    return server.serve(given.host, given.port, given.data, given.database, print)


def load(given: argparse.Namespace) -> int:
    from gloam.server import load as server

    meta = meta_of(given.title)
    meta.setup(given.seats)
    result = server.load(meta.name, given.tables, given.seats, given.seconds, given.pace)
    found = result.report()
    if given.json:
        return show(found)
    for name, value in found.items():
        print(f"{name:22}{value:>12,}")
    return 0


def backup(given: argparse.Namespace) -> int:
    from gloam.server import backup as server
    from gloam.server.serve import opened
    from gloam.server.storage import FILE

    if given.database is None and not (given.data / FILE).is_file():
        raise BadInput("no-tables", f"There are no tables in {given.data}.")
    count = server.backup(opened(given.data, given.database), given.file)
    print(f"{given.file}: {count} tables")
    return 0


def restore(given: argparse.Namespace) -> int:
    from gloam.server import backup as server
    from gloam.server.serve import opened

    tables = server.read(given.file)
    server.restore(opened(given.data, given.database), tables)
    print(f"{given.file}: {len(tables)} tables are back")
    return 0


def simulate(given: argparse.Namespace) -> int:
    from gloam.lab import simulate as lab

    meta = meta_of(given.title)
    seed = "0" if given.seed is None else given.seed
    setup = meta.setup(given.seats, given.edition, seed, switches(given, meta))
    levels = lab.levels(given.bots, setup.seats)
    if given.records is not None:
        given.records.mkdir(parents=True, exist_ok=True)
    plan = lab.Plan(
        meta.name, setup.seats, setup.edition, switches(given, meta), seed, levels, given.records
    )
    results = lab.simulate(plan, given.games, given.jobs)
    *_, result = progress(results, given.games, lambda r: r.games, "games")
    rate = result.decisions / result.seconds
    found = {
        "title": meta.name,
        "edition": setup.edition,
        "seats": setup.seats,
        "games": given.games,
        "finished": result.games,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 3),
        "decisions_per_second": round(rate),
        "outcomes": dict(result.outcomes.most_common()),
        "wins_by_seat": [result.wins[seat] for seat in range(setup.seats)],
    }
    together = setup.seats in meta.cooperative
    if together:
        found["won"] = round(result.won / result.games, 4)
    if given.json:
        return show(found)
    print(f"{result.games} games, {result.decisions} decisions, {rate:,.0f} a second")
    for reason, times in result.outcomes.most_common():
        print(f"  {reason:22}{times:7}  {100 * times / result.games:5.1f} %")
    if together:
        print(f"won by all together     {result.won:7}  {100 * result.won / result.games:5.1f} %")
    return 0


def replay(given: argparse.Namespace) -> int:
    from gloam.terminal import retell

    text = read_text(given.file)
    if given.verify:
        g = gloam.replay(text)
        ended = "still running" if g.outcome is None else g.outcome.reason
        print(f"{given.file}: {g.plies} answers, {ended}: it replays.")
        return 0
    for line in retell.retell(text, given.viewer, given.language):
        print(line)
    return 0


def check(given: argparse.Namespace) -> int:
    from gloam.lab import conformance

    meta = meta_of(given.title)
    games = given.games or (0 if given.secrecy else 100)
    work = conformance.Work(meta.name, games, given.secrecy or 0, given.seed)
    reports = conformance.check(work, given.jobs)
    total = work.games + work.positions
    *_, report = progress(reports, total, lambda r: r.done, "checked")
    found = {
        "title": meta.name,
        "positions": report.positions,
        "games": report.games,
        "outcomes": dict(report.outcomes.most_common()),
        "failures": [
            {"promise": f.promise, "detail": f.detail, "record": f.record} for f in report.failures
        ],
    }
    if given.json:
        show(found)
    else:
        print(f"{report.games} games and {report.positions} positions of {meta.name} checked")
        for reason, times in report.outcomes.most_common():
            print(f"  {reason:22}{times:7}")
        for failed in report.failures[:1]:
            file = Path(f"{meta.name}-failure.gloam")
            write_text(file, failed.record)
            print(f"FAILED: {failed.promise}: {failed.detail}\n  the game is in {file}")
    return 1 if report.failures else 0


def rules(given: argparse.Namespace) -> int:
    meta = meta_of(given.title)
    if given.clause:
        found = [rulespage.clause(meta, given.clause, given.language)]
    else:
        found = rulespage.clauses(meta, given.language)
    if given.untested:
        found = [entry for entry in found if not entry.tests and entry.excused is None]
    if given.json:
        listed = [{**asdict(entry), "tests": list(entry.tests)} for entry in found]
        return show({"title": meta.name, "clauses": listed})
    for entry in found:
        print(f"{entry.id:12} {entry.text}")
    return 0


def deck(given: argparse.Namespace) -> int:
    from importlib import import_module

    meta = meta_of(given.title)
    setup = meta.setup(given.seats, given.edition, 0, switches(given, meta))
    cards: dict[str, int] = import_module(f"{meta.package}.cards").in_game(setup)
    found = {"seats": setup.seats, "total": sum(cards.values()), "cards": cards}
    if given.json:
        return show(found)
    for card, copies in cards.items():
        print(f"{copies:4}  {card}")
    print(f"{found['total']:4}  cards for {setup.seats} players")
    return 0


def bench(given: argparse.Namespace) -> int:
    from gloam.lab import bench as lab

    meta = meta_of(given.title)
    seats = meta.setup(given.seats).seats
    found = lab.measure(gloam.title(meta.name), seats, given.seconds)
    if given.against:
        found.update(lab.measure_chess(given.seconds))
        found["ratio_moves"] = round(
            found["decisions_per_second"] / found["chess_moves_per_second"], 2
        )
        found["ratio_copy"] = round(found["copy_us"] / found["chess_copy_us"], 2)
    if given.json:
        return show(found)
    for name, value in found.items():
        shown = value if isinstance(value, str) else f"{value:,}"
        print(f"{name:28}{shown:>14}")
    return 0


# What several of them need.


def switches(given: argparse.Namespace, meta: Meta, clock: bool = False) -> dict[str, Value]:
    """What was given with `--set`; without a clock, what stands for what needs one."""
    found: dict[str, Value] = {}
    for part in given.switches:
        name, equals, value = part.partition("=")
        if not equals:
            raise BadInput("bad-switch", f"“--set” takes KEY=VALUE, not “{part}”.")
        found[name] = value
    if given.figures is not None:
        if meta.figures is None:
            raise BadInput("no-figures", f"{meta.display} has no figures of ours to replace.")
        found[FIGURES] = meta.figures.pack(read_text(given.figures))
    return found if clock else meta.without_clock(given.edition or meta.default_edition, found)


def meta_of(name: str) -> Meta:
    metas = {meta.name: meta for meta in gloam.titles()}
    if name not in metas:
        raise unknown("title", name, metas)
    return metas[name]


def show(value: object) -> int:
    print(json.dumps(value, ensure_ascii=False, indent=2))
    return 0


def progress(steps: Iterator[T], total: int, done: Callable[[T], int], text: str) -> Iterator[T]:
    """Pass the steps on, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    with Progress(
        text, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console,
        transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task(text, total=total)
        for step in steps:
            bar.update(task, completed=done(step))
            yield step
