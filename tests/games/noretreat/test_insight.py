"""What a search is told of this game, on positions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.noretreat.position import begun, drive, empty, hold, lay
from visavis.games.noretreat.insight import ahead, begins_turn, opinion, policy, value
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, MOVED, War, mark
from visavis.kernel.choice import Choice

MOSCOW = ("1708", "2006", "2008", "1909")  # the cities of the battle


def axis(s: War) -> float:
    return value(s)[0]


def battle() -> War:
    """Two cities each, an army beside the way to one of them."""
    s = hold(empty(turn=4, scenario="moscow"), AXIS, *MOSCOW[:2])
    s.needs = [3, 3]
    return lay(hold(s, SOVIET, *MOSCOW[2:]), _2Pz="1707", West="2007")


def test_the_chances_of_both_sides_are_one_and_a_city_more_counts_the_more_the_later() -> None:
    """§UM11 What is held at the end decides."""
    now, late = battle(), battle()
    late.turn = late.last
    gained = [axis(hold(s, AXIS, "2008")) - before for s, before in ((now, axis(now)), (late, axis(late)))]
    assert 0 < gained[0] < gained[1]
    assert sum(value(now)) == pytest.approx(1.0)


def test_steps_nearness_and_supply_count() -> None:
    plain = axis(battle())
    assert axis(lay(battle(), _3Pz="1707")) > plain > axis(lay(battle(), Reserve="2007"))
    assert axis(lay(battle(), _2Pz="1607")) < plain
    cut = battle()
    mark(cut, "2Pz", CUT)
    assert axis(cut) < plain


def test_a_solo_value_is_by_seat_and_the_seat_may_play_either_side() -> None:
    one, other = begun("moscow-solo", side="axis"), begun("moscow-solo", side="soviet")
    for s, side in ((one, AXIS), (other, SOVIET)):
        s.yours = side
        s.turn = s.last  # when it no longer counts that the other side is the program's
    assert value(one) == pytest.approx(value(other)[::-1])


def test_against_the_program_one_does_better_and_whose_turn_it_is_does_too() -> None:
    """The less of the war is left, the less better the first."""
    s = begun("moscow-solo", side="axis")
    mine = value(s)[0]
    s.yours = SOVIET
    assert value(s)[1] < mine
    s = battle()
    s.side = AXIS
    mine = axis(s)
    s.side = SOVIET
    assert axis(s) < mine


def ukraine(soviet: int, turn: int = 19) -> War:
    """So many of the five cities are the Soviets'; the others are the Axis'."""
    s = empty(turn=turn, scenario="ukraine")
    s.needs = [0, 4]
    cities = list(s.board.cities)
    return hold(hold(s, AXIS, *cities[soviet:]), SOVIET, *cities[:soviet])


def test_a_side_that_needs_no_cities_wins_unless_the_other_has_all_it_needs() -> None:
    """§UU9 With three of the four they need, the Soviets lose, however few the Axis holds."""
    leads = [ahead(ukraine(n)) for n in range(6)]
    assert leads == sorted(leads, reverse=True)
    assert [lead > 0 for lead in leads] == [True] * 4 + [False] * 2
    assert axis(ukraine(3)) > 0.5 > axis(ukraine(4))


def test_the_side_with_the_initiative_wins_with_what_it_needs_and_shares_it_if_both_have_that() -> None:
    """§UM11 In Moscow that is the Axis."""
    s = battle()
    assert ahead(s) == -0.5
    assert ahead(hold(s, AXIS, MOSCOW[2])) == 0.5
    s.needs = [3, 1]
    assert ahead(s) == 0.0
    s.needs = [4, 1]
    assert ahead(s) < -0.5


def question(s: War, name: str) -> Choice[str]:
    found = drive(s, (name, AXIS))
    assert found is not None
    assert found.name == name
    return found


def test_a_counter_goes_towards_what_the_enemy_holds() -> None:
    s = hold(battle(), AXIS, "2006", "1708", "1909")
    choice = drive(s, ("move", AXIS), "2Pz")
    assert choice is not None
    liked = opinion(s, choice)
    assert liked["1807"] > liked["1606"]


def test_in_playouts_one_goes_on_rather_than_stop_and_rather_stops_than_spends_a_card() -> None:
    s, random = battle(), Random(5)
    move = question(s, "move")
    found = Counter(policy(s, move, random) for _ in range(200))
    assert found["2Pz"] > 3 * found["done"] > 0
    shy = Choice(AXIS, "window", ["card 10", "pass"], about={"side": AXIS})
    found = Counter(policy(s, shy, random) for _ in range(200))
    assert found["pass"] > 3 * found["card 10"] > 0


def test_a_turn_begins_before_anybody_has_moved() -> None:
    s = battle()
    move = question(s, "move")
    assert begins_turn(s, move)
    mark(s, "2Pz", MOVED)
    assert not begins_turn(s, move)
    assert not begins_turn(s, Choice(AXIS, "target", ["done", "2007"]))
