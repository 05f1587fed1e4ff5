"""Saved positions: everything, as one JSON text that any process can go on from."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gloam.kernel.chance import Chance
from gloam.kernel.errors import BadInput, BrokenRecord
from gloam.kernel.journal import Outcome
from gloam.kernel.view import plain

if TYPE_CHECKING:
    from gloam.kernel.position import Position
    from gloam.kernel.setup import Setup

FORMAT = 1


def save(g: Position) -> str:
    """The position as JSON text."""
    names = g.book.step_names
    return json.dumps(
        {
            "gloam": FORMAT,
            "title": g.book.title,
            "seats": g.seats,
            "edition": g.setup.edition,
            "seed": g.setup.seed,
            "switches": g.setup.changed(),
            "chance": [g.chance.key.hex(), g.chance.drawn],
            "stack": [[names[step], args] for step, args in g.stack],
            "asks": [[seat, question.name, args] for seat, question, args in g.asks],
            "group": g.group,
            "replies": _texts(g.replies),
            "held": [[group, _texts(replies)] for group, replies in g.held],
            "journal": [[e.kind.name, e.knowers, e.args] for e in g.happened()],
            "dealt": g.dealt,
            "moves": [[seat, option.text, chance] for seat, option, chance in g.history()],
            "outcome": g.outcome,
            "pieces": {name: getattr(g, name) for name in g.pieces},
        },
        separators=(",", ":"),
    )


def read(text: str) -> dict[str, Any]:
    """The saved form, looked at just enough to know its title."""
    try:
        saved = json.loads(text)
    except ValueError:
        raise BrokenRecord("broken-save", "This is not a saved position.") from None
    if not isinstance(saved, dict) or saved.get("gloam") != FORMAT:
        raise BrokenRecord("broken-save", "This is not a saved position of this version.")
    return saved


def load(kind: type[Position], setup: Setup, saved: dict[str, Any]) -> Position:
    """The position that was saved. Raises `BrokenRecord` where something is missing or odd."""
    book = kind.book
    try:
        key, drawn = saved["chance"]
        g = kind(setup, Chance(bytes.fromhex(key), drawn))
        g.stack = [(book.steps[name], plain(args)) for name, args in saved["stack"]]
        g.asks = [(seat, book.questions[name], plain(args)) for seat, name, args in saved["asks"]]
        g.group = plain(saved["group"])
        g.replies = [(seat, book.parse(text)) for seat, text in saved["replies"]]
        g.held = [
            (plain(group), [(seat, book.parse(text)) for seat, text in replies])
            for group, replies in saved["held"]
        ]
        for name, knowers, args in saved["journal"]:
            g.tell(book.events[name], knowers, *plain(args))
        g.dealt = plain(saved["dealt"])
        for seat, text, chance in saved["moves"]:
            g.moves = (g.moves, seat, book.parse(text), plain(chance))
            g.plies += 1
        if saved["outcome"] is not None:
            g.outcome = Outcome(*plain(saved["outcome"]))
        for name in g.pieces:
            value = saved["pieces"][name]
            setattr(g, name, [plain(v) for v in value] if isinstance(value, list) else value)
    except (KeyError, TypeError, ValueError, BadInput) as problem:
        raise BrokenRecord("broken-save", f"The saved position is damaged: {problem}.") from None
    return g


def _texts(replies: list[tuple[int, Any]]) -> list[tuple[int, str]]:
    return [(seat, option.text) for seat, option in replies]
