"""The bot that chooses blindly, for measuring and for filling seats."""

from __future__ import annotations

import random

from gloam.kernel.option import Option
from gloam.kernel.position import Position
from gloam.kernel.view import View, mark_text

STANDING_SHARE = 0.01
"""How often a standing offer is taken instead of answering what is asked."""


class RandomBot:
    """Takes any option; a standing offer only rarely."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed)
        self.seen = 0

    def answer(self, view: View) -> str | None:
        for decision in view["decisions"]:
            if not decision["standing"] or self.random.random() < STANDING_SHARE:
                return any_option(decision, self.random)
        return None


def any_option(decision: View, chance: random.Random) -> str:
    """The text of any option of a shown decision; a span counts as one until it is taken."""
    options, spans = decision["options"], decision["spans"]
    at = chance.randrange(len(options) + len(spans))
    if at < len(options):
        return str(options[at]["text"])
    span = spans[at - len(options)]
    return mark_text(span, chance.randrange(span["marks"]))


def random_answer(g: Position, chance: random.Random) -> tuple[int, Option]:
    """One answer of a table of random players, without building any view."""
    decisions = g.decisions
    decision = decisions[0]
    if len(decisions) > 1:
        offers = decisions[-1].standing and chance.random() < STANDING_SHARE
        among = [d for d in decisions if d.standing is offers]
        decision = among[int(chance.random() * len(among))]
    options = decision.options
    return decision.seat, options[int(chance.random() * len(options))]
