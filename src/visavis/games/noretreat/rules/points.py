"""Chapter B12: victory points."""

from __future__ import annotations

from visavis.games.noretreat.board import FINLAND
from visavis.games.noretreat.sheets import AXIS
from visavis.games.noretreat.state import YEAR_1945, War, enemy, initiative


def on_map_points(s: War, side: int) -> int:
    """§B12.2 Cities, oil and Finland; from turn 23 cities and oil of Greater Germany."""
    held = [id_ for id_ in s.board.prizes if s.control.get(id_) == side and is_worth_points(s, id_)]
    return len(held) + (s.turn < YEAR_1945 and s.control.get(FINLAND) == side)


def is_worth_points(s: War, prize: str) -> bool:
    """§B12.2 A city or oil; from turn 23 in Greater Germany only, and no ruin."""
    return prize not in s.scorched and (s.turn < YEAR_1945 or s.board.places[prize].german)


def share(points: int, side: int) -> int:
    """§B12.6 §SE4.5 Of a marker that leads for the Axis (ruling R4)."""
    return points if side == AXIS else -points


def total(s: War, side: int) -> int:
    """§B12.6 On the map, by events, by orders; so the sample game's numbers are read (ruling R9)."""
    return on_map_points(s, side) + share(s.event_vp, side) + share(s.order_vp, side)


def event_points(s: War, side: int, n: int = 1) -> None:
    """§B12.4 §B5.18 The event marker moves towards a side (ruling R65); §B5.16 §UM10 not on a part of the map."""
    if s.board.part is not None or not n:
        return
    limit = s.board.numbers.event_limit
    before = s.event_vp
    s.event_vp = max(-limit, min(limit, before + (n if side == AXIS else -n)))
    s.tell("event_points", side, n, s.event_vp)


def surrendered_points(s: War, side: int) -> None:
    """§B12.4 A counter of this side has surrendered."""
    event_points(s, enemy(side))


def initiative_total(s: War) -> int:
    """§B12.6 The number on the track."""
    return total(s, initiative(s))
