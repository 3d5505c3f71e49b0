"""Chapters SU and SH: setting up a solo game, and making it harder."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.blitzkrieg.position import GAME, events, options, play, position, shown
from visavis.games.blitzkrieg.state import FIRST, SECOND, War
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import UnknownName
from visavis.kernel.journal import Journal
from visavis.kernel.table import Table

THEATRES = ["WE", "PO", "EE", "AF", "SA"]
ROW = ["F2", "A1", "N3", "GEN", "A1"]
YOURS = ["N1", "A3", "FB0"]
IN_THE_CUP = [  # as they are offered
    "big_guns",
    "counterattack",
    "economic_warfare",
    "for_the_glory",
    "rapid_deployment",
    "research_development",
    "secure",
]


def dealt(scenario: str = "solo", **chosen: object) -> Table[War]:
    """A solo game after the tokens have been drawn, before the dice."""
    return play(Table.new(GAME, scenario, chosen), *ROW, *YOURS)


def markers(table: Table[War]) -> dict[str, str]:
    """Where the markers stand that have left the centre."""
    return {theatre: shown(table, theatre) for theatre, at in table.state.marker.items() if at}


# SU Set-up


def test_the_bot_plays_the_axis_and_moves_first() -> None:
    """§SU.1 After the dice the bot draws its stratagem; the first placement you are asked for is the Allies'."""
    assert GAME.scenario("solo").seats == ("axis", "allies")
    assert GAME.scenario("solo").bots == (FIRST,)
    table = play(dealt(), 1, 1, 1)
    assert (table.pending.name, table.pending.seat) == ("stratagem", CHANCE)
    play(table, "rapid_deployment", "A2")
    assert [placed.side for placed in table.state.placed.values()] == [FIRST]
    assert (table.pending.name, table.pending.seat) == ("place", SECOND)


@pytest.mark.parametrize("yours", ["N1 N1 N1", "A3 A3 F2", "EA4 NUK"])
def test_the_bot_never_uses_your_tokens(yours: str) -> None:
    """§SU.1 Whatever you hold, it plays the same: strategic advantage in Africa, to Western Europe."""
    table = position("solo", reserve={"axis": "F2 A1 N1", "allies": yours}, stratagem="rapid_deployment")
    assert list(table.state.placed) == ["AF1.1"]
    assert markers(table) == {"AF": "Ax 2", "WE": "Ax 3"}


def test_the_bot_has_five_tokens_in_a_row_and_you_have_three() -> None:
    """§SU.2 The row keeps the order in which they came."""
    table = dealt()
    assert table.state.reserve == [ROW, YOURS]
    assert [len(bag) for bag in table.state.bag] == [17, 19]
    assert [entry.name for entry in table.entries] == ["deal"] * 8


def test_the_bots_row_lies_open_while_yours_need_not() -> None:
    """§SU.2 You see what the bot has drawn, and your own tokens (ruling R68); the bot is not told yours."""
    table = dealt()
    log = table.journal or Journal()
    seen_by_you = [event.args for _, event in log.seen_by(SECOND) if event.name == "drew"]
    seen_by_the_bot = [event.args for _, event in log.seen_by(FIRST) if event.name == "drew"]
    assert seen_by_you == [*((FIRST, token) for token in ROW), *((SECOND, token) for token in YOURS)]
    assert seen_by_the_bot == [(FIRST, token) for token in ROW]
    assert [thing.kind for thing in GAME.view(table, SECOND).things] == [*ROW, *YOURS]


def test_all_stratagems_but_steamroll_are_in_the_cup() -> None:
    """§SU.3 Steamroll counts as the one used before."""
    table = play(dealt(), 1, 1, 1)
    assert options(table) == IN_THE_CUP
    assert table.state.stratagem == "steamroll"


def test_there_is_no_cup_without_a_bot() -> None:
    """§SU.3 Two players draw no stratagems."""
    table = Table.new(GAME, "base")
    assert (table.state.cup, table.state.stratagem) == ([], "")


@pytest.mark.parametrize(("die", "theatre"), list(enumerate(THEATRES, 1)))
def test_the_die_names_a_theatre(die: int, theatre: str) -> None:
    """§SU.4 Its marker advances in the bot's favour."""
    table = dealt()
    assert (table.pending.name, table.pending.seat, options(table)) == ("difficulty", CHANCE, [1, 2, 3, 4, 5, 6])
    assert markers(play(table, die)) == {theatre: "Ax 1"}


@pytest.mark.parametrize("theatre", THEATRES)
def test_a_six_lets_you_choose_the_theatre(theatre: str) -> None:
    """§SU.4 Any of the five."""
    table = play(dealt(), 6)
    assert (table.pending.seat, options(table)) == (SECOND, THEATRES)
    assert markers(play(table, theatre)) == {theatre: "Ax 1"}
    assert table.pending.name == "difficulty"


@pytest.mark.parametrize(("level", "rolls", "cells"), [("easy", 3, 1), ("medium", 3, 2), ("hard", 4, 2)])
def test_the_level_says_how_many_rolls_and_cells(level: str, rolls: int, cells: int) -> None:
    """§SU.5 Rolls 1, 2, 3 and perhaps 4, then the bot's turn begins."""
    table = dealt(level=level)
    for die in range(1, rolls + 1):
        assert table.pending.name == "difficulty"
        play(table, die)
    assert table.pending.name == "stratagem"
    assert markers(table) == dict.fromkeys(THEATRES[:rolls], f"Ax {cells}")


def test_the_easy_level_is_the_usual_one() -> None:
    """§SU.5 Three rolls for one cell each, if nothing is said."""
    assert markers(play(dealt(), 1, 2, 3)) == {"WE": "Ax 1", "PO": "Ax 1", "EE": "Ax 1"}


def test_an_unknown_level_is_refused() -> None:
    """§SU.5 There are three."""
    with pytest.raises(UnknownName):
        Table.new(GAME, "solo", {"level": "impossible"})


@pytest.mark.parametrize(
    ("dice", "expected"), [((4, 4, 4, 4), {"AF": "Ax 8"}), ((5, 1, 5, 6, "SA"), {"SA": "Ax 6", "WE": "Ax 2"})]
)
def test_a_theatre_rolled_again_advances_again(dice: tuple[int | str, ...], expected: dict[str, str]) -> None:
    """§SU.6 Also if you choose it on a six."""
    assert markers(play(dealt(level="hard"), *dice)) == expected


def test_the_rest_is_set_up_as_for_two_players() -> None:
    """§SU.7 Base board, full bags, no points, sixteen weapons."""
    table = Table.new(GAME, "solo")
    two = Table.new(GAME, "base")
    assert table.state.marker == dict.fromkeys(THEATRES, 0)
    assert table.state.score == [0, 0]
    assert [Counter(bag) for bag in table.state.bag] == [Counter(bag) for bag in two.state.bag]
    assert Counter(table.state.pile) == Counter(two.state.pile)
    assert len(table.state.pile) == 16


def test_the_weapons_of_nippon_may_be_added() -> None:
    """§SU.7 §4.9.4 By the same option as for two players."""
    pile = Table.new(GAME, "solo", {"nippon_weapons_in_base": True}).state.pile
    assert len(pile) == 18
    assert {"PAR", "LDR"} < set(pile)


# SH Harder


@pytest.mark.parametrize("vp", [0, 1, 7, 24])
def test_the_bot_may_start_with_points(vp: int) -> None:
    """§SH.1 The bot only."""
    assert play(dealt(extra_vp=vp), 1, 2, 3).state.score == [vp, 0]


def test_the_points_count_towards_the_goal() -> None:
    """§SH.1 With 24 a single propaganda brings your last turn."""
    table = play(dealt(extra_vp=24), 1, 1, 1)
    assert not table.state.last_turn
    play(table, "for_the_glory", "A2")
    assert table.state.placed["AF1.4"].side == FIRST
    assert (table.state.score, table.state.last_turn) == ([25, 0], True)


def test_the_bot_may_start_with_cells_on_every_track() -> None:
    """§SH.2 On top of the dice."""
    table = play(dealt(extra_cells=2), 1, 1, 3)
    assert markers(table) == {"WE": "Ax 4", "PO": "Ax 2", "EE": "Ax 3", "AF": "Ax 2", "SA": "Ax 2"}


def test_points_and_cells_are_left_out_by_default() -> None:
    """§SH.1 §SH.2 They are options."""
    table = play(dealt(), 2, 2, 2)
    assert (table.state.score, markers(table)) == ([0, 0], {"PO": "Ax 3"})


@pytest.mark.parametrize("name", ["extra_vp", "extra_cells"])
def test_two_players_have_no_such_options(name: str) -> None:
    """§SH.1 §SH.2 They help the bot."""
    with pytest.raises(UnknownName):
        Table.new(GAME, "base", {name: 1})


def test_cells_of_the_set_up_stop_one_short_of_the_end() -> None:
    """§SH.3 13 cells of 14, and 10 of 11; no theatre is closed (ruling R60)."""
    table = play(dealt(level="hard", extra_cells=13), 1, 2, 4, 4)
    assert markers(table) == {"WE": "Ax 13", "PO": "Ax 13", "EE": "Ax 13", "AF": "Ax 10", "SA": "Ax 10"}
    assert not table.state.finished
    assert events(table, "closed", "scored") == []


@pytest.mark.parametrize(("cells", "expected"), [(2, 10), (3, 10), (1, 9)])
def test_dice_and_extra_cells_together_stop_one_short(cells: int, expected: int) -> None:
    """§SH.3 Eight cells in Africa from the dice."""
    assert shown(play(dealt(level="hard", extra_cells=cells), 4, 4, 4, 4), "AF") == f"Ax {expected}"
