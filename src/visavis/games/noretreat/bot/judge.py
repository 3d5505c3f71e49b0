"""2.8 How the program judges a position: lines, leaks, threatened cities, pockets, gaps; what a battle is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from visavis.games.noretreat.board import Board, apart, within
from visavis.games.noretreat.bot.seams import STAY, plan_of
from visavis.games.noretreat.rules.battle import RESULTS, final_column, table_of
from visavis.games.noretreat.rules.calendar import weather_of
from visavis.games.noretreat.rules.movement import goals, points, reach
from visavis.games.noretreat.rules.results import code_of, counterattackers
from visavis.games.noretreat.rules.retreats import retreat_ways
from visavis.games.noretreat.rules.supply import is_supplied
from visavis.games.noretreat.sheets import AXIS
from visavis.games.noretreat.state import (
    CUT,
    Battle,
    War,
    cities_of,
    enemy,
    face_of,
    has,
    holder,
    is_on_map,
    lift,
    on_map,
    put,
    steps_of,
)
from visavis.kernel.kept import kept

FAR: Final = 99  # no enemy anywhere
WHOLE: Final = 999  # the length of the way through a line without a gap
FAST: Final = 6  # §B8.1 nobody has more movement points


def scratch(s: War) -> War:
    """A copy on which something may be tried, and nobody is told of it."""
    t = s.clone()
    t.told = None
    return t


# §J1 Reach


def is_frozen(s: War, id_: str) -> bool:
    """§BOT-M2 §PK1 Under "cannot leave EZOC" whoever is in an enemy zone stays."""
    side = s.board.units[id_].side
    plan = plan_of(s, side)
    return plan is not None and plan.plan == STAY and s.where[id_] in s.zones[1 - side]


def ends_of(s: War, id_: str) -> dict[str, int]:
    """§J1 Where it can end this Movement phase, its own hex included, with the points that costs."""
    start = s.where[id_]
    if not face_of(s, id_).mobile or is_frozen(s, id_):
        return {start: 0}
    found, _ = reach(s, id_, points(s, id_))
    return {start: 0} | {place: found[place] for place in goals(s, id_, found)}


# §J3 The line


@kept
def steps_on(board: Board) -> dict[str, tuple[str, ...]]:
    """By hex: the hexes beside it, no lake between them; areas are closed (ruling R30)."""
    return {id_: tuple(sorted(near for near in board.places[id_].near if near[0].isdigit())) for id_ in board.hexes}


@kept
def marshes(board: Board) -> frozenset[str]:
    return frozenset(id_ for id_ in board.hexes if board.places[id_].terrain == "marsh")


def held_hexes(s: War, side: int) -> set[str]:
    """§J3 Hexes with counters of a side, those in its zones without an enemy, and all marsh."""
    units, at = s.board.units, s.at
    found = {hex_ for hex_, here in at.items() if units[here[0]].side == side}
    found.update(hex_ for hex_ in s.zones[side] if hex_ not in at)
    return found | marshes(s.board) | set(s.scorched)


def holds_at(s: War, id_: str, place: str) -> set[str]:
    """§J3 What a counter would add to its side's line there."""
    side = s.board.units[id_].side
    if not face_of(s, id_).zone or has(s, id_, CUT):
        return {place}
    return {place, *(near for near in s.board.places[place].near if holder(s, near) != 1 - side)}


def leak(s: War, side: int, more: Iterable[str] = ()) -> tuple[str, ...]:
    """§J3 The enemy's shortest way through a side's line, from his edge to its own; none: the line is continuous."""
    return way_through(s, side, held_hexes(s, side).union(more))


def way_through(s: War, side: int, held: Collection[str]) -> tuple[str, ...]:
    goal, near = s.board.edge_sets[side], steps_on(s.board)
    before = {hex_: "" for hex_ in sorted(s.board.edges[1 - side]) if hex_ not in held}
    queue = list(before)
    for hex_ in queue:
        if hex_ in goal:
            return way_back(before, hex_)
        for other in near[hex_]:
            if other not in before and other not in held:
                before[other] = hex_
                queue.append(other)
    return ()


def way_back(before: dict[str, str], hex_: str) -> tuple[str, ...]:
    way = [hex_]
    while before[way[-1]]:
        way.append(before[way[-1]])
    return tuple(reversed(way))


def is_continuous(s: War, side: int) -> bool:
    return not leak(s, side)


def leak_length(way: Sequence[str]) -> int:
    return len(way) or WHOLE


# §J4 Cities


def weather_to_come(s: War, side: int) -> str:
    """Of the next player turn of this side's enemy: still this turn for the Soviets after the Axis', else the next."""
    if s.side == AXIS and enemy(side) != AXIS:
        return s.weather
    return weather_of(s, s.turn + 1) if s.turn + 1 in s.board.track else s.weather


def is_open_to(s: War, side: int, city: str) -> bool:
    """Whether a supplied enemy could enter this place next turn, as the board is now."""
    return any(city in reach(s, id_, far)[0] and is_supplied(s, id_) for id_, far in comers(s, side, city))


def comers(s: War, side: int, city: str) -> list[tuple[str, int]]:
    """Enemies near enough to a place to enter it next turn if nothing is in the way, with their points."""
    cap = min(s.board.weathers[weather_to_come(s, side)].move, FAST)
    near, areas = within(s.board, city, cap), s.board.areas
    found = []
    for id_ in on_map(s, enemy(side)):
        if (s.where[id_] in near or s.where[id_] in areas) and not has(s, id_, CUT):
            face = face_of(s, id_)
            far = min(face.move, cap)
            if face.mobile and apart(s.board, s.where[id_], city) <= far:
                found.append((id_, far))
    return found


def threatened(s: War, side: int) -> list[str]:
    """§J4 The cities of a side an enemy could enter next turn, or could if nobody stood there (rulings R31 and R97)."""
    return [city for city in cities_of(s, side) if is_threatened(s, side, city)]


def is_threatened(s: War, side: int, city: str) -> bool:
    if not comers(s, side, city):
        return False
    guards = s.at.get(city, ())
    if not guards:
        return is_open_to(s, side, city)
    t = scratch(s)
    for id_ in guards:
        lift(t, id_)
    return is_open_to(t, side, city)


def is_guarded(s: War, side: int, city: str) -> bool:
    """§J4 By a counter in it, or by a zone over it."""
    return holder(s, city) == side or (holder(s, city) != 1 - side and city in s.zones[side])


def unguarded(s: War, side: int) -> list[str]:
    """§O2-2 §O3-2 Threatened cities that nobody guards, which is the quicker question."""
    return [city for city in cities_of(s, side) if not is_guarded(s, side, city) and is_threatened(s, side, city)]


def can_be_guarded(s: War, side: int, city: str) -> bool:
    """§J4 Whether anybody reaches the city, or a hex with a zone over it."""
    near = s.board.places[city].near
    for id_ in on_map(s, side):
        ends = ends_of(s, id_)
        if city in ends or (face_of(s, id_).zone and any(hex_ in ends for hex_ in near)):
            return True
    return False


def past_help(s: War, side: int) -> list[str]:
    """Ruling R106 Cities nobody guards, nor could before the enemy moves."""
    return [city for city in unguarded(s, side) if s.side != side or not can_be_guarded(s, side, city)]


def near_enemy(s: War, side: int, place: str) -> int:
    """How far the nearest enemy of a side is."""
    return min((apart(s.board, place, s.where[id_]) for id_ in on_map(s, enemy(side))), default=FAR)


def is_prize(s: War, place: str) -> bool:
    """A city, an objective or oil."""
    return (place in s.board.prizes and place not in s.scorched) or s.board.places[place].objective >= 0


# §J5 Pockets


def cut_off(s: War, side: int) -> set[str]:
    """Counters of a side that the supply test would find unsupplied now."""
    return {id_ for id_ in on_map(s, side) if not is_supplied(s, id_)}


def hemmed_in(s: War, side: int) -> int:
    """Counters of a side that cannot fall back without losses."""
    return sum(is_trapped(s, id_) for id_ in on_map(s, side))


def is_trapped(s: War, id_: str) -> bool:
    """§J5 Every retreat of two hexes leads through enemy zones, or there is none. Who is gone has nothing to fear."""
    if not is_on_map(s, id_) or not face_of(s, id_).mobile:
        return False
    ways = retreat_ways(s, id_)
    return not ways or ways[0].losses > 0


def surround(s: War, side: int, id_: str, place: str) -> tuple[int, int]:
    """§J5 What a counter of this side at a place does to the enemy: how many it newly cuts off, how many it hems in."""
    other = enemy(side)
    before = cut_off(s, other)
    t = scratch(s)
    put(t, id_, place)
    return len(cut_off(t, other) - before), hemmed_in(t, other)


# §J6 Gaps


def gap_left(s: War, id_: str, place: str) -> int:
    """§J6 The length of the shortest leak with this counter there too; WHOLE if there is none."""
    side = s.board.units[id_].side
    return leak_length(leak(s, side, holds_at(s, id_, place)))


def gap_after(s: War, id_: str, place: str) -> int:
    """§J6 The same of a counter on the map, which leaves its hex for it."""
    t = scratch(s)
    put(t, id_, place)
    return leak_length(leak(t, s.board.units[id_].side))


def from_way(s: War, way: Sequence[str], place: str) -> int:
    """How far a place is from a leak."""
    return min((apart(s.board, place, hex_) for hex_ in way), default=0)


# What steps and battles are worth


def step_value(s: War, id_: str) -> int:
    """What losing a step of it costs: more if that is its last."""
    values = s.board.opponent.step
    worth: int = getattr(values, face_of(s, id_).type)
    return worth + (values.eliminated if steps_of(s, id_) == 1 else 0)


def cheapest_step(s: War, units: Iterable[str]) -> int:
    return min((step_value(s, id_) for id_ in units), default=0)


def column_of(s: War, name: str) -> int:
    return s.board.columns.index(name)


def battle_at(
    s: War, hex_: str, side: int, attackers: Iterable[str], *, forced: bool = False, boost: bool = False
) -> Battle:
    """A battle that might be fought, with whoever stands there now."""
    return Battle(hex_, side, forced, tuple(attackers), s.at[hex_], boost)


def battle_value(s: War, battle: Battle) -> float:
    """EV: the mean over the six dice of what each result is worth to the attacker."""
    column = final_column(s, battle)
    if column < 0:
        return float(counter_value(s, battle))
    table = s.board.tables[table_of(s, battle)]
    worth = {code: result_value(s, battle, code) for code in RESULTS}
    return sum(worth[row[column]] for row in table) / len(table)


def result_value(s: War, battle: Battle, code: str) -> int:
    """What one result is worth, as forts and cards have it read (§B10.35)."""
    values = s.board.opponent.result
    match code_of(s, Battle(battle.hex, battle.side, defenders=battle.defenders, result=code)):
        case "DD":
            return values.DD
        case "DS":
            return values.DS
        case "DR":
            prize = values.prize if not battle.counter and is_prize(s, battle.hex) else 0
            return values.DR + prize + (values.trapped if all_trapped(s, battle.defenders) else 0)
        case "EX":
            return cheapest_step(s, battle.defenders) - cheapest_step(s, battle.attackers)
        case "CB":
            return 0 if battle.counter else values.CB
        case "CA":
            return 0 if battle.counter else counter_value(s, battle)
        case _:
            return 0


def all_trapped(s: War, units: Sequence[str]) -> bool:
    return all(is_trapped(s, id_) for id_ in units)


def counter_value(s: War, battle: Battle) -> int:
    """What a counterattack costs: more if the defenders strike back at good odds; nothing if they cannot."""
    values = s.board.opponent
    able = counterattackers(s, battle)
    if not able:
        return 0
    back = Battle(battle.hex, enemy(battle.side), battle.forced, able, battle.attackers, counter=True)
    strong = final_column(s, back) >= column_of(s, values.odds.strong_counter)
    return values.result.strong_CA if strong else values.result.CA
