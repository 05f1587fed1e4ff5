"""The pieces of The Faceless, and the names its rules use."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gloam.kernel.book import Book
from gloam.kernel.chance import Chance
from gloam.kernel.option import Kind
from gloam.kernel.position import Position
from gloam.kernel.setup import Setup
from gloam.titles.the_faceless.board import CELLS, NOWHERE, board
from gloam.titles.the_faceless.cards import (
    CARDS_AT,
    FACELESS,
    FOUR_CARDS,
    GOAT,
    HAND,
    LYING,
    MEMORIES,
    NO_POWERS,
    OBSTACLES,
    POWER,
    SPECTRAL,
    UNUSED,
)
from gloam.titles.the_faceless.compass import COS, MAGNETS, OUTSIDE, SIN, compass
from gloam.titles.the_faceless.meta import FIGURES, Switches

BOOK: Final = Book("the-faceless")

NONE: Final = -1
WALKING, RESTING, WHISPERING = range(3)
"""The actions of a turn."""
GLASS: Final = Kind("glass", ("off", "home", "memory"))
GLASS_OFF, GLASS_HOME, GLASS_MEMORY = range(3)


class TheFaceless(Position):
    """A game of The Faceless."""

    __slots__ = (
        "rules", "figures", "board", "compass", "level", "fog", "powers", "at", "headings", "goat",
        "goat_in", "here", "last", "blocks", "marks", "cover", "swamps", "den", "lies", "unlaid",
        "fates", "hands", "display", "deck", "discards", "boxed", "revealed", "characters",
        "current", "first", "turn", "action", "remembered", "whispered", "turned", "carried",
        "rolled", "peeked", "barred", "still", "still_next", "less", "less_next", "face", "forks",
        "forks_gone", "fork", "eyes", "open", "haunts", "arrows", "ways", "shown", "haunts_aside",
        "fired", "portals", "servants", "burdens", "puppets", "servant_cards", "servants_shown",
        "glass", "glass_number", "glass_turns", "fogged", "silent", "avatars", "named",
    )  # fmt: skip

    book: ClassVar[Book] = BOOK
    pieces: ClassVar[tuple[str, ...]] = __slots__[7:]

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        values: Any = setup.values
        self.rules = Switches(**values)
        self.figures = FIGURES.values(self.rules.figures)
        self.board = board(self.figures["board-radius"])
        magnets = tuple(self.figures[name] for name in MAGNETS)
        self.compass = compass(self.board, magnets, self.rules.earth)
        difficulty = "hard" if self.rules.final_challenge else self.rules.difficulty
        self.level = int(CARDS_AT.get(difficulty, self.figures["easy-cards"]))
        """The fewest cards the display holds (TF-3.5-03)."""
        self.fog = self.rules.fog or self.rules.final_challenge
        self.powers = tuple(POWER.read(name) for name in self.figures["powers"])
        """The power of each character."""
        # Figures.
        self.at = [NOWHERE] * 3
        """The outer space of each Faceless; nowhere, once a collision has removed it."""
        self.headings = [0] * 4
        """Where each figure's coloured side looks (TF-2.2-01)."""
        self.goat = NOWHERE
        self.goat_in = NONE
        """The Obstacle Billygoat is in as the Spectral; his space is then nowhere."""
        self.here = NOWHERE
        self.last = 0
        """Where the needle pointed when it was last read: a set of directions."""
        # Duskworld.
        self.blocks: list[tuple[int, ...]] = [()] * OBSTACLES
        """The spaces each Obstacle covers."""
        self.marks: list[tuple[int, ...]] = [()] * OBSTACLES
        """Those of them that show the sign of a Memory."""
        self.cover = [NONE] * len(CELLS)
        """The Obstacle on each space."""
        self.swamps = [False] * OBSTACLES
        self.den: list[int] = []
        self.lies = [NOWHERE] * MEMORIES
        """The space each Memory lies on, face down."""
        self.unlaid: list[int] = []
        """The Memories still to be laid by hand, unseen."""
        self.fates = [LYING] * MEMORIES
        # Cards. The last one of a list is the top of a pile, the bottom of a column.
        self.hands: list[tuple[int, ...]] = [()] * setup.seats
        """Sorted: hands lie face up (TF-2.2-04)."""
        self.display: list[tuple[int, ...]] = [()] * 5
        """The columns, by colour."""
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.boxed: list[int] = []
        """Event cards out of the game unseen."""
        self.revealed = NONE
        """The event card of this Threat phase, until it is in the display."""
        self.characters: list[int] = []
        """By seat."""
        # The turn.
        self.current = 0
        self.first = 0
        self.turn = 0
        self.action = NONE
        self.remembered = False
        """A Memory's effect was used this turn (TF-4.1-02)."""
        self.whispered = False
        self.turned = False
        self.carried = False
        self.rolled = False
        self.peeked = 0
        """How many cards the deck held when its top was looked at this turn."""
        self.barred = False
        """The turn began next to the Den (TF-10.5-03)."""
        self.still = 0
        """The colours whose cards only turn their Faceless this turn, a bit for each."""
        self.still_next = 0
        self.less = 0
        """By how much a card's value counts less this turn."""
        self.less_next = 0
        # Modules.
        self.face = NONE
        """What the Creepy Die shows."""
        self.forks: list[int] = []
        self.forks_gone: list[int] = []
        self.fork = NONE
        """The Crossroads card that is being decided."""
        self.eyes: list[int] = []
        self.open: list[bool] = []
        self.haunts: list[int] = []
        """The spaces of the Haunted Places."""
        self.arrows: list[int] = []
        self.ways: list[int] = []
        self.shown: list[bool] = []
        self.haunts_aside: list[int] = []
        """The arrows of those that are not in this game."""
        self.fired = 0
        """The Haunted Places whose push is still going on (TF-10.8-06), a bit for each."""
        self.portals: list[int] = []
        self.servants: list[int] = []
        """Their spaces; nowhere, for one that has left."""
        self.burdens: list[int] = []
        """The Memory under each collecting Servant."""
        self.puppets: list[int] = []
        """The outer spaces where the Puppetmaster's Servants stand."""
        self.servant_cards: list[int] = []
        self.servants_shown: list[int] = []
        self.glass = GLASS_OFF
        self.glass_number = 0
        """How often the glass was started or turned."""
        self.glass_turns = 0
        """Turns left on the glass where it runs by turns."""
        self.fogged = False
        self.silent = False
        self.avatars: list[int] = []
        self.named = 0
        """How often his name was said and is still to be paid for (TF-12.2-06)."""

    def copy_pieces(self, other: TheFaceless) -> None:
        for name in ("rules", "figures", "board", "compass", "level", "fog", "powers"):
            setattr(other, name, getattr(self, name))
        super().copy_pieces(other)

    # Figures and magnets.

    def goat_point(self) -> tuple[float, float]:
        """Where Billygoat's magnet is; in an Obstacle, in its middle (TF-10.2-05)."""
        if self.goat_in == NONE:
            return self.board.xy[self.goat]
        points = [self.board.xy[cell] for cell in self.blocks[self.goat_in]]
        return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)

    def field(self, without: int = NONE) -> tuple[float, float]:
        """The field at the Group in µT, of all magnets or of all but one figure's (2.2)."""
        magnets, headings = self.compass, self.headings
        around = magnets.around(self.here)
        x = y = 0.0
        for figure in FACELESS:
            outer = self.at[figure]
            if outer == NOWHERE or figure == without:
                continue
            xx, xy, yy = around[OUTSIDE + outer]
            c, s = COS[headings[figure]], SIN[headings[figure]]
            moment = magnets.moments[figure]
            x += moment * (xx * c + xy * s)
            y += moment * (xy * c + yy * s)
        if without != GOAT and (self.goat != NOWHERE or self.goat_in != NONE):
            if self.goat_in == NONE:
                xx, xy, yy = around[self.goat]
            else:
                xx, xy, yy = magnets.pull(self.board.xy[self.here], self.goat_point())
            c, s = COS[headings[GOAT]], SIN[headings[GOAT]]
            moment = magnets.moments[GOAT]
            x += moment * (xx * c + xy * s)
            y += moment * (xy * c + yy * s)
        return x + magnets.earth[0], y + magnets.earth[1]

    # Who may do what.

    def has(self, seat: int, power: int) -> bool:
        """Whether a seat's character has this power and may use it now (TF-11.1-04)."""
        return self.powers[self.characters[seat]] == power and not self.suspended(seat)

    def suspended(self, seat: int) -> bool:
        return self.face == NO_POWERS or (self.barred and seat == self.current)

    def limit(self, seat: int) -> int:
        """How many cards a hand may hold (TF-4.8-01, TF-11.2-03)."""
        return HAND + 1 if self.has(seat, FOUR_CARDS) else HAND

    def unused(self) -> list[int]:
        return [memory for memory in range(MEMORIES) if self.fates[memory] == UNUSED]

    def spectral(self) -> bool:
        return SPECTRAL in self.avatars

    # Spaces.

    def free(self, space: int) -> bool:
        """Whether a space has no component on it at all (TF-2.1-02)."""
        return (
            self.cover[space] == NONE
            and space not in self.lies
            and space != self.here
            and space != self.goat
            and space not in self.den
            and space not in self.eyes
            and space not in self.haunts
            and space not in self.portals
            and space not in self.servants
        )

    def free_spaces(self) -> list[int]:
        return [space for space in self.board.spaces if self.free(space)]

    def others(self, figure: int) -> list[int]:
        """The outer spaces where other Faceless stand."""
        return [o for f, o in enumerate(self.at) if f != figure and o != NOWHERE]

    def clockwise(self) -> list[int]:
        """The seats from the current one on."""
        return [(self.current + step) % self.seats for step in range(self.seats)]
