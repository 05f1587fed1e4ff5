"""Defence cards: played only in answer, discarded, and replaced at once (SA-8.0)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices
from gloam.titles.stay_away import events
from gloam.titles.stay_away.answers import ACCEPT, DEFEND
from gloam.titles.stay_away.cards import TYPES
from gloam.titles.stay_away.deck import draw_stay_away, remove, settle_overflow
from gloam.titles.stay_away.state import BOOK, StayAway

DEFENCES: Final = tuple(card for card, kind in enumerate(TYPES) if kind == "defence")
OTHER_USE: Final = BOOK.reason("answers-something-else", "SA-8.0-01e")
SHUT_OFF: Final = BOOK.reason("no-defence-in-quarantine", "SA-8.0-05e")


def defence_choices(g: StayAway, choices: Choices, seat: int, fitting: tuple[int, ...]) -> None:
    """The defence cards in this hand that answer what is happening."""
    for card in DEFENCES:
        if card in g.hands[seat]:
            if card not in fitting:
                choices.put(DEFEND[card], OTHER_USE)
            else:
                choices.put(DEFEND[card], SHUT_OFF if g.isolated(seat) else None)


def react_choices(g: StayAway, choices: Choices, seat: int, fitting: int) -> None:
    """Let it happen, or answer it: asked alike whether or not there is an answer (SA-16.1-07)."""
    choices.put(ACCEPT)
    defence_choices(g, choices, seat, (fitting,))


def defend(g: StayAway, seat: int, card: int, against: int) -> None:
    """Discard a defence card after use and draw a replacement (SA-8.0-02)."""
    remove(g, seat, card)
    g.discards.append(card)
    g.tell(events.DEFENDED, EVERYONE, seat, card, against)
    draw_stay_away(g, seat)
    settle_overflow(g, seat)
