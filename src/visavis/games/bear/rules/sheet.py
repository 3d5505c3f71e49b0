"""8.0: what a player writes down after a scenario, to carry it on to the next one of a campaign."""

from __future__ import annotations

from typing import Final

from visavis.games.bear.faults import all_counters
from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import Battle, of_side

SURVIVED: Final = "survived"
DESTROYED: Final = "destroyed"
LEFT: Final = "left"  # the map, of its own accord
A_LINE: Final = 5  # so many names fit into a line of the log
WAITING: Final = "waiting"  # reinforcements that never came onto the map


def ledger(s: Battle, side: int) -> dict[str, tuple[str, ...]]:
    """§8.0a What has become of every counter of a side; the winner and the points are in the state.

    A suspected enemy that was nobody is on no sheet.
    """
    return {
        SURVIVED: tuple(unit.id for unit in of_side(s, side)),
        WAITING: tuple(unit.id for unit in s.units.values() if unit.side == side and not unit.hex),
        LEFT: tuple(id_ for id_ in s.gone if is_own(s, id_, side)),
        DESTROYED: tuple(s.lost[side]),
    }


def is_own(s: Battle, id_: str, side: int) -> bool:
    """Whether a counter that is gone was one of the scenario's own, of this side."""
    mission = s.board.mission
    if any(row.id == id_ and s.board.kinds[row.type].side == side for row in all_counters(mission)):
        return True
    coming = mission.solo.reinforcement if mission.solo else ()
    return any(row.id == id_.partition("-")[0] and row.side == SIDES[side] for row in coming)


def tell_sheet(s: Battle) -> None:
    """§8.0a The result sheet: for each kind of fate the names on the counters."""
    for side in (0, 1):
        for fate, counters in ledger(s, side).items():
            for start in range(0, len(counters), A_LINE):
                s.tell("sheet", side, fate, ", ".join(counters[start : start + A_LINE]))
