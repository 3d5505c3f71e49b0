"""Tracks: a row of cells between two sides, and a race towards a goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box, number


class Cells(TypedDict):
    """Where the cells of a track lie, from the left."""

    low: int
    order: list[int]
    boxes: list[Box]


def lay_cells(low: int, high: int, signs: Sequence[int], box: Box, mirrored: bool, signed: float) -> Cells:
    """Those with a sign are so much wider."""
    order = list(reversed(range(low, high + 1))) if mirrored else list(range(low, high + 1))
    wide = [signed if cell in signs else 1 for cell in order]
    unit = box.w / sum(wide)
    boxes: list[Box] = []
    x = box.x
    for share in wide:
        boxes.append(Box(x, box.y, share * unit, box.h))
        x += share * unit
    return Cells(low=low, order=order, boxes=boxes)


def cell_at(cells: Cells, cell: int) -> Box:
    """Nothing goes beyond the ends."""
    last = len(cells["order"]) - 1
    n = max(0, min(last, cell - cells["low"]))
    return cells["boxes"][n if cells["order"][0] == cells["low"] else last - n]


def span_of(cells: Cells, one: int, other: int) -> Box:
    """From one cell to another, both included."""
    a = cell_at(cells, one)
    b = cell_at(cells, other)
    left = min(a.x, b.x)
    return Box(left, a.y, max(a.x + a.w, b.x + b.w) - left, a.h)


def cell_lines(cells: Cells, above: float, below: float) -> str:
    """The lines between cells."""
    inner = cells["boxes"][1:]
    return "".join([f"M{number(b.x)} {number(b.y + above)}v{number(b.h - above - below)}" for b in inner])


def half_of(low: int, high: int, cell: int) -> int:
    """Between two sides: seat 0 at the high end, seat 1 at the low; else nobody's own."""
    if low >= 0 or high <= 0 or cell == 0:
        return -1
    return 0 if cell > 0 else 1


# A race: each marker in a lane of its own, half of them above the numbers and half below


def lane_height(box: Box, lanes: int) -> float:
    return box.h * SIZE["race_lane"] / (SIZE["race_numbers"] + SIZE["race_lane"] * lanes)


def lane_top(box: Box, lanes: int, n: int) -> float:
    lane = lane_height(box, lanes)
    return box.y + n * lane if n < lanes // 2 else box.y + box.h - (lanes - n) * lane


def bar_in(span: Box, top: float, lane: float) -> Box:
    edge = SIZE["race_edge"]
    beside = SIZE["race_bar"]
    return Box(span.x + edge, top + beside, span.w - edge, lane - 2 * beside)
