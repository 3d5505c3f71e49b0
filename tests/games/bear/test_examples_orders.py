"""The worked examples of orders: each position, its decision and every line of its reasons."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.bear.athena import (
    athena,
    decide,
    examples,
    explained,
    lines_of,
    ordered,
    play,
    position,
    seated,
    shown,
    told,
    trace,
)
from visavis.games.bear.bot.grammar import parse
from visavis.games.bear.state import Battle
from visavis.kernel.choice import Choice
from visavis.kernel.hexes import DIRECTIONS
from visavis.kernel.journal import Explanation
from visavis.kernel.priorities import Line
from visavis.kernel.table import Table

TOLD_OTHERWISE = ("EX-02", "EX-20", "EX-21", "WX-5.1d", "WX-5.4")  # groups and rallies, and two with a draw: below
TRACED = [name for name in examples() if name not in TOLD_OTHERWISE]


@pytest.mark.parametrize("name", TRACED)
def test_athena_decides_as_the_example_and_for_the_same_reasons(name: str) -> None:
    """§5.1a §5.1c §5.2a §5.2b §5.3b §5.4a §5.7b §5.8b §5.9a §5.10c §L8 Orders 1 to 21 (15: ruling R7), moves 1 to 5."""
    example = examples()[name]
    s = position(example.position, example.board)
    order = parse(example.order)
    assert trace(s, order, decide(s, order, example.command)) == list(example.trace)


NOT_A_WORD = ("cc: rally", "short: rally", "third: none")  # nobody in the examples has a reason to


@pytest.mark.parametrize("name", [name for name in TRACED if name != "EX-17"])  # whom it reveals is drawn: below
def test_athena_plays_the_example_to_its_result(name: str) -> None:
    """§5.1a §5.9a §5.10g §4.6a A whole turn: who acts, on whom or where to, needing what, at which cost."""
    example = examples()[name]
    s = position(example.position, example.board)
    before = {id_: unit.hex for id_, unit in s.units.items()}
    table = ordered(s, example.order, command=example.command, priority=NOT_A_WORD)
    expected = example.trace[-1].partition(", cost")[0] if example.command else example.trace[-1]
    facings = next((line for line in example.trace if line.startswith("F ")), "")
    if " pivots " in expected:
        expected = re.sub(r" to [A-Z/]+", "", expected)
    assert played(table, before) == expected
    if facings:
        ai = expected.split()[1]
        assert DIRECTIONS[s.units[ai].facing] in facings.rpartition(" ")[2].split("/")


def played(table: Table[Battle], before: dict[str, str]) -> str:
    """What happened, in the words of an example's last line."""
    s = table.state
    cost = "".join(f", cost {event[4]}" for event in told(table, "checked"))
    for _, ai, *_ in told(table, "attack"):
        shot = told(table, "shot")[0]
        return f"=  {ai} attacks {shot[2]} needing {shot[5]}{cost}"
    for _, ai, *_ in told(table, "moved"):
        return f"=  {ai} moves {before[ai]}-{s.units[ai].hex}{cost}"
    for _, ai, *_ in told(table, "faces"):
        return f"=  {ai} pivots in {s.units[ai].hex}{cost}"
    return "=  no feasible pair: order skipped"


def drawing(chosen: str) -> Any:
    def answer(choice: Choice[Any]) -> Any:
        assert chosen in choice.options
        return chosen

    return answer


def test_steps_of_the_choice_end_in_a_draw_between_equals() -> None:
    """§5.1c §5.3e Two AI are alike in everything: one is drawn."""
    example = examples()["WX-5.1d"]
    s = position(example.position, example.board)
    order = parse(example.order)
    *common, first, second = example.trace
    for chosen, result in (("SR1", first), ("SR2", second)):
        decision = decide(s, order, answer=drawing(chosen))
        assert decision.drawn == (("ai_unit", ("SR1", "SR2")),)
        assert trace(s, order, decision) == [*common, result]


def test_card_37_draws_the_attacker_before_it_looks_at_targets() -> None:
    """§5.3e §5.4h §5.4d Whichever is drawn has its own target."""
    example = examples()["WX-5.4"]
    s = position(example.position, example.board)
    order = parse(example.order)
    lines = list(example.trace)
    at = next(n for n, line in enumerate(lines) if line.startswith("="))
    first = decide(s, order, answer=drawing("SMG13"))
    assert trace(s, order, first) == lines[: at + 1]
    second = decide(s, order, answer=drawing("SMG14"))
    assert trace(s, order, second) == [*lines[:at], *lines[at + 1 :]]


# Groups


def test_example_2_the_largest_group_goes_to_the_marker() -> None:
    """§5.0k §G3 §5.0m §5.7a §7.1b §3.0d Two rifles are the largest mobile group, the Maxim links nobody; one check."""
    s = position(examples()["EX-02"].position)
    table = ordered(s, examples()["EX-02"].order, check_card=[16])
    assert shown(s, "R1") == "L05 SW SPENT"
    assert shown(s, "R2") == "L06 SW SPENT"
    assert told(table, "checked") == [("checked", 1, 16, 2, 2, 0)]
    assert explained(table, "T1") == {"T1": "R1+R2"}
    notes = {line.text: line for line in lines_of(table, "group")}
    assert notes["largest_group"].before == ("R1+R2", "SMG13", "SMG14")
    assert notes["largest_group"].after == ("R1+R2",)
    assert notes["listed_first"].before == ("J05", "PIO")
    assert notes["listed_first"].after == ("J05",)
    assert shown(s, "SMG13") == "O09 NW fresh"
    ways = ways_of(table, "R1")
    assert {hex_: ways[hex_].about[1:4] for hex_ in ("L05", "L06")} == {"L05": ((), 2, 2), "L06": ((), 0, 1)}
    best = next(line for line in moves_of(table)["R1"].lines if line.rule == "5.8c")
    assert (set(best.before), best.after) == ({"L05", "L06"}, ("L05",))
    assert next(line.after for line in moves_of(table)["R2"].lines if line.text.startswith("tier")) == ("L06",)


def moves_of(table: Table[Battle]) -> dict[str, Explanation]:
    """Athena's decisions where to go, by the AI that goes."""
    items = [item for _, item in table.journal.items if isinstance(item, Explanation)] if table.journal else []
    return {item.about[0]: item for item in items if item.name == "move"}


def ways_of(table: Table[Battle], ai: str) -> dict[str, Line]:
    return {line.before[0]: line for line in moves_of(table)[ai].lines if line.text.startswith("way")}


def tier_of(table: Table[Battle], ai: str) -> tuple[str, str, tuple[str, ...]]:
    """How it goes: closer or sideways, the tier, and the hexes of that tier."""
    tier = next(line for line in moves_of(table)[ai].lines if line.text.startswith("tier"))
    return tier.about[5], tier.text.removeprefix("tier_"), tier.after


def test_example_20_a_group_moves_one_after_another_into_hexes_left_free() -> None:
    """§5.10b §6.1a §6.1h §5.12a §3.0e RE1 is seen through and gone, RE2 takes its place, the rifles that of RE2."""
    s = position(examples()["EX-20"].position)
    s.pool = ["none", "soviet-rifles-41"]
    table = athena(s, 43, suspect=["none"], check_card=[16])
    assert "RE1" not in s.units
    assert told(table, "suspect_gone") == [("suspect_gone", "RE1", "none", "K04")]
    assert shown(s, "RE2") == "L04 SPENT"
    assert shown(s, "SR").startswith("M04")
    assert s.units["SR"].spent
    assert told(table, "moved") == [
        ("moved", "RE1", "L04", "K04"),
        ("moved", "RE2", "M04", "L04"),
        ("moved", "SR", "M05", "M04"),
    ]
    assert told(table, "checked")[0][4] == 2  # the cost
    assert s.pool == ["soviet-rifles-41"]
    assert s.stressed[1] == ("RE2", "SR")
    assert tier_of(table, "RE1") == ("closer", "safe", ("K04",))
    assert ways_of(table, "RE1")["L05"].text == "way_short_range"
    assert tier_of(table, "RE2") == ("sideways", "safe", ("L04",))
    assert ways_of(table, "RE2")["L05"].text == "way_short_range"
    assert tier_of(table, "SR") == ("sideways", "safe", ("M04",))
    assert {hex_: ways_of(table, "SR")[hex_].text for hex_ in ("L05", "L06")} == dict.fromkeys(
        ("L05", "L06"), "way_short_range"
    )
    assert ways_of(table, "SR")["M06"].about[1:3] == (("MG34",), 0)


# Rallies


def test_example_21_only_a_tank_in_a_fire_zone_rallies() -> None:
    """§5.0e §5.1f §4.3f §4.7a P3H is outside the gun's arc; no roll, no check."""
    s = position(examples()["EX-21"].position)
    table = athena(s, 3, marker=["armoured-suppressed"])
    assert explained(table, "T3") == {"T3": "P3E>ATG"}
    assert shown(s, "P3E") == "D05 NE fresh"
    assert s.units["P3H"].hit == "armoured?"
    assert s.piles["armoured"].count("armoured-suppressed") == 5
    assert not told(table, "checked")


def test_example_21_with_both_in_the_zone_the_stronger_gun_rallies() -> None:
    """§5.0d Firepower 8 is more than 5, whatever the target (ruling R8)."""
    lines = [line.replace("G03 SW", "G03 S") for line in examples()["EX-21"].position]
    s = position(lines)
    table = athena(s, 3, marker=["armoured-suppressed"])
    assert explained(table, "T3") == {"T3": "P3H>ATG"}
    best = next(line for line in lines_of(table, "order", "T3") if line.text == "best_ai_ar")
    assert (best.before, best.after, best.about) == (("P3E>ATG", "P3H>ATG"), ("P3H>ATG",), (8,))
    assert not s.units["P3H"].hit
    assert s.units["P3E"].hit


# Whole turns of examples


def test_example_3_the_ai_passes_when_it_has_fewer_fresh_counters() -> None:
    """§4.3t §2.6b §2.0a §B2.0c Two against two it attacks; one against two it passes, and the round is over."""
    s = position(examples()["EX-03"].position)
    table = athena(s, 15, attack=[(1, 1)], check_card=[16])
    assert told(table, "pass_check") == [("pass_check", 2, 2)]
    assert explained(table, "T1") == {"T1": "SMG>GR"}
    assert shown(s, "SMG") == "F03 SE SPENT"
    s.order_discards.remove(15)
    s.orders.append(15)
    play(table, "pass", order_card=[15])
    assert told(table, "pass_check")[-1] == ("pass_check", 1, 2)
    assert told(table, "passed") == [("passed", 0), ("passed", 1)]
    assert told(table, "round_over") == [("round_over", 1)]


def test_example_8_nobody_is_stressed_after_a_pass() -> None:
    """§5.0j The first order finds no target, the second goes to the nearest."""
    lines = [line.replace(" STRESSED", "") for line in examples()["EX-07 first try"].position]
    s = position(lines)
    table = athena(s, 15, attack=[(1, 1)])
    assert explained(table, "T1", "T2") == {"T1": None, "T2": "GR>SMG"}


def test_example_4_with_a_marker_that_pins_the_order_is_skipped() -> None:
    """§7.5b §7.5d §5.1g The marker is turned up for the order; Unnerved lets it go, Pinned does not."""
    lines = [line.replace("HIT(Unnerved)", "HIT(face-down)") for line in examples()["EX-04"].position]
    order = examples()["EX-04"].order
    s = position(lines)
    ordered(s, order, marker=["soft-unnerved"], check_card=[25])
    assert shown(s, "SMG") == "C03 SE fresh HIT(soft-unnerved)"
    s = position(lines)
    table = ordered(s, order, marker=["soft-pinned"])
    assert shown(s, "SMG") == "D03 S fresh HIT(soft-pinned)"
    assert told(table, "turned_up", "unable") == [("turned_up", "SMG", "soft-pinned"), ("unable", "SMG", "no_way")]
    assert told(table, "passed") == [("passed", 1)]


def test_example_17_a_suspected_enemy_out_of_range_reveals_itself_and_passes() -> None:
    """§6.1c §6.2b §6.1g §2.6b The farthest from its target attacks, is SMG, cannot reach: a pass without a check."""
    s = position(examples()["EX-17"].position)
    s.pool = ["soviet-smg-rifles", "soviet-mmg-maxim"]
    table = athena(s, 3, suspect=["soviet-smg-rifles"])
    assert explained(table, "T2") == {"T2": "RE2>PIO"}
    assert s.units["RE2"].kind.id == "soviet-smg-rifles"
    assert shown(s, "RE2") == "G07 SE SPENT"
    assert told(table, "unable") == [("unable", "RE2", "long_range")]
    assert told(table, "passed") == [("passed", 1)]
    assert not told(table, "checked")


@pytest.mark.parametrize(("dice", "hit"), [((5, 5), True), ((4, 5), True), ((4, 4), False)])
def test_example_17_fire_at_a_suspected_enemy(dice: tuple[int, int], hit: bool) -> None:
    """§6.3a §6.3b §6.3d §6.1d MG34 at a wood: 10 reveals a Maxim and hits it, 8 does nothing; the check is made."""
    s = position(examples()["EX-17"].position)
    s.pool = ["soviet-mmg-maxim"]
    s.caps = [2, 0]
    table = play(seated(s, ("turn", 0)), "MG34", "attack", "F09", 0, reveal=[dice])
    assert (s.units["RE1"].kind.id == "soviet-mmg-maxim") == hit
    assert s.units["RE1"].hit == ("soft?" if hit else "")
    if hit:
        assert shown(s, "RE1") == "F09 SE fresh HIT(soft?)"
        assert told(table, "shot") == [("shot", "MG34", "RE1", 13, 4, 9, sum(dice), "struck")]
    assert table.pending is not None
    assert (table.pending.name, table.pending.about["cost"]) == ("caps_on_cost", 2)
