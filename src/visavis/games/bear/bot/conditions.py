"""What is counted: the counters left (2.4), the fresh ones (4.3), and the conditions of orders."""

from __future__ import annotations

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.grammar import Condition
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import Battle, Unit, enemy, of_side


def arriving(s: Battle) -> list[Unit]:
    """Reinforcements that are due and not yet on the map: who waits may still come this round (ruling R32)."""
    found: list[Unit] = []
    if s.due:
        for unit in s.units.values():
            if not unit.hex and unit.arrival in s.due:
                found.append(unit)
    return found


def counters_left(s: Battle) -> int:
    """§2.4c On the map, hidden and suspected ones too, and arriving; §2.4d only with firepower. §L10: as of now."""
    left = 0
    for unit in s.units.values():
        if unit.kind.warlike and (unit.hex or unit.arrival in s.due):
            left += 1
    return left


def fresh_ai(s: Battle) -> int:
    """§4.3t Suspected enemies included."""
    return sum([not unit.spent for unit in of_side(s, s.bot)])


def fresh_units(s: Battle) -> int:
    """§4.3t Visible ones, and those arriving (ruling R32, ruling R55)."""
    you = enemy(s.bot)
    here = [unit for unit in of_side(s, you) if not unit.hidden]
    coming = [unit for unit in arriving(s) if unit.side == you]
    return sum([not unit.spent for unit in (*here, *coming)])


def fewer_fresh_ai(s: Battle) -> bool:
    """§4.3t The AI passes; not if they are equal."""
    return fresh_ai(s) < fresh_units(s)


def holds(s: Battle, condition: Condition) -> bool:
    """§4.3s Whether an order may be looked at."""
    if condition.name == grammar.NO_ATTACK_LAST_TURN:
        return not s.attacked[enemy(s.bot)]  # ruling R46
    if condition.name == grammar.FEWER_FRESH_AI:
        return fewer_fresh_ai(s)
    if condition.name == grammar.ROUND:
        return s.round >= condition.least
    if condition.name == grammar.CELL:
        return s.cell >= condition.least
    side = SIDES.index(condition.value)
    return sum(owner == side for owner in s.control.values()) >= condition.least
