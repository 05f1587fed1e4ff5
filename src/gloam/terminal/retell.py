"""A recorded game told again, as one seat, a spectator or somebody who may see all saw it."""

from __future__ import annotations

from collections.abc import Iterator

import gloam
from gloam.kernel import record
from gloam.kernel.errors import BadInput
from gloam.kernel.journal import ALL
from gloam.terminal.session import NAMES
from gloam.terminal.teller import Teller


def retell(text: str, viewer: str, language: str) -> Iterator[str]:
    """The journal of the recorded game, line by line."""
    title = gloam.title(record.read(text).headers["title"])
    told = 0
    tell: Teller | None = None
    for g in title.steps(text):
        seat = seat_of(viewer, g.seats)
        if tell is None:
            tell = Teller(title, g.setup, NAMES[: g.seats], language)
        tell.view = g.view(seat, since=told)
        told = g.events
        for event in tell.view["journal"]:
            yield tell.event(event)
    if tell is not None and tell.view["outcome"] is not None:
        yield from tell.outcome()[:2]


def seat_of(viewer: str, seats: int) -> int | None:
    if viewer == "all":
        return ALL
    if viewer == "spectator":
        return None
    if not viewer.isdecimal() or int(viewer) >= seats:
        raise BadInput("bad-seat", f"“--as” takes all, spectator or a seat from 0 to {seats - 1}.")
    return int(viewer)
