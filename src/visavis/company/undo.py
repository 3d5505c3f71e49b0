"""How far somebody may take back, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from visavis.company.by_hand import is_by_hand
from visavis.company.party import Party
from visavis.company.turns import asked_of, held
from visavis.kernel.choice import CHANCE
from visavis.kernel.errors import NothingToUndo
from visavis.kernel.record import Entry
from visavis.kernel.table import Table
from visavis.kernel.view import NOTHING_SAID, Text


class Undo(NamedTuple):
    """Whether somebody may take back now, and if not, why."""

    n: int | None  # answers left afterwards; None: it cannot be done
    why: Text = NOTHING_SAID


def undo(table: Table[Any], party: Party, seats: Sequence[int]) -> Undo:
    """To these seats' last question: their own answers may be taken back, and what they rolled and drew by hand.

    What nobody at a real table can see would be answered the same way at once, so it is taken back with the rest.
    Who shares a device takes back together; but what has shown one the other's secret stays, and so does the end of
    a game, which shows everything.
    """
    before = table
    with suppress(NothingToUndo):
        while before.entries and is_theirs(before, party, seats, before.entries[-1]):
            before = before.undo(*held(party, (before.entries[-1].seat,)))
            if asked_of(before, party, seats):
                return Undo(len(before.entries))
    return Undo(None, wall(table, party, seats))


def is_theirs(table: Table[Any], party: Party, seats: Sequence[int], entry: Entry) -> bool:
    """Whether these seats gave an answer: what the program has rolled or drawn is a wall."""
    if entry.seat == CHANCE:
        return bool(seats) and is_by_hand(table.game, party.way, entry.name, entry.answer)
    return entry.seat in seats


def wall(table: Table[Any], party: Party, seats: Sequence[int]) -> Text:
    """What came after the last own answer, or that it is all over."""
    if table.over:
        return Text("undo-over")
    mine = [n for n, entry in enumerate(table.entries) if is_theirs(table, party, seats, entry)]
    if not mine:
        return Text("undo-start")
    if mine[-1] + 1 == len(table.entries) or drew_from_another(table, mine[-1] + 1, seats):
        return Text("undo-revealed")
    after = table.entries[mine[-1] + 1]
    if after.seat == CHANCE:
        return Text("undo-drawn" if isinstance(after.answer, str) else "undo-rolled")
    scenario = table.game.scenario(table.header.scenario)
    return Text("undo-other", {"side": Text(f"side-{scenario.seats[after.seat]}")})


def drew_from_another(table: Table[Any], n: int, seats: Sequence[int]) -> bool:
    """Whether after n answers came a draw from what another hides; whether it was certain is not to be told."""
    return table.journal is not None and table.journal.veiled.get(n, CHANCE) not in (CHANCE, *seats)
