"""What a bot's turn costs whoever has the box: how often they have to say what came."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from visavis.agents import Chair, agents_of
from visavis.agents import throw as drawn_by_hand
from visavis.company.by_hand import ALL, NOTHING, PIECES, left_to_chance
from visavis.company.party import HUMAN, Party
from visavis.company.turns import asks_a_person
from visavis.games import load
from visavis.kernel.choice import CHANCE, Choice
from visavis.kernel.table import Table

GAMES = 60
FEW = 2

Asked = tuple[Table[Any], Choice[Any]]


def typed(game: str, scenario: str, opponent: str, way: str, seed: int) -> list[Asked]:
    """Every die and draw that a person says in a whole game against others, and the table it is said at."""
    rules, random = load(game), Random(seed)
    seats = rules.scenario(scenario).seats
    person = len(seats) - 1
    party = Party((*[opponent] * person, HUMAN), real_table=True, by_hand=way)
    table = Table.new(rules, scenario, rules.usual_at_real_table(scenario), party.players)
    agents = agents_of(rules, [*[opponent] * person, "random"], seed)
    found: list[Asked] = []
    while (choice := table.pending) is not None:
        if choice.seat != CHANCE:
            table.answer(agents[choice.seat](choice, Chair(table, choice.seat)), choice.seat)
        elif asks_a_person(table, party, choice):
            found.append((table.fork(), choice))
            table.answer(drawn_by_hand(choice, random))
        else:
            table.answer(left_to_chance(table.game, party.way, choice, random))
    return found


def taps_of_bot_turns(scenario: str, way: str) -> Counter[int]:
    """How many turns of the bot cost so many taps. The deal at the start is nobody's turn."""
    found: Counter[int] = Counter()
    for seed in range(GAMES):
        asked = [each.state for each, _ in typed("blitzkrieg", scenario, "bot", way, seed)]
        turns = Counter(state.turn for state in asked if state.turn and state.side == state.bot)
        found.update(turns.values())
    return found


def within(taps: Counter[int]) -> float:
    return sum(n for count, n in taps.items() if count <= FEW) / taps.total()


@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_with_only_pieces_by_hand_nearly_every_bot_turn_costs_two_taps_at_most(scenario: str) -> None:
    """§ST.A1 §S3.7 The program draws the stratagem and rolls; §ST.C §7.3 draws from the bag are left."""
    assert within(taps_of_bot_turns(scenario, PIECES)) > 0.94
    assert within(taps_of_bot_turns(scenario, ALL)) < 0.5


@pytest.mark.parametrize(
    ("game", "scenario", "opponent"),
    [("blitzkrieg", "solo", "bot"), ("blitzkrieg", "solo-nippon", "bot"), ("manhattan", "two", "trainee")],
)
def test_with_nothing_by_hand_no_turn_costs_a_tap(game: str, scenario: str, opponent: str) -> None:
    assert not typed(game, scenario, opponent, NOTHING, 1)
