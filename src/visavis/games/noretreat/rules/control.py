"""Chapter B8: who controls a city, an oil hex or an area."""

from __future__ import annotations

from collections.abc import Sequence

from visavis.games.noretreat.board import FINLAND, FINNS
from visavis.games.noretreat.bot import seams
from visavis.games.noretreat.sheets import SOVIET
from visavis.games.noretreat.state import War, take_control


def enter(s: War, id_: str, place: str) -> None:
    """§B8.13 Whoever entered a city, oil or an area last controls it; Finland not by a cadre or an ally."""
    unit = s.board.units[id_]
    if place in s.board.prizes or s.board.places[place].terrain == "area":
        if place != FINLAND or rules_finland(s, id_):
            take_control(s, place, unit.side)
            if unit.side == SOVIET and place in s.board.capitals:
                s.then(("allies_leave",))  # §B14.8
    if unit.side == SOVIET and place in s.works:
        s.works = tuple(other for other in s.works if other != place)  # §CE41A
        s.tell("works_gone", place)
    if place == s.stalin:
        seams.entered(s, id_, place)


def rules_finland(s: War, id_: str) -> bool:
    """§B8.13 Not the Finns, who are there from the start; no cadre and no ally."""
    unit = s.board.units[id_]
    return not (unit.cadre or unit.ally or id_ == FINNS)


def pass_through(s: War, id_: str, way: Sequence[str]) -> None:
    """§B8.13 What a counter enters on its way to its goal, and leaves again."""
    for place in way[:-1]:
        enter(s, id_, place)
        leave(s, place)


def leave(s: War, place: str) -> None:
    """§B8.13 Control of Finland lasts only while a counter stays that can have it."""
    if place == FINLAND and place in s.control and not any(rules_finland(s, id_) for id_ in s.at.get(place, ())):
        del s.control[place]
        s.tell("left_area", place)
