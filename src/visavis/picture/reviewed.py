"""A review as one SVG: the chances all along, skill and luck by seat, the dearest mistakes and the largest throws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from visavis.kernel.view import Layout, View
from visavis.picture.desk import LEADING, Desk, desk
from visavis.picture.draw import GAP, MARGIN, Stack, whole
from visavis.picture.lay.boxes import centred
from visavis.picture.measure import HEAVY, fit_lines
from visavis.picture.svg import Box, circle, group, number, path, rect, tag
from visavis.picture.theme import Theme
from visavis.sim.review import Review
from visavis.sim.verdict import fortune_lines, mistake_lines, percent, signed
from visavis.text import Language

WIDTH: Final = 1000.0
PLOT: Final = 300.0
AXIS: Final = 46.0  # room for the numbers at its left
HEADING: Final = 40.0
ROW: Final = 26.0
TOLD: Final = 3  # mistakes, and throws
SIZE: Final = 14.0
SMALL: Final = 13.0
COLUMNS: Final = ("began", "skill", "gifts", "luck", "ended")
COLUMN: Final = 130.0
DASHES: Final = ("", "9 5", "2 4", "12 4 2 4", "5 5")  # told apart without colours
MARK: Final = 5.0


class Plot(NamedTuple):
    """From answers and chances to where they lie."""

    box: Box
    last: int  # answers at its right end

    def x(self, n: int) -> float:
        return self.box.x + self.box.w * n / max(1, self.last)

    def y(self, share: float) -> float:
        return self.box.bottom - self.box.h * share


def draw_review(found: Review, view: View, language: Language, theme: Theme) -> str:
    """The end of the game is seen by whoever reads it; the picture shows nothing of the board."""
    d, stack = desk(view, Layout(WIDTH, 0, ()), language, theme), Stack(WIDTH)
    drawn = [heading(d, stack.take(HEADING), found), curves(d, stack.take(PLOT), found)]
    drawn += [account(d, stack.take(ROW * (len(view.seats) + 1)), found)]
    for title, told in verdicts(d, found):
        drawn += [d.words(MARGIN, stack.take(ROW).y + 18, title, SIZE, WIDTH - 2 * MARGIN, weight=HEAVY)]
        drawn += [paragraph(d, stack, words) for words in told]
    return whole(d, stack.y - GAP + MARGIN, drawn, d.lang("review-title"))


def heading(d: Desk, box: Box, found: Review) -> str:
    name = f"{d.lang(d.theme.file.says.title)} — {d.lang('review-title')}"
    about = d.lang("review-behind", n=len(found.judged), playouts=found.playouts)
    return group(
        d.heading(box.x, box.y + 22, name, 22, box.w, d.colour.ink),
        d.words(box.x, box.y + 42, about, SMALL, box.w, d.colour.soft),
    )


# The curves


def curves(d: Desk, box: Box, found: Review) -> str:
    """Of two sides one line parts the ground between them; of more, each has a line with dashes of its own."""
    plot = Plot(Box(box.x + AXIS, box.y + 10, box.w - AXIS - 8, box.h - 30), last_of(found))
    seats = range(len(d.view.seats))
    lines = halves(d, plot, found) if len(seats) == 2 else [line(d, plot, found, seat) for seat in seats]
    return group(ground(d, plot), *lines, *marks(d, plot, found), *axis(d, plot), class_="chances")


def last_of(found: Review) -> int:
    return found.judged[-1].n + 1


def points(plot: Plot, found: Review, seat: int) -> list[tuple[float, float]]:
    """Before and after each answer, and the end: what changes between an answer and the next question is luck."""
    before_and_after = (
        (plot.x(each.n + later), plot.y(shares[seat]))
        for each in found.judged
        for later, shares in enumerate((each.before, each.after))
    )
    return [*before_and_after, (plot.x(plot.last), plot.y(found.ended[seat]))]


def drawn_through(found: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in found)


def ground(d: Desk, plot: Plot) -> str:
    return rect(plot.box, 4, fill=d.colour.card, stroke=d.colour.edge)


def halves(d: Desk, plot: Plot, found: Review) -> list[str]:
    """The first side's ground lies below the line, the other's above."""
    through, box = points(plot, found, 0), plot.box

    def ground_to(edge: float) -> str:
        ends = f"L{number(through[-1][0])} {number(edge)}L{number(through[0][0])} {number(edge)}"
        return f"{drawn_through(through)}{ends}Z"

    return [
        path(ground_to(box.bottom), fill=d.side(0).tint),
        path(ground_to(box.y), fill=d.side(1).tint),
        path(drawn_through(through), fill="none", stroke=d.colour.ink, stroke_width=2.5, stroke_linejoin="round"),
        named(d, 0, box.x + 10, box.bottom - 14),
        named(d, 1, box.x + 10, box.y + 14),
    ]


def named(d: Desk, seat: int, x: float, y: float) -> str:
    """The sign of a side and its name."""
    accent = d.side(seat).accent
    return group(
        d.symbol(d.sign(seat), centred(x + 8, y, 18, 18), accent),
        d.words(x + 22, y + 5, d.say(d.view.seats[seat]), SIZE, 260, accent, HEAVY),
    )


def line(d: Desk, plot: Plot, found: Review, seat: int) -> str:
    dash = DASHES[seat % len(DASHES)]
    look = {"stroke_dasharray": dash} if dash else {}
    drawn = drawn_through(points(plot, found, seat))
    return path(drawn, fill="none", stroke=d.side(seat).accent, stroke_width=2.5, stroke_linejoin="round", **look)


def marks(d: Desk, plot: Plot, found: Review) -> Iterator[str]:
    """Mistakes are points that stand on their tip, changes by chance are round."""
    of_two = len(d.view.seats) == 2
    for each in found.mistakes()[:TOLD]:
        y = plot.y(each.before[0 if of_two else each.seat])
        x, m = plot.x(each.n), MARK + 1
        tip = f"M{number(x - m)} {number(y - m)}h{number(2 * m)}L{number(x)} {number(y + m)}Z"
        yield path(tip, fill=d.side(each.seat).accent, stroke=d.colour.card, stroke_width=1.5)
    for swing in found.fortunes()[:TOLD]:
        y = plot.y(swing.judged.after[0 if of_two else swing.seat])
        yield circle(
            plot.x(swing.judged.n + 1), y, MARK, fill=d.colour.card, stroke=d.side(swing.seat).accent, stroke_width=2.5
        )


def axis(d: Desk, plot: Plot) -> Iterator[str]:
    for share in (0.0, 0.5, 1.0):
        y = plot.y(share)
        yield d.words(plot.box.x - 6, y + 4, share_said(d, share), SMALL, AXIS, d.colour.soft, anchor="end")
        yield tag("line", x1=plot.box.x, x2=plot.box.right, y1=y, y2=y, stroke=d.colour.line, stroke_width=1)
    yield d.words(
        plot.box.right,
        plot.box.bottom + 16,
        d.lang("review-axis", n=plot.last),
        SMALL,
        300,
        d.colour.soft,
        anchor="end",
    )


def share_said(d: Desk, share: float) -> str:
    return d.lang("review-share", n=percent(share))


# In numbers and words


def account(d: Desk, box: Box, found: Review) -> str:
    """Seat by seat: the chance at first, skill, what others gave, luck, the end."""
    first = box.right - COLUMN * len(COLUMNS)
    drawn = [
        d.words(
            first + COLUMN * (n + 1),
            box.y + 16,
            d.lang(f"review-{name}"),
            SMALL,
            COLUMN - 8,
            d.colour.soft,
            anchor="end",
        )
        for n, name in enumerate(COLUMNS)
    ]
    for seat in range(len(d.view.seats)):
        y = box.y + ROW * (seat + 1) + 16
        drawn += [named(d, seat, box.x, y - 5), dash_of(d, seat, first - 60, y - 5)]
        began, *between, ended = found.account(seat)
        shown = [share_said(d, began), *map(signed, between), share_said(d, ended)]
        drawn += [
            d.words(first + COLUMN * (n + 1), y, words, SIZE, COLUMN - 8, anchor="end") for n, words in enumerate(shown)
        ]
    return group(*drawn, class_="account")


def dash_of(d: Desk, seat: int, x: float, y: float) -> str:
    """How its line is drawn, where there is more than one."""
    if len(d.view.seats) == 2:
        return ""
    look = {"stroke_dasharray": DASHES[seat % len(DASHES)]} if DASHES[seat % len(DASHES)] else {}
    return path(f"M{number(x)} {number(y)}h50", fill="none", stroke=d.side(seat).accent, stroke_width=2.5, **look)


def verdicts(d: Desk, found: Review) -> Iterator[tuple[str, list[str]]]:
    seats = d.view.seats
    mistakes = [mistake_lines(each, seats) for each in found.mistakes()[:TOLD]]
    fortunes = [fortune_lines(each, seats) for each in found.fortunes()[:TOLD]]
    for key, lines in (("review-mistakes", mistakes), ("review-fortunes", fortunes)):
        if lines:
            yield d.lang(key), [" ".join(d.say(each) for each in told) for told in lines]


def paragraph(d: Desk, stack: Stack, words: str) -> str:
    fitted = fit_lines(words, WIDTH - 2 * MARGIN - 12, 3, SMALL, SMALL)
    box = stack.take(len(fitted.lines) * SMALL * LEADING - GAP + 8)
    return d.lines(box.x + 12, box.y + SMALL, fitted, d.colour.ink)
