"""The titles as a client needs them: forms for a new table, and how to read what a game tells."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import gloam
from gloam.kernel.book import EventKind
from gloam.server import wire


@cache
def titles() -> list[wire.Title]:
    return [title(meta) for meta in gloam.titles()]


def title(meta: gloam.Meta) -> wire.Title:
    book = gloam.title(meta.name).position.book
    return wire.Title(
        title=meta.name,
        name=meta.display,
        seats=(meta.least_seats, meta.most_seats, meta.usual_seats),
        minutes=meta.minutes,
        editions={name: dict(values) for name, values in meta.editions.items()},
        switches=[
            wire.Switch(s.name, s.default, list(s.choices), s.least, s.most, list(s.clauses))
            for s in meta.switches
        ],
        events=_told(book.events),
        questions={
            name: [wire.Param(param, kind.name, False) for param, kind in question.params]
            for name, question in book.questions.items()
        },
        facts=_told(book.facts),
    )


def _told(kinds: Mapping[str, EventKind]) -> dict[str, list[wire.Param]]:
    return {
        name: [
            wire.Param(param, kind.name, secret)
            for (param, kind), secret in zip(told.params, told.secret, strict=True)
        ]
        for name, told in kinds.items()
    }
