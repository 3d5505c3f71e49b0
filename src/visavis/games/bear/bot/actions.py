"""What Athena's decisions lead to: attacks, moves, turns, rallies, as steps of the agenda.

§4.6a Costs are those of units, stress included (ruling R17); a check follows on green cards only. §4.7a Command cards
cost nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from visavis.games.bear.board import direction_between
from visavis.games.bear.bot.moving import PIVOT, lines_of, withdrawals
from visavis.games.bear.bot.pairs import is_face_down, open_to_close_in, settle
from visavis.games.bear.bot.plan import Aimed, Goal, Going, Plan
from visavis.games.bear.bot.routes import choose_facing, choose_going, choose_path, path_to
from visavis.games.bear.bot.tables import FACING, FLANK_PIVOT, GOAL, HEX, SHORT_PIVOT, TARGET, WITHDRAWAL
from visavis.games.bear.rules.attacking import Attack, mines_in_close_combat, read_attack, things_in
from visavis.games.bear.rules.forts import abandon, may_occupy, occupy
from visavis.games.bear.rules.going import cost_of_pivot, may_move, suits_bonus
from visavis.games.bear.rules.hits import cost_of_rally, destroy, take_marker_off, try_to_rally, turn_up
from visavis.games.bear.rules.moving import march, step_into, turn_to
from visavis.games.bear.rules.paying import crew_of, mark_acting
from visavis.games.bear.rules.shooting import is_in_bunker, shot, why_not_at_all
from visavis.games.bear.sheets import NOWHERE
from visavis.games.bear.state import Battle, Unit, is_stressed, seen_enemy_in, units_at
from visavis.kernel.choice import Asking, Step
from visavis.kernel.game import Item
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line, Table

AUTO_RALLY_COST: Final = 2  # ruling R18

# What becomes of a marker when its AI is to act
KNOWN: Final = "known"  # if it has one, it lay face up already
TURNED_UP: Final = "turned_up"  # now it does; what the AI can do may be different
AGAIN: Final = "again"  # the AI is destroyed: the order is tried once more, when what has happened is over


def paid(p: Plan, cost: int, *crew: str) -> list[Item]:
    """§B2.6b Whoever acts is marked; §4.6a on a green card the check follows, stress included (ruling R17).

    §4.7a §S.d On a command card nothing is paid.
    """
    mark_acting(p.s, crew)
    return [] if p.command or not cost else [("pay", p.eyes, cost, *crew)]


def look_at_marker(s: Battle, ai: str, again: Item) -> Asking[str]:
    """§7.5b An AI that is to act shows its marker; "destroyed" removes it, and the next AI tries (ruling R23)."""
    if not is_face_down(s.units[ai]):
        return KNOWN
    marker = yield from turn_up(s, ai)
    if not marker.destroyed:
        return TURNED_UP
    s.then(again)
    destroy(s, ai)
    return AGAIN


# Attacks


def attack(p: Plan, unit: Unit, target: str, aimed: Aimed, helpers: Sequence[str] = (), extra: int = 0) -> Asking[None]:
    """§B6.0a One roll for everybody in the hex, the named unit first; §4.8a §4.8b the CAP is for that roll only (§G12).

    §B6.9b In close combat there is only the one.
    """
    s = p.s
    hex_ = s.units[target].hex
    close = unit.hex == hex_
    victims = [target] if close else [target, *(yield from others_there(p, unit, target, aimed.mode))]
    things = [] if close else things_in(s, hex_)
    crew = crew_of(s, unit.id, *helpers)
    s.attacked[unit.side] = True
    s.tell("attack", unit.id, hex_, aimed.mode, len(helpers))
    if any(other in s.stressed[unit.side] for other in crew) and not is_stressed(s, unit):
        extra += 1  # §B10.11a
    planned = Attack(unit.id, hex_, aimed.mode, aimed.spotter, " ".join(helpers), relief=p.cap)
    mines = mines_in_close_combat(s, planned)
    shots = planned.step("ai_shoot" if mines else "shoot", *victims, *things)
    s.then(*mines, shots, *paid(p, aimed.cost + extra, *crew))


def ai_shoot(s: Battle, *fields: Any) -> Step:
    """§7.5b §B17.10a What mines did to those who carry out the order is shown first; it may keep them from shooting."""
    planned, victims = read_attack(fields)
    for id_ in (planned.unit, *planned.helpers.split()):
        if id_ in s.units and is_face_down(s.units[id_]) and (yield from turn_up(s, id_)).destroyed:
            destroy(s, id_)
    unit = s.units.get(planned.unit)
    if unit is not None and (reason := why_not_at_all(s, unit, planned.mode)):
        s.tell("unable", unit.id, reason)
    elif unit is not None:
        s.then(planned.step("shoot", *victims))


def others_there(p: Plan, unit: Unit, target: str, mode: str) -> Asking[list[str]]:
    """§G12 The other units of the hex, in the order of 5.4."""
    s = p.s
    hex_ = s.units[target].hex
    waiting = [other for other in units_at(s, hex_) if other.id != target and not other.hidden]
    hurt: list[str] = []
    for other in waiting:
        numbers = shot(s, unit, other, mode, eyes=p.eyes)
        if numbers is not None:
            p.shots[unit.id, other.id] = Aimed(mode, "", numbers, numbers.number, 0)
            hurt.append(other.id)
    ordered: list[str] = []
    p.unit = unit
    while hurt:
        why = reasons(s)
        ordered.append((yield from settle(p, "ai_target", hurt, TARGET, "5.4g", why)))
        explain(s, "next_target", why, ordered[-1], unit.id, hex_)
        hurt.remove(ordered[-1])
    return ordered


# Moves

Outcome = tuple[int, list[Item]]  # what a move costs, and the steps that complete it


def move(p: Plan, unit: Unit, going: Going, table: Table = HEX) -> Asking[None]:
    """§5.5a §5.10c §4.3h One AI on its way, and §4.6a its check."""
    cost, steps = yield from set_out(p, unit, going, table)
    p.s.then(*steps, *paid(p, cost, *crew_of(p.s, unit.id)))


def head_for(p: Plan, unit: Unit, goings: Sequence[Going]) -> Asking[Going]:
    """Toward which goal hex, with its reasons."""
    why = reasons(p.s)
    going = yield from choose_going(p, goings, why)
    explain(p.s, "goal_hex", why, going.goal, unit.id, going.goal)
    return going


def set_out(p: Plan, unit: Unit, going: Going, table: Table = HEX) -> Asking[Outcome]:
    """The first hex of a move, or §5.10g a turn toward a unit on its flank; §5.10h its cost decides nothing."""
    why = reasons(p.s)
    if going.tier == PIVOT:
        if why is not None:
            why += lines_of(p, going, unit)
        return (yield from turn(p, unit, why, FLANK_PIVOT))
    path = yield from choose_path(p, unit, going, why, table)
    explain(p.s, "move", why, path[-1], unit.id, going.goal)
    return (yield from enter(p, unit, path))


def reasons(s: Battle) -> list[Line] | None:
    """A list for the lines of one decision, if somebody listens."""
    return None if s.told is None else []


def explain(s: Battle, decision: str, why: list[Line] | None, chosen: Any, *about: Any) -> None:
    """One decision with its lines; what left nothing to choose needs none."""
    if why:
        s.explain(Explanation(decision, tuple(why), chosen, tuple(map(str, about))))


def enter(p: Plan, unit: Unit, path: Sequence[str]) -> Asking[Outcome]:
    """§B4.5a Into the first hex of a path; §B15.1a the others are bonus hexes."""
    s = p.s
    cost = yield from march(s, unit.id, path[0])
    attacked = path[-1] if path[-1] in p.scene.foe_hexes else NOWHERE
    return cost, [*after_a_hex(unit.id, attacked, path), ("bog", unit.id)]


def after_a_hex(id_: str, attacked: str, path: Sequence[str]) -> list[Item]:
    """What follows each hex entered."""
    steps: list[Item] = [("mines", id_), ("ai_arrive", id_, *path[1:2]), ("watch",)]
    return [*steps, ("ai_drive", id_, attacked, *path[1:])] if len(path) > 1 else steps


def ai_drive(s: Battle, id_: str, attacked: str, *path: str) -> Step:
    """§5.11a The next bonus hex; or what has come to light ends the move of the vehicle.

    §B15.2b That may be mines, or a unit, which no way leads through (ruling R48); `attacked` is one it goes for.
    """
    unit = s.units.get(id_)
    if unit is None:
        return
    met = [hex_ for hex_ in (unit.hex, path[0]) if hex_ != attacked and seen_enemy_in(s, hex_, unit.side)]
    if met or not may_move(s, unit) or not suits_bonus(s, unit.hex, path[0]):
        yield from ai_arrive(s, id_)
        return
    s.tell("moved", id_, unit.hex, path[0])
    yield from step_into(s, id_, path[0])
    s.then(*after_a_hex(id_, attacked, path))


def ai_arrive(s: Battle, id_: str, onward: str = "") -> Asking[None]:
    """§5.9 Where it looks in the hex entered: to the next one while it is still going (§B15.1a), else by the list.

    It takes its place in a fortification that is free (ruling R15).
    """
    unit = s.units.get(id_)
    if unit is None or unit.kind.suspect:
        return
    if onward:
        turn_to(s, id_, direction_between(s.board, unit.hex, onward))
        return
    if may_occupy(s, unit):
        occupy(s, id_)
    if not is_in_bunker(s, unit):
        yield from face(Plan(s, command=True), s.units[id_], reasons(s))


def face(p: Plan, unit: Unit, why: list[Line] | None, table: Table = FACING) -> Asking[None]:
    """§5.9 A facing, with its reasons."""
    facing = yield from choose_facing(p, unit, why, table)
    explain(p.s, "facing", why, DIRECTIONS[facing], unit.id, unit.hex)
    turn_to(p.s, unit.id, facing)


def turn(p: Plan, unit: Unit, why: list[Line] | None, table: Table = FACING) -> Asking[Outcome]:
    """§B4.6a §4.3m In place; a move action."""
    s = p.s
    cost = cost_of_pivot(s, unit)
    abandon(s, unit.id)
    yield from face(p, unit, why, table)
    return cost, [("mines", unit.id), ("watch",)]


def pivot(p: Plan, unit: Unit) -> Asking[None]:
    """§4.3m Toward an adjacent unit on its flank."""
    cost, steps = yield from turn(p, unit, reasons(p.s), SHORT_PIVOT)
    p.s.then(*steps, *paid(p, cost, *crew_of(p.s, unit.id)))


def withdraw(p: Plan, unit: Unit) -> Asking[None]:
    """§4.3h §4.3p Away from contact."""
    yield from move(p, unit, withdrawals(p, unit), WITHDRAWAL)


def close_in(p: Plan, unit: Unit) -> Asking[None]:
    """§4.3q Into the hex of an adjacent unit; of several by §5.7, which leaves no hex to choose."""
    p.ways = {way.hex: way for way in open_to_close_in(p, unit)}
    p.goals = {foe.id: Goal(0, foe.id, foe.hex, True) for foe in p.foes if foe.hex in p.ways}
    why = reasons(p.s)
    target = yield from settle(p, "ai_goal", list(p.goals), GOAL, "5.7e", why)
    hex_ = p.goals[target].hex
    path = yield from path_to(p, hex_, why)
    explain(p.s, "close_in", why, target, unit.id, hex_)
    cost, steps = yield from enter(p, unit, path)
    p.s.then(*steps, *paid(p, cost, *crew_of(p.s, unit.id)))


# Rallies


def rally(p: Plan, unit: Unit) -> Asking[None]:
    """§4.3n By the usual rules, without CAP (ruling R19)."""
    crew = crew_of(p.s, unit.id)
    cost = cost_of_rally(p.s, unit)
    yield from try_to_rally(p.s, unit.id)
    p.s.then(*paid(p, cost, *crew))


def auto_rally(p: Plan, unit: Unit) -> None:
    """§4.3f §4.3o The marker goes, without a roll, even in close combat."""
    crew = crew_of(p.s, unit.id)
    take_marker_off(p.s, unit.id)
    p.s.tell("rallied", unit.id, rule="4.3f")
    p.s.then(*paid(p, AUTO_RALLY_COST, *crew))
