"""The numbers of the opponent, from `data/opponent.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from visavis.games.reading import load
from visavis.games.worldorder.sheets import DATA
from visavis.kernel.data import Source


@dataclass(frozen=True, slots=True)
class RegionNumbers:
    sure: float
    filled: float
    later: float
    rival: float
    pushes: float
    pushed: float


@dataclass(frozen=True, slots=True)
class TokenNumbers:
    money: float
    armies: float
    allies: float
    weight: float


@dataclass(frozen=True, slots=True)
class StockNumbers:
    money: float
    money_beyond: float
    money_enough: int
    energy: float
    raw: float
    food: float
    cg: float
    services: float
    diplomacy: float
    army: float
    enough: int
    beyond: float


@dataclass(frozen=True, slots=True)
class GrowingNumbers:
    hope: float
    ready: float
    card_hope: float
    card_ready: float
    pace: float
    made: float
    ability: float


@dataclass(frozen=True, slots=True)
class AllyNumbers:
    value: float
    ready: float
    export: float
    first: float
    base: float
    invest: float
    token: float


@dataclass(frozen=True, slots=True)
class ProductionNumbers:
    energy: float
    raw: float
    food: float
    cg: float
    services: float
    diplomacy: float
    army: float


@dataclass(frozen=True, slots=True)
class LaterNumbers:
    threat: float
    asset: float
    card: float
    money_of_card: float
    bought: float
    focus: float
    objective: float


@dataclass(frozen=True, slots=True)
class Numbers:
    source: Source
    region: RegionNumbers
    token: TokenNumbers
    stock: StockNumbers
    growing: GrowingNumbers
    ally: AllyNumbers
    production: ProductionNumbers
    later: LaterNumbers


@cache
def numbers() -> Numbers:
    return load(DATA / "opponent.toml", Numbers)
