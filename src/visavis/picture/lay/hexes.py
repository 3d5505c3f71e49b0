"""Maps of hexes and of areas beside them: the sides between them, and the counters that stand there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot

from visavis.kernel.view import Spot
from visavis.picture.lay.boxes import centred, in_squares
from visavis.picture.sheet import HEX, SIDES, SIZE
from visavis.picture.svg import Box, number


def spot_box(spot: Spot) -> Box:
    """Higher than wide where a corner is up; of an area all of it."""
    if spot.outline:
        return bounds(spot)
    half = SIZE["hex_half"]
    wide = 2 * spot.size * half if spot.pointy else 2 * spot.size
    return centred(spot.x, spot.y, wide, 2 * spot.size if spot.pointy else 2 * spot.size * half)


def bounds(spot: Spot) -> Box:
    left = min([corner[0] for corner in spot.outline])
    top = min([corner[1] for corner in spot.outline])
    right = max([corner[0] for corner in spot.outline])
    return Box(left, top, right - left, max([corner[1] for corner in spot.outline]) - top)


def outline_of(spot: Spot) -> str:
    """Of an area; of a hex its shape knows it."""
    if not spot.outline:
        return ""
    return f"M{'L'.join([f'{number(x)} {number(y)}' for x, y in spot.outline])}z"


def squares(spot: Spot, many: int) -> list[Box]:
    """Everything in a hex with a square of its own; nothing hides anything. In an area below its name."""
    if spot.outline:
        box = bounds(spot)
        name = SIZE["area_name"] * spot.size
        most = HEX["pointy"]["most"] * spot.size  # as large as alone in a hex
        return in_squares(
            box.x + box.w / 2, box.y + (box.h + name) / 2, [box.w, box.h - name], many, SIZE["counter_share"], most
        )
    room = HEX["pointy" if spot.pointy else "flat"]
    across = [room["wide"] * spot.size, room["tall"] * spot.size]
    y = spot.y + room["lower"] * spot.size
    return in_squares(spot.x, y, across, many, SIZE["counter_share"], room["most"] * spot.size)


def turn_of(facing: int, spot: Spot) -> int:
    """Where it faces, in degrees from the top."""
    return 60 * facing - 30 if spot.pointy else 60 * facing


# What crosses the ground


def is_side(kind: str) -> bool:
    """It lies on the side between two hexes; everything else goes from centre to centre."""
    return kind in SIDES


def way_between(one: Spot, other: Spot) -> str:
    return f"M{number(one.x)} {number(one.y)}L{number(other.x)} {number(other.y)}"


def side_between(one: Spot, other: Spot) -> str:
    """The side two neighbours share."""
    across = other.x - one.x
    down = other.y - one.y
    scale = one.size / 2 / hypot(across, down)
    x = (one.x + other.x) / 2
    y = (one.y + other.y) / 2
    right = -down * scale
    below = across * scale
    return f"M{number(x - right)} {number(y - below)}L{number(x + right)} {number(y + below)}"


def strokes_of(kind: str, paths: Sequence[Sequence[str]], spots: Mapping[str, Spot]) -> str:
    """All of a kind in one stroke, so that crossings join."""
    ends = [(spots[path[1]], spots[path[2]]) for path in paths if path[0] == kind]
    return "".join([side_between(a, b) if is_side(kind) else way_between(a, b) for a, b in ends])


def slopes(heights: Sequence[tuple[Spot, int]]) -> str:
    """A line where the ground falls."""
    high = [(spot, height) for spot, height in heights if height > 0]
    falls = [(a, b) for a, height in high for b, lower in heights if lower < height and are_beside(a, b)]
    return "".join([side_between(a, b) for a, b in falls])


def are_beside(one: Spot, other: Spot) -> bool:
    return hypot(one.x - other.x, one.y - other.y) < SIZE["hex_beside"] * one.size
