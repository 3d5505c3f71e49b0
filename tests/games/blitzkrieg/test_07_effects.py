"""Chapter 7: what the battle spaces do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, events, options, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import War, weapons_in_pile
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table

BOARD = printed("base")
SIDES = [("axis", 0, "Ax"), ("allies", 1, "Al")]
BOTH_SIDES = pytest.mark.parametrize(("name", "side", "half"), SIDES)
ONE_KIND = {"axis": "A1 A1 A1", "allies": "A1 A1 A1"}  # draws without a question


def reach(space: str, **more: Any) -> Table[War]:
    """A position where the rows above this space are full, and all of it may be played."""
    spot = BOARD.spots[space]
    above = [row for row in BOARD.rows[spot.theatre] if row.id < spot.campaign]
    taken = {other: "axis FB0" for row in above for other in row.spaces}
    won = {row.id: 0 for row in above}
    given: dict[str, Any] = {"bag": ONE_KIND, **more}
    return position(**{**given, "placed": {**taken, **more.get("placed", {})}, "won": won})


def told_to(table: Table[War], seat: int, name: str) -> list[tuple[Any, ...]]:
    """What a seat has read about one kind of event."""
    assert table.journal is not None
    return [event.args for _, event in table.journal.seen_by(seat) if event.name == name]


@pytest.mark.parametrize("space", ["WE2.3", "WE3.3", "PO2.4", "PO3.3", "EE2.3", "EE3.5", "AF2.3", "SA2.3"])
def test_a_space_without_an_icon_does_nothing(space: str) -> None:
    """§7.1 Only the marker and the draw of the turn follow."""
    table = play(reach(space), f"F1 {space}")
    assert [name for name, *_ in events(table)] == ["turn", "placed", "marker", "drew", "turn"]
    assert table.state.score == [0, 0]
    assert sorted(table.state.reserve[0]) == ["A1", "A1", "N1"]
    assert table.state.reserve[1] == ["A1", "N1", "F1"]


@BOTH_SIDES
@pytest.mark.parametrize("space", ["WE1.1", "WE2.2", "PO2.2", "EE1.2"])
def test_production_draws_one_token_from_the_own_bag(space: str, name: str, side: int, half: str) -> None:
    """§7.2 One more token than the draw of the turn, and from nobody else's bag."""
    bag = {"axis": "A3 N2 F2", "allies": "A3 N2 F2"}
    table = play(reach(space, bag=bag, to_move=name), f"F1 {space}")
    assert (table.pending.seat, table.pending.name, options(table)) == (CHANCE, "produce", ["A3", "F2", "N2"])
    play(table, "N2")
    assert table.pending.name == "draw"
    play(table, "A3")
    assert table.state.reserve[side] == ["A1", "N1", "N2", "A3"]
    assert table.state.bag[side] == ["F2"]
    assert table.state.bag[1 - side] == ["A3", "N2", "F2"]


@BOTH_SIDES
def test_improved_production_draws_two_tokens(name: str, side: int, half: str) -> None:
    """§7.3 Two, then the draw of the turn."""
    bag = {"axis": "A3 N2 F2 A2", "allies": "A3 N2 F2 A2"}
    table = play(reach("AF2.2", bag=bag, to_move=name), "F1 AF2.2", "N2", "F2", "A3")
    assert [entry.name for entry in table.entries[1:]] == ["produce", "produce", "draw"]
    assert table.state.reserve[side] == ["A1", "N1", "N2", "F2", "A3"]
    assert table.state.bag[side] == ["A2"]


def test_improved_production_takes_what_the_bag_has() -> None:
    """§7.3 §6.3.2 A bag of one gives one, and the draw of the turn finds nothing."""
    table = play(reach("AF2.2", bag={"axis": "A3"}), "F1 AF2.2")
    assert table.state.reserve[0] == ["A1", "N1", "A3"]
    assert table.pending.seat == 1


@BOTH_SIDES
@pytest.mark.parametrize("space", ["WE1.2", "PO1.2", "AF1.3"])
def test_research_takes_one_random_weapon_into_the_own_bag(space: str, name: str, side: int, half: str) -> None:
    """§7.4.1 From the pile into the bag."""
    table = play(reach(space, pile="SPY EA4 NUK", to_move=name), f"F1 {space}")
    assert (table.pending.seat, table.pending.name, options(table)) == (CHANCE, "research", ["EA4", "NUK", "SPY"])
    play(table, "NUK")
    assert table.pending.name == "draw"
    assert table.state.pile == ["SPY", "EA4"]
    assert table.state.bag[side] == ["A1", "A1", "A1", "NUK"]
    assert "NUK" not in table.state.bag[1 - side] + table.state.reserve[side] + table.state.reserve[1 - side]


def test_research_is_uniform_over_the_pile() -> None:
    """§7.4.1 Two equal weapons are twice as likely as one."""
    table = play(reach("WE1.2", pile="EA4 SPY EA4"), "F1 WE1.2")
    assert options(table) == ["EA4", "SPY"]
    assert table.pending.weights == [2, 1]


@BOTH_SIDES
def test_the_taker_sees_the_weapon_and_the_opponent_does_not(name: str, side: int, half: str) -> None:
    """§7.4.1 The opponent is told that something was taken."""
    table = play(reach("WE1.2", pile="SPY EA4", to_move=name), "F1 WE1.2", "SPY")
    assert told_to(table, side, "researched") == [(side, "SPY")]
    assert told_to(table, 1 - side, "researched") == []
    assert told_to(table, 1 - side, "researched_unseen") == [(side,)]


def test_players_may_agree_not_to_look_at_what_they_research() -> None:
    """§7.4.1 With look_at_research off nobody chooses or reads the weapon; it shows when it is drawn."""
    table = play(reach("WE1.2", pile="SPY EA4 EA4", bag={"axis": "A2"}, look_at_research=False), "F1 WE1.2")
    assert weapons_in_pile(table.state) == 2
    assert told_to(table, 0, "researched_unseen") == [(0,)]
    assert (table.pending.name, options(table), table.pending.weights) == ("draw", ["A2", "EA4", "SPY"], [3, 2, 1])
    play(table, "SPY")
    assert table.state.reserve[0] == ["A1", "N1", "SPY"]
    assert table.state.bag[0] == ["A2"]
    assert table.state.pile == ["EA4", "EA4"]
    assert weapons_in_pile(table.state) == 2


def test_research_without_looking_cannot_take_more_than_the_pile_holds() -> None:
    """§7.4.1 §6.3.2 The last weapon is in a bag already, though nobody knows which it is."""
    table = reach("PO2.1", pile="SPY", bag={"axis": "A2 ?"}, look_at_research=False)
    assert weapons_in_pile(table.state) == 0
    play(table, "F1 PO2.1", "A2")
    assert table.state.bag[0] == ["?"]


def test_a_researched_weapon_is_not_at_hand_before_it_is_drawn() -> None:
    """§7.4.2 Not for the next turn, unless the draw brings it."""
    table = reach("WE1.2", pile="EA4 NUK", bag={"axis": "A2", "allies": "A1 A1"})
    late = play(table.fork(), "F1 WE1.2", "EA4", "A2", "A1 WE1.3")
    assert "EA4" not in late.state.reserve[0]
    assert spaces_offered(late, "EA4") == []
    early = play(table, "F1 WE1.2", "EA4", "EA4", "A1 WE1.3")
    assert spaces_offered(early, "EA4") == ["EE1.1", "EE1.2", "AF1.1", "AF1.3", "AF1.4", "SA1.2", "SA1.3"]


@BOTH_SIDES
@pytest.mark.parametrize("space", ["PO2.1", "EE2.2"])
def test_improved_research_takes_two_weapons(space: str, name: str, side: int, half: str) -> None:
    """§7.5 One after the other, both into the bag, both secret."""
    table = play(reach(space, pile="SPY EA4 NUK SCI", to_move=name), f"F1 {space}", "NUK", "EA4")
    assert table.pending.name == "draw"
    assert table.state.pile == ["SPY", "SCI"]
    assert table.state.bag[side][-2:] == ["NUK", "EA4"]
    assert told_to(table, side, "researched") == [(side, "NUK"), (side, "EA4")]
    assert told_to(table, 1 - side, "researched_unseen") == [(side,), (side,)]


@pytest.mark.parametrize(("pile", "gained"), [("NUK", ["NUK"]), ("", [])])
def test_improved_research_takes_what_the_pile_has(pile: str, gained: list[str]) -> None:
    """§7.5 §6.3.2 A pile of one gives one weapon, an empty one none."""
    table = play(reach("EE2.2", pile=pile, bag={"axis": ""}, reserve={"axis": "F1 A1"}), "F1 EE2.2")
    assert table.state.reserve[0] + table.state.bag[0] == ["A1", *gained]
    assert table.state.pile == []


@BOTH_SIDES
def test_research_and_production_goes_straight_into_the_reserve(name: str, side: int, half: str) -> None:
    """§7.6 Never into the bag; the opponent does not see which."""
    table = play(reach("WE3.1", pile="SPY EN4", to_move=name), "F1 WE3.1", "EN4")
    assert table.state.reserve[side] == ["A1", "N1", "EN4", "A1"]
    assert table.state.bag[side] == ["A1", "A1"]
    assert table.state.pile == ["SPY"]
    assert told_to(table, side, "armed") == [(side, "EN4")]
    assert told_to(table, 1 - side, "armed") == []
    assert told_to(table, 1 - side, "armed_unseen") == [(side,)]


def test_a_weapon_of_research_and_production_may_be_played_in_the_same_turn() -> None:
    """§7.6 §6.4.3 A blitz token that takes it can be followed by it."""
    table = play(reach("WE3.1", pile="SPY EN4", reserve={"axis": "FB0"}), "FB0 WE3.1", "EN4")
    assert options(table) == ["EN4 WE3.3", "stop"]


def test_research_and_production_on_an_empty_pile_is_lost() -> None:
    """§7.6 §6.3.2 No weapon, no penalty."""
    table = play(reach("WE3.1", pile=""), "F1 WE3.1")
    assert table.state.reserve[0] == ["A1", "N1", "A1"]
    assert table.pending.seat == 1


def test_the_pile_does_not_count_weapons_nobody_has_looked_at_in_bags() -> None:
    """§7.6 §6.3.2 The only weapon left lies face down in the bot's bag."""
    table = reach("WE3.1", scenario="solo", pile="EN4", bag={"axis": "?", "allies": "A1"}, to_move="allies")
    play(table, "F1 WE3.1")
    assert table.state.reserve[1] == ["A1", "N1", "A1"]


@BOTH_SIDES
@pytest.mark.parametrize(
    ("space", "points"),
    [("WE1.3", 1), ("PO3.2", 2), ("EE2.1", 1), ("EE3.4", 2), ("AF1.4", 1), ("SA1.1", 2), ("SA1.2", 1), ("SA2.2", 2)],
)
def test_propaganda_scores_at_once(space: str, points: int, name: str, side: int, half: str) -> None:
    """§7.7 Before the marker moves, and for the placing side only."""
    table = play(reach(space, score=(3, 3), to_move=name), f"F1 {space}")
    assert table.state.score[side] == 3 + points
    assert table.state.score[1 - side] == 3
    assert [what for what, *_ in events(table, "propaganda", "marker")] == ["propaganda", "marker"]


@BOTH_SIDES
@pytest.mark.parametrize("space", ["WE2.1", "PO1.1", "PO3.1", "EE3.1", "SA2.1"])
def test_bombing_sends_one_random_token_back_into_the_enemy_bag(space: str, name: str, side: int, half: str) -> None:
    """§7.8.1 From the reserve behind the other screen."""
    held = {"axis": "F1 A3 N2", "allies": "F1 A3 N2"}
    table = play(reach(space, reserve=held, to_move=name), f"F1 {space}")
    assert (table.pending.seat, table.pending.name, options(table)) == (CHANCE, "bomb", ["A3", "F1", "N2"])
    play(table, "N2")
    assert table.state.reserve[1 - side] == ["F1", "A3"]
    assert table.state.bag[1 - side] == ["A1", "A1", "A1", "N2"]
    assert table.state.reserve[side] == ["A3", "N2", "A1"]


def test_bombing_hits_every_token_of_the_reserve_alike() -> None:
    """§7.8.1 §7.8.2 Two equal tokens are hit twice as often."""
    table = play(reach("PO1.1", reserve={"axis": "F1 A1", "allies": "A1 N2 A1"}), "F1 PO1.1")
    assert (options(table), table.pending.weights) == (["A1", "N2"], [2, 1])


@BOTH_SIDES
def test_bomber_and_victim_both_know_the_bombed_token(name: str, side: int, half: str) -> None:
    """§7.8.2 The bomber may look at it."""
    table = play(reach("PO1.1", reserve={"axis": "F1 A3 N2", "allies": "F1 A3 N2"}, to_move=name), "F1 PO1.1", "A3")
    assert told_to(table, side, "bombed") == told_to(table, 1 - side, "bombed") == [(side, "A3", 1 - side)]


@BOTH_SIDES
def test_a_bombed_special_weapon_goes_into_its_owner_s_bag(name: str, side: int, half: str) -> None:
    """§7.8.3 It does not return to the pile, and its owner may draw it again (ruling R9)."""
    held = {"axis": "F1 SPY", "allies": "F1 SPY"}
    table = play(reach("PO1.1", reserve=held, pile="EA4 NUK", to_move=name), "F1 PO1.1", "SPY")
    assert table.state.pile == ["EA4", "NUK"]
    assert table.state.bag[1 - side] == ["A1", "A1", "A1", "SPY"]
    play(table, "F1 SA1.2")
    assert options(table) == ["A1", "SPY"]


def test_bombing_an_empty_reserve_does_nothing() -> None:
    """§7.8.4 There is nothing to discard; the bag stays as it was (ruling R8)."""
    table = play(reach("PO1.1", reserve={"axis": "F1 A1", "allies": ""}, bag={"allies": "A1 N2"}), "F1 PO1.1")
    assert table.state.bag[1] == ["A1", "N2"]
    assert events(table, "bombed", "bombed_nothing") == [("bombed_nothing", 0)]
    assert shown(table, "PO") == "Ax 1"


@BOTH_SIDES
def test_who_is_bombed_out_of_tokens_loses_at_the_next_turn(name: str, side: int, half: str) -> None:
    """§7.8.5 A full bag does not help: there is no emergency draw."""
    held = {"axis": "F1", "allies": "F1"}
    table = play(reach("PO1.1", reserve=held, to_move=name), "F1 PO1.1")
    assert table.over
    assert GAME.result(table.state).winners == (side,)
    assert table.state.bag[1 - side] == ["A1", "A1", "A1", "F1"]


@BOTH_SIDES
@pytest.mark.parametrize(("space", "cells"), [("EE1.1", 1), ("EE3.2", 2), ("AF1.2", 1), ("AF2.1", 2)])
def test_tactical_advantage_advances_here(space: str, cells: int, name: str, side: int, half: str) -> None:
    """§7.9.1 The marker of this theatre, by this many cells besides the strength; no other marker."""
    table = play(reach(space, to_move=name), f"F1 {space}")
    here = space[:2]
    assert {theatre: shown(table, theatre) for theatre in BOARD.theatres} == {
        theatre: f"{half} {cells + 1}" if theatre == here else "0" for theatre in BOARD.theatres
    }


@BOTH_SIDES
def test_tactical_advantage_crosses_the_centre(name: str, side: int, half: str) -> None:
    """§7.9.1 §2.11 From the enemy half onto the own."""
    other = SIDES[1 - side][2]
    table = play(reach("AF2.1", marker={"AF": f"{other} 1"}, to_move=name), "F1 AF2.1")
    assert shown(table, "AF") == f"{half} 2"


def test_tactical_advantage_comes_before_the_strength() -> None:
    """§7.9.2 Two moves of the marker, in this order."""
    table = play(reach("EE3.2"), "A1 EE3.2")
    assert events(table, "marker") == [("marker", "tactical", "EE", 0, 2), ("marker", "strength", "EE", 2, 3)]


@pytest.mark.parametrize(("name", "at", "end"), [("axis", 10, 11), ("allies", -10, -11)])
def test_tactical_advantage_stops_at_the_end_cell(name: str, at: int, end: int) -> None:
    """§7.9.2 Two cells are offered, one is left."""
    table = play(reach("AF2.1", marker={"AF": at}, reserve={name: "SCI A1"}, to_move=name), "SCI AF2.1")
    assert events(table, "marker")[0] == ("marker", "tactical", "AF", at, end)


@BOTH_SIDES
@pytest.mark.parametrize(("token", "start"), [("SCI", 9), ("A1", 8), ("A3", 6)])
def test_tactical_movement_counts_towards_closing(token: str, start: int, name: str, side: int, half: str) -> None:
    """§7.9.3 The last cell is reached with tactical 2, be it alone or with the strength."""
    more = {"marker": {"AF": f"{half} {start}"}, "reserve": {name: f"{token} N1"}, "to_move": name}
    table = play(reach("AF2.1", **more), f"{token} AF2.1")
    assert table.state.finished == {"AF": side}
    one_less = {**more, "marker": {"AF": f"{half} {start - 1}"}}
    table = play(reach("AF2.1", **one_less), f"{token} AF2.1")
    assert table.state.finished == {}


@BOTH_SIDES
@pytest.mark.parametrize(("space", "cells"), [("WE3.2", 3), ("PO2.3", 2), ("EE3.3", 3), ("AF1.1", 3), ("SA1.3", 1)])
def test_strategic_advantage_moves_one_other_marker(space: str, cells: int, name: str, side: int, half: str) -> None:
    """§7.10.1 §7.10.2 Any other theatre may be chosen, and that one alone moves; never the own one."""
    others = [theatre for theatre in BOARD.theatres if theatre != space[:2]]
    for chosen in others:
        table = play(reach(space, to_move=name), f"F1 {space}")
        assert (table.pending.seat, table.pending.name, options(table)) == (side, "strategic", others)
        play(table, chosen)
        moved = {theatre: shown(table, theatre) for theatre in BOARD.theatres if table.state.marker[theatre]}
        assert moved == {chosen: f"{half} {cells}", space[:2]: f"{half} 1"}


def test_strategic_advantage_cannot_go_to_a_finished_theatre() -> None:
    """§7.10.1 Neither to a closed one nor to one that filled up."""
    table = play(reach("AF1.1", finished={"WE": 1, "SA": -1}), "F1 AF1.1")
    assert options(table) == ["PO", "EE"]


def test_the_theatre_of_the_token_is_no_target() -> None:
    """§7.10.2 Even if it is the only one left but one."""
    table = play(reach("SA1.3", finished={"WE": 1, "PO": -1, "EE": 0}), "F1 SA1.3")
    assert shown(table, "AF") == "Ax 1"
    assert shown(table, "SA") == "Ax 1"
    assert table.pending.name == "place"


def test_w8_strategic_advantage_stops_one_short() -> None:
    """§7.10.3 From Ax 12 three cells lead to Ax 13; the Pacific is not closed."""
    table = play(reach("AF1.1", marker={"PO": "Ax 12"}), "A1 AF1.1", "PO")
    assert shown(table, "PO") == "Ax 13"
    assert shown(table, "AF") == "Ax 1"
    assert table.state.finished == {}
    assert table.state.score == [0, 0]


@BOTH_SIDES
@pytest.mark.parametrize(
    ("theatre", "start", "stop"),
    [("WE", 10, 13), ("WE", 11, 13), ("PO", 12, 13), ("EE", 11, 13), ("AF", 7, 10), ("AF", 8, 10), ("AF", 9, 10)],
)
def test_no_theatre_is_closed_by_strategy(theatre: str, start: int, stop: int, name: str, side: int, half: str) -> None:
    """§7.10.3 Reaching or passing the end cell is replaced by the cell before it, on long and short tracks."""
    space = "EE3.3" if theatre != "EE" else "AF1.1"
    table = play(reach(space, marker={theatre: f"{half} {start}"}, to_move=name), f"F1 {space}", theatre)
    assert shown(table, theatre) == f"{half} {stop}"
    assert table.state.finished == {}
    assert table.state.score == [0, 0]


@BOTH_SIDES
def test_a_marker_one_short_may_be_chosen_and_stays(name: str, side: int, half: str) -> None:
    """§7.10.4 A wasted choice, but a legal one (ruling R5)."""
    table = play(reach("AF1.1", marker={"PO": f"{half} 13"}, to_move=name), "F1 AF1.1")
    assert "PO" in options(table)
    play(table, "PO")
    assert shown(table, "PO") == f"{half} 13"


def test_the_limit_never_pulls_a_marker_back() -> None:
    """§7.10.4 Should a marker ever stand beyond it, it stands there still (ruling R6)."""
    table = play(reach("AF1.1", marker={"PO": "Ax 14"}), "F1 AF1.1", "PO")
    assert shown(table, "PO") == "Ax 14"


@BOTH_SIDES
def test_all_cells_of_a_strategic_advantage_go_to_one_theatre(name: str, side: int, half: str) -> None:
    """§7.10.5 One question, no smaller number; also from the enemy half across the centre."""
    other = SIDES[1 - side][2]
    table = play(reach("WE3.2", marker={"SA": f"{other} 1"}, to_move=name), "F1 WE3.2")
    assert options(table) == ["PO", "EE", "AF", "SA"]
    play(table, "SA")
    assert shown(table, "SA") == f"{half} 2"
    assert [entry.name for entry in table.entries] == ["place", "strategic"]


def test_without_another_unfinished_theatre_strategy_is_lost() -> None:
    """§7.10.6 Nothing is asked, nothing moves but by the token's strength."""
    table = play(reach("AF1.1", finished={"WE": 1, "PO": -1, "EE": 0, "SA": -1}), "F1 AF1.1")
    assert table.pending.name == "place"
    assert {theatre: at for theatre, at in table.state.marker.items() if at} == {"AF": 1}
    assert events(table, "marker") == [("marker", "strength", "AF", 0, 1)]


def test_a_marker_moved_by_strategy_scores_when_its_row_is_completed_later() -> None:
    """§7.10.7 The lead in Eastern Europe changes hands now, its two points are given in the next turn."""
    table = reach("AF1.1", placed={"EE1.1": "allies A1"}, marker={"EE": "Al 1"}, reserve={"allies": "A1 FB0"})
    play(table, "F1 AF1.1", "EE")
    assert shown(table, "EE") == "Ax 2"
    assert table.state.score == [0, 0]
    assert table.state.won == {}
    play(table, "A1 EE1.2")
    assert table.state.score == [2, 0]


def test_strategy_gives_no_point_for_passing_an_icon() -> None:
    """§7.10.7 The icons count only where a row is completed."""
    table = play(reach("EE3.3", marker={"AF": "Ax 3"}, score=(5, 0)), "F1 EE3.3", "AF")
    assert shown(table, "AF") == "Ax 6"
    assert table.state.score == [5, 0]
