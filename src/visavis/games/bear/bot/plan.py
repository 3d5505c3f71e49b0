"""What Athena weighs while it tests one order: its counters, the enemy it sees, fire zones, numbers of attacks.

§4.2b Everything is judged on public knowledge: the eyes are those of Athena's side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from visavis.games.bear.rules.shooting import (
    FIRE,
    FLAME,
    INDIRECT,
    Shot,
    cost_of_attack,
    defence_parts,
    has_power_over,
    is_flanked,
    may_shoot,
    may_support,
    shot,
    spotters,
    threatens,
    total,
    why_not,
)
from visavis.games.bear.rules.sight import among_refugees, can_see, hex_bonus, is_veiled, printed_zone, range_of
from visavis.games.bear.state import Battle, Unit, marker_of, visible_enemies
from visavis.kernel.choice import NOTHING

TOO_MUCH: Final = 11  # §5.2b on two dice
RE_RANGE: Final = 5  # §6.0c
UNKNOWN_AR: Final = -99  # §6.0c below that of every AI
UNKNOWN_COST: Final = 99  # §5.3c above every other (ruling R27)


class Goal(NamedTuple):
    """Something an order may be about: a unit, or a hex for whatever reason."""

    rank: int  # §5.7a the place of its kind in the order
    name: str  # of the unit, or the hex
    hex: str
    is_unit: bool


class Aimed(NamedTuple):
    """How a counter would attack a unit, and what it would need."""

    mode: str
    spotter: str
    shot: Shot | None  # None: a suspected enemy, whose numbers nobody knows
    need: int
    cost: int


class Ends(NamedTuple):
    """Where a move could end."""

    paths: dict[str, list[tuple[str, ...]]]  # by end hex: the hexes entered, for every way to get there
    costs: Mapping[str, int]  # of the first hex


class Scene:
    """One position as Athena sees it, each thing worked out when it is first asked for.

    The orders of one card share it, for an order that is skipped changes nothing; a marker turned up meanwhile
    calls for another look, and whatever is carried out is the end of it.
    """

    __slots__ = (
        "able",
        "ai",
        "contact",
        "cover",
        "covered",
        "ends",
        "fields",
        "foe_hexes",
        "foes",
        "goings",
        "nearest",
        "objectives",
        "s",
        "threats",
        "ways",
        "weapons",
        "zones",
    )

    def __init__(self, s: Battle) -> None:
        self.s = s
        self.look()

    def look(self) -> None:
        """Forget everything, and begin with who is there."""
        side = self.s.bot
        self.ai = [unit for unit in self.s.units.values() if unit.side == side and unit.hex and not unit.aboard]
        self.foes = visible_enemies(self.s, side)  # §7.6b
        self.foe_hexes = {foe.hex for foe in self.foes}
        self.able: dict[bool, list[Unit]] = {}  # by whether spent ones may act
        self.objectives: list[str] | None = None
        self.fields: list[tuple[Unit, frozenset[str]]] | None = None  # who can shoot, and where if the air is clear
        self.zones: dict[str, list[Unit]] = {}  # by hex: those in whose fire zone it lies
        self.threats: dict[tuple[str, str], tuple[str, ...]] = {}  # by counter and hex: the units that threaten it
        self.covered: dict[str, bool] = {}  # by unit: whether it is in the fire zone of an AI
        self.contact: dict[str, list[str]] = {}  # by priority line: the AI in contact with a unit
        self.weapons: dict[
            tuple[str, int, str], Aimed | str
        ] = {}  # by AI, its facing and target: the best, no CAP used
        self.ends: dict[str, Ends] = {}  # by AI: where its move could end
        self.ways: dict[tuple[str, str, bool, bool], Way] = {}  # by AI, end and manner of the move, whatever the goal
        self.goings: dict[tuple[str, str, str, str, bool], tuple[Going, ...]] = {}  # by AI, goal and manner of the move
        self.nearest: dict[str, list[Unit]] = {}  # by hex: the nearest foes
        self.cover: dict[str, dict[str, int]] = {}  # by AI: the bonus of every unoccupied hex that has one for it


class Plan:
    """A test of one order, §L8 with what Athena can know: markers that lie face up, units that are not hidden."""

    __slots__ = (
        "ai",
        "barred",
        "cap",
        "command",
        "eyes",
        "flanked",
        "foes",
        "goals",
        "ranks",
        "refused",
        "s",
        "scene",
        "shots",
        "toward",
        "unit",
        "ways",
    )

    def __init__(self, s: Battle, command: bool, barred: Sequence[str] = (), scene: Scene | None = None) -> None:
        self.s = s
        self.scene = scene or Scene(s)
        self.eyes = s.bot
        self.command = command  # §4.7a spent AI may act
        self.barred = barred  # §7.5d AI that have turned out unable
        self.ai = self.scene.ai
        self.foes = self.scene.foes
        self.cap = 0  # §4.8a of the order
        self.shots: dict[tuple[str, str], Aimed] = {}  # by AI and target, once found possible
        self.refused: dict[tuple[str, str], Aimed] = {}  # and those that need too much
        # What the tables of moving look at
        self.unit: Unit | None = None  # the AI that moves
        self.goals: Mapping[str, Goal] = NOTHING
        self.ways: Mapping[str, Way] = NOTHING
        self.toward = ""  # the hex it goes toward
        self.flanked: Sequence[Unit] = ()  # the units on whose flank it likes to be
        self.ranks: Mapping[str, tuple[int, int, int]] = NOTHING  # by member of a group: what decides who goes first

    def able(self) -> list[Unit]:
        """§4.2a §5.1b Fresh ones; on a command card spent ones too."""
        found = self.scene.able.get(self.command)
        if found is None:
            found = self.ai if self.command else [unit for unit in self.ai if not unit.spent]
            self.scene.able[self.command] = found
        return [unit for unit in found if unit.id not in self.barred] if self.barred else found


class Way(NamedTuple):
    """A hex an AI could end its move in, whatever its goal. What else speaks about it is looked up when asked for."""

    hex: str
    paths: tuple[tuple[str, ...], ...]  # the hexes entered, for every way to get there
    cost: int
    barred: str = ""  # why the AI does not go there: key of a sentence
    rule: str = ""


class Going(NamedTuple):
    """What a move toward a goal comes to for one AI."""

    goal: str  # the hex it goes toward; empty if it only goes away
    away: int  # how far that is now
    flanked: Sequence[Unit]  # the units on whose flank it likes to be
    ways: tuple[Way, ...]  # all hexes looked at
    how: str  # CLOSER or SIDEWAYS
    tier: str
    hexes: tuple[str, ...]  # the ends that are left to choose from; none if it can only pivot


# Fire zones


def threats_to(p: Plan, unit: Unit, hex_: str) -> tuple[str, ...]:
    """§5.0e The enemy units in whose fire zone a counter would be in this hex (ruling R16)."""
    key = (unit.id, hex_)
    found = p.scene.threats.get(key)
    if found is None:
        near = in_range(p, hex_)
        found = of_power(p, near, unit.in_hex(hex_)) if near else ()
        p.scene.threats[key] = found
    return found


def of_power(p: Plan, foes: Sequence[Unit], there: Unit) -> tuple[str, ...]:
    """Those whose attack on a counter would be more than 0."""
    return tuple([foe.id for foe in foes if has_power_over(p.s, foe, there, p.eyes)])


def in_range(p: Plan, hex_: str) -> list[Unit]:
    """The enemy units whose fire zone, whatever the target, takes in a hex."""
    found = p.scene.zones.get(hex_)
    if found is None:
        found = []
        for foe, zone in fields(p):
            if hex_ in zone:
                found.append(foe)
        if p.s.smoke or p.s.herds:
            found = [foe for foe in found if foe.hex == hex_ or not is_veiled(p.s, foe.hex, hex_)]
        p.scene.zones[hex_] = found
    return found


def fields(p: Plan) -> list[tuple[Unit, frozenset[str]]]:
    """The enemy units that can shoot, each with its fire zone as far as the map tells."""
    found = p.scene.fields
    if found is None:
        armed = [foe for foe in p.foes if may_shoot(p.s, foe, p.eyes)]
        found = p.scene.fields = [(foe, printed_zone(p.s, foe, p.eyes).whole) for foe in armed]
    return found


def in_fire_zone_of_ai(p: Plan, unit: Unit) -> bool:
    """§5.0e The same for a unit: in the fire zone of some AI; a suspected one reaches as far as it sees."""
    covered = p.scene.covered
    if unit.id not in covered:
        covered[unit.id] = any(
            reaches(p, ai, unit.hex) if ai.kind.suspect else threatens(p.s, ai, unit, p.eyes) for ai in p.ai
        )
    return covered[unit.id]


def reaches(p: Plan, suspect: Unit, hex_: str) -> bool:
    """§6.0b §6.0c All round, twice its range; §9.0d not past refugees."""
    if among_refugees(p.s, suspect.hex, hex_):
        return False
    return p.s.board.distance[suspect.hex][hex_] <= 2 * RE_RANGE and can_see(p.s, suspect.hex, hex_)


# Numbers of counters


def highest_power(p: Plan, unit: Unit) -> int:
    """The higher printed firepower, as far as markers that lie face up let it (ruling R8, ruling R9)."""
    if unit.kind.suspect:
        return UNKNOWN_AR
    marker = marker_of(p.s, unit, p.eyes)
    red = None if unit.kind.red is None or marker.no_red else unit.kind.red + marker.red
    blue = None if unit.kind.blue is None or marker.no_blue else unit.kind.blue + marker.blue
    return max((power for power in (red, blue) if power is not None), default=UNKNOWN_AR)


def lowest_defence(p: Plan, unit: Unit) -> int:
    """§5.0c Of an AI: the lowest defence a unit that has it in its fire zone would face (ruling R54)."""
    by = [foe for foe in p.foes if threatens(p.s, foe, unit, p.eyes)]
    found = [numbers.dr for foe in by if (numbers := shot(p.s, foe, unit, eyes=p.eyes))]
    return min(found, default=unit.kind.front + hex_bonus(p.s, unit.hex, unit))


def is_crewed(unit: Unit) -> bool:
    """§5.2d §B6.11a Worse off in close combat: firepower of either colour stands on a white field."""
    return unit.kind.crewed_red or unit.kind.crewed_blue


# Attacks


def supporters(p: Plan, leader: Unit, hex_: str) -> list[str]:
    """§4.3e §4.3l All suitable AI that may support it (ruling R49)."""
    return [unit.id for unit in p.able() if may_support(p.s, unit, leader, hex_, p.eyes)]


def aim(p: Plan, attacker: Unit, target: Unit, long: bool, group: bool = False) -> Aimed | str:
    """§G7 How an AI would attack a unit; or why it does not.

    §5.2a Not beyond normal range unless the order says so, §5.2b not needing 11 or more after the printed CAP
    (ruling R11) and §B10.7a with the support of its group, §5.2c not into a hex with another AI, except in close
    combat.
    """
    if attacker.kind.suspect:
        return aim_of_suspect(p, attacker, target, long)
    reason = why_not_at_distance(p, attacker, target.hex, long)
    if reason:
        return reason
    best = best_weapon(p, attacker, target)
    if isinstance(best, str):
        return best
    found = Aimed(best.mode, best.spotter, best.shot, best.need - p.cap, best.cost) if p.cap else best
    if group:
        found = supported(found, len(supporters(p, attacker, target.hex)))
    if found.need >= TOO_MUCH:
        p.refused[attacker.id, target.id] = found
        return "needs"
    p.shots[attacker.id, target.id] = found
    return found


def farthest_shot(p: Plan, attacker: Unit, long: bool) -> int:
    """§5.2a §B5.3a As far as it attacks at all: its range, or twice as far if the order says so; §6.0c of a suspect."""
    normal = RE_RANGE if attacker.kind.suspect else range_of(p.s, attacker, p.eyes)
    return 2 * normal if long else normal


def supported(aimed: Aimed, helpers: int) -> Aimed:
    """§B10.7a The same attack with so many who help."""
    if aimed.shot is None or not helpers:
        return aimed
    return aimed._replace(shot=aimed.shot.helped(helpers), need=aimed.need - helpers)


def why_not_at_distance(p: Plan, attacker: Unit, hex_: str, long: bool) -> str:
    """§5.2a §5.2c What can be said before any number is looked up."""
    away = p.s.board.distance[attacker.hex][hex_]
    normal = range_of(p.s, attacker, p.eyes)
    if away > 2 * normal:
        return "range"
    if away > normal and not long:
        return "long_range"
    return "own" if away and ai_in(p, hex_) else ""


def ai_in(p: Plan, hex_: str) -> bool:
    """Whether an AI stands in a hex."""
    for id_ in p.s.at.get(hex_, ()):  # noqa: SIM110 - asked very often, and a generator takes twice as long
        if p.s.units[id_].side == p.eyes:
            return True
    return False


def best_weapon(p: Plan, attacker: Unit, target: Unit) -> Aimed | str:
    """How it would attack without CAP; or why it cannot."""
    key = (attacker.id, attacker.facing, target.id)
    found = p.scene.weapons.get(key)
    if found is None:
        found = p.scene.weapons[key] = find_weapon(p, attacker, target)
    return found


def find_weapon(p: Plan, attacker: Unit, target: Unit) -> Aimed | str:
    """The lowest number of gun and flamethrower; a mortar fires indirectly only if it cannot otherwise (ruling R39)."""
    reason = why_not(p.s, attacker, target.hex, FIRE, p.eyes)
    found = [] if reason else weapon(p, attacker, target, FIRE)
    if attacker.kind.flamethrower and not why_not(p.s, attacker, target.hex, FLAME, p.eyes):
        found += weapon(p, attacker, target, FLAME)
    if not found and attacker.kind.indirect_cost is not None:
        if not why_not(p.s, attacker, target.hex, INDIRECT, p.eyes):
            found = indirect(p, attacker, target)
    if not found:
        return reason or "colour"
    return found[0] if len(found) == 1 else min(found, key=lambda aimed: aimed.need)


def weapon(p: Plan, attacker: Unit, target: Unit, mode: str, spotter: str = "") -> list[Aimed]:
    numbers = shot(p.s, attacker, target, mode, spotter, eyes=p.eyes)
    if numbers is None:
        return []  # §B6.6a
    cost = cost_of_attack(p.s, attacker, target.hex, mode, p.eyes)
    return [Aimed(mode, spotter, numbers, numbers.number, cost)]


def indirect(p: Plan, attacker: Unit, target: Unit) -> list[Aimed]:
    """§B13.2a From the spotter hex that gives the best number (ruling R39)."""
    places = spotters(p.s, attacker, target.hex)
    return [aimed for place in places for aimed in weapon(p, attacker, target, INDIRECT, place)]


def aim_of_suspect(p: Plan, suspect: Unit, target: Unit, long: bool) -> Aimed | str:
    """§6.0b §6.0c All round, 5 hexes, or 10 at long range; what it needs nobody knows yet (ruling R11)."""
    if p.s.board.distance[suspect.hex][target.hex] > farthest_shot(p, suspect, long):
        return "range"
    if among_refugees(p.s, suspect.hex, target.hex):
        return "refugees"
    if not can_see(p.s, suspect.hex, target.hex):
        return "sight"
    if ai_in(p, target.hex):
        return "own"
    p.shots[suspect.id, target.id] = OF_SUSPECT
    return OF_SUSPECT


OF_SUSPECT: Final = Aimed(FIRE, "", None, 0, UNKNOWN_COST)


def rating(p: Plan, ai: str, target: str) -> int:
    """§5.3b The attack rating of a possible attack, all modifiers included."""
    numbers = p.shots[ai, target].shot
    return UNKNOWN_AR if numbers is None else numbers.ar


def defence(p: Plan, ai: str, target: str) -> int:
    """§5.4a The defence rating against a possible attack, all modifiers included."""
    numbers = p.shots[ai, target].shot
    if numbers is None:
        return defence_against_suspect(p, p.s.units[ai], p.s.units[target])
    return numbers.dr


def defence_against_suspect(p: Plan, suspect: Unit, target: Unit) -> int:
    """What a weapon of ordinary kind would face from there."""
    flank = is_flanked(p.s, suspect, target, FIRE)
    return total(defence_parts(p.s, suspect, target, flank, FIRE, suspect.hex, p.eyes))
