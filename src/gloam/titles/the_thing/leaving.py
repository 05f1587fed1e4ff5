"""A character leaves the game: shown to be an Alien, or assimilated (TT-R, TT-E-17)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.cards import FLAMETHROWER, REFILLS
from gloam.titles.the_thing.ending import check_humans
from gloam.titles.the_thing.rooms import NOWHERE
from gloam.titles.the_thing.state import BOOK, DEAD, IN_PLAY, NOBODY, REVEALED, TheThing

COOP_STRENGTH = 5


def reveal(g: TheThing, character: int, how: int) -> None:
    """An Alien shows itself and joins the others as one (TT-R-01 to TT-R-08)."""
    g.tell(events.REVEALED, EVERYONE, character, how)
    turn_alien(g, character)


def turn_alien(g: TheThing, character: int) -> None:
    """A character becomes part of the revealed Alien."""
    leave(g, character, REVEALED)
    first = COOP_STRENGTH if g.coop else g.number // 2
    g.strength += 1 if g.was_revealed else first
    g.was_revealed = True
    g.tell(events.GREW, EVERYONE, g.strength)
    check_humans(g)


def assimilate(g: TheThing, character: int, room: int) -> None:
    """The Alien takes a character, and grows by it; the role is not shown (TT-E-17)."""
    g.tell(events.ASSIMILATED, EVERYONE, character, room)
    leave(g, character, DEAD)
    g.alien[room] += 1
    g.strength += 1
    g.tell(events.GREW, EVERYONE, g.strength)
    check_humans(g, character)


def leave(g: TheThing, character: int, fate: int) -> None:
    """Weapons, items under their decks, tokens away unseen (TT-R-02, TT-R-03, TT-E-17)."""
    g.fate[character] = fate
    g.room[character] = NOWHERE
    g.standing[character] = False
    g.weapon_deck[:0] = g.weapons[character]
    g.weapons[character] = ()
    g.refills[character] = ()
    g.item_deck[:0] = g.items[character]
    g.items[character] = ()
    g.lab_lost += g.lab[character]
    g.lab[character] = ()
    if g.rules.revealed_cards == "deck":
        g.deck[:0] = g.hands[character]
    else:
        g.face_down += g.hands[character]
    g.hands[character] = ()
    if g.token_holder == character:
        g.token_holder = NOBODY
    if g.leader == character:
        pass_leadership(g)


def pass_leadership(g: TheThing) -> None:
    """The Leader sheet goes at once to the next living character on the left (TT-R-04, A-58).

    A player of several characters keeps it while one of them is left.
    """
    at = g.order.index(g.leader)
    left = [c for c in g.order[at:] + g.order[:at] if g.fate[c] == IN_PLAY]
    if left:
        own = [c for c in left if g.owner[c] == g.owner[g.leader]]
        g.leader = (own or left)[0]
        g.tell(events.LEADER, EVERYONE, g.leader)


def spend_refill(g: TheThing, character: int) -> None:
    """One refill from the fullest Flamethrower, which stays even when empty (TT-6-04)."""
    refills = sorted(g.refills[character], reverse=True)
    refills[0] -= 1
    g.refills[character] = tuple(refills)


def take_weapon(g: TheThing, character: int, weapon: int) -> None:
    """A weapon for a character; a Flamethrower lies face up, full (TT-W-01, TT-W-08)."""
    g.weapons[character] = tuple(sorted((*g.weapons[character], weapon)))
    if weapon == FLAMETHROWER:
        g.refills[character] = (*g.refills[character], REFILLS)
        g.tell(events.FLAMETHROWER_SHOWN, EVERYONE, character)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of this kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def may_talk(g: TheThing, seat: int) -> bool:
    """The assimilated say nothing, or they would tell what they were (TT-0-07, TT-E-17)."""
    return g.coop or not any(g.owner[c] == seat and g.fate[c] == DEAD for c in g.order)


BOOK.may_talk = may_talk
