"""Laws of time: a record is the game, a fork is a copy, undo stops at its walls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.cases import (
    SCENARIOS,
    Case,
    begin,
    every_case,
    play,
    play_on,
    position,
    positions,
    questions,
    to_the_end,
    told,
)
from visavis.agents import BOT
from visavis.company.by_hand import ALL
from visavis.company.party import HUMAN, Party
from visavis.company.undo import Undo, undo
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import NothingToUndo
from visavis.kernel.journal import Event
from visavis.kernel.record import Record, read, write
from visavis.kernel.table import Table
from visavis.kernel.view import Text


def reread(table: Table[Any]) -> Record:
    """The record of a table, by way of its text."""
    return read(write(table.record, table.game), table.game)


@every_case
@pytest.mark.parametrize("seed", range(2))
def test_replay_reproduces_the_game(case: Case, seed: int) -> None:
    table = play(case, seed)
    record = reread(table)
    assert record == table.record
    replayed = Table.replay(table.game, record)
    assert position(replayed) == position(table)
    assert told(replayed) == told(table)


@every_case
def test_replay_reproduces_a_game_in_progress(case: Case) -> None:
    for table in positions(case, seed=2):
        if len(table.entries) % 13 == 3:
            replayed = Table.replay(table.game, reread(table))
            assert position(replayed) == position(table)
            assert told(replayed) == told(table)


@every_case
def test_nobody_listening_changes_nothing(case: Case) -> None:
    assert position(play(case, seed=3, quiet=True)) == position(play(case, seed=3))


@every_case
def test_a_fork_is_equal_and_independent(case: Case) -> None:
    for table in positions(case, seed=4):
        if len(table.entries) % 4:
            continue
        before = position(table)
        fork = table.fork(quiet=False)
        assert position(fork) == before
        assert told(fork) == told(table)
        if len(table.entries) % 12 == 0:
            play_on(fork, case, seed=5)
            assert position(table) == before


@every_case
def test_a_table_and_its_fork_play_on_alike(case: Case) -> None:
    for n, table in enumerate(positions(case, seed=6)):
        if n == 12:
            fork, second = table.fork(quiet=False), table.fork(quiet=False)
            play_on(fork, case, seed=7)
            assert position(fork) != position(second)
            play_on(second, case, seed=7)
            assert position(fork) == position(second)
            assert told(fork) == told(second)


@every_case
def test_undo_stops_at_its_walls(case: Case) -> None:
    """It takes back one answer of the seat that gave the last one, nobody else's, and none that revealed a secret."""
    previous = None
    for table in positions(case, seed=8):
        last = table.entries[-1].seat if table.entries else None
        for seat in (CHANCE, *case.seats()):
            if seat == last and not table.over and (seat == CHANCE or not has_just_revealed(table)):
                assert position(table.undo(seat)) == (previous or position(table.at(len(table.entries) - 1)))
            else:
                with pytest.raises(NothingToUndo):
                    table.undo(seat)
        previous = position(table)


@pytest.mark.parametrize("case", SCENARIOS, ids=str)
def test_the_end_is_a_wall_for_everybody(case: Case) -> None:
    """What the end has opened stays open: nobody who has read it plays on, at whatever table."""
    *_, over = to_the_end(case, seed=18)
    everybody = tuple(case.seats())
    with pytest.raises(NothingToUndo, match="the game is over"):
        over.undo(*everybody, CHANCE)
    for party in ways_to_sit(case):
        for seat in party.people:
            assert undo(over, party, party.seats_of(seat)) == Undo(None, Text("undo-over"))
    assert not over.at(len(over.entries) - 1).over  # it is the end that holds, not the answer


def ways_to_sit(case: Case) -> Iterator[Party]:
    """Each at a device of their own, all at one, and with the box on the table."""
    bots = case.rules().scenario(case.scenario).bots
    players = tuple(BOT if seat in bots else HUMAN for seat in case.seats())
    yield Party(players)
    yield Party(players, hot_seat=players.count(HUMAN) > 1)
    yield Party(players, real_table=True, by_hand=ALL)


def has_just_revealed(table: Table[Any]) -> bool:
    """Whether the last answer showed somebody what was hidden, as a draw with one possible result does."""
    latest = [item for n, item in table.journal.items if n == len(table.entries)]
    return any(isinstance(item, Event) and item.knowers is not None for item in latest)


@every_case
def test_every_moment_of_a_game_can_be_visited_forwards(case: Case) -> None:
    whole = play(case, seed=9)
    walking = begin(case, seed=9)
    for n in range(len(walking.entries), len(whole.entries) + 1):
        visited = whole.at(n)
        assert position(visited) == position(walking)
        assert told(visited) == told(walking)
        if n < len(whole.entries):
            walking.answer(whole.entries[n].answer, whole.entries[n].seat)


@every_case
def test_every_moment_of_a_game_can_be_visited_backwards(case: Case) -> None:
    whole = play(case, seed=10)
    moments = {len(table.entries): (position(table), told(table)) for table in positions(case, seed=10)}
    visited = whole
    for n in [*reversed(moments)][::3]:
        visited = visited.at(n)
        assert (position(visited), told(visited)) == moments[n]


# Asked though forced: left out, it would tell what somebody holds.
ALOUD = {
    "manhattan": ("act",),
    "worldorder": ("play", "cover", "discard", "trash", "keep", "put_back", "restructure", "end_turn", "copy"),
    "noretreat": ("move", "flip", "place", "target", "blow", "commit", "menu", "window", "answer"),
    "bear": (
        *(
            "unit",
            "action",
            "group_action",
            "group_move",
            "hex",
            "facing",
            "rush",
            "hiding_place",
            "mine_field",
            "smoke_hex",
        ),
        *("after_roll", "aim", "rapid", "swift", "bog", "confusion", "veteran_check"),
    ),
}


@every_case
def test_options_are_never_empty_never_forced_and_never_repeated(case: Case) -> None:
    for table in positions(case, seed=11):
        assert (table.pending is None) == (not table.waiting)
        for seat, name, options, *_, weights in questions(table):
            assert len(options) > 1 or name in ALOUD.get(case.game, ()), f"{name} of seat {seat} offers {options}"
            assert len(set(map(repr, options))) == len(options), f"{name} of seat {seat} repeats an option"
            assert {type(option) for option in options} <= {int, str, tuple}
            assert weights is None or (seat == CHANCE and len(weights) == len(options) and min(weights) > 0)


@every_case
def test_options_are_stable_in_order(case: Case) -> None:
    """However a position was reached, its questions are the same."""
    for table in positions(case, seed=12):
        if len(table.entries) % 11 == 0:
            same = [table.fork(), table.at(len(table.entries)), Table.replay(table.game, table.record, quiet=True)]
            assert [questions(other) for other in same] == [questions(table)] * 3


@every_case
def test_a_question_is_asked_only_of_who_is_there(case: Case) -> None:
    """The seats that the rulebook plays are never asked: it answers for them."""
    for table in positions(case, seed=13, quiet=True):
        assert {choice.seat for choice in table.waiting} <= {CHANCE, *case.people()}
