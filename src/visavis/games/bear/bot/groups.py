"""§5.0k and §7.1b: the largest group and its move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from visavis.games.bear.bot.actions import AGAIN, KNOWN, explain, head_for, look_at_marker, paid, reasons, set_out
from visavis.games.bear.bot.grammar import FARTHEST, Action, Order
from visavis.games.bear.bot.moving import PIVOT, goings, order_of
from visavis.games.bear.bot.pairs import note, say, settle, targets, who
from visavis.games.bear.bot.plan import Goal, Going, Plan, Scene
from visavis.games.bear.bot.tables import GOAL, MEMBER
from visavis.games.bear.rules.going import may_move
from visavis.games.bear.rules.paying import crew_of, mark_acting
from visavis.games.bear.state import Battle, Unit, is_stressed, near
from visavis.kernel.choice import Asking, Step
from visavis.kernel.game import Item
from visavis.kernel.priorities import Line

SET_OUT: Final = "set_out"  # a member is on its way
STAYS: Final = "stays"  # nobody of those still waiting can go


class Band(NamedTuple):
    """A group and where it goes."""

    members: tuple[str, ...]
    goal: Goal


# §5.0k Which group


def select_group(p: Plan, order: Order, why: list[Line] | None) -> Asking[Band | None]:
    """§5.0k The largest group of suitable AI, the nearer one of several, then §5.7 for its goal (ruling R25)."""
    able = [unit for unit in who(p, order, why) if may_move(p.s, unit, p.eyes)]
    goals = targets(p, order, why) if able else []
    bands = connected(p.s, able)
    sizes = sorted({len(band) for band in bands}, reverse=True)
    by_size = [[band for band in bands if len(band) == size] for size in sizes]
    tried = by_size if why is None else [bands]  # nobody wants to know about smaller ones
    found = next((found for each in tried if (found := setting_out(p, order, each, goals))), {})
    if not found:
        say(why, "5.0k", "no_group", [unit.id for unit in able], ())
        return None
    size = max(len(band) for band, _ in found.values())
    largest = [each for each, (band, _) in found.items() if len(band) == size]
    note(why, "5.0k", "largest_group", list(found), largest, size)
    apart = {each: away(p, found[each][0], found[each][1][0]) for each in largest}
    chosen = yield from settle(p, "ai_group", at_distance(order, apart, why), (), "5.0k", why)
    band, near = found[chosen]
    p.goals = {each.name: each for each in near}
    goal = yield from settle(p, "ai_goal", list(p.goals), GOAL, "5.7e", why)
    return Band(tuple(unit.id for unit in band), p.goals[goal])


def setting_out(
    p: Plan, order: Order, bands: Sequence[list[Unit]], goals: Sequence[Goal]
) -> dict[str, tuple[list[Unit], list[Goal]]]:
    """By name: the groups of which somebody can set out now, and their nearest goals."""
    found = {name(band): (band, nearest_goals(p, order, band, goals)) for band in bands}
    return {each: (band, near) for each, (band, near) in found.items() if near}


def nearest_goals(p: Plan, order: Order, band: Sequence[Unit], goals: Sequence[Goal]) -> list[Goal]:
    """§5.1d Of the goals for which somebody can set out now, those nearest to the group's nearest member."""
    apart: dict[int, list[Goal]] = {}
    for goal in goals:
        apart.setdefault(away(p, band, goal), []).append(goal)
    for hexes in sorted(apart):
        found = [goal for goal in apart[hexes] if may_go(p, order, band, goal)]
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
    for unit in band:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if goings(p, unit, goal, order.action):
            return True
    return False


def away(p: Plan, band: Sequence[Unit], goal: Goal) -> int:
    """How far its nearest member is from the goal."""
    far, hex_ = p.s.board.distance, goal.hex
    return min([far[unit.hex][hex_] for unit in band])


def name(band: Sequence[Unit]) -> str:
    return "+".join(unit.id for unit in band)


# §7.1b Its move


class March(NamedTuple):
    """A group on its way, as the agenda keeps it."""

    action: str
    toward: str
    target: str  # the unit it goes toward, if it is one
    hex: str
    command: int
    cost: int  # the highest so far, stress apart
    waiting: str  # who has not gone yet
    members: str


def first_out(p: Plan, order: Order, band: Band, again: Item) -> Asking[str]:
    """§B10.1a The group sets out, all of it acting, as soon as one member is found that can; §7.5d or nobody can."""
    goal, members = band.goal, " ".join(band.members)
    target = goal.name if goal.is_unit else ""
    march = March(order.action.name, order.action.toward, target, goal.hex, int(p.command), 0, members, members)
    return (yield from next_out(p.s, march, again, p.scene))


def ai_group(s: Battle, *fields: Any) -> Step:
    """One member after another; who turns out destroyed is passed over (ruling R23). The rest stay."""
    march = March(*fields)
    outcome = yield from next_out(s, march, ("ai_group", *march))
    if outcome == STAYS:
        finish(s, march)


def next_out(s: Battle, march: March, again: Item, scene: Scene | None = None) -> Asking[str]:
    """The next member to go, its marker turned up first (§7.5b).

    Whoever finds no way is asked again when the others have gone; §5.10e then it may turn (ruling R24).
    """
    while True:
        p = Plan(s, bool(march.command), scene=scene)
        ready = goings_of(p, march)
        if not ready:
            return STAYS
        id_ = yield from next_member(p, march, ready)
        verdict = yield from look_at_marker(s, id_, again)
        if verdict == AGAIN:
            return AGAIN
        if verdict == KNOWN:
            break
        scene = None  # §7.5d it is looked at once more
    mark_acting(s, crew_of(s, *here(s, march.members)))
    going = yield from head_for(p, s.units[id_], ready[id_])
    spent, steps = yield from set_out(p, s.units[id_], going)
    rest = " ".join(other for other in here(s, march.waiting) if other != id_)
    cost = max(march.cost, spent - was_stressed(s, id_))
    s.then(*steps, ("ai_group", *march._replace(cost=cost, waiting=rest)))
    return SET_OUT


def here(s: Battle, names: str) -> list[str]:
    """Those of them that are still in the game."""
    return [id_ for id_ in names.split() if id_ in s.units]


def goings_of(p: Plan, march: March) -> dict[str, tuple[Going, ...]]:
    """Who can go, and what it comes to for each; those who can only turn, if nobody else is left (ruling R24)."""
    s = p.s
    is_unit = march.target in s.units
    goal = Goal(0, march.target or march.hex, s.units[march.target].hex if is_unit else march.hex, is_unit)
    action = Action(march.action, toward=march.toward)
    found = {id_: own for id_ in here(s, march.waiting) if (own := goings(p, s.units[id_], goal, action))}
    moving = {id_: tuple(going for going in own if going.tier != PIVOT) for id_, own in found.items()}
    return {id_: own for id_, own in moving.items() if own} or found


def next_member(p: Plan, march: March, ready: Mapping[str, Sequence[Going]]) -> Asking[str]:
    """Who gets closer first, then the safer, then the nearer, then §5.6 (ruling R24)."""
    p.ranks = {id_: min([order_of(going) for going in own]) for id_, own in ready.items()}
    why = reasons(p.s)
    id_ = yield from settle(p, "ai_unit", list(ready), MEMBER, "5.6c", why)
    explain(p.s, "member", why, id_, id_, march.target or march.hex)
    return id_


def was_stressed(s: Battle, id_: str) -> int:
    return int(id_ in s.units and is_stressed(s, s.units[id_]))


def finish(s: Battle, march: March) -> None:
    """§B10.4a The highest cost of those that moved, §B10.11a one more for stress; §3.0e a check for those left."""
    members = here(s, march.members)
    if members and march.cost:
        cost = march.cost + any(id_ in s.stressed[s.bot] for id_ in march.members.split())
        s.then(*paid(Plan(s, bool(march.command)), cost, *crew_of(s, *members)))
