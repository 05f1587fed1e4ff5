"""A server for measurements and tests: `python -m gloam.server.bare PORT DIR-or-URL [THINK]`.

No limits on how often one caller may ask, and bots that think for THINK seconds (0).
"""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn

from gloam.server.app import Web
from gloam.server.hall import Hall
from gloam.server.serve import config
from gloam.server.storage import open_storage


def main(port: str, where: str, think: str = "0") -> None:
    url = where if "://" in where else None
    hall = Hall(open_storage(Path(where), url), think=(float(think), float(think)))
    settings = config(
        Web(hall, slow=False), "127.0.0.1", int(port),
        ws_per_message_deflate=False, timeout_graceful_shutdown=2,
    )  # fmt: skip
    uvicorn.Server(settings).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
