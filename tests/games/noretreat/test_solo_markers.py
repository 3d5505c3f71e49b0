"""SE and SZ: Stalin, the Directive between two people, order points, and victory in solitaire."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.noretreat.position import begun, drive, empty, give, hold, lay, told
from tests.games.noretreat.test_solo_cards import TAKEN_1941, at_check, checked, orders
from visavis.games.noretreat.board import NOBODY
from visavis.games.noretreat.bot.seams import order_points
from visavis.games.noretreat.rules.battle import shifts
from visavis.games.noretreat.rules.movement import reach
from visavis.games.noretreat.rules.points import on_map_points, total
from visavis.games.noretreat.rules.stalin import may_entrain_stalin
from visavis.games.noretreat.rules.turn import game_turn, player_turn
from visavis.games.noretreat.rules.victory import objectives, objectives_needed
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import Battle, War

GORKI = "2310"
OBJECTIVES = ("1902", "2008", "2117", "1318")  # Leningrad, Moscow, Stalingrad, Sevastopol


def moscow(turn: int = 8, yours: str = "soviet", **places: str) -> War:
    """Stalin is in Moscow, and these counters are on the map."""
    s = lay(empty(turn, scenario="campaign-alone", side=yours), **places)
    s.side = SOVIET
    return s


# SE1


def test_stalin_counts_for_whoever_has_or_has_not_moscow() -> None:
    """§SE1.1 §SE1.2 ruling R5 USSR 1 at the start; leaving moves it two towards Germany, coming back two again."""
    s = moscow()
    assert (s.stalin, s.order_vp) == ("2008", -1)
    drive(s, ("stalin_entrain",))
    assert (s.stalin, s.order_vp) == ("rail", 1)
    drive(s, ("stalin_detrain",), ("stalin.city", GORKI))
    assert (s.stalin, s.order_vp) == (GORKI, 1)
    s.trains = 0
    drive(s, ("stalin_entrain",))
    assert s.order_vp == 1
    drive(s, ("stalin_detrain",), ("stalin.city", "2008"))
    assert (s.stalin, s.order_vp) == ("2008", -1)


def test_leaving_is_counted_step_by_step() -> None:
    """§SE1.2 §SE4.3 Germany at 5: the sixth step is the last."""
    s = moscow()
    s.order_vp = 5
    drive(s, ("stalin_entrain",))
    assert s.order_vp == 6
    drive(s, ("stalin_detrain",), ("stalin.city", "2008"))
    assert s.order_vp == 4


def test_stalin_is_no_counter() -> None:
    """§SE1.3 He stacks with anyone, has no zone, controls and defends nothing."""
    s = moscow(West="2007", _6A="1908")
    assert s.zones[SOVIET].get("2008") == 1  # that of West alone
    assert "2008" not in s.at
    found, _ = reach(s, "West", 3)
    assert "2008" in found
    assert "2008" in reach(s, "6A", 3)[0]


def test_he_goes_by_train_only() -> None:
    """§SE1.4 ruling R8 As the free one, or for a card; out of an enemy zone, too, but from a supplied Soviet city."""
    s = moscow(_6A="1908", _9A="1909")
    assert "2008" in s.zones[AXIS]
    assert may_entrain_stalin(s, SOVIET)
    assert not may_entrain_stalin(s, AXIS)
    drive(s, ("move", SOVIET), ("move", "stalin"))
    assert (s.stalin, s.trains) == ("rail", 1)
    s = give(moscow(), SOVIET, "33")
    s.trains = 1
    drive(s, ("stalin_entrain",))
    assert (s.stalin, s.hands[SOVIET]) == ("rail", [])
    s = moscow()
    s.trains = 1
    assert not may_entrain_stalin(s, SOVIET)
    s = moscow(2)
    s.trains = 1
    give(s, SOVIET, "33")
    assert not may_entrain_stalin(s, SOVIET)  # §B9.3
    s = hold(moscow(), AXIS, "2008")
    assert not may_entrain_stalin(s, SOVIET)


def test_he_needs_overland_supply() -> None:
    """§SE1.4"""
    s = moscow(_6A="2108", _9A="2007", _2A="1909", _4A="2009", _1Pz="2107", _2Pz="1907")
    assert not may_entrain_stalin(s, SOVIET)


def test_he_gets_off_in_a_supplied_soviet_city() -> None:
    """§SE1.4 In the Detraining phase of the same turn."""
    s = moscow(_6A="1909")
    hold(s, AXIS, "1909")
    drive(s, ("stalin_entrain",))
    asked = drive(s, ("detraining", SOVIET))
    assert asked is not None
    assert asked.name == "stalin.city"
    assert "1909" not in asked.options
    assert {"2008", GORKI} <= set(asked.options)
    assert drive(s, ("detraining", AXIS)) is None


def test_outside_of_a_soviet_city_he_is_lost() -> None:
    """§SE1.5 §SE1.6 ruling R6 At the end of the Soviet turn, not of the Axis'; an objective more for Germany."""
    s = moscow()
    drive(s, ("stalin_entrain",))
    drive(s, ("end_player_turn", AXIS))
    assert s.stalin == "rail"
    before = objectives(s, AXIS)
    drive(s, ("end_player_turn", SOVIET))
    assert (s.stalin, s.stalin_lost, objectives(s, AXIS)) == ("", True, before + 1)
    assert objectives(s, SOVIET) == 0
    assert s.order_vp == 1  # as when he left
    assert not may_entrain_stalin(s, SOVIET)


def test_a_scorched_city_is_none_for_him() -> None:
    """§SE1.5 §SE1.4 §CE07S It is a marsh for every purpose: he cannot leave it by train, and is lost there."""
    s = moscow()
    assert may_entrain_stalin(s, SOVIET)
    s.scorched = ("2008",)
    assert not may_entrain_stalin(s, SOVIET)
    drive(s, ("end_player_turn", SOVIET))
    assert (s.stalin, s.stalin_lost) == ("", True)


def test_an_enemy_in_his_hex_destroys_him() -> None:
    """§SE1.7 §SE1.1 §B8.10 ruling R7 Alone in Moscow: the objective and his own count."""
    s = moscow(_6A="1908")
    s.side = AXIS
    drive(s, ("go", "6A"), ("goal", "2008"))
    assert (s.stalin, s.stalin_lost, s.order_vp) == ("", True, 1)
    assert objectives(s, AXIS) == 2
    assert told(s, "stalin_lost") == [()]
    drive(s, ("end_player_turn", SOVIET))
    assert objectives(s, AXIS) == 2


def test_he_may_be_destroyed_in_passing_and_elsewhere() -> None:
    """§SE1.7 §SE1.1 Outside of Moscow his point has moved before."""
    s = moscow(_1Pz="2309")
    s.stalin, s.order_vp, s.side = GORKI, 1, AXIS
    drive(s, ("go", "1Pz"), ("goal", GORKI))
    assert (s.stalin, s.order_vp) == ("", 1)


def test_his_presence_helps_the_defence() -> None:
    """WE8 §SE1.8 §B10.23 City, objective and Stalin; under a Counterblow marker only Stalin."""
    s = moscow(4, Moscow="2008 fort", _6A="1908", _9A="1909")
    battle = Battle("2008", AXIS, attackers=("6A",), defenders=("Moscow",))
    found = {shift.name: shift.n for shift in shifts(s, battle)}
    assert {name: found[name] for name in ("city", "objective", "stalin")} == {
        "city": -1,
        "objective": -1,
        "stalin": -1,
    }
    battle.forced = True
    found = {shift.name: shift.n for shift in shifts(s, battle)}
    assert found.get("stalin") == -1
    assert "city" not in found


def test_stalin_leaves_for_gorki() -> None:
    """WE8 §SE1.4 §SE1.5 Two enemies beside Moscow: he goes, gets off in Gorki, or is removed."""
    s = moscow(4, Moscow="2008 fort", _6A="1908", _9A="1909")
    assert may_entrain_stalin(s, SOVIET)
    drive(s, ("stalin_entrain",))
    drive(s, ("stalin_detrain",), ("stalin.city", GORKI))
    drive(s, ("end_player_turn", SOVIET))
    assert (s.stalin, s.stalin_lost) == (GORKI, False)


def test_two_people_may_play_with_stalin() -> None:
    """§SE1.9 The same rules, without solo cards."""
    s = lay(empty(8, stalin=True), West="2310")
    s.side = SOVIET
    asked = drive(s, ("move", SOVIET))
    assert asked is not None
    assert asked.options == ["West", "stalin", "done"]
    drive(s, ("stalin_entrain",))
    drive(s, ("end_player_turn", SOVIET))
    assert (s.orders, s.stalin_lost, s.order_vp) == (None, True, 1)


# SE2


def test_two_people_may_play_with_the_directive() -> None:
    """§SE2.5 §SG1.2 §SG1.3 It pays and moves before sudden death; nobody changes sides."""
    s = hold(empty(6, directive=True), AXIS, "1708")
    drive(s, ("victory_checks",), ("solo", "10"))
    assert (s.order_vp, s.directive, s.yours, s.winner) == (1, "2022", NOBODY, NOBODY)
    assert orders(s).cell == 0
    assert drive(s, ("solo_reaction", AXIS)) is None


def test_a_two_player_game_with_the_directive_is_won_by_sudden_death() -> None:
    """§SE2.5 §B12.10 With the Directive's point."""
    s = hold(
        empty(6, directive=True),
        AXIS,
        "1403",
        "1307",
        "1708",
        "1211",
        "1613",
        "1115",
        "1415",
        "1716",
        "1717",
        "1909",
        "2006",
    )
    assert total(s, AXIS) == 23
    drive(s, ("victory_checks",), ("solo", "10"))
    assert (s.order_vp, s.winner) == (1, AXIS)


# SE4


def test_the_order_marker() -> None:
    """WE7 §SE4.1 §SE4.2 §SE4.3 §SE4.4 The other side's points go down first; six are the most."""
    s = at_check(3, cities=("1708",), event=0, order=-1)
    checked(s, "01")
    assert s.order_vp == 0
    s.turn = 6
    checked(s, "01")
    assert s.order_vp == 1
    s.trains = 0
    drive(s, ("stalin_entrain",))
    assert s.order_vp == 3
    drive(s, ("stalin_detrain",), ("stalin.city", "2008"))
    assert s.order_vp == 1
    s.order_vp = 6
    order_points(s, AXIS, 1, "SD5.1")
    assert s.order_vp == 6
    order_points(s, SOVIET, 1, "SD5.1")
    assert s.order_vp == 5
    s.order_vp = -6
    order_points(s, SOVIET, 1, "SD5.1")
    assert s.order_vp == -6


def test_order_points_are_part_of_the_total() -> None:
    """WE7 §SE4.5 §SE4.6 ruling R4 With the sign of the side that leads."""
    s = hold(empty(8, scenario="campaign-alone"), AXIS, *TAKEN_1941[:8])
    s.event_vp, s.order_vp = -1, -2
    assert (on_map_points(s, AXIS), total(s, AXIS)) == (20, 17)
    s.turn = 13
    assert total(s, SOVIET) == on_map_points(s, SOVIET) + 3


@pytest.mark.parametrize("turn", [12, 23])
def test_the_order_marker_is_never_reset(turn: int) -> None:
    """WE7 §SE4.7 §B12.14 The event marker is."""
    s = at_check(turn, cities=(), event=-3, order=-4)
    drive(s, ("passing",))
    drive(s, ("pass_initiative",))
    assert (s.event_vp, s.order_vp) == (0, -4)


# SZ


@pytest.mark.parametrize(("turn", "held", "won"), [(11, 2, False), (11, 3, True), (12, 3, False), (12, 4, True)])
def test_objectives_in_solitaire(turn: int, held: int, won: bool) -> None:
    """§SZ1.1 §B12.7 Three, and four when the initiative has passed."""
    s = hold(empty(turn, scenario="campaign-alone", side="axis"), AXIS, *OBJECTIVES[:held])
    assert objectives_needed(s, AXIS) == (3 if turn < 12 else 4)
    drive(s, ("victory_checks",))
    assert ((s.winner, s.ending) == (AXIS, "objectives")) == won


@pytest.mark.parametrize("yours", ["axis", "soviet"])
def test_either_side_wins_by_objectives(yours: str) -> None:
    """§SZ1.2 ruling R27 With or without the initiative; if it is the opponent's side, the person has lost."""
    s = hold(empty(14, scenario="campaign-alone", side=yours), AXIS, *OBJECTIVES)
    drive(s, ("victory_checks",))
    assert (s.winner, s.winner == s.yours) == (AXIS, yours == "axis")
    s = hold(empty(8, scenario="campaign-alone", side=yours), SOVIET, "0503", "1104", "0406")
    drive(s, ("victory_checks",))
    assert (s.winner, s.winner == s.yours) == (SOVIET, yours == "soviet")


def test_objectives_come_before_sudden_death_and_any_change() -> None:
    """§SZ1.3 §SF2 No solo card is turned."""
    s = hold(at_check(), AXIS, *OBJECTIVES[:3])
    drive(s, ("victory_checks",))
    assert (s.winner, s.ending, s.yours, orders(s).used) == (AXIS, "objectives", AXIS, [])


def test_sudden_death_only_for_the_person_with_the_initiative() -> None:
    """§SZ2.1 §SZ2.2"""
    s = checked(at_check(6, "axis"), "04")
    assert (s.winner, s.ending) == (AXIS, "sudden_death")
    s = checked(at_check(6, "soviet"), "04")
    assert s.winner == NOBODY


@pytest.mark.parametrize("yours", ["axis", "soviet"])
def test_the_end_is_that_of_the_base_game(yours: str) -> None:
    """§SZ3.1 §B12.12 The winner's side decides."""
    s = empty(28, scenario="campaign-alone", side=yours)
    drive(s, ("last_check",))
    assert (s.winner, s.ending) == (AXIS, "end")


def total_victory(s: War) -> None:
    hold(s, SOVIET, *s.board.prizes)
    s.control = {place: side for place, side in s.control.items() if place not in s.board.objectives[AXIS]}
    s.event_vp, s.turn = -5, 13


def too_few_in_1945(s: War) -> None:
    s.turn = 23
    hold(s, AXIS, *(city for city in s.board.cities if city not in s.board.objectives[SOVIET]))


@pytest.mark.parametrize("yours", ["axis", "soviet"])
@pytest.mark.parametrize(
    ("so", "winner", "ending"), [(total_victory, SOVIET, "total"), (too_few_in_1945, AXIS, "operations")]
)
def test_total_victory_and_the_check_of_turn_23_stay(
    yours: str, so: Callable[[War], None], winner: int, ending: str
) -> None:
    """§SZ3.2 §B12.9 §B12.11 ruling R28 For either side."""
    s = empty(13, scenario="campaign-alone", side=yours)
    so(s)
    drive(s, ("victory_checks",))
    assert (s.winner, s.ending) == (winner, ending)


# SF


def test_the_order_of_a_turn() -> None:
    """§SF1 §SF2 §SF3 §SF4 New turn, checks, Axis, Soviets, and seven phases of each."""
    s = begun("campaign-alone", 8)
    game_turn(s)
    assert [item[0] for item in s.agenda[::-1]] == [
        "new_turn",
        "victory_checks",
        "player_turn",
        "player_turn",
        "end_turn",
    ]
    s.agenda = []
    player_turn(s, AXIS)
    assert [item[0] for item in s.agenda[::-1]] == [
        "cards",
        "supply",
        "organisation",
        "movement",
        "combat",
        "removals",
        "detraining",
    ]
