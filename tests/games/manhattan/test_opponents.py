"""The opponents, line by line: what they choose, and the line that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from tests.games.manhattan.positions import GAME, Lot, draw_anything, nation, options, play, position, spaces_offered
from visavis.games.manhattan.board import CONSTRUCTION
from visavis.games.manhattan.bot.mind import DIRECTOR, TRAINEE
from visavis.games.manhattan.state import Race
from visavis.kernel.game import Advice
from visavis.kernel.priorities import IDLE, KEPT, SKIPPED, Line
from visavis.kernel.table import Table

BOTH: Final = (DIRECTOR, TRAINEE)
both = pytest.mark.parametrize("level", BOTH)
OTHERS: Final = "L1 L1 L1 E1 E1 E1 S1 S1 S1 L2 L2 L2 E2 E2 E2 S2 S2 S2 S2"
THE_ONLY_OTHER: Final = "L1 L1 L1 L1 E1 E1 E1 E1 S1 S1 S1 S1 Lc Lc Lc Lc Ec Ec Ec"


def advice(table: Table[Race], level: str) -> Advice:
    """What an opponent would do in the seat that is asked now."""
    choice = draw_anything(table).pending
    assert choice is not None
    return table.advise(choice.seat, level)


def chosen(table: Table[Race], level: str = DIRECTOR) -> tuple[Any, ...]:
    return advice(table, level).options


def line(table: Table[Race], text: str, level: str = DIRECTOR) -> Line:
    """The one line with this sentence."""
    (found,) = [each for each in advice(table, level).lines if each.text == text]
    return found


def reason(table: Table[Race], text: str, level: str = DIRECTOR) -> tuple[str, list[Any], list[Any]]:
    """Which rule a line cites, and what it had and left; it was carried out."""
    found = line(table, text, level)
    assert found.note == KEPT
    return found.rule, list(found.before), list(found.after)


def texts(table: Table[Race], level: str = DIRECTOR) -> list[str]:
    return [each.text for each in advice(table, level).lines]


def all_but(*free: str, by: str = OTHERS) -> Mapping[str, str]:
    """Somebody else's worker on every space of the main board but these and construction."""
    spaces = [space for space in position().state.board.spaces if space not in (*free, CONSTRUCTION)]
    return dict(zip(spaces, by.split(), strict=False))


# The turn


@both
def test_loads_that_win_are_played_at_once(level: str) -> None:
    """§T1 50 points and two loads that can be paid: it does not matter which comes first."""
    table = position(red=nation(own="1L", bombs="gone_fission the_swede", bombers=2, money=7))
    assert chosen(table, level) == ("load gone_fission", "load the_swede")
    assert reason(table, "win_now", level) == ("T1", options(table), ["load gone_fission", "load the_swede"])
    assert texts(table, level) == ["win_now"]


@both
def test_of_three_tests_only_the_one_that_wins_is_played(level: str) -> None:
    """§T1 8 for the token, 34 and 22 for those that stay make 64; any other test makes less than 60."""
    table = position(red=nation(own="1L", bombs="b_flat the_last_word big_bertha", bombers=0))
    assert reason(table, "win_now", level) == ("T1", options(table), ["test b_flat"])
    assert chosen(table, level) == ("test b_flat",)


@both
def test_a_build_may_begin_what_wins(level: str) -> None:
    """§T1 30 points, and two bombs whose crews and fuel are there together."""
    lot = nation(own="2E 3S", bombs="the_minion", hand="tomboy small_fry", uranium=8, bombers=0)
    table = position(red=lot)
    assert reason(table, "win_now", level) == ("T1", options(table), ["build tomboy", "build small_fry"])
    assert "win_now" not in texts(position(red=lot._replace(own="2E 2S")), level)


def test_nobody_wins_now_by_money_he_has_not() -> None:
    """§T1 One dollar short of the second load."""
    table = position(red=nation(own="1L", bombs="gone_fission the_swede", bombers=2, money=6))
    assert "win_now" not in texts(table)


@both
def test_with_a_bomb_to_build_nobody_rests(level: str) -> None:
    """§T4 Four laborers could come home."""
    table = position(red=nation(own="2E 2S", hand="tomboy", uranium=5))
    assert "retrieve" in options(table)
    assert reason(table, "build_ready", level) == ("T4", ["retrieve", "work"], ["work"])
    assert chosen(table, level) == ("build tomboy",)
    assert "rest" not in texts(table, level)


def test_with_little_left_to_do_the_workers_come_home() -> None:
    """§T5 Two fighters nobody needs are worth less than three laborers."""
    table = position(red=nation(own="1L", money=0), spaces=all_but("factory_fighters"))
    assert reason(table, "rest") == ("T5", ["retrieve", "work"], ["retrieve"])
    value, bar = line(table, "rest").about
    assert 0 < value < bar
    assert chosen(table) == ("retrieve",)


def test_with_much_to_do_the_workers_stay_out() -> None:
    """§T6 The same with money for a building."""
    table = position(red=nation(own="1L", money=10), spaces=all_but("factory_fighters"))
    assert reason(table, "work") == ("T6", ["retrieve", "work"], ["work"])
    assert chosen(table) == (CONSTRUCTION,)


def test_what_a_turn_with_everybody_at_home_would_bring_speaks_for_rest() -> None:
    """§T5 To the Director: the more, the more its buildings can make then; those that are damaged make nothing."""
    bars = [
        line(position(red=nation(own="1L", money=0, buildings=b), spaces=all_but()), "rest").about[1]
        for b in ("", "12:L0,L0", "12:L0,L0 21:L0", "12*1:L0,L0 21:L0")
    ]
    assert bars[0] < bars[1] < bars[2]
    assert bars[3] < bars[2]


def test_who_is_still_at_home_speaks_against_rest() -> None:
    """§T5 To the Trainee: the bar is lower the more workers stand ready, and higher the more are out."""
    tables = [
        position(red=nation(own=own, hired=hired, money=0), spaces=all_but())
        for own, hired in (("1L", ""), ("1L", "2S"), ("3L", ""))
    ]
    bars = [each.about[1] for t in tables for each in advice(t, TRAINEE).lines if each.text in ("rest", "work")]
    assert bars[0] > bars[1]
    assert bars[0] > bars[2]


def test_the_trainee_sees_only_the_space_and_the_director_the_buildings_behind_it() -> None:
    """§T5 §T6 A university is worth going on for; the trainee looks at the main board alone and goes home."""
    table = position(red=nation(own="1L 1S", buildings="21 30", money=0), spaces=all_but())
    assert reason(table, "work") == ("T6", ["retrieve", "work"], ["work"])
    assert reason(table, "rest", TRAINEE) == ("T5", ["retrieve", "work"], ["retrieve"])
    assert (chosen(table), chosen(table, TRAINEE)) == (("building 30",), ("retrieve",))


def test_whoever_has_nobody_out_must_place() -> None:
    """§T3"""
    assert reason(position(), "forced") == ("T3", ["retrieve", "work"], ["work"])
    assert "forced" not in texts(play(position(red=nation(own="4L", buildings="11")), "factory_fighters"))


def test_the_director_takes_the_space_that_lets_it_win_this_turn() -> None:
    """§T2 44 points, and four of the five uranium for 24 more: the enrichment plant makes the fifth."""
    lot = nation(own="1L 4E 4S", bombs="the_minion+ small_fry", hand="tomboy", uranium=4, yellowcake=2, money=6)
    table = position(red=lot)
    assert reason(table, "win_chain") == ("T2", spaces_offered(table), ["enrichment"])
    assert chosen(table) == ("enrichment",)
    assert "win_chain" not in texts(table, TRAINEE)
    assert "win_chain" not in texts(position(red=lot._replace(uranium=3)))


# The main board


@both
def test_the_crew_of_a_ready_bomb_goes_nowhere_else(level: str) -> None:
    """§M1a Engineers and scientists are kept: what only they can do is out of the question."""
    table = position(red=nation(own="1L 2E 2S", hand="tomboy", uranium=5))
    rule, before, after = reason(table, "reserve", level)
    assert (rule, before) == ("M1a", spaces_offered(table))
    assert set(before) - set(after) == {"factory_money_right", "mine_right", "design_bomb"}


@both
def test_a_worker_of_the_kept_crew_is_not_the_one_who_goes(level: str) -> None:
    """§M1b Two engineers are wanted for the bomb, of three scientists only two."""
    table = play(position(red=nation(own="2E 3S", hand="tomboy", uranium=5)), "mine_mid")
    assert reason(table, "keeps_reserve", level) == ("M1b", ["E", "S"], ["S"])
    assert chosen(table, level) == ("S",)


def test_without_the_fuel_no_crew_is_kept() -> None:
    """§M1a"""
    table = position(red=nation(own="1L 2E 2S", hand="tomboy", uranium=4))
    assert reason(table, "reserve") == ("M1a", spaces_offered(table), spaces_offered(table))


def test_the_director_weighs_six_spaces_and_espionage() -> None:
    """§M2"""
    rule, before, after = reason(position(), "worth_weighing")
    assert (rule, before) == ("M2", spaces_offered(position()))
    assert len(after) == 7
    assert {"construction", "univ_3", "espionage"} < set(after)


def test_a_spy_more_is_worth_something_to_the_director_the_earlier_the_more() -> None:
    """§M3a Nothing to one who has six, and less near the end."""
    values = [
        dict(line(position(red=lot, green=green), "value").about)["espionage"]
        for lot, green in (
            (nation(), nation()),
            (nation(), nation(bombs="tomboy")),
            (nation(spies=6), nation()),
        )
    ]
    assert values[0] == pytest.approx(values[2] + 1.5, abs=0.11)
    assert values[0] > values[1] > values[2]


def test_the_trainee_weighs_five_spaces() -> None:
    """§M2"""
    rule, before, after = reason(position(), "worth_weighing", TRAINEE)
    assert (rule, before) == ("M2", spaces_offered(position()))
    assert after == ["construction", "mine_mid", "univ_2", "univ_3", "univ_4"]


def test_the_space_worth_most_is_taken() -> None:
    """§M3a A scientist for nothing beats one for $3, an engineer, and a building that cannot be paid."""
    table = position(red=nation(money=0), spaces={"univ_1": "L1"})
    rule, before, after = reason(table, "value")
    assert (rule, after) == ("M3a", ["univ_3"])
    values = dict(line(table, "value").about)
    assert sorted(values, key=values.__getitem__)[-2:] == ["univ_2", "univ_3"]
    assert set(values) == set(before)
    assert chosen(table) == ("univ_3",)


def test_what_a_space_gives_the_others_counts_against_it() -> None:
    """§M3a A mine that gives every rival yellowcake is worth less among more of them."""
    values = [dict(line(position(scenario), "value").about)["mine_mid"] for scenario in ("two", "three", "four")]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_the_director_counts_what_the_rest_of_the_turn_will_bring() -> None:
    """§M3a Laborers of univ_1 are worth more to one whose mines stand empty."""
    bare, mines = (
        dict(line(position(red=nation(buildings=b), spaces=all_but("univ_1")), "value").about)["univ_1"]
        for b in ("", "13 15")
    )
    assert mines > bare + 1


def test_the_trainee_misjudges_a_space_the_same_way_every_time() -> None:
    """§M3a By less than four, and not by what another turn would have it."""
    seen = [dict(line(position(turn=turn), "value", TRAINEE).about) for turn in (8, 8, *range(9, 29))]
    assert seen[0] == seen[1] != seen[2]
    for space in seen[0]:
        values = [each[space] for each in seen if space in each]
        assert 2 < max(values) - min(values) < 4.1


def test_a_turn_without_the_main_board_may_be_better() -> None:
    """§M3c The only worker is wanted at the university; on construction he could buy nothing."""
    table = position(red=nation(own="1L 1S", buildings="21 30", money=0), spaces=all_but())
    assert reason(table, "no_step_1") == ("M3c", [CONSTRUCTION], [])
    value, bar = line(table, "no_step_1").about
    assert value < bar
    assert chosen(table)[0].startswith("building ")


def test_a_card_is_bought_for_its_worth_less_its_price() -> None:
    """§M3d The same card is dearer two slots further; nothing is bought that is worth less than it costs."""
    cheap = play(position(market="22 11 12 13 1 2 3", red=nation(money=20)), CONSTRUCTION)
    assert reason(cheap, "purchase") == ("M3d", options(cheap), ["22"])
    values = dict(line(cheap, "purchase").about)
    assert values["none"] == 0
    dear = play(position(market="11 12 13 22 1 2 3", red=nation(money=20)), CONSTRUCTION)
    assert dict(line(dear, "purchase").about)["22"] == pytest.approx(values["22"] - 2.5)


def test_nothing_is_bought_that_is_not_worth_its_price() -> None:
    """§M3d Near the end of the game, and with five of each kind, no card of the market is worth its dollars."""
    lot = nation(money=20, buildings="1 2 3 4 5 11 12 13 14 15", bombs="the_minion tomboy")
    table = play(position(market="6 7 8 16 17 18 19", red=lot), CONSTRUCTION)
    assert reason(table, "purchase") == ("M3d", options(table), ["none"])
    assert max(value for card, value in line(table, "purchase").about if card != "none") < 0


DENYING: Final = nation(own="1L 1S", hand="big_bang", yellowcake=2, money=1)


def near_a_bomb(green: Lot) -> Table[Race]:
    """For red, the mine in the middle and the reactor are worth almost the same."""
    return position("five", red=DENYING, green=green, spaces=all_but("mine_mid", "reactor"))


def test_of_two_spaces_worth_the_same_the_director_takes_what_a_rival_needs() -> None:
    """§M4 Green holds a design and two plutonium."""
    table = near_a_bomb(nation(hand="small_fry", plutonium=2))
    assert reason(table, "value")[2] == ["mine_mid", "reactor"]
    assert reason(table, "deny") == ("M4", ["mine_mid", "reactor"], ["reactor"])
    assert chosen(table) == ("reactor",)


@pytest.mark.parametrize(
    "green",
    [
        nation(hand="small_fry", plutonium=1),
        nation(plutonium=2),
        nation(hand="small_fry", uranium=2),
    ],
)
def test_a_rival_without_a_design_or_without_that_fuel_needs_nothing(green: Lot) -> None:
    """§M4 §M3b Then the better of the two is taken."""
    table = near_a_bomb(green)
    assert line(table, "deny").note == SKIPPED
    assert reason(table, "most_value") == ("M3b", ["mine_mid", "reactor"], ["reactor"])


def test_the_trainee_is_in_nobodys_way() -> None:
    """§M4"""
    for turn in range(8, 16):
        table = near_a_bomb(nation(hand="small_fry", plutonium=2))
        table.state.turn = turn
        assert all(each.note == IDLE for each in advice(table, TRAINEE).lines if each.text == "deny")


@both
def test_the_cheapest_worker_goes(level: str) -> None:
    """§M5a Laborer, engineer, scientist."""
    table = play(position(red=nation(own="1L 1E 1S")), "mine_mid")
    assert reason(table, "cheapest_worker", level) == ("M5a", ["L", "E", "S"], ["L"])
    assert chosen(table, level) == ("L",)
    table = play(position(red=nation(own="1E 1S")), "mine_mid")
    assert reason(table, "cheapest_worker", level) == ("M5a", ["E", "S"], ["E"])


@both
def test_to_construction_goes_whoever_builds_best(level: str) -> None:
    """§M5b With $2 the engineer, who pays nothing in the first two slots; with $20 the laborer buys better."""
    table = play(position(red=nation(own="1L 1E 1S", money=2)), CONSTRUCTION)
    assert reason(table, "best_buyer", level) == ("M5b", ["L", "E", "S"], ["E"])
    assert chosen(table, level) == ("E",)
    table = play(position(red=nation(own="1L 1E 1S", money=20)), CONSTRUCTION)
    assert reason(table, "best_buyer", level) == ("M5b", ["L", "E", "S"], ["L"])
    assert chosen(table, level) == ("L",)


# Bombs and buildings


@both
def test_the_bomb_with_more_points_is_built_first(level: str) -> None:
    """§B1 Both are ready; nobody can be spared for the main board."""
    table = position(red=nation(own="2E 2S", hand="small_fry tomboy", uranium=8))
    assert reason(table, "build", level) == ("B1", options(table), ["build tomboy"])
    assert chosen(table, level) == ("build tomboy",)


def test_a_bomb_outside_the_plan_is_not_built() -> None:
    """§B1 The fuel of the small one is wanted for the great one, which wins with two loads."""
    lot = nation(own="3S", bombs="tomboy", hand="the_minion small_fry", uranium=3, bombers=2, money=0)
    table = play(position(red=lot), "factory_fighters")
    assert "build small_fry" in options(table)
    assert chosen(table) == ("end",)


@both
def test_a_test_that_pays_at_once_is_made(level: str) -> None:
    """§B2 8 for the token, 8 lost, and 14 gained by the other bomb; the one worth least is given up."""
    lot = nation(own="1L 1S", bombs="big_bang ay_caramba", bombers=0, money=0)
    table = play(position(red=lot), "factory_fighters", "L")
    assert reason(table, "test", level) == ("B2", ["test big_bang", "test ay_caramba", "end"], ["test ay_caramba"])
    assert chosen(table, level) == ("test ay_caramba",)


@both
def test_a_test_that_loses_points_is_not_made(level: str) -> None:
    """§B2 A loaded bomb of 9 for a token of 8."""
    table = play(position(red=nation(own="1L 1S", bombs="nutcracker+", bombers=0, money=0)), "factory_fighters", "L")
    assert "test nutcracker" in options(table)
    assert chosen(table, level) == ("end",)


def test_an_unloaded_bomb_is_tested_before_a_loaded_one() -> None:
    """§B2"""
    lot = nation(own="1L 1S", bombs="ay_caramba+ b_flat the_last_word", bombers=0, money=0)
    table = play(position("two", red=lot), "factory_fighters", "L")
    assert reason(table, "test") == ("B2", options(table), ["test b_flat"])


def test_the_director_tests_for_the_bombs_it_will_build() -> None:
    """§B2 By itself the test brings nothing: 8 for 8. The trainee waits."""
    lot = nation(own="1L 1S", bombs="ay_caramba", hand="big_bang", plutonium=7, bombers=0, money=0)
    table = play(position(red=lot), "factory_fighters", "L")
    assert reason(table, "test") == ("B2", ["test ay_caramba", "end"], ["test ay_caramba"])
    assert chosen(table) == ("test ay_caramba",)
    assert chosen(table, TRAINEE) == ("end",)


LOADING: Final = nation(own="2L", bombs="tear_drop small_fry", bombers=2, money=9)


@both
def test_the_cheapest_bomb_is_loaded_first(level: str) -> None:
    """§B3 With one rival both levels load whatever they can."""
    table = play(position("two", red=LOADING), "factory_fighters")
    assert reason(table, "load", level) == ("B3", ["load tear_drop", "load small_fry", "end"], ["load small_fry"])
    assert chosen(table, level) == ("load small_fry",)


def test_among_several_rivals_the_director_does_not_load_below_half_the_goal() -> None:
    """§B3 23 of 60 points: it draws no fire; the trainee loads all the same."""
    table = play(position(red=LOADING), "factory_fighters")
    assert chosen(table) == ("end",)
    assert reason(table, "load", TRAINEE) == ("B3", options(table), ["load small_fry"])


def test_from_half_the_goal_on_the_director_loads() -> None:
    """§B3 30 of 60."""
    table = play(position(red=LOADING._replace(bombs="tear_drop oopsie_daisy")), "factory_fighters")
    assert reason(table, "load") == ("B3", options(table), ["load oopsie_daisy"])
    table = play(position(red=LOADING._replace(bombs="tear_drop dear_john")), "factory_fighters")
    assert chosen(table) == ("end",)


def test_a_bomb_named_for_testing_is_not_loaded() -> None:
    """§B3 One may be loaded, the other is to be tested for the one in hand."""
    lot = nation(own="1L 3E 1S", bombs="ay_caramba tear_drop", hand="big_bang", plutonium=7, bombers=2, money=9)
    table = play(position("two", red=lot), "factory_fighters", "L")
    assert chosen(table, TRAINEE) == ("load tear_drop",)
    table = play(position("two", red=lot._replace(bombs="ay_caramba tear_drop+")), "factory_fighters", "L")
    assert "load ay_caramba" in options(table)
    assert chosen(table, TRAINEE) == ("end",)


def test_universities_come_before_better_buildings() -> None:
    """§B4a A third engineer is worth 3.2, and 1 more because he serves this turn; a mine brings 2.5."""
    lot = nation(own="4L 2E", buildings="14 22")
    table = play(position(red=lot), "factory_fighters", "L")
    values = dict(line(table, "best_building").about)
    assert reason(table, "best_building") == ("B4a", ["building 14", "building 22"], ["building 22"])
    assert values["building 22"] == pytest.approx(3.2 - 0.25 + 1, abs=0.06)


def test_a_foreign_building_comes_before_an_own_one_of_the_same_worth() -> None:
    """§B4a Access ends with the turn."""
    table = play(position(red=nation(own="4L", buildings="11", spies=1), green=nation(buildings="12")), "espionage")
    rule, before, after = reason(table, "best_building")
    assert (rule, before, after) == ("B4a", ["building 11", "building 12"], ["building 12"])
    values = dict(line(table, "best_building").about)
    assert values["building 12"] == pytest.approx(2 - 0.5 + 0.4, abs=0.06)
    assert values["building 11"] == pytest.approx(1 - 0.25, abs=0.06)


def test_the_trainee_uses_buildings_in_any_order_half_the_time() -> None:
    """§B4b Which turns these are, the position says: the same always does the same."""
    careless = []
    for turn in range(1, 41):
        table = play(position(red=nation(own="3L", buildings="11 21 2"), turn=turn), "factory_fighters")
        found = reason(table, "careless", TRAINEE) if "careless" in texts(table, TRAINEE) else None
        used = ["building 11", "building 21", "building 2"]
        assert found in (None, ("B4b", used, used))
        assert list(chosen(table, TRAINEE)) == (used if found else ["building 21"])
        assert chosen(table) == ("building 21",)
        careless.append(bool(found))
    assert 12 <= sum(careless) <= 28


@both
def test_of_two_sides_the_one_worth_more_is_gained(level: str) -> None:
    """§B4c"""
    table = play(position(red=nation(own="3L", buildings="25")), "factory_fighters", "building 25")
    assert reason(table, "better_side", level) == ("B4c", ["scientists", "engineers"], ["scientists"])
    assert chosen(table, level) == ("scientists",)


@both
def test_of_two_prices_the_lower_is_paid(level: str) -> None:
    """§B4d Two yellowcake rather than the uranium."""
    lot = nation(own="1L 1S", buildings="42", uranium=1, yellowcake=4, hand="small_fry")
    table = play(position(red=lot), "factory_fighters", "L", "building 42")
    assert reason(table, "cheaper_side", level) == ("B4d", ["uranium", "yellowcake"], ["yellowcake"])
    assert chosen(table, level) == ("yellowcake",)


@both
def test_when_no_building_is_worth_its_workers_the_turn_ends(level: str) -> None:
    """§B5 With a heap of yellowcake the mine stays empty."""
    table = play(position(red=nation(own="2L", yellowcake=20, buildings="11")), "factory_fighters")
    assert reason(table, "nothing_more", level) == ("B5", ["building 11", "occupy", "end"], ["end"])
    assert chosen(table, level) == ("end",)


def test_whoever_must_place_somebody_for_nothing_parks_him_on_construction() -> None:
    """§B6 A load has begun the turn; the last scientist can do nothing that is worth it, and buys nothing."""
    lot = nation(own="1S", bombs="small_fry", bombers=1, money=1)
    table = play(position("two", red=lot, spaces=all_but(by=THE_ONLY_OTHER)), "load small_fry")
    assert reason(table, "park") == ("B6", [CONSTRUCTION, "talk"], [CONSTRUCTION])
    assert chosen(table) == (CONSTRUCTION,)


# Workers


@both
def test_workers_gained_are_taken_in_the_own_colour(level: str) -> None:
    """§W1"""
    table = play(position(), "univ_2")
    assert reason(table, "own", level) == ("W1", [1, 0], [1])
    assert chosen(table, level) == (1,)


@both
def test_contractors_are_sent_before_own_workers(level: str) -> None:
    """§W2a §W2b To a space, to a building, to a bomb, to a design."""
    table = play(position(red=nation(own="1L", hired="1L")), "mine_mid")
    assert reason(table, "contractor", level) == ("W2a", ["L", "Lc"], ["Lc"])
    assert chosen(table, level) == ("Lc",)
    table = play(position(red=nation(own="1L 1E 1S", hired="1S")), "design_bomb")
    assert reason(table, "contractor", level) == ("W2a", ["S", "Sc"], ["Sc"])
    table = play(position(red=nation(own="1L 2E", hired="1E", buildings="8")), CONSTRUCTION, "L", "none", "building 8")
    assert reason(table, "contractors_first", level) == ("W2b", [2, 1], [1])
    table = play(position(red=nation(own="2E 2S", hired="1S", uranium=5, hand="tomboy")), "build tomboy")
    assert reason(table, "contractors_first", level) == ("W2b", [2, 1], [1])
    assert chosen(table, level) == (1,)


def test_a_space_that_a_rival_needs_is_held_by_an_own_worker() -> None:
    """§W3 §W2a Green lacks one plutonium for a bomb it may hold; the trainee sends the contractor."""
    table = play(position(red=nation(own="1S", hired="1S", yellowcake=2), green=nation(hand="b_flat", plutonium=3)))
    play(table, "reactor")
    assert reason(table, "hold") == ("W3", ["S", "Sc"], ["S"])
    assert chosen(table) == ("S",)
    assert chosen(table, TRAINEE) == ("Sc",)
    harmless = play(position(red=nation(own="1S", hired="1S", yellowcake=2), green=nation(plutonium=3)), "reactor")
    assert (line(harmless, "hold").note, chosen(harmless)) == (IDLE, ("Sc",))


WINNING: Final = nation(own="1L 4E 2S", bombs="the_minion+ small_fry", hand="wipeout", uranium=6, money=0)


def test_in_its_last_turn_the_director_takes_the_contractors_a_rival_waits_for() -> None:
    """§W5 §W1 The third scientist wins; green holds a design and has no scientist."""
    table = play(position(red=WINNING, green=nation(hand="tomboy")), "univ_3", "L")
    assert reason(table, "last_contractors") == ("W5", [1, 0], [0])
    assert reason(table, "own", TRAINEE) == ("W1", [1, 0], [1])
    served = play(position(red=WINNING, green=nation(own="1S", hand="tomboy")), "univ_3", "L")
    assert reason(served, "own") == ("W1", [1, 0], [1])


@both
def test_the_bonus_worker_is_a_scientist(level: str) -> None:
    """§W4 §W1 In the own colour, where a contractor may be had as well."""
    assert starting(level, bonus_contractor=False) == [("W4", ["E", "S"], ["S"])]
    assert starting(level, bonus_contractor=True) == [
        ("W4", ["E", "S", "Ec", "Sc"], ["S", "Sc"]),
        ("W1", ["S", "Sc"], ["S"]),
    ]


def starting(level: str, **settings: bool) -> list[tuple[str, list[str], list[str]]]:
    table: Table[Race] = Table.new(GAME, "four", settings)
    while table.pending is not None and table.pending.name != "start_worker":
        table.answer(table.pending.options[0])
    assert chosen(table, level) == ("S",)
    return [(each.rule, list(each.before), list(each.after)) for each in advice(table, level).lines]
