"""Everything that can happen. That it happened is public; the parts named secret may not be."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import COUNT, SEAT
from gloam.titles.stay_away.cards import CARD
from gloam.titles.stay_away.state import BOOK, DOOR, ROLE, WAY, WHY

DEALT: Final = BOOK.event("dealt", "cards", seat=SEAT, cards=CARD)
TURN: Final = BOOK.event("turn", seat=SEAT)
DREW: Final = BOOK.event("drew", "card", seat=SEAT, card=CARD)
SKIPPED: Final = BOOK.event("skipped", seat=SEAT, count=COUNT)
NO_CARD: Final = BOOK.event("no_card", seat=SEAT)
RESHUFFLED: Final = BOOK.event("reshuffled")
DISCARDED: Final = BOOK.event("discarded", "card", seat=SEAT, card=CARD)
PLAYED: Final = BOOK.event("played", seat=SEAT, card=CARD, target=SEAT, door=DOOR)
PANICKED: Final = BOOK.event("panicked", seat=SEAT, card=CARD)
NO_EFFECT: Final = BOOK.event("no_effect", seat=SEAT, card=CARD)
DEFENDED: Final = BOOK.event("defended", seat=SEAT, card=CARD, against=SEAT)
OFFERED: Final = BOOK.event("offered", "card", seat=SEAT, target=SEAT, card=CARD)
EXCHANGED: Final = BOOK.event(
    "exchanged", "given got infected", seat=SEAT, target=SEAT, given=CARD, got=CARD, infected=SEAT
)
GAVE_OPENLY: Final = BOOK.event("gave_openly", seat=SEAT, card=CARD)
NO_EXCHANGE: Final = BOOK.event("no_exchange", seat=SEAT, target=SEAT, why=WHY)
LOOKED: Final = BOOK.event("looked", "card", seat=SEAT, target=SEAT, card=CARD)
SHOWED: Final = BOOK.event("showed", "cards", seat=SEAT, target=SEAT, cards=CARD)
SHOWED_NOTHING: Final = BOOK.event("showed_nothing", seat=SEAT)
KEPT: Final = BOOK.event("kept", "card away", seat=SEAT, card=CARD, away=CARD)
FORGOT: Final = BOOK.event("forgot", "card", seat=SEAT, card=CARD)
CHANGED_PLACES: Final = BOOK.event("changed_places", seat=SEAT, target=SEAT)
REVERSED: Final = BOOK.event("reversed", way=WAY)
QUARANTINED: Final = BOOK.event("quarantined", seat=SEAT, count=COUNT)
QUARANTINE_OVER: Final = BOOK.event("quarantine_over", seat=SEAT)
DOOR_BARRED: Final = BOOK.event("door_barred", door=DOOR)
DOOR_OPENED: Final = BOOK.event("door_opened", door=DOOR)
TOO_MANY: Final = BOOK.event("too_many", seat=SEAT)
PASSED_ON: Final = BOOK.event(
    "passed_on", "card infected", seat=SEAT, target=SEAT, card=CARD, infected=SEAT
)
SWAPPED_WITH_DECK: Final = BOOK.event(
    "swapped_with_deck", "given got", seat=SEAT, given=CARD, got=CARD
)
BURNED: Final = BOOK.event("burned", seat=SEAT, by=SEAT)
SUPER_INFECTED: Final = BOOK.event("super_infected", seat=SEAT)
VENGEANCE: Final = BOOK.event("vengeance", seat=SEAT)
DECLARED: Final = BOOK.event("declared", seat=SEAT)
REVEALED: Final = BOOK.event("revealed", seat=SEAT, role=ROLE, cards=CARD)
