"""Action cards: what they may be played at, and what they do (SA-6, SA-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import SEAT, Choices, Option, Reason
from gloam.titles.stay_away import cards, events
from gloam.titles.stay_away.answers import KEEP, PLAY, PLAY_AT
from gloam.titles.stay_away.cards import PLAYABLE, PLAYABLE_IN_FACE_UP_QUARANTINE
from gloam.titles.stay_away.deck import put_away, remove, take, uncover
from gloam.titles.stay_away.defence import defend, react_choices
from gloam.titles.stay_away.ending import burn
from gloam.titles.stay_away.exchange import exchange
from gloam.titles.stay_away.obstacle import axe, axe_choices, bar, door_choices, isolate
from gloam.titles.stay_away.roles import TOO_MANY_INFECTED
from gloam.titles.stay_away.seats import arc_free, barred, change_places, neighbours, others
from gloam.titles.stay_away.state import BOOK, NOBODY, StayAway

NOT_NOW: Final = BOOK.reason("only-in-answer", "SA-3.2-04")
NEVER_PLAYED: Final = BOOK.reason("never-played", "SA-3.2-04")
ISOLATED: Final = BOOK.reason("isolated-plays-nothing", "SA-3.2-07")
OPEN_QUARANTINE: Final = BOOK.reason("quarantine-forbids-this-card", "SA-3.2-08")
NOT_ADJACENT: Final = BOOK.reason("not-adjacent", "SA-6.1-01")
DOOR_BETWEEN: Final = BOOK.reason("door-between", "SA-6.1-03")
IN_QUARANTINE: Final = BOOK.reason("target-in-quarantine", "SA-6.1-08")
SHUT_OFF: Final = BOOK.reason("target-isolated", "SA-6.1-07e")
NEIGHBOURS_ONLY: Final = BOOK.reason("not-adjacent", "SA-15.4-01e")
OUT_OF_REACH: Final = BOOK.reason("out-of-reach", "SA-15.4-01i")
NO_EXCHANGING: Final = BOOK.reason("quarantine-forbids-exchange", "SA-9.1-02e")
NOT_YOURSELF: Final = BOOK.reason("not-yourself", "SA-6.1-14")
NO_QUARANTINE_FOR_YOURSELF: Final = BOOK.reason("not-yourself", "SA-6.1-12i")
ON_ONESELF_ONLY: Final = BOOK.reason("at-nobody-else", "SA-7.5-02")

_ALONE: Final = (cards.WHISKEY, cards.RESOLUTE, cards.WATCH_YOUR_BACK)
_FAR: Final = (
    cards.YOUD_BETTER_RUN, cards.SEDUCTION, cards.LOVECRAFT, cards.NECRONOMICON,
)  # fmt: skip


_NOT_IN_ANSWER: Final = tuple(
    None if playable else NEVER_PLAYED if kind == "contagion" else NOT_NOW
    for playable, kind in zip(PLAYABLE, cards.TYPES, strict=True)
)
_ISOLATED: Final = tuple(reason or ISOLATED for reason in _NOT_IN_ANSWER)
_OPENLY: Final = tuple(
    reason or (None if playable else OPEN_QUARANTINE)
    for reason, playable in zip(_NOT_IN_ANSWER, PLAYABLE_IN_FACE_UP_QUARANTINE, strict=True)
)
_OVERFULL: Final = tuple(reason or TOO_MANY_INFECTED for reason in _NOT_IN_ANSWER)


def play_forbidden(g: StayAway, seat: int, overfull: bool) -> tuple[Reason | None, ...]:
    """For each card why it cannot be played at all now, if so (SA-3.2-04, 07, 08)."""
    if g.isolated(seat):
        return _ISOLATED
    if overfull:
        return _OVERFULL
    return _OPENLY if g.quarantine[seat] else _NOT_IN_ANSWER


def play_choices(
    g: StayAway, choices: Choices, seat: int, card: int, why_not: Reason | None
) -> None:
    """Every way to play this card now; `why_not` refuses them all."""
    if why_not is not None:
        choices.put(PLAY[card], why_not)
    elif card in _ALONE:
        choices.put(PLAY[card])
        if card == cards.WHISKEY and choices.refused is not None:
            for target in others(g, seat):
                choices.put(PLAY_AT[card][target], ON_ONESELF_ONLY)
    elif card == cards.AXE:
        axe_choices(g, choices, seat)
    elif card == cards.BARRED_DOOR:
        door_choices(g, choices, seat)
    else:
        if card in _FAR or choices.refused is not None:
            targets = others(g, seat)
        else:
            targets = neighbours(g, seat)
        for target in targets:
            choices.put(PLAY_AT[card][target], not_a_target(g, card, seat, target))
        choices.put(PLAY_AT[card][seat], not_at_oneself(g, card))


def not_at_oneself(g: StayAway, card: int) -> Reason | None:
    if card == cards.QUARANTINE:
        return None if g.rules.quarantine_self else NO_QUARANTINE_FOR_YOURSELF
    return None if card == cards.NECRONOMICON else NOT_YOURSELF


def not_a_target(g: StayAway, card: int, seat: int, target: int) -> Reason | None:
    """Why this card cannot be played at this other player, if so (SA-6.1)."""
    if g.isolated(target):
        return SHUT_OFF
    if card == cards.SEDUCTION and g.quarantine[seat] and g.rules.quarantine_blocks_exchange:
        return NO_EXCHANGING
    if card == cards.YOUD_BETTER_RUN or card == cards.SEDUCTION:
        return not_within_reach(g, seat, target, ignoring_doors=card == cards.YOUD_BETTER_RUN)
    if card not in _FAR and target not in neighbours(g, seat):
        return NOT_ADJACENT
    if barred(g, seat, target):
        return DOOR_BETWEEN
    if card == cards.CHANGE_PLACES and g.quarantine[target]:
        return IN_QUARANTINE
    return None


def not_within_reach(
    g: StayAway, seat: int, target: int, ignoring_doors: bool = False
) -> Reason | None:
    """The same for the four cards that reach any player (SA-6.1-08, SA-6.1-09, SA-15.4, A-60)."""
    if g.quarantine[target]:
        return IN_QUARANTINE
    if not ignoring_doors and barred(g, seat, target):
        return DOOR_BETWEEN
    if g.rules.reach == "any":
        return None
    if g.rules.reach == "adjacent" and target not in neighbours(g, seat):
        return NEIGHBOURS_ONLY
    return None if arc_free(g, seat, target) else OUT_OF_REACH


def carry_out(g: StayAway, seat: int, answer: Option) -> None:
    """Play a card: show it, do what it says, put it away (SA-3.2-05)."""
    card, target, gap = answer.card, answer.seat, answer.place
    remove(g, seat, card)
    shown = None if target == NOBODY else target
    g.tell(events.PLAYED, EVERYONE, seat, card, shown, None if gap == NOBODY else gap)
    if card == cards.BARRED_DOOR:
        bar(g, gap)
    elif card == cards.QUARANTINE:
        isolate(g, seat, target)
    else:
        g.in_play.append(card)
        if card == cards.AXE:
            axe(g, target, gap)
        else:
            _EFFECTS[card](g, seat, target)
        g.then(done)


@BOOK.step
def done(g: StayAway) -> None:
    put_away(g)


def flamethrower(g: StayAway, seat: int, target: int) -> None:
    """The neighbour is eliminated unless he answers No Barbecue! (SA-7.1)."""
    g.ask(target, FIRE, seat)


def fire_options(g: StayAway, choices: Choices, seat: int, by: int) -> None:
    react_choices(g, choices, seat, cards.NO_BARBECUE)


@BOOK.step
def fire_answered(g: StayAway, seat: int, answer: Option, by: int) -> None:
    if answer.verb == "defend":
        defend(g, seat, answer.card, by)
    else:
        burn(g, seat, by)


FIRE: Final = BOOK.question("fire", fire_options, fire_answered, partner=SEAT)


def analysis(g: StayAway, seat: int, target: int) -> None:
    """Only the actor sees the neighbour's whole hand (SA-7.2)."""
    g.tell(events.SHOWED, 1 << seat | 1 << target, target, seat, g.hands[target])


def suspicious(g: StayAway, seat: int, target: int) -> None:
    """One random card is seen by the actor; the victim notices which (SA-7.4, A-51)."""
    hand = g.hands[target]
    card = hand[g.chance.below(len(hand))]
    g.tell(events.LOOKED, 1 << seat | 1 << target, seat, target, card)


def whiskey(g: StayAway, seat: int, target: int) -> None:
    g.tell(events.SHOWED, EVERYONE, seat, None, g.hands[seat])


def resolute(g: StayAway, seat: int, target: int) -> None:
    """Draw three STAY AWAY! cards and keep one (SA-7.6)."""
    for _ in range(3):
        if not uncover(g, seat):
            g.tell(events.NO_CARD, EVERYONE, seat)
            break
        g.resolute.append(g.deck.pop())
    if g.resolute:
        g.ask(seat, KEEP_ONE)


def keep_options(g: StayAway, choices: Choices, seat: int) -> None:
    must = cards.THING in g.resolute
    for card in dict.fromkeys(sorted(g.resolute)):
        choices.put(KEEP[card], MUST_KEEP if must and card != cards.THING else None)


MUST_KEEP: Final = BOOK.reason("the-thing-must-be-kept", "SA-7.6-06")


@BOOK.step
def kept(g: StayAway, seat: int, answer: Option) -> None:
    g.resolute.remove(answer.card)
    away = tuple(sorted(g.resolute))
    g.tell(events.KEPT, g.knowers(seat), seat, answer.card, away)
    take(g, seat, answer.card)
    g.discards.extend(away)
    g.resolute.clear()


KEEP_ONE: Final = BOOK.question("keep_one", keep_options, kept)


def watch_your_back(g: StayAway, seat: int, target: int) -> None:
    """Turns and exchanges go the other way from now on (SA-7.7)."""
    g.direction = -g.direction
    g.tell(events.REVERSED, EVERYONE, 1 if g.direction == 1 else 0)


def swap_seats(g: StayAway, seat: int, target: int) -> None:
    """Change Places! and You'd Better Run!: the target may be comfortable (SA-7.8, SA-7.9)."""
    g.ask(target, MOVE, seat)


def move_options(g: StayAway, choices: Choices, seat: int, by: int) -> None:
    react_choices(g, choices, seat, cards.IM_COMFORTABLE)


@BOOK.step
def move_answered(g: StayAway, seat: int, answer: Option, by: int) -> None:
    if answer.verb == "defend":
        defend(g, seat, answer.card, by)
    else:
        change_places(g, by, seat)


MOVE: Final = BOOK.question("move", move_options, move_answered, partner=SEAT)


def seduction(g: StayAway, seat: int, target: int) -> None:
    """An exchange with anybody; then the turn is over (SA-7.10)."""
    g.then(exchange, seat, target, NOBODY)


def lovecraft(g: StayAway, seat: int, target: int) -> None:
    """Promo: see the whole hand of any player (section 1.7)."""
    analysis(g, seat, target)


def necronomicon(g: StayAway, seat: int, target: int) -> None:
    """Promo: any player is eliminated (section 1.7)."""
    burn(g, target, seat)


_EFFECTS: Final[dict[int, Callable[[StayAway, int, int], None]]] = {
    cards.FLAMETHROWER: flamethrower,
    cards.ANALYSIS: analysis,
    cards.SUSPICIOUS: suspicious,
    cards.WHISKEY: whiskey,
    cards.RESOLUTE: resolute,
    cards.WATCH_YOUR_BACK: watch_your_back,
    cards.CHANGE_PLACES: swap_seats,
    cards.YOUD_BETTER_RUN: swap_seats,
    cards.SEDUCTION: seduction,
    cards.LOVECRAFT: lovecraft,
    cards.NECRONOMICON: necronomicon,
}
