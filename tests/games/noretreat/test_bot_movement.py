"""2.9 BOT-M: how the opponent moves, and why."""

from __future__ import annotations

import pytest

from tests.games.noretreat.deciding import asked, decision, decisions, designed, ordered, plain, planned
from tests.games.noretreat.position import begun, drive, give, hold, lay, told
from visavis.games.noretreat.bot.judge import is_continuous, scratch
from visavis.games.noretreat.bot.movement import (
    attackers,
    goal,
    guards,
    line,
    move,
    rest,
    share_out,
    stalin,
    stalin_city,
    train,
    urgency,
)
from visavis.games.noretreat.bot.sides import sheet_of
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import RAIL, put


def test_the_plan_is_settled_before_the_first_move() -> None:
    """§BOT-M1 §SD1.2 §SD2.1 WE4 Minsk is out of reach: plan B, of which all reasons speak."""
    s = ordered(begun("campaign-solo", 14, start="citadel", side="axis"), SOVIET, "10", 4)
    drive(s, ("movement", SOVIET))
    names = [event.name for event in s.told or ()]
    assert told(s, "plan") == [(SOVIET, "B", "stay", 0, "")]
    assert names.index("plan") < names.index("moved")
    assert {each.about[3:5] for each in decisions(s, "march")} == {("B", "stay")}


def test_under_that_plan_nobody_leaves_an_enemy_zone() -> None:
    """§BOT-M2 §PK1 WE4 West and Voronezh stay where they are."""
    s = ordered(begun("campaign-solo", 14, start="citadel", side="axis"), SOVIET, "10", 3)
    held = {id_ for id_ in s.board.sides[SOVIET] if s.where[id_] in s.zones[AXIS]}
    assert {"West", "Voronezh"} <= held
    assert held.isdisjoint(id_ for id_, _ in planned(s, SOVIET))


def test_stalin_leaves_with_two_enemies_beside_him() -> None:
    """§BOT-M3 §O3-4 WE8 Not with one; by the free train."""
    s = lay(plain(4, SOVIET, "mud"), _9A="1908", Moscow="2008 fort")
    d = designed(s, SOVIET)
    stalin(d)
    assert d.moves == []
    d = designed(lay(s, _4A="1909"), SOVIET)
    stalin(d)
    assert d.moves == [("stalin", RAIL)]
    assert decision(s, "stalin") == ("stalin", "BOT-M3", "stalin_leaves")
    assert move(s, SOVIET, asked("move", ["Moscow", "stalin", "done"])) == "done"
    assert s.conduct is not None
    s.conduct.moves = d.moves
    assert move(s, SOVIET, asked("move", ["Moscow", "stalin", "done"])) == "stalin"


def test_stalin_goes_far_away_and_comes_back() -> None:
    """§BOT-M3 WE8 Yaroslavl is as far as Gorki, but nearer to Moscow; home when nobody is within four hexes of it."""
    s = lay(plain(4, SOVIET, "mud"), _9A="1908", _4A="1909")
    s.stalin = RAIL
    cities = ["2006", "2008", "2207", "2310"]
    assert stalin_city(s, SOVIET, asked("stalin.city", cities)) == "2207"
    assert decision(s, "stalin_city")[1:] == ("BOT-M3", "near_moscow")
    assert decisions(s, "stalin_city")[0].lines[1].after == ("2207", "2310")
    s = lay(plain(4, SOVIET, "mud"), _9A="1508")
    s.stalin = "2310"
    d = designed(s, SOVIET)
    stalin(d)
    assert d.moves == [("stalin", RAIL)]
    assert decision(s, "stalin")[2] == "stalin_returns"
    s.stalin = RAIL
    assert stalin_city(s, SOVIET, asked("stalin.city", cities)) == "2008"
    lay(s, _9A="1608")
    assert stalin_city(s, SOVIET, asked("stalin.city", cities)) != "2008"


def test_the_plans_attackers_go_where_they_attack_from() -> None:
    """§BOT-M4 §PK5 WE4a Three targets near Minsk, each with somebody beside it."""
    s = ordered(begun("campaign-solo", 19, start="bagration", side="axis"), SOVIET, "10", 4)
    d = designed(s, SOVIET)
    attackers(d)
    assert sorted(d.attacked) == ["1409", "1506", "1507"]
    where = [d.t.where[id_] for id_ in d.roles]
    assert all(any(hex_ in d.t.board.places[target].near for hex_ in where) for target in d.attacked)


def test_whoever_is_there_attacks_first_then_armour_that_helps() -> None:
    """§BOT-M4 4th Army stands beside West already; of those who come, the tanks bring a shift."""
    s = lay(plain(8, AXIS), _4A="1007", _17A="0908", _2Pz="0907", West="1107")
    d = designed(hold(s, AXIS, *s.board.cities), AXIS)
    rest(d)
    assert d.attacked == ["1107"]
    assert [id_ for id_, role in d.roles.items() if role == "attacker"] == ["4A", "2Pz"]


def test_a_city_that_stands_open_is_captured_by_marching_in() -> None:
    """§BOT-M4 §PK6 ruling R20 Card 09, cell 3; whoever is nearest."""
    s = ordered(lay(plain(8, SOVIET), West="1408", Don="1510"), SOVIET, "09", 3)
    hold(s, AXIS, "1307")
    d = designed(s, SOVIET)
    attackers(d)
    assert d.moves == [("West", "1307")]
    assert decision(s, "capture") == (("West", "1307"), "BOT-M4", "fewest_points")


def test_a_threatened_city_gets_a_guard() -> None:
    """§BOT-M5 §O3-2 §J4 Whoever covers Moscow with the fewest points, the objective before Tula."""
    s = lay(plain(4, SOVIET, "mud"), _9A="1907", Kalinin="2106", Reserve="2109", Bryansk="2310")
    d = designed(hold(s, AXIS, "1708"), SOVIET)
    guards(d)
    assert [each.about[1] for each in decisions(s, "guard")][:1] == ["2008"]
    assert d.roles == {"Kalinin": "guard", "Reserve": "guard"}
    assert d.moves == [("Kalinin", "2007"), ("Reserve", "2009")]  # a zone over each city, for one point
    assert decisions(s, "guard")[0].lines[0].text == "fewest_points"


def test_with_the_initiative_only_objectives_are_guarded() -> None:
    """§BOT-M5 Sheet 1: nobody is left in Smolensk, somebody in Moscow."""
    s = hold(lay(plain(8, AXIS), _9A="1708", West="1808", _4A="2008", Don="2108"), AXIS, "1708", "2008")
    d = designed(s, AXIS)
    guards(d)
    assert d.roles == {"4A": "guard"}


def test_a_leak_is_closed() -> None:
    """§BOT-M6 §O3-3 §J6 Battle for Moscow: Tula lies in the gap, and the line is whole."""
    s = lay(plain(3, SOVIET, "mud", "moscow-solo"), Kalinin="1805", West="1807", Bryansk="1811", Reserve="2110")
    lay(s, _9A="1605")
    d = designed(s, SOVIET)
    line(d)
    assert is_continuous(d.t, SOVIET)
    assert decision(s, "line") == (("Bryansk", "1909"), "BOT-M6", "lowest")
    assert decisions(s, "line")[0].lines[0].text == "closes_gap"
    assert d.moves == [("Bryansk", "1909")]


def test_a_leak_that_nobody_can_close_is_left() -> None:
    """§BOT-M6 Nobody moves for nothing."""
    s = lay(plain(3, SOVIET, "mud", "moscow-solo"), Kalinin="2004")
    d = designed(s, SOVIET)
    line(d)
    assert not is_continuous(d.t, SOVIET)


def test_one_counter_takes_the_train_if_the_line_holds() -> None:
    """§BOT-M7 §O3-5 WE13 Six could entrain, all as far from enemies; of the weakest the one in the lowest hex goes."""
    s = begun("campaign-solo", 7, start="blau", side="axis")
    d = designed(s, SOVIET)
    train(d)
    assert decisions(s, "train")[0].lines[0].after == ("Bryansk", "Caucasus", "Central", "Crimean", "Northwest", "West")
    assert [each.text for each in decisions(s, "train")[0].lines] == [
        *("line_holds", "far_from_enemies", "weakest", "lowest")
    ]
    assert decision(s, "train") == ("Crimean", "BOT-M7", "lowest")
    assert d.moves == [("Crimean", RAIL)]


def test_nobody_takes_the_train_whom_the_line_needs() -> None:
    """§BOT-M7 §O2-4 Sheets 2 and 3."""
    s = lay(plain(3, SOVIET, "mud", "moscow-solo"), Kalinin="1805", West="1807", Reserve="1809", Bryansk="1811")
    d = designed(s, SOVIET)
    train(d)
    assert d.moves == []
    assert decision(s, "train") == (None, "BOT-M7", "line_holds")


@pytest.mark.parametrize(("cards", "goes"), [(1, False), (2, True)])
def test_the_last_card_of_sheet_2_pays_for_no_train(cards: int, goes: bool) -> None:
    """§BOT-M7 §BOT-C3 §O2-5 Battle for Ukraine, where the Axis has no free train."""
    s = lay(plain(15, AXIS, scenario="ukraine-solo"), _6A="1211", _2A="1409", _8A="1411", _17A="1413", _1Pz="1415")
    give(s, AXIS, *["03", "05"][:cards])
    d = designed(s, AXIS)
    assert sheet_of(s, AXIS) == 2
    train(d)
    assert (d.moves == [("6A", RAIL)]) is goes


def test_with_the_initiative_the_rest_go_for_cities() -> None:
    """§BOT-M8 Into one that stands open; the others towards the nearest."""
    s = hold(lay(plain(8, AXIS), _9A="1606", _4A="1308", West="2210"), AXIS, "1307", "1403")
    d = designed(s, AXIS)
    rest(d)
    assert d.moves == [("9A", "1708"), ("4A", "1210")]
    assert decision(s, "enter") == ("9A", "BOT-M8", "fewest_points")
    assert decision(s, "march")[1:] in (("BOT-M8", "near_enemy_city"), ("BOT-M8", "lowest"))


def test_a_city_that_stands_open_has_somebody_marching_to_it() -> None:
    """§BOT-M8 ruling R98 3rd Panzer enters Kalinin, 4th Army sets out for Tula before all attacks."""
    s = lay(plain(3, AXIS, "mud", "moscow-solo"), _9A="1606", _4A="1708", _3Pz="1807", West="1809", Reserve="2008")
    assert share_out(designed(s, AXIS), ["1909"], 1) == {"3Pz": "1909"}
    assert share_out(designed(lay(s, _3Pz="out"), AXIS), ["1909"], 0) == {}
    d = designed(lay(s, _3Pz="1807"), AXIS)
    rest(d)
    assert d.moves[:2] == [("3Pz", "2006"), ("4A", "1908")]
    names = [each.name for each in s.told or ()]
    assert names.index("march") < names.index("extra_target")
    assert decisions(s, "march")[0].about[1] == "4A"


def test_without_the_initiative_the_rest_go_to_good_ground() -> None:
    """§BOT-M8 A forest two hexes away rather than open ground."""
    s = lay(plain(8, SOVIET), West="2109", _9A="1807")
    d = designed(s, SOVIET)
    rest(d)
    ((_, hex_),) = d.moves
    assert d.t.board.places[hex_].terrain != "open"
    assert decision(s, "settle")[1] == "BOT-M8"
    assert "best_ground" in [each.text for each in decisions(s, "settle")[0].lines]


def test_nobody_marches_out_of_supply() -> None:
    """§BOT-M9 Not to the city beyond; whoever stands so already may go anywhere."""
    s = hold(lay(plain(8, AXIS), _1Pz="1806", West="1905", Don="1908", Kalinin="2105"), AXIS, "1708")
    d = designed(s, AXIS)
    far = [hex_ for hex_ in d.ends("1Pz") if int(hex_[:2]) > 19]
    assert far == []
    t = scratch(s)
    put(t, "1Pz", "2206")
    assert len(designed(t, AXIS).ends("1Pz")) > 5


def test_of_two_who_need_not_move_the_one_in_the_city_guards_it() -> None:
    """§BOT-M5 Another city does not count: from Tula a zone reaches Moscow, too, but an enemy could enter it."""
    s = lay(plain(5, AXIS, scenario="moscow-solo"), _9A="2008", _4A="1909", Kalinin="2107")
    d = designed(hold(s, AXIS, "2008", "1909"), AXIS)
    d.cities = ["2008"]
    guards(d)
    assert d.roles == {"9A": "guard"}
    assert decision(s, "guard") == (("9A", "2008"), "BOT-M5", "in_the_city")


def test_in_a_battle_the_cities_that_decide_are_its_objectives() -> None:
    """§BOT-M5 ruling R111 Sheet 1 looks after Kalinin in the battle for Moscow; in the campaign it does not."""
    for scenario, guarded in (("moscow-solo", ["2006"]), ("campaign-solo", [])):
        s = hold(lay(plain(5, AXIS, scenario=scenario), _9A="2006", West="2106"), AXIS, "2006")
        d = designed(s, AXIS)
        assert d.cities == ["2006"]
        guards(d)
        assert [d.t.where[id_] for id_ in d.roles] == guarded


def test_what_was_planned_is_done_if_it_still_can_be() -> None:
    """§BOT-M8 A move that has become impossible is passed over."""
    s = lay(plain(8, AXIS), _9A="1606", _4A="1308")
    assert s.conduct is not None
    s.conduct.moves = [("9A", "2408"), ("4A", "1307")]
    assert move(s, AXIS, asked("move", ["9A", "4A", "done"])) == "4A"
    assert goal(s, AXIS, asked("goal", ["1307", "1408"], unit="4A")) == "1307"
    assert move(s, AXIS, asked("move", ["9A", "4A", "done"])) == "done"


def test_a_card_that_moves_closes_the_line_or_guards_a_city() -> None:
    """§BOT-C7 Out of turn only where it mends something; otherwise everybody stays."""
    s = lay(plain(3, SOVIET, "mud", "moscow-solo"), Kalinin="1805", West="1807", Bryansk="1811", Reserve="2110")
    s.side = AXIS
    assert move(s, SOVIET, asked("move", ["Kalinin", "Reserve", "done"])) == "Reserve"
    hex_ = goal(s, SOVIET, asked("goal", ["2109", "2009", "stay"], unit="Reserve"))
    assert (hex_, decision(s, "sudden_goal")[1]) == ("2009", "BOT-C7")
    lay(s, Reserve="1809")
    assert move(s, SOVIET, asked("move", ["Kalinin", "Reserve", "done"])) == "done"
    assert decision(s, "sudden_move")[2] == "nothing_to_mend"


def test_in_1945_a_city_that_brings_points_is_guarded_first() -> None:
    """§BOT-M5 §B12.2 Riga is nearer to the enemy, and worth nothing any more."""
    s = lay(plain(24, AXIS), _6A="1304", West="1504", Don="1107")
    hold(s, AXIS, "1403", "0906")
    d = designed(s, AXIS)
    assert {"1403", "0906"} <= set(d.cities)
    assert d.foes["1403"] < d.foes["0906"]
    assert sorted(["1403", "0906"], key=lambda city: urgency(d, city)) == ["0906", "1403"]
    d = designed(hold(lay(plain(8, AXIS), _6A="1304", West="1504", Don="1107"), AXIS, "1403", "0906"), AXIS)
    assert sorted(["1403", "0906"], key=lambda city: urgency(d, city)) == ["1403", "0906"]


def test_whoever_carries_out_the_plan_is_no_guard() -> None:
    """§BOT-M5 §O3-1 Ruling R110 Nobody else could cover Moscow, and it stays open."""
    s = ordered(lay(plain(4, SOVIET, "mud"), _9A="1907", Kalinin="2106"), SOVIET, "04", 3)
    d = designed(hold(s, AXIS, "1708"), SOVIET)
    attackers(d)
    assert d.roles == {"Kalinin": "attacker"}
    guards(d)
    assert d.roles == {"Kalinin": "attacker"}
    assert decisions(s, "guard") == []
