"""Chapter 1: what lies in the box, as it shows in play. The plain counts are in test_data.py."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import GAME, draw_anything, options, play, position, shown, trace
from visavis.games.blitzkrieg.state import War
from visavis.kernel.table import Table

SCENARIOS = ["base", "nippon", "solo", "solo-nippon"]
COMMON = {"A1": 3, "A2": 2, "A3": 2, "N1": 3, "N2": 2, "N3": 2, "F1": 3, "F2": 2, "FB0": 1, "GEN": 1, "ADM": 1}
WEAPONS = {
    **{"EA4": 2, "EN4": 2, "EF3": 2, "TA5": 1, "TN5": 1, "TF4": 1, "BA1": 1, "BN1": 1, "XN2": 1, "XF1": 1},
    **{"NUK": 1, "SPY": 1, "SCI": 1},
}
NO_DRAWS = {"axis": "", "allies": ""}


def new(scenario: str, **chosen: object) -> Table[War]:
    """A game from its very beginning."""
    return Table.new(GAME, scenario, chosen)


def odds(table: Table[War]) -> dict[str, int]:
    """How many of each token the bag or pile holds that is drawn from now."""
    assert table.pending is not None
    return dict(zip(table.pending.options, table.pending.weights or [1] * len(table.pending.options), strict=True))


def tokens_in_play(table: Table[War]) -> list[str]:
    s = table.state
    return [*s.reserve[0], *s.reserve[1], *s.bag[0], *s.bag[1], *s.pile]


@pytest.mark.parametrize(("scenario", "weapons"), [("base", 16), ("nippon", 18), ("solo", 16), ("solo-nippon", 18)])
def test_a_game_uses_22_tokens_of_each_side_and_the_weapons(scenario: str, weapons: int) -> None:
    """§1.1 Three sets of 22 and 18 yellow ones exist; two sides meet, Japan in Nippon only."""
    s = new(scenario).state
    sides = [sorted([*s.reserve[side], *s.bag[side]]) for side in (0, 1)]
    assert [len(tokens) for tokens in sides] == [22, 22]
    assert len(s.pile) == weapons
    assert ("GOD" in sides[0]) is ("nippon" in scenario)
    assert "GOD" not in sides[1]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.bag[0].pop(),
        lambda s: s.reserve[1].append("A1"),
        lambda s: s.bag[1].append("GOD"),
        lambda s: s.pile.pop(),
        lambda s: s.pile.append("SPY"),
    ],
)
def test_a_token_lost_or_doubled_is_noticed(spoil: object) -> None:
    """§1.1 Every token of the box is somewhere, and only once."""
    table = draw_anything(new("base"))
    assert GAME.check(table.state) == []
    spoil(table.state)  # type: ignore[operator]
    assert len(GAME.check(table.state)) == 1


def test_both_sides_draw_from_the_same_22() -> None:
    """§1.2 The first draw of either side has the same odds."""
    table = new("base")
    assert odds(table) == COMMON
    play(table, "A1", "A1", "A1")
    assert odds(table) == COMMON


def test_research_draws_from_the_sixteen_weapons() -> None:
    """§1.3 Two of each elite force, one of everything else."""
    table = play(position(), "A1 WE1.2")
    assert odds(table) == WEAPONS


def test_with_the_two_of_nippon_there_are_eighteen_weapons() -> None:
    """§1.3 Partisans and leadership join the others."""
    table = play(position("nippon"), "N1 SEA.1")
    assert odds(table) == {**WEAPONS, "PAR": 1, "LDR": 1}


def test_five_markers_serve_the_base_side_and_four_of_them_the_other() -> None:
    """§1.4 One board with two sides: a marker for each of five theatres, or on four campaigns in Nippon."""
    base, nippon = new("base").state, new("nippon").state
    assert len(base.marker) == len(base.board.theatres) == 5
    assert len(nippon.marker) == 4
    assert not set(base.board.theatres) & set(nippon.board.theatres)


def test_finishing_a_nippon_campaign_moves_its_marker_on() -> None:
    """§1.4 Markers are as many as there are: the next campaign opens with the one that became free."""
    table = position("nippon", placed={"HON.1": "japan N2", "HON.2": "japan N2"}, bag={"japan": "A1", "germany": ""})
    play(table, "F1 HON.3", "SFO")
    assert list(table.state.marker) == ["SEA", "BOS", "JAX", "SFO"]


def test_the_solo_kit_has_one_die_and_eight_stratagems() -> None:
    """§1.5 The set-up rolls a die of six faces; the cup and the token beside it are eight stratagems."""
    table = new("solo")
    while table.pending is not None and table.pending.name == "deal":
        play(table, table.pending.options[0])
    assert (table.pending.name, options(table)) == ("difficulty", [1, 2, 3, 4, 5, 6])
    play(table, 1, 2, 3)
    assert table.pending.name == "stratagem"
    assert len({*options(table), table.state.stratagem}) == 8


def test_no_stratagem_lies_on_the_table_of_two_players() -> None:
    """§1.5 The kit belongs to the solo game."""
    s = new("base").state
    assert (s.cup, s.stratagem, s.bot) == ([], "", -1)


def test_points_beyond_thirty_keep_counting() -> None:
    """§1.6 32 against 31 is a victory, though the track ends at 30 (ruling R26)."""
    table = position(score=(32, 29), to_move="allies", last_turn=True, bag=NO_DRAWS)
    play(table, "N1 SA1.1")
    assert table.state.score == [32, 31]
    assert (table.state.winner, table.state.ending) == (0, "more_points")


@pytest.mark.parametrize(
    ("marker", "score"), [("Ax 1", 29 + 4 + 1), ("Ax 10", 29 + 4 + 2)], ids=["completed", "closed"]
)
def test_campaigns_and_theatres_count_beyond_thirty_too(marker: str, score: int) -> None:
    """§1.6 Whatever the points are for, none is lost at the end of the track."""
    placed = dict.fromkeys(("SA1.1", "SA1.2", "SA1.3", "SA2.1", "SA2.2"), "allies N1")
    table = position(placed=placed, won={"SA1": 1}, marker={"SA": marker}, score=(29, 0), reserve={"axis": "TF4"})
    play(table, "TF4 SA2.3")
    assert table.state.score == [score, 0]


@pytest.mark.parametrize(("before", "last_turn"), [(22, False), (23, True)])
def test_the_highlighted_cell_is_the_goal(before: int, last_turn: bool) -> None:
    """§1.6 24 points change nothing, 25 bring the last turn."""
    table = play(position(score=(before, 0), bag=NO_DRAWS), "N1 SA1.1")
    assert table.state.score[0] == before + 2
    assert table.state.last_turn is last_turn


@pytest.mark.parametrize("score", [(25, 3), (32, 29)])
def test_the_track_shown_has_thirty_cells_and_marks_the_goal(score: tuple[int, int]) -> None:
    """§1.6 Both scores are shown, also those beyond its end."""
    track = next(track for track in GAME.view(position(score=score), 0).tracks if track.id == "victory")
    assert (track.low, track.high, dict(track.signs)) == (0, 30, {25: "goal"})
    assert dict(track.markers) == {0: score[0], 1: score[1]}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_blank_tokens_are_never_in_play(scenario: str) -> None:
    """§1.7 No bag, no reserve and no pile holds anything but the printed units and weapons."""
    table = new(scenario, **({"nippon_weapons_in_base": True} if "nippon" not in scenario else {}))
    assert set(tokens_in_play(table)) <= {*COMMON, *WEAPONS, "PAR", "LDR", "GOD"}


def test_a_weapon_stays_yellow_through_reserve_bag_and_board() -> None:
    """§1.8 Bombed into the bag, drawn again and placed, an elite army is still no army to a general."""
    table = position(to_move="allies", reserve={"axis": "EA4 A1 GEN", "allies": "N1 N1 A1 A1"}, bag=NO_DRAWS, pile="")
    play(table, "N1 PO1.1", "EA4")
    assert table.state.bag[0] == ["EA4"]
    play(table, "A1 EE1.1", "A1 EE1.2", "EA4 WE1.2", "N1 SA1.1", "GEN WE1.3")
    assert table.state.placed["WE1.3"].strength == 1
    assert shown(table, "WE") == "Ax 5"


@pytest.mark.parametrize("token", ["EA4", "TF4", "BA1", "NUK", "SCI", "PAR", "SPY A3 3", "SPY GEN 2"])
def test_a_yellow_token_on_the_board_is_no_unit_to_a_general(token: str) -> None:
    """§1.8 Whatever it is, and whatever a spy was played as (ruling R14)."""
    placed = {"WE1.1": "axis N1", "WE1.3": f"axis {token}"}
    table = play(position(placed=placed, reserve={"axis": "GEN"}, bag={"axis": ""}), "GEN WE1.2")
    assert table.state.placed["WE1.2"].strength == 1


def test_in_the_bots_row_colour_counts_and_not_what_a_token_would_copy() -> None:
    """§1.8 Looking for special weapons the bot finds spy and scientist, but not Godzilla (ruling R55)."""
    table = position("solo-nippon", reserve={"japan": "GOD SPY SCI N3"}, last={"germany": "A1"}, stratagem="big_guns")
    assert set(trace(play(table, 1), "unit")["SG1.U1"]) == {"SPY", "SCI"}


def test_bombing_the_bot_spares_yellow_tokens() -> None:
    """§1.8 A spy in the row is a special weapon, Godzilla is not."""
    table = position("solo-nippon", reserve={"japan": "SPY GOD EA4 A1"}, to_move="germany")
    assert options(play(table, "N1 BOS.1")) == ["2 GOD", "4 A1"]
