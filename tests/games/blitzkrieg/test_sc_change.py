"""SC: the biggest change, as it decides between units and between theatres."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import cell, last_explanation, notes, play, position, shown, trace
from visavis.games.blitzkrieg.bot.plan import Change, Plan, change_by_unit, ranks
from visavis.games.blitzkrieg.state import War
from visavis.kernel.table import Table

EE1_FULL = {"EE1.1": "allies A1", "EE1.2": "allies A1"}  # the active row is EE2: propaganda, research, blank


def units_compared(row: str, at: str, **given: Any) -> Table[War]:
    """Counterattack in Eastern Europe, on the research space EE2.2 (no tactical advantage)."""
    return position(
        "solo",
        placed=EE1_FULL,
        finished={"WE": -1, "PO": -1, "AF": -1, "SA": -1},
        marker={"EE": at if at != "0" else 0},
        reserve={"axis": row},
        stratagem="counterattack",
        **given,
    )


def biggest(table: Table[War]) -> list[str]:
    """The units that SG3.U leaves; asked for a die, the first face is thrown."""
    if table.pending is not None and table.pending.name == "bot_unit":
        play(table, 1)
    left = trace(table, "unit")["SG3.U"]
    assert isinstance(left, list)
    return left


def strategic(placed: dict[str, str] | None = None, **given: Any) -> Table[War]:
    """A powerless unit on AF1.1: strategic advantage 3 for one of the other four theatres, given as markers."""
    options = {name: given.pop(name) for name in list(given) if name.islower()}
    return position("solo", placed=placed, marker=given, reserve={"axis": "FB0"}, stratagems=False, **options)


def ranked(table: Table[War]) -> dict[str, int]:
    """The rank of each theatre, as the bot explains it."""
    return dict(last_explanation(table, "strategic").lines[0].about)


def target(table: Table[War]) -> str:
    assert table.state.placed["AF1.1"].token == "FB0"
    chosen = last_explanation(table, "strategic").chosen
    assert isinstance(chosen, str)
    return chosen


# Ranks 1 to 5, the best one taken away each time


@pytest.mark.parametrize(
    ("markers", "order", "chosen"),
    [
        ({"WE": "Al 2", "PO": "Al 3", "EE": 0, "SA": "Ax 2"}, {"WE": 1, "PO": 3, "EE": 2, "SA": 4}, "WE"),
        ({"WE": "Al 5", "PO": "Al 3", "EE": 0, "SA": "Ax 2"}, {"WE": 5, "PO": 3, "EE": 2, "SA": 4}, "EE"),
        ({"WE": "Al 5", "PO": "Al 3", "EE": "Ax 1", "SA": "Ax 2"}, {"WE": 5, "PO": 3, "EE": 6, "SA": 4}, "PO"),
        ({"WE": "Al 5", "PO": "Al 6", "EE": "Ax 1", "SA": "Ax 2"}, {"WE": 6, "PO": 5, "EE": 6, "SA": 4}, "SA"),
        ({"WE": "Al 5", "PO": "Al 6", "EE": "Al 4", "SA": "Al 7"}, {"WE": 6, "PO": 6, "EE": 6, "SA": 5}, "SA"),
    ],
)
def test_theatres_are_compared_by_rank(markers: dict[str, Any], order: dict[str, int], chosen: str) -> None:
    """§SC.1 §SC.2 §SC.3 §SC.4 §SC.5 §SC.6 What strategic advantage 3 would do in each theatre, and where it goes."""
    table = strategic(**markers)
    assert ranked(table) == order
    assert target(table) == chosen
    moved = {theatre: table.state.marker[theatre] - cell(at) for theatre, at in markers.items()}
    assert moved == {theatre: 3 if theatre == chosen else 0 for theatre in markers}


@pytest.mark.parametrize(
    ("row", "at", "left"),
    [
        ("F1 A2 A3", "Al 2", ["A3"]),  # rank 1 before 3 before 5
        ("F1 A2", "Al 2", ["A2"]),  # rank 3 before 5
        ("FB0 F1", "Al 2", ["F1"]),  # rank 5 before no change
        ("FB0 A1", "0", ["A1"]),  # rank 2 before no change
        ("FB0 A1", "Ax 3", ["A1"]),  # rank 4 before no change
    ],
)
def test_units_are_compared_by_rank(row: str, at: str, left: list[str]) -> None:
    """§SC.1 §SC.2 §SC.3 §SC.4 §SC.5 §SC.8 What each unit would do to the marker of the theatre chosen."""
    assert biggest(units_compared(row, at)) == left


# Ranks 6 and 7


def test_any_other_change_is_smaller_than_that_of_the_largest_leads() -> None:
    """§SC.6 Leads that are not the largest of their kind: below the largest of yours, above no change at all."""
    table = strategic(WE="Ax 2", EE="Ax 5", SA="Al 4", PO="Al 9")
    assert ranked(table) == {"WE": 6, "EE": 4, "SA": 6, "PO": 5}


def test_a_change_that_lets_you_win_is_the_smallest() -> None:
    """§SC.7 §SC.13 Your lead shrinks, not where it is largest, and you would win a campaign by it.

    No pair of options of a real game differs in this, so the comparison itself is asked.
    """
    largest, other, you_win, none = Change(-6, -4), Change(-3, -1), Change(-3, -1, you_win=True), Change(-3, -3)
    assert ranks([largest, other, you_win, none]) == [5, 6, 7, 8]


def test_winning_for_you_matters_only_among_other_changes() -> None:
    """§SC.13 Units on one space start from one marker: your lead shrinks by each of them, which is rank 5."""
    table = position(
        "solo",
        placed={**EE1_FULL, "EE2.1": "axis A1", "EE2.3": "allies A1"},
        finished={"WE": -1, "PO": -1, "AF": -1, "SA": -1},
        marker={"EE": "Al 9"},
        reserve={"axis": "A1 A3 FB0"},
        stratagem="counterattack",
    )
    assert biggest(table) == ["A1", "A3"]
    assert table.state.won["EE2"] == 1


@pytest.mark.parametrize(
    ("at", "free", "you_win"), [("Al 9", "EE2.2", True), ("Al 9", "EE2.2 EE2.3", False), ("Al 3", "EE2.2", False)]
)
def test_you_win_by_a_row_completed_on_your_half(at: str, free: str, you_win: bool) -> None:
    """§SC.13 The last free space, and the marker still on your half after an army of 3."""
    taken = {space: "allies A1" for space in ("EE2.1", "EE2.2", "EE2.3") if space not in free.split()}
    table = position("solo", placed=EE1_FULL | taken, marker={"EE": at}, reserve={"axis": "A3"}, agenda=[])
    plan = Plan(table.state, ["EE"])
    plan.theatre, plan.space = "EE", "EE2.2"
    assert change_by_unit(plan, 0).you_win == you_win


# SC.8 No change


def test_a_marker_one_short_does_not_change() -> None:
    """§SC.8 Western Europe stands one short: though it leads most, even a small shrinking is more (ruling R49)."""
    table = strategic(WE="Ax 13", PO="Al 4", EE="Al 5", SA="Al 6")
    assert ranked(table) == {"WE": 8, "PO": 6, "EE": 6, "SA": 5}
    assert target(table) == "SA"


def test_where_nothing_can_change_the_order_of_theatres_decides() -> None:
    """§SC.8 §SC.12 Every marker one short: most free spaces first."""
    table = strategic(placed=EE1_FULL, WE="Ax 13", PO="Ax 13", EE="Ax 13", SA="Ax 10")
    assert set(ranked(table).values()) == {8}
    assert trace(table, "strategic") == {
        "SE.4": ["WE", "PO", "EE", "SA"],
        "S1.5.1": ["WE", "EE", "SA"],
        "S1.5.2": ["EE"],
    }
    assert shown(table, "EE") == "Ax 13"


def test_a_powerless_unit_changes_nothing_without_tactical_advantage() -> None:
    """§SC.8 §SC.10 On a research space blitz air does nothing; tactical advantage moves the marker for it."""
    given: Any = {"finished": {"WE": -1, "PO": -1, "AF": -1, "SA": -1}, "stratagem": "counterattack"}
    tactical = position("solo", marker={"EE": "Al 3"}, reserve={"axis": "F1 FB0 N1 N1 N1"}, **given)
    assert biggest(tactical) == ["F1", "FB0"]
    assert biggest(units_compared("F1 FB0", "Al 3")) == ["F1"]


# SC.9 The largest lead


def test_the_largest_lead_is_sought_among_the_theatres_that_may_be_chosen() -> None:
    """§SC.9 Africa, where the bot leads most, is where the token was placed: the Pacific is the largest of the rest."""
    table = strategic(AF="Ax 9", PO="Ax 4", EE="Ax 3", WE="Al 9", SA="Al 9")
    assert ranked(table) == {"PO": 4, "EE": 6, "WE": 5, "SA": 5}
    assert target(table) == "PO"


def test_a_lead_that_cannot_grow_is_not_the_largest() -> None:
    """§SC.9 The Pacific stands one short, so the largest lead that would move is in Eastern Europe (ruling R48)."""
    table = strategic(PO="Ax 13", EE="Ax 3", WE="Ax 2", SA="Al 9")
    assert ranked(table) == {"PO": 8, "EE": 4, "WE": 6, "SA": 5}
    assert target(table) == "EE"


@pytest.mark.parametrize(("half", "rank"), [("Ax", 4), ("Al", 5)])
def test_equal_largest_leads_all_qualify(half: str, rank: int) -> None:
    """§SC.9 Two tracks share the largest lead, one has less: the height on the board decides between the two."""
    table = strategic(PO=f"{half} 7", EE=f"{half} 7", WE=f"{half} 5", SA=f"{half} 5")
    assert ranked(table) == {"PO": rank, "EE": rank, "WE": 6, "SA": 6}
    assert trace(table, "strategic") == {
        "SE.4": ["PO", "EE"],
        "S1.5.1": ["PO", "EE"],
        "S1.5.2": ["PO", "EE"],
        "S1.5.3": ["EE"],
    }


def test_the_lead_is_counted_before_the_move() -> None:
    """§SC.9 After the move Western Europe would be further ahead; before it South East Asia is."""
    table = strategic(SA="Ax 9", WE="Ax 8", PO="Ax 1", EE="Ax 1")
    assert ranked(table) == {"SA": 4, "WE": 6, "PO": 6, "EE": 6}
    assert shown(table, "SA") == "Ax 10"


# SC.10 What a unit changes


@pytest.mark.parametrize(
    ("row", "at", "left"),
    [
        ("A1 A2 F1 N1 N2", "Al 3", ["A2"]),  # tactical 1 and strength 2 reach the centre
        ("A1 TA5 EA4 N1 N2", "Al 5", ["TA5", "EA4"]),  # a task force has no tactical advantage
        ("A1 LDR A2 N1 N2", "Al 3", ["LDR", "A2"]),  # leadership has it twice
        ("A1 LDR A2 N1 N2", "Al 4", ["A1", "LDR", "A2"]),  # all of them only shrink your lead
    ],
)
def test_tactical_advantage_and_strength_are_one_change(row: str, at: str, left: list[str]) -> None:
    """§SC.10 Compared on EE1.1, a space with tactical advantage 1."""
    table = position(
        "solo",
        finished={"WE": -1, "PO": -1, "AF": -1, "SA": -1},
        marker={"EE": at},
        reserve={"axis": row},
        stratagem="counterattack",
    )
    assert biggest(table) == left
    assert "EE1.1" in table.state.placed


def test_what_a_unit_does_elsewhere_is_not_looked_at() -> None:
    """§SC.10 The nuclear bomb would hand over two theatres; it takes the lead here as an army of 3 does."""
    table = position(
        "solo", marker={"EE": "Al 2", "WE": "Ax 1", "SA": "Ax 2"}, reserve={"axis": "A3 NUK"}, stratagem="counterattack"
    )
    assert biggest(table) == ["A3", "NUK"]


def test_strength_is_that_on_the_very_space() -> None:
    """§SC.10 With two own units in the theatre the general is worth 3, partisans behind the lines too."""
    table = position(
        "solo",
        placed={"EE1.1": "axis A1", "EE1.2": "axis F1"},
        marker={"EE": "Al 2"},
        reserve={"axis": "F2 GEN PAR"},
        stratagem="counterattack",
    )
    assert biggest(table) == ["GEN", "PAR"]


# SC.11, SC.12 Ties


@pytest.mark.parametrize(("magnitude", "left"), [(False, ["A2", "A3"]), (True, ["A3"])])
def test_units_of_one_rank_stay_whatever_their_cells(magnitude: bool, left: list[str]) -> None:
    """§SC.11 Both take the lead from you; the stronger one is preferred only with the option of ruling R47."""
    assert biggest(units_compared("F1 A2 A3", "Al 1", bot_magnitude=magnitude)) == left


@pytest.mark.parametrize("magnitude", [False, True])
def test_more_cells_never_beat_a_better_rank(magnitude: bool) -> None:
    """§SC.12 One cell where the bot leads most beats three cells elsewhere, with the option of ruling R47 too."""
    table = strategic(SA="Ax 9", WE="Ax 8", PO="Ax 1", EE="Ax 1", bot_magnitude=magnitude)
    assert target(table) == "SA"


def test_cells_beyond_the_end_of_the_track_are_no_change() -> None:
    """§SC.10 §SC.11 Two cells to go: an army of 3 moves the marker no further than a 2, not even by option."""
    assert biggest(units_compared("F1 A2 A3", "Ax 12", bot_magnitude=True)) == ["A2", "A3"]


def test_equal_units_are_left_to_the_die() -> None:
    """§SC.11 No change tells them apart, so the die does."""
    table = units_compared("F1 A2 A3", "Al 1")
    assert table.pending is not None
    assert table.pending.name == "bot_unit"
    assert play(table, 2).state.placed["EE2.2"].token == "A3"


@pytest.mark.parametrize(
    ("full", "chosen", "line"),
    [
        ({"PO1.1": "allies N1", "PO1.2": "allies N1"}, "PO", "S1.5.1"),  # four free spaces
        (EE1_FULL, "EE", "S1.5.2"),  # three free spaces as in WE and SA, but 3 VP
        ({}, "WE", "S1.5.3"),  # as many spaces and points as SA, but higher up
    ],
)
def test_theatres_of_one_rank_go_by_the_order_of_theatres(full: dict[str, str], chosen: str, line: str) -> None:
    """§SC.12 Every marker on the centre: free spaces, then points, then height."""
    table = strategic(placed=full)
    assert set(ranked(table).values()) == {2}
    assert list(trace(table, "strategic"))[-1] == line
    assert target(table) == chosen


@pytest.mark.parametrize(("magnitude", "chosen"), [(False, "SA"), (True, "WE")])
def test_cells_decide_between_theatres_only_by_option(magnitude: bool, chosen: str) -> None:
    """§SC.12 South East Asia would gain 1 cell, Western Europe 3, both the largest lead. Ruling R47 both ways."""
    table = strategic(
        placed={"WE1.1": "allies N1"}, WE="Ax 9", SA="Ax 9", PO="Ax 1", EE="Ax 1", bot_magnitude=magnitude
    )
    assert ranked(table) == {"WE": 4, "SA": 4, "PO": 6, "EE": 6}
    assert target(table) == chosen
    assert notes(table, "strategic")["SE.4"] == ""
