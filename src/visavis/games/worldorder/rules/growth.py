"""Chapter B11: getting a Growth card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.board import Growth
from visavis.games.worldorder.cards.card import GAINED
from visavis.games.worldorder.rules.drawing import discard_from_hand
from visavis.games.worldorder.rules.purse import goods_held, score, spend
from visavis.games.worldorder.state import World
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Asking, Step

SERVICES: Final = "services"
DISCARD: Final = "discard"
ANY: Final = "any"


def growth(s: World, power: str, terms: Terms = USUAL) -> Step:
    """§B11.1 A card of the next level; §B11.2 pay; §B11.3 VP and ability at once (ruling R17)."""
    found = can_grow(s, power, terms)
    if not found:
        s.tell("skipped", power, "growth", rule="B4.6")
        return
    title = yield from ask(s, power, "growth", found, "B11.1")
    yield from pay_for(s, power, s.board.growth[title], terms)
    take_growth(s, power, title, s.board.growth[title].points, "B11.3")
    if title in GAINED:
        GAINED[title](s, power)


def can_grow(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    """§B11.4 Titles of the next level that are left, §B11.5 one of each level, and that he can pay for."""
    return [title for title in next_level(s, power) if not lacks(s, power, title, terms)]


def next_level(s: World, power: str) -> list[str]:
    """§B11.1 §A12.1"""
    level = len(s.nations[power].growth) + 1
    return [title for title, n in s.growth.items() if n and s.board.growth[title].level == level]


def lacks(s: World, power: str, title: str, terms: Terms = USUAL) -> list[str]:
    """§B11.2 What he has not enough of."""
    nation, cost = s.nations[power], s.board.growth[title].cost
    rate = int(term(terms, "services_for_money"))  # §K5.1
    goods = {what: n for what, n in cost.items() if what in nation.goods}
    missing = [what for what, n in goods.items() if n > nation.goods[what] and not (what == SERVICES and rate)]
    least = least_in_money(s, power, cost) if rate else 0
    if nation.money < cost.get("money", 0) + rate * least:
        missing.append("money")
    if spare_cards(s, power) < cost.get(DISCARD, 0):
        missing.append(DISCARD)
    if goods_short(s, power, cost) > least:
        missing.append(ANY)
    return missing


def least_in_money(s: World, power: str, cost: Mapping[str, int]) -> int:
    """§K5.1 Services of a price that must be paid in money: those he lacks, or owes to the goods of any kind."""
    services = cost.get(SERVICES, 0)
    return min(services, max(0, services - s.nations[power].goods[SERVICES], goods_short(s, power, cost)))


def goods_short(s: World, power: str, cost: Mapping[str, int]) -> int:
    """§B11.2 How many goods too few he has for those the price names and those of any kind."""
    goods = s.nations[power].goods
    return sum(n for what, n in cost.items() if what in goods or what == ANY) - sum(goods.values())


def spare_cards(s: World, power: str) -> int:
    """Cards of the hand that could be discarded: before a card is played, one less."""
    return max(0, len(s.nations[power].hand) - (0 if s.last.get("played") else 1))


def pay_for(s: World, power: str, card: Growth, terms: Terms) -> Step:
    """§B11.2 Goods, armies of the reserve, money; §G3.1 a card of the hand; goods of any kind, one after another."""
    rate, units = int(term(terms, "services_for_money")), 0
    if rate and SERVICES in card.cost:  # before the money of the price is gone
        units = yield from services_in_money(s, power, card.cost, rate)
    for what, n in card.cost.items():
        if what not in (DISCARD, ANY):
            spend(s, power, what, n - units if what == SERVICES else n, "B11.2")
    for _ in range(card.cost.get(DISCARD, 0)):
        yield from discard_from_hand(s, power, "G3.1")
    for left in range(card.cost.get(ANY, 0), 0, -1):
        good = yield from ask(s, power, "pay", goods_held(s, power), "B11.2", left=left)
        spend(s, power, good, 1, "B11.2")


def services_in_money(s: World, power: str, cost: Mapping[str, int], rate: int) -> Asking[int]:
    """§K5.1 How many services are paid in money instead; what the price asks in money is kept."""
    nation, n = s.nations[power], cost[SERVICES]
    least, most = least_in_money(s, power, cost), min(n, (nation.money - cost.get("money", 0)) // rate)
    units = yield from ask(s, power, "pay_services", list(range(least, most + 1)), "K5.1", cost=n)
    spend(s, power, "money", units * rate, "K5.1")
    return units


def take_growth(s: World, power: str, title: str, points: int, rule: str) -> None:
    nation = s.nations[power]
    s.growth = {**s.growth, title: s.growth[title] - 1}
    nation.growth = [*nation.growth, title]
    s.tell("grew", power, title, rule=rule)
    score(s, power, points, "growth", rule)
