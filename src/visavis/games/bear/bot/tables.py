"""Athena's printed lists, 5.3, 5.4 and 5.6 to 5.9. One line here is one line there.

A list's last line, "at random", is a draw of CHANCE among those still tied.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.bear.bot.plan import Goal, Plan, defence, highest_power, rating, threats_to
from visavis.games.bear.rules.sight import can_see, hex_bonus, in_fire_zone
from visavis.games.bear.state import NOBODY, Battle, Unit
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.priorities import Filter, Table, compare, least, most, prefer

FACING_OF: Final = {word: n for n, word in enumerate(DIRECTIONS)}


def unit_of(p: Plan, name: str) -> Unit:
    return p.s.units[name]


# 5.3 Which AI attacks. Candidates are AI; their shots are those of the pairs still in question.


def best_rating(p: Plan, ai: str) -> int | None:
    """§5.3b A suspected enemy is below every AI: it does not compete."""
    if unit_of(p, ai).kind.suspect:
        return None
    return max((rating(p, ai, target) for shooter, target in p.shots if shooter == ai), default=None)


def cheapest(p: Plan, ai: str) -> int | None:
    """§5.3c §5.3f The turret's extra cost included."""
    return min((aimed.cost for (shooter, _), aimed in p.shots.items() if shooter == ai), default=None)


ATTACKER: Final[Table] = (
    prefer("5.3a", "unhit", lambda p, ai: not unit_of(p, ai).hit),
    most("5.3b", "highest_ar", best_rating),
    least("5.3c", "lowest_attack_cost", cheapest),
    most("5.3d", "best_hex", lambda p, ai: hex_bonus(p.s, unit_of(p, ai).hex, unit_of(p, ai))),
)

# 5.4 Which unit is attacked. Candidates are units; p.unit is the attacker.


def defence_of(p: Plan, target: str) -> int:
    """§5.4a All modifiers included (ruling R6)."""
    return defence(p, p.unit.id, target) if p.unit else 0


def attack_cost(p: Plan, target: str) -> int | None:
    return unit_of(p, target).kind.attack_cost


TARGET: Final[Table] = (
    least("5.4a", "lowest_dr", defence_of),
    prefer("5.4b", "hit", lambda p, target: bool(unit_of(p, target).hit)),
    prefer("5.4c", "fresh", lambda p, target: not unit_of(p, target).spent),
    most("5.4d", "unit_highest_ar", lambda p, target: highest_power(p, unit_of(p, target))),
    least("5.4e", "unit_lowest_attack_cost", attack_cost),
    least("5.4f", "unit_lowest_move_cost", lambda p, target: unit_of(p, target).kind.move_cost),
)

# §5.6 Which AI moves, or does anything but attack (ruling R50).

MOVER: Final[Table] = (
    prefer("5.6a", "unhit", lambda p, ai: not unit_of(p, ai).hit),
    least("5.6b", "lowest_move_cost", lambda p, ai: unit_of(p, ai).kind.move_cost),
)

MEMBER: Final[Table] = (  # of a group: who goes first (ruling R24)
    least("R24", "gets_closer", lambda p, ai: p.ranks[ai][0]),
    least("R24", "safer_way", lambda p, ai: p.ranks[ai][1]),
    least("R24", "nearer_member", lambda p, ai: p.ranks[ai][2]),
    *MOVER,
)

# §5.7 Toward what. Candidates are names of goals.


def goal_of(p: Plan, name: str) -> Goal:
    return p.goals[name]


def is_spent_unit(p: Plan, name: str) -> bool:
    return goal_of(p, name).is_unit and unit_of(p, name).spent


def is_hit_unit(p: Plan, name: str) -> bool:
    return goal_of(p, name).is_unit and bool(unit_of(p, name).hit)


def away_from_objectives(p: Plan, name: str) -> int | None:
    goal = goal_of(p, name)
    if not goal.is_unit:
        return None
    return min((p.s.board.distance[goal.hex][hex_] for hex_ in objectives(p)), default=None)


def objectives(p: Plan) -> list[str]:
    found = p.scene.objectives
    if found is None:
        found = p.scene.objectives = objectives_of(p.s)
    return found


def objectives_of(s: Battle) -> list[str]:
    """§4.5a §SC4 §S.e Control markers with the player's side up; §4.5b and what the scenario adds."""
    own = [hex_ for hex_, side in s.control.items() if side not in (s.bot, NOBODY)]
    solo = s.board.mission.solo
    return own + [hex_ for hex_ in (solo.objectives if solo else ()) if hex_ not in own]


GOAL: Final[Table] = (
    least("5.7a", "listed_first", lambda p, name: goal_of(p, name).rank),
    prefer("5.7b", "spent", is_spent_unit),
    prefer("5.7c", "hit", is_hit_unit),
    least("5.7d", "nearest_to_objective", away_from_objectives),
)

# §5.8 Where to. Candidates are hexes; p.unit is the AI before it goes there.


def is_outside_fire_zones(p: Plan, hex_: str) -> bool:
    return p.unit is not None and not threats_to(p, p.unit, hex_)


def bonus_there(p: Plan, hex_: str) -> int:
    return hex_bonus(p.s, hex_, p.unit) if p.unit else 0


def is_outside_arc(s: Battle, foe: Unit, hex_: str) -> bool:
    """§5.8d Its flank, however far away (ruling R14)."""
    return foe.facing >= 0 and not s.board.arcs[foe.hex][hex_][foe.facing]


def is_beside(s: Battle, foes: Sequence[Unit], hex_: str) -> bool:
    """On the flank of one of them."""
    for foe in foes:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if is_outside_arc(s, foe, hex_):
            return True
    return False


HEX: Final[Table] = (
    least("5.8a", "closest", lambda p, hex_: p.s.board.distance[p.toward][hex_]),
    prefer("5.8b", "outside_fire_zones", is_outside_fire_zones),
    most("5.8c", "best_hex", bonus_there),
    prefer("5.8d", "flank", lambda p, hex_: is_beside(p.s, p.flanked, hex_)),
)
WITHDRAWAL: Final[Table] = HEX[1:]  # §4.3h no target, no distance (ruling R44)

# §5.9 Which way it then faces. Candidates are facings; p.unit is the AI where it is now.


def nearest_foes(p: Plan, hex_: str) -> list[Unit]:
    """§5.9a The nearest enemy units, which may be several (ruling R50)."""
    found = p.scene.nearest.get(hex_)
    if found is None:
        away = p.s.board.distance[hex_]
        least_away = min([away[foe.hex] for foe in p.foes], default=0)
        found = p.scene.nearest[hex_] = [foe for foe in p.foes if away[foe.hex] == least_away]
    return found


def is_ahead(p: Plan, facing: str, hex_: str) -> bool:
    return p.unit is not None and p.s.board.arcs[p.unit.hex][hex_][FACING_OF[facing]]


NONE_AHEAD: Final = [0] * len(DIRECTIONS)


def how_many_ahead(p: Plan, facings: Sequence[str], hexes: Sequence[str]) -> list[int]:
    """By facing: how many of these hexes it would have in its arc."""
    if p.unit is None:
        return [0 for _ in facings]
    arcs = p.s.board.arcs[p.unit.hex]
    ahead = list(map(sum, zip(*[arcs[hex_] for hex_ in hexes], strict=True))) or NONE_AHEAD
    return [ahead[FACING_OF[facing]] for facing in facings]


def with_some(facings: Sequence[str], ahead: Sequence[int]) -> list[str]:
    return [facing for facing, n in zip(facings, ahead, strict=True) if n]


def with_most(facings: Sequence[str], ahead: Sequence[int]) -> list[str]:
    most_of_all = max(ahead)
    return [facing for facing, n in zip(facings, ahead, strict=True) if n == most_of_all]


def nearest_ahead(p: Plan, facings: Sequence[str]) -> list[str]:
    near = nearest_foes(p, p.unit.hex) if p.unit else []
    return with_some(facings, how_many_ahead(p, facings, [foe.hex for foe in near]))


def objective_ahead(p: Plan, facings: Sequence[str]) -> list[str]:
    return with_some(facings, how_many_ahead(p, facings, objectives(p)))


def most_seen_ahead(p: Plan, facings: Sequence[str]) -> list[str]:
    """§5.9c Nobody in sight whichever way it faces: the line has nothing to say."""
    here = p.unit.hex if p.unit else ""
    ahead = how_many_ahead(p, facings, [foe.hex for foe in p.foes if can_see(p.s, here, foe.hex)])
    return with_most(facings, ahead) if any(ahead) else []


FACING: Final[Table] = (
    compare("5.9a", "nearest_ahead", nearest_ahead),
    compare("5.9b", "objective_ahead", objective_ahead),
    compare("5.9c", "most_ahead", most_seen_ahead),
)


def most_ahead(p: Plan, facings: Sequence[str]) -> list[str]:
    """§6.1g As many units as possible in the arc, seen or not."""
    return with_most(facings, how_many_ahead(p, facings, [foe.hex for foe in p.foes]))


REVEALED: Final[Table] = (
    compare("6.1g", "nearest_ahead", nearest_ahead),
    compare("6.1g", "most_in_arc", most_ahead),
)


def adjacent_flanking(p: Plan, unit: Unit) -> list[Unit]:
    """§4.3m The adjacent units outside the arc of an AI."""
    board = p.s.board
    near = [foe for foe in p.foes if board.distance[unit.hex][foe.hex] == 1]
    return [foe for foe in near if not board.arcs[unit.hex][foe.hex][unit.facing]]


def flanker_ahead(p: Plan, facing: str) -> bool:
    return p.unit is not None and any(is_ahead(p, facing, foe.hex) for foe in adjacent_flanking(p, p.unit))


def most_in_zone(p: Plan, facings: Sequence[str]) -> list[str]:
    """§4.3m As many units as possible in its fire zone."""
    if p.unit is None:
        return list(facings)
    unit = p.unit
    counts = [
        sum(in_fire_zone(p.s, unit.but(facing=FACING_OF[facing]), foe.hex, p.eyes) for foe in p.foes)
        for facing in facings
    ]
    return [facing for facing, n in zip(facings, counts, strict=True) if n == max(counts)]


SHORT_PIVOT: Final[Table] = (
    prefer("4.3m", "flanker_ahead", flanker_ahead),
    compare("4.3m", "most_in_zone", most_in_zone),
    *FACING,
)


def pivot_toward(hex_: str) -> Table:
    """§4.3r It turns to the unit it will attack, and to no other; then §4.3m the fullest fire zone, then §5.9."""
    toward: Filter[str] = prefer("4.3r", "target_ahead", lambda p, facing: is_ahead(p, facing, hex_))
    return (toward, *SHORT_PIVOT[1:])


def any_flanker_ahead(p: Plan, facing: str) -> bool:
    """§5.10g Some unit that is outside its arc now would be inside."""
    unit = p.unit
    if unit is None:
        return False
    arcs = p.s.board.arcs[unit.hex]
    return any(is_ahead(p, facing, foe.hex) and not arcs[foe.hex][unit.facing] for foe in p.foes)


FLANK_PIVOT: Final[Table] = (prefer("5.10g", "flanker_ahead", any_flanker_ahead), *FACING)
