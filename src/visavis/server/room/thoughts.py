"""A seat of a table that thinks ahead, in another process, while the table serves whoever sits there."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from visavis.agents.afar import Answered, answering
from visavis.kernel.choice import Choice
from visavis.server.logs import LOG
from visavis.server.thinkers.pool import Failed
from visavis.thinking import LEVELS, Budget, Level

if TYPE_CHECKING:
    from visavis.server.room.rooms import Room


class Ahead:
    """Whichever of a table's seats thinks just now: one question at a time."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.levels: dict[int, str] = {}  # by seat
        self.choice: Choice[Any] | None = None  # what it is about
        self.seat: int | None = None
        self.since = 0.0  # when this seat began, be it with an earlier question: how many there are is not told
        self.task: asyncio.Task[None] | None = None

    def begin(self, choice: Choice[Any]) -> None:
        """Unless it is thought about already."""
        if self.choice is choice:
            return
        self._let_be()
        if self.seat != choice.seat:
            self.seat, self.since = choice.seat, monotonic()
        self.choice = choice
        self.task = asyncio.create_task(self._think(choice))

    def stop(self) -> None:
        """Nobody is asked any more, or nobody waits for the answer."""
        self._let_be()
        self.seat = None

    def facts(self) -> dict[str, Any]:
        """Who thinks, and for how many seconds already."""
        seats = [] if self.seat is None else [{"seat": self.seat, "for": round(monotonic() - self.since, 1)}]
        return {"type": "thinking", "seats": seats}

    def _let_be(self) -> None:
        if self.task is not None and self.choice is not None:
            self.task.cancel()
        self.choice = self.task = None

    async def _think(self, choice: Choice[Any]) -> None:
        try:
            found = await self._found(choice)
        except Failed:  # which the log says
            found = Answered(choice.options[int(self.room.random.random() * len(choice.options))], None)
        except Exception as error:
            LOG.error("thought failed", extra={"table": self.room.id}, exc_info=error)
            return
        self.room.later(partial(self._give, choice, found))

    async def _found(self, choice: Choice[Any]) -> Answered:
        """An answer as late as any: one that was found at once would tell that there was nothing to choose."""
        began, level = monotonic(), LEVELS[self.levels[choice.seat]]
        found = Answered(choice.options[0], None) if len(choice.options) == 1 else await self._thought(choice, level)
        if not self.room.hall.thinking.playouts:
            await asyncio.sleep(unhurried(level, self.room.random, monotonic() - began))
        return found

    async def _thought(self, choice: Choice[Any], level: Level) -> Answered:
        room = self.room
        few = room.hall.thinking.playouts
        given = room.table.record, choice.seat, level.id, room.random.getrandbits(64), Budget(few) if few else None
        async for told in room.hall.thinkers.think(room.opponents.payer, room.id, answering, *given, patient=True):
            room.hall.gauge.thinking.of(room.opponents.payer).charge(told.ms)
        found: Answered = told.found
        return found

    async def _give(self, choice: Choice[Any], found: Answered) -> None:
        """The answer, if that is still what is asked."""
        room, seat = self.room, choice.seat
        if self.choice is not choice or room.table.choice_of(seat) is not choice:
            return
        keep, self.choice, self.task = len(room.table.entries), None, None
        if found.advice is not None:
            room.table.explain(seat, found.advice, found.answer)
        room.table.answer(found.answer, seat)
        await room.settle_from(keep)
        room.show_all()


def unhurried(level: Level, random: Random, spent: float) -> float:
    """Seconds until an answer may be given that was found sooner than by comparing several.

    Who doubts compares for all of the time; who takes the best answer, for half of it at least.
    """
    least = level.seconds * (1.0 if level.doubt else 0.5)
    return 0.0 if spent >= least else random.uniform(least, level.seconds) - spent
