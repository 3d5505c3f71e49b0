"""5.1 The plan: which bombs to build, whether to test, how many to load; and what is lacking for it."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from visavis.games.manhattan.board import ENGINEER, SCIENTIST, Bomb
from visavis.games.manhattan.bot.numbers import Numbers
from visavis.games.manhattan.state import NO_TOKEN, Nation, Race, goal, score
from visavis.kernel.priorities import Line, Table, least, narrow, prefer, weigh

MOST_BOMBS: Final = 3
FUELS: Final = ("uranium", "plutonium")


class Plan(NamedTuple):
    """Bombs of the hand to build, the one to test if any, and those to load."""

    bombs: tuple[str, ...]
    test: str
    loads: tuple[str, ...]
    points: int  # reached in the end
    effort: float
    reaches: bool  # the goal


class Lack(NamedTuple):
    """What the plan wants in all; what is there already counts against it."""

    uranium: int
    plutonium: int
    engineers: int
    scientists: int
    yellowcake: float
    money: float
    bombers: int
    fighters: int


class Planner:
    """What the filters of the plan look at."""

    __slots__ = ("found", "n", "nation", "s", "seat")

    def __init__(self, s: Race, seat: int, n: Numbers) -> None:
        self.s = s
        self.seat = seat
        self.nation: Nation = s.nation[seat]
        self.n = n
        self.found: list[Plan] = []  # every plan there is, once they are known


def plans(p: Planner) -> list[Plan]:
    """Every subset of the hand with at most three bombs, with no test or the test of one plutonium bomb."""
    hand = p.nation.hand
    for size in range(min(MOST_BOMBS, len(hand)) + 1) if not p.found else ():
        for bombs in combinations(hand, size):
            p.found += [plan_of(p, bombs, test) for test in ("", *testable(p, bombs))]
    return p.found


def testable(p: Planner, bombs: tuple[str, ...]) -> list[str]:
    """§14.10 §14.11 Plutonium bombs that are, or would be, built and not loaded; nothing for one who has tested."""
    if p.nation.token != NO_TOKEN:
        return []
    unloaded = (bomb for bomb, built in p.nation.bombs.items() if not built.loaded)
    return [bomb for bomb in (*unloaded, *bombs) if p.s.board.bombs[bomb].fuel == "plutonium"]


def plan_of(p: Planner, bombs: tuple[str, ...], test: str) -> Plan:
    """Points after building, testing, and as many loads as are needed, the cheapest first; and the effort."""
    cards = p.s.board.bombs
    nation, goal_ = p.nation, goal(p.s)
    standing = [bomb for bomb in (*nation.bombs, *bombs) if bomb != test]
    tested = bool(test) or nation.token != NO_TOKEN
    token = max(p.s.tokens) if test else max(nation.token, 0)
    points = token + sum(cards[bomb].tested if tested else cards[bomb].untested for bomb in standing)
    bonus = p.s.board.numbers.load_points
    points += sum(bonus for bomb in standing if bomb in nation.bombs and nation.bombs[bomb].loaded)
    unloaded = [bomb for bomb in standing if bomb not in nation.bombs or not nation.bombs[bomb].loaded]
    loads: list[str] = []
    for bomb in sorted(unloaded, key=lambda bomb: (cards[bomb].load, bomb)):
        if points >= goal_:
            break
        points += bonus
        loads.append(bomb)
    effort = effort_of(p, [cards[bomb] for bomb in bombs], [cards[bomb] for bomb in loads])
    return Plan(bombs, test, tuple(loads), points, effort, points >= goal_)


def effort_of(p: Planner, bombs: list[Bomb], loads: list[Bomb]) -> float:
    """Crews, workers still to be trained, fuel still to be made, loads."""
    e, nation = p.n.effort, p.nation
    scientists, engineers = trained(p.s, p.seat, SCIENTIST), trained(p.s, p.seat, ENGINEER)
    effort = 0.0
    for bomb in bombs:
        effort += e.scientist * bomb.scientists + e.engineer * bomb.engineers + e.bomb
        effort += e.missing_scientist * max(0, bomb.scientists - scientists)
        effort += e.missing_engineer * max(0, bomb.engineers - engineers)
    effort += missing(nation, bombs, "uranium") * unit_cost(p, "uranium")
    effort += missing(nation, bombs, "plutonium") * unit_cost(p, "plutonium")
    effort += sum(e.load_dollar * bomb.load for bomb in loads)
    return effort + e.load_bomber * max(0, len(loads) - nation.bombers)


def trained(s: Race, seat: int, type_: int) -> int:
    """Own workers of a type the seat has gained, wherever they are."""
    return s.board.numbers.own_workers - s.stock[seat][type_]


def missing(nation: Nation, bombs: list[Bomb], fuel: str) -> int:
    """Fuel of a kind that these bombs take and the track does not show."""
    wanted = sum(bomb.fuel_cost for bomb in bombs if bomb.fuel == fuel)
    return max(0, wanted - int(getattr(nation, fuel)))


def unit_cost(p: Planner, fuel: str) -> float:
    e = p.n.effort
    kinds = {p.s.board.buildings[card].kind for card in p.nation.buildings}
    if fuel == "uranium":
        return e.uranium_with_plant if "enrichment" in kinds else e.uranium
    return e.plutonium_with_reactor if "reactor" in kinds else e.plutonium


def for_its_work(p: Planner, plan: Plan) -> float:
    """§P3 Points gained for the effort."""
    return (plan.points - score(p.s, p.seat)) / (plan.effort + p.n.effort.spread)


PLAN: Final[Table] = (
    prefer("P1", "reaches_goal", lambda p, plan: plan.reaches),
    least("P2", "least_effort", lambda p, plan: round(plan.effort, 6) if plan.reaches else None),
    weigh("P3", "best_for_work", for_its_work),
)


def chosen_plan(p: Planner, why: list[Line] | None = None) -> Plan:
    """§P1 §P2 §P3 In this order; of equal plans the one that needs fewer and earlier cards."""
    return narrow(p, plans(p), PLAN, why)[0]


def cake_in_a_round(p: Planner) -> float:
    """What the plants and reactors it owns take when each is used once, and a space of the main board."""
    prices = [dict(side) for card in p.nation.buildings for side in p.s.board.buildings[card].pay[-1:]]
    return p.n.wish.yellowcake_round + sum(price.get("yellowcake", 0) for price in prices)


def lack_of(p: Planner, plan: Plan) -> Lack:
    """What the plan wants: fuel by kind, workers for its largest crew, cake, money, planes."""
    cards = [p.s.board.bombs[bomb] for bomb in plan.bombs]
    uranium, plutonium = (missing(p.nation, cards, fuel) for fuel in FUELS)
    wish = p.n.wish
    return Lack(
        uranium=uranium,
        plutonium=plutonium,
        engineers=max([wish.workers, *(card.engineers + 1 for card in cards)]),
        scientists=max([wish.workers, *(card.scientists + 1 for card in cards)]),
        yellowcake=min(wish.yellowcake_per_fuel * (uranium + plutonium), cake_in_a_round(p)) + wish.yellowcake,
        money=wish.money_per_uranium * uranium + sum(p.s.board.bombs[b].load for b in plan.loads) + wish.money,
        bombers=len(plan.loads) + 1,
        fighters=wish.fighters,
    )
