"""Setting up: Duskworld, the cards, the figures, and what the modules add (TF-3, TF-10).

Drawn by lot, or laid by hand by the first player. A layout that leaves no room for what is still to
be laid is taken up again (TF-10.1-05).
"""

from __future__ import annotations

from typing import Final

from gloam.kernel.errors import BadInput
from gloam.kernel.journal import EVERYONE
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.board import distance
from gloam.titles.the_faceless.by_hand import (
    lay_pieces,
    place_billygoat,
    place_group,
    set_figures,
)
from gloam.titles.the_faceless.cards import (
    AVATAR,
    CHARACTER,
    FOUR_CARDS,
    HAND,
    MEMORIES,
    event_cards,
)
from gloam.titles.the_faceless.deck import put
from gloam.titles.the_faceless.layout import TRIES, draw_layout
from gloam.titles.the_faceless.state import BOOK, TheFaceless
from gloam.titles.the_faceless.turn import new_turn

BOXED: Final = 3
"""Cards that leave the deck unseen at the start (TF-3.5-02)."""
APART: Final = 3
"""Between Eyes, Haunted Places and Portals."""
EYES, HAUNTS, PORTALS, WANDERING = 2, 4, 3, 4


@BOOK.step
def begin(g: TheFaceless) -> None:
    g.first = g.rules.first_player if g.rules.first_player >= 0 else g.chance.below(g.seats)
    g.current = g.first
    open_box(g)
    by_hand = g.rules.layout == "by_hand"
    if by_hand:
        g.then(set_figures)
        g.then(lay_pieces)
    else:
        draw_layout(g)
    g.then(deal)
    if by_hand:
        g.then(place_group)
        g.then(place_billygoat)
    g.then(modules)
    g.then(new_turn)


BOOK.begin = begin


def open_box(g: TheFaceless) -> None:
    """The cards and tokens that are shuffled later."""
    g.deck = event_cards(g.figures)
    if g.rules.crossroads:
        g.forks = list(range(len(g.figures["crossroads"])))
    if g.rules.haunted:
        g.haunts_aside = list(g.figures["haunted-arrows"])
    if g.rules.servants != "off":
        g.servant_cards = list(range(len(g.figures["servant-directions"])))


# Cards.


@BOOK.step
def deal(g: TheFaceless) -> None:
    """Characters, hands, the display; three cards leave the game (TF-3.4, TF-3.5)."""
    if g.rules.characters:
        names = g.rules.characters.split()[: g.seats]
        g.characters = [CHARACTER.read(name) for name in names]
    else:
        g.characters = g.chance.sample(range(len(CHARACTER.names)), g.seats)
    g.chance.shuffle(g.deck)
    for seat in g.clockwise():
        g.tell(events.CHARACTER_DEALT, EVERYONE, seat, g.characters[seat])
        count = HAND + (g.powers[g.characters[seat]] == FOUR_CARDS)
        g.hands[seat] = tuple(sorted(g.deck.pop() for _ in range(count)))
        g.tell(events.CARDS_DEALT, EVERYONE, seat, g.hands[seat])
    for _ in range(g.level):
        card = g.deck.pop()
        put(g, card)
        g.tell(events.ADDED, EVERYONE, card)
    g.boxed = [g.deck.pop() for _ in range(BOXED)]
    g.tell(events.BOXED, EVERYONE, BOXED)


# Modules that come after the set-up.


@BOOK.step
def modules(g: TheFaceless) -> None:
    rules = g.rules
    choose_avatars(g)
    if rules.crossroads:
        g.chance.shuffle(g.forks)
    if rules.eyes:
        g.eyes = scattered(g, EYES, [s for s in g.board.spaces if distance(s, g.goat) <= 2])
        g.open = [True] * len(g.eyes)
        for space in g.eyes:
            g.tell(events.EYE_LAID, EVERYONE, space)
    if rules.haunted:
        lay_haunts(g)
    if rules.portals:
        g.portals = scattered(g, PORTALS, list(g.board.spaces))
        for portal, space in enumerate(g.portals):
            g.tell(events.PORTAL_LAID, EVERYONE, portal, space)
    if rules.servants != "off":
        lay_servants(g)


def choose_avatars(g: TheFaceless) -> None:
    """One at random for the whole game, or those a scenario names (TF-10.2-01, TF-10.2-14)."""
    names = [g.rules.avatar, g.rules.second_avatar]
    if names[0] == "random":
        drawn = g.figures["avatars"]
        names[0] = drawn[g.chance.below(len(drawn))]
    g.avatars = [AVATAR.read(name) for name in names if name != "none"]
    for avatar in g.avatars:
        g.tell(events.AVATAR_SHOWN, EVERYONE, avatar)


def scattered(g: TheFaceless, count: int, among: list[int]) -> list[int]:
    """So many free spaces by lot, pairwise at least three apart; anew on a dead end.

    TF-10.1-05, TF-10.6-01, TF-10.8-01, TF-10.10-01. Where the board leaves no such spaces, as near
    to that as it can.
    """
    free = [space for space in among if g.free(space)]
    if len(free) < count:
        free = g.free_spaces()
    for apart in range(APART, -1, -1):
        for _ in range(TRIES if apart == APART else 1):
            found: list[int] = []
            for space in g.chance.sample(free, len(free)):
                if len(found) < count and all(distance(space, o) >= apart for o in found):
                    found.append(space)
            if len(found) == count:
                return found
    raise BadInput("no-layout", "No layout was found for these figures.")


def lay_haunts(g: TheFaceless) -> None:
    """Four of six, face down, turned any way (TF-10.8-01)."""
    g.chance.shuffle(g.haunts_aside)
    g.arrows = [g.haunts_aside.pop() for _ in range(HAUNTS)]
    g.haunts = scattered(g, HAUNTS, list(g.board.spaces))
    g.ways = [g.chance.below(6) for _ in g.haunts]
    g.shown = [False] * HAUNTS
    for space in g.haunts:
        g.tell(events.HAUNT_LAID, EVERYONE, space)


def lay_servants(g: TheFaceless) -> None:
    """On four Memories, or on all eight (TF-10.13-01, TF-10.14-01)."""
    if g.rules.servants == "wandering":
        g.servants = sorted(g.chance.sample(g.lies, WANDERING))
    else:
        g.burdens = sorted(range(MEMORIES), key=lambda memory: g.lies[memory])
        g.servants = [g.lies[memory] for memory in g.burdens]
    g.chance.shuffle(g.servant_cards)
    for space in g.servants:
        g.tell(events.SERVANT_LAID, EVERYONE, space)
