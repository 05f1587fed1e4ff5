"""The command line. Every command says what is wrong in one sentence and exits with 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gloam
from gloam import commands
from gloam.arguments import Parser, as_json, count, setup_options, span, storage_options, whole
from gloam.bots import LEVELS
from gloam.kernel.errors import GloamError
from gloam.words import LANGUAGES


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
        where = "" if problem.filename is None else f"{problem.filename}: "
        print(f"gloam: {where}{problem.strerror or problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def build() -> Parser:
    parser = Parser(prog="gloam", description="A table for three horror board games.")
    parser.add_argument("--version", action="version", version=f"gloam {gloam.__version__}")
    every = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[Any], int], text: str, title: bool = True) -> Parser:
        sub = every.add_parser(name, help=text, description=text)
        sub.set_defaults(run=run)
        if title:
            sub.add_argument("title", help="which game: see “gloam titles”")
        return sub

    sub = command("titles", commands.titles, "What can be played.", title=False)
    as_json(sub)

    sub = command("play", commands.play, "Play against bots, here in the terminal.")
    setup_options(sub)
    sub.add_argument("--seat", type=whole, default=0, help="your seat, from 0 (0)")
    sub.add_argument("--name", default="", help="your name")
    sub.add_argument("--bots", choices=LEVELS, default="sensible", help="who plays the others")
    sub.add_argument("--language", choices=LANGUAGES, default=None, help="the language of the game")
    sub.add_argument("--plain", action="store_true", help="plain lines instead of the full screen")
    sub.add_argument("--save", type=Path, default=None, metavar="FILE", help="keep the game here")

    sub = command("serve", commands.serve, "Open tables to browsers.", title=False)
    sub.add_argument("--host", default="0.0.0.0", help="the address to listen at (all)")
    sub.add_argument("--port", type=whole, default=8000, help="the port (8000)")
    storage_options(sub)

    sub = command("backup", commands.backup, "Write every table into one file.", title=False)
    sub.add_argument("file", type=Path, help="the file to write")
    storage_options(sub)

    sub = command("restore", commands.restore, "Put the tables of a backup back.", title=False)
    sub.add_argument("file", type=Path, help="the backup")
    storage_options(sub)

    sub = command(
        "load", commands.load, "Fill a server of its own with clients and measure.", title=False
    )
    sub.add_argument("title", nargs="?", default="stay-away")
    sub.add_argument("--tables", type=count, default=50, help="how many tables (50)")
    sub.add_argument("--seats", type=count, default=8, help="clients at each (8)")
    sub.add_argument("--seconds", type=span, default=20.0, help="for how long (20)")
    sub.add_argument("--pace", type=span, default=1.0, help="seconds between moves (1)")
    as_json(sub)

    sub = command("simulate", commands.simulate, "Let bots play many games.")
    setup_options(sub)
    sub.add_argument("--games", type=count, default=100, help="how many games (100)")
    sub.add_argument(
        "--bots", default="random", help="random, sensible, or one for each seat: a,b,…"
    )
    sub.add_argument("--records", type=Path, default=None, metavar="DIR", help="keep the records")
    sub.add_argument("--jobs", type=count, default=1, help="how many processes (1)")
    as_json(sub)

    sub = command("replay", commands.replay, "Go through a recorded game.", title=False)
    sub.add_argument("file", type=Path, help="the record")
    sub.add_argument("--verify", action="store_true", help="only check that it replays to its end")
    sub.add_argument("--as", dest="viewer", default="all", help="a seat, spectator or all (all)")
    sub.add_argument("--language", choices=LANGUAGES, default="en")

    sub = command("check", commands.check, "Check on random games that every promise is kept.")
    sub.add_argument("--secrecy", type=count, default=None, metavar="N", help="N random positions")
    sub.add_argument("--games", type=count, default=None, metavar="N", help="N random games")
    sub.add_argument("--seed", default="0")
    sub.add_argument("--jobs", type=count, default=1, help="how many processes (1)")
    as_json(sub)

    sub = command("rules", commands.rules, "The rules, clause by clause, in our own words.")
    sub.add_argument("--clause", help="only this clause")
    sub.add_argument("--untested", action="store_true", help="clauses with no test and no reason")
    sub.add_argument("--language", choices=LANGUAGES, default="en")
    as_json(sub)

    sub = command("deck", commands.deck, "The cards in the game for a number of players.")
    setup_options(sub)
    as_json(sub)

    sub = command("bench", commands.bench, "How fast the rules are.", title=False)
    sub.add_argument("title", nargs="?", default="stay-away")
    sub.add_argument("--seats", type=whole, default=None)
    sub.add_argument("--seconds", type=span, default=3.0, help="for each measurement (3)")
    sub.add_argument("--against", choices=("chess",), help="measure this beside it")
    as_json(sub)
    return parser


if __name__ == "__main__":
    sys.exit(main())
