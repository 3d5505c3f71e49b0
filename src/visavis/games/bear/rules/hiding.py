"""Chapter B11: hidden units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from visavis.games.bear.rules.going import FAR, HIDING_COST, may_move, parts_of_ground, why_no_way, why_stuck
from visavis.games.bear.rules.hits import leave_fort, show_if
from visavis.games.bear.rules.paying import Purse, charge, crew_of
from visavis.games.bear.rules.sight import can_see, conceals
from visavis.games.bear.state import (
    NO_FACING,
    Battle,
    Unit,
    change,
    enemy,
    in_close_combat,
    is_stressed,
    is_watched,
    marker_of,
    near,
    put,
    seen_enemy_in,
    tell_of,
    visible_enemies,
)
from visavis.kernel.choice import Asking, Choice, Step
from visavis.kernel.hexes import DIRECTIONS

ALL_FACINGS = range(6)
SEEN_WITHIN = 2  # §B11.1a on foot in the open


# Being found


def is_found(s: Battle, unit: Unit) -> bool:
    """§B11.1a Somebody visible stands in its hex, or it shows in open terrain; §B11.1b hidden units find nobody."""
    if any(not s.units[id_].hidden for id_ in s.at.get(unit.hex, ())):
        return True
    if conceals(s, unit.hex):
        return False
    seers = [other for other in visible_enemies(s, unit.side) if can_see(s, other.hex, unit.hex)]
    if unit.kind.vehicle:
        return bool(seers)
    return any(s.board.distance[other.hex][unit.hex] <= SEEN_WITHIN for other in seers)


def reveal(s: Battle, id_: str, facings: Sequence[int] = ALL_FACINGS) -> Asking[None]:
    """§B11.2a It is put on the map; its side chooses where it looks. §B15.8a A passenger appears with its vehicle."""
    unit = s.units.get(id_)
    if unit is None or not unit.hidden:
        return
    if unit.aboard:
        yield from reveal(s, unit.aboard, facings)
        return
    facing = yield from ask_facing(s, unit, facings, aloud=is_watched(s))  # ruling R73
    for each in (id_, unit.cargo):
        if each:
            change(s, each, hidden=False, facing=facing)
            s.tell("revealed", each, unit.hex, facing)
    s.then(("watch",))


def ask_facing(s: Battle, unit: Unit, facings: Sequence[int] = ALL_FACINGS, aloud: bool = False) -> Asking[int]:
    """§B4.1a One of six hexsides."""
    words = [DIRECTIONS[facing] for facing in facings]
    answer = yield from Choice(unit.side, "facing", words, "B4.1a", {"unit": unit.id}).aloud(aloud)
    return DIRECTIONS.index(answer)


def show(s: Battle, id_: str) -> Step:
    """§B11.1b Revealed at will; the turn goes on."""
    yield from reveal(s, id_)
    s.then(("watch",), ("choose_unit", s.units[id_].side))


# Hiding


def cost_of_hiding(s: Battle, unit: Unit) -> int:
    """§B11.3a Five whatever the terrain, with stress and marker."""
    return HIDING_COST + marker_of(s, unit).move_cost + is_stressed(s, unit)


def unseen_by(s: Battle, hex_: str, side: int) -> bool:
    """Out of sight of every visible counter of a side."""
    visible = s.board.visible[hex_]
    for other in s.units.values():
        if other.side == side and other.hex in visible and not other.hidden and can_see(s, other.hex, hex_):
            return False
    return True


def hiding_places(s: Battle, unit: Unit, company: Sequence[str] = ()) -> list[str]:
    """§B11.4a Its hex and the next ones, out of the enemy's sight, with nobody visible in them.

    §B11.5a A hidden unit moves to the next hex instead, and may then be in sight as long as it stays hidden.
    §B10.12a The company hides with it.
    """
    return list(find_hiding_places(s, unit, company))


def find_hiding_places(s: Battle, unit: Unit, company: Sequence[str]) -> Iterator[str]:
    if not may_move(s, unit) or in_close_combat(s, unit):
        return
    together = (unit.id, unit.cargo, *company)
    if not unit.hidden:
        if not unseen_by(s, unit.hex, enemy(unit.side)):
            return
        if nobody_visible(s, unit.hex, together):
            yield unit.hex
    for to in s.board.hexes[unit.hex].around:
        if parts_of_ground(s, unit, to) is not None and suits_hiding(s, unit, to, together):
            yield to


def why_not_hide(s: Battle, unit: Unit, to: str) -> str:
    """§B11.4a §B11.5a The first reason why a counter cannot hide in a hex, or go there hidden; empty if it can.

    One of: bogged, aboard, marker, fighting, in_sight, far, stays, the reasons of `why_no_way`, shows, seen, company.
    """
    if stuck := why_stuck(s, unit):
        return stuck
    if in_close_combat(s, unit):
        return "fighting"
    if not unit.hidden and not unseen_by(s, unit.hex, enemy(unit.side)):
        return "in_sight"
    if to == unit.hex and unit.hidden:
        return "stays"
    if to != unit.hex and (why := FAR if not near(s, unit.hex, to) else why_no_way(s, unit, to)):
        return why
    if not (stays_hidden(s, unit, to) if unit.hidden else unseen_by(s, to, enemy(unit.side))):
        return "shows" if unit.hidden else "seen"
    return "" if nobody_visible(s, to, (unit.id, unit.cargo)) else "company"


def suits_hiding(s: Battle, unit: Unit, to: str, together: Sequence[str]) -> bool:
    if not nobody_visible(s, to, together):
        return False
    return stays_hidden(s, unit, to) if unit.hidden else unseen_by(s, to, enemy(unit.side))


def nobody_visible(s: Battle, hex_: str, but: Sequence[str]) -> bool:
    return all(s.units[id_].hidden for id_ in s.at.get(hex_, ()) if id_ not in but)


def stays_hidden(s: Battle, unit: Unit, to: str) -> bool:
    """§B11.5a Never in sight; or on foot: open and far from every enemy, or concealing and not the enemy's hex."""
    if unseen_by(s, to, enemy(unit.side)):
        return True
    if unit.kind.vehicle or seen_enemy_in(s, to, unit.side):
        return False
    far = all(s.board.distance[other.hex][to] > SEEN_WITHIN for other in visible_enemies(s, unit.side))
    return far or conceals(s, to)


def may_hide(s: Battle, unit: Unit, purse: Purse, company: Sequence[str] = ()) -> bool:
    if purse is not None and cost_of_hiding(s, unit) > purse:
        return False
    return next(find_hiding_places(s, unit, company), None) is not None


def hide(s: Battle, id_: str, free: int) -> Step:
    """§B11.3a §7.6a §B11.4a §B11.5a Become hidden, or move hidden; §B11.6a the check changes nothing about that."""
    unit = s.units[id_]
    crew = crew_of(s, id_)
    bill = charge(s, crew, 0 if free else cost_of_hiding(s, unit))
    to = yield from Choice(unit.side, "hiding_place", hiding_places(s, unit), "B11.3a", {"unit": id_})
    show_its_price(s, unit)
    vanish(s, id_, to)
    s.then(*mines_under(unit, to), ("watch",), bill, ("rapid", unit.side, id_))


def show_its_price(s: Battle, unit: Unit) -> None:
    """§B7.5a A marker that makes a move dearer is turned up, §B11.1a unless nobody can tell whose it is."""
    show_if(s, unit.id, bool(marker_of(s, unit).move_cost) and not unit.hidden)


def vanish(s: Battle, id_: str, to: str) -> None:
    """§B11.4a Off the map, §B15.8a with what it carries; only its own side knows where."""
    for each in crew_of(s, id_):
        unit = s.units[each]
        if not unit.hidden:
            s.tell("hid", each)
        leave_fort(s, unit)
        if to != unit.hex:
            put(s, each, to)
        change(s, each, hidden=True, facing=NO_FACING)
        tell_of(s, each, "hidden_at", each, to)


def mines_under(before: Unit, to: str) -> list[tuple[str, ...]]:
    """§B17.10a Whoever comes into a hex meets its mines, unseen too (ruling R74); who stays where it was does not."""
    return [("mines", before.id)] if to != before.hex else []
