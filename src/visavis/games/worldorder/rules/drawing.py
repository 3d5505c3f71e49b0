"""Paragraphs B4.8, B3.2, B5.5 and B14.4: cards that are drawn, opened and put away."""

from __future__ import annotations

from typing import Final

from visavis.games.worldorder.asking import ask, seat_of
from visavis.games.worldorder.board import HAND
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World, owns
from visavis.kernel.choice import Asking, Step
from visavis.kernel.plain import without

OPEN: Final = 2  # §B2.4 countries of a region
FLEXIBILITY: Final = "tactical-flexibility"  # §K4.5


def hand_size(s: World, power: str) -> int:
    """§B3.1 Six cards are drawn in Preparation; §K4.5 one more."""
    return HAND + (1 if owns(s, power, FLEXIBILITY) else 0)


def draw(s: World, power: str, n: int, rule: str = "B4.8") -> Step:
    """§B4.8 §B3.1 From the top of his own deck; when that has run out, his discard is shuffled into a new one."""
    if n:
        yield from draw_one(s, power, rule)
        s.then(("draw", power, n - 1, rule))


def draw_one(s: World, power: str, rule: str) -> Asking[str]:
    """The card, or nothing where there is none."""
    nation = s.nations[power]
    deck = nation.deck
    if not len(deck):
        if not nation.discard:
            return ""
        deck.shuffle(nation.discard)
        nation.discard = []
        s.tell("reshuffled", power)
    seat, is_known = seat_of(s, power), bool(deck.top)
    card = yield from deck.take("card", rule, {"power": power}, seat)
    if is_known and card in nation.laid:
        nation.laid = without(nation.laid, card)
    nation.hand.append(card)
    s.tell_secret((seat,), "drew", (power, card), "drew_card", (power,), rule)
    return card


def discard_from_hand(s: World, power: str, rule: str, left: int = 1) -> Step:
    """§B4.8 One card of his choice to his own discard, perhaps one of several."""
    nation = s.nations[power]
    if nation.hand:
        card = yield from ask(s, power, "discard", list(dict.fromkeys(nation.hand)), rule, aloud=True, left=left)
        nation.hand.remove(card)
        nation.discard.append(card)
        s.tell("discarded", power, card, rule=rule)


def trash_from_hand(s: World, power: str, rule: str) -> Step:
    """§B4.8 One card of his choice out of the game."""
    nation = s.nations[power]
    if nation.hand:
        card = yield from ask(s, power, "trash", list(dict.fromkeys(nation.hand)), rule, aloud=True)
        nation.hand.remove(card)
        s.trashed = [*s.trashed, card]
        s.tell("trashed", power, card, rule=rule)


# Countries


def open_countries(s: World) -> None:
    """§B2.4 Two of each region: the first on the left, the second on the right (ruling R8)."""
    s.then(*(("refill", region, "B2.4") for region in REGIONS))


def refill(s: World, region: str, rule: str = "B5.5") -> Step:
    """§B5.5 The right one has slid left; a new card opens on the right, if there is one."""
    deck = s.countries[region]
    while len(s.open[region]) < OPEN and len(deck):
        card = yield from deck.take("country", rule, {"region": region, "place": len(s.open[region])})
        s.open = {**s.open, region: (*s.open[region], card)}
        s.tell("country_opened", region, card, rule=rule)


def reveal_countries(s: World) -> None:
    """§B3.2 In every region."""
    s.then(*(("reveal", region) for region in REGIONS))


def reveal(s: World, region: str) -> Step:
    """§B3.2 The older card goes under its deck, the other slides left, a new one opens; §B3.3 not without a deck."""
    deck = s.countries[region]
    if not len(deck):
        return
    if len(s.open[region]) == OPEN:
        old, *rest = s.open[region]
        s.open = {**s.open, region: tuple(rest)}
        deck.put_under(old)
        s.tell("country_left", region, old, rule="B3.2")
    yield from refill(s, region, "B3.2")


# The Market


def open_market(s: World) -> Step:
    """§B2.5 A row of six (ruling R6)."""
    yield from refill_market(s, "B2.5")


def refill_market(s: World, rule: str = "B14.4") -> Step:
    """§B14.4 New cards open at the left end; §B14.7 an empty deck is made of the discard, if there is one."""
    while len(s.market) < s.options.market_row:
        if not len(s.abilities):
            if not s.swept:
                return
            s.abilities.shuffle(s.swept)
            s.swept = []
            s.tell("market_reshuffled", rule="B14.7")
        card = yield from s.abilities.take("market", rule)
        s.market.insert(0, card)
        s.tell("market_opened", card, rule=rule)


def sweep(s: World, n: int, rule: str) -> Step:
    """§B14.5 §B14.6 The rightmost cards of the row are discarded; the others slide, and it is filled again."""
    for _ in range(min(n, len(s.market))):
        card = s.market.pop()
        s.swept = [*s.swept, card]
        s.tell("market_swept", card, rule=rule)
    yield from refill_market(s, rule)
