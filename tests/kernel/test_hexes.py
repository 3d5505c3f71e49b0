"""Hexes: labels, distances, arcs and lines, against slower ways to say the same."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import hypot, isclose, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from visavis.kernel.hexes import (
    DIRECTIONS,
    POINTY_DIRECTIONS,
    STEPS,
    Hex,
    Lettered,
    Numbered,
    arcs,
    around,
    between,
    centre,
    distance,
    neighbour,
    neighbours,
    sides_entered,
    step,
)

coordinate = st.integers(-15, 15)
hexes = st.tuples(coordinate, coordinate)
directions = st.integers(0, 5)


def opposite(direction: int) -> int:
    return (direction + 3) % 6


# Labels


@pytest.mark.parametrize("lowered", [0, 1])
@given(column=st.integers(0, 25), row=st.integers(1, 40))
def test_a_label_names_one_hex_and_a_hex_has_one_label(lowered: int, column: int, row: int) -> None:
    labels = Lettered(lowered)
    label = f"{chr(65 + column)}{row:02}"
    found = labels.hex(label)
    assert found is not None
    assert labels.label(found) == label
    assert labels.place(found) == (column, row)
    assert labels.at(column, row) == found


@pytest.mark.parametrize("text", ["", "A", "A1", "A001", "a01", "AA01", "01A", " A01"])
def test_what_is_no_label_names_no_hex(text: str) -> None:
    assert Lettered(0).hex(text) is None


def test_neighbours_where_the_first_column_lies_lower() -> None:
    labels = Lettered(0)
    around = [[labels.label(n) for n in neighbours(labels.at(c, 6))] for c in (6, 7)]
    assert around == [["G05", "H06", "H07", "G07", "F07", "F06"], ["H05", "I05", "I06", "H07", "G06", "G05"]]


def test_neighbours_where_the_second_column_lies_lower() -> None:
    labels = Lettered(1)
    around = [[labels.label(n) for n in neighbours(labels.at(c, 6))] for c in (6, 7)]
    assert around == [["G05", "H05", "H06", "G07", "F06", "F05"], ["H05", "I06", "I07", "H07", "G07", "G06"]]


@pytest.mark.parametrize("shifted", [0, 1])
@given(column=st.integers(0, 99), row=st.integers(0, 99))
def test_a_number_names_one_hex_and_a_hex_has_one_number(shifted: int, column: int, row: int) -> None:
    labels = Numbered(shifted)
    label = f"{column:02}{row:02}"
    found = labels.hex(label)
    assert found is not None
    assert labels.label(found) == label
    assert labels.place(found) == (column, row)


@pytest.mark.parametrize("text", ["", "121", "12110", "A01", "12-11", " 1211"])
def test_what_is_no_number_names_no_hex(text: str) -> None:
    assert Numbered(0).hex(text) is None


@pytest.mark.parametrize(
    ("shifted", "near"),
    [
        (0, ["1110", "1210", "1311", "1212", "1112", "1111"]),
        (1, ["1210", "1310", "1311", "1312", "1212", "1111"]),
    ],
)
def test_neighbours_where_rows_lie_to_the_right(shifted: int, near: list[str]) -> None:
    labels = Numbered(shifted)
    assert [labels.label(each) for each in neighbours(labels.at(12, 11))] == near


# Centres

COMPASS = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}
BOTH = pytest.mark.parametrize(("pointy", "names"), [(False, DIRECTIONS), (True, POINTY_DIRECTIONS)])


def nearest(x: float, y: float, pointy: bool) -> Hex:
    """The hex around a point of the picture, by looking at all."""
    everywhere = ((q, s) for q in range(-50, 51) for s in range(-50, 51))
    return min(everywhere, key=lambda each: hypot(centre(each, pointy)[0] - x, centre(each, pointy)[1] - y))


@BOTH
@given(hex_=hexes, away=st.floats(0, 0.85), turn=st.sampled_from([(1, 0), (-1, 0), (0, 1), (0, -1), (0.6, 0.8)]))
@settings(max_examples=10)
def test_whatever_lies_within_a_hex_is_nearest_to_its_centre(
    pointy: bool, names: tuple[str, ...], hex_: Hex, away: float, turn: tuple[float, float]
) -> None:
    x, y = centre(hex_, pointy)
    assert nearest(x + away * turn[0], y + away * turn[1], pointy) == hex_


@BOTH
@given(hexes, hexes)
def test_neighbours_lie_a_hex_apart_and_others_farther(pointy: bool, names: tuple[str, ...], a: Hex, b: Hex) -> None:
    (x, y), (far_x, far_y) = centre(a, pointy), centre(b, pointy)
    apart = hypot(far_x - x, far_y - y)
    assert isclose(apart, sqrt(3)) if distance(a, b) == 1 else a == b or apart > sqrt(3) * 1.7


@BOTH
def test_a_direction_leads_where_its_name_says(pointy: bool, names: tuple[str, ...]) -> None:
    for name, step_ in zip(names, STEPS, strict=True):
        way = centre(step_, pointy)
        for axis, letters in enumerate(("EW", "NS")):
            wanted = sum(COMPASS[letter][axis] for letter in name if letter in letters)
            assert (way[axis] > 0.1) - (way[axis] < -0.1) == wanted


# Maps of any shape


@given(st.sets(hexes, min_size=1, max_size=40))
def test_on_a_map_of_any_shape_neighbours_are_those_inside(shape: set[Hex]) -> None:
    labels = {f"{q},{s}": (q, s) for q, s in sorted(shape)}
    near = around(labels)
    assert list(near) == list(labels)
    for one in labels:
        assert {*near[one]} == {other for other in labels if distance(labels[one], labels[other]) == 1}


def test_an_area_is_joined_to_some_hexes_after_their_own_neighbours() -> None:
    near = around({"a": (0, 0), "b": (1, 0)}, [("Sea", "b"), ("Sea", "Island")])
    assert near == {"a": ("b",), "b": ("a", "Sea"), "Sea": ("b", "Island"), "Island": ("Sea",)}


# Steps


@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes, directions, st.integers(0, 9))
def test_straight_on_is_as_far_as_one_goes_and_back_again(a: Hex, direction: int, times: int) -> None:
    there = neighbour(a, direction, times)
    assert distance(a, there) == times
    assert neighbour(there, opposite(direction), times) == a


@given(hexes)
def test_the_six_neighbours_are_all_hexes_one_away(a: Hex) -> None:
    square = [(a[0] + q, a[1] + s) for q in range(-2, 3) for s in range(-2, 3)]
    assert sorted(neighbours(a)) == sorted(b for b in square if distance(a, b) == 1)


def test_directions_go_round_clockwise_from_the_north() -> None:
    assert DIRECTIONS[0] == "N"
    assert [3 * q for q, _ in STEPS] == [0, 3, 3, 0, -3, -3]
    assert [2 * s + q for q, s in STEPS] == [-2, -1, 1, 2, 1, -1]


# Arcs


def test_front_hexes_are_the_faced_one_and_the_two_beside_it() -> None:
    for facing in range(6):
        ahead = [d for d in range(6) if arcs(*STEPS[d])[facing]]
        assert sorted(ahead) == sorted([(facing - 1) % 6, facing, (facing + 1) % 6])


@given(coordinate, coordinate)
def test_the_arc_is_every_sum_of_its_two_bounding_directions(q: int, s: int) -> None:
    for facing in range(6):
        left, right = STEPS[facing - 1], STEPS[(facing + 1) % 6]
        sums = {(a * left[0] + b * right[0], a * left[1] + b * right[1]) for a in range(46) for b in range(46)}
        assert arcs(q, s)[facing] == ((q, s) in sums)


@given(coordinate, coordinate)
def test_each_hex_lies_in_two_or_three_arcs(q: int, s: int) -> None:
    """Two arcs meet in a bounding row, so a hex on such a row lies in three."""
    count = sum(arcs(q, s))
    on_a_row = 0 in (q, s, q + s)
    assert count == (6 if (q, s) == (0, 0) else 3 if on_a_row else 2)


@given(coordinate, coordinate, directions)
def test_what_lies_ahead_does_not_lie_ahead_the_other_way(q: int, s: int, facing: int) -> None:
    if (q, s) != (0, 0):
        assert not (arcs(q, s)[facing] and arcs(q, s)[opposite(facing)])


# Lines


def slow_between(q: int, s: int) -> tuple[set[Hex], set[Hex]]:
    """The hexes whose inside the line meets, and those along whose edge it runs, with fractions."""
    inside: set[Hex] = set()
    along: set[Hex] = set()
    reach = distance((0, 0), (q, s))
    for a in range(-reach - 1, reach + 2):
        for b in range(-reach - 1, reach + 2):
            if (a, b) in ((0, 0), (q, s)):
                continue
            start, end, edge = Fraction(0), Fraction(1), False
            x, y, way_x, way_y = -3 * a, -2 * b - a, 3 * q, 2 * s + q
            for at, way, limit in ((y, way_y, 1), (x + y, way_x + way_y, 2), (x - y, way_x - way_y, 2)):
                if way == 0:
                    edge = edge or abs(at) == limit
                    end = end if abs(at) <= limit else Fraction(-1)
                else:
                    low, high = sorted((Fraction(-limit - at, way), Fraction(limit - at, way)))
                    start, end = max(start, low), min(end, high)
            if start < end:
                (along if edge else inside).add((a, b))
    return inside, along


@pytest.mark.parametrize("q", range(-7, 8))
def test_a_line_meets_what_slow_arithmetic_says(q: int) -> None:
    for s in range(-7, 8):
        inside, along = slow_between(q, s)
        parts = between(q, s)
        assert {part[0] for part in parts if len(part) == 1} == inside
        assert {hex_ for part in parts if len(part) == 2 for hex_ in part} == along


@given(coordinate, coordinate)
def test_a_line_meets_the_same_hexes_backwards(q: int, s: int) -> None:
    back = [tuple(sorted((q + a, s + b) for a, b in part)) for part in between(-q, -s)]
    assert back[::-1] == list(between(q, s))


@given(coordinate, coordinate)
def test_a_line_goes_from_part_to_part_without_a_gap(q: int, s: int) -> None:
    stops = [((0, 0),), *between(q, s), ((q, s),)]
    for one, other in pairwise(stops):
        nearest = min(distance(a, b) for a in one for b in other)
        assert nearest <= 1 if (q, s) != (0, 0) else nearest == 0


def test_neighbours_have_nothing_between_them() -> None:
    assert all(between(*way) == () for way in STEPS)


def test_along_a_row_of_hexes_the_line_passes_their_centres() -> None:
    assert between(0, 3) == (((0, 1),), ((0, 2),))


def test_between_two_rows_the_line_runs_along_an_edge() -> None:
    assert between(2, -1) == (((1, -1), (1, 0)),)


# Sides


@pytest.mark.parametrize("direction", range(6))
def test_from_a_neighbour_one_enters_by_the_shared_side(direction: int) -> None:
    assert sides_entered(*STEPS[direction]) == (opposite(direction),)


def test_along_an_edge_one_enters_at_a_corner_between_two_sides() -> None:
    assert [DIRECTIONS[side] for side in sides_entered(2, -1)] == ["SW", "NW"]


@given(hexes, hexes)
def test_the_side_entered_belongs_to_the_last_hex_on_the_way(a: Hex, b: Hex) -> None:
    if a == b:
        return
    way = step(a, b)
    beyond = {neighbour(b, side) for side in sides_entered(*way)}
    last = between(*way)[-1] if between(*way) else ((0, 0),)
    assert beyond & {(a[0] + q, a[1] + s) for q, s in last}
