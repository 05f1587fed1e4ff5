"""One to three players, who play six characters together: walking, meeting, testing, leaving."""

from __future__ import annotations

from typing import Final

from gloam.bots.the_thing.crew import Shown
from gloam.bots.the_thing.needs import BONUS
from gloam.bots.the_thing.outlook import MILD, POWERS, WEAPONS, named
from gloam.bots.the_thing.rolling import HELP, Rolling

REST: Final = 3.0
"""What it is worth that one rests, and turns a die for the others."""
BITTEN: Final = 8.0
"""What it costs to be alone with a dog: two of nine turn somebody into the Alien at once."""
FINDS: Final = {"keys": 5.0, "toolbox": 4.0, "fuel": 3.0, "wire": 2.0, "torch": 1.0}
STRUCK: Final = 8.0
"""What it costs to be found alone by the Alien."""
STANDS_BY: Final = 4.0
"""What it is worth that fewer rooms are struck, since more stand in one."""
ROOMS: Final = 10
RALLY: Final = 6.0
MADE_READY: Final = 2
"""What a vehicle may still lack when all gather there."""


class Together(Rolling):
    """The worths at one moment."""

    def judge_play_as(self, option: Shown, about: Shown) -> float:
        return -float(POWERS.index(named(option)))

    def judge_weather(self, option: Shown, about: Shown) -> float:
        return MILD[named(option)]

    def judge_store(self, option: Shown, about: Shown) -> float:
        return self.judge_weather(option, about)

    def judge_extra_barrel(self, option: Shown, about: Shown) -> float:
        return self.needs.use(named(option))

    # Walking.

    def judge_walk(self, option: Shown, about: Shown) -> float:
        """Where something is to be done and nobody of doubt stands."""
        if option["verb"] == "stay":
            return 0.0
        me, room = str(about["character"]), named(option)
        if room == "dormitory":
            return REST
        there = [name for name in self.living() if name != me and self.room(name) == room]
        return self.task(me, room, len(there)) + self.company(me, there, room)

    def task(self, me: str, room: str, there: int) -> float:
        """What this one can do in a room, if so many are there for the same."""
        worths = []
        for card in ("use", "repair"):
            helps = card in BONUS.get(room, ())
            done = there * (there + 1) // 2 if helps else there
            worths.append(self.worth(card, room, done) * (1 + HELP * there * helps))
        return max(worths) + 0.2 * min(worths) + self.rallies(me, room)

    def rallies(self, me: str, room: str) -> float:
        """With keys, and the Alien abroad or the roles known, all gather where they leave."""
        keys = [name for name, held in self.holds.items() if "keys" in held["items"]]
        if room != self.needs.vehicle() or not keys or self.needs.lacks(room) > MADE_READY:
            return 0.0
        if not self.table["strength"] and not self.dares():
            return 0.0
        return RALLY * (2.0 if me in keys else 1.0)

    def company(self, me: str, there: list[str], room: str) -> float:
        """What it costs the discs to meet, and what it is worth against dogs and the Alien."""
        worth = 0.0
        if any(not self.cleared(name) for name in there):
            worth -= self.step(me)
        if len(there) == 1 and not self.cleared(me):
            worth -= self.step(there[0])
        others = len(there) + (len(self.to_come()) - 1 if self.rallies(me, room) else 0)
        if self.table["rooms"]["dogs"].get(room, 0) and not others and me != "clark":
            worth -= BITTEN
        if self.table["strength"]:
            strikes = self.table["strength"] / (2 + others)
            worth += STANDS_BY * min(others, 2) - STRUCK * strikes / ROOMS
        return worth

    def to_come(self) -> list[str]:
        return [name for name in self.living() if self.room(name) == "rec_room"]

    # Meetings.

    def judge_next_strike(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_next_meeting(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_fight(self, option: Shown, about: Shown) -> float:
        return 0.0 if option["verb"] == "pass" else 3.0 - 0.5 * WEAPONS[named(option)]

    def judge_victim(self, option: Shown, about: Shown) -> float:
        name = named(option)
        return -2.0 * self.cleared(name) - 0.1 * self.near(name) - self.carries(name)

    judge_take_one = judge_victim

    def carries(self, name: str) -> float:
        """What would be lost with this one."""
        held = self.holds.get(name)
        return 0.0 if held is None else 3.0 * ("keys" in held["items"]) + held["lab"].count("blood")

    def judge_avoid(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "meet":
            return 0.0
        scared = self.near(str(about["character"])) <= 2 or named(option) == "firearm"
        return 1.0 if scared else -1.0

    # Finds.

    def judge_how_often(self, option: Shown, about: Shown) -> float:
        return float(option["things"][0][1])

    def judge_keep_weapon(self, option: Shown, about: Shown) -> float:
        return WEAPONS[named(option)]

    def judge_keep_item(self, option: Shown, about: Shown) -> float:
        return FINDS[named(option)]

    def judge_keep_tokens(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "keep")

    def judge_show_keys(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "show_keys")

    def judge_use_item(self, option: Shown, about: Shown) -> float:
        room = self.room(named(option, 1))
        worth = self.needs.use(room) if named(option) == "fuel" else self.needs.repair(room)
        return worth - 2.0

    # The Rec Room.

    def judge_recess(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_give(self, option: Shown, about: Shown) -> float:
        """What matters goes to whom the threat takes last, and rather to a Human."""
        what, giver, receiver = named(option), named(option, 1), named(option, 2)
        gain = self.safe(receiver) - self.safe(giver)
        return gain if what in ("keys", "blood", "wire") else -1.0

    def safe(self, name: str) -> float:
        """In whose hands things are safe."""
        proved = name in self.proofs.humans
        return 2.0 * proved + 2.0 * self.cleared(name) - float(self.people["suspicion"][name])

    # Tests.

    def judge_who_tests(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "pass":
            return 0.0
        return 1.0 if self.doubtful() and self.test_now() else -1.0

    def judge_whom_to_hear(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_whom_to_test(self, option: Shown, about: Shown) -> float:
        return float(self.people["suspicion"][named(option)])

    # Leaving.

    def judge_take_along(self, option: Shown, about: Shown) -> float:
        """The least suspected come; the rest stay, if so many are thought to be Aliens."""
        if option["verb"] == "refuse":
            return 0.0
        stay, _ = self.left_behind()
        sure = about["character"] in self.proofs.humans
        return 1.0 if sure or len(self.doubtful()) > stay else -1.0
