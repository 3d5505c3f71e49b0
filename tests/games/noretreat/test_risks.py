"""What is said before an answer that lays something open."""

from __future__ import annotations

from typing import Any

from tests.games.noretreat.deciding import asked
from tests.games.noretreat.position import begun, empty, give, hold, lay
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.options import options
from visavis.games.noretreat.rules.movement import points, reach
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War
from visavis.kernel.choice import Choice
from visavis.kernel.marks import RISKY
from visavis.kernel.view import Option


def threatened(s: War) -> War:
    """Smolensk is Soviet, and a supplied army could be there next turn."""
    return hold(hold(lay(s, _2Pz="1507"), SOVIET, "1708", "2008"), AXIS, "1307")


def told(s: War, choice: Choice[Any], answer: Any) -> Option:
    return next(each for each in options(s, choice) if each.answer == answer)


def keys(option: Option) -> list[str]:
    return [each.key for each in option.preview if each.key.startswith("risk-")]


def open_in(option: Option) -> list[str]:
    return [city.args["hex"] for each in option.preview if each.key == "risk-cities" for city in each.args["cities"]]


def going(s: War, unit: str, *goals: str) -> Choice[Any]:
    side, budget = s.board.units[unit].side, points(s, unit)
    assert set(goals) <= set(reach(s, unit, budget)[0]) | {"rail"}
    return Choice(0, "goal", list(goals), "B8.1", {"unit": unit, "points": budget, "side": side})


def played_for_the_opponent(sheet: int, scenario: str = "campaign-alone") -> War:
    """A person's Soviets against the Axis, or the other way round, in the turn of the other side."""
    s = empty(scenario=scenario)
    side = AXIS if sheet <= 2 else SOVIET
    s.yours, s.side, s.conduct = 1 - side, side, Conduct(sheet)
    return s


def test_whoever_leaves_a_city_that_only_he_guards_is_told_so_and_the_cost_says_it_too() -> None:
    """§J4 A zone over the city guards it as well as standing in it."""
    s = threatened(lay(empty(8), West="1708"))
    choice = going(s, "West", "1709", "1909")
    assert keys(told(s, choice, "1709")) == []
    left = told(s, choice, "1909")
    assert keys(left) == ["risk-cities"]
    assert RISKY in left.marks
    assert left.figure.endswith("!")
    assert not told(s, choice, "1709").figure.endswith("!")
    put_away = hold(lay(empty(8), West="1708"), SOVIET, "1708")
    assert keys(told(put_away, going(put_away, "West", "1909"), "1909")) == []  # no enemy could come


def test_a_train_out_of_the_city_leaves_it_open_too() -> None:
    """§B9.1"""
    s = threatened(lay(empty(8), West="1708"))
    assert keys(told(s, going(s, "West", "rail"), "rail")) == ["risk-cities"]


def test_whoever_ends_movement_is_told_which_cities_stay_open() -> None:
    """§O3-2"""
    s = threatened(lay(empty(8), West="2008"))
    s.side = SOVIET
    choice = asked("move", ["West", "done"], side=SOVIET)
    assert "1708" in open_in(told(s, choice, "done"))
    lay(s, Kalinin="1708")
    assert "1708" not in open_in(told(s, choice, "done"))


def test_ending_movement_for_the_opponent_names_the_lines_of_its_sheet() -> None:
    """§SD4.2 §O3-3 Only who plays the opponent, too, is told."""
    s = lay(played_for_the_opponent(3), West="2008")
    choice = asked("move", ["West", "done"], side=SOVIET)
    lines = [each.args["line"] for each in told(s, choice, "done").preview if each.key == "risk-line"]
    assert "O3-3" in lines
    s.conduct.ticks["O3-3"] = "done"  # type: ignore[union-attr]
    lines = [each.args["line"] for each in told(s, choice, "done").preview if each.key == "risk-line"]
    assert "O3-3" not in lines
    s.yours = SOVIET
    assert "risk-line" not in keys(told(s, choice, "done"))


def test_the_last_card_is_wanted_by_the_second_sheet_alone() -> None:
    """§O2-5"""
    for sheet, wanted in ((2, True), (1, False)):
        s = give(played_for_the_opponent(sheet), AXIS, "25")
        choice = asked("pay", ["25"], side=AXIS)
        assert (keys(told(s, choice, "25")) == ["risk-card"]) is wanted
    s = give(played_for_the_opponent(2), AXIS, "25", "28")
    assert keys(told(s, asked("pay", ["25"], side=AXIS), "25")) == []


def test_two_people_are_told_of_cities_but_of_no_sheet() -> None:
    s = hold(lay(begun("moscow"), West="1708"), SOVIET, "1708")
    s.side = SOVIET
    assert "risk-line" not in keys(told(s, asked("move", ["West", "done"], side=SOVIET), "done"))
