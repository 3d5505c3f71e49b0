"""Tables that a seat cannot tell from the true one, with everything dealt anew that it does not know.

A seat that thinks ahead wants thousands of them from one position, so what they have in common is found once.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, Generic

from visavis.kernel.choice import throw
from visavis.kernel.errors import Unimaginable, UnknownName
from visavis.kernel.game import S
from visavis.kernel.journal import Journal
from visavis.kernel.record import Entry
from visavis.kernel.table import UNTOLD, Table

WORLDS_TRIED: Final = 2000  # before it is said that none fits; in random games one in some thousands needs hundreds
NEVER: Final = 1 << 60  # answers between two snapshots of a table that nobody forks


class Worlds(Generic[S]):
    """The worlds that fit what one seat knows of a table in its present question."""

    __slots__ = ("_appearance", "_base", "_past", "_sealed", "_since", "_table", "seat")

    def __init__(self, table: Table[S], seat: int) -> None:
        if not 0 <= seat < len(table.game.scenario(table.header.scenario).seats):
            raise UnknownName("{seat} is no seat of this game, and knows nothing to imagine from", seat=seat)
        self.seat = seat
        self._table = table
        self._base = before_asking(table)
        self._past = [Entry(entry.seat, entry.name, UNTOLD) for entry in table.entries[: table._began]]
        self._since = table.entries[table._began :]  # answers of the running step
        self._sealed = len(table._given)  # the last of them, which nobody has been told yet
        truth = self._begin(self._base)
        for entry in self._since:
            truth.answer(entry.answer, entry.seat)
        self._appearance = appearance(truth, seat)

    def deal(self, random: Random, quiet: bool = True, forked: bool = True) -> Table[S]:
        """One of them; the true one is never given for lack of another. What nobody forks keeps no copies for that."""
        for _ in range(WORLDS_TRIED):
            world = self._begin(self._table.game.resample(self._base, self.seat, random.choice))
            if self._follow(world, random) and appearance(world, self.seat) == self._appearance:
                world._every = world._every if forked else NEVER
                return self._told(world, quiet)
        raise Unimaginable(
            "none of {n} imagined worlds fits what {seat} knows",
            n=WORLDS_TRIED,
            seat=self._table.header.seat_name(self.seat, self._table.game),
        )

    def _begin(self, base: S) -> Table[S]:
        """The table at the beginning of the running step, if this was the state then."""
        table, start = self._table, base.clone()
        start.told = []
        n = len(self._past)
        return Table(table.game, table.header, start, self._past, Journal(), [(n, base)], base)

    def _follow(self, world: Table[S], random: Random) -> bool:
        """Give it the step's answers if they are asked for; at random those that the seat does not know.

        It never knows the last ones that others have given while somebody still chooses at the same time.
        """
        since, game = self._since, world.game
        for left, entry in zip(range(len(since), 0, -1), since, strict=True):
            choice, answer = world.choice_of(entry.seat), entry.answer
            if choice is None or choice.name != entry.name:
                return False
            sealed = left <= self._sealed
            if entry.seat != self.seat and (sealed or game.hides(world.state, choice, answer, self.seat)):
                answer = throw(choice, random)
            if answer not in choice.options:
                return False
            world.answer(answer, entry.seat)
        return True

    def _told(self, world: Table[S], quiet: bool) -> Table[S]:
        """The world with a journal as the seat knows it, or none."""
        journal = None if quiet else self._table.journal
        world.journal = None if journal is None else Journal(journal.seen_by(self.seat))
        world.state.told = None if journal is None else []
        return world


def before_asking(table: Table[S]) -> S:
    """The state with which the step began that asks now. (Plain steps may have gone before it unasked.)"""
    table.fork()  # moves the snapshot up to the latest step that ended with an answer
    before, state = table._base, table._base.clone()
    while state.agenda:
        before = state.clone()
        name, *given = state.agenda.pop()
        step = table.game.steps[name](state, *given)
        if step is not None and next(step, None) is not None:
            break
    return before


def appearance(table: Table[Any], seat: int) -> tuple[Any, ...]:
    """What a seat finds at a table: whom the questions ask, what it may answer, and what it was told."""
    own = table.choice_of(seat)
    asked = [(choice.seat, choice.name) for choice in table.waiting]
    return asked, own and list(own.options), (table.journal or Journal()).seen_by(seat)
