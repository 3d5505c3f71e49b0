"""The [solo] part of a scenario file: decks, track, counteractions, scenario orders, suspected enemies."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal, NamedTuple

from visavis.games.bear.ai.grammar import CONTROL, HEX, Order, parse
from visavis.kernel.data import DataError, Known, Range, refuse_unknown
from visavis.kernel.errors import Wording

ORDER: Final = "order"
CAP_LOSS: Final = "cap-loss"
CAP_GAIN: Final = "cap-gain"
BOG_DOWN: Final = "bog-down"
DOUBLE_ACTION: Final = "double-action"
PLACE_RE: Final = "place-re"
POOL_ADD: Final = "pool-add"
REINFORCE: Final = "reinforce"
END_OF_ROUND: Final = "end-round"
END: Final = "end"

NO_ENEMY: Final = "none"  # §1.0f the token that stands for nobody
MINES: Final = "mines"  # §SC9

NEEDS: Final = {  # the keys of [[solo.cell.do]] by type, beside the type
    ORDER: ("order",),
    CAP_LOSS: ("table",),
    CAP_GAIN: ("n",),
    BOG_DOWN: ("unit", "on"),
    DOUBLE_ACTION: (),
    PLACE_RE: ("n",),
    POOL_ADD: ("token",),
    REINFORCE: ("reinforcement",),
    END_OF_ROUND: (),
    END: (),
}


# The file


@dataclass(frozen=True, slots=True)
class SideRow:
    """One side Athena may play, §1.0h with its order cards from the first number to the last."""

    ai: str
    first: Literal["player", "ai"]  # §2.9b
    cards: tuple[int, int]
    easier_without: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EventRow:
    """§7.2a One thing that happens in a cell of the track."""

    type: Literal[
        "order",
        "cap-loss",
        "cap-gain",
        "bog-down",
        "double-action",
        "place-re",
        "pool-add",
        "reinforce",
        "end-round",
        "end",
    ]
    order: str = ""
    n: Annotated[int, Range(0, 9)] = 0
    table: tuple[int, ...] = ()  # by the face of a die, from 1
    unit: str = ""
    on: tuple[int, ...] = ()  # faces of a die
    token: str = ""
    reinforcement: str = ""


@dataclass(frozen=True, slots=True)
class CellRow:
    """§7.2a A cell of the scenario track. Its name is a key of the texts."""

    id: Annotated[int, Range(1, 99)]
    name: str = ""
    yellow: bool = False  # §7.2a also when it is passed
    as_ai_action: bool = False  # §7.2d instead of the card's order
    do: tuple[EventRow, ...] = ()
    known: Known | None = None


@dataclass(frozen=True, slots=True)
class SuspectRow:
    """§6.0a A suspected enemy on the map at the start."""

    id: str
    hex: str


@dataclass(frozen=True, slots=True)
class ReinforcementRow:
    """§2.8g Counters that arrive by an event."""

    id: str
    side: str
    units: tuple[str, ...]
    enter: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RestrictionRow:
    """A hex that one counter may enter only to take control, and only as the last of its side (ruling R56)."""

    unit: str
    hex: str


@dataclass(frozen=True, slots=True)
class HerdRow:
    """§9.0a Refugees or cattle, which belong to nobody."""

    kind: Literal["refugees", "cattle"]
    hex: str


@dataclass(frozen=True, slots=True)
class Solo:
    """[solo] of a scenario file."""

    side: tuple[SideRow, ...]
    cell: tuple[CellRow, ...]
    counteractions: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()  # §4.5b beside the player's control markers: hexes
    pool: tuple[str, ...] = ()
    suspect: tuple[SuspectRow, ...] = ()
    placement: Literal["near-re", "card-hex"] = "card-hex"  # §SC7
    reinforcement: tuple[ReinforcementRow, ...] = ()
    restriction: tuple[RestrictionRow, ...] = ()
    herd: tuple[HerdRow, ...] = ()
    known: Known | None = None


# What the game uses


class Event(NamedTuple):
    """§7.2a An event, its order parsed."""

    type: str
    order: Order | None
    n: int
    table: tuple[int, ...]
    unit: str
    on: tuple[int, ...]
    token: str
    reinforcement: str


class Cell(NamedTuple):
    number: int
    name: str
    yellow: bool
    as_ai_action: bool
    events: tuple[Event, ...]

    @property
    def ends(self) -> bool:
        return any(event.type == END for event in self.events)


class Orders(NamedTuple):
    """Everything of a scenario that Athena reads."""

    track: tuple[Cell, ...]  # the first cell is number 1
    counteractions: tuple[Order, ...]
    orders: tuple[Order, ...]
    objectives: tuple[str, ...]
    placement: str
    reinforcements: tuple[ReinforcementRow, ...]
    restrictions: tuple[RestrictionRow, ...]


class Names(NamedTuple):
    """What the lines of a scenario may refer to."""

    hexes: Collection[str]
    sides: Collection[str]
    units: Collection[str]  # counter ids
    types: Collection[str]  # kinds of counters
    cards: Collection[int]


def read_orders(solo: Solo, file: str, names: Names) -> Orders:
    """The part of a scenario that Athena reads, every reference checked: §SC1."""
    check_sides(solo, file, names)
    check_counters(solo, file, names)
    return Orders(
        read_track(solo, file, names),
        tuple(
            read_order(line, file, f"solo.counteractions[{n}]", names) for n, line in enumerate(solo.counteractions, 1)
        ),
        tuple(read_order(line, file, f"solo.orders[{n}]", names) for n, line in enumerate(solo.orders, 1)),
        solo.objectives,
        solo.placement,
        solo.reinforcement,
        solo.restriction,
    )


def check_sides(solo: Solo, file: str, names: Names) -> None:
    for row in solo.side:
        refuse_unknown(file, f"solo.side[{row.ai}].ai", row.ai, names.sides, Wording("side"))
        low, high = row.cards
        if low > high or not all(number in names.cards for number in (low, high)):
            raise DataError(
                "{file}: {path} is {low} to {high}, expected the first and the last number of existing order cards",
                file=file,
                path=f"solo.side[{row.ai}].cards",
                low=low,
                high=high,
            )


def check_counters(solo: Solo, file: str, names: Names) -> None:
    """Hexes exist and kinds of counters too."""
    for token in solo.pool:
        refuse_unknown(file, f"solo.pool[{token}]", token, (*names.types, NO_ENEMY, MINES), Wording("counter"))
    for row in solo.suspect:
        refuse_unknown(file, f"solo.suspect[{row.id}].hex", row.hex, names.hexes, Wording("hex"))
    for limit in solo.restriction:
        refuse_unknown(file, "solo.restriction.unit", limit.unit, names.units, Wording("counter"))
        refuse_unknown(file, "solo.restriction.hex", limit.hex, names.hexes, Wording("hex"))
    for herd in solo.herd:
        refuse_unknown(file, "solo.herd.hex", herd.hex, names.hexes, Wording("hex"))
    for label in solo.objectives:
        refuse_unknown(file, "solo.objectives", label, names.hexes, Wording("hex"))
    for coming in solo.reinforcement:
        path = f"solo.reinforcement[{coming.id}]"
        refuse_unknown(file, f"{path}.side", coming.side, names.sides, Wording("side"))
        for unit in coming.units:
            refuse_unknown(file, f"{path}.units", unit, names.types, Wording("counter"))
        for label in coming.enter:
            refuse_unknown(file, f"{path}.enter", label, names.hexes, Wording("hex"))


def read_track(solo: Solo, file: str, names: Names) -> tuple[Cell, ...]:
    """§1.0d Cells from 1 without gaps, §2.10a the last one ends the scenario."""
    for number, row in enumerate(solo.cell, 1):
        if row.id != number:
            raise DataError(
                "{file}: {path} is {came}, expected {expected}: cells are numbered from 1 without gaps",
                file=file,
                path=f"solo.cell[{number}].id",
                came=row.id,
                expected=number,
            )
    track = tuple(read_cell(row, file, solo, names) for row in solo.cell)
    if not track or not track[-1].ends or any(cell.ends for cell in track[:-1]):
        raise DataError(
            "{file}: {path} does not end the scenario, expected the last cell, and no other, to do {end!r}",
            file=file,
            path=f"solo.cell[{len(track)}]",
            end=END,
        )
    return track


def read_cell(row: CellRow, file: str, solo: Solo, names: Names) -> Cell:
    path = f"solo.cell[{row.id}].do"
    events = tuple(read_event(event, file, f"{path}[{n}]", solo, names) for n, event in enumerate(row.do, 1))
    return Cell(row.id, row.name, row.yellow, row.as_ai_action, events)


def read_event(row: EventRow, file: str, path: str, solo: Solo, names: Names) -> Event:
    for key in NEEDS[row.type]:
        if not getattr(row, key):
            raise DataError(
                "{file}: {path} is missing, for the event is {type!r}", file=file, path=f"{path}.{key}", type=row.type
            )
    if row.type == CAP_LOSS and len(row.table) != 6:
        raise DataError(
            "{file}: {path} has {n} numbers, expected 6: one for each face",
            file=file,
            path=f"{path}.table",
            n=len(row.table),
        )
    if row.type == REINFORCE:
        known = [coming.id for coming in solo.reinforcement]
        refuse_unknown(file, f"{path}.reinforcement", row.reinforcement, known)
    if row.type == BOG_DOWN:
        refuse_unknown(file, f"{path}.unit", row.unit, names.units, Wording("counter"))
    order = read_order(row.order, file, f"{path}.order", names) if row.order else None
    return Event(row.type, order, row.n, row.table, row.unit, row.on, row.token, row.reinforcement)


def read_order(line: str, file: str, path: str, names: Names) -> Order:
    """An order whose sides, hexes and counters exist."""
    order = parse(line, f"{file}: {path}")
    for aim in order.targets:
        if aim.kind == CONTROL:
            refuse_unknown(file, path, aim.value, names.sides, Wording("side"))
        if aim.kind == HEX:
            refuse_unknown(file, path, aim.value, names.hexes, Wording("hex"))
    if order.condition and order.condition.name == CONTROL:
        refuse_unknown(file, path, order.condition.value, names.sides, Wording("side"))
    check_named_units(order, file, path, names.units)
    return order


def check_named_units(order: Order, file: str, path: str, units: Collection[str]) -> None:
    named: Sequence[str] = [each.value for each in order.who.requires if each.name == "unit"] if order.who else ()
    for unit in named:
        refuse_unknown(file, path, unit, units, Wording("counter"))
