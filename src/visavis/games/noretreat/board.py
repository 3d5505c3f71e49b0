"""The map or a part of it, the counters, tables and cards: what the data files become for one scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from visavis.games.noretreat.sheets import (
    AXIS,
    LABELS,
    SIDES,
    SOVIET,
    FaceRow,
    FromTurn,
    HalfRow,
    MapFile,
    Part,
    Parts,
    TurnRow,
    UnitRow,
    WeatherRow,
)
from visavis.kernel.hexes import POINTY_DIRECTIONS, Hex, distance, neighbour
from visavis.kernel.kept import kept

NOBODY: Final = -1
STRONG: Final = 1  # full, red or fort; the only face of a counter with one step
WEAK: Final = 0  # reduced, brown or mobile
TERRAINS: Final = ("forest", "marsh", "mountain", "kerch")
SEAS: Final = ("baltic", "adriatic", "black", "caspian")
HOMEWARD: Final = (("W", "NW", "SW"), ("E", "NE", "SE"))  # §B6.3
LENINGRAD: Final = "1902"
LADOGA: Final = ("1903", "2003")  # §B6.4
FINLAND: Final = "finland"
FINNS: Final = "Finnish"


class Face:
    """One side of a counter, and what follows from its type (§B14.1)."""

    __slots__ = (
        "armour",
        "attack",
        "cards",
        "defence",
        "fort",
        "heavy",
        "mobile",
        "move",
        "shock",
        "ss",
        "type",
        "zone",
    )

    def __init__(self, row: FaceRow) -> None:
        self.type: str = row.type
        self.attack: int = row.attack
        self.defence: int = row.defence
        self.move: int = row.move
        self.cards: int = row.cards
        self.armour: bool = row.type in ("armour", "ss_armour")
        self.heavy: bool = self.armour or row.type in ("mech", "ss_mech")  # §B10.19 armour finds its match
        self.ss: bool = row.type == "ss_armour"
        self.shock: bool = row.type == "shock"
        self.fort: bool = row.type in ("fort", "volkssturm")  # §B14.2 §B10.35
        self.mobile: bool = not self.fort  # §B8.14
        self.zone: bool = not self.fort  # §B8.5


class Unit:
    """A counter."""

    __slots__ = (
        "ally",
        "arrives",
        "cadre",
        "faces",
        "home",
        "id",
        "name_of_1945",
        "regional",
        "side",
        "stacks",
        "step_cost",
        "waits",
    )

    def __init__(self, row: UnitRow) -> None:
        strong = Face(row.strong)
        weak = strong if row.weak is None else Face(row.weak)
        self.id: str = row.id
        self.side: int = SIDES.index(row.side)
        self.faces: tuple[Face, Face] = (weak, strong)  # by WEAK and STRONG
        self.arrives: int = row.arrives
        self.waits: str = row.waits
        self.home: str = row.home
        self.step_cost: int = row.step_cost
        self.ally: bool = strong.type == "ally"
        self.cadre: bool = strong.type == "cadre"
        self.regional: bool = weak.type == "regional"
        self.name_of_1945: bool = row.weak is None and strong.fort  # §B14.12 garrison, Fortifications, Volkssturm
        self.stacks: bool = not self.name_of_1945  # §B8.12

    @property
    def two_sided(self) -> bool:
        return self.faces[0] is not self.faces[1]


class Place:
    """A hex of the map, or an area beside it."""

    __slots__ = (
        "around",
        "axial",
        "behind",
        "german",
        "homeward",
        "id",
        "near",
        "objective",
        "outset",
        "rivers",
        "sea",
        "terrain",
    )

    def __init__(self, id_: str, terrain: str, german: bool, sea: str, objective: int) -> None:
        self.id = id_
        self.terrain = terrain
        self.german = german  # of Greater Germany
        self.sea = sea
        self.objective = objective  # the side that must not lose it
        self.axial: Hex = LABELS.hex(id_) or (0, 0)
        self.near: tuple[str, ...] = ()  # beside it, not across a lake: where one can step, strike and has a zone
        self.around: tuple[str, ...] = ()  # the hexes beside it, across a lake too: where supply passes
        self.rivers: frozenset[str] = frozenset()
        self.homeward: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # §B6.3 by side: steps towards its edge
        self.outset: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # the same, of a city's way home the first step
        self.behind: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())  # the hexes from which such a step leads here


class Board:
    """Everything printed that a scenario uses. Shared by all states of a game; never changed."""

    def __init__(self, parts: Parts, overlaid: str) -> None:
        self.kept: dict[Any, Any] = {}
        self.overlaid = overlaid  # the overlay in force, as JSON
        self.mission = parts.mission
        self.part = parts.mission.part
        self.numbers = parts.numbers.number
        self.prices = parts.numbers.costs
        self.opponent = parts.opponent
        self.units: dict[str, Unit] = {row.id: Unit(row) for row in parts.units.unit}
        self.sides: tuple[tuple[str, ...], ...] = tuple(
            tuple(id_ for id_, unit in self.units.items() if unit.side == side) for side in (AXIS, SOVIET)
        )
        self.places = lay_out(parts.map, self.part)
        self.hexes: tuple[str, ...] = tuple(id_ for id_ in self.places if id_[0].isdigit())
        self.areas: tuple[str, ...] = tuple(row.id for row in parts.map.area if row.id in self.places)
        self.edges = edges(parts.map, self.part)
        self.edge_sets: tuple[frozenset[str], ...] = tuple(frozenset(edge) for edge in self.edges)
        self.cities: tuple[str, ...] = tuple(
            row.id for row in parts.map.place if not row.oil and is_in_play(row.id, self.part)
        )
        self.oil: tuple[str, ...] = tuple(row.id for row in parts.map.place if row.oil and row.id in self.places)
        self.city_set: frozenset[str] = frozenset(self.cities)
        self.capitals: frozenset[str] = frozenset(unit.home for unit in self.units.values() if unit.ally and unit.home)
        self.prizes: frozenset[str] = frozenset((*self.cities, *self.oil))
        self.objectives: tuple[tuple[str, ...], ...] = tuple(
            tuple(id_ for id_, place in self.places.items() if place.objective == side) for side in (AXIS, SOVIET)
        )
        self.terrains = {row.id: row for row in parts.combat.terrain}
        self.weathers: dict[str, WeatherRow] = {row.id: row for row in parts.combat.weather}
        self.columns = parts.combat.table.columns
        self.tables = (parts.combat.table.axis, parts.combat.table.soviet)
        self.track: dict[int, TurnRow] = {row.id: row for row in (*parts.track.turn, *parts.mission.turn)}
        self.cards = {row.id: row for row in parts.cards.card}
        self.solo = {row.id: row for row in parts.solo.card}
        self.costs: tuple[dict[str, int], dict[str, int]] = (  # §B8.1 of entering: armour, others
            {id_: self.terrains[place.terrain].armour for id_, place in self.places.items()},
            {id_: self.terrains[place.terrain].other for id_, place in self.places.items()},
        )

    def half(self, card: str, side: int) -> HalfRow:
        """A side's event on a card."""
        row = self.cards[card]
        return row.axis if side == AXIS else row.soviet


# The map


def lay_out(map_: MapFile, part: Part | None) -> dict[str, Place]:
    """Hexes row by row, then the areas; of a part of the map only what lies in it."""
    hexes = [id_ for id_ in map_.land.hexes if is_in(id_, part)]
    areas = [] if part else [row.id for row in map_.area]
    terrain = {id_: kind for kind in TERRAINS for id_ in getattr(map_.land, kind)}
    terrain |= {row.id: "city" for row in map_.place if not row.oil and is_in_play(row.id, part)}
    terrain |= dict.fromkeys(areas, "area")
    seas = {id_: sea for sea in SEAS for id_ in getattr(map_.coast, sea)}
    goals = {row.id: SIDES.index(row.objective) for row in map_.place if row.objective}
    german = frozenset(map_.land.greater_germany)
    places = {
        id_: Place(id_, terrain.get(id_, "open"), id_ in german, seas.get(id_, ""), goals.get(id_, NOBODY))
        for id_ in (*hexes, *areas)
    }
    join(map_, places)
    return places


def is_in(id_: str, part: Part | None) -> bool:
    if part is None:
        return True
    (west, east), (north, south) = part.columns, part.rows
    return west <= int(id_[:2]) <= east and north <= int(id_[2:]) <= south


def is_in_play(city: str, part: Part | None) -> bool:
    """§UM2 §UU2 A battle counts the cities it names."""
    return part is None or city in part.cities


def join(map_: MapFile, places: dict[str, Place]) -> None:
    """Neighbours, rivers, lakes, areas, and the way home."""
    rivers, lakes = sides_of(map_.hexside.rivers), sides_of(map_.hexside.lakes)
    beside = beside_areas(map_)
    for id_, place in places.items():
        if place.terrain == "area":
            place.near = tuple(other for other in beside[id_] if other in places)
            continue
        step = {
            way: other
            for direction, way in enumerate(POINTY_DIRECTIONS)
            if (other := LABELS.label(neighbour(place.axial, direction))) in places
        }
        place.around = tuple(step.values())
        place.near = (
            *(other for other in place.around if (id_, other) not in lakes),
            *(area for area in beside.get(id_, ()) if area in places),
        )
        place.rivers = frozenset(other for other in place.around if (id_, other) in rivers)
        axis, soviet = (tuple(step[way] for way in ways if way in step) for ways in HOMEWARD)
        place.homeward = place.outset = (axis, soviet)
        if id_ == LENINGRAD:
            over_lake = [other for other in LADOGA if other in places]  # §B6.4
            place.outset = (axis, tuple(dict.fromkeys((*soviet, *over_lake))))
    for side in (AXIS, SOVIET):
        behind: dict[str, list[str]] = {}
        for id_, place in places.items():
            for other in place.homeward[side]:
                behind.setdefault(other, []).append(id_)
        for id_, from_ in behind.items():
            there = places[id_]
            there.behind = (tuple(from_), there.behind[1]) if side == AXIS else (there.behind[0], tuple(from_))


def sides_of(pairs: Iterable[str]) -> frozenset[tuple[str, str]]:
    """Hexsides, from either side."""
    found = [pair.split("-") for pair in pairs]
    return frozenset([(one, other) for one, other in found] + [(other, one) for one, other in found])


def beside_areas(map_: MapFile) -> Mapping[str, tuple[str, ...]]:
    """What lies beside an area, and the areas beside a hex."""
    found: dict[str, list[str]] = {row.id: list(row.beside) for row in map_.area}
    for row in map_.area:
        for other in row.beside:
            near = found.setdefault(other, [])
            if row.id not in near:
                near.append(row.id)
    return {id_: tuple(near) for id_, near in found.items()}


def edges(map_: MapFile, part: Part | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """§B6.1 By side; of a part of the map its first and its last column (§UM1 §UU1)."""
    if part is None:
        return map_.edge.axis, map_.edge.soviet
    inside = [id_ for id_ in map_.land.hexes if is_in(id_, part)]
    west, east = part.columns
    return tuple(id_ for id_ in inside if int(id_[:2]) == west), tuple(id_ for id_ in inside if int(id_[:2]) == east)


def apart(board: Board, one: str, other: str) -> int:
    """How many hexes lie between two of them, the last included; an area is beside what it touches."""
    if one in board.areas or other in board.areas:
        return 1 if other in board.places[one].near else 0 if one == other else 99
    return distance(board.places[one].axial, board.places[other].axial)


@kept
def within(board: Board, centre: str, reach: int) -> frozenset[str]:
    """The hexes at most so far away, itself included."""
    return frozenset(id_ for id_ in board.hexes if apart(board, centre, id_) <= reach)


def at_turn(limits: Iterable[FromTurn], turn: int, before: int) -> int:
    """A limit that has changed on some turns."""
    found = before
    for row in limits:
        if turn >= row.id:
            found = row.most
    return found
