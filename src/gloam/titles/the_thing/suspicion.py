"""The suspicion track; for one to three players with the threat marker on it (TT-SOLO-R)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import TAKE, thing
from gloam.titles.the_thing.leaving import turn_alien
from gloam.titles.the_thing.state import BOOK, TheThing

LAST_SPACE: Final = 8


def suspect(g: TheThing, characters: Iterable[int], steps: int = 1) -> None:
    """Discs go one space on, not past the space of the player count (TT-IC-07, TT-5-05)."""
    for c in characters:
        if g.suspicion[c] < g.number:
            g.suspicion[c] = min(g.number, g.suspicion[c] + steps)
            g.tell(events.SUSPICION, EVERYONE, c, g.suspicion[c])
    if g.coop:
        g.then(threatened)


def move_threat(g: TheThing, spaces: int) -> None:
    """The marker goes left or right, never into the green zone (A-44)."""
    moved = max(1, min(LAST_SPACE, g.threat + spaces))
    if moved != g.threat:
        g.threat = moved
        g.tell(events.THREAT, EVERYONE, moved)
    g.then(threatened)


def under_threat(g: TheThing) -> list[int]:
    """The characters whose discs share the marker's space."""
    return [c for c in g.living() if g.suspicion[c] == g.threat]


@BOOK.step
def threatened(g: TheThing) -> None:
    """Whoever shares the marker's space is taken, one of several (TT-SOLO-R-01, R-03)."""
    there = under_threat(g)
    if len(there) > 1:
        g.ask(g.owner[g.leader], TAKE_ONE)
    elif there:
        take(g, there[0])


def take_options(g: TheThing, choices: Choices, seat: int) -> None:
    for c in under_threat(g):
        choices.put(TAKE[c])


@BOOK.step
def one_taken(g: TheThing, seat: int, answer: Option) -> None:
    take(g, thing(answer))


TAKE_ONE: Final = BOOK.question("take_one", take_options, one_taken)


def take(g: TheThing, character: int) -> None:
    """The role stays unseen; the marker moves by those who remain (TT-SOLO-R-04 to R-06)."""
    remaining = len(under_threat(g)) - 1
    g.tell(events.TAKEN, EVERYONE, character)
    turn_alien(g, character)
    if remaining:
        move_threat(g, remaining)
