"""Where everything lies on the picture: the hexes of the map, the areas beside it, rivers, lakes and edges."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

from visavis.games.noretreat.board import Board
from visavis.games.noretreat.state import War
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
    "finland": (1.5, -1.5),
    "west-balkans": (-1.6, 0.8),
    "south-balkans": (-1.6, 1.6),
}


def layout(s: War) -> Layout:
    """The map alone: boxes, hands and tracks lie in trays."""
    return layout_of(s.board)


@kept
def layout_of(board: Board) -> Layout:
    spots = spots_of(board)
    width = max(spot.x for spot in spots.values()) + HALF + MARGIN
    height = max(spot.y for spot in spots.values()) + SIZE + MARGIN
    region = Region(MAP, Text("region-map"), 0.0, 0.0, round(width, 1), round(height, 1))
    return Layout(round(width, 1), round(height, 1), (region,), spots=spots, paths=tuple(paths(board)))


def spots_of(board: Board) -> dict[str, Spot]:
    """Hexes with a corner up, every other row half a hex to the right; areas are boxes beside them."""
    centres = {id_: centre(board.places[id_].axial, pointy=True) for id_ in board.hexes}
    for area in board.areas:
        x, y = centres[board.places[area].near[0]]
        right, down = AREAS[area]
        centres[area] = (x + right * sqrt(3), y + down * 1.5)
    left = min(x for x, _ in centres.values()) * SIZE - HALF - MARGIN
    top = min(y for _, y in centres.values()) * SIZE - SIZE - MARGIN
    found = {}
    for id_, (x, y) in centres.items():
        at = round(x * SIZE - left, 1), round(y * SIZE - top, 1)
        corners = outline(*at) if id_ in board.areas else ()
        found[id_] = Spot(*at, SIZE, pointy=id_ not in board.areas, outline=corners)
    return found


def outline(x: float, y: float) -> tuple[tuple[float, float], ...]:
    """The corners of an area."""
    wide, high = HALF * 0.95, SIZE * 0.72
    found = ((x - wide, y - high), (x + wide, y - high), (x + wide, y + high), (x - wide, y + high))
    return tuple((round(a, 1), round(b, 1)) for a, b in found)


def paths(board: Board) -> Iterator[tuple[str, str, str]]:
    """Rivers and lakes on the side between two hexes, areas to what they touch. Each of them once."""
    for id_ in board.hexes:
        place = board.places[id_]
        yield from ((RIVER, id_, other) for other in sorted(place.rivers) if id_ < other)
        yield from ((LAKE, id_, other) for other in place.around if other not in place.near and id_ < other)
    for area in board.areas:
        yield from ((AREA, area, other) for other in board.places[area].near)
