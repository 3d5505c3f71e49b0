"""Hundreds of random games of each scenario, with every invariant checked on the way."""

from __future__ import annotations

import pytest

from tests.laws.cases import Case, to_the_end
from visavis.games import GAMES, load

MANY = {"blitzkrieg": 500, "manhattan": 200, "bear": 50}
EVERY = {"manhattan": 6, "bear": 3}  # answers of a long game between two checks; `make fuzz` checks after every one
CHUNKS = 10
SHORT = {"manhattan": (("turn_limit", 50),)}  # random races seldom reach the goal; `make fuzz` varies the limit


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(
    "case", [Case(name, each.name, SHORT.get(name, ())) for name in GAMES for each in load(name).scenarios], ids=str
)
def test_random_games_keep_the_invariants_to_their_end(case: Case, chunk: int) -> None:
    check = case.rules().check
    for seed in range(1000 + chunk, 1000 + MANY[case.game], CHUNKS):
        for table in to_the_end(case, seed):
            if table.over or len(table.entries) % EVERY.get(case.game, 1) == 0:
                assert check(table.state) == [], f"seed {seed} after {len(table.entries)} answers"
        assert table.over, f"seed {seed} does not end"
