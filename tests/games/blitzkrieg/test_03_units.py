"""Chapter 3: ordinary units."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import options, play, position, shown, spaces_offered

SIDES = pytest.mark.parametrize(("side", "seat", "own", "enemy"), [("axis", 0, "Ax", "Al"), ("allies", 1, "Al", "Ax")])
NO_DRAWS = {"axis": "", "allies": ""}
FIRST_ROWS = {
    "land": ["WE1.2", "EE1.1", "EE1.2", "AF1.1"],
    "sea": ["WE1.1", "PO1.1", "PO1.2", "AF1.2", "SA1.1"],
    "both": ["WE1.3", "AF1.3", "AF1.4", "SA1.2", "SA1.3"],
}
WEAPONS_BESIDE = [
    "EA4",
    "EF3",
    "TA5",
    "TF4",
    "BA1",
    "XF1",
    "NUK",
    "SCI",
    "PAR",
    "LDR",
    "SPY A2 2",
    "SPY F1 1",
    "SPY GEN 1",
]


def first_rows(*types: str) -> list[str]:
    return sorted(space for kind in types for space in FIRST_ROWS[kind])


# Types


@SIDES
@pytest.mark.parametrize("token", ["A1", "A2", "A3"])
def test_an_army_goes_on_land_but_not_to_sea(token: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§3.1 Land spaces and those of both kinds."""
    table = position(reserve={side: token}, to_move=side)
    assert sorted(spaces_offered(table, token)) == first_rows("land", "both")


@SIDES
@pytest.mark.parametrize("token", ["N1", "N2", "N3"])
def test_a_navy_may_not_land(token: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§3.2 Sea spaces and those of both kinds."""
    table = position(reserve={side: token}, to_move=side)
    assert sorted(spaces_offered(table, token)) == first_rows("sea", "both")


@SIDES
@pytest.mark.parametrize("token", ["F1", "F2"])
def test_air_goes_everywhere(token: str, side: str, seat: int, own: str, enemy: str) -> None:
    """§3.3 Every type of space."""
    table = position(reserve={side: token}, to_move=side)
    assert sorted(spaces_offered(table, token)) == first_rows("land", "sea", "both")


@pytest.mark.parametrize(
    ("token", "cells"), [("A1", 1), ("A2", 2), ("A3", 3), ("N1", 1), ("N2", 2), ("N3", 3), ("F1", 1), ("F2", 2)]
)
@SIDES
def test_a_plain_unit_has_its_printed_strength(
    token: str, cells: int, side: str, seat: int, own: str, enemy: str
) -> None:
    """§3.1 §3.2 §3.3 Nothing but the number counts."""
    table = position(reserve={side: token}, bag=NO_DRAWS, to_move=side)
    assert shown(play(table, f"{token} AF1.4"), "AF") == f"{own} {cells}"


# Blitz air


@SIDES
def test_blitz_air_flies_everywhere_and_moves_no_marker(side: str, seat: int, own: str, enemy: str) -> None:
    """§3.4.1 Air of strength 0."""
    table = position(marker={"SA": f"{enemy} 2"}, reserve={side: "FB0"}, bag=NO_DRAWS, to_move=side)
    assert sorted(spaces_offered(table, "FB0")) == first_rows("land", "sea", "both")
    play(table, "FB0 SA1.1")
    assert shown(table, "SA") == f"{enemy} 2"
    assert table.state.score[seat] == 2


@SIDES
def test_after_blitz_air_one_more_token_may_follow_in_the_same_theatre(
    side: str, seat: int, own: str, enemy: str
) -> None:
    """§3.4.2 The owner is asked at once, before the enemy's turn."""
    table = position(reserve={side: "FB0 A2 N1"}, bag=NO_DRAWS, to_move=side)
    play(table, "FB0 WE1.3")
    assert (table.pending.seat, table.pending.name) == (seat, "follow_up")  # type: ignore[union-attr]
    assert options(table) == ["A2 WE1.2", "N1 WE1.1", "stop"]
    play(table, "N1 WE1.1")
    assert (table.state.side, shown(table, "WE")) == (1 - seat, f"{own} 1")


@pytest.mark.parametrize("token", ["A1", "F2", "GEN", "ADM"])
def test_nothing_may_follow_a_token_that_is_no_blitz(token: str) -> None:
    """§3.4.2 After any other token it is the enemy's turn."""
    table = position(reserve={"axis": f"{token} A2 N1"}, bag=NO_DRAWS)
    assert play(table, f"{token} WE1.3").state.side == 1


# General and admiral


@SIDES
@pytest.mark.parametrize(("token", "types"), [("GEN", ("land", "both")), ("ADM", ("sea", "both"))])
def test_a_general_is_an_army_and_an_admiral_a_navy(
    token: str, types: tuple[str, ...], side: str, seat: int, own: str, enemy: str
) -> None:
    """§3.5.1 §3.6.1 They go where their arms go."""
    table = position(reserve={side: token}, to_move=side)
    assert sorted(spaces_offered(table, token)) == first_rows(*types)


def strength_in_africa(commander: str, side: str, *beside: str) -> int:
    """The strength of a commander placed in Africa beside these tokens; the marker must agree with it."""
    placed = dict(zip(["AF1.3", "AF1.2", "AF1.1"], beside, strict=False))
    table = position(placed=placed, reserve={side: commander}, bag=NO_DRAWS, to_move=side)
    play(table, f"{commander} AF1.4")
    strength = table.state.placed["AF1.4"].strength
    assert shown(table, "AF") == f"{'Ax' if side == 'axis' else 'Al'} {strength}"
    return strength


@SIDES
@pytest.mark.parametrize(
    ("general", "admiral", "beside"),
    [
        (1, 1, []),
        (2, 1, ["A1"]),
        (2, 1, ["A3"]),
        (1, 2, ["N1"]),
        (1, 2, ["N3"]),
        (2, 2, ["F2"]),
        (2, 2, ["FB0"]),
        (2, 1, ["GEN"]),
        (1, 2, ["ADM"]),
        (3, 2, ["A2", "F1"]),
        (3, 3, ["A1", "N2", "F1"]),
        (4, 4, ["F1", "F1", "FB0"]),
    ],
)
def test_a_commander_counts_the_own_units_of_his_arms_and_himself(
    general: int, admiral: int, beside: list[str], side: str, seat: int, own: str, enemy: str
) -> None:
    """§3.5.2 §3.5.3 §3.6.2 A general armies and air, an admiral navies and air, whatever their strength."""
    placed = [f"{side} {token}" for token in beside]
    if "GEN" not in beside:
        assert strength_in_africa("GEN", side, *placed) == general
    if "ADM" not in beside:
        assert strength_in_africa("ADM", side, *placed) == admiral


@SIDES
@pytest.mark.parametrize("commander", ["GEN", "ADM"])
@pytest.mark.parametrize("weapon", [*WEAPONS_BESIDE, "EN4", "BN1", "XN2", "SPY N1 1", "SPY ADM 2"])
def test_a_commander_ignores_special_weapons(
    weapon: str, commander: str, side: str, seat: int, own: str, enemy: str
) -> None:
    """§3.5.3 §3.6.2 Whatever their arm, and whatever a spy was."""
    assert strength_in_africa(commander, side, f"{side} {weapon}") == 1


@pytest.mark.parametrize(("side", "enemy"), [("axis", "allies"), ("allies", "axis")])
@pytest.mark.parametrize("commander", ["GEN", "ADM"])
def test_a_commander_ignores_the_enemy(commander: str, side: str, enemy: str) -> None:
    """§3.5.3 §3.6.2 Only own tokens obey."""
    assert strength_in_africa(commander, side, f"{enemy} F2", f"{enemy} F1", f"{side} F1") == 2


def test_each_commander_ignores_the_arm_of_the_other() -> None:
    """§3.5.3 §3.6.2 Navy and admiral for the one, army and general for the other."""
    assert strength_in_africa("GEN", "axis", "axis ADM", "axis N3", "axis N1") == 1
    assert strength_in_africa("ADM", "axis", "axis GEN", "axis A3", "axis A1") == 1


@pytest.mark.parametrize(("commander", "space"), [("GEN", "SEA.3"), ("ADM", "SEA.1")])
def test_a_commander_ignores_godzilla(commander: str, space: str) -> None:
    """§3.5.3 §3.6.2 Though he is army and navy at once."""
    table = position("nippon", placed={"SEA.2": "japan GOD"}, reserve={"japan": commander}, bag={"japan": ""}, pile="")
    assert play(table, f"{commander} {space}").state.placed[space].strength == 1


@pytest.mark.parametrize(("commander", "space"), [("GEN", "WE2.1"), ("ADM", "WE2.3")])
def test_a_commander_counts_every_row_of_his_theatre(commander: str, space: str) -> None:
    """§3.5.3 §3.6.2 Completed rows above and rows not yet active below, but no other theatre (ruling R22)."""
    placed = {"WE1.1": "axis F1", "WE1.2": "allies A1", "WE1.3": "axis F2", "WE3.1": "axis FB0", "AF1.3": "axis F1"}
    table = position(placed=placed, won={"WE1": 0}, reserve={"axis": f"{commander} A1"}, bag=NO_DRAWS)
    assert play(table, f"{commander} {space}").state.placed[space].strength == 4


@pytest.mark.parametrize(("commander", "later"), [("GEN", "A1"), ("ADM", "N1")])
def test_a_commanders_strength_is_taken_once(commander: str, later: str) -> None:
    """§3.5.4 What joins him later moves the marker by its own strength only."""
    table = position(placed={"SA1.1": "axis F1"}, reserve={"axis": f"{commander} {later}"}, bag=NO_DRAWS)
    play(table, f"{commander} SA1.2", "A1 EE1.1")
    assert shown(table, "SA") == "Ax 2"
    play(table, f"{later} SA1.3", "WE")
    assert shown(table, "SA") == "Ax 3"
    assert table.state.placed["SA1.2"].strength == 2


# Researched tokens


@SIDES
def test_a_researched_weapon_belongs_to_whoever_drew_it(side: str, seat: int, own: str, enemy: str) -> None:
    """§3.7 It comes from the own bag into the own reserve and fights on the own side of the track."""
    table = position(
        reserve={"axis": "A1", "allies": "A1"}, bag=NO_DRAWS, pile="EF3 EN4", placed={"WE1.1": "axis N1"}, to_move=side
    )
    play(table, "A1 WE1.2", "EF3")
    assert (table.state.reserve[seat], table.state.reserve[1 - seat]) == (["EF3"], ["A1"])
    assert not spaces_offered(table, "EF3")
    play(table, "A1 EE1.2", "EF3 WE1.3")
    assert table.state.placed["WE1.3"].side == seat
    assert shown(table, "WE") == f"{own} 4"


@SIDES
def test_a_bombed_weapon_stays_its_owners(side: str, seat: int, own: str, enemy: str) -> None:
    """§3.7 It returns to the bag it was drawn from, and comes back from there."""
    victim = "allies" if side == "axis" else "axis"
    table = position(reserve={side: "N1 A1", victim: "TA5 A1"}, bag=NO_DRAWS, pile="", to_move=side)
    play(table, "N1 PO1.1", "TA5")
    assert (table.state.bag[1 - seat], table.state.bag[seat], table.state.pile) == (["TA5"], [], [])
    play(table, "A1 EE1.1")
    assert table.state.reserve[1 - seat] == ["TA5"]
