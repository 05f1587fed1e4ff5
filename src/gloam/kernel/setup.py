"""How a game is set up: title, seats, edition and switches; and what each switch can be."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from gloam.kernel.errors import BadInput

if TYPE_CHECKING:
    from gloam.kernel.figures import Figures

Value = bool | int | str

_YES_NO: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@dataclass(frozen=True)
class Switch:
    """One rule that can be set: yes or no, one of several words, a number in a range, or a text."""

    name: str
    default: Value
    clauses: tuple[str, ...]
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    samples: tuple[str, ...] = ("",)
    """For a free text: values worth testing."""

    def read(self, given: Value) -> Value:
        """The value meant, from a value or its text. Raises `BadInput` with what is possible."""
        if isinstance(self.default, bool):
            value = given if isinstance(given, bool) else _YES_NO.get(str(given).lower())
            if value is not None:
                return value
            raise self._bad("switch-yes-no", given, "yes or no")
        if isinstance(self.default, int):
            number = _whole(given)
            if number is None or not self.least <= number <= self.most:
                possible = f"a number from {self.least} to {self.most}"
                span = {"least": self.least, "most": self.most}
                raise self._bad("switch-number", given, possible, **span)
            return number
        if self.choices and given not in self.choices:
            known = ", ".join(self.choices)
            raise self._bad("switch-choice", given, "one of " + known, known=known)
        if not isinstance(given, str) or not given.isprintable():
            raise self._bad("switch-text", given, "a text on one line")
        return given

    def show(self, value: Value) -> str:
        return ("yes" if value else "no") if isinstance(value, bool) else str(value)

    def _bad(self, code: str, given: Value, possible: str, **about: str | int) -> BadInput:
        sentence = f"“{self.name}” takes {possible}, not “{given}”."
        return BadInput(code, sentence, None, switch=self.name, given=str(given), **about)


def _whole(given: object) -> int | None:
    """The whole number that is meant, if it is one."""
    if isinstance(given, bool) or not isinstance(given, int | str):
        return None
    try:
        return int(given)
    except ValueError:
        return None


@dataclass(frozen=True)
class Meta:
    """What a title is, known without importing its rules."""

    name: str
    display: str
    package: str
    least_seats: int
    most_seats: int
    usual_seats: int
    minutes: tuple[int, int]
    editions: Mapping[str, Mapping[str, Value]]
    switches: tuple[Switch, ...]
    check: Callable[[int, Mapping[str, Value]], None] = field(default=lambda _seats, _values: None)
    """Raises `BadInput` for switches that do not go together."""
    timeless: Mapping[str, Mapping[Value, Value]] = field(default_factory=dict)
    """For switches that need a running clock: what stands for a value where there is none."""
    cooperative: range = range(0)
    """The numbers of seats at which all win or lose together."""
    figures: Figures | None = None
    """Those that no source gives; a title that has some also has the switch `figures`."""

    @property
    def default_edition(self) -> str:
        return next(iter(self.editions))

    def values(self, edition: str) -> dict[str, Value]:
        """Every switch as an edition sets it."""
        plain = {switch.name: switch.default for switch in self.switches}
        return {**plain, **self.editions[edition]}

    def without_clock(self, edition: str, switches: Mapping[str, Value]) -> dict[str, Value]:
        """The switches for a game that no table drives, where time means nothing."""
        values = {**self.editions.get(edition, {}), **switches}
        stead = {
            name: instead[values[name]]
            for name, instead in self.timeless.items()
            if values.get(name) in instead
        }
        return {**switches, **stead}

    def setup(
        self,
        seats: int | None = None,
        edition: str | None = None,
        seed: int | str = 0,
        switches: Mapping[str, Value] | None = None,
    ) -> Setup:
        """A checked setup. Raises `BadInput` with one clear sentence."""
        seats = self.usual_seats if seats is None else seats
        if not self.least_seats <= seats <= self.most_seats:
            least, most = self.least_seats, self.most_seats
            sentence = f"{self.display} is for {least} to {most} players, not {seats}."
            raise BadInput("bad-seats", sentence, least=least, most=most, given=seats)
        edition = self.default_edition if edition is None else edition
        if edition not in self.editions:
            raise unknown("edition", edition, self.editions)
        known = {switch.name: switch for switch in self.switches}
        values = self.values(edition)
        for name, given in (switches or {}).items():
            if name not in known:
                raise unknown("switch", name, known)
            values[name] = known[name].read(given)
        if not str(seed).isprintable():
            raise BadInput("bad-seed", "A seed is a number or a text on one line.")
        self.check(seats, values)
        return Setup(self, seats, edition, str(seed), values)


@dataclass(frozen=True)
class Setup:
    """One game's setup. `values` holds every switch."""

    meta: Meta
    seats: int
    edition: str
    seed: str
    values: Mapping[str, Value]

    def changed(self) -> dict[str, str]:
        """The switches that differ from the edition, as text."""
        return self._changed.copy()

    @cached_property
    def _changed(self) -> dict[str, str]:
        plain = self.meta.values(self.edition)
        by_name = {switch.name: switch for switch in self.meta.switches}
        return {
            name: by_name[name].show(value)
            for name, value in self.values.items()
            if value != plain[name]
        }


def check_most(values: Mapping[str, Value], name: str, most: int) -> None:
    """Refuse a number that is too high for this number of seats. Raises `BadInput`."""
    given = int(values[name])
    if given > most:
        sentence = f"“{name}” is at most {most} here, not {given}."
        raise BadInput("switch-above", sentence, switch=name, most=most, given=given)


def unknown(what: str, given: str, known: Collection[str]) -> BadInput:
    """A name that is not known, with the nearest one that is; `what` ends the code."""
    near = difflib.get_close_matches(given, known, 1)
    every = ", ".join(known)
    hint = f"did you mean “{near[0]}”?" if near else f"there are {every}."
    return BadInput(
        f"unknown-{what.split()[-1]}",
        f"There is no {what} “{given}”; {hint}",
        given=given,
        known=near[0] if near else every,
    )
