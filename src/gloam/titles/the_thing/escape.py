"""The three escapes: who comes aboard, and who is left behind (TT-ESC)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import ACCEPT, BOARD, REFUSE, STAY
from gloam.titles.the_thing.cards import ALIEN, HUMAN
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.dice import ACTION_DIE, FACE_SABOTAGE
from gloam.titles.the_thing.ending import aliens_win, humans_win
from gloam.titles.the_thing.rooms import ABOARD
from gloam.titles.the_thing.state import BOOK, NOBODY, PHASE, TheThing

People = tuple[int, ...]
Replies = list[tuple[int, Option]]

STOPPING_FACES: Final = 3
"""Sabotage and threat faces that stop an escape (TT-SOLO-ESC-02)."""


def begin_boarding(g: TheThing, first: int, room: int) -> None:
    """The first passenger shows the role, then the others come in question (TT-ESC-06)."""
    g.phase = PHASE.read("escape")
    g.passengers = []
    g.tell(events.BOARDING, EVERYONE, room)
    come_aboard(g, first)


def come_aboard(g: TheThing, character: int) -> None:
    """An Alien aboard wins at once (TT-WIN-03); after a Human all are considered again."""
    g.passengers.append(character)
    g.room[character] = ABOARD
    g.tell(events.ADMITTED, EVERYONE, character)
    g.tell(events.ROLE_SHOWN, EVERYONE, character, g.role[character])
    if g.role[character] == ALIEN:
        aliens_win(g, "alien_aboard")
    else:
        g.then(next_candidate, ())


@BOOK.step
def next_candidate(g: TheThing, considered: People) -> None:
    """From the least suspected on, wherever they are (TT-ESC-07, A-71)."""
    candidates = [c for c in g.movement_order() if c not in g.passengers and c not in considered]
    if not candidates:
        take_off(g)
        return
    candidate = min(candidates, key=lambda c: g.suspicion[c])
    if g.coop:
        g.ask(g.owner[g.leader], TAKE_ALONG, candidate, considered)
    else:
        g.ask(g.owner[candidate], WILLING, candidate, considered)


def willing_options(
    g: TheThing, choices: Choices, seat: int, candidate: int, considered: People
) -> None:
    choices.put(BOARD)
    choices.put(STAY)


@BOOK.step
def willing_answered(
    g: TheThing, seat: int, answer: Option, candidate: int, considered: People
) -> None:
    if answer is BOARD:
        aboard = [g.owner[c] for c in g.passengers]
        g.ask_each(aboard, ADMIT, candidate, considered)
    else:
        g.tell(events.WOULD_NOT, EVERYONE, candidate)
        g.then(next_candidate, (*considered, candidate))


WILLING: Final = BOOK.question(
    "willing", willing_options, willing_answered, character=CHARACTER, considered=CHARACTER
)


def admit_options(
    g: TheThing, choices: Choices, seat: int, candidate: int, considered: People
) -> None:
    choices.put(ACCEPT)
    choices.put(REFUSE)


@BOOK.step
def admit_answered(g: TheThing, replies: Replies, candidate: int, considered: People) -> None:
    """All must agree; or the majority, and on a tie the least suspected (TT-ESC-08, A-36)."""
    accepting = [seat for seat, answer in replies if answer is ACCEPT]
    if g.rules.boarding_vote == "all" or 2 * len(accepting) != len(replies):
        needed = len(replies) if g.rules.boarding_vote == "all" else len(replies) // 2 + 1
        admitted = len(accepting) >= needed
    else:
        order = g.movement_order()
        least = min(g.passengers, key=lambda c: (g.suspicion[c], order.index(c)))
        admitted = g.owner[least] in accepting
    decide(g, candidate, considered, admitted)


ADMIT: Final = BOOK.question(
    "admit", admit_options, admit_answered, character=CHARACTER, considered=CHARACTER
)


@BOOK.step
def taken_along(g: TheThing, seat: int, answer: Option, candidate: int, considered: People) -> None:
    decide(g, candidate, considered, answer is ACCEPT)


TAKE_ALONG: Final = BOOK.question(
    "take_along", admit_options, taken_along, character=CHARACTER, considered=CHARACTER
)
"""Who plays together decides together: the Leader answers for all."""


def decide(g: TheThing, candidate: int, considered: People, admitted: bool) -> None:
    if admitted:
        come_aboard(g, candidate)
    else:
        g.tell(events.TURNED_AWAY, EVERYONE, candidate)
        g.then(next_candidate, (*considered, candidate))


def take_off(g: TheThing) -> None:
    """Left behind may be Aliens only (TT-ESC-09, TT-ESC-10)."""
    g.tell(events.TAKES_OFF, EVERYONE)
    behind = [c for c in g.living() if c not in g.passengers]
    if any(g.role[c] == HUMAN for c in behind):
        aliens_win(g, "left_behind")
    else:
        humans_win(g, "escaped")


# One to three players: the Alien's last attempt.


def try_escape(g: TheThing, first: int, room: int) -> None:
    """As many dice as the Alien is strong; too many bad faces stop it (TT-SOLO-ESC-01 to 05)."""
    faces = tuple(ACTION_DIE[g.chance.below(6)] for _ in range(g.strength))
    bad = sum(face >= FACE_SABOTAGE for face in faces)
    if faces:
        g.tell(events.ESCAPE_ROLLED, EVERYONE, faces, bad)
    if bad >= STOPPING_FACES:
        g.tell(events.ESCAPE_FAILED, EVERYONE)
        g.boarder = first
    elif g.rules.coop_roles:
        begin_boarding(g, first, room)
    else:
        g.tell(events.BOARDING, EVERYONE, room)
        g.tell(events.TAKES_OFF, EVERYONE)
        humans_win(g, "escaped")


def escape_failed(g: TheThing) -> bool:
    """Whether an escape was stopped this round: the actions are over (TT-SOLO-ESC-02)."""
    return g.coop and g.boarder != NOBODY
