"""§T2 Closing a game: whether what is left of a turn can reach the goal, whatever it takes.

The chain of `chain.py` is greedy and sees a win only if its taste leads there. Here every way is tried: a space, then
buildings in any order, as far as they can matter. Bombs come last: nothing they give is needed by a placement.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from visavis.games.manhattan.board import (
    AIR_STRIKES,
    CONSTRUCTION,
    DESIGN,
    ENGINEER,
    ESPIONAGE,
    REPAIR,
    SCIENTIST,
    Building,
    Output,
    Space,
    Workplace,
)
from visavis.games.manhattan.bot.chain import Outlook
from visavis.games.manhattan.bot.mind import Mind
from visavis.games.manhattan.bot.plan import Plan, plans
from visavis.games.manhattan.rules.turn import BUILDING
from visavis.games.manhattan.state import Race, goods_short

BRINGS_NOTHING: Final = (CONSTRUCTION, *AIR_STRIKES, REPAIR, DESIGN)  # nothing a bomb needs, or not at once
PLACE_OF: Final = {"uranium": 0, "plutonium": 1, "bombers": 4, "money": 5}
BUILDINGS: Final = 4  # so many in a row are tried
TRIES: Final = 400  # and so many ways in all

Stock = tuple[int, ...]  # uranium, plutonium, engineers, scientists, bombers, money


class Finish:
    """What must be there together to win by bomb actions, and what has been tried."""

    __slots__ = ("needs", "tried")

    def __init__(self, m: Mind) -> None:
        wanted = {need_of(m.s, plan) for plan in plans(m.planner) if plan.reaches}
        self.needs = [need for need in wanted if not any(is_met(need, other) for other in wanted if other != need)]
        self.tried: set[Any] = set()

    def is_met(self, stock: Stock) -> bool:
        return any(is_met(stock, need) for need in self.needs)


def need_of(s: Race, plan: Plan) -> Stock:
    """Fuel and crews of the bombs to build, bombers and money for the loads."""
    cards = [s.board.bombs[bomb] for bomb in plan.bombs]
    uranium, plutonium = (sum(card.fuel_cost for card in cards if card.fuel == f) for f in ("uranium", "plutonium"))
    crews = (sum(card.engineers for card in cards), sum(card.scientists for card in cards))
    return (uranium, plutonium, *crews, len(plan.loads), sum(s.board.bombs[bomb].load for bomb in plan.loads))


def is_met(stock: Stock, need: Stock) -> bool:
    return all(n >= wanted for n, wanted in zip(stock, need, strict=True))


def stock_of(o: Outlook) -> Stock:
    n = o.nation
    engineers, scientists = (n.own[type_] + n.hired[type_] for type_ in (ENGINEER, SCIENTIST))
    return (n.uranium, n.plutonium, engineers, scientists, n.bombers, n.money)


def finishing(m: Mind, options: Sequence[str]) -> list[str]:
    """§T2 The first placement that leads to a win this turn, if there is one."""
    finish, o = Finish(m), Outlook.now(m)
    if not finish.is_met(most_this_turn(o, options)):
        return []
    ways = [(option, after) for option in options for after in after_placing(o, option)]
    shortest_first = ((option, after, left) for left in range(BUILDINGS) for option, after in ways)
    return next(([option] for option, after, left in shortest_first if can_finish(finish, after, left)), [])


def after_placing(o: Outlook, option: str) -> Iterator[Outlook]:
    """What a placement may lead to, one outlook for every choice it leaves."""
    board = o.m.s.board
    if option in board.spaces:
        return after_entering(o, board.spaces[option])
    verb, _, card = option.partition(" ")
    return after_manning(o, board.buildings[card]) if verb == BUILDING and card in o.usable else iter(())


def after_entering(o: Outlook, space: Space) -> Iterator[Outlook]:
    crew = o.crew(space)
    if crew is None or space.id in BRINGS_NOTHING:
        return
    sent = o.clone()
    sent.send(crew)
    for price in space.pay:
        sent.pay(price)
    for after in after_gaining(sent, space):
        if space.id == ESPIONAGE:
            after.access = after.nation.spies
            after.open_foreign()
        yield after


def after_manning(o: Outlook, building: Building) -> Iterator[Outlook]:
    crew = o.crew(building)
    if crew is None or (o.usable[building.id] and not o.access):
        return
    for price in building.pay or ((),):
        if goods_short(o.nation, price):
            continue
        sent = o.clone()
        sent.access -= sent.usable.pop(building.id)
        sent.send(crew)
        sent.pay(price)
        yield from after_gaining(sent, building)


def after_gaining(o: Outlook, place: Workplace) -> Iterator[Outlook]:
    """§6.9 One for every side."""
    for side in place.gives:
        after = o.clone()
        after.receive(side)
        yield after


def can_finish(finish: Finish, o: Outlook, left: int) -> bool:
    """Whether building after building leads to everything that one way of winning needs."""
    stock = stock_of(o)
    if finish.is_met(stock):
        return True
    seen = (stock, o.nation.yellowcake, *o.nation.own, *o.nation.hired, left, *o.usable)
    if not left or seen in finish.tried or len(finish.tried) >= TRIES or not finish.is_met(most(o, stock)):
        return False
    finish.tried.add(seen)
    buildings = (o.m.s.board.buildings[card] for card in list(o.usable))
    return any(can_finish(finish, after, left - 1) for each in buildings for after in after_manning(o, each))


def most(o: Outlook, stock: Stock) -> Stock:
    """More than this all the free buildings together cannot bring."""
    found = list(stock)
    for card in o.usable:
        for side in o.m.s.board.buildings[card].gives:
            add(found, side)
    return tuple(found)


def most_this_turn(o: Outlook, options: Sequence[str]) -> Stock:
    """More than this a space and all the buildings that it may open cannot bring: most turns are not the last."""
    board, spying = o.m.s.board, o.clone()
    if ESPIONAGE in options:
        spying.open_foreign()
    found = list(most(spying, stock_of(spying)))
    for side in (side for option in options if option in board.spaces for side in board.spaces[option].gives):
        add(found, side)
    return tuple(found)


def add(stock: list[int], side: Output) -> None:
    for name, n in side.goods:
        if name in PLACE_OF:
            stock[PLACE_OF[name]] += n
    for type_, n in side.workers:
        if type_ in (ENGINEER, SCIENTIST):
            stock[1 + type_] += n
