"""What a search may be told of this game: what the Director would do, and how the race stands by what a plan lacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random
from typing import Any, Final

from visavis.games.manhattan.board import ENGINEER, LABORER, SCIENTIST
from visavis.games.manhattan.bot.answers import ANSWERS, OPPONENTS, anything
from visavis.games.manhattan.bot.mind import DIRECTOR, Mind
from visavis.games.manhattan.bot.numbers import numbers
from visavis.games.manhattan.bot.plan import Planner, chosen_plan, missing, trained
from visavis.games.manhattan.state import NO_TOKEN, Nation, Race, goal, out, ready, score
from visavis.games.manhattan.tuning import THINKING
from visavis.kernel.choice import Choice
from visavis.kernel.insight import Insight

ACT: Final = "act"
TASTE: Final = THINKING.taste
WORTH: Final = THINKING.worth
MOST: Final = THINKING.most
MAKES: Final = ("mine", "university", "factory", "enrichment", "reactor")  # kinds of building


# What the Director would do


def policy(s: Race, choice: Choice[Any], random: Random) -> Any:
    """Any of the answers it likes best."""
    liked = OPPONENTS[DIRECTOR](s, choice).options
    return liked[int(random.random() * len(liked))]


def opinion(s: Race, choice: Choice[Any]) -> Mapping[Any, float]:
    """Its answer first; of the others, those that it would nearly have given."""
    mind = Mind(s, choice.seat, DIRECTOR)
    liked = ANSWERS.get(choice.name, anything)(mind, choice).options
    return graded(mind.values) | dict.fromkeys(liked, 1.0)


def graded(values: Mapping[str, float]) -> dict[Any, float]:
    """By what it takes them to be worth."""
    top = max(values.values(), default=0.0)
    return {each: TASTE.runner_up * exp((value - top) / TASTE.worth_less) for each, value in values.items()}


# How the race stands


def things(s: Race, seat: int) -> dict[str, float]:
    """What a nation has, and what its plan still takes."""
    nation, whole = s.nation[seat], goal(s)
    return {
        "points": score(s, seat) / whole,
        **plan_of(s, seat, whole),
        **stock_of(nation),
        **workers_of(s, seat),
        **buildings_of(s, nation),
        "turn": float(seat == s.seat),
    }


def plan_of(s: Race, seat: int, whole: int) -> dict[str, float]:
    """§P1 §P2 §P3 What the plan that the Director would make still takes."""
    nation, plan = s.nation[seat], chosen_plan(Planner(s, seat, numbers(of_director=True)))
    cards = [s.board.bombs[bomb] for bomb in plan.bombs]
    scientists, engineers = ready(nation, SCIENTIST), ready(nation, ENGINEER)
    return {
        "reaches": float(plan.reaches),
        "short": max(0, whole - plan.points) / whole,
        "effort": plan.effort,
        "no_uranium": missing(nation, cards, "uranium"),
        "no_plutonium": missing(nation, cards, "plutonium"),
        "no_scientists": max(
            [card.scientists - scientists for card in cards if card.scientists > scientists], default=0
        ),
        "no_engineers": max([card.engineers - engineers for card in cards if card.engineers > engineers], default=0),
    }


def stock_of(nation: Nation) -> dict[str, float]:
    return {
        "money": min(nation.money, MOST.money),
        "yellowcake": min(nation.yellowcake, MOST.yellowcake),
        "uranium": nation.uranium,
        "plutonium": nation.plutonium,
        "fighters": nation.fighters,
        "bombers": nation.bombers,
        "spies": nation.spies,
        "hand": len(nation.hand),
        "built": len(nation.bombs),
        "token": float(nation.token != NO_TOKEN),
    }


def workers_of(s: Race, seat: int) -> dict[str, float]:
    """Those trained, those ready, and those that a retrieve would bring home."""
    nation = s.nation[seat]
    return {
        "trained_scientists": trained(s, seat, SCIENTIST),
        "trained_engineers": trained(s, seat, ENGINEER),
        "ready_laborers": ready(nation, LABORER),
        "ready_engineers": ready(nation, ENGINEER),
        "ready_scientists": ready(nation, SCIENTIST),
        "out": sum(1 for _ in out(s, seat)),
    }


def buildings_of(s: Race, nation: Nation) -> dict[str, float]:
    found: dict[str, float] = dict.fromkeys(MAKES, 0.0)
    damage = crew = 0
    for card, site in nation.buildings.items():
        building = s.board.buildings[card]
        damage += site.damage
        if not site.damage:
            found[building.kind] += 1
            crew += building.size
    return found | {"damage": damage, "crew": crew}


def standing(things: Mapping[str, float], open_: float) -> float:
    """The logarithm of the odds, with so much of the race still open."""
    return sum((each.late + each.early * open_) * things[each.thing] for each in WORTH)


def value(s: Race) -> Sequence[float]:
    """By seat; the others as many as they are."""
    nations = [things(s, seat) for seat in range(len(s.nation))]
    open_ = 1.0 - max(each["points"] for each in nations)
    logs = [standing(each, open_) for each in nations]
    top = max(logs)
    parts = [exp(each - top) for each in logs]
    return [each / sum(parts) for each in parts]


INSIGHT: Final[Insight[Race]] = Insight(
    weights=THINKING.search,
    policy=policy,
    opinion=opinion,
    value=value,
    begins_turn=lambda s, choice: choice.name == ACT and not s.under_way,
)
