"""Figures that no source gives: ours with their marks, and a table's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.kernel.errors import BadInput
from gloam.kernel.figures import Figures

OURS = """
[track]
value = 10
mark = "X"
least = 2
most = 30

[weight]
value = 1.5
mark = "D"

[die]
value = ["sun", "sun", "storm"]
mark = "X"
of = ["sun", "storm"]

[cells]
value = [[0, 0], [2, 0]]
mark = "D"
least = -6
most = 6
items = [1, 4]
"""


@pytest.fixture
def figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Figures:
    (tmp_path / "dusk").mkdir()
    (tmp_path / "dusk" / "__init__.py").touch()
    (tmp_path / "dusk" / "figures.toml").write_text(OURS)
    monkeypatch.syspath_prepend(str(tmp_path))
    return Figures("dusk")


def test_ours_with_a_table_s_own_put_in(figures: Figures) -> None:
    assert figures.values()["die"] == ("sun", "sun", "storm")
    text = figures.pack('track = 12\ndie = ["sun", "sun", "storm"]\n[cells]\nvalue = [[1, -1]]')
    assert text == '{"cells": [[1, -1]], "track": 12}'
    values = figures.values(text)
    assert (values["track"], values["weight"], values["cells"]) == (12, 1.5, ((1, -1),))
    assert set(figures.own(text)) == {"track", "cells"}
    assert figures.ours["track"].mark == "X"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[", "A table's figures are written as JSON."),
        ("[1]", "A table's figures are an object of names and values."),
        ('{"trak": 3}', "There is no figure “trak”; did you mean “track”?"),
        ('{"track": 31}', "The figure “track” lies between 2 and 30, not 31."),
        ('{"track": 2.5}', "The figure “track” takes a whole number, not 2.5."),
        ('{"track": true}', "The figure “track” takes a whole number, not true."),
        ('{"die": ["sun"]}', 'The figure “die” takes a list of 3, not ["sun"].'),
        ('{"die": ["sun", "sun", "rain"]}', 'The figure “die” takes sun, storm, not "rain".'),
        ('{"cells": []}', "The figure “cells” takes a list of 1 to 4, not []."),
        ('{"cells": [3]}', "The figure “cells” takes lists inside its list, not 3."),
    ],
)
def test_wrong_figures_get_one_sentence(figures: Figures, text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        figures.values(text)
    assert refused.value.sentence == sentence


def test_a_file_that_is_no_toml_is_refused(figures: Figures) -> None:
    with pytest.raises(BadInput, match="not a file of figures"):
        figures.pack("track: 12")


def test_a_file_or_the_switch_s_own_text_is_given(figures: Figures) -> None:
    assert figures.given("") == ""
    assert figures.given("track = 12\n") == figures.given('{"track": 12}') == '{"track": 12}'
