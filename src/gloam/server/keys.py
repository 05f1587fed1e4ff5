"""Codes and keys. A key is a secret link; only its digest is ever stored or compared."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and digits that are mistaken for one another."""


def new_code() -> str:
    """A table's code: five letters to read aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(5))


def is_code(text: str) -> bool:
    """Whether a table could have this code, in capitals."""
    return len(text) == 5 and all(letter in _LETTERS for letter in text)


def new_key() -> str:
    """A key that cannot be guessed: 144 bits."""
    return secrets.token_urlsafe(18)


def digest(key: str) -> str:
    return hashlib.blake2b(key.encode(), digest_size=24, person=b"gloam-key").hexdigest()


def new_seed() -> str:
    return secrets.token_hex(16)
