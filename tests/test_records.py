"""Five hundred games recorded once replay to the same end, now and in every later version."""

import lzma
from pathlib import Path

import pytest

import gloam
from gloam.kernel import record

FOLDER = Path(__file__).parent / "records"


@pytest.mark.parametrize("meta", gloam.titles(), ids=lambda meta: meta.name)
def test_recorded_games_replay_to_their_end(meta: gloam.Meta) -> None:
    texts = lzma.decompress((FOLDER / f"{meta.name}.xz").read_bytes()).decode()
    games = [part + "\n" for part in texts.split("\n\n")]
    assert len(games) == 500
    editions, ends = set(), set()
    for text in games:
        text = text.strip() + "\n"
        g = gloam.replay(text)
        assert g.record() == text
        assert g.outcome is not None
        headers = record.read(text).headers
        assert headers["end"].split()[0] == g.outcome.reason
        editions.add(g.setup.edition)
        ends.add(g.outcome.reason)
    assert editions == set(meta.editions)
    assert len(ends) >= 5
