"""Laws of imagined tables: a seat cannot tell one from the true one, and finds nothing there that it cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.cases import Case, begin, dumped, every_scenario, position, positions, question, steps
from tests.laws.test_hidden import LONG_ENOUGH, RECENTLY, SECRETIVE
from tests.laws.worlds import names_asked
from visavis.kernel.choice import CHANCE
from visavis.kernel.record import Entry
from visavis.kernel.table import UNTOLD, Table


def looked_at(case: Case, seed: int, every: int = 3) -> Iterator[tuple[int, Table[Any]]]:
    """Every person's seat at every position in the middle of a step, and at some between steps."""
    for n, table in enumerate(positions(case, seed)):
        if table._began < len(table.entries) or n % every == 0:
            yield from ((seat, table) for seat in case.people())


@every_scenario
def test_a_seat_cannot_tell_an_imagined_table_from_the_true_one(case: Case) -> None:
    rng = random.Random(30)
    for seat, table in looked_at(case, seed=30):
        world, own = table.imagined(seat, rng, quiet=False), table.choice_of(seat)
        assert names_asked(world) == names_asked(table)
        assert own is None or question(own) == question(world.choice_of(seat) or own)
        assert world.view(seat) == table.view(seat)
        since = len(table.entries) - RECENTLY
        assert world.log(seat, since) == table.log(seat, since)
        assert case.rules().check(world.state) == []


@every_scenario
def test_an_imagined_table_shares_nothing_and_can_be_played_to_its_end(case: Case) -> None:
    rng = random.Random(31)
    for seat, table in looked_at(case, seed=31, every=40):
        one, other = table.imagined(seat, rng), table.imagined(seat, rng)
        before = position(table), position(other)
        for _ in steps(one, seed=31, most=LONG_ENOUGH):
            pass
        assert (position(table), position(other)) == before
        assert case.rules().check(one.state) == []


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_imagined_tables_differ_in_what_is_hidden(case: Case) -> None:
    rng, differ = random.Random(32), []
    for seat, table in looked_at(case, seed=32):
        worlds = {dumped(table.imagined(seat, rng)) for _ in range(3)}
        differ.append(bool(worlds - {dumped(table)}))
    assert sum(differ) > len(differ) / 2


@every_scenario
def test_an_answer_that_a_seat_cannot_know_is_not_taken_for_granted(case: Case) -> None:
    """Whatever dice or draw would have looked the same is dealt anew, and where the seat is asked, everything.

    (What somebody decides piece by piece is open, though the others are told of it only in the end.)
    """
    rng = random.Random(33)
    for seat, table in looked_at(case, seed=33, every=1000):
        given = table.entries[table._began :]
        for n, entry in enumerate(given):
            is_open = entry.name in table.game.lots  # drawn before everybody's eyes, though nobody has acted on it yet
            might_matter = entry.seat == CHANCE or (entry.seat != seat and table.choice_of(seat) is not None)
            might_matter &= not is_open
            others = otherwise(table, seat, n, rng) if might_matter else []
            if others:
                worlds = [table.imagined(seat, rng).entries[n - len(given)] for _ in range(12)]
                assert set(worlds) != {entry}, f"{entry.name} might have been answered with {others}"


def otherwise(table: Table[Any], seat: int, n: int, rng: random.Random) -> list[Any]:
    """Other answers that might have been the n-th of the running step, for all that a seat can tell."""
    began, given = table._began, list(table.entries[table._began :])
    choice = table.at(began + n).choice_of(given[n].seat)
    options = [option for option in (choice.options if choice else ()) if option != given[n].answer]
    found = []
    for option in rng.sample(options, min(4, len(options))):
        other = table.at(began)
        changed = [*given[:n], given[n]._replace(answer=option), *given[n + 1 :]]
        if takes(other, changed) and other.view(seat) == table.view(seat):
            if other.log(seat, began) == table.log(seat, began):
                found.append(option)
    return found


def takes(table: Table[Any], entries: list[Entry]) -> bool:
    for entry in entries:
        choice = table.choice_of(entry.seat)
        if choice is None or choice.name != entry.name or entry.answer not in choice.options:
            return False
        table.answer(entry.answer, entry.seat)
    return True


@every_scenario
def test_an_imagined_table_does_not_say_what_was_answered_before(case: Case) -> None:
    table = begin(case, seed=34)
    for _ in steps(table, seed=34, most=20):
        pass
    for seat in case.people():
        world = table.imagined(seat, random.Random(34), quiet=False)
        assert {entry.answer for entry in world.entries[: table._began]} <= {UNTOLD}
        assert world.journal is not None
        assert all(face == face.seen_by(CHANCE) for face in world.journal.events())
