"""Chapter B6: who is supplied, and by which way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import (
    CUT,
    War,
    enemy,
    has,
    mark,
    on_map,
    unmark,
)
from visavis.kernel.view import OVERSEA

SEA_LANES: Final = {  # §B6.6
    "baltic": (AXIS,),
    "adriatic": (AXIS,),
    "caspian": (SOVIET,),
    "black": (AXIS, SOVIET),
    "": (),
}


def blocked(s: War, side: int) -> set[str]:
    """§B6.2 Hexes through which no supply of this side passes. Lakes do not block."""
    other = 1 - side
    units, at = s.board.units, s.at
    found = {hex_ for hex_ in s.zones[other] if hex_ not in at}
    found.update(hex_ for hex_, here in at.items() if units[here[0]].side == other)
    found.update(city for city in s.board.cities if s.control.get(city) == other and city not in s.scorched)
    return found


def supplied_cities(s: War, side: int) -> list[str]:
    """§B6.3 The cities from which a way leads home, W, NW and SW or E, NE and SE; §B6.4 Leningrad's over the lake."""
    return cities_with_way(s, side, blocked(s, side))


def cities_with_way(s: War, side: int, shut: set[str]) -> list[str]:
    places, edge = s.board.places, s.board.edge_sets[side]
    homes: dict[str, bool] = {}  # by hex: whether a way leads home from it, once looked for
    return [
        city
        for city in s.board.cities
        if s.control.get(city) == side
        and city not in s.scorched  # §B6.10
        and (city in edge or leads_home(s, side, places[city].outset[side], shut, homes))
    ]


def leads_home(s: War, side: int, steps: Sequence[str], shut: set[str], homes: dict[str, bool]) -> bool:
    """§B6.3 Whether one of these hexes lies at the edge, or a step further on leads home: no way comes back."""
    places, edge = s.board.places, s.board.edge_sets[side]
    for hex_ in steps:
        if hex_ not in homes:
            open_ = hex_ not in shut
            homes[hex_] = open_ and (hex_ in edge or leads_home(s, side, places[hex_].homeward[side], shut, homes))
        if homes[hex_]:
            return True
    return False


def overland(s: War, side: int) -> dict[str, int]:
    """§B6.5 The hexes in overland supply, each with how many more its way could have been long."""
    if s.reached is None:
        s.reached = [None, None]
    known = s.reached[side]
    if known is None:
        known = s.reached[side] = ways_overland(s, side)
    return known


def ways_overland(s: War, side: int) -> dict[str, int]:
    """From the sources outwards: a hex that is blocked is reached, but leads no further."""
    shut, numbers, places = blocked(s, side), s.board.numbers, s.board.places
    reached = dict.fromkeys(cities_with_way(s, side, shut), numbers.overland)
    front = [city for city in reached if city not in shut]
    for left in range(numbers.overland, 0, -1):
        if left == numbers.edge:
            for hex_ in s.board.edges[side]:
                if reached.get(hex_, -1) < left:
                    reached[hex_] = left
                    if hex_ not in shut:
                        front.append(hex_)
        further = []
        for hex_ in front:
            for near in places[hex_].around:
                if near not in reached:
                    reached[near] = left - 1
                    if near not in shut:
                        further.append(near)
        front = further
    return reached


def way_of_supply(s: War, id_: str) -> tuple[str, ...]:
    """§B6.9 From a counter back to its source, hex by hex: overland, over the sea, or by a friend beside it."""
    side, here = s.board.units[id_].side, s.where[id_]
    reached, places = overland(s, side), s.board.places
    if places[here].terrain == "area":
        return (here, *way_from_area(s, side, here, reached))
    if here in reached:
        return (here, *back_to_source(s, side, here, reached))
    if has_sea_supply(s, side, here):
        return (here, OVERSEA)
    friends = [near for near in places[here].around if near in reached and is_friendly(s, side, near)]
    if not friends:
        return ()
    best = max(friends, key=lambda near: reached[near])
    return (here, best, *back_to_source(s, side, best, reached))


def way_from_area(s: War, side: int, area: str, reached: dict[str, int]) -> tuple[str, ...]:
    """§B6.8 None is needed for the Axis."""
    if side == AXIS:
        return ()
    shut = blocked(s, side)
    open_ = [near for near in s.board.places[area].near if near in reached and near not in shut]
    best = max(open_, key=lambda near: reached[near], default="")
    return (best, *back_to_source(s, side, best, reached)) if best else ()


def is_friendly(s: War, side: int, place: str) -> bool:
    here = s.at.get(place)
    return here is not None and s.board.units[here[0]].side == side


def back_to_source(s: War, side: int, here: str, reached: dict[str, int]) -> Iterator[str]:
    """Each step one nearer, through nothing that is blocked."""
    while True:
        nearer = [near for near in s.board.places[here].around if reached.get(near, -1) == reached[here] + 1]
        here = next((near for near in nearer if is_passed(s, side, near)), "")
        if not here:
            return
        yield here


def has_sea_supply(s: War, side: int, place: str) -> bool:
    """§B6.6 On the coast of a sea that its side sails."""
    return side in SEA_LANES[s.board.places[place].sea]


def has_adjacent_supply(s: War, side: int, place: str) -> bool:
    """§B6.7 Beside a friendly counter with overland supply; it does not go on from there (ruling R43)."""
    reached, at, units = overland(s, side), s.at, s.board.units
    for near in s.board.places[place].around:
        if near in reached and near in at and units[at[near][0]].side == side:
            return True
    return False


def has_area_supply(s: War, side: int, area: str) -> bool:
    """§B6.8 The Axis always; the Soviets by a hex beside the area that lets supply pass (rulings R42 and R85)."""
    if side == AXIS:
        return True
    reached, shut = overland(s, side), blocked(s, side)
    return any(near in reached and near not in shut for near in s.board.places[area].near)


def is_overland(s: War, id_: str) -> bool:
    """§B6.9 What flipping, placing and trains need. Of one counter it is sooner looked for than of the whole map."""
    side, start = s.board.units[id_].side, s.where[id_]
    if s.reached is not None and s.reached[side] is not None:
        return start in overland(s, side)
    return finds_source(s, side, start)


def finds_source(s: War, side: int, start: str) -> bool:
    """§B6.5 From a counter outwards to a source, step by step."""
    board = s.board
    places, edge, numbers = board.places, board.edge_sets[side], board.numbers
    seen, front = {start}, [start]
    for spent in range(numbers.overland + 1):
        if spent <= numbers.edge and not edge.isdisjoint(front):
            return True
        if any(hex_ in board.city_set and feeds(s, side, hex_) for hex_ in front):
            return True
        further = []
        for hex_ in front:
            for near in places[hex_].around:
                if near not in seen:
                    seen.add(near)
                    if is_passed(s, side, near):
                        further.append(near)
        front = further
    return False


def is_passed(s: War, side: int, hex_: str) -> bool:
    """§B6.2 Whether supply passes here."""
    here = s.at.get(hex_)
    if (s.board.units[here[0]].side != side) if here is not None else (hex_ in s.zones[1 - side]):
        return False
    return hex_ not in s.board.city_set or s.control.get(hex_) == side or hex_ in s.scorched


def feeds(s: War, side: int, city: str) -> bool:
    """§B6.3 §B6.10 A city of this side that is no ruin and has a way home, looked for in one direction first."""
    if s.control.get(city) != side or city in s.scorched:
        return False
    places, edge = s.board.places, s.board.edge_sets[side]
    if city in edge:
        return True
    seen = {city}
    todo = [*places[city].outset[side]]
    while todo:
        hex_ = todo.pop()
        if hex_ in seen:
            continue
        seen.add(hex_)
        if is_passed(s, side, hex_):
            if hex_ in edge:
                return True
            todo += places[hex_].homeward[side]
    return False


def is_supplied(s: War, id_: str) -> bool:
    """§B6.9 In any way."""
    place, side = s.where[id_], s.board.units[id_].side
    if s.board.places[place].terrain == "area":
        return has_area_supply(s, side, place)
    if place in overland(s, side):
        return True
    return has_sea_supply(s, side, place) or has_adjacent_supply(s, side, place)


def supply_phase(s: War, side: int) -> None:
    """§B6.11 The phasing side's counters together, then the others, with the zones as they are by then (ruling R40)."""
    s.phase = "supply"
    check_supply(s, side)
    check_supply(s, enemy(side))
    s.then(("pause", enemy(side), "supply"))


def check_supply(s: War, side: int) -> None:
    """§B6.12 Unsupplied markers come and go; §B6.13 only now."""
    cut = {id_: not is_supplied(s, id_) for id_ in on_map(s, side)}
    for id_, is_cut in cut.items():
        if is_cut and not has(s, id_, CUT):
            mark(s, id_, CUT)
            s.tell("cut_off", id_, s.where[id_])
        elif not is_cut and has(s, id_, CUT):
            unmark(s, id_, CUT)
            s.tell("supplied_again", id_, s.where[id_])


def recheck_supply(s: War, side: int) -> list[str]:
    """§B6.14 In its own Removals: the marked counters that are still cut off, the others lose their markers."""
    marked = [id_ for id_ in on_map(s, side) if has(s, id_, CUT)]
    lost = [id_ for id_ in marked if not is_supplied(s, id_)]
    for id_ in marked:
        if id_ not in lost:
            unmark(s, id_, CUT)
            s.tell("supplied_again", id_, s.where[id_])
    return lost
