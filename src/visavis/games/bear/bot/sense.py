"""42: common sense. Before anything is rolled the player hears what Athena is about to do, and may overrule it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.actions import AUTO_RALLY_COST
from visavis.games.bear.bot.contact import Contact
from visavis.games.bear.bot.grammar import Action, Order
from visavis.games.bear.bot.groups import Band
from visavis.games.bear.bot.moving import PIVOT, goings, withdrawals
from visavis.games.bear.bot.pairs import Pair, is_face_down, open_to_close_in
from visavis.games.bear.bot.plan import Aimed, Going, Plan, supporters
from visavis.games.bear.rules.going import PIVOT_COST, cost_of_pivot
from visavis.games.bear.rules.hits import cost_of_rally, rally_number
from visavis.games.bear.state import Battle, Unit, enemy, is_stressed
from visavis.kernel.choice import Asking, Choice

CARRY_OUT: Final = "carry_out"
OVERRULE: Final = "overrule"
TRUST: Final = "trust"  # let her, and ask no more in this round

GROUP_MOVE: Final = "group-move"
UNKNOWN: Final = -1  # a number nobody can know yet


class Deed(NamedTuple):
    """What Athena is about to do, as far as it is known before the dice."""

    name: str  # of its sentence: an action of the orders, or GROUP_MOVE
    units: tuple[str, ...] = ()
    target: str = ""  # a unit, or the hex it goes toward
    need: int = 0  # on two dice; 0: nothing is rolled
    least: int = 0  # AP
    most: int = 0


def wants_to_know(s: Battle) -> bool:
    """Whether the player is asked at all, now."""
    return s.options.common_sense and not s.trusting


def is_overruled(s: Battle, slot: str, order: Order | Action, deed: Deed) -> Asking[bool]:
    """§42.0a The player may think the order absurd and go on to the next one; only that is logged (ruling R42)."""
    about = {"slot": slot, "line": wording(order), "deed": deed}
    answer = yield from Choice(enemy(s.bot), "common_sense", [CARRY_OUT, TRUST, OVERRULE], "42.0a", about)
    if answer == OVERRULE:
        s.tell("overruled", slot)
        return True
    s.trusting = answer == TRUST
    return False


@lru_cache(maxsize=1024)
def wording(order: Order | Action) -> str:
    """An order as its line says it: the same ones are asked about again and again."""
    return str(order)


# What she is about to do


def deed_of_pair(p: Plan, order: Order, pair: Pair) -> Deed:
    """The action of an order, by the AI chosen."""
    unit, action = p.s.units[pair.ai], order.action
    if pair.aimed is not None:
        group = action.name == grammar.GROUP_ATTACK
        return deed_of_attack(p, unit, pair.goal.name, pair.aimed, group=group, turns=False)
    if not pair.goings:
        return simple_deed(p, unit, action.name)
    covers = ", ".join(going.goal for going in pair.goings)
    return deed_of_move(
        p, action.name, unit, pair.goal.name if action.toward == grammar.TARGET else covers, pair.goings
    )


def deed_of_contact(p: Plan, action: Action, contact: Contact) -> Deed:
    """§4.3d A crewed AI leaves instead of attacking."""
    unit = p.s.units[contact.ai]
    if contact.aimed is not None:
        group = action.name == grammar.GROUP_ATTACK
        return deed_of_attack(p, unit, contact.target, contact.aimed, group=group, turns=contact.turns)
    return simple_deed(p, unit, grammar.WITHDRAW if action.name in grammar.SHOOTING else action.name)


def deed_of_group(p: Plan, order: Order, band: Band) -> Deed:
    """§B10.4a One cost for all, the highest: as far as the ways that are open now let one say."""
    members = [p.s.units[id_] for id_ in band.members]
    costs = [extremes(p, unit, own) for unit in members if (own := goings(p, unit, band.goal, order.action))]
    least, most = (max(each) for each in zip(*costs, strict=True))
    return Deed(GROUP_MOVE, band.members, band.goal.name, 0, *charged(p, least, most))


def deed_of_attack(p: Plan, unit: Unit, target: str, aimed: Aimed, group: bool, turns: bool) -> Deed:
    """A suspected enemy shows itself first: neither its number nor its cost is known (ruling R11)."""
    if aimed.shot is None:
        return Deed(grammar.ATTACK, (unit.id,), target, UNKNOWN, *charged(p, UNKNOWN, UNKNOWN))
    helpers = supporters(p, unit, p.s.units[target].hex) if group else []
    cost = aimed.cost + (PIVOT_COST if turns else 0)
    if not is_stressed(p.s, unit) and any(id_ in p.s.stressed[p.eyes] for id_ in helpers):
        cost += 1  # §B10.11a
    name = grammar.PIVOT_ATTACK if turns else grammar.ATTACK
    return Deed(name, (unit.id, *helpers), target, aimed.need, *charged(p, cost, cost))


def deed_of_move(p: Plan, name: str, unit: Unit, toward: str, own: Sequence[Going]) -> Deed:
    turns = all(going.tier == PIVOT for going in own)
    return Deed(grammar.PIVOT if turns else name, (unit.id,), toward, 0, *charged(p, *extremes(p, unit, own)))


def simple_deed(p: Plan, unit: Unit, name: str) -> Deed:
    """An action that needs no target."""
    s = p.s
    if name == grammar.PASS:
        return Deed(name)
    if name == grammar.RALLY:
        need = UNKNOWN if is_face_down(unit) else rally_number(s, unit)
        return Deed(name, (unit.id,), "", need, *charged(p, cost_of_rally(s, unit), cost_of_rally(s, unit)))
    if name == grammar.AUTO_RALLY:
        least = most = AUTO_RALLY_COST
    elif name == grammar.WITHDRAW:
        least, most = costs_of(p, unit, withdrawals(p, unit))
    elif name == grammar.CLOSE_IN:
        costs = [way.cost for way in open_to_close_in(p, unit)]
        least, most = min(costs), max(costs)
    else:
        least = most = cost_of_pivot(s, unit)
    return Deed(name, (unit.id,), "", 0, *charged(p, least, most))


def extremes(p: Plan, unit: Unit, own: Sequence[Going]) -> tuple[int, int]:
    """The least and the most of all goal hexes still in question."""
    costs = [costs_of(p, unit, going) for going in own]
    return min(low for low, _ in costs), max(high for _, high in costs)


def costs_of(p: Plan, unit: Unit, going: Going) -> tuple[int, int]:
    """The least and the most that the hexes still in question cost."""
    if going.tier == PIVOT:
        return cost_of_pivot(p.s, unit), cost_of_pivot(p.s, unit)
    costs = [way.cost for way in going.ways if way.hex in going.hexes]
    return min(costs), max(costs)


def charged(p: Plan, least: int, most: int) -> tuple[int, int]:
    """§4.7a Nothing on a command card."""
    return (0, 0) if p.command else (least, most)
