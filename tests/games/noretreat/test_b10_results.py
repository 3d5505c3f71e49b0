"""B10: results, retreats, advances."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import cited, drive, empty, give, hold, lay, told
from visavis.games.noretreat.rules.battle import shifts
from visavis.games.noretreat.rules.retreats import advance_ends, advance_length, retreat_ways, stops_advance, way_to
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, DISORGANIZED, Battle, War, has, mark


def fight(s: War, hex_: str, result: str, *attackers: str, forced: bool = False) -> War:
    """A battle whose result is known."""
    s.battle = Battle(hex_, s.board.units[attackers[0]].side, forced, attackers, s.at[hex_], result=result)
    s.side = s.battle.side
    s.markers[hex_] = "blow" if forced else "target"
    return s


def duel() -> War:
    """6th and 9th Army against West in the open."""
    return lay(empty(), _6A="1007", _9A="1106", West="1107")


def test_a_counterblow_marker_goes_on_an_attacking_hex_and_stays() -> None:
    """§B10.27 DL31 It binds the enemy's next Combat Phase, and is gone after it."""
    s = fight(duel(), "1107", "CB", "6A", "9A")
    drive(s, ("apply",), ("blowback", "1106"))
    assert s.markers == {"1106": "blow"}
    drive(s, ("end_combat", AXIS))
    assert s.markers == {"1106": "blow"}
    drive(s, ("end_combat", SOVIET))
    assert s.markers == {}


def test_a_counterattack_reverses_the_ratio_without_terrain() -> None:
    """§B10.28 ruling R47 WE6h South against 6th Army and 4th Panzer: 8:3 is 2:1, with a Blitz! 3:1, DS."""
    s = lay(hold(empty(), AXIS, "2017"), South="2117", _6A="2017 reduced", _4Pz="2017")
    s.boosts = [1, 0]
    fight(s, "2017", "CA", "South", forced=True)
    drive(
        s,
        ("apply",),
        ("counter", "yes"),
        ("commit", "boost"),
        ("die", 5),
        ("advance", "4Pz"),
        ("advance", "6A"),
    )
    assert told(s, "odds")[0][:3] == (8, 3, 5)
    assert s.where["South"] == "shattered"
    assert (s.where["4Pz"], s.where["6A"], s.control["2117"]) == ("2117", "2117", AXIS)


def test_the_counterattack_of_the_winter() -> None:
    """§B10.13 §B10.28 WE12 3 against 7 with one shift left: no die; 7:3 and a Shock! make 3:1, die 2 is EX."""
    s = lay(empty(11, "long winter"), _6A="1007 reduced", West="1107 red")
    s.boosts = [0, 1]
    s.markers["1107"] = "target"
    drive(s, ("resolve", AXIS), ("counter", "yes"), ("commit", "boost"), ("die", 2))
    assert [odds[:3] for odds in told(s, "odds")] == [(3, 7, -1), (7, 3, 5)]
    assert told(s, "result") == [("1107", "EX")]


def test_counterattackers_must_be_able_to_attack() -> None:
    """§B10.28 §B7.16 §B14.2 Nobody is asked where nobody can."""
    s = fight(lay(empty(), _6A="1908", Moscow="2008 fort"), "2008", "CA", "6A")
    assert drive(s, ("apply",)) is None
    s = fight(duel(), "1107", "CA", "6A")
    mark(s, "West", DISORGANIZED)
    assert drive(s, ("apply",)) is None


def test_in_a_counterattack_ca_and_cb_do_nothing() -> None:
    """§B10.29"""
    for code in ("CA", "CB"):
        s = duel()
        s.battle = Battle("1107", SOVIET, False, ("West",), ("6A", "9A"), counter=True, result=code)
        assert drive(s, ("apply",)) is None
        assert (s.markers, s.where["West"], told(s, "blow")) == ({}, "1107", [])
        assert (told(s, "result_read"), cited(s, "result_read")) == ([(code, "-")], ["B10.29"])


def test_nobody_advances_where_somebody_is_left() -> None:
    """§B10.41 §B10.35 A fort that has lost a step stays, and so does its hex."""
    s = fight(lay(empty(18), _6A="1908", Moscow="2008 fort"), "2008", "DD", "6A")
    assert drive(s, ("apply",)) is None
    assert (s.where["Moscow"], s.face["Moscow"], s.where["6A"]) == ("2008", 0, "1908")


def test_counterattackers_advance_into_one_vacated_hex() -> None:
    """§B10.29"""
    s = lay(empty(23, "snow"), _6A="1007", _9A="1106", West="1107", Don="1107")
    s.battle = Battle("1107", SOVIET, False, ("West", "Don"), ("6A", "9A"), counter=True, result="DR")
    asked = drive(s, ("apply",), "0906", "1004", ("advance", "West"), ("advance.to", "1007"))
    assert asked is not None
    assert asked.name == "advance"
    asked = drive(s, ("advance",), ("advance", "Don"))
    assert asked is not None
    assert "1106" not in asked.options[:1]


def test_a_counterattack_may_be_refused() -> None:
    """§B10.30 DL29"""
    s = fight(duel(), "1107", "CA", "6A")
    drive(s, ("apply",), ("counter", "no"))
    assert (s.battle, s.fought) == (None, 1)


def test_an_exchange_costs_each_side_a_step_of_its_choice() -> None:
    """§B10.31 DL30 ruling R54 No retreat, no advance."""
    s = fight(lay(empty(), _6A="1007", _9A="1106", West="1107"), "1107", "EX", "6A", "9A")
    s.options = s.options._replace(cadres=False)
    drive(s, ("apply",), ("lose", "9A"))
    assert (s.face["9A"], s.face["6A"], s.where["West"]) == (0, 1, "destroyed")
    assert s.where["6A"] == "1007"


def test_a_retreat_is_two_hexes_away() -> None:
    """§B10.32 §B10.37 DL32 ruling R46"""
    s = fight(duel(), "1107", "DR", "6A", "9A")
    asked = drive(s, ("apply",))
    assert asked is not None
    assert asked.name == "retreat"
    assert set(asked.options) <= {hex_ for hex_ in s.board.hexes if hex_ not in s.board.places["1107"].around}
    assert "1307" in asked.options
    assert "1207" not in asked.options
    drive(s, ("retreat", "West", "DR"), ("retreat", "1307"))
    assert s.where["West"] == "1307"


def test_the_shattered_retreat_and_leave_the_map() -> None:
    """§B10.33"""
    s = fight(duel(), "1107", "DS", "6A", "9A")
    drive(s, ("apply",), ("advance", "done"))
    assert (s.where["West"], s.face["West"]) == ("shattered", 0)


def test_dd_costs_every_defender_a_step_and_the_others_retreat() -> None:
    """§B10.34 ruling R46"""
    s = fight(lay(empty(18), _6A="1007", West="1107 red"), "1107", "DD", "6A")
    drive(s, ("apply",), ("retreat", "1307"), ("advance", "done"))
    assert (s.face["West"], s.where["West"]) == (0, "1307")
    s = fight(duel(), "1107", "DD", "6A")
    drive(s, ("apply",), ("advance", "done"))
    assert s.where["West"] == "destroyed"


@pytest.mark.parametrize(("code", "read"), [("DR", "-"), ("DS", "EX"), ("DD", "DD")])
def test_forts_stand(code: str, read: str) -> None:
    """§B10.35"""
    s = fight(lay(empty(18), _6A="1908", Moscow="2008 fort"), "2008", code, "6A")
    s.options = s.options._replace(cadres=False)
    asked = drive(s, ("apply",))
    assert asked is None or asked.name != "retreat"
    lost = read in ("EX", "DD")
    assert (s.where["Moscow"], s.face["Moscow"]) == ("2008", 0 if lost else 1)
    assert s.face["6A"] == (0 if read == "EX" else 1)


@pytest.mark.parametrize(
    ("turn", "unit", "face", "place", "left"),
    [
        (8, "_6A", "full", "1107", 0),
        (8, "_6A", "reduced", "destroyed", 0),
        (8, "West", "red", "destroyed", 1),
        (17, "West", "red", "1107", 0),
        (17, "West", "brown", "destroyed", 0),
        (8, "Moscow", "fort", "destroyed", 1),
        (17, "Moscow", "fort", "1107", 0),
    ],
)
def test_how_steps_are_lost(turn: int, unit: str, face: str, place: str, left: int) -> None:
    """§B10.36 §B11.7 §B13.12 Whoever lies in a box keeps its face."""
    s = lay(empty(turn), **{unit: f"1107 {face}"})
    id_ = unit.removeprefix("_")
    drive(s, ("lose", s.board.units[id_].side, (id_,), False))
    assert (s.where[id_], s.face[id_]) == (place, left)


def test_enemy_zones_cost_steps_on_the_way_and_the_fewest_are_chosen() -> None:
    """§B10.38 ruling R45"""
    s = lay(empty(18), West="1107 red", _6A="1007", _9A="1408", _4A="1406")
    ways = retreat_ways(s, "West")
    assert {way.losses for way in ways} == {0}
    assert "1307" not in {way.end for way in ways}
    lay(s, _16A="1106", _17A="1108", _18A="1308", _11A="1306")
    assert {way.losses for way in retreat_ways(s, "West")} == {2}
    drive(s, ("retreat", "West", "DR"))
    assert s.where["West"] == "destroyed"


def test_a_friend_in_the_hex_spares_the_step() -> None:
    """§B10.38"""
    s = lay(empty(23, "snow"), West="1107 red", _6A="1007", _16A="1106", _17A="1108", _9A="1308", _4A="1306")
    before = retreat_ways(s, "West")[0].losses
    lay(s, Don="1207")
    assert retreat_ways(s, "West")[0].losses < before


def test_no_room_means_one_hex_more_and_no_way_means_the_end() -> None:
    """§B10.39 ruling R46"""
    s = lay(empty(8), West="1107", _6A="1007")
    ends = {way.end for way in retreat_ways(s, "West")}
    for id_, hex_ in zip(
        ("Don", "Kalinin", "Volkhov", "Steppe", "Kursk", "South", "Reserve"), sorted(ends), strict=False
    ):
        lay(s, **{id_: hex_})
    assert {way.end for way in retreat_ways(s, "West")}.isdisjoint(sorted(ends)[:7])
    s = lay(empty(8), West="1107")
    for id_, hex_ in zip(("6A", "9A", "4A", "16A", "17A", "18A"), s.board.places["1107"].near, strict=True):
        lay(s, **{f"_{id_}": hex_})
    assert retreat_ways(s, "West") == []
    drive(s, ("retreat", "West", "DR"))
    assert s.where["West"] == "destroyed"


def test_whoever_retreats_into_a_target_defends_there() -> None:
    """§B10.40"""
    s = lay(empty(23, "snow"), _6A="1007", _1Pz="1408", West="1107", Don="1307")
    s.markers = {"1107": "target", "1307": "target"}
    fight(s, "1107", "DR", "6A")
    drive(s, ("apply",), ("retreat", "1307"), ("advance", "done"))
    drive(s, ("resolve", AXIS))
    assert s.battle is not None
    assert set(s.battle.defenders) == {"West", "Don"}


def test_attackers_advance_into_the_empty_hex() -> None:
    """§B10.41 DL33 Not after an exchange."""
    s = fight(duel(), "1107", "DS", "6A", "9A")
    drive(s, ("apply",), ("advance", "9A"), ("advance.to", "1107"), ("advance", "done"))
    assert (s.where["9A"], s.where["6A"]) == ("1107", "1007")


@pytest.mark.parametrize(
    ("turn", "weather", "tank", "foot"),
    [(8, "clear", 3, 2), (8, "mud", 1, 1), (10, "snow", 2, 2), (11, "long winter", 1, 1)],
)
def test_how_far_one_advances(turn: int, weather: str, tank: int, foot: int) -> None:
    """§B10.42 §B13.21 ruling R51"""
    s = lay(empty(turn, weather), _1Pz="1007", _6A="1007", _2A="1106")
    assert [advance_length(s, id_) for id_ in ("1Pz", "6A", "2A")] == [tank, foot, foot]
    mark(s, "1Pz", CUT)
    assert advance_length(s, "1Pz") == 1


def test_soviet_tanks_learn_it_on_turn_11() -> None:
    """§B10.42 §B13.8"""
    s = lay(empty(10), Reserve="1107 red")
    assert advance_length(s, "Reserve") == 2
    s.turn = 11
    assert advance_length(s, "Reserve") == 3


def test_what_stops_an_advance() -> None:
    """§B10.43"""
    s = empty()
    assert [stops_advance(s, hex_) for hex_ in ("1208", "1109", "0912", "1419", "finland", "2022")] == [True] * 6
    assert [stops_advance(s, hex_) for hex_ in ("1107", "1307")] == [False] * 2
    lay(s, _1Pz="1207", West="1407")
    s.battle = Battle("1307", AXIS, False, ("1Pz",), (), result="DR")
    ends = advance_ends(s, s.battle, "1Pz")
    assert "1307" in ends
    assert "1407" not in ends
    assert any(len(way) == 3 for way in ends.values())


def test_an_advance_takes_control_and_minds_stacking() -> None:
    """§B10.44"""
    s = lay(hold(empty(), SOVIET, "1307"), _1Pz="1207", _6A="1207", _9A="1306", West="1307")
    fight(s, "1307", "DS", "1Pz", "6A", "9A")
    drive(
        s,
        ("apply",),
        ("advance", "1Pz"),
        ("advance.to", "1307"),
        ("advance", "6A"),
        ("advance.to", "1307"),
        ("advance", "done"),
    )
    assert s.control["1307"] == AXIS
    s.battle = Battle("1307", AXIS, False, ("9A",), (), result="DS")
    assert "1307" not in advance_ends(s, s.battle, "9A")


def test_markers_go_with_their_battle_and_the_rest_at_the_end() -> None:
    """§B10.45 ruling R52"""
    s = fight(duel(), "1107", "-", "6A")
    s.markers["1206"] = "target"
    drive(s, ("apply",))
    assert s.markers == {"1206": "target"}
    drive(s, ("end_combat", AXIS))
    assert s.markers == {}
    assert not has(s, "6A", CUT)


def test_armour_counterattacks_only_over_open_ground() -> None:
    """§B10.28"""
    s = lay(empty(), _1Pz="1007", West="1107", Don="1208")
    s.battle = Battle("1007", AXIS, False, ("1Pz",), ("West",), counter=True)
    assert [each.name for each in shifts(s, s.battle)] == ["armour"]
    s.battle = Battle("1007", AXIS, False, ("1Pz",), ("West", "Don"), counter=True)
    assert [each.name for each in shifts(s, s.battle)] == []


def test_a_retreat_takes_what_it_passes() -> None:
    """§B8.13 §B10.37 DL32 ruling R103 Of two ways to 0603 West goes the one through Posen, which stands empty."""
    s = fight(lay(hold(empty(), AXIS, "0704"), _6A="0805", West="0804"), "0804", "DR", "6A")
    drive(s, ("apply",), ("retreat", "0603"), ("advance", "done"))
    assert (s.where["West"], s.control["0704"]) == ("0603", SOVIET)


def test_whoever_has_advanced_may_go_on() -> None:
    """§B10.42 §B10.44 DL33 ruling R102 Into the hex and into Minsk, then out of it again: three hexes."""
    s = fight(lay(hold(empty(), SOVIET, "1307"), _1Pz="1107", _6A="1206", West="1207"), "1207", "DS", "1Pz", "6A")
    steps = [("advance", "1Pz"), ("advance.to", "1307"), ("advance", "1Pz"), ("advance.to", "1308")]
    asked = drive(s, ("apply",), *steps)
    assert (s.where["1Pz"], s.control["1307"]) == ("1308", AXIS)
    assert asked is not None
    assert list(asked.options) == ["6A", "done"]
    asked = drive(s, ("advance",), ("advance", "6A"), ("advance.to", "1207"))
    assert asked is not None
    assert list(asked.options) == ["6A", "done"]


def test_whoever_lets_another_advance_has_stopped() -> None:
    """§B10.42 ruling R102"""
    s = fight(lay(empty(), _1Pz="1107", _6A="1206", West="1207"), "1207", "DS", "1Pz", "6A")
    steps = [("advance", "1Pz"), ("advance.to", "1207"), ("advance", "6A"), ("advance.to", "1207")]
    asked = drive(s, ("apply",), *steps)
    assert asked is not None
    assert list(asked.options) == ["6A", "done"]


def test_nobody_goes_on_from_ground_that_stops_him() -> None:
    """§B10.43 ruling R102 The forest."""
    s = fight(lay(empty(), _1Pz="1107", West="1207"), "1207", "DS", "1Pz")
    assert drive(s, ("apply",), ("advance", "1Pz"), ("advance.to", "1208")) is None
    assert s.where["1Pz"] == "1208"


def test_of_ways_that_take_as_much_the_shortest_is_gone() -> None:
    """§B10.39 Ruling R103 From Tula by Moscow to 2007: not on from 1907, where there is no room."""
    s = lay(empty(4, "snow", "moscow"), West="1909", Reserve="2008", Northwest="1907", _2Pz="1910", _4Pz="1908")
    ways = retreat_ways(s, "West")
    assert {len(way.way) for way in ways if way.end == "2007"} == {2, 3}
    assert way_to(s, "West", ways, "2007") == ("2008", "2007")


@pytest.mark.parametrize("counter", [True, False])
def test_whom_a_card_takes_away_fights_no_more(counter: bool) -> None:
    """§B10.10 §CE24S The Axis loses its only army to a card played into the battle: none is fought, none advances."""
    s = lay(give(give(empty(13), SOVIET, "24"), AXIS, "03", "05"), _6A="1007 reduced", West="1107")
    s.battle = Battle("1007", SOVIET, False, ("West",), ("6A",), counter=counter)
    s.side, s.markers = SOVIET, {"1007": "target"}
    steps = ("commit", "card 24"), ("answer", "pass"), ("discard", "03"), ("discard", "step")
    assert drive(s, ("commit", SOVIET), *steps) is None
    assert s.where["6A"] == "destroyed"
    assert drive(s, ("odds",)) is None
    assert (told(s, "odds"), s.battle, s.where["West"], s.markers) == ([], None, "1107", {})
