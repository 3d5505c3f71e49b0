"""A war in progress, and plain questions one may ask of it.

Ids are the printed names: hex "1204", area "finland", counter "2Pz" or "West", event card "07". A side is 0, the Axis,
or 1, the Soviets. Whatever moves on the board moves by `put`, `lift`, `mark`, `unmark` and `turn_over`: they keep the
zones of control, so that nobody has to work them out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field
from typing import Any, Final, NamedTuple

from visavis.games.noretreat.board import NOBODY, STRONG, Board, Face, Unit, at_turn
from visavis.games.noretreat.bot.orders import Conduct, Orders
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.kernel.game import State
from visavis.kernel.plain import PASSING, Pair, Plain, Shared, declared

RAIL: Final = "rail"
SHATTERED: Final = "shattered"
DESTROYED: Final = "destroyed"
SURRENDERED: Final = "surrendered"
CADRES: Final = "cadre"
TRACK: Final = "track"  # to come on the turn that `due` says
WAITING: Final = "waiting"  # §B14.11 to come when something happens
OUT: Final = "out"
LOSSES: Final = (SHATTERED, DESTROYED, SURRENDERED)
BOXES: Final = (RAIL, *LOSSES, CADRES, TRACK, WAITING, OUT)

CUT: Final = 1  # an Unsupplied marker
DISORGANIZED: Final = 2
MOVED: Final = 4
USED: Final = 8  # has attacked in this phase

TARGET: Final = "target"
BLOW: Final = "blow"  # a Counterblow marker

DUEL: Final = "duel"  # two people
ALONE: Final = "alone"  # one person plays both sides by the solitaire module
SOLO: Final = "solo"  # one person against the program

YOU: Final = 0  # the chairs of a solitaire game
OPPONENT: Final = 1

LAST_AXIS_INITIATIVE: Final = 11  # §B4.7
TWO_STEPS: Final = 17  # §B7.4 §B13.12
YEAR_1945: Final = 23


class Options(NamedTuple):
    """What was agreed on before the game."""

    cadres: bool = True  # ruling R57
    stalin: bool = False  # §SE1.9 §SI2
    directive: bool = False  # §SE2.5
    side: str = "initiative"  # §SV2
    open_hand: bool = False  # ruling R38 whether the program's hand lies open
    variants: bool = False  # §UM12 whether sides are asked for the options of a battle
    first: str = "axis"  # ruling R107
    start: str = "barbarossa"
    until: int = 28  # §B12.12


@declared
class Battle(Plain):
    """One battle, from its first attacker to its last advance."""

    hex: str
    side: int  # who attacks
    forced: bool = False  # §B10.7 by a Counterblow marker
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    boost: bool = False  # §B10.21 a Blitz! or Shock! marker is used
    counter: bool = False  # §B10.28 it is the counterattack
    column: int = 0
    die: int = 0  # 0: none was rolled
    result: str = ""
    advancer: str = ""  # ruling R102 who has just advanced and may go on
    pace: int = 0  # so many hexes
    vacated: tuple[str, ...] = ()  # §B10.29 hexes of the attacked force that have become empty
    mods: dict[str, int] = field(default_factory=dict)  # what event cards have changed


@declared
class War(State):
    """The whole game as plain data."""

    scenario: str
    mode: str
    board: Shared[Board]
    options: Options
    yours: int = NOBODY  # alone or solo: the side with which the person can win
    last: int = 28  # the last turn
    turn: int = 0
    side: int = AXIS  # whose player turn it is
    phase: str = ""
    weather: str = "clear"
    flipped: tuple[int, ...] = ()  # §B13.19 turns whose weather marker was turned over
    first_snow: int = 0  # §B10.22 the turn of it; 0: not yet, -1: never
    where: dict[str, str] = field(default_factory=dict)  # by counter: hex, area or box
    face: dict[str, int] = field(default_factory=dict)  # by counter: WEAK or STRONG
    marks: dict[str, int] = field(default_factory=dict)  # by counter, if there are any
    at: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by hex or area: the counters there
    zones: Pair[Mapping[str, int]] = field(
        default_factory=lambda: [{}, {}]
    )  # by side and place: counters with a zone there
    control: dict[str, int] = field(default_factory=dict)  # §B8.13 by city, oil hex or area
    due: dict[str, int] = field(default_factory=dict)  # by counter on the track
    deck: list[str] = field(default_factory=list)  # §B5.1 in no order
    discards: list[str] = field(default_factory=list)  # the top one is the last
    done: str = ""  # ruling R79 the half whose event has put it there, if one has
    hands: Pair[list[str]] = field(default_factory=lambda: [[], []])
    quiet: list[bool] = field(
        default_factory=lambda: [False, False]
    )  # by side: asks for no windows in this player turn
    boosts: list[int] = field(default_factory=lambda: [0, 0])  # §B13.1 Blitz!, Shock!
    upgrades: int = 0  # §B7.2 free ones left
    trains: int = 0  # §B9.2 entrained in this player turn
    mover: str = ""  # the counter that may go on
    left: int = 0  # with so many movement points
    markers: dict[str, str] = field(default_factory=dict)  # by hex: TARGET or BLOW
    declared: int = 0  # Target markers placed in this player turn
    fought: int = 0  # of them, battles resolved
    forced: int = 0  # battles that a Counterblow marker has forced
    battle: Battle | None = None
    mods: dict[str, int] = field(default_factory=dict)  # what event cards have changed for longer
    works: tuple[str, ...] = ()  # §B10.23 Defensive Works
    scorched: tuple[str, ...] = ()
    crowded: tuple[str, ...] = ()  # hexes where one more may stand
    fewer: list[int] = field(default_factory=lambda: [0, 0])  # §B5.7 by side: cards it draws less next time
    event_vp: int = 0  # §B12.4 the Axis leads by so many
    order_vp: int = 0  # §SE4.1
    stalin: str = ""  # §SE1.3 his place, or nothing; he is no counter
    stalin_lost: bool = False  # §SE1.6
    directive: str = ""
    needs: list[int] = field(default_factory=lambda: [0, 0])  # §UM11 cities to win, by side
    orders: Orders | None = None
    conduct: Conduct | None = None  # §SD4.1 the opponent's turn, once it has begun
    ending: str = ""
    winner: int = NOBODY
    reached: list[dict[str, int] | None] | None = field(default=None, init=False, metadata=PASSING)  # overland supply

    def dump(self) -> dict[str, Any]:
        return {**State.dump(self), "overlay": self.board.overlaid, "mission": self.board.mission.mission.id}


def enemy(side: int) -> int:
    return 1 - side


def owner_of(s: War, side: int) -> int:
    """The seat whose colour a side has."""
    if s.mode == DUEL or side == NOBODY:
        return side
    return YOU if side == s.yours else OPPONENT


# Counters


def unit_of(s: War, id_: str) -> Unit:
    return s.board.units[id_]


def face_of(s: War, id_: str) -> Face:
    """The side of the counter that is up."""
    return s.board.units[id_].faces[s.face[id_]]


def has(s: War, id_: str, bit: int) -> bool:
    return bool(s.marks.get(id_, 0) & bit)


def is_on_map(s: War, id_: str) -> bool:
    return s.where[id_] in s.board.places


def on_map(s: War, side: int) -> Iterator[str]:
    """The counters of a side on the map, areas included, in the order of the box."""
    places, where = s.board.places, s.where
    return (id_ for id_ in s.board.sides[side] if where[id_] in places)


def in_box(s: War, side: int, box: str) -> list[str]:
    where = s.where
    return [id_ for id_ in s.board.sides[side] if where[id_] == box]


def holder(s: War, place: str) -> int:
    """The side whose counters are here, if any are."""
    here = s.at.get(place)
    return s.board.units[here[0]].side if here else NOBODY


def steps_of(s: War, id_: str) -> int:
    """§B7.4 §B10.36 How often it can lose a step."""
    unit = s.board.units[id_]
    if not unit.two_sided or s.face[id_] != STRONG:
        return 1
    return 2 if unit.side == AXIS or s.turn >= TWO_STEPS else 1


# Changing the board


def put(s: War, id_: str, place: str) -> None:
    """The counter, in another place; in a box it has no markers."""
    lift(s, id_)
    s.where[id_] = place
    if place in s.board.places:
        s.at[place] = (*s.at.get(place, ()), id_)
        exert(s, id_, 1)
    else:
        s.marks.pop(id_, None)


def lift(s: War, id_: str) -> None:
    """Out of its place, into nowhere."""
    place = s.where[id_]
    if place in s.board.places:
        exert(s, id_, -1)
        rest = tuple(other for other in s.at[place] if other != id_)
        if rest:
            s.at[place] = rest
        else:
            del s.at[place]
    s.where[id_] = ""
    s.reached = None


def exert(s: War, id_: str, by: int) -> None:
    """§B8.5 Its zone of control begins or ends, if it has one."""
    unit = s.board.units[id_]
    if not unit.faces[s.face[id_]].zone or s.marks.get(id_, 0) & CUT:
        return
    s.reached = None
    place = s.board.places[s.where[id_]]
    if place.terrain == "area":  # ruling R84
        return
    zone = dict(s.zones[unit.side])
    for near in place.near:
        count = zone.get(near, 0) + by
        if count:
            zone[near] = count
        else:
            del zone[near]
    s.zones[unit.side] = zone


def mark(s: War, id_: str, bit: int) -> None:
    """A marker on the counter; an unsupplied one loses its zone (§B6.12)."""
    before = s.marks.get(id_, 0)
    if before & bit:
        return
    if bit == CUT and is_on_map(s, id_):
        exert(s, id_, -1)
    s.marks[id_] = before | bit


def unmark(s: War, id_: str, bit: int) -> None:
    before = s.marks.get(id_, 0)
    if not before & bit:
        return
    if before == bit:
        del s.marks[id_]
    else:
        s.marks[id_] = before & ~bit
    if bit == CUT and is_on_map(s, id_):
        exert(s, id_, 1)


def turn_over(s: War, id_: str, face: int) -> None:
    """The counter's other side; a fort has no zone."""
    there = is_on_map(s, id_)
    if there:
        exert(s, id_, -1)
    s.face[id_] = face
    if there:
        exert(s, id_, 1)


def take_control(s: War, place: str, side: int) -> None:
    """§B8.13"""
    if s.control.get(place) != side:
        s.control[place] = side
        s.reached = None
        s.tell("control", place, side)


# The map


def in_ezoc(s: War, side: int, place: str) -> bool:
    """Whether a place lies in a zone of control of this side's enemy."""
    return place in s.zones[1 - side]


def terrain_of(s: War, place: str) -> str:
    """A scorched city is a marsh (card 07)."""
    return "marsh" if place in s.scorched else s.board.places[place].terrain


def is_city(s: War, place: str) -> bool:
    return s.board.places[place].terrain == "city" and place not in s.scorched


def cities_of(s: War, side: int) -> list[str]:
    """The cities a side controls; a scorched one is none."""
    return [city for city in s.board.cities if s.control.get(city) == side and city not in s.scorched]


# The turn


def initiative(s: War) -> int:
    """§B4.7 §B13.9"""
    return AXIS if s.turn <= LAST_AXIS_INITIATIVE else SOVIET


def stack_limit(s: War, side: int) -> int:
    """§B8.11"""
    numbers = s.board.numbers
    return numbers.axis_stack if side == AXIS else at_turn(numbers.soviet_stack, s.turn, 1)


def crowd(s: War, place: str) -> int:
    """§B8.12 The counters that count for stacking (ruling R61)."""
    units = s.board.units
    return sum(1 for id_ in s.at.get(place, ()) if units[id_].stacks)


def has_room(s: War, id_: str, place: str) -> bool:
    """§B8.11 Whether this counter may stay there beside those that are."""
    unit = s.board.units[id_]
    here = s.at.get(place)
    if not here or not unit.stacks:
        return True
    return crowd(s, place) < room_at(s, unit.side, place)


def room_at(s: War, side: int, place: str) -> int:
    """§B8.12 An area holds two of a side."""
    if s.board.places[place].terrain == "area":
        return 2
    return stack_limit(s, side) + (place in s.crowded and side == SOVIET)


def mod(s: War, key: str) -> int:
    """What an event card has changed, for this battle or for longer; 0: nothing."""
    battle = s.battle
    return (battle.mods.get(key, 0) if battle is not None else 0) or s.mods.get(key, 0)
