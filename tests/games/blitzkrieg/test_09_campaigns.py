"""Chapter 9: completing a campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import events, options, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import BOTH, NOBODY, War
from visavis.kernel.table import Table

BOARD = printed("base")
ONE_KIND = {"axis": "A1 A1 A1", "allies": "A1 A1 A1"}  # draws without a question
HALVES = ("Ax", "Al")
BOTH_SIDES = pytest.mark.parametrize(("name", "side", "half"), [("axis", 0, "Ax"), ("allies", 1, "Al")])
# One space of each campaign whose effect touches no marker and no score, and asks nothing here.
LAST_SPACE = {
    "WE1": "WE1.2",
    "WE2": "WE2.3",
    "WE3": "WE3.3",
    "PO1": "PO1.2",
    "PO2": "PO2.4",
    "PO3": "PO3.3",
    "EE1": "EE1.2",
    "EE2": "EE2.3",
    "EE3": "EE3.5",
    "AF1": "AF1.3",
    "AF2": "AF2.3",
    "SA2": "SA2.3",
}
VP = {
    "WE1": 2,
    "WE2": 3,
    "WE3": 5,
    "PO1": 2,
    "PO2": 3,
    "PO3": 5,
    "EE1": 2,
    "EE2": 3,
    "EE3": 6,
    "AF1": 3,
    "AF2": 5,
    "SA2": 4,
}


def before_last(*free: str, rows: int = 1, **more: Any) -> Table[War]:
    """A position where the upper rows of a theatre are completed, but for these free spaces.

    That is: every row down to the last of them, or so many rows. Strength 0 takes a space with FB0: the marker
    then stands where the test has put it.
    """
    theatre = BOARD.spots[free[0]].theatre
    last = max(*(BOARD.spots[space].campaign for space in free), f"{theatre}{rows}")
    upper = [row for row in BOARD.rows[theatre] if row.id <= last]
    taken = {space: "allies F1" for row in upper for space in row.spaces if space not in free}
    won = {row.id: 0 for row in upper if not {*row.spaces} & {*free}}
    given: dict[str, Any] = {"bag": ONE_KIND, "pile": "", "reserve": {"axis": "FB0 A1", "allies": "FB0 A1"}, **more}
    return position(placed=taken, won=won, **given)


def complete(space: str, at: str | int, to_move: str = "axis", **more: Any) -> Table[War]:
    """The last space of a row is taken with strength 0 while the marker stands here."""
    table = before_last(space, marker={space[:2]: at}, to_move=to_move, **more)
    play(table, f"FB0 {space}")
    return play(table, "stop") if table.pending.name == "follow_up" else table


def test_w2_a_campaign_with_a_bonus() -> None:
    """§9.1 §9.3 §9.4 The Allies complete the first row of Eastern Europe on Al 5: 2 points and 1 more."""
    table = position(
        placed={"EE1.1": "allies A1"},
        marker={"EE": "Al 2"},
        reserve={"allies": "A3 F1", "axis": "A1"},
        bag={"axis": "A1", "allies": "N1 N1"},
        to_move="allies",
    )
    play(table, "A3 EE1.2")
    assert shown(table, "EE") == "Al 5"
    assert table.state.score == [0, 3]
    assert table.state.reserve[1] == ["F1", "N1", "N1"]
    assert [space for space in spaces_offered(table, "A1") if space.startswith("EE")] == ["EE2.1", "EE2.2", "EE2.3"]


def test_a_row_with_a_free_space_is_not_scored() -> None:
    """§9.1 It takes the last space."""
    table = before_last("WE1.1", "WE1.3", marker={"WE": "Ax 6"})
    play(table, "FB0 WE1.1", "stop")
    assert table.state.score == [0, 0]
    assert table.state.won == {}


def test_a_campaign_is_scored_after_effect_and_marker() -> None:
    """§9.1 Production, then the marker, then the points."""
    table = play(before_last("EE1.2", marker={"EE": "Al 1"}, reserve={"axis": "A3"}), "A3 EE1.2")
    happened = [name for name, *_ in events(table, "drew", "marker", "scored")]
    assert happened == ["drew", "marker", "scored", "drew"]
    assert table.state.score == [2, 0]


@pytest.mark.parametrize(
    ("name", "token", "start", "score"),
    [
        ("axis", "A1", "Al 2", [0, 2]),
        ("axis", "A3", "Al 2", [2, 0]),
        ("axis", "A2", "Ax 3", [3, 0]),
        ("allies", "A1", "Ax 2", [2, 0]),
        ("allies", "A3", "Ax 2", [0, 2]),
        ("allies", "A2", "Al 3", [0, 3]),
    ],
)
def test_the_marker_counts_where_the_token_has_brought_it(name: str, token: str, start: str, score: list[int]) -> None:
    """§9.1 §9.2 §9.4 Neither lead nor bonus of before the move matter."""
    table = before_last("EE1.2", marker={"EE": start}, reserve={name: token}, to_move=name)
    assert play(table, f"{token} EE1.2").state.score == score


def test_the_tactical_effect_of_the_last_space_counts() -> None:
    """§9.1 §7.9.1 A scientist of strength 0 takes the lead with it, and the row."""
    table = before_last("EE1.1", reserve={"axis": "SCI A1"})
    play(table, "SCI EE1.1")
    assert table.state.score == [2, 0]


@pytest.mark.parametrize("name", ["axis", "allies"])
@pytest.mark.parametrize(("leader", "half"), [(0, "Ax"), (1, "Al")])
def test_the_leader_wins_whoever_placed_the_last_token(leader: int, half: str, name: str) -> None:
    """§9.2 Also the opponent of the one who placed it."""
    table = complete("WE2.3", f"{half} 1", name)
    assert table.state.score[leader] == 3
    assert table.state.score[1 - leader] == 0
    assert table.state.won["WE2"] == leader


@BOTH_SIDES
@pytest.mark.parametrize("campaign", sorted(LAST_SPACE))
def test_the_winner_scores_the_points_of_the_campaign(campaign: str, name: str, side: int, half: str) -> None:
    """§9.3 At once: the figure at the right end of the row."""
    table = complete(LAST_SPACE[campaign], f"{half} 1", name)
    assert table.state.score[side] == VP[campaign]
    assert table.state.score[1 - side] == 0


def test_the_first_row_of_south_east_asia_gives_two_points() -> None:
    """§9.3 Besides the propaganda of its last space."""
    assert complete("SA1.2", "Ax 1").state.score == [1 + 2, 0]


@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize("name", ["axis", "allies"])
@pytest.mark.parametrize(
    ("campaign", "at", "extra"),
    [
        (row, at, extra)
        for row in ("WE2", "PO3", "EE2")
        for at, extra in ((1, 0), (4, 0), (5, 1), (9, 1), (10, 2), (13, 2))
    ]
    + [(row, at, extra) for row in ("AF1", "SA2") for at, extra in ((1, 0), (3, 0), (4, 1), (7, 1), (8, 2), (10, 2))],
)
def test_the_icons_reached_give_a_bonus(campaign: str, at: int, extra: int, name: str, leader: int) -> None:
    """§9.4 One point from the first icon on, two from the second on, never three; the same on both halves."""
    table = complete(LAST_SPACE[campaign], f"{HALVES[leader]} {at}", name)
    assert table.state.score[leader] == VP[campaign] + extra
    assert table.state.score[1 - leader] == 0


@BOTH_SIDES
def test_the_bonus_comes_again_with_every_campaign(name: str, side: int, half: str) -> None:
    """§9.5 Two rows completed in one theatre: twice the bonus."""
    table = before_last("PO1.2", "PO2.4", marker={"PO": f"{half} 6"}, to_move=name)
    play(table, "FB0 PO1.2")
    assert table.state.score[side] == 2 + 1
    play(table, "A1 PO2.4")
    assert table.state.score[side] == 2 + 1 + 3 + 1


@BOTH_SIDES
@pytest.mark.parametrize("campaign", sorted(LAST_SPACE))
def test_on_the_centre_cell_both_sides_score(campaign: str, name: str, side: int, half: str) -> None:
    """§9.6 The points of the row for each, a bonus for nobody."""
    table = complete(LAST_SPACE[campaign], 0, name)
    assert table.state.score == [VP[campaign], VP[campaign]]
    assert table.state.won[campaign] == BOTH


def test_w9_the_neutral_cell() -> None:
    """§9.6 Tactical 1 and strength 1 bring Al 2 back to the centre: two points each."""
    table = position(placed={"EE1.2": "allies A2"}, marker={"EE": "Al 2"}, reserve={"axis": "F1 A1"}, bag=ONE_KIND)
    play(table, "F1 EE1.1")
    assert shown(table, "EE") == "0"
    assert table.state.score == [2, 2]


def test_the_next_row_becomes_active_at_once() -> None:
    """§9.7 The opponent finds it open, and nothing of the row above."""
    table = complete("WE1.2", "Ax 1")
    assert [space for space in spaces_offered(table, "A1") if space.startswith("WE")] == ["WE2.1", "WE2.2", "WE2.3"]


def test_a_follow_up_finds_the_next_row() -> None:
    """§9.7 §6.4.4 The blitz token has completed the row above."""
    table = play(before_last("WE1.2", marker={"WE": "Ax 1"}), "FB0 WE1.2")
    assert table.state.score == [2, 0]
    assert options(table) == ["A1 WE2.1", "A1 WE2.2", "A1 WE2.3", "stop"]


def test_a_row_that_is_full_already_is_passed_over() -> None:
    """§9.7 Scientists have filled the second row before: the third one becomes active."""
    table = play(before_last("EE1.2", rows=2, marker={"EE": "Ax 1"}), "FB0 EE1.2")
    assert options(table)[:-1] == [f"A1 {space}" for space in BOARD.campaigns["EE3"].spaces]
    assert table.state.score == [2, 0]


@BOTH_SIDES
@pytest.mark.parametrize("campaign", ["WE3", "PO3", "EE3", "AF2", "SA2"])
def test_completing_the_last_row_finishes_the_theatre(campaign: str, name: str, side: int, half: str) -> None:
    """§9.8 §2.12 Nobody has closed it; the row's points are all there is."""
    table = complete(LAST_SPACE[campaign], f"{half} 2", name)
    assert table.state.finished == {campaign[:2]: NOBODY}
    assert table.state.score[side] == VP[campaign]
    assert table.state.score[1 - side] == 0
    assert not [space for space in spaces_offered(table, "A1") if space.startswith(campaign[:2])]


def test_a_theatre_that_filled_up_is_no_target_any_more() -> None:
    """§9.8 §2.12 Strategic advantage passes it by."""
    table = complete("PO3.3", "Ax 2")
    play(table, "A1 AF1.1")
    assert options(table) == ["WE", "EE", "SA"]


def test_completing_a_row_above_the_last_does_not_finish_the_theatre() -> None:
    """§9.8 Rows are left to fight for."""
    assert complete("AF1.3", "Ax 2").state.finished == {}


def test_a_last_row_completed_early_leaves_the_theatre_open() -> None:
    """§9.8 §4.7.4 A scientist fills it while the row above has a free space: that one still counts."""
    table = before_last("AF1.4", "AF2.3", reserve={"axis": "SCI A1", "allies": "FB0 A1"}, marker={"AF": "Ax 1"})
    play(table, "SCI AF2.3")
    assert table.state.score == [5, 0]
    assert table.state.finished == {}
    play(table, "FB0 AF1.4")
    assert table.state.finished == {"AF": NOBODY}
    assert table.state.score == [5 + 3, 1]
