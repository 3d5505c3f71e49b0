"""B10: declaring, strengths, shifts, the die and its result."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import begun, drive, empty, give, hold, lay, told
from visavis.games.noretreat.rules.battle import attack_of, defence_of, final_column, ratio, shifts, strengths, table_of
from visavis.games.noretreat.rules.declaring import (
    able_beside,
    attackable,
    blow_hexes,
    is_able,
    marked,
    may_join,
    target_limit,
)
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, DISORGANIZED, OUT, USED, Battle, War, mark, put


def battle(s: War, hex_: str, *attackers: str, forced: bool = False, boost: bool = False) -> Battle:
    s.battle = Battle(hex_, s.board.units[attackers[0]].side, forced, attackers, s.at[hex_], boost)
    return s.battle


def shift(s: War, hex_: str, *attackers: str, forced: bool = False) -> dict[str, int]:
    return {each.name: each.n for each in shifts(s, battle(s, hex_, *attackers, forced=forced))}


# Declaring


@pytest.mark.parametrize(
    ("turn", "axis", "soviet"), [(1, 5, 5), (19, 5, 5), (20, 3, 5), (25, 3, 5), (26, 1, 5), (28, 1, 5)]
)
def test_target_limits(turn: int, axis: int, soviet: int) -> None:
    """§B10.1 §B13.14"""
    s = empty(turn)
    assert (target_limit(s, AXIS), target_limit(s, SOVIET)) == (axis, soviet)


def test_targets_lie_beside_able_counters_and_not_across_lakes() -> None:
    """§B10.1"""
    s = lay(empty(), _6A="1007", West="1107", Don="1909")
    assert attackable(s, AXIS) == ["1107"]
    s = lay(empty(), _6A="2106", West="2206")
    assert attackable(s, AXIS) == []


def test_no_more_targets_than_the_limit() -> None:
    """§B10.1 DL20"""
    s = lay(empty(26), _6A="1007", West="1107", Don="1006")
    asked = drive(s, ("target", AXIS), ("target", "1107"))
    assert asked is None
    assert (s.markers, s.declared) == ({"1107": "target"}, 1)


def test_who_is_able_to_attack() -> None:
    """§B10.2 §B14.2"""
    s = lay(empty(), _6A="1007", Moscow="2008 fort", West="1107", Don="1909")
    mark(s, "West", DISORGANIZED)
    mark(s, "Don", USED)
    assert [is_able(s, id_) for id_ in ("6A", "Moscow", "West", "Don")] == [True, False, False, False]


def test_counterblows_lie_on_own_hexes_beside_an_able_enemy() -> None:
    """§B10.4 ruling R23 Not where a Target marker lies."""
    s = lay(empty(), _6A="1007", West="1107", Don="1909", Kalinin="1106")
    assert blow_hexes(s, SOVIET) == ["1106", "1107"]
    s.markers["1107"] = "target"
    assert blow_hexes(s, SOVIET) == ["1106"]


def test_a_counterblow_costs_a_card() -> None:
    """§B10.4 §B5.12 DL23"""
    s = lay(give(empty(), SOVIET, "01"), _6A="1007", West="1107")
    drive(s, ("blow", SOVIET), ("blow", "1107"))
    assert (s.markers, s.hands[SOVIET]) == ({"1107": "blow"}, [])


def test_what_is_under_a_counterblow_must_be_attacked_and_comes_first() -> None:
    """§B10.5 §B10.6 ruling R53"""
    s = lay(empty(), _6A="1007", West="1107", Kalinin="1006", _9A="1005")
    s.markers = {"1006": "target", "1107": "blow"}
    asked = drive(s, ("resolve", AXIS))
    assert asked is not None
    assert asked.name == "die"
    assert s.battle is not None
    assert (s.battle.hex, s.battle.forced) == ("1107", True)


def test_whoever_must_attack_two_hexes_keeps_somebody_for_the_second() -> None:
    """§B10.5 §B10.6 ruling R101 9th Army alone reaches Kalinin, so it may not help against West."""
    s = lay(empty(), _6A="1007", _2A="1007", _9A="1006", West="1106", Kalinin="1005")
    s.markers = {"1106": "blow", "1005": "blow"}
    asked = drive(s, ("resolve", AXIS), ("battle", "1106"))
    assert asked is not None
    assert (asked.name, list(asked.options)) == ("join", ["6A", "2A"])
    asked = drive(s, ("join",), ("join", "6A"))
    assert asked is not None
    assert set(asked.options) == {"2A", "go"}
    put(s, "Kalinin", OUT)
    assert able_beside(s, AXIS, "1106") == may_join(s, AXIS, "1106", ())


def test_with_too_few_for_all_marked_hexes_the_attacker_chooses() -> None:
    """§B10.6 ruling R101 One counter, two markers: either will do."""
    s = lay(empty(), _9A="1006", West="1106", Kalinin="1005")
    s.markers = {"1106": "blow", "1005": "blow"}
    assert [may_join(s, AXIS, hex_, ()) for hex_ in s.markers] == [["9A"], ["9A"]]


def test_a_marker_that_cannot_be_attacked_goes_without_effect() -> None:
    """§B10.6 §B10.10 §B10.45"""
    s = lay(empty(), _6A="1007", West="1107")
    mark(s, "6A", USED)
    s.markers = {"1107": "blow", "1206": "target"}
    assert marked(s, AXIS, "blow") == []
    drive(s, ("resolve", AXIS))
    drive(s, ("end_combat", AXIS))
    assert (s.markers, s.fought, s.forced) == ({}, 0, 0)


def test_a_marker_on_an_empty_hex_binds_nobody_who_comes_there() -> None:
    """§B10.10 §B10.45 Whoever advances to where it lay is not marked by it."""
    s = lay(empty(), _6A="0503", West="2008")
    s.markers = {"1107": "blow"}
    drive(s, ("resolve", SOVIET))
    lay(s, Don="1107")
    drive(s, ("clear_combat", SOVIET))
    assert s.markers == {}


def test_under_a_counterblow_the_ground_does_not_help() -> None:
    """§B10.7 WE6c Stalingrad: three shifts fewer."""
    s = lay(empty(), _6A="2017", _4Pz="2017", Stalingrad="2117")
    free = shift(s, "2117", "6A", "4Pz")
    assert free == {"city": -1, "river": -1, "objective": -1}
    assert final_column(s, battle(s, "2117", "6A", "4Pz")) == 1  # 1:2
    assert shift(s, "2117", "6A", "4Pz", forced=True) == {}
    assert final_column(s, battle(s, "2117", "6A", "4Pz", forced=True)) == 4  # 2:1


def test_the_attacker_chooses_the_order() -> None:
    """§B10.8 DL24"""
    s = lay(empty(), _6A="1007", West="1107", Kalinin="1006")
    s.markers = {"1006": "target", "1107": "target"}
    asked = drive(s, ("resolve", AXIS))
    assert asked is not None
    assert asked.options == ["1006", "1107"]


# One battle


def test_any_able_neighbours_join_once_and_all_in_the_hex_defend() -> None:
    """§B10.9 DL25"""
    s = lay(empty(23, "snow"), _6A="1007", _9A="1007", West="1107", Don="1107")
    s.markers["1107"] = "target"
    drive(s, ("resolve", AXIS), ("join", "9A"), ("join", "go"))
    assert s.battle is not None
    assert (s.battle.attackers, s.battle.defenders) == (("9A",), ("West", "Don"))
    assert able_beside(s, AXIS, "1107") == ["6A"]


def test_an_empty_hex_is_not_fought() -> None:
    """§B10.10"""
    s = lay(empty(), _6A="1007")
    s.markers["1107"] = "target"
    assert drive(s, ("resolve", AXIS)) is None
    assert s.fought == 0


def test_allies_attack_with_one_and_defend_with_two() -> None:
    """§B10.11 §B14.6 ruling R58"""
    s = lay(empty(), _3Rum="1007")
    assert (attack_of(s, "3Rum"), defence_of(s, "3Rum")) == (1, 2)


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (15, 7, 4),
        (14, 11, 2),
        (5, 6, 1),
        (3, 7, 0),
        (8, 5, 3),
        (2, 7, -1),
        (24, 4, 8),
        (40, 4, 8),
        (11, 4, 4),
        (12, 4, 5),
    ],
)
def test_ratios_are_rounded_for_the_defender(attack: int, defence: int, column: int) -> None:
    """§B10.12"""
    assert ratio(attack, defence) == column


def test_shifts_are_added_and_clamped_once() -> None:
    """§B10.13 ruling R50 WE12 left of 1:3 it is a counterattack without a die."""
    s = lay(empty(11, "long winter"), _6A="1007 reduced", West="1107 red")
    assert final_column(s, battle(s, "1107", "6A")) == -1  # 3:7 is 1:3, one left
    asked = drive(lay(s, _6A="1007"), ("odds",))
    assert asked is not None
    assert asked.name == "counter"


@pytest.mark.parametrize(
    ("hex_", "near", "name", "n"),
    [
        ("1307", "1207", "city", -1),
        ("1208", "1207", "forest", -1),
        ("1109", "1108", "marsh", -1),
        ("0912", "1012", "mountain", -2),
        ("1419", "1418", "kerch", -2),
    ],
)
def test_terrain_shifts(hex_: str, near: str, name: str, n: int) -> None:
    """§B10.14 Open ground and areas none."""
    s = lay(empty(), _6A=near, West=hex_)
    assert shift(s, hex_, "6A").get(name) == n
    assert shift(lay(empty(), _6A="1007", West="1107"), "1107", "6A") == {}


def test_a_river_counts_only_if_all_attack_across_it() -> None:
    """§B10.15 ruling R48 And never in snow or long winter."""
    s = lay(empty(), _6A="2017", _9A="2116", Stalingrad="2117")
    across = s.board.places["2117"].rivers
    assert "2017" in across
    assert shift(s, "2117", "6A")["river"] == -1
    dry = next(near for near in s.board.places["2117"].near if near not in across)
    lay(s, _9A=dry)
    assert "river" not in shift(s, "2117", "6A", "9A")
    for weather in ("snow", "long winter"):
        s.weather = weather
        assert "river" not in shift(s, "2117", "6A")


def test_an_objective_counts_through_every_side() -> None:
    """§B10.16"""
    s = lay(empty(), _6A="1921", Voronezh="2022")
    assert shift(s, "2022", "6A")["objective"] == -1


@pytest.mark.parametrize(
    ("turn", "weather", "n"),
    [(4, "snow", -1), (5, "long winter", -2), (5, "snow", -2), (11, "long winter", -1), (8, "mud", None)],
)
def test_winter_helps_the_soviets(turn: int, weather: str, n: int | None) -> None:
    """§B10.17 ruling R64 Only against attacks on them."""
    s = lay(empty(turn, weather), _6A="1007", West="1107")
    assert shift(s, "1107", "6A").get("weather") == n
    assert "weather" not in shift(s, "1007", "West")
    s.turn, s.weather = 5, "mud"  # the two columns of turn 5 are winter's
    assert "weather" not in shift(s, "1107", "6A")


def test_two_shifts_if_all_defenders_are_unsupplied() -> None:
    """§B10.18 WE10 8:4 is 2:1, and 4:1 against the pocket."""
    s = lay(empty(1), _4A="1007", _9A="1106", West="1107")
    assert final_column(s, battle(s, "1107", "4A", "9A")) == 4
    mark(s, "West", CUT)
    assert final_column(s, battle(s, "1107", "4A", "9A")) == 6
    lay(s, Don="1107")
    assert "unsupplied" not in shift(s, "1107", "4A", "9A")


def test_the_armour_shift() -> None:
    """§B10.19 Open ground, no objective, clear or snow, no armour or mech against it; the SS minds no armour."""
    s = lay(empty(), _1Pz="1007", West="1107")
    assert shift(s, "1107", "1Pz") == {"armour": 1}
    for weather, n in (("mud", 0), ("snow", 1), ("long winter", 0)):
        s.weather = weather
        assert shift(s, "1107", "1Pz").get("armour", 0) == n
    s.weather = "clear"
    mark(s, "1Pz", CUT)
    assert "armour" not in shift(s, "1107", "1Pz")
    s = lay(empty(), _1Pz="1007", Central="1107")
    assert "armour" not in shift(s, "1107", "1Pz")
    assert shift(lay(s, SSPz="1106"), "1107", "SSPz") == {"armour": 1}
    assert "armour" not in shift(lay(empty(), _1Pz="1207", West="1307"), "1307", "1Pz")
    assert "armour" not in shift(lay(empty(), _1Pz="1921", West="2022"), "2022", "1Pz")
    assert shift(lay(empty(8), Reserve="1107 red", _6A="1007"), "1007", "Reserve") == {"armour": 1}


def test_shock_units_shift_one() -> None:
    """§B10.20"""
    s = lay(empty(), Crimean="1107 red", Southwest="1106 red", _6A="1007")
    assert shift(s, "1007", "Crimean", "Southwest") == {"shock": 1}


def test_one_marker_a_battle() -> None:
    """§B10.21 ruling R49 WE9 2nd Panzer and 4th Army against West: 4:1."""
    s = begun("campaign", 1)
    s.boosts = [2, 0]
    s.markers["1107"] = "target"
    asked = drive(s, ("resolve", AXIS), ("join", "2Pz"), ("join", "4A"), ("commit", "boost"))
    assert s.battle is not None
    assert asked is not None
    assert asked.name == "die"
    assert (s.battle.column, s.boosts) == (6, [1, 0])
    assert [s.board.tables[table_of(s, s.battle)][die][6] for die in range(6)] == ["EX", "DR", "DR", "DS", "DS", "DD"]


def test_on_the_first_turn_of_snow_each_shock_gives_two() -> None:
    """§B10.22 WE11 8 against 8 is 2:1."""
    s = lay(empty(4, "snow"), West="1107", Don="1106", _9A="1007", _6A="1007")
    s.first_snow = 4
    found = battle(s, "1007", "West", "Don", boost=True)
    assert (strengths(s, found), final_column(s, found)) == ((8, 8), 4)
    assert {each.name: each.n for each in shifts(s, found)} == {"boost": 2}
    s.first_snow = -1
    assert {each.name: each.n for each in shifts(s, found)}["boost"] == 1


def test_a_blitz_in_the_first_snow_gives_one() -> None:
    """§B10.22 §B10.21 Turn 6, if it is the first to be snow, has a Blitz!: it is not a Shock!."""
    s = lay(empty(6, "snow"), West="1107", _9A="1007", _6A="1007")
    s.first_snow = 6
    found = battle(s, "1107", "9A", "6A", boost=True)
    assert {each.name: each.n for each in shifts(s, found)}["boost"] == 1


def test_stalin_and_works_help_the_defence() -> None:
    """§B10.23 §SE1.8 WE8 Moscow's fort with Stalin; works are lost under a Counterblow, Stalin is not."""
    s = lay(empty(), _6A="1908", Moscow="2008 fort")
    s.stalin = "2008"
    found = shift(s, "2008", "6A")
    assert (found["city"], found["objective"], found["stalin"]) == (-1, -1, -1)
    assert shift(s, "2008", "6A", forced=True) == {"stalin": -1}
    s = lay(empty(13), West="1107", _6A="1007")
    s.works = ("1007",)
    assert shift(s, "1007", "West") == {"works": -1}


def test_each_side_has_its_table_and_the_axis_the_other_in_winter() -> None:
    """§B10.24 WE11 in long winter 12 against 4 in the open: 3:2, CA - CB EX EX DR."""
    s = lay(empty(5, "long winter"), _1Pz="1007", _2A="1007", West="1107")
    found = battle(s, "1107", "1Pz", "2A")
    assert (final_column(s, found), table_of(s, found)) == (3, SOVIET)
    assert [s.board.tables[SOVIET][die][3] for die in range(6)] == ["CA", "-", "CB", "EX", "EX", "DR"]
    s.weather = "mud"
    assert table_of(s, found) == AXIS


def test_a_die_is_rolled_read_and_applied() -> None:
    """§B10.25 §B10.26 DL27 Nothing happens, and the battle counts."""
    s = lay(empty(), _6A="1007", West="1107")
    s.markers["1107"] = "target"
    drive(s, ("resolve", AXIS), ("die", 2))
    assert told(s, "result") == [("1107", "-")]
    assert (s.fought, s.markers, s.battle, s.where["West"]) == (1, {}, None, "1107")


def test_the_first_oil_of_the_worked_example() -> None:
    """§B10.7 WE6d 11 against 6: 1:2 with river and objective, 3:2 under the marker."""
    s = lay(hold(empty(), AXIS), _1Pz="1921", _17A="1921", Voronezh="2022 red")
    assert final_column(s, battle(s, "2022", "1Pz", "17A")) == 1
    assert final_column(s, battle(s, "2022", "1Pz", "17A", forced=True)) == 3
