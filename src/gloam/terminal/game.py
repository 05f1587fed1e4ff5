"""The game in this terminal: begin it and show it the way the terminal can."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gloam.kernel.setup import Meta, Value
from gloam.terminal import plain as lines
from gloam.terminal.session import begin


def play(
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
    plain: bool,
    keep: Path | None,
) -> int:
    """Play one game. Returns the exit code."""
    session = begin(
        meta,
        seats=seats,
        edition=edition,
        seed=seed,
        switches=switches,
        seat=seat,
        name=name,
        bots=bots,
        language=language,
        keep=keep,
    )
    if plain:
        return lines.main(session)
    from gloam.terminal.screen import GameScreen

    GameScreen(session).run()
    return 0
