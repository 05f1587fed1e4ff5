"""The pieces of The Thing, and the names its rules use.

Everything a character has stands in lists by character (`CHARACTER`), whoever holds it: with four
players or more each seat holds one, with fewer a seat holds several.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from gloam.kernel.book import Book, Question
from gloam.kernel.chance import Chance
from gloam.kernel.option import Kind
from gloam.kernel.position import Position
from gloam.kernel.setup import Setup
from gloam.titles.the_thing import rooms
from gloam.titles.the_thing.cards import HUMAN, characters, cooperative
from gloam.titles.the_thing.meta import FIGURES, Switches
from gloam.titles.the_thing.rooms import (
    BOILER,
    COMMS,
    DORMITORY,
    GENERATOR,
    GREEN,
    HELICOPTER,
    NOWHERE,
    SNOW,
    SNOWPLOW,
    STORM,
    SUN,
)  # fmt: skip

BOOK: Final = Book("the-thing")

IN_PLAY, DEAD, REVEALED, ABSENT = range(4)
FATE: Final = Kind("fate", ("in_play", "dead", "revealed", "absent"))
"""A character is in play until the Alien takes it or it is the Alien (TT-0-02, TT-0-07)."""

HOW: Final = Kind("how", ("blood", "wire", "willingly", "dog"))
"""How a character is shown to be an Alien; the first two are the tests A and B."""

NOBODY: Final = -1
NONE: Final = -1

PHASE: Final = Kind(
    "phase",
    (
        "weather", "maintenance", "alien", "draw", "move", "encounters", "actions", "recreation",
        "tests", "supper", "dogs", "escape",
    ),
)  # fmt: skip


class TheThing(Position):
    """A game of The Thing."""

    __slots__ = (
        "rules", "figures", "coop", "number", "weather_table",
        "order", "owner", "fate", "room", "standing", "role", "suspicion", "hands", "weapons",
        "refills", "items", "lab", "leader", "token_room", "token_holder", "deck", "discards",
        "face_down", "pile", "face_up", "weapon_deck", "item_deck", "used_weapons",
        "lost_weapons", "used_items", "lost_items", "bag", "lab_spent", "lab_lost", "no_blood",
        "drawn", "fuel", "damage", "pantry", "kitchen", "underground", "outside", "rescue_fuel",
        "burned", "boiler_gone", "freezing", "blackout", "weather", "stored", "rescue",
        "rescue_gone", "dogs", "dogs_aside", "dogs_out", "hungry", "strength", "was_revealed",
        "plan", "planned", "alien", "agreed", "overruled", "placed", "infections", "boarder",
        "passengers", "tests_left", "round", "phase", "threat", "dice", "rerolled", "garry_rolled",
        "roles_aside",
    )  # fmt: skip

    book: ClassVar[Book] = BOOK
    pieces: ClassVar[tuple[str, ...]] = __slots__[5:]

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        values: Any = setup.values
        self.rules = Switches(**values)
        self.figures = FIGURES.values(self.rules.figures)
        self.coop = cooperative(setup.seats)
        self.number = characters(setup.seats)
        """How many characters start (TT-0-09)."""
        self.weather_table = weather_table(self)
        # Characters.
        self.order: list[int] = []
        """Clockwise; the first belongs to seat 0."""
        self.owner = [NOBODY] * 8
        """The seat that holds each character."""
        self.fate = [ABSENT] * 8
        self.room = [NOWHERE] * 8
        self.standing = [False] * 8
        self.role = [HUMAN] * 8
        self.suspicion = [0] * 8
        self.hands: list[tuple[int, ...]] = [()] * 8
        """Action cards, sorted."""
        self.weapons: list[tuple[int, ...]] = [()] * 8
        self.refills: list[tuple[int, ...]] = [()] * 8
        """The refills on each Flamethrower a character has: they lie face up (TT-W-01)."""
        self.items: list[tuple[int, ...]] = [()] * 8
        self.lab: list[tuple[int, ...]] = [()] * 8
        self.leader = NOBODY
        self.token_room = NONE
        """Where the Leader token lies; none while somebody holds it or it is set aside."""
        self.token_holder = NOBODY
        # Decks. The last card of a list is the top.
        self.deck: list[int] = []
        self.discards: list[int] = []
        """Action cards discarded face up."""
        self.face_down: list[int] = []
        """Action cards discarded face down."""
        self.pile: list[int] = []
        """The active pile: face-down cards first as they were laid, shuffled in 4.2."""
        self.face_up: list[int] = []
        """Delivered face up this round; shuffled into the pile with the rest (A-67)."""
        self.weapon_deck: list[int] = []
        self.item_deck: list[int] = []
        self.used_weapons: list[int] = []
        self.lost_weapons: list[int] = []
        """Out of the game unseen."""
        self.used_items: list[int] = []
        self.lost_items: list[int] = []
        self.bag = [0, 0]
        """Blood bags and failures in the laboratory bag."""
        self.lab_spent = 0
        """Blood bags used or removed for all to see."""
        self.lab_lost: list[int] = []
        """Laboratory tokens gone unseen."""
        self.no_blood = False
        """A sabotage found no blood bag left in the bag."""
        self.drawn: list[int] = []
        """What somebody has drawn and is choosing from."""
        # The outpost.
        self.fuel = [0] * 13
        self.damage = [0] * 13
        self.pantry = 0
        self.kitchen = 0
        self.underground = 0
        self.outside = 0
        self.rescue_fuel = 1
        """The space of the barrel on the rescue track."""
        self.burned = [False] * 13
        self.boiler_gone = False
        self.freezing = 0
        """The space of the freezing marker; 0 while the Boiler works."""
        self.blackout = False
        self.weather = SUN
        self.stored = NONE
        """The result kept in the Weather Station."""
        self.rescue = 0
        """The Rescue Helicopter's space; 0 until the S.O.S. is sent."""
        self.rescue_gone = False
        self.dogs = [0] * 13
        """In each room; those of the Kennel are caged."""
        self.dogs_aside = 0
        self.dogs_out = 0
        self.hungry = False
        # The revealed Alien.
        self.strength = 0
        self.was_revealed = False
        """Whether an Alien has ever been revealed."""
        self.plan: list[tuple[int, int]] = []
        """The rooms chosen for this round with the strength on each; secret until 4.1 is over."""
        self.planned = False
        """The plan lies on the table: its strengths are to be seen, its rooms are not."""
        self.alien = [0] * 13
        """The Alien's strength in each room now."""
        self.agreed: list[int] = []
        """The revealed players who agree to the plan as it stands."""
        self.overruled = 0
        """How often this round a change asked those again who had agreed."""
        # Secrets of the moment.
        self.placed = [NONE] * 8
        """Who has laid contagion tokens: 1 with the Alien among them, else 0."""
        self.infections: list[tuple[int, int]] = []
        """Who was infected by whom, in order; by nobody where it was a dog (TT-IC-12)."""
        self.boarder = NOBODY
        """Who has boarded the Rescue Helicopter this round, before anybody else may."""
        self.passengers: list[int] = []
        self.tests_left: list[int] = []
        self.round = 0
        self.phase = 0
        # One to three players.
        self.threat = 0
        """The threat marker's space on the suspicion track."""
        self.dice: list[int] = []
        self.rerolled: list[int] = []
        """Which of the dice were rolled again."""
        self.garry_rolled = False
        """Garry's free throw of this round is spent."""
        self.roles_aside: list[int] = []

    def copy_pieces(self, other: TheThing) -> None:
        other.rules = self.rules
        other.figures = self.figures
        other.coop = self.coop
        other.number = self.number
        other.weather_table = self.weather_table
        other.order = self.order.copy()
        other.owner = self.owner.copy()
        other.fate = self.fate.copy()
        other.room = self.room.copy()
        other.standing = self.standing.copy()
        other.role = self.role.copy()
        other.suspicion = self.suspicion.copy()
        other.hands = self.hands.copy()
        other.weapons = self.weapons.copy()
        other.refills = self.refills.copy()
        other.items = self.items.copy()
        other.lab = self.lab.copy()
        other.leader = self.leader
        other.token_room = self.token_room
        other.token_holder = self.token_holder
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.face_down = self.face_down.copy()
        other.pile = self.pile.copy()
        other.face_up = self.face_up.copy()
        other.weapon_deck = self.weapon_deck.copy()
        other.item_deck = self.item_deck.copy()
        other.used_weapons = self.used_weapons.copy()
        other.lost_weapons = self.lost_weapons.copy()
        other.used_items = self.used_items.copy()
        other.lost_items = self.lost_items.copy()
        other.bag = self.bag.copy()
        other.lab_spent = self.lab_spent
        other.lab_lost = self.lab_lost.copy()
        other.no_blood = self.no_blood
        other.drawn = self.drawn.copy()
        other.fuel = self.fuel.copy()
        other.damage = self.damage.copy()
        other.pantry = self.pantry
        other.kitchen = self.kitchen
        other.underground = self.underground
        other.outside = self.outside
        other.rescue_fuel = self.rescue_fuel
        other.burned = self.burned.copy()
        other.boiler_gone = self.boiler_gone
        other.freezing = self.freezing
        other.blackout = self.blackout
        other.weather = self.weather
        other.stored = self.stored
        other.rescue = self.rescue
        other.rescue_gone = self.rescue_gone
        other.dogs = self.dogs.copy()
        other.dogs_aside = self.dogs_aside
        other.dogs_out = self.dogs_out
        other.hungry = self.hungry
        other.strength = self.strength
        other.was_revealed = self.was_revealed
        other.plan = self.plan.copy()
        other.planned = self.planned
        other.alien = self.alien.copy()
        other.agreed = self.agreed.copy()
        other.overruled = self.overruled
        other.placed = self.placed.copy()
        other.infections = self.infections.copy()
        other.boarder = self.boarder
        other.passengers = self.passengers.copy()
        other.tests_left = self.tests_left.copy()
        other.round = self.round
        other.phase = self.phase
        other.threat = self.threat
        other.dice = self.dice.copy()
        other.rerolled = self.rerolled.copy()
        other.garry_rolled = self.garry_rolled
        other.roles_aside = self.roles_aside.copy()

    @property
    def dark(self) -> bool:
        """Whether the base is without power (TT-2-09)."""
        return self.blackout

    def living(self) -> list[int]:
        """The characters in play, clockwise from seat 0."""
        return [c for c in self.order if self.fate[c] == IN_PLAY]

    def from_leader(self) -> list[int]:
        """The characters in play, clockwise from the Leader."""
        at = self.order.index(self.leader)
        return [c for c in self.order[at:] + self.order[:at] if self.fate[c] == IN_PLAY]

    def movement_order(self) -> list[int]:
        """The characters in play from the Leader's left on, the Leader last (TT-4.1-01).

        With one to three players all of the Leader's come first (TT-SOLO-3-01).
        """
        if self.coop:
            first = self.owner[self.leader]
            return sorted(self.living(), key=lambda c: (self.owner[c] - first) % self.seats)
        at = self.order.index(self.leader) + 1
        return [c for c in self.order[at:] + self.order[:at] if self.fate[c] == IN_PLAY]

    def inside(self, room: int) -> list[int]:
        """The characters in a room, in movement order."""
        return [c for c in self.movement_order() if self.room[c] == room]

    def awake(self, room: int) -> list[int]:
        """The standing characters in a room, in movement order."""
        standing = self.standing
        return [c for c in self.inside(room) if standing[c]]

    def room_left(self, room: int) -> bool:
        """Whether one more character may enter (TT-4.1-03)."""
        return sum(place == room for place in self.room) < rooms.CAPACITY

    def usable(self, room: int) -> bool:
        """Whether a room still exists: not burned, not broken for good."""
        return not self.burned[room] and not (room == BOILER and self.boiler_gone)

    def location_cards(self) -> Iterator[int]:
        """The cards in the location deck."""
        for room in GREEN:
            if self.usable(room):
                yield room
        if self.dogs[rooms.KENNEL] and self.rules.kennel_card:
            yield rooms.KENNEL

    def fuel_slots(self, room: int) -> int:
        if room == SNOWPLOW:
            return max(1, self.number - int(self.figures["snowplow-fuel-less"]))
        if room == HELICOPTER:
            return rooms.HELICOPTER_FUEL
        return rooms.BOILER_FUEL if room == BOILER else rooms.GENERATOR_FUEL

    def damage_slots(self, room: int) -> int:
        """How much damage a room can take (A-07)."""
        scaled = self.rules.damage_slots == "scaled"
        if room == COMMS:
            return self.number if scaled else rooms.PRINTED_COMMS_DAMAGE
        if room == HELICOPTER:
            return self.number - 2 if scaled else rooms.PRINTED_HELICOPTER_DAMAGE
        if room == BOILER:
            return rooms.BOILER_DAMAGE
        return rooms.GENERATOR_DAMAGE if room == GENERATOR else rooms.SNOWPLOW_DAMAGE

    def reserve(self, room: int) -> int:
        """The barrels that could be brought to a room."""
        return self.outside if room in rooms.OUTSIDE else self.underground

    def hand_limit(self) -> int:
        return 2 if self.hungry else 3

    def knows(self, character: int) -> int:
        """The knowers of what only this character's player knows."""
        return 1 << self.owner[character]

    def faction(self) -> list[int]:
        """The seats of the revealed Alien (TT-R-07)."""
        return [self.owner[c] for c in self.order if self.fate[c] == REVEALED]

    def faction_knows(self) -> int:
        """The knowers of what only the revealed Alien knows."""
        return sum(1 << seat for seat in self.faction())

    def ask_faction(self, question: Question, *args: Any) -> None:
        """Ask the revealed Alien: one of its players answers for all (TT-R-07)."""
        for seat in self.faction():
            self.ask(seat, question, *args)

    def awake_anywhere(self) -> list[int]:
        """The standing characters in rooms, in movement order."""
        return [c for c in self.movement_order() if self.standing[c] and self.room[c] < DORMITORY]


def weather_table(g: TheThing) -> tuple[tuple[int, int, int, int], ...]:
    """For each weather: generator fuel, boiler fuel, freezing, rescue (D-01)."""
    number = g.number
    two = g.rules.weather_groups == "two"
    group = "7-8" if number > 6 else "6" if number == 6 or two else "4-5"
    figures = g.figures
    return tuple(
        (
            figures[f"generator-{group}"][weather],
            figures[f"boiler-{group}"][weather],
            figures["freezing"][weather],
            figures["rescue"][weather],
        )
        for weather in (SUN, SNOW, STORM)
    )
