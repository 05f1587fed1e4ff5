"""The action dice of one to three players."""

from __future__ import annotations

from typing import Final

from gloam.kernel.option import Kind

FACE_USE, FACE_REPAIR, FACE_SABOTAGE, FACE_THREAT = range(4)
FACE: Final = Kind("face", ("use", "repair", "sabotage", "threat"))
ACTION_DIE: Final = (
    FACE_USE, FACE_USE, FACE_REPAIR, FACE_REPAIR, FACE_SABOTAGE, FACE_THREAT,
)  # fmt: skip
DICE: Final = 3
HUNGRY_DICE: Final = 2
