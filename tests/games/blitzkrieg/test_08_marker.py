"""Chapter 8: the battle marker."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import events, play, position, shown, spaces_offered
from visavis.games.blitzkrieg.board import printed

ONE_KIND = {"axis": "A1 A1 A1", "allies": "A1 A1 A1"}  # draws without a question
BOTH_SIDES = pytest.mark.parametrize(("name", "side", "half"), [("axis", 0, "Ax"), ("allies", 1, "Al")])


@BOTH_SIDES
@pytest.mark.parametrize(
    ("token", "space", "cells"),
    [
        ("A1", "SA1.2", 1),
        ("A2", "SA1.2", 2),
        ("A3", "SA1.2", 3),
        ("N1", "SA1.1", 1),
        ("N2", "SA1.1", 2),
        ("N3", "SA1.1", 3),
        ("F1", "SA1.1", 1),
        ("F2", "SA1.1", 2),
        ("GEN", "SA1.2", 1),
        ("ADM", "SA1.1", 1),
        ("EA4", "SA1.2", 4),
        ("EN4", "SA1.1", 4),
        ("EF3", "SA1.1", 3),
        ("TA5", "SA1.2", 5),
        ("TN5", "SA1.1", 5),
        ("TF4", "SA1.1", 4),
        ("BA1", "SA1.2", 1),
        ("NUK", "SA1.2", 7),
    ],
)
def test_the_marker_advances_by_all_of_the_strength(
    token: str, space: str, cells: int, name: str, side: int, half: str
) -> None:
    """§8.1 Of the theatre just played in, towards the end of the placing side; nobody is asked how far."""
    table = position(reserve={name: token}, bag=ONE_KIND, to_move=name)
    play(table, f"{token} {space}")
    assert shown(table, "SA") == f"{half} {cells}"
    assert [entry.name for entry in table.entries] == ["place"]


@pytest.mark.parametrize("space", ["WE1.3", "PO1.2", "EE1.2", "AF1.4", "SA1.2"])
def test_only_the_marker_of_the_theatre_played_in_moves(space: str) -> None:
    """§8.1 The four others stay where they were."""
    before = dict.fromkeys(printed("base").theatres, 2)
    table = position(marker=before, reserve={"axis": "F2 A1"}, bag=ONE_KIND, pile="EA4")
    play(table, f"F2 {space}")
    assert table.state.marker == {**before, space[:2]: 4}


@BOTH_SIDES
@pytest.mark.parametrize("token", ["FB0", "SCI"])
def test_strength_0_moves_nothing(token: str, name: str, side: int, half: str) -> None:
    """§8.2 Wherever the marker stands."""
    table = position(marker={"SA": f"{half} 2"}, reserve={name: f"{token} N1"}, bag=ONE_KIND, to_move=name)
    play(table, f"{token} SA1.2")
    assert shown(table, "SA") == f"{half} 2"
    assert events(table, "marker") == []


@BOTH_SIDES
@pytest.mark.parametrize(
    ("space", "token", "start", "end"),
    [
        ("WE1.3", "A3", 12, 14),
        ("PO1.2", "N3", 13, 14),
        ("EE1.2", "A2", 13, 14),
        ("AF1.4", "NUK", 5, 11),
        ("SA1.2", "A3", 9, 11),
    ],
)
def test_what_goes_beyond_the_end_cell_is_lost(
    space: str, token: str, start: int, end: int, name: str, side: int, half: str
) -> None:
    """§8.3 The marker stops on the last cell of the track."""
    theatre = space[:2]
    held = {"axis": "A1", "allies": "A1", name: f"{token} F1"}
    table = position(marker={theatre: f"{half} {start}"}, reserve=held, bag=ONE_KIND, pile="", to_move=name)
    play(table, f"{token} {space}")
    assert shown(table, theatre) == f"{half} {end}"


@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("axis", "Al 5", "Al 3"),
        ("axis", "Al 2", "0"),
        ("axis", "Al 1", "Ax 1"),
        ("axis", "Ax 1", "Ax 3"),
        ("allies", "Ax 5", "Ax 3"),
        ("allies", "Ax 2", "0"),
        ("allies", "Ax 1", "Al 1"),
        ("allies", "Al 1", "Al 3"),
    ],
)
def test_only_the_placing_side_advances(name: str, start: str, end: str) -> None:
    """§8.4 §2.11 The marker may still end on the enemy half, or on the centre."""
    table = position(marker={"WE": start}, reserve={name: "A2"}, bag=ONE_KIND, to_move=name)
    play(table, "A2 WE1.3")
    assert shown(table, "WE") == end


@BOTH_SIDES
def test_a_marker_one_short_of_the_enemy_end_comes_back(name: str, side: int, half: str) -> None:
    """§8.4 Playing there never helps the enemy, so it closes nothing for him."""
    other = ("Al", "Ax")[side]
    table = position(marker={"AF": f"{other} 10"}, reserve={name: "A1"}, bag=ONE_KIND, to_move=name)
    play(table, "A1 AF1.4")
    assert shown(table, "AF") == f"{other} 9"
    assert table.state.finished == {}
    assert "AF1.3" in spaces_offered(table, "A1")
