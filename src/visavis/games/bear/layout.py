"""Where everything lies on the picture: the hexes of the map, its roads and walls."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt
from typing import Final

from visavis.games.bear.board import Board
from visavis.games.bear.state import Battle
from visavis.kernel.view import Layout, Region, Spot, Text

SIZE: Final = 40.0  # from the centre of a hex to its left and right corner
HALF: Final = SIZE * sqrt(3) / 2  # from the centre to its upper and lower side
MARGIN: Final = 12.0

MAP: Final = "map"
ROAD: Final = "road"
WALL: Final = "wall"


def layout(s: Battle) -> Layout:
    """The map alone: what lies beside it, lies in trays."""
    return layout_of(s.board)


@lru_cache(maxsize=64)
def layout_of(board: Board) -> Layout:
    spots = spots_of(board)
    width = max(spot.x for spot in spots.values()) + SIZE + MARGIN
    height = max(spot.y for spot in spots.values()) + HALF + MARGIN
    region = Region(MAP, Text("region-map"), 0.0, 0.0, round(width, 1), round(height, 1))
    return Layout(round(width, 1), round(height, 1), (region,), spots=spots, paths=tuple(paths(board)))


def spots_of(board: Board) -> dict[str, Spot]:
    """§B0.1a Hexes with a flat side up; one column is three quarters of a hex beside the other."""
    across = {label: 1.5 * SIZE * ground.axial[0] for label, ground in board.hexes.items()}
    down = {label: HALF * (2 * ground.axial[1] + ground.axial[0]) for label, ground in board.hexes.items()}
    left, top = min(across.values()) - SIZE - MARGIN, min(down.values()) - HALF - MARGIN
    return {label: Spot(round(across[label] - left, 1), round(down[label] - top, 1), SIZE) for label in board.hexes}


def paths(board: Board) -> Iterator[tuple[str, str, str]]:
    """§B4.10a Road steps from centre to centre; §B4.9a walls on the side between two hexes. Each of them once."""
    for label, ground in board.hexes.items():
        yield from ((ROAD, label, other) for other in sorted(ground.roads) if label < other)
    for label, ground in board.hexes.items():
        walled = (ground.neighbours[side] for side in sorted(ground.walls))
        yield from ((WALL, label, other) for other in walled if label < other)
