"""Paying and gaining: §1.11 and §1.12, the gains of chapter 8, and the building actions of chapter 13."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.manhattan.board import ESPIONAGE, REPAIR, TYPES, Output
from visavis.games.manhattan.state import Race, Site, clockwise, set_site, with_more
from visavis.kernel.choice import Asking, Choice, Step
from visavis.kernel.plain import without

NO_CARD = "none"

GAIN_OF_SPACE: Final = {
    "factory_fighters": "8.2",
    "factory_bombers": "8.3",
    "factory_money_left": "8.4",
    "factory_money_mid": "8.5",
    "factory_money_right": "8.6",
    "mine_left": "8.7",
    "mine_mid": "8.8",
    "mine_right": "8.9",
    "reactor": "8.16",
    "enrichment": "8.17",
}
GAIN_OF_BUILDING: Final = {
    "mine": "13.1",
    "factory": "13.2",
    "university": "13.4",
    "enrichment": "13.7",
    "reactor": "13.8",
}


def pay(s: Race, seat: int, price: Sequence[tuple[str, int]], rule: str) -> None:
    """§1.12 A payment in full to the general supply, as a paragraph asks; §13.7 §13.8 due even if less is gained."""
    nation = s.nation[seat]
    for name, n in price:
        setattr(nation, name, getattr(nation, name) - n)
        s.tell("paid", seat, name, n, rule)


def receive(s: Race, seat: int, goods: Sequence[tuple[str, int]], rule: str) -> None:
    """§1.11 §13.3 Up to the end of a track; what is too much is lost (ruling R6)."""
    nation = s.nation[seat]
    for name, n in goods:
        had = getattr(nation, name)
        has = min(had + n, s.board.limit.get(name, had + n))
        setattr(nation, name, has)
        s.tell("gained", seat, name, has - had, n - has + had, rule)


def add_bribe(s: Race, rule: str) -> None:
    """§5.12 §8.1.8 One dollar from the general supply into the bribe pile."""
    s.bribe += 1
    s.tell("bribe", 1, s.bribe, rule)


def gain(s: Race, seat: int, where: str, card: str) -> Step:
    """§5.9 All that a space or card gives, §6.9 §8.13 §13.5 of a slash one side."""
    place = s.board.spaces[card] if where == "space" else s.board.buildings[card]
    output = place.gives[0]
    if len(place.gives) > 1:
        sides = {output_name(side): side for side in place.gives}
        answer = yield from Choice(seat, "gain_side", list(sides), "6.9", {where: card})
        output = sides[answer]
    receive(s, seat, output.goods, rule_of_gain(s, where, card))
    for type_, n in output.workers:
        yield from hire(s, seat, type_, n)


def rule_of_gain(s: Race, where: str, card: str) -> str:
    """The paragraph of a space, §13 or of a kind of building."""
    return GAIN_OF_SPACE.get(card, "5.9") if where == "space" else GAIN_OF_BUILDING[s.board.buildings[card].kind]


def output_name(side: Output) -> str:
    """One side of a slash, by what it is made of."""
    return "+".join([*(name for name, _ in side.goods), *(TYPES[type_] for type_, _ in side.workers)])


def hire(s: Race, seat: int, type_: int, n: int) -> Asking[None]:
    """§8.14 For each worker own or contractor, as far as the general supply goes; §8.15 no other type instead.

    §1.19 §13.6 Laborers are always contractors: the own ones are never in the general supply.
    """
    own, contractors = s.stock[seat][type_], s.contractors[type_]
    arrive = min(n, own + contractors)
    most, least = min(own, arrive), max(0, arrive - contractors)
    about = {"type": type_, "n": arrive}
    chosen = yield from Choice(seat, "gain_own", range(most, least - 1, -1), "8.14", about)
    s.stock[seat] = with_more(s.stock[seat], type_, -chosen)
    s.nation[seat].own[type_] += chosen
    s.contractors[type_] -= arrive - chosen
    s.nation[seat].hired[type_] += arrive - chosen
    s.tell("hired", seat, type_, chosen, arrive - chosen, n - arrive, "8.14" if arrive else "8.15")


def others(s: Race, place: str) -> None:
    """§5.11 The circular arrow, for every other player, whether or not the action was used."""
    goods = s.board.spaces[place].others
    if goods:
        for seat in clockwise(s, s.seat):
            receive(s, seat, goods, "5.11")
    if place == REPAIR and (s.repaired or not s.options.repair_offer_needs_repair):
        s.then(*(("repair_offer", seat, 0) for seat in clockwise(s, s.seat)))  # §10.5 # ruling R15


def spy(s: Race) -> None:
    """§12.2 One spy more, §12.3 at most six; §12.4 this turn so many foreign buildings are open."""
    for output in s.board.spaces[ESPIONAGE].gives:
        receive(s, s.seat, output.goods, "12.2")
    s.access = s.nation[s.seat].spies
    s.tell("access", s.seat, s.access)


# Construction


def construct(s: Race, worker: str) -> Step:
    """§8.1.2 One card of the market, paid by its slot; §8.1.12 or none (ruling R3)."""
    seat, nation = s.seat, s.nation[s.seat]
    payable = [card for slot, card in enumerate(s.market) if price_of(s, slot, worker) <= nation.money]
    options = payable if payable and s.options.construction_must_buy else [*payable, NO_CARD]
    card = yield from Choice(seat, "construct_slot", options, "8.1.2", {"engineer": int(worker[0] == "E")})
    if card == NO_CARD:
        s.tell("bought_nothing", seat)
        return
    slot = s.market.index(card)
    price = price_of(s, slot, worker)
    nation.money -= price
    s.market = without(s.market, card)  # §8.1.6 the rest moves left
    buy(s, card, slot, price)
    if s.deck:
        s.then(("turn_up_building",))  # §8.1.7 with no deck the right-hand slots stay empty


def price_of(s: Race, slot: int, worker: str) -> int:
    """§8.1.3 An engineer pays nothing on the cheapest slots (ruling R29); §8.1.4 nobody else is let off."""
    data = s.board.slots[slot]
    return 0 if data.engineer_free and worker[0] == "E" else data.price


def buy(s: Race, card: str, slot: int, price: int) -> None:
    """§8.1.5 On the buyer's board; §8.1.8 a bribe coin for a dear one; §8.1.9 the pile comes with the cheapest."""
    seat, nation, data = s.seat, s.nation[s.seat], s.board.slots[slot]
    set_site(nation, card, Site())
    s.bought = card
    s.tell("bought", seat, card, price)
    if data.bribe:
        add_bribe(s, "8.1.8")
    if data.takes_pile and s.bribe:
        nation.money += s.bribe  # §8.1.10 §8.1.11 after paying, and from now on his
        s.tell("took_pile", seat, s.bribe)
        s.bribe = 0
