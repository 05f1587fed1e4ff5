"""Phase 4.2: the Leader turns up the active pile and assigns the cards (TT-4.2)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import ASSIGN, LAY_DOWN, REVEAL_CARD, STOP, thing
from gloam.titles.the_thing.cards import ACTION, REPAIR, SABOTAGE, USE
from gloam.titles.the_thing.cooperation import can_repair, repair
from gloam.titles.the_thing.escape import begin_boarding
from gloam.titles.the_thing.rooms import ABOARD, DORMITORY
from gloam.titles.the_thing.sabotage import can_sabotage, card_sabotage
from gloam.titles.the_thing.state import BOOK, NOBODY, PHASE, TheThing
from gloam.titles.the_thing.uses import NOTHING_TO_DO, cannot_use, use

MUST_REVEAL_ONE: Final = BOOK.reason("must-reveal-one", "TT-4.2-02")
NOBODY_OR_NOTHING: Final = BOOK.reason("nobody-or-nothing-left", "TT-4.2-10")
NOTHING_TO_REPAIR: Final = BOOK.reason("nothing-to-repair", "TT-4.2-06")
NOTHING_TO_SABOTAGE: Final = BOOK.reason("nothing-to-sabotage", "TT-4.2-07")
LIES_DOWN: Final = BOOK.reason("lies-down", "TT-4.2-04")


@BOOK.step
def actions(g: TheThing) -> None:
    """Whoever boarded the rescue has ended the phase before it begins (TT-ESC-04)."""
    for room in range(11):
        g.alien[room] = 0
    if g.boarder != NOBODY:
        begin_boarding(g, g.boarder, ABOARD)
        return
    g.phase = PHASE.read("actions")
    g.then(next_card, 0)


@BOOK.step
def next_card(g: TheThing, count: int) -> None:
    """Until the Leader stops, nobody stands or no card is left (TT-4.2-10, TT-4.2-11)."""
    if can_go_on(g):
        g.ask(g.owner[g.leader], NEXT_CARD, count)
    else:
        put_pile_away(g)


def can_go_on(g: TheThing) -> bool:
    """Whether a card is left and somebody stands (a fire may change both)."""
    return bool((g.pile or g.face_up) and standing(g))


def standing(g: TheThing) -> list[int]:
    """Whoever stands, in the Rec Room as well, where a fire may send them (TT-4.2-10)."""
    return [c for c in g.movement_order() if g.standing[c]]


def card_options(g: TheThing, choices: Choices, seat: int, count: int) -> None:
    more = can_go_on(g)
    choices.put(REVEAL_CARD, None if more else NOBODY_OR_NOTHING)
    choices.put(STOP, None if count or not more else MUST_REVEAL_ONE)


@BOOK.step
def card_turned(g: TheThing, seat: int, answer: Option, count: int) -> None:
    """The pile is shuffled before its first card is seen (TT-4.2-01)."""
    if answer is STOP:
        put_pile_away(g)
        return
    if not count:
        g.pile += g.face_up
        g.face_up = []
        g.chance.shuffle(g.pile)
    card = g.pile.pop()
    g.discards.append(card)
    g.tell(events.CARD_REVEALED, EVERYONE, card)
    if any(cannot_do(g, c, card) is None for c in standing(g)):
        g.ask(seat, ASSIGN_CARD, card)
    else:
        g.tell(events.WASTED, EVERYONE, card)
        g.ask(seat, LAY_ONE_DOWN, card)
    g.then(next_card, count + 1)


NEXT_CARD: Final = BOOK.question("next_card", card_options, card_turned, quiet=True, count=COUNT)
"""Between two cards bonus items may be used; before the first, a room may be burned."""


def put_pile_away(g: TheThing) -> None:
    """What was not turned up is discarded unseen (TT-4.2-03)."""
    if g.pile or g.face_up:
        g.tell(events.ENOUGH, EVERYONE, len(g.pile) + len(g.face_up))
    g.face_down += g.pile + g.face_up
    g.pile, g.face_up = [], []


def cannot_do(g: TheThing, character: int, card: int) -> Reason | None:
    """Why a character cannot do now what the card says, if so (TT-4.2-04 to TT-4.2-07)."""
    room = g.room[character]
    if room >= DORMITORY or not g.usable(room):
        return NOTHING_TO_DO
    if card == USE:
        return cannot_use(g, room)
    if card == REPAIR:
        return None if can_repair(g, room) else NOTHING_TO_REPAIR
    if g.rules.full_sabotage == "wasted" or can_sabotage(g, room):
        return None
    return NOTHING_TO_SABOTAGE


def assign_options(g: TheThing, choices: Choices, seat: int, card: int) -> None:
    for c in g.living():
        choices.put(ASSIGN[c], cannot_do(g, c, card) if g.standing[c] else LIES_DOWN)


@BOOK.step
def assigned(g: TheThing, seat: int, answer: Option, card: int) -> None:
    c = thing(answer)
    g.tell(events.ASSIGNED, EVERYONE, c, card, g.room[c])
    act(g, c, card)
    g.then(lie_down, c)


ASSIGN_CARD: Final = BOOK.question("assign", assign_options, assigned, card=ACTION)


def act(g: TheThing, character: int, card: int) -> None:
    """Do what a card or a die says, in the room where the character stands."""
    if card == USE:
        use(g, character)
    elif card == REPAIR:
        repair(g, character)
    elif card == SABOTAGE and can_sabotage(g, g.room[character]):
        card_sabotage(g, g.room[character])


@BOOK.step
def lie_down(g: TheThing, character: int) -> None:
    """Who has acted lies down (TT-4.2-08)."""
    if g.standing[character]:
        g.standing[character] = False
        g.tell(events.LAY_DOWN, EVERYONE, character)


def lay_down_options(g: TheThing, choices: Choices, seat: int, card: int) -> None:
    for c in standing(g):
        choices.put(LAY_DOWN[c])


@BOOK.step
def laid_down(g: TheThing, seat: int, answer: Option, card: int) -> None:
    """Nobody could do it: the Leader lays down anybody who stands (TT-4.2-09)."""
    lie_down(g, thing(answer))


LAY_ONE_DOWN: Final = BOOK.question("lay_down", lay_down_options, laid_down, card=ACTION)
