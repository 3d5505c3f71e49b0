"""Places of the board: what kind they are, what they do, and what lies on them."""

from __future__ import annotations

from typing import Final

from visavis.kernel.view import Place
from visavis.picture.chip import chip
from visavis.picture.desk import Desk
from visavis.picture.measure import HEAVY, width_of
from visavis.picture.shapes import SIZE
from visavis.picture.spread import spread
from visavis.picture.svg import Box, centred, group, rect, text, title

RADIUS: Final = 7
FADED: Final = {"completed": 0.75, "closed": 0.4, "unopened": 0.5, "": 0.72}  # those that cannot be taken now


def place(d: Desk, where: Place, box: Box) -> str:
    """Kinds of places with a colour of their own are covered by their chip; on all others the print stays visible."""
    return covered(d, where, box) if where.kind in d.colour.fill else spread(d, where, box)


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


def chip_box(box: Box) -> Box:
    x, y = box.middle
    height = min(box.height * SIZE["chip_tall"], (box.width - SIZE["chip_free"]) / SIZE["chip_wide"])
    return centred(x, y, height * SIZE["chip_wide"], height)


def tile(d: Desk, where: Place, box: Box, taken: bool) -> str:
    """Its kind as a fill and as a sign, its effect as a symbol and a number."""
    ground = rect(
        box,
        RADIUS,
        fill=fill(d, where.kind),
        stroke=d.colour.lit_edge if where.id in d.lit else d.colour.ink,
        stroke_width=2.2 if where.id in d.lit else None,
        stroke_opacity=None if where.id in d.lit else 0.45,
        stroke_dasharray="4 3" if "unopened" in where.marks else None,
    )
    small = box.height * 0.21
    sign = d.symbol(where.kind, Box(box.x + 3.5, box.y + 3.5, small, small), d.colour.ink, opacity=0.75)
    return group(ground, sign, "" if taken else effect(d, where, box), opacity=opacity(d, where))


def fill(d: Desk, kind: str) -> str:
    colours = d.colour.fill.get(kind, (d.colour.card,))
    return colours[0] if len(colours) == 1 else d.link(f"fill-{kind}")


def opacity(d: Desk, where: Place) -> float | None:
    if "active" in where.marks or where.id in d.lit:
        return None
    return next((FADED[mark] for mark in where.marks if mark in FADED), FADED[""])


def effect(d: Desk, where: Place, box: Box) -> str:
    """The symbol in the middle, the number to its right."""
    if not d.theme.knows(where.symbol):
        return ""
    shape = d.theme.file.number.get(where.symbol, "")
    said = shape.format(where.number)
    large = box.height * 0.56
    size = round(box.height * 0.4, 1)
    gap = 3 if said else 0
    wide = width_of(said, size, HEAVY)
    x, y = box.middle
    start = x - (large + gap + wide) / 2 + box.height * 0.05
    start = min(start, box.right - 3 - large - gap - wide)
    drawn = d.symbol(where.symbol, Box(start, y - large / 2, large, large), d.colour.ink)
    if not said:
        return drawn
    figure = text(start + large + gap, y + size * 0.36, said, size, fill=d.colour.ink, font_weight=HEAVY)
    return f"{drawn}\n{figure}"
