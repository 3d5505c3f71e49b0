"""Where everything lies on the picture: the hexes of the map, the areas beside it, rivers, lakes and edges."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

from visavis.games.noretreat.board import Board
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CADRES, DESTROYED, RAIL, SHATTERED, SURRENDERED, TRACK, WAITING, War
from visavis.kernel.hexes import centre
from visavis.kernel.kept import kept
from visavis.kernel.view import Layout, Region, Spot, Text

SIZE: Final = 40.0  # from the centre of a hex to its upper and lower corner
HALF: Final = SIZE * sqrt(3) / 2  # from the centre to its left and right side
MARGIN: Final = 12.0

MAP: Final = "map"
RIVER: Final = "river"
LAKE: Final = "lake"
AREA: Final = "area"  # joins an area to the hexes it touches
AREAS: Final = {  # where they lie beside the map, in hexes right and down of the hex named first among their neighbours
    "finland": (2.0, -1.5),
    "west-balkans": (-2.0, 0.2),
    "south-balkans": (-2.4, 1.5),
}


BOXES: Final = {  # beside the map, and how large each is
    TRACK: 2.0,
    RAIL: 1.0,
    SHATTERED: 1.0,
    DESTROYED: 1.0,
    SURRENDERED: 1.0,
    CADRES: 1.0,
    WAITING: 1.0,
}
ON_A_PART: Final = (TRACK, RAIL, SHATTERED, DESTROYED, SURRENDERED, WAITING)  # ruling R88 no cadres there
TALL: Final = 3.3 * SIZE  # of a row of boxes
WIDE: Final = 4.2 * SIZE  # and of a column of them
GAP: Final = 6.0
AREA_WIDE: Final = HALF * 2.1  # from the middle of an area to its side
FREE: Final = "1318", "0517"  # where the whole map has sea enough: west of the one, south of the other


def layout(s: War) -> Layout:
    """The map, and the boxes beside it; hands lie in trays."""
    return layout_of(s.board)


@kept
def layout_of(board: Board) -> Layout:
    spots = spots_of(board)
    spots |= boxes(board, spots)
    corners = [corner for spot in spots.values() for corner in spot.outline]
    width = max([spot.x + HALF for spot in spots.values()] + [x for x, _ in corners]) + MARGIN
    height = max([spot.y + SIZE for spot in spots.values()] + [y for _, y in corners]) + MARGIN
    region = Region(MAP, Text("region-map"), 0.0, 0.0, round(width, 1), round(height, 1))
    return Layout(round(width, 1), round(height, 1), (region,), spots=spots, paths=tuple(paths(board)))


def spots_of(board: Board) -> dict[str, Spot]:
    """Hexes with a corner up, every other row half a hex to the right; areas are boxes beside them."""
    centres = {id_: centre(board.places[id_].axial, pointy=True) for id_ in board.hexes}
    for area in board.areas:
        x, y = centres[board.places[area].near[0]]
        right, down = AREAS[area]
        centres[area] = (x + right * sqrt(3), y + down * 1.5)
    left = min(x - (AREA_WIDE / SIZE if id_ in board.areas else HALF / SIZE) for id_, (x, _) in centres.items()) * SIZE
    left -= MARGIN
    top = min(y for _, y in centres.values()) * SIZE - SIZE - MARGIN
    found = {}
    for id_, (x, y) in centres.items():
        at = round(x * SIZE - left, 1), round(y * SIZE - top, 1)
        corners = outline(*at) if id_ in board.areas else ()
        found[id_] = Spot(*at, SIZE, pointy=id_ not in board.areas, outline=corners)
    return found


def boxes_of(board: Board) -> tuple[tuple[str, int], ...]:
    """Those that this scenario needs, by side."""
    return tuple((box, side) for side in (AXIS, SOVIET) for box in (BOXES if board.part is None else ON_A_PART))


def boxes(board: Board, spots: dict[str, Spot]) -> dict[str, Spot]:
    """In the sea, a row for each side; beside a part of the map a column for each."""
    names = [box for box, side in boxes_of(board) if side == AXIS]
    shares = sum(BOXES[box] for box in names)
    found = {}
    for side in (AXIS, SOVIET):
        if board.part is None:
            east, north = (spots[hex_] for hex_ in FREE)
            x, y = MARGIN, north.y + 2 * SIZE + side * (TALL + GAP)
            unit = (east.x - HALF - SIZE - MARGIN - GAP * (len(names) - 1)) / shares
        else:
            x = max(spot.x for spot in spots.values()) + HALF + SIZE / 2 + side * (WIDE + GAP)
            y = MARGIN
            unit = (max(spot.y for spot in spots.values()) + SIZE - MARGIN - GAP * (len(names) - 1)) / shares
        for box in names:
            wide, high = (unit * BOXES[box], TALL) if board.part is None else (WIDE, unit * BOXES[box])
            middle = round(x + wide / 2, 1), round(y + high / 2, 1)
            found[f"{box} {side}"] = Spot(*middle, SIZE, outline=rectangle(x, y, wide, high))
            x, y = (x + wide + GAP, y) if board.part is None else (x, y + high + GAP)
    return found


def rectangle(x: float, y: float, wide: float, high: float) -> tuple[tuple[float, float], ...]:
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return tuple((round(a, 1), round(b, 1)) for a, b in corners)


def outline(x: float, y: float) -> tuple[tuple[float, float], ...]:
    """The corners of an area."""
    wide, high = AREA_WIDE, SIZE * 0.95
    return rectangle(x - wide, y - high, 2 * wide, 2 * high)


def paths(board: Board) -> Iterator[tuple[str, str, str]]:
    """Rivers and lakes on the side between two hexes, areas to what they touch. Each of them once."""
    for id_ in board.hexes:
        place = board.places[id_]
        yield from ((RIVER, id_, other) for other in sorted(place.rivers) if id_ < other)
        yield from ((LAKE, id_, other) for other in place.around if other not in place.near and id_ < other)
    for area in board.areas:
        yield from ((AREA, area, other) for other in board.places[area].near)
