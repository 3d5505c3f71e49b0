"""Chapters N5 to N7 and example W4: finishing campaigns and opening the next in Nippon."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import draw_anything, events, options, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.setup import board_for
from visavis.games.blitzkrieg.state import BOTH, FIRST, NOBODY, SECOND, War
from visavis.kernel.table import Table

SIDES = pytest.mark.parametrize(("mover", "own", "enemy"), [("japan", "Ja", "Ge"), ("germany", "Ge", "Ja")])
LATER = ["MSP", "CHI", "SLC", "NYC", "DEN", "KCM", "WDC", "SFO", "LAX", "NOL", "HOU"]  # unopened at the start
ONE_KIND = {"japan": "A1 A1 A1", "germany": "A1 A1 A1"}  # bags whose draws are not asked


def nippon(to_move: str = "japan", reserve: str = "A1 N1 F1", **more: Any) -> Table[War]:
    """A Nippon position in which the draws of the side to move ask nothing."""
    return position("nippon", to_move=to_move, reserve={to_move: reserve}, bag=ONE_KIND, **more)


def nearly_full_boston(to_move: str, at: str | int, reserve: str = "A1 N1", **more: Any) -> Table[War]:
    """Only the blank space of Boston is free."""
    marker = {"BOS": at, **more.pop("marker", {})}
    placed = {"BOS.1": "japan N1", "BOS.2": "germany A2"}
    return nippon(to_move, reserve, placed=placed, marker=marker, **more)


def minneapolis(to_move: str, own: str, token: str = "A1", **more: Any) -> Table[War]:
    """Minneapolis, empty, with the marker on the last plain cell of the side to move: whatever it plays wins."""
    return nippon(to_move, f"{token} N1", marker={"MSP": f"{own} 5"}, **more)


def side_of(name: str) -> int:
    return FIRST if name == "japan" else SECOND


# W4


def test_w4_germany_breaks_through_in_boston_and_opens_new_york() -> None:
    """§N6.1 §N6.4 §N6.5 §N7.1 An army of 3 from cell 5 reaches the +2 cell: New York starts on Ge 2."""
    table = play(nearly_full_boston("germany", "Ge 5", "A3 N1"), "A3 BOS.3")
    assert (table.pending.name, table.pending.seat) == ("open", SECOND)
    assert options(table) == ["CHI", "NYC"]
    assert table.state.score == [0, 3]
    play(table, "NYC")
    assert shown(table, "NYC") == "Ge 2"
    assert table.state.finished == {"BOS": SECOND}


# N5 Completion by filling the last space


@SIDES
@pytest.mark.parametrize(("at", "points"), [("own 1", (3, 0)), ("enemy 3", (0, 3)), ("enemy 1", (3, 3))])
def test_a_full_campaign_is_scored_by_its_leader(
    mover: str, own: str, enemy: str, at: str, points: tuple[int, int]
) -> None:
    """§N5.1 After the marker has moved; on the centre both score (ruling R29), and nobody a bonus (ruling R36)."""
    table = nearly_full_boston(mover, at.replace("own", own).replace("enemy", enemy))
    play(table, "A1 BOS.3")
    side = side_of(mover)
    assert (table.state.score[side], table.state.score[1 - side]) == points
    assert table.state.won["BOS"] == {(3, 0): side, (0, 3): 1 - side, (3, 3): BOTH}[points]


def test_a_full_campaign_is_scored_after_the_effect() -> None:
    """§N5.1 A tactical cell and an air unit of 1 bring the marker from Ge 2 to the centre: both score."""
    placed = {"SEA.1": "germany N1", "SEA.3": "germany A1"}
    table = play(nippon(placed=placed, marker={"SEA": "Ge 2"}), "F1 SEA.2")
    assert table.state.score == [3, 3]


@SIDES
@pytest.mark.parametrize("at", ["own 1", "enemy 3", "enemy 1"])
def test_who_filled_the_campaign_opens_the_next_whoever_scored(mover: str, own: str, enemy: str, at: str) -> None:
    """§N5.2 With the marker on the centre."""
    table = play(nearly_full_boston(mover, at.replace("own", own).replace("enemy", enemy)), "A1 BOS.3")
    assert (table.pending.name, table.pending.seat) == ("open", side_of(mover))
    play(table, "NYC")
    assert shown(table, "NYC") == "0"
    assert "BOS" not in table.state.marker


def test_a_campaign_with_a_free_space_is_not_completed() -> None:
    """§N5.1 §N5.2 Nothing is scored and nothing opened."""
    table = play(nippon(placed={"BOS.1": "japan N1"}, marker={"BOS": "Ja 1"}), "A1 BOS.3")
    assert (table.pending.name, table.pending.seat, table.state.score) == ("place", SECOND, [0, 0])


# N6 Completion by breakthrough


@SIDES
def test_reaching_an_end_cell_wins_the_campaign(mover: str, own: str, enemy: str) -> None:
    """§N6.1 Although two of its spaces are free."""
    table = play(nippon(mover, marker={"BOS": f"{own} 6"}, pile="SPY"), "A1 BOS.3")
    assert table.state.finished == {"BOS": side_of(mover)}
    play(table, "BOS.2")
    draw_anything(table)
    assert table.state.score[side_of(mover)] == 3
    assert table.state.won == {"BOS": side_of(mover)}


@SIDES
def test_only_the_movers_own_end_cells_win(mover: str, own: str, enemy: str) -> None:
    """§N6.1 From the enemy's last plain cell the marker comes back, and nobody has won."""
    table = play(nippon(mover, marker={"BOS": f"{enemy} 6"}), "A1 BOS.3")
    assert shown(table, "BOS") == f"{enemy} 5"
    assert not table.state.finished


def test_tactical_advantage_alone_can_break_through() -> None:
    """§N6.1 §N6.6 A blitz air unit of 0 on the tactical space of Seattle."""
    table = play(nippon(reserve="FB0 A1", marker={"SEA": "Ja 6"}, pile="SPY"), "FB0 SEA.2")
    assert table.state.finished == {"SEA": FIRST}


@SIDES
@pytest.mark.parametrize("token", ["EA4", "TA5"])
def test_beyond_the_third_end_cell_the_marker_stops_on_it(mover: str, own: str, enemy: str, token: str) -> None:
    """§N6.2 Strength 4 and 5 give a head start of 3 (ruling R38)."""
    table = play(minneapolis(mover, own, token), f"{token} MSP.1", "CHI")
    assert shown(table, "CHI") == f"{own} 3"


def test_a_breakthrough_applies_the_free_spaces_only() -> None:
    """§N6.3 Los Angeles: propaganda, nothing for the tactical space, no second weapon; then 4 points."""
    table = nippon("germany", "EN4 A1", marker={"LAX": "Ge 4"}, pile="SPY SCI")
    play(table, "EN4 LAX.3", "SPY")  # the weapon of the space just taken
    assert table.state.reserve[SECOND] == ["A1", "SPY"]
    assert [event[1:] for event in events(table, "leftover")] == [(SECOND, "LAX.2")]
    assert table.pending.name == "open"
    assert table.state.score == [0, 1 + 4]


@SIDES
@pytest.mark.parametrize(("first", "second"), [("BOS.1", "BOS.2"), ("BOS.2", "BOS.1")])
def test_leftover_effects_come_before_the_points(mover: str, own: str, enemy: str, first: str, second: str) -> None:
    """§N6.3 §N6.7 The winner of Boston orders bombing and research; only then are the points scored."""
    table = play(nippon(mover, marker={"BOS": f"{own} 6"}, pile="SPY"), "A1 BOS.3")
    assert (table.pending.name, table.pending.seat, options(table)) == ("leftover", side_of(mover), ["BOS.1", "BOS.2"])
    assert table.state.score == [0, 0]
    draw_anything(play(table, first))
    assert [event[0] for event in events(table, "leftover", "scored")] == ["leftover", "leftover", "scored"]
    assert [event[2] for event in events(table, "leftover")] == [first, second]
    assert "SPY" in table.state.bag[side_of(mover)]
    assert len(table.state.reserve[1 - side_of(mover)]) == 2


def test_occupied_spaces_stay_silent_in_a_breakthrough() -> None:
    """§N6.3 Research was already done in Boston: only the bombing is applied, unasked."""
    table = nippon(marker={"BOS": "Ja 6"}, placed={"BOS.2": "germany A2"})
    play(table, "A1 BOS.3")
    assert table.pending.name == "bomb"
    assert [event[2] for event in events(table, "leftover")] == ["BOS.1"]
    assert play(table, "N1").pending.name == "open"


@SIDES
@pytest.mark.parametrize(("token", "start"), [("A1", 1), ("A2", 2), ("A3", 3)])
def test_the_next_campaign_starts_with_the_figure_reached(
    mover: str, own: str, enemy: str, token: str, start: int
) -> None:
    """§N6.4 The mover chooses it, and the marker goes to the mover's half."""
    table = play(minneapolis(mover, own, token), f"{token} MSP.1")
    assert (table.pending.name, table.pending.seat) == ("open", side_of(mover))
    assert shown(play(table, "KCM"), "KCM") == f"{own} {start}"


@SIDES
def test_breakthrough_goes_before_filling(mover: str, own: str, enemy: str) -> None:
    """§N6.5 Points once, and the head start that filling would not give (ruling R34)."""
    table = play(nearly_full_boston(mover, f"{own} 6"), "A1 BOS.3")
    assert table.state.score[side_of(mover)] == 3
    assert shown(play(table, "CHI"), "CHI") == f"{own} 1"
    assert table.state.finished["BOS"] == side_of(mover)


@SIDES
@pytest.mark.parametrize(("token", "start"), [("FB0", 1), ("A1", 2), ("A2", 3)])
def test_the_cell_reached_is_judged_after_tactical_and_strength(
    mover: str, own: str, enemy: str, token: str, start: int
) -> None:
    """§N6.6 The tactical step onto the +1 cell does not end the matter."""
    placed = {"SEA.1": "japan N1", "SEA.3": "germany A1"}
    table = play(nippon(mover, f"{token} N1", placed=placed, marker={"SEA": f"{own} 6"}), f"{token} SEA.2", "MSP")
    assert shown(table, "MSP") == f"{own} {start}"
    assert table.state.score[side_of(mover)] == 3


@SIDES
def test_a_leftover_strategic_effect_cannot_reach_the_campaign_to_be_opened(mover: str, own: str, enemy: str) -> None:
    """§N6.7 Effects, points, opening, advance: each stage is seen in turn."""
    side = side_of(mover)
    table = play(nippon(mover, marker={"JAX": f"{own} 6"}), "A1 JAX.2")
    play(table, "JAX.3")
    assert (table.pending.name, options(table)) == ("strategic", ["SEA", "BOS", "HON"])
    play(table, "HON")
    assert shown(table, "HON") == f"{own} 1"
    assert table.pending.name == "open"
    assert (options(table), table.state.score[side]) == (["WDC", "NOL"], 1 + 3)
    assert shown(play(table, "WDC"), "WDC") == f"{own} 1"


# N7 Opening the next campaign


def test_a_linked_campaign_is_opened_only_if_it_is_unopened() -> None:
    """§N7.1 Kansas City is linked with four campaigns: one open, one finished, two to choose from."""
    placed = {"KCM.1": "japan A1", "KCM.2": "germany A1"}
    table = nippon(placed=placed, marker={"KCM": "Ja 1", "CHI": 0}, finished={"DEN": NOBODY})
    assert options(play(table, "A1 KCM.3")) == ["MSP", "NOL"]


def test_the_campaign_opened_can_be_played_at_once() -> None:
    """§N7.1 The enemy finds New York among his spaces."""
    table = play(nearly_full_boston("japan", "Ja 1"), "A1 BOS.3", "NYC")
    assert [space for space in spaces_offered(table, "F1") if space.startswith("NYC")] == [
        "NYC.1",
        "NYC.2",
        "NYC.3",
        "NYC.4",
    ]


@pytest.mark.parametrize(
    ("marker", "finished"),
    [({"CHI": 0, "NYC": 0}, {}), ({}, {"CHI": FIRST, "NYC": SECOND}), ({"CHI": 0}, {"NYC": NOBODY})],
    ids=["open", "finished", "one of each"],
)
def test_any_unopened_campaign_will_do_if_no_linked_one_is_left(
    marker: dict[str, int], finished: dict[str, int]
) -> None:
    """§N7.2 Whether the linked ones are open or finished (ruling R32)."""
    table = play(nearly_full_boston("germany", "Ge 1", marker=marker, finished=finished), "A1 BOS.3")
    assert (table.pending.seat, options(table)) == (SECOND, [each for each in LATER if each not in ("CHI", "NYC")])


@SIDES
def test_an_unlinked_campaign_gets_the_head_start_too(mover: str, own: str, enemy: str) -> None:
    """§N7.2 §N6.4 The breakthrough's figure goes with the marker."""
    table = nearly_full_boston(mover, f"{own} 6", finished={"CHI": FIRST, "NYC": FIRST})
    assert shown(play(table, "A1 BOS.3", "HOU"), "HOU") == f"{own} 1"


@SIDES
@pytest.mark.parametrize("at", [1, 6], ids=["filled", "broken through"])
def test_without_unopened_campaigns_the_marker_leaves(mover: str, own: str, enemy: str, at: int) -> None:
    """§N7.3 The game goes on with the campaigns that are open."""
    table = nearly_full_boston(mover, f"{own} {at}", finished=dict.fromkeys(LATER, NOBODY))
    play(table, "A1 BOS.3")
    assert list(table.state.marker) == ["SEA", "JAX", "HON"]
    assert (table.pending.name, table.pending.seat) == ("place", 1 - side_of(mover))
    assert {space.split(".")[0] for space in spaces_offered(table, "F1")} == {"SEA", "JAX", "HON"}


@SIDES
@pytest.mark.parametrize("opened", ["CHI", "KCM"])
def test_the_largest_head_start_completes_nothing(mover: str, own: str, enemy: str, opened: str) -> None:
    """§N7.4 Three cells on a long track or a short one: no points beyond those of the campaign won."""
    table = play(minneapolis(mover, own, "A3"), "A3 MSP.1", opened)
    assert shown(table, opened) == f"{own} 3"
    assert table.state.score[side_of(mover)] == 1 + 3
    assert list(table.state.finished) == ["MSP"]


@SIDES
def test_on_a_map_with_short_tracks_the_head_start_stops_before_the_end_cells(mover: str, own: str, enemy: str) -> None:
    """§N7.4 An owner's map on which the track of Chicago closes on cells 3 to 5 (ruling R39)."""
    table = minneapolis(mover, own, "A3")
    table.state.board = board_for("nippon", {"nippon": {"theatre": [{"id": "CHI", "closing": [3, 4, 5]}]}})
    play(table, "A3 MSP.1", "CHI")
    assert shown(table, "CHI") == f"{own} 2"
    assert list(table.state.finished) == ["MSP"]
