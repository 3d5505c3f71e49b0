"""What lies beside the board: it says beforehand what the rules then do."""

from __future__ import annotations

import pytest

from tests.games.worldorder.position import Play, ally, army, drive, fill, table
from visavis.games.worldorder.beside import losses, scoring, sheets
from visavis.games.worldorder.setup import set_up
from visavis.games.worldorder.sheets import REGIONS
from visavis.games.worldorder.state import World
from visavis.kernel.view import SheetLine, Text


def sheet(s: World, id_: str) -> tuple[SheetLine, ...]:
    return next((each.lines for each in sheets(s) if each.id == id_), ())


def parts(line: SheetLine) -> list[Text]:
    return list(line.text.args["parts"])


def test_the_aftermath_is_told_beforehand() -> None:
    """§B1.6 §B16.1 §B16.3 §B16.6 Returns, the step that can be paid, and threats, by power in turn order."""
    s = army(table("usa-russia-eu", 2), "central_asia", usa=3)
    ally(s, "usa", "canada", fdi=1)
    s.nations["eu"].fdi, s.nations["eu"].money = {"mena": 2}, 9
    usa, russia, eu = sheet(s, "aftermath")
    assert [each.key for each in parts(usa)] == ["aftermath-returns", "aftermath-prosperity"]
    assert parts(usa)[0].args["amount"].args == {"n": 6}
    assert [each.key for each in parts(russia)] == ["aftermath-threat"]
    assert parts(russia)[0].args["points"].args == {"n": 2}
    assert russia.lights == ("score central_asia",)
    assert [each.args["amount"].args["n"] for each in parts(eu)] == [10]  # §A14.1; a step costs 10 (§A14.2)
    s.nations["eu"].money = 10
    assert len(parts(sheet(s, "aftermath")[2])) == 2
    assert not sheet(table("usa-russia"), "nothing")


def test_a_scoring_is_told_beforehand() -> None:
    """§B17.1 The sum of each power is what it then gains, with what it is made of."""
    s = fill(army(table(), "mena", russia=4, eu=1), "mena", "usa")
    fill(s, "central_asia", "russia")
    s.extra["americas"] = ("eu", "eu")
    for nation in s.nations.values():
        nation.vp = 50
    assert sheet(s, "scoring") == ()  # not in this round
    s.round = 3
    lines = sheet(s, "scoring")
    found = [(part.args["source"].key, part.args["n"]) for part in parts(lines[0])]
    assert found == [("heading-mena", "+14"), ("source-status", "−2"), ("scoring-money", "+5")]
    assert lines[0].lights == ("score mena",)
    gained_as_told(s)


def gained_as_told(s: World) -> None:
    """What the sheet says, and what then happens."""
    told = {power: line.text.args["total"] for power, line in zip(s.order, scoring(s), strict=True)}
    lost = {power: sum(losses(s, power).values()) for power in s.order}
    for nation in s.nations.values():
        nation.vp, nation.engaged = 500, []
    other = s.clone()
    drive(other, ("scoring",))
    found = {power: other.nations[power].vp - 500 for power in s.order}
    assert {power: int(said.replace("−", "-")) for power, said in told.items()} == found
    for region in REGIONS:
        drive(s, ("threat", region))
    assert {power: 500 - s.nations[power].vp for power in s.order} == lost


@pytest.mark.parametrize("scenario", ["solo-1", "two-1", "four"])
def test_what_is_told_is_what_happens(scenario: str) -> None:
    """§B16.6 §B17.1 In positions of random games."""
    game = Play(set_up(scenario, {}, {}), 3)
    while (asked := game.next()) is not None:
        game.answer(asked)
        if game.state.round in (3, 6) and game.answers % 60 == 0:
            gained_as_told(game.state.clone())


def test_what_the_aftermath_has_brought_is_not_told_again() -> None:
    """§B1.6 Step by step less; in a scoring (§B17.1) nothing of it, nor of the scoring itself."""
    s = army(ally(table("usa-russia"), "usa", "canada", fdi=1), "mena", russia=3)
    s.round = 3
    drive(s, ("aftermath",))  # asks for the prosperity of the USA
    usa, russia = sheet(s, "aftermath")
    assert [each.key for each in parts(usa)] == ["aftermath-threat"]
    assert [each.key for each in parts(russia)] == ["aftermath-nothing"]
    s.phase = "scoring"
    assert list(sheets(s)) == []
