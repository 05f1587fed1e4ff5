"""What the base needs: the worth of an action in a room, as the public table tells."""

from __future__ import annotations

from typing import Any, Final

Shown = dict[str, Any]

REPAIRS: Final = {"boiler": 5.0, "generator": 2.0, "comms": 3.0, "snowplow": 6.0, "helicopter": 3.2}
HARM: Final = {
    "armory": 1.0, "storage": 1.5, "weather_station": 1.2, "snowplow": 1.0, "kitchen": 2.0,
    "lab": 2.2, "helicopter": 2.0, "comms": 3.0, "generator": 4.0, "boiler": 5.0,
}  # fmt: skip
"""What one sabotage costs the Humans."""
STOCK: Final = (7.0, 6.0, 4.0, 1.5, 0.5)
"""The worth of a barrel for a fire that has none, one, two … left."""


class Needs:
    """The needs of this moment."""

    def __init__(self, table: Shown) -> None:
        self.table = table
        self.rooms: Shown = table["rooms"]

    def usable(self, room: str) -> bool:
        gone = room in self.rooms["burned"] or (room == "boiler" and self.table["boiler_gone"])
        return not gone

    def fuel(self, room: str) -> int:
        return int(self.rooms["fuel"][room])

    def full(self, room: str) -> bool:
        return self.fuel(room) >= int(self.rooms["fuel_slots"][room])

    def ready(self, room: str) -> bool:
        """Whether a vehicle can leave."""
        whole = room in ("helicopter", "snowplow") and not self.rooms["damage"][room]
        return whole and self.full(room) and self.usable(room)

    def use(self, room: str) -> float:
        """What one use of a room is worth to the Humans now."""
        table = self.table
        if not self.usable(room):
            return 0.0
        if room in ("boiler", "generator"):
            if self.full(room) or not table["underground"]:
                return 0.0
            worth = STOCK[min(self.fuel(room), len(STOCK) - 1)]
            return worth if room == "boiler" else 0.4 * worth
        if room in ("helicopter", "snowplow"):
            if self.ready(room):
                return 3.0
            return 0.0 if self.full(room) or not table["outside"] else 4.5
        if room == "comms":
            return 0.0 if self.rooms["damage"]["comms"] or table["rescue"] else 9.0
        if room == "kitchen":
            return 3.0 if table["pantry"] and not table["kitchen"] else 0.0
        if room == "lab":
            return 3.5 if table["bag"] else 0.0
        if room == "storage":
            return 4.5 if table["item_deck"] else 0.0
        if room == "armory":
            return 1.5 if table["weapon_deck"] else 0.0
        return 2.0

    def repair(self, room: str) -> float:
        """What one repair in a room is worth."""
        if room not in REPAIRS or not self.rooms["damage"][room] or not self.usable(room):
            return 0.0
        if room == "comms" and self.table["rescue"]:
            return 0.0
        worth = REPAIRS[room]
        return 2 * worth if room == "generator" and self.table["blackout"] else worth

    def action(self, card: str, room: str) -> float:
        if card == "use":
            return self.use(room)
        return self.repair(room) if card == "repair" else -HARM.get(room, 0.0)

    def best(self, room: str) -> float:
        """What it is worth that somebody stands in a room."""
        return max(self.use(room), self.repair(room))

    def hurry(self) -> float:
        """How near the end is, from 0 to 1: the frost, and the rescuers' fuel."""
        table = self.table
        frost = table["freezing"] / table["freezing_spaces"]
        if table["rescue"] and not table["rescue_gone"]:
            frost = max(frost, (table["rescue_fuel"] - 1) / table["rescue_fuel_spaces"])
        if self.rooms["damage"]["boiler"] >= 2 or not table["underground"]:
            frost = max(frost, 0.4)
        return float(frost)
