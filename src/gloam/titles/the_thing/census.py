"""A count of all pieces, which never changes during a game (1.1, 1.2)."""

from __future__ import annotations

from collections import Counter

from gloam.titles.the_thing.cards import ACTION, ITEM, ROLE, TOKEN, WEAPON
from gloam.titles.the_thing.state import BOOK, TheThing


def census(g: TheThing) -> Counter[str]:
    found: Counter[str] = Counter()
    for kind, piles in (
        (ACTION, (g.deck, g.discards, g.face_down, g.pile, g.face_up, *g.hands)),
        (WEAPON, (g.weapon_deck, g.used_weapons, g.lost_weapons, *g.weapons)),
        (ITEM, (g.item_deck, g.used_items, g.lost_items, *g.items)),
        (TOKEN, (g.lab_lost, *g.lab)),
    ):
        for pile in piles:
            found.update(f"{kind.name} {kind.names[card]}" for card in pile)
    asked = {question.name for _, question, _ in g.asks}
    for kind, names in ((ACTION, ("special", "fetch")), (WEAPON, ("keep_weapon",)),
                        (ITEM, ("keep_item",))):  # fmt: skip
        if asked & set(names):
            found.update(f"{kind.name} {kind.names[card]}" for card in g.drawn)
    for token, count in enumerate((g.bag[0] + g.lab_spent, g.bag[1])):
        found[f"token {TOKEN.names[token]}"] += count
    if g.coop:
        roles = g.roles_aside + [g.role[c] for c in g.order if g.round]
        found.update(f"role {ROLE.names[role]}" for role in roles)
    found["dog"] = sum(g.dogs) + g.dogs_aside + g.dogs_out
    return +found


BOOK.census = census
