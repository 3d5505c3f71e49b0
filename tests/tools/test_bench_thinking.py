"""What is measured of thinking ahead, without measuring."""

from __future__ import annotations

import pytest

from tools.bench_thinking import PLAYOUTS, SCENARIOS, Speed, grid, lap, measured, positions
from visavis.games import GAMES, load
from visavis.kernel.choice import CHANCE


def test_every_game_has_a_row() -> None:
    assert {*SCENARIOS} == {*GAMES}


def test_what_is_thought_about_is_a_choice_in_the_middle_of_a_game() -> None:
    for table in positions(load("blitzkrieg"), "solo"):
        assert table.pending is not None
        assert table.pending.seat != CHANCE
        assert len(table.pending.options) > 1
        assert table.entries


def test_every_contestant_thinks_in_every_round_and_playouts_are_counted() -> None:
    thought: list[str] = []
    found = measured({name: lambda name=name: thought.append(name) for name in ("ours", "peer")}, 0.0)  # type: ignore[misc]
    assert thought[:4] == ["ours", "peer", "ours", "peer"]
    assert all(each.playouts == pytest.approx(PLAYOUTS * each.answers) for each in found)
    assert grid([Speed("ours", 50.0, 1.0)]).row_count == 1
    assert lap(lambda: None, 0.0) > 0
