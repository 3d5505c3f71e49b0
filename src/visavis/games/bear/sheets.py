"""What stands in the data files: boards and their terrain, counters, hit markers, battle cards, scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, NamedTuple

from visavis.games.bear.bot.solo_data import Solo
from visavis.games.reading import load
from visavis.kernel.data import SCENARIO, Known, Range, Source
from visavis.kernel.hexes import Lettered

DATA: Final = files(__package__) / "data"
SCENARIOS: Final = DATA / "scenarios"
SIDES: Final = ("german", "soviet")

LABELS: Final = Lettered(lowered=0)  # §B0.1a §B0.1b
COLUMNS: Final = 19  # §B0.1c A to S
ROWS: Final = 12
TERRAINS: Final = ("light_woods", "heavy_woods", "wood_building", "stone_building", "plowed", "water")  # listed ones
WHOLE: Final = 2  # halves of a hex
IMPASSABLE: Final = -1
NOWHERE: Final = ""  # the hex of a counter that is not on the map

FIRE: Final = "fire"  # the printed weapon, in sight
FLAME: Final = "flame"  # §B18.0a
INDIRECT: Final = "indirect"  # §B13.2a

Side = Literal["german", "soviet"]
Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Colour = Literal["red", "blue"]
MoveClass = Literal["foot", "wheeled", "tracked"]
Look = Literal[  # the symbol on a counter
    "infantry",
    "pioneers",
    "machine_gun",
    "mortar",
    "gun",
    "at_gun",
    "tank",
    "flame_tank",
    "assault_gun",
    "armoured_car",
    "carrier",
    "truck",
    "wagon",
    "suspect",
]
Small = Annotated[int, Range(-9, 99)]
Amount = Annotated[int, Range(0, 99)]
Positive = Annotated[int, Range(1, 99)]


# boards.toml


@dataclass(frozen=True, slots=True)
class Terrain:
    """§B4.9a One line of the terrain table."""

    id: str
    foot: Small
    wheeled: Small
    tracked: Small
    defence: Small
    blocks: bool
    bonus_moves: bool


@dataclass(frozen=True, slots=True)
class Wall:
    """§B4.9a Crossing a walled hexside, and shooting across it."""

    foot: Small
    wheeled: Small
    tracked: Small
    defence: Small


@dataclass(frozen=True, slots=True)
class BoardRow:
    id: str
    note: str = ""
    light_woods: tuple[str, ...] = ()
    heavy_woods: tuple[str, ...] = ()
    wood_building: tuple[str, ...] = ()
    stone_building: tuple[str, ...] = ()
    plowed: tuple[str, ...] = ()
    water: tuple[str, ...] = ()
    level1: tuple[str, ...] = ()
    level2: tuple[str, ...] = ()
    walls: tuple[str, ...] = ()  # "D06-E06"
    roads: tuple[str, ...] = ()  # "A06 B06 C05": a road step between each two
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class BoardFile:
    source: Source
    terrain: tuple[Terrain, ...]
    wall: Wall
    board: tuple[BoardRow, ...]


# units.toml, markers.toml, cards.toml


@dataclass(frozen=True, slots=True)
class UnitRow:
    """What is printed on a counter."""

    id: str
    side: Side
    name: str
    look: Look
    move_class: MoveClass
    move_cost: Small
    flank: Small
    flank_colour: Colour
    front: Small
    front_colour: Colour
    bonus_moves: str = ""
    attack_cost: Small | None = None
    indirect_cost: Small | None = None
    red: Small | None = None
    blue: Small | None = None
    crewed: Literal["none", "both", "red_only"] = "none"
    range_min: Small = 0
    range: Small = 0
    turret: bool = False
    he: bool = False
    flamethrower: bool = False
    open_topped: bool = False
    smoke: bool = False
    field_gun: bool = False
    shield: Small = 0
    suspect: bool = False  # §6.0a
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class UnitFile:
    source: Source
    unit: tuple[UnitRow, ...]


@dataclass(frozen=True, slots=True)
class Marker:
    """§B7.3a One kind of hit marker."""

    id: str
    pile: Literal["soft", "armoured"]
    count: Small
    rally: Small  # 0: no rally, -1: never
    only_rally: bool = False
    no_attack: bool = False
    no_red: bool = False
    no_blue: bool = False
    no_move: bool = False
    destroyed: bool = False
    attack_cost: Small = 0
    move_cost: Small = 0
    red: Small = 0
    blue: Small = 0
    range: Small = 0
    flank: Small = 0
    front: Small = 0
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class MarkerFile:
    source: Source
    marker: tuple[Marker, ...]


@dataclass(frozen=True, slots=True)
class CardRow:
    """§B8.5a A battle card: its type and what it costs."""

    id: str
    copies: Small
    type: Literal["action", "bonus", "reaction", "mission"]
    colour: Literal["blue", "green"]
    cost: Small
    group: bool = False
    hidden: bool = False
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class CardFile:
    source: Source
    card: tuple[CardRow, ...]


# scenarios/*.toml


@dataclass(frozen=True, slots=True)
class Head:
    id: str
    date: str = ""
    rank: Amount = 0  # its place among the scenarios of the box
    title: str = ""  # of a scenario somebody has written; ours are called in the texts
    about: str = ""


@dataclass(frozen=True, slots=True)
class Placing:
    """§B0.1g A board of the map, and how many columns and rows it is shifted."""

    board: str
    column: Small = 0
    row: Small = 0


@dataclass(frozen=True, slots=True)
class VictoryStart:
    """§B9.2a Where the marker of victory points begins."""

    side: Side
    value: Positive


@dataclass(frozen=True, slots=True)
class Allocation:
    """§B3.0a Command points a round."""

    german: Amount
    soviet: Amount


@dataclass(frozen=True, slots=True)
class BattleDeck:
    """§B8.1a Which cards, and how many are drawn before the first round and before each later one."""

    numbers: tuple[str, ...]
    first: Amount
    each_round: Amount


@dataclass(frozen=True, slots=True)
class ControlRow:
    hex: str
    side: Side


@dataclass(frozen=True, slots=True)
class CounterRow:
    """A counter at the start."""

    id: str
    type: str
    hex: str = NOWHERE
    facing: Facing = "N"
    hidden: bool = False
    spent: bool = False
    aboard: str = ""
    known: Known | None = None  # how its place and facing are known


@dataclass(frozen=True, slots=True)
class ArrivalRow:
    """§B9.9a Reinforcements: who, when, and where they may enter."""

    id: str
    side: Side
    round: Positive
    units: tuple[CounterRow, ...]
    enter: tuple[str, ...]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class FortRow:
    """§B17.0a A fortification or obstacle at the start."""

    kind: Literal["trench", "bunker", "wire", "road_block", "mines"]
    hex: str
    side: Side
    facing: Facing = "N"
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class BatteryRow:
    """§B13.5a Off-board artillery: its firepower and how often it fires."""

    id: Literal["german-battery", "soviet-battery"]
    side: Side
    red: Amount
    blue: Amount
    missions: Amount
    smoke: bool = False
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """§B9.1a One way to score victory points."""

    side: Side
    when: Literal["destroy", "control", "exit", "round-control"]
    vp: Positive
    of: Literal["german", "soviet", ""] = ""  # destroy: whose counters
    hex: str = NOWHERE  # control, exit
    type: str = ""  # exit: what kind of counter
    given_back: bool = False  # control: lost again with the marker


@dataclass(frozen=True, slots=True)
class Duel:
    """The scenario for two people."""

    rounds: Positive
    first: Side  # §B2.0b
    known: Known = "own"
    name: str = ""  # of the mode; otherwise it is called after the scenario


@dataclass(frozen=True, slots=True)
class Mission:
    """A scenario file."""

    source: Source
    mission: Head
    board: tuple[Placing, ...]
    victory: VictoryStart
    caps: Allocation
    cards: BattleDeck
    unit: tuple[CounterRow, ...]
    score: tuple[ScoreRow, ...]
    control: tuple[ControlRow, ...] = ()
    fort: tuple[FortRow, ...] = ()
    arrival: tuple[ArrivalRow, ...] = ()
    battery: tuple[BatteryRow, ...] = ()
    duel: Duel | None = None
    solo: Solo | None = None


@cache
def shipped(name: str) -> Mission:
    """A scenario of our data."""
    return load(SCENARIOS / f"{name}.toml", Mission)


MISSIONS: Final = tuple(
    sorted(
        (file.name.removesuffix(".toml") for file in SCENARIOS.iterdir() if file.name.endswith(".toml")),
        key=lambda name: shipped(name).mission.rank,
    )
)
STEMS: Final = ("boards", "units", "markers", "cards", "orders", *MISSIONS, SCENARIO)


class Mode(NamedTuple):
    """One way to play a scenario: for two people, or with a side for Athena."""

    name: str
    mission: str
    bot: int | None = None


def modes_of(mission: Mission) -> tuple[Mode, ...]:
    """§1.1a The names of solo modes say which side the person plays."""
    id_ = mission.mission.id
    duel = [Mode(mission.duel.name or f"duel-{id_}", id_)] if mission.duel else []
    bots = [SIDES.index(row.ai) for row in mission.solo.side] if mission.solo else []
    return (*duel, *(Mode(f"{id_}-{SIDES[1 - bot]}", id_, bot) for bot in bots))


MODES: Final = tuple(mode for name in MISSIONS for mode in modes_of(shipped(name)))


class Parts(NamedTuple):
    """The files a board is made of."""

    mission: Mission
    boards: BoardFile
    units: UnitFile
    markers: MarkerFile
    cards: CardFile
