"""2.19: what nobody may see shows neither in a view nor in what comes next nor in who is asked.

Three attacks: change every secret behind a seat's back and look whether its view changes; do so and
play on, and look whether somebody without a seat can tell; and hold two tables side by side on
which one hidden thing differs.
"""

from random import Random
from typing import Any

import pytest

from gloam.kernel.journal import ALL
from gloam.testing import random_answer, random_game, wire
from gloam.titles.the_thing.cards import ALIEN, FLAMETHROWER, HUMAN
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.state import DEAD, IN_PLAY, NOBODY, NONE, TheThing
from tests.titles.the_thing.scene import FIVE, TITLE, Scene, clause, foretell, scene

CHOOSING = {"special": 0, "fetch": 0, "keep_weapon": 1, "keep_item": 2}
"""The questions about cards just drawn, and whether they are actions, weapons or items."""
TELLING = {
    "reveal_card",
    "put_to_test",
    "accept",
    "refuse",
    "board",
    "stay",
    "show_keys",
    "special",
}
"""Answers by which the rules themselves lay something hidden open."""


def deal_anew(random: Random, *piles: list[int]) -> None:
    """Shuffle the cards of several piles among them; each keeps its size."""
    cards = [card for pile in piles for card in pile]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def scramble(g: TheThing, seat: int | None, random: Random, plan: bool = True) -> None:
    """Change all that this seat may not know: whatever a rule hides, otherwise than it is."""
    others = [c for c in g.order if g.owner[c] != seat]
    change_roles(g, others, random)
    asked = {question.name: (who, args) for who, question, args in g.asks}
    drawn = {
        kind: g.drawn for name, kind in CHOOSING.items() if name in asked and asked[name][0] != seat
    }
    hands = {c: list(g.hands[c]) for c in others}
    deck = [] if "fetch" in asked and asked["fetch"][0] == seat else g.deck
    deal_anew(random, deck, g.face_down, g.pile, drawn.get(0, []), *hands.values())
    weapons = {c: [w for w in g.weapons[c] if w != FLAMETHROWER] for c in others}
    loose = [w for w in g.weapon_deck + g.lost_weapons + drawn.get(1, []) if w != FLAMETHROWER]
    deal_anew(random, loose, *weapons.values())
    for pile in (g.weapon_deck, g.lost_weapons, drawn.get(1, [])):
        pile[:] = [w if w == FLAMETHROWER else loose.pop() for w in pile]
    items = {c: list(g.items[c]) for c in others}
    deal_anew(random, g.item_deck, g.lost_items, drawn.get(2, []), *items.values())
    lab = {c: list(g.lab[c]) for c in others}
    deal_anew(random, g.lab_lost, *lab.values())
    for c in others:
        g.hands[c], g.lab[c] = tuple(sorted(hands[c])), tuple(sorted(lab[c]))
        flames = (FLAMETHROWER,) * len(g.refills[c])
        g.weapons[c] = tuple(sorted((*weapons[c], *flames)))
        g.items[c] = tuple(sorted(items[c]))
        if g.placed[c] != NONE:
            g.placed[c] = random.randrange(2)
    if "keep_tokens" in asked and asked["keep_tokens"][0] != seat:
        (chooser,) = asked["keep_tokens"][1]
        g.drawn = sorted(random.sample(g.lab[chooser], len(g.drawn)))
    if plan and seat not in g.faction():
        rooms = random.sample(list(g.location_cards()), len(g.plan))
        g.plan = [(room, strength) for room, (_, strength) in zip(rooms, g.plan, strict=True)]
    g.infections = [(c, NOBODY) for c in g.order[:1]]


def change_roles(g: TheThing, others: list[int], random: Random) -> None:
    if g.coop:
        roles = [g.role[c] for c in g.order] + g.roles_aside
        random.shuffle(roles)
        for c in g.order if g.round else ():
            g.role[c] = roles.pop()
            g.roles_aside = sorted(roles)
        return
    for c in others:
        if g.fate[c] in (IN_PLAY, DEAD) and g.suspicion[c]:
            g.role[c] = random.choice((HUMAN, ALIEN))


def positions(name: str, games: int) -> Any:
    """Random positions of random games, with the chance that picked them."""
    for number in range(games):
        random = Random(f"{name}/{number}")
        g = random_game(TITLE, random)
        assert isinstance(g, TheThing)
        while g.outcome is None and g.plies < 2000:
            if random.random() < 0.1:
                yield g, random
            g.play(*random_answer(g, random))


@clause("TT-IC-10", "TT-W-01", "TT-3-05")
def test_secrets_changed_behind_a_seat_s_back_change_nothing_it_sees() -> None:
    seen = 0
    for g, random in positions("behind", 40):
        for seat in (None, random.randrange(g.seats)):
            other = g.copy()
            scramble(other, seat, random)
            assert other.save() != g.save() or g.coop
            assert wire(other.view(seat)) == wire(g.view(seat)), (seat, g.record())
            seen += 1
    assert seen > 500


@clause("TT-IC-10", "TT-6-01", "TT-E-30")
def test_what_comes_next_and_who_is_asked_tells_nothing_hidden() -> None:
    """An answer is given on two tables that differ in what the answering seat cannot know."""
    seen = 0
    for g, random in positions("next", 40):
        if g.group or g.held:
            continue
        seat, option = random_answer(g, random)
        if option.verb in TELLING:
            continue
        other = g.copy()
        scramble(other, seat, random, plan=False)
        one = g.copy()
        one.play(seat, option)
        other.play(seat, option)
        if one.outcome is None and other.outcome is None:
            assert wire(one.view(None)) == wire(other.view(None)), (seat, option, g.record())
            seen += 1
    assert seen > 300


SECRET = {
    "dealt": "cards", "role_dealt": "role", "plotted": "room count", "drew": "cards",
    "changed": "away got", "delivered": "card", "discarded": "cards", "swapped": "cards",
    "dog_met": "token", "laid_tokens": "role", "looked": "role", "took_weapon": "weapon",
    "took_item": "item", "drew_tokens": "tokens", "threw_token": "token",
    "gave_weapon": "weapon", "gave_item": "item", "gave_token": "token",
}  # fmt: skip
"""What of each event not everybody may know."""


def may_know(g: TheThing, event: dict[str, Any]) -> set[int | None]:
    """Whom an event tells its secret."""
    everybody = {None, *range(g.seats)}
    if event["event"] == "plotted":
        return set(g.faction())
    if (event["event"] == "dog_met" and g.coop) or event.get("weapon") == "flamethrower":
        return everybody
    names = [event[part] for part in ("character", "target") if part in event]
    if event["event"] == "looked":
        names = [event["character"]]
    return {g.owner[CHARACTER.read(name)] for name in names}


@clause("TT-4.1-02", "TT-W-01", "TT-5-02", "TT-IC-10")
def test_each_event_tells_its_secret_to_those_it_concerns_and_to_nobody_else() -> None:
    book = TITLE.position.book
    marked = {
        name: " ".join(p for (p, _), hidden in zip(kind.params, kind.secret, strict=True) if hidden)
        for name, kind in book.events.items()
    }
    assert {name: secret for name, secret in marked.items() if secret} == SECRET
    told = set()
    for g, _ in positions("told", 30):
        for event in (*g.happened()[:12], *g.happened()[-12:]):
            shown = event.show(ALL)
            for part in SECRET.get(shown["event"], "").split():
                viewers = {v for v in (None, *range(g.seats)) if event.show(v)[part] is not None}
                allowed = may_know(g, shown)
                plotted = shown["event"] == "plotted"
                assert viewers <= allowed if plotted else viewers == allowed, shown
                told.add(shown["event"])
    rare = {"swapped", "gave_weapon", "gave_item", "gave_token"}
    assert told >= SECRET.keys() - rare


AT_WORK: dict[str, Any] = {"at": "actions", "rooms": "nauls:boiler", "pile": "use use use"}
MEETING: dict[str, Any] = {"at": "encounters", "rooms": "nauls:lab windows:lab", "leader": "clark"}
DARK: dict[str, Any] = {"at": "movement", "leader": "macready", "hands": {"nauls": "use use"},
                        "pieces": {"blackout": True}}  # fmt: skip
READY: dict[str, Any] = {"at": "actions", "rooms": "nauls:helicopter", "pile": "use",
                         "fuel": {"helicopter": 1}, "damage": {"helicopter": 0}}  # fmt: skip


@pytest.mark.parametrize(
    ("table", "one", "other", "answers"),
    [
        (MEETING, {"weapons": {"nauls": "melee"}}, {"weapons": {"nauls": "dynamite"}}, ["meet"]),
        (
            {**MEETING, "at": "encounters", "plan": {"lab": 1}, "revealed": "blair", "pile": "use"},
            {"weapons": {"nauls": "dynamite"}}, {"weapons": {"nauls": "melee"}}, ["pass"],
        ),
        ({"at": "tests"}, {"lab": {"nauls": "blood"}}, {"lab": {"nauls": "failure"}}, ["pass"]),
        (
            {"at": "tests", "weapons": {"nauls": "flamethrower"}},
            {"items": {"nauls": "wire"}}, {"items": {"nauls": "keys"}}, ["pass"],
        ),
        ({"at": "tests"}, {"aliens": "nauls"}, {"aliens": "blair"}, ["pass"]),
        ({"at": "recreation"}, {"aliens": "nauls"}, {"aliens": "blair"}, ["abstain"]),
        ({**AT_WORK, "fuel": {"boiler": 1}}, {"items": {"nauls": "fuel"}},
         {"items": {"nauls": "keys"}}, []),
        ({**AT_WORK, "damage": {"boiler": 1}}, {"items": {"nauls": "toolbox"}},
         {"items": {"nauls": "keys"}}, []),
        (AT_WORK, {"weapons": {"nauls": "dynamite"}}, {"weapons": {"nauls": "melee"}}, []),
        (DARK, {"items": {"nauls": "torch"}}, {"items": {"nauls": "keys"}},
         ["go lab use", "go lab"]),
    ],
)  # fmt: skip
@clause("TT-W-01", "TT-6-01", "TT-4.1-11", "TT-5-08", "A-84")
def test_what_somebody_holds_is_not_told_by_what_is_asked_or_answered(
    table: dict[str, Any], one: dict[str, Any], other: dict[str, Any], answers: list[str]
) -> None:
    sides = [scene(FIVE, **{**table, **side}) for side in (one, other)]
    seats = (None, 0, 2, 4)
    assert len({tuple(wire(s.g.view(seat)) for seat in seats) for s in sides}) == 1
    for s, answer in zip(sides, [answers[0], answers[-1]] if answers else [], strict=False):
        foretell(s.g, (0,) if answer == "go lab" else ())
        s.say("nauls", answer)
    assert len({tuple(wire(s.g.view(seat)) for seat in seats) for s in sides}) == 1


@clause("A-52")
def test_whoever_is_sent_to_a_ready_vehicle_is_asked_for_keys() -> None:
    def sent(items: str) -> Scene:
        s = scene(FIVE, items={"nauls": items}, **READY)
        return s.say("macready", "reveal_card").say("macready", "assign nauls")

    with_keys, without = sent("keys"), sent("torch")
    for s in (with_keys, without):
        assert s.asked() == [("nauls", "show_keys")]
    assert wire(with_keys.g.view(0)) == wire(without.g.view(0))
    assert wire(with_keys.say("nauls", "stay").g.view(0)) == wire(
        without.say("nauls", "stay").g.view(0)
    )


@clause("TT-IC-01", "TT-IC-10")
def test_nobody_sees_which_tokens_an_alien_laid_or_what_the_other_saw() -> None:
    views = set()
    for laid, order in (("human", (0, 0)), ("alien", (1, 0)), ("alien", (0, 1))):
        s = scene(FIVE, aliens="windows", **MEETING).all_say("meet").say("nauls", "place human")
        foretell(s.g, (order, (0, 0)))
        s.say("windows", f"place {laid}")
        views.add(tuple(wire(s.g.view(seat)) for seat in (None, 0, 3, 4)))
    assert len(views) == 1


@clause("TT-E-17", "TT-WIN-10")
def test_the_role_of_the_dead_is_told_to_nobody_before_the_end() -> None:
    views = set()
    for role in ("nauls", "windows"):
        s = scene(FIVE, at="encounters", aliens=role, revealed="clark", plan={"lab": 2},
                  rooms="nauls:lab", pieces={"strength": 3})  # fmt: skip
        s.say("nauls", "pass").say("clark", "assimilate nauls")
        views.add(tuple(wire(s.g.view(seat)) for seat in (None, 0, 3, 4)))
    assert len(views) == 1


@clause("TT-5-02")
def test_a_token_is_handed_over_unseen() -> None:
    views = set()
    for token in ("blood", "failure"):
        s = scene(FIVE, at="recreation", lab={"nauls": token})
        s.say("nauls", f"give {token} nauls blair")
        views.add(tuple(wire(s.g.view(seat)) for seat in (None, 0, 2, 4)))
        assert s.see(3)["me"]["holds"]["blair"]["lab"] == [token]
    assert len(views) == 1


@clause("TT-SOLO-S-05")
def test_nobody_ever_sees_a_role_card_in_the_co_operative_game() -> None:
    for seats in (1, 2, 3):
        g = TITLE.new(seats, 4)
        assert isinstance(g, TheThing)
        before = [wire(g.view(seat)) for seat in (None, *range(seats))]
        for c in g.order:
            g.role[c] = 1 - g.role[c]
        assert [wire(g.view(seat)) for seat in (None, *range(seats))] == before


@clause("TT-4.2-03", "TT-4.1-02")
def test_cards_put_away_unseen_stay_unseen() -> None:
    views = set()
    for pile in ("use repair repair", "use sabotage use"):
        s = scene(FIVE, at="actions", rooms="nauls:kitchen windows:kitchen", pile=pile)
        foretell(s.g, (tuple(s.g.pile),))
        s.say("macready", "reveal_card").say("macready", "assign nauls").say("macready", "stop")
        views.add(tuple(wire(s.g.view(seat)) for seat in (None, *range(5))))
    assert len(views) == 1
