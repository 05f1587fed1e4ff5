"""The Faceless put together: importing this registers every rule."""

from __future__ import annotations

from typing import Final

from gloam.kernel.title import Title
from gloam.titles.the_faceless import census, imagine, preparation, standing, view
from gloam.titles.the_faceless.meta import META
from gloam.titles.the_faceless.state import TheFaceless

TITLE: Final = Title(META, TheFaceless)

__all__ = ["TITLE", "census", "imagine", "preparation", "standing", "view"]
