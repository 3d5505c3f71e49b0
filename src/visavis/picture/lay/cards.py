"""Cards of the board: a heading, a track, and rows of places that are equally wide all over it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from visavis.picture.lay.boxes import bottom
from visavis.picture.measure import width_of
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box

Shape = Mapping[str, float]  # the measures of a card


class Heading(TypedDict):
    """The name of a section: whether its sign stands before it, how large it is, and whether its letters fit."""

    signed: bool
    said: str
    size: float
    fits: bool


def place_width(box: Box, shape: Shape, most: int) -> float:
    """As wide as the longest row allows."""
    room = box.w - 2 * shape["pad"] - shape["gutter"] - shape["worth"]
    return (room - (most - 1) * shape["gap"]) / most


def track_box(box: Box, shape: Shape) -> Box:
    return Box(box.x + shape["pad"], box.y + shape["track"], box.w - 2 * shape["pad"], shape["track_height"])


def row_box(box: Box, shape: Shape, rows: int, n: int) -> Box:
    """The band of a row."""
    top = box.y + shape["rows"]
    pitch = (bottom(box) - shape["bottom"] - top) / max(1, rows)
    inside = shape["pad"] - SIZE["row_free"]
    return Box(box.x + inside, top + n * pitch, box.w - 2 * inside, pitch)


def place_in_row(band: Box, shape: Shape, wide: float, n: int) -> Box:
    x = band.x + SIZE["row_free"] + shape["gutter"] + n * (wide + shape["gap"])
    return Box(x, band.y + SIZE["row_edge"], wide, band.h - 2 * SIZE["row_edge"])


def lay_heading(whole: str, short: str, sign: str, letter: float, width: float) -> Heading:
    """Rather its whole name than its sign, in its own letters if they fit."""
    pad = 2 * SIZE["section_pad"]
    beside = SIZE["section_sign"] + SIZE["section_after"]
    signed = sign != "" and width_of(short, SIZE["section_least"], 700) <= width - pad - beside
    room = width - pad - (beside if signed else 1)
    said = whole if heading_width(whole, SIZE["section_title"], letter) <= room else short
    wide = max(0.1, heading_width(said, 1, letter))
    size = max(SIZE["section_least"], min(SIZE["section_title"], room / wide))
    return Heading(signed=signed, said=said, size=size, fits=size * wide <= room)


def heading_width(said: str, size: float, letter: float) -> float:
    """Where every letter is as wide as any other, as many times that."""
    return len(said) * letter * size if letter > 0 else width_of(said, size, 700)
