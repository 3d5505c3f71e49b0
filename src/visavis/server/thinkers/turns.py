"""Whose turn it is to be thought for: people take turns, and so do their tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, Protocol, TypeVar

REMEMBERED: Final = 10_000  # of whom it is known when they had their last turn


class Waiting(Protocol):
    """Something that somebody wants to have done for a table."""

    number: int  # in the order in which they came
    whose: str
    table: str
    late: bool  # whether it comes after all that is not: no game waits for it


W = TypeVar("W", bound=Waiting)


class Turns:
    """Whoever has waited longest since a turn of theirs is next; of theirs, the table that has. However much somebody
    asks for at once, it is one turn in a round. What no game waits for is done while nothing else is to be done."""

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._count = 0

    def next(self, waiting: Iterable[W]) -> W | None:
        return min(waiting, key=self._rank, default=None)

    def had(self, job: Waiting) -> None:
        """It has been this one's."""
        self._count += 1
        for key in ((job.whose, ""), (job.whose, job.table)):
            self._last[key] = self._count
            self._last.move_to_end(key)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def _rank(self, job: Waiting) -> tuple[bool, int, int, int]:
        last = self._last
        return job.late, last.get((job.whose, ""), 0), last.get((job.whose, job.table), 0), job.number
