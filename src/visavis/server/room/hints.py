"""Hints: a seat's thoughts for whoever sits there, better and better for as long as they look."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from visavis.agents.afar import UNTIL_SURE, hinting
from visavis.company.turns import asked_of
from visavis.kernel.choice import CHANCE, Choice
from visavis.server.logs import LOG
from visavis.server.refusal import NotAllowed, Refusal
from visavis.server.thinkers.pool import Crowded, Failed
from visavis.server.wire.hints import written_hint
from visavis.thinking import Budget

if TYPE_CHECKING:
    from visavis.server.room.rooms import Room
    from visavis.server.room.visitors import Visitor


class Hinting:
    """What one visitor is told of one question."""

    def __init__(self, room: Room, visitor: Visitor, choice: Choice[Any]) -> None:
        self.room = room
        self.visitor = visitor
        self.choice = choice
        self.version = visitor.version
        self.task = asyncio.create_task(self._think())

    @property
    def is_asked(self) -> bool:
        """Whether that is still the question."""
        room = self.room
        return not room.asleep and room.table.choice_of(self.choice.seat) is self.choice

    def stop(self) -> None:
        self.task.cancel()

    async def _think(self) -> None:
        try:
            await self._tell()
        except Crowded:
            self.room.refuse(self.visitor, Refusal("server-crowded"))
        except Failed:  # which the log says
            self.room.refuse(self.visitor, Refusal("server-no-hint"))
        except Exception as error:
            LOG.error("hint failed", extra={"table": self.room.id}, exc_info=error)

    async def _tell(self) -> None:
        room, visitor = self.room, self.visitor
        few, account = room.hall.thinking.playouts, room.hall.gauge.thinking.of(visitor.address)
        budget = Budget(few) if few else UNTIL_SURE
        given = room.table.record, self.choice.seat, room.random.getrandbits(64), budget
        async for told in room.hall.thinkers.think(visitor.address, room.id, hinting, *given):
            account.charge(told.ms)
            spent = account.wait > 0
            if told.found is not None and self.is_asked:
                facts = written_hint(told.found, room.speech(visitor))
                visitor.send({"type": "hint", "version": self.version, "done": told.ended or spent, **facts}, "hint")
            if spent or not self.is_asked:
                break


async def hint(room: Room, visitor: Visitor) -> None:
    """Whoever asks is asked for an answer, and those who play have agreed on hints, or nobody else is there."""
    stop_hint(visitor)
    choice = choice_for(room, visitor)
    if room.hall.gauge.thinking.of(visitor.address).wait:
        raise Refusal("server-hints-spent")
    if not room.hall.thinkers.has_place:
        raise Refusal("server-crowded")
    after = room.party.with_hint(choice.seat, len(room.table.entries))
    if after != room.party:
        await room.reseat(after)
        room.tell_presence()
    visitor.hinting = Hinting(room, visitor, choice)


def choice_for(room: Room, visitor: Visitor) -> Choice[Any]:
    """The question that is put to whoever looks, and to nobody else."""
    look = room.look(visitor)
    if not look.seats:
        raise NotAllowed("server-only-watching")
    if not room.party.gives_hints:
        raise NotAllowed("server-hints-not-agreed")
    if room.behind_curtain(visitor) is not None:
        raise Refusal("server-curtain")
    asked = [choice for choice in asked_of(room.table, room.party, look.seats) if choice.seat == look.seat != CHANCE]
    if not asked or len(asked[0].options) < 2:
        raise Refusal("server-nothing-to-hint")
    return asked[0]


def stop_hint(visitor: Visitor) -> None:
    if visitor.hinting is not None:
        visitor.hinting.stop()
        visitor.hinting = None


def stop_old_hints(room: Room) -> None:
    """Those to questions that are not asked any more."""
    for visitor in room.visitors:
        if visitor.hinting is not None and not visitor.hinting.is_asked:
            stop_hint(visitor)
