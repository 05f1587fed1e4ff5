"""Whisper: cards change hands (TF-4.7)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option, Reason
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import give, swap, thing
from gloam.titles.the_faceless.deck import into_hand, out_of_hand
from gloam.titles.the_faceless.state import BOOK, TheFaceless

HAND_FULL: Final = BOOK.reason("hand-full", "TF-4.7-02")


def whisper_options(
    g: TheFaceless, choices: Choices, free: bool, refused: Reason | None = None
) -> None:
    """A gift between any two hands, or a swap of one card for one (TF-4.7-01, TF-4.7-03)."""
    hands = [tuple(dict.fromkeys(hand)) for hand in g.hands]
    for giver in range(g.seats):
        for receiver in range(g.seats):
            if giver == receiver:
                continue
            full = HAND_FULL if len(g.hands[receiver]) >= g.limit(receiver) else None
            for card in hands[giver]:
                choices.put(give(card, giver, receiver, free), refused or full)
                if giver < receiver:
                    for back in hands[receiver]:
                        if back != card:
                            choices.put(swap(card, giver, back, receiver, free), refused)


def whisper(g: TheFaceless, seat: int, answer: Option) -> None:
    card, giver = thing(answer), thing(answer, 1)
    if answer.verb in ("give", "give_free"):
        receiver = thing(answer, 2)
        out_of_hand(g, giver, card)
        into_hand(g, receiver, card)
        g.tell(events.GAVE, EVERYONE, seat, card, giver, receiver)
        return
    back, receiver = thing(answer, 2), thing(answer, 3)
    out_of_hand(g, giver, card)
    out_of_hand(g, receiver, back)
    into_hand(g, giver, back)
    into_hand(g, receiver, card)
    g.tell(events.SWAPPED, EVERYONE, seat, card, giver, back, receiver)
