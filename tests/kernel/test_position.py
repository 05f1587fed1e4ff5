"""The kernel's promises, on a toy title."""

from typing import Any

import pytest

import gloam
from gloam.kernel.chance import Chance
from gloam.kernel.option import COUNT, SEAT
from gloam.testing import check_games, check_secrecy
from tests.kernel import toy
from tests.kernel.toy import BOOK, TOY, new


def test_steps_run_in_the_order_written_and_a_question_first() -> None:
    g = new()
    assert g.trail == []
    assert [(d.seat, d.prompt, d.standing) for d in g.decisions] == [
        (0, "first", False),
        (2, "offer", True),
    ]
    g.play(0, "say 0")
    assert g.trail == [10, 3, 4, 1, 2]


def test_several_seats_are_asked_at_once_and_their_answers_stay_secret() -> None:
    g = new()
    g.play(0, "say 0")
    assert [d.seat for d in g.decisions if not d.standing] == [0, 1, 2]
    g.play(2, "say 3")
    assert [d.seat for d in g.decisions if not d.standing] == [0, 1]
    assert g.view(2)["answer"] == ["say 3"]
    assert "say 3" not in str({**g.view(None), "decisions": []})
    g.play(0, "say 1")
    g.play(1, "say 2")
    assert g.trail[-3:] == [1, 2, 3]
    assert g.outcome is not None


def test_nothing_happens_after_the_end() -> None:
    g = new()
    for seat in (0, 0, 1, 2):
        g.play(seat, "say 0")
    assert 99 not in g.trail
    assert g.decisions == []
    with pytest.raises(gloam.NotAllowed, match="over"):
        g.play(0, "say 0")


def test_a_standing_offer_interrupts_and_what_was_asked_is_asked_again() -> None:
    g = new()
    g.play(2, "peek")
    assert [(d.seat, d.prompt) for d in g.decisions] == [(2, "sure")]
    g.play(2, "stop")
    assert g.trail == [50, 51]
    assert [(d.seat, d.prompt) for d in g.decisions] == [(0, "first")]


def test_secret_answers_survive_an_interruption() -> None:
    g = new()
    g.play(0, "say 0")
    g.play(1, "say 3")
    g.play(2, "peek")
    assert g.view(1)["held_answers"] == [["say 3"]]
    assert g.view(0)["held_answers"] == [[]]
    g = TOY.load(g.save())  # type: ignore[assignment]
    g.play(2, "stop")
    assert [d.seat for d in g.decisions] == [0, 2]
    assert g.view(1)["answer"] == ["say 3"]


def test_an_imagined_position_holds_the_secret_answers_given_before_an_interruption() -> None:
    g = new()
    g.play(0, "say 0")
    g.play(1, "say 3")
    g.play(2, "peek")
    answers = set()
    for number in range(30):
        made = g.imagine(0, Chance.seeded(number))
        made.play(2, "stop")
        for seat in (0, 2):
            made.play(seat, "say 0")
        assert made.outcome is not None
        answers.add(made.trail[-2])
    assert answers == {0, 1, 2, 3}


def test_a_view_is_of_a_seat_and_from_an_event_on() -> None:
    for seat in (-1, 3, 99):
        with pytest.raises(gloam.BadInput, match="seats are 0 to 2"):
            new().view(seat)
    with pytest.raises(gloam.BadInput, match="counted from 0"):
        new().view(0, since=-1)
    assert new().view(0, since=99)["journal"] == []


def test_a_refusal_names_its_reason_and_changes_nothing() -> None:
    g = new()
    g.numbers[0] = 1
    before = g.save()
    assert [(str(o), r.code, r.clause) for o, r in g.decisions[0].refused] == [
        ("say 2", "too-much", "TOY-1"),
        ("say 3", "too-much", "TOY-1"),
    ]
    for seat, option, code in (
        (0, "say 3", "too-much"),
        (1, "say 0", "not-asked"),
        (0, "stop", "not-an-option"),
    ):
        with pytest.raises(gloam.NotAllowed) as refused:
            g.play(seat, option)
        assert refused.value.code == code
    with pytest.raises(gloam.BadInput) as unknown:
        g.play(0, "sing")
    assert unknown.value.code == "unknown-option"
    assert g.save() == before


def test_options_are_values_with_a_text_form() -> None:
    option = TOY.option("say 2")
    assert TOY.option(" say   2 ") is option
    assert option.text == "say 2"
    assert option.number == 2
    assert option.seat == -1
    assert option.says(TOY.option("say 2"))
    assert not option.says(TOY.option("say 1"))
    assert not option.says(TOY.option("stop"))
    assert BOOK.option("say", (COUNT, 2), (SEAT, 1)).says(option)


def test_events_hide_what_a_seat_may_not_know() -> None:
    g = new()
    assert [e["number"] for e in g.view(1)["journal"]] == [None, g.numbers[1], None]
    assert [e["number"] for e in g.view(None)["journal"]] == [None, None, None]
    assert [e["number"] for e in g.view(gloam.ALL)["journal"]] == g.numbers
    assert g.view(1, since=2)["journal"] == [{"event": "rolled", "seat": 2, "number": None}]


def test_a_copy_shares_nothing_that_changes() -> None:
    g = new()
    other = g.copy()
    other.play(0, "say 0")
    assert g.trail == []
    assert g.events == 3
    assert len(g.happened()) == 3
    assert g.asks


def test_names_are_registered_once() -> None:
    with pytest.raises(ValueError, match="two steps"):
        toy.BOOK.step(toy.mark)
    with pytest.raises(ValueError, match="two questions"):
        toy.BOOK.question("first", toy.first_options, toy.first_said)
    with pytest.raises(ValueError, match="two events"):
        toy.BOOK.event("rolled")


def test_the_conformance_kit_passes_the_toy() -> None:
    for report in check_games(TOY, 20):
        assert report.failures == []
    for report in check_secrecy(TOY, 50):
        assert report.failures == []


def test_the_conformance_kit_sees_a_leak() -> None:
    def leak(g: toy.Toy, seat: int | None) -> dict[str, object]:
        return {**honest(g, seat), "next": g.numbers}

    honest = toy.BOOK.table
    toy.BOOK.table = leak
    try:
        *_, report = check_secrecy(TOY, 20)
    finally:
        toy.BOOK.table = honest
    assert report.failures
    assert report.failures[0].promise == "an imagined position looks the same"


def test_the_kit_sees_a_secret_answer_that_is_shown_and_read_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leak(g: toy.Toy, seat: int | None) -> dict[str, object]:
        return {**honest(g, seat), "said": [(seat, option.text) for seat, option in g.replies]}

    def read_back(g: toy.Toy, seen: dict[str, Any]) -> None:
        imagine(g, seen)
        g.replies = [(seat, BOOK.parse(text)) for seat, text in seen["table"]["said"]]

    honest, imagine = BOOK.table, BOOK.imagine_table
    monkeypatch.setattr(BOOK, "table", leak)
    monkeypatch.setattr(BOOK, "imagine_table", read_back)
    *_, report = check_secrecy(TOY, 60)
    assert {failure.promise for failure in report.failures} == {"answers told alike look alike"}


def test_the_kit_sees_what_only_somebody_without_a_seat_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leak(g: toy.Toy, seat: int | None) -> dict[str, object]:
        return {**honest(g, seat), **({"first": g.numbers[0]} if seat is None else {})}

    def read_back(g: toy.Toy, seen: dict[str, Any]) -> None:
        imagine(g, seen)
        g.numbers[0] = seen["table"].get("first", g.numbers[0])

    honest, imagine = BOOK.table, BOOK.imagine_table
    monkeypatch.setattr(BOOK, "table", leak)
    monkeypatch.setattr(BOOK, "imagine_table", read_back)
    *_, report = check_secrecy(TOY, 20)
    promises = {failure.promise for failure in report.failures}
    assert promises == {"nobody outside sees what a seat does not know"}


def test_an_imagined_position_is_made_from_the_view_alone() -> None:
    g = new()
    worlds = {tuple(g.imagine(1, Chance.seeded(s)).numbers) for s in range(50)}
    assert {numbers[1] for numbers in worlds} == {g.numbers[1]}
    assert len({numbers[0] for numbers in worlds}) == 4


def test_a_fact_is_told_in_the_words_of_its_kinds() -> None:
    assert TOY.known(new().view(1)) == [{"event": "holds", "seat": 1, "number": new().numbers[1]}]
    assert TOY.known(new().view(None)) == []
    with pytest.raises(ValueError, match="two facts"):
        BOOK.fact("holds")
