"""A hidden Alien's judgement: outwardly a Human's, but it meets people, and things break."""

from __future__ import annotations

from typing import Final

from gloam.bots.the_thing.human import Human
from gloam.bots.the_thing.needs import VEHICLES
from gloam.bots.the_thing.outlook import Shown, named

PREY: Final = 2.2
"""What it is worth to meet a Human alone."""
BLEND: Final = 0.5
"""How much of a Human's diligence it shows."""
EXPOSED: Final = 0.6
"""How sure the others may be of it before it shows itself."""


class Hidden(Human):
    """The worths at one moment."""

    def alien(self, name: str) -> float:
        return float(name == self.me) or super().alien(name)

    def suspected(self, name: str) -> float:
        """How likely the others take this one for an Alien."""
        return 0.0 if self.cleared(name) else self.outside.alien(name)

    def dares(self) -> bool:
        """It wants to be away before anybody."""
        return True

    def judge_weather(self, option: Shown, about: Shown) -> float:
        return -super().judge_weather(option, about)

    def judge_extra_barrel(self, option: Shown, about: Shown) -> float:
        return -super().judge_extra_barrel(option, about)

    # Moving.

    def card(self, card: str) -> float:
        return 3.0 if card == "sabotage" and not self.watched(self.me) else super().card(card)

    def brings(self, room: str, card: str) -> float:
        if card == "use" and self.needs.ready(room) and self.has("keys"):
            return 12.0
        if card == "sabotage":
            open_hand = self.watched(self.me)
            return -4.0 if open_hand else 2.0 + BLEND * self.needs.best(room)
        return BLEND * super().brings(room, card)

    def company(self, room: str) -> float:
        company = self.there(room)
        if len(company) == 1:
            return PREY * (1 - self.alien(company[0])) * (1 - 0.5 * self.cleared(company[0]))
        return -1.0 * len(company)

    # Encounters.

    def judge_fight(self, option: Shown, about: Shown) -> float:
        return 0.0 if option["verb"] == "pass" else -1.0

    def judge_avoid(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "meet")

    def judge_lay_tokens(self, option: Shown, about: Shown) -> float:
        return float(named(option) == "alien")

    # Leading the actions.

    def assigned(self, card: str, name: str) -> float | None:
        """The card goes where it helps least; a sabotage where it hurts most."""
        room = self.room(name)
        if card == "use" and self.needs.ready(room):
            return self.departs(name)
        worth = super().assigned(card, name)
        return None if worth is None else -worth

    def departs(self, name: str) -> float:
        if name == self.me:
            return 20.0 if self.has("keys") else 0.0
        return -5.0 if self.people["items"][name] and not self.beliefs.alien(name) > 0.9 else 1.0

    def judge_next_card(self, option: Shown, about: Shown) -> float:
        """Stop when others would not wonder, or when somebody could get away."""
        if option["verb"] == "stop":
            return 0.0
        away = any(
            self.needs.ready(self.room(name)) and self.people["items"][name]
            for name in self.awake()
            if name != self.me
        )
        if away:
            return -1.0
        return 1.0 if len(self.awake()) > 1 else -1.0

    def judge_keep_tokens(self, option: Shown, about: Shown) -> float:
        """Blood disappears."""
        return 0.5 if option["verb"] == "keep" else float(named(option) == "blood")

    def worth_burning(self, room: str) -> float:
        return -1.0

    def judge_use_item(self, option: Shown, about: Shown) -> float:
        return -1.0

    # The Rec Room.

    def judge_accuse(self, option: Shown, about: Shown) -> float:
        """At the Human whom the others fear most already."""
        if option["verb"] == "abstain":
            return 0.0
        name = named(option)
        if self.alien(name) > 0.5:
            return -1.0
        return self.suspected(name) + 0.1 * float(self.people["suspicion"][name] / self.number)

    def judge_give(self, option: Shown, about: Shown) -> float:
        return -1.0

    def judge_show_oneself(self, option: Shown, about: Shown) -> float:
        return 1.0 if self.exposed() else -1.0

    def exposed(self) -> bool:
        """Whether hiding has become useless: the others know, or are about to get away."""
        known = self.suspected(self.me) > EXPOSED
        close = any(self.needs.ready(vehicle) for vehicle in VEHICLES)
        return self.table["round"] > 2 and known and close

    # Tests.

    def judge_who_tests(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "reveal_self":
            return 1.0 if self.exposed() else -1.0
        return 0.0 if option["verb"] == "pass" else -1.0

    def judge_whom_to_hear(self, option: Shown, about: Shown) -> float:
        return self.alien(named(option, 1))

    def judge_whom_to_test(self, option: Shown, about: Shown) -> float:
        return -self.alien(named(option))

    def judge_admit(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "accept")
