"""Whole games against Athena, played at random: every one ends, and nothing is ever out of order."""

from __future__ import annotations

import random
from typing import Any

import pytest

from visavis.games.bear import GAME
from visavis.games.bear.state import Battle, put
from visavis.kernel.choice import Choice
from visavis.kernel.journal import Explanation
from visavis.kernel.table import Table

SOLO = [each.name for each in GAME.scenarios if each.bots]

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
    assert not GAME.check(s)


@pytest.mark.parametrize("scenario", SOLO)
@pytest.mark.parametrize("seed", range(6))
def test_every_random_game_ends_in_good_order(scenario: str, seed: int) -> None:
    """§2.10a §2.10b §5.12a §L9 One AI a hex, each order card in one place, the marker on its track."""
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
            for line in explanation.lines:
                assert explanation.chosen in line.after or explanation.chosen not in line.before, (explanation, line)


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


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (lambda s: put(s, "P1", s.units["P2"].hex), "2 AI stand in J05"),
        (lambda s: s.orders.append(7), "order cards are "),
        (lambda s: s.orders.remove(7), "order cards are "),
        (lambda s: setattr(s, "cell", 13), "the marker stands on cell 13"),
        (lambda s: s.caps.__setitem__(1, 1), "Athena has 1 command points"),
        (lambda s: s.pool.append("nobody"), "the pool holds ['nobody']"),
    ],
)
def test_what_is_out_of_order_is_noticed(harm: Any, problem: str) -> None:
    """§5.12a §1.0h §L9 §2.4e §1.0c §1.0f"""
    s = GAME.setup("solo1-german", GAME.options("solo1-german", {}), {})
    assert not GAME.check(s)
    harm(s)
    assert any(found.startswith(problem) for found in GAME.check(s)), GAME.check(s)
