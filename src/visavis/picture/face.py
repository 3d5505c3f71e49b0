"""Faces: what a place or a card asks and gives, sign by sign, as large as there is room for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from visavis.kernel.view import GIVES, OR, OTHERS
from visavis.picture.desk import Desk
from visavis.picture.measure import HEAVY, width_of
from visavis.picture.shapes import Words
from visavis.picture.sheet import SIZE, WAYS
from visavis.picture.svg import Box

Line = list[str]


class Print(NamedTuple):
    """A face in lines, and the size at which it fits."""

    lines: list[Line]
    size: float


def face_signs(d: Desk, signs: Sequence[str], box: Box, most: float, missing: Collection[str] = ()) -> list[Words]:
    """The lines of a face in the middle of a box, no larger than those beside it; what is missing is known."""
    if not signs:
        return []
    size = min(most, fit_face(signs, box.width, box.height).size)
    lines = neatest(signs, box.width, box.height, size)
    x, y = box.middle
    step = size * SIZE["face_line"]
    top = y - (len(lines) - 1) * step / 2
    return [sign for n, each in enumerate(lines) for sign in line_signs(d, each, x, top + n * step, size, missing)]


def fit_face(signs: Sequence[str], width: float, height: float) -> Print:
    """The largest size at which everything fits, however it is broken."""
    size = SIZE["face_largest"]
    while size > SIZE["face_smallest"]:
        lines = neatest(signs, width, height, size)
        if fits(lines, width, height, size):
            return Print(lines, size)
        size -= SIZE["step"]
    return Print(neatest(signs, width, height, SIZE["face_smallest"]), SIZE["face_smallest"])


def neatest(signs: Sequence[str], width: float, height: float, size: float) -> list[Line]:
    ways = [in_lines(parts_of(signs), width, size, way) for way in WAYS]
    return next((lines for lines in ways if fits(lines, width, height, size)), ways[-1])


def fits(lines: Sequence[Line], width: float, height: float, size: float) -> bool:
    tall = len(lines) * size * SIZE["face_line"]
    return tall <= height and all(line_width(each, size) <= width for each in lines)


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


def in_lines(parts: Sequence[Line], width: float, size: float, way: Words) -> list[Line]:
    if GIVES in way["closing"]:
        return broken([sign for part in parts for sign in part], width, size, way)
    lines: list[Line] = []
    for part in parts:
        if lines and line_width([*lines[-1], *part], size) <= width:
            lines[-1] = [*lines[-1], *part]
        else:
            lines += [part] if way["whole"] else broken(part, width, size, way)
    return lines


def broken(part: Line, width: float, size: float, way: Words) -> list[Line]:
    """A part in one line if it fits, else sign by sign."""
    lines: list[Line] = [[]]
    for piece in unbreakable(part, way):
        if lines[-1] and line_width([*lines[-1], *piece], size) > width:
            lines.append([])
        lines[-1] += piece
    return lines


def unbreakable(part: Line, way: Words) -> list[Line]:
    """A sign that binds goes with what follows it, one that closes with what stands before it."""
    pieces: list[Line] = []
    for sign in part:
        if pieces and (sign in way["closing"] or pieces[-1][-1] in way["binding"]):
            pieces[-1].append(sign)
        else:
            pieces.append([sign])
    return pieces


# One line


def line_width(signs: Line, size: float) -> float:
    return sum(sign_width(each, size) for each in signs) + SIZE["face_gap"] * size * (len(signs) - 1)


def sign_width(sign: str, size: float) -> float:
    if sign == OR:
        return size * SIZE["face_or"]
    if sign in (GIVES, OTHERS):
        return size * SIZE["face_between"]
    number = number_of(sign)
    wide = size * SIZE["face_beside"] + width_of(number, size * tallness(number), HEAVY) if number else 0.0
    return size + wide


def tallness(number: str) -> float:
    return SIZE["face_pair"] if OR in number else SIZE["face_number"]


def number_of(sign: str) -> str:
    """How many there are; one is not said."""
    number = sign.partition(" ")[2]
    return "" if number == "1" else number


def line_signs(
    d: Desk, signs: Line, x: float, y: float, size: float, missing: Collection[str]
) -> Iterator[dict[str, object]]:
    x -= line_width(signs, size) / 2
    for sign in signs:
        wide = sign_width(sign, size)
        name = "" if sign == OR else d.theme.file.sign.get(sign, sign.partition(" ")[0])
        number = OR if sign == OR else number_of(sign)
        said = {"name": name, "number": number, "tall": tallness("" if sign == OR else number), "wide": wide}
        between = sign in (GIVES, OR, OTHERS)
        yield Box(x, y - size / 2, size, size).told(**said, between=between, lacks=name in missing)
        x += wide + SIZE["face_gap"] * size
