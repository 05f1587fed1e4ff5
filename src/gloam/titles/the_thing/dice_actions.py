"""One to three players: the dice, and what a character makes of them (TT-SOLO-5)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.action_cards import sees_in_the_dark
from gloam.titles.the_thing.actions import LIES_DOWN, act, cannot_do, lie_down
from gloam.titles.the_thing.answers import (
    ASSIGN,
    BOARD,
    BURN_HERE,
    CANCEL,
    DO,
    NOTHING,
    REROLL,
    ROLL,
    ROLL_FOR,
    STOP,
    SUFFER,
    TURN_DIE,
    thing,
)  # fmt: skip
from gloam.titles.the_thing.burning import burn, cannot_burn
from gloam.titles.the_thing.cards import DYNAMITE, FLAMETHROWER, KEYS, REPAIR, SABOTAGE, USE
from gloam.titles.the_thing.characters import CHARACTER, GARRY, NORRIS
from gloam.titles.the_thing.dice import (
    ACTION_DIE,
    DICE,
    FACE_REPAIR,
    FACE_SABOTAGE,
    FACE_THREAT,
    FACE_USE,
    HUNGRY_DICE,
)  # fmt: skip
from gloam.titles.the_thing.escape import escape_failed, try_escape
from gloam.titles.the_thing.fuel import vehicle_ready
from gloam.titles.the_thing.maintenance import rescue_waits
from gloam.titles.the_thing.planning import NO_RESCUE
from gloam.titles.the_thing.rooms import ABOARD, DORMITORY
from gloam.titles.the_thing.state import BOOK, IN_PLAY, PHASE, TheThing
from gloam.titles.the_thing.suspicion import move_threat, suspect
from gloam.titles.the_thing.uses import NO_KEYS

MUST_ROLL: Final = BOOK.reason("must-roll", "TT-SOLO-5-09")
FIRST_OF_ALL: Final = BOOK.reason("board-first-of-all", "TT-SOLO-5-01")
BAD_FACES: Final = BOOK.reason("bad-faces", "TT-SOLO-5-05")
NO_BAD_FACES: Final = BOOK.reason("no-bad-faces", "TT-SOLO-5-05")
NO_SUCH_DIE: Final = BOOK.reason("no-such-die", "TT-SOLO-5-06")
NO_SLEEPER: Final = BOOK.reason("nobody-in-the-dormitory", "TT-SOLO-5-03")
NO_REROLL: Final = BOOK.reason("no-reroll", "TT-SOLO-5-12")


@BOOK.step
def dice_actions(g: TheThing) -> None:
    for room in range(11):
        g.alien[room] = 0
    g.phase = PHASE.read("actions")
    g.garry_rolled = False
    g.then(next_roll, 0)


@BOOK.step
def next_roll(g: TheThing, count: int) -> None:
    """Until the Leader stops, nobody stands, or an escape was stopped."""
    g.dice = []
    if not escape_failed(g) and (g.awake_anywhere() or (not count and rescue_waits(g))):
        g.ask(g.owner[g.leader], NEXT_ROLL, count)


def roll_options(g: TheThing, choices: Choices, seat: int, count: int) -> None:
    """In the dark the character is named before the roll (TT-SOLO-5-12)."""
    awake = g.awake_anywhere()
    for c in awake if g.dark else ():
        choices.put(ROLL_FOR[c])
    if awake and not g.dark:
        choices.put(ROLL)
    choices.put(STOP, MUST_ROLL if awake and not count else None)
    waits = rescue_waits(g)
    choices.put(BOARD, NO_RESCUE if not waits else FIRST_OF_ALL if count else None)


@BOOK.step
def rolled(g: TheThing, seat: int, answer: Option, count: int) -> None:
    if answer is STOP:
        return
    if answer is BOARD:
        lowest = min(g.movement_order(), key=lambda c: g.suspicion[c])
        g.tell(events.BOARDED, EVERYONE, lowest)
        try_escape(g, lowest, ABOARD)
        g.then(next_roll, count)
        return
    g.dice = [throw(g) for _ in range(HUNGRY_DICE if g.hungry else DICE)]
    g.rerolled = []
    g.tell(events.ROLLED, EVERYONE, tuple(g.dice))
    if answer is ROLL:
        g.ask(seat, GIVE_DICE)
    else:
        g.tell(events.DICE_ASSIGNED, EVERYONE, thing(answer))
        g.then(use_dice, thing(answer))
    g.then(next_roll, count + 1)


NEXT_ROLL: Final = BOOK.question("next_roll", roll_options, rolled, quiet=True, count=COUNT)


def throw(g: TheThing) -> int:
    return ACTION_DIE[g.chance.below(6)]


def sleeper(g: TheThing) -> int | None:
    """The character who stands in the Dormitory and has not been used (TT-SOLO-3-02)."""
    for c in g.living():
        if g.room[c] == DORMITORY and g.standing[c]:
            return c
    return None


def turn_options(g: TheThing, choices: Choices) -> None:
    """Whoever rests in the Dormitory may turn one die to any face (TT-SOLO-5-03)."""
    reason = NO_SLEEPER if sleeper(g) is None else None
    for face in dict.fromkeys(g.dice):
        for wanted in range(4):
            if wanted != face:
                choices.put(TURN_DIE[face][wanted], reason)


def turn_die(g: TheThing, answer: Option) -> None:
    c = sleeper(g)
    assert c is not None
    face, wanted = thing(answer), thing(answer, 1)
    g.dice[g.dice.index(face)] = wanted
    g.tell(events.TURNED_DIE, EVERYONE, c, face, wanted)
    lie_down(g, c)


def give_options(g: TheThing, choices: Choices, seat: int) -> None:
    awake = g.awake_anywhere()
    for c in g.living():
        choices.put(ASSIGN[c], None if c in awake else LIES_DOWN)
    turn_options(g, choices)


@BOOK.step
def dice_given(g: TheThing, seat: int, answer: Option) -> None:
    """The whole roll goes to one standing character (TT-SOLO-5-02)."""
    if answer.verb == "turn_die":
        turn_die(g, answer)
        g.ask(seat, GIVE_DICE)
    else:
        g.tell(events.DICE_ASSIGNED, EVERYONE, thing(answer))
        g.then(use_dice, thing(answer))


GIVE_DICE: Final = BOOK.question("give_dice", give_options, dice_given)


@BOOK.step
def use_dice(g: TheThing, character: int) -> None:
    """Unless the threat has just taken the character."""
    if g.fate[character] == IN_PLAY:
        g.ask(g.owner[character], USE_DICE, character)


def dice_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    bad = any(face >= FACE_SABOTAGE for face in g.dice)
    for face in dict.fromkeys(g.dice):
        choices.put(CANCEL[face])
        choices.put(REROLL[face], cannot_reroll(g, character, face))
    turn_options(g, choices)
    choices.put(SUFFER, None if bad else NO_BAD_FACES)
    choices.put(NOTHING, BAD_FACES if bad else None)
    room = g.room[character]
    for face, card in ((FACE_USE, USE), (FACE_REPAIR, REPAIR)):
        reason = BAD_FACES if bad else None if face in g.dice else NO_SUCH_DIE
        if reason is None and face == FACE_USE and vehicle_ready(g, room):
            reason = None if KEYS in g.items[character] else NO_KEYS
        choices.put(DO[card], reason or cannot_do(g, character, card))
    good = FACE_USE in g.dice or FACE_REPAIR in g.dice
    for weapon in (FLAMETHROWER, DYNAMITE):
        reason = BAD_FACES if bad else None if good else NO_SUCH_DIE
        choices.put(BURN_HERE[weapon], reason or cannot_burn(g, character, weapon))


def cannot_reroll(g: TheThing, character: int, face: int) -> Reason | None:
    """Garry one die a round; in the dark each die once (TT-SOLO-5-12, TT-SOLO-5-13)."""
    fresh = any(f == face and at not in g.rerolled for at, f in enumerate(g.dice))
    free = rerolls_in_the_dark(g, character) or (garry_helps(g, character) and not g.garry_rolled)
    return None if fresh and free else NO_REROLL


def garry_helps(g: TheThing, character: int) -> bool:
    """His own dice, or anybody's where the table plays so (D-61)."""
    return character == GARRY or (g.rules.dice_powers == "any" and g.fate[GARRY] == IN_PLAY)


def rerolls_in_the_dark(g: TheThing, character: int) -> bool:
    """A Torch's or Norris's own dice, or anybody's with Norris there (D-60)."""
    norris = g.rules.dice_powers == "any" and g.fate[NORRIS] == IN_PLAY
    return g.dark and (norris or sees_in_the_dark(g, character))


def roll_again(g: TheThing, character: int, face: int) -> None:
    at = next(i for i, f in enumerate(g.dice) if f == face and i not in g.rerolled)
    g.dice[at] = throw(g)
    g.rerolled.append(at)
    if not rerolls_in_the_dark(g, character):
        g.garry_rolled = True
    g.tell(events.ROLLED_AGAIN, EVERYONE, face, g.dice[at])


def take_away(g: TheThing, face: int) -> None:
    """One die with this face counts no more."""
    at = g.dice.index(face)
    del g.dice[at]
    g.rerolled = [i - (i > at) for i in g.rerolled if i != at]


@BOOK.step
def dice_used(g: TheThing, seat: int, answer: Option, character: int) -> None:
    verb = answer.verb
    if verb == "cancel":
        face = thing(answer)
        take_away(g, face)
        g.tell(events.CANCELLED, EVERYONE, character, face)
        suspect(g, [character])
        g.then(use_dice, character)
    elif verb == "reroll":
        roll_again(g, character, thing(answer))
        g.then(use_dice, character)
    elif verb == "turn_die":
        turn_die(g, answer)
        g.then(use_dice, character)
    elif answer is SUFFER:
        suffer(g, character)
        g.then(lie_down, character)
    else:
        if verb == "do":
            act(g, character, thing(answer))
        elif verb == "burn_here":
            burn(g, character, thing(answer))
        g.then(lie_down, character)


USE_DICE: Final = BOOK.question("use_dice", dice_options, dice_used, character=CHARACTER)


def suffer(g: TheThing, character: int) -> None:
    """All sabotage and threat faces happen, and the character does nothing (TT-SOLO-5-05)."""
    for _ in range(g.dice.count(FACE_SABOTAGE)):
        act(g, character, SABOTAGE)
    for _ in range(g.dice.count(FACE_THREAT)):
        g.then(threat_advances)


@BOOK.step
def threat_advances(g: TheThing) -> None:
    """One space for each die: whoever it reaches is taken before the next (TT-SOLO-R-07)."""
    move_threat(g, -1)
