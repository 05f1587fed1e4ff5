"""Memories are recovered where the Group comes by (TF-6.1); and the power that answers to it."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import COUNT, Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import DONE, DRAW, EXCHANGE, thing
from gloam.titles.the_faceless.board import NOWHERE
from gloam.titles.the_faceless.cards import COLOURS, RECOVERS, UNUSED
from gloam.titles.the_faceless.deck import draw, into_hand, out_of_hand, put, take_bottom
from gloam.titles.the_faceless.hourglass import put_beside
from gloam.titles.the_faceless.state import BOOK, TheFaceless

HAND_FULL: Final = BOOK.reason("hand-full", "TF-4.8-01")
DECK_EMPTY: Final = BOOK.reason("deck-empty", "TF-9.1-02")
ONCE: Final = BOOK.reason("once-a-memory", "TF-11.2-13")
COLUMN_EMPTY: Final = BOOK.reason("column-empty", "TF-4.6-02")


def recover(g: TheFaceless) -> None:
    """A Memory here is revealed and collected, whatever moved the Group (TF-6.1-01 to 03)."""
    for memory, space in enumerate(g.lies):
        if space != g.here:
            continue
        g.lies[memory] = NOWHERE
        g.fates[memory] = UNUSED
        g.tell(events.RECOVERED, EVERYONE, memory, space)
        put_beside(g)
        for seat in range(g.seats):
            if g.has(seat, RECOVERS):
                g.then(gain, seat, 1, 1)


@BOOK.step
def gain(g: TheFaceless, seat: int, draws: int, swaps: int) -> None:
    """A card from the deck, a swap with the display, or both (TF-11.2-12), where there is any."""
    choices = Choices()
    gain_options(g, choices, seat, draws, swaps)
    if any(option is not DONE for option in choices.options):
        g.ask(seat, GAIN, draws, swaps)


def gain_options(g: TheFaceless, choices: Choices, seat: int, draws: int, swaps: int) -> None:
    full = HAND_FULL if len(g.hands[seat]) >= g.limit(seat) else None
    choices.put(DRAW, (full or (None if g.deck else DECK_EMPTY)) if draws else ONCE)
    for card in dict.fromkeys(g.hands[seat]):
        for column in COLOURS:
            empty = None if g.display[column] else COLUMN_EMPTY
            choices.put(EXCHANGE[card][column], empty if swaps else ONCE)
    choices.put(DONE)


@BOOK.step
def gained(g: TheFaceless, seat: int, answer: Option, draws: int, swaps: int) -> None:
    if answer is DRAW:
        card = draw(g)
        into_hand(g, seat, card)
        g.tell(events.DREW, EVERYONE, seat, card)
        g.then(gain, seat, 0, swaps)
    elif answer is not DONE:
        card, column = thing(answer), thing(answer, 1)
        got = take_bottom(g, column)
        out_of_hand(g, seat, card)
        put(g, card)
        into_hand(g, seat, got)
        g.tell(events.EXCHANGED, EVERYONE, seat, card, got)
        g.then(gain, seat, draws, 0)


GAIN: Final = BOOK.question("gain", gain_options, gained, quiet=True, draws=COUNT, swaps=COUNT)
