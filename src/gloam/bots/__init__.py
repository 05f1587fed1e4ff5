"""Players that answer from a view alone: what a bot knows is what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

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


class Advice(NamedTuple):
    """What a bot would answer in somebody's place, and why, where it can say."""

    option: str
    reason: str = ""
    """A code; its words are the title's message `advice-CODE`."""
    things: tuple[tuple[str, Any], ...] = ()
    """What the reason names: kinds and things, shown as those of an option are."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say why."""

    def advise(self, view: View) -> Advice: ...


def levels(meta: Meta) -> list[str]:
    """The levels of bots that a title has, the best last. Every title has random ones."""
    return [level for level in LEVELS if level == "random" or _thinks(_package(meta))]


def make(level: str, meta: Meta, seat: int, seed: int | str) -> Bot:
    """A bot of a level for a seat of a title. Raises `BadInput` for a level that is not known."""
    known = levels(meta)
    if level not in known:
        raise unknown("kind of bots", level, known)
    if level == "random":
        from gloam.bots.random import RandomBot

        return RandomBot(f"{seed}/{seat}")
    bot: Bot = import_module(f"{_package(meta)}.sensible").Sensible(seat, f"{seed}/{seat}")
    return bot


def advise(meta: Meta, view: View) -> Advice | None:
    """What the best bot of a title would answer for the seat whose whole view this is.

    It knows nothing but the view. None where nothing is asked of the seat, or no bot thinks.
    """
    asked = [decision for decision in view["decisions"] if not decision["standing"]]
    level = levels(meta)[-1]
    if not asked or level == "random":
        return None
    bot = make(level, meta, view["viewer"], "advice")
    seen = {**view, "decisions": asked}
    if isinstance(bot, Adviser):
        return bot.advise(seen)
    text = bot.answer(seen)
    return None if text is None else Advice(text)


@cache
def _thinks(package: str) -> bool:
    return find_spec(package) is not None


def _package(meta: Meta) -> str:
    """Where the thinking bots of a title live."""
    return f"gloam.bots.{meta.package.rpartition('.')[2]}"


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
