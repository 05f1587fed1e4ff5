"""A count of all pieces, which never changes during a game (1.1)."""

from __future__ import annotations

from collections import Counter

from gloam.titles.the_faceless.cards import CARD, CROSSROADS
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless


def census(g: TheFaceless) -> Counter[str]:
    """Event cards from the deal on, Memories once they lie, and the pieces of the modules."""
    found: Counter[str] = Counter()
    for pile in (g.deck, g.discards, g.boxed, *g.display, *g.hands):
        found.update(CARD.names[card] for card in pile)
    if g.revealed != NONE:
        found[CARD.names[g.revealed]] += 1
    found.update(f"crossroads {CROSSROADS.names[card]}" for card in (*g.forks, *g.forks_gone))
    if g.fork != NONE:
        found[f"crossroads {CROSSROADS.names[g.fork]}"] += 1
    found.update(f"servant card {card}" for card in (*g.servant_cards, *g.servants_shown))
    found.update(f"haunted place {arrows}" for arrows in (*g.arrows, *g.haunts_aside))
    return found


BOOK.census = census
