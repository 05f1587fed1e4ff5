"""Figures that no source gives: a title's own, each with its mark, and another set for one table.

A title keeps them in `figures.toml`, so that whoever sees the real thing changes them in one place:

    [sos-spaces]
    value = 10
    mark = "X"
    least = 2
    most = 30

A value is a number, a word, or a list of such, nested as one likes. `least` and `most` bound every
number in it, `of` lists the words it may hold, `items` says how long the list may be if not as long
as ours. A table's own figures are the text of its switch `figures`, a JSON object of those that
differ: so a record carries them.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

from gloam.kernel.errors import BadInput
from gloam.kernel.setup import unknown

SWITCH: Final = "figures"
"""The switch whose text holds a table's own figures."""


@dataclass(frozen=True)
class Figure:
    """One figure of ours: its value, how far it can be trusted, and what it may be instead."""

    name: str
    value: Any
    mark: str
    least: float
    most: float
    of: tuple[str, ...]
    items: tuple[int, int]

    def read(self, given: Any) -> Any:
        """The value that is given, lists as tuples. Raises `BadInput` if it cannot be one."""
        if isinstance(self.value, list):
            shortest, longest = self.items
            if not isinstance(given, list) or not shortest <= len(given) <= longest:
                raise self._bad_length(given)
            return tuple(self._part(part, self.value[0]) for part in given)
        return self._part(given, self.value)

    def _part(self, given: Any, ours: Any) -> Any:
        if isinstance(ours, list):
            if not isinstance(given, list) or not given:
                raise self._bad("figure-lists", "takes lists inside its list", given)
            return tuple(self._part(part, ours[0]) for part in given)
        if isinstance(ours, str):
            if not isinstance(given, str) or (self.of and given not in self.of):
                if not self.of:
                    raise self._bad("figure-text", "takes words", given)
                known = ", ".join(self.of)
                raise self._bad("figure-word", f"takes {known}", given, known=known)
            return given
        numbers = int | float if isinstance(ours, float) else int
        if isinstance(given, bool) or not isinstance(given, numbers):
            if numbers is int:
                raise self._bad("figure-whole", "takes a whole number", given)
            raise self._bad("figure-number", "takes a number", given)
        if not self.least <= given <= self.most:
            least, most = f"{self.least:g}", f"{self.most:g}"
            possible = f"lies between {least} and {most}"
            raise self._bad("figure-range", possible, given, least=least, most=most)
        return given

    def _bad_length(self, given: Any) -> BadInput:
        least, most = self.items
        if least == most:
            return self._bad("figure-length", f"takes a list of {least}", given, count=least)
        possible = f"takes a list of {least} to {most}"
        return self._bad("figure-list", possible, given, least=least, most=most)

    def _bad(self, code: str, possible: str, given: Any, **about: str | int) -> BadInput:
        shown = json.dumps(given, ensure_ascii=False, default=str)[:40]
        sentence = f"The figure “{self.name}” {possible}, not {shown}."
        return BadInput(code, sentence, None, figure=self.name, given=shown, **about)


class Figures:
    """All figures of a title that are ours, read from its package when first needed."""

    def __init__(self, package: str) -> None:
        self._package: Final = package
        self._read: Final[dict[str, Mapping[str, Any]]] = {}

    @cached_property
    def ours(self) -> dict[str, Figure]:
        text = files(self._package).joinpath("figures.toml").read_text("utf-8")
        return {
            name: Figure(
                name,
                entry["value"],
                entry["mark"],
                entry.get("least", 0),
                entry.get("most", 99),
                tuple(entry.get("of", ())),
                tuple(entry.get("items", (len(entry["value"]),) * 2))
                if isinstance(entry["value"], list)
                else (0, 0),
            )
            for name, entry in tomllib.loads(text).items()
        }

    def values(self, text: str = "") -> Mapping[str, Any]:
        """Every figure by name, with those of the switch's text put in. Raises `BadInput`."""
        found = self._read.get(text)
        if found is None:
            found = {name: figure.read(figure.value) for name, figure in self.ours.items()}
            found = {**found, **self.own(text)}
            if len(self._read) > 100:
                self._read.clear()
            self._read[text] = found
        return found

    def own(self, text: str) -> dict[str, Any]:
        """The figures that a table brings itself, from the switch's text."""
        if not text:
            return {}
        try:
            given = json.loads(text)
        except (ValueError, RecursionError):
            raise BadInput("bad-figures", "A table's figures are written as JSON.") from None
        if not isinstance(given, dict):
            raise BadInput("bad-figures", "A table's figures are an object of names and values.")
        return {self._known(name): self.ours[name].read(value) for name, value in given.items()}

    def given(self, text: str) -> str:
        """The switch's text, from it or from a file's. Raises `BadInput`."""
        return text if text.startswith("{") or not text.strip() else self.pack(text)

    def pack(self, toml: str) -> str:
        """The switch's text from a file like `figures.toml`, with `value` or plain `name = …`."""
        try:
            given = tomllib.loads(toml)
        except tomllib.TOMLDecodeError as problem:
            sentence = f"This is not a file of figures: {problem}."
            raise BadInput("figures-file", sentence, problem=str(problem)) from None
        plain = {}
        for name, entry in given.items():
            value = entry.get("value") if isinstance(entry, dict) else entry
            if self.ours[self._known(name)].read(value) != self.values()[name]:
                plain[name] = value
        return json.dumps(plain, sort_keys=True, ensure_ascii=False) if plain else ""

    def _known(self, name: str) -> str:
        if name not in self.ours:
            raise unknown("figure", name, self.ours)
        return name
