"""Chapter K2: the Market cards of the base set."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.cards.branches import PASS, possible
from visavis.games.worldorder.cards.card import CARDS, Card
from visavis.games.worldorder.rules.aftermath import can_prosper, prosper
from visavis.games.worldorder.rules.drawing import refill_market
from visavis.games.worldorder.rules.influence import can_reset
from visavis.games.worldorder.rules.production import most_of, raisable, raise_production
from visavis.games.worldorder.rules.purse import gain
from visavis.games.worldorder.rules.relations import offer_again
from visavis.games.worldorder.rules.research import take_from_market
from visavis.games.worldorder.rules.trade import can_trade
from visavis.games.worldorder.sheets import GOODS, REGIONS
from visavis.games.worldorder.state import World, fdi_tokens
from visavis.games.worldorder.terms import OPTIONAL, USUAL, Terms
from visavis.kernel.choice import Step
from visavis.kernel.deck import Deck
from visavis.kernel.game import Item

BUREAUCRACY: Final = "minimize-bureaucracy"
CHEAP: Final = 6  # §K2.26
AGENDA_DRAWN, AGENDA_DISCARDED = 3, 2  # §K2.29
LESS_CG: Final = 2  # §K2.30
ARMIES: Final[Terms] = (("types", ("army",)),)
CG: Final[Terms] = (("types", ("cg",)),)


def actions(*names_and_terms: tuple[str, Terms]) -> Card:
    """A card that is one action after another; the first of them must be possible (§B4.6)."""

    def items(power: str) -> list[Item]:
        return [(name, power, terms) for name, terms in names_and_terms]

    first, _ = names_and_terms[0]
    return Card(lambda s, power: possible(s, items(power)[0]), lambda s, power: s.then(*items(power)), first)


def sleeps(s: World, power: str) -> bool:
    """Whether there is an ally to be readied."""
    return any(not ally.ready for ally in s.nations[power].allies.values())


def can(name: str, s: World, power: str, terms: Terms = USUAL) -> bool:
    return possible(s, (name, power, terms))


# Diplomatic


def embassy(s: World, power: str) -> None:
    """§K2.2 Improve Relations for 1 less; a reset in that region, if he likes."""
    s.then(("relations", power, (("less", 1),)), ("reset_there", power))


def negotiations(s: World, power: str) -> None:
    """§K2.3 One ally is readied; then a region may be looked through."""
    s.then(("ready", power, 1, "K2.3"), ("negotiate", power))


def negotiate(s: World, power: str) -> Step:
    """§K2.3 All country cards of a region, open and in the deck, lie open for one of them to be taken."""
    regions = [region for region in REGIONS if len(s.countries[region]) or s.open[region]]
    region = yield from ask(s, power, "negotiate", [*regions, PASS], "K2.3")
    if region == PASS:
        return
    deck = s.countries[region]
    s.open = {**s.open, region: (*s.open[region], *sorted([*deck.top, *deck.mixed, *deck.bottom]))}
    s.countries[region] = Deck([])
    s.tell("looked_through", power, region)
    terms = (("regions", (region,)), ("later", 1), *OPTIONAL)
    s.then(("relations", power, terms), ("close_region", power, region))


def close_region(s: World, power: str, region: str) -> None:
    """§K2.3 The rest is shuffled, and two are revealed anew."""
    s.countries[region], s.open = Deck(s.open[region]), {**s.open, region: ()}
    s.tell("region_shuffled", region)
    if s.last.get("country"):
        offer_again(s, power, USUAL)
    s.then(("refill", region, "K2.3"))


def arguments(s: World, power: str) -> None:
    """§K2.6 Two diplomacy; then Improve Relations or Engage."""
    gain(s, power, "diplomacy", 2, "K2.6")
    s.then(("branch", power, (("relations", power, USUAL), ("engage", power, USUAL)), "K2.6"))


def activation(s: World, power: str) -> None:
    """§K2.7 Up to two allies are readied; then Engage."""
    s.then(("ready", power, 2, "K2.7", 1), ("engage", power, USUAL))


def trip(s: World, power: str) -> None:
    """§K2.8 Improve Relations; then Engage in that region, if he likes."""
    s.then(("relations", power, USUAL), ("engage_there", power))


def new_markets(s: World, power: str) -> None:
    """§K2.9 Improve Relations; then Invest there or Trade."""
    s.then(("relations", power, USUAL), ("tap", power))


def tap(s: World, power: str) -> None:
    """§K2.9"""
    terms = (("countries", (s.last.get("country", ""),)),)
    s.then(("branch", power, (("invest", power, terms), ("trade", power, USUAL)), "K2.9"))


def new_partner(s: World, power: str) -> None:
    """§K2.10 Improve Relations; then a base there or up to two armies to that region, base or not."""
    s.then(("relations", power, USUAL), ("ally_arms", power))


def ally_arms(s: World, power: str) -> Step:
    """§K2.10"""
    country, region = s.last.get("country", ""), s.last.get("region", "")
    base: Item = ("base", power, (("countries", (country,)),))
    move: Item = ("move", power, 2, (("to", (region,)), ("anywhere", 1)))
    found = {item[0]: item for item in (base, move) if country and possible(s, item)}
    if found:
        name = yield from ask(s, power, "branch", list(found), "K2.10")
        s.then(found[name])


def re_evaluated(power: str) -> tuple[Item, ...]:
    return ("relations", power, USUAL), ("trade", power, USUAL), ("move", power, 2, USUAL)


def re_evaluate(s: World, power: str) -> None:
    """§K2.11 Two different ones of three, in any order."""
    s.then(("several", power, re_evaluated(power), 2, "K2.11"))


# Economic


def trade_routes(s: World, power: str) -> Step:
    """§K2.12 A region: its open countries trade like allies; then a reset there."""
    found = [region for region in REGIONS if can_trade(s, power, (("guests", (region,)),))]
    region = yield from ask(s, power, "region", found, "K2.12")
    s.then(("trade", power, (("guests", (region,)),)), ("reset", power, (region,)))


def opportunity(s: World, power: str) -> None:
    """§K2.13 Exactly one transaction; then another card."""
    s.then(("trade", power, (("single", 1),)), ("play", power))


def easing(s: World, power: str) -> None:
    """§K2.14 Ten money; Invest."""
    gain(s, power, "money", 10, "K2.14")
    s.then(("invest", power, USUAL))


def returned(s: World, power: str) -> None:
    """§K2.15 Four money for each of his FDI tokens; Invest."""
    gain(s, power, "money", 4 * len(list(fdi_tokens(s, power))), "K2.15")
    s.then(("invest", power, USUAL))


def key_partner(s: World, power: str) -> None:
    """§K2.17 An ally is readied; Invest in it, and it stays ready."""
    s.then(("ready", power, 1, "K2.17"), ("invest_readied", power))


def invest_readied(s: World, power: str) -> None:
    """§K2.17"""
    if readied := s.last.get("readied"):
        s.then(("invest", power, (("countries", (readied,)), ("awake", 1))))


# Military


def exercises(s: World, power: str) -> None:
    """§K2.19 Up to three armies move; a reset in a region they moved to, if he likes."""
    s.then(("move", power, 3, USUAL), ("reset_moved", power))


def presence(s: World, power: str) -> None:
    """§K2.20 Armies are produced; up to three move."""
    s.then(("produce", power, 1, ARMIES), ("move", power, 3, USUAL))


def plans(s: World, power: str) -> None:
    """§K2.21 A card is drawn; a base."""
    s.then(("draw", power, 1, "K2.21"), ("base", power, USUAL))


def covert(s: World, power: str) -> None:
    """§K2.25 Armies are produced; a base."""
    s.then(("produce", power, 1, ARMIES), ("base", power, USUAL))


# Domestic


def cheap_cards(s: World, power: str) -> list[str]:
    """§K2.26 Market cards that cost 6 or less and can be played; its own like if that finds another (ruling R67)."""
    cheap = [title for title in dict.fromkeys(s.market) if s.board.abilities[title].cost <= CHEAP]
    others = [title for title in cheap if title != BUREAUCRACY and title in CARDS and CARDS[title].ready(s, power)]
    return [title for title in cheap if title in others or (title == BUREAUCRACY and others)]


def bureaucracy(s: World, power: str) -> Step:
    """§K2.26 This card is trashed; one of the Market is taken for nothing and played now; §K2.35 it stays his."""
    nation = s.nations[power]
    if BUREAUCRACY in nation.played:
        nation.played.remove(BUREAUCRACY)
        s.trashed = [*s.trashed, BUREAUCRACY]
        s.tell("trashed", power, BUREAUCRACY, rule="K2.26")
    title = yield from ask(s, power, "take", cheap_cards(s, power), "K2.26")
    yield from take_from_market(s, power, title, "K2.26")
    nation.hand.append(title)
    s.tell("taken", power, title, rule="K2.26")
    yield from refill_market(s)
    s.then(("play_card", power, title))


def restructuring(s: World, power: str) -> None:
    """§K2.27 A card is drawn; then one may be trashed to play another."""
    s.then(("draw", power, 1, "K2.27"), ("restructure", power))


def restructure(s: World, power: str) -> Step:
    """§K2.27 From the hand or the discard."""
    nation = s.nations[power]
    piles = {"hand": nation.hand, "discard": nation.discard}
    options = [f"{pile} {title}" for pile, cards in piles.items() for title in dict.fromkeys(cards)]
    answer = yield from ask(s, power, "restructure", [*options, PASS], "K2.27", aloud=True)
    if answer != PASS:
        pile, title = answer.split(" ")
        piles[pile].remove(title)
        s.trashed = [*s.trashed, title]
        s.tell("trashed", power, title, rule="K2.27")
        s.then(("play", power))


def optimization(s: World, power: str) -> None:
    """§K2.28 One type is produced; then a Growth card."""
    s.then(("produce", power, 1, USUAL), ("growth", power, USUAL))


def new_agenda(s: World, power: str) -> None:
    """§K2.29 Three cards are drawn; two may be discarded to play another."""
    s.then(("draw", power, AGENDA_DRAWN, "K2.29"), ("agenda", power))


def agenda(s: World, power: str) -> Step:
    """§K2.29"""
    if len(s.nations[power].hand) >= AGENDA_DISCARDED:
        answer = yield from ask(s, power, "agenda", ["yes", "no"], "K2.29")
        if answer == "yes":
            discards = [("discard", power, "K2.29", left) for left in range(AGENDA_DISCARDED, 0, -1)]
            s.then(*discards, ("play", power))


def prosperous_times(s: World, power: str) -> None:
    """§K2.30 Consumer goods are produced; then prosperity for 2 less, or another card."""
    s.then(("produce", power, 1, CG), ("prosper_or_play", power))


def prosper_or_play(s: World, power: str) -> Step:
    """§K2.30 §K2.34 The step is in addition to that of the Aftermath (ruling R61)."""
    ways = ["prosper", "play"] if can_prosper(s, power, LESS_CG) else ["play"]
    way = yield from ask(s, power, "branch", ways, "K2.30")
    if way == "prosper":
        prosper(s, power, LESS_CG)
    else:
        s.then(("play", power))


def re_examine(s: World, power: str) -> None:
    """§K2.31 A reset in a region of his choice; a card; another card."""
    s.then(("reset", power, REGIONS), ("draw", power, 1, "K2.31"), ("play", power))


def alternatives(s: World, power: str) -> None:
    """§K2.32 Two cards are drawn; another card."""
    s.then(("draw", power, 2, "K2.32"), ("play", power))


def boost(s: World, power: str) -> Step:
    """§K2.33 A production of his choice goes up if it can, and is produced; another card."""
    good = yield from ask(s, power, "boost", GOODS, "K2.33")
    if good in raisable(s, power):
        raise_production(s, power, good, "K2.33")
    s.then(("produce", power, 1, (("types", (good,)),)), ("play", power))


def always(s: World, power: str) -> bool:
    return True


MARKET: Final[dict[str, Card]] = {
    "assign-new-diplomats": actions(("relations", USUAL), ("relations", USUAL)),  # §K2.1
    "build-new-embassy": Card(lambda s, p: can("relations", s, p, (("less", 1),)), embassy, "relations"),
    "successful-negotiations": Card(sleeps, negotiations, "ready"),
    "ensure-peace-in-the-region": actions(("engage", (("less_per", "ally"),))),  # §K2.4
    "dominant-power": actions(("engage", (("less_per", "army"),))),  # §K2.5
    "convincing-arguments": Card(always, arguments),
    "activation-of-allies": Card(lambda s, p: sleeps(s, p) or can("engage", s, p), activation, "engage"),
    "diplomatic-trip": Card(lambda s, p: can("relations", s, p), trip, "relations"),
    "tap-into-new-markets": Card(lambda s, p: can("relations", s, p), new_markets, "relations"),
    "new-strategic-partner": Card(lambda s, p: can("relations", s, p), new_partner, "relations"),
    "re-evaluate-strategy": Card(lambda s, p: any(possible(s, item) for item in re_evaluated(p)), re_evaluate),
    "establish-trade-routes": Card(
        lambda s, p: any(can_trade(s, p, (("guests", (region,)),)) for region in REGIONS), trade_routes, "trade"
    ),
    "trade-opportunity": Card(can_trade, opportunity, "trade"),
    "quantitative-easing": Card(always, easing),
    "return-on-investment": Card(lambda s, p: any(fdi_tokens(s, p)) or can("invest", s, p), returned, "invest"),
    "steady-partnership": actions(("invest", (("again", 1),))),  # §K2.16
    "key-economic-partner": Card(sleeps, key_partner, "ready"),
    "economic-expansion": actions(("trade", USUAL), ("invest", USUAL)),  # §K2.18
    "military-exercises": Card(lambda s, p: can("move", s, p), exercises, "move"),
    "global-presence": Card(lambda s, p: bool(most_of(s, p, "army", USUAL)) or can("move", s, p), presence),
    "well-laid-plans": Card(always, plans),
    "strengthen-alliance": actions(("base", (("again", 1),))),  # §K2.22
    "improve-logistics": actions(("base", (("free", 3),))),  # §K2.23
    "power-play": actions(("base", (("forced", 1),))),  # §K2.24
    "covert-military-operation": Card(lambda s, p: bool(most_of(s, p, "army", USUAL)) or can("base", s, p), covert),
    BUREAUCRACY: Card(lambda s, p: bool(cheap_cards(s, p)), bureaucracy, "take"),
    "initiate-restructuring": Card(always, restructuring),
    "optimization-program": Card(lambda s, p: possible(s, ("produce", p, 1, USUAL)), optimization, "produce"),
    "new-agenda": Card(always, new_agenda),
    "prosperous-times": Card(lambda s, p: bool(most_of(s, p, "cg", USUAL)), prosperous_times, "goods"),
    "re-examine-agreement": Card(lambda s, p: bool(can_reset(s, p, REGIONS)), re_examine, "reset"),
    "explore-alternatives": Card(always, alternatives),
    "boost-production": Card(always, boost),
}
