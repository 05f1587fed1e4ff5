"""The rules of a title, clause by clause: the text, the tests that hold it, or why none can."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from gloam.kernel.errors import BadInput
from gloam.kernel.setup import Meta, unknown


@dataclass(frozen=True)
class Clause:
    """One clause. Without tests it must be excused: software cannot enforce it, and why."""

    id: str
    source: str
    text: str
    tests: tuple[str, ...]
    excused: str | None


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
        raise BadInput("unknown-clause", unknown("clause", name, dict.fromkeys(found)))
    return found[name]


def _toml(file: Traversable) -> dict:  # type: ignore[type-arg]
    return tomllib.loads(file.read_text("utf-8"))
