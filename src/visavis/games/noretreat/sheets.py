"""What stands in the data files: the map, the counters, tables, turn track, cards, scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal, NamedTuple

from visavis.games.reading import load
from visavis.kernel.data import SCENARIO, Known, Range, Source
from visavis.kernel.hexes import Numbered

DATA: Final = files(__package__) / "data"
SCENARIOS: Final = DATA / "scenarios"
SIDES: Final = ("axis", "soviet")
AXIS: Final = 0
SOVIET: Final = 1

LABELS: Final = Numbered(shifted=1)  # odd rows lie half a hex to the right

Side = Literal["axis", "soviet"]
Type = Literal[  # §B14.1
    "infantry", "mech", "armour", "ss_armour", "ss_mech", "shock", "regional", "fort", "ally", "cadre", "volkssturm"
]
Sky = Literal["clear", "mud", "snow", "long winter"]
Column = Literal["1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1", "6:1"]  # §B10.12
Code = Literal["CA", "CB", "EX", "DR", "DS", "DD", "-"]
Window = Literal[
    "any",
    "cards",
    "cards.axis",
    "cards.soviet",
    "supply",
    "org.axis.start",
    "org.axis",
    "org.soviet",
    "move.axis",
    "move.soviet",
    "move.axis.end",
    "move.soviet.end",
    "phase.end",
    "combat.end",
    "combat.soviet.end",
    "blow",
    "commit",
    "commit.axis",
    "commit.soviet",
    "die",
    "die.axis",
    "die.soviet",
    "result",
    "removals",
    "victory",
    "answer",
    "discard",
]
Amount = Annotated[int, Range(0, 99)]
Positive = Annotated[int, Range(1, 99)]
Shift = Annotated[int, Range(-9, 9)]
Turn = Annotated[int, Range(1, 28)]
Both = tuple[Amount, Amount]  # the Axis, the Soviets


# map.toml


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """§B12.2 A city or an oil hex."""

    id: str
    oil: bool = False
    objective: Side | None = None  # §B10.16 whose it is: the other side wants it
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class AreaRow:
    """§B8.12 An area beside the hexes of the map."""

    id: str
    beside: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Land:
    hexes: tuple[str, ...]
    forest: tuple[str, ...]
    marsh: tuple[str, ...]
    mountain: tuple[str, ...]
    kerch: tuple[str, ...]
    greater_germany: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Edges:
    """§B6.1"""

    axis: tuple[str, ...]
    soviet: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coasts:
    """§B6.6"""

    baltic: tuple[str, ...]
    adriatic: tuple[str, ...]
    black: tuple[str, ...]
    caspian: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hexsides:
    rivers: tuple[str, ...]  # "0211-0212"
    lakes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MapFile:
    source: Source
    land: Land
    edge: Edges
    coast: Coasts
    hexside: Hexsides
    place: tuple[PlaceRow, ...]
    area: tuple[AreaRow, ...]


# units.toml


@dataclass(frozen=True, slots=True)
class FaceRow:
    """One side of a counter."""

    type: Type
    attack: Amount
    defence: Amount
    move: Amount
    cards: Amount = 0  # §B5.12 "2 Repl": what a step costs, if not the usual


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A counter; one without a weak side has one step."""

    id: str
    side: Side
    arrives: Amount  # the turn on the counter; 0: it is there at the start
    strong: FaceRow
    weak: FaceRow | None = None
    waits: Literal["", "oil", "cadre"] = ""  # §B14.11 §B14.9
    step_cost: Amount = 0  # §B14.4 what an improvement costs, if not the usual
    home: str = ""  # §B7.14 §B14.7 its own city
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class UnitFile:
    source: Source
    unit: tuple[UnitRow, ...]


# combat.toml


@dataclass(frozen=True, slots=True)
class TerrainRow:
    """One line of the terrain effects chart."""

    id: str
    armour: Positive  # §B8.1
    other: Positive
    shift: Shift  # §B10.14
    stops: bool  # §B10.43
    armour_shift: bool  # §B10.19


@dataclass(frozen=True, slots=True)
class WeatherRow:
    """§B13.21 What weather does."""

    id: Sky
    move: Positive  # §B8.2
    rivers: bool  # §B10.15
    on_soviets: Shift  # §B10.17
    armour_shift: bool  # §B10.19
    axis_table: bool  # §B10.24
    advance: Positive  # §B10.42
    armour_advance: Positive


Line = tuple[Code, Code, Code, Code, Code, Code, Code, Code, Code]


@dataclass(frozen=True, slots=True)
class Tables:
    """§B10.24 Both combat results tables."""

    columns: tuple[str, ...]
    axis: tuple[Line, Line, Line, Line, Line, Line]  # by die
    soviet: tuple[Line, Line, Line, Line, Line, Line]


@dataclass(frozen=True, slots=True)
class CombatFile:
    source: Source
    table: Tables
    terrain: tuple[TerrainRow, ...]
    weather: tuple[WeatherRow, ...]


# track.toml


@dataclass(frozen=True, slots=True)
class TurnRow:
    """§B13.1 One box of the turn track."""

    id: Turn
    weather: Sky
    blitz: Amount
    shock: Amount
    date: str = ""
    other_weather: Sky | None = None  # §B13.19 its marker's other side
    theatre: bool = False  # §B13.4 a red event
    axis_sudden_death: Amount | None = None  # §B12.10
    soviet_sudden_death: Amount | None = None
    withdrawn: tuple[str, ...] = ()  # §B13.10
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class TrackFile:
    source: Source
    turn: tuple[TurnRow, ...]


# cards.toml


@dataclass(frozen=True, slots=True)
class HalfRow:
    """One side's event on a card."""

    needs: Literal["always", "axis", "soviet"]  # §B5.11 whose initiative
    windows: tuple[Window, ...] = ()
    immediate: bool = False  # §B5.9
    draws: Amount = 0  # in its place


@dataclass(frozen=True, slots=True)
class CardRow:
    """An event card."""

    id: str
    axis: HalfRow
    soviet: HalfRow
    enters: Turn | None = None  # §B5.3
    leaves: Turn | None = None
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class CardFile:
    source: Source
    card: tuple[CardRow, ...]


# solo.toml


@dataclass(frozen=True, slots=True)
class CellRow:
    """§SG0.3 A plan of action, and a reaction."""

    plan: Literal["none", "place", "city", "offensive", "hold", "stay"]  # §PK1
    draw: Amount
    attacks: Amount = 0
    place: str = ""
    lose: Amount = 0
    blows: Amount = 0


@dataclass(frozen=True, slots=True)
class SoloCardRow:
    """§SG0.1 Germany by German and by Soviet initiative, then the USSR."""

    id: str
    skulls: Amount  # §SC-1 none: do not change
    cells: tuple[CellRow, CellRow, CellRow, CellRow]
    reconstructed: tuple[str, ...] = ()
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class SoloFile:
    source: Source
    card: tuple[SoloCardRow, ...]


# numbers.toml


@dataclass(frozen=True, slots=True)
class FromTurn:
    """A limit that holds from a turn on."""

    id: Turn
    most: Amount


@dataclass(frozen=True, slots=True)
class Costs:
    """§B5.12 In cards."""

    blow: Amount
    rail: Amount
    destroyed: Amount
    surrendered: Amount
    two_cards: Amount
    axis_step: Amount
    soviet_step: Amount
    fortify: Amount
    reorganise: Amount
    scorched: Amount


@dataclass(frozen=True, slots=True)
class Numbers:
    """What is the same in every scenario, and may be corrected."""

    hand_kept: Amount
    cards_drawn: Amount
    axis_extra_card: tuple[Turn, ...]
    soviet_extra_card: Turn
    objectives_axis: Amount
    objectives_axis_late: Amount
    objectives_soviet: Amount
    total_victory: Amount
    axis_wins_below: Amount
    final_total: Amount
    short_total: Amount
    event_limit: Amount
    event_reset: tuple[Turn, ...]
    targets: Amount
    axis_targets: tuple[FromTurn, ...]
    axis_stack: Amount
    soviet_stack: tuple[FromTurn, ...]
    upgrades: tuple[FromTurn, ...]
    overland: Amount
    edge: Amount
    order_limit: Amount
    plan_zone: Amount
    case_b_margin: Amount


@dataclass(frozen=True, slots=True)
class NumberFile:
    source: Source
    number: Numbers
    costs: Costs


# opponent.toml


@dataclass(frozen=True, slots=True)
class StepValues:
    """What a step is worth, by type (§B14.1)."""

    infantry: Amount
    mech: Amount
    armour: Amount
    ss_armour: Amount
    ss_mech: Amount
    shock: Amount
    regional: Amount
    fort: Amount
    ally: Amount
    cadre: Amount
    volkssturm: Amount
    eliminated: Amount


@dataclass(frozen=True, slots=True)
class ResultValues:
    """What a result is worth to the attacker."""

    DD: Shift
    DS: Shift
    DR: Shift
    prize: Shift  # more, if a city, an objective or oil would be entered
    trapped: Shift  # more, if there is no way back without losses
    CB: Shift
    CA: Shift
    strong_CA: Shift


@dataclass(frozen=True, slots=True)
class OddsWanted:
    """Columns of the combat table."""

    attack: Column  # §BOT-M4
    short: Column  # §BOT-M4 while the plan asks for more
    extra_defending: Column  # §BOT-T4
    extra_attacking: Column
    strong_counter: Column
    worth: Shift  # §BOT-T4 battles beyond the plan are worth more than this


@dataclass(frozen=True, slots=True)
class OpponentFile:
    source: Source
    step: StepValues
    result: ResultValues
    odds: OddsWanted


# scenarios/*.toml


@dataclass(frozen=True, slots=True)
class Head:
    id: str
    first_turn: Turn
    last_turn: Turn
    begins: Side  # §SV1
    hands: Both  # §U2 cards drawn before the first turn
    axis_holds: tuple[str, ...]  # §U4 cities and oil of the other country
    soviets_hold: tuple[str, ...]
    kept: Both | None = None  # how many of them stay
    directive: str = ""  # §SV5
    stalin: str = ""  # §SV4
    surprise: bool = False  # §B4.3
    title: str = ""  # of a scenario somebody has written, in that person's words
    about: str = ""


@dataclass(frozen=True, slots=True)
class StartRow:
    """A counter at the start: on the map, in a box, on the turn track or out of the game."""

    id: str
    at: str
    face: Literal["full", "reduced", "brown", "red", ""] = ""
    turn: Turn | None = None
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Starts:
    unit: tuple[StartRow, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """§U5 What a side must reach, or the other wins."""

    side: Side
    total: Amount
    objectives: tuple[str, ...] = ()  # these
    objectives_needed: Amount = 0  # and so many in all


@dataclass(frozen=True, slots=True)
class Part:
    """§UM1 §UU1 A battle on a part of the map."""

    columns: tuple[Amount, Amount]
    rows: tuple[Amount, Amount]
    cities: tuple[str, ...]
    axis_line: tuple[str, ...]
    soviet_line: tuple[str, ...]
    depth: Both
    first: Side  # who sets up first
    cover: bool
    cards: Both
    needs: Both  # cities to win
    last_cards: Both | None = None
    upgrades: Amount | None = None


@dataclass(frozen=True, slots=True)
class Mission:
    """A way to begin."""

    source: Source
    mission: Head
    setup: Starts
    goal: Goal | None = None
    part: Part | None = None
    turn: tuple[TurnRow, ...] = ()  # boxes of the track that differ


@cache
def shipped(name: str) -> Mission:
    """A scenario of our data."""
    return load(SCENARIOS / f"{name}.toml", Mission)


STARTS: Final = ("barbarossa", "blau", "saturn", "citadel", "bagration", "berlin")
MINIS: Final = ("moscow", "ukraine")
MISSIONS: Final = (*STARTS, *MINIS)
STEMS: Final = ("map", "units", "combat", "track", "cards", "solo", "numbers", "opponent", *MISSIONS, SCENARIO)


class Parts(NamedTuple):
    """The files a board is made of."""

    mission: Mission
    map: MapFile
    units: UnitFile
    combat: CombatFile
    track: TrackFile
    cards: CardFile
    solo: SoloFile
    numbers: NumberFile
    opponent: OpponentFile
