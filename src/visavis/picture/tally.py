"""Numbers in a line: a symbol, how many, and how many at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.kernel.view import Count
from visavis.picture.desk import Desk
from visavis.picture.lay.boxes import centred
from visavis.picture.measure import HEAVY, width_of
from visavis.picture.svg import Box, group, rect, text, title

SYMBOL: Final = 21.0
FIGURE: Final = 18.0
LIMIT: Final = 12.0
GAP: Final = 15.0  # between numbers
TIGHT: Final = 3.0


def tallies_width(counts: Sequence[Count], scale: float) -> float:
    return sum(tally_width(each, scale) for each in counts) + GAP * scale * max(0, len(counts) - 1)


def tally_width(count: Count, scale: float) -> float:
    figure = width_of(str(count.value), FIGURE, HEAVY)
    return (SYMBOL + TIGHT + figure + width_of(limit_of(count), LIMIT)) * scale


def limit_of(count: Count) -> str:
    return f"/{count.limit}" if count.limit else ""


def tallies(d: Desk, counts: Sequence[Count], right: float, y: float, scale: float) -> list[str]:
    """One beside the other, up to the right end."""
    drawn, x = [], right - tallies_width(counts, scale)
    for count in counts:
        drawn.append(tally(d, count, x, y, scale))
        x += tally_width(count, scale) + GAP * scale
    return drawn


def tally(d: Desk, count: Count, x: float, y: float, scale: float) -> str:
    size, figure = SYMBOL * scale, round(FIGURE * scale, 1)
    ink = d.side(count.owner).accent if count.owner >= 0 else d.colour.ink
    after = x + size + TIGHT * scale
    limit = limit_of(count)
    return group(
        title(f"{d.say(count.title)}: {count.value}{limit}"),
        lit(d, count, Box(x - 5 * scale, y - size * 0.66, tally_width(count, scale) + 10 * scale, size * 1.32)),
        d.symbol(count.symbol, centred(x + size / 2, y, size, size), ink),
        text(after, y + figure * 0.36, str(count.value), figure, fill=d.colour.ink, font_weight=HEAVY),
        text(
            after + width_of(str(count.value), figure, HEAVY),
            y + figure * 0.36,
            limit,
            round(LIMIT * scale, 1),
            fill=d.colour.soft,
        )
        if limit
        else "",
        class_="count",
        data_count=count.id,
    )


def lit(d: Desk, count: Count, box: Box) -> str:
    """What a touch of gives an answer."""
    if count.id not in d.lit:
        return ""
    return rect(box, 6, fill=d.colour.lit, stroke=d.colour.lit_edge, stroke_width=2)
