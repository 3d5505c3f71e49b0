"""The [solo] part of a scenario file: decks, track, counteractions, scenario orders, suspected enemies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Annotated, Final, Literal, NamedTuple, get_args

from visavis.games.bear.bot.cards import Cards
from visavis.games.bear.bot.grammar import CONTROL, HEX, UNIT, Order, OrderError, parse
from visavis.kernel.data import DataError, Known, Range, refuse, twin, unknown, wrong_value
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


CellName = Literal[
    "",
    "start",
    "sniper-fire",
    "auto-rally",
    "bog-down",
    "swift-action",
    "zeal",
    "rally",
    "place-re",
    "reinforcements",
    "ss-hunters",
    "supply-run",
    "mines",
    "platoon",
    "end",
]
CELL_NAMES: Final = get_args(CellName)
Face = Annotated[int, Range(1, 6)]  # of a die
LEAST_ACTION_CARDS: Final = 2  # one in use, one to turn; command cards may be lost (§7.4b)


# The file


@dataclass(frozen=True, slots=True)
class SideRow:
    """One side Athena may play, §1.0h with its order cards from the first number to the last."""

    ai: Literal["german", "soviet"]
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
    table: tuple[Annotated[int, Range(0, 9)], ...] = ()  # by the face of a die, from 1
    unit: str = ""
    on: tuple[Face, ...] = ()
    token: str = ""
    reinforcement: str = ""


@dataclass(frozen=True, slots=True)
class CellRow:
    """§7.2a A cell of the scenario track. Its name is a key of the texts; a title is in somebody's own words."""

    id: Annotated[int, Range(1, 99)]
    name: CellName = ""
    title: str = ""
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
    side: Literal["german", "soviet"]
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
    title: str
    yellow: bool
    as_ai_action: bool
    events: tuple[Event, ...]

    @property
    def called(self) -> str:
        return self.title or self.name


class Orders(NamedTuple):
    """Everything of a scenario that Athena reads."""

    track: tuple[Cell, ...]  # the first cell is number 1
    counteractions: tuple[Order, ...]
    orders: tuple[Order, ...]
    objectives: tuple[str, ...]
    placement: str
    reinforcements: tuple[ReinforcementRow, ...]


class Names(NamedTuple):
    """What the lines of a scenario may refer to."""

    hexes: Collection[str]
    sides: Collection[str]
    units: Collection[str]  # counter ids
    types: Collection[str]  # kinds of counters
    cards: Cards


def read_orders(solo: Solo, file: str, names: Names) -> Orders:
    """The part of a scenario that Athena reads, every reference checked: §SC1."""
    refuse(wrong_solo(solo, file, names))
    return Orders(
        tuple(map(read_cell, solo.cell)),
        tuple(map(parse, solo.counteractions)),
        tuple(map(parse, solo.orders)),
        solo.objectives,
        solo.placement,
        solo.reinforcement,
    )


def read_cell(row: CellRow) -> Cell:
    return Cell(row.id, row.name, row.title, row.yellow, row.as_ai_action, tuple(map(read_event, row.do)))


def read_event(row: EventRow) -> Event:
    order = parse(row.order) if row.order else None
    return Event(row.type, order, row.n, row.table, row.unit, row.on, row.token, row.reinforcement)


# What may be wrong: §SC1


def wrong_solo(solo: Solo, file: str, names: Names) -> Iterator[DataError]:
    """Everything, not only the first."""
    yield from wrong_sides(solo, file, names)
    yield from wrong_counters(solo, file, names)
    yield from wrong_track(solo, file, names)
    for key in ("counteractions", "orders"):
        for n, line in enumerate(getattr(solo, key), 1):
            yield from wrong_order(line, file, f"solo.{key}[{n}]", names)


def wrong_sides(solo: Solo, file: str, names: Names) -> Iterator[DataError]:
    if not solo.side:
        yield wrong_value(file, "solo.side", solo.side, Wording("a side for Athena to play"))
    for n, row in enumerate(solo.side, 1):
        if row.ai in [other.ai for other in solo.side[: n - 1]]:
            yield twin(file, f"solo.side[{n}].ai", row.ai)
        yield from wrong_deck(row, file, f"solo.side[{n}].cards", names)


def wrong_deck(row: SideRow, file: str, path: str, names: Names) -> Iterator[DataError]:
    """§1.0h The cards exist, enough of them remain whatever is lost, and one moves the marker (§2.4b)."""
    low, high = row.cards
    if low > high or not all(number in names.cards for number in (low, high)):
        yield DataError(
            "{file}: {path} is {low} to {high}, expected the first and the last number of existing order cards",
            file=file,
            path=path,
            low=low,
            high=high,
        )
        return
    deck = [names.cards[n] for n in range(low, high + 1) if n in names.cards and n not in row.easier_without]
    if sum(not card.is_command for card in deck) < LEAST_ACTION_CARDS:
        yield DataError(
            "{file}: {path} has too few action cards, expected at least {least}",
            file=file,
            path=path,
            least=LEAST_ACTION_CARDS,
        )
    if not any(card.track for card in deck):
        yield DataError(
            "{file}: {path} never moves the scenario marker, expected a card with a track line", file=file, path=path
        )


def wrong_counters(solo: Solo, file: str, names: Names) -> Iterator[DataError]:
    """Hexes exist and kinds of counters too."""
    for n, token in enumerate(solo.pool, 1):
        yield from wrong_token(token, file, f"solo.pool[{n}]", names)
    for row in solo.suspect:
        yield from wrong_hex(file, f"solo.suspect[{row.id}].hex", row.hex, names.hexes)
    for n, limit in enumerate(solo.restriction, 1):
        yield from unknown(file, f"solo.restriction[{n}].unit", limit.unit, names.units, Wording("counter"))
        yield from wrong_hex(file, f"solo.restriction[{n}].hex", limit.hex, names.hexes)
    for n, herd in enumerate(solo.herd, 1):
        yield from wrong_hex(file, f"solo.herd[{n}].hex", herd.hex, names.hexes)
    for n, label in enumerate(solo.objectives, 1):
        yield from wrong_hex(file, f"solo.objectives[{n}]", label, names.hexes)
    for coming in solo.reinforcement:
        yield from wrong_reinforcement(coming, file, f"solo.reinforcement[{coming.id}]", names)


def wrong_hex(file: str, path: str, label: str, hexes: Collection[str]) -> Iterator[DataError]:
    """Nothing is said of hexes where the map itself is wrong."""
    if hexes:
        yield from unknown(file, path, label, hexes, Wording("hex"))


def wrong_token(token: str, file: str, path: str, names: Names) -> Iterator[DataError]:
    yield from unknown(file, path, token, (*names.types, NO_ENEMY, MINES), Wording("counter"))


def wrong_reinforcement(row: ReinforcementRow, file: str, path: str, names: Names) -> Iterator[DataError]:
    for key in ("units", "enter"):
        if not getattr(row, key):
            yield wrong_value(file, f"{path}.{key}", (), Wording("at least one"))
    for n, unit in enumerate(row.units, 1):
        yield from unknown(file, f"{path}.units[{n}]", unit, names.types, Wording("counter"))
    for n, label in enumerate(row.enter, 1):
        yield from wrong_hex(file, f"{path}.enter[{n}]", label, names.hexes)


def wrong_track(solo: Solo, file: str, names: Names) -> Iterator[DataError]:
    """§1.0d Cells from 1 without gaps, §2.10a the last one ends the scenario; reinforcements come once."""
    for number, row in enumerate(solo.cell, 1):
        if row.id != number:
            yield DataError(
                "{file}: {path} is {came}, expected {expected}: cells are numbered from 1 without gaps",
                file=file,
                path=f"solo.cell[{number}].id",
                came=row.id,
                expected=number,
            )
        for n, event in enumerate(row.do, 1):
            yield from wrong_event(event, file, f"solo.cell[{row.id}].do[{n}]", solo, names)
    ends = [any(event.type == END for event in row.do) for row in solo.cell]
    if not ends or ends != [False] * (len(ends) - 1) + [True]:
        yield DataError(
            "{file}: {path} does not end the scenario, expected the last cell, and no other, to do {end!r}",
            file=file,
            path=f"solo.cell[{len(ends)}]" if ends else "solo.cell",
            end=END,
        )
    called = Counter(event.reinforcement for row in solo.cell for event in row.do if event.type == REINFORCE)
    for id_, times in called.items():
        if id_ and times > 1:
            yield DataError(
                "{file}: {path} is called by {n} events, expected one",
                file=file,
                path=f"solo.reinforcement[{id_}]",
                n=times,
            )


def wrong_event(row: EventRow, file: str, path: str, solo: Solo, names: Names) -> Iterator[DataError]:
    missing = [key for key in NEEDS[row.type] if not getattr(row, key)]
    for key in missing:
        yield DataError(
            "{file}: {path} is missing, for the event is {type!r}", file=file, path=f"{path}.{key}", type=row.type
        )
    if missing:
        return
    if row.type == CAP_LOSS and len(row.table) != 6:
        yield DataError(
            "{file}: {path} has {n} numbers, expected 6: one for each face",
            file=file,
            path=f"{path}.table",
            n=len(row.table),
        )
    if row.type == REINFORCE:
        known = [coming.id for coming in solo.reinforcement]
        yield from unknown(file, f"{path}.reinforcement", row.reinforcement, known)
    if row.type == BOG_DOWN:
        yield from unknown(file, f"{path}.unit", row.unit, names.units, Wording("counter"))
    if row.type == POOL_ADD:
        yield from wrong_token(row.token, file, f"{path}.token", names)
    if row.order:
        yield from wrong_order(row.order, file, f"{path}.order", names)


def wrong_order(line: str, file: str, path: str, names: Names) -> Iterator[DataError]:
    """An order whose sides, hexes and counters exist."""
    try:
        order = parse(line, file, path)
    except OrderError as error:
        yield error
        return
    for aim in order.targets:
        if aim.kind == CONTROL:
            yield from unknown(file, path, aim.value, names.sides, Wording("side"))
        if aim.kind == HEX:
            yield from wrong_hex(file, path, aim.value, names.hexes)
    if order.condition and order.condition.name == CONTROL:
        yield from unknown(file, path, order.condition.value, names.sides, Wording("side"))
    for each in order.who.requires if order.who else ():
        if each.name == UNIT:
            yield from unknown(file, path, each.value, names.units, Wording("counter"))
