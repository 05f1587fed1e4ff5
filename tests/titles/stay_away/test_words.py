"""The words of the cards: all are there, and effects follow the table's switches."""

from typing import Any

import pytest

import gloam
from gloam.terminal.session import NAMES
from gloam.terminal.teller import Teller
from gloam.titles.stay_away.cards import NAMES as CARDS
from gloam.words import LANGUAGES, words

TITLE = gloam.title("stay-away")
FAR = ("seduction", "youd_better_run", "get_out_of_here", "cant_we_be_friends")
tongues = pytest.mark.parametrize("language", LANGUAGES)


@tongues
def test_every_card_has_a_name_and_an_effect(language: str) -> None:
    speak = words(language, TITLE.meta)
    assert [c for c in CARDS if not (speak.has(f"card-{c}") and speak.has(f"effect-{c}"))] == []


@tongues
def test_effects_follow_the_switches(language: str) -> None:
    def effect(card: str, **switches: Any) -> str:
        setup = TITLE.meta.setup(6, None, 0, switches)
        return Teller(TITLE, setup, NAMES[:6], language).effect(card)

    for card, switch, values in (
        ("quarantine", "quarantine_mode", ("face_up", "isolate")),
        ("quarantine", "quarantine_self", (True, False)),
        ("quarantine", "quarantine_turns", (1, 2, 3)),
        ("missed", "missed_immunity", (True, False)),
        ("axe", "axe_doors", ("either_side", "between")),
        ("one_two", "one_two_quarantine", ("either", "target")),
        *((card, "reach", ("any", "arc", "adjacent")) for card in FAR),
    ):
        assert len({effect(card, **{switch: value}) for value in values}) == len(values), card
