"""Where the theatres lie on the picture of the board."""

from __future__ import annotations

from typing import Final

from visavis.games.blitzkrieg.state import War
from visavis.games.blitzkrieg.words import theatre_name
from visavis.kernel.view import Layout, Region, Text

WIDTH: Final = 1200.0
GAP: Final = 20.0
HEAD: Final = 74.0  # heading and track of a region
ROW: Final = 62.0
COLUMNS: Final = (("WE", "PO"), ("EE", "AF", "SA"))  # part 6: left WE above PO, right EE, AF, SA
NIPPON_SIZE: Final = (252.0, 150.0)


def layout(s: War) -> Layout:
    """The board of this war."""
    return map_of_america(s) if s.board.linked else two_columns(s)


def two_columns(s: War) -> Layout:
    """§2.1 The base board: theatres as tall as they have campaigns."""
    regions = []
    width = (WIDTH - 3 * GAP) / 2
    heights = []
    for column, theatres in enumerate(COLUMNS):
        y = GAP
        for theatre in theatres:
            height = HEAD + ROW * len(s.board.rows[theatre]) + 12
            regions.append(region(s, theatre, GAP + column * (width + GAP), y, width, height))
            y += height + GAP
        heights.append(y)
    return Layout(WIDTH, max(heights), tuple(regions))


def map_of_america(s: War) -> Layout:
    """§N4.1 Each campaign where its city lies; §N4.5 lines for the links."""
    width, height = NIPPON_SIZE
    tall = 1000.0
    regions = [
        region(s, t.id, t.xy[0] / 100 * (WIDTH - width), t.xy[1] / 100 * (tall - height), width, height)
        for t in s.board.theatres.values()
    ]
    links = tuple((t.id, other) for t in s.board.theatres.values() for other in t.links if t.id < other)
    return Layout(WIDTH, tall, tuple(regions), links)


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
        marks=("reconstructed",) if s.board.theatres[theatre].known == "reconstructed" else (),
    )
