"""Words: everything people read, in three languages, from Fluent message files.

The same files serve the terminal and the browser. A title's words live with the title.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from gloam.kernel.setup import Meta, unknown

LANGUAGES: Final = ("en", "it", "uk")


class Words:
    """The messages of one language: the program's own and a title's."""

    def __init__(self, language: str, package: str | None = None) -> None:
        if language not in LANGUAGES:
            raise unknown("language", language, LANGUAGES)
        self.language: Final = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in ("gloam.words", package and f"{package}.words"):
            if source is not None:
                text = files(source).joinpath(f"{language}.ftl").read_text("utf-8")
                self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, **values: str | int) -> str:
        """The message with its values put in. A missing message is a defect and raises."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(key)
        text, problems = self._bundle.format_pattern(message.value, values)
        if problems:
            raise ValueError(f"{key} ({self.language}): {problems[0]}")
        return str(text).replace("\n", " ")

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)


@cache
def _words(language: str, package: str | None) -> Words:
    return Words(language, package)


def words(language: str, meta: Meta | None = None) -> Words:
    """The words of a language, with a title's; read once."""
    return _words(language, None if meta is None else meta.package)


def switch_words(values: Mapping[str, Any]) -> dict[str, str | int]:
    """Switches as message values: yes and no as words."""
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in values.items()
    }
