"""Part 2 of the inventory: the rulings, and both sides of those a table may switch."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.manhattan.positions import (
    GAME,
    Lot,
    asked,
    bombs_offered,
    buildings_offered,
    damage,
    draw_anything,
    events,
    nation,
    of,
    options,
    pact,
    play,
    points,
    position,
    ready,
    sorties_offered,
    spaces_offered,
    standing_at,
)
from visavis.games.manhattan.setup import SETTINGS
from visavis.games.manhattan.state import Options, Race
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table

BUILDER = nation(own="2L 1S", uranium=3, hand="cherry_bomb")
BOTH_WAYS = pytest.mark.parametrize("on", [True, False], ids=["on", "off"])


def things(table: Table[Race], seat: int, place: str) -> list[str]:
    """What a seat sees lying in a place."""
    return [thing.id for thing in GAME.view(table, seat).things if thing.at == place]


def test_the_defaults_are_the_readings_of_the_notes() -> None:
    """§9.15 Pacts are in; every other setting has the value its ruling chose."""
    assert {setting.name: setting.default for setting in SETTINGS} == Options()._asdict()
    assert Options() == Options(
        pacts=True,
        bomb_is_placement=True,
        steps_in_order=True,
        construction_must_buy=False,
        bombed_workers_return=False,
        repair_offer_needs_repair=False,
        open_hands=False,
        bonus_contractor=False,
        new_building_waits=False,
        tested_bomb_shuffled=False,
        turn_limit=200,
    )


def test_every_setting_reaches_the_rules() -> None:
    """§9.15 Each option given by name is found in the state under that name."""
    for setting in SETTINGS:
        value: Any = 25 if setting.name == "turn_limit" else not setting.default
        table = Table.new(GAME, "four", {setting.name: value})
        assert getattr(table.state.options, setting.name) == value
        others = [name for name in Options._fields if name != setting.name]
        assert all(getattr(table.state.options, name) == getattr(Options(), name) for name in others)


@BOTH_WAYS
def test_pacts_may_be_left_out(on: bool) -> None:
    """§9.15 No talk at the start of the turn, nor between sorties."""
    table = position(red=nation(bombers=3), green=nation(fighters=0, buildings="11"), talks=on)
    assert ("talk" in options(table)) == on
    play(table, "airstrike_1")
    assert ("talk" in options(table)) == on


@BOTH_WAYS
def test_r1_a_bombs_crew_is_placed_or_not(on: bool) -> None:
    """§4.11 Ruling R1, `bomb_is_placement`."""
    table = play(position(red=BUILDER, bomb_is_placement=on), "build cherry_bomb")
    assert ("end" in options(table)) == on
    play(table, "construction", "none")
    assert "end" in options(table)


@pytest.mark.parametrize(("own", "offered"), [("1S", False), ("1L 1S", True)])
def test_r1_strictly_somebody_must_be_left_to_place(own: str, offered: bool) -> None:
    """§4.11 Ruling R1 Or the turn could not be ended."""
    table = position(red=BUILDER._replace(own=own), bomb_is_placement=False)
    assert ("build cherry_bomb" in options(table)) == offered
    assert "build cherry_bomb" in options(position(red=BUILDER._replace(own=own)))


def test_r1_strictly_the_last_crew_may_build_once_somebody_is_placed() -> None:
    """§4.11 Ruling R1"""
    table = position(red=BUILDER._replace(own="1L 1S"), bomb_is_placement=False)
    play(table, "mine_mid", "L")
    assert bombs_offered(table) == ["build cherry_bomb"]
    play(table, "build cherry_bomb", "end")
    assert asked(table)[0] == "green"


@BOTH_WAYS
def test_r2_the_steps_come_in_order_or_in_any(on: bool) -> None:
    """§4.9 Ruling R2, `steps_in_order`."""
    table = play(position(red=nation(buildings="11 1"), steps_in_order=on), "building 11")
    assert bool(spaces_offered(table)) != on
    assert ("talk" in options(table)) != on
    if not on:
        play(table, "mine_mid")
        assert (spaces_offered(table), buildings_offered(table)) == ([], ["1"])
        assert "talk" not in options(table)


def test_r2_in_any_order_a_duty_waits_for_a_building() -> None:
    """§9.21 Ruling R2 A fighter made first opens the strike that was promised."""
    red, green = nation(fighters=0, bombers=2, buildings="1"), nation(fighters=1, bombers=0, buildings="12")
    table = position(red=red, green=green, pacts=(pact("blue", "strike red green 2"),), steps_in_order=False)
    assert "mine_mid" in options(table)
    play(table, "building 1", "fighters")
    assert options(table) == ["airstrike_1", "airstrike_2", "talk"]


def test_r2_bomb_actions_cost_no_step() -> None:
    """§4.13 Ruling R2"""
    table = play(position(red=BUILDER._replace(buildings="11")), "build cherry_bomb")
    assert spaces_offered(table)
    assert buildings_offered(table) == ["11"]


@BOTH_WAYS
def test_r3_construction_may_or_must_be_used_to_buy(on: bool) -> None:
    """§8.1.12 Ruling R3, `construction_must_buy`."""
    table = play(position(red=nation(money=3), construction_must_buy=on), "construction")
    assert options(table) == (["1", "2"] if on else ["1", "2", "none"])


def test_r3_who_cannot_pay_anything_buys_nothing_even_so() -> None:
    """§8.1.12 §4.6 Ruling R3"""
    table = play(position(red=nation(money=1), construction_must_buy=True), "construction")
    assert events(table, "bought_nothing") == [("bought_nothing", 0)]


def test_r4_one_worker_a_turn_on_construction() -> None:
    """§5.5 Ruling R4"""
    table = play(position("two", red=nation(buildings="11")), "construction", "none")
    assert (standing_at(table, "construction"), spaces_offered(table)) == ("L0", [])
    play(table, "end", "construction", "none", "construction", "none")
    assert standing_at(table, "construction") == "L0 L1 L0"


@pytest.mark.parametrize(("answers", "left"), [(("repair",), 5), (("occupy", "espionage"), 7)])
def test_r5_a_printed_cost_is_due_though_nothing_is_done(answers: tuple[str, ...], left: int) -> None:
    """§5.7 Ruling R5"""
    assert of(play(position(), *answers), "red").money == left


def test_r6_a_gain_is_taken_whole() -> None:
    """§5.9 Ruling R6 Nobody is asked how many of three laborers he wants."""
    table = play(position(), "univ_1")
    assert (ready(table, "red"), [entry.name for entry in table.entries]) == ("3L 3Lc", ["act"])


def test_r7_the_others_come_last() -> None:
    """§5.13 Ruling R7 With repair it is seen: the active player first, then clockwise."""
    ruins: dict[str, Any] = {
        colour: nation(buildings=f"{card}*1") for colour, card in zip(("red", "green", "blue"), "123", strict=True)
    }
    table = play(position(**ruins, to_move="green"), "repair")
    order = []
    while asked(table)[1].startswith("repair"):
        order.append(asked(table)[0])
        play(table, "done")
    assert order == ["green", "blue", "red"]


def test_r8_a_crew_partly_gone_still_occupies() -> None:
    """§4.26 Ruling R8"""
    table = position(red=nation(own="4L 1E 1S"), spaces={"design_bomb": "E1"}, green=nation())
    assert "design_bomb" not in spaces_offered(table)
    assert buildings_offered(position(red=nation(buildings="12:Lc"))) == []


def test_r9_a_spys_contractors_wait_for_the_owner() -> None:
    """§12.11 Ruling R9"""
    table = position("two", red=nation(own="3L"), green=nation(own="3L", buildings="16:Ec"))
    play(table, "retrieve")
    assert standing_at(table, "16") == "Ec"
    play(table, "retrieve")
    assert (standing_at(table, "16"), table.state.contractors) == ("", [4, 4, 4])


@pytest.mark.parametrize(
    ("lot", "legal"),
    [(nation(bombs="cherry_bomb:S0"), True), (nation(token=0, on_token="S0"), True), (nation(hired="1E"), False)],
    ids=["from a bomb", "from the token", "contractor at home"],
)
def test_r10_any_own_worker_that_comes_back_counts(lot: Lot, legal: bool) -> None:
    """§4.4 Ruling R10"""
    assert ("retrieve" in options(position(red=lot))) == legal


def test_r11_a_pact_lasts_one_time_round_the_table() -> None:
    """§9.18 Ruling R11 Also one made by the last seat."""
    table = position("two", green=nation(bombers=3), to_move="green")
    play(table, "talk", "keep_off", "red", "offer", "yes", "construction", "none")
    assert (asked(table)[0], "airstrike_1" in spaces_offered(table)) == ("red", False)
    play(table, "construction", "none")
    assert (asked(table)[0], table.state.pacts) == ("green", [])


def test_r12_only_the_active_player_opens_talks_and_only_in_time() -> None:
    """§9.15 Ruling R12"""
    table = position(red=nation(buildings="11"))
    assert options(table).count("talk") == 1
    play(table, "talk", "keep_off", "green", "offer")
    assert (asked(table), options(table)) == (("green", "pact_answer"), ["yes", "no"])
    play(table, "no", "mine_mid")
    assert "talk" not in options(table)


def test_r13_promises_are_formal_and_filtered() -> None:
    """§9.17 §9.21 Ruling R13"""
    green = nation(fighters=0, bombers=0, buildings="12")
    spare = position("two", red=nation(bombers=3), green=green, pacts=(pact("green", "spare red green buildings"),))
    assert sorties_offered(play(spare, "airstrike_1")) == []
    duty = position("two", red=nation(bombers=3), green=green, pacts=(pact("green", "strike red green 3"),))
    assert options(duty) == ["airstrike_1", "airstrike_2", "talk"]
    void = position("two", red=nation(bombers=2), green=green, pacts=(pact("green", "strike red green 3"),))
    assert "mine_mid" in options(void)


@BOTH_WAYS
def test_r14_bombed_workers_stay_or_go_home(on: bool) -> None:
    """§9.12 Ruling R14, `bombed_workers_return`."""
    green = nation(own="3L", fighters=0, buildings="15:L1,L0,Ec")
    table = position(red=nation(own="3L", bombers=2), green=green, bombed_workers_return=on)
    play(table, "airstrike_1", "bombers green 15")
    assert damage(table, "green") == {"15": 1}
    assert standing_at(table, "15") == ("" if on else "L1 L0 Ec")
    assert (ready(table, "red"), ready(table, "green")) == (("3L", "4L") if on else ("2L", "3L"))
    assert table.state.contractors == [4, 4 if on else 3, 4]
    assert events(table, "bombed") == [("bombed", 0, 1, "15", 1, ("L1", "L0", "Ec") if on else ())]


@BOTH_WAYS
@pytest.mark.parametrize("repaired", [True, False], ids=["repaired", "nothing repaired"])
def test_r15_the_offer_goes_round_always_or_after_a_repair(on: bool, repaired: bool) -> None:
    """§10.5 Ruling R15, `repair_offer_needs_repair`."""
    lots: dict[str, Any] = {"red": nation(buildings="11*1"), "green": nation(buildings="12*1")}
    table = position(**lots, repair_offer_needs_repair=on)
    play(table, "repair", "11" if repaired else "done")
    assert (asked(table) == ("green", "repair_offer")) == (repaired or not on)


def test_r15_a_repair_counts_for_its_own_turn_only() -> None:
    """§10.5 Ruling R15"""
    lots: dict[str, Any] = {"red": nation(money=20, buildings="11*2"), "green": nation(buildings="12*1")}
    table = play(position("two", **lots, repair_offer_needs_repair=True), "repair", "11", "done", "done")
    play(table, "construction", "none", "retrieve", "repair", "done")
    assert asked(table) == ("red", "act")  # green mended nothing on his turn


def test_r16_nobody_refuses_a_card() -> None:
    """§11.3 §11.6 Ruling R16"""
    table = play(position(red=nation(own="4L 1E 1S")), "design_bomb")
    row = set(options(table))
    assert len(row) == 4
    play(table, options(table)[0])
    assert set(options(table)) < row
    play(table, options(table)[0], options(table)[1])
    draw_anything(table)
    assert [len(nation.hand) for nation in table.state.nation] == [2, 1, 1]
    assert "design_bomb" not in options(play(position(red=nation(own="1E 1S", money=9)), "occupy"))


def test_r17_a_row_too_short_closes_design() -> None:
    """§11.9 §11.10 Ruling R17"""
    table = position(red=nation(own="4L 1E 1S"), row="tomboy b_flat small_fry big_bang", bomb_deck="wipeout lil_bit")
    play(table, "design_bomb", "tomboy", "b_flat", "small_fry")
    assert (table.state.design_open, table.state.row, len(table.state.bombs)) == (False, [], 2)


def test_r18_uranium_bombs_have_one_value() -> None:
    """§14.7 Ruling R18"""
    assert points(position(red=nation(bombs="tomboy")), "red") == 24
    assert points(position(red=nation(bombs="tomboy", token=0)), "red") == 24


@BOTH_WAYS
def test_r19_hands_are_secret_or_open(on: bool) -> None:
    """§1.20 §1.21 Ruling R19, `open_hands`: their number is seen in any case."""
    table = position(red=nation(), green=nation(hand="tomboy b_flat"), open_hands=on)
    own, others = things(table, 1, "hand 1"), things(table, 0, "hand 1")
    assert len(own) == len(others) == 2
    assert (own == others) == on
    assert all(("tomboy" in thing or "b_flat" in thing) == on for thing in others)


@BOTH_WAYS
def test_r20_the_bonus_worker_is_own_or_may_be_grey(on: bool) -> None:
    """§3.12 Ruling R20, `bonus_contractor`."""
    table = Table.new(GAME, "four", {"bonus_contractor": on})
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer("red" if table.pending.name == "first" else table.pending.options[0])
    assert (asked(table), options(table)) == (("yellow", "start_worker"), ["E", "S", "Ec", "Sc"] if on else ["E", "S"])
    if on:
        play(table, "Sc")
        assert (ready(table, "yellow"), table.state.contractors) == ("4L 1Sc", [4, 4, 3])
        assert table.state.stock[3] == [0, 4, 4]


def test_r21_the_starting_cards() -> None:
    """§3.7 Ruling R21"""
    assert set(options(Table.new(GAME, "two"))) == {"1", "2", "11", "12", "21", "22"}


@BOTH_WAYS
def test_r22_a_new_building_works_at_once_or_waits(on: bool) -> None:
    """§6.6 Ruling R22, `new_building_waits`."""
    table = position("two", red=nation(buildings="3"), market="11 1 2 12 21 22 4", new_building_waits=on)
    draw_anything(play(table, "construction", "11"))
    assert buildings_offered(table) == (["3"] if on else ["3", "11"])
    play(table, "end", "construction", "none")
    assert (asked(table)[0], buildings_offered(table)) == ("red", ["3", "11"])


def test_r23_bomb_actions_wait_for_a_free_moment() -> None:
    """§4.14 Ruling R23"""
    lot = nation(bombers=3, bombs="dear_john")
    table = play(position(red=lot, green=nation(fighters=0, buildings="11")), "airstrike_1")
    assert bombs_offered(table) == []
    assert bombs_offered(play(table, "done")) == ["load dear_john"]


def test_r24_without_workers_no_bomb_action_even_to_win() -> None:
    """§4.3 §15.3 Ruling R24"""
    bombs = "the_minion gone_fission ay_caramba"
    table = position("two", red=nation(own="", bombs=bombs))
    assert (asked(table)[0], table.state.winner) == ("green", -1)
    table = position("two", red=nation(own="1L", bombs=bombs))
    play(table, "load the_minion")
    assert (table.over, table.state.winner) == (True, 0)


def test_r25_declining_is_offered_and_using_is_the_rule() -> None:
    """§5.8 Ruling R25 A touch on a space uses it; `occupy` asks which to take without using it."""
    table = play(position(), "factory_fighters")
    assert of(table, "red").fighters == 3
    table = play(position(), "occupy")
    assert asked(table) == ("red", "occupy")
    play(table, "factory_fighters")
    assert (of(table, "red").fighters, standing_at(table, "factory_fighters")) == (1, "L0")


def test_r26_there_is_one_blue_player() -> None:
    """§1.1 Ruling R26"""
    assert GAME.scenario("five").seats == ("red", "green", "blue", "yellow", "purple")


@pytest.mark.parametrize("limit", [25, 50, 100, 200])
@pytest.mark.parametrize(("scenario", "n"), [("two", 2), ("four", 4)])
def test_r27_the_engine_stops_a_game_nobody_finishes(limit: int, scenario: str, n: int) -> None:
    """§2.6 Ruling R27, `turn_limit`: so many turns of each player, not one less or more."""
    table = position(scenario, turn_limit=limit, turn=limit * n - 2)
    play(table, "construction", "none")
    assert not table.over
    play(table, "construction", "none")
    assert table.over
    assert (table.state.ending, table.state.turn) == ("turn_limit", limit * n)
    assert events(table)[-1] == ("stopped", limit)


@pytest.mark.parametrize(
    ("red", "green", "winners"),
    [("tomboy", "b_flat", (0,)), ("b_flat", "tomboy", (1,)), ("b_flat", "ay_caramba", (0, 1)), ("", "", (0, 1, 2))],
)
def test_r27_the_highest_score_wins_and_a_shared_lead_is_shared(red: str, green: str, winners: tuple[int, ...]) -> None:
    """§2.6 §15.4 Ruling R27"""
    lots: dict[str, Any] = {"red": nation(bombs=red), "green": nation(bombs=green), "blue": nation()}
    table = position(**lots, turn_limit=25, turn=75)
    assert table.over
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == winners
    assert result.points == tuple(points(table, colour) for colour in lots)


@BOTH_WAYS
def test_r28_a_tested_bomb_lies_under_the_deck_or_is_shuffled_in(on: bool) -> None:
    """§14.12 Ruling R28, `tested_bomb_shuffled`."""
    table = position(red=nation(bombs="b_flat"), tested_bomb_shuffled=on)
    play(table, "test b_flat")
    deck = table.state.bombs
    assert ("b_flat" in deck.mixed, deck.bottom) == ((True, []) if on else (False, ["b_flat"]))
    assert events(table, "tested") == [("tested", 0, "b_flat", 8, 8, int(on))]


def test_r29_an_engineer_is_not_asked_to_pay_for_a_free_card() -> None:
    """§8.1.3 Ruling R29"""
    table = position(red=nation(own="4L 1E", money=20), market="1 2 11 12 21 22 3")
    play(table, "construction", "E", "2")
    assert of(table, "red").money == 20
    assert [entry.name for entry in table.entries] == ["act", "main_worker", "construct_slot"]


@pytest.mark.parametrize("space", ["airstrike_1", "repair", "espionage"])
def test_r30_one_may_place_where_nothing_can_be_done(space: str) -> None:
    """§5.10 Ruling R30 No planes, no damage, no foreign building."""
    table = play(position(red=nation(fighters=0, bombers=0)), space)
    assert (standing_at(table, space), asked(table)[0]) == ("L0", "green")
