"""The data against what the inventory counts, and corrections to it."""

from __future__ import annotations

from collections import Counter

import pytest

from visavis.games.noretreat.loading import board_for, printed
from visavis.games.noretreat.sheets import AXIS, MISSIONS, SOVIET
from visavis.kernel.data import DataError
from visavis.text.language import language
from visavis.text.rulebook import rulebook

BOARD = printed("barbarossa")


def test_the_map_has_every_hex_city_and_area() -> None:
    """§B12.3 380 hexes, 32 cities and 2 oil hexes, of which 11 cities and Ploesti lie in Greater Germany."""
    assert (len(BOARD.hexes), len(BOARD.areas), len(BOARD.cities), len(BOARD.oil)) == (380, 3, 32, 2)
    german = [id_ for id_ in BOARD.prizes if BOARD.places[id_].german]
    assert len(german) == 12
    assert "0816" in german
    assert Counter(BOARD.places[id_].terrain for id_ in BOARD.hexes) == {
        "open": 246,
        "forest": 47,
        "city": 32,
        "mountain": 31,
        "marsh": 23,
        "kerch": 1,
    }


def test_neighbours_are_mutual_and_lakes_part_them() -> None:
    """§B8.4 A lake hexside cannot be crossed, yet supply passes it; areas touch the hexes that touch them."""
    for id_, place in BOARD.places.items():
        assert all(id_ in BOARD.places[near].near for near in place.near)
        assert all(id_ in BOARD.places[near].around for near in place.around)
        assert all(id_ in BOARD.places[near].rivers for near in place.rivers)
    parted = {(a, b) for a, place in BOARD.places.items() for b in place.around if b not in place.near}
    assert len(parted) == 2 * 11
    assert ("2106", "2206") in parted
    assert BOARD.places["finland"].near == ("1902", "2003", "2103")
    assert sum(len(BOARD.places[id_].rivers) for id_ in BOARD.hexes) == 2 * 240


def test_edges_and_objectives_are_those_of_the_board() -> None:
    """§B6.1 §B12.7 §B12.8 §B10.16 Edges west, and east and south; five and four objectives."""
    assert (len(BOARD.edges[AXIS]), len(BOARD.edges[SOVIET])) == (11, 26)
    assert BOARD.objectives[SOVIET] == ("1902", "2008", "2117", "1318", "2022")
    assert set(BOARD.objectives[AXIS]) == {"0503", "1104", "0406", "0309"}


def test_the_combat_tables_have_nine_columns_and_six_rows() -> None:
    """§B10.12 §B10.24 Spot checks of each corner, and the counts of every result."""
    axis, soviet = BOARD.tables
    assert BOARD.columns == ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1", "6:1")
    assert (axis[0][0], axis[0][8], axis[5][0], axis[5][8]) == ("CA", "DR", "DR", "DD")
    assert (soviet[0][0], soviet[0][8], soviet[5][0], soviet[5][8]) == ("CA", "EX", "CB", "DD")
    assert Counter(code for row in axis for code in row)["DD"] == 7
    assert Counter(code for row in soviet for code in row)["DD"] == 3


def test_the_turn_track_has_its_markers_and_numbers() -> None:
    """§B12.10 §B13.1 §B13.4 §B13.19 28 turns, skulls on every third, eight red events."""
    track = BOARD.track
    assert list(track) == list(range(1, 29))
    assert [n for n, row in track.items() if row.theatre] == [4, 7, 10, 14, 19, 22, 25, 27]
    axis = {n: row.axis_sudden_death for n, row in track.items() if row.axis_sudden_death is not None}
    assert axis == {3: 20, 6: 23, 9: 26, 12: 27}
    soviet = {n: row.soviet_sudden_death for n, row in track.items() if row.soviet_sudden_death is not None}
    assert soviet == {12: 16, 15: 19, 18: 24, 21: 30, 24: 8, 27: 15}
    assert {n for n, row in track.items() if row.other_weather} == {3, 4, 5, 6, 10, 12, 16, 17, 18, 22}
    assert sum(row.blitz for row in track.values()) == 19
    assert sum(row.shock for row in track.values()) == 35


def test_every_card_has_two_halves_with_a_moment_or_none() -> None:
    """§B5.2 §B5.3 §B5.9 54 cards: 15 leave and 10 enter at turn 23; an immediate half has no moment of its own."""
    cards = BOARD.cards
    assert list(cards) == [f"{n:02}" for n in range(1, 55)]
    assert [id_ for id_, row in cards.items() if row.leaves] == [f"{n:02}" for n in range(1, 16)]
    assert [id_ for id_, row in cards.items() if row.enters] == [f"{n:02}" for n in range(45, 55)]
    for row in cards.values():
        for half in (row.axis, row.soviet):
            assert half.immediate is not bool(half.windows)
    undrawn = [id_ for id_, row in cards.items() if (row.axis.immediate and not row.axis.draws)]
    assert undrawn == ["20"]


def test_the_solo_cards_are_consistent() -> None:
    """§SC-4 §SC-1 Draws 1 to 4, lose or counterblows but never both, and the plans as counted."""
    cells = [cell for card in BOARD.solo.values() for cell in card.cells]
    assert Counter(cell.plan for cell in cells) == {
        "place": 28,
        "none": 7,
        "stay": 5,
        "hold": 3,
        "offensive": 3,
        "city": 2,
    }
    assert all(1 <= cell.draw <= 4 and bool(cell.lose) != bool(cell.blows) and cell.attacks <= 5 for cell in cells)
    assert [card.skulls for card in BOARD.solo.values()] == [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3]


def test_counters_have_the_strengths_printed_on_them() -> None:
    """§B14.1 §B14.6 §B14.9 18 and 20 counters with two sides, and 14 of which only reports are known."""
    units = BOARD.units
    assert Counter((unit.side, unit.two_sided) for unit in units.values()) == {
        (AXIS, True): 18,
        (SOVIET, True): 20,
        (AXIS, False): 12,
        (SOVIET, False): 2,
    }
    ally = units["3Rum"].faces[1]
    assert (ally.attack, ally.defence, ally.move) == (1, 2, 3)
    assert [units[id_].faces[1].attack for id_ in ("KG1", "Ost1")] == [2, 1]
    assert {id_ for id_, unit in units.items() if unit.faces[1].cards == 2} == {"Southwest", "Crimean"}


@pytest.mark.parametrize("name", MISSIONS)
def test_every_scenario_can_be_read(name: str) -> None:
    """§U1"""
    assert printed(name).mission.mission.id == name


def test_a_correction_changes_what_it_names_and_nothing_else() -> None:
    """§U1 An overlay for whoever owns the box."""
    board = board_for("barbarossa", {"numbers": {"costs": {"rail": 3}}})
    assert (board.prices.rail, board.prices.blow) == (3, 1)


@pytest.mark.parametrize(
    ("overlay", "said"),
    [
        ({"map": {"hexside": {"rivers": ["1211-1511"]}}}, "two neighbouring hexes"),
        ({"map": {"land": {"forest": ["9999"]}}}, "unknown hex"),
        ({"barbarossa": {"setup": {"unit": [{"id": "West", "at": "1006"}]}}}, "a hex without enemies"),
        ({"barbarossa": {"setup": {"unit": [{"id": "16A", "at": "1006"}]}}}, "again"),
        ({"barbarossa": {"setup": {"unit": [{"id": "16A", "at": "track"}]}}}, "a turn, of a counter on the track"),
        ({"barbarossa": {"setup": {"unit": [{"id": "16A", "at": "9999"}]}}}, "unknown hex"),
        ({"barbarossa": {"mission": {"first_turn": 9}}}, "not before the first one"),
        ({"barbarossa": {"mission": {"directive": "1107"}}}, "unknown hex"),
        ({"track": {"turn": [{"id": 15, "withdrawn": ["7Ital"]}]}}, "unknown counter"),
        ({"units": {"unit": [{"id": "Moscow", "home": "9999"}]}}, "unknown hex"),
        ({"map": {"area": [{"id": "finland", "beside": ["sweden"]}]}}, "unknown area"),
    ],
)
def test_what_is_wrong_with_a_correction_is_said(overlay: dict[str, object], said: str) -> None:
    """§U1 One clear sentence."""
    with pytest.raises(DataError, match=said):
        board_for("barbarossa", overlay)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_card_is_called_alike_in_the_hand_and_in_the_rules(lang: str) -> None:
    """§B5.10 Whoever looks a card up finds it by the name that the log gives it."""
    words, rows = language(lang, "noretreat"), rulebook("noretreat")
    for card in BOARD.cards:
        for half, side in (("A", "axis"), ("S", "soviet")):
            title = words(f"card-{card}-{side}")
            printed_ = rows[f"CE{card}{half}"].title.of(lang).removesuffix("!")  # our sentences do not shout
            assert title.replace("„", "«").replace("“", "»") == printed_
