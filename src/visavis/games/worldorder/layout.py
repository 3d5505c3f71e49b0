"""Where everything lies on the picture: two bands of regions, a board for every power, what is bought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from visavis.games.worldorder.board import LEVELS
from visavis.games.worldorder.rules.drawing import OPEN
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World, is_automa, unplayed
from visavis.kernel.view import Layout, Region, Text

WIDTH: Final = 1440.0
MARGIN: Final = 20.0
GAP: Final = 12.0  # between regions
HEAD: Final = 32.0  # heading of a section
PLATE: Final = 40.0  # heading of a power's board, with all its numbers
PAD: Final = 8.0  # inside a region
APART: Final = 6.0  # rows and cards
ROW: Final = 66.0  # of a region of the world, and of Growth cards
CARDS: Final = 104.0  # of the Market
CARD: Final = 108.0  # width of a card on a power's board
BOARD_ROW: Final = 84.0  # and the height of its rows
TRAYS: Final = 9  # cards that would lie where what he holds and has played does
LOOKED: Final = 5  # countries in a row that are looked through
WORLD: Final = (("americas", "europe", "central_asia", "east_asia_pacific"), ("table", "africa", "mena", "south_asia"))
TABLE: Final = "table"
MARKET: Final = "market"
GROWTH: Final = "growth"
INFLUENCE: Final = "influence"  # §B3.16 open Auto-Influence cards


def heading(region: str) -> Text:
    """What a region is called where it stands by itself."""
    return Text(f"heading-{region}")


def seat_name(power: str) -> Text:
    """And a power."""
    return Text(f"seat-{power}")


# Ids: an open country, and a card of the Market, is called as in the rules


def permanent_place(region: str) -> str:
    return f"permanent {region}"


def temporary_place(region: str) -> str:
    return f"temporary {region}"


def forces_place(region: str) -> str:
    """Armies, bases and tokens."""
    return f"forces {region}"


def cube_id(place: str, n: int) -> str:
    return f"cube {place} {n}"


def slot_id(place: str, n: int) -> str:
    return f"slot {place} {n}"


def score_place(region: str) -> str:
    return f"score {region}"


def open_place(region: str) -> str:
    """§B2.4 The open countries."""
    return f"open {region}"


def looked_place(n: int) -> str:
    return f"looked {n + 1}"


def order_place(slot: int) -> str:
    return f"order {slot}"


def market_place(n: int) -> str:
    return f"market {n + 1}"


def market_cards(s: World) -> list[str]:
    """§B14.4 The row from the left; of two copies the older one has the title alone."""
    older = [s.market[n + 1 :].count(title) for n, title in enumerate(s.market)]
    return [f"{title} {n + 1}" if n else title for title, n in zip(s.market, older, strict=True)]


def growth_place(title: str) -> str:
    return f"growth {title}"


def board(seat: int) -> str:
    return f"board {seat}"


def own_place(what: str, power: str) -> str:
    """Something on a power's board."""
    return f"{what} {power}"


def ally_place(country: str) -> str:
    return f"ally {country}"


def column_place(region: str, power: str) -> str:
    """§A3.4 A region's column of an Automa."""
    return f"column {region} {power}"


def cell_place(cell: str, power: str) -> str:
    """§A5.2 A cell of the Automa board."""
    return f"cell {cell} {power}"


def card_place(title: str, power: str) -> str:
    """A card that stays in front of a power: a Growth card, the order."""
    return f"{title} {power}"


def hand_card(power: str, title: str, n: int) -> str:
    return f"hand {power} {title} {n}"


def commerce_places(s: World, power: str) -> list[str]:
    """§B2.14 A power's Commerce cards."""
    return [f"commerce {n + 1} {power}" for n in range(len(s.commerce[power]))]


# The board


def layout(s: World) -> Layout:
    """The world above; below it a board for every power, and what is bought: on a page one's own board comes first."""
    regions: list[Region] = []
    y = 0.0
    for band in WORLD:
        regions += side_by_side(y, band, s)
        y = below(regions)
    if found := looked_through(s):
        regions.append(looked(found, y))
        y = below(regions)
    shop = [market(s, y)]
    shop.append(growth(s, below(shop)))
    boards: list[Region] = []
    y = below(shop)
    for seat in range(len(s.chairs)):
        boards.append(own_board(s, seat, y))
        y = below(boards)
    return Layout(WIDTH, y - GAP, (*regions, *boards, *shop))


def below(regions: Sequence[Region]) -> float:
    return max(region.y + region.height for region in regions) + GAP


def side_by_side(y: float, band: Sequence[str], s: World) -> Iterator[Region]:
    """Equally wide, as many rows in all of them."""
    width = (WIDTH - 2 * MARGIN - GAP * (len(band) - 1)) / len(band)
    height = HEAD + 3 * ROW + 2 * APART + PAD
    for n, name in enumerate(band):
        title, rows = (Text("region-table"), table_rows(s)) if name == TABLE else (heading(name), region_rows(name))
        zone = s.board.regions[name].zone if name in REGIONS else ()
        x = round(MARGIN + n * (width + GAP), 1)
        yield Region(name, title, x, y, round(width, 1), height, rows=rows, marks=zone)


def region_rows(region: str) -> tuple[tuple[str, ...], ...]:
    return (
        (permanent_place(region), temporary_place(region)),
        (forces_place(region), score_place(region)),
        (open_place(region),),
    )


def table_rows(s: World) -> tuple[tuple[str, ...], ...]:
    """§B2.20 The turn order; §B3.16 open Auto-Influence cards."""
    order = tuple(order_place(n + 1) for n in range(len(s.chairs)))
    rest = tuple(place for power in unplayed(s) for place in commerce_places(s, power))
    return (order, (INFLUENCE,), rest) if rest else (order, (INFLUENCE,))


def looked_through(s: World) -> list[str]:
    """§K2.3 Countries that lie open for a moment, besides the two there always are."""
    return [id_ for region in REGIONS for id_ in s.open[region][OPEN:]]


def looked(found: Sequence[str], y: float) -> Region:
    places = [looked_place(n) for n in range(len(found))]
    rows = tuple(tuple(places[n : n + LOOKED]) for n in range(0, len(places), LOOKED))
    height = HEAD + ROW * len(rows) + APART * (len(rows) - 1) + PAD
    return Region("looked", Text("region-looked"), MARGIN, y, WIDTH - 2 * MARGIN, height, rows=rows)


def market(s: World, y: float) -> Region:
    rows = (tuple(market_place(n) for n in range(s.options.market_row)),)
    return Region(MARKET, Text("region-market"), MARGIN, y, WIDTH - 2 * MARGIN, HEAD + CARDS + PAD, rows=rows)


def growth(s: World, y: float) -> Region:
    """§B2.6 A level above the other where there are two of each; else one after another."""
    titles = [growth_place(title) for title in s.growth]
    if len(titles) == 2 * LEVELS:
        titles = titles[::2] + titles[1::2]
    rows = tuple(tuple(titles[n : n + LEVELS]) for n in range(0, len(titles), LEVELS)) or ((GROWTH,),)
    height = HEAD + ROW * len(rows) + APART * (len(rows) - 1) + PAD
    return Region(GROWTH, Text("region-growth"), MARGIN, y, WIDTH - 2 * MARGIN, height, rows=rows)


# Powers' boards


def own_board(s: World, seat: int, y: float) -> Region:
    """As high as it is full."""
    width, power = WIDTH - 2 * MARGIN, s.chairs[seat]
    rows = automa_rows(s, power) if is_automa(s, power) else person_rows(s, power, width)
    height = PLATE + BOARD_ROW * len(rows) + APART * (len(rows) - 1) + PAD
    title = Text("region-board", {"side": seat_name(power)})
    return Region(board(seat), title, MARGIN, y, width, height, rows=rows, owner=seat)


def person_rows(s: World, power: str, width: float) -> tuple[tuple[str, ...], ...]:
    """What he holds and has played; his board; his cards; his allies by region."""
    across = int((width - 2 * PAD + APART) // (CARD + APART))
    places = [*board_places(s, power), *allies(s, power)]
    return (held(s, power), *(tuple(places[n : n + across]) for n in range(0, len(places), across)))


def held(s: World, power: str) -> tuple[str, ...]:
    goals = ["objectives"] if s.options.objectives else []
    return tuple(own_place(name, power) for name in ("hand", "played", "assets", *goals))


def board_places(s: World, power: str) -> list[str]:
    nation = s.nations[power]
    names = ["focus", "prosperity", "primary", "secondary", "deals", "symbols"]
    found = [own_place(name, power) for name in names]
    found += commerce_places(s, power)
    found += [card_place(title, power) for title in nation.growth]
    return found + ([card_place("order", power)] if nation.order else [])


def allies(s: World, power: str) -> list[str]:
    """Region by region."""
    mine, countries = s.nations[power].allies, s.board.countries
    return [ally_place(id_) for region in REGIONS for id_ in mine if countries[id_].region == region]


def automa_rows(s: World, power: str) -> tuple[tuple[str, ...], ...]:
    """Cards and cells; what lies under each region's column."""
    names = ["deck", *(["waiting"] if s.nations[power].market else []), "played", "focus", "prosperity", "player"]
    first = [own_place(name, power) for name in names]
    cells = [cell_place(cell, power) for row in s.board.automa.board.row for cell in (row.left, row.right)]
    cards = [card_place(title, power) for title in s.nations[power].growth]
    return (*((*first, *cells),), (*(column_place(region, power) for region in REGIONS), *cards))
