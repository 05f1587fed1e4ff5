"""Words: every card, prompt, option, event, refusal and switch reads in three languages."""

from random import Random

import pytest

import gloam
from gloam.kernel.journal import ALL
from gloam.kernel.option import Scale
from gloam.terminal.session import NAMES
from gloam.terminal.teller import Teller
from gloam.testing import random_answer, random_game
from gloam.words import LANGUAGES, words

METAS = gloam.titles()
both = pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
tongues = pytest.mark.parametrize("language", LANGUAGES)


def needed(meta: gloam.Meta) -> set[str]:
    """Every message a title's book and switches call for."""
    book = gloam.title(meta.name).position.book
    keys = {"title-name", "title-about"}
    for edition in meta.editions:
        keys |= {f"edition-{edition}", f"edition-{edition}-about"}
    for switch in meta.switches:
        keys |= {f"switch-{switch.name}", f"switch-{switch.name}-about"}
        keys |= {f"switch-{switch.name}-{choice}" for choice in switch.choices}
    for name in book.questions:
        keys |= {f"ask-{name}", f"wait-{name}"}
    keys |= {f"event-{name}" for name in book.events}
    keys |= {f"fact-{name}" for name in book.facts}
    keys |= {f"why-{code}" for code, _ in book.reasons}
    keys |= {f"sheet-{path.replace('.', '_')}" for path, _, _ in book.sheet}
    for option in book.options.values():
        keys.add("-".join(["option", option.verb, *(kind.name for kind, _ in option.things)]))
    for verb, forms in book.forms.items():
        for kinds in forms:
            keys.add("-".join(["option", verb, *(kind.name for kind in kinds)]))
            for scale in (kind.name for kind in kinds if isinstance(kind, Scale)):
                keys |= {f"scale-{scale}", f"scale-{scale}-how"}
    return keys


@both
@tongues
def test_every_message_is_there(meta: gloam.Meta, language: str) -> None:
    speak = words(language, meta)
    missing = {key for key in needed(meta) if not speak.has(key)}
    assert missing == set()


@both
def test_the_languages_have_the_same_messages(meta: gloam.Meta) -> None:
    keys = {lang: set(words(lang, meta)._bundle._messages) for lang in LANGUAGES}
    assert keys["it"] == keys["en"]
    assert keys["uk"] == keys["en"]


@both
@tongues
def test_whole_games_can_be_told(meta: gloam.Meta, language: str) -> None:
    """Every event, question, option and refusal of random games, for every kind of reader."""
    title = gloam.title(meta.name)
    told = set()
    for seed in range(12):
        random = Random(seed)
        g = random_game(title, random)
        since = 0
        while True:
            viewer = random.choice([None, ALL, *range(g.seats)])
            tell = Teller(title, g.setup, NAMES[: g.seats], language)
            tell.view = g.view(viewer, since)
            since = g.events
            for event in tell.view["journal"]:
                text = tell.event(event)
                assert text.strip()
                assert "none" not in text.split()
                told.add(event["event"])
            for decision in tell.view["decisions"]:
                assert tell.ask(decision).strip()
                for option in decision["options"]:
                    assert tell.option(option).strip()
                for option in decision["refused"]:
                    assert tell.why(option).strip()
            for asked in tell.view["asked"]:
                assert tell.wait(asked).strip()
            for fact in title.known(tell.view) if since == 0 else ():
                assert tell.fact(fact).strip()
            if g.outcome is not None:
                assert tell.outcome()
                break
            g.play(*random_answer(g, random))
    assert len(told) > 20


@tongues
def test_plurals(language: str) -> None:
    speak = words(language, gloam.title("stay-away").meta)
    texts = [speak("sheet-deck_count", value=count) for count in (1, 2, 5, 11, 21, 22, 25)]
    expected = {
        "en": ["one card", "2 cards", "5 cards", "11 cards", "21 cards", "22 cards", "25 cards"],
        "it": ["una carta", "2 carte", "5 carte", "11 carte", "21 carte", "22 carte", "25 carte"],
        "uk": ["1 карта", "2 карти", "5 карт", "11 карт", "21 карта", "22 карти", "25 карт"],
    }[language]
    for text, end in zip(texts, expected, strict=True):
        assert text.endswith(end), text


def test_an_unknown_language() -> None:
    with pytest.raises(gloam.BadInput, match="en, it, uk"):
        words("xx")
