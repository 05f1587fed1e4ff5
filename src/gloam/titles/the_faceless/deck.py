"""The event deck and the threat display (TF-3.5, TF-4.6, TF-8.7, TF-9.1)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.cards import colour_of
from gloam.titles.the_faceless.ending import lose
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless


def draw(g: TheFaceless) -> int:
    """The top event card. A card that must be drawn and is not there is a loss (TF-9.1-02)."""
    if not g.deck:
        lose(g, "no_cards")
        return NONE
    return g.deck.pop()


def put(g: TheFaceless, card: int) -> None:
    """A card becomes the bottom of its colour's column (TF-8.1-01)."""
    colour = colour_of(card)
    g.display[colour] = (*g.display[colour], card)


def take_bottom(g: TheFaceless, colour: int) -> int:
    """The latest card of a column (TF-8.7-02)."""
    column = g.display[colour]
    g.display[colour] = column[:-1]
    return column[-1]


def shown(g: TheFaceless) -> int:
    """How many cards the display holds."""
    return sum(map(len, g.display))


def add(g: TheFaceless) -> None:
    """A deck card joins the display without doing anything."""
    card = draw(g)
    if card != NONE:
        put(g, card)
        g.tell(events.ADDED, EVERYONE, card)


def add_some(g: TheFaceless, count: int) -> None:
    for _ in range(count):
        if g.outcome is None:
            add(g)


@BOOK.step
def refill(g: TheFaceless) -> None:
    """The display never holds fewer cards than at the start (TF-4.6-05, TF-8.7-01)."""
    add_some(g, g.level - shown(g))


def drop(g: TheFaceless, count: int) -> None:
    """Discard what is there of the deck's top cards: none is no loss (TF-9.1-03)."""
    for _ in range(min(count, len(g.deck))):
        card = g.deck.pop()
        g.discards.append(card)
        g.tell(events.DROPPED, EVERYONE, card)


def into_hand(g: TheFaceless, seat: int, card: int) -> None:
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))


def out_of_hand(g: TheFaceless, seat: int, card: int) -> None:
    hand = list(g.hands[seat])
    hand.remove(card)
    g.hands[seat] = tuple(hand)


def discard(g: TheFaceless, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile, for all to see."""
    out_of_hand(g, seat, card)
    g.discards.append(card)
    g.tell(events.DISCARDED, EVERYONE, seat, card)
