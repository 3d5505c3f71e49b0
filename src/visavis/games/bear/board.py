"""The printed things: boards and their terrain, counters, hit markers, battle cards, scenarios.

A scenario puts boards side by side; what can be said about any two hexes of such a map -- how far
apart, in which arcs, whether they see each other -- is worked out once and then only looked up.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

from visavis.games.bear.ai.solo_data import Solo, SuspectRow, wrong_hex
from visavis.kernel.data import (
    SCENARIO,
    DataError,
    Known,
    Range,
    Source,
    load,
    overlay_for,
    read_table,
    refuse,
    twin,
    unknown,
    wrong_value,
)
from visavis.kernel.errors import Wording
from visavis.kernel.hexes import (
    Hex,
    Lettered,
    arcs,
    between,
    distance,
    neighbour,
    neighbours,
    sides_entered,
    step,
)

T = TypeVar("T")

DATA: Final = files(__package__) / "data"
SCENARIOS: Final = DATA / "scenarios"
SIDES: Final = ("german", "soviet")

LABELS: Final = Lettered(lowered=0)  # §B0.1a §B0.1b
COLUMNS: Final = 19  # §B0.1c A to S
ROWS: Final = 12
TERRAINS: Final = ("light_woods", "heavy_woods", "wood_building", "stone_building", "plowed", "water")  # listed ones
WHOLE: Final = 2  # halves of a hex
IMPASSABLE: Final = -1
NOWHERE: Final = ""  # the hex of a counter that is not on the map

FIRE: Final = "fire"  # the printed weapon, in sight
FLAME: Final = "flame"  # §B18.0a
INDIRECT: Final = "indirect"  # §B13.2a

Side = Literal["german", "soviet"]
Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Colour = Literal["red", "blue"]
MoveClass = Literal["foot", "wheeled", "tracked"]
Small = Annotated[int, Range(-9, 99)]
Amount = Annotated[int, Range(0, 99)]
Positive = Annotated[int, Range(1, 99)]


# boards.toml


@dataclass(frozen=True, slots=True)
class Terrain:
    """§B4.9a One line of the terrain table."""

    id: str
    foot: Small
    wheeled: Small
    tracked: Small
    defence: Small
    blocks: bool
    bonus_moves: bool


@dataclass(frozen=True, slots=True)
class Wall:
    """§B4.9a Crossing a walled hexside, and shooting across it."""

    foot: Small
    wheeled: Small
    tracked: Small
    defence: Small


@dataclass(frozen=True, slots=True)
class BoardRow:
    id: str
    note: str = ""
    light_woods: tuple[str, ...] = ()
    heavy_woods: tuple[str, ...] = ()
    wood_building: tuple[str, ...] = ()
    stone_building: tuple[str, ...] = ()
    plowed: tuple[str, ...] = ()
    water: tuple[str, ...] = ()
    level1: tuple[str, ...] = ()
    level2: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()  # "D06-E06"
    roads: tuple[str, ...] = ()  # "A06 B06 C05": a road step between each two
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class BoardFile:
    source: Source
    terrain: tuple[Terrain, ...]
    wall: Wall
    board: tuple[BoardRow, ...]


# units.toml, markers.toml, cards.toml


@dataclass(frozen=True, slots=True)
class UnitRow:
    """What is printed on a counter."""

    id: str
    side: Side
    name: str
    move_class: MoveClass
    move_cost: Small
    flank: Small
    flank_colour: Colour
    front: Small
    front_colour: Colour
    bonus_moves: str = ""
    attack_cost: Small | None = None
    indirect_cost: Small | None = None
    red: Small | None = None
    blue: Small | None = None
    crewed: Literal["none", "both", "red_only"] = "none"
    range_min: Small = 0
    range: Small = 0
    turret: bool = False
    he: bool = False
    flamethrower: bool = False
    open_topped: bool = False
    smoke: bool = False
    field_gun: bool = False
    shield: Small = 0
    suspect: bool = False  # §6.0a
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class UnitFile:
    source: Source
    unit: tuple[UnitRow, ...]


@dataclass(frozen=True, slots=True)
class Marker:
    """§B7.3a One kind of hit marker."""

    id: str
    pile: Literal["soft", "armoured"]
    count: Small
    rally: Small  # 0: no rally, -1: never
    only_rally: bool = False
    no_attack: bool = False
    no_red: bool = False
    no_blue: bool = False
    no_move: bool = False
    destroyed: bool = False
    attack_cost: Small = 0
    move_cost: Small = 0
    red: Small = 0
    blue: Small = 0
    range: Small = 0
    flank: Small = 0
    front: Small = 0
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class MarkerFile:
    source: Source
    marker: tuple[Marker, ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """§B8.5a A battle card: its type and what it costs."""

    id: str
    copies: Small
    type: Literal["action", "bonus", "reaction", "mission"]
    colour: Literal["blue", "green"]
    cost: Small
    group: bool = False
    hidden: bool = False
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class CardFile:
    source: Source
    card: tuple[CardRow, ...]


# scenarios/*.toml


@dataclass(frozen=True, slots=True)
class Head:
    id: str
    date: str = ""
    rank: Amount = 0  # its place among the scenarios of the box
    title: str = ""  # of a scenario somebody has written; ours are called in the texts
    about: str = ""


@dataclass(frozen=True, slots=True)
class Placing:
    """§B0.1g A board of the map, and how many columns and rows it is shifted."""

    board: str
    column: Small = 0
    row: Small = 0


@dataclass(frozen=True, slots=True)
class VictoryStart:
    """§B9.2a Where the marker of victory points begins."""

    side: Side
    value: Positive


@dataclass(frozen=True, slots=True)
class Allocation:
    """§B3.0a Command points a round."""

    german: Amount
    soviet: Amount


@dataclass(frozen=True, slots=True)
class BattleDeck:
    """§B8.1a Which cards, and how many are drawn before the first round and before each later one."""

    numbers: tuple[str, ...]
    first: Amount
    each_round: Amount


@dataclass(frozen=True, slots=True)
class ControlRow:
    hex: str
    side: Side


@dataclass(frozen=True, slots=True)
class CounterRow:
    """A counter at the start."""

    id: str
    type: str
    hex: str = NOWHERE
    facing: Facing = "N"
    hidden: bool = False
    spent: bool = False
    aboard: str = ""
    known: Known | None = None  # how its place and facing are known


@dataclass(frozen=True, slots=True)
class ArrivalRow:
    """§B9.9a Reinforcements: who, when, and where they may enter."""

    id: str
    side: Side
    round: Positive
    units: tuple[CounterRow, ...]
    enter: tuple[str, ...]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class FortRow:
    """§B17.0a A fortification or obstacle at the start."""

    kind: Literal["trench", "bunker", "wire", "road_block", "mines"]
    hex: str
    side: Side
    facing: Facing = "N"
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class BatteryRow:
    """§B13.5a Off-board artillery: its firepower and how often it fires."""

    id: Literal["german-battery", "soviet-battery"]
    side: Side
    red: Amount
    blue: Amount
    missions: Amount
    smoke: bool = False
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """§B9.1a One way to score victory points."""

    side: Side
    when: Literal["destroy", "control", "exit", "round-control"]
    vp: Positive
    of: Literal["german", "soviet", ""] = ""  # destroy: whose counters
    hex: str = NOWHERE  # control, exit
    type: str = ""  # exit: what kind of counter
    given_back: bool = False  # control: lost again with the marker


@dataclass(frozen=True, slots=True)
class Duel:
    """The scenario for two people."""

    rounds: Positive
    first: Side  # §B2.0b
    known: Known = "own"
    name: str = ""  # of the mode; otherwise it is called after the scenario


@dataclass(frozen=True, slots=True)
class Mission:
    """A scenario file."""

    source: Source
    mission: Head
    board: tuple[Placing, ...]
    victory: VictoryStart
    caps: Allocation
    cards: BattleDeck
    unit: tuple[CounterRow, ...]
    score: tuple[ScoreRow, ...]
    control: tuple[ControlRow, ...] = ()
    fort: tuple[FortRow, ...] = ()
    arrival: tuple[ArrivalRow, ...] = ()
    battery: tuple[BatteryRow, ...] = ()
    duel: Duel | None = None
    solo: Solo | None = None


@cache
def shipped(name: str) -> Mission:
    """A scenario of our data."""
    return load(SCENARIOS / f"{name}.toml", Mission)


MISSIONS: Final = tuple(
    sorted(
        (file.name.removesuffix(".toml") for file in SCENARIOS.iterdir() if file.name.endswith(".toml")),
        key=lambda name: shipped(name).mission.rank,
    )
)
STEMS: Final = ("boards", "units", "markers", "cards", "orders", *MISSIONS, SCENARIO)


class Mode(NamedTuple):
    """One way to play a scenario: for two people, or with a side for Athena."""

    name: str
    mission: str
    bot: int | None = None


def modes_of(mission: Mission) -> tuple[Mode, ...]:
    """§1.1a The names of solo modes say which side the person plays."""
    id_ = mission.mission.id
    duel = [Mode(mission.duel.name or f"duel-{id_}", id_)] if mission.duel else []
    bots = [SIDES.index(row.ai) for row in mission.solo.side] if mission.solo else []
    return (*duel, *(Mode(f"{id_}-{SIDES[1 - bot]}", id_, bot) for bot in bots))


MODES: Final = tuple(mode for name in MISSIONS for mode in modes_of(shipped(name)))


NAME_OF_A_MISSION: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
NAME_OF_A_COUNTER: Final = re.compile(r"[A-ZА-ЯЁ0-9][A-ZА-ЯЁ0-9-]{0,7}")
SCORED_OF: Final = {"destroy": ("of",), "control": ("hex",), "exit": ("hex", "type"), "round-control": ("hex",)}


# What the game uses


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
    start, end = board.hexes[a], board.hexes[b]
    low, high = sorted((start.level, end.level))
    last: tuple[Ground, ...] = ()
    first: tuple[Ground, ...] = ()
    for part in on_the_way(board, a, b):
        if all(blocks(ground, low, high) for ground in part):
            return False
        first, last = first or part, part
    return low == high or not in_blind_spot(last if start.level > end.level else first, low)


def on_the_way(board: Board, a: str, b: str) -> Iterator[tuple[Ground, ...]]:
    """What lies between two hexes; §B0.1c half hexes and the void beyond the map never block (ruling R34)."""
    grounds = board.grounds
    (q, s), (far_q, far_s) = board.hexes[a].axial, board.hexes[b].axial
    for part in between(far_q - q, far_s - s):
        there = [grounds.get((q + dq, s + ds)) for dq, ds in part]
        found = tuple(ground for ground in there if ground is not None)
        if len(found) == len(part):
            yield found


def blocks(ground: Ground, low: int, high: int) -> bool:
    """§B12.4a Different levels: what reaches the higher one. §B12.4b Equal levels: higher ground, or woods and
    buildings that reach it (ruling R35)."""
    if low != high:
        return ground.top >= high
    return ground.level > high or (ground.terrain.blocks and ground.top >= high)


def in_blind_spot(next_to_it: tuple[Ground, ...], low: int) -> bool:
    """§B12.6a Directly behind woods or a building, as seen from above (ruling R36)."""
    return bool(next_to_it) and all(ground.terrain.blocks and ground.top > low for ground in next_to_it)


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


# Loading


@cache
def printed(name: str) -> Board:
    """The board of a scenario as our data has it."""
    return build(name, "")


@cache
def corrected(name: str, overlay: str) -> Board:
    """The board with the corrections of somebody who owns the box."""
    return build(name, overlay)


def board_for(name: str, overlay: Mapping[str, Any]) -> Board:
    return corrected(name, json.dumps(overlay, sort_keys=True)) if overlay else printed(name)


def build(name: str, overlaid: str) -> Board:
    overlay = json.loads(overlaid) if overlaid else {}
    found: list[DataError] = []
    parts = read_parts(name, overlay, found)
    refuse([*found, *wrong_parts(file_of(name), parts)])
    return Board(*parts, overlaid)


class Parts(NamedTuple):
    """The files a board is made of."""

    mission: Mission
    boards: BoardFile
    units: UnitFile
    markers: MarkerFile
    cards: CardFile


def read_parts(name: str, overlay: Mapping[str, Any], found: list[DataError]) -> Parts:
    """All of them, corrected by an overlay; what is wrong with that is added to what was found."""

    def part(stem: str, shape: type[Any], folder: Traversable = DATA) -> Any:
        return load(folder / f"{stem}.toml", shape, overlay_for(overlay, stem, STEMS, found), found)

    if name in MISSIONS:
        mission = part(name, Mission, SCENARIOS)
    else:
        mission = read_table(overlay_for(overlay, SCENARIO, STEMS, found), Mission, SCENARIO, found)
    return Parts(
        mission,
        part("boards", BoardFile),
        part("units", UnitFile),
        part("markers", MarkerFile),
        part("cards", CardFile),
    )


def own_mission(overlay: Mapping[str, Any]) -> Mission | None:
    """The scenario that an overlay brings along, if it brings one."""
    if SCENARIO not in overlay:
        return None
    return written(json.dumps(overlay_for(overlay, SCENARIO, STEMS), sort_keys=True))


@lru_cache(maxsize=32)
def written(scenario: str) -> Mission:
    """A scenario somebody has written, from its JSON."""
    return read_table(json.loads(scenario), Mission, SCENARIO)


def file_of(name: str) -> str:
    """What a scenario's file is called in errors."""
    return f"{name}.toml" if name in MISSIONS else SCENARIO


# What may be wrong: §SC1


def wrong_parts(file: str, parts: Parts) -> list[DataError]:
    """Everything, not only the first; of hexes nothing is said where the map itself is wrong."""
    mission = parts.mission
    wrong = [*wrong_boards(parts.boards), *wrong_map(file, mission, parts.boards)]
    hexes = {} if wrong else lay_out(mission, parts.boards)
    kinds = {row.id: Kind(row) for row in parts.units.unit}
    return [
        *wrong,
        *wrong_references(file, mission, kinds, [row.id for row in parts.cards.card]),
        *wrong_places(file, mission, hexes, kinds),
        *wrong_names(file, mission, hexes),
        *wrong_company(file, mission, kinds),
        *wrong_scores(file, mission),
        *wrong_twins(file, mission),
        *wrong_sides(file, mission, kinds),
    ]


def map_of(parts: Parts) -> Mapping[str, Ground]:
    """The hexes of a scenario; none if its map is wrong."""
    wrong = (*wrong_boards(parts.boards), *wrong_map("", parts.mission, parts.boards))
    return {} if wrong else lay_out(parts.mission, parts.boards)


def wrong_boards(boards: BoardFile) -> Iterator[DataError]:
    """§B0.1c Every label names a hex of a board; walls and roads join neighbours."""
    for row in boards.board:
        for chain in (*row.roads, *(wall.replace("-", " ") for wall in row.walls)):
            labels = chain.split(" ")
            strange = [error for label in labels for error in wrong_label(f"board[{row.id}]", label)]
            yield from strange
            for one, other in pairwise(labels) if not strange else ():
                if distance(moved(AS_PRINTED, one), moved(AS_PRINTED, other)) != 1:
                    yield DataError(
                        "{file}: {path} joins {one} and {other}, expected neighbours",
                        file="boards.toml",
                        path=f"board[{row.id}]",
                        one=one,
                        other=other,
                    )
        for field in (*TERRAINS, "level1", "level2"):
            for label in getattr(row, field):
                yield from wrong_label(f"board[{row.id}].{field}", label)


AS_PRINTED: Final = Placing("")


def wrong_label(path: str, label: str) -> Iterator[DataError]:
    place = LABELS.hex(label)
    column, row = LABELS.place(place) if place else (0, 0)
    if place is None or not share(column, row):
        yield DataError(
            "{file}: {path} names {label!r}, expected a hex of the board", file="boards.toml", path=path, label=label
        )


def wrong_map(file: str, mission: Mission, boards: BoardFile) -> Iterator[DataError]:
    """§B0.1g Boards exist, each is there once, and they share half hexes at most."""
    if not mission.board:
        yield wrong_value(file, "board", mission.board, Wording("at least one"))
    known = [row.id for row in boards.board]
    for n, placing in enumerate(mission.board, 1):
        yield from unknown(file, f"board[{n}].board", placing.board, known, Wording("board"))
        if placing.board in [other.board for other in mission.board[: n - 1]]:
            yield twin(file, f"board[{n}].board", placing.board)
        if placing.column % 2:
            yield DataError(
                "{file}: {path} is {came}, expected an even number of columns",
                file=file,
                path=f"board[{n}].column",
                came=placing.column,
            )
    halves: Counter[Hex] = Counter()
    for placing in mission.board:
        halves.update({axial: part for axial, (part, _) in parts_of(placing).items()})
    if any(n > WHOLE for n in halves.values()):
        yield DataError(
            "{file}: {path} lie one on another, expected boards side by side, 18 columns or 12 rows apart",
            file=file,
            path="board",
        )


def wrong_references(
    file: str, mission: Mission, kinds: Mapping[str, Kind], cards: Collection[str]
) -> Iterator[DataError]:
    """Kinds of counters and cards exist; suspected enemies are no counters one begins with (§6.0a)."""
    real = [id_ for id_, kind in kinds.items() if not kind.suspect]
    for path, row in placed_counters(mission):
        yield from unknown(file, f"{path}.type", row.type, real, Wording("counter"))
    for n, score in enumerate(mission.score, 1):
        if score.type:
            yield from unknown(file, f"score[{n}].type", score.type, real, Wording("counter"))
    for n, number in enumerate(mission.cards.numbers, 1):
        yield from unknown(file, f"cards.numbers[{n}]", number, cards, Wording("card"))
        if number in mission.cards.numbers[: n - 1]:
            yield twin(file, f"cards.numbers[{n}]", number)


def placed_counters(mission: Mission) -> Iterator[tuple[str, CounterRow]]:
    """Every counter of the scenario, and where it stands in the file."""
    yield from ((f"unit[{row.id}]", row) for row in mission.unit)
    for arrival in mission.arrival:
        yield from ((f"arrival[{arrival.id}].units[{row.id}]", row) for row in arrival.units)


def wrong_places(
    file: str, mission: Mission, hexes: Mapping[str, Ground], kinds: Mapping[str, Kind]
) -> Iterator[DataError]:
    """Every hex exists and is full, and counters can stand where they begin (§B4.9a)."""
    places = [(f"unit[{row.id}].hex", row.hex) for row in mission.unit]
    places += [(f"control[{n}].hex", row.hex) for n, row in enumerate(mission.control, 1)]
    places += [(f"fort[{n}].hex", row.hex) for n, row in enumerate(mission.fort, 1)]
    places += [(f"arrival[{row.id}].enter[{n}]", to) for row in mission.arrival for n, to in enumerate(row.enter, 1)]
    places += [(f"score[{n}].hex", row.hex) for n, row in enumerate(mission.score, 1) if row.hex]
    for path, label in places:
        yield from wrong_hex(file, path, label, hexes)
    for row in mission.unit:
        if row.hex in hexes and row.type in kinds and not may_begin_in(hexes[row.hex], kinds[row.type]):
            yield DataError(
                "{file}: {path} is {came}, expected a hex that its counter can enter",
                file=file,
                path=f"unit[{row.id}].hex",
                came=row.hex,
            )
    for arrival in mission.arrival:
        for key in ("units", "enter"):
            if not getattr(arrival, key):
                yield wrong_value(file, f"arrival[{arrival.id}].{key}", (), Wording("at least one"))
        for row in arrival.units:
            if row.hex:
                path = f"arrival[{arrival.id}].units[{row.id}].hex"
                yield wrong_value(file, path, row.hex, Wording("nothing: it is not on the map yet"))


def may_begin_in(ground: Ground, kind: Kind) -> bool:
    return bool(ground.roads) or getattr(ground.terrain, kind.move_class) != IMPASSABLE


def wrong_names(file: str, mission: Mission, hexes: Collection[str]) -> Iterator[DataError]:
    """Names can be typed, fit on counters, and mean one thing."""
    id_ = mission.mission.id
    if not NAME_OF_A_MISSION.fullmatch(id_):
        yield wrong_value(file, "mission.id", id_, Wording("up to 24 small Latin letters, digits and hyphens"))
    elif file == SCENARIO:
        taken = {*STEMS, *(mode.mission for mode in MODES)}
        names = {mode.name for mode in MODES}
        if id_ in taken or any(mode.name in names for mode in modes_of(mission)):
            yield wrong_value(file, "mission.id", id_, Wording("a name that no scenario of the game has"))
        if mission.duel and mission.duel.name:
            yield wrong_value(file, "duel.name", mission.duel.name, Wording("nothing"))
        if not mission.mission.title:
            yield wrong_value(file, "mission.title", "", Wording("text"))
    named = [(f"{path}.id", row.id) for path, row in placed_counters(mission)]
    named += [(f"{path}.id", id_) for path, id_ in solo_names(mission)]
    seen: set[str] = set()
    for path, name in named:
        if not NAME_OF_A_COUNTER.fullmatch(name) or name in hexes:
            expected = Wording("up to 8 capital letters, digits and hyphens that name no hex")
            yield wrong_value(file, path, name, expected)
        elif name in seen:
            yield twin(file, path, name)
        seen.add(name)


def solo_names(mission: Mission) -> Iterator[tuple[str, str]]:
    """Counters that come into play against Athena."""
    solo = mission.solo
    if solo:
        yield from ((f"solo.suspect[{row.id}]", row.id) for row in solo.suspect)
        yield from ((f"solo.reinforcement[{row.id}]", row.id) for row in solo.reinforcement)


def wrong_company(file: str, mission: Mission, kinds: Mapping[str, Kind]) -> Iterator[DataError]:
    """§B15.6a A passenger is on foot or a gun, begins where its vehicle does, and has it to itself."""
    units = {row.id: row for row in mission.unit}
    carrying: set[str] = set()
    for row in mission.unit:
        if not row.aboard:
            continue
        path, vehicle = f"unit[{row.id}].aboard", units.get(row.aboard)
        kind, carrier = kinds.get(row.type), kinds.get(vehicle.type) if vehicle else None
        if vehicle is None or kind is None or carrier is None:
            yield from unknown(file, path, row.aboard, [id_ for id_ in units if id_ != row.id], Wording("counter"))
        elif kind.vehicle or not carrier.vehicle or kind.side != carrier.side or vehicle.hex != row.hex:
            yield wrong_value(file, path, row.aboard, Wording("a vehicle of its own side in the same hex"))
        elif row.aboard in carrying:
            yield twin(file, path, row.aboard)
        carrying.add(row.aboard)


def wrong_scores(file: str, mission: Mission) -> Iterator[DataError]:
    """§B9.1a What is scored says of what it is scored."""
    held = [row.hex for row in mission.control]
    for n, row in enumerate(mission.score, 1):
        for key in SCORED_OF[row.when]:
            if not getattr(row, key):
                yield DataError(
                    "{file}: {path} is missing, for it is scored for {when!r}",
                    file=file,
                    path=f"score[{n}].{key}",
                    when=row.when,
                )
        if row.when in ("control", "round-control") and row.hex and row.hex not in held:
            yield wrong_value(file, f"score[{n}].hex", row.hex, Wording("a hex with a control marker"))


def wrong_twins(file: str, mission: Mission) -> Iterator[DataError]:
    """One control marker and one fortification a hex."""
    for table in ("control", "fort"):
        labels = [row.hex for row in getattr(mission, table)]
        for n, label in enumerate(labels, 1):
            if label in labels[: n - 1]:
                yield twin(file, f"{table}[{n}].hex", label)


def wrong_sides(file: str, mission: Mission, kinds: Mapping[str, Kind]) -> Iterator[DataError]:
    """There is somebody to play, and each side has somebody who can fire (§B9.3a, §2.10b); §5.12a AI do not stack."""
    if not mission.duel and not mission.solo:
        yield DataError("{file}: {path} is missing, expected [duel] or [solo]", file=file, path="duel")
    bots = [row.ai for row in mission.solo.side] if mission.solo else []
    suspects = mission.solo.suspect if mission.solo else ()
    for number, side in enumerate(SIDES):
        own = [row for _, row in placed_counters(mission) if row.type in kinds and kinds[row.type].side == number]
        if not any(kinds[row.type].warlike for row in own) and not (suspects and bots == [side]):
            yield DataError(
                "{file}: {path} has nobody of the side {side!r} who can fire, expected at least one counter",
                file=file,
                path="unit",
                side=side,
            )
        if side in bots:
            yield from wrong_counters_of_athena(file, own, suspects)
    yield from wrong_crews(file, mission, kinds)


def wrong_counters_of_athena(
    file: str, own: Iterable[CounterRow], suspects: Iterable[SuspectRow]
) -> Iterator[DataError]:
    """§5.12a One AI a hex, passengers aside; §6.0a suspected enemies stand for whoever hides."""
    taken: set[str] = set()
    rows = [(f"unit[{row.id}]", row.hex) for row in own if row.hex and not row.aboard]
    rows += [(f"solo.suspect[{suspect.id}]", suspect.hex) for suspect in suspects]
    for path, label in rows:
        if label in taken:
            yield DataError(
                "{file}: {path} is {came}, where another AI stands, expected one a hex",
                file=file,
                path=f"{path}.hex",
                came=label,
            )
        taken.add(label)
    for row in own:
        if row.hidden:
            expected = Wording("false: a suspected enemy stands for whoever of Athena is hidden")
            yield wrong_value(file, f"unit[{row.id}].hidden", row.hidden, expected)


def wrong_crews(file: str, mission: Mission, kinds: Mapping[str, Kind]) -> Iterator[DataError]:
    """§B17.2a Inside a fortification are counters of one side."""
    for n, fort in enumerate(mission.fort, 1):
        here = [row for row in mission.unit if row.hex == fort.hex and not row.hidden and row.type in kinds]
        if fort.kind in ("trench", "bunker") and len({kinds[row.type].side for row in here}) > 1:
            yield DataError(
                "{file}: {path} is {came}, where both sides stand, expected one side inside",
                file=file,
                path=f"fort[{n}].hex",
                came=fort.hex,
            )


def all_counters(mission: Mission) -> Iterable[CounterRow]:
    yield from mission.unit
    for arrival in mission.arrival:
        yield from arrival.units
