"""A battle in progress, and plain questions one may ask of it.

Ids are the printed names: hex "G06" (with several boards "4-G06"), counter "R1", hit marker
"soft-pinned", battle card "07". Facings are 0 to 5 clockwise from the north; in answers they are the
words of `DIRECTIONS`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, Self

from visavis.games.bear.board import Board, Kind
from visavis.games.bear.sheets import NOWHERE, Marker
from visavis.kernel.game import Item, State

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
    common_sense: bool = True  # §42.0a
    control_g08: bool = False  # ruling R1


class Unit(NamedTuple):
    """A counter. Never changed: a changed one takes its place."""

    id: str
    side: int
    kind: Kind
    hex: str = NOWHERE
    facing: int = 0
    spent: bool = False
    hit: str = ""  # its hit marker
    known: bool = False  # §B7.5a the marker lies face up
    hidden: bool = False
    aboard: str = ""  # the vehicle that carries or tows it
    cargo: str = ""  # what it carries or tows
    bogged: bool = False  # cannot move before the end of the round
    arrival: str = ""  # with which reinforcements it comes


class Fort(NamedTuple):
    """§B17.0a A fortification or obstacle, and who occupies it."""

    kind: str
    owner: int
    facing: int = 0
    hidden: bool = False
    crew: tuple[str, ...] = ()  # §B17.2a the units inside; of a hasty defence, its builders


class Battle(State):
    """The whole game as plain data."""

    __slots__ = (
        "acted",
        "at",
        "attacked",
        "batteries",
        "board",
        "bot",
        "caps",
        "cards",
        "cell",
        "control",
        "due",
        "ending",
        "first",
        "forts",
        "gone",
        "hands",
        "herds",
        "incursions",
        "losses",
        "lost",
        "options",
        "order",
        "order_discards",
        "orders",
        "orders_out",
        "passes",
        "piles",
        "planned",
        "pool",
        "quiet",
        "round",
        "scenario",
        "side",
        "smoke",
        "stressed",
        "trusting",
        "units",
        "vp",
        "vp_side",
        "winner",
    )

    def __init__(self, agenda: list[Item], scenario: str, board: Board, options: Options, bot: int) -> None:
        State.__init__(self, agenda)
        self.scenario: str = scenario
        self.board: Board = board
        self.options: Options = options
        self.bot: int = bot  # the side that Athena plays, or NOBODY
        self.units: dict[str, Unit] = {}  # by id, in the order of the scenario; also those still to come
        self.at: dict[str, tuple[str, ...]] = {}  # by hex: the counters there, hidden ones included
        self.side: int = 0  # whose turn it is
        self.first: int = 0  # §B2.0b who has the first turn of the round
        self.round: int = 0
        self.passes: int = 0  # §B2.0c in a row
        self.acted: tuple[str, ...] = ()  # who has acted in this turn
        self.stressed: list[tuple[str, ...]] = [(), ()]  # §B2.6a by side: who acted in its last turn
        self.attacked: list[bool] = [False, False]  # by side: whether its last turn was an attack (ruling R46)
        self.incursions: tuple[tuple[int, str, str], ...] = ()  # §B6.12b side, hex entered, hex it came from
        self.caps: list[int] = [0, 0]  # §B3.0a
        self.losses: list[int] = [0, 0]  # §B7.12a spaces of the track taken by destroyed units
        self.vp_side: int = 0  # §B9.2a
        self.vp: int = 1
        self.piles: dict[str, list[str]] = {}  # hit markers to draw
        self.cards: list[str] = []  # §B8.1a battle cards to draw
        self.hands: list[list[str]] = [[], []]
        self.quiet: list[tuple[str, ...]] = [(), ()]  # by side: cards it will not be asked about in this round
        self.control: dict[str, int] = {}  # by hex: the side whose marker lies up
        self.smoke: dict[str, int] = {}  # by hex: HEAVY or LIGHT
        self.forts: dict[str, Fort] = {}  # by hex
        self.herds: dict[str, str] = {}  # §9.0a by hex: refugees or cattle
        self.due: tuple[str, ...] = ()  # §B9.9a arrivals that may enter
        self.batteries: dict[str, int] = {}  # §B13.5a fire missions left
        self.planned: tuple[tuple[str, str, str, int], ...] = ()  # battery, hex, "fire" or "smoke", when
        self.lost: list[list[str]] = [[], []]  # by side: destroyed counters
        self.gone: list[str] = []  # counters that left the map otherwise
        self.ending: str = ""
        self.winner: int = NOBODY
        # Solo
        self.cell: int = 0  # §1.0d the scenario marker
        self.orders: list[int] = []  # §1.0h order cards to turn
        self.order_discards: list[int] = []
        self.orders_out: list[int] = []  # §7.4b removed for good
        self.order: int = 0  # the order card in use; 0: none
        self.pool: list[str] = []  # §1.0f tokens for suspected enemies
        self.trusting: bool = False  # §42.0a the player asks for no questions before the next round

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)  # every field is set here, and only once
        other.agenda = self.agenda[:]
        other.told = None
        other.scenario = self.scenario
        other.board = self.board
        other.options = self.options
        other.bot = self.bot
        other.units = self.units.copy()
        other.at = self.at.copy()
        other.side = self.side
        other.first = self.first
        other.round = self.round
        other.passes = self.passes
        other.acted = self.acted
        other.stressed = self.stressed[:]
        other.attacked = self.attacked[:]
        other.incursions = self.incursions
        other.caps = self.caps[:]
        other.losses = self.losses[:]
        other.vp_side = self.vp_side
        other.vp = self.vp
        other.piles = {pile: markers[:] for pile, markers in self.piles.items()}
        other.cards = self.cards[:]
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.quiet = self.quiet[:]
        other.control = self.control.copy()
        other.smoke = self.smoke.copy()
        other.forts = self.forts.copy()
        other.herds = self.herds.copy()
        other.due = self.due
        other.batteries = self.batteries.copy()
        other.planned = self.planned
        other.lost = [self.lost[0][:], self.lost[1][:]]
        other.gone = self.gone[:]
        other.ending = self.ending
        other.winner = self.winner
        other.cell = self.cell
        other.orders = self.orders[:]
        other.order_discards = self.order_discards[:]
        other.orders_out = self.orders_out[:]
        other.order = self.order
        other.pool = self.pool[:]
        other.trusting = self.trusting
        return other

    def dump(self) -> dict[str, Any]:
        plain = {slot: getattr(self, slot) for slot in Battle.__slots__ if slot not in NOT_DUMPED}
        units = [[*unit[:2], unit.kind.id, *unit[3:]] for unit in self.units.values()]
        forts = {hex_: list(fort) for hex_, fort in self.forts.items()}
        return {
            "agenda": self.agenda,
            "options": self.options._asdict(),
            "overlay": self.board.overlaid,
            "mission": self.board.mission.mission.id,
            "units": units,
            "forts": forts,
            **plain,
        }


NOT_DUMPED: Final = ("board", "forts", "options", "units")


def restore(fields: Mapping[str, Any], board: Board) -> Battle:
    """A state from what dump() gave, perhaps by way of JSON."""
    agenda = [tuple(item) for item in fields["agenda"]]
    s = Battle(agenda, fields["scenario"], board, Options(**fields["options"]), fields["bot"])
    for slot in Battle.__slots__:
        if slot not in (*NOT_DUMPED, "at"):
            setattr(s, slot, fields[slot])
    for slot in ("acted", "due"):
        setattr(s, slot, tuple(fields[slot]))
    for slot in ("incursions", "planned"):
        setattr(s, slot, tuple(tuple(each) for each in fields[slot]))
    s.stressed = [tuple(side) for side in fields["stressed"]]
    s.quiet = [tuple(side) for side in fields["quiet"]]
    for id_, side, kind, *rest in fields["units"]:
        s.units[id_] = Unit(id_, side, board.kinds[kind], *rest)
    s.at = {hex_: tuple(ids) for hex_, ids in fields["at"].items()}  # in the order in which they came
    s.forts = {hex_: Fort(*fort)._replace(crew=tuple(fort[4])) for hex_, fort in fields["forts"].items()}
    return s.clone()


# Counters


def add(s: Battle, unit: Unit) -> None:
    """A new counter, on the map or beside it."""
    s.units[unit.id] = unit
    if unit.hex:
        s.at[unit.hex] = (*s.at.get(unit.hex, ()), unit.id)


def change(s: Battle, id_: str, **fields: Any) -> Unit:
    """The counter, changed. To move it, use `put`."""
    unit = s.units[id_]._replace(**fields)
    s.units[id_] = unit
    return unit


def put(s: Battle, id_: str, hex_: str) -> Unit:
    """§B4.3a The counter, in another hex, whoever is there already; NOWHERE: off the map."""
    unit = s.units[id_]
    if unit.hex:
        rest = tuple(other for other in s.at[unit.hex] if other != id_)
        if rest:
            s.at[unit.hex] = rest
        else:
            del s.at[unit.hex]
    if hex_:
        s.at[hex_] = (*s.at.get(hex_, ()), id_)
    unit = unit._replace(hex=hex_)
    s.units[id_] = unit
    return unit


def remove(s: Battle, id_: str) -> Unit:
    """The counter leaves the map for good."""
    unit = put(s, id_, NOWHERE)
    del s.units[id_]
    return unit


def units_at(s: Battle, hex_: str) -> list[Unit]:
    """All counters in a hex, hidden ones included."""
    return [s.units[id_] for id_ in s.at.get(hex_, ())]


def of_side(s: Battle, side: int) -> Iterator[Unit]:
    """All counters of a side on the map."""
    return (unit for unit in s.units.values() if unit.side == side and unit.hex)


def visible_enemies(s: Battle, side: int) -> list[Unit]:
    """§B11.1a §7.6b The enemy counters that this side sees on the map, suspected ones included."""
    return [unit for unit in s.units.values() if unit.side != side and unit.hex and not unit.hidden]


def seen_enemy_in(s: Battle, hex_: str, side: int) -> bool:
    """Whether a counter of the other side stands here for all to see."""
    return hex_ in s.at and any((unit := s.units[id_]).side != side and not unit.hidden for id_ in s.at[hex_])


def in_close_combat(s: Battle, unit: Unit) -> bool:
    """§B6.10a Sharing the hex with an enemy."""
    return seen_enemy_in(s, unit.hex, unit.side)


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


def enemy(side: int) -> int:
    return 1 - side
