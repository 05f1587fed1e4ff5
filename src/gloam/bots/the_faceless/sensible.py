"""A player that thinks with the rules themselves: what it may do now, and what may come of it.

It plans a walk over places and headings, plays its best plans on to the end of the turn under each
colour of the next card, and takes the one that leaves the children best off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import Final

from gloam.bots import Advice
from gloam.bots.the_faceless.ground import goals
from gloam.bots.the_faceless.plans import Plan, Plans
from gloam.bots.the_faceless.quick import glance
from gloam.bots.the_faceless.reasons import why
from gloam.bots.the_faceless.setting_up import lay_out
from gloam.bots.the_faceless.thought import Thought, omens, think
from gloam.bots.the_faceless.worth import HAUNTED, Worth
from gloam.kernel.chance import Chance
from gloam.kernel.option import Option
from gloam.kernel.view import View
from gloam.titles.the_faceless.answers import REFILL_HAND, REMEMBER, REST, TAKE, thing
from gloam.titles.the_faceless.cards import COLOURS, GOAT, MOVED_BY, REFILL
from gloam.titles.the_faceless.walk import ask_pace, set_off

MANY: Final = 6
"""So many plans are thought through under each colour of the next card."""

BESIDE: Final = ("peek", "carry")
"""What is done first, for the action is still to come."""


class Sensible:
    """A bot for one seat of The Faceless."""

    def __init__(self, seat: int, seed: int | str) -> None:
        self.seat = seat
        self.seed = seed
        self.seen = 0
        self.thoughts = 0
        self.worth = Worth()

    def answer(self, view: View) -> str | None:
        if view["decisions"][0]["standing"]:
            return None
        g = self.think(view)
        return (self.best(g)[0] if g.turn else lay_out(g)).text

    def advise(self, view: View) -> Advice:
        """What it would answer, and what speaks for it."""
        g = self.think(view)
        if not g.turn:
            return Advice(lay_out(g).text)
        plan = self.best(g)
        if plan[0].verb in BESIDE:
            return Advice(plan[0].text, "first")
        held = self.follow(g, plan)
        return Advice(plan[0].text, *why(self.worth, g, held))

    def think(self, view: View) -> Thought:
        self.thoughts += 1
        g = think(view, Chance.seeded(f"{self.seed}/{self.thoughts}"))
        self.known = None if view["table"]["me"]["top"] is None else len(g.deck)
        return g

    def best(self, g: Thought) -> Plan:
        plans = list(self.plans(g))
        if len(plans) == 1:
            return plans[0]
        if len(plans) > MANY:
            plans = sorted(plans, key=lambda plan: -self.at_once(g, plan))[:MANY]
        return max(plans, key=lambda plan: self.expected(g, plan))

    # What may be done.

    def plans(self, g: Thought) -> Iterator[Plan]:
        seat, question, args = g.asks[0]
        options = g.decisions[0].options
        finder = getattr(self, f"plans_{question.name}", None)
        if finder is not None:
            yield from finder(g, seat, *args)
        else:
            for option in options:
                yield (option,)

    def plans_before(self, g: Thought, seat: int) -> Iterator[Plan]:
        options = g.decisions[0].options
        first = next((o for o in options if o.verb == "peek" and g.deck), None) or self.carry(g)
        if first is not None:
            yield (first,)
            return
        yield from Plans(g, self.worth).of_hand(seat)
        yield (REST,)
        for option in options:
            if option.verb in ("give", "swap"):
                yield (option,)
            elif option is REMEMBER[REFILL] and len(g.hands[seat]) < 2:
                yield (option, REFILL_HAND[seat])

    def carry(self, g: Thought) -> Option | None:
        """The Memory whose moving saves most steps, if any does."""
        ground, memories = self.worth.on(g), goals(g)
        best, least = None, ground.tour(g.here, memories)
        for option in g.decisions[0].options:
            if option.verb == "carry":
                space = thing(option)
                moved = memories - {space} | {g.board.next[space][thing(option, 1)]}
                if ground.tour(g.here, moved) < least:
                    best, least = option, ground.tour(g.here, moved)
        return best

    def plans_after(self, g: Thought, seat: int) -> Iterator[Plan]:
        for option in g.decisions[0].options:
            figure = MOVED_BY.get(thing(option)) if option.verb == "remember" else None
            if option.verb == "turn":
                figure = thing(option)
            if figure is None:
                yield (option,)
            else:
                for _, plan in Plans(g, self.worth).of_figure(figure, 0, option.verb == "turn"):
                    yield (option, *plan)

    def plans_move_faceless(
        self, g: Thought, seat: int, figure: int, turn_only: int
    ) -> Iterator[Plan]:
        yield from self.plans_figure(g, figure, bool(turn_only))

    def plans_move_billygoat(self, g: Thought, seat: int, by_card: int) -> Iterator[Plan]:
        yield from self.plans_figure(g, GOAT, bool(by_card))

    def plans_figure(self, g: Thought, figure: int, bound: bool) -> Iterator[Plan]:
        options = g.decisions[0].options
        if not getattr(options, "spans", ()):
            yield (options[0],)
            return
        plans = Plans(g, self.worth)
        played = [args[0] for step, args in g.stack if step in (set_off, ask_pace)]
        if played:
            yield from plans.of_card(g.current, played[-1])
        else:
            for _, plan in plans.of_figure(figure, 0, bound):
                yield plan

    def plans_fill(self, g: Thought, seat: int, hand: int, wander: int) -> Iterator[Plan]:
        options = g.decisions[0].options
        room = g.limit(hand) - len(g.hands[hand])
        for option in options:
            if option.verb != "take":
                yield (option,)
        if room <= 0:
            return
        for colours in combinations_with_replacement(COLOURS, room):
            if all(len(g.display[c]) >= colours.count(c) for c in colours):
                yield tuple(TAKE[c] for c in colours)

    # What may come of it.

    def follow(self, g: Thought, plan: Iterable[Option]) -> Thought:
        """The plan carried out, up to the next card or the next turn."""
        other = g.copy()
        self.go_on(other, list(plan))
        return other

    def go_on(self, g: Thought, plan: list[Option]) -> None:
        while g.asks:
            seat = g.asks[0][0]
            if plan and plan[0] in g.decisions[0].options:
                g.play(seat, plan.pop(0))
            else:
                g.play(seat, glance(g, self.worth))

    def at_once(self, g: Thought, plan: Plan) -> float:
        held = self.follow(g, plan)
        return self.worth.of(held) - self.fear(g, held)

    def expected(self, g: Thought, plan: Plan) -> float:
        """What a plan is worth after the next card, whatever its colour."""
        held = self.follow(g, plan)
        if not held.held_at_threat:
            return self.worth.of(held) - self.fear(g, held)
        worth = weight = 0.0
        for share, other in omens(held, self.known):
            self.go_on(other, [])
            worth += share * self.worth.of(other)
            weight += share
        return worth / weight - self.fear(g, held)

    def fear(self, g: Thought, then: Thought) -> float:
        """What it costs to meet what nobody has seen: a push that is only imagined."""
        return HAUNTED * (sum(then.shown) - sum(g.shown)) / (1 + len(g.unused()))
