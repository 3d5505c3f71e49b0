"""Random games: every scenario comes to its end with its invariants and copies intact."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.worldorder.position import Play
from visavis.games.worldorder.board import printed
from visavis.games.worldorder.check import check
from visavis.games.worldorder.setup import SETTINGS, SHAPES, set_up
from visavis.games.worldorder.state import World

LONGEST = 3_000  # answers


def some_options(scenario: str, seed: int) -> dict[str, Any]:
    """Every setting of a scenario at random."""
    random = Random(seed)
    here = [row for row in SETTINGS if not row.scenarios or scenario in row.scenarios]
    return {row.name: random.choice(row.values) if row.values else random.random() < 0.5 for row in here}


def played(scenario: str, seed: int) -> World:
    game = Play(set_up(scenario, some_options(scenario, seed), {}), seed)
    while (asked := game.next()) is not None:
        assert len(set(asked.options)) == len(asked.options) > 0
        game.answer(asked)
        assert game.answers < LONGEST
        if game.answers % 17 == 0:
            assert check(game.state) == []
        if game.answers == 200:
            same(game.state)
    return game.state


def same(s: World) -> None:
    """A copy, and what is read back from JSON, are the same."""
    dump = s.dump()
    assert s.clone().dump() == dump
    assert World.restored(json.loads(json.dumps(dump)), board=printed()).dump() == dump


@pytest.mark.parametrize("name", SHAPES)
def test_every_scenario_ends(name: str) -> None:
    """§B1.3 §B19.2 After six rounds somebody has won."""
    s = played(name, 1)
    assert (s.round, s.ending) == (6, "points")
    assert s.winners
    assert check(s) == []
