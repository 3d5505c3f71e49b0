"""Faces: what a place or a card asks and gives, sign by sign, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from visavis.kernel.view import GIVES, OR, OTHERS
from visavis.picture.desk import Desk
from visavis.picture.measure import HEAVY, width_of
from visavis.picture.svg import Box, group, text

LARGEST: Final = 23.0  # size of a symbol
READABLE: Final = 13.0
SMALLEST: Final = 9.0
STEP: Final = 0.5
LINE: Final = 1.2  # from line to line, in sizes
GAP: Final = 0.24  # between signs, in sizes
NUMBER: Final = 0.82  # size of a number
BETWEEN: Final = 0.78  # size of the signs between symbols

Line = list[str]


class Print(NamedTuple):
    """A face in lines, and the size at which it fits."""

    lines: tuple[Line, ...]
    size: float


def face(d: Desk, signs: Sequence[str], box: Box) -> str:
    """The lines of a face in the middle of a box."""
    if not signs:
        return ""
    fitted = fit_face(signs, box.width, box.height)
    x, y = box.middle
    top = y - (len(fitted.lines) - 1) * fitted.size * LINE / 2
    drawn = [line(d, each, x, top + n * fitted.size * LINE, fitted.size) for n, each in enumerate(fitted.lines)]
    return group(*drawn, class_="face")


def fit_face(signs: Sequence[str], width: float, height: float) -> Print:
    """The largest size at which all lines fit; no part is broken if it can be read whole."""
    parts = parts_of(signs)
    for smallest, whole in ((READABLE, True), (SMALLEST, False)):
        size = LARGEST
        while size > smallest:
            lines = in_lines(parts, width, size)
            if fits(lines, width, height, size) and not (whole and len(lines) > len(parts)):
                return Print(tuple(lines), size)
            size -= STEP
    return Print(tuple(in_lines(parts, width, SMALLEST)), SMALLEST)


def fits(lines: Sequence[Line], width: float, height: float, size: float) -> bool:
    return len(lines) * size * LINE <= height and all(line_width(each, size) <= width for each in lines)


def parts_of(signs: Sequence[str]) -> list[Line]:
    """What is asked, what is given, what the others get: parts that stay together."""
    parts: list[Line] = [[]]
    for sign in merged(signs):
        if sign in (GIVES, OTHERS) and parts[-1]:
            parts.append([])
        parts[-1].append(sign)
    return parts


def merged(signs: Sequence[str]) -> Line:
    """So many or so many of the same: one symbol."""
    found: Line = []
    for sign in signs:
        symbol, _, number = sign.partition(" ")
        if number and found[-1:] == [OR] and found[-2].startswith(f"{symbol} "):
            found[-2:] = [f"{found[-2]}{OR}{number}"]
        else:
            found.append(sign)
    return found


def in_lines(parts: Sequence[Line], width: float, size: float) -> list[Line]:
    lines: list[Line] = []
    for part in parts:
        if lines and line_width([*lines[-1], *part], size) <= width:
            lines[-1] = [*lines[-1], *part]
        else:
            lines += broken(part, width, size)
    return lines


def broken(part: Line, width: float, size: float) -> list[Line]:
    """A part in one line if it fits, else sign by sign."""
    lines: list[Line] = [[]]
    for sign in part:
        if lines[-1] and line_width([*lines[-1], sign], size) > width:
            lines.append([])
        lines[-1].append(sign)
    return lines


# One line


def line_width(signs: Line, size: float) -> float:
    return sum(sign_width(each, size) for each in signs) + GAP * size * (len(signs) - 1)


def sign_width(sign: str, size: float) -> float:
    if sign == OR:
        return size * 0.34
    if sign in (GIVES, OTHERS):
        return size * BETWEEN
    return size + number_width(number_of(sign), size)


def number_of(sign: str) -> str:
    """How many there are; one is not said."""
    number = sign.partition(" ")[2]
    return "" if number == "1" else number


def number_width(number: str, size: float) -> float:
    return size * 0.06 + width_of(number, size * NUMBER, HEAVY) if number else 0.0


def line(d: Desk, signs: Line, x: float, y: float, size: float) -> str:
    drawn = []
    x -= line_width(signs, size) / 2
    for sign in signs:
        drawn.append(one_sign(d, sign, x, y, size))
        x += sign_width(sign, size) + GAP * size
    return "\n".join(each for each in drawn if each)


def one_sign(d: Desk, sign: str, x: float, y: float, size: float) -> str:
    """A symbol and how many, or a sign between symbols."""
    if sign == OR:
        return figure(d, x, y, sign, size, d.colour.soft)
    if sign in (GIVES, OTHERS):
        small = size * BETWEEN
        return d.symbol(d.theme.file.sign.get(sign, ""), Box(x, y - small / 2, small, small), d.colour.soft)
    drawn = d.symbol(sign.partition(" ")[0], Box(x, y - size / 2, size, size), d.colour.ink)
    number = number_of(sign)
    return drawn + "\n" + figure(d, x + size * 1.06, y, number, size, d.colour.ink) if number else drawn


def figure(d: Desk, x: float, y: float, said: str, size: float, ink: str) -> str:
    large = round(size * NUMBER, 1)
    return text(x, y + large * 0.36, said, large, fill=ink, font_weight=HEAVY)
