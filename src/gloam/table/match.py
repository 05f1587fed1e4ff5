"""A match as a state machine: `refusal` judges a command, `apply` carries it out.

The log is the truth: a match is what its commands make of it. The caller appends a command to the
log before applying it, so `apply` never fails for a command that was not refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import gloam
from gloam.kernel.errors import BadInput, GloamError, NotAllowed
from gloam.kernel.journal import TABLE
from gloam.kernel.option import Many, Option
from gloam.kernel.position import Position
from gloam.table.commands import (
    Again,
    Answer,
    Away,
    Claim,
    Clear,
    Command,
    Fill,
    Hand,
    Host,
    Note,
    Open,
    Pause,
    RunOut,
    Say,
    Sit,
    Start,
)

PACES: Final = ("live", "relaxed", "days")
ABSENT: Final = ("stand_in", "wait")
CLAIMS: Final = ("i_am", "given", "suspect", "trust", "ping", "propose", "agree")
LONGEST_NAME: Final = 24
LONGEST_THING: Final = 60
LONGEST_TEXT: Final = 500
MOST_TALK: Final = 2000
LONGEST_NOTE: Final = 2000


@dataclass
class Chair:
    """One place at the table. A person holds it by a key; a bot by its level, or as it can."""

    kind: str = "open"
    name: str = ""
    level: str = ""
    key: str = ""
    away: bool = False


@dataclass(frozen=True)
class Said:
    """Something said: free text, or a claim in a form that can be read."""

    seat: int
    ply: int
    text: str | None = None
    claim: str | None = None
    about: int | None = None
    thing: str | None = None


class Match:
    """One table, from its opening to the end of its game."""

    def __init__(self, opened: Open) -> None:
        self.opened = opened
        meta = gloam.title(opened.title).meta
        self.setup = meta.setup(opened.seats, opened.edition, 0, opened.switches)
        self._switches = self.setup.changed()
        if opened.pace not in PACES or opened.absent not in ABSENT:
            raise BadInput("bad-table", f"A table is {', '.join(PACES)}; not “{opened.pace}”.")
        if opened.pace != "relaxed" and not 5 <= opened.seconds <= 14 * 86_400:
            raise BadInput("bad-clock", "A clock runs from five seconds to fourteen days.")
        self.number = 1
        """How many commands were applied."""
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.game: Position | None = None
        self.fresh = 0
        """The number of answers since which nobody has seen anything new."""
        self.host = 0
        self.talk: list[Said] = []
        self.notes = [""] * opened.seats
        self.paused = False
        self.next_code = ""

    @property
    def stage(self) -> str:
        if self.game is None:
            return "gathering"
        return "playing" if self.game.outcome is None else "over"

    def refusal(self, command: Command) -> GloamError | None:
        """Why the command cannot be carried out now, if so. Changes nothing."""
        try:
            self._judge(command)
        except GloamError as problem:
            return problem
        return None

    def _judge(self, command: Command) -> None:
        match command:
            case Open():
                raise _no("already-open", "This table is open already.")
            case Sit(seat, name, _) | Fill(seat, name, _):
                self._must(self._chair(seat).kind == "open", "chair-taken", "That chair is taken.")
                self._must(self.game is None, "game-runs", "The game has begun.")
                self._judge_name(name)
            case Clear(seat):
                self._must(self._chair(seat).kind != "open", "chair-free", "That chair is free.")
                self._must(self.stage != "over", "game-over", "The game is over.")
                self._must(seat != self.host, "host-stays", "The host stays, or hands over first.")
            case Host(seat):
                self._must(self._chair(seat).kind == "person", "no-person", "Nobody sits there.")
                self._must(seat != self.host, "as-it-is", "That is the host already.")
            case Hand(seat, name, _):
                self._must(self._chair(seat).kind != "open", "chair-free", "That chair is free.")
                self._judge_name(name, except_seat=seat)
            case Start():
                self._must(self.game is None, "game-runs", "The game has begun.")
                free = sum(chair.kind == "open" for chair in self.chairs)
                self._must(not free, "chairs-free", "Every chair needs a person or a bot.")
            case Answer(seat, option, ply, _):
                self._judge_answer(seat, option, ply)
            case Away(seat, _):
                self._must(self._chair(seat).kind == "person", "no-person", "Nobody sits there.")
            case Pause(paused):
                self._must(self.stage == "playing", "no-game", "No game is running.")
                self._must(paused != self.paused, "as-it-is", "The table is so already.")
            case RunOut(number):
                self._must(not self.paused, "paused", "The table is paused.")
                glass = self.glass()
                self._must(
                    glass is not None and glass[0] == number, "stale", "The glass was turned."
                )
            case Say(seat, text):
                self._chair(seat)
                fits = len(text.strip()) > 0 and len(text) <= LONGEST_TEXT and legible(text)
                self._must(fits, "bad-text", f"Say something of up to {LONGEST_TEXT} letters.")
                self._judge_talk(seat)
            case Claim(seat, claim, about, thing):
                self._chair(seat)
                if about is not None:
                    self._chair(about)
                fits = (
                    claim in CLAIMS and len(thing or "") <= LONGEST_THING and legible(thing or "")
                )
                self._must(fits, "bad-claim", "That cannot be claimed.")
                self._judge_talk(seat)
            case Note(seat, text):
                self._chair(seat)
                fits = len(text) <= LONGEST_NOTE and legible(text)
                self._must(fits, "bad-text", f"Notes have up to {LONGEST_NOTE} letters.")
            case Again():
                self._must(self.stage == "over", "game-runs", "The game is not over.")
                self._must(not self.next_code, "as-it-is", "The next table is open already.")

    def _judge_name(self, name: str, except_seat: int | None = None) -> None:
        fits = len(name.strip()) > 0 and len(name) <= LONGEST_NAME and name.isprintable()
        self._must(fits, "bad-name", f"A name has 1 to {LONGEST_NAME} letters.")
        names = [chair.name for seat, chair in enumerate(self.chairs) if seat != except_seat]
        self._must(name not in names, "name-taken", "Somebody at the table has that name.")

    def _judge_talk(self, seat: int) -> None:
        self._must(len(self.talk) < MOST_TALK, "talk-full", "Enough has been said at this table.")
        self._must(
            self.may_talk(seat), "may-not-talk", "This seat may say nothing to the others now."
        )

    def judge_advice(self, seat: int) -> None:
        """Advice is given where the table likes it, and not where nobody may speak to the seat."""
        self._must(self.stage == "playing", "no-game", "No game is running.")
        self._must(self.opened.advice, "no-advice", "At this table nobody is advised.")
        game = self.game
        assert game is not None
        may = game.book.may_talk(game, seat)
        self._must(may, "may-not-talk", "Nobody may say anything to this seat now.")

    def may_talk(self, seat: int) -> bool:
        """Whether the rules of the game let this seat speak to the others now."""
        if self.game is None or self.stage != "playing":
            return True
        return self.game.book.may_talk(self.game, seat)

    def judge_pose(self, seat: int, option: str) -> None:
        """What is tried out before all is an answer along a scale: no other can hold a secret."""
        self._judge_talk(seat)
        self._judge_answer(seat, option, self._ply())
        game = self.game
        assert game is not None
        answer = game.book.parse(option)
        along = any(
            answer in span
            for decision in game.decisions
            if decision.seat == seat and isinstance(decision.options, Many)
            for span in decision.options.spans
        )
        self._must(along, "bad-pose", "That cannot be tried out before all.")

    def _judge_answer(self, seat: int, option: str, ply: int) -> None:
        self._chair(seat)
        if self.game is None:
            raise _no("no-game", "No game is running.")
        self._must(not self.paused, "paused", "The table is paused.")
        current = self.fresh <= ply <= self.game.plies
        self._must(current, "stale", "The game has gone on meanwhile.")
        self.game.judge(seat, option)

    def _chair(self, seat: int) -> Chair:
        self._must(0 <= seat < len(self.chairs), "no-chair", "There is no such chair.")
        return self.chairs[seat]

    @staticmethod
    def _must(fine: bool, code: str, sentence: str) -> None:
        if not fine:
            raise _no(code, sentence)

    def apply(self, command: Command) -> None:
        """Carry out a command that was not refused."""
        match command:
            case Sit(seat, name, key):
                self.chairs[seat] = Chair("person", name, key=key)
            case Fill(seat, name, level):
                self.chairs[seat] = Chair("bot", name, level=level)
            case Clear(seat):
                name = self.chairs[seat].name
                free = Chair() if self.game is None else Chair("bot", name)
                self.chairs[seat] = free
            case Hand(seat, name, key):
                self.chairs[seat] = Chair("person", name, key=key)
            case Start(seed):
                opened = self.opened
                title = gloam.title(opened.title)
                self.game = title.new(opened.seats, seed, opened.edition, **opened.switches)
            case Answer(seat, option):
                self._answer(seat, option)
            case Away(seat, away):
                self.chairs[seat].away = away
            case Pause(paused):
                self.paused = paused
            case Host(seat):
                self.host = seat
            case Note(seat, text):
                self.notes[seat] = text
            case RunOut():
                glass = self.glass()
                assert glass is not None
                self._table_answers(TABLE, glass[2])
            case Say(seat, text):
                self.talk.append(Said(seat, self._ply(), text=text.strip()))
                self._hear(seat, text)
            case Claim(seat, claim, about, thing):
                self.talk.append(Said(seat, self._ply(), None, claim, about, thing))
            case Again(code):
                self.next_code = code
        self.number += 1

    def _answer(self, seat: int, option: str) -> None:
        """Play the answer. A secret one of several leaves the others' question as it was."""
        game = self.game
        assert game is not None
        answered = len(game.replies)
        game.play(seat, option)
        if len(game.replies) != answered + 1:
            self.fresh = game.plies

    def _hear(self, seat: int, text: str) -> None:
        """What is said may be an answer in the game, where its rules listen."""
        if self.game is not None and self.stage == "playing" and not self.paused:
            option = self.game.book.heard(self.game, seat, text)
            if option is not None:
                self._table_answers(seat, option)

    def _table_answers(self, seat: int, option: Option) -> None:
        """An answer that nobody was asked for: what others are about to answer still holds."""
        game = self.game
        assert game is not None
        if any(option in d.options for d in game.decisions if d.seat == seat):
            game.play(seat, option)

    def glass(self) -> tuple[int, int, Option] | None:
        """The glass that runs in the game: which turning, its seconds, what is then answered."""
        if self.game is None or self.stage != "playing":
            return None
        return self.game.book.clock(self.game)

    def _ply(self) -> int:
        return 0 if self.game is None else self.game.plies

    # Who may act.

    def seat_of(self, key: str) -> int | None:
        """The chair that this digest of a key holds."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.key == key:
                return seat
        return None

    def answered_for(self) -> list[int]:
        """The seats that a bot answers for now: bots, and absent persons where stand-ins play."""
        stand_ins = self.opened.absent == "stand_in"
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "bot" or (chair.kind == "person" and chair.away and stand_ins)
        ]

    # What a chair sees.

    def view(self, seat: int | None, since: int = 0) -> dict[str, Any]:
        """The table as one chair sees it (None: a watcher), the game's journal from `since` on."""
        opened = self.opened
        return {
            "number": self.number,
            "stage": self.stage,
            "title": opened.title,
            "edition": opened.edition,
            "switches": self._switches,
            "pace": opened.pace,
            "seconds": opened.seconds,
            "absent": opened.absent,
            "watch": opened.watch,
            "advice": opened.advice,
            "paused": self.paused,
            "next": self.next_code,
            "host": self.host,
            "you": seat,
            "notes": "" if seat is None else self.notes[seat],
            "may_talk": seat is not None and self.may_talk(seat),
            "chairs": [
                {"kind": chair.kind, "name": chair.name, "level": chair.level, "away": chair.away}
                for chair in self.chairs
            ],
            "ply": self._ply(),
            "game": None if self.game is None else self.game.view(seat, since),
        }


def _no(code: str, sentence: str) -> NotAllowed:
    return NotAllowed(code, sentence)


def legible(text: str) -> bool:
    """Whether a text holds nothing but what can be read: line ends and joined signs too."""
    return all(letter.isprintable() or letter in "\n\t\u200c\u200d" for letter in text)
