"""The rules of a title: each clause, the tests that hold it or why none can; our figures."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from gloam.kernel.setup import Meta, unknown
from gloam.words import Words, words

TABLE: Final = "table"
"""The mark of a figure that a table brought itself."""


@dataclass(frozen=True)
class Clause:
    """One clause. Without tests it must be excused: software cannot enforce it, and why."""

    id: str
    source: str
    text: str
    tests: tuple[str, ...]
    excused: str | None


@dataclass(frozen=True)
class Figure:
    """A figure in use, in words; `mark` says where it comes from: `X`, `M`, `D` or the table."""

    name: str
    value: str
    mark: str


def figures(meta: Meta, language: str = "en", own: str = "") -> list[Figure]:
    """Every figure that no book gives, with those a table's switch puts in their place."""
    if meta.figures is None:
        return []
    say = words(language, meta)
    changed = meta.figures.own(own)
    return [
        Figure(
            say(f"figure-{name}"),
            _shown(say, changed.get(name, figure.value)),
            TABLE if name in changed else figure.mark,
        )
        for name, figure in meta.figures.ours.items()
    ]


def _shown(say: Words, value: Any) -> str:
    """Numbers as they are, words in the reader's language, lists one by one."""
    if isinstance(value, list | tuple):
        between = "; " if value and isinstance(value[0], list | tuple) else ", "
        return between.join(_shown(say, part) for part in value)
    return say(f"figure-word-{value}") if isinstance(value, str) else f"{value:g}"


def clauses(meta: Meta, language: str = "en") -> list[Clause]:
    """Every clause of a title, in the order of its rulebook."""
    folder = files(meta.package).joinpath("rules")
    english = _toml(folder / "en.toml")
    texts = english if language == "en" else _toml(folder / f"{language}.toml")
    excused = _toml(folder / "excused.toml")
    tests = json.loads(folder.joinpath("tests.json").read_text("utf-8"))
    return [
        Clause(
            id=name,
            source=entry["source"],
            text=texts[name]["text"] if language == "en" else texts[name],
            tests=tuple(tests.get(name, ())),
            excused=excused[name][language] if name in excused else None,
        )
        for name, entry in english.items()
    ]


def clause(meta: Meta, name: str, language: str = "en") -> Clause:
    found = {entry.id: entry for entry in clauses(meta, language)}
    if name not in found:
        raise unknown("clause", name, found)
    return found[name]


def _toml(file: Traversable) -> dict:  # type: ignore[type-arg]
    return tomllib.loads(file.read_text("utf-8"))
