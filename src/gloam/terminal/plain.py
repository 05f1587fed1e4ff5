"""Plain lines: the same game over a pipe, or where the full screen is not wanted."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TextIO

from gloam.terminal.session import Session
from gloam.terminal.teller import Shown

Say = Callable[[str], None]


def run(session: Session, lines: TextIO, say: Say) -> int:
    """Play until the game is over or the input ends. Returns the exit code.

    Where sand runs out while the person thinks, that comes first, and the question anew.
    """
    words = session.tell.words
    say(words("ui-new-game", **_header(session)))
    while True:
        while session.step():
            pass
        session.sand(monotonic())
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
        if session.sand(monotonic()) != 0:
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
    number_off(session, session.steps(), say)
    refused = session.steps(session.refused())
    if refused:
        say(f"{words('ui-refused')}:")
    for number, step in enumerate(refused, 1):
        say(f" ?{number:<2} {session.label(step)}")


def number_off(session: Session, found: list[Shown], say: Say) -> None:
    for number, step in enumerate(found, 1):
        say(f"{number:3}  {session.label(step)}")


def choose(session: Session, lines: TextIO, say: Say) -> Shown | None:
    """Ask until an option is chosen; None if the person leaves or the input ends."""
    words = session.tell.words
    found, refused = session.steps(), session.steps(session.refused())
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
        elif given == "!":
            say(session.advice())
        elif given.startswith("?") and refused:
            at = given[1:].strip()
            if at.isdecimal() and 1 <= int(at) <= len(refused):
                explain(session, refused[int(at) - 1], say)
            else:
                say(words("ui-choose-number", most=len(refused)))
        elif given == "b":
            span = tried = None
            found = session.steps()
            number_off(session, found, say)
        elif span is not None:
            before, tried = tried, session.marked(span, given) if given else tried
            if tried is not None and tried == before:
                return tried
            say(tried_out(session, tried))
        elif number.isdecimal() and 1 <= int(number) <= len(found):
            chosen = found[int(number) - 1]
            if "options" in chosen:
                found = session.steps(chosen["options"])
                say(words("ui-step", label=chosen["label"]))
                number_off(session, found, say)
            elif "scale" not in chosen:
                return chosen
            elif marked := session.marked(chosen, rest) if rest else None:
                return marked
            else:
                span = chosen
                say(words("ui-step", label=f"{session.label(span)}."))
                say(words(f"scale-{span['scale']}-how"))
        else:
            say(words("ui-choose-number", most=len(found)))
    return None


def explain(session: Session, refused: Shown, say: Say) -> None:
    """Why not: one option, or each of a group."""
    tell = session.tell
    if "options" not in refused:
        say(tell.why(refused))
    for option in refused.get("options", ()):
        say(f"{tell.option(option)}: {tell.why(option)}")


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
