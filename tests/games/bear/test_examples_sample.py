"""The sample of play: scenario 4 from cell 6 on, turn by turn."""

from __future__ import annotations

from tests.games.bear.athena import explained, lines_of, play, position, seated, shown, told
from visavis.games.bear.state import Battle
from visavis.kernel.table import Table

START = """
PL MG10 german MG34 C03 S fresh
PL MG09 german MG34 F07 NE fresh
AI SR04 soviet Rifles '41 G04 SW fresh
AI MAX17 soviet MMG Maxim I02 SW fresh HIT(face-down)
AI SR01 soviet Rifles '41 K02 S fresh
RE RE1 J07 fresh
"""
MISS = (1, 2)


def sample() -> Table[Battle]:
    """§SC10 The marker stands on cell 6, K03 is German; nobody has CAP to spend."""
    s = position(START, mission="solo4")
    s.orders = list(range(1, 43))
    s.pool = ["none", "soviet-rifles-41"]
    s.cell = 6
    s.control = {"K03": 0}
    s.vp_side, s.vp = 1, 1
    return seated(s, ("turn", 0))


def after(table: Table[Battle], name: str) -> list[tuple[object, ...]]:
    """What was told since the last event of this name."""
    events = told(table)
    last = max(n for n, event in enumerate(events) if event[0] == name)
    return events[last:]


def first_two(table: Table[Battle]) -> None:
    play(table, "MG10", "move", "C04", "NE", check_card=[28, 41], order_card=[29], attack=[MISS])


def third_and_fourth(table: Table[Battle]) -> None:
    play(
        table,
        *("MG10", "attack", "I02"),
        marker=["soft-pinned"],
        attack=[MISS],
        check_card=[18, 16],
        order_card=[12],
    )


def fifth_and_sixth(table: Table[Battle]) -> None:
    play(
        table,
        *("MG09", "attack", "I02"),
        attack=[(4, 4), MISS],
        command_search=[7, 1],
        check_card=[25],
        order_card=[4],
    )


def seventh_and_eighth(table: Table[Battle]) -> None:
    play(
        table,
        *("MG10", "attack", "K03"),
        attack=[MISS],
        check_card=[3],
        order_card=[30],
        suspect_direction=[2],
        suspect=["none"],
    )


def test_1_and_2_a_stressed_machine_gun_draws_fire() -> None:
    """§SC10 §S.a §2.1a §3.0b §0.0c The gun stays fresh on a 6; card 29 finds one un-hit AI in range, spent on a 1."""
    table = sample()
    first_two(table)
    s = table.state
    assert shown(s, "MG10") == "C04 NE fresh"
    assert told(table, "checked") == [("checked", 0, 28, 6, 1, 0), ("checked", 1, 41, 1, 4, 0)]
    assert explained(table, "cc1", "short1", "T1") == {"cc1": None, "short1": None, "T1": "SR04>MG10"}
    pairs = {line.before[0]: line for line in lines_of(table, "order", "T1") if line.text.startswith("pair")}
    assert set(pairs) == {"SR04>MG10", "SR01>MG10", "RE1>MG10"}  # the Maxim is hit
    assert pairs["SR04>MG10"].about[2:] == (
        4,
        (("front", 12), ("light_woods", 1)),
        (("red", 3),),
        "red",
        0,
        10,
        4,
    )
    assert pairs["SR01>MG10"].text == "pair_long_range"
    assert pairs["RE1>MG10"].text == "pair_sight"  # beyond its range besides
    assert shown(s, "SR04") == "G04 SW SPENT"
    assert told(table, "track_line") == []


def test_3_and_4_a_pinned_maxim_stays_and_the_rifles_take_the_marker() -> None:
    """§S.b §S.e §7.5b §4.3s The marker is shown before the roll; the counteraction passes over the pinned Maxim."""
    table = sample()
    first_two(table)
    third_and_fourth(table)
    s = table.state
    events = told(table)
    assert events.index(("turned_up", "MAX17", "soft-pinned")) < events.index(
        ("shot", "MG10", "MAX17", 12, 4, 8, 3, "missed")
    )
    assert ("checked", 0, 18, 4, 3, 0) in events  # stress
    assert shown(s, "MG10") == "C04 NE fresh"
    assert explained(table)["counter1"] == "SR01>K03"
    who = next(line for line in lines_of(table, "order", "counter1") if line.text == "who")
    assert who.after == ("MAX17", "SR01", "RE1")  # MG09 is three hexes from SR04, which is spent besides
    refused = [line for line in lines_of(table, "order", "counter1") if line.text == "pair_no_way"]
    assert [line.before for line in refused] == [("MAX17>K03",)]
    ways = {line.before[0]: line for line in lines_of(table, "move") if line.text.startswith("way")}
    assert ways["K03"].about == (0, ("MG10",), 2, 2, False)
    assert ways["L03"].about[:3] == (1, (), 2)
    tier = next(line for line in lines_of(table, "move") if line.text.startswith("tier"))
    assert (tier.text, tier.after) == ("tier_no_worse", ("K03",))
    assert shown(s, "SR01") == "K03 SW SPENT"
    assert s.control == {"K03": 1}
    assert ("checked", 1, 16, 2, 2, 0) in events


def test_5_and_6_a_destroyed_ai_costs_a_command_card_and_a_spent_one_attacks() -> None:
    """§S.c §S.d §7.4b §7.4d §4.7a The search comes before the check; on a blue card SR04 fires though it is spent."""
    table = sample()
    first_two(table)
    third_and_fourth(table)
    fifth_and_sixth(table)
    s = table.state
    events = told(table)
    assert "MAX17" not in s.units
    assert events.index(("command_lost", 1)) < events.index(("checked", 0, 25, 6, 2, 0))
    assert s.orders_out == [1]
    assert {*s.orders, *s.order_discards} == {*range(2, 43)}  # card 7 and all earlier ones are back
    assert s.order_discards == [25, 4]
    assert explained(table)["counter1"] is None  # no German marker is left
    assert explained(table)["T1"] == "SR04>MG09"
    pairs = {line.before[0]: line for line in lines_of(table, "order", "T1") if line.text.startswith("pair")}
    assert pairs["SR04>MG09"].about[-3:] == (2, 9, 4)
    assert pairs["SR01>MG09"].text == "pair_long_range"
    assert shown(s, "SR04") == "G04 SW SPENT"
    assert not [event for event in after(table, "order_card") if event[0] == "checked"]


def test_7_and_8_a_new_suspected_enemy_is_placed_and_turns_out_to_be_nobody() -> None:
    """§2.4b §SC7 §6.2a §6.1h §2.6b Five counters are left; two hexes to the north-east, then to the nearer cover."""
    table = sample()
    for turns in (first_two, third_and_fourth, fifth_and_sixth, seventh_and_eighth):
        turns(table)
    s = table.state
    events = told(table)
    assert ("shot", "MG10", "SR01", 14, 4, 10, 3, "missed") in events
    assert ("checked", 0, 3, 1, 2, 0) in events  # not stressed: MG09 acted last
    assert s.units["MG10"].spent
    assert told(table, "track_line")[-1] == ("track_line", 5, 16, 1)
    assert s.cell == 7
    assert ("suspect_placed", "RE2", "K05") in events
    assert explained(table, "T1", "T2") == {"T1": None, "T2": "RE2>MG10"}
    assert ("suspect_gone", "RE2", "none", "K05") in events
    assert events[-2:] == [("passed", 1), ("turn", 1, 0)]
    assert s.pool == ["soviet-rifles-41"]
    assert s.stressed[1] == ()
