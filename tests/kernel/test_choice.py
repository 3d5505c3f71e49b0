"""Questions: what is asked, what is not, and what chance may answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import BLUE, RED, asked, table_of
from visavis.kernel.choice import CHANCE, Choice, Together, ask, draw, roll, roll_dice, together
from visavis.kernel.dice import Dice

POOLS = st.lists(st.sampled_from(["ace", "king", "queen"]), min_size=1, max_size=8)


def settle(asking: Iterable[Any], *answers: Any) -> tuple[list[Any], Any]:
    """What is asked when these answers are given one after another, and what comes of it."""
    running: Any = iter(asking)
    questions: list[Any] = []
    left = list(answers)
    try:
        while True:
            questions.append(next(running))
            put(questions[-1], left.pop(0))
    except StopIteration as end:
        return questions, end.value


def put(question: Choice[Any] | Together, answer: Any) -> None:
    """As a table does it: the answers to several at once come by seat."""
    choices = question.choices if isinstance(question, Together) else (question,)
    answers = answer if isinstance(question, Together) else (answer,)
    for choice, each in zip(choices, answers, strict=True):
        choice.answer = each


# One question


def test_a_choice_is_asked_and_gives_back_the_answer() -> None:
    choice = Choice(RED, "move", ["north", "south"], "1.1")
    assert settle(choice, "south") == ([choice], "south")


def test_a_forced_choice_is_not_asked() -> None:
    assert settle(Choice(RED, "move", ["north"])) == ([], "north")


def test_a_choice_can_be_asked_again() -> None:
    choice = Choice(RED, "move", ["north", "south"])
    assert settle(choice, "north")[1] == "north"
    assert settle(choice, "south")[1] == "south"


def test_a_choice_shows_its_question_when_printed() -> None:
    assert repr(Choice(RED, "move", ("north", "south"), "1.1")) == "Choice(0, 'move', ['north', 'south'], '1.1')"


def test_a_die_is_a_question_to_chance() -> None:
    die = roll("fire", "6.2", {"side": RED})
    assert (die.seat, die.name, list(die.options), die.rule) == (CHANCE, "fire", [1, 2, 3, 4, 5, 6], "6.2")
    assert die.about == {"side": RED}
    assert die.weights is None


# Draws


def test_a_draw_merges_equal_things_and_counts_them() -> None:
    drawn = draw("deal", ["king", "ace", "king", "king"], "1.1")
    assert (drawn.seat, drawn.rule) == (CHANCE, "1.1")
    assert list(drawn.options) == ["ace", "king"]
    assert list(drawn.weights or ()) == [1, 3]


def test_a_draw_of_different_things_has_equal_odds() -> None:
    assert draw("deal", ["king", "ace"]).weights is None


def test_a_draw_from_equal_things_is_not_asked() -> None:
    assert settle(draw("deal", ["ace", "ace", "ace"])) == ([], "ace")


@given(st.data(), POOLS)
def test_a_draw_hides_the_order_of_the_pool(data: st.DataObject, pool: list[str]) -> None:
    other = data.draw(st.permutations(pool))
    one, two = draw("deal", pool), draw("deal", other)
    assert (one.options, one.weights) == (two.options, two.weights)


@given(POOLS)
def test_the_odds_of_a_draw_are_those_of_the_pool(pool: list[str]) -> None:
    drawn = draw("deal", pool)
    weights = drawn.weights or [1] * len(drawn.options)
    assert sorted(thing for thing, n in zip(drawn.options, weights, strict=True) for _ in range(n)) == sorted(pool)


# Dice


def test_dice_list_every_result_once_and_in_order() -> None:
    results = list(Dice(2))
    assert len(Dice(2)) == len(results) == 36
    assert results[:7] == [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 1)]
    assert results == sorted(set(results))


@given(st.integers(1, 12), st.data())
def test_dice_have_a_result_at_every_index(count: int, data: st.DataObject) -> None:
    dice = Dice(count)
    index = data.draw(st.integers(-len(dice), len(dice) - 1))
    assert dice[index] in dice
    assert dice[index] == dice[index % len(dice)]
    assert len(dice[index]) == count


@pytest.mark.parametrize("index", [36, -37])
def test_dice_have_no_result_beyond_their_ends(index: int) -> None:
    with pytest.raises(IndexError):
        Dice(2)[index]


def test_dice_can_be_sliced() -> None:
    assert Dice(2)[34:] == [(6, 5), (6, 6)]
    assert Dice(2)[::-1][0] == (6, 6)
    assert Dice(8)[:1] == [(1,) * 8]


@pytest.mark.parametrize("answer", [(1,), (1, 2, 3), (0, 1), (1, 7), [1, 2], 12, "12", ("1", "2"), None])
def test_dice_contain_nothing_else(answer: object) -> None:
    assert answer not in Dice(2)


def test_no_die_shows_a_bool_or_a_float() -> None:
    """A record would write `[true, 2.0]`, and not what was thrown."""
    assert (True, 2) not in Dice(2)
    assert (1, 2.0) not in Dice(2)


def test_many_dice_are_one_question() -> None:
    choice = roll_dice("fire", 3, "6.2")
    assert settle(choice, (1, 6, 2)) == ([choice], (1, 6, 2))


# Several seats at once


def bids(*options: tuple[int, list[str]]) -> list[Choice[str]]:
    return [Choice(seat, "bid", words) for seat, words in options]


def test_answers_given_together_come_in_the_order_of_the_choices() -> None:
    choices = bids((BLUE, ["low", "high"]), (RED, ["none", "all"]))
    questions, answers = settle(together(choices), ("all", "low"))  # by seat: red, blue
    assert answers == ("low", "all")
    assert [type(question) for question in questions] == [Together]
    assert [choice.seat for choice in questions[0].choices] == [RED, BLUE]


def test_what_is_forced_is_not_asked_among_others() -> None:
    choices = bids((RED, ["none"]), (BLUE, ["low", "high"]), (2, ["small", "big"]))
    questions, answers = settle(together(choices), ("low", "big"))
    assert [choice.seat for choice in questions[0].choices] == [BLUE, 2]
    assert answers == ("none", "low", "big")


def test_nothing_is_asked_when_all_are_forced() -> None:
    assert settle(together(bids((RED, ["none"]), (BLUE, ["low"])))) == ([], ("none", "low"))


def test_a_table_takes_answers_in_any_order() -> None:
    one, two = table_of("ace", "king"), table_of("ace", "king")
    for table, order in ((one, (RED, BLUE)), (two, (BLUE, RED))):
        for seat in order:
            table.answer(2 - seat, seat)
    assert one.state.dump() == two.state.dump()
    assert asked(one) == asked(two) == [(RED, "raid.target", ["hill", "mill gate", "7"])]


def test_a_table_asks_the_one_who_is_not_forced_alone() -> None:
    table = table_of("ace", "king", scenario="poor")
    assert asked(table) == [(BLUE, "bid", [0, 1, 2])]
    table.answer(2, BLUE)
    assert asked(table) == [(BLUE, "raid.target", ["hill", "mill gate", "7"])]


def test_the_rulebooks_bot_answers_by_itself_and_others_are_asked() -> None:
    choice = Choice(1, "target", ("hill", "mill"))
    assert settle(ask("state", choice, 0, lambda s, asked: "hill"), "mill") == ([choice], "mill")
    assert settle(ask("state", choice, 1, lambda s, asked: asked.options[1] + s)) == ([], "millstate")


def test_what_a_draw_can_bring_is_a_sequence_of_each_thing_once() -> None:
    options = draw("draw", ["b", "a", "b"]).options
    assert (options, len(options), options[0], options[:1]) == (["a", "b"], 2, "a", ["a"])
    assert "a" in options
    assert "c" not in options
    assert list(draw("draw", ["a", "a"]).options) == ["a"]
