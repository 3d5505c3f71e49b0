"""Chapter 10: closing a theatre."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import events, options, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import War
from visavis.kernel.table import Table

BOARD = printed("base")
ONE_KIND = {"axis": "A1 A1 A1", "allies": "A1 A1 A1"}  # draws without a question
BOTH_SIDES = pytest.mark.parametrize(("name", "side", "half"), [("axis", 0, "Ax"), ("allies", 1, "Al")])
END = {"WE": 14, "PO": 14, "EE": 14, "AF": 11, "SA": 11}


def attack(space: str, name: str = "axis", free: tuple[str, ...] | None = None, **more: Any) -> Table[War]:
    """A position where this side, with EF3 on this space, comes exactly to its end cell.

    The rows above are completed. Where `free` is given, of the rest only those spaces are unoccupied.
    """
    spot = BOARD.spots[space]
    above = [row for row in BOARD.rows[spot.theatre] if row.id < spot.campaign]
    taken = [other for row in above for other in row.spaces]
    if free is not None:
        taken = [other for row in BOARD.rows[spot.theatre] for other in row.spaces if other not in (space, *free)]
    won = {row.id: 1 for row in BOARD.rows[spot.theatre] if {*row.spaces} <= {*taken}}
    given: dict[str, Any] = {"bag": ONE_KIND, "pile": "", "to_move": name, "won": won, **more}
    given["reserve"] = {"axis": "A1 A1", "allies": "A1 A1", name: "EF3 A1", **more.get("reserve", {})}
    start = END[spot.theatre] - 3
    given["marker"] = {spot.theatre: start if name == "axis" else -start, **more.get("marker", {})}
    return position(placed=dict.fromkeys(taken, "allies F1"), **given)


def close(space: str, name: str = "axis", free: tuple[str, ...] | None = None, **more: Any) -> Table[War]:
    """The same after the attack: the theatre is closed, and perhaps the first leftover asked for."""
    return play(attack(space, name, free, **more), f"EF3 {space}")


def settle(table: Table[War]) -> Table[War]:
    """Take the first option of everything until the next turn."""
    while table.pending is not None and table.pending.name != "place":
        table.answer(table.pending.options[0])
    return table


def test_w3_closing_a_theatre() -> None:
    """§10.1 §10.4 §10.8 §10.9 The Allies reach the end of Western Europe in its last row: 5 + 2 points."""
    done = [space for row in ("WE1", "WE2") for space in BOARD.campaigns[row].spaces]
    table = position(
        placed=dict.fromkeys(done, "axis F1"),
        won={"WE1": 0, "WE2": 0},
        marker={"WE": "Al 11", "PO": "Al 2"},
        pile="EN4 SPY",
        reserve={"allies": "A3 N1"},
        bag={"allies": "F2 F2"},
        to_move="allies",
    )
    play(table, "A3 WE3.3")
    assert options(table) == ["WE3.1", "WE3.2"]
    play(table, "WE3.1", "EN4", "PO")
    assert shown(table, "WE") == "Al 14"
    assert shown(table, "PO") == "Al 5"
    assert table.state.score == [0, 7]
    assert table.state.finished == {"WE": 1}
    assert table.state.reserve[1] == ["N1", "EN4", "F2"]
    assert table.pending.seat == 0


@BOTH_SIDES
@pytest.mark.parametrize("space", ["WE1.3", "PO1.2", "EE1.2", "AF1.4", "SA1.2"])
def test_the_own_end_cell_closes_the_theatre(space: str, name: str, side: int, half: str) -> None:
    """§10.1 At once, for the side that moved there; one cell less does not."""
    theatre = space[:2]
    table = close(space, name)
    assert table.state.finished == {theatre: side}
    assert shown(table, theatre) == f"{half} {END[theatre]}"
    short = END[theatre] - 4
    table = close(space, name, marker={theatre: short if name == "axis" else -short})
    assert table.state.finished == {}
    assert shown(table, theatre) == f"{half} {END[theatre] - 1}"


def test_overshooting_closes_just_the_same() -> None:
    """§10.1 §8.3 Seven cells where three would do."""
    table = settle(play(attack("SA2.3", reserve={"axis": "NUK A1"}), "NUK SA2.3"))
    assert table.state.finished == {"SA": 0}
    assert table.state.score == [4 + 2 + 2, 0]


def test_the_enemy_end_cell_is_no_end_for_the_mover() -> None:
    """§10.1 A scientist beside a marker one short of the enemy end closes nothing for anybody."""
    table = attack("AF2.3", marker={"AF": "Al 10"}, reserve={"axis": "SCI A1"})
    play(table, "SCI AF2.3")
    assert table.state.finished == {}
    assert table.state.score == [0, 0]


@BOTH_SIDES
def test_tactical_advantage_can_close(name: str, side: int, half: str) -> None:
    """§10.2 Even under a token of strength 0."""
    table = attack("AF2.1", name, marker={"AF": f"{half} 9"}, reserve={name: "SCI A1"})
    settle(play(table, "SCI AF2.1"))
    assert table.state.finished == {"AF": side}
    assert table.state.score[side] == 5 + 2


@BOTH_SIDES
def test_strategic_advantage_cannot_close(name: str, side: int, half: str) -> None:
    """§10.2 The marker waits one short; the next token there may close it."""
    table = position(marker={"PO": f"{half} 12"}, reserve={name: "A1 N1"}, bag=ONE_KIND, pile="", to_move=name)
    play(table, "A1 AF1.1", "PO")
    assert shown(table, "PO") == f"{half} 13"
    assert table.state.finished == {}
    assert table.pending.seat == 1 - side


@BOTH_SIDES
def test_the_retreat_after_a_nuclear_bomb_closes_nothing_for_the_enemy(name: str, side: int, half: str) -> None:
    """§10.2 §4.5.3 It stops one short of his end."""
    other = ("Al", "Ax")[side]
    table = position(marker={"WE": f"{other} 12"}, reserve={name: "NUK"}, bag=ONE_KIND, to_move=name)
    play(table, "NUK EE1.2")
    assert shown(table, "WE") == f"{other} 13"
    assert table.state.finished == {}


@BOTH_SIDES
def test_nothing_may_be_placed_in_a_closed_theatre(name: str, side: int, half: str) -> None:
    """§10.3 By no token of either side, be it a scientist."""
    table = settle(close("WE1.3", name, reserve={("allies", "axis")[side]: "SCI F1"}))
    assert table.pending.seat == 1 - side
    assert [option for option in options(table) if " WE" in option] == []
    assert spaces_offered(table, "SCI")[:2] == ["PO1.1", "PO1.2"]


@BOTH_SIDES
def test_all_campaigns_of_a_closed_theatre_are_completed(name: str, side: int, half: str) -> None:
    """§10.3 §2.6 By the winner, unless they were completed before."""
    table = settle(close("EE2.3", name))
    assert table.state.won == {"EE1": 1, "EE2": side, "EE3": side}


def test_the_winner_applies_every_free_space_of_all_rows_in_any_order() -> None:
    """§10.4 Each once: what is left is offered again, what was applied is not."""
    table = close("WE1.3", pile="EA4 EN4")
    assert (table.pending.seat, table.pending.name) == (0, "leftover")
    assert table.view(0).prompt.title.args["theatre"].key == "theatre-WE"
    assert options(table) == ["WE1.1", "WE1.2", "WE2.1", "WE2.2", "WE3.1", "WE3.2"]
    play(table, "WE2.2")
    assert options(table) == ["WE1.1", "WE1.2", "WE2.1", "WE3.1", "WE3.2"]
    play(table, "WE3.2", "AF", "WE1.1")
    assert options(table) == ["WE1.2", "WE2.1", "WE3.1"]
    settle(table)
    applied = [space for _, _, space in events(table, "leftover")]
    assert applied[:3] == ["WE2.2", "WE3.2", "WE1.1"]
    assert sorted(applied) == ["WE1.1", "WE1.2", "WE2.1", "WE2.2", "WE3.1", "WE3.2"]


@pytest.mark.parametrize(
    ("order", "reserve"),
    [(("WE1.2", "WE1.1"), ["A1", "EA4"]), (("WE1.1", "WE1.2"), ["A1"])],
)
def test_the_order_of_leftovers_matters(order: tuple[str, str], reserve: list[str]) -> None:
    """§10.4 Research before production: the weapon can be drawn at once from an empty bag."""
    table = close("WE1.3", pile="EA4", bag={"axis": "", "allies": "A1"})
    play(table, *order)
    assert table.state.reserve[0] == reserve


def test_the_enemy_has_no_say_in_the_leftovers() -> None:
    """§10.4 The Allies won, the Allies choose."""
    table = close("AF1.4", "allies", pile="EA4 EN4", bag={"axis": "A1", "allies": "A1"})
    assert (table.pending.seat, options(table)) == (1, ["AF1.1", "AF1.3", "AF2.2"])


@BOTH_SIDES
def test_leftover_production_draws_as_usual(name: str, side: int, half: str) -> None:
    """§10.5 One token, or two, and then the draw of the turn."""
    bag = {"axis": "A2 A2 A2 A2", "allies": "A2 A2 A2 A2"}
    assert close("WE2.3", name, ("WE2.2",), bag=bag).state.reserve[side] == ["A1", "A2", "A2"]
    assert close("AF2.3", name, ("AF2.2",), bag=bag).state.reserve[side] == ["A1", "A2", "A2", "A2"]


@BOTH_SIDES
def test_leftover_research_fills_the_bag_as_usual(name: str, side: int, half: str) -> None:
    """§10.5 One weapon, or two, that may come with the draw of the turn."""
    more = {"bag": {"axis": "", "allies": ""}, "pile": "EA4 EA4 EA4"}
    table = close("AF1.4", name, ("AF1.3",), **more)
    assert (table.state.reserve[side], table.state.bag[side]) == (["A1", "EA4"], [])
    table = close("EE2.3", name, ("EE2.2",), **more)
    assert (table.state.reserve[side], table.state.bag[side]) == (["A1", "EA4"], ["EA4"])


@BOTH_SIDES
def test_leftover_research_and_production_arms_as_usual(name: str, side: int, half: str) -> None:
    """§10.5 A weapon into the reserve."""
    table = close("WE3.3", name, ("WE3.1",), pile="EA4 EA4")
    assert table.state.reserve[side] == ["A1", "EA4", "A1"]


@BOTH_SIDES
def test_leftover_propaganda_scores_as_usual(name: str, side: int, half: str) -> None:
    """§10.5 Two points on top of 5 for the row and 2 for the end cell."""
    assert close("PO3.3", name, ("PO3.2",)).state.score[side] == 5 + 2 + 2


@BOTH_SIDES
def test_leftover_bombing_hits_as_usual(name: str, side: int, half: str) -> None:
    """§10.5 The enemy has one token less."""
    table = close("PO3.3", name, ("PO3.1",))
    assert table.state.reserve[1 - side] == ["A1"]
    assert table.state.bag[1 - side] == ["A1", "A1", "A1", "A1"]


@pytest.mark.parametrize(("space", "free"), [("AF2.3", "AF2.1"), ("EE3.5", "EE3.2")])
def test_leftover_tactical_has_no_effect(space: str, free: str) -> None:
    """§10.6 The marker stays at the end, nothing is asked."""
    table = close(space, free=(free,))
    assert shown(table, space[:2]) == f"Ax {END[space[:2]]}"
    assert events(table, "leftover") == []
    assert len(events(table, "marker")) == 1


@BOTH_SIDES
def test_leftover_strategic_goes_to_another_unfinished_theatre_and_stops_one_short(
    name: str, side: int, half: str
) -> None:
    """§10.6 Not to the theatre just closed, nor to one finished before."""
    table = close("PO2.4", name, ("PO2.3",), finished={"EE": -1}, marker={"SA": f"{half} 9"})
    assert (table.pending.seat, options(table)) == (side, ["WE", "AF", "SA"])
    play(table, "SA")
    assert shown(table, "SA") == f"{half} 10"
    assert table.state.finished == {"EE": -1, "PO": side}


@BOTH_SIDES
def test_the_space_just_taken_is_not_applied_again(name: str, side: int, half: str) -> None:
    """§10.7 Its propaganda gives one point, once; the other rows are full."""
    table = close("AF1.4", name, ("AF1.2",))
    assert table.state.score[side] == 1 + 3 + 2
    assert events(table, "leftover") == []


def test_occupied_spaces_are_not_applied() -> None:
    """§10.7 Whoever took them: only the one free propaganda space of the theatre counts."""
    table = close("SA2.3", free=("SA2.2",))
    assert table.state.score == [4 + 2 + 2, 0]
    assert [space for _, _, space in events(table, "leftover")] == ["SA2.2"]


@BOTH_SIDES
@pytest.mark.parametrize(
    ("space", "rows", "propaganda"),
    [
        ("WE1.2", 2 + 3 + 5, 1),
        ("WE2.3", 3 + 5, 0),
        ("WE3.3", 5, 0),
        ("PO1.2", 2 + 3 + 5, 2),
        ("PO2.4", 3 + 5, 2),
        ("PO3.3", 5, 2),
        ("EE1.2", 2 + 3 + 6, 1 + 2),
        ("EE2.3", 3 + 6, 1 + 2),
        ("EE3.5", 6, 2),
        ("AF1.3", 3 + 5, 1),
        ("AF2.3", 5, 0),
        ("SA1.3", 2 + 4, 2 + 1 + 2),
        ("SA2.3", 4, 2),
    ],
)
def test_the_winner_scores_every_campaign_not_completed_before(
    space: str, rows: int, propaganda: int, name: str, side: int, half: str
) -> None:
    """§10.8 §10.9 And once 2 points for the end cell, however many rows there are."""
    table = settle(close(space, name))
    assert table.state.score[side] == rows + propaganda + 2
    assert table.state.score[1 - side] == 0


def test_the_bonus_of_a_closed_theatre_is_given_once() -> None:
    """§10.9 Three rows without a bonus of their own, and one of 2."""
    table = settle(close("WE1.2"))
    assert [extra for *_, extra, _ in events(table, "scored")] == [0, 0, 0]
    assert [event[:4] for event in events(table, "bonus")] == [("bonus", 0, "WE", 2)]


@BOTH_SIDES
@pytest.mark.parametrize(("double", "extra"), [(False, 2), (True, 4)])
def test_a_row_filled_by_the_closing_token_is_scored_within_the_closing(
    double: bool, extra: int, name: str, side: int, half: str
) -> None:
    """§10.10 Its points once and a single bonus; with double_bonus the row gets one of its own (ruling R3)."""
    assert close("AF2.3", name, (), double_bonus=double).state.score[side] == 5 + extra
    lower = ("WE2.3", "WE3.3")
    assert close("WE1.2", name, lower, double_bonus=double).state.score[side] == 2 + 3 + 5 + extra


def test_double_bonus_asks_for_a_row_that_was_filled() -> None:
    """§10.10 Where the row still has a free space both readings agree."""
    assert close("AF2.3", free=("AF2.1",), double_bonus=True).state.score == [5 + 2, 0]


@BOTH_SIDES
def test_a_filled_row_belongs_to_the_side_that_closed(name: str, side: int, half: str) -> None:
    """§10.10 The theatre is closed, not merely full."""
    table = close("AF2.3", name, ())
    assert table.state.finished == {"AF": side}
    assert table.state.won["AF2"] == side


def test_points_of_rows_completed_earlier_stay() -> None:
    """§10.11 The Allies keep what they scored for the first row, and the Axis does not score it."""
    table = close("AF2.3", free=("AF2.1",), score=(0, 4))
    assert table.state.won == {"AF1": 1, "AF2": 0}
    assert table.state.score == [5 + 2, 4]


@BOTH_SIDES
@pytest.mark.parametrize(("token", "space", "start"), [("BA1", "AF2.3", 10), ("FB0", "AF2.1", 9)])
def test_a_blitz_token_that_closes_has_no_follow_up(
    token: str, space: str, start: int, name: str, side: int, half: str
) -> None:
    """§10.12 The turn goes on with the draw."""
    free = tuple(other for other in ("AF2.1", "AF2.3") if other != space)
    table = attack(space, name, free, marker={"AF": f"{half} {start}"}, reserve={name: f"{token} F1"})
    play(table, f"{token} {space}")
    assert table.state.finished == {"AF": side}
    assert table.state.reserve[side] == ["F1", "A1"]
    assert (table.pending.seat, table.pending.name) == (1 - side, "place")


def test_after_a_closing_the_turn_goes_on_with_the_draw() -> None:
    """§10.12 §10.4 §10.8 The free spaces, the points, the bonus, and one token from the bag."""
    table = close("PO3.3", free=("PO3.2",))
    happened = [name for name, *_ in events(table, "closed", "propaganda", "scored", "bonus", "drew", "turn")]
    assert happened == ["turn", "closed", "propaganda", "scored", "bonus", "drew", "turn"]
    assert table.pending.seat == 1
