"""What may happen at any quiet moment: the sand runs out, somebody says the name (TF-12.2-06)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from gloam.kernel.book import Question
from gloam.kernel.journal import EVERYONE, TABLE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_faceless import events
from gloam.titles.the_faceless.answers import SAID_NAME
from gloam.titles.the_faceless.billygoat import APPROACHES
from gloam.titles.the_faceless.cards import colour_of
from gloam.titles.the_faceless.deck import draw, put, refill
from gloam.titles.the_faceless.group import PAYMENT, WAY
from gloam.titles.the_faceless.hourglass import SAND, runs
from gloam.titles.the_faceless.state import BOOK, NONE, TheFaceless
from gloam.titles.the_faceless.threat import GIVE_UP, effect

HIS_NAMES: Final = ("billygoat", "billigoat", "біллігоут", "біллігоат", "білігоут")
"""The name as people may write it."""


def name_options(g: TheFaceless, choices: Choices, seat: int) -> None:
    choices.put(SAID_NAME)


@BOOK.step
def name_said(g: TheFaceless, seat: int, answer: Option) -> None:
    """A deck card joins the display at once and acts; modules do not answer (TF-12.2-06)."""
    g.tell(events.NAME_SAID, EVERYONE, g.current)
    card = draw(g)
    if card != NONE:
        put(g, card)
        g.tell(events.ADDED, EVERYONE, card)
        g.then(effect, colour_of(card))
        g.then(refill)


NAME: Final = BOOK.question("name", name_options, name_said)


HALF_DONE: Final = (APPROACHES, GIVE_UP, PAYMENT, WAY)
"""Asked in the middle of a step or of a threat, which is finished before the name counts."""


def standing(g: TheFaceless) -> Iterator[tuple[int, Question, tuple[Any, ...]]]:
    if runs(g):
        yield TABLE, SAND, ()
    if g.rules.his_name and g.turn and not any(asked in HALF_DONE for _, asked, _ in g.asks):
        for seat in range(g.seats):
            yield seat, NAME, ()


def heard(g: TheFaceless, seat: int, text: str) -> Option | None:
    """Whether the player whose turn it is has just written the name (TF-12.3-02)."""
    if not g.rules.his_name or not g.turn or seat != g.current or g.outcome is not None:
        return None
    letters = unicodedata.normalize("NFKC", text).casefold()
    plain = "".join(letter for letter in letters if letter.isalpha())
    return SAID_NAME if any(name in plain for name in HIS_NAMES) else None


BOOK.standing = standing
BOOK.heard = heard
BOOK.may_talk = staticmethod(lambda g, _seat: not g.silent)
