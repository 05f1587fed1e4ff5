"""A player that wants its side to win, and judges from its view alone.

Every option gets a worth and the best is taken. A Human keeps the base running, meets few, and
judges by the meetings it has seen; a hidden Alien does the same on the face of it, but meets people
where it can infect them and wastes what it can; a revealed Alien hunts.
"""

from __future__ import annotations

import random
from typing import Any

from gloam.bots.the_thing.beliefs import Beliefs
from gloam.bots.the_thing.judges import Judges
from gloam.bots.the_thing.needs import Needs
from gloam.bots.the_thing.together import Together
from gloam.kernel.view import View

Shown = dict[str, Any]


class Sensible:
    """A bot for one seat of The Thing: alone among others, or for all of its characters."""

    def __init__(self, seat: int, seed: int | str) -> None:
        self.seat = seat
        self.random = random.Random(seed)
        self.seen = 0
        self.beliefs: Beliefs | None = None

    def answer(self, view: View) -> str | None:
        table = view["table"]
        judges = Together(view, Needs(table)) if table["coop"] else self.among_others(view)
        decision = view["decisions"][0]
        judge = getattr(judges, f"judge_{decision['question']}")
        about = decision["about"]
        worth: dict[str, tuple[float, float]] = {
            option["text"]: (judge(option, about), self.random.random())
            for option in decision["options"]
        }
        best = max(worth, key=lambda text: worth[text])
        if decision["standing"] and worth[best][0] <= 0:
            return None
        return best

    def among_others(self, view: View) -> Judges:
        holds = view["table"]["me"]["holds"]
        if not view["table"]["round"]:
            return Judges(view, Needs(view["table"]), None)
        (me,) = holds
        if self.beliefs is None:
            dealt = [e for e in view["journal"] if e["event"] == "role_dealt" and e["role"]]
            role = dealt[0]["role"] if dealt else holds[me]["role"]
            self.beliefs = Beliefs(me, view["table"]["order"], role, self.random)
        self.beliefs.follow(view["journal"])
        return Judges(view, Needs(view["table"]), self.beliefs)
