"""Chapter SE1: Stalin travels by train only."""

from __future__ import annotations

from typing import Final

from visavis.games.noretreat.asking import ask
from visavis.games.noretreat.bot.seams import order_points
from visavis.games.noretreat.rules.cards import pay
from visavis.games.noretreat.rules.rail import has_train, is_free
from visavis.games.noretreat.rules.supply import overland, supplied_cities
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import RAIL, War, cities_of
from visavis.kernel.choice import Step

STALIN: Final = "stalin"
MOVED_BY: Final = 2  # §SE1.2 steps of the order marker


def may_entrain_stalin(s: War, side: int) -> bool:
    """§SE1.4 From a Soviet city in overland supply, in an enemy zone too (ruling R8)."""
    if side != SOVIET or s.stalin not in cities_of(s, SOVIET):
        return False
    return s.stalin in overland(s, SOVIET) and has_train(s, SOVIET)


def stalin_entrain(s: War) -> Step:
    """§SE1.4 As the free unit, or for a card; §SE1.2 leaving Moscow moves the order marker."""
    if not is_free(s, SOVIET) and not (yield from pay(s, SOVIET, s.board.prices.rail, "rail", "SE1.4")):
        return
    s.trains += 1
    start, s.stalin = s.stalin, RAIL
    s.tell("stalin_left", start)
    if start == s.board.mission.mission.stalin:
        order_points(s, AXIS, MOVED_BY, "SE1.2")


def stalin_detrain(s: War) -> Step:
    """§SE1.4 The same turn, into a supplied Soviet city; §SE1.5 else he is lost."""
    cities = supplied_cities(s, SOVIET)
    if s.stalin != RAIL or not cities:
        return
    s.stalin = yield from ask(s, SOVIET, "stalin.city", cities, "SE1.4")
    s.tell("stalin_arrived", s.stalin)
    if s.stalin == s.board.mission.mission.stalin:
        order_points(s, SOVIET, MOVED_BY, "SE1.2")
