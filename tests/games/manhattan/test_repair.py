"""Chapter 10: repair."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.manhattan.positions import (
    GAME,
    asked,
    buildings_offered,
    damage,
    events,
    nation,
    of,
    options,
    play,
    position,
    spaces_offered,
    standing_at,
)

RUINS = nation(money=20, buildings="11*2 12*2")


def test_entering_costs_five_dollars() -> None:
    """§10.1 §8.19 Whatever is repaired."""
    assert "repair" not in spaces_offered(position(red=nation(money=4)))
    for answers in (("repair", "done"), ("repair", "11", "done"), ("repair", "11", "12", "12")):
        assert of(play(position(red=RUINS), *answers), "red").money == 15
    assert of(play(position(red=nation(money=5)), "repair"), "red").money == 0


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (("done",), {"11": 2, "12": 2}),
        (("11", "done"), {"11": 1, "12": 2}),
        (("12", "11", "done"), {"11": 1, "12": 1}),
        (("12", "12", "11"), {"11": 1}),
        (("11", "12", "11"), {"12": 1}),
    ],
    ids=["0", "1", "2", "3", "3 otherwise"],
)
def test_up_to_three_points_in_any_split(answers: tuple[str, ...], left: dict[str, int]) -> None:
    """§10.2 After the third nobody is asked any more."""
    table = play(position(red=RUINS), "repair", *answers)
    assert damage(table, "red") == left
    assert asked(table)[1] != "repair_point"
    assert of(table, "red").money == 15


def test_only_what_is_damaged_can_be_repaired() -> None:
    """§10.2 §10.8 A whole building is not offered, nor is another player's."""
    table = position(red=nation(buildings="11*1 1 12*1"), green=nation(buildings="13*2"))
    play(table, "repair")
    assert options(table) == ["11", "12", "done"]
    play(table, "11")
    assert options(table) == ["12", "done"]
    play(table, "12")
    assert asked(table) == ("green", "repair_offer")


def test_then_the_others_may_repair_clockwise() -> None:
    """§10.3 From the left of the active player, each his own buildings."""
    ruins = {"red": "11*1", "green": "12*1", "blue": "13*1", "yellow": "14*1"}
    lots: dict[str, Any] = {colour: nation(buildings=card) for colour, card in ruins.items()}
    table = position("four", **lots, to_move="blue")
    play(table, "repair", "13")
    seen = []
    while asked(table)[1] == "repair_offer":
        seen.append((asked(table)[0], options(table)))
        play(table, "done")
    assert seen == [("yellow", ["14", "done"]), ("red", ["11", "done"]), ("green", ["12", "done"])]


@pytest.mark.parametrize(("points", "paid"), [(0, 0), (1, 2), (2, 5), (3, 10)])
@pytest.mark.parametrize("cards", [("11", "11", "11"), ("11", "12", "13")])
def test_the_price_climbs_for_each_player(points: int, paid: int, cards: tuple[str, ...]) -> None:
    """§10.3 §10.4 Two, three, five dollars; on one building or on several."""
    table = position(green=nation(money=20, buildings="11*5 12*5 13*5"))
    play(table, "repair", *cards[:points], *(["done"] if points < 3 else []))
    assert of(table, "green").money == 20 - paid
    assert sum(damage(table, "green").values()) == 15 - points
    assert asked(table) == ("green", "act")


def test_the_ladder_starts_anew_for_the_next_player_and_the_next_event() -> None:
    """§10.4"""
    table = position("three", green=nation(money=20, buildings="11*5"), blue=nation(money=20, buildings="12*5"))
    play(table, "repair", "11", "11", "done")
    assert table.pending is not None
    assert (asked(table), table.pending.about["price"]) == (("blue", "repair_offer"), 2)
    table = position("two", red=nation(money=20), green=nation(money=20, buildings="11*5"))
    play(table, "repair", "11", "done", "construction", "none", "retrieve", "construction", "none", "repair", "11")
    assert of(table, "green").money == 20 - 2 - 2


@pytest.mark.parametrize("buildings", ["", "11", "11*1"])
def test_the_offer_goes_round_even_if_nothing_was_repaired(buildings: str) -> None:
    """§10.5 §5.11 (ruling R15)"""
    table = position(red=nation(buildings=buildings), green=nation(buildings="12*1"))
    play(table, "repair", *(["done"] if "*" in buildings else []))
    assert asked(table) == ("green", "repair_offer")


def test_a_player_who_cannot_pay_the_next_point_stops() -> None:
    """§10.6 §1.12 Each point is paid when it is taken."""
    for money, points in ((1, 0), (2, 1), (4, 1), (5, 2), (9, 2), (10, 3)):
        table = play(position("two", green=nation(money=money, buildings="11*9")), "repair")
        for n in range(points):
            assert asked(table) == ("green", "repair_offer")
            play(table, "11")
            assert of(table, "green").money == money - (2, 5, 10)[n]
        assert asked(table) == ("green", "act")


def test_nobody_is_forced_to_repair() -> None:
    """§10.6 §10.2 Done is always among the options."""
    table = play(position(red=RUINS, green=nation(buildings="13*2")), "repair")
    assert options(table)[-1] == "done"
    play(table, "done")
    assert (asked(table)[0], options(table)[-1]) == ("green", "done")
    play(table, "done")
    assert damage(table, "green") == {"13": 2}


def test_a_repaired_building_can_be_used_at_once() -> None:
    """§10.7 At damage 0, not before; in step 2 of the same turn."""
    table = position(red=nation(money=20, buildings="11*1 12*3"), green=nation(buildings="2"))
    assert buildings_offered(table) == []
    play(table, "repair", "11", "12", "12")
    assert buildings_offered(table) == ["11"]
    play(table, "building 11")
    assert of(table, "red").yellowcake == 1


def test_nobody_repairs_for_another_and_nothing_else_repairs() -> None:
    """§10.8 The only events that mend are those of this space, on the own board."""
    table = position(red=RUINS, green=nation(buildings="13*2"))
    play(table, "repair", "11", "12", "done", "13", "done")
    assert [(seat, card) for _, seat, card, *_ in events(table, "repaired")] == [(0, "11"), (0, "12"), (1, "13")]


def test_workers_stay_on_a_repaired_building() -> None:
    """§10.9 It stays occupied."""
    table = position(red=nation(own="2L", money=20, buildings="11*1:L1"))
    play(table, "repair", "11")
    assert (standing_at(table, "11"), damage(table, "red")) == ("L1", {})
    assert "11" not in buildings_offered(table)


def test_it_is_said_before_that_there_is_nothing_to_repair() -> None:
    """§10.1 The price is paid all the same."""
    for red, says in ((nation(money=20, buildings="11 12"), True), (RUINS, False)):
        prompt = GAME.view(position(red=red), 0).prompt
        assert prompt is not None
        foretold = [line.key for option in prompt.options if option.answer == "repair" for line in option.preview]
        assert "preview-pays" in foretold
        assert ("preview-nothing-damaged" in foretold) == says
