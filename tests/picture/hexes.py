"""A made-up map of hexes, for pictures and pages alike: no game is needed."""

from __future__ import annotations

from math import sqrt
from typing import Final

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
    n=0,
    places=tuple(map(place, SPOTS)),
    things=THINGS,
    tracks=(),
    counts=(),
    status=(),
)
