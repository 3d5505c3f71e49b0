"""SG1 to SG8: what each stratagem asks of theatre, space and unit. And W6, the second example of the solo rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import draw_anything, events, notes, options, play, position, shown, trace
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import NOBODY, War
from visavis.kernel.table import Table

ALL = ["WE", "PO", "EE", "AF", "SA"]
LONG = "F1 F1 F1 F2 F2"  # five tokens that fit anywhere
SHORT = "F1 F1 F1 F2"
STRATAGEMS = [token.id for token in printed("base").solo.stratagem]


def bot(stratagem: str, row: str, full: str = "", theatres: str = "", **given: Any) -> Table[War]:
    """The bot's turn with this stratagem in effect, these campaigns occupied, only these theatres open."""
    board = printed("base")
    given["placed"] = {
        **{space: "allies A1" for campaign in full.split() for space in board.campaigns[campaign].spaces},
        **given.get("placed", {}),
    }
    if theatres:
        given["finished"] = {other: NOBODY for other in ALL if other not in theatres.split()}
    return position("solo", reserve={"axis": row}, stratagem=stratagem, **given)


def conditions(table: Table[War], decision: str) -> list[str]:
    """The lines of the stratagem among those that were looked at."""
    return [rule for rule in notes(table, decision) if rule.startswith("SG")]


def thrown(table: Table[War]) -> Table[War]:
    """The table after the die for the unit, if one is asked, showed 1."""
    return play(table, 1) if table.pending is not None and table.pending.name == "bot_unit" else table


def suitable(table: Table[War]) -> list[str]:
    """The units left for the die, or the one placed without it."""
    if table.pending is not None and table.pending.name == "bot_unit":
        return list(table.pending.about["units"])
    return [events(table, "placed")[0][2]]


@pytest.mark.parametrize(
    ("stratagem", "decision"),
    [
        ("big_guns", "theatre"),
        ("big_guns", "space"),
        ("rapid_deployment", "theatre"),
        ("rapid_deployment", "space"),
        ("counterattack", "space"),
        ("for_the_glory", "unit"),
        ("secure", "space"),
        ("secure", "unit"),
        ("economic_warfare", "unit"),
    ],
)
def test_a_stratagem_without_such_a_condition_changes_nothing(stratagem: str, decision: str) -> None:
    """§SG1.T §SG1.S §SG2.T §SG2.S §SG3.S §SG6.U §SG7.S §SG7.U §SG8.U The lines are those of the training game.

    In Western Europe, with research and propaganda free, one side's marker each way, and three fitting units.
    """
    given: Any = {"marker": {"WE": "Al 1", "SA": "Ax 1"}, "placed": {"WE1.1": "allies N1"}}
    if decision != "theatre":
        given["finished"] = {other: NOBODY for other in ALL if other != "WE"}
    row = "NUK A1 EF3"
    plain = thrown(position("solo", reserve={"axis": row}, stratagems=False, **given))
    table = thrown(position("solo", reserve={"axis": row}, stratagem=stratagem, **given))
    assert conditions(table, decision) == []
    if decision != "unit":
        assert trace(table, decision) == trace(plain, decision)


# SG1 Big Guns


def test_big_guns_take_a_special_weapon() -> None:
    """§SG1.U1 Any yellow token, though an army of 3 would take the lead and blitz army would not."""
    table = bot("big_guns", "A3 BA1 F2", theatres="EE", marker={"EE": "Al 2"})
    assert trace(table, "unit")["SG1.U1"] == ["BA1"]


@pytest.mark.parametrize("weapon", ["EA4", "TA5", "BA1", "XF1", "NUK", "SPY", "SCI", "PAR", "LDR"])
def test_what_is_printed_yellow_is_a_special_weapon(weapon: str) -> None:
    """§SG1.U1 Spy and scientist by their colour, whatever they count as. Ruling R55."""
    table = bot("big_guns", f"A3 {weapon} F2 GEN", theatres="EE", last={"allies": "A1"})
    assert trace(table, "unit")["SG1.U1"] == [weapon]


@pytest.mark.parametrize("copied", ["EA4", "NUK"])
def test_copying_a_weapon_is_not_what_makes_one(copied: str) -> None:
    """§SG1.U1 The spy is one by its own colour, so copying an ordinary army or an elite one is the same."""
    for last in (copied, "A1"):
        assert suitable(bot("big_guns", "A3 SPY", theatres="EE", last={"allies": last})) == ["SPY"]


def test_godzilla_is_no_special_weapon() -> None:
    """§SG1.U1 An ordinary token of Japan: it goes on by the biggest change, with the others."""
    table = position("solo-nippon", reserve={"japan": "A1 GOD F1"}, stratagem="big_guns", marker={"SEA": "Ge 3"})
    table = thrown(table)
    assert notes(table, "unit")["SG1.U1"] == "skipped"


def test_a_weapon_that_does_not_fit_is_not_among_the_suitable() -> None:
    """§SG1.U1 §SG1.U2 The elite navy cannot go on land: no special weapon is suitable, so the change decides."""
    table = bot("big_guns", "A1 EN4 A3", theatres="EE", marker={"EE": "Al 3"}, full="EE1")
    assert trace(table, "unit")["S3.1"] == ["A1", "A3"]
    assert notes(table, "unit")["SG1.U1"] == "skipped"
    assert trace(table, "unit")["SG1.U2"] == ["A3"]


def test_between_special_weapons_the_change_is_not_asked() -> None:
    """§SG1.U1 §SG1.U2 The second bullet is for rows without a suitable weapon: here the die decides between two."""
    table = bot("big_guns", "A3 BA1 EA4", theatres="EE", marker={"EE": "Al 3"}, full="EE1")
    assert suitable(table) == ["BA1", "EA4"]
    play(table, 2)
    assert (trace(table, "unit")["SG1.U1"], notes(table, "unit")["SG1.U2"]) == (["BA1", "EA4"], "idle")


def test_big_guns_without_weapons_look_for_the_biggest_change() -> None:
    """§SG1.U2 All of the best rank stay for the die."""
    table = bot("big_guns", "F1 A2 F2 A1", theatres="EE", marker={"EE": "Al 2"}, full="EE1")
    assert suitable(table) == ["A2", "F2"]
    assert trace(thrown(table), "unit")["SG1.U2"] == ["A2", "F2"]


# SG2 Rapid Deployment


def test_rapid_deployment_takes_the_leftmost_suitable_unit() -> None:
    """§SG2.U The navy lies further left but does not fit; no die is thrown."""
    table = bot("rapid_deployment", "N3 F1 A3 NUK", theatres="EE", full="EE1")
    assert trace(table, "unit") == {"S3.1": ["F1", "A3", "NUK"], "SG2.U": ["F1"]}
    assert table.state.placed["EE2.2"].token == "F1"


# SG3 Counterattack


def test_counterattack_goes_where_you_lead() -> None:
    """§SG3.T Marker on your half; a centred one does not count, nor the bot's own lead."""
    table = bot("counterattack", "F1", marker={"PO": "Al 1", "SA": "Al 5", "AF": "Ax 5"})
    assert trace(table, "theatre") == {"S1.1": ALL, "SG3.T": ["PO", "SA"], "S1.5.1": ["SA"]}


def test_counterattack_does_not_ask_where_you_lead_most() -> None:
    """§SG3.T Both stay; the order of theatres prefers the smaller lead here."""
    table = bot("counterattack", "F1", marker={"EE": "Al 1", "PO": "Al 9"})
    assert trace(table, "theatre")["S1.5.3"] == ["EE"]


def test_counterattack_takes_the_biggest_change() -> None:
    """§SG3.U Special weapon or not."""
    table = bot("counterattack", "BA1 A2 A3", theatres="EE", marker={"EE": "Al 2"}, full="EE1")
    assert trace(table, "unit")["SG3.U"] == ["A3"]


# SG4 Research and Development


def test_research_and_development_needs_a_free_research_space() -> None:
    """§SG4.T WE1, PO1 and AF1 have one, EE1 and SA1 have none."""
    assert trace(bot("research_development", LONG), "theatre")["SG4.T"] == ["WE", "PO", "AF"]
    table = bot("research_development", LONG, placed={"WE1.2": "allies A1"})
    assert trace(table, "theatre")["SG4.T"] == ["PO", "AF"]


def test_research_counts_in_the_active_campaign_only() -> None:
    """§SG4.T EE2 has improved research, but counts only when it is active."""
    assert "EE" not in trace(bot("research_development", LONG), "theatre")["SG4.T"]
    assert "EE" in trace(bot("research_development", LONG, full="EE1"), "theatre")["SG4.T"]


def test_a_research_space_counts_though_the_bot_cannot_use_it() -> None:
    """§SG4.T §SG4.S Only navies: WE1.2 keeps Western Europe suitable, then another space must do."""
    table = bot("research_development", "N1 N2 N3 N1 N2", theatres="WE SA")
    assert trace(table, "theatre")["SG4.T"] == ["WE"]
    assert trace(table, "space")["S2.1"] == ["WE1.1", "WE1.3"]
    assert notes(table, "space")["SG4.S"] == "skipped"


@pytest.mark.parametrize(
    ("theatre", "full", "space"), [("AF", "", "AF1.3"), ("EE", "EE1", "EE2.2"), ("PO", "PO1", "PO2.1")]
)
def test_research_and_development_takes_the_research_space(theatre: str, full: str, space: str) -> None:
    """§SG4.S Research or improved research, before strategic advantage."""
    table = bot("research_development", LONG, full, theatre)
    assert trace(table, "space")["SG4.S"] == [space]


def test_off_research_special_weapons_only() -> None:
    """§SG4.U No research space is left in the row: an elite army and a scientist rather than the rest."""
    table = bot("research_development", "A1 SCI A3 EA4", theatres="EE")
    assert suitable(table) == ["SCI", "EA4"]
    assert trace(thrown(table), "unit")["SG4.U"] == ["SCI", "EA4"]


def test_on_research_any_unit() -> None:
    """§SG4.U The condition does not apply."""
    table = bot("research_development", "A1 EA4", theatres="EE", full="EE1")
    assert suitable(table) == ["A1", "EA4"]
    assert notes(thrown(table), "unit")["SG4.U"] == "idle"


def test_off_research_without_special_weapons() -> None:
    """§SG4.U Nobody qualifies: skipped."""
    table = bot("research_development", "A1 A3", theatres="EE")
    assert suitable(table) == ["A1", "A3"]
    assert notes(thrown(table), "unit")["SG4.U"] == "skipped"


def test_the_space_finally_chosen_is_looked_at() -> None:
    """§SG4.U Research is free in AF1, but the tactical space closes the theatre: special weapons. Ruling R64."""
    table = bot("research_development", "N1 BN1 A1 A1 A1", theatres="AF", marker={"AF": "Ax 9"})
    assert trace(table, "space")["S2.2"] == ["AF1.2"]
    assert trace(table, "unit")["SG4.U"] == ["BN1"]


# R44: research & production in both readings


@pytest.mark.parametrize(("both", "left"), [(False, ["PO"]), (True, ["WE", "PO"])])
def test_research_and_production_is_no_research_space(both: bool, left: list[str]) -> None:
    """§SG4.T WE3 has research and production only; it counts with the option of ruling R44."""
    table = bot("research_development", LONG, "WE1 WE2", "WE PO SA", rp_counts_as_both=both)
    assert trace(table, "theatre").get("SG4.T") == left


@pytest.mark.parametrize(("both", "space", "units"), [(False, "WE3.2", ["EA4"]), (True, "WE3.1", ["A1", "EA4"])])
def test_research_and_production_is_no_research_for_space_and_unit(both: bool, space: str, units: list[str]) -> None:
    """§SG4.S §SG4.U Skipped in WE3, so strategic advantage and a special weapon; with the option it is research."""
    table = bot("research_development", "A1 EA4", "WE1 WE2", "WE", rp_counts_as_both=both)
    assert suitable(table) == units
    assert space in thrown(table).state.placed


@pytest.mark.parametrize(("both", "left"), [(False, ["EE"]), (True, ["WE", "EE"])])
def test_research_and_production_is_no_production_space(both: bool, left: list[str]) -> None:
    """§SG8.T WE3 has neither production nor bombing; research and production counts with the option of ruling R44."""
    table = bot("economic_warfare", LONG, "WE1 WE2", "WE EE SA", rp_counts_as_both=both)
    assert trace(table, "theatre").get("SG8.T") == left


@pytest.mark.parametrize(("both", "space"), [(False, "WE3.2"), (True, "WE3.1")])
@pytest.mark.parametrize("row", [SHORT, LONG])
def test_research_and_production_is_no_production_for_the_space(both: bool, space: str, row: str) -> None:
    """§SG8.S1 §SG8.S2 Both bullets are skipped in WE3; with the option of ruling R44 production is there."""
    table = bot("economic_warfare", row, "WE1 WE2", "WE", rp_counts_as_both=both)
    assert thrown(table).state.placed.keys() >= {space}


# SG5 Steamroll


def first_turn(stratagem: str, row: str, **given: Any) -> Table[War]:
    """The bot's first turn, up to yours; the bags hold one kind of token and the pile is empty."""
    table = position(
        "solo",
        reserve={"axis": row, "allies": "A1 N1"},
        bag={"axis": "F1 F1 F1 F1", "allies": "A1 A1 A1 A1"},
        pile="",
        stratagem=stratagem,
        **given,
    )
    return thrown(table)


def next_turn(table: Table[War], yours: str, drawn: str) -> Table[War]:
    """Your placement, and the bot draws this stratagem."""
    play(table, yours)
    assert table.pending is not None
    assert table.pending.name == "stratagem"
    return play(table, drawn)


def secured() -> Table[War]:
    """Secure was in effect: the bot has taken WE1.1, where it leads. You answer, and Steamroll is drawn."""
    table = first_turn("secure", "F2", marker={"WE": "Ax 3"})
    assert table.state.placed["WE1.1"].token == "F2"
    return next_turn(table, "A1 AF1.4", "steamroll")


def test_steamroll_repeats_the_theatre_condition() -> None:
    """§SG5.1 Secure again: the theatre where the bot leads."""
    table = secured()
    assert (table.state.stratagem, table.state.in_effect) == ("steamroll", "secure")
    assert trace(table, "theatre")["SG7.T"] == ["WE"]


def test_steamroll_repeats_the_space_condition() -> None:
    """§SG5.1 Research and Development again: its theatre and its space."""
    table = first_turn("research_development", "N3", finished={"WE": NOBODY, "SA": NOBODY})
    assert "AF1.3" in table.state.placed
    next_turn(table, "N1 AF1.2", "steamroll")
    assert trace(table, "theatre")["SG4.T"] == ["PO"]
    assert trace(table, "space")["SG4.S"] == ["PO1.2"]


def test_steamroll_repeats_the_unit_condition() -> None:
    """§SG5.1 Research and Development again, with no research to be had: special weapons."""
    finished = {other: NOBODY for other in ALL if other != "AF"}
    table = first_turn("research_development", "EA4 SCI A1 N1", finished=finished, placed={"AF1.3": "allies A1"})
    assert table.state.placed["AF1.1"].token == "EA4"
    next_turn(table, "A1 AF1.4", "steamroll")
    assert trace(table, "unit")["SG4.U"] == ["SCI"]


def test_a_token_drawn_normally_counts_by_itself() -> None:
    """§SG5.2 Rapid Deployment after Secure: nothing of Secure is left."""
    table = next_turn(first_turn("secure", "F2", marker={"WE": "Ax 3"}), "A1 AF1.4", "rapid_deployment")
    assert conditions(table, "theatre") == []
    assert conditions(table, "unit") == ["SG2.U"]


def test_steamroll_cannot_come_first_nor_twice() -> None:
    """§SG5.2 It is outside the cup on the first turn, and on display when the token after it is drawn."""
    assert options(position("solo")) == sorted(set(STRATAGEMS) - {"steamroll"})
    table = thrown(secured())
    play(table, "A1 SA1.2")
    assert table.pending is not None
    assert table.pending.name == "stratagem"
    assert "steamroll" not in options(table)


def test_after_steamroll_the_repeated_token_may_come_again() -> None:
    """§SG5.3 Secure is back in the cup, like every other token but Steamroll."""
    table = play(thrown(secured()), "A1 SA1.2")
    assert options(table) == sorted(set(STRATAGEMS) - {"steamroll"})
    play(table, "secure")
    assert (table.state.stratagem, table.state.in_effect) == ("secure", "secure")


def test_steamroll_repeats_the_last_turn_only() -> None:
    """§SG5.1 §SG5.2 Secure, then Counterattack, then Steamroll: Counterattack."""
    table = next_turn(first_turn("secure", "F2", marker={"WE": "Ax 3"}), "A1 AF1.4", "counterattack")
    table = next_turn(thrown(table), "A1 SA1.2", "steamroll")
    assert (table.state.stratagem, table.state.in_effect) == ("steamroll", "counterattack")
    assert conditions(table, "theatre") == ["SG3.T"]


# SG6 For the Glory


def test_for_the_glory_seeks_the_most_points() -> None:
    """§SG6.T1 Of the active campaigns AF1 gives 3, the others 2."""
    assert trace(bot("for_the_glory", LONG), "theatre") == {"S1.1": ALL, "SG6.T1": ["AF"]}


def test_only_suitable_theatres_compare_their_points() -> None:
    """§SG6.T1 PO2 gives 3, but armies cannot go there except on its blank space, which is taken."""
    table = bot("for_the_glory", "A1 A1", "PO1", "PO WE SA", placed={"PO2.4": "allies A1"})
    assert trace(table, "theatre")["S1.1"] == ["WE", "SA"]
    assert trace(table, "theatre")["SG6.T1"] == ["WE", "SA"]


def test_then_propaganda_must_be_free_in_the_active_campaign() -> None:
    """§SG6.T2 WE1, EE1, PO1 and SA1 give 2 each; WE1 and SA1 have propaganda, EE2 has it too but later."""
    table = bot("for_the_glory", LONG, theatres="WE PO EE SA")
    assert trace(table, "theatre")["SG6.T1"] == ["WE", "PO", "EE", "SA"]
    assert trace(table, "theatre")["SG6.T2"] == ["WE", "SA"]
    table = bot("for_the_glory", LONG, theatres="WE PO EE SA", placed={"WE1.3": "allies A1"})
    assert trace(table, "theatre")["SG6.T2"] == ["SA"]


def test_propaganda_does_not_matter_if_one_theatre_has_the_most_points() -> None:
    """§SG6.T2 EE3 has the most points alone; its propaganda is taken, and nobody asks. Ruling R63."""
    table = bot("for_the_glory", LONG, "EE1 EE2", placed={"EE3.4": "allies A1"})
    assert trace(table, "theatre") == {"S1.1": ALL, "SG6.T1": ["EE"]}


def test_points_come_before_propaganda() -> None:
    """§SG6.T1 §SG6.T2 WE2 and PO2 give 3 without propaganda: WE, PO stay, SA1 with propaganda gives 2 and is gone."""
    table = bot("for_the_glory", LONG, "WE1 PO1", "WE PO SA")
    assert trace(table, "theatre")["SG6.T1"] == ["WE", "PO"]
    assert notes(table, "theatre")["SG6.T2"] == "skipped"


def test_for_the_glory_takes_propaganda() -> None:
    """§SG6.S Whatever it gives: two spaces of SA1 stay, the left one is taken."""
    table = bot("for_the_glory", LONG, theatres="SA")
    assert trace(table, "space")["SG6.S"] == ["SA1.1", "SA1.2"]
    assert trace(table, "space")["S2.4.11"] == ["SA1.1"]


# SG7 Secure


def test_secure_goes_where_the_bot_leads() -> None:
    """§SG7.T Marker on the bot's half; a centred one does not count."""
    table = bot("secure", "F1", marker={"PO": "Ax 1", "SA": "Ax 5", "WE": "Al 9"})
    assert trace(table, "theatre") == {"S1.1": ALL, "SG7.T": ["PO", "SA"], "S1.5.1": ["SA"]}


# SG8 Economic Warfare


def test_economic_warfare_needs_production_or_bombing() -> None:
    """§SG8.T WE1 and EE1 have production, PO1 has bombing, AF1 and SA1 have neither."""
    assert trace(bot("economic_warfare", LONG), "theatre")["SG8.T"] == ["WE", "PO", "EE"]


@pytest.mark.parametrize(
    ("full", "taken", "theatre", "stays"),
    [
        ("", ["WE1.1"], "WE", False),
        ("", ["PO1.1"], "PO", False),
        ("AF1", [], "AF", True),  # improved production
        ("AF1", ["AF2.2"], "AF", False),
        ("SA1", [], "SA", True),  # bombing in SA2
    ],
)
def test_the_space_must_be_free_in_the_active_campaign(full: str, taken: list[str], theatre: str, stays: bool) -> None:
    """§SG8.T Improved production counts, occupied spaces and lower campaigns do not."""
    table = bot("economic_warfare", LONG, full, placed=dict.fromkeys(taken, "allies A1"), marker={"PO": "Al 9"})
    assert (theatre in trace(table, "theatre")["SG8.T"]) == stays


@pytest.mark.parametrize(("row", "space", "line"), [(SHORT, "WE2.2", "SG8.S1"), (LONG, "WE2.1", "SG8.S2")])
def test_four_tokens_or_fewer_mean_production_first(row: str, space: str, line: str) -> None:
    """§SG8.S1 §SG8.S2 WE2 has both: production up to four tokens in the row, bombing from five."""
    table = bot("economic_warfare", row, "WE1", "WE")
    assert trace(table, "space")[line] == [space]
    assert space in thrown(table).state.placed


@pytest.mark.parametrize("full", ["PO1 PO2", "EE1 EE2"])
def test_a_short_row_falls_back_on_bombing(full: str) -> None:
    """§SG8.S1 No production in PO3 or EE3: bombing, before strategic advantage. Ruling R65."""
    theatre = full[:2]
    table = bot("economic_warfare", SHORT, full, theatre)
    assert trace(table, "space")["SG8.S1"] == [f"{theatre}3.1"]


@pytest.mark.parametrize(
    ("theatre", "full", "space"), [("PO", "PO1", "PO2.2"), ("WE", "", "WE1.1"), ("AF", "AF1", "AF2.2")]
)
def test_a_long_row_falls_back_on_production(theatre: str, full: str, space: str) -> None:
    """§SG8.S2 No bombing in PO2, WE1 or AF2: production, before strategic advantage and research. Ruling R65."""
    table = bot("economic_warfare", LONG, full, theatre)
    assert trace(table, "space")["SG8.S2"] == [space]


@pytest.mark.parametrize(("row", "line"), [(SHORT, "SG8.S1"), (LONG, "SG8.S2")])
def test_without_either_the_condition_is_skipped(row: str, line: str) -> None:
    """§SG8.S1 §SG8.S2 AF1 has neither: the order of effects decides."""
    table = bot("economic_warfare", row, theatres="AF")
    assert notes(table, "space")[line] == "skipped"
    assert trace(table, "space")["S2.4.2"] == ["AF1.1"]


def test_production_that_the_row_cannot_use_is_none() -> None:
    """§SG8.S1 Armies cannot use the production space of Houston, which is sea: they bomb, which is land."""
    finished = {other: NOBODY for other in printed("nippon").theatres if other != "HOU"}
    given: Any = {"stratagem": "economic_warfare", "marker": {"HOU": 0}, "finished": finished}
    table = position("solo-nippon", reserve={"japan": "A1 A1"}, **given)
    assert trace(table, "space") == {"S2.1": ["HOU.2", "HOU.3"], "SG8.S1": ["HOU.2"]}
    table = position("solo-nippon", reserve={"japan": "A1 F1"}, **given)
    assert trace(table, "space")["SG8.S1"] == ["HOU.1"]


# W6


def example_two() -> Table[War]:
    return position(
        "solo",
        placed={
            "WE1.1": "allies N1",
            "WE1.2": "axis A1",
            "WE1.3": "allies F2",
            "PO1.1": "axis N3",
            "PO1.2": "allies N2",
            "EE1.1": "axis A2",
            "EE1.2": "allies A3",
            "AF1.4": "axis A3",
        },
        won={"WE1": 1, "PO1": 0, "EE1": 2},
        marker={"WE": "Al 2", "PO": "Ax 1", "EE": 0, "AF": "Ax 3"},
        score=(5, 5),
        reserve={"axis": "N2 F1 N1 A2 N3"},
        bag={"axis": "GEN"},
        stratagem="for_the_glory",
    )


def test_w6_for_the_glory_goes_to_eastern_europe() -> None:
    """§SG6.T1 §SG6.T2 §SG6.S §S3.1 §S3.7 Example 2 of the solo rules, with die 4."""
    table = example_two()
    assert trace(table, "theatre") == {"S1.1": ALL, "SG6.T1": ["WE", "PO", "EE", "AF"], "SG6.T2": ["EE"]}
    assert notes(table, "theatre")["S1.2"] == notes(table, "theatre")["S1.3"] == "skipped"
    assert trace(table, "space") == {"S2.1": ["EE2.1", "EE2.2", "EE2.3"], "SG6.S": ["EE2.1"]}
    assert suitable(table) == ["F1", "A2"]
    play(table, 4)
    assert trace(table, "unit")["S3.1"] == ["F1", "A2"]
    assert table.state.placed["EE2.1"].token == "A2"
    assert table.state.score == [6, 5]
    assert shown(table, "EE") == "Ax 2"
    assert draw_anything(table).state.reserve[0] == ["N2", "F1", "N1", "N3", "GEN"]


@pytest.mark.parametrize(("die", "token"), [(1, "F1"), (2, "A2"), (3, "F1"), (4, "A2"), (5, "F1"), (6, "A2")])
def test_w6_odd_is_the_air_unit_even_the_army(die: int, token: str) -> None:
    """§S3.7 Two units and six faces."""
    assert play(example_two(), die).state.placed["EE2.1"].token == token
