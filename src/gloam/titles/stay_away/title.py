"""Stay Away! put together: importing this registers every rule."""

from __future__ import annotations

from typing import Final

from gloam.kernel.title import Title
from gloam.titles.stay_away import facts, imagine, preparation, view
from gloam.titles.stay_away.meta import META
from gloam.titles.stay_away.state import StayAway

TITLE: Final = Title(META, StayAway)

__all__ = ["TITLE", "facts", "imagine", "preparation", "view"]
