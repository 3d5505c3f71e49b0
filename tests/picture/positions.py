"""Positions that are drawn in the tests: one by hand for each scenario, and seeded games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

from tests.games.blitzkrieg.position import position
from tests.games.manhattan.positions import GAME as RACE
from tests.games.manhattan.positions import nation
from tests.games.manhattan.positions import position as race
from visavis.agents import agents_of, play
from visavis.games import load
from visavis.games.manhattan.state import Pact
from visavis.kernel.table import Table

GAME: Final = "blitzkrieg"
SCENARIOS: Final = tuple(scenario.name for scenario in load(GAME).scenarios)


RACES: Final = tuple(scenario.name for scenario in RACE.scenarios)


class Shot(NamedTuple):
    """One picture: who looks at it, in which language, by day or by night."""

    scenario: str
    seat: int
    language: str
    dark: bool = False

    @property
    def game(self) -> str:
        return RACE.name if self.scenario in RACES else GAME

    @property
    def name(self) -> str:
        return f"{self.scenario}.{self.language}.{'dark' if self.dark else 'light'}.svg"


SHOTS: Final = (
    Shot("base", 0, "en"),
    Shot("solo", 1, "ru"),
    Shot("nippon", 1, "en", dark=True),
    Shot("solo-nippon", 1, "ru"),
    Shot("two", 0, "en"),
    Shot("three", 1, "ru"),
    Shot("four", 0, "en", dark=True),
    Shot("five", 4, "ru", dark=True),
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


# The beginning for two; then more and more of everything.
RED: Final = nation(
    own="2L 1E 1S",
    hired="1S",
    money=7,
    yellowcake=4,
    uranium=3,
    buildings="1 12:L0 22 31*1 40:Sc,S0,S0 3",
    hand="over_easy big_bang",
    bombs="small_fry+ tomboy:S0,E0",
)
GREEN: Final = nation(
    own="1L 2E 2S", money=0, fighters=10, bombers=8, spies=3, plutonium=8, buildings="2*2 11 21:Lc 43:E1", token=4
)
BLUE: Final = nation(own="3L", money=23, yellowcake=11, buildings="6:Ec", hand="skydive tear_drop nutcracker")
YELLOW: Final = nation(own="3L 4E 4S", hired="1L", buildings="7 8 9 13 14 15 23 24 32 33 41 42 44", bombs="b_flat+")
PURPLE: Final = nation(own="1L", money=3, plutonium=2, buildings="45:S4,S4 25:E4", hand="split_pea", spies=6)
SPACES: Final = {"factory_money_mid": "L2", "univ_4": "E1", "airstrike_1": "Lc", "construction": "L0 E2 S1"}
RACE_POSITIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "two": {},
    "three": {"red": RED, "green": GREEN, "blue": BLUE, "spaces": SPACES, "bribe": 6, "to_move": "green"},
    "four": {
        **{"red": RED, "green": GREEN, "blue": BLUE, "yellow": YELLOW, "spaces": SPACES, "design_open": False},
        "row": "",
    },
    "five": {
        **{"red": RED, "green": GREEN, "blue": BLUE, "yellow": YELLOW, "purple": PURPLE, "spaces": SPACES},
        "pacts": (Pact(1, (("keep_off", 0), ("strike", 1, 3, 2))),),
        "to_move": "purple",
    },
}


def hand_made(scenario: str, **changed: Any) -> Table[Any]:
    """The same position in every version of the rules."""
    if scenario in RACES:
        return race(scenario, **{**RACE_POSITIONS[scenario], **changed})
    return position(scenario, **{**HAND_MADE[scenario], **changed})


@cache
def games() -> Mapping[tuple[str, int], Table[Any]]:
    """Two whole random games of each scenario."""
    return {(scenario, seed): whole_game(scenario, seed) for scenario in SCENARIOS for seed in (1, 2)}


@cache
def races() -> Mapping[str, Table[Any]]:
    """A whole race for two and one for five, by the game's own opponents."""
    return {scenario: raced(scenario) for scenario in ("two", "five")}


def raced(scenario: str) -> Table[Any]:
    table: Table[Any] = Table.new(RACE, scenario, {"open_hands": scenario == "two"})
    players = ["trainee"] * len(RACE.scenario(scenario).seats)
    return play(table, agents_of(RACE, players, 7), Random(7))


def race_moments() -> Iterator[Table[Any]]:
    """Twelve moments of each race, the last of them the end."""
    for table in races().values():
        last = len(table.entries)
        yield from (table.at(last * n // 11) for n in range(12))


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
