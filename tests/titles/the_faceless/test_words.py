"""The words of The Faceless: all that are needed, and no others."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gloam
from gloam.rulespage import clauses
from gloam.titles.the_faceless import board, cards
from gloam.titles.the_faceless.meta import FIGURES
from gloam.words import LANGUAGES, Words, words
from tests.test_words import needed

META = gloam.title("the-faceless").meta
ROOT = Path(gloam.__file__).parents[2]
KINDS = (
    cards.COLOUR, cards.FIGURE, cards.CARD, cards.MEMORY, cards.FATE, cards.CHARACTER, cards.POWER,
    cards.AVATAR, cards.FACE, cards.CROSSROADS, cards.FORK, cards.OBSTACLE, cards.PORTAL,
    board.DIRECTION,
)  # fmt: skip
EXPLAINED = (cards.MEMORY, cards.POWER, cards.AVATAR, cards.FACE)
MODULES = {
    "portals": 3, "avatar": 4, "second_avatar": 4, "creepy_die": 5, "crossroads": 5, "eyes": 6,
    "haunted": 6, "den": 8, "servants": 8, "swamps": 8, "nightworld": 12, "hourglass": 12,
    "fog": 15,
}  # fmt: skip
tongues = pytest.mark.parametrize("language", LANGUAGES)


def keys() -> set[str]:
    """Every message of the title but those that only one drawing or another needs."""
    found = needed(META)
    found |= {f"{kind.name}-{name}" for kind in KINDS for name in kind.names}
    found |= {f"effect-{kind.name}-{name}" for kind in EXPLAINED for name in kind.names}
    for colour in cards.COLOUR.names:
        found |= {f"effect-{colour}", f"threat-{colour}"}
    found |= {f"figure-{name}" for name in FIGURES.ours}
    values = [figure.value for figure in FIGURES.ours.values()]
    found |= {f"figure-word-{word}" for word in said(values)}
    found |= {f"chapter-{chapter}" for chapter in chapters()}
    return found


def said(value: Any) -> set[str]:
    """The words in the value of a figure."""
    if isinstance(value, list | tuple):
        return {word for part in value for word in said(part)}
    return {value} if isinstance(value, str) else set()


def chapters() -> set[str]:
    """TF-1 to TF-13, and the letters of examples, rulings and reference situations."""
    found = (re.match(r"[A-Z]+(-\d+)?", clause.id) for clause in clauses(META))
    return {chapter[0] for chapter in found if chapter}


def drawn() -> str:
    """The text of all that may name a message itself: the client and the terminal."""
    folders = (ROOT / "web/src", ROOT / "src/gloam/terminal")
    files = (file for folder in folders for file in folder.rglob("*"))
    return "\n".join(f.read_text("utf-8") for f in files if f.suffix in (".ts", ".svelte", ".py"))


def named(key: str, text: str) -> bool:
    """Whether a message is named as a whole, or by its beginning and a word put in."""
    parts = key.split("-")
    heads = ("-".join(parts[:at]) for at in range(1, len(parts)))
    return any(f"{quote}{key}{quote}" in text for quote in "\"'`") or any(
        re.search(rf"[\"'`]{re.escape(head)}-\$?\{{", text) for head in heads
    )


def own(language: str) -> set[str]:
    return set(Words(language, META.package)._bundle._messages) - set(
        Words(language)._bundle._messages
    )


@tongues
def test_no_word_is_missing(language: str) -> None:
    assert keys() - own(language) == set()


def test_no_word_is_left_over() -> None:
    text = drawn()
    assert {key for key in own("en") - keys() if not named(key, text)} == set()


@tongues
@pytest.mark.clause("TF-10.1-06")
def test_every_module_says_after_how_many_games(language: str) -> None:
    speak = words(language, META)
    for switch, games in MODULES.items():
        text = speak(f"switch-{switch}-about")
        assert re.search(rf"\b{games} (games|partite|ігор)", text), (switch, text)


@tongues
def test_the_winds_are_eight_and_different(language: str) -> None:
    winds = words(language, META)("map-winds").split(", ")
    assert len(winds) == 8
    names = [name for wind in winds for name in wind.split("/")]
    assert len(set(names)) == len(names) == 16


def counts(language: str) -> Iterator[tuple[str, list[str]]]:
    speak = words(language, META)
    for colour in cards.COLOUR.names:
        yield (
            f"event-threat of {colour}",
            [speak("event-threat", colour_is=colour, colour=colour, count=n) for n in (1, 2, 5)],
        )
    for key in ("event-boxed", "event-watched", "sheet-deck", "map-lost", "sheet-glass_turns"):
        name = "value" if key.startswith("sheet") else "count"
        yield key, [speak(key, **{name: n}) for n in (1, 2, 5)]


@tongues
def test_numbers_change_the_words(language: str) -> None:
    """One, two and five are not said alike where the language tells them apart."""
    for key, texts in counts(language):
        bare = {re.sub(r"\d+", "#", text) for text in texts}
        assert len(bare) == (3 if language == "uk" else 2), (key, texts)
