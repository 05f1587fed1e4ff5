"""One judge for each question of one to three players, who play six characters together."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from gloam.bots.the_thing.needs import Needs
from gloam.bots.the_thing.outlook import ITEMS, POWERS, WEAPONS, named
from gloam.kernel.view import View

Shown = dict[str, Any]

BAD: Final = ("sabotage", "threat")
ALIENS, CARDS = 2, 8
"""Among the role cards, of which six are in play."""
ESCAPE: Final = 0.2


class Together:
    """The worths at one moment."""

    def __init__(self, view: View, needs: Needs) -> None:
        self.table: Shown = view["table"]
        self.people: Shown = self.table["people"]
        self.needs = needs
        self.journal = view["journal"]

    def living(self) -> list[str]:
        fate = self.people["fate"]
        return [name for name in self.table["order"] if fate[name] == "in_play"]

    def cleared(self, name: str) -> bool:
        return bool(self.people["suspicion"][name] == 0)

    def room(self, name: str) -> str:
        return str(self.people["room"][name])

    def near(self, name: str) -> int:
        """How many steps a disc is from the threat."""
        return int(self.table["threat"] - self.people["suspicion"][name])

    def escape(self) -> float:
        """How likely every untested character who is left is Human."""
        untested = sum(not self.cleared(name) for name in self.living())
        return prod(max(0.0, 1 - ALIENS / (CARDS - at)) for at in range(untested))

    def dares(self) -> bool:
        stopped = 0.08 * max(0, self.table["strength"] - 2)
        worth = self.escape() * (1 - min(0.9, stopped))
        return worth > ESCAPE * (1 - self.needs.hurry()) or self.needs.hurry() > 0.85

    def judge_play_as(self, option: Shown, about: Shown) -> float:
        return -float(POWERS.index(named(option)))

    def judge_weather(self, option: Shown, about: Shown) -> float:
        return {"sun": 2.0, "snow": 1.0, "storm": 0.0}[named(option)]

    def judge_store(self, option: Shown, about: Shown) -> float:
        return self.judge_weather(option, about)

    def judge_extra_barrel(self, option: Shown, about: Shown) -> float:
        return self.needs.use(named(option))

    def judge_walk(self, option: Shown, about: Shown) -> float:
        """Where something is to be done and nobody of doubt stands; one rests in the Dormitory."""
        if option["verb"] == "stay":
            return 0.0
        me, room = str(about["character"]), named(option)
        if room == "dormitory":
            return 3.2
        there = [name for name in self.living() if name != me and self.room(name) == room]
        worth = self.needs.best(room) * (0.4 if there else 1.0)
        if any(not self.cleared(name) for name in there):
            worth -= 4.0 if self.near(me) > 2 else 9.0
        if there and not self.cleared(me):
            worth -= 3.0
        dogs = self.table["rooms"]["dogs"].get(room, 0)
        return worth - 4.0 * bool(dogs and not there and me != "clark")

    def judge_next_strike(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_next_meeting(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_fight(self, option: Shown, about: Shown) -> float:
        return 0.0 if option["verb"] == "pass" else 3.0 - 0.5 * WEAPONS[named(option)]

    def judge_victim(self, option: Shown, about: Shown) -> float:
        return -2.0 * self.cleared(named(option)) - self.near(named(option)) * 0.1

    def judge_take_one(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_avoid(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "meet":
            return 0.0
        return (
            1.0 if self.near(str(about["character"])) <= 2 or named(option) == "firearm" else -1.0
        )

    def judge_next_roll(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "board":
            return 50.0 if self.dares() else -50.0
        if option["verb"] == "stop":
            return 0.0
        names = [named(option)] if option["things"] else self.standing()
        return max((self.worth(name) for name in names), default=0.0) - 1.2

    def standing(self) -> list[str]:
        inside = ("dormitory", "rec_room")
        return [
            name
            for name in self.living()
            if self.people["standing"][name] and self.room(name) not in inside
        ]

    def worth(self, name: str) -> float:
        """What a character can do with some good luck, and whether it can bear bad luck."""
        return self.needs.best(self.room(name)) - (2.5 if self.near(name) <= 1 else 0.0)

    def judge_give_dice(self, option: Shown, about: Shown) -> float:
        dice = self.table["dice"]
        bad = sum(face in BAD for face in dice)
        if option["verb"] == "turn_die":
            return 7.0 if named(option) in BAD and named(option, 1) == "use" else -9.0
        name = named(option)
        room = self.room(name)
        done = max((self.needs.action(face, room) for face in dice if face not in BAD), default=0.0)
        if self.near(name) > bad:
            return done - 1.5 * bad
        return -2.0 * bad - 1.0

    def judge_use_dice(self, option: Shown, about: Shown) -> float:
        me = str(about["character"])
        room, dice = self.room(me), self.table["dice"]
        bad = sum(face in BAD for face in dice)
        done = max((self.needs.action(face, room) for face in dice if face not in BAD), default=0.0)
        verb = option["verb"]
        if verb == "turn_die":
            return 8.0 if named(option) in BAD and named(option, 1) == self.wanted(room) else -9.0
        if verb == "reroll":
            return 6.0 if named(option) in BAD else -9.0
        if verb == "cancel":
            bearable = self.near(me) > bad + 1 and done > 1.5 * bad
            return 4.0 if named(option) in BAD and bearable else -9.0
        if verb == "do":
            if named(option) == "use" and self.needs.ready(room):
                return 9.0 if self.dares() else -5.0
            return 1.0 + self.needs.action(named(option), room)
        return -5.0 if verb == "burn_here" else 0.0

    def wanted(self, room: str) -> str:
        return "repair" if self.needs.repair(room) > self.needs.use(room) else "use"

    def judge_how_often(self, option: Shown, about: Shown) -> float:
        return float(option["things"][0][1])

    def judge_keep_weapon(self, option: Shown, about: Shown) -> float:
        return WEAPONS[named(option)]

    def judge_keep_item(self, option: Shown, about: Shown) -> float:
        return ITEMS[named(option)]

    def judge_keep_tokens(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "keep")

    def judge_show_keys(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "show_keys")

    def judge_use_item(self, option: Shown, about: Shown) -> float:
        room = self.room(named(option, 1))
        worth = self.needs.use(room) if named(option) == "fuel" else self.needs.repair(room)
        return worth - 2.0

    def judge_recess(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_give(self, option: Shown, about: Shown) -> float:
        return -1.0

    def judge_who_tests(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "pass":
            return 0.0
        return 1.0 if any(not self.cleared(name) for name in self.living()) else -1.0

    def judge_whom_to_hear(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_whom_to_test(self, option: Shown, about: Shown) -> float:
        return float(self.people["suspicion"][named(option)])

    def judge_take_along(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "accept")
