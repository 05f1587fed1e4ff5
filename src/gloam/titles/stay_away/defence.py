"""Defence cards: played only in answer, discarded, and replaced at once (SA-8.0)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices
from gloam.titles.stay_away import events
from gloam.titles.stay_away.answers import ACCEPT, DEFEND
from gloam.titles.stay_away.cards import IM_COMFORTABLE, MISSED, NO_BARBECUE, NO_THANKS, SCARY
from gloam.titles.stay_away.deck import draw_stay_away, remove, settle_overflow
from gloam.titles.stay_away.state import BOOK, StayAway

OTHER_USE: Final = {
    card: BOOK.reason("answers-something-else", clause)
    for card, clause in (
        (SCARY, "SA-8.1-01"),
        (IM_COMFORTABLE, "SA-8.2-01"),
        (NO_THANKS, "SA-8.3-01"),
        (MISSED, "SA-8.4-01"),
        (NO_BARBECUE, "SA-8.5-01"),
    )
}
SHUT_OFF: Final = BOOK.reason("no-defence-in-quarantine", "SA-8.0-05e")


def defence_choices(g: StayAway, choices: Choices, seat: int, fitting: tuple[int, ...]) -> None:
    """The defence cards in this hand that answer what is happening."""
    for card in OTHER_USE:
        if card in g.hands[seat]:
            if card not in fitting:
                choices.put(DEFEND[card], OTHER_USE[card])
            else:
                choices.put(DEFEND[card], SHUT_OFF if g.isolated(seat) else None)


def react_choices(g: StayAway, choices: Choices, seat: int, fitting: int) -> None:
    """Let it happen, or answer it: asked alike whether or not there is an answer (SA-16.1-07)."""
    choices.put(ACCEPT)
    defence_choices(g, choices, seat, (fitting,))


def defend(g: StayAway, seat: int, card: int, against: int) -> None:
    """Draw a replacement for a defence card and discard it (SA-8.0-02).

    Till then it is being carried out, so that it never replaces itself (SA-14.1-03).
    """
    remove(g, seat, card)
    g.in_play.append(card)
    g.tell(events.DEFENDED, EVERYONE, seat, card, against)
    draw_stay_away(g, seat)
    g.in_play.remove(card)
    g.discards.append(card)
    settle_overflow(g, seat)
