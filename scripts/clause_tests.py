"""Writes, for every title, which tests hold which clause: `rules/tests.json`.

The clauses a test holds stand in its mark: `@clause("SA-3.1-01", …)`. The file is part of the
package, so that `gloam rules` works where there are no tests. With --check it only compares.
"""

from __future__ import annotations

import ast
import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
TITLES = ROOT / "src" / "gloam" / "titles"


def marks(file: Path) -> Iterator[tuple[str, str]]:
    """Each (clause, test) of one file."""
    where = file.relative_to(ROOT).as_posix()
    for node in ast.parse(file.read_text("utf-8")).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "clause":
                for name in mark.args:
                    assert isinstance(name, ast.Constant)
                    yield str(name.value), f"{where}::{node.name}"


def found(title: str) -> str:
    """The tests of a title's folder, and those elsewhere that hold one of its clauses."""
    own = ROOT / "tests" / "titles" / title
    clauses = tomllib.loads((TITLES / title / "rules" / "en.toml").read_text("utf-8"))
    tests: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for name, test in marks(file):
            if file.is_relative_to(own) or name in clauses:
                tests.setdefault(name, []).append(test)
    return json.dumps(tests, indent=1, sort_keys=True) + "\n"


def main() -> int:
    stale = 0
    for folder in sorted(TITLES.glob("*/rules")):
        file = folder / "tests.json"
        text = found(folder.parent.name)
        if file.read_text("utf-8") != text:
            stale = 1
            if "--check" in sys.argv:
                print(f"{file.relative_to(ROOT)} is stale: run make clauses")
            else:
                file.write_text(text, encoding="utf-8")
    return stale if "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
