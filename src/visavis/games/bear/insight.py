"""What a search may be told of this game: quick sensible orders, and how a battle stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from random import Random
from typing import Any, Final

from visavis.games.bear.rules.shooting import shot, why_not
from visavis.games.bear.rules.turn import PASS
from visavis.games.bear.state import Battle, Unit, enemy
from visavis.games.bear.tuning import THINKING
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.insight import Insight

SUSPECT_NUMBER: Final = 7  # §6.0b a suspected enemy has no defence yet: what it may be, on average
HOPELESS: Final = 13  # more than two dice can show
FAR: Final = -3.0  # how near somebody is who has not come yet
SELDOM: Final = ("hush", "doubt-again", "group", PASS)
WORTH: Final = THINKING.worth
HABIT: Final = THINKING.habit


# What is about


def seen_enemies(s: Battle, side: int) -> list[Unit]:
    return [unit for unit in s.units.values() if unit.side != side and unit.hex and not unit.hidden]


def goals(s: Battle, side: int) -> list[str]:
    """Markers that the enemy holds; without any, where his counters stand."""
    return [hex_ for hex_, owner in s.control.items() if owner != side] or [u.hex for u in seen_enemies(s, side)]


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
    if not places or random.random() >= HABIT.moves:
        return anything(s, choice, random)
    aims = goals(s, choice.seat)
    cover = {each: HABIT.cover * min(s.board.hexes[each].shelter, 2) for each in places}
    return min(places, key=lambda each: away(s, each, aims) - cover[each] + random.random())


def which_way(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Where most enemies are in the arc, the near ones first."""
    unit = s.units.get(choice.about.get("unit", ""))
    if unit is None or not unit.hex:
        return anything(s, choice, random)
    arcs, far = s.board.arcs[unit.hex], s.board.distance[unit.hex]
    foes = [foe.hex for foe in seen_enemies(s, unit.side)]

    def watched(way: str) -> float:
        ahead = DIRECTIONS.index(way)
        return sum(1 / (1 + far[hex_]) for hex_ in foes if arcs[hex_][ahead]) + random.random() / 20

    return max(choice.options, key=watched)


def at_whom(s: Battle, choice: Choice[Any], random: Random) -> Any:
    """Where the number is lowest."""
    unit = s.units.get(choice.about.get("unit", ""))
    if unit is None:
        return anything(s, choice, random)
    foes = seen_enemies(s, unit.side)

    def number(hex_: str) -> float:
        here = [number_against(s, unit, foe) for foe in foes if foe.hex == hex_]
        return min(here, default=HOPELESS) + random.random()

    return min(choice.options, key=number)


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
    "caps_on_roll": spare,
    "caps_on_cost": spare,
    "caps_on_direction": spare,
}


def policy(s: Battle, choice: Choice[Any], random: Random) -> Any:
    return QUICKLY.get(choice.name, anything)(s, choice, random)


# How a battle stands


def odds(s: Battle, side: int) -> float:
    """The logarithm of the odds that this side wins."""
    ahead = s.vp if s.vp_side == side else -s.vp
    mine = [unit for unit in s.units.values() if unit.side == side and (unit.hex or unit.arrival)]
    theirs = [unit for unit in s.units.values() if unit.side != side and (unit.hex or unit.arrival)]
    return (
        WORTH.points * ahead
        + WORTH.leads * max(-1.0, min(1.0, ahead / 2))
        + WORTH.counters * (len(mine) - len(theirs))
        + WORTH.hits * (sum(bool(unit.hit) for unit in theirs) - sum(bool(unit.hit) for unit in mine))
        + WORTH.fresh * (sum(not unit.spent for unit in mine) - sum(not unit.spent for unit in theirs))
        + WORTH.near * (nearness(s, side, mine) - (nearness(s, enemy(side), theirs) if s.bot < 0 else 0.0))
        + WORTH.held * sum(1 if owner == side else -1 for owner in s.control.values())
        + WORTH.caps * (s.caps[side] - s.caps[enemy(side)])
    )


def nearness(s: Battle, side: int, units: list[Unit]) -> float:
    """How near its counters are to what it wants, on average, in hexes."""
    aims, there = goals(s, side), [unit.hex for unit in units if unit.hex]
    return -sum(away(s, hex_, aims) for hex_ in there) / len(there) if there else FAR


def value(s: Battle) -> tuple[float, float]:
    """§B9.2a As the side sees it that a person plays; of two people, the first."""
    side = enemy(s.bot) if s.bot >= 0 else 0
    mine = 1 / (1 + exp(-odds(s, side)))
    return (mine, 1 - mine) if side == 0 else (1 - mine, mine)


INSIGHT: Final[Insight[Battle]] = Insight(
    weights=THINKING.search,
    policy=policy,
    value=value,
    begins_turn=lambda s, choice: choice.name == "unit",
)
