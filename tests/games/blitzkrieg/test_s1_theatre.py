"""S1: the solo bot chooses a theatre."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import draw_anything, notes, position, trace
from visavis.games.blitzkrieg.board import printed
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


def full(*campaigns: str) -> dict[str, str]:
    """Every space of these campaigns occupied."""
    return {space: "allies A1" for campaign in campaigns for space in printed("base").campaigns[campaign].spaces}


def chosen(table: Table[War]) -> str:
    """The theatre where the bot has placed its first token, or will when the die is thrown."""
    assert table.journal is not None
    found = [item.chosen for _, item in table.journal.explanations() if item.name == "theatre"]
    assert isinstance(found[0], str)
    return found[0]


# S1.1


def test_theatres_where_nothing_can_be_placed_are_dropped() -> None:
    """§S1.1 An army finds no place in the Pacific, a navy none in Eastern Europe."""
    assert trace(bot("A1"), "theatre")["S1.1"] == ["WE", "EE", "AF", "SA"]
    assert trace(bot("N1"), "theatre")["S1.1"] == ["WE", "PO", "AF", "SA"]
    assert trace(bot("N1 A1"), "theatre")["S1.1"] == ALL


def test_only_the_active_campaign_is_looked_at_for_a_place() -> None:
    """§S1.1 EE2.3 would take a navy, but EE1 is active."""
    assert "EE" not in trace(bot("N1"), "theatre")["S1.1"]
    assert "EE" in trace(bot("N1", placed=full("EE1")), "theatre")["S1.1"]


def test_only_free_spaces_of_the_active_campaign_count() -> None:
    """§S1.1 The two spaces of WE1 that would take a navy are occupied."""
    table = bot("N1", placed={"WE1.1": "allies N1", "WE1.3": "axis A1"})
    assert trace(table, "theatre")["S1.1"] == ["PO", "AF", "SA"]


def test_finished_theatres_are_no_candidates() -> None:
    """§S1.1 Where everything is over nothing can be placed."""
    assert trace(bot("F1", finished={"AF": SECOND, "PO": NOBODY}), "theatre")["S1.1"] == ["WE", "EE", "SA"]


@pytest.mark.parametrize("row", ["", "N1 ADM N3", "SPY"])
def test_you_win_if_the_bot_can_place_nowhere(row: str) -> None:
    """§S1.1 An empty row, nothing but navies for a land campaign, a spy with nobody to copy: lost at once."""
    table = bot(row, finished=only_open("EE"), score=(24, 0))
    assert trace(table, "theatre")["S1.1"] == []
    assert (table.over, table.state.winner, table.state.ending) == (True, SECOND, "cannot_place")


# S1.2


def test_theatres_that_can_be_closed_come_first() -> None:
    """§S1.2 Three cells from the end with a 3 in the row; the army of 1 closes nothing."""
    table = bot("A1 N3", marker={"PO": "Ax 11", "WE": "Ax 10", "AF": "Ax 6"})
    assert trace(table, "theatre") == {"S1.1": ALL, "S1.2": ["PO"]}
    assert table.state.placed["PO1.2"].token == "N3"
    draw_anything(table)
    assert table.state.finished == {"PO": 0}


def test_one_short_is_not_closed() -> None:
    """§S1.2 Two cells from the end and one to go: skipped."""
    table = bot("F1", marker={"PO": "Ax 12", "SA": "Ax 9"})
    assert notes(table, "theatre")["S1.2"] == "skipped"
    assert chosen(table) == "AF"


def test_every_theatre_that_can_be_closed_stays() -> None:
    """§S1.2 Two can: most free spaces decides between them, nothing else is looked at."""
    table = bot("F2", marker={"PO": "Ax 12", "SA": "Ax 9"})
    assert trace(table, "theatre") == {"S1.1": ALL, "S1.2": ["PO", "SA"], "S1.3": ["PO", "SA"], "S1.5.1": ["SA"]}


def test_closing_is_sought_in_the_active_campaign_only() -> None:
    """§S1.2 The tactical space of EE3 would do, but EE2 is active."""
    table = bot("A1", placed=full("EE1"), marker={"EE": "Ax 11"})
    assert notes(table, "theatre")["S1.2"] == "skipped"
    table = bot("A1", placed=full("EE1", "EE2"), marker={"EE": "Ax 11"})
    assert trace(table, "theatre")["S1.2"] == ["EE"]


def test_in_nippon_a_breakthrough_closes() -> None:
    """§S1.2 The first of the three end cells is enough."""
    given: Any = {"reserve": {"japan": "F2"}, "stratagems": False}
    assert trace(position("solo-nippon", marker={"BOS": "Ja 5"}, **given), "theatre")["S1.2"] == ["BOS"]
    assert notes(position("solo-nippon", marker={"BOS": "Ja 4"}, **given), "theatre")["S1.2"] == "skipped"


# S1.3


@pytest.mark.parametrize(
    ("row", "at", "wins"),
    [("A2", "Al 1", True), ("A1", "Al 1", False), ("A1", "Al 2", False), ("A1", 0, True), ("F1", "Ax 3", True)],
)
def test_a_campaign_is_won_with_its_last_space_and_the_lead(row: str, at: str | int, wins: bool) -> None:
    """§S1.3 One free space, and the marker on the bot's half after it; elsewhere it is no win (ruling R41)."""
    table = bot(row, placed={"EE1.1": "allies A1"}, marker={"EE": at})
    assert trace(table, "theatre").get("S1.3") == (["EE"] if wins else None)
    assert notes(table, "theatre")["S1.3"] == ("" if wins else "skipped")


def test_a_blitz_unit_wins_a_campaign_only_where_the_bot_leads_already() -> None:
    """§S1.3 Without strength the marker stays where it is."""
    given: Any = {"placed": {"EE1.1": "allies A1"}, "bag": {"axis": "A1"}}
    assert chosen(bot("FB0", marker={"EE": "Ax 1"}, **given)) == "EE"
    assert chosen(bot("FB0", marker={"EE": 0}, **given)) == "AF"


def test_two_free_spaces_are_one_too_many() -> None:
    """§S1.3 No campaign can be won while another space stays free."""
    table = bot("A3", marker={"EE": "Ax 5"})
    assert notes(table, "theatre")["S1.3"] == "skipped"


def test_a_row_below_the_active_one_is_not_won() -> None:
    """§S1.3 EE2 has one free space, which is not to be had while EE1 is active."""
    table = bot("A3", placed={"EE2.1": "allies SCI", "EE2.2": "axis A1"}, marker={"EE": "Ax 5"})
    assert notes(table, "theatre")["S1.3"] == "skipped"


def test_every_campaign_that_can_be_won_stays() -> None:
    """§S1.3 Two can; here only the points of their campaigns tell them apart."""
    placed = {"EE1.1": "allies A1", **full("WE1"), "WE2.1": "allies A1", "WE2.2": "allies A1"}
    table = bot("F1", placed=placed)
    assert trace(table, "theatre") == {
        "S1.1": ALL,
        "S1.3": ["WE", "EE"],
        "S1.5.1": ["WE", "EE"],
        "S1.5.2": ["WE"],
    }


def test_in_nippon_filling_the_last_space_wins() -> None:
    """§S1.3 With the marker on the bot's half."""
    placed = {"BOS.1": "germany N1", "BOS.2": "germany A1"}
    table = position("solo-nippon", placed=placed, reserve={"japan": "A1"}, stratagems=False)
    assert trace(table, "theatre")["S1.3"] == ["BOS"]


# S1.3.1


def test_closing_a_theatre_goes_before_winning_a_campaign() -> None:
    """§S1.3.1 EE1 could be won, but SA can be closed: after S1.2 only SA is left."""
    table = bot("F1", placed={"EE1.1": "allies A1"}, marker={"SA": "Ax 10"})
    assert trace(table, "theatre") == {"S1.1": ALL, "S1.2": ["SA"]}


def test_after_closing_the_line_on_campaigns_changes_nothing() -> None:
    """§S1.3.1 Both can be closed; that one of them has a last space free does not matter. Ruling R42."""
    table = bot("F1", placed={"EE1.1": "allies A1"}, marker={"SA": "Ax 10", "EE": "Ax 13"})
    assert trace(table, "theatre") == {"S1.1": ALL, "S1.2": ["EE", "SA"], "S1.3": ["EE", "SA"], "S1.5.1": ["SA"]}


# S1.4


def test_the_stratagem_speaks_after_the_wins() -> None:
    """§S1.4 Counterattack would go to the Pacific; two campaigns can be won, and in one of them you lead."""
    placed = {"EE1.1": "allies A1", "PO1.1": "allies N1", **full("WE1"), "WE2.1": "allies A1", "WE2.2": "allies A1"}
    table = bot("A2", "counterattack", placed=placed, marker={"PO": "Al 6", "EE": "Al 1"})
    assert trace(table, "theatre") == {"S1.1": ["WE", "EE", "AF", "SA"], "S1.3": ["WE", "EE"], "SG3.T": ["EE"]}


def test_a_win_elsewhere_overrides_the_stratagem() -> None:
    """§S1.4 You lead in the Pacific, but Eastern Europe can be won: the condition finds nobody it could keep."""
    placed = {"EE1.1": "allies A1"}
    table = bot("F1", "counterattack", placed=placed, marker={"PO": "Al 6"})
    assert chosen(table) == "EE"
    assert "SG3.T" not in notes(table, "theatre")


def test_the_stratagem_speaks_before_the_order_of_theatres() -> None:
    """§S1.4 Africa has the most free spaces, but the bot leads in South East Asia and the Pacific only."""
    table = bot("F1", "secure", marker={"SA": "Ax 1", "PO": "Ax 2"})
    assert trace(table, "theatre") == {"S1.1": ALL, "SG7.T": ["PO", "SA"], "S1.5.1": ["SA"]}


def test_without_stratagems_nothing_stands_between_the_wins_and_the_order() -> None:
    """§S1.4 The training game: S1.3, then S1.5.1."""
    assert list(notes(bot("F1", marker={"SA": "Al 1"}), "theatre")) == ["S1.1", "S1.2", "S1.3", "S1.5.1"]


# S1.5


def test_most_free_spaces_of_the_active_campaign_first() -> None:
    """§S1.5.1 Spaces of lower campaigns do not count: Eastern Europe has ten free spaces, two of them active."""
    table = bot("F1")
    assert trace(table, "theatre")["S1.5.1"] == ["AF"]
    table = bot("F1", placed={"AF1.1": "axis A1", "AF1.2": "axis N1", **full("EE1", "EE2")})
    assert trace(table, "theatre")["S1.5.1"] == ["EE"]


def test_free_spaces_count_whether_the_bot_can_use_them_or_not() -> None:
    """§S1.5.1 A navy can use two spaces of WE1 and two of PO1, but WE1 has three."""
    table = bot("N1", finished=only_open("WE", "PO"))
    assert trace(table, "theatre")["S1.5.1"] == ["WE"]


def test_then_most_points_of_the_active_campaign() -> None:
    """§S1.5.2 Three free spaces each: EE2 gives 3, WE1 and SA1 give 2."""
    table = bot("F1", placed=full("EE1"), finished={"AF": NOBODY})
    assert trace(table, "theatre")["S1.5.1"] == ["WE", "EE", "SA"]
    assert trace(table, "theatre")["S1.5.2"] == ["EE"]


def test_points_of_other_campaigns_do_not_count() -> None:
    """§S1.5.2 EE3 gives 6, SA2 only 4; but EE1 and SA1 are active and give 2 each."""
    table = bot("F1", placed={"SA1.1": "axis N1"}, finished=only_open("EE", "SA"))
    assert trace(table, "theatre")["S1.5.2"] == ["EE", "SA"]


@pytest.mark.parametrize(
    ("pair", "filled", "higher", "by_die"),
    [
        (("WE", "EE"), ("WE1", "EE1"), "EE", "WE"),
        (("WE", "AF"), ("WE1", "WE2", "AF1"), "WE", "WE"),
        (("PO", "AF"), ("PO1", "PO2", "AF1"), "AF", "PO"),
        (("PO", "EE"), (), "EE", "PO"),
        (("WE", "SA"), (), "WE", "WE"),
    ],
)
@pytest.mark.parametrize("die_order", [False, True])
def test_then_the_one_higher_on_the_board(
    pair: tuple[str, str], filled: tuple[str, ...], higher: str, by_die: str, die_order: bool
) -> None:
    """§S1.5.3 From the top EE, WE, AF, PO, SA; with the option of ruling R40 as on the die: WE, PO, EE, AF, SA."""
    table = bot("F1", placed=full(*filled), finished=only_open(*pair), die_board_order=die_order)
    assert trace(table, "theatre")["S1.5.2"] == list(pair)
    assert trace(table, "theatre")["S1.5.3"] == [by_die if die_order else higher]


def test_the_pacific_lies_above_south_east_asia() -> None:
    """§S1.5.3 The last pair of the order."""
    table = bot("F1", placed={"SA1.3": "axis A1"}, finished=only_open("PO", "SA"))
    assert trace(table, "theatre")["S1.5.3"] == ["PO"]


@pytest.mark.parametrize(
    ("open_too", "placed", "left"),
    [
        ([], {}, "SEA"),
        ([], {"SEA.1": "japan N1"}, "BOS"),
        (["SFO", "LAX", "DEN"], {}, "DEN"),  # 4 VP each; seventh, tenth and eleventh from the top
    ],
)
def test_in_nippon_the_map_has_an_order_of_its_own(open_too: list[str], placed: dict[str, str], left: str) -> None:
    """§S1.5.3 The four starting campaigns have as many spaces and points: Seattle, Boston, Jacksonville, Honolulu."""
    table = position(
        "solo-nippon", placed=placed, marker=dict.fromkeys(open_too, 0), reserve={"japan": "F1"}, stratagems=False
    )
    assert trace(table, "theatre")["S1.5.3"] == [left]
