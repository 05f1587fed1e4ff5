"""Elimination and the end of the game (SA-12, SA-13, Vengeance SA-15.6)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.kernel.position import Ask
from gloam.titles.stay_away import answers, events
from gloam.titles.stay_away.cards import QUARANTINE, THING
from gloam.titles.stay_away.state import BOOK, HUMAN, INFECTED_ROLE, NOBODY, StayAway


def burn(g: StayAway, seat: int, by: int) -> None:
    """Eliminate a player; nobody sees his cards (SA-12.1-03)."""
    g.tell(events.BURNED, EVERYONE, seat, by)
    leave(g, [seat])


def super_infection(g: StayAway, losers: list[int]) -> None:
    """Players caught with nothing but Infected! show their hands and lose (SA-5.2-01)."""
    for seat in losers:
        g.tell(events.SHOWED, EVERYONE, seat, None, g.hands[seat])
        g.tell(events.SUPER_INFECTED, EVERYONE, seat)
    leave(g, losers)


def leave(g: StayAway, seats: list[int]) -> None:
    """Take players out of the game, then see whether it is over."""
    for seat in seats:
        g.alive[seat] = False
        if g.roles[seat] == HUMAN:
            g.humans_out += 1
        if g.quarantine[seat]:
            g.quarantine[seat] = 0
            g.discards.append(QUARANTINE)
            g.tell(events.QUARANTINE_OVER, EVERYONE, seat)
        for card in g.hands[seat]:
            (g.removed if card == THING else g.discards).append(card)
        g.hands[seat] = ()
    humans, infected = g.living_with(HUMAN), g.living_with(INFECTED_ROLE)
    if g.thing in seats and not (g.rules.vengeance and humans and infected):
        finish(g, "thing_eliminated", humans)
    elif g.thing in seats:
        g.tell(events.VENGEANCE, EVERYONE, g.thing)
    elif g.thing == NOBODY:
        if len(humans) <= 1:
            finish(g, "no_thing", humans)
    elif not g.alive[g.thing]:
        if not humans or not infected:
            finish(g, "vengeance_humans" if humans else "vengeance_infected", humans + infected)
    elif g.living() == 1:
        finish(g, "declared_right", [g.thing])
    else:
        auto_declare(g)


def auto_declare(g: StayAway) -> None:
    """End at once when no Human is left, where the table plays so (A-57)."""
    if g.rules.auto_declare and g.thing != NOBODY and not g.living_with(HUMAN):
        judge(g)


def declare_options(g: StayAway, choices: Choices, seat: int) -> None:
    choices.put(answers.DECLARE)


@BOOK.step
def declared(g: StayAway, seat: int, answer: Option) -> None:
    """The Thing says that no Human is left (SA-13.1-03)."""
    g.tell(events.DECLARED, EVERYONE, seat)
    judge(g)


DECLARE: Final = BOOK.question("declare", declare_options, declared)


def judge(g: StayAway) -> None:
    """All reveal; right or wrong, the game is over (SA-13.1-04 to 08)."""
    humans = g.living_with(HUMAN)
    if humans:
        finish(g, "declared_wrong", humans)
    elif g.humans_out == 0 if g.rules.thing_alone == "no_human_out" else all(g.alive):
        finish(g, "thing_alone", [g.thing])
    else:
        infected = g.living_with(INFECTED_ROLE)
        winners = [g.thing, *(seat for seat in infected if seat != g.last_infected)]
        finish(g, "declared_right", winners)


def finish(g: StayAway, reason: str, winners: list[int]) -> None:
    for seat in range(g.seats):
        g.tell(events.REVEALED, EVERYONE, seat, g.roles[seat], g.hands[seat])
    g.end(reason, winners)


def standing(g: StayAway) -> list[Ask]:
    """The Thing alone is offered to declare, while no effect is being carried out (A-56)."""
    if g.thing == NOBODY or not g.alive[g.thing] or g.in_play or g.on_the_table != NOBODY:
        return []
    return [(g.thing, DECLARE, ())]


def may_talk(g: StayAway, seat: int) -> bool:
    """The eliminated say nothing (A-67), but a dead Thing may hint in Vengeance (SA-15.6-03)."""
    return g.alive[seat] or seat == g.thing


BOOK.standing = standing
BOOK.may_talk = may_talk
