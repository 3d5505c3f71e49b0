"""Nothing on a table is unexplained: every place, thing, track and number says more than its name, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from visavis.agents import throw
from visavis.games import GAMES, load
from visavis.kernel.table import Table
from visavis.server.wire.phrases import speech
from visavis.server.wire.written import shown

ANSWERS = 240
EVERY = 24  # answers between two looks

SCENARIOS = [(game, each.name) for game in GAMES for each in load(game).scenarios]


def positions(game: str, scenario: str) -> Iterator[Table[Any]]:
    """A random game among people, from time to time."""
    rules = load(game)
    ways = rules.scenario(scenario)
    players = tuple("bot" if seat in ways.bots else "human" for seat in range(len(ways.seats)))
    table: Table[Any] = Table.new(rules, scenario, {}, players)
    random = Random(7)
    for n in range(ANSWERS):
        if table.pending is None:
            break
        if n % EVERY == 0:
            yield table
        table.answer(throw(table.pending, random))
    yield table


def unexplained(told: dict[str, Any]) -> set[str]:
    """The names of what says nothing but its name."""
    lying = [*told["places"], *told["things"], *told["tracks"]]
    silent = {each["title"] for each in lying if not each.get("said") and not each.get("help")}
    signs = {
        f"{each['title']}: {cell}" for each in told["tracks"] for cell in each["signs"] if cell not in each["cells"]
    }
    return silent | signs | {each["title"] for each in told["counts"] if not each["help"]}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_everything_on_a_table_says_what_it_is_for(game: str, scenario: str, lang: str) -> None:
    say = speech(lang, game)
    found: set[str] = set()
    for table in positions(game, scenario):
        for seat in range(len(table.game.scenario(scenario).seats)):
            found |= unexplained(shown(table.view(seat), say, 0))
    assert found == set()
