"""CE: events of the Combat Phase, half by half."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.noretreat.position import begun, cited, drive, empty, give, lay, told
from visavis.games.noretreat.rules.battle import attack_of, defence_of, final_column, shifts, table_of
from visavis.games.noretreat.rules.declaring import obligations
from visavis.games.noretreat.rules.results import has_fort
from visavis.games.noretreat.rules.retreats import advance_length, retreat_ways
from visavis.games.noretreat.sheets import AXIS, SOVIET
from visavis.games.noretreat.state import CUT, OUT, USED, Battle, War, has, mark


def battle(s: War, hex_: str, *attackers: str, forced: bool = False, counter: bool = False) -> War:
    """A battle that is committed to; whoever attacks is in its own Combat Phase, unless it is a counterattack."""
    side = s.board.units[attackers[0]].side
    s.battle = Battle(hex_, side, forced, attackers, s.at.get(hex_, ()), counter=counter)
    s.side, s.phase = side, "combat"
    s.markers[hex_] = "blow" if forced else "target"
    return s


def axis_attacks(turn: int = 8, weather: str = "clear") -> War:
    """6th and 9th Army, 8, against West, 4, in the open: 2:1."""
    return battle(lay(empty(turn, weather), _6A="1007", _9A="1106", West="1107"), "1107", "6A", "9A")


def soviets_attack(turn: int = 8, weather: str = "clear") -> War:
    """West, 7, against 6th Army, 4, in the open: 3:2."""
    return battle(lay(empty(turn, weather), _6A="1007", West="1107 red"), "1007", "West")


def commits(s: War, side: int, card: str, *answers: Any) -> War:
    """The card is played into this battle."""
    give(s, side, card)
    drive(s, ("commit", side), ("commit", f"card {card}"), *answers)
    return s


def offered(s: War, side: int, card: str) -> bool:
    """Whether it could be."""
    give(s, side, card)
    s.told = []
    asked = drive(s, ("commit", side))
    return asked is not None and f"card {card}" in asked.options


def column(s: War) -> int:
    assert s.battle is not None
    return final_column(s, s.battle)


def shift(s: War) -> dict[str, int]:
    assert s.battle is not None
    return {each.name: each.n for each in shifts(s, s.battle)}


def resolved(s: War, *answers: Any) -> War:
    """From the odds to the end."""
    drive(s, ("odds",), *answers)
    return s


# Strengths


def test_manstein_doubles_one_counter() -> None:
    """§CE01A In attack or defence."""
    s = commits(axis_attacks(), AXIS, "01", ("double", "6A"))
    assert (attack_of(s, "6A"), attack_of(s, "9A"), column(s)) == (8, 4, 5)
    s = commits(soviets_attack(), AXIS, "01")
    assert (defence_of(s, "6A"), column(s)) == (8, 1)


def test_manstein_instead_places_three_counterblows() -> None:
    """§CE01A In the Soviet Combat Phase."""
    s = lay(give(empty(), AXIS, "01"), _6A="1007", _9A="1008", _2A="0907", _4A="1006", Don="1106", Kursk="1108")
    lay(s, West="1107", _17A="1206", _18A="1207")
    s.side = SOVIET
    drive(s, ("blow", AXIS), ("blow", "card 01"), ("blow.free", "1006"), ("blow.free", "1007"), ("blow.free", "1008"))
    assert s.markers == {"1006": "blow", "1007": "blow", "1008": "blow"}


@pytest.mark.parametrize(("card", "side"), [("26", AXIS), ("37", SOVIET)])
def test_two_counterblows_for_nothing(card: str, side: int) -> None:
    """§CE26A §CE37S"""
    s = lay(empty(), _6A="1007", _9A="1106", _2A="1108", West="1107", Don="1207", Kursk="1208")
    s.side = 1 - side
    give(s, side, card)
    hexes = ("1007", "1106") if side == AXIS else ("1107", "1208")
    drive(s, ("blow", side), ("blow", f"card {card}"), *(("blow.free", hex_) for hex_ in hexes))
    assert s.markers == dict.fromkeys(hexes, "blow")
    assert s.hands[side] == []


def test_model_doubles_the_defence() -> None:
    """§CE29A All Axis counters of the battle, against a Soviet attack."""
    s = commits(battle(lay(soviets_attack(), _9A="1007"), "1007", "West"), AXIS, "29")
    assert [defence_of(s, id_) for id_ in ("6A", "9A")] == [8, 8]
    assert not offered(axis_attacks(), AXIS, "29")


@pytest.mark.parametrize(("turn", "plus"), [(12, 2), (16, 2), (17, 4)])
def test_sturmoviks_help_in_two_battles(turn: int, plus: int) -> None:
    """§CE23S More from 1944; this battle and the next, then no more."""
    s = commits(soviets_attack(turn), SOVIET, "23")
    assert attack_of(s, "West") == 7 + plus
    s.battle = Battle("1007", SOVIET)
    drive(s, ("join",))
    assert attack_of(s, "West") == 7 + plus
    s.battle = Battle("1007", SOVIET)
    s.marks.clear()
    drive(s, ("join",))
    assert attack_of(s, "West") == 7


# Shifts


@pytest.mark.parametrize(
    ("card", "side", "turn", "n"), [("06", AXIS, 8, 1), ("28", SOVIET, 16, 1), ("28", SOVIET, 17, 2)]
)
def test_a_shift_for_ones_own_attack(card: str, side: int, turn: int, n: int) -> None:
    """§CE06A §CE28S"""
    s = axis_attacks(turn) if side == AXIS else soviets_attack(turn)
    before = column(s)
    assert column(commits(s, side, card)) == before + n


def test_luftwaffe_does_not_help_to_defend() -> None:
    """§CE06A"""
    assert not offered(soviets_attack(), AXIS, "06")


def test_luftwaffe_feeds_a_pocket() -> None:
    """§CE06A The cut-off counters of one hex do not surrender in this Removals phase."""
    s = lay(give(empty(), AXIS, "06"), _6A="2112", _9A="2310", West="2212", Don="2111", Kursk="2113", South="2211")
    lay(s, Steppe="2309", Voronezh="2311", Central="2210", Bryansk="2012")
    for id_ in ("6A", "9A"):
        mark(s, id_, CUT)
    drive(s, ("removals", AXIS), ("window", "card 06"), ("save", "2112"))
    assert (s.where["6A"], s.where["9A"]) == ("2112", "surrendered")
    assert has(s, "6A", CUT)


def test_black_sea_fleet() -> None:
    """§CE03S Every battle on that coast in this phase, either way; not inland."""
    s = battle(lay(empty(), _6A="1014", _9A="1114", South="1015"), "1015", "6A", "9A")
    before = column(s)
    commits(s, SOVIET, "03", ("fleet", "left"))
    assert (shift(s)["fleet"], column(s)) == (-1, before - 1)
    lay(s, Don="1115")
    s.battle = Battle("1115", AXIS)
    drive(s, ("join",), ("fleet", "right"))
    assert shift(s)["fleet"] == 1
    lay(s, West="1107", _2A="1007")
    s.battle = Battle("1107", AXIS, attackers=("2A",), defenders=("West",))
    assert drive(s, ("fleet",)) is None
    assert "fleet" not in shift(s)


def test_new_tanks() -> None:
    """§CE08A For the rest of the phase: Axis armour against armour, or none of the Soviets'."""
    s = battle(lay(empty(13), _2Pz="1007", Don="1107 red"), "1107", "2Pz")
    assert "armour" not in shift(s)
    commits(s, AXIS, "08", ("tanks", "armour"))
    assert shift(s)["armour"] == 1
    s = battle(lay(empty(13), _6A="1007", Don="1107 red"), "1007", "Don")
    assert shift(s)["armour"] == 1
    commits(s, AXIS, "08", ("tanks", "no_armour"))
    assert "armour" not in shift(s)
    drive(s, ("clear_combat", SOVIET))
    battle(s, "1007", "Don")
    assert shift(s)["armour"] == 1


def test_stalin_tanks() -> None:
    """§CE54S Two instead of one, in attack and counterattack; nothing without armour."""
    s = commits(battle(lay(empty(23), _6A="1007", Don="1107 red"), "1007", "Don"), SOVIET, "54")
    assert shift(s)["armour"] == 2
    s = lay(empty(24, "clear"), _6A="1007", Don="1107 red")
    s.battle = Battle("1107", SOVIET, False, ("Don",), ("6A",), counter=True)
    s.side = AXIS
    assert shift(commits(s, SOVIET, "54"))["armour"] == 2
    assert "armour" not in shift(commits(soviets_attack(24), SOVIET, "54"))


def test_logistics_problems_last() -> None:
    """§CE34A Soviet attacks one left for the rest of the phase, not the Axis'."""
    s = soviets_attack(13)
    before = column(s)
    commits(s, AXIS, "34")
    assert column(s) == before - 1
    s.battle = Battle("1007", SOVIET, False, ("West",), ("6A",))
    assert column(s) == before - 1
    assert "logistics" not in shift(battle(s, "1107", "6A"))


def test_rokossovsky() -> None:
    """§CE46S Supplied armour and infantry together; a card is drawn."""
    s = lay(empty(24, "clear"), _6A="1007", West="1107 red", Don="1106 red")
    battle(s, "1007", "West", "Don")
    before = column(s)
    commits(s, SOVIET, "46", ("draw", "17"))
    assert (column(s), s.hands[SOVIET]) == (before + 1, ["17"])
    assert not offered(battle(s, "1007", "West"), SOVIET, "46")
    assert not offered(battle(s, "1007", "Don"), SOVIET, "46")
    mark(s, "Don", CUT)
    assert not offered(battle(s, "1007", "West", "Don"), SOVIET, "46")


def test_heavy_artillery() -> None:
    """§CE47S No forts, and a shift against a city."""
    s = battle(lay(empty(24, "clear"), Fort1="0906", _6A="0906", West="1006 red"), "0906", "West")
    assert s.battle is not None
    before = column(s)
    assert has_fort(s, s.battle)
    commits(s, SOVIET, "47")
    assert (has_fort(s, s.battle), column(s)) == (False, before + 1)
    s = soviets_attack(24)
    before = column(s)
    assert column(commits(s, SOVIET, "47")) == before


def test_hurrah() -> None:
    """§CE50S Against a city of Greater Germany; a card is drawn."""
    s = battle(lay(empty(24, "clear"), _6A="0906", West="1006 red"), "0906", "West")
    before = column(s)
    commits(s, SOVIET, "50", ("draw", "17"))
    assert (column(s), s.hands[SOVIET]) == (before + 1, ["17"])
    assert not offered(soviets_attack(24), SOVIET, "50")
    assert not offered(battle(lay(empty(24), _6A="1708", West="1808"), "1708", "West"), SOVIET, "50")


@pytest.mark.parametrize(("card", "side"), [("28", AXIS), ("30", SOVIET)])
def test_a_column_left_after_the_die(card: str, side: int) -> None:
    """§CE28A §CE30S Against the other side's attack, before the die is read."""
    s = soviets_attack(7) if side == AXIS else axis_attacks()
    assert column(s) == (3 if side == AXIS else 4)
    give(s, side, card)
    drive(s, ("odds",), ("die", 4), ("window", f"card {card}"))
    # 3:2 is EX and 1:1 CB of the Soviets; 2:1 is DR and 3:2 EX of the Axis
    assert told(s, "result") == [("1007", "CB") if side == AXIS else ("1107", "EX")]
    s = axis_attacks() if side == AXIS else soviets_attack()
    give(s, side, card)
    asked = drive(s, ("odds",), ("die", 4))
    assert asked is None or f"card {card}" not in asked.options


# Sure results


@pytest.mark.parametrize("card", ["04", "27", "37"])
def test_a_sure_retreat(card: str) -> None:
    """§CE04A §CE27S §CE37A No die is rolled."""
    if card == "37":
        s = commits(axis_attacks(), AXIS, card)
    else:
        s = lay(soviets_attack(13), Kalinin="1106 red")
        battle(s, "1007", "West", "Kalinin")
        commits(s, AXIS if card == "04" else SOVIET, card)
    asked = drive(s, ("odds",))
    assert asked is not None
    assert (asked.name, s.battle is not None and s.battle.result) == ("retreat", "DR")


def test_two_to_one_is_needed() -> None:
    """§CE27S §CE37A Final odds; and Guderian does not take cities."""
    assert not offered(soviets_attack(13), SOVIET, "27")
    assert offered(axis_attacks(), AXIS, "37")
    s = battle(lay(empty(), _6A="1007", West="1107"), "1107", "6A")
    assert not offered(s, AXIS, "37")
    s = battle(lay(empty(), _1Pz="1707", _2Pz="1709", Bryansk="1708"), "1708", "1Pz", "2Pz")
    assert column(s) >= 4 - 1
    lay(s, _3Pz="1808")
    battle(s, "1708", "1Pz", "2Pz", "3Pz")
    assert column(s) >= 4
    assert not offered(s, AXIS, "37")


def test_the_odds_are_looked_at_when_both_have_committed() -> None:
    """§CE27S §CE37A §B5.13 Model doubles the defence after Konev was played: 2:1 is 1:1, and a die is rolled."""
    s = lay(soviets_attack(13), Kalinin="1106 red")
    battle(s, "1007", "West", "Kalinin")
    commits(s, SOVIET, "27")
    commits(s, AXIS, "29")
    asked = drive(s, ("odds",))
    assert asked is not None
    assert asked.name == "die"


def test_the_later_card_decides() -> None:
    """§B5.13 ruling R104 Konev has them retreat; then the Axis has them strike back, or both roll."""
    for card, event in (("32", "counterattack"), ("38", "rolled")):
        s = lay(soviets_attack(13), Kalinin="1106 red")
        battle(s, "1007", "West", "Kalinin")
        commits(s, SOVIET, "27")
        commits(s, AXIS, card)
        drive(s, ("odds",), *([("die", 6), ("die", 6)] if card == "38" else []))
        assert (bool(told(s, event)), told(s, "retreated")) == (True, [])


def test_only_an_attacker_who_is_lost_leaves_a_cadre() -> None:
    """§CE16S §B14.9 West is lost by the dice in defence, and nobody stays."""
    s = commits(lay(axis_attacks(), Ost1="cadre"), SOVIET, "16")
    assert drive(s, ("odds",), ("die", 5), ("die", 2)) is None
    assert (s.where["West"], s.where["Ost1"]) == ("destroyed", "cadre")
    s = commits(lay(soviets_attack(), Ost1="cadre"), AXIS, "38")
    asked = drive(s, ("odds",), ("die", 2), ("die", 5))
    assert asked is not None
    assert asked.name == "cadre"


def test_tenacity_in_a_city() -> None:
    """§CE14S An exchange, no die; only in a city."""
    s = battle(lay(empty(), _6A="1707", West="1708"), "1708", "6A")
    commits(s, SOVIET, "14")
    resolved(s)
    assert (s.face["6A"], s.where["West"]) == (0, "destroyed")
    assert not offered(axis_attacks(), SOVIET, "14")


@pytest.mark.parametrize(("card", "side", "turn"), [("32", AXIS, 8), ("52", AXIS, 24), ("42", SOVIET, 8)])
def test_a_counterattack_that_must_be_made(card: str, side: int, turn: int) -> None:
    """§CE32A §CE42S §CE52A No die, and nobody is asked; Heinrici draws a card."""
    s = soviets_attack(turn) if side == AXIS else axis_attacks(turn)
    commits(s, side, card, *([("draw", "17")] if card == "52" else []))
    assert s.hands[side] == (["17"] if card == "52" else [])
    s.hands[side] = []
    asked = drive(s, ("odds",))
    assert asked is not None
    assert asked.name == "die"
    assert s.battle is not None
    assert (s.battle.counter, s.battle.side) == (True, side)


# Readings


@pytest.mark.parametrize(("card", "side", "turn"), [("10", SOVIET, 8), ("24", AXIS, 8)])
def test_no_step_back(card: str, side: int, turn: int) -> None:
    """§CE10S §CE24A Every DR of this phase is an exchange."""
    s = axis_attacks(turn) if side == SOVIET else soviets_attack(turn)
    assert s.battle is not None
    commits(s, side, card)
    s.battle.result = "DR"
    drive(s, ("apply",))
    assert told(s, "result_read") == [("DR", "EX")]
    drive(s, ("clear_combat", s.side))
    assert "cp.DR is EX" not in s.mods


def test_bridgehead() -> None:
    """§CE21S No river, and a dash is an exchange."""
    s = battle(lay(empty(13), _6A="1306", West="1206 red"), "1306", "West")
    assert shift(s)["river"] == -1
    commits(s, SOVIET, "21")
    assert "river" not in shift(s)
    assert s.battle is not None
    s.battle.result = "-"
    drive(s, ("apply",))
    assert told(s, "result_read") == [("-", "EX")]


def test_river_crossing() -> None:
    """§CE27A No river, and a dash is rolled again."""
    s = battle(lay(empty(), _6A="1206", West="1306"), "1306", "6A")
    assert shift(s)["river"] == -1
    commits(s, AXIS, "27")
    assert "river" not in shift(s)
    assert column(s) == 2
    drive(s, ("odds",), ("die", 2), ("die", 5))
    assert told(s, "rolled") == [(AXIS, 2), (AXIS, 5)]
    assert told(s, "result") == [("1306", "-"), ("1306", "DR")]


@pytest.mark.parametrize(("card", "side"), [("16", AXIS), ("43", SOVIET)])
def test_a_die_is_rolled_again(card: str, side: int) -> None:
    """§CE16A §CE43S Anybody's."""
    for s in (axis_attacks(), soviets_attack()):
        give(s, side, card)
        drive(s, ("odds",), ("die", 1), ("window", f"card {card}"), ("die", 6))
        assert [die for _, die in told(s, "rolled")] == [1, 6]
        assert len(told(s, "result")) == 1


def test_expert_leaders() -> None:
    """§CE21A Two dice, either counts."""
    s = commits(axis_attacks(), AXIS, "21")
    drive(s, ("odds",), ("die", 2), ("die", 4), ("which", 2))
    assert told(s, "result") == [("1107", "CB")]
    s = commits(axis_attacks(), AXIS, "21")
    drive(s, ("odds",), ("die", 2), ("die", 4), ("which", 4))
    assert told(s, "result") == [("1107", "DR")]


def test_zhukov_chooses_the_table() -> None:
    """§CE22S Of this battle and of those within two hexes, to the end of the phase."""
    s = commits(axis_attacks(), SOVIET, "22")
    drive(s, ("odds",), ("die", 4), ("table", "soviet"))
    assert told(s, "result") == [("1107", "EX")]
    for hex_, near in (("1306", True), ("1307", True), ("1407", False)):
        lay(s, Don=hex_, _2A="1408")
        s.battle = Battle(hex_, AXIS, False, ("2A",), ("Don",), column=4, die=4)
        asked = drive(s, ("read",))
        assert (asked is not None and asked.name == "table") == near


def test_kleist_rolls_again() -> None:
    """§CE44A A dash or a Counterblow, before it is applied."""
    s = give(axis_attacks(), AXIS, "44")
    drive(s, ("odds",), ("die", 2), ("window", "pass"), ("window", "card 44"), ("die", 4))
    assert told(s, "result") == [("1107", "CB"), ("1107", "DR")]
    s = give(axis_attacks(), AXIS, "44")
    asked = drive(s, ("odds",), ("die", 3), ("window", "pass"))
    assert asked is not None
    assert (asked.name, "card 44" in asked.options) == ("window", False)


def test_siege_artillery() -> None:
    """§CE33A A fort under a Target marker retreats like infantry; not under a Counterblow."""
    s = lay(empty(), _1Pz="1908", _2Pz="1909", Moscow="2008 fort")
    battle(s, "2008", "1Pz", "2Pz")
    assert s.battle is not None
    assert has_fort(s, s.battle)
    commits(s, AXIS, "33")
    assert not has_fort(s, s.battle)
    assert not offered(battle(s, "2008", "1Pz", forced=True), AXIS, "33")
    assert not offered(axis_attacks(), AXIS, "33")


# Retreats and advances


def test_rasputitsa() -> None:
    """§CE04S An advance of one hex."""
    s = battle(lay(empty(), _2Pz="1007", West="1107"), "1107", "2Pz")
    assert advance_length(s, "2Pz") == 3
    commits(s, SOVIET, "04")
    assert advance_length(s, "2Pz") == 1
    assert not offered(soviets_attack(), SOVIET, "04")


def test_general_staff_advances_further() -> None:
    """§CE17A One hex more for one's own attack."""
    s = commits(axis_attacks(), AXIS, "17")
    assert advance_length(s, "6A") == 3
    assert not offered(soviets_attack(), AXIS, "17")


def test_roving_cauldron() -> None:
    """§CE19A Retreats of the Axis ignore enemy zones; also of a retreat that a card has made sure."""
    s = lay(empty(13), _6A="1007", West="1107 red", Don="0907", Kursk="1009", Steppe="1005")
    battle(s, "1007", "West")
    assert retreat_ways(s, "6A")[0].losses > 0
    give(s, AXIS, "19")
    drive(s, ("odds",), ("die", 6), ("window", "pass"), ("window", "card 19"))
    assert retreat_ways(s, "6A")[0].losses == 0
    s = lay(soviets_attack(13), Kalinin="1106 red")
    battle(s, "1007", "West", "Kalinin")
    commits(s, SOVIET, "27")
    give(s, AXIS, "19")
    asked = drive(s, ("odds",))
    assert asked is not None
    assert (asked.name, "card 19" in asked.options) == ("window", True)


# Losses, dice for steps


def test_no_mercy() -> None:
    """§CE11S A step more of each side when all is done; after a counterattack, too."""
    s = commits(axis_attacks(), SOVIET, "11")
    assert s.battle is not None
    s.battle.result = "-"
    drive(s, ("apply",), ("lose", "6A"))
    assert (s.face["6A"], s.where["West"]) == (0, "destroyed")
    s = commits(axis_attacks(), SOVIET, "11")
    assert s.battle is not None
    s.battle.result = "CA"
    drive(s, ("apply",), ("counter", "yes"), ("die", 1), ("lose", "9A"))
    assert (s.face["9A"], s.where["West"]) == (0, "destroyed")


@pytest.mark.parametrize(("dice", "axis", "soviet"), [((5, 2), 1, 0), ((2, 5), 0, 1)])
def test_nkvd(dice: tuple[int, int], axis: int, soviet: int) -> None:
    """§CE16S Attacker and defender roll; the lower loses a step, and the battle is over."""
    s = commits(axis_attacks(), SOVIET, "16")
    resolved(s, ("die", dice[0]), ("die", dice[1]), *([] if axis else [("lose", "6A")]))
    assert (s.face["6A"], s.where["West"] == "1107") == (axis, bool(soviet))
    assert (s.battle, s.fought) == (None, 1)


def test_the_dice_of_nkvd_may_be_rolled_again() -> None:
    """§CE16S §CE16A §B5.15 Right after any die: West's 2 stands; 6th and 9th Army's 1 becomes a 5."""
    s = give(commits(axis_attacks(), SOVIET, "16"), AXIS, "16")
    s.discards = ["30"]
    asked = drive(s, ("odds",), ("die", 1), ("window", "card 16"), ("die", 5), ("die", 2))
    assert asked is None
    assert (s.where["West"], s.face["6A"], s.face["9A"]) == ("destroyed", 1, 1)


def test_nkvd_with_equal_dice() -> None:
    """§CE16S Fought after all, on the Axis table, in snow too."""
    s = commits(axis_attacks(10, "snow"), SOVIET, "16")
    assert s.battle is not None
    assert table_of(s, s.battle) == SOVIET
    asked = drive(s, ("odds",), ("die", 3), ("die", 3))
    assert asked is not None
    assert (asked.name, table_of(s, s.battle)) == ("die", AXIS)


@pytest.mark.parametrize(("dice", "axis", "soviet"), [((5, 2), 0, True), ((2, 5), 1, False), ((4, 4), 0, False)])
def test_hedgehogs(dice: tuple[int, int], axis: int, soviet: bool) -> None:
    """§CE38A The lower loses a step, equal both; no battle."""
    s = commits(soviets_attack(), AXIS, "38")
    resolved(s, ("die", dice[0]), ("die", dice[1]))
    assert (s.face["6A"], s.where["West"] == "1107") == (axis, soviet)
    assert s.battle is None


# Several battles in one


def infiltrated(turn: int = 8) -> War:
    """West, 7, attacks 6th and 9th Army in one hex, one after another."""
    s = lay(empty(turn), _6A="1007", _9A="1007", West="1107 red")
    return commits(battle(s, "1007", "West"), SOVIET, "17")


def test_infiltration_attacks_one_after_another() -> None:
    """§CE17S A new die each; who advances does so after the last."""
    s = infiltrated()
    asked = drive(s, ("odds",), ("die", 6))
    assert told(s, "odds")[0][:2] == (7, 4)
    assert asked is not None
    assert (asked.name, asked.about["unit"]) == ("retreat", "6A")
    s = infiltrated()
    drive(s, ("odds",), ("die", 6), ("retreat", "0807"), ("die", 6), ("retreat", "0807"))
    assert [row[1:] for row in told(s, "battle")] == [(("West",), ("9A",))]
    assert (s.where["6A"], s.where["9A"]) == ("0807", "0807")
    assert not offered(soviets_attack(), SOVIET, "17")


def test_infiltration_goes_on_after_a_counterattack() -> None:
    """§CE17S §B10.28 Whoever is still there attacks the next one."""
    s = infiltrated()
    drive(s, ("odds",), ("die", 1), ("counter", "yes"), ("die", 3), ("die", 6), ("retreat", "0807"))
    assert [row[1:3] for row in told(s, "counterattack")] == [(("6A",), ("West",))]
    assert told(s, "battle")[-1][1:] == (("West",), ("9A",))
    assert (s.where["6A"], s.where["9A"], s.fought) == ("1007", "0807", 1)


def test_infiltration_ends_with_attackers_driven_off() -> None:
    """§CE17S §B10.29 The counterattackers may advance; nobody is left to attack the next one."""
    s = infiltrated()
    asked = drive(s, ("odds",), ("die", 1), ("counter", "yes"), ("die", 6), "1307")
    assert s.where["West"] == "1307"
    assert asked is not None
    assert (asked.name, asked.options) == ("advance", ["6A", "done"])
    assert told(s, "battle") == []


def test_infiltration_keeps_what_held_for_the_attack() -> None:
    """§CE17S §B10.21 The Shock! marker counts against the next one, too, after a counterattack."""
    s = infiltrated()
    assert s.battle is not None
    s.battle.boost = True
    s.battle.result = "CA"
    drive(s, ("apply",), ("counter", "yes"), ("die", 3))
    assert [row[2] for row in told(s, "odds")] == [1, 4]


def test_one_last_push() -> None:
    """§CE51S After an exchange the survivors fight again; a card is drawn. Not in a counterattack."""
    s = lay(empty(24, "clear"), _6A="1007", West="1107 red")
    battle(s, "1007", "West")
    give(s, SOVIET, "51")
    drive(s, ("odds",), ("die", 4), ("window", "pass"), ("window", "card 51"), ("draw", "17"), ("window", "pass"))
    assert (s.face["6A"], s.face["West"]) == (0, 0)
    assert told(s, "battle") == [("1007", ("West",), ("6A",))]
    assert told(s, "odds")[-1][:2] == (4, 3)
    s = lay(empty(24, "clear"), _6A="1007", West="1107 red")
    s.battle = Battle("1107", SOVIET, False, ("West",), ("6A",), counter=True, result="EX")
    give(s, SOVIET, "51")
    asked = drive(s, ("result_window", SOVIET))
    assert asked is not None
    assert "card 51" not in asked.options


def test_wave_assault() -> None:
    """§CE29S One attack more, by counters that have attacked if they are supplied; its Target may lie there again."""
    s = lay(give(empty(13), SOVIET, "29"), _6A="1007", West="1107 red", Don="1106 red")
    s.side = SOVIET
    for id_ in ("West", "Don"):
        mark(s, id_, USED)
    mark(s, "Don", CUT)
    asked = drive(s, ("end_combat", SOVIET), ("window", "card 29"))
    assert asked is not None
    assert (asked.name, s.battle is not None and s.battle.attackers) == ("die", ("West",))
    assert s.declared == 1
    s = lay(give(empty(13), SOVIET, "29"), _6A="1007", Don="1106 red")
    s.side = SOVIET
    mark(s, "Don", USED)
    mark(s, "Don", CUT)
    asked = drive(s, ("end_combat", SOVIET))
    assert asked is not None
    assert "card 29" not in asked.options
    s = lay(give(empty(13), SOVIET, "29"), _6A="1907", Moscow="2008 fort")  # a fort attacks nobody
    s.side = SOVIET
    asked = drive(s, ("end_combat", SOVIET))
    assert asked is not None
    assert "card 29" not in asked.options


def test_cards_of_the_attack_do_not_count_in_the_counterattack() -> None:
    """ruling R93 §B10.28 §CE23S Sturmoviks do not help West against it; they wait for the next battle."""
    s = soviets_attack(13)
    commits(s, SOVIET, "23")
    assert s.battle is not None
    assert s.battle.mods["plus soviets"] == 2
    s.battle.result = "CA"
    drive(s, ("apply",), ("counter", "yes"))
    assert [row[:2] for row in told(s, "odds")] == [(4, 7)]
    assert s.mods["cp.sturmoviks"] == 2


def test_backhand_blow() -> None:
    """§CE15A Up to two Counterblows on Soviet hexes go, and need not be attacked; a card is drawn."""
    s = lay(axis_attacks(), Don="1208", Kursk="1206", _2A="1108")
    s.markers |= {"1208": "blow", "1206": "blow", "1108": "blow"}
    commits(s, AXIS, "15", ("lift", "1206"), ("lift", "1208"), ("draw", "03"))
    assert s.markers == {"1107": "target", "1108": "blow"}
    assert s.hands[AXIS] == ["03"]


def test_backhand_blow_does_not_end_the_battle_it_is_played_in() -> None:
    """§CE15A The marker under which they fight stays."""
    s = lay(axis_attacks(), Don="1208")
    s.markers = {"1107": "blow", "1208": "blow"}
    commits(s, AXIS, "15", ("lift", "1208"), ("draw", "03"))
    assert s.markers == {"1107": "blow"}


# What is owed


@pytest.mark.parametrize(
    ("card", "player", "side", "counts", "n", "vp"),
    [
        ("13", AXIS, AXIS, "declared", 4, 1),
        ("19", SOVIET, AXIS, "fought", 3, 2),
        ("20", SOVIET, SOVIET, "declared", 4, 2),
        ("23", AXIS, SOVIET, "forced", 4, 1),
    ],
)
def test_attacks_that_are_owed(card: str, player: int, side: int, counts: str, n: int, vp: int) -> None:
    """§CE13A §CE19S §CE20S §CE23A Too few, and the points go to the other side; once."""
    for made, lost in ((n, 0), (n - 1, vp)):
        s = empty(8)
        drive(s, ("event", player, card, ()))
        setattr(s, counts, made)
        if counts == "fought":
            s.declared = n
        s.told = []
        obligations(s, side)
        assert s.event_vp == (-lost if side == AXIS else lost)
        assert cited(s, "owed_attacks") == [f"CE{card}{'AS'[player]}"] * (lost > 0)
        obligations(s, side)
        assert s.event_vp == (-lost if side == AXIS else lost)


def test_in_the_battles_nothing_is_owed() -> None:
    """§B5.16 §UM10"""
    s = begun("moscow")
    drive(s, ("event", SOVIET, "19", ()))
    s.told = []
    obligations(s, AXIS)
    assert (s.event_vp, s.told) == (0, [])


def test_summer_campaign_and_major_offensive_draw() -> None:
    """§CE13A §CE20S Three cards, in clear weather; four, in clear weather or snow."""
    s = give(empty(8), AXIS, "13")
    asked = drive(s, ("menu", AXIS, "cards"), ("menu", "card 13"), "03", "05", "06")
    assert (s.hands[AXIS], asked and asked.name) == (["03", "05", "06"], "menu")
    s = give(empty(8), SOVIET, "20")
    asked = drive(s, ("menu", SOVIET, "cards"), ("menu", "card 20"), "03", "05", "06", "07")
    assert (len(s.hands[SOVIET]), asked and asked.name) == (4, "menu")
    for weather, axis, soviet in (("mud", False, False), ("snow", False, True), ("clear", True, True)):
        for side, card, ready in ((AXIS, "13", axis), (SOVIET, "20", soviet)):
            s = give(empty(8, weather), side, card)
            asked = drive(s, ("menu", side, "cards"))
            assert asked is not None
            assert (f"card {card}" in asked.options) == ready


def test_steam_roller() -> None:
    """§CE39S Each Shock! gives two shifts in this turn."""
    s = give(empty(13), SOVIET, "39")
    drive(s, ("menu", SOVIET, "cards"), ("menu", "card 39"))
    lay(s, _6A="1007", West="1107 red")
    battle(s, "1007", "West")
    assert s.battle is not None
    s.battle.boost = True
    assert shift(s)["boost"] == 2
    s.agenda = []
    drive(s, ("new_turn",))
    assert shift(s)["boost"] == 1


def test_desperate_offensive() -> None:
    """§CE45A Three Blitz! more, a point lost, a card drawn."""
    s = give(empty(25), AXIS, "45")
    s.boosts = [1, 0]
    drive(s, ("menu", AXIS, "cards"), ("menu", "card 45"), ("draw", "17"))
    assert (s.boosts, s.event_vp, s.hands[AXIS]) == ([4, 0], -1, ["17"])


def test_a_fort_without_walls_leaves_them_behind() -> None:
    """§CE33A §B10.32 Ruling R109 Moscow turns to its mobile side and retreats; without the card it holds."""
    for card, after in ((True, ("2208", "mobile")), (False, ("2008", "fort"))):
        s = lay(empty(), _1Pz="1908", _2Pz="1909", Moscow="2008 fort")
        battle(s, "2008", "1Pz", "2Pz")
        if card:
            commits(s, AXIS, "33")
        assert s.battle is not None
        s.battle.result = "DR"
        drive(s, ("apply",), *((("retreat", "2208"),) if card else ()))
        assert s.where["Moscow"] == after[0]
        assert s.face["Moscow"] == ("mobile", "fort").index(after[1])


def test_what_is_nothing_but_a_fort_cannot_leave_it() -> None:
    """§CE47S §B8.14 §B10.39 Ruling R109 Heavy Artillery: the fortification is lost, the army beside it retreats."""
    s = battle(lay(empty(24, "clear"), Fort1="0906", _6A="0906", West="1006 red"), "0906", "West")
    commits(s, SOVIET, "47")
    assert s.battle is not None
    s.battle.result = "DR"
    asked = drive(s, ("apply",))
    assert asked is not None
    assert asked.name == "retreat"
    assert s.where["Fort1"] == OUT
    assert cited(s, "eliminated") == ["B10.39"]
