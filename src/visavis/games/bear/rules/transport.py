"""Chapters B15.6 to B15.10: loading, unloading, towing."""

from __future__ import annotations

from visavis.games.bear.rules.going import (
    COST,
    FAR,
    MARKER,
    cost_of_move,
    may_enter,
    may_move,
    parts_of_ground,
    why_no_way,
    why_not_enter,
    why_stuck,
)
from visavis.games.bear.rules.hiding import ask_facing, mines_under, reveal, show_its_price
from visavis.games.bear.rules.hits import leave_fort
from visavis.games.bear.rules.moving import step_into, through_wire
from visavis.games.bear.rules.paying import Purse, charge, purse_of, within
from visavis.games.bear.rules.shooting import Part, total
from visavis.games.bear.state import (
    Battle,
    Unit,
    change,
    is_stressed,
    marker_of,
    near,
    units_at,
)
from visavis.kernel.choice import Asking, Choice, Step


def can_be_carried(unit: Unit) -> bool:
    """§B15.6a Those on foot ride, field guns are towed."""
    return unit.kind.foot or unit.kind.field_gun


def rides(s: Battle, unit: Unit, free: int) -> dict[str, int]:
    """§B15.6a By vehicle in the same or an adjacent hex: what getting on costs."""
    if not can_be_carried(unit) or unit.aboard or unit.kind.suspect:
        return {}
    found: dict[str, int] = {}
    for hex_ in (unit.hex, *s.board.hexes[unit.hex].around):
        for id_ in s.at.get(hex_, ()):
            other = s.units[id_]
            if other.kind.vehicle and other.side == unit.side and not why_not_board(s, unit, other, free):
                found[other.id] = cost_of_boarding(s, unit, other) or 0
    return found


def why_not_board(s: Battle, unit: Unit, other: Unit, free: int) -> str:
    """§B15.6a The first reason why a passenger cannot get on there; empty if it can.

    One of: no_vehicle, full, unshown, far, marker, the reasons of `why_not_enter` and `why_no_way`, cost.
    """
    if why := why_no_free_vehicle(other):
        return why
    if not near(s, unit.hex, other.hex):
        return FAR
    cost = cost_of_boarding(s, unit, other)
    if cost is None:
        marked = marker_of(s, unit).only_rally or marker_of(s, unit).destroyed
        stuck = MARKER if marked else why_stuck(s, unit)
        return stuck or why_not_enter(s, unit, other.hex) or why_no_way(s, unit, other.hex)
    return "" if within(purse_of(s, (unit.id, other.id), free), cost) else COST


def is_free_vehicle(unit: Unit) -> bool:
    return not why_no_free_vehicle(unit)


def why_no_free_vehicle(unit: Unit) -> str:
    """§B15.6a One that carries nothing, is not towed and is not hidden."""
    if not unit.kind.vehicle:
        return "no_vehicle"
    if unit.cargo or unit.aboard:
        return "full"
    return "unshown" if unit.hidden else ""


def cost_of_boarding(s: Battle, unit: Unit, vehicle: Unit) -> int | None:
    """§B15.6a From the same hex the printed cost and stress; from the next one a move there, §B7.3b if it can move."""
    stress = is_stressed(s, unit) or is_stressed(s, vehicle)  # §B10.11a
    marker = marker_of(s, unit)
    if marker.only_rally or marker.destroyed:
        return None
    if unit.hex == vehicle.hex:
        return unit.kind.move_cost + stress
    cost = cost_of_move(s, unit, vehicle.hex) if may_move(s, unit) else None
    return None if cost is None else cost - is_stressed(s, unit) + stress


def may_load(s: Battle, unit: Unit, free: int) -> bool:
    return bool(rides(s, unit, free))


def load(s: Battle, id_: str, free: int) -> Step:
    """§B15.6a It gets on; both have acted and make one check. Another hex it enters like anybody."""
    unit = s.units[id_]
    options = rides(s, unit, free)
    vehicle = yield from Choice(unit.side, "vehicle", list(options), "B15.6a", {"unit": id_, "free": free})
    yield from reveal(s, id_)
    crew = (id_, vehicle)
    to = s.units[vehicle].hex
    if to != unit.hex:
        show_its_price(s, s.units[id_])
    wire = yield from wire_between(s, unit, to)
    bill = charge(s, crew, 0 if free else options[vehicle] + wire)
    if to != unit.hex:
        yield from step_into(s, id_, to)
    get_on(s, id_, vehicle)
    s.then(*mines_under(unit, to), ("watch",), bill)


def wire_between(s: Battle, unit: Unit, to: str) -> Asking[int]:
    """§B17.8a The die for wire in another hex that it enters to get on, or when it gets off."""
    return (yield from through_wire(s, unit, to)) if to != unit.hex else 0


def get_on(s: Battle, id_: str, vehicle: str) -> None:
    carrier = s.units[vehicle]
    leave_fort(s, s.units[id_])
    change(s, id_, aboard=vehicle, facing=carrier.facing)
    change(s, vehicle, cargo=id_)
    s.tell("loaded", id_, vehicle)


# Unloading


def stops(s: Battle, unit: Unit, free: int) -> dict[str, int]:
    """§B15.9a By hex, the vehicle's or an adjacent one: what getting off there costs."""
    if not unit.aboard or marker_of(s, unit).only_rally or unit.kind.vehicle:
        return {}
    purse = purse_of(s, (unit.id, unit.aboard), free)
    costs = {to: cost_of_getting_off(s, unit, to) for to in (unit.hex, *s.board.hexes[unit.hex].around)}
    return {to: cost for to, cost in costs.items() if cost is not None and within(purse, cost)}


def why_not_get_off(s: Battle, unit: Unit, to: str, free: int) -> str:
    """§B15.9a The first reason why a passenger cannot get off into a hex; empty if it can.

    One of: far, the reasons of `why_not_enter` and `why_no_way`, cost.
    """
    if not near(s, unit.hex, to):
        return FAR
    cost = cost_of_getting_off(s, unit, to)
    if cost is None:
        return why_not_enter(s, unit, to) or why_no_way(s, unit, to)
    return "" if within(purse_of(s, (unit.id, unit.aboard), free), cost) else COST


def cost_of_getting_off(s: Battle, unit: Unit, to: str) -> int | None:
    """§B15.9a Its move cost and stress; the ground of an adjacent hex as for any move (ruling R67)."""
    ground: tuple[Part, ...] | None = ()
    if to != unit.hex:
        ground = parts_of_ground(s, unit, to) if may_enter(s, unit, to) else None
    if ground is None:
        return None
    stress = is_stressed(s, unit) or is_stressed(s, s.units[unit.aboard])
    return unit.kind.move_cost + marker_of(s, unit).move_cost + total(ground) + stress


def may_unload(s: Battle, unit: Unit, free: int) -> bool:
    return bool(stops(s, unit, free))


def unload(s: Battle, id_: str, free: int) -> Step:
    """§B15.9a It gets off, looking anywhere; both have acted and make one check."""
    unit = s.units[id_]
    options = stops(s, unit, free)
    to = yield from Choice(unit.side, "stop", list(options), "B15.9a", {"unit": id_, "free": free})
    yield from reveal(s, id_)
    show_its_price(s, s.units[id_])
    crew = (id_, unit.aboard)
    wire = yield from wire_between(s, unit, to)
    bill = charge(s, crew, 0 if free else options[to] + wire)
    change(s, unit.aboard, cargo="")
    change(s, id_, aboard="")
    if to != unit.hex:
        yield from step_into(s, id_, to)
    change(s, id_, facing=(yield from ask_facing(s, s.units[id_])))
    s.tell("unloaded", id_, to)
    s.then(*mines_under(unit, to), ("watch",), bill)


# Towing


def wrecks(s: Battle, unit: Unit, free: int) -> list[str]:
    """§B15.10a Immobilised or stunned vehicles in its hex; tracked ones only behind tracks. §B10.1a Both act."""
    if not is_free_vehicle(unit) or not may_move(s, unit):
        return []
    friends = [other for other in units_at(s, unit.hex) if other.side == unit.side and other.id != unit.id]
    return [other.id for other in friends if not why_not_tow(s, unit, other, free)]


def why_not_tow(s: Battle, unit: Unit, other: Unit, free: int) -> str:
    """§B15.10a The first reason why a vehicle does not take another in tow; empty if it does.

    One of: no_vehicle, full, unshown, apart, able, tracks, cost.
    """
    if why := why_no_free_vehicle(other):
        return why
    if other.hex != unit.hex:
        return "apart"
    if not (marker_of(s, other).no_move or marker_of(s, other).only_rally or other.bogged):
        return "able"
    if other.kind.move_class == "tracked" and unit.kind.move_class != "tracked":
        return "tracks"
    return "" if within(purse_of(s, (unit.id, other.id), free), cost_of_towing(s, unit, other)) else COST


def cost_of_towing(s: Battle, unit: Unit, other: Unit) -> int:
    """§B15.6a The move cost of what is taken in tow (ruling R71)."""
    return other.kind.move_cost + (is_stressed(s, unit) or is_stressed(s, other))


def may_tow(s: Battle, unit: Unit, free: int) -> bool:
    return bool(wrecks(s, unit, free))


def tow(s: Battle, id_: str, free: int) -> Step:
    """§B15.10a A vehicle that cannot move is taken in tow; it may not fire."""
    unit = s.units[id_]
    wreck = yield from Choice(unit.side, "wreck", wrecks(s, unit, free), "B15.10a", {"unit": id_, "free": free})
    yield from reveal(s, id_)
    crew = (id_, wreck)
    bill = charge(s, crew, 0 if free else cost_of_towing(s, unit, s.units[wreck]))
    get_on(s, wreck, id_)
    s.then(bill)


def may_let_go(s: Battle, unit: Unit, purse: Purse) -> bool:
    """§B15.9a What is towed is put down again, at its move cost."""
    return bool(unit.cargo) and s.units[unit.cargo].kind.vehicle and within(purse, cost_of_letting_go(s, unit))


def cost_of_letting_go(s: Battle, unit: Unit) -> int:
    return cost_of_towing(s, unit, s.units[unit.cargo])


def let_go(s: Battle, id_: str, free: int) -> Step:
    """§B15.9a The vehicle in tow stays in the hex."""
    yield from reveal(s, id_)
    unit = s.units[id_]
    crew = (id_, unit.cargo)
    bill = charge(s, crew, 0 if free else cost_of_letting_go(s, unit))
    change(s, unit.cargo, aboard="")
    change(s, id_, cargo="")
    s.tell("unloaded", unit.cargo, unit.hex)
    s.then(bill)
