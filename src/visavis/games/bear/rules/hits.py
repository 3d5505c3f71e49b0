"""Chapter B7: hits, markers, rally, losses."""

from __future__ import annotations

from typing import Final

from visavis.games.bear.rules.control import score_destroyed
from visavis.games.bear.rules.dice import caps_on_roll, two_dice
from visavis.games.bear.rules.going import RALLY_COST
from visavis.games.bear.rules.paying import charge, crew_of
from visavis.games.bear.sheets import Marker
from visavis.games.bear.state import (
    ARMOURED,
    HEAVY,
    SOFT,
    SPARE,
    UNSEEN,
    Battle,
    Unit,
    change,
    clear_fort,
    fort_of,
    in_close_combat,
    is_doomed,
    is_stressed,
    lay_fort,
    marker_of,
    remove,
    tell_of,
    units_at,
)
from visavis.kernel.choice import CHANCE, Asking, Choice, Step, take
from visavis.kernel.plain import without

FLOOR: Final = 3  # §B3.0a §B7.13a

PILE_OF: Final = {"red": SOFT, "blue": ARMOURED}


# Hits


def hit(s: Battle, id_: str, colour: str) -> Asking[None]:
    """§B7.0a §B7.2a A marker of the colour of the defence used; §B7.4a the second hit destroys."""
    unit = s.units[id_]
    if unit.hit:
        destroy(s, id_)
        return
    pile = PILE_OF[colour]
    if unit.side == s.bot and not s.options.beginner:
        change(s, id_, hit=(yield from draw_unseen(s, id_, pile)))
        s.tell("hit", id_)
        return
    marker = yield from draw_marker(s, id_, pile)
    face_up = unit.side == s.bot
    change(s, id_, hit=marker, known=face_up)
    if face_up:
        s.tell("marker", id_, marker)
        if is_doomed(s, s.units[id_]):
            destroy(s, id_)  # §7.5a what lies face up counts at once
    else:
        s.tell_secret((unit.side,), "marker", (id_, marker), "" if unit.hidden else "hit", (id_,))


def draw_marker(s: Battle, id_: str, pile: str) -> Asking[str]:
    """§B7.2a At random; §B7.2b from an empty pile a spare one without effect (ruling R63)."""
    if is_empty(s, pile) and s.units[id_].hit != pile + UNSEEN:
        return SPARE[pile].id
    side = s.units[id_].side
    left = list(s.piles[pile])
    marker = yield from take("marker", left, "B7.2a", {"unit": id_}, CHANCE if side == s.bot else side)
    s.piles = {**s.piles, pile: left}
    return marker


def draw_unseen(s: Battle, id_: str, pile: str) -> Asking[str]:
    """§7.5a At the hit, but face down; who draws it by hand cannot say yet which one it is (ruling R75)."""
    if is_empty(s, pile):
        return SPARE[pile].id
    left = s.piles[pile]
    options = [pile + UNSEEN, *sorted(set(left))]
    marker = yield from Choice(CHANCE, "unseen_marker", options, "7.5a", {"unit": id_}, tuple(left))
    if marker in left:
        s.piles = {**s.piles, pile: without(left, marker)}
    return marker


def is_empty(s: Battle, pile: str) -> bool:
    """§7.5a Markers that lie under counters and that nobody has named are still counted in the pile."""
    return len(s.piles[pile]) <= sum(1 for unit in s.units.values() if unit.hit == pile + UNSEEN)


def turn_up(s: Battle, id_: str) -> Asking[Marker]:
    """§B7.5a §7.5b The marker is turned up, and stays up; §7.5a one that a hand drew is named now (ruling R75)."""
    unit = s.units[id_]
    if unit.hit.endswith(UNSEEN):
        pile = unit.hit.removesuffix(UNSEEN)
        unit = change(s, id_, hit=(yield from draw_marker(s, id_, pile)))
    if unit.hit and not unit.known:
        unit = change(s, id_, known=True)
        s.tell("turned_up", id_, unit.hit)
    return marker_of(s, unit)


def show_if(s: Battle, id_: str, matters: bool) -> None:
    """§B7.5a A marker its owner knows is turned up once it changes a cost or a number."""
    unit = s.units.get(id_)
    if matters and unit is not None and unit.hit and not unit.known and not unit.hit.endswith(UNSEEN):
        change(s, id_, known=True)
        s.tell("turned_up", id_, unit.hit)


def take_marker_off(s: Battle, id_: str) -> None:
    """§B7.2b A removed marker goes back to its pile."""
    name = s.units[id_].hit
    if name in s.board.markers:
        put_back(s, name)
    change(s, id_, hit="", known=False)


def put_back(s: Battle, marker: str) -> None:
    """§B7.2b Into its pile."""
    pile = s.board.markers[marker].pile
    s.piles = {**s.piles, pile: [*s.piles[pile], marker]}


# Destruction


def destroy(s: Battle, id_: str) -> None:
    """§B7.11a §7.4a The counter is removed, its marker goes back, victory points follow at once."""
    unit = s.units[id_]
    s.tell("destroyed", id_, unit.kind.id, unit.hex)
    leave_fort(s, unit)
    part_from_company(s, unit)
    if unit.hit:
        take_marker_off(s, id_)
    remove(s, id_)
    s.lost = [[*own, id_] if side == unit.side else own for side, own in enumerate(s.lost)]
    s.then(("watch",))
    score_destroyed(s, unit)
    if unit.kind.warlike:  # §B16.1a
        if unit.side == s.bot:
            s.then(("command_lost",))  # §7.4b
        else:
            lose_caps(s, unit.side)


def leave_fort(s: Battle, unit: Unit) -> None:
    """§B17.2a It is no longer inside; §B17.6a a hasty defence without its builders is gone."""
    fort = fort_of(s, unit)
    if fort is None:
        return
    crew = tuple(id_ for id_ in fort.crew if id_ != unit.id)
    if fort.kind == "hasty" and not crew:
        clear_fort(s, unit.hex)
    else:
        lay_fort(s, unit.hex, fort._replace(crew=crew))


def part_from_company(s: Battle, unit: Unit) -> None:
    """§B15.11a What a destroyed vehicle carried is put down; a destroyed passenger leaves it empty."""
    if unit.cargo:
        change(s, unit.cargo, aboard="")
        tell_of(s, unit.cargo, "put_down", unit.cargo)
        s.then(("face", unit.cargo))
    if unit.aboard:
        change(s, unit.aboard, cargo="")


def lose_caps(s: Battle, side: int) -> None:
    """§B7.12a §7.3a A loss takes the highest open space of the track and its marker; §B7.13a three stay open."""
    open_spaces = allocation(s, side) - s.losses[side]
    if open_spaces <= FLOOR:
        return
    s.losses = [n + (each == side) for each, n in enumerate(s.losses)]
    if s.caps[side] == open_spaces:
        s.caps[side] -= 1
    s.tell("caps_lost", side, s.caps[side])


def allocation(s: Battle, side: int) -> int:
    caps = s.board.mission.caps
    return caps.soviet if side else caps.german


# Rally


def may_rally(s: Battle, unit: Unit) -> bool:
    """§B7.9a It has a marker with a rally number, and no enemy stands in its hex."""
    return bool(unit.hit) and marker_of(s, unit).rally > 0 and not in_close_combat(s, unit)


def rally_number(s: Battle, unit: Unit) -> int:
    """§B7.8a The marker's number, less one for each kind of cover (ruling R62) and each unhurt friend in the hex."""
    ground = s.board.hexes[unit.hex]
    cover = ground.terrain.blocks + bool(ground.walls) + (fort_of(s, unit) is not None)
    cover += s.smoke.get(unit.hex, 0) == HEAVY
    friends = [other for other in units_at(s, unit.hex) if other.side == unit.side and other.id != unit.id]
    return marker_of(s, unit).rally - cover - sum(1 for other in friends if not other.hit)


def cost_of_rally(s: Battle, unit: Unit) -> int:
    """§B7.6a Five, and one for stress."""
    return RALLY_COST + is_stressed(s, unit)


def try_to_rally(s: Battle, id_: str) -> Asking[bool]:
    """§B7.6a 2d6 against the rally number; §B7.5a the marker comes to light only if it is taken off."""
    unit = s.units[id_]
    needed = rally_number(s, unit)
    about = {"what": "rally", "unit": id_, "needed": needed}
    needed += yield from caps_on_roll(s, unit.side, about)
    rolled = yield from two_dice(s, unit.side, "rally", "B7.6a", {"unit": id_, "needed": needed})
    if rolled < needed:
        tell_failure(s, unit, needed, rolled)
        return False
    recover(s, id_)
    return True


def recover(s: Battle, id_: str) -> None:
    """§B7.6a The marker is shown and goes back; §B11.1a of a hidden unit only its own side hears."""
    show_if(s, id_, not s.units[id_].hidden)
    tell_of(s, id_, "rallied", id_)
    take_marker_off(s, id_)


def tell_failure(s: Battle, unit: Unit, needed: int, rolled: int) -> None:
    """§B7.5a Of a marker that lies face down the number needed would tell; of a hidden unit nothing is heard."""
    if unit.known:
        tell_of(s, unit.id, "rally_failed", unit.id, needed, rolled)
    else:
        outside = "" if unit.hidden else "rally_in_vain"
        s.tell_secret((unit.side,), "rally_failed", (unit.id, needed, rolled), outside, (unit.id, rolled))


def is_rallied_by_card(s: Battle, unit: Unit) -> bool:
    """Card 03, §4.3f: any marker but destroyed, also in close combat."""
    return bool(unit.hit) and marker_of(s, unit).rally >= 0


# Steps


def rally(s: Battle, id_: str, free: int) -> Step:
    """§B7.6a Five points, one try; the check is made either way."""
    unit = s.units[id_]
    crew = crew_of(s, id_)
    s.then(charge(s, crew, 0 if free else cost_of_rally(s, unit)))
    yield from try_to_rally(s, id_)


def rally_roll(s: Battle, id_: str) -> Step:
    """§B10.9a One of several tries."""
    if id_ in s.units:
        yield from try_to_rally(s, id_)
