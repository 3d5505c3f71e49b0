from __future__ import annotations

import dataclasses
from collections import Counter
from random import Random
from typing import Any

import pytest

from visavis.agents import AGENTS, BOT, Chair, derive, play, seat_agents, seating, throw
from visavis.games import load
from visavis.kernel.choice import CHANCE, Choice, draw
from visavis.kernel.dice import Dice
from visavis.kernel.errors import UnknownName
from visavis.kernel.game import Advice, Game
from visavis.kernel.journal import ALWAYS
from visavis.kernel.priorities import Line
from visavis.kernel.table import Table
from visavis.kernel.view import View

GAME = load("blitzkrieg")


def test_equal_options_are_thrown_equally_often() -> None:
    random = Random(1)
    thrown = Counter(throw(Choice(CHANCE, "die", (1, 2, 3)), random) for _ in range(6000))
    assert sorted(thrown) == [1, 2, 3]
    assert all(abs(n - 2000) < 150 for n in thrown.values())


def test_what_is_there_more_often_comes_more_often() -> None:
    random = Random(1)
    thrown = Counter(throw(draw("draw", ["A", "A", "A", "B"]), random) for _ in range(8000))
    assert abs(thrown["A"] - 6000) < 200
    assert abs(thrown["B"] - 2000) < 200


def test_an_option_that_is_not_in_the_pool_is_never_thrown() -> None:
    choice = Choice(CHANCE, "draw", ("never", "always", "nor this"), pool=("always",))
    random = Random(1)
    assert {throw(choice, random) for _ in range(200)} == {"always"}


def test_many_dice_are_thrown_without_writing_their_results_out() -> None:
    dice: Choice[tuple[int, ...]] = Choice(CHANCE, "dice", Dice(12))
    thrown = throw(dice, Random(1))
    assert len(thrown) == 12
    assert thrown in dice.options


def test_derived_seeds_differ_and_never_change() -> None:
    assert len({derive(1), derive(1, 0), derive(1, 1), derive(11), derive(2, 0)}) == 5
    assert derive(1, 0) == 10352989099123666185


def test_the_rulebooks_bot_is_seated_but_never_asked() -> None:
    assert seating(GAME, "solo", ["random"]) == (BOT, "random")
    assert seating(GAME, "solo", [BOT, "random"]) == (BOT, "random")
    assert list(seat_agents(GAME, "solo", ["random"], 1)) == [1]


@pytest.mark.parametrize(
    ("scenario", "names"),
    [("base", ["random"]), ("base", [BOT, "random"]), ("solo", ["random", BOT]), ("solo", ["random", "random"])],
)
def test_names_that_do_not_fit_the_seats_are_refused(scenario: str, names: list[str]) -> None:
    with pytest.raises(UnknownName, match=f"the seats of blitzkrieg {scenario} are axis"):
        seating(GAME, scenario, names)


def test_an_unknown_agent_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownName, match="did you mean random"):
        seat_agents(GAME, "base", ["randon", "first"], 1)


def test_the_first_agent_takes_the_first_option() -> None:
    agent = AGENTS["first"](Random(1))
    assert agent(Choice(0, "place", ("b", "a")), nobody()) == "b"


def test_a_seed_repeats_a_game_and_another_makes_another() -> None:
    assert entries(7) == entries(7)
    assert entries(7) != entries(8)


def test_play_goes_to_the_end_or_to_its_limit() -> None:
    table = Table.new(GAME, "base", quiet=True)
    agents = seat_agents(GAME, "base", ["random", "random"], 1)
    play(table, agents, Random(1), limit=10)
    assert len(table.entries) == 10
    play(table, agents, Random(1), limit=5)
    assert len(table.entries) == 15
    assert play(table, agents, Random(1)).over


def test_play_takes_players_as_a_series_does() -> None:
    table = Table.new(GAME, "solo", quiet=True)
    assert play(table, {0: BOT, 1: "random"}, Random(1)).over
    asked = play(Table.new(GAME, "base", quiet=True), {0: "first", 1: Last}, Random(1)).entries
    assert {entry.seat for entry in asked} == {CHANCE, 0, 1}


def test_play_refuses_a_seat_that_nobody_plays() -> None:
    with pytest.raises(UnknownName, match=r"^nobody plays allies, who is asked place$"):
        play(Table.new(GAME, "base", quiet=True), {0: "first"}, Random(1))


class Last:
    def __call__(self, choice: Choice[Any], chair: Chair) -> Any:
        return choice.options[-1]


def test_an_opponent_that_the_game_does_not_have_is_refused() -> None:
    table = Table.new(load("manhattan"), load("manhattan").scenarios[0].name, quiet=True)
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer(table.pending.options[0])
    assert table.pending is not None
    with pytest.raises(UnknownName, match=r"^there is no opponent of manhattan called 'nobody'; known: "):
        Chair(table, table.pending.seat).advice("nobody")


def test_a_view_is_built_only_for_the_agent_that_asks_and_for_its_own_seat() -> None:
    seen: list[int] = []

    def noted(table: Table[Any], seat: int) -> View:
        seen.append(seat)
        return GAME.view(table, seat)

    game = dataclasses.replace(GAME, view=noted)
    table = Table.new(game, "base", quiet=True)
    agents = {0: curious, 1: AGENTS["first"](Random(1))}
    play(table, agents, Random(1))
    assert seen == [0] * sum(entry.seat == 0 for entry in table.entries)


def test_an_opponent_of_the_games_own_leaves_to_chance_what_it_likes_equally() -> None:
    """Never the last option; each of the others about as often, by the seat's own random numbers."""
    table = Table.new(undecided(), "base", quiet=True)
    while table.pending is not None and table.pending.seat == CHANCE:
        table.answer(table.pending.options[0])
    choice = table.pending
    assert choice is not None
    liked = list(choice.options[:-1])
    assert len(liked) > 1
    agent = seat_agents(table.game, "base", ["undecided", "undecided"], 1)[choice.seat]
    answers = Counter(agent(choice, Chair(table, choice.seat)) for _ in range(200 * len(liked)))
    assert set(answers) == set(liked)
    assert all(abs(n - 200) < 60 for n in answers.values())


def test_an_opponent_says_why_with_what_it_chose_of_the_equal() -> None:
    table = Table.new(undecided(), "base")
    play(table, seat_agents(table.game, "base", ["undecided", "first"], 1), Random(1), limit=60)
    assert table.journal is not None
    told = table.journal.explanations(ALWAYS)
    mine = [n for n, entry in enumerate(table.entries, 1) if entry.seat == 0]
    assert [n for n, _ in told] == mine
    assert all(each.chosen == table.entries[n - 1].answer for n, each in told)
    assert any(each.chosen != each.lines[0].after[0] for _, each in told)


def test_a_seed_repeats_a_game_of_opponents_and_another_makes_another() -> None:
    def played(seed: int) -> list[Any]:
        table = Table.new(undecided(), "base", quiet=True)
        return play(table, seat_agents(table.game, "base", ["undecided"] * 2, seed), Random(3), limit=80).entries

    assert played(7) == played(7)
    assert played(7) != played(8)


def undecided() -> Game[Any]:
    """The game with an opponent that dislikes the last option and likes all the others."""

    def advise(s: Any, choice: Choice[Any]) -> Advice:
        options = tuple(choice.options)
        liked = options[:-1] or options
        return Advice(liked, (Line("1.1", "not_the_last", options, liked),))

    return dataclasses.replace(GAME, opponents={"undecided": advise})


def curious(choice: Choice[Any], chair: Chair) -> Any:
    chair.view()
    return choice.options[0]


def nobody() -> Chair:
    return Chair(Table.new(GAME, "base", quiet=True), 0)


def entries(seed: int) -> list[Any]:
    table = Table.new(GAME, "solo", quiet=True)
    return play(table, seat_agents(GAME, "solo", ["random"], seed), Random(seed)).entries
