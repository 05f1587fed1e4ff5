"""Positions for tests: only what is written is on the board, and the rest of the cards is quiet.

    s = scene("yellow1 red2", figures="alan:o0:180.0 judith:o12:0.0", goat="g4:90.0")
    s.say("play yellow1", "set o14 200.0")

is the start of seat 0's turn. The Group stands in the middle (g7). Where no figure is named, Alan
alone draws the red end of the needle to the `needle`'s side. Nobody's power meddles unless the cast
says so. The display has no green card and the next card of the deck is a green one, so a Threat
phase does nothing unless a test says otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

import gloam
from gloam.kernel.chance import Chance
from gloam.kernel.journal import ALL
from gloam.kernel.option import Kind
from gloam.titles.the_faceless.board import DIRECTION, NOWHERE, OUTER, SPACE
from gloam.titles.the_faceless.cards import (
    AVATAR,
    CARD,
    CHARACTER,
    COLOUR,
    CROSSROADS,
    FACE,
    FATE,
    FIGURE,
    GOAT,
    MEMORY,
    OBSTACLE,
    event_cards,
)
from gloam.titles.the_faceless.compass import HALF, HEADING, TURN
from gloam.titles.the_faceless.deck import put
from gloam.titles.the_faceless.preparation import open_box
from gloam.titles.the_faceless.state import NONE, TheFaceless

TITLE = gloam.title("the-faceless")
QUIET = "blue1 yellow1 red1 purple1 purple2"
"""A display at Easy in which a green card means nothing."""
ALL_BUT = " ".join(f"{memory}:used" for memory in MEMORY.names)

clause = pytest.mark.clause


def of(kind: Kind, text: str) -> list[int]:
    return [kind.read(name) for name in text.split()]


def parts(text: str) -> list[list[str]]:
    """What is written as “what:of:which what:of:which”."""
    return [part.split(":") for part in text.split()]


class Scene:
    """A position under test, in the words of options, figures and spaces."""

    def __init__(self, g: TheFaceless) -> None:
        self.g = g

    def say(self, *texts: str) -> Scene:
        """Whoever is asked answers, one after the other."""
        for text in texts:
            self.g.play(self.g.asks[0][0], text)
        return self

    def by(self, seat: int, text: str) -> Scene:
        """This seat answers, or the table."""
        self.g.play(seat, text)
        return self

    # What is asked.

    @property
    def prompt(self) -> str:
        return self.g.asks[0][1].name if self.g.asks else ""

    @property
    def seat(self) -> int:
        return self.g.asks[0][0]

    def options(self) -> set[str]:
        """The listed options of what is asked."""
        choices = [d.question.choices(self.g, d.seat, d.args, False) for d in self.asked()]
        return {str(option) for found in choices for option in found.options}

    def spans(self) -> set[str]:
        """What can be answered with any heading: “set o14”."""
        choices = [d.question.choices(self.g, d.seat, d.args, False) for d in self.asked()]
        return {str(span.stem) for found in choices for span in found.spans}

    def may(self, verb: str) -> bool:
        return any(option.split()[0] == verb for option in self.options() | self.spans())

    def asked(self) -> list[Any]:
        return [decision for decision in self.g.decisions if not decision.standing]

    def refused(self) -> dict[str, str]:
        """The refused options of what is asked, with the clause that refuses each."""
        return {str(o): reason.clause for d in self.asked() for o, reason in d.refused}

    def offers(self) -> set[tuple[int, str]]:
        return {(d.seat, d.prompt) for d in self.g.decisions if d.standing}

    # What is on the table.

    @property
    def here(self) -> str:
        return SPACE.names[self.g.here]

    @property
    def goat(self) -> str:
        """Where Billygoat is: a space, or an Obstacle's number."""
        if self.g.goat_in != NONE:
            return OBSTACLE.names[self.g.goat_in]
        return SPACE.names[self.g.goat]

    def outer(self, figure: str) -> str | None:
        at = self.g.at[FIGURE.read(figure)]
        return None if at == NOWHERE else OUTER.names[at]

    def heading(self, figure: str) -> str:
        return HEADING.names[self.g.headings[FIGURE.read(figure)]]

    def hand(self, seat: int) -> list[str]:
        return [CARD.names[card] for card in self.g.hands[seat]]

    def column(self, colour: str) -> list[str]:
        return [CARD.names[card] for card in self.g.display[COLOUR.read(colour)]]

    def discards(self) -> list[str]:
        return [CARD.names[card] for card in self.g.discards]

    def fate(self, memory: str) -> str:
        return FATE.names[self.g.fates[MEMORY.read(memory)]]

    def lies(self, memory: str) -> str | None:
        space = self.g.lies[MEMORY.read(memory)]
        return None if space == NOWHERE else SPACE.names[space]

    def spots(self, piece: str) -> list[str]:
        """Where the pieces of a list lie: eyes, portals, servants."""
        return [SPACE.names[space] for space in getattr(self.g, piece) if space != NOWHERE]

    def see(self, viewer: int | None = None) -> dict[str, Any]:
        table: dict[str, Any] = self.g.view(viewer)["table"]
        return table

    def needle(self) -> float | None:
        found: float | None = self.see()["needle"]
        return found

    def happened(self, name: str, viewer: int | None = ALL) -> list[dict[str, Any]]:
        shown = [event.show(viewer) for event in self.g.happened()]
        return [event for event in shown if event["event"] == name]

    def story(self, *names: str) -> list[str]:
        """The names of these events, in the order in which they happened."""
        return [event.kind.name for event in self.g.happened() if event.kind.name in names]

    def path(self) -> list[str]:
        """The spaces the Group has stepped on."""
        return [event["space"] for event in self.happened("stepped")]

    def reason(self) -> str | None:
        return None if self.g.outcome is None else self.g.outcome.reason


def scene(
    *hands: str,
    cast: str = "tommy dylan",
    at: str = "new_turn",
    edition: str = "base",
    here: str = "g7",
    needle: str = "east",
    figures: str | None = None,
    goat: str = "",
    blocks: Mapping[str, str] | None = None,
    swamps: str = "",
    den: str = "",
    lies: str = "",
    fates: str = "",
    display: str = QUIET,
    deck: str = "",
    left: int | None = None,
    eyes: str = "",
    haunts: str = "",
    portals: str = "",
    servants: str = "",
    burdens: str = "",
    servant_cards: str = "",
    puppets: str = "",
    forks: str = "",
    face: str = "",
    avatars: str = "",
    pieces: Mapping[str, Any] | None = None,
    seed: int = 1,
    chance: tuple[Any, ...] = (),
    **switches: Any,
) -> Scene:
    """The pieces as written, then the steps of `at`, one after the other.

    `deck` holds its top cards, the first on top, and `left` says how many are in it altogether;
    `chance` holds the outcomes to come.
    """
    seats = len(cast.split())
    setup = TITLE.meta.setup(
        seats, edition, seed, {"solo": True, **switches} if seats == 1 else switches
    )
    g = TheFaceless(setup, Chance.seeded(seed))

    def place(text: str) -> list[int]:
        found = of(SPACE, text)
        assert set(found) <= set(g.board.spaces), text
        return found

    open_box(g)
    g.characters = of(CHARACTER, cast)
    (g.here,) = place(here)
    way = DIRECTION.read(needle)
    alone = f"alan:o{6 * way}:{HEADING.names[(600 * way + HALF) % TURN]}"
    for name, outer, heading in parts(alone if figures is None else figures):
        g.at[FIGURE.read(name)] = OUTER.read(outer)
        g.headings[FIGURE.read(name)] = HEADING.read(heading)
    for stands, heading in parts(goat):
        if stands in OBSTACLE.names:
            g.goat_in = OBSTACLE.read(stands)
        else:
            (g.goat,) = place(stands)
        g.headings[GOAT] = HEADING.read(heading)
    for name, spaces in (blocks or {}).items():
        block = OBSTACLE.read(name)
        g.blocks[block] = tuple(place(spaces))
        for cell in g.blocks[block]:
            g.cover[cell] = block
    for name in swamps.split():
        g.swamps[OBSTACLE.read(name)] = True
    g.den = place(den)
    for name, space in parts(lies):
        (g.lies[MEMORY.read(name)],) = place(space)
    for name, fate in parts(fates):
        if g.lies[MEMORY.read(name)] == NOWHERE:
            g.fates[MEMORY.read(name)] = FATE.read(fate)
    deal(g, hands, display, deck, left)
    for space, side in parts(eyes):
        g.eyes += place(space)
        g.open.append(side == "open")
    for space, arrows, towards, *shown in parts(haunts):
        g.haunts += place(space)
        g.arrows.append(int(arrows))
        g.haunts_aside.remove(int(arrows))
        g.ways.append(DIRECTION.read(towards))
        g.shown.append(bool(shown))
    g.portals = place(portals)
    g.servants = place(servants)
    g.burdens = of(MEMORY, burdens)
    g.puppets = of(OUTER, puppets)
    g.servant_cards = on_top(g.servant_cards, of(DIRECTION, servant_cards))
    g.forks = on_top(g.forks, of(CROSSROADS, forks))
    g.face = FACE.read(face) if face else NONE
    g.avatars = of(AVATAR, avatars)
    for name, value in (pieces or {}).items():
        assert name in g.pieces, name
        setattr(g, name, value)
    if chance:
        foretell(g, chance)
    for step in reversed(at.split()):
        g.then(g.book.steps[step])
    g.run()
    g.take_outcomes()
    return Scene(g)


def deal(g: TheFaceless, hands: tuple[str, ...], display: str, deck: str, left: int | None) -> None:
    """The fifty cards: in hands, in the display, in the deck, and the rest out of the game."""
    for seat, text in enumerate(hands):
        g.hands[seat] = tuple(sorted(of(CARD, text)))
    for card in of(CARD, display):
        put(g, card)
    top = of(CARD, deck)
    rest = Counter(event_cards(g.figures))
    for pile in (*g.hands, *g.display, top):
        rest.subtract(pile)
    assert min(rest.values()) >= 0, "there are not so many of this card"
    below = sorted(rest.elements(), key=lambda card: (not CARD.names[card].startswith("g"), card))
    whole = [*top, *below]
    count = len(whole) - 3 if left is None else left
    g.deck = list(reversed(whole[:count]))
    g.boxed = whole[count:]


def on_top(pile: list[int], first: list[int]) -> list[int]:
    """A pile with these cards on top, the first one uppermost."""
    return [*(card for card in pile if card not in first), *reversed(first)]


def foretell(g: TheFaceless, outcomes: tuple[Any, ...]) -> None:
    """What chance brings next, in order; after that it is chance again."""
    coming = list(outcomes)

    class Foretold(Chance):
        def below(self, sides: int) -> int:
            if not coming:
                return super().below(sides)
            value = int(coming.pop(0))
            assert value < sides
            self.outcomes.append(value)
            return value

    g.chance = Foretold(g.chance.key)
