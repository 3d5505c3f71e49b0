"""Chapter 12: espionage."""

from __future__ import annotations

import pytest

from tests.games.manhattan.positions import (
    Lot,
    asked,
    buildings_offered,
    events,
    nation,
    of,
    options,
    play,
    position,
    ready,
    spaces_offered,
    standing_at,
)


def test_entering_costs_three_dollars() -> None:
    """§12.1 §8.20"""
    assert "espionage" not in spaces_offered(position(red=nation(money=2)))
    assert of(play(position(red=nation(money=3)), "espionage"), "red").money == 0


@pytest.mark.parametrize(("spies", "after"), [(0, 1), (3, 4), (5, 6), (6, 6)])
def test_the_marker_goes_up_one_at_most_to_six(spies: int, after: int) -> None:
    """§12.2 §12.3 §1.10 Access is as good as the new number, also for one who has six already."""
    table = play(position(red=nation(spies=spies), green=nation(buildings="11 12")), "espionage")
    assert (of(table, "red").spies, table.state.access) == (after, after)
    assert buildings_offered(table) == ["11", "12"]


@pytest.mark.parametrize(("spies", "uses"), [(0, 1), (1, 2), (2, 3)])
def test_as_many_foreign_buildings_as_spies(spies: int, uses: int) -> None:
    """§12.4 §12.5 Buildings count, not workers; of several opponents, in any order."""
    table = position(
        red=nation(own="4L 4E", spies=spies, buildings="16"),
        green=nation(buildings="1 11 21"),
        blue=nation(buildings="12 22"),
    )
    play(table, "espionage", "L")
    foreign = [("12", ("L", "L")), ("11", ("E",)), ("1", ("E", "money"))]
    for n, (card, answers) in enumerate(foreign):
        assert (card in buildings_offered(table)) == (n < uses)
        if n < uses:
            play(table, f"building {card}", *answers)
    assert (buildings_offered(table), table.state.access) == (["16"], 0)


def test_own_buildings_do_not_count() -> None:
    """§12.5 Before, between and after the foreign ones."""
    table = position(red=nation(buildings="1 11"), green=nation(buildings="2"))
    play(table, "espionage", "building 11")
    assert table.state.access == 1
    play(table, "building 2", "money")
    assert (table.state.access, buildings_offered(table)) == (0, ["1"])


def test_foreign_buildings_are_listed_clockwise_after_the_own() -> None:
    """§12.5"""
    table = position(
        red=nation(buildings="1"), green=nation(buildings="11 2"), blue=nation(buildings="21"), to_move="green"
    )
    assert buildings_offered(play(table, "espionage")) == ["11", "2", "21", "1"]


@pytest.mark.parametrize(
    ("lot", "offered"),
    [
        (nation(buildings="11"), ["11"]),
        (nation(buildings="11:L1"), []),
        (nation(buildings="11*1"), []),
        (nation(buildings="16"), []),
        (nation(own="4L 4S", buildings="41"), []),
    ],
    ids=["open", "occupied", "damaged", "no engineer", "no scientist"],
)
def test_a_spy_meets_every_demand_himself(lot: Lot, offered: list[str]) -> None:
    """§12.6 Empty, undamaged, crew and payment from his own supply."""
    table = position(red=nation(spies=2, buildings="12*1"), green=lot)
    play(table, "espionage")
    assert (buildings_offered(table) if asked(table)[0] == "red" else []) == offered


def test_the_spy_pays_and_the_owner_does_not() -> None:
    """§12.6 §12.7 §1.22"""
    table = position(red=nation(own="1L 1S", yellowcake=1), green=nation(yellowcake=5, buildings="41"))
    play(table, "espionage", "L", "building 41")
    assert (of(table, "red").yellowcake, of(table, "red").plutonium) == (0, 1)
    assert (of(table, "green").yellowcake, of(table, "green").plutonium) == (5, 0)


def test_the_spy_gets_the_whole_output_and_the_owner_is_not_asked() -> None:
    """§12.7 §6.10 Workers come in the spy's colour or as contractors."""
    table = position(red=nation(), green=nation(buildings="25"))
    play(table, "espionage", "building 25")
    assert asked(table) == ("red", "gain_side")
    play(table, "scientists")
    assert (asked(table), options(table)) == (("red", "gain_own"), [2, 1, 0])
    play(table, 1)
    assert (ready(table, "red"), ready(table, "green")) == ("1L 1S 1Sc", "4L")
    assert table.state.stock[1] == [0, 4, 4]


def test_spies_give_access_only_in_a_turn_of_espionage() -> None:
    """§12.8 They are kept, but do nothing by themselves."""
    table = position(red=nation(spies=6), green=nation(buildings="11"))
    assert buildings_offered(table) == []
    play(table, "mine_mid")
    assert (asked(table)[0], of(table, "red").spies) == ("green", 6)


def test_access_ends_with_the_turn() -> None:
    """§12.9 What is not used is lost."""
    table = position("two", red=nation(spies=2), green=nation(buildings="11 1"))
    play(table, "espionage", "building 11", "end")
    assert table.state.access == 0
    play(table, "construction", "none", "end")
    assert (asked(table)[0], table.state.access, buildings_offered(table)) == ("red", 0, [])


def test_a_spied_building_blocks_everybody() -> None:
    """§12.10 Its owner, and another spy."""
    table = position(red=nation(), green=nation(buildings="11"), blue=nation(spies=3))
    play(table, "espionage", "building 11")
    assert (asked(table)[0], buildings_offered(table)) == ("green", [])
    play(table, "mine_mid", "construction", "none")
    assert standing_at(table, "11") == "L0"


@pytest.mark.parametrize("retriever", ["red", "green", "blue"])
def test_how_a_spys_workers_leave(retriever: str) -> None:
    """§12.11 Own ones at the spy's or the owner's retrieve, contractors only at the owner's (ruling R9)."""
    table = position(
        red=nation(own="2L"), green=nation(own="3L", buildings="12:L0,Lc"), blue=nation(own="3L"), to_move=retriever
    )
    play(table, "retrieve")
    assert standing_at(table, "12") == {"red": "Lc", "green": "", "blue": "L0 Lc"}[retriever]
    assert ready(table, "red") == {"red": "4L", "green": "3L", "blue": "2L"}[retriever]


def test_a_contractor_left_behind_still_blocks() -> None:
    """§12.12 §4.26 (ruling R8)"""
    table = position("two", red=nation(own="2L"), green=nation(own="3L", buildings="12:L0,Lc"))
    play(table, "retrieve")
    assert buildings_offered(table) == []
    play(table, "retrieve", "construction", "none")
    assert buildings_offered(table) == ["12"]


def test_the_access_is_told() -> None:
    """§12.4"""
    table = play(position(red=nation(spies=2), green=nation(buildings="11")), "espionage")
    assert events(table, "access") == [("access", 0, 3)]
