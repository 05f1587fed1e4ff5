"""One to three players: moving six characters, and the Alien nobody plays (TT-SOLO-3, -4)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import GO_BLIND, STAY, thing
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.encounters import meetings, next_strike, strike
from gloam.titles.the_thing.planning import may_enter
from gloam.titles.the_thing.rooms import DORMITORY, GREEN, KENNEL, REC_ROOM
from gloam.titles.the_thing.state import BOOK, NOBODY, PHASE, TheThing

BED_TAKEN: Final = BOOK.reason("bed-taken", "TT-SOLO-3-02")


@BOOK.step
def coop_move(g: TheThing) -> None:
    """From the Leader on, each player moves all of his (TT-SOLO-3-01); then they meet."""
    g.phase = PHASE.read("move")
    g.boarder = NOBODY
    for c in g.movement_order():
        g.then(walk, c)
    g.then(meetings, ())


@BOOK.step
def walk(g: TheThing, character: int) -> None:
    g.ask(g.owner[character], WALK, character)


def may_walk(g: TheThing, room: int) -> Reason | None:
    """One may go to the Dormitory as well (TT-SOLO-3-02)."""
    if room == DORMITORY:
        return BED_TAKEN if DORMITORY in g.room else None
    return may_enter(g, room)


def walk_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    for room in (*GREEN, DORMITORY, KENNEL, REC_ROOM):
        choices.put(GO_BLIND[room], may_walk(g, room))
    if not choices.options:
        choices.put(STAY)


@BOOK.step
def walked(g: TheThing, seat: int, answer: Option, character: int) -> None:
    if answer is STAY:
        g.tell(events.STAYED, EVERYONE, character)
    else:
        g.room[character] = thing(answer)
        g.tell(events.MOVED, EVERYONE, character, thing(answer))


WALK: Final = BOOK.question("walk", walk_options, walked, character=CHARACTER)


@BOOK.step
def coop_alien(g: TheThing) -> None:
    """The Alien strikes where the location cards say (TT-SOLO-4-01 to 4-04)."""
    g.phase = PHASE.read("alien")
    crowd = max((len(g.awake(room)) for room in GREEN), default=0)
    level = crowd + 1
    spare = g.strength
    cards = list(g.location_cards())
    while spare and cards:
        room = cards.pop(g.chance.below(len(cards)))
        g.plan.append((room, min(level, spare)))
        spare -= g.plan[-1][1]
    g.then(next_strike, strike(g))
