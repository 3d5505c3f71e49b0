"""Chapter K1: the starting ability cards."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.cards.card import Card
from visavis.games.worldorder.rules.bases import can_base
from visavis.games.worldorder.rules.engage import can_engage
from visavis.games.worldorder.rules.growth import can_grow
from visavis.games.worldorder.rules.invest import can_invest
from visavis.games.worldorder.rules.production import can_produce
from visavis.games.worldorder.rules.purse import gain
from visavis.games.worldorder.rules.relations import can_relate
from visavis.games.worldorder.rules.trade import can_trade
from visavis.games.worldorder.state import World
from visavis.games.worldorder.terms import USUAL, Terms
from visavis.kernel.choice import Step

PRODUCED: Final = 3  # §K1.1 types
REINFORCED: Final = 2  # §K1.7 armies moved
TYPE_MONEY: Final = 5  # §K1.8
FACTORY_GOODS: Final = 2  # §K1.15
SOFT: Final[Terms] = (("less_in", ("europe", "mena", "central_asia")),)  # §K1.10
HUMANITARIAN: Final[Terms] = (("money_for_diplomacy", 3),)  # §K1.11
TITAN: Final[Terms] = (("double_one", ("energy", "raw")),)  # §K1.13
FACTORY: Final[Terms] = (("types", ("cg",)), ("most", FACTORY_GOODS))


def growth_strategy(s: World, power: str) -> Step:
    """§K1.1 A Growth card, or three types are produced."""
    ways = [name for name, can in (("growth", can_grow(s, power)), ("produce", can_produce(s, power))) if can]
    if not ways:
        return
    way = yield from ask(s, power, "branch", ways, "K1.1")
    s.then(("growth", power, USUAL) if way == "growth" else ("produce", power, PRODUCED, USUAL))


def reinforcements(s: World, power: str) -> None:
    """§K1.7 An army for the reserve; up to two may move."""
    gain(s, power, "army", 1, "K1.7")
    s.then(("move", power, REINFORCED, USUAL))


def global_currency(s: World, power: str) -> None:
    """§K1.8 Trade, and money for every type imported in it."""
    s.then(("trade", power, USUAL), ("currency", power))


def currency(s: World, power: str) -> None:
    """§K1.8"""
    types = len(s.deal.bought) if s.deal is not None else 0
    gain(s, power, "money", TYPE_MONEY * types, "K1.8")


def military_pact(s: World, power: str) -> None:
    """§K1.9 A base, and a diplomacy."""
    s.then(("base", power, USUAL), ("gain", power, "diplomacy", 1, "K1.9"))


def re_equipment(s: World, power: str) -> None:
    """§K1.12 A base, and an army for the reserve."""
    s.then(("base", power, USUAL), ("gain", power, "army", 1, "K1.12"))


def economic_diplomacy(s: World, power: str) -> None:
    """§K1.14 Invest, and a diplomacy."""
    s.then(("invest", power, USUAL), ("gain", power, "diplomacy", 1, "K1.14"))


def worlds_factory(s: World, power: str) -> None:
    """§K1.15 Trade, then up to two consumer goods are produced."""
    s.then(("trade", power, USUAL), ("produce", power, 1, FACTORY))


def can_grow_or_produce(s: World, power: str) -> bool:
    return bool(can_grow(s, power) or can_produce(s, power))


STARTING: Final[dict[str, Card]] = {
    "growth-strategy": Card(can_grow_or_produce, growth_strategy, "growth-or-produce"),
    "new-allies": Card(  # §K1.2
        lambda s, power: bool(can_relate(s, power)),
        lambda s, power: s.then(("relations", power, USUAL)),
        "relations",
    ),
    "diplomatic-engagement": Card(  # §K1.3
        lambda s, power: bool(can_engage(s, power)), lambda s, power: s.then(("engage", power, USUAL)), "engage"
    ),
    "foreign-direct-investment": Card(  # §K1.4
        lambda s, power: bool(can_invest(s, power)), lambda s, power: s.then(("invest", power, USUAL)), "invest"
    ),
    "foreign-trade": Card(can_trade, lambda s, power: s.then(("trade", power, USUAL)), "trade"),  # §K1.5
    "foreign-military-presence": Card(  # §K1.6
        lambda s, power: bool(can_base(s, power)), lambda s, power: s.then(("base", power, USUAL)), "base"
    ),
    "military-reinforcements": Card(lambda s, power: True, reinforcements),
    "global-currency": Card(can_trade, global_currency, "trade"),
    "military-pact": Card(lambda s, power: bool(can_base(s, power)), military_pact, "base"),
    "soft-power": Card(
        lambda s, power: bool(can_engage(s, power, SOFT)), lambda s, power: s.then(("engage", power, SOFT)), "engage"
    ),
    "humanitarian-aid": Card(
        lambda s, power: bool(can_relate(s, power, HUMANITARIAN)),
        lambda s, power: s.then(("relations", power, HUMANITARIAN)),
        "relations",
    ),
    "military-re-equipment": Card(lambda s, power: bool(can_base(s, power)), re_equipment, "base"),
    "energy-titan": Card(can_trade, lambda s, power: s.then(("trade", power, TITAN)), "trade"),
    "economic-diplomacy": Card(lambda s, power: bool(can_invest(s, power)), economic_diplomacy, "invest"),
    "the-worlds-factory": Card(can_trade, worlds_factory, "trade"),
}
