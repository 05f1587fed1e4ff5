"""Plain lines: the same game over a pipe, or where the full screen is not wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from gloam.terminal.session import Session
from gloam.terminal.teller import Shown

Say = Callable[[str], None]


def run(session: Session, lines: TextIO, say: Say) -> int:
    """Play until the game is over or the input ends. Returns the exit code."""
    words = session.tell.words
    say(words("ui-new-game", **_header(session)))
    while True:
        while session.step():
            pass
        say("")
        for line in session.news():
            say(line)
        if session.g.outcome is not None:
            for line in session.tell.outcome():
                say(line)
            if session.file is not None:
                say(words("ui-record-kept", file=str(session.record_file())))
            return 0
        show(session, say)
        option = choose(session, lines, say)
        if option is None:
            kept = session.file
            say(words("ui-left", file=str(kept)) if kept else words("ui-left-no-file"))
            return 0
        session.answer(option)


def show(session: Session, say: Say) -> None:
    """The table, the hand, the notes and the numbered options."""
    tell, words = session.tell, session.tell.words
    say("")
    for line in tell.table.sketch(tell.view, tell):
        say(line)
    say("")
    say(f"{session.role()} {words('ui-your-hand')}:")
    for name, effect in tell.table.hand(tell.view, tell):
        say(f"  {name}: {effect}")
    say(f"{words('ui-notes')}:")
    for line in session.notes():
        say(f"  {line}")
    say("")
    say(session.headline())
    for number, option in enumerate(session.options(), 1):
        say(f"{number:3}  {tell.option(option)}")
    refused = session.refused()
    if refused:
        say(f"{words('ui-refused')}:")
    for number, option in enumerate(refused, 1):
        say(f" ?{number:<2} {tell.option(option)}")


def choose(session: Session, lines: TextIO, say: Say) -> Shown | None:
    """Ask until an option is chosen; None if the person leaves or the input ends."""
    words = session.tell.words
    options, refused = session.options(), session.refused()
    say(words("ui-choose"))
    for line in lines:
        given = line.strip()
        if given in ("q", "quit"):
            return None
        if given.startswith("n "):
            session.own_notes.append(given[2:])
        elif given.startswith("?") and refused:
            at = given[1:].strip()
            if at.isdecimal() and 1 <= int(at) <= len(refused):
                say(session.tell.why(refused[int(at) - 1]))
            else:
                say(words("ui-choose-number", most=len(refused)))
        elif given.isdecimal() and 1 <= int(given) <= len(options):
            return options[int(given) - 1]
        else:
            say(words("ui-choose-number", most=len(options)))
    return None


def _header(session: Session) -> dict[str, str | int]:
    setup, words = session.g.setup, session.tell.words
    edition = words(f"edition-{setup.edition}")
    return {"title": words("title-name"), "seats": setup.seats, "edition": edition}
