"""With the box on the table: which pieces a person is to move, list by list, and how to put them back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from visavis.company.by_hand import typed_at
from visavis.company.party import Party
from visavis.kernel.choice import CHANCE
from visavis.kernel.journal import ALWAYS
from visavis.kernel.table import Table
from visavis.kernel.view import Text
from visavis.kernel.vocabulary import only_typed, still_to_do


class Lists:
    """A list comes once no die and no draw is awaited any more: all that was answered since the one before."""

    def __init__(self, table: Table[Any], party: Party) -> None:
        self.party = party
        self.ends = [self.last_answer(table, len(table.entries))]  # after how many answers each list ended

    def last_answer(self, table: Table[Any], n: int) -> int:
        """Of the first n answers, so many came before the last of a person."""
        return next((at for at in range(n - 1, -1, -1) if table.entries[at].seat in self.party.people), ALWAYS)

    def follow(self, table: Table[Any]) -> bool:
        """Whether there is a new list, be it empty."""
        if waits_for_chance(table) or len(table.entries) <= self.ends[-1]:
            return False
        self.ends.append(len(table.entries))
        return True

    def now(self, table: Table[Any], seat: int) -> list[Text]:
        """The list that belongs to this question."""
        if waits_for_chance(table) or len(self.ends) < 2:
            return []
        return self.between(self.ends[-2], self.ends[-1], table, seat)

    def so_far(self, table: Table[Any], seat: int) -> list[Text]:
        """What the next list will hold, as far as that is known."""
        return self.between(self.ends[-1], len(table.entries), table, seat)

    def between(self, since: int, upto: int, table: Table[Any], seat: int) -> list[Text]:
        """What the answers after the first `since` led to, and those after `upto` did not."""
        return still_to_do(table, since, seat, typed_at(table.game, self.party.way), upto)

    def take_back(self, before: Table[Any], n: int) -> Callable[[int], list[Text]]:
        """How to put right what a seat knows, when all after the first n answers is taken back.

        Afterwards the pieces of lists given since then lie as they lay there.
        """
        listed = n < self.ends[-1] or before.entries[n].seat != CHANCE
        kept = [end for end in self.ends if end < n]
        if self.ends[-1] >= n:
            kept.append(n)
        if len(kept) < 2:
            kept.insert(0, self.last_answer(before, kept[0]))
        self.ends = kept
        return partial(unmoves, before, n, listed)


def unmoves(before: Table[Any], n: int, listed: bool, seat: int) -> list[Text]:
    """Of moves that were never listed nobody has made any but the draw typed."""
    return before.game.unmoves(before, n, seat) if listed else only_typed(before, n, seat)


def waits_for_chance(table: Table[Any]) -> bool:
    return any(choice.seat == CHANCE for choice in table.waiting)
