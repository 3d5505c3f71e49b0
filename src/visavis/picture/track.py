"""Tracks: a row of cells between two sides, and a race towards a goal."""

from __future__ import annotations

from typing import Final

from visavis.kernel.marks import CLOSED, UNOPENED
from visavis.kernel.view import NOBODY, Track
from visavis.picture.desk import Desk
from visavis.picture.lay.boxes import centred
from visavis.picture.lay.tracks import (
    Cells,
    bar_in,
    cell_at,
    cell_lines,
    half_of,
    lane_height,
    lane_top,
    lay_cells,
    span_of,
)
from visavis.picture.shapes import Words, draw
from visavis.picture.sheet import SIZE
from visavis.picture.svg import Box, group, rect, title

LARGER: Final = 1.2  # a race in a picture, than the least that can be read
FIGURE: Final = 13.0  # size of its numbers
GONE: Final = 0.55  # how much is left of a cell that is behind


def is_between(track: Track) -> bool:
    return track.low < 0 < track.high


def cells_of(track: Track, box: Box, mirrored: bool, signed: float) -> Cells:
    return lay_cells(track.low, track.high, list(track.signs), box, mirrored, signed)


def battle_track(d: Desk, track: Track, box: Box, card: Words) -> str:
    """Both halves in the tints of their sides, the centre, signs, and the marker."""
    cells = cells_of(track, box, d.theme.ground(d.view).mirrored, card["signed"])
    between = is_between(track)
    halves = [span_of(cells, 1, track.high).told(seat=0), span_of(cells, -1, track.low).told(seat=1)] if between else []
    led = [span_of(cells, 1 if at > 0 else -1, at).told(seat=seat) for seat, at in track.markers if at and between]
    words = {
        "halves": halves,
        "led": led,
        "middles": [cell_at(cells, 0).told()] if between else [],
        "rules": cell_lines(cells, 0, 0),
        "signs": [sign(d, track, cells, cell) for cell in track.signs],
        "quiet": CLOSED in track.marks or UNOPENED in track.marks,
        "broken": UNOPENED in track.marks,
    }
    markers = [marker(d, cell_at(cells, at), seat, card) for seat, at in track.markers]
    drawn = draw(d, "track", box, words)
    return group(title(d.say(track.title)), drawn, *markers, class_="track", data_track=track.id)


def sign(d: Desk, track: Track, cells: Cells, cell: int) -> Words:
    seat = half_of(track.low, track.high, cell)
    return cell_at(cells, cell).told(seat=seat, said=track.signs[cell], sign=d.sign(seat))


def marker(d: Desk, cell: Box, seat: int, card: Words) -> str:
    box = centred(*cell.middle, cell.h * card["marker_wide"], cell.h * card["marker_tall"])
    return draw(d, "marker", box, {"seat": seat})


# A track of nobody's: what each of its cells brings, and the marker on one of them


def is_lane(d: Desk, track: Track) -> bool:
    """Its signs are symbols, so that they can be drawn below the numbers."""
    alone = all(seat == NOBODY for seat, _ in track.markers)
    return alone and any(d.theme.knows(sign) for sign in track.signs.values())


def lane_track(d: Desk, track: Track, box: Box) -> str:
    """As a row of cards: those behind are faint, the present one stands out."""
    here = next((at for _, at in track.markers), track.low)
    cells = lay_cells(track.low, track.high, [], box, mirrored=False, signed=1)
    drawn = [lane_cell(d, track, cell_at(cells, cell), cell, here) for cell in range(track.low, track.high + 1)]
    return group(title(d.say(track.title)), *drawn, class_="track", data_track=track.id)


def lane_cell(d: Desk, track: Track, box: Box, cell: int, here: int) -> str:
    x, y = box.middle
    ground, ink = (d.colour.ink, d.colour.card) if cell == here else (d.colour.card, d.colour.ink)
    side = min(box.h * 0.4, box.w * 0.6)
    return group(
        rect(box.inset(1, 0), 5, fill=ground, stroke=d.colour.edge),
        d.words(x, y - 3, str(cell), FIGURE, box.w, ink, 700, "middle"),
        d.symbol(track.signs.get(cell, ""), centred(x, y + box.h * 0.24, side, side), ink),
        opacity=GONE if cell < here else None,
    )


# A race: each marker in a lane of its own, half of them above the numbers and half below


def race_height(lanes: int) -> float:
    return (SIZE["race_numbers"] + SIZE["race_lane"] * max(2, lanes)) * LARGER


def race_track(d: Desk, track: Track, box: Box, lanes: tuple[int, ...]) -> str:
    """Numbered cells, the goal, and a lane for each seat that runs, from the top; or one for the marker of nobody."""
    lanes = tuple(seat for seat in (*lanes, NOBODY) if seat in dict(track.markers))
    cells = cells_of(track, box, mirrored=False, signed=SIZE["race_signed"])
    many = max(2, len(lanes))
    lane = lane_height(box, many)
    above, below = many // 2 * lane, (many - many // 2) * lane
    tops = {seat: lane_top(box, many, n) for n, seat in enumerate(lanes)}
    words = {
        "goals": [cell_at(cells, cell).told() for cell in sorted(track.signs)],
        "bars": [
            bar_in(span_of(cells, 0, at), tops[seat], lane).told(seat=seat) for seat, at in track.markers if at > 0
        ],
        "rules": cell_lines(cells, above, below),
        "upper": box.y + above,
        "lower": box.bottom - below,
        "size": FIGURE,
        "figures": [figure(cell_at(cells, cell), cell, cell in track.signs) for cell in cells["order"]],
    }
    runners = [runner(d, cell_at(cells, at), seat, at, tops[seat] + lane / 2, lane) for seat, at in track.markers]
    drawn = draw(d, "race", box, words)
    return group(title(d.say(track.title)), drawn, *runners, class_="track", data_track=track.id)


def figure(cell: Box, value: int, signed: bool) -> Words:
    return {"value": value, "signed": signed, "strong": signed or value % 5 == 0, "mx": cell.middle[0]}


def runner(d: Desk, cell: Box, seat: int, at: int, y: float, lane: float) -> str:
    box = centred(cell.middle[0], y, SIZE["runner_wide"], lane + SIZE["race_edge"])
    return draw(d, "runner", box, {"seat": seat, "sign": d.sign(seat), "said": at})
