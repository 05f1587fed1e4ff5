"""SA-4 and SA-5: roles, and who may give what to whom."""

import pytest

import gloam
from gloam.titles.stay_away.cards import INFECTED, NAMES
from gloam.titles.stay_away.roles import may_give
from gloam.titles.stay_away.state import HUMAN, INFECTED_ROLE, THE_THING
from tests.titles.stay_away.scene import Scene, clause, scene


def role(s: Scene, seat: int) -> int:
    return s.g.roles[seat]


def exchange(s: Scene, given: str, got: str) -> Scene:
    """Seat 0 discards a neutral card and exchanges with seat 1."""
    return s.play(0, "discard resolute").play(0, f"offer {given}").play(1, f"give {got}")


@clause("SA-4.1-01", "SA-4.2-01", "SA-5.1-04", "SA-4.3-02")
def test_an_infected_card_from_the_thing_infects() -> None:
    s = exchange(scene(hands={0: "the_thing infected"}, thing=0), "infected", "resolute")
    assert role(s, 1) == INFECTED_ROLE
    assert s.happened("exchanged", 1)[0]["infected"] == 1
    assert s.happened("exchanged", 2)[0]["infected"] is None


@clause("SA-4.1-02")
def test_drawing_an_infected_card_does_not_infect() -> None:
    s = scene(deck="infected")
    assert "infected" in s.hand(0)
    assert role(s, 0) == HUMAN


@clause("SA-4.1-03", "SA-5.1-01")
def test_a_human_keeps_or_discards_but_never_gives_an_infected_card() -> None:
    s = scene(hands={0: "infected"}, deck="axe").play(0, "discard axe")
    assert s.refused(0)["offer infected"] == "SA-5.1-01"
    with pytest.raises(gloam.NotAllowed) as refused:
        s.play(0, "offer infected")
    assert refused.value.rule == "SA-5.1-01"


@clause("SA-4.1-04", "SA-4.2-07")
def test_anybody_may_burn_anybody() -> None:
    s = scene(hands={0: "flamethrower infected"}, deck="axe", infected=(0,), thing=1)
    assert "play flamethrower > 1" in s.options(0)


@clause("SA-4.2-02", "SA-5.1-02")
def test_an_infected_player_keeps_the_last_infected_card_even_from_the_thing() -> None:
    s = scene(hands={0: "infected"}, deck="axe", infected=(0,), thing=1).play(0, "discard axe")
    assert s.refused(0)["offer infected"] == "SA-4.2-03"


@clause("SA-4.2-04", "SA-5.1-03", "SA-4.2-05")
def test_extra_infected_cards_go_to_the_thing_only() -> None:
    hands = {0: "infected infected"}
    to_thing = scene(hands=hands, deck="axe", infected=(0,), thing=1).play(0, "discard axe")
    assert "offer infected" in to_thing.options(0)
    to_human = scene(hands=hands, deck="axe", infected=(0,), thing=2).play(0, "discard axe")
    assert to_human.refused(0)["offer infected"] == "SA-5.1-03"
    to_infected = scene(hands=hands, deck="axe", infected=(0, 1), thing=2)
    assert to_infected.play(0, "discard axe").refused(0)["offer infected"] == "SA-5.1-03"
    assert "discard infected" in scene(hands=hands, deck="axe", infected=(0,)).options(0)


@clause("SA-4.2-06", "SA-4.2-08", "SA-4.3-03")
def test_an_infected_player_never_infects_and_never_recovers() -> None:
    s = scene(hands={0: "infected infected"}, infected=(0,), thing=1)
    exchange(s, "infected", "resolute")
    assert role(s, 1) == THE_THING
    assert role(s, 0) == INFECTED_ROLE
    assert s.happened("exchanged")[0]["infected"] is None


@clause("SA-4.3-03")
def test_the_thing_keeps_or_discards_infected_cards_freely() -> None:
    s = scene(hands={0: "the_thing infected"}, deck="axe", thing=0)
    assert {"discard infected", "discard axe"} <= s.options(0)


@clause("SA-4.3-04", "SA-16.1-06", "SA-13.1-03", "A-56")
def test_only_the_thing_knows_all_roles_and_may_declare() -> None:
    s = scene(seats=5, infected=(1,), thing=4)
    assert s.see(4)["me"]["roles"] == ["human", "infected", "human", "human", "thing"]
    assert s.see(1)["me"]["roles"] == [None, "infected", None, None, "thing"]
    assert s.see(0)["me"]["roles"] == ["human", None, None, None, None]
    assert s.options(4) == {"declare"}
    assert all("declare" not in s.options(seat) for seat in range(4))


@clause("SA-4.3-05", "A-74", "SA-5.1-09")
def test_the_thing_infects_when_it_answers_an_offer_too() -> None:
    s = scene(hands={1: "the_thing infected"}, thing=1)
    exchange(s, "resolute", "infected")
    assert role(s, 0) == INFECTED_ROLE


@clause("SA-4.4-01", "SA-16.1-01")
def test_hands_and_roles_are_secret() -> None:
    s = scene(hands={0: "axe", 1: "scary"}, thing=2)
    assert "roles" not in s.see(None)
    assert s.see(1)["me"]["hand"] == s.hand(1)
    assert s.see(1)["hands"] == [5, 4, 4, 4]
    assert "axe" not in str(s.see(1))


@clause("SA-4.4-03")
def test_nobody_can_show_cards_without_being_told_to() -> None:
    s = scene(hands={0: "axe"}, deck="whiskey")
    assert not any(o.startswith("show") for seat in range(4) for o in s.options(seat))


MATRIX = {
    # giver, copies of Infected!, receiver: is it legal to give one?
    (HUMAN, 1, HUMAN): False,
    (HUMAN, 1, INFECTED_ROLE): False,
    (HUMAN, 1, THE_THING): False,
    (INFECTED_ROLE, 1, HUMAN): False,
    (INFECTED_ROLE, 1, INFECTED_ROLE): False,
    (INFECTED_ROLE, 1, THE_THING): False,
    (INFECTED_ROLE, 2, HUMAN): False,
    (INFECTED_ROLE, 2, INFECTED_ROLE): False,
    (INFECTED_ROLE, 2, THE_THING): True,
    (THE_THING, 1, HUMAN): True,
    (THE_THING, 1, INFECTED_ROLE): True,
}


@clause("SA-5.1-01", "SA-5.1-02", "SA-5.1-03", "SA-5.1-04", "SA-5.1-05", "SA-5.1-06")
@pytest.mark.parametrize(("case", "legal"), MATRIX.items())
def test_the_exchange_matrix(case: tuple[int, int, int], legal: bool) -> None:
    giver, copies, receiver = case
    infected = tuple(seat for seat, r in ((0, giver), (1, receiver)) if r == INFECTED_ROLE)
    thing = 0 if giver == THE_THING else 1 if receiver == THE_THING else 3
    hand = " ".join(["infected"] * copies)
    s = scene(hands={0: hand}, infected=infected, thing=thing)
    assert (may_give(s.g, 0, 1, INFECTED) is None) is legal
    assert may_give(s.g, 0, 1, NAMES.index("scary")) is None
    if giver == THE_THING:
        assert may_give(s.g, 0, 1, NAMES.index("the_thing")) is not None


@clause("SA-5.1-07")
def test_a_defence_card_can_be_given_like_any_other() -> None:
    s = scene(hands={1: "no_thanks"})
    exchange(s, "resolute", "no_thanks")
    assert "no_thanks" in s.hand(0)
    assert not s.happened("defended")


@clause("SA-5.1-09")
def test_legality_does_not_count_the_card_that_comes_in() -> None:
    s = scene(hands={0: "the_thing infected", 1: "infected"}, infected=(1,), thing=0)
    s.play(0, "discard resolute").play(0, "offer infected")
    assert s.refused(1)["give infected"] == "SA-4.2-03"


@clause("SA-5.1-10")
def test_both_may_give_an_infected_card() -> None:
    s = scene(hands={0: "the_thing infected", 1: "infected infected"}, infected=(1,), thing=0)
    exchange(s, "infected", "infected")
    assert role(s, 1) == INFECTED_ROLE
    assert s.hand(1).count("infected") == 2


@clause("SA-5.2-01", "SA-12.1-02i", "SA-12.1-08i", "A-39")
@pytest.mark.parametrize("loser", [0, 1])
def test_super_infection(loser: int) -> None:
    s = scene(hands={loser: "infected infected infected infected"}, deck="axe").play(
        0, "discard axe"
    )
    assert not s.g.alive[loser]
    shown = s.happened("showed", None)[0]
    assert (shown["seat"], shown["cards"]) == (loser, ["infected"] * 4)
    assert s.happened("super_infected", None)
    assert not s.happened("offered")
    assert s.g.humans_out == 1
    assert s.g.turn == (1 if loser == 0 else 2)


@clause("A-39")
def test_super_infection_can_be_avoided_in_the_own_turn() -> None:
    s = scene(hands={0: "infected infected infected infected"}, deck="axe")
    s.play(0, "discard infected")
    assert s.asked() == [(0, "offer")]


@clause("A-39", "SA-5.2-01")
def test_super_infection_of_the_substitute_after_missed() -> None:
    full = "infected infected infected infected"
    s = scene(seats=5, hands={1: "missed", 2: full}, deck="axe")
    s.play(0, "discard axe").play(0, "offer resolute").play(1, "defend missed")
    assert not s.g.alive[2]


@clause("SA-5.2-02")
def test_super_infection_never_hits_the_thing() -> None:
    s = scene(hands={0: "the_thing infected infected infected"}, deck="axe", thing=0)
    s.play(0, "discard axe")
    assert s.asked() == [(0, "offer")]


@clause("SA-5.2-03")
def test_an_infected_with_nothing_else_exchanges_with_the_thing() -> None:
    full = {0: "infected infected infected infected"}
    s = scene(hands=full, deck="axe", infected=(0,), thing=1).play(0, "discard axe")
    assert s.options(0) == {"offer infected"}
    human = scene(hands=full, deck="axe", thing=1).play(0, "discard axe")
    assert not human.g.alive[0]
    other = scene(hands=full, deck="axe", infected=(0,), thing=2).play(0, "discard axe")
    assert not other.g.alive[0]


@clause("SA-5.2-04", "SA-5.2-05", "A-40", "A-73")
def test_first_edition_a_fourth_infected_card_drawn_must_be_discarded() -> None:
    s = scene("first-en", hands={0: "infected infected infected"}, deck="infected")
    assert s.options(0) == {"discard infected"}
    assert s.refused(0)["discard resolute"] == "SA-5.2-05"
    assert s.refused(0)["play resolute"] == "SA-5.2-05"
    thing = scene("first-en", hands={0: "the_thing infected infected infected"}, deck="infected",
                  thing=0)  # fmt: skip
    assert thing.options(0) - {"declare"} == {"discard infected"}


@clause("SA-5.2-05", "A-40")
def test_first_edition_a_fourth_infected_card_received_is_replaced() -> None:
    s = scene(
        "first-en",
        hands={0: "the_thing infected", 1: "infected infected infected whiskey"},
        deck="resolute axe",
        thing=0,
    )
    s.play(0, "discard resolute").play(0, "offer infected").play(1, "give whiskey")
    assert role(s, 1) == INFECTED_ROLE
    assert s.hand(1).count("infected") == 3
    assert "axe" in s.hand(1)
    assert s.happened("too_many", None)[0]["seat"] == 1


@clause("SA-5.2-05", "SA-3.2-08", "A-40")
def test_a_fourth_infected_card_binds_in_an_open_quarantine_too() -> None:
    s = scene(
        hands={0: "infected infected infected whiskey"}, deck="infected", quarantine={0: 2},
        infected_overflow="limit3",
    )  # fmt: skip
    assert s.options(0) == {"discard infected"}
    assert s.refused(0)["play whiskey"] == "SA-5.2-05"


FULL = "infected infected infected"


def overfull(way: str) -> tuple[Scene, int]:
    """A fourth Infected! card comes to a seat in this way."""
    if way == "forgetful":
        s = scene("first-en", hands={0: "infected axe axe axe"}, deck=f"forgetful {FULL} whiskey")
        return s.play(0, "keep infected"), 0
    if way == "blind_date":
        s = scene("first-en", hands={0: f"{FULL} axe"}, deck="blind_date infected whiskey")
        return s.play(0, "swap axe"), 0
    if way == "defence":
        s = scene("first-en", hands={1: f"{FULL} no_thanks"}, deck="axe infected whiskey")
        s.play(0, "discard axe").play(0, "offer resolute")
        return s.play(1, "defend no_thanks"), 1
    hands = {0: "the_thing infected", 1: f"{FULL} whiskey"}
    if way == "round_and_round":
        s = scene("first-en", hands=hands, deck="round_and_round", thing=0)
        s.play(0, "give infected").play(1, "give whiskey")
        return s.play(2, "give resolute").play(3, "give resolute"), 1
    hands = {0: f"{FULL} axe", 1: "the_thing infected"}
    s = scene("first-en", hands=hands, deck="resolute whiskey", thing=1)
    return exchange(s, "axe", "infected"), 0


@clause("SA-5.2-04", "SA-5.2-05", "A-40")
@pytest.mark.parametrize(
    "way", ["forgetful", "blind_date", "defence", "round_and_round", "initiator"]
)
def test_first_edition_a_fourth_infected_card_is_replaced_however_it_comes(way: str) -> None:
    s, seat = overfull(way)
    assert s.happened("too_many", None)[0]["seat"] == seat
    assert s.hand(seat).count("infected") == 3
    assert len(s.hand(seat)) == 4


@clause("SA-5.2-05", "A-40", "A-06")
def test_first_edition_with_only_infected_cards_to_draw_the_hand_stays_short() -> None:
    hands = {0: "the_thing infected", 1: f"{FULL} whiskey"}
    s = scene("first-en", hands=hands, thing=0).play(0, "discard resolute")
    s.g.deck, s.g.discards = [INFECTED] * 3, [NAMES.index("oops")]
    s.play(0, "offer infected").play(1, "give whiskey")
    assert s.hand(1) == ["infected"] * 3
    assert s.happened("no_card", None)[0]["seat"] == 1
    assert not s.happened("reshuffled")


@clause("SA-5.2-06")
def test_revised_there_is_no_limit_of_infected_cards() -> None:
    s = scene(hands={0: "infected infected infected infected"}, deck="infected")
    assert s.hand(0) == ["infected"] * 5
    assert "discard infected" in s.options(0)


@clause("SA-5.2-07", "A-41")
def test_the_thing_with_three_infected_cards_must_give_one() -> None:
    s = scene(hands={0: "the_thing infected infected infected"}, deck="axe", thing=0)
    s.play(0, "discard axe")
    assert s.options(0) - {"declare"} == {"offer infected"}


@clause("A-38")
def test_with_neither_limit_nor_super_infection_a_stuck_exchange_is_skipped() -> None:
    s = scene(hands={0: "infected infected infected infected"}, deck="axe", infected_overflow="off")
    s.play(0, "discard axe")
    assert s.happened("no_exchange", None)[0]["why"] == "nothing_to_give"
    assert s.g.alive[0]


@clause("A-38")
@pytest.mark.parametrize("stuck", [0, 1])
def test_an_exchange_is_skipped_whoever_of_the_two_has_nothing_to_give(stuck: int) -> None:
    hands = {stuck: "infected infected infected infected"}
    s = scene(seats=5, hands=hands, deck="axe", infected_overflow="off").play(0, "discard axe")
    assert not s.happened("offered")
    assert s.happened("no_exchange", None) == [
        {"event": "no_exchange", "seat": 0, "target": 1, "why": "nothing_to_give"}
    ]
    assert s.g.turn == 1


@clause("SA-5.3-02")
def test_the_initiator_cannot_defend_against_the_reply() -> None:
    s = scene(hands={0: "no_thanks missed"}).play(0, "discard resolute").play(0, "offer resolute")
    s.play(1, "give resolute")
    assert s.g.turn == 1


@clause("SA-5.3-03", "SA-8.1-03", "SA-8.3-01")
def test_a_refused_card_stays_with_its_owner_unseen() -> None:
    s = scene(hands={0: "axe", 1: "no_thanks"}).play(0, "discard resolute")
    s.play(0, "offer axe").play(1, "defend no_thanks")
    assert "axe" in s.hand(0)
    assert "axe" not in str(s.g.view(1)["journal"])


@clause("A-48")
def test_a_human_holding_an_infected_card_from_missed_stays_human() -> None:
    s = scene(seats=5, hands={0: "the_thing infected", 1: "missed"}, deck="resolute", thing=0)
    s.play(0, "discard resolute").play(0, "offer infected").play(1, "defend missed")
    s.play(2, "give resolute")
    assert role(s, 2) == HUMAN
    assert "infected" in s.hand(2)
    assert may_give(s.g, 2, 3, INFECTED) is not None
