"""B8: movement, zones of control, stacking, control."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import begun, drive, empty, hold, lay, told
from visavis.games.noretreat.rules.movement import can_step, goals, may_move, points, reach, walk
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, crowd, has_room, mark, stack_limit


def cost(s: object, id_: str, goal: str, budget: int = 9) -> int | None:
    return reach(s, id_, budget)[0].get(goal)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("terrain", "goal", "start", "armour", "other"),
    [
        ("open", "1008", "1009", 1, 1),
        ("city", "1307", "1207", 1, 1),
        ("forest", "1208", "1207", 2, 1),
        ("marsh", "1109", "1108", 4, 2),
        ("mountain", "0912", "1012", 3, 2),
        ("kerch", "1419", "1418", 3, 2),
        ("area", "finland", "2003", 3, 2),
    ],
)
def test_what_terrain_costs(terrain: str, goal: str, start: str, armour: int, other: int) -> None:
    """§B8.1 Rivers cost nothing."""
    s = lay(empty(), _1Pz=start, _6A=start)
    assert s.board.places[goal].terrain == terrain
    assert (cost(s, "1Pz", goal), cost(s, "6A", goal)) == (armour, other)


def test_a_scorched_city_is_a_marsh() -> None:
    """§CE07S §B8.1"""
    s = lay(empty(), _1Pz="1207")
    s.scorched = ("1307",)
    assert cost(s, "1Pz", "1307") == 4


@pytest.mark.parametrize(("weather", "most"), [("clear", 6), ("mud", 3), ("snow", 4), ("long winter", 4)])
def test_weather_caps_movement(weather: str, most: int) -> None:
    """§B8.2 §B13.21 And no supply more so."""
    s = lay(empty(8, weather), _1Pz="1007")
    assert points(s, "1Pz") == most
    mark(s, "1Pz", CUT)
    assert points(s, "1Pz") == 3


def test_there_is_no_minimum_move() -> None:
    """§B8.3 ruling R75 With one point nobody leaves an enemy zone, with two he does."""
    s = lay(empty(), _2Pz="1007", West="1107")
    assert not can_step(s, "2Pz", 1)
    assert can_step(s, "2Pz", 2)


def test_lakes_cannot_be_crossed() -> None:
    """§B8.4"""
    s = lay(empty(), West="2106")
    assert "2206" not in s.board.places["2106"].near
    assert cost(s, "West", "2206") == 2


def test_a_zone_of_control_surrounds_a_counter_but_for_lakes() -> None:
    """§B8.5 §B14.2 Not a fort's; into an area, but not out of one (ruling R84)."""
    s = lay(empty(), West="2106")
    assert set(s.zones[SOVIET]) == set(s.board.places["2106"].near)
    assert "2206" not in s.zones[SOVIET]
    assert set(lay(empty(), Leningrad="1902 fort").zones[SOVIET]) == set()
    assert "finland" in lay(empty(), West="1902").zones[SOVIET]
    assert lay(empty(), GrE="south-balkans").zones[AXIS] == {}


def test_entering_an_enemy_zone_ends_the_move() -> None:
    """§B8.6 WE10 3rd Panzer: 1005, 1105 and 1206 for four points, and no further."""
    s = begun("campaign", 1)
    assert (cost(s, "3Pz", "1206", 6), cost(s, "3Pz", "1207", 6)) == (4, None)


def test_leaving_an_enemy_zone_costs_a_point_and_another_zone_is_barred() -> None:
    """§B8.7 §B8.8 WE10 2nd Panzer: straight to 1108 is illegal, by 1008 it costs three."""
    s = begun("campaign", 1)
    assert cost(s, "2Pz", "1108", 1) is None
    assert cost(s, "2Pz", "1008", 6) == 2
    assert cost(s, "2Pz", "1108", 6) == 3
    assert cost(s, "2Pz", "1108", 2) is None


def test_a_friend_lifts_the_stop_and_the_bar_but_not_the_cost() -> None:
    """§B8.9 ruling R74"""
    s = lay(empty(), West="1107", _2Pz="1007", _6A="1108")
    assert cost(s, "2Pz", "1108") == 2
    assert cost(s, "2Pz", "1109", 9) == 2 + 1 + 4
    assert cost(lay(empty(), West="1107", _2Pz="1007"), "2Pz", "1108", 2) is None


def test_an_enemy_hex_cannot_be_entered() -> None:
    """§B8.10"""
    s = lay(empty(), West="1107", _2Pz="1007")
    assert cost(s, "2Pz", "1107") is None


@pytest.mark.parametrize(("turn", "limit"), [(1, 1), (22, 1), (23, 2)])
def test_stacking_limits(turn: int, limit: int) -> None:
    """§B8.11 §B13.16 The Axis always two."""
    s = empty(turn)
    assert (stack_limit(s, AXIS), stack_limit(s, SOVIET)) == (2, limit)


def test_one_passes_through_friends_but_does_not_stop_among_too_many() -> None:
    """§B8.11 ruling R83"""
    s = lay(empty(), West="1908", Don="1909", Kalinin="1910")
    found = reach(s, "West", 3)[0]
    assert "1909" in found
    assert "1910" in found
    assert "1909" not in goals(s, "West", found)


def test_levies_do_not_count_and_an_area_holds_two() -> None:
    """§B8.12 ruling R61"""
    s = lay(empty(23, "snow"), _1Pz="0503", _6A="0503", Garrison="0503", Volks1="0503")
    assert crowd(s, "0503") == 2
    assert has_room(s, "Fort1", "0503")
    assert not has_room(s, "9A", "0503")
    s = lay(empty(8), West="finland", Don="finland")
    assert not has_room(s, "Kalinin", "finland")
    assert has_room(lay(empty(8), West="finland"), "Don", "finland")


def test_whoever_entered_last_controls_a_place() -> None:
    """§B8.13 Cities on the way, too."""
    s = lay(empty(), _1Pz="1207")
    drive(s, ("go", "1Pz"), ("goal", "1407"))
    assert (told(s, "control"), s.control["1307"]) == ([("1307", AXIS)], AXIS)
    lay(s, West="1407", _1Pz="out")
    drive(s, ("go", "West"), ("goal", "1307"))
    assert s.control["1307"] == SOVIET


def test_finland_is_controlled_only_while_a_counter_stays() -> None:
    """§B8.13 Not by a cadre or an ally."""
    s = lay(empty(), West="2003")
    drive(s, ("go", "West"), ("goal", "finland"))
    assert s.control["finland"] == SOVIET
    s.mover = ""
    drive(s, ("go", "West"), ("goal", "2003"))
    assert "finland" not in s.control
    lay(s, Finnish="finland", West="out", _6A="2003")
    s.mover = ""
    drive(s, ("go", "6A"), ("goal", "finland"))
    assert s.control["finland"] == AXIS
    s.mover = ""
    drive(s, ("go", "6A"), ("goal", "2003"))
    assert "finland" not in s.control  # the Finns alone do not count
    lay(s, Ost1="2103", Finnish="out", _6A="out")
    drive(s, ("go", "Ost1"), ("goal", "finland"))
    assert "finland" not in s.control


def test_forts_and_levies_never_move() -> None:
    """§B8.14"""
    s = lay(empty(23, "snow"), Moscow="2008 fort", Volks1="0503", Finnish="finland")
    assert not any(may_move(s, id_) for id_ in ("Moscow", "Volks1", "Finnish"))


def test_a_counter_may_go_on_until_another_moves() -> None:
    """§B8.1 ruling R89 DL16"""
    s = lay(empty(), _1Pz="0503", _6A="0704")
    asked = drive(s, ("movement", AXIS), ("move", "1Pz"), ("goal", "0504"))
    assert asked is not None
    assert asked.options == ["1Pz", "6A", "done"]
    asked = drive(s, ("move", AXIS), ("move", "6A"), ("goal", "0804"))
    assert asked is not None
    assert "1Pz" not in asked.options


def test_marks_of_movement_go_with_the_phase() -> None:
    """§B8.1"""
    s = lay(empty(), _6A="0503")
    drive(s, ("movement", AXIS), ("move", "6A"), ("goal", "0504"), ("move", "done"))
    assert (s.marks, s.mover) == ({}, "")


def test_control_at_the_start() -> None:
    """§B8.13 §B12.3"""
    s = begun("campaign")
    assert {area: s.control.get(area) for area in s.board.areas} == {
        "finland": None,
        "west-balkans": AXIS,
        "south-balkans": AXIS,
    }
    assert sum(1 for id_ in s.board.prizes if s.control[id_] == AXIS) == 12
    hold(s, SOVIET, "0503")
    assert s.control["0503"] == SOVIET


def test_whoever_only_passes_finland_does_not_keep_it() -> None:
    """§B8.13 Control lasts while a counter stays."""
    s = lay(empty(), _6A="1902")
    drive(s, ("go", "6A"), ("goal", "2003"))
    found, before = reach(s, "6A", 9)
    assert "finland" not in s.control
    walk(s, "6A", ["finland", "2103"], 4, 9)
    assert (s.where["6A"], "finland" in s.control) == ("2103", False)
    assert (found["finland"], before["finland"]) == (2, "2003")
