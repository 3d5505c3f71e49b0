"""The opponent against somebody who answers at random, on either side of both battles."""

from __future__ import annotations

import pytest

from tests.games.noretreat.test_random_games import Play

GAMES = 6


@pytest.mark.parametrize("side", ["axis", "soviet"])
@pytest.mark.parametrize("name", ["moscow-solo", "ukraine-solo"])
def test_the_opponent_beats_chance(name: str, side: str) -> None:
    """§SD0.1 As well as it can: of six games it loses one at most."""
    won = 0
    for seed in range(GAMES):
        game = Play(name, seed, side=side)
        while (asked := game.next()) is not None:
            game.answer(asked)
        won += game.state.winner == 1 - game.state.yours
    assert won >= GAMES - 1
