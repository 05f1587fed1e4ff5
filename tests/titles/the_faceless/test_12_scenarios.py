"""TF-12: the eight scenarios; and the figures a table may bring."""

from __future__ import annotations

import pytest

import gloam
from gloam.kernel.errors import BadInput
from gloam.titles.the_faceless.meta import EDITIONS, FIGURES
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import ALL_BUT, TITLE, Scene, clause, scene

STEADY = "yellow1 red1 red2 purple1 purple2"
CASTS = {
    "scenario-1": "lily casper dylan emily",
    "scenario-2": "matt julie lily luke",
    "scenario-3": "emily pj dylan karyn",
    "scenario-4": "karyn pj luke casper",
    "scenario-5": "tommy luke julie matt",
    "scenario-6": "casper matt pj emily",
    "scenario-7": "dylan luke karyn julie",
    "scenario-8": "tommy lily emily casper",
}


def new(edition: str, seats: int = 2, **switches: bool | int | str) -> TheFaceless:
    g = TITLE.new(seats, 1, edition, **switches)
    assert isinstance(g, TheFaceless)
    return g


@clause("TF-12.1-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", list(CASTS))
def test_the_first_of_the_recommended_characters_play(edition: str, seats: int) -> None:
    g = new(edition, seats)
    assert g.view(None)["table"]["characters"] == CASTS[edition].split()[:seats]


@clause("TF-12.1-01")
def test_the_characters_are_only_recommended() -> None:
    seen = new("scenario-1", 2, characters="tommy pj").view(None)["table"]
    assert seen["characters"] == ["tommy", "pj"]
    assert new("scenario-1", 2, characters="").characters
    with pytest.raises(BadInput, match="at least 3 different ones"):
        new("base", 3, characters="tommy pj")
    with pytest.raises(BadInput, match="tommi"):
        new("base", 2, characters="tommi pj")
    with pytest.raises(BadInput):
        new("base", 2, characters="pj pj")


@clause("TF-12.1-02")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 5), ("medium", 6), ("hard", 8)])
def test_a_scenario_is_played_at_any_difficulty(difficulty: str, cards: int) -> None:
    for edition in CASTS:
        assert new(edition, difficulty=difficulty).level == cards


@clause(
    "TF-12.2-01", "TF-12.2-02", "TF-12.2-03", "TF-12.2-04", "TF-12.2-05", "TF-12.2-06",
    "TF-12.2-07", "TF-12.2-08",
)  # fmt: skip
@pytest.mark.parametrize(
    ("edition", "pieces"),
    [
        ("base", {}),
        ("scenario-1", {"portals": 3, "eyes": 2}),
        ("scenario-2", {"servants": 4, "haunts": 4, "forks": 10, "servant_cards_left": 6}),
        ("scenario-3", {"den": 3, "avatars": 1}),
        ("scenario-4", {"servants": 8, "servant_cards_left": 6}),
        ("scenario-5", {"swamps": 3, "avatars": 2, "forks": 10}),
        ("scenario-6", {"avatars": 1, "inverse": 13}),
        ("scenario-7", {"inverse": 13, "glass_number": 1}),
        ("scenario-8", {"avatars": 1, "forks": 10, "fogged": 1}),
    ],
)
def test_what_a_scenario_adds_and_nothing_else(edition: str, pieces: dict[str, int]) -> None:
    seen = new(edition).view(None)["table"]
    seen["swamps"] = sum(block["swamp"] for block in seen["obstacles"])
    names = ("portals", "eyes", "servants", "haunts", "den", "avatars", "inverse", "forks",
             "servant_cards_left", "swamps", "glass_number", "fogged")  # fmt: skip
    counts = {
        name: seen[name] if isinstance(seen[name], int) else len(seen[name]) for name in names
    }
    assert {name: count for name, count in counts.items() if count} == pieces
    assert scene(at="before", edition=edition, cast="tommy dylan").may("roll") == (
        edition == "scenario-3"
    )


@clause("TF-12.2-03", "TF-12.2-05", "TF-12.2-06", "TF-12.2-08", "TF-10.2-14")
@pytest.mark.parametrize(
    ("edition", "avatars"),
    [
        ("scenario-3", ["demon"]),
        ("scenario-5", ["puppetmaster", "eraserhead"]),
        ("scenario-6", ["unspeakable"]),
        ("scenario-8", ["spectral"]),
    ],
)
def test_whose_avatar_is_at_work(edition: str, avatars: list[str]) -> None:
    assert new(edition).view(None)["table"]["avatars"] == avatars


@clause("TF-12.2-05")
def test_a_second_avatar_stands_beside_a_named_one() -> None:
    for one in ("none", "random", "demon"):
        with pytest.raises(BadInput, match="second_avatar"):
            new("base", avatar=one, second_avatar="demon")


# Scenario 4: the way out. The Entrance lies at g10 g11 h10.

ENTRANCE = {"1": "g10 g11 h10"}


@clause("TF-12.2-04", "A23")
def test_beside_the_entrance_when_the_last_memory_is_taken_is_enough() -> None:
    s = scene("purple2", cast="tommy dylan", edition="scenario-4", blocks=ENTRANCE, here="g7",
              lies="step:g9", fates=ALL_BUT)  # fmt: skip
    assert s.say("play purple2", "go east", "go east").reason() == "rescued"


@clause("TF-12.2-04")
def test_all_memories_are_not_enough_away_from_the_entrance() -> None:
    s = scene("purple3", cast="tommy dylan", edition="scenario-4", blocks=ENTRANCE, here="g6",
              lies="step:g7", fates=ALL_BUT)  # fmt: skip
    s.say("play purple3", "go east")
    assert s.fate("step") == "unused"
    s.say("go east")
    assert s.g.outcome is None
    assert s.say("go east").reason() == "rescued"
    base = scene("purple3", blocks=ENTRANCE, here="g6", lies="step:g7", fates=ALL_BUT)
    assert base.say("play purple3", "go east").reason() == "rescued"


@clause("TF-12.2-04", "TF-10.15-02")
def test_a_group_in_the_entrance_is_not_yet_beside_it() -> None:
    """Where the Entrance is a Swamp at the edge, and the Labyrinth leads straight into it."""
    s = scene("purple2", cast="tommy dylan", edition="scenario-4", swamps="1", here="g2",
              blocks={"1": "g12 g11 h11"}, fates=ALL_BUT.replace("clear:used", "clear:unused")
              )  # fmt: skip
    s.say("play purple2", "go west")
    assert s.here == "g12"
    assert s.g.outcome is None
    assert s.say("go southwest").reason() == "rescued"


@clause("A22", "A21", "TF-12.2-04")
def test_the_entrance_is_where_it_lies_now() -> None:
    found = ALL_BUT.replace("shift:used", "shift:unused").replace("step:used", "step:unused")
    s = scene("blue1", cast="tommy dylan", edition="scenario-4", blocks=ENTRANCE, here="g8",
              fates=found)  # fmt: skip
    s.say("remember shift")
    assert s.g.outcome is None
    s.say("shift 1 g10 west")
    assert s.reason() == "rescued"


# Scenario 6: his name.


@clause("TF-12.2-06")
def test_the_name_brings_a_card_that_acts_at_once() -> None:
    s = scene("blue1", "red1", cast="tommy luke", his_name=True, deck="purple3",
              avatars="unspeakable", servants="b7", pieces={"servant_cards": [0]})  # fmt: skip
    assert {(0, "name"), (1, "name")} <= s.offers()
    s.by(1, "said_name")
    assert s.happened("name_said") == [{"event": "name_said", "seat": 0}]
    assert s.column("purple") == ["purple1", "purple2", "purple3"]
    assert s.path() == ["g8", "g9", "g10"]
    assert (s.seat, s.prompt) == (0, "before")


@clause("TF-12.2-06")
def test_modules_and_avatars_do_not_answer_to_the_name() -> None:
    s = scene(
        "blue1",
        cast="tommy luke",
        his_name=True,
        deck="red3",
        avatars="unspeakable",
        goat="g12:0.0",
        servants="b7",
        edition="scenario-2",
        eyes="b8:open l2:open",
    )
    s.by(0, "said_name")
    assert s.story("silence", "servants_move", "watched", "threat") == ["threat"]
    assert s.goat == "g10"


@clause("TF-12.2-06", "TF-9.1-02")
def test_without_a_card_the_name_loses() -> None:
    s = scene("blue1", his_name=True, left=0).by(0, "said_name")
    assert s.reason() == "no_cards"


@clause("TF-12.2-06")
@pytest.mark.parametrize("texts", [("go northwest", "spend step"), ("spend step",)])
def test_a_step_half_done_is_finished_before_the_name_is_paid_for(texts: tuple[str, ...]) -> None:
    """What a name brings could take away the ground under a step, or the Memory that pays."""
    s = scene("blue1", his_name=True, figures="alan:o0:0.0", display=STEADY, deck="purple3",
              blocks={"1": "h6 i5 i6"}, fates="clear:unused step:unused")  # fmt: skip
    s.say("play blue1", "set o0 90.0")
    if len(texts) == 1:
        s.say("go northwest")
    s.by(1, "said_name")
    assert s.story("name_said", "added") == ["name_said"]
    assert s.see()["named"] == 1
    s.say(*texts)
    assert s.story("spent", "added", "threat") == ["spent", "added", "threat"]
    assert s.see()["named"] == 0


@clause("TF-12.2-06")
def test_said_in_a_threat_it_is_paid_for_before_the_next_turn() -> None:
    s = scene("blue1", "red1", at="threat refill pay_for_name next_player", his_name=True,
              cast="tommy luke", deck="red2 green1", display="yellow1 blue1 blue2 purple1 purple2",
              goat="i8:0.0", pieces={"turn": 1})  # fmt: skip
    assert s.prompt == "approaches"
    s.by(0, "said_name").by(0, "said_name")
    assert s.see()["named"] == 2
    s.say(sorted(s.options())[0])
    assert s.story("name_said", "added", "turn") == ["name_said"] * 2 + ["added"] * 2 + ["turn"]


@clause("TF-12.2-06", "TF-5.1-01")
def test_what_a_recovered_memory_gives_belongs_to_the_step() -> None:
    s = scene("purple1 blue1", cast="luke tommy", his_name=True, lies="step:g8", deck="red1 blue3")
    s.say("play purple1", "go east").by(1, "said_name")
    assert s.prompt == "gain"
    assert s.happened("added") == []
    s.say("draw", "done")
    assert s.hand(0) == ["blue1", "red1"]
    assert s.column("blue")[-1] == "blue3"


@clause("TF-12.3-02", "TF-12.2-06")
def test_the_chat_can_notice_the_name() -> None:
    s = scene("blue1", "red1", his_name=True)
    heard = s.g.book.heard
    for text in ("Billygoat!", "it was billy goat", "BILLYGOAT", "Біллігоут", "B i l l y g o a t"):
        assert str(heard(s.g, 0, text)) == "said_name"
    assert heard(s.g, 1, "Billygoat") is None
    assert heard(s.g, 0, "the goat, Billy?") is None
    assert heard(scene("blue1").g, 0, "Billygoat") is None
    assert scene("blue1").offers() == set()
    before = TITLE.new(2, 1, "scenario-6", layout="by_hand")
    assert before.book.heard(before, 0, "Billygoat") is None
    assert not any(decision.standing for decision in before.decisions)


@clause("TF-12.3-01")
def test_the_final_challenge_is_any_scenario_in_the_fog_at_hard() -> None:
    for edition in EDITIONS:
        g = new(edition, final_challenge=True)
        assert g.level == 8
        assert g.fogged
        assert not new(edition).fogged or edition == "scenario-8"


@clause("A46", "TF-2.2-03")
def test_after_a_card_billygoat_stays_as_he_was_turned() -> None:
    s = scene("red2", "purple1", goat="g12:0.0", display=STEADY.replace("red2", "blue1"))
    s.say("play red2", "move h11 123.4")
    assert s.heading("billygoat") == "123.4"
    s.say("play purple1", "go west")
    assert s.heading("billygoat") == "123.4"
    green = scene(at="threat", deck="green2", display="blue1", goat="g12:123.4", crossroads=True,
                  forks="c5").say("choose goat_step")  # fmt: skip
    assert (green.goat, green.heading("billygoat")) == ("g11", "0.0")


# Another set of figures.


@clause("A1", "TF-13.1-01")
def test_a_table_brings_its_own_figures() -> None:
    text = FIGURES.pack(
        '"board-radius" = 4\n"billygoat-moment" = 1.0\n"easy-cards" = 7\n"hourglass-turns" = 2\n'
    )
    g = new("base", figures=text, hourglass="turns")
    assert (len(g.board.spaces), g.board.ring) == (61, 30)
    assert g.compass.moments == (1.0, 1.0, 1.0, 1.0)
    assert (g.level, g.glass_turns) == (7, 2)
    assert g.view(None)["switches"]["figures"] == text
    assert TITLE.replay(g.record()).save() == g.save()
    assert Scene(g).see()["radius"] == 4


@clause("A1", "A30", "A43")
@pytest.mark.parametrize(
    ("figures", "sentence"),
    [
        ('{"board-radius": 3}', "The figure “board-radius” lies between 4 and 6, not 3."),
        ('{"board-radius": 5.5}', "takes a whole number"),
        ('{"starts": [0, 1, 24]}', "“starts” takes three outer spaces below 36 that do not touch"),
        ('{"starts": [0, 12, 40]}', "below 36"),
        ('{"starts": [0, 0, 24]}', "do not touch"),
        ('{"day-symbols": [[6, 0], [0, 3], [-3, 3], [-3, 0], [0, -3], [3, -3]]}', "of radius 5"),
        (
            '{"day-symbols": [[3, 0], [3, 0], [-3, 3], [-3, 0], [0, -3], [3, -3]]}',
            "different cells",
        ),
        ('{"blue-cards": [1, 2]}', "The event cards are fifty, not 42."),
        ('{"blue-cards": [9, 1]}', "lies between 1 and 6"),
        ('{"den": [[1, 0], [1, 1], [2, 0]]}', "first cell is 0, 0"),
        ('{"den": [[0, 0, 0], [1, 0, 0], [0, 1, 0]]}', "“den” takes cells of 2 numbers"),
        ('{"powers": ["whispers"]}', "takes a list of 10"),
        ('{"avatars": ["ghost"]}', "takes demon, puppetmaster"),
        ('{"crossroad": []}', "did you mean “crossroads”"),
        ("[", "written as JSON"),
    ],
)
def test_figures_that_cannot_be_are_refused_with_a_sentence(figures: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        new("base", figures=figures)
    assert sentence in refused.value.sentence
    assert refused.value.sentence[-1] in ".?"


@clause("A1")
def test_each_power_is_somebody_s() -> None:
    twice = ["whispers"] * 10
    with pytest.raises(gloam.BadInput, match="each power once"):
        new("base", figures=str({"powers": twice}).replace("'", '"'))
    unmarked = [[[0, 0, 0], [1, 0, 0], [0, 1, 0]]] * 6
    with pytest.raises(gloam.BadInput, match="eight marked parts"):
        new("base", figures=str({"obstacles": unmarked}).replace("'", '"'))
