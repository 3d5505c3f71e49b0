"""Chapters 2.5 and 4: carrying an order out -- by the best pair, by a group, or in contact with a unit."""

from __future__ import annotations

from typing import Final

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.actions import (
    AGAIN,
    attack,
    auto_rally,
    close_in,
    explain,
    head_for,
    look_at_marker,
    move,
    pivot,
    rally,
    reasons,
    turn,
    withdraw,
)
from visavis.games.bear.bot.conditions import holds
from visavis.games.bear.bot.contact import Contact, attacks, select_contact
from visavis.games.bear.bot.grammar import Action, Order
from visavis.games.bear.bot.groups import SET_OUT, first_out, select_group
from visavis.games.bear.bot.pairs import Pair, can_do, is_face_down, possible, say, select, settle, weighed
from visavis.games.bear.bot.plan import Plan, Scene, aim, supporters
from visavis.games.bear.bot.sense import Deed, deed_of_contact, deed_of_group, deed_of_pair, is_overruled, wants_to_know
from visavis.games.bear.bot.suspects import reveal_suspect
from visavis.games.bear.bot.tables import TARGET, pivot_toward
from visavis.games.bear.rules.going import PIVOT_COST
from visavis.games.bear.state import Battle, Unit
from visavis.kernel.choice import Asking
from visavis.kernel.game import Item

DONE: Final = "done"  # carried out, or the AI has passed by it
SKIPPED: Final = "skipped"  # nobody can carry it out


# 5.1 An order with an AI and a target


def carry_out(s: Battle, slot: str, order: Order, command: bool, again: Item, scene: Scene) -> Asking[str]:
    """§2.5a §5.1e One order, by the AI it chooses; §7.5d if that AI turns out unable, by the next best.

    §42.0b How an order is read is settled by the rulings; nothing is left to judgement.
    """
    if order.condition is not None and not holds(s, order.condition):
        return unmet(s, slot, order)
    if order.who is None:
        return by_nobody(s, slot, order)
    if order.who.kind == grammar.GROUP:
        return by_group(s, slot, order, command, again, scene)
    return by_pair(s, slot, order, command, again, scene)


def unmet(s: Battle, slot: str, order: Order) -> Asking[str]:
    """§4.3s What an order waits for is not the case."""
    why = reasons(s)
    say(why, "4.3s", "unmet", (), (), *(order.condition or ()))
    explain(s, "order", why, None, slot, order)
    yield from ()
    return SKIPPED


def by_nobody(s: Battle, slot: str, order: Order) -> Asking[str]:
    """A pass, or the end of the round."""
    absurd = wants_to_know(s) and (yield from is_overruled(s, slot, order, Deed(order.action.name)))
    return SKIPPED if absurd else DONE


def by_pair(s: Battle, slot: str, order: Order, command: bool, again: Item, scene: Scene) -> Asking[str]:
    barred: list[str] = []
    while True:
        p = Plan(s, command, barred, scene)
        why = reasons(s)
        pairs = weighed(p, order, why)
        pair = (yield from select(p, order, pairs, why)) if pairs else None
        if why is not None:
            explain(s, "order", why, pair.name if pair else None, slot, order)
        if pair is None:
            return SKIPPED
        if wants_to_know(s) and (yield from is_overruled(s, slot, order, deed_of_pair(p, order, pair))):
            return SKIPPED
        found: Pair | None = pair
        reason = ""
        while found is not None and (unseen := next_unseen(p, order.action, pair.ai, pair.goal.hex)):
            if (yield from look_at_marker(s, unseen, again)) == AGAIN:
                return AGAIN
            p = another_look(s, command, order.action, scene)
            found, reason = possible(p, order, s.units[pair.ai], pair.goal)
        if found is not None:
            yield from perform(p, order, found)
            return DONE
        s.tell("unable", pair.ai, reason)  # §5.1g
        barred.append(pair.ai)


def next_unseen(p: Plan, action: Action, ai: str, hex_: str) -> str:
    """§7.5b Of the AI that are to act, §B10.5a supporters too, the next one whose marker lies face down; or nobody."""
    crew = [ai, *helpers_of(p, action, p.s.units[ai], hex_)]
    for id_ in crew:
        if is_face_down(p.s.units[id_]):
            return id_
    return ""


def helpers_of(p: Plan, action: Action, leader: Unit, hex_: str) -> list[str]:
    """Who supports an attack on a hex, if the order is about a group (ruling R49); §6.2a not a suspected enemy's."""
    alone = action.name != grammar.GROUP_ATTACK or leader.kind.suspect or not hex_
    return [] if alone else supporters(p, leader, hex_)


def another_look(s: Battle, command: bool, action: Action, scene: Scene) -> Plan:
    """§7.5d The same order, now that another marker is known."""
    scene.look()
    p = Plan(s, command, scene=scene)
    p.cap = action.cap
    return p


def perform(p: Plan, order: Order, pair: Pair) -> Asking[None]:
    """The action of an order, by the AI chosen."""
    unit = p.s.units[pair.ai]
    name = order.action.name
    if name in grammar.SHOOTING:
        if unit.kind.suspect:
            yield from attack_of_suspect(p, order, pair)
        elif pair.aimed is not None:
            helpers = helpers_of(p, order.action, unit, pair.goal.hex)
            yield from attack(p, unit, pair.goal.name, pair.aimed, helpers)
    elif name in grammar.MOVING:
        yield from move(p, unit, (yield from head_for(p, unit, pair.goings)))
    else:
        yield from simply(p, unit.id, name)


def simply(p: Plan, ai: str, name: str) -> Asking[None]:
    """An action that needs no target."""
    unit = p.s.units[ai]
    if name == grammar.RALLY:
        yield from rally(p, unit)
    elif name == grammar.AUTO_RALLY:
        auto_rally(p, unit)
    elif name == grammar.WITHDRAW:
        yield from withdraw(p, unit)
    elif name == grammar.CLOSE_IN:
        yield from close_in(p, unit)
    elif name == grammar.PIVOT:
        yield from pivot(p, unit)


def attack_of_suspect(p: Plan, order: Order, pair: Pair) -> Asking[None]:
    """§6.2a §6.1c It is revealed first; nobody there: the AI passes.

    §6.2b A counter attacks if the order lets it, else the AI passes; §6.2c its own cost counts for the check.
    """
    s = p.s
    if not (yield from reveal_suspect(s, pair.ai)):
        return
    again = Plan(s, p.command)
    again.cap = p.cap
    unit, target = s.units[pair.ai], s.units[pair.goal.name]
    aimed = aim(again, unit, target, order.action.name == grammar.ATTACK_LONG)
    if isinstance(aimed, str):
        s.tell("unable", pair.ai, aimed)
        return
    yield from attack(again, unit, target.id, aimed)


def by_group(s: Battle, slot: str, order: Order, command: bool, again: Item, scene: Scene) -> Asking[str]:
    """§7.1b All members act as one, with one check; §7.5d if none of them turns out able, the next best group."""
    while True:
        p = Plan(s, command, scene=scene)
        why = reasons(s)
        band = yield from select_group(p, order, why)
        if why is not None:
            explain(s, "group", why, "+".join(band.members) if band else None, slot, order)
        if band is None:
            return SKIPPED
        if wants_to_know(s) and (yield from is_overruled(s, slot, order, deed_of_group(p, order, band))):
            return SKIPPED
        outcome = yield from first_out(p, order, band, again)
        if outcome == AGAIN:
            return AGAIN
        if outcome == SET_OUT:
            return DONE
        s.tell("unable", band.members[0], "marker")  # §5.1g
        scene.look()


# 4.3 Priority orders


def in_touch(s: Battle, slot: str, line: str, action: Action, command: bool, again: Item, scene: Scene) -> Asking[str]:
    """§4.3b §4.3g One action of a priority line; who cannot do it is left to the next action."""
    barred: list[str] = []
    while True:
        p = Plan(s, command, barred, scene)
        why = reasons(s)
        contact = yield from select_contact(p, line, action, why)
        explain(s, "priority", why, contact.name if contact else None, slot, action)
        if contact is None:
            return SKIPPED
        if wants_to_know(s) and (yield from is_overruled(s, slot, action, deed_of_contact(p, action, contact))):
            return SKIPPED
        found: Contact | None = contact
        while found is not None and (unseen := next_unseen(p, action, contact.ai, hex_attacked(s, found))):
            if (yield from look_at_marker(s, unseen, again)) == AGAIN:
                return AGAIN
            p = another_look(s, command, action, scene)
            found = yield from still_able(p, slot, line, action, found)
        if found is not None:
            yield from perform_contact(p, action, found)
            return DONE
        s.tell("unable", contact.ai, "needs" if p.refused else "marker")  # §5.1g
        barred.append(contact.ai)


def hex_attacked(s: Battle, contact: Contact) -> str:
    """Empty if it attacks nobody."""
    return s.units[contact.target].hex if contact.target else ""


def still_able(p: Plan, slot: str, line: str, action: Action, contact: Contact) -> Asking[Contact | None]:
    """§7.5d Whether it can do it now that a marker is known (ruling R22)."""
    unit = p.s.units[contact.ai]
    if action.name not in grammar.SHOOTING:
        return contact if can_do(p, unit, action.name) else None
    found = {each.target: each for each in attacks(p, line, action, unit)}
    if contact.target or contact.target in found or not found:
        return found.get(contact.target)
    return found[(yield from target_of_crew(p, slot, action, unit, list(found)))]


def target_of_crew(p: Plan, slot: str, action: Action, unit: Unit, targets: list[str]) -> Asking[str]:
    """§4.3d It cannot leave close combat after all: it attacks, by 5.4."""
    why = reasons(p.s)
    say(why, "4.3d", "cannot_leave", (unit.id,), (unit.id,))
    p.unit = unit
    target = yield from settle(p, "ai_target", targets, TARGET, "5.4g", why)
    explain(p.s, "priority", why, f"{unit.id}>{target}", slot, action)
    return target


def perform_contact(p: Plan, action: Action, contact: Contact) -> Asking[None]:
    """§4.3c §4.3j The action, by the AI chosen."""
    unit = p.s.units[contact.ai]
    if action.name not in grammar.SHOOTING:
        yield from simply(p, unit.id, action.name)
    elif contact.aimed is None:
        yield from withdraw(p, unit)  # §4.3d
    elif contact.turns:
        yield from turn_and_attack(p, contact)
    else:
        hex_ = p.s.units[contact.target].hex
        yield from attack(p, unit, contact.target, contact.aimed, helpers_of(p, action, unit, hex_))


def turn_and_attack(p: Plan, contact: Contact) -> Asking[None]:
    """§4.3r It turns and attacks: one order, one check at the cost of both (ruling R47)."""
    if contact.aimed is None:
        return
    _, steps = yield from turn(p, p.s.units[contact.ai], reasons(p.s), pivot_toward(p.s.units[contact.target].hex))
    yield from attack(p, p.s.units[contact.ai], contact.target, contact.aimed, extra=PIVOT_COST)
    p.s.then(*steps)
