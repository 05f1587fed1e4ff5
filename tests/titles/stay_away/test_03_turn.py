"""SA-3: the turn."""

import json

import pytest

import gloam
from gloam.terminal.session import NAMES
from gloam.terminal.teller import Teller
from tests.titles.stay_away.scene import TITLE, Scene, clause, scene


@clause("SA-3.1-01", "SA-3.1-02", "SA-3.4-03")
def test_the_top_card_is_drawn_into_the_hand() -> None:
    s = scene(hands={0: "axe axe axe axe"}, deck="whiskey analysis")
    assert s.hand(0) == ["axe", "axe", "axe", "axe", "whiskey"]
    assert s.deck()[0] == "analysis"
    assert s.asked() == [(0, "play_or_discard")]


@clause("SA-3.1-03", "SA-3.2-01", "SA-10.0-01", "SA-10.12-01", "SA-3.3-08")
def test_panic_happens_at_once_and_is_discarded_and_the_exchange_follows() -> None:
    s = scene(deck="oops")
    assert len(s.hand(0)) == 4
    assert s.discards() == ["oops"]
    assert s.happened("showed", None)[0]["cards"] == s.hand(0)
    assert s.asked() == [(0, "offer")]


@clause("SA-3.1-04", "SA-3.1-05", "SA-8.0-03")
def test_panic_on_top_is_discarded_unseen_when_a_card_makes_one_draw() -> None:
    s = scene(hands={1: "no_thanks"}, deck="axe oops party suspicious")
    s.play(0, "discard axe").play(0, "offer resolute").play(1, "defend no_thanks")
    assert "suspicious" in s.hand(1)
    assert s.happened("skipped")[0]["count"] == 2
    assert {"oops", "party"} <= set(s.discards())
    assert not s.happened("panicked")
    assert "oops" not in str(s.g.view(1)["journal"])


@clause("SA-3.1-06", "SA-14.1-02", "A-05")
def test_the_discards_become_the_deck_when_a_card_is_needed_not_before() -> None:
    s = scene(deck="axe")
    s.g.deck = []
    s.play(0, "discard axe")
    assert s.see(None)["deck"] == {"count": 0, "top": None}
    s.g.discards = [2, 3]
    s.play(0, "offer resolute").play(1, "give resolute")
    assert not s.happened("reshuffled")
    s.play(1, "draw")
    assert s.happened("reshuffled")
    assert len(s.hand(1)) == 5
    assert len(s.g.deck) == 1


@clause("SA-3.1-06", "SA-14.1-02")
def test_the_discards_are_shuffled_into_the_deck() -> None:
    orders = set()
    for seed in range(20):
        s = scene(draw=False)
        s.g.deck, s.g.discards = [], [4, 5, 6, 7]
        s.g.chance.drawn = 100 * seed
        s.play(0, "draw")
        orders.add((*s.deck(), *sorted(s.hand(0))))
    assert len(orders) > 8


@clause("SA-3.1-07", "SA-9.1-02i")
def test_revised_a_quarantined_player_draws_face_up() -> None:
    s = scene(quarantine={0: 2}, deck="axe")
    assert s.happened("drew", None)[0]["card"] == "axe"
    first = scene("first-en", quarantine={0: 2}, deck="axe")
    assert first.happened("drew", None)[0]["card"] is None


@clause("SA-3.2-02", "SA-3.2-03")
def test_exactly_one_card_is_played_or_discarded() -> None:
    s = scene(hands={0: "axe scary"}, deck="whiskey")
    assert all(o.split()[0] in ("play", "discard") for o in s.options(0) - {"declare"})
    s.play(0, "discard scary")
    assert s.asked() == [(0, "offer")]
    assert len(s.hand(0)) == 4


@clause("SA-3.2-04", "SA-7.0-01", "A-21")
def test_only_action_and_obstacle_cards_are_played_on_the_own_turn() -> None:
    s = scene("first-en", hands={0: "infected missed barred_door whiskey"}, deck="axe", thing=3)
    played = {o.split()[1] for o in s.options(0) if o.startswith("play")}
    assert played == {"barred_door", "whiskey"}
    assert s.refused(0)["play infected"] == "SA-3.2-04"
    assert s.refused(0)["play missed"] == "SA-3.2-04"
    with pytest.raises(gloam.NotAllowed) as refused:
        s.play(0, "play missed")
    assert refused.value.code == "only-in-answer"


@clause("SA-3.2-05", "SA-7.0-02", "SA-9.0-01")
def test_a_played_card_is_shown_carried_out_and_discarded() -> None:
    s = scene(hands={0: "whiskey"}, deck="axe").play(0, "play whiskey")
    assert s.happened("played", None)[0]["card"] == "whiskey"
    assert s.discards() == ["whiskey"]
    door = scene(hands={0: "barred_door"}, deck="axe").play(0, "play barred_door | 0")
    assert door.discards() == []
    assert door.see(None)["doors"] == [1, 0, 0, 0]


@clause("SA-3.2-06", "SA-4.2-03", "SA-4.3-01")
def test_what_may_not_be_discarded() -> None:
    thing = scene(hands={0: "the_thing infected"}, deck="axe", thing=0)
    assert thing.refused(0)["discard the_thing"] == "SA-4.3-01"
    assert "discard infected" in thing.options(0)
    infected = scene(hands={0: "infected axe"}, deck="axe", infected=(0,))
    assert infected.refused(0)["discard infected"] == "SA-4.2-03"
    two = scene(hands={0: "infected infected"}, deck="axe", infected=(0,))
    assert "discard infected" in two.options(0)
    human = scene(hands={0: "infected"}, deck="axe")
    assert "discard infected" in human.options(0)


@clause("SA-3.2-07", "SA-9.1-03e", "SA-9.1-04e", "SA-9.1-05e", "SA-3.3-12")
def test_first_edition_a_quarantined_player_draws_discards_and_passes() -> None:
    s = scene("first-en", hands={0: "whiskey resolute axe"}, deck="analysis", quarantine={0: 3})
    assert all(o.startswith("discard") for o in s.options(0))
    assert s.refused(0)["play whiskey"] == "SA-3.2-07"
    s.play(0, "discard axe")
    assert s.happened("no_exchange")[0]["why"] == "quarantine"
    assert s.g.turn == 1


@clause("SA-3.2-08", "SA-9.1-05i", "SA-9.1-06i")
def test_revised_a_quarantined_player_plays_what_neither_eliminates_nor_moves() -> None:
    s = scene(
        hands={0: "flamethrower change_places youd_better_run whiskey"},
        deck="analysis",
        quarantine={0: 2},
    )
    refused = s.refused(0)
    for card in ("flamethrower", "change_places", "youd_better_run"):
        assert refused[f"play {card}"] == "SA-3.2-08"
    assert {"play whiskey", "play analysis > 1"} <= s.options(0)


@clause("SA-3.2-09", "A-20")
def test_a_card_without_any_target_cannot_be_played() -> None:
    s = scene(hands={0: "axe seduction"}, deck="whiskey", quarantine={1: 2, 2: 2, 3: 2})
    assert not any(o.startswith("play seduction") for o in s.options(0))
    assert scene(hands={0: "axe"}, deck="whiskey").refused(0)["play axe"] == "SA-3.2-09"


@clause("A-07")
def test_with_nothing_to_draw_the_turn_goes_on_with_the_exchange() -> None:
    s = scene(deck="axe").play(0, "discard axe").play(0, "offer resolute")
    s.g.deck, s.g.discards = [], []
    s.play(1, "give resolute").play(1, "draw")
    assert s.happened("no_card")[0]["seat"] == 1
    assert s.asked() == [(1, "offer")]


@clause("SA-3.3-01", "SA-3.3-02", "SA-3.3-03", "SA-3.3-06", "SA-5.3-01", "SA-5.3-04", "A-75")
def test_the_exchange() -> None:
    s = scene(hands={0: "axe", 1: "scary analysis"}, deck="whiskey").play(0, "discard whiskey")
    assert s.asked() == [(0, "offer")]
    assert all(o.startswith("offer") for o in s.options(0))
    s.play(0, "offer axe")
    assert s.asked() == [(1, "reply")]
    assert s.see(0)["me"]["on_the_table"] == "axe"
    for seat in (1, 2, 3, None):
        assert s.see(seat)["on_the_table"] == "hidden"
        assert "axe" not in json.dumps(s.g.view(seat))
    s.play(1, "give analysis")
    assert "analysis" in s.hand(0)
    assert "axe" in s.hand(1)
    for seat, given in ((0, "axe"), (1, "axe"), (2, None), (None, None)):
        assert s.happened("exchanged", seat)[0]["given"] == given


@clause("SA-3.3-04", "SA-9.2-02", "SA-6.1-04")
@pytest.mark.parametrize("edition", ["first-en", "revised-it"])
def test_a_door_stops_the_exchange(edition: str) -> None:
    s = scene(edition, doors=(0,), deck="axe").play(0, "discard axe")
    assert s.happened("no_exchange")[0]["why"] == "door"
    assert s.g.turn == 1


@clause("SA-3.3-04", "SA-9.1-02e", "SA-9.1-06e", "A-30")
def test_quarantine_stops_the_exchange_in_the_first_edition_only() -> None:
    first = scene("first-en", quarantine={1: 2}, deck="axe").play(0, "discard axe")
    assert first.happened("no_exchange")[0]["why"] == "quarantine"
    assert first.g.turn == 1
    revised = scene(quarantine={1: 2}, deck="axe").play(0, "discard axe")
    assert revised.asked() == [(0, "offer")]
    switched = scene(quarantine={1: 2}, deck="axe", quarantine_blocks_exchange=True)
    assert switched.play(0, "discard axe").happened("no_exchange")


@clause("SA-3.3-05", "SA-3.3-08")
def test_the_exchange_is_with_the_next_player_face_down() -> None:
    s = scene(seats=6, hands={0: "axe"}, deck="whiskey").play(0, "discard whiskey")
    s.play(0, "offer axe")
    assert s.asked() == [(1, "reply")]
    assert s.happened("offered", None)[0]["card"] is None


@clause("SA-3.3-07", "SA-7.10-04", "SA-10.9-06", "SA-10.11-02")
def test_no_exchange_after_seduction_round_and_round_and_blind_date() -> None:
    s = scene(hands={0: "seduction"}, deck="axe").play(0, "play seduction > 2")
    s.play(0, "offer resolute").play(2, "give resolute")
    assert s.g.turn == 1
    date = scene(deck="blind_date axe").play(0, "swap resolute")
    assert date.g.turn == 1
    ring = scene(deck="round_and_round")
    for seat in range(4):
        ring.play(seat, "give resolute")
    assert ring.g.turn == 1


@clause("SA-3.3-09", "SA-7.7-01", "SA-7.7-02")
def test_watch_your_back_turns_exchanges_and_turns_round_at_once() -> None:
    s = scene(hands={0: "watch_your_back"}, deck="axe").play(0, "play watch_your_back")
    s.play(0, "offer axe")
    assert s.asked() == [(3, "reply")]
    s.play(3, "give resolute")
    assert s.g.turn == 3


@clause("SA-3.3-10", "SA-3.4-04", "SA-11.1-05e", "A-10")
def test_after_a_change_of_places_one_exchanges_from_the_new_seat() -> None:
    s = scene(hands={0: "change_places"}, deck="axe").play(0, "play change_places > 1")
    s.play(1, "accept").play(0, "offer axe")
    assert s.asked() == [(2, "reply")]
    s.play(2, "give resolute")
    assert s.g.turn == 2


@clause("SA-3.4-05", "SA-11.1-05i", "A-10")
def test_swapped_player_the_turn_may_pass_to_the_player_swapped_with() -> None:
    s = scene(hands={0: "change_places"}, deck="axe", after_swap_next="swapped_player")
    s.play(0, "play change_places > 1").play(1, "accept").play(0, "offer axe")
    s.play(2, "give resolute")
    assert s.g.turn == 1
    s.finish_turn()
    assert s.g.turn == 0


@clause("SA-3.4-05", "A-10")
def test_all_readings_agree_when_changing_places_with_the_player_behind() -> None:
    for reading in ("new_seat", "swapped_player", "exchange_partner"):
        s = scene(hands={0: "change_places"}, deck="axe", after_swap_next=reading)
        s.play(0, "play change_places > 3").play(3, "accept").play(0, "offer axe")
        assert s.asked() == [(3, "reply")]
        s.play(3, "give resolute")
        assert s.g.turn == 3


@clause("SA-3.4-06", "A-11")
def test_exchange_partner_the_turn_passes_to_the_player_exchanged_with() -> None:
    s = scene("revised-es", hands={0: "change_places"}, deck="axe")
    s.play(0, "play change_places > 1").play(1, "accept").play(0, "offer axe")
    s.play(2, "give resolute")
    assert s.g.turn == 2
    for reading, follows in (("exchange_partner", 2), ("swapped_player", 1)):
        refused = scene(
            hands={0: "change_places", 2: "no_thanks"}, deck="axe", after_swap_next=reading
        )
        refused.play(0, "play change_places > 1").play(1, "accept").play(0, "offer axe")
        assert refused.play(2, "defend no_thanks").g.turn == follows


@clause("A-10", "A-39")
def test_swapped_player_the_turn_never_passes_to_somebody_who_is_out() -> None:
    hands = {0: "change_places", 4: "infected infected infected infected"}
    s = scene(seats=5, hands=hands, deck="axe", thing=2, after_swap_next="swapped_player")
    s.play(0, "play change_places > 4").play(4, "accept")
    assert not s.g.alive[4]
    assert s.g.turn == 1


@clause("A-12")
def test_the_reading_holds_for_panic_swaps_too_but_not_for_the_party() -> None:
    s = scene(deck="get_out_of_here", after_swap_next="swapped_player").play(0, "choose > 1")
    s.play(0, "offer resolute").play(2, "give resolute")
    assert s.g.turn == 1
    party = scene(deck="party", after_swap_next="swapped_player")
    party.play(0, "offer resolute").play(3, "give resolute")
    assert party.g.turn == 3


@clause("A-13", "SA-7.8-05", "SA-8.2-02")
def test_a_cancelled_change_of_places_leaves_everything_as_it_was() -> None:
    s = scene(
        hands={0: "change_places", 1: "im_comfortable"}, deck="axe",
        after_swap_next="swapped_player",
    )  # fmt: skip
    s.play(0, "play change_places > 1").play(1, "defend im_comfortable")
    assert s.g.chairs == [0, 1, 2, 3]
    assert set(s.discards()) == {"im_comfortable", "change_places"}
    s.play(0, "offer axe")
    assert s.asked() == [(1, "reply")]
    s.play(1, "give resolute")
    assert s.g.turn == 1


@clause("SA-3.3-11", "SA-7.1-06")
def test_after_burning_the_next_player_one_exchanges_with_the_one_after() -> None:
    s = scene(hands={0: "flamethrower"}, deck="axe").play(0, "play flamethrower > 1")
    s.play(1, "accept").play(0, "offer axe")
    assert s.asked() == [(2, "reply")]


@clause("SA-3.3-13", "SA-9.1-03i", "SA-9.1-07i", "A-31")
def test_revised_only_the_quarantined_player_s_card_is_shown() -> None:
    s = scene(hands={1: "the_thing infected"}, deck="axe", thing=1, quarantine={1: 2})
    s.play(0, "discard axe").play(0, "offer resolute").play(1, "give infected")
    assert s.happened("gave_openly", None)[0]["card"] == "infected"
    assert s.happened("exchanged", None)[0]["given"] is None
    initiator = scene(hands={0: "axe"}, deck="whiskey", quarantine={0: 2})
    initiator.play(0, "discard whiskey").play(0, "offer axe")
    assert initiator.happened("offered", 1)[0]["card"] == "axe"


@clause("SA-3.4-01", "SA-11.1-02")
def test_the_next_living_player_has_the_turn() -> None:
    assert scene(out=(1,), seats=5).finish_turn().g.turn == 2
    assert scene(direction=-1).finish_turn().g.turn == 3


def ring(s: Scene) -> str:
    """The table of six as it is drawn for seat 0, who sits at the lower left."""
    tell = Teller(TITLE, s.g.setup, NAMES[:6], "en")
    return "\n".join(tell.table.sketch(s.g.view(0), tell))


@clause("SA-3.4-02", "SA-2.1-09", "SA-1.1-04")
def test_the_marker_stands_with_the_player_whose_turn_it_is_and_points_the_way() -> None:
    s = scene(seats=6)
    assert "← Marta" in ring(s)
    s.finish_turn()
    assert "→ Bruno" in ring(s)
    assert ring(s).count("→") + ring(s).count("←") == 1
    assert "▶" not in ring(s)
    assert "← Bruno" in ring(scene(seats=6, turn=1, direction=-1))
    assert "→ Marta" in ring(scene(seats=6, direction=-1))
    first = ring(scene("first-en", seats=6, turn=1))
    assert "▶ Bruno" in first
    assert "→" not in first


@clause("SA-3.4-03")
def test_everybody_has_four_cards_between_turns() -> None:
    s = scene()
    for _ in range(12):
        hands = [len(hand) for hand in s.g.hands]
        hands[s.g.turn] -= 1
        assert hands == [4] * 4
        s.finish_turn()
