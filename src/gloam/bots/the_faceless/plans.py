"""What one might do: cards with a place and a heading for their figure, and what follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from gloam.bots.the_faceless.ground import goat_distances
from gloam.bots.the_faceless.paths import End, Paths
from gloam.bots.the_faceless.worth import Worth, risk
from gloam.kernel.option import Option
from gloam.titles.the_faceless.answers import AS_PRINTED, ENTER, FEWER, GO, MORE, MOVE, PLAY, SET
from gloam.titles.the_faceless.billygoat import IN, go_to, legal_places, place_of
from gloam.titles.the_faceless.cards import GOAT, PACES, PURPLE, RED, colour_of, value_of
from gloam.titles.the_faceless.compass import OUTSIDE, TURN
from gloam.titles.the_faceless.creepy_die import lengthened
from gloam.titles.the_faceless.state import NONE, TheFaceless
from gloam.titles.the_faceless.view import legal_outers

Plan = tuple[Option, ...]

HEADINGS: Final = 24
PACES_OF: Final = {-1: FEWER, 0: AS_PRINTED, 1: MORE}
ENDS: Final = 4
"""So many different ends of a walk are thought through to the next card."""
EACH: Final = 2
"""So many ways to each."""


class Plans:
    """The plans there are in a position."""

    def __init__(self, g: TheFaceless, worth: Worth) -> None:
        self.g = g
        self.worth = worth
        self.ground = worth.on(g)
        self.far = goat_distances(g)
        self.purples = len(g.display[PURPLE]) + 1
        unseen = [*g.deck, *g.boxed]
        self.omen = sum(colour_of(card) == PURPLE for card in unseen) / max(1, len(unseen))

    def of_hand(self, seat: int) -> Iterator[Plan]:
        for card in dict.fromkeys(self.g.hands[seat]):
            for plan in self.of_card(seat, card):
                yield (PLAY[card], *plan)

    def of_card(self, seat: int, card: int) -> list[Plan]:
        """The best ways to use a card that is played."""
        g, colour = self.g, colour_of(card)
        changes = (-1, 0, 1) if g.has(seat, PACES) else (0,)
        counts = {self.steps(card, change): change for change in changes}
        found: list[tuple[float, Plan]] = []
        for count, change in counts.items():
            bound = colour == RED or bool(g.still >> colour & 1)
            pace = (PACES_OF[change],) if len(changes) > 1 else ()
            if colour == PURPLE:
                found += [(worth, (*pace, *way)) for worth, way in self.free(count)]
            else:
                found += [
                    (worth, (*way, *pace)) for worth, way in self.of_figure(colour, count, bound)
                ]
        found.sort(key=lambda scored: -scored[0])
        return [plan for _, plan in found[: ENDS * EACH]]

    def steps(self, card: int, change: int) -> int:
        return max(0, max(0, value_of(card) - self.g.less + change) + lengthened(self.g))

    def free(self, count: int) -> list[tuple[float, Plan]]:
        """Ways that are chosen step by step."""
        paths = Paths(self.g, self.ground, NONE)
        ends = paths.strolls(paths.begin, count, self.g.goat)
        scored = [
            (self.score(end, self.far), tuple(GO[way] for way in ways))
            for end, ways in ends.items()
        ]
        scored.sort(key=lambda found: -found[0])
        return scored[:ENDS]

    def of_figure(self, figure: int, count: int, bound: bool) -> list[tuple[float, Plan]]:
        """Places and headings of a figure, and where the Group goes by the needle then.

        A Faceless that is bound only turns; Billygoat is bound as his card binds him.
        """
        g = self.g
        paths = Paths(g, self.ground, figure)
        by_end: dict[End, list[tuple[float, int, int, int]]] = {}
        fars = {}
        for place, at, goat in self.places(figure, bound):
            fars[place] = far = self.far if figure != GOAT else self.seen_from(place)
            for heading in range(0, TURN, TURN // HEADINGS):
                end = paths.walk(paths.begin, count, at, heading, goat)
                by_end.setdefault(end, []).append((self.score(end, far), place, heading, goat))
        best = sorted(by_end, key=lambda end: -max(by_end[end])[0])[:ENDS]
        found: list[tuple[float, Plan]] = []
        for end in best:
            scored = []
            for score, place, heading, goat in by_end[end]:
                at = self.at(figure, place)
                after = paths.walk(end, self.purples, at, heading, goat)
                then = self.score(after, fars[place])
                scored.append((score + self.omen * (then - score), place, heading))
            scored.sort(reverse=True)
            for worth, place, heading in spread(scored):
                found.append((worth, (self.option(figure, place, heading),)))
        return found

    def score(self, end: End, far: dict[int, int]) -> float:
        if end.lives < 0:
            return self.worth.way(self.ground, end)
        slack = far.get(end.here, 9) - len(self.g.display[RED]) - 1
        return self.worth.way(self.ground, end) + risk(slack)

    # Places.

    def places(self, figure: int, bound: bool) -> Iterator[tuple[int, int, int]]:
        """Where a figure may stand: the place, as the compass counts it, where Billygoat is."""
        g = self.g
        if figure == GOAT:
            for place in legal_places(g, int(bound)):
                yield place, self.at(figure, place), place
            return
        outers = [g.at[figure]] if bound else legal_outers(g, figure)
        for outer in outers:
            yield outer, self.at(figure, outer), g.goat

    def at(self, figure: int, place: int) -> int:
        if figure != GOAT:
            return NONE if place == NONE else OUTSIDE + place
        return place if place < IN else self.g.blocks[place - IN][0]

    def seen_from(self, place: int) -> dict[int, int]:
        g = self.g
        real = place_of(g)
        go_to(g, place)
        found = goat_distances(g)
        go_to(g, real)
        return found

    def option(self, figure: int, place: int, heading: int) -> Option:
        if figure != GOAT:
            return SET[place][heading]
        return MOVE[place][heading] if place < IN else ENTER[place - IN][heading]


def spread(scored: Iterable[tuple[float, int, int]]) -> list[tuple[float, int, int]]:
    """The best, each at another place."""
    found: dict[int, tuple[float, int, int]] = {}
    for entry in scored:
        found.setdefault(entry[1], entry)
        if len(found) == EACH:
            break
    return list(found.values())
