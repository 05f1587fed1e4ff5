"""SA-8: defence cards."""

import pytest

import gloam
from gloam.titles.stay_away.state import HUMAN, INFECTED_ROLE
from tests.titles.stay_away.scene import FILLER, Scene, clause, scene


def offer(s: Scene, card: str = FILLER) -> Scene:
    """Seat 0 discards a neutral card and offers one to the next player."""
    return s.play(0, f"discard {FILLER}").play(0, f"offer {card}")


@clause("SA-8.0-01e", "SA-8.0-01i")
def test_a_defence_card_answers_only_what_it_is_for() -> None:
    s = offer(scene(hands={1: "no_barbecue im_comfortable scary"}))
    assert "defend scary" in s.options(1)
    assert s.refused(1)["defend no_barbecue"] == "SA-8.5-01"
    assert s.refused(1)["defend im_comfortable"] == "SA-8.2-01"
    hands = {0: "flamethrower", 1: "scary no_thanks missed im_comfortable"}
    fire = scene(hands=hands).play(0, "play flamethrower > 1")
    assert fire.options(1) == {"accept"}
    assert fire.refused(1) == {
        "defend scary": "SA-8.1-01",
        "defend no_thanks": "SA-8.3-01",
        "defend missed": "SA-8.4-01",
        "defend im_comfortable": "SA-8.2-01",
    }


@clause("SA-8.0-02", "SA-8.0-03", "A-70")
def test_a_defence_card_is_replaced_and_the_new_one_does_not_answer_the_same() -> None:
    s = scene(hands={1: "no_thanks"}, deck=f"{FILLER} revelations missed")
    offer(s).play(1, "defend no_thanks")
    assert "missed" in s.hand(1)
    assert len(s.hand(1)) == 4
    assert s.asked() == [(1, "draw")]


@clause("SA-8.0-02", "SA-14.1-03", "A-06")
def test_a_defence_card_never_replaces_itself() -> None:
    s = scene(hands={1: "no_thanks"}, deck="axe").play(0, "discard axe")
    s.g.deck, s.g.discards = [], []
    s.play(0, "offer resolute").play(1, "defend no_thanks")
    assert s.hand(1) == [FILLER] * 3
    assert s.happened("no_card", None)[0]["seat"] == 1
    assert s.discards() == ["no_thanks"]
    last = scene(hands={1: "no_thanks"}, deck="axe").play(0, "discard axe")
    last.g.deck = []
    last.play(0, "offer resolute").play(1, "defend no_thanks")
    assert "axe" in last.hand(1)
    assert last.discards() == ["no_thanks"]


@clause("SA-8.0-05e")
def test_first_edition_no_defence_in_quarantine() -> None:
    from gloam.kernel.option import Choices
    from gloam.titles.stay_away.cards import NO_THANKS
    from gloam.titles.stay_away.defence import defence_choices

    s = scene("first-en", hands={1: "no_thanks"}, quarantine={1: 3})
    choices = Choices(with_refused=True)
    defence_choices(s.g, choices, 1, (NO_THANKS,))
    assert choices.options == []
    assert choices.refused is not None
    assert choices.refused[0][1].clause == "SA-8.0-05e"


@clause("SA-8.1-01", "SA-8.1-02", "SA-8.1-03", "SA-16.1-04")
def test_scary_refuses_and_sees_the_card() -> None:
    s = offer(scene(hands={0: "axe", 1: "scary"}), "axe").play(1, "defend scary")
    assert s.happened("looked", 1)[0]["card"] == "axe"
    assert s.happened("looked", 2)[0]["card"] is None
    assert "axe" in s.hand(0)
    assert not s.happened("exchanged")


@clause("SA-8.3-01", "A-71")
def test_no_thanks_refuses_even_the_thing() -> None:
    s = offer(scene(hands={0: "the_thing infected", 1: "no_thanks"}, thing=0), "infected")
    s.play(1, "defend no_thanks")
    assert s.g.roles[1] == HUMAN


@clause("SA-8.4-01", "SA-8.4-04", "SA-3.4-07", "A-43")
def test_missed_lets_the_next_player_exchange_instead() -> None:
    s = offer(scene(seats=5, hands={0: "axe", 1: "missed", 2: "scary"}), "axe")
    s.play(1, "defend missed")
    assert s.asked() == [(2, "reply")]
    s.play(2, f"give {FILLER}")
    assert "axe" in s.hand(2)
    assert s.g.turn == 1


@clause("SA-8.4-02e", "SA-8.4-02i", "A-45", "A-46")
@pytest.mark.parametrize("edition", ["first-en", "revised-it"])
def test_missed_and_a_door_behind_the_defender(edition: str) -> None:
    s = offer(scene(edition, seats=5, hands={1: "missed"}, doors=(1,))).play(1, "defend missed")
    assert s.happened("no_exchange")[0]["why"] == "door"
    three = offer(scene(edition, hands={1: "missed"}, out=(3,), thing=2, doors=(2,)))
    three.play(1, "defend missed")
    assert three.happened("no_exchange")[0]["why"] == "door"


@clause("SA-8.4-02e", "A-45")
def test_missed_and_a_quarantined_substitute() -> None:
    first = offer(scene("first-en", seats=5, hands={1: "missed"}, quarantine={2: 3}))
    assert first.play(1, "defend missed").happened("no_exchange")[0]["why"] == "quarantine"
    revised = offer(scene(seats=5, hands={1: "missed"}, quarantine={2: 2}))
    assert revised.play(1, "defend missed").asked() == [(2, "reply")]


@clause("SA-8.4-03e")
def test_first_edition_the_substitute_is_infected() -> None:
    s = scene("first-en", seats=5, hands={0: "the_thing infected", 1: "missed"}, thing=0)
    offer(s, "infected").play(1, "defend missed")
    assert s.options(0) == {"offer infected"}
    s.play(0, "offer infected").play(2, f"give {FILLER}")
    assert s.g.roles[2] == INFECTED_ROLE


@clause("A-56", "A-43")
def test_first_edition_the_thing_cannot_declare_while_its_offer_goes_on_after_missed() -> None:
    s = scene("first-en", seats=5, hands={0: "the_thing infected", 1: "missed"}, thing=0)
    assert "declare" in s.options(0)
    offer(s, "infected").play(1, "defend missed")
    assert s.asked() == [(0, "offer")]
    assert [d.prompt for d in s.g.decisions] == ["offer"]
    with pytest.raises(gloam.NotAllowed):
        s.play(0, "declare")


@clause("SA-8.4-03i", "A-48")
def test_revised_the_substitute_is_not_infected() -> None:
    s = offer(scene(seats=5, hands={0: "the_thing infected", 1: "missed"}, thing=0), "infected")
    s.play(1, "defend missed").play(2, f"give {FILLER}")
    assert s.g.roles[2] == HUMAN
    assert "infected" in s.hand(2)


@clause("A-47")
def test_revised_the_substitute_being_the_thing_infects_the_initiator() -> None:
    s = offer(scene(seats=5, hands={1: "missed", 2: "the_thing infected"}, thing=2))
    s.play(1, "defend missed").play(2, "give infected")
    assert s.g.roles[0] == INFECTED_ROLE


@clause("A-42")
def test_missed_beside_the_initiator_means_no_exchange() -> None:
    s = offer(scene(hands={1: "missed"}, out=(2, 3), thing=1)).play(1, "defend missed")
    assert s.happened("no_exchange")[0]["why"] == "alone"
    seduced = scene(hands={0: "seduction", 3: "missed"}).play(0, "play seduction > 3")
    seduced.play(0, f"offer {FILLER}").play(3, "defend missed")
    assert seduced.happened("no_exchange")[0]["why"] == "alone"


@clause("A-43")
def test_first_edition_an_infected_replaces_what_may_go_to_the_thing_only() -> None:
    hands = {0: "infected infected axe", 1: "the_thing missed"}
    s = offer(scene("first-en", seats=5, hands=hands, infected=(0,), thing=1), "infected")
    s.play(1, "defend missed")
    assert s.asked() == [(0, "offer")]
    assert s.options(0) == {"offer axe", f"offer {FILLER}"} - (
        set() if FILLER in s.hand(0) else {f"offer {FILLER}"}
    )
    other = offer(scene("first-en", seats=5, hands={0: "axe", 1: "missed"}), "axe")
    other.play(1, "defend missed")
    assert other.asked() == [(0, "offer")]
    assert other.options(0) == {"offer axe"}
    assert other.refused(0)[f"offer {FILLER}"] == "SA-8.4-01"


@clause("A-43")
def test_revised_an_infected_card_offered_to_the_thing_goes_on_to_the_substitute() -> None:
    hands = {0: "infected infected axe", 1: "the_thing missed"}
    s = offer(scene(seats=5, hands=hands, infected=(0,), thing=1), "infected")
    s.play(1, "defend missed").play(2, f"give {FILLER}")
    assert "infected" in s.hand(2)
    assert s.g.roles[2] == HUMAN


@clause("A-44")
def test_the_substitute_may_defend_and_the_chain_ends_at_the_initiator() -> None:
    s = offer(scene(hands={1: "missed", 2: "missed", 3: "the_thing missed"}))
    s.play(1, "defend missed").play(2, "defend missed").play(3, "defend missed")
    assert s.happened("no_exchange")[0]["why"] == "alone"
    assert s.g.turn == 1


@clause("A-11", "SA-8.4-04")
def test_after_missed_the_turn_is_with_the_player_next_to_the_initiator_even_after_a_swap() -> None:
    s = scene(hands={0: "change_places", 2: "missed"}, after_swap_next="swapped_player")
    s.play(0, "play change_places > 1").play(1, "accept").play(0, f"offer {FILLER}")
    s.play(2, "defend missed").play(3, f"give {FILLER}")
    assert s.g.turn == 2


@clause("SA-8.6-01", "SA-10.9-03")
def test_round_and_round_cannot_be_answered() -> None:
    s = scene(hands={1: "no_thanks scary missed"}, deck="round_and_round")
    assert all(o.startswith("give") for o in s.options(1))


@clause("SA-8.6-02", "A-14")
@pytest.mark.parametrize(
    ("card", "answer"), [("get_out_of_here", "choose > 1"), ("one_two", "go left")]
)
def test_panic_swaps_cannot_be_answered(card: str, answer: str) -> None:
    hands = dict.fromkeys((1, 2), "im_comfortable")
    s = scene(seats=5, hands=hands, deck=card).play(0, answer)
    assert s.happened("changed_places")
    assert s.asked() == [(0, "offer")]


@clause("SA-8.6-03")
@pytest.mark.parametrize("card", ["scary", "no_thanks", "missed"])
def test_friends_can_be_refused(card: str) -> None:
    s = scene(seats=5, hands={2: card}, deck="cant_we_be_friends").play(0, "choose > 2")
    s.play(0, f"offer {FILLER}")
    assert f"defend {card}" in s.options(2)


@clause("SA-16.1-07")
def test_a_reaction_is_asked_alike_with_and_without_a_fitting_card() -> None:
    for card, question in (("flamethrower", "fire"), ("change_places", "move")):
        for hand in ("no_barbecue im_comfortable", ""):
            s = scene(hands={0: card, 1: hand}).play(0, f"play {card} > 1")
            assert s.asked() == [(1, question)]
            assert "accept" in s.options(1)
            assert s.g.view(2)["asked"] == [
                {"seat": 1, "question": question, "args": (0,), "about": {"partner": 0}}
            ]
