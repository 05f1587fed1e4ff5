"""The revealed Alien's judgement: where people must go, there it waits for them."""

from __future__ import annotations

from typing import Final

from gloam.bots.the_thing.outlook import Outlook, Shown, named

ENOUGH: Final = 2
"""The strength that overpowers one who is alone."""


class Revealed(Outlook):
    """The worths at one moment."""

    def lure(self, room: str) -> float:
        return 1.0 if room == "kennel" else self.needs.lure(room)

    def judge_plan(self, option: Shown, about: Shown) -> float:
        """Enough for one alone in each of the rooms that draw people most."""
        spare = self.table["strength"] - sum(count for _, count in self.table["me"]["plan"])
        if option["verb"] == "agree":
            return 0.01
        if option["verb"] == "spare":
            return -1.0
        room, count = named(option), int(option["things"][1][1])
        wanted = 1 if room == "kennel" else min(ENOUGH, spare)
        return 0.02 + self.lure(room) if count == wanted else -1.0

    def judge_prey(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "assimilate":
            return 6.0 - 5.0 * self.alien(named(option))
        if option["verb"] == "assimilate_dog":
            return 3.0
        room = str(about["room"])
        return self.needs.harm(room) * float(self.table["rooms"]["alien"].get(room, 1))
