"""SA-12, SA-13 and SA-15.6: elimination, the end of the game, Vengeance."""

from typing import Any

import pytest

from tests.titles.stay_away.scene import FILLER, TITLE, Scene, clause, scene


def burn(s: Scene, target: int) -> Scene:
    return s.play(0, f"play flamethrower > {target}").play(target, "accept")


def outcome(s: Scene) -> tuple[str, tuple[int, ...]]:
    assert s.g.outcome is not None
    return s.g.outcome.reason, s.g.outcome.winners


@clause("SA-12.1-06")
def test_quarantine_on_an_eliminated_player_is_discarded() -> None:
    s = burn(scene(seats=5, hands={0: "flamethrower"}, quarantine={1: 2}), 1)
    assert s.g.quarantine[1] == 0
    assert "quarantine" in s.discards()


@clause("SA-13.1-01", "SA-13.1-02", "SA-12.1-07", "SA-5.3-01")
def test_when_the_thing_burns_the_living_humans_win() -> None:
    s = scene(seats=6, hands={0: "flamethrower"}, thing=1, infected=(3,), out=(4,))
    burn(s, 1)
    assert outcome(s) == ("thing_eliminated", (0, 2, 5))
    revealed = {e["seat"]: e["role"] for e in s.happened("revealed", None)}
    assert revealed[1] == "thing"
    assert revealed[3] == "infected"
    assert s.g.decisions == []


@clause("A-58")
def test_when_the_thing_burns_with_no_human_left_nobody_wins() -> None:
    s = scene(hands={0: "flamethrower infected"}, thing=1, infected=(0, 2, 3))
    assert outcome(burn(s, 1)) == ("thing_eliminated", ())


@clause("SA-13.1-03", "SA-13.1-04", "SA-13.1-05", "SA-13.1-06", "A-59")
def test_a_right_declaration_excludes_the_last_human_infected() -> None:
    s = scene(hands={0: "the_thing infected"}, thing=0, infected=(2, 3))
    s.g.humans_out = 1
    s.play(0, f"discard {FILLER}").play(0, "offer infected").play(1, f"give {FILLER}")
    s.play(0, "declare")
    assert outcome(s) == ("declared_right", (0, 2, 3))
    assert len(s.happened("revealed", None)) == 4


@clause("A-59")
def test_if_the_last_human_was_burnt_every_infected_wins() -> None:
    s = scene(hands={0: "the_thing flamethrower"}, thing=0, infected=(2, 3))
    burn(s, 1).play(0, "declare")
    assert outcome(s) == ("declared_right", (0, 2, 3))


@clause("SA-13.1-05", "SA-13.1-06", "A-59")
def test_an_infection_that_leaves_a_human_in_play_excludes_nobody() -> None:
    hands = {0: "the_thing infected flamethrower"}
    s = scene(hands=hands, thing=0, infected=(2,)).play(0, f"discard {FILLER}")
    s.play(0, "offer infected").play(1, f"give {FILLER}")
    while s.g.turn != 0:
        s.finish_turn()
    burn(s, 3).play(0, "declare")
    assert outcome(s) == ("declared_right", (0, 1, 2))


@clause("A-59", "SA-13.1-05")
def test_the_last_infected_player_burnt_afterwards_excludes_nobody_else() -> None:
    s = scene(seats=5, hands={0: "flamethrower infected"}, thing=4, infected=(0, 1, 2, 3))
    s.g.last_infected = 1
    s.g.humans_out = 1
    burn(s, 1).play(4, "declare")
    assert outcome(s) == ("declared_right", (0, 2, 3, 4))


@clause("SA-13.1-07")
def test_the_thing_alone_wins_if_it_infected_everybody() -> None:
    s = scene(hands={0: "the_thing infected"}, thing=0, infected=(2, 3))
    s.play(0, f"discard {FILLER}").play(0, "offer infected").play(1, f"give {FILLER}")
    assert outcome(s.play(0, "declare")) == ("thing_alone", (0,))


@clause("SA-13.1-07", "A-59")
@pytest.mark.parametrize(
    ("switch", "expected"),
    [("no_human_out", ("thing_alone", (0,))), ("nobody_out", ("declared_right", (0, 3)))],
)
def test_burnt_infected_do_not_spoil_the_lonely_victory_by_default(
    switch: str, expected: tuple[str, tuple[int, ...]]
) -> None:
    hands = {0: "the_thing flamethrower"}
    s = burn(scene(hands=hands, thing=0, infected=(1, 2, 3), thing_alone=switch), 1)
    s.g.last_infected = 2
    assert outcome(s.play(0, "declare")) == expected


@clause("SA-13.1-08")
def test_a_wrong_declaration_lets_the_living_humans_win() -> None:
    s = scene(seats=5, thing=0, infected=(1,), out=(4,)).play(0, "declare")
    assert outcome(s) == ("declared_wrong", (2, 3))


@clause("SA-13.1-09", "A-57")
def test_without_a_declaration_the_game_goes_on_unless_switched() -> None:
    def infect_the_last(**switches: Any) -> Scene:
        s = scene(hands={0: "the_thing infected"}, thing=0, infected=(2, 3), **switches)
        return s.play(0, f"discard {FILLER}").play(0, "offer infected").play(1, f"give {FILLER}")

    assert infect_the_last().g.outcome is None
    assert outcome(infect_the_last(auto_declare=True)) == ("thing_alone", (0,))


@clause("A-57")
def test_auto_declare_ends_the_game_however_the_last_human_goes() -> None:
    hands = {0: "the_thing infected flamethrower"}
    burnt = scene(hands=hands, thing=0, infected=(2, 3), auto_declare=True)
    assert outcome(burn(burnt, 1)) == ("declared_right", (0, 2, 3))
    ring = scene(hands=hands, deck="round_and_round", thing=0, infected=(2, 3), auto_declare=True)
    ring.play(0, "give infected")
    for seat in (1, 2, 3):
        ring.play(seat, f"give {FILLER}")
    assert outcome(ring) == ("thing_alone", (0,))


@clause("A-57")
def test_the_thing_as_the_only_survivor_wins_at_once() -> None:
    s = burn(scene(hands={0: "the_thing flamethrower"}, thing=0, out=(2, 3)), 1)
    assert outcome(s) == ("declared_right", (0,))


@clause("A-56", "SA-16.1-07")
def test_the_declaration_is_offered_at_quiet_moments_to_the_thing_only() -> None:
    s = scene(seats=5, hands={0: "seduction flamethrower"}, thing=4, draw=False)
    assert s.options(4) == {"declare"}
    s.play(0, "draw")
    assert s.options(4) == {"declare"}
    assert all("declare" not in str(s.g.view(seat)["decisions"]) for seat in range(4))
    fire = s.g.copy()
    fire.play(0, "play flamethrower > 1")
    assert [d.seat for d in fire.decisions] == [1]
    s.play(0, "play seduction > 2")
    assert [d.seat for d in s.g.decisions] == [0]


@clause("SA-15.1-03", "A-64")
def test_advanced_rule_1_before_the_thing_is_drawn() -> None:
    s = scene(seats=4, hands={0: "flamethrower"}, out=(2, 3), thing_in_deck=True)
    assert all(not d.standing for d in s.g.decisions)
    assert outcome(burn(s, 1)) == ("no_thing", (0,))


@clause("A-65")
def test_the_thing_is_never_in_the_discard_pile() -> None:
    s = scene(hands={0: "flamethrower"}, thing=1, infected=(2,), vengeance=True)
    burn(s, 1)
    assert "the_thing" not in s.discards()
    assert s.see(None)["removed"] == ["the_thing"]


@clause("SA-15.6-01", "A-09", "A-66", "SA-7.1-06")
def test_vengeance_goes_on_while_both_factions_are_in_play() -> None:
    s = burn(scene(hands={0: "flamethrower"}, thing=1, infected=(2,), vengeance=True), 1)
    assert s.g.outcome is None
    assert s.happened("vengeance", None)[0]["seat"] == 1
    assert s.g.removed == [0]
    assert s.asked() == [(0, "offer")]


@clause("SA-15.6-02", "SA-15.6-05", "SA-15.6-06", "A-61")
@pytest.mark.parametrize(
    ("infected", "expected"),
    [((0, 2), ("vengeance_infected", (0, 2))), ((1,), ("vengeance_humans", (0, 2)))],
)
def test_vengeance_ends_when_a_faction_is_gone(
    infected: tuple[int, ...], expected: tuple[str, tuple[int, ...]]
) -> None:
    s = scene(hands={0: "flamethrower"}, thing=3, infected=infected, vengeance=True)
    s.g.alive[3] = False
    s.g.hands[3] = ()
    assert outcome(burn(s, 1)) == expected


@clause("A-62")
def test_vengeance_with_only_humans_left_is_a_plain_victory() -> None:
    s = burn(scene(hands={0: "flamethrower"}, thing=1, vengeance=True), 1)
    assert outcome(s) == ("thing_eliminated", (0, 2, 3))


@clause("SA-15.6-07", "A-61")
def test_vengeance_nobody_is_infected_after_the_thing_is_dead() -> None:
    s = scene(hands={0: "flamethrower", 2: "infected infected"}, thing=1, infected=(2,),
              vengeance=True)  # fmt: skip
    burn(s, 1).play(0, f"offer {FILLER}")
    assert s.refused(2)["give infected"] == "SA-5.1-03"


@clause("SA-15.6-03e", "SA-15.6-03i")
def test_vengeance_the_dead_thing_still_knows_every_role() -> None:
    s = burn(scene(hands={0: "flamethrower"}, thing=1, infected=(2,), vengeance=True), 1)
    assert s.see(1)["me"]["roles"] == ["human", "thing", "infected", "human"]


@clause("SA-15.6-03e", "SA-15.6-03i")
@pytest.mark.parametrize(
    ("edition", "switches", "duty"),
    [
        ("revised-it", {}, "required"),
        ("first-en", {}, "optional"),
        ("first-en", {"vengeance_hints": "required"}, "required"),
    ],
)
def test_vengeance_the_dead_thing_is_told_whether_it_owes_hints(
    edition: str, switches: dict[str, Any], duty: str
) -> None:
    hands = {0: "flamethrower"}
    s = scene(edition, hands=hands, thing=1, infected=(2,), vengeance=True, **switches)

    def told(seat: int | None) -> list[str]:
        return [f["duty"] for f in TITLE.known(s.g.view(seat)) if f["event"] == "hints"]

    assert told(1) == []
    burn(s, 1)
    assert told(1) == [duty]
    assert [told(seat) for seat in (None, 0, 2, 3)] == [[]] * 4
    assert [TITLE.position.book.may_talk(s.g, seat) for seat in (0, 1)] == [True, True]


@clause("A-67")
def test_an_eliminated_player_learns_nothing_more() -> None:
    s = burn(scene(seats=5, hands={0: "flamethrower"}, deck="axe"), 1).play(0, "offer axe")
    s.play(2, f"give {FILLER}")
    assert s.happened("exchanged", 1)[0]["given"] is None
    assert s.see(1)["me"]["roles"] == [None, "human", None, None, None]
    assert s.g.view(1)["decisions"] == []


@clause("A-55")
def test_after_losing_in_the_own_turn_the_next_living_player_follows() -> None:
    s = scene(seats=5, hands={0: "infected infected infected infected"}, deck="axe")
    s.play(0, "discard axe")
    assert s.g.turn == 1
