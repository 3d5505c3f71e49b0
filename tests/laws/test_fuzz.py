"""Random games of each scenario to their end, with every invariant checked on the way; `make fuzz` plays thousands.

Of the first the points are looked at, too: those told by their sources add up to the score.
"""

from __future__ import annotations

import pytest

from tests.company.test_retelling import by_source, score_of
from tests.laws.cases import Case, budget_of, to_the_end
from visavis.games import GAMES, load

FIRST = 1000  # seed


@pytest.mark.parametrize(
    "case",
    [Case(name, each.name, budget_of(name).shortened) for name in GAMES for each in load(name).scenarios],
    ids=str,
)
def test_random_games_keep_the_invariants_to_their_end(case: Case) -> None:
    check, budget = case.rules().check, budget_of(case.game)
    for seed in range(FIRST, FIRST + budget.games):
        for table in to_the_end(case, seed, quiet=seed > FIRST):
            if table.over or len(table.entries) % budget.apart == 0:
                assert check(table.state) == [], f"seed {seed} after {len(table.entries)} answers"
        assert table.over, f"seed {seed} does not end"
        if table.journal is not None:
            assert by_source(table) == score_of(table)
