"""Weapons: staying out of an encounter, and fighting the Alien (TT-W, TT-E-12, TT-E-30)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import AVOID, FIGHT, MEET, PASS, thing
from gloam.titles.the_thing.cards import DYNAMITE, FIREARM, FLAMETHROWER, MELEE
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.contagion import check_contagion
from gloam.titles.the_thing.leaving import spend_refill, without
from gloam.titles.the_thing.rooms import ROOM
from gloam.titles.the_thing.state import BOOK, TheThing

People = tuple[int, ...]

NO_WEAPON: Final = BOOK.reason("no-such-weapon", "TT-E-30")
NO_FIGHTER: Final = BOOK.reason("no-such-weapon", "TT-E-12")
NO_REFILL: Final = BOOK.reason("no-refill", "TT-W-05")
NO_FACE_DOWN_CARD: Final = BOOK.reason("no-card-in-the-pile", "TT-W-02")


def has(g: TheThing, character: int, weapon: int, otherwise: Reason) -> Reason | None:
    """Why a weapon cannot be used by a character, if so."""
    if weapon not in g.weapons[character]:
        return otherwise
    if weapon == FLAMETHROWER and max(g.refills[character]) == 0:
        return NO_REFILL
    return None


def use_up(g: TheThing, character: int, weapon: int) -> None:
    """Spend a refill, or the card, which leaves the game; a Firearm stays (TT-W-06, TT-W-07)."""
    g.tell(events.WEAPON_USED, EVERYONE, character, weapon)
    if weapon == FLAMETHROWER:
        spend_refill(g, character)
    elif weapon != FIREARM:
        g.weapons[character] = without(g.weapons[character], weapon)
        g.used_weapons.append(weapon)


def pay_card(g: TheThing) -> None:
    """One face-down card of the active pile, at random and unseen (TT-W-02)."""
    g.face_down.append(g.pile.pop(g.chance.below(len(g.pile))))


# Staying out of a meeting.


@BOOK.step
def avoiding(g: TheThing, room: int, left: People, meeting: People) -> None:
    """Each is asked in turn, armed or not, while at least two might meet (TT-E-30, A-64)."""
    if len(left) + len(meeting) < 2:
        return
    if left:
        g.ask(g.owner[left[0]], AVOID_MEETING, left[0], room, left[1:], meeting)
    else:
        g.then(check_contagion, room, meeting)


def avoid_options(
    g: TheThing, choices: Choices, seat: int, character: int, room: int, *_: People
) -> None:
    choices.put(MEET)
    for weapon in (FIREARM, MELEE, FLAMETHROWER):
        choices.put(AVOID[weapon], has(g, character, weapon, NO_WEAPON))


@BOOK.step
def avoided(
    g: TheThing, seat: int, answer: Option, character: int, room: int, left: People, meeting: People
) -> None:
    if answer is MEET:
        meeting = (*meeting, character)
    else:
        g.tell(events.AVOIDED, EVERYONE, character, thing(answer))
        use_up(g, character, thing(answer))
    g.then(avoiding, room, left, meeting)


AVOID_MEETING: Final = BOOK.question(
    "avoid",
    avoid_options,
    avoided,
    character=CHARACTER,
    room=ROOM,
    left=CHARACTER,
    meeting=CHARACTER,
)


# Fighting the Alien.


@BOOK.step
def fighting(g: TheThing, room: int, left: People) -> None:
    """Each is asked in movement order; the first who fights drives it off (A-54)."""
    if left:
        g.ask(g.owner[left[0]], FIGHT_ALIEN, left[0], room, left[1:])


def fight_options(
    g: TheThing, choices: Choices, seat: int, character: int, room: int, left: People
) -> None:
    choices.put(PASS)
    for weapon in (FLAMETHROWER, DYNAMITE):
        reason = has(g, character, weapon, NO_FIGHTER)
        if reason is None and not g.coop and not g.pile:
            reason = NO_FACE_DOWN_CARD
        choices.put(FIGHT[weapon], reason)


@BOOK.step
def fought(g: TheThing, seat: int, answer: Option, character: int, room: int, left: People) -> None:
    """The Alien loses 1 strength and flees; the fighter lies down (TT-W-02, TT-W-03, A-47)."""
    if answer is PASS:
        g.then(fighting, room, left)
        return
    use_up(g, character, thing(answer))
    if not g.coop:
        pay_card(g)
    g.standing[character] = False
    g.strength -= 1
    g.alien[room] = 0
    g.tell(events.DRIVEN_OFF, EVERYONE, character, room)
    if g.strength == 0:
        g.tell(events.ALIEN_DESTROYED, EVERYONE)


FIGHT_ALIEN: Final = BOOK.question(
    "fight", fight_options, fought, character=CHARACTER, room=ROOM, left=CHARACTER
)
