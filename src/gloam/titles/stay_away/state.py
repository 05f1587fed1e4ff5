"""The pieces of Stay Away!, and the names its rules use."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gloam.kernel.book import Book
from gloam.kernel.chance import Chance
from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Kind
from gloam.kernel.position import Position
from gloam.kernel.setup import Setup
from gloam.titles.stay_away.cards import deck
from gloam.titles.stay_away.meta import Switches

BOOK: Final = Book("stay-away")

HUMAN, INFECTED_ROLE, THE_THING = range(3)
ROLE: Final = Kind("role", ("human", "infected", "thing"))
DOOR: Final = Kind("place", sigil="| ")
"""The gap between a chair and the next one clockwise, named by that chair."""
SIDE: Final = Kind("side", ("left", "right"))
WAY: Final = Kind("way", ("anticlockwise", "clockwise"))
WHY: Final = Kind("why", ("door", "quarantine", "alone", "nothing_to_give"))

NOBODY: Final = -1


class StayAway(Position):
    """A game of Stay Away!. Seats are numbered clockwise as first dealt; chairs never move."""

    __slots__ = (
        "rules", "counts", "chairs", "place", "alive", "hands", "roles", "thing", "deck",
        "discards", "removed", "doors", "quarantine", "direction", "turn", "began_isolated",
        "fresh_quarantine",
        "in_play", "on_the_table", "resolute", "swapped", "humans_out", "last_infected",
    )  # fmt: skip

    book: ClassVar[Book] = BOOK
    pieces: ClassVar[tuple[str, ...]] = tuple(
        name for name in __slots__ if name not in ("rules", "counts")
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        values: Any = setup.values
        n = setup.seats
        self.rules = Switches(**values)
        self.counts = deck(n, setup.values)
        """How many of each card are in the game: public."""
        self.chairs = list(range(n))
        """The seat (player) on each chair."""
        self.place = list(range(n))
        """The chair of each seat."""
        self.alive = [True] * n
        self.hands: list[tuple[int, ...]] = [()] * n
        """Sorted, so that no card can be followed by its position (SA-16.1-08)."""
        self.roles = [HUMAN] * n
        self.thing = NOBODY
        self.deck: list[int] = []
        """The last one is the top."""
        self.discards: list[int] = []
        self.removed: list[int] = []
        self.doors = [0] * n
        """Barred Doors in the gap between chair i and the next clockwise."""
        self.quarantine = [0] * n
        """The turns of a seat's Quarantine that are left."""
        self.direction = 1
        self.turn = NOBODY
        self.began_isolated = False
        """The active player began the turn shut off: it ends without exchange (A-28)."""
        self.fresh_quarantine = False
        """The active player quarantined himself this turn, which does not count (A-23)."""
        self.in_play: list[int] = []
        """Cards being carried out: not yet part of the discard pile (SA-14.1-03)."""
        self.on_the_table = NOBODY
        """The card the initiator of an exchange has laid face down; still counted in his hand."""
        self.resolute: list[int] = []
        """The cards drawn for Resolute, while the player chooses."""
        self.swapped = NOBODY
        """The seat that changed places with the active player this turn."""
        self.humans_out = 0
        """How many were eliminated while Human."""
        self.last_infected = NOBODY
        """The seat whose infection left no Human in play."""

    def copy_pieces(self, other: StayAway) -> None:
        other.rules = self.rules
        other.counts = self.counts
        other.chairs = self.chairs.copy()
        other.place = self.place.copy()
        other.alive = self.alive.copy()
        other.hands = self.hands.copy()
        other.roles = self.roles.copy()
        other.thing = self.thing
        other.deck = self.deck.copy()
        other.discards = self.discards.copy()
        other.removed = self.removed.copy()
        other.doors = self.doors.copy()
        other.quarantine = self.quarantine.copy()
        other.direction = self.direction
        other.turn = self.turn
        other.began_isolated = self.began_isolated
        other.fresh_quarantine = self.fresh_quarantine
        other.in_play = self.in_play.copy()
        other.on_the_table = self.on_the_table
        other.resolute = self.resolute.copy()
        other.swapped = self.swapped
        other.humans_out = self.humans_out
        other.last_infected = self.last_infected

    def face_up(self, seat: int) -> bool:
        """Whether a Quarantine makes this seat draw, give and discard openly (SA-9.1-02i)."""
        return self.quarantine[seat] > 0 and self.rules.quarantine_mode == "face_up"

    def isolated(self, seat: int) -> bool:
        """Whether a Quarantine shuts this seat off (SA-9.1-02e)."""
        return self.quarantine[seat] > 0 and self.rules.quarantine_mode == "isolate"

    def living(self) -> int:
        return sum(self.alive)

    def living_with(self, role: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive[seat] and self.roles[seat] == role]

    def knowers(self, seat: int) -> int:
        """Who knows a card that this seat draws, gives or discards."""
        return EVERYONE if self.face_up(seat) else 1 << seat
