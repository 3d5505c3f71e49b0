"""S0: how the solo bot narrows its options, what it skips, how it looks ahead."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import events, notes, options, play, position, trace
from visavis.games.blitzkrieg.state import NOBODY, SECOND, War
from visavis.kernel.table import Table

ALL = ["WE", "PO", "EE", "AF", "SA"]


def bot(row: str, stratagem: str = "", **given: Any) -> Table[War]:
    """The bot's turn with this row; no stratagem means the training game."""
    if not stratagem:
        given["stratagems"] = False
    return position("solo", reserve={"axis": row}, stratagem=stratagem, **given)


def only_open(*theatres: str) -> dict[str, int]:
    return {theatre: NOBODY for theatre in ALL if theatre not in theatres}


def reasons(table: Table[War]) -> list[Any]:
    assert table.journal is not None
    return [item for _, item in table.journal.explanations()]


# S0.1 Narrowing


def test_theatre_then_space_then_unit_are_settled() -> None:
    """§S0.1 Three decisions, in this order, each line starting from what the line before left."""
    found = reasons(play(bot("A1 A2 F1 F2 N1"), 1))
    assert [each.name for each in found[:3]] == ["theatre", "space", "unit"]
    for each in found[:3]:
        for line, following in zip(each.lines, each.lines[1:], strict=False):
            assert following.before == line.after
        assert each.lines[-1].after == (each.chosen,)


def test_the_space_is_sought_in_the_theatre_chosen_and_the_unit_for_the_space_chosen() -> None:
    """§S0.1 Africa, its strategic space, and what fits on land there."""
    table = bot("N1 A1 N2")
    assert [each.chosen for each in reasons(table)[:3]] == ["AF", "AF1.1", 1]
    assert table.state.placed["AF1.1"].token == "A1"


def test_narrowing_ends_when_one_option_remains() -> None:
    """§S0.1 Africa alone has four free spaces: neither points nor height are looked at, and no die is rolled."""
    table = bot("A1")
    assert list(trace(table, "theatre"))[-1] == "S1.5.1"
    assert "S1.5.2" not in notes(table, "theatre")
    assert notes(table, "unit") == {}
    assert table.state.placed["AF1.1"].token == "A1"


# S0.2 Skipping


@pytest.mark.parametrize(
    ("stratagem", "rule", "open_only", "following"),
    [
        ("counterattack", "SG3.T", ALL, {"S1.5.1": ["AF"]}),
        ("secure", "SG7.T", ALL, {"S1.5.1": ["AF"]}),
        ("research_development", "SG4.T", ["EE", "SA"], {"S1.5.1": ["SA"]}),
        ("economic_warfare", "SG8.T", ["AF", "SA"], {"S1.5.1": ["AF"]}),
    ],
)
def test_a_theatre_condition_nobody_meets_is_skipped(
    stratagem: str, rule: str, open_only: list[str], following: dict[str, list[str]]
) -> None:
    """§S0.2 All theatres stay suitable, as if the line were not there."""
    table = bot("F1 F1 F2", stratagem, finished=only_open(*open_only))
    assert notes(table, "theatre")[rule] == "skipped"
    assert trace(table, "theatre") == {"S1.1": open_only, **following}


def test_each_bullet_of_a_condition_is_skipped_by_itself() -> None:
    """§S0.2 For the Glory: the first bullet keeps the two rows of 3 VP, the second finds no propaganda there."""
    table = bot(
        "F1",
        "for_the_glory",
        placed={f"{row}.{n}": "allies A1" for row, count in (("WE1", 3), ("PO1", 2)) for n in range(1, count + 1)},
        finished={"AF": NOBODY},
    )
    assert trace(table, "theatre")["SG6.T1"] == ["WE", "PO"]
    assert notes(table, "theatre")["SG6.T2"] == "skipped"
    assert trace(table, "theatre")["S1.5.1"] == ["PO"]


def test_a_space_condition_nobody_meets_is_skipped() -> None:
    """§S0.2 No propaganda in the row: the ordinary order decides between all its spaces."""
    table = bot("A1", "for_the_glory", finished=only_open("EE"))
    assert notes(table, "space")["SG6.S"] == "skipped"
    assert trace(table, "space")["S2.1"] == ["EE1.1", "EE1.2"]
    assert table.state.placed["EE1.2"].token == "A1"


def test_a_unit_line_that_would_drop_every_unit_is_skipped() -> None:
    """§S0.2 Only powerless units for a space without effect: both stay, the die decides."""
    table = bot(
        "FB0 SPY",
        last={"allies": "FB0"},
        finished=only_open("WE"),
        placed={
            "WE1.1": "allies N1",
            "WE1.2": "allies A1",
            "WE1.3": "allies A1",
            "WE2.1": "axis A1",
            "WE2.2": "axis A1",
        },
        marker={"WE": "Al 5"},
    )
    assert options(table) == [1, 2, 3, 4, 5, 6]
    play(table, 2)
    unit = next(each for each in reasons(table) if each.name == "unit")
    assert [(line.rule, line.note) for line in unit.lines if line.rule in ("S3.4", "S3.5")] == [
        ("S3.4", "skipped"),
        ("S3.5", "skipped"),
    ]
    assert table.state.placed["WE2.3"].token == "SPY"


def test_the_first_line_alone_may_leave_nothing() -> None:
    """§S0.2 No theatre takes a navy: step 1.1 is not skipped, and the bot has lost."""
    table = bot("N1 N2", finished=only_open("EE"))
    assert trace(table, "theatre") == {"S1.1": []}
    assert table.over
    assert events(table, "ended") == [("ended", SECOND, "cannot_place", 0, 0)]


# S0.3 Looking ahead by one whole placement


@pytest.mark.parametrize(
    ("row", "closing", "short"),
    [
        ("A1", "Ax 12", "Ax 11"),  # tactical 1 and strength 1
        ("TA5", "Ax 9", "Ax 8"),  # a task force has no tactical effect
        ("LDR", "Ax 11", "Ax 10"),  # leadership has it twice
        ("NUK", "Ax 6", "Ax 5"),
    ],
)
def test_the_tactical_effect_belongs_to_the_simulated_placement(row: str, closing: str, short: str) -> None:
    """§S0.3 In Eastern Europe a space with tactical advantage 1 is free: just so far away it wins (ruling R41)."""
    assert trace(bot(row, marker={"EE": closing}), "theatre")["S1.2"] == ["EE"]
    assert notes(bot(row, marker={"EE": short}), "theatre")["S1.2"] == "skipped"


@pytest.mark.parametrize(("at", "wins"), [("Ax 13", True), ("Ax 12", False)])
def test_tactical_advantage_alone_can_win(at: str, wins: bool) -> None:
    """§S0.3 A blitz air unit has no strength, but the space moves the marker by one."""
    line = next(line for line in reasons(bot("FB0", marker={"EE": at}))[0].lines if line.rule == "S1.2")
    assert line.after == (("EE",) if wins else tuple(ALL))


def test_only_a_legal_placement_can_win() -> None:
    """§S0.3 The navy of 3 would win the campaign, but its last space is land."""
    given: Any = {"placed": {"WE1.1": "allies N1", "WE1.3": "allies A1"}, "marker": {"WE": "Al 2"}}
    assert notes(bot("N3 A1", **given), "theatre")["S1.3"] == "skipped"
    assert trace(bot("A3 A1", **given), "theatre")["S1.3"] == ["WE"]


def test_one_placement_means_one_token() -> None:
    """§S0.3 A blitz navy and its follow-up together would close South East Asia; the bot does not see that."""
    table = bot("BN1 N1", marker={"SA": "Ax 9"})
    assert notes(table, "theatre")["S1.2"] == "skipped"


def test_what_a_draw_might_bring_is_not_part_of_the_simulation() -> None:
    """§S0.3 One production space is free; whatever may come out of the bag, the row alone is judged."""
    given: Any = {"placed": {"EE1.1": "allies A1"}, "marker": {"EE": "Al 2"}, "bag": {"axis": "A3"}}
    assert notes(bot("FB0 A1", **given), "theatre")["S1.3"] == "skipped"


# S0.4 Units as they would be on that very space

ARMY_OF_TWO = {"EE1.1": "axis A1", "EE1.2": "axis F1"}
FLEET_OF_TWO = {"PO1.1": "axis N1", "PO1.2": "axis F1"}


@pytest.mark.parametrize(("row", "last"), [("GEN", {}), ("SPY", {"allies": "GEN"})])
def test_a_general_is_as_strong_as_his_theatre_makes_him(row: str, last: dict[str, str]) -> None:
    """§S0.4 With two own units in Eastern Europe he is worth 3 there and 1 elsewhere; so is a spy copying one."""
    given: Any = {"placed": ARMY_OF_TWO, "last": last}
    assert trace(bot(row, marker={"EE": "Ax 11", "WE": "Ax 11"}, **given), "theatre")["S1.2"] == ["EE"]
    assert notes(bot(row, marker={"EE": "Ax 10", "WE": "Ax 12"}, **given), "theatre")["S1.2"] == "skipped"
    assert trace(bot(row, marker={"WE": "Ax 13"}, **given), "theatre")["S1.2"] == ["WE"]


@pytest.mark.parametrize(("row", "last"), [("ADM", {}), ("SPY", {"allies": "ADM"})])
def test_an_admiral_is_as_strong_as_his_theatre_makes_him(row: str, last: dict[str, str]) -> None:
    """§S0.4 With two own units in the Pacific he is worth 3 there and 1 elsewhere; so is a spy copying one."""
    given: Any = {"placed": FLEET_OF_TWO, "last": last}
    assert trace(bot(row, marker={"PO": "Ax 11", "SA": "Ax 8"}, **given), "theatre")["S1.2"] == ["PO"]
    assert notes(bot(row, marker={"PO": "Ax 10", "SA": "Ax 9"}, **given), "theatre")["S1.2"] == "skipped"


@pytest.mark.parametrize(("row", "last"), [("PAR", {}), ("SPY", {"allies": "PAR"})])
def test_partisans_are_strong_only_where_you_lead(row: str, last: dict[str, str]) -> None:
    """§S0.4 Worth 3 behind the enemy's lines and 1 elsewhere, judged theatre by theatre, from the bot's side."""
    given: Any = {"placed": {"EE1.1": "allies A1"}, "last": last}
    table = bot(row, marker={"EE": "Al 2", "SA": "Ax 8", "WE": "Ax 11"}, **given)
    assert notes(table, "theatre")["S1.2"] == "skipped"
    assert trace(table, "theatre")["S1.3"] == ["EE"]
    assert notes(bot(row, marker={"EE": "Al 3"}, **given), "theatre")["S1.3"] == "skipped"
    assert trace(bot(row, marker={"SA": "Ax 10"}, **given), "theatre")["S1.2"] == ["SA"]


@pytest.mark.parametrize(("row", "last"), [("SCI", {}), ("SPY", {"allies": "SCI"})])
def test_the_scientist_counts_as_an_air_unit_of_three(row: str, last: dict[str, str]) -> None:
    """§S0.4 It wins on a sea space with three cells to go, not with four."""
    assert trace(bot(row, last=last, marker={"PO": "Ax 11"}), "theatre")["S1.2"] == ["PO"]
    assert notes(bot(row, last=last, marker={"PO": "Ax 10"}), "theatre")["S1.2"] == "skipped"


def test_a_spy_goes_where_the_copied_unit_could_go() -> None:
    """§S0.4 Copying a navy of 3 it wins at sea and is not even considered on land (ruling R56)."""
    table = bot("SPY", last={"allies": "N3"}, marker={"PO": "Ax 11", "EE": "Ax 11"})
    assert trace(table, "theatre") == {"S1.1": ["WE", "PO", "AF", "SA"], "S1.2": ["PO"]}


@pytest.mark.parametrize(("copies_number", "found"), [(False, None), (True, ["WE"])])
def test_a_spy_copies_the_general_or_his_number(copies_number: bool, found: list[str] | None) -> None:
    """§S0.4 Your general was worth 3; copied in Western Europe he is worth 1, or 3 with the option of ruling R12."""
    table = position(
        "solo",
        placed={"EE1.1": "allies A1", "EE1.2": "allies A1"},
        marker={"WE": "Ax 11"},
        reserve={"allies": "GEN", "axis": "SPY"},
        bag={"allies": "A1"},
        to_move="allies",
        stratagems=False,
        spy_copies_number=copies_number,
    )
    play(table, "GEN EE2.3")
    assert trace(table, "theatre").get("S1.2") == found
