"""The eight characters and the powers that are theirs (1.5)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import Kind

BENNINGS, NORRIS, CLARK, BLAIR, GARRY, MACREADY, NAULS, WINDOWS = range(8)
CHARACTER: Final = Kind(
    "character",
    ("bennings", "norris", "clark", "blair", "garry", "macready", "nauls", "windows"),
)
EVERY_CHARACTER: Final = tuple(range(8))
