"""Looking back: any moment of a finished game, or of a record from a file, through any eyes."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import Any, Final

import gloam
from gloam.kernel import record
from gloam.kernel.errors import BadInput, NotAllowed
from gloam.kernel.journal import ALL
from gloam.kernel.position import Position
from gloam.server import wire
from gloam.server.hosting import NAMES
from gloam.table.match import Match

KEPT: Final = 8
"""Games whose moments are kept at hand."""
LONGEST: Final = 5000
"""Answers of the longest record that is looked at."""


class Replays:
    """The moments of the games that were looked at last."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, list[Position]] = OrderedDict()

    def text(self, wanted: wire.Replay, match: Match | None) -> str:
        """The record that is meant: of this finished match, or the one that was sent."""
        if match is not None:
            if match.game is None or match.game.outcome is None:
                raise NotAllowed("not-over", "A game can be looked at when it is over.")
            return match.game.record()
        if wanted.record is None:
            raise BadInput("bad-request", "Say which game: by its code, or send a record.")
        return wanted.record

    def holds(self, text: str) -> bool:
        return key(text) in self._games

    def read(self, text: str) -> list[Position]:
        """Every position of a recorded game. Raises `BrokenRecord` for anything else."""
        found = record.read(text)
        if len(found.answers) > LONGEST:
            raise BadInput("too-large", "The record is too long to be looked at here.")
        title = gloam.title(found.headers["title"])
        moments = [g.copy() for g in title.steps(text)]
        self._games[key(text)] = moments
        while len(self._games) > KEPT:
            self._games.popitem(last=False)
        return moments

    def show(self, wanted: wire.Replay, text: str, match: Match | None) -> wire.Moment:
        """One moment of a recorded game."""
        moments = self._games.get(key(text)) or self.read(text)
        if not 0 <= wanted.ply < len(moments):
            raise BadInput("bad-request", f"This game has moments 0 to {len(moments) - 1}.")
        g = moments[wanted.ply]
        viewer = ALL if wanted.viewer == "all" else wanted.viewer
        if viewer is not None and viewer != ALL and not 0 <= viewer < g.seats:
            raise BadInput("bad-request", f"There is no seat {viewer}.")
        return wire.Moment(len(moments) - 1, self._table(g, viewer, match))

    @staticmethod
    def _table(g: Position, viewer: int | None, match: Match | None) -> Any:
        shown = {"kind": "person", "level": "", "away": False}
        names = [chair.name for chair in match.chairs] if match else list(NAMES)
        return {
            "number": g.plies,
            "stage": "over",
            "title": g.book.title,
            "edition": g.setup.edition,
            "switches": g.setup.changed(),
            "pace": "relaxed",
            "seconds": 0,
            "absent": "wait",
            "watch": True,
            "paused": False,
            "next": "",
            "host": 0,
            "you": None if viewer is None or viewer == ALL else viewer,
            "notes": "",
            "chairs": [{**shown, "name": names[seat]} for seat in range(g.seats)],
            "ply": g.plies,
            "game": g.view(viewer),
        }


def key(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
