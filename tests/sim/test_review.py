"""A review adds up, finds a blunder where the best play is known, and takes dice for dice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.thinking.nim import is_lost, nim
from tests.thinking.test_search import table_of
from visavis.agents import AGENTS, play
from visavis.games import load
from visavis.kernel.table import Table
from visavis.sim.review import MISTAKE, Account, Judged, Review, judge, review


@pytest.fixture(scope="module")
def war() -> Table[Any]:
    """A war at random."""
    table = Table.new(load("blitzkrieg"), "base", quiet=True)
    return play(table, {n: AGENTS["random"](Random(n)) for n in (0, 1)}, Random(3))


def judged(answer: Any, *heaps: int) -> Judged:
    table = table_of(nim(), *heaps)
    assert table.pending is not None
    return judge(table, 0, table.pending, answer, 400, 1)


def test_the_winning_answer_is_no_mistake_and_another_is() -> None:
    """From one heap of four all are to be taken; where every answer loses, none is a mistake."""
    table = table_of(nim(), 1, 2)
    table.answer(1)  # the heap of two
    assert table.pending is not None
    right, wrong = (judge(table, 0, table.pending, sticks, 400, 1) for sticks in (1, 2))
    assert (right.best, wrong.best) == (1, 1)
    assert right.lost == 0.0
    assert wrong.lost > 0.5
    assert wrong.after[0] < 0.2 < 0.8 < wrong.before[0]
    assert wrong.before[0] + wrong.before[1] == pytest.approx(1.0)


def test_where_all_is_lost_nothing_is_a_mistake() -> None:
    table = table_of(nim(), 2, 2)
    assert is_lost(table.state)
    assert judged(0, 2, 2).lost < MISTAKE * 3


def test_skill_gifts_and_luck_lead_from_the_beginning_to_the_end(war: Table[Any]) -> None:
    found = review(war.record, playouts=3, seed=2)
    assert len(found.judged) > 20
    for seat in (0, 1):
        account = found.account(seat)
        assert account.began + account.skill + account.gifts + account.luck == pytest.approx(account.ended)
        assert account.skill <= 0.0
        assert account.ended == float(seat in (war.result.winners if war.result else ()))
    assert found == review(war.record, playouts=3, seed=2)


def account_of(*judged: Judged) -> Account:
    return Review(judged, (1.0, 0.0), 10).account(0)


def test_what_an_answer_loses_is_skill_and_what_happens_before_the_next_is_luck() -> None:
    one = Judged(0, 0, "a", "b", (0.6, 0.4), (0.5, 0.5), 10)
    two = Judged(3, 1, "c", "d", (0.3, 0.7), (0.55, 0.45), 10)
    found = account_of(one, two)
    assert found == pytest.approx(Account(0.6, -0.1, 0.25, -0.2 + 0.45, 1.0))
    assert [each.n for each in Review((one, two), (1.0, 0.0), 10).mistakes()] == [3, 0]
