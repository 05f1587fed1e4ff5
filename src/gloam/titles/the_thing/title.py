"""The Thing put together: importing this registers every rule."""

from __future__ import annotations

from typing import Final

from gloam.kernel.title import Title
from gloam.titles.the_thing import census, facts, imagine, preparation, standing, view
from gloam.titles.the_thing.meta import META
from gloam.titles.the_thing.state import TheThing

TITLE: Final = Title(META, TheThing)

__all__ = ["TITLE", "census", "facts", "imagine", "preparation", "standing", "view"]
