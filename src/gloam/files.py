"""Files that appear whole or not at all, and texts that are read as such."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

from gloam.kernel.errors import BadInput


@contextlib.contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A place to write beside the file, which is replaced when all is written, or stays as it was.

    Raises `OSError` that names the file itself.
    """
    part = file.parent / f"{file.name}.part"
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        yield part
        os.replace(part, file)
    except OSError as problem:
        raise type(problem)(problem.errno, problem.strerror, str(file)) from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


def write_text(file: Path, text: str) -> None:
    with whole(file) as part:
        part.write_text(text, encoding="utf-8")


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("not-a-text", f"{file} is not a text file.") from None
