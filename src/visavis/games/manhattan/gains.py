"""What the points were given for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from visavis.games.manhattan.state import Race
from visavis.kernel.journal import Event, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import Gain, Text

BUILT, TESTED, LOADED = "built", "tested", "loaded"
SOURCES: Final = (BUILT, TESTED, LOADED)  # §14.4 §14.12 §14.20


def gains(table: Table[Race]) -> Iterator[Gain]:
    """§15.1 The score is told whenever it changes: what it rose by is what was gained."""
    total: Counter[int] = Counter()
    loaded: set[str] = set()
    for n, item in (table.journal or Journal()).items:
        if isinstance(item, Event) and item.name in SOURCES:
            seat, bomb, now = item.args[0], item.args[1], item.args[2 if item.name == BUILT else 3]
            rise, total[seat] = now - total[seat], now
            if item.name == TESTED:
                lost = table.state.board.numbers.load_points if bomb in loaded else 0
                yield from tested(n, seat, rise, item.args[2], lost)
                loaded.discard(bomb)
            else:
                yield Gain(n, seat, rise, Text(f"source-{item.name}"))
                loaded |= {bomb} if item.name == LOADED else set()


def tested(n: int, seat: int, rise: int, token: int, lost: int) -> Iterator[Gain]:
    """§14.13 A test gives the token alone; §14.15 a load is lost, §14.12 §14.16 bombs built count less, and more."""
    yield Gain(n, seat, rise - token + lost, Text(f"source-{BUILT}"))
    yield Gain(n, seat, -lost, Text(f"source-{LOADED}"))
    yield Gain(n, seat, token, Text(f"source-{TESTED}"))
