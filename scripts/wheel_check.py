"""Installs the wheel in dist/ into an empty environment and sees that it serves the client.

Nothing of this repository is on its path: what is missing from the wheel is missing here.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = ROOT / ".venv" / "bin" / "uv"


def main() -> int:
    (wheel,) = (ROOT / "dist").glob("gloam-*.whl")
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder) / "env"
        python = environment / "bin" / "python"
        subprocess.run([UV, "venv", "-q", "--python", sys.executable, environment], check=True)
        subprocess.run([UV, "pip", "install", "-q", "--python", python, wheel], check=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        # Without Node, and without anything else of this machine's.
        alone = {"PATH": str(environment / "bin"), "HOME": folder, "LANG": "C.UTF-8"}
        gloam = environment / "bin" / "gloam"
        told = subprocess.run(
            [gloam, "rules", "stay-away", "--json"], cwd=folder, env=alone, check=True,
            capture_output=True,
        )  # fmt: skip
        assert len(json.loads(told.stdout)["clauses"]) > 200
        serving = [
            str(gloam),
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--data",
            "tables",
        ]
        said = Path(folder) / "said"
        with said.open("w") as out:
            server = subprocess.Popen(serving, cwd=folder, env=alone, stdout=out, stderr=out)
        try:
            page = fetch(port, "/")
            (script,) = [part.split('"')[0] for part in page.split('src="') if ".js" in part[:60]]
            assert len(fetch(port, script)) > 1000
            assert json.loads(fetch(port, "/api/titles"))[0]["title"] == "stay-away"
            opened = fetch(
                port, "/api/tables", {"title": "stay-away", "name": "Ada", "bots": "sensible"}
            )
            assert fetch(port, f"/api/tables/{json.loads(opened)['code']}")
        except BaseException:
            print(said.read_text(), file=sys.stderr)
            raise
        finally:
            server.terminate()
            server.wait(10)
    print(f"{os.path.relpath(wheel)} installs into an empty environment and serves the client.")
    return 0


def fetch(port: int, path: str, body: object = None) -> str:
    data = None if body is None else json.dumps(body).encode()
    for _ in range(200):
        with (
            contextlib.suppress(ConnectionError, urllib.error.URLError),
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", data, 10) as answer,
        ):
            return str(answer.read().decode())
        time.sleep(0.05)
    raise SystemExit(f"The installed server does not answer at {path}.")


if __name__ == "__main__":
    sys.exit(main())
