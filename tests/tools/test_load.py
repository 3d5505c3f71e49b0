"""The load test knows a table of every game."""

from __future__ import annotations

import pytest

from tools.load import wish_for
from visavis.agents import BOT
from visavis.company.party import HUMAN
from visavis.games import GAMES, load


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_table_of_one_person_for_every_game(game: str) -> None:
    wish = wish_for(load(game))
    scenario = load(game).scenario(wish["scenario"])
    assert wish["game"] == game
    assert wish["seats"].count(HUMAN) == 1
    assert [seat for seat, player in enumerate(wish["seats"]) if player == BOT] == list(scenario.bots)
