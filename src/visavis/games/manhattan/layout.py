"""Where everything lies on the picture: the main board, the market, the bombs face up, a board for every player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from visavis.games.manhattan.state import Race, clockwise
from visavis.games.manhattan.words import side_name
from visavis.kernel.view import Layout, Region, Text

WIDTH: Final = 1440.0
GAP: Final = 16.0
HEAD: Final = 34.0  # heading of a region
CELL: Final = 96.0  # a space, a market slot, a card
BOARD: Final = 10  # §6.11 places printed on a player's board; cards beyond lie in further rows

# The main board from the top: sections side by side, each as wide as it has spaces.
BANDS: Final = (
    ("construction", "factories", "mines"),
    ("universities", "reactor", "enrichment", "airstrike", "repair", "espionage", "design"),
)


def market_place(slot: int) -> str:
    return f"slot {slot + 1}"


def row_place(number: int) -> str:
    return f"row {number + 1}"


def building_place(card: str) -> str:
    return f"building {card}"


def bomb_place(bomb: str) -> str:
    return f"bomb {bomb}"


def supply_place(seat: int) -> str:
    return f"supply {seat}"


def hand_place(seat: int) -> str:
    return f"hand {seat}"


def token_place(seat: int) -> str:
    return f"token {seat}"


def layout(s: Race) -> Layout:
    """Main board, market and row above, the players' boards below in turn order."""
    regions: list[Region] = []
    y = 0.0
    for band in BANDS:
        regions += side_by_side(y, [(section, Text(f"section-{section}"), spaces_of(s, section)) for section in band])
        y += HEAD + CELL + GAP
    market = [market_place(slot) for slot in range(len(s.board.slots))]
    row = [row_place(number) for number in range(len(s.nation) + s.board.numbers.row_beyond_players)]
    regions += side_by_side(y, [("market", Text("region-market"), market), ("row", Text("region-row"), row)])
    y += HEAD + CELL + GAP
    for seat in [0, *clockwise(s, 0)]:
        rows = board_rows(s, seat)
        height = HEAD + CELL * len(rows) + GAP / 2
        title = Text("region-board", {"side": side_name(seat)})
        regions.append(Region(f"board {seat}", title, 0.0, y, WIDTH, height, rows=rows, owner=seat))
        y += height + GAP
    return Layout(WIDTH, y - GAP, tuple(regions))


def spaces_of(s: Race, section: str) -> list[str]:
    return [space.id for space in s.board.spaces.values() if space.section == section]


def side_by_side(y: float, parts: Sequence[tuple[str, Text, Sequence[str]]]) -> Iterable[Region]:
    """Regions in a row, each as wide as its share of the places."""
    places = sum(len(part[2]) for part in parts)
    unit = (WIDTH - GAP * (len(parts) - 1)) / places
    x = 0.0
    for name, title, row in parts:
        width = unit * len(row)
        yield Region(name, title, round(x, 1), y, round(width, 1), HEAD + CELL, rows=(tuple(row),))
        x += width + GAP


def board_rows(s: Race, seat: int) -> tuple[tuple[str, ...], ...]:
    """A player's board: what he holds, then his buildings, then his bombs and his test token."""
    nation = s.nation[seat]
    buildings = [building_place(card) for card in nation.buildings]
    rows: list[tuple[str, ...]] = [(supply_place(seat), hand_place(seat))]
    rows += [tuple(buildings[n : n + BOARD]) for n in range(0, len(buildings), BOARD)]
    bombs = [bomb_place(bomb) for bomb in nation.bombs]
    if nation.token >= 0:
        bombs.append(token_place(seat))
    return (*rows, tuple(bombs)) if bombs else tuple(rows)
