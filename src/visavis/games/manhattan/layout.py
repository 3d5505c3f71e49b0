"""Where everything lies on the picture: the main board, the market, the bombs face up, a board for every player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from visavis.games.manhattan.board import TYPES
from visavis.games.manhattan.state import Race, clockwise, contractor_of, worker_of
from visavis.games.manhattan.words import side_name
from visavis.kernel.view import Layout, Region, Text

WIDTH: Final = 1440.0
MARGIN: Final = 20.0
GAP: Final = 12.0  # between regions
HEAD: Final = 32.0  # heading of a section
PLATE: Final = 40.0  # heading of a player's board, with all his numbers
PAD: Final = 8.0  # inside a region
SPACE: Final = 90.0  # height of a space
CARDS: Final = 114.0  # of a card on the market, with its price
ROW: Final = 90.0  # of a row of a player's board
APART: Final = 6.0  # rows and cards
CARD: Final = 108.0  # width of a card on a player's board
WORKER: Final = "worker "  # begins the id of a worker
TRAYS: Final = 6  # cards that would lie where his supply and his hand do

# The main board from the top: sections side by side, each with its share of the width.
BANDS: Final = (
    (("construction", 1.9), ("factories", 5.0), ("mines", 3.0)),
    (
        ("universities", 3.6),
        ("reactor", 1.1),
        ("enrichment", 1.6),
        ("airstrike", 1.9),
        ("repair", 1.05),
        ("espionage", 1.1),
        ("design", 1.4),
    ),
)

Part = tuple[str, Text, Sequence[str], float]  # a region: its name, its title, its places, its share


def market_place(slot: int) -> str:
    return f"slot {slot + 1}"


def row_place(number: int) -> str:
    return f"row {number + 1}"


def building_place(card: str) -> str:
    return f"building {card}"


def card_id(card: str) -> str:
    """A building or a bomb that is still a card, wherever it lies."""
    return f"card {card}"


def bomb_place(bomb: str) -> str:
    return f"bomb {bomb}"


def supply_place(seat: int) -> str:
    return f"supply {seat}"


def hand_place(seat: int) -> str:
    return f"hand {seat}"


def token_place(seat: int) -> str:
    return f"token {seat}"


def workers_by_id(s: Race) -> Iterator[tuple[str, str, str]]:
    """Every worker in play, numbered among its like, and where he is: he keeps his id while he stands still."""
    seen: Counter[str] = Counter()
    for at, standing in standing_places(s):
        for worker in standing:
            seen[worker] += 1
            yield f"{WORKER}{worker} {seen[worker]}", worker, at


def standing_places(s: Race) -> Iterator[tuple[str, Sequence[str]]]:
    """Where workers are: the supplies last, so that those who stand still keep their number."""
    yield from s.spaces.items()
    for seat, nation in enumerate(s.nation):
        for card, site in nation.buildings.items():
            yield building_place(card), site.workers
        for bomb, built in nation.bombs.items():
            yield bomb_place(bomb), built.workers
        yield token_place(seat), nation.token_workers
    for seat, nation in enumerate(s.nation):
        own = [worker_of(seat, type_) for type_ in range(len(TYPES)) for _ in range(nation.own[type_])]
        hired = [contractor_of(type_) for type_ in range(len(TYPES)) for _ in range(nation.hired[type_])]
        yield supply_place(seat), [*own, *hired]


def layout(s: Race) -> Layout:
    """Main board, market and row above, the players' boards below in turn order, two abreast."""
    regions: list[Region] = []
    y = 0.0
    for band in BANDS:
        parts = [(section, Text(f"section-{section}"), spaces_of(s, section), share) for section, share in band]
        regions += side_by_side(y, SPACE, parts)
        y = below(regions)
    market = [market_place(slot) for slot in range(len(s.board.slots))]
    row = [row_place(number) for number in range(len(s.nation) + s.board.numbers.row_beyond_players)]
    cards = [("market", Text("region-market"), market), ("row", Text("region-row"), row)]
    regions += side_by_side(y, CARDS, [(*part, float(len(part[2]))) for part in cards])
    seats = [0, *clockwise(s, 0)]
    for n in range(0, len(seats), 2):
        regions += boards(s, seats[n : n + 2], below(regions))
    return Layout(WIDTH, below(regions) - GAP, tuple(regions))


def below(regions: Sequence[Region]) -> float:
    return max(region.y + region.height for region in regions) + GAP


def spaces_of(s: Race, section: str) -> list[str]:
    return [space.id for space in s.board.spaces.values() if space.section == section]


def side_by_side(y: float, tall: float, parts: Sequence[Part]) -> Iterator[Region]:
    """Regions in a row, each as wide as its share."""
    free = WIDTH - 2 * MARGIN - GAP * (len(parts) - 1) - 2 * PAD * len(parts)
    unit = free / sum(part[3] for part in parts)
    x = MARGIN
    for name, title, row, share in parts:
        width = unit * share + 2 * PAD
        yield Region(name, title, round(x, 1), y, round(width, 1), HEAD + tall + PAD, rows=(tuple(row),))
        x += width + GAP


def boards(s: Race, seats: Sequence[int], y: float) -> Iterator[Region]:
    """Players' boards side by side, each as high as it is full."""
    width = (WIDTH - 2 * MARGIN - GAP * (len(seats) - 1)) / len(seats)
    for n, seat in enumerate(seats):
        rows = board_rows(s, seat, int((width - 2 * PAD + APART) // (CARD + APART)))
        height = PLATE + ROW * len(rows) + APART * (len(rows) - 1) + PAD
        title = Text("region-board", {"side": side_name(seat)})
        yield Region(f"board {seat}", title, MARGIN + n * (width + GAP), y, width, height, rows=rows, owner=seat)


def board_rows(s: Race, seat: int, across: int) -> tuple[tuple[str, ...], ...]:
    """A player's board: what he holds, then his buildings, his bombs and his test token."""
    nation = s.nation[seat]
    cards = [building_place(card) for card in nation.buildings]
    cards += [bomb_place(bomb) for bomb in nation.bombs]
    cards += [token_place(seat)] if nation.token >= 0 else []
    beside = max(0, across - TRAYS)
    rows = [tuple(cards[n : n + across]) for n in range(beside, len(cards), across)]
    return ((supply_place(seat), hand_place(seat), *cards[:beside]), *rows)
