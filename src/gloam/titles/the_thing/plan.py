"""Phase 3: the revealed Alien chooses where to strike (TT-3)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import AGREE, ATTACK, SPARE, thing
from gloam.titles.the_thing.state import BOOK, PHASE, TheThing

MUST_PLAN: Final = BOOK.reason("alien-must-plan", "TT-3-02")
CHOSEN_ALREADY: Final = BOOK.reason("room-chosen-already", "TT-3-02")


@BOOK.step
def alien_plans(g: TheThing) -> None:
    """Only where an Alien was revealed in an earlier round and is not destroyed (TT-3-01)."""
    g.phase = PHASE.read("alien")
    g.plan = []
    g.agreed = []
    g.overruled = 0
    if g.strength:
        g.then(planning)


@BOOK.step
def planning(g: TheThing) -> None:
    """Any of them changes the plan; it holds when all agree to it as it stands (A-14)."""
    waiting = [seat for seat in g.faction() if seat not in g.agreed]
    for seat in waiting:
        g.ask(seat, PLAN)
    if not waiting:
        g.agreed = []
        g.planned = True
        g.tell(events.PLANNED, EVERYONE, tuple(strength for _, strength in g.plan))


def plan_options(g: TheThing, choices: Choices, seat: int) -> None:
    """At least one strength a room, no more than there is (TT-3-02, TT-3-03)."""
    chosen = {room for room, _ in g.plan}
    spare = g.strength - sum(strength for _, strength in g.plan)
    cards = list(g.location_cards())
    must = g.rules.alien_must_plan and cards and not chosen
    choices.put(AGREE, MUST_PLAN if must else None)
    for room in cards:
        if room in chosen:
            choices.put(SPARE[room])
            choices.put(ATTACK[room][1], CHOSEN_ALREADY)
        else:
            for strength in range(1, spare + 1):
                choices.put(ATTACK[room][strength])


@BOOK.step
def plotted(g: TheThing, seat: int, answer: Option) -> None:
    if answer is AGREE:
        g.agreed.append(seat)
    else:
        room = thing(answer)
        strength = max(answer.number, 0)
        if strength:
            g.plan.append((room, strength))
        else:
            g.plan = [entry for entry in g.plan if entry[0] != room]
        g.tell(events.PLOTTED, g.faction_knows(), room, strength)
        ask_again(g)
    g.then(planning)


def ask_again(g: TheThing) -> None:
    """Who had agreed is asked again, as often as there are players; then the last word counts."""
    if g.agreed and g.overruled < len(g.faction()):
        g.agreed = []
        g.overruled += 1


PLAN: Final = BOOK.question("plan", plan_options, plotted)
