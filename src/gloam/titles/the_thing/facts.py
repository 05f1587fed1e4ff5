"""What a seat knows for certain of the others: its notes, kept by the program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gloam.kernel.book import EventKind
from gloam.titles.the_thing.cards import ACTION, ITEM, TOKEN, WEAPON
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.imagine import own_deliveries
from gloam.titles.the_thing.state import BOOK

CLEARED: Final = BOOK.fact("cleared", character=CHARACTER)
SAW_ALIEN: Final = BOOK.fact("saw_alien", character=CHARACTER)
SAW_HUMAN: Final = BOOK.fact("saw_human", character=CHARACTER)
GAVE_WEAPON: Final = BOOK.fact("gave_weapon", character=CHARACTER, weapon=WEAPON)
GAVE_ITEM: Final = BOOK.fact("gave_item", character=CHARACTER, item=ITEM)
GAVE_TOKEN: Final = BOOK.fact("gave_token", character=CHARACTER, token=TOKEN)
DELIVERED: Final = BOOK.fact("delivered", card=ACTION)

_GIFTS: Final = {
    "gave_weapon": (GAVE_WEAPON, "weapon", WEAPON),
    "gave_item": (GAVE_ITEM, "item", ITEM),
    "gave_token": (GAVE_TOKEN, "token", TOKEN),
}


def known(seen: dict[str, Any]) -> Iterator[tuple[EventKind, tuple[Any, ...]]]:
    """Who is cleared, what one saw on tokens and was given, what one delivered this round."""
    table = seen["table"]
    mine = table.get("me", {"holds": {}})["holds"]
    for name, suspicion in table["people"]["suspicion"].items():
        if suspicion == 0 and table["people"]["fate"][name] == "in_play" and name not in mine:
            yield CLEARED, (CHARACTER.read(name),)
    for event in seen["journal"]:
        if event["event"] == "looked" and event["character"] in mine:
            fact = SAW_ALIEN if event["role"] == "alien" else SAW_HUMAN
            yield fact, (CHARACTER.read(event["target"]),)
        elif event["event"] in _GIFTS and event["target"] in mine:
            fact, what, kind = _GIFTS[event["event"]]
            if event["character"] not in mine:
                yield fact, (CHARACTER.read(event["character"]), kind.read(event[what]))
    if mine:
        for card in own_deliveries(seen):
            yield DELIVERED, (card,)


BOOK.known = known
