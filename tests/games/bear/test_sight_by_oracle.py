"""§B5.2a, §B12.4a, §B14.3a, §9.0b: lines of sight beside a slow and plain way to find them.

The oracle cuts a line wherever it crosses a hexside, asks of each piece which hexes its middle touches, and looks at
one piece after another. It knows nothing of the program's tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import prod
from random import Random

import pytest

from tests.games.bear.position import state
from visavis.games.bear.board import Ground
from visavis.games.bear.rules.sight import can_see, obstacles
from visavis.games.bear.state import Battle
from visavis.kernel.hexes import Hex

MAPS = ("1", "2", "3", "4", "5", "3 4@18,0")
HAZE = ("light", "light", "heavy", "cattle", "refugees")


def pieces(s: Battle, a: str, b: str) -> Iterator[list[Ground | None]]:
    """The hexes that each piece of the line touches, its ends left out; None: what is not on the map."""
    ends = [s.board.hexes[a].axial, s.board.hexes[b].axial]
    (x, y), (far_x, far_y) = map(centre, ends)
    bands = ((y, far_y, 1), (x + y, far_x + far_y, 2), (x - y, far_x - far_y, 2))
    scale = 2 * prod(abs(end - start) for start, end, _ in bands if start != end)  # so that every cut is a whole number
    cuts = {0, scale}
    for start, end, every in bands:
        hexsides = [at for at in range(min(start, end), max(start, end) + 1) if at % every == 0 and start != end]
        cuts |= {(at - start) * scale // (end - start) for at in hexsides}
    before: list[Hex] = []
    for begin, stop in pairwise(sorted(cuts)):
        middle = (begin + stop) // 2
        here = touching(x * scale + middle * (far_x - x), y * scale + middle * (far_y - y), scale)
        if here != before and here[0] not in ends:
            yield [s.board.grounds.get(hex_) for hex_ in here]
        before = here


def centre(axial: Hex) -> Hex:
    return 3 * axial[0], 2 * axial[1] + axial[0]


def touching(x: int, y: int, size: int) -> list[Hex]:
    """The one or two hexes in which a point lies, their sides included."""
    columns = [q for q in range(x // size // 3 - 1, x // size // 3 + 3) if abs(x - 3 * q * size) <= 2 * size]
    near = [(q, row) for q in columns for row in range((y // size - q) // 2 - 1, (y // size - q) // 2 + 3)]
    return [hex_ for hex_ in near if is_inside(x - centre(hex_)[0] * size, y - centre(hex_)[1] * size, size)]


def is_inside(x: int, y: int, size: int) -> bool:
    """§B0.1e"""
    return abs(y) <= size and abs(x + y) <= 2 * size and abs(x - y) <= 2 * size


def obstacle(s: Battle, ground: Ground, low: int, high: int, before_the_lower: bool) -> int:
    """How much one hex hides: 2 what blocks, 1 light smoke, 0 nothing."""
    wooded = ground.terrain.id in ("light_woods", "heavy_woods", "wood_building", "stone_building")
    reaches = ground.level + (1 if wooded else 0)
    if low == high:
        terrain = ground.level > low or (wooded and reaches >= low)
    else:
        terrain = reaches >= high or (before_the_lower and wooded and reaches > low)
    return max(2 if terrain or ground.label in s.herds else 0, s.smoke.get(ground.label, 0))


def looked_along(s: Battle, a: str, b: str) -> int:
    """What a line meets altogether: of the two hexes beside an edge the one that hides less."""
    levels = [s.board.hexes[hex_].level for hex_ in (a, b)]
    way = list(pieces(s, a, b))
    lower = None if levels[0] == levels[1] else (-1 if levels[0] > levels[1] else 0)
    met = 0
    for n, piece in enumerate(way):
        last = lower is not None and n == lower % len(way)
        sides = [0 if ground is None else obstacle(s, ground, min(levels), max(levels), last) for ground in piece]
        met += min(sides)
    return met


def strewn(map_: str, random: Random) -> tuple[Battle, str, str]:
    """Two hexes, and smoke and herds strewn over the map, most of them between the two."""
    s = state(board=map_)
    a, b = random.sample(s.board.labels, 2)
    away = s.board.distance
    between = [hex_ for hex_ in s.board.labels if away[a][hex_] + away[hex_][b] <= away[a][b] + 1]
    for place in random.choices(between, k=random.randint(1, 6)) + random.choices(s.board.labels, k=3):
        kind = random.choice(HAZE)
        if kind in ("light", "heavy"):
            s.smoke[place] = 1 if kind == "light" else 2
        else:
            s.herds[place] = kind
    return s, a, b


@pytest.mark.parametrize("map_", MAPS)
def test_every_line_is_as_open_as_the_plain_way_finds_it(map_: str) -> None:
    """§B5.2a §B5.2b §B5.2d §B12.4a §B12.4b §B12.6a §B14.3a §B14.4a §9.0b (rulings R34 to R36)"""
    random = Random(map_)
    for _ in range(400):
        s, a, b = strewn(map_, random)
        met = looked_along(s, a, b)
        assert can_see(s, a, b) == can_see(s, b, a) == (met < 2), (a, b, s.smoke, s.herds)
        assert min(2, obstacles(s, a, b)) == min(2, met), (a, b, s.smoke, s.herds)


@pytest.mark.parametrize("map_", MAPS)
def test_terrain_alone_hides_what_the_plain_way_finds(map_: str) -> None:
    """§B5.2a §B12.4a The table of the map."""
    random, s = Random(map_), state(board=map_)
    for _ in range(200):
        a, b = random.sample(s.board.labels, 2)
        assert (b in s.board.visible[a]) == (looked_along(s, a, b) < 2), (a, b)
