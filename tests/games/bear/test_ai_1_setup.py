"""1.0 and SC: setting up for one person against Athena."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.bear.athena import decide, play, told
from visavis.games.bear import GAME
from visavis.games.bear.bot.doctrine import Doctrine, doctrine
from visavis.games.bear.bot.grammar import OrderError
from visavis.games.bear.bot.plan import Plan
from visavis.games.bear.bot.solo_data import CellRow, EventRow, SideRow
from visavis.games.bear.bot.tables import objectives
from visavis.games.bear.loading import printed
from visavis.games.bear.rules.control import flip_control
from visavis.games.bear.rules.going import may_enter
from visavis.games.bear.state import Battle, put, remove
from visavis.kernel.data import DataError
from visavis.kernel.table import Table

SOLO = ["tutorial-german", "solo1-soviet", "solo1-german", "solo4-german"]


def begun(scenario: str, **options: Any) -> Battle:
    """The table as it is set up, before the first draw."""
    return GAME.setup(scenario, GAME.options(scenario, options), {})


def test_the_first_game_is_scenario_1_with_one_battle_card() -> None:
    """§0.0a §1.0a Board 2, four counters each, 1 VP German, CAP 4, cards 15 to 55."""
    s = begun("solo1-soviet")
    assert [placing.board for placing in s.board.mission.board] == ["2"]
    assert {unit.id: unit.hex for unit in s.units.values()} == {
        "R1": "G06",
        "R2": "H07",
        "R3": "H08",
        "APC": "H09",
        "P1": "G04",
        "P2": "J05",
        "P3": "C11",
        "P4": "G10",
    }
    table = Table.new(GAME, "solo1-soviet")
    play(table)
    assert [len(hand) for hand in table.state.hands] == [0, 1]


@pytest.mark.parametrize(("scenario", "side"), [("solo1-soviet", 0), ("solo1-german", 0), ("solo4-german", 1)])
def test_the_victory_marker_lies_as_the_scenario_says(scenario: str, side: int) -> None:
    """§1.0b"""
    s = begun(scenario)
    assert (s.vp_side, s.vp) == (side, 1)


@pytest.mark.parametrize("scenario", SOLO)
def test_only_the_player_has_command_points(scenario: str) -> None:
    """§1.0c §3.3c Nothing is recorded for Athena, not even in later rounds."""
    s = begun(scenario)
    you = 1 - s.bot
    assert s.caps[s.bot] == 0
    assert s.caps[you] == (6 if scenario == "solo4-german" else 4)


@pytest.mark.parametrize("scenario", SOLO)
def test_the_scenario_marker_begins_on_a_cell_that_triggers_nothing(scenario: str) -> None:
    """§1.0d"""
    s = begun(scenario)
    athena = doctrine(s.board)
    assert athena is not None
    assert s.cell == 1
    assert athena.track[0].events == ()


def test_two_piles_of_twenty_hit_markers() -> None:
    """§1.0e"""
    assert {pile: len(markers) for pile, markers in begun("solo1-soviet").piles.items()} == {"soft": 20, "armoured": 20}


def test_the_pool_holds_counters_and_tokens_for_nobody() -> None:
    """§1.0f"""
    assert sorted(begun("tutorial-german").pool) == ["none", "soviet-mmg-maxim", "soviet-smg-rifles"]
    assert begun("solo4-german").pool.count("none") == 4


def test_only_the_player_draws_battle_cards() -> None:
    """§1.0g §2.8f All copies of the numbers named; the player alone draws, now and before each round."""
    table = play(Table.new(GAME, "solo4-german"))
    s = table.state
    assert [len(hand) for hand in s.hands] == [2, 0]
    assert len(s.cards) == 34 - 2


@pytest.mark.parametrize(
    ("scenario", "options", "cards"),
    [
        ("solo1-soviet", {}, range(15, 56)),
        ("solo1-soviet", {"easier": True}, range(15, 55)),
        ("solo1-german", {}, range(1, 43)),
        ("tutorial-german", {}, range(15, 43)),
    ],
)
def test_the_order_deck_has_one_copy_of_each_number(scenario: str, options: dict[str, bool], cards: range) -> None:
    """§1.0h"""
    assert sorted(begun(scenario, **options).orders) == list(cards)


def test_units_are_the_players_and_ai_are_athenas() -> None:
    """§1.1a Neither word ever includes the other."""
    p = Plan(begun("solo1-german"), command=True)
    assert [unit.id for unit in p.ai] == ["P1", "P2", "P3", "P4"]
    assert [unit.id for unit in p.foes] == ["R1", "R2", "R3", "APC"]


@pytest.mark.parametrize(("scenario", "first"), [("solo1-soviet", "unit"), ("solo1-german", "order_card")])
def test_the_scenario_says_who_begins(scenario: str, first: str) -> None:
    """§2.9b §2.8k Nothing is prepared before the first round."""
    table = Table.new(GAME, scenario)
    table.answer(table.pending.options[0] if table.pending else None)  # the battle card
    assert table.pending is not None
    assert table.pending.name == first
    assert told(table, "prepared", "initiative") == []


# SC: scenarios as data


def broken(**changes: Any) -> Doctrine:
    """The tutorial with changes to its [solo] part."""
    board = printed("tutorial")
    assert board.mission.solo is not None
    return Doctrine(board, replace(board.mission.solo, **changes))


def cells(*rows: CellRow) -> dict[str, Any]:
    return {"cell": rows}


END = EventRow("end")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"side": ()}, "solo.side is a list of 0, expected a side for Athena to play"),
        (
            {"side": (SideRow("soviet", "ai", (3, 6)),)},
            "solo.side[1].cards has too few action cards, expected at least 2",
        ),
        ({"side": (SideRow("soviet", "ai", (1, 3)),)}, "solo.side[1].cards has too few action cards"),
        ({"side": (SideRow("soviet", "ai", (42, 1)),)}, "solo.side[1].cards is 42 to 1, expected the first"),
        ({"side": (SideRow("soviet", "ai", (1, 77)),)}, "solo.side[1].cards is 1 to 77, expected the first"),
        ({"pool": ("soviet-riffles",)}, 'solo.pool[1] is "soviet-riffles", an unknown counter'),
        ({"objectives": ("A01",)}, 'solo.objectives[1] is "A01", an unknown hex'),
        (cells(CellRow(1), CellRow(3, do=(END,))), "solo.cell[2].id is 3, expected 2: cells are numbered"),
        (cells(CellRow(1), CellRow(2)), "solo.cell[2] does not end the scenario"),
        (cells(CellRow(1, do=(END,)), CellRow(2, do=(END,))), "solo.cell[2] does not end the scenario"),
        (cells(CellRow(1, do=(EventRow("cap-gain"), END))), "solo.cell[1].do[1].n is missing, for the event is"),
        (cells(CellRow(1, do=(EventRow("cap-loss", table=(1,)), END))), "do[1].table has 1 numbers, expected 6"),
        (
            cells(CellRow(1, do=(EventRow("reinforce", reinforcement="X"), END))),
            'do[1].reinforcement is "X", an unknown',
        ),
        (cells(CellRow(1, do=(EventRow("bog-down", unit="X", on=(1,)), END))), 'do[1].unit is "X", an unknown counter'),
        ({"orders": ("ai nearest hex:A01 -> move toward target",)}, 'solo.orders[1] is "A01", an unknown hex'),
        (
            {"orders": ("ai nearest control:german -> move toward target", "ai[unit:X] -> rally")},
            'orders[2] is "X", an unknown',
        ),
        ({"counteractions": ("if control:finnish>=1: pass",)}, 'solo.counteractions[1] is "finnish", an unknown side'),
    ],
)
def test_a_scenario_that_refers_to_nothing_is_refused(changes: dict[str, Any], problem: str) -> None:
    """§SC1 Hexes, counters, sides, cards and cells are checked when the file is read."""
    with pytest.raises(DataError) as caught:
        broken(**changes)
    assert str(caught.value).startswith("tutorial.toml: ")
    assert problem in str(caught.value)


def test_a_scenario_with_a_line_that_is_no_order_is_refused() -> None:
    """§SC1 §G5 The file, the line and the position are named."""
    with pytest.raises(OrderError, match=r"^tutorial.toml: solo.orders\[1\]: order .*, character 20: unknown action"):
        broken(orders=("ai nearest unit -> atack",))


def test_the_points_of_a_control_marker_are_given_back_with_it() -> None:
    """§SC2 A marker that starts on a side scores nothing at the start; turned, it does; turned back, no more."""
    s = begun("solo1-soviet")
    assert (s.vp_side, s.vp) == (0, 1)
    put(s, "R1", "F05")
    put(s, "P1", "G06")
    flip_control(s, "G06")
    assert (s.control["G06"], s.vp_side, s.vp) == (1, 1, 1)
    put(s, "P1", "G04")
    put(s, "R1", "G06")
    flip_control(s, "G06")
    assert (s.control["G06"], s.vp_side, s.vp) == (0, 0, 1)


def test_the_reversed_game_keeps_counters_and_points_and_turns_the_track_against_the_germans() -> None:
    """§SC3 Cards 1 to 42, the AI begins; sniper fire and zeal are for the player, whoever that is."""
    s, other = begun("solo1-german"), begun("solo1-soviet")
    assert s.bot == 1
    assert s.first == 1
    assert list(s.units) == list(other.units)
    assert (s.vp_side, s.vp, s.caps) == (0, 1, [4, 0])


def test_the_marker_is_an_objective_while_the_players_side_lies_up() -> None:
    """§SC4 §4.5a From the start in the reversed game; in the normal one only after the player has taken it."""
    reversed_, normal = begun("solo1-german"), begun("solo1-soviet")
    assert objectives(Plan(reversed_, command=False)) == ["G06"]
    assert objectives(Plan(normal, command=False)) == []
    normal.control["G06"] = 1
    assert objectives(Plan(normal, command=False)) == ["G06"]


@pytest.mark.parametrize("scenario", ["solo1-soviet", "solo1-german"])
def test_the_half_track_keeps_out_of_the_control_hex_whoever_owns_it(scenario: str) -> None:
    """§SC5 Unless it is the last of its side and the marker shows the other (ruling R56)."""
    s = begun(scenario)
    put(s, "APC", "G05")
    assert not may_enter(s, s.units["APC"], "G06")
    for other in ("R1", "R2", "R3"):
        remove(s, other)
    assert not may_enter(s, s.units["APC"], "G06")
    s.control["G06"] = 1
    assert may_enter(s, s.units["APC"], "G06")


def test_at_the_start_of_scenario_1_only_the_half_track_can_attack() -> None:
    """§SC6 §5.2b At C11, needing 10, with its turret turned; the rifles would need 12."""
    s = begun("solo1-soviet")
    decision = decide(s, "ai nearest unit -> attack")
    assert (decision.ai, decision.target, decision.need, decision.cost) == ("APC", "P3", 10, 4)
    possible = [line.before[0] for line in decision.why if line.text == "pair_attack"]
    assert possible == ["APC>P3"]
    hopeless = {line.before[0]: line.about[-2] for line in decision.why if line.text == "pair_needs"}
    assert hopeless["R1>P1"] == 12


def test_another_control_hex_may_be_chosen_for_scenario_1() -> None:
    """§SC1 (ruling R1) Marker, points and the limit of the half-track go with it."""
    s = begun("solo1-german", control_g08=True)
    assert s.control == {"G08": 0}
    assert [row.hex for row in s.board.mission.score if row.when == "control"] == ["G08"]
    assert s.board.mission.solo is not None
    assert [row.hex for row in s.board.mission.solo.restriction] == ["G08"]
