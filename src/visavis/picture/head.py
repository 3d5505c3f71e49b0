"""What is printed at the head of a place or a card."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.kernel.marks import DAMAGE, READY, parted
from visavis.kernel.view import Place, Thing
from visavis.picture.desk import Desk
from visavis.picture.lay.heads import Head, Mark


def head_of(d: Desk, where: Place) -> Head:
    number = number_of(d, where) if where.number else ""
    name = d.short(where.title)
    sign = where.symbol if bool(number) != bool(name) else ""  # beside both there is no room
    return Head(sign=known(d, sign), number=number, name=name, marks=marks_of(d, where.marks))


def card_head(d: Desk, thing: Thing) -> Head:
    name = d.short(thing.title)
    number = "" if name else thing.label
    return Head(sign=known(d, thing.kind), number=number, name=name, marks=marks_of(d, thing.marks))


def known(d: Desk, sign: str) -> str:
    return sign if d.theme.knows(sign) else ""


def number_of(d: Desk, where: Place) -> str:
    """How the theme shows the number beside its symbol."""
    return d.theme.file.number.get(where.symbol, "").format(where.number)


def marks_of(d: Desk, marks: Sequence[str]) -> list[Mark]:
    words = map(parted, marks)
    signs = d.theme.file.mark
    sides = d.theme.file.light.side  # a side is only named
    return [
        Mark(sign=signs[word], number=number, colour="soft" if word in sides else colour_of(word, number))
        for word, number in words
        if word in signs
    ]


def colour_of(word: str, number: str) -> str:
    """What is bad or costs something stands out; what is ready shines."""
    if word == READY:
        return "lit_edge"
    return "soft" if number and word != DAMAGE else "newest"
