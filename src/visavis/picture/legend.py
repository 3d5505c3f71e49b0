"""What the signs on the board mean, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.kernel.view import Text
from visavis.picture.desk import Desk
from visavis.picture.measure import fit, fit_lines
from visavis.picture.spread import fill
from visavis.picture.svg import Box, centred, group, path, rect
from visavis.picture.svg import number as length

ITEM: Final = 27.0  # height of an item
WIDTH: Final = 184.0  # and about its width
SWATCH: Final = 26.0
NOTICE: Final = 22.0
TIGHT: Final = 1.05  # from line to line, in sizes

Item = tuple[Callable[[Desk, Box], str], str]


def legend_height(d: Desk, width: float) -> float:
    """The room it takes below the board."""
    columns = max(1, int(width // WIDTH))
    return -(-len(items(d)) // columns) * ITEM + 20 + NOTICE * len(d.view.notices)


def legend(d: Desk, box: Box) -> str:
    """All signs, in columns; below them what must be said of the whole board."""
    found = items(d)
    inner = box.inset(8, 6)
    notices = [d.say(each) for each in d.view.notices]
    down = max(1, int((inner.height - NOTICE * len(notices)) // ITEM))
    columns = -(-len(found) // down)
    wide = inner.width / columns
    boxes = [Box(inner.x + n // down * wide, inner.y + n % down * ITEM, wide, ITEM) for n in range(len(found))]
    lines = [
        d.words(inner.x + 4, inner.bottom - 4 - NOTICE * n, said, 13, inner.width, d.colour.newest, 600)
        for n, said in enumerate(reversed(notices))
    ]
    return group(*(item(d, each, where) for each, where in zip(found, boxes, strict=True)), *lines, class_="legend")


def item(d: Desk, each: Item, box: Box) -> str:
    draw, said = each
    y = box.middle[1]
    room = box.width - SWATCH - 16
    words = fit(said, room, 13, 12)
    if words.lines[0] != said:
        words = fit_lines(said, room, 2, 11.5, 9)
    first = y + words.size * 0.36 - (len(words.lines) - 1) * words.size * TIGHT / 2
    swatch = centred(box.x + 4 + SWATCH / 2, y, SWATCH, 20)
    return draw(d, swatch) + "\n" + d.lines(box.x + SWATCH + 12, first, words, d.colour.soft, leading=TIGHT)


def items(d: Desk) -> list[Item]:
    """Kinds of places, what is printed on them, and the signs of a game in progress."""
    says = d.theme.file.says
    kinds = dict.fromkeys(each for each in d.colour.fill if any(place.kind == each for place in d.view.places))
    printed = {place.symbol for place in d.view.places}
    effects = [each for each in d.theme.symbols if says.effect and each in printed]
    return [
        *((kind_swatch(each), d.lang(says.kind.format(each))) for each in kinds),
        *((effect_swatch(each), effect_name(d, each)) for each in effects),
        *((SIGNS.get(sign) or effect_swatch(sign), d.lang(key)) for sign, key in says.legend.items()),
    ]


def effect_name(d: Desk, effect: str) -> str:
    says = d.theme.file.says
    return d.lang.say(Text(says.effect.format(effect)), says.effect_form)


def kind_swatch(kind: str) -> Callable[[Desk, Box], str]:
    def draw(d: Desk, box: Box) -> str:
        x, y = box.middle
        ground = rect(box, 4, fill=fill(d, kind), stroke=d.colour.ink, stroke_opacity=0.45)
        return ground + "\n" + d.symbol(kind, centred(x, y, 13, 13), d.colour.ink, opacity=0.8)

    return draw


def effect_swatch(effect: str) -> Callable[[Desk, Box], str]:
    def draw(d: Desk, box: Box) -> str:
        x, y = box.middle
        return d.symbol(effect, centred(x, y, 20, 20), d.colour.ink)

    return draw


def newest_swatch(d: Desk, box: Box) -> str:
    ring = box.inset(2, 2)
    notch = f"M{length(ring.x + 3)} {length(ring.y - 3)}h8l-4 6z"
    drawn = rect(ring, 5, fill="none", stroke=d.colour.newest, stroke_width=2.2)
    return drawn + "\n" + path(notch, fill=d.colour.newest)


def active_swatch(d: Desk, box: Box) -> str:
    return rect(box.inset(0, 1.5), 5, fill=d.colour.lit, stroke=d.colour.lit_edge, stroke_width=1.6)


SIGNS: Final = {"newest": newest_swatch, "active": active_swatch}
