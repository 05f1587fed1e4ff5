"""TF-13: the compass among its magnets, against vectors worked out by hand and another library."""

from __future__ import annotations

import itertools
from math import atan2, cos, degrees, hypot, isclose, radians, sin, sqrt
from random import Random

import magpylib
import pytest

from gloam.titles.the_faceless.board import CELLS, NOWHERE, SPACE_AT, WAYS, board, plane
from gloam.titles.the_faceless.cards import FACELESS, GOAT
from gloam.titles.the_faceless.compass import HALF, TURN, Compass, heading
from gloam.titles.the_faceless.meta import FIGURES
from gloam.titles.the_faceless.state import TheFaceless
from tests.titles.the_faceless.scene import TITLE, Scene, clause, scene

Magnet = tuple[tuple[int, int], float, float]
"""A cell, the heading of the coloured side in degrees, a moment."""
Vector = tuple[float, float]
COMPASS = Compass(board(5), FIGURES.values(), earth=False)
IN_EARTH = Compass(board(5), FIGURES.values(), earth=True)


def field(group: tuple[int, int], *magnets: Magnet, earth: Vector = (0.0, 0.0)) -> Vector:
    """The field at a space, in µT."""
    x, y = earth
    for cell, angle, moment in magnets:
        xx, xy, yy = COMPASS.pull(plane(group), plane(cell))
        c, s = cos(radians(angle)), sin(radians(angle))
        x += moment * (xx * c + xy * s)
        y += moment * (xy * c + yy * s)
    return x, y


def angle(vector: Vector) -> float:
    return degrees(atan2(vector[1], vector[0])) % 360


V8: tuple[Magnet, ...] = (
    ((6, 0), 200, 1), ((-6, 6), 315, 1), ((0, -6), 75, 1), ((-1, 2), 100.8934, 1.5)
)  # fmt: skip
V9: tuple[Magnet, ...] = (*V8[:3], ((-1, 2), 100.8934, 1))
THREE: tuple[Magnet, ...] = (((6, 0), 180, 1), ((-6, 6), 300, 1), ((0, -6), 60, 1))
V11: tuple[Magnet, ...] = (*THREE, ((3, -1), 349.1066, 1))


@clause("V1", "V2", "V3", "V4", "V5", "V7", "V8", "V9", "V10", "V11", "TF-13.1-01")
@pytest.mark.parametrize(
    ("name", "group", "magnets", "expected", "red", "ways"),
    [
        ("V1", (0, 0), [((6, 0), 180, 1)], (21.5959, 0), 0, {0}),
        ("V2", (0, 0), [((6, 0), 0, 1)], (-21.5959, 0), 180, {3}),
        ("V3", (0, 0), [((6, 0), 90, 1)], (0, 10.7980), 90, {1, 2}),
        ("V4", (0, 0), [((6, 0), 135, 1)], (15.2706, 7.6353), 26.565, {0}),
        ("V5", (2, 0), [((6, 0), 180, 1), ((-6, 0), 0, 1)], (63.7755, 0), 0, {0}),
        ("V7", (0, 0), [((2, 0), 0, 1)], (-583.0904, 0), 180, {3}),
        ("V8", (1, -1), V8, (73.1674, -372.9369), 281.100, {5}),
        ("V9", (1, -1), V9, (49.3678, -225.2706), 282.361, {5}),
        ("V10", (0, 0), [((3, 3), 210, 1)], (28.7946, 16.6246), 30, {0, 1}),
        ("V11", (-2, 0), V11, (-39.6129, 9.1605), 166.979, {3}),
    ],
)
def test_the_reference_situations(
    name: str,
    group: tuple[int, int],
    magnets: tuple[Magnet, ...],
    expected: Vector,
    red: float,
    ways: set[int],
) -> None:
    earth = IN_EARTH.earth if name == "V9" else (0.0, 0.0)
    x, y = field(group, *magnets, earth=earth)
    scale = hypot(*expected)
    assert abs(x - expected[0]) < 1e-4 * scale
    assert abs(y - expected[1]) < 1e-4 * scale
    assert min(abs(angle((x, y)) - red), 360 - abs(angle((x, y)) - red)) < 1e-3
    assert COMPASS.sectors(x, y) == sum(1 << way for way in ways)


@clause("V6", "TF-13.1-01", "TF-5.2-02")
def test_magnets_that_cancel_out_leave_no_field() -> None:
    x, y = field((0, 0), *THREE)
    assert hypot(x, y) < 1e-9
    assert COMPASS.sectors(x, y) == 0


@clause("V4", "A14", "TF-5.2-01")
def test_the_middle_between_two_is_within_the_tie_degrees() -> None:
    def ways(angle: float, compass: Compass = COMPASS) -> int:
        return compass.sectors(100 * cos(radians(angle)), 100 * sin(radians(angle)))

    assert ways(27.4) == 0b000001
    assert ways(27.6) == ways(32.4) == 0b000011
    assert ways(32.6) == 0b000010
    assert ways(330) == 0b100001
    wide = Compass(board(5), {**FIGURES.values(), "tie-degrees": 10.0}, earth=False)
    assert ways(21, wide) == 0b000011
    assert ways(19, wide) == 0b000001


def random_scene(number: int) -> Scene:
    """Figures anywhere, turned anyhow, sometimes one away."""
    random = Random(number)
    cells = [cell for cell in CELLS if max(map(abs, (*cell, sum(cell)))) <= 5]
    here, goat = random.sample(cells, 2)
    outers = random.sample(range(36), 3)
    s = scene(pieces={"here": SPACE_AT[here], "goat": SPACE_AT[goat]}, figures="")
    s.g.at = [outer if random.random() < 0.9 else NOWHERE for outer in outers]
    s.g.headings = [random.randrange(TURN) for _ in range(4)]
    return s


def sources(g: TheFaceless) -> list[Magnet]:
    """The magnets of a position, written out."""
    found: list[Magnet] = [
        (g.board.ring_cells[g.at[f]], g.headings[f] / 10, 1.0)
        for f in FACELESS
        if g.at[f] != NOWHERE
    ]
    return [*found, (CELLS[g.goat], g.headings[GOAT] / 10, 1.5)]


@clause("TF-13.1-08", "TF-2.2-02")
def test_an_independent_library_agrees() -> None:
    """To it, a coloured side that draws the red end is a dipole's other end."""
    scenes = [random_scene(number).g for number in range(1000)]
    places, moments, owners = [], [], []
    for number, g in enumerate(scenes):
        x, y = plane(CELLS[g.here])
        for cell, looks, moment in sources(g):
            sx, sy = plane(cell)
            places.append(((x - sx) * 0.035, (y - sy) * 0.035, 0.0))
            moments.append((-moment * cos(radians(looks)), -moment * sin(radians(looks)), 0.0))
            owners.append(number)
    theirs = [[0.0, 0.0, 0.0] for _ in scenes]
    for number, (bx, by, _) in zip(
        owners, magpylib.func.dipole_field("B", observers=places, moments=moments), strict=True
    ):
        theirs[number][0] += bx * 1e6
        theirs[number][1] += by * 1e6
        theirs[number][2] += hypot(bx, by) * 1e6
    for g, (bx, by, size) in zip(scenes, theirs, strict=True):
        x, y = g.field()
        assert hypot(x - bx, y - by) < 1e-6 * size


@clause("TF-13.1-02")
def test_stronger_magnets_leave_the_angle() -> None:
    for number in range(50):
        s = random_scene(number)
        magnets = sources(s.g)
        one = field(CELLS[s.g.here], *magnets)
        many = field(CELLS[s.g.here], *((c, a, m * 7.3) for c, a, m in magnets))
        assert isclose(angle(one), angle(many), abs_tol=1e-9)
        assert isclose(hypot(*many), 7.3 * hypot(*one))


@clause("TF-13.1-03")
def test_all_figures_turned_round_turn_the_needle_round() -> None:
    for number in range(50):
        g = random_scene(number).g
        x, y = g.field()
        g.headings = [(h + HALF) % TURN for h in g.headings]
        assert g.field() == pytest.approx((-x, -y))


@clause("TF-13.1-04")
def test_a_turned_scene_has_a_turned_needle() -> None:
    for number in range(50):
        g = random_scene(number).g
        before = angle(g.field())
        g.here, g.goat = (SPACE_AT[-CELLS[s][1], sum(CELLS[s])] for s in (g.here, g.goat))
        g.at = [o if o == NOWHERE else (o + 6) % 36 for o in g.at]
        g.headings = [(h + 600) % TURN for h in g.headings]
        assert (angle(g.field()) - before - 60 + 180) % 360 == pytest.approx(180, abs=1e-6)


@clause("TF-13.1-05")
def test_a_mirrored_scene_has_a_mirrored_needle() -> None:
    for number in range(50):
        g = random_scene(number).g
        x, y = g.field()
        g.here, g.goat = (SPACE_AT[sum(CELLS[s]), -CELLS[s][1]] for s in (g.here, g.goat))
        g.at = [o if o == NOWHERE else -o % 36 for o in g.at]
        g.headings = [-h % TURN for h in g.headings]
        assert g.field() == pytest.approx((x, -y))


@clause("TF-13.1-06")
def test_twice_as_far_is_an_eighth() -> None:
    for towards in range(0, 360, 17):
        near = field((0, 0), ((1, 1), towards, 1))
        far = field((0, 0), ((2, 2), towards, 1))
        assert far == pytest.approx((near[0] / 8, near[1] / 8))


@clause("TF-13.1-07")
def test_fields_add_up() -> None:
    for number in range(50):
        g = random_scene(number).g
        here = CELLS[g.here]
        each = [field(here, magnet) for magnet in sources(g)]
        assert g.field() == pytest.approx((sum(x for x, _ in each), sum(y for _, y in each)))


@clause("TF-13.1-09", "TF-5.3-01")
def test_the_labyrinth_leads_back() -> None:
    for radius in (4, 5, 6):
        world = board(radius)
        for space, way in itertools.product(world.spaces, range(6)):
            if world.next[space][way] == NOWHERE:
                far = world.line[space][way]
                assert far != space
                assert world.line[far][(way + 3) % 6] == space


@clause("TF-5.3-01", "A2")
@pytest.mark.parametrize(
    ("cell", "exits"),
    [
        ((5, 0), {0: (-5, 0), 1: (5, -5), 5: (0, 5)}),
        ((5, -2), {0: (-3, -2), 5: (-2, 5)}),
        ((-5, 5), {1: (-5, 0), 2: (5, -5), 3: (0, 5)}),
        ((0, 5), {0: (-5, 5), 1: (0, -5), 2: (5, 0)}),
        ((2, 3), {0: (-5, 3), 1: (2, -5)}),
    ],
)
def test_where_the_labyrinth_leads(
    cell: tuple[int, int], exits: dict[int, tuple[int, int]]
) -> None:
    world = board(5)
    space = SPACE_AT[cell]
    open_ways = [way for way in range(6) if world.next[space][way] == NOWHERE]
    assert {way: CELLS[world.line[space][way]] for way in open_ways} == exits


@clause("TF-2.2-01", "A13")
def test_a_heading_is_any_tenth_of_a_degree() -> None:
    assert TURN == 3600
    assert [heading(1, 0), heading(0, 1), heading(-1, 0), heading(0, -1)] == [0, 900, 1800, 2700]
    assert heading(sqrt(3), 1) == 300
    assert heading(cos(radians(359.97)), sin(radians(359.97))) == 0


@clause("A16")
def test_billygoat_s_magnet_is_half_again_as_strong() -> None:
    assert COMPASS.moments == (1.0, 1.0, 1.0, 1.5)
    equal = TITLE.new(2, 1, figures='{"billygoat-moment": 1.0}')
    assert isinstance(equal, TheFaceless)
    assert equal.compass.moments[GOAT] == 1.0


@clause("A15")
def test_the_earth_pulls_only_where_the_table_says_so() -> None:
    away, still = scene(figures=""), scene(figures="", earth=True)
    assert away.needle() is None
    assert still.needle() == 90.0
    assert IN_EARTH.earth == pytest.approx((0, 24))


@clause("TF-2.1-04", "TF-2.1-05", "TF-2.1-01", "A1")
def test_the_board_of_91_spaces() -> None:
    world = board(5)
    assert len(world.spaces) == 91
    assert world.ring == 36
    near = [len(world.near[space]) for space in world.spaces]
    assert (near.count(3), near.count(4), near.count(6)) == (6, 24, 61)
    assert sum(near) // 2 == 240
    assert all(world.edge[space] == (len(world.near[space]) < 6) for space in world.spaces)
    for space in world.spaces:
        q, r = CELLS[space]
        assert {CELLS[s] for s in world.near[space]} == {
            (q + dq, r + dr)
            for dq, dr in WAYS
            if max(map(abs, (q + dq, r + dr, q + dq + r + dr))) <= 5
        }
