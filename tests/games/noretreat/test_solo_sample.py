"""WE6: the sample game of the module as one person plays it for both sides."""

from __future__ import annotations

from tests.games.noretreat.position import drive, empty, give, hold, lay, told
from tests.games.noretreat.test_solo_cards import orders
from visavis.games.noretreat.bot.module import feasible
from visavis.games.noretreat.bot.seams import plan_of
from visavis.games.noretreat.rules.points import on_map_points, total
from visavis.games.noretreat.rules.victory import sudden_death_number
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import War

HELD = ("1403", "1307", "1708", "1211", "1613", "1115", "1415", "1716", "1717", "1318")  # by the Axis in the USSR


def sample() -> War:
    """Turn 8, clear, Germany is the person's; before the Axis' Combat Phase."""
    s = empty(8, scenario="campaign-alone", side="axis")
    lay(s, _18A="1803 reduced", _16A="1804 reduced", _9A="1806 reduced", _3Pz="1808 reduced", _4A="1808 reduced")
    lay(s, _2Pz="1810 reduced", _2A="1812", _2Hun="1813", _8Ital="1914", _3Rum="2016", _6A="2017", _4Pz="2017")
    lay(s, _1Pz="1921", _17A="1921", _4Rum="1717", _11A="1318", Finnish="finland")
    lay(s, Leningrad="1902 fort", Volkhov="1903", Kalinin="1906", West="1908", Moscow="2008 fort", Central="1909")
    lay(s, Bryansk="1911", Southwest="2014", Reserve="2115 red", South="2216", Stalingrad="2117", Voronezh="2022 red")
    lay(s, NCaucasus="2122", Caucasus="1721", Crimean="2221", Northwest="rail", Sevastopol="surrendered")
    hold(s, AXIS, *HELD)
    s.event_vp, s.order_vp, s.directive = 1, 1, "2022"
    s.side, s.phase = AXIS, "combat"
    return s


def test_three_more_are_needed() -> None:
    """WE6a ruling R9 22 places, 24 in all; turn 9 asks for more than 26."""
    s = sample()
    assert (on_map_points(s, AXIS), total(s, AXIS)) == (22, 24)
    s.turn = 9
    assert sudden_death_number(s) == 26


def test_the_reaction_to_the_german_attack() -> None:
    """WE6b §SG2.5 §SG2.7 §PK2 Two cards and three Counterblows at once; the Soviets are not to attack."""
    s = sample()
    blows = (("blow.free", "2022"), ("blow.free", "2117"), ("blow.free", "1906"))
    drive(s, ("solo_reaction", AXIS), ("solo", "11"), ("draw", "22"), ("draw", "34"), *blows)
    assert s.markers == dict.fromkeys(("2022", "2117", "1906"), "blow")
    assert s.hands == [[], ["22", "34"]]
    plan = plan_of(s, SOVIET)
    assert plan is not None
    assert (plan.plan, orders(s).marker) == ("hold", "")


def test_the_attack_on_stalingrad() -> None:
    """WE6c §B10.7 §CE22S 9 against 4 is 2:1, no shifts; Zhukov has the Soviet table used: a 3 is an exchange there.

    The oil is five hexes away, and Zhukov does not reach it.
    """
    s = sample()
    s.markers = {"2117": "blow", "2022": "blow"}
    give(s, SOVIET, "22")
    joined = (("battle", "2117"), ("join", "6A"), ("join", "4Pz"))
    drive(s, ("resolve", AXIS), *joined, ("commit", "card 22"), ("die", 3), ("table", "soviet"), ("lose", "6A"))
    assert told(s, "odds") == [(9, 4, 4, ())]
    assert told(s, "result") == [("2117", "EX")]
    assert [s.board.tables[side][3 - 1][4] for side in (AXIS, SOVIET)] == ["EX", "EX"]
    assert (s.face["6A"], s.where["Stalingrad"], s.where["4Pz"]) == (0, "destroyed", "2017")
    assert (s.mods.get("cp.table 2117"), s.mods.get("cp.table 2022")) == (1, None)


def test_the_attack_on_the_oil() -> None:
    """WE6d §B10.7 11 against 6 is 3:2 under the marker, a 4 an exchange: nobody enters the hex."""
    s = sample()
    s.markers = {"2022": "blow"}
    drive(s, ("resolve", AXIS), ("join", "1Pz"), ("join", "17A"), ("die", 4), ("lose", "17A"))
    assert told(s, "odds") == [(11, 6, 3, ())]
    assert told(s, "result") == [("2022", "EX")]
    assert (s.face["17A"], s.where["Voronezh"], s.control["2022"]) == (0, "destroyed", SOVIET)
    assert [s.where[id_] for id_ in ("1Pz", "17A")] == ["1921", "1921"]


def soviet_turn() -> War:
    """After the Axis' battles: Stalingrad and the oil are held anew."""
    s = lay(sample(), Stalingrad="destroyed", Voronezh="destroyed", South="2117", NCaucasus="2022", Central="rail")
    lay(s, _6A="2017 reduced", _17A="1921 reduced")
    found = orders(s)
    found.side, found.card, found.cell = SOVIET, "11", 3
    s.side = SOVIET
    return s


def test_two_counterblows_and_a_third_that_is_cancelled() -> None:
    """WE6g §B10.4 §B5.14 §PK2 ruling R18 Both marked hexes are attacked, and the orders not to attack are kept."""
    s = give(give(soviet_turn(), AXIS, "03", "04", "05"), SOVIET, "34")
    bought = (("blow", "2017"), ("pay", "03"), ("answer", "pass"), ("blow", "1921"), ("pay", "04"), ("answer", "pass"))
    third = (("blow", "1914"), ("answer", "card 34"), ("draw", "06"))
    drive(s, ("blow", AXIS), *bought, *third)
    assert s.markers == {"2017": "blow", "1921": "blow"}
    assert (s.hands, s.discards[-4:]) == ([[], ["06"]], ["03", "04", "05", "34"])
    asked = drive(s, ("resolve", SOVIET))
    assert asked is not None
    assert set(asked.options) == {"2017", "1921"}
    s.forced, s.declared = 2, 0
    drive(s, ("clear_combat", SOVIET))
    assert [each[:2] for each in told(s, "plan_fulfilled")] == [(SOVIET, "hold")]
    assert told(s, "plan_failed") == []


def test_south_attacks_and_loses_stalingrad() -> None:
    """WE6h §B10.28 §B10.21 §B10.43 3 against 8: a 2 is CA; 8:3 with a Blitz! is 3:1, a 5 is DS, and both march in."""
    s = soviet_turn()
    s.boosts, s.markers = [1, 0], {"2017": "blow"}
    steps = (("die", 2), ("counter", "yes"), ("commit", "boost"), ("die", 5), ("advance", "6A"), ("advance", "4Pz"))
    drive(s, ("resolve", SOVIET), *steps)
    assert [odds[:3] for odds in told(s, "odds")] == [(3, 8, 0), (8, 3, 5)]
    assert [result for _, result in told(s, "result")] == ["CA", "DS"]
    assert (s.where["South"], s.at["2117"]) == ("shattered", ("6A", "4Pz"))
    assert on_map_points(s, AXIS) == 23


def test_the_attack_that_is_forced_in_the_forest() -> None:
    """WE6e §B10.7 3 against 4 without the forest is 1:2, and a 3 is nothing."""
    s = sample()
    s.markers = {"1906": "blow"}
    drive(s, ("resolve", AXIS), ("die", 3))
    assert told(s, "odds")[0][:3] == (3, 4, 1)
    assert told(s, "result") == [("1906", "-")]
    assert (s.forced, s.fought) == (1, 0)


def test_the_counterblow_comes_back() -> None:
    """WE6i §B10.27 §B10.7 4 against 10 is 1:3, a 6 is CB: the oil hex will have no river and no objective."""
    s = lay(sample(), Voronezh="destroyed", NCaucasus="2022", _17A="1921 reduced", Crimean="out", Caucasus="out")
    s.side, s.markers = SOVIET, {"1921": "blow"}
    drive(s, ("resolve", SOVIET), ("die", 6))
    assert told(s, "odds")[0][:3] == (4, 10, 0)
    assert (told(s, "result"), s.markers) == ([("1921", "CB")], {"2022": "blow"})
    s.battle = None
    drive(s, ("clear_combat", SOVIET))
    assert s.markers == {"2022": "blow"}
    s.side = AXIS
    drive(s, ("resolve", AXIS), ("join", "1Pz"), ("join", "17A"))
    assert {name for name, _ in told(s, "odds")[0][3]} & {"river", "objective"} == set()


def after_stalingrad() -> War:
    """Turn 9: Stalingrad is taken, Central and Northwest have left their trains."""
    s = lay(sample(), South="shattered", Stalingrad="destroyed", Voronezh="destroyed", NCaucasus="2022")
    lay(s, _6A="2117 reduced", _4Pz="2117", _17A="1921 reduced", Central="2316", Northwest="2220")
    hold(s, AXIS, "2117")
    s.turn = 9
    return s


def test_the_side_changes_on_turn_9() -> None:
    """WE6k §SG1.2 §SG1.3 §SG1.5 §SG1.7 ruling R25 The oil pays the Soviets; 24 is within three of 26."""
    s = after_stalingrad()
    assert on_map_points(s, AXIS) == 23
    drive(s, ("victory_checks",), ("solo", "09"))
    assert (s.order_vp, s.directive, s.yours) == (0, "2117", SOVIET)
    assert told(s, "side_changed") == [(SOVIET, 3, 24, 26)]
    assert (orders(s).side, orders(s).cell, orders(s).marker) == (AXIS, 1, "2117")


def test_the_german_plan_of_turn_9() -> None:
    """WE6l WE6m §SD1.2 §SD2.1 Four hexes can be attacked near Stalingrad; if they could not, nobody leaves a zone."""
    s = after_stalingrad()
    drive(s, ("victory_checks",), ("solo", "09"))
    assert feasible(s, AXIS, "2117") == 4
    drive(s, ("choose_plan", AXIS))
    assert (orders(s).letter, orders(s).marker) == ("A", "2117")
    lay(s, Southwest="out", Reserve="out")
    drive(s, ("choose_plan", AXIS))
    plan = plan_of(s, AXIS)
    assert plan is not None
    assert (orders(s).letter, orders(s).cell, plan.plan) == ("B", 2, "stay")
