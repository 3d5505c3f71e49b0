"""Chapter B5, with B14.3 and B14.4: arcs, range, lines of sight, fire zones."""

from __future__ import annotations

from typing import Final, NamedTuple

from visavis.games.bear.board import Board, on_the_way, open_gaps
from visavis.games.bear.state import (
    BUNKER,
    HEAVY,
    LIGHT,
    NO_FACING,
    REFUGEES,
    TRENCH,
    TRUTH,
    Battle,
    Fort,
    Unit,
    marker_of,
)
from visavis.kernel.kept import kept


def in_arc(s: Battle, unit: Unit, hex_: str) -> bool:
    """§B5.1a §B0.1f Ahead of it, however far, §B4.2a beginning with its three front hexes; the own hex is.

    §B11.2a §6.0b Who has no facing looks everywhere.
    """
    return unit.facing == NO_FACING or s.board.arcs[unit.hex][hex_][unit.facing]


def can_see(s: Battle, a: str, b: str) -> bool:
    """§B5.2a §B12.4a Line of sight: terrain by the table, §B14.3a smoke and §9.0b herds on the way by looking.

    §B5.2c Neither counters nor walls are ever in the way.
    """
    if not (s.smoke or s.herds):
        return b in s.board.visible[a]
    return obstacles(s, a, b) < HEAVY


def obstacles(s: Battle, a: str, b: str) -> int:
    """§B14.4a What a line meets: woods, buildings and §9.0b herds are as bad as heavy smoke; HEAVY or more blocks it.

    §B5.2b Along an edge it meets the lesser of the two beside it (ruling R34).
    """
    if b not in s.board.visible[a]:
        return HEAVY
    if not is_hazy_between(s, a, b):
        return 0
    return sum(min(thickness(s, hex_) for hex_ in gap) for gap in open_gaps(s.board, a, b))


def is_hazy_between(s: Battle, a: str, b: str) -> bool:
    """Whether there is smoke or a herd on one of the shortest ways: a line never leaves them all."""
    away, back = s.board.distance[a], s.board.distance[b]
    far = away[b]
    for hex_ in (*s.smoke, *s.herds):  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if away[hex_] + back[hex_] == far and hex_ not in (a, b):
            return True
    return False


def thickness(s: Battle, hex_: str) -> int:
    return HEAVY if hex_ in s.herds else s.smoke.get(hex_, 0)


def in_the_way(s: Battle, a: str, b: str) -> list[str]:
    """§B5.2a The first hex that hides one from the other, §B5.2b or two beside an edge; else §B14.3a what is hazy."""
    way = list(zip(on_the_way(s.board, a, b), open_gaps(s.board, a, b), strict=True))
    blocked = [part for part, gap in way if not gap][:1]
    hazy = [part for part, gap in way if all(thickness(s, hex_) for hex_ in gap)]
    return [ground.label for part in blocked or hazy for ground in part]


def light_smoke_between(s: Battle, a: str, b: str) -> bool:
    """§B14.4a One marker of light smoke on the way does not block, but helps the target."""
    return bool(s.smoke) and obstacles(s, a, b) == LIGHT


def range_of(s: Battle, unit: Unit, eyes: int = TRUTH) -> int:
    """§B5.3a Its range; some markers shorten it."""
    if not unit.hit:
        return unit.kind.range
    limit = marker_of(s, unit, eyes).range
    return min(limit, unit.kind.range) if limit else unit.kind.range


def in_fire_zone(s: Battle, unit: Unit, hex_: str, eyes: int = TRUTH) -> bool:
    """§B5.0a In its arc (§B16.2a a turret turns), in sight, not farther than twice its range, not too near.

    §B5.3b Range 0: nothing but the own hex. §B5.3c Asking costs nothing. §9.0d Refugees end it, and let none begin.
    """
    away = s.board.distance[unit.hex][hex_]
    if away == 0:
        return True
    if s.herds and among_refugees(s, unit.hex, hex_):
        return False
    if away > 2 * range_of(s, unit, eyes) or away < unit.kind.range_min:
        return False
    return (unit.kind.turret or in_arc(s, unit, hex_)) and can_see(s, unit.hex, hex_)


def fire_zone(s: Battle, unit: Unit, eyes: int = TRUTH) -> tuple[str, ...]:
    """§B5.0a All hexes of which `in_fire_zone` would say so, but for the own one."""
    printed = printed_zone(s, unit, eyes).hexes
    if not (s.smoke or s.herds):
        return printed
    return tuple([to for to in printed if not is_veiled(s, unit.hex, to)])


def printed_zone(s: Battle, unit: Unit, eyes: int) -> Field:
    """§B5.0a The fire zone as far as the map tells; §B16.2a a turret turns."""
    facing = NO_FACING if unit.kind.turret else unit.facing
    return field_of_fire(s.board, unit.hex, facing, unit.kind.range_min, 2 * range_of(s, unit, eyes))


def is_veiled(s: Battle, a: str, b: str) -> bool:
    """§B14.3a §9.0b Smoke and herds hide one hex from the other, or §9.0d there are refugees in one of them."""
    return among_refugees(s, a, b) or not can_see(s, a, b)


class Field(NamedTuple):
    """The hexes that could be fired into if there were nothing in the air."""

    hexes: tuple[str, ...]
    whole: frozenset[str]  # the own hex included


@kept
def field_of_fire(board: Board, hex_: str, facing: int, nearest: int, farthest: int) -> Field:
    """§B5.0a Arc, line of sight and range, as far as the map tells; without a facing all round."""
    away, arcs = board.distance[hex_], board.arcs[hex_]
    near = [to for to in board.in_sight[hex_] if to != hex_ and nearest <= away[to] <= farthest]
    found = tuple(to for to in near if facing == NO_FACING or arcs[to][facing])
    return Field(found, frozenset((hex_, *found)))


def among_refugees(s: Battle, *hexes: str) -> bool:
    """§9.0d Refugees in one of these hexes."""
    return bool(s.herds) and any(s.herds.get(hex_) == REFUGEES for hex_ in hexes)


def conceals(s: Battle, hex_: str) -> bool:
    """§B11.5a Woods, building, wall, fortification or heavy smoke."""
    ground = s.board.hexes[hex_]
    fort = s.forts.get(hex_)
    strong = fort is not None and fort.kind in (TRENCH, BUNKER)
    return ground.terrain.blocks or bool(ground.walls) or strong or s.smoke.get(hex_, 0) == HEAVY


def hex_bonus(s: Battle, hex_: str, unit: Unit) -> int:
    """§5.0a What a hex adds to the defence of a counter, whatever the direction (ruling R15)."""
    bonus = s.board.hexes[hex_].shelter
    if s.smoke:
        bonus += s.smoke.get(hex_, 0)
    fort = s.forts.get(hex_)
    return bonus if fort is None or not is_open_to(s, unit, fort) else bonus + FORT_BONUS[fort.kind]


FORT_BONUS: Final = {TRENCH: 2, BUNKER: 3}


def is_open_to(s: Battle, unit: Unit, fort: Fort) -> bool:
    """§B17.2a §B17.4a §B17.5a A trench for those on foot, a bunker for guns too; not one the enemy holds."""
    fits = unit.kind.foot or (unit.kind.field_gun and fort.kind == BUNKER)
    held = any(s.units[id_].side != unit.side for id_ in fort.crew)
    return fort.kind in FORT_BONUS and fits and not held
