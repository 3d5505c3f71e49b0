"""B9 and the preparation of a round."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.bear.position import asked, battle, events, options, play, state, unit
from visavis.games.bear.rules.control import score
from visavis.games.bear.sheets import ArrivalRow, BattleDeck, CounterRow, Duel, ScoreRow
from visavis.games.bear.state import HEAVY, LIGHT

PAIR = ("R german-rifles-41 B01 N", "P soviet-rifles-41 R12 N")


def test_at_the_end_of_a_round_points_are_scored_then_the_end_is_tested_then_the_next_is_prepared() -> None:
    """§B9.0a"""
    rows = (ScoreRow("soviet", "round-control", 1, hex="G06"),)
    table = battle(*PAIR, control={"G06": "soviet"}, score=rows, vp=("german", 1))
    play(table, "pass", "pass")
    names = [name for name, *_ in events(table)]
    assert names.index("round_over") < names.index("scored") < names.index("prepared")
    assert (table.state.vp_side, table.state.vp, table.state.round) == (1, 1, 2)
    last = battle(*PAIR, control={"G06": "soviet"}, score=rows, vp=("german", 1), duel=Duel(1, "german", "own"))
    play(last, "pass", "pass")
    assert (last.over, last.state.winner) == (True, 1)


def test_points_are_scored_as_the_scenario_lists_them() -> None:
    """§B9.1a Two for a Soviet unit, nothing for a German one."""
    rows = (ScoreRow("german", "destroy", 2, of="soviet"),)
    units = ("A german-rifles-41 H08 N", "F german-rifles-41 H07 N", "T soviet-rifles-41 H07 S")
    table = play(battle(*units, score=rows), "A", "attack", "F", (6, 6), (6, 6))
    assert (table.state.vp_side, table.state.vp) == (0, 3)


@pytest.mark.parametrize(
    ("start", "side", "points", "end"),
    [
        ((0, 1), 0, 1, (0, 2)),
        ((0, 3), 1, 1, (0, 2)),
        ((0, 1), 1, 1, (1, 1)),
        ((0, 2), 1, 2, (1, 1)),
        ((0, 1), 1, 3, (1, 3)),
        ((1, 2), 0, 4, (0, 3)),
    ],
)
def test_the_marker_of_victory_points_has_no_zero(
    start: tuple[int, int], side: int, points: int, end: tuple[int, int]
) -> None:
    """§B9.2a Two German, Soviets gain two: German 1, Soviet 1."""
    s = state(*PAIR)
    s.vp_side, s.vp = start
    score(s, side, points)
    assert (s.vp_side, s.vp) == end


def test_the_side_on_the_marker_wins() -> None:
    """§B9.3a"""
    for side, number in (("german", 0), ("soviet", 1)):
        table = battle(*PAIR, vp=(side, 3), duel=Duel(1, "german", "own"))
        play(table, "pass", "pass")
        result = table.game.result(table.state)
        assert result is not None
        assert (result.winners, result.points[number], result.points[1 - number]) == ((number,), 3, 0)


def test_refreshing_keeps_facing_and_markers() -> None:
    """§B9.6a §2.8d"""
    table = battle("R german-rifles-41 B01 SE spent hit=soft-pinned", PAIR[1] + " spent", agenda=[("refresh",)])
    assert [unit(table, id_).spent for id_ in ("R", "P")] == [False, False]
    assert (unit(table, "R").facing, unit(table, "R").hit) == (2, "soft-pinned")


def test_command_points_are_set_anew() -> None:
    """§B9.7a Neither what was saved nor what an officer brought stays."""
    table = battle(*PAIR, caps=(9, 0), losses=(1, 0), agenda=[("refresh",)])
    assert table.state.caps == [3, 4]


def test_stress_is_gone_in_a_new_round() -> None:
    """§2.8d (ruling R53)"""
    assert battle(*PAIR, stressed="R P", agenda=[("refresh",)]).state.stressed == [(), ()]


def test_both_sides_draw_cards() -> None:
    """§B9.8a As many as the scenario says."""
    table = battle(
        *PAIR, cards=BattleDeck(("02",), 1, 2), deck="02 02 02 02", agenda=[("draw_cards", 0), ("draw_cards", 1)]
    )
    assert table.state.hands == [["02", "02"], ["02", "02"]]


def test_reinforcements_come_in_their_round() -> None:
    """§B9.9a And from then on."""
    row = ArrivalRow("late", "german", 2, (CounterRow("G", "german-rifles-41"),), ("B06",))
    units = (*PAIR, "G german-rifles-41 arrival=late")
    table = battle(*units, arrival=(row,))
    assert "G" not in options(table)
    play(table, "pass", "pass", 0, (1, 1))
    assert table.state.due == ("late",)
    assert "G" in options(table)
    later = battle(*units, arrival=(replace(row, round=3),))
    play(later, "pass", "pass", 0, (1, 1))
    assert (later.state.round, later.state.due) == (2, ())


@pytest.mark.parametrize(("dice", "first"), [((3, 3), 0), ((3, 4), 1)])
def test_the_side_behind_rolls_for_the_first_turn(dice: tuple[int, int], first: int) -> None:
    """§B9.11a Seven, with up to two command points either way."""
    table = battle(*PAIR, vp=("german", 1), caps=(3, 3), agenda=[("initiative",)])
    assert table.pending is not None
    assert (table.pending.seat, options(table)) == (1, [0, -1, 1, -2, 2])
    play(table, 0, dice)
    assert table.state.first == first
    assert table.pending.seat == first


def test_the_preparation_has_its_order() -> None:
    """§2.8b §2.8c §2.8d §2.8g §2.8k Smoke, fresh units, points, cards, reinforcements, artillery, initiative."""
    table = battle(*PAIR, smoke={"H07": HEAVY, "H08": LIGHT})
    play(table, "pass", "pass")
    assert table.state.smoke == {"H07": LIGHT}
    assert asked(table) in ("caps_on_roll", "initiative")
