"""SE: effects as the solo bot carries them out, and your bombing of its row."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.blitzkrieg.position import (
    draw_anything,
    events,
    last_explanation,
    notes,
    options,
    play,
    position,
    shown,
    spaces_offered,
    trace,
)
from visavis.games.blitzkrieg.board import printed
from visavis.games.blitzkrieg.state import FIRST, NOBODY, SECOND, War, weapons_in_pile
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table

ALL = ["WE", "PO", "EE", "AF", "SA"]


def bot(row: str, theatres: str = "", full: str = "", stratagem: str = "", **given: Any) -> Table[War]:
    """The bot's turn with only these theatres open and these campaigns completed by you."""
    board = printed("base")
    given["placed"] = {
        **{space: "allies A1" for campaign in full.split() for space in board.campaigns[campaign].spaces},
        **given.get("placed", {}),
    }
    given["won"] = dict.fromkeys(full.split(), SECOND)
    if theatres:
        given["finished"] = {other: NOBODY for other in ALL if other not in theatres.split()}
    if not stratagem:
        given["stratagems"] = False
    given["reserve"] = {"axis": row, **given.get("reserve", {})}
    return position("solo", stratagem=stratagem, **given)


def you(reserve: str, row: str, **given: Any) -> Table[War]:
    """Your turn against a bot with this row."""
    given.setdefault("bag", {"axis": "A1", "allies": "A1"})
    return position("solo", reserve={"allies": reserve, "axis": row}, to_move="allies", stratagems=False, **given)


def asked(table: Table[War]) -> tuple[int, str]:
    assert table.pending is not None
    return table.pending.seat, table.pending.name


def runs(table: Table[War], decision: str = "theatre") -> list[Any]:
    """What each run of the algorithm chose."""
    assert table.journal is not None
    return [item.chosen for _, item in table.journal.explanations() if item.name == decision]


def tokens_placed(table: Table[War]) -> list[tuple[str, str]]:
    """What the bot has placed, and where."""
    return [(event[2], event[3]) for event in events(table, "placed") if event[1] == FIRST]


# SE.1 to SE.3


def test_produced_tokens_go_to_the_right_end_of_the_row() -> None:
    """§SE.1 One from the bag, then the draw of the turn to the right of it."""
    table = bot("N1 A2 GEN A3", "WE", bag={"axis": "F2 A1"})
    assert (tokens_placed(table), asked(table)) == ([("N1", "WE1.1")], (CHANCE, "produce"))
    play(table, "F2")
    assert table.state.reserve[FIRST] == ["A2", "GEN", "A3", "F2", "A1"]


def test_improved_production_brings_two() -> None:
    """§SE.1 In the order in which they come."""
    table = bot("N1 A2", "AF", "AF1", bag={"axis": "F2 A1 N3"})
    assert tokens_placed(table) == [("N1", "AF2.2")]
    play(table, "N3", "A1")
    assert table.state.reserve[FIRST] == ["A2", "N3", "A1", "F2"]


def test_production_draws_what_there_is() -> None:
    """§SE.1 One token left in the bag: one produced, none drawn."""
    table = bot("N1 A2", "AF", "AF1", bag={"axis": "F2"})
    assert table.state.reserve[FIRST] == ["A2", "F2"]


@pytest.mark.parametrize(("theatre", "full", "count"), [("WE", "", 1), ("EE", "EE1", 2)])
def test_research_goes_unseen_into_the_bag(theatre: str, full: str, count: int) -> None:
    """§SE.2 Nobody is asked which weapon it is; the pile is that much smaller, the row is not longer (ruling R66)."""
    table = bot("A1", theatre, full, bag={"axis": ""}, placed={"WE1.1": "allies N1"})
    assert events(table, "researched_unseen") == [("researched_unseen", FIRST)] * count
    assert weapons_in_pile(table.state) == 16 - count
    assert asked(table) == (CHANCE, "draw")
    assert table.state.bag[FIRST] == ["?"] * count
    assert table.state.reserve[FIRST] == []


def test_a_researched_weapon_shows_when_it_is_drawn() -> None:
    """§SE.2 Any weapon of the pile may have been it."""
    table = bot("A1", "EE", "EE1", bag={"axis": ""}, pile="NUK SPY TA5")
    assert options(table) == ["NUK", "SPY", "TA5"]
    play(table, "NUK")
    assert (table.state.reserve[FIRST], table.state.bag[FIRST]) == (["NUK"], ["?"])
    assert weapons_in_pile(table.state) == 1


def test_research_and_production_goes_to_the_right_end_of_the_row() -> None:
    """§SE.3 At once, and for all to see."""
    table = bot("N1 N2 A1 A2", "WE", "WE1 WE2", placed={"WE3.2": "allies A1"}, bag={"axis": "F1"}, pile="NUK SPY")
    play(table, 1)
    assert asked(table) == (CHANCE, "weapon")
    play(table, "NUK")
    assert table.state.reserve[FIRST] == ["N2", "A1", "A2", "NUK", "F1"]
    assert ("armed", FIRST, "NUK") in events(table)


# SE.4 to SE.6


def test_strategic_advantage_goes_to_the_biggest_change() -> None:
    """§SE.4 Your lead of 2 in the Pacific becomes the bot's."""
    table = bot("A1", marker={"PO": "Al 2", "EE": "Ax 5"})
    assert tokens_placed(table) == [("A1", "AF1.1")]
    assert trace(table, "strategic")["SE.4"] == ["PO"]
    assert (shown(table, "PO"), shown(table, "EE"), shown(table, "AF")) == ("Ax 1", "Ax 5", "Ax 1")


@pytest.mark.parametrize(("at", "chosen", "after"), [("Ax 13", "EE", "Ax 6"), ("Ax 12", "PO", "Ax 13")])
def test_the_limit_belongs_to_the_comparison(at: str, chosen: str, after: str) -> None:
    """§SE.4 One short of the end nothing would change; one cell before it a single cell would."""
    table = bot("A1", marker={"PO": at, "EE": "Ax 3", "WE": "Ax 2", "SA": "Al 9"})
    assert last_explanation(table, "strategic").chosen == chosen
    assert shown(table, chosen) == after
    assert "PO" not in table.state.finished


def test_strategic_advantage_leaves_its_own_theatre_and_finished_ones_alone() -> None:
    """§SE.4 Africa and the finished Pacific are no candidates, though your lead there could be turned."""
    table = bot("F1", marker={"AF": "Al 2", "PO": "Al 1"}, finished={"PO": SECOND})
    assert trace(table, "strategic")["SE.4"] == ["WE", "EE", "SA"]


def test_tactical_advantage_works_as_usual() -> None:
    """§SE.5 One cell by the space, two by the army."""
    table = bot("A2 N1 N1 N1 N1", "EE")
    assert tokens_placed(table) == [("A2", "EE1.1")]
    assert [event[1:] for event in events(table, "marker")] == [("tactical", "EE", 0, 1), ("strength", "EE", 1, 3)]


def test_propaganda_works_as_usual() -> None:
    """§SE.6 Two points at once, for the bot."""
    table = bot("N1 N1 N1 N1 N1", "SA", placed={"SA1.3": "allies A1"}, score=(3, 3))
    play(table, 1)
    assert (tokens_placed(table), table.state.score) == ([("N1", "SA1.1")], [5, 3])


# SE.7


def test_the_bot_bombs_at_random() -> None:
    """§SE.7 Chance picks a token of your reserve, weapons included, and it goes into your bag (ruling R52)."""
    table = bot(
        "N2",
        "PO",
        placed={"PO1.2": "allies N1"},
        marker={"PO": "Al 9"},
        reserve={"allies": "A1 NUK N2"},
        bag={"allies": ""},
    )
    assert (asked(table), options(table)) == ((CHANCE, "bomb"), ["A1", "N2", "NUK"])
    play(table, "NUK")
    assert (table.state.reserve[SECOND], table.state.bag[SECOND]) == (["A1", "N2"], ["NUK"])


def test_the_bot_bombs_nothing_if_you_hold_nothing() -> None:
    """§SE.7 No effect."""
    table = bot("N2", "PO", placed={"PO1.2": "allies N1"}, marker={"PO": "Al 9"}, reserve={"allies": ""})
    assert events(table, "bombed_nothing") == [("bombed_nothing", FIRST)]


# SE.8


@pytest.mark.parametrize(
    ("theatre", "full", "space"), [("PO", "PO1", "PO2.3"), ("EE", "EE1", "EE2.2"), ("AF", "AF1", "AF2.2")]
)
def test_the_scientist_flies_with_a_strength_of_three(theatre: str, full: str, space: str) -> None:
    """§SE.8 On sea and on land, and the effect of the space applies."""
    table = draw_anything(bot("SCI", theatre, full, pile="NUK SPY TA5"))
    assert tokens_placed(table) == [("SCI", space)]
    assert shown(table, theatre) == "Ax 3"
    effects = {"PO2.3": ("strategic_lost", 1), "EE2.2": ("researched_unseen", 2), "AF2.2": ("drew", 3)}
    name, times = effects[space]
    assert len(events(table, name)) == times


def test_the_scientist_of_the_bot_keeps_to_active_campaigns() -> None:
    """§SE.8 A scientist could take the strategic space of EE3 or win EE2; the bot's sees EE1 only."""
    table = bot("SCI", "EE", placed={"EE2.1": "allies A1", "EE2.2": "allies A1"})
    assert last_explanation(table, "space").lines[0].before == ("EE1.1", "EE1.2")


def test_the_scientist_stays_a_special_weapon() -> None:
    """§SE.8 For Big Guns and for Research and Development; and a general does not count it."""
    assert trace(bot("A3 SCI", "EE", stratagem="big_guns"), "unit")["SG1.U1"] == ["SCI"]
    assert trace(bot("A3 SCI", "EE", stratagem="research_development"), "unit")["SG4.U"] == ["SCI"]
    table = bot("GEN", "EE", placed={"EE1.1": "axis SCI SCI* 3", "EE1.2": "axis A1"})
    assert table.state.placed["EE2.2"].strength == 2


# SE.9


def test_after_a_blitz_unit_the_bot_plays_again_in_the_same_theatre() -> None:
    """§SE.9.1 The Pacific has four free spaces now, Africa three; the repeat stays in Africa."""
    table = bot("FB0 N3 A1", full="PO1", stratagem="rapid_deployment")
    assert runs(table) == ["AF", "AF"]
    assert tokens_placed(table) == [("FB0", "AF1.1"), ("N3", "AF1.3")]


def test_the_repeat_does_not_even_look_at_a_win_elsewhere() -> None:
    """§SE.9.1 Strategic advantage has brought South East Asia within reach of the navy: not this turn."""
    marker = {"SA": "Ax 7", "WE": "Ax 1", "PO": "Ax 1", "EE": "Ax 1"}
    table = bot("FB0 N3 A1", marker=marker, stratagem="rapid_deployment")
    assert shown(table, "SA") == "Ax 10"
    assert [space for _, space in tokens_placed(table)] == ["AF1.1", "AF1.3"]


def test_the_repeat_uses_the_same_stratagem() -> None:
    """§SE.9.1 No token is drawn from the cup in between, and Rapid Deployment speaks again."""
    table = bot("FB0 A1 A2", "EE", "EE1", stratagem="rapid_deployment")
    assert events(table, "stratagem") == []
    assert trace(table, "unit")["SG2.U"] == ["A1"]
    assert tokens_placed(table) == [("FB0", "EE2.2"), ("A1", "EE2.1")]


def test_a_blitz_unit_may_follow_a_blitz_unit() -> None:
    """§SE.9.1 Three placements, then one draw."""
    table = bot("FB0 BA1 A2 N1", "EE", "EE1", stratagem="rapid_deployment", bag={"axis": "F2 F2"}, pile="")
    assert [token for token, _ in tokens_placed(table)] == ["FB0", "BA1", "A2"]
    assert table.state.reserve[FIRST] == ["N1", "F2"]


def test_a_spy_copying_a_blitz_unit_is_followed_too() -> None:
    """§SE.9.1 Its ability is copied."""
    table = bot("SPY A2", "EE", "EE1", stratagem="rapid_deployment", last={"allies": "BA1"})
    assert [token for token, _ in tokens_placed(table)] == ["SPY", "A2"]


def test_the_repeat_is_forced() -> None:
    """§SE.9.1 It is carried out although it lets you win the campaign."""
    table = bot("FB0 A1", "EE", marker={"EE": "Al 9"}, stratagem="rapid_deployment", bag={"axis": "N1 N1"})
    assert [token for token, _ in tokens_placed(table)] == ["FB0", "A1"]
    assert table.state.won == {"EE1": SECOND}


def test_the_repeat_may_go_on_in_the_next_campaign() -> None:
    """§SE.9.1 Rapid Deployment put the blitz army on the last space of EE1; EE2 is active now."""
    table = bot(
        "BA1 A1",
        "EE",
        placed={"EE1.1": "axis A1"},
        marker={"EE": "Al 9"},
        stratagem="rapid_deployment",
        bag={"axis": "N1 N1"},
        score=(5, 0),
    )
    assert tokens_placed(table) == [("BA1", "EE1.2"), ("A1", "EE2.2")]


def test_an_empty_row_ends_it() -> None:
    """§SE.9.1 The blitz unit was the last token: no repeat, and the bot has not lost."""
    table = bot("FB0", "EE", "EE1", bag={"axis": "A1"}, pile="")
    assert [token for token, _ in tokens_placed(table)] == ["FB0"]
    assert (asked(table), table.state.reserve[FIRST]) == ((SECOND, "place"), ["A1"])


def test_a_token_produced_by_the_blitz_unit_may_follow() -> None:
    """§SE.9.1 §SE.9.2 The row was empty, production has filled it."""
    table = bot("BN1", "WE", bag={"axis": "A2"})
    assert tokens_placed(table) == [("BN1", "WE1.1"), ("A2", "WE1.2")]


@pytest.mark.parametrize(
    ("row", "space", "line"),
    [("FB0 N1 N1 N1 N1", "PO2.2", "S2.4.5"), ("FB0 N1 N1 N1 N1 N1", "PO2.1", "S2.4.6")],
)
def test_the_row_is_counted_anew_in_the_repeat(row: str, space: str, line: str) -> None:
    """§SE.9.2 Of five tokens four are left, which want production; of six five, which want research."""
    table = bot(row, "PO", "PO1", stratagem="rapid_deployment")
    assert [placed for _, placed in tokens_placed(table)] == ["PO2.3", space]
    assert last_explanation(table, "space").lines[-1].rule == line


def test_tokens_produced_in_between_count() -> None:
    """§SE.9.2 Three are left and two are produced: with five the row is not short any more."""
    table = bot("FB0 N1 N1 N1", "AF", "AF1", stratagem="rapid_deployment", bag={"axis": "A1 A1 A1"})
    assert tokens_placed(table)[0] == ("FB0", "AF2.2")
    assert notes(table, "space")["S2.4.5"] == "idle"


@pytest.mark.parametrize(("elsewhere", "placed"), [(False, []), (True, [("N1", "PO1.2")])])
def test_nothing_fits_in_the_theatre(elsewhere: bool, placed: list[tuple[str, str]]) -> None:
    """§SE.9.3 Only navies for land: no second placement and no loss; with the option of ruling R50 the Pacific."""
    table = bot(
        "FB0 N1 N2",
        "EE PO",
        stratagem="rapid_deployment",
        bag={"axis": "N3 N3"},
        pile="",
        bot_blitz_elsewhere=elsewhere,
    )
    assert tokens_placed(table) == [("FB0", "EE1.2"), *placed]
    assert runs(table)[:2] == ["EE", None]
    assert asked(table) == (SECOND, "place")
    assert table.state.reserve[FIRST] == ["N1", "N2", "N3", "N3"][len(placed) :]


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_closed_theatre_is_not_played_in_again(elsewhere: bool) -> None:
    """§SE.9.3 The blitz army has closed Eastern Europe: the army stays in the row, or goes elsewhere by ruling R50."""
    table = bot(
        "BA1 A1",
        "EE SA",
        marker={"EE": "Ax 13"},
        stratagem="rapid_deployment",
        bag={"axis": "N1 N1 N1"},
        reserve={"allies": "A1 A1"},
        pile="",
        bot_blitz_elsewhere=elsewhere,
    )
    assert table.state.finished["EE"] == FIRST
    assert [token for token, _ in tokens_placed(table)] == (["BA1", "A1"] if elsewhere else ["BA1"])
    assert table.state.winner == NOBODY


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_row_that_fits_nowhere_is_no_loss_after_a_blitz_unit(elsewhere: bool) -> None:
    """§SE.9.3 The loss of step 1.1 is for the start of the turn. Ruling R59."""
    table = bot("FB0 N1", "EE", bag={"axis": "N1 N1"}, bot_blitz_elsewhere=elsewhere)
    assert tokens_placed(table) == [("FB0", "EE1.2")]
    assert (asked(table), table.state.winner) == ((SECOND, "place"), NOBODY)


# SE.10


def test_you_choose_what_you_bomb() -> None:
    """§SE.10.1 Any token of the bot's row but special weapons, told apart by their places."""
    table = play(you("N1", "EA4 A1 F2 A1"), "N1 PO1.1")
    assert (asked(table), options(table)) == ((SECOND, "bomb_row"), ["2 A1", "3 F2", "4 A1"])


def test_special_weapons_are_safe_while_there_is_anything_else() -> None:
    """§SE.10.1 One ordinary token among weapons is all there is to choose."""
    table = play(you("N1", "EA4 SCI F2 NUK"), "N1 PO1.1")
    assert [event[1:3] for event in events(table, "bombed_row")] == [(SECOND, "F2")]


def test_a_row_of_special_weapons_is_bombed_as_it_is() -> None:
    """§SE.10.2 Then you choose one of them, and it goes into the bag, not into the pile."""
    table = play(you("N1", "EA4 SCI"), "N1 PO1.1")
    assert options(table) == ["1 EA4", "2 SCI"]
    play(table, "2 SCI")
    assert "SCI" in table.state.bag[FIRST]
    assert len(table.state.pile) == 16


def test_the_row_closes_up() -> None:
    """§SE.10.3 The second army of 1 goes into the bag, the others keep their order (ruling R51)."""
    table = play(you("N1", "A1 EA4 A1 F2", marker={"PO": "Al 5"}), "N1 PO1.1", "3 A1")
    assert table.state.reserve[FIRST] == ["A1", "EA4", "F2"]
    assert table.state.bag[FIRST] == ["A1", "A1"]


def test_an_empty_row_is_not_bombed() -> None:
    """§SE.10.3 No effect."""
    table = play(you("N1", ""), "N1 PO1.1")
    assert events(table, "bombed_nothing") == [("bombed_nothing", SECOND)]


@pytest.mark.parametrize(
    ("reserve", "answers", "bombings", "given"),
    [
        ("XF1", ["XF1 AF1.4"], 1, {}),  # a bombardment token
        ("XF1", ["XF1 PO1.1"], 2, {}),  # on a bombing space
        ("LDR", ["LDR PO1.1"], 2, {}),  # each application of leadership
        ("SPY", ["SPY AF1.4"], 1, {"last": {"axis": "XF1"}}),  # a copied bombardment token
        ("A1", ["A1 SA1.2", "SA2.1"], 1, {"marker": {"SA": "Al 10"}}),  # left over in a theatre you close
    ],
)
def test_whatever_bombs_you_choose(reserve: str, answers: list[str], bombings: int, given: Any) -> None:
    """§SE.10.4 Every bombing of yours asks you, none asks chance."""
    table = play(you(reserve, "A1 N1 F1 A2", pile="", **given), *answers)
    for left in range(bombings, 0, -1):
        assert asked(table) == (SECOND, "bomb_row")
        assert len(options(table)) == 4 - bombings + left
        play(table, options(table)[0])
    assert len(events(table, "bombed_row")) == bombings


# SE.11


def test_the_bot_applies_what_is_left_from_the_top_left() -> None:
    """§SE.11 Row by row; spaces taken, blank ones and tactical advantage have nothing to apply (ruling R53)."""
    table = bot(
        "A1", "EE SA", marker={"EE": "Ax 13"}, placed={"EE3.1": "axis A1"}, bag={"axis": "A1 A1"}, pile="NUK SPY"
    )
    assert tokens_placed(table) == [("A1", "EE1.2")]
    assert [event[2] for event in events(table, "leftover")] == ["EE2.1", "EE2.2", "EE3.3", "EE3.4"]
    told = [event[0] for event in events(table, "propaganda", "researched_unseen", "marker")]
    assert told == ["marker", "propaganda", "researched_unseen", "researched_unseen", "marker", "propaganda"]
    assert table.state.score == [3 + 2 + 3 + 6 + 2, 0]


def test_nobody_asks_you_for_the_order() -> None:
    """§SE.11 The bot's choice is explained like the others."""
    table = bot("A1", "EE SA", marker={"EE": "Ax 13"}, placed={"EE3.1": "axis A1"}, bag={"axis": "A1 A1"}, pile="")
    assert asked(table) == (SECOND, "place")
    assert runs(table, "leftover") == ["EE2.1", "EE2.2", "EE3.3", "EE3.4"]


# SE.12


def test_the_nuclear_bomb_of_the_bot() -> None:
    """§SE.12 Every other open theatre retreats by 2 towards you, one short at most; the finished one does not."""
    table = bot("NUK", "EE WE SA", "EE1", marker={"WE": "Ax 5", "SA": "Al 9", "PO": "Ax 3"})
    assert tokens_placed(table) == [("NUK", "EE2.2")]
    assert [shown(table, theatre) for theatre in ALL] == ["Ax 3", "Ax 3", "Ax 7", "0", "Al 10"]


@pytest.mark.parametrize(("needs_icon", "bombs"), [(False, True), (True, False)])
def test_a_bombardment_of_the_bot_on_a_blank_space(needs_icon: bool, bombs: bool) -> None:
    """§SE.12 Your reserve is bombed at random; with the option of ruling R10 only together with an effect."""
    table = bot(
        "XF1",
        "EE",
        "EE1",
        placed={"EE2.1": "allies A1", "EE2.2": "allies A1"},
        marker={"EE": "Al 9"},
        reserve={"allies": "A1 N2"},
        bombard_needs_icon=needs_icon,
    )
    assert asked(table) == (CHANCE, "bomb" if bombs else "draw")


def test_a_task_force_of_the_bot_has_no_effect_of_the_space() -> None:
    """§SE.12 It is placed on research and researches nothing."""
    table = bot("TA5", "EE", "EE1")
    assert tokens_placed(table) == [("TA5", "EE2.2")]
    assert (events(table, "researched_unseen"), shown(table, "EE")) == ([], "Ax 5")


def test_leadership_of_the_bot_applies_twice() -> None:
    """§SE.12 Propaganda 2 twice."""
    table = bot("LDR", "SA", placed={"SA1.3": "allies A1"})
    assert (tokens_placed(table), table.state.score) == ([("LDR", "SA1.1")], [4, 0])


@pytest.mark.parametrize(
    ("marker", "targets"),
    [
        ({"WE": "Al 2", "PO": "Ax 1", "EE": 0, "SA": "Ax 1"}, ["WE", "EE"]),
        ({"WE": "Ax 1", "PO": "Al 3", "EE": "Ax 1", "SA": "Ax 1"}, ["PO", "PO"]),
    ],
)
def test_the_second_strategic_choice_sees_the_first_carried_out(marker: dict[str, Any], targets: list[str]) -> None:
    """§SE.12 Two choices, one after the other: elsewhere, or where the first has just made a tie (ruling R69)."""
    table = bot("LDR", marker=marker)
    assert tokens_placed(table) == [("LDR", "AF1.1")]
    assert runs(table, "strategic") == targets
    assert [event[2] for event in events(table, "marker")] == [*targets, "AF"]


@pytest.mark.parametrize(("at", "after"), [("Al 4", "Al 1"), (0, "Ax 1")])
def test_partisans_of_the_bot(at: str | int, after: str) -> None:
    """§SE.12 Three where you lead, otherwise one."""
    table = bot("PAR", "EE", "EE1", marker={"EE": at})
    assert shown(table, "EE") == after


def test_the_spy_of_the_bot_copies_your_last_token() -> None:
    """§SE.12 The task force you placed: strength 5 and no effect of the space."""
    table = play(you("TA5", "SPY", finished={"WE": NOBODY, "PO": NOBODY, "SA": NOBODY}), "TA5 AF1.1")
    assert table.state.placed["AF1.3"][1:] == ("SPY", "TA5", 5)
    assert events(table, "researched_unseen") == []


# SE.13, SE.14


def test_the_spy_of_the_bot_copying_your_scientist_flies() -> None:
    """§SE.13 Air of strength 3, in an active campaign, with the effect of the space (ruling R54)."""
    table = play(you("SCI", "SPY", finished={"WE": NOBODY, "AF": NOBODY, "SA": NOBODY, "EE": NOBODY}), "SCI PO3.3")
    assert table.state.placed["PO3.3"].strength == 0
    assert table.state.placed["PO1.2"].token == "SPY"
    assert shown(table, "PO") == "Ax 3"
    assert events(table, "researched_unseen") == [("researched_unseen", FIRST)]


@pytest.mark.parametrize("copies_number", [False, True])
def test_the_copied_scientist_is_worth_three_in_either_reading(copies_number: bool) -> None:
    """§SE.13 Also where a spy copies the number (ruling R12): the bot's scientist has none but 3."""
    table = bot("SPY", "PO", last={"allies": "SCI"}, spy_copies_number=copies_number)
    assert shown(table, "PO") == "Ax 3"


def test_your_spy_copying_the_scientist_of_the_bot_flies() -> None:
    """§SE.14 With a strength of 3; one space of the active campaign is free, so nothing is asked."""
    table = bot("SCI", "PO", reserve={"allies": "SPY"}, bag={"axis": "A1", "allies": "A1"}, pile="")
    assert tokens_placed(table) == [("SCI", "PO1.2")]
    assert table.state.placed["PO1.1"][1:] == ("SPY", "SCI*", 3)


def test_your_spy_after_the_scientist_of_the_bot_may_not_leave_the_active_rows() -> None:
    """§SE.14 Land, sea or both, as air does."""
    table = bot("SCI", "PO EE", "EE1", reserve={"allies": "SPY"}, bag={"axis": "A1", "allies": "A1"}, pile="")
    assert tokens_placed(table) == [("SCI", "EE2.2")]
    assert spaces_offered(table, "SPY") == ["PO1.1", "PO1.2", "EE2.1", "EE2.3"]
    play(table, "SPY PO1.1")
    assert shown(table, "PO") == "Al 3"
