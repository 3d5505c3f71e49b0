"""The order cards (2.3): what is printed on each, its orders parsed once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Any, Final, Literal, NamedTuple

from visavis.games.bear.bot.grammar import (
    CLOSE_COMBAT,
    SHORT_RANGE,
    THIRD,
    Action,
    Order,
    parse,
    parse_priority,
)
from visavis.games.reading import load
from visavis.kernel.data import DataError, Known, Range, Source, errors_in, overlay_for, refuse

STEM: Final = "orders"
FILE: Final = files("visavis.games.bear") / "data" / f"{STEM}.toml"

COMMAND: Final = "blue"  # §2.3c
ACTION: Final = "green"  # §2.3d
RECONSTRUCTED: Final = "reconstructed"


# The file


@dataclass(frozen=True, slots=True)
class TrackLine:
    """§2.4b The marker moves if no more counters than this are left."""

    limit: Annotated[int, Range(1, 99)]
    advance: Annotated[int, Range(1, 2)]


@dataclass(frozen=True, slots=True)
class CardRow:
    """§2.3a A card as it stands in the file."""

    id: Annotated[int, Range(1, 99)]
    colour: Literal["blue", "green"]
    priority: tuple[str, ...]
    tactical: tuple[str, ...]
    spent: Annotated[int, Range(1, 9)]
    hex: str
    symbol: Literal["", "defensive", "offensive"] = ""
    track: TrackLine | None = None
    reshuffle: bool = False
    scenario_orders: bool = False
    stay_fresh: bool = False
    printed: tuple[str, ...] = ()  # the fields that the rulebook quotes
    partly: tuple[str, ...] = ()  # and those of which it tells a part
    known: Known = RECONSTRUCTED


@dataclass(frozen=True, slots=True)
class Deck:
    """`orders.toml`."""

    source: Source
    card: tuple[CardRow, ...]


# The cards


class Card(NamedTuple):
    """§2.3a An order card, ready to be read top to bottom."""

    number: int
    colour: str
    symbol: str  # §2.3b for the eye only
    track: TrackLine | None
    reshuffle: bool
    close_combat: tuple[Action, ...]
    short_range: tuple[Action, ...]
    third: str
    tactical: tuple[Order, ...]
    scenario_orders: bool
    spent: int
    stay_fresh: bool
    hex: str
    printed: tuple[str, ...]
    partly: tuple[str, ...]
    known: str

    @property
    def origin(self) -> str:
        """§D8 How it is known: reconstructed, partly so, or as the owner of a box says."""
        return "partly" if self.known == RECONSTRUCTED and (self.printed or self.partly) else self.known

    @property
    def is_command(self) -> bool:
        return self.colour == COMMAND


Cards = Mapping[int, Card]


@cache
def printed_cards() -> Cards:
    """The cards as the box has them, as far as that is known."""
    return read_cards(load(FILE, Deck))


@lru_cache(maxsize=8)
def corrected_cards(overlay: str) -> Cards:
    """The cards as the owner of a box has corrected them."""
    return read_cards(load(FILE, Deck, json.loads(overlay)))


def cards_for(overlay: Mapping[str, Any], stems: Iterable[str]) -> Cards:
    """The cards of a game with this overlay, whose top-level tables are named by `stems`."""
    corrections = overlay_for(overlay, STEM, stems)
    return corrected_cards(json.dumps(corrections, sort_keys=True)) if corrections else printed_cards()


def wrong_cards(overlay: Mapping[str, Any], stems: Iterable[str]) -> Iterator[DataError]:
    """Everything that is wrong with the corrections of the cards."""
    found: list[DataError] = []
    deck = load(FILE, Deck, overlay_for(overlay, STEM, stems, found), found)
    yield from found
    for row in deck.card:
        yield from wrong_card(row)


def read_cards(deck: Deck) -> dict[int, Card]:
    refuse(error for row in deck.card for error in wrong_card(row))
    return {row.id: read_card(row) for row in deck.card}


def wrong_card(row: CardRow) -> Iterator[DataError]:
    """§G5 What is no order is an error naming card and position."""
    yield from wrong_block(row)
    for n, line in enumerate(row.tactical, 1):
        yield from errors_in(parse, line, FILE.name, f"card[{row.id}].tactical[{n}]")
    yield from top_lines_of_command_cards(row)


def read_card(row: CardRow) -> Card:
    """§2.3a One row with its lines parsed."""
    block = {line.line: line for line in map(parse_priority, row.priority)}
    return Card(
        row.id,
        row.colour,
        row.symbol,
        row.track,
        row.reshuffle,
        block[CLOSE_COMBAT].actions,
        block[SHORT_RANGE].actions,
        block[THIRD].third,
        tuple(map(parse, row.tactical)),
        row.scenario_orders,
        row.spent,
        row.stay_fresh,
        row.hex,
        row.printed,
        row.partly,
        row.known,
    )


def wrong_block(row: CardRow) -> Iterator[DataError]:
    """§4.3a The three lines, each once, in their order."""
    path = f"card[{row.id}].priority"
    lines = [f"{kind}:" for kind in (CLOSE_COMBAT, SHORT_RANGE, THIRD)]
    wrong = [
        error
        for n, line in enumerate(row.priority, 1)
        for error in errors_in(parse_priority, line, FILE.name, f"{path}[{n}]")
    ]
    yield from wrong
    if not wrong and [line.split(":")[0].strip() + ":" for line in row.priority] != lines:
        yield DataError(
            "{file}: {path} has the wrong lines, expected {expected}, in this order",
            file=FILE.name,
            path=path,
            expected=tuple(lines),
        )


def top_lines_of_command_cards(row: CardRow) -> Iterator[DataError]:
    """§2.3a Track and reshuffle lines stand on green cards only; §4.4a a card has four tactical orders at most."""
    if row.colour == COMMAND and (row.track or row.reshuffle):
        yield DataError(
            "{file}: {path} is {came}, expected {expected}, for the card has a track or reshuffle line",
            file=FILE.name,
            path=f"card[{row.id}].colour",
            came=COMMAND,
            expected=ACTION,
        )
    most = 3 if row.scenario_orders else 4
    if not 1 <= len(row.tactical) <= most:
        yield DataError(
            "{file}: {path} has {n} orders, expected 1 to {most}",
            file=FILE.name,
            path=f"card[{row.id}].tactical",
            n=len(row.tactical),
            most=most,
        )
