"""Chapters B4, B12.2 and B15.1 to B15.4 as numbers: where a counter may go, and at which cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from visavis.games.bear.board import Board, Ground, Kind, direction_between
from visavis.games.bear.bot.solo_data import RestrictionRow
from visavis.games.bear.rules.shooting import Part, add, is_in_bunker, total
from visavis.games.bear.rules.sight import in_arc
from visavis.games.bear.sheets import IMPASSABLE
from visavis.games.bear.state import (
    HEAVY,
    MINES,
    NO_FACING,
    ROAD_BLOCK,
    TRENCH,
    TRUTH,
    WIRE,
    Battle,
    Unit,
    is_stressed,
    marker_of,
    of_side,
    seen_enemy_in,
)
from visavis.kernel.kept import kept

WHEELS: Final = "W"
TRACKS: Final = "T"
BACKWARDS: Final = 1  # §B4.11a
PIVOT_COST: Final = 1  # §B4.6a
STALL_COST: Final = 1  # §B2.8a
RALLY_COST: Final = 5  # §B7.6a
HIDING_COST: Final = 5  # §B11.3a
DIGGING_COST: Final = 5  # §B17.6a
BARS_WHEELS: Final = (TRENCH, WIRE, ROAD_BLOCK)  # §B17.4a §B17.8a §B17.9a
STOPS_BONUS_MOVES: Final = (TRENCH, WIRE, ROAD_BLOCK, MINES)  # §B15.2b

# Why a counter cannot go somewhere
BOGGED: Final = "bogged"
ABOARD: Final = "aboard"
MARKER: Final = "marker"
FAR: Final = "far"
ENEMY: Final = "enemy"
SCENARIO: Final = "scenario"
HEIGHT: Final = "height"
TERRAIN: Final = "terrain"
WALL: Final = "wall"
COST: Final = "cost"


# May it move at all


def may_move(s: Battle, unit: Unit, eyes: int = TRUTH) -> bool:
    return not why_stuck(s, unit, eyes)


def why_stuck(s: Battle, unit: Unit, eyes: int = TRUTH) -> str:
    """§B7.3b No marker forbids it, it is not bogged down, and nobody carries it.

    The first reason why not: bogged, aboard or marker; empty if it can move.
    """
    if unit.bogged:
        return BOGGED
    if unit.aboard:
        return ABOARD
    if not unit.hit:
        return ""
    marker = marker_of(s, unit, eyes)
    return MARKER if marker.no_move or marker.only_rally or marker.destroyed else ""


def may_enter(s: Battle, unit: Unit, to: str) -> bool:
    """Whether a counter may go from its hex to the next one, whatever it costs."""
    return not why_not_enter(s, unit, to)


def why_not_enter(s: Battle, unit: Unit, to: str) -> str:
    """What bars its way there, the enemy or the scenario; empty if nothing does."""
    if s.incursions and barred_by_the_enemy(s, unit, to):
        return ENEMY
    return SCENARIO if barred_by_the_scenario(s, unit, to) else ""


def barred_by_the_enemy(s: Battle, unit: Unit, to: str) -> bool:
    """§B6.12b Right after an enemy moved in: not to where he came from, nor to the two hexes beside it."""
    for side, hex_, origin in s.incursions:
        if side != unit.side and hex_ == unit.hex and s.board.distance[origin][to] <= 1:
            return seen_enemy_in(s, hex_, unit.side)
    return False


def barred_by_the_scenario(s: Battle, unit: Unit, to: str) -> bool:
    """A hex that one counter may enter only to take control, only as the last of its side (ruling R56). §SC5"""
    for row in restrictions(s):
        if row.unit == unit.id and row.hex == to:
            alone = all(other.id == unit.id for other in of_side(s, unit.side))
            return not alone or s.control.get(to) == unit.side
    return False


def restrictions(s: Battle) -> tuple[RestrictionRow, ...]:
    solo = s.board.mission.solo
    return solo.restriction if solo else ()


# The first hex


def cost_of_move(s: Battle, unit: Unit, to: str, eyes: int = TRUTH) -> int | None:
    """§B4.7a What a move to an adjacent hex costs; None if that is impossible. Wire is not yet rolled for."""
    parts = parts_of_move(s, unit, to, eyes)
    return None if parts is None else max(0, total(parts))


def parts_of_move(s: Battle, unit: Unit, to: str, eyes: int = TRUTH) -> list[Part] | None:
    """§B4.7a Printed cost, terrain, wall, backwards, height, stress, marker."""
    if not may_enter(s, unit, to):
        return None
    ground = parts_of_ground(s, unit, to)
    if ground is None:
        return None
    parts: list[Part] = [("move", unit.kind.move_cost), *ground]
    if unit.hit:
        add(parts, "marker", marker_of(s, unit, eyes).move_cost)
    if not in_arc(s, unit, to):
        parts.append(("backwards", BACKWARDS))  # §B4.11a
    if is_stressed(s, unit):
        parts.append(("stress", 1))
    return parts


def parts_of_ground(s: Battle, unit: Unit, to: str) -> tuple[Part, ...] | None:
    """§B4.9a §B4.9b §B12.2a Terrain entered, wall crossed, levels climbed; None: impassable."""
    if is_barred_by_a_fort(s, unit, to):
        return None
    return parts_of_terrain(s.board, unit.kind.move_class, unit.kind.vehicle, unit.hex, to)


def is_barred_by_a_fort(s: Battle, unit: Unit, to: str) -> bool:
    """§B17.4a §B17.8a §B17.9a No wheels through trenches, wire and road blocks."""
    fort = s.forts.get(to)
    return fort is not None and fort.kind in BARS_WHEELS and unit.kind.move_class == "wheeled"


def why_no_way(s: Battle, unit: Unit, to: str) -> str:
    """The first reason why the next hex is impassable: a fortification by its kind, height, terrain or wall."""
    if is_barred_by_a_fort(s, unit, to):
        return s.forts[to].kind
    return why_impassable(s.board, unit.kind.move_class, unit.kind.vehicle, unit.hex, to)


@kept
def why_impassable(board: Board, column: str, vehicle: bool, origin: str, to: str) -> str:
    """§B12.2a Two levels at once, §B4.9a terrain or a wall that is closed to it, unless a road leads there."""
    here, there = board.hexes[origin], board.hexes[to]
    if climbing(vehicle, here, there) == IMPASSABLE:
        return HEIGHT
    if to in here.roads:  # §B4.10a §B4.10b §B15.4a
        return ""
    terrain, wall = entering(board, column, here, there)
    return TERRAIN if terrain == IMPASSABLE else WALL if wall == IMPASSABLE else ""


@kept
def parts_of_terrain(board: Board, column: str, vehicle: bool, origin: str, to: str) -> tuple[Part, ...] | None:
    """What is printed of a step from one hex to the next; None: impassable."""
    if why_impassable(board, column, vehicle, origin, to):
        return None
    here, there = board.hexes[origin], board.hexes[to]
    parts: list[Part] = []
    if to not in here.roads:  # §B4.10a §B4.10b §B15.4a
        terrain, wall = entering(board, column, here, there)
        add(parts, there.terrain.id, terrain)
        add(parts, "wall", wall)
    add(parts, "height", climbing(vehicle, here, there))
    return tuple(parts)


def entering(board: Board, column: str, here: Ground, there: Ground) -> tuple[int, int]:
    """§B4.9a The table: terrain, and wall if one is crossed; §B4.9c field guns go by the wheeled column."""
    terrain: int = getattr(there.terrain, column)
    wall: int = getattr(board.wall, column) if direction_between(board, here.label, there.label) in here.walls else 0
    return terrain, wall


def climbing(vehicle: bool, here: Ground, there: Ground) -> int:
    """§B12.2a Foot and guns: a level up 1, two levels either way 2. Vehicles: one free (ruling R37), two never."""
    levels = there.level - here.level
    if abs(levels) >= 2:
        return IMPASSABLE if vehicle else 2
    return 1 if levels == 1 and not vehicle else 0


def moves(s: Battle, unit: Unit, eyes: int = TRUTH) -> Mapping[str, int]:
    """By adjacent hex it can enter: the cost of moving there."""
    if not may_move(s, unit, eyes):
        return NOWHERE_TO_GO
    if not goes_by_the_map(s, unit):
        costs = {to: cost_of_move(s, unit, to, eyes) for to in s.board.hexes[unit.hex].around}
        return {to: cost for to, cost in costs.items() if cost is not None}
    printed = printed_moves(s.board, unit.kind, unit.hex, unit.facing)
    more = is_stressed(s, unit) + (marker_of(s, unit, eyes).move_cost if unit.hit else 0)
    return {to: max(0, cost + more) for to, cost in printed.items()} if more else printed


NOWHERE_TO_GO: Final[Mapping[str, int]] = {}


def goes_by_the_map(s: Battle, unit: Unit) -> bool:
    """Whether neither the enemy nor a fortification nor the scenario can bar its way."""
    for side, hex_, _ in s.incursions:
        if side != unit.side and hex_ == unit.hex:
            return False
    if s.forts and unit.kind.move_class == "wheeled" and not s.forts.keys().isdisjoint(s.board.hexes[unit.hex].around):
        return False
    for row in restrictions(s):  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if row.unit == unit.id:
            return False
    return True


@kept
def printed_moves(board: Board, kind: Kind, origin: str, facing: int) -> Mapping[str, int]:
    """The same as far as the map and the counter tell: §B4.7a printed cost, ground and §B4.11a backwards."""
    found: dict[str, int] = {}
    for to in board.hexes[origin].around:
        ground = parts_of_terrain(board, kind.move_class, kind.vehicle, origin, to)
        if ground is not None:
            ahead = facing == NO_FACING or board.arcs[origin][to][facing]
            found[to] = max(0, kind.move_cost + total(ground) + (0 if ahead else BACKWARDS))
    return found


def cost_of_pivot(s: Battle, unit: Unit, eyes: int = TRUTH) -> int:
    """§B4.6a One, whatever the angle."""
    return max(0, PIVOT_COST + marker_of(s, unit, eyes).move_cost + is_stressed(s, unit))


def may_pivot(s: Battle, unit: Unit, eyes: int = TRUTH) -> bool:
    """§B17.5a In a bunker one looks where the bunker looks."""
    return may_move(s, unit, eyes) and not is_in_bunker(s, unit) and not unit.hidden and not unit.kind.suspect


# Bonus hexes


def bonus_after(s: Battle, unit: Unit, to: str) -> str:
    """§B15.2c The wheel and track symbols that the first hex of a move will leave: none if it goes backwards."""
    return unit.kind.bonus_moves if in_arc(s, unit, to) and suits_bonus(s, unit.hex, to) else ""


def suits_bonus(s: Battle, origin: str, to: str) -> bool:
    """§B15.2b Nothing difficult entered, left or crossed, unless along a road; no heavy smoke, no obstacle."""
    here, there = s.board.hexes[origin], s.board.hexes[to]
    for hex_ in (origin, to):
        fort = s.forts.get(hex_)
        if s.smoke.get(hex_, 0) == HEAVY:
            return False
        if fort is not None and fort.kind in STOPS_BONUS_MOVES and not fort.hidden:
            return False
    if to in here.roads:
        return True
    walled = direction_between(s.board, origin, to) in here.walls
    return here.terrain.bonus_moves and there.terrain.bonus_moves and not walled


def bonus_hexes(s: Battle, unit: Unit, symbols: str) -> list[str]:
    """§B15.2a Where the next bonus hex may be: ahead; with a wheel only along a road not taken by a vehicle."""
    if not symbols:
        return []
    return [to for to in s.board.hexes[unit.hex].around if symbol_for(s, unit, to, symbols)]


def symbol_for(s: Battle, unit: Unit, to: str, symbols: str) -> str:
    """§B16.4a The symbol a bonus hex uses up, the wheel before the track; empty if it cannot be entered."""
    return symbol_ahead(s, unit, to, symbols) if in_arc(s, unit, to) else ""


def symbol_ahead(s: Battle, unit: Unit, to: str, symbols: str) -> str:
    """The same for a hex that it faces."""
    if not suits_bonus(s, unit.hex, to) or not may_enter(s, unit, to):
        return ""
    if parts_of_ground(s, unit, to) is None:
        return ""
    if WHEELS in symbols and to in s.board.hexes[unit.hex].roads and not vehicle_in(s, to):
        return WHEELS
    return TRACKS if TRACKS in symbols else ""


def vehicle_in(s: Battle, hex_: str) -> bool:
    return any((unit := s.units[id_]).kind.vehicle and not unit.hidden for id_ in s.at.get(hex_, ()))


def drives(s: Battle, unit: Unit, firsts: Iterable[str]) -> dict[str, list[tuple[str, ...]]]:
    """§B15.1a By end hex: every way to get there in one move action, as the hexes entered; pivots are free.

    The first hex is one of those that it can enter at the price of a move.
    """
    found: dict[str, list[tuple[str, ...]]] = {}
    for to in firsts:
        extend(s, unit, (to,), bonus_after(s, unit, to), found)
    return found


def extend(s: Battle, unit: Unit, path: tuple[str, ...], symbols: str, found: dict[str, list[tuple[str, ...]]]) -> None:
    """All ways on from the end of a path, whatever the facing: the free pivot lets it face any hex."""
    found.setdefault(path[-1], []).append(path)
    if not symbols:
        return
    there = unit.in_hex(path[-1])
    for to in s.board.hexes[there.hex].around:
        symbol = symbol_ahead(s, there, to, symbols)
        if symbol:
            extend(s, there, (*path, to), symbols.replace(symbol, "", 1), found)
