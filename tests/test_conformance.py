"""Every title keeps every promise, over all editions, seats and switches."""

import contextlib
import itertools
from collections.abc import Iterable

import pytest

import gloam
from gloam.kernel.setup import Value
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
            finish(started(title, seats, [seats], [edition]), title, Random(seats))
    every = range(meta.least_seats, meta.most_seats + 1)
    for switch in meta.switches:
        values: list[bool | int | str]
        if isinstance(switch.default, bool):
            values = [True, False]
        elif isinstance(switch.default, int):
            values = [switch.least, switch.default, min(switch.most, 5)]
        else:
            values = list(switch.choices or switch.samples)
        for value in values:
            g = started(title, 3, [None, *every], list(meta.editions), **{switch.name: value})
            finish(g, title, Random(5))


def started(
    title: Title, seed: int, seats: list[int | None], editions: list[str], **switches: Value
) -> gloam.Position:
    """The first game of these that goes together, perhaps with one more switch on."""
    more = [switch.name for switch in title.meta.switches if isinstance(switch.default, bool)]
    for number, edition in itertools.product(seats, editions):
        for extra in ({}, *({name: True} for name in more if name not in switches)):
            with contextlib.suppress(gloam.BadInput):
                return title.new(number, seed, edition, **extra, **switches)
    raise AssertionError(f"no game of {title.name} takes {switches}")


def finish(g: gloam.Position, title: Title, random: object) -> None:
    from random import Random

    assert isinstance(random, Random)
    while g.outcome is None:
        g.play(*random_answer(g, random))
        if g.plies in (20, 80):
            check_views(g, title, g.plies)
    check_views(g, title, g.plies)
