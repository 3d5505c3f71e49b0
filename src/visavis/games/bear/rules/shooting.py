"""Chapters B6, B13 and B18 as numbers: who may attack what, at which cost, needing how much."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from visavis.games.bear.board import crossed_sides
from visavis.games.bear.rules.sight import among_refugees, can_see, in_arc, in_fire_zone, light_smoke_between, range_of
from visavis.games.bear.sheets import FIRE as FIRE
from visavis.games.bear.sheets import FLAME as FLAME
from visavis.games.bear.sheets import INDIRECT as INDIRECT
from visavis.games.bear.sheets import Marker
from visavis.games.bear.state import (
    BUNKER,
    HASTY,
    HEAVY,
    MINES,
    ROAD_BLOCK,
    TRENCH,
    TRUTH,
    WIRE,
    Battle,
    Fort,
    Unit,
    fort_of,
    in_close_combat,
    is_stressed,
    marker_of,
    near,
)

RED: Final = "red"
BLUE: Final = "blue"

FLAME_POWER: Final = 3  # §B18.0a against either colour
FLAME_RANGE: Final = 1
CRITICAL: Final = 4  # §B7.1a so much more than needed
TURRET_COST: Final = 2  # §B16.2a
MOST_LOST: Final = 2  # §B6.7a by distance, §B6.11a or by a crew in close combat: markers and smoke apart, nothing else
INSIDE: Final = {TRENCH: 2, HASTY: 1}  # §B6.4a §B17.4a §B17.6a
BUNKER_AHEAD: Final = 5  # §B17.5a
BUNKER_ELSEWHERE: Final = 3
FORT_DEFENCE: Final = {TRENCH: 16, BUNKER: 16, HASTY: 13, WIRE: 15, ROAD_BLOCK: 15, MINES: 15}  # §B17.0a

HERD_DEFENCE: Final = 10  # §9.0c

Part = tuple[str, int]  # a name and what it adds


class Shot(NamedTuple):
    """§B6.0a One attack on one target: every number, and what it is made of."""

    defence: tuple[Part, ...]
    attack: tuple[Part, ...]
    colour: str  # §B6.2a of the defence used
    flank: bool

    @property
    def dr(self) -> int:
        return total(self.defence)

    @property
    def ar(self) -> int:
        return total(self.attack)

    @property
    def number(self) -> int:
        """§B6.0a What 2d6 must reach."""
        return total(self.defence) - total(self.attack)

    def helped(self, supporters: int, aim: int = 0) -> Shot:
        """§B10.7a One more for each supporter; card 11."""
        if not supporters and not aim:
            return self
        more = [part for part in (("support", supporters), ("aim", aim)) if part[1]]
        return self._replace(attack=(*self.attack, *more))


def total(parts: Iterable[Part]) -> int:
    found = 0
    for _, n in parts:
        found += n
    return found


# Who may attack what


def why_not(s: Battle, attacker: Unit, hex_: str, mode: str = FIRE, eyes: int = TRUTH) -> str:
    """§B5.0a The first reason why this counter cannot attack into a hex; empty if it can.

    One of: marker, weapon, aboard, close_combat, water, bunker, refugees, range, minimum, arc, sight, steep.
    """
    return why_not_at_all(s, attacker, mode, eyes) or why_not_there(s, attacker, hex_, mode, eyes)


def why_not_at_all(s: Battle, attacker: Unit, mode: str, eyes: int = TRUTH) -> str:
    """Reasons that lie in the attacker alone."""
    kind = attacker.kind
    if attacker.hit:
        marker = marker_of(s, attacker, eyes)
        if marker.no_attack or marker.only_rally or marker.destroyed:
            return "marker"
    if mode not in kind.modes:
        return "weapon"
    if attacker.aboard:
        return "aboard"  # §B15.8a §B15.10a
    if kind.foot and s.board.hexes[attacker.hex].terrain.id == "water":
        return "water"  # §B4.9a
    if kind.he and is_in_bunker(s, attacker):
        return "bunker"  # §B17.5a
    return ""


def cost_printed(attacker: Unit, mode: str) -> int | None:
    return attacker.kind.indirect_cost if mode == INDIRECT else attacker.kind.attack_cost


def is_in_bunker(s: Battle, unit: Unit) -> bool:
    fort = fort_of(s, unit)
    return fort is not None and fort.kind == BUNKER


def why_not_there(s: Battle, attacker: Unit, hex_: str, mode: str, eyes: int) -> str:
    """Reasons that lie in the hex attacked."""
    away = s.board.distance[attacker.hex][hex_]
    if in_close_combat(s, attacker):
        return "" if away == 0 and mode != INDIRECT else "close_combat"  # §B6.10a §B13.1a
    if away == 0:
        return "close_combat"
    return why_out_of_reach(s, attacker, hex_, mode, eyes)


def why_out_of_reach(
    s: Battle, attacker: Unit, hex_: str, mode: str, eyes: int, spotting: list[str] | None = None
) -> str:
    """The same for another hex, out of close combat; whoever asks about many hexes knows the spotting hexes."""
    away = s.board.distance[attacker.hex][hex_]
    if s.herds and among_refugees(s, hex_, attacker.hex):
        return "refugees"  # §9.0d
    if away > reach(s, attacker, mode, eyes):
        return "range"
    if mode != FLAME and away < attacker.kind.range_min:
        return "minimum"
    if not in_arc(s, attacker, hex_) and not (attacker.kind.turret and mode != INDIRECT):
        return "arc"  # §B16.3a
    if mode == INDIRECT:
        directing = spotting_hexes(s, attacker) if spotting is None else spotting
        return "" if any(can_see(s, label, hex_) for label in directing) else "sight"
    if not can_see(s, attacker.hex, hex_):
        return "sight"
    return "steep" if fires_down_a_step(s, attacker, hex_) else ""


def reach(s: Battle, attacker: Unit, mode: str, eyes: int) -> int:
    """§B5.3a Twice the range."""
    return FLAME_RANGE if mode == FLAME else 2 * range_of(s, attacker, eyes)


def fires_down_a_step(s: Battle, attacker: Unit, hex_: str) -> bool:
    """§B15.16a A tank cannot lower its gun down two levels into the next hex."""
    if not (attacker.kind.vehicle and attacker.kind.armoured) or s.board.distance[attacker.hex][hex_] != 1:
        return False
    return s.board.hexes[attacker.hex].level - s.board.hexes[hex_].level >= 2


def spotters(s: Battle, mortar: Unit, hex_: str) -> list[str]:
    """§B13.2a The hexes from which its fire may be directed: near it, seen by it, seeing the target."""
    return [label for label in spotting_hexes(s, mortar) if can_see(s, label, hex_)]


def why_not_spot(s: Battle, mortar: Unit, label: str, hex_: str) -> str:
    """§B13.2a The first reason why fire is not directed from a hex: away, unseen or blind; empty if it can be."""
    if label not in s.board.close[mortar.hex]:
        return "away"
    if not can_see(s, mortar.hex, label):
        return "unseen"
    return "" if can_see(s, label, hex_) else "blind"


def spotting_hexes(s: Battle, mortar: Unit) -> list[str]:
    """§B13.2a Within two hexes of it and in its sight."""
    return [label for label in s.board.close[mortar.hex] if can_see(s, mortar.hex, label)]


def weapons(s: Battle, attacker: Unit, eyes: int = TRUTH) -> list[str]:
    """The ways in which this counter can attack at all."""
    return [mode for mode in attacker.kind.modes if not why_not_at_all(s, attacker, mode, eyes)]


def modes_against(s: Battle, attacker: Unit, hex_: str, eyes: int = TRUTH) -> list[str]:
    """The ways in which this counter can attack into a hex."""
    return [mode for mode in weapons(s, attacker, eyes) if not why_not_there(s, attacker, hex_, mode, eyes)]


def cost_of_attack(s: Battle, attacker: Unit, hex_: str, mode: str = FIRE, eyes: int = TRUTH) -> int:
    """§B2.4a Printed cost, marker, stress, §B16.2a and two more for a turret turned out of the arc."""
    cost = cost_printed(attacker, mode) or 0
    if attacker.hit:
        cost += marker_of(s, attacker, eyes).attack_cost
    if attacker.kind.turret and not in_arc(s, attacker, hex_):
        cost += TURRET_COST
    return max(0, cost + is_stressed(s, attacker))


# Numbers


def shot(
    s: Battle,
    attacker: Unit,
    target: Unit,
    mode: str = FIRE,
    spotter: str = "",
    eyes: int = TRUTH,
) -> Shot | None:
    """§B6.0a Defence and attack of one roll; None if the attacker has no firepower of the right colour (§B6.6a).

    It does not ask whether the attack is allowed: see `why_not`.
    """
    flank = is_flanked(s, attacker, target, mode)
    colour = colour_of(attacker, target, flank, mode)
    power = firepower(s, attacker, colour, mode, eyes)
    if power is None:
        return None
    seen_from = spotter if mode == INDIRECT and spotter else attacker.hex
    defence = defence_parts(s, attacker, target, flank, mode, seen_from, eyes)
    attack = attack_parts(s, attacker, target.hex, colour, power, mode, seen_from, eyes)
    return Shot(tuple(defence), tuple(attack), colour, flank)


def can_hurt(s: Battle, attacker: Unit, target: Unit, mode: str) -> bool:
    """§B6.6a Whether there is a shot at all: the attacker has firepower of the right colour."""
    return (
        firepower(s, attacker, colour_of(attacker, target, is_flanked(s, attacker, target, mode), mode), mode)
        is not None
    )


def is_flanked(s: Battle, attacker: Unit, target: Unit, mode: str) -> bool:
    """§B6.3a The attacker stands outside its arc; §B6.10b §B13.0a §B18.0a close combat, mortars and flames always."""
    if attacker.hex == target.hex or attacker.kind.he or mode == FLAME:
        return True
    return not in_arc(s, target, attacker.hex)


def colour_of(attacker: Unit, target: Unit, flank: bool, mode: str) -> str:
    """§B6.2a The colour of the defence used; §B16.5a an open top is soft for mortars, flames and men at its side."""
    if not flank:
        return target.kind.front_colour
    if target.kind.open_topped:
        close = attacker.hex == target.hex and attacker.kind.red is not None
        if attacker.kind.he or mode == FLAME or close:
            return RED
    return target.kind.flank_colour


def firepower(s: Battle, attacker: Unit, colour: str, mode: str, eyes: int = TRUTH) -> int | None:
    """§B6.6a Printed firepower of a colour; None if it has none, or a marker forbids it."""
    if attacker.hit:
        marker = marker_of(s, attacker, eyes)
        if marker.no_red if colour == RED else marker.no_blue:
            return None
    if mode == FLAME:
        return FLAME_POWER
    return attacker.kind.red if colour == RED else attacker.kind.blue


def defence_parts(
    s: Battle, attacker: Unit, target: Unit, flank: bool, mode: str, seen_from: str, eyes: int
) -> list[Part]:
    """§B6.1a Front or flank, and §B6.4a §B6.4b all that is added to it."""
    kind = target.kind
    parts: list[Part] = [("flank", kind.flank) if flank else ("front", kind.front)]
    if target.hit:
        marker = marker_of(s, target, eyes)
        add(parts, "marker", marker.flank if flank else marker.front)
    if mode != FLAME:  # §B18.0a flames ignore everything but smoke
        parts += cover_parts(s, attacker, target, flank, seen_from)
    if s.smoke and attacker.hex != target.hex:
        add(parts, "smoke", smoke_around(s, seen_from, target.hex))
    return parts


def cover_parts(s: Battle, attacker: Unit, target: Unit, flank: bool, seen_from: str) -> list[Part]:
    """§B6.4a Terrain, wall, height, company, fortification, a herd."""
    parts: list[Part] = []
    kind = target.kind
    ground = s.board.hexes[target.hex]
    close = attacker.hex == target.hex
    add(parts, ground.terrain.id, terrain_bonus(s, attacker, target))
    if not close:
        add(parts, "wall", wall_bonus(s, attacker, target.hex))
        if ground.level > s.board.hexes[seen_from].level:
            parts.append(("higher", 1))  # §B12.3a §B13.3a
    if target.aboard:
        add(parts, "shield", shield_for(s, target, flank))
    elif kind.foot and beside_a_vehicle(s, target):
        add(parts, "vehicle", 1)  # §B15.15a
    if target.hex in s.forts:
        add(parts, "fort", fort_bonus(s, attacker, target))
    if target.hex in s.herds:
        parts.append(("herd", -1))  # §9.0b
    return parts


def shield_for(s: Battle, target: Unit, flank: bool) -> int:
    """§B16.6a What carries it covers the soft; armour in tow gains nothing."""
    colour = target.kind.flank_colour if flank else target.kind.front_colour
    return s.units[target.aboard].kind.shield if colour == RED else 0


def terrain_bonus(s: Battle, attacker: Unit, target: Unit) -> int:
    """§B4.9a §B6.10b In close combat not for vehicles; §B13.0a heavy woods do not help the soft against mortars.

    §B16.5a Nor an open top, which is soft then.
    """
    terrain = s.board.hexes[target.hex].terrain
    if attacker.hex == target.hex and target.kind.vehicle:
        return 0  # §B15.14a
    if terrain.id == "water":
        return terrain.defence if target.kind.foot else 0
    if terrain.id == "heavy_woods" and attacker.kind.he and colour_of(attacker, target, True, FIRE) == RED:
        return 0
    return terrain.defence


def wall_bonus(s: Battle, attacker: Unit, hex_: str) -> int:
    """§B6.5a A wall on the hexside crossed (ruling R38); not against mortars."""
    walls = s.board.hexes[hex_].walls
    if not walls or attacker.kind.he:
        return 0
    return s.board.wall.defence if walls.intersection(crossed_sides(s.board, attacker.hex, hex_)) else 0


def smoke_around(s: Battle, seen_from: str, hex_: str) -> int:
    """§B14.3a §B14.4a Smoke in the target's hex and on the way, §B14.4b two at most."""
    if not s.smoke:
        return 0
    return min(HEAVY, s.smoke.get(hex_, 0) + light_smoke_between(s, seen_from, hex_))


def beside_a_vehicle(s: Battle, target: Unit) -> bool:
    """§B15.15a A friendly vehicle in the hex gives cover to those on foot."""
    for id_ in s.at.get(target.hex, ()):
        other = s.units[id_]
        if other.kind.vehicle and other.side == target.side and id_ != target.id and not other.hidden:
            return True
    return False


def fort_bonus(s: Battle, attacker: Unit, target: Unit) -> int:
    """§B17.4a §B17.5a §B17.6a The fortification it occupies."""
    fort = fort_of(s, target)
    if fort is None:
        return 0
    if fort.kind == BUNKER:
        ahead = attacker.hex != target.hex and s.board.arcs[target.hex][attacker.hex][fort.facing]
        return BUNKER_AHEAD if ahead else BUNKER_ELSEWHERE
    return INSIDE.get(fort.kind, 0)


def attack_parts(
    s: Battle, attacker: Unit, hex_: str, colour: str, power: int, mode: str, seen_from: str, eyes: int
) -> list[Part]:
    """§B6.7a Firepower and all that is added to it."""
    parts: list[Part] = [(colour, power)]
    if attacker.hit:
        add(parts, "marker", marker_power(marker_of(s, attacker, eyes), colour))
    away = s.board.distance[attacker.hex][hex_]
    if away == 0:
        crewed = attacker.kind.crewed_red if colour == RED else attacker.kind.crewed_blue
        parts.append(("crew", -MOST_LOST) if crewed and mode != FLAME else ("close_combat", 4))  # §B6.11a
        return parts
    if away == 1:
        parts.append(("adjacent", 3))  # §B6.7b
    elif away > range_of(s, attacker, eyes):
        parts.append(("long_range", -MOST_LOST))
    if s.board.hexes[seen_from].level > s.board.hexes[hex_].level:
        parts.append(("higher", 1))  # §B12.3a §B13.3a
    if attacker.hex in s.smoke:
        parts.append(("smoke", -min(HEAVY, s.smoke[attacker.hex])))  # §B14.3a §B14.4a
    return parts


def marker_power(marker: Marker, colour: str) -> int:
    return marker.red if colour == RED else marker.blue


def add(parts: list[Part], name: str, n: int) -> None:
    if n:
        parts.append((name, n))


def fort_shot(s: Battle, attacker: Unit, hex_: str, fort: Fort, mode: str, spotter: str) -> Shot | None:
    """§B17.11a The roll against a fortification: its own defence, §B17.0a for either colour the better firepower."""
    powers = [(power, colour) for colour in (RED, BLUE) if (power := firepower(s, attacker, colour, mode)) is not None]
    if not powers:
        return None
    power, colour = max(powers)
    seen_from = spotter if mode == INDIRECT and spotter else attacker.hex
    parts: list[Part] = [(fort.kind, FORT_DEFENCE[fort.kind])]
    if attacker.hex != hex_:
        if mode != FLAME:
            add(parts, s.board.hexes[hex_].terrain.id, s.board.hexes[hex_].terrain.defence)
            add(parts, "wall", wall_bonus(s, attacker, hex_))
            add(parts, "higher", int(s.board.hexes[hex_].level > s.board.hexes[seen_from].level))
        add(parts, "smoke", smoke_around(s, seen_from, hex_))
    attack = attack_parts(s, attacker, hex_, colour, power, mode, seen_from, TRUTH)
    return Shot(tuple(parts), tuple(attack), colour, False)


def herd_shot(s: Battle, attacker: Unit, hex_: str, mode: str, spotter: str = "") -> Shot | None:
    """§9.0c The roll against refugees or cattle, whose defence is always the same (ruling R72)."""
    power = firepower(s, attacker, RED, mode)
    if power is None:
        return None
    seen_from = spotter if mode == INDIRECT and spotter else attacker.hex
    attack = attack_parts(s, attacker, hex_, RED, power, mode, seen_from, TRUTH)
    return Shot((("herd", HERD_DEFENCE),), tuple(attack), RED, False)


# §B10.5a Support


def may_support(s: Battle, helper: Unit, leader: Unit, hex_: str, eyes: int = TRUTH) -> bool:
    """§B10.5a Near the leader, the target hex in its fire zone and normal range, no marker on its firepower.

    In close combat only from the same hex.
    """
    if helper.side != leader.side or helper.id == leader.id or not near(s, helper.hex, leader.hex):
        return False
    if leader.hex == hex_ and helper.hex != hex_:
        return False
    if helper.kind.suspect or touches_firepower(marker_of(s, helper, eyes)) or why_not(s, helper, hex_, FIRE, eyes):
        return False
    return s.board.distance[helper.hex][hex_] <= range_of(s, helper, eyes)


def touches_firepower(marker: Marker) -> bool:
    return bool(marker.red or marker.blue or marker.no_red or marker.no_blue or marker.no_attack or marker.only_rally)


# Whose fire zone is this


def threatens(s: Battle, unit: Unit, target: Unit, eyes: int) -> bool:
    """§5.0e Whether a counter has a target in its fire zone with an attack of more than 0.

    Hidden units and those whose marker, as far as known, forbids attacking do not count (ruling R16); a suspected
    enemy counts as a soft target.
    """
    return (
        may_shoot(s, unit, eyes) and in_fire_zone(s, unit, target.hex, eyes) and has_power_over(s, unit, target, eyes)
    )


def may_shoot(s: Battle, unit: Unit, eyes: int) -> bool:
    """Whether a counter has a fire zone at all."""
    return not unit.hidden and not why_not_at_all(s, unit, FIRE, eyes)


def has_power_over(s: Battle, unit: Unit, target: Unit, eyes: int) -> bool:
    """Whether the attack on a target in its fire zone would be more than 0."""
    if target.kind.suspect:
        return (unit.kind.red or 0) > 0
    colour = colour_of(unit, target, is_flanked(s, unit, target, FIRE), FIRE)
    power = firepower(s, unit, colour, FIRE, eyes)
    if power is not None and power > MOST_LOST and not (unit.hit or s.smoke):
        return True
    return power is not None and total(attack_parts(s, unit, target.hex, colour, power, FIRE, unit.hex, eyes)) > 0
