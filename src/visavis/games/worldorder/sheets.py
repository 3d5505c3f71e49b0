"""The shape of the data files: what is printed on the board, the cards and the tokens."""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Annotated, Final, Literal, NamedTuple

from visavis.kernel.data import Known, Range, Source

DATA: Final = files(__package__) / "data"
STEMS: Final = (
    "regions",
    "powers",
    "countries",
    "abilities",
    "growth",
    "assets",
    "objectives",
    "influence",
    "numbers",
    "automa",
)

# The order of the flags, and of what is done for all powers
POWERS: Final = ("usa", "eu", "russia", "china")
LOCAL: Final = "local"
# Board order §B0.2 §A18.4
REGIONS: Final = ("europe", "central_asia", "americas", "mena", "africa", "south_asia", "east_asia_pacific")
PRIMARY: Final = ("energy", "raw", "food")
SECONDARY: Final = ("cg", "services", "diplomacy", "army")
GOODS: Final = PRIMARY + SECONDARY
FOCUSES: Final = ("domestic", "diplomatic", "military")
DOMESTIC, DIPLOMATIC, MILITARY = FOCUSES
ECONOMIC: Final = "economic"
ROUNDS: Final = 6

Power = Literal["usa", "eu", "russia", "china"]
Owner = Literal["usa", "eu", "russia", "china", "local"]
RegionId = Literal["europe", "central_asia", "americas", "mena", "africa", "south_asia", "east_asia_pacific"]
Good = Literal["energy", "raw", "food", "cg", "services", "diplomacy", "army"]
Bonus = Literal["money", "diplomacy", "army"]
Type = Literal["domestic", "diplomatic", "economic", "military"]
Focus = Literal["domestic", "diplomatic", "military"]
Cell = Literal["engage", "relations", "invest", "trade", "base", "move"]
Small = Annotated[int, Range(0, 99)]
Loss = Annotated[int, Range(-99, 0)]
Count = Annotated[int, Range(0, 100)]  # of money, too
Level = Annotated[int, Range(1, 5)]


@dataclass(frozen=True, slots=True)
class Amounts:
    """So much of each."""

    money: Small = 0
    energy: Small = 0
    raw: Small = 0
    food: Small = 0
    cg: Small = 0
    services: Small = 0
    diplomacy: Small = 0
    army: Small = 0


@dataclass(frozen=True, slots=True)
class Cost(Amounts):
    """§B11.2 What a Growth card costs: also cards of the hand, and goods of any kind."""

    discard: Small = 0
    any: Small = 0


def counted(amounts: object) -> dict[str, int]:
    """What there is any of."""
    return {each.name: n for each in fields(amounts) if (n := getattr(amounts, each.name))}  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class RegionRow:
    """§B13.1 A region as it is printed."""

    id: RegionId
    engage: Small
    printed: tuple[Owner, ...]
    permanent: tuple[Small, ...]
    temporary: tuple[Small, ...]
    held: tuple[Owner, ...]
    majority: tuple[Small, ...]
    zone: tuple[Power, ...]


@dataclass(frozen=True, slots=True)
class RegionFile:
    source: Source
    region: tuple[RegionRow, ...]


@dataclass(frozen=True, slots=True)
class ByFocus:
    domestic: Small
    diplomatic: Small
    military: Small


@dataclass(frozen=True, slots=True)
class Step:
    """§B16.3 One step of prosperity."""

    cg: Small
    points: Small
    money: Small


@dataclass(frozen=True, slots=True)
class PowerRow:
    """§B2.8 The board of a power."""

    id: Power
    money: Small
    production: Amounts
    most: Amounts
    ready: ByFocus
    raise_one: Small
    raise_two: Small
    prosperity: tuple[Step, ...]
    exports: Small
    imports: Small
    first_hand: tuple[str, ...]
    rest: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommerceRow:
    """§B7.6 A Commerce card: one of these goods, so many of it."""

    id: str
    power: Power
    goods: tuple[Good, ...]
    amount: Small
    players: Small


@dataclass(frozen=True, slots=True)
class PowerFile:
    source: Source
    power: tuple[PowerRow, ...]
    commerce: tuple[CommerceRow, ...]


@dataclass(frozen=True, slots=True)
class CountryRow:
    """A country card."""

    id: str
    region: RegionId
    value: Small
    invest: Small
    exports: tuple[Good, ...] = ()
    imports: tuple[Good, ...] = ()
    barred: tuple[Power, ...] = ()
    bases: tuple[Power, ...] = ()


@dataclass(frozen=True, slots=True)
class StartingRow:
    """§B2.12 A country with which a power begins."""

    id: str
    owner: Power
    region: RegionId
    value: Small
    invest: Small
    exports: tuple[Good, ...] = ()
    imports: tuple[Good, ...] = ()
    bases: tuple[Power, ...] = ()


@dataclass(frozen=True, slots=True)
class CountryFile:
    source: Source
    country: tuple[CountryRow, ...]
    starting: tuple[StartingRow, ...]


@dataclass(frozen=True, slots=True)
class AbilityRow:
    """An ability card. A starting card has no cost."""

    id: str
    types: tuple[Type, ...]
    cube: Annotated[int, Range(-1, 2)]
    bonus: Bonus
    amount: Small
    research: Small
    cost: Small = 0
    expansion: bool = False


@dataclass(frozen=True, slots=True)
class AbilityFile:
    source: Source
    starting: tuple[AbilityRow, ...]
    market: tuple[AbilityRow, ...]


@dataclass(frozen=True, slots=True)
class CopiesRow:
    """§B2.6 Copies of each title, by level."""

    powers: Small
    levels: tuple[Small, ...]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class GrowthRow:
    """A Growth card."""

    id: str
    level: Level
    points: Small
    cost: Cost
    expansion: bool = False
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class GrowthFile:
    source: Source
    copies: tuple[CopiesRow, ...]
    growth: tuple[GrowthRow, ...]


@dataclass(frozen=True, slots=True)
class AssetRow:
    """A Strategic Asset."""

    id: str
    power: Power
    points: Small
    expansion: bool = False


@dataclass(frozen=True, slots=True)
class AssetFile:
    source: Source
    asset: tuple[AssetRow, ...]


@dataclass(frozen=True, slots=True)
class TaskRow:
    """§G1.22 One task of an objective."""

    test: str
    early: Count = 0
    late: Count = 0
    goods: tuple[Good, ...] = ()
    goods_late: tuple[Good, ...] = ()
    regions: tuple[RegionId, ...] = ()
    per: Small = 0
    powers: tuple[Power, ...] = ()
    tie: bool = False
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class ObjectiveRow:
    """§G1.3 An objective."""

    id: str
    power: Power
    reward: tuple[Small, Small, Small]
    tasks: tuple[TaskRow, ...]
    redraw: tuple[Power, ...] = ()


@dataclass(frozen=True, slots=True)
class ObjectiveFile:
    source: Source
    objective: tuple[ObjectiveRow, ...]


@dataclass(frozen=True, slots=True)
class InfluenceLine:
    """§B15.2 A power's row of an Auto-Influence card."""

    region: RegionId
    army: bool = False
    flag: Power | None = None


@dataclass(frozen=True, slots=True)
class InfluenceRow:
    id: str
    usa: InfluenceLine
    eu: InfluenceLine
    russia: InfluenceLine
    china: InfluenceLine


@dataclass(frozen=True, slots=True)
class InfluenceFile:
    source: Source
    card: tuple[InfluenceRow, ...]


@dataclass(frozen=True, slots=True)
class Sell:
    energy: Small
    raw: Small
    food: Small
    cg: Small
    services: Small
    army: Small
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Buy:
    energy: Small
    raw: Small
    food: Small
    cg: Small
    services: Small
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Recipes:
    cg: Amounts
    services: Amounts
    diplomacy: Amounts
    army: Amounts


@dataclass(frozen=True, slots=True)
class Majority:
    money: tuple[Small, ...]
    armies: tuple[Small, ...]
    allies: tuple[Small, ...]


@dataclass(frozen=True, slots=True)
class Special:
    status: tuple[Loss, ...]
    sphere: Small
    network: tuple[Small, ...]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class NumberFile:
    source: Source
    sell: Sell
    buy: Buy
    recipes: Recipes
    majority: Majority
    special: Special


@dataclass(frozen=True, slots=True)
class CellRow:
    """§A5.2 A row of the Automa board."""

    type: Type
    left: Cell
    right: Cell


@dataclass(frozen=True, slots=True)
class AutomaBoard:
    points: Small
    points_with_orders: Small
    normal: tuple[Small, ...]
    expert: tuple[Small, ...]
    tokens: tuple[Cell, ...]
    row: tuple[CellRow, ...]


@dataclass(frozen=True, slots=True)
class Worth:
    """§A12.3 What symbols are worth in money."""

    diplomacy: Small
    cg: Small
    services: Small
    army: Small
    energy: Small
    raw: Small
    food: Small
    other: Small
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Doubt:
    """What was read in two ways: the other reading."""

    eu_prosperity: tuple[Small, ...]
    usa_market: tuple[Type, ...]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Paid:
    """§A14.2 One space of an Automa's prosperity."""

    price: Small
    points: Small


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """§A2.1 The player card of an Automa."""

    id: Power
    money: Small
    market: tuple[Type, ...]
    cells: tuple[Cell, ...]
    prosperity: tuple[Paid, ...]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class FocusLines:
    usa: Focus
    eu: Focus
    russia: Focus
    china: Focus


@dataclass(frozen=True, slots=True)
class FlagLines:
    usa: Power
    eu: Power
    russia: Power
    china: Power


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """A Decision card: one of its fields is read, and it is discarded (§A18.6)."""

    id: str
    focus: FocusLines
    trade: FlagLines
    permanent: tuple[bool, ...]
    star: Literal["A", "B"]
    circle: Literal["I", "II", "III"]
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class AutomaFile:
    source: Source
    board: AutomaBoard
    income: ByFocus
    money: Worth
    doubt: Doubt
    player: tuple[PlayerRow, ...]
    decision: tuple[DecisionRow, ...]


class Parts(NamedTuple):
    """All the files."""

    regions: RegionFile
    powers: PowerFile
    countries: CountryFile
    abilities: AbilityFile
    growth: GrowthFile
    assets: AssetFile
    objectives: ObjectiveFile
    influence: InfluenceFile
    numbers: NumberFile
    automa: AutomaFile
