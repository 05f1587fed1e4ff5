"""Every title keeps every promise, over all editions, seats and switches."""

from collections.abc import Iterable

import pytest

import gloam
from gloam.kernel.title import Title
from gloam.testing import Report, check_games, check_secrecy, check_views, random_answer

TITLES = [meta.name for meta in gloam.titles()]


def last(reports: Iterable[Report]) -> Report:
    *_, report = reports
    return report


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("part", range(4))
def test_random_games(name: str, part: int) -> None:
    report = last(check_games(gloam.title(name), 60, f"test/{part}"))
    assert report.failures == []
    assert report.games == 60


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("part", range(6))
def test_secrecy(name: str, part: int) -> None:
    report = last(check_secrecy(gloam.title(name), 250, f"test/{part}"))
    assert report.failures == []
    assert report.positions == 250


@pytest.mark.parametrize("name", TITLES)
def test_every_edition_seat_count_and_switch_both_ways(name: str) -> None:
    """Each value of each switch is played to the end, so that none is only a word."""
    from random import Random

    title = gloam.title(name)
    meta = title.meta
    for seats in range(meta.least_seats, meta.most_seats + 1):
        for edition in meta.editions:
            finish(title.new(seats, seats, edition), title, Random(seats))
    for switch in meta.switches:
        values: list[bool | int | str]
        if isinstance(switch.default, bool):
            values = [True, False]
        elif isinstance(switch.default, int):
            values = [switch.least, switch.default, min(switch.most, 5)]
        else:
            values = list(switch.choices or switch.samples)
        for value in values:
            try:
                g = title.new(None, 3, None, **{switch.name: value})
            except gloam.BadInput:
                assert isinstance(value, int)
                continue
            finish(g, title, Random(5))


def finish(g: gloam.Position, title: Title, random: object) -> None:
    from random import Random

    assert isinstance(random, Random)
    while g.outcome is None:
        g.play(*random_answer(g, random))
        if g.plies in (20, 80):
            check_views(g, title, g.plies)
    check_views(g, title, g.plies)
