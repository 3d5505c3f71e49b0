"""§O3 What Prosperity and Growth cards will bring with what is there and what is made: a plan of the rounds to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from visavis.games.worldorder.opponent.numbers import THINKING
from visavis.games.worldorder.rules.turn import TURNS
from visavis.games.worldorder.state import Nation, World

MEASURE: Final = THINKING.measure
GROWING: Final = ("growth-strategy", "optimization-program")  # §K1.1 §K2.28 cards that get a Growth card


class Price(NamedTuple):
    """Of a step or level: what it takes, and the VP it brings."""

    goods: int
    points: int


def made(nation: Nation, rounds: int) -> tuple[float, float]:
    """§B12.2 Consumer goods and services in a coming round, as far as energy, raw materials and food go."""
    goods, makes, spread = nation.goods, nation.production, max(1, rounds)
    energy, raw, food = (makes[good] + goods[good] / spread for good in ("energy", "raw", "food"))
    cg, services = min(float(makes["cg"]), raw), min(float(makes["services"]), food)
    share = MEASURE.domestic * min(1.0, energy / (cg + services)) if cg + services else 0.0
    return cg * share, services * share


def steps_to_come(s: World, nation: Nation, rounds: int, part: float, cg: float) -> float:
    """§B16.3 VP of the steps in this Aftermath and in those of the coming rounds."""
    track = s.board.powers[nation.power].prosperity
    prices = [Price(step.cg, step.points) for step in track[nation.prosperity :]]
    return reached(prices, nation.goods["cg"], cg, [1.0, *[1.0] * rounds], part)


def levels_to_come(s: World, nation: Nation, rounds: int, part: float, services: float) -> float:
    """§B11.1 VP of the levels in this round, if there is a card for it, and in the coming ones."""
    again = s.phase != "action" or s.turn < TURNS
    holds = again and any(title in nation.hand for title in GROWING)
    times = [MEASURE.held if holds else 0.0, *[MEASURE.pace] * rounds]
    return reached(list(levels(s, nation)), nation.goods["services"], services, times, part)


def levels(s: World, nation: Nation) -> Iterator[Price]:
    """The best card of each level to come."""
    best: dict[int, Price] = {}
    for title, n in s.growth.items():
        card = s.board.growth[title]
        if n and card.level > len(nation.growth):
            each = Price(card.cost.get("services", 0), card.points)
            best[card.level] = max(best.get(card.level, each), each, key=lambda price: price.points)
    for level in sorted(best):
        yield best[level]


def reached(prices: Sequence[Price], have: float, more: float, times: Sequence[float], part: float) -> float:
    """VP of one after another, one at a time; what is not there yet is there in part.

    In this round only what is wanting can still be got, by so much of it as is left.
    """
    place = points = 0.0
    for n, often in enumerate(times):
        if int(place) >= len(prices):
            break
        price = prices[int(place)]
        have += more if n else 0.0
        share = min(1.0, have / price.goods) if price.goods else 1.0
        if n == 0 and share < 1:
            share = share * part * MEASURE.late
        share *= often
        points += share * price.points
        have -= share * price.goods
        place += share
    return points
