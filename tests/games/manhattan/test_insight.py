"""What a search is told of this game, on positions."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.manhattan.positions import nation, position
from visavis.games.manhattan.insight import INSIGHT, WORTH, opinion, policy, things, value
from visavis.games.manhattan.state import Race
from visavis.kernel.table import Table


def chance(table: Table[Race], seat: int = 0) -> float:
    return value(table.state)[seat]


def test_whoever_has_more_is_likelier_to_win_and_all_chances_are_one() -> None:
    even = position("two", to_move="red")
    for more in ({"own": "4L 2E 2S"}, {"money": 20}, {"buildings": "21"}, {"bombs": "small_fry"}, {"bombers": 3}):
        table = position("two", red=nation(**more), to_move="red")
        assert chance(table) > chance(even), more
        assert sum(value(table.state)) == pytest.approx(1.0)


def test_it_is_worth_something_to_be_the_one_to_move() -> None:
    assert chance(position("two", to_move="red")) > chance(position("two", to_move="green"))


def test_every_thing_has_a_worth_and_every_worth_a_thing() -> None:
    assert sorted(things(position("three").state, 0)) == sorted(each.thing for each in WORTH)


def test_what_the_director_would_do_is_tried_first_and_played_in_playouts() -> None:
    table = position("two", to_move="red")
    choice = table.pending
    assert choice is not None
    liked = opinion(table.state, choice)
    best = [option for option, each in liked.items() if each == max(liked.values())]
    assert best == list(table.advise(0, "director").options)
    assert policy(table.state, choice, Random(1)) in best
    assert len(liked) > len(best)
    assert {*liked} <= {*choice.options}


def test_a_turn_begins_before_anything_is_placed() -> None:
    table = position("two", to_move="red")
    assert INSIGHT.begins_turn is not None
    assert table.pending is not None
    assert INSIGHT.begins_turn(table.state, table.pending)
    table.answer("university_1" if "university_1" in table.pending.options else table.pending.options[-1])
    assert table.pending is None or not INSIGHT.begins_turn(table.state, table.pending)
