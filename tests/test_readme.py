"""What the README shows works as it stands there."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 14
    exec(compile(code, "README.md", "exec"), {})
