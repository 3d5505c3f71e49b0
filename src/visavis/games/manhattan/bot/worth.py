"""5.2 What things are worth to an opponent, as long as its plan lacks them and beyond."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from visavis.games.manhattan.board import ENGINEER, LABORER, TYPES, Building, Output
from visavis.games.manhattan.bot.mind import Mind
from visavis.games.manhattan.bot.plan import trained
from visavis.games.manhattan.state import Nation, all_ready, goal

FUEL_OF: Final = {"reactor": "plutonium", "enrichment": "uranium"}  # what kinds of building make


def goods_worth(m: Mind, nation: Nation, goods: Sequence[tuple[str, int]]) -> float:
    """What so much of each would be worth now, not counting what a full track loses."""
    return sum(good_worth(m, nation, name, arriving(m, nation, name, n)) for name, n in goods)


def arriving(m: Mind, nation: Nation, name: str, n: int) -> int:
    """§1.11"""
    limit = m.s.board.limit.get(name)
    return n if limit is None else min(n, limit - int(getattr(nation, name)))


def good_worth(m: Mind, nation: Nation, name: str, n: int) -> float:
    """So many units: those that are lacking at their full value, the rest at a part of it."""
    if name == "spies":
        return 0.0  # what a spy opens is weighed by itself
    v, lack = m.n.value, m.lack
    have = getattr(nation, name)
    if name in ("uranium", "plutonium"):
        wanted, value, beyond = (
            getattr(m.nation, name) + getattr(lack, name),
            getattr(v, name) * urgency(m),
            beyond_the_plan(m, name) / urgency(m),
        )
    elif name == "yellowcake":
        wanted, value, beyond = lack.yellowcake, v.yellowcake, v.yellowcake_beyond
    elif name == "money":
        wanted, value, beyond = lack.money, v.money, v.money_beyond
    elif name == "bombers":
        wanted, value, beyond = lack.bombers, v.bombers, v.bombers_beyond
    else:
        wanted, beyond = wanted_fighters(m), v.fighters_beyond
        value = v.fighters if needs_fighters(m) else v.fighters_unneeded
    full = min(n, max(0.0, wanted - have))
    return float(value * (full + beyond * (n - full)))


def urgency(m: Mind) -> float:
    """Level 2 with the goal in sight wants fuel the more, the less is left to do."""
    v = m.n.value
    if not m.looks_ahead or not m.plan.reaches:
        return 1.0
    return 1 + v.closing * max(0.0, 1 - m.plan.effort / v.closing_effort)


def beyond_the_plan(m: Mind, fuel: str) -> float:
    """Fuel beyond the plan: level 2 knows that it is idle if no other card in hand takes it."""
    spare = [bomb for bomb in m.nation.hand if bomb not in m.plan.bombs and m.s.board.bombs[bomb].fuel == fuel]
    return m.n.value.fuel_beyond if spare or not m.looks_ahead else m.n.value.fuel_idle


def wanted_fighters(m: Mind) -> int:
    """Level 2 wants more fighters than any rival could shoot down first."""
    if not m.looks_ahead or not needs_fighters(m):
        return m.lack.fighters
    return max(m.lack.fighters, 1 + max(m.s.nation[seat].fighters for seat in m.rivals))


def needs_fighters(m: Mind) -> bool:
    """Somebody could bomb what is worth bombing."""
    v = m.n.value
    bombers = max(m.s.nation[seat].bombers for seat in m.rivals)
    return bombers >= v.dangerous_bombers and len(m.nation.buildings) >= v.buildings_to_defend


def hired_worth(m: Mind, nation: Nation, type_: int, own: int, contractors: int) -> float:
    """Workers gained: own ones stay for ever, contractors go home at the next retrieve."""
    v = m.n.value
    if type_ == LABORER:
        return contractors * (v.hired_laborer if has_idle_places(m, nation) else v.hired_laborer_unneeded)
    if type_ == ENGINEER:
        wish, full, beyond, hired = m.lack.engineers, v.own_engineer, v.own_engineer_beyond, v.hired_engineer
    else:
        wish, full, beyond, hired = m.lack.scientists, v.own_scientist, v.own_scientist_beyond, v.hired_scientist
    there = trained(m.s, m.seat, type_)
    lacking = min(own, max(0, wish - there))
    first = full * sum(scarce - 1 for scarce in v.scarce[there : there + own]) if m.looks_ahead else 0.0
    return first + full * lacking + beyond * (own - lacking) + hired * contractors


def has_idle_places(m: Mind, nation: Nation) -> bool:
    """Whether the free buildings could take more workers than there are."""
    free = [m.s.board.buildings[card].size for card, site in nation.buildings.items() if not site.workers]
    return sum(free) > all_ready(nation)


def gained_worth(m: Mind, nation: Nation, output: Output, stock: Sequence[int], contractors: Sequence[int]) -> float:
    """One side of what a place gives: §8.14 as many own workers as the general supply has."""
    worth = goods_worth(m, nation, output.goods)
    for type_, n in output.workers:
        own = min(n, stock[type_])
        worth += hired_worth(m, nation, type_, own, min(n - own, contractors[type_]))
    return worth


def price_worth(m: Mind, price: Sequence[tuple[str, int]]) -> float:
    """What a payment costs."""
    return sum(float(getattr(m.n.price, name)) * n for name, n in price)


def paid_worth(m: Mind, nation: Nation, price: Sequence[tuple[str, int]]) -> float:
    """What a payment costs now: level 2 parts easily with what its plan does not want, and not with its uranium."""
    if not m.looks_ahead:
        return price_worth(m, price)
    return sum(unit_price(m, name) * (n - m.n.price.idle * spare(m, nation, name, n)) for name, n in price)


def unit_price(m: Mind, name: str) -> float:
    p = m.n.price
    return p.planned_uranium if name == "uranium" else float(getattr(p, name))


def spare(m: Mind, nation: Nation, name: str, n: int) -> float:
    """How much of a payment the plan would not miss."""
    wanted = float(planned_fuel(m, name) if name == "uranium" else getattr(m.lack, name))
    return min(float(n), max(0.0, float(getattr(nation, name)) - wanted))


def planned_fuel(m: Mind, fuel: str) -> int:
    """Fuel of a kind that the bombs of the plan take."""
    cards = (m.s.board.bombs[bomb] for bomb in m.plan.bombs)
    return sum(card.fuel_cost for card in cards if card.fuel == fuel)


def worker_worth(m: Mind, type_: int) -> float:
    p = m.n.price
    return (p.laborer, p.engineer, p.scientist)[type_]


def crew_cost(m: Mind, types: Sequence[int]) -> float:
    """Using workers costs half of what they are worth."""
    return m.n.price.used_worker * sum(worker_worth(m, type_) for type_ in types)


# Buildings to own


def building_worth(m: Mind, card: str) -> float:
    """Output less payment and workers, as often as it will be used; more if it makes a fuel the plan lacks."""
    b = m.n.building
    building = m.s.board.buildings[card]
    once = output_value(m, building, m.seat) - payment_value(m, building) - crew_value(m, building)
    same = sum(m.s.board.buildings[other].kind == building.kind for other in m.nation.buildings)
    share = b.of_its_kind[min(same, len(b.of_its_kind) - 1)]
    return once * uses(m, building) * fuel_factor(m, building) * share


def uses(m: Mind, building: Building) -> float:
    """How often it will still be used: level 2 knows when its own plan ends the game, and how much fuel it takes."""
    b = m.n.building
    left = 1 - m.leader_score() / goal(m.s)
    if not m.looks_ahead:
        return b.uses + b.uses_left * left
    if m.plan.reaches:
        left = min(left, m.plan.effort / b.whole_effort)
    wanted = b.uses + b.uses_left * left
    fuel = FUEL_OF.get(building.kind)
    if fuel is None:
        return wanted
    made = sum(fuel_made(m.s.board.buildings[card], fuel) for card in (building.id, *m.nation.buildings))
    return min(wanted, b.fuel_reserve * fuel_to_come(m, fuel) / max(1, made))


def fuel_made(building: Building, fuel: str) -> int:
    return max(dict(side.goods).get(fuel, 0) for side in building.gives)


def fuel_to_come(m: Mind, fuel: str) -> float:
    """What the plan lacks, and if it falls short of the goal half of what the rest would take."""
    beyond = max(0, goal(m.s) - m.plan.points) / m.n.building.points_of_fuel
    return float(getattr(m.lack, fuel)) + beyond / len(FUEL_OF)


def output_value(m: Mind, building: Building, seat: int) -> float:
    """The better side of a slash to this player, and a little for having the choice."""
    b = m.n.building
    sides: list[float] = [
        sum(getattr(b, name) * n for name, n in side.goods)
        + sum(training_value(m, t, seat) * n for t, n in side.workers)
        for side in building.gives
    ]
    return max(sides) + (b.choice if len(sides) > 1 else 0)


def training_value(m: Mind, type_: int, seat: int) -> float:
    """A worker out of a university: to level 2 the first of a type counts most, one who only comes for a turn least.

    §1.19 New laborers always come for a turn: their number says so already.
    """
    b = m.n.building
    scarce = b.scarce[trained(m.s, seat, type_)] if m.looks_ahead and type_ != LABORER else 1.0
    return float(getattr(b, TYPES[type_])) * scarce


def payment_value(m: Mind, building: Building) -> float:
    return min((price_worth(m, side) for side in building.pay), default=0.0)


def crew_value(m: Mind, building: Building) -> float:
    b = m.n.building
    _, engineers, scientists = building.crews[0]
    return b.worker_any * building.any + b.worker_engineer * engineers + b.worker_scientist * scientists


def fuel_factor(m: Mind, building: Building) -> float:
    """Reactors and plants are worth what their fuel is worth to the plan."""
    fuel = FUEL_OF.get(building.kind)
    if fuel is None:
        return 1.0
    b = m.n.building
    if getattr(m.lack, fuel):
        return b.fuel_wanted
    held = [m.s.board.bombs[bomb].fuel for bomb in m.nation.hand]
    return b.fuel_held if fuel in held or not held else b.fuel_useless


def purchase_worth(m: Mind, slot: int, price: int) -> float:
    """A card of the market: its worth less its price, and with the cheapest the bribe pile."""
    b = m.n.building
    pile = m.s.bribe if m.s.board.slots[slot].takes_pile else 0
    return building_worth(m, m.s.market[slot]) - b.dollar * price + b.bribe_dollar * pile
