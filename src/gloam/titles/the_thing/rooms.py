"""The rooms of the outpost and what can be done in each (1.4)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import Kind

(
    KENNEL, WEATHER_STATION, ARMORY, KITCHEN, LAB, COMMS, HELICOPTER, SNOWPLOW, BOILER, GENERATOR,
    STORAGE, DORMITORY, REC_ROOM, ABOARD, NOWHERE,
) = range(15)  # fmt: skip
ROOM: Final = Kind(
    "room",
    (
        "kennel", "weather_station", "armory", "kitchen", "lab", "comms", "helicopter", "snowplow",
        "boiler", "generator", "storage", "dormitory", "rec_room", "aboard", "nowhere",
    ),
)  # fmt: skip
"""The last two are no rooms: on board the Rescue Helicopter, and out of the game."""

CARDS: Final = tuple(range(11))
"""The location cards, in the order of the rooms: none for Dormitory and Rec Room."""
GREEN: Final = tuple(range(1, 11))
"""Rooms for everybody: at most three characters and one dog each."""
CAPACITY: Final = 3

FUELLED: Final = (BOILER, GENERATOR, HELICOPTER, SNOWPLOW)
DAMAGED: Final = (BOILER, GENERATOR, HELICOPTER, SNOWPLOW, COMMS)
OUTSIDE: Final = (HELICOPTER, SNOWPLOW)
"""Fed from the outside reserve; the other two from underground."""
BONUS_USE: Final = (LAB, BOILER, GENERATOR, SNOWPLOW)
BONUS_REPAIR: Final = DAMAGED
"""Where an action is done as often as characters stand there (TT-CB-04)."""

BOILER_FUEL, GENERATOR_FUEL, HELICOPTER_FUEL = 4, 4, 1
BOILER_DAMAGE, GENERATOR_DAMAGE, SNOWPLOW_DAMAGE = 3, 2, 1
PRINTED_HELICOPTER_DAMAGE, PRINTED_COMMS_DAMAGE = 6, 8
PANTRY: Final = 16
DOGS: Final = 4
FIRES: Final = 6
UNDERGROUND: Final = {4: 10, 5: 10, 6: 14, 7: 18, 8: 18}
MEAL: Final = 4
"""Food a meal takes from the Pantry when nothing was cooked."""

SUN, SNOW, STORM = range(3)
WEATHER: Final = Kind("weather", ("sun", "snow", "storm"))
