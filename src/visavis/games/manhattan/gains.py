"""What the points were given for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from visavis.games.manhattan.state import Race
from visavis.kernel.journal import Event, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import Gain, Text

SOURCES: Final = ("built", "tested", "loaded")  # §14.4 §14.12 §14.20


def gains(table: Table[Race]) -> Iterator[Gain]:
    """§15.1 The score is told whenever it changes: what it rose by is what was gained."""
    total: Counter[int] = Counter()
    for n, item in (table.journal or Journal()).items:
        if isinstance(item, Event) and item.name in SOURCES:
            seat, now = item.args[0], item.args[2 if item.name == "built" else 3]
            yield Gain(n, seat, now - total[seat], Text(f"source-{item.name}"))
            total[seat] = now
