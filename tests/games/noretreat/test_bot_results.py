"""BOT-R, BOT-B, BOT-Z: results, counterblows and trains of the opponent, line by line."""

from __future__ import annotations

import pytest

from tests.games.noretreat.deciding import against, decided
from tests.games.noretreat.position import begun, drive, hold, lay
from tests.games.noretreat.test_solo_cards import planned
from visavis.games.noretreat.bot.detraining import weakest_segment
from visavis.games.noretreat.bot.judge import is_continuous, leak, surround, threatened, unguarded
from visavis.games.noretreat.bot.orders import Orders
from visavis.games.noretreat.bot.results import Pursuit
from visavis.games.noretreat.rules.retreats import retreat_ways
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, USED, Battle, War, mark

# BOT-R1, BOT-R2


def test_the_opponent_always_counterattacks() -> None:
    """§BOT-R1 §SD6.1"""
    s = against("soviet")
    assert decided(s, SOVIET, "counter", ["yes", "no"], hex="1107") == ("yes", ("BOT-R1", "always"))


def test_whoever_survives_loses_the_step() -> None:
    """§BOT-R2 A reduced infantry army would die, a full tank army does not."""
    s = lay(against("axis"), _6A="1007 reduced", _1Pz="1106")
    assert decided(s, AXIS, "lose", ["6A", "1Pz"]) == ("1Pz", ("BOT-R2", "survives"))


def test_the_cheapest_step_is_lost() -> None:
    """§BOT-R2 Armour is worth more than infantry, an ally less than either."""
    s = lay(against("axis"), _6A="1007", _1Pz="1106", _3Rum="1108", _4Rum="1108")
    assert decided(s, AXIS, "lose", ["1Pz", "6A"]) == ("6A", ("BOT-R2", "cheapest_step"))
    lay(s, _6A="1007 reduced", _1Pz="1106 reduced")
    assert decided(s, AXIS, "lose", ["1Pz", "6A", "3Rum"]) == ("3Rum", ("BOT-R2", "cheapest_step"))


def test_of_equal_steps_the_weaker_counter() -> None:
    """§BOT-R2"""
    s = lay(against("axis"), _6A="1007", _16A="1106")
    assert decided(s, AXIS, "lose", ["6A", "16A"]) == ("16A", ("BOT-R2", "weakest"))


def test_a_cadre_stays() -> None:
    """§BOT-R2 §B14.9"""
    s = against("axis")
    assert decided(s, AXIS, "cadre", ["yes", "no"], unit="6A", hex="1007") == ("yes", ("BOT-R2", "cadre_stays"))


# BOT-R3


def retreating(s: War, id_: str, *hexes: str) -> tuple[str, tuple[str, str]]:
    answer, why = decided(s, s.board.units[id_].side, "retreat", hexes, unit=id_, losses=0)
    return str(answer), why


def test_a_retreat_ends_in_supply() -> None:
    """§BOT-R3 Not behind the enemy."""
    s = lay(against("soviet"), West="1808", _6A="1708")
    assert retreating(s, "West", "0806", "2010") == ("2010", ("BOT-R3", "in_supply"))


def test_a_retreat_closes_a_gap() -> None:
    """§BOT-R3 §J3 South holds the line in Blau; of two ways back one leaves it whole."""
    s = in_blau()
    lay(s, Southwest="out", South="1913")
    assert leak(s, SOVIET)
    assert retreating(s, "South", "2014", "1914") == ("1914", ("BOT-R3", "closes_gap"))


@pytest.mark.parametrize(
    ("hexes", "chosen", "line"),
    [
        (("2008", "2009"), "2008", "own_city"),
        (("2110", "2111"), "2111", "best_ground"),
        (("2112", "2109"), "2109", "near_city"),
    ],
)
def test_a_retreat_ends_on_good_ground(hexes: tuple[str, ...], chosen: str, line: str) -> None:
    """§BOT-R3 A city of its own, then the better ground, then nearer to a supplied city."""
    s = lay(against("soviet"), West="1908", _6A="1808")
    assert retreating(s, "West", *hexes) == (chosen, ("BOT-R3", line))


def test_ways_with_fewer_losses_are_all_that_is_offered() -> None:
    """§BOT-R3 §B10.38 Its first line is the rules' own."""
    s = lay(against("soviet"), West="1908", _6A="1808")
    assert len({way.losses for way in retreat_ways(s, "West")}) == 1


# BOT-R4


def won(s: War, hex_: str, *attackers: str) -> War:
    """The battle is won, and the hex empty."""
    side = s.board.units[attackers[0]].side
    s.battle = Battle(hex_, side, False, attackers, (), result="DR")
    s.side = side
    return s


def advancing(s: War, *units: str) -> tuple[str, tuple[str, str]]:
    assert s.battle is not None
    answer, why = decided(s, s.battle.side, "advance", [*units, "done"], hex=s.battle.hex)
    return str(answer), why


def test_sheet_1_surrounds() -> None:
    """§BOT-R4 §O1-3 §J5 At 1107 its zone cuts West off from Minsk, and leaves no way back; elsewhere there is one."""
    s = hold(lay(against("axis", 2), _2Pz="1007", _9A="1108", _3Pz="1205", West="1206"), AXIS, "1403")
    won(s, "1107", "2Pz")
    assert advancing(s, "2Pz") == ("2Pz", ("O1-3", "hems_in"))
    assert decided(s, AXIS, "advance.to", ["1106", "1107", "1207"], unit="2Pz")[0] == "1107"
    assert surround(s, AXIS, "2Pz", "1106")[0] == 0
    assert surround(s, AXIS, "2Pz", "1207")[0] == 1


def test_sheet_4_takes_cities() -> None:
    """§BOT-R4 §O4-4 Of the hexes within reach the city."""
    s = hold(lay(against("soviet", 13), Don="1709 red"), AXIS, "1708")
    won(s, "1808", "Don")
    assert advancing(s, "Don") == ("Don", ("O4-4", "takes_city"))
    assert decided(s, SOVIET, "advance.to", ["1808", "1707", "1708"], unit="Don")[0] == "1708"


def test_an_objective_counts_more() -> None:
    """§BOT-R4 Königsberg before a city that is none."""
    s = lay(against("soviet", 13), Don="1204 red")
    f = Pursuit(won(s, "1105", "Don"), SOVIET)
    assert [f.points(("Don", hex_)) for hex_ in ("1104", "0906", "1105")] == [2, 1, 0]


def test_a_plan_to_capture_takes_any_city() -> None:
    """§BOT-R4 §PK6 On sheet 3, too."""
    s = hold(lay(against("soviet", 8), West="1613"), AXIS, "1415", "1613")
    planned(s, SOVIET, "09", 3)
    won(s, "1514", "West")
    answer, _ = decided(s, SOVIET, "advance.to", ["1514", "1415"], unit="West")
    assert answer == "1415"


def test_without_the_initiative_the_line_stays_whole() -> None:
    """§BOT-R4 Kharkov must not be left without a guard: only the hex from which its zone covers it."""
    s = lay(against("soviet", 8), West="1613", Don="1912", _6A="1513", _9A="1614")
    hold(s, AXIS, "1211", "1415", "1307")
    assert "1613" in threatened(s, SOVIET)
    won(s, "1612", "West")
    assert advancing(s, "West") == ("West", ("BOT-R4", "keeps_guard"))
    assert decided(s, SOVIET, "advance.to", ["1511", "1611", "1612"], unit="West")[0] == "1612"


def test_nobody_advances_out_of_supply() -> None:
    """§BOT-R4"""
    s = lay(against("soviet", 13), West="1107", _6A="1106", _9A="1108", _2A="1206", _4A="1208")
    hold(s, AXIS, "1307", "1211", "1403", "1708")
    won(s, "1007", "West")
    assert advancing(s, "West") == ("done", ("BOT-R4", "in_supply"))


def test_whoever_gains_nothing_stays() -> None:
    """§BOT-R4 The second of a stack does not follow the first for nothing."""
    s = lay(against("axis", 2), _6A="1007", _9A="1107")
    won(hold(s, AXIS, *s.board.cities), "1107", "6A")
    assert advancing(s, "6A") == ("done", ("BOT-R4", "useful_advance"))


def test_with_the_initiative_whoever_comes_nearer_to_a_city_follows() -> None:
    """§BOT-R4 ruling R100 Minsk lies ahead."""
    s = lay(against("axis", 2), _6A="1007", _9A="1107")
    won(s, "1107", "6A")
    assert advancing(s, "6A") == ("6A", ("BOT-R4", "near_enemy_city"))


def test_a_failed_attack_is_marked_where_the_defence_is_best() -> None:
    """§BOT-R5"""
    s = lay(against("axis"), _6A="1007", _1Pz="1106", _9A="1007")
    assert decided(s, AXIS, "blowback", ["1007", "1106"]) == ("1007", ("BOT-R5", "strongest_defence"))


# BOT-B


def test_only_legal_hexes() -> None:
    """§BOT-B1 §SG2.7 What the rules offer, and all that is free."""
    s = lay(against("soviet"), West="1107", Don="1207", _6A="1007")
    drive(s, ("solo_blows", SOVIET, 3))
    assert s.markers == {"1107": "blow"}


def test_a_counterblow_is_not_put_where_a_shift_would_be_lost() -> None:
    """§BOT-B2 Not on a city; not where every attack would come over a river."""
    s = lay(against("soviet"), West="1708", Don="1809", _6A="1709")
    assert decided(s, SOVIET, "blow.free", ["1708", "1809"]) == ("1809", ("BOT-B2", "loses_no_shift"))
    s = lay(against("soviet"), West="1306", Don="1207", _6A="1206")
    assert decided(s, SOVIET, "blow.free", ["1207", "1306"]) == ("1207", ("BOT-B2", "loses_no_shift"))


def test_a_counterblow_goes_where_the_attack_is_worst() -> None:
    """§BOT-B3 Against 7 rather than 3."""
    s = lay(against("soviet"), West="1107 red", South="1207", _6A="1206")
    assert decided(s, SOVIET, "blow.free", ["1107", "1207"]) == ("1107", ("BOT-B3", "worst_attack"))


def test_a_counterblow_pulls_counters_away_from_targets() -> None:
    """§BOT-B4 6th Army stands beside a target, 9th does not."""
    s = lay(against("soviet"), West="1107", Kalinin="1811", Volkhov="1006", _6A="1007", _9A="1711")
    s.markers["1006"] = "target"
    assert decided(s, SOVIET, "blow.free", ["1107", "1811"]) == ("1107", ("BOT-B4", "pulls_away"))


def test_a_counterblow_goes_on_a_solid_stack() -> None:
    """§BOT-B5 Supplied, full, more than one: the attack on either is worth the same."""
    s = lay(against("axis", 14), _6A="1007", _9A="1007", _4A="1711", _17A="1711", West="1107 red", Kalinin="1811 red")
    mark(s, "17A", CUT)
    assert decided(s, AXIS, "blow.free", ["1711", "1007"]) == ("1007", ("BOT-B5", "solid"))


def test_a_counterblow_is_bought_only_where_the_attack_is_bad() -> None:
    """§BOT-B6 3 against 7 is worth buying, 14 against 3 is not."""
    s = lay(against("soviet"), West="1107 red", _6A="1007 reduced")
    s.hands[SOVIET] = ["01", "02"]
    assert decided(s, SOVIET, "blow", ["1107", "done"])[0] == "1107"
    lay(s, West="out", South="1107", _1Pz="1007", _2Pz="1007", _6A="1106")
    assert decided(s, SOVIET, "blow", ["1107", "done"]) == ("done", ("BOT-B6", "bad_attack"))


def test_sheet_2_keeps_its_last_card() -> None:
    """§BOT-B6 §BOT-C3 §O2-5"""
    s = lay(against("axis", 13), _1Pz="1007", _2Pz="1007", South="1107")
    s.hands[AXIS] = ["01"]
    assert decided(s, AXIS, "blow", ["1007", "done"]) == ("done", ("BOT-C3", "keeps_last_card"))
    s.hands[AXIS] = ["01", "03"]
    assert decided(s, AXIS, "blow", ["1007", "done"])[0] == "1007"


def test_the_marker_it_would_attack_worst_is_taken_away() -> None:
    """§CE15A §BOT-B3"""
    s = lay(against("axis", 8), _6A="1206", West="1107 red", South="1207")
    s.markers |= {"1107": "blow", "1207": "blow"}
    assert decided(s, AXIS, "lift", ["1107", "1207", "done"]) == ("1107", ("BOT-B3", "worst_attack"))


def test_a_marker_that_nobody_can_attack_binds_nobody() -> None:
    """§CE15A §BOT-B3 §B10.6 Everybody beside West has attacked already, so Don's goes first, though 14 would meet 3."""
    s = lay(against("axis", 8), West="1107", Don="1207", _9A="1007", _1Pz="1308", _2Pz="1308")
    s.side, s.markers = AXIS, {"1107": "blow", "1207": "blow"}
    mark(s, "9A", USED)
    assert decided(s, AXIS, "lift", ["1107", "1207", "done"]) == ("1207", ("BOT-B3", "worst_attack"))


# BOT-Z


def in_blau(yours: str = "axis") -> War:
    """The front of Blau, as it stands at the start: the Soviet line is whole."""
    s = begun("campaign-solo", 7, start="blau", side=yours)
    s.side = SOVIET
    return s


def test_a_train_closes_the_gap() -> None:
    """§BOT-Z1 §J6 South is gone: the hex that makes the line continuous again, the nearest to the leak."""
    s = lay(in_blau(), South="rail")
    assert leak(s, SOVIET)
    assert decided(s, SOVIET, "detrain", ["South", "done"]) == ("South", ("BOT-Z1", "near_gap"))
    hexes = ["2008", "1815", "1916", "2310"]
    assert decided(s, SOVIET, "detrain.hex", hexes, unit="South") == ("1815", ("BOT-Z1", "near_gap"))
    assert decided(s, SOVIET, "detrain.hex", ["2008", "1916"], unit="South") == ("1916", ("BOT-Z1", "closes_gap"))
    lay(s, South="1815")
    assert is_continuous(s, SOVIET)


def test_a_train_guards_a_city() -> None:
    """§BOT-Z2 The line is whole, but nobody is in Sevastopol."""
    s = lay(in_blau(), Sevastopol="rail mobile")
    assert (leak(s, SOVIET), unguarded(s, SOVIET)) == ((), ["1318"])
    assert decided(s, SOVIET, "detrain.hex", ["2310", "1318"], unit="Sevastopol") == ("1318", ("BOT-Z2", "guards_city"))


def test_one_counter_stays_on_the_train() -> None:
    """§BOT-Z3 Without the initiative, if the line is whole and no city in danger; of two one gets off."""
    s = lay(in_blau(), Northwest="rail")
    assert decided(s, SOVIET, "detrain", ["Northwest", "done"]) == ("done", ("BOT-Z3", "spare_train"))
    lay(s, Central="rail")
    assert decided(s, SOVIET, "detrain", ["Northwest", "Central", "done"])[0] != "done"


def test_trains_go_where_the_line_is_weakest() -> None:
    """§BOT-Z3 Sheet 3: behind the worst defended hex beside an enemy, here Sevastopol with 3."""
    s = lay(in_blau(), Northwest="rail", Central="rail")
    assert weakest_segment(s, SOVIET) == "1318"
    hexes = ["2310", "2006", "2314", "2207"]
    assert decided(s, SOVIET, "detrain.hex", hexes, unit="Central") == ("2314", ("BOT-Z3", "weakest_segment"))


def test_trains_go_towards_the_plan() -> None:
    """§BOT-Z3 Sheets 1 and 4: to its place, without one to the enemy."""
    s = begun("moscow-solo", 3, side="soviet")
    lay(s, _4A="1705", _9A="1707", _2A="1709", _3Pz="1711", _4Pz="rail", West="2109")
    s.side = AXIS
    assert leak(s, AXIS) == ()
    assert decided(s, AXIS, "detrain.hex", ["1605", "1610"], unit="4Pz") == ("1610", ("BOT-Z3", "towards_plan"))
    s.orders = Orders(list(s.board.solo))
    planned(s, AXIS, "08", 1)
    s.orders.card = "05"  # three attacks near Moscow
    lay(s, West="1911")
    assert decided(s, AXIS, "detrain.hex", ["1604", "1607"], unit="4Pz") == ("1607", ("BOT-Z3", "towards_plan"))


def test_a_gap_that_no_train_can_mend_is_left() -> None:
    """§BOT-Z1 §BOT-Z3 §J6 The German line of Blau is open in the far north: trains go to the enemy instead."""
    s = lay(in_blau("soviet"), _9A="rail")
    s.side = AXIS
    assert leak(s, AXIS)
    hexes = ["1403", "1708", "1211"]
    assert decided(s, AXIS, "detrain.hex", hexes, unit="9A") == ("1708", ("BOT-Z3", "towards_plan"))
