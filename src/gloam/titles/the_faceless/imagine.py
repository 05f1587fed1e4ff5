"""A whole table that fits what a seat sees: the deck, and all that lies face down."""

from __future__ import annotations

from collections import Counter
from typing import Any

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
    LYING,
    MEMORY,
    OBSTACLE,
    event_cards,
)
from gloam.titles.the_faceless.compass import HEADING
from gloam.titles.the_faceless.state import BOOK, GLASS, NONE, TheFaceless

Seen = dict[str, Any]


def imagine_table(g: TheFaceless, seen: Seen) -> None:
    """Make up everything the view leaves open, and what it may not tell whatever it says."""
    table = seen["table"]
    copy_figures(g, table)
    copy_board(g, table)
    copy_turn(g, table)
    copy_modules(g, table)
    fill_deck(g, table)
    hide_memories(g, table)
    fill_modules(g, table)


def copy_figures(g: TheFaceless, table: Seen) -> None:
    g.here = _one(SPACE, table["here"])
    for name, shown in table["figures"].items():
        figure = FIGURE.read(name)
        g.at[figure] = _one(OUTER, shown["outer"])
        g.headings[figure] = HEADING.read(shown["heading"])
    goat = table["billygoat"]
    g.goat = _one(SPACE, goat["space"])
    g.goat_in = _one(OBSTACLE, goat["obstacle"])
    g.headings[GOAT] = HEADING.read(goat["heading"])
    g.last = table["last"]


def copy_board(g: TheFaceless, table: Seen) -> None:
    for block, shown in enumerate(table["obstacles"]):
        g.blocks[block] = tuple(_many(SPACE, shown["spaces"]))
        g.marks[block] = tuple(_many(SPACE, shown["marks"]))
        g.swamps[block] = shown["swamp"]
        for cell in g.blocks[block]:
            g.cover[cell] = block
    g.den = _many(SPACE, table["den"])
    for name, fate in table["fates"].items():
        g.fates[MEMORY.read(name)] = FATE.read(fate)


def copy_turn(g: TheFaceless, table: Seen) -> None:
    for name in (
        "current", "first", "turn", "action", "remembered", "whispered", "turned", "carried",
        "rolled", "peeked", "barred", "less", "less_next", "fired", "glass_number", "glass_turns",
        "fogged", "silent", "named",
    ):  # fmt: skip
        setattr(g, name, table[name])
    g.still = _bits(table["still"])
    g.still_next = _bits(table["still_next"])
    g.characters = _many(CHARACTER, table["characters"])
    g.hands = [tuple(_many(CARD, hand)) for hand in table["hands"]]
    g.display = [tuple(_many(CARD, column)) for column in table["display"].values()]
    g.discards = _many(CARD, table["discards"])
    g.revealed = _one(CARD, table["revealed"])


def copy_modules(g: TheFaceless, table: Seen) -> None:
    g.face = _one(FACE, table["face"])
    g.forks_gone = _many(CROSSROADS, table["forks_gone"])
    g.fork = NONE if table["fork"] is None else CROSSROADS.read(table["fork"][0])
    g.eyes = [SPACE.read(space) for space, _ in table["eyes"]]
    g.open = [open_ for _, open_ in table["eyes"]]
    g.portals = _many(SPACE, table["portals"])
    g.servants = [_one(SPACE, space) for space in table["servants"]]
    g.puppets = _many(OUTER, table["puppets"])
    g.servants_shown = list(table["servants_shown"])
    g.glass = GLASS.read(table["glass"])
    g.avatars = _many(AVATAR, table["avatars"])


def fill_deck(g: TheFaceless, table: Seen) -> None:
    """The unseen event cards: the deck, and those out of the game. One may know the top card."""
    unseen = Counter(event_cards(g.figures))
    for pile in (*g.hands, *g.display, g.discards):
        unseen.subtract(pile)
    if g.revealed != NONE:
        unseen[g.revealed] -= 1
    top = table.get("me", {}).get("top")
    if top is not None:
        unseen[CARD.read(top)] -= 1
    cards = sorted(unseen.elements())
    g.chance.shuffle(cards)
    if top is not None:
        cards.append(CARD.read(top))
    g.boxed = cards[: table["boxed"]]
    g.deck = cards[table["boxed"] :]


def hide_memories(g: TheFaceless, table: Seen) -> None:
    """Which Memory lies where nobody knows; each Servant that collects stands on one."""
    hidden = [memory for memory, fate in enumerate(g.fates) if fate == LYING]
    g.chance.shuffle(hidden)
    g.unlaid = [hidden.pop() for _ in range(table["unlaid"])]
    for space in _many(SPACE, table["memories"]):
        g.lies[hidden.pop()] = space
    if g.rules.servants == "collectors" and g.servants:
        g.burdens = burdens(g)


def burdens(g: TheFaceless) -> list[int]:
    """The Memory of each Servant: one on its space; of those that have left, one that is found."""
    left = list(range(len(g.lies)))
    found = [NONE] * len(g.servants)
    for at, space in enumerate(g.servants):
        if space != NOWHERE:
            found[at] = next(m for m in left if g.lies[m] == space)
            left.remove(found[at])
    for at, space in enumerate(g.servants):
        if space == NOWHERE:
            found[at] = left.pop()
    return found


def fill_modules(g: TheFaceless, table: Seen) -> None:
    for shown in table["haunts"]:
        g.haunts.append(SPACE.read(shown["space"]))
        g.shown.append(shown["arrows"] is not None)
        g.arrows.append(shown["arrows"] or 0)
        g.ways.append(g.chance.below(6) if shown["way"] is None else DIRECTION.read(shown["way"]))
    if g.rules.haunted:
        left = list((Counter(g.figures["haunted-arrows"]) - Counter(g.arrows)).elements())
        g.chance.shuffle(left)
        g.arrows = [arrows or left.pop() for arrows in g.arrows]
        g.haunts_aside = left
    if g.rules.crossroads:
        gone = {*g.forks_gone, g.fork}
        g.forks = [card for card in range(len(CROSSROADS.names)) if card not in gone]
        g.chance.shuffle(g.forks)
    if g.rules.servants != "off":
        cards = len(g.figures["servant-directions"])
        g.servant_cards = [card for card in range(cards) if card not in g.servants_shown]
        g.chance.shuffle(g.servant_cards)


def _one(kind: Kind, shown: str | None) -> int:
    return NONE if shown is None else kind.read(shown)


def _many(kind: Kind, shown: list[str]) -> list[int]:
    return [kind.read(name) for name in shown]


def _bits(colours: list[str]) -> int:
    return sum(1 << COLOUR.read(name) for name in colours)


BOOK.imagine_table = imagine_table
