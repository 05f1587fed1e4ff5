"""Gloam: a table for three horror board games, exact enough to study and quick enough to search."""

from __future__ import annotations

from importlib import import_module

from gloam.kernel import record, saved
from gloam.kernel.chance import Chance
from gloam.kernel.errors import BadInput, BrokenRecord, GloamError, NotAllowed
from gloam.kernel.journal import ALL
from gloam.kernel.option import Option
from gloam.kernel.position import Decision, Position
from gloam.kernel.setup import Meta, unknown
from gloam.kernel.title import Title
from gloam.titles.stay_away.meta import META as _STAY_AWAY
from gloam.titles.the_faceless.meta import META as _THE_FACELESS
from gloam.titles.the_thing.meta import META as _THE_THING

__version__ = "0.1.0"

__all__ = [
    "ALL",
    "BadInput",
    "BrokenRecord",
    "Chance",
    "Decision",
    "GloamError",
    "Meta",
    "NotAllowed",
    "Option",
    "Position",
    "Title",
    "load",
    "replay",
    "title",
    "titles",
]

_METAS = (_STAY_AWAY, _THE_THING, _THE_FACELESS)


def titles() -> tuple[Meta, ...]:
    """What can be played, without importing any rules."""
    return _METAS


def title(name: str) -> Title:
    """A game with its rules."""
    for meta in _METAS:
        if meta.name == name:
            found: Title = import_module(f"{meta.package}.title").TITLE
            return found
    raise unknown("title", name, [meta.name for meta in _METAS])


def replay(text: str) -> Position:
    """The last position of a recorded game of any title."""
    return title(record.read(text).headers["title"]).replay(text)


def load(text: str) -> Position:
    """The saved position of any title."""
    return title(str(saved.read(text).get("title"))).load(text)
