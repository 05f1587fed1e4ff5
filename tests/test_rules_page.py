"""The rules page: every clause has its text in three languages, and a test or a reason."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import gloam
from gloam import rulespage
from gloam.words import LANGUAGES

METAS = gloam.titles()
ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_every_clause_is_tested_or_excused(meta: gloam.Meta) -> None:
    for entry in rulespage.clauses(meta):
        assert entry.tests or entry.excused, entry.id
        assert not (entry.tests and entry.excused), entry.id


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_every_clause_reads_in_every_language(meta: gloam.Meta) -> None:
    texts = {lang: rulespage.clauses(meta, lang) for lang in LANGUAGES}
    for language in LANGUAGES:
        assert [c.id for c in texts[language]] == [c.id for c in texts["en"]]
        for entry in texts[language]:
            assert len(entry.text) > 8
            assert not re.search(r"[\[\]→]|\bA-\d", entry.text), entry


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_ours_reads_in_every_language(meta: gloam.Meta, language: str) -> None:
    found = rulespage.figures(meta, language)
    assert len(found) == len(meta.figures.ours if meta.figures else ())
    for figure in found:
        assert figure.name
        assert figure.value
        assert figure.mark in "XMD"


def test_a_table_s_own_figures_are_shown_as_such() -> None:
    meta = gloam.title("the-thing").meta
    ours = rulespage.figures(meta)
    text = '{"sos-spaces": 6, "weather-die": ["sun", "snow", "storm", "storm", "storm", "storm"]}'
    own = rulespage.figures(meta, own=text)
    changed = {a.name: (a.mark, b.mark, b.value) for a, b in zip(ours, own, strict=True) if a != b}
    assert changed == {
        "Spaces of the S.O.S. track": ("X", "table", "6"),
        "The faces of the weather die": (
            "X",
            "table",
            "clear sky, snow, storm, storm, storm, storm",
        ),
    }


def test_stay_away_has_all_its_clauses() -> None:
    assert len(rulespage.clauses(gloam.title("stay-away").meta)) == 281


def test_the_list_of_tests_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "clause_tests.py", "--check"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_every_reason_names_a_clause(meta: gloam.Meta) -> None:
    known = {entry.id for entry in rulespage.clauses(meta)}
    book = gloam.title(meta.name).position.book
    for reason in book.reasons.values():
        assert reason.clause in known, reason
    for switch in meta.switches:
        assert set(switch.clauses) <= known, switch.name


def test_an_unknown_clause() -> None:
    with pytest.raises(gloam.BadInput, match="did you mean"):
        rulespage.clause(gloam.title("stay-away").meta, "SA-3.1-99")
