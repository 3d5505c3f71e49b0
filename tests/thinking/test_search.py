"""A search finds what is best where that is known, repeats itself, and spends what it is allowed."""

from __future__ import annotations

from itertools import count
from math import inf
from random import Random
from typing import Any

import pytest

from tests.thinking.nim import Nim, is_lost, nim
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.game import Game
from visavis.kernel.insight import Weights
from visavis.kernel.table import Table
from visavis.thinking import Budget, Search, Thought

ENOUGH = Budget(playouts=600)


def table_of(game: Game[Nim], *heaps: int) -> Table[Nim]:
    """Before the first turn, with these heaps."""
    table = Table.new(game, "nim", quiet=True)
    for _ in range(2):
        table.answer("ace" if not table.entries else "king", CHANCE)
    state = table.state.clone()
    state.heaps, state.agenda = list(heaps), [("turn",)]
    return Table(game, table.header, state, table.entries)


def search(table: Table[Any], seed: int = 1, budget: Budget = ENOUGH, **weights: Any) -> tuple[Search, Thought]:
    choice = table.pending
    assert choice is not None
    found = Search(table.game, choice.seat, Random(seed), Weights(**weights) if weights else None)
    return found, think(found, table, budget)


def think(found: Search, table: Table[Any], budget: Budget = ENOUGH) -> Thought:
    choice, worlds = table.pending, table.worlds(found.seat)
    assert choice is not None
    return found.think(choice, lambda random: worlds.deal(random, forked=False), budget)


@pytest.mark.parametrize("heaps", [(1, 2), (2, 2, 3), (1, 4, 4), (1, 3, 3)])
def test_a_turn_of_two_answers_is_searched_as_a_whole(heaps: tuple[int, ...]) -> None:
    """The heap alone decides nothing: only one with the right number of sticks wins."""
    table = table_of(nim(), *heaps)
    found, thought = search(table, budget=Budget(playouts=3000))
    for _ in range(2):
        answer = thought.best.answer
        found.answered(answer)
        table.answer(answer)
        thought = think(found, table) if table.state.side == 0 else thought
    assert is_lost(table.state)


def test_the_same_random_numbers_lead_to_the_same_thought() -> None:
    table = table_of(nim(), 3, 4, 5)
    assert search(table, 7)[1] == search(table, 7)[1] != search(table, 8)[1]


def test_the_chance_to_win_is_that_of_the_better_answer() -> None:
    """One heap left: to take all of it wins for sure."""
    table = table_of(nim(), 4)
    _, thought = search(table, margin=0.0)
    table.answer(thought.best.answer)
    _, thought = search(table, margin=0.0)
    assert thought.best.answer == 4
    assert thought.best.chance == 1.0
    assert thought.best.low > 0.9
    assert thought.best.tries > sum(each.tries for each in thought.considered[1:])
    assert thought.playouts == 600


def test_what_a_search_has_found_serves_its_next_question() -> None:
    table = table_of(nim(), 3, 4, 5)
    found, thought = search(table)
    answer = thought.best.answer
    found.answered(answer)
    table.answer(answer)
    again = think(found, table, Budget(playouts=10))
    assert sum(each.tries for each in again.considered) > thought.best.tries  # but for the first, all were a step on
    fresh = search(table, budget=Budget(playouts=10))[1]
    assert sum(each.tries for each in fresh.considered) == 10


def test_what_follows_another_answer_is_forgotten() -> None:
    table = table_of(nim(), 3, 4, 5)
    found, thought = search(table)
    found.answered("nothing of the kind")
    table.answer(thought.best.answer)
    assert sum(each.tries for each in think(found, table, Budget(playouts=10)).considered) == 10


def test_after_an_answer_without_a_thought_nothing_is_kept() -> None:
    table = table_of(nim(), 3, 4, 5)
    found, _ = search(table)
    found.forget()
    assert sum(each.tries for each in think(found, table, Budget(playouts=10)).considered) == 10


def test_a_budget_of_seconds_ends_by_its_clock_and_one_playout_is_always_made() -> None:
    ticks = count()
    table = table_of(nim(), 3, 4, 5)
    assert search(table, budget=Budget(seconds=9.5, clock=lambda: float(next(ticks))))[1].playouts == 10
    assert search(table, budget=Budget(seconds=1e-9))[1].playouts == 1
    assert search(table, budget=Budget(playouts=5, seconds=100.0))[1].playouts == 5


def only_the_best(table: Table[Any], seed: int, budget: Budget, **told: Any) -> Thought:
    choice, worlds = table.pending, table.worlds(0)
    assert choice is not None
    found = Search(table.game, choice.seat, Random(seed), **told)
    *_, thought = found.thinking(choice, lambda rng: worlds.deal(rng, forked=False), budget, only_the_best=True)
    return thought


@pytest.mark.parametrize("heaps", [(3, 4, 5), (2, 2, 3), (1, 4)])
def test_whoever_wants_only_the_best_answer_has_it_as_soon_as_it_can_be_no_other(heaps: tuple[int, ...]) -> None:
    """With the same random numbers the whole budget would have led to the same one."""
    table, spared = table_of(nim(), *heaps), 0
    for seed in range(6):
        for budget in (Budget(playouts=1), Budget(playouts=60), Budget(playouts=301)):
            whole, early = search(table, seed, budget)[1], only_the_best(table, seed, budget)
            assert early.best.answer == whole.best.answer
            first, second, *_ = (*(each.tries for each in early.considered), 0)
            assert early.playouts == whole.playouts or first - second > whole.playouts - early.playouts
            spared += whole.playouts - early.playouts
    assert spared > 100


def test_where_all_answers_are_as_good_as_one_a_single_playout_is_made() -> None:
    table = table_of(nim(alike=lambda s, choice, option: choice.name), 3, 4, 5)
    assert only_the_best(table, 1, ENOUGH).playouts == 1


def test_of_a_budget_of_seconds_what_is_left_is_counted_by_the_pace_so_far() -> None:
    """A playout a second: with so much left, that many may still be made, or some more if they become quicker."""
    ticks = count()
    budget = Budget(seconds=300.0, clock=lambda: float(next(ticks)))
    early = only_the_best(table_of(nim(), 1, 4), 1, budget)
    first, second, *_ = (each.tries for each in early.considered)
    assert early.playouts < 300
    assert first - second > 300 - early.playouts
    assert budget.left(100, 100.0) > 200
    assert budget.left(100, 0.0) == inf


def test_a_value_ends_playouts_where_a_turn_begins() -> None:
    """With the value that the theory gives, one turn is enough to see."""
    seen: list[tuple[int, ...]] = []

    def value(s: Nim) -> tuple[float, float]:
        seen.append(tuple(s.heaps))
        win = 0.0 if is_lost(s) else 1.0
        return (win, 1 - win) if s.side == 0 else (1 - win, win)

    def begins(s: Nim, choice: Choice[Any]) -> bool:
        return choice.name == "heap"

    game = nim(weights=Weights(horizon=1), value=value, begins_turn=begins)
    table = table_of(game, 3, 4, 5)
    _, thought = search(table, budget=Budget(playouts=200))
    assert thought.best.answer == 0  # only from the heap of three, two of them
    assert max(map(sum, seen)) < 12  # never valued before a stick was taken
    assert min(map(sum, seen)) > 0  # what is over is counted


def test_the_games_opinion_is_tried_first_and_its_policy_plays_on() -> None:
    played: list[str] = []

    def policy(s: Nim, choice: Choice[Any], random: Random) -> Any:
        played.append(choice.name)
        return choice.options[-1]

    game = nim(
        weights=Weights(noise=0.0),
        policy=policy,
        opinion=lambda s, choice: {option: option for option in choice.options},
    )
    _, thought = search(table_of(game, 3, 4, 5), budget=Budget(playouts=1))
    assert thought.best.answer == 2
    assert played[0] == "sticks"


def test_answers_that_hardly_differ_are_one_in_the_tree() -> None:
    """Heaps of one size: the first stands for all of them."""

    def size(s: Nim, choice: Choice[Any], option: int) -> str:
        return f"{s.heaps[option]}" if choice.name == "heap" else f"{option} sticks"

    _, thought = search(table_of(nim(alike=size), 2, 2, 2, 1))
    assert {each.answer for each in thought.considered} == {0, 3}


def test_what_is_expected_to_follow_is_what_was_tried_most() -> None:
    _, thought = search(table_of(nim(), 1, 1), budget=Budget(playouts=2000))
    seats = [seat for seat, _, _ in thought.expected]
    assert [name for _, name, _ in thought.expected] == ["sticks", "heap", "sticks"]
    assert seats == [0, 1, 1]
