"""The command line, as a person and as a program meet it."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

import gloam
from gloam import cli
from gloam.bots.random import random_answer
from gloam.terminal.session import begin


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(arguments)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_titles(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "titles", "--json")
    assert code == 0
    found = json.loads(out)[0]
    assert (found["title"], found["seats"]) == ("stay-away", [4, 12])
    assert "Stay Away!" in run(capsys, "titles")[1]


def test_deck(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "deck", "stay-away", "--seats", "5", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["seats"], found["total"], found["cards"]["infected"]) == (5, 41, 8)
    assert "41  cards for 5 players" in run(capsys, "deck", "stay-away", "--seats", "5")[1]


def test_simulate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["simulate", "stay-away", "--seats", "5", "--games", "12", "--seed", "s"]
    code, out, _ = run(capsys, *arguments, "--json", "--records", str(tmp_path / "kept"))
    found = json.loads(out)
    assert code == 0
    assert set(found) >= {
        "title", "edition", "seats", "games", "finished", "decisions", "seconds",
        "decisions_per_second", "outcomes",
    }  # fmt: skip
    assert found["finished"] == sum(found["outcomes"].values()) == 12
    assert len(list((tmp_path / "kept").glob("*.gloam"))) == 12
    again = json.loads(run(capsys, *arguments, "--json", "--jobs", "2")[1])
    assert again["outcomes"] == found["outcomes"]
    assert "12 games" in run(capsys, *arguments)[1]


def test_simulate_tells_the_share_that_is_won_together(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "simulate", "the-faceless", "--games", "4", "--json")
    found = json.loads(out)
    assert found["won"] == found["outcomes"].get("rescued", 0) / 4
    _, out, _ = run(capsys, "simulate", "the-faceless", "--games", "2")
    assert "won by all together" in out
    _, out, _ = run(capsys, "simulate", "stay-away", "--games", "2", "--json")
    assert "won" not in json.loads(out)


def test_simulate_with_an_edition_and_switches(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "simulate", "stay-away", "--games", "3", "--edition", "first-en",
        "--set", "vengeance=yes", "--set", "quarantine_turns=1", "--bots", "sensible", "--json",
    )  # fmt: skip
    assert code == 0
    assert json.loads(out)["edition"] == "first-en"


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "simulate", "stay-away", "--games", "1", "--records", str(tmp_path))
    file = str(next(tmp_path.iterdir()))
    assert "it replays" in run(capsys, "replay", file, "--verify")[1]
    everything = run(capsys, "replay", file)[1]
    one = run(capsys, "replay", file, "--as", "2")[1]
    spectator = run(capsys, "replay", file, "--as", "spectator", "--language", "it")[1]
    assert everything.count("\n") == one.count("\n") == spectator.count("\n")
    assert len({everything, one, spectator}) == 3
    assert "You are dealt" in one
    assert "You are dealt" not in everything


def test_check(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(
        capsys, "check", "stay-away", "--games", "6", "--secrecy", "12", "--jobs", "2", "--json"
    )
    found = json.loads(out)
    assert code == 0
    assert found["positions"] >= 12
    assert found["games"] >= 6
    assert found["failures"] == []
    assert "checked" in run(capsys, "check", "stay-away", "--games", "2")[1]


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run(capsys, "rules", "stay-away", "--json")[1])
    assert found["title"] == "stay-away"
    assert len(found["clauses"]) == 281
    assert set(found["clauses"][0]) >= {"id", "text", "tests", "excused"}
    assert run(capsys, "rules", "stay-away", "--untested")[1] == ""
    one = run(capsys, "rules", "stay-away", "--clause", "SA-5.1-01", "--language", "uk")[1]
    assert one.startswith("SA-5.1-01")
    assert one.count("\n") == 1


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench", "--seconds", "0.05", "--against", "chess", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["decisions_per_second"] > 1000
    assert found["ratio_copy"] > 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess"], "no title “chess”"),
        (["simulate", "stay-away", "--seats", "3"], "4 to 12 players"),
        (["simulate", "stay-away", "--edition", "first"], "did you mean “first-en”"),
        (["simulate", "stay-away", "--set", "vengeance"], "KEY=VALUE"),
        (["simulate", "stay-away", "--set", "revenge=yes"], "no switch “revenge”"),
        (["simulate", "stay-away", "--set", "deck=axe=x"], "0 to 99 copies"),
        (["simulate", "stay-away", "--bots", "clever"], "no kind of bots"),
        (["rules", "stay-away", "--clause", "SA-0.0-00"], "no clause"),
        (["play", "stay-away", "--seat", "9"], "from 0 to 5"),
        (["replay", "/nowhere/at.all"], "No such file"),
        (["replay", __file__], "A record begins"),
        (["replay", "."], "Is a directory"),
        (["deck", "stay-away", "--set", "deck=axe=²"], "0 to 99 copies"),
        (["backup", "x.gz", "--data", "nothing-here"], "no tables in nothing-here"),
        (["restore", __file__, "--data", "nothing-here"], "not a whole backup"),
        (["serve", "--port", "8799", "--data", __file__], "cannot be kept in"),
        (["serve", "--port", "70000"], "Nobody can listen"),
        (["serve", "--database", "mysql://"], "begins with postgresql://"),
        (["play", "stay-away", "--plain", "--save", "."], "Is a directory"),
        (["play", "stay-away", "--plain", "--save", "/nowhere/x.json"], "/nowhere/x.json: No such"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1
    assert not Path("nothing-here").exists()


def test_a_game_kept_under_a_records_name_is_not_lost_when_it_is_over(tmp_path: Path) -> None:
    file = tmp_path / "tonight.gloam"
    meta = gloam.title("stay-away").meta
    session = begin(
        meta, seats=4, edition=None, seed="s", switches={}, seat=0, name="", bots="random",
        language="en", keep=file,
    )  # fmt: skip
    chance = random.Random(1)
    while session.g.outcome is None:
        session.g.play(*random_answer(session.g, chance))
    session.keep()
    assert gloam.replay(file.read_text("utf-8")).outcome == session.g.outcome
    assert list(tmp_path.iterdir()) == [file]


def test_a_kept_game_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    file.write_bytes(b"\xff\xfe")
    code, _, err = run(capsys, "play", "stay-away", "--plain", "--save", str(file))
    assert (code, err) == (2, f"gloam: {file} is not a text file.\n")
    assert file.read_bytes() == b"\xff\xfe"


def test_a_tampered_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "simulate", "stay-away", "--games", "1", "--records", str(tmp_path))
    file = next(tmp_path.iterdir())
    file.write_text(file.read_text().replace("offer", "offer ", 1))
    code, _, err = run(capsys, "replay", str(file), "--verify")
    assert code == 2
    assert "altered" in err
    file.write_bytes(b"\xff\xfe\x00")
    assert run(capsys, "replay", str(file))[0] == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "stay-away", "--games", "0"], "“0” is not a number from 1 on"),
        (["simulate", "stay-away", "--jobs", "-1"], "“-1” is not a number from 1 on"),
        (["simulate", "stay-away", "--seats", "five"], "“five” is not a whole number"),
        (["bench", "--seconds", "nan"], "“nan” is not a number of seconds above 0"),
        (["bench", "--seconds", "inf"], "not a number of seconds"),
        (["load", "--seconds", "-1"], "not a number of seconds"),
        (["load", "--pace", "0"], "not a number of seconds"),
        (["serve", "--port", "x"], "“x” is not a whole number"),
        (["replay", "x", "--language", "de"], "invalid choice"),
        (["sing"], "invalid choice"),
        ([], "required: COMMAND"),
    ],
)
def test_bad_words_are_one_sentence_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    said = capsys.readouterr()
    assert left.value.code == 2
    assert complaint in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_the_module_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gloam", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("gloam ")
