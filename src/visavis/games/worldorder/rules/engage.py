"""Chapter B6: Engage."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.influence import PASS
from visavis.games.worldorder.rules.relations import discount, pay_for
from visavis.games.worldorder.sheets import DIPLOMATIC, REGIONS
from visavis.games.worldorder.state import World, allies_in, armies_in
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Step
from visavis.kernel.plain import without

TOKENS: Final = 3  # §B2.15 §B0.6
FOCUS_DISCOUNT: Final = 2  # §B3.13
LEAVE: Final = "leave"


def engage(s: World, power: str, terms: Terms = USUAL) -> Step:
    """§B6.1 A region where he has an ally; §B6.2 pay; §B6.4 a token; §B6.3 influence."""
    found = can_engage(s, power, terms)
    if not found:
        s.tell("skipped", power, "engage", rule="B4.6")
        return
    options = [*found, PASS] if term(terms, "optional") else found
    region = yield from ask(s, power, "engage", options, "B6.1")
    if region == PASS:
        return
    yield from pay_for(s, power, region, cost_of(s, power, region, terms), "engage", region, USUAL)
    s.tell("engaged", power, region)
    s.last["region"] = region
    s.then(("engage_token", power, region), ("influence", power, region, USUAL))


def can_engage(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    return [region for region in term(terms, "regions", REGIONS) if not why_not_engage(s, power, region, terms)]


def why_not_engage(s: World, power: str, region: str, terms: Terms = USUAL) -> str:
    """The first reason, in order: no ally there, too dear."""
    if not term(terms, "anywhere") and not allies_in(s, power, region):
        return "no-ally"
    missing = cost_of(s, power, region, terms) - s.nations[power].goods["diplomacy"]
    return "dear" if missing > 0 and missing > discount(s, power, region) else ""


def cost_of(s: World, power: str, region: str, terms: Terms = USUAL) -> int:
    """§B6.2 §B0.8 Printed, less with diplomatic focus and by cards, before allies are exhausted."""
    cost = s.board.regions[region].engage - int(term(terms, "less"))
    if s.nations[power].focus == DIPLOMATIC:
        cost -= FOCUS_DISCOUNT
    if region in term(terms, "less_in", ()):  # §K1.10
        cost -= 1
    less_per = term(terms, "less_per", "")
    if less_per == "ally":  # §K2.4
        cost -= len(allies_in(s, power, region))
    elif less_per == "army":  # §K2.5
        cost -= armies_in(s, region, power)
    return max(0, cost)


def engage_token(s: World, power: str, region: str) -> Step:
    """§B6.4 One on the region at most; when all three are out, one of them may be moved there (ruling R25)."""
    nation = s.nations[power]
    if region in nation.engaged:
        return
    if len(nation.engaged) == TOKENS:
        answer = yield from ask(s, power, "engage_token", [*nation.engaged, LEAVE], "B6.4", region=region)
        if answer == LEAVE:
            return
        nation.engaged = without(nation.engaged, answer)
        s.tell("token_lifted", power, answer)
    nation.engaged = [*nation.engaged, region]
    s.tell("token_laid", power, region)
