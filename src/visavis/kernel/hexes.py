"""Hexes: labels, centres, distances, directions, arcs and straight lines, all but the centres in whole numbers.

A hex is a pair of axial coordinates (q, s). With a flat side up its centre lies at X = 3q, Y = 2s + q, where Y grows
downwards; the hex around a centre is |y| <= 1, |x + y| <= 2, |x - y| <= 2. With a corner up the same map is turned
back by a twelfth: the steps are the same, only their names and the centres differ. Whatever is asked of two hexes
depends only on the step from one to the other, so the answers are kept by that step.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import prod, sqrt
from sys import intern
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")  # clockwise, where a flat side is up
POINTY_DIRECTIONS: Final = ("NW", "NE", "E", "SE", "SW", "W")  # the same steps, where a corner is up
STEPS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_LABEL: Final = re.compile(r"([A-Z])(\d\d)")
_NUMBER: Final = re.compile(r"(\d\d)(\d\d)")
MOST_STEPS: Final = 1 << 14  # from hex to hex that are kept: all of a map, even of one somebody has stretched
_FIRST_COLUMN: Final = ord("A")


# Labels


class Lettered:
    """Columns A, B, C … from the left, rows 01, 02, … from the top; every other column lies half a hex lower."""

    __slots__ = ("lowered",)

    def __init__(self, lowered: int) -> None:
        self.lowered = lowered  # 0: columns A, C, E … are the lower ones; 1: B, D, F …

    def at(self, column: int, row: int) -> Hex:
        """The hex in this column (A is 0) and row."""
        return column, row - _slip(column, self.lowered)

    def place(self, hex_: Hex) -> tuple[int, int]:
        """Column and row of a hex."""
        column, s = hex_
        return column, s + _slip(column, self.lowered)

    def hex(self, label: str) -> Hex | None:
        """The hex with this label; None if it is no label."""
        found = _LABEL.fullmatch(label)
        return self.at(ord(found[1]) - _FIRST_COLUMN, int(found[2])) if found else None

    def label(self, hex_: Hex) -> str:
        column, row = self.place(hex_)
        return intern(f"{chr(_FIRST_COLUMN + column)}{row:02}")  # always the same object: it is looked up very often


class Numbered:
    """Columns 01, 02, … from the left, rows 01, 02, … from the top: "1211". A corner is up, every other row lies half
    a hex to the right."""

    __slots__ = ("shifted",)

    def __init__(self, shifted: int) -> None:
        self.shifted = shifted  # 0: rows 02, 04, 06 … lie to the right; 1: rows 01, 03, 05 …

    def at(self, column: int, row: int) -> Hex:
        """The hex in this column and row."""
        return column - _slip(row, self.shifted), row

    def place(self, hex_: Hex) -> tuple[int, int]:
        """Column and row of a hex."""
        q, row = hex_
        return q + _slip(row, self.shifted), row

    def hex(self, label: str) -> Hex | None:
        """The hex with this label; None if it is no label."""
        found = _NUMBER.fullmatch(label)
        return self.at(int(found[1]), int(found[2])) if found else None

    def label(self, hex_: Hex) -> str:
        column, row = self.place(hex_)
        return intern(f"{column:02}{row:02}")


def _slip(line: int, shifted: int) -> int:
    """How far the axial coordinates have run ahead of the rows, or columns, in this line of the map."""
    return (line + (line & 1 if shifted == 0 else -(line & 1))) // 2


# The map


def around(hexes: Mapping[str, Hex], joined: Iterable[tuple[str, str]] = ()) -> dict[str, tuple[str, ...]]:
    """The neighbours of each place on a map of any shape, clockwise; whatever else is joined, such as an area beside
    some of the hexes, comes last."""
    at = {hex_: label for label, hex_ in hexes.items()}
    found = {label: [at[near] for near in neighbours(hex_) if near in at] for label, hex_ in hexes.items()}
    for one, other in joined:
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return {label: tuple(near) for label, near in found.items()}


def centre(hex_: Hex, pointy: bool = False) -> tuple[float, float]:
    """Where the centre lies, if it is 1 from there to a corner; y grows downwards."""
    q, s = hex_
    return (sqrt(3) * (q + s / 2), 1.5 * s) if pointy else (1.5 * q, sqrt(3) * (s + q / 2))


# Steps


def step(start: Hex, end: Hex) -> Hex:
    """The way from one hex to another, as a difference."""
    return end[0] - start[0], end[1] - start[1]


def distance(start: Hex, end: Hex) -> int:
    """How many hexes apart: neighbours are 1."""
    q, s = step(start, end)
    return max(abs(q), abs(s), abs(q + s))


def neighbour(hex_: Hex, direction: int, times: int = 1) -> Hex:
    """The hex so many hexes straight on."""
    q, s = STEPS[direction]
    return hex_[0] + q * times, hex_[1] + s * times


def neighbours(hex_: Hex) -> tuple[Hex, ...]:
    """All six, clockwise from the north."""
    return tuple(neighbour(hex_, direction) for direction in range(6))


# Arcs


@lru_cache(maxsize=MOST_STEPS)
def arcs(q: int, s: int) -> tuple[bool, ...]:
    """By facing: whether a hex so far away lies in the third of the plane ahead, its two bounding rows included."""
    return tuple(_is_ahead(q, s, facing) for facing in range(6))


def _is_ahead(q: int, s: int, facing: int) -> bool:
    """Any step is a·left + b·right of the two bounding directions; ahead, neither is negative."""
    (lq, ls), (rq, rs) = STEPS[facing - 1], STEPS[(facing + 1) % 6]
    unit = lq * rs - ls * rq
    return (q * rs - s * rq) * unit >= 0 and (lq * s - ls * q) * unit >= 0


# Straight lines from centre to centre

Part = tuple[Hex, ...]  # one hex the line passes through, or the two between which it runs along an edge


@lru_cache(maxsize=MOST_STEPS)
def between(q: int, s: int) -> tuple[Part, ...]:
    """What the line to a hex so far away meets on its way, in order; both ends and mere corners are left out."""
    through: list[tuple[int, Part]] = []
    along: dict[int, list[Hex]] = {}
    for hex_ in _near_line(q, s):
        clipped = _clip(hex_, q, s)
        if clipped is None:
            continue
        start, on_edge = clipped
        if on_edge:
            along.setdefault(start, []).append(hex_)
        else:
            through.append((start, (hex_,)))
    pairs: list[tuple[int, Part]] = [(start, tuple(sorted(pair))) for start, pair in along.items()]
    return tuple(part for _, part in sorted(through + pairs))


@lru_cache(maxsize=MOST_STEPS)
def sides_entered(q: int, s: int) -> tuple[int, ...]:
    """The hexside, as a direction, by which a line from here enters the hex so far away; two if it is a corner."""
    x, y = -3 * q, -2 * s - q
    reach = (-2 * y, x - y, x + y, 2 * y, y - x, -x - y)  # how soon the way back would leave by each side
    return tuple(side for side in range(6) if reach[side] == max(reach))


def _near_line(q: int, s: int) -> Iterator[Hex]:
    """The hexes, column by column, whose height the line reaches; some of them it may still miss."""
    end_y = 2 * s + q
    for column in range(min(0, q), max(0, q) + 1):
        if q == 0:
            low, high = min(0, end_y), max(0, end_y)
        else:
            edges = [end_y * min(max(3 * column + side, min(0, 3 * q)), max(0, 3 * q)) for side in (-2, 2)]
            low, high = min(e // (3 * q) for e in edges), max(-(-e // (3 * q)) for e in edges)
        for row in range((low - 1 - column) // 2, (high + 1 - column) // 2 + 1):
            if (column, row) not in ((0, 0), (q, s)):
                yield column, row


def _clip(hex_: Hex, q: int, s: int) -> tuple[int, bool] | None:
    """Where the line enters a hex, and whether it only runs along an edge; None if it meets no more than a corner.

    The line's length is a common multiple of all denominators, so that every crossing is a whole number.
    """
    x, y, far_x, far_y = -3 * hex_[0], -2 * hex_[1] - hex_[0], 3 * q, 2 * s + q
    bands = ((y, far_y, 1), (x + y, far_x + far_y, 2), (x - y, far_x - far_y, 2))
    length = prod(abs(way) for _, way, _ in bands if way)
    enter, leave, on_edge = 0, length, False
    for at, way, limit in bands:
        if way == 0:
            if abs(at) > limit:
                return None
            on_edge = on_edge or abs(at) == limit
        else:
            ahead, unit = (-at if way > 0 else at), length // abs(way)
            enter, leave = max(enter, (ahead - limit) * unit), min(leave, (ahead + limit) * unit)
    return (enter, on_edge) if enter < leave else None
