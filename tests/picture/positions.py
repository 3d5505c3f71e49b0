"""Positions that are drawn in the tests: one by hand for each scenario, and seeded games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from tests.games.blitzkrieg.position import position
from visavis.games import load
from visavis.kernel.table import Table

GAME: Final = "blitzkrieg"
SCENARIOS: Final = tuple(scenario.name for scenario in load(GAME).scenarios)


class Shot(NamedTuple):
    """One picture: who looks at it, in which language, by day or by night."""

    scenario: str
    seat: int
    language: str
    dark: bool = False

    @property
    def name(self) -> str:
        return f"{self.scenario}.{self.language}.{'dark' if self.dark else 'light'}.svg"


SHOTS: Final = (
    Shot("base", 0, "en"),
    Shot("solo", 1, "ru"),
    Shot("nippon", 1, "en", dark=True),
    Shot("solo-nippon", 1, "ru"),
)

BASE: Final[Mapping[str, Any]] = {
    "placed": {
        **{"WE1.1": "allies N1", "WE1.2": "axis A1", "WE1.3": "allies F2", "WE2.1": "allies EA4"},
        **{"PO1.1": "axis N3", "PO1.2": "allies N2", "PO2.1": "axis SPY N2 2", "PO2.4": "axis FB0 FB0 0"},
        **{"EE1.1": "axis A2", "EE1.2": "allies A3", "EE2.2": "axis GEN GEN 2", "EE3.5": "allies SCI SCI 0"},
        **{"AF1.1": "axis A3", "AF1.2": "allies XN2", "AF1.4": "allies ADM ADM 1"},
        **{"SA1.1": "allies N3", "SA1.2": "axis TA5", "SA1.3": "allies F1", "SA2.1": "allies TN5"},
    },
    "marker": {"WE": "Al 6", "PO": "Ax 3", "EE": 0, "AF": "Ax 2", "SA": "Al 11"},
    "finished": {"SA": 1},
    "won": {"WE1": 1, "PO1": 0, "EE1": 2, "SA1": 1, "SA2": 1},
    "reserve": {"axis": "A2 N1 TF4 NUK", "allies": "A1 N2 F1"},
    "score": (7, 14),
    "to_move": "axis",
}
SOLO: Final[Mapping[str, Any]] = {
    "placed": {
        **{"WE1.2": "allies A2", "PO1.1": "axis N2", "PO1.2": "allies N3"},
        **{"EE1.1": "axis A2", "EE1.2": "allies A3", "AF1.1": "axis A1"},
    },
    "marker": {"WE": "Al 2", "PO": "Ax 2", "AF": "Ax 1"},
    "won": {"PO1": 1, "EE1": 2},
    "reserve": {"axis": "ADM F2 N1 N3 A3", "allies": "GEN BA1 F1"},
    "score": (2, 4),
    "stratagem": "research_development",
}
NIPPON: Final[Mapping[str, Any]] = {
    "placed": {
        **{"BOS.1": "japan N1", "BOS.2": "germany A2", "SEA.1": "japan GOD", "SEA.3": "germany EF3"},
        **{"JAX.1": "germany N3", "JAX.2": "japan A2", "JAX.3": "germany PAR PAR 3", "HON.3": "japan LDR"},
        **{"NOL.1": "japan BN1"},
    },
    "marker": {"BOS": "Ge 5", "SEA": "Ja 4", "HON": 0, "NOL": "Ge 1"},
    "finished": {"JAX": -1},
    "won": {"JAX": 1},
    "reserve": {"japan": "A1 N1 F1", "germany": "A3 F2 FB0"},
    "score": (6, 9),
    "to_move": "germany",
}
HAND_MADE: Final[Mapping[str, Mapping[str, Any]]] = {
    "base": BASE,
    "solo": SOLO,
    "nippon": NIPPON,
    "solo-nippon": {**NIPPON, "stratagem": "secure"},
}


def hand_made(scenario: str, **changed: Any) -> Table[Any]:
    """The same position in every version of the rules."""
    return position(scenario, **{**HAND_MADE[scenario], **changed})


@cache
def games() -> Mapping[tuple[str, int], Table[Any]]:
    """Two whole random games of each scenario."""
    return {(scenario, seed): whole_game(scenario, seed) for scenario in SCENARIOS for seed in (1, 2)}


def whole_game(scenario: str, seed: int) -> Table[Any]:
    counted = {"show_reserve_count": True} if seed == 2 and not scenario.startswith("solo") else {}
    table: Table[Any] = Table.new(load(GAME), scenario, counted)
    random = Random(seed)
    while table.pending is not None:
        table.answer(random.choice(table.pending.options), table.pending.seat)
    return table


def moments() -> Iterator[Table[Any]]:
    """The beginning, three moments between, and the end of every game."""
    for table in games().values():
        last = len(table.entries)
        yield from (table.at(n) for n in (0, last // 3, last // 2, last * 4 // 5, last))
