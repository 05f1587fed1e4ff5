"""TF-6 and TF-7: Memories found and used, and the Obstacles they pay for."""

from __future__ import annotations

from typing import Any

import pytest

import gloam
from gloam.titles.the_faceless.board import SPACE, SPACE_AT, board
from gloam.titles.the_faceless.obstacles import lay_block
from tests.titles.the_faceless.scene import ALL_BUT, QUIET, TITLE, Scene, clause, scene

STEADY = "yellow1 red1 red2 purple1 purple2"


@clause("TF-6.1-01", "TF-6.1-02")
def test_a_memory_is_collected_in_passing_and_shown() -> None:
    s = scene("purple3", lies="clear:g8", display="yellow1 red1 red2 purple1 purple2")
    assert s.see()["fates"] == {}
    s.say("play purple3", "go east", "go east")
    assert s.see()["fates"] == {"clear": "unused"}
    assert s.lies("clear") is None
    assert s.happened("recovered", None) == [
        {"event": "recovered", "memory": "clear", "space": "g8"}
    ]
    s.say("go east")
    assert s.path() == ["g8", "g9", "g10"]


@clause("TF-6.1-03")
def test_a_memory_is_collected_in_a_threat() -> None:
    s = scene(at="threat", deck="purple3", lies="clear:g9")
    assert s.fate("clear") == "unused"


@clause("TF-6.1-04", "A10")
def test_a_memory_under_billygoat_cannot_be_had() -> None:
    s = scene("purple1", lies="clear:g8", goat="g8:0.0").say("play purple1", "go east")
    assert (s.reason(), s.fate("clear")) == ("caught", "lying")


@clause("TF-6.2-01", "E7", "TF-6.2-02")
def test_a_used_memory_is_used_for_good_and_still_counts() -> None:
    s = scene("purple1", "purple2", fates="step:unused", display=QUIET.replace("purple2", "red2"))
    assert s.refused()["remember clear"] == "TF-6.2-01"
    with pytest.raises(gloam.NotAllowed):
        s.say("remember clear")
    s.say("remember step", "go east")
    assert s.fate("step") == "used"
    s.say("play purple1", "go east")
    assert s.seat == 1
    assert s.refused()["remember step"] == "TF-6.2-01"
    assert s.see()["fates"] == {"step": "used"}


@clause("TF-6.2-02", "TF-1.1-02")
def test_used_memories_win_too() -> None:
    s = scene("purple1", lies="step:g8", fates=ALL_BUT).say("play purple1", "go east")
    assert s.reason() == "rescued"


@clause("TF-6.2-03")
def test_a_memory_collected_in_the_action_may_be_used_after_it() -> None:
    s = scene("purple1", lies="step:g8").say("play purple1", "go east")
    assert s.prompt == "after"
    assert "remember step" in s.options()


@clause("TF-6.2-04")
def test_memories_belong_to_everybody() -> None:
    s = scene("purple1", "red1", lies="step:g8", cast="tommy dylan luke",
              display=QUIET.replace("red1", "red2"))  # fmt: skip
    s.say("play purple1", "go east")
    assert s.prompt == "gain"
    s.say("done", "done")
    assert s.seat == 1
    assert "remember step" in s.options()


@clause("TF-6.3-01", "A3", "TF-5.4-01")
@pytest.mark.parametrize(
    ("memory", "figure"), [("move_sam", "sam"), ("move_judith", "judith"), ("move_alan", "alan")]
)
def test_three_memories_move_a_faceless_and_not_the_group(memory: str, figure: str) -> None:
    s = scene("blue1", figures="alan:o0:0.0 sam:o12:0.0 judith:o24:0.0", fates=f"{memory}:unused")
    s.say(f"remember {memory}")
    assert (s.prompt, s.see()["trial"]["figure"]) == ("move_faceless", figure)
    stays = s.outer(figure)
    s.say(f"set {stays} 12.3")
    assert (s.outer(figure), s.heading(figure)) == (stays, "12.3")
    assert s.path() == []
    assert s.prompt == "before"


@clause("TF-6.3-02", "A3")
def test_the_fourth_moves_billygoat_and_not_the_group() -> None:
    s = scene("blue1", fates="move_billygoat:unused", goat="j5:0.0").say("remember move_billygoat")
    assert len(s.spans()) == 6
    s.say("move k4 45.0")
    assert (s.goat, s.heading("billygoat"), s.path()) == ("k4", "45.0", [])


@clause("TF-6.3-03")
def test_the_fifth_moves_the_group_one_space_anywhere() -> None:
    s = scene("blue1", fates="step:unused", here="g12").say("remember step")
    assert len(s.options()) == 6
    s.say("go east")
    assert s.path() == ["g2"]
    assert s.prompt == "before"


@clause("TF-6.3-04", "TF-8.7-01")
def test_the_sixth_fills_a_hand_and_its_owner_picks() -> None:
    s = scene("blue1", "", fates="refill:unused", cast="tommy luke",
              display="yellow1 red1 red2 red3 purple1", deck="blue2 blue3 green1")  # fmt: skip
    s.say("remember refill")
    assert s.options() == {"refill > 0", "refill > 1"}
    s.say("refill > 1")
    assert (s.seat, s.prompt) == (1, "fill")
    s.say("take red", "take red", "take yellow")
    assert s.hand(1) == ["yellow1", "red2", "red3"]
    assert [event["card"] for event in s.happened("added")] == ["blue2", "blue3", "green1"]
    assert (s.seat, s.prompt) == (0, "before")


@clause("TF-6.3-05", "TF-8.7-01", "TF-8.7-02")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_seventh_clears_up_to_two_bottom_cards(cards: int) -> None:
    s = scene("blue1", fates="clear:unused", display="yellow1 red1 red2 red3 purple1",
              deck="blue2 blue3")  # fmt: skip
    s.say("remember clear")
    assert s.refused()["clear blue"] == "TF-6.3-05"
    s.say(*["clear red"] * cards)
    if cards < 2:
        s.say("done")
    assert s.discards() == ["red3", "red2"][:cards]
    assert s.column("blue") == ["blue2", "blue3"][:cards]
    assert s.prompt == "before"


def laid(here: str = "g7", **written: Any) -> Scene:
    """All six Obstacles about their signs, and the Memory that moves one."""
    s = scene("blue1", fates="shift:unused", here=here, at="before", **written)
    for block, cell in enumerate(s.g.figures["day-symbols"]):
        lay_block(s.g, block, SPACE_AT[cell], 0)
    return s.say("remember shift")


@clause("TF-6.3-06", "A18", "TF-3.2-01")
def test_the_eighth_moves_an_obstacle_about_its_sign() -> None:
    s = laid()
    assert s.prompt == "shift_obstacle"
    options = s.options()
    assert "shift 1 g10 east" not in options
    was = set(s.g.blocks[0])
    for option in options:
        other = Scene(s.g.copy()).say(option)
        block = int(option.split()[1]) - 1
        now = set(other.g.blocks[block])
        assert now != set(s.g.blocks[block])
        signs = {SPACE_AT[cell] for cell in s.g.figures["day-symbols"]}
        assert len(now & signs) == 1
        around = {near for cell in now for near in s.g.board.near[cell]}
        assert {other.g.cover[near] for near in around} <= {-1, block}
    s.say("shift 1 g10 northwest")
    assert set(s.g.blocks[0]) == {SPACE.read("g10"), SPACE.read("g9"), SPACE.read("h9")}
    assert {s.g.cover[cell] for cell in was - set(s.g.blocks[0])} == {-1}


@clause("A19", "TF-6.3-06")
@pytest.mark.parametrize(
    "written", [{"here": "g9"}, {"goat": "g9:0.0"}, {"lies": "step:g9"}, {"portals": "g9 b7 l7"}]
)
def test_an_obstacle_is_moved_onto_nothing(written: dict[str, str]) -> None:
    assert any(covers(option, "g9") for option in laid().options())
    assert not any(covers(option, "g9") for option in laid(**{"here": "c8", **written}).options())


@clause("A19", "TF-6.3-06")
def test_the_obstacle_billygoat_is_in_stays() -> None:
    s = laid(goat="1:0.0", avatars="spectral")
    assert {option.split()[1] for option in s.options()} == {"2", "3", "4", "5", "6"}
    assert "1" in {option.split()[1] for option in laid().options()}


def covers(option: str, space: str) -> bool:
    """Whether an Obstacle moved so lies on a space; all have the shape of the first here."""
    _, (_, anchor), (_, way) = TITLE.option(option).things
    return SPACE.read(space) in board(5).laid(((0, 0), (1, 0), (0, 1)), anchor, way)


@clause("TF-6.3-06", "A18")
def test_where_no_obstacle_can_move_the_eighth_is_refused() -> None:
    """Eyes on every other space leave no Obstacle any room."""
    spaces = {SPACE.names[space] for space in board(5).spaces}
    eyes = " ".join(f"{space}:closed" for space in spaces - {"g7", "g10", "g11", "h10"})
    s = scene("blue1", fates="shift:unused", blocks={"1": "g10 g11 h10"}, eyes=eyes)
    assert s.refused()["remember shift"] == "TF-6.3-06"


# Bumping.

WALL = {"1": "g9 g10 h9"}


@clause("TF-7.1-01", "TF-7.1-03", "TF-7.1-04", "E8", "A5")
def test_two_bumps_cost_two_memories() -> None:
    s = scene("purple3", blocks=WALL, fates="step:unused clear:unused refill:unused",
              display=STEADY.replace("purple2", "green1"))  # fmt: skip
    s.say("play purple3", "go east", "go east")
    assert s.here == "g8"
    assert s.options() == {"spend step", "spend clear", "spend refill"}
    s.say("spend clear", "go east", "spend step")
    assert s.here == "g8"
    assert [s.fate(m) for m in ("step", "clear", "refill")] == ["used", "used", "unused"]
    assert s.happened("remembered") == []
    assert s.prompt == "after"


@clause("TF-7.1-02", "TF-7.1-04", "E8")
def test_two_bumps_with_one_memory_lose() -> None:
    s = scene("purple3", blocks=WALL, fates="step:unused clear:used")
    s.say("play purple3", "go east", "go east", "go east")
    assert s.reason() == "trapped"
    assert s.path() == ["g8"]


@clause("TF-7.1-03")
def test_a_memory_spent_has_no_effect() -> None:
    s = scene(
        "purple2", blocks=WALL, fates="step:unused", display=STEADY.replace("purple2", "green1")
    )
    s.say("play purple2", "go east", "go east")
    assert s.fate("step") == "used"
    assert s.here == "g8"
    assert s.story("spent", "remembered") == ["spent"]


@clause("TF-7.1-03")
def test_only_an_unused_memory_pays() -> None:
    s = scene("purple2", blocks=WALL, fates="step:unused clear:unused refill:used")
    s.say("play purple2", "go east", "go east")
    assert s.refused()["spend refill"] == "TF-7.1-03"


@clause("TF-7.1-06")
@pytest.mark.parametrize(
    "how", ["red card", "threat", "memory", "power", "haunted", "crossroads", "yellow card"]
)
def test_every_movement_can_bump(how: str) -> None:
    wall = {"1": "g8 g9 h8"}
    fates = "clear:unused"
    if how == "red card":
        s = scene("red2", blocks=wall, fates=fates, goat="g3:0.0", display="yellow1")
        s.say("play red2", "move g2 180.0")
    elif how == "yellow card":
        s = scene("yellow2", blocks=wall, fates=fates, display=STEADY)
        s.say("play yellow2", "set o18 180.0")
    elif how == "threat":
        s = scene(at="threat", deck="purple3", display="red1", blocks=wall, fates=fates)
    elif how == "memory":
        s = scene("blue1", blocks=wall, fates=f"{fates} step:unused")
        s.say("remember step", "go east")
    elif how == "power":
        s = scene("blue1", blocks=wall, fates=fates, cast="karyn tommy").say("rest", "go east")
    elif how == "haunted":
        s = scene(
            "purple1", blocks={"1": "h9 h10 i9"}, fates=fates, haunts="h7:2:east", haunted=True
        )
        s.say("play purple1", "go northeast")
    else:
        s = scene(at="threat", deck="green1", blocks=wall, fates=fates, crossroads=True, forks="c1")
        s.say("choose red_step")
    assert s.happened("bumped")
    assert s.fate("clear") == "used"


@clause("TF-7.1-07")
def test_a_memory_collected_on_the_way_can_pay() -> None:
    s = scene("purple2", blocks=WALL, lies="clear:g8").say("play purple2", "go east", "go east")
    assert s.fate("clear") == "used"
    assert s.g.outcome is None
