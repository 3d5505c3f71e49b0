"""Where the theatres lie on the picture of the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from visavis.games.blitzkrieg.state import War
from visavis.games.blitzkrieg.words import theatre_name
from visavis.kernel.marks import RECONSTRUCTED
from visavis.kernel.view import Layout, Region, Text

GAP: Final = 20.0
WIDTH: Final = 1200.0
HEAD: Final = 76.0  # heading and track of a region
ROW: Final = 64.0
FOOT: Final = 6.0
COLUMNS: Final = (("WE", "PO"), ("EE", "AF", "SA"))  # part 6: left WE above PO, right EE, AF, SA

# §N4.1 Five columns from the Pacific to the Atlantic, and how far down each city lies in its column: about where it
# is on a map, but so that no card lies on another and no link crosses a third city. Honolulu is an inset.
MAP_WIDTH: Final = 1440.0
MAP_HEIGHT: Final = 700.0
CARD_WIDTH: Final = 252.0
CARD_HEIGHT: Final = 132.0
MAP: Final[Mapping[str, tuple[int, float]]] = {
    "SEA": (0, 18),
    "SFO": (0, 252),
    "HON": (0, 548),
    "SLC": (1, 150),
    "DEN": (1, 340),
    "LAX": (1, 530),
    "MSP": (2, 44),
    "KCM": (2, 290),
    "HOU": (2, 548),
    "CHI": (3, 150),
    "NOL": (3, 500),
    "BOS": (4, 18),
    "NYC": (4, 196),
    "WDC": (4, 374),
    "JAX": (4, 552),
}


def layout(s: War) -> Layout:
    """The board of this war."""
    return map_of_america(s) if s.board.linked else two_columns(s)


def two_columns(s: War) -> Layout:
    """§2.1 The base board: theatres as tall as they have campaigns."""
    regions = []
    width = (WIDTH - 3 * GAP) / 2
    heights = []
    for column, theatres in enumerate(COLUMNS):
        y = 0.0
        for theatre in theatres:
            height = HEAD + ROW * len(s.board.rows[theatre]) + FOOT
            regions.append(region(s, theatre, GAP + column * (width + GAP), y, width, height))
            y += height + GAP
        heights.append(y - GAP)
    return Layout(WIDTH, max(heights), tuple(regions))


def map_of_america(s: War) -> Layout:
    """§N4.1 Each campaign about where its city lies; §N4.5 lines for the links."""
    pitch = (MAP_WIDTH - 2 * GAP - CARD_WIDTH) / 4
    regions = [
        region(s, city, GAP + MAP[city][0] * pitch, MAP[city][1], CARD_WIDTH, CARD_HEIGHT) for city in s.board.theatres
    ]
    links = tuple((t.id, other) for t in s.board.theatres.values() for other in t.links if t.id < other)
    return Layout(MAP_WIDTH, MAP_HEIGHT, tuple(regions), links)


def region(s: War, theatre: str, x: float, y: float, width: float, height: float) -> Region:
    rows = s.board.rows[theatre]
    return Region(
        id=theatre,
        title=theatre_name(theatre),
        x=round(x, 1),
        y=round(y, 1),
        width=round(width, 1),
        height=round(height, 1),
        track=f"battle {theatre}",
        rows=tuple(row.spaces for row in rows),
        row_titles=tuple(Text("row-vp", {"n": row.vp}) for row in rows),
        marks=(RECONSTRUCTED,) if s.board.theatres[theatre].known == "reconstructed" else (),
    )
