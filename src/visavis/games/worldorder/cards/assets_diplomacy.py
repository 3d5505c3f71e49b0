"""Chapter K5: the Strategic Assets of diplomacy, and those that touch another power."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.bot.actions import return_tokens
from visavis.games.worldorder.bot.placing import is_closed
from visavis.games.worldorder.cards.branches import PASS, possible
from visavis.games.worldorder.cards.card import Card
from visavis.games.worldorder.rules.aftermath import can_prosper
from visavis.games.worldorder.rules.engage import can_engage
from visavis.games.worldorder.rules.influence import own_cube
from visavis.games.worldorder.rules.purse import can_pay, gain, pay, spend
from visavis.games.worldorder.rules.relations import exhaust
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import Ally, World, country, in_play, is_automa, ready_allies
from visavis.games.worldorder.terms import USUAL, Terms
from visavis.kernel.choice import Step

EXPANSION_PRICE: Final = {"diplomacy": 2}  # §K5.3
NEIGHBOURS: Final = ("europe", "mena", "central_asia")  # §K5.4
NEIGHBOUR_PRICE: Final = {"money": 10}
FUNDS: Final = (0, 10, 20)  # §K5.9 money
FUNDED: Final = 10  # money for three diplomacy
CYBER_PRICE: Final = {"services": 1}  # §K5.14
BRICS_PRICE: Final = {"money": 30}  # §K5.17
BRICS: Final = ("americas", "africa", "south_asia")
BRICS_OWN: Final = 2  # regions
PARTNER_PRICE: Final = 20
PARTNER_LEAST: Final = 5  # §A23.6
PARTNER: Final = {"china": "russia", "russia": "china"}
BRICS_RULE: Final = {"china": "K5.17", "russia": "K5.29"}
REGIME_RULE: Final = {"usa": "K5.21", "russia": "K5.28"}
SHANGHAI: Final = ("mena", "central_asia", "south_asia", "east_asia_pacific")  # §K5.19
REGIME_PRICE: Final = {"services": 1, "army": 1, "money": 5}  # §K5.21
SPARED: Final = {"usa": "eu", "russia": "china"}  # §K5.21 §K5.28
WEAK: Final = 1  # value
AID_PRICE: Final = {"army": 2, "money": 15}  # §K5.22
AIDED: Final = 2
CIA_PRICE: Final = {"money": 10}  # §K5.23
CIA_AGAIN: Final = {"services": 1}
MEMBERS: Final = "start-eu-member-states"  # §K5.26
ANYWHERE: Final[Terms] = (("anywhere", 1),)
LASTING: Final[Terms] = (("permanent", 1),)  # §B13.9 slot or not


# Allies and influence of his own


def enlargement(s: World, power: str) -> None:
    """§K5.3 Improve Relations in Europe; then influence for more diplomacy."""
    s.then(("relations", power, (("regions", ("europe",)),)), ("enlarge", power))


def enlarge(s: World, power: str) -> Step:
    """§K5.3 Two diplomacy for permanent influence in Europe, slot or not, if he likes."""
    if can_pay(s, power, EXPANSION_PRICE):
        answer = yield from ask(s, power, "enlarge", ["yes", "no"], "K5.3")
        if answer == "yes":
            pay(s, power, EXPANSION_PRICE, "K5.3")
            s.then(("influence", power, "europe", LASTING))


def neighbourhood(s: World, power: str) -> None:
    """§K5.4 Engage in one of three regions, with or without allies."""
    s.then(("engage", power, (("regions", NEIGHBOURS), *ANYWHERE)), ("neighbour", power))


def neighbour(s: World, power: str) -> Step:
    """§K5.4 For ten money in another of them, too, if he likes."""
    others = tuple(region for region in NEIGHBOURS if region != s.last.get("region"))
    found = can_engage(s, power, (("regions", others), *ANYWHERE))
    if found and can_pay(s, power, NEIGHBOUR_PRICE):
        region = yield from ask(s, power, "neighbour", [*found, PASS], "K5.4")
        if region != PASS:
            pay(s, power, NEIGHBOUR_PRICE, "K5.4")
            s.then(("engage", power, (("regions", (region,)), *ANYWHERE)))


def un_funding(s: World, power: str) -> Step:
    """§K5.9 Three diplomacy for every ten money, up to twice; Engage anywhere, with or without allies."""
    funds = [money for money in FUNDS if money <= s.nations[power].money]
    money = yield from ask(s, power, "price", funds, "K5.9")
    spend(s, power, "money", money, "K5.9")
    gain(s, power, "diplomacy", 3 * money // FUNDED, "K5.9")
    s.then(("engage", power, ANYWHERE))


def can_fund(s: World, power: str) -> bool:
    return s.nations[power].money >= FUNDED or bool(can_engage(s, power, ANYWHERE))


def cyber_regions(s: World, power: str) -> list[str]:
    """§K5.14 With a temporary cube of his."""
    return [region for region in REGIONS if power in s.temporary[region]] if can_pay(s, power, CYBER_PRICE) else []


def cyber_attacks(s: World, power: str) -> Step:
    """§K5.14 A reset there, then influence there."""
    region = yield from ask(s, power, "region", cyber_regions(s, power), "K5.14")
    pay(s, power, CYBER_PRICE, "K5.14")
    s.then(("reset", power, (region,)), ("influence", power, region, USUAL))


def shanghai(s: World, power: str) -> None:
    """§K5.19 Improve Relations in one of four regions; then an action with that country."""
    s.then(("relations", power, (("regions", SHANGHAI),)), ("cooperate", power))


def cooperate(s: World, power: str) -> None:
    """§K5.19 Invest in it, a base there, or Engage in its region, if he likes."""
    if id_ := s.last.get("country"):
        there = (("countries", (id_,)),)
        engage = (("regions", (s.last["region"],)),)
        items = (("invest", power, there), ("base", power, there), ("engage", power, engage))
        if any(possible(s, item) for item in items):
            s.then(("branch", power, items, "K5.19", 1))


def common_policy(s: World, power: str) -> None:
    """§K5.26 The EU member states are exhausted: diplomacy and armies are produced; then Engage or a base."""
    exhaust(s, power, MEMBERS, "K5.26")
    types = (("types", ("diplomacy", "army")),)
    s.then(
        ("produce", power, 2, types),
        ("branch", power, (("engage", power, USUAL), ("base", power, USUAL)), "K5.26"),
    )


def has_members(s: World, power: str) -> bool:
    members = s.nations[power].allies.get(MEMBERS)
    return members is not None and members.ready


def consensus(s: World, power: str) -> None:
    """§K5.32 Prosperity, if he likes (§K2.34); diplomacy for every step made; Engage anywhere, allies or not."""
    s.then(("prosperity", power), ("consensus", power), ("engage", power, ANYWHERE))


def consensus_thanks(s: World, power: str) -> None:
    """§K5.32"""
    gain(s, power, "diplomacy", s.nations[power].prosperity, "K5.32")


def can_agree(s: World, power: str) -> bool:
    return can_prosper(s, power) or s.nations[power].prosperity > 0 or bool(can_engage(s, power, ANYWHERE))


def aid_allies(s: World, power: str) -> list[str]:
    """§K5.22 Ready ones, of two regions at least."""
    found = ready_allies(s, power)
    return found if len({country(s, id_).region for id_ in found}) >= AIDED and can_pay(s, power, AID_PRICE) else []


def aid(s: World, power: str) -> Step:
    """§K5.22 Two allies of different regions are exhausted: influence in both, and two diplomacy."""
    first = yield from ask(s, power, "exhaust_aid", aid_allies(s, power), "K5.22")
    others = [id_ for id_ in ready_allies(s, power) if country(s, id_).region != country(s, first).region]
    second = yield from ask(s, power, "exhaust_aid", others, "K5.22")
    for id_ in (first, second):
        exhaust(s, power, id_, "K5.22")
    pay(s, power, AID_PRICE, "K5.22")
    s.then(
        *(("influence", power, country(s, id_).region, USUAL) for id_ in (first, second)),
        ("gain", power, "diplomacy", 2, "K5.22"),
    )


# With another power, or against it


def brics(s: World, power: str) -> Step:
    """§K5.17 §K5.29 Influence in two of three regions; the third is the partner's."""
    rule, left = BRICS_RULE[power], list(BRICS)
    pay(s, power, BRICS_PRICE, rule)
    for n in range(BRICS_OWN, 0, -1):
        left.remove((yield from ask(s, power, "region", list(left), rule, left=n)))
    own = [region for region in BRICS if region not in left]
    s.then(*(("influence", power, region, USUAL) for region in own), ("partner", PARTNER[power], left[0]))


def partner(s: World, power: str, region: str) -> Step:
    """§K5.17 Influence in the third for 20 money, or all it has; §A23.6 an Automa if it has 5 (ruling R53)."""
    if power not in s.nations:
        return
    price, rule = min(PARTNER_PRICE, s.nations[power].money), BRICS_RULE[PARTNER[power]]
    if is_automa(s, power):
        joins = price >= PARTNER_LEAST and not is_closed(s, power, region)
    else:
        joins = (yield from ask(s, power, "partner", ["yes", "no"], rule, region=region, price=price)) == "yes"
    if not joins:
        s.tell("declined", power, region, rule=rule)
        return
    spend(s, power, "money", price, rule)
    s.then(("influence", power, region, USUAL))


def targets(s: World, power: str) -> list[str]:
    """§K5.21 §K5.28 Weak allies of other powers in play, but for one; never starting countries."""
    if not can_pay(s, power, REGIME_PRICE):
        return []
    others = [other for other in in_play(s) if other not in (power, SPARED[power])]
    found = [id_ for other in others for id_ in s.nations[other].allies]
    return [id_ for id_ in found if country(s, id_).value == WEAK and not country(s, id_).owner]


def regime_change(s: World, power: str) -> Step:
    """§K5.21 §K5.28 It becomes his ally, ready, barred or not; its tokens are lost; influence in its region."""
    rule = REGIME_RULE[power]
    id_ = yield from ask(s, power, "regime", targets(s, power), rule)
    pay(s, power, REGIME_PRICE, rule)
    loser = next(other for other in in_play(s) if id_ in s.nations[other].allies)
    nation, card = s.nations[power], country(s, id_)
    del s.nations[loser].allies[id_]
    s.tell("ally_taken", power, id_, loser, rule=rule)
    if is_automa(s, loser):  # §A23.5 ruling R53
        return_tokens(s, loser, card.region)
    nation.allies[id_] = nation.allies.pop(card.start, Ally())._replace(ready=True)  # §B5.6 ruling R64
    s.then(("influence", power, card.region, USUAL))


def swaps(s: World, power: str, done: str = "") -> list[str]:
    """§K5.23 §A23.7 Regions with a temporary cube of his, and powers with a cube on a permanent slot there."""
    regions = [region for region in REGIONS if power in s.temporary[region] and region != done]
    others = [other for other in in_play(s) if other != power]
    return [f"{region} {other}" for region in regions for other in others if other in s.permanent[region]]


def intelligence(s: World, power: str) -> None:
    """§K5.23 For ten money; again in another region for services, if he likes."""
    s.then(("swap", power, ""))


def swap(s: World, power: str, done: str) -> Step:
    """§K5.23 §B13.11 One of his temporary cubes and one on a slot change places, without VP."""
    found, price = swaps(s, power, done), CIA_AGAIN if done else CIA_PRICE
    if not found or not can_pay(s, power, price):
        return
    answer = yield from ask(s, power, "swap", [*found, PASS] if done else found, "K5.23")
    if answer == PASS:
        return
    region, other = answer.split(" ")
    queue = s.temporary[region]
    place = yield from own_cube(s, power, region, lambda n: exchanged(queue, n, other), "K5.23")
    pay(s, power, price, "K5.23")
    s.temporary[region] = exchanged(queue, place, other)
    s.permanent[region] = exchanged(s.permanent[region], s.permanent[region].index(other), power)
    s.tell("swapped", power, region, other)
    if not done:
        s.then(("swap", power, region))


def exchanged(row: tuple[str, ...], place: int, new: str) -> tuple[str, ...]:
    return (*row[:place], new, *row[place + 1 :])


REGIME_CHANGE: Final = Card(lambda s, p: bool(targets(s, p)), regime_change)
WITH_BRICS: Final = Card(lambda s, p: can_pay(s, p, BRICS_PRICE), brics)
DIPLOMACY: Final[dict[str, Card]] = {
    "eu-eu-expansion": Card(lambda s, p: possible(s, ("relations", p, (("regions", ("europe",)),))), enlargement),
    "eu-eu-neighborhood-policy": Card(
        lambda s, p: bool(can_engage(s, p, (("regions", NEIGHBOURS), *ANYWHERE))), neighbourhood
    ),
    "usa-main-un-funding-contributor": Card(can_fund, un_funding),
    "russia-cyber-attacks": Card(lambda s, p: bool(cyber_regions(s, p)), cyber_attacks),
    "china-brics": WITH_BRICS,
    "china-shanghai-cooperation-organization": Card(
        lambda s, p: possible(s, ("relations", p, (("regions", SHANGHAI),))), shanghai
    ),
    "usa-regime-change": REGIME_CHANGE,
    "usa-economic-and-military-aid": Card(lambda s, p: bool(aid_allies(s, p)), aid),
    "usa-central-intelligence-agency": Card(lambda s, p: can_pay(s, p, CIA_PRICE) and bool(swaps(s, p)), intelligence),
    "eu-common-foreign-and-security-policy": Card(has_members, common_policy),
    "russia-regime-change": REGIME_CHANGE,
    "russia-brics": WITH_BRICS,
    "china-beijing-consensus": Card(can_agree, consensus),
}
