"""A seat at a table, as the player there may use it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from visavis.kernel.game import Advice
from visavis.kernel.table import Table
from visavis.kernel.view import View

Dealing = Callable[[Random], Table[Any]]  # another world each time, for play that nobody forks


class Chair:
    """What the seat sees, and worlds it can imagine.

    No attribute leads to the table itself, so that nobody looks at it by mistake. The functions here hold it all the
    same: whoever takes their closures apart finds it.
    """

    __slots__ = ("_imagined", "advice", "explain", "is_heard", "random", "seat", "view", "worlds")

    def __init__(self, table: Table[Any], seat: int, random: Random | None = None) -> None:
        self.seat: int = seat
        self.random: Random = random or Random()  # the player's own
        self.view: Callable[[], View] = lambda: table.view(seat)
        # What an opponent of the game's own would answer here; and taking down why an answer is about to be given
        self.advice: Callable[[str], Advice] = lambda opponent: table.advise(seat, opponent)
        self.explain: Callable[[Advice, Any], None] = lambda advice, answer: table.explain(seat, advice, answer)
        self.is_heard: Callable[[], bool] = lambda: table.journal is not None  # whether anybody will read that
        self.worlds: Callable[[], Dealing] = lambda: dealing(table, seat)  # for whoever imagines thousands
        self._imagined: Callable[[Random], Table[Any]] = lambda random: table.imagined(seat, random)

    def imagined(self) -> Table[Any]:
        """A table to try things on: in the same question, and all that the seat does not know dealt anew."""
        return self._imagined(self.random)


def dealing(table: Table[Any], seat: int) -> Dealing:
    worlds = table.worlds(seat)
    return lambda random: worlds.deal(random, forked=False)
