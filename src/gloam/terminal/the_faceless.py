"""Duskworld in characters: a map of hexagons, the display, all hands; and headings in words.

The Group is an arrow, where its needle points; Billygoat and the Faceless are their letters with an
arrow for the heading. Whatever is asked about a space puts the names of the spaces in question on
the map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import hypot
from typing import Any, Final

from gloam.kernel.view import View
from gloam.terminal.headings import angle_of, angle_said, tried_field
from gloam.terminal.teller import Shown, Table, Teller
from gloam.titles.the_faceless.board import CELLS, DIRECTION, OUTER, SPACE, Board, board
from gloam.titles.the_faceless.cards import COLOUR, MEMORIES
from gloam.titles.the_faceless.meta import FIGURES

_WIDE: Final = 4
_ARROWS: Final = "→↗↑↖←↙↓↘"
_ROWS: Final = "abcdefghijklm"
_LEFT: Final = 2
"""Columns for the letters of the rows."""

_GROUP, _FREE, _OUTER, _SIGN, _INVERSE = "•", "·", "o", "+", "∘"
_MEMORY, _OBSTACLE, _SWAMP, _DEN, _SERVANT = "◆", "▓", "≈", "▒", "♟"
_OPEN, _SHUT, _HAUNT, _PORTAL = "◉", "⊖", "¿", "⌂"

Cell = tuple[int, int]


def arrow(angle: float) -> str:
    return _ARROWS[round(angle / 45) % 8]


class DuskTable(Table):
    """Draws what a view shows, and reads how a figure is to be turned."""

    def sketch(self, view: View, tell: Teller) -> list[str]:
        return [*self._map(view, tell), "", *self._legend(view, tell)]

    def beside(self, view: View, tell: Teller) -> list[str]:
        return [
            *self._turn(view, tell),
            "",
            *self._display(view, tell),
            "",
            *self._memories(view, tell),
            *self._hands(view, tell),
        ]

    # The map.

    def _map(self, view: View, tell: Teller) -> list[str]:
        duskworld = board(view["table"]["radius"])
        shown = self._pieces(view, tell, duskworld)
        far = duskworld.radius + 1
        lines = []
        for r in range(far, -far - 1, -1):
            line = [" "] * (_LEFT + _WIDE * (2 * far + 1))
            if abs(r) < far:
                line[0] = _ROWS[r + len(_ROWS) // 2]
            for q in range(-far, far + 1):
                if abs(q + r) > far:
                    continue
                text = shown[q, r]
                at = _LEFT + _WIDE * (q + far) + _WIDE // 2 * r + (len(text) < 3)
                line[at : at + len(text)] = text
            lines.append("".join(line).rstrip())
        return lines

    def _pieces(self, view: View, tell: Teller, duskworld: Board) -> dict[Cell, str]:
        """What each space shows, later things over earlier ones."""
        table = view["table"]
        shown = {CELLS[space]: _FREE for space in duskworld.spaces}
        shown |= dict.fromkeys(duskworld.ring_cells, _OUTER)

        def put(spaces: list[str | None], mark: str) -> None:
            for space in spaces:
                if space is not None:
                    shown[CELLS[SPACE.read(space)]] = mark

        def put_outer(outer: str, mark: str) -> None:
            shown[duskworld.ring_cells[OUTER.read(outer)]] = mark

        put(table["inverse"], _INVERSE)
        put(table["symbols"], _SIGN)
        for number, obstacle in enumerate(table["obstacles"], 1):
            mark = _SWAMP if obstacle["swamp"] else _OBSTACLE
            put(obstacle["spaces"], mark * 3)
            put(obstacle["spaces"][:1], f"{mark}{number}{mark}")
        put(table["den"], _DEN * 3)
        for name, space in zip("ABC", table["portals"], strict=False):
            put([space], _PORTAL + name)
        for space, is_open in table["eyes"]:
            put([space], _OPEN if is_open else _SHUT)
        for haunt in table["haunts"]:
            known = haunt["way"] and arrow(60 * DIRECTION.read(haunt["way"])) + str(haunt["arrows"])
            put([haunt["space"]], known or _HAUNT)
        put(table["memories"], _MEMORY)
        for space in table["servants"]:
            put([space], _SERVANT + (_MEMORY if space in table["memories"] else ""))
        for outer in table["puppets"]:
            put_outer(outer, _SERVANT)
        self._light(view, shown, duskworld)
        needle = self._needle(view, tell)
        put([table["here"]], f"({_GROUP if needle is None else arrow(needle)})")
        for name, figure in self._figures(view, tell).items():
            mark = self._figure(tell, name, figure)
            if figure.get("outer"):
                put_outer(figure["outer"], mark)
            elif figure.get("obstacle"):
                put(table["obstacles"][int(figure["obstacle"]) - 1]["spaces"][:1], mark)
            else:
                put([figure.get("space")], mark)
        return shown

    def _figures(self, view: View, tell: Teller) -> dict[str, Shown]:
        """Where each figure stands, the one that is being tried as it is tried."""
        table = view["table"]
        figures = {**table["figures"], "billygoat": table["billygoat"]}
        if tell.tried and table["trial"]:
            figures[table["trial"]["figure"]] = dict(tell.tried["things"])
        return figures

    def _figure(self, tell: Teller, name: str, figure: Shown) -> str:
        return tell.words(f"figure-{name}")[0] + arrow(float(figure["heading"]))

    def _light(self, view: View, shown: dict[Cell, str], duskworld: Board) -> None:
        """The names of the spaces that are asked about; a Memory or a sign stays in sight."""
        for decision in view["decisions"]:
            for option in [*decision["options"], *decision["spans"]]:
                for kind, name in option["things"]:
                    if kind == "space":
                        cell = CELLS[SPACE.read(name)]
                    elif kind == "outer":
                        cell = duskworld.ring_cells[OUTER.read(name)]
                    else:
                        continue
                    kept = shown[cell][-1:]
                    shown[cell] = name + (kept if kept in (_MEMORY, _SIGN) else "")

    def _legend(self, view: View, tell: Teller) -> list[str]:
        """What the marks on this map mean."""
        table = view["table"]
        obstacles = table["obstacles"]
        eyes = [is_open for _, is_open in table["eyes"]]
        covered = {space for obstacle in obstacles for space in obstacle["spaces"]}
        marks = {
            "group": ("(↗)", table["here"]),
            "memory": (_MEMORY, table["memories"]),
            "obstacle": (_OBSTACLE, any(not obstacle["swamp"] for obstacle in obstacles)),
            "swamp": (_SWAMP, any(obstacle["swamp"] for obstacle in obstacles)),
            "sign": (_SIGN, set(table["symbols"]) - covered),
            "den": (_DEN, table["den"]),
            "open_eye": (_OPEN, any(eyes)),
            "shut_eye": (_SHUT, not all(eyes)),
            "haunt": (_HAUNT, table["haunts"]),
            "portal": (_PORTAL, table["portals"]),
            "servant": (_SERVANT, table["servants"] or table["puppets"]),
            "inverse": (_INVERSE, table["inverse"]),
        }
        found = [f"{mark} {tell.words(f'map-{name}')}" for name, (mark, on) in marks.items() if on]
        places = []
        for name, figure in self._figures(view, tell).items():
            at = figure.get("outer") or figure.get("space") or figure.get("obstacle")
            who = tell.words(f"figure-{name}")
            places.append(f"{who} {at} {figure['heading']}°" if at else f"{who} —")
        return [" ".join(found), " · ".join(places)]

    # What stands beside it.

    def _turn(self, view: View, tell: Teller) -> list[str]:
        table = view["table"]
        parts = [self._row(tell, "turn", table["turn"])]
        if table["here"]:
            parts.append(self._row(tell, "here", table["here"]))
        if table["fogged"]:
            parts.append(tell.words("map-fogged"))
        elif table["needle"] is not None:
            parts.append(self._row(tell, "needle", table["needle"]))
        parts.append(self._row(tell, "deck", table["deck"]))
        lines = [" · ".join(parts)]
        more = []
        if table["avatars"]:
            more.append(self._row(tell, "avatars", tell.things("avatar", table["avatars"])))
        if table["face"]:
            more.append(self._row(tell, "face", tell.thing("face", table["face"])))
        if table["glass"] != "off":
            more.append(self._row(tell, "glass", table["glass"]))
            if tell.setup.values["hourglass"] == "turns":
                more.append(self._row(tell, "glass_turns", table["glass_turns"]))
        if table["silent"]:
            more.append(tell.words("map-silent"))
        return [*lines, " · ".join(more)] if more else lines

    def _row(self, tell: Teller, name: str, value: str | int) -> str:
        return tell.words(f"sheet-{name}", value=value)

    def _display(self, view: View, tell: Teller) -> list[str]:
        """The columns, and what a next card of each colour would bring."""
        display = view["table"]["display"]
        wide = 2 * max(4, *map(len, display.values()))
        lines = []
        for colour in COLOUR.names:
            column = display[colour]
            cards = len(column) + 1
            count = cards if colour in ("red", "purple") else cards // 2
            if colour == "yellow":
                count = min(count, len(view["table"]["figures"]))
            elif colour == "purple":
                count += {"one_more": 1, "one_less": -1}.get(view["table"]["face"], 0)
            values = " ".join(card.removeprefix(colour) for card in column) or "—"
            threat = tell.words(f"threat-{colour}", count=count)
            name = tell.words(f"colour-{colour}")
            lines.append(f"{name:<10} {values:<{wide}} {tell.words('map-next', threat=threat)}")
        return lines

    def _memories(self, view: View, tell: Teller) -> list[str]:
        table = view["table"]
        parts = [tell.words("map-lost", count=MEMORIES - len(table["fates"]))]
        for fate in ("unused", "used"):
            names = [name for name, how in table["fates"].items() if how == fate]
            if names:
                parts.append(tell.words(f"map-{fate}", memories=tell.things("memory", names)))
        return [" · ".join(parts)]

    def _hands(self, view: View, tell: Teller) -> list[str]:
        table = view["table"]
        lines = []
        for seat, character in enumerate(table["characters"]):
            mark = "▶" if seat == table["current"] else " "
            who = f"{tell.names[seat]} ({tell.thing('character', character)})"
            lines.append(f"{mark} {who}: {tell.things('card', table['hands'][seat]) or '—'}")
        return lines

    def role(self, view: View, tell: Teller) -> str:
        characters = view["table"]["characters"]
        if not characters:
            return ""
        character = tell.thing("character", characters[view["viewer"]])
        return tell.words("ui-your-role", role=character)

    def hand(self, view: View, tell: Teller) -> list[tuple[str, str]]:
        """The reader's cards and power, and the Memories that anybody may use."""
        table = view["table"]
        found = [
            (
                f"{tell.thing('card', card)}" + (f" ×{copies}" if copies > 1 else ""),
                tell.effect(card.rstrip("0123456789")),
            )
            for card, copies in Counter(table["me"]["hand"]).items()
        ]
        own = table["powers"][view["viewer"] : view["viewer"] + 1]
        unused = [memory for memory, fate in table["fates"].items() if fate == "unused"]
        for kind, names in (("power", own), ("memory", unused)):
            found += [(str(tell.thing(kind, n)), tell.effect(f"{kind}-{n}")) for n in names]
        if table["me"]["top"]:
            top = tell.thing("card", table["me"]["top"])
            found.append((tell.words("sheet-me_top", value=top), ""))
        return found

    # Trying a figure.

    def mark(self, view: View, tell: Teller, span: Shown, said: str) -> int | None:
        angle = angle_said(view, tell.words("map-winds"), span, said.strip().lower())
        return None if angle is None else round(angle * span["parts"]) % span["marks"]

    def preview(self, view: View, tell: Teller, option: Shown) -> str:
        """Where the needle would point, as far as a trial shows it (TF-5.4).

        Of Billygoat on the Group's space it warns (TF-4.4-04).
        """
        trial = view["table"]["trial"]
        if trial is None:
            return ""
        if catches(view["table"], option):
            return tell.words("map-catch")
        field = tried_field(trial, option)
        if field is None:
            return tell.words("map-blind")
        if hypot(*field) < self._magnets(tell)["null-field"]:
            return tell.words("map-faint")
        angle = angle_of(field)
        way = round(angle / 60)
        off = angle - 60 * way
        toward = tell.thing("direction", DIRECTION.names[way % 6])
        shown = f"{angle:.1f}"
        if abs(off) <= 30 - self._magnets(tell)["tie-degrees"]:
            return tell.words("map-toward", angle=shown, way=toward)
        other = tell.thing("direction", DIRECTION.names[(way + (1 if off > 0 else -1)) % 6])
        return tell.words("map-between", angle=shown, way=toward, other=other)

    def _needle(self, view: View, tell: Teller) -> float | None:
        """Where the needle points; while a figure is tried, where it would."""
        table = view["table"]
        field = tried_field(table["trial"], tell.tried) if table["trial"] and tell.tried else None
        if field is None or hypot(*field) < self._magnets(tell)["null-field"]:
            needle: float | None = table["needle"]
            return needle
        return angle_of(field)

    def _magnets(self, tell: Teller) -> Mapping[str, Any]:
        return FIGURES.values(str(tell.setup.values["figures"]))


TABLE: Final = DuskTable()


def catches(table: Shown, option: Shown) -> bool:
    """Whether an option puts Billygoat where the Group stands; an Obstacle is one place."""
    kind, place = option["things"][0]
    if kind == "obstacle":
        return table["here"] in table["obstacles"][int(place) - 1]["spaces"]
    return bool(kind == "space" and place == table["here"])
