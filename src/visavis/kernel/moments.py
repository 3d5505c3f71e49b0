"""A game as one seat can count it.

How often somebody else was asked, and how many draws nobody else sees were made, may tell what he holds. So a seat does
not count answers but moments: each begins with an answer after which it noticed something, and lasts until the next.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from visavis.kernel.journal import ALWAYS, Event, Journal
from visavis.kernel.record import TABLE_ENDED
from visavis.kernel.table import Table


class Moments(NamedTuple):
    """The moments of a game, for one seat."""

    begun: Sequence[int]  # with which answer each began, counted from 1
    answers: int  # of the whole game so far

    def count(self, n: int) -> int:
        """How many moments there were when n answers had been given."""
        return ALWAYS if n == ALWAYS else bisect_right(self.begun, n)

    def answers_at(self, count: int) -> int:
        """How many answers had been given at the end of a moment; the last one has not ended."""
        return self.begun[count] - 1 if count < len(self.begun) else self.answers

    @property
    def last(self) -> int:
        return len(self.begun)


def moments(table: Table[Any], seat: int) -> Moments:
    """An own answer is noticed, and so is what leads to an event for this seat's eyes, or to another's being asked.

    A draw for another's eyes begins no moment: it may have been asked for, or been certain.
    """
    journal = table.journal or Journal()
    noticed = {n for n, item in journal.items if isinstance(item, Event) and item.is_seen_by(seat)}
    noticed.update(n for n, _ in journal.asked)
    begun: list[int] = []
    began, is_counted = 0, True  # what the set-up draws belongs to the set-up
    for n, entry in enumerate(table.entries, 1):
        if n - 1 not in journal.veiled or entry.name == TABLE_ENDED:
            began, is_counted = n, False
        if not is_counted and (n in noticed or entry.seat == seat):
            begun.append(began)
            is_counted = True
    return Moments(begun, len(table.entries))


def every_answer(table: Table[Any]) -> Moments:
    """Where there is nobody to hide from: a moment for each answer, but for draws that nobody has seen."""
    unseen = table.game.unseen
    return Moments([n for n, entry in enumerate(table.entries, 1) if entry.name not in unseen], len(table.entries))
