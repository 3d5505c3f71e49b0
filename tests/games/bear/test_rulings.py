"""Rulings whose chapter has no test of them: what the data reconstruct, and readings of a single line."""

from __future__ import annotations

from copy import copy
from random import Random

import pytest

from tests.games.bear.athena import decide
from tests.games.bear.athena import position as against_athena
from tests.games.bear.position import NEVER, about, asked, battle, options, play, state, unit
from visavis.games.bear import GAME
from visavis.games.bear.loading import printed
from visavis.games.bear.rules.shooting import FIRE, herd_shot, shot
from visavis.games.bear.rules.sight import in_fire_zone
from visavis.games.bear.state import HEAVY, Fort, change
from visavis.kernel.table import Table

FOE = "P soviet-rifles-41 R12 N"


def test_r2_every_partisan_looks_at_a_german() -> None:
    """§SC6 Ruling R2 The Germans look along the road, the partisans at it."""
    mission = printed("solo1").mission
    assert {row.id: row.facing for row in mission.unit} == {
        "R1": "NW", "R2": "NW", "R3": "N", "APC": "N", "P1": "S", "P2": "SW", "P3": "NE", "P4": "NE",
    }  # fmt: skip
    s = state(*(f"{row.id} {row.type} {row.hex} {row.facing}" for row in mission.unit), board="2")
    germans, partisans = ([each for each in s.units.values() if each.side == side] for side in (0, 1))
    for partisan in partisans:
        assert any(in_fire_zone(s, partisan, german.hex) for german in germans)


def test_r4_no_cell_of_scenario_1_is_yellow() -> None:
    """§7.2a Ruling R4 In scenario 4 some are."""
    one, four = printed("solo1").mission.solo, printed("solo4").mission.solo
    assert one is not None
    assert four is not None
    assert not any(cell.yellow for cell in one.cell)
    assert any(cell.yellow for cell in four.cell)


def test_r5_every_entry_of_scenario_1_is_worth_one_point() -> None:
    """§SC2 Ruling R5 Only that of the control hex is given back."""
    assert [(row.when, row.vp, row.given_back) for row in printed("solo1").mission.score] == [
        ("destroy", 1, False),
        ("control", 1, True),
        ("destroy", 1, False),
    ]


def test_r10_each_ai_looks_for_the_lowest_defence_among_its_own_targets() -> None:
    """§5.0c Ruling R10 The mortar sees lower numbers, yet the gun stays in, and is chosen for its firepower."""
    s = against_athena(
        """
        AI LEIG german 7.5cm LeIG 18 G04 S fresh
        AI MTR german 5cm Mortar I03 S fresh
        PL NKVD soviet NKVD I08 N fresh
        PL MAX soviet MMG Maxim I10 N fresh
        """
    )
    decision = decide(s, "ai[mortar-or-gun] farthest unit[min-dr] -> attack")
    lowest = {line.about for line in decision.why if line.text == "best_target_dr"}
    assert (lowest, decision.ai) == ({("LEIG", 13), ("MTR", 11)}, "LEIG")


@pytest.mark.parametrize("scenario", [each.name for each in GAME.scenarios if each.bots])
def test_r40_athena_holds_nothing_and_is_asked_nothing(scenario: str) -> None:
    """§3.3c Ruling R40 No points, no cards; nobody hides, digs in or gets on for her."""
    dice, table = Random(3), Table.new(GAME, scenario, {"common_sense": False})
    bot, ids = table.state.bot, {each.id for each in table.state.units.values() if each.side == table.state.bot}
    while table.pending is not None:
        assert table.pending.seat != bot
        assert (table.state.caps[bot], table.state.hands[bot]) == (0, [])
        table.answer(dice.choice(table.pending.pool or table.pending.options))
    done = {(event.name, event.args[:1]) for event in table.journal.events()} if table.journal else None
    assert done
    assert not done & {(name, (id_,)) for name in ("hid", "dug_in", "loaded", "unloaded", "stalled") for id_ in ids}


def test_r61_unnerved_changes_nothing_but_the_rally() -> None:
    """§B7.3a Ruling R61"""
    numbers = []
    for marked in ("", " hit=soft-unnerved"):
        s = state(f"A german-rifles-41 H09 N{marked}", f"T soviet-rifles-41 H07 S{marked}")
        numbers.append(shot(s, s.units["A"], s.units["T"]))
    assert numbers[0] is not None
    assert numbers[0] == numbers[1]
    table = play(battle("A german-rifles-41 H09 N hit=soft-unnerved", FOE), "A")
    assert {"move", "pivot", "rally"} <= {*options(table)}


@pytest.mark.parametrize(("kind", "pile"), [("german-demag-38", "soft"), ("german-pz-iii-h", "armoured")])
def test_r70_mines_draw_the_marker_of_the_flank(kind: str, pile: str) -> None:
    """§B17.10a Ruling R70 The front of the Demag is armoured, its flank is not."""
    table = battle(f"A {kind} H09 N", FOE, forts={"H08": Fort("mines", 1)})
    assert unit(table, "A").kind.front_colour == "blue"
    play(table, "A", "move", "H08", (4, 4))
    assert asked(table) == "marker"
    assert {option.partition("-")[0] for option in options(table)} == {pile}


def test_r71_towing_costs_what_the_towed_vehicle_moves_for() -> None:
    """§B15.6a §B15.9a Ruling R71 A wreck that would move for 3 behind a tank that does for 1; the same to let it go."""
    table = battle("V german-pz-iii-h H09 N", "W german-pz-ii-f H09 N hit=armoured-immobilised", FOE)
    heavy = copy(unit(table, "W").kind)
    heavy.move_cost = 3
    change(table.state, "W", kind=heavy)
    play(table, "V", "tow")
    assert (asked(table), about(table, "cost")) == ("spent_check", 3)
    play(table, NEVER, "pass", "V", "let_go")
    assert (asked(table), about(table, "cost")) == ("spent_check", 3 + 1)  # stressed


def test_r72_nothing_is_added_to_the_defence_of_a_herd() -> None:
    """§9.0c Ruling R72 Neither woods nor smoke."""
    s = state("A german-pz-iii-h L08 N", herds={"L05": "cattle"}, smoke={"L05": HEAVY})
    assert s.board.hexes["L05"].terrain.defence == 2
    found = herd_shot(s, s.units["A"], "L05", FIRE)
    assert found is not None
    assert found.defence == (("herd", 10),)
