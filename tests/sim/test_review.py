"""A review adds up, finds a blunder where the best play is known, and takes dice for dice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.thinking.nim import is_lost, nim
from tests.thinking.test_search import table_of
from visavis.agents import AGENTS, play
from visavis.games import load
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.kernel.view import Text
from visavis.sim.judge import Judged, is_beyond_doubt, judge, together
from visavis.sim.review import MISTAKE, Account, Effort, Review, passes, review
from visavis.sim.throws import Throw, throws
from visavis.sim.verdict import fortune_lines, mistake_lines
from visavis.text import language
from visavis.thinking import Budget, Considered


@pytest.fixture(scope="module")
def war() -> Table[Any]:
    """A war at random."""
    table = Table.new(load("blitzkrieg"), "base", quiet=True)
    return play(table, {n: AGENTS["random"](Random(n)) for n in (0, 1)}, Random(3))


def judged(answer: Any, *heaps: int) -> Judged:
    table = table_of(nim(), *heaps)
    assert table.pending is not None
    return judge(table, table.pending, answer, Budget(400), 1)


def test_the_winning_answer_is_no_mistake_and_another_is() -> None:
    """From one heap of four all are to be taken; where every answer loses, none is a mistake."""
    table = table_of(nim(), 1, 2)
    table.answer(1)  # the heap of two
    assert table.pending is not None
    right, wrong = (judge(table, table.pending, sticks, Budget(400), 1) for sticks in (1, 2))
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
    found = review(war.record, Effort(3), seed=2)
    assert len(found.judged) > 20
    for seat in (0, 1):
        account = found.account(seat)
        assert account.began + account.skill + account.gifts + account.luck == pytest.approx(account.ended)
        assert account.skill <= 0.0
        assert account.ended == float(seat in (war.result.winners if war.result else ()))
    assert found == review(war.record, Effort(3), seed=2)


def account_of(*judged: Judged) -> Account:
    return Review(judged, len(judged), (1.0, 0.0)).account(0)


def test_what_an_answer_loses_is_skill_and_what_happens_before_the_next_is_luck() -> None:
    one = Judged(0, 0, "a", "b", (0.6, 0.4), (0.5, 0.5), 10)
    two = Judged(3, 1, "c", "d", (0.3, 0.7), (0.55, 0.45), 10)
    found = account_of(one, two)
    assert found == pytest.approx(Account(0.6, -0.1, 0.25, -0.2 + 0.45, 1.0))
    assert [each.n for each in Review((one, two), 2, (1.0, 0.0)).mistakes()] == [3, 0]


def test_somebody_else_is_ahead_only_by_more_than_a_little() -> None:
    """Whoever was ahead first has taken the lead from nobody."""
    shares = (0.5, 0.7, 0.48, 0.4, 0.52, 0.56)
    some = [Judged(n, 0, "a", "a", (share, 1 - share), (share, 1 - share), 10) for n, share in enumerate(shares)]
    found = Review(tuple(some), len(some), (0.0, 1.0)).leads()
    assert [(each.n, each.seat, each.chance) for each in found] == [(3, 1, 0.6), (5, 0, 0.56), (6, 1, 1.0)]


# What is a mistake


def tried(answer: str, chance: float, half: float) -> Considered:
    return Considered(answer, 100, chance, chance, chance - half, chance + half, (chance, 1 - chance))


def test_an_answer_is_a_mistake_only_if_the_other_is_better_by_more_than_chance_explains() -> None:
    assert is_beyond_doubt(tried("a", 0.6, 0.05), tried("b", 0.5, 0.05))
    assert not is_beyond_doubt(tried("a", 0.6, 0.1), tried("b", 0.5, 0.1))
    assert not is_beyond_doubt(tried("a", 0.6, 0.01), tried("a", 0.5, 0.01))


def test_answers_between_which_nobody_can_tell_have_one_chance() -> None:
    assert together([tried("a", 0.6, 0.1), tried("b", 0.5, 0.1)._replace(tries=300)]) == pytest.approx((0.525, 0.475))


def test_what_was_expected_to_follow_a_mistake_is_told_with_the_better_answer() -> None:
    table = table_of(nim(), 1, 2)
    table.answer(1)
    assert table.pending is not None
    wrong = judge(table, table.pending, 2, Budget(400), 1)
    keys = [text.key for text in mistake_lines(wrong, (Text("one"), Text("two")))]
    assert keys[0] == "review-mistake"
    assert keys[1].startswith("review-given")
    assert keys[2].startswith("review-better")


def told_of(question: str, code: str = "en", game: str = "blitzkrieg", **about: Any) -> list[str]:
    """A mistake at a question, in words."""
    wrong = Judged(0, 0, "a", "b", (0.6, 0.4), (0.5, 0.5), 10, Text(question, about), Text("yes"), Text("no"))
    return [language(code, game).say(line) for line in mistake_lines(wrong, (Text("side-axis"), Text("side-red")))]


def test_a_mistake_does_not_explain_the_question_again() -> None:
    """Where the answer tells it by itself the question is left out, else its first sentence stands there once."""
    assert told_of("ask-place")[0] == "Axis lost 10 games of a hundred."
    assert "Place" not in " ".join(told_of("ask-place"))
    about = {"from": Text("theatre-SA"), "n": 1}
    assert told_of("ask-strategic", **about)[1].startswith("Given: strategic advantage — ")
    assert "Its marker moves" not in " ".join(told_of("ask-strategic", **about))
    said = told_of("ask-veteran-check", game="bear", face=2, cost=4)
    assert said[0].endswith("asked “The spent check shows 2, no more than the 4 AP: the unit is spent”.")
    assert "AP" not in " ".join(said[1:])
    assert told_of("ask-place", "ru")[0].split() == ["Ось:", "потеряно", "10", "%", "шансов."]


# Dice and draws


def test_throws_are_named_as_what_they_were(war: Table[Any]) -> None:
    found = throws(war, -1, len(war.entries))
    assert [each.n for each in found] == [n for n, entry in enumerate(war.entries) if entry.seat == CHANCE]
    assert found[0].told[0].key == "review-drawn"
    assert throws(war, found[0].n, found[0].n + 1) == ()


def test_luck_is_told_where_something_was_thrown_the_largest_first() -> None:
    thrown = (Throw(1, (Text("die"), Text("hit"))),)
    quiet = Judged(0, 0, "a", "a", (0.5, 0.5), (0.5, 0.5), 10)
    small, large = (
        quiet._replace(n=n, before=(share, 1 - share), after=(share, 1 - share), thrown=thrown)
        for n, share in ((2, 0.9), (4, 0.8))
    )
    found = Review((quiet, small, large), 3, (0.0, 1.0)).fortunes()
    assert [(each.judged.n, each.seat) for each in found] == [(4, 1), (2, 1)]
    told = list(fortune_lines(found[0], (Text("one"), Text("two"))))
    assert [each.key for each in told] == ["review-fortune", "review-throw-then"]
    assert (told[0].args["was"], told[0].args["is"]) == (20, 100)


# Time


def test_a_long_review_is_made_roughly_first_and_never_takes_longer_than_it_may() -> None:
    rough, whole = passes(Effort(200, 600.0), 100)
    assert (rough.playouts, whole.playouts) == (20, 200)
    assert rough.seconds == pytest.approx(0.6)
    assert rough.seconds + whole.seconds == pytest.approx(6.0)
    assert list(passes(Effort(5), 100)) == [Budget(5)]


def test_a_review_that_is_interrupted_tells_what_it_has(war: Table[Any]) -> None:
    def stop(done: int, total: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    found = review(war.record, Effort(2), progress=stop)
    assert len(found.judged) == 3 < found.asked
    assert found.ended == found.judged[-1].after
