"""Whole games against Athena, played at random: every one ends, and nothing is ever out of order."""

from __future__ import annotations

import random
from typing import Any

import pytest

from visavis.games.bear import GAME
from visavis.games.bear.ai.deck import doctrine_of
from visavis.games.bear.ai.setup import SOLO
from visavis.games.bear.state import Battle, of_side
from visavis.kernel.choice import Choice
from visavis.kernel.journal import Explanation
from visavis.kernel.table import Table

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"common_sense": False},
    {"common_sense": False, "beginner": True, "harder": True},
)


def at_random(choice: Choice[Any], dice: random.Random) -> Any:
    return dice.choice(choice.pool) if choice.pool else choice.options[dice.randrange(len(choice.options))]


def played(scenario: str, seed: int, quiet: bool = True, watch: Any = None, **options: Any) -> Table[Battle]:
    """A game to its end."""
    dice = random.Random(seed)
    table = Table.new(GAME, scenario, options, quiet=quiet)
    while table.pending is not None:
        table.answer(at_random(table.pending, dice))
        if watch:
            watch(table.state)
        assert len(table.entries) < 20_000
    return table


def orderly(s: Battle) -> None:
    """§5.12a One AI a hex; §L9 each order card in one place; §1.0c no CAP for Athena; §2.4e a marker on the track."""
    assert not GAME.check(s)
    hexes = [unit.hex for unit in of_side(s, s.bot) if not unit.aboard]
    assert len(hexes) == len(set(hexes))
    athena = doctrine_of(s)
    row = athena.side(s.bot)
    cards = [*s.orders, *s.order_discards, *s.orders_out, *([s.order] if s.order else [])]
    without = row.easier_without if s.options.easier else ()
    assert sorted(cards) == [n for n in range(row.cards[0], row.cards[1] + 1) if n not in without]
    assert s.caps[s.bot] == 0
    assert 1 <= s.cell <= len(athena.track)
    assert all(unit.facing == -1 for unit in of_side(s, s.bot) if unit.kind.suspect)
    assert all(0 <= unit.facing <= 5 for unit in of_side(s, s.bot) if not unit.kind.suspect)


@pytest.mark.parametrize("scenario", SOLO)
@pytest.mark.parametrize("seed", range(6))
def test_every_random_game_ends_in_good_order(scenario: str, seed: int) -> None:
    """§2.10a §2.10b §5.12a §L9"""
    options = OPTIONS[seed % len(OPTIONS)]
    s = played(scenario, seed, watch=orderly, **options).state
    assert s.ending in ("track", "eliminated")
    assert s.winner == s.vp_side


@pytest.mark.parametrize("scenario", SOLO)
def test_athena_decides_the_same_whether_or_not_anybody_listens(scenario: str) -> None:
    """§42.0b Reasons change nothing."""
    for seed in range(4):
        aloud, quietly = (played(scenario, seed, quiet=quiet, common_sense=False) for quiet in (False, True))
        assert aloud.entries == quietly.entries
        assert aloud.state.dump() == quietly.state.dump()


@pytest.mark.parametrize("scenario", SOLO)
def test_every_decision_has_reasons_that_lead_to_it(scenario: str) -> None:
    """§5.1c What was chosen survived every line that looked at it; each line cites a paragraph."""
    table = played(scenario, 1, quiet=False, common_sense=False)
    assert table.journal is not None
    found = [item for _, item in table.journal.items if isinstance(item, Explanation)]
    assert found
    for explanation in found:
        assert explanation.lines
        assert all(line.rule for line in explanation.lines)
        if explanation.chosen is not None:
            dropped = explanation.why_not(explanation.chosen)
            assert dropped is None, (explanation, dropped)


@pytest.mark.parametrize("scenario", SOLO)
def test_a_game_is_replayed_by_its_record(scenario: str) -> None:
    """§L3 The AI's decisions are rules: only dice, cards and people's answers are recorded."""
    table = played(scenario, 3, quiet=False)
    again = Table.replay(GAME, table.record)
    assert again.state.dump() == table.state.dump()
    assert {entry.seat for entry in table.entries} <= {-1, 1 - table.state.bot}


@pytest.mark.parametrize("scenario", SOLO)
def test_a_fork_in_the_middle_of_athenas_turn_is_the_same_game(scenario: str) -> None:
    """§L3"""
    dice = random.Random(5)
    table = Table.new(GAME, scenario, quiet=True)
    for _ in range(60):
        if table.pending is None:
            break
        fork = table.fork()
        assert fork.state.dump() == table.state.dump()
        assert (fork.pending is None) == (table.pending is None)
        if fork.pending is not None:
            assert list(fork.pending.options) == list(table.pending.options)
        table.answer(at_random(table.pending, dice))
