"""What the base needs: the worth of an action in a room, as the public table tells."""

from __future__ import annotations

from typing import Any, Final

Shown = dict[str, Any]

VEHICLES: Final = ("snowplow", "helicopter")
BONUS: Final = {
    "lab": ("use",), "boiler": ("use", "repair"), "generator": ("use", "repair"),
    "snowplow": ("use", "repair"), "helicopter": ("repair",), "comms": ("repair",),
}  # fmt: skip
"""Where an action is done as often as people stand there."""
BARREL: Final = {
    "boiler": (8.0, 6.0, 3.5, 1.0, 0.0),
    "generator": (2.5, 2.0, 1.2, 0.4, 0.0),
}
"""The worth of a barrel for a fire that has none, one, two … of them."""
MEND: Final = {
    "boiler": (0.0, 2.5, 6.0, 12.0),
    "generator": (0.0, 1.0, 4.0),
}
"""The worth of a repair where there is no damage, one, two …."""
CALL: Final = (9.0, 4.5, 3.0, 2.0, 1.5, 1.2)
"""The worth of a repair in Comms, or of the S.O.S., by how many repairs are missing."""
DEPART: Final = (6.0, 5.0, 4.5, 4.0, 3.5, 3.0, 2.5, 2.0)
"""The worth of a barrel or a repair for the nearest vehicle, by how much more it lacks then."""
SECOND: Final = 0.4
"""What the other vehicle is worth of that."""
VEHICLE_READY: Final = 4.0
"""How much more a vehicle draws everybody when it can leave."""
HARM: Final = {
    "armory": 0.6, "storage": 1.0, "weather_station": 1.2, "kitchen": 0.8, "lab": 1.5,
    "snowplow": 3.0, "helicopter": 2.0, "comms": 1.2, "generator": 1.5, "boiler": 4.0,
}  # fmt: skip
"""What one sabotage costs the Humans."""


def pick(worths: tuple[float, ...], at: int) -> float:
    return worths[min(at, len(worths) - 1)]


class Needs:
    """The needs of this moment."""

    def __init__(self, table: Shown) -> None:
        self.table = table
        self.rooms: Shown = table["rooms"]
        self.number = len(table["order"])

    def usable(self, room: str) -> bool:
        gone = room in self.rooms["burned"] or (room == "boiler" and self.table["boiler_gone"])
        return not gone

    def fuel(self, room: str) -> int:
        return int(self.rooms["fuel"][room])

    def damage(self, room: str) -> int:
        return int(self.rooms["damage"].get(room, 0))

    def empty(self, room: str) -> int:
        """How many barrels fit into a room."""
        return int(self.rooms["fuel_slots"][room]) - self.fuel(room)

    # Getting away.

    def lacks(self, vehicle: str) -> int:
        """How many barrels and repairs a vehicle needs before it can leave."""
        return self.empty(vehicle) + self.damage(vehicle)

    def ready(self, room: str) -> bool:
        return room in VEHICLES and self.usable(room) and not self.lacks(room)

    def vehicle(self) -> str | None:
        """The vehicle that lacks least, and rather repairs: there is little else to repair."""
        can = [v for v in VEHICLES if self.usable(v) and self.empty(v) <= self.table["outside"]]
        return min(can, key=lambda v: (self.lacks(v), self.empty(v)), default=None)

    def depart(self, vehicle: str) -> float:
        """What one barrel or repair more is worth there."""
        worth = pick(DEPART, self.lacks(vehicle) - 1)
        return worth if vehicle == self.vehicle() else SECOND * worth

    def call(self) -> float:
        """What a repair in Comms is worth, or the call itself."""
        return 0.0 if self.table["rescue"] else pick(CALL, self.damage("comms"))

    # Rooms.

    def use(self, room: str, coming: int = 0) -> float:
        """What one use of a room is worth to the Humans, if so many others do it before."""
        table = self.table
        if not self.usable(room):
            return 0.0
        if room in BARREL:
            if self.empty(room) <= coming or table["underground"] <= coming:
                return 0.0
            return pick(BARREL[room], self.fuel(room) + coming)
        if room in VEHICLES:
            fits = self.empty(room) > coming and table["outside"] > coming
            return self.depart(room) if fits else 0.0
        if room == "comms":
            return 0.0 if self.damage("comms") else self.call()
        if room == "kitchen":
            hungry = table["hungry"] or not table["pantry"] or table["kitchen"] or coming
            return 0.0 if hungry else 0.35 * self.number
        if room == "lab":
            return 6.0 * 0.8**coming if table["bag"] else 0.0
        if room == "storage":
            return 4.0 * 0.7**coming if table["item_deck"] else 0.0
        if room == "armory":
            return (1.0 + 0.8 * table["strength"]) * 0.6**coming if table["weapon_deck"] else 0.0
        return 1.5 * 0.3**coming

    def repair(self, room: str, coming: int = 0) -> float:
        """What one repair in a room is worth, if so many others are done before."""
        if self.damage(room) <= coming or not self.usable(room):
            return 0.0
        if room in VEHICLES:
            return self.depart(room)
        if room == "comms":
            return self.call()
        return pick(MEND[room], self.damage(room) - coming)

    def action(self, card: str, room: str, coming: int = 0) -> float:
        if card == "use":
            return self.use(room, coming)
        return self.repair(room, coming) if card == "repair" else -self.harm(room)

    def harm(self, room: str) -> float:
        """What one sabotage in a room costs now."""
        if room in self.rooms["damage_slots"]:
            full = self.damage(room) >= self.rooms["damage_slots"][room]
            return 0.0 if full or not self.usable(room) else HARM[room]
        stock = {
            "armory": "weapon_deck", "storage": "item_deck", "kitchen": "pantry", "lab": "bag",
            "weather_station": "underground",
        }  # fmt: skip
        return HARM[room] if room in stock and self.table[stock[room]] else 0.0

    def best(self, room: str) -> float:
        """What it is worth that somebody stands in a room."""
        return max(self.use(room), self.repair(room))

    def rooms_left(self) -> list[str]:
        return [room for room in HARM if self.usable(room)]

    def lure(self, room: str) -> float:
        """How much there is for people to do in a room, and for the Alien to break."""
        guard = VEHICLE_READY if self.ready(room) else 0.0
        return self.best(room) + self.harm(room) + guard

    def frost(self) -> float:
        """How far the frost has come, from 0 to 1."""
        return float(self.table["freezing"] / self.table["freezing_spaces"])

    def hurry(self) -> float:
        """How near the end is, from 0 to 1: the frost, and the rescuers' fuel."""
        table = self.table
        late = self.frost()
        if table["rescue"] and not table["rescue_gone"]:
            late = max(late, (table["rescue_fuel"] - 1) / table["rescue_fuel_spaces"])
        if self.damage("boiler") >= 2 or not table["underground"]:
            late = max(late, 0.3)
        return float(late)
