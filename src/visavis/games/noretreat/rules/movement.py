"""Chapter B8: movement, zones of control, stacking, control of places."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.rules.cards import choose_or_play
from visavis.games.noretreat.rules.control import enter, leave, pass_through
from visavis.games.noretreat.rules.rail import may_entrain
from visavis.games.noretreat.rules.stalin import STALIN, may_entrain_stalin
from visavis.games.noretreat.state import (
    CUT,
    MOVED,
    RAIL,
    War,
    enemy,
    face_of,
    has_room,
    mark,
    on_map,
    put,
    unmark,
)
from visavis.kernel.choice import Asking, Step

STAY: Final = "stay"
YES: Final = "yes"
NO: Final = "no"
UNSUPPLIED_MOVE: Final = 3  # §B6.12 §B8.2
EXIT: Final = 1  # §B8.7


def movement_phase(s: War, side: int) -> None:
    """§B8.1 One counter after another."""
    s.phase = "movement"
    s.mover, s.left, s.trains = "", 0, 0
    s.then(("move", side), ("end_movement", side), ("pause", enemy(side), "movement"))
    seams.begin_movement(s, side)  # §SD1.2 before the first counter moves


def move(s: War, side: int) -> Step:
    """§B8.1 DL16 Which counter moves next, or goes on; and cards."""
    units = [id_ for id_ in on_map(s, side) if may_move(s, id_)]
    stalin = [STALIN] if may_entrain_stalin(s, side) else []
    again = ("move", side)
    answer = yield from choose_or_play(s, side, "movement", "move", [*units, *stalin], "B8.1", again)
    if answer == STALIN:
        s.then(("stalin_entrain",), again)
    elif answer:
        s.then(("go", answer), again)


def may_move(s: War, id_: str) -> bool:
    """A counter that has not moved, or the one that has just moved and can go on (ruling R89)."""
    if s.marks.get(id_, 0) & MOVED and id_ != s.mover:
        return False
    if not face_of(s, id_).mobile or not seams.may_leave(s, s.board.units[id_].side, id_):  # §B8.14
        return False
    return can_step(s, id_, points(s, id_)) or (id_ != s.mover and may_entrain(s, id_))


def points(s: War, id_: str) -> int:
    """§B8.2 Movement points left: the lowest cap counts; §CE17A a stack may have more."""
    if id_ == s.mover:
        return s.left
    cap = s.board.weathers[s.weather].move
    if s.marks.get(id_, 0) & CUT:
        cap = min(cap, UNSUPPLIED_MOVE)
    return min(face_of(s, id_).move, cap) + s.mods.get(f"phase.more {id_}", 0)


def costs_for(s: War, id_: str) -> dict[str, int]:
    """§B8.1 Of entering each place; a scorched city is a marsh."""
    armour = face_of(s, id_).armour
    costs = s.board.costs[0 if armour else 1]
    if not s.scorched:
        return costs
    marsh = s.board.terrains["marsh"]
    return costs | dict.fromkeys(s.scorched, marsh.armour if armour else marsh.other)


def can_step(s: War, id_: str, budget: int) -> bool:
    """§B8.3 Whether there is a place beside it that it can enter (ruling R75)."""
    if budget <= 0:
        return False
    place = s.where[id_]
    side = s.board.units[id_].side
    costs, zone, at, units = costs_for(s, id_), s.zones[1 - side], s.at, s.board.units
    held = place in zone
    for near in s.board.places[place].near:
        here = at.get(near)
        if here is not None:
            if units[here[0]].side != side:
                continue  # §B8.10
        elif held and near in zone:
            continue  # §B8.8
        if costs[near] + held <= budget:  # §B8.7
            return True
    return False


def reach(s: War, id_: str, budget: int) -> tuple[dict[str, int], dict[str, str]]:
    """§B8.1 §B8.4 Every place it can get to with its cost, the cheapest first; and where the last step came from."""
    start = s.where[id_]
    side = s.board.units[id_].side
    costs, zone, at, units, places = costs_for(s, id_), s.zones[1 - side], s.at, s.board.units, s.board.places
    found = {start: 0}
    before = {start: ""}
    rows: list[list[str]] = [[] for _ in range(budget + 1)]
    rows[0].append(start)
    for spent in range(budget):
        for place in rows[spent]:
            if found[place] < spent:
                continue
            held = place in zone
            if held and place != start and place not in at:
                continue  # §B8.6 it had to stop here
            base = spent + (EXIT if held else 0)  # §B8.7
            for near in places[place].near:
                total = base + costs[near]
                if total > budget or found.get(near, 99) <= total:
                    continue
                here = at.get(near)
                if here is not None:
                    if units[here[0]].side != side:
                        continue  # §B8.10
                elif held and near in zone:
                    continue  # §B8.8 §B8.9 (ruling R74)
                found[near] = total
                before[near] = place
                rows[total].append(near)
    return found, before


def goals(s: War, id_: str, found: dict[str, int]) -> list[str]:
    """§B8.11 Where it may stop (ruling R83); one may pass through any crowd of friends."""
    start, at = s.where[id_], s.at
    return [place for place in found if place != start and (place not in at or has_room(s, id_, place))]


def trains_for(s: War, id_: str) -> list[str]:
    """§B9.1 Instead of moving."""
    return [RAIL] if id_ != s.mover and may_entrain(s, id_) else []


def ends_of_move(s: War, id_: str) -> list[str]:
    """All that it is asked of."""
    return [*goals(s, id_, reach(s, id_, points(s, id_))[0]), *trains_for(s, id_)]


def go(s: War, id_: str) -> Step:
    """§B8.1 DL16 One counter to a goal, or onto a train."""
    side, budget = s.board.units[id_].side, points(s, id_)
    found, before = reach(s, id_, budget)
    options = [*goals(s, id_, found), *trains_for(s, id_)]
    goal = yield from ask(s, side, "goal", options or [STAY], "B8.1", unit=id_, points=budget)
    if goal != STAY and (yield from may_not_leave(s, id_)):
        return
    mark(s, id_, MOVED)
    if goal == STAY:
        s.mover = ""
    elif goal == RAIL:
        s.mover = ""
        s.then(("entrain", id_))
    else:
        walk(s, id_, way_to(before, goal), found[goal], budget)


def may_not_leave(s: War, id_: str) -> Asking[bool]:
    """§SD5.3 Alone, whoever would break the opponent's plan by leaving an enemy zone is asked whether he means it."""
    side = s.board.units[id_].side
    if id_ == s.mover or s.where[id_] not in s.zones[1 - side] or not seams.breaks_plan(s, side, seams.STAY):
        return False
    return (yield from ask(s, side, "break", [NO, YES], "SD5.3", unit=id_)) == NO


def way_to(before: dict[str, str], goal: str) -> list[str]:
    """From the start to a goal, the start left out."""
    steps = [goal]
    while before[steps[-1]]:
        steps.append(before[steps[-1]])
    return steps[-2::-1]


def walk(s: War, id_: str, way: list[str], cost: int, budget: int) -> None:
    """The move itself, and what is passed on the way."""
    side, start, goal = s.board.units[id_].side, s.where[id_], way[-1]
    if start in s.zones[1 - side] and id_ != s.mover:  # ruling R96
        seams.left_zone(s, id_, start)
    stops = stops_at(s, side, goal)
    pass_through(s, id_, way)
    put(s, id_, goal)
    enter(s, id_, goal)
    s.tell("moved", id_, start, goal, cost)
    leave(s, start)
    s.mover, s.left = id_, 0 if stops else budget - cost


def stops_at(s: War, side: int, place: str) -> bool:
    """§B8.6 An enemy zone without a friend in it."""
    return place in s.zones[1 - side] and place not in s.at


def end_movement(s: War, side: int) -> None:
    seams.end_movement(s, side)
    for id_ in s.board.sides[side]:
        unmark(s, id_, MOVED)
    s.mover, s.left = "", 0
    for key in [key for key in s.mods if key.startswith("phase.")]:
        del s.mods[key]
