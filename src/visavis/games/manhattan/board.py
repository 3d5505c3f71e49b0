"""Chapters 1, 3, 7 and 8 as data: the main board, the market, every building and every bomb of the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

from visavis.games.reading import load
from visavis.kernel.data import DataError, Known, Range, Source, errors_in, overlay_for, refuse

DATA: Final = files(__package__) / "data"
STEMS: Final = ("board", "buildings", "bombs")

Kind = Literal["factory", "mine", "university", "enrichment", "reactor"]
Fuel = Literal["uranium", "plutonium"]
Small = Annotated[int, Range(0, 99)]

# §1.2 The three types, as data name them and as one letter; everywhere in this order.
TYPES: Final = ("laborers", "engineers", "scientists")
LETTERS: Final = "LES"
LABORER, ENGINEER, SCIENTIST = range(3)
TRACKS: Final = ("fighters", "bombers", "uranium", "plutonium", "spies")

CONSTRUCTION: Final = "construction"
AIR_STRIKES: Final = ("airstrike_1", "airstrike_2")
REPAIR: Final = "repair"
ESPIONAGE: Final = "espionage"
DESIGN: Final = "design_bomb"


@dataclass(frozen=True, slots=True)
class Amounts:
    """What is paid or gained together."""

    money: Small = 0
    yellowcake: Small = 0
    fighters: Small = 0
    bombers: Small = 0
    uranium: Small = 0
    plutonium: Small = 0
    spies: Small = 0
    laborers: Small = 0
    engineers: Small = 0
    scientists: Small = 0

    @property
    def goods(self) -> tuple[tuple[str, int], ...]:
        """Everything but workers."""
        names = ("money", "yellowcake", *TRACKS)
        return tuple((name, n) for name in names if (n := getattr(self, name)))

    @property
    def workers(self) -> tuple[tuple[int, int], ...]:
        return tuple((type_, n) for type_, name in enumerate(TYPES) if (n := getattr(self, name)))


@dataclass(frozen=True, slots=True)
class Crew:
    """§7 Workers that go on together: so many of any type, or of these types."""

    any: Small = 0
    laborers: Small = 0
    engineers: Small = 0
    scientists: Small = 0

    @property
    def typed(self) -> tuple[int, int, int]:
        return (self.laborers, self.engineers, self.scientists)

    @property
    def size(self) -> int:
        return self.any + sum(self.typed)


@dataclass(frozen=True, slots=True)
class SpaceRow:
    """§5.2 One space of the main board."""

    id: str
    section: str
    demand: tuple[Crew, ...]
    pay: tuple[Amounts, ...] = ()
    gives: tuple[Amounts, ...] = ()
    others: Amounts | None = None
    bribe: bool = False
    unlimited: bool = False


@dataclass(frozen=True, slots=True)
class BuildingRow:
    """§1.16 One building card."""

    id: str
    kind: Kind
    start: bool
    gives: tuple[Amounts, ...]
    any: Small = 0
    engineers: Small = 0
    scientists: Small = 0
    pay: tuple[Amounts, ...] = ()
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class BombRow:
    """§1.17 One bomb card."""

    id: str
    fuel: Fuel
    fuel_cost: Small
    scientists: Small
    engineers: Small
    load: Small
    value: Small = 0
    untested: Small = 0
    tested: Small = 0
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class Slot:
    """§8.1.2 One place of the market."""

    price: Small
    engineer_free: bool
    bribe: bool
    takes_pile: bool


@dataclass(frozen=True, slots=True)
class Party:
    """§2.1 §3.4 What depends on the number of players."""

    players: Small
    goal: Small
    tokens: tuple[Small, ...]


@dataclass(frozen=True, slots=True)
class Bonus:
    """§3.11 What a player gets for moving late."""

    money: Small
    choose: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    colours: tuple[str, ...]
    own_workers: Small
    contractors: Small
    load_points: Small
    row_beyond_players: Small


@dataclass(frozen=True, slots=True)
class Limits:
    """§1.8 to §1.10 The last step of each track."""

    fighters: Small
    bombers: Small
    uranium: Small
    plutonium: Small
    spies: Small


@dataclass(frozen=True, slots=True)
class Repair:
    points: Small
    prices: tuple[Small, ...]


@dataclass(frozen=True, slots=True)
class BoardFile:
    source: Source
    table: Numbers
    track: Limits
    start: Amounts
    repair: Repair
    party: tuple[Party, ...]
    bonus: tuple[Bonus, ...]
    slot: tuple[Slot, ...]
    space: tuple[SpaceRow, ...]


@dataclass(frozen=True, slots=True)
class BuildingFile:
    source: Source
    building: tuple[BuildingRow, ...]


@dataclass(frozen=True, slots=True)
class BombFile:
    source: Source
    bomb: tuple[BombRow, ...]


class Output:
    """§6.9 One side of what a space or card gives."""

    __slots__ = ("goods", "workers")

    def __init__(self, amounts: Amounts) -> None:
        self.goods: tuple[tuple[str, int], ...] = amounts.goods
        self.workers: tuple[tuple[int, int], ...] = amounts.workers


class Workplace:
    """What a space of the main board and a building have in common: who must come, what it costs, what it gives."""

    __slots__ = ("any", "crews", "gives", "id", "pay", "size")

    def __init__(self, id_: str, crews: tuple[Crew, ...], pay: tuple[Amounts, ...], gives: tuple[Amounts, ...]) -> None:
        self.id: str = id_
        self.any: int = crews[0].any  # §7.1 §7.4 so many of any type; 0: only those of the crews
        self.crews: tuple[tuple[int, int, int], ...] = tuple(crew.typed for crew in crews)  # §7.3 sides of a slash
        self.size: int = crews[0].size
        self.pay: tuple[tuple[tuple[str, int], ...], ...] = tuple(side.goods for side in pay)  # §6.8
        self.gives: tuple[Output, ...] = tuple(Output(side) for side in gives)


class Space(Workplace):
    """§5.2 A space of the main board."""

    __slots__ = ("bribe", "others", "section", "unlimited")

    def __init__(self, row: SpaceRow) -> None:
        super().__init__(row.id, row.demand, row.pay, row.gives)
        self.section: str = row.section
        self.others: tuple[tuple[str, int], ...] = row.others.goods if row.others else ()  # §5.11
        self.bribe: bool = row.bribe  # §5.12
        self.unlimited: bool = row.unlimited  # §5.4


class Building(Workplace):
    """§1.16 A building card."""

    __slots__ = ("kind", "start")

    def __init__(self, row: BuildingRow) -> None:
        crew = Crew(any=row.any, engineers=row.engineers, scientists=row.scientists)
        super().__init__(row.id, (crew,), row.pay, row.gives)
        self.kind: str = row.kind
        self.start: bool = row.start


class Bomb:
    """§1.17 A bomb card."""

    __slots__ = ("engineers", "fuel", "fuel_cost", "id", "load", "scientists", "tested", "untested")

    def __init__(self, row: BombRow) -> None:
        self.id: str = row.id
        self.fuel: str = row.fuel
        self.fuel_cost: int = row.fuel_cost
        self.scientists: int = row.scientists
        self.engineers: int = row.engineers
        self.load: int = row.load
        self.untested: int = row.untested or row.value  # §14.7 uranium: one number (ruling R18)
        self.tested: int = row.tested or row.value


class Board:
    """Everything printed that a game needs. Shared by all states of a game; never changed."""

    def __init__(self, board: BoardFile, buildings: BuildingFile, bombs: BombFile, overlaid: str = "") -> None:
        self.kept: dict[Any, Any] = {}
        self.overlaid = overlaid  # the overlay in force, as JSON
        self.numbers = board.table
        self.limit: Mapping[str, int] = {name: getattr(board.track, name) for name in TRACKS}
        self.start = board.start
        self.repair = board.repair
        self.parties = {party.players: party for party in board.party}
        self.bonuses = board.bonus
        self.slots = board.slot
        self.spaces = {row.id: Space(row) for row in board.space}
        self.sections = tuple(dict.fromkeys(row.section for row in board.space))
        self.buildings = {row.id: Building(row) for row in buildings.building}
        self.bombs = {row.id: Bomb(row) for row in bombs.bomb}
        self.rank = {card: place for place, card in enumerate((*self.buildings, *self.bombs))}


@lru_cache(maxsize=1)
def printed() -> Board:
    """The components as our data has them."""
    return build({})


def build(overlay: Mapping[str, Any], overlaid: str = "") -> Board:
    """The components, with an owner's corrections."""

    found: list[DataError] = []

    def part(stem: str, shape: type[Any]) -> Any:
        return load(DATA / f"{stem}.toml", shape, overlay_for(overlay, stem, STEMS, found), found)

    board, buildings, bombs = part("board", BoardFile), part("buildings", BuildingFile), part("bombs", BombFile)
    for row in buildings.building:
        found += errors_in(check_crew, row)
    found += errors_in(check_counts, board, buildings)
    refuse(found)
    return Board(board, buildings, bombs, overlaid)


def check_crew(row: BuildingRow) -> None:
    """§7.10 Every card asks for workers of one kind."""
    asked = [n for n in (row.any, row.engineers, row.scientists) if n]
    if len(asked) != 1 or not row.gives:
        raise DataError(
            "{file}: building[{id}] asks for {asked} workers, expected workers of one kind, and something it gives",
            file="buildings.toml",
            id=row.id,
            asked=asked,
        )


def check_counts(board: BoardFile, buildings: BuildingFile) -> None:
    """§3.4 A token for every player; §3.5 a starting card for every slot but the last."""
    for party in board.party:
        if len(party.tokens) != party.players or party.players > len(board.bonus):
            raise DataError(
                "{file}: {players} players have tokens {tokens}, expected one for each player, and a bonus for each",
                file="board.toml",
                players=party.players,
                tokens=party.tokens,
            )
    starting = sum(row.start for row in buildings.building)
    if starting != len(board.slot) - 1:
        raise DataError(
            "{file}: {n} starting buildings for {slots} slots, expected one for every slot but the last",
            file="buildings.toml",
            n=starting,
            slots=len(board.slot),
        )
