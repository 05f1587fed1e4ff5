"""Writes the 500 recorded games that `make test` replays, one file a title.

Run it only to add games of a new title: records that exist are kept for ever, and a change of the
rules that breaks one is a change of the rules for everybody who has kept a game.
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path
from random import Random

import gloam
from gloam.bots import advance, make
from gloam.testing import random_answer, random_game

FOLDER = Path(__file__).parent.parent / "tests" / "records"
GAMES = 500


def recorded(title: gloam.Title, number: int) -> str:
    """One game over any switches; every fifth is played with sense."""
    random = Random(f"record/{title.name}/{number}")
    g = random_game(title, random)
    bots = {seat: make("sensible", title.meta, seat, number) for seat in range(g.seats)}
    while g.outcome is None:
        if number % 5 or g.plies > 300 or not advance(g, bots):
            g.play(*random_answer(g, random))
    return g.record()


def main() -> int:
    for meta in gloam.titles():
        file = FOLDER / f"{meta.name}.xz"
        if file.exists():
            print(f"{file.name} is kept as it is")
            continue
        title = gloam.title(meta.name)
        games = "\n".join(recorded(title, number) for number in range(GAMES))
        file.write_bytes(lzma.compress(games.encode(), preset=9))
        print(f"{file.name}: {GAMES} games, {file.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
