"""The revealed Alien in a room: strength against strength, and sabotage (TT-E-10 to TT-E-23)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import ASSIMILATE, ASSIMILATE_DOG, WRECK, thing
from gloam.titles.the_thing.leaving import assimilate
from gloam.titles.the_thing.rooms import KENNEL, REC_ROOM, ROOM
from gloam.titles.the_thing.sabotage import alien_sabotage
from gloam.titles.the_thing.state import BOOK, IN_PLAY, TheThing
from gloam.titles.the_thing.weapons import fighting

NO_DOG: Final = BOOK.reason("no-dog-here", "TT-E-18")


@BOOK.step
def alien_encounter(g: TheThing, room: int) -> None:
    people = g.awake(room)
    if people:
        g.then(fighting, room, tuple(people))
        g.then(compare, room)
    elif room == KENNEL or (g.dogs[room] and g.coop):
        eat_dog(g, room)
    elif g.dogs[room]:
        g.ask_faction(PREY, room)
    else:
        alien_sabotage(g, room, g.alien[room])


@BOOK.step
def compare(g: TheThing, room: int) -> None:
    """Fewer flee, as many stun, more overpower (TT-E-13 to TT-E-16)."""
    strength = g.alien[room]
    if not strength:
        return
    people = g.awake(room)
    if strength > len(people):
        if not g.coop:
            g.ask_faction(PREY, room)
        elif len(people) > 1:
            g.ask(g.owner[g.leader], VICTIM, room)
        else:
            take_one(g, people[0], room)
        return
    g.alien[room] = 0
    g.tell(events.FLED, EVERYONE, room)
    if strength == len(people):
        for c in people:
            g.standing[c] = False
        g.tell(events.OVERPOWERED, EVERYONE, room)


def prey_options(g: TheThing, choices: Choices, seat: int, room: int) -> None:
    """One character or dog, or the room itself (TT-E-11, TT-E-16)."""
    for c in g.awake(room):
        choices.put(ASSIMILATE[c])
    choices.put(ASSIMILATE_DOG, None if g.dogs[room] else NO_DOG)
    choices.put(WRECK)


@BOOK.step
def preyed(g: TheThing, seat: int, answer: Option, room: int) -> None:
    if answer is ASSIMILATE_DOG:
        eat_dog(g, room)
    elif answer is WRECK:
        alien_sabotage(g, room, g.alien[room])
    else:
        assimilate(g, thing(answer), room)
    g.then(scatter, room)


PREY: Final = BOOK.question("prey", prey_options, preyed, room=ROOM)


def victim_options(g: TheThing, choices: Choices, seat: int, room: int) -> None:
    for c in g.awake(room):
        choices.put(ASSIMILATE[c])


@BOOK.step
def victim_chosen(g: TheThing, seat: int, answer: Option, room: int) -> None:
    take_one(g, thing(answer), room)


VICTIM: Final = BOOK.question("victim", victim_options, victim_chosen, room=ROOM)
"""The game-run Alien prefers people; of several the Leader names one (TT-SOLO-4-05, A-46)."""


def take_one(g: TheThing, character: int, room: int) -> None:
    assimilate(g, character, room)
    g.then(scatter, room)


def eat_dog(g: TheThing, room: int) -> None:
    """A dog leaves the game and the Alien grows by it (TT-E-18, TT-E-22)."""
    g.dogs[room] -= 1
    g.dogs_out += 1
    g.alien[room] += 1
    g.strength += 1
    g.tell(events.DOG_ASSIMILATED, EVERYONE, room)
    g.tell(events.GREW, EVERYONE, g.strength)


@BOOK.step
def scatter(g: TheThing, room: int) -> None:
    """All others of the room lie in the Rec Room (TT-E-19)."""
    for c in g.order:
        if g.fate[c] == IN_PLAY and g.room[c] == room:
            g.room[c] = REC_ROOM
            g.standing[c] = False
            g.tell(events.MOVED, EVERYONE, c, REC_ROOM)
