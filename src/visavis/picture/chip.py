"""Chips: the pieces of a game, with the colour of their owner, a symbol and a number."""

from __future__ import annotations

from typing import Final

from visavis.kernel.view import Thing
from visavis.picture.desk import Desk
from visavis.picture.measure import HEAVY, width_of
from visavis.picture.outline import outline
from visavis.picture.svg import Box, centred, circle, group, path, rect, text, title
from visavis.picture.svg import number as length
from visavis.picture.theme import FACE_DOWN, Side

FULL: Final = 0.92  # the most of a chip that its symbol and its number take


def chip(d: Desk, thing: Thing, box: Box) -> str:
    """A thing in its box."""
    side = d.side(thing.owner)
    special = "special" in thing.marks
    return group(
        title(d.say(thing.title)),
        newest_ring(d, box) if "newest" in thing.marks else "",
        lit_ring(d, thing, box) if thing.id in d.lit and thing.owner != d.view.seat else "",
        body(d, thing, box, side),
        rim(d, thing, box) if special else "",
        face(d, thing, box, side),
        badge(d, thing, box, side, special),
        class_="thing",
        data_thing=thing.id,
    )


def body(d: Desk, thing: Thing, box: Box, side: Side) -> str:
    return outline(thing.owner, box, fill=side.chip, stroke=side.chip_edge, stroke_width=1.6, filter=d.link("lift"))


def rim(d: Desk, thing: Thing, box: Box) -> str:
    """A golden line inside the edge: a special piece."""
    inner = box.inset(2.2, 2.2)
    return outline(thing.owner, inner, fill="none", stroke=d.colour.gold, stroke_width=2.6)


def face(d: Desk, thing: Thing, box: Box, side: Side) -> str:
    """The symbol, and the number beside it."""
    symbol = FACE_DOWN if thing.kind == FACE_DOWN else d.theme.piece(thing.kind).symbol
    x, y = box.middle
    if not thing.label:
        return d.symbol(symbol, centred(x, y, box.height * 0.7, box.height * 0.7), side.chip_ink)
    size, large, gap = box.height * 0.56, box.height * 0.58, box.height * 0.05
    whole = large + gap + width_of(thing.label, size, HEAVY)
    scale = min(1.0, box.width * FULL / whole)
    size, large, gap = size * scale, large * scale, gap * scale
    wide = width_of(thing.label, size, HEAVY)
    start = x - (large + gap + wide) / 2
    down = box.height * 0.04 if badge_of(d, thing) else 0
    figure = text(
        start + large + gap + wide / 2,
        y + size * 0.36 + down,
        thing.label,
        round(size, 1),
        fill=side.chip_ink,
        font_weight=HEAVY,
        text_anchor="middle",
    )
    return d.symbol(symbol, Box(start, y - large / 2, large, large), side.chip_ink) + "\n" + figure


def badge_of(d: Desk, thing: Thing) -> str:
    identity = thing.stands_for
    return d.theme.piece(identity).symbol if identity else d.theme.piece(thing.kind).badge


def badge(d: Desk, thing: Thing, box: Box, side: Side, special: bool) -> str:
    """The sign of an ability, or of what the piece has become, on the upper corner."""
    sign = badge_of(d, thing)
    if not sign:
        return ""
    radius = box.height * 0.2
    x, y = box.right - radius * 0.4, box.y + radius * 0.4
    ground, ink = (d.colour.gold, d.colour.gold_ink) if special else (side.chip_ink, side.chip)
    return "\n".join(
        [
            circle(x, y, radius, fill=ground, stroke=side.chip_edge, stroke_width=1.2),
            d.symbol(sign, centred(x, y, radius * 1.4, radius * 1.4), ink),
        ]
    )


def lit_ring(d: Desk, thing: Thing, box: Box) -> str:
    ring = box.inset(-2.6, -2.6)
    return outline(thing.owner, ring, fill="none", stroke=d.colour.lit_edge, stroke_width=2.2)


def newest_ring(d: Desk, box: Box) -> str:
    """Drawn round with a red pencil, with a notch that points at it: placed last."""
    ring = box.inset(-3.4, -3.4)
    x, top = ring.x + ring.width * 0.3, ring.y
    notch = f"M{length(x - 5.5)} {length(top - 5)}h11l-5.5 8z"
    return "\n".join(
        [
            rect(ring, ring.height * 0.26, fill="none", stroke=d.colour.newest, stroke_width=2.6),
            path(notch, fill=d.colour.newest),
        ]
    )
