"""B13: what a new turn brings."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import begun, cited, drive, empty, lay, told
from visavis.games.noretreat.rules.calendar import flip_weather, may_flip_weather
from visavis.games.noretreat.sheets import AXIS, SOVIET


def turned(turn: int, scenario: str = "campaign") -> object:
    s = begun(scenario, turn)
    s.turn = turn - 1
    drive(s, ("new_turn",))
    return s


@pytest.mark.parametrize(
    ("turn", "weather", "boosts"),
    [(1, "clear", [3, 0]), (4, "snow", [0, 3]), (10, "snow", [1, 2]), (18, "long winter", [0, 2])],
)
def test_markers_and_weather_of_a_turn(turn: int, weather: str, boosts: list[int]) -> None:
    """§B13.1"""
    s = begun("campaign", turn)
    s.turn, s.boosts = turn - 1, [9, 9]
    drive(s, ("new_turn",))
    assert (s.turn, s.weather, s.boosts) == (turn, weather, boosts)


@pytest.mark.parametrize(("turn", "moved"), [(3, 0), (4, -1), (7, -1), (27, -1), (28, 0)])
def test_red_events_are_points_for_the_soviets(turn: int, moved: int) -> None:
    """§B13.4 §B12.4"""
    s = empty(turn)
    s.turn -= 1
    drive(s, ("new_turn",))
    assert s.event_vp == moved


@pytest.mark.parametrize(
    ("turn", "unit", "rule"),
    [(15, "8Ital", "B13.10"), (16, "2Pz", "B13.11"), (18, "SSPz", "B13.13"), (28, "Garrison", "B13.18")],
)
def test_who_leaves_for_good(turn: int, unit: str, rule: str) -> None:
    """§B13.10 §B13.11 §B13.13 §B13.18"""
    for place in ("0503", "rail", "destroyed"):
        s = lay(empty(turn), **{f"_{unit}": place})
        s.turn -= 1
        drive(s, ("new_turn",))
        assert (s.where[unit], cited(s, "withdrawn")) == ("out", [rule])


def test_nobody_is_withdrawn_from_the_battles() -> None:
    """§UU8 ruling R81"""
    s = begun("ukraine", 16)
    lay(s, _2Pz="1411")
    s.turn = 15
    drive(s, ("new_turn",))
    assert s.where["2Pz"] == "1411"


def test_soviet_units_have_two_steps_from_turn_17() -> None:
    """§B13.12 §B7.4"""
    from visavis.games.noretreat.state import steps_of

    s = lay(empty(16), West="2008 red", _6A="0503")
    assert (steps_of(s, "West"), steps_of(s, "6A")) == (1, 2)
    s.turn = 17
    assert steps_of(s, "West") == 2


def test_fortifying_and_replacements_begin_in_their_turns() -> None:
    """§B13.3 §B13.5"""
    from visavis.games.noretreat.rules.organisation import AXIS_REPLACEMENTS, FORTIFYING

    assert (FORTIFYING, AXIS_REPLACEMENTS) == (3, 5)


@pytest.mark.parametrize(("turn", "other"), [(3, "clear"), (4, "mud"), (5, "snow"), (16, "snow"), (22, "snow")])
def test_variable_weather(turn: int, other: str) -> None:
    """§B13.19 §B13.20 ruling R63 Turned over it counts at once, and turned over again it is as before."""
    s = begun("campaign", turn)
    printed = s.weather
    assert may_flip_weather(s, turn)
    flip_weather(s, turn)
    assert s.weather == other
    flip_weather(s, turn)
    assert s.weather == printed


def test_the_weather_of_a_later_turn_waits_for_it() -> None:
    """§B13.20"""
    s = begun("campaign", 3)
    flip_weather(s, 4)
    assert s.weather == "mud"
    drive(s, ("new_turn",))
    assert (s.turn, s.weather) == (4, "mud")


def test_other_weather_is_fixed() -> None:
    """§B13.19 §UM9"""
    s = begun("campaign")
    assert not any(may_flip_weather(s, turn) for turn in (1, 2, 7, 8, 9, 11, 13, 14, 28, 29))
    assert not may_flip_weather(begun("moscow"), 4)


def test_the_first_snow_is_remembered() -> None:
    """§B10.22 Not in games that begin later."""
    s = begun("campaign", 4)
    s.turn, s.first_snow = 3, 0
    drive(s, ("new_turn",))
    assert s.first_snow == 4
    from visavis.games.noretreat.setup import set_up

    assert set_up("blau", {}, {}).first_snow == -1


def test_snow_that_a_card_sends_away_was_not_the_first() -> None:
    """§B10.22 §B13.20 Turn 4 turned to mud, turn 5 to snow."""
    s = begun("campaign", 4)
    s.first_snow, s.turn = 0, 3
    drive(s, ("new_turn",))
    assert s.first_snow == 4
    flip_weather(s, 4)
    assert (s.weather, s.first_snow) == ("mud", 0)
    flip_weather(s, 5)
    drive(s, ("new_turn",))
    assert (s.weather, s.first_snow) == ("snow", 5)
    drive(s, ("new_turn",))
    assert s.first_snow == 5


def test_1945_gathers_cards_and_resets_points() -> None:
    """§B13.16 §B5.3 §B12.5"""
    s = empty(23, "snow")
    s.event_vp = 4
    drive(s, ("passing",))
    assert (s.event_vp, len(s.deck)) == (0, 39)
    assert told(s, "cards_reset")


def test_the_order_of_a_new_turn_on_both_sides() -> None:
    """§B13.1 §B4.1"""
    s = turned(2)
    assert [told(s, name)[0] for name in ("round", "weather")] == [(2,), ("clear",)]  # type: ignore[arg-type]
    assert {AXIS, SOVIET} == {0, 1}
