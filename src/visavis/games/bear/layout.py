"""Where everything lies on the picture: the hexes of the map, its roads and walls."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping
from functools import lru_cache
from math import sqrt
from typing import Final

from visavis.games.bear.board import Board
from visavis.games.bear.rules.sight import can_see
from visavis.games.bear.state import Battle
from visavis.kernel.hexes import centre
from visavis.kernel.kept import kept
from visavis.kernel.view import Layout, Region, Spot, Text

SIZE: Final = 40.0  # from the centre of a hex to its left and right corner
HALF: Final = SIZE * sqrt(3) / 2  # from the centre to its upper and lower side
MARGIN: Final = 12.0

MAP: Final = "map"
ROAD: Final = "road"
WALL: Final = "wall"


def layout(s: Battle) -> Layout:
    """The map alone: what lies beside it, lies in trays."""
    return layout_of(s.board)._replace(sight=sight_now(s))


def sight_now(s: Battle) -> Mapping[str, str]:
    """§B5.2a What each hex sees, terrain, smoke and herds in the way."""
    return sights_of(s.board)(Air(s)) if s.smoke or s.herds else sight_of(s.board)


class Air:
    """A battle as far as sight is concerned: alike if the same smoke and the same herds lie on the same map."""

    __slots__ = ("key", "s")

    def __init__(self, s: Battle) -> None:
        self.s = s
        self.key = (s.board, frozenset(s.smoke.items()), frozenset(s.herds))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Air) and self.key == other.key


@kept
def sights_of(board: Board) -> Callable[[Air], Mapping[str, str]]:
    """Of the hazes over a board the last few: they come and go, and every spectator asks for the same."""
    return lru_cache(maxsize=8)(sight_through)


def sight_through(air: Air) -> Mapping[str, str]:
    """Only a line that passes near smoke or a herd has to be looked along again."""
    s, away = air.s, air.s.board.distance
    hazy = (*s.smoke, *s.herds)

    def sees(a: str, b: str) -> bool:
        near = any(away[a][hex_] + away[hex_][b] <= away[a][b] + 1 for hex_ in hazy)
        return not near or can_see(s, a, b)

    clear = s.board.in_sight
    return {a: digits(s.board, frozenset(b for b in clear[a] if sees(a, b))) for a in s.board.labels}


@kept
def sight_of(board: Board) -> Mapping[str, str]:
    return {a: digits(board, board.visible[a]) for a in board.labels}


def digits(board: Board, seen: Container[str]) -> str:
    return "".join("01"[label in seen] for label in board.labels)


@kept
def layout_of(board: Board) -> Layout:
    spots = spots_of(board)
    width = max(spot.x for spot in spots.values()) + SIZE + MARGIN
    height = max(spot.y for spot in spots.values()) + HALF + MARGIN
    region = Region(MAP, Text("region-map"), 0.0, 0.0, round(width, 1), round(height, 1))
    return Layout(round(width, 1), round(height, 1), (region,), spots=spots, paths=tuple(paths(board)))


def spots_of(board: Board) -> dict[str, Spot]:
    """§B0.1a Hexes with a flat side up; one column is three quarters of a hex beside the other."""
    centres = {label: centre(ground.axial) for label, ground in board.hexes.items()}
    left = min(x for x, _ in centres.values()) * SIZE - SIZE - MARGIN
    top = min(y for _, y in centres.values()) * SIZE - HALF - MARGIN
    return {label: Spot(round(x * SIZE - left, 1), round(y * SIZE - top, 1), SIZE) for label, (x, y) in centres.items()}


def paths(board: Board) -> Iterator[tuple[str, str, str]]:
    """§B4.10a Road steps from centre to centre; §B4.9a walls on the side between two hexes. Each of them once."""
    for label, ground in board.hexes.items():
        yield from ((ROAD, label, other) for other in sorted(ground.roads) if label < other)
    for label, ground in board.hexes.items():
        walled = (ground.neighbours[side] for side in sorted(ground.walls))
        yield from ((WALL, label, other) for other in walled if label < other)
