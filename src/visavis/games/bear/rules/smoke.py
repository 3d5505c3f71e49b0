"""Chapters B13.5 to B13.8 and B14: smoke and off-board artillery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from visavis.games.bear.board import straight_on
from visavis.games.bear.rules.attacking import (
    affects_attack,
    come_out,
    falls_at_once,
    fires_from_hiding,
    roll_at_fort,
    roll_at_herd,
)
from visavis.games.bear.rules.dice import (
    EITHER,
    LOWER,
    MOST_ON_A_ROLL,
    RAISE,
    caps_on_roll,
    one_die,
    spend,
    two_dice,
)
from visavis.games.bear.rules.hands import NO
from visavis.games.bear.rules.hits import destroy, hit, show_if
from visavis.games.bear.rules.paying import Purse, charge, crew_of, purse_of, within
from visavis.games.bear.rules.shooting import (
    BUNKER_ELSEWHERE,
    CRITICAL,
    FORT_DEFENCE,
    HERD_DEFENCE,
    INSIDE,
    RED,
    Part,
    add,
    beside_a_vehicle,
    cost_of_attack,
    shield_for,
    spotting_hexes,
    total,
    why_not_at_all,
    why_out_of_reach,
)
from visavis.games.bear.rules.sight import among_refugees
from visavis.games.bear.sheets import FIRE, INDIRECT, NOWHERE, SIDES, BatteryRow
from visavis.games.bear.state import (
    BUNKER,
    HEAVY,
    LIGHT,
    TRUTH,
    Battle,
    Unit,
    fort_of,
    in_close_combat,
    marker_of,
    tell_of,
    units_at,
)
from visavis.kernel.choice import Asking, Choice, Step, roll_dice

SMOKE: Final = "smoke"
PIONEERS_REACH: Final = 1  # §B14.0a
ACCURATE: Final = (3, 4)  # §B13.7a by side


# §B14.0a Smoke by a unit


def smoke_hexes(s: Battle, unit: Unit, purse: Purse) -> Iterator[tuple[str, str]]:
    """§B14.0a The hexes where it may put smoke, each with the way it gets there."""
    if not unit.kind.smoke or in_close_combat(s, unit):
        return
    modes = [mode for mode in (FIRE, INDIRECT) if not why_not_at_all(s, unit, mode)]
    spotting = spotting_hexes(s, unit) if INDIRECT in modes else []
    for hex_ in s.board.labels if INDIRECT in modes else s.board.in_sight[unit.hex]:
        if hex_ != unit.hex and s.smoke.get(hex_, 0) < HEAVY and s.board.hexes[hex_].terrain.id != "water":
            if unit.kind.he or s.board.distance[unit.hex][hex_] <= PIONEERS_REACH:
                mode = next((mode for mode in modes if can_lay(s, unit, hex_, mode, purse, spotting)), "")
                if mode:
                    yield hex_, mode


def why_not_smoke(s: Battle, unit: Unit, hex_: str, purse: Purse) -> str:
    """§B14.0a The first reason why a counter cannot put smoke into a hex now, whatever the mode; empty if it can.

    One of: own_hex, smoky, wet, beyond, no_smoke, cost, or one of those of `why_not`.
    """
    if not unit.kind.smoke:
        return "no_smoke"
    if in_close_combat(s, unit):
        return "close_combat"
    if hex_ == unit.hex:
        return "own_hex"
    if s.smoke.get(hex_, 0) >= HEAVY:
        return "smoky"
    if s.board.hexes[hex_].terrain.id == "water":
        return "wet"
    if not unit.kind.he and s.board.distance[unit.hex][hex_] > PIONEERS_REACH:
        return "beyond"
    reasons = [why_not_smoke_so(s, unit, hex_, purse, mode) for mode in (FIRE, INDIRECT)]
    return "" if "" in reasons else reasons[0]


def why_not_smoke_so(s: Battle, unit: Unit, hex_: str, purse: Purse, mode: str) -> str:
    """The same in one mode: §B14.0a as an attack would be."""
    why = why_not_at_all(s, unit, mode) or why_out_of_reach(s, unit, hex_, mode, TRUTH)
    return why or ("" if within(purse, cost_of_attack(s, unit, hex_, mode)) else "cost")


def can_lay(s: Battle, unit: Unit, hex_: str, mode: str, purse: Purse, spotting: list[str]) -> bool:
    if not within(purse, cost_of_attack(s, unit, hex_, mode)):
        return False
    return not why_out_of_reach(s, unit, hex_, mode, TRUTH, spotting)


def may_lay_smoke(s: Battle, unit: Unit, purse: Purse) -> bool:
    return unit.kind.smoke and next(smoke_hexes(s, unit, purse), None) is not None


def lay_smoke(s: Battle, id_: str, free: int) -> Step:
    """§B14.0a Instead of an attack, at its cost; it never harms."""
    unit = s.units[id_]
    crew = crew_of(s, id_)
    options = dict(smoke_hexes(s, unit, purse_of(s, crew, free)))
    hex_ = yield from Choice(unit.side, "smoke_hex", list(options), "B14.0a", {"unit": id_, "free": free})
    cost = cost_of_attack(s, unit, hex_, options[hex_])
    yield from emit_smoke(s, id_, hex_, options[hex_])
    s.then(("watch",), charge(s, crew, 0 if free else cost))


def emit_smoke(s: Battle, id_: str, hex_: str, mode: str) -> Asking[None]:
    """§B11.1a It shows itself, unless §B13.3a it fires indirectly and unseen; then the smoke is there."""
    if not fires_from_hiding(s, s.units[id_], mode):
        yield from come_out(s, id_, hex_)
    show_if(s, id_, affects_attack(s, s.units[id_]))
    put_smoke(s, hex_, "B14.0a")


def put_smoke(s: Battle, hex_: str, rule: str) -> None:
    """§B14.0a §B14.2a Heavy smoke, on anything but water."""
    if s.board.hexes[hex_].terrain.id != "water":
        s.smoke = {**s.smoke, hex_: HEAVY}
        s.tell("smoke", hex_, rule=rule)


def thin_smoke(s: Battle) -> None:
    """§B14.4c Light smoke goes, §2.8c then heavy smoke becomes light."""
    if s.smoke:
        s.smoke = {hex_: LIGHT for hex_, thick in s.smoke.items() if thick == HEAVY}
        s.tell("smoke_thins", len(s.smoke))


# §B13.5a Artillery


def plan(s: Battle, side: int) -> Step:
    """§B13.5a A fire mission is planned in one preparation and comes in the next.

    All hear that it is planned, but only its side where and with what (ruling R69).
    """
    if side == s.bot:
        return
    for row in s.board.mission.battery:
        waiting = sum(1 for planned in s.planned if planned[0] == row.id)
        if SIDES.index(row.side) == side and s.batteries[row.id] > waiting:
            hex_ = yield from Choice(side, "plan", [NO, *s.board.labels], "B13.5a", {"battery": row.id})
            if hex_ != NO:
                about = {"battery": row.id, "target": hex_}
                purpose = yield from Choice(side, "purpose", purposes(row), "B14.2a", about)
                s.planned += ((row.id, hex_, purpose, s.round),)
                s.tell_secret((side,), "planned", (side, row.id, hex_, purpose), "planned_somewhere", (side, row.id))


def purposes(row: BatteryRow) -> list[str]:
    return [FIRE, SMOKE] if row.smoke else [FIRE]


def resolve_artillery(s: Battle) -> None:
    """§B13.5a What was planned a preparation ago."""
    due = [planned for planned in s.planned if planned[3] < s.round]
    s.planned = tuple(planned for planned in s.planned if planned[3] >= s.round)
    s.then(*(("bombard", id_, hex_, purpose) for id_, hex_, purpose, _ in due))


def bombard(s: Battle, id_: str, hex_: str, purpose: str) -> Step:
    """§B13.7a It drifts or not; §B13.8a then the hex and the six around it are hit, §B14.2a or filled with smoke.

    Hidden units are struck like the others, but only their side hears of it (ruling R68); suspected enemies and
    whatever stands among refugees are spared (ruling R77).
    """
    side = SIDES.index(battery_row(s, id_).side)
    s.batteries = {**s.batteries, id_: s.batteries[id_] - 1}
    hex_ = yield from drift(s, side, hex_)
    if not hex_:
        s.tell("shells_lost", side)
        return
    s.tell("shells", side, hex_, purpose)
    area = [hex_, *s.board.hexes[hex_].around]
    if purpose == SMOKE:
        for each in area:
            put_smoke(s, each, "B14.2a")
        s.then(("watch",))
        return
    struck = [each for each in area if not among_refugees(s, each)]  # §9.0d
    victims = [unit for each in struck for unit in units_at(s, each) if not unit.kind.suspect]
    s.then(
        *(("shell_unseen" if victim.hidden else "shell", id_, victim.id) for victim in victims),
        *(("shell_herd", id_, each) for each in struck if each in s.herds),
        *(("shell_fort", id_, each) for each in struck if each in s.forts and not s.forts[each].hidden),
        ("watch",),
    )


def drift(s: Battle, side: int, hex_: str) -> Asking[str]:
    """§B13.7a A die of 3 (German) or 4 (Soviet) is on target; less is so many hexes off, in the direction of a die."""
    needed = ACCURATE[side]
    needed += yield from caps_on_roll(s, side, {"what": "drift", "target": hex_, "needed": needed, "die": 1}, EITHER)
    rolled = yield from one_die(s, side, "drift", "B13.7a", {"target": hex_, "needed": needed})
    if rolled >= needed:
        return hex_
    shift = yield from turned_by_caps(s, side, hex_)
    die = yield from one_die(s, side, "drift_direction", "B13.7a", {"target": hex_})
    landed = straight_on(s.board, hex_, (die - 1 + shift) % 6, max(0, rolled))  # ruling R64
    s.tell("drifted", side, hex_, landed)
    return landed or NOWHERE


def turned_by_caps(s: Battle, side: int, hex_: str) -> Asking[int]:
    """§B13.7a §B3.2a Before the die of the direction is thrown: so many sixths of a turn, either way."""
    most = min(MOST_ON_A_ROLL, s.caps[side])
    turns = [0, *(way * n for n in range(1, most + 1) for way in EITHER)]
    turn = yield from Choice(side, "caps_on_direction", turns, "B13.7a", {"target": hex_})
    spend(s, side, abs(turn), "B3.2a")
    return turn


def shell(s: Battle, battery: str, id_: str) -> Step:
    """§B13.8a One roll against one victim, friend or foe; §7.5b its marker is shown after command points."""
    victim = s.units.get(id_)
    row = battery_row(s, battery)
    side = SIDES.index(row.side)
    if victim is None:
        return
    ways = RAISE if victim.side == side else LOWER
    about = {"what": "shelling", "target": id_, "needed": number_for_shells(s, row, victim, eyes=side)}
    shift = yield from caps_on_roll(s, side, about, ways)
    if (yield from falls_at_once(s, victim)):
        return
    needed = number_for_shells(s, row, s.units[id_]) + shift
    show_if(s, id_, bool(marker_of(s, s.units[id_]).flank))
    rolled = yield from two_dice(s, side, "shelling", "B13.8a", {"target": id_, "needed": needed})
    s.tell("shelled", id_, needed, rolled)
    yield from take_shells(s, id_, needed, rolled)


def shell_unseen(s: Battle, battery: str, id_: str) -> Step:
    """§B13.8a Against a hidden unit: nobody knows enough to spend command points or cards on it (ruling R68)."""
    victim = s.units.get(id_)
    if victim is None or (yield from falls_at_once(s, victim)):
        return
    needed = number_for_shells(s, battery_row(s, battery), victim)
    dice = yield from roll_dice("shelling", 2, "B13.8a", {"target": id_, "needed": needed}, victim.side)
    tell_of(s, id_, "shelled", id_, needed, sum(dice))
    yield from take_shells(s, id_, needed, sum(dice))


def shell_herd(s: Battle, battery: str, hex_: str) -> Step:
    """§9.0c One roll against refugees or cattle."""
    row = battery_row(s, battery)
    yield from roll_at_herd(s, SIDES.index(row.side), hex_, HERD_DEFENCE - row.red, "shelling", {})


def shell_fort(s: Battle, battery: str, hex_: str) -> Step:
    """§B17.11a One roll against the fortification, if it is still there; §B17.0a with the better firepower."""
    if hex_ in s.forts:
        row = battery_row(s, battery)
        number = total(fort_against_shells(s, hex_)) - max(row.red, row.blue)
        yield from roll_at_fort(s, SIDES.index(row.side), hex_, number, "shelling", {})


def battery_row(s: Battle, battery: str) -> BatteryRow:
    return next(row for row in s.board.mission.battery if row.id == battery)


def number_for_shells(s: Battle, row: BatteryRow, victim: Unit, eyes: int = TRUTH) -> int:
    return total(defence_against_shells(s, victim, eyes)) - power(row, colour_for_shells(victim))


def colour_for_shells(victim: Unit) -> str:
    """§B16.5a An open top is soft for them."""
    return RED if victim.kind.open_topped else victim.kind.flank_colour


def take_shells(s: Battle, id_: str, needed: int, rolled: int) -> Asking[None]:
    """§B7.0a §B7.1a What the roll does to the victim."""
    if rolled >= needed + CRITICAL:
        destroy(s, id_)
    elif rolled >= needed:
        yield from hit(s, id_, colour_for_shells(s.units[id_]))


def power(row: BatteryRow, colour: str) -> int:
    return row.red if colour == RED else row.blue


def defence_against_shells(s: Battle, victim: Unit, eyes: int = TRUTH) -> list[Part]:
    """§B13.0a Flank defence; heavy woods do not help the soft, walls nobody; height plays no part."""
    terrain = s.board.hexes[victim.hex].terrain
    parts: list[Part] = [("flank", victim.kind.flank)]
    add(parts, "marker", marker_of(s, victim, eyes).flank)
    if not (terrain.id == "heavy_woods" and colour_for_shells(victim) == RED):
        add(parts, terrain.id, terrain.defence if victim.kind.foot or terrain.defence > 0 else 0)
    if victim.aboard:
        add(parts, "shield", shield_for(s, victim, flank=True))
    elif victim.kind.foot and beside_a_vehicle(s, victim):
        add(parts, "vehicle", 1)
    fort = fort_of(s, victim)
    if fort is not None:
        add(parts, "fort", BUNKER_ELSEWHERE if fort.kind == BUNKER else INSIDE.get(fort.kind, 0))
    add(parts, "herd", -1 if victim.hex in s.herds else 0)  # §9.0b
    add(parts, "smoke", min(HEAVY, s.smoke.get(victim.hex, 0)))
    return parts


def fort_against_shells(s: Battle, hex_: str) -> list[Part]:
    """§B17.0a Its own defence, terrain and smoke."""
    terrain = s.board.hexes[hex_].terrain
    parts: list[Part] = [(s.forts[hex_].kind, FORT_DEFENCE[s.forts[hex_].kind])]
    add(parts, terrain.id, terrain.defence)
    add(parts, "smoke", min(HEAVY, s.smoke.get(hex_, 0)))
    return parts
