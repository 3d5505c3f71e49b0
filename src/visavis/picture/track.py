"""Tracks: a row of cells between two sides, and a race towards a goal."""

from __future__ import annotations

from typing import Final

from visavis.kernel.view import Track
from visavis.picture.desk import Desk
from visavis.picture.measure import HEAVY
from visavis.picture.svg import Box, centred, group, line, number, path, rect, title

END: Final = "end"
SIGNED: Final = 1.45  # width of a cell with a sign, in plain cells
LANE: Final = 21.76  # height of a lane of a race
NUMBERS: Final = 20.48  # and of the numbers between lanes


class Cells:
    """Where the cells of a track lie."""

    def __init__(self, track: Track, box: Box, mirrored: bool, signed: float = SIGNED) -> None:
        order = range(track.low, track.high + 1)
        self.order = list(reversed(order)) if mirrored else list(order)
        wide = {cell: signed if cell in track.signs else 1.0 for cell in self.order}
        unit = box.width / sum(wide.values())
        self.boxes: dict[int, Box] = {}
        x = box.x
        for cell in self.order:
            self.boxes[cell] = Box(x, box.y, wide[cell] * unit, box.height)
            x += wide[cell] * unit

    def __getitem__(self, cell: int) -> Box:
        return self.boxes[max(min(self.order), min(max(self.order), cell))]

    def span(self, one: int, other: int) -> Box:
        """From one cell to another, both included."""
        a, b = self[one], self[other]
        left, right = min(a.x, b.x), max(a.right, b.right)
        return Box(left, a.y, right - left, a.height)

    def rules(self, top: float, height: float) -> str:
        """The lines between cells."""
        starts = [self.boxes[cell].x for cell in self.order[1:]]
        return "".join(f"M{number(x)} {number(top)}v{number(height)}" for x in starts)


# Between two sides: seat 0 at the high end, seat 1 at the low


def half_of(cell: int) -> int:
    return -1 if cell == 0 else 0 if cell > 0 else 1


def battle_track(d: Desk, track: Track, box: Box) -> str:
    """Both halves in the tints of their sides, the red centre, signs, and the marker."""
    cells = Cells(track, box, d.theme.ground(d.view).mirrored)
    quiet = "closed" in track.marks or "unopened" in track.marks
    ground = group(
        *(
            rect(cells.span(1 * way, end), fill=d.side(half_of(end)).tint)
            for way, end in ((1, track.high), (-1, track.low))
        ),
        *(ahead(d, cells, seat, at) for seat, at in track.markers if at),
        rect(cells[0], fill=d.colour.centre),
        path(cells.rules(box.y, box.height), stroke=d.colour.ink, stroke_opacity=0.22, fill="none"),
        *(sign(d, cells[cell], said, half_of(cell)) for cell, said in sorted(track.signs.items())),
        opacity=0.5 if quiet else None,
    )
    frame = rect(
        box,
        3,
        fill="none",
        stroke=d.colour.ink,
        stroke_opacity=0.55,
        stroke_dasharray="4 3" if "unopened" in track.marks else None,
    )
    markers = [marker(d, cells[at], seat) for seat, at in track.markers]
    return group(title(d.say(track.title)), ground, frame, *markers, class_="track", data_track=track.id)


def ahead(d: Desk, cells: Cells, seat: int, at: int) -> str:
    """The cells between the centre and the marker, in a deeper tint."""
    return rect(cells.span(1 if at > 0 else -1, at), fill=d.side(seat).accent, fill_opacity=0.38)


def sign(d: Desk, cell: Box, said: str, seat: int) -> str:
    side = d.side(seat)
    if said == END:
        x, y = cell.middle
        size = min(cell.width, cell.height) - 6
        return rect(cell, fill=side.accent) + "\n" + d.symbol(d.sign(seat), centred(x, y, size, size), d.colour.card)
    inner = cell.inset(1.5, 2.5)
    size = min(cell.height * 0.56, cell.width * 0.74)
    x, y = cell.middle
    words = d.words(x, y + size * 0.36, said, round(size, 1), cell.width, d.colour.card, HEAVY, "middle", 5)
    return rect(inner, 3, fill=side.accent) + "\n" + words


def marker(d: Desk, cell: Box, seat: int) -> str:
    """A pawn in the colour of whoever leads; of the paper while nobody does."""
    side = d.side(seat)
    x, y = cell.middle
    body = centred(x, y, cell.height * 0.92, cell.height * 1.5)
    radius = body.width / 2
    size = body.width * 1.02
    return group(
        rect(body, radius, fill=side.chip, stroke=d.colour.card, stroke_width=3, filter=d.link("lift")),
        rect(body, radius, fill="none", stroke=side.chip_edge, stroke_width=1.4),
        d.symbol("marker", centred(x, y, size, size), side.chip_ink),
        class_="marker",
    )


# A race: each marker in a lane of its own, the numbers above the last


def race_height(lanes: int) -> float:
    return max(2, lanes) * LANE + NUMBERS


def race_track(d: Desk, track: Track, box: Box, lanes: tuple[int, ...]) -> str:
    """Numbered cells, the goal, and a lane for each seat, from the top."""
    cells = Cells(track, box, mirrored=False, signed=1.25)
    lane = (box.height - NUMBERS) / max(2, len(lanes))
    above = lane * max(1, len(lanes) - 1)
    middle = Box(box.x, box.y + above, box.width, NUMBERS)
    tops = {seat: box.y + n * lane for n, seat in enumerate(lanes[:-1])} | {lanes[-1]: middle.bottom}
    return group(
        title(d.say(track.title)),
        rect(box, 8, fill=d.colour.card, stroke=d.colour.edge, filter=d.link("lie")),
        *(goal(d, cells[cell], track.signs[cell], cell) for cell in sorted(track.signs)),
        *(bar(d, cells, seat, at, tops[seat], lane) for seat, at in track.markers if at > 0),
        path(cells.rules(middle.y, middle.height), stroke=d.colour.line, fill="none"),
        line(box.x, middle.y, box.right, middle.y, stroke=d.colour.line),
        line(box.x, middle.bottom, box.right, middle.bottom, stroke=d.colour.line),
        *(cell_number(d, cells[cell], cell, cell in track.signs) for cell in cells.order),
        *(runner(d, cells[at], seat, at, tops[seat], lane) for seat, at in track.markers),
        class_="track",
        data_track=track.id,
    )


def goal(d: Desk, cell: Box, sign: str, value: int) -> str:
    return group(title(d.lang(f"sign-{sign}", n=value)), rect(cell, fill=d.colour.gold))


def bar(d: Desk, cells: Cells, seat: int, at: int, top: float, lane: float) -> str:
    span = cells.span(0, at)
    return rect(Box(span.x + 4, top + 4, span.width - 4, lane - 8), (lane - 8) / 2, fill=d.side(seat).tint)


def cell_number(d: Desk, cell: Box, value: int, signed: bool) -> str:
    x, y = cell.middle
    strong = signed or value % 5 == 0
    ink = d.colour.gold_ink if signed else d.colour.ink if strong else d.colour.soft
    size = 15 if signed else 13
    return d.words(x, y + size * 0.36, str(value), size, cell.width, ink, 700 if strong else 400, "middle", 8)


def runner(d: Desk, cell: Box, seat: int, at: int, top: float, lane: float) -> str:
    """The sign of a side and its score, in its lane."""
    side = d.side(seat)
    x = cell.middle[0]
    pill = centred(x, top + lane / 2, max(cell.width + 8, 44), lane + 3)
    size = pill.height * 0.62
    icon = Box(pill.x + 5, top + lane / 2 - size / 2, size, size)
    room = pill.right - icon.right - 6
    figure = d.words(
        icon.right + 3 + room / 2, top + lane / 2 + 5.2, str(at), 15, room + 3, side.chip_ink, HEAVY, "middle", 8
    )
    return group(
        rect(pill, pill.height / 2, fill=side.chip, stroke=side.chip_edge, stroke_width=1.4, filter=d.link("lift")),
        d.symbol(d.sign(seat), icon, side.chip_ink),
        figure,
        class_="marker",
    )
