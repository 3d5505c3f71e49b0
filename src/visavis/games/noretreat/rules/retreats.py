"""Chapter B10: retreats, advances, and the end of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.board import WEAK
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.rules.battle import running
from visavis.games.noretreat.rules.cards import DONE
from visavis.games.noretreat.rules.control import enter, leave, pass_through
from visavis.games.noretreat.rules.results import BACK, LATER, LOSS_AFTER, RETREATS, lose_step, shatter
from visavis.games.noretreat.rules.special import send_away
from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import (
    CUT,
    DESTROYED,
    Battle,
    War,
    face_of,
    has,
    has_room,
    holder,
    mod,
    put,
    steps_of,
    terrain_of,
    turn_over,
)
from visavis.kernel.choice import Step

SOVIET_TANK_ADVANCE: Final = 11  # §B10.42 §B13.8 from this turn on


class Retreat(NamedTuple):
    """A way out of a battle."""

    way: tuple[str, ...]
    losses: int
    far: bool  # §B10.37 two hexes from the battle

    @property
    def end(self) -> str:
        return self.way[-1]


# Retreat


def retreat_ways(s: War, id_: str) -> list[Retreat]:
    """§B10.37 §B10.38 §B10.39 Two hexes, or one more if there is no room; with the fewest losses (ruling R46)."""
    start, side = s.where[id_], s.board.units[id_].side
    places = s.board.places
    beside = {start, *places[start].near, *places[start].around}
    found: list[Retreat] = []
    for first in open_beside(s, side, start):
        lost = penalty(s, side, first)
        for second in open_beside(s, side, first):
            if second == start:
                continue
            far, twice = second not in beside, lost + penalty(s, side, second)
            if has_room(s, id_, second):
                found.append(Retreat((first, second), twice, far))
                continue
            for third in open_beside(s, side, second):
                if third not in (start, first) and has_room(s, id_, third):
                    found.append(Retreat((first, second, third), twice + penalty(s, side, third), far))
    found = [way for way in found if way.far] or found
    fewest = min((way.losses for way in found), default=0)
    return [way for way in found if way.losses == fewest]


def open_beside(s: War, side: int, place: str) -> list[str]:
    """§B10.37 No lake side, no enemy, no map exit."""
    return [near for near in s.board.places[place].near if holder(s, near) != 1 - side]


def penalty(s: War, side: int, place: str) -> int:
    """§B10.38 A step for each hex in an enemy zone without a friend (ruling R45); §CE19A not with the card."""
    return int(place in s.zones[1 - side] and place not in s.at and not mod(s, "ignore zones"))


def retreat(s: War, id_: str, code: str) -> Step:
    """§B10.32 §B10.33 DL32 One counter: its owner chooses where it ends."""
    start = s.where[id_]
    if start not in s.board.places:
        return
    ways = retreat_ways(s, id_) if gives_up_fort(s, id_) else []
    if not ways or ways[0].losses >= steps_of(s, id_):  # §B10.39
        send_away(s, id_, DESTROYED, "B10.39")
        leave(s, start)
        return
    losses = ways[0].losses
    if code == "DS":
        end = ways[0].end
    else:
        ends = list(dict.fromkeys(way.end for way in ways))
        end = yield from ask(s, s.board.units[id_].side, "retreat", ends, "B10.37", unit=id_, losses=losses)
    for _ in range(losses):
        yield from lose_step(s, id_)
    if code == "DS":
        shatter(s, id_)
        return
    pass_through(s, id_, way_to(s, id_, ways, end))
    put(s, id_, end)
    enter(s, id_, end)
    leave(s, start)
    s.tell("retreated", id_, start, end)


def gives_up_fort(s: War, id_: str) -> bool:
    """Ruling R109 §CE33A §CE47S A fort has to retreat after all: regional units can, what has no mobile side cannot."""
    if face_of(s, id_).fort and s.board.units[id_].regional:
        turn_over(s, id_, WEAK)
        s.tell("unfortified", id_)
    return face_of(s, id_).mobile  # §B8.14


def way_to(s: War, id_: str, ways: Sequence[Retreat], end: str) -> tuple[str, ...]:
    """Ruling R103 Of several ways to an end that on which it takes most, and then the shortest."""
    return max((way.way for way in ways if way.end == end), key=lambda way: (taken(s, id_, way), -len(way)))


def taken(s: War, id_: str, way: Sequence[str]) -> int:
    """Ruling R103 How many of the enemy's places a counter takes on a way (§B8.13): it goes where it takes most."""
    return sum(place in s.board.prizes and s.control.get(place) != s.board.units[id_].side for place in way)


# Advance


def after_result(s: War) -> None:
    """§B10.41 After a retreat or the end of all defenders the attackers may advance."""
    battle = running(s)
    if any(key == "once more" or key.startswith((LATER, BACK)) for key in battle.mods):  # §CE17S §CE51S
        s.then(("fight_on",))
        return
    s.then(("end_battle",))
    if battle.mods.get(LOSS_AFTER):  # §CE11S
        s.then(("lose", battle.side, battle.attackers, True), ("lose", 1 - battle.side, battle.defenders, False))
    if battle.result in RETREATS:
        s.then(("advance",))
        seams.battle_won(s, battle.side)


def vacated(s: War, battle: Battle) -> list[str]:
    """§B10.41 The target hex; §B10.29 in a counterattack each hex that the attackers have left."""
    hexes = battle.vacated if battle.counter else (battle.hex,)
    return [hex_ for hex_ in hexes if holder(s, hex_) != 1 - battle.side]


def advance(s: War) -> Step:
    """§B10.41 DL33 Who advances; the first hex is the vacated one. Whoever has advanced may go on (ruling R102)."""
    battle = running(s)
    ends = {id_: advance_ends(s, battle, id_) for id_ in advancing(s, battle)}
    able = [id_ for id_, found in ends.items() if found]
    if not able:
        return
    left = next(iter(vacated(s, battle)), battle.hex)
    answer = yield from ask(s, battle.side, "advance", [*able, DONE], "B10.41", hex=left)
    if answer == DONE:
        return
    end = yield from ask(s, battle.side, "advance.to", list(ends[answer]), "B10.42", unit=answer)
    start = s.where[answer]
    way = ends[answer][end]
    pace = hexes_left(s, battle, answer) - len(way)
    pass_through(s, answer, way)
    put(s, answer, end)
    enter(s, answer, end)
    leave(s, start)
    s.tell("advanced", answer, start, end)
    if answer != battle.advancer and battle.counter:
        battle.vacated = (way[0],)  # §B10.29 into one hex
    battle.attackers = tuple(id_ for id_ in battle.attackers if id_ != battle.advancer or id_ == answer)
    battle.advancer, battle.pace = answer, 0 if stops_advance(s, end) else pace
    s.then(("advance",))


def advancing(s: War, battle: Battle) -> list[str]:
    """The attackers that are still there."""
    return [id_ for id_ in battle.attackers if s.where[id_] in s.board.places and face_of(s, id_).mobile]


def advance_length(s: War, id_: str) -> int:
    """§B10.42 By weather; armour more, Soviet armour from turn 11 (ruling R51); §CE04S §CE17A cards."""
    weather, face = s.board.weathers[s.weather], face_of(s, id_)
    length = weather.advance
    if face.armour and (s.board.units[id_].side != SOVIET or s.turn >= SOVIET_TANK_ADVANCE):
        length = weather.armour_advance
    if has(s, id_, CUT):
        length = 1
    length += mod(s, "advance more")
    return min(length, mod(s, "advance most") or length)


def hexes_left(s: War, battle: Battle, id_: str) -> int:
    """§B10.42 All, or what is left to whoever has just advanced."""
    return battle.pace if id_ == battle.advancer else advance_length(s, id_)


def first_steps(s: War, battle: Battle, id_: str) -> list[str]:
    """§B10.41 The vacated hex; of whoever goes on, any beside it."""
    start = s.where[id_]
    if id_ == battle.advancer:
        return open_beside(s, s.board.units[id_].side, start) if battle.pace else []
    return [hex_ for hex_ in vacated(s, battle) if hex_ in s.board.places[start].near]


def advance_ends(s: War, battle: Battle, id_: str) -> dict[str, tuple[str, ...]]:
    """§B10.42 §B10.43 §B10.44 Where it may end, with its way."""
    start, side = s.where[id_], s.board.units[id_].side
    ways: dict[str, tuple[str, ...]] = {hex_: (hex_,) for hex_ in first_steps(s, battle, id_)}
    front = list(ways)
    for _ in range(hexes_left(s, battle, id_) - 1):
        further = []
        for place in front:
            if stops_advance(s, place):
                continue
            for near in open_beside(s, side, place):
                if near not in ways and near != start:
                    ways[near] = (*ways[place], near)
                    further.append(near)
        front = further
    return {end: way for end, way in ways.items() if has_room(s, id_, end)}


def stops_advance(s: War, place: str) -> bool:
    """§B10.43 Enemy zones, rivers, cities and open ground do not."""
    return s.board.places[place].objective >= 0 or s.board.terrains[terrain_of(s, place)].stops


# The end


def end_battle(s: War) -> None:
    """§B10.45 Its marker goes, and the battle counts (§PK8)."""
    battle = running(s)
    s.markers.pop(battle.hex, None)
    if battle.forced:
        s.forced += 1
    else:
        s.fought += 1
    seams.battle_fought(s, s.side, not battle.forced, battle.hex)
    s.battle = None
