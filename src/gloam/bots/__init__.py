"""Players that answer from a view alone: what a bot knows is what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final, Protocol

from gloam.kernel.errors import BadInput
from gloam.kernel.position import Position
from gloam.kernel.setup import Meta, unknown
from gloam.kernel.view import View

LEVELS: Final = ("random", "sensible")


class Bot(Protocol):
    """A player at one seat. It may remember what it was shown before."""

    seen: int
    """How many events it has been shown: the next view may begin there."""

    def answer(self, view: View) -> str | None:
        """The text of the option it takes, or None if it lets a standing offer be."""
        ...


def make(level: str, meta: Meta, seat: int, seed: int | str) -> Bot:
    """A bot of a level for a seat of a title. Raises `BadInput` for a level that is not known."""
    if level not in LEVELS:
        raise BadInput("unknown-bots", unknown("kind of bots", level, dict.fromkeys(LEVELS)))
    if level == "random":
        from gloam.bots.random import RandomBot

        return RandomBot(f"{seed}/{seat}")
    tail = meta.package.rpartition(".")[2]
    bot: Bot = import_module(f"gloam.bots.{tail}.sensible").Sensible(seat, f"{seed}/{seat}")
    return bot


def next_answer(g: Position, bots: Mapping[int, Bot]) -> tuple[int, str] | None:
    """What one of these bots answers now: a standing offer if one is taken, else what is asked."""
    decisions = g.decisions
    for standing in (True, False):
        for decision in decisions:
            bot = bots.get(decision.seat)
            if bot is None or decision.standing is not standing:
                continue
            view = g.view(decision.seat, since=bot.seen)
            view["decisions"] = [d for d in view["decisions"] if d["standing"] is standing]
            bot.seen = g.events
            text = bot.answer(view)
            if text is not None:
                return decision.seat, text
    return None


def advance(g: Position, bots: Mapping[int, Bot]) -> bool:
    """Let one bot answer; False if nothing is left for these bots to answer now."""
    answer = next_answer(g, bots)
    if answer is None:
        return False
    g.play(*answer)
    return True
