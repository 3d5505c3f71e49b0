"""Chapter 12: winning the war."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, events, options, play, position
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import War
from visavis.kernel.game import Result
from visavis.kernel.table import Table
from visavis.text import LANGUAGES, language

BOARD = printed("base")
ONE_KIND = {"axis": "A1 A1 A1", "allies": "A1 A1 A1"}  # draws without a question
BOTH_SIDES = pytest.mark.parametrize(("name", "side"), [("axis", 0), ("allies", 1)])
QUIET = "F1 SA1.3"  # with one cell of strategy
ONE_POINT = "F1 SA1.2"
TWO_POINTS = "F1 SA1.1"


def start(score: tuple[int, int], to_move: str = "axis", **more: Any) -> Table[War]:
    """Both sides hold two F1, which may go to any space."""
    held = {"axis": "F1 F1", "allies": "F1 F1", **more.pop("reserve", {})}
    return position(score=score, to_move=to_move, reserve=held, **{"bag": ONE_KIND, **more})


def ended(table: Table[War]) -> tuple[int, str] | None:
    """Who won and by which paragraph; None while the war goes on."""
    result: Result | None = GAME.result(table.state)
    assert table.over == (result is not None)
    return (result.winners[0], result.rule) if result else None


@pytest.mark.parametrize(("before", "last"), [(23, False), (24, True), (25, True), (29, True)])
def test_25_points_at_the_end_of_an_axis_turn_trigger_the_end(before: int, last: bool) -> None:
    """§12.1 24 are not enough; the last turn is announced to all."""
    table = play(start((before, 0)), ONE_POINT)
    assert table.state.last_turn is last
    assert bool(events(table, "last_turn")) is last
    assert ended(table) is None


@pytest.mark.parametrize(("before", "result"), [(23, None), (24, (1, "12.3")), (30, (1, "12.3"))])
def test_25_points_at_the_end_of_an_allied_turn_end_the_war(before: int, result: tuple[int, str] | None) -> None:
    """§12.1 §12.3 24 are not enough."""
    assert ended(play(start((0, before), "allies"), ONE_POINT)) == result


@BOTH_SIDES
def test_points_are_not_looked_at_before_the_turn_is_over(name: str, side: int) -> None:
    """§12.1 After 25 points the follow-up of a blitz is still played, and a token drawn."""
    score = (24, 0) if name == "axis" else (0, 24)
    table = play(start(score, name, reserve={name: "FB0 F1 A1"}), "FB0 SA1.2")
    assert table.state.score[side] == 25
    assert (table.pending.seat, table.pending.name) == (side, "follow_up")
    play(table, TWO_POINTS)
    assert table.state.score[side] == 27
    assert table.state.reserve[side] == ["A1", "A1"]


@BOTH_SIDES
def test_only_the_score_of_the_side_whose_turn_ends_is_looked_at(name: str, side: int) -> None:
    """§12.1 The other one has 26 and must wait for the end of its own turn (ruling R23)."""
    score = (0, 26) if name == "axis" else (26, 0)
    table = play(start(score, name), ONE_POINT)
    assert ended(table) is None
    assert table.state.last_turn is False
    assert table.pending.seat == 1 - side


@pytest.mark.parametrize(
    ("allies", "move", "result"),
    [
        (22, TWO_POINTS, (0, "12.2")),
        (23, TWO_POINTS, (1, "12.4")),
        (24, TWO_POINTS, (1, "12.2")),
        (24, ONE_POINT, (1, "12.4")),
        (23, ONE_POINT, (0, "12.2")),
        (0, ONE_POINT, (0, "12.2")),
    ],
)
def test_after_the_axis_trigger_the_allies_have_one_turn_and_the_higher_score_wins(
    allies: int, move: str, result: tuple[int, str]
) -> None:
    """§12.2 §12.4 The Axis reaches 25; equal scores are an Allied win."""
    table = play(start((24, allies)), "F1 AF1.4")
    assert table.state.score == [25, allies]
    assert (table.pending.seat, table.pending.name) == (1, "place")
    assert ended(play(table, move)) == result


def test_the_last_turn_is_the_last_even_if_nobody_gains() -> None:
    """§12.2 The Axis gets no further turn."""
    table = play(start((24, 20)), "F1 AF1.4", QUIET, "PO")
    assert ended(table) == (0, "12.2")


def test_in_the_last_turn_25_allied_points_do_not_win_by_themselves() -> None:
    """§12.2 The higher score does: 27 to 26."""
    table = play(start((26, 24)), "F1 AF1.4", TWO_POINTS)
    assert table.state.score == [27, 26]
    assert ended(table) == (0, "12.2")


def test_points_the_axis_gains_in_the_last_turn_count() -> None:
    """§12.2 The Allies complete a row that the Axis leads."""
    table = start((24, 25), placed={"EE1.1": "axis A1"}, marker={"EE": "Ax 3"})
    play(table, "F1 AF1.4", "F1 EE1.2")
    assert table.state.score == [27, 25]
    assert ended(table) == (0, "12.2")


@pytest.mark.parametrize("axis", [0, 24, 25, 31])
def test_an_allied_trigger_wins_whatever_the_axis_has(axis: int) -> None:
    """§12.3 At once: the Axis gets no turn (ruling R24)."""
    assert ended(play(start((axis, 24), "allies"), ONE_POINT)) == (1, "12.3")


@pytest.mark.parametrize(("axis", "result"), [(24, (1, "12.2")), (25, (1, "12.4")), (26, (0, "12.2"))])
def test_players_may_agree_to_compare_at_an_allied_trigger(axis: int, result: tuple[int, str]) -> None:
    """§12.3 With compare_on_allied_trigger the higher score wins, the tie is Allied (ruling R24)."""
    table = play(start((axis, 24), "allies", compare_on_allied_trigger=True), ONE_POINT)
    assert ended(table) == result


def test_comparing_needs_a_trigger() -> None:
    """§12.3 With compare_on_allied_trigger, too, 24 Allied points end nothing (ruling R24)."""
    assert ended(play(start((30, 23), "allies", compare_on_allied_trigger=True), ONE_POINT)) is None


def test_equal_scores_after_the_last_turn_are_an_allied_win() -> None:
    """§12.4 31 to 31 no less than 25 to 25."""
    table = play(start((30, 29)), "F1 AF1.4", TWO_POINTS)
    assert table.state.score == [31, 31]
    assert ended(table) == (1, "12.4")


@BOTH_SIDES
@pytest.mark.parametrize("score", [(0, 0), (24, 0), (0, 24)])
def test_who_has_no_token_at_the_start_of_the_turn_loses(score: tuple[int, int], name: str, side: int) -> None:
    """§12.5 Whatever the scores, and though the bag is full."""
    table = start(score, name, reserve={("allies", "axis")[side]: ""})
    assert ended(play(table, QUIET, "PO")) == (side, "12.5")


@BOTH_SIDES
@pytest.mark.parametrize(("token", "fits"), [("N1", False), ("A1", True), ("F1", True)])
def test_who_has_no_token_that_fits_loses(token: str, fits: bool, name: str, side: int) -> None:
    """§12.5 Two land spaces are all that is left for the victim: a navy cannot go there."""
    enemy = ("allies", "axis")[side]
    table = start(
        (0, 0),
        name,
        reserve={name: "SCI", enemy: f"{token} {token}"},
        bag={name: "", enemy: "A1"},
        finished={"WE": 0, "PO": 1, "AF": -1, "SA": 0},
    )
    play(table, "SCI EE2.3")
    assert ended(table) == (None if fits else (side, "12.5"))
    if fits:
        assert options(table) == [f"{token} EE1.1", f"{token} EE1.2"]


def test_a_spy_with_nothing_to_copy_is_no_token_to_place() -> None:
    """§12.5 §4.6.7 It does not save its owner."""
    assert ended(start((0, 0), reserve={"axis": "SPY"})) == (1, "12.5")


def test_the_allies_lose_if_they_cannot_place_in_the_last_turn() -> None:
    """§12.5 Even with more points (ruling R25)."""
    table = play(start((24, 40), reserve={"allies": ""}), "F1 AF1.4")
    assert table.state.last_turn
    assert ended(table) == (0, "12.5")


def test_a_lack_of_tokens_within_the_turn_is_no_loss() -> None:
    """§12.5 Only the start of a turn matters: the last token may be placed, and the draw brings another."""
    table = play(start((0, 0), reserve={"axis": "FB0"}, bag={"axis": "A1", "allies": "A1"}), "FB0 SA1.2")
    assert table.state.reserve[0] == ["A1"]
    assert (table.pending.seat, table.pending.name) == (1, "place")


def test_axis_points_of_an_allied_turn_count_at_the_end_of_the_axis_turn() -> None:
    """§12.6 24 + 2 in the Allied turn; then an Axis turn without a point triggers the last turn."""
    table = start((24, 10), "allies", placed={"EE1.1": "axis A1"}, marker={"EE": "Ax 3"})
    play(table, "F1 EE1.2")
    assert table.state.score == [26, 10]
    assert (ended(table), table.state.last_turn, table.pending.seat) == (None, False, 0)
    play(table, QUIET, "PO")
    assert (ended(table), table.state.last_turn, table.pending.seat) == (None, True, 1)
    assert ended(play(table, ONE_POINT)) == (0, "12.2")


def test_allied_points_of_an_axis_turn_count_at_the_end_of_the_allied_turn() -> None:
    """§12.6 24 + 2 in the Axis turn; an Allied turn without a point wins."""
    table = start((10, 24), placed={"EE1.1": "axis A1"}, marker={"EE": "Al 3"})
    play(table, "F1 EE1.2")
    assert table.state.score == [10, 26]
    assert (ended(table), table.pending.seat) == (None, 1)
    assert ended(play(table, QUIET, "PO")) == (1, "12.3")


@BOTH_SIDES
def test_a_full_board_hits_the_player_to_move(name: str, side: int) -> None:
    """§12.7 §12.5 The last space of all is taken; who comes next cannot place, though with more points."""
    taken = dict.fromkeys((space for space in BOARD.spots if space != "SA2.3"), "axis A1")
    table = start(
        (20, 0) if name == "allies" else (0, 20),
        name,
        reserve={name: "F1"},
        placed=taken,
        won={row: 0 for row in BOARD.campaigns if row != "SA2"},
        finished={"WE": -1, "PO": -1, "EE": -1, "AF": -1},
    )
    assert ended(play(table, "F1 SA2.3")) == (side, "12.5")


def test_nothing_else_ends_the_war() -> None:
    """§12.7 Not a closed theatre, not empty bags, not an empty pile."""
    table = start((0, 0), marker={"SA": "Ax 10"}, bag={"axis": "", "allies": ""}, pile="")
    play(table, "F1 SA1.2", "SA1.1", "SA1.3", "WE", "SA2.1")
    assert table.state.finished == {"SA": 0}
    assert ended(table) is None
    play(table, "F1 WE1.3")
    assert (ended(table), table.pending.seat) == (None, 0)


@pytest.mark.parametrize(
    ("space", "marker", "allied", "result"),
    [
        ("SA1.1", "Al 4", 22 + 2 + 2 + 1, (1, "12.2")),  # propaganda 2, the row and its first icon
        ("SA1.2", "Ax 1", 22 + 1 + 2, (1, "12.4")),  # propaganda 1 and the row
        ("SA1.1", "Ax 1", 22 + 2 + 2, (1, "12.2")),  # propaganda 2 and the row
        ("SA1.3", "Al 1", 22 + 2, (0, "12.2")),  # the row
    ],
)
def test_w12_the_last_turn(space: str, marker: str, allied: int, result: tuple[int, str]) -> None:
    """§12.2 §12.4 The Axis ends on 25; from 22 the Allies win with 27 and with exactly 25, and lose with 24."""
    others = {other: "axis A1" for other in BOARD.campaigns["SA1"].spaces if other != space}
    table = play(start((24, 22), placed=others, marker={"SA": marker}, reserve={"allies": "F2 F1"}), "F1 AF1.4")
    assert table.state.score == [25, 22]
    play(table, f"F2 {space}")
    if not table.over:
        play(table, "WE")  # the strategic space asks
    assert table.state.score == [25, allied]
    assert ended(table) == result


@pytest.mark.parametrize("code", LANGUAGES)
def test_after_the_end_no_track_says_how_far_it_still_was(code: str) -> None:
    """§12.3 Who leads is said as before."""
    table = play(start((0, 24), "allies", marker={"WE": -2}), ONE_POINT)
    assert ended(table) is not None
    said = language(code, GAME.name)
    titles = {track.id: track.title for track in GAME.view(table, 0).tracks}
    assert said.say(titles["battle WE"]) in (
        "Western Europe: the Allies lead by 2",
        "Западная Европа: у Союзников перевес 2",
    )
    assert not [title for title in titles.values() if "rest" in title.args]
