"""Faces: what a place or a card asks and gives, sign by sign, as large as there is room for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from visavis.kernel.view import GIVES, OR, OTHERS
from visavis.picture.lay.boxes import middle
from visavis.picture.measure import width_of
from visavis.picture.sheet import SIZE, WAYS
from visavis.picture.svg import Box

Line = list[str]
Way = Mapping[str, Any]


def face_signs(signs: Sequence[str], box: Box, most: float, missing: Sequence[str]) -> list[dict[str, Any]]:
    """The lines of a face in the middle of a box, no larger than those beside it; what is missing is known."""
    if len(signs) == 0:
        return []
    size = min(most, face_size(signs, box))
    lines = neatest(parts_of(signs), box, size)
    x, y = middle(box)
    step = size * SIZE["face_line"]
    top = y - (len(lines) - 1) * step / 2
    return [sign for n, line in enumerate(lines) for sign in line_signs(line, x, top + n * step, size, missing)]


def face_size(signs: Sequence[str], box: Box) -> float:
    """The largest size at which everything fits, however it is broken."""
    parts = parts_of(signs)
    size = SIZE["face_largest"]
    while size > SIZE["face_smallest"] and not fits(neatest(parts, box, size), box, size):
        size -= SIZE["step"]
    return size


def neatest(parts: Sequence[Line], box: Box, size: float) -> list[Line]:
    """The first way of breaking it that fits, or the last there is."""
    found = in_lines(parts, box.w, size, WAYS[0])
    for way in WAYS[1:]:
        if not fits(found, box, size):
            found = in_lines(parts, box.w, size, way)
    return found


def fits(lines: Sequence[Line], box: Box, size: float) -> bool:
    tall = len(lines) * size * SIZE["face_line"]
    return tall <= box.h and all(line_width(line, size) <= box.w for line in lines)


def parts_of(signs: Sequence[str]) -> list[Line]:
    """What is asked, what is given, what the others get: parts that stay together."""
    parts: list[Line] = [[]]
    for sign in merged(signs):
        if sign in [GIVES, OTHERS] and len(parts[-1]) > 0:
            parts.append([])
        parts[-1].append(sign)
    return parts


def merged(signs: Sequence[str]) -> Line:
    """So many or so many of the same: one symbol."""
    found: Line = []
    for sign in signs:
        if len(found) > 1 and found[-1] == OR and is_alike(found[-2], sign):
            found = [*found[:-2], f"{found[-2]}{OR}{number_on(sign)}"]
        else:
            found.append(sign)
    return found


def is_alike(one: str, other: str) -> bool:
    return len(number_on(other)) > 0 and one.startswith(f"{name_on(other)} ")


def in_lines(parts: Sequence[Line], width: float, size: float, way: Way) -> list[Line]:
    if GIVES in way["closing"]:
        return broken([sign for part in parts for sign in part], width, size, way)
    lines: list[Line] = []
    for part in parts:
        if len(lines) > 0 and line_width([*lines[-1], *part], size) <= width:
            lines[-1] = [*lines[-1], *part]
        else:
            lines.extend([part] if way["whole"] else broken(part, width, size, way))
    return lines


def broken(part: Line, width: float, size: float, way: Way) -> list[Line]:
    """A part in one line if it fits, else sign by sign."""
    lines: list[Line] = [[]]
    for piece in unbreakable(part, way):
        if len(lines[-1]) > 0 and line_width([*lines[-1], *piece], size) > width:
            lines.append([])
        lines[-1].extend(piece)
    return lines


def unbreakable(part: Line, way: Way) -> list[Line]:
    """A sign that binds goes with what follows it, one that closes with what stands before it."""
    pieces: list[Line] = []
    for sign in part:
        if len(pieces) > 0 and (sign in way["closing"] or pieces[-1][-1] in way["binding"]):
            pieces[-1].append(sign)
        else:
            pieces.append([sign])
    return pieces


# One line


def line_in_full(signs: Sequence[str], size: float) -> list[dict[str, Any]]:
    """As wide as it comes, from the left."""
    line = merged(signs)
    return line_signs(line, line_width(line, size) / 2, size / 2, size, [])


def line_width(signs: Line, size: float) -> float:
    return sum([sign_width(sign, size) for sign in signs]) + SIZE["face_gap"] * size * (len(signs) - 1)


def sign_width(sign: str, size: float) -> float:
    if sign == OR:
        return size * SIZE["face_or"]
    if is_between(sign):
        return size * SIZE["face_between"]
    number = number_said(sign)
    if number == "":
        return size
    return size + size * SIZE["face_beside"] + width_of(number, size * tallness(number, size), SIZE["heavy"])


def is_between(sign: str) -> bool:
    return sign in [GIVES, OR, OTHERS]


def tallness(number: str, size: float) -> float:
    """Of a number, in sizes: it can be read however small its symbol is."""
    usual = SIZE["face_pair"] if OR in number and number != OR else SIZE["face_number"]
    return max(usual, SIZE["face_least"] / size)


def name_on(sign: str) -> str:
    return sign.split(" ")[0]


def number_on(sign: str) -> str:
    words = sign.split(" ")
    return words[1] if len(words) > 1 else ""


def number_said(sign: str) -> str:
    """How many there are; one is not said."""
    number = OR if sign == OR else number_on(sign)
    return "" if number == "1" else number


def line_signs(signs: Line, x: float, y: float, size: float, missing: Sequence[str]) -> list[dict[str, Any]]:
    """A sign is told what it is called, how many there are, and where it is; between symbols it is itself."""
    found: list[dict[str, Any]] = []
    left = x - line_width(signs, size) / 2
    for sign in signs:
        wide = sign_width(sign, size)
        name = "" if sign == OR else name_on(sign)
        number = number_said(sign)
        where = {"x": left, "y": y - size / 2, "w": size, "h": size, "wide": wide}
        what = {"name": name, "number": number, "tall": tallness(number, size), "between": is_between(sign)}
        found.append({**where, **what, "lacks": name in missing})
        left += wide + SIZE["face_gap"] * size
    return found
