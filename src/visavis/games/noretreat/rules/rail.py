"""Chapter B9: trains."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import within
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.rules.cards import DONE, can_pay, pay
from visavis.games.noretreat.rules.control import enter
from visavis.games.noretreat.rules.supply import is_overland, overland, supplied_cities
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import (
    MOVED,
    RAIL,
    War,
    enemy,
    face_of,
    has_room,
    holder,
    in_box,
    in_ezoc,
    put,
    unmark,
)
from visavis.kernel.choice import Step

LIMITED_RAIL: Final = 2  # §B9.3 up to this turn
FROM_CITY: Final = 3  # §B9.7 hexes


def may_entrain(s: War, id_: str) -> bool:
    """§B9.1 On a hex, not in an enemy zone, no fort, with overland supply (ruling R76); and there is a train."""
    side, place = s.board.units[id_].side, s.where[id_]
    if not face_of(s, id_).mobile or place in s.zones[1 - side] or s.board.places[place].terrain == "area":
        return False
    return has_train(s, side) and is_overland(s, id_)


def has_train(s: War, side: int) -> bool:
    """§B9.2 The first is free, each further one costs a card; §B9.3 on turns 1 and 2 there is only one."""
    if s.turn <= LIMITED_RAIL and s.board.part is None and s.trains:
        return False
    return is_free(s, side) or can_pay(s, side, s.board.prices.rail)


def is_free(s: War, side: int) -> bool:
    """§B9.4 §UM7 The Axis has no free one in the battles on a part of the map."""
    return s.trains == 0 and not (side == AXIS and s.board.part is not None)


def entrain(s: War, id_: str) -> Step:
    """§B9.1 §B9.2 §B9.5 Into the Rail box."""
    unit, start = s.board.units[id_], s.where[id_]
    if not is_free(s, unit.side) and not (yield from pay(s, unit.side, s.board.prices.rail, "rail", "B9.2")):
        unmark(s, id_, MOVED)  # §B5.14 the payment was cancelled
        return
    s.trains += 1
    put(s, id_, RAIL)
    s.tell("entrained", id_, start)
    seams.entrained(s, unit.side)


def detraining_phase(s: War, side: int) -> None:
    """§B9.6 The phasing side, then the other (ruling R77)."""
    s.phase = "detraining"
    stalin = (("stalin_detrain",),) if side == SOVIET else ()
    s.then(("detrain", side), *stalin, ("detrain", enemy(side)), ("end_player_turn", side))


def detrain(s: War, side: int) -> Step:
    """§B9.6 §B9.9 Any counters, free, one after another; that is all they do in this phase."""
    units = in_box(s, side, RAIL)
    if not units:
        return
    hexes = stations(s, side)
    able = [id_ for id_ in units if any(has_room(s, id_, hex_) for hex_ in hexes)]
    answer = yield from ask(s, side, "detrain", [*able, DONE], "B9.6")
    if answer == DONE:
        return
    goal = yield from ask(s, side, "detrain.hex", [h for h in hexes if has_room(s, answer, h)], "B9.7", unit=answer)
    put(s, answer, goal)
    enter(s, answer, goal)
    s.tell("detrained", answer, goal)
    seams.detrained(s, side)
    s.then(("detrain", side))


def stations(s: War, side: int) -> list[str]:
    """§B9.7 Supplied cities; hexes within 3 of one, in overland supply, not in an enemy zone, not at an enemy city."""
    other, board = 1 - side, s.board
    cities = supplied_cities(s, side)
    found = [city for city in cities if is_station(s, side, city)]
    reached = overland(s, side)
    hostile = {city for city in board.cities if s.control.get(city) == other and city not in s.scorched}
    close = set().union(*(within(board, city, FROM_CITY) for city in cities)).difference(found, hostile)
    for hex_ in reached:
        if hex_ in close and not in_ezoc(s, side, hex_):
            if holder(s, hex_) != other and hostile.isdisjoint(board.places[hex_].around):
                found.append(hex_)
    return found


def is_station(s: War, side: int, city: str) -> bool:
    """§B9.8 A city in an enemy zone only if a friend is there."""
    here = holder(s, city)
    return here == side or (here != 1 - side and not in_ezoc(s, side, city))
