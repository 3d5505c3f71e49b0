"""2.9 BOT-T: what the opponent attacks, with whom, in which order, and with which markers."""

from __future__ import annotations

import pytest

from tests.games.noretreat.deciding import asked, decision, decisions, ordered, plain
from tests.games.noretreat.position import begun, hold, lay
from visavis.compiled import BUILD
from visavis.games.noretreat.bot.filters import decide
from visavis.games.noretreat.bot.judge import battle_at, battle_value
from visavis.games.noretreat.bot.targets import (
    ORDER,
    aim,
    battle,
    commit,
    conduct_of,
    free_boosts,
    front_of,
    is_weak_alone,
    join,
    muster,
    target,
)
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import BLOW, TARGET, Battle, War


def aimed(s: War, side: int) -> dict[str, tuple[str, ...]]:
    s.side, s.phase, s.told = side, "combat", []
    aim(s, side)
    return conduct_of(s).attacks


def test_do_not_attack() -> None:
    """§BOT-T1 §PK2 Card 11, cell 3: West could be overrun, and is not; nor is any target offered taken."""
    s = ordered(lay(plain(8, SOVIET), West="1107", Don="1207", _6A="1106 reduced"), SOVIET, "11", 3)
    assert aimed(s, SOVIET) == {}
    assert decision(s, "target") == ("done", "BOT-T1", "no_attacks")
    assert target(s, SOVIET, asked("target", ["1106", "done"])) == "done"


def test_forced_attacks_get_attackers_first() -> None:
    """§BOT-T1 §B10.6 The one counter beside both hexes must attack the one under the marker."""
    s = lay(plain(8, AXIS), _2Pz="1107", West="1207", Don="1106")
    assert aimed(s, AXIS) == {"1207": ("2Pz",)}
    s.markers["1106"] = BLOW
    assert aimed(s, AXIS) == {"1106": ("2Pz",)}


def test_each_forced_attack_has_its_own_attackers() -> None:
    """§BOT-T1 §B10.6 ruling R101 Whoever is meant for the first is not counted twice; own markers bind nobody."""
    s = lay(plain(8, AXIS), _2Pz="1107", _6A="1208", West="1207", Don="1106")
    s.markers = {"1106": BLOW, "1207": BLOW, "1107": BLOW}
    found = aimed(s, AXIS)
    assert found == {"1106": ("2Pz",), "1207": ("6A",)}


def test_the_plans_targets_lie_near_its_place() -> None:
    """§BOT-T2 §PK5 WE4a Three near Minsk, before any other."""
    s = ordered(begun("campaign-solo", 19, start="bagration", side="axis"), SOVIET, "10", 4)
    found = list(aimed(s, SOVIET))
    assert sorted(found[:3]) == ["1409", "1506", "1507"]
    assert [each.about[3:] for each in decisions(s, "target")] == [("A", "place", 3, "1307")] * 3


def test_a_general_offensive_attacks_anywhere_even_at_bad_odds() -> None:
    """§BOT-T2 §PK3 Card 05, cell 3: four attacks, though no odds are good."""
    s = lay(plain(8, SOVIET), West="1107", Don="1111", South="1115", Kalinin="1808", _6A="1007", _2A="1011")
    lay(s, _4A="1015", _9A="1708")
    assert aimed(s, SOVIET) == {}
    found = aimed(ordered(s, SOVIET, "05", 3), SOVIET)
    assert sorted(found) == ["1007", "1011", "1015", "1708"]


def test_one_counter_is_left_for_each_target_of_the_plan() -> None:
    """§BOT-T2 §J2 Two hexes to attack and two counters: not both against the first."""
    s = lay(plain(8, SOVIET), West="1107", Don="1206", _6A="1106", _2A="1207")
    found = aimed(ordered(s, SOVIET, "05", 3), SOVIET)
    assert sorted(found) == ["1106", "1207"]
    assert sorted(id_ for ids in found.values() for id_ in ids) == ["Don", "West"]


def test_a_city_is_opened_first() -> None:
    """§BOT-T2 §PK6 The garrison of Minsk, though a field army would be the better battle."""
    s = lay(plain(8, SOVIET), West="1407", Don="1508", Kalinin="1409", _6A="1307", _17A="1408 reduced")
    hold(s, AXIS, "1307")
    found = aimed(ordered(s, SOVIET, "09", 3), SOVIET)
    assert next(iter(found)) == "1307"
    assert decision(s, "target") == ("1307", "BOT-T2", "opens_city")


def test_sheet_4_attacks_single_weak_counters_first() -> None:
    """§BOT-T3 §O4-3 A reduced army, though another battle is worth more."""
    s = lay(plain(14, SOVIET), West="1107 red", Don="1111 red", _6A="1007 reduced", _3Rum="1011", _4Rum="1011")
    assert next(iter(aimed(ordered(s, SOVIET, "02", 4), SOVIET))) == "1007"
    assert decisions(s, "target")[0].lines[1].rule == "O4-3"


def test_of_single_counters_only_those_with_one_step_are_weak() -> None:
    """§O4-3 Full and alone, reduced and alone, two allies together."""
    s = lay(plain(17, SOVIET, "snow"), _6A="1007", _9A="1011 reduced", _3Rum="1015", _4Rum="1015")
    f = front_of(s, s, SOVIET, {})
    assert [is_weak_alone(f, hex_) for hex_ in ("1007", "1011", "1015")] == [False, True, False]


def test_of_equal_attackers_the_guard_comes_last() -> None:
    """§BOT-M4 Both already there, no armour."""
    s = lay(plain(8, AXIS), _4A="1007", _6A="1007", West="1107")
    ground = {id_: {"1007": 0} for id_ in ("4A", "6A")}
    for guard, first in (("4A", "6A"), ("6A", "4A")):
        found = muster(front_of(s, s, AXIS, ground, (guard,)), "1107")
        assert found is not None
        assert found.attackers[0] == (first, "1007")


class Alike:
    """Battles that are worth what a test says."""

    def __init__(self, s: War, marker: str = "", **worth: float) -> None:
        self.t, self.sheet, self.marker = s, 1, marker
        self.worth = {name.removeprefix("_"): value for name, value in worth.items()}

    def value(self, hex_: str) -> float:
        return self.worth.get(hex_, 1.0)


@pytest.mark.parametrize(
    ("marker", "worth", "chosen", "line"),
    [
        ("", {"_1107": 2.0}, "1107", "best_battle"),
        ("", {}, "1307", "prize"),
        ("1307", {"_1307": 0.0}, "1207", "near_marker"),
        ("", {"_1307": 0.0}, "1107", "lowest"),
    ],
)
def test_the_best_battle_then_a_prize_then_the_nearest(
    marker: str, worth: dict[str, float], chosen: str, line: str
) -> None:
    """§BOT-T3 Minsk is a city; then the place of the plan; at last the lower hex."""
    if BUILD.compiled:
        pytest.skip("compiled functions take no stand-in for what they weigh")
    s = lay(plain(8, AXIS), West="1107", Don="1207", Kalinin="1307")
    decide(s, AXIS, "target", ["1307", "1207", "1107"], ORDER, seen=Alike(s, marker, **worth))
    assert decision(s, "target") == (chosen, "BOT-T3", line)


@pytest.mark.parametrize(("side", "turn", "attacks"), [(AXIS, 8, True), (AXIS, 13, False)])
def test_more_than_the_plan_asks_only_at_good_odds(side: int, turn: int, attacks: bool) -> None:
    """§BOT-T4 2:1 is enough with the initiative; without it 3:1 is wanted."""
    s = lay(plain(turn, side), _4A="1007", _9A="1106", West="1107")
    hold(s, AXIS, *s.board.cities)
    found = aimed(s, side)
    assert bool(found) is attacks
    if not attacks:
        assert decision(s, "extra_target") == (None, "BOT-T4", "good_odds")


def test_one_more_battle_is_joined_until_it_is_all_that_is_asked() -> None:
    """§BOT-T4 Two make 2:1, which is enough for a plan (§BOT-M4); a third makes the 3:1 that is wanted."""
    s = lay(plain(13, AXIS), _4A="1007", _9A="1106", _6A="1206", West="1107")
    hold(s, AXIS, *s.board.cities)
    assert {hex_: set(group) for hex_, group in aimed(s, AXIS).items()} == {"1107": {"4A", "6A", "9A"}}
    lay(s, _6A="out")
    assert aimed(s, AXIS) == {}


def test_a_battle_must_be_worth_it() -> None:
    """§BOT-T4 Against a fort most results come to nothing, whatever the odds."""
    s = lay(plain(8, AXIS), _1Pz="1803", _2Pz="1803", _3Pz="1802", Leningrad="1902 fort")
    hold(s, AXIS, "1403", "1307", "1708")
    assert aimed(s, AXIS) == {}
    assert decision(s, "extra_target") == (None, "BOT-T4", "worth_it")


def test_whoever_is_left_joins_where_it_helps() -> None:
    """§BOT-T3 ruling R99 Two would be enough for odds; a third beside them makes the battle better."""
    s = lay(plain(8, AXIS), _1Pz="1108", _2Pz="1007", _9A="1106", West="1107")
    hold(s, AXIS, *s.board.cities)
    (group,) = aimed(s, AXIS).values()
    assert set(group) == {"1Pz", "2Pz", "9A"}


def test_the_marker_goes_where_it_helps_most() -> None:
    """§BOT-T5 One Blitz! and two battles: it waits for the one that gains more."""
    s = lay(plain(8, AXIS), _2Pz="1007", _4A="1007", West="1107", _3Rum="1111", Don="1211 red")
    s.boosts, s.side = [1, 0], AXIS
    s.markers = {"1107": TARGET, "1211": TARGET}
    conduct_of(s).attacks = {"1107": ("2Pz", "4A"), "1211": ("3Rum",)}
    gains = {}
    for hex_, group in conduct_of(s).attacks.items():
        plain_, with_it = (battle_value(s, battle_at(s, hex_, AXIS, group, boost=boost)) for boost in (False, True))
        gains[hex_] = with_it - plain_
    best = max(gains, key=lambda hex_: gains[hex_])
    for hex_, group in conduct_of(s).attacks.items():
        s.battle = Battle(hex_, AXIS, False, group, s.at[hex_])
        assert (commit(s, AXIS, asked("commit", ["boost", "go"])) == "boost") is (hex_ == best)
    assert decision(s, "commit") == ("boost", "BOT-T5", "boost_gain")


def test_without_the_initiative_a_marker_is_kept_for_a_counterattack() -> None:
    """§BOT-T5 Sheets 2 and 3; in the counterattack itself it is used."""
    s = lay(plain(8, SOVIET), West="1107 red", _6A="1007 reduced")
    s.boosts, s.side = [0, 1], SOVIET
    assert free_boosts(s, SOVIET) == 0
    s.boosts = [0, 2]
    assert free_boosts(s, SOVIET) == 1
    s.boosts, s.side = [0, 1], AXIS
    s.battle = Battle("1107", SOVIET, False, ("West",), ("6A",), counter=True)
    assert commit(s, SOVIET, asked("commit", ["boost", "go"])) == "boost"


def test_the_battle_worth_most_comes_first() -> None:
    """§BOT-T6"""
    s = lay(plain(8, AXIS), _2Pz="1007", _4A="1007", West="1107", _3Rum="1111", Don="1211 red")
    s.markers = {"1211": TARGET, "1107": TARGET}
    conduct_of(s).attacks = {"1107": ("2Pz", "4A"), "1211": ("3Rum",)}
    assert battle(s, AXIS, asked("battle", ["1211", "1107"])) == "1107"
    assert decision(s, "battle") == ("1107", "BOT-T6", "best_battle")


def test_those_who_were_meant_for_a_battle_join_it() -> None:
    """§BOT-M4 And nobody else."""
    s = lay(plain(8, AXIS), _2Pz="1007", _4A="1007", _9A="1106", West="1107")
    conduct_of(s).attacks = {"1107": ("4A", "2Pz")}
    s.battle = Battle("1107", AXIS)
    assert join(s, AXIS, asked("join", ["2Pz", "4A", "9A"], hex="1107")) == "4A"
    s.battle.attackers = ("4A",)
    assert join(s, AXIS, asked("join", ["2Pz", "9A", "go"], hex="1107")) == "2Pz"
    s.battle.attackers = ("4A", "2Pz")
    assert join(s, AXIS, asked("join", ["9A", "go"], hex="1107")) == "go"
    assert decision(s, "join") == (("4A", "2Pz"), "BOT-M4", "attackers")
