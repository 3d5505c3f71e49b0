"""Chapter B7: Trade, with the bank, with other powers, and §A19 with Automas."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.purse import gain, spend
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.sheets import GOODS, POWERS
from visavis.games.worldorder.state import Deal, World, country, is_automa
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Asking, Step

SELL: Final = "sell "
BUY: Final = "buy "
ALLIES: Final = "allies"


def trade(s: World, power: str, terms: Terms = USUAL) -> Step:
    """§B7.1 As many transactions of each kind as his Trade Deals card says."""
    row = s.board.powers[power]
    if choices := term(terms, "double_one", ()):  # §K1.13
        good = yield from ask(s, power, "double", list(choices), "K1.13")
        terms = (*terms, ("double", (good,)))
    s.deal = Deal(row.exports, row.imports, terms, {}, {}, {}, [], False)
    s.then(("deal", power))


def deal(s: World, power: str) -> Step:
    """§B7.2 One transaction after another, in any order (§B7.13), a good in one of them at most (ruling R14)."""
    options = transactions(s, power)
    if not options:
        return
    single = term(deal_of(s).terms, "single")
    found = options if single else [*options, DONE]
    exports, imports = deal_of(s).exports, deal_of(s).imports
    about = {"exports": exports, "imports": imports, "single": int(single)}
    answer = yield from ask(s, power, "trade", found, "B7.1", False, **about)
    if answer == DONE:
        return
    if answer.startswith(SELL):
        yield from export(s, power, answer.removeprefix(SELL))
    else:
        yield from import_(s, power, answer.removeprefix(BUY))
    if not single:  # §K2.13
        s.then(("deal", power))


def deal_of(s: World) -> Deal:
    assert s.deal is not None
    return s.deal


def can_trade(s: World, power: str, terms: Terms = USUAL) -> bool:
    """Whether a single unit could be sold or bought."""
    return any(sellable(s, power, good, terms) for good in GOODS) or any(
        sources(s, power, good, terms, []) for good in s.board.buy
    )


def transactions(s: World, power: str) -> list[str]:
    deal = deal_of(s)
    fresh = [good for good in GOODS if good not in deal.sold and good not in deal.bought]  # §B7.2
    found = []
    if deal.exports:
        found += [SELL + good for good in fresh if sellable(s, power, good, deal.terms)]
    if deal.imports:
        found += [BUY + good for good in fresh if sources(s, power, good, deal.terms, deal.automas)]
    return found


# Symbols


def partners(s: World, power: str, terms: Terms) -> list[str]:
    """§B7.12 All his allies, exhausted or not (ruling R13); cards add open countries of a region, or leave some out."""
    only = term(terms, "only", None)
    found = [id_ for id_ in s.nations[power].allies if only is None or country(s, id_).region in only]
    return found + [id_ for region in term(terms, "guests", ()) for id_ in s.open[region]]


def export_symbols(s: World, power: str, good: str, terms: Terms) -> dict[str, int]:
    """§B7.3 §B7.4 Of a good, by country; §K1.13 some count twice."""
    times = 2 if good in term(terms, "double", ()) else 1
    counts = {id_: times * country(s, id_).exports.count(good) for id_ in partners(s, power, terms)}
    return {id_: n for id_, n in counts.items() if n}


def import_symbols(s: World, power: str, good: str, terms: Terms) -> int:
    times = 2 if good in term(terms, "double_imports", ()) else 1  # §K5.13
    return times * sum(country(s, id_).imports.count(good) for id_ in partners(s, power, terms))


def sellable(s: World, power: str, good: str, terms: Terms = USUAL) -> int:
    """§B7.3 As many as he has symbols for, and owns; §B7.4 armies from the reserve; §B7.11 never diplomacy."""
    if good not in s.board.sell:
        return 0
    return min(s.nations[power].goods[good], sum(export_symbols(s, power, good, terms).values()))


# Exports


def export(s: World, power: str, good: str) -> Step:
    """§B7.3 Up to that many, each for its price."""
    deal = deal_of(s)
    most = sellable(s, power, good, deal.terms)
    if term(deal.terms, "places"):
        n = yield from export_to(s, power, good, most)
    else:
        n = yield from ask(s, power, "sell", list(range(1, most + 1)), "B7.3", good=good, price=s.board.sell[good])
    deal.exports -= 1
    deal.sold[good] = n
    spend(s, power, good, n, "B7.3")
    gain(s, power, "money", n * s.board.sell[good], "B7.3")
    s.tell("exported", power, good, n)


def export_to(s: World, power: str, good: str, most: int) -> Asking[int]:
    """§B7.3 Each unit uses a symbol of one country, which a card wants to know."""
    deal = deal_of(s)
    left = export_symbols(s, power, good, deal.terms)
    sold = 0
    while sold < most and left:
        options = [*left, DONE] if sold else list(left)
        id_ = yield from ask(s, power, "sell_to", options, "B7.3", good=good, left=most - sold)
        if id_ == DONE:
            break
        sold += 1
        key = f"{good} {id_}"
        deal.places[key] = deal.places.get(key, 0) + 1
        left = {each: n - (each == id_) for each, n in left.items() if n > (each == id_)}
    return sold


# Imports


def sources(s: World, power: str, good: str, terms: Terms, used: list[str]) -> list[str]:
    """§B7.5 §B7.11 Allies that show it, and powers that offer it, if he can pay for one; §K5.13 only countries."""
    if good not in s.board.buy or s.nations[power].money < s.board.buy[good]:
        return []
    found = [ALLIES] if import_symbols(s, power, good, terms) else []
    if term(terms, "only", None) is not None:
        return found
    return found + [other for other in POWERS if other != power and offers(s, other, good, used)]


def buyable(s: World, power: str, good: str, source: str, terms: Terms = USUAL) -> int:
    """§B7.5 As many as he can pay for: of all his allies' symbols, or of one Commerce card."""
    offered = import_symbols(s, power, good, terms) if source == ALLIES else s.board.commerce[source][0].amount
    return int(min(offered, s.nations[power].money // s.board.buy[good]))


def offers(s: World, other: str, good: str, used: list[str]) -> bool:
    """§B7.6 §B7.10 A face-up Commerce card; §B7.15 §A19.1 §A19.3 §A19.4 an Automa always, or once (ruling R45)."""
    if good not in s.board.commerce[other][0].goods:
        return False
    if not is_automa(s, other):
        return any(s.commerce[other])
    return s.options.automa_goods == "each" or other not in used


def import_(s: World, power: str, good: str) -> Step:
    """§B7.5 §B7.7 From one Commerce card of one other power, and from allies; §B7.14 more than ten turn into money."""
    deal = deal_of(s)
    source = yield from ask(s, power, "buy_from", sources(s, power, good, deal.terms, deal.automas), "B7.5", good=good)
    bought = 0
    if source != ALLIES:
        bought = yield from from_power(s, power, source, good)
    price, most = s.board.buy[good], buyable(s, power, good, ALLIES, deal.terms)
    least = 0 if bought else 1
    if most:
        amounts = list(range(least, most + 1))
        n = yield from ask(s, power, "buy", amounts, "B7.5", good=good, source=ALLIES, price=price)
        spend(s, power, "money", n * price, "B7.5")
        bought += n
    deal.imports -= 1
    deal.bought[good] = bought
    s.tell("imported", power, good, bought)
    gain(s, power, good, bought, "B7.14")


def from_power(s: World, power: str, other: str, good: str) -> Asking[int]:
    """§B7.6 Part of it or all; §B7.8 the seller gets the money and loses nothing (ruling R12); §B7.9 §A19.2 thanks."""
    deal, price = deal_of(s), s.board.buy[good]
    amount, most = s.board.commerce[other][0].amount, buyable(s, power, good, other)
    n = yield from ask(s, power, "buy", list(range(1, most + 1)), "B7.6", good=good, source=other, price=price)
    spend(s, power, "money", n * price, "B7.5")
    if other in s.nations:
        gain(s, other, "money", n * price, "B7.8")
    if is_automa(s, other):
        deal.automas.append(other)  # §A19.3
    else:
        turn_down(s, other, "B7.6")
    s.tell("bought_from", power, other, good, n)
    if n == amount and other in s.nations and not deal.thanked:  # §B7.10 not of an unplayed power
        deal.thanked = True
        gain(s, power, "diplomacy", 1, "B7.9")
    return n


# Commerce cards


def turn_down(s: World, power: str, rule: str) -> None:
    """§B7.6 A face-up card of the power is turned: its cards are all alike."""
    cards = s.commerce[power]
    place = cards.index(True)
    s.commerce = {**s.commerce, power: (*cards[:place], False, *cards[place + 1 :])}
    s.tell("commerce_down", power, sum(s.commerce[power]), rule=rule)


def turn_up(s: World, power: str, rule: str) -> None:
    """§B3.14 §B3.15 All of them."""
    if not all(s.commerce[power]):
        s.commerce = {**s.commerce, power: (True,) * len(s.commerce[power])}
        s.tell("commerce_up", power, rule=rule)


def produced(s: World, power: str, good: str) -> None:
    """§B3.14 Producing a good shown on his Commerce cards turns them up (ruling R10)."""
    if good in s.board.commerce[power][0].goods:
        turn_up(s, power, "B3.14")
