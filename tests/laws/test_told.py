"""Laws of what is told: an event cites the paragraph that was carried out, one of those that speak of it.

The table of them is in the vocabulary, and the rule map prints it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.cases import Case, every_case, paragraphs, play
from tests.laws.test_reasons import decided
from visavis.games import GAMES, load
from visavis.kernel.journal import ALWAYS, Event
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR


def cited(table: Table[Any], seat: int) -> Iterator[tuple[str, str]]:
    """Each event that a seat heard of, with its paragraph."""
    vocabulary = table.game.vocabulary
    for _, heard, context in vocabulary.heard(table, seat, ALWAYS):
        if isinstance(heard, Event):
            yield heard.name, vocabulary.rule(context, heard)


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_an_event_may_cite_is_in_the_rulebook(game: str) -> None:
    rows = load(game).vocabulary.events
    assert {name for name, row in rows.items() if not row.rules} == set()
    assert {rule for row in rows.values() for rule in row.rules} - paragraphs(game) == set()


@every_case
def test_every_event_cites_a_paragraph_that_speaks_of_it(case: Case) -> None:
    rows = case.rules().vocabulary.events
    for table in (play(case, seed=61), decided(case)):
        told = {pair for seat in case.seats() for pair in cited(table, seat)}
        assert {(name, rule) for name, rule in told if rule not in rows[name].rules} == set()


def told_in(game: str, scenario: str, seeds: int) -> set[tuple[str, str]]:
    case = Case(game, scenario)
    found = (play(case, seed) for seed in range(seeds))
    return {pair for table in found for pair in cited(table, SPECTATOR)}


def test_draws_rows_and_placements_of_blitzkrieg_cite_what_led_to_them() -> None:
    """§5.4 the deal, §7.2 production, §11.1 the end of a turn; §10.8 closing, §6.4.1 a follow-up; §N6.3 in Nippon."""
    base = told_in("blitzkrieg", "base", 12)
    assert {("drew_unseen", rule) for rule in ("5.4", "7.2", "11.1")} <= base
    assert {("scored", "9.3"), ("scored", "10.8"), ("placed", "6.1.1"), ("placed", "6.4.1")} <= base
    assert {("scored", "N5.1"), ("scored", "N6.3")} <= told_in("blitzkrieg", "nippon", 12)
    assert {("drew", "SU.2"), ("drew", "ST.C"), ("placed", "ST.B")} <= told_in("blitzkrieg", "solo", 2)


def test_athenas_log_cites_the_solo_rules_where_they_differ() -> None:
    """§2.9a who begins, §2.6a her pass, §2.8a and §3.2c the cards shuffled."""
    told = told_in("bear", "solo1-soviet", 6)
    expected = {
        ("initiative", "2.9a"),
        ("passed", "2.6a"),
        ("orders_reshuffled", "2.8a"),
        ("orders_reshuffled", "3.2c"),
    }
    assert expected <= told
    assert not {("initiative", "B9.11a"), ("round_over", "B9.0a")} & told
    assert ("initiative", "B9.11a") in told_in("bear", "duel1", 6)


def test_gains_of_manhattan_cite_their_space_or_building() -> None:
    """§8.5 money in the middle, §5.11 for the others; §8.8 the mine."""
    told = {rule for name, rule in told_in("manhattan", "four", 4) if name == "gained"}
    assert {"8.5", "5.11", "8.8"} <= told
    assert "5.9" not in told
