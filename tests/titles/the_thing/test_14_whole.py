"""Nothing is forgotten: worked examples, rulings and switches."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from gloam.titles.the_thing.meta import EDITIONS, SWITCHES
from tests.titles.the_thing.scene import TITLE

ROOT = Path(__file__).parents[3]
TESTS = json.loads(
    files("gloam.titles.the_thing").joinpath("rules", "tests.json").read_text("utf-8")
)


def rulings() -> str:
    """The page's chapter about this title."""
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    return text.split("\n## The Thing: The Boardgame\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("number", range(1, 19))
def test_each_worked_example_of_the_books_is_a_test(number: int) -> None:
    assert TESTS[f"EX-{number}"]


def test_each_ruling_has_a_test_and_each_test_s_ruling_a_line() -> None:
    chapter = rulings()
    written = re.findall(r"^\| (A-\d+) \|", chapter, re.MULTILINE)
    assert len(written) == len(set(written))
    assert set(written) == {name for name in TESTS if name.startswith("A-")}
    named = set(re.findall(r"`(\w+)` \|$", chapter, re.MULTILINE))
    assert named <= {switch.name for switch in SWITCHES}


def test_the_editions_are_the_books_read_to_the_letter() -> None:
    read = {
        "it-2021": {
            "weather_groups": "three", "blackout": "check", "full_sabotage": "refused",
            "cooperation": "may", "revealed_cards": "deck", "rescue_boarding": "at_once",
            "boarding_vote": "majority", "last_infected": "none_revealed",
            "macready_rest": "bottom", "burn_lays": "all", "dice_powers": "any",
        },
        "uk-2023": {
            "weather_groups": "two", "blackout": "at_once", "full_sabotage": "wasted",
            "cooperation": "must", "revealed_cards": "discard", "rescue_boarding": "after_all",
            "boarding_vote": "all", "last_infected": "always", "macready_rest": "out",
            "burn_lays": "burner", "dice_powers": "assigned",
        },
    }  # fmt: skip
    both = {"freezing_starts": "next_round", "card_swap": "whole", "hunger": "unpaid"}
    for edition, switches in read.items():
        rules = TITLE.new(5, 1, edition).setup.values
        for name, value in {**switches, **both}.items():
            assert rules[name] == value, (edition, name)


def test_each_switch_has_a_line_among_the_rulings() -> None:
    chapter = rulings()
    of_the_table = {"characters", "first_leader"}
    for switch in SWITCHES:
        assert f"`{switch.name}`" in chapter or switch.name in of_the_table, switch.name
    for edition in EDITIONS.values():
        assert edition.keys() <= {switch.name for switch in SWITCHES}
