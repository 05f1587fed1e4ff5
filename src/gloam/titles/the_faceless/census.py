"""A count of cards and tokens, which never changes during a game (1.1)."""

from __future__ import annotations

from collections import Counter

from gloam.titles.the_faceless.board import NOWHERE
from gloam.titles.the_faceless.cards import CARD, CROSSROADS, LYING, MEMORY
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless


def census(g: TheFaceless) -> Counter[str]:
    """The cards of all decks, the Haunted Places and the Memories, wherever they are."""
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
    for memory, name in enumerate(MEMORY.names):
        found[name] = places_of(g, memory)
    return found


def places_of(g: TheFaceless, memory: int) -> int:
    """How many places a Memory is in: on Duskworld, collected, in a hand that lays it, boxed."""
    lies, collected = g.lies[memory] != NOWHERE, g.fates[memory] != LYING
    places = lies + collected + (memory in g.unlaid)
    return places or int(not g.turn)


BOOK.census = census
