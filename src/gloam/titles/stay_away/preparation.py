"""Game preparation: build the deck, deal, choose who begins (SA-2)."""

from __future__ import annotations

from gloam.titles.stay_away import events
from gloam.titles.stay_away.cards import THING, cards_of, dealable
from gloam.titles.stay_away.deck import take
from gloam.titles.stay_away.state import BOOK, StayAway
from gloam.titles.stay_away.turn import turn


def prepare(g: StayAway) -> None:
    rules = g.rules
    cards = cards_of(g.counts)
    pool = [card for card in cards if dealable(card, rules.weapons_in_deck)]
    g.chance.shuffle(pool)
    dealt = 4 * g.seats - (0 if rules.thing_in_deck else 1)
    first, rest = pool[:dealt], pool[dealt:]
    aside = [c for c in cards if not dealable(c, rules.weapons_in_deck) and c != THING]
    if rules.thing_in_deck:
        aside.append(THING)
    else:
        first.append(THING)
        g.chance.shuffle(first)
    for seat in range(g.seats):
        for card in first[4 * seat : 4 * seat + 4]:
            take(g, seat, card)
        g.tell(events.DEALT, 1 << seat, seat, g.hands[seat])
    g.deck = rest + aside
    g.chance.shuffle(g.deck)
    dealer_left = g.chance.below(g.seats)
    g.then(turn, dealer_left if rules.first_player < 0 else rules.first_player)


BOOK.begin = prepare
