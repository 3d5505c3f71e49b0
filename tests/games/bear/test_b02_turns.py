"""B2 and B3: rounds, turns, actions, the spent check, stress, command points."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bear.position import ALWAYS, NEVER, about, asked, battle, events, options, play, unit
from visavis.games.bear import GAME
from visavis.games.bear.rules.paying import FACES
from visavis.games.bear.rules.shooting import cost_of_attack, shot
from visavis.games.bear.sheets import Duel
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table

TWO = (
    "R1 german-rifles-41 B01 N",
    "R2 german-rifles-41 H09 N",
    "P1 soviet-rifles-41 R12 N",
    "P2 soviet-rifles-41 N12 N",
)


# B2.0 Rounds and turns


def test_the_sides_take_turns_of_one_action() -> None:
    """§B2.0a"""
    table = battle(*TWO)
    movers = []
    for unit_, face in (("R1", NEVER), ("P1", NEVER), ("R2", NEVER), ("P2", NEVER)):
        assert table.pending is not None
        movers.append(table.pending.seat)
        play(table, unit_, "stall", face)
    assert movers == [0, 1, 0, 1]


def test_the_scenario_says_who_begins() -> None:
    """§B2.0b"""
    for scenario, first in (("duel1", 1), ("duel4", 0)):
        table = Table.new(GAME, scenario)
        while asked(table) == "card":
            play(table, options(table)[0])
        assert (asked(table), table.state.round) == ("unit", 1)
        assert table.pending is not None
        assert table.pending.seat == table.state.first == first


def test_two_passes_in_a_row_end_the_round() -> None:
    """§B2.0c And an action in between starts the count anew."""
    table = battle(*TWO)
    play(table, "pass", "P1", "stall", NEVER, "pass")
    assert asked(table) == "unit"
    play(table, "pass")
    assert ("round_over", 1) in events(table)


def test_an_action_is_chosen_done_priced_and_checked() -> None:
    """§B2.1a In this order."""
    table = battle(*TWO, caps=(3, 0))
    names = []
    for answer in ("R1", "move", "B02", "S", 1):
        names.append(asked(table))
        play(table, answer)
    assert names == ["unit", "action", "hex", "facing", "caps_on_cost"]
    assert asked(table) == "spent_check"
    assert about(table, "cost") == 1  # moved backwards for 2, one command point


# B2.2 and B2.3 Who may act


def test_a_spent_unit_acts_only_if_its_cost_comes_down_to_nothing() -> None:
    """§B2.2a"""
    units = ("R1 german-rifles-41 B01 N spent", "P1 soviet-rifles-41 R12 N")
    assert asked(battle(*units)) == "unit"
    assert battle(*units).pending.seat == 1  # type: ignore[union-attr]
    assert options(battle(*units, caps=(1, 0))) == ["R1", "pass"]


def test_a_spent_unit_fights_as_well_as_a_fresh_one() -> None:
    """§B2.2b"""
    fresh = battle("R german-rifles-41 H07 N", "P soviet-rifles-41 H05 S").state
    tired = battle("R german-rifles-41 H07 N spent", "P soviet-rifles-41 H05 S spent").state
    assert shot(fresh, fresh.units["R"], fresh.units["P"]) == shot(tired, tired.units["R"], tired.units["P"])
    assert shot(fresh, fresh.units["P"], fresh.units["R"]) == shot(tired, tired.units["P"], tired.units["R"])


def test_what_a_unit_may_do() -> None:
    """§B2.3a Every action that is possible here, and no other."""
    table = battle("R german-rifles-41 H07 N hit=soft-unnerved", "P soviet-rifles-41 H05 S")
    play(table, "R")
    assert options(table) == ["move", "pivot", "attack", "recon", "rally", "stall", "dig"]


@pytest.mark.parametrize(
    ("action", "answers", "cost"),
    [
        ("attack", [(1, 1)], 3),
        ("move", ["H06", "N"], 1),
        ("pivot", ["S"], 1),
        ("rally", [(1, 1)], 5),
        ("stall", [], 1),
        ("dig", [], 5),
    ],
)
def test_every_action_has_its_price(action: str, answers: list[object], cost: int) -> None:
    """§B2.4a Printed or fixed; §B2.6a one more under stress."""
    units = ("R german-rifles-41 H07 N hit=soft-unnerved known", "P soviet-rifles-41 H05 S")
    table = play(battle(*units), "R", action, *answers)
    assert (asked(table), about(table, "cost")) == ("spent_check", cost)
    again = play(battle(*units, stressed="R"), "R", action, *answers)
    assert about(again, "cost") == cost + 1


# B2.5 The spent check


@pytest.mark.parametrize(("face", "is_spent"), [(1, True), (2, True), (3, True), (4, False), (7, False)])
def test_a_roll_above_the_cost_keeps_a_unit_fresh(face: int, is_spent: bool) -> None:
    """§B2.5a An attack of German rifles costs 3."""
    table = play(battle("R german-rifles-41 H07 N", "P soviet-rifles-41 H05 S"), "R", "attack", (1, 1), face)
    assert unit(table, "R").spent == is_spent


def test_the_red_die_has_its_ten_faces() -> None:
    """§B2.5a §B2.5b 20, 30, 50, 60, 80, 90 and 100 per cent."""
    table = play(battle("R german-rifles-41 H07 N"), "R", "stall")
    assert table.pending is not None
    assert (table.pending.seat, Counter(table.pending.pool)) == (CHANCE, Counter(FACES))
    assert sorted(FACES) == [1, 1, 2, 3, 3, 4, 5, 5, 6, 7]
    assert [sum(1 for face in FACES if face <= cost) * 10 for cost in range(1, 8)] == [20, 30, 50, 60, 80, 90, 100]


# B2.6 Stress


def test_who_acted_in_the_last_turn_pays_one_more() -> None:
    """§B2.6a Never more than one."""
    table = play(battle(*TWO), "R1", "stall", NEVER, "P1", "stall", NEVER, "R1", "stall")
    assert about(table, "cost") == 2
    play(table, NEVER, "P1", "stall", NEVER, "R1", "stall")
    assert about(table, "cost") == 2


def test_an_action_for_nothing_stresses_too() -> None:
    """§B2.6b Paid away with command points, or by a card."""
    table = play(battle(*TWO, caps=(1, 0)), "R1", "stall", 1)
    assert table.state.stressed[0] == ("R1",)
    table = play(battle(*TWO, hands=("02", "")), "R1", "card-02", "pivot", "S")
    assert table.state.stressed[0] == ("R1",)


def test_a_bonus_card_stresses_nobody() -> None:
    """§B2.6b Scouts before the action."""
    table = play(battle(*TWO, hands=("14", ""), caps=(1, 0)), "card-14")
    assert table.state.acted == ()
    assert asked(table) == "unit"


def test_stress_lasts_one_turn() -> None:
    """§B2.6c Another unit's action takes it away."""
    table = play(battle(*TWO), "R1", "stall", NEVER, "P1", "stall", NEVER, "R2", "stall", NEVER)
    assert table.state.stressed[0] == ("R2",)


def test_a_pass_costs_nothing_and_takes_all_stress_away() -> None:
    """§B2.7a One may act again later."""
    table = play(battle(*TWO, stressed="R1"), "pass")
    assert table.state.stressed[0] == ()
    play(table, "P1", "stall", NEVER)
    assert asked(table) == "unit"
    assert not events(table, "spent_roll")[1:]


def test_stalling_costs_one_and_is_no_pass() -> None:
    """§B2.8a"""
    table = play(battle(*TWO), "R1", "stall")
    assert about(table, "cost") == 1
    play(table, ALWAYS)
    assert unit(table, "R1").spent
    assert table.state.passes == 0
    assert table.state.stressed[0] == ("R1",)


# B3 Command points


def test_command_points_belong_to_the_side_and_never_fall_below_three() -> None:
    """§B3.0a §B9.7a"""
    assert battle(*TWO, agenda=[("refresh",)]).state.caps == [4, 4]
    assert battle(*TWO, agenda=[("refresh",)], losses=(1, 9), caps=(1, 7)).state.caps == [3, 3]


def test_up_to_two_points_lower_the_number_of_an_own_roll() -> None:
    """§B3.2a Rifles against rifles: 12 - 2 = 10."""
    table = battle("R german-rifles-41 H07 N", "P soviet-rifles-41 H05 S", caps=(5, 0))
    play(table, "R", "attack")
    assert (asked(table), about(table, "needed"), options(table)) == ("caps_on_roll", 10, [0, -1, -2])
    play(table, -2)
    assert about(table, "needed") == 8
    assert table.state.caps[0] == 3


def test_the_limit_of_two_is_for_each_roll() -> None:
    """§B3.2b Two targets in a hex, two points each."""
    units = ("R german-rifles-41 H07 N", "P1 soviet-rifles-41 H05 S", "P2 soviet-rifles-41 H05 S")
    table = play(battle(*units, caps=(5, 0)), "R", "attack", "P2", -2, (1, 1), -2, (1, 1))
    assert table.state.caps[0] == 1
    assert asked(table) == "caps_on_cost"


def test_points_count_for_checks_against_a_number_only() -> None:
    """§B3.2c Attack, rally, initiative, drift, reveal, own mines; not the tables of cards 08 and 10 (ruling R41)."""
    table = play(battle(*TWO, caps=(4, 4), hands=("10", "")), "R1", "card-10")
    assert asked(table) == "sniper"
    table = play(battle("R german-rifles-41 B01 N hit=soft-pinned", caps=(2, 0), agenda=[("rally_roll", "R")]))
    assert asked(table) == "caps_on_roll"
    table = battle(*TWO, caps=(2, 2), agenda=[("initiative",)])
    assert options(table) == [0, -1, 1, -2, 2]


def test_any_number_of_points_lowers_the_cost() -> None:
    """§B3.3a Not below nothing."""
    table = battle("R german-rifles-41 H07 N", "P soviet-rifles-41 H05 S", caps=(9, 0))
    play(table, "R", "attack", 0, (1, 1))
    assert options(table) == [0, 1, 2, 3]
    play(table, 2)
    assert about(table, "cost") == 1


def test_at_no_cost_there_is_no_check() -> None:
    """§B3.4a"""
    table = battle("R german-rifles-41 H07 N", "P soviet-rifles-41 H05 S", caps=(3, 0))
    play(table, "R", "attack", 0, (1, 1), 3)
    assert asked(table) == "unit"
    assert not events(table, "spent_roll")


def test_a_spent_unit_acts_for_nothing_and_stays_spent() -> None:
    """§B3.4b Stressed it is all the same."""
    table = battle("R german-rifles-41 H07 N spent", "P soviet-rifles-41 H05 S", caps=(4, 0))
    play(table, "R", "attack", 0, (1, 1))
    assert unit(table, "R").spent
    assert table.state.caps[0] == 1
    assert table.state.stressed[0] == ("R",)


def test_the_points_for_a_spent_unit_must_be_there_when_it_begins() -> None:
    """§B3.4c Two points: it may turn or step ahead, but not attack for three; and what it will cost is set aside."""
    units = ("R german-rifles-41 H07 N spent", "P soviet-rifles-41 H05 S")
    assert "attack" not in options(play(battle(*units, caps=(2, 0)), "R"))
    table = play(battle(*units, caps=(4, 0)), "R", "attack")
    assert options(table) == [0, -1]
    assert cost_of_attack(table.state, unit(table, "R"), "H05") == 3
    table = play(battle(*units, caps=(1, 0)), "R", "move")
    assert options(table) == ["H06", "I06"]  # G06 is heavy woods


def test_the_last_round_ends_the_battle() -> None:
    """§B9.3a A duel has its number of rounds; the side on the marker wins."""
    table = battle(*TWO, duel=Duel(1, "german", "own"), vp=("soviet", 2))
    play(table, "pass", "pass")
    assert table.over
    assert (table.state.winner, table.state.ending) == (1, "last_round")
