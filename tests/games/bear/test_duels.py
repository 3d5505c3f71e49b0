"""Whole duels: set-up, invariants that notice, secrets that stay, and random games to the end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from tests.games.bear.position import battle, play, state, unit
from visavis.agents import throw
from visavis.games.bear import GAME
from visavis.games.bear.loading import printed
from visavis.games.bear.state import Battle, Fort, change, put
from visavis.kernel.table import Table

DUELS = [scenario.name for scenario in GAME.scenarios if not scenario.bots]
MOST = 6_000  # answers; the longest random duel we have seen took a quarter of that

every_duel = pytest.mark.parametrize("duel", DUELS)


# Set-up


def test_the_first_duel_is_set_up_as_scenario_one() -> None:
    """§B3.0a §B9.2a Counters, control marker, points and cards of the file."""
    s = GAME.setup("duel1", {}, {})
    assert {u.id: (u.hex, u.facing) for u in s.units.values()} == {
        "R1": ("G06", 5),
        "R2": ("H07", 5),
        "R3": ("H08", 0),
        "APC": ("H09", 0),
        "P1": ("G04", 3),
        "P2": ("J05", 4),
        "P3": ("C11", 1),
        "P4": ("G10", 1),
    }
    assert (s.control, s.caps, s.vp_side, s.vp, s.first) == ({"G06": 0}, [4, 4], 0, 1, 1)


def test_two_boards_with_everything_are_set_up() -> None:
    """§B17.2a Whoever stands in a trench at the start is inside; the hidden are not seen; passengers ride."""
    s = GAME.setup("duel-combined", {}, {})
    assert s.forts["4-H05"].crew == ("S3",)
    assert (s.units["S4"].hidden, s.units["S10"].aboard, s.units["S9"].cargo) == (True, "S9", "S10")
    assert (s.units["G11"].hex, s.batteries) == ("", {"german-battery": 2, "soviet-battery": 1})
    assert GAME.check(s) == []


def test_the_mission_of_every_duel_has_rounds() -> None:
    assert all(printed(name).mission.duel is not None for name in ("tutorial", "solo1", "solo4", "combined"))


# Random games


@every_duel
@pytest.mark.parametrize("seed", range(3))
def test_a_random_duel_ends_and_keeps_its_invariants(duel: str, seed: int) -> None:
    table, rng = Table.new(GAME, duel, quiet=True), random.Random(seed)
    while table.pending is not None:
        table.answer(throw(table.pending, rng))
        assert GAME.check(table.state) == []
        assert len(table.entries) < MOST
    assert GAME.result(table.state) is not None


@every_duel
def test_a_state_survives_json(duel: str) -> None:
    table, rng = Table.new(GAME, duel, quiet=True), random.Random(7)
    while table.pending is not None and len(table.entries) < 300:
        table.answer(throw(table.pending, rng))
        if len(table.entries) % 20 == 0:
            dumped = json.dumps(table.state.dump())
            assert json.dumps(GAME.restore(json.loads(dumped)).dump()) == dumped


@every_duel
def test_a_fork_is_the_same_position(duel: str) -> None:
    table, rng = Table.new(GAME, duel, quiet=True), random.Random(8)
    while table.pending is not None and len(table.entries) < 300:
        table.answer(throw(table.pending, rng))
        if len(table.entries) % 10 == 0:
            fork = table.fork()
            assert fork.state.dump() == table.state.dump()
            assert repr(fork.pending) == repr(table.pending)


# Invariants


def astray(spoil: Callable[[Battle], object]) -> list[str]:
    s = GAME.setup("duel-combined", {}, {})
    spoil(s)
    return GAME.check(s)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda s: s.units.pop("G1"), "counters are"),
        (lambda s: s.at.pop("3-H07"), "the index says"),
        (lambda s: change(s, "G1", facing=7), "G1 faces 7"),
        (lambda s: change(s, "S4", facing=2), "S4 faces 2"),
        (lambda s: change(s, "S9", cargo=""), "S10 is aboard S9, which does not carry it"),
        (lambda s: put(s, "S9", "4-J10"), "S10 is not where its vehicle S9 is"),
        (lambda s: change(s, "S10", hidden=True, facing=-1), "of S10 and its vehicle S9 only one is hidden"),
        (lambda s: change(s, "G10", cargo="G1"), "G10 carries G1, which is not aboard"),
        (lambda s: s.forts.update({"3-B07": Fort("trench", 0, crew=("G1",))}), "are not at the trench of 3-B07"),
        (lambda s: s.piles["soft"].pop(), "soft markers are"),
        (lambda s: s.hands[0].append("01"), "too many battle cards"),
        (lambda s: s.caps.__setitem__(0, -1), "command points of side 0 are -1"),
        (lambda s: setattr(s, "vp", 0), "victory points are 0"),
        (lambda s: setattr(s, "passes", 3), "3 passes in a row"),
        (lambda s: setattr(s, "ending", "last_round"), "ended by last_round"),
    ],
)
def test_an_invariant_that_is_broken_is_noticed(spoil: Callable[[Battle], object], sentence: str) -> None:
    found = astray(spoil)
    assert any(sentence in problem for problem in found), found


def test_both_sides_cannot_hold_a_trench() -> None:
    """§B17.2a"""
    s = state("A german-rifles-41 H07 N", "T soviet-rifles-41 H07 S", forts={"H07": Fort("trench", 0, crew=("A", "T"))})
    assert "both sides are inside the trench of H07" in GAME.check(s)


# What is hidden


def worlds(s: Battle, seat: int) -> list[Battle]:
    return [GAME.resample(s, seat, random.Random(seed).choice) for seed in range(40)]


def test_a_hidden_unit_might_be_anywhere_it_would_not_be_found() -> None:
    """§B11.1a For the enemy; its own side knows."""
    units = ("A german-rifles-41 H09 N", "T soviet-rifles-41 L05 N hidden", "P soviet-rifles-41 H05 S")
    s = state(*units)
    places = {world.units["T"].hex for world in worlds(s, 0)}
    assert len(places) > 20
    assert not places & {"H09", "H05", "H08", "G08", "I08"}
    assert {world.units["T"].hex for world in worlds(s, 1)} == {"L05"}


@pytest.mark.parametrize("duel", ["duel1", "duel-combined"])
def test_what_a_side_may_answer_does_not_depend_on_what_it_cannot_see(duel: str) -> None:
    """§B11.1a §B8.1b (ruling R73) In another world the same side is asked, the same question with the same answers."""
    table, rng, compared = Table.new(GAME, duel, quiet=True), random.Random(3), 0
    while table.pending is not None and len(table.entries) < 250:
        table.fork()  # moves the table's snapshot up to the running step
        choice = table.pending
        if choice.seat in (0, 1) and table._mark == len(table.entries):
            other = Table(GAME, table.header, GAME.resample(table._base, choice.seat, rng.choice), table.entries)
            assert repr(other.pending) == repr(choice)
            compared += 1
        table.answer(throw(choice, rng))
    assert compared > 20


def test_a_face_down_marker_might_be_any_of_its_pile() -> None:
    """§B7.2a Not a destroyed one next to an enemy, for that would have been found out (§B7.5b)."""
    units = (
        "A german-rifles-41 H09 N",
        "T soviet-rifles-41 H05 N hit=soft-pinned",
        "U soviet-rifles-41 H08 N hit=soft-pinned",
    )
    found = worlds(state(*units), 0)
    assert len({world.units["T"].hit for world in found}) > 3
    assert all(world.units["U"].hit != "soft-destroyed" for world in found)
    assert {world.units["T"].hit for world in worlds(state(*units), 1)} == {"soft-pinned"}
    shown = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H05 N hit=soft-pinned known")
    assert {world.units["T"].hit for world in worlds(shown, 0)} == {"soft-pinned"}


def test_the_enemy_s_cards_might_be_any_that_are_left() -> None:
    """§B8.1b"""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H05 N", hands=("02", "03 04"), deck="01 05 06 07")
    found = worlds(s, 0)
    assert len({tuple(sorted(world.hands[1])) for world in found}) > 5
    assert all(world.hands[0] == ["02"] and len(world.hands[1]) == 2 for world in found)


def test_hidden_mines_might_lie_elsewhere() -> None:
    """§B17.10a"""
    s = state("A german-rifles-41 H09 N", "T soviet-rifles-41 H05 N", forts={"G05": Fort("mines", 1, hidden=True)})
    assert len({next(iter(world.forts)) for world in worlds(s, 0)}) > 20
    assert {next(iter(world.forts)) for world in worlds(s, 1)} == {"G05"}


def test_whoever_is_about_to_act_is_where_it_is() -> None:
    """An action that has begun was possible."""
    table = battle("A german-rifles-41 L05 N hidden", "T soviet-rifles-41 R12 N")
    base = table._base
    play(table, "A")
    assert {world.units["A"].hex for world in worlds(base, 1)} - {"L05"}
    assert unit(table, "A").hidden
    acting = base.clone()
    acting.then(("act", "A", 0))
    assert {world.units["A"].hex for world in worlds(acting, 1)} == {"L05"}
