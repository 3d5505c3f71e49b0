"""§O1 What single answers change, on a copy: where a question comes in the middle of a step, the rules cannot go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.worldorder.rules import engage as engaging
from visavis.games.worldorder.rules import invest as investing
from visavis.games.worldorder.rules import relations as relating
from visavis.games.worldorder.rules.bases import BASE_PRICE
from visavis.games.worldorder.rules.influence import PERMANENT, TEMPORARY, add
from visavis.games.worldorder.rules.movement import PRICE, goals_of, shift, stations
from visavis.games.worldorder.rules.purse import score
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.rules.trade import ALLIES, BUY, SELL, import_symbols, sellable, sources
from visavis.games.worldorder.state import (
    Ally,
    World,
    allies_in,
    country,
    free_permanent,
    free_temporary,
    ready_in,
)
from visavis.games.worldorder.terms import USUAL
from visavis.kernel.choice import Choice
from visavis.kernel.plain import without

Outcome = Callable[[World, str, Choice[Any], Any], list[World]]  # what might follow; the best of them counts


def copied(s: World) -> World:
    w = s.clone()
    w.told = None
    return w


def is_nothing(answer: Any) -> bool:
    return answer in (DONE, "pass", "no", "none", "leave")


# Paying


def pay_diplomacy(w: World, power: str, cost: int, region: str) -> None:
    """§B5.2 In diplomacy as far as it goes, and then by exhausting allies."""
    goods = w.nations[power].goods
    paid = min(cost, goods["diplomacy"])
    goods["diplomacy"] -= paid
    for id_ in ready_in(w, power, region) if cost > paid else []:
        if paid < cost:
            paid += country(w, id_).value
            turn(w, power, id_)


def turn(w: World, power: str, id_: str, ready: bool = False) -> None:
    allies = w.nations[power].allies
    allies[id_] = allies[id_]._replace(ready=ready)


def spend(w: World, power: str, money: int) -> None:
    nation = w.nations[power]
    nation.money = max(0, nation.money - money)


def place(w: World, power: str, region: str) -> None:
    """One cube, where it looks best at once."""
    add(w, power, region, better_kind(w, region))


def better_kind(w: World, region: str) -> str:
    free = free_temporary(w, region)
    slots = w.board.regions[region].temporary
    if free and slots[len(slots) - free] > 1:
        return TEMPORARY
    return PERMANENT if free_permanent(w, region) else TEMPORARY


# Actions


def relations(s: World, power: str, choice: Choice[Any], id_: str) -> list[World]:
    w, card = copied(s), country(s, id_)
    pay_diplomacy(w, power, relating.cost_of(s, id_, USUAL), card.region)
    nation = w.nations[power]
    old = nation.allies.pop(card.start, None) if card.start else None
    nation.allies[id_] = (old or Ally())._replace(ready=True)
    w.open = {**w.open, card.region: tuple(each for each in w.open[card.region] if each != id_)}
    if old is not None:
        place(w, power, card.region)
    return [w]


def engage(s: World, power: str, choice: Choice[Any], region: str) -> list[World]:
    w = copied(s)
    pay_diplomacy(w, power, engaging.cost_of(s, power, region, USUAL), region)
    nation = w.nations[power]
    if region not in nation.engaged and len(nation.engaged) < engaging.TOKENS:
        nation.engaged = [*nation.engaged, region]
    place(w, power, region)
    return [w]


def invest(s: World, power: str, choice: Choice[Any], id_: str) -> list[World]:
    w, allies = copied(s), s.nations[power].allies
    spend(w, power, investing.price_of(s, id_))
    if id_ in allies:
        w.nations[power].allies[id_] = allies[id_]._replace(ready=False, fdi=allies[id_].fdi + 1)
    place(w, power, country(s, id_).region)
    return [w]


def base(s: World, power: str, choice: Choice[Any], id_: str) -> list[World]:
    w, ally, region = copied(s), s.nations[power].allies[id_], country(s, id_).region
    spend(w, power, BASE_PRICE + PRICE)
    found = [source for source in stations(w, power) if source != region]
    if found:
        shift(w, power, found[0], region)
    w.nations[power].allies[id_] = ally._replace(ready=False, bases=ally.bases + 1)
    place(w, power, region)
    return [w]


def growth(s: World, power: str, choice: Choice[Any], title: str) -> list[World]:
    w, card = copied(s), s.board.growth[title]
    nation = w.nations[power]
    for what, n in card.cost.items():
        if what == "money":
            spend(w, power, n)
        elif what in nation.goods:
            nation.goods[what] = max(0, nation.goods[what] - n)
    nation.growth = [*nation.growth, title]
    score(w, power, card.points, "growth", "B11.3")
    return [w]


def influence(s: World, power: str, choice: Choice[Any], kind: str) -> list[World]:
    w = copied(s)
    add(w, power, choice.about["region"], kind)
    return [w]


def region(s: World, power: str, choice: Choice[Any], region: str) -> list[World]:
    w = copied(s)
    place(w, power, region)
    return [w]


# Armies


def move_from(s: World, power: str, choice: Choice[Any], source: str) -> list[World]:
    return [moved(s, power, source, goal) for goal in goals_of(s, power) if goal != source] or [s]


def move_to(s: World, power: str, choice: Choice[Any], region: str) -> list[World]:
    return [moved(s, power, choice.about["source"], region)]


def moved(s: World, power: str, source: str, region: str) -> World:
    w = copied(s)
    spend(w, power, PRICE)
    shift(w, power, source, region)
    return w


def base_from(s: World, power: str, choice: Choice[Any], source: str) -> list[World]:
    return [moved(s, power, source, country(s, choice.about["country"]).region)]


# Allies


def exhaust(s: World, power: str, choice: Choice[Any], id_: str) -> list[World]:
    """§B5.2 §B6.2 What is left of the price is paid in diplomacy."""
    w, left = copied(s), int(choice.about["cost"])
    if id_ != DONE:
        turn(w, power, id_)
        left -= country(s, id_).value
    pay_diplomacy(w, power, max(0, left), country(s, id_).region if id_ != DONE else "")
    return [w]


def exhaust_points(s: World, power: str, choice: Choice[Any], id_: str) -> list[World]:
    w = copied(s)
    turn(w, power, id_)
    w.points += country(s, id_).value
    return [w]


def ready(s: World, power: str, choice: Choice[Any], id_: str) -> list[World]:
    w = copied(s)
    turn(w, power, id_, True)
    return [w]


# Goods


def trade(s: World, power: str, choice: Choice[Any], answer: str) -> list[World]:
    """A few amounts of it, with those of a Commerce card."""
    deal = s.deal
    if answer.startswith(SELL):
        good = answer.removeprefix(SELL)
        most = sellable(s, power, good, deal.terms if deal else USUAL)
        return [exchanged(s, power, good, -n, s.board.sell[good]) for n in sorted({1, (most + 1) // 2, most})]
    good = answer.removeprefix(BUY)
    price = s.board.buy[good]
    terms = deal.terms if deal else USUAL
    cards = [other for other in sources(s, power, good, terms, deal.automas if deal else []) if other != ALLIES]
    offered = max((s.board.commerce[other][0].amount for other in cards), default=0)  # §B7.5 of one card, and of allies
    most = max(1, min(import_symbols(s, power, good, terms) + offered, s.nations[power].money // price))
    return [exchanged(s, power, good, n, price) for n in sorted({1, most})]


def exchanged(s: World, power: str, good: str, n: int, price: int) -> World:
    w = copied(s)
    nation = w.nations[power]
    nation.goods[good] = min(10, nation.goods[good] + n)
    nation.money -= n * price
    return w


def sell(s: World, power: str, choice: Choice[Any], n: int) -> list[World]:
    good = choice.about["good"]
    return [exchanged(s, power, good, -n, s.board.sell[good])]


def buy(s: World, power: str, choice: Choice[Any], n: int) -> list[World]:
    good = choice.about["good"]
    return [exchanged(s, power, good, n, s.board.buy[good])]


def units(s: World, power: str, choice: Choice[Any], n: int) -> list[World]:
    return [produced(s, power, choice.about["good"], n)]


def produce(s: World, power: str, choice: Choice[Any], good: str) -> list[World]:
    most = s.nations[power].production[good]
    for what, each in s.board.recipes.get(good, {}).items():
        have = s.nations[power].money if what == "money" else s.nations[power].goods[what]
        most = min(most, have // each)
    return [produced(s, power, good, most)]


def produced(s: World, power: str, good: str, n: int) -> World:
    w = copied(s)
    nation = w.nations[power]
    for what, each in s.board.recipes.get(good, {}).items():
        if what == "money":
            nation.money -= n * each
        else:
            nation.goods[what] -= n * each
    nation.goods[good] = min(10, nation.goods[good] + n)
    return w


def raised(s: World, power: str, choice: Choice[Any], good: str) -> list[World]:
    w = copied(s)
    nation = w.nations[power]
    nation.production = {**nation.production, good: nation.production[good] + 1}
    spend(w, power, int(choice.about.get("price", 0)))
    return [w]


def cash(s: World, power: str, choice: Choice[Any], region: str) -> list[World]:
    w = copied(s)
    nation = w.nations[power]
    nation.engaged = without(nation.engaged, region)
    nation.money += 5 * len(allies_in(s, power, region))
    return [w]


def cover(s: World, power: str, choice: Choice[Any], title: str) -> list[World]:
    """A card of the hand that will not be shown in Research."""
    w = copied(s)
    nation = w.nations[power]
    nation.hand.remove(title)
    nation.covered = [*nation.covered, title]
    return [w]


OUTCOMES: Final[Mapping[str, Outcome]] = {
    "relations": relations,
    "engage": engage,
    "neighbour": engage,
    "invest": invest,
    "base": base,
    "growth": growth,
    "influence": influence,
    "region": region,
    "move_from": move_from,
    "move_to": move_to,
    "base_from": base_from,
    "exhaust": exhaust,
    "exhaust_points": exhaust_points,
    "ready": ready,
    "trade": trade,
    "sell": sell,
    "buy": buy,
    "units": units,
    "produce": produce,
    "raise": raised,
    "raise_second": raised,
    "develop": raised,
    "boost": raised,
    "cash": cash,
    "cover": cover,
    "discard": cover,
    "trash": cover,
}
