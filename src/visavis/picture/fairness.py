"""Chances beside results as one SVG: points on the diagonal are fair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from typing import Final, NamedTuple

from visavis.picture.svg import FONT, Box, circle, description, group, number, rect, tag, text, title
from visavis.text import Language, language

SIDE: Final = 250.0  # of a plot
EDGE: Final = 44.0  # around it, for numbers and its name
ACROSS: Final = 3
INK: Final = "#1b2430"
SOFT: Final = "#5b6675"
LINE: Final = "#c9d0d9"
PAPER: Final = "#ffffff"
DOT: Final = "#1f5fa8"
TICKS: Final = (0.0, 0.5, 1.0)
SURE: Final = 1.96  # deviations within which 95 of 100 lie


class Bin(NamedTuple):
    """Chances of about the same size."""

    chance: float  # on average
    came: float  # the share of the win they had
    n: int


class Fairness(NamedTuple):
    game: str
    bins: tuple[Bin, ...]
    n: int  # chances
    off: float  # how far chances and results are apart, on average
    brier: float  # mean square of chance less result


def draw_fairness(games: Sequence[Fairness], said: Language) -> str:
    across, down = min(ACROSS, len(games)), ceil(len(games) / ACROSS)
    page = Box(0, 0, across * (SIDE + 2 * EDGE), down * (SIDE + 2 * EDGE))
    drawn = [plot(each, at, said.code) for each, at in zip(games, boxes(), strict=False)]
    return (
        tag(
            "svg",
            title(said("fairness-title")),
            description(said("fairness-about")),
            rect(page, fill=PAPER),
            *drawn,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(page.w)} {number(page.h)}",
            width=page.w,
            height=page.h,
            role="img",
            font_family=FONT,
        )
        + "\n"
    )


def boxes() -> Iterator[Box]:
    """Where the plots lie, row by row."""
    at = 0
    while True:
        row, column = divmod(at, ACROSS)
        yield Box(column * (SIDE + 2 * EDGE) + EDGE, row * (SIDE + 2 * EDGE) + EDGE, SIDE, SIDE)
        at += 1


def plot(found: Fairness, box: Box, code: str) -> str:
    said = language(code, found.game)
    return group(
        text(box.x, box.y - 14, said("game-title"), 16, fill=INK, font_weight=600),
        text(box.right - 8, box.bottom - 10, said("fairness-chances", n=found.n), 13, fill=SOFT, text_anchor="end"),
        rect(box, fill="none", stroke=LINE),
        stroke(box.x, box.bottom, box.right, box.y, LINE),
        *ticks(box),
        *(point(each, box) for each in found.bins),
        text(box.x + box.w / 2, box.bottom + 34, said("fairness-said"), 13, fill=SOFT, text_anchor="middle"),
    )


def ticks(box: Box) -> Iterator[str]:
    for share in TICKS:
        x, y = box.x + share * box.w, box.bottom - share * box.h
        yield text(x, box.bottom + 17, f"{100 * share:.0f}", 13, fill=SOFT, text_anchor="middle")
        yield text(box.x - 6, y + 4, f"{100 * share:.0f}", 13, fill=SOFT, text_anchor="end")


def point(each: Bin, box: Box) -> str:
    """The larger, the more chances; with an interval, which is too narrow where many come from one game."""
    x, y = box.x + each.chance * box.w, box.bottom - each.came * box.h
    half = SURE * sqrt((each.came * (1 - each.came) + 1 / (each.n + 2)) / (each.n + 2)) * box.h
    return group(
        stroke(x, max(box.y, y - half), x, min(box.bottom, y + half), DOT),
        circle(x, y, min(9.0, 3.0 + sqrt(each.n) / 3), fill=DOT, fill_opacity=0.75),
    )


def stroke(x: float, y: float, to_x: float, to_y: float, colour: str) -> str:
    return tag("line", x1=x, y1=y, x2=to_x, y2=to_y, stroke=colour, stroke_width=1.5)
