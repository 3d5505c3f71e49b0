"""Positions in which two rules meet: zones and stacks, rivers and winter, supply and cities, trains and zones."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import drive, empty, give, hold, lay, told
from visavis.games.noretreat.board import apart
from visavis.games.noretreat.rules.battle import final_column, ratio, shifts, strengths
from visavis.games.noretreat.rules.movement import goals, points, reach
from visavis.games.noretreat.rules.placement import hexes_for
from visavis.games.noretreat.rules.rail import may_entrain, stations
from visavis.games.noretreat.rules.retreats import advance_ends, retreat_ways
from visavis.games.noretreat.rules.supply import is_overland, is_supplied
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import BLOW, CUT, DESTROYED, TARGET, Battle, War, mark

NEVER = 0  # out of reach


def cost(s: War, unit: str, goal: str) -> int:
    """What it costs to end there."""
    found, _ = reach(s, unit, points(s, unit))
    return found[goal] if goal in goals(s, unit, found) else NEVER


# Movement: zones, stacks, rivers, weather


@pytest.mark.parametrize(
    ("units", "unit", "goal", "weather", "due"),
    [
        ({"_1Pz": "1606"}, "1Pz", "1806", "clear", 4),  # two forests
        ({"_1Pz": "1606"}, "1Pz", "1806", "mud", NEVER),
        ({"_1Pz": "1606"}, "1Pz", "1806", "snow", 4),
        ({"_6A": "1606"}, "6A", "1806", "mud", 2),  # the river costs nothing
        ({"_6A": "1708", "West": "1808"}, "6A", "1609", "clear", 2),  # out of a zone
        ({"_6A": "1708", "West": "1808"}, "6A", "1709", "clear", 3),  # not beside the enemy, but around
        ({"_6A": "1708", "West": "1808"}, "6A", "1709", "mud", 3),
        ({"_6A": "1708", "West": "1808", "Don": "1610"}, "6A", "1709", "mud", NEVER),  # the way round is a zone, too
        ({"_6A": "1708", "_9A": "1709", "West": "1808"}, "6A", "1709", "mud", 2),  # a friend there
        ({"_6A": "1708", "_9A": "1709", "_4A": "1709", "West": "1808"}, "6A", "1709", "clear", NEVER),  # no room
        (
            {"_6A": "1708", "_9A": "1709", "_4A": "1709", "West": "1808", "Don": "1610"},
            "6A",
            "1710",
            "clear",
            NEVER,
        ),  # a zone again
        ({"_6A": "1708", "Moscow": "1808 fort"}, "6A", "1709", "clear", 1),  # a fort has no zone
        ({"West": "1808", "Don": "1809"}, "West", "1810", "clear", 2),  # Soviets pass through each other
        ({"West": "1808", "Don": "1809"}, "West", "1809", "clear", NEVER),
        ({"West": "2106"}, "West", "2206", "clear", 2),  # around Lake Rybinsk
        ({"_6A": "2106", "West": "2206"}, "6A", "2107", "clear", 1),  # whose zone does not cross it
        ({"_6A": "1902"}, "6A", "finland", "clear", 2),
        ({"_1Pz": "1902"}, "1Pz", "finland", "clear", 3),
        ({"_1Pz": "1902"}, "1Pz", "finland", "mud", 3),
    ],
)
def test_what_a_goal_costs(units: dict[str, str], unit: str, goal: str, weather: str, due: int) -> None:
    """§B8.1 §B8.2 §B8.4 §B8.6 §B8.7 §B8.8 §B8.9 §B8.11"""
    assert cost(lay(empty(weather=weather), **units), unit, goal) == due


def test_whoever_is_cut_off_neither_holds_others_nor_goes_far() -> None:
    """§B6.12 No zone, three points."""
    s = lay(empty(), _6A="1708", West="1808", _1Pz="1606")
    mark(s, "West", CUT)
    assert cost(s, "6A", "1709") == 1
    mark(s, "1Pz", CUT)
    assert cost(s, "1Pz", "1806") == NEVER
    assert cost(s, "1Pz", "1306") == 3
    assert cost(s, "1Pz", "1206") == NEVER


def test_what_moves_through_a_burnt_city_wades() -> None:
    """§CE07S §B8.1 §B8.3 A marsh for every purpose."""
    s = lay(empty(), _6A="1608", _1Pz="1609")
    assert (cost(s, "6A", "1708"), cost(s, "1Pz", "1708")) == (1, 1)
    s.scorched = ("1708",)
    assert (cost(s, "6A", "1708"), cost(s, "1Pz", "1708")) == (2, 4)


# Supply: cities, zones, friends, coasts


@pytest.mark.parametrize(
    ("units", "axis", "unit", "supplied"),
    [
        ({"_6A": "2013"}, ("1613",), "6A", True),  # four hexes past Kharkov
        ({"_6A": "2113"}, ("1613",), "6A", False),
        ({"_6A": "2113", "_9A": "2013"}, ("1613",), "6A", True),  # beside a friend
        ({"_6A": "2213", "_9A": "2113", "_4A": "2013"}, ("1613",), "6A", False),  # who is fed like that himself
        ({"_6A": "2108"}, ("1708",), "6A", False),  # the straight way leads through Moscow
        ({"_6A": "2108"}, ("1708", "2008"), "6A", True),
        ({"_6A": "1908", "West": "1807", "Don": "1809"}, ("1708",), "6A", False),  # between two zones
        (
            {"_6A": "1908", "_9A": "1808", "West": "1807", "Don": "1809"},
            ("1708",),
            "6A",
            True,
        ),  # a friend holds it open
        ({"_6A": "1609", "West": "1808"}, ("1708",), "6A", False),  # an empty city in a zone feeds nobody
        ({"_6A": "1708", "West": "1808"}, ("1708",), "6A", True),  # but whoever is in it
        ({"_6A": "1609", "_9A": "1708", "West": "1808"}, ("1708",), "6A", True),
        (
            {"_6A": "1115", "West": "1014", "Don": "1114", "Kursk": "1215"},
            ("1115",),
            "6A",
            True,
        ),  # Odessa: over the sea
        ({"West": "1902", "_6A": "1803", "_9A": "2003", "_4A": "1903"}, (), "West", False),  # the Baltic is German
        ({"West": "1902", "_6A": "1803", "_9A": "1804"}, (), "West", True),  # over Lake Ladoga
    ],
)
def test_who_is_supplied(units: dict[str, str], axis: tuple[str, ...], unit: str, supplied: bool) -> None:
    """§B6.2 §B6.3 §B6.4 §B6.5 §B6.6 §B6.7"""
    assert is_supplied(hold(lay(empty(), **units), AXIS, *axis), unit) == supplied


@pytest.mark.parametrize(("hex_", "supplied"), [("2109", True), ("2009", False)])
def test_the_edge_feeds_three_hexes_far(hex_: str, supplied: bool) -> None:
    """§B6.5 Without any Soviet city; the step off the map is the fourth."""
    s = empty()
    s.control = dict.fromkeys(s.board.cities, AXIS)
    lay(s, West=hex_)
    assert is_overland(s, "West") == is_supplied(s, "West") == supplied


def test_a_burnt_city_feeds_nobody_and_bars_nobody() -> None:
    """§CE07S §B6.2 §B6.10"""
    s = hold(lay(empty(), _6A="2108"), AXIS, "1708")
    s.scorched, s.reached = ("2008",), None
    assert is_supplied(s, "6A")
    s.scorched, s.reached = ("1708", "2008"), None
    assert not is_supplied(s, "6A")


def test_sea_supply_is_not_overland_supply() -> None:
    """§B6.9 §B9.1 §B7.6 Whoever lives over the sea takes no train and is not improved."""
    s = lay(empty(14), _6A="1115 reduced", West="1014", Don="1114", Kursk="1215")
    give(hold(s, AXIS, "1115"), AXIS, "03", "05")
    assert is_supplied(s, "6A")
    assert not is_overland(s, "6A")
    assert not may_entrain(s, "6A")
    asked = drive(s, ("flip", AXIS))
    assert asked is None or "6A" not in asked.options


# Odds: terrain, rivers, winter, Counterblows, armour


def column(s: War, hex_: str, *attackers: str, forced: bool = False, counter: bool = False) -> int:
    s.battle = Battle(hex_, s.board.units[attackers[0]].side, forced, attackers, s.at[hex_], counter=counter)
    return final_column(s, s.battle)


THIRD, HALF, EVEN, THREE_TWO, TWO, THREE, FOUR, FIVE, SIX = range(9)


@pytest.mark.parametrize(
    ("units", "hex_", "attackers", "weather", "turn", "forced", "due"),
    [
        ({"_6A": "1605", "_9A": "1605", "West": "1706"}, "1706", "6A 9A", "clear", 8, False, EVEN),  # forest, river
        (
            {"_6A": "1607", "_9A": "1606", "West": "1706"},
            "1706",
            "6A 9A",
            "clear",
            8,
            False,
            THREE_TWO,
        ),  # one has no river
        ({"_6A": "1605", "_9A": "1605", "West": "1706"}, "1706", "6A 9A", "snow", 8, False, EVEN),  # frozen, but winter
        ({"_6A": "1605", "_9A": "1605", "West": "1706"}, "1706", "6A 9A", "mud", 8, False, EVEN),
        ({"_6A": "1605", "_9A": "1605", "West": "1706"}, "1706", "6A 9A", "clear", 8, True, TWO),  # a Counterblow
        ({"_6A": "1605", "_9A": "1605", "West": "1706"}, "1706", "6A 9A", "long winter", 5, True, EVEN),  # winter stays
        ({"_6A": "1909", "_9A": "1909", "West": "2008"}, "2008", "6A 9A", "clear", 8, False, HALF),  # city, river, goal
        ({"_6A": "1909", "_9A": "1908", "West": "2008"}, "2008", "6A 9A", "clear", 8, False, EVEN),
        ({"_1Pz": "1708", "West": "1808"}, "1808", "1Pz", "clear", 8, False, TWO),  # 3:2 and armour
        ({"_1Pz": "1708", "Reserve": "1808"}, "1808", "1Pz", "clear", 8, False, THREE_TWO),  # mech
        ({"_1Pz": "1708", "West": "1808"}, "1808", "1Pz", "mud", 8, False, THREE_TWO),
        ({"_1Pz": "1708", "West": "1808"}, "1808", "1Pz", "snow", 8, False, THREE_TWO),  # armour and winter
        ({"_1Pz": "1807", "West": "1706"}, "1706", "1Pz", "clear", 8, True, THREE_TWO),  # forest all the same
        (
            {"_1Pz": "2121", "Don": "2022"},
            "2022",
            "1Pz",
            "clear",
            8,
            True,
            THREE_TWO,
        ),  # nor at the oil, whatever marker
        ({"SSPz": "1708", "Reserve": "1808 red"}, "1808", "SSPz", "clear", 13, False, THREE_TWO),  # SS does not mind
        ({"West": "1808", "Don": "1707", "_6A": "1708"}, "1708", "West Don", "snow", 14, False, THREE_TWO),  # a city
        ({"West": "1608", "_6A": "1607"}, "1607", "West", "snow", 14, False, EVEN),  # Germans have no winter, nor river
        ({"West": "1608", "_6A": "1607"}, "1607", "West", "mud", 14, False, HALF),
    ],
)
def test_what_moves_the_column(
    units: dict[str, str], hex_: str, attackers: str, weather: str, turn: int, forced: bool, due: int
) -> None:
    """§B10.7 §B10.14 §B10.15 §B10.16 §B10.17 §B10.19"""
    s = lay(empty(turn, weather), **units)
    assert column(s, hex_, *attackers.split(), forced=forced) == due


def test_two_markers_never_help_in_one_battle_and_stalin_stays_under_a_counterblow() -> None:
    """§B10.7 §B10.21 §B10.23 City, river and objective go, he does not."""
    s = lay(empty(), _6A="1909", _9A="1909", West="2008")
    s.stalin = "2008"
    assert column(s, "2008", "6A", "9A", forced=True) == THREE_TWO
    assert column(s, "2008", "6A", "9A") == THIRD


@pytest.mark.parametrize(("marked", "due"), [((), THREE_TWO), (("6A",), THREE_TWO), (("6A", "9A"), THREE)])
def test_all_who_defend_must_be_cut_off(marked: tuple[str, ...], due: int) -> None:
    """§B10.18 Two to the right, or none."""
    s = lay(empty(14), Stalingrad="1808 red", Volkhov="1809 red", _6A="1709", _9A="1709")
    for id_ in marked:
        mark(s, id_, CUT)
    assert column(s, "1709", "Stalingrad", "Volkhov") == due


def test_a_counterattack_knows_winter_but_no_ground() -> None:
    """§B10.17 §B10.28 On turn 5 a German one is two to the left, a Soviet one is not."""
    s = lay(empty(5, "long winter"), _6A="1607", _9A="1607", West="1706")
    s.battle = Battle("1706", AXIS, attackers=("6A", "9A"), defenders=("West",))
    strike = Battle("1706", SOVIET, attackers=("West",), defenders=("6A", "9A"), counter=True)
    assert final_column(s, strike) == ratio(*strengths(s, strike)) == HALF
    strike = Battle("1607", AXIS, attackers=("6A", "9A"), defenders=("West",), counter=True)
    assert [each.name for each in shifts(s, strike)] == ["weather"]
    assert final_column(s, strike) == EVEN


# Retreats: zones, stacks, lakes, cities


def ways(s: War, unit: str) -> tuple[set[str], int]:
    found = retreat_ways(s, unit)
    return {way.end for way in found}, found[0].losses if found else -1


def test_a_retreat_goes_where_it_costs_least() -> None:
    """§B10.37 §B10.38 Two hexes from the battle, around the zones if that can be."""
    s = lay(empty(), West="1808", _6A="1708", _9A="1709")
    ends, losses = ways(s, "West")
    assert losses == 0
    assert {"1907", "1909", "2008"} <= ends
    assert all(apart(s.board, end, "1808") == 2 and end not in s.zones[AXIS] for end in ends)
    lay(s, _4A="1907", _2A="1909")
    assert ways(s, "West")[1] == 1  # no way without a zone


def test_friends_on_the_way_open_it_and_have_no_room() -> None:
    """§B10.38 §B10.39 §B8.11 Through a friend in a zone nobody is lost; past a full hex it goes one further."""
    s = lay(empty(), West="1808", _6A="1708", _9A="1709", _4A="1907", _2A="1909", Don="1908", Reserve="2008")
    found = {way.way for way in retreat_ways(s, "West") if way.losses == 0}
    assert ("1908", "2008", "2108") in found
    assert all(way[0] == "1908" for way in found)


def test_whoever_has_no_way_out_is_destroyed() -> None:
    """§B10.39 All six neighbours are enemies."""
    s = lay(empty(), West="1808", _6A="1708", _9A="1709", _4A="1907")
    lay(s, _2A="1707", _11A="1807", _16A="1908", _17A="1809")
    s.battle = Battle("1808", AXIS, attackers=("6A",), defenders=("West",), result="DR")
    drive(s, ("retreat", "West", "DR"))
    assert s.where["West"] == DESTROYED


def test_a_retreat_takes_an_empty_city_of_the_enemy() -> None:
    """§B8.13 §B10.37 Tula was German, and empty."""
    s = hold(lay(empty(), West="1808", _6A="1708", _9A="1707"), AXIS, "1909")
    s.battle = Battle("1808", AXIS, attackers=("6A",), defenders=("West",), result="DR")
    drive(s, ("retreat", "West", "DR"), ("retreat", "1909"))
    assert s.control["1909"] == SOVIET


# Advances


@pytest.mark.parametrize(
    ("unit", "weather", "turn", "far"),
    [
        ("1Pz", "clear", 8, 3),
        ("6A", "clear", 8, 2),
        ("1Pz", "snow", 8, 2),
        ("1Pz", "mud", 8, 1),
        ("6A", "long winter", 11, 1),
    ],
)
def test_how_far_an_advance_goes(unit: str, weather: str, turn: int, far: int) -> None:
    """§B10.42 Over open country, zones and rivers notwithstanding (§B10.43)."""
    s = lay(empty(turn, weather), **{f"_{unit}": "1512"}, West="1911")
    s.battle = Battle("1612", AXIS, attackers=(unit,), result="DR")
    assert max(len(way) for way in advance_ends(s, s.battle, unit).values()) == far


def test_an_advance_stops_in_the_forest_and_on_an_objective_but_not_in_a_city() -> None:
    """§B10.43 §B10.44 From 1809 through Tula; Moscow ends it."""
    s = lay(empty(), _1Pz="1809")
    s.battle = Battle("1909", AXIS, attackers=("1Pz",), result="DR")
    found = advance_ends(s, s.battle, "1Pz")
    assert found["2008"] == ("1909", "2008")
    assert all("2008" not in way[:-1] for way in found.values())
    assert all("1908" not in way[:-1] for way in found.values())
    assert ("1909", "2010", "2011") in found.values()


# Trains and placing: zones, cities, stacks


@pytest.mark.parametrize(
    ("units", "axis", "hex_", "stops"),
    [
        ({}, ("1708",), "1708", True),
        ({}, ("1708",), "1808", True),
        ({}, ("1708",), "1908", False),  # beside Moscow
        ({"West": "1808"}, ("1708",), "1708", False),  # in a zone, and empty
        ({"West": "1808", "_6A": "1708"}, ("1708",), "1708", True),
        ({"West": "1808", "_6A": "1709"}, ("1708",), "1709", False),  # a friend does not help in the open
        ({"_6A": "1909"}, ("1708", "1909", "2008"), "2108", True),
    ],
)
def test_where_a_train_stops(units: dict[str, str], axis: tuple[str, ...], hex_: str, stops: bool) -> None:
    """§B9.7 §B9.8"""
    s = hold(lay(empty(), **units), AXIS, *axis)
    assert (hex_ in stations(s, AXIS)) == stops


@pytest.mark.parametrize(("turn", "trains", "able"), [(2, 0, True), (2, 1, False), (3, 1, True)])
def test_the_first_two_turns_have_one_train(turn: int, trains: int, able: bool) -> None:
    """§B9.2 §B9.3 Whatever cards there are."""
    s = give(hold(lay(empty(turn), _6A="1608"), AXIS, "1708"), AXIS, "05")
    s.trains = trains
    assert may_entrain(s, "6A") == able


def test_nobody_takes_a_train_beside_the_enemy() -> None:
    """§B9.1 Not even from a city; Stalin may (ruling R8)."""
    s = lay(empty(), West="2008", _6A="1908")
    assert not may_entrain(s, "West")
    assert may_entrain(lay(s, _6A="1808"), "West")


def test_what_comes_back_keeps_off_the_enemy() -> None:
    """§B7.12 §B7.13 §B8.11 Of Soviet cities those that are free, outside zones and in overland supply."""
    s = lay(empty(), West=DESTROYED, _6A="1908", Don="2310")
    found = hexes_for(s, "West")
    assert {"2006", "2207", "2314"} <= set(found)
    assert not {"2008", "1909", "2310"} & set(found)  # in a zone, in a zone, full
    s.control["2314"] = AXIS
    assert "2314" not in hexes_for(s, "West")


# Counterblows: who is bound, and what goes


def test_a_counterblow_left_in_an_empty_hex_binds_nobody() -> None:
    """§B10.10 §B10.27 Its counter has retreated: there is nothing to attack."""
    s = lay(empty(14), West="1808", _6A="1709")
    s.markers = {"1708": BLOW}
    assert drive(s, ("resolve", SOVIET)) is None
    assert s.markers == {}


def test_a_bound_side_fights_the_counterblow_before_its_own_target() -> None:
    """§B10.6 Ruling R53"""
    s = lay(empty(14), West="1808", Don="1807", _6A="1708", _9A="1707")
    s.markers = {"1708": TARGET, "1707": BLOW}
    asked = drive(s, ("resolve", SOVIET))
    assert asked is not None
    assert asked.name == "join"
    assert s.battle is not None
    assert (s.battle.hex, s.battle.forced) == ("1707", True)
    assert not told(s, "odds")
