"""With the box on the table: what is told to lay out and to move leads to the very position a question is asked in.

A hand that knows nothing but the sentences' own words follows every list, beginning with an empty table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest

from tests.games.worldorder.test_set_out import Hand
from tests.laws.hands import Battle, Front, Race, War
from visavis.agents import BOT, Chair, agents_of
from visavis.company.by_hand import ALL, NOTHING, PIECES, Rolls
from visavis.company.party import HUMAN, Party
from visavis.company.real_table import Lists
from visavis.company.turns import asks_a_person, settle
from visavis.games import GAMES, load
from visavis.kernel.choice import CHANCE
from visavis.kernel.table import Table
from visavis.kernel.view import SPECTATOR, Text

ALL_SCENARIOS: Final = [(game, each.name) for game in GAMES for each in load(game).scenarios]


def steps_of(table: Table[Any], seat: int = SPECTATOR) -> list[Text]:
    """What a seat is told to lay out."""
    header = table.header
    return list(table.game.set_out(table.game.setup(header.scenario, header.options, header.overlay), seat))


HANDS: Final[Mapping[str, Callable[[int], Any]]] = {
    "blitzkrieg": lambda seat: War(),
    "manhattan": lambda seat: Race(),
    "bear": Battle,
    "worldorder": lambda seat: Hand(),
    "noretreat": lambda seat: Front(),
}


@pytest.mark.parametrize(("game", "scenario"), ALL_SCENARIOS)
def test_who_lays_out_what_is_told_has_the_position_before_the_first_question(game: str, scenario: str) -> None:
    rules = load(game)
    start = rules.setup(scenario, rules.options(scenario, {}), {})
    for seat in (SPECTATOR, *range(len(rules.scenario(scenario).seats))):
        hand = HANDS[game](seat)
        for step in steps_of(Table.new(rules, scenario), seat):
            hand.follow(step)
        hand.check(start)


def lists_of(game: str, scenario: str, way: str, seed: int, most: int) -> Iterator[tuple[Table[Any], list[Text], Any]]:
    """A random game of one person against the rulebook: with each question what is listed, then what was typed."""
    rules, random = load(game), Random(seed)
    bots = rules.scenario(scenario).bots
    (me,) = [seat for seat in range(2) if seat not in bots]
    party = Party(tuple(BOT if seat in bots else HUMAN for seat in range(2)), real_table=True, by_hand=way)
    table: Table[Any] = Table.new(rules, scenario, rules.usual_at_real_table(scenario), party.players)
    lists = Lists(table, party)
    for _ in range(most):
        assert not list(settle(table, party, {}, random, Rolls()))
        assert lists.follow(table)
        yield table, [move for turn in lists.now(table, me) for move in turn.moves], None
        if table.over:
            return
        choice = next(each for each in table.waiting if asks_a_person(table, party, each))
        answer = random.choice(choice.options)
        table.answer(answer, choice.seat)
        yield table, [], (choice, answer)


@pytest.mark.parametrize("way", [ALL, PIECES, NOTHING])
@pytest.mark.parametrize("scenario", ["solo", "solo-nippon"])
def test_every_list_of_blitzkrieg_leads_to_the_position_of_its_question(scenario: str, way: str) -> None:
    """Whatever was drawn by hand lies where it belongs already, and is not listed."""
    hand, asked = War(), 0
    for table, moves, typed in lists_of("blitzkrieg", scenario, way, 4, 200):
        if typed is None:
            for move in moves:
                hand.follow(move)
            hand.check(table.state)
            asked += 1
        elif typed[0].seat == CHANCE:
            hand.typed(*typed, table.state)
    assert asked > 15


@pytest.mark.parametrize(("by", "seed", "most"), [("director", 2, 400), ("random", 5, 250)])
def test_every_list_of_manhattan_leads_to_the_position_of_its_question(by: str, seed: int, most: int) -> None:
    """One person whom an agent advises, so that bombs are built, too; the program draws, so that the lists hold all."""
    rules, hand, asked = load("manhattan"), Race(), 0
    names = (HUMAN, by, by)
    party = Party(names, real_table=True, by_hand=NOTHING)
    table: Table[Any] = Table.new(rules, "three", rules.usual_at_real_table("three"), party.players)
    agents, random = agents_of(rules, [by] * 3, seed), Random(seed)
    lists = Lists(table, party)
    while asked < most and not table.over:
        for thought in settle(table, party, agents, random, Rolls()):
            thought.answer(thought.think())
        assert lists.follow(table)
        for turn in lists.now(table, 0):
            for move in turn.moves:
                hand.follow(move)
        hand.check_table(table.state)
        asked += 1
        if not table.over:
            choice = next(each for each in table.waiting if asks_a_person(table, party, each))
            table.answer(agents[0](choice, Chair(table, 0)), 0)
    assert asked > 50
    assert (by == "random") or hand.built


@pytest.mark.parametrize("scenario", ["tutorial-german", "solo1-soviet", "solo4-german"])
def test_every_list_of_the_bear_leaves_the_map_as_its_question_finds_it(scenario: str) -> None:
    hand, asked = Battle(0), 0
    for table, moves, typed in lists_of("bear", scenario, PIECES, 3, 60):
        for move in moves:
            hand.follow(move)
        if typed is None:
            hand.check_map(table.state)
            asked += 1
    assert asked > 15


def test_nothing_hidden_is_laid_out_before_the_enemy() -> None:
    """§B11.1a §B17.10a What hides is a note for its owner."""
    table: Table[Any] = Table.new(load("bear"), "duel-combined")
    notes = [[step for step in steps_of(table, seat) if step.key.endswith("-hidden")] for seat in (SPECTATOR, 0, 1)]
    assert [len(each) for each in notes] == [0, 0, 3]
    told = repr(steps_of(table, 0))
    for hidden in ("'S4'", "'S5'", "4-E06"):
        assert hidden not in told
        assert hidden in repr(notes[2])
