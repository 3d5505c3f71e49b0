"""With the box on the table: which pieces a person is to move, list by list, and how to put them back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final, NamedTuple

from visavis.company.by_hand import typed_at
from visavis.company.party import Party
from visavis.company.turns import asks_a_person
from visavis.kernel.game import Game
from visavis.kernel.journal import ALWAYS
from visavis.kernel.record import Header
from visavis.kernel.table import Table
from visavis.kernel.view import NOBODY, NOTHING_SAID, Text
from visavis.kernel.vocabulary import Moved, done, still_to_do

SET_UP: Final = Text("moves-set-up")  # the title of what comes before everybody's turn


class Moves(NamedTuple):
    """What is to be done with the pieces in somebody's turn."""

    turn: int  # whose
    title: Text  # nothing, where it is nobody's
    moves: tuple[Text, ...]


class Lists:
    """A list comes with every question to a person, a die or a draw by hand included: all that was answered since the
    one before. So whoever is asked has the pieces lying as they must lie when it is answered."""

    def __init__(self, table: Table[Any], party: Party) -> None:
        self.party = party
        self.ends = [self.last_answer(table, len(table.entries))]  # after how many answers each list ended

    def last_answer(self, table: Table[Any], n: int) -> int:
        """Of the first n answers, so many came before the last of a person."""
        return next((at for at in range(n - 1, -1, -1) if table.entries[at].seat in self.party.people), ALWAYS)

    def follow(self, table: Table[Any]) -> bool:
        """Whether there is a new list, be it empty."""
        if not self.is_due(table) or len(table.entries) <= self.ends[-1]:
            return False
        self.ends.append(len(table.entries))
        return True

    def is_due(self, table: Table[Any]) -> bool:
        return table.over or any(asks_a_person(table, self.party, choice) for choice in table.waiting)

    def now(self, table: Table[Any], seat: int) -> list[Moves]:
        """The list that belongs to this question."""
        if not self.is_due(table) or len(self.ends) < 2:
            return []
        return self.between(self.ends[-2], self.ends[-1], table, seat)

    def of_this_turn(self, table: Table[Any], seat: int) -> list[Moves]:
        """All that was listed since a person last decided something, for whoever wants it again."""
        return self.between(self.last_answer(table, len(table.entries)), self.ends[-1], table, seat)

    def between(self, since: int, upto: int, table: Table[Any], seat: int) -> list[Moves]:
        """What the answers after the first `since` led to, and those after `upto` did not."""
        found = still_to_do(table, since, seat, typed_at(table.game, self.party.way), upto)
        before = set_out(table.game, table.header, seat) if since == ALWAYS else []
        return [*before, *by_turn(table, seat, done(found))]

    def take_back(self, before: Table[Any], n: int) -> Callable[[int], list[Text]]:
        """How to put right what a seat knows, when all after the first n answers is taken back.

        Afterwards the pieces of lists given since then lie as they lay there.
        """
        kept = [end for end in self.ends if end < n]
        if self.ends[-1] >= n:
            kept.append(n)
        if len(kept) < 2:
            kept.insert(0, self.last_answer(before, kept[0]))
        self.ends = kept
        return partial(before.game.unmoves, before, n)


def set_out(game: Game[Any], header: Header, seat: int) -> list[Moves]:
    """What lies where before the first question, in the order in which it is laid out; as far as a seat may know."""
    steps = tuple(game.set_out(game.setup(header.scenario, header.options, header.overlay), seat))
    return [Moves(NOBODY, SET_UP, steps)] if steps else []


def by_turn(table: Table[Any], seat: int, moves: Sequence[Moved]) -> list[Moves]:
    """Turn by turn, since one's own moves are made already and those of the others are not."""
    turns = [(turn, tuple(move.done for move in some)) for turn, some in groupby(moves, lambda move: move.turn)]
    return [Moves(turn, heading(table, turn, seat), some) for turn, some in turns]


def heading(table: Table[Any], turn: int, seat: int) -> Text:
    if turn == NOBODY:
        return NOTHING_SAID
    if turn == seat:
        return Text("moves-own")
    scenario = table.game.scenario(table.header.scenario)
    return Text("moves-of", {"side": Text(f"side-{scenario.seats[turn]}")})
