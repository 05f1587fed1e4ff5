"""The table of Stay Away! in characters: players in a ring, doors between places."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from gloam.kernel.view import View
from gloam.terminal.teller import Table, Teller

_WIDE: Final = 13


class HutTable(Table):
    """Draws what a view shows. The reader sits at the lower left; play goes round the ring."""

    def sketch(self, view: View, tell: Teller) -> list[str]:
        table = view["table"]
        ring = self._ring(view)
        top = len(ring) // 2
        upper, lower = ring[1 : top + 1], [ring[0], *reversed(ring[top + 1 :])]
        ends = (self._door(table, ring[0]), self._door(table, ring[top]))
        rows = self._row(view, tell, upper, clockwise=True)
        below = self._row(view, tell, lower, clockwise=False)
        width = max(len(line) for line in rows + below)
        first, second = self._middle(view, tell)
        left, right = ("━━" if end else "  " for end in ends)
        middle = [left + first.center(width - 4) + right, second.center(width).rstrip()]
        return [*rows, "", *middle, "", *below]

    def _ring(self, view: View) -> list[int]:
        """The chairs clockwise, the reader's first."""
        chairs = view["table"]["chairs"]
        viewer = view["viewer"]
        first = chairs.index(viewer) if isinstance(viewer, int) else 0
        return [(first + step) % len(chairs) for step in range(len(chairs))]

    def _door(self, table: dict[str, Any], chair: int) -> bool:
        return bool(table["doors"][chair])

    def _row(self, view: View, tell: Teller, chairs: list[int], clockwise: bool) -> list[str]:
        table = view["table"]
        names, states = "", ""
        for at, chair in enumerate(chairs):
            seat = table["chairs"][chair]
            names += self._name(table, tell, seat, clockwise).ljust(_WIDE)
            states += self._state(table, tell, seat).ljust(_WIDE)
            if at + 1 < len(chairs):
                door = self._door(table, chair if clockwise else chairs[at + 1])
                names += "┃ " if door else "  "
                states += "┃ " if door else "  "
        return ["  " + names.rstrip(), "  " + states.rstrip()]

    def _name(self, table: dict[str, Any], tell: Teller, seat: int, clockwise: bool) -> str:
        name = tell.names[seat]
        if len(name) > _WIDE - 2:
            name = name[: _WIDE - 3] + "…"
        return (self._turn(table, tell, clockwise) if table["turn"] == seat else " ") + " " + name

    def _turn(self, table: dict[str, Any], tell: Teller, clockwise: bool) -> str:
        """Whose turn it is; the marker points the way play goes, as it lies on this row."""
        if not tell.setup.values["marker"]:
            return "▶"
        return "→" if (table["direction"] == 1) == clockwise else "←"

    def _state(self, table: dict[str, Any], tell: Teller, seat: int) -> str:
        if not table["alive"][seat]:
            return "  ✗ " + tell.words("ui-out")
        state: str = "  " + "▮" * table["hands"][seat]
        turns: int = table["quarantine"][seat]
        return state + (f" ☣{turns}" if turns else "")

    def _middle(self, view: View, tell: Teller) -> tuple[str, str]:
        table, words = view["table"], tell.words
        arrow = "↻" if table["direction"] == 1 else "↺"
        top = words("sheet-deck_top", value=table["deck"]["top"] or "none")
        deck = words("sheet-deck_count", value=table["deck"]["count"])
        discards = words("sheet-discards_count", value=table["discards"]["count"])
        return f"{arrow}  {deck}, {discards}", f"({top})"

    def place(self, view: View, tell: Teller, place: int) -> str:
        """The gap between a chair and the next clockwise, by the players nearest to it."""
        table = view["table"]
        names = []
        for chair, way in ((place, -1), (place + 1, 1)):
            at = chair % len(table["chairs"])
            while not table["alive"][table["chairs"][at]]:
                at = (at + way) % len(table["chairs"])
            names.append(tell.names[table["chairs"][at]])
        return tell.words("place", left=names[0], right=names[1])

    def role(self, view: View, tell: Teller) -> str:
        return tell.words("ui-your-role", role=tell.thing("role", view["table"]["me"]["role"]))

    def hand(self, view: View, tell: Teller) -> list[tuple[str, str]]:
        """The reader's cards, each with its effect."""
        hand = Counter(view["table"].get("me", {}).get("hand", []))
        return [
            (
                f"{tell.thing('card', card)}" + (f" ×{copies}" if copies > 1 else ""),
                tell.effect(card),
            )
            for card, copies in hand.items()
        ]


TABLE: Final = HutTable()
