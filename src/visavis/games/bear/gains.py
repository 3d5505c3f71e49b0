"""What the points were given for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import Battle
from visavis.kernel.journal import Event, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import Gain, Text

START: Final = Text("source-start")
CAUSES: Final = ("control", "destroyed", "left", "round_over")


def gains(table: Table[Battle]) -> Iterator[Gain]:
    """§B9.1a Points come at once after what brought them: a hex changes hands, a counter falls or leaves, a round ends.

    §B9.2a The marker has no zero: for whoever had it first one point less counts as long as the other side has it.
    """
    victory, cause = table.state.board.mission.victory, CAUSES[0]
    first = ahead = SIDES.index(victory.side)
    yield Gain(0, first, victory.value, START)
    for n, item in (table.journal or Journal()).items:
        if not isinstance(item, Event):
            continue
        cause = item.name if item.name in CAUSES else cause
        if item.name == "scored":
            side, points, holder, _ = item.args
            if holder != ahead:
                yield Gain(0, first, 1 if holder == first else -1, START)  # no deed of anybody
            ahead = holder
            yield Gain(n, side, points, Text(f"source-{cause.replace('_', '-')}"))
