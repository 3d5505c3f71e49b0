"""Chapter 4.3, priority orders: AI that share a hex with a unit, and AI next to one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.grammar import Action
from visavis.games.bear.bot.moving import line_of_way, may_withdraw, ways_to_close_in
from visavis.games.bear.bot.pairs import Pair, can_do, line_of_pair, note_sifted, settle
from visavis.games.bear.bot.plan import Aimed, Goal, Plan, Scene, aim, is_crewed, weapon
from visavis.games.bear.bot.tables import ATTACKER, MOVER, TARGET
from visavis.games.bear.rules.going import may_pivot
from visavis.games.bear.rules.shooting import FIRE
from visavis.games.bear.state import Unit
from visavis.kernel.choice import Asking
from visavis.kernel.priorities import TOLD, Line


class Contact(NamedTuple):
    """An AI, and what it would do in contact with a unit."""

    ai: str
    target: str = ""
    aimed: Aimed | None = None
    turns: bool = False  # §4.3r it has to turn before it can attack

    @property
    def name(self) -> str:
        return f"{self.ai}>{self.target}" if self.target else self.ai


def in_contact(p: Plan, line: str) -> list[Unit]:
    """The AI of this line that may act."""
    found = touching(p.scene, line)
    return [unit for unit in p.able() if unit.id in found] if found else []


def touching(scene: Scene, line: str) -> list[str]:
    """§4.3c In the hex of a unit; §4.3j or next to one, and not in close combat (ruling R21)."""
    return contacts(scene)[line]


def idle_lines(scene: Scene) -> list[str]:
    """Those in which no AI is in contact with a unit."""
    return [line for line, found in contacts(scene).items() if not found]


def contacts(scene: Scene) -> dict[str, list[str]]:
    """By line: the AI in contact with a unit."""
    if not scene.contact:
        scene.contact = find_contacts(scene)
    return scene.contact


def find_contacts(scene: Scene) -> dict[str, list[str]]:
    foes, hexes = scene.foe_hexes, scene.s.board.hexes
    close: list[str] = []
    short: list[str] = []
    for unit in scene.ai:
        if unit.hex in foes:
            close.append(unit.id)
        elif not foes.isdisjoint(hexes[unit.hex].around):
            short.append(unit.id)
    return {grammar.CLOSE_COMBAT: close, grammar.SHORT_RANGE: short}


def near_foes(p: Plan, unit: Unit, line: str) -> list[Unit]:
    """The units it is in contact with: in its hex, or adjacent (ruling R21)."""
    if unit.id not in touching(p.scene, line):
        return []
    if line == grammar.CLOSE_COMBAT:
        return [foe for foe in p.foes if foe.hex == unit.hex]
    around = p.s.board.hexes[unit.hex].around
    return [foe for foe in p.foes if foe.hex in around]


def select_contact(p: Plan, line: str, action: Action, why: list[Line] | None) -> Asking[Contact | None]:
    """§4.3b One action of a line: all suitable AI, then the best of those able to do it (ruling R20)."""
    suitable = in_contact(p, line)
    rule = "4.3c" if line == grammar.CLOSE_COMBAT else "4.3j"
    if why is not None:
        note_sifted(why, rule, f"in_contact_{line}", [unit.id for unit in p.ai], [unit.id for unit in suitable])
    if not suitable:
        return None
    p.cap = action.cap
    if action.name in grammar.SHOOTING:
        return (yield from select_attack(p, line, action, suitable, why))
    if why is not None and action.name == grammar.CLOSE_IN:
        why += [line_of_way(p, unit, way) for unit in suitable for way in ways_to_close_in(p, unit) if way.barred]
    able = [unit.id for unit in suitable if can_do(p, unit, action.name)]
    if why is not None:
        note_sifted(why, "4.2b", "able", [unit.id for unit in suitable], able)
    if not able:
        return None
    if line == grammar.CLOSE_COMBAT:
        weigh_in_close_combat(p, able)
        return Contact((yield from settle(p, "ai_unit", able, ATTACKER, "5.3e", why)))
    return Contact((yield from settle(p, "ai_unit", able, MOVER, "5.6c", why)))


def weigh_in_close_combat(p: Plan, able: Sequence[str]) -> None:
    """§4.3c The list of 5.3 whatever the action: what their attacks would be, whether or not they may attack now."""
    p.shots = {
        (id_, foe.id): aimed
        for id_ in able
        for foe in near_foes(p, p.s.units[id_], grammar.CLOSE_COMBAT)
        for aimed in weapon(p, p.s.units[id_], foe, FIRE)
    }


def select_attack(
    p: Plan, line: str, action: Action, suitable: Sequence[Unit], why: list[Line] | None
) -> Asking[Contact | None]:
    """§4.3d §4.3k Who attacks, by 5.3; whom, by 5.4; a crewed AI in close combat may leave instead."""
    found = [contact for unit in suitable for contact in attacks(p, line, action, unit)]
    able = list(dict.fromkeys(contact.ai for contact in found))
    if why is not None:
        why += [told for unit in suitable for told in lines_of_attacks(p, line, action, unit, found)]
        note_sifted(why, "4.2b", "able", [unit.id for unit in suitable], able)
    if not able:
        return None
    p.shots = {(each.ai, each.target): each.aimed for each in found if each.aimed}
    ai = yield from settle(p, "ai_unit", able, ATTACKER, "5.3e", why)
    own = {each.target: each for each in found if each.ai == ai}
    if "" in own:
        return own[""]  # §4.3d it leaves
    p.unit = p.s.units[ai]
    return own[(yield from settle(p, "ai_target", list(own), TARGET, "5.4g", why))]


def attacks(p: Plan, line: str, action: Action, unit: Unit) -> list[Contact]:
    """What one AI could attack; §4.3d nothing if it is crewed and can get out of close combat instead."""
    if line == grammar.CLOSE_COMBAT and is_crewed(unit) and may_withdraw(p, unit):
        return [Contact(unit.id)]
    found = []
    for foe in near_foes(p, unit, line):
        aimed = aim(p, unit, foe, long=False, group=action.name == grammar.GROUP_ATTACK)
        if not isinstance(aimed, str):
            found.append(Contact(unit.id, foe.id, aimed))
    if not found and action.name == grammar.PIVOT_ATTACK:
        found = [contact for foe in near_foes(p, unit, line) for contact in after_turning(p, unit, foe)]
    return found


def lines_of_attacks(p: Plan, line: str, action: Action, unit: Unit, found: Sequence[Contact]) -> list[Line]:
    """§4.3d §4.3k Each unit it is in contact with: the numbers of an attack, or what speaks against it."""
    rule = "4.3d" if line == grammar.CLOSE_COMBAT else "4.3k"
    own = {contact.target: contact.aimed for contact in found if contact.ai == unit.id}
    if "" in own:
        return [Line("4.3d", "leaves", (unit.id,), (unit.id,), TOLD)]
    group = action.name == grammar.GROUP_ATTACK
    near = near_foes(p, unit, line)
    return [line_of_attack(p, unit, foe, own.get(foe.id) or aim(p, unit, foe, False, group), rule) for foe in near]


def line_of_attack(p: Plan, unit: Unit, foe: Unit, aimed: Aimed | str, rule: str) -> Line:
    goal = Goal(0, foe.id, foe.hex, True)
    if isinstance(aimed, str):
        return line_of_pair(p, unit, goal, None, aimed)
    return line_of_pair(p, unit, goal, Pair(unit.id, goal, 0, aimed), "", rule)


def after_turning(p: Plan, unit: Unit, foe: Unit) -> list[Contact]:
    """§4.3r It could attack if it faced the unit on its flank."""
    if not may_pivot(p.s, unit, p.eyes) or aim(p, unit, foe, long=False) != "arc":
        return []
    facing = next(f for f in range(6) if p.s.board.arcs[unit.hex][foe.hex][f])
    aimed = aim(p, unit.but(facing=facing), foe, long=False)
    return [] if isinstance(aimed, str) else [Contact(unit.id, foe.id, aimed, turns=True)]
