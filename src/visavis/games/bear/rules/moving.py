"""Chapters B4, B12 and B15 as steps: moving, pivoting, bonus hexes, entering and leaving the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from visavis.games.bear.board import Board
from visavis.games.bear.rules.control import flip_control, score
from visavis.games.bear.rules.dice import one_die, two_dice
from visavis.games.bear.rules.forts import abandon, offer_fort
from visavis.games.bear.rules.going import (
    COST,
    FAR,
    bonus_after,
    bonus_hexes,
    cost_of_move,
    cost_of_pivot,
    may_move,
    may_pivot,
    moves,
    symbol_for,
    why_no_way,
    why_not_enter,
    why_stuck,
)
from visavis.games.bear.rules.hands import BOGGED_DOWN, RAPID, is_asked, plays
from visavis.games.bear.rules.hiding import ask_facing, hiding_places, mines_under, reveal, vanish
from visavis.games.bear.rules.hits import leave_fort, show_if, take_marker_off
from visavis.games.bear.rules.paying import Purse, charge, commit, crew_of, mark_acting, purse_of, within
from visavis.games.bear.rules.shooting import is_in_bunker
from visavis.games.bear.sheets import IMPASSABLE, SIDES
from visavis.games.bear.state import (
    WIRE,
    Battle,
    Unit,
    change,
    clear_fort,
    enemy,
    is_stressed,
    is_watched,
    keeps_marker_secret,
    marker_of,
    put,
    remove,
    seen_enemy_in,
    units_at,
)
from visavis.kernel.choice import Asking, Choice, Step
from visavis.kernel.kept import kept

STOP: Final = "stop"
STAY: Final = "stay"
BOG_NUMBER: Final = 4  # card 15
ENTRY_REACH: Final = 2  # §B4.12b


# Moving


def affordable(s: Battle, unit: Unit, purse: Purse) -> list[str]:
    """The adjacent hexes it can enter at a price it can pay."""
    return [to for to, cost in moves(s, unit).items() if within(purse, cost)]


def why_not_go(s: Battle, unit: Unit, to: str, purse: Purse) -> str:
    """§B4.5a The first reason why a counter cannot move to a hex now; empty if it can.

    One of: bogged, aboard, marker, far, enemy, scenario, the kind of a fortification, height, terrain, wall, cost.
    """
    if stuck := why_stuck(s, unit):
        return stuck
    if to not in s.board.hexes[unit.hex].around:
        return FAR
    why = why_not_enter(s, unit, to) or why_no_way(s, unit, to)
    return why or ("" if within(purse, cost_of_move(s, unit, to) or 0) else COST)


def may_march(s: Battle, unit: Unit, purse: Purse) -> bool:
    costs = moves(s, unit)
    return bool(costs) if purse is None else min(costs.values(), default=purse + 1) <= purse


def move(s: Battle, id_: str, free: int) -> Step:
    """§B4.5a One adjacent hex, then a free pivot; §B15.1a vehicles go on with their bonus hexes."""
    yield from reveal(s, id_)
    crew = crew_of(s, id_)
    unit = s.units[id_]
    options = affordable(s, unit, purse_of(s, crew, free))
    mark_acting(s, crew)
    secret = keeps_marker_secret(s, unit)
    if not options and not secret:
        return  # revealed, and facing the wrong way
    choice = Choice(unit.side, "hex", options or [STAY], "B4.5a", {"unit": id_, "free": free})
    to = yield from choice.aloud(secret)  # ruling R73
    if to == STAY:
        return
    symbols = bonus_after(s, unit, to)
    cost = yield from march(s, id_, to)
    s.then(("pay", unit.side, 0 if free else cost, *crew), ("rapid", unit.side, id_))
    s.then(*after_marching(id_, symbols))


def march(s: Battle, id_: str, to: str) -> Asking[int]:
    """§B4.7a Into the next hex; its cost, §B17.8a with the wire that is rolled for now (ruling R51)."""
    unit = s.units[id_]
    cost = cost_of_move(s, unit, to) or 0
    show_if(s, id_, bool(marker_of(s, unit).move_cost))
    s.tell("moved", id_, unit.hex, to)
    if to in s.forts:
        cost += yield from through_wire(s, unit, to)
    yield from step_into(s, id_, to)
    return cost


def through_wire(s: Battle, unit: Unit, to: str) -> Asking[int]:
    """§B17.8a On foot a die more; tracks crush it."""
    fort = s.forts.get(to)
    if fort is None or fort.kind != WIRE:
        return 0
    if not unit.kind.foot:
        clear_fort(s, to)
        s.tell("fort_destroyed", WIRE, to, rule="B17.8a")
        return 0
    die = max(0, (yield from one_die(s, unit.side, "wire", "B17.8a", {"unit": unit.id})))
    s.tell("wire", unit.id, die)
    return die


def step_into(s: Battle, id_: str, to: str) -> Asking[None]:
    """The counter and what it carries stand in the next hex; §B6.12a an enemy hex is entered, not yet attacked."""
    unit = s.units[id_]
    origin = unit.hex
    leave_fort(s, unit)
    if to in s.at and any(s.units[other].side != unit.side for other in s.at[to]):
        s.incursions += ((unit.side, to, origin),)
    put_all(s, id_, to)
    yield from take_over(s, to)


def put_all(s: Battle, id_: str, to: str) -> tuple[str, ...]:
    """§B15.8a A vehicle goes with its passenger; who they are."""
    crew = crew_of(s, id_)
    for each in crew:
        put(s, each, to)
    return crew


def take_over(s: Battle, hex_: str) -> Asking[None]:
    """§B11.1a Whoever hides where somebody came openly appears; §B4.4a then the marker turns, §B15.5a even in passing.

    Both before anything else is asked: a marker that stays as it is would tell who hides there.
    """
    for other in units_at(s, hex_):
        if other.hidden:
            yield from reveal(s, other.id)
    if hex_ in s.control:
        flip_control(s, hex_)


def after_marching(id_: str, symbols: str) -> list[tuple[str, ...]]:
    """What follows the first hex of a move, in order."""
    return [("mines", id_), ("arrive", id_), ("watch",), ("bonus", id_, symbols), ("bog", id_)]


def arrive(s: Battle, id_: str) -> Step:
    """§B4.5a The free pivot, §B17.2a or a place in the fortification."""
    unit = s.units.get(id_)
    if unit is None:
        return
    if unit.hex in s.forts:
        yield from offer_fort(s, unit)
    yield from face_anew(s, id_)


def face_anew(s: Battle, id_: str) -> Asking[None]:
    unit = s.units[id_]
    if not is_in_bunker(s, unit):
        turn_to(s, id_, (yield from ask_facing(s, unit)))


def turn_to(s: Battle, id_: str, facing: int) -> None:
    """It looks another way, with what it carries."""
    unit = change(s, id_, facing=facing)
    if unit.cargo:
        change(s, unit.cargo, facing=facing)
    s.tell("faces", id_, facing)


def face(s: Battle, id_: str) -> Step:
    """A counter that was put down looks where its side wants; §B11.2a a hidden one nowhere."""
    unit = s.units.get(id_)
    if unit is not None and unit.side != s.bot and not unit.hidden:
        yield from face_anew(s, id_)


def bonus(s: Battle, id_: str, symbols: str) -> Step:
    """§B15.1a One more hex for each symbol, at no cost, with a free pivot after each; §B15.2d the price stays."""
    unit = s.units.get(id_)
    options = bonus_hexes(s, unit, symbols) if unit is not None else []
    if unit is None or not options:
        return
    to = yield from Choice(unit.side, "bonus", [*options, STOP], "B15.1a", {"unit": id_})
    if to == STOP:
        return
    left = symbols.replace(symbol_for(s, unit, to, symbols), "", 1)
    s.tell("moved", id_, unit.hex, to)
    yield from step_into(s, id_, to)
    s.then(("mines", id_), ("arrive", id_), ("watch",), ("bonus", id_, left))


def bog(s: Battle, id_: str) -> Step | None:
    """Card 15: a vehicle that has just moved may stick fast for the rest of the round."""
    unit = s.units.get(id_)
    return may_stick_fast(s, id_, enemy(unit.side)) if unit is not None and unit.kind.vehicle else None


def may_stick_fast(s: Battle, id_: str, other: int) -> Step:
    """Card 15, if the other side plays it."""
    if not (yield from plays(s, other, "bog", BOGGED_DOWN, {"unit": id_})):
        return
    rolled = yield from two_dice(s, other, "bog_roll", "B8.4a", {"unit": id_, "needed": BOG_NUMBER})
    if rolled >= BOG_NUMBER:
        change(s, id_, bogged=True)
        s.tell("bogged", id_)


def rapid(s: Battle, side: int, *ids: str) -> Step | None:
    """Card 05: after the move and its check, if its side is asked about cards at all."""
    return go_on_at_once(s, side, *ids) if is_asked(s, side, RAPID) else None


def go_on_at_once(s: Battle, side: int, *ids: str) -> Step:
    """Card 05: one more hex at no cost, §B7.5a unless a marker they alone know forbids.

    §B11.1a Nobody can tell where a hidden unit is, and so whether it can go on.
    """
    here = [s.units[id_] for id_ in ids if id_ in s.units and s.units[id_].hex]
    seem_able = [unit.id for unit in here if unit.hidden or moves(s, unit, enemy(side))]
    able = [unit.id for unit in here if moves(s, unit)]
    if not seem_able:
        return
    if (yield from plays(s, side, "rapid", RAPID, {"unit": seem_able[0]}, bool(able))):
        s.then(*(("rush", id_) for id_ in (seem_able if is_watched(s) else able)))  # ruling R73


def rush(s: Battle, id_: str) -> Step:
    """Card 05: its one hex; §B11.1a where it cannot stay hidden it is seen going."""
    unit = s.units.get(id_)
    options = list(moves(s, unit)) if unit is not None else []
    if unit is None or not (options or is_watched(s)):
        return
    to = yield from Choice(unit.side, "rush", [*options, STAY], "B8.4a", {"unit": id_}).aloud(is_watched(s))
    if to == STAY:
        return
    if goes_hidden(s, unit, to):
        vanish(s, id_, to)
        s.then(*mines_under(unit, to), ("watch",))
        return
    yield from reveal(s, id_)
    yield from march(s, id_, to)
    s.then(("mines", id_), ("arrive", id_), ("watch",))


def goes_hidden(s: Battle, unit: Unit, to: str) -> bool:
    """§B8.8a §B11.5a Card 05: whether a hidden unit stays hidden there (ruling R76)."""
    return unit.hidden and to in hiding_places(s, unit)


# Pivoting


def may_turn(s: Battle, unit: Unit, purse: Purse) -> bool:
    return may_pivot(s, unit) and (purse is None or cost_of_pivot(s, unit) <= purse)


def pivot(s: Battle, id_: str, free: int) -> Step:
    """§B4.6a In place, any angle; a move action."""
    unit = s.units[id_]
    crew = crew_of(s, id_)
    bill = charge(s, crew, 0 if free else cost_of_pivot(s, unit))
    yield from swivel(s, id_)
    s.then(("mines", id_), ("watch",), bill)


def swivel(s: Battle, id_: str) -> Asking[None]:
    """Another facing than the present one; §B17.6a a hasty defence is given up."""
    unit = s.units[id_]
    facing = yield from ask_facing(s, unit, [facing for facing in range(6) if facing != unit.facing])
    show_if(s, id_, bool(marker_of(s, unit).move_cost))
    abandon(s, id_)
    turn_to(s, id_, facing)


# The edge of the map


def ways_in(s: Battle, unit: Unit) -> tuple[str, ...]:
    """§B4.12a The entry hexes of its reinforcements."""
    return all_ways_in(s.board).get(unit.arrival, ())


@kept
def all_ways_in(board: Board) -> Mapping[str, tuple[str, ...]]:
    """The same by reinforcements."""
    mission = board.mission
    ways = {row.id: row.enter for row in mission.arrival}
    if mission.solo:
        ways |= {row.id: row.enter for row in mission.solo.reinforcement}
    return ways


def entry_hexes(s: Battle, unit: Unit) -> list[str]:
    """§B4.12a Where it may enter; §B4.12b if the enemy holds all of that, on the edge within two hexes."""
    enter = ways_in(s, unit)
    free = [hex_ for hex_ in enter if not seen_enemy_in(s, hex_, unit.side)]
    if not free:
        close = [h for h in s.board.edge if any(s.board.distance[h][e] <= ENTRY_REACH for e in enter)]
        free = [hex_ for hex_ in close if not seen_enemy_in(s, hex_, unit.side)]
    return [hex_ for hex_ in free if can_stand(s, unit, hex_)]


def can_stand(s: Battle, unit: Unit, hex_: str) -> bool:
    ground = s.board.hexes[hex_]
    return bool(ground.roads) or getattr(ground.terrain, unit.kind.move_class) != IMPASSABLE


def may_come(s: Battle, unit: Unit) -> bool:
    """§B4.12c From the round it is due on, or later; §B15.8a a passenger with its vehicle."""
    return not unit.hex and not unit.aboard and unit.arrival in s.due and bool(entry_hexes(s, unit))


def enter(s: Battle, id_: str, free: int) -> Step:
    """§B4.12a No cost, no check, but stress; bonus hexes may be used."""
    yield from come_on(s, id_, (yield from ask_entry(s, id_, entry_hexes(s, s.units[id_]))))


def ask_entry(s: Battle, id_: str, hexes: list[str]) -> Asking[str]:
    return (yield from Choice(s.units[id_].side, "entry", hexes, "B4.12a", {"unit": id_}))


def come_on(s: Battle, id_: str, to: str) -> Asking[None]:
    """It stands on the map, with what it carries; what follows is like the end of a move."""
    s.tell("entered", id_, to)
    mark_acting(s, put_all(s, id_, to))
    yield from take_over(s, to)
    s.then(("mines", id_), ("arrive", id_), ("watch",), ("bonus", id_, s.units[id_].kind.bonus_moves))


@kept
def exits(board: Board, side: int, kind: str) -> Mapping[str, int]:
    """§B4.0a Where leaving the map brings such a counter points, and how many."""
    rows = [row for row in board.mission.score if row.when == "exit" and SIDES.index(row.side) == side]
    return {row.hex: row.vp for row in rows if row.type in ("", kind)}


def exit_points(s: Battle, unit: Unit) -> int | None:
    """§B4.0a The points for leaving the map here, if the scenario allows it."""
    return exits(s.board, unit.side, unit.kind.id).get(unit.hex)


def cost_of_leaving(s: Battle, unit: Unit) -> int:
    return unit.kind.move_cost + marker_of(s, unit).move_cost + is_stressed(s, unit)


def may_leave(s: Battle, unit: Unit, purse: Purse) -> bool:
    return exit_points(s, unit) is not None and may_move(s, unit) and within(purse, cost_of_leaving(s, unit))


def leave(s: Battle, id_: str, free: int) -> None:
    """§B4.0a §B9.1a Off the map, and the points for it."""
    unit = s.units[id_]
    commit(s, crew_of(s, id_), 0 if free else cost_of_leaving(s, unit))
    for other in (unit.cargo, id_):
        if other:
            leave_fort(s, s.units[other])
            take_marker_off(s, other)
            remove(s, other)
            s.gone = [*s.gone, other]
            s.tell("left", other)
    score(s, unit.side, exit_points(s, unit) or 0)
    s.then(("watch",))
