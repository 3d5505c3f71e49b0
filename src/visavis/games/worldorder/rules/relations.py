"""Chapter B5: Improve Relations. Also §B5.2 and §B6.2: allies that are exhausted for a discount."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.influence import PASS
from visavis.games.worldorder.rules.purse import spend
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import Ally, World, country, owns, ready_in
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Asking, Step

DONE: Final = "done"
OPENING: Final = "diplomatic-opening"  # §K4.6
COST_RULE: Final = {"relations": "B5.2", "engage": "B6.2"}


def relations(s: World, power: str, terms: Terms = USUAL) -> Step:
    """§B5.1 One of the open countries, of any region."""
    found = can_relate(s, power, terms)
    if not found:
        s.tell("skipped", power, "relations", rule="B4.6")
        return
    options = [*found, PASS] if term(terms, "optional") else found
    id_ = yield from ask(s, power, "relations", options, "B5.1")
    if id_ != PASS:
        yield from pay_for(s, power, country(s, id_).region, cost_of(s, id_, terms), "relations", id_, terms)
        if not term(terms, "later"):  # §K2.3 when the region is closed again
            offer_again(s, power, terms)
        ally_with(s, power, id_)
        if not term(terms, OPENING):  # what follows on the card looks at its own country
            s.last |= {"country": id_, "region": country(s, id_).region}


def can_relate(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    """§B5.1 Countries that are not barred to him and that he can pay for."""
    regions, countries = term(terms, "regions", REGIONS), term(terms, "countries", None)
    found = [id_ for region in regions for id_ in s.open[region]] if countries is None else list(countries)
    return [id_ for id_ in found if not why_not_relate(s, power, id_, terms)]


def why_not_relate(s: World, power: str, id_: str, terms: Terms = USUAL) -> str:
    """The first reason, in order: barred, too dear."""
    if power in country(s, id_).barred:
        return "barred"
    missing = cost_of(s, id_, terms) - means(s, power, terms)
    return "dear" if missing > 0 and missing > discount(s, power, country(s, id_).region) else ""


def cost_of(s: World, id_: str, terms: Terms) -> int:
    """§B5.2 §B0.8 Its value, less or more by a card, before allies are exhausted."""
    return max(0, country(s, id_).value - int(term(terms, "less")) + int(term(terms, "more")))


def ally_with(s: World, power: str, id_: str) -> None:
    """§B5.4 In front of him, ready, without influence; §B5.6 unless it replaces its starting version (ruling R20).

    §B5.7 A starting version of somebody else stays where it is.
    """
    nation, card = s.nations[power], country(s, id_)
    s.open = {**s.open, card.region: tuple(each for each in s.open[card.region] if each != id_)}
    s.tell("allied", power, id_)
    old = nation.allies.pop(card.start, None) if card.start else None
    nation.allies[id_] = Ally() if old is None else old._replace(ready=True)
    if old is not None:
        s.tell("improved", power, card.start, id_)
        s.then(("influence", power, card.region, USUAL))
    s.then(("refill", card.region))


def offer_again(s: World, power: str, terms: Terms) -> None:
    """§K4.6 Once a round, when all of this is done: another country for 1 diplomacy more."""
    nation = s.nations[power]
    if term(terms, OPENING):
        nation.abilities = [*nation.abilities, OPENING]
    elif owns(s, power, OPENING) and OPENING not in nation.abilities:
        s.then(("relations", power, (("more", 1), ("optional", 1), (OPENING, 1))))


# Exhausting allies


def discount(s: World, power: str, region: str) -> int:
    """§B5.2 §B6.2 The value of all his ready allies there."""
    return sum(country(s, id_).value for id_ in ready_in(s, power, region))


def means(s: World, power: str, terms: Terms) -> int:
    """Diplomacy that he can pay; §K1.11 some of it in money."""
    nation, rate = s.nations[power], term(terms, "money_for_diplomacy")
    return nation.goods["diplomacy"] + (nation.money // rate if rate else 0)


def pay_for(s: World, power: str, region: str, cost: int, deed: str, target: str, terms: Terms) -> Step:
    """§B5.2 §B6.2 Ready allies of the region are exhausted for their value, one after another; §B5.3 even too much."""
    rule = COST_RULE[deed]
    while cost > 0 and (ready := ready_in(s, power, region)):
        options = [*ready, DONE] if cost <= means(s, power, terms) else ready
        answer = yield from ask(s, power, "exhaust", options, rule, deed=deed, target=target, cost=cost)
        if answer == DONE:
            break
        exhaust(s, power, answer, rule)
        cost -= country(s, answer).value
    yield from pay_diplomacy(s, power, max(0, cost), terms, rule)


def pay_diplomacy(s: World, power: str, cost: int, terms: Terms, rule: str) -> Step:
    """§K1.11 Each diplomacy may be paid with money."""
    nation, rate = s.nations[power], term(terms, "money_for_diplomacy")
    in_money = 0
    if rate and cost:
        least, most = max(0, cost - nation.goods["diplomacy"]), min(cost, nation.money // rate)
        in_money = yield from ask(s, power, "pay_money", list(range(least, most + 1)), "K1.11", cost=cost)
    spend(s, power, "money", in_money * rate, "K1.11")
    spend(s, power, "diplomacy", cost - in_money, rule)


def exhaust(s: World, power: str, id_: str, rule: str) -> None:
    """§B0.3 Face down, for whatever asks for it."""
    nation = s.nations[power]
    nation.allies[id_] = nation.allies[id_]._replace(ready=False)
    s.tell("exhausted", power, id_, rule=rule)


def ready(s: World, power: str, n: int, rule: str = "B3.8", optional: bool = True) -> Asking[str]:
    """§B3.8 Up to so many exhausted allies are turned up, one after another; §B4.2 or exactly so many. The last one."""
    nation, last = s.nations[power], ""
    for left in range(n, 0, -1):
        asleep = [id_ for id_, ally in nation.allies.items() if not ally.ready]
        if not asleep:
            break
        answer = yield from ask(s, power, "ready", [*asleep, DONE] if optional else asleep, rule, left=left)
        if answer == DONE:
            break
        nation.allies[answer] = nation.allies[answer]._replace(ready=True)
        last = answer
        s.tell("readied", power, answer, rule=rule)
    return last


def ready_some(s: World, power: str, n: int, rule: str, optional: int = 0) -> Step:
    """§B3.8 As a step of its own; cards look at who was readied last."""
    s.last["readied"] = yield from ready(s, power, n, rule, bool(optional))
