"""Chapter B9: Move."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.rules.purse import spend
from visavis.games.worldorder.rules.relations import DONE
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World, add_armies, armies_in, has_base
from visavis.games.worldorder.terms import USUAL, Terms, term
from visavis.kernel.choice import Step

PRICE: Final = 5  # §B9.2 an army
RESERVE: Final = "reserve"


def move(s: World, power: str, n: int, terms: Terms = USUAL) -> Step:
    """§B9.1 Up to so many armies, one after another; §B9.5 no influence, and never back to the reserve (ruling R62)."""
    found = sources(s, power, terms) if n else []
    if not found:
        return
    options = found if term(terms, "exactly") else [*found, DONE]
    source = yield from ask(s, power, "move_from", options, "B9.1", left=n)
    if source == DONE:
        return
    goals = [region for region in goals_of(s, power, terms) if region != source]
    region = yield from ask(s, power, "move_to", goals, "B9.3", source=source)
    spend(s, power, "money", price_of(terms), "B9.2")
    shift(s, power, source, region)
    s.last["moved"] = " ".join(dict.fromkeys([*s.last.get("moved", "").split(), region]))
    s.then(("move", power, n - 1, terms))


def can_move(s: World, power: str, terms: Terms = USUAL) -> bool:
    return bool(sources(s, power, terms))


def sources(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    """§B9.3 The reserve, or a region with an army that could go somewhere else; §B9.2 if he can pay."""
    if s.nations[power].money < price_of(terms):
        return []
    goals = goals_of(s, power, terms)
    return [source for source in stations(s, power) if any(region != source for region in goals)]


def stations(s: World, power: str) -> list[str]:
    """Where he has an army: the reserve, and regions."""
    reserve = [RESERVE] if s.nations[power].goods["army"] else []
    return reserve + [region for region in REGIONS if armies_in(s, region, power)]


def goals_of(s: World, power: str, terms: Terms = USUAL) -> list[str]:
    """§B9.3 His zone, or where he has a base; §B9.4 a card may lift that for the regions it names."""
    found = term(terms, "to", REGIONS)
    return list(found) if term(terms, "anywhere") else [region for region in found if may_enter(s, power, region)]


def may_enter(s: World, power: str, region: str) -> bool:
    return region in s.board.zones[power] or has_base(s, power, region)


def price_of(terms: Terms) -> int:
    """§B9.2 §B9.4"""
    return 0 if term(terms, "free") else int(term(terms, "price", PRICE))


def shift(s: World, power: str, source: str, region: str) -> None:
    """§B0.4 §B0.9 One army, from the reserve or from another region; the supply is something else."""
    if source == RESERVE:
        s.nations[power].goods["army"] -= 1
    else:
        add_armies(s, source, power, -1)
    add_armies(s, region, power, 1)
    s.tell("moved", power, source, region)
