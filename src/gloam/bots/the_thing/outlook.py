"""How one seat sees the table at one moment, and what everybody judges alike."""

from __future__ import annotations

from typing import Any, Final

from gloam.bots.the_thing.beliefs import Beliefs
from gloam.bots.the_thing.needs import Needs
from gloam.kernel.view import View

Shown = dict[str, Any]

WEAPONS: Final = {"flamethrower": 4.0, "firearm": 3.0, "dynamite": 2.0, "melee": 1.0}
ITEMS: Final = {"keys": 5.0, "wire": 3.0, "torch": 2.5, "toolbox": 2.0, "fuel": 1.5}
POWERS: Final = ("macready", "blair", "windows", "nauls", "norris", "clark", "garry", "bennings")
MILD: Final = {"sun": 2.0, "snow": 1.0, "storm": 0.0}
OUTSIDE: Final = ("dormitory", "rec_room", "aboard", "nowhere")
"""Where nothing can be done."""


def named(option: Shown, at: int = 0) -> str:
    """The word of the thing an option names."""
    return str(option["things"][at][1])


class Outlook:
    """The table, what it needs, and what is believed of the others. A judge for each question
    tells what an option is worth; a standing offer is taken if it is worth more than nothing."""

    def __init__(self, view: View, needs: Needs, beliefs: Beliefs, outside: Beliefs) -> None:
        self.table: Shown = view["table"]
        self.people: Shown = self.table["people"]
        self.needs = needs
        self.beliefs = beliefs
        self.outside = outside
        """What somebody would believe who only watches."""
        self.refused = False
        """Whether the Leader has refused this seat a fire this round."""
        self.number = len(self.table["order"])
        self.holds: Shown = self.table["me"]["holds"]
        self.me: str = next(iter(self.holds), "")

    # Who is there.

    def living(self) -> list[str]:
        fate = self.people["fate"]
        return [name for name in self.table["order"] if fate[name] == "in_play"]

    def others(self) -> list[str]:
        return [name for name in self.living() if name != self.me]

    def room(self, name: str) -> str:
        return str(self.people["room"][name])

    def there(self, room: str) -> list[str]:
        """The others who stand in a room."""
        return [n for n in self.others() if self.room(n) == room and self.people["standing"][n]]

    def awake(self) -> list[str]:
        """All who stand where something can be done."""
        return [
            name
            for name in self.living()
            if self.people["standing"][name] and self.room(name) not in OUTSIDE
        ]

    def cleared(self, name: str) -> bool:
        """Whether everybody knows that this one is Human."""
        return bool(self.people["suspicion"][name] == 0)

    def watched(self, name: str) -> bool:
        """Whether this one must deliver openly."""
        return bool(self.people["suspicion"][name] >= self.number)

    def alien(self, name: str) -> float:
        """How likely this one is an Alien."""
        return 0.0 if self.cleared(name) else self.beliefs.alien(name)

    def has(self, item: str) -> bool:
        return item in self.holds[self.me]["items"]

    # What all judge alike.

    def judge_play_as(self, option: Shown, about: Shown) -> float:
        return -float(POWERS.index(named(option)))

    def judge_next_strike(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_next_meeting(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_how_often(self, option: Shown, about: Shown) -> float:
        return float(option["things"][0][1])

    def judge_keep_weapon(self, option: Shown, about: Shown) -> float:
        return WEAPONS[named(option)]

    def judge_keep_item(self, option: Shown, about: Shown) -> float:
        return ITEMS[named(option)]

    def judge_willing(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "board")
