"""`gloam backup` and `gloam restore`: every table as one file, whatever the database.

The file is gzipped JSON lines: a heading, one table a line, and a last line with their number, so
that a file cut off is known as such.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from gloam.files import whole
from gloam.kernel.errors import BadInput, GloamError
from gloam.server.live import Live
from gloam.server.storage import Conflict, Kept, Storage

HEADING: Final = {"gloam": "backup 1"}


def backup(storage: Storage, file: Path) -> int:
    """Write every table, also while a server runs. Returns how many. The file appears whole."""

    async def write() -> int:
        count = 0
        try:
            with whole(file) as part, gzip.open(part, "wt", encoding="utf-8") as out:
                out.write(json.dumps(HEADING) + "\n")
                async for kept in storage.dump():
                    out.write(json.dumps(asdict(kept), ensure_ascii=False) + "\n")
                    count += 1
                out.write(json.dumps({"tables": count}) + "\n")
        finally:
            await storage.close()
        return count

    return asyncio.run(write())


def restore(storage: Storage, tables: list[Kept]) -> None:
    """Put every table in, or none."""

    async def put() -> None:
        try:
            await storage.restore(tables)
        except Conflict:
            raise BadInput(
                "table-there", "A table of the backup is there already; nothing was restored."
            ) from None
        finally:
            await storage.close()

    asyncio.run(put())


def read(file: Path) -> list[Kept]:
    """The tables of a backup, each played to its end. Raises `BadInput` if it is not whole."""
    tables = list(lines_of(file))
    for kept in tables:
        try:
            Live.read(kept.code, kept.log)
        except (GloamError, AssertionError, LookupError, TypeError, ValueError):
            text = f"The table {kept.code} in {file} is damaged; nothing was restored."
            raise BadInput("bad-backup", text) from None
    return tables


def lines_of(file: Path) -> Iterator[Kept]:
    """The tables as the file has them."""
    broken = BadInput("bad-backup", f"{file} is not a whole backup of Gloam.")
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            found: list[Any] = [json.loads(line) for line in lines]
    except (OSError, EOFError, ValueError) as problem:
        if isinstance(problem, FileNotFoundError | PermissionError):
            raise
        raise broken from None
    if len(found) < 2 or found[0] != HEADING or found[-1] != {"tables": len(found) - 2}:
        raise broken
    try:
        yield from (Kept(**table) for table in found[1:-1])
    except TypeError:
        raise broken from None
