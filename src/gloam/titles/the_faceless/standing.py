"""What may happen at any quiet moment: the sand runs out, somebody says the name (TF-12.2-06)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from gloam.kernel.book import Question
from gloam.kernel.journal import TABLE
from gloam.kernel.option import Option
from gloam.titles.the_faceless.answers import SAID_NAME
from gloam.titles.the_faceless.his_name import NAME, half_done
from gloam.titles.the_faceless.hourglass import SAND, runs
from gloam.titles.the_faceless.state import BOOK, TheFaceless

HIS_NAMES: Final = ("billygoat", "billigoat", "біллігоут", "біллігоат", "білігоут")
"""The name as people may write it."""


def standing(g: TheFaceless) -> Iterator[tuple[int, Question, tuple[Any, ...]]]:
    if runs(g):
        yield TABLE, SAND, ()
    if g.rules.his_name and g.turn:
        later = int(half_done(g))
        for seat in range(g.seats):
            yield seat, NAME, (later,)


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
