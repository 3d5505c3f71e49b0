"""What the end of a playout is worth."""

from __future__ import annotations

import pytest

from visavis.kernel.game import Result
from visavis.kernel.insight import Weights
from visavis.thinking.judging import Judge, fair, honest, shares_of
from visavis.thinking.thought import Considered, interval


def ended(*points: int, winners: tuple[int, ...] = (0,), counted: bool = True) -> Result:
    return Result(winners, points, "ending", "", counted)


def test_a_win_is_shared_and_a_draw_belongs_to_all() -> None:
    assert shares_of(ended(3, 1), 2) == (1.0, 0.0)
    assert shares_of(ended(3, 3, 1, winners=(0, 1)), 3) == (0.5, 0.5, 0.0)
    assert shares_of(ended(1, 1, winners=()), 2) == (0.5, 0.5)


def test_a_narrow_defeat_is_worth_more_than_a_rout_and_a_win_more_than_either() -> None:
    judge = Judge(0, 0.5)
    for points in ((5, 5), (2, 9), (9, 2)):
        judge.worth(ended(*points), (1.0, 0.0))
    rout, narrow = (judge.worth(ended(mine, 9, winners=(1,)), (0.0, 1.0)) for mine in (1, 8))
    win = judge.worth(ended(9, 8), (1.0, 0.0))
    assert 0 <= rout[0] < narrow[0] < win[0] <= 1
    assert rout[1] > narrow[1] > win[1]


@pytest.mark.parametrize("result", [ended(0, 0, counted=False), ended(4), ended(1, 2, 3)])
def test_points_that_are_not_the_seats_own_are_not_compared(result: Result) -> None:
    assert Judge(0, 0.5).worth(result, (1.0, 0.0)) == (1.0, 0.0)


def test_an_interval_holds_its_mean_and_narrows_with_tries() -> None:
    wide, narrow = interval(6.0, 6.0, 10), interval(600.0, 600.0, 1000)
    assert wide[0] == narrow[0] == 0.6
    assert 0 < wide[1] < narrow[1] < 0.6 < narrow[2] < wide[2] < 1
    assert narrow[2] - narrow[1] == pytest.approx(2 * 1.96 * (0.24 / 1000) ** 0.5, rel=0.01)
    assert interval(0.0, 0.0, 0) == (0.5, 0.0, 1.0)
    mean, low, high = interval(20.0, 20.0, 20)
    assert (mean, high) == (1.0, 1.0)
    assert 0.8 < low < 0.95


def test_a_chance_is_told_as_games_have_borne_it_out_and_not_surer_than_the_value_is() -> None:
    each = Considered("a", 100, 0.8, 0.8, 0.72, 0.88, (0.8, 0.15, 0.05))
    assert honest(each, 0, Weights()) == pytest.approx((0.8, 0.72, 0.88))
    assert honest(each, 0, Weights(off=0.05)) == pytest.approx((0.8, 0.67, 0.93))
    chance, low, high = honest(each, 0, Weights(fair=0.5, off=0.4))
    assert chance == pytest.approx(fair(each.shares, 0.5)[0])
    assert low < chance < high == 1.0
    assert chance - low > 0.4
    second = each._replace(chance=0.15, low=0.1, high=0.2)
    assert honest(second, 1, Weights(fair=0.5))[0] == pytest.approx(fair(each.shares, 0.5)[1])
    assert honest(each._replace(chance=1.0, high=1.0, shares=(1.0, 0.0)), 0, Weights())[0] == 1.0


def test_chances_are_bent_towards_what_games_have_borne_out() -> None:
    assert fair((0.8, 0.2), 1.0) == (0.8, 0.2)
    assert fair((0.8, 0.2), 0.5) == pytest.approx((2 / 3, 1 / 3))
    assert fair((1.0, 0.0), 0.5) == (1.0, 0.0)
    assert sum(fair((0.5, 0.3, 0.2), 0.6)) == pytest.approx(1.0)
