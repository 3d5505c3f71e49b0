"""Chapter B17: fortifications, obstacles, mines."""

from __future__ import annotations

from typing import Final

from visavis.games.bear.rules.dice import LOWER, RAISE, caps_on_roll, two_dice
from visavis.games.bear.rules.going import DIGGING_COST, may_move
from visavis.games.bear.rules.hiding import ask_facing, reveal, show_its_price
from visavis.games.bear.rules.hits import destroy, hit, leave_fort
from visavis.games.bear.rules.paying import Purse, charge, crew_of, within
from visavis.games.bear.rules.shooting import CRITICAL
from visavis.games.bear.rules.sight import is_open_to
from visavis.games.bear.state import (
    BUNKER,
    HASTY,
    MINES,
    TRENCH,
    Battle,
    Fort,
    Unit,
    change,
    fort_of,
    in_close_combat,
    is_stressed,
    lay_fort,
    marker_of,
)
from visavis.kernel.choice import Asking, Choice, Step

INSIDE: Final = "inside"
OUTSIDE: Final = "outside"
MINE_NUMBER: Final = 8  # §B17.10a


# Occupying


def may_occupy(s: Battle, unit: Unit) -> bool:
    """§B17.2a The fortification of its hex is open to it, and it is not inside yet."""
    fort = s.forts.get(unit.hex)
    if fort is None or unit.id in fort.crew or unit.aboard or unit.hidden:
        return False
    return is_open_to(s, unit, fort)


def occupy(s: Battle, id_: str) -> None:
    """§B17.5a In a bunker one looks where it looks."""
    unit = s.units[id_]
    fort = s.forts[unit.hex]
    lay_fort(s, unit.hex, fort._replace(crew=(*fort.crew, id_)))
    if fort.kind == BUNKER:
        change(s, id_, facing=fort.facing)
    s.tell("occupied", id_, fort.kind, unit.hex)


def offer_fort(s: Battle, unit: Unit) -> Asking[bool]:
    """§B17.2a On entering, occupying is free."""
    if not may_occupy(s, unit):
        return False
    answer = yield from Choice(unit.side, "occupy", [INSIDE, OUTSIDE], "B17.2a", {"unit": unit.id})
    if answer == OUTSIDE:
        return False
    occupy(s, unit.id)
    return True


def cost_of_occupying(s: Battle, unit: Unit) -> int:
    """§B17.2a In or out without leaving the hex: a move without terrain."""
    return unit.kind.move_cost + marker_of(s, unit).move_cost + is_stressed(s, unit)


def may_go_inside(s: Battle, unit: Unit, purse: Purse) -> bool:
    return may_occupy(s, unit) and may_move(s, unit) and within(purse, cost_of_occupying(s, unit))


def go_inside(s: Battle, id_: str, free: int) -> Step:
    """§B17.2a A move action that ends in the fortification of the hex."""
    unit = s.units[id_]
    crew = crew_of(s, id_)
    bill = charge(s, crew, 0 if free else cost_of_occupying(s, unit))
    show_its_price(s, unit)
    leave_fort(s, unit)
    occupy(s, id_)
    if s.forts[unit.hex].kind != BUNKER:
        change(s, id_, facing=(yield from ask_facing(s, unit)))
    s.then(("watch",), bill)


def may_go_outside(s: Battle, unit: Unit, purse: Purse) -> bool:
    fort = fort_of(s, unit)
    inside = fort is not None and fort.kind in (TRENCH, BUNKER)
    return inside and may_move(s, unit) and within(purse, cost_of_occupying(s, unit))


def go_outside(s: Battle, id_: str, free: int) -> Step:
    """§B17.2a A move action that ends beside the fortification, in the same hex."""
    unit = s.units[id_]
    crew = crew_of(s, id_)
    bill = charge(s, crew, 0 if free else cost_of_occupying(s, unit))
    show_its_price(s, unit)
    s.tell("vacated", id_, s.forts[unit.hex].kind, unit.hex)
    leave_fort(s, unit)
    change(s, id_, facing=(yield from ask_facing(s, unit)))
    s.then(("watch",), bill)


# §B17.6a Hasty defence


def cost_of_digging(s: Battle, unit: Unit) -> int:
    return DIGGING_COST + is_stressed(s, unit)


def may_dig(s: Battle, unit: Unit, purse: Purse) -> bool:
    """§B17.6a On foot, outside close combat."""
    if not unit.kind.foot or unit.aboard or marker_of(s, unit).only_rally or in_close_combat(s, unit):
        return False
    return (purse is None or cost_of_digging(s, unit) <= purse) and has_room_to_dig(s, unit)


def has_room_to_dig(s: Battle, unit: Unit) -> bool:
    """§B17.0a Where there is nothing of the kind yet; §B17.6a or beside friends who dug in there (ruling R66)."""
    fort = s.forts.get(unit.hex)
    beside_friends = fort is not None and fort.kind == HASTY and fort.owner == unit.side and unit.id not in fort.crew
    return beside_friends or may_be_dug(s, unit.hex)


def may_be_dug(s: Battle, hex_: str) -> bool:
    return hex_ not in s.forts and s.board.hexes[hex_].terrain.id != "water"


def dig(s: Battle, id_: str, free: int) -> Step:
    """§B17.6a Five points, one more defence for its builder."""
    yield from reveal(s, id_)
    unit = s.units[id_]
    crew = crew_of(s, id_)
    bill = charge(s, crew, 0 if free else cost_of_digging(s, unit))
    dig_in(s, id_)
    s.then(bill)


def dig_in(s: Battle, *builders: str) -> None:
    """§B17.6a For its builders only, until they move, turn or die."""
    unit = s.units[builders[0]]
    others = s.forts[unit.hex].crew if unit.hex in s.forts else ()
    lay_fort(s, unit.hex, Fort(HASTY, unit.side, crew=(*others, *builders)))
    s.tell("dug_in", builders)


def abandon(s: Battle, id_: str) -> None:
    """§B17.6a Who turns or moves gives its hasty defence up."""
    unit = s.units[id_]
    fort = fort_of(s, unit)
    if fort is not None and fort.kind == HASTY:
        leave_fort(s, unit)


# §B17.10a Mines


def mines(s: Battle, id_: str) -> Step | None:
    """§B17.10a Whoever moves in, turns or starts close combat there, if there are any."""
    unit = s.units.get(id_)
    fort = s.forts.get(unit.hex) if unit is not None else None
    return set_off(s, unit, fort) if unit is not None and fort is not None and fort.kind == MINES else None


def set_off(s: Battle, unit: Unit, fort: Fort) -> Step:
    """§B17.10a The unit, §B15.6a with its passenger: 2d6, 8 or more.

    Only the owner's command points count; they may also spare his own units. Pioneers walk through, but the mines
    are seen.
    """
    if fort.hidden:
        lay_fort(s, unit.hex, fort._replace(hidden=False))
        s.tell("mines_found", unit.hex)
    victims = [other for other in (unit.cargo, unit.id) if other and not walks_through(s.units[other])]
    if victims:
        yield from reveal(s, unit.id)  # who moved in hidden (ruling R74)
    for victim in victims:
        yield from mine(s, s.units[victim], fort.owner)


def walks_through(unit: Unit) -> bool:
    """§B18.1a Pioneers on foot, §B17.10a not carried ones."""
    return unit.kind.flamethrower and unit.kind.foot and not unit.aboard


def mine(s: Battle, victim: Unit, owner: int) -> Step:
    """§B17.10a One roll against one victim, of either colour (ruling R70)."""
    ways = RAISE if victim.side == owner else LOWER
    about = {"what": "mines", "unit": victim.id, "needed": MINE_NUMBER}
    needed = MINE_NUMBER + (yield from caps_on_roll(s, owner, about, ways))
    rolled = yield from two_dice(s, owner, "mines", "B17.10a", {"unit": victim.id, "needed": needed})
    s.tell("mine_roll", victim.id, needed, rolled)
    if rolled >= needed + CRITICAL:
        destroy(s, victim.id)
    elif rolled >= needed:
        yield from hit(s, victim.id, victim.kind.flank_colour)
