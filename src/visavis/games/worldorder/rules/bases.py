"""Chapter B10: Build a Base."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.influence import PASS
from visavis.games.worldorder.rules.movement import PRICE, shift, stations
from visavis.games.worldorder.rules.purse import spend
from visavis.games.worldorder.rules.relations import DONE, exhaust
from visavis.games.worldorder.state import World, country
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Step

BASE_PRICE: Final = 5  # §B10.2
USUAL_LIMIT: Final = 1  # §B10.4


def base(s: World, power: str, terms: Terms = USUAL) -> Step:
    """§B10.1 A ready ally that shows his flag; §B10.2 §B10.3 armies go there, it is exhausted, a token, influence."""
    found = can_base(s, power, terms)
    if not found:
        s.tell("skipped", power, "base", rule="B4.6")
        return
    options = [*found, PASS] if term(terms, "optional") else found
    id_ = yield from ask(s, power, "base", options, "B10.1")
    if id_ == PASS:
        return
    spend(s, power, "money", BASE_PRICE, "B10.2")
    yield from garrison(s, power, id_, terms)
    nation, region = s.nations[power], country(s, id_).region
    exhaust(s, power, id_, "B10.3")
    nation.allies[id_] = nation.allies[id_]._replace(bases=nation.allies[id_].bases + 1)
    s.last |= {"country": id_, "region": region}
    s.tell("base_built", power, id_)
    s.then(("influence", power, region, (("forced", 1),) if term(terms, "forced") else USUAL))


def garrison(s: World, power: str, id_: str, terms: Terms) -> Step:
    """§B10.2 One army or more, up to the value, five money each (ruling R62); §K2.23 or three for nothing."""
    region, free = country(s, id_).region, int(term(terms, "free"))
    most, price = free or country(s, id_).value, 0 if free else PRICE
    for n in range(most):
        found = [source for source in stations(s, power) if source != region]
        if not found or s.nations[power].money < price:
            break
        options = [*found, DONE] if n else found
        source = yield from ask(s, power, "base_from", options, "B10.2", country=id_, left=most - n)
        if source == DONE:
            break
        spend(s, power, "money", price, "B10.2")
        shift(s, power, source, region)


def can_base(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    allies = s.nations[power].allies
    found = [id_ for id_ in term(terms, "countries", allies) if id_ in allies]
    return [id_ for id_ in found if not why_not_base(s, power, id_, terms)]


def why_not_base(s: World, power: str, id_: str, terms: Terms = USUAL) -> str:
    """The first reason, in order: not for him, exhausted, a base already, no army, too dear."""
    ally, card = s.nations[power].allies[id_], country(s, id_)
    if power not in card.bases:
        return "flag"
    if not ally.ready:
        return "exhausted"
    if ally.bases >= USUAL_LIMIT + term(terms, "again"):  # §K2.22
        return "built"
    if all(source == card.region for source in stations(s, power)):
        return "no-army"
    price = BASE_PRICE if term(terms, "free") else BASE_PRICE + PRICE
    return "dear" if price > s.nations[power].money else ""
