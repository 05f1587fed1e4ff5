"""The game in a terminal: plain lines and the full screen."""

import asyncio
import io
from pathlib import Path

import pytest

import gloam
from gloam.terminal import plain
from gloam.terminal.screen import GameScreen
from gloam.terminal.session import Session, begin

META = gloam.titles()[0]


def session(
    seed: str = "5", keep: Path | None = None, language: str = "en", seats: int = 6
) -> Session:
    return begin(
        META, seats=seats, edition=None, seed=seed, switches={}, seat=0, name="", bots="sensible",
        language=language, keep=keep,
    )  # fmt: skip


def played(text: str, **options: object) -> list[str]:
    said: list[str] = []
    assert plain.run(session(**options), io.StringIO(text), said.append) == 0  # type: ignore[arg-type]
    return said


@pytest.mark.parametrize("language", ["en", "it", "uk"])
def test_a_whole_game_over_a_pipe(language: str) -> None:
    said = played("1\n" * 2000, language=language)
    over = {"en": "The game is over:", "it": "La partita è finita:", "uk": "Гру завершено:"}
    assert any(line.startswith(over[language]) for line in said[-5:])
    assert len(said) > 100


def test_why_a_choice_is_refused_and_notes() -> None:
    said = played("?1\n1\n" * 4 + "n Olek lies\n99\nx\nq\n")
    assert any("(rule SA-" in line for line in said)
    assert any("number from 1 to" in line for line in said)
    assert said[-1] == "You left the game."


def test_a_bot_says_what_it_would_do() -> None:
    said = played("!\n1\nq\n")
    assert any(line.startswith("I would do this: ") for line in said)


def test_what_is_not_a_number_of_a_choice_is_told_so() -> None:
    for odd in ("²", "?²", "-1", "99", "٣٣"):
        assert any(line.startswith("Please give a number") for line in played(f"{odd}\nq\n")), odd


def test_own_notes_stay_in_sight() -> None:
    assert any("Your note: Olek lies" in line for line in played("n Olek lies\n1\nq\n"))


def test_a_kept_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = played("1\n1\nq\n", keep=file)
    assert first[-1] == f"You left the game. It is kept in {file}."
    kept = file.read_text()
    again = session(keep=file)
    assert again.g.save() == kept
    assert again.decisions()


def test_a_finished_game_leaves_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("1\n" * 2000, keep=file)
    assert not file.exists()
    assert gloam.replay((tmp_path / "game.gloam").read_text()).outcome is not None


@pytest.mark.parametrize("seats", range(4, 13))
def test_the_table_fits_a_terminal(seats: int) -> None:
    s = session(seats=seats)
    lines = s.tell.table.sketch(s.tell.view, s.tell)
    assert max(len(line) for line in lines) <= 96
    assert all(name in "\n".join(lines) for name in s.names[1:])


def test_doors_and_quarantine_are_drawn() -> None:
    s = session(seats=5)
    g = s.g
    assert hasattr(g, "doors")
    g.doors = [1, 1, 1, 1, 1]
    g.quarantine[2] = 2  # type: ignore[attr-defined]
    s.look()
    text = "\n".join(s.tell.table.sketch(s.tell.view, s.tell))
    assert "┃" in text
    assert text.count("━━") == 2
    assert "☣2" in text


def test_what_is_known_is_kept_for_the_player() -> None:
    said = played("1\n1\n1\nq\n")
    assert any("surely holds" in line for line in said)


def test_the_full_screen() -> None:
    async def go() -> None:
        app = GameScreen(session())
        async with app.run_test(size=(120, 40)) as pilot:
            for _ in range(60):
                if app.session.options():
                    break
                await pilot.pause(0.2)
            asked = app.session.headline()
            assert asked in str(app.query_one("#ask").render())
            await pilot.press("question_mark")
            await pilot.press("escape")
            await pilot.press("n", *"note", "enter")
            assert app.session.own_notes == ["note"]
            await pilot.press("l")
            assert app.session.tell.words.language == "it"
            plies = app.session.g.plies
            await pilot.press("1")
            assert app.session.g.plies > plies
            await pilot.press("q")

    asyncio.run(go())
