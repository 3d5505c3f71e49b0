"""5.4 and CHAIN: the rest of a turn played ahead in the head, greedily and on the own board only.

Nothing unknown is foreseen: a card to come is worth nothing, and nobody else is simulated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from visavis.games.manhattan.board import ENGINEER, SCIENTIST, TYPES, Building, Output, Workplace
from visavis.games.manhattan.bot.mind import Mind
from visavis.games.manhattan.bot.worth import crew_cost, gained_worth, paid_worth
from visavis.games.manhattan.rules.bombs import may_build
from visavis.games.manhattan.rules.placing import can_pay, has_crew, supply_of
from visavis.games.manhattan.state import (
    NO_TOKEN,
    NOBODY,
    Built,
    Nation,
    goal,
    goods_short,
    owner_of,
    set_bomb,
    take_bomb,
    type_of,
    workers_of,
)
from visavis.kernel.plain import without

Need = tuple[int, int]  # scientists and engineers kept for a bomb


class Outlook:
    """What the own board would be after a few more placements."""

    __slots__ = ("access", "contractors", "m", "nation", "reserve", "stock", "usable")

    def __init__(
        self,
        m: Mind,
        nation: Nation,
        stock: list[int],
        contractors: list[int],
        reserve: Need,
        access: int,
        usable: dict[str, bool],
    ) -> None:
        self.m = m
        self.nation = nation
        self.stock = stock
        self.contractors = contractors
        self.reserve = reserve  # RESERVE: the crew of a bomb that is ready
        self.access = access
        self.usable = usable  # empty and whole buildings, and whether they are foreign

    @classmethod
    def now(cls, m: Mind, reserve: Need = (0, 0)) -> Outlook:
        """As the board is before the first of them."""
        usable = {card: False for card, site in m.nation.buildings.items() if not site.workers and not site.damage}
        s = m.s
        o = cls(m, m.nation.clone(), list(s.stock[m.seat]), s.contractors[:], reserve, s.access, usable)
        if o.access:
            o.open_foreign()
        return o

    @classmethod
    def at_home(cls, m: Mind) -> Outlook:
        """§4.20 to §4.24 After a retrieve: the own workers at home, contractors gone, every whole building empty."""
        o = cls.now(m)
        whole = m.s.board.numbers.own_workers
        gone = [worker for worker in standing(m) if owner_of(worker) == NOBODY]
        o.contractors = [
            n + m.nation.hired[t] + sum(type_of(w) == t for w in gone) for t, n in enumerate(o.contractors)
        ]
        o.nation.own = [whole - n for n in o.stock]
        o.nation.hired = [0] * len(TYPES)
        o.access = 0
        o.usable = {card: False for card, site in o.nation.buildings.items() if not site.damage}
        return o

    def clone(self) -> Outlook:
        return Outlook(
            self.m,
            self.nation.clone(),
            self.stock[:],
            self.contractors[:],
            self.reserve,
            self.access,
            self.usable.copy(),
        )

    def open_foreign(self) -> None:
        """§12.4 Foreign buildings that stand empty and whole."""
        for seat in self.m.rivals:
            for card, site in self.m.s.nation[seat].buildings.items():
                if not site.workers and not site.damage:
                    self.usable[card] = True

    def receive(self, output: Output) -> None:
        limit = self.m.s.board.limit
        for name, n in output.goods:
            had = getattr(self.nation, name)
            setattr(self.nation, name, min(had + n, limit.get(name, had + n)))
        for type_, n in output.workers:
            own = min(n, self.stock[type_])
            hired = min(n - own, self.contractors[type_])
            self.stock[type_] -= own
            self.contractors[type_] -= hired
            self.nation.own[type_] += own
            self.nation.hired[type_] += hired

    def best_side(self, place: Workplace) -> Output:
        return max(place.gives, key=lambda side: gained_worth(self.m, self.nation, side, self.stock, self.contractors))

    def send(self, types: Sequence[int]) -> None:
        """Contractors go before own workers."""
        for type_ in types:
            supply = self.nation.hired if self.nation.hired[type_] else self.nation.own
            supply[type_] -= 1

    def pay(self, price: Sequence[tuple[str, int]]) -> None:
        for name, n in price:
            setattr(self.nation, name, getattr(self.nation, name) - n)

    def spare(self, type_: int) -> int:
        """Workers of a type that RESERVE does not keep."""
        kept = (0, self.reserve[1], self.reserve[0])[type_]
        return max(0, self.nation.own[type_] + self.nation.hired[type_] - kept)

    def crew(self, place: Workplace) -> list[int] | None:
        """The cheapest crew that RESERVE allows: L, then E, then S; None if there is none."""
        if place.any:
            found: list[int] = []
            for type_ in range(len(TYPES)):
                found += [type_] * min(self.spare(type_), place.any - len(found))
            return found if len(found) == place.any else None
        for crew in place.crews:
            if all(self.spare(type_) >= n for type_, n in enumerate(crew)):
                return [type_ for type_, n in enumerate(crew) for _ in range(n)]
        return None

    def cheapest_side(self, place: Workplace) -> Sequence[tuple[str, int]]:
        payable = [side for side in place.pay if not goods_short(self.nation, side)]
        return min(payable, key=lambda side: paid_worth(self.m, self.nation, side), default=())


def standing(m: Mind) -> Iterator[str]:
    """Everybody on the main board and on the own cards."""
    for workers in (*m.s.spaces.values(), *workers_of(m.nation)):
        yield from workers


def building_value(o: Outlook, card: str) -> float | None:
    """5.6 What using a building now is worth; None if it cannot be used."""
    building = o.m.s.board.buildings[card]
    if not has_crew(supply_of(o.nation), building) or (building.pay and not can_pay(o.nation, building)):
        return None
    crew = o.crew(building)
    if crew is None:
        return None
    gain = max(gained_worth(o.m, o.nation, side, o.stock, o.contractors) for side in building.gives)
    return gain - paid_worth(o.m, o.nation, o.cheapest_side(building)) - crew_cost(o.m, crew)


def building_order(o: Outlook, card: str, building: Building, value: float) -> float:
    """§B4a Universities first, their workers serve this turn; then foreign ones, access ends with the turn."""
    t = o.m.n.turn
    first = t.university_first if building.kind == "university" else 0.0
    return value + first + (t.foreign_first if o.usable[card] else 0.0)


def man(o: Outlook, card: str) -> None:
    """Use a building in the outlook."""
    building = o.m.s.board.buildings[card]
    if o.usable.pop(card):
        o.access -= 1
    crew = o.crew(building)
    assert crew is not None
    side = o.best_side(building)
    o.pay(o.cheapest_side(building))
    o.send(crew)
    o.receive(side)


def best_building(o: Outlook) -> tuple[str, float] | None:
    """§B4a The building to use next, if any is worth it."""
    found: tuple[float, str, float] | None = None
    for card, foreign in o.usable.items():
        if foreign and not o.access:
            continue
        value = building_value(o, card)
        if value is None or value <= o.m.n.turn.least_building:
            continue
        order = building_order(o, card, o.m.s.board.buildings[card], value)
        if found is None or order > found[0]:
            found = (order, card, value)
    return None if found is None else (found[1], found[2])


def chain_value(o: Outlook) -> float:
    """CHAIN: what the greedy rest of the turn is worth."""
    t = o.m.n.turn
    total = bombs_value(o)
    for _ in range(len(o.usable)):
        found = best_building(o)
        if found is None:
            break
        man(o, found[0])
        total += found[1] + bombs_value(o)
    return t.chain * total


# Bombs in the outlook


def points(o: Outlook) -> int:
    cards, nation = o.m.s.board.bombs, o.nation
    tested = nation.token != NO_TOKEN
    bonus = o.m.s.board.numbers.load_points
    built = sum((cards[b].tested if tested else cards[b].untested) + bonus * x.loaded for b, x in nation.bombs.items())
    return built + max(nation.token, 0)


def buildable(o: Outlook) -> list[str]:
    """§B1 §14.3 Bombs of the plan whose crew and fuel are there, the most points first."""
    nation, cards = o.nation, o.m.s.board.bombs
    tested = nation.token != NO_TOKEN
    held, supply = [bomb for bomb in o.m.plan.bombs if bomb in nation.hand], supply_of(nation)
    found = [bomb for bomb in held if may_build(o.m.s, nation, supply, bomb)]
    return sorted(found, key=lambda b: -(cards[b].tested if tested else cards[b].untested))


def build(o: Outlook, bomb: str) -> None:
    card = o.m.s.board.bombs[bomb]
    o.send([SCIENTIST] * card.scientists + [ENGINEER] * card.engineers)
    o.pay([(card.fuel, card.fuel_cost)])
    o.nation.hand = without(o.nation.hand, bomb)
    set_bomb(o.nation, bomb, Built())


def loadable(o: Outlook) -> list[str]:
    """§B3 LOAD: any unloaded bomb not named for testing, the cheapest first; LOW-PROFILE holds it back."""
    nation, cards = o.nation, o.m.s.board.bombs
    if not nation.bombers or (o.m.lies_low and not loads_win(o)):
        return []
    named = given_up(o) if nation.token == NO_TOKEN else ""
    found = [b for b, x in nation.bombs.items() if not x.loaded and b != named and cards[b].load <= nation.money]
    return sorted(found, key=lambda b: (cards[b].load, b))


def given_up(o: Outlook) -> str:
    """The bomb to test by the plan; level 2 also keeps the least of several plutonium bombs for a test to come."""
    m, cards = o.m, o.m.s.board.bombs
    if m.plan.test or not m.looks_ahead:
        return m.plan.test
    built = [b for b, x in o.nation.bombs.items() if cards[b].fuel == "plutonium" and not x.loaded]
    others = [b for b in (*o.nation.bombs, *o.nation.hand) if cards[b].fuel == "plutonium"]
    idle = [b for b in built if not (m.plan.reaches and b in m.plan.loads)]
    return min(idle, key=lambda b: cards[b].tested) if idle and len(others) > 1 else ""


def loads_win(o: Outlook) -> bool:
    """Whether all loads that can be paid now would reach the goal."""
    nation, cards, bonus = o.nation, o.m.s.board.bombs, o.m.s.board.numbers.load_points
    prices = sorted(cards[bomb].load for bomb, built in nation.bombs.items() if not built.loaded)
    money, paid = nation.money, 0
    for price in prices[: nation.bombers]:
        if money < price:
            break
        money -= price
        paid += 1
    return points(o) + bonus * paid >= goal(o.m.s)


def load(o: Outlook, bomb: str) -> None:
    o.nation.money -= o.m.s.board.bombs[bomb].load
    o.nation.bombers -= 1
    set_bomb(o.nation, bomb, Built(True, ()))


def test_gain(o: Outlook, bomb: str, planned: bool) -> float:
    """§B2 TEST: token less the value lost, plus what the other plutonium bombs gain; §14.17.

    A plan that names the bomb also counts most of what its plutonium bombs still to be built will gain.
    """
    cards, nation, s = o.m.s.board.bombs, o.nation, o.m.s
    gain = max(s.tokens) - cards[bomb].untested
    gain += sum(cards[b].tested - cards[b].untested for b in nation.bombs if b != bomb)
    if planned:
        later = [cards[b] for b in o.m.plan.bombs if b in nation.hand]
        return gain + o.m.n.turn.chain * sum(card.tested - card.untested for card in later)
    return gain


def best_test(o: Outlook) -> str | None:
    """§B2 Of those not loaded the one with the lowest value after a test; only if it pays (level 1: at once)."""
    nation, cards = o.nation, o.m.s.board.bombs
    if nation.token != NO_TOKEN:
        return None
    found = [b for b, built in nation.bombs.items() if cards[b].fuel == "plutonium" and not built.loaded]
    for bomb in sorted(found, key=lambda b: (cards[b].tested, b))[:1]:
        if test_gain(o, bomb, planned=False) > 0:
            return bomb
    named = o.m.plan.test
    if o.m.looks_ahead and named in nation.bombs and test_gain(o, named, planned=True) > 0:
        return named
    return None


def test(o: Outlook, bomb: str) -> None:
    take_bomb(o.nation, bomb)
    o.nation.token = max(o.m.s.tokens)


def bombs_value(o: Outlook) -> float:
    """5.4 BUILD, TEST, LOAD as far as they go, in the outlook."""
    t, target = o.m.n.turn, goal(o.m.s)
    total, before = 0.0, points(o)
    while before < target:
        if found := buildable(o):
            build(o, found[0])
            o.reserve = (0, 0)
            total += t.chain_build * (points(o) - before)
        elif (tested := best_test(o)) is not None:
            test(o, tested)
            total += points(o) - before
        elif found := loadable(o):
            load(o, found[0])
            total += t.chain_load
        else:
            return total
        before = points(o)
    return total + t.chain_win
