"""What docs/wire.md shows works as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

from tests.server.people import Person, Process

WIRE = Path(__file__).parent.parent.parent / "docs" / "wire.md"


def test_the_bot_of_the_wire_page_plays_a_game(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", WIRE.read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 36
    file = tmp_path / "bot.py"
    file.write_text(code, "utf-8")
    server = Process(str(tmp_path / "data"))
    try:
        table = server.post("/api/tables", title="stay-away", name="Ada", seats=4)
        ada = Person(server, table["code"], table["key"])
        command = [sys.executable, str(file), f"127.0.0.1:{server.port}", table["code"]]
        robot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        while sum(chair["kind"] == "person" for chair in ada.table["chairs"]) < 2:
            assert ada.hear(), "the robot did not sit down"
        path = f"/api/tables/{table['code']}/host"
        server.post(path, key=table["key"], do="fill", level="random")
        server.post(path, key=table["key"], do="start")
        random = Random(1)
        while ada.table["stage"] != "over":
            assert ada.hear()
            if ada.table["stage"] == "playing" and ada.asked():
                ada.answer(random.choice(ada.possible()))
        said, _ = robot.communicate(timeout=30)
        assert said.strip() == ada.table["game"]["outcome"]["reason"]
    finally:
        server.kill()
