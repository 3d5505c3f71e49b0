"""Boxes, and things that share one."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box


def centred(x: float, y: float, w: float, h: float) -> Box:
    return Box(x - w / 2, y - h / 2, w, h)


def inset(box: Box, across: float, down: float) -> Box:
    return Box(box.x + across, box.y + down, box.w - 2 * across, box.h - 2 * down)


def middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


def bottom(box: Box) -> float:
    return box.y + box.h


def most_room(room: Sequence[float], many: int) -> float:
    """The side of as many squares as there are, in as many columns as make them largest."""
    return max([share_of(room, across, many) for across in range(1, many + 1)])


def share_of(room: Sequence[float], across: int, many: int) -> float:
    return min(room[0] / across, room[1] / rows_of(many, across))


def rows_of(many: int, across: int) -> int:
    return (many + across - 1) // across


def in_squares(x: float, y: float, room: Sequence[float], many: int, share: float, most: float) -> list[Box]:
    """So many squares about a point, the last row in the middle: nothing hides anything."""
    if many == 0:
        return []
    step = most_room(room, many)
    across = min([n for n in range(1, many + 1) if share_of(room, n, many) == step])
    side = min(step * share, most)
    rows = rows_of(many, across)
    found = []
    for n in range(many):
        row = n // across
        in_row = min(across, many - row * across)
        right = (n - row * across - (in_row - 1) / 2) * step
        found.append(centred(x + right, y + (row - (rows - 1) / 2) * step, side, side))
    return found


def chip_box(box: Box) -> Box:
    """The chip that covers a place."""
    x, y = middle(box)
    height = min(box.h * SIZE["chip_tall"], (box.w - SIZE["chip_free"]) / SIZE["chip_wide"])
    return centred(x, y, height * SIZE["chip_wide"], height)


def border(box: Box, towards: tuple[float, float]) -> tuple[float, float]:
    """Just outside the place where a line from the middle of a box crosses its edge."""
    x, y = middle(box)
    across = towards[0] - x
    down = towards[1] - y
    reaches = [box.w / 2 / abs(across)] if across != 0 else []
    if down != 0:
        reaches.append(box.h / 2 / abs(down))
    reach = min(reaches) + SIZE["link_dot"] / hypot(across, down)
    return x + across * reach, y + down * reach
