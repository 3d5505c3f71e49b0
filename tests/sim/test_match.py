"""Players who meet in many games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from visavis.agents import Chair, player_of
from visavis.games import load
from visavis.kernel.choice import Choice
from visavis.kernel.errors import VisavisError
from visavis.sim import match, playout
from visavis.sim.match import moved_on
from visavis.sim.playouts import play_number

GAME = load("blitzkrieg")


def test_everybody_moves_on_one_seat_after_every_game() -> None:
    seats = [moved_on(("a", "b", "c"), number) for number in range(4)]
    assert seats == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a"), ("a", "b", "c")]


def test_every_game_has_a_winner_and_the_shares_add_up() -> None:
    found = match(GAME, "base", ["random", "first"], games=12, seed=3)
    assert [each.player for each in found.standings] == ["random", "first"]
    assert sum(each.wins.count for each in found.standings) == 12
    assert [each.fair for each in found.standings] == [0.5, 0.5]


def test_a_player_with_two_seats_wins_with_either() -> None:
    found = match(GAME, "base", ["random", "random"], games=6, seed=3)
    assert [(each.player, each.seats, each.wins.count, each.fair) for each in found.standings] == [
        ("random", 2, 6, 1.0)
    ]


def test_wins_follow_the_player_and_not_the_seat() -> None:
    """In the second game they have changed places."""
    both = match(GAME, "base", ["random", "first"], games=2, seed=5)
    wins = [played_once(number) for number in (0, 1)]
    assert [each.wins.count for each in both.standings] == [wins.count("random"), wins.count("first")]


def played_once(number: int) -> str:
    players = moved_on(("random", "first"), number)
    outcome = play_number(GAME, "base", GAME.options("base", {}), players, 5, False, number)
    return str(players[outcome.winners[0]])


def test_a_seat_of_the_rulebook_cannot_change_places() -> None:
    with pytest.raises(VisavisError, match="a match needs a scenario where it does not"):
        match(GAME, "solo", ["random"], games=1, seed=1)


def last(choice: Choice[Any], chair: Chair) -> Any:
    return choice.options[-1]


def test_functions_play_under_their_names() -> None:
    found = match("blitzkrieg", "base", [last, "random"], games=4, seed=3)
    assert found.players == ("last", "random")
    assert [each.player for each in found.standings] == ["last", "random"]
    assert sum(each.wins.count for each in found.standings) == 4


def test_a_player_in_a_file_plays_in_other_processes_too(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def eager(choice, chair):\n    return chair.random.choice(choice.options)\n", "utf-8")
    players = [player_of(f"{path}:eager"), "first"]
    assert match(GAME, "base", players, games=4, workers=2) == match(GAME, "base", players, games=4)
    assert playout(GAME, "base", players).header.players == (f"{path}:eager", "first")
