"""§O-1 Which of the four operational sheets a side plays by."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import War, initiative

DEFENDING: Final = (2, 3)  # the sheets of a side without the initiative
KEEPING: Final = 2  # §O2-5 the sheet that keeps a card


def sheet_of(s: War, side: int) -> int:
    """1 Germany with its initiative, 2 without it; 3 the USSR without, 4 with its own."""
    return 1 + 2 * side + (initiative(s) == SOVIET)


def is_defending(s: War, side: int) -> bool:
    return sheet_of(s, side) in DEFENDING
