"""Chapters A6 to A9 and A12: Improve Relations, Engage, Trade, Invest and Growth cards of an Automa."""

from __future__ import annotations

from typing import Final, NamedTuple

from visavis.games.worldorder.bot.cards import decision, explain, instead, passed_over, pick, search
from visavis.games.worldorder.bot.placing import automa_influence, is_closed
from visavis.games.worldorder.rules.drawing import refill
from visavis.games.worldorder.rules.growth import next_level, take_growth
from visavis.games.worldorder.rules.purse import gain, spend
from visavis.games.worldorder.rules.trade import turn_down
from visavis.games.worldorder.sheets import DIPLOMATIC, POWERS, REGIONS
from visavis.games.worldorder.state import Ally, World, allies_in, country, is_automa
from visavis.kernel.choice import Asking, Step
from visavis.kernel.priorities import Filter, Line, most, narrow, only, prefer

VALUE_PRICE: Final = 5  # §A6.3 money for each value
ENOUGH: Final = 15  # §A6.4 nothing costs more
ENGAGE_PRICE: Final = 5  # §A7.2 for each diplomacy, and less for each ally
INVEST_PRICE: Final = 15  # §A9.5
SYMBOL_MONEY: Final = 5  # §A8.1
OWN_TRADE: Final = 5  # §A8.3
PARTNER_TRADE: Final = 10
NO_GROWTH: Final = 30  # §A5.8 §A12.4

RELATIONS, ENGAGE, TRADE, INVEST = "relations", "engage", "trade", "invest"


class Scene(NamedTuple):
    """What the filters look at."""

    s: World
    power: str


# A6


def price_of(s: World, id_: str) -> int:
    """§A6.3 Allies give no discount."""
    return VALUE_PRICE * country(s, id_).value


def can_take(scene: Scene, id_: str) -> bool:
    return scene.power not in country(scene.s, id_).barred


def can_pay(scene: Scene, id_: str) -> bool:
    return price_of(scene.s, id_) <= scene.s.nations[scene.power].money


def is_short(scene: Scene) -> bool:
    return scene.s.nations[scene.power].money < ENOUGH


def is_own(scene: Scene, id_: str) -> bool:
    start = country(scene.s, id_).start
    return bool(start) and start in scene.s.nations[scene.power].allies


def allows_base(scene: Scene, id_: str) -> bool:
    """§A6.11 Whatever the limits of bases (ruling R59)."""
    return scene.power in country(scene.s, id_).bases


def value(scene: Scene, id_: str) -> int:
    return country(scene.s, id_).value


POSSIBLE: Final[tuple[Filter[str], ...]] = (
    only("A6.2", "not-barred", can_take),  # F1
    only("A6.2", "affordable", can_pay, when=is_short),  # F2 §A6.4
)
COUNTRY: Final[tuple[Filter[str], ...]] = (
    *POSSIBLE,
    prefer("A6.2", "own-starting-country", is_own),  # C1
    prefer("A6.2", "base-allowed", allows_base),  # C2
    most("A6.2", "higher-value", value),  # C3
)


def has_place(scene: Scene, id_: str) -> bool:
    """§A15.10 Its starting country brings influence, which needs a place (ruling R60)."""
    return not (is_own(scene, id_) and is_closed(scene.s, scene.power, country(scene.s, id_).region))


ANY_BASE: Final[tuple[Filter[str], ...]] = (
    *POSSIBLE,
    only("A11.2", "base-allowed", allows_base),
    only("A15.10", "has-place", has_place),
)


def choose_country(s: World, power: str, region: str, why: list[Line] | None = None) -> str:
    """§A6.2 The criteria one after another; C4 the left card; nothing if none is possible."""
    left = narrow(Scene(s, power), s.open[region], COUNTRY, why)
    if len(left) > 1 and why is not None:
        why.append(Line("A6.2", "left-card", tuple(left), (left[0],)))
    return left[0] if left else ""


def why_not_relate(s: World, power: str, region: str, outside: bool) -> str:
    """§A4.7 In its zone; §A6.2 F3 §A22.4 no country; §A15.10 its starting country, and no place (ruling R60)."""
    if outside and region in s.board.zones[power]:
        return "in-zone"
    id_ = choose_country(s, power, region)
    if not id_:
        return "no-country"
    return "own-cube" if is_own(Scene(s, power), id_) and is_closed(s, power, region) else ""


def relations(s: World, power: str, outside: bool = False) -> Asking[str]:
    """§A6.1 A region by Auto-Influence, §A6.2 a country by criteria; §A6.8 §A6.10 none: Trade (ruling R59)."""
    region = yield from search(s, power, lambda r: why_not_relate(s, power, r, outside), RELATIONS, "A6.1")
    if not region:
        instead(s, power, RELATIONS, TRADE, "nothing", "A6.8")
        return (yield from trade(s, power))
    why: list[Line] = []
    id_ = choose_country(s, power, region, why)
    explain(s, "automa-country", why, id_, power, region)
    return (yield from take_country(s, power, id_))


def take_country(s: World, power: str, id_: str) -> Asking[str]:
    """§A6.3 Paid; §A6.5 it joins its column; §A6.6 in place of a starting ally it adds influence, §A6.7 else not."""
    nation, card = s.nations[power], country(s, id_)
    spend(s, power, "money", price_of(s, id_), "A6.3")
    s.open = {**s.open, card.region: tuple(each for each in s.open[card.region] if each != id_)}
    improved = nation.allies.pop(card.start, None) if card.start else None
    nation.allies[id_] = improved or Ally()  # §B5.6 with what somebody else has laid there (§K3.1)
    s.tell("allied", power, id_, rule="A6.5")
    if improved is not None:
        s.tell("improved", power, card.start, id_, rule="A6.6")
    yield from refill(s, card.region)
    if improved is not None:
        yield from automa_influence(s, power, card.region)
    return RELATIONS


def any_base_country(s: World, power: str) -> Asking[str]:
    """§A11.2 At random among all open countries that let it build a base; §A11.3 none: Trade."""
    why: list[Line] = []
    found = narrow(Scene(s, power), [id_ for region in REGIONS for id_ in s.open[region]], ANY_BASE, why)
    if not found:
        explain(s, "automa-base-country", why, None, power, "")
        instead(s, power, RELATIONS, TRADE, "nothing", "A11.3")
        return (yield from trade(s, power))
    id_ = yield from pick(s, power, found, "country", why)
    explain(s, "automa-base-country", why, id_, power, "")
    return (yield from take_country(s, power, id_))


# A7


def engage_price(s: World, power: str, region: str) -> int:
    """§A7.2 Five for each diplomacy, five less for each ally whatever its value, five less with the focus (§A4.6)."""
    price = ENGAGE_PRICE * (s.board.regions[region].engage - len(allies_in(s, power, region)))
    return max(0, price - (ENGAGE_PRICE if s.nations[power].focus == DIPLOMATIC else 0))


def why_not_engage(s: World, power: str, region: str) -> str:
    """§A7.6 §A7.3 An ally, the price (§A7.7 §A22.12 exactly is enough), a place."""
    if not allies_in(s, power, region):
        return "no-ally"
    if engage_price(s, power, region) > s.nations[power].money:
        return "dear"
    return "own-cube" if is_closed(s, power, region) else ""


def engage(s: World, power: str) -> Asking[str]:
    """§A7.1 §A7.4 Influence, and never a token; §A7.5 §A15.9 §A22.3 no region: Trade (ruling R38)."""
    region = yield from search(s, power, lambda r: why_not_engage(s, power, r), ENGAGE, "A7.1")
    if not region:
        instead(s, power, ENGAGE, TRADE, "nothing", "A7.5")
        return (yield from trade(s, power))
    spend(s, power, "money", engage_price(s, power, region), "A7.2")
    s.tell("engaged", power, region, rule="A7.4")
    yield from automa_influence(s, power, region)
    return ENGAGE


# A8


def trade(s: World, power: str) -> Asking[str]:
    """§A8.1 Money for every export symbol, armies too (ruling R31); §A8.2 a Decision card; §A8.8 always possible."""
    symbols = sum(len(country(s, id_).exports) for id_ in s.nations[power].allies)
    s.tell("automa_trade", power, symbols, rule="A8.1")
    gain(s, power, "money", SYMBOL_MONEY * symbols, "A8.1")
    row = yield from decision(s, power, "trade", "A8.2")
    partner(s, power, getattr(row.trade, power), row.id)
    return TRADE


def partner(s: World, power: str, other: str, card: str) -> None:
    """§A8.3 Both gain from the bank; §A8.4 a person turns a Commerce card down, without one neither gains (ruling R35).

    §A8.5 Of an Automa none is needed; §A8.6 an unplayed power does nothing; §A8.7 nothing else changes hands.
    """
    why = [Line("A8.2", "flag", tuple(each for each in POWERS if each != power), (other,), about=(card,))]
    if other not in s.nations:
        why.append(Line("A8.6", "partner-plays", (other,), ()))
    elif not is_automa(s, other) and not any(s.commerce[other]):
        why.append(Line("A8.4", "partner-card", (other,), ()))
        s.tell("no_partner", power, other, rule="A8.4")
    explain(s, "automa-partner", why, other if len(why) == 1 else None, power, "")
    if len(why) > 1:
        return
    if not is_automa(s, other):
        turn_down(s, other, "A8.4")
    gain(s, power, "money", OWN_TRADE, "A8.3")
    gain(s, other, "money", PARTNER_TRADE, "A8.3")


# A9


def why_not_invest(s: World, power: str, region: str) -> str:
    """§A9.1 §A3.4 An ally, and at most one token more than allies; §A9.4 a place."""
    allies = len(allies_in(s, power, region))
    if not allies:
        return "no-ally"
    if s.nations[power].fdi.get(region, 0) > allies:
        return "limit"
    return "own-cube" if is_closed(s, power, region) else ""


def invest(s: World, power: str) -> Asking[str]:
    """§A9.2 No region below its limit: Improve Relations; §A9.3 no money: Trade; §A9.6 in this order (ruling R30).

    §A22.11 It comes to an end. §A9.4 §A9.5 Otherwise by Auto-Influence; 15 money, a token in its column (§A9.7).
    """
    nation = s.nations[power]
    reasons = {region: why_not_invest(s, power, region) for region in REGIONS}
    if all(reasons.values()):
        explain(s, "automa-region", passed_over(reasons, INVEST), None, power, INVEST)
        instead(s, power, INVEST, RELATIONS, "limit", "A9.2")
        return (yield from relations(s, power))
    if nation.money < INVEST_PRICE:
        instead(s, power, INVEST, TRADE, "money", "A9.3")
        return (yield from trade(s, power))
    region = yield from search(s, power, lambda r: why_not_invest(s, power, r), INVEST, "A9.4")
    spend(s, power, "money", INVEST_PRICE, "A9.5")
    nation.fdi[region] = nation.fdi.get(region, 0) + 1
    s.tell("automa_invested", power, region, nation.fdi[region], rule="A9.5")
    yield from automa_influence(s, power, region)
    return INVEST


def return_tokens(s: World, power: str, region: str) -> None:
    """§A9.8 §A23.5 An ally is gone: FDI tokens and bases above the new limits go back to the supply (ruling R53).

    With the last ally its column is gone, and all of them go (ruling R70).
    """
    nation, allies = s.nations[power], allies_in(s, power, region)
    column = 1 if allies else 0
    limits = {"fdi": len(allies) + column, "base": column + sum(power in country(s, id_).bases for id_ in allies)}
    for kind, tokens in (("fdi", nation.fdi), ("base", nation.bases)):
        if (n := tokens.get(region, 0) - limits[kind]) > 0:
            tokens[region] -= n
            s.tell("tokens_returned", power, region, kind, n, rule="A9.8")


# A12


def can_pay_growth(scene: Scene, title: str) -> bool:
    return scene.s.board.growth[title].automa_price <= scene.s.nations[scene.power].money


GROWTH_CARDS: Final[tuple[Filter[str], ...]] = (only("A12.4", "growth-affordable", can_pay_growth),)


def automa_growth(s: World, power: str) -> Step:
    """§A12.1 The next level; §A12.4 §A12.5 one of the titles it can pay, by chance (ruling R32); §A22.7 or 30 money.

    §A12.2 Its price in money; §A12.6 VP of the card and of its level, §A12.7 and nothing else.
    """
    why: list[Line] = []
    found = narrow(Scene(s, power), next_level(s, power), GROWTH_CARDS, why)
    if not found:
        explain(s, "automa-growth", why, None, power, "")
        s.tell("no_growth", power, rule="A12.4")
        gain(s, power, "money", NO_GROWTH, "A5.8")
        return
    title = yield from pick(s, power, found, "growth", why)
    explain(s, "automa-growth", why, title, power, "")
    card = s.board.growth[title]
    spend(s, power, "money", card.automa_price, "A12.2")
    take_growth(s, power, title, card.automa_points, "A12.6")
