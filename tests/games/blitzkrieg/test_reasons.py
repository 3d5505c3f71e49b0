"""The bot's reasons as they are read: ranks, faces of the die, conditions, and why not something else."""

from __future__ import annotations

import pytest

from tests.games.blitzkrieg.position import play, position
from visavis.games.blitzkrieg import GAME
from visavis.games.blitzkrieg.bot import tables
from visavis.games.blitzkrieg.bot.turn import faces_of
from visavis.games.blitzkrieg.state import War
from visavis.kernel.journal import ALWAYS
from visavis.kernel.priorities import Filter
from visavis.kernel.table import Table
from visavis.kernel.view import READER, Reason, Text
from visavis.text import LANGUAGES, language


def reason(table: Table[War], decision: str) -> Reason:
    return next(each for each in GAME.reasons(table, ALWAYS, READER) if each.decision == decision)


def said_of(table: Table[War], *named: str) -> dict[str, str]:
    """What every decision says of something, in English."""
    say = language("en", "blitzkrieg").say
    return {say(each.decision): " ".join(map(say, each.said)) for each in GAME.why_not(table, ALWAYS, named, READER)}


def strategic() -> Table[War]:
    """A powerless unit on AF1.1, then a strategic advantage of 3 for one of the other four."""
    markers = {"WE": "Al 2", "PO": "Al 3", "EE": 0, "SA": "Ax 2"}
    return position("solo", marker=markers, reserve={"axis": "FB0"}, stratagems=False)


# Ranks


def test_every_theatre_is_told_with_its_rank() -> None:
    """§SE.4 §SC Those left out too, each with what its rank means."""
    line = reason(strategic(), "strategic").lines[0]
    assert line.rule == "SE.4"
    assert {each.id: each.measure.args["rank"] for each in line.before} == {"WE": 1, "PO": 3, "EE": 2, "SA": 4}
    for code in LANGUAGES:
        said = [language(code, "blitzkrieg").say(Text("change-rank", {"rank": rank})) for rank in range(1, 9)]
        assert len(set(said)) == 8


def test_units_are_told_with_the_ranks_of_their_changes() -> None:
    """§SG3.U §SC.10"""
    table = position(
        "solo",
        placed={"EE1.1": "allies A1", "EE1.2": "allies A1"},
        finished={"WE": -1, "PO": -1, "AF": -1, "SA": -1},
        marker={"EE": "Al 2"},
        reserve={"axis": "F1 A2 A3"},
        stratagem="counterattack",
    )
    line = next(each for each in reason(table, "unit").lines if each.rule == "SG3.U")
    assert [each.measure.args["rank"] for each in line.before] == [5, 3, 1]


# The die


@pytest.mark.parametrize(
    ("suitable", "faces"),
    [(2, [(1, 3, 5), (2, 4, 6)]), (3, [(1, 4), (2, 5), (3, 6)]), (4, [(1, 5), (2, 6), (3,), (4,)])],
)
def test_every_unit_has_its_faces(suitable: int, faces: list[tuple[int, ...]]) -> None:
    """§S3.7"""
    assert [faces_of(n, suitable) for n in range(suitable)] == faces


def test_beyond_six_no_face_means_a_unit() -> None:
    """§S3.8"""
    assert [faces_of(n, 8) for n in range(8)] == [(1,), (2,), (3,), (4,), (5,), (6,), (), ()]


def test_the_line_of_the_die_tells_which_face_means_whom() -> None:
    """§S3.7 Three units fit the land space."""
    table = play(position("solo", reserve={"axis": "A1 A1 N1 F2"}, stratagems=False), 3)
    line = reason(table, "unit").lines[-1]
    assert line.rule == "S3.7"
    assert [each.measure.args["faces"] for each in line.before] == [(1, 4), (2, 5), (3, 6)]
    assert [each.id for each in line.after] == ["row 4"]


# Conditions


def test_a_line_with_a_condition_has_a_sentence_of_its_own() -> None:
    """What is carried out only then is not told as what always holds."""
    every = [line for name in dir(tables) for line in lines_of(getattr(tables, name))]
    conditional = {line.text for line in every if line.when is not None or line.otherwise}
    assert len(conditional) > 8
    assert conditional & {line.text for line in every if line.when is None and not line.otherwise} == set()


def lines_of(found: object) -> list[Filter[object]]:
    rows = found.values() if isinstance(found, dict) else [found]
    return [line for row in rows if isinstance(row, tuple) for line in row if isinstance(line, Filter)]


# Why not


def test_why_not_answers_for_every_decision_in_question() -> None:
    """§S1.5.1 §SE.4 Western Europe was not where to place, but where to use strategic advantage."""
    said = said_of(strategic(), "WE")
    assert said["Choice of theatre"].startswith(
        "Western Europe (WE): fewer free spaces in the active campaign, §S1.5.1."
    )
    assert said["Where to use strategic advantage"] == "That is what it chose: Western Europe (WE)."


def test_why_not_a_strategic_target() -> None:
    """§SE.4 With its rank, and what its rank means."""
    said = said_of(strategic(), "PO")["Where to use strategic advantage"]
    assert said.startswith("Pacific Ocean (PO) (rank 3, from your lead to a tie): a smaller change, §SE.4. Left:")


def test_why_not_is_said_the_right_way_round() -> None:
    """§S1.3 What could not be won with one placement."""
    table = position("solo", placed={"PO1.1": "axis N1"}, reserve={"axis": "N1 A1"}, stratagems=False)
    said = said_of(table, "SA")["Choice of theatre"]
    assert said.startswith("South East Asia (SA): its active campaign could not be won with one placement, §S1.3.")


def test_why_not_knows_what_was_not_there_to_choose() -> None:
    """§S3.1 A token that is not in its row; §S2.1 a space that is not free."""
    table = position("solo", placed={"AF1.2": "allies A1"}, reserve={"axis": "A3"}, stratagems=False)
    chosen = reason(table, "theatre").chosen
    assert chosen is not None
    assert list(said_of(table, "N2").values()) == ["That was not in its row."]
    taken = {"AF": "AF1.2", "WE": "WE2.1", "SA": "SA2.1", "EE": "EE2.1"}[chosen.id]
    assert list(said_of(table, taken).values()) == ["That was no free space of the active campaign."]


def test_nothing_is_called_printed() -> None:
    """§S1.5.3 The map of Nippon is a reconstruction: what a reason says of the board holds for it, too."""
    for code, word in (("en", "printed"), ("ru", "печатн")):
        assert word not in language(code, "blitzkrieg")("reason-highest")
