"""Chapter 4: special weapons."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import GAME, events, options, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import War
from visavis.kernel.table import Table

SIDES = pytest.mark.parametrize(("side", "seat", "own", "enemy"), [("axis", 0, "Ax", "Al"), ("allies", 1, "Al", "Ax")])
OTHER = {"axis": "allies", "allies": "axis"}
NO_DRAWS = {"axis": "", "allies": ""}
ICON = {"bombard_needs_icon": True}  # ruling R10
NUMBER = {"spy_copies_number": True}  # ruling R12
BOARD = printed("base")
TYPES = {"army": ("land", "both"), "navy": ("sea", "both"), "air": ("land", "sea", "both")}


def first_rows(kind: str) -> list[str]:
    """The spaces of the first rows that suit an army, a navy or air."""
    rows = [rows[0] for rows in BOARD.rows.values()]
    return [space for row in rows for space in row.spaces if BOARD.spots[space].type in TYPES[kind]]


def filled(*campaigns: str, but: str = "") -> dict[str, str]:
    """All spaces of these campaigns under Allied navies, perhaps but one."""
    rows = [BOARD.campaigns[campaign] for campaign in campaigns]
    return {space: "allies N1" for row in rows for space in row.spaces if space != but}


def use(token: str, space: str, *answers: object, side: str = "axis", **more: object) -> Table[War]:
    """One token placed and its questions answered, nothing to draw afterwards."""
    table = position(reserve={side: token, OTHER[side]: "A1 A1 A1 A1"}, bag=NO_DRAWS, to_move=side, **more)  # type: ignore[arg-type]
    return play(table, f"{token} {space}", *answers)


# 4.1 to 4.3 Elite forces, task forces, blitz units


@SIDES
@pytest.mark.parametrize(
    ("token", "kind", "strength"),
    [
        *[("EA4", "army", 4), ("EN4", "navy", 4), ("EF3", "air", 3)],
        *[("TA5", "army", 5), ("TN5", "navy", 5), ("TF4", "air", 4)],
        *[("BA1", "army", 1), ("BN1", "navy", 1), ("XN2", "navy", 2), ("XF1", "air", 1), ("NUK", "army", 7)],
    ],
)
def test_a_weapon_is_of_its_arm_and_has_its_strength(
    token: str, kind: str, strength: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.1.1 §4.2.1 §4.3.1 §4.4.1 §4.5.1 Where it may go, and how far the marker follows."""
    table = position(reserve={side: token, OTHER[side]: "A1 A1"}, bag=NO_DRAWS, to_move=side)
    assert spaces_offered(table, token) == first_rows(kind)
    play(table, f"{token} AF1.4")
    assert shown(table, "AF") == f"{own} {strength}"


@pytest.mark.parametrize("token", ["EA4", "EN4", "EF3"])
def test_elite_forces_have_no_other_property(token: str) -> None:
    """§4.1.1 The effect of the space works once, nobody is bombed, nothing may follow."""
    table = use(token, "SA1.2")
    assert table.state.score == [1, 0]
    assert len(table.state.reserve[1]) == 4
    assert table.state.side == 1


@SIDES
@pytest.mark.parametrize("space", ["WE1.1", "WE1.3", "PO1.1", "PO1.2", "AF1.1", "AF1.3", "AF1.4", "SA1.3", "EE1.2"])
def test_a_task_force_ignores_the_effect_of_its_space(space: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§4.2.1 Production, propaganda, bombing, research and strategic advantage do not happen, wished or not."""
    table = position(
        reserve={side: "TF4", OTHER[side]: "A1 A1"}, bag={"axis": "N1 N1 N1", "allies": "N1 N1 N1"}, to_move=side
    )
    play(table, f"TF4 {space}")
    s = table.state
    assert (s.side, s.score, len(s.pile), s.reserve[1 - seat]) == (1 - seat, [0, 0], 16, ["A1", "A1"])
    assert s.reserve[seat] == ["N1"]
    assert {t: shown(table, t) for t in s.marker} == {t: f"{own} 4" if t == space[:2] else "0" for t in s.marker}


@pytest.mark.parametrize(("token", "space", "cells"), [("TA5", "EE1.1", 5), ("TN5", "AF1.2", 5), ("EA4", "EE1.1", 5)])
def test_a_task_force_gets_no_tactical_advantage(token: str, space: str, cells: int) -> None:
    """§4.2.1 Five cells for its strength; an elite army of 4 gets as far with the space's help."""
    assert shown(use(token, space), space[:2]) == f"Ax {cells}"


def test_a_task_force_completes_a_campaign_like_any_unit() -> None:
    """§4.2.2 The row is scored, and the bonus with it."""
    table = use("TA5", "EE1.2", placed={"EE1.1": "allies A1"})
    assert table.state.score == [3, 0]


@SIDES
def test_a_task_force_that_closes_a_theatre_applies_the_other_free_spaces(
    side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.2.2 Its own space stays silent, the leftovers do not (ruling R21)."""
    table = use("TF4", "SA1.1", side=side, marker={"SA": f"{own} 7"})
    assert options(table) == ["SA1.2", "SA1.3", "SA2.1", "SA2.2"]
    play(table, "SA1.2", "SA1.3", "WE", "SA2.2")
    assert table.state.score[seat] == 1 + 2 + (2 + 4) + 2
    assert shown(table, "WE") == f"{own} 1"
    assert len(table.state.reserve[1 - seat]) == 3


@SIDES
@pytest.mark.parametrize("token", ["BA1", "BN1"])
def test_a_blitz_unit_may_be_followed_in_its_theatre(token: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§4.3.1 Strength 1, the space's effect, then one more token."""
    table = position(reserve={side: f"{token} N2 A2"}, bag=NO_DRAWS, to_move=side)
    play(table, f"{token} SA1.2")
    assert (table.state.score[seat], shown(table, "SA")) == (1, f"{own} 1")
    assert options(table) == ["A2 SA1.3", "N2 SA1.1", "N2 SA1.3", "stop"]
    play(table, "N2 SA1.1")
    assert (table.state.score[seat], shown(table, "SA"), table.state.side) == (3, f"{own} 3", 1 - seat)


@pytest.mark.parametrize(("weapon", "commander"), [("BA1", "GEN"), ("BN1", "ADM")])
def test_a_blitz_unit_is_a_weapon_to_general_and_admiral(weapon: str, commander: str) -> None:
    """§4.3.1 They do not count it, not even as its own follow-up."""
    table = position(reserve={"axis": f"{weapon} {commander} A1 N1"}, bag=NO_DRAWS)
    play(table, f"{weapon} AF1.4", f"{commander} AF1.3", "EA4")
    assert shown(table, "AF") == "Ax 2"


# 4.4 Bombardment


@SIDES
@pytest.mark.parametrize(("token", "cells"), [("XN2", 2), ("XF1", 1)])
def test_bombardment_bombs_besides_the_effect_of_its_space(
    token: str, cells: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.4.1 Two points of propaganda, and one token of the enemy back in his bag."""
    table = use(token, "SA1.1", side=side)
    assert table.state.score[seat] == 2
    assert table.state.bag[1 - seat] == ["A1"]
    assert len(table.state.reserve[1 - seat]) == 3
    assert shown(table, "SA") == f"{own} {cells}"


def test_the_extra_bombing_comes_after_the_effect_and_before_the_marker() -> None:
    """§4.4.2 Propaganda, bombing, strength (ruling R10)."""
    table = use("XN2", "SA1.1")
    assert [event[0] for event in events(table)][2:5] == ["propaganda", "bombed", "marker"]


@SIDES
@pytest.mark.parametrize(
    ("agreed", "space", "left"), [({}, "PO2.4", 3), (ICON, "PO2.4", 4), ({}, "PO2.2", 3), (ICON, "PO2.2", 3)]
)
def test_the_extra_bombing_needs_no_icon_unless_agreed_otherwise(
    agreed: dict[str, bool], space: str, left: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.4.2 On a blank space too; with the other reading of ruling R10 only beside a real effect."""
    table = use("XN2", space, side=side, placed=filled("PO1"), won={"PO1": 1}, **agreed)
    assert len(table.state.reserve[1 - seat]) == left
    assert shown(table, "PO") == f"{own} 2"


@pytest.mark.parametrize("agreed", [{}, ICON])
def test_bombardment_on_a_bombing_space_bombs_twice(agreed: dict[str, bool]) -> None:
    """§4.4.3 One after the other, each with its own draw."""
    table = position(reserve={"axis": "XN2", "allies": "A1 N1 F1"}, bag=NO_DRAWS, **agreed)
    play(table, "XN2 PO1.1", "N1")
    assert options(table) == ["A1", "F1"]
    play(table, "F1")
    assert (table.state.reserve[1], table.state.bag[1]) == (["A1"], ["N1", "F1"])


def test_bombardment_that_closes_a_theatre_bombs_once_of_its_own() -> None:
    """§4.4.4 Once for the token and once for the free bombing space, not once for each leftover (ruling R21)."""
    table = use("XF1", "SA1.1", "SA1.2", "SA1.3", "WE", "SA2.1", marker={"SA": "Ax 10"})
    assert table.state.finished == {"SA": 0}
    assert len(table.state.reserve[1]) == 2


# 4.5 Nuclear bomb


def test_w10_the_nuclear_bomb_throws_back_every_other_front() -> None:
    """§4.5.1 §4.5.2 §4.5.3 §4.5.5 The note on the bomb, as the inventory works it out."""
    table = position(
        marker={"PO": "Al 12", "AF": "Ax 1", "SA": 0, "WE": "Ax 5"},
        reserve={"axis": "NUK A1"},
        bag={"axis": "N1 N2", "allies": ""},
    )
    play(table, "NUK EE1.2", "N2")
    markers = {theatre: shown(table, theatre) for theatre in table.state.marker}
    assert markers == {"WE": "Ax 3", "PO": "Al 13", "EE": "Ax 7", "AF": "Al 1", "SA": "Al 2"}
    assert table.state.reserve[0] == ["A1", "N2", "N1"]
    assert table.state.finished == {}


@SIDES
def test_a_nuclear_bomb_is_an_army_of_seven(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.5.1 It may not go to sea."""
    table = position(reserve={side: "NUK"}, bag=NO_DRAWS, to_move=side, pile="")
    assert spaces_offered(table, "NUK") == first_rows("army")
    assert shown(play(table, "NUK WE1.2"), "WE") == f"{own} 7"


@SIDES
def test_all_other_theatres_retreat_and_nobody_is_asked(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.5.2 Four markers go two cells towards the enemy, the bomb's own theatre does not."""
    table = use("NUK", "WE1.2", side=side, pile="")
    assert [shown(table, theatre) for theatre in table.state.marker] == [f"{own} 7", *[f"{enemy} 2"] * 4]
    assert table.state.side == 1 - seat


@SIDES
@pytest.mark.parametrize(
    ("theatre", "before", "after"),
    [("PO", 11, 13), ("PO", 12, 13), ("PO", 13, 13), ("AF", 8, 10), ("AF", 9, 10), ("AF", 10, 10)],
)
def test_a_retreat_stops_one_short_of_the_enemys_end(
    theatre: str, before: int, after: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.5.3 §4.5.4 It never closes a theatre, and a marker already one short does not move."""
    table = use("NUK", "WE1.2", side=side, pile="", marker={theatre: f"{enemy} {before}"})
    assert shown(table, theatre) == f"{enemy} {after}"
    assert table.state.finished == {}


@SIDES
@pytest.mark.parametrize(("marker", "winner"), [("Ax 11", 0), ("Al 11", 1), ("Ax 4", -1), ("Al 10", -1)])
def test_a_finished_theatre_does_not_retreat(
    marker: str, winner: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.5.4 Neither a closed nor a full one (ruling R4)."""
    placed, won = (filled("SA1", "SA2"), {"SA1": 1, "SA2": 1}) if winner < 0 else ({}, {})
    table = use(
        "NUK", "WE1.2", side=side, pile="", placed=placed, won=won, marker={"SA": marker}, finished={"SA": winner}
    )
    assert shown(table, "SA") == marker
    assert shown(table, "AF") == f"{enemy} 2"


@SIDES
def test_the_bombs_space_effect_comes_before_the_retreats(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.5.5 Strategic advantage stops at 13, then two back: the other way round it would stand on 13 (ruling R11)."""
    table = use("NUK", "AF1.1", "PO", side=side, marker={"PO": f"{own} 12"})
    assert shown(table, "PO") == f"{own} 11"


@SIDES
def test_the_retreats_come_before_the_bombs_own_move(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.5.5 Seven cells close a theatre; its leftover strategic advantage finds the others moved back."""
    table = use(
        "NUK", "EE3.1", "EE3.3", "PO",
        side=side, placed=filled("EE1", "EE2"), won={"EE1": 1, "EE2": 1}, marker={"EE": f"{own} 7", "PO": f"{own} 12"},
    )  # fmt: skip
    assert table.state.finished == {"EE": seat}
    assert shown(table, "PO") == f"{own} 13"


@SIDES
def test_a_retreat_completes_and_scores_nothing(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.5.6 Leads change hands on tracks with completed rows; the points stay where they are."""
    table = use(
        "NUK", "WE1.2",
        side=side, pile="", placed=filled("PO1", "EE1"), won={"PO1": seat, "EE1": seat}, score=(5, 6),
        marker={"PO": f"{own} 1", "EE": f"{enemy} 9"},
    )  # fmt: skip
    assert (shown(table, "PO"), shown(table, "EE")) == (f"{enemy} 1", f"{enemy} 11")
    assert table.state.score == [5, 6]
    assert table.state.won == {"PO1": seat, "EE1": seat}


# 4.6 Spy


def spy_after(token: str, space: str, *answers: object, side: str = "axis", **more: object) -> Table[War]:
    """The enemy of this side has just placed a token; its spy may answer."""
    table = position(
        reserve={OTHER[side]: f"{token} A1 A1 A1", side: "SPY N1"}, bag=NO_DRAWS, to_move=OTHER[side], pile="", **more  # type: ignore[arg-type]
    )  # fmt: skip
    return play(table, f"{token} {space}", *answers)


@SIDES
@pytest.mark.parametrize(
    ("token", "kind", "strength"),
    [("A3", "army", 3), ("N2", "navy", 2), ("F2", "air", 2), ("EA4", "army", 4), ("EN4", "navy", 4), ("EF3", "air", 3)],
)
def test_a_spy_takes_type_and_strength_of_the_enemys_last_token(
    token: str, kind: str, strength: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.6.1 §4.6.3 It goes where the copied token could go, and moves the marker as far."""
    table = spy_after(token, "AF1.4", side=side)
    assert spaces_offered(table, "SPY") == [space for space in first_rows(kind) if space != "AF1.4"]
    play(table, "SPY SA1.2")
    assert shown(table, "SA") == f"{own} {strength}"


def test_a_spy_does_not_copy_its_own_sides_token() -> None:
    """§4.6.1 The opponent's, not the own last one."""
    table = position(reserve={"axis": "SPY"}, bag=NO_DRAWS, last={"axis": "N3", "allies": "A1"})
    assert spaces_offered(table, "SPY") == first_rows("army")


def test_a_spy_copies_the_bots_scientist_as_the_bot_plays_it() -> None:
    """§4.6.1 §4.6.3 Air of strength 3, bound to the active rows (ruling R15)."""
    table = position("solo", reserve={"allies": "SPY A1"}, bag=NO_DRAWS, to_move="allies", last={"axis": "SCI*"})
    assert spaces_offered(table, "SPY") == first_rows("air")
    assert play(table, "SPY SA1.2").state.placed["SA1.2"].strength == 3


@SIDES
def test_of_several_tokens_a_spy_copies_the_very_last(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.6.2 After a blitz and its follow-up it is the follow-up (ruling R12)."""
    table = position(
        reserve={OTHER[side]: "FB0 A3 N1 A1", side: "SPY"},
        bag=NO_DRAWS,
        to_move=OTHER[side],
        placed={"EE1.1": "axis A1"},
    )
    play(table, "FB0 AF1.4", "A3 AF1.1", "WE", "SPY SA1.2")
    assert table.state.placed["SA1.2"].identity == "A3"
    assert table.state.side == 1 - seat


def test_a_stopped_blitz_is_the_token_a_spy_copies() -> None:
    """§4.6.2 Nothing followed it, so it was the last."""
    table = play(spy_after("FB0", "AF1.4", "stop"), "SPY SA1.2")
    assert table.state.placed["SA1.2"].identity == "FB0"
    assert table.pending.name == "follow_up"  # type: ignore[union-attr]


def test_a_spy_copying_a_scientist_may_go_to_any_free_space() -> None:
    """§4.6.3 Also below the active row; strength 0."""
    table = spy_after("SCI", "WE1.3")
    assert len(spaces_offered(table, "SPY")) == 40
    play(table, "SPY EE3.4")
    assert (table.state.score[0], shown(table, "EE")) == (2, "0")


@SIDES
@pytest.mark.parametrize(
    ("token", "beside", "strength"),
    [("GEN", "A1", 2), ("GEN", "F1", 2), ("GEN", "N1", 1), ("ADM", "N1", 2), ("ADM", "FB0", 2), ("ADM", "A1", 1)],
)
def test_a_spy_as_general_or_admiral_counts_its_own_sides_units(
    token: str, beside: str, strength: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.6.4 In its own theatre, itself as the commander included; the enemy commander's number is forgotten."""
    placed = {"AF1.3": f"{OTHER[side]} F1", "AF1.4": f"{OTHER[side]} F1", "SA1.1": f"{side} {beside}"}
    space = "AF1.1" if token == "GEN" else "AF1.2"
    answers = ["WE"] if token == "GEN" else []
    table = spy_after(token, space, *answers, side=side, placed=placed)
    assert table.state.placed[space].strength == 3
    play(table, "SPY SA1.2")
    assert table.state.placed["SA1.2"].strength == strength
    assert shown(table, "SA") == f"{own} {strength}"


@pytest.mark.parametrize(("agreed", "strength"), [({}, 1), (NUMBER, 3)])
def test_a_spy_copies_the_ability_or_if_agreed_the_number(agreed: dict[str, bool], strength: int) -> None:
    """§4.6.4 A general of 3 makes a spy of 1 in an empty theatre; with the other reading of ruling R12 one of 3."""
    placed = {"EE1.1": "allies A1", "EE2.1": "allies A1"}
    table = spy_after("GEN", "EE1.2", placed=placed, **agreed)
    assert table.state.placed["EE1.2"].strength == 3
    assert shown(play(table, "SPY SA1.2"), "SA") == f"Ax {strength}"


@pytest.mark.parametrize("agreed", [{}, NUMBER])
def test_a_spy_copies_a_printed_number_in_either_reading(agreed: dict[str, bool]) -> None:
    """§4.6.1 §4.6.4 Ruling R12 makes no difference to an army of 3, nor to tokens that are no spies."""
    table = play(spy_after("A3", "AF1.4", **agreed), "SPY SA1.2")
    assert shown(table, "SA") == "Ax 3"
    play(table, "A1 EE1.1")
    assert shown(table, "EE") == "Al 2"


@SIDES
@pytest.mark.parametrize(("agreed", "behind", "level"), [({}, 3, 1), (NUMBER, 1, 1)])
def test_a_spy_as_partisans_looks_at_the_marker_from_its_own_side(
    agreed: dict[str, bool], behind: int, level: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.6.5 Where the enemy's partisans were ahead with 1, the spy is behind with 3; or 1, if numbers are copied."""
    table = spy_after("PAR", "AF1.4", side=side, marker={"AF": f"{enemy} 1"}, **agreed)
    assert shown(table, "AF") == f"{enemy} 2"
    fork = table.fork()
    play(fork, "SPY AF1.3")
    assert fork.state.placed["AF1.3"].strength == behind
    play(table, "SPY SA1.2")
    assert table.state.placed["SA1.2"].strength == level


@SIDES
@pytest.mark.parametrize("token", ["FB0", "BA1", "BN1"])
def test_a_spy_as_blitz_may_be_followed(token: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§4.6.6 By one more token of its owner, in the spy's theatre."""
    table = play(spy_after(token, "AF1.4", "stop", side=side), "SPY SA1.2")
    assert options(table) == ["N1 SA1.1", "N1 SA1.3", "stop"]
    play(table, "N1 SA1.1")
    assert table.state.placed["SA1.1"].side == seat


@SIDES
def test_a_spy_as_task_force_ignores_its_space(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.6.6 Four cells, no propaganda."""
    table = play(spy_after("TF4", "AF1.4", side=side), "SPY SA1.1")
    assert (shown(table, "SA"), table.state.score[seat]) == (f"{own} 4", 0)


@SIDES
def test_a_spy_as_bombardment_bombs_the_other_side(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.6.6 Besides the effect of its space."""
    table = spy_after("XN2", "AF1.4", "SPY", side=side)  # which of the two tokens the enemy's own bombing hit
    assert table.state.bag[seat] == ["SPY"]
    table = play(spy_after("XN2", "AF1.4", "N1", side=side), "SPY SA1.1")
    assert (table.state.score[seat], len(table.state.reserve[1 - seat])) == (2, 2)


@SIDES
def test_a_spy_as_nuclear_bomb_throws_back_the_other_theatres(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.6.6 Seven cells for its owner, two against him everywhere else."""
    table = spy_after("NUK", "EE1.2", side=side)
    assert [shown(table, t) for t in ("WE", "EE", "AF")] == [f"{own} 2", f"{enemy} 7", f"{own} 2"]
    play(table, "SPY WE1.2")
    assert [shown(table, t) for t in ("WE", "EE", "AF")] == [f"{own} 9", f"{enemy} 9", "0"]


@SIDES
def test_a_spy_as_leadership_applies_its_space_twice(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.6.6 On any type of space, strength 1."""
    table = spy_after("LDR", "AF1.4", side=side)
    assert spaces_offered(table, "SPY") == [space for space in first_rows("air") if space != "AF1.4"]
    play(table, "SPY SA1.1")
    assert (shown(table, "SA"), table.state.score[seat]) == (f"{own} 1", 4)


def test_a_spy_as_godzilla_is_army_and_navy_at_once() -> None:
    """§4.6.6 Strength 4, on land and at sea."""
    table = position("nippon", reserve={"japan": "GOD A1", "germany": "SPY"}, bag={"japan": "", "germany": ""}, pile="")
    play(table, "GOD SEA.2")
    assert {"SEA.1", "BOS.1", "BOS.2", "BOS.3", "JAX.2"} <= set(spaces_offered(table, "SPY"))
    assert shown(play(table, "SPY BOS.1"), "BOS") == "Ge 4"


@SIDES
def test_a_spy_with_nothing_to_copy_is_not_offered(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.6.7 The enemy has placed no token yet (ruling R13)."""
    table = position(reserve={side: "SPY A1"}, to_move=side)
    assert spaces_offered(table, "SPY") == []
    assert spaces_offered(table, "A1") == first_rows("army")


def test_a_lone_spy_with_nothing_to_copy_is_no_legal_token() -> None:
    """§4.6.7 Whoever holds nothing else cannot place."""
    table = position(reserve={"axis": "SPY"})
    assert (table.state.winner, table.state.ending) == (1, "cannot_place")


@pytest.mark.parametrize(("copied", "commander"), [("A3", "GEN"), ("N3", "ADM"), ("F1", "GEN"), ("F1", "ADM")])
def test_on_the_board_a_spy_is_a_weapon_again(copied: str, commander: str) -> None:
    """§4.6.8 No commander counts it, whatever it was when it was played (ruling R14)."""
    table = position(
        to_move="allies", reserve={"allies": f"{copied} A1 A1", "axis": f"SPY {commander}"}, bag=NO_DRAWS, pile=""
    )
    play(table, f"{copied} AF1.4", "SPY SA1.2", "A1 EE1.1", f"{commander} SA1.3", "WE")
    assert table.state.placed["SA1.3"].strength == 1


def test_a_spys_identity_is_fixed_when_it_is_placed() -> None:
    """§4.6.9 What the enemy plays later does not change what the spy was."""
    table = play(spy_after("A3", "AF1.4"), "SPY SA1.2", "A1 EE1.1")
    spy = table.state.placed["SA1.2"]
    assert (spy.token, spy.identity, spy.strength) == ("SPY", "A3", 3)


def test_a_spy_is_remembered_as_what_it_was() -> None:
    """§4.6.9 Whoever copied it would copy the army of 3 it had copied."""
    table = position(to_move="allies", reserve={"allies": "A3 A1 SPY", "axis": "SPY N1"}, bag=NO_DRAWS, pile="")
    play(table, "A3 AF1.4", "SPY SA1.2", "SPY SA1.3", "WE")
    assert table.state.placed["SA1.3"].identity == "A3"
    assert shown(table, "SA") == "0"


def test_a_spy_of_a_spy_recounts_for_its_own_side() -> None:
    """§4.6.9 §4.6.4 A general copied twice is a general of the second spy's owner."""
    placed = {"WE1.1": "allies F1", "WE1.3": "allies F1"}
    table = position(
        to_move="allies", placed=placed, reserve={"allies": "GEN SPY", "axis": "SPY N1"}, bag=NO_DRAWS, pile=""
    )
    play(table, "GEN EE1.2", "SPY SA1.2", "SPY WE1.2")
    assert table.state.placed["WE1.2"].strength == 3


# 4.7 Scientist


@SIDES
def test_a_scientist_has_no_strength(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.7.1 The marker stays, also when the space helps others."""
    table = use("SCI", "SA1.1", side=side, marker={"SA": f"{enemy} 3"})
    assert (shown(table, "SA"), table.state.score[seat]) == (f"{enemy} 3", 2)


@SIDES
def test_a_scientist_goes_to_any_free_space_of_an_unfinished_theatre(
    side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.7.2 Active row or not, land or sea; not onto other tokens, not into a finished theatre (ruling R18)."""
    table = position(
        placed={"WE2.2": "allies A1", "PO1.1": "axis N1", **filled("SA1", "SA2")},
        won={"SA1": 1, "SA2": 1},
        finished={"EE": 0, "SA": -1},
        reserve={side: "SCI"},
        to_move=side,
    )
    free = [space for space in BOARD.spots if space[:2] in ("WE", "PO", "AF") and space not in ("WE2.2", "PO1.1")]
    assert sorted(spaces_offered(table, "SCI")) == sorted(free)


@pytest.mark.parametrize(
    ("space", "answers", "score", "weapons", "markers"),
    [
        ("WE1.2", ["EA4"], 0, 1, {}),
        ("PO2.1", ["EA4", "EN4"], 0, 2, {}),
        ("EE3.4", [], 2, 0, {}),
        ("EE3.2", [], 0, 0, {"EE": "Ax 2"}),
        ("WE3.2", ["PO"], 0, 0, {"PO": "Ax 3"}),
        ("WE3.3", [], 0, 0, {}),
    ],
)
def test_a_scientists_space_works_as_usual(
    space: str, answers: list[str], score: int, weapons: int, markers: dict[str, str]
) -> None:
    """§4.7.3 Also in a row that is not active."""
    table = position(reserve={"axis": "SCI A1"}, bag=NO_DRAWS, pile="EA4 EN4 EF3")
    play(table, f"SCI {space}", *answers)
    assert (table.state.score[0], 3 - len(table.state.pile)) == (score, weapons)
    assert {t: shown(table, t) for t, at in table.state.marker.items() if at} == markers


@SIDES
@pytest.mark.parametrize(("cells", "closed"), [(9, True), (8, False)])
def test_a_scientist_may_close_a_theatre_by_tactical_advantage(
    cells: int, closed: bool, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.7.3 Two cells from a space of the second row bring the marker to its end (ruling R2)."""
    table = use("SCI", "AF2.1", side=side, marker={"AF": f"{own} {cells}"}, pile="")
    assert (table.state.finished == {"AF": seat}) is closed


@SIDES
@pytest.mark.parametrize(("lead", "mine", "theirs"), [(1, 3, 0), (0, 3, 3), (-1, 0, 3), (5, 4, 0)])
def test_a_scientist_may_complete_a_lower_row_before_a_higher_one(
    lead: int, mine: int, theirs: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.7.4 The row is scored at once, for whoever leads (ruling R18)."""
    at = lead if side == "axis" else -lead
    table = use("SCI", "WE2.3", side=side, placed=filled("WE2", but="WE2.3"), marker={"WE": at})
    assert (table.state.score[seat], table.state.score[1 - seat]) == (mine, theirs)
    assert "WE2" in table.state.won
    assert "WE1" not in table.state.won


def test_a_scientist_in_a_lower_row_leaves_the_active_campaign_as_it_is() -> None:
    """§4.7.5 And its space is missing when that row's time comes."""
    table = position(
        placed=filled("PO1", but="PO1.2"), reserve={"axis": "SCI F1", "allies": "F1 A1"}, bag=NO_DRAWS, pile=""
    )
    play(table, "SCI PO2.3", "WE")
    in_the_pacific = [space for space in spaces_offered(table, "F1") if space.startswith("PO")]
    assert in_the_pacific == ["PO1.2"]
    play(table, "F1 PO1.2")
    in_the_pacific = [space for space in spaces_offered(table, "F1") if space.startswith("PO")]
    assert in_the_pacific == ["PO2.1", "PO2.2", "PO2.4"]


def test_a_scientist_who_fills_the_active_row_opens_the_next() -> None:
    """§4.7.5 As any token does."""
    table = use("SCI", "PO1.2", placed={"PO1.1": "axis N1"}, pile="")
    assert "A1 PO2.4" in options(table)


# 4.8 Partisans


@SIDES
@pytest.mark.parametrize(("lead", "strength"), [(6, 1), (1, 1), (0, 1), (-1, 3), (-6, 3)])
def test_partisans_are_stronger_behind_the_lines(
    lead: int, strength: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§4.8.1 3 where the enemy leads, 1 on the centre cell or where the owner does."""
    at = lead if side == "axis" else -lead
    table = use("PAR", "SA1.2", side=side, marker={"SA": at})
    assert table.state.placed["SA1.2"].strength == strength
    assert table.state.marker["SA"] == at + strength * (1 if side == "axis" else -1)


def test_partisans_are_an_army() -> None:
    """§4.8.1 They do not swim."""
    assert spaces_offered(position(reserve={"axis": "PAR"}), "PAR") == first_rows("army")


@SIDES
def test_partisans_look_at_the_marker_before_the_space_works(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.8.2 One behind, tactical advantage brings the marker to the centre, and 3 still count (ruling R19)."""
    table = use("PAR", "EE1.1", side=side, marker={"EE": f"{enemy} 1"})
    assert shown(table, "EE") == f"{own} 3"


def test_partisans_look_at_their_own_theatre_only() -> None:
    """§4.8.1 Being behind elsewhere makes them no stronger."""
    assert shown(use("PAR", "SA1.2", marker={"WE": "Al 5"}), "SA") == "Ax 1"


# 4.9 Skilful leadership


@SIDES
def test_leadership_fits_every_space_with_strength_1(side: str, seat: int, own: str, enemy: str) -> None:
    """§4.9.1 Land, sea or both."""
    table = position(reserve={side: "LDR"}, bag=NO_DRAWS, to_move=side)
    assert spaces_offered(table, "LDR") == first_rows("air")
    assert shown(play(table, "LDR SA1.1"), "SA") == f"{own} 1"


def test_leadership_keeps_to_the_active_campaigns() -> None:
    """§4.9.1 It fits every type, but is no scientist."""
    table = position(placed=filled("WE1"), won={"WE1": 1}, reserve={"axis": "LDR"})
    assert {space.split(".")[0] for space in spaces_offered(table, "LDR")} == {"WE2", "PO1", "EE1", "AF1", "SA1"}


@pytest.mark.parametrize(
    ("space", "answers", "left"),
    [
        ("SA1.1", [], {"score": [4, 0]}),
        ("SA1.2", [], {"score": [2, 0]}),
        ("EE1.1", [], {"EE": "Ax 3"}),
        ("AF1.2", [], {"AF": "Ax 3"}),
        ("AF1.1", ["PO", "WE"], {"PO": "Ax 3", "WE": "Ax 3"}),
        ("SA1.3", ["PO", "PO"], {"PO": "Ax 2"}),
        ("PO1.1", ["A1", "N1"], {"enemy": ["F1"]}),
        ("PO1.2", ["EA4", "SPY"], {"pile": ["EN4", "NUK"], "drawn": []}),
        ("WE1.1", ["A2", "F2"], {"drawn": ["A2", "F2"]}),
    ],
)
def test_leadership_applies_its_space_twice(space: str, answers: list[str], left: dict[str, object]) -> None:
    """§4.9.2 Two applications, each with its own choice or draw: two strategic targets, two weapons (ruling R20)."""
    table = position(
        reserve={"axis": "LDR", "allies": "A1 N1 F1"}, bag={"axis": "A2 F2 N2", "allies": ""}, pile="EA4 EN4 SPY NUK"
    )
    play(table, f"LDR {space}", *answers)
    s = table.state
    found = {"score": s.score, "enemy": s.reserve[1], "pile": s.pile, "drawn": s.reserve[0][: len(answers)]}
    found |= {theatre: shown(table, theatre) for theatre in s.marker}
    assert {key: found[key] for key in left} == left
    assert shown(table, space[:2]) == left.get(space[:2], "Ax 1")


def test_leadership_doubles_improved_effects_and_research_and_production_too() -> None:
    """§4.9.2 Twice two weapons into the bag, or twice one into the reserve."""
    table = use("LDR", "EE2.2", placed=filled("EE1"), won={"EE1": 1}, pile="EA4 EA4 EA4 EA4 EA4")
    assert (len(table.state.bag[0]) + len(table.state.reserve[0]), len(table.state.pile)) == (4, 1)
    table = use("LDR", "WE3.1", placed=filled("WE1", "WE2"), won={"WE1": 1, "WE2": 1}, pile="EA4 EA4 EA4")
    assert (table.state.reserve[0], table.state.pile) == (["EA4", "EA4"], ["EA4"])


def test_leadership_on_a_blank_space_does_nothing_twice() -> None:
    """§4.9.2 No effect is no effect."""
    table = use("LDR", "PO2.4", placed=filled("PO1"), won={"PO1": 1})
    assert (table.state.score, len(table.state.pile), table.state.side) == ([0, 0], 16, 1)


def test_leadership_that_closes_a_theatre_doubles_its_own_space_only() -> None:
    """§4.9.3 Propaganda 2 twice; the leftover propaganda 1 and 2 once each (ruling R20)."""
    table = use("LDR", "SA1.1", "SA1.2", "SA1.3", "WE", "SA2.1", marker={"SA": "Ax 10"})
    assert table.state.finished == {"SA": 0}
    assert table.state.score == [2 * 2 + 1 + 2 + (2 + 4) + 2, 0]
    assert shown(table, "WE") == "Ax 1"
    assert len(table.state.reserve[1]) == 3


@pytest.mark.parametrize("scenario", ["base", "solo"])
@pytest.mark.parametrize("included", [False, True])
def test_partisans_and_leadership_join_the_base_game_only_if_agreed(scenario: str, included: bool) -> None:
    """§4.9.4 Sixteen weapons by default, eighteen with the option (ruling R28)."""
    pile = Table.new(GAME, scenario, {"nippon_weapons_in_base": included}).state.pile
    assert (pile.count("PAR"), pile.count("LDR"), len(pile)) == ((1, 1, 18) if included else (0, 0, 16))


def test_by_default_the_base_game_has_neither() -> None:
    """§4.9.4 Research offers the sixteen weapons of the base game."""
    assert not {"PAR", "LDR"} & set(options(play(position(), "A1 WE1.2")))


def test_an_agreed_weapon_of_nippon_may_be_researched_in_the_base_game() -> None:
    """§4.9.4 It comes out of the same pile."""
    table = play(position(nippon_weapons_in_base=True, bag=NO_DRAWS), "A1 WE1.2", "PAR")
    assert table.state.reserve[0] == ["N1", "F1", "PAR"]
