"""Refusals that a browser can meet: every one is said, with its values, in three languages."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloam
from gloam.kernel.setup import Value
from gloam.words import LANGUAGES, words

PACKAGE = Path(gloam.__file__).parent
ELSEWHERE = {
    "kernel/saved.py", "table/commands.py", "server/backup.py", "server/load.py",
    "server/serve.py", "server/storage/postgres.py",
}  # fmt: skip
"""Met by whoever runs a server or calls the library, never by a browser."""
REFUSING = {
    "BadInput", "NotAllowed", "BrokenRecord", "Refused", "__init__", "_must", "_no", "_bad",
    "unknown",
}  # fmt: skip


def codes(file: Path) -> Iterator[str]:
    """The codes that a module's refusals name."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            texts = [
                arg.value
                for arg in node.args
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            ]
            if called in REFUSING and texts:
                yield f"unknown-{texts[0].split()[-1]}" if called == "unknown" else texts[0]


def shared() -> set[str]:
    files = [PACKAGE / "__init__.py"]
    for part in ("kernel", "table", "server"):
        files += (PACKAGE / part).rglob("*.py")
    read = [file for file in files if file.relative_to(PACKAGE).as_posix() not in ELSEWHERE]
    return {code for file in read for code in codes(file)}


def own(meta: gloam.Meta) -> set[str]:
    folder = PACKAGE / "titles" / meta.name.replace("-", "_")
    return {code for file in folder.glob("*.py") for code in codes(file)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_message(language: str) -> None:
    assert {"stale", "chair-taken", "no-table", "bad-seats", "no-storage"} <= shared()
    missing = {code for code in shared() if not words(language).has(f"wrong-{code}")}
    for meta in gloam.titles():
        say = words(language, meta)
        missing |= {code for code in own(meta) if not say.has(f"wrong-{code}")}
    assert missing == set()


def figures(name: str, value: object) -> dict[str, Value]:
    return {"figures": json.dumps({name: value})}


FEW = "suspicious=0,resolute=0,seduction=0,missed=0,no_thanks=0"
SHUT = "infected=0,quarantine=9,barred_door=5,analysis=0,suspicious=3,resolute=0,seduction=0"
BLANK = [[[0, 0, 0]]] * 6
REFUSED: list[tuple[str, str, int, dict[str, Value]]] = [
    ("bad-seats", "stay-away", 3, {}),
    ("unknown-switch", "stay-away", 4, {"x": True}),
    ("switch-yes-no", "stay-away", 4, {"thing_in_deck": "perhaps"}),
    ("switch-number", "stay-away", 4, {"quarantine_turns": 9}),
    ("switch-above", "stay-away", 4, {"first_player": 4}),
    ("switch-above", "the-thing", 5, {"first_leader": 7}),
    ("switch-above", "the-faceless", 2, {"first_player": 2}),
    ("switch-choice", "stay-away", 4, {"reach": "far"}),
    ("switch-text", "stay-away", 4, {"deck": "axe=1\t"}),
    ("unknown-card", "stay-away", 4, {"deck": "axx=1"}),
    ("deck-copies", "stay-away", 4, {"deck": "axe=100"}),
    ("deck-thing", "stay-away", 4, {"deck": "the_thing=2"}),
    ("deck-infected", "stay-away", 4, {"infected_more": -20}),
    ("deck-dealing", "stay-away", 6, {"deck": FEW}),
    ("deck-spare", "stay-away", 6, {"deck": SHUT}),
    ("bad-figures", "the-thing", 5, {"figures": "{"}),
    ("unknown-figure", "the-thing", 5, figures("sos", 1)),
    ("figure-range", "the-thing", 5, figures("sos-spaces", 99)),
    ("figure-number", "the-faceless", 2, figures("null-field", "x")),
    ("figure-whole", "the-thing", 5, figures("sos-spaces", 2.5)),
    ("figure-length", "the-thing", 5, figures("freezing", [1])),
    ("figure-word", "the-thing", 5, figures("weather-die", ["fog"] * 6)),
    ("figure-list", "the-faceless", 2, figures("avatars", [])),
    ("figure-lists", "the-faceless", 2, figures("den", [1, 2, 3])),
    ("solo-off", "the-faceless", 1, {}),
    ("solo-on", "the-faceless", 2, {"solo": True}),
    ("second-avatar", "the-faceless", 2, {"second_avatar": "demon"}),
    ("unknown-character", "the-faceless", 2, {"characters": "x"}),
    ("characters", "the-faceless", 2, {"characters": "lily lily"}),
    ("figure-cells", "the-faceless", 2, figures("inverse-spaces", [[6, 0]])),
    ("figure-starts", "the-faceless", 2, figures("starts", [0, 1, 2])),
    ("figure-parts", "the-faceless", 2, figures("den", [[0], [1], [2]])),
    ("figure-origin", "the-faceless", 2, figures("den", [[1, 1], [1, 0], [0, 1]])),
    ("figure-marks", "the-faceless", 2, figures("obstacles", BLANK)),
    ("figure-cards", "the-faceless", 2, figures("red-cards", [1])),
    ("figure-powers", "the-faceless", 2, figures("powers", ["wanders"] * 10)),
]


@pytest.mark.parametrize(
    ("code", "title", "seats", "switches"), REFUSED, ids=[f"{r[1]}-{r[0]}" for r in REFUSED]
)
def test_a_setup_is_refused_with_its_reason_in_every_language(
    code: str, title: str, seats: int, switches: dict[str, Value]
) -> None:
    """The message finds every value it names, and names every value there is."""
    meta = gloam.title(title).meta
    with pytest.raises(gloam.BadInput) as refused:
        meta.setup(seats, None, 0, switches)
    assert refused.value.code == code
    about = refused.value.about
    for language in LANGUAGES:
        say = words(language, meta)
        named = {"switch": say(f"switch-{about['switch']}")} if "switch" in about else {}
        text = say(f"wrong-{code}", **{**about, **named})
        assert all(str(value) in text for value in {**about, **named}.values()), text


def test_every_setup_that_a_title_refuses_is_tried() -> None:
    tried = {code for code, *_ in REFUSED}
    for meta in gloam.titles():
        assert own(meta) - tried <= {"no-layout"}


@pytest.mark.parametrize(
    ("language", "ends"),
    [
        ("en", {3: "3 STAY AWAY! cards", 21: "21 STAY AWAY! cards"}),
        ("it", {3: "3 carte STAY AWAY!", 21: "21 carte STAY AWAY!"}),
        ("uk", {3: "3 карти STAY AWAY!", 5: "5 карт STAY AWAY!", 21: "21 карта STAY AWAY!"}),
    ],
)
def test_plurals(language: str, ends: dict[int, str]) -> None:
    say = words(language, gloam.title("stay-away").meta)
    for least, end in ends.items():
        assert end in say("wrong-deck-spare", least=least, given=0)
