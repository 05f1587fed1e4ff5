"""Setups: every wrong request gets one clear sentence."""

import pytest

import gloam
from gloam.kernel.setup import Switch
from tests.kernel.toy import META, TOY


def test_defaults_editions_and_switches() -> None:
    setup = META.setup()
    assert (setup.seats, setup.edition) == (3, "plain")
    assert setup.values == {"flag": False, "number": 2, "word": "a"}
    assert META.setup(2, "other").values["word"] == "b"
    assert META.setup(2, "other").changed() == {}
    assert META.setup(2, "other", 0, {"word": "a", "flag": "yes"}).changed() == {
        "flag": "yes",
        "word": "a",
    }


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ({"seats": 1}, "2 to 4 players, not 1"),
        ({"edition": "plane"}, "did you mean “plain”"),
        ({"edition": "zzz"}, "there are plain, other"),
        ({"flg": True}, "did you mean “flag”"),
        ({"flag": "maybe"}, "yes or no"),
        ({"number": 4}, "from 1 to 3"),
        ({"number": "many"}, "from 1 to 3"),
        ({"number": True}, "from 1 to 3"),
        ({"number": None}, "from 1 to 3"),
        ({"number": 2.7}, "from 1 to 3"),
        ({"number": float("inf")}, "from 1 to 3"),
        ({"number": "nan"}, "from 1 to 3"),
        ({"word": "c"}, "one of a, b"),
        ({"word": None}, "one of a, b"),
        ({"seed": "a\nb"}, "text on one line"),
        ({"seed": "a\u2028b"}, "text on one line"),
        ({"seed": "a\rb"}, "text on one line"),
        ({"seed": "a\x0cb"}, "text on one line"),
    ],
)
def test_bad_setups(asked: dict[str, object], complaint: str) -> None:
    with pytest.raises(gloam.BadInput, match=complaint):
        TOY.new(**asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("given", ["a,\nb", "a\u2028", "\r", None, 5])
def test_a_free_text_is_one_line(given: object) -> None:
    switch = Switch("deck", "", ("TOY-1",))
    assert switch.read("a=1, b=2") == "a=1, b=2"
    with pytest.raises(gloam.BadInput, match="text on one line"):
        switch.read(given)  # type: ignore[arg-type]


def test_titles_are_listed_without_importing_their_rules() -> None:
    import subprocess
    import sys

    code = (
        "import gloam, sys; gloam.titles();"
        "assert not any(m.endswith('stay_away.turn') for m in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_title() -> None:
    with pytest.raises(gloam.BadInput, match="did you mean “stay-away”"):
        gloam.title("stayaway")


def test_the_switches_table_and_the_typed_switches_agree() -> None:
    from dataclasses import fields

    from gloam.titles.stay_away.meta import META, Switches

    assert [f.name for f in fields(Switches)] == [switch.name for switch in META.switches]
