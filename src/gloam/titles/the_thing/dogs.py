"""Phase 8: the dogs roam, and the Leader changes (TT-8)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.rooms import GREEN, KENNEL
from gloam.titles.the_thing.state import BOOK, IN_PLAY, NOBODY, NONE, PHASE, TheThing
from gloam.titles.the_thing.suspicion import move_threat


@BOOK.step
def roam(g: TheThing) -> None:
    """Each free dog to the room of a card, none twice (TT-8-01, TT-8-02, TT-8-07)."""
    g.phase = PHASE.read("dogs")
    loose = g.dogs_aside
    for room in GREEN:
        loose += g.dogs[room]
        g.dogs[room] = 0
    g.dogs_aside = 0
    cards = list(g.location_cards())
    while loose and cards:
        room = turn_up(g, cards)
        if room == KENNEL:
            loose += free_dogs(g)
        else:
            g.dogs[room] = 1
            loose -= 1
            g.tell(events.DOG_ROAMS, EVERYONE, room)
    g.dogs_aside = loose
    if g.coop:
        change_player(g)
        move_threat(g, -1)
    else:
        change_leader(g)
        place_token(g, cards)


def turn_up(g: TheThing, cards: list[int]) -> int:
    """The next location card: a card turned up is not put back before the end."""
    return cards.pop(g.chance.below(len(cards)))


def free_dogs(g: TheThing) -> int:
    """The Kennel's card sets its dogs free, and places nothing itself (TT-8-03)."""
    freed = g.dogs[KENNEL]
    g.dogs[KENNEL] = 0
    g.tell(events.DOGS_FREED, EVERYONE, freed)
    return freed


def change_leader(g: TheThing) -> None:
    """Whoever has the Leader token leads from now on (TT-8-04)."""
    if g.token_holder != NOBODY and g.token_holder != g.leader:
        g.leader = g.token_holder
        g.tell(events.LEADER, EVERYONE, g.leader)


def place_token(g: TheThing, cards: list[int]) -> None:
    """One more card for the token; the Kennel's frees dogs first (TT-8-05, A-29)."""
    g.token_holder = NOBODY
    g.token_room = NONE
    loose = 0
    while cards:
        room = turn_up(g, cards)
        if room == KENNEL:
            loose += free_dogs(g)
        elif loose:
            g.dogs[room] = 1
            loose -= 1
            g.tell(events.DOG_ROAMS, EVERYONE, room)
        else:
            g.token_room = room
            g.tell(events.TOKEN_LIES, EVERYONE, room)
            break
    g.dogs_aside += loose


def change_player(g: TheThing) -> None:
    """With two and three players the Leader sheet goes left (TT-SOLO-9-02)."""
    own = g.owner[g.leader]
    at = g.order.index(g.leader)
    for c in g.order[at:] + g.order[:at]:
        if g.fate[c] == IN_PLAY and g.owner[c] != own:
            g.leader = c
            g.tell(events.LEADER, EVERYONE, c)
            return
