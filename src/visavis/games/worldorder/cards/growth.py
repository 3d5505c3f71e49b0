"""Chapter K4: Growth cards that are used once a round, or do something when they are taken.

Standing ones are read where they work: §K4.2 §K4.5 §K4.12 in Preparation, §K4.6 in Improve Relations, §K4.7 and §K4.17
in the turn, §K4.8 with influence, §K4.11 in Research, §K4.15 and §K4.20 in the Aftermath, §K4.19 in scoring.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from visavis.games.worldorder.asking import ask
from visavis.games.worldorder.cards.card import ASSETS, Card
from visavis.games.worldorder.rules.drawing import draw_one
from visavis.games.worldorder.rules.production import raisable, raise_production
from visavis.games.worldorder.rules.purse import gain, score
from visavis.games.worldorder.rules.relations import exhaust
from visavis.games.worldorder.sheets import DIPLOMATIC, DOMESTIC, ECONOMIC, MILITARY
from visavis.games.worldorder.state import World, country, ready_allies
from visavis.kernel.choice import Step, take

RAISED: Final = 2  # §K4.1
COMPLETED: Final = 2  # §K4.17 VP a round
DEALT: Final = 2  # §K4.18
SYMBOLS: Final = 2  # §G3.2
GAINS: Final = {  # §K4.16 (ruling R51)
    DIPLOMATIC: ("diplomacy", 2),
    MILITARY: ("army", 1),
    ECONOMIC: ("cg", 1),
    DOMESTIC: ("services", 1),
}
NONE: Final = "none"


def has_cards(s: World, power: str) -> bool:
    """Whether there is anything to draw."""
    return bool(drawable(s, power))


def drawable(s: World, power: str) -> int:
    """§B4.8 Cards of the deck, and of the discard that would become one."""
    nation = s.nations[power]
    return len(nation.deck) + len(nation.discard)


# Once a round


def less_bureaucracy(s: World, power: str) -> None:
    """§K4.3 One is drawn, then one of the hand is trashed."""
    s.then(("draw", power, 1, "K4.3"), ("trash", power, "K4.3"))


def transfer(s: World, power: str) -> Step:
    """§K4.4 Up to the highest value among his ready allies are drawn, and as many discarded."""
    most = min(drawable(s, power), max(country(s, id_).value for id_ in ready_allies(s, power)))
    n = yield from ask(s, power, "transfer", list(range(1, most + 1)), "K4.4")
    s.then(("draw", power, n, "K4.4"), *(("discard", power, "K4.4", left) for left in range(n, 0, -1)))


def new_leader(s: World, power: str) -> None:
    """§K4.13 The whole hand is discarded, and as many are drawn."""
    nation = s.nations[power]
    n = len(nation.hand)
    for title in nation.hand:
        s.tell("discarded", power, title, rule="K4.13")
    nation.discard += nation.hand
    nation.hand = []
    s.then(("draw", power, n, "K4.13"))


def collaborate(s: World, power: str) -> Step:
    """§K4.14 An ally is exhausted; of as many top cards as its value one is kept, the others go back in his order."""
    id_ = yield from ask(s, power, "exhaust_look", ready_allies(s, power), "K4.14")
    exhaust(s, power, id_, "K4.14")
    nation, before = s.nations[power], len(s.nations[power].hand)
    for _ in range(country(s, id_).value):
        yield from draw_one(s, power, "K4.14")
    seen = nation.hand[before:]
    if len(seen) > 1:
        seen.remove((yield from ask(s, power, "keep", list(dict.fromkeys(seen)), "K4.14", aloud=True)))
        while seen:
            title = yield from ask(s, power, "put_back", list(dict.fromkeys(seen)), "K4.14", aloud=len(seen) > 1)
            seen.remove(title)
            nation.hand.remove(title)
            nation.deck.put_on_top(title)
            nation.laid = [*nation.laid, title]


def efficiency(s: World, power: str) -> None:
    """§K4.16 One is drawn, one discarded, and its symbols are gained."""
    s.then(("draw", power, 1, "K4.16"), ("exchange", power))


def exchange(s: World, power: str) -> Step:
    """§K4.16 One of the hand."""
    nation = s.nations[power]
    title = yield from ask(s, power, "discard", list(dict.fromkeys(nation.hand)), "K4.16", aloud=True, left=1)
    nation.hand.remove(title)
    nation.discard.append(title)
    s.tell("discarded", power, title, rule="K4.16")
    s.then(("symbols", power, title))


def symbols(s: World, power: str, title: str) -> Step:
    """§K4.16 What each symbol of the card gives; §G3.2 at most two of them (ruling R51)."""
    left = list(s.board.abilities[title].types)
    while len(left) > SYMBOLS:
        unwanted = yield from ask(s, power, "symbol", list(left), "G3.2")
        left.remove(unwanted)
    for type_ in left:
        good, n = GAINS[type_]
        gain(s, power, good, n, "K4.16")


# When they are taken


def develop(s: World, power: str, n: int, done: tuple[str, ...], rule: str = "K4.1") -> Step:
    """§K4.1 §K5.20 So many different productions go up, without goods."""
    found = [good for good in raisable(s, power) if good not in done]
    if n and found:
        good = yield from ask(s, power, "develop", found, rule, left=n)
        raise_production(s, power, good, rule)
        s.then(("develop", power, n - 1, (*done, good), rule))


def industrial(s: World, power: str) -> None:
    """§K4.1"""
    s.then(("develop", power, RAISED, ()))


def flexible(s: World, power: str) -> None:
    """§K4.5 One card at once."""
    s.then(("draw", power, 1, "K4.5"))


def dominant(s: World, power: str) -> None:
    """§K4.17 Two VP for each round that is over."""
    score(s, power, COMPLETED * (s.round - 1), "growth", "K4.17")


def operational(s: World, power: str) -> None:
    """§K4.18 Two assets of his power that nobody has are drawn."""
    s.then(("deal_operation", power), ("use_at_once", power))


def deal_operation(s: World, power: str) -> Step:
    """§K4.18 One of them is kept for its VP."""
    nation = s.nations[power]
    seat, dealt = s.chairs.index(power), list[str]()
    for n in range(min(DEALT, len(nation.spare))):
        spare = list(nation.spare)
        dealt.append((yield from take("asset", spare, "K4.18", {"power": power, "n": n + 1, "of": DEALT}, seat)))
        nation.spare = spare
    if dealt:
        kept = yield from ask(s, power, "asset_keep", dealt, "K4.18")
        nation.spare = [*nation.spare, *(id_ for id_ in dealt if id_ != kept)]
        nation.assets = [*nation.assets, kept]
        s.tell("asset_kept", power, kept, rule="K4.18")
        score(s, power, s.board.assets[kept].points, "asset", "K4.18")


def use_at_once(s: World, power: str) -> Step:
    """§K4.18 Then one of his assets may be used, without a card."""
    found = [id_ for id_ in s.nations[power].assets if id_ in ASSETS and ASSETS[id_].ready(s, power)]
    if found:
        id_ = yield from ask(s, power, "use", [*found, NONE], "K4.18")
        if id_ != NONE:
            s.then(("asset", power, id_))


USED: Final[dict[str, Card]] = {
    "reduced-bureaucracy": Card(has_cards, less_bureaucracy),
    "knowledge-transfer": Card(lambda s, p: has_cards(s, p) and bool(ready_allies(s, p)), transfer),
    "change-of-leader": Card(lambda s, p: bool(s.nations[p].hand), new_leader),
    "collaboration-with-allies": Card(lambda s, p: has_cards(s, p) and bool(ready_allies(s, p)), collaborate),
    "resource-efficiency": Card(has_cards, efficiency),
}
TAKEN: Final[dict[str, Callable[[World, str], None]]] = {
    "industrial-development": industrial,
    "tactical-flexibility": flexible,
    "assertion-of-dominance": dominant,
    "operational-advantage": operational,
}
