"""One judge for each question of four and more players: what an option is worth to this seat."""

from __future__ import annotations

from math import prod
from typing import Any, Final

from gloam.bots.the_thing.beliefs import Beliefs
from gloam.bots.the_thing.needs import HARM, Needs
from gloam.kernel.view import View

Shown = dict[str, Any]

WEAPONS: Final = {"flamethrower": 4.0, "firearm": 3.0, "dynamite": 2.0, "melee": 1.0}
ITEMS: Final = {"keys": 5.0, "wire": 3.0, "torch": 2.5, "toolbox": 2.0, "fuel": 1.5}
POWERS: Final = ("macready", "blair", "windows", "nauls", "norris", "clark", "garry", "bennings")
HUNTING: Final = ("boiler", "generator", "comms", "kitchen", "lab", "storage", "helicopter")
"""Where people must go, and the Alien waits."""
ESCAPE: Final = 0.3
"""The chance at which Humans dare to leave; less when the end is near."""


def named(option: Shown, at: int = 0) -> str:
    """The word of the thing an option names."""
    return str(option["things"][at][1])


class Judges:
    """The worths at one moment."""

    def __init__(self, view: View, needs: Needs, beliefs: Beliefs | None) -> None:
        self.table: Shown = view["table"]
        self.people: Shown = self.table["people"]
        self.needs = needs
        self.beliefs = beliefs
        self.holds: Shown = self.table["me"]["holds"]
        self.me: str = next(iter(self.holds), "")
        self.evil = bool(self.me) and self.holds[self.me]["role"] == "alien"
        self.side = -1.0 if self.evil else 1.0

    # What the seat makes of the others.

    def living(self) -> list[str]:
        fate = self.people["fate"]
        return [name for name in self.table["order"] if fate[name] == "in_play"]

    def others(self) -> list[str]:
        return [name for name in self.living() if name != self.me]

    def alien(self, name: str) -> float:
        if name == self.me:
            return float(self.evil)
        if self.people["suspicion"][name] == 0:
            return 0.0
        return self.beliefs.alien(name) if self.beliefs is not None else 0.0

    def there(self, room: str) -> list[str]:
        return [name for name in self.others() if self.people["room"][name] == room]

    def escape(self, aboard: list[str]) -> float:
        """How likely it is that all others are told apart rightly."""
        return prod(
            max(self.alien(name), 1 - self.alien(name))
            for name in self.others()
            if name not in aboard
        )

    def dares(self) -> bool:
        """Whether to leave now: the surer the others, and the nearer the end, the sooner."""
        return self.evil or self.escape([]) > ESCAPE * (1 - self.needs.hurry())

    # Setting up, weather.

    def judge_play_as(self, option: Shown, about: Shown) -> float:
        return -float(POWERS.index(named(option)))

    def judge_weather(self, option: Shown, about: Shown) -> float:
        return self.side * {"sun": 2.0, "snow": 1.0, "storm": 0.0}[named(option)]

    def judge_store(self, option: Shown, about: Shown) -> float:
        return self.judge_weather(option, about)

    def judge_extra_barrel(self, option: Shown, about: Shown) -> float:
        return self.side * self.needs.use(named(option))

    # Cards.

    def card(self, card: str) -> float:
        """What it is worth to have a card played."""
        damage = sum(
            count
            for room, count in self.table["rooms"]["damage"].items()
            if self.needs.usable(room)
        )
        if card == "sabotage":
            return 3.0 if self.evil and not self.watched() else -5.0
        return 2.0 if card == "use" else min(2.2, 0.8 + 0.4 * damage)

    def watched(self) -> bool:
        """Whether this seat must deliver openly."""
        return bool(self.people["suspicion"][self.me] >= len(self.table["order"]))

    def judge_garry(self, option: Shown, about: Shown) -> float:
        return -self.card(named(option)) if option["verb"] == "change" else 0.0

    def judge_special(self, option: Shown, about: Shown) -> float:
        return self.card(named(option))

    def judge_fetch(self, option: Shown, about: Shown) -> float:
        names = [word for _, word in option["things"]]
        return sum(self.card(name) for name in names) + 0.5 * len(set(names))

    def judge_go_hungry(self, option: Shown, about: Shown) -> float:
        return -self.card(named(option))

    # Moving.

    def judge_move(self, option: Shown, about: Shown) -> float:
        verb = option["verb"]
        hand = self.holds[self.me]["hand"]
        if verb == "board":
            return 99.0 if self.dares() else -99.0
        if verb == "swap":
            return 1.5 * sum(self.card(card) < 0 for card in hand) - 2.0
        if verb == "stay":
            return 0.0
        room = named(option)
        worth = self.company(room)
        if verb == "special":
            hopeless = all(self.card(card) < 0 for card in hand)
            return worth + 0.5 * self.needs.best(room) - (1.0 if hopeless else 3.0)
        if len(option["things"]) > 1:
            return worth + self.brings(room, named(option, 1))
        return worth + sum(self.brings(room, card) for card in hand) / len(hand)

    def brings(self, room: str, card: str) -> float:
        """Going to a room with a card: a Human brings what is to be done there."""
        if card == "sabotage":
            return 3.0 if self.evil and not self.watched() else -4.0
        done = self.needs.action(card, room) * (0.6 if self.there(room) else 1.0)
        if card == "use" and self.needs.ready(room):
            done = 9.0 if "keys" in self.holds[self.me]["items"] and self.dares() else -1.0
        elif room == "storage" and "keys" in self.holds[self.me]["items"]:
            done *= 0.3
        return 0.4 * done if self.evil else done

    def company(self, room: str) -> float:
        """Whom one would meet in a room, and what it is worth."""
        company = self.there(room)
        dogs = self.table["rooms"]["dogs"].get(room, 0)
        if self.evil:
            prey = 1.4 * sum(1 - self.alien(name) for name in company[:1])
            return prey - 1.5 * len(company[1:])
        risk = sum(self.alien(name) for name in company)
        worth = 0.0
        if dogs:
            worth += 0.6 if company else -2.5 * (self.me != "clark")
        if company and all(self.people["suspicion"][name] == 0 for name in company):
            risk = 0.0
            worth += 0.5
        if self.table["strength"]:
            worth += 0.8 * len(company)
        return worth - 9.0 * risk

    # Encounters.

    def judge_next_strike(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_next_meeting(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_fight(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "pass":
            return 0.0
        return -1.0 if self.evil else 3.0 - 0.5 * WEAPONS[named(option)]

    def judge_prey(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "assimilate":
            return 6.0 - 5.0 * self.alien(named(option))
        if option["verb"] == "assimilate_dog":
            return 2.0
        room = str(about["room"])
        return HARM.get(room, 0.0) * float(self.table["rooms"]["alien"].get(room, 1))

    def judge_avoid(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "meet":
            return 0.0
        met = [name for name in (*about["left"], *about["meeting"]) if name != self.me]
        risk = max((self.alien(name) for name in met), default=0.0)
        price = {"firearm": 0.02, "melee": 0.3, "flamethrower": 0.45}[named(option)]
        return -1.0 if self.evil else risk - price

    def judge_lay_tokens(self, option: Shown, about: Shown) -> float:
        return float(named(option) == "alien")

    def judge_look_at(self, option: Shown, about: Shown) -> float:
        return -self.alien(named(option))

    # The revealed Alien.

    def judge_plan(self, option: Shown, about: Shown) -> float:
        """Two in each of the rooms where people must go."""
        spare = self.table["strength"] - sum(count for _, count in self.table["me"]["plan"])
        if option["verb"] == "agree":
            return 0.5
        if option["verb"] == "spare":
            return -1.0
        room, count = named(option), int(option["things"][1][1])
        if room == "kennel":
            return 1.0 if count == 1 else 0.0
        wanted = 2 if spare >= 2 else 1
        worth = 1.0 + 0.2 * HARM[room] if room in HUNTING else 0.3
        return worth if count == wanted else 0.0

    # Actions.

    def judge_next_card(self, option: Shown, about: Shown) -> float:
        """A Human goes on while something is left to do; an Alien stops as soon as it may."""
        if option["verb"] == "stop":
            return 0.0
        standing = [n for n in self.living() if self.people["standing"][n]]
        useful = max((self.needs.best(self.people["room"][n]) for n in standing), default=0.0)
        return -1.0 if self.evil else useful - 1.0

    def judge_assign(self, option: Shown, about: Shown) -> float:
        card, name = str(about["card"]), named(option)
        room = self.people["room"][name]
        worth = self.needs.action(card, room)
        if card == "use" and self.needs.ready(room):
            if name == self.me:
                return 9.0 if "keys" in self.holds[self.me]["items"] and self.dares() else -1.0
            return -1.0 if self.evil else 9.0 * (0.4 - self.alien(name))
        helpers = len([n for n in self.there(room) if self.people["standing"][n]])
        return self.side * worth * (1.0 + 0.4 * helpers)

    def judge_lay_down(self, option: Shown, about: Shown) -> float:
        return -self.side * self.needs.best(self.people["room"][named(option)])

    def judge_how_often(self, option: Shown, about: Shown) -> float:
        return float(option["things"][0][1])

    def judge_keep_weapon(self, option: Shown, about: Shown) -> float:
        return WEAPONS[named(option)]

    def judge_keep_item(self, option: Shown, about: Shown) -> float:
        return ITEMS[named(option)]

    def judge_keep_tokens(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "keep")

    def judge_show_keys(self, option: Shown, about: Shown) -> float:
        return (1.0 if self.dares() else -1.0) if option["verb"] == "show_keys" else 0.0

    def judge_burn(self, option: Shown, about: Shown) -> float:
        """Only against the frost, and only a room that is not needed."""
        room = self.people["room"][self.me]
        frost = self.table["freezing"] / self.table["freezing_spaces"]
        return frost - 0.6 if not self.evil and room not in ("comms", "generator") else -1.0

    def judge_consent(self, option: Shown, about: Shown) -> float:
        frost = self.table["freezing"] / self.table["freezing_spaces"]
        return self.side * (frost - 0.5) if option["verb"] == "allow" else 0.0

    def judge_use_item(self, option: Shown, about: Shown) -> float:
        room = self.people["room"][self.me]
        worth = self.needs.use(room) if named(option) == "fuel" else self.needs.repair(room)
        return worth - 2.0 if not self.evil else -1.0

    # The Rec Room.

    def judge_accuse(self, option: Shown, about: Shown) -> float:
        """A Human points at whom it fears; an Alien at a Human others fear already."""
        if option["verb"] == "abstain":
            return max(0.42, 1.5 / len(self.living()))
        name = named(option)
        if self.evil:
            crowd = self.people["suspicion"][name] / len(self.table["order"])
            return 0.4 + 0.3 * float(crowd) - self.alien(name)
        return self.alien(name)

    def judge_give(self, option: Shown, about: Shown) -> float:
        """A Human brings Wire and Flamethrower together with whom it trusts."""
        kind, what = option["things"][0]
        receiver = named(option, 2)
        if self.evil or kind != "item" or what != "wire" or self.alien(receiver) > 0.15:
            return -1.0
        fire = any(self.people["refills"][receiver])
        return 1.0 if fire and not any(self.people["refills"][self.me]) else -1.0

    def judge_show_oneself(self, option: Shown, about: Shown) -> float:
        """With its back to the wall, or when others carry on in secret."""
        return 0.5 if self.watched() and self.table["round"] > 2 else -1.0

    # Tests.

    def judge_who_tests(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "pass":
            return 0.0
        if option["verb"] == "reveal_self":
            return 0.5 if self.watched() and self.table["round"] > 3 else -1.0
        return -1.0 if self.evil else 1.0

    def judge_whom_to_hear(self, option: Shown, about: Shown) -> float:
        return -self.side * self.alien(named(option, 1))

    def judge_whom_to_test(self, option: Shown, about: Shown) -> float:
        return self.side * self.alien(named(option))

    # Boarding.

    def judge_willing(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "board")

    def judge_admit(self, option: Shown, about: Shown) -> float:
        return 0.5 - self.alien(str(about["character"])) if option["verb"] == "accept" else 0.0
