"""Why a token, a space or a theatre is no answer: the first reason, its paragraph, and nothing for what can be done."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.blitzkrieg.position import GAME, play, position
from visavis.agents import throw
from visavis.games.blitzkrieg.rules.turn import placements, why_not_place
from visavis.games.blitzkrieg.state import NOBODY, War
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.text import language

ROW = {f"WE1.{n}": "allies F1" for n in (1, 2, 3)}


def why(table: Table[War], *ids: str) -> tuple[str, str]:
    """Which sentence, and which paragraph."""
    choice = table.pending
    assert choice is not None
    found = GAME.cannot(table.state, choice, ids)
    return (found.said.key, found.rule) if found else ("", "")


def said(table: Table[War], lang: str, *ids: str) -> str:
    choice = table.pending
    assert choice is not None
    found = GAME.cannot(table.state, choice, ids)
    assert found is not None
    return language(lang, "blitzkrieg").say(found.told())


def spaces(kind: str) -> str:
    """A space of the first rows that has this type."""
    board = position().state.board
    return next(space for rows in board.rows.values() for space in rows[0].spaces if board.spots[space].type == kind)


def test_a_navy_does_not_go_to_land_nor_an_army_to_sea() -> None:
    table = position(reserve={"axis": "A1 N2 F1 GEN"})
    assert why(table, "N2", spaces("land")) == ("cannot-land", "3.2")
    assert why(table, "A1", spaces("sea")) == ("cannot-sea", "3.1")
    assert why(table, "axis GEN 1", spaces("sea")) == ("cannot-sea", "3.1")
    assert why(table, "F1", spaces("sea")) == why(table, "F1", spaces("land")) == ("", "")
    assert said(table, "en", "N2", spaces("land")) == "You cannot put navy 2 on a land space, §3.2."
    assert said(table, "ru", "A1", spaces("sea")) == "На морскую ячейку нельзя поставить армию 1, §3.1."


def test_a_spy_is_what_it_copies_and_needs_somebody_to_copy() -> None:
    assert why(position(reserve={"axis": "SPY A1"}), "SPY", spaces("land")) == ("cannot-copies", "4.6.7")
    assert why(position(reserve={"axis": "SPY A1"}), "SPY") == ("cannot-copies", "4.6.7")
    table = position(reserve={"axis": "SPY A1"}, last={"allies": "N2"})
    assert why(table, "SPY", spaces("land")) == ("cannot-land-copy", "3.2")
    assert said(table, "ru", "SPY", spaces("land")) == (
        "На наземную ячейку шпиона нельзя поставить, пока он копирует флот 2, §3.2."
    )
    assert why(position(reserve={"axis": "SPY"}, last={"allies": "A1"}), "SPY", spaces("sea")) == (
        "cannot-sea-copy",
        "3.1",
    )


def test_a_space_that_is_taken_or_whose_row_waits() -> None:
    table = position(placed={"WE1.1": "allies A1"})
    assert why(table, "A1", "WE1.1") == why(table, "WE1.1") == ("cannot-occupied", "2.3")
    assert why(table, "A1", "WE2.1") == why(table, "WE2.1") == ("cannot-waiting", "6.1.3")
    assert why(table, "allies A1 1") == ("cannot-placed", "6.1.5")


def test_a_token_on_the_board_means_its_space() -> None:
    table = position(placed={"WE1.1": "allies A1"})
    assert why(table, "A1", "allies A1 1") == ("cannot-occupied", "2.3")
    strategic = position(placed={"WE1.2": "allies A1"}, finished={"PO": 1}, agenda=[("strategic", 0, "WE1.1")])
    assert why(strategic, "allies A1 1") == ("cannot-same-theatre", "7.10.2")


def test_tokens_of_the_enemy_are_not_placed() -> None:
    """§SU.2 The bot's row; §5.5 the reserve of a person, of which one sees the backs."""
    bot = position("solo", to_move="allies", reserve={"axis": "F1 A2", "allies": "A1 N1"})
    assert why(bot, "axis F1 1") == why(bot, "axis F1 1", "WE1.1") == ("cannot-foreign", "6.1.1")
    assert why(bot, "A1") == ("", "")
    assert said(bot, "ru", "axis F1 1") == "Это чужая фишка: ставят только из своего резерва, §6.1.1."
    hidden = position(reserve={"axis": "A1", "allies": "F1"}, show_reserve_count=True)
    assert why(hidden, "back 1 1") == ("cannot-foreign", "6.1.1")


def test_a_special_weapon_of_the_row_is_bombed_last() -> None:
    """§SE.10.1 §SE.10.2"""
    held = {"axis": "EA4 A1 F2 A1", "allies": "N1 A2"}
    table = play(position("solo", to_move="allies", reserve=held), "N1 PO1.1")
    assert table.pending is not None
    assert table.pending.name == "bomb_row"
    assert why(table, "axis EA4 1") == ("cannot-bomb-special", "SE.10.2")
    assert why(table, "allies A2 1") == why(table, "allies N1 1") == ("cannot-bomb-that", "SE.10.1")
    assert why(table, "axis A1 1") == why(table, "axis A1 2") == why(table, "axis F2 1") == ("", "")
    assert said(table, "en", "axis EA4 1") == (
        "A special weapon is bombed only where the whole row is special weapons, §SE.10.2."
    )


def test_a_scientist_does_not_wait_for_a_row() -> None:
    table = position(reserve={"axis": "SCI A1"})
    assert why(table, "SCI", "WE2.1") == why(table, "WE2.1") == ("", "")
    assert why(table, "A1", "WE2.1") == ("cannot-waiting", "6.1.3")


def test_a_finished_theatre() -> None:
    assert why(position(finished={"WE": 1}), "A1", "WE1.1") == ("cannot-closed", "10.3")
    assert why(position(finished={"WE": NOBODY}), "WE1.1") == ("cannot-filled", "2.12")


def test_what_is_not_in_the_reserve_or_fits_nowhere() -> None:
    table = position(reserve={"axis": "A1 N1"})
    assert why(table, "NUK", "WE1.1") == why(table, "NUK") == ("cannot-lacks", "6.1.1")
    assert why(table, "A1") == ("", "")
    assert why(table, "nonsense") == why(table) == ("", "")
    no_sea = position(reserve={"axis": "N1 A1"}, finished=dict.fromkeys(("PO", "EE", "AF", "SA"), 1))
    taken = dict.fromkeys(no_sea.state.board.rows["WE"][0].spaces, "allies F1")
    land = [space for space in taken if no_sea.state.board.spots[space].type == "land"]
    del taken[land[0]]
    left = position(placed=taken, reserve={"axis": "N1 A1"}, finished=dict.fromkeys(("PO", "EE", "AF", "SA"), 1))
    assert why(left, "N1") == ("cannot-nowhere", "6.1.1")
    only_army = position(reserve={"axis": "A1"})
    assert why(only_army, spaces("sea")) == ("cannot-none-fits", "6.1.1")


def test_what_follows_a_blitz_stays_in_its_theatre() -> None:
    table = play(position(reserve={"axis": "FB0 A1 F1"}), "FB0 WE1.1")
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer(table.pending.options[0])
    assert table.pending is not None
    assert table.pending.name == "follow_up"
    assert why(table, "F1", "PO1.1") == why(table, "PO1.1") == ("cannot-elsewhere", "6.4.4")
    assert said(table, "en", "F1", "PO1.1") == "The token that follows a blitz stays in Western Europe, §6.4.4."


def nippon(**how: Any) -> Table[War]:
    return position("nippon", reserve={"japan": "A1 N1 F1 SCI"}, marker={"SEA": 0}, **how)


def test_a_campaign_of_nippon_that_is_not_open() -> None:
    table = nippon()
    unopened = next(theatre for theatre in table.state.board.theatres if theatre not in table.state.marker)
    space = table.state.board.spaces_of[unopened][0]
    assert why(table, "F1", space) == ("cannot-unopened", "N3.3")
    assert why(table, "SCI", space) == ("", "")
    rest = dict.fromkeys(table.state.board.spaces_of[unopened][1:], "germany F1")
    assert why(nippon(placed=rest), "SCI", space) == ("cannot-last", "N8.4")
    assert why(nippon(scientist_open_only=True), "SCI", space) == ("cannot-unopened", "N3.3")


def test_a_strategic_advantage_goes_to_another_unfinished_theatre() -> None:
    table = position(finished={"PO": 1}, agenda=[("strategic", 0, "WE1.1")])
    assert why(table, "WE") == why(table, "WE1.2") == ("cannot-same-theatre", "7.10.2")
    assert why(table, "PO") == ("cannot-finished", "7.10.1")
    assert why(table, "EE") == ("", "")
    space = nippon().state.board.spaces_of["SEA"][0]
    far = position("nippon", marker={"SEA": 0, "BOS": 0, "NYC": 0}, agenda=[("strategic", 0, space)])
    unopened = next(theatre for theatre in far.state.board.theatres if theatre not in far.state.marker)
    assert why(far, unopened) == ("cannot-no-marker", "7.10.1")


def test_the_marker_goes_along_an_arrow_to_a_campaign_that_was_never_open() -> None:
    table = nippon(agenda=[("open_campaign", 0, "SEA", 0, 0)])
    board, choice = table.state.board, table.pending
    assert choice is not None
    unlinked = next(each for each in board.theatres if each not in choice.options and each not in table.state.marker)
    assert why(table, unlinked) == ("cannot-unlinked", "N7.1")
    assert why(table, "SEA") == ("cannot-opened", "N4.2")
    assert why(table, choice.options[0]) == ("", "")


def test_a_leftover_space_is_free_has_something_to_apply_and_lies_where_one_won() -> None:
    start = position()
    effects = {space: start.state.board.spots[space].effect for space in start.state.board.spaces_of["WE"]}
    table = position(placed={"WE1.1": "axis A1"}, finished={"WE": 0}, agenda=[("leftovers", 0, "WE")])
    idle = next(space for space, effect in effects.items() if effect in ("none", "tactical") and space != "WE1.1")
    assert why(table, "WE1.1") == ("cannot-occupied", "10.7")
    assert why(table, idle) == ("cannot-idle", "10.6")
    assert why(table, "PO1.1") == ("cannot-other-leftover", "10.4")
    assert table.pending is not None
    first = table.pending.options[0]
    assert why(table, first) == ("", "")
    rest = position(finished={"WE": 0}, agenda=[("more_leftovers", 0, *table.pending.options[1:])])
    assert why(rest, first) == ("cannot-applied", "10.4")


@pytest.mark.parametrize("scenario", ["base", "nippon", "solo", "solo-nippon"])
@pytest.mark.parametrize("seed", range(3))
def test_the_options_are_the_placements_without_a_reason(scenario: str, seed: int) -> None:
    """Legality has one place: whatever is left out has a reason, and nothing else has."""
    random = Random(seed)
    table = Table.new(GAME, scenario, {"scientist_open_only": seed == 2} if "nippon" in scenario else {})
    asked = 0
    while table.pending is not None:
        choice, s = table.pending, table.state
        if choice.name in ("place", "follow_up") and choice.seat != CHANCE:
            asked += 1
            within = choice.about.get("theatre", "")
            held = sorted(set(s.reserve[choice.seat]), key=s.board.rank.__getitem__)
            found = [
                f"{token} {space}"
                for token in held
                for space in s.board.spots
                if not why_not_place(s, choice.seat, token, space, within)
            ]
            assert sorted(found) == sorted(placements(s, choice.seat, within))
        table.answer(throw(choice, random))
    assert asked
