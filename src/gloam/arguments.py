"""What the words of a command line may be, and what several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, NoReturn

LONGEST: Final = 10_000_000.0
"""Seconds that anything may be told to last."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, like everything here."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; “{self.prog} --help” explains it.\n")


def setup_options(sub: Parser) -> None:
    sub.add_argument("--seats", type=whole, default=None, help="how many players")
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
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1 on")
    return int(text)


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None


def span(text: str) -> float:
    """Seconds: some, and not for ever."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number of seconds above 0")
    return seconds
