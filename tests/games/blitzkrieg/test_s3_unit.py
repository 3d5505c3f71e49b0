"""S3: the solo bot chooses a unit for the space."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import events, options, play, position
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import NOBODY, War
from visavis.kernel.journal import Explanation
from visavis.kernel.table import Table


def bot(theatre: str, row: str, stratagem: str = "", full: str = "", **given: Any) -> Table[War]:
    """The bot's turn with one theatre open and these campaigns occupied; no stratagem means the training game."""
    board = printed("base")
    given["placed"] = {
        **{space: "allies A1" for campaign in full.split() for space in board.campaigns[campaign].spaces},
        **given.get("placed", {}),
    }
    if not stratagem:
        given["stratagems"] = False
    finished = {other: NOBODY for other in board.theatres if other != theatre}
    return position("solo", reserve={"axis": row}, stratagem=stratagem, finished=finished, **given)


def on_blank_space(row: str, stratagem: str = "", **given: Any) -> Table[War]:
    """EE2.3, land or sea without effect: the last of its row, since any other is preferred."""
    return bot("EE", row, stratagem, full="EE1", placed={"EE2.1": "allies A1", "EE2.2": "allies A1"}, **given)


def on_last_space(row: str, **given: Any) -> Table[War]:
    """EE1.2, land with production, the last of its row."""
    return bot("EE", row, placed={"EE1.1": "allies A1"}, **given)


def on_research_space(row: str, stratagem: str = "", **given: Any) -> Table[War]:
    """EE2.2, land with improved research, two more spaces free."""
    return bot("EE", row, stratagem, full="EE1", **given)


def decided(table: Table[War]) -> Explanation:
    """The reasons for the unit placed first; asked for a die, the first face is thrown."""
    if asks_the_die(table):
        play(table, 1)
    assert table.journal is not None
    return next(item for _, item in table.journal.explanations() if item.name == "unit")


def asks_the_die(table: Table[War]) -> bool:
    return table.pending is not None and table.pending.name == "bot_unit"


def kept(table: Table[War], rule: str) -> list[str] | str:
    """The units a line left, or what became of the line: "skipped", "idle", or "" if it was never reached."""
    found = decided(table)
    for line in found.lines:
        if line.rule == rule:
            return line.note or [found.about[1][unit] for unit in line.after]
    return ""


def suitable(table: Table[War]) -> list[str]:
    """The units left for the die, from the left; or the one placed without it."""
    if asks_the_die(table):
        assert table.pending is not None
        return list(table.pending.about["units"])
    return [events(table, "placed")[0][2]]


# S3.1


def test_units_that_do_not_fit_the_space_are_dropped() -> None:
    """§S3.1 A land space takes armies and air, not navies; a spy by what it copies."""
    row = "N1 A1 ADM F1 GEN SPY"
    assert kept(on_research_space(row, last={"allies": "N2"}), "S3.1") == ["A1", "F1", "GEN"]
    assert kept(on_research_space(row, last={"allies": "A2"}), "S3.1") == ["A1", "F1", "GEN", "SPY"]
    assert kept(on_research_space(row), "S3.1") == ["A1", "F1", "GEN"]


def test_equal_tokens_are_units_of_their_own() -> None:
    """§S3.1 Two armies of 1 are two units: the die counts both."""
    assert suitable(on_research_space("A1 N1 A1 F1")) == ["A1", "A1", "F1"]


# S3.2


def test_units_that_win_the_campaign_are_kept() -> None:
    """§S3.2 You lead by 1: the armies of 2 and 3 win the last space of EE1, the 1 only reaches the centre."""
    table = on_last_space("A1 A2 N3 A3", marker={"EE": "Al 1"})
    assert kept(table, "S3.2") == ["A2", "A3"]


def test_units_that_win_the_theatre_are_kept() -> None:
    """§S3.2 Three cells to go."""
    assert kept(on_research_space("F1 A3 EF3 A2", marker={"EE": "Ax 11"}), "S3.2") == ["A3", "EF3"]


def test_no_unit_wins() -> None:
    """§S3.2 Then the line is skipped."""
    assert kept(on_research_space("F1 A3", marker={"EE": "Ax 10"}), "S3.2") == "skipped"
    assert kept(on_research_space("F1 A3", marker={"EE": "Ax 10"}, bot_prefers_theatre=True), "S3.2") == "skipped"


@pytest.mark.parametrize(("prefers", "left"), [(False, ["A1", "A3"]), (True, ["A3"])])
def test_a_theatre_and_a_campaign_are_wins_alike(prefers: bool, left: list[str]) -> None:
    """§S3.2 The army of 3 closes the theatre, the 1 wins the campaign; ruling R43 both ways."""
    table = on_last_space("A1 A3", marker={"EE": "Ax 11"}, bot_prefers_theatre=prefers)
    assert suitable(table) == left


@pytest.mark.parametrize("prefers", [False, True])
def test_a_campaign_is_enough_where_no_theatre_can_be_won(prefers: bool) -> None:
    """§S3.2 The option of ruling R43 does not matter then."""
    assert suitable(on_last_space("A1 A2 A3", marker={"EE": "Al 1"}, bot_prefers_theatre=prefers)) == ["A2", "A3"]


def test_variable_units_win_with_the_strength_they_have_there() -> None:
    """§S3.2 You lead by 2 on the last space: partisans and the scientist are worth 3, the lonely general 1."""
    assert kept(on_last_space("GEN PAR SCI A2", marker={"EE": "Al 2"}), "S3.2") == ["PAR", "SCI"]


# S3.3


def test_the_stratagem_speaks_after_the_winning_units() -> None:
    """§S3.3 Rapid Deployment takes the leftmost of those that win, not the leftmost of all."""
    table = on_last_space("A1 A2 A3", stratagem="rapid_deployment", marker={"EE": "Al 1"})
    assert kept(table, "S3.2") == ["A2", "A3"]
    assert kept(table, "SG2.U") == ["A2"]


def test_the_stratagem_speaks_before_strength_counts() -> None:
    """§S3.3 Rapid Deployment with 20 points: the leftmost, though it is not the strongest."""
    table = on_research_space("F1 A3", "rapid_deployment", score=(20, 20))
    assert kept(table, "SG2.U") == ["F1"]
    assert kept(table, "S3.6") == ""


def test_the_stratagem_speaks_before_the_powerless_and_the_blitz_units_go() -> None:
    """§S3.3 Rapid Deployment: blitz air lies leftmost and is placed, on the last space and on a blank one."""
    table = on_blank_space("FB0 A1", "rapid_deployment", marker={"EE": "Al 9"})
    assert suitable(table) == ["FB0"]


def test_without_stratagems_nothing_stands_between() -> None:
    """§S3.3 The training game: S3.2, then S3.4."""
    found = decided(on_research_space("F1 A3"))
    assert [line.rule for line in found.lines] == ["S3.1", "S3.2", "S3.4", "S3.5", "S3.6", "S3.7"]


# S3.4


def test_powerless_units_do_not_go_on_a_space_without_effect() -> None:
    """§S3.4 Blitz air, and a spy copying one, are dropped; units of 1 stay (ruling R56)."""
    table = on_blank_space("FB0 A1 SPY GEN PAR", last={"allies": "FB0"}, marker={"EE": "Al 9"})
    assert kept(table, "S3.4") == ["A1", "GEN", "PAR"]


def test_the_scientist_of_the_bot_is_not_powerless() -> None:
    """§S3.4 It flies with a strength of 3, and so does a spy copying yours."""
    table = on_blank_space("FB0 SCI SPY", last={"allies": "SCI"}, marker={"EE": "Al 9"})
    assert kept(table, "S3.4") == ["SCI", "SPY"]


def test_a_space_with_an_effect_takes_powerless_units() -> None:
    """§S3.4 The condition is the space without effect."""
    table = on_research_space("A1 FB0")
    assert kept(table, "S3.4") == "idle"
    assert suitable(on_research_space("A1 FB0")) == ["A1", "FB0"]


# S3.5


def test_no_blitz_unit_takes_the_last_space() -> None:
    """§S3.5 Blitz air, blitz army, and a spy copying either are dropped from the last space of the campaign."""
    row = "FB0 A1 BA1 SPY F1"
    table = on_last_space(row, last={"allies": "BA1"}, marker={"EE": "Al 9"})
    assert kept(table, "S3.4") == "idle"
    assert kept(table, "S3.5") == ["A1", "F1"]
    table = on_last_space(row, last={"allies": "A2"}, marker={"EE": "Al 9"})
    assert kept(table, "S3.5") == ["A1", "SPY", "F1"]


def test_a_blitz_unit_may_take_any_other_space() -> None:
    """§S3.5 Two spaces of the campaign are free."""
    assert kept(bot("EE", "A1 BA1"), "S3.5") == "idle"
    assert suitable(bot("EE", "A1 BA1")) == ["A1", "BA1"]


def test_free_spaces_of_lower_campaigns_do_not_save_the_blitz_unit() -> None:
    """§S3.5 The last space of the active campaign is meant, not of the theatre."""
    assert suitable(on_last_space("BA1 A1", marker={"EE": "Al 9"})) == ["A1"]


def test_among_winning_units_too_blitz_units_are_dropped() -> None:
    """§S3.5 Both win the campaign, but only one is no blitz unit."""
    table = on_last_space("BA1 A1 FB0", marker={"EE": 0})
    assert kept(table, "S3.2") == ["BA1", "A1"]
    assert suitable(table) == ["A1"]


def test_a_blitz_unit_that_alone_wins_is_placed() -> None:
    """§S3.5 The only winner of the campaign is settled on before: the line is not reached."""
    table = on_last_space("FB0 BA1 N1", marker={"EE": 0})
    assert suitable(table) == ["BA1"]
    assert kept(table, "S3.5") == ""


# S3.6


@pytest.mark.parametrize(("score", "left"), [((20, 0), ["A3", "EF3"]), ((19, 24), ["F1", "A3", "EF3", "A2"])])
def test_from_twenty_points_only_the_strongest_stay(score: tuple[int, int], left: list[str]) -> None:
    """§S3.6 At 20 of the bot's points, not at 19, and whatever you have."""
    table = bot("AF", "F1 A3 EF3 A2", score=score, placed={"AF1.2": "allies N1", "AF1.4": "allies A1"})
    assert suitable(table) == left
    assert kept(table, "S3.6") == (left if score[0] == 20 else "idle")


def test_the_strongest_of_those_still_suitable() -> None:
    """§S3.6 The navy of 5 does not fit, the blitz unit is gone: an army of 2 is the strongest left."""
    table = on_last_space("TN5 A1 A2 F2 FB0", score=(20, 0), marker={"EE": "Al 9"})
    assert kept(table, "S3.5") == ["A1", "A2", "F2"]
    assert kept(table, "S3.6") == ["A2", "F2"]


@pytest.mark.parametrize(
    ("row", "given", "left"),
    [
        ("A2 GEN", {}, ["GEN"]),  # two own units in the theatre and himself
        ("A3 GEN", {}, ["A3", "GEN"]),
        ("A2 PAR", {"marker": {"EE": "Al 1"}}, ["PAR"]),
        ("A2 PAR", {"marker": {"EE": 0}}, ["A2"]),
        ("A2 SCI", {}, ["SCI"]),
        ("A3 SPY", {"last": {"allies": "TA5"}}, ["SPY"]),
        ("A3 SPY", {"last": {"allies": "A2"}}, ["A3"]),
        ("A2 SPY", {"last": {"allies": "GEN"}}, ["SPY"]),
    ],
)
def test_strength_is_what_the_unit_would_have_there(row: str, given: Any, left: list[str]) -> None:
    """§S3.6 General, partisans, scientist and spy with their strength on the space chosen."""
    placed = {"EE1.1": "axis A1", "EE1.2": "axis F1", "EE2.1": "allies A1"}
    assert suitable(bot("EE", row, placed=placed, score=(20, 20), **given)) == left


def test_tactical_advantage_is_no_strength() -> None:
    """§S3.6 Leadership moves the marker by 3 on a tactical space, but its strength is 1."""
    assert suitable(bot("EE", "LDR A2 N1 N1 N1", score=(20, 20))) == ["A2"]


# S3.7


@pytest.mark.parametrize(("die", "unit"), [(1, "A1"), (2, "F1"), (3, "A2"), (4, "A1"), (5, "F1"), (6, "A2")])
def test_the_die_counts_from_the_left_among_the_suitable(die: int, unit: str) -> None:
    """§S3.7 Three fit, navies are passed over, and the count starts again after the third."""
    table = on_research_space("N1 A1 N2 F1 A2")
    assert options(table) == [1, 2, 3, 4, 5, 6]
    play(table, die)
    assert table.state.placed["EE2.2"].token == unit
    assert kept(table, "S3.7") == [unit]
    assert decided(table).lines[-1].about == (die,)


def test_the_unit_leaves_its_place_in_the_row() -> None:
    """§S3.7 Of two equal tokens the one counted goes: the rest keep their order."""
    table = on_research_space("A1 N1 A1 F1")
    play(table, 2)
    assert table.state.reserve[0][:3] == ["A1", "N1", "F1"]


def test_a_single_unit_needs_no_die() -> None:
    """§S3.7 One left: placed at once."""
    table = on_research_space("N1 A1 N2")
    assert not asks_the_die(table)
    assert table.state.placed["EE2.2"].token == "A1"


# S3.8


@pytest.mark.parametrize(("die", "unit"), list(enumerate(["A1", "A2", "A3", "F1", "F2", "GEN"], 1)))
def test_beyond_six_units_the_die_does_not_reach(die: int, unit: str) -> None:
    """§S3.8 Eight units are suitable; the seventh and the eighth cannot come up."""
    table = on_research_space("A1 A2 A3 F1 F2 GEN EA4 TA5")
    assert len(suitable(table)) == 8
    assert options(table) == [1, 2, 3, 4, 5, 6]
    assert play(table, die).state.placed["EE2.2"].token == unit
