"""A battle in progress, and plain questions one may ask of it.

Ids are the printed names: hex "G06" (with several boards "4-G06"), counter "R1", hit marker
"soft-pinned", battle card "07". Facings are 0 to 5 clockwise from the north; in answers they are the
words of `DIRECTIONS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, Final, NamedTuple

from visavis.games.bear.board import Board, Kind
from visavis.games.bear.sheets import NOWHERE, Marker
from visavis.kernel.game import State
from visavis.kernel.plain import ById, Shared, declared

NOBODY: Final = -1
UNKNOWN: Final = "unknown"  # a hidden unit, in a question to the enemy
NO_FACING: Final = -1  # §B11.2a §6.0b hidden units and suspected enemies have none

TRUTH: Final = -1  # the eyes of somebody who sees every marker
SOFT: Final = "soft"
ARMOURED: Final = "armoured"
UNSEEN: Final = "?"  # §7.5a ends the name of a marker that was drawn by hand and that nobody has looked at
NO_MARKER: Final = Marker("", "soft", 0, 0)
SPARE: Final = {SOFT: Marker("soft-spare", "soft", 0, 7), ARMOURED: Marker("armoured-spare", "armoured", 0, 7)}

HEAVY: Final = 2  # §B14.3a smoke
LIGHT: Final = 1  # §B14.4a

TRENCH: Final = "trench"
BUNKER: Final = "bunker"
HASTY: Final = "hasty"
WIRE: Final = "wire"
ROAD_BLOCK: Final = "road_block"
MINES: Final = "mines"

REFUGEES: Final = "refugees"


class Options(NamedTuple):
    """What was agreed on before the game."""

    easier: bool = False
    harder: bool = False  # §3.1c
    beginner: bool = False  # §7.5a
    common_sense: bool = False  # §42.0a
    control_g08: bool = False  # ruling R1


FIELDS_OF_UNIT: Final[Mapping[str, Any]] = {
    "id": str,
    "side": int,
    "kind": ById[Kind],
    "hex": str,
    "facing": int,
    "spent": bool,
    "hit": str,
    "known": bool,
    "hidden": bool,
    "aboard": str,
    "cargo": str,
    "bogged": bool,
    "arrival": str,
}


class Unit:
    """A counter. Never changed: a changed one takes its place.

    Not a named tuple, as other rows are: its fields are looked up a hundred times for an answer, and there each
    takes four times as long.
    """

    __slots__ = tuple(FIELDS_OF_UNIT)
    row: ClassVar[Mapping[str, Any]] = FIELDS_OF_UNIT

    def __init__(
        self,
        id: str,
        side: int,
        kind: Kind,
        hex: str = NOWHERE,
        facing: int = 0,
        spent: bool = False,
        hit: str = "",
        known: bool = False,
        hidden: bool = False,
        aboard: str = "",
        cargo: str = "",
        bogged: bool = False,
        arrival: str = "",
    ) -> None:
        self.id: str = id
        self.side: int = side
        self.kind: Kind = kind
        self.hex: str = hex
        self.facing: int = facing
        self.spent: bool = spent
        self.hit: str = hit  # its hit marker
        self.known: bool = known  # §B7.5a the marker lies face up
        self.hidden: bool = hidden
        self.aboard: str = aboard  # the vehicle that carries or tows it
        self.cargo: str = cargo  # what it carries or tows
        self.bogged: bool = bogged  # cannot move before the end of the round
        self.arrival: str = arrival  # with which reinforcements it comes

    def in_hex(self, hex_: str) -> Unit:
        """The same counter elsewhere."""
        return Unit(
            self.id,
            self.side,
            self.kind,
            hex_,
            self.facing,
            self.spent,
            self.hit,
            self.known,
            self.hidden,
            self.aboard,
            self.cargo,
            self.bogged,
            self.arrival,
        )

    def but(self, **fields: Any) -> Unit:
        """The same counter, changed."""
        other = self.in_hex(self.hex)
        for name, value in fields.items():
            setattr(other, name, value)
        return other

    def __repr__(self) -> str:
        return f"Unit({', '.join(f'{name}={getattr(self, name)!r}' for name in self.row)})"


class Fort(NamedTuple):
    """§B17.0a A fortification or obstacle, and who occupies it."""

    kind: str
    owner: int
    facing: int = 0
    hidden: bool = False
    crew: tuple[str, ...] = ()  # §B17.2a the units inside; of a hasty defence, its builders


@declared
class Battle(State):
    """The whole game as plain data."""

    scenario: str
    board: Shared[Board]
    options: Options
    bot: int  # the side that Athena plays, or NOBODY
    units: dict[str, Unit] = field(
        default_factory=dict
    )  # by id, in the order of the scenario; also those still to come
    at: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by hex: the counters there, hidden ones included
    side: int = 0  # whose turn it is
    first: int = 0  # §B2.0b who has the first turn of the round
    round: int = 0
    passes: int = 0  # §B2.0c in a row
    acted: tuple[str, ...] = ()  # who has acted in this turn
    stressed: list[tuple[str, ...]] = field(
        default_factory=lambda: [(), ()]
    )  # §B2.6a by side: who acted in its last turn
    attacked: list[bool] = field(
        default_factory=lambda: [False, False]
    )  # by side: whether its last turn was an attack (ruling R46)
    incursions: tuple[tuple[int, str, str], ...] = ()  # §B6.12b side, hex entered, hex it came from
    caps: list[int] = field(default_factory=lambda: [0, 0])  # §B3.0a
    losses: Sequence[int] = field(
        default_factory=lambda: [0, 0]
    )  # §B7.12a spaces of the track taken by destroyed units
    vp_side: int = 0  # §B9.2a
    vp: int = 1
    piles: Mapping[str, Sequence[str]] = field(default_factory=dict)  # hit markers to draw
    cards: Sequence[str] = field(default_factory=list)  # §B8.1a battle cards to draw
    hands: list[Sequence[str]] = field(default_factory=lambda: [[], []])
    quiet: Sequence[tuple[str, ...]] = field(
        default_factory=lambda: [(), ()]
    )  # by side: cards it will not be asked about in this round
    control: Mapping[str, int] = field(default_factory=dict)  # by hex: the side whose marker lies up
    smoke: Mapping[str, int] = field(default_factory=dict)  # by hex: HEAVY or LIGHT
    forts: Mapping[str, Fort] = field(default_factory=dict)  # by hex
    herds: Mapping[str, str] = field(default_factory=dict)  # §9.0a by hex: refugees or cattle
    due: tuple[str, ...] = ()  # §B9.9a arrivals that may enter
    batteries: Mapping[str, int] = field(default_factory=dict)  # §B13.5a fire missions left
    planned: tuple[tuple[str, str, str, int], ...] = ()  # battery, hex, "fire" or "smoke", when
    lost: Sequence[Sequence[str]] = field(default_factory=lambda: [[], []])  # by side: destroyed counters
    gone: Sequence[str] = field(default_factory=list)  # counters that left the map otherwise
    ending: str = ""
    winner: int = NOBODY
    # Solo
    cell: int = 0  # §1.0d the scenario marker
    orders: list[int] = field(default_factory=list)  # §1.0h order cards to turn
    order_discards: list[int] = field(default_factory=list)
    orders_out: Sequence[int] = field(default_factory=list)  # §7.4b removed for good
    order: int = 0  # the order card in use; 0: none
    pool: Sequence[str] = field(default_factory=list)  # §1.0f tokens for suspected enemies
    trusting: bool = False  # §42.0a the player asks for no questions before the next round

    def dump(self) -> dict[str, Any]:
        return {**State.dump(self), "overlay": self.board.overlaid, "mission": self.board.mission.mission.id}


# Counters


def add(s: Battle, unit: Unit) -> None:
    """A new counter, on the map or beside it."""
    s.units[unit.id] = unit
    if unit.hex:
        s.at[unit.hex] = (*s.at.get(unit.hex, ()), unit.id)


def change(s: Battle, id_: str, **fields: Any) -> Unit:
    """The counter, changed. To move it, use `put`."""
    unit = s.units[id_] = s.units[id_].but(**fields)
    return unit


def put(s: Battle, id_: str, hex_: str) -> Unit:
    """§B4.3a The counter, in another hex, whoever is there already; NOWHERE: off the map."""
    unit = s.units[id_]
    if unit.hex:
        here = s.at[unit.hex]
        if len(here) > 1:
            s.at[unit.hex] = tuple([other for other in here if other != id_])
        else:
            del s.at[unit.hex]
    if hex_:
        s.at[hex_] = (*s.at.get(hex_, ()), id_)
    unit = unit.in_hex(hex_)
    s.units[id_] = unit
    return unit


def remove(s: Battle, id_: str) -> Unit:
    """The counter leaves the map for good."""
    unit = put(s, id_, NOWHERE)
    del s.units[id_]
    return unit


def units_at(s: Battle, hex_: str) -> list[Unit]:
    """All counters in a hex, hidden ones included."""
    return list(map(s.units.__getitem__, s.at.get(hex_, ())))


def of_side(s: Battle, side: int) -> list[Unit]:
    """All counters of a side on the map."""
    return [unit for unit in s.units.values() if unit.side == side and unit.hex]


def visible_enemies(s: Battle, side: int) -> list[Unit]:
    """§B11.1a §7.6b The enemy counters that this side sees on the map, suspected ones included."""
    found: list[Unit] = []
    for unit in s.units.values():
        if unit.side != side and unit.hex and not unit.hidden:
            found.append(unit)
    return found


def seen_enemy_in(s: Battle, hex_: str, side: int) -> bool:
    """Whether a counter of the other side stands here for all to see."""
    for id_ in s.at.get(hex_, ()):
        unit = s.units[id_]
        if unit.side != side and not unit.hidden:
            return True
    return False


def in_close_combat(s: Battle, unit: Unit) -> bool:
    """§B6.10a Sharing the hex with an enemy."""
    return seen_enemy_in(s, unit.hex, unit.side)


def is_watched(s: Battle) -> bool:
    """§B8.1b §B7.2a §B11.1a Whether hand, markers and hidden places are kept from a person across (ruling R73)."""
    return s.bot == NOBODY


def keeps_marker_secret(s: Battle, unit: Unit) -> bool:
    """§B7.5a Whether what this counter can do depends on a marker that the enemy cannot see (ruling R73)."""
    return is_watched(s) and bool(unit.hit) and not unit.known


def is_stressed(s: Battle, unit: Unit) -> bool:
    """§B2.6a §S.a It acted in its side's last turn."""
    return unit.id in s.stressed[unit.side]


def tell_of(s: Battle, id_: str, name: str, *args: Any) -> None:
    """Something happened to a counter; of a hidden one only its own side hears."""
    unit = s.units[id_]
    if unit.hidden:
        s.tell_secret((unit.side,), name, args)
    else:
        s.tell(name, *args)


# Hit markers


def marker_of(s: Battle, unit: Unit, eyes: int = TRUTH) -> Marker:
    """§B7.3a Its hit marker, as far as a side knows it (ruling R58); §7.5a nobody knows one under an AI face down."""
    name = unit.hit
    if not name:
        return NO_MARKER
    if not unit.known and (unit.side == s.bot or eyes not in (TRUTH, unit.side)):
        return NO_MARKER
    return s.board.markers.get(name) or SPARE[name.partition("-")[0]]


def is_doomed(s: Battle, unit: Unit) -> bool:
    """§B7.5b The marker under it says destroyed."""
    return marker_of(s, unit).destroyed


# The map


def near(s: Battle, a: str, b: str) -> bool:
    """§B10.2a In the same or in adjacent hexes."""
    return s.board.distance[a][b] <= 1


def fort_of(s: Battle, unit: Unit) -> Fort | None:
    """§B17.2a The fortification this unit occupies."""
    fort = s.forts.get(unit.hex)
    return fort if fort is not None and unit.id in fort.crew else None


def lay_fort(s: Battle, hex_: str, fort: Fort) -> None:
    """§B17.0a There, whatever was there before."""
    s.forts = {**s.forts, hex_: fort}


def clear_fort(s: Battle, hex_: str) -> None:
    s.forts = {other: fort for other, fort in s.forts.items() if other != hex_}


def enemy(side: int) -> int:
    return 1 - side
