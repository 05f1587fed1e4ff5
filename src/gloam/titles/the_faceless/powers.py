"""The powers that are used beside the action (TF-11.2); the others stand where they take effect."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import CARRY, TURN, thing
from gloam.titles.the_faceless.board import NOWHERE
from gloam.titles.the_faceless.cards import CARRIES, FACELESS, TURNS
from gloam.titles.the_faceless.figures import REMOVED, move_faceless
from gloam.titles.the_faceless.state import BOOK, TheFaceless

SUSPENDED: Final = BOOK.reason("power-suspended", "TF-11.1-04")
TURNED_ALREADY: Final = BOOK.reason("once-a-turn", "TF-11.2-15")
CARRIED_ALREADY: Final = BOOK.reason("once-a-turn", "TF-11.2-19")
NOT_FREE: Final = BOOK.reason("space-taken", "TF-11.2-18")


def own(g: TheFaceless, seat: int, power: int) -> bool:
    """Whether this is the power of the seat's character, suspended or not (TF-11.1-01)."""
    return g.powers[g.characters[seat]] == power


def turn_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    """One Faceless a turn, on its space (TF-11.2-14, TF-11.2-15)."""
    if not own(g, seat, TURNS):
        return
    blocked = SUSPENDED if g.suspended(seat) else TURNED_ALREADY if g.turned else None
    for figure in FACELESS:
        choices.put(TURN[figure], blocked or (REMOVED if g.at[figure] == NOWHERE else None))


def turn_faceless(g: TheFaceless, figure: int) -> None:
    g.turned = True
    g.then(move_faceless, figure, 1)


def carry_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    """One Memory a turn to an adjacent free space (TF-11.2-18, TF-11.2-19)."""
    if not own(g, seat, CARRIES):
        return
    blocked = SUSPENDED if g.suspended(seat) else CARRIED_ALREADY if g.carried else None
    for space in sorted(set(g.lies) - {NOWHERE}):
        for way, there in enumerate(g.board.next[space]):
            if there != NOWHERE:
                choices.put(CARRY[space][way], blocked or (None if g.free(there) else NOT_FREE))


def carry(g: TheFaceless, seat: int, answer: Option) -> None:
    """The Memory stays face down; a collecting Servant goes along."""
    space = thing(answer)
    there = g.board.next[space][thing(answer, 1)]
    g.carried = True
    if g.burdens:
        servant = g.servants.index(space)
        g.servants[servant] = there
        g.lies[g.burdens[servant]] = there
    else:
        g.lies[g.lies.index(space)] = there
    g.tell(events.CARRIED, EVERYONE, seat, space, there)


def peek(g: TheFaceless, seat: int) -> None:
    """A look at the top event card; only its player sees it (TF-11.2-07)."""
    g.peeked = len(g.deck)
    g.tell(events.PEEKED, 1 << seat, seat, g.deck[-1])
