"""Chapters B6 and B11.7 as steps: an attack, its rolls, recon by fire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from visavis.games.bear.rules.cards import AIM
from visavis.games.bear.rules.dice import EITHER, LOWER, RAISE, caps_on_roll, two_dice
from visavis.games.bear.rules.hands import AIMING, plays
from visavis.games.bear.rules.hiding import reveal, unseen_by
from visavis.games.bear.rules.hits import destroy, hit, show_if, turn_up
from visavis.games.bear.rules.paying import Purse, charge, crew_of, purse_of, within
from visavis.games.bear.rules.shooting import (
    CRITICAL,
    FLAME_RANGE,
    Shot,
    can_hurt,
    cost_of_attack,
    fort_shot,
    herd_shot,
    may_support,
    reach,
    shot,
    spotters,
    wall_bonus,
    weapons,
    why_not,
    why_not_at_all,
    why_not_there,
    why_out_of_reach,
)
from visavis.games.bear.rules.sight import in_arc, printed_zone
from visavis.games.bear.sheets import FIRE, FLAME, INDIRECT
from visavis.games.bear.state import (
    HASTY,
    MINES,
    TRUTH,
    Battle,
    Unit,
    clear_fort,
    enemy,
    in_close_combat,
    is_doomed,
    marker_of,
    seen_enemy_in,
    units_at,
    visible_enemies,
)
from visavis.kernel.choice import Asking, Choice, Step
from visavis.kernel.game import Item

FORT: Final = "fort"  # the fortification of the hex, among the targets
HERD: Final = "herd"  # §9.0a the refugees or cattle there
THINGS: Final = (FORT, HERD)
RECON_NUMBER: Final = 6  # §B11.7a
DIRECT: Final = (FIRE,)  # the weapons of a counter that only fires by eye


class Attack(NamedTuple):
    """§B6.0a Who attacks which hex, and how: as the agenda keeps it, field by field."""

    unit: str
    hex: str
    mode: str = FIRE
    spotter: str = ""  # §B13.2a the hex from which indirect fire is directed
    helpers: str = ""  # §B10.5a the names of the supporters
    aim: int = 0  # card 11
    relief: int = 0  # §4.8a what is taken off the number of the first roll

    def step(self, name: str, *targets: str) -> Item:
        """A step of this attack."""
        return (name, *self, *targets)


def read_attack(fields: Sequence[Any]) -> tuple[Attack, list[str]]:
    """An attack and its targets, from a step of the agenda."""
    size = len(Attack._fields)
    return Attack(*fields[:size]), list(fields[size:])


def supporters_left(s: Battle, attack: Attack) -> int:
    """§B10.7a How many still help: §B17.10a mines may have stopped some."""
    if not attack.helpers:
        return 0
    here = [s.units[id_] for id_ in attack.helpers.split() if id_ in s.units]
    return sum(may_support(s, helper, s.units[attack.unit], attack.hex) for helper in here)


def shot_at(s: Battle, attack: Attack, target: Unit, eyes: int = TRUTH) -> Shot | None:
    """§B6.0a The numbers of one roll, with all who help."""
    found = shot(s, s.units[attack.unit], target, attack.mode, attack.spotter, eyes)
    return found.helped(supporters_left(s, attack), attack.aim) if found else None


# What may be attacked


def targets(s: Battle, unit: Unit, purse: Purse) -> Iterator[str]:
    """§B6.0a The hexes this counter may attack now: with an enemy, a fortification or §9.0c a herd in it."""
    modes = weapons(s, unit)
    return (hex_ for hex_ in sorted(places_in_reach(s, unit)) if ways_into(s, unit, hex_, purse, modes))


def places_in_reach(s: Battle, unit: Unit) -> list[str]:
    """§B5.3a Those of the places with targets that are not too far away for any weapon; §B5.0a in the field of fire."""
    places = places_with_targets(s, unit)
    if unit.kind.modes == DIRECT:
        field = printed_zone(s, unit, TRUTH).whole
        return [hex_ for hex_ in places if hex_ in field]
    away, most = s.board.distance[unit.hex], max(FLAME_RANGE, reach(s, unit, FIRE, TRUTH))
    return [hex_ for hex_ in places if away[hex_] <= most]


def places_with_targets(s: Battle, unit: Unit) -> list[str]:
    """§B6.0a Where there is anything to attack, §B6.10a in close combat nowhere else; whether or not it can."""
    if in_close_combat(s, unit):
        return [unit.hex]
    places = {foe.hex: None for foe in visible_enemies(s, unit.side)}
    for hex_, fort in s.forts.items():
        if fort.kind != HASTY and not fort.hidden:
            places[hex_] = None
    for hex_ in s.herds:
        places[hex_] = None
    places.pop(unit.hex, None)
    return list(places)


def ways(s: Battle, unit: Unit, hex_: str, purse: Purse) -> list[str]:
    """The modes it can afford against something in that hex."""
    return ways_into(s, unit, hex_, purse, weapons(s, unit))


def ways_into(s: Battle, unit: Unit, hex_: str, purse: Purse, modes: Sequence[str]) -> list[str]:
    """The same, of the modes in which it can attack at all."""
    found: list[str] = []
    for mode in modes:
        if not why_not_there(s, unit, hex_, mode, TRUTH):
            if purse is None or cost_of_attack(s, unit, hex_, mode) <= purse:
                if any_target(s, unit, hex_, mode):
                    found.append(mode)
    return found


def why_not_attack(s: Battle, unit: Unit, hex_: str, purse: Purse) -> str:
    """§B6.0a The first reason why a counter cannot attack a hex now, whatever the mode; empty if it can.

    One of those of `why_not`; or nobody, cost, colour.
    """
    reasons = [why_not_so(s, unit, hex_, purse, mode) for mode in unit.kind.modes]
    return "" if "" in reasons else reasons[0] if reasons else "weapon"


def why_not_so(s: Battle, unit: Unit, hex_: str, purse: Purse, mode: str) -> str:
    """The same in one mode: §B6.0a with something to attack, §B3.4c at a price it can pay, §B6.6a that can be hurt."""
    if why := why_not(s, unit, hex_, mode):
        return why
    if hex_ not in places_with_targets(s, unit):
        return "nobody"
    if not within(purse, cost_of_attack(s, unit, hex_, mode)):
        return "cost"
    return "" if any_target(s, unit, hex_, mode) else "colour"


def any_target(s: Battle, unit: Unit, hex_: str, mode: str) -> bool:
    """§B6.6a Somebody of the other side, or something, that its firepower can hurt."""
    if hex_ in s.forts and not s.forts[hex_].hidden:
        return True
    if hex_ in s.herds and herd_shot(s, unit, hex_, mode) is not None:
        return True
    for other in units_at(s, hex_):
        if other.side != unit.side and not other.hidden and may_hurt(s, unit, other, mode):
            return True
    return False


def may_hurt(s: Battle, unit: Unit, other: Unit, mode: str) -> bool:
    """§B6.6a It has firepower of the colour needed; at a suspected enemy any will do (ruling R28)."""
    return unit.kind.warlike if other.kind.suspect else can_hurt(s, unit, other, mode)


def may_attack(s: Battle, unit: Unit, purse: Purse) -> bool:
    modes = weapons(s, unit)
    if modes:
        for hex_ in places_in_reach(s, unit):
            if ways_into(s, unit, hex_, purse, modes):
                return True
    return False


# The attack


def attack(s: Battle, id_: str, free: int) -> Step:
    """§B6.0a Target hex, weapon, then each target in turn; §B6.0a one spent check after all rolls."""
    purse = purse_of(s, crew_of(s, id_), free)
    unit = s.units[id_]
    about = {"unit": id_, "free": free}
    hex_ = yield from Choice(unit.side, "target", list(targets(s, unit, purse)), "B6.0a", about)
    yield from open_fire(s, id_, hex_, free, ())


def open_fire(s: Battle, id_: str, hex_: str, free: int, helpers: tuple[str, ...]) -> Step:
    """The rest of an attack, §B10.5a perhaps with supporters."""
    unit = s.units[id_]
    side = unit.side
    crew = crew_of(s, id_, *helpers)
    about = {"unit": id_, "target": hex_, "free": free, "helpers": helpers}
    mode = yield from Choice(side, "mode", ways(s, unit, hex_, purse_of(s, crew, free)), "B6.6a", about)
    spotter = ""
    if mode == INDIRECT:
        spotter = yield from Choice(side, "spotter", spotters(s, unit, hex_), "B13.2a", about)
    aim = yield from aimed(s, side, id_)
    for other in crew:
        if not (other == id_ and fires_from_hiding(s, unit, mode)):
            yield from come_out(s, other, hex_, purse_of(s, crew, free) if other == id_ else None)
    cost = cost_of_attack(s, s.units[id_], hex_, mode)
    if any(other in s.stressed[side] for other in crew) and unit.id not in s.stressed[side]:
        cost += 1  # §B10.11a
    show_if(s, id_, affects_attack(s, s.units[id_]))
    s.attacked[side] = True
    s.tell("attack", id_, hex_, mode, len(helpers))
    bill = charge(s, crew, 0 if free else cost)
    planned = Attack(id_, hex_, mode, spotter, " ".join(helpers), aim)
    s.then(*mines_in_close_combat(s, planned), planned.step("choose_targets"), bill)


def mines_in_close_combat(s: Battle, attack: Attack) -> list[Item]:
    """§B17.10a Whoever starts close combat among mines sets them off first, §B10.5a supporters too."""
    close = s.units[attack.unit].hex == attack.hex and mined(s, attack.hex)
    return [("mines", id_) for id_ in (attack.unit, *attack.helpers.split())] if close else []


def aimed(s: Battle, side: int, id_: str) -> Asking[int]:
    """Card 11: two more firepower."""
    return AIM if (yield from plays(s, side, "aim", AIMING, {"unit": id_})) else 0


def come_out(s: Battle, id_: str, hex_: str, purse: Purse = None) -> Asking[None]:
    """§B11.1a Whoever attacks is no longer hidden; it faces what it attacks.

    §B16.2a A turret lets it look elsewhere, if the price of that can be paid.
    """
    unit = s.units[id_]
    if unit.hidden:
        ways_ = [unit.but(facing=facing) for facing in range(6)]
        turned = [way for way in ways_ if unit.kind.turret and within(purse, cost_of_attack(s, way, hex_))]
        yield from reveal(s, id_, [way.facing for way in ways_ if way in turned or in_arc(s, way, hex_)])


def fires_from_hiding(s: Battle, unit: Unit, mode: str) -> bool:
    """§B13.3a A hidden mortar that fires indirectly, out of the enemy's sight, stays hidden."""
    return unit.hidden and mode == INDIRECT and unseen_by(s, unit.hex, enemy(unit.side))


def affects_attack(s: Battle, unit: Unit) -> bool:
    marker = marker_of(s, unit)
    return bool(marker.attack_cost or marker.red or marker.blue or marker.range or marker.no_red or marker.no_blue)


def mined(s: Battle, hex_: str) -> bool:
    fort = s.forts.get(hex_)
    return fort is not None and fort.kind == MINES


def choose_targets(s: Battle, *fields: Any) -> Step | None:
    """§B6.9a Everybody in the hex, friend or foe, then §B17.11a its fortification; §B6.9b in close combat one only.

    §B6.10c From outside one may fire into a close combat, at all who are in it.
    """
    attack, _ = read_attack(fields)
    unit = s.units.get(attack.unit)
    if unit is None or not still_shoots(s, unit, attack.mode):
        return None
    if unit.hex == attack.hex:
        return close_target(s, attack, unit)
    there = (other.id for other in fired_at(s, unit, attack.hex))
    s.then(attack.step("shoot", *there, *things_in(s, attack.hex)))
    return None


def still_shoots(s: Battle, unit: Unit, mode: str) -> bool:
    """§B17.10a §B7.5a What mines have done to an attacker counts at once; its marker is shown if it makes a difference.

    §B7.5b One that says destroyed takes it away.
    """
    show_if(s, unit.id, affects_attack(s, unit) or is_barred(s, unit, mode))
    if is_doomed(s, unit):
        destroy(s, unit.id)
    elif is_barred(s, unit, mode):
        s.tell("held_back", unit.id)
    return not is_barred(s, unit, mode)


def is_barred(s: Battle, unit: Unit, mode: str) -> bool:
    """§B7.3b Its marker lets it not attack at all."""
    return why_not_at_all(s, unit, mode) == "marker"


def fired_at(s: Battle, unit: Unit, hex_: str) -> list[Unit]:
    """§B6.9a Everybody in a hex who can be seen; §B6.9b in one's own only enemies."""
    close = unit.hex == hex_
    return [other for other in units_at(s, hex_) if not other.hidden and not (close and other.side == unit.side)]


def things_in(s: Battle, hex_: str) -> list[str]:
    """§9.0c Refugees or cattle, §B17.11a then the fortification that can be seen."""
    herd = [HERD] if hex_ in s.herds else []
    return [*herd, FORT] if hex_ in s.forts and not s.forts[hex_].hidden else herd


def close_target(s: Battle, attack: Attack, unit: Unit) -> Step:
    """§B6.9b §B6.10b One enemy of the hex, or §B17.11a the fortification."""
    able = [other.id for other in fired_at(s, unit, unit.hex) if may_hurt(s, unit, other, attack.mode)]
    fort = [thing for thing in things_in(s, unit.hex) if thing == FORT]
    chosen = yield from Choice(unit.side, "close_target", [*able, *fort], "B6.9b", about_roll(s, attack))
    s.then(attack.step("shoot", chosen))


def shoot(s: Battle, *fields: Any) -> Step:
    """§B6.9a One roll after another; the attacker chooses the order, §B15.11a a passenger before its vehicle.

    §4.8a `relief` lowers the number of the first roll.
    """
    attack, rest = read_attack(fields)
    unit = s.units.get(attack.unit)
    alive = [other for other in rest if other in s.units or other in THINGS]
    if unit is None or not alive:
        return
    target = alive[0]
    if len(alive) > 1:
        open_ = [other for other in alive if other in s.units and s.units[other].cargo not in alive] or alive[:1]
        target = (
            open_[0]
            if unit.side == s.bot
            else (yield from Choice(unit.side, "next_target", open_, "B6.9a", about_roll(s, attack)))
        )
        s.then(attack._replace(relief=0).step("shoot", *[other for other in alive if other != target]))
    if target == FORT:
        yield from shoot_at_fort(s, attack)
    elif target == HERD:
        yield from shoot_at_herd(s, attack)
    elif s.units[target].kind.suspect:
        s.then(attack.step("fire_at_suspect", target))  # §6.3a
    else:
        yield from shoot_at(s, attack, s.units[target])


def about_roll(s: Battle, attack: Attack) -> dict[str, Any]:
    """Who fires where, with whose help."""
    support = supporters_left(s, attack)
    return {"unit": attack.unit, "target": attack.hex, "support": support, "aim": attack.aim}


def shoot_at(s: Battle, attack: Attack, target: Unit) -> Step:
    """§B6.8a Command points first; §7.5b §S.b then the marker is shown; §B6.0b 2d6 against the hit number."""
    unit = s.units[attack.unit]
    seen = shot_at(s, attack, target, unit.side)
    if seen is None:
        return
    ways_ = RAISE if target.side == unit.side else LOWER
    about = {"what": "attack", "unit": unit.id, "target": target.id, "needed": seen.number}
    shift = (yield from caps_on_roll(s, unit.side, about, ways_)) - attack.relief
    if (yield from falls_at_once(s, target)):
        return
    target = s.units[target.id]
    real = shot_at(s, attack, target) if unit.hit or target.hit else seen  # only markers can be unknown
    if real is not None:
        show_if(s, target.id, affects_defence(s, target, real))
        yield from roll_to_hit(s, unit, target.id, real, real.number + shift)


def falls_at_once(s: Battle, target: Unit) -> Asking[bool]:
    """§B7.5b §7.5c A marker that says destroyed is shown when fired at; the attack on it is over."""
    if target.side == s.bot and target.hit:
        yield from turn_up(s, target.id)
    if not is_doomed(s, s.units[target.id]):
        return False
    show_if(s, target.id, True)
    destroy(s, target.id)
    return True


def affects_defence(s: Battle, target: Unit, real: Shot) -> bool:
    marker = marker_of(s, target)
    return bool(marker.flank if real.flank else marker.front)


def roll_to_hit(s: Battle, unit: Unit, target: str, real: Shot, needed: int) -> Step:
    """§B6.0b 2d6 against the hit number."""
    about = {"unit": unit.id, "target": target, "needed": needed}
    rolled = yield from two_dice(s, unit.side, "attack", "B6.0b", about)
    yield from strike(s, unit.id, target, real, needed, rolled)


def strike(s: Battle, id_: str, target: str, real: Shot, needed: int, rolled: int) -> Step:
    """§B6.0b Hit if the roll reaches the number; §B7.1a four more: destroyed outright."""
    effect = "missed" if rolled < needed else "critical" if rolled >= needed + CRITICAL else "struck"
    s.tell("shot", id_, target, real.dr, real.ar, needed, rolled, effect)
    if effect == "critical":
        destroy(s, target)
    elif effect == "struck":
        yield from hit(s, target, real.colour)


def shoot_at_fort(s: Battle, attack: Attack) -> Step:
    """§B17.11a The fortification comes last."""
    unit, fort = s.units[attack.unit], s.forts.get(attack.hex)
    real = fort_shot(s, unit, attack.hex, fort, attack.mode, attack.spotter) if fort is not None else None
    if real is not None:
        number = real.helped(supporters_left(s, attack), attack.aim).number
        yield from roll_at_fort(s, unit.side, attack.hex, number, "attack", {"unit": unit.id})


def roll_at_fort(s: Battle, side: int, hex_: str, number: int, name: str, about: dict[str, str]) -> Step:
    """§B17.11a A hit destroys it."""
    fort = s.forts[hex_]
    ways_ = EITHER if fort.owner == side else LOWER
    asked = {**about, "target": fort.kind, "needed": number}
    needed = number + (yield from caps_on_roll(s, side, {"what": name, **asked}, ways_))
    rolled = yield from two_dice(s, side, name, "B17.11a", {**asked, "needed": needed})
    s.tell("shot_at_fort", fort.kind, hex_, needed, rolled)
    if rolled >= needed:
        clear_fort(s, hex_)
        s.tell("fort_destroyed", fort.kind, hex_)
        s.then(("watch",))


def shoot_at_herd(s: Battle, attack: Attack) -> Step:
    """§9.0c A soft target."""
    unit = s.units[attack.unit]
    real = herd_shot(s, unit, attack.hex, attack.mode, attack.spotter)
    if real is not None:
        number = real.helped(supporters_left(s, attack), attack.aim).number
        yield from roll_at_herd(s, unit.side, attack.hex, number, "attack", {"unit": unit.id})


def roll_at_herd(s: Battle, side: int, hex_: str, number: int, name: str, about: dict[str, str]) -> Step:
    """§9.0c The first hit removes it."""
    asked = {**about, "target": s.herds[hex_], "needed": number}
    needed = number + (yield from caps_on_roll(s, side, {"what": name, **asked}))
    rolled = yield from two_dice(s, side, name, "9.0c", {**asked, "needed": needed})
    s.tell("shot_at_herd", s.herds[hex_], hex_, needed, rolled)
    if rolled >= needed:
        s.herds = {other: herd for other, herd in s.herds.items() if other != hex_}
        s.then(("watch",))


# §B11.7a Recon by fire


def may_recon(s: Battle, unit: Unit, purse: Purse) -> bool:
    return enemy(unit.side) != s.bot and next(recon_targets(s, unit, purse), None) is not None


def recon_targets(s: Battle, unit: Unit, purse: Purse) -> Iterator[str]:
    """Hexes in the fire zone without a visible enemy, whether somebody hides or not; §6.3a Athena hides nobody."""
    if enemy(unit.side) == s.bot or why_not_at_all(s, unit, FIRE) or in_close_combat(s, unit):
        return
    for hex_ in s.board.in_sight[unit.hex]:
        if hex_ != unit.hex and not why_out_of_reach(s, unit, hex_, FIRE, TRUTH):
            if not seen_enemy_in(s, hex_, unit.side) and within(purse, cost_of_attack(s, unit, hex_)):
                yield hex_


def why_not_recon(s: Battle, unit: Unit, hex_: str, purse: Purse) -> str:
    """§B11.7a The first reason why a hex cannot be searched by fire; empty if it can.

    One of those of `why_not`; or own_hex, in_view, cost.
    """
    if hex_ == unit.hex:
        return "own_hex"
    if why := why_not(s, unit, hex_, FIRE):
        return why
    if seen_enemy_in(s, hex_, unit.side):
        return "in_view"
    return "" if within(purse, cost_of_attack(s, unit, hex_)) else "cost"


def recon_number(s: Battle, unit: Unit, hex_: str) -> int:
    """§B11.7a Six and the terrain, §B6.5a a wall on the way in included."""
    return RECON_NUMBER + s.board.hexes[hex_].terrain.defence + wall_bonus(s, unit, hex_)


def recon(s: Battle, id_: str, free: int) -> Step:
    """§B11.7a 2d6 against 6 and the terrain shows who hides there; an attack of its own follows."""
    unit = s.units[id_]
    side = unit.side
    crew = crew_of(s, id_)
    options = list(recon_targets(s, unit, purse_of(s, crew, free)))
    hex_ = yield from Choice(side, "recon_target", options, "B11.7a", {"unit": id_, "free": free})
    yield from come_out(s, id_, hex_, purse_of(s, crew, free))
    cost = cost_of_attack(s, s.units[id_], hex_)
    show_if(s, id_, bool(marker_of(s, s.units[id_]).attack_cost))
    s.attacked[side] = True
    s.then(charge(s, crew, 0 if free else cost))
    if not why_not(s, s.units[id_], hex_, FLAME):
        about = {"unit": id_, "target": hex_, "searches": 1}
        weapon = yield from Choice(side, "mode", [FIRE, FLAME], "B18.0a", about)
        if weapon == FLAME:
            flush_out(s, id_, hex_, FLAME)  # §B18.0a flames reveal whoever hides there
            return
    needed = recon_number(s, unit, hex_)
    needed += yield from caps_on_roll(s, side, {"what": "recon", "unit": id_, "target": hex_, "needed": needed})
    rolled = yield from two_dice(s, side, "recon", "B11.7a", {"unit": id_, "target": hex_, "needed": needed})
    s.tell("recon", id_, hex_, needed, rolled)
    if rolled >= needed:
        flush_out(s, id_, hex_, FIRE)


def flush_out(s: Battle, id_: str, hex_: str, mode: str) -> None:
    """§B11.7a Whoever hides in the hex appears, and is attacked."""
    found = [other.id for other in units_at(s, hex_) if other.hidden and other.side != s.units[id_].side]
    if found:
        s.then(*(("reveal", other) for other in found), Attack(id_, hex_, mode).step("choose_targets"))
