"""Rest: fill the hand from the display (TF-4.6)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, SEAT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import DONE, DRAW, GO, TAKE, thing
from gloam.titles.the_faceless.cards import COLOURS
from gloam.titles.the_faceless.deck import draw, into_hand, shown, take_bottom
from gloam.titles.the_faceless.group import move_one
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless

COLUMN_EMPTY: Final = BOOK.reason("column-empty", "TF-4.6-02")
DISPLAY_FIRST: Final = BOOK.reason("display-first", "TF-4.6-03")
MUST_FILL: Final = BOOK.reason("must-fill", "TF-4.6-04")


@BOOK.step
def fill_hand(g: TheFaceless, seat: int, wander: int) -> None:
    """Card by card until the hand is full; whose power lets the Group wander may say when.

    TF-4.6-01 to 04, TF-11.2-10; also the Memory that refills a hand (TF-6.3-04).
    """
    room = g.limit(seat) - len(g.hands[seat])
    columns = [colour for colour in COLOURS if g.display[colour]]
    if wander or (room > 0 and len(columns) > 1):
        g.ask(seat, FILL, seat, wander)
    elif room > 0:
        take_card(g, seat, columns[0] if columns else NONE)
        g.then(fill_hand, seat, wander)


def take_card(g: TheFaceless, seat: int, column: int) -> None:
    """The bottom card of a column; from the deck, where the display is empty (TF-4.6-03)."""
    if column != NONE:
        card = take_bottom(g, column)
        g.tell(events.TOOK, EVERYONE, seat, card)
    else:
        card = draw(g)
        if card == NONE:
            return
        g.tell(events.DREW, EVERYONE, seat, card)
    into_hand(g, seat, card)


def fill_options(g: TheFaceless, choices: Choices, seat: int, hand: int, wander: int) -> None:
    room = g.limit(hand) > len(g.hands[hand])
    if room:
        for colour in COLOURS:
            choices.put(TAKE[colour], None if g.display[colour] else COLUMN_EMPTY)
        choices.put(DRAW, DISPLAY_FIRST if shown(g) else None)
    if wander:
        for way in range(6):
            choices.put(GO[way])
        choices.put(DONE, MUST_FILL if room else None)


@BOOK.step
def filled(g: TheFaceless, seat: int, answer: Option, hand: int, wander: int) -> None:
    if answer is DONE:
        return
    if answer.verb == "go":
        wander = 0
        move_one(g, thing(answer))
    else:
        take_card(g, hand, NONE if answer is DRAW else thing(answer))
    g.then(fill_hand, hand, wander)


FILL: Final = BOOK.question("fill", fill_options, filled, quiet=True, hand=SEAT, wander=COUNT)
