"""The Group on its way: step by step, and what it meets (TF-5, TF-7).

A movement is a number of steps that follow one thing: the red end of the needle, its white end, or
a free choice. The needle is read anew before each step (TF-4.2-03).
"""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import GO, SPARE, SPEND, thing
from gloam.titles.the_faceless.billygoat import catches
from gloam.titles.the_faceless.board import (
    EVERY_WAY,
    NOWHERE,
    SPACE_AT,
    ways_in,
)
from gloam.titles.the_faceless.cards import MEMORIES, OBSTACLE, SPARED, UNUSED, USED
from gloam.titles.the_faceless.creepy_die import roll
from gloam.titles.the_faceless.ending import check_rescue, lose
from gloam.titles.the_faceless.eyes import blink
from gloam.titles.the_faceless.haunted import haunt_at
from gloam.titles.the_faceless.portals import portal_from
from gloam.titles.the_faceless.recovery import recover
from gloam.titles.the_faceless.servants import meet_servant
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless

RED_END, WHITE_END, FREE, PUSHED = range(4)

NEEDLE_ELSEWHERE: Final = BOOK.reason("needle-elsewhere", "TF-5.1-01")
NOT_UNUSED: Final = BOOK.reason("memory-not-unused", "TF-7.1-03")
NOT_SPARED: Final = BOOK.reason("die-does-not-spare", "TF-10.3-12")


def move_group(g: TheFaceless, steps: int, end: int, extra: int = 0) -> None:
    """A whole movement; `extra` steps of it follow the red end (TF-10.3-06).

    It ends at a Portal if at least one step was to be taken (A33).
    """
    if steps + extra > 0:
        g.then(steps_on, steps, end)
        g.then(steps_on, extra, RED_END)
        g.then(arrive)


def move_one(g: TheFaceless, way: int) -> None:
    """A movement of one step in a direction already chosen."""
    g.then(one_step, way)
    g.then(arrive)


@BOOK.step
def one_step(g: TheFaceless, way: int) -> None:
    go(g, way, FREE)


@BOOK.step
def steps_on(g: TheFaceless, left: int, end: int) -> None:
    """Exactly so many steps, whatever they meet (TF-4.2-04)."""
    if left <= 0:
        return
    if end == FREE:
        g.ask(g.current, WAY, EVERY_WAY, end)
    else:
        step_by_needle(g, end)
    g.then(steps_on, left - 1, end)


def step_by_needle(g: TheFaceless, end: int) -> None:
    """One way, or the players' choice where the needle points between two (TF-5.2-01)."""
    if end == RED_END and inverse(g):
        end = WHITE_END
    ways = read_needle(g)
    if end == WHITE_END:
        ways = (ways >> 3 | ways << 3) & EVERY_WAY
    found = ways_in(ways)
    if len(found) == 1:
        go(g, found[0], end)
    else:
        g.ask(g.current, WAY, ways, end)


def inverse(g: TheFaceless) -> bool:
    """Whether the Group stands where the white end leads (TF-10.7-02)."""
    return g.rules.nightworld and any(
        SPACE_AT[cell] == g.here for cell in g.figures["inverse-spaces"]
    )


def read_needle(g: TheFaceless) -> int:
    """Where the red end points. The faintest field leaves the needle as it was (2.3)."""
    ways = g.chance.settle(g.compass.sectors(*g.field()))
    if ways:
        g.last = ways
    return g.last or EVERY_WAY


def way_options(g: TheFaceless, choices: Choices, seat: int, ways: int, end: int) -> None:
    for way in range(6):
        choices.put(GO[way], None if ways >> way & 1 else NEEDLE_ELSEWHERE)


@BOOK.step
def way_chosen(g: TheFaceless, seat: int, answer: Option, ways: int, end: int) -> None:
    go(g, thing(answer), end)


WAY: Final = BOOK.question("way", way_options, way_chosen, quiet=True, ways=COUNT, end=events.END)


def target(g: TheFaceless, way: int) -> int:
    """The space a step leads to; over the edge, through the Labyrinth (TF-5.3-01)."""
    there = g.board.next[g.here][way]
    if there != NOWHERE:
        return there
    if g.rules.labyrinth == "antipodal":
        return g.board.antipode[g.here]
    return g.board.line[g.here][way]


def go(g: TheFaceless, way: int, end: int) -> None:
    """One step, and what stands in its way (TF-5.1-02)."""
    space = target(g, way)
    block = g.cover[space]
    if block == NONE:
        step_to(g, way, end, space)
    elif g.swamps[block]:
        g.tell(events.WADED, EVERYONE, block)
        g.then(pay, block)
        g.then(wade, way, end, space)
    else:
        g.tell(events.BUMPED, EVERYONE, way, end, block)
        g.then(pay, block)


@BOOK.step
def wade(g: TheFaceless, way: int, end: int, space: int) -> None:
    """A Swamp is entered, once it is paid for (TF-10.15-02)."""
    step_to(g, way, end, space)


def step_to(g: TheFaceless, way: int, end: int, space: int) -> None:
    g.here = space
    g.tell(events.STEPPED, EVERYONE, way, end, space)
    enter(g)


def enter(g: TheFaceless) -> None:
    """What the Group meets where it is now, in the order of TF-5.1-02."""
    if g.here in g.den:
        lose(g, "den")
    elif catches(g):
        lose(g, "caught")
    elif not meet_servant(g):
        lose(g, "servants")
    else:
        recover(g)
        check_rescue(g)
        if g.outcome is None:
            meet_tokens(g)


def meet_tokens(g: TheFaceless) -> None:
    """An Eye blinks, and its closing may be what was missing; a Haunted Place pushes."""
    blink(g)
    check_rescue(g)
    here = haunt_at(g)
    if here != NONE:
        g.then(push, g.arrows[here], g.ways[here])
        g.then(calm_haunt, here)


@BOOK.step
def push(g: TheFaceless, left: int, way: int) -> None:
    """A Haunted Place moves the Group its way, then the interrupted movement goes on (TF-10.8)."""
    if left > 0:
        go(g, way, PUSHED)
        g.then(push, left - 1, way)


@BOOK.step
def calm_haunt(g: TheFaceless, haunt: int) -> None:
    """Its push is over: the next time it moves the Group again (TF-10.8-04)."""
    g.fired &= ~(1 << haunt)


@BOOK.step
def arrive(g: TheFaceless) -> None:
    """Where a movement ends, a Portal may take the Group (TF-10.10)."""
    portal = portal_from(g)
    if portal != NONE:
        g.here = g.portals[portal]
        g.tell(events.PORTED, EVERYONE, portal, g.here)
        enter(g)


# Obstacles in the way.


@BOOK.step
def pay(g: TheFaceless, block: int) -> None:
    """A step into an Obstacle costs an unused Memory, or the game (TF-7.1)."""
    unused = g.unused()
    if g.face == SPARED or len(unused) > 1:
        g.ask(g.current, PAYMENT, block)
    elif unused:
        spend(g, unused[0])
    else:
        lose(g, "swallowed" if g.swamps[block] else "trapped")


def pay_options(g: TheFaceless, choices: Choices, seat: int, block: int) -> None:
    choices.put(SPARE, None if g.face == SPARED else NOT_SPARED)
    use_up_options(g, choices, seat)


@BOOK.step
def paid(g: TheFaceless, seat: int, answer: Option, block: int) -> None:
    if answer is SPARE:
        g.tell(events.SPARED, EVERYONE)
        g.then(roll)
    else:
        spend(g, thing(answer))


PAYMENT: Final = BOOK.question("payment", pay_options, paid, quiet=True, obstacle=OBSTACLE)


def spend(g: TheFaceless, memory: int) -> None:
    """A Memory is used up without its effect; it still counts (TF-7.1-03, TF-6.2-02)."""
    g.fates[memory] = USED
    g.tell(events.SPENT, EVERYONE, memory)


@BOOK.step
def use_up(g: TheFaceless) -> None:
    """One unused Memory is used without its effect, if there is one."""
    unused = g.unused()
    if len(unused) == 1:
        spend(g, unused[0])
    elif unused:
        g.ask(g.current, USE_UP)


def use_up_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    for memory in range(MEMORIES):
        choices.put(SPEND[memory], None if g.fates[memory] == UNUSED else NOT_UNUSED)


@BOOK.step
def used_up(g: TheFaceless, seat: int, answer: Option) -> None:
    spend(g, thing(answer))


USE_UP: Final = BOOK.question("use_up", use_up_options, used_up, quiet=True)
