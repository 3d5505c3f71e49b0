"""2: turns with Athena -- order cards, track, passing, rounds, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.bear.athena import athena, explained, ordered, play, position, seated, shown, told
from tests.games.bear.athena import lines_of as reasons_of
from tests.games.bear.position import another
from visavis.games.bear.bot.conditions import counters_left
from visavis.games.bear.bot.deck import doctrine_of
from visavis.games.bear.bot.turn import lines_of
from visavis.games.bear.check import company_astray
from visavis.games.bear.rules.rounds import preparation
from visavis.games.bear.sheets import SIDES, ArrivalRow, CounterRow
from visavis.games.bear.state import NO_FACING, Battle, Fort, Unit, add, change, put
from visavis.kernel.hexes import DIRECTIONS

FAR_APART = """
AI SR soviet Rifles '41 Q03 N fresh
PL GR german Rifles '41 C09 S fresh
"""
FACE_TO_FACE = """
AI SR soviet Rifles '41 F05 NE fresh
AI S2 soviet Rifles '41 C02 SE fresh
PL GR german Rifles '41 H03 SW fresh
PL G2 german Rifles '41 R10 N fresh
"""
SHOOT = "ai nearest unit -> attack"
MISS = (1, 1)


def card_names(s: Battle, number: int) -> list[str]:
    return [entry.slot for entry in lines_of(doctrine_of(s), number)]


# 0.0 and 2.0 to 2.3


def test_player_and_ai_take_turns_one_action_each() -> None:
    """§0.0b §0.0c §2.0a §2.1a §L2 The player acts as in the base game; then a card is turned for the AI."""
    s = position(FACE_TO_FACE)
    table = seated(s, ("turn", 0))
    play(table, "GR", "stall", check_card=[2], order_card=[5], attack=[])
    assert [event[2] for event in told(table, "turn")] == [0, 1, 0]
    assert told(table, "checked")[0][:3] == ("checked", 0, 2)
    assert told(table, "order_card") == [("order_card", 5, "blue")]


def test_order_and_check_use_different_cards() -> None:
    """§0.0d §2.2a §3.2a Each use turns a new card; both are discarded."""
    s = position(FACE_TO_FACE)
    ordered(s, SHOOT, attack=[MISS], check_card=[25])
    assert s.order_discards == [25, 5]
    assert s.order == 0
    assert len(s.orders) == 53


@pytest.mark.parametrize(("command", "attacker"), [(True, "SR>GR"), (False, None)])
def test_spent_ai_act_on_command_cards_only(command: bool, attacker: str | None) -> None:
    """§2.3c §2.3d §5.1b §4.2a Blue: fresh and spent. Green: fresh ones only."""
    s = position(FACE_TO_FACE)
    change(s, "SR", spent=True)
    change(s, "S2", spent=True)
    table = ordered(s, SHOOT, command=command, attack=[MISS] if command else [])
    assert explained(table, "T1") == {"T1": attacker}
    assert s.units["SR"].spent


def test_no_check_follows_a_command_card() -> None:
    """§2.3c §4.7a A fresh AI stays fresh, a spent one spent; §2.3d after a green card there is a check."""
    for command, checks in ((True, 0), (False, 1)):
        table = ordered(position(FACE_TO_FACE), SHOOT, command=command, attack=[MISS])
        assert len(told(table, "checked")) == checks


def test_the_top_lines_come_before_the_orders() -> None:
    """§2.3f §2.4f §L3 Card 19 moves the marker, then the AI tries the orders of the same card."""
    s = position(FACE_TO_FACE)
    table = athena(s, 19, attack=[MISS], check_card=[25])
    names = [event[0] for event in told(table, "order_card", "track_line", "track_moved", "attack")]
    assert names == ["order_card", "track_line", "track_moved", "attack"]


def test_a_reshuffle_line_brings_the_discards_back_at_once() -> None:
    """§3.2c §2.3f Without the card itself (ruling R29)."""
    s = position(FAR_APART)
    s.orders = [20, 21, 22]
    s.order_discards = [30, 31]
    table = athena(s, 20)
    assert ("orders_reshuffled", 4) in told(table)
    assert s.order_discards[-1] == 20
    assert 30 in s.orders or 30 in s.order_discards[:-1]


# 2.4


@pytest.mark.parametrize(("counters", "cell"), [(10, 2), (11, 1)])
def test_card_15_moves_the_marker_if_ten_are_left_and_not_if_eleven_are(counters: int, cell: int) -> None:
    """§2.4b §2.4g"""
    s = position(FAR_APART)
    for n in range(counters - 2):
        add(s, Unit(f"X{n}", 0, s.board.kinds["german-rifles-41"], "B01", 0))
    assert counters_left(s) == counters
    athena(s, 15)
    assert s.cell == cell


def test_a_card_turned_for_a_check_never_moves_the_marker() -> None:
    """§2.4a §3.0c Nor does its reshuffle line do anything (ruling R29)."""
    s = position(FACE_TO_FACE)
    table = ordered(s, SHOOT, attack=[MISS], check_card=[34])
    assert (s.cell, told(table, "track_line"), told(table, "orders_reshuffled")) == (1, [], [])


def test_what_counts_for_the_marker() -> None:
    """§2.4c §2.4d §L10 §6.0a §7.6b Units, hidden ones too, AI, suspected ones, arrivals of this round; no trucks."""
    s = position("PL A german Rifles '41 B01 N fresh\nPL B german Rifles '41 B02 N fresh\nRE R1 Q02 fresh")
    s.bot = 1
    change(s, "B", hidden=True)
    assert counters_left(s) == 3
    add(s, Unit("T", 0, s.board.kinds["german-opel-blitz"], "B03", 0))
    assert counters_left(s) == 3
    add(s, Unit("C", 0, s.board.kinds["german-rifles-41"], arrival="later"))
    assert counters_left(s) == 3
    s.due = ("later",)
    assert counters_left(s) == 4


def test_the_count_of_the_text_example() -> None:
    """§2.4c §2.4d §2.4b Four units, one hidden, a truck, three AI, two suspected enemies, one arrival: ten."""
    lines = [f"PL U{n} german Rifles '41 B0{n} N fresh" for n in range(1, 5)]
    lines += [f"AI A{n} soviet Rifles '41 Q0{n} N fresh" for n in range(1, 4)]
    lines += ["RE R1 R10 fresh", "RE R2 R12 fresh", "PL T german Opel Blitz B06 N fresh"]
    s = position(lines)
    change(s, "U1", hidden=True)
    add(s, Unit("C", 0, s.board.kinds["german-rifles-41"], arrival="now"))
    s.due = ("now",)
    assert counters_left(s) == 10
    table = athena(s, 15)
    assert told(table, "track_line") == [("track_line", 10, 10, 1)]


def test_the_marker_never_passes_the_last_cell() -> None:
    """§2.4e §7.2e A surplus step is lost, and the scenario is over."""
    s = position(FAR_APART)
    s.cell = 5
    table = athena(s, 24)
    assert (s.cell, s.ending, table.over) == (6, "track", True)


# 2.5 to 2.7


def test_one_order_a_card_the_topmost_that_can_be_executed() -> None:
    """§2.5a §2.5c §4.1a §4.0a The second can; the third is not looked at."""
    s = position(FACE_TO_FACE)
    table = ordered(s, "ai[hit] nearest unit -> rally", SHOOT, "ai nearest unit -> move toward target", attack=[MISS])
    assert {"T1": None, "T2": "SR>GR"}.items() <= explained(table).items()
    assert "T3" not in explained(table)
    assert told(table, "moved") == []


def test_the_lines_of_a_card_come_in_their_printed_order() -> None:
    """§2.5b §4.3a §4.4a §4.4b §4.3u Close combat, short range, third line, tactical orders, scenario orders."""
    s = position(FACE_TO_FACE)
    assert card_names(s, 1) == [
        "cc1",
        "cc2",
        "short1",
        "short2",
        "counter1",
        "T1",
        "T2",
        "T3",
        "scenario1",
        "scenario2",
    ]
    assert card_names(s, 15) == ["cc1", "cc2", "short1", "short2", "pass_check", "T1", "T2", "T3"]
    assert card_names(s, 8)[4] == "T1"  # no third line at all
    assert card_names(s, 55)[-4:] == ["T1", "T2", "T3", "T4"]


def test_then_the_check_then_the_player() -> None:
    """§2.5d §L3"""
    s = position(FACE_TO_FACE)
    table = ordered(s, SHOOT, attack=[MISS], check_card=[41])
    names = [event[0] for event in told(table)]
    assert names.index("attack") < names.index("checked") < len(names) - 1
    assert told(table)[-1] == ("turn", 1, 0)
    assert table.pending is not None
    assert (table.pending.seat, table.pending.name) == (0, "unit")


def test_nothing_executable_is_a_pass_that_leaves_nobody_stressed() -> None:
    """§2.6a §2.7b §4.4c §B2.7a"""
    s = position(FAR_APART)
    s.stressed[1] = ("SR",)
    table = ordered(s, SHOOT)
    assert told(table, "no_order", "passed") == [("no_order",), ("passed", 1)]
    assert s.stressed[1] == ()
    assert s.passes == 1


def test_the_round_ends_when_both_have_passed_in_a_row() -> None:
    """§2.7a §L4"""
    s = position(FAR_APART)
    s.passes = 1
    table = ordered(s, SHOOT)
    assert told(table, "round_over") == [("round_over", 1)]
    assert s.round == 2


def test_an_order_may_end_the_round() -> None:
    """§2.7a §3.2a At once; the order card goes to the discards, which are then shuffled in."""
    s = position(FAR_APART)
    table = ordered(s, "if round>=2: end-round", "if round>=1: end-round")
    assert told(table, "round_over") == [("round_over", 1)]
    assert (s.order, sorted(s.orders)) == (0, list(range(1, 56)))


# 2.8 and 2.9


def next_round(s: Battle, *answers: Any, **drawn: Any) -> list[tuple[Any, ...]]:
    """Prepare the next round, as after two passes."""
    s.caps = [0, 0]
    table = seated(s, ("end_round",))
    play(table, *answers, **drawn)
    return told(table)


def test_the_preparation_of_a_round_has_its_order() -> None:
    """§2.8a §2.8b §2.8c §2.8d §2.8e §2.8j §L1 Cards, smoke, counters, CAP, initiative."""
    s = position("AI SR soviet Rifles '41 Q03 N SPENT\nRE RE1 Q09 SPENT\nPL GR german Rifles '41 C09 S SPENT")
    s.orders, s.order_discards, s.orders_out = [2], [3, 4], [1]
    s.smoke = {"H05": 1, "H06": 2}
    events = next_round(s, 0, initiative=[(6, 6)])
    assert sorted(s.orders) == [2, 3, 4]
    assert s.orders_out == [1]  # §7.4b
    assert s.smoke == {"H06": 1}
    assert not any(unit.spent for unit in s.units.values())
    assert s.caps == [4, 0]
    names = [event[0] for event in events]
    assert names.index("orders_reshuffled") < names.index("prepared") < names.index("initiative")


def test_artillery_is_planned_then_that_of_the_last_round_resolved_then_initiative() -> None:
    """§2.8h §2.8i §2.8j"""
    names = [item[0] for item in preparation(position(FAR_APART))]
    assert names[0] == "reshuffle_orders"
    assert names.index("draw_cards") < names.index("ready") < names.index("plan")
    assert names.index("plan") < names.index("resolve_artillery") < names.index("initiative")


def test_reinforcements_of_an_event_stay_ready_until_they_enter() -> None:
    """§2.8g §B4.12c"""
    s = position("AI SR soviet Rifles '41 Q03 N fresh\nPL GR german Rifles '41 C09 S fresh", mission="solo4")
    play(seated(s, ("event", 6), ("turn", 0)))
    assert s.due == ("G6",)
    assert s.units["G6"].hex == ""
    table = seated(s, ("turn", 0))
    play(table, "G6", "B07", "NE")
    assert shown(s, "G6") == "B07 NE fresh"


def with_arrival(side: str, round_: int, enter: tuple[str, ...] = ("B06",)) -> Battle:
    """A position whose scenario brings rifles in some round, as its file would lay them beside the map."""
    s = position(FAR_APART)
    coming = ArrivalRow("late", side, round_, (CounterRow("L1", f"{side}-rifles-41"),), enter)
    s.board = another(s.board)
    s.board.mission = replace(s.board.mission, arrival=(coming,))
    add(s, Unit("L1", SIDES.index(side), s.board.kinds[f"{side}-rifles-41"], arrival="late"))
    return s


def test_reinforcements_of_a_round_come_in_solo_games_too() -> None:
    """§2.8g §B9.9a §B4.12a Round 2: from now on they may enter, and are counted (§2.4c)."""
    s = with_arrival("german", 2)
    before = counters_left(s)
    s.round = 2
    table = play(seated(s, ("ready",), ("turn", 0)))
    assert (s.due, told(table, "due")) == (("late",), [("due", "late")])
    for s.round in (2, 3):
        assert counters_left(s) == before + 1  # whoever waits is still to come (ruling R32)
    play(seated(s, ("turn", 0)), "L1", "NE")
    assert shown(s, "L1") == "B06 NE fresh"
    assert counters_left(s) == before + 1


def test_athenas_reinforcements_of_a_round_enter_before_her_next_card() -> None:
    """§2.8g §5.8b (ruling R59) Without a check; stressed by the turn, if it is not a pass."""
    s = with_arrival("soviet", 1)
    table = play(seated(s, ("ready",), ("ai_turn",)), order_card=[5])
    names = [event[0] for event in told(table, "due", "turn", "entered", "order_card")]
    assert names[:4] == ["due", "turn", "entered", "order_card"]
    assert s.units["L1"].hex == "B06"
    assert "L1" in s.stressed[1]


def test_athenas_vehicle_enters_with_whom_it_carries() -> None:
    """§B4.12a §B15.8a Both are in one hex, look the same way and are stressed; nobody comes without the vehicle."""
    s = with_arrival("soviet", 1)
    add(s, Unit("L0", 1, s.board.kinds["soviet-truck"], arrival="late", cargo="L1"))
    change(s, "L1", aboard="L0")
    table = play(seated(s, ("ready",), ("ai_turn",)), order_card=[5])
    assert told(table, "entered") == [("entered", "L0", "B06")]
    assert (s.units["L1"].hex, s.units["L1"].facing) == (s.units["L0"].hex, s.units["L0"].facing)
    assert {"L0", "L1"} <= set(s.stressed[1])
    assert company_astray(s) == []


def test_whoever_hides_on_an_entry_hex_appears_before_athenas_reinforcements_look_about() -> None:
    """§B11.1a §5.9a (ruling R50) A unit in the hex itself is in every arc: the nearest one leaves all six facings."""
    s = with_arrival("soviet", 1)
    add(s, Unit("H", 0, s.board.kinds["german-rifles-41"], "B06", NO_FACING, hidden=True))
    table = seated(s, ("ready",), ("ai_turn",))
    play(table, "N")  # where the unit looks
    happened = [event[:2] for event in told(table, "entered", "revealed", "faces")]
    assert happened == [("entered", "L1"), ("revealed", "H"), ("faces", "L1")]
    nearest = reasons_of(table, "facing")[0]
    assert (nearest.rule, nearest.after) == ("5.9a", DIRECTIONS)


@pytest.mark.parametrize(("roll", "hurt"), [((4, 4), True), (MISS, False)])
def test_athenas_reinforcements_enter_into_mines_like_anybody(roll: tuple[int, int], hurt: bool) -> None:
    """§B17.10a §B4.12a Before they look about."""
    s = with_arrival("soviet", 1)
    s.forts["B06"] = Fort("mines", 0, hidden=True)
    table = play(seated(s, ("ready",), ("ai_turn",)), mines=[roll], order_card=[5])
    assert bool(s.units["L1"].hit) == hurt
    assert [event[0] for event in told(table, "entered", "rolled", "faces")][:3] == ["entered", "rolled", "faces"]
    assert not s.forts["B06"].hidden


def test_reinforcements_that_find_no_room_try_again_every_turn() -> None:
    """§B4.12c §5.12a (ruling R59) An AI stands on the only entry hex; once it has gone they come."""
    s = with_arrival("soviet", 1)
    put(s, "SR", "B06")
    table = play(seated(s, ("ready",), ("ai_turn",)), order_card=[5])
    assert told(table, "entered") == []
    assert s.units["L1"].hex == ""
    put(s, "SR", "C06")
    table = play(seated(s, ("ai_turn",)), order_card=[6])
    assert told(table, "entered") == [("entered", "L1", "B06")]
    assert told(play(seated(s, ("ai_turn",)), order_card=[7]), "entered") == []


def test_an_events_reinforcements_that_find_no_room_try_again() -> None:
    """§7.2a §5.12a (ruling R59)"""
    lines = """AI A german Rifles '41 B06 N SPENT
    AI B german Rifles '41 B07 N SPENT
    PL MAX soviet MMG Maxim R12 N fresh"""
    s = position(lines, mission="solo4")
    play(seated(s, ("event", 6)))
    assert s.units["G6"].hex == ""
    put(s, "A", "C06")
    table = play(seated(s, ("ai_turn",)), order_card=[5])
    assert told(table, "entered") == [("entered", "G6", "B06")]


@pytest.mark.parametrize(("dice", "first"), [((4, 4), 0), ((3, 4), 1)])
def test_the_player_begins_with_an_eight_whatever_the_points(dice: tuple[int, int], first: int) -> None:
    """§2.9a §2.9b"""
    s = position(FAR_APART)
    next_round(s, 0, initiative=[dice])
    assert s.first == first


def test_command_points_change_the_number_for_the_initiative() -> None:
    """§2.9a §3.3a Up to two, either way."""
    s = position(FAR_APART)
    s.caps = [4, 0]
    table = seated(s, ("initiative",))
    assert table.pending is not None
    assert sorted(table.pending.options) == [-2, -1, 0, 1, 2]
    play(table, -2, initiative=[(3, 3)])
    assert (s.first, s.caps[0]) == (0, 2)


# 2.10


def test_the_last_cell_ends_the_scenario_before_any_order() -> None:
    """§2.10a §2.10d §L5 The side on the marker has won."""
    s = position(FACE_TO_FACE)
    s.cell = 5
    s.vp_side, s.vp = 1, 2
    table = athena(s, 19)
    assert (table.over, s.winner, s.ending) == (True, 1, "track")
    assert told(table, "attack") == []


def test_it_also_ends_when_a_side_has_no_firepower_left() -> None:
    """§2.10b §L6 §B9.3a The last unit is destroyed by a critical hit."""
    s = position("AI SMG soviet SMG Rifles F05 NE fresh\nPL GR german Rifles '41 H04 SE fresh")
    table = ordered(s, SHOOT, attack=[(6, 6)])
    assert s.lost[0] == ["GR"]
    assert (table.over, s.ending) == (True, "eliminated")


def test_a_suspected_enemy_and_those_who_are_due_still_count_as_firepower() -> None:
    """§2.10b (ruling R31)"""
    s = position("RE RE1 Q03 fresh\nPL GR german Rifles '41 C09 S fresh", bot="soviet")
    table = seated(s, ("watch",), ("turn", 0))
    assert not table.over
    s = position("RE RE1 Q03 fresh\nPL T german Opel Blitz C09 S fresh", bot="soviet")
    add(s, Unit("C", 0, s.board.kinds["german-rifles-41"], arrival="now"))
    s.due = ("now",)
    assert not seated(s, ("watch",), ("turn", 0)).over
    s.due = ()
    assert play(seated(s, ("watch",), ("turn", 0))).over


def test_yellow_events_still_to_come_are_executed_before_an_early_end() -> None:
    """§2.10c In ascending order (ruling R33); those passed already are not."""
    s = position("RE RE1 Q03 fresh\nPL T german Opel Blitz C09 S fresh", bot="soviet")
    table = play(seated(s, ("watch",)))
    assert told(table, "event") == [("event", 4, "place-re")]
    assert (table.over, s.ending) == (True, "eliminated")
    s = position("RE RE1 Q03 fresh\nPL T german Opel Blitz C09 S fresh", bot="soviet")
    s.cell = 4
    table = play(seated(s, ("watch",)))
    assert told(table, "event") == []
