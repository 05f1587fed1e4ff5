"""The Hourglass (TF-10.9): in real time at a live table, by turns where time means nothing."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import SAND_OUT
from gloam.titles.the_faceless.deck import add_some
from gloam.titles.the_faceless.state import (
    BOOK,
    GLASS_HOME,
    GLASS_MEMORY,
    GLASS_OFF,
    TheFaceless,
)

PENALTY: Final = 2


def start_glass(g: TheFaceless) -> None:
    """With the first player's first turn (TF-10.9-01)."""
    if g.rules.hourglass != "off" and g.glass == GLASS_OFF:
        g.glass = GLASS_HOME
        turn_glass(g)
        g.tell(events.GLASS_STARTED, EVERYONE)


def turn_glass(g: TheFaceless) -> None:
    g.glass_number += 1
    g.glass_turns = int(g.figures["hourglass-turns"])


def put_beside(g: TheFaceless) -> None:
    """A recovered Memory has the glass put beside it, not turned (TF-10.9-02)."""
    if g.glass == GLASS_HOME:
        g.glass = GLASS_MEMORY
        g.tell(events.GLASS_BESIDE, EVERYONE)


def run_out(g: TheFaceless) -> None:
    """At home it costs two cards; beside a Memory it goes home (TF-10.9-03)."""
    cards = PENALTY if g.glass == GLASS_HOME else 0
    g.glass = GLASS_HOME
    turn_glass(g)
    g.tell(events.SAND_OUT, EVERYONE, cards)
    add_some(g, cards)


def turn_passes(g: TheFaceless) -> None:
    """A turn is over, where the glass runs by turns."""
    if g.rules.hourglass == "turns" and g.glass != GLASS_OFF:
        g.glass_turns -= 1
        if not g.glass_turns:
            run_out(g)


def sand_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    choices.put(SAND_OUT)


@BOOK.step
def sand_is_out(g: TheFaceless, seat: int, answer: Option) -> None:
    run_out(g)


SAND: Final = BOOK.question("sand", sand_options, sand_is_out)


def runs(g: TheFaceless) -> bool:
    """Whether the table's own clock must watch the glass."""
    return g.rules.hourglass == "seconds" and g.glass != GLASS_OFF


def clock(g: TheFaceless) -> tuple[int, int, Option] | None:
    """The glass that runs: which turning of it, its seconds, and the table's answer."""
    if not runs(g) or g.outcome is not None:
        return None
    return g.glass_number, int(g.figures["hourglass-seconds"]), SAND_OUT


BOOK.clock = clock
