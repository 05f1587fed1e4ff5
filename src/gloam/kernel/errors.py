"""What can go wrong, as a small family: a code, one sentence, and the rule where there is one."""

from __future__ import annotations


class GloamError(Exception):
    """Anything the library refuses. `code` is stable; the sentence is for people."""

    def __init__(self, code: str, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule


class BadInput(GloamError):
    """The request makes no sense: an unknown title, edition, switch, seat or option."""


class NotAllowed(GloamError):
    """The answer is understood, but the rules refuse it; `rule` says which."""


class BrokenRecord(GloamError):
    """A record or a saved position that is damaged, altered or of another game."""
