"""Records and saved positions: they go on for ever, and damage is noticed."""

import json

import pytest

import gloam
from gloam.kernel import record
from tests.kernel.toy import TOY, new


def played() -> str:
    g = new()
    g.play(2, "peek")
    g.play(2, "stop")
    for seat in (0, 0, 1, 2):
        g.play(seat, "say 0")
    return g.record()


def test_a_record_is_headers_and_one_line_an_answer() -> None:
    lines = played().splitlines()
    assert lines[:5] == ["gloam record 1", "title: toy", "edition: plain", "seats: 3", "seed: 1"]
    assert lines[5].startswith("deal: ")
    assert lines[6:8] == ["2 peek", "2 stop"]
    assert lines[-2].startswith("end: all_said")
    assert lines[-1].startswith("seal: ")


def test_a_replay_uses_the_recorded_chance_and_not_the_seed() -> None:
    text = played()
    other = text.replace("seed: 1", "seed: 999")
    body = other.splitlines()[:-1]
    resealed = "\n".join([*body, f"seal: {record._seal(body)}"]) + "\n"
    assert TOY.replay(resealed).numbers == TOY.replay(text).numbers  # type: ignore[attr-defined]


def test_a_running_game_can_be_replayed_and_played_on() -> None:
    g = new()
    g.play(0, "say 0")
    again = TOY.replay(g.record())
    assert again.save() == g.save()
    again.play(1, "say 1")


def test_a_position_kept_from_a_replay_can_be_played_on() -> None:
    whole = played()
    kept = [g.copy() for g in TOY.steps(whole)]
    assert TOY.load(kept[0].save()).save() == kept[0].save()
    for g in kept[:-1]:
        while g.outcome is None:
            g.play(g.decisions[0].seat, g.decisions[0].options[0])
        assert TOY.replay(g.record()).save() == g.save()


def test_the_lines_of_a_record_may_end_as_elsewhere() -> None:
    text = played()
    assert TOY.replay(text.replace("\n", "\r\n")).save() == TOY.replay(text).save()
    assert TOY.replay(text.removesuffix("\n")).save() == TOY.replay(text).save()


@pytest.mark.parametrize("seed", ["a b", " lead", "", "ключ", "c: d", "4 say 0 ~ 3", 7])
def test_every_seed_that_is_taken_can_be_read_back(seed: int | str) -> None:
    g = TOY.new(2, seed)
    assert TOY.replay(g.record()).save() == g.save()


def test_switches_and_edition_are_in_the_record() -> None:
    g = TOY.new(2, 5, "other", flag=True, number=3)
    text = g.record()
    assert "edition: other\n" in text
    assert "set: flag=yes\nset: number=3\n" in text
    assert TOY.replay(text).setup == g.setup


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda t: t.replace("0 say 0", "0 say 1", 1), "altered-record"),
        (lambda t: t[: len(t) // 2], "broken-record"),
        (lambda t: t[:0], "not-a-record"),
        (lambda t: "something else\n" + t, "not-a-record"),
        (lambda t: t.replace("seal: ", "seal: 0"), "altered-record"),
    ],
)
def test_a_damaged_record_is_refused(change: object, code: str) -> None:
    assert callable(change)
    with pytest.raises(gloam.BrokenRecord) as refused:
        TOY.replay(change(played()))
    assert refused.value.code == code


def reseal(*lines: str) -> str:
    return "\n".join([*lines, f"seal: {record._seal(list(lines))}"])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("2 peek", "2 sing"), "Answer 1"),
        (("2 peek", "1 peek"), "Answer 1"),
        (("2 peek", "2 peek ~ 5"), "chance left over"),
        (("2 peek", "2 peek ~ x"), "Line 7 is damaged"),
        (("end: all_said", "end: other"), "ends otherwise"),
        (("title: toy", "title: chess"), "not of “toy”"),
        (("seats: 3", "seats: 9"), "2 to 4 players"),
        (("seats: 3", "seats: x"), "number of seats"),
    ],
)
def test_a_record_with_a_good_seal_must_still_make_sense(
    change: tuple[str, str], complaint: str
) -> None:
    lines = played().splitlines()[:-1]
    with pytest.raises(gloam.GloamError, match=complaint):
        TOY.replay(reseal(*(line.replace(*change) for line in lines)))


@pytest.mark.parametrize("header", ["title", "edition", "seats", "seed", "deal"])
def test_a_record_needs_all_its_headers(header: str) -> None:
    lines = [line for line in played().splitlines()[:-1] if not line.startswith(header)]
    with pytest.raises(gloam.BrokenRecord, match=f"lacks “{header}”"):
        TOY.replay(reseal(*lines))


def test_a_saved_position_is_json_and_loads() -> None:
    g = new()
    g.play(0, "say 0")
    g.play(1, "say 2")
    saved = json.loads(g.save())
    assert saved["title"] == "toy"
    assert TOY.load(g.save()).save() == g.save()


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"gloam": 1}', '{"gloam": 1, "title": "toy", "seats": 3}']
)
def test_a_damaged_saved_position_is_refused(text: str) -> None:
    with pytest.raises(gloam.BrokenRecord):
        TOY.load(text)


def test_a_saved_position_with_unknown_names_is_refused() -> None:
    with pytest.raises(gloam.BrokenRecord, match="damaged"):
        TOY.load(new().save().replace('"everybody"', '"nobody"'))
