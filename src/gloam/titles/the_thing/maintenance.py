"""Phases 1 and 2: the weather, the base's fuel, the Rescue Helicopter (TT-1, TT-2)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import TAKE_WEATHER
from gloam.titles.the_thing.damage import break_boiler, check_power, hurt
from gloam.titles.the_thing.ending import aliens_win
from gloam.titles.the_thing.rooms import BOILER, BOILER_DAMAGE, GENERATOR, WEATHER
from gloam.titles.the_thing.state import BOOK, NONE, PHASE, TheThing


def roll_weather(g: TheThing) -> int:
    """One throw of the weather die."""
    faces = g.figures["weather-die"]
    return WEATHER.read(faces[g.chance.below(len(faces))])


@BOOK.step
def weather(g: TheThing) -> None:
    """The Leader rolls, and may take a result stored before instead (TT-1-01, TT-1-02)."""
    g.phase = PHASE.read("weather")
    rolled = roll_weather(g)
    g.tell(events.WEATHER_ROLLED, EVERYONE, rolled)
    if g.stored == NONE or g.stored == rolled:
        settle(g, rolled)
    else:
        g.ask(g.owner[g.leader], WEATHER_CHOICE, rolled)


def weather_options(g: TheThing, choices: Choices, seat: int, rolled: int) -> None:
    choices.put(TAKE_WEATHER[0][rolled])
    choices.put(TAKE_WEATHER[1][g.stored])


@BOOK.step
def weather_chosen(g: TheThing, seat: int, answer: Option, rolled: int) -> None:
    settle(g, rolled if answer.verb == "new" else g.stored)


WEATHER_CHOICE: Final = BOOK.question("weather", weather_options, weather_chosen, weather=WEATHER)


def settle(g: TheThing, result: int) -> None:
    """The stored result is used up whichever counts (TT-1-03)."""
    g.weather = result
    g.stored = NONE
    g.tell(events.WEATHER_IS, EVERYONE, result)


@BOOK.step
def maintain(g: TheThing) -> None:
    """The Boiler, then the Generator, then the rescue (TT-2-01)."""
    g.phase = PHASE.read("maintenance")
    g.then(heat)
    g.then(light)
    g.then(rescue)


@BOOK.step
def heat(g: TheThing) -> None:
    """The Boiler burns fuel and is judged; once lost, the frost goes on (TT-2-04, TT-2-06)."""
    _, boiler, frost, _ = g.weather_table[g.weather]
    if g.boiler_gone:
        freeze(g, frost)
    else:
        burn_fuel(g, BOILER, boiler)
        if g.damage[BOILER] >= BOILER_DAMAGE:
            break_boiler(g)
            if g.rules.freezing_starts == "at_once":
                freeze(g, frost)


@BOOK.step
def light(g: TheThing) -> None:
    """The Generator burns fuel unless the lights are out, and is judged (TT-2-09)."""
    if not g.blackout:
        burn_fuel(g, GENERATOR, g.weather_table[g.weather][0])
        check_power(g)


@BOOK.step
def rescue(g: TheThing) -> None:
    if g.rescue and not g.rescue_gone:
        fly(g, g.weather_table[g.weather][3])


def burn_fuel(g: TheThing, room: int, amount: int) -> None:
    """Each missing barrel is a damage (TT-2-02, TT-2-03)."""
    burnt = min(amount, g.fuel[room])
    g.fuel[room] -= burnt
    g.tell(events.BURNT_FUEL, EVERYONE, room, burnt)
    hurt(g, room, amount - burnt)


def freeze(g: TheThing, steps: int) -> None:
    """The frost goes on; at the skull all is lost (TT-2-06, TT-2-08)."""
    last = g.figures["freezing-spaces"]
    g.freezing = min(last, g.freezing + steps)
    g.tell(events.FREEZING, EVERYONE, g.freezing)
    if g.freezing == last:
        aliens_win(g, "frozen")


def fly(g: TheThing, steps: int) -> None:
    """The rescuers burn a barrel and come nearer, or turn back (TT-2-12 to TT-2-14)."""
    if g.rescue_fuel >= g.figures["rescue-fuel-spaces"]:
        g.rescue_gone = True
        g.tell(events.RESCUE_LEFT, EVERYONE)
        return
    g.rescue_fuel += 1
    landing = g.figures["sos-spaces"]
    if g.rescue < landing:
        g.rescue = min(landing, g.rescue + steps)
        g.tell(events.RESCUE_FLIES, EVERYONE, g.rescue)
        if g.rescue == landing:
            g.tell(events.RESCUE_LANDED, EVERYONE)


def rescue_waits(g: TheThing) -> bool:
    """Whether the Rescue Helicopter has landed and is still here."""
    return not g.rescue_gone and bool(g.rescue == g.figures["sos-spaces"])
