"""§5.0k and §7.1b: the largest group and its move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from visavis.games.bear.ai.actions import paid, set_out
from visavis.games.bear.ai.grammar import FARTHEST, Action, Order
from visavis.games.bear.ai.moving import PIVOT, Going, go, goal_hexes
from visavis.games.bear.ai.pairs import note, settle, targets, who
from visavis.games.bear.ai.plan import Goal, Plan
from visavis.games.bear.ai.tables import GOAL, MOVER
from visavis.games.bear.rules.going import may_move
from visavis.games.bear.rules.hits import destroy, turn_up
from visavis.games.bear.rules.paying import crew_of, mark_acting
from visavis.games.bear.state import Battle, Unit, is_stressed, near
from visavis.kernel.choice import CHANCE, Asking, Choice, Step
from visavis.kernel.priorities import Line


class Band(NamedTuple):
    """A group and where it goes."""

    members: tuple[str, ...]
    goal: Goal


# §5.0k Which group


def select_group(p: Plan, order: Order, why: list[Line] | None) -> Asking[Band | None]:
    """§5.0k The largest group of suitable AI, the nearer one of several, then §5.7 for its goal (ruling R25)."""
    able = [unit for unit in who(p, order, why) if may_move(p.s, unit, p.eyes)]
    goals = targets(p, order, why)
    bands = connected(p.s, able)
    sizes = sorted({len(band) for band in bands}, reverse=True)
    by_size = [[band for band in bands if len(band) == size] for size in sizes]
    tried = by_size if why is None else [bands]  # nobody wants to know about smaller ones
    found = next((found for each in tried if (found := setting_out(p, order, each, goals))), {})
    if not found:
        return None
    size = max(len(band) for band, _ in found.values())
    largest = [each for each, (band, _) in found.items() if len(band) == size]
    note(why, "5.0k", "largest_group", list(found), largest, size)
    apart = {each: away(p, found[each][0], found[each][1][0]) for each in largest}
    chosen = yield from Choice(CHANCE, "ai_group", at_distance(order, apart, why), "5.0k")
    band, near = found[chosen]
    goal = yield from settle(p, "ai_goal", [each.name for each in near], GOAL, "5.7e", why)
    return Band(tuple(unit.id for unit in band), p.goals[goal])


def setting_out(
    p: Plan, order: Order, bands: Sequence[list[Unit]], goals: Sequence[Goal]
) -> dict[str, tuple[list[Unit], list[Goal]]]:
    """By name: the groups of which somebody can set out now, and their nearest goals."""
    found = {name(band): (band, nearest_goals(p, order, band, goals)) for band in bands}
    return {each: (band, near) for each, (band, near) in found.items() if near}


def nearest_goals(p: Plan, order: Order, band: Sequence[Unit], goals: Sequence[Goal]) -> list[Goal]:
    """§5.1d Of the goals for which somebody can set out now, those nearest to the group's nearest member."""
    apart = {goal: away(p, band, goal) for goal in goals}
    for hexes in sorted(set(apart.values())):
        found = [goal for goal in goals if apart[goal] == hexes and may_go(p, order, band, goal)]
        if found:
            return found
    return []


def at_distance(order: Order, apart: Mapping[str, int], why: list[Line] | None) -> list[str]:
    """§5.1d The groups nearest to, or farthest from, what each is nearest to."""
    farthest = order.dist == FARTHEST
    wanted = (max if farthest else min)(apart.values())
    kept = [each for each, hexes in apart.items() if hexes == wanted]
    note(why, "5.1c", "farthest_ai" if farthest else "nearest_group", list(apart), kept, wanted)
    return kept


def connected(s: Battle, units: Sequence[Unit]) -> list[list[Unit]]:
    """§5.0k Sets of AI in consecutively adjacent hexes; nobody else links them."""
    bands: list[list[Unit]] = []
    for unit in units:
        touching = [band for band in bands if any(near(s, unit.hex, other.hex) for other in band)]
        bands = [band for band in bands if band not in touching]
        bands.append([*(other for band in touching for other in band), unit])
    order = [unit.id for unit in units]
    return [sorted(band, key=lambda unit: order.index(unit.id)) for band in bands]


def may_go(p: Plan, order: Order, band: Sequence[Unit], goal: Goal) -> bool:
    """Somebody of the group can set out for the goal now."""
    return any(best_going(p, unit, goal, order.action) is not None for unit in band)


def away(p: Plan, band: Sequence[Unit], goal: Goal) -> int:
    """How far its nearest member is from the goal."""
    return min(p.s.board.distance[unit.hex][goal.hex] for unit in band)


def name(band: Sequence[Unit]) -> str:
    return "+".join(unit.id for unit in band)


def best_going(p: Plan, unit: Unit, goal: Goal, action: Action) -> Going | None:
    """What the move comes to for one member; of goals that are equally good the first that lets it go."""
    goings = (go(p, unit, goal, hex_, action) for hex_ in goal_hexes(p, unit, goal, action))
    return next((going for going in goings if going.is_possible), None)


# §7.1b Its move


def march_out(p: Plan, order: Order, band: Band) -> None:
    """§B10.1a All act together: one cost, one check."""
    s = p.s
    mark_acting(s, crew_of(s, *band.members))
    goal = band.goal
    s.then(
        (
            "ai_group",
            order.action.name,
            order.action.toward,
            goal.name if goal.is_unit else "",
            goal.hex,
            int(p.command),
            0,
            " ".join(band.members),
            " ".join(band.members),
        )
    )


def ai_group(
    s: Battle, action: str, toward: str, target: str, hex_: str, command: int, cost: int, waiting: str, all_: str
) -> Step:
    """One member after another: who gets closer first, then the safer, then the nearer, then §5.6 (ruling R24).

    Whoever finds no way is asked again when the others have gone; §5.10e then it may turn. The rest stay.
    """
    p = Plan(s, bool(command))
    order = Action(action, toward=toward)
    goal = Goal(0, target or hex_, s.units[target].hex if target in s.units else hex_, target in s.units)
    left = [id_ for id_ in waiting.split() if id_ in s.units]
    found = {id_: going for id_ in left if (going := best_going(p, s.units[id_], goal, order))}
    going_on = {id_: going for id_, going in found.items() if going.tier != PIVOT} or found
    if not going_on:
        finish(p, cost, all_)
        return
    first = min(going.order for going in going_on.values())
    tied = [id_ for id_, going in going_on.items() if going.order == first]
    id_ = yield from settle(p, "ai_unit", tied, MOVER, "5.6c", None)
    rest = " ".join(other for other in left if other != id_)
    again = ("ai_group", action, toward, target, hex_, command)
    if s.units[id_].hit and not s.units[id_].known:
        marker = yield from turn_up(s, id_)  # §7.5b
        if marker.destroyed:
            s.then((*again, cost, rest, all_))
            destroy(s, id_)  # ruling R23
            return
        s.then((*again, cost, waiting, all_))  # §7.5d it is looked at once more
        return
    spent, steps = yield from set_out(p, s.units[id_], going_on[id_])
    s.then(*steps, (*again, max(cost, spent - was_stressed(s, id_)), rest, all_))


def was_stressed(s: Battle, id_: str) -> int:
    return int(id_ in s.units and is_stressed(s, s.units[id_]))


def finish(p: Plan, cost: int, all_: str) -> None:
    """§B10.4a The highest cost of those that moved, §B10.11a one more for stress; §3.0e a check for those left."""
    s = p.s
    members = [id_ for id_ in all_.split() if id_ in s.units]
    if members and cost:
        cost += any(id_ in s.stressed[p.eyes] for id_ in all_.split())
        s.then(*paid(p, cost, *crew_of(s, *members)))
