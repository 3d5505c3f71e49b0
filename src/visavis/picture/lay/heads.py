"""The head of a card or a space: its symbol, its number, its name in one line or two, its marks at the right end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from visavis.picture.measure import width_of
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box

VOWELS: Final = "aeiouyаеёиоуыэюя"


class Mark(TypedDict):
    """A mark that has a symbol, with its number."""

    sign: str
    number: str
    colour: str


class Head(TypedDict):
    """What is to be printed."""

    sign: str  # none: there is no such symbol
    number: str
    name: str
    marks: Sequence[Mark]


class Name(TypedDict):
    """A name in lines, and whether there is room for the symbol."""

    lines: list[str]
    size: float
    signed: bool


def head_words(head: Head, box: Box) -> dict[str, Any]:
    """What its shape is told."""
    name = lay_name(head, box.w)
    worn = {"worn": worn_marks(head["marks"], box), "worn_wide": marks_width(head["marks"])}
    where = {"x": box.x, "y": box.y, "w": box.w, "h": box.h}
    return {**where, **worn, **name, "sign": head["sign"], "number": head["number"]}


def worn_marks(marks: Sequence[Mark], box: Box) -> list[dict[str, Any]]:
    """From the right end."""
    found: list[dict[str, Any]] = []
    right = box.x + box.w
    for mark in reversed(marks):
        wide = mark_width(mark)
        found.append({**mark, "x": right - wide, "y": box.y, "w": wide, "h": SIZE["head_line"]})
        right -= wide + SIZE["head_gap"]
    return found


def mark_width(mark: Mark) -> float:
    if mark["number"] == "":
        return SIZE["head_sign"]
    return SIZE["head_sign"] + width_of(mark["number"], SIZE["head_mark"], SIZE["heavy"]) + SIZE["head_after"]


def marks_width(marks: Sequence[Mark]) -> float:
    return sum([mark_width(mark) + SIZE["head_gap"] for mark in marks])


def head_height(head: Head, width: float) -> float:
    return SIZE["head_line"] + (SIZE["head_second"] if len(lay_name(head, width)["lines"]) > 1 else 0)


def number_width(head: Head, after: float) -> float:
    return width_of(head["number"], SIZE["head_number"], SIZE["heavy"]) + after if head["number"] != "" else 0


def sign_room(head: Head) -> float:
    return SIZE["head_sign"] + SIZE["head_gap"] if head["sign"] != "" else 0


def room_beside(head: Head, width: float) -> float:
    """What is left of a line without a name."""
    return width - sign_room(head) - number_width(head, SIZE["head_gap"]) - marks_width(head["marks"])


def lay_name(head: Head, width: float) -> Name:
    """Beside its symbol if there is room; without it, as the face and the paper tell it, too; or in two lines.

    A number tells enough where both are too much.
    """
    name = head["name"]
    known = head["sign"] != ""
    room = width - marks_width(head["marks"]) - number_width(head, SIZE["head_after"])
    least = width_of(name, SIZE["head_least"], SIZE["bold"])
    if name == "" or least <= room - sign_room(head):
        lines = [name] if name != "" else []
        return Name(lines=lines, size=size_in(lines, room - sign_room(head)), signed=known)
    if head["number"] != "":
        return Name(lines=[], size=SIZE["head_name"], signed=known)
    lines = [name] if least <= room else in_two(name)
    return Name(lines=lines, size=size_in(lines, room), signed=False)


def size_in(lines: Sequence[str], room: float) -> float:
    longest = max([0.1, *[width_of(line, 1, SIZE["bold"]) for line in lines]])
    return round(max(SIZE["head_least"], min(SIZE["head_name"], room / longest)), 1)


def in_two(name: str) -> list[str]:
    """Parted between words, at a hyphen, or else within the only word, where both halves are most alike."""
    between = [[name[:n], name[n + 1 :]] for n in range(len(name)) if name[n] == " "]
    if len(between) == 0:
        between = [[name[: n + 1], name[n + 1 :]] for n in range(len(name)) if name[n] == "-"]
    within = [[f"{name[:n]}-", name[n:]] for n in range(2, len(name) - 1) if may_part(name, n)]
    return min(between if len(between) > 0 else [[name], *within], key=longest_of)


def longest_of(lines: Sequence[str]) -> float:
    return max([width_of(line, 1, SIZE["bold"]) for line in lines])


def may_part(name: str, n: int) -> bool:
    """Within consonants, after the first of them."""
    return is_vowel(name[n - 2]) and not is_vowel(name[n - 1]) and not is_vowel(name[n])


def is_vowel(letter: str) -> bool:
    return letter.lower() in VOWELS
