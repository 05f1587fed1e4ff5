"""PANIC! cards: carried out at once when drawn (SA-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, SEAT, Choices, Option, Reason
from gloam.titles.stay_away import cards, events
from gloam.titles.stay_away.action import (
    DOOR_BETWEEN,
    done,
    not_within_reach,
    whiskey,
)
from gloam.titles.stay_away.answers import (
    CHOOSE,
    GIVE,
    GO,
    KEEP,
    SHOW_HAND,
    SHOW_INFECTED,
    SHOW_NOTHING,
    SWAP,
)
from gloam.titles.stay_away.cards import INFECTED, THING
from gloam.titles.stay_away.deck import (
    discard,
    draw_stay_away,
    remove,
    settle_overflow,
    take,
    uncover,
)
from gloam.titles.stay_away.ending import auto_declare, super_infection
from gloam.titles.stay_away.exchange import end_exchange, exchange, report_stuck
from gloam.titles.stay_away.obstacle import clear_doors, clear_quarantines
from gloam.titles.stay_away.roles import (
    HUMAN_KEEPS,
    LAST_INFECTED,
    THING_STAYS,
    can_give,
    may_discard,
    may_give,
    received,
)
from gloam.titles.stay_away.seats import (
    barred,
    change_places,
    neighbour,
    neighbours,
    others,
    round_from,
    sit,
)
from gloam.titles.stay_away.state import (
    BOOK,
    HUMAN,
    INFECTED_ROLE,
    NOBODY,
    THE_THING,
    StayAway,
)

NO_INFECTED_CARD: Final = BOOK.reason("no-infected-card", "SA-10.1-03")
_ENDS_THE_TURN: Final = (cards.ROUND_AND_ROUND, cards.BLIND_DATE)


def panic(g: StayAway, seat: int, card: int) -> None:
    """Carry the card out, put it away, and go on with the exchange unless it ends the turn."""
    _EFFECTS[card](g, seat)
    g.then(done)
    if card not in _ENDS_THE_TURN:
        g.then(end_exchange)


# Revelations (SA-10.1)


def revelations(g: StayAway, seat: int) -> None:
    g.then(reveal, seat, g.living())


@BOOK.step
def reveal(g: StayAway, seat: int, left: int) -> None:
    if left:
        g.ask(seat, SHOW, left)


def show_options(g: StayAway, choices: Choices, seat: int, left: int) -> None:
    choices.put(SHOW_NOTHING)
    choices.put(SHOW_HAND)
    choices.put(SHOW_INFECTED, None if INFECTED in g.hands[seat] else NO_INFECTED_CARD)


@BOOK.step
def shown(g: StayAway, seat: int, answer: Option, left: int) -> None:
    """It ends as soon as somebody has shown an Infected! (SA-10.1-02)."""
    if answer is SHOW_NOTHING:
        g.tell(events.SHOWED_NOTHING, EVERYONE, seat)
    else:
        hand = (INFECTED,) if answer is SHOW_INFECTED else g.hands[seat]
        g.tell(events.SHOWED, EVERYONE, seat, None, hand)
        if INFECTED in hand:
            return
    g.then(reveal, neighbour(g, seat, g.direction), left - 1)


SHOW: Final = BOOK.question("show", show_options, shown, left=COUNT)


# Obstacles leave (SA-10.2, SA-10.6) and hands are shown (SA-10.12)


def rotten_ropes(g: StayAway, seat: int) -> None:
    clear_quarantines(g)


def three_four(g: StayAway, seat: int) -> None:
    clear_doors(g)


def oops(g: StayAway, seat: int) -> None:
    whiskey(g, seat, seat)


# Places (SA-10.3, SA-10.5, SA-10.7)


def get_out_of_here(g: StayAway, seat: int) -> None:
    """Change places with anybody; not from an open Quarantine (A-29)."""
    if not g.face_up(seat) and any(not_within_reach(g, seat, o) is None for o in others(g, seat)):
        g.ask(seat, SEND_OUT)
    else:
        g.tell(events.NO_EFFECT, EVERYONE, seat, cards.GET_OUT)


def reach_options(g: StayAway, choices: Choices, seat: int) -> None:
    for other in others(g, seat):
        choices.put(CHOOSE[other], not_within_reach(g, seat, other))


@BOOK.step
def sent_out(g: StayAway, seat: int, answer: Option) -> None:
    change_places(g, seat, answer.seat)


SEND_OUT: Final = BOOK.question("send_out", reach_options, sent_out)


def one_two(g: StayAway, seat: int) -> None:
    g.ask(seat, WHICH_SIDE)


def side_options(g: StayAway, choices: Choices, seat: int) -> None:
    for option in GO:
        choices.put(option)


@BOOK.step
def side_chosen(g: StayAway, seat: int, answer: Option) -> None:
    """The third player that way, whatever Doors there are; Quarantine stops it (A-17, A-18)."""
    third = seat
    for _ in range(3):
        third = neighbour(g, third, 1 if answer is GO[0] else -1)
    stopped = g.quarantine[third] or g.face_up(seat)
    if g.rules.one_two_quarantine == "either":
        stopped = stopped or g.quarantine[seat]
    if third == seat or stopped:
        g.tell(events.NO_EFFECT, EVERYONE, seat, cards.ONE_TWO)
    else:
        change_places(g, seat, third)


WHICH_SIDE: Final = BOOK.question("which_side", side_options, side_chosen)


def party(g: StayAway, seat: int) -> None:
    """Obstacles leave; then pairs swap, clockwise from the drawer; an odd one stays (A-19)."""
    clear_quarantines(g)
    clear_doors(g)
    order = round_from(g, seat, 1)
    for first, second in zip(order[::2], order[1::2], strict=False):
        sit(g, first, second)
        g.tell(events.CHANGED_PLACES, EVERYONE, first, second)


# Hands (SA-10.4, SA-10.8, SA-10.11)


def forgetful(g: StayAway, seat: int) -> None:
    g.ask(seat, KEEP_OF_FOUR)


def forget_options(g: StayAway, choices: Choices, seat: int) -> None:
    """The card kept: the others must all be cards one may discard (SA-10.4-02, SA-10.4-03)."""
    must = {THE_THING: THING, INFECTED_ROLE: INFECTED}.get(g.roles[seat])
    why = THING_STAYS if must == THING else LAST_INFECTED
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(KEEP[card], None if must is None or card == must else why)


@BOOK.step
def forgot(g: StayAway, seat: int, answer: Option) -> None:
    away = list(g.hands[seat])
    away.remove(answer.card)
    g.tell(events.FORGOT, 1 << seat, seat, answer.card)
    for card in away:
        discard(g, seat, card)
    for _ in away:
        draw_stay_away(g, seat)
    settle_overflow(g, seat)


KEEP_OF_FOUR: Final = BOOK.question("forget", forget_options, forgot)


def just_between_us(g: StayAway, seat: int) -> None:
    if any(not barred(g, seat, other) for other in neighbours(g, seat)):
        g.ask(seat, CONFIDE)
    else:
        g.tell(events.NO_EFFECT, EVERYONE, seat, cards.BETWEEN_US)


def confide_options(g: StayAway, choices: Choices, seat: int) -> None:
    for other in neighbours(g, seat):
        choices.put(CHOOSE[other], DOOR_BETWEEN if barred(g, seat, other) else None)


@BOOK.step
def confided(g: StayAway, seat: int, answer: Option) -> None:
    other = answer.seat
    g.tell(events.SHOWED, 1 << seat | 1 << other, seat, other, g.hands[seat])


CONFIDE: Final = BOOK.question("confide", confide_options, confided)


def blind_date(g: StayAway, seat: int) -> None:
    """Exchange a card with the top of the deck, unseen; with none to give, do nothing (A-50)."""
    hand = set(g.hands[seat])
    if any(not_for_the_deck(g, seat, card) is None for card in hand) and uncover(g, seat):
        g.ask(seat, SWAP_WITH_DECK)
    else:
        g.tell(events.NO_EFFECT, EVERYONE, seat, cards.BLIND_DATE)


def not_for_the_deck(g: StayAway, seat: int, card: int) -> Reason | None:
    if card == INFECTED and g.roles[seat] == HUMAN and not g.rules.blind_date_infected:
        return HUMAN_KEEPS
    return may_discard(g, seat, card)


def deck_options(g: StayAway, choices: Choices, seat: int) -> None:
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(SWAP[card], not_for_the_deck(g, seat, card))


@BOOK.step
def swapped_with_deck(g: StayAway, seat: int, answer: Option) -> None:
    remove(g, seat, answer.card)
    got = g.deck.pop()
    g.deck.append(answer.card)
    take(g, seat, got)
    g.tell(events.SWAPPED_WITH_DECK, g.knowers(seat), seat, answer.card, got)
    settle_overflow(g, seat)


SWAP_WITH_DECK: Final = BOOK.question("blind_date", deck_options, swapped_with_deck)


# Exchanges (SA-10.9, SA-10.10)


def cant_we_be_friends(g: StayAway, seat: int) -> None:
    """Exchange with anybody; the turn goes on. Void for a player who may not exchange (A-28)."""
    alone = g.quarantine[seat] and g.rules.quarantine_blocks_exchange
    if not alone and any(not_within_reach(g, seat, o) is None for o in others(g, seat)):
        g.ask(seat, BEFRIEND)
    else:
        g.tell(events.NO_EFFECT, EVERYONE, seat, cards.FRIENDS)


@BOOK.step
def befriended(g: StayAway, seat: int, answer: Option) -> None:
    g.then(exchange, seat, answer.seat, NOBODY)


BEFRIEND: Final = BOOK.question("befriend", reach_options, befriended)


def round_and_round(g: StayAway, seat: int) -> None:
    """Everybody passes a card on at once, whatever obstacles there are (SA-10.9).

    Who cannot legally give takes no part; with Super Infection he loses (A-39).
    """
    order = round_from(g, seat, g.direction)
    stuck = [s for s, to in zip(order, [*order[1:], seat], strict=True) if not can_give(g, s, to)]
    if stuck and g.rules.infected_overflow == "super_infection":
        super_infection(g, stuck)
        if g.outcome is not None:
            return
    else:
        for s in stuck:
            report_stuck(g, s, neighbour(g, s, g.direction))
    givers = tuple(s for s in order if s not in stuck)
    if len(givers) > 1:
        g.ask_each(givers, PASS_ON, givers)
    else:
        g.tell(events.NO_EFFECT, EVERYONE, seat, cards.ROUND_AND_ROUND)


def pass_options(g: StayAway, choices: Choices, seat: int, givers: tuple[int, ...]) -> None:
    to = givers[(givers.index(seat) + 1) % len(givers)]
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(GIVE[card], may_give(g, seat, to, card))


@BOOK.step
def passed_on(g: StayAway, replies: list[tuple[int, Option]], givers: tuple[int, ...]) -> None:
    """Roles are those before the exchange; an Infected! from The Thing infects (SA-10.9-04)."""
    given = dict(replies)
    receivers = [*givers[1:], givers[0]]
    passes = [(s, to, given[s].card) for s, to in zip(givers, receivers, strict=True)]
    infected = {to for s, to, card in passes if received(g, s, to, card)}
    for s, _, card in passes:
        remove(g, s, card)
    for s, to, card in passes:
        take(g, to, card)
        if g.face_up(s):
            g.tell(events.GAVE_OPENLY, EVERYONE, s, card)
        g.tell(events.PASSED_ON, 1 << s | 1 << to, s, to, card, to if to in infected else None)
    for s in givers:
        settle_overflow(g, s)
    auto_declare(g)


PASS_ON: Final = BOOK.question("pass_on", pass_options, passed_on, givers=SEAT)


_EFFECTS: Final[dict[int, Callable[[StayAway, int], None]]] = {
    cards.ROTTEN_ROPES: rotten_ropes,
    cards.ONE_TWO: one_two,
    cards.THREE_FOUR: three_four,
    cards.PARTY: party,
    cards.GET_OUT: get_out_of_here,
    cards.FORGETFUL: forgetful,
    cards.ROUND_AND_ROUND: round_and_round,
    cards.FRIENDS: cant_we_be_friends,
    cards.BLIND_DATE: blind_date,
    cards.OOPS: oops,
    cards.BETWEEN_US: just_between_us,
    cards.REVELATIONS: revelations,
}
