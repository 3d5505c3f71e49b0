"""Chapter 5.1, the choice of an AI and its target: an order in, the pair that carries it out, or nobody.

The steps are those of §5.1c: who, targets, pairs, the AI's superlative, the target's, distances, ties.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.grammar import Aim, Order
from visavis.games.bear.bot.moving import goings, may_withdraw, ways_to_close_in
from visavis.games.bear.bot.plan import (
    UNKNOWN_AR,
    Aimed,
    Goal,
    Going,
    Plan,
    Way,
    aim,
    defence,
    farthest_shot,
    highest_power,
    lowest_defence,
    rating,
)
from visavis.games.bear.bot.requirements import IN_LOS, meeting
from visavis.games.bear.bot.tables import ATTACKER, GOAL, MOVER, TARGET, adjacent_flanking, objectives
from visavis.games.bear.rules.going import may_pivot
from visavis.games.bear.rules.shooting import spotters
from visavis.games.bear.rules.sight import can_see, hex_bonus, in_the_way
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import Unit, in_close_combat, marker_of
from visavis.kernel.choice import CHANCE, Asking, Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.priorities import TOLD, Line, Table, narrow

C = TypeVar("C")

RULE_AGAINST: Final = {  # why a pair is no pair, by the reason of ai.plan and rules.shooting
    "range": "B5.3a",
    "long_range": "5.2a",
    "needs": "5.2b",
    "own": "5.2c",
    "colour": "B6.6a",
    "marker": "B7.3b",
    "weapon": "B6.6a",
    "aboard": "B15.8a",
    "close_combat": "B6.10a",
    "water": "B4.9a",
    "bunker": "B17.5a",
    "refugees": "9.0d",
    "minimum": "B13.1a",
    "arc": "B5.0a",
    "sight": "B5.0a",
    "steep": "B15.16a",
    "not_in_los": "5.0l",
    "no_way": "5.5a",
    "cannot": "4.2b",
}


class Pair(NamedTuple):
    """§5.1c An AI and what it would do it to."""

    ai: str
    goal: Goal
    away: int
    aimed: Aimed | None = None
    goings: tuple[Going, ...] = ()  # of a move: one for each goal hex that is equally good

    @property
    def name(self) -> str:
        return f"{self.ai}>{self.goal.name}"


# The steps of §5.1c


def weighed(p: Plan, order: Order, why: list[Line] | None) -> list[Pair]:
    """§5.1a The AI first, then its target; §5.1e nobody if there is no pair. §G4 Superlatives come late."""
    p.cap = order.action.cap
    able = who(p, order, why)
    if not able:
        return []
    goals = targets(p, order, why)
    if why is None and order.targets and not goals:
        return []
    pairs = possible_pairs(p, order, able, goals, why)
    if not pairs or (why is None and len(pairs) == 1):
        return pairs  # nobody wants to hear that there was nothing to weigh
    pairs = best_of_ai(p, order, pairs, why)
    pairs = best_targets(p, order, pairs, why)
    return at_distance(p, order, pairs, why)


def select(p: Plan, order: Order, pairs: list[Pair], why: list[Line] | None) -> Asking[Pair]:
    """§5.1c Which of them, the AI first; what is still tied is drawn."""
    if why is None and len(pairs) == 1:
        return pairs[0]
    ai = yield from chosen_ai(p, order, pairs, why)
    return (yield from chosen_target(p, order, [pair for pair in pairs if pair.ai == ai], why))


def who(p: Plan, order: Order, why: list[Line] | None) -> list[Unit]:
    """W The AI that meet the plain requirements, fresh unless the card is a command card."""
    requires = order.who.requires if order.who else ()
    found = meeting(p, p.able(), requires)
    if why is not None:
        note_sifted(why, "5.1b", "who", [unit.id for unit in p.ai], [unit.id for unit in found], int(p.command))
    return found


def targets(p: Plan, order: Order, why: list[Line] | None) -> list[Goal]:
    """T What meets the plain requirements of a target; §G6 a kind that is not on the map gives none."""
    found: list[Goal] = []
    for rank, wanted in enumerate(order.targets):
        more = goals_of(p, rank, wanted)
        found = [*found, *but_for(more, found)] if found else more
    if order.targets and why is not None:
        note_sifted(why, "5.1c", "targets", [foe.id for foe in p.foes], [goal.name for goal in found])
    return found


def but_for(goals: Sequence[Goal], known: Sequence[Goal]) -> list[Goal]:
    """Those that are not among the known ones for another reason."""
    names_ = [goal.name for goal in known]
    return [goal for goal in goals if goal.name not in names_]


def goals_of(p: Plan, rank: int, wanted: Aim) -> list[Goal]:
    """The units, §4.5a objectives, control markers of a side, a hex, or the hexes of an edge."""
    if wanted.kind == grammar.UNIT:
        return [Goal(rank, foe.id, foe.hex, True) for foe in meeting(p, p.foes, wanted.requires)]
    return [Goal(rank, hex_, hex_, False) for hex_ in hexes_of(p, wanted)]


def hexes_of(p: Plan, wanted: Aim) -> Sequence[str]:
    if wanted.kind == grammar.OBJECTIVE:
        return objectives(p)
    if wanted.kind == grammar.CONTROL:
        side = SIDES.index(wanted.value)
        return [hex_ for hex_, owner in p.s.control.items() if owner == side]
    if wanted.kind == grammar.HEX:
        return [wanted.value]
    return edge(p, DIRECTIONS.index(wanted.value))


def edge(p: Plan, direction: int) -> list[str]:
    """§4.5b The hexes of the map that have no neighbour in this direction."""
    return [hex_ for hex_ in p.s.board.edge if not p.s.board.hexes[hex_].neighbours[direction]]


def possible_pairs(
    p: Plan, order: Order, ai: Sequence[Unit], goals: Sequence[Goal], why: list[Line] | None
) -> list[Pair]:
    """P The pairs in which the AI can really do it to the target now; §4.2b."""
    if why is None and order.dist and not has_superlative(order):
        return nearest_possible(p, order, ai, goals)
    found = []
    for unit in ai:
        near = within_reach(p, order, unit, goals) if why is None else goals
        for goal in near or ([NO_GOAL] if not order.targets else []):
            pair, reason = possible(p, order, unit, goal)
            if pair is not None:
                found.append(pair)
            if why is not None:
                why.append(line_of_pair(p, unit, goal, pair, seen_first(p, unit, goal, reason)))
    return found


def within_reach(p: Plan, order: Order, unit: Unit, goals: Sequence[Goal]) -> Sequence[Goal]:
    """§5.2a §B5.0a Of an attack only targets in range, and on the map in sight of whoever fires by eye (not §B13.2a).

    That is for where nobody wants to know about the others. Of all else every goal.
    """
    name = order.action.name
    if name not in grammar.SHOOTING:
        return goals
    away, most = p.s.board.distance[unit.hex], farthest_shot(p, unit, name == grammar.ATTACK_LONG)
    by_eye, visible = unit.kind.indirect_cost is None, p.s.board.visible[unit.hex]
    found: list[Goal] = []
    for goal in goals:
        hex_ = goal.hex
        if away[hex_] <= most and (hex_ in visible or not by_eye):
            found.append(goal)
    return found


def has_superlative(order: Order) -> bool:
    return (order.who is not None and order.who.best != "") or has_best_target(order)


def has_best_target(order: Order) -> bool:
    for wanted in order.targets:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if wanted.best:
            return True
    return False


def nearest_possible(p: Plan, order: Order, ai: Sequence[Unit], goals: Sequence[Goal]) -> list[Pair]:
    """Where nobody wants to know about all pairs, only those that D and D* would leave: the nearest, nearest first."""
    if order.dist == grammar.NEAREST:
        return first_possible(p, order, ai, goals)
    return [pair for unit in ai for pair in first_possible(p, order, [unit], goals)]


def first_possible(p: Plan, order: Order, ai: Sequence[Unit], goals: Sequence[Goal]) -> list[Pair]:
    """The pairs at the smallest distance at which there are any."""
    apart: dict[int, list[tuple[Unit, Goal]]] = {}
    for unit in ai:
        away = p.s.board.distance[unit.hex]
        for goal in within_reach(p, order, unit, goals):
            apart.setdefault(away[goal.hex], []).append((unit, goal))
    found: list[Pair] = []
    for hexes in sorted(apart):
        for unit, goal in apart[hexes]:
            pair, _ = possible(p, order, unit, goal)
            if pair is not None:
                found.append(pair)
        if found:
            break
    return found


NO_GOAL: Final = Goal(0, "", "", False)  # of an order without a target


def possible(p: Plan, order: Order, unit: Unit, goal: Goal) -> tuple[Pair | None, str]:
    """§G7 §G8 §G13 The pair, or the reason why it is none."""
    name = order.action.name
    away = p.s.board.distance[unit.hex][goal.hex] if goal.hex else 0
    aimed_at = order.targets[goal.rank] if order.targets else None
    if aimed_at and aimed_at.requires and IN_LOS in aimed_at.requires and not can_see(p.s, unit.hex, goal.hex):
        return None, "not_in_los"  # §5.0l
    if name in grammar.SHOOTING:
        found = aim(p, unit, p.s.units[goal.name], name == grammar.ATTACK_LONG, name == grammar.GROUP_ATTACK)
        return (None, found) if isinstance(found, str) else (Pair(unit.id, goal, away, found), "")
    if name in grammar.MOVING:
        open_to_it = goings(p, unit, goal, order.action)
        return (Pair(unit.id, goal, away, goings=open_to_it), "") if open_to_it else (None, "no_way")
    return (Pair(unit.id, goal, away), "") if can_do(p, unit, name) else (None, "cannot")


def can_do(p: Plan, unit: Unit, action: str) -> bool:
    """§G9 §G10 §G11 Whether an AI can rally, turn, withdraw or close in, as far as its marker is known."""
    if action == grammar.RALLY:
        return can_rally(p, unit)
    if action == grammar.AUTO_RALLY:
        return can_auto_rally(p, unit)
    if action == grammar.WITHDRAW:
        return may_withdraw(p, unit)
    if action == grammar.CLOSE_IN:
        return bool(open_to_close_in(p, unit))
    if action == grammar.PIVOT:
        return may_pivot(p.s, unit, p.eyes) and bool(adjacent_flanking(p, unit))
    return action == grammar.PASS


def can_rally(p: Plan, unit: Unit) -> bool:
    """§G9 Hit, its marker has a number, no enemy in its hex (§B7.9a)."""
    if not unit.hit or in_close_combat(p.s, unit):
        return False
    return is_face_down(unit) or marker_of(p.s, unit, p.eyes).rally > 0


def can_auto_rally(p: Plan, unit: Unit) -> bool:
    """§4.3f Hit, even in close combat, even where rallying is forbidden; but not destroyed."""
    return bool(unit.hit) and not marker_of(p.s, unit, p.eyes).destroyed


def is_face_down(unit: Unit) -> bool:
    """§7.5a Nobody has looked at its marker yet."""
    return bool(unit.hit) and not unit.known


def open_to_close_in(p: Plan, unit: Unit) -> list[Way]:
    """§G10 The adjacent hexes with a unit into which it goes."""
    return [way for way in ways_to_close_in(p, unit) if not way.barred]


# Superlatives


def best_of_ai(p: Plan, order: Order, pairs: list[Pair], why: list[Line] | None) -> list[Pair]:
    """A* §5.0c §5.0d Of attacks the pairs with the highest rating (ruling R7), else by firepower (ruling R8)."""
    best = order.who.best if order.who else ""
    if not best:
        return pairs
    if best == grammar.MIN_DR:
        scores = [-lowest_defence(p, p.s.units[pair.ai]) for pair in pairs]
    elif pairs[0].aimed is not None:
        scores = [rating(p, pair.ai, pair.goal.name) for pair in pairs]
    else:
        scores = [highest_power(p, p.s.units[pair.ai]) for pair in pairs]
    top = max(scores)
    kept = [pair for pair, score in zip(pairs, scores, strict=True) if score == top]
    if why is None:
        return kept
    rule, text = ("5.0d", "best_ai_ar") if best == grammar.MAX_AR else ("5.0c", "best_ai_dr")
    value = top if best == grammar.MAX_AR else -top
    note(why, rule, text, names(pairs), names(kept), value if value != UNKNOWN_AR else 0)
    return kept


def best_targets(p: Plan, order: Order, pairs: list[Pair], why: list[Line] | None) -> list[Pair]:
    """T* The superlative of a target, separately for each AI among its own pairs (ruling R10)."""
    if not has_best_target(order):
        return pairs
    kept: list[Pair] = []
    for ai in dict.fromkeys(pair.ai for pair in pairs):
        own = [pair for pair in pairs if pair.ai == ai]
        left = best_targets_of(p, order, own)
        kept += left
        if why is None:
            continue
        value = target_score(p, order, left[0])
        best = order.targets[left[0].goal.rank].best
        rule, text = ("5.0d", "best_target_ar") if best == grammar.MAX_AR else ("5.0c", "best_target_dr")
        note(why, rule, text, [pair.goal.name for pair in own], [pair.goal.name for pair in left], ai, abs(value))
    return kept


def best_targets_of(p: Plan, order: Order, pairs: list[Pair]) -> list[Pair]:
    """Alternatives without a superlative stay beside the best of the others."""
    plain = [pair for pair in pairs if not order.targets[pair.goal.rank].best]
    asked = [pair for pair in pairs if order.targets[pair.goal.rank].best]
    scores = [target_score(p, order, pair) for pair in asked]
    top = max(scores, default=0)
    return plain + [pair for pair, score in zip(asked, scores, strict=True) if score == top]


def target_score(p: Plan, order: Order, pair: Pair) -> int:
    """Higher is better: firepower (ruling R9), or a lower defence."""
    target = p.s.units[pair.goal.name]
    if order.targets[pair.goal.rank].best == grammar.MAX_AR:
        return highest_power(p, target)
    if pair.aimed is None:
        return -lowest_defence_of_unit(p, pair)
    return -defence(p, pair.ai, pair.goal.name)


def lowest_defence_of_unit(p: Plan, pair: Pair) -> int:
    """§5.0c Where nobody attacks: what the unit prints, and its hex."""
    target = p.s.units[pair.goal.name]
    return target.kind.front + hex_bonus(p.s, target.hex, target)


# Distances


def at_distance(p: Plan, order: Order, pairs: list[Pair], why: list[Line] | None) -> list[Pair]:
    """D Each AI with its nearest targets; D* the AI nearest to, or §5.1d farthest from, its own (§G14)."""
    nearest: dict[str, int] = {}
    for pair in pairs:
        nearest[pair.ai] = min(pair.away, nearest.get(pair.ai, pair.away))
    close = [pair for pair in pairs if pair.away == nearest[pair.ai]]
    for ai, away in nearest.items() if why is not None else ():
        own = [pair.goal.name for pair in pairs if pair.ai == ai]
        note(why, "5.1d", "nearest_targets", own, [pair.goal.name for pair in close if pair.ai == ai], ai, away)
    if not order.dist:
        return close
    wanted = (max if order.dist == grammar.FARTHEST else min)(nearest.values())
    kept = [ai for ai in nearest if nearest[ai] == wanted]
    if why is not None:
        note(why, "5.1c", f"{order.dist}_ai", list(nearest), kept, wanted)
    return [pair for pair in close if pair.ai in kept]


# Ties


def chosen_ai(p: Plan, order: Order, pairs: list[Pair], why: list[Line] | None) -> Asking[str]:
    """By 5.3 for an attack, by §5.6 for everything else (ruling R50); §5.4h the targets do not matter yet."""
    shooting = order.action.name in grammar.SHOOTING
    if shooting:
        p.shots = {(pair.ai, pair.goal.name): pair.aimed for pair in pairs if pair.aimed}
    table, rule = (ATTACKER, "5.3e") if shooting else (MOVER, "5.6c")
    ai = list(dict.fromkeys([pair.ai for pair in pairs]))
    return (yield from settle(p, "ai_unit", ai, table, rule, why))


def chosen_target(p: Plan, order: Order, pairs: list[Pair], why: list[Line] | None) -> Asking[Pair]:
    """By 5.4 for an attack, by §5.7 for a move; for other actions the target only chose the AI (§5.1f)."""
    by_name = {pair.goal.name: pair for pair in pairs}
    p.unit = p.s.units[pairs[0].ai]
    if order.action.name in grammar.SHOOTING:
        name = yield from settle(p, "ai_target", list(by_name), TARGET, "5.4g", why)
    elif order.action.name in grammar.MOVING:
        p.goals = {pair.goal.name: pair.goal for pair in pairs}
        name = yield from settle(p, "ai_goal", list(by_name), GOAL, "5.7e", why)
    else:
        name = pairs[0].goal.name
    return by_name[name]


def settle(
    p: Plan, question: str, candidates: Sequence[C], table: Table, rule: str, why: list[Line] | None
) -> Asking[C]:
    """Narrow by a list; what is still tied is drawn at random."""
    if why is None and len(candidates) == 1:
        return candidates[0]
    left = narrow(p, candidates, table, why)
    if len(left) == 1:
        return left[0]
    chosen: C = yield from Choice(CHANCE, question, list(left), rule)
    if why is not None:
        why.append(Line(rule, "random", tuple(left), (chosen,)))
    return chosen


# Reasons


def note(
    why: list[Line] | None, rule: str, text: str, before: Sequence[Any], after: Sequence[Any], *about: Any
) -> None:
    if why is not None:
        why.append(Line(rule, text, tuple(before), tuple(after), about=about))


def note_sifted(
    why: list[Line], rule: str, text: str, before: Sequence[Any], after: Sequence[Any], *about: Any
) -> None:
    """At the beginning of a choice: all, with their names, or nobody, has a sentence of its own."""
    if not after:
        say(why, rule, f"{text}_nobody", before, after, *about)
    elif len(after) > 1 and list(before) == list(after):
        say(why, rule, f"{text}_all", before, after, *about)
    else:
        note(why, rule, text, before, after, *about)


def say(why: list[Line] | None, rule: str, text: str, before: Sequence[Any], after: Sequence[Any], *about: Any) -> None:
    """A line whose sentence says itself what is left."""
    if why is not None:
        why.append(Line(rule, text, tuple(before), tuple(after), TOLD, about))


def names(pairs: Sequence[Pair]) -> list[str]:
    return [pair.name for pair in pairs]


def seen_first(p: Plan, unit: Unit, goal: Goal, reason: str) -> str:
    """§B5.0a Too far is said only of what can be seen."""
    return "sight" if reason == "range" and not is_seen(p, unit, goal) else reason


def is_seen(p: Plan, unit: Unit, goal: Goal) -> bool:
    """By the AI itself, or §B13.2a by whoever spots for a mortar."""
    directed = unit.kind.indirect_cost is not None and bool(spotters(p.s, unit, goal.hex))
    return directed or can_see(p.s, unit.hex, goal.hex)


def line_of_pair(p: Plan, unit: Unit, goal: Goal, pair: Pair | None, reason: str, rule: str = "5.1c") -> Line:
    """P One pair: how far, the numbers of an attack, the goal of a move; or what speaks against it."""
    name = f"{unit.id}>{goal.name}"
    about: tuple[Any, ...] = (unit.id, goal.name, p.s.board.distance[unit.hex][goal.hex] if goal.hex else 0)
    if pair is None:
        about += refusal(p, unit, goal, reason)
        return Line(RULE_AGAINST[reason], f"pair_{reason}", (name,), (), TOLD, about)
    if pair.aimed is not None and pair.aimed.shot is not None:
        return Line(rule, "pair_attack", (name,), (name,), TOLD, (*about, *numbers(p, pair.aimed)))
    if pair.goings:
        return Line(rule, "pair_move", (name,), (name,), TOLD, (*about, *(going.goal for going in pair.goings)))
    return Line(rule, "pair", (name,), (name,), TOLD, about)


def numbers(p: Plan, aimed: Aimed) -> tuple[Any, ...]:
    """Defence and attack with all their parts, CAP, what is needed, what it costs."""
    if aimed.shot is None:
        return ()
    return (aimed.shot.defence, aimed.shot.attack, aimed.shot.colour, p.cap, aimed.need, aimed.cost)


def refusal(p: Plan, unit: Unit, goal: Goal, reason: str) -> tuple[Any, ...]:
    """What makes a refusal clear: the numbers of a hopeless attack, the hex that blocks the view."""
    if reason == "needs":
        return numbers(p, p.refused[unit.id, goal.name])
    if reason == "sight" or (reason == "long_range" and not is_seen(p, unit, goal)):
        return tuple(in_the_way(p.s, unit.hex, goal.hex))
    return ()
