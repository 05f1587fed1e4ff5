"""The crew's dice: whom to give a roll, and what to make of it."""

from __future__ import annotations

from typing import Final

from gloam.bots.the_thing.crew import Crew, Shown
from gloam.bots.the_thing.needs import BARREL, BONUS, pick
from gloam.bots.the_thing.outlook import named

BAD: Final = ("sabotage", "threat")
STEP: Final = 3.0
"""What one step on the track costs: who is apart from the others is taken first, and alone."""
LAST_STEP: Final = 6.0
TAKEN: Final = 12.0
"""What it costs that the threat takes somebody."""
TESTED: Final = 0.5
"""What a step costs who will be tested this round."""
UNCLEAR: Final = 5.0
"""What the first step costs who was cleared."""
THREAT: Final = 3.0
"""What it costs that the threat comes nearer to all."""
NEVER: Final = 30.0
SLEEPER: Final = 2.0
"""What the help of whoever rests is worth later in the round."""
HELP: Final = 0.5
"""How much more an action is worth for each who stands there and helps."""
FIRES: Final = 0.4
"""What Boiler and Generator are worth here of what they are worth elsewhere: time is short."""
TESTS: Final = 1.2
KEYS: Final = 3.0
FLIGHT: Final = 1.5
"""What the vehicle is worth of that."""
RISK: Final = 1.5
"""What the bad dice of one more roll cost."""
THREATENED: Final = (0.0, 0.4, 0.07, 0.0)
"""How likely a roll shows as many threats as the first is away."""
ESCAPE: Final = 40.0
HOPED: Final = 0.45
"""How often a roll lets somebody do what it is there for."""


class Rolling(Crew):
    """The worths at one moment."""

    def worth(self, card: str, room: str, coming: int = 0) -> float:
        """What an action is worth: above all blood bags, keys, and one vehicle."""
        worth = self.needs.action(card, room, coming)
        if room in BARREL:
            return FIRES * worth
        if room == self.needs.vehicle():
            return FLIGHT * worth
        if room == "lab":
            spare = self.owned("blood", "lab")
            return TESTS * worth * (0.0 if len(self.doubtful()) <= spare else 0.5**spare)
        if room == "storage":
            return 0.3 * worth if self.owned("keys", "items") else KEYS * worth
        if room == "armory":
            return worth + 4.0 * self.needs.frost()
        return worth

    def does(self, name: str, face: str) -> float:
        """What comes of it if this one does what a die says; nothing is worth nothing."""
        room = self.room(name)
        if face == "use" and self.needs.ready(room):
            can = "keys" in self.holds.get(name, {"items": ["keys"]})["items"]
            return ESCAPE if can and self.dares() else 0.0
        worth = self.worth(face, room)
        helpers = sum(self.room(other) == room for other in self.awake()) - 1
        return worth * (1 + HELP * helpers) if face in BONUS.get(room, ()) else worth

    def best(self, name: str) -> float:
        return max(self.does(name, "use"), self.does(name, "repair"))

    # What a roll is worth to somebody.

    def step(self, name: str) -> float:
        """What one step towards the threat costs this one, which comes by itself each round."""
        if self.cleared(name):
            return UNCLEAR
        near = self.near(name)
        return TAKEN if near <= 1 else LAST_STEP if near == 2 else STEP

    def test_now(self) -> bool:
        """A test may bring the Alien upon all: only when it is here, or near, or all can leave."""
        vehicle = self.needs.vehicle()
        leaving = vehicle and self.needs.lacks(vehicle) <= 1 and self.owned("keys", "items")
        return bool(self.table["strength"] or leaving or self.nearest() <= 1)

    def scapegoat(self) -> str | None:
        """With a blood bag at hand the most suspected is tested, and suspected no more: until
        then it takes the steps for all."""
        if not self.test_now() or not self.owned("blood", "lab"):
            return None
        doubtful = [name for name in self.doubtful() if not self.cleared(name)]
        return max(doubtful, key=lambda n: self.people["suspicion"][n], default=None)

    def cancels(self, name: str, bad: int) -> float:
        """What it costs this one to cancel so many dice."""
        if self.near(name) <= bad:
            return TAKEN + LAST_STEP
        return bad * (TESTED if name == self.scapegoat() else self.step(name))

    def suffers(self, name: str, dice: list[str]) -> float:
        """What it costs if all the bad dice happen where this one stands."""
        threats = dice.count("threat")
        worth = dice.count("sabotage") * self.needs.harm(self.room(name))
        if threats:
            worth += THREAT * threats + TAKEN * (self.nearest() <= threats)
        return worth

    def nearest(self) -> int:
        """How many steps the threat is from the first it can take."""
        return min((self.near(name) for name in self.living() if not self.cleared(name)), default=9)

    def outcome(self, name: str, dice: list[str]) -> float:
        """What this one would make of a roll."""
        bad = [face for face in dice if face in BAD]
        good = max((self.does(name, face) for face in dice if face not in BAD), default=0.0)
        acts = good - self.cancels(name, len(bad))
        return max(acts, -self.suffers(name, dice)) if bad else acts

    def turned(self, dice: list[str], option: Shown) -> list[str]:
        """The dice after whoever rests has turned one."""
        left = list(dice)
        left[left.index(named(option))] = named(option, 1)
        return left

    # The judges.

    def judge_next_roll(self, option: Shown, about: Shown) -> float:
        """Roll on while somebody has something to do that is worth the bad dice."""
        if option["verb"] == "board":
            return ESCAPE if self.dares() else -ESCAPE
        if option["verb"] == "stop":
            return 0.0
        names = [named(option)] if option["things"] else self.awake()
        best = max((self.best(name) for name in names), default=0.0)
        risk = RISK * (0.3 if self.scapegoat() else 1.0)
        return HOPED * best - risk - TAKEN * pick(THREATENED, self.nearest())

    def judge_give_dice(self, option: Shown, about: Shown) -> float:
        dice = list(self.table["dice"])
        if option["verb"] == "turn_die":
            dice = self.turned(dice, option)
            return max(self.given(name, dice) for name in self.awake()) - SLEEPER
        return self.given(named(option), dice)

    def given(self, name: str, dice: list[str]) -> float:
        """A roll for this one; whoever could do more with a better one is spared."""
        return self.outcome(name, dice) - HOPED * self.best(name)

    def judge_use_dice(self, option: Shown, about: Shown) -> float:
        me, dice, verb = str(about["character"]), list(self.table["dice"]), option["verb"]
        if verb == "turn_die":
            return self.outcome(me, self.turned(dice, option)) - SLEEPER
        if verb == "reroll":
            return 0.1 + self.outcome(me, dice) if named(option) in BAD else -NEVER
        if verb == "cancel":
            return self.cancelled(me, named(option), dice)
        if verb == "do":
            return self.does(me, named(option))
        if verb == "burn_here":
            return self.burns(self.room(me))
        return -self.suffers(me, dice) if verb == "suffer" else 0.0

    def cancelled(self, name: str, face: str, dice: list[str]) -> float:
        """To cancel one is worth what is left, if all the bad ones go."""
        if face not in BAD:
            return -NEVER
        good = max((self.does(name, die) for die in dice if die not in BAD), default=0.0)
        return good - self.cancels(name, sum(die in BAD for die in dice))

    def burns(self, room: str) -> float:
        """Only against the frost, and only a room that is not needed."""
        if room == self.needs.vehicle():
            return -NEVER
        return 20.0 * (self.needs.frost() - 0.5)
