"""What a search is told: what a position is worth to each seat, and quick answers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.worldorder.position import drive, fill, table
from visavis.games.worldorder.insight import begins_turn, opinion, policy
from visavis.games.worldorder.opponent.numbers import AUTOMA, PERSON
from visavis.games.worldorder.opponent.prospects import Price, reached
from visavis.games.worldorder.opponent.signs import board_of, filled, signs
from visavis.games.worldorder.opponent.worth import value, worth
from visavis.games.worldorder.sheets import POWERS
from visavis.games.worldorder.state import World
from visavis.kernel.choice import Choice


def asked_at_play(hand: list[str]) -> tuple[World, Choice[Any]]:
    s = table("usa-russia")
    s.nations["usa"].hand = hand
    asked = drive(s, ("play", "usa"))
    assert asked is not None
    return s, asked


@pytest.mark.parametrize(("powers", "people"), [("usa-russia", 1), ("eu-china", 2), ("usa-eu-russia-china", 1)])
def test_every_sign_has_a_weight_and_every_weight_a_sign(powers: str, people: int) -> None:
    """§O2 to §O5; of a person and of an Automa."""
    s = table(powers, people)
    for power, nation in s.nations.items():
        expected = AUTOMA if nation.automa else PERSON
        assert set(signs(s, power, board_of(s))) == {weight.sign for weight in expected.weights}
        assert set(expected.beginning) == {*POWERS, "crowd"}


def test_shares_of_the_win_add_up_and_follow_points() -> None:
    """A lead says more, the later it is."""
    s = table("usa-russia", 1)
    shares = []
    for n in (2, 6):
        s.round = n
        before = value(s)[0]
        s.nations["usa"].vp += 10
        shares.append(value(s)[0] - before)
        assert sum(value(s)) == pytest.approx(1.0)
        s.nations["usa"].vp -= 10
    assert 0 < shares[0] < shares[1]


def test_a_part_is_what_the_whole_is_made_of() -> None:
    s = table("usa-russia", 1)
    before = sum(worth(s, "usa").values())
    s.nations["usa"].vp += 3
    assert sum(worth(s, "usa").values()) == pytest.approx(before + 3)


def test_a_region_scores_as_likely_as_its_slots_are_filled() -> None:
    """§B17.2 Surely, if they are; less with each that is free."""
    assert filled(0, 0.0) == 1.0
    assert filled(1, 0.0) == 0.0
    chances = [filled(n, 1.6) for n in range(5)]
    assert chances == sorted(chances, reverse=True)
    assert filled(2, 1.6) < filled(2, 3.0)
    s = table("usa-russia")
    before = signs(s, "usa", board_of(s))["due"]
    fill(s, "americas")
    assert signs(s, "usa", board_of(s))["due"] > before


def test_goods_in_hand_pay_one_step_after_another() -> None:
    """§B16.3 The last one in part; one a round."""
    steps = [Price(2, 3), Price(4, 4)]
    assert reached(steps, 2, 0.0, [1.0], 0.0) == 3
    assert reached(steps, 4, 0.0, [1.0, 1.0], 0.0) == 3 + 2
    assert reached(steps, 9, 0.0, [1.0], 0.0) == 3
    assert reached(steps, 2, 4.0, [1.0, 1.0], 0.0) == 3 + 4
    assert reached([], 5, 0.0, [1.0], 0.0) == 0


def test_quick_play_prefers_cards_to_money() -> None:
    s, asked = asked_at_play(["growth-strategy", "foreign-trade"])
    assert "money" in asked.options
    assert {policy(s, asked, Random(n)) for n in range(20)} <= set(asked.options) - {"money"}
    likes = opinion(s, asked)
    assert likes["card foreign-trade"] > likes["money"]
    assert begins_turn(s, asked)


def test_quick_play_takes_the_better_slot_and_the_most() -> None:
    """§B13.4 A temporary slot for 5 VP before a permanent one for 1; §B7.3 all of a good."""
    s = table()
    asked = drive(s, ("influence", "usa", "europe", ()))
    assert asked is not None
    assert policy(s, asked, Random(1)) == "temporary"
    assert policy(s, Choice(0, "sell", [1, 2, 3], "B7.3", {"good": "food"}), Random(1)) == 3
    assert not begins_turn(s, asked)
    s.temporary["europe"] = ("local",) * 4
    assert policy(s, asked, Random(1)) == "permanent"
