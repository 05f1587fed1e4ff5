"""SA-10: PANIC! cards."""

import pytest

from gloam.titles.stay_away.state import HUMAN, INFECTED_ROLE
from tests.titles.stay_away.scene import FILLER, Scene, clause, scene


@clause("SA-10.1-01", "A-52")
def test_revelations_goes_round_in_the_direction_of_play() -> None:
    s = scene(deck="revelations", direction=-1, quarantine={3: 1})
    order = []
    while s.asked()[0][1] == "show":
        seat = s.asked()[0][0]
        order.append(seat)
        s.play(seat, "show_nothing")
    assert order == [0, 3, 2, 1]
    assert s.asked() == [(0, "offer")]


@clause("SA-10.1-02", "SA-10.1-03", "A-52")
@pytest.mark.parametrize("answer", ["show_hand", "show_infected"])
def test_revelations_ends_with_the_first_infected_card(answer: str) -> None:
    s = scene(hands={1: "infected scary"}, deck="revelations").play(0, "show_hand").play(1, answer)
    shown = s.happened("showed", None)[-1]["cards"]
    assert shown == (s.hand(1) if answer == "show_hand" else ["infected"])
    assert s.asked() == [(0, "offer")]
    none = scene(deck="revelations")
    assert none.options(0) == {"show_nothing", "show_hand"}
    assert none.refused(0) == {"show_infected": "SA-10.1-03"}


@clause("SA-10.3-01", "A-15", "A-35")
def test_get_out_of_here_not_through_a_door_to_the_neighbour() -> None:
    s = scene(seats=5, deck="get_out_of_here", doors=(0,))
    assert s.options(0) == {"choose > 2", "choose > 3", "choose > 4"}
    assert s.refused(0)["choose > 1"] == "SA-6.1-03"
    s.play(0, "choose > 2").play(0, f"offer {FILLER}")
    assert s.asked() == [(3, "reply")]


@clause("A-16")
def test_get_out_of_here_with_everybody_in_quarantine_has_no_effect() -> None:
    s = scene(deck="get_out_of_here", quarantine={1: 2, 2: 2, 3: 2})
    assert s.happened("no_effect", None)[0]["card"] == "get_out_of_here"


@clause("SA-10.4-01", "SA-3.1-05")
def test_forgetful_replaces_three_cards() -> None:
    s = scene(hands={0: "axe scary missed whiskey"}, deck="forgetful analysis oops suspicious axe")
    assert s.options(0) == {"keep axe", "keep scary", "keep missed", "keep whiskey"}
    s.play(0, "keep scary")
    assert s.hand(0) == ["analysis", "axe", "suspicious", "scary"]
    assert s.asked() == [(0, "offer")]


@clause("SA-10.4-02", "SA-10.4-03")
def test_forgetful_never_discards_the_thing_or_the_last_infected_card() -> None:
    thing = scene(hands={0: "the_thing infected"}, deck="forgetful", thing=0)
    assert thing.options(0) - {"declare"} == {"keep the_thing"}
    infected = scene(hands={0: "infected infected"}, deck="forgetful", infected=(0,))
    assert infected.options(0) == {"keep infected"}
    assert infected.refused(0)[f"keep {FILLER}"] == "SA-4.2-03"


@clause("SA-10.5-01", "A-17")
@pytest.mark.parametrize(
    ("seats", "out", "answer", "third"),
    [(6, (), "go left", 3), (6, (), "go right", 3), (7, (), "go left", 3), (7, (), "go right", 4),
     (5, (), "go left", 3), (4, (), "go left", 3), (4, (), "go right", 1), (6, (1,), "go left", 4),
     (5, (1, 2), "go left", 0), (4, (1, 2), "go left", 3)],
)  # fmt: skip
def test_one_two_counts_three_living_players(
    seats: int, out: tuple[int, ...], answer: str, third: int
) -> None:
    doors = tuple(range(seats))
    s = scene(seats=seats, deck="one_two", out=out, doors=doors).play(0, answer)
    if third == 0:
        assert s.happened("no_effect")
    else:
        assert s.happened("changed_places") == [
            {"event": "changed_places", "seat": 0, "target": third}
        ]


@clause("SA-10.5-02i", "SA-10.5-02e", "A-18")
def test_one_two_and_quarantine() -> None:
    def swaps(edition: str, quarantine: dict[int, int]) -> bool:
        s = scene(edition, seats=5, deck="one_two", quarantine=quarantine).play(0, "go left")
        return bool(s.happened("changed_places"))

    assert not swaps("revised-it", {3: 2})
    assert not swaps("revised-it", {0: 2})
    assert not swaps("first-en", {3: 2})
    assert swaps("first-en", {0: 2})
    assert swaps("revised-it", {1: 2})


@clause("SA-10.7-02", "SA-10.7-03", "A-19")
@pytest.mark.parametrize("direction", [1, -1])
def test_the_party_swaps_pairs_clockwise_from_the_drawer(direction: int) -> None:
    s = scene(seats=7, deck="party", out=(3,), turn=1, direction=direction)
    assert s.g.chairs == [6, 2, 1, 3, 5, 4, 0]
    odd = scene(seats=5, deck="party", direction=direction)
    assert odd.g.chairs == [1, 0, 3, 2, 4]


@clause("SA-10.8-01", "A-26", "SA-16.1-04")
def test_just_between_us_shows_the_hand_to_one_neighbour() -> None:
    s = scene("first-en", seats=5, hands={0: "axe"}, deck="just_between_us", quarantine={1: 3})
    assert s.options(0) == {"choose > 1", "choose > 4"}
    s.play(0, "choose > 1")
    assert s.happened("showed", 1)[0]["cards"] == s.hand(0)
    assert s.happened("showed", 4)[0]["cards"] is None
    shut = scene(seats=5, deck="just_between_us", doors=(0, 4))
    assert shut.happened("no_effect")


def pass_all(s: Scene, **cards: str) -> Scene:
    for seat in list(s.g.group):
        s.play(seat, f"give {cards.get(f's{seat}', FILLER)}")
    return s


@clause("SA-10.9-01", "SA-10.9-02", "SA-11.1-02")
def test_round_and_round_passes_every_card_at_once() -> None:
    hands = {0: "axe", 1: "scary", 2: "missed", 3: "the_thing whiskey"}
    s = scene(hands=hands, deck="round_and_round", direction=-1, doors=(0, 1), quarantine={2: 2})
    assert sorted(seat for seat, _ in s.asked()) == [0, 1, 2, 3]
    s.play(1, "give scary")
    assert "scary" not in str(s.g.view(0))
    assert s.g.view(0)["asked"] == [
        {
            "seat": seat,
            "question": "pass_on",
            "args": ((0, 3, 2, 1),),
            "about": {"givers": [0, 3, 2, 1]},
        }
        for seat in (0, 3, 2)
    ]
    s.play(0, "give axe").play(2, "give missed").play(3, "give whiskey")
    assert "axe" in s.hand(3)
    assert "scary" in s.hand(0)
    assert "missed" in s.hand(1)
    assert "whiskey" in s.hand(2)


@clause("SA-10.9-04", "SA-10.9-05")
def test_round_and_round_infects_and_keeps_the_matrix() -> None:
    hands = {0: "the_thing infected", 1: "infected", 2: "infected infected"}
    s = scene(hands=hands, deck="round_and_round", thing=0, infected=(2,))
    assert s.refused(1)["give infected"] == "SA-5.1-01"
    assert s.refused(2)["give infected"] == "SA-5.1-03"
    pass_all(s, s0="infected")
    assert s.g.roles[1] == INFECTED_ROLE
    assert s.g.roles[3] == HUMAN


@clause("A-39")
def test_round_and_round_and_super_infection() -> None:
    s = scene(seats=5, hands={1: "infected infected infected infected"}, deck="round_and_round")
    assert not s.g.alive[1]
    assert s.g.group == (0, 2, 3, 4)
    pass_all(s)
    assert [len(s.hand(seat)) for seat in (0, 3, 4)] == [4, 4, 4]


@clause("A-38")
def test_round_and_round_reports_who_has_nothing_to_give() -> None:
    hand = {1: "infected infected infected infected"}
    s = scene(seats=5, hands=hand, deck="round_and_round", infected_overflow="off")
    assert s.happened("no_exchange", None)[0]["why"] == "nothing_to_give"
    assert s.g.alive[1]
    assert s.g.group == (0, 2, 3, 4)


@clause("SA-10.10-01", "SA-10.10-02")
def test_friends_exchange_and_the_turn_goes_on() -> None:
    s = scene(seats=5, hands={0: "axe", 2: "scary"}, deck="cant_we_be_friends", doors=(4,))
    assert s.options(0) == {"choose > 1", "choose > 2", "choose > 3"}
    s.play(0, "choose > 2").play(0, "offer axe").play(2, "give scary")
    assert "scary" in s.hand(0)
    assert s.asked() == [(0, "offer")]


@clause("SA-10.11-01", "A-50")
def test_blind_date_exchanges_with_the_top_of_the_deck() -> None:
    s = scene(hands={0: "axe"}, deck="blind_date oops whiskey").play(0, "swap axe")
    assert "whiskey" in s.hand(0)
    assert s.deck()[0] == "axe"
    assert "oops" in s.discards()
    assert s.happened("swapped_with_deck", None)[0]["given"] is None
    s.play(1, "draw")
    assert "axe" in s.hand(1)


@clause("SA-10.11-03", "SA-4.1-03", "A-50")
def test_blind_date_and_infected_cards() -> None:
    def human(edition: str, hand: str) -> Scene:
        return scene(edition, hands={0: hand}, deck=f"blind_date {FILLER}")

    assert "swap infected" in human("first-en", "infected").options(0)
    revised = human("revised-it", "infected")
    assert revised.refused(0)["swap infected"] == "SA-5.1-01"
    full = "infected infected infected infected"
    nothing = scene(hands={0: full}, deck=f"blind_date oops party {FILLER}")
    assert nothing.happened("no_effect")
    assert not nothing.happened("skipped")
    assert nothing.discards() == ["blind_date"]
    assert nothing.deck()[:2] == ["oops", "party"]
    thing = scene(hands={0: "the_thing infected"}, deck=f"blind_date {FILLER}", thing=0)
    assert "swap the_thing" in thing.refused(0)
    infected = scene(hands={0: "infected"}, deck=f"blind_date {FILLER}", infected=(0,))
    assert "swap infected" in infected.refused(0)


@clause("A-63", "SA-15.1-03")
@pytest.mark.parametrize("way", ["draw", "no_thanks", "forgetful", "blind_date"])
def test_whoever_gets_the_thing_is_the_thing_at_once(way: str) -> None:
    if way == "draw":
        s, seat = scene(deck="the_thing", thing_in_deck=True), 0
    elif way == "no_thanks":
        s, seat = scene(hands={1: "no_thanks"}, deck="axe the_thing", thing_in_deck=True), 1
        s.play(0, "discard axe").play(0, f"offer {FILLER}").play(1, "defend no_thanks")
    elif way == "forgetful":
        s, seat = scene(hands={0: "axe"}, deck="forgetful the_thing", thing_in_deck=True), 0
        s.play(0, "keep axe")
    else:
        s, seat = (
            scene(deck="blind_date the_thing", thing_in_deck=True).play(0, f"swap {FILLER}"),
            0,
        )
    assert s.g.thing == seat
    assert s.see(seat)["me"]["role"] == "thing"
    assert s.see(2)["me"]["roles"][seat] is None


@clause("A-63")
def test_the_thing_drawn_in_an_open_quarantine_is_seen_by_all() -> None:
    s = scene(deck="the_thing", thing_in_deck=True, quarantine={0: 2})
    assert s.happened("drew", None)[0]["card"] == "the_thing"
