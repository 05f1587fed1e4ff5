"""The Faceless as a list shows it: players, time, scenarios and switches (section 5, TF-12)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from gloam.kernel.errors import BadInput
from gloam.kernel.figures import Figures
from gloam.kernel.setup import Meta, Switch, Value, check_most, unknown
from gloam.titles.the_faceless.cards import AVATAR, CHARACTER, COLOUR, OBSTACLES

FIGURES: Final = Figures("gloam.titles.the_faceless")

_SAMPLE: Final = json.dumps(
    {"billygoat-moment": 1.0, "easy-cards": 6, "haunted-arrows": [1, 1, 1, 2, 2, 4]}
)

SWITCHES: Final = (
    Switch("difficulty", "easy", ("TF-3.5-01",), ("easy", "medium", "hard")),
    Switch("layout", "random", ("TF-3.2-01", "TF-3.3-01"), ("random", "by_hand")),
    Switch("characters", "", ("TF-3.4-01", "TF-12.1-01"), samples=("", "tommy lily emily casper")),
    Switch("first_player", -1, ("TF-3.6-05",), least=-1, most=3),
    Switch("solo", False, ("TF-1.1-04",)),
    Switch("labyrinth", "line", ("TF-5.3-01",), ("line", "antipodal")),
    Switch("collisions", "physical", ("TF-5.5-04",), ("physical", "off")),
    Switch("earth", False, ("A15",)),
    Switch("avatar", "none", ("TF-10.2-01",), ("none", "random", *AVATAR.names)),
    Switch("second_avatar", "none", ("TF-12.2-05",), ("none", *AVATAR.names)),
    Switch("creepy_die", False, ("TF-10.3-01",)),
    Switch("crossroads", False, ("TF-10.4-01",)),
    Switch("den", False, ("TF-10.5-01",)),
    Switch("eyes", False, ("TF-10.6-01",)),
    Switch("nightworld", False, ("TF-10.7-01",)),
    Switch("haunted", False, ("TF-10.8-01",)),
    Switch("hourglass", "off", ("TF-10.9-01",), ("off", "seconds", "turns")),
    Switch("portals", False, ("TF-10.10-01",)),
    Switch("fog", False, ("TF-10.11-01",)),
    Switch("servants", "off", ("TF-10.12-01",), ("off", "wandering", "collectors")),
    Switch("swamps", 0, ("TF-10.15-01",), least=0, most=OBSTACLES),
    Switch("way_out", False, ("TF-12.2-04",)),
    Switch("his_name", False, ("TF-12.2-06", "TF-12.3-02")),
    Switch("final_challenge", False, ("TF-12.3-01",)),
    Switch("figures", "", ("TF-13.1-01",), samples=("", _SAMPLE)),
)

EDITIONS: Final[Mapping[str, Mapping[str, Value]]] = {
    "base": {},
    "scenario-1": {
        "portals": True, "eyes": True, "characters": "lily casper dylan emily",
    },
    "scenario-2": {
        "servants": "wandering", "haunted": True, "crossroads": True,
        "characters": "matt julie lily luke",
    },
    "scenario-3": {
        "creepy_die": True, "den": True, "avatar": "demon",
        "characters": "emily pj dylan karyn",
    },
    "scenario-4": {
        "servants": "collectors", "way_out": True, "characters": "karyn pj luke casper",
    },
    "scenario-5": {
        "swamps": 3, "avatar": "puppetmaster", "second_avatar": "eraserhead", "crossroads": True,
        "characters": "tommy luke julie matt",
    },
    "scenario-6": {
        "avatar": "unspeakable", "nightworld": True, "his_name": True,
        "characters": "casper matt pj emily",
    },
    "scenario-7": {
        "hourglass": "seconds", "nightworld": True, "characters": "dylan luke karyn julie",
    },
    "scenario-8": {
        "avatar": "spectral", "crossroads": True, "fog": True,
        "characters": "tommy lily emily casper",
    },
}  # fmt: skip
"""The base game, and the eight scenarios as sets of switches (TF-12.2)."""


@dataclass(frozen=True, slots=True)
class Switches:
    """The switches as the rules read them; one field for each entry of `SWITCHES`."""

    difficulty: str
    layout: str
    characters: str
    first_player: int
    solo: bool
    labyrinth: str
    collisions: str
    earth: bool
    avatar: str
    second_avatar: str
    creepy_die: bool
    crossroads: bool
    den: bool
    eyes: bool
    nightworld: bool
    haunted: bool
    hourglass: str
    portals: bool
    fog: bool
    servants: str
    swamps: int
    way_out: bool
    his_name: bool
    final_challenge: bool
    figures: str


def check(seats: int, values: Mapping[str, Value]) -> None:
    """Refuse switches that do not go together. Raises `BadInput`."""
    check_most(values, "first_player", seats - 1)
    if seats == 1 and not values["solo"]:
        sentence = "The Faceless is for 2 to 4 players; one may play with “solo” on."
        raise BadInput("solo-off", sentence)
    if seats > 1 and values["solo"]:
        raise BadInput("solo-on", "“solo” is for one player.")
    check_avatars(str(values["avatar"]), str(values["second_avatar"]))
    check_characters(seats, str(values["characters"]))
    check_figures(FIGURES.values(str(values["figures"])))


def check_avatars(one: str, other: str) -> None:
    """A second Avatar stands beside a named first one (TF-12.2-05)."""
    if other != "none" and one in ("none", "random", other):
        sentence = "“second_avatar” stands beside another that “avatar” names."
        raise BadInput("second-avatar", sentence, "TF-12.2-05")


def check_characters(seats: int, text: str) -> None:
    names = text.split()
    for name in names:
        if name not in CHARACTER.names:
            raise unknown("character", name, CHARACTER.names)
    if names and (len(names) < seats or len(set(names)) < len(names)):
        sentence = f"“characters” names at least {seats} different ones, or none to deal them."
        raise BadInput("characters", sentence, seats=seats)


def check_figures(figures: Mapping[str, Any]) -> None:
    """Refuse figures with which no game can be set up."""
    radius = figures["board-radius"]
    for name in ("day-symbols", "night-symbols", "inverse-spaces"):
        cells = figures[name]
        inside = [len(c) == 2 and max(abs(c[0]), abs(c[1]), abs(c[0] + c[1])) <= radius
                  for c in cells]  # fmt: skip
        if not all(inside) or len(set(cells)) < len(cells):
            sentence = f"“{name}” takes different cells of a board of radius {radius}."
            raise BadInput("figure-cells", sentence, figure=name, radius=radius)
    ring = 6 * (radius + 1)
    starts = figures["starts"]
    close = any((a - b) % ring < 2 for a, b in permutations(starts, 2))
    if close or max(starts) >= ring:
        sentence = f"“starts” takes three outer spaces below {ring} that do not touch."
        raise BadInput("figure-starts", sentence, ring=ring)
    for name in ("obstacles", "den"):
        shapes = figures[name] if name == "obstacles" else (figures[name],)
        parts = 3 if name == "obstacles" else 2
        if any(len(cell) != parts for shape in shapes for cell in shape):
            sentence = f"“{name}” takes cells of {parts} numbers."
            raise BadInput("figure-parts", sentence, figure=name, parts=parts)
        if any(shape[0][:2] != (0, 0) for shape in shapes):
            sentence = f"“{name}” takes shapes whose first cell is 0, 0."
            raise BadInput("figure-origin", sentence, figure=name)
    marks = sum(cell[2] != 0 for shape in figures["obstacles"] for cell in shape)
    if marks < 8:
        sentence = f"“obstacles” needs eight marked parts for the Memories, not {marks}."
        raise BadInput("figure-marks", sentence, given=marks)
    cards = sum(len(figures[f"{colour}-cards"]) for colour in COLOUR.names)
    if cards != 50:
        raise BadInput("figure-cards", f"The event cards are fifty, not {cards}.", given=cards)
    if len(set(figures["powers"])) < len(figures["powers"]):
        raise BadInput("figure-powers", "“powers” takes each power once.")


META: Final = Meta(
    name="the-faceless",
    display="The Faceless",
    package="gloam.titles.the_faceless",
    least_seats=1,
    most_seats=4,
    usual_seats=2,
    minutes=(30, 60),
    editions=EDITIONS,
    switches=SWITCHES,
    check=check,
    cooperative=range(1, 5),
    timeless={"hourglass": {"seconds": "turns"}},
    figures=FIGURES,
)
