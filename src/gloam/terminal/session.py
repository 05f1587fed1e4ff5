"""One game at this terminal: a person at one seat, bots at the others."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import gloam
from gloam.bots import Bot, advance, advise, make
from gloam.files import read_text, write_text
from gloam.kernel.errors import BadInput
from gloam.kernel.journal import TABLE
from gloam.kernel.position import Position
from gloam.kernel.setup import Meta, Value
from gloam.kernel.view import View, mark_text
from gloam.terminal.steps import steps
from gloam.terminal.teller import Shown, Teller
from gloam.words import LANGUAGES

NAMES: Final = (
    "Marta", "Bruno", "Ines", "Olek", "Dana", "Piero", "Lesia", "Tom", "Greta", "Ivo", "Nadia",
    "Sam",
)  # fmt: skip


class Session:
    """The game and its reader. Every answer is kept in the file, if there is one."""

    def __init__(self, g: Position, seat: int, level: str, name: str, language: str) -> None:
        self.g = g
        self.seat = seat
        self.title = gloam.title(g.book.title)
        self.bots: dict[int, Bot] = {
            other: make(level, g.setup.meta, other, g.setup.seed)
            for other in range(g.seats)
            if other != seat
        }
        others = iter(NAMES)
        self.names = [name if s == seat else next(others) for s in range(g.seats)]
        self.tell = self.speak(language)
        self.own_notes: list[str] = []
        self.file: Path | None = None
        self.glass = (0, 0.0)
        """Which turning of a glass runs in real time, and since when."""

    def speak(self, language: str) -> Teller:
        """Tell everything from now on, from the beginning, in this language."""
        self.tell = Teller(self.title, self.g.setup, self.names, language)
        if not self.names[self.seat]:
            self.tell.names[self.seat] = self.tell.words("ui-you")
        self.told = 0
        self.look()
        return self.tell

    def look(self) -> View:
        """The reader's newest view."""
        self.tell.view = self.g.view(self.seat)
        return self.tell.view

    def news(self) -> list[str]:
        """What happened since it was last told."""
        view = self.look()
        events = view["journal"][self.told :]
        self.told = self.g.events
        return [self.tell.event(event) for event in events]

    def step(self) -> bool:
        """Let one bot answer; False if the person is asked, or the game is over."""
        moved = advance(self.g, self.bots)
        if moved:
            self.keep()
        return moved

    def sand(self, now: float) -> float | None:
        """The seconds a glass still runs, if one does. When they are over the table says so."""
        clock = self.g.book.clock(self.g)
        if clock is None:
            return None
        number, seconds, over = clock
        if number != self.glass[0]:
            self.glass = number, now
        left = self.glass[1] + seconds - now
        if left > 0:
            return left
        self.g.play(TABLE, over)
        self.keep()
        return 0

    def decisions(self) -> list[Shown]:
        """What the person may choose now, what is asked before what is only offered."""
        found: list[Shown] = self.tell.view["decisions"]
        return found

    def options(self) -> list[Shown]:
        """What may be chosen. Of a span a mark must then be chosen too."""
        return [
            option
            for decision in self.decisions()
            for option in (*decision["options"], *decision["spans"])
        ]

    def steps(self, among: list[Shown] | None = None) -> list[Shown]:
        """What there is to choose from: options, and groups to choose from in turn."""
        return steps(self.options() if among is None else among, self.tell)

    def label(self, step: Shown) -> str:
        label: str = step["label"] if "options" in step else self.tell.option(step)
        return label

    def marked(self, span: Shown, said: str) -> Shown | None:
        """The option of a span at the mark that a text means; None, if it means none."""
        mark = self.tell.table.mark(self.tell.view, self.tell, span, said)
        if mark is None:
            return None
        text = mark_text(span, mark)
        things = [*span["things"], (span["scale"], text.rpartition(" ")[2])]
        return {"text": text, "verb": span["verb"], "things": things}

    def refused(self) -> list[Shown]:
        return [option for decision in self.decisions() for option in decision["refused"]]

    def answer(self, option: Shown) -> None:
        self.g.play(self.seat, option["text"])
        self.keep()

    def headline(self) -> str:
        """What is asked of the person, or for whom everybody waits."""
        if self.g.outcome is not None:
            return self.tell.outcome()[0]
        asked = [decision for decision in self.decisions() if not decision["standing"]]
        if asked:
            return self.tell.ask(asked[0])
        waiting = self.tell.view["asked"]
        text = " ".join(self.tell.wait(ask) for ask in waiting)
        return self.tell.words("ui-waiting", text=text)

    def notes(self) -> list[str]:
        known = [self.tell.fact(fact) for fact in self.title.known(self.tell.view)]
        own = [self.tell.words("ui-own-note", text=text) for text in self.own_notes]
        return known + own or [self.tell.words("ui-nothing-known")]

    def advice(self) -> str:
        """What a bot would do in the person's place, where one may say it."""
        if not self.g.book.may_talk(self.g, self.seat):
            return self.tell.words("ui-no-advice")
        found = advise(self.g.setup.meta, self.tell.view)
        return self.tell.words("ui-no-advice") if found is None else self.tell.advice(found)

    def role(self) -> str:
        return self.tell.table.role(self.tell.view, self.tell)

    def keep(self) -> None:
        """Write the game down; when it is over, its record instead."""
        if self.file is None:
            return
        if self.g.outcome is None:
            write_text(self.file, self.g.save())
        else:
            write_text(self.record_file(), self.g.record())
            if self.file != self.record_file():
                self.file.unlink(missing_ok=True)

    def record_file(self) -> Path:
        assert self.file is not None
        return self.file.with_suffix(".gloam")


def begin(
    meta: Meta,
    *,
    seats: int | None,
    edition: str | None,
    seed: str | None,
    switches: Mapping[str, Value],
    seat: int,
    name: str,
    bots: str,
    language: str | None,
    keep: Path | None,
) -> Session:
    """A new game, or the one that is kept in the file. Raises `BadInput`."""
    title = gloam.title(meta.name)
    if keep is not None and keep.exists():
        g = title.load(read_text(keep))
    else:
        g = title.new(seats, seed or secrets.token_hex(8), edition, **switches)
    if not 0 <= seat < g.seats:
        raise BadInput(
            "bad-seat", f"Seats are numbered from 0 to {g.seats - 1}; there is no {seat}."
        )
    session = Session(g, seat, bots, name, language or spoken())
    session.file = keep
    session.keep()
    return session


def spoken() -> str:
    """The language of this terminal, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable, "")[:2] in LANGUAGES:
            return os.environ[variable][:2]
    return "en"
