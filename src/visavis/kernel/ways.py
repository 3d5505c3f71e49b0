"""Ways over a map: what can be reached, the cheapest way there, and zones. A map is the neighbours of each place.

Places and their neighbours are taken in the map's order. Of equally cheap ways the one found first is kept, and what
is cheaper is looked at first, then what was reached first: so the same question always has the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

Map = Mapping[str, Sequence[str]]
Cost = Callable[[str, str], int | None]  # of a step between neighbours, 0 or more; None: there is no way


class Reached(NamedTuple):
    """A place one can get to."""

    cost: int
    before: str  # where the last step came from; empty: it is a start


def reach(map_: Map, starts: Iterable[str], cost: Cost, budget: int | None = None) -> dict[str, Reached]:
    """Everything within a budget, the cheapest first; without a budget, everything."""
    found = {start: Reached(0, "") for start in starts}
    queue = [(0, n, start) for n, start in enumerate(found)]
    settled: dict[str, Reached] = {}
    number = len(queue)
    while queue:
        spent, _, here = heappop(queue)
        if here in settled:
            continue
        settled[here] = found[here]
        for there in map_[here]:
            step = cost(here, there)
            if step is None or (budget is not None and spent + step > budget):
                continue
            if there not in found or spent + step < found[there].cost:
                found[there] = Reached(spent + step, here)
                heappush(queue, (spent + step, number, there))
                number += 1
    return settled


def way(reached: Mapping[str, Reached], end: str) -> list[str]:
    """From a start to a place that was reached, both included."""
    steps = [end]
    while before := reached[steps[-1]].before:
        steps.append(before)
    return steps[::-1]


def cheapest(map_: Map, starts: Iterable[str], ends: Iterable[str], cost: Cost, budget: int | None = None) -> list[str]:
    """The cheapest way from any start to any end; no places at all: there is none."""
    reached = reach(map_, starts, cost, budget)
    wanted = frozenset(ends)
    nearest = next((place for place in reached if place in wanted), None)
    return [] if nearest is None else way(reached, nearest)


def zone(map_: Map, pieces: Iterable[str], crosses: Callable[[str, str], bool] = lambda a, b: True) -> frozenset[str]:
    """The places beside any of these, as far as a zone crosses the side between them."""
    return frozenset(there for here in pieces for there in map_[here] if crosses(here, there))
