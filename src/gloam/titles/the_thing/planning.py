"""Phases 4.0 and 4.1: drawing, moving, delivering, card swap, special action (TT-4.0, TT-4.1)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.action_cards import deliver, draw, sees_in_the_dark, shuffle_in
from gloam.titles.the_thing.answers import (
    BOARD,
    CHANGE,
    DELIVER,
    FETCH,
    GO,
    GO_BLIND,
    KEEP_HAND,
    SPECIAL,
    STAY,
    SWAP,
    SWAP_CARDS,
    thing,
)  # fmt: skip
from gloam.titles.the_thing.characters import CHARACTER, GARRY
from gloam.titles.the_thing.leaving import without
from gloam.titles.the_thing.maintenance import rescue_waits
from gloam.titles.the_thing.rooms import ABOARD, BOILER, DORMITORY, GREEN, KENNEL, REC_ROOM
from gloam.titles.the_thing.state import BOOK, IN_PLAY, NOBODY, NONE, PHASE, TheThing

NOT_FOR_PEOPLE: Final = BOOK.reason("not-for-people", "TT-4.1-03")
MUST_MOVE: Final = BOOK.reason("must-move", "TT-4.1-03")
FULL: Final = BOOK.reason("room-full", "TT-4.1-03")
BURNED_DOWN: Final = BOOK.reason("room-burned", "TT-B-03")
BOILER_LOST: Final = BOOK.reason("boiler-lost", "TT-2-07")
NO_CARDS: Final = BOOK.reason("no-cards", "TT-4.1-02")
NO_RESCUE: Final = BOOK.reason("no-rescue-here", "TT-ESC-02")
NOT_LOWEST: Final = BOOK.reason("not-lowest-suspicion", "TT-ESC-02")


@BOOK.step
def draw_cards(g: TheThing) -> None:
    """Everybody up to the hand limit, then one unseen card for the pile (TT-4.0)."""
    g.phase = PHASE.read("draw")
    limit = g.hand_limit()
    for c in g.from_leader():
        drawn = draw(g, max(0, limit - len(g.hands[c])))
        if drawn:
            g.hands[c] = tuple(sorted((*g.hands[c], *drawn)))
            g.tell(events.DREW, g.knows(c), c, tuple(sorted(drawn)))
    if g.fate[GARRY] == IN_PLAY and g.hands[GARRY]:
        g.ask(g.owner[GARRY], GARRY_CHANGES)
    g.then(first_card)


def garry_options(g: TheThing, choices: Choices, seat: int) -> None:
    choices.put(KEEP_HAND)
    for card in dict.fromkeys(g.hands[GARRY]):
        choices.put(CHANGE[card])


@BOOK.step
def garry_changed(g: TheThing, seat: int, answer: Option) -> None:
    """Garry may discard a card and draw another (TT-4.0-03)."""
    if answer is KEEP_HAND:
        return
    away = thing(answer)
    g.hands[GARRY] = without(g.hands[GARRY], away)
    g.face_down.append(away)
    (got,) = draw(g, 1)
    g.hands[GARRY] = tuple(sorted((*g.hands[GARRY], got)))
    g.tell(events.CHANGED, g.knows(GARRY), GARRY, away, got)


GARRY_CHANGES: Final = BOOK.question("garry", garry_options, garry_changed)


@BOOK.step
def first_card(g: TheThing) -> None:
    g.pile = draw(g, 1)


@BOOK.step
def movement(g: TheThing) -> None:
    """From the Leader's left on, the Leader last (TT-4.1-01)."""
    g.phase = PHASE.read("move")
    g.boarder = NOBODY
    for c in g.movement_order():
        g.then(move, c)


@BOOK.step
def move(g: TheThing, character: int) -> None:
    """Where boarding begins at once, nobody moves after the boarder (D-26)."""
    if g.boarder == NOBODY or g.rules.rescue_boarding == "after_all":
        g.ask(g.owner[character], MOVE, character)


def may_enter(g: TheThing, room: int) -> Reason | None:
    """Why a character may not go there, if so (TT-4.1-03)."""
    if room == KENNEL:
        return NOT_FOR_PEOPLE
    if room >= DORMITORY:
        return MUST_MOVE
    if g.burned[room]:
        return BURNED_DOWN
    if room == BOILER and g.boiler_gone:
        return BOILER_LOST
    return None if g.room_left(room) else FULL


def move_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    hand = g.hands[character]
    blind = g.dark and not sees_in_the_dark(g, character)
    cards = () if blind else dict.fromkeys(hand)
    for room in GREEN:
        reason = may_enter(g, room)
        choices.put(SPECIAL[room], reason)
        if reason is None and hand:
            for card in cards:
                choices.put(GO[room][card])
            if blind:
                choices.put(GO_BLIND[room])
        else:
            choices.put(GO_BLIND[room], reason or NO_CARDS)
    for room in (KENNEL, REC_ROOM):
        choices.put(GO_BLIND[room], may_enter(g, room))
    swap_options(g, choices, hand)
    choices.put(BOARD, may_board(g, character))
    if not choices.options:
        choices.put(STAY)


def swap_options(g: TheThing, choices: Choices, hand: tuple[int, ...]) -> None:
    """The whole hand, or any part of it where the table plays so (D-10)."""
    if not hand:
        choices.put(SWAP, NO_CARDS)
    elif g.rules.card_swap == "whole":
        choices.put(SWAP)
    else:
        for cards, option in SWAP_CARDS.items():
            if not Counter(cards) - Counter(hand):
                choices.put(option)


def may_board(g: TheThing, character: int) -> Reason | None:
    """Only the least suspected, and of several the first to move (TT-ESC-02)."""
    if not rescue_waits(g):
        return NO_RESCUE
    lowest = min(g.movement_order(), key=lambda c: g.suspicion[c])
    return None if lowest == character else NOT_LOWEST


@BOOK.step
def moved(g: TheThing, seat: int, answer: Option, character: int) -> None:
    verb = answer.verb
    hand = g.hands[character]
    if verb == "go":
        enter(g, character, thing(answer))
        card = hand[g.chance.below(len(hand))] if len(answer.things) == 1 else thing(answer, 1)
        g.hands[character] = without(hand, card)
        deliver(g, character, card)
    elif verb == "special":
        enter(g, character, thing(answer))
        special(g, character)
    elif verb == "swap":
        swap(g, character, tuple(card for _, card in answer.things) or hand)
    elif verb == "board":
        g.boarder = character
        g.room[character] = ABOARD
        g.tell(events.BOARDED, EVERYONE, character)
    else:
        g.tell(events.STAYED, EVERYONE, character)


MOVE: Final = BOOK.question("move", move_options, moved, character=CHARACTER)


def enter(g: TheThing, character: int, room: int) -> None:
    """Into a room; the first to come to the Leader token takes it (TT-4.1-09)."""
    g.room[character] = room
    g.tell(events.MOVED, EVERYONE, character, room)
    if g.token_room == room:
        g.token_room = NONE
        g.token_holder = character
        g.tell(events.TOKEN_TAKEN, EVERYONE, character, room)


def special(g: TheThing, character: int) -> None:
    """The hand away, one new card, and that one on the Leader sheet (TT-4.1-07, TT-4.1-08)."""
    hand = g.hands[character]
    g.hands[character] = ()
    g.face_down += hand
    g.tell(events.DISCARDED, g.knows(character), character, hand)
    drawn = draw(g, 2 if sees_in_the_dark(g, character) else 1)
    g.tell(events.DREW, g.knows(character), character, tuple(sorted(drawn)))
    if len(drawn) == 2:
        g.drawn = sorted(drawn)
        g.ask(g.owner[character], SPECIAL_CARD, character)
    else:
        deliver(g, character, drawn[0])


def special_options(g: TheThing, choices: Choices, seat: int, character: int) -> None:
    for card in dict.fromkeys(g.drawn):
        choices.put(DELIVER[card])


@BOOK.step
def special_chosen(g: TheThing, seat: int, answer: Option, character: int) -> None:
    card = thing(answer)
    (other,) = without(tuple(g.drawn), card)
    g.drawn = []
    g.face_down.append(other)
    deliver(g, character, card)


SPECIAL_CARD: Final = BOOK.question("special", special_options, special_chosen, character=CHARACTER)


def swap(g: TheThing, character: int, away: tuple[int, ...]) -> None:
    """To bed in the Dormitory, and as many cards of one's choice for the hand (TT-4.1-06)."""
    g.room[character] = DORMITORY
    g.standing[character] = False
    g.tell(events.MOVED, EVERYONE, character, DORMITORY)
    left = g.hands[character]
    for card in away:
        left = without(left, card)
    g.hands[character] = left
    g.face_down += away
    g.tell(events.DISCARDED, g.knows(character), character, away)
    if len(g.deck) < len(away):
        take_all(g, character, len(away))
    g.ask(g.owner[character], FETCH_CARDS, character, len(away))


def take_all(g: TheThing, character: int, wanted: int) -> None:
    """A deck too small for the swap: all of it, and the rest from the discards (A-59)."""
    short = wanted - len(g.deck)
    g.drawn = sorted(g.deck)
    g.deck = []
    shuffle_in(g)
    assert len(g.deck) >= short


def fetch_options(g: TheThing, choices: Choices, seat: int, character: int, count: int) -> None:
    there = Counter(g.deck)
    for cards, option in FETCH.items():
        if len(cards) == count - len(g.drawn) and not Counter(cards) - there:
            choices.put(option)


@BOOK.step
def fetched(g: TheThing, seat: int, answer: Option, character: int, count: int) -> None:
    cards = (*g.drawn, *(card for _, card in answer.things))
    for _, card in answer.things:
        g.deck.remove(card)
    g.drawn = []
    g.hands[character] = tuple(sorted((*g.hands[character], *cards)))
    g.tell(events.SWAPPED, g.knows(character), character, tuple(sorted(cards)))
    shuffle_in(g)


FETCH_CARDS: Final = BOOK.question(
    "fetch", fetch_options, fetched, character=CHARACTER, count=COUNT
)
