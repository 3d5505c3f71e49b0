"""Reading a picture back: its elements, and where its words lie."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from visavis.picture.measure import width_of
from visavis.picture.svg import Box

SVG: Final = "{http://www.w3.org/2000/svg}"
HOLDERS: Final = ("place", "thing", "worth", "region", "panel")  # groups whose words stay inside their first rectangle
MOVED: Final = re.compile(r"translate\((\S+) (\S+)\)")
TYPED: Final = 0.6  # width of every letter where words have a font of their own, in sizes
CAPITALS: Final = 0.7  # height of letters, in sizes


class Words(NamedTuple):
    """A line of text, where it lies, and what it must stay inside."""

    said: str
    box: Box
    inside: Box


def parsed(picture: str) -> Element:
    return ElementTree.fromstring(picture)


def values(root: Element, name: str) -> list[str]:
    """Every value of an attribute."""
    return [found for each in root.iter() if (found := each.get(name)) is not None]


def page_of(root: Element) -> Box:
    return Box(*(float(each) for each in root.attrib["viewBox"].split()))


def words_in(root: Element) -> list[Words]:
    return list(words_under(root, (0.0, 0.0), page_of(root)))


def words_under(here: Element, moved: tuple[float, float], inside: Box) -> Iterator[Words]:
    shift = MOVED.fullmatch(here.get("transform", ""))
    if shift:
        moved = (moved[0] + float(shift[1]), moved[1] + float(shift[2]))
    if holder(here):
        inside = first_rectangle(here, inside, moved)
    if here.tag == f"{SVG}text":
        yield Words(here.text or "", text_box(here, moved), inside)
    for each in here:
        yield from words_under(each, moved, inside)


def holder(here: Element) -> bool:
    return here.get("class", "").split(" ")[0] in HOLDERS


def first_rectangle(here: Element, otherwise: Box, moved: tuple[float, float]) -> Box:
    for each in here.iter(f"{SVG}rect"):
        return Box(*(float(each.attrib[key]) for key in ("x", "y", "width", "height"))).moved(*moved)
    return otherwise


def text_box(here: Element, moved: tuple[float, float]) -> Box:
    size = float(here.attrib["font-size"])
    typed = TYPED if here.get("font-family") else 0
    wide = width_of(here.text or "", size, int(here.get("font-weight", "400")), typed)
    wide = float(here.get("textLength", wide))
    start = {"start": 0.0, "middle": wide / 2, "end": wide}[here.get("text-anchor", "start")]
    x, y = float(here.attrib["x"]), float(here.attrib["y"])
    return Box(x - start, y - size * CAPITALS, wide, size * CAPITALS).moved(*moved)


def within(inner: Box, outer: Box, slack: float = 0) -> bool:
    return (
        inner.x >= outer.x - slack
        and inner.y >= outer.y - slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def overlap(one: Box, other: Box, slack: float = 0) -> bool:
    return (
        one.x + slack < other.right
        and other.x + slack < one.right
        and one.y + slack < other.bottom
        and other.y + slack < one.bottom
    )
