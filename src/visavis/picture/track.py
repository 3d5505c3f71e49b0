"""Tracks: a row of cells between two sides, and a race towards a goal."""

from __future__ import annotations

from typing import Final

from visavis.kernel.marks import CLOSED, UNOPENED
from visavis.kernel.view import NOBODY, Track
from visavis.picture.desk import Desk
from visavis.picture.shapes import Words, draw
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box, centred, group, number, title

LARGER: Final = 1.2  # a race in a picture, than the least that can be read
FIGURE: Final = 13.0  # size of its numbers


class Cells:
    """Where the cells of a track lie."""

    def __init__(self, track: Track, box: Box, mirrored: bool, signed: float) -> None:
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


# Between two sides: seat 0 at the high end, seat 1 at the low; or, without cells below 0, nobody's own


def is_between(track: Track) -> bool:
    return track.low < 0 < track.high


def half_of(track: Track, cell: int) -> int:
    return -1 if cell == 0 or not is_between(track) else 0 if cell > 0 else 1


def battle_track(d: Desk, track: Track, box: Box, card: Words) -> str:
    """Both halves in the tints of their sides, the centre, signs, and the marker."""
    cells = Cells(track, box, d.theme.ground(d.view).mirrored, card["signed"])
    between = is_between(track)
    halves = [cells.span(1, track.high).told(seat=0), cells.span(-1, track.low).told(seat=1)] if between else []
    led = [cells.span(1 if at > 0 else -1, at).told(seat=seat) for seat, at in track.markers if at and between]
    words = {
        "halves": halves,
        "led": led,
        "middles": [cells[0].told()] if between else [],
        "rules": cells.rules(box.y, box.height),
        "signs": [sign(d, track, cells, cell) for cell in track.signs],
        "quiet": CLOSED in track.marks or UNOPENED in track.marks,
        "broken": UNOPENED in track.marks,
    }
    markers = [marker(d, cells[at], seat, card) for seat, at in track.markers]
    drawn = draw(d, "track", box, words)
    return group(title(d.say(track.title)), drawn, *markers, class_="track", data_track=track.id)


def sign(d: Desk, track: Track, cells: Cells, cell: int) -> Words:
    seat = half_of(track, cell)
    return cells[cell].told(seat=seat, said=track.signs[cell], sign=d.sign(seat))


def marker(d: Desk, cell: Box, seat: int, card: Words) -> str:
    box = centred(*cell.middle, cell.height * card["marker_wide"], cell.height * card["marker_tall"])
    return draw(d, "marker", box, {"seat": seat})


# A race: each marker in a lane of its own, half of them above the numbers and half below


def race_height(lanes: int) -> float:
    return (SIZE["race_numbers"] + SIZE["race_lane"] * max(2, lanes)) * LARGER


def race_track(d: Desk, track: Track, box: Box, lanes: tuple[int, ...]) -> str:
    """Numbered cells, the goal, and a lane for each seat that runs, from the top; or one for the marker of nobody."""
    lanes = tuple(seat for seat in (*lanes, NOBODY) if seat in dict(track.markers))
    cells = Cells(track, box, mirrored=False, signed=SIZE["race_signed"])
    many = max(2, len(lanes))
    lane = box.height * SIZE["race_lane"] / (SIZE["race_numbers"] + SIZE["race_lane"] * many)
    above, below = many // 2 * lane, (many - many // 2) * lane
    tops = {seat: box.y + n * lane if n < many // 2 else box.bottom - (many - n) * lane for n, seat in enumerate(lanes)}
    words = {
        "goals": [cells[cell].told() for cell in sorted(track.signs)],
        "bars": [bar(cells.span(0, at), tops[seat], lane).told(seat=seat) for seat, at in track.markers if at > 0],
        "rules": cells.rules(box.y + above, box.height - above - below),
        "upper": box.y + above,
        "lower": box.bottom - below,
        "size": FIGURE,
        "figures": [figure(cells[cell], cell, cell in track.signs) for cell in cells.order],
    }
    runners = [runner(d, cells[at], seat, at, tops[seat] + lane / 2, lane) for seat, at in track.markers]
    drawn = draw(d, "race", box, words)
    return group(title(d.say(track.title)), drawn, *runners, class_="track", data_track=track.id)


def bar(span: Box, top: float, lane: float) -> Box:
    edge, beside = SIZE["race_edge"], SIZE["race_bar"]
    return Box(span.x + edge, top + beside, span.width - edge, lane - 2 * beside)


def figure(cell: Box, value: int, signed: bool) -> Words:
    return {"value": value, "signed": signed, "strong": signed or value % 5 == 0, "mx": cell.middle[0]}


def runner(d: Desk, cell: Box, seat: int, at: int, y: float, lane: float) -> str:
    box = centred(cell.middle[0], y, SIZE["runner_wide"], lane + SIZE["race_edge"])
    return draw(d, "runner", box, {"seat": seat, "sign": d.sign(seat), "said": at})
