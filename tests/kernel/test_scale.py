"""Options along a scale, forms, results that rest on rounding, and a table that answers."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, ClassVar

import pytest

import gloam
from gloam.kernel.book import Book
from gloam.kernel.chance import Chance
from gloam.kernel.journal import EVERYONE, TABLE
from gloam.kernel.option import COUNT, SEAT, Choices, Kind, Many, Option, Scale, Span
from gloam.kernel.position import Ask, Position
from gloam.kernel.setup import Meta, Setup
from gloam.kernel.title import Title
from gloam.kernel.view import mark_text
from gloam.testing import check_games, check_secrecy

HAND = Kind("hand", ("short", "long", "bent"))
ANGLE = Scale("angle", 3600, 10)
HOUR = Scale("hour", 12)

BOOK = Book("dials")
TURNED = BOOK.event("turned", seat=SEAT, hand=HAND, angle=ANGLE)
SHORT, LONG, BENT = (BOOK.span(ANGLE, "turn", (HAND, hand)) for hand in range(3))
BOOK.form("turn", HAND, ANGLE)
BOOK.form("give", SEAT, HAND)
LEAVE = BOOK.option("leave")
STRIKE = BOOK.option("strike")
STUCK = BOOK.reason("stuck", "DIAL-1")
CELL = 900


class Dials(Position):
    """Seat after seat turns a hand; the quarter it then points to rests on rounding."""

    __slots__ = ("hands", "quarters", "strokes")
    book: ClassVar[Book] = BOOK
    pieces: ClassVar[tuple[str, ...]] = __slots__

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hands = [0, 0]
        self.quarters: list[int] = []
        self.strokes = 0


def begin(g: Dials) -> None:
    for seat in range(g.seats):
        g.then(ask_one, seat)
    g.then(finish)


@BOOK.step
def ask_one(g: Dials, seat: int) -> None:
    g.ask(seat, TURN)


def turn_options(g: Dials, choices: Choices, seat: int) -> None:
    choices.put(LEAVE)
    choices.put_span(SHORT)
    choices.put_span(LONG)
    choices.put(BENT.stem, STUCK)


@BOOK.step
def turned(g: Dials, seat: int, answer: Option) -> None:
    if answer is not LEAVE:
        hand, angle = (thing for _, thing in answer.things)
        g.hands[hand] = angle
        g.tell(TURNED, EVERYONE, seat, hand, angle)
        g.quarters.append(g.chance.settle(round(angle / CELL) % 4))


TURN = BOOK.question("turn", turn_options, turned, quiet=True)


@BOOK.step
def finish(g: Dials) -> None:
    g.end("done", ())


def strike_options(g: Dials, choices: Choices, seat: int) -> None:
    choices.put(STRIKE)


@BOOK.step
def struck(g: Dials, seat: int, answer: Option) -> None:
    g.strokes += 1


BELL = BOOK.question("bell", strike_options, struck)


def standing(g: Dials) -> list[Ask]:
    return [(TABLE, BELL, ())] if g.strokes < 3 else []


def table(g: Dials, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {name: getattr(g, name) for name in ("hands", "quarters", "strokes")}
    return {**shown, "open": seat == gloam.ALL}


def imagine_table(g: Dials, seen: dict[str, Any]) -> None:
    for name in ("hands", "quarters", "strokes"):
        setattr(g, name, seen["table"][name])


BOOK.begin = begin
BOOK.standing = standing
BOOK.table = table
BOOK.imagine_table = imagine_table
BOOK.census = lambda g: Counter({"hands": len(g.hands)})
BOOK.clock = lambda g: (g.strokes, 60, STRIKE) if g.strokes < 3 else None

META = Meta("dials", "Dials", "tests.kernel", 2, 3, 2, (1, 2), {"plain": {}}, ())
DIALS = Title(META, Dials)


def new() -> Dials:
    g = DIALS.new(2, 1)
    assert isinstance(g, Dials)
    return g


def test_a_scale_s_things_are_marks_that_read_as_numbers() -> None:
    assert (ANGLE.names[0], ANGLE.names[1], ANGLE.names[-1]) == ("0.0", "0.1", "359.9")
    assert (HOUR.names[0], HOUR.names[11]) == ("0", "11")
    assert ANGLE.read("12.3") == 123
    assert [ANGLE.reads(word) for word in ("12.3", "12.34", "360.0", "12", "-1.0", "1e2")] == [
        True, False, False, False, False, False
    ]  # fmt: skip


def test_a_span_makes_each_option_when_it_is_named() -> None:
    assert isinstance(SHORT, Span)
    assert len(SHORT) == 3600
    assert str(SHORT.stem) == "turn short"
    fresh = "turn short 271.8"
    assert fresh not in BOOK.options
    assert str(SHORT[2718]) == fresh
    assert SHORT[2718] == DIALS.option(fresh)
    assert fresh not in BOOK.options
    assert [str(option) for option in SHORT[10:13]] == [
        "turn short 1.0", "turn short 1.1", "turn short 1.2"
    ]  # fmt: skip
    for outside in (3600, -1):
        with pytest.raises(IndexError):
            SHORT[outside]


def test_what_a_span_holds() -> None:
    assert DIALS.option("turn short 0.5") in SHORT
    assert DIALS.option("turn long 0.5") not in SHORT
    assert LEAVE not in SHORT
    assert SHORT.stem not in SHORT
    hours = BOOK.span(HOUR, "turn", (HAND, 0))
    assert hours[3] not in SHORT


def test_the_options_of_a_decision_with_spans() -> None:
    options = new().decisions[0].options
    assert isinstance(options, Many)
    assert len(options) == 1 + 2 * 3600
    assert options[0] is LEAVE
    assert str(options[1]) == "turn short 0.0"
    assert str(options[3600]) == "turn short 359.9"
    assert str(options[3601]) == "turn long 0.0"
    assert str(options[len(options) - 1]) == "turn long 359.9"
    with pytest.raises(IndexError):
        options[len(options)]
    assert [str(o) for o in options[3600:3602]] == ["turn short 359.9", "turn long 0.0"]
    assert LEAVE in options
    assert LONG[7] in options
    assert BENT[7] not in options
    assert sum(1 for _ in options) == len(options)


def test_a_view_tells_a_span_once() -> None:
    (decision,) = new().view(0)["decisions"]
    assert [option["text"] for option in decision["options"]] == ["leave"]
    assert [(s["text"], s["scale"], s["marks"], s["parts"]) for s in decision["spans"]] == [
        ("turn short", "angle", 3600, 10),
        ("turn long", "angle", 3600, 10),
    ]
    assert mark_text(decision["spans"][1], 1234) == "turn long 123.4"
    assert mark_text({"text": "turn short", "parts": 1}, 7) == "turn short 7"
    assert len(json.dumps(decision)) < 800
    assert all(
        decision["spans"] == [] for decision in gloam.title("stay-away").new(4).view(0)["decisions"]
    )


def test_any_mark_can_be_played_and_a_refused_stem_refuses_all_its_marks() -> None:
    g = new()
    with pytest.raises(gloam.NotAllowed) as refused:
        g.play(0, "turn bent 12.3")
    assert (refused.value.code, refused.value.rule) == ("stuck", "DIAL-1")
    g.play(0, "turn long 12.3")
    assert g.hands == [0, 123]
    assert g.view(None)["journal"] == [
        {"event": "turned", "seat": 0, "hand": "long", "angle": "12.3"}
    ]


def test_options_of_a_form_are_read_without_having_been_made() -> None:
    assert "give > 1 short" not in BOOK.options
    option = DIALS.option("give > 1 short")
    assert option == DIALS.option("  give >  1   short ")
    assert option == BOOK.option("give", (SEAT, 1), (HAND, 0))
    assert option != DIALS.option("give > 1 long")
    assert len({option, DIALS.option("give > 1 short")}) == 1
    assert option.seat == 1
    assert "give > 1 short" not in BOOK.options  # nobody can fill the memory with texts


WRONG = (
    "|>|leave 1|give|give > 1|give > 1 short short|give > x short|give > 1 tall|give > 100 short"
    "|give 1 short|turn short 360.0|turn short 1.25|turn short 1,5"
)


@pytest.mark.parametrize("text", WRONG.split("|"))
def test_what_fits_no_form_is_not_an_option(text: str) -> None:
    with pytest.raises(gloam.BadInput) as unknown:
        DIALS.option(text)
    assert unknown.value.code == "unknown-option"


def test_a_result_that_rests_on_rounding_is_recorded_and_taken_over() -> None:
    g = new()
    g.play(0, "turn long 91.0")
    assert g.quarters == [1]
    assert "0 turn long 91.0 ~ 1" in g.record()
    chance = Chance.seeded(1)
    chance.script = [3]
    assert chance.settle(1) == 3
    assert chance.outcomes == [3]
    assert chance.drawn == 0
    with pytest.raises(gloam.BrokenRecord):
        chance.settle(1)
    chance.script = [(1, 2)]
    with pytest.raises(gloam.BrokenRecord):
        chance.settle(1)


def test_a_replay_keeps_what_another_machine_worked_out() -> None:
    """A record whose reading fell on the other side of the border replays as it was played."""
    from gloam.kernel import record

    g = new()
    g.play(0, "turn long 135.0")
    lines = [line.replace("~ 2", "~ 1") for line in g.record().splitlines()[:-1]]
    assert g.quarters == [2]
    again = DIALS.replay("\n".join([*lines, f"seal: {record._seal(lines)}"]) + "\n")
    assert again.quarters == [1]  # type: ignore[attr-defined]


def test_the_table_answers_at_a_quiet_moment() -> None:
    g = new()
    assert g.book.clock(g) == (0, 60, STRIKE)
    assert [(d.seat, d.prompt, d.standing) for d in g.decisions] == [
        (0, "turn", False),
        (TABLE, "bell", True),
    ]
    assert [d["seat"] for d in g.view(0)["decisions"]] == [0]
    assert g.view(1)["decisions"] == []
    with pytest.raises(gloam.NotAllowed):
        g.play(0, "strike")
    g.play(TABLE, "strike")
    assert g.strokes == 1
    assert g.decisions[0].prompt == "turn"
    g.play(0, "leave")
    g.play(TABLE, "strike")
    assert g.book.clock(g) == (2, 60, STRIKE)


def test_what_the_table_answered_is_in_the_record() -> None:
    g = new()
    for seat, text in ((TABLE, "strike"), (0, "leave"), (TABLE, "strike"), (1, "turn short 44.9")):
        g.play(seat, text)
    lines = g.record().splitlines()
    assert lines[6:10] == ["-1 strike", "0 leave", "-1 strike", "1 turn short 44.9 ~ 0"]
    again = DIALS.replay(g.record())
    assert again.save() == g.save()
    assert DIALS.load(g.save()).save() == g.save()


def test_a_title_without_a_glass_has_no_clock_and_hears_nothing() -> None:
    g = gloam.title("stay-away").new(4)
    assert g.book.clock(g) is None
    assert g.book.heard(g, 0, "anything") is None
    assert g.book.may_talk(g, 0) is True


def test_the_conformance_kit_passes_dials() -> None:
    for report in check_games(DIALS, 15):
        assert report.failures == []
    for report in check_secrecy(DIALS, 30):
        assert report.failures == []


def test_a_count_of_a_form_is_below_a_hundred() -> None:
    assert [COUNT.reads(word) for word in ("0", "99", "100", "-1", "²")] == [
        True, True, False, False, False
    ]  # fmt: skip
