"""By which hexes a counter would go, for whoever is choosing where: the rules' own ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from visavis.games.noretreat.rules.battle import running
from visavis.games.noretreat.rules.movement import points, reach
from visavis.games.noretreat.rules.movement import way_to as way_of_move
from visavis.games.noretreat.rules.retreats import advance_ends, retreat_ways, way_to
from visavis.games.noretreat.state import War
from visavis.kernel.choice import Choice

Way = tuple[str, ...]
NOWHERE: Final[Way] = ()


def paths_of(s: War, choice: Choice[Any]) -> Callable[[Any], Way]:
    """By answer: from where the counter stands to there, if that is a way on the map."""
    unit = choice.about.get("unit", "")
    found = PATHS.get((choice.name, choice.rule))
    if found is None or s.where.get(unit) not in s.board.places:
        return lambda answer: NOWHERE
    ways = found(s, unit, choice)

    def told(answer: Any) -> Way:
        return (s.where[unit], *ways[answer]) if answer in ways else NOWHERE

    return told


def of_move(s: War, unit: str, choice: Choice[Any]) -> dict[str, Way]:
    """§B8.1 The cheapest way."""
    found, before = reach(s, unit, choice.about.get("points", points(s, unit)))
    return {place: tuple(way_of_move(before, place)) for place in found if place != s.where[unit]}


def of_retreat(s: War, unit: str, choice: Choice[Any]) -> dict[str, Way]:
    """§B10.37 Ruling R103."""
    ways = retreat_ways(s, unit)
    return {end: way_to(s, unit, ways, end) for end in dict.fromkeys(way.end for way in ways)}


def of_advance(s: War, unit: str, choice: Choice[Any]) -> dict[str, Way]:
    """§B10.42"""
    return advance_ends(s, running(s), unit)


PATHS: Final[Mapping[tuple[str, str], Callable[[War, str, Choice[Any]], dict[str, Way]]]] = {
    ("goal", "B8.1"): of_move,
    ("retreat", "B10.37"): of_retreat,
    ("advance.to", "B10.42"): of_advance,
}
