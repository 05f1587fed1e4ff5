"""The Faceless in a terminal: the map, and headings that are tried with the needle in view."""

import asyncio
import io
import re
from math import atan2, degrees

import pytest
from textual.widgets import Input

import gloam
from gloam.terminal import plain
from gloam.terminal.screen import GameScreen, Try
from gloam.terminal.session import Session, begin
from gloam.titles.the_faceless.board import OUTER, SPACE
from gloam.titles.the_faceless.cards import BLUE, CALM, COLOURS, ONE_LESS, ONE_MORE, RED, event
from gloam.titles.the_faceless.state import TheFaceless
from gloam.words import LANGUAGES

META = gloam.title("the-faceless").meta
tongues = pytest.mark.parametrize("language", LANGUAGES)


def session(language: str = "en", edition: str = "base", seats: int = 2) -> Session:
    return begin(
        META, seats=seats, edition=edition, seed="8", switches={"first_player": 0}, seat=0, name="",
        bots="random", language=language, keep=None,
    )  # fmt: skip


def trying(language: str = "en", edition: str = "base") -> Session:
    """A blue card has been played, and Alan may be moved."""
    s = session(language, edition)
    g = s.g.copy()
    assert isinstance(g, TheFaceless)
    g.hands[0] = (event(BLUE, 2),)
    g.play(0, "play blue2")
    s.g = g
    s.look()
    return s


def span(s: Session, outer: str) -> dict[str, object]:
    return next(shown for shown in s.options() if shown["text"] == f"set {outer}")


def played(s: Session, text: str) -> list[str]:
    said: list[str] = []
    assert plain.run(s, io.StringIO(text), said.append) == 0
    return said


@tongues
def test_a_whole_game_over_a_pipe(language: str) -> None:
    said = played(session(language), "1\n" * 3000)
    assert any(s in said[-2] for s in ("Winners", "Nobody wins", "Vittoria", "Non vince", "Перем",
                                       "Ніхто"))  # fmt: skip


@pytest.mark.parametrize(
    ("said", "heading"),
    [("90", "90.0"), ("12,5°", "12.5"), ("-30", "330.0"), ("nw", "135.0"), ("North-West", "135.0"),
     ("4h", "330.0"), ("4:30", "315.0"), ("12h", "90.0"), ("g7", "180.0")],
)  # fmt: skip
def test_a_heading_in_many_words(said: str, heading: str) -> None:
    s = trying()
    marked = s.marked(span(s, "o0"), said)
    assert marked is not None
    assert marked["text"] == f"set o0 {heading}"
    assert s.tell.option(marked) == f"Outer space o0, heading {heading}°"


@pytest.mark.parametrize("said", ["zz", "", "99h0", "a1", "m13", "north east south"])
def test_what_is_no_heading(said: str) -> None:
    s = trying()
    assert s.marked(span(s, "o0"), said) is None


@pytest.mark.parametrize(
    ("language", "said"),
    [("it", "nord-ovest"), ("it", "NO"), ("uk", "північний захід"), ("uk", "пнзх")],
)
def test_winds_in_other_languages(language: str, said: str) -> None:
    s = trying(language)
    marked = s.marked(span(s, "o0"), said)
    assert marked is not None
    assert marked["text"] == "set o0 135.0"


@pytest.mark.parametrize("heading", [0, 77, 135, 301])
def test_a_trial_shows_the_needle_as_it_would_be(heading: int) -> None:
    s = trying()
    marked = s.marked(span(s, "o3"), str(heading))
    assert marked is not None
    seen = s.tell.table.preview(s.tell.view, s.tell, marked)
    there = s.g.copy()
    assert isinstance(there, TheFaceless)
    there.at[0], there.headings[0] = OUTER.read("o3"), heading * 10
    x, y = there.field()
    shown = re.search(r"to ([\d.]+)°", seen)
    assert shown is not None
    assert float(shown[1]) == pytest.approx(degrees(atan2(y, x)) % 360, abs=0.11)


@tongues
def test_in_the_fog_a_trial_shows_nothing(language: str) -> None:
    s = trying(language, "scenario-8")
    marked = s.marked(span(s, "o3"), "135")
    assert marked is not None
    seen = s.tell.table.preview(s.tell.view, s.tell, marked)
    assert not re.search(r"\d", seen)
    assert "•" in "\n".join(s.tell.table.sketch(s.tell.view, s.tell))


def test_a_place_then_a_heading_then_yes() -> None:
    s = trying()
    said = played(s, "3\nzz\nnw\nsw\n\nq\n")
    assert any("That is not understood" in line for line in said)
    assert any("o2, heading 135.0°. The needle would point to" in line for line in said)
    assert "Alan stands on o2, heading 225.0°." in said


def test_the_same_again_is_yes_and_b_goes_back() -> None:
    said = played(trying(), "3\nb\n4\n90\n90\nq\n")
    assert "Alan stands on o3, heading 90.0°." in said


def test_a_place_and_a_heading_on_one_line() -> None:
    assert "Alan stands on o3, heading 90.0°." in played(trying(), "4 n\nq\n")


def test_why_a_place_is_refused() -> None:
    said = played(trying(), "?1\n?4\nq\n")
    assert any(line.endswith("(rule TF-4.3-04)") for line in said)
    assert any(line.endswith("(rule TF-4.3-03)") for line in said)


def test_the_sand_runs_out_while_a_person_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """That comes first; what was being answered is asked anew."""
    seconds = iter([0.0, 120.5, *([121.0] * 99)])
    monkeypatch.setattr(plain, "monotonic", lambda: next(seconds))
    said = played(session(edition="scenario-7"), "1\nq\n")
    assert "The sand has run out: 2 cards join the display." in said
    assert not any(line.startswith("You walk") for line in said)


def test_a_glass_starts_anew_each_time_it_is_turned() -> None:
    s = session(edition="scenario-7")
    assert s.sand(1000.0) == 120
    assert s.sand(1119.0) == 1
    assert s.sand(1120.0) == 0
    assert s.sand(1150.0) == 120
    assert session().sand(0.0) is None


def test_many_choices_go_step_by_step() -> None:
    """With four hands there are far more whispers than lines on a screen."""
    s = session(seats=4)
    found = s.steps()
    assert len(s.options()) > 60
    assert len(found) < 12
    swaps = next(step for step in found if "options" in step)
    assert s.label(swaps) == "Whisper, swap: …"
    within = s.steps(swaps["options"])
    assert sum(len(step.get("options", [step])) for step in within) == len(swaps["options"])
    at, shown = found.index(swaps) + 1, s.label(within[0])
    said = played(s, f"{at}\nb\n{at}\n1\n1\nq\n")
    assert sum(line.endswith(f"  {shown}") for line in said) == 2
    assert any(line.startswith("You whisper: ") for line in said)


def test_why_a_whole_group_is_refused() -> None:
    s = session(seats=4)
    refused = s.steps(s.refused())
    at = next(number for number, step in enumerate(refused, 1) if "options" in step)
    said = played(s, f"?{at}\nq\n")
    assert sum("(rule TF-" in line for line in said) == len(refused[at - 1]["options"])


@tongues
@pytest.mark.parametrize("edition", list(META.editions))
def test_the_map_fits_and_shows_every_piece(language: str, edition: str) -> None:
    s = session(language, edition, seats=4)
    lines = s.tell.table.sketch(s.tell.view, s.tell)
    drawing = lines[: lines.index("")]
    assert len(drawing) == 13
    assert max(map(len, drawing)) <= 54
    text = "\n".join(drawing)
    table = s.tell.view["table"]
    assert text.count("◆") == len(table["memories"])
    for name in ("alan", "sam", "judith", "billygoat"):
        letter = s.tell.words(f"figure-{name}")[0]
        assert len(re.findall(rf"{letter}[→↗↑↖←↙↓↘]", text)) == 1
    for number, obstacle in enumerate(table["obstacles"], 1):
        assert f"{number}{'≈' if obstacle['swamp'] else '▓'}" in text
    assert text.count("♟") == len(table["servants"])
    assert text.count("⌂") == len(table["portals"])
    assert text.count("◉") == len(table["eyes"])
    assert text.count("¿") == len(table["haunts"])
    assert len(re.findall("▒", text)) == 3 * len(table["den"])
    beside = "\n".join(s.tell.table.beside(s.tell.view, s.tell))
    assert all(name in beside for name in s.tell.names)
    assert s.tell.table.hand(s.tell.view, s.tell)


def test_what_is_asked_about_is_named_on_the_map() -> None:
    s = trying()
    text = "\n".join(s.tell.table.sketch(s.tell.view, s.tell)[:13])
    for shown in s.options()[1:]:
        assert shown["things"][0][1] in text


def test_a_figure_is_turned_on_the_full_screen() -> None:
    async def go() -> None:
        app = GameScreen(trying())
        async with app.run_test(size=(80, 40)) as pilot:
            await pilot.press("3")
            await pilot.pause()
            assert isinstance(app.screen, Try)
            await pilot.press("enter")
            assert isinstance(app.screen, Try)
            await pilot.press("n", "w")
            assert "would point to" in str(app.screen.query_one("#seen").render())
            assert "A↖" in str(app.screen_stack[0].query_one("#table").render())
            await pilot.press("up")
            assert app.screen.query_one(Input).value == "140"
            await pilot.press("down", "down", "enter")
            await pilot.pause()
            assert isinstance(app.session.g, TheFaceless)
            assert app.session.g.at[0] == OUTER.read("o2")
            assert app.session.g.headings[0] == 1300
            await pilot.press("q")

    asyncio.run(go())


def test_steps_on_the_full_screen() -> None:
    async def go() -> None:
        app = GameScreen(session(seats=4))
        async with app.run_test(size=(100, 40)) as pilot:
            at = next(number for number, step in enumerate(app.found, 1) if "options" in step)
            group = app.found[at - 1]
            await pilot.press(str(at))
            assert app.found == app.session.steps(group["options"])
            await pilot.press("b")
            assert app.found == app.session.steps()
            await pilot.press("q")

    asyncio.run(go())


def test_going_back_on_the_full_screen_moves_nothing() -> None:
    async def go() -> None:
        app = GameScreen(trying())
        async with app.run_test(size=(100, 40)) as pilot:
            plies = app.session.g.plies
            await pilot.press("3")
            await pilot.pause()
            await pilot.press("4", "5", "escape")
            await pilot.pause()
            assert not isinstance(app.screen, Try)
            assert app.session.g.plies == plies
            await pilot.press("q")

    asyncio.run(go())


@pytest.mark.parametrize(("face", "steps"), [(ONE_MORE, 2), (CALM, 1), (ONE_LESS, 0)])
def test_the_next_purple_threat_counts_the_die(face: int, steps: int) -> None:
    s = session()
    g = s.g.copy()
    assert isinstance(g, TheFaceless)
    g.display = [()] * len(COLOURS)
    g.face = face
    s.g = g
    s.look()
    beside = s.tell.table.beside(s.tell.view, s.tell)
    assert any(s.tell.words("threat-purple", count=steps) in line for line in beside)


@pytest.mark.clause("TF-4.4-04")
def test_who_is_about_to_catch_the_group_with_billygoat_is_warned() -> None:
    s = session()
    g = s.g.copy()
    assert isinstance(g, TheFaceless)
    g.goat = g.board.near[g.here][0]
    g.hands[0] = (event(RED, 2),)
    g.play(0, "play red2")
    s.g = g
    s.look()
    onto = next(o for o in s.options() if o["text"] == f"move {SPACE.names[g.here]}")
    marked = s.marked(onto, "90")
    assert marked is not None
    assert "catches" in s.tell.table.preview(s.tell.view, s.tell, marked)
