"""A player that wants its side to win, and judges from its view alone.

Every option gets a worth and the best is taken. A Human keeps the base running, meets few, and
judges by the meetings it has seen; a hidden Alien does the same on the face of it, but meets people
where it can infect them and wastes what it can; a revealed Alien hunts.
"""

from __future__ import annotations

import random
from typing import Any

from gloam.bots.the_thing.beliefs import Beliefs, from_outside
from gloam.bots.the_thing.crew import Proofs
from gloam.bots.the_thing.hidden import Hidden
from gloam.bots.the_thing.human import Human
from gloam.bots.the_thing.needs import Needs
from gloam.bots.the_thing.outlook import Outlook
from gloam.bots.the_thing.revealed import Revealed
from gloam.bots.the_thing.together import Together
from gloam.kernel.view import View

Shown = dict[str, Any]


class Sensible:
    """A bot for one seat of The Thing: alone among others, or for all of its characters."""

    def __init__(self, seat: int, seed: int | str) -> None:
        self.seat = seat
        self.random = random.Random(seed)
        self.seen = 0
        self.refused = False
        self.proofs = Proofs()
        self.beliefs: Beliefs | None = None
        self.outside: Beliefs | None = None

    def answer(self, view: View) -> str | None:
        judges = self.together(view) if view["table"]["coop"] else self.role(view)
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

    def together(self, view: View) -> Together:
        self.proofs.follow(view["journal"])
        return Together(view, Needs(view["table"]), self.proofs)

    def role(self, view: View) -> Outlook:
        """Judge as what this seat is now."""
        table = view["table"]
        order, holds = table["order"], table["me"]["holds"]
        if not table["round"]:
            return Outlook(view, Needs(table), Beliefs(order), Beliefs(order))
        (me,) = holds
        if self.beliefs is None or self.outside is None:
            dealt = [e for e in view["journal"] if e["event"] == "role_dealt" and e["role"]]
            role = dealt[0]["role"] if dealt else holds[me]["role"]
            self.beliefs = Beliefs(order, me, role)
            self.outside = Beliefs(order)
        self.beliefs.follow(view["journal"])
        self.outside.follow(from_outside(view["journal"]))
        kind: type[Outlook] = Human if holds[me]["role"] == "human" else Hidden
        if table["people"]["fate"][me] == "revealed":
            kind = Revealed
        judges = kind(view, Needs(table), self.beliefs, self.outside)
        judges.refused = self.refused_this_round(me, view["journal"])
        return judges

    def refused_this_round(self, me: str, events: list[Shown]) -> bool:
        """Whether the Leader has refused this one a fire."""
        for event in events:
            if event["event"] == "round":
                self.refused = False
            elif event["event"] == "burn_refused" and event["character"] == me:
                self.refused = True
        return self.refused
