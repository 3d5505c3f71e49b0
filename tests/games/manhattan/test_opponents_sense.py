"""Follies the opponents were once seen to commit, each in one position."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.manhattan.positions import Lot, nation, options, pact, play, position
from tests.games.manhattan.test_opponents import all_but, both, chosen, line, reason, texts
from visavis.games.manhattan.board import CONSTRUCTION, ENGINEER, LETTERS, SCIENTIST
from visavis.games.manhattan.bot.mind import DIRECTOR, TRAINEE, Mind
from visavis.games.manhattan.bot.war import hit_worth
from visavis.games.manhattan.bot.worth import building_worth, goods_worth, hired_worth, output_value
from visavis.games.manhattan.state import Race
from visavis.kernel.table import Table

RED: Final = 0

# Closing a game

CLOSING: Final = nation(
    own="2L 2E 2S", bombs="the_minion+ small_fry", hand="skydive", uranium=4, money=2, buildings="21 12 34"
)


def test_a_win_is_found_that_a_greedy_turn_would_miss() -> None:
    """§T2 44 points, 18 in hand, one uranium short: the laborers must dig, though a university is worth more by itself.

    Two yellowcake from the mine and $2 make the uranium; with a laborer at the university an engineer of the bomb's
    crew would have to dig.
    """
    table = position(red=CLOSING, spaces=all_but())
    wins: list[str] = []
    turn = table.state.turn
    while table.pending is not None and table.state.turn == turn:
        if table.pending.name == "act":
            wins += [text for text in texts(table) if text in ("win_chain", "win_now")]
        table.answer(chosen(table)[0])
    assert table.state.winner == RED
    assert wins == ["win_chain", "win_chain", "win_now"]


def test_a_win_through_a_foreign_building_is_found() -> None:
    """§T2 The uranium that is lacking is made in somebody else's plant: a spy must be sent for it first."""
    lot = nation(own="1L 2E 2S", bombs="the_minion+ small_fry", hand="skydive", uranium=4, money=5, yellowcake=2)
    table = position(red=lot, green=nation(buildings="34"), spaces=all_but("espionage", "mine_mid"))
    assert reason(table, "win_chain") == ("T2", ["construction", "mine_mid", "espionage"], ["espionage"])
    assert "win_chain" not in texts(position(red=lot, spaces=all_but("espionage", "mine_mid")))


def test_the_side_that_wins_is_gained() -> None:
    """§B4c One engineer for the crew of the last bomb, though two scientists are worth more at any other time."""
    lot = nation(own="2L 1E 1S", bombs="the_minion+ small_fry", hand="skydive", uranium=5, money=0, buildings="25")
    table = play(position(red=lot, spaces=all_but()), "building 25", "L", "L")
    assert chosen(table, TRAINEE) == ("scientists",)
    assert chosen(table) == ("engineers",)


def test_who_is_near_the_goal_wants_no_more_buildings_for_a_long_game() -> None:
    """§M3d A university is worth less to one whose plan is nearly done, whatever the leader's points."""
    far = building_worth(mind(nation(hand="small_fry")), "21")
    near = building_worth(mind(nation(bombs="the_minion", hand="gone_fission", uranium=6, bombers=1)), "21")
    early = building_worth(mind(nation(bombs="the_minion", hand="small_fry")), "21")
    assert near < early < far


# Bombs


@both
def test_a_loaded_bomb_is_not_tested(level: str) -> None:
    """§B2 Both bombs are loaded: the bomber and the price would be lost, too."""
    lot = nation(own="1L 1S", bombs="big_bang+ ay_caramba+", bombers=0, money=0)
    table = play(position(red=lot), "factory_fighters", "L")
    assert "test ay_caramba" in options(table)
    assert chosen(table, level) == ("end",)


def test_the_director_does_not_load_what_it_may_have_to_test() -> None:
    """§B3 With another plutonium bomb in hand the one that is built waits; a plan that wins may load it."""
    lot = nation(own="2L", bombs="ay_caramba", hand="b_flat", bombers=2, money=2)
    table = play(position("two", red=lot), "factory_fighters")
    assert chosen(table, TRAINEE) == ("load ay_caramba",)
    assert chosen(table) == ("end",)
    alone = play(position("two", red=lot._replace(hand="")), "factory_fighters")
    assert chosen(alone) == ("load ay_caramba",)


# What is paid


def test_uranium_that_the_plan_needs_is_not_burnt() -> None:
    """§B4d Four yellowcake rather than one of the five uranium; where the plan needs none, the uranium goes."""
    lot = nation(own="1L 2S", buildings="45", uranium=1, yellowcake=4, hand="tomboy ay_caramba")
    table = play(position(red=lot), "factory_fighters", "L", "building 45")
    assert chosen(table) == ("yellowcake",)
    idle = play(position(red=lot._replace(hand="ay_caramba")), "factory_fighters", "L", "building 45")
    assert reason(idle, "cheaper_side") == ("B4d", ["uranium", "yellowcake"], ["uranium"])


@both
def test_a_scientist_costs_more_than_a_laborer_on_construction(level: str) -> None:
    """§M5b Both pay the same for a card."""
    table = play(position(red=nation(own="1L 1S", money=20)), CONSTRUCTION)
    assert reason(table, "best_buyer", level) == ("M5b", ["L", "S"], ["L"])


# What is scarce


def test_with_reactors_and_no_scientist_the_director_trains_one() -> None:
    """§M3a Once it sat for forty turns on plants and reactors that nobody could run, and bought another."""
    lot = nation(own="4L 4E", buildings="48 35", hand="b_flat", yellowcake=8, money=4)
    assert chosen(position("two", red=lot)) == ("univ_3",)


@pytest.mark.parametrize("type_", [ENGINEER, SCIENTIST])
def test_the_first_own_workers_of_a_type_are_worth_most(type_: int) -> None:
    """§M3a The first more than the second, the second more than the third; to the trainee all alike."""
    lots = [nation(own=f"4L {n}{LETTERS[type_]}") for n in range(3)]
    first, second, third = (training_worth(mind(lot), type_) for lot in lots)
    assert first > second > third
    assert len({training_worth(mind(lot, TRAINEE), type_) for lot in lots}) == 1


def training_worth(m: Mind, type_: int) -> float:
    return hired_worth(m, m.nation, type_, 1, 0)


def test_a_university_is_worth_what_it_can_still_train() -> None:
    """§M3d Most before the first scientist, least when all of them are there; to the trainee always the same."""
    lots = [nation(own=f"4L {n}S") for n in (0, 2, 4)]
    none, some, all_ = (building_worth(mind(lot), "21") for lot in lots)
    assert none > some > all_
    assert len({building_worth(mind(lot, TRAINEE), "21") for lot in lots}) == 1


def test_laborers_always_come_for_a_turn() -> None:
    """§1.19 §M3d That all laborers are there already is nothing against a university that hires more."""
    director, trainee = mind(nation()), mind(nation(), TRAINEE)
    hiring = director.s.board.buildings["26"]
    assert output_value(director, hiring, RED) == output_value(trainee, hiring, RED)


def test_a_university_is_a_target_while_its_owner_still_needs_it() -> None:
    """§S1 It is the rival's scientists that count, not the own ones."""
    untrained, trained = (nation(own=own, buildings="21") for own in ("4L", "4L 4S"))
    for own in ("4L", "4L 4S"):
        red = nation(own=own)
        states = [position("two", red=red, green=green).state for green in (untrained, trained)]
        most, least = (Mind(s, RED, DIRECTOR) for s in states)
        assert hit_worth(most, 1, "21") > hit_worth(least, 1, "21")


def test_yellowcake_beyond_the_next_round_is_not_hoarded() -> None:
    """§M3a Sixteen fuel are lacking; twelve yellowcake are enough to begin with, and the reactor is free."""
    lot = nation(own="1L 2S", hand="the_last_word split_pea", yellowcake=12, money=0)
    m = mind(lot)
    assert goods_worth(m, m.nation, (("yellowcake", 3),)) < goods_worth(m, m.nation, (("plutonium", 1),)) / 2
    trainee = mind(lot, TRAINEE)
    assert goods_worth(trainee, m.nation, (("yellowcake", 3),)) == 3
    assert chosen(position("two", red=lot, spaces=all_but("reactor", "mine_mid"))) == ("reactor",)


def test_a_dollar_that_is_lacking_is_worth_more_to_the_director() -> None:
    """§M3a Half of its turns it had no $3 left, and could neither buy nor enrich."""
    director, trainee = mind(nation(money=0)), mind(nation(money=0), TRAINEE)
    dollar = (("money", 1),)
    assert goods_worth(director, director.nation, dollar) > goods_worth(trainee, trainee.nation, dollar) * 1.5


def test_what_own_reactors_take_in_a_round_is_wanted() -> None:
    """§M3a The eight yellowcake of reactor 50 besides."""
    lot = nation(hand="the_last_word split_pea")
    plain, more = (mind(lot._replace(buildings=cards)).lack.yellowcake for cards in ("", "50"))
    assert more == plain + 8


# Buildings


def mind(lot: Lot, level: str = DIRECTOR) -> Mind:
    return Mind(position(red=lot).state, RED, level)


def test_a_reactor_is_worth_little_when_those_at_hand_make_all_that_is_wanted() -> None:
    """§M3d One plutonium is lacking, and the own reactor makes three: a second one would stand empty."""
    lot = nation(hand="ay_caramba", plutonium=3)
    first, second = (building_worth(mind(lot._replace(buildings=b)), "44") for b in ("", "48"))
    assert second < first / 2


def test_who_has_damaged_buildings_wants_the_money_to_repair_them() -> None:
    """§M3a $5 more than the plan needs by itself; the trainee does not think of it."""
    whole = nation(hand="big_bang", money=16, buildings="48 44 41")
    hit = whole._replace(buildings="48*1 44*1 41")
    for level, more in ((DIRECTOR, True), (TRAINEE, False)):
        plain, wanted = (goods_worth(m, m.nation, (("money", 5),)) for m in (mind(whole, level), mind(hit, level)))
        assert (wanted > plain) is more


def test_what_a_repair_makes_whole_is_used_in_the_same_turn() -> None:
    """§M3a §10.7 The spaces are weighed with the turn that follows: a reactor just repaired makes plutonium."""
    lot = nation(own="2L 1E 4S", hand="big_bang", money=6, buildings="48*1")
    with_cake, without = (
        dict(line(position("two", red=each), "value").about)["repair"]
        for each in (lot._replace(yellowcake=8), lot._replace(yellowcake=5))
    )
    assert with_cake > without + 2


@both
def test_a_repair_is_worth_two_dollars_but_not_five(level: str) -> None:
    """§S3a A small mine in the middle of the game, offered at the first price and at the third."""
    half_way = nation(own="4L", bombs="the_minion")
    hit = nation(own="4L", buildings="11*1", money=20)
    table = play(position(red=half_way, green=hit), "repair")
    assert chosen(table, level) == ("11",)
    table = play(position(red=half_way, green=hit._replace(buildings="11*1 1*1 21*1")), "repair", "1", "21")
    assert chosen(table, level) == ("done",)


# Promises


def owing(red: Lot, green: Lot, blue: Lot) -> Table[Race]:
    """Red has promised green two sorties against blue."""
    table = position(red=red, green=green, blue=blue, pacts=(pact("green", "strike red blue 2"),))
    return play(table, "airstrike_1")


@both
def test_a_strike_that_is_owed_is_flown_at_whom_it_is_owed(level: str) -> None:
    """§S1b §S1c Blue's reactor before his mine; not a plane at green, whose buildings lie as open."""
    open_sky = nation(fighters=0, bombers=0, buildings="12 50")
    table = owing(nation(fighters=0, bombers=4), green=open_sky, blue=nation(fighters=0, bombers=0, buildings="11 48"))
    assert {"bombers 1 50", "bombers 2 11"} <= set(options(table))
    assert reason(table, "owed", level) == ("S1b", options(table), ["bombers 2 11", "bombers 2 48"])
    assert reason(table, "best_hit", level) == ("S1c", ["bombers 2 11", "bombers 2 48"], ["bombers 2 48"])
    play(table, "bombers blue 48")
    assert chosen(table, level) == ("bombers 2 11",)
    assert all("bombers 1" not in option for option in chosen(play(table, "bombers blue 11"), level))


@both
def test_nobody_raids_a_partner_of_this_round(level: str) -> None:
    """§S1 Green is half way to the goal and open; but green has promised something."""
    green = nation(fighters=0, bombers=2, buildings="11 30 48", bombs="the_minion")
    table = play(position(red=nation(bombers=3), green=green), "airstrike_1")
    assert chosen(table, level) == ("bombers 1 48",)
    bound = pact("green", "keep_off blue", "spare green red planes")
    assert chosen(play(position(red=nation(bombers=3), green=green, pacts=(bound,)), "airstrike_1"), level) == ("done",)


def offered(words: str, blue: Lot, red: Lot) -> Table[Race]:
    """Red offers blue this."""
    table = position(red=red, green=nation(bombs="tomboy"), blue=blue)
    return play(table, "talk", *words.split(), "offer")


ARMED: Final = nation(fighters=3, bombers=3)


def test_a_strike_is_not_promised_for_nothing() -> None:
    """§S2h §S2j The leader is to be struck; red strikes, too, or spares blue, or has nothing to give."""
    alone = offered("strike blue 2", ARMED, ARMED)
    assert reason(alone, "no_unfair") == ("S2h", ["yes", "no"], ["no"])
    for gift in ("strike red green 1", "spare red blue all"):
        table = offered(f"strike blue 2 {gift}", ARMED, ARMED)
        assert reason(table, "yes_to_a_strike") == ("S2j", ["yes", "no"], ["yes"])


@both
@pytest.mark.parametrize(
    ("what", "harmless"),
    [
        ("all", nation(fighters=0, bombers=0)),
        ("buildings", nation(fighters=2, bombers=0)),
        ("planes", nation(fighters=0, bombers=2)),
    ],
)
def test_peace_with_one_who_could_not_strike_is_refused(what: str, harmless: Lot, level: str) -> None:
    """§S2h He gives nothing."""
    peace = f"spare red blue {what} spare blue red {what}"
    assert chosen(offered(peace, ARMED, ARMED), level) == ("yes",)
    assert reason(offered(peace, ARMED, harmless), "no_unfair", level) == ("S2h", ["yes", "no"], ["no"])
