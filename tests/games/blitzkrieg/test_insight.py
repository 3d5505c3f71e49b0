"""What a position is worth to whoever thinks ahead: of two like ones, one must be better."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import position
from visavis.games.blitzkrieg.insight import value


def worth(**of: Any) -> float:
    """To the first side."""
    first, second = value(position(**of).state)
    assert first + second == pytest.approx(1.0)
    return first


def test_it_is_worth_something_to_be_the_one_whose_turn_it_is() -> None:
    assert worth(to_move="allies") < 0.5 < worth(to_move="axis")
    assert worth(to_move="allies") == pytest.approx(1.0 - worth(to_move="axis"))


def test_points_ahead_decide_the_more_the_less_is_at_stake() -> None:
    early = worth(score=(8, 4), to_move="axis")
    late = worth(score=(8, 4), finished={"EE": 0, "SA": 1, "WE": 0}, to_move="axis")
    assert 0.5 < early < late


def test_a_lead_tokens_and_weapons_are_worth_something() -> None:
    even = worth(to_move="axis")
    assert worth(marker={"WE": "Ax 3"}, to_move="axis") > even > worth(marker={"WE": "Al 3"}, to_move="axis")
    assert worth(reserve={"axis": "A1 N1 F1 A2"}, to_move="axis") > even
    assert worth(reserve={"axis": "A1 N1 NUK"}, to_move="axis") > even


def test_the_bot_is_worth_the_more_the_higher_its_level() -> None:
    easy, medium, hard = (worth(scenario="solo", level=level, to_move="allies") for level in ("easy", "medium", "hard"))
    assert easy < medium < hard < 0.5
