"""Thinking for a table that somebody else has: its record comes, a piece of the thought at a time goes back.

What is worked out of a table here is kept for its next question, in a memory that may be empty at any time.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, Final, NamedTuple

from visavis.agents.chair import Chair, dealing
from visavis.agents.thinkers import Thinker
from visavis.games import load
from visavis.kernel.game import Advice
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.thinking import LEVELS, Budget, Search
from visavis.thinking.hints import Hint, hint

PIECE: Final = 0.2  # seconds of thought before others have their turn
TABLE: Final = "table"
UNTIL_SURE: Final = Budget(seconds=10.0)  # of a hint
TOLD_AFTER: Final = (0, 2, 5, 9, 14, 20, 27, 35, 44)  # pieces of it

Memory = dict[str, Any]  # of one table


class Answered(NamedTuple):
    """An answer, and why."""

    answer: Any
    advice: Advice | None


def answering(
    memory: Memory, record: Record, seat: int, level: str, seed: int, budget: Budget | None = None
) -> Generator[int, None, Answered]:
    """What a player of this level answers; on the way, how many playouts there were so far."""
    table = followed(memory, record)
    thinker = memory.setdefault(f"{level} {seat}", None) or Thinker(table.game, LEVELS[level], Random(seed), budget)
    memory[f"{level} {seat}"] = thinker
    choice = table.choice_of(seat)
    assert choice is not None
    chair, told = Chair(table, seat), list[Advice]()
    chair.is_heard = lambda: True
    chair.explain = lambda advice, answer: told.append(advice)
    answer = yield from thinker.thinking(choice, chair, PIECE)
    return Answered(answer, told[0] if told else None)


def hinting(
    memory: Memory, record: Record, seat: int, seed: int, budget: Budget = UNTIL_SURE
) -> Generator[Hint | None, None, Hint]:
    """Hints that get better, at first soon one after the other; in between nothing, so that others have their turn."""
    table = followed(memory, record)
    choice = table.choice_of(seat)
    assert choice is not None
    search, random = searched(memory, table, seat, seed), Random(seed)
    view, deal = table.view(seat), dealing(table, seat)
    for piece, thought in enumerate(search.thinking(choice, deal, budget, PIECE)):
        found = hint(search, thought, len(choice.options), view, deal, random) if piece in TOLD_AFTER else None
        yield found
    return hint(search, thought, len(choice.options), view, deal, random)


def searched(memory: Memory, table: Table[Any], seat: int, seed: int) -> Search:
    """Whoever asks again before anything was answered goes on where the last hint ended."""
    key, n = f"hint {seat}", len(table.entries)
    if key not in memory or memory[key][0] != n:
        memory[key] = n, Search(table.game, seat, Random(seed))
    search: Search = memory[key][1]
    return search


def followed(memory: Memory, record: Record) -> Table[Any]:
    """The table of a record, with what was answered since it was last seen; all is forgotten if it went another way."""
    table: Table[Any] | None = memory.get(TABLE)
    if table is None or table.header != record.header or tuple(table.entries) != record.entries[: len(table.entries)]:
        memory.clear()
        memory[TABLE] = Table.replay(load(record.header.game), record, quiet=True)
    else:
        for entry in record.entries[len(table.entries) :]:
            table.answer(entry.answer, entry.seat)
    found: Table[Any] = memory[TABLE]
    return found
