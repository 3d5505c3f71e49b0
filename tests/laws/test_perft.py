"""How many ways there are to go on from fixed positions: one number changes when any rule does."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, position
from visavis.kernel.table import Table

ROWS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_suffix(".toml").with_stem("perft").read_text())[
    "position"
]


def set_up(row: Mapping[str, Any]) -> Table[Any]:
    """The table that a row of perft.toml describes."""
    if "fresh" in row:
        return Table.new(GAME, row["fresh"])
    fields = {key: value for key, value in row.items() if key not in ("name", "counts", "scenario", "agenda")}
    empty = dict.fromkeys(GAME.scenario(row["scenario"]).seats, "")
    agenda = [tuple(item) for item in row["agenda"]] if "agenda" in row else None
    return position(row["scenario"], **{"bag": empty, "pile": "", "agenda": agenda} | fields)


def count(table: Table[Any], depth: int) -> int:
    """How many different sequences of so many answers there are; a game that is over has none."""
    if table.pending is None:
        return 0
    if depth == 1:
        return len(table.pending.options)
    return sum(count(after(table, answer), depth - 1) for answer in table.pending.options)


def after(table: Table[Any], answer: Any) -> Table[Any]:
    fork = table.fork()
    fork.answer(answer)
    return fork


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_there_are_as_many_ways_to_go_on_as_the_table_says(row: dict[str, Any]) -> None:
    table = set_up(row)
    assert [count(table, depth) for depth in range(1, len(row["counts"]) + 1)] == row["counts"]


def test_counting_leaves_the_position_alone() -> None:
    table = set_up(ROWS[2])
    before = repr(table.state.dump())
    assert count(table, 2) == 820
    assert repr(table.state.dump()) == before
