"""WE6: the sample game of the module, with the program as the Soviet opponent."""

from __future__ import annotations

from tests.games.noretreat.deciding import decision, decisions, ordered, plain
from tests.games.noretreat.position import drive, hold, lay, put, told
from visavis.games.noretreat.bot.judge import gap_left, is_continuous, leak
from visavis.games.noretreat.bot.module import feasible
from visavis.games.noretreat.bot.orders import Conduct
from visavis.games.noretreat.bot.sheets import judge_line, judge_rail, judge_stalin
from visavis.games.noretreat.bot.targets import conduct_of
from visavis.games.noretreat.rules.rail import stations
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import RAIL, War

HELD = ("1403", "1307", "1708", "1211", "1613", "1115", "1415", "1716", "1717", "1318")  # by the Axis in the USSR


def sample() -> War:
    """Turn 8, clear, Germany is the person's; after the Axis' battles of the example."""
    s = plain(8, SOVIET)
    lay(s, _18A="1803 reduced", _16A="1804 reduced", _9A="1806 reduced", _3Pz="1808 reduced", _4A="1808 reduced")
    lay(s, _2Pz="1810 reduced", _2A="1812", _2Hun="1813", _8Ital="1914", _3Rum="2016", _6A="2017 reduced", _4Pz="2017")
    lay(s, _1Pz="1921", _17A="1921 reduced", _4Rum="1717", _11A="1318", Finnish="finland")
    lay(s, Leningrad="1902 fort", Volkhov="1903", Kalinin="1906", West="1908", Moscow="2008 fort", Central="1909")
    lay(s, Bryansk="1911", Southwest="2014", Reserve="2115 red", South="2216", NCaucasus="2122", Caucasus="1721")
    lay(s, Crimean="2221", Northwest=RAIL)
    hold(s, AXIS, *HELD)
    return ordered(s, SOVIET, "11", 3)


def test_the_line_of_the_sample_game() -> None:
    """WE6f §J3 §O3-3 §O3-5 §O3-4 South to Stalingrad, North Caucasus to the oil, Central onto the train."""
    s = sample()
    drive(s, ("begin_sheet", SOVIET))
    lay(s, South="2117", NCaucasus="2022")
    drive(s, ("entrain", "Central"))
    conduct_of(s).sheet = 3
    assert is_continuous(s, SOVIET)
    assert [judge(s, SOVIET)[0] for judge in (judge_line, judge_stalin, judge_rail)] == ["done", "done", "done"]


def test_the_programs_own_turn_in_the_sample_game() -> None:
    """WE6f WE6g §BOT-M5 §PK2 §SD4.2 No targets; the sheet has cities before the line, so that Caucasus covers
    Novorossiysk and leaves a gap that nobody can close: what comes after that is skipped. Stalin stays."""
    s = sample()
    s.conduct = Conduct(3)
    drive(s, ("movement", SOVIET))
    guard = [each for each in decisions(s, "guard") if each.about[1] == "1519"]
    assert [each.chosen for each in guard] == [("Caucasus", "1619")]
    drive(s, ("combat", SOVIET))
    assert told(s, "target") == []
    assert decision(s, "target") == ("done", "BOT-T1", "no_attacks")
    ticks = conduct_of(s).ticks
    assert [ticks[f"O3-{n}"] for n in range(1, 6)] == ["done", "done", "impossible", "skipped", "skipped"]
    assert s.stalin == "2008"


def test_where_the_trains_stop() -> None:
    """WE6j §J6 §B9.7 Central closes the leak at Stalingrad from 2316; beside the enemy's city no train stops."""
    s = sample()
    lay(s, South="shattered", _6A="2117 reduced", _4Pz="2117", NCaucasus="2022", Central=RAIL)
    hold(s, AXIS, "2117")
    assert "2117" in leak(s, SOVIET)
    assert {"2216", "2217"}.isdisjoint(stations(s, SOVIET))
    assert {"2316", "2220"} <= set(stations(s, SOVIET))
    put(s, "Northwest", "2220")
    assert gap_left(s, "Central", "2316") == 999
    put(s, "Central", "2316")
    assert is_continuous(s, SOVIET)


def test_the_program_closes_the_line_by_train() -> None:
    """WE6j §BOT-Z1 §J6 §O3-6 With both on trains, and the south held, the hex that closes the leak is found."""
    s = lay(sample(), South="shattered", _6A="2117 reduced", _4Pz="2117", NCaucasus="2022", Central=RAIL)
    hold(s, AXIS, "2117")
    lay(s, Northwest="2220")
    s.conduct = Conduct(3)
    drive(s, ("detrain", SOVIET))
    assert is_continuous(s, SOVIET)
    assert (conduct_of(s).detrained, decision(s, "detrain")[1:]) == (True, ("BOT-Z1", "near_gap"))


def test_germanys_plan_of_the_next_turn_stands() -> None:
    """WE6l §J2 Four hexes near Stalingrad, three are asked for."""
    s = sample()
    lay(s, South="shattered", _6A="2117 reduced", _4Pz="2117", NCaucasus="2022", Central="2316", Northwest="2220")
    hold(s, AXIS, "2117")
    s.turn = 9
    assert feasible(s, AXIS, "2117") == 4
