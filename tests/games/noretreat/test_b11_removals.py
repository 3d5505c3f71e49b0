"""B11: what goes at the end of a player turn."""

from __future__ import annotations

from tests.games.noretreat.position import begun, cited, drive, empty, give, hold, lay, told
from visavis.games.noretreat.rules.results import shatter
from visavis.games.noretreat.rules.special import surrender
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, DISORGANIZED, has, mark


def test_cut_off_counters_of_the_phasing_side_surrender() -> None:
    """§B11.1 §B6.14 §B12.4"""
    s = lay(empty(), _6A="1910", _9A="1706", West="1710")
    for id_ in ("6A", "9A", "West"):
        mark(s, id_, CUT)
    drive(s, ("removals", AXIS))
    assert s.where["6A"] == "surrendered"
    assert (s.where["West"], has(s, "West", CUT)) == ("1710", True)
    assert s.event_vp == -len(told(s, "eliminated"))


def test_markers_of_disorder_come_off_in_the_owners_removals() -> None:
    """§B11.2 §B7.17"""
    s = lay(empty(), West="2008", _6A="0503")
    mark(s, "West", DISORGANIZED)
    mark(s, "6A", DISORGANIZED)
    drive(s, ("removals", SOVIET))
    assert (has(s, "West", DISORGANIZED), has(s, "6A", DISORGANIZED)) == (False, True)


def test_no_target_outlives_the_removals() -> None:
    """§B11.3"""
    s = lay(empty(), West="2008")
    s.markers = {"1107": "target", "2008": "blow"}
    drive(s, ("removals", SOVIET))
    assert s.markers == {"2008": "blow"}


def test_boosts_last_for_the_game_turn() -> None:
    """§B11.5"""
    s = empty(8)
    s.boosts = [1, 1]
    drive(s, ("removals", AXIS))
    assert s.boosts == [1, 1]


def test_whoever_is_too_many_moves_on_at_the_end_of_the_soviet_turn() -> None:
    """§B11.6 §CE32S"""
    s = lay(empty(13), West="2008", Don="2008", Kalinin="2006")
    s.crowded = ("2008", "2006")
    drive(s, ("disperse",), ("disperse", "Don"), ("retreat", "2009"))
    assert (s.where["Don"], s.where["West"], s.crowded) == ("2009", "2008", ())


def test_nobody_retreats_into_another_hex_that_holds_one_more() -> None:
    """§B11.6 §CE32S Its room is only for this turn."""
    s = lay(empty(13), West="2008", Don="2008", Kalinin="2007")
    s.crowded = ("2008", "2007")
    asked = drive(s, ("disperse",), ("disperse", "Don"))
    assert asked is not None
    assert (asked.name, "2007" in asked.options) == ("retreat", False)


def test_forts_are_never_too_many() -> None:
    """§B11.6 §B8.14 The front goes, whoever came first."""
    s = lay(empty(13), Moscow="2008 fort", Don="2008")
    s.crowded = ("2008",)
    drive(s, ("disperse",), ("retreat", "2009"))
    assert (s.where["Don"], s.where["Moscow"]) == ("2009", "2008")


def test_boxes_keep_faces() -> None:
    """§B11.7"""
    s = lay(empty(8), West="1107 red")
    drive(s, ("lose", SOVIET, ("West",), False))
    assert s.face["West"] == 1


def test_a_ruin_is_restored_for_two_cards() -> None:
    """§B11.8 §B5.12"""
    s = give(hold(empty(8), SOVIET, "1708"), SOVIET, "01", "03")
    s.scorched = ("1708",)
    drive(s, ("scorched", SOVIET), ("restore", "1708"), ("pay", "01"))
    assert (s.scorched, s.hands[SOVIET]) == ((), [])
    s = give(hold(empty(8), SOVIET, "1708"), SOVIET, "01")
    s.scorched = ("1708",)
    assert drive(s, ("scorched", SOVIET)) is None


def test_the_axis_keeps_no_cards_in_the_battles() -> None:
    """§UM6 §UU6 Beyond the Soviets' turn."""
    s = give(give(begun("moscow"), AXIS, "01", "03"), SOVIET, "04")
    drive(s, ("end_player_turn", AXIS))
    assert s.hands[AXIS] == ["01", "03"]
    drive(s, ("end_player_turn", SOVIET))
    assert s.hands == [[], ["04"]]


def test_the_log_says_why_a_counter_is_gone() -> None:
    """§B6.14 §B10.33 §B10.36 §B10.39 §B11.7 By the paragraph that removed it."""
    s = lay(empty(8), West="1107")
    for act, rule in ((surrender, "B6.14"), (shatter, "B10.33")):
        s.told = []
        act(lay(s, West="1107"), "West")
        assert cited(s, "eliminated") == [rule]
    lay(s, West="1107", _6A="1006", _9A="1207", _2A="1108", _4A="1206")
    drive(s, ("retreat", "West", "DR"))
    assert cited(s, "eliminated") == ["B10.39"]
    drive(lay(s, West="1107"), ("lose", SOVIET, ("West",), False))
    assert cited(s, "eliminated") == ["B10.36"]
