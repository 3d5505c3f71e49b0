"""Chapter B7: reinforcements, and what comes back from the boxes."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import STRONG, WEAK
from visavis.games.noretreat.rules.cards import UNDONE, can_pay, choose_or_play, is_undone, pay
from visavis.games.noretreat.rules.organisation import AXIS_REPLACEMENTS
from visavis.games.noretreat.rules.supply import overland
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import (
    DESTROYED,
    DISORGANIZED,
    SHATTERED,
    SURRENDERED,
    TRACK,
    TWO_STEPS,
    War,
    cities_of,
    crowd,
    has_room,
    holder,
    in_ezoc,
    is_city,
    mark,
    on_map,
    put,
    room_at,
    turn_over,
)
from visavis.kernel.choice import Step

BOUGHT: Final = (DESTROYED, SURRENDERED)  # §B5.12 the boxes of which replacements are bought


def placement(s: War, side: int) -> Step:
    """§B7.8 §B7.9 §B7.10 §B7.11 The Placement step: one counter after another."""
    units = [id_ for id_ in s.board.sides[side] if may_be_placed(s, id_)]
    again = ("placement", side)
    answer = yield from choose_or_play(s, side, "organisation", "place", units, "B7.8", again)
    if answer:
        s.then(("place_unit", answer), again)


def may_be_placed(s: War, id_: str) -> bool:
    """It is due, §U3 perhaps since a skipped half, or may leave its box now; and there is a hex for it."""
    box = s.where[id_]
    if box == TRACK:
        return s.due[id_] <= s.turn and bool(hexes_for(s, id_))
    if box not in (SHATTERED, DESTROYED, SURRENDERED):
        return False
    cost = cost_of_return(s, id_)
    return cost >= 0 and can_pay(s, s.board.units[id_].side, cost, "replacement") and bool(hexes_for(s, id_))


def cost_of_return(s: War, id_: str) -> int:
    """§B5.12 §B7.9 §B7.10 §B7.11 In cards; -1: it cannot return now."""
    unit, box, prices = s.board.units[id_], s.where[id_], s.board.prices
    if box in (TRACK, SHATTERED):
        return 0
    if unit.side == AXIS and s.turn < AXIS_REPLACEMENTS:
        return -1  # §B7.10 §B13.2
    usual = prices.destroyed if box == DESTROYED else prices.surrendered
    return max(usual, unit.faces[returning_face(s, id_)].cards and prices.two_cards, two_cards(s, id_))


def two_cards(s: War, id_: str) -> int:
    """§B5.12 §B14.5 "2 Repl" stands on the red side that was lost."""
    unit = s.board.units[id_]
    return s.board.prices.two_cards if unit.faces[s.face[id_]].cards else 0


def returning_face(s: War, id_: str) -> int:
    """§B7.10 The Axis reduced; the Soviets as they were lost, from turn 17 brown; regionals mobile (ruling R86)."""
    unit = s.board.units[id_]
    if not unit.two_sided:
        return STRONG
    if unit.regional:
        return WEAK
    if s.where[id_] in (SHATTERED, TRACK):
        return s.face[id_]  # §B7.9
    if unit.side == AXIS or s.turn >= TWO_STEPS:
        return WEAK
    return s.face[id_]


def hexes_for(s: War, id_: str) -> list[str]:
    """§B7.12 §B7.13 §B7.14 Where it may be placed."""
    unit, side = s.board.units[id_], s.board.units[id_].side
    if unit.home and s.control.get(unit.home) == side and unit.side == SOVIET and is_city(s, unit.home):
        return [unit.home] if is_open(s, id_, unit.home) else []  # §B7.14
    if unit.ally and unit.home and s.control.get(unit.home) == side and s.where[id_] == TRACK:
        return [unit.home] if is_open(s, id_, unit.home) else []  # §B14.7
    return [hex_ for hex_ in dict.fromkeys((*places_for(s, id_), *cadre_hexes(s, id_))) if is_open(s, id_, hex_)]


def cadre_hexes(s: War, id_: str) -> list[str]:
    """§B7.15 Where a friendly cadre waits for a replacement, with overland supply (ruling R105)."""
    if s.where[id_] not in BOUGHT:
        return []
    side = s.board.units[id_].side
    reached = overland(s, side)
    return [s.where[other] for other in on_map(s, side) if s.board.units[other].cadre and s.where[other] in reached]


def places_for(s: War, id_: str) -> list[str]:
    """§B7.12 Cities and edges; §U6 in the battles on a part of the map the Axis only on its edge."""
    unit, board = s.board.units[id_], s.board
    side = unit.side
    row = s.mods.get(f"enters {id_}", 0)
    if row and s.where[id_] == TRACK:  # §UM13
        return [hex_ for hex_ in board.hexes if int(hex_[2:]) == row]
    if unit.name_of_1945:
        return [city for city in german_cities(s) if unit.home in ("", city)]  # §B14.12
    if side == SOVIET:
        reached = overland(s, side)
        own = [c for c in cities_of(s, side) if not board.places[c].german and c in reached]
        return list(dict.fromkeys((*own, *board.edges[side])))
    cities = [] if board.part is not None else german_cities(s)
    if s.where[id_] == SHATTERED and board.part is None:
        reached = overland(s, side)
        cities += [
            city
            for city in cities_of(s, side)
            if not board.places[city].german and city in reached and not in_ezoc(s, side, city)
        ]
    if unit.ally and s.where[id_] == TRACK:
        return cities or list(board.edges[side])  # §B14.7
    return list(dict.fromkeys((*cities, *board.edges[side])))


def german_cities(s: War) -> list[str]:
    return [city for city in cities_of(s, AXIS) if s.board.places[city].german]


def is_open(s: War, id_: str, hex_: str) -> bool:
    """§B7.13 No enemy, room (§B7.15 or a cadre to relieve), no enemy zone unless a friend is there (ruling R73)."""
    side = s.board.units[id_].side
    here = holder(s, hex_)
    if here == 1 - side or (here != side and in_ezoc(s, side, hex_)):
        return False
    return has_room(s, id_, hex_) or bool(relieved(s, id_, hex_))


def relieved(s: War, id_: str, hex_: str) -> str:
    """§B7.15 A friendly cadre on the hex, for which a replacement comes."""
    unit = s.board.units[id_]
    if unit.cadre or s.where[id_] not in BOUGHT or crowd(s, hex_) > room_at(s, unit.side, hex_):
        return ""
    return next((other for other in s.at.get(hex_, ()) if s.board.units[other].cadre), "")


def place_unit(s: War, id_: str) -> Step:
    """§B7.8 Reinforcements are free; §B7.9 the others come disorganized."""
    unit = s.board.units[id_]
    box, cost = s.where[id_], cost_of_return(s, id_)
    if cost and not (yield from pay(s, unit.side, cost, "replacement", "B5.12")):
        return
    if box in BOUGHT and (yield from is_undone(s, unit.side, id_)):
        s.tell("step_undone", id_, rule=UNDONE[unit.side])
        return
    options = hexes_for(s, id_)
    if not options:
        return
    hex_ = yield from ask(s, unit.side, "place.hex", options, "B7.12", unit=id_)
    arrive(s, id_, hex_, box)


def arrive(s: War, id_: str, hex_: str, box: str) -> None:
    """On the map with the right face; §B7.15 a cadre goes to its box, and then the counter is in order."""
    cadre = relieved(s, id_, hex_)
    face = returning_face(s, id_)
    if cadre:
        put(s, cadre, "cadre")
        s.tell("relieved", cadre, id_)
    turn_over(s, id_, face)
    s.due.pop(id_, None)
    put(s, id_, hex_)
    if box == TRACK:
        s.tell("reinforcement", id_, hex_)
        return
    if not cadre:
        mark(s, id_, DISORGANIZED)
    s.tell("replaced", id_, hex_, box, rule={SHATTERED: "B7.9", DESTROYED: "B7.10", SURRENDERED: "B7.11"}[box])
