"""What the points were given for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from visavis.games.bear.sheets import SIDES
from visavis.games.bear.state import Battle
from visavis.kernel.journal import Event, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Gain, Text

CAUSES: Final = ("control", "destroyed", "round_over")


def gains(table: Table[Battle]) -> Iterator[Gain]:
    """§B9.1a Points come at once after what brought them: a hex changes hands, a counter falls, a round ends.

    §B9.2a The marker has no zero: whoever had it first at n is passed with n points.
    """
    victory, cause = table.state.board.mission.victory, CAUSES[0]
    yield Gain(0, SIDES.index(victory.side), victory.value - 1, NOTHING_SAID)
    for n, item in (table.journal or Journal()).items:
        if not isinstance(item, Event):
            continue
        cause = item.name if item.name in CAUSES else cause
        if item.name == "scored":
            yield Gain(n, item.args[0], item.args[1], Text(f"source-{cause.replace('_', '-')}"))
