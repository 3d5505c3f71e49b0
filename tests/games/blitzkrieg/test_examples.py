"""Part 4 of the inventory: the rulebook's pictures and examples, step by step."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import draw_anything, notes, options, play, position, shown, trace


def test_w1_the_marker_follows_the_strength_of_both_sides() -> None:
    """§7.2 §7.4.1 §8.1 §2.11 A navy of 1 and an army of 3 in Western Europe leave the marker on Al 2."""
    table = position(
        reserve={"axis": "N1 A1", "allies": "A3 F1"}, bag={"axis": "A2 F2 N1", "allies": "N2"}, pile="EA4 SPY"
    )
    play(table, "N1 WE1.1", "A2", "F2")
    assert shown(table, "WE") == "Ax 1"
    play(table, "A3 WE1.2", "SPY")
    assert shown(table, "WE") == "Al 2"
    assert table.state.bag[1] == ["N2", "SPY"]
    assert table.state.score == [0, 0]


def test_w5_research_and_development_goes_to_the_pacific() -> None:
    """§SG4.T §SG4.S §S1.5.1 §S3.1 §S3.7 Example 1 of the solo rules, with die 3."""
    table = example_one()
    assert trace(table, "theatre") == {
        "S1.1": ["WE", "PO", "EE", "AF", "SA"],
        "SG4.T": ["PO", "EE", "AF"],
        "S1.5.1": ["PO"],
    }
    assert notes(table, "theatre")["S1.2"] == notes(table, "theatre")["S1.3"] == "skipped"
    assert trace(table, "space") == {"S2.1": ["PO2.1", "PO2.2", "PO2.3", "PO2.4"], "SG4.S": ["PO2.1"]}
    play(table, 3)
    assert table.state.placed["PO2.1"].token == "N1"
    assert trace(table, "unit")["S3.1"] == ["ADM", "F2", "N1", "N3"]
    assert shown(table, "PO") == "Ax 3"
    assert table.state.bag[0].count("?") == 2
    draw_anything(table)
    assert table.state.reserve[0][:4] == ["ADM", "F2", "N3", "A3"]


@pytest.mark.parametrize(("die", "token"), [(1, "ADM"), (2, "F2"), (3, "N1"), (4, "N3"), (5, "ADM"), (6, "F2")])
def test_w5_the_die_wraps_around_the_suitable_units(die: int, token: str) -> None:
    """§S3.7 Four units and six faces: the first two come up twice as often."""
    assert play(example_one(), die).state.placed["PO2.1"].token == token


def example_one():  # type: ignore[no-untyped-def]
    return position(
        "solo",
        placed={
            "PO1.1": "axis N2",
            "PO1.2": "allies N3",
            "EE1.1": "axis A2",
            "EE1.2": "allies A3",
            "AF1.1": "axis A1",
            "WE1.2": "allies A2",
        },
        won={"PO1": 1, "EE1": 2},
        marker={"WE": "Al 2", "PO": "Ax 2", "EE": 0, "AF": "Ax 1"},
        score=(2, 4),
        reserve={"axis": "ADM F2 N1 N3 A3"},
        stratagem="research_development",
    )


def test_the_position_asks_the_die() -> None:
    """§S3.7 Nothing else is asked."""
    assert options(example_one()) == [1, 2, 3, 4, 5, 6]
