"""What a search may be told of this game: quick sensible orders, and how a battle stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from random import Random
from typing import Any, Final

from visavis.games.bear.rules.dice import chance
from visavis.games.bear.rules.hands import HUSH
from visavis.games.bear.rules.moving import exits
from visavis.games.bear.rules.shooting import shot, why_not
from visavis.games.bear.rules.turn import DOUBT_AGAIN, GROUP, PASS
from visavis.games.bear.state import Battle, Unit, enemy
from visavis.games.bear.tuning import THINKING
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.insight import NO_OPINION, Insight

SUSPECT_NUMBER: Final = 7  # §6.0b a suspected enemy has no defence yet: what it may be, on average
HOPELESS: Final = 13  # more than two dice can show
FAR: Final = -3.0  # how near somebody is who has not come yet
SUSPECT_SEES: Final = 4  # hexes: who may be there, and whether he sees, nobody knows yet
SELDOM: Final = (HUSH, DOUBT_AGAIN, GROUP, PASS)
WORTH: Final = THINKING.worth
HABIT: Final = THINKING.habit
LIKES: Final = THINKING.likes


# What is about


def seen_enemies(s: Battle, side: int) -> list[Unit]:
    return [unit for unit in s.units.values() if unit.side != side and unit.hex and not unit.hidden]


def goals(s: Battle, side: int) -> list[str]:
    """Markers that the enemy holds; without any, where his counters stand."""
    return [hex_ for hex_, owner in s.control.items() if owner != side] or [u.hex for u in seen_enemies(s, side)]


def own_goals(s: Battle, unit: Unit) -> list[str]:
    """§B4.0a Where leaving the map brings this counter points."""
    return list(exits(s.board, unit.side, unit.kind.id))


def away(s: Battle, hex_: str, places: list[str]) -> int:
    far = s.board.distance[hex_]
    return min((far[place] for place in places), default=0)


def number_against(s: Battle, unit: Unit, foe: Unit) -> int:
    """§B6.0a What two dice must reach."""
    if foe.kind.suspect:
        return SUSPECT_NUMBER
    found = shot(s, unit, foe)
    return HOPELESS if found is None else found.number


def best_number(s: Battle, unit: Unit) -> int:
    """The lowest that this counter may roll for now."""
    foes = [foe for foe in seen_enemies(s, unit.side) if not why_not(s, unit, foe.hex)]
    return min((number_against(s, unit, foe) for foe in foes), default=HOPELESS)


# Quick play

Answer = Callable[[Battle, Choice[Any], Random], Any]


def anything(s: Battle, choice: Choice[Any], random: Random) -> Any:
    return choice.options[int(random.random() * len(choice.options))]


def who_acts(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Mostly the fresh counter with the best shot; once all are spent, sometimes another action, or a pass."""
    options = choice.options
    fresh = [each for each in options if each in s.units and s.units[each].hex and not s.units[each].spent]
    if fresh and random.random() < HABIT.picks_shooter:
        return min(fresh, key=lambda each: best_number(s, s.units[each]) + random.random())
    rest = fresh or [each for each in options if each not in SELDOM]
    if rest and (fresh or random.random() < HABIT.goes_on):
        return rest[int(random.random() * len(rest))]
    return PASS if PASS in options else anything(s, choice, random)


def what_it_does(s: Battle, choice: Choice[Any], random: Random) -> Any:
    options, unit = choice.options, s.units.get(choice.about.get("unit", ""))
    if "leave" in options:
        return "leave"
    if "rally" in options and random.random() < HABIT.rallies:
        return "rally"
    if unit is not None and "attack" in options:
        if best_number(s, unit) <= HABIT.shoots_at or random.random() < HABIT.tries:
            return "attack"
    if "move" in options and random.random() < HABIT.moves:
        return "move"
    rest = [each for each in options if each != "stall"] or options
    return rest[int(random.random() * len(rest))]


def where_to(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Towards the goal, under cover."""
    places = [each for each in choice.options if each in s.board.hexes]
    if not places or random.random() >= HABIT.heads:
        return anything(s, choice, random)
    aims = aims_of(s, choice)
    return min(places, key=lambda each: remoteness(s, each, aims) + random.random())


def aims_of(s: Battle, choice: Choice[Any]) -> list[str]:
    unit = s.units.get(choice.about.get("unit", ""))
    own = own_goals(s, unit) if unit is not None else []
    return own or goals(s, choice.seat)


def remoteness(s: Battle, hex_: str, aims: list[str]) -> float:
    """How far it still is from there, less what the cover there is worth."""
    return away(s, hex_, aims) - HABIT.cover * min(s.board.hexes[hex_].shelter, 2)


def which_way(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Where most enemies are in the arc, the near ones first."""
    unit = s.units.get(choice.about.get("unit", ""))
    if unit is None or not unit.hex:
        return anything(s, choice, random)
    return max(choice.options, key=lambda way: watched(s, unit, way) + random.random() / 20)


def watched(s: Battle, unit: Unit, way: str) -> float:
    """Enemies in the arc, the near ones counting more."""
    arcs, far, ahead = s.board.arcs[unit.hex], s.board.distance[unit.hex], DIRECTIONS.index(way)
    return sum(1 / (1 + far[foe.hex]) for foe in seen_enemies(s, unit.side) if arcs[foe.hex][ahead])


def at_whom(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Where the number is lowest."""
    unit = s.units.get(choice.about.get("unit", ""))
    if unit is None:
        return anything(s, choice, random)
    return min(choice.options, key=lambda hex_: best_number_there(s, unit, hex_) + random.random())


def best_number_there(s: Battle, unit: Unit, hex_: str) -> int:
    here = [number_against(s, unit, foe) for foe in seen_enemies(s, unit.side) if foe.hex == hex_]
    return min(here, default=HOPELESS)


def aim(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Command points go into rolls that they can help: neither sure nor hopeless ones."""
    return points_on(choice)


def points_on(choice: Choice[Any]) -> int:
    """As many as may be, if they help."""
    helps = HABIT.helps_from <= choice.about.get("needed", 0) <= HABIT.helps_to
    return min(choice.options) if helps else 0


def spare(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Command points are mostly kept."""
    keeps = 0 in choice.options and random.random() < HABIT.saves_caps
    return 0 if keeps else anything(s, choice, random)


QUICKLY: Final[Mapping[str, Answer]] = {
    "unit": who_acts,
    "action": what_it_does,
    "group_action": what_it_does,
    "hex": where_to,
    "group_move": where_to,
    "rush": where_to,
    "bonus": where_to,
    "facing": which_way,
    "target": at_whom,
    "caps_on_roll": aim,
    "caps_on_cost": spare,
    "caps_on_direction": spare,
}


def policy(s: Battle, choice: Choice[Any], random: Random) -> Any:
    return QUICKLY.get(choice.name, anything)(s, choice, random)


# What to try first

Opinion = Callable[[Battle, Choice[Any]], Mapping[Any, float]]
CHANCES: Final = {n: chance(n) / 100 for n in range(-20, HOPELESS)}


def hope(number: int) -> float:
    """How often two dice reach it."""
    return CHANCES.get(number, 0.0)


def of_units(s: Battle, choice: Choice[Any]) -> Mapping[Any, float]:
    """The fresh counter with the best shot; when all are spent, a pass."""
    found = {PASS: LIKES.passing}
    for each in choice.options:
        unit = s.units.get(each)
        if unit is not None and unit.hex and not unit.spent:
            found[each] = LIKES.fresh + hope(best_number(s, unit))
    return found


def of_actions(s: Battle, choice: Choice[Any]) -> Mapping[Any, float]:
    unit = s.units.get(choice.about.get("unit", ""))
    shot_ = best_number(s, unit) if unit is not None and "attack" in choice.options else HOPELESS
    shoots = 1.0 if shot_ <= HABIT.shoots_at else hope(shot_)
    return {"leave": 1.0, "attack": shoots, "rally": LIKES.rally, "move": LIKES.move, "stall": 0.0}


def of_ways(s: Battle, choice: Choice[Any]) -> Mapping[Any, float]:
    """The nearer to the goal and the better the cover."""
    aims = aims_of(s, choice)
    return {each: 1 / (1 + max(0.0, remoteness(s, each, aims))) for each in choice.options if each in s.board.hexes}


def of_facings(s: Battle, choice: Choice[Any]) -> Mapping[Any, float]:
    unit = s.units.get(choice.about.get("unit", ""))
    return {} if unit is None or not unit.hex else {each: watched(s, unit, each) for each in choice.options}


def of_targets(s: Battle, choice: Choice[Any]) -> Mapping[Any, float]:
    unit = s.units.get(choice.about.get("unit", ""))
    return {} if unit is None else {each: hope(best_number_there(s, unit, each)) for each in choice.options}


def of_points(s: Battle, choice: Choice[Any]) -> Mapping[Any, float]:
    return {points_on(choice): 1.0}


OPINIONS: Final[Mapping[str, Opinion]] = {
    "unit": of_units,
    "action": of_actions,
    "hex": of_ways,
    "group_move": of_ways,
    "rush": of_ways,
    "bonus": of_ways,
    "facing": of_facings,
    "target": of_targets,
    "caps_on_roll": of_points,
}


def opinion(s: Battle, choice: Choice[Any]) -> Mapping[Any, float]:
    found = OPINIONS.get(choice.name)
    return NO_OPINION if found is None else found(s, choice)


# How a battle stands


def odds(s: Battle, side: int) -> float:
    """The logarithm of the odds that this side wins."""
    ahead = s.vp if s.vp_side == side else -s.vp
    mine = [unit for unit in s.units.values() if unit.side == side and (unit.hex or unit.arrival)]
    theirs = [unit for unit in s.units.values() if unit.side != side and (unit.hex or unit.arrival)]
    return (
        (WORTH.points + WORTH.points_later * s.round) * ahead
        + (WORTH.leads + WORTH.leads_later * s.round) * max(-1.0, min(1.0, ahead / 2))
        + WORTH.counters * (len(mine) - len(theirs))
        + WORTH.hits * (sum(bool(unit.hit) for unit in theirs) - sum(bool(unit.hit) for unit in mine))
        + WORTH.fresh * (sum(not unit.spent for unit in mine) - sum(not unit.spent for unit in theirs))
        + WORTH.near * (nearness(s, side, mine) - (nearness(s, enemy(side), theirs) if s.bot < 0 else 0.0))
        + WORTH.held * sum(1 if owner == side else -1 for owner in s.control.values())
        + WORTH.danger * (danger(s, side) - danger(s, enemy(side)))
        + WORTH.caps * (s.caps[side] - s.caps[enemy(side)])
    )


def danger(s: Battle, side: int) -> float:
    """What the counters of this side would do with one shot each, in hits; what is spent shoots later, if at all."""
    foes, found = seen_enemies(s, side), 0.0
    for unit in seen_enemies(s, enemy(side)):
        best = max((chance_to_hit(s, unit, foe) for foe in foes), default=0.0)
        found += best * WORTH.spent_shoots if unit.spent else best
    return found


def chance_to_hit(s: Battle, unit: Unit, foe: Unit) -> float:
    if s.board.distance[unit.hex][foe.hex] > SUSPECT_SEES if unit.kind.suspect else why_not(s, unit, foe.hex):
        return 0.0
    if unit.kind.suspect:
        return WORTH.suspect
    return hope(number_against(s, unit, foe) - WORTH.helped)


def nearness(s: Battle, side: int, units: list[Unit]) -> float:
    """How near its counters are to what they want, on average, in hexes."""
    aims, there = goals(s, side), [unit for unit in units if unit.hex]
    far = [away(s, unit.hex, own_goals(s, unit) or aims) for unit in there]
    return -sum(far) / len(far) if far else FAR


def value(s: Battle) -> tuple[float, float]:
    """§B9.2a As the side sees it that a person plays; of two people, the first."""
    side = enemy(s.bot) if s.bot >= 0 else 0
    mine = 1 / (1 + exp(-odds(s, side)))
    return (mine, 1 - mine) if side == 0 else (1 - mine, mine)


INSIGHT: Final[Insight[Battle]] = Insight(
    weights=THINKING.search,
    policy=policy,
    opinion=opinion,
    value=value,
    begins_turn=lambda s, choice: choice.name == "unit",
)
