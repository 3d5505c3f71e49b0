"""Ways, reach and zones on maps of any shape, against slower ways to say the same."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from visavis.kernel.hexes import Hex, around
from visavis.kernel.ways import Cost, Map, cheapest, reach, way, zone

coordinate = st.integers(0, 5)
shapes = st.sets(st.tuples(coordinate, coordinate), min_size=2, max_size=25)
EVERYWHERE = 10_000


def laid_out(shape: set[Hex]) -> Map:
    return around({f"{q}{s}": (q, s) for q, s in sorted(shape)})


def rough(seed: int) -> Cost:
    """Steps of 0 to 4, not the same both ways, some of them closed."""

    def cost(here: str, there: str) -> int | None:
        n = (int(here) * 31 + int(there) * 17 + seed) % 7
        return None if n > 4 else n

    return cost


def by_looking_again(map_: Map, start: str, cost: Cost) -> dict[str, int]:
    """Costs by trying every step until nothing becomes cheaper."""
    found = {start: 0}
    changed = True
    while changed:
        changed = False
        for here in [*found]:
            for there in map_[here]:
                step = cost(here, there)
                if step is not None and found[here] + step < found.get(there, EVERYWHERE):
                    found[there] = found[here] + step
                    changed = True
    return found


@given(shapes, st.integers(0, 6))
def test_everything_is_reached_at_its_lowest_cost_by_a_way_that_costs_it(shape: set[Hex], seed: int) -> None:
    map_, cost = laid_out(shape), rough(seed)
    start = next(iter(map_))
    reached = reach(map_, [start], cost)
    assert {place: found.cost for place, found in reached.items()} == by_looking_again(map_, start, cost)
    for place, found in reached.items():
        steps = way(reached, place)
        assert (steps[0], steps[-1]) == (start, place)
        assert all(there in map_[here] for here, there in pairwise(steps))
        assert sum(cost(here, there) or 0 for here, there in pairwise(steps)) == found.cost


@given(shapes, st.integers(0, 6), st.integers(0, 8))
def test_a_budget_reaches_what_costs_no_more_and_the_cheapest_comes_first(
    shape: set[Hex], seed: int, budget: int
) -> None:
    map_, cost = laid_out(shape), rough(seed)
    start = next(iter(map_))
    reached = reach(map_, [start], cost, budget)
    wanted = {place: n for place, n in by_looking_again(map_, start, cost).items() if n <= budget}
    assert {place: found.cost for place, found in reached.items()} == wanted
    assert [found.cost for found in reached.values()] == sorted(wanted.values())


@given(shapes, st.integers(0, 6))
def test_the_cheapest_way_goes_from_any_start_to_any_end(shape: set[Hex], seed: int) -> None:
    map_, cost = laid_out(shape), rough(seed)
    starts, ends = [*map_][:2], [*map_][-2:]
    costs = [by_looking_again(map_, start, cost).get(end) for start in starts for end in ends]
    found = cheapest(map_, starts, ends, cost)
    if not found:
        assert {*costs} == {None}
        return
    assert found[0] in starts
    assert found[-1] in ends
    spent = sum(cost(here, there) or 0 for here, there in pairwise(found))
    assert spent == min(each for each in costs if each is not None)


LINE = around({name: (0, n) for n, name in enumerate("abcde")})


def test_a_closed_side_is_no_way_and_may_be_closed_in_one_direction() -> None:
    def upstream(here: str, there: str) -> int | None:
        return 1 if there > here else None

    assert cheapest(LINE, ["a"], ["e"], upstream) == ["a", "b", "c", "d", "e"]
    assert cheapest(LINE, ["e"], ["a"], upstream) == []
    assert cheapest(LINE, ["a"], ["e"], upstream, budget=3) == []


def test_of_equally_cheap_ways_the_neighbour_named_first_is_taken() -> None:
    diamond = {"s": ("x", "y"), "x": ("s", "t"), "y": ("s", "t"), "t": ("y", "x")}
    assert cheapest(diamond, ["s"], ["t"], lambda a, b: 1) == ["s", "x", "t"]
    assert cheapest({**diamond, "s": ("y", "x")}, ["s"], ["t"], lambda a, b: 1) == ["s", "y", "t"]


def test_a_start_that_is_an_end_needs_no_step() -> None:
    assert cheapest(LINE, ["c"], ["c", "d"], lambda a, b: 1) == ["c"]


@given(shapes, st.integers(0, 6))
def test_a_zone_is_what_lies_beside_a_piece_on_this_side_of_the_river(shape: set[Hex], seed: int) -> None:
    map_, closed = laid_out(shape), rough(seed)
    pieces = [*map_][::3]
    found = zone(map_, pieces, lambda here, there: closed(here, there) is not None)
    assert found == {p for p in map_ if any(p in map_[here] and closed(here, p) is not None for here in pieces)}
    assert zone(map_, pieces) >= found
