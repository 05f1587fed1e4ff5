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
    beside = tell.table.beside(tell.view, tell)
    for line in ["", *beside] if beside else ():
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
    span: Shown | None = None
    tried: Shown | None = None
    for line in lines:
        given = line.strip()
        number, _, rest = given.partition(" ")
        if given in ("q", "quit"):
            return None
        if given.startswith("n "):
            session.own_notes.append(given[2:])
        elif given.startswith("?"):
            at = given[1:].strip()
            if at.isdigit() and 1 <= int(at) <= len(refused):
                say(session.tell.why(refused[int(at) - 1]))
        elif span is not None and given == "b":
            span = tried = None
            say(words("ui-choose"))
        elif span is not None:
            before, tried = tried, session.marked(span, given) if given else tried
            if tried is not None and tried == before:
                return tried
            say(tried_out(session, tried))
        elif number.isdigit() and 1 <= int(number) <= len(options):
            chosen = options[int(number) - 1]
            if "scale" not in chosen:
                return chosen
            marked = session.marked(chosen, rest) if rest else None
            if marked is not None:
                return marked
            span = chosen
            say(words("ui-mark", option=session.tell.option(span)))
            say(words(f"scale-{span['scale']}-how"))
        else:
            say(words("ui-choose-number", most=len(options)))
    return None


def tried_out(session: Session, tried: Shown | None) -> str:
    """An option that is being tried, and what may be seen of it."""
    tell = session.tell
    if tried is None:
        return tell.words("ui-mark-unknown")
    seen = tell.table.preview(tell.view, tell, tried)
    return " ".join([f"{tell.option(tried)}.", *([seen] if seen else []), tell.words("ui-mark-so")])


def _header(session: Session) -> dict[str, str | int]:
    setup, words = session.g.setup, session.tell.words
    edition = words(f"edition-{setup.edition}")
    return {"title": words("title-name"), "seats": setup.seats, "edition": edition}
