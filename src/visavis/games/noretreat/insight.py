"""What a search may be told of this game: quick sensible orders, and how a war stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final

from visavis.games.noretreat.board import apart
from visavis.games.noretreat.bot.judge import battle_at, battle_value, near_enemy, step_value
from visavis.games.noretreat.rules.cards import DONE, PASS, QUIET
from visavis.games.noretreat.rules.declaring import able_beside
from visavis.games.noretreat.rules.points import total
from visavis.games.noretreat.rules.victory import cities_held
from visavis.games.noretreat.sheets import AXIS, SIDES, SOVIET
from visavis.games.noretreat.state import CUT, MOVED, SOLO, War, has, holder, initiative, on_map, owner_of, steps_of
from visavis.games.noretreat.tuning import THINKING
from visavis.kernel.choice import Choice
from visavis.kernel.insight import NO_OPINION, Insight

HABIT: Final = THINKING.habit
WORTH: Final = THINKING.worth
STOPS: Final = frozenset((DONE, PASS, QUIET, "no"))  # answers that do nothing
EAGER: Final = ("move", "join", "flip", "place", "reorganise", "detrain", "restore", "advance", "free_step", "counter")
SHY: Final = ("menu", "window", "answer", "blow", "to_rail", "wave")
CLOSE: Final = 3  # hexes from which an enemy threatens a city
MOVE: Final = "move"

Liking = Callable[[War, Choice[Any]], dict[Any, float]]


# What is about


def wanted(s: War, side: int) -> list[str]:
    """Cities and oil that the enemy holds."""
    return [place for place, owner in s.control.items() if owner == 1 - side and place in s.board.prizes]


def held(s: War, side: int) -> list[str]:
    return [place for place, owner in s.control.items() if owner == side and place in s.board.prizes]


def away(s: War, place: str, aims: Sequence[str]) -> int:
    return min((apart(s.board, place, aim) for aim in aims), default=0)


# Quick play: what is liked, by question


def eagerly(s: War, choice: Choice[Any]) -> dict[Any, float]:
    return {option: 0.0 if option in STOPS else HABIT.eager for option in choice.options}


def shyly(s: War, choice: Choice[Any]) -> dict[Any, float]:
    return {option: HABIT.shy if option in STOPS else 0.0 for option in choice.options}


def where_to(s: War, choice: Choice[Any]) -> dict[Any, float]:
    """Towards what the enemy holds, beside him, or into a city that he threatens."""
    side: int = choice.about["side"]
    aims = wanted(s, side)
    threatened = {city for city in held(s, side) if not s.at.get(city) and near_enemy(s, side, city) <= CLOSE}
    return {place: liked(s, side, place, aims, threatened) for place in choice.options}


def liked(s: War, side: int, place: str, aims: Sequence[str], threatened: set[str]) -> float:
    if place not in s.board.places:
        return 0.0
    enemies = sum(holder(s, near) == 1 - side for near in s.board.places[place].near)
    found = HABIT.beside * min(enemies, 2) - HABIT.nearer * away(s, place, aims)
    return found + HABIT.guard * (place in threatened) + HABIT.prize * (place in aims)


def at_whom(s: War, choice: Choice[Any]) -> dict[Any, float]:
    """What a battle is worth on average, with everybody who can join; more if it is for a city."""
    side: int = choice.about["side"]
    return {hex_: HABIT.eager if hex_ in STOPS else hoped_for(s, side, hex_) for hex_ in choice.options}


def hoped_for(s: War, side: int, hex_: str) -> float:
    if not s.at.get(hex_):
        return 0.0  # a card, or nobody is there
    battle = battle_at(s, hex_, side, able_beside(s, side, hex_))
    return HABIT.eager + HABIT.attack * battle_value(s, battle) + HABIT.prize * (hex_ in s.board.prizes)


LIKING: Final[Mapping[str, Liking]] = {
    **dict.fromkeys(EAGER, eagerly),
    **dict.fromkeys(SHY, shyly),
    "goal": where_to,
    "deploy": where_to,
    "advance.to": where_to,
    "target": at_whom,
}


def policy(s: War, choice: Choice[Any], random: Random) -> Any:
    """About what is liked best; of everything else, anything."""
    liking, options, chance = LIKING.get(choice.name), choice.options, random.random
    if liking is None:
        return options[int(chance() * len(options))]
    found = liking(s, choice)
    return max(found, key=lambda option: found[option] + HABIT.whim * chance())


def opinion(s: War, choice: Choice[Any]) -> Mapping[Any, float]:
    """What is liked best first."""
    liking = LIKING.get(choice.name)
    if liking is None:
        return NO_OPINION
    found = liking(s, choice)
    top = max(found.values())
    return {option: exp(each - top) for option, each in found.items()}


# How a war stands


def ahead(s: War) -> float:
    """By how many cities or points the Axis has more than it needs, or the Soviets less than they do."""
    if s.board.part is not None:
        return share(initiative(s)) * beyond(s, initiative(s))
    goal = s.board.mission.goal
    if goal is not None and not s.scenario.startswith("campaign"):
        side = SIDES.index(goal.side)
        return share(side) * (total(s, side) - goal.total + 0.5)
    return (total(s, AXIS) - total(s, SOVIET)) / 2


def share(side: int) -> int:
    return 1 if side == AXIS else -1


def beyond(s: War, side: int) -> float:
    """§UM11 §UU9 Of the side with the initiative, which wins with what it needs unless both have that, and else loses:
    cities more than it needs, and half of one, so that nothing is even."""
    mine = cities_held(s, side) - (s.needs[side] or len(s.board.cities) + 1) + 0.5
    needed = s.needs[1 - side]
    if needed and cities_held(s, 1 - side) >= needed:
        return min(mine - 0.5, 0.0)
    return mine


def gone(s: War) -> float:
    """The part of the war that is over."""
    first = s.board.mission.mission.first_turn
    return min(1.0, max(0.0, (s.turn - first) / max(1, s.last - first)))


def strength(s: War, side: int) -> float:
    """Steps on the map, threats, and what stands in danger: a side's part of the logarithm of the odds."""
    counters, aims = list(on_map(s, side)), wanted(s, side)
    steps = sum(step_value(s, id_) * steps_of(s, id_) for id_ in counters)
    far = sum(away(s, s.where[id_], aims) for id_ in counters) / len(counters) if counters else 0.0
    guards = sum(bool(s.at.get(city)) for city in held(s, side) if near_enemy(s, side, city) <= CLOSE)
    cut = sum(has(s, id_, CUT) for id_ in counters)
    return (
        WORTH.step * steps
        - WORTH.near * far
        + WORTH.guarded * guards
        - WORTH.cut * cut
        + WORTH.card * len(s.hands[side])
    )


def odds(s: War) -> float:
    """The logarithm of the odds that the Axis wins."""
    lead = ahead(s)
    weight = WORTH.lead_early + (WORTH.lead_late - WORTH.lead_early) * gone(s)
    led = WORTH.reached * max(-1.0, min(1.0, lead))
    turn, program = share(s.side), share(s.yours) * (1 - gone(s)) if s.mode == SOLO else 0.0
    return weight * lead + led + strength(s, AXIS) - strength(s, SOVIET) + WORTH.turn * turn + WORTH.program * program


def value(s: War) -> tuple[float, float]:
    """By seat; alone one person plays both."""
    axis = 1 / (1 + exp(-odds(s)))
    return (axis, 1 - axis) if owner_of(s, AXIS) == 0 else (1 - axis, axis)


def begins_turn(s: War, choice: Choice[Any]) -> bool:
    """Before anybody has moved in a Movement phase."""
    return choice.name == MOVE and not any(marks & MOVED for marks in s.marks.values())


INSIGHT: Final[Insight[War]] = Insight(
    weights=THINKING.search,
    policy=policy,
    opinion=opinion,
    value=value,
    begins_turn=begins_turn,
)
