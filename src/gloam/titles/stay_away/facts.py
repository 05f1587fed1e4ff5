"""What a seat knows for certain of the others: its notes, kept by the program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gloam.kernel.book import EventKind
from gloam.kernel.option import SEAT, Kind
from gloam.titles.stay_away.cards import CARD
from gloam.titles.stay_away.knowledge import Knowledge
from gloam.titles.stay_away.meta import META
from gloam.titles.stay_away.state import BOOK, ROLE

IS: Final = BOOK.fact("is", seat=SEAT, role=ROLE)
NOT_THING: Final = BOOK.fact("not_thing", seat=SEAT)
HOLDS: Final = BOOK.fact("holds", seat=SEAT, cards=CARD)
GAVE_YOU: Final = BOOK.fact("gave_you", seat=SEAT, cards=CARD)
DUTY: Final = Kind("duty", ("required", "optional"))
HINTS: Final = BOOK.fact("hints", duty=DUTY)
"""What a dead Thing owes the table in Vengeance (SA-15.6-03e, SA-15.6-03i)."""


def known(seen: dict[str, Any]) -> Iterator[tuple[EventKind, tuple[Any, ...]]]:
    """Roles, excluded roles and cards of the living, and what each has given this seat.

    A dead Thing is reminded whether it must or may give hints.
    """
    me, table = seen["viewer"], seen["table"]
    knowledge = Knowledge(me, seen["seats"], seen["switches"].get("thing_in_deck") == "yes")
    knowledge.follow(seen["journal"])
    roles: list[str | None] = table["me"]["roles"] if "me" in table else [None] * seen["seats"]
    for seat in range(seen["seats"]):
        if seat == me:
            continue
        if table["alive"][seat]:
            role = roles[seat]
            if role is not None:
                yield IS, (seat, ROLE.read(role))
            elif seat in knowledge.not_thing:
                yield NOT_THING, (seat,)
            if knowledge.held[seat]:
                yield HOLDS, (seat, _cards(sorted(knowledge.held[seat].elements())))
        if knowledge.given[seat]:
            yield GAVE_YOU, (seat, _cards(knowledge.given[seat]))
    if me is not None and me == knowledge.dead_thing and seen["outcome"] is None:
        setup = META.setup(seen["seats"], seen["edition"], 0, seen["switches"])
        yield HINTS, (DUTY.read(str(setup.values["vengeance_hints"])),)


def _cards(names: list[str]) -> tuple[int, ...]:
    return tuple(CARD.read(name) for name in names)


BOOK.known = known
