"""Chapter 6: the turn, one placement in order, and the blitz follow-up."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import GAME, events, options, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import War
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.table import Table

SIDES = pytest.mark.parametrize(("side", "seat", "own", "enemy"), [("axis", 0, "Ax", "Al"), ("allies", 1, "Al", "Ax")])
OTHER = {"axis": "allies", "allies": "axis"}
NO_DRAWS = {"axis": "", "allies": ""}
BOARD = printed("base")


def filled(*campaigns: str, but: str = "") -> dict[str, str]:
    """All spaces of these campaigns under Allied navies, perhaps but one."""
    rows = [BOARD.campaigns[campaign] for campaign in campaigns]
    return {space: "allies N1" for row in rows for space in row.spaces if space != but}


def asked(table: Table[War]) -> tuple[int, str]:
    """Who is asked now, and what."""
    assert table.pending is not None
    return table.pending.seat, table.pending.name


def happened(table: Table[War]) -> list[str]:
    """The names of the events since the position was set up."""
    return [event[0] for event in events(table)]


# 6.0 The turn


def test_the_sides_take_turns() -> None:
    """§6.0.1 Axis, Allies, Axis, …"""
    table = position(reserve={"axis": "F1 F1", "allies": "F1 F1"}, bag=NO_DRAWS)
    movers = []
    for space in ("AF1.4", "SA1.1", "SA1.2", "WE1.3"):
        movers.append(asked(table))
        play(table, f"F1 {space}")
    assert movers == [(0, "place"), (1, "place"), (0, "place"), (1, "place")]


@SIDES
def test_a_turn_is_place_effect_marker_draw_in_this_order(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.0.1 Four steps, then it is the enemy's turn."""
    table = position(reserve={side: "N1 A1"}, bag={"axis": "N2", "allies": "N2"}, to_move=side)
    play(table, "N1 SA1.1")
    assert happened(table) == ["turn", "placed", "propaganda", "marker", "drew", "turn"]
    assert table.state.side == 1 - seat


@SIDES
def test_nobody_may_pass(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.0.2 Every option places a token, and nothing else is accepted (ruling R30)."""
    table = position(to_move=side)
    assert all(len(option.split(" ")) == 2 for option in options(table))
    for answer in ("stop", "pass", ""):
        with pytest.raises(IllegalAnswer):
            table.answer(answer)
    assert table.state.placed == {}


ONE_WAY = {
    "finished": dict.fromkeys(["WE", "PO", "EE", "AF"], 0),
    "placed": {"SA1.3": "axis A1", "SA1.1": "axis N1"},
    "bag": NO_DRAWS,
    "to_move": "allies",
}


def test_a_single_legal_placement_is_asked_for_all_the_same() -> None:
    """§6.0.2 §11.5 Who can place must; but that there was one way only would tell what the reserve holds."""
    table = position(reserve={"allies": "A1"}, **ONE_WAY)
    assert (asked(table), options(table)) == ((1, "place"), ["A1 SA1.2"])


def test_alone_against_the_bot_a_single_legal_placement_is_made_unasked() -> None:
    """§6.0.2 The only token goes to the only space it fits; the bot has nothing to learn from it."""
    table = position("solo", reserve={"allies": "A1"}, **ONE_WAY)
    assert table.state.placed["SA1.2"].token == "A1"


@SIDES
@pytest.mark.parametrize(
    ("reserve", "finished"),
    [("", []), ("A1 A2 GEN", ["WE", "EE", "AF", "SA"]), ("SPY", [])],
    ids=["no token", "none fits", "nothing to copy"],
)
def test_who_cannot_place_at_the_start_of_a_turn_loses(
    reserve: str, finished: list[str], side: str, seat: int, own: str, enemy: str
) -> None:
    """§6.0.3 At once, though he has more points and a full bag."""
    score = (20, 3) if side == "axis" else (3, 20)
    table = position(reserve={side: reserve}, finished=dict.fromkeys(finished, 0), score=score, to_move=side)
    assert (table.over, table.state.winner, table.state.ending) == (True, 1 - seat, "cannot_place")


def test_the_enemy_who_cannot_place_loses_when_his_turn_comes() -> None:
    """§6.0.3 Not before: the turn of the other side is played to its end."""
    table = position(reserve={"axis": "N1", "allies": "A1"}, bag={"axis": "N2", "allies": ""})
    play(table, "N1 PO1.1")
    assert happened(table)[-4:] == ["marker", "drew", "turn", "ended"]
    assert (table.state.winner, table.state.ending) == (0, "cannot_place")


# 6.1 Place


@SIDES
def test_any_token_of_the_reserve_may_go_to_any_fitting_space_of_an_active_campaign(
    side: str, seat: int, own: str, enemy: str
) -> None:
    """§6.1.1 In every theatre; equal tokens are one option, the enemy's tokens none."""
    table = position(reserve={side: "A1 A1 N2", OTHER[side]: "F1"}, to_move=side)
    land, sea = ["WE1.2", "EE1.1", "EE1.2", "AF1.1"], ["WE1.1", "PO1.1", "PO1.2", "AF1.2", "SA1.1"]
    both = ["WE1.3", "AF1.3", "AF1.4", "SA1.2", "SA1.3"]
    expected = [*(f"A1 {space}" for space in land + both), *(f"N2 {space}" for space in sea + both)]
    assert sorted(options(table)) == sorted(expected)


@pytest.mark.parametrize("space", ["AF1.1", "AF1.2", "AF1.3", "AF1.4"])
def test_spaces_of_a_row_are_taken_in_any_order(space: str) -> None:
    """§6.1.2 The first token may take any of the four, and the three others stay open."""
    table = position(reserve={"axis": "TF4", "allies": "F1"}, bag=NO_DRAWS)
    play(table, f"TF4 {space}")
    in_africa = [other for other in spaces_offered(table, "F1") if other.startswith("AF")]
    assert in_africa == [other for other in BOARD.campaigns["AF1"].spaces if other != space]


@pytest.mark.parametrize(
    "token", ["A1", "N1", "F1", "FB0", "GEN", "ADM", "EF3", "TF4", "BA1", "XF1", "NUK", "PAR", "LDR", "SPY"]
)
def test_rows_that_are_not_active_are_closed_to_all_but_the_scientist(token: str) -> None:
    """§6.1.3 Neither the row below the active one nor a row already full."""
    table = position(placed=filled("EE1"), won={"EE1": 1}, reserve={"axis": token}, last={"allies": "F1"})
    rows = {space.split(".")[0] for space in spaces_offered(table, token)}
    assert rows <= {"WE1", "PO1", "EE2", "AF1", "SA1"}
    assert "EE2" in rows


@pytest.mark.parametrize(("token", "last"), [("SCI", "A1"), ("SPY", "SCI")])
def test_rows_that_are_not_active_are_open_to_the_scientist_and_his_spy(token: str, last: str) -> None:
    """§6.1.3 All of them, wherever a space is free."""
    table = position(placed=filled("EE1"), won={"EE1": 1}, reserve={"axis": token}, last={"allies": last})
    rows = {space.split(".")[0] for space in spaces_offered(table, token)}
    assert rows == set(BOARD.campaigns) - {"EE1"}


@SIDES
def test_a_space_without_icon_may_be_taken_and_does_nothing(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.1.4 The marker moves and one token is drawn, that is all."""
    table = position(
        placed=filled("PO1"),
        won={"PO1": 1},
        reserve={side: "N1 A1"},
        bag={"axis": "N2 N2", "allies": "N2 N2"},
        to_move=side,
    )
    play(table, "N1 PO2.4")
    assert happened(table) == ["turn", "placed", "marker", "drew", "turn"]
    assert shown(table, "PO") == f"{own} 1"


@SIDES
def test_a_placed_token_leaves_the_reserve_for_good(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.1.5 One of two equal tokens goes; it is in no bag, and stays where it was put while others follow."""
    table = position(reserve={side: "F1 F1 N1", OTHER[side]: "A1 A1"}, bag=NO_DRAWS, to_move=side)
    play(table, "F1 AF1.4")
    s = table.state
    assert (s.reserve[seat], s.bag[seat]) == (["F1", "N1"], [])
    play(table, "A1 AF1.1", "WE", "N1 AF1.2", "A1 EE1.1")
    assert (s.placed["AF1.4"].side, s.placed["AF1.4"].token) == (seat, "F1")


@SIDES
@pytest.mark.parametrize("onlooker", [0, 1])
def test_a_placed_token_lies_face_up(onlooker: int, side: str, seat: int, own: str, enemy: str) -> None:
    """§6.1.5 Both sides see what it is and whose."""
    table = play(position(bag=NO_DRAWS, to_move=side), "F1 AF1.4")
    on_space = [thing for thing in GAME.view(table, onlooker).things if thing.at == "AF1.4"]
    assert [(thing.kind, thing.owner) for thing in on_space] == [("F1", seat)]


# 6.2 Order of resolution


def test_identity_and_strength_are_fixed_before_the_space_works() -> None:
    """§6.2.1 Partisans behind by one: tactical advantage levels the track, and they still count 3 (ruling R19)."""
    table = position(marker={"EE": "Al 1"}, reserve={"axis": "PAR"}, bag=NO_DRAWS)
    play(table, "PAR EE1.1")
    assert events(table, "placed") == [("placed", 0, "PAR", "EE1.1", "PAR", 3)]
    assert shown(table, "EE") == "Ax 3"


def test_a_spy_is_told_as_what_it_became() -> None:
    """§6.2.1 The copied identity is announced with the placement, before any effect (ruling R12)."""
    table = position(reserve={"axis": "SPY"}, bag=NO_DRAWS, last={"allies": "A3"})
    play(table, "SPY EE1.2")
    assert events(table)[1] == ("placed", 0, "SPY", "EE1.2", "A3", 3)


def test_a_commander_counts_himself_once() -> None:
    """§6.2.1 His strength is taken before he lies on the space."""
    table = position(placed={"SA1.1": "axis F1"}, reserve={"axis": "GEN"}, bag=NO_DRAWS)
    assert shown(play(table, "GEN SA1.2"), "SA") == "Ax 2"


@SIDES
@pytest.mark.parametrize(("token", "score"), [("F2", 2), ("TF4", 0), ("LDR", 4)])
def test_the_effect_is_applied_once_or_never_or_twice(
    token: str, score: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§6.2.2 Never for a task force, twice for leadership."""
    table = play(position(reserve={side: token}, bag=NO_DRAWS, to_move=side), f"{token} SA1.1")
    assert table.state.score[seat] == score


def test_bombing_and_retreats_come_between_effect_and_marker() -> None:
    """§6.2.3 Whichever ability the token has (rulings R10 and R11)."""
    table = position(reserve={"axis": "XF1", "allies": "A1 A1"}, bag=NO_DRAWS)
    play(table, "XF1 SA1.1")
    assert happened(table)[1:5] == ["placed", "propaganda", "bombed", "marker"]
    table = position(placed=filled("EE1"), won={"EE1": 1}, reserve={"axis": "NUK"}, bag=NO_DRAWS)
    play(table, "NUK EE2.1")
    causes = [(event[1], event[2]) for event in events(table, "marker")]
    assert causes == [*[("retreat", theatre) for theatre in ("WE", "PO", "AF", "SA")], ("strength", "EE")]
    assert happened(table)[1:4] == ["placed", "propaganda", "marker"]


@SIDES
def test_the_marker_moves_by_strength_after_the_effect(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.2.4 First one cell of tactical advantage, then three of strength (ruling R72)."""
    table = position(reserve={side: "A3"}, bag=NO_DRAWS, to_move=side)
    play(table, "A3 EE1.1")
    sign = 1 if side == "axis" else -1
    assert events(table, "marker") == [
        ("marker", "tactical", "EE", 0, sign),
        ("marker", "strength", "EE", sign, 4 * sign),
    ]


@SIDES
def test_reaching_the_end_with_the_last_space_is_closing_and_not_completing(
    side: str, seat: int, own: str, enemy: str
) -> None:
    """§6.2.5 One check: the row just filled is scored within the closing, with a single bonus."""
    table = position(
        placed=filled("SA1", "SA2", but="SA2.3"), won={"SA1": 1}, marker={"SA": f"{own} 9"},
        reserve={side: "F2"}, bag=NO_DRAWS, to_move=side,
    )  # fmt: skip
    play(table, "F2 SA2.3")
    assert table.state.finished == {"SA": seat}
    assert table.state.score[seat] == 4 + 2


@SIDES
def test_short_of_the_end_a_full_row_is_completed(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.2.5 Otherwise, and only if it is full."""
    table = position(
        placed=filled("SA1", but="SA1.2"), marker={"SA": f"{own} 8"}, reserve={side: "F2"}, bag=NO_DRAWS, to_move=side
    )
    play(table, "F2 SA1.2")
    assert table.state.finished == {}
    assert (table.state.won, table.state.score[seat]) == ({"SA1": seat}, 1 + 2 + 2)


def test_the_check_comes_after_tactical_advantage_and_strength_together() -> None:
    """§6.2.5 Tactical advantage alone reaches the end, but the theatre closes after the strength (ruling R1)."""
    table = position(placed=filled("AF1"), won={"AF1": 1}, marker={"AF": "Ax 9"}, reserve={"axis": "A1"}, bag=NO_DRAWS)
    play(table, "A1 AF2.1")
    assert [event[:2] for event in events(table, "marker", "closed")] == [
        ("marker", "tactical"),
        ("marker", "strength"),
        ("closed", 0),
    ]


def test_the_enemys_end_is_no_closing_cell_of_the_mover() -> None:
    """§6.2.5 A marker one short on the enemy's half closes nothing for anybody."""
    table = position(marker={"SA": "Al 10"}, reserve={"axis": "FB0 A1"}, bag=NO_DRAWS)
    play(table, "FB0 SA1.1", "stop")
    assert (table.state.finished, shown(table, "SA")) == ({}, "Al 10")


def test_after_the_last_placement_comes_the_draw_and_then_the_look_at_the_score() -> None:
    """§6.2.6 25 points by the first of two placements end nothing before the second and the draw are done."""
    table = position(score=(3, 24), to_move="allies", reserve={"allies": "FB0 N1 A1"}, bag={"axis": "", "allies": "A2"})
    play(table, "FB0 SA1.2")
    assert (asked(table), table.state.score) == ((1, "follow_up"), [3, 25])
    play(table, "N1 SA1.1")
    assert happened(table)[-4:] == ["propaganda", "marker", "drew", "ended"]
    assert (table.state.winner, table.state.score) == (1, [3, 27])


# 6.3 Effects in general


@SIDES
def test_an_effect_belongs_to_whoever_placed_the_token(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.3.1 He chooses the target, draws and scores, and may not decline."""
    table = position(reserve={side: "A1"}, bag=NO_DRAWS, to_move=side)
    play(table, "A1 AF1.1")
    assert asked(table) == (seat, "strategic")
    assert options(table) == ["WE", "PO", "EE", "SA"]
    with pytest.raises(IllegalAnswer):
        table.answer("stop")
    assert shown(play(table, "SA"), "SA") == f"{own} 3"


@SIDES
def test_draws_of_an_effect_are_the_placers(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.3.1 Production fills the own reserve, research the own bag, propaganda the own score."""
    bags = {"axis": "N2 N2 N2", "allies": "N2 N2 N2"}
    table = position(reserve={side: "N1 A1", OTHER[side]: "A1"}, bag=bags, pile="EA4", to_move=side)
    play(table, "N1 WE1.1")
    assert (table.state.reserve[seat], table.state.reserve[1 - seat]) == (["A1", "N2", "N2"], ["A1"])
    play(table, "A1 WE1.2")
    assert (table.state.pile, table.state.bag[1 - seat].count("EA4"), table.state.bag[seat]) == ([], 1, ["N2"])


@SIDES
def test_production_from_an_empty_bag_is_lost(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.3.2 No draw, no penalty: the marker moves and the game goes on (ruling R7)."""
    table = play(position(reserve={side: "A1 N1"}, bag=NO_DRAWS, to_move=side), "A1 EE1.2")
    assert (table.state.reserve[seat], shown(table, "EE"), table.over) == (["N1"], f"{own} 1", False)


@pytest.mark.parametrize(("bag", "reserve"), [("N1 N1 N1", 3), ("N1 N1", 2), ("N1", 1), ("", 0)])
def test_improved_production_draws_what_there_is(bag: str, reserve: int) -> None:
    """§6.3.2 Two, then one for the draw step, as far as the bag goes."""
    table = position(placed=filled("AF1"), won={"AF1": 1}, reserve={"axis": "F1"}, bag={"axis": bag, "allies": ""})
    assert len(play(table, "F1 AF2.2").state.reserve[0]) == reserve


@pytest.mark.parametrize(("pile", "taken"), [("EA4 EA4 EA4", 2), ("EA4", 1), ("", 0)])
def test_improved_research_takes_what_there_is(pile: str, taken: int) -> None:
    """§6.3.2 Two weapons, or the last one, or none."""
    table = position(placed=filled("PO1"), won={"PO1": 1}, reserve={"axis": "F1"}, bag=NO_DRAWS, pile=pile)
    play(table, "F1 PO2.1")
    assert len(table.state.bag[0]) + len(table.state.reserve[0]) == taken
    assert shown(table, "PO") == "Ax 1"


def test_other_effects_without_means_are_lost_too() -> None:
    """§6.3.2 Nothing in the pile, nobody to bomb, no other theatre: the token still counts."""
    table = position(reserve={"axis": "A1 N1"}, bag=NO_DRAWS, pile="")
    assert shown(play(table, "A1 WE1.2"), "WE") == "Ax 1"
    above = {"placed": filled("WE1", "WE2"), "won": {"WE1": 1, "WE2": 1}}
    table = position(**above, reserve={"axis": "F1"}, bag=NO_DRAWS, pile="")  # type: ignore[arg-type]
    assert shown(play(table, "F1 WE3.1"), "WE") == "Ax 1"
    table = position(reserve={"axis": "N1", "allies": ""}, bag=NO_DRAWS)
    assert shown(play(table, "N1 PO1.1"), "PO") == "Ax 1"
    table = position(finished=dict.fromkeys(["WE", "PO", "EE", "SA"], 1), reserve={"axis": "A1"}, bag=NO_DRAWS)
    assert shown(play(table, "A1 AF1.1"), "AF") == "Ax 1"


# 6.4 Blitz follow-up


def test_w7_a_blitz_draws_for_its_follow_up_and_the_turn_draws_once() -> None:
    """§6.4.3 §6.4.8 The note on blitz, as the inventory works it out."""
    table = position(reserve={"axis": "FB0 A1 N1"}, bag={"axis": "A2 F1", "allies": ""}, pile="EA4")
    play(table, "FB0 WE1.1", "A2")
    assert (table.state.reserve[0], shown(table, "WE")) == (["A1", "N1", "A2"], "0")
    play(table, "A1 WE1.2", "F1")
    assert shown(table, "WE") == "Ax 1"
    assert (table.state.reserve[0], table.state.bag[0]) == (["N1", "A2", "F1"], ["EA4"])
    assert table.state.side == 1


@SIDES
@pytest.mark.parametrize("token", ["FB0", "BA1", "BN1"])
def test_a_follow_up_may_be_left_out(token: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§6.4.1 A person may stop; then the turn goes on with the draw (ruling R16)."""
    bags = {"axis": "N2", "allies": "N2"}
    table = play(position(reserve={side: f"{token} A1"}, bag=bags, to_move=side), f"{token} AF1.4")
    assert asked(table) == (seat, "follow_up")
    assert options(table)[-1] == "stop"
    play(table, "stop")
    assert (len(table.state.placed), table.state.reserve[seat], table.state.side) == (1, ["A1", "N2"], 1 - seat)


def test_the_bot_always_takes_its_follow_up() -> None:
    """§6.4.1 It places a second token without being asked."""
    table = position("solo", reserve={"axis": "FB0 A1"}, bag=NO_DRAWS, pile="", stratagem="rapid_deployment")
    assert [placed.token for placed in table.state.placed.values()] == ["FB0", "A1"]
    assert len({space[:2] for space in table.state.placed}) == 1


@SIDES
def test_the_blitz_token_is_resolved_completely_before_its_follow_up(
    side: str, seat: int, own: str, enemy: str
) -> None:
    """§6.4.2 Effect, marker and the row it completed are done when the follow-up is asked for."""
    table = position(
        placed={"SA1.1": f"{side} N1", "SA1.3": f"{side} N1"}, marker={"SA": f"{own} 3"},
        reserve={side: "BA1 A1"}, bag=NO_DRAWS, to_move=side,
    )  # fmt: skip
    play(table, "BA1 SA1.2")
    assert asked(table) == (seat, "follow_up")
    assert (table.state.score[seat], shown(table, "SA")) == (1 + 2 + 1, f"{own} 4")


@pytest.mark.parametrize("drawn", ["A2", "F1"])
def test_a_token_drawn_by_the_blitz_itself_may_follow(drawn: str) -> None:
    """§6.4.3 What its production space brought is in the reserve now."""
    table = position(reserve={"axis": "FB0"}, bag={"axis": "A2 F1", "allies": ""}, pile="")
    play(table, "FB0 WE1.1", drawn)
    assert options(table) == [f"{drawn} WE1.2", f"{drawn} WE1.3", "stop"]
    play(table, f"{drawn} WE1.3")
    assert table.state.placed["WE1.3"].token == drawn


@SIDES
def test_a_follow_up_stays_in_the_theatre_and_fits_its_space(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.4.4 No other theatre, no sea for armies, no row but the active one."""
    table = position(reserve={side: "FB0 A1 N1"}, bag=NO_DRAWS, to_move=side)
    play(table, "FB0 AF1.4")
    assert options(table) == ["A1 AF1.1", "A1 AF1.3", "N1 AF1.2", "N1 AF1.3", "stop"]


def test_a_follow_up_goes_to_the_next_row_if_the_blitz_completed_the_active_one() -> None:
    """§6.4.4 Legal is what is legal now."""
    table = position(placed={"PO1.1": "axis N1"}, reserve={"axis": "FB0 A1 N1"}, bag=NO_DRAWS, pile="")
    play(table, "FB0 PO1.2")
    assert options(table) == ["A1 PO2.4", "N1 PO2.1", "N1 PO2.2", "N1 PO2.3", "N1 PO2.4", "stop"]


@SIDES
def test_a_follow_up_is_a_full_placement(side: str, seat: int, own: str, enemy: str) -> None:
    """§6.4.5 Its effect, its strength and the row it completes all count."""
    table = position(placed={"SA1.3": f"{side} N1"}, reserve={side: "FB0 N3"}, bag=NO_DRAWS, to_move=side)
    play(table, "FB0 SA1.2", "N3 SA1.1")
    assert (table.state.score[seat], shown(table, "SA")) == (1 + 2 + 2, f"{own} 3")


def test_a_follow_up_may_close_the_theatre() -> None:
    """§6.4.5 §6.4.7 And then the chain has nowhere to go on."""
    table = position(
        placed=filled("SA1"), won={"SA1": 1}, marker={"SA": "Ax 10"}, reserve={"axis": "FB0 BN1 A1"}, bag=NO_DRAWS
    )
    play(table, "FB0 SA2.3", "BN1 SA2.1", "A1")
    assert (table.state.finished, table.state.side) == ({"SA": 0}, 1)


def test_a_blitz_may_follow_a_blitz_and_be_followed() -> None:
    """§6.4.5 Three tokens in one turn, and a fourth if the third is a blitz too."""
    table = position(reserve={"axis": "FB0 BA1 BN1 A1 A2"}, bag=NO_DRAWS, pile="")
    play(table, "FB0 AF1.4", "BN1 AF1.2", "BA1 AF1.3")
    assert asked(table) == (0, "follow_up")
    play(table, "A2 AF1.1", "WE")
    assert (table.state.won, table.state.side) == ({"AF1": 0}, 1)
    assert shown(table, "AF") == "Ax 5"


@pytest.mark.parametrize(("token", "last"), [("SCI", "A1"), ("SPY", "SCI")])
def test_a_scientist_may_follow_to_any_free_space_of_that_theatre_only(token: str, last: str) -> None:
    """§6.4.6 The follow-up binds the theatre, the scientist is only freed from the active row (ruling R17)."""
    table = position(reserve={"axis": f"FB0 {token}"}, bag=NO_DRAWS, last={"allies": last})
    play(table, "FB0 AF1.4")
    free = ["AF1.1", "AF1.2", "AF1.3", "AF2.1", "AF2.2", "AF2.3"]
    assert options(table) == [*(f"{token} {space}" for space in free), "stop"]


@SIDES
@pytest.mark.parametrize("rest", ["", "A1 A2"], ids=["reserve empty", "nothing fits"])
def test_without_a_legal_follow_up_nothing_happens(rest: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§6.4.7 The Pacific has no room for armies: nobody loses, one token is drawn.

    §11.5 Whether anything would fit the enemy cannot know, unless there is nothing left: so it is asked.
    """
    bags = {"axis": "N2", "allies": "N2"}
    table = position(reserve={side: f"FB0 {rest}"}, bag=bags, to_move=side, pile="")
    play(table, "FB0 PO1.2")
    if rest:
        assert (asked(table), options(table)) == ((seat, "follow_up"), ["stop"])
        play(table, "stop")
    assert (asked(table), table.over) == ((1 - seat, "place"), False)
    assert table.state.reserve[seat] == [*rest.split(), "N2"]


@SIDES
@pytest.mark.parametrize(("marker", "closed"), [(10, True), (5, False)], ids=["closed", "full"])
def test_no_follow_up_into_a_finished_theatre(
    marker: int, closed: bool, side: str, seat: int, own: str, enemy: str
) -> None:
    """§6.4.7 Whether the blitz token won it or merely filled it; a scientist does not follow either."""
    taken = filled("SA1", "SA2", but="SA2.3")
    if closed:
        del taken["SA2.2"]
    table = position(
        placed=taken,
        won={"SA1": 1},
        marker={"SA": f"{own} {marker}"},
        reserve={side: "BA1 A1 SCI"},
        bag=NO_DRAWS,
        to_move=side,
    )
    play(table, "BA1 SA2.3")
    assert table.state.finished == {"SA": seat if closed else -1}
    assert asked(table) == (1 - seat, "place")


@SIDES
@pytest.mark.parametrize("follow_ups", [["stop"], ["A1 AF1.3"], ["BA1 AF1.3", "A1 AF1.1", "WE"]])
def test_the_turn_draws_one_token_however_many_were_placed(
    follow_ups: list[str], side: str, seat: int, own: str, enemy: str
) -> None:
    """§6.4.8 One, two or three placed: one drawn."""
    bags = {"axis": "N2 N2 N2 N2", "allies": "N2 N2 N2 N2"}
    table = position(reserve={side: "FB0 BA1 A1"}, bag=bags, pile="", to_move=side)
    play(table, "FB0 AF1.4", *follow_ups)
    assert table.state.side == 1 - seat
    assert table.state.reserve[seat].count("N2") == 1
    assert len(table.state.bag[seat]) == 3
