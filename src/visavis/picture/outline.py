"""The shape of a seat's pieces: seats differ without colour, too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from visavis.picture.svg import Attribute, Box, number, path, rect

CORNERS: Final = (0.15, 0.36)  # of the first seat and of the second, in heights
ROUND: Final = 0.5


def outline(seat: int, box: Box, **attributes: Attribute) -> str:
    """Square or rounded for two; with more seats, a hexagon, a shield, a plaque."""
    if seat in SHAPES:
        return path(SHAPES[seat](box), **attributes)
    return rect(box, corner(seat, box), **attributes)


def corner(seat: int, box: Box) -> float:
    """What is as wide as it is high is quite round for the second seat."""
    if seat == 1 and box.width == box.height:
        return ROUND * box.height
    return CORNERS[min(max(seat, 0), len(CORNERS) - 1)] * box.height


def hexagon(box: Box) -> str:
    cut = min(box.height * 0.27, box.width * 0.27)
    x, y = box.x + cut, box.y
    across, down = box.width - 2 * cut, box.height / 2
    side = f"l{number(cut)} {number(down)}l{number(-cut)} {number(down)}"
    return f"M{number(x)} {number(y)}h{number(across)}{side}h{number(-across)}L{number(box.x)} {number(y + down)}z"


def shield(box: Box) -> str:
    half, low = box.width / 2, box.height * 0.46
    start = f"M{number(box.x)} {number(box.y)}h{number(box.width)}v{number(box.height - low)}"
    down = bend((0, low * 0.5), (-half * 0.5, low * 0.8), (-half, low))
    up = bend((-half * 0.5, -low * 0.2), (-half, -low * 0.5), (-half, -low))
    return f"{start}{down}{up}z"


def bend(*points: tuple[float, float]) -> str:
    return "c" + " ".join(f"{number(x)} {number(y)}" for x, y in points)


def plaque(box: Box) -> str:
    """Its corners are cut out."""
    r = box.height * 0.2
    across, down = number(box.width - 2 * r), number(box.height - 2 * r)
    start = f"M{number(box.x + r)} {number(box.y)}"
    right, low = f"h{across}{bite(r, r, r)}", f"v{down}{bite(r, -r, r)}"
    left, high = f"h-{across}{bite(r, -r, -r)}", f"v-{down}{bite(r, r, -r)}"
    return f"{start}{right}{low}{left}{high}z"


def bite(radius: float, across: float, down: float) -> str:
    r = number(radius)
    return f"a{r} {r} 0 0 0 {number(across)} {number(down)}"


SHAPES: Final[Mapping[int, Callable[[Box], str]]] = {2: hexagon, 3: shield, 4: plaque}
