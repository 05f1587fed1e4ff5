"""What each seat may know of the table (TF-2.2-04): nearly everything, the needle where it shows.

The needle is shown where the compass stands, as the figures stand. While a figure is being tried, a
trial is shown too: the field of all other magnets, and for each legal place how the figure's own
field depends on its heading. That is a sum of two vectors, so a client moves the needle without any
rules. It tells nothing of a space where the Group is not, and nothing at all under the Fog
(TF-5.4, TF-10.11).
"""

from __future__ import annotations

from math import atan2, degrees
from typing import Any

from gloam.kernel.journal import ALL
from gloam.kernel.option import COUNT, SEAT
from gloam.titles.the_faceless.billygoat import IN, MOVE_BILLYGOAT, legal_places
from gloam.titles.the_faceless.board import DIRECTION, NOWHERE, OUTER, SPACE, SPACE_AT
from gloam.titles.the_faceless.cards import (
    AVATAR,
    CARD,
    CHARACTER,
    COLOUR,
    CROSSROADS,
    FACE,
    FATE,
    FIGURE,
    FORK,
    GOAT,
    MEMORY,
    OBSTACLE,
    POWER,
)
from gloam.titles.the_faceless.compass import HEADING, OUTSIDE, Pull
from gloam.titles.the_faceless.crossroads import forks_of
from gloam.titles.the_faceless.figures import MOVE_FACELESS, reachable, spaced
from gloam.titles.the_faceless.obstacles import symbols
from gloam.titles.the_faceless.state import BOOK, GLASS, NONE, TheFaceless

Seen = dict[str, Any]
PLACES = 6
"""Decimals of a field that is shown."""


def table(g: TheFaceless, seat: int | None) -> Seen:
    seen = public(g)
    if seat == ALL:
        seen["deck_cards"] = words(CARD, g.deck)
        seen["boxed_cards"] = words(CARD, g.boxed)
        seen["memories_lie"] = {
            MEMORY.names[memory]: SPACE.names[space]
            for memory, space in enumerate(g.lies)
            if space != NOWHERE
        }
        seen["haunted"] = [[a, DIRECTION.names[w]] for a, w in zip(g.arrows, g.ways, strict=True)]
        seen["crossroads_cards"] = words(CROSSROADS, g.forks)
        seen["servant_cards"] = g.servant_cards.copy()
    elif seat is not None:
        knows = seat == g.current and g.peeked and g.peeked == len(g.deck)
        seen["me"] = {
            "hand": words(CARD, g.hands[seat]),
            "top": CARD.names[g.deck[-1]] if knows else None,
        }
    return seen


def public(g: TheFaceless) -> Seen:
    return {
        "radius": g.board.radius,
        "symbols": spaces(sorted(symbols(g))),
        "inverse": inverse(g),
        "level": g.level,
        "here": place(g.here),
        "figures": {
            FIGURE.names[figure]: {
                "outer": None if outer == NOWHERE else OUTER.names[outer],
                "heading": HEADING.names[g.headings[figure]],
            }
            for figure, outer in enumerate(g.at)
        },
        "billygoat": {
            "space": place(g.goat),
            "obstacle": None if g.goat_in == NONE else OBSTACLE.names[g.goat_in],
            "heading": HEADING.names[g.headings[GOAT]],
        },
        "obstacles": [
            {"spaces": spaces(cells), "marks": spaces(marks), "swamp": swamp}
            for cells, marks, swamp in zip(g.blocks, g.marks, g.swamps, strict=True)
        ],
        "den": spaces(g.den),
        "memories": spaces(sorted(space for space in g.lies if space != NOWHERE)),
        "unlaid": len(g.unlaid),
        "fates": {MEMORY.names[m]: FATE.names[fate] for m, fate in enumerate(g.fates) if fate},
        "hands": [words(CARD, hand) for hand in g.hands],
        "display": {COLOUR.names[c]: words(CARD, column) for c, column in enumerate(g.display)},
        "deck": len(g.deck),
        "discards": words(CARD, g.discards),
        "boxed": len(g.boxed),
        "revealed": None if g.revealed == NONE else CARD.names[g.revealed],
        "characters": words(CHARACTER, g.characters),
        "powers": words(POWER, [g.powers[character] for character in g.characters]),
        "current": g.current,
        "first": g.first,
        "turn": g.turn,
        "action": g.action,
        "remembered": g.remembered,
        "whispered": g.whispered,
        "turned": g.turned,
        "carried": g.carried,
        "rolled": g.rolled,
        "peeked": g.peeked,
        "barred": g.barred,
        "still": colours(g.still),
        "still_next": colours(g.still_next),
        "less": g.less,
        "less_next": g.less_next,
        "face": None if g.face == NONE else FACE.names[g.face],
        "forks": len(g.forks),
        "forks_gone": words(CROSSROADS, g.forks_gone),
        "fork": None if g.fork == NONE else [CROSSROADS.names[g.fork], *words(FORK, forks_of(g))],
        "eyes": [[SPACE.names[s], open_] for s, open_ in zip(g.eyes, g.open, strict=True)],
        "haunts": haunts(g),
        "fired": g.fired,
        "portals": spaces(g.portals),
        "servants": [place(space) for space in g.servants],
        "puppets": words(OUTER, g.puppets),
        "servants_shown": g.servants_shown.copy(),
        "servant_cards_left": len(g.servant_cards),
        "glass": GLASS.names[g.glass],
        "glass_number": g.glass_number,
        "glass_turns": g.glass_turns,
        "fogged": g.fogged,
        "silent": g.silent,
        "avatars": words(AVATAR, g.avatars),
        "named": g.named,
        "last": g.last,
        "needle": needle(g),
        "trial": trial(g),
    }


def haunts(g: TheFaceless) -> list[Seen]:
    """A Haunted Place shows its arrows and its direction once the Group has been there."""
    return [
        {
            "space": SPACE.names[space],
            "arrows": arrows if shown else None,
            "way": DIRECTION.names[way] if shown else None,
        }
        for space, arrows, way, shown in zip(g.haunts, g.arrows, g.ways, g.shown, strict=True)
    ]


def inverse(g: TheFaceless) -> list[str]:
    if not g.rules.nightworld:
        return []
    return spaces(sorted(SPACE_AT[cell] for cell in g.figures["inverse-spaces"]))


def needle(g: TheFaceless) -> float | None:
    """Where the red end points, in degrees; hidden by the Fog, undecided without a field."""
    if g.here == NOWHERE or g.fogged or g.outcome is not None:
        return None
    x, y = g.field()
    if x * x + y * y < g.compass.faint:
        return None
    return round(degrees(atan2(y, x)) % 360, 1)


def trial(g: TheFaceless) -> Seen | None:
    """What trying a figure may show, while one is tried (TF-5.4-01 to TF-5.4-03)."""
    if len(g.asks) != 1 or g.here == NOWHERE:
        return None
    _, question, args = g.asks[0]
    if question is MOVE_FACELESS:
        figure, turn_only = args
        if turn_only and g.at[figure] == NOWHERE:
            return None
        outers = [g.at[figure]] if turn_only else legal_outers(g, figure)
        at = {OUTER.names[outer]: OUTSIDE + outer for outer in outers}
    elif question is MOVE_BILLYGOAT:
        figure = GOAT
        places = legal_places(g, *args)
        at = {SPACE.names[p] if p < IN else OBSTACLE.names[p - IN]: p for p in places}
    else:
        return None
    faint = round(g.compass.faint**0.5, PLACES)
    if g.fogged:
        hidden = dict.fromkeys(at)
        return {"figure": FIGURE.names[figure], "rest": None, "faint": faint, "places": hidden}
    x, y = g.field(without=figure)
    return {
        "figure": FIGURE.names[figure],
        "rest": [round(x, PLACES), round(y, PLACES)],
        "faint": faint,
        "places": {
            name: [round(part * g.compass.moments[figure], PLACES) for part in pull(g, where)]
            for name, where in at.items()
        },
    }


def legal_outers(g: TheFaceless, figure: int) -> list[int]:
    within = reachable(g, figure)
    return [o for o in sorted(within) if spaced(g, figure, o) and o not in g.puppets]


def pull(g: TheFaceless, where: int) -> Pull:
    """How a figure at a place reaches the compass: xx, xy, yy."""
    if IN <= where < IN + len(g.blocks) and g.asks[0][1] is MOVE_BILLYGOAT:
        cells = [g.board.xy[cell] for cell in g.blocks[where - IN]]
        middle = (sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))
        return g.compass.pull(g.board.xy[g.here], middle)
    return g.compass.around(g.here)[where]


def colours(bits: int) -> list[str]:
    return [name for colour, name in enumerate(COLOUR.names) if bits >> colour & 1]


def place(space: int) -> str | None:
    return None if space == NOWHERE else SPACE.names[space]


def spaces(found: Any) -> list[str]:
    return [SPACE.names[space] for space in found]


def words(kind: Any, things: Any) -> list[str]:
    return [kind.names[thing] for thing in things]


BOOK.table = table
BOOK.shows("turn", COUNT)
BOOK.shows("current", SEAT)
BOOK.shows("here", SPACE)
BOOK.shows("needle", COUNT)
BOOK.shows("billygoat.space", SPACE)
BOOK.shows("billygoat.obstacle", OBSTACLE)
BOOK.shows("billygoat.heading", HEADING)
BOOK.shows("figures.alan.outer", OUTER)
BOOK.shows("figures.alan.heading", HEADING)
BOOK.shows("figures.sam.outer", OUTER)
BOOK.shows("figures.sam.heading", HEADING)
BOOK.shows("figures.judith.outer", OUTER)
BOOK.shows("figures.judith.heading", HEADING)
BOOK.shows("memories", SPACE)
BOOK.shows("fates", FATE, MEMORY)
BOOK.shows("deck", COUNT)
BOOK.shows("display.blue", CARD)
BOOK.shows("display.green", CARD)
BOOK.shows("display.yellow", CARD)
BOOK.shows("display.red", CARD)
BOOK.shows("display.purple", CARD)
BOOK.shows("characters", CHARACTER, SEAT)
BOOK.shows("powers", POWER, SEAT)
BOOK.shows("face", FACE)
BOOK.shows("avatars", AVATAR)
BOOK.shows("portals", SPACE)
BOOK.shows("servants", SPACE)
BOOK.shows("puppets", OUTER)
BOOK.shows("den", SPACE)
BOOK.shows("glass", GLASS)
BOOK.shows("glass_turns", COUNT)
BOOK.shows("me.hand", CARD)
BOOK.shows("me.top", CARD)
