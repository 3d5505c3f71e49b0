"""Chapter K5: the Strategic Assets of armies."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.cards.branches import PASS, possible
from visavis.games.worldorder.cards.card import Card
from visavis.games.worldorder.rules.movement import PRICE, may_enter
from visavis.games.worldorder.rules.purse import can_pay, pay
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World, add_armies, armies_in, total_armies
from visavis.games.worldorder.terms import USUAL, Terms
from visavis.kernel.choice import Step
from visavis.kernel.game import Item

NATO_REGIONS: Final = ("europe", "mena", "central_asia")  # §K5.5 §K5.10
NATO_ARMIES: Final = 2
NATO_PRICE: Final = {"diplomacy": 2, "money": 10}  # §K5.5
NATO_THANKS: Final = 2  # §K5.10 diplomacy
NO_SEA: Final = "central_asia"  # §K5.7
FLEET, FLEET_PRICE = 2, 10  # §K5.7 armies, money for each
FLEETS: Final = 2  # regions
CSTO_PRICE: Final = {"diplomacy": 1}  # §K5.11
MERCENARIES: Final = ("europe", "mena", "africa", "central_asia")  # §K5.15
MERCENARY_PRICE: Final = {"money": 20}
MERCENARY_BANDS: Final = 2
TESTED: Final = ("europe", "central_asia", "east_asia_pacific")  # §K5.27
TEST_PRICE: Final = {"services": 1, "money": 25}
LASTING: Final[Terms] = (("permanent", 1),)  # §B13.9 slot or not


def elsewhere(s: World, power: str, region: str) -> int:
    """Armies that could move to a region: of the reserve and of all others."""
    return s.nations[power].goods["army"] + total_armies(s, power) - armies_in(s, region, power)


def supply(s: World, power: str, region: str, n: int, rule: str) -> None:
    """§B0.9 From the common stock, not from his reserve."""
    for _ in range(n):
        add_armies(s, region, power, 1)
        s.tell("army_placed", power, region, rule=rule)


def eu_nato(s: World, power: str) -> Step:
    """§K5.5 Two armies from the supply and permanent influence in one region, base or not, slot or not."""
    region = yield from ask(s, power, "region", NATO_REGIONS, "K5.5")
    pay(s, power, NATO_PRICE, "K5.5")
    supply(s, power, region, NATO_ARMIES, "K5.5")
    s.then(("influence", power, region, LASTING))


def nato_regions(s: World, power: str) -> list[str]:
    """§K5.10 Two armies must go there, for the usual price."""
    if s.nations[power].money < NATO_ARMIES * PRICE:
        return []
    return [region for region in NATO_REGIONS if elsewhere(s, power, region) >= NATO_ARMIES]


def usa_nato(s: World, power: str) -> Step:
    """§K5.10 Two armies move to one region, base or not; permanent influence there, slot or not; diplomacy."""
    region = yield from ask(s, power, "region", nato_regions(s, power), "K5.10")
    s.then(
        ("move", power, NATO_ARMIES, (("to", (region,)), ("anywhere", 1), ("exactly", 1))),
        ("influence", power, region, LASTING),
        ("gain", power, "diplomacy", NATO_THANKS, "K5.10"),
    )


def navy_regions(s: World, power: str, done: tuple[str, ...] = ()) -> list[str]:
    """§K5.7 Not Central Asia; §B9.3 his zone or a base; two armies at ten money each."""
    if s.nations[power].money < FLEET * FLEET_PRICE:
        return []
    closed = (NO_SEA, *done)
    found = [region for region in REGIONS if region not in closed and may_enter(s, power, region)]
    return [region for region in found if elsewhere(s, power, region) >= FLEET]


def navy(s: World, power: str) -> None:
    """§K5.7 Up to two regions."""
    s.then(("fleet", power, ()))


def fleet(s: World, power: str, done: tuple[str, ...]) -> Step:
    """§K5.7 Two armies, and influence."""
    found = navy_regions(s, power, done)
    if not found or len(done) == FLEETS:
        return
    region = yield from ask(s, power, "region", [*found, PASS] if done else found, "K5.7", left=FLEETS - len(done))
    if region != PASS:
        terms = (("to", (region,)), ("price", FLEET_PRICE), ("exactly", 1))
        s.then(("move", power, FLEET, terms), ("influence", power, region, USUAL), ("fleet", power, (*done, region)))


def csto(s: World, power: str) -> None:
    """§K5.11 Up to two armies to Central Asia for nothing; permanent influence there, slot or not."""
    pay(s, power, CSTO_PRICE, "K5.11")
    s.then(
        ("move", power, 2, (("to", ("central_asia",)), ("anywhere", 1), ("free", 1))),
        ("influence", power, "central_asia", LASTING),
    )


def mercenaries(s: World, power: str) -> None:
    """§K5.15"""
    s.then(("band", power, ()))


def band(s: World, power: str, done: tuple[str, ...]) -> Step:
    """§K5.15 For 20 money an army from the supply and influence, base or not; once more elsewhere, if he likes."""
    if not can_pay(s, power, MERCENARY_PRICE) or len(done) == MERCENARY_BANDS:
        return
    found = [region for region in MERCENARIES if region not in done]
    region = yield from ask(
        s, power, "region", [*found, PASS] if done else found, "K5.15", left=MERCENARY_BANDS - len(done)
    )
    if region != PASS:
        pay(s, power, MERCENARY_PRICE, "K5.15")
        supply(s, power, region, 1, "K5.15")
        s.then(("influence", power, region, USUAL), ("band", power, (*done, region)))


def south_china(power: str, least: bool) -> Terms:
    return (("to", ("east_asia_pacific",)), *((("exactly", 1),) if least else ()))


def expansion(s: World, power: str) -> None:
    """§K5.16 One to three armies to East Asia and the Pacific; permanent influence there, slot or not."""
    s.then(
        ("move", power, 1, south_china(power, True)),
        ("move", power, 2, south_china(power, False)),
        ("influence", power, "east_asia_pacific", LASTING),
    )


def expansion_ready(s: World, power: str) -> bool:
    item: Item = ("move", power, 1, south_china(power, True))
    return possible(s, item)


def nuclear_tests(s: World, power: str) -> Step:
    """§K5.27 An army from the supply to each of three regions; influence in one of them."""
    pay(s, power, TEST_PRICE, "K5.27")
    for region in TESTED:
        supply(s, power, region, 1, "K5.27")
    region = yield from ask(s, power, "region", TESTED, "K5.27")
    s.then(("influence", power, region, USUAL))


MILITARY: Final[dict[str, Card]] = {
    "eu-nato": Card(lambda s, p: can_pay(s, p, NATO_PRICE), eu_nato),
    "usa-us-navy": Card(lambda s, p: bool(navy_regions(s, p)), navy),
    "usa-nato": Card(lambda s, p: bool(nato_regions(s, p)), usa_nato),
    "russia-csto": Card(lambda s, p: can_pay(s, p, CSTO_PRICE), csto),
    "russia-private-military-corporations": Card(lambda s, p: can_pay(s, p, MERCENARY_PRICE), mercenaries),
    "china-expansion-in-the-south-china-sea": Card(expansion_ready, expansion),
    "russia-nuclear-tests": Card(lambda s, p: can_pay(s, p, TEST_PRICE), nuclear_tests),
}
