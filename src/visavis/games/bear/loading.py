"""From the data files to the board of a scenario."""

from __future__ import annotations

from typing import Final

from visavis.games.bear.board import Board
from visavis.games.bear.faults import wrong_parts
from visavis.games.bear.sheets import (
    DATA,
    MISSIONS,
    STEMS,
    BoardFile,
    CardFile,
    MarkerFile,
    Mission,
    Parts,
    UnitFile,
)
from visavis.games.missions import Missions, Part


def parts_of(mission: Mission, part: Part) -> Parts:
    return Parts(
        mission,
        part("boards", BoardFile),
        part("units", UnitFile),
        part("markers", MarkerFile),
        part("cards", CardFile),
    )


def board_of(parts: Parts, overlaid: str) -> Board:
    return Board(*parts, overlaid)


BOX: Final = Missions(DATA, MISSIONS, STEMS, Mission, parts_of, wrong_parts, board_of)
printed: Final = BOX.printed
build: Final = BOX.build
board_for: Final = BOX.board_for
read_parts: Final = BOX.read
own_mission: Final = BOX.own
file_of: Final = BOX.file_of
