"""The head of a card or a space: its symbol, its number, its name in one line or two, its marks at the right end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from visavis.kernel.marks import DAMAGE, READY, parted
from visavis.picture.desk import Desk
from visavis.picture.measure import HEAVY, width_of
from visavis.picture.shapes import Words
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box

BOLD: Final = int(SIZE["bold"])
VOWELS: Final = "aeiouyаеёиоуыэюя"
SYLLABLE: Final = re.compile(rf"(?<=[{VOWELS}][^{VOWELS}])(?=[^{VOWELS}])", re.IGNORECASE)


class Mark(NamedTuple):
    """A mark that has a symbol, with its number."""

    sign: str
    number: str
    colour: str

    @property
    def width(self) -> float:
        return SIZE["head_sign"] + (
            width_of(self.number, SIZE["head_mark"], HEAVY) + SIZE["head_after"] if self.number else 0
        )


class Head(NamedTuple):
    """What is to be printed."""

    sign: str
    number: str
    name: str
    marks: Sequence[Mark]


class Name(NamedTuple):
    """A name in lines, and whether there is room for the symbol."""

    lines: list[str]
    size: float
    signed: bool


def marks_of(d: Desk, marks: Sequence[str]) -> list[Mark]:
    words = map(parted, marks)
    signs = d.theme.file.mark
    return [Mark(signs[word], number, colour_of(word, number)) for word, number in words if word in signs]


def colour_of(word: str, number: str) -> str:
    """What is bad or costs something stands out; what is ready shines."""
    if word == READY:
        return "lit_edge"
    return "soft" if number and word != DAMAGE else "newest"


def head_words(d: Desk, head: Head, box: Box) -> Words:
    """What its shape is told."""
    name = lay_name(d, head, box.width)
    worn = {"worn": list(worn_marks(head.marks, box)), "worn_wide": marks_width(head.marks)}
    return box.told(sign=head.sign, number=head.number, **name._asdict(), **worn)


def worn_marks(marks: Sequence[Mark], box: Box) -> Iterator[Words]:
    """From the right end."""
    right = box.right
    for mark in reversed(marks):
        yield Box(right - mark.width, box.y, mark.width, SIZE["head_line"]).told(**mark._asdict())
        right -= mark.width + SIZE["head_gap"]


def marks_width(marks: Sequence[Mark]) -> float:
    return sum(mark.width + SIZE["head_gap"] for mark in marks)


def head_height(d: Desk, head: Head, width: float) -> float:
    return SIZE["head_line"] + (SIZE["head_second"] if len(lay_name(d, head, width).lines) > 1 else 0)


def room_beside(d: Desk, head: Head, width: float) -> float:
    """What is left of a line without a name."""
    gap = SIZE["head_gap"]
    sign = SIZE["head_sign"] + gap if d.theme.knows(head.sign) else 0
    number = width_of(head.number, SIZE["head_number"], HEAVY) + gap if head.number else 0
    return width - sign - number - marks_width(head.marks)


def lay_name(d: Desk, head: Head, width: float) -> Name:
    """Beside its symbol if there is room; without it, as the face and the paper tell it, too; or in two lines.

    A number tells enough where both are too much.
    """
    known = d.theme.knows(head.sign)
    taken = width_of(head.number, SIZE["head_number"], HEAVY) + SIZE["head_after"] if head.number else 0
    room = width - marks_width(head.marks) - taken
    beside = room - SIZE["head_sign"] - SIZE["head_gap"] if known else room
    least = width_of(head.name, SIZE["head_least"], BOLD)
    if not head.name or least <= beside:
        lines = [head.name] if head.name else []
        return Name(lines, size_in(lines, beside), known)
    if head.number:
        return Name([], SIZE["head_name"], known)
    lines = [head.name] if least <= room else in_two(head.name)
    return Name(lines, size_in(lines, room), False)


def size_in(lines: Sequence[str], room: float) -> float:
    longest = max([0.1, *(width_of(line, 1, BOLD) for line in lines)])
    return round(max(SIZE["head_least"] - 1, min(SIZE["head_name"], room / longest)) - 0.05, 1)


def in_two(name: str) -> list[str]:
    """Parted between words, or else within the only one, where both halves are most alike."""
    spaces = [[name[: at.start()], name[at.end() :]] for at in re.finditer(" ", name)]
    syllables = [[f"{name[: at.start()]}-", name[at.start() :]] for at in SYLLABLE.finditer(name)]
    return min(spaces or [[name], *syllables], key=lambda lines: max(width_of(line, 1, BOLD) for line in lines))
