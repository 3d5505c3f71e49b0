"""Thinking for a table that another process has: its record comes, a piece of the thought at a time goes back.

What is worked out of a table here is kept for its next question, in a memory that may be empty at any time.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, Final, NamedTuple

from visavis.agents.chair import Chair
from visavis.agents.thinkers import Thinker
from visavis.games import load
from visavis.kernel.game import Advice
from visavis.kernel.record import Record
from visavis.kernel.table import Table
from visavis.thinking import LEVELS, Budget

PIECE: Final = 0.2  # seconds of thought before others have their turn
TABLE: Final = "table"

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
