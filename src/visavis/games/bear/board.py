"""The map a scenario makes of its boards, and the counters on it.

What can be said about any two hexes of such a map -- how far apart, in which arcs, whether they see each other -- is
worked out once and then only looked up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any, TypeVar

from visavis.games.bear.sheets import (
    COLUMNS,
    FIRE,
    FLAME,
    INDIRECT,
    LABELS,
    NOWHERE,
    ROWS,
    SIDES,
    TERRAINS,
    WHOLE,
    BoardFile,
    BoardRow,
    CardFile,
    MarkerFile,
    Mission,
    Placing,
    Terrain,
    UnitFile,
    UnitRow,
)
from visavis.kernel.hexes import Hex, arcs, between, distance, neighbour, neighbours, sides_entered, step
from visavis.kernel.kept import kept

T = TypeVar("T")


class Kind:
    """A kind of counter: its row, and what follows from it."""

    __slots__ = (
        "armoured",
        "attack_cost",
        "blue",
        "bonus_moves",
        "crewed_blue",
        "crewed_red",
        "field_gun",
        "flamethrower",
        "flank",
        "flank_colour",
        "foot",
        "front",
        "front_colour",
        "he",
        "id",
        "indirect_cost",
        "look",
        "modes",
        "move_class",
        "move_cost",
        "name",
        "open_topped",
        "range",
        "range_min",
        "red",
        "shield",
        "side",
        "smoke",
        "suspect",
        "turret",
        "vehicle",
        "warlike",
    )

    def __init__(self, row: UnitRow) -> None:
        self.id: str = row.id
        self.side: int = SIDES.index(row.side)
        self.name: str = row.name
        self.look: str = row.look
        self.move_class: str = row.move_class
        self.move_cost: int = row.move_cost
        self.bonus_moves: str = row.bonus_moves
        self.attack_cost: int | None = row.attack_cost
        self.indirect_cost: int | None = row.indirect_cost
        self.red: int | None = row.red
        self.blue: int | None = row.blue
        self.crewed_red: bool = row.crewed != "none"
        self.crewed_blue: bool = row.crewed == "both"
        self.range: int = row.range
        self.range_min: int = row.range_min
        self.flank: int = row.flank
        self.flank_colour: str = row.flank_colour
        self.front: int = row.front
        self.front_colour: str = row.front_colour
        self.turret: bool = row.turret
        self.he: bool = row.he
        self.flamethrower: bool = row.flamethrower
        self.open_topped: bool = row.open_topped
        self.smoke: bool = row.smoke
        self.field_gun: bool = row.field_gun
        self.shield: int = row.shield
        self.foot: bool = row.move_class == "foot"
        self.vehicle: bool = not self.foot and not row.field_gun
        self.armoured: bool = row.front_colour == "blue"
        self.suspect: bool = row.suspect
        self.modes: tuple[str, ...] = tuple(
            mode
            for mode, has in (
                (FIRE, row.attack_cost is not None),
                (FLAME, row.flamethrower),
                (INDIRECT, row.indirect_cost is not None),
            )
            if has
        )
        self.warlike: bool = row.suspect or max(row.red or 0, row.blue or 0) > 0  # §B4.4a positive firepower


class Ground:
    """A hex of the map: its terrain, and what lies around it."""

    __slots__ = ("around", "axial", "label", "level", "neighbours", "roads", "shelter", "terrain", "top", "walls")

    def __init__(self, label: str, axial: Hex, terrain: Terrain, level: int) -> None:
        self.label = label
        self.axial = axial
        self.terrain = terrain
        self.level = level
        self.neighbours: tuple[str, ...] = ()  # by direction; NOWHERE beyond the edge
        self.around: tuple[str, ...] = ()  # those of them that exist
        self.walls: frozenset[int] = frozenset()  # directions
        self.roads: frozenset[str] = frozenset()  # hexes joined by a road step
        self.shelter: int = terrain.defence  # §5.0a what terrain and walls add to the defence
        self.top: int = level + terrain.blocks  # §B12.4a up to here it hides what lies behind it


class Board:
    """Everything printed that a scenario uses. Shared by all states of a game; never changed."""

    def __init__(
        self,
        mission: Mission,
        boards: BoardFile,
        units: UnitFile,
        markers: MarkerFile,
        cards: CardFile,
        overlaid: str,
    ) -> None:
        self.kept: dict[Any, Any] = {}
        self.mission = mission
        self.overlaid = overlaid  # the overlay in force, as JSON
        self.wall = boards.wall
        self.kinds = {row.id: Kind(row) for row in units.unit}
        self.markers = {row.id: row for row in markers.marker}
        self.cards = {row.id: row for row in cards.card}
        self.hexes = lay_out(mission, boards)
        self.labels = tuple(self.hexes)
        self.grounds = {ground.axial: ground for ground in self.hexes.values()}
        self.distance = self.table(distance)  # §B0.1d
        self.arcs = self.table(lambda a, b: arcs(*step(a, b)))
        self.visible = sight_table(self)
        self.in_sight = {a: tuple(b for b in self.labels if b in seen) for a, seen in self.visible.items()}
        self.close = {a: tuple(b for b, away in row.items() if away <= 2) for a, row in self.distance.items()}
        self.sheltered = tuple(label for label, ground in self.hexes.items() if ground.shelter > 0)
        self.edge = tuple(label for label, ground in self.hexes.items() if len(ground.around) < 6)

    def table(self, ask: Callable[[Hex, Hex], T]) -> dict[str, dict[str, T]]:
        """The answer for each two hexes."""
        grounds = self.hexes.items()
        return {a: {b: ask(here.axial, there.axial) for b, there in grounds} for a, here in grounds}


# §B0.1g The map


def lay_out(mission: Mission, boards: BoardFile) -> dict[str, Ground]:
    """The full hexes of all boards of a scenario, in the order of their labels."""
    rows = {row.id: row for row in boards.board}
    terrains = {row.id: row for row in boards.terrain}
    halves: Counter[Hex] = Counter()
    found: dict[Hex, tuple[str, str]] = {}  # the board and the label on it
    for placing in mission.board:
        for axial, (part, label) in parts_of(placing).items():
            halves[axial] += part
            if part:
                found.setdefault(axial, (placing.board, label))
    several = len(mission.board) > 1
    grounds: dict[Hex, Ground] = {}
    for axial, (board, label) in found.items():
        if halves[axial] >= WHOLE:
            terrain, level = terrain_at(rows[board], label)
            grounds[axial] = Ground(f"{board}-{label}" if several else label, axial, terrains[terrain], level)
    join(mission, rows, grounds)
    return dict(sorted((ground.label, ground) for ground in grounds.values()))


def parts_of(placing: Placing) -> dict[Hex, tuple[int, str]]:
    """How many halves of each hex a board brings to the map, and what it calls them."""
    return {
        LABELS.at(column + placing.column, row + placing.row): (share(column, row), f"{chr(65 + column)}{row:02}")
        for column in range(COLUMNS)
        for row in range(ROWS + 1)
    }


def share(column: int, row: int) -> int:
    """§B0.1c How many halves of this hex a board has: 2 full, 1 half, 0 none (a corner is less than a half)."""
    if not (0 <= column < COLUMNS and 0 <= row <= ROWS):
        return 0
    across = 1 if column in (0, COLUMNS - 1) else 2
    if column % 2:
        return across if row >= 1 else 0
    if row in (0, ROWS):
        return 1 if across == 2 else 0
    return across


def terrain_at(row: BoardRow, label: str) -> tuple[str, int]:
    """§B4.8a What lies under the centre dot."""
    level = 1 if label in row.level1 else 2 if label in row.level2 else 0
    for terrain in TERRAINS:
        if label in getattr(row, terrain):
            return terrain, level
    return "open", level


def join(mission: Mission, rows: Mapping[str, BoardRow], grounds: Mapping[Hex, Ground]) -> None:
    """Neighbours, roads and walls."""
    roads: dict[Hex, set[Hex]] = {}
    walls: dict[Hex, set[Hex]] = {}
    for placing in mission.board:
        row = rows[placing.board]
        for chain in row.roads:
            link(roads, placing, chain.split(" "))
        for wall in row.walls:
            link(walls, placing, wall.split("-"))
    for axial, ground in grounds.items():
        near = neighbours(axial)
        ground.neighbours = tuple(grounds[other].label if other in grounds else NOWHERE for other in near)
        ground.around = tuple(label for label in ground.neighbours if label)
        ground.roads = frozenset(grounds[other].label for other in roads.get(axial, ()) if other in grounds)
        ground.walls = frozenset(side for side in range(6) if near[side] in walls.get(axial, ()))
        ground.shelter += bool(ground.walls)


def link(joined: dict[Hex, set[Hex]], placing: Placing, chain: list[str]) -> None:
    """Join each two consecutive hexes of a chain, both ways."""
    axials = [moved(placing, label) for label in chain]
    for one, other in pairwise(axials):
        joined.setdefault(one, set()).add(other)
        joined.setdefault(other, set()).add(one)


def moved(placing: Placing, label: str) -> Hex:
    """Where a label of a board lies on the map."""
    column, row = LABELS.place(LABELS.hex(label) or (0, 0))
    return LABELS.at(column + placing.column, row + placing.row)


# B5.2 and B12.4: What terrain lets see


def sight_table(board: Board) -> dict[str, frozenset[str]]:
    """By hex: all hexes in line of sight, as far as terrain goes; §B5.2d symmetric, §B0.1e in whole numbers."""
    labels = board.labels
    seen: dict[str, set[str]] = {label: {label} for label in labels}
    for n, a in enumerate(labels):
        for b in labels[n + 1 :]:
            if is_clear(board, a, b):
                seen[a].add(b)
                seen[b].add(a)
    return {label: frozenset(others) for label, others in seen.items()}


def is_clear(board: Board, a: str, b: str) -> bool:
    """§B5.2a Whether nothing on the way from centre to centre blocks; §B5.2b along an edge only two blockers do."""
    return all(gaps(board, a, b))


Gap = tuple[str, ...]  # the hexes of a part of the way over which one can look; none: it is blocked


def gaps(board: Board, a: str, b: str) -> Iterator[Gap]:
    """§B5.2b What terrain leaves open of each part of the way: of the hex, or of the two beside an edge."""
    start, end = board.hexes[a], board.hexes[b]
    low, high = sorted((start.level, end.level))
    way = on_the_way(board, a, b)
    for n, part in enumerate(way):
        next_to_lower = n == (len(way) - 1 if start.level > end.level else 0)
        yield tuple(ground.label for ground in part if not blocks(ground, low, high, next_to_lower))


@kept
def open_gaps(board: Board, a: str, b: str) -> tuple[Gap, ...]:
    """The same, kept for lines along which smoke is looked for."""
    return tuple(gaps(board, a, b))


def on_the_way(board: Board, a: str, b: str) -> list[list[Ground]]:
    """What lies between two hexes; §B0.1c half hexes and the void beyond the map never block (ruling R34)."""
    grounds = board.grounds
    (q, s), (far_q, far_s) = board.hexes[a].axial, board.hexes[b].axial
    parts = between(far_q - q, far_s - s)
    there = ([grounds[q + dq, s + ds] for dq, ds in part if (q + dq, s + ds) in grounds] for part in parts)
    return [found for found, part in zip(there, parts, strict=True) if len(found) == len(part)]


def blocks(ground: Ground, low: int, high: int, next_to_lower: bool = False) -> bool:
    """§B12.4a Different levels: what reaches the higher one. §B12.4b Equal levels: higher ground, or woods and
    buildings that reach it (ruling R35). §B12.6a What lies directly behind woods or a building, as seen from above, is
    in the blind spot (ruling R36)."""
    if low == high:
        return ground.level > high or (ground.terrain.blocks and ground.top >= high)
    return ground.top >= high or (next_to_lower and ground.terrain.blocks and ground.top > low)


def crossed_sides(board: Board, shooter: str, target: str) -> tuple[int, ...]:
    """§B6.5a The hexside of the target over which a shot comes; two if it comes over a corner (ruling R38)."""
    return sides_entered(*step(board.hexes[shooter].axial, board.hexes[target].axial))


def direction_between(board: Board, hex_: str, other: str) -> int:
    """The direction of a neighbour."""
    return board.hexes[hex_].neighbours.index(other)


def straight_on(board: Board, hex_: str, direction: int, times: int) -> str:
    """The hex so far away in a straight line; NOWHERE if that is off the map."""
    found = board.grounds.get(neighbour(board.hexes[hex_].axial, direction, times))
    return found.label if found is not None else NOWHERE
