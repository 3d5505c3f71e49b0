"""Chapter B0: money, goods and points. Nothing else changes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from visavis.games.worldorder.sheets import GOODS
from visavis.games.worldorder.state import World

STORE: Final = 10  # §B3.6 of each good
MONEY: Final = "money"


def gain(s: World, power: str, what: str, n: int, rule: str) -> None:
    """§B0.5 Money has no limit; §B3.6 of goods ten are kept, the rest turns into money, or is lost (ruling R15)."""
    nation = s.nations[power]
    if n <= 0:
        return
    if what == MONEY:
        nation.money += n
        s.tell("gained", power, MONEY, n, nation.money, rule=rule)
        return
    stored = min(n, STORE - nation.goods[what])
    nation.goods[what] += stored
    s.tell("gained", power, what, stored, nation.goods[what], rule=rule)
    if stored < n:
        money = (n - stored) * s.board.buy.get(what, 0)
        nation.money += money
        s.tell("surplus", power, what, n - stored, money, rule="B3.6")


def spend(s: World, power: str, what: str, n: int, rule: str) -> None:
    """§B0.5 Never more than there is: whoever calls has looked."""
    nation = s.nations[power]
    if n <= 0:
        return
    if what == MONEY:
        nation.money -= n
        s.tell("paid", power, MONEY, n, nation.money, rule=rule)
    else:
        nation.goods[what] -= n
        s.tell("paid", power, what, n, nation.goods[what], rule=rule)


def pay(s: World, power: str, price: Mapping[str, int], rule: str) -> None:
    for what, n in price.items():
        spend(s, power, what, n, rule)


def held(s: World, power: str, what: str) -> int:
    nation = s.nations[power]
    return nation.money if what == MONEY else nation.goods.get(what, 0)


def can_pay(s: World, power: str, price: Mapping[str, int]) -> bool:
    return all(held(s, power, what) >= n for what, n in price.items())


def score(s: World, power: str, n: int, source: str, rule: str) -> None:
    """§B0.7 §A22.13 VP never fall below 0, and have no end (ruling R5)."""
    nation = s.nations[power]
    before = nation.vp
    nation.vp = max(0, before + n)
    if nation.vp != before:
        s.tell("scored" if n > 0 else "lost", power, abs(nation.vp - before), nation.vp, source, rule=rule)


def goods_held(s: World, power: str) -> list[str]:
    """Kinds of goods of which he has any."""
    goods = s.nations[power].goods
    return [good for good in GOODS if goods[good]]
