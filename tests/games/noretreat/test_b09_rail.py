"""B9: trains."""

from __future__ import annotations

from tests.games.noretreat.position import begun, drive, empty, give, hold, lay, told
from visavis.games.noretreat.rules.rail import has_train, may_entrain, stations
from visavis.games.noretreat.rules.supply import is_overland
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import MOVED, has, has_room


def test_who_may_entrain() -> None:
    """§B9.1 ruling R76 With overland supply, out of enemy zones, no fort."""
    s = lay(empty(), West="1909", Don="1711", _6A="1611", Moscow="2008 fort", Crimean="1318")
    assert may_entrain(s, "West")
    assert not may_entrain(s, "Don")
    assert not may_entrain(s, "Moscow")
    assert not may_entrain(lay(hold(s, AXIS, *s.board.cities), Crimean="1318"), "Crimean")


def test_the_rail_box_is_a_goal_of_a_counter_that_has_not_moved() -> None:
    """§B9.1 DL17"""
    s = lay(empty(), West="1909")
    drive(s, ("movement", SOVIET), ("move", "West"), ("goal", "rail"))
    assert s.where["West"] == "rail"
    s = lay(empty(), West="1909")
    asked = drive(s, ("movement", SOVIET), ("move", "West"), ("goal", "2009"), ("move", "West"))
    assert asked is not None
    assert "rail" not in asked.options


def test_the_first_is_free_and_each_further_one_costs_a_card() -> None:
    """§B9.2"""
    s = lay(give(empty(), SOVIET, "01"), West="1909", Don="2008", Kalinin="2006")
    drive(s, ("entrain", "West"))
    assert s.hands[SOVIET] == ["01"]
    drive(s, ("entrain", "Don"))
    assert (s.hands[SOVIET], s.where["Don"]) == ([], "rail")
    assert not may_entrain(s, "Kalinin")


def test_a_cancelled_payment_stops_nobody_from_moving() -> None:
    """§B9.2 §B5.14 The card is gone; the counter has neither left nor moved, and no train has been used."""
    s = lay(give(give(empty(), SOVIET, "01"), AXIS, "14"), West="1909", Don="2008")
    s.turn, s.trains, s.quiet = 8, 1, [False, True]
    answers = (("goal", "rail"), ("answer", "card 14"))
    drive(s, ("go", "Don"), *answers)
    assert (s.where["Don"], has(s, "Don", MOVED), s.trains, s.hands) == ("2008", False, 1, [[], []])


def test_on_turns_1_and_2_there_is_one_train() -> None:
    """§B9.3 §B13.2"""
    s = give(empty(2), SOVIET, "01")
    assert has_train(s, SOVIET)
    s.trains = 1
    assert not has_train(s, SOVIET)
    s.turn = 3
    assert has_train(s, SOVIET)


def test_in_the_battles_the_axis_pays_for_every_train() -> None:
    """§B9.4 §UM7 §UU7"""
    s = begun("moscow")
    assert (has_train(s, AXIS), has_train(s, SOVIET)) == (False, True)
    give(s, AXIS, "01")
    assert has_train(s, AXIS)


def test_counters_stay_in_the_box_as_long_as_they_like() -> None:
    """§B9.5"""
    s = lay(empty(), West="rail")
    drive(s, ("detrain", SOVIET), ("detrain", "done"))
    drive(s, ("supply", SOVIET))
    assert (s.where["West"], s.marks) == ("rail", {})


def test_both_sides_detrain_the_phasing_one_first() -> None:
    """§B9.6 ruling R77"""
    s = lay(empty(), West="rail", _6A="rail")
    asked = drive(s, ("detraining", SOVIET), ("detrain", "West"), ("detrain.hex", "2008"))
    assert asked is not None
    assert (asked.seat, asked.options) == (AXIS, ["6A", "done"])
    assert s.where["West"] == "2008"


def test_where_trains_stop() -> None:
    """§B9.7 Within three hexes of a supplied city, out of enemy zones, not at an enemy city."""
    s = lay(hold(empty(), AXIS, "1708"), _6A="1708")
    found = stations(s, SOVIET)
    assert "2008" in found
    assert "2011" in found
    assert "1908" in found  # two hexes from Smolensk
    assert is_overland(lay(s, West="1922"), "West")
    assert "1922" not in found  # four hexes from Novorossiysk
    assert "1921" in found
    assert "1808" not in found
    assert "1707" not in found
    lay(s, _6A="out")
    assert "1808" not in stations(s, SOVIET)  # beside the enemy's city, without a zone
    assert "1506" in stations(hold(s, SOVIET, "1708"), SOVIET)


def test_a_supplied_city_takes_trains_beside_an_enemy_city() -> None:
    """§B9.7 Moscow, empty, while Tula is the enemy's; a hex there does not."""
    s = hold(empty(), AXIS, "1909")
    assert "2008" in stations(s, SOVIET)
    assert "2009" not in stations(s, SOVIET)


def test_a_city_in_an_enemy_zone_takes_trains_only_with_a_friend_in_it() -> None:
    """§B9.8"""
    s = lay(empty(23, "snow"), _6A="1908")
    assert "2008" not in stations(s, SOVIET)
    lay(s, West="2008")
    assert "2008" in stations(s, SOVIET)
    assert has_room(s, "Don", "2008")


def test_whoever_has_left_the_train_does_nothing_more_in_this_phase() -> None:
    """§B9.9"""
    s = lay(empty(), West="rail")
    assert drive(s, ("detrain", SOVIET), ("detrain", "West"), ("detrain.hex", "2008")) is None
    assert told(s, "detrained") == [("West", "2008")]
