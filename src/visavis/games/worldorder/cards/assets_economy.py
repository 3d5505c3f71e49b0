"""Chapter K5: the Strategic Assets of trade, investment and growth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.cards.branches import possible
from visavis.games.worldorder.cards.card import Card
from visavis.games.worldorder.rules.production import can_produce
from visavis.games.worldorder.rules.purse import gain, score, spend
from visavis.games.worldorder.rules.trade import can_trade
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World, country
from visavis.games.worldorder.terms import USUAL, Terms
from visavis.kernel.choice import Step
from visavis.kernel.game import Item

BANK_MONEY, SERVICES_PRICE = 20, 10  # §K5.1
SOLD_ARMIES, ARMS_MONEY = 2, 20  # §K5.6
ARMS_RULE: Final = {"usa": "K5.6", "russia": "K5.12"}
CHAMPION_TYPES = 2  # §K5.8
ENERGY_WANTED: Final = 4  # §K5.13
SECOND_PRICE: Final = 10  # §K5.18
INDUSTRIES: Final = {10: 2, 20: 3}  # §K5.20 money: productions
INDUSTRY_POINTS: Final = 3
SURPLUS: Final = 35  # §K5.31
LOCATED: Final[Terms] = (("places", 1),)  # where each unit goes


def always(s: World, power: str) -> bool:
    return True


# Growth and production


def central_bank(s: World, power: str) -> None:
    """§K5.1 Money; a Growth card, of whose cost services may be paid with ten money each."""
    gain(s, power, "money", BANK_MONEY, "K5.1")
    s.then(("growth", power, (("services_for_money", SERVICES_PRICE),)))


def champion(s: World, power: str) -> None:
    """§K5.8 Two types are produced; a Growth card."""
    s.then(("produce", power, CHAMPION_TYPES, USUAL), ("growth", power, USUAL))


def industrialization(s: World, power: str) -> Step:
    """§K5.20 Ten money for two different productions, or twenty for three; VP; another card."""
    prices = [price for price in INDUSTRIES if price <= s.nations[power].money]
    price = yield from ask(s, power, "price", prices, "K5.20")
    spend(s, power, "money", price, "K5.20")
    s.then(("develop", power, INDUSTRIES[price], (), "K5.20"), ("points", power, INDUSTRY_POINTS), ("play", power))


def points(s: World, power: str, n: int) -> None:
    """§K5.20"""
    score(s, power, n, "asset", "K5.20")


def giant(power: str) -> tuple[Item, ...]:
    return ("trade", power, USUAL), ("produce", power, 2, USUAL), ("invest", power, USUAL)


def hub(power: str) -> tuple[Item, ...]:
    return ("trade", power, USUAL), ("produce", power, 3, (("types", ("energy", "raw", "cg")),))


def in_any_order(items: Callable[[str], tuple[Item, ...]], rule: str) -> Card:
    """§K5.25 §K5.30 Two of these actions, in his order."""
    return Card(
        lambda s, power: any(possible(s, item) for item in items(power)),
        lambda s, power: s.then(("several", power, items(power), 2, rule)),
    )


# Trade


def arms_export(s: World, power: str) -> Step:
    """§K5.6 §K5.12 Two armies of the reserve for 20 money together; influence anywhere."""
    rule = ARMS_RULE[power]
    spend(s, power, "army", SOLD_ARMIES, rule)
    gain(s, power, "money", ARMS_MONEY, rule)
    region = yield from ask(s, power, "region", REGIONS, rule)
    s.then(("influence", power, region, USUAL))


def branded(region: str) -> Terms:
    return (("guests", (region,)), *LOCATED)


def brand_regions(s: World, power: str) -> list[str]:
    """§K5.2 Not Europe, and somebody there or elsewhere to trade with."""
    return [region for region in REGIONS if region != "europe" and can_trade(s, power, branded(region))]


def brand(s: World, power: str) -> Step:
    """§K5.2 A region other than Europe: its open countries trade like allies."""
    region = yield from ask(s, power, "region", brand_regions(s, power), "K5.2")
    s.then(("trade", power, branded(region)), ("brand", power, region))


def brand_influence(s: World, power: str, region: str) -> None:
    """§K5.2 Influence there, if consumer goods and services both went to its countries."""
    if sold_in(s, "cg", region) and sold_in(s, "services", region):
        s.then(("influence", power, region, USUAL))


def sold_in(s: World, good: str, region: str) -> int:
    """Units of a good that went to countries of a region in this Trade."""
    sold = s.deal.places if s.deal is not None else {}
    places = [(key.split(" "), n) for key, n in sold.items()]
    return sum(n for (what, id_), n in places if what == good and country(s, id_).region == region)


def energy_terms(regions: tuple[str, ...]) -> Terms:
    """§K5.13 Their allies and open countries only; symbols of energy count twice."""
    doubled = (("double", ("energy",)), ("double_imports", ("energy",)))
    return (("only", regions), ("guests", regions), *doubled, *LOCATED)


def markets_ready(s: World, power: str) -> bool:
    return can_trade(s, power, energy_terms(REGIONS))


def energy_markets(s: World, power: str) -> Step:
    """§K5.13 Two regions."""
    first = yield from ask(s, power, "region", REGIONS, "K5.13", left=2)
    others = [region for region in REGIONS if region != first]
    second = yield from ask(s, power, "region", others, "K5.13", left=1)
    regions = (first, second)
    s.then(("trade", power, energy_terms(regions)), ("energy_influence", power, regions))


def energy_influence(s: World, power: str, regions: tuple[str, ...]) -> None:
    """§K5.13 Influence in each of them that got at least four energy."""
    s.then(
        *(("influence", power, region, USUAL) for region in regions if sold_in(s, "energy", region) >= ENERGY_WANTED)
    )


def trade_surplus(s: World, power: str) -> None:
    """§K5.31 Trade; then influence where much was sold."""
    s.then(("trade", power, LOCATED), ("surplus", power))


def surplus(s: World, power: str) -> None:
    """§K5.31 In each region whose countries paid 35 money or more."""
    s.then(*(("influence", power, region, USUAL) for region in REGIONS if earned_in(s, region) >= SURPLUS))


def earned_in(s: World, region: str) -> int:
    """Money for exports to its countries in this Trade."""
    return sum(price * sold_in(s, good, region) for good, price in s.board.sell.items())


# Investment


def initiative(s: World, power: str) -> None:
    """§K5.18 §K5.24 Invest; if he likes again, in an ally of another region for ten money more."""
    s.then(("invest", power, USUAL), ("second_invest", power))


def second_invest(s: World, power: str) -> None:
    """§K5.18"""
    terms = (("not_regions", (s.last.get("region", ""),)), ("more", SECOND_PRICE), ("optional", 1))
    if possible(s, ("invest", power, terms)):
        s.then(("invest", power, terms))


ARMS_EXPORT: Final = Card(lambda s, p: s.nations[p].goods["army"] >= SOLD_ARMIES, arms_export)
INITIATIVE: Final = Card(lambda s, p: possible(s, ("invest", p, USUAL)), initiative)
ECONOMY: Final[dict[str, Card]] = {
    "eu-central-european-bank": Card(always, central_bank),
    "eu-brand-europe": Card(lambda s, p: bool(brand_regions(s, p)), brand),
    "usa-arms-export": ARMS_EXPORT,
    "usa-r-and-d-champion": Card(lambda s, p: bool(can_produce(s, p)), champion),
    "russia-arms-export": ARMS_EXPORT,
    "russia-new-energy-markets": Card(markets_ready, energy_markets),
    "china-belt-and-road-initiative": INITIATIVE,
    "china-rapid-industrialization": Card(lambda s, p: s.nations[p].money >= min(INDUSTRIES), industrialization),
    "eu-global-gateway-initiative": INITIATIVE,
    "eu-economic-giant": in_any_order(giant, "K5.25"),
    "china-global-production-hub": in_any_order(hub, "K5.30"),
    "china-trade-surplus": Card(can_trade, trade_surplus),
}
