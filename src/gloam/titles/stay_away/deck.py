"""Drawing, discarding and reshuffling (SA-3.1, SA-14)."""

from __future__ import annotations

from collections import Counter

from gloam.kernel.journal import EVERYONE
from gloam.titles.stay_away import events
from gloam.titles.stay_away.cards import BARRED_DOOR, INFECTED, NAMES, PANIC, QUARANTINE, THING
from gloam.titles.stay_away.state import BOOK, THE_THING, StayAway


def refill(g: StayAway) -> bool:
    """Make the discard pile the deck if a card is needed and the deck is empty (A-05)."""
    if not g.deck:
        if not g.discards:
            return False
        g.deck, g.discards = g.discards, []
        g.chance.shuffle(g.deck)
        g.tell(events.RESHUFFLED, EVERYONE)
    return True


def take(g: StayAway, seat: int, card: int) -> None:
    """Put a card into a hand. Whoever gets The Thing is The Thing at once (SA-15.1-03)."""
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
    if card == THING:
        g.roles[seat] = THE_THING
        g.thing = seat


def remove(g: StayAway, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    hand = g.hands[seat]
    at = hand.index(card)
    g.hands[seat] = hand[:at] + hand[at + 1 :]


def discard(g: StayAway, seat: int, card: int) -> None:
    """Discard a card from a hand, face down unless in Quarantine (SA-14.1-01)."""
    remove(g, seat, card)
    g.discards.append(card)
    g.tell(events.DISCARDED, g.knowers(seat), seat, card)


def uncover(g: StayAway, seat: int) -> bool:
    """Discard PANIC! cards unseen until a STAY AWAY! card is on top (SA-3.1-05).

    False if neither the deck nor the discards hold one (A-06).
    """
    skipped = 0
    while refill(g) and PANIC[g.deck[-1]]:
        if all(PANIC[card] for card in g.deck) and all(PANIC[card] for card in g.discards):
            break
        g.discards.append(g.deck.pop())
        skipped += 1
    if skipped:
        g.tell(events.SKIPPED, EVERYONE, seat, skipped)
    return bool(g.deck) and not PANIC[g.deck[-1]]


def draw_stay_away(g: StayAway, seat: int) -> bool:
    """Draw one STAY AWAY! card because another card says so; False if there is none."""
    if not uncover(g, seat):
        g.tell(events.NO_CARD, EVERYONE, seat)
        return False
    card = g.deck.pop()
    take(g, seat, card)
    g.tell(events.DREW, g.knowers(seat), seat, card)
    return True


def settle_overflow(g: StayAway, seat: int) -> None:
    """First edition: discard Infected! cards beyond three and replace them (SA-5.2-05, A-40).

    With nothing but Infected! left to draw the hand stays short.
    """
    if g.rules.infected_overflow != "limit3":
        return
    while g.hands[seat].count(INFECTED) > 3:
        g.tell(events.TOO_MANY, EVERYONE, seat)
        discard(g, seat, INFECTED)
        if all(card == INFECTED or PANIC[card] for card in g.deck + g.discards):
            g.tell(events.NO_CARD, EVERYONE, seat)
            return
        draw_stay_away(g, seat)


def census(g: StayAway) -> Counter[str]:
    """Every card of the game, wherever it is (SA-14.1-06)."""
    total = Counter(NAMES[card] for hand in g.hands for card in hand)
    for pile in (g.deck, g.discards, g.in_play, g.resolute, g.removed):
        total.update(NAMES[card] for card in pile)
    total.update({NAMES[QUARANTINE]: sum(map(bool, g.quarantine))})
    total.update({NAMES[BARRED_DOOR]: sum(g.doors)})
    return total


BOOK.census = census


def put_away(g: StayAway) -> None:
    """The cards that were carried out go to the discard pile (SA-3.2-05)."""
    g.discards.extend(g.in_play)
    g.in_play.clear()
