"""Priority tables: which candidates stay, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from visavis.kernel.priorities import (
    IDLE,
    KEPT,
    SKIPPED,
    TOLD,
    Filter,
    Line,
    compare,
    least,
    most,
    narrow,
    only,
    prefer,
)

AREAS = ["bay", "hill", "moor"]
UNITS = {"bay": 2, "hill": 5, "moor": 5}


def has_units(n: int) -> Any:
    return lambda s, area: UNITS[area] == n


def units(s: object, area: str) -> int:
    return UNITS[area]


def units_unless_hill(s: object, area: str) -> int | None:
    return None if area == "hill" else UNITS[area]


def never(s: object) -> bool:
    return False


def outcome(table: Sequence[Filter[Any]], candidates: Sequence[str] = AREAS) -> tuple[list[str], list[Line]]:
    why: list[Line] = []
    return list(narrow(None, candidates, table, why)), why


def test_prefer_keeps_those_that_qualify() -> None:
    left, why = outcome([prefer("8.1", "strong", has_units(5))])
    assert left == ["hill", "moor"]
    assert why == [Line("8.1", "strong", ("bay", "hill", "moor"), ("hill", "moor"), KEPT)]


def test_prefer_is_skipped_when_nobody_qualifies() -> None:
    left, why = outcome([prefer("8.1", "empty", has_units(0))])
    assert left == AREAS
    assert why == [Line("8.1", "empty", tuple(AREAS), tuple(AREAS), SKIPPED)]


def test_only_may_leave_nobody() -> None:
    left, why = outcome([only("8.1", "empty", has_units(0))])
    assert left == []
    assert why == [Line("8.1", "empty", tuple(AREAS), (), KEPT)]


def test_only_is_asked_of_a_lone_candidate_too() -> None:
    assert outcome([only("8.1", "empty", has_units(0))], ["bay"])[0] == []


def test_only_is_asked_of_a_lone_candidate_wherever_it_stands_in_the_table() -> None:
    """What is printed above it must not decide whether a hard line holds."""
    table = [prefer("8.1", "weak", has_units(2)), only("8.2", "empty", has_units(0))]
    assert outcome(table, ["bay"])[0] == outcome(table, ["bay", "hill"])[0] == []


def test_most_keeps_all_with_the_highest_score() -> None:
    assert outcome([most("8.2", "most", units)])[0] == ["hill", "moor"]


def test_least_keeps_all_with_the_lowest_score() -> None:
    assert outcome([least("8.3", "least", units)])[0] == ["bay"]
    assert outcome([least("8.3", "least", lambda s, area: -UNITS[area])])[0] == ["hill", "moor"]


@pytest.mark.parametrize(("line", "left"), [(most, ["moor"]), (least, ["bay"])])
def test_none_does_not_compete(line: Any, left: list[str]) -> None:
    assert outcome([line("8.2", "score", units_unless_hill)])[0] == left


@pytest.mark.parametrize("line", [most, least])
def test_a_line_on_which_nobody_competes_is_skipped(line: Any) -> None:
    left, why = outcome([line("8.2", "score", lambda s, area: None)])
    assert (left, why[0].note) == (AREAS, SKIPPED)


@pytest.mark.parametrize(("line", "left"), [(most, ["bay"]), (least, ["hill"])])
def test_scores_may_be_zero_or_less(line: Any, left: list[str]) -> None:
    scores = {"bay": 0, "hill": -1}
    assert outcome([line("8.2", "score", lambda s, area: scores[area])], ["bay", "hill"])[0] == left


def test_compare_looks_at_all_candidates_at_once() -> None:
    left, why = outcome([compare("8.4", "middle", lambda s, areas: list(areas[1:2]))])
    assert (left, why[0].note) == (["hill"], KEPT)


def test_compare_is_skipped_when_it_leaves_nobody() -> None:
    left, why = outcome([compare("8.4", "nobody", lambda s, areas: [])])
    assert (left, why[0].note) == (AREAS, SKIPPED)


@pytest.mark.parametrize(
    "line",
    [
        prefer("8.1", "weak", has_units(2), when=never),
        only("8.1", "empty", has_units(0), when=never),
        most("8.1", "most", units, when=never),
        least("8.1", "least", units, when=never),
        compare("8.1", "first", lambda s, areas: list(areas[:1]), when=never),
    ],
    ids=lambda line: type(line).__name__,
)
def test_a_line_whose_condition_does_not_hold_is_idle(line: Filter[str]) -> None:
    left, why = outcome([line])
    assert left == AREAS
    assert why == [Line("8.1", line.text, tuple(AREAS), tuple(AREAS), IDLE)]


def test_a_line_whose_condition_holds_is_carried_out() -> None:
    assert list(narrow("now", AREAS, [least("8.3", "least", units, when=lambda s: s == "now")])) == ["bay"]


def notes(*lines: Filter[str]) -> list[str]:
    return [line.note for line in outcome(lines)[1]]


def test_otherwise_is_for_when_the_line_before_found_nobody() -> None:
    second = prefer("8.2", "strong", has_units(5), otherwise=True)
    assert notes(prefer("8.1", "empty", has_units(0)), second) == [SKIPPED, KEPT]
    assert notes(prefer("8.1", "not_bay", lambda s, area: area != "bay"), second) == [KEPT, IDLE]
    assert notes(prefer("8.1", "empty", has_units(0), when=never), second) == [IDLE, IDLE]
    assert notes(second) == [IDLE]


@pytest.mark.parametrize(
    "line",
    [
        prefer("8.2", "weak", has_units(2), otherwise=True),
        only("8.2", "weak", has_units(2), otherwise=True),
        least("8.2", "least", units, otherwise=True),
        most("8.2", "fewest", lambda s, area: -UNITS[area], otherwise=True),
        compare("8.2", "first", lambda s, areas: list(areas[:1]), otherwise=True),
    ],
    ids=lambda line: type(line).__name__,
)
def test_any_line_may_be_an_otherwise(line: Filter[str]) -> None:
    assert outcome([prefer("8.1", "empty", has_units(0)), line])[0] == ["bay"]
    assert outcome([prefer("8.1", "strong", has_units(5)), line])[0] == ["hill", "moor"]


def test_a_chain_of_otherwise_goes_on_until_somebody_is_found() -> None:
    empty = prefer("8.1", "empty", has_units(0))
    other = prefer("8.2", "empty_too", has_units(9), otherwise=True)
    last = prefer("8.3", "strong", has_units(5), otherwise=True)
    assert notes(empty, other, last) == [SKIPPED, SKIPPED, KEPT]
    assert notes(empty, last, last) == [SKIPPED, KEPT, IDLE]


def test_the_condition_and_the_test_look_at_the_situation() -> None:
    line: Filter[str] = prefer("8.1", "here", lambda s, area: area == s, when=lambda s: s != "bay")
    assert list(narrow("hill", AREAS, [line])) == ["hill"]
    assert list(narrow("bay", AREAS, [line])) == AREAS


def test_lines_are_applied_from_the_top_to_what_is_left() -> None:
    left, why = outcome([most("8.2", "most", units), prefer("8.3", "not_hill", lambda s, area: area != "hill")])
    assert left == ["moor"]
    assert [(line.before, line.after) for line in why] == [
        (tuple(AREAS), ("hill", "moor")),
        (("hill", "moor"), ("moor",)),
    ]


def test_nothing_more_is_said_once_one_is_left() -> None:
    left, why = outcome([least("8.3", "least", units), most("8.2", "most", units)])
    assert (left, [line.rule for line in why]) == (["bay"], ["8.3"])


def test_what_is_still_tied_stays_in_order() -> None:
    assert outcome([most("8.2", "most", units)], ["moor", "bay", "hill"])[0] == ["moor", "hill"]


def test_the_candidates_given_are_left_alone() -> None:
    candidates = list(AREAS)
    narrow(None, candidates, [least("8.3", "least", units)])
    assert candidates == AREAS


def test_without_a_listener_the_same_are_left() -> None:
    table = [prefer("8.1", "empty", has_units(0)), most("8.2", "most", units)]
    assert list(narrow(None, AREAS, table)) == outcome(table)[0]


def test_a_line_reads_like_the_rulebook() -> None:
    assert str(Line("8.2.1", "lone", (1, 3), (1,))) == "§8.2.1   lone: [1, 3] -> [1]"
    assert str(Line("8.2.1", "lone", (1, 3), (1, 3), IDLE)) == "§8.2.1   lone: idle"
    assert str(Line("8.2.1", "lone", (1, 3), (1,), TOLD)) == "§8.2.1   lone: [1, 3] -> [1]"
