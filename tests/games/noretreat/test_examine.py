"""Corrections and scenarios somebody has written: looked through, played, and their points told."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random
from typing import Any

from visavis.games.noretreat import GAME
from visavis.games.noretreat.gains import gains
from visavis.games.noretreat.sheets import SCENARIOS as FILES
from visavis.kernel.data import SCENARIO
from visavis.kernel.table import Table


def own(**changes: Any) -> dict[str, Any]:
    """The battle for Moscow, as if somebody had written it."""
    found = tomllib.loads((FILES / "moscow.toml").read_text("utf-8"))
    found["mission"] |= {"id": "mozhaisk", "title": "Mozhaisk", "about": "A line", **changes}
    return {SCENARIO: found}


def test_a_scenario_of_ones_own_is_played_in_three_ways() -> None:
    """§U1 §SV1 For two, for both sides, against the program, which asks which side one plays."""
    game = GAME.extended(own())
    added = [each.name for each in game.scenarios if "mozhaisk" in each.name]
    assert added == ["mozhaisk", "mozhaisk-alone", "mozhaisk-solo"]
    assert game.extended(own()) is game
    assert [setting.name for setting in game.settings_of("mozhaisk-solo")] == ["side", "open_hand"]
    assert [setting.name for setting in game.settings_of("mozhaisk")] == []
    for name in added:
        random, table = Random(2), Table.new(game, name, overlay=own(), quiet=True)
        while table.pending is not None:
            choice = table.pending
            table.answer(random.choice(choice.options if choice.pool is None else choice.pool), choice.seat)
        assert table.result is not None
        assert GAME.restore(table.state.dump()).dump() == table.state.dump()


def test_what_is_wrong_with_a_scenario_is_said_at_once() -> None:
    """§U1 Everything, not only the first."""
    found = GAME.examine(GAME, own(first_turn=6, last_turn=3, axis_holds=["9999"]))
    assert len(found.problems) >= 2
    assert "last_turn" in str(found.problems)
    fine = GAME.examine(GAME, own())
    assert fine.problems == ()
    assert fine.holds is not None
    assert (fine.holds.args["title"], fine.holds.args["ways"], fine.holds.args["counters"]) == ("Mozhaisk", 3, 10)


def test_corrections_are_tried_on_every_scenario() -> None:
    """§B12.6"""
    assert GAME.examine(GAME, {"numbers": {"number": {"targets": 4}}}).problems == ()
    assert GAME.examine(GAME, {"numbers": {"number": {"targets": -1}}}).problems != ()


def test_the_sources_of_points_add_up_to_the_totals() -> None:
    """§B12.2 §B12.4 §B12.6 In whole games of all kinds, from the chairs of the end."""
    for scenario, options in (("campaign", {"start": "bagration"}), ("campaign-solo", {}), ("ukraine", {})):
        random, table = Random(8), Table.new(GAME, scenario, options)
        while table.pending is not None:
            choice = table.pending
            table.answer(random.choice(choice.options if choice.pool is None else choice.pool), choice.seat)
        total: Counter[int] = Counter()
        for gain in gains(table):
            total[gain.seat] += gain.points
        assert table.result is not None
        assert (total[0], total[1]) == table.result.points
