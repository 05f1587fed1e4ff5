"""A turn: perhaps a Memory, one action, perhaps a Memory, the Threat phase (TF-4.1)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import DONE, PEEK, PLAY, REST, ROLL, thing
from gloam.titles.the_faceless.cards import FORESIGHT, WANDERS, WHISPERS
from gloam.titles.the_faceless.creepy_die import roll
from gloam.titles.the_faceless.deck import add, refill
from gloam.titles.the_faceless.fog import let_fog_fall, lift_fog
from gloam.titles.the_faceless.his_name import pay_for_name
from gloam.titles.the_faceless.hourglass import start_glass, turn_passes
from gloam.titles.the_faceless.memories import memory_options, remember
from gloam.titles.the_faceless.powers import (
    SUSPENDED,
    carry,
    carry_options,
    own,
    peek,
    turn_faceless,
    turn_options,
)
from gloam.titles.the_faceless.rest import fill_hand
from gloam.titles.the_faceless.state import (
    BOOK,
    NONE,
    RESTING,
    WALKING,
    WHISPERING,
    TheFaceless,
)
from gloam.titles.the_faceless.threat import threat
from gloam.titles.the_faceless.walk import another_card, play
from gloam.titles.the_faceless.whisper import whisper, whisper_options

ONE_A_TURN: Final = BOOK.reason("once-a-turn", "TF-11.2-01")
ROLLED: Final = BOOK.reason("rolled-already", "TF-10.3-02")
START_ONLY: Final = BOOK.reason("start-of-turn", "TF-11.2-07")
DECK_EMPTY: Final = BOOK.reason("deck-empty", "TF-11.2-07")


@BOOK.step
def new_turn(g: TheFaceless) -> None:
    """The fog falls first (TF-10.11-01); what was put off until this turn holds now."""
    g.turn += 1
    g.action = NONE
    g.remembered = g.whispered = g.turned = g.carried = g.rolled = False
    g.peeked = 0
    g.still, g.still_next = g.still_next, 0
    g.less, g.less_next = g.less_next, 0
    g.barred = any(space in g.den for space in g.board.near[g.here])
    g.tell(events.TURN, EVERYONE, g.current, g.turn)
    let_fog_fall(g)
    start_glass(g)
    if g.barred:
        g.tell(events.BY_THE_DEN, EVERYONE, g.current)
    g.then(before)


@BOOK.step
def before(g: TheFaceless) -> None:
    g.ask(g.current, BEFORE)


def before_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    """Exactly one action, and beside it what comes before (TF-4.1-01, TF-4.1-03)."""
    for card in dict.fromkeys(g.hands[seat]):
        choices.put(PLAY[card])
    choices.put(REST)
    whisper_options(g, choices, free=False)
    beside_options(g, choices, seat)
    carry_options(g, choices, seat)
    if own(g, seat, FORESIGHT):
        late = g.remembered or g.whispered or g.turned or g.carried or g.rolled or g.peeked
        empty = None if g.deck else DECK_EMPTY
        reason = SUSPENDED if g.suspended(seat) else START_ONLY if late else empty
        choices.put(PEEK, reason)


def beside_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    """What may come before or after the action."""
    memory_options(g, choices)
    turn_options(g, choices, seat)
    if own(g, seat, WHISPERS):
        refused = SUSPENDED if g.suspended(seat) else ONE_A_TURN if g.whispered else None
        whisper_options(g, choices, free=True, refused=refused)
    if g.rules.creepy_die:
        choices.put(ROLL, ROLLED if g.rolled else None)


@BOOK.step
def begun(g: TheFaceless, seat: int, answer: Option) -> None:
    verb = answer.verb
    if verb == "play":
        g.action = WALKING
        play(g, seat, answer.card)
        g.then(another_card)
    elif answer is REST:
        g.action = RESTING
        g.tell(events.RESTED, EVERYONE, seat)
        g.then(fill_hand, seat, int(g.has(seat, WANDERS)))
    elif verb in ("give", "swap"):
        g.action = WHISPERING
        whisper(g, seat, answer)
    else:
        do_beside(g, seat, answer)
        g.then(pay_for_name)
        g.then(before)
        return
    g.then(lift_fog)
    g.then(refill)
    g.then(pay_for_name)
    g.then(after)


BEFORE: Final = BOOK.question("before", before_options, begun, quiet=True)


def do_beside(g: TheFaceless, seat: int, answer: Option) -> None:
    verb = answer.verb
    if verb == "remember":
        remember(g, seat, thing(answer))
    elif verb == "turn":
        turn_faceless(g, thing(answer))
    elif verb == "carry":
        carry(g, seat, answer)
    elif answer is PEEK:
        peek(g, seat)
    elif answer is ROLL:
        g.rolled = True
        add(g)
        g.then(roll)
    else:
        g.whispered = True
        whisper(g, seat, answer)


@BOOK.step
def after(g: TheFaceless) -> None:
    choices = Choices()
    beside_options(g, choices, g.current)
    if choices.options:
        g.ask(g.current, AFTER)
    else:
        g.then(finish)


def after_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    choices.put(DONE)
    beside_options(g, choices, seat)


@BOOK.step
def after_chosen(g: TheFaceless, seat: int, answer: Option) -> None:
    if answer is DONE:
        g.then(finish)
    else:
        do_beside(g, seat, answer)
        g.then(pay_for_name)
        g.then(after)


AFTER: Final = BOOK.question("after", after_options, after_chosen, quiet=True)


@BOOK.step
def finish(g: TheFaceless) -> None:
    """The Threat phase, then the next player clockwise (TF-4.1-01)."""
    g.then(threat)
    g.then(refill)
    g.then(pay_for_name)
    g.then(next_player)


@BOOK.step
def next_player(g: TheFaceless) -> None:
    turn_passes(g)
    g.current = (g.current + 1) % g.seats
    g.then(new_turn)
