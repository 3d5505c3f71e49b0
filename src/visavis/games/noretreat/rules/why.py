"""Why something cannot be done: the first reason by the rules, empty if it can.

The rules work their options out without looking for reasons, since they are asked for too often; a test holds the two
together in random games.
"""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.board import STRONG
from visavis.games.noretreat.rules.battle import running
from visavis.games.noretreat.rules.cards import can_pay, fits, playable
from visavis.games.noretreat.rules.declaring import able_beside, attackable, may_join, target_limit
from visavis.games.noretreat.rules.movement import can_step, points, reach
from visavis.games.noretreat.rules.organisation import FORTIFYING, flip_cost, may_unfortify, ways_to_flip
from visavis.games.noretreat.rules.placement import cost_of_return, hexes_for, is_open, places_for
from visavis.games.noretreat.rules.rail import has_train, is_free, may_entrain, stations
from visavis.games.noretreat.rules.retreats import advance_ends, retreat_ways, vacated
from visavis.games.noretreat.rules.supply import is_overland, is_supplied, overland
from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import (
    DISORGANIZED,
    MOVED,
    RAIL,
    TRACK,
    USED,
    War,
    face_of,
    has,
    has_room,
    holder,
    in_ezoc,
    is_city,
    is_on_map,
)

CAN: Final = ""  # nothing speaks against it
ENEMY: Final = "enemy"
AWAY: Final = "away"  # it is not on the map
BOXED: Final = "boxed"  # it is in no box from which this is done


# §B8 Movement


def why_not_move(s: War, side: int, id_: str) -> str:
    """§B8.1 §B8.14 Why a counter cannot move now."""
    if s.board.units[id_].side != side:
        return ENEMY
    if not is_on_map(s, id_):
        return AWAY
    if has(s, id_, MOVED) and id_ != s.mover:
        return "moved"
    if not face_of(s, id_).mobile:
        return "fort"
    if can_step(s, id_, points(s, id_)) or (id_ != s.mover and may_entrain(s, id_)):
        return CAN
    return "spent" if points(s, id_) <= 0 else "hemmed"


def why_not_go(s: War, id_: str, place: str, budget: int) -> str:
    """§B8.1 §B8.8 §B8.10 §B8.11 Why it cannot end its move there."""
    side = s.board.units[id_].side
    if place == s.where[id_]:
        return "here"
    if holder(s, place) == 1 - side:
        return ENEMY
    found, _ = reach(s, id_, budget)
    if place not in found:
        start = s.where[id_]
        beside = place in s.board.places[start].near
        if not beside and place in s.board.places[start].around:
            return "lake"
        return "zone" if beside and in_ezoc(s, side, start) and in_ezoc(s, side, place) else "far"
    return CAN if has_room(s, id_, place) else "full"


def why_not_entrain(s: War, id_: str) -> str:
    """§B9.1 §B9.2 §B9.3 Why it cannot take the train."""
    side, place = s.board.units[id_].side, s.where[id_]
    if place not in s.board.hexes:
        return "no_rail"
    if not face_of(s, id_).mobile:
        return "fort"
    if in_ezoc(s, side, place):
        return "rail_zone"
    if not has_train(s, side):
        return "train"
    return CAN if is_overland(s, id_) else "supply"


# §B10 Combat


def why_not_attack_with(s: War, side: int, id_: str) -> str:
    """§B10.2 §B7.16 Why a counter cannot attack in this phase."""
    if s.board.units[id_].side != side:
        return ENEMY
    if not is_on_map(s, id_):
        return AWAY
    if face_of(s, id_).attack == 0:
        return "weak"
    if has(s, id_, DISORGANIZED):
        return "disorganized"
    return "used" if has(s, id_, USED) else CAN


def why_not_target(s: War, side: int, hex_: str) -> str:
    """§B10.1 Why a hex cannot be declared a target."""
    if holder(s, hex_) != 1 - side:
        return "nobody"
    if s.markers.get(hex_):
        return "marked"
    if s.declared >= target_limit(s, side):
        return "targets"
    return CAN if hex_ in attackable(s, side) else "out_of_reach"


def why_not_join(s: War, side: int, id_: str) -> str:
    """§B10.9 §B10.6 Why a counter cannot join this attack."""
    battle = running(s)
    against = why_not_attack_with(s, side, id_)
    if against:
        return against
    if id_ in battle.attackers:
        return "joined"
    if id_ not in able_beside(s, side, battle.hex):
        return "apart"
    return CAN if id_ in may_join(s, side, battle.hex, battle.attackers) else "bound"


def why_not_blow(s: War, side: int, hex_: str) -> str:
    """§B10.4 Why no Counterblow marker can lie there."""
    if holder(s, hex_) != side:
        return "not_own"
    if s.markers.get(hex_):
        return "marked"
    if not able_beside(s, 1 - side, hex_):
        return "unthreatened"
    return CAN if can_pay(s, side, s.board.prices.blow) else "cards"


def why_not_retreat(s: War, id_: str, place: str) -> str:
    """§B10.37 §B10.38 Why it cannot retreat there."""
    if holder(s, place) == 1 - s.board.units[id_].side:
        return ENEMY
    return CAN if place in {way.end for way in retreat_ways(s, id_)} else "not_two"


def why_not_advance(s: War, side: int, id_: str) -> str:
    """§B10.41 Why it does not advance."""
    battle = running(s)
    if s.board.units[id_].side != side:
        return ENEMY
    if not is_on_map(s, id_):
        return AWAY
    if id_ not in battle.attackers:
        return "not_fighting"
    if not face_of(s, id_).mobile:
        return "fort"
    return CAN if advance_ends(s, battle, id_) else "full"


def why_not_advance_to(s: War, id_: str, place: str) -> str:
    """§B10.42 §B10.43 Why its advance cannot end there."""
    battle = running(s)
    if place in advance_ends(s, battle, id_):
        return CAN
    if holder(s, place) == 1 - battle.side:
        return ENEMY
    if not any(hex_ in s.board.places[s.where[id_]].near for hex_ in vacated(s, battle)):
        return "not_vacated"
    return "advance_far"


# §B5 Cards


def why_not_play(s: War, side: int, card: str, windows: tuple[str, ...]) -> str:
    """§B5.9 §B5.10 §B5.11 Why a card of the own hand cannot be played as an event now."""
    if card in playable(s, side, windows):
        return CAN
    half = s.board.half(card, side)
    if half.immediate:
        return "immediate"
    if not fits(s, side, card):
        return "initiative"
    return "idle" if any(window in windows for window in half.windows) else "moment"


# §B7 Organization


def why_not_flip(s: War, side: int, id_: str) -> str:
    """§B7.2 §B7.3 §B7.5 §B7.6 §B7.7 Why a counter cannot be turned over now."""
    unit = s.board.units[id_]
    if unit.side != side:
        return ENEMY
    if not is_on_map(s, id_):
        return AWAY
    if may_unfortify(s, id_) or ways_to_flip(s, id_):
        return CAN
    if not unit.two_sided or s.face[id_] == STRONG:
        return "best"
    return why_not_fortify(s, id_) if unit.regional else why_not_improve(s, id_)


def why_not_fortify(s: War, id_: str) -> str:
    """§B7.5"""
    place = s.where[id_]
    if s.turn < FORTIFYING:
        return "too_early"
    if not is_city(s, place) or s.control.get(place) != SOVIET:
        return "no_city"
    return "cards" if is_supplied(s, id_) else "supply"


def why_not_improve(s: War, id_: str) -> str:
    """§B7.2 §B7.3 §B7.6 §B7.7"""
    unit = s.board.units[id_]
    if s.where[id_] not in overland(s, unit.side):
        return "supply"
    if flip_cost(s, id_):
        return "cards"
    return "upgrades" if unit.side == SOVIET else "too_early"


def why_not_place(s: War, side: int, id_: str) -> str:
    """§B7.8 §B7.9 §B7.10 §B7.11 Why a counter cannot come to the map now."""
    if s.board.units[id_].side != side:
        return ENEMY
    box = s.where[id_]
    if is_on_map(s, id_):
        return "there"
    if box == TRACK and s.due[id_] > s.turn:
        return "not_due"
    if box not in (TRACK, "shattered", "destroyed", "surrendered"):
        return BOXED
    cost = cost_of_return(s, id_)
    if cost < 0:
        return "too_early"
    if box != TRACK and not can_pay(s, side, cost, "replacement"):
        return "cards"
    return CAN if hexes_for(s, id_) else "no_hex"


def why_not_stand(s: War, id_: str, hex_: str) -> str:
    """§B7.12 §B7.13 §B7.14 Why it cannot come to the map there."""
    if hex_ in hexes_for(s, id_):
        return CAN
    side = s.board.units[id_].side
    if holder(s, hex_) == 1 - side:
        return ENEMY
    if hex_ not in places_for(s, id_):
        return "entry"
    if is_open(s, id_, hex_):
        return "entry"
    return "entry_zone" if holder(s, hex_) != side else "full"


def why_not_reorganise(s: War, side: int, id_: str) -> str:
    """§B7.17 Why no marker comes off."""
    if s.board.units[id_].side != side:
        return ENEMY
    if not is_on_map(s, id_):
        return AWAY
    return CAN if has(s, id_, DISORGANIZED) and face_of(s, id_).attack > 0 else "in_order"


# §B9 Trains


def why_not_detrain(s: War, side: int, id_: str) -> str:
    """§B9.6 Why it cannot leave the train."""
    if s.board.units[id_].side != side:
        return ENEMY
    if s.where[id_] != RAIL:
        return "no_train"
    return CAN if any(has_room(s, id_, hex_) for hex_ in stations(s, side)) else "no_hex"


def why_not_stop(s: War, id_: str, hex_: str) -> str:
    """§B9.7 §B9.8 Why the train cannot stop there."""
    side = s.board.units[id_].side
    if holder(s, hex_) == 1 - side:
        return ENEMY
    if hex_ not in stations(s, side):
        return "station_zone" if in_ezoc(s, side, hex_) else "station"
    return CAN if has_room(s, id_, hex_) else "full"


def is_paid_train(s: War, side: int) -> bool:
    """§B9.2 §B9.4 Whether the next train costs a card."""
    return not is_free(s, side)
