"""The outpost of The Thing in characters: rooms with who is in them, tracks, the reader's cards."""

from __future__ import annotations

from typing import Any, Final

from gloam.kernel.view import View
from gloam.terminal.teller import Table, Teller

_WIDE: Final = 39
_ROWS: Final = (
    ("weather_station", "comms"),
    ("armory", "kitchen"),
    ("lab", "storage"),
    ("boiler", "generator"),
    ("helicopter", "snowplow"),
    ("kennel", "dormitory"),
    ("rec_room", ""),
)


class OutpostTable(Table):
    """Draws what a view shows: two rooms a row, and below them what the base lives on."""

    def sketch(self, view: View, tell: Teller) -> list[str]:
        lines = [self._sky(view, tell), ""]
        for left, right in _ROWS:
            beside = self._room(view, tell, right) if right else ""
            lines.append(f"{self._room(view, tell, left):<{_WIDE}} {beside}".rstrip())
        return [*lines, "", *self._stores(view, tell), self._people(view, tell)]

    def _sky(self, view: View, tell: Teller) -> str:
        table = view["table"]
        parts = [
            self._row(tell, "round", table["round"]),
            tell.words(f"phase-{table['phase']}"),
            tell.words(f"weather-{table['weather']}"),
        ]
        if table["blackout"]:
            parts.append(self._row(tell, "blackout", "yes"))
        if table["freezing"]:
            parts.append(self._row(tell, "freezing", table["freezing"]))
        if table["rescue"]:
            parts.append(self._row(tell, "rescue", table["rescue"]))
        if table["strength"]:
            parts.append(self._row(tell, "strength", table["strength"]))
        if table["threat"]:
            parts.append(self._row(tell, "threat", table["threat"]))
        return " · ".join(parts)

    def _row(self, tell: Teller, name: str, value: str | int) -> str:
        return tell.words(f"sheet-{name}", value=value)

    def _room(self, view: View, tell: Teller, room: str) -> str:
        table = view["table"]
        rooms, people = table["rooms"], table["people"]
        text = tell.words(f"room-{room}")
        if room in rooms["burned"] or (room == "boiler" and table["boiler_gone"]):
            return f"✗ {text}"
        if room in rooms["fuel"]:
            text += " " + _slots("▮", rooms["fuel"][room], rooms["fuel_slots"][room])
        if rooms["damage"].get(room):
            text += " " + "✱" * rooms["damage"][room]
        marks = [
            self._figure(tell, people, name)
            for name in table["order"]
            if people["room"][name] == room
        ]
        if table["token_room"] == room:
            marks.append("★")
        marks += ["♞"] * rooms["dogs"].get(room, 0)
        if room in rooms["alien"]:
            marks.append(f"☣{rooms['alien'][room]}")
        return f"{text}: {' '.join(marks)}" if marks else text

    def _figure(self, tell: Teller, people: dict[str, Any], name: str) -> str:
        """A figure that lies down stands in brackets."""
        shown = tell.words(f"character-{name}")
        return shown if people["standing"][name] else f"({shown})"

    def _stores(self, view: View, tell: Teller) -> list[str]:
        table = view["table"]
        first = [
            self._row(tell, name, table[name])
            for name in ("pantry", "kitchen", "underground", "outside", "pile")
        ]
        leader = self._row(tell, "leader", tell.words(f"character-{table['leader']}"))
        dice = (
            [self._row(tell, "dice", tell.things("face", table["dice"]))] if table["dice"] else []
        )
        return [" · ".join(first), " · ".join([leader, *dice])]

    def _people(self, view: View, tell: Teller) -> str:
        """Everybody's suspicion, and who is no longer among them."""
        people = view["table"]["people"]
        parts = []
        for name in view["table"]["order"]:
            shown = tell.words(f"character-{name}")
            if people["fate"][name] == "in_play":
                parts.append(f"{shown} {people['suspicion'][name]}")
            else:
                parts.append(f"{shown} ✗")
        return " · ".join(parts)

    def role(self, view: View, tell: Teller) -> str:
        """Who the reader is: the role alone knows, and the characters all see."""
        holds = view["table"]["me"]["holds"]
        names = ", ".join(tell.words(f"character-{name}") for name in holds)
        roles = {tell.words(f"role-{held['role']}") for held in holds.values() if "role" in held}
        return f"{names}: {', '.join(roles)}" if roles else names

    def hand(self, view: View, tell: Teller) -> list[tuple[str, str]]:
        """What each of the reader's characters holds, with its effect."""
        found = []
        holds = view["table"].get("me", {"holds": {}})["holds"]
        for name, held in holds.items():
            who = tell.words(f"character-{name}")
            cards = tell.things("action", held["hand"])
            if cards:
                found.append((f"{who}: {cards}", ""))
            for refills in view["table"]["people"]["refills"][name]:
                flame = tell.words("weapon-flamethrower")
                found.append((f"{who}: {flame} ({refills})", tell.effect("flamethrower")))
            for kind in ("weapon", "item", "token"):
                key = "lab" if kind == "token" else f"{kind}s"
                found += [
                    (f"{who}: {tell.thing(kind, thing)}", tell.effect(thing)) for thing in held[key]
                ]
        return found


def _slots(mark: str, filled: int, slots: int) -> str:
    return mark * filled + "▯" * (slots - filled)


TABLE: Final = OutpostTable()
