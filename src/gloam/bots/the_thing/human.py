"""A Human's judgement: keep the base running, keep apart, find out who is who, and get away."""

from __future__ import annotations

from typing import Final

from gloam.bots.the_thing.needs import BONUS, VEHICLES
from gloam.bots.the_thing.outlook import MILD, WEAPONS, Outlook, Shown, named

INFECTED: Final = 12.0
"""What it costs to meet an Alien, half of whose tokens infect."""
MUDDLE: Final = 1.2
"""What any meeting costs with somebody not cleared: nobody knows any more who is who."""
DOG: Final = 2.2
CARELESS: Final = 0.5
"""Which share of the cards is put away at a table that does not care to get away."""
SEEN_ENOUGH: Final = 3
"""The round in which one may say so."""
NEARLY: Final = 1
"""What a vehicle may lack for those who still hope."""
FAINT: Final = 0.2
"""How likely there must be keys, and all be told apart, for them to hope."""
DOGS: Final = 2 / 9
"""How many of the dogs infect."""
DEFECT: Final = 30.0
WITHHELD: Final = 0.2
"""What the last barrel or repair is worth before it is known who would leave with it."""
TRUST: Final = 0.15
"""How likely somebody may be an Alien whom one trusts."""
RALLY: Final = 3.0
"""What it is worth to be with the others where they will leave."""
HELP: Final = 0.5
"""How much more an action is worth for each who stands there and helps."""
CROWD: Final = 3
"""How many a room holds."""
NOT_KEYS: Final = 0.5
"""How likely an item that somebody took is not the keys."""
COMES, STRAYS = 0.6, 0.15
"""How likely the revealed Alien is in a room that draws people most, and in any other."""
STUNNED, TAKEN = 3.0, 9.0
"""What it costs to meet as many as one is, and more."""
ESCAPE: Final = 12.0
SURE: Final = 0.6
"""How sure a Human must be of who is an Alien before it leaves, while there is time."""
DRAWN: Final = {"use": 0.48, "repair": 0.36, "sabotage": 0.16}
"""What the next card of the pile may be."""
WASTED: Final = 0.8
"""What it costs that somebody lies down for nothing."""


class Human(Outlook):
    """The worths at one moment."""

    def sure(self) -> float:
        """How likely all others are told apart rightly."""
        return self.beliefs.likeliest()[1]

    def dares(self) -> bool:
        """Whether to leave now: the later it is, the less sure one can afford to be."""
        return self.sure() >= SURE * (1 - self.needs.hurry())

    # Weather.

    def judge_weather(self, option: Shown, about: Shown) -> float:
        return MILD[named(option)]

    def judge_store(self, option: Shown, about: Shown) -> float:
        return self.judge_weather(option, about)

    def judge_extra_barrel(self, option: Shown, about: Shown) -> float:
        return self.needs.use(named(option))

    # Cards.

    def card(self, card: str) -> float:
        """What a card is worth in the hand."""
        return {"use": 2.0, "repair": 1.5, "sabotage": -5.0}[card]

    def judge_garry(self, option: Shown, about: Shown) -> float:
        return -self.card(named(option)) if option["verb"] == "change" else 0.0

    def judge_special(self, option: Shown, about: Shown) -> float:
        return self.card(named(option))

    def judge_fetch(self, option: Shown, about: Shown) -> float:
        names = [word for _, word in option["things"]]
        return sum(self.card(name) for name in names) + 0.6 * len(set(names))

    def judge_go_hungry(self, option: Shown, about: Shown) -> float:
        return -self.card(named(option))

    # Moving.

    def judge_move(self, option: Shown, about: Shown) -> float:
        verb, hand = option["verb"], self.holds[self.me]["hand"]
        if verb == "board":
            return 99.0 if self.dares() else -99.0
        if verb == "swap":
            stuck = self.has("keys") and self.dares() and "use" not in hand
            ready = any(self.needs.ready(vehicle) for vehicle in VEHICLES)
            bad = sum(self.card(card) < 0 for card in hand)
            return 1.2 * bad - 1.5 + 5.0 * (stuck and ready)
        if verb == "stay":
            return 0.0
        room = named(option)
        if verb == "special":
            return self.company(room) + 0.4 * self.needs.best(room) - 0.8
        cards = [named(option, 1)] if len(option["things"]) > 1 else hand
        return self.company(room) + sum(self.brings(room, card) for card in cards) / len(cards)

    def brings(self, room: str, card: str) -> float:
        """What it is worth to go to a room with a card for what is to be done there."""
        if card == "sabotage":
            return -4.0
        there = len(self.there(room))
        if card == "use" and self.needs.ready(room) and self.has("keys"):
            return ESCAPE if self.dares() else 0.0
        if card not in BONUS.get(room, ()):
            return self.rallies(room, card) + self.worth(card, room, there)
        done = there * (there + 1) // 2
        helped = self.worth(card, room, done)
        return self.rallies(room, card) + helped * (1 + HELP * there)

    def worth(self, card: str, room: str, coming: int = 0) -> float:
        """What an action in a room is worth to the Humans, as far as this seat can tell."""
        worth = self.needs.action(card, room, coming)
        if room == "lab":
            return worth * min(1.0, 1.5 * (1 - self.sure()))
        if room == "storage":
            return worth * (1.5 - 1.2 * self.keys())
        if room in VEHICLES and self.dares():
            return 1.5 * worth
        if room in VEHICLES and self.needs.lacks(room) <= coming + 1:
            return WITHHELD * worth
        if room == "armory":
            return worth + 4.0 * self.needs.frost()
        return worth

    def keys(self) -> float:
        """How likely somebody has keys whom this one would follow."""
        found = sum(self.people["items"][name] for name in self.others() if self.trusts(name))
        return 1.0 if self.has("keys") else 1 - NOT_KEYS ** float(found)

    # Standing together.

    def trusts(self, name: str) -> bool:
        return self.alien(name) < TRUST

    def among_friends(self) -> bool:
        """Whether hardly anybody can be a hidden Alien: then it is best to stand together."""
        return sum(self.alien(name) for name in self.others()) < 2 * TRUST

    def rallies(self, room: str, card: str) -> float:
        """All friends gather at the vehicle that lacks least."""
        if room != self.needs.vehicle() or not self.among_friends():
            return 0.0
        return RALLY * self.keys() * (2.0 if self.has("keys") else 1.0) * (1 + (card == "use"))

    def company(self, room: str) -> float:
        """Whom one would meet in a room, and what that is worth."""
        company = self.there(room)
        dogs = self.table["rooms"]["dogs"].get(room, 0)
        if self.hopeless():
            bites = DOGS * (self.me != "clark") * bool(dogs and not company)
            return DEFECT * (bites + sum(self.alien(name) for name in company) / 2)
        worth = 0.0
        if dogs:
            worth += 0.6 if company else -DOG * (self.me != "clark")
        muddle = 0.0 if self.among_friends() else MUDDLE
        for name in company:
            worth -= INFECTED * self.alien(name) + muddle * (not self.cleared(name))
        return worth - self.danger(room, len(company) + 1)

    def hopeless(self) -> bool:
        """Whether nobody at this table will get away: then it is better to be one of the others."""
        early = self.table["round"] < SEEN_ENOUGH
        if early or self.beliefs.idle() < CARELESS or self.among_friends():
            return False
        vehicle = self.needs.vehicle()
        nearly = vehicle is not None and self.needs.lacks(vehicle) <= NEARLY
        return not nearly or self.sure() * self.keys() < FAINT

    def danger(self, room: str, size: int) -> float:
        """What the revealed Alien may do to so many: its strengths lie open, not its rooms."""
        planned = self.table["planned"]
        if not planned or self.armed():
            return 0.0
        if room == self.needs.vehicle() and self.among_friends():
            size = min(CROWD, size + len(self.there("rec_room")))
        lures = sorted(self.needs.rooms_left(), key=self.needs.lure, reverse=True)
        comes = COMES if room in lures[: len(planned)] else STRAYS
        strength = max(planned)
        if strength < size:
            return 0.0
        return comes * (STUNNED if strength == size else TAKEN)

    def armed(self) -> bool:
        """Whether this one can drive the Alien off."""
        return "dynamite" in self.holds[self.me]["weapons"] or any(self.people["refills"][self.me])

    # Encounters.

    def judge_fight(self, option: Shown, about: Shown) -> float:
        return 0.0 if option["verb"] == "pass" else 3.0 - 0.5 * WEAPONS[named(option)]

    def judge_avoid(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "meet":
            return 0.0
        met = [name for name in (*about["left"], *about["meeting"]) if name != self.me]
        price = {"firearm": 0.02, "melee": 0.2, "flamethrower": 0.3}[named(option)]
        return max((self.alien(name) for name in met), default=0.0) - price

    def judge_lay_tokens(self, option: Shown, about: Shown) -> float:
        return 0.0

    def judge_look_at(self, option: Shown, about: Shown) -> float:
        return -self.alien(named(option))

    # Leading the actions.

    def judge_next_card(self, option: Shown, about: Shown) -> float:
        """Go on while the next card promises more good than harm."""
        if option["verb"] == "stop":
            return 0.0
        awake = self.awake()
        hoped = 0.0
        for card, odds in DRAWN.items():
            worths = [self.assigned(card, name) for name in awake]
            hoped += odds * max((w for w in worths if w is not None), default=-WASTED)
        return hoped

    def judge_assign(self, option: Shown, about: Shown) -> float:
        worth = self.assigned(str(about["card"]), named(option))
        return -9.0 if worth is None else worth

    def assigned(self, card: str, name: str) -> float | None:
        """What comes of it if this one does what a card says; None if it cannot."""
        room = self.room(name)
        spent = 0.25 * self.best_of(name)
        if card == "use" and self.needs.ready(room):
            return self.departs(name)
        worth = self.worth(card, room)
        if card == "sabotage":
            return worth - spent
        if not self.needs.action(card, room):
            return None
        helpers = sum(self.room(other) == room for other in self.awake())
        if room in ("lab", "storage", "armory"):
            worth *= 1 - self.alien(name)
        return worth * (1 + 0.5 * (helpers - 1)) - spent * (card != self.best_card(room))

    def best_card(self, room: str) -> str:
        return max(("use", "repair"), key=lambda card: self.worth(card, room))

    def best_of(self, name: str) -> float:
        """The best that this one could still do where it stands."""
        room = self.room(name)
        if self.needs.ready(room):
            return max(0.0, self.departs(name))
        return max(self.worth("use", room), self.worth("repair", room))

    def departs(self, name: str) -> float:
        """What it is worth to let this one leave, if it has the keys."""
        if name == self.me:
            return ESCAPE if self.has("keys") and self.dares() else -1.0
        if not self.people["items"][name] or not self.dares():
            return -1.0
        return ESCAPE * (0.6 - 2.0 * self.alien(name))

    def judge_lay_down(self, option: Shown, about: Shown) -> float:
        return -self.best_of(named(option))

    def judge_show_keys(self, option: Shown, about: Shown) -> float:
        return (1.0 if self.dares() else -1.0) if option["verb"] == "show_keys" else 0.0

    def judge_keep_tokens(self, option: Shown, about: Shown) -> float:
        return float(option["verb"] == "keep")

    def judge_burn(self, option: Shown, about: Shown) -> float:
        """Only against the frost, and only a room that is not needed."""
        return -1.0 if self.refused else self.worth_burning(self.room(self.me))

    def judge_consent(self, option: Shown, about: Shown) -> float:
        return self.worth_burning(about["room"]) if option["verb"] == "allow" else 0.0

    def worth_burning(self, room: str) -> float:
        needed = room == self.needs.vehicle() or (room == "comms" and not self.table["rescue"])
        return -1.0 if needed else self.needs.frost() - 0.6

    def judge_use_item(self, option: Shown, about: Shown) -> float:
        room = self.room(self.me)
        worth = self.needs.use(room) if named(option) == "fuel" else self.needs.repair(room)
        return worth - 2.0

    # The Rec Room.

    def judge_accuse(self, option: Shown, about: Shown) -> float:
        """All point at the same one if they can: whom most fear, then who is most suspected, for
        a blood bag tests only the most suspected."""
        if option["verb"] == "abstain":
            return 0.0
        name = named(option)
        crowd = self.people["suspicion"][name] / self.number
        return self.alien(name) + 0.1 * float(crowd) - 0.02

    def judge_give(self, option: Shown, about: Shown) -> float:
        """Keys to somebody whom all trust, and Wire to the Flamethrower."""
        kind, what = option["things"][0]
        receiver = named(option, 2)
        if kind != "item" or self.alien(receiver) > 0.1:
            return -1.0
        if what == "keys":
            return 1.0 if self.cleared(receiver) and not self.cleared(self.me) else -1.0
        fire = any(self.people["refills"][receiver]) and not any(self.people["refills"][self.me])
        return 1.0 if what == "wire" and fire else -1.0

    def judge_show_oneself(self, option: Shown, about: Shown) -> float:
        return -1.0

    # Tests.

    def judge_who_tests(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "pass":
            return 0.0
        if option["verb"] == "reveal_self":
            return -1.0
        doubtful = any(0.03 < self.alien(name) < 0.97 for name in self.others())
        highest = max(self.people["suspicion"][name] for name in self.living())
        return 1.0 if doubtful and highest else -1.0

    def judge_whom_to_hear(self, option: Shown, about: Shown) -> float:
        return -self.alien(named(option, 1))

    def judge_whom_to_test(self, option: Shown, about: Shown) -> float:
        name = named(option)
        if name == self.me:
            return -0.5 if self.cleared(name) else 0.1
        return self.alien(name)

    # Boarding.

    def judge_admit(self, option: Shown, about: Shown) -> float:
        if option["verb"] == "refuse":
            return 0.0
        return -1.0 if about["character"] in self.beliefs.likeliest()[0] else 1.0
