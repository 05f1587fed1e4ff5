"""TF-10.1 and TF-10.2: modules in general, and the Avatars."""

from __future__ import annotations

from math import atan2, degrees

import pytest

import gloam
from gloam.titles.the_faceless.avatars import posts, unposted
from gloam.titles.the_faceless.board import distance
from gloam.titles.the_faceless.cards import AVATAR, SERVANTS
from gloam.titles.the_faceless.meta import FIGURES
from gloam.titles.the_faceless.state import TheFaceless
from gloam.words import LANGUAGES, words
from tests.titles.the_faceless.scene import TITLE, Scene, clause, scene

THREE = "alan:o0:180.0 sam:o12:0.0 judith:o24:0.0"
MODULES: dict[str, bool | int | str] = {
    "avatar": "spectral", "creepy_die": True, "crossroads": True, "den": True, "eyes": True,
    "nightworld": True, "haunted": True, "hourglass": "turns", "portals": True, "fog": True,
    "servants": "collectors", "swamps": 2,
}  # fmt: skip


def new(**switches: bool | int | str) -> TheFaceless:
    g = TITLE.new(2, 1, "base", **switches)
    assert isinstance(g, TheFaceless)
    return g


@clause("TF-10.1-01")
def test_any_modules_go_together() -> None:
    names = list(MODULES)
    for one in names:
        for other in names:
            new(**{name: MODULES[name] for name in (one, other)})
    whole = new(**MODULES)
    assert whole.den
    assert whole.eyes
    assert whole.haunts
    assert whole.portals
    assert whole.servants
    assert sum(whole.swamps) == 2
    assert whole.avatars
    assert whole.forks
    assert whole.fogged
    assert whole.glass


@clause("TF-10.1-02")
def test_billygoat_passes_over_all_that_modules_add() -> None:
    """Eyes stay as they are, no Haunted Place pushes him, no Portal takes him."""
    s = scene(at="threat", display="red1 red1 red2", deck="red2", goat="g12:0.0",
              eyes="g11:open l2:closed", haunts="g10:3:west", haunted=True, portals="g9 b12 l7",
              den="g11 h10 h11")  # fmt: skip
    assert [event["space"] for event in s.happened("billygoat_moved")] == ["g11", "g10", "g9", "g8"]
    assert s.g.open == [True, False]
    assert s.g.shown == [False]


@clause("TF-10.1-03")
def test_what_belongs_into_the_set_up_comes_there_and_the_rest_after_it() -> None:
    g = new(**MODULES)
    names = [event.kind.name for event in g.happened()]
    order = [names.index(name) for name in (
        "obstacle_laid", "swamp", "den_laid", "memory_hidden", "billygoat_stands", "cards_dealt",
        "avatar_shown", "eye_laid", "turn",
    )]  # fmt: skip
    assert order == sorted(order)
    assert all(names.index(late) > names.index("cards_dealt")
               for late in ("haunt_laid", "portal_laid", "servant_laid"))  # fmt: skip


@clause("TF-10.1-04")
def test_cards_added_otherwise_set_off_no_module() -> None:
    """A blue threat adds a yellow, a green and a red card: nothing answers to them."""
    s = scene(
        at="threat",
        display="blue1 blue1 blue2 blue2 blue2",
        edition="scenario-2",
        deck="blue3 yellow1 green1 red1",
        creepy_die=True,
        avatars="eraserhead",
        fates="step:unused",
        servants="b7 b8 b9 b10",
        haunts="k8:1:east",
    )
    assert len(s.happened("added")) == 3
    assert s.story("rolled", "fork_shown", "servants_move", "spent") == []
    assert len(s.happened("haunts_turned")) == 1


@clause("TF-10.1-05", "TF-10.6-01", "TF-10.8-01", "TF-10.10-01")
def test_random_spaces_are_free_and_as_far_apart_as_they_must_be() -> None:

    for seed in range(15):
        g = TITLE.new(2, seed, eyes=True, haunted=True, portals=True, den=bool(seed % 2))
        assert isinstance(g, TheFaceless)
        for spaces in (g.eyes, g.haunts, g.portals):
            for at, one in enumerate(spaces):
                assert all(distance(one, other) >= 3 for other in spaces[:at])
        laid = [*g.eyes, *g.haunts, *g.portals]
        assert len(set(laid)) == len(laid) == 9
        assert not set(laid) & {*g.lies, *g.den, g.here, g.goat}
        assert all(g.cover[space] == -1 for space in laid)
        assert all(distance(eye, g.goat) <= 2 for eye in g.eyes)
        assert g.open == [True, True]


@clause("TF-10.1-06")
@pytest.mark.parametrize(
    ("switch", "games"),
    [("portals", 3), ("avatar", 4), ("creepy_die", 5), ("crossroads", 5), ("eyes", 6),
     ("haunted", 6), ("den", 8), ("servants", 8), ("swamps", 8), ("nightworld", 12),
     ("hourglass", 12), ("fog", 15)],
)  # fmt: skip
def test_each_module_says_after_how_many_games_it_is_meant(switch: str, games: int) -> None:
    for language in LANGUAGES:
        assert str(games) in words(language, TITLE.meta)(f"switch-{switch}-about")


# The Avatar.


@clause("TF-10.2-01", "A27")
def test_one_avatar_at_random_for_the_whole_game() -> None:
    seen = {new_avatar(seed) for seed in range(40)}
    assert seen == set(AVATAR.names)
    assert FIGURES.ours["avatars"].mark == "M"
    assert new(avatar="none").avatars == []
    only = TITLE.new(2, 1, avatar="random", figures='{"avatars": ["demon"]}')
    assert only.view(None)["table"]["avatars"] == ["demon"]


def new_avatar(seed: int) -> str:
    g = TITLE.new(2, seed, avatar="random")
    (avatar,) = g.view(None)["table"]["avatars"]
    return str(avatar)


@clause("TF-10.2-14")
def test_a_scenario_prescribes_its_avatar() -> None:
    for seed in range(5):
        assert TITLE.new(2, seed, "scenario-3").view(None)["table"]["avatars"] == ["demon"]
        assert TITLE.new(2, seed, "scenario-8").view(None)["table"]["avatars"] == ["spectral"]


def red(card: str = "red2", avatars: str = "puppetmaster", **written: object) -> Scene:
    return scene(at="threat", deck=card, display="blue1", avatars=avatars, **written)  # type: ignore[arg-type]


@clause("TF-10.2-02", "A28")
def test_the_puppetmaster_posts_a_servant_for_each_red_card() -> None:
    s = red(figures=THREE, goat="k2:0.0")
    assert s.prompt == "post_servant"
    assert s.options() == {f"post o{at}" for at in range(36) if at not in (0, 12, 24)}
    assert s.refused()["post o12"] == "TF-10.2-02"
    s.say("post o5")
    assert s.see()["puppets"] == ["o5"]
    assert scene(at="threat", deck="yellow2", avatars="puppetmaster").prompt != "post_servant"


@clause("TF-10.2-02")
def test_not_beside_another_servant_while_that_is_possible() -> None:
    s = red(puppets="o5", figures=THREE, goat="k2:0.0")
    assert s.refused()["post o6"] == "TF-10.2-02"
    assert s.refused()["post o4"] == "TF-10.2-02"
    assert "post o7" in s.options()

    crowded = scene(figures="alan:o2:0.0", puppets=" ".join(f"o{at}" for at in range(4, 36, 2)))
    crowded.g.puppets.append(0)
    assert set(posts(crowded.g)) == set(range(1, 36, 2))


@clause("TF-10.2-03")
@pytest.mark.parametrize(("servants", "left"), [("off", 8), ("wandering", 4), ("collectors", 0)])
def test_only_servants_that_the_module_does_not_use(servants: str, left: int) -> None:

    g = TITLE.new(2, 1, servants=servants, avatar="puppetmaster")
    assert isinstance(g, TheFaceless)
    assert unposted(g) == left
    g.puppets = list(range(0, 2 * left, 2))
    assert unposted(g) == 0
    assert SERVANTS == 8


@clause("TF-10.2-03")
def test_with_none_left_nothing_happens() -> None:
    s = red(puppets="o1 o3 o5 o7 o9 o11 o14 o16", figures=THREE, goat="k2:0.0")
    assert s.prompt != "post_servant"
    assert len(s.g.puppets) == 8


@clause("TF-10.2-04", "E22", "TF-10.2-08")
def test_a_faceless_passes_such_servants_and_does_not_stop_there() -> None:
    s = scene("blue1", figures=THREE, puppets="o3 o5", avatars="puppetmaster",
              display="yellow1 red1 red2 purple1 purple2")  # fmt: skip
    s.say("play blue1")
    assert s.refused()["set o3"] == s.refused()["set o5"] == "TF-10.2-04"
    assert {"set o2", "set o4", "set o6", "set o10"} <= s.spans()
    with pytest.raises(gloam.NotAllowed) as no:
        s.say("set o3 10.0")
    assert no.value.rule == "TF-10.2-04"
    s.say("set o4 180.0")
    assert s.outer("alan") == "o4"
    assert s.see()["puppets"] == ["o3", "o5"]


@clause("TF-10.2-08")
def test_such_servants_do_nothing_else() -> None:
    with_them = scene("purple1", puppets="o1 o3").needle()
    assert with_them == scene("purple1").needle()


@clause("TF-10.2-09", "TF-10.2-06", "E23", "A42")
def test_unspeakable_silences_until_the_next_threat() -> None:
    s = scene(
        "blue1 blue2 blue3",
        "green1 green2 green3",
        cast="tommy luke",
        deck="red2 red2",
        avatars="unspeakable",
        goat="k2:0.0",
        display="purple1 purple2 yellow1 yellow2 blue2",
    )
    talk = s.g.book.may_talk
    assert talk(s.g, 0)
    s.say("rest")
    assert s.happened("silence") == [{"event": "silence", "seat": 1}]
    assert s.see()["silent"] is True
    assert not any(talk(s.g, seat) for seat in (0, 1))
    while s.prompt == "approaches":
        s.say(sorted(s.options())[0])
    assert (s.seat, s.prompt) == (1, "before")
    s.say("rest")
    assert s.story("silence", "speech") == ["silence", "speech", "silence"]


@clause("TF-10.2-06")
def test_speech_returns_with_the_next_threat() -> None:
    s = scene(at="threat", deck="green1", avatars="unspeakable", pieces={"silent": True})
    assert s.g.book.may_talk(s.g, 0)
    assert s.story("speech", "revealed") == ["speech", "revealed"]


@clause("TF-10.2-10", "TF-10.2-05", "A28")
def test_spectral_enters_obstacles_by_a_card() -> None:
    s = scene("red2", goat="j5:0.0", avatars="spectral", blocks={"2": "i6 i7 j6"})
    s.say("play red2")
    assert "enter 2" in s.spans()
    s.say("enter 2 90.0")
    assert s.goat == "2"
    assert s.see()["billygoat"] == {"space": None, "obstacle": "2", "heading": "90.0"}
    assert (
        scene("red2", goat="j5:0.0", blocks={"2": "i6 i7 j6"}).say("play red2").refused()["move i6"]
        == "TF-4.4-02"
    )


@clause("TF-10.2-10")
@pytest.mark.parametrize("how", ["memory", "threat", "die", "crossroads"])
def test_spectral_enters_obstacles_whatever_moves_him(how: str) -> None:
    wall = {"2": "g9 g10 h9"}
    if how == "memory":
        s = scene(
            "red2", goat="g11:0.0", avatars="spectral", blocks=wall, fates="move_billygoat:unused"
        ).say("remember move_billygoat", "enter 2 0.0")
    elif how == "threat":
        s = scene(at="threat", deck="red2", display="blue1", goat="g11:0.0", avatars="spectral",
                  blocks=wall)  # fmt: skip
    elif how == "die":
        s = scene("red2", goat="g11:0.0", avatars="spectral", blocks=wall, creepy_die=True,
                  chance=(4, 5)).say("roll")  # fmt: skip
    else:
        s = scene(
            at="threat",
            deck="green2",
            display="blue1",
            goat="g11:0.0",
            avatars="spectral",
            blocks=wall,
            crossroads=True,
            forks="c8",
            fates="step:unused",
        ).say("choose goat_step")
    assert s.goat == "2"


@clause("TF-10.2-11", "TF-10.2-05", "E24")
def test_an_obstacle_is_one_step_of_his_way() -> None:
    s = scene(at="threat", deck="red2", display="red1 red2", goat="g12:0.0", avatars="spectral",
              here="g6", blocks={"2": "g9 g10 h9"})  # fmt: skip
    moved = s.story("billygoat_moved", "billygoat_entered")
    assert moved == ["billygoat_moved", "billygoat_entered", "billygoat_moved"]
    assert s.goat == "g8"


@clause("TF-10.2-05")
def test_he_may_stop_in_an_obstacle_and_acts_from_its_middle() -> None:
    s = scene(at="threat", deck="red2", display="blue1", goat="g11:0.0", avatars="spectral",
              blocks={"2": "g9 g10 h9"}, figures="")  # fmt: skip
    assert s.goat == "2"
    xs, ys = zip(*(s.g.board.xy[cell] for cell in s.g.blocks[1]), strict=True)
    assert s.g.goat_point() == pytest.approx((sum(xs) / 3, sum(ys) / 3))
    away = s.needle()
    assert away is not None

    toward = degrees(atan2(sum(ys) / 3, sum(xs) / 3)) % 360
    assert away == pytest.approx((toward + 180) % 360, abs=0.11)


@clause("TF-10.2-05", "TF-10.15-03")
def test_he_catches_the_group_in_a_swamp() -> None:
    s = scene(at="threat", deck="red2", display="blue1", goat="g11:0.0", avatars="spectral",
              here="h9", blocks={"2": "g9 g10 h9"}, swamps="2")  # fmt: skip
    assert s.reason() == "caught"
    plain = scene(at="threat", deck="red2", display="blue1", goat="g11:0.0", here="h9",
                  blocks={"2": "g9 g10 h9"}, swamps="2")  # fmt: skip
    assert plain.goat == "g11"


@clause("TF-10.2-12", "A29")
@pytest.mark.parametrize(("card", "spent"), [("red1", 1), ("red2", 1), ("red3", 0)])
def test_eraserhead_uses_up_a_memory_at_a_red_one_or_two(card: str, spent: int) -> None:
    s = red(card, "eraserhead", fates="step:unused", goat="k2:0.0")
    assert len(s.happened("spent")) == spent
    assert s.happened("remembered") == []
    played = scene("red1", avatars="eraserhead", fates="step:unused", goat="k2:0.0", deck="yellow2",
                   display="blue1 blue2 yellow1 purple1 purple2")  # fmt: skip
    place = sorted(played.say("play red1").spans())[0]
    played.say(f"{place} 0.0")
    assert played.fate("step") == "unused"


@clause("TF-10.2-07")
def test_eraserhead_leaves_the_choice_and_none_is_none() -> None:
    s = red("red1", "eraserhead", fates="step:unused clear:unused refill:used", goat="k2:0.0")
    assert s.prompt == "use_up"
    assert s.options() == {"spend step", "spend clear"}
    assert s.refused()["spend refill"] == "TF-7.1-03"
    s.say("spend clear")
    assert (s.fate("step"), s.fate("clear")) == ("unused", "used")
    nothing = red("red1", "eraserhead", goat="k2:0.0")
    assert nothing.happened("spent") == []
    assert nothing.g.outcome is None


@clause("TF-10.2-13", "A27")
def test_demon_a_red_card_must_bring_billygoat_nearer() -> None:
    s = scene("red2", goat="g11:0.0", avatars="demon").say("play red2")
    assert s.spans() == {"move g10"}
    assert s.refused()["move g12"] == "TF-10.2-13"
    s.say("move g10 33.3")
    assert s.heading("billygoat") == "33.3"


@clause("TF-10.2-13")
def test_demon_leaves_the_memory_alone() -> None:
    s = scene("red2", goat="g11:0.0", avatars="demon", fates="move_billygoat:unused")
    s.say("remember move_billygoat")
    assert len(s.spans()) == 6
    assert set(s.see()["trial"]["places"]) == {span.removeprefix("move ") for span in s.spans()}


@clause("TF-12.2-05")
def test_of_two_avatars_the_players_choose_which_acts_first() -> None:
    s = red("red1", "puppetmaster eraserhead", fates="step:unused clear:unused", goat="k2:0.0",
            figures=THREE)  # fmt: skip
    assert s.prompt == "which_first"
    assert s.options() == {"first puppetmaster", "first eraserhead"}
    s.say("first eraserhead")
    assert s.prompt == "use_up"
    s.say("spend step")
    assert s.prompt == "post_servant"
    other = red("red1", "puppetmaster eraserhead", fates="step:unused clear:unused", goat="k2:0.0",
                figures=THREE).say("first puppetmaster")  # fmt: skip
    assert other.prompt == "post_servant"
    alone = red(
        "red3", "puppetmaster eraserhead", fates="step:unused", goat="k2:0.0", figures=THREE
    )
    assert alone.prompt == "post_servant"
