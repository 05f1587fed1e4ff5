"""Turns a view into words: questions, options, refusals and events, for one reader."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from gloam.bots import Advice
from gloam.kernel.book import Book, EventKind
from gloam.kernel.setup import Meta, Setup
from gloam.kernel.title import Title
from gloam.kernel.view import View, show_option
from gloam.words import Words, switch_words, words

Shown = dict[str, Any]


class Table(ABC):
    """What a title adds for the terminal: its drawing, its places, the reader's role and hand."""

    @abstractmethod
    def sketch(self, view: View, tell: Teller) -> list[str]:
        """The table in lines."""

    def beside(self, view: View, tell: Teller) -> list[str]:
        """What else lies on the table, in lines that may be broken and stand beside the drawing."""
        return []

    @abstractmethod
    def role(self, view: View, tell: Teller) -> str:
        """Who the reader is."""

    @abstractmethod
    def hand(self, view: View, tell: Teller) -> list[tuple[str, str]]:
        """What the reader holds, each with its effect."""

    def place(self, view: View, tell: Teller, place: int) -> str:
        """The name of a place, in a title whose options name places by number."""
        raise LookupError(place)

    def mark(self, view: View, tell: Teller, span: Shown, said: str) -> int | None:
        """The mark of a span that a text means: its number on the scale. None, if it means none."""
        raise LookupError(span["scale"])

    def preview(self, view: View, tell: Teller, option: Shown) -> str:
        """What may be seen of an option of a span while it is tried; it may be nothing."""
        return ""


class Teller:
    """Words for one reader of one game. `view` is the reader's newest view."""

    def __init__(self, title: Title, setup: Setup, names: Sequence[str], language: str) -> None:
        self.meta: Meta = title.meta
        self.book: Book = title.position.book
        self.setup = setup
        self.names = list(names)
        self.words: Words = words(language, title.meta)
        self.table = table_of(title.meta)
        self.view: View = {"viewer": None}
        self.tried: Shown | None = None
        """An option of a span that the reader is trying: the drawing may show it so."""

    def thing(self, kind: str, shown: Any) -> str | int:
        """One thing that an option, a question or an event names.

        Its word is the message `kind-name`; a name without one is left for messages to select by,
        and so is a number.
        """
        if kind == "seat":
            return self.names[shown] if shown >= 0 else "none"
        if kind == "place":
            return self.table.place(self.view, self, shown)
        if isinstance(shown, str) and self.words.has(f"{kind}-{shown}"):
            return self.words(f"{kind}-{shown}")
        found: str | int = shown
        return found

    def things(self, kind: str, shown: Sequence[Any]) -> str:
        return ", ".join(str(self.thing(kind, one)) for one in shown)

    def effect(self, card: str) -> str:
        return self.words(f"effect-{card}", **switch_words(self.setup.values))

    def event(self, shown: Shown) -> str:
        """What happened."""
        return self._told(f"event-{shown['event']}", self.book.events[shown["event"]], shown)

    def fact(self, shown: Shown) -> str:
        """What the reader knows for certain."""
        return self._told(f"fact-{shown['event']}", self.book.facts[shown["event"]], shown)

    def _told(self, key: str, event: EventKind, shown: Shown) -> str:
        """The message of what is shown.

        `$you` names the public parameter that is the reader; `$you_NAME` is yes where the secret
        parameter NAME is. `$NAME` is a word to read, `$NAME_is` the name to select by.
        """
        viewer = self.view["viewer"]
        values: dict[str, str | int] = {}
        mine: list[str] = []
        for (name, kind), secret in zip(event.params, event.secret, strict=True):
            value = shown[name]
            me = kind.name == "seat" and value is not None and value == viewer
            if secret and kind.name == "seat":
                values[f"you_{name}"] = "yes" if me else "no"
            elif me:
                mine.append(name)
            if isinstance(value, str):
                values[f"{name}_is"] = value
            if value is None or value == []:
                values[name] = values[f"{name}_is"] = "none"
            elif isinstance(value, list | tuple):
                values[name] = self.things(kind.name, value)
            else:
                values[name] = self.thing(kind.name, value)
        values["you"] = "none" if not mine else mine[0] if len(mine) == 1 else "both"
        return self.words(key, **values)

    def option(self, shown: Shown) -> str:
        """What it means. The second thing of a kind is `$kind2`, the third `$kind3`."""
        key = "-".join(["option", shown["verb"], *(kind for kind, _ in shown["things"])])
        values: dict[str, str | int] = {}
        for kind, thing in shown["things"]:
            nth = sum(key in (kind, f"{kind}2") for key in values) + 1
            name = kind if nth == 1 else f"{kind}{nth}"
            values[name] = self.thing(kind, thing)
            values[f"{name}_is"] = thing
        me = ("seat", self.view["viewer"]) in [tuple(thing) for thing in shown["things"]]
        return self.words(key, **values, you="seat" if me else "none")

    def advice(self, advice: Advice) -> str:
        """What a bot would answer, and why."""
        shown = show_option(self.book.parse(advice.option))
        option = self.words("ui-advice", option=self.option(shown))
        if not advice.reason:
            return option
        values = {kind: self.thing(kind, thing) for kind, thing in advice.things}
        return f"{option} {self.words(f'advice-{advice.reason}', **values)}"

    def why(self, refused: Shown) -> str:
        text = self.words(f"why-{refused['code']}")
        return f"{text} ({self.words('ui-rule', clause=refused['clause'])})"

    def ask(self, decision: Shown) -> str:
        return self.words(f"ask-{decision['question']}", **self._about(decision))

    def wait(self, asked: Shown) -> str:
        """For whom everybody waits, and what for."""
        values = self._about(asked)
        return self.words(f"wait-{asked['question']}", seat=self.names[asked["seat"]], **values)

    def _about(self, decision: Shown) -> dict[str, str | int]:
        kinds = {name: kind.name for name, kind in self.book.questions[decision["question"]].params}
        return {
            name: self.thing(kinds[name], value)
            for name, value in decision["about"].items()
            if not isinstance(value, list | tuple)
        }

    def outcome(self) -> list[str]:
        outcome = self.view["outcome"]
        winners = ", ".join(self.names[seat] for seat in outcome["winners"]) or "none"
        lines = [
            self.words("ui-over", text=self.words(f"outcome-{outcome['reason']}")),
            self.words("ui-winners", names=winners),
        ]
        if self.view["viewer"] is not None and self.view["viewer"] != "all":
            won = self.view["viewer"] in outcome["winners"]
            lines.append(self.words("ui-you-won" if won else "ui-you-lost"))
        return lines


def table_of(meta: Meta) -> Table:
    tail = meta.package.rpartition(".")[2]
    table: Table = import_module(f"gloam.terminal.{tail}").TABLE
    return table
