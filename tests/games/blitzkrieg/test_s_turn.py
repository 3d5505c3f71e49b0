"""Chapters ST and SW and example W11: the bot's turn, yours, and the end of a solo game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.games.blitzkrieg.position import events, last_explanation, options, play, position, shown, trace
from visavis.games.blitzkrieg.state import FIRST, NOBODY, SECOND, War
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import Journal
from visavis.kernel.table import Table

ALL = {
    "big_guns",
    "rapid_deployment",
    "counterattack",
    "research_development",
    "steamroll",
    "for_the_glory",
    "secure",
    "economic_warfare",
}
ONE_KIND = {"axis": "N3 N3 N3 N3", "allies": "A1 A1 A1 A1"}  # bags whose draws are not asked


def solo(row: str = "F2 A1 N1", yours: str = "A1 N1 F1", **more: Any) -> Table[War]:
    """A solo position in which the draws of the draw step ask nothing."""
    return position("solo", reserve={"axis": row, "allies": yours}, bag={**ONE_KIND, **more.pop("bag", {})}, **more)


def to_the_next_stratagem(table: Table[War]) -> Table[War]:
    """Play on, the first option each time, until the bot draws again."""
    while table.pending is not None and table.pending.name != "stratagem":
        table.answer(options(table)[0])
    return table


# ST Bot turn: A, the stratagem


def test_w11_the_first_three_stratagems() -> None:
    """§ST.A1 §ST.A2 §ST.A4 §SG5.3 Secure, then Steamroll, which repeats it; then anything but that (ruling R57)."""
    table = solo()
    assert set(options(table)) == ALL - {"steamroll"}
    play(table, "secure")
    assert set(table.state.cup) == ALL - {"secure"}
    assert set(options(to_the_next_stratagem(table))) == ALL - {"secure"}
    play(table, "steamroll")
    assert set(table.state.cup) == ALL - {"steamroll"}
    assert table.state.in_effect == "secure"
    assert set(options(to_the_next_stratagem(table))) == ALL - {"steamroll"}


@pytest.mark.parametrize("drawn", sorted(ALL - {"steamroll"}))
def test_a_stratagem_is_never_drawn_twice_in_a_row(drawn: str) -> None:
    """§ST.A1 It goes back only after the next draw, and may come again after that."""
    table = to_the_next_stratagem(play(solo(), drawn))
    other = "secure" if drawn != "secure" else "big_guns"
    assert drawn not in options(table)
    assert drawn in options(to_the_next_stratagem(play(table, other)))


def test_each_token_of_the_cup_is_as_likely() -> None:
    """§ST.A1 Seven different tokens, no weights."""
    table = solo()
    assert (table.pending.seat, table.pending.weights, len(options(table))) == (CHANCE, None, 7)


def test_on_the_first_turn_steamroll_goes_into_the_cup() -> None:
    """§ST.A2 It could not be drawn; now seven tokens are in the cup again."""
    table = solo()
    assert "steamroll" not in options(table)
    play(table, "big_guns")
    assert "steamroll" in table.state.cup
    assert len(table.state.cup) == 7


def test_a_training_game_has_no_stratagems() -> None:
    """§ST.A3 The bot plays at once, turn after turn, and no line of a stratagem is among its reasons (ruling R58)."""
    table = solo("F2", stratagems=False)
    assert (table.pending.name, table.pending.seat) == ("place", SECOND)
    play(table, "A1 EE1.2")
    assert [event[1:] for event in events(table, "turn")][:3] == [(1, FIRST), (2, SECOND), (3, FIRST)]
    assert [placed.side for placed in table.state.placed.values()] == [FIRST, SECOND, FIRST]
    assert not events(table, "stratagem")
    assert not [rule for rule in rules_used(table) if rule.startswith("SG")]


def test_with_stratagems_their_lines_are_among_the_reasons() -> None:
    """§ST.A3 The same turn with Secure, which finds no theatre led by the bot."""
    assert "SG7.T" in rules_used(play(solo("F2"), "secure"))


def rules_used(table: Table[War]) -> list[str]:
    told = (table.journal or Journal()).explanations()
    return [line.rule for _, explanation in told for line in explanation.lines]


def test_the_token_on_display_is_in_effect() -> None:
    """§ST.A4 Drawn normally, they are the same."""
    table = play(solo(), "counterattack")
    assert (table.state.stratagem, table.state.in_effect) == ("counterattack", "counterattack")
    assert sorted([*table.state.cup, table.state.stratagem]) == sorted(ALL)


def test_under_steamroll_the_stratagem_in_effect_differs_from_the_token() -> None:
    """§ST.A4 Secure is carried out once more: the bot goes where it leads."""
    table = to_the_next_stratagem(play(solo(marker={"AF": "Ax 1"}), "secure"))
    play(table, "steamroll")
    assert (table.state.stratagem, table.state.in_effect) == ("steamroll", "secure")
    assert set(table.state.cup) == ALL - {"steamroll"}
    assert trace(table, "theatre")["SG7.T"] == ["WE", "AF"]


# B, the placement


def test_the_bots_placement_is_resolved_by_the_normal_rules() -> None:
    """§ST.B Effect first, then the marker: strategic advantage to Western Europe, Africa by the strength of 2."""
    table = solo(stratagem="rapid_deployment")
    assert table.state.placed["AF1.1"] == (FIRST, "F2", "F2", 2)
    assert [event[1:] for event in events(table, "marker")] == [("strategic", "WE", 0, 3), ("strength", "AF", 0, 2)]


def test_the_bot_completes_campaigns_like_a_player() -> None:
    """§ST.B It takes the last space of Eastern Europe's first row: a token, then 2 points and 1 for the track."""
    table = solo("A3", stratagem="secure", placed={"EE1.1": "allies A1"}, marker={"EE": "Ax 2"})
    assert list(table.state.placed)[-1] == "EE1.2"
    assert (shown(table, "EE"), table.state.score) == ("Ax 5", [3, 0])
    assert table.state.reserve[FIRST] == ["N3", "N3"]


def test_the_run_of_the_algorithm_is_reported() -> None:
    """§ST.B2 Theatre, space and unit, each line starting from what the one before kept, down to what was placed."""
    table = solo("A1 A1 N1 F2", stratagem="secure")
    play(table, 3)
    for decision, first, chosen in [("theatre", "S1.1", "AF"), ("space", "S2.1", "AF1.1"), ("unit", "S3.1", 3)]:
        explanation = last_explanation(table, decision)
        lines = explanation.lines
        assert lines[0].rule == first
        assert all(before.after == after.before for before, after in pairwise(lines))
        assert (lines[-1].after, explanation.chosen) == ((chosen,), chosen)
    assert table.state.placed["AF1.1"].token == "F2"


def test_the_report_says_what_each_step_kept() -> None:
    """§ST.B2 Three units fit the land space, and the die showed the third."""
    table = play(solo("A1 A1 N1 F2", stratagem="secure"), 3)
    assert trace(table, "theatre") == {"S1.1": ["WE", "PO", "EE", "AF", "SA"], "S1.5.1": ["AF"]}
    assert trace(table, "unit") == {"S3.1": ["A1", "A1", "F2"], "S3.7": ["F2"]}
    assert last_explanation(table, "unit").lines[-1].about == (3,)


# C, the draw


def test_the_bot_draws_to_the_right_end_of_its_row() -> None:
    """§ST.C The gap has closed to the left."""
    table = solo("N1 F2 A1", stratagem="rapid_deployment")
    assert table.state.placed["AF1.1"].token == "F2"
    assert table.state.reserve[FIRST] == ["N1", "A1", "N3"]
    assert len(table.state.bag[FIRST]) == 3


def test_the_bot_draws_any_token_of_its_bag() -> None:
    """§ST.C By chance, one of them."""
    table = solo("N1 F2 A1", bag={"axis": "A3 GEN N2 N2"}, stratagem="rapid_deployment")
    assert (table.pending.name, table.pending.seat, options(table)) == ("draw", CHANCE, ["A3", "GEN", "N2"])
    assert table.pending.weights == [1, 1, 2]
    assert play(table, "GEN").state.reserve[FIRST] == ["N1", "A1", "GEN"]


def test_the_bot_draws_nothing_from_an_empty_bag() -> None:
    """§ST.C And the game goes on."""
    table = solo("N1 F2 A1", bag={"axis": ""}, stratagem="rapid_deployment")
    assert table.state.reserve[FIRST] == ["N1", "A1"]
    assert (table.pending.name, table.pending.seat) == ("place", SECOND)


# D, your turn


def test_your_turn_is_an_ordinary_one() -> None:
    """§ST.D You choose token, space and strategic target, and draw; then the bot is to move."""
    table = solo(to_move="allies")
    assert {"A1 EE1.1", "F1 PO1.2", "N1 SA1.1"} < set(options(table))
    play(table, "A1 AF1.1")
    assert (table.pending.seat, options(table)) == (SECOND, ["WE", "PO", "EE", "SA"])
    play(table, "SA")
    assert (shown(table, "SA"), shown(table, "AF")) == ("Al 3", "Al 1")
    assert table.state.reserve[SECOND] == ["N1", "F1", "A1"]
    assert table.pending.name == "stratagem"


def test_your_blitz_follow_up_is_yours_to_choose() -> None:
    """§ST.D You may stop."""
    table = play(solo(yours="FB0 A1", to_move="allies"), "FB0 WE1.3")
    assert (table.pending.seat, options(table)) == (SECOND, ["A1 WE1.2", "stop"])


def test_you_choose_what_you_bomb() -> None:
    """§ST.D §SE.10.1 Bombing is the exception: no chance is involved."""
    table = play(solo("F2 A1 SPY", to_move="allies"), "N1 PO1.1")
    assert (table.pending.seat, options(table)) == (SECOND, ["1 F2", "2 A1"])
    assert play(table, "1 F2").state.reserve[FIRST] == ["A1", "SPY"]


# SW End of a solo game


def last_turn_after_the_bot(score: tuple[int, int]) -> Table[War]:
    """The bot takes its turn in Africa, scoring nothing since the propaganda space is taken; then you are asked."""
    return solo(stratagem="rapid_deployment", score=score, placed={"AF1.4": "axis A1"})


def test_you_have_one_last_turn_after_the_bot_reaches_25() -> None:
    """§SW.1 And no more than one."""
    table = last_turn_after_the_bot((25, 0))
    assert (table.state.last_turn, table.pending.name, table.pending.seat) == (True, "place", SECOND)
    play(table, "N1 SA1.1")
    assert (table.over, table.state.winner, table.state.ending) == (True, FIRST, "more_points")


def test_24_points_of_the_bot_end_nothing() -> None:
    """§SW.1 After your turn the bot draws its next stratagem."""
    table = last_turn_after_the_bot((24, 0))
    assert not table.state.last_turn
    assert play(table, "N1 SA1.1").pending.name == "stratagem"


def test_points_scored_in_the_other_turn_end_nothing_now() -> None:
    """§SW.1 The bot's 25 wait for the end of its own turn, and so do yours."""
    assert play(solo(to_move="allies", score=(25, 0)), "N1 SA1.1").pending.name == "stratagem"
    table = last_turn_after_the_bot((0, 25))
    assert (table.over, table.state.last_turn) == (False, False)


@pytest.mark.parametrize(
    ("yours", "winner", "ending"), [(22, FIRST, "more_points"), (23, SECOND, "tie"), (24, SECOND, "more_points")]
)
def test_ties_after_the_last_turn_are_yours(yours: int, winner: int, ending: str) -> None:
    """§SW.1 Two points of propaganda make 24, 25 or 26 against 25."""
    table = play(last_turn_after_the_bot((25, yours)), "N1 SA1.1")
    assert (table.over, table.state.winner, table.state.ending) == (True, winner, ending)


def test_you_win_at_once_with_25() -> None:
    """§SW.1 At the end of your turn, whatever the bot has."""
    table = play(solo(to_move="allies", score=(30, 23)), "N1 SA1.1")
    assert (table.over, table.state.winner, table.state.ending) == (True, SECOND, "second_reached_goal")


def test_your_25_may_be_compared_if_so_agreed() -> None:
    """§SW.1 §12.3 The other reading of ruling R24."""
    table = play(solo(to_move="allies", score=(30, 23), compare_on_allied_trigger=True), "N1 SA1.1")
    assert (table.over, table.state.winner) == (True, FIRST)


def only_eastern_europe() -> dict[str, Any]:
    """Every other theatre is finished; the first row of this one is land."""
    return {"finished": dict.fromkeys(["WE", "PO", "AF", "SA"], NOBODY), "score": (30, 0)}


def test_you_win_if_the_bot_cannot_place() -> None:
    """§SW.2 At the start of its turn, whatever the scores; it does not draw first (ruling R67)."""
    table = play(solo("N1 N2 ADM", **only_eastern_europe()), "secure")
    assert (table.over, table.state.winner, table.state.ending) == (True, SECOND, "cannot_place")
    assert table.state.reserve[FIRST] == ["N1", "N2", "ADM"]


def test_a_bot_with_one_fitting_token_plays_on() -> None:
    """§SW.2 The air unit behind the navies."""
    table = play(solo("N1 N2 F1", **only_eastern_europe()), "secure")
    assert not table.over
    assert "F1" in [placed.token for placed in table.state.placed.values()]


def test_the_bot_wins_if_you_cannot_place() -> None:
    """§SW.2 No token, or none that fits."""
    more = {**only_eastern_europe(), "to_move": "allies", "score": (0, 24)}
    for yours in ("", "N1 N2"):
        table = solo(yours=yours, **more)
        assert (table.over, table.state.winner, table.state.ending) == (True, FIRST, "cannot_place")


def test_you_lose_your_last_turn_if_you_cannot_place() -> None:
    """§SW.2 Although you have more points."""
    table = solo(yours="", stratagem="rapid_deployment", score=(25, 30))
    assert (table.over, table.state.winner, table.state.ending) == (True, FIRST, "cannot_place")


def test_a_bot_without_a_row_has_lost() -> None:
    """§SW.3 Its bag does not help: the draw comes after the placement."""
    table = solo("", score=(20, 0), stratagem="secure")
    assert (table.over, table.state.winner, table.state.ending) == (True, SECOND, "cannot_place")
    assert len(table.state.bag[FIRST]) == 4
