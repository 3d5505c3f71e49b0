"""B12: victory."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import begun, cited, drive, empty, give, hold
from visavis.games.noretreat.board import NOBODY
from visavis.games.noretreat.rules.points import event_points, on_map_points, total
from visavis.games.noretreat.rules.victory import objectives, objectives_needed, sudden_death_number
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War

SOVIET_CITIES = (
    "1403",
    "1307",
    "1708",
    "1211",
    "1613",
    "1115",
    "1415",
    "1716",
    "1717",
    "1519",
    "1909",
    "2006",
    "1912",
    "2314",
)


def checks(s: War) -> tuple[int, str]:
    drive(s, ("victory_checks",))
    return s.winner, s.ending


def axis_total(turn: int, wanted: int) -> War:
    """The Axis holds so many places that its total is this."""
    s = empty(turn)
    hold(s, AXIS, *SOVIET_CITIES[: wanted - 12])
    assert total(s, AXIS) == wanted
    return s


def soviet_total(turn: int, wanted: int) -> War:
    s = empty(turn)
    german = [id_ for id_ in s.board.prizes if s.board.places[id_].german and id_ not in s.board.objectives[AXIS]]
    held = [id_ for id_ in s.board.prizes if turn < 23 and not s.board.places[id_].german]
    for id_ in s.board.prizes:
        s.control[id_] = AXIS if s.board.places[id_].german or turn < 23 else SOVIET
    keep = sorted(held, key=lambda id_: s.board.places[id_].objective >= 0, reverse=True) + sorted(german)
    hold(s, SOVIET, *keep[:wanted])
    assert total(s, SOVIET) == wanted
    return s


def test_za_rodinu_does_not_cancel_the_axis_test_of_turn_12() -> None:
    """ruling R92 §B4.7 §CE09S For cards the initiative is the Soviets' by then; 28 is more than 27."""
    s = give(axis_total(12, 26), SOVIET, "09")
    s.event_vp = 2
    assert drive(s, ("victory_checks",)) is None
    assert (s.winner, s.ending) == (AXIS, "sudden_death")


def test_objectives_are_looked_at_before_sudden_death() -> None:
    """§B12.1 With both reached, it is won by objectives."""
    s = hold(axis_total(6, 24), AXIS, "1902", "2008", "2117")
    assert checks(s) == (AXIS, "objectives")


def test_points_on_the_map() -> None:
    """§B12.2 §B12.3 Cities, oil, Finland; from turn 23 those of Greater Germany."""
    s = empty(1)
    assert (on_map_points(s, AXIS), on_map_points(s, SOVIET)) == (12, 22)
    hold(s, SOVIET, "finland", "0910")
    assert on_map_points(s, SOVIET) == 24
    s.turn = 23
    assert (on_map_points(s, AXIS), on_map_points(s, SOVIET)) == (11, 1)
    s.turn, s.scorched = 1, ("0910",)
    assert on_map_points(s, SOVIET) == 23


def test_the_event_marker_moves_to_and_fro_and_stops_at_six() -> None:
    """§B12.4 ruling R65"""
    s = empty()
    event_points(s, AXIS, 9)
    assert s.event_vp == 6
    event_points(s, SOVIET, 1)
    assert s.event_vp == 5


def test_it_returns_to_zero_when_the_initiative_passes_and_in_1945() -> None:
    """§B12.5 §B12.14 §B13.9 §SE4.7 The order marker does not."""
    for turn, after in ((11, 3), (12, 0), (13, 3), (23, 0)):
        s = soviet_total(turn, 24 if turn < 23 else 5)
        s.event_vp, s.order_vp = 3, 2
        drive(s, ("passing",))
        assert (s.event_vp, s.order_vp) == (after, 2)


def test_the_total_is_on_the_map_by_events_and_by_orders() -> None:
    """§B12.6 ruling R4 WE7 20 on the map, -1 and -2: 17."""
    s = axis_total(8, 20)
    s.event_vp, s.order_vp = -1, -2
    assert (total(s, AXIS), total(s, SOVIET)) == (17, 17)


@pytest.mark.parametrize(("turn", "needed"), [(1, 3), (11, 3), (12, 4), (28, 4)])
def test_objectives_of_the_axis(turn: int, needed: int) -> None:
    """§B12.7 §SZ1.1"""
    s = empty(turn)
    assert objectives_needed(s, AXIS) == needed
    held = ("1902", "2008", "2117", "1318", "2022")
    hold(s, AXIS, *held[: needed - 1])
    s.event_vp = -6
    if turn < 28:
        drive(s, ("victory_checks",))
        assert s.ending != "objectives"
    s = hold(empty(turn), AXIS, *held[:needed])
    assert checks(s) == (AXIS, "objectives")


def test_stalin_lost_counts_as_an_objective() -> None:
    """§SE1.6 ruling R6"""
    s = hold(empty(), AXIS, "1902", "2008")
    s.stalin_lost = True
    assert (objectives(s, AXIS), checks(s)) == (3, (AXIS, "objectives"))


def test_objectives_of_the_soviets() -> None:
    """§B12.8 ruling R66"""
    s = hold(soviet_total(25, 3), SOVIET, "0503", "1104")
    assert checks(s)[1] == ""
    s = hold(soviet_total(25, 3), SOVIET, "0503", "1104", "0406")
    assert checks(s) == (SOVIET, "objectives")


def test_total_victory() -> None:
    """§B12.9 From turn 12 to 22."""
    s = empty(14)
    hold(s, SOVIET, *[id_ for id_ in s.board.prizes if id_ not in s.board.objectives[AXIS]])
    s.event_vp = -4
    assert total(s, SOVIET) == 34
    assert checks(s) == (SOVIET, "total")


@pytest.mark.parametrize(("turn", "number"), [(3, 20), (6, 23), (9, 26), (15, 19), (18, 24), (21, 30), (24, 8)])
def test_sudden_death_must_be_exceeded(turn: int, number: int) -> None:
    """§B12.10 Only by the side with the initiative."""
    make = axis_total if turn <= 11 else soviet_total
    side = AXIS if turn <= 11 else SOVIET
    s = make(turn, min(number, 22) if side == SOVIET else number)
    assert sudden_death_number(s) == number
    s.event_vp = 0
    short = number - total(s, side)
    s.order_vp = short if side == AXIS else -short
    assert checks(s) == (NOBODY, "")
    s.order_vp += 1 if side == AXIS else -1
    assert checks(s) == (side, "sudden_death")


def test_on_turn_12_the_axis_is_tested_before_the_initiative_passes() -> None:
    """§B12.10 ruling R3"""
    s = axis_total(12, 26)
    s.event_vp = 1
    assert checks(s)[1] == ""
    s = axis_total(12, 26)
    s.event_vp = 2
    assert checks(s) == (AXIS, "sudden_death")


def test_on_turn_23_the_soviets_must_have_come_far_enough() -> None:
    """§B12.11 ruling R67 By the scale of 1944."""
    s = empty(23, "snow")
    hold(s, SOVIET, "0910")
    assert checks(s) == (AXIS, "operations")
    s = hold(empty(23, "snow"), SOVIET, "0910", "0717")
    assert checks(s) == (NOBODY, "")


def test_the_end_of_the_campaign() -> None:
    """§B12.12 §B4.6 ruling R68"""
    s = empty(28)
    german = sorted(id_ for id_ in s.board.prizes if s.board.places[id_].german)
    hold(s, SOVIET, *german)
    s.event_vp = -2
    drive(s, ("last_check",))
    assert (s.winner, s.ending) == (AXIS, "end")
    s = hold(empty(28), SOVIET, *german)
    s.event_vp = -3
    drive(s, ("last_check",))
    assert s.winner == SOVIET
    s = empty(22, until=22)
    hold(s, SOVIET, *german[:8])
    assert (s.last, total(s, SOVIET)) == (22, 30)
    drive(s, ("last_check",))
    assert s.winner == AXIS


def test_single_scenarios_have_a_goal_and_no_sudden_death() -> None:
    """§B12.13 §U5 No ties: the side with the goal fails, the other wins."""
    s = begun("barbarossa", 3)
    hold(s, AXIS, "1902", "2008", "2117", *SOVIET_CITIES)
    drive(s, ("victory_checks",))
    assert s.ending == ""
    s = begun("barbarossa", 5)
    drive(s, ("last_check",))
    assert (s.winner, s.ending) == (SOVIET, "goal")
    s = hold(begun("barbarossa", 5), AXIS, "2008", "1902")
    drive(s, ("last_check",))
    assert s.winner == AXIS
    s = hold(begun("barbarossa", 5), AXIS, "2117", "1902")
    drive(s, ("last_check",))
    assert s.winner == SOVIET


@pytest.mark.parametrize(
    ("needs", "axis", "winner"),
    [
        ([3, 3], 3, AXIS),
        ([3, 3], 2, SOVIET),
        ([3, 3], 1, SOVIET),
        ([2, 3], 2, AXIS),
        ([2, 2], 2, NOBODY),
        ([3, 2], 2, SOVIET),
    ],
)
def test_the_end_of_the_battle_for_moscow(needs: list[int], axis: int, winner: int) -> None:
    """§UM11 §UM15 WE16"""
    s = begun("moscow", 6)
    s.needs = list(needs)
    hold(s, SOVIET, *s.board.cities)
    hold(s, AXIS, *s.board.cities[:axis])
    drive(s, ("last_check",))
    assert (s.winner, s.ending, cited(s, "ended")) == (winner, "cities", ["UM11"])


def test_the_end_of_the_battle_for_ukraine() -> None:
    """§UU9 §UU11 WE16 Four of five lose, unless one less is needed."""
    s = begun("ukraine", 19)
    s.needs = [0, 5]
    hold(s, SOVIET, *s.board.cities)
    hold(s, AXIS, "1115")
    drive(s, ("last_check",))
    assert (s.winner, cited(s, "ended")) == (AXIS, ["UU9"])
    s.needs = [0, 4]
    drive(s, ("last_check",))
    assert s.winner == SOVIET


def test_a_ruin_is_no_city_at_the_end() -> None:
    """§CE07S §UM11 Three of Germany's four lie in ashes or not: two are too few."""
    for scorched, winner in (((), AXIS), (("1909",), SOVIET)):
        s = begun("moscow", 6)
        s.needs, s.scorched = [3, 3], scorched
        hold(s, SOVIET, "2008")
        hold(s, AXIS, "1708", "2006", "1909")
        drive(s, ("last_check",))
        assert s.winner == winner
