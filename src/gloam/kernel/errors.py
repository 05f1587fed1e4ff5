"""What can go wrong: a code, one sentence, the rule where there is one, and what it is about."""

from __future__ import annotations


class GloamError(Exception):
    """Anything the library refuses. `code` is stable and stands for one reason; the sentence is
    for people. `about` holds the values of the message `wrong-CODE`, which says it in every
    language."""

    def __init__(
        self, code: str, sentence: str, rule: str | None = None, **about: str | int
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.about = about


class BadInput(GloamError):
    """The request makes no sense: an unknown title, edition, switch, seat or option."""


class NotAllowed(GloamError):
    """The answer is understood, but the rules refuse it; `rule` says which."""


class BrokenRecord(GloamError):
    """A record or a saved position that is damaged, altered or of another game."""
