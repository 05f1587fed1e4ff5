"""The command line. Every command says what is wrong in one sentence and exits with 2."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import gloam
from gloam import rulespage
from gloam.bots import LEVELS
from gloam.kernel.errors import BadInput, GloamError
from gloam.kernel.figures import SWITCH as FIGURES
from gloam.kernel.setup import Meta, Value, unknown
from gloam.words import LANGUAGES

T = TypeVar("T")
Parser = argparse.ArgumentParser


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build()
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except GloamError as problem:
        rule = f" ({problem.rule})" if problem.rule else ""
        print(f"gloam: {problem.sentence}{rule}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as problem:
        print(f"gloam: {problem.filename}: {problem.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def build() -> Parser:
    parser = Parser(prog="gloam", description="A table for three horror board games.")
    parser.add_argument("--version", action="version", version=f"gloam {gloam.__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[Any], int], text: str, title: bool = True) -> Parser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(run=run)
        if title:
            sub.add_argument("title", help="which game: see “gloam titles”")
        return sub

    sub = command("titles", titles, "What can be played.", title=False)
    as_json(sub)

    sub = command("play", play, "Play against bots, here in the terminal.")
    setup_options(sub)
    sub.add_argument("--seat", type=int, default=0, help="your seat, from 0 (0)")
    sub.add_argument("--name", default="", help="your name")
    sub.add_argument("--bots", choices=LEVELS, default="sensible", help="who plays the others")
    sub.add_argument("--language", choices=LANGUAGES, default=None, help="the language of the game")
    sub.add_argument("--plain", action="store_true", help="plain lines instead of the full screen")
    sub.add_argument("--save", type=Path, default=None, metavar="FILE", help="keep the game here")

    sub = command("serve", serve, "Open tables to browsers.", title=False)
    sub.add_argument("--host", default="0.0.0.0", help="the address to listen at (all)")
    sub.add_argument("--port", type=int, default=8000, help="the port (8000)")
    storage_options(sub)

    sub = command("backup", backup, "Write every table into one file.", title=False)
    sub.add_argument("file", type=Path, help="the file to write")
    storage_options(sub)

    sub = command("restore", restore, "Put the tables of a backup back.", title=False)
    sub.add_argument("file", type=Path, help="the backup")
    storage_options(sub)

    sub = command("load", load, "Fill a server of its own with clients and measure.", title=False)
    sub.add_argument("title", nargs="?", default="stay-away")
    sub.add_argument("--tables", type=count, default=50, help="how many tables (50)")
    sub.add_argument("--seats", type=count, default=8, help="clients at each (8)")
    sub.add_argument("--seconds", type=float, default=20.0, help="for how long (20)")
    sub.add_argument("--pace", type=float, default=1.0, help="seconds between moves (1)")
    as_json(sub)

    sub = command("simulate", simulate, "Let bots play many games.")
    setup_options(sub)
    sub.add_argument("--games", type=count, default=100, help="how many games (100)")
    sub.add_argument(
        "--bots", default="random", help="random, sensible, or one for each seat: a,b,…"
    )
    sub.add_argument("--records", type=Path, default=None, metavar="DIR", help="keep the records")
    sub.add_argument("--jobs", type=count, default=1, help="how many processes (1)")
    as_json(sub)

    sub = command("replay", replay, "Go through a recorded game.", title=False)
    sub.add_argument("file", type=Path, help="the record")
    sub.add_argument("--verify", action="store_true", help="only check that it replays to its end")
    sub.add_argument("--as", dest="viewer", default="all", help="a seat, spectator or all (all)")
    sub.add_argument("--language", choices=LANGUAGES, default="en")

    sub = command("check", check, "Check on random games that every promise is kept.")
    sub.add_argument("--secrecy", type=count, default=None, metavar="N", help="N random positions")
    sub.add_argument("--games", type=count, default=None, metavar="N", help="N random games")
    sub.add_argument("--seed", default="0")
    sub.add_argument("--jobs", type=count, default=1, help="how many processes (1)")
    as_json(sub)

    sub = command("rules", rules, "The rules, clause by clause, in our own words.")
    sub.add_argument("--clause", help="only this clause")
    sub.add_argument("--untested", action="store_true", help="clauses with no test and no reason")
    sub.add_argument("--language", choices=LANGUAGES, default="en")
    as_json(sub)

    sub = command("deck", deck, "The cards in the game for a number of players.")
    setup_options(sub)
    as_json(sub)

    sub = command("bench", bench, "How fast the rules are.", title=False)
    sub.add_argument("title", nargs="?", default="stay-away")
    sub.add_argument("--seats", type=int, default=6)
    sub.add_argument("--seconds", type=float, default=3.0, help="for each measurement (3)")
    sub.add_argument("--against", choices=("chess",), help="measure this beside it")
    as_json(sub)
    return parser


def setup_options(sub: Parser) -> None:
    sub.add_argument("--seats", type=int, default=None, help="how many players")
    sub.add_argument("--edition", default=None, help="a named set of rules")
    sub.add_argument("--seed", default=None, help="the same seed is the same game")
    sub.add_argument("--set", dest="switches", action="append", default=[], metavar="KEY=VALUE")
    sub.add_argument("--figures", type=Path, default=None, metavar="FILE",
                     help="the table's own figures, like the title's figures.toml")  # fmt: skip


def storage_options(sub: Parser) -> None:
    sub.add_argument("--data", type=Path, default=Path("gloam-data"), metavar="DIR",
                     help="the folder of the tables (gloam-data)")  # fmt: skip
    sub.add_argument("--database", default=None, metavar="URL",
                     help="keep them in this PostgreSQL instead")  # fmt: skip


def as_json(sub: Parser) -> None:
    sub.add_argument("--json", action="store_true", help="for programs")


def count(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1 on")
    return int(text)


def switches(given: argparse.Namespace, meta: Meta) -> dict[str, Value]:
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
    return meta.without_clock(given.edition or meta.default_edition, found)


def meta_of(name: str) -> Meta:
    metas = {meta.name: meta for meta in gloam.titles()}
    if name not in metas:
        raise BadInput("unknown-title", unknown("title", name, metas))
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
        switches=switches(given, meta),
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

    count = server.backup(opened(given.data, given.database), given.file)
    print(f"{given.file}: {count} tables")
    return 0


def restore(given: argparse.Namespace) -> int:
    from gloam.server import backup as server
    from gloam.server.serve import opened

    count = server.restore(opened(given.data, given.database), given.file)
    print(f"{given.file}: {count} tables are back")
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
    if given.json:
        return show(found)
    print(f"{result.games} games, {result.decisions} decisions, {rate:,.0f} a second")
    for reason, times in result.outcomes.most_common():
        print(f"  {reason:22}{times:7}  {100 * times / result.games:5.1f} %")
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


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("not-a-text", f"{file} is not a text file.") from None


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
            file.write_text(failed.record, encoding="utf-8")
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
    found = lab.measure(gloam.title(meta.name), given.seats, given.seconds)
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


if __name__ == "__main__":
    sys.exit(main())
