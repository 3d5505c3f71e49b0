"""Chapter 2: theatres, campaigns, spaces, tracks, and the words for them."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import options, play, position, shown, spaces_offered, trace
from visavis.games.blitzkrieg import GAME
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import War
from visavis.kernel.table import Table

SIDES = pytest.mark.parametrize(("side", "seat", "own", "enemy"), [("axis", 0, "Ax", "Al"), ("allies", 1, "Al", "Ax")])
TRACKS = {"WE": (5, 10, 14), "PO": (5, 10, 14), "EE": (5, 10, 14), "AF": (4, 8, 11), "SA": (4, 8, 11)}
NO_DRAWS = {"axis": "", "allies": ""}
BOARD = printed("base")


def filled(*campaigns: str, but: str = "") -> dict[str, str]:
    """All spaces of these campaigns under Allied navies, perhaps but one."""
    rows = [BOARD.campaigns[campaign] for campaign in campaigns]
    return {space: "allies N1" for row in rows for space in row.spaces if space != but}


def rows_of(theatre: str) -> list[str]:
    return [row.id for row in BOARD.rows[theatre]]


def complete(campaign: str, side: str, marker: str | int) -> Table[War]:
    """A task force of 4, deaf to effects, takes the last space of a campaign; the rows above are complete."""
    theatre = campaign[:2]
    above = [row for row in rows_of(theatre) if row < campaign]
    space = BOARD.campaigns[campaign].spaces[-1]
    table = position(
        placed=filled(*above, campaign, but=space),
        won=dict.fromkeys(above, 0),
        marker={theatre: marker},
        reserve={side: "TF4"},
        bag=NO_DRAWS,
        to_move=side,
    )
    return play(table, f"TF4 {space}")


def campaigns_offered(table: Table[War], token: str) -> set[str]:
    return {space.split(".")[0] for space in spaces_offered(table, token)}


# Campaigns and spaces


def test_the_board_has_five_theatres_with_thirteen_campaigns_and_41_spaces() -> None:
    """§2.1 A scientist, who may go anywhere, is offered all of them."""
    spaces = spaces_offered(position(reserve={"axis": "SCI"}), "SCI")
    assert len(spaces) == len(set(spaces)) == 41
    campaigns = sorted({space.split(".")[0] for space in spaces})
    assert " ".join(campaigns) == "AF1 AF2 EE1 EE2 EE3 PO1 PO2 PO3 SA1 SA2 WE1 WE2 WE3"


@SIDES
@pytest.mark.parametrize(
    ("campaign", "vp"),
    [
        *[("WE1", 2), ("WE2", 3), ("WE3", 5), ("PO1", 2), ("PO2", 3), ("PO3", 5), ("EE1", 2), ("EE2", 3), ("EE3", 6)],
        *[("AF1", 3), ("AF2", 5), ("SA1", 2), ("SA2", 4)],
    ],
)
def test_a_campaign_is_a_row_worth_its_printed_points(
    campaign: str, vp: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.2 Taking the last space of the row, two cells ahead, scores the number at its end."""
    table = complete(campaign, side, f"{enemy} 2")
    assert table.state.score[seat] == vp
    assert table.state.score[1 - seat] == 0
    assert table.state.won[campaign] == seat


@SIDES
def test_an_occupied_space_is_offered_to_nobody(side: str, seat: int, own: str, enemy: str) -> None:
    """§2.3 One token to a space, of either side, and not even a scientist may cover it."""
    table = position(placed={"WE1.1": "axis N1", "WE1.2": "allies A1"}, reserve={side: "F1 SCI"}, to_move=side)
    taken = {"WE1.1", "WE1.2"}
    assert not taken & {*spaces_offered(table, "F1"), *spaces_offered(table, "SCI")}
    assert "WE1.3" in spaces_offered(table, "F1")


def test_a_token_just_placed_takes_its_space_from_the_enemy() -> None:
    """§2.3 What was free for both a moment ago is free no more."""
    table = position(bag=NO_DRAWS)
    assert "AF1.4" in spaces_offered(table, "F1")
    play(table, "F1 AF1.4")
    assert table.state.side == 1
    assert "AF1.4" not in spaces_offered(table, "F1")


def test_tokens_stay_on_a_completed_campaign_and_in_a_closed_theatre() -> None:
    """§2.3 Neither completion nor closing removes anything."""
    placed = {"SA1.1": "allies N2", "SA1.2": "axis F2"}
    table = position(placed=placed, marker={"SA": "Ax 7"}, reserve={"axis": "TF4"}, bag=NO_DRAWS)
    play(table, "TF4 SA1.3", "SA2.1")
    assert table.state.finished == {"SA": 0}
    tokens = {space: placed.token for space, placed in table.state.placed.items()}
    assert tokens == {"SA1.1": "N2", "SA1.2": "F2", "SA1.3": "TF4"}


def test_the_active_campaign_is_the_topmost_with_a_free_space() -> None:
    """§2.4 One row is open in each theatre: here the second in Europe, the first elsewhere."""
    table = position(placed=filled("WE1", "EE1"), won={"WE1": 1, "EE1": 1}, reserve={"axis": "F1"})
    assert campaigns_offered(table, "F1") == {"WE2", "PO1", "EE2", "AF1", "SA1"}


@SIDES
def test_filling_a_row_opens_the_next_one_at_once(side: str, seat: int, own: str, enemy: str) -> None:
    """§2.4 The enemy already finds the second row open and the first one gone."""
    table = position(placed={"PO1.1": "allies N1"}, reserve={side: "F1"}, bag=NO_DRAWS, pile="", to_move=side)
    assert "PO1" in campaigns_offered(table, "F1")
    assert "PO2" not in campaigns_offered(table, "F1")
    play(table, "F1 PO1.2")
    assert "PO2" in campaigns_offered(table, "F1")
    assert "PO1" not in campaigns_offered(table, "F1")


def test_a_lower_row_that_is_full_already_is_passed_over() -> None:
    """§2.4 A scientist filled the second row early: after the first one the third is active."""
    placed = {"WE1.1": "axis N1", "WE1.2": "axis A1", **filled("WE2")}
    table = play(position(placed=placed, won={"WE2": 1}, bag=NO_DRAWS), "F1 WE1.3")
    assert campaigns_offered(table, "F1") == {"WE3", "PO1", "EE1", "AF1", "SA1"}


@pytest.mark.parametrize(
    ("placed", "winner", "won"), [({}, 0, {}), (filled("SA1", "SA2"), -1, {"SA1": 1, "SA2": 1})], ids=["closed", "full"]
)
def test_a_finished_theatre_has_no_active_campaign(placed: dict[str, str], winner: int, won: dict[str, int]) -> None:
    """§2.5 Nothing may be placed in a closed theatre, though it has free spaces, nor in a full one."""
    table = position(placed=placed, finished={"SA": winner}, won=won, reserve={"axis": "F1 SCI"})
    assert campaigns_offered(table, "F1") == {"WE1", "PO1", "EE1", "AF1"}
    assert not {"SA1", "SA2"} & campaigns_offered(table, "SCI")


@pytest.mark.parametrize(("marker", "winner"), [("Ax 7", 0), ("Ax 6", -1)])
def test_a_theatre_is_left_without_active_campaign_by_the_last_placement(marker: str, winner: int) -> None:
    """§2.5 By reaching the end cell, or by taking the very last space."""
    table = complete("SA2", "axis", marker)
    assert table.state.finished == {"SA": winner}
    assert not {"SA1", "SA2"} & campaigns_offered(table, "F1")


def test_a_campaign_is_complete_when_its_last_space_is_taken_and_not_before() -> None:
    """§2.6 Two of three spaces are not enough."""
    table = position(placed={"SA1.1": "axis N1"}, reserve={"axis": "F1 A1"}, bag=NO_DRAWS)
    play(table, "F1 SA1.2")
    assert (table.state.won, table.state.score) == ({}, [1, 0])
    play(table, "A1 EE1.1", "A1 SA1.3", "WE")
    assert (table.state.won, table.state.score) == ({"SA1": 0}, [3, 0])


def test_closing_a_theatre_completes_all_its_campaigns_at_once() -> None:
    """§2.6 Even rows in which nothing was placed."""
    table = position(marker={"SA": "Ax 9"}, bag=NO_DRAWS, reserve={"axis": "N2 A1", "allies": ""})
    assert table.state.won == {}
    play(table, "N2 SA1.1", "SA1.2", "SA1.3", "WE", "SA2.1")
    assert table.state.won == {"SA1": 0, "SA2": 0}


def test_a_completed_campaign_is_not_scored_again_when_its_theatre_closes() -> None:
    """§2.6 Allied points for the first row stay theirs: the closing Axis gets the second row and the bonus."""
    table = position(
        placed=filled("SA1", "SA2", but="SA2.3"), won={"SA1": 1}, marker={"SA": "Ax 9"}, reserve={"axis": "F2"}
    )
    play(table, "F2 SA2.3")
    assert table.state.won == {"SA1": 1, "SA2": 0}
    assert table.state.score == [4 + 2, 0]


def test_a_campaign_completed_early_is_not_scored_again_in_its_turn() -> None:
    """§2.6 The second row, filled first, brings its points once."""
    placed = {**filled("WE1", but="WE1.3"), **filled("WE2", but="WE2.3")}
    table = position(placed=placed, marker={"WE": "Ax 1"}, reserve={"axis": "SCI TF4"}, bag=NO_DRAWS, pile="")
    play(table, "SCI WE2.3")
    assert table.state.score == [3, 0]
    play(table, "N1 PO1.2", "TF4 WE1.3")
    assert table.state.score == [3 + 2 + 1, 0]


@pytest.mark.parametrize(
    ("space", "fitting"),
    [
        ("EE1.1", "army air"),
        ("AF1.1", "army air"),
        ("WE1.1", "navy air"),
        ("AF1.2", "navy air"),
        ("SA1.2", "army navy air"),
        ("AF1.3", "army navy air"),
    ],
)
@SIDES
def test_a_space_takes_the_units_of_its_type(
    space: str, fitting: str, side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.7 Land: army or air; sea: navy or air; both: all three."""
    table = position(reserve={side: "A1 N1 F1"}, to_move=side)
    kinds = {"A1": "army", "N1": "navy", "F1": "air"}
    assert " ".join(kind for token, kind in kinds.items() if space in spaces_offered(table, token)) == fitting


# Battle tracks


@SIDES
@pytest.mark.parametrize("space", ["WE1.2", "PO1.2", "EE1.2", "AF1.4", "SA1.1"])
def test_each_theatre_has_a_track_of_its_own_with_a_half_for_each_side(
    space: str, side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.8 From the centre the marker of that theatre, and no other, goes to the half of the side that plays."""
    table = play(position(reserve={side: "F2"}, bag=NO_DRAWS, pile="", to_move=side), f"F2 {space}")
    markers = {theatre: shown(table, theatre) for theatre in TRACKS}
    assert markers == {theatre: f"{own} 2" if theatre == space[:2] else "0" for theatre in TRACKS}


@SIDES
@pytest.mark.parametrize("theatre", TRACKS)
@pytest.mark.parametrize(("icon", "short_of_it", "bonus"), [(0, 1, 0), (0, 0, 1), (1, 1, 1), (1, 0, 2), (2, 1, 2)])
def test_both_halves_have_their_icons_at_the_same_cells(
    theatre: str, icon: int, short_of_it: int, bonus: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.8 §2.9 One point from the first icon on, two from the second, none before."""
    cell = TRACKS[theatre][icon] - short_of_it
    start = f"{own} {cell - 4}" if cell >= 4 else f"{enemy} {4 - cell}"
    table = complete(f"{theatre}1", side, start)
    assert shown(table, theatre) == f"{own} {cell}"
    assert table.state.score[seat] == BOARD.campaigns[f"{theatre}1"].vp + bonus


@SIDES
@pytest.mark.parametrize("theatre", TRACKS)
def test_both_halves_end_at_the_same_cell(theatre: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§2.8 §2.9 The theatre closes on 14, or 11 in the short ones, and not one cell before."""
    end = TRACKS[theatre][2]
    campaign = rows_of(theatre)[-1]
    assert complete(campaign, side, f"{own} {end - 5}").state.finished == {theatre: -1}
    closed = complete(campaign, side, f"{own} {end - 4}")
    assert closed.state.finished == {theatre: seat}
    assert shown(complete(campaign, side, f"{own} {end - 2}"), theatre) == f"{own} {end}"


@SIDES
@pytest.mark.parametrize(
    ("behind", "mine", "theirs"), [(5, 0, 2), (4, 2, 2), (3, 2, 0)], ids=["enemy leads", "nobody leads", "mover leads"]
)
def test_the_leader_is_the_side_on_whose_half_the_marker_stands(
    behind: int, mine: int, theirs: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.10 A completed row goes to the leader; on the centre cell there is none and both score."""
    table = complete("WE1", side, f"{enemy} {behind}")
    assert (table.state.score[seat], table.state.score[1 - seat]) == (mine, theirs)


@pytest.mark.parametrize(("stratagem", "line", "kept"), [("secure", "SG7.T", "WE"), ("counterattack", "SG3.T", "PO")])
def test_on_the_centre_cell_neither_the_bot_nor_you_lead(stratagem: str, line: str, kept: str) -> None:
    """§2.10 Of five theatres the bot holds one, you hold one, and three are nobody's."""
    table = position("solo", marker={"WE": "Ax 1", "PO": "Al 1"}, reserve={"axis": "F1 A1 N1"}, stratagem=stratagem)
    assert trace(table, "theatre")[line] == [kept]


@SIDES
@pytest.mark.parametrize(("start", "end"), [(-5, -2), (-3, 0), (-1, 2), (0, 3), (2, 5)])
def test_advancing_goes_towards_the_own_end_across_the_centre(
    start: int, end: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.11 Three cells are three cells on either half; below zero is the enemy's."""
    towards = 1 if side == "axis" else -1
    table = position(marker={"WE": start * towards}, reserve={side: "A3"}, bag=NO_DRAWS, pile="", to_move=side)
    play(table, "A3 WE1.2")
    assert table.state.marker["WE"] == end * towards


@SIDES
@pytest.mark.parametrize(("start", "end"), [(3, 1), (2, 0), (1, -1), (0, -2), (-4, -6)])
def test_retreating_goes_towards_the_enemys_end_across_the_centre(
    start: int, end: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.11 The opposite way, from wherever the marker is."""
    towards = 1 if side == "axis" else -1
    table = position(marker={"PO": start * towards}, reserve={side: "NUK"}, bag=NO_DRAWS, pile="", to_move=side)
    play(table, "NUK WE1.2")
    assert table.state.marker["PO"] == end * towards


# Finished theatres


@SIDES
@pytest.mark.parametrize(("marker", "winner"), [("Ax 7", 0), ("Ax 3", -1)], ids=["closed", "full"])
def test_a_finished_theatre_is_frozen(marker: str, winner: int, side: str, seat: int, own: str, enemy: str) -> None:
    """§2.12 Its marker is no target of strategic advantage, nor does a nuclear bomb move it (ruling R4)."""
    s = complete("SA2", "axis", marker).state
    assert s.finished == {"SA": winner}
    more = {"finished": s.finished, "won": s.won, "marker": {"SA": s.marker["SA"]}, "bag": NO_DRAWS, "to_move": side}
    placed = filled("SA1", "SA2")
    table = play(position(placed=placed, reserve={side: "A1"}, **more), "A1 AF1.1")  # type: ignore[arg-type]
    assert options(table) == ["WE", "PO", "EE"]
    table = play(position(placed=placed, reserve={side: "NUK"}, **more), "NUK AF1.1", "WE")  # type: ignore[arg-type]
    assert table.state.marker["SA"] == s.marker["SA"]
    assert shown(table, "PO") == f"{enemy} 2"


def test_a_theatre_with_a_free_space_and_no_end_reached_goes_on() -> None:
    """§2.12 One space is left in the last row: it is still a target."""
    table = position(placed=filled("SA1", "SA2", but="SA2.3"), won={"SA1": 1}, reserve={"axis": "A1"})
    play(table, "A1 AF1.1")
    assert options(table) == ["WE", "PO", "EE", "SA"]


# Words


@SIDES
def test_a_weapon_goes_from_the_pile_to_the_bag_and_from_there_to_the_reserve(
    side: str, seat: int, own: str, enemy: str
) -> None:
    """§2.13 Each side has a bag and a reserve of its own; the pile is for both."""
    table = position(
        reserve={"axis": "A1 N1", "allies": "A1 N1"},
        bag={"axis": "F1 F2", "allies": "F1 F2"},
        pile="EA4 EN4",
        to_move=side,
    )
    play(table, "A1 WE1.2", "EN4")
    assert (table.state.pile, table.state.bag[seat], table.state.reserve[seat]) == (
        ["EA4"],
        ["F1", "F2", "EN4"],
        ["N1"],
    )
    play(table, "EN4")
    assert (table.state.bag[seat], table.state.reserve[seat]) == (["F1", "F2"], ["N1", "EN4"])
    assert (table.state.bag[1 - seat], table.state.reserve[1 - seat]) == (["F1", "F2"], ["A1", "N1"])


def bots_choice(stratagem: str, campaigns: list[str], **chosen: bool) -> Table[War]:
    """The bot about to place, these campaigns complete."""
    return position(
        "solo",
        placed=filled(*campaigns),
        won=dict.fromkeys(campaigns, 1),
        reserve={"axis": "F1 F1 F1 F1 F1"},
        stratagem=stratagem,
        **chosen,
    )


def test_improved_research_is_research() -> None:
    """§2.14 The second row of Eastern Europe has no other research, and counts (ruling R44)."""
    assert trace(bots_choice("research_development", ["EE1"]), "theatre")["SG4.T"] == ["WE", "PO", "EE", "AF"]


def test_improved_production_is_production() -> None:
    """§2.14 The second row of Africa has no other production, and counts (ruling R44)."""
    assert trace(bots_choice("economic_warfare", ["AF1"]), "theatre")["SG8.T"] == ["WE", "PO", "EE", "AF"]


@pytest.mark.parametrize(
    ("stratagem", "line", "others"),
    [("research_development", "SG4.T", ["PO", "AF"]), ("economic_warfare", "SG8.T", ["PO", "EE"])],
)
@pytest.mark.parametrize("agreed", [{}, {"rp_counts_as_both": True}])
def test_research_and_production_is_a_family_of_its_own_unless_agreed_otherwise(
    stratagem: str, line: str, others: list[str], agreed: dict[str, bool]
) -> None:
    """§2.14 In the third row of Western Europe it is neither research nor production; ruling R44 has an option."""
    table = bots_choice(stratagem, ["WE1", "WE2"], **agreed)
    assert trace(table, "theatre")[line] == [*(["WE"] if agreed else []), *others]


@pytest.mark.parametrize(
    ("taken", "chosen"),
    [
        ([], "EE3.3"),
        (["3"], "EE3.1"),
        (["3", "1"], "EE3.2"),
        (["3", "1", "2"], "EE3.4"),
        (["3", "1", "2", "4"], "EE3.5"),
    ],
)
def test_every_other_effect_is_a_family_by_itself(taken: list[str], chosen: str) -> None:
    """§2.14 To the bot strategic, bombing, tactical, propaganda and blank spaces are five different things."""
    above = filled("EE1", "EE2")
    table = position(
        "solo",
        placed={**above, **{f"EE3.{number}": "allies A1" for number in taken}},
        won={"EE1": 1, "EE2": 1},
        finished=dict.fromkeys(["WE", "PO", "AF", "SA"], 1),
        reserve={"axis": "F1"},
        stratagem="rapid_deployment",
    )
    assert table.state.placed[chosen].side == 0


@pytest.mark.parametrize("scenario", ["base", "nippon"])
def test_every_sign_on_a_battle_track_says_what_it_is_for_and_so_does_its_middle(scenario: str) -> None:
    """§2.8 The red cell is no sign, but the only one of its colour."""
    tracks = [each for each in Table.new(GAME, scenario).view(0).tracks if each.id.startswith("battle ")]
    assert tracks
    assert all({*track.cells} == {0, *track.signs} for track in tracks)
