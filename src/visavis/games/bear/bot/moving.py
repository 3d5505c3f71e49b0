"""Chapters 5.5 and 5.10 to 5.12: where an AI may go, and where it prefers to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from visavis.games.bear.bot.grammar import COVER, COVER_NEAR_TARGET, LOW_RISK, Action
from visavis.games.bear.bot.plan import Ends, Goal, Going, Plan, Way, ai_in, is_crewed, threats_to
from visavis.games.bear.bot.tables import is_beside, is_outside_arc, nearest_foes
from visavis.games.bear.rules.going import drives, may_move, may_pivot, moves
from visavis.games.bear.rules.sight import hex_bonus
from visavis.games.bear.state import MINES, Battle, Unit, units_at
from visavis.kernel.priorities import KEPT, TOLD, Line

CLOSER: Final = "closer"
SIDEWAYS: Final = "sideways"

# §5.10d §5.10e The tiers of a low-risk move, the best first; then what a plain move and a withdrawal ask for.
SAFE: Final = "safe"  # outside all fire zones
COVERED: Final = "covered"  # in a fire zone, but with a bonus
NO_WORSE: Final = "no_worse"  # in a fire zone, with a bonus as good as that of the present hex
ANY: Final = "any"
FLANK_OR_COVER: Final = "flank_or_cover"  # §5.5b
PIVOT: Final = "pivot"
NOTHING: Final = "nothing"
TIER: Final = {SAFE: 1, ANY: 1, FLANK_OR_COVER: 1, COVERED: 2, NO_WORSE: 2, PIVOT: 4, NOTHING: 5}  # §5.10c as numbered


def order_of(going: Going) -> tuple[int, int, int]:
    """Who of a group goes first: closer before sideways, then the better tier, then the nearer (ruling R24)."""
    return (going.how == SIDEWAYS, TIER[going.tier], going.away)


# Where it is going


def goal_hexes(p: Plan, unit: Unit, goal: Goal, action: Action) -> list[str]:
    """§5.5a The goal's own hex, or cover near the AI or near the goal: several if equally good (ruling R26)."""
    if action.toward == COVER:
        return nearest_cover(p, unit, unit.hex)
    if action.toward == COVER_NEAR_TARGET:
        return nearest_cover(p, unit, goal.hex)
    return [goal.hex]


def nearest_cover(p: Plan, unit: Unit, origin: str) -> list[str]:
    """The nearest unoccupied hex with a bonus; then the larger bonus, then nearer to the AI (ruling R26)."""
    away, here = p.s.board.distance[origin], p.s.board.distance[unit.hex]
    bonuses = cover(p, unit)
    nearest = min([away[hex_] for hex_ in bonuses], default=0)
    near = [hex_ for hex_ in bonuses if away[hex_] == nearest]
    scores = [(-bonuses[hex_], here[hex_]) for hex_ in near]
    best = min(scores, default=None)
    return [hex_ for hex_, score in zip(near, scores, strict=True) if score == best]


def cover(p: Plan, unit: Unit) -> dict[str, int]:
    """Every hex with a bonus for this AI in which nobody is seen."""
    s, found = p.s, p.scene.cover.get(unit.id)
    if found is None:
        changed = [*s.smoke, *s.forts]
        places = sorted({*s.board.sheltered, *changed}) if changed else s.board.sheltered
        empty = [hex_ for hex_ in places if hex_ not in s.at or not seen_in(s, hex_, p.eyes)]
        found = {hex_: bonus for hex_ in empty if (bonus := hex_bonus(s, hex_, unit)) > 0}
        p.scene.cover[unit.id] = found
    return found


def seen_in(s: Battle, hex_: str, side: int) -> bool:
    """§7.6b Any counter, but for hidden ones of the enemy."""
    return hex_ in s.at and any(not unit.hidden or unit.side == side for unit in units_at(s, hex_))


# Which hexes it can reach


def ends(p: Plan, unit: Unit) -> Ends:
    """Every hex in which its move could end."""
    found = p.scene.ends.get(unit.id)
    if found is None:
        costs = moves(p.s, unit, p.eyes)
        found = p.scene.ends[unit.id] = Ends(open_ways(p, unit, costs), costs)
    return found


def open_ways(p: Plan, unit: Unit, costs: Mapping[str, int]) -> dict[str, list[tuple[str, ...]]]:
    """§5.11a By end hex: the ways there, bonus hexes used; never through units or known mines (ruling R48)."""
    if not unit.kind.bonus_moves:
        return {hex_: [(hex_,)] for hex_ in costs}
    found: dict[str, list[tuple[str, ...]]] = {}
    for hex_, paths in drives(p.s, unit, costs).items():
        left = [path for path in paths if len(path) == 1 or is_open_way(p, path)]
        if left and hex_ != unit.hex:
            found[hex_] = left
    return found


def is_open_way(p: Plan, path: Sequence[str]) -> bool:
    return not any(hex_ in p.scene.foe_hexes or has_mines(p.s, hex_) for hex_ in path[:-1])


def has_mines(s: Battle, hex_: str) -> bool:
    fort = s.forts.get(hex_)
    return fort is not None and fort.kind == MINES and not fort.hidden


def ways_toward(p: Plan, unit: Unit, goal: str, low_risk: bool) -> list[Way]:
    """Every hex the AI could end in, and why it would not go there; §5.5a what is farther is out of the question."""
    away = p.s.board.distance[goal]
    now = away[unit.hex]
    found = [way_to(p, unit, end, low_risk) for end in ends(p, unit).paths]
    return [way if away[way.hex] <= now else way._replace(rule="5.5a", barred="farther") for way in found]


def open_ends(p: Plan, unit: Unit, hexes: Sequence[str], low_risk: bool) -> list[str]:
    """Those of these hexes to which nothing keeps the AI from going."""
    found: list[str] = []
    for hex_ in hexes:
        if not way_to(p, unit, hex_, low_risk).barred:
            found.append(hex_)
    return found


def way_to(p: Plan, unit: Unit, hex_: str, low_risk: bool) -> Way:
    """A hex it could end in, and why it would not, as far as no goal matters."""
    key = (unit.id, hex_, low_risk, p.command)
    found = p.scene.ways.get(key)
    if found is None:
        all_paths, costs = ends(p, unit)
        paths = all_paths[hex_]
        if len(paths) > 1 or unit.kind.vehicle:
            paths = least_exposed(p, unit, paths if low_risk else not_slow(p, unit, paths) or paths)
        rule, barred = why_not_there(p, unit, hex_, paths, low_risk)
        found = p.scene.ways[key] = Way(hex_, tuple(paths), costs[paths[0][0]], barred, rule)
    return found


def ways_to_close_in(p: Plan, unit: Unit) -> list[Way]:
    """§4.3q The adjacent hexes with a unit, and §5.2d §5.11b §5.11c §5.12a why it would not go in.

    §5.11a A vehicle may come by a road, round about (ruling R48).
    """
    reached = ends(p, unit).paths
    entered = [hex_ for hex_ in p.s.board.hexes[unit.hex].around if hex_ in p.scene.foe_hexes and hex_ in reached]
    return [way_to(p, unit, hex_, low_risk=False) for hex_ in entered]


def least_exposed(p: Plan, unit: Unit, paths: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Of several ways to one hex: the fewest hexes in fire zones, then the fewest hexes (ruling R48)."""
    if len(paths) == 1:
        return list(paths)
    scores = [(sum(bool(threats_to(p, unit, hex_)) for hex_ in path), len(path)) for path in paths]
    return [path for path, score in zip(paths, scores, strict=True) if score == min(scores)]


def why_not_there(p: Plan, unit: Unit, hex_: str, paths: Sequence[tuple[str, ...]], low_risk: bool) -> tuple[str, str]:
    """The paragraph and the reason why the AI does not go to a hex, whatever its goal, if there is one.

    §5.12b What is barred is dropped, and the next hex, or the next AI, takes its place.
    """
    never = why_never_there(p, unit, hex_)
    if never is not None:
        return never
    return why_too_risky(p, unit, hex_) if low_risk else why_too_slow(p, unit, paths)


def why_never_there(p: Plan, unit: Unit, hex_: str) -> tuple[str, str] | None:
    """§5.12a Not with another AI; §5.2d crewed ones not in with a unit; §5.11c vehicles not into mines they know of."""
    if ai_in(p, hex_):
        return "5.12a", "stacking"
    if hex_ in p.scene.foe_hexes and is_crewed(unit):
        return "5.2d", "crewed"
    if unit.kind.vehicle and has_mines(p.s, hex_):
        return "5.11c", "known_mines"
    return None


def why_too_risky(p: Plan, unit: Unit, hex_: str) -> tuple[str, str]:
    """§5.10a Never in with a unit; §5.10b never next to one whose fire zone it is."""
    if hex_ in p.scene.foe_hexes:
        return "5.10a", "enemy_there"
    away = p.s.board.distance[hex_]
    for foe in threats_to(p, unit, hex_):
        if away[p.s.units[foe].hex] == 1:
            return "5.10b", "short_range"
    return OPEN_TO_IT


def why_too_slow(p: Plan, unit: Unit, paths: Sequence[tuple[str, ...]]) -> tuple[str, str]:
    """§5.11b Not into woods or buildings that end a vehicle's move and cost more than 1; but on command cards."""
    return OPEN_TO_IT if not_slow(p, unit, paths) else ("5.11b", "slow")


OPEN_TO_IT: Final = ("", "")  # no reason against it


def not_slow(p: Plan, unit: Unit, paths: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """§5.11b The ways by which a hex may be entered: along a road woods and buildings end no move (ruling R48).

    Off the road they cost every vehicle more than 1, and one without bonus moves keeps out of them as well.
    """
    there = p.s.board.hexes[paths[0][-1]]
    if p.command or not unit.kind.vehicle or not there.terrain.blocks:
        return list(paths)
    return [path for path in paths if (path[-2] if len(path) > 1 else unit.hex) in there.roads]


# Where it prefers to go


def goings(p: Plan, unit: Unit, goal: Goal, action: Action) -> tuple[Going, ...]:
    """§G8 What the move comes to for each goal hex that is equally good, if the AI can make it."""
    key = (unit.id, goal.name, action.name, action.toward, p.command)
    known = p.scene.goings.get(key)
    if known is None:
        found = [go(p, unit, goal, hex_, action) for hex_ in goal_hexes(p, unit, goal, action)]
        known = p.scene.goings[key] = tuple([going for going in found if going.tier != NOTHING])
    return known


def go(p: Plan, unit: Unit, goal: Goal, hex_: str, action: Action) -> Going:
    """§5.5a §5.10c What is left of all hexes for a move toward this hex: closer ones, or else those as far away.

    Hexes that do not matter then are looked at only if somebody wants reasons.
    """
    low_risk = action.name == LOW_RISK
    away = p.s.board.distance[hex_]
    now = away[unit.hex]
    if now == 0 or not may_move(p.s, unit, p.eyes):
        return Going(hex_, now, (), (), CLOSER, NOTHING, ())  # ruling R60
    flanked = [p.s.units[goal.name]] if goal.is_unit and action.toward == "target" else nearest_foes(p, unit.hex)
    reached = ends(p, unit).paths
    closer = open_ends(p, unit, [end for end in reached if away[end] < now], low_risk)
    how, (tier, hexes) = CLOSER, best_tier(p, unit, closer) if low_risk else (ANY, tuple(closer))
    if not hexes:
        beside = open_ends(p, unit, [end for end in reached if away[end] == now], low_risk)
        how = SIDEWAYS
        tier, hexes = low_risk_beside(p, unit, beside) if low_risk else plainly_beside(p, unit, beside, flanked)
    quiet = p.s.told is None
    ways = [way_to(p, unit, end, low_risk) for end in hexes] if quiet else ways_toward(p, unit, hex_, low_risk)
    return Going(hex_, now, flanked, tuple(ways), how, tier, hexes)


Preferred = tuple[str, tuple[str, ...]]  # tier and hexes of a Going


def plainly_beside(p: Plan, unit: Unit, beside: Sequence[str], flanked: Sequence[Unit]) -> Preferred:
    """§5.5b If closer cannot be, sideways to a flank or into cover (ruling R13)."""
    s = p.s
    hexes = tuple([hex_ for hex_ in beside if is_beside(s, flanked, hex_) or hex_bonus(s, hex_, unit) > 0])
    return FLANK_OR_COVER if hexes else NOTHING, hexes


def low_risk_beside(p: Plan, unit: Unit, beside: Sequence[str]) -> Preferred:
    """§5.10c Hexes as far away, after all tiers of closer ones (ruling R12); §5.10e under fire it may at least turn."""
    tier, hexes = best_tier(p, unit, beside)
    if tier == NOTHING and threats_to(p, unit, unit.hex) and may_turn_to_flank(p, unit):
        tier = PIVOT
    return tier, hexes


def best_tier(p: Plan, unit: Unit, hexes: Sequence[str]) -> Preferred:
    """§5.10d Not in a fire zone: safe, else covered. §5.10e In one: safe, else no worse than here.

    The third tier of §5.10e, a flank hex that is safe or no worse, is part of the first two.
    """
    if not hexes:
        return NOTHING, ()
    safe = [hex_ for hex_ in hexes if not threats_to(p, unit, hex_)]
    if safe:
        return SAFE, tuple(safe)
    if threats_to(p, unit, unit.hex):
        least, tier = hex_bonus(p.s, unit.hex, unit), NO_WORSE
    else:
        least, tier = 1, COVERED
    left = tuple([hex_ for hex_ in hexes if hex_bonus(p.s, hex_, unit) >= least])
    return (tier, left) if left else (NOTHING, ())


def may_turn_to_flank(p: Plan, unit: Unit) -> bool:
    """§5.10g Some unit stands outside its arc."""
    return may_pivot(p.s, unit, p.eyes) and any(is_outside_arc(p.s, unit, foe.hex) for foe in p.foes)


def withdrawals(p: Plan, unit: Unit) -> Going:
    """§4.3h §4.3p Away, whatever the distance: out of fire zones, else no worse than here (ruling R44)."""
    flanked = nearest_foes(p, unit.hex)
    if not may_move(p.s, unit, p.eyes):
        return Going("", 0, flanked, (), CLOSER, NOTHING, ())
    ways = tuple([way_to(p, unit, hex_, low_risk=True) for hex_ in ends(p, unit).paths])
    left = [way.hex for way in ways if not way.barred]
    safe = [hex_ for hex_ in left if not threats_to(p, unit, hex_)]
    if safe:
        return Going("", 0, flanked, ways, CLOSER, SAFE, tuple(safe))
    bonus = hex_bonus(p.s, unit.hex, unit)
    no_worse = tuple([hex_ for hex_ in left if hex_bonus(p.s, hex_, unit) >= bonus])
    return Going("", 0, flanked, ways, CLOSER, NO_WORSE if no_worse else NOTHING, no_worse)


def may_withdraw(p: Plan, unit: Unit) -> bool:
    return withdrawals(p, unit).tier != NOTHING


# Reasons


def lines_of(p: Plan, going: Going, unit: Unit) -> list[Line]:
    """One line for each hex looked at, and one for the tier that is left."""
    lines = [line_of_way(p, unit, way, going.goal, going.flanked) for way in going.ways]
    looked_at = tuple(way.hex for way in going.ways)
    flanking = tuple(foe.id for foe in p.foes if is_outside_arc(p.s, unit, foe.hex)) if going.tier == PIVOT else ()
    threatened, bonus = threats_to(p, unit, unit.hex), hex_bonus(p.s, unit.hex, unit)
    about = (unit.id, going.goal, going.away, threatened, bonus, going.how, flanking)
    said = TOLD if going.tier in (PIVOT, NOTHING) else KEPT
    return [*lines, Line(RULE_OF_TIER[going.tier], f"tier_{going.tier}", looked_at, going.hexes, said, about)]


def line_of_way(p: Plan, unit: Unit, way: Way, goal: str = "", flanked: Sequence[Unit] = ()) -> Line:
    text, left = (f"way_{way.barred}", ()) if way.barred else ("way", (way.hex,))
    away = p.s.board.distance[goal][way.hex] if goal else 0
    threats, bonus = threats_to(p, unit, way.hex), hex_bonus(p.s, way.hex, unit)
    about = (away, threats, bonus, way.cost, is_beside(p.s, flanked, way.hex))
    return Line(way.rule or "5.5a", text, (way.hex,), left, TOLD, about)


RULE_OF_TIER: Final = {
    SAFE: "5.10c",
    COVERED: "5.10d",
    NO_WORSE: "5.10e",
    ANY: "5.5a",
    FLANK_OR_COVER: "5.5b",
    PIVOT: "5.10g",
    NOTHING: "5.5a",
}
