"""The action cards: drawing, discarding, delivering (TT-0-11, TT-4.0)."""

from __future__ import annotations

from gloam.kernel.journal import EVERYONE
from gloam.titles.the_thing import events
from gloam.titles.the_thing.cards import TORCH
from gloam.titles.the_thing.characters import NORRIS
from gloam.titles.the_thing.state import TheThing


def draw(g: TheThing, count: int) -> list[int]:
    """Cards from the top; the discards are shuffled into a new deck when it runs out (TT-0-11)."""
    drawn = []
    for _ in range(count):
        if not g.deck:
            shuffle_in(g)
        drawn.append(g.deck.pop())
    return drawn


def shuffle_in(g: TheThing) -> None:
    """Deck and discards become one new deck."""
    if g.discards or g.face_down:
        g.deck += g.discards + g.face_down
        g.discards, g.face_down = [], []
        g.tell(events.RESHUFFLED, EVERYONE)
    g.chance.shuffle(g.deck)


def deliver(g: TheThing, character: int, card: int) -> None:
    """Onto the Leader sheet: face up from the highest suspicion, else unseen (TT-4.1-05)."""
    if g.suspicion[character] >= g.number:
        g.face_up.append(card)
        g.tell(events.DELIVERED_OPENLY, EVERYONE, character, card)
    else:
        g.pile.append(card)
        g.tell(events.DELIVERED, g.knows(character), character, card)


def sees_in_the_dark(g: TheThing, character: int) -> bool:
    """Norris, and whoever has a Torch (TT-4.1-12)."""
    return character == NORRIS or TORCH in g.items[character]
