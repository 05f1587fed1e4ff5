"""Who may know what: decks, Memories, Haunted Places, Crossroads, Servant cards, a look ahead."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from gloam.kernel.chance import Chance
from gloam.kernel.journal import ALL
from gloam.testing import check_views, random_answer, wire
from gloam.titles.the_faceless.cards import CARD, LYING, MEMORY, event_cards
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import TITLE, clause, scene

EVERYTHING: dict[str, bool | int | str] = {
    "eyes": True, "haunted": True, "portals": True, "servants": "collectors", "crossroads": True,
    "creepy_die": True, "hourglass": "turns", "characters": "julie pj luke matt",
}  # fmt: skip


def game(seed: int, answers: int, **switches: bool | int | str) -> TheFaceless:
    """A game some random answers old, and not over."""
    for attempt in range(100):
        random = Random(f"{seed}/{attempt}")
        g = TITLE.new(3, random.getrandbits(32), "base", **switches)
        assert isinstance(g, TheFaceless)
        while g.outcome is None and g.plies < answers:
            g.play(*random_answer(g, random))
        if g.outcome is None:
            return g
    raise AssertionError("no game lasts so long")


def hidden(g: TheFaceless) -> TheFaceless:
    """The same table, all that lies face down shuffled among itself."""
    other = g.copy()
    random = Random(g.plies)
    top = [other.deck.pop()] if other.peeked == len(g.deck) and other.deck else []
    unseen = [*other.deck, *other.boxed]
    random.shuffle(unseen)
    other.boxed = unseen[: len(g.boxed)]
    other.deck = [*unseen[len(g.boxed) :], *top]
    lying = [memory for memory, fate in enumerate(g.fates) if fate == LYING]
    swap = dict(zip(lying, random.sample(lying, len(lying)), strict=True))
    other.lies = [g.lies[swap.get(memory, memory)] for memory in range(len(g.lies))]
    back = {there: memory for memory, there in swap.items()}
    other.burdens = [back.get(memory, memory) for memory in g.burdens]
    for pile in (other.forks, other.servant_cards):
        random.shuffle(pile)
    arrows = [g.arrows[at] for at, shown in enumerate(g.shown) if not shown] + g.haunts_aside
    random.shuffle(arrows)
    other.arrows = [
        a if shown else arrows.pop() for a, shown in zip(g.arrows, g.shown, strict=True)
    ]
    other.haunts_aside = arrows
    other.ways = [
        w if shown else random.randrange(6) for w, shown in zip(g.ways, g.shown, strict=True)
    ]
    return other


@clause("TF-2.2-04", "TF-3.3-01", "TF-3.5-02", "A50")
@pytest.mark.parametrize("seed", range(12))
def test_what_lies_face_down_is_in_no_view(seed: int) -> None:
    g = game(seed, 2 * seed, **EVERYTHING)
    other = hidden(g)
    assert other.save() != g.save()
    for seat in (None, 0, 1, 2):
        assert wire(other.view(seat)) == wire(g.view(seat))
    assert wire(other.view(ALL)) != wire(g.view(ALL))


@clause("TF-11.2-07", "TF-2.2-04")
def test_a_look_at_the_top_card_is_its_player_s_alone() -> None:
    top = {}
    for card in ("purple3", "red3"):
        s = scene("blue1", "red1", cast="julie tommy", deck=card).say("peek")
        top[card] = [wire(s.g.view(seat)) for seat in (None, 1, 0)]
    assert top["purple3"][:2] == top["red3"][:2]
    assert top["purple3"][2] != top["red3"][2]


@clause("TF-11.2-07")
def test_the_look_is_forgotten_once_another_card_is_on_top() -> None:
    s = scene("blue1", cast="julie tommy", deck="red3 purple3", creepy_die=True, chance=(5,))
    s.say("peek", "roll")
    assert s.see(0)["me"]["top"] is None
    turned = scene("blue1 blue2 blue3", "red1", cast="julie tommy", deck="green1 purple3").say(
        "peek"
    )
    turned.say("rest", "act")
    assert turned.g.turn == 2
    assert turned.see(0)["me"]["top"] is None


@clause("TF-11.2-07")
def test_a_position_imagined_by_who_looked_has_that_card_on_top() -> None:
    g = scene("blue1", "red1", cast="julie tommy", deck="purple3").say("peek").g
    tops = {g.imagine(0, Chance.seeded(seed)).deck[-1] for seed in range(20)}
    assert tops == {g.deck[-1]}
    assert len({g.imagine(1, Chance.seeded(seed)).deck[-1] for seed in range(20)}) > 3


@clause("TF-2.2-04")
@pytest.mark.parametrize("seed", range(6))
def test_imagined_positions_look_alike_and_hold_all_pieces(seed: int) -> None:
    g = game(seed, 5 * seed, **EVERYTHING)
    check_views(g, TITLE, seed)
    made = g.imagine(0, Chance.seeded(seed))
    piles = (made.deck, made.boxed, made.discards, *made.hands, *made.display)
    cards = Counter(card for pile in piles for card in pile)
    if made.revealed >= 0:
        cards[made.revealed] += 1
    assert cards == Counter(event_cards(g.figures))
    for memory, fate in enumerate(made.fates):
        assert (fate == LYING) == (made.lies[memory] >= 0)


@clause("TF-2.2-04")
def test_nobody_can_tell_which_memory_is_where() -> None:
    """Imagined from any view, a space has each Memory about as often."""
    g = game(3, 0)
    space = g.lies[0]
    found = Counter(g.imagine(0, Chance.seeded(n)).lies.index(space) for n in range(400))
    assert len(found) == 8
    assert max(found.values()) < 100


@clause("TF-10.8-01", "TF-2.2-04")
def test_the_open_view_alone_shows_what_lies_face_down() -> None:
    g = game(1, 3, **EVERYTHING)
    keys = set(g.view(ALL)["table"]) - set(g.view(None)["table"])
    assert keys == {
        "deck_cards", "boxed_cards", "memories_lie", "haunted", "crossroads_cards", "servant_cards"
    }  # fmt: skip
    for seat in (0, 1, 2):
        assert set(g.view(seat)["table"]) - set(g.view(None)["table"]) == {"me"}
        assert set(g.view(seat)["table"]["me"]) == {"hand", "top"}


def numbers(shown: Any, path: str = "") -> dict[str, float]:
    """Every number with a fraction in a view, by where it stands."""
    if isinstance(shown, dict):
        shown = list(shown.items())
    elif isinstance(shown, list | tuple):
        shown = list(enumerate(shown))
    else:
        return {path: shown} if isinstance(shown, float) else {}
    return {
        where: number
        for key, part in shown
        for where, number in numbers(part, f"{path}/{key}").items()
    }


@clause("TF-5.4-02", "TF-5.4-03", "TF-10.11-03")
@pytest.mark.parametrize("fog", [False, True])
def test_where_a_view_holds_numbers_of_the_field(fog: bool) -> None:
    """Only the needle, and the trial while one is going on; under the Fog none at all."""
    for seed in range(6):
        random = Random(seed)
        g = TITLE.new(2, seed, fog=fog)
        assert isinstance(g, TheFaceless)
        while g.outcome is None and g.plies < 60:
            for seat in (None, 0):
                found = set(numbers(g.view(seat))) - {"/table/trial/faint"}
                where = {path.split("/")[2] for path in found if "/table/" in path}
                if g.fogged:
                    assert where == set()
                elif g.asks[0][1].name in ("move_faceless", "move_billygoat"):
                    assert where <= {"needle", "trial"}
                else:
                    assert where <= {"needle"}
                assert set(numbers({**g.view(seat), "table": None})) == set()
            g.play(*random_answer(g, random))


@clause("TF-3.4-02", "TF-3.3-01", "TF-9.1-05")
@pytest.mark.parametrize("layout", ["random", "by_hand"])
def test_no_card_and_no_token_is_lost_or_doubled(layout: str) -> None:
    for seed in range(4):
        random = Random(seed)
        g = TITLE.new(3, seed, layout=layout, servants="collectors", crossroads=True, haunted=True)
        assert isinstance(g, TheFaceless)
        pieces = g.book.census(g)
        assert sum(count for name, count in pieces.items() if name in CARD.names) == 50
        assert sum(count for name, count in pieces.items() if name in MEMORY.names) == 8
        while g.outcome is None:
            g.play(*random_answer(g, random))
            assert g.book.census(g) == pieces


@clause("TF-2.2-04", "TF-12.3-02")
def test_a_view_is_plain_data() -> None:
    for edition in TITLE.meta.editions:
        g = TITLE.new(2, 1, edition)
        for seat in (None, 0, ALL):
            view = g.view(seat)
            assert json.loads(wire(view)) == json.loads(json.dumps(view))
