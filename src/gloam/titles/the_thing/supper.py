"""Phase 7: food (TT-7)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import DISCARD, thing
from gloam.titles.the_thing.leaving import without
from gloam.titles.the_thing.rooms import MEAL
from gloam.titles.the_thing.state import BOOK, PHASE, TheThing

Replies = list[tuple[int, Option]]


@BOOK.step
def supper(g: TheThing) -> None:
    """What was cooked, or four from the Pantry; too little, and the base is hungry (TT-7)."""
    g.phase = PHASE.read("supper")
    if g.kitchen:
        g.tell(events.ATE, EVERYONE, g.kitchen)
        g.kitchen = 0
        short = False
    else:
        eaten = min(MEAL, g.pantry)
        short = eaten < MEAL
        g.pantry -= eaten
        g.tell(events.ATE_STORES, EVERYONE, eaten)
    if g.rules.hunger == "empty":
        short = short or not g.pantry
    if short and not g.hungry:
        g.hungry = True
        g.tell(events.HUNGRY, EVERYONE)
        if g.rules.hunger == "empty":
            each_discards(g, [c for c in g.living() if g.hands[c]])
        else:
            g.then(down_to_limit)


@BOOK.step
def down_to_limit(g: TheThing) -> None:
    """Down to the new limit, each as he likes (TT-7-04)."""
    each_discards(g, [c for c in g.living() if len(g.hands[c]) > g.hand_limit()])


def each_discards(g: TheThing, those: list[int]) -> None:
    if those:
        g.ask_each([g.owner[c] for c in those], GO_HUNGRY)


def discard_options(g: TheThing, choices: Choices, seat: int) -> None:
    for card in dict.fromkeys(g.hands[g.order[seat]]):
        choices.put(DISCARD[card])


@BOOK.step
def went_hungry(g: TheThing, replies: Replies) -> None:
    for seat, answer in replies:
        c = g.order[seat]
        g.hands[c] = without(g.hands[c], thing(answer))
        g.face_down.append(thing(answer))
        g.tell(events.DISCARDED, g.knows(c), c, (thing(answer),))
    g.then(down_to_limit)


GO_HUNGRY: Final = BOOK.question("go_hungry", discard_options, went_hungry)
