"""From the data files to the board of a scenario."""

from __future__ import annotations

from typing import Final

from visavis.games.missions import Missions, Part
from visavis.games.noretreat.board import Board
from visavis.games.noretreat.faults import wrong_parts
from visavis.games.noretreat.sheets import (
    DATA,
    MISSIONS,
    STEMS,
    CardFile,
    CombatFile,
    MapFile,
    Mission,
    NumberFile,
    OpponentFile,
    Parts,
    SoloFile,
    TrackFile,
    UnitFile,
)


def parts_of(mission: Mission, part: Part) -> Parts:
    return Parts(
        mission,
        part("map", MapFile),
        part("units", UnitFile),
        part("combat", CombatFile),
        part("track", TrackFile),
        part("cards", CardFile),
        part("solo", SoloFile),
        part("numbers", NumberFile),
        part("opponent", OpponentFile),
    )


BOX: Final = Missions(DATA, MISSIONS, STEMS, Mission, parts_of, wrong_parts, Board)
printed: Final = BOX.printed
board_for: Final = BOX.board_for
read_parts: Final = BOX.read
own_mission: Final = BOX.own
file_of: Final = BOX.file_of
