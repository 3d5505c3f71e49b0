"""6: suspected enemies, and SC7 to SC9: how new ones are placed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.bear.athena import decide, explained, ordered, play, position, seated, shown, told
from visavis.games.bear.bot.plan import Plan, highest_power, reaches
from visavis.games.bear.rules.sight import can_see
from visavis.games.bear.state import Battle, Fort, change
from visavis.kernel.table import Table

SMG = "soviet-smg-rifles"
MAXIM = "soviet-mmg-maxim"
RIFLES = "soviet-rifles-41"


def suspected(lines: str, *pool: str, **given: Any) -> Battle:
    s = position(lines, bot="soviet", **given)
    s.pool = list(pool)
    return s


def watched(s: Battle, **drawn: Any) -> Table[Battle]:
    return play(seated(s, ("watch",)), **drawn)


# 6.0


def test_a_suspected_enemy_is_an_ai_that_moves_like_a_squad_and_looks_everywhere() -> None:
    """§6.0a §6.0b §6.0c Foot, move cost 1, range 5, no facing, a rating below all."""
    s = suspected("RE RE1 M07 fresh\nAI SR soviet Rifles '41 P08 N fresh\nPL GR german Rifles '41 C09 S fresh")
    unit = s.units["RE1"]
    assert (unit.kind.move_cost, unit.kind.range, unit.kind.foot, unit.facing) == (1, 5, True, -1)
    p = Plan(s, command=False)
    assert [each.id for each in p.ai] == ["RE1", "SR"]
    assert highest_power(p, unit) < highest_power(p, s.units["SR"])
    assert all(reaches(p, unit, hex_) for hex_ in s.board.hexes["M07"].around)


def test_it_moves_is_spent_and_stressed_like_any_ai() -> None:
    """§6.0a"""
    s = suspected("RE RE1 M07 fresh\nPL GR german Rifles '41 C09 S fresh", SMG)
    ordered(s, "ai nearest unit -> low-risk toward target", check_card=[41])
    assert s.units["RE1"].hex != "M07"
    assert s.units["RE1"].spent
    assert s.stressed[1] == ("RE1",)


@pytest.mark.parametrize(
    ("away", "order", "able"), [(5, "attack", True), (6, "attack", False), (6, "attack-long", True)]
)
def test_its_range_is_five_and_ten_at_long_range(away: int, order: str, able: bool) -> None:
    """§6.0c §G7"""
    s = suspected(f"RE RE1 K05 fresh\nPL GR german Rifles '41 { ({5: 'F03', 6: 'E02'}[away]) } N fresh", SMG)
    assert s.board.distance["K05"][s.units["GR"].hex] == away
    assert (decide(s, f"ai nearest unit -> {order}").ai == "RE1") == able


# 6.1


def test_in_the_open_and_in_sight_it_is_revealed() -> None:
    """§6.1a §6.1f §6.1e"""
    s = suspected("RE RE1 H05 fresh\nPL GR german Rifles '41 D03 N fresh", SMG)
    watched(s)
    assert s.units["RE1"].kind.id == SMG
    assert s.pool == []


def test_in_cover_it_is_not_revealed_from_two_hexes_away_but_from_next_door() -> None:
    """§6.1a §6.1b A heavy wood; the unit moves up and it is revealed before its check."""
    s = suspected("RE RE1 L05 fresh\nPL GR german Rifles '41 J05 SE fresh", SMG)
    watched(s)
    assert s.units["RE1"].kind.suspect
    table = seated(s, ("turn", 0))
    play(table, "GR", "move", "K04", "SE", check_card=[25], order_card=[15])
    events = [event[0] for event in told(table)]
    assert events.index("suspect_revealed") < events.index("checked")


def test_out_of_sight_it_is_not_revealed_until_smoke_is_gone() -> None:
    """§6.1a §6.1e §2.8b In the open, with smoke between; the preparation removes it."""
    s = suspected("RE RE1 H05 fresh\nPL GR german Rifles '41 H02 N fresh", SMG)
    s.smoke = {"H04": 1, "H03": 1}
    watched(s)
    assert s.units["RE1"].kind.suspect
    table = play(seated(s, ("refresh",)))
    assert told(table, "suspect_revealed") == [("suspect_revealed", "RE1", SMG, "H05")]


def test_hidden_units_reveal_nobody() -> None:
    """§6.1e §7.6b"""
    s = suspected("RE RE1 H05 fresh\nPL GR german Rifles '41 K05 N fresh", SMG)
    change(s, "GR", hidden=True)
    watched(s)
    assert s.units["RE1"].kind.suspect


@pytest.mark.parametrize("up", ["fresh", "SPENT"])
def test_the_counter_keeps_the_side_that_was_up_and_the_stress(up: str) -> None:
    """§6.1g (ruling R27) It faces the nearest unit, with as many units in its arc as possible."""
    s = suspected(f"RE RE1 H05 {up}\nPL GR german Rifles '41 H03 N fresh\nPL G2 german Rifles '41 J02 N fresh", MAXIM)
    s.stressed[1] = ("RE1",)
    watched(s)
    assert s.units["RE1"].spent == (up == "SPENT")
    assert s.stressed[1] == ("RE1",)
    arcs = s.board.arcs["H05"]
    facing = s.units["RE1"].facing
    assert arcs["H03"][facing]
    assert arcs["J02"][facing]


def test_nobody_leaves_the_map_and_the_token_the_game() -> None:
    """§6.1h No points, no command card: it was not destroyed."""
    s = suspected(
        "RE RE1 H05 fresh\nAI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 D03 N fresh", "none", SMG
    )
    table = watched(s, suspect=["none"])
    assert "RE1" not in s.units
    assert (s.pool, s.lost, s.gone) == ([SMG], [[], []], ["RE1"])
    assert (s.vp_side, s.vp) == (0, 1)
    assert told(table, "command_lost", "command_kept") == []


def test_the_marker_of_one_that_was_nobody_goes_back_to_its_pile() -> None:
    """§6.1h §B7.2b It had walked into mines."""
    s = suspected("RE RE1 H05 fresh\nAI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 D03 N fresh", "none")
    s.piles["soft"].remove("soft-pinned")
    change(s, "RE1", hit="soft-pinned", known=True)
    watched(s)
    assert "RE1" not in s.units
    assert s.piles["soft"].count("soft-pinned") == 5


def test_an_empty_pool_means_nobody() -> None:
    """§6.1f (ruling R27)"""
    s = suspected("RE RE1 H05 fresh\nAI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 D03 N fresh")
    watched(s)
    assert "RE1" not in s.units


def test_of_several_the_one_nearest_to_a_unit_is_revealed_first() -> None:
    """§6.1e (ruling R27)"""
    s = suspected("RE FAR I05 fresh\nRE NEAR H03 fresh\nPL GR german Rifles '41 D03 N fresh", SMG, MAXIM)
    table = watched(s, suspect=[SMG])
    assert [event[1] for event in told(table, "suspect_revealed")] == ["NEAR", "FAR"]


# 6.2


CLOSE = "RE RE1 K05 fresh\nPL GR german Rifles '41 I03 N fresh\nPL G2 german Rifles '41 B12 N fresh"
SHOOT = "ai nearest unit -> attack"


def test_ordered_to_attack_it_is_revealed_first_and_nobody_is_a_pass() -> None:
    """§6.2a §6.1c §2.6b"""
    s = suspected(CLOSE + "\nAI SR soviet Rifles '41 Q03 N fresh", "none", SMG)
    table = ordered(s, SHOOT, suspect=["none"])
    assert explained(table)["T1"] == "RE1>GR"
    assert told(table, "suspect_gone", "passed") == [("suspect_gone", "RE1", "none", "K05"), ("passed", 1)]


def test_a_counter_in_range_attacks_and_pays_its_own_cost() -> None:
    """§6.2b §6.2c"""
    s = suspected(CLOSE, SMG)
    table = ordered(s, SHOOT, attack=[(1, 1)], check_card=[2])
    assert told(table, "attack") == [("attack", "RE1", "I03", "fire", 0)]
    assert told(table, "checked") == [("checked", 1, 2, 3, 3, 0)]
    assert shown(s, "RE1").endswith("SPENT")


def test_a_mortar_too_near_does_not_attack_and_the_ai_passes() -> None:
    """§6.2b Even on a command card."""
    s = suspected(CLOSE.replace("I03", "I04"), "soviet-82mm-mortar")
    table = ordered(s, SHOOT, command=True)
    assert told(table, "unable", "passed") == [("unable", "RE1", "minimum"), ("passed", 1)]
    assert s.units["RE1"].kind.id == "soviet-82mm-mortar"


# Battle card 14


def test_scouts_reveal_suspected_enemies_in_sight_within_three_hexes() -> None:
    """§B8.9a (ruling R45) Even in cover; the turn goes on."""
    s = suspected(
        "RE NEAR K05 fresh\nRE FAR M03 fresh\nRE HID L02 fresh\nPL GR german Rifles '41 I03 N fresh", SMG, MAXIM
    )
    assert s.board.distance["I03"]["K05"] == 3
    s.caps, s.hands = [1, 0], [["14"], []]
    table = seated(s, ("turn", 0))
    assert table.pending is not None
    play(table, next(option for option in table.pending.options if "14" in option), suspect=[SMG])
    assert (s.board.distance["I03"]["M03"], can_see(s, "I03", "L02")) == (4, False)
    assert [event[1] for event in told(table, "suspect_revealed")] == ["NEAR"]
    assert table.pending is not None
    assert table.pending.name == "unit"


# 6.3


def fired(s: Battle, dice: tuple[int, int], caps: int = 0) -> Table[Battle]:
    s.caps = [3, 0]
    table = seated(s, ("shoot", "GR", "K05", "fire", "", "", 0, 0, "RE1"), ("pay", 0, 3, "GR"))
    return play(table, caps, 0, reveal=[dice], check_card=[41])


AIMED = "RE RE1 K05 fresh\nPL GR german MG34 I03 SE fresh"


@pytest.mark.parametrize(
    ("dice", "caps", "revealed"), [((4, 5), 0, True), ((4, 4), 0, False), ((4, 4), 1, True), ((3, 4), 2, True)]
)
def test_a_nine_reveals_less_by_command_points(dice: tuple[int, int], caps: int, revealed: bool) -> None:
    """§6.3a §6.1d §6.3b The attacker makes its check in any case."""
    s = suspected(AIMED, RIFLES)
    table = fired(s, dice, -caps)
    assert s.units["RE1"].kind.suspect != revealed
    assert s.caps[0] == 3 - caps
    assert len(told(table, "checked")) == 1


def test_nobody_there_is_a_miss() -> None:
    """§6.3c"""
    s = suspected(AIMED + "\nAI SR soviet Rifles '41 Q03 N fresh", "none", SMG)
    s.caps = [0, 0]
    table = seated(s, ("shoot", "GR", "K05", "fire", "", "", 0, 0, "RE1"), ("pay", 0, 3, "GR"))
    play(table, reveal=[(6, 6)], suspect=["none"], check_card=[41])
    assert told(table, "shot") == []
    assert s.units["GR"].spent


@pytest.mark.parametrize(("dice", "strike"), [((4, 4), "missed"), ((4, 5), "struck"), ((6, 6), "struck")])
def test_the_same_roll_counts_as_the_attack_without_the_command_points(dice: tuple[int, int], strike: str) -> None:
    """§6.3d (ruling R28) Rifles in light woods, 12 and 1 against 4: a 9, though one CAP was spent on revealing."""
    s = suspected(AIMED, RIFLES)
    table = fired(s, dice, -1)
    assert told(table, "shot")[0][3:] == (13, 4, 9, sum(dice), strike)


def test_a_critical_roll_destroys_it_at_once() -> None:
    """§6.3d §B7.1a In the flank of a Maxim a 12 is four more than needed."""
    s = suspected("RE RE1 K05 fresh\nAI SR soviet Rifles '41 Q03 N fresh\nPL GR german HMG34 I03 SE fresh", MAXIM)
    s.caps = [0, 0]
    table = seated(s, ("shoot", "GR", "K05", "fire", "", "", 2, 0, "RE1"))
    play(table, reveal=[(6, 6)])
    assert told(table, "shot")[0][-1] == "critical"
    assert s.lost[1] == ["RE1"]


# Placement


def placed(s: Battle, n: int = 1, **drawn: Any) -> Table[Battle]:
    return play(seated(s, ("place_suspect", n)), **drawn)


def test_a_new_one_comes_two_hexes_from_the_one_nearest_to_a_unit() -> None:
    """§SC7 §6.0a The die says where; better cover beside that hex, nearest to a unit, is taken (ruling R64)."""
    s = suspected("RE RE1 J07 fresh\nPL GR german Rifles '41 C04 NE fresh", SMG, mission="solo4")
    placed(s, suspect_direction=[2])
    assert s.units["RE2"].hex == "K05"
    assert s.units["RE2"].kind.suspect


def test_where_the_map_ends_or_an_ai_stands_another_face_is_rolled() -> None:
    """§SC8 §5.12a"""
    s = suspected("RE RE1 R12 fresh\nPL GR german Rifles '41 C04 NE fresh", SMG, mission="solo4")
    table = seated(s, ("place_suspect", 1))
    assert table.pending is not None
    assert set(table.pending.options) < {1, 2, 3, 4, 5, 6}
    assert {4, 2, 3} & set(table.pending.options) == set()  # south and east are off the map


def test_placed_in_sight_it_is_revealed_at_once() -> None:
    """§SC8 §6.1a North of the wood C09 everything is open."""
    s = suspected("RE RE1 C09 fresh\nPL GR german Rifles '41 D03 NE fresh", SMG, "none", mission="solo4")
    table = placed(s, suspect_direction=[1], suspect=[SMG])
    assert told(table, "suspect_placed", "suspect_revealed") == [
        ("suspect_placed", "RE2", "C07"),
        ("suspect_revealed", "RE2", SMG, "C07"),
    ]


def test_without_another_on_the_map_the_hex_of_an_order_card_is_used() -> None:
    """§2.3e §SC7 The card is turned and discarded."""
    s = suspected("AI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 C04 NE fresh", SMG)
    placed(s, placing_card=[45])
    assert s.units["RE1"].hex == "K06"
    assert s.order_discards == [45]


def test_a_card_whose_hex_an_ai_holds_is_passed_over() -> None:
    """§SC8"""
    s = suspected("AI SR soviet Rifles '41 K06 N fresh\nPL GR german Rifles '41 C04 NE fresh", SMG)
    placed(s, placing_card=[45, 32])
    assert s.units["RE1"].hex == "E07"
    assert s.order_discards == [45, 32]


def test_several_are_placed_one_after_another() -> None:
    """§6.0a Cell 18 of scenario 4 places two (ruling R65)."""
    s = suspected("RE RE1 J07 fresh\nPL GR german Rifles '41 C04 NE fresh", SMG, mission="solo4")
    table = play(seated(s, ("event", 18)), suspect_direction=[2])
    assert [event[1] for event in told(table, "suspect_placed")] == ["RE2", "RE3"]
    assert len(told(placed(s, 3), "suspect_placed")) == 3


def test_a_new_one_never_has_the_name_of_one_before() -> None:
    """§6.0a Not of one on the map, gone, or destroyed."""
    s = suspected("RE RE1 J07 fresh\nPL GR german Rifles '41 C04 NE fresh", SMG, mission="solo4")
    s.gone, s.lost = ["RE2"], [["RE3"], ["RE4"]]
    table = placed(s, suspect_direction=[2])
    assert told(table, "suspect_placed")[0][1] == "RE5"


def test_mines_from_the_pool_stay_in_the_hex() -> None:
    """§SC9 Revealed, and the AI's."""
    s = suspected("RE RE1 H05 fresh\nAI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 D03 N fresh", "mines")
    watched(s)
    assert "RE1" not in s.units
    assert s.forts["H05"] == Fort("mines", 1)
    assert s.pool == []


def test_cell_12_places_one_and_puts_mines_into_the_pool() -> None:
    """§7.2a"""
    s = suspected("RE RE1 J07 fresh\nPL GR german Rifles '41 C04 NE fresh", SMG, mission="solo4")
    play(seated(s, ("event", 12)), suspect_direction=[2])
    assert sorted(s.pool) == ["mines", SMG]
    assert "RE2" in s.units


def test_the_short_range_line_finds_only_revealed_counters() -> None:
    """§6.1b A suspected enemy next to a unit is one no longer."""
    s = suspected("RE RE1 L05 fresh\nPL GR german Rifles '41 K04 SE fresh", SMG)
    table = play(seated(s, ("watch",), ("ai_turn",)), order_card=[16], attack=[(1, 1)])
    assert explained(table)["short1"] == "RE1"
