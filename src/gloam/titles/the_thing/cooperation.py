"""Working together: repairs, and how often an action is done (TT-CB)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_thing.answers import TIMES
from gloam.titles.the_thing.cards import ACTION, REPAIR
from gloam.titles.the_thing.characters import CHARACTER, WINDOWS
from gloam.titles.the_thing.damage import mend
from gloam.titles.the_thing.finds import take_tokens
from gloam.titles.the_thing.fuel import bring_fuel
from gloam.titles.the_thing.rooms import DAMAGED, LAB, ROOM
from gloam.titles.the_thing.state import BOOK, TheThing


def can_repair(g: TheThing, room: int) -> bool:
    return room in DAMAGED and g.damage[room] > 0


def repair(g: TheThing, character: int) -> None:
    """As often as characters stand there; Windows may take one more (TT-CB-06)."""
    room = g.room[character]
    times = len(g.awake(room))
    extra = 0
    if character == WINDOWS:
        extra = times if g.rules.windows_multiplies else 1
    how_often(g, character, REPAIR, times, extra, g.damage[room])


def how_often(
    g: TheThing, character: int, action: int, helpers: int, extra: int, limit: int
) -> None:
    """The bonus is for the player to use in part, where the table plays so (TT-CB-01, TT-CB-05).

    What is extra, a power gives: it may be left under every reading.
    """
    most = min(helpers + extra, limit)
    least = 1 if g.rules.cooperation == "may" else min(helpers, limit)
    if least < most:
        g.ask(g.owner[character], HOW_OFTEN, character, g.room[character], action, least, most)
    else:
        g.then(do_times, character, action, most)


def times_options(
    g: TheThing, choices: Choices, seat: int, character: int, room: int, action: int, *limits: int
) -> None:
    least, most = limits
    for times in range(most, least - 1, -1):
        choices.put(TIMES[times])


@BOOK.step
def times_chosen(
    g: TheThing, seat: int, answer: Option, character: int, room: int, action: int, *_: int
) -> None:
    g.then(do_times, character, action, answer.number)


HOW_OFTEN: Final = BOOK.question(
    "how_often", times_options, times_chosen,
    character=CHARACTER, room=ROOM, action=ACTION, least=COUNT, most=COUNT,
)  # fmt: skip


@BOOK.step
def do_times(g: TheThing, character: int, action: int, times: int) -> None:
    """Only the assigned character does it, however often (TT-CB-02, TT-CB-07)."""
    if action == REPAIR:
        mend(g, g.room[character], times)
    elif g.room[character] == LAB:
        take_tokens(g, character, times)
    else:
        bring_fuel(g, g.room[character], times)
