"""Chapter 5.0, the requirements an order may put in brackets, each a test of one counter."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from visavis.games.bear.bot import grammar
from visavis.games.bear.bot.grammar import Requirement
from visavis.games.bear.bot.plan import Plan, in_fire_zone_of_ai, threats_to
from visavis.games.bear.rules.sight import hex_bonus
from visavis.games.bear.state import Unit, is_stressed


def is_in_cover(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0a Its hex adds something to the defence (ruling R15)."""
    return hex_bonus(p.s, unit.hex, unit) > 0


def is_in_the_open(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0b Its hex adds nothing, or less."""
    return hex_bonus(p.s, unit.hex, unit) <= 0


def is_in_fire_zone(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0e An enemy could attack it with more than nothing."""
    return bool(threats_to(p, unit, unit.hex)) if unit.side == p.eyes else in_fire_zone_of_ai(p, unit)


def is_fresh(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0f"""
    return not unit.spent


def is_spent(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0g"""
    return unit.spent


def is_hit(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0h Face-down markers count."""
    return unit.hit != ""


def is_unhit(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0i Suspected enemies always are."""
    return unit.hit == ""


def has_just_acted(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0j It acted in its side's last turn; nobody did if that side passed."""
    return is_stressed(p.s, unit)


def is_mobile(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0m"""
    return unit.kind.move_cost <= 1


def is_mortar_or_gun(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0n §B16.7a"""
    return unit.kind.he or unit.kind.field_gun


def is_suspected(p: Plan, unit: Unit, _: str) -> bool:
    """§5.0o"""
    return unit.kind.suspect


def has_no_unit_within(p: Plan, unit: Unit, value: str) -> bool:
    """Every unit is farther away than so many hexes."""
    away, within = p.s.board.distance[unit.hex], int(value)
    for foe in p.foes:  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if away[foe.hex] <= within:
            return False
    return True


def is_named(p: Plan, unit: Unit, value: str) -> bool:
    return unit.id == value


IN_LOS: Final = Requirement(grammar.IN_LOS)
TESTS: Final[Mapping[str, Callable[[Plan, Unit, str], bool]]] = {
    grammar.COVER: is_in_cover,
    grammar.OPEN: is_in_the_open,
    grammar.IN_FZ: is_in_fire_zone,
    grammar.FRESH: is_fresh,
    grammar.SPENT: is_spent,
    grammar.HIT: is_hit,
    grammar.UNHIT: is_unhit,
    grammar.STRESSED: has_just_acted,
    grammar.MOBILE: is_mobile,
    grammar.MORTAR_OR_GUN: is_mortar_or_gun,
    grammar.RE: is_suspected,
    grammar.NO_UNIT_WITHIN: has_no_unit_within,
    grammar.UNIT: is_named,
}


def meeting(p: Plan, units: list[Unit], requires: Iterable[Requirement]) -> list[Unit]:
    """§G1 Those that meet all of them; §5.0l the line of sight is a matter of pairs and is looked at there."""
    for name, value in requires:
        if name != grammar.IN_LOS and units:
            units = passing(p, units, TESTS[name], value)
    return units


def passing(p: Plan, units: Iterable[Unit], test: Callable[[Plan, Unit, str], bool], value: str) -> list[Unit]:
    """Those of them that pass one test."""
    found: list[Unit] = []
    for unit in units:
        if test(p, unit, value):
            found.append(unit)
    return found
