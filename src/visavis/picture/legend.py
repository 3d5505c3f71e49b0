"""What the signs on the board mean, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.kernel.marks import ACTIVE, NEWEST
from visavis.kernel.view import Text
from visavis.picture.desk import Desk
from visavis.picture.lay.boxes import centred
from visavis.picture.measure import Fitted, fit, fit_lines
from visavis.picture.shapes import draw
from visavis.picture.spread import fill
from visavis.picture.svg import Box, group

ITEM: Final = 27.0  # height of an item
WIDTH: Final = 184.0  # and about its width
SWATCH: Final = 26.0
NOTICE: Final = 22.0
TIGHT: Final = 1.05  # from line to line, in sizes

SIGNS: Final = (NEWEST, ACTIVE)

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
    down = max(1, int((inner.h - NOTICE * len(notices)) // ITEM))
    columns = -(-len(found) // down)
    wide = inner.w / columns
    boxes = [Box(inner.x + n // down * wide, inner.y + n % down * ITEM, wide, ITEM) for n in range(len(found))]
    lines = [
        d.words(inner.x + 4, inner.bottom - 4 - NOTICE * n, said, 13, inner.w, d.colour.newest, 600)
        for n, said in enumerate(reversed(notices))
    ]
    return group(*(item(d, each, where) for each, where in zip(found, boxes, strict=True)), *lines, class_="legend")


def item(d: Desk, each: Item, box: Box) -> str:
    drawn, said = each
    y = box.middle[1]
    room = box.w - SWATCH - 16
    words = fit_item(said, room)
    first = y + words.size * 0.36 - (len(words.lines) - 1) * words.size * TIGHT / 2
    where = centred(box.x + 4 + SWATCH / 2, y, SWATCH, 20)
    return drawn(d, where) + "\n" + d.lines(box.x + SWATCH + 12, first, words, d.colour.soft, leading=TIGHT)


def fit_item(said: str, room: float) -> Fitted:
    """Broken in two before its letters are pressed; pressed only where two lines would be cut."""
    line = fit(said, room, 13, 12)
    if line == Fitted((said,), line.size):
        return line
    broken = fit_lines(said, room, 2, 11.5, 9)
    return line if line.lines == (said,) and " ".join(broken.lines) != said else broken


def items(d: Desk) -> list[Item]:
    """Kinds of places, what is printed on them, and the signs of a game in progress."""
    says = d.theme.file.says
    kinds = dict.fromkeys(each for each in d.colour.fill if any(place.kind == each for place in d.view.places))
    printed = {place.symbol for place in d.view.places}
    effects = [each for each in d.theme.symbols if says.effect and each in printed]
    return [
        *((swatch("kind", each), d.lang(says.kind.format(each))) for each in kinds),
        *((effect_swatch(each), effect_name(d, each)) for each in effects),
        *((swatch(sign) if sign in SIGNS else effect_swatch(sign), d.lang(key)) for sign, key in says.legend.items()),
    ]


def effect_name(d: Desk, effect: str) -> str:
    says = d.theme.file.says
    return d.lang.say(Text(says.effect.format(effect)), says.effect_form)


def swatch(what: str, kind: str = "") -> Callable[[Desk, Box], str]:
    def drawn(d: Desk, box: Box) -> str:
        words = {f"is_{each}": each == what for each in ("kind", *SIGNS)}
        return draw(d, "swatch", box.inset(1, 1), {**words, "symbol": kind, "ground": fill(d, kind)})

    return drawn


def effect_swatch(effect: str) -> Callable[[Desk, Box], str]:
    def drawn(d: Desk, box: Box) -> str:
        return d.symbol(effect, centred(*box.middle, 20, 20), d.colour.ink)

    return drawn
