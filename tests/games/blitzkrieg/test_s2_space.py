"""S2: the solo bot chooses a space of the active campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, last_explanation, notes, position, trace
from visavis.games.blitzkrieg.board import build, printed
from visavis.games.blitzkrieg.state import NOBODY, War
from visavis.kernel.journal import Journal
from visavis.kernel.table import Table

LONG = "F1 F1 F1 F2 F2"  # five tokens that fit anywhere
SHORT = "F1 F1 F1 F2"


def bot(theatre: str, row: str = LONG, stratagem: str = "", full: str = "", **given: Any) -> Table[War]:
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


def bot_nippon(campaign: str, row: str = LONG, **given: Any) -> Table[War]:
    """The same with one campaign of the Nippon map."""
    finished = {other: NOBODY for other in printed("nippon").theatres if other != campaign}
    return position(
        "solo-nippon", reserve={"japan": row}, marker={campaign: 0}, finished=finished, stratagems=False, **given
    )


def bot_on_altered_row(left: tuple[str, int], right: tuple[str, int], row: str, score: tuple[int, int]) -> Table[War]:
    """The bot's choice between the two spaces of EE1, as if these effects were printed there."""
    spaces = [{"id": f"EE1.{n}", "effect": effect, "n": cells} for n, (effect, cells) in enumerate((left, right), 1)]
    overlay = {"base": {"theatre": [{"id": "EE", "campaign": [{"id": "EE1", "spaces": spaces}]}]}}
    finished = dict.fromkeys(("WE", "PO", "AF", "SA"), NOBODY)
    table = position("solo", reserve={"axis": row}, score=score, finished=finished, stratagems=False, agenda=[])
    table.state.board = build("base", overlay)
    table.state.agenda[:] = [("bot_place",)]
    return Table(GAME, table.header, table.state, journal=Journal())


def chosen(table: Table[War]) -> str:
    found = last_explanation(table, "space").chosen
    assert isinstance(found, str)
    return found


def deciding(table: Table[War]) -> str:
    """The line that left a single space."""
    return last_explanation(table, "space").lines[-1].rule


# S2.1


def test_spaces_where_nothing_fits_are_dropped() -> None:
    """§S2.1 The land space of WE1 with its research is no use to navies."""
    table = bot("WE", "N1 N2 N3 N1 N2")
    assert trace(table, "space")["S2.1"] == ["WE1.1", "WE1.3"]
    assert chosen(table) == "WE1.1"


def test_one_token_that_fits_is_enough() -> None:
    """§S2.1 The army is the last of the row."""
    assert trace(bot("WE", "N1 N2 N3 N1 A2"), "space")["S2.1"] == ["WE1.1", "WE1.2", "WE1.3"]


def test_only_free_spaces_of_the_active_campaign_are_candidates() -> None:
    """§S2.1 AF1.1 is taken, AF2 is not active yet."""
    table = bot("AF", placed={"AF1.1": "allies A1"})
    assert last_explanation(table, "space").lines[0].before == ("AF1.2", "AF1.3", "AF1.4")


def test_a_spy_is_judged_by_what_it_copies() -> None:
    """§S2.1 Copying your navy it opens the sea spaces; with nobody to copy it opens nothing."""
    assert trace(bot("WE", "SPY A1", last={"allies": "N1"}), "space")["S2.1"] == ["WE1.1", "WE1.2", "WE1.3"]
    assert trace(bot("WE", "SPY A1"), "space")["S2.1"] == ["WE1.2", "WE1.3"]


# S2.2


def test_a_space_that_wins_the_theatre_is_taken() -> None:
    """§S2.2 Only the tactical space brings the marker to the end; strategic advantage would come first otherwise."""
    table = bot("EE", "A1", full="EE1 EE2", marker={"EE": "Ax 11"})
    assert trace(table, "space") == {"S2.1": [f"EE3.{n}" for n in range(1, 6)], "S2.2": ["EE3.2"]}


def test_every_space_that_wins_stays() -> None:
    """§S2.2 One cell from the end any space will do: the order of effects goes on."""
    table = bot("EE", "A1", full="EE1 EE2", marker={"EE": "Ax 13"})
    assert trace(table, "space")["S2.2"] == [f"EE3.{n}" for n in range(1, 6)]
    assert deciding(table) == "S2.4.2"


def test_a_win_needs_a_unit_that_fits_the_space() -> None:
    """§S2.2 The navy of 3 closes from WE1.1 and WE1.3, the army of 1 from nowhere."""
    table = bot("WE", "N3 A1 A1 A1 A1", marker={"WE": "Ax 11"})
    assert trace(table, "space")["S2.2"] == ["WE1.1", "WE1.3"]
    assert notes(bot("WE", "A1 N3", marker={"WE": "Ax 10"}), "space")["S2.2"] == "skipped"


# S2.3


def test_the_stratagem_speaks_after_a_win() -> None:
    """§S2.3 For the Glory wants propaganda; but only the tactical space wins the theatre."""
    table = bot("EE", "A1", "for_the_glory", full="EE1 EE2", marker={"EE": "Ax 11"})
    assert chosen(table) == "EE3.2"
    assert "SG6.S" not in notes(table, "space")


def test_the_stratagem_speaks_after_the_unfit_spaces_are_gone() -> None:
    """§S2.3 Research and Development wants WE1.2, where no navy goes: skipped."""
    table = bot("WE", "N1 N2 N3 N1 N2", "research_development")
    assert notes(table, "space")["SG4.S"] == "skipped"
    assert chosen(table) == "WE1.1"


def test_the_stratagem_speaks_before_the_order_of_effects() -> None:
    """§S2.3 For the Glory takes propaganda, although strategic advantage stands above it."""
    table = bot("AF", LONG, "for_the_glory")
    assert trace(table, "space")["SG6.S"] == ["AF1.4"]
    assert chosen(bot("AF")) == "AF1.1"


# S2.4, line by line on the printed boards


@pytest.mark.parametrize(("score", "space", "line"), [((20, 20), "AF1.4", "S2.4.1"), ((19, 19), "AF1.1", "S2.4.2")])
def test_propaganda_comes_first_from_twenty_points(score: tuple[int, int], space: str, line: str) -> None:
    """§S2.4.1 At 20 of the bot's points, not at 19, and whatever you have."""
    table = bot("AF", score=score)
    assert (chosen(table), deciding(table)) == (space, line)
    assert notes(table, "space")["S2.4.1"] == ("" if score[0] == 20 else "idle")


def test_your_points_do_not_make_propaganda_come_first() -> None:
    """§S2.4.1 §S2.4.2 The bot's score counts: with 24 of yours strategic advantage still stands above."""
    table = bot("AF", score=(19, 24))
    assert (chosen(table), deciding(table)) == ("AF1.1", "S2.4.2")


@pytest.mark.parametrize(
    ("theatre", "full", "space"),
    [
        ("PO", "PO1", "PO2.3"),
        ("EE", "EE1 EE2", "EE3.3"),
        ("AF", "", "AF1.1"),
        ("SA", "", "SA1.3"),
        ("WE", "WE1 WE2", "WE3.2"),
    ],
)
def test_strategic_advantage_comes_before_all_the_rest(theatre: str, full: str, space: str) -> None:
    """§S2.4.2 Before research, production, bombing, propaganda, and research and production."""
    for score in ((0, 0), (0, 9)):
        for row in (LONG, SHORT):
            table = bot(theatre, row, full=full, score=score)
            assert (chosen(table), deciding(table)) == (space, "S2.4.2")


@pytest.mark.parametrize(("score", "space", "line"), [((4, 7), "WE1.3", "S2.4.3"), ((5, 7), "WE1.2", "S2.4.6")])
def test_propaganda_when_you_lead_by_three(score: tuple[int, int], space: str, line: str) -> None:
    """§S2.4.3 Three points behind, not two: before research and even before production of a short row."""
    table = bot("WE", score=score)
    assert (chosen(table), deciding(table)) == (space, line)
    assert chosen(bot("WE", SHORT, score=score)) == ("WE1.3" if line == "S2.4.3" else "WE1.1")


def test_the_bot_leading_by_three_is_no_reason_for_propaganda() -> None:
    """§S2.4.3 It is your lead that counts."""
    table = bot("WE", score=(7, 0))
    assert notes(table, "space")["S2.4.3"] == "idle"
    assert chosen(table) == "WE1.2"


def test_propaganda_when_behind_comes_before_research_and_production() -> None:
    """§S2.4.3 §S2.4.4 Los Angeles has both, and tactical advantage to the left of them."""
    table = bot_nippon("LAX", score=(0, 3))
    assert (chosen(table), deciding(table)) == ("LAX.2", "S2.4.3")
    table = bot_nippon("LAX", score=(0, 2))
    assert (chosen(table), deciding(table)) == ("LAX.3", "S2.4.4")


def test_research_and_production_comes_before_a_blank_space() -> None:
    """§S2.4.4 In WE3 when strategic advantage is taken."""
    table = bot("WE", full="WE1 WE2", placed={"WE3.2": "allies A1"})
    assert trace(table, "space")["S2.4.4"] == ["WE3.1"]


@pytest.mark.parametrize(
    ("row", "space", "line"),
    [
        (SHORT, "WE1.1", "S2.4.5"),
        ("N1", "WE1.1", "S2.4.5"),
        (LONG, "WE1.2", "S2.4.6"),
        (LONG + " A1", "WE1.2", "S2.4.6"),
    ],
)
def test_production_when_the_row_is_short(row: str, space: str, line: str) -> None:
    """§S2.4.5 Four tokens or fewer, the one to be placed among them: production before research (ruling R46)."""
    table = bot("WE", row)
    assert (chosen(table), deciding(table)) == (space, line)


def test_improved_production_is_production() -> None:
    """§S2.4.5 §S2.4.9 AF2: with a short row it comes before tactical advantage, with a long one after it."""
    table = bot("AF", SHORT, full="AF1")
    assert (chosen(table), deciding(table)) == ("AF2.2", "S2.4.5")
    table = bot("AF", LONG, full="AF1")
    assert (chosen(table), deciding(table)) == ("AF2.1", "S2.4.8")
    table = bot("AF", LONG, full="AF1", placed={"AF2.1": "allies A1"})
    assert (chosen(table), deciding(table)) == ("AF2.2", "S2.4.9")


@pytest.mark.parametrize(
    ("theatre", "full", "taken", "space"),
    [
        ("PO", "", [], "PO1.2"),
        ("EE", "EE1", [], "EE2.2"),
        ("PO", "PO1", ["PO2.3"], "PO2.1"),
        ("AF", "", ["AF1.1"], "AF1.3"),
    ],
)
def test_research_comes_before_bombing_and_the_rest(theatre: str, full: str, taken: list[str], space: str) -> None:
    """§S2.4.6 Research or improved research: before bombing, tactical advantage, production and propaganda."""
    table = bot(theatre, full=full, placed=dict.fromkeys(taken, "allies A1"))
    assert (chosen(table), deciding(table)) == (space, "S2.4.6")


@pytest.mark.parametrize(
    ("theatre", "full", "taken", "space"),
    [
        ("WE", "WE1", [], "WE2.1"),
        ("PO", "PO1 PO2", [], "PO3.1"),
        ("EE", "EE1 EE2", ["EE3.3"], "EE3.1"),
        ("SA", "SA1", [], "SA2.1"),
    ],
)
def test_bombing_comes_before_tactical_advantage_and_the_rest(
    theatre: str, full: str, taken: list[str], space: str
) -> None:
    """§S2.4.7 Before tactical advantage, production of a long row and propaganda."""
    table = bot(theatre, full=full, placed=dict.fromkeys(taken, "allies A1"))
    assert (chosen(table), deciding(table)) == (space, "S2.4.7")


def test_production_of_a_short_row_comes_before_bombing() -> None:
    """§S2.4.5 §S2.4.7 WE2 has both; bombing lies to the left."""
    assert chosen(bot("WE", SHORT, full="WE1")) == "WE2.2"
    assert chosen(bot("WE", LONG, full="WE1")) == "WE2.1"


@pytest.mark.parametrize(
    ("theatre", "full", "taken", "space"),
    [("EE", "", [], "EE1.1"), ("EE", "EE1 EE2", ["EE3.1", "EE3.3"], "EE3.2"), ("AF", "", ["AF1.1", "AF1.3"], "AF1.2")],
)
def test_tactical_advantage_comes_before_production_and_propaganda(
    theatre: str, full: str, taken: list[str], space: str
) -> None:
    """§S2.4.8 With a long row; a short one takes production first."""
    table = bot(theatre, full=full, placed=dict.fromkeys(taken, "allies A1"))
    assert (chosen(table), deciding(table)) == (space, "S2.4.8")


def test_production_comes_before_propaganda_even_of_a_long_row() -> None:
    """§S2.4.9 Jacksonville with its strategic space taken: production lies to the right of propaganda."""
    table = bot_nippon("JAX", placed={"JAX.3": "germany A1"})
    assert (chosen(table), deciding(table)) == ("JAX.2", "S2.4.9")


@pytest.mark.parametrize(
    ("theatre", "full", "taken", "space"),
    [("SA", "SA1", ["SA2.1"], "SA2.2"), ("PO", "PO1 PO2", ["PO3.1"], "PO3.2"), ("EE", "EE1", ["EE2.2"], "EE2.1")],
)
def test_propaganda_comes_before_a_blank_space(theatre: str, full: str, taken: list[str], space: str) -> None:
    """§S2.4.10 Without any special reason it is still better than nothing."""
    table = bot(theatre, full=full, placed=dict.fromkeys(taken, "allies A1"))
    assert (chosen(table), deciding(table)) == (space, "S2.4.10")


def test_inside_a_family_the_leftmost_is_taken() -> None:
    """§S2.4 §S2.4.11 Two propaganda spaces in SA1: the family is settled by its own line, then the left one."""
    table = bot("SA", placed={"SA1.3": "allies A1"})
    assert trace(table, "space")["S2.4.10"] == ["SA1.1", "SA1.2"]
    assert (chosen(table), deciding(table)) == ("SA1.1", "S2.4.11")
    table = bot("SA", "A1 A1 A1 A1 A1", score=(20, 0))
    assert (chosen(table), deciding(table)) == ("SA1.2", "S2.4.1")


# S2.4 as a whole: each line against the next, the better one to the right

PLENTY, BEHIND, EVEN = (20, 0), (0, 3), (0, 0)
ORDER: list[tuple[str, tuple[str, int], str, tuple[int, int]]] = [
    # line, effect, row, score: what makes the line apply
    ("S2.4.1", ("propaganda", 1), LONG, PLENTY),
    ("S2.4.2", ("strategic", 1), SHORT, BEHIND),
    ("S2.4.3", ("propaganda", 1), SHORT, BEHIND),
    ("S2.4.4", ("research_production", 1), SHORT, EVEN),
    ("S2.4.5", ("production", 1), SHORT, EVEN),
    ("S2.4.5", ("improved_production", 2), SHORT, EVEN),
    ("S2.4.6", ("research", 1), LONG, EVEN),
    ("S2.4.6", ("improved_research", 2), LONG, EVEN),
    ("S2.4.7", ("bombing", 1), LONG, EVEN),
    ("S2.4.8", ("tactical", 1), LONG, EVEN),
    ("S2.4.9", ("production", 1), LONG, EVEN),
    ("S2.4.9", ("improved_production", 2), LONG, EVEN),
    ("S2.4.10", ("propaganda", 1), LONG, EVEN),
]


def family(effect: str) -> str:
    return effect.removeprefix("improved_")


PAIRS = [
    pytest.param(line, better, worse, row, score, id=f"{line} {better[0]} before {worse[0]}")
    for place, (line, better, row, score) in enumerate(ORDER)
    for lower, worse, *_ in [*ORDER[place + 1 :], ("S2.4.11", ("none", 0))]
    if lower != line and family(better[0]) != family(worse[0])
]


@pytest.mark.parametrize(("line", "better", "worse", "row", "score"), PAIRS)
def test_a_higher_line_beats_every_lower_one(
    line: str, better: tuple[str, int], worse: tuple[str, int], row: str, score: tuple[int, int]
) -> None:
    """§S2.4 §S2.4.1 §S2.4.2 §S2.4.3 §S2.4.4 §S2.4.5 §S2.4.6 §S2.4.7 §S2.4.8 §S2.4.9 §S2.4.10 Whatever lies left."""
    table = bot_on_altered_row(worse, better, row, score)
    assert (chosen(table), deciding(table)) == ("EE1.2", line)


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (("propaganda", 1), ("propaganda", 2)),
        (("strategic", 1), ("strategic", 3)),
        (("tactical", 1), ("tactical", 2)),
        (("research", 1), ("improved_research", 2)),
        (("production", 1), ("improved_production", 2)),
        (("none", 0), ("none", 0)),
    ],
)
@pytest.mark.parametrize("row", [SHORT, LONG])
def test_the_number_on_a_space_does_not_matter(left: tuple[str, int], right: tuple[str, int], row: str) -> None:
    """§S2.4 §S2.4.11 Two spaces of one family: the left one, though the right one gives more. Ruling R45."""
    table = bot_on_altered_row(left, right, row, EVEN)
    assert (chosen(table), deciding(table)) == ("EE1.1", "S2.4.11")
