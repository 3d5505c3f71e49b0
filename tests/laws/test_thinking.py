"""Laws of thinking ahead: in every game it ends, repeats itself, and knows what its seat knows and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.laws.cases import Case, every_scenario, position, positions
from visavis.kernel.table import Table
from visavis.thinking import Budget, Search, Thought

FEW = Budget(playouts=3)
EVERY = 15  # positions of a random game


def asked(case: Case, seed: int) -> Iterator[tuple[Table[Any], int]]:
    """Positions in which somebody has a choice to make."""
    for n, table in enumerate(positions(case, seed)):
        for choice in table.waiting if n % EVERY == 0 else ():
            if choice.seat in case.people() and len(choice.options) > 1:
                yield table, choice.seat


def thought_of(table: Table[Any], seat: int, seed: int = 5) -> Thought:
    worlds, choice = table.worlds(seat), table.choice_of(seat)
    assert choice is not None
    search = Search(table.game, seat, random.Random(seed))
    return search.think(choice, lambda rng: worlds.deal(rng, forked=False), FEW)


@every_scenario
def test_the_same_random_numbers_lead_to_the_same_thought_and_change_nothing(case: Case) -> None:
    for table, seat in asked(case, seed=70):
        before = position(table)
        thought = thought_of(table, seat)
        assert thought == thought_of(table, seat)
        assert thought.best.answer in list(table.choice_of(seat).options)  # type: ignore[union-attr]
        assert position(table) == before


@every_scenario
def test_what_a_seat_cannot_know_does_not_change_its_thoughts(case: Case) -> None:
    """Everything it does not know is dealt anew: the same random numbers, and it thinks the same."""
    for table, seat in asked(case, seed=71):
        other = table.imagined(seat, random.Random(72))
        assert thought_of(other, seat) == thought_of(table, seat)
