"""The Thing as a list shows it: players, time, editions and switches (section 4)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gloam.kernel.figures import Figures
from gloam.kernel.setup import Meta, Switch, Value, check_most
from gloam.titles.the_thing.cards import characters

FIGURES: Final = Figures("gloam.titles.the_thing")

_SAMPLE: Final = json.dumps(
    {"freezing-spaces": 5, "rescue": [6, 4, 3], "sos-spaces": 7, "suspicion-start": 2}
)

SWITCHES: Final = (
    Switch("weather_groups", "three", ("TT-S-01",), ("three", "two")),
    Switch("freezing_starts", "next_round", ("TT-2-06",), ("next_round", "at_once")),
    Switch("blackout", "at_once", ("TT-2-10",), ("at_once", "check")),
    Switch("full_sabotage", "refused", ("TT-4.2-07",), ("refused", "wasted")),
    Switch("card_swap", "whole", ("TT-4.1-06",), ("whole", "some")),
    Switch("cooperation", "may", ("TT-CB-05",), ("may", "must")),
    Switch("revealed_cards", "discard", ("TT-R-03",), ("discard", "deck")),
    Switch("hunger", "unpaid", ("TT-7-03", "TT-7-05"), ("unpaid", "empty")),
    Switch("rescue_boarding", "after_all", ("TT-ESC-04",), ("after_all", "at_once")),
    Switch("boarding_vote", "all", ("TT-ESC-08",), ("all", "majority")),
    Switch("last_infected", "always", ("TT-WIN-13",), ("always", "none_revealed")),
    Switch("macready_rest", "bottom", ("TT-0-12",), ("bottom", "out")),
    Switch("burn_lays", "all", ("TT-B-05",), ("all", "burner")),
    Switch("damage_slots", "scaled", ("TT-S-06",), ("scaled", "printed")),
    Switch("alien_must_plan", False, ("TT-3-02",)),
    Switch("fire_limit", True, ("TT-B-06",)),
    Switch("windows_multiplies", False, ("TT-CB-06",)),
    Switch("silent_all_infected", False, ("TT-WIN-14",)),
    Switch("kennel_card", True, ("TT-OPT-01",)),
    Switch("coop_roles", True, ("TT-SOLO-ESC-05",)),
    Switch("dice_powers", "assigned", ("TT-SOLO-5-12", "TT-SOLO-5-13"), ("assigned", "any")),
    Switch("characters", "random", ("TT-S-12",), ("random", "chosen")),
    Switch("first_leader", -1, ("TT-S-17", "TT-SOLO-S-08"), least=-1, most=7),
    Switch("figures", "", ("TT-1-01", "TT-2-08"), samples=("", _SAMPLE)),
)

EDITIONS: Final[Mapping[str, Mapping[str, Value]]] = {
    "uk-2023": {
        "weather_groups": "two",
        "full_sabotage": "wasted",
        "cooperation": "must",
        "macready_rest": "out",
        "burn_lays": "burner",
    },
    "it-2021": {
        "blackout": "check",
        "revealed_cards": "deck",
        "rescue_boarding": "at_once",
        "boarding_vote": "majority",
        "last_infected": "none_revealed",
        "dice_powers": "any",
    },
}


@dataclass(frozen=True, slots=True)
class Switches:
    """The switches as the rules read them; one field for each entry of `SWITCHES`."""

    weather_groups: str
    freezing_starts: str
    blackout: str
    full_sabotage: str
    card_swap: str
    cooperation: str
    revealed_cards: str
    hunger: str
    rescue_boarding: str
    boarding_vote: str
    last_infected: str
    macready_rest: str
    burn_lays: str
    damage_slots: str
    alien_must_plan: bool
    fire_limit: bool
    windows_multiplies: bool
    silent_all_infected: bool
    kennel_card: bool
    coop_roles: bool
    dice_powers: str
    characters: str
    first_leader: int
    figures: str


def check(seats: int, values: Mapping[str, Value]) -> None:
    """Refuse switches that do not go together. Raises `BadInput`."""
    check_most(values, "first_leader", characters(seats) - 1)
    FIGURES.values(str(values["figures"]))


META: Final = Meta(
    name="the-thing",
    display="The Thing: The Boardgame",
    package="gloam.titles.the_thing",
    least_seats=1,
    most_seats=8,
    usual_seats=5,
    minutes=(60, 120),
    editions=EDITIONS,
    switches=SWITCHES,
    check=check,
    cooperative=range(1, 4),
    figures=FIGURES,
)
