"""Chapter B8: Invest."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.influence import PASS
from visavis.games.worldorder.rules.purse import spend
from visavis.games.worldorder.rules.relations import exhaust
from visavis.games.worldorder.state import World, country
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Step

USUAL_LIMIT: Final = 1  # §B8.3 FDI tokens of a power on a country


def invest(s: World, power: str, terms: Terms = USUAL) -> Step:
    """§B8.1 A ready ally without an own FDI token; §B8.2 exhausted, a token, influence."""
    found = can_invest(s, power, terms)
    if not found:
        s.tell("skipped", power, "invest", rule="B4.6")
        return
    options = [*found, PASS] if term(terms, "optional") else found
    id_ = yield from ask(s, power, "invest", options, "B8.1")
    if id_ == PASS:
        return
    nation, region = s.nations[power], country(s, id_).region
    spend(s, power, "money", price_of(s, id_, terms), "B8.1")
    if not term(terms, "awake"):  # §K2.17
        exhaust(s, power, id_, "B8.2")
    nation.allies[id_] = nation.allies[id_]._replace(fdi=nation.allies[id_].fdi + 1)
    s.last |= {"country": id_, "region": region}
    s.tell("invested", power, id_)
    s.then(("influence", power, region, USUAL))


def can_invest(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    allies = s.nations[power].allies
    found = [id_ for id_ in term(terms, "countries", allies) if id_ in allies]
    return [id_ for id_ in found if not why_not_invest(s, power, id_, terms)]


def why_not_invest(s: World, power: str, id_: str, terms: Terms = USUAL) -> str:
    """The first reason, in order: exhausted, an own token already, elsewhere, too dear."""
    ally = s.nations[power].allies[id_]
    if not ally.ready:
        return "exhausted"
    if ally.fdi >= USUAL_LIMIT + term(terms, "again"):  # §K2.16
        return "invested"
    if country(s, id_).region in term(terms, "not_regions", ()):
        return "elsewhere"
    return "dear" if price_of(s, id_, terms) > s.nations[power].money else ""


def price_of(s: World, id_: str, terms: Terms = USUAL) -> int:
    return country(s, id_).invest + int(term(terms, "more"))
