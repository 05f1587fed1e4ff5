"""The titles as a client needs them: forms for a new table, and how to read what a game tells."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import gloam
from gloam import rulespage
from gloam.bots import levels
from gloam.kernel.book import Book, EventKind
from gloam.kernel.figures import SWITCH as FIGURES
from gloam.kernel.setup import Switch, unknown
from gloam.server import wire
from gloam.words import LANGUAGES, words


@cache
def titles() -> list[wire.Title]:
    return [title(meta) for meta in gloam.titles()]


def title(meta: gloam.Meta) -> wire.Title:
    book = gloam.title(meta.name).position.book
    return wire.Title(
        title=meta.name,
        intro={language: _intro(meta, language) for language in LANGUAGES},
        bots=levels(meta),
        seats=(meta.least_seats, meta.most_seats, meta.usual_seats),
        together=list(meta.cooperative),
        minutes=meta.minutes,
        editions={name: dict(values) for name, values in meta.editions.items()},
        switches=[_switch(meta, switch) for switch in meta.switches],
        events=_told(book.events),
        questions={
            name: [wire.Param(param, kind.name, False) for param, kind in question.params]
            for name, question in book.questions.items()
        },
        facts=_told(book.facts),
        forms=_forms(book),
        sheet=[
            wire.Row(path, kind.name, None if by is None else by.name)
            for path, kind, by in book.sheet
        ],
    )


def _forms(book: Book) -> dict[str, list[list[str]]]:
    named = [(o.verb, tuple(kind.name for kind, _ in o.things)) for o in book.options.values()]
    named += [(verb, tuple(kind.name for kind in f)) for verb, fs in book.forms.items() for f in fs]
    found: dict[str, list[list[str]]] = {}
    for verb, kinds in sorted(set(named)):
        found.setdefault(verb, []).append(list(kinds))
    return found


def _switch(meta: gloam.Meta, switch: Switch) -> wire.Switch:
    return wire.Switch(
        switch.name,
        switch.default,
        list(switch.choices),
        switch.least,
        switch.most,
        list(switch.clauses),
        file=meta.figures is not None and switch.name == FIGURES,
    )


def _intro(meta: gloam.Meta, language: str) -> wire.Intro:
    say = words(language, meta)
    return wire.Intro(say("title-name"), say("title-about"))


def rules(name: str, language: str, own: str = "") -> wire.Rules:
    """A title's rules page, with the figures of a table that brought its own.

    Raises `BadInput` for a title or a language that there is not.
    """
    meta = gloam.title(name).meta
    clauses = _clauses(meta.name, language)
    figures = [
        wire.Figure(figure.name, figure.value, figure.mark)
        for figure in rulespage.figures(meta, language, own)
    ]
    return wire.Rules(meta.name, language, clauses, figures)


@cache
def _clauses(name: str, language: str) -> list[wire.Clause]:
    if language not in LANGUAGES:
        raise unknown("language", language[:20], LANGUAGES)
    return [
        wire.Clause(clause.id, clause.source, clause.text, clause.excused)
        for clause in rulespage.clauses(gloam.title(name).meta, language)
    ]


def _told(kinds: Mapping[str, EventKind]) -> dict[str, list[wire.Param]]:
    return {
        name: [
            wire.Param(param, kind.name, secret)
            for (param, kind), secret in zip(told.params, told.secret, strict=True)
        ]
        for name, told in kinds.items()
    }
