"""Chapter SN: the solo game with Nippon."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, notes, options, play, position, shown, trace
from visavis.games.blitzkrieg.state import FIRST, NOBODY, SECOND, War
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import UnknownName
from visavis.kernel.table import Table

ROW = ["F2", "A1", "N3", "GOD", "A1"]
YOURS = ["N1", "A3", "A3"]
STARTING = ["SEA", "BOS", "JAX", "HON"]
PAIRS = ["SEA BOS", "SEA JAX", "SEA HON", "BOS JAX", "BOS HON", "JAX HON"]
ONE_KIND = {"japan": "N3 N3 N3 N3", "germany": "A1 A1 A1 A1"}  # bags whose draws are not asked


def dealt(**chosen: object) -> Table[War]:
    """A game after the tokens have been drawn."""
    return play(Table.new(GAME, "solo-nippon", chosen), *ROW, *YOURS)


def markers(table: Table[War]) -> dict[str, str]:
    """Where the markers stand that have left the centre."""
    return {campaign: shown(table, campaign) for campaign, at in table.state.marker.items() if at}


def solo(row: str = "A1", yours: str = "A1", **more: Any) -> Table[War]:
    """The bot to move under Secure, unless said otherwise; draws ask nothing."""
    if "to_move" not in more:
        more = {"stratagem": "secure", **more}
    return position("solo-nippon", reserve={"japan": row, "germany": yours}, bag=ONE_KIND, **more)


def boston(at: str | int, **more: Any) -> Table[War]:
    """Only the blank space of Boston is free."""
    placed = {"BOS.1": "japan N1", "BOS.2": "germany A2"}
    return solo(placed=placed, marker={"BOS": at}, **more)


def test_the_bot_is_japan_and_moves_first() -> None:
    """§SN.1 Five tokens in a row, three for you, seven stratagems in the cup without Steamroll."""
    table = dealt()
    assert GAME.scenario("solo-nippon").seats == ("japan", "germany")
    assert table.state.reserve == [ROW, YOURS]
    play(table, "SEA BOS")
    assert (table.pending.name, table.pending.seat) == ("stratagem", CHANCE)
    assert len(options(table)) == 7
    assert "steamroll" not in options(table)
    play(table, "rapid_deployment")
    assert [placed.side for placed in table.state.placed.values()] == [FIRST]


def test_solo_nippon_is_set_up_as_nippon() -> None:
    """§SN.1 Japan's own tokens, the map of America, eighteen weapons."""
    table = Table.new(GAME, "solo-nippon")
    assert table.state.bag[FIRST].count("GOD") == 1
    assert table.state.marker == dict.fromkeys(STARTING, 0)
    assert len(table.state.pile) == 18


def test_chance_picks_two_of_the_four_starting_campaigns() -> None:
    """§SN.2 Six pairs, all as likely."""
    table = dealt()
    assert (table.pending.name, table.pending.seat, table.pending.weights) == ("random_campaigns", CHANCE, None)
    assert options(table) == PAIRS


@pytest.mark.parametrize("pair", PAIRS)
def test_two_campaigns_start_two_cells_in_the_bots_favour(pair: str) -> None:
    """§SN.2 The other two on the centre."""
    assert markers(play(dealt(), pair)) == dict.fromkeys(pair.split(), "Ja 2")


def test_there_are_no_difficulty_rolls() -> None:
    """§SN.2 Nor a level to choose; after the two campaigns the bot's turn begins (ruling R61)."""
    assert play(dealt(), "BOS JAX").pending.name == "stratagem"
    with pytest.raises(UnknownName):
        Table.new(GAME, "solo-nippon", {"level": "hard"})


def test_the_options_that_make_it_harder_may_be_added() -> None:
    """§SN.2 §SH.1 §SH.2 Points, and cells on the four open tracks (ruling R61)."""
    table = play(dealt(extra_vp=5, extra_cells=1), "SEA HON")
    assert table.state.score == [5, 0]
    assert markers(table) == {"SEA": "Ja 3", "BOS": "Ja 1", "JAX": "Ja 1", "HON": "Ja 3"}


@pytest.mark.parametrize(("cells", "first", "other"), [(4, 6, 4), (5, 6, 5), (13, 6, 6)])
def test_extra_cells_stop_before_the_end_cells(cells: int, first: int, other: int) -> None:
    """§SH.3 On cell 6 of the long tracks."""
    table = play(dealt(extra_cells=cells), "SEA BOS")
    assert markers(table) == {"SEA": f"Ja {first}", "BOS": f"Ja {first}", "JAX": f"Ja {other}", "HON": f"Ja {other}"}


@pytest.mark.parametrize("at", ["Ja 1", "Ja 6"], ids=["filled", "broken through"])
def test_you_choose_what_opens_after_the_bots_campaign(at: str) -> None:
    """§SN.3 §SN.4 Not the bot, whichever way it finished Boston; it gets its cells there all the same."""
    table = boston(at)
    assert (table.pending.name, table.pending.seat, options(table)) == ("open", SECOND, ["CHI", "NYC"])
    assert play(table, "CHI").state.marker["CHI"] > 0


@pytest.mark.parametrize(
    ("at", "start"), [("Ge 1", "0"), ("Ja 3", "0"), ("Ge 6", "Ge 1")], ids=["filled", "for the bot", "broken through"]
)
def test_you_choose_what_opens_after_your_own_campaign(at: str, start: str) -> None:
    """§SN.3 §SN.4 And the bot gets no cell there, even if it scored."""
    table = play(boston(at, yours="A1 N1", to_move="germany"), "A1 BOS.3")
    assert (table.pending.name, table.pending.seat, options(table)) == ("open", SECOND, ["CHI", "NYC"])
    assert shown(play(table, "NYC"), "NYC") == start


def test_you_choose_among_all_unopened_campaigns_if_no_linked_one_is_left() -> None:
    """§SN.3 §N7.2 The usual way out, whoever finished it."""
    table = boston("Ja 1", finished={"CHI": NOBODY, "NYC": NOBODY})
    assert table.pending.seat == SECOND
    assert options(table) == ["MSP", "SLC", "DEN", "KCM", "WDC", "SFO", "LAX", "NOL", "HOU"]


def test_a_campaign_filled_by_the_bot_gives_it_one_cell() -> None:
    """§SN.4 Besides the points of Boston."""
    table = play(boston("Ja 1"), "NYC")
    assert (shown(table, "NYC"), table.state.score) == ("Ja 1", [3, 0])


@pytest.mark.parametrize(("at", "points"), [("Ge 3", [0, 3]), ("Ge 1", [3, 3])], ids=["yours", "both"])
def test_the_bots_cell_does_not_depend_on_who_scored(at: str, points: list[int]) -> None:
    """§SN.4 Its token finished Boston: that is enough (ruling R62)."""
    table = play(boston(at, finished=dict.fromkeys(["SEA", "JAX", "HON"], NOBODY)), "NYC")
    assert (shown(table, "NYC"), table.state.score) == ("Ja 1", points)


@pytest.mark.parametrize(("token", "cells"), [("A1", 2), ("A2", 3), ("A3", 4)])
def test_after_a_breakthrough_the_bots_cell_comes_on_top(token: str, cells: int) -> None:
    """§SN.4 +1, +2 or +3, and one more."""
    assert shown(play(boston("Ja 6", row=token), "NYC"), "NYC") == f"Ja {cells}"


@pytest.mark.parametrize(("token", "start"), [("A1", 1), ("A2", 2), ("A3", 3)])
def test_your_breakthrough_gives_you_the_usual_head_start(token: str, start: int) -> None:
    """§SN.4 Nothing is taken from it."""
    table = play(boston("Ge 6", yours=f"{token} N1", to_move="germany"), f"{token} BOS.3", "CHI")
    assert shown(table, "CHI") == f"Ge {start}"


def test_a_campaign_opened_without_a_choice_gets_the_bots_cell_too() -> None:
    """§SN.4 Only New York is left to open from Boston."""
    assert shown(boston("Ja 1", finished={"CHI": NOBODY}), "NYC") == "Ja 1"


def test_the_extra_cell_completes_nothing() -> None:
    """§SN.4 §N7.4 Four cells on the short track of Kansas City, whose end cells begin with 6."""
    table = play(solo("A3", marker={"MSP": "Ja 5"}), "KCM")
    assert shown(table, "KCM") == "Ja 4"
    assert list(table.state.finished) == ["MSP"]


def test_the_bot_chooses_among_open_campaigns() -> None:
    """§SN.5 Those with a marker are its theatres, no others."""
    table = solo(row="A1 N1 F1", stratagem="rapid_deployment", marker={"DEN": 0}, finished={"JAX": NOBODY})
    assert trace(table, "theatre")["S1.1"] == ["SEA", "BOS", "DEN", "HON"]


def test_a_breakthrough_is_the_win_of_a_theatre() -> None:
    """§SN.5 It comes before a campaign that can be filled, and before all stratagems."""
    placed = {"SEA.1": "germany N1", "SEA.3": "germany A1"}
    table = solo(placed=placed, marker={"SEA": "Ja 1", "JAX": "Ja 4"}, row="N1 A3")
    assert trace(table, "theatre") == {"S1.1": STARTING, "S1.2": ["JAX"]}
    assert table.state.finished == {"JAX": FIRST}


def test_filling_a_campaign_on_the_bots_half_is_the_win_of_a_campaign() -> None:
    """§SN.5 Boston would end on Ja 1, Seattle on the centre: that is no win."""
    placed = {"BOS.1": "japan N1", "BOS.2": "germany A2", "SEA.1": "germany N1", "SEA.2": "germany A1"}
    table = solo(placed=placed, marker={"BOS": 0, "SEA": "Ge 1"})
    assert trace(table, "theatre") == {"S1.1": STARTING, "S1.3": ["BOS"]}
    assert notes(table, "theatre")["S1.2"] == "skipped"
    assert table.state.won == {"BOS": FIRST}


def test_the_last_plain_cell_is_no_breakthrough_for_the_bot() -> None:
    """§SN.5 From Ja 5 one cell is not enough in Boston."""
    table = solo(row="N1", marker={"BOS": "Ja 5"})
    assert notes(table, "theatre")["S1.2"] == "skipped"


def test_a_tie_between_campaigns_goes_to_the_higher_one() -> None:
    """§SN.5 §S1.5.3 Four starting campaigns of three spaces and 3 points: Seattle is highest on the map."""
    table = solo(row="N1 F1", stratagem="rapid_deployment")
    assert trace(table, "theatre")["S1.5.3"] == ["SEA"]
