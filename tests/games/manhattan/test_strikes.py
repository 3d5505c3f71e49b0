"""Chapter 9, first half: air strikes."""

from __future__ import annotations

import pytest

from tests.games.manhattan.positions import (
    Lot,
    asked,
    buildings_offered,
    damage,
    events,
    nation,
    of,
    options,
    planes,
    play,
    points,
    position,
    ready,
    sorties_offered,
    spaces_offered,
    standing_at,
)
from visavis.games.manhattan.state import Race
from visavis.kernel.errors import IllegalAnswer
from visavis.kernel.table import Table

ARMED = nation(fighters=5, bombers=5)
UNSHIELDED = nation(fighters=0, bombers=2, buildings="11 12")
LIKEWISE = nation(fighters=0, bombers=2, buildings="13")


def striking(red: Lot = ARMED, green: Lot = UNSHIELDED, blue: Lot = LIKEWISE) -> Table[Race]:
    """Red has put a worker on the first air-strike space."""
    return play(position(red=red, green=green, blue=blue), "airstrike_1")


def test_there_are_two_like_spaces_and_one_may_be_used_a_turn() -> None:
    """§9.1 §8.18 From different turns a player may stand on both."""
    first, second = (play(position(red=ARMED, green=UNSHIELDED), space) for space in ("airstrike_1", "airstrike_2"))
    assert options(first) == options(second)
    table = play(position("two", red=ARMED._replace(buildings="1")), "airstrike_1", "done")
    assert spaces_offered(table) == []
    play(table, "end", "construction", "none")
    assert "airstrike_1" not in spaces_offered(table)
    play(table, "airstrike_2")
    assert (standing_at(table, "airstrike_1"), standing_at(table, "airstrike_2")) == ("L0", "L0")


def test_a_strike_may_be_no_sortie_at_all() -> None:
    """§9.2"""
    table = play(striking(), "done")
    assert asked(table) == ("green", "act")
    assert (planes(table, "red"), planes(table, "green")) == ((5, 5), (0, 2))


def test_a_strike_goes_on_while_there_are_planes() -> None:
    """§9.2 As many sorties as wanted; with no plane left it is over."""
    table = striking(red=nation(fighters=1, bombers=2))
    play(table, "fighters green bombers")
    assert sorties_offered(table) == ["bombers green 11", "bombers green 12", "bombers blue 13"]
    play(table, "bombers blue 13")
    assert options(table)[-1] == "done"
    play(table, "bombers green 11")
    assert (asked(table), planes(table, "red")) == (("green", "act"), (0, 0))


def test_a_striker_without_planes_is_not_asked() -> None:
    """§9.2 §5.10"""
    assert asked(striking(red=nation(fighters=0, bombers=0))) == ("green", "act")


def test_sorties_may_be_mixed_over_planes_and_opponents() -> None:
    """§9.3 Each is resolved before the next is announced: the last fighter shot opens the sky."""
    table = striking(green=nation(fighters=1, bombers=2, buildings="11 12"))
    assert "bombers green 11" not in sorties_offered(table)
    play(table, "bombers blue 13", "fighters green fighters")
    assert "bombers green 11" in sorties_offered(table)
    play(table, "bombers green 11", "fighters blue bombers", "bombers blue 13", "done")
    assert (planes(table, "red"), planes(table, "green"), planes(table, "blue")) == ((3, 2), (0, 2), (0, 1))
    assert (damage(table, "green"), damage(table, "blue")) == ({"11": 1}, {"13": 2})


def test_a_fighter_shoots_one_plane_of_the_kind_the_striker_names() -> None:
    """§9.4"""
    green = nation(fighters=2, bombers=2)
    for target, left in (("fighters", (1, 2)), ("bombers", (2, 1))):
        table = play(striking(green=green), f"fighters green {target}")
        assert (planes(table, "red"), planes(table, "green")) == ((4, 5), left)
        assert events(table, "shot") == [("shot", 0, 1, target)]


@pytest.mark.parametrize(
    ("fighters", "bombers", "offered"),
    [(0, 0, []), (1, 0, ["fighters"]), (0, 1, ["bombers"]), (2, 3, ["fighters", "bombers"])],
)
def test_a_fighter_needs_a_plane_to_shoot(fighters: int, bombers: int, offered: list[str]) -> None:
    """§9.4"""
    table = striking(green=nation(fighters=fighters, bombers=bombers), blue=nation(fighters=1, bombers=0))
    found = [sortie for sortie in sorties_offered(table) if sortie.startswith("fighters green")]
    assert found == [f"fighters green {target}" for target in offered]


def test_without_fighters_no_plane_can_be_shot() -> None:
    """§9.4 Bombers do not shoot."""
    table = striking(red=nation(fighters=0, bombers=3))
    assert {sortie.split()[0] for sortie in sorties_offered(table)} == {"bombers"}
    table = striking(red=nation(fighters=3, bombers=0))
    assert {sortie.split()[0] for sortie in sorties_offered(table)} == {"fighters"}


def test_a_bomber_damages_a_building() -> None:
    """§9.5 Striker one bomber less, the building one damage more."""
    table = play(striking(), "bombers green 12")
    assert (planes(table, "red"), damage(table, "green")) == ((5, 4), {"12": 1})
    assert events(table, "bombed") == [("bombed", 0, 1, "12", 1, ())]


@pytest.mark.parametrize("fighters", [1, 2, 10])
def test_one_fighter_stops_any_number_of_bombers(fighters: int) -> None:
    """§9.5 §9.6 Only none or some matters."""
    table = striking(red=nation(fighters=0, bombers=10), green=nation(fighters=fighters, bombers=0, buildings="11"))
    assert sorties_offered(table) == ["bombers blue 13"]


def test_fighters_are_not_lost_in_defence() -> None:
    """§9.6 Blue is bombed, green's fighters stay what they are."""
    table = play(striking(green=nation(fighters=2, buildings="11")), "bombers blue 13", "bombers blue 13")
    assert planes(table, "green") == (2, 1)


def test_an_opponent_without_buildings_cannot_be_bombed() -> None:
    """§9.5"""
    table = striking(red=nation(fighters=0, bombers=3), green=nation(fighters=0, bombers=0))
    assert not any("green" in sortie for sortie in sorties_offered(table))


def test_a_building_may_be_hit_again_and_again() -> None:
    """§9.7 §1.13 Damaged or not, occupied or not, without limit."""
    table = striking(red=nation(bombers=10), green=nation(fighters=0, buildings="11*7:L1"))
    for _ in range(10):
        play(table, "bombers green 11")
    assert damage(table, "green") == {"11": 17}


def test_nobody_strikes_himself() -> None:
    """§9.8"""
    table = striking(red=nation(fighters=0, bombers=3, buildings="21 22"))
    assert not any("red" in sortie for sortie in sorties_offered(table))
    with pytest.raises(IllegalAnswer):
        table.answer("bombers 0 21")


def test_only_planes_and_buildings_are_targets() -> None:
    """§9.9 Not bombs, loads, hands or workers; a loaded bomber is off the track."""
    green = nation(fighters=0, bombers=0, buildings="11:L1", bombs="tomboy+", hand="b_flat", token=4, on_token="S1")
    table = striking(green=green, blue=nation(fighters=0, bombers=0))
    assert sorties_offered(table) == ["bombers green 11"]
    play(table, "bombers green 11")
    assert points(table, "green") == 24 + 5 + 4
    assert of(table, "green").hand == ["b_flat"]


def test_the_victim_has_no_say() -> None:
    """§9.10 Nobody but the striker is asked, and no dice are rolled."""
    table = play(striking(), "fighters green bombers", "bombers green 11", "bombers blue 13", "done")
    assert {entry.seat for entry in table.entries} == {0}


@pytest.mark.parametrize("colour", ["green", "red"])
def test_a_damaged_building_serves_neither_owner_nor_spy(colour: str) -> None:
    """§9.11 §6.4 §12.6"""
    table = position(green=nation(buildings="11*1 1"), red=nation(spies=3), to_move=colour)
    if colour == "red":
        play(table, "espionage")
    assert buildings_offered(table) == ["1"]


def test_workers_on_a_bombed_building_are_unhurt_and_stay() -> None:
    """§9.12 They come back by the normal retrieves (ruling R14)."""
    table = striking(green=nation(own="3L", fighters=0, bombers=0, buildings="12:L1,Lc"), blue=nation(bombers=0))
    play(table, "bombers green 12", "done")
    assert standing_at(table, "12") == "L1 Lc"
    play(table, "retrieve")
    assert (standing_at(table, "12"), ready(table, "green"), damage(table, "green")) == ("", "4L", {"12": 1})


def test_a_retrieve_does_not_repair() -> None:
    """§9.13"""
    table = position(red=nation(own="3L", buildings="11*2"))
    play(table, "retrieve")
    assert damage(table, "red") == {"11": 2}


def test_after_the_last_sortie_the_turn_goes_on() -> None:
    """§9.14 With buildings and bombs."""
    table = striking(red=nation(fighters=1, bombers=2, buildings="21", bombs="dear_john"))
    play(table, "bombers green 11", "done")
    assert asked(table) == ("red", "act")
    assert options(table) == ["building 21", "load dear_john", "occupy", "end"]
