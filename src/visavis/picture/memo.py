"""Sheets below the board, in columns: what a sum is made of, what is still due, a card as it is read."""

from __future__ import annotations

from typing import Final

from visavis.kernel.ticks import DONE, DUE, IMPOSSIBLE, READ, SKIPPED, UNDONE
from visavis.kernel.view import Sheet, SheetLine
from visavis.picture.desk import LEADING, Desk
from visavis.picture.measure import HEAVY, Fitted, cut, wrap
from visavis.picture.svg import Box, circle, group, path, rect
from visavis.picture.svg import number as length

COLUMN: Final = 330.0  # about as wide
GAP: Final = 14.0
PAD: Final = 10.0
TITLE: Final = 15.0
HEAD: Final = 28.0
WORDS: Final = 13.0
BETWEEN: Final = 4.0  # lines
SIGN: Final = 20.0  # room for the tick before a line
BOLD: Final = 600

# A tick about the origin, as a path.
STROKES: Final = {
    DONE: "M-4 0.5-1 3.5 4.5-3.5",
    UNDONE: "M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5",
    IMPOSSIBLE: "M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5",
    SKIPPED: "M-4 0H4",
    READ: "M-1.5-4 2.5 0-1.5 4",
}


def memos_height(d: Desk, width: float) -> float:
    """The room they take below the board."""
    return max((bottom for _, _, bottom in laid(d, width)), default=0.0)


def memos(d: Desk, box: Box) -> str:
    drawn = [memo(d, each, Box(box.x + at.x, box.y + at.y, at.w, at.h)) for each, at, _ in laid(d, box.w)]
    return group(*drawn, class_="sheets")


def laid(d: Desk, width: float) -> list[tuple[Sheet, Box, float]]:
    """Each where the column is shortest, the first of equals; and where it ends."""
    many = max(1, min(len(d.view.sheets), int((width + GAP) // (COLUMN + GAP))))
    wide = (width - GAP * (many - 1)) / many
    ends = [0.0] * many
    found = []
    for each in d.view.sheets:
        column = ends.index(min(ends))
        top = ends[column] + (GAP if ends[column] else 0)
        high = HEAD + PAD + sum(line_height(d, line, wide) for line in each.lines)
        ends[column] = top + high
        found.append((each, Box(column * (wide + GAP), top, wide, high), ends[column]))
    return found


def memo(d: Desk, each: Sheet, box: Box) -> str:
    drawn = [rect(box, 6, fill=d.colour.card, stroke=d.colour.edge)]
    icon = Box(box.x + PAD, box.y + 6, 17, 17)
    drawn.append(d.symbol(each.symbol, icon, d.colour.ink))
    room = box.w - 2 * PAD - 24
    drawn.append(d.words(box.x + PAD + 24, box.y + 20, d.say(each.title), TITLE, room, weight=HEAVY))
    y = box.y + HEAD
    for line in each.lines:
        high = line_height(d, line, box.w)
        drawn.append(memo_line(d, line, Box(box.x, y, box.w, high)))
        y += high
    return group(*drawn, class_="sheet", data_sheet=each.id)


def words_of(d: Desk, line: SheetLine, wide: float) -> list[str]:
    """What it says, its paragraph, and why it stands so, in as many lines as it takes."""
    room = wide - 2 * PAD - SIGN
    said = " ".join(filter(None, (d.say(line.text), f"§{line.rule}" if line.rule else "")))
    why = wrap(d.say(line.why), room, WORDS)
    return [cut(each, room, WORDS, weight_of(line)) for each in (*wrap(said, room, WORDS, weight_of(line)), *why)]


def weight_of(line: SheetLine) -> int:
    return BOLD if line.state in (DUE, READ) else 400


def line_height(d: Desk, line: SheetLine, wide: float) -> float:
    return len(words_of(d, line, wide)) * WORDS * LEADING + BETWEEN


def memo_line(d: Desk, line: SheetLine, box: Box) -> str:
    ink = colour_of(d, line)
    first = box.y + WORDS
    ground = rect(Box(box.x + 4, box.y - 1, box.w - 8, box.h - 1), 4, fill=d.colour.lit) if line.state == READ else ""
    words = Fitted(tuple(words_of(d, line, box.w)), WORDS)
    told = d.lines(box.x + PAD + SIGN, first, words, ink, weight_of(line))
    return group(ground, tick(line.state, box.x + PAD + 6, first - WORDS * 0.33, ink), told)


def tick(state: str, x: float, y: float, ink: str) -> str:
    """How it stands."""
    if state == DUE:
        return circle(x, y, 4, fill="none", stroke=ink, stroke_width=1.6)
    if state not in STROKES:
        return ""
    stroke = path(STROKES[state], fill="none", stroke=ink, stroke_width=1.8, stroke_linecap="round")
    return group(stroke, transform=f"translate({length(x)} {length(y)})")


def colour_of(d: Desk, line: SheetLine) -> str:
    if line.state in (UNDONE, IMPOSSIBLE):
        return d.colour.newest
    return d.colour.soft if line.state in (DONE, SKIPPED) else d.colour.ink
