"""Events about counters: back from the boxes, stronger or weaker, and moves out of turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.events.half import Half, Windows, always
from visavis.games.noretreat.rules.cards import DONE, UNDONE, is_undone, year
from visavis.games.noretreat.rules.control import enter, leave
from visavis.games.noretreat.rules.declaring import place_blow
from visavis.games.noretreat.rules.movement import STAY, goals, points, reach, walk, way_to
from visavis.games.noretreat.rules.organisation import improve
from visavis.games.noretreat.rules.placement import arrive, german_cities, hexes_for, is_open, returning_face
from visavis.games.noretreat.rules.points import event_points, surrendered_points
from visavis.games.noretreat.rules.rail import stations
from visavis.games.noretreat.rules.special import surrender
from visavis.games.noretreat.rules.supply import is_supplied, overland
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import (
    CADRES,
    CUT,
    DESTROYED,
    LOSSES,
    OUT,
    RAIL,
    SURRENDERED,
    War,
    cities_of,
    crowd,
    enemy,
    face_of,
    has,
    has_room,
    in_box,
    in_ezoc,
    is_city,
    mark,
    on_map,
    put,
    room_at,
    stack_limit,
    turn_over,
)
from visavis.kernel.choice import Asking, Step

CROWDED_HEXES: Final = 3  # §CE32S
CENTRAL_COMMAND: Final = 4  # §CE41S counters
SURPRISE: Final = 2  # §CE36A hexes
FORTIFICATIONS: Final = ("Fort1", "Fort2")
VOLKSSTURM: Final = ("Volks1", "Volks2", "Volks3")
STAFF_WINDOW: Final = "move.axis"


def lost(s: War, side: int, boxes: Iterable[str] = LOSSES) -> list[str]:
    """Counters in these boxes."""
    return [id_ for box in boxes for id_ in in_box(s, side, box)]


# Back from the boxes


def conscript_hexes(s: War, side: int, id_: str) -> list[str]:
    """§CE01S A city of one's own or beside one, in overland supply, with room."""
    own = cities_of(s, side)
    close = dict.fromkeys(hex_ for city in own for hex_ in (city, *s.board.places[city].near))
    reached = overland(s, side)
    return [hex_ for hex_ in close if hex_ in reached and is_open(s, id_, hex_)]


def conscripts(s: War, side: int) -> list[str]:
    return [id_ for id_ in lost(s, side, (DESTROYED, SURRENDERED)) if conscript_hexes(s, side, id_)]


def new_conscripts(s: War, side: int, windows: Windows) -> Step:
    """§CE01S One comes back free, disorganized (§B7.16)."""
    id_ = yield from ask(s, side, "return", conscripts(s, side), "CE01S")
    hex_ = yield from ask(s, side, "place.hex", conscript_hexes(s, side, id_), "CE01S", unit=id_)
    arrive(s, id_, hex_, s.where[id_])


def to_rail(s: War, side: int, units: tuple[str, ...], n: int, rule: str) -> Step:
    """Up to so many of these go to the Rail box, one after another."""
    if n <= 0 or not units:
        return
    id_ = yield from ask(s, side, "to_rail", [*units, DONE], rule)
    if id_ == DONE:
        return
    start, face = s.where[id_], returning_face(s, id_)
    put(s, id_, RAIL)
    if start in LOSSES:
        turn_over(s, id_, face)  # §B7.10
    s.tell("entrained", id_, start, rule=rule)
    leave(s, start)
    s.then(("to_rail", side, tuple(other for other in units if other != id_), n - 1, rule))


def reserves(n: int, rule: str) -> Callable[[War, int, Windows], None]:
    """§CE02S §CE15S Out of any loss box."""

    def play(s: War, side: int, windows: Windows) -> None:
        s.then(("to_rail", side, tuple(lost(s, side)), n, rule))

    return play


def has_losses(s: War, side: int, windows: Windows) -> bool:
    return bool(lost(s, side))


def ersatz_units(s: War, side: int, windows: Windows) -> None:
    """§CE25A"""
    s.then(("to_rail", side, tuple(in_box(s, side, CADRES)), 2, "CE25A"))


def has_cadres(s: War, side: int, windows: Windows) -> bool:
    return bool(in_box(s, side, CADRES))


def surprised(s: War, side: int) -> tuple[str, ...]:
    """§CE18S Counters on hexes that are supplied now."""
    return tuple(
        id_
        for id_ in on_map(s, side)
        if face_of(s, id_).mobile and s.where[id_] in s.board.hexes and is_supplied(s, id_)
    )


def strategic_surprise(s: War, side: int, windows: Windows) -> None:
    """§CE18S Two onto trains, two off them."""
    s.then(("to_rail", side, surprised(s, side), 2, "CE18S"), ("get_off", side, 2, "CE18S"))


def get_off(s: War, side: int, n: int, rule: str) -> Step:
    """§B9.7 §B9.8 Up to so many detrain now; §CE35S in their own Movement they may move afterwards."""
    units, hexes = in_box(s, side, RAIL), stations(s, side)
    able = [id_ for id_ in units if any(has_room(s, id_, hex_) for hex_ in hexes)]
    if n <= 0 or not able:
        return
    answer = yield from ask(s, side, "detrain", [*able, DONE], rule)
    if answer == DONE:
        return
    goal = yield from ask(s, side, "detrain.hex", [h for h in hexes if has_room(s, answer, h)], rule, unit=answer)
    put(s, answer, goal)
    enter(s, answer, goal)
    s.tell("detrained", answer, goal)
    s.then(("get_off", side, n - 1, rule))


def maskirovka(s: War, side: int, windows: Windows) -> None:
    """§CE35S"""
    s.then(("get_off", side, len(in_box(s, side, RAIL)), "CE35S"))


def has_trains(s: War, side: int, windows: Windows) -> bool:
    return bool(in_box(s, side, RAIL)) and s.side == side


# Steps


def improvable(s: War, side: int) -> list[str]:
    """Counters on the weaker side, in overland supply."""
    reached = overland(s, side)
    return [
        id_
        for id_ in on_map(s, side)
        if s.board.units[id_].two_sided
        and not s.board.units[id_].regional
        and s.face[id_] == 0
        and s.where[id_] in reached
    ]


def replaceable(s: War, side: int) -> list[str]:
    return [id_ for id_ in lost(s, side, (DESTROYED, SURRENDERED)) if hexes_for(s, id_)]


def free_step(s: War, side: int, n: int, replacement: bool, rule: str) -> Step:
    """§CE03A §CE30A §CE38S A replacement or an improvement for nothing; of some cards a replacement only."""
    units = [*replaceable(s, side), *(() if replacement else improvable(s, side))]
    if n <= 0 or not units:
        return
    id_ = yield from ask(s, side, "free_step", [*units, DONE], rule)
    if id_ == DONE:
        return
    s.then(("free_step", side, n - 1, replacement, rule))
    if s.where[id_] in s.board.places:
        yield from improve(s, id_)
    else:
        if (yield from is_undone(s, side, id_)):
            s.tell("step_undone", id_, rule=UNDONE[side])
            return
        hex_ = yield from ask(s, side, "place.hex", hexes_for(s, id_), rule, unit=id_)
        arrive(s, id_, hex_, s.where[id_])


def troop_transfer(s: War, side: int, windows: Windows) -> None:
    """§CE03A"""
    s.then(("free_step", side, 1, False, "CE03A"))


def last_reserves(s: War, side: int, windows: Windows) -> None:
    """§CE30A"""
    event_points(s, enemy(side))
    s.then(("free_step", side, 2, False, "CE30A"))


def has_step(s: War, side: int, windows: Windows) -> bool:
    return bool(replaceable(s, side) or improvable(s, side))


def partisans(s: War, side: int, windows: Windows) -> None:
    """§CE06S A step of the Axis, its own choice."""
    s.then(("lose", AXIS, tuple(on_map(s, AXIS)), False))


def manpower_crisis(s: War, side: int, windows: Windows) -> None:
    """§CE35A Two different Soviet counters, supplied and no cadres."""
    s.then(("crisis", (), 2))


def crisis(s: War, before: tuple[str, ...], n: int) -> Step:
    units = [
        id_ for id_ in on_map(s, SOVIET) if id_ not in before and not s.board.units[id_].cadre and not has(s, id_, CUT)
    ]
    if n <= 0 or not units:
        return
    id_ = yield from ask(s, SOVIET, "lose", units, "CE35A")
    s.then(("lose", SOVIET, (id_,), False), ("crisis", (*before, id_), n - 1))


def from_1944(s: War, side: int, windows: Windows) -> bool:
    return year(s.turn) >= 1944


# Supply


def cavalry_raid(s: War, side: int, windows: Windows) -> Step:
    """§CE05S"""
    id_ = yield from ask(s, side, "raid", raided(s), "CE05S")
    mark(s, id_, CUT)
    s.tell("cut_off", id_, s.where[id_])


def raided(s: War) -> list[str]:
    return [id_ for id_ in on_map(s, AXIS) if not has(s, id_, CUT)]


def kessel(s: War, side: int, windows: Windows) -> Step:
    """§CE18A"""
    id_ = yield from ask(s, side, "kessel", pocketed(s), "CE18A")
    place = s.where[id_]
    surrender(s, id_)
    leave(s, place)
    if s.where[id_] == SURRENDERED:
        surrendered_points(s, SOVIET)


def pocketed(s: War) -> list[str]:
    return [id_ for id_ in on_map(s, SOVIET) if has(s, id_, CUT)]


def scorched_earth(s: War, side: int, windows: Windows) -> Step:
    """§CE07S"""
    city = yield from ask(s, side, "scorch", burnable(s, side), "CE07S")
    s.scorched = (*s.scorched, city)
    s.reached = None
    s.tell("scorched", city)


def burnable(s: War, side: int) -> list[str]:
    return [city for city in s.board.cities if s.control.get(city) == side and is_city(s, city)]


# Works and levies


def defensive_works(s: War, side: int, windows: Windows) -> Step:
    """§CE41A"""
    hex_ = yield from ask(s, side, "works", fortifiable(s, side), "CE41A")
    s.works = (*s.works, hex_)
    s.tell("works", hex_)


def fortifiable(s: War, side: int) -> list[str]:
    return sorted({s.where[id_] for id_ in on_map(s, side)} & set(s.board.hexes) - set(s.works))


def rebuild(s: War, units: tuple[str, ...], n: int, rule: str) -> Step:
    """§CE48A §CE49A Eliminated works and levies, in Axis cities of Greater Germany."""
    gone = [id_ for id_ in units if s.where[id_] == OUT]
    cities = [city for city in german_cities(s) if s.board.places[city].german]
    if n <= 0 or not gone or not cities:
        return
    id_ = yield from ask(s, AXIS, "rebuild", [*gone, DONE], rule)
    if id_ == DONE:
        return
    city = yield from ask(s, AXIS, "place.hex", cities, rule, unit=id_)
    put(s, id_, city)
    s.tell("reinforcement", id_, city)
    s.then(("rebuild", units, n - 1, rule))


def festung(s: War, side: int, windows: Windows) -> None:
    """§CE48A"""
    event_points(s, SOVIET)
    s.then(("rebuild", FORTIFICATIONS, 1, "CE48A"))


def levies(s: War, side: int, windows: Windows) -> None:
    """§CE49A"""
    s.then(("rebuild", VOLKSSTURM, 2, "CE49A"))


def any_gone(units: tuple[str, ...]) -> Callable[[War, int, Windows], bool]:
    def ready(s: War, side: int, windows: Windows) -> bool:
        return any(s.where[id_] == OUT for id_ in units) and bool(german_cities(s))

    return ready


# Moves out of turn


def out_of_turn(s: War, units: tuple[str, ...], n: int, budget: int, rule: str) -> Step:
    """Up to so many of these move so far, each once."""
    able = [id_ for id_ in units if s.where[id_] in s.board.places and far_goals(s, id_, budget)]
    if n <= 0 or not able:
        return
    id_ = yield from ask(s, s.board.units[able[0]].side, "move", [*able, DONE], rule)
    if id_ == DONE:
        return
    yield from go_out_of_turn(s, id_, budget, rule)
    s.then(("out_of_turn", tuple(other for other in able if other != id_), n - 1, budget, rule))


def far_goals(s: War, id_: str, budget: int) -> list[str]:
    found, _ = reach(s, id_, budget)
    return goals(s, id_, found)


def go_out_of_turn(s: War, id_: str, budget: int, rule: str) -> Asking[None]:
    found, before = reach(s, id_, budget)
    side = s.board.units[id_].side
    goal = yield from ask(s, side, "goal", [*goals(s, id_, found), STAY], rule, unit=id_, points=budget)
    if goal != STAY:
        walk(s, id_, way_to(before, goal), found[goal], budget)
    s.mover, s.left = "", 0


def free_to_move(s: War, side: int, supplied: bool = True, armour: bool = False) -> tuple[str, ...]:
    """Mobile counters outside enemy zones."""
    return tuple(
        id_
        for id_ in on_map(s, side)
        if face_of(s, id_).mobile
        and not in_ezoc(s, side, s.where[id_])
        and not (supplied and has(s, id_, CUT))
        and (not armour or face_of(s, id_).armour)
    )


def battle_initiative(s: War, side: int, windows: Windows) -> None:
    """§CE10A"""
    s.then(("out_of_turn", free_to_move(s, side), 1, 2, "CE10A"))


def operational_moves(s: War, side: int, windows: Windows) -> None:
    """§CE39A A hex that costs exactly one point."""
    units = free_to_move(s, side, supplied=False)
    s.then(("out_of_turn", units, len(units), 1, "CE39A"))


def central_command(s: War, side: int, windows: Windows) -> None:
    """§CE41S One hex, whatever it costs."""
    s.then(("one_hex", free_to_move(s, side, supplied=False), CENTRAL_COMMAND))


def one_hex(s: War, units: tuple[str, ...], n: int) -> Step:
    able = [id_ for id_ in units if beside(s, id_)]
    if n <= 0 or not able:
        return
    id_ = yield from ask(s, SOVIET, "move", [*able, DONE], "CE41S")
    if id_ == DONE:
        return
    start = s.where[id_]
    goal = yield from ask(s, SOVIET, "goal", [*beside(s, id_), STAY], "CE41S", unit=id_, points=0)
    if goal != STAY:
        put(s, id_, goal)
        enter(s, id_, goal)
        s.tell("moved", id_, start, goal, 0)
        leave(s, start)
    s.then(("one_hex", tuple(other for other in able if other != id_), n - 1))


def beside(s: War, id_: str) -> list[str]:
    """§B8.10 §B8.11 Places it could step to."""
    side, near = s.board.units[id_].side, s.board.places[s.where[id_]].near
    return [p for p in near if not any(s.board.units[o].side != side for o in s.at.get(p, ())) and has_room(s, id_, p)]


def panzerblitz(s: War, side: int, windows: Windows) -> None:
    """§CE43A"""
    units = free_to_move(s, side, armour=True)
    s.then(("out_of_turn", units, len(units), 2, "CE43A"))


def in_clear(s: War, side: int, windows: Windows) -> bool:
    return s.weather == "clear" and bool(free_to_move(s, side, armour=True))


def anybody_free(s: War, side: int, windows: Windows) -> bool:
    return bool(free_to_move(s, side))


def surprise_attack(s: War, side: int, windows: Windows) -> Step:
    """§CE36A One supplied stack, and a Counterblow marker where it ends."""
    hex_ = yield from ask(s, side, "stack", stacks(s, side), "CE36A")
    units = [id_ for id_ in s.at[hex_] if face_of(s, id_).mobile and not has(s, id_, CUT)]
    ways = {id_: short_ways(s, id_, SURPRISE) for id_ in units}
    shared = sorted(goal for goal in set.intersection(*map(set, ways.values())) if has_room_for_all(s, units, goal))
    goal = yield from ask(s, side, "goal", [*shared, STAY], "CE36A", unit=units[0], points=SURPRISE)
    if goal != STAY:
        for id_ in units:
            walk(s, id_, list(ways[id_][goal]), len(ways[id_][goal]), SURPRISE)
        s.mover = ""
    place_blow(s, side, hex_ if goal == STAY else goal)


def has_room_for_all(s: War, units: list[str], goal: str) -> bool:
    """§B8.11 A stack stays together."""
    return crowd(s, goal) + sum(s.board.units[id_].stacks for id_ in units) <= room_at(s, AXIS, goal)


def short_ways(s: War, id_: str, steps: int) -> dict[str, tuple[str, ...]]:
    """§CE36A Where a normal move of at most so many hexes may end, and by which of them."""
    start, side, budget = s.where[id_], s.board.units[id_].side, points(s, id_)
    t = s.clone()
    found: dict[str, tuple[str, ...]] = {}
    front: list[tuple[str, int, tuple[str, ...]]] = [(start, 0, ())]
    for _ in range(steps):
        further = []
        for place, spent, way in front:
            put(t, id_, place)
            costs, before = reach(t, id_, budget - spent)
            known = (start, *found)
            for near in [each for each in costs if before[each] == place and each not in known]:
                found[near] = (*way, near)
                if near not in s.zones[1 - side] or near in s.at:  # §B8.6
                    further.append((near, spent + costs[near], found[near]))
        front = further
    return found


def stacks(s: War, side: int) -> list[str]:
    found = {s.where[id_] for id_ in on_map(s, side) if face_of(s, id_).mobile and not has(s, id_, CUT)}
    return sorted(hex_ for hex_ in found if hex_ in s.board.hexes)


def has_stack(s: War, side: int, windows: Windows) -> bool:
    return bool(stacks(s, side))


def general_staff(s: War, side: int, windows: Windows) -> Step | None:
    """§CE17A A stack has more movement points, or an advance is longer."""
    if STAFF_WINDOW in windows:
        return hurry(s, side)
    if s.battle is not None:
        s.battle.mods["advance more"] = 1
    return None


def hurry(s: War, side: int) -> Step:
    hex_ = yield from ask(s, side, "stack", stacks(s, side), "CE17A")
    for id_ in s.at[hex_]:
        s.mods[f"phase.more {id_}"] = 2


def staff_can(s: War, side: int, windows: Windows) -> bool:
    if STAFF_WINDOW in windows:
        return bool(stacks(s, side))
    return s.battle is not None and s.battle.side == AXIS


def prepared_offensive(s: War, side: int, windows: Windows) -> None:
    """§CE32S"""
    s.then(("crowding", CROWDED_HEXES))


def crowding(s: War, n: int) -> Step:
    """§CE32S Up to three hexes, each beside the others, for one counter more."""
    hexes = [
        hex_
        for hex_ in sorted({s.where[id_] for id_ in on_map(s, SOVIET)} & set(s.board.hexes))
        if hex_ not in s.crowded and all(hex_ in s.board.places[other].near for other in s.crowded)
    ]
    if n <= 0 or not hexes:
        return
    hex_ = yield from ask(s, SOVIET, "crowd", [*hexes, DONE], "CE32S")
    if hex_ == DONE:
        return
    s.crowded = (*s.crowded, hex_)
    s.tell("crowded", hex_, stack_limit(s, SOVIET) + 1)
    s.then(("crowding", n - 1))


FORCES: Final[dict[str, Half]] = {
    "01S": Half(lambda s, side, windows: bool(conscripts(s, side)), new_conscripts),
    "02S": Half(has_losses, reserves(2, "CE02S")),
    "03A": Half(has_step, troop_transfer),
    "05S": Half(lambda s, side, windows: bool(raided(s)), cavalry_raid),
    "06S": Half(lambda s, side, windows: any(on_map(s, AXIS)), partisans),
    "07S": Half(lambda s, side, windows: bool(burnable(s, side)), scorched_earth),
    "10A": Half(anybody_free, battle_initiative),
    "15S": Half(has_losses, reserves(1, "CE15S")),
    "17A": Half(staff_can, general_staff),
    "18A": Half(lambda s, side, windows: bool(pocketed(s)), kessel),
    "18S": Half(always, strategic_surprise),
    "25A": Half(has_cadres, ersatz_units),
    "30A": Half(has_step, last_reserves),
    "32S": Half(always, prepared_offensive),
    "35A": Half(from_1944, manpower_crisis),
    "35S": Half(has_trains, maskirovka),
    "36A": Half(has_stack, surprise_attack),
    "39A": Half(lambda s, side, windows: bool(free_to_move(s, side, supplied=False)), operational_moves),
    "41A": Half(lambda s, side, windows: bool(fortifiable(s, side)), defensive_works),
    "41S": Half(lambda s, side, windows: bool(free_to_move(s, side, supplied=False)), central_command),
    "43A": Half(in_clear, panzerblitz),
    "48A": Half(any_gone(FORTIFICATIONS), festung),
    "49A": Half(any_gone(VOLKSSTURM), levies),
}
