"""The words of the cards: all are there, and effects follow the table's switches."""

import pytest

import gloam
from gloam.terminal.session import NAMES
from gloam.terminal.teller import Teller
from gloam.titles.stay_away.cards import NAMES as CARDS
from gloam.words import LANGUAGES, words

TITLE = gloam.title("stay-away")
tongues = pytest.mark.parametrize("language", LANGUAGES)


@tongues
def test_every_card_has_a_name_and_an_effect(language: str) -> None:
    speak = words(language, TITLE.meta)
    assert [c for c in CARDS if not (speak.has(f"card-{c}") and speak.has(f"effect-{c}"))] == []


@tongues
def test_effects_follow_the_switches(language: str) -> None:
    texts = set()
    for edition in ("first-en", "revised-it"):
        tell = Teller(TITLE, TITLE.meta.setup(6, edition), NAMES[:6], language)
        texts.add(tell.effect("quarantine"))
    assert len(texts) == 2
