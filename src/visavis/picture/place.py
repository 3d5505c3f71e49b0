"""Places of the board: what kind they are, what they do, and what lies on them."""

from __future__ import annotations

from visavis.kernel.view import Place
from visavis.picture.chip import chip
from visavis.picture.desk import Desk
from visavis.picture.head import number_of
from visavis.picture.lay.boxes import chip_box
from visavis.picture.shapes import draw
from visavis.picture.sheet import SIZE
from visavis.picture.spread import fill, spread
from visavis.picture.svg import Box, group, title


def place(d: Desk, where: Place, box: Box, most: float = SIZE["face_largest"]) -> str:
    """Kinds of places with a colour of their own are covered by their chip; on all others the print stays visible."""
    return covered(d, where, box) if where.kind in d.colour.fill else spread(d, where, box, most)


def covered(d: Desk, where: Place, box: Box) -> str:
    """A place with its print, and the chip that covers it."""
    lying = d.things.get(where.id, ())
    return group(
        title(d.say(where.title)),
        tile(d, where, box, taken=bool(lying)),
        *(chip(d, thing, chip_box(box)) for thing in lying),
        class_=" ".join(["place", where.kind, *(mark.replace(" ", "-") for mark in where.marks)]),
        data_place=where.id,
    )


def tile(d: Desk, where: Place, box: Box, taken: bool) -> str:
    words = {"kind": where.kind, "symbol": where.symbol, "marks": where.marks, "ground": fill(d, where.kind)}
    said = number_of(d, where) if d.theme.knows(where.symbol) else ""
    return draw(d, "tile", box, {**words, "said": said, "taken": taken, "ringed": where.id in d.lit})
