"""What the victory points were given for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from visavis.games.worldorder.setup import automa_points
from visavis.games.worldorder.state import World, automas_of
from visavis.kernel.journal import Event, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import Gain, Text

SIGNS: Final = {"scored": 1, "lost": -1}


def gains(table: Table[World]) -> Iterator[Gain]:
    """§B0.7 Every step of a marker says what for; §A2.4 an Automa does not begin at 0."""
    s = table.state
    for power in automas_of(s):
        yield Gain(0, s.chairs.index(power), automa_points(s.board, s.options), Text("source-start"))
    for n, item in (table.journal or Journal()).items:
        if isinstance(item, Event) and item.name in SIGNS:
            power, points, _, source = item.args
            yield Gain(n, s.chairs.index(power), SIGNS[item.name] * points, Text(f"source-{source}"))
