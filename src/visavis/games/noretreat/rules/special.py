"""Chapter B14: allies, cadres, the Finns, Groups E and F, the last levy."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.board import FINNS, within
from visavis.games.noretreat.rules.control import enter
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import (
    CADRES,
    OUT,
    SURRENDERED,
    TRACK,
    WAITING,
    War,
    holder,
    in_box,
    on_map,
    put,
)

ALLY_RETURNS: Final = 2  # §B14.7 turns
CADRE_RETURNS: Final = 1  # §B14.9
PLOESTI: Final = "0816"
BUCHAREST: Final = "0717"
THREAT: Final = 3  # §B14.11 hexes
OIL_GROUPS: Final = {"GrE": "south-balkans", "GrF": "west-balkans"}


def send_away(s: War, id_: str, box: str, rule: str = "B10.36") -> None:
    """§B11.7 Off the map with its face; §B14.7 §B14.9 by the track, §B14.10 or for good (ruling R62)."""
    unit, place = s.board.units[id_], s.where[id_]
    if unit.ally:
        send_to_track(s, id_, s.turn + ALLY_RETURNS)
    elif unit.cadre:
        send_to_track(s, id_, s.turn + CADRE_RETURNS)
    elif unit.name_of_1945 or id_ == FINNS:
        put(s, id_, OUT)
    else:
        put(s, id_, box)
    s.tell("eliminated", id_, place, s.where[id_], rule=rule)


def send_to_track(s: War, id_: str, turn: int) -> None:
    put(s, id_, TRACK)
    s.due[id_] = turn


def allies_leave(s: War) -> None:
    """§B14.8 For good, when their capital is the Soviets' (ruling R59)."""
    if s.board.part is not None:
        return
    for id_ in s.board.sides[AXIS]:
        unit = s.board.units[id_]
        if unit.ally and unit.home and s.where[id_] != OUT and s.control.get(unit.home) == SOVIET:
            withdraw(s, id_, "B14.8")


def withdraw(s: War, id_: str, rule: str) -> None:
    """Out of the game, wherever it is."""
    if s.where[id_] != OUT:
        put(s, id_, OUT)
        s.due.pop(id_, None)
        s.tell("withdrawn", id_, rule=rule)


def cadres_return(s: War) -> None:
    """§B14.9 From the turn track to the Cadre box."""
    for side in (AXIS, SOVIET):
        for id_ in in_box(s, side, TRACK):
            if s.board.units[id_].cadre and s.due[id_] <= s.turn:
                put(s, id_, CADRES)
                del s.due[id_]


def may_leave_cadre(s: War, id_: str, place: str) -> bool:
    """§B14.9 Of a counter that is no ally and no cadre, if there is one to spare."""
    unit = s.board.units[id_]
    if unit.ally or unit.cadre or unit.name_of_1945 or id_ == FINNS or not s.options.cadres:
        return False
    return place in s.board.hexes and bool(in_box(s, unit.side, CADRES))


def oil_groups(s: War, side: int) -> None:
    """§B14.11 Groups E and F come when Ploesti or Bucharest is lost or threatened (ruling R60)."""
    waiting = [] if s.board.part is not None else in_box(s, AXIS, WAITING)
    if side != AXIS or not waiting or not oil_is_threatened(s):
        return
    for id_ in waiting:
        area = OIL_GROUPS[id_]
        if holder(s, area) != SOVIET:
            put(s, id_, area)
            enter(s, id_, area)
            s.tell("reinforcement", id_, area)
        else:
            send_to_track(s, id_, s.turn)


def oil_is_threatened(s: War) -> bool:
    if SOVIET in (s.control.get(PLOESTI), s.control.get(BUCHAREST)):
        return True
    close = within(s.board, PLOESTI, THREAT)
    return any(s.where[id_] in close for id_ in on_map(s, SOVIET))


def surrender(s: War, id_: str) -> None:
    """§B6.14 §B6.15 Into the Surrendered box, allies and cadres onto the track."""
    send_away(s, id_, SURRENDERED, "B6.14")
