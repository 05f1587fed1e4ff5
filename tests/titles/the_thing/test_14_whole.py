"""Nothing is forgotten: worked examples, rulings and switches."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from gloam.titles.the_thing.meta import EDITIONS, SWITCHES

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


def test_each_switch_has_a_line_among_the_rulings() -> None:
    chapter = rulings()
    of_the_table = {"characters", "first_leader"}
    for switch in SWITCHES:
        assert f"`{switch.name}`" in chapter or switch.name in of_the_table, switch.name
    for edition in EDITIONS.values():
        assert edition.keys() <= {switch.name for switch in SWITCHES}
