"""BOT-O, BOT-C: organization and cards of the opponent, line by line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.noretreat.deciding import against, decided
from tests.games.noretreat.position import begun, drive, empty, give, hold, lay
from tests.games.noretreat.test_bot_results import in_blau
from tests.games.noretreat.test_solo_cards import planned
from visavis.games.noretreat.bot.cards import base_worth, good_attacks, tried, value_of, worth
from visavis.games.noretreat.bot.judge import leak
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import Battle, War

# BOT-O1, BOT-O2, BOT-O4


def flips(s: War, side: int, *units: str) -> tuple[Any, tuple[str, str]]:
    return decided(s, side, "flip", [*units, "done"])


def upgrading(**places: str) -> War:
    s = lay(against("soviet", 8), **places)
    s.upgrades = 1
    return s


def test_armour_is_upgraded_first() -> None:
    """§BOT-O1 Don becomes a tank army, West does not."""
    assert flips(upgrading(Don="2008", West="2006"), SOVIET, "Don", "West") == ("Don", ("BOT-O1", "armour_first"))


def test_then_shock_armies() -> None:
    """§BOT-O1 Southwest becomes a shock army."""
    s = upgrading(Southwest="2008", West="2006")
    assert flips(s, SOVIET, "Southwest", "West") == ("Southwest", ("BOT-O1", "shock_second"))


def test_then_the_strongest() -> None:
    """§BOT-O1 West to 7, South to 6."""
    assert flips(upgrading(South="2008", West="2006"), SOVIET, "South", "West") == ("West", ("BOT-O1", "strongest"))


def test_then_whoever_is_nearest_the_enemy() -> None:
    """§BOT-O1"""
    s = upgrading(West="2310", Kalinin="2006", _6A="1905")
    assert flips(s, SOVIET, "West", "Kalinin") == ("Kalinin", ("BOT-O1", "near_enemy"))


@pytest.mark.parametrize(
    ("enemy", "city", "fort"), [("1908", "2008", True), ("1107", "2008", False), ("2209", "2310", False)]
)
def test_a_fort_where_an_objective_is_threatened(enemy: str, city: str, fort: bool) -> None:
    """§BOT-O2 Moscow with an enemy close by; not without one, and not in another city."""
    s = hold(upgrading(Moscow=city, _1Pz=enemy), AXIS, "1708", "1307", "1909")
    answer, why = flips(s, SOVIET, "Moscow")
    assert (answer == "Moscow") == fort
    assert fort or why == ("BOT-O2", "fort_needed")


def test_nobody_gives_up_a_fort() -> None:
    """§BOT-O2 §B7.5"""
    s = upgrading(Moscow="2008 fort", _1Pz="1908")
    assert flips(s, SOVIET, "Moscow")[0] == "done"


def improving(hand: int, **places: str) -> War:
    s = lay(against("axis", 8), **places)
    s.hands[AXIS] = [f"{n:02}" for n in range(1, hand + 1)]
    s.phase = "organisation"
    return s


def test_improvements_only_with_more_than_three_cards() -> None:
    """§BOT-O4"""
    assert flips(improving(3, _6A="0503 reduced"), AXIS, "6A") == ("done", ("BOT-O4", "cards_left"))
    assert flips(improving(4, _6A="0503 reduced"), AXIS, "6A")[0] == "6A"


def test_armour_is_improved_first() -> None:
    """§BOT-O4"""
    s = improving(4, _6A="0503 reduced", _1Pz="0704 reduced")
    assert flips(s, AXIS, "6A", "1Pz") == ("1Pz", ("BOT-O4", "armour_first"))


def test_then_whoever_has_most_enemies_beside_it() -> None:
    """§BOT-O4"""
    s = improving(4, _6A="0906 reduced", _9A="0704 reduced", West="1006")
    assert flips(s, AXIS, "6A", "9A") == ("6A", ("BOT-O4", "most_enemies"))


def test_what_is_free_is_not_paid_for() -> None:
    """§BOT-O1"""
    s = upgrading(West="2008")
    assert decided(s, SOVIET, "with", ["free", "pay"], unit="West") == ("free", ("BOT-O1", "free_first"))


# BOT-O3


def returning(s: War, side: int, hand: int, *units: str) -> tuple[Any, tuple[str, str]]:
    s.hands[side] = [f"{n:02}" for n in range(1, hand + 1)]
    return decided(s, side, "place", [*units, "done"])


def test_the_shattered_come_back_first() -> None:
    """§BOT-O3 All of them, for nothing, even without cards."""
    s = lay(against("soviet", 8), West="shattered", Don="destroyed red")
    assert returning(s, SOVIET, 9, "West", "Don") == ("West", ("BOT-O3", "for_nothing"))
    assert returning(s, SOVIET, 0, "West")[0] == "West"


@pytest.mark.parametrize(
    ("side", "turn", "kept"), [("soviet", 8, 3), ("axis", 8, 2), ("axis", 13, 3), ("soviet", 13, 2)]
)
def test_replacements_while_there_are_cards(side: str, turn: int, kept: int) -> None:
    """§BOT-O3 More than 2 on sheets 1 and 4, more than 3 on sheets 2 and 3."""
    s = lay(against(side, turn), **({"_6A": "destroyed"} if side == "axis" else {"West": "destroyed"}))
    number, id_ = ("axis", "soviet").index(side), "6A" if side == "axis" else "West"
    assert returning(s, number, kept, id_) == ("done", ("BOT-O3", "cards_left"))
    assert returning(s, number, kept + 1, id_)[0] == id_


@pytest.mark.parametrize(
    ("name", "side", "turn", "kept"),
    [("ukraine", "axis", 15, 2), ("ukraine", "soviet", 15, 2), ("moscow", "axis", 5, 2), ("moscow", "soviet", 5, 3)],
)
def test_who_keeps_no_cards_holds_back_two(name: str, side: str, turn: int, kept: int) -> None:
    """ruling R91 §BOT-O3 §UM6 §UU6 The Axis draws three, and keeps none beyond the Soviet turn."""
    s = empty(turn, "clear", f"{name}-solo", side="soviet" if side == "axis" else "axis")
    lay(s, **({"_6A": "destroyed"} if side == "axis" else {"West": "destroyed"}))
    number, id_ = ("axis", "soviet").index(side), "6A" if side == "axis" else "West"
    assert returning(s, number, kept, id_) == ("done", ("BOT-O3", "cards_left"))
    assert returning(s, number, kept + 1, id_)[0] == id_


def test_the_destroyed_come_by_worth_and_strength() -> None:
    """§BOT-O3 Armour before infantry; the stronger of two."""
    s = lay(against("soviet", 8), Don="destroyed red", West="destroyed red", South="destroyed red")
    assert returning(s, SOVIET, 6, "Don", "West", "South") == ("Don", ("BOT-O3", "most_valuable"))
    assert returning(s, SOVIET, 6, "West", "South") == ("West", ("BOT-O3", "strongest"))


def test_of_the_surrendered_only_armour_and_shock() -> None:
    """§BOT-O3 And after the destroyed."""
    s = lay(against("soviet", 8), West="surrendered", Don="surrendered red", South="destroyed")
    assert returning(s, SOVIET, 6, "West") == ("done", ("BOT-O3", "surrendered_armour"))
    assert returning(s, SOVIET, 6, "Don")[0] == "Don"
    assert returning(s, SOVIET, 6, "Don", "South") == ("South", ("BOT-O3", "destroyed_first"))


def test_no_cards_for_disorder() -> None:
    """§BOT-O3 §B7.17"""
    s = lay(against("soviet", 8), West="2008")
    assert decided(s, SOVIET, "reorganise", ["West", "done"]) == ("done", ("BOT-O3", "cards_for_counters"))


# BOT-O5


def placing(s: War, side: int, *hexes: str) -> tuple[Any, tuple[str, str]]:
    return decided(s, side, "place.hex", hexes, unit="Steppe" if side == SOVIET else "6A")


def test_placed_where_a_gap_can_be_closed() -> None:
    """§BOT-O5 Within three hexes of the leak."""
    s = lay(in_blau(), South="out")
    assert leak(s, SOVIET)
    assert placing(s, SOVIET, "2207", "2314") == ("2314", ("BOT-O5", "close_to_gap"))


def test_placed_in_a_threatened_city() -> None:
    """§BOT-O5 The line of Blau is whole; Rostov is in danger."""
    assert placing(in_blau(), SOVIET, "2314", "1717") == ("1717", ("BOT-O5", "threatened_city"))


def test_placed_near_the_plan() -> None:
    """§BOT-O5 Leningrad is its place, though the enemy is nearer to Saratov."""
    s = planned(in_blau(), SOVIET, "03", 3, "1902")
    assert placing(s, SOVIET, "2207", "2314") == ("2207", ("BOT-O5", "near_marker"))


def test_placed_near_the_enemy() -> None:
    """§BOT-O5"""
    assert placing(in_blau(), SOVIET, "2207", "2006") == ("2006", ("BOT-O5", "near_enemy"))


def test_what_cards_give_goes_to_the_best() -> None:
    """§BOT-O3 A lost tank army before a weak one on the map."""
    s = lay(against("axis", 8), _6A="0503 reduced", _1Pz="destroyed reduced", _9A="destroyed reduced")
    assert decided(s, AXIS, "free_step", ["6A", "1Pz", "9A", "done"]) == ("1Pz", ("BOT-O3", "most_valuable"))


def test_works_where_enemies_are() -> None:
    """§BOT-O5 §CE41A"""
    s = lay(against("axis", 13), _6A="1007", _9A="0808", West="1107")
    assert decided(s, AXIS, "works", ["0808", "1007"]) == ("1007", ("BOT-O5", "most_enemies"))


# BOT-C1, BOT-C2, BOT-C3


@pytest.mark.parametrize(
    ("card", "side", "turn", "weather", "phasing", "value"),
    [
        ("03", AXIS, 12, "clear", AXIS, 0),  # the cross, for ever too late
        ("22", AXIS, 8, "clear", AXIS, 1),  # the star, too early
        ("13", AXIS, 8, "mud", AXIS, 1),  # summer only
        ("05", AXIS, 8, "clear", AXIS, 3),  # draws, now
        ("03", AXIS, 8, "clear", SOVIET, 2),  # a replacement, in its own Organization
        ("06", AXIS, 8, "clear", AXIS, 4),  # a shift
        ("10", AXIS, 8, "clear", AXIS, 3),  # a move, in the other's turn
        ("10", AXIS, 8, "clear", SOVIET, 4),
        ("04", AXIS, 8, "clear", SOVIET, 5),  # a sure result
        ("04", AXIS, 8, "clear", AXIS, 4),
        ("01", AXIS, 8, "clear", AXIS, 5),  # doubled strength
        ("34", SOVIET, 8, "clear", AXIS, 5),  # a cancel card
        ("10", SOVIET, 8, "clear", AXIS, 5),  # the whole phase
        ("37", SOVIET, 8, "clear", AXIS, 4),  # counterblows, in the other's Combat Phase
        ("37", SOVIET, 8, "clear", SOVIET, 3),
    ],
)
def test_what_a_card_is_worth(card: str, side: int, turn: int, weather: str, phasing: int, value: int) -> None:
    """§BOT-C1"""
    s = against("soviet", turn, weather)
    s.side = phasing
    assert value_of(s, side, card) == value


def test_every_half_has_a_worth() -> None:
    """§BOT-C1 2, 3 or 4."""
    found = {base_worth(f"{n:02}{half}") for n in range(1, 55) for half in "AS"}
    assert found == {2, 3, 4}


@pytest.mark.parametrize("question", ["discard", "pay"])
def test_the_least_useful_card_goes(question: str) -> None:
    """§BOT-C2 §O-H By value; of equal ones the lower number."""
    s = give(against("soviet"), SOVIET, "34", "28", "02", "33")
    s.side = SOVIET
    assert decided(s, SOVIET, question, ["02", "28", "33", "34"]) == ("28", ("BOT-C2", "least_valuable"))
    assert decided(s, SOVIET, question, ["02", "33", "34"])[0] == "02"


def test_sheet_2_never_plays_its_last_card() -> None:
    """§BOT-C3 §O2-5 Other sheets do."""
    s = give(against("axis", 13), AXIS, "22")
    assert decided(s, AXIS, "menu", ["card 22", "done"]) == ("done", ("BOT-C3", "keeps_last_card"))
    give(s, AXIS, "03")
    assert decided(s, AXIS, "menu", ["card 22", "done"])[0] == "card 22"
    s = give(against("soviet", 13), SOVIET, "38")
    s.side = SOVIET
    assert decided(s, SOVIET, "menu", ["card 38", "done"])[0] == "card 38"


# BOT-C4


@pytest.mark.parametrize(
    ("card", "side", "turn"),
    [("08", SOVIET, 8), ("09", SOVIET, 8), ("38", SOVIET, 13), ("22", AXIS, 13), ("40", AXIS, 13)],
)
def test_cards_that_draw_are_played_at_once(card: str, side: int, turn: int) -> None:
    """§BOT-C4 Unless the hand is full."""
    s = against(("axis", "soviet")[side], turn)
    s.hands[side] = [card, "01", "02", "03", "04"]
    assert decided(s, side, "menu", [f"card {card}", "done"])[0] == f"card {card}"
    s.hands[side].append("05")
    assert decided(s, side, "menu", [f"card {card}", "done"]) == ("done", ("BOT-C4", "draws_now"))


@pytest.mark.parametrize(
    ("solo", "cell", "played"),
    [("12", 1, True), ("05", 1, True), ("03", 1, True), ("02", 1, False), ("10", 2, False), ("09", 2, False)],
)
def test_a_summer_campaign_needs_a_plan_that_attacks(solo: str, cell: int, played: bool) -> None:
    """§BOT-C4 General offensive, three attacks at a place, no orders; and four good attacks in reach."""
    s = begun("campaign-solo", 2, start="barbarossa", side="soviet")
    planned(s, AXIS, solo, cell)
    s.hands[AXIS] = ["13", "03"]
    assert good_attacks(s, AXIS) >= 4
    assert (decided(s, AXIS, "menu", ["card 13", "done"])[0] == "card 13") == played


def test_a_summer_campaign_needs_good_attacks() -> None:
    """§BOT-C4"""
    s = lay(against("axis", 8), _6A="1007", West="1107")
    s.hands[AXIS] = ["13", "03"]
    assert decided(s, AXIS, "menu", ["card 13", "done"]) == ("done", ("BOT-C4", "attacks_enough"))


# BOT-C5


def battle(s: War, hex_: str, *attackers: str) -> War:
    side = s.board.units[attackers[0]].side
    s.battle = Battle(hex_, side, False, attackers, s.at[hex_])
    s.side, s.phase = side, "combat"
    return s


def commits(s: War, side: int, card: str) -> tuple[Any, tuple[str, str]]:
    give(s, side, card)
    return decided(s, side, "commit", [f"card {card}", "go"], hex="")


def test_an_attacker_plays_what_adds_enough() -> None:
    """§BOT-C5 Manstein makes 2:1 of 1:1; the Luftwaffe's one column is not enough at 6:1."""
    s = battle(lay(against("axis"), _1Pz="1007", West="1107 red"), "1107", "1Pz")
    assert commits(s, AXIS, "01")[0] == "card 01"
    s = battle(lay(against("axis"), _1Pz="1007", _2Pz="1106", _3Pz="1108", South="1107"), "1107", "1Pz", "2Pz", "3Pz")
    assert commits(s, AXIS, "06") == ("go", ("BOT-C5", "pays_in_battle"))


def test_a_defender_plays_sure_results_and_doubling_against_a_good_attack() -> None:
    """§BOT-C5 The attack must be worth 2."""
    s = lay(against("axis"), _6A="1007 reduced", West="1107 red", Kalinin="1108 red", Don="1106 red")
    battle(s, "1007", "West", "Kalinin", "Don")
    assert s.battle is not None
    assert worth(s, s.battle) >= 2
    for card in ("29", "32", "01"):
        assert commits(s, AXIS, card)[0] == f"card {card}"
    s = battle(lay(against("axis"), _1Pz="1007", _2Pz="1007", South="1107"), "1007", "South")
    for card in ("29", "32", "01"):
        assert commits(s, AXIS, card) == ("go", ("BOT-C5", "pays_in_battle"))


def test_what_an_event_does_is_tried_on_a_copy() -> None:
    """§BOT-C5 Either table for Zhukov, the better of two dice, dice for steps, the fleet's way."""
    s = battle(lay(against("soviet"), _6A="1007", _9A="1106", West="1107"), "1107", "6A", "9A")
    assert s.battle is not None
    before = worth(s, s.battle)
    for half in ("22S", "16S"):
        t = tried(s, SOVIET, half)
        assert t.battle is not None
        assert worth(t, t.battle) < before
    t = tried(s, AXIS, "21A")
    assert t.battle is not None
    assert worth(t, t.battle) > before
    assert s.battle.mods == {}
    s = battle(lay(against("soviet"), _6A="1014", _9A="1114", South="1015"), "1015", "6A", "9A")
    t = tried(s, SOVIET, "03S")
    assert t.battle is not None
    assert t.battle.mods["fleet"] == -1


@pytest.mark.parametrize(("die", "axis", "soviet"), [(1, True, False), (6, False, True)])
def test_a_die_worse_than_the_mean_is_rolled_again(die: int, axis: bool, soviet: bool) -> None:
    """§BOT-C5 For the attacker a bad one, for the defender a good one."""
    for side, card, again in ((AXIS, "16", axis), (SOVIET, "43", soviet)):
        s = lay(against(("axis", "soviet")[side]), _6A="1007", _9A="1106", West="1107")
        battle(give(s, side, card), "1107", "6A", "9A")
        assert s.battle is not None
        s.battle.column, s.battle.die = 4, die
        answer, why = decided(s, side, "window", [f"card {card}", "pass"], at="die")
        assert answer == (f"card {card}" if again else "pass")
        assert again or why == ("BOT-C5", "mends_die")


@pytest.mark.parametrize(
    ("thrown", "die", "again"), [(AXIS, 3, True), (AXIS, 4, False), (SOVIET, 3, False), (SOVIET, 4, True)]
)
def test_a_bad_throw_is_rolled_again(thrown: int, die: int, again: bool) -> None:
    """§BOT-C5 §CE16S §CE38A Its own below the mean, the person's above it."""
    s = lay(give(against("axis"), AXIS, "16"), _6A="1007", West="1107")
    s.battle = Battle("1107", AXIS, False, ("6A",), ("West",), die=die, mods={"duel": 1, "thrown ": thrown})
    answer, _ = decided(s, AXIS, "window", ["card 16", "pass"], at="die")
    assert answer == ("card 16" if again else "pass")


@pytest.mark.parametrize(("die", "played"), [(3, True), (4, False)])
def test_a_column_left_if_it_takes_enough(die: int, played: bool) -> None:
    """§BOT-C5 With a 3 an exchange becomes a Counterblow; with a 4 DR an exchange, which is worth as much."""
    s = lay(against("soviet"), _6A="1007", _9A="1106", West="1107")
    battle(give(s, SOVIET, "30"), "1107", "6A", "9A")
    assert s.battle is not None
    s.battle.column, s.battle.die = 4, die
    answer, _ = decided(s, SOVIET, "window", ["card 30", "pass"], at="die")
    assert (answer == "card 30") == played


# BOT-C6


@pytest.mark.parametrize(("card", "cancelled"), [("01", True), ("06", True), ("05", False), ("03", False)])
def test_strong_cards_are_cancelled(card: str, cancelled: bool) -> None:
    """§BOT-C6 Ruling R108 Doubling and shifts; not a card that draws or replaces, though it could be played now."""
    s = give(against("soviet"), SOVIET, "34")
    answer, why = decided(s, SOVIET, "answer", ["card 34", "pass"], card=card, how="played")
    assert answer == ("card 34" if cancelled else "pass")
    assert cancelled or why == ("BOT-C6", "strong_card")


@pytest.mark.parametrize(("blows", "cancelled"), [(1, False), (2, True)])
def test_a_third_counterblow_is_cancelled(blows: int, cancelled: bool) -> None:
    """WE6g §BOT-C6 rulings R10 and R9 The person pays for the third one."""
    s = lay(give(against("soviet"), SOVIET, "36"), _6A="1007", _9A="1106", _2A="1108", West="1107")
    s.side, s.phase = SOVIET, "combat"
    s.markers = dict.fromkeys(("1007", "1106")[:blows], "blow")
    assert (decided(s, SOVIET, "answer", ["card 36", "pass"], card="05", how="discarded")[0] == "card 36") == cancelled
    s.side = AXIS
    assert decided(s, SOVIET, "answer", ["card 36", "pass"], card="05", how="discarded")[0] == "pass"


@pytest.mark.parametrize(("unit", "undone"), [("1Pz", True), ("6A", False)])
def test_a_step_of_armour_is_undone(unit: str, undone: bool) -> None:
    """§BOT-C6 §CE31S"""
    s = lay(give(against("soviet", 13), SOVIET, "31"), _1Pz="0503", _6A="0704")
    assert (decided(s, SOVIET, "answer", ["card 31", "pass"], card=unit, how="step")[0] == "card 31") == undone


# BOT-C7, BOT-C8


def test_a_move_out_of_turn_closes_the_line() -> None:
    """§BOT-C7 South has left the line of Blau; one step back mends it."""
    s = give(in_blau(), SOVIET, "41", "03")
    s.side = AXIS
    assert decided(s, SOVIET, "window", ["card 41", "pass"], at="movement") == ("pass", ("BOT-C7", "mends_line"))
    lay(s, South="1913")
    assert leak(s, SOVIET)
    assert decided(s, SOVIET, "window", ["card 41", "pass"], at="movement")[0] == "card 41"
    drive(s, ("pause", SOVIET, "movement"))
    assert leak(s, SOVIET) == ()


@pytest.mark.parametrize(
    ("yours", "cities", "played"), [("axis", 13, True), ("axis", 12, False), ("soviet", 13, False)]
)
def test_the_check_is_cancelled_if_the_person_would_win(yours: str, cities: int, played: bool) -> None:
    """§BOT-C8 He has the initiative, and more than 23."""
    s = begun("campaign-solo", 6, side=yours)
    names = ("1403", "1307", "1708", "1211", "1613", "1115", "1415", "1716", "1717", "1909", "2006", "1912", "2314")
    hold(s, AXIS, *names[:cities])
    give(s, SOVIET, "09")
    answer, why = decided(s, SOVIET, "window", ["card 09", "pass"], at="victory")
    assert (answer == "card 09") == played
    assert played or why == ("BOT-C8", "saves_game")


# What events ask


def test_what_is_burnt_is_lost_anyway() -> None:
    """§BOT-C1 §CE07S Ruling R106 Only a threatened city that nobody can guard before the enemy moves, and that one."""
    s = give(lay(in_blau(), Sevastopol="out"), SOVIET, "07", "03")
    s.side = SOVIET
    assert decided(s, SOVIET, "menu", ["card 07", "done"]) == ("done", ("BOT-C1", "helps_now"))  # Crimean guards it yet
    s.side = AXIS
    assert decided(s, SOVIET, "menu", ["card 07", "done"])[0] == "card 07"
    assert decided(s, SOVIET, "scorch", ["2008", "1318"]) == ("1318", ("BOT-C1", "city_open"))
    s = give(in_blau(), SOVIET, "07", "03")
    assert decided(s, SOVIET, "menu", ["card 07", "done"]) == ("done", ("BOT-C1", "helps_now"))


def test_cards_that_cost_a_point_are_kept_as_payment() -> None:
    """§BOT-C1 §CE30A"""
    s = give(lay(against("axis", 13), _6A="destroyed"), AXIS, "30", "03")
    assert decided(s, AXIS, "menu", ["card 30", "done"]) == ("done", ("BOT-C1", "costs_no_point"))


def test_of_several_events_the_most_valuable() -> None:
    """§BOT-C1"""
    s = give(lay(against("soviet", 13), _6A="1007"), SOVIET, "06", "08", "03")
    s.side = SOVIET
    assert decided(s, SOVIET, "flip", ["card 06", "card 08", "done"]) == ("card 06", ("BOT-C1", "most_valuable"))


def test_dice_tables_and_doubles() -> None:
    """§BOT-C5 §CE21A §CE22S §CE01A The better die, the better table, the strongest counter."""
    s = battle(lay(against("axis"), _6A="1007", _9A="1106 reduced", West="1107"), "1107", "6A", "9A")
    assert s.battle is not None
    s.battle.column = 4
    assert decided(s, AXIS, "which", [2, 4]) == (4, ("BOT-C5", "best_die"))
    assert decided(s, AXIS, "double", ["9A", "6A"]) == ("6A", ("BOT-C5", "strongest"))
    s.battle.die = 6
    assert decided(s, SOVIET, "table", ["axis", "soviet"]) == ("soviet", ("BOT-C5", "best_table"))


@pytest.mark.parametrize(("turn", "flip"), [(3, "flip"), (4, "flip"), (12, "done")])
def test_the_axis_wants_better_weather(turn: int, flip: str) -> None:
    """§CE09A §BOT-C1 Clear for mud, mud for snow; not snow for mud."""
    s = against("axis", turn)
    assert decided(s, AXIS, "weather", ["flip", "done"], turn=turn) == (flip, ("BOT-C1", "better_weather"))
