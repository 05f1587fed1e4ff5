"""A player that wants its side to win, and judges from its view alone.

Every option gets a worth and the best is taken. A Human keeps away from whom it suspects and burns
on evidence; The Thing infects and does not show itself; an Infected shields The Thing.
"""

from __future__ import annotations

import random
from typing import Any, Final

from gloam.bots.stay_away.suspicion import Suspicion
from gloam.kernel.view import View
from gloam.titles.stay_away.knowledge import INFECTED, THING

Shown = dict[str, Any]

KEEP: Final = {
    "flamethrower": 9.0, "no_barbecue": 8.0, "scary": 6.5, "no_thanks": 6.0, "analysis": 6.0,
    "seduction": 5.0, "missed": 5.0, "quarantine": 4.5, "youd_better_run": 4.0, "suspicious": 4.0,
    "resolute": 4.0, "barred_door": 3.5, "im_comfortable": 3.0, "change_places": 3.0,
    "watch_your_back": 2.5, "whiskey": 2.0, "axe": 1.5, "lovecraft": 6.0, "necronomicon": 9.0,
}  # fmt: skip
"""What a card is worth in the hand."""
BURN_THING: Final = 0.42
BURN_EVIL: Final = 0.72
REFUSE: Final = 0.30


class Sensible:
    """A bot for one seat of Stay Away!."""

    def __init__(self, seat: int, seed: int | str) -> None:
        self.seat = seat
        self.random = random.Random(seed)
        self.seen = 0
        self.suspicion: Suspicion | None = None
        self.view: View = {}

    def answer(self, view: View) -> str | None:
        if self.suspicion is None:
            in_deck = view["switches"].get("thing_in_deck") == "yes"
            self.suspicion = Suspicion(self.seat, view["seats"], in_deck)
        self.suspicion.follow(view["journal"])
        self.view = view
        self.table: Shown = view["table"]
        self.me: Shown = self.table["me"]
        self.role: str = self.me["role"]
        decision = view["decisions"][0]
        if decision["standing"]:
            return decision["options"][0]["text"] if self.no_human_left() else None
        judge = getattr(self, f"judge_{decision['question']}")
        about = decision["about"]
        best = max(decision["options"], key=lambda o: (judge(o, about), self.random.random()))
        text: str = best["text"]
        return text

    # What the seat makes of the others.

    def living(self) -> list[int]:
        return [s for s in range(self.view["seats"]) if self.table["alive"][s] and s != self.seat]

    def no_human_left(self) -> bool:
        return all(self.me["roles"][seat] != "human" for seat in self.living())

    def thing(self, seat: int) -> float:
        known = self.me["roles"][seat]
        if known is not None:
            return float(known == "thing")
        if "thing" in self.me["roles"]:
            return 0.0
        assert self.suspicion is not None
        return self.suspicion.thing(seat)

    def evil(self, seat: int) -> float:
        known = self.me["roles"][seat]
        if known is not None:
            return float(known != "human")
        assert self.suspicion is not None
        if "thing" in self.me["roles"]:
            thing = self.me["roles"].index("thing")
            self.suspicion.weight = [float(s == thing) for s in range(self.view["seats"])]
        return self.suspicion.evil(seat)

    def next_player(self) -> int:
        return self.neighbour(self.table["direction"])

    def neighbour(self, way: int) -> int:
        chairs, alive = self.table["chairs"], self.table["alive"]
        at = chairs.index(self.seat)
        while True:
            at = (at + way) % len(chairs)
            if alive[chairs[at]]:
                return int(chairs[at])

    # What cards are worth.

    def keep(self, card: str) -> float:
        """What it is worth to hold on to a card."""
        if card == THING:
            return 99.0
        if card == INFECTED:
            return {"human": -5.0, "infected": 1.0, "thing": 7.5}[self.role]
        if self.role != "human":
            return {"analysis": 1.0, "whiskey": 0.0, "suspicious": 1.5}.get(card, KEEP[card])
        return KEEP[card]

    def give(self, card: str, partner: int) -> float:
        """What it is worth to pass a card to a player."""
        if card == INFECTED and self.role == "thing":
            human = self.me["roles"][partner] == "human"
            openly = self.table["quarantine"][self.seat] > 0
            return 20.0 if human and not openly else -8.0
        helpful = 0.5 if self.role == "infected" and self.thing(partner) > 0.9 else 0.0
        if card == INFECTED:
            return 6.0
        return -self.keep(card) * (1.0 - helpful)

    # One judge for each question.

    def judge_play_or_discard(self, option: Shown, about: Shown) -> float:
        things = dict(option["things"])
        card = things["card"]
        if option["verb"] == "discard":
            return 0.0 - self.keep(card)
        play = getattr(self, f"play_{card}", None)
        return -9.0 if play is None else play(things) - 0.3 * self.keep(card)

    def judge_draw(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_offer(self, option: Shown, about: Shown) -> float:
        return self.give(option["things"][0][1], about["partner"])

    def judge_reply(self, option: Shown, about: Shown) -> float:
        partner, card = about["partner"], option["things"][0][1]
        if option["verb"] == "give":
            return self.give(card, partner)
        if self.role == "human":
            scared = self.thing(partner) >= REFUSE
            return {"scary": 9.0, "no_thanks": 8.0, "missed": 7.0}[card] if scared else -15.0
        return -15.0

    def judge_fire(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "defend")

    def judge_move(self, option: Shown, about: Shown) -> float:
        return 0.5 if option["verb"] == "accept" else 0.0

    def judge_keep_one(self, option: Shown, about: Shown) -> float:
        return self.keep(option["things"][0][1])

    judge_forget = judge_keep_one

    def judge_blind_date(self, option: Shown, about: Shown) -> float:
        return -self.keep(option["things"][0][1])

    def judge_pass_on(self, option: Shown, about: Shown) -> float:
        return self.give(option["things"][0][1], self.next_player())

    def judge_show(self, option: Shown, about: Shown) -> float:
        clean = self.role == "human" and INFECTED not in self.me["hand"]
        return float((option["verb"] == "show_hand") == clean and option["verb"] != "show_infected")

    def judge_send_out(self, option: Shown, about: Shown) -> float:
        return self.beside(option["things"][0][1])

    def judge_which_side(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_confide(self, option: Shown, about: Shown) -> float:
        seat = option["things"][0][1]
        return -self.evil(seat) if self.role == "human" else self.evil(seat)

    def judge_befriend(self, option: Shown, about: Shown) -> float:
        return self.partner_worth(option["things"][0][1])

    # What playing a card is worth: the hand loses it anyway.

    def play_flamethrower(self, things: Shown) -> float:
        seat = things["seat"]
        if self.role == "human":
            sure = self.thing(seat) >= BURN_THING or self.evil(seat) >= BURN_EVIL
            return 20.0 + 10.0 * self.thing(seat) if sure else -9.0
        if self.role == "thing":
            holds = INFECTED in self.me["hand"]
            return 6.0 if self.me["roles"][seat] == "human" and not holds else -9.0
        if self.thing(seat) > 0.5:
            return -30.0
        return 8.0 if self.evil(seat) < 0.5 else -9.0

    play_necronomicon = play_flamethrower

    def play_analysis(self, things: Shown) -> float:
        seat = things["seat"]
        return 4.0 + 8.0 * self.evil(seat) if self.role == "human" else -2.0

    play_lovecraft = play_analysis

    def play_suspicious(self, things: Shown) -> float:
        return 1.5 + 3.0 * self.evil(things["seat"]) if self.role == "human" else 0.5

    def play_whiskey(self, things: Shown) -> float:
        clean = INFECTED not in self.me["hand"]
        return 2.0 if self.role == "human" and clean else -30.0

    def play_resolute(self, things: Shown) -> float:
        return 4.0

    def play_watch_your_back(self, things: Shown) -> float:
        ahead, behind = self.next_player(), self.neighbour(-self.table["direction"])
        return 1.0 + self.partner_worth(behind) - self.partner_worth(ahead)

    def play_change_places(self, things: Shown) -> float:
        return 0.3 + self.beside(things["seat"])

    play_youd_better_run = play_change_places

    def play_seduction(self, things: Shown) -> float:
        return (
            1.5
            + self.partner_worth(things["seat"])
            - min(0.0, self.partner_worth(self.next_player()))
        )

    def play_quarantine(self, things: Shown) -> float:
        seat = things["seat"]
        if seat == self.seat:
            return -9.0
        if self.role == "human":
            return 8.0 * self.thing(seat) - 1.0
        return 1.0 - 6.0 * self.evil(seat)

    def play_barred_door(self, things: Shown) -> float:
        gap = things["place"]
        left = self.table["chairs"].index(self.seat) == gap
        seat = self.neighbour(1 if left else -1)
        if self.role == "human":
            return 7.0 * self.thing(seat) - 0.8
        return -1.0

    def play_axe(self, things: Shown) -> float:
        return 2.5 if things.get("seat") == self.seat else 0.0

    def partner_worth(self, seat: int) -> float:
        """What an exchange with this player promises."""
        if self.role == "human":
            return 0.5 - 6.0 * self.thing(seat)
        if self.role == "thing":
            human = self.me["roles"][seat] == "human"
            return 8.0 if human and INFECTED in self.me["hand"] else -0.5
        return 2.0 * self.thing(seat)

    def beside(self, seat: int) -> float:
        """What sitting in that player's place promises: its neighbours would be mine."""
        chairs, alive = self.table["chairs"], self.table["alive"]
        at, way = chairs.index(seat), self.table["direction"]
        while True:
            at = (at + way) % len(chairs)
            if alive[chairs[at]] and chairs[at] != self.seat:
                break
        partner = seat if chairs[at] == seat else chairs[at]
        return self.partner_worth(partner) - self.partner_worth(self.next_player())
