"""2.8 What the opponent sees in a position, what a battle is worth to it, and how its filters decide."""

from __future__ import annotations

import pytest

from tests.games.noretreat.deciding import ordered
from tests.games.noretreat.position import begun, empty, hold, lay
from visavis.games.noretreat.bot.filters import decide, decide_if, rank
from visavis.games.noretreat.bot.judge import (
    WHOLE,
    battle_at,
    battle_value,
    cheapest_step,
    ends_of,
    gap_after,
    gap_left,
    held_hexes,
    hemmed_in,
    is_continuous,
    is_guarded,
    leak,
    result_value,
    step_value,
    surround,
    threatened,
    unguarded,
)
from visavis.games.noretreat.bot.module import feasible
from visavis.games.noretreat.bot.sides import is_defending, sheet_of
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, TRACK, mark, put
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import least, only, prefer


def test_reach_is_where_a_counter_may_end() -> None:
    """§J1 §B8.11 Not a hex that is full; its own for nothing."""
    s = lay(empty(), West="1907", Kalinin="1908")
    assert ends_of(s, "West")["1907"] == 0
    assert "1908" not in ends_of(s, "West")
    assert ends_of(s, "West")["1909"] == 2


def test_who_is_held_by_orders_reaches_only_his_hex() -> None:
    """§J1 §PK1 §BOT-M2 Card 12, cell 3."""
    s = lay(empty(8, scenario="campaign-solo"), West="1907", Kalinin="2006", _9A="1807")
    assert len(ends_of(s, "West")) > 1
    ordered(s, SOVIET, "12", 3)
    assert ends_of(s, "West") == {"1907": 0}
    assert len(ends_of(s, "Kalinin")) > 1


@pytest.mark.parametrize(("place", "attacks"), [("1902", 3), ("2008", 6), ("2022", 0)])
def test_how_many_hexes_can_be_attacked_near_a_place(place: str, attacks: int) -> None:
    """§J2 WE14 Fall Blau, Germany."""
    s = begun("campaign-solo", 7, start="blau")
    assert feasible(s, AXIS, place) == attacks


@pytest.mark.parametrize("start", ["barbarossa", "blau", "saturn", "citadel", "bagration"])
def test_every_start_has_its_lines(start: str) -> None:
    """§J3 The Soviets have a gap in 1941, and one south of Stalingrad; the Axis only in 1941."""
    s = begun("campaign", start=start)
    assert is_continuous(s, SOVIET) is (start not in ("barbarossa", "saturn"))
    assert is_continuous(s, AXIS) is (start != "barbarossa")


def test_a_leak_runs_from_the_enemys_edge_to_ones_own() -> None:
    """§J3 Battle for Moscow: a line of zones and counters has none, without one counter it has."""
    s = lay(empty(3, "mud", "moscow-solo"), Kalinin="1805", West="1807", Reserve="1809", Bryansk="1811")
    assert leak(s, SOVIET) == () == leak(s, SOVIET, ["1710"])
    s = lay(empty(3, "mud", "moscow-solo"), Kalinin="1805", West="1807", Bryansk="1811")
    way = leak(s, SOVIET)
    assert (way[0][:2], way[-1][:2]) == ("15", "21")
    assert set(way).isdisjoint({"1805", "1807", "1811", *s.zones[SOVIET]})


def test_an_enemy_in_a_zone_is_no_part_of_the_line() -> None:
    """§J3 ruling R30"""
    s = lay(empty(3, "mud", "moscow-solo"), Kalinin="1805", West="1807", Reserve="1809", Bryansk="1811")
    assert "1808" in held_hexes(s, SOVIET)
    assert "1808" not in held_hexes(lay(s, _9A="1808"), SOVIET)
    assert "1709" in held_hexes(s, SOVIET)
    mark(s, "Reserve", CUT)
    assert "1809" in held_hexes(s, SOVIET)
    assert "1909" not in held_hexes(s, SOVIET)


def test_cities_within_reach_of_an_enemy_are_threatened() -> None:
    """§J4 rulings R31 and R97 By the weather to come; a guard in it does not make a city safe to leave."""
    s = hold(lay(empty(3, "mud", "moscow-solo"), _9A="1907", West="2106"), AXIS, "1708")
    s.side = SOVIET
    assert threatened(s, SOVIET) == ["2006", "2008", "1909"]
    assert unguarded(s, SOVIET) == ["2008", "1909"]
    lay(s, Reserve="2008")
    assert "2008" in threatened(s, SOVIET)
    assert is_guarded(s, SOVIET, "2008")
    assert unguarded(s, SOVIET) == []


def test_who_is_marked_unsupplied_threatens_nobody() -> None:
    """§J4 Only a supplied enemy does: the marker counts, and so does what the next test of supply would find."""
    s = hold(lay(empty(3, "mud", "moscow-solo"), _9A="1907", West="2106"), AXIS, "1708")
    s.side = SOVIET
    mark(s, "9A", CUT)
    assert threatened(s, SOVIET) == []


def test_who_is_cut_off_threatens_nothing() -> None:
    """§J4"""
    s = lay(empty(3, "mud", "moscow-solo"), _9A="1907", West="2106", Reserve="1806", Bryansk="1808")
    lay(s, Kalinin="1906")
    assert threatened(s, SOVIET) == []


def test_a_pocket_is_counted() -> None:
    """§J5 WE10 2nd Panzer at 1108 cuts off West."""
    s = lay(begun("campaign", 1), _3Pz="1206", _9A="1106", _4A="1007")
    assert surround(s, AXIS, "2Pz", "1108")[0] == 1
    assert surround(s, AXIS, "2Pz", "1007")[0] == 0
    assert hemmed_in(lay(s, _2Pz="1108"), SOVIET) == 1


def test_the_hex_that_closes_a_gap() -> None:
    """§J6 The line is whole with the counter there; elsewhere the leak stays or grows."""
    s = lay(empty(3, "mud", "moscow-solo"), Kalinin="1805", West="1807", Bryansk="1811")
    assert gap_left(s, "Reserve", "1809") == WHOLE
    before = len(leak(s, SOVIET))
    assert before <= gap_left(s, "Reserve", "2104") < WHOLE
    assert gap_after(lay(s, Reserve="2104"), "Reserve", "1809") == WHOLE


def test_sheets_follow_side_and_initiative() -> None:
    """§O-1"""
    early, late = begun("campaign", 11), begun("campaign", 12)
    assert [sheet_of(s, side) for side in (AXIS, SOVIET) for s in (early, late)] == [1, 2, 3, 4]
    assert [is_defending(early, AXIS), is_defending(early, SOVIET)] == [False, True]


def test_what_a_step_is_worth() -> None:
    """The type, and two more if it is the last."""
    s = lay(empty(), _2Pz="1007", _4A="1007 reduced", _3Rum="0915", West="1107", SSPz="0910")
    assert [step_value(s, id_) for id_ in ("2Pz", "4A", "3Rum", "West", "SSPz")] == [4, 5, 3, 5, 4]
    assert cheapest_step(s, ["2Pz", "4A"]) == 4


def test_what_a_battle_is_worth() -> None:
    """WE9 Against West at 4:1: EX DR DR DS DS DD, the exchange 5 - 3."""
    s = begun("campaign", 1)
    battle = battle_at(s, "1107", AXIS, ["2Pz", "4A"], boost=True)
    assert battle_value(s, battle) == pytest.approx((2 + 2 + 2 + 4 + 4 + 6) / 6)


def test_a_retreat_is_worth_more_out_of_a_city() -> None:
    """2.9 EV: DR two more if a city would be entered; nobody enters one by a counterattack."""
    s = lay(empty(), _1Pz="1207", West="1307")
    battle = battle_at(s, "1307", AXIS, ["1Pz"])
    assert result_value(s, battle, "DR") == 4
    battle.counter = True
    assert result_value(s, battle, "DR") == 2
    lay(s, West="1208")
    assert result_value(s, battle_at(s, "1208", AXIS, ["1Pz"]), "DR") == 2


def test_a_bad_battle_costs() -> None:
    """WE12 Left of 1:3 it is a counterattack for sure, and a strong one at 2:1."""
    s = lay(empty(5, "long winter"), _9A="1806 reduced", Kalinin="1906 red", Moscow="2008")
    battle = battle_at(s, "1906", AXIS, ["9A"])
    s.turn = 8
    assert battle_value(s, battle) < 0


def test_filters_go_on_with_ties_and_say_which_line_decided() -> None:
    """2.9 The lower hex, then the name: never the order in which they were offered."""
    s = begun("campaign-solo")
    s.told = []
    table = (prefer("BOT-R3", "supplied", lambda t, hex_: hex_ != "1107"), least("BOT-R3", "near", lambda t, hex_: 1))
    assert decide(s, AXIS, "retreat", ["1107", "1306", "1206"], table, subject="West") == "1206"
    (why,) = s.told
    assert isinstance(why, Explanation)
    assert [(line.rule, line.text, line.after) for line in why.lines] == [
        ("BOT-R3", "supplied", ("1306", "1206")),
        ("BOT-R3", "near", ("1306", "1206")),
        ("BOT-R3", "lowest", ("1206",)),
    ]
    assert (why.chosen, why.about[:3]) == ("1206", (AXIS, "West", 1))
    assert min([("2A", "1107"), ("1Pz", "1206"), ("1Pz", "1107")], key=lambda each: rank(s, each)) == ("1Pz", "1107")
    assert min(["4A", "9A", "3Pz"], key=lambda each: rank(s, each)) == "3Pz"  # 1006, as 9A; 4A stands at 1007


def test_a_decision_may_come_to_nothing() -> None:
    """2.9"""
    s = begun("campaign-solo")
    assert decide_if(s, AXIS, "target", ["1107"], (only("BOT-T1", "none", lambda t, hex_: False),)) is None


def test_a_battle_whose_defender_a_card_has_taken_away_is_judged_all_the_same() -> None:
    """§J5 §BOT-C5 A step that a card has cost may have been the last one, before the attacker is asked once more."""
    s = lay(empty(), West="1907", Kalinin="1908")
    battle = battle_at(s, "1908", AXIS, ["West"])
    assert result_value(s, battle, "DR") != 0
    put(s, "Kalinin", TRACK)
    assert result_value(s, battle, "DR") == s.board.opponent.result.DR
