"""A made-up map of hexes, for pictures and pages alike: no game is needed."""

from __future__ import annotations

from math import sqrt
from typing import Final

from visavis.kernel.hexes import Numbered, centre
from visavis.kernel.view import Layout, Place, Region, Spot, Text, Thing, View

SIZE: Final = 40.0
COLUMNS: Final = "ABCDEF"
ROWS: Final = 4

WATER: Final = ("C2", "C3")
HIGH: Final = {"E2": 1, "E3": 2}
CROWDED: Final = "B2"


def spot(column: int, row: int) -> Spot:
    """Columns B, D, F lie half a hex lower."""
    down = SIZE * sqrt(3)
    return Spot(60 + 1.5 * SIZE * column, 50 + down * (row + column % 2 / 2), SIZE)


SPOTS: Final = {f"{name}{row + 1}": spot(n, row) for n, name in enumerate(COLUMNS) for row in range(ROWS)}
PATHS: Final = (("road", "A1", "B1"), ("road", "B1", "C2"), ("wall", "D2", "D3"))
LAYOUT: Final = Layout(420, 340, (Region("map", Text("The map"), 0, 0, 420, 340),), spots=SPOTS, paths=PATHS)


def place(id: str) -> Place:
    kind = "sea" if id in WATER else "land"
    marks = ("held 1", "objective") if id == "F1" else ()
    return Place(id, kind, number=HIGH.get(id, 0), title=Text(f"Hex {id}"), marks=marks)


def unit(id: str, at: str, owner: int, *marks: str, facing: int = -1, reach: tuple[str, ...] = ()) -> Thing:
    return Thing(id, "A1", at, id, owner, Text(f"Unit {id}"), marks, facing=facing, reach=reach)


THINGS: Final = (
    unit("alone", "A2", 0, facing=0, reach=("B1", "C2")),
    unit("turned", "D4", 1, facing=2),
    unit("spent", "E4", 1, "spent", "hit", facing=3),
    unit("hidden", "F3", 0, "hidden"),
    *(unit(f"one of {n}", CROWDED, n % 2, facing=n) for n in range(5)),
)
VIEW: Final = View(
    game="blitzkrieg",
    scenario="base",
    seat=0,
    seats=(Text("side-axis"), Text("side-allies")),
    sides=("axis", "allies"),
    places=tuple(map(place, SPOTS)),
    things=THINGS,
    tracks=(),
    counts=(),
    status=(),
)


# The same kind of map with a corner up: numbered rows, a river on some sides, areas beside it, a stack of counters


def turned(label: str) -> Spot:
    x, y = centre(NUMBERED.hex(label) or (0, 0), pointy=True)
    return Spot(round(60 + SIZE * x, 1), round(50 + SIZE * y, 1), SIZE, pointy=True)


NUMBERED: Final = Numbered(shifted=0)
TURNED: Final = {label: turned(label) for row in range(4) for column in range(6) for label in [f"{column:02}{row:02}"]}
NORTH: Final = Spot(500, 70, 60, outline=((450, 10), (560, 10), (560, 130), (480, 150), (455, 90)))
STACKED: Final = "0201"
POINTY_LAYOUT: Final = Layout(
    570,
    290,
    (Region("map", Text("The map"), 0, 0, 570, 290),),
    spots={**TURNED, "North": NORTH},
    paths=(("road", "0000", "0100"), ("river", "0301", "0401"), ("river", "0302", "0301")),
)
POINTY_VIEW: Final = VIEW._replace(
    places=tuple(Place(id, "land", title=Text(f"Hex {id}")) for id in POINTY_LAYOUT.spots),
    things=(
        unit("west", "0102", 0, facing=5),
        unit("northeast", "0503", 1, facing=1),
        *(unit(f"stacked {n}", STACKED, n % 2) for n in range(4)),
        unit("away", "North", 1),
        unit("away too", "North", 0),
    ),
)
