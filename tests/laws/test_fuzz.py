"""Five hundred random games of each scenario, with every invariant checked after every answer."""

from __future__ import annotations

import pytest

from tests.laws.cases import Case, every_scenario, positions

GAMES = 500
CHUNK = 50


@every_scenario
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_the_invariants_to_their_end(case: Case, first: int) -> None:
    check = case.rules().check
    for seed in range(1000 + first, 1000 + first + CHUNK):
        for table in positions(case, seed, quiet=True):
            assert check(table.state) == [], f"seed {seed} after {len(table.entries)} answers"
        assert table.over, f"seed {seed} does not end"
