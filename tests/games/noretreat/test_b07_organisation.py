"""B7: turning counters over, reinforcements and replacements, order."""

from __future__ import annotations

import pytest

from tests.games.noretreat.position import begun, drive, empty, give, hold, lay, told
from visavis.games.noretreat.rules.organisation import flip_cost, free_upgrades, may_flip, ways_to_flip
from visavis.games.noretreat.rules.placement import cost_of_return, hexes_for, may_be_placed, returning_face
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import DISORGANIZED, TRACK, has, mark


def test_flip_comes_before_placement_and_order() -> None:
    """§B7.1"""
    from visavis.games.noretreat.rules.organisation import organisation_phase

    s = empty(8)
    organisation_phase(s, SOVIET)
    assert [item[0] for item in s.agenda[::-1]] == ["flip", "oil_groups", "placement", "reorganisation"]


@pytest.mark.parametrize(("turn", "free"), [(5, 0), (6, 1), (12, 1), (13, 2), (17, 2), (18, 0), (28, 0)])
def test_free_upgrades_by_turn(turn: int, free: int) -> None:
    """§B7.2 §B13.6 §B13.13"""
    assert free_upgrades(empty(turn)) == free


def test_an_upgrade_turns_a_brown_counter_red_and_uses_the_free_one() -> None:
    """§B7.2 In overland supply, no regional unit; unused ones are lost."""
    s = lay(empty(6), West="2008 brown", Don="1909 brown")
    drive(s, ("organisation", SOVIET), ("flip", "West"))
    assert (s.face["West"], s.upgrades) == (1, 0)
    assert told(s, "upgraded") == [("West",)]
    assert not may_flip(s, "Don")


def test_without_overland_supply_there_is_no_upgrade() -> None:
    """§B7.2 §B6.9 By sea is not enough."""
    s = empty(6)
    lay(hold(s, AXIS, *s.board.cities), West="1318 brown")
    s.upgrades = 1
    assert ways_to_flip(s, "West") == []


def test_upgrades_cannot_be_bought() -> None:
    """§B7.3"""
    s = lay(give(empty(6), SOVIET, "01", "02"), West="2008 brown")
    assert (flip_cost(s, "West"), ways_to_flip(s, "West")) == (0, [])


def test_before_turn_17_a_red_counter_has_one_step_and_comes_back_red() -> None:
    """§B7.4 §B10.36"""
    s = lay(empty(8), West="2008 red", _6A="1909")
    drive(s, ("lose", SOVIET, ("West",), False))
    assert (s.where["West"], s.face["West"], returning_face(s, "West")) == ("destroyed", 1, 1)
    s = lay(empty(17, "snow"), West="2008 red")
    drive(s, ("lose", SOVIET, ("West",), False))
    assert (s.where["West"], s.face["West"]) == ("2008", 0)


def test_a_regional_unit_is_fortified_in_a_city_from_turn_3() -> None:
    """§B7.5 ruling R56 For a card or a free upgrade; back for nothing."""
    s = lay(give(empty(3, "mud"), SOVIET, "01"), Moscow="1909 mobile")
    assert ways_to_flip(s, "Moscow") == ["pay"]
    s.upgrades = 1
    drive(s, ("turn_counter", "Moscow"), ("with", "free"))
    assert (s.face["Moscow"], s.upgrades, s.hands[SOVIET]) == (1, 0, ["01"])
    drive(s, ("turn_counter", "Moscow"))
    assert s.face["Moscow"] == 0
    lay(s, Moscow="1908")
    assert not may_flip(s, "Moscow")
    assert not may_flip(lay(give(empty(2), SOVIET, "01"), Moscow="1909 mobile"), "Moscow")


def test_a_fort_has_no_zone() -> None:
    """§B7.5 §B14.2 And it is mobile again with its zone."""
    s = lay(give(empty(3, "mud"), SOVIET, "01"), Moscow="2008 mobile")
    assert "1908" in s.zones[SOVIET]
    drive(s, ("turn_counter", "Moscow"))
    assert s.zones[SOVIET] == {}
    drive(s, ("turn_counter", "Moscow"))
    assert "1908" in s.zones[SOVIET]


@pytest.mark.parametrize(("turn", "cost"), [(4, 0), (5, 2), (23, 2), (24, 0)])
def test_the_axis_improves_for_two_cards_from_turn_5_to_23(turn: int, cost: int) -> None:
    """§B7.6 §B13.2 §B13.5 §B13.17"""
    s = lay(empty(turn), _6A="0503 reduced")
    assert flip_cost(s, "6A") == cost


def test_an_improvement_is_paid_and_made() -> None:
    """§B7.6 §B5.12"""
    s = lay(give(empty(8), AXIS, "01", "02"), _6A="0503 reduced")
    drive(s, ("turn_counter", "6A"), ("pay", "01"))
    assert (s.face["6A"], s.hands[AXIS]) == (1, [])


def test_the_ss_improves_for_one() -> None:
    """§B14.4 §B7.6"""
    s = lay(empty(13), SSPz="0503 reduced")
    assert flip_cost(s, "SSPz") == 1


def test_from_turn_17_the_soviets_improve_for_a_card() -> None:
    """§B7.7 §B14.5 ruling R55 Two for a counter with two on its red side."""
    s = lay(empty(18), West="2008 brown", Crimean="1909 brown")
    assert (flip_cost(s, "West"), flip_cost(s, "Crimean")) == (1, 2)


def test_reinforcements_are_free_and_in_order() -> None:
    """§B7.8"""
    s = begun("campaign", 2)
    assert may_be_placed(s, "2A")
    drive(s, ("place_unit", "2A"), ("place.hex", "0704"))
    assert (s.where["2A"], has(s, "2A", DISORGANIZED), s.due.get("2A")) == ("0704", False, None)
    assert not may_be_placed(s, "SSPz")


def test_shattered_counters_return_free_with_their_face_and_disorganized() -> None:
    """§B7.9"""
    s = lay(empty(3, "mud"), _6A="shattered full")
    assert cost_of_return(s, "6A") == 0
    drive(s, ("place_unit", "6A"), ("place.hex", "0503"))
    assert (s.face["6A"], has(s, "6A", DISORGANIZED)) == (1, True)


def test_destroyed_counters_cost_a_card_and_come_reduced() -> None:
    """§B7.10 Of the Axis not before turn 5; of the Soviets as they were lost, from turn 17 brown."""
    s = lay(empty(4, "snow"), _6A="destroyed full", West="destroyed red", Crimean="destroyed red")
    assert [cost_of_return(s, id_) for id_ in ("6A", "West", "Crimean")] == [-1, 1, 2]
    assert (returning_face(s, "6A"), returning_face(s, "West")) == (0, 1)
    s.turn = 17
    assert (cost_of_return(s, "6A"), returning_face(s, "West")) == (1, 0)


def test_surrendered_counters_cost_two() -> None:
    """§B7.11"""
    s = lay(empty(8), West="surrendered brown", _6A="surrendered reduced")
    assert [cost_of_return(s, id_) for id_ in ("West", "6A")] == [2, 2]
    give(s, SOVIET, "01")
    assert not may_be_placed(s, "West")
    give(s, SOVIET, "03")
    drive(s, ("place_unit", "West"), ("pay", "01"), ("place.hex", "2008"))
    assert (s.where["West"], s.hands[SOVIET]) == ("2008", [])


def test_where_soviets_are_placed() -> None:
    """§B7.12 In cities of the USSR with overland supply, or at the edge."""
    s = lay(hold(empty(8), AXIS, "1211"), West="destroyed brown")
    hexes = hexes_for(s, "West")
    assert "2008" in hexes
    assert "2410" in hexes
    assert "1211" not in hexes
    assert "1307" in hexes
    lay(s, _6A="1406", _9A="1408")
    assert "1307" not in hexes_for(s, "West")
    assert "0910" not in hexes_for(hold(s, SOVIET, "0910"), "West")


def test_where_the_axis_is_placed() -> None:
    """§B7.12 In Greater Germany or at the edge; what was shattered also in a city of the USSR, not in a zone."""
    s = lay(hold(empty(8), AXIS, "1307", "1403"), _6A="destroyed", _9A="shattered", West="1404")
    assert "0503" in hexes_for(s, "6A")
    assert "0404" in hexes_for(s, "6A")
    assert "1307" not in hexes_for(s, "6A")
    assert "1307" in hexes_for(s, "9A")
    assert "1403" not in hexes_for(s, "9A")


def test_a_placement_hex_has_room_and_no_enemy_zone_unless_a_friend_is_there() -> None:
    """§B7.13 ruling R73"""
    s = lay(empty(8), West="destroyed", _6A="1908")
    assert "2008" not in hexes_for(s, "West")
    lay(s, Don="2008")
    assert "2008" not in hexes_for(s, "West")  # no room
    s.turn = 23
    assert "2008" in hexes_for(s, "West")
    assert "2009" not in hexes_for(s, "West")


def test_regional_units_return_to_their_own_city() -> None:
    """§B7.14 ruling R86 Whatever its supply, on the mobile face; elsewhere if it is lost."""
    s = lay(empty(8), Sevastopol="destroyed fort")
    assert hexes_for(s, "Sevastopol") == ["1318"]
    assert returning_face(s, "Sevastopol") == 0
    hold(s, AXIS, "1318")
    assert "2008" in hexes_for(s, "Sevastopol")


def test_a_replacement_relieves_a_cadre_and_is_in_order() -> None:
    """§B7.15"""
    s = lay(give(empty(8), SOVIET, "01"), West="destroyed", Ost1="2008")
    drive(s, ("place_unit", "West"), ("place.hex", "2008"))
    assert (s.where["West"], s.where["Ost1"], has(s, "West", DISORGANIZED)) == ("2008", "cadre", False)


def test_a_cadre_is_relieved_wherever_it_stands() -> None:
    """§B7.15 §B7.9 ruling R105 At the front, if it is supplied there; by what is bought, not by the shattered."""
    s = lay(give(empty(8), AXIS, "01"), _6A="destroyed", _9A="shattered", KG1="1410", West="1510")
    assert "1410" not in hexes_for(s, "6A")  # no overland supply
    hold(s, AXIS, "1211")
    assert "1410" in hexes_for(s, "6A")
    assert "1410" not in hexes_for(s, "9A")
    drive(s, ("place_unit", "6A"), ("place.hex", "1410"))
    assert (s.where["6A"], s.where["KG1"], has(s, "6A", DISORGANIZED)) == ("1410", "cadre", False)
    s = lay(give(empty(8), SOVIET, "01"), West="shattered", Ost1="2008")
    assert "2008" not in hexes_for(s, "West")


def test_a_disorganized_counter_cannot_attack_but_defends_and_has_a_zone() -> None:
    """§B7.16 ruling R44"""
    from visavis.games.noretreat.rules.declaring import is_able
    from visavis.games.noretreat.rules.movement import may_move

    s = lay(empty(8), West="1107", _6A="1007")
    mark(s, "West", DISORGANIZED)
    assert not is_able(s, "West")
    assert "1108" in s.zones[SOVIET]
    assert may_move(s, "West")


def test_a_card_puts_a_counter_in_order() -> None:
    """§B7.17 The others wait for Removals."""
    s = lay(give(empty(8), SOVIET, "01", "03"), West="2008", Don="1909")
    for id_ in ("West", "Don"):
        mark(s, id_, DISORGANIZED)
    drive(s, ("reorganisation", SOVIET), ("reorganise", "Don"), ("pay", "01"), ("reorganise", "done"))
    assert (has(s, "Don", DISORGANIZED), has(s, "West", DISORGANIZED)) == (False, True)
    drive(s, ("removals", SOVIET))
    assert not has(s, "West", DISORGANIZED)


def test_what_came_to_the_track_waits_for_its_turn() -> None:
    """§B7.8 §U1"""
    s = begun("campaign", 1)
    assert (s.where["SSPz"], s.due["SSPz"]) == (TRACK, 12)
    assert not may_be_placed(s, "SSPz")
    s.turn = 12
    assert may_be_placed(s, "SSPz")
