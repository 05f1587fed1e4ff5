"""Every option of the game: what a player can answer, made once."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import SEAT, Kind, Option
from gloam.titles.stay_away.cards import AXE, BARRED_DOOR, CARD, NAMES
from gloam.titles.stay_away.state import BOOK, DOOR, SIDE

_SEATS: Final = range(12)


def _each_card(verb: str) -> tuple[Option, ...]:
    return tuple(BOOK.option(verb, (CARD, card)) for card in range(len(NAMES)))


def _each(verb: str, kind: Kind, things: range) -> tuple[Option, ...]:
    return tuple(BOOK.option(verb, (kind, thing)) for thing in things)


PLAY: Final = _each_card("play")
PLAY_AT: Final = tuple(
    tuple(BOOK.option("play", (CARD, card), (SEAT, seat)) for seat in _SEATS)
    for card in range(len(NAMES))
)
BAR: Final = tuple(BOOK.option("play", (CARD, BARRED_DOOR), (DOOR, gap)) for gap in _SEATS)
CHOP: Final = tuple(BOOK.option("play", (CARD, AXE), (DOOR, gap)) for gap in _SEATS)
DISCARD: Final = _each_card("discard")
OFFER: Final = _each_card("offer")
GIVE: Final = _each_card("give")
DEFEND: Final = _each_card("defend")
KEEP: Final = _each_card("keep")
SWAP: Final = _each_card("swap")
CHOOSE: Final = _each("choose", SEAT, _SEATS)
GO: Final = _each("go", SIDE, range(2))
DRAW: Final = BOOK.option("draw")
ACCEPT: Final = BOOK.option("accept")
SHOW_HAND: Final = BOOK.option("show_hand")
SHOW_INFECTED: Final = BOOK.option("show_infected")
SHOW_NOTHING: Final = BOOK.option("show_nothing")
DECLARE: Final = BOOK.option("declare")
