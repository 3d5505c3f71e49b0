from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

import pytest

from visavis.games import load
from visavis.games.blitzkrieg.state import War
from visavis.kernel import record
from visavis.kernel.choice import CHANCE, Choice, Step
from visavis.kernel.errors import UnknownName
from visavis.kernel.game import Game
from visavis.kernel.table import Table
from visavis.sim import Failure, fuzz
from visavis.sim.fuzz import fair

GAME = load("blitzkrieg")


@pytest.mark.parametrize("scenario", [scenario.name for scenario in GAME.scenarios])
def test_random_games_with_random_options_hold_every_invariant(scenario: str) -> None:
    assert fuzz(GAME, scenario, {}, 10, 1, vary=True) == []


def test_a_broken_invariant_is_found_and_its_record_leads_to_it() -> None:
    game = dataclasses.replace(GAME, check=refuse_points)
    failure = fuzz(game, "base", {}, 5, 1)[0]
    assert failure.problem.endswith("somebody has scored")
    table = replayed(failure, game)
    assert refuse_points(table.state) == ["somebody has scored"]
    assert refuse_points(table.at(len(table.entries) - 1).state) == []


def test_a_rule_that_raises_is_found_and_its_record_raises_again() -> None:
    game = broken(advance=raises)
    failure = fuzz(game, "base", {}, 1, 1)[0]
    assert "the rules raise ZeroDivisionError in raises (test_fuzz.py:" in failure.problem
    assert "\n" not in failure.problem
    with pytest.raises(ZeroDivisionError):
        replayed(failure, game)


def test_a_set_up_that_raises_is_found() -> None:
    game = dataclasses.replace(GAME, setup=no_setup)
    failure = fuzz(game, "base", {}, 1, 1)[0]
    assert failure.problem.startswith("before the first answer the rules raise ZeroDivisionError")
    assert record.read(failure.record, game).entries == ()


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ("ends", "nothing is asked, yet the game has no result"),
        ("offers_nothing", "place asks axis but offers nothing"),
        ("offers_twice", "place asks axis but offers something twice: ['A', 'A']"),
        ("odd_odds", "place asks chance with the pool ['A'] for ['A', 'B']"),
        ("goes_on", "place is asked, yet the game has ended with ending-tie"),
    ],
)
def test_dead_ends_and_bad_questions_are_found(step: str, problem: str) -> None:
    game = broken(place=globals()[step])
    failure = fuzz(game, "base", {}, 1, 1)[0]
    assert failure.problem.endswith(problem)
    assert replayed(failure, game).entries


def test_a_game_without_end_is_stopped_at_the_cap() -> None:
    failure = fuzz(broken(end_turn=again), "base", {}, 1, 1, cap=60)[0]
    assert failure.problem.endswith("the game still goes on, past the cap of 60 answers")
    assert len(failure.record.splitlines()) == 61


def test_failures_do_not_depend_on_the_number_of_workers() -> None:
    one = fuzz(GAME, "solo", {}, 6, 3, workers=1, vary=True, cap=20)
    two = fuzz(GAME, "solo", {}, 6, 3, workers=2, vary=True, cap=20)
    assert one == two
    assert len({failure.seed for failure in one}) == len(one) > 1


def test_options_vary_only_when_asked_and_only_if_they_are_not_given() -> None:
    plain = options_of(fuzz(GAME, "solo", {}, 8, 1, cap=1))
    various = options_of(fuzz(GAME, "solo", {"level": "hard"}, 8, 1, vary=True, cap=1))
    assert all(options == GAME.options("solo", {}) for options in plain)
    assert {options["level"] for options in various} == {"hard"}
    assert len({options["extra_vp"] for options in various}) > 1


def test_an_unknown_option_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownName, match="option"):
        fuzz(GAME, "base", {"levle": "hard"}, 1, 1)


# Rules that are wrong on purpose


def broken(**steps: Any) -> Game[War]:
    return dataclasses.replace(GAME, steps={**GAME.steps, **steps})


def refuse_points(s: War) -> list[str]:
    return ["somebody has scored"] if any(s.score) else []


def no_setup(scenario: str, options: Mapping[str, Any], overlay: Mapping[str, Any]) -> War:
    raise ZeroDivisionError


def raises(s: War, side: int, space: str) -> None:
    raise ZeroDivisionError("on\npurpose")


def ends(s: War, side: int) -> None:
    s.agenda.clear()


def offers_nothing(s: War, side: int) -> Step:
    yield Choice(side, "place", [])


def offers_twice(s: War, side: int) -> Step:
    yield Choice(side, "place", ["A", "A"])


def odd_odds(s: War, side: int) -> Step:
    yield Choice(-1, "place", ["A", "B"], pool=["A"])


def goes_on(s: War, side: int) -> Step:
    s.winner, s.ending = side, "tie"
    s.agenda.clear()
    yield Choice(side, "place", ["A", "B"])


def again(s: War, side: int) -> Step:
    yield Choice(side, "again", ["yes", "no"])
    s.then(("end_turn", side))


def replayed(failure: Failure, game: Game[War]) -> Table[War]:
    return Table.replay(game, record.read(failure.record, game))


def options_of(failures: list[Failure]) -> list[Mapping[str, Any]]:
    return [record.read_header(failure.record).options for failure in failures]


@pytest.mark.parametrize(
    ("options", "unseen", "is_fair"),
    [("AB", False, True), ("?AB", False, False), ("?AB", True, True), ("AB?", True, False)],
)
def test_what_nobody_draws_is_offered_only_to_a_hand_that_has_not_looked(
    options: str, unseen: bool, is_fair: bool
) -> None:
    assert fair(Choice(CHANCE, "place", list(options), pool=list("AAB")), unseen) == is_fair
