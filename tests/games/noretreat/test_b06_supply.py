"""B6: supply."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.games.noretreat import oracle
from tests.games.noretreat.position import begun, drive, empty, hold, lay, told
from visavis.games.noretreat.rules.supply import (
    blocked,
    finds_source,
    has_adjacent_supply,
    has_sea_supply,
    is_overland,
    is_supplied,
    overland,
    recheck_supply,
    supplied_cities,
)
from visavis.games.noretreat.sheets import AXIS, SOVIET, STARTS
from visavis.games.noretreat.state import CUT, OUT, War, has, mark, put, turn_over, unmark


def test_edges_are_friendly_to_one_side() -> None:
    """§B6.1 A counter at the western edge is supplied if it is of the Axis."""
    s = lay(empty(), _6A="0404", West="2403")
    assert is_overland(s, "6A")
    assert is_overland(s, "West")
    lay(s, West="0404", _6A="2403")
    assert not is_overland(s, "West")
    assert not is_overland(s, "6A")


def test_what_blocks_a_path() -> None:
    """§B6.2 Enemies, their zones without a friend, their cities; lakes do not."""
    s = lay(empty(), West="1107")
    shut = blocked(s, AXIS)
    assert {"1107", "1108", "1007", "1207"} <= shut
    assert "1307" in shut  # an enemy city
    lay(s, _6A="1108")
    assert "1108" not in blocked(s, AXIS)


def test_a_city_is_a_source_only_by_its_own_three_directions() -> None:
    """§B6.3 Kiev of the Axis: its way west is barred by a wall of zones."""
    s = hold(empty(), AXIS, "1211")
    assert "1211" in supplied_cities(s, AXIS)
    lay(s, West="1011", Central="1013", South="1009", Reserve="1007", Don="1005", Bryansk="1015")
    assert "1211" not in supplied_cities(s, AXIS)
    put(s, "West", OUT)
    put(s, "Central", OUT)
    assert "1211" in supplied_cities(s, AXIS)
    hold(s, SOVIET, "0503")
    assert "0503" not in supplied_cities(s, AXIS)


def oracle_cities(s: War, side: int) -> set[str]:
    shut = oracle.blocked(s, side)
    return {c for c in s.board.cities if s.control.get(c) == side and oracle.leads_home(s, side, c, shut)}


def test_leningrad_is_fed_over_the_lake() -> None:
    """§B6.4 The first step may be 2003, which is no neighbour."""
    s = lay(empty(), _18A="1803")  # its zone bars 1903
    assert "1902" in supplied_cities(s, SOVIET)
    lay(s, _16A="2104")
    assert "1902" not in supplied_cities(s, SOVIET)


def test_nobody_else_is_fed_over_the_lake() -> None:
    """§B6.4 The step is the first of Leningrad's own way: it does not carry on what comes through the city."""
    s = lay(empty(), _18A="1803")
    assert s.board.places["1902"].outset[SOVIET] == ("1903", "2003")
    assert "2003" not in s.board.places["1902"].homeward[SOVIET]
    assert "1902" not in s.board.places["2003"].behind[SOVIET]


def test_four_hexes_to_a_city_three_to_the_edge() -> None:
    """§B6.5 The counter's own hex is not tested, the city's is."""
    s = empty()
    reached = overland(s, AXIS)
    assert reached["0910"] == 4
    assert "1310" in reached
    assert "1410" not in reached
    alone = hold(empty(), SOVIET, *s.board.cities)
    reached = overland(alone, AXIS)
    assert "0803" not in reached
    assert reached["0404"] == 3  # the edge itself
    assert reached["0704"] == 0
    assert "0804" not in reached


def test_an_empty_city_in_an_enemy_zone_feeds_nobody() -> None:
    """§B6.5"""
    s = lay(hold(empty(), AXIS, "1307"), West="1407", _6A="1207")
    for city in s.board.cities:
        if city != "1307":
            s.control[city] = SOVIET
    s.reached = None
    assert not is_overland(s, "6A")
    lay(s, _9A="1307")
    assert is_overland(s, "6A") is oracle_overland(s, "6A")


def oracle_overland(s: War, id_: str) -> bool:
    return s.where[id_] in oracle.overland(s, s.board.units[id_].side)


SHORES = {"baltic": "1203", "adriatic": "0113", "black": "1016", "caspian": "2221"}


def test_ships_feed_whoever_sails_the_sea() -> None:
    """§B6.6 The Black Sea both, the Baltic and Adriatic the Axis, the Caspian the Soviets; it is not overland."""
    s = lay(empty(), _11A="2221")
    assert not is_supplied(s, "11A")
    lay(s, _11A="1318")
    assert is_supplied(s, "11A")
    assert not is_overland(s, "11A")
    hold(lay(s, West="1016"), AXIS, *s.board.cities)
    assert is_supplied(s, "West")
    assert not is_overland(s, "West")
    lay(s, West="1203")
    assert not is_supplied(s, "West")
    sailed = {sea: [has_sea_supply(s, side, hex_) for side in (AXIS, SOVIET)] for sea, hex_ in SHORES.items()}
    assert sailed == {"baltic": [True, False], "adriatic": [True, False], "black": [True] * 2, "caspian": [False, True]}


def test_a_neighbour_with_overland_supply_is_enough_and_it_is_not_chained() -> None:
    """§B6.7 ruling R43"""
    s = lay(empty(), _6A="1310", _9A="1410", _4A="1510")
    assert is_overland(s, "6A")
    assert is_supplied(s, "9A")
    assert not is_overland(s, "9A")
    assert not is_supplied(s, "4A")
    assert not has_adjacent_supply(s, AXIS, "1510")


def test_areas_feed_the_axis_and_the_soviets_from_beside() -> None:
    """§B6.8 ruling R42 ruling R85"""
    s = lay(empty(), GrE="south-balkans", West="finland")
    assert is_supplied(s, "GrE")
    assert is_supplied(s, "West")  # by Leningrad
    lay(s, _18A="1803", _16A="2104", _9A="2004")
    hold(s, AXIS, "1902")
    assert not is_supplied(s, "West")


def test_oil_and_ruins_are_no_sources() -> None:
    """§B6.10"""
    s = empty()
    for place in s.board.prizes:
        s.control[place] = SOVIET
    s.control["0816"] = AXIS
    lay(s, _6A="0816")
    assert not is_overland(s, "6A")
    hold(s, AXIS, "0717")
    assert ("0717" in supplied_cities(s, AXIS)) is True
    s.scorched = ("0717",)
    s.reached = None
    assert supplied_cities(s, AXIS) == []


POSITIONS = int(os.environ.get("VISAVIS_POSITIONS", "2"))  # of each scenario, for the oracle


def pocket() -> War:
    """§B6.11 West encircled on turn 1 (worked example 10)."""
    s = begun("campaign", 1)
    return lay(s, _3Pz="1206", _9A="1106", _4A="1007", _2Pz="1108")


def test_the_pocket_of_the_worked_example() -> None:
    """§B6.11 §B6.12 §B6.14 WE10: marked, cannot move, surrenders in the Soviets' Removals for a point."""
    from visavis.games.noretreat.rules.movement import points, reach

    s = pocket()
    drive(s, ("supply", SOVIET))
    assert has(s, "West", CUT)
    assert ("West", "1107") in told(s, "cut_off")
    assert told(s, "supplied_again") == []
    assert set(reach(s, "West", points(s, "West"))[0]) == {"1107"}
    drive(s, ("removals", SOVIET))
    assert (s.where["West"], s.event_vp) == ("surrendered", 1)


def test_both_sides_are_checked_the_phasing_one_first() -> None:
    """§B6.11 ruling R40 6th Army's only way leads through the zone of a counter that is about to lose it."""
    for side, cut in ((SOVIET, False), (AXIS, True)):
        s = lay(empty(), _6A="1310", West="1111")
        for city in s.board.cities:
            if not s.board.places[city].german:
                del s.control[city]
        drive(s, ("supply", side))
        assert (has(s, "West", CUT), has(s, "6A", CUT)) == (True, cut)


def test_an_unsupplied_counter_has_no_zone_and_gets_it_back() -> None:
    """§B6.12"""
    s = lay(empty(), West="1107")
    assert "1108" in s.zones[SOVIET]
    mark(s, "West", CUT)
    assert s.zones[SOVIET] == {}
    unmark(s, "West", CUT)
    assert s.zones[SOVIET]["1108"] == 1


def test_being_cut_off_later_changes_nothing_before_the_next_check() -> None:
    """§B6.13"""
    s = pocket()
    assert not has(s, "West", CUT)
    assert "1108" in s.zones[SOVIET]


def test_whoever_is_supplied_again_keeps_fighting_and_only_the_phasing_side_surrenders() -> None:
    """§B6.14 ruling R41"""
    s = pocket()
    drive(s, ("supply", SOVIET))
    drive(s, ("removals", AXIS))
    assert s.where["West"] == "1107"
    for id_ in ("3Pz", "9A", "4A", "2Pz"):
        put(s, id_, OUT)
    assert recheck_supply(s, SOVIET) == []
    assert not has(s, "West", CUT)


def test_allies_and_cadres_that_surrender_come_back_by_the_track() -> None:
    """§B6.15 §B14.7 §B14.9 And give no point."""
    s = lay(empty(8), _3Rum="1911", KG1="1910", West="1709", Don="1711", Central="1611")
    for id_ in ("3Rum", "KG1"):
        mark(s, id_, CUT)
    drive(s, ("removals", AXIS))
    assert (s.where["3Rum"], s.due["3Rum"], s.where["KG1"], s.due["KG1"]) == ("track", 10, "track", 9)
    assert s.event_vp == 0


# Against the oracle


def scattered(seed: int, scenario: str = "campaign", **options: str) -> War:
    """A position of a scenario in which counters and cities have been thrown about."""
    random = Random(seed)
    s = begun(scenario, **options)
    hexes = [*s.board.hexes, *s.board.areas * 6]  # each area as often as six hexes
    for id_ in s.board.units:
        if random.random() < 0.7:
            place = random.choice(hexes)
            if s.board.units[id_].side in oracle.sides_in(s, place) or not s.at.get(place):
                s.due.pop(id_, None)
                put(s, id_, place)
                turn_over(s, id_, random.randrange(2))
                if random.random() < 0.2:
                    mark(s, id_, CUT)
    for place in s.board.prizes:
        if random.random() < 0.5:
            s.control[place] = random.randrange(2)
    if random.random() < 0.3:
        s.scorched = tuple(random.sample(s.board.cities, 2))
    s.reached = None
    return s


@pytest.mark.parametrize("start", [*STARTS, "moscow", "ukraine"])
def test_zones_and_supply_are_those_of_the_oracle(start: str) -> None:
    """§B6.2 §B6.3 §B6.5 §B6.6 §B6.7 §B6.8 §B8.5 On positions thrown together, hex by hex and counter by counter."""
    for seed in range(POSITIONS):
        s = scattered(seed, start)
        for side in (AXIS, SOVIET):
            assert set(s.zones[side]) == oracle.zone(s, side)
            reached = oracle.overland(s, side)
            assert set(overland(s, side)) == reached
            assert {hex_ for hex_ in s.board.hexes if finds_source(s, side, hex_)} == reached
            for id_ in s.board.sides[side]:
                if s.where[id_] in s.board.places:
                    assert is_supplied(s, id_) == oracle.supplied(s, id_, reached), (seed, id_)
