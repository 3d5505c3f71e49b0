"""What the points were given for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from visavis.games.noretreat.rules.points import total
from visavis.games.noretreat.rules.victory import cities_held
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War, owner_of
from visavis.kernel.journal import Event, Journal
from visavis.kernel.table import Table
from visavis.kernel.view import Gain, Text

SOURCES: Final = {  # by event: what it is called
    "control": "places",
    "left_area": "places",
    "scorched": "places",
    "restored": "places",
    "round": "calendar",
    "points_reset": "calendar",
    "event_points": "events",
    "order_points": "orders",
}


def gains(table: Table[War]) -> Iterator[Gain]:
    """§B12.2 §B12.4 §B12.6 Places change hands and markers move; a total rises and falls by that."""
    header = table.header
    s: War = table.game.setup(header.scenario, header.options, header.overlay)
    s.yours = table.state.yours  # §SG1.13 the chairs as they are at the end
    before = points(s)
    for side in (AXIS, SOVIET):
        yield Gain(0, owner_of(s, side), before[side], Text("source-start"))
    for n, item in (table.journal or Journal()).items:
        if not isinstance(item, Event) or item.name not in SOURCES:
            continue
        follow(s, item)
        now = points(s)
        for side in (AXIS, SOVIET):
            if now[side] != before[side]:
                yield Gain(n, owner_of(s, side), now[side] - before[side], Text(f"source-{SOURCES[item.name]}"))
        before = now


def points(s: War) -> tuple[int, ...]:
    """§B12.6 Totals; §UM11 in a battle, cities."""
    return tuple(total(s, side) if s.board.part is None else cities_held(s, side) for side in (AXIS, SOVIET))


def follow(s: War, event: Event) -> None:
    """What counts, after it."""
    match event.name, event.args:
        case "control", (place, side):
            s.control[place] = side
        case "left_area", (place,):
            s.control.pop(place, None)
        case "scorched", (place,):
            s.scorched = (*s.scorched, place)
        case "restored", (place,):
            s.scorched = tuple(other for other in s.scorched if other != place)
        case "round", (turn,):
            s.turn = turn
        case "points_reset", _:
            s.event_vp = 0
        case "event_points", (_, _, marker):
            s.event_vp = marker
        case "order_points", (_, _, marker):
            s.order_vp = marker
