"""Stay Away! as a list shows it: players, time, editions and switches (section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gloam.kernel.setup import Meta, Switch, Value, check_most
from gloam.titles.stay_away.cards import check_deck

SWITCHES: Final = (
    Switch("quarantine_mode", "face_up", ("SA-9.1-02e", "SA-9.1-02i"), ("face_up", "isolate")),
    Switch("quarantine_turns", 2, ("SA-9.1-01e", "SA-9.1-01i"), least=1, most=5),
    Switch("quarantine_self", False, ("SA-6.1-12e", "SA-6.1-12i")),
    Switch("quarantine_blocks_exchange", False, ("SA-3.3-04",)),
    Switch(
        "infected_overflow",
        "super_infection",
        ("SA-5.2-01", "SA-5.2-04"),
        ("super_infection", "limit3", "off"),
    ),
    Switch("missed_immunity", True, ("SA-8.4-03e", "SA-8.4-03i")),
    Switch(
        "after_swap_next",
        "new_seat",
        ("SA-3.4-04", "SA-3.4-05", "SA-3.4-06"),
        ("new_seat", "swapped_player", "exchange_partner"),
    ),
    Switch("blind_date_infected", False, ("SA-10.11-03", "SA-4.1-03")),
    Switch("one_two_quarantine", "either", ("SA-10.5-02i", "SA-10.5-02e"), ("either", "target")),
    Switch("axe_doors", "either_side", ("SA-7.3-02",), ("either_side", "between")),
    Switch("two_player_doors", "gap", ("SA-6.1-03",), ("gap", "strict")),
    Switch("thing_alone", "no_human_out", ("SA-13.1-07",), ("no_human_out", "nobody_out")),
    Switch("auto_declare", False, ("SA-13.1-09",)),
    Switch("vengeance_hints", "required", ("SA-15.6-03e", "SA-15.6-03i"), ("required", "optional")),
    Switch("marker", True, ("SA-2.1-09", "SA-3.4-02")),
    Switch("first_player", -1, ("SA-2.1-08", "SA-2.1-10"), least=-1, most=11),
    Switch("promos", False, ("SA-1.1-05",)),
    Switch("thing_in_deck", False, ("SA-15.1-01",)),
    Switch("infected_more", 0, ("SA-15.2-01",), least=-20, most=40),
    Switch("weapons_in_deck", False, ("SA-15.3-01",)),
    Switch("reach", "any", ("SA-15.4-01e", "SA-15.4-01i"), ("any", "arc", "adjacent")),
    Switch(
        "deck",
        "",
        ("SA-15.5-01",),
        samples=("", "flamethrower=1,axe=6,missed=8", "infected=12,seduction=9,forgetful=5"),
    ),
    Switch("vengeance", False, ("SA-15.6-01",)),
)

EDITIONS: Final[Mapping[str, Mapping[str, Value]]] = {
    "revised-it": {},
    "first-en": {
        "quarantine_mode": "isolate",
        "quarantine_turns": 3,
        "quarantine_self": True,
        "quarantine_blocks_exchange": True,
        "infected_overflow": "limit3",
        "missed_immunity": False,
        "blind_date_infected": True,
        "one_two_quarantine": "target",
        "vengeance_hints": "optional",
        "marker": False,
    },
    "revised-es": {"after_swap_next": "exchange_partner"},
}


@dataclass(frozen=True, slots=True)
class Switches:
    """The switches as the rules read them; one field for each entry of `SWITCHES`."""

    quarantine_mode: str
    quarantine_turns: int
    quarantine_self: bool
    quarantine_blocks_exchange: bool
    infected_overflow: str
    missed_immunity: bool
    after_swap_next: str
    blind_date_infected: bool
    one_two_quarantine: str
    axe_doors: str
    two_player_doors: str
    thing_alone: str
    auto_declare: bool
    vengeance_hints: str
    marker: bool
    first_player: int
    promos: bool
    thing_in_deck: bool
    infected_more: int
    weapons_in_deck: bool
    reach: str
    deck: str
    vengeance: bool


def check(seats: int, values: Mapping[str, Value]) -> None:
    """Refuse switches that do not go together. Raises `BadInput`."""
    check_most(values, "first_player", seats - 1)
    check_deck(seats, values)


META: Final = Meta(
    name="stay-away",
    display="Stay Away!",
    package="gloam.titles.stay_away",
    least_seats=4,
    most_seats=12,
    usual_seats=6,
    minutes=(15, 60),
    editions=EDITIONS,
    switches=SWITCHES,
    check=check,
)
