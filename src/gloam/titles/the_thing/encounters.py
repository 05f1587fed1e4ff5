"""Encounters: the revealed Alien first, then dogs and people among themselves (TT-E)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.alien_encounter import alien_encounter
from gloam.titles.the_thing.answers import RESOLVE, thing
from gloam.titles.the_thing.characters import CLARK
from gloam.titles.the_thing.contagion import meet_dog
from gloam.titles.the_thing.rooms import GREEN, KENNEL, ROOM
from gloam.titles.the_thing.state import BOOK, PHASE, TheThing
from gloam.titles.the_thing.weapons import avoiding

Rooms = tuple[int, ...]


@BOOK.step
def encounters(g: TheThing) -> None:
    """The Alien's plan is turned up (TT-3-05), then room after room (TT-E-02)."""
    g.phase = PHASE.read("encounters")
    struck_rooms = strike(g)
    g.then(next_strike, struck_rooms)
    g.then(meetings, struck_rooms)


def strike(g: TheThing) -> Rooms:
    """The Alien appears where it planned to."""
    struck_rooms = tuple(sorted(room for room, _ in g.plan))
    for room, strength in g.plan:
        g.alien[room] = strength
        g.tell(events.ALIEN_COMES, EVERYONE, room, strength)
    g.plan = []
    g.planned = False
    return struck_rooms


@BOOK.step
def next_strike(g: TheThing, left: Rooms) -> None:
    """The Alien's rooms in the order the Leader likes (A-63)."""
    if len(left) > 1:
        g.ask(g.owner[g.leader], NEXT_STRIKE, left)
    elif left:
        struck(g, left[0], ())


def order_options(g: TheThing, choices: Choices, seat: int, left: Rooms) -> None:
    for room in left:
        choices.put(RESOLVE[room])


@BOOK.step
def strike_chosen(g: TheThing, seat: int, answer: Option, left: Rooms) -> None:
    room = thing(answer)
    struck(g, room, tuple(other for other in left if other != room))


NEXT_STRIKE: Final = BOOK.question("next_strike", order_options, strike_chosen, rooms=ROOM)


def struck(g: TheThing, room: int, left: Rooms) -> None:
    """Who is left standing there meets the others as usual (TT-E-14, TT-W-04)."""
    g.then(alien_encounter, room)
    if not g.coop:
        g.then(meeting, room)
    g.then(next_strike, left)


@BOOK.step
def meetings(g: TheThing, but: Rooms) -> None:
    """All other rooms with more than one living thing (TT-E-01)."""
    rooms = []
    for room in GREEN:
        if room not in but:
            people = g.awake(room)
            if len(people) > 1 or (people and g.dogs[room] and people[0] != CLARK):
                rooms.append(room)
    g.then(next_meeting, tuple(rooms))


@BOOK.step
def next_meeting(g: TheThing, left: Rooms) -> None:
    if len(left) > 1:
        g.ask(g.owner[g.leader], NEXT_MEETING, left)
    elif left:
        g.then(meeting, left[0])


@BOOK.step
def meeting_chosen(g: TheThing, seat: int, answer: Option, left: Rooms) -> None:
    room = thing(answer)
    g.then(meeting, room)
    g.then(next_meeting, tuple(other for other in left if other != room))


NEXT_MEETING: Final = BOOK.question("next_meeting", order_options, meeting_chosen, rooms=ROOM)


@BOOK.step
def meeting(g: TheThing, room: int) -> None:
    """One alone meets the dog, unless it is Clark; two or more catch it, then meet (TT-E-30)."""
    people = g.awake(room)
    if len(people) == 1 and g.dogs[room] and people[0] != CLARK:
        meet_dog(g, people[0], room)
    elif len(people) > 1:
        if g.dogs[room]:
            catch_dog(g, room)
        g.then(avoiding, room, tuple(people), ())


def catch_dog(g: TheThing, room: int) -> None:
    """Into the Kennel, whose card joins the location deck (TT-E-34, TT-E-35)."""
    g.dogs[room] -= 1
    g.dogs[KENNEL] += 1
    g.tell(events.DOG_CAUGHT, EVERYONE, room)
