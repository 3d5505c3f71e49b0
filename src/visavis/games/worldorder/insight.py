"""What a search may be told of this game: quick sensible answers, and what a position is worth to everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from visavis.games.worldorder.opponent.numbers import THINKING
from visavis.games.worldorder.opponent.worth import value
from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY
from visavis.games.worldorder.rules.turn import CARD, MONEY
from visavis.games.worldorder.state import World, free_permanent, free_temporary
from visavis.kernel.choice import Choice
from visavis.kernel.insight import NO_OPINION, Insight

PLAY: Final = "play"
NOTHING: Final = ("done", "pass", "none", "no")
SELDOM: Final = ("exhaust", "exhaust_points")  # paying with allies, where one need not

Habit = Callable[[World, Choice[Any]], Any]


def policy(s: World, choice: Choice[Any], random: Random) -> Any:
    """What is nearly always right; of everything else something, rather than nothing."""
    habit = HABITS.get(choice.name)
    if habit is not None:
        return habit(s, choice)
    options = sensible(choice)
    return options[int(random.random() * len(options))]


def sensible(choice: Choice[Any]) -> Sequence[Any]:
    """Cards face up before ten money; something before nothing, unless allies pay for it."""
    options = choice.options
    if choice.name == PLAY:
        return [each for each in options if each != MONEY] or options
    found = [each for each in options if (each in NOTHING) == (choice.name in SELDOM)]
    return found or options


def better_kind(s: World, region: str, options: Sequence[str]) -> str:
    """§B13.3 §B13.4 The slot with more points; of equal ones the permanent one."""
    free, slots = free_temporary(s, region), s.board.regions[region].temporary
    temporary = slots[len(slots) - free] if free else 0
    permanent = 1 if free_permanent(s, region) else 0
    kind = TEMPORARY if temporary > permanent else PERMANENT
    return kind if kind in options else options[0]


def most(s: World, choice: Choice[Any]) -> Any:
    return choice.options[-1]


def dearest(s: World, choice: Choice[str]) -> str:
    """§B14.3 Of the Market cards he can pay for."""
    abilities = s.board.abilities
    return max(choice.options, key=lambda each: abilities[each].cost if each in abilities else 0)


HABITS: Final[Mapping[str, Habit]] = {
    "influence": lambda s, choice: better_kind(s, choice.about["region"], choice.options),
    "shop": dearest,
    **dict.fromkeys(("sell", "buy", "units"), most),
}


def opinion(s: World, choice: Choice[Any]) -> Mapping[Any, float]:
    """Before a search has tried them: cards, then what else can be done, then ten money."""
    if choice.name != PLAY:
        return NO_OPINION
    return {each: 1.0 if each.startswith(CARD) else 0.0 if each == MONEY else 0.7 for each in choice.options}


def begins_turn(s: World, choice: Choice[Any]) -> bool:
    return choice.name == PLAY


INSIGHT: Final[Insight[World]] = Insight(
    weights=THINKING.search,
    policy=policy,
    opinion=opinion,
    value=value,
    begins_turn=begins_turn,
)
