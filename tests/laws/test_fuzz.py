"""Random games of each scenario to their end, with every invariant checked on the way; `make fuzz` plays thousands."""

from __future__ import annotations

import pytest

from tests.laws.cases import Case, to_the_end
from visavis.games import GAMES, load

MANY = {"blitzkrieg": 60, "manhattan": 12}  # games, if not so few:
FEW = 6
EVERY = {"blitzkrieg": 1, "manhattan": 6}  # answers between two checks, if not so many:
SOME = 3
SHORT = {"manhattan": (("turn_limit", 50),)}  # random races seldom reach the goal; `make fuzz` varies the limit


@pytest.mark.parametrize(
    "case", [Case(name, each.name, SHORT.get(name, ())) for name in GAMES for each in load(name).scenarios], ids=str
)
def test_random_games_keep_the_invariants_to_their_end(case: Case) -> None:
    check = case.rules().check
    for seed in range(1000, 1000 + MANY.get(case.game, FEW)):
        for table in to_the_end(case, seed):
            if table.over or len(table.entries) % EVERY.get(case.game, SOME) == 0:
                assert check(table.state) == [], f"seed {seed} after {len(table.entries)} answers"
        assert table.over, f"seed {seed} does not end"
