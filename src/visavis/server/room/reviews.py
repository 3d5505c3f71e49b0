"""Reviews of games that have ended: made once for all who look, while anybody does, when nothing else is thought of.

Those who look pay for it, one at a time; while nothing is left to them, it rests. What was found is kept in the memory
and on the disk, packed, also of a review that was left: whoever looks next has it at once, and only the rest is thought
about. Where two processes have nothing else to do, both are at it.
"""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from visavis.kernel.moments import Moments
from visavis.kernel.view import READER
from visavis.server.limits import Bucket, price, timed
from visavis.server.logs import LOG
from visavis.server.refusal import NotAllowed, Refusal
from visavis.server.room.found import Found, Shelf
from visavis.server.thinkers.pool import Crowded, Failed, Told
from visavis.server.wire.encoding import Encoded, encoded
from visavis.server.wire.frames import time_of
from visavis.server.wire.reviews import Standing, written_review
from visavis.sim.review import PLAYOUTS, Begun, Effort, Review, Share, Step, reviewing, shares_at_the_end

if TYPE_CHECKING:
    from visavis.server.room.hall import Hall
    from visavis.server.room.rooms import Room
    from visavis.server.room.visitors import Visitor

MOST_AT_ONCE: Final = 8  # reviews that are being made
OF_ONE: Final = 2  # of them paid for by one address
CHARGED: Final = 0.5  # of the time it takes: nobody else wants that
SHARING: Final = 2  # processes that one review is given at most
MOST_KEPT: Final = 32_000_000  # bytes of what was found, of all games together: some thousand reviews
MOST_ON_DISK: Final = 256_000_000  # and beside the games; those made longest ago go first
KEPT_EVERY: Final = 60.0  # seconds while one is made, before what was found goes to the disk
TOLD_EVERY: Final = 1.0  # seconds
LEAST_LEFT: Final = 0.2  # of what an address may have thought for it: before a review that rests goes on


class Looker(NamedTuple):
    """Somebody who looks, and how they count the game."""

    visitor: Visitor
    room: Room
    seat: int
    time: Moments

    @classmethod
    def at(cls, room: Room, visitor: Visitor) -> Looker:
        look = room.look(visitor)
        return cls(visitor, room, look.seat, time_of(room.table, look))

    def written(self, found: Found, rests: bool = False) -> Encoded:
        """At the cost of whoever looks."""
        off = self.room.table.game.insight.weights.off
        stands = Standing(found.asked, found.done, found.steps, found.is_done, rests, off)
        speech = self.room.speech(self.visitor)
        text, ms = timed(lambda: encoded(written_review(found.review, stands, found.seats, self.time, speech)))
        self.room.hall.gauge.asking.of(self.visitor.address).charge(price(ms, len(text)))
        return text

    def tell(self, text: Encoded) -> None:
        self.visitor.send(text, "review")


class Reviewing:
    """The review of one table while it is made."""

    def __init__(self, room: Room, found: Found) -> None:
        self.hall = room.hall
        self.table = room.id
        self.version = room.version
        self.record = room.table.record
        self.found = found
        self.lookers: dict[Visitor, Looker] = {}
        self.rests = False
        self.told_at = 0.0
        self.kept_at = monotonic()
        self.task = asyncio.create_task(self._think())

    @property
    def payer(self) -> str:
        """Whoever has looked longest."""
        return next(iter(self.lookers)).address

    @property
    def account(self) -> Bucket:
        return self.hall.gauge.thinking.of(self.payer)

    def join(self, looker: Looker) -> None:
        self.lookers[looker.visitor] = looker
        looker.tell(looker.written(self.found, self.rests))

    def tell_all(self) -> None:
        """Whoever reads the same gets the same, at the cost of the first of them."""
        self.told_at = monotonic()
        written: dict[tuple[str, int], Encoded] = {}
        for each in self.lookers.values():
            alike = each.visitor.lang, each.seat
            if alike not in written:
                written[alike] = each.written(self.found, self.rests)
            each.tell(written[alike])

    # Thinking

    async def _think(self) -> None:
        try:
            while not self.found.is_done:
                await self._until_something_is_left()
                await self._think_for_a_while()
            self.tell_all()
        except Exception as error:
            if not isinstance(error, Crowded | Failed):  # of which the log has heard
                LOG.error("review failed", extra={"table": self.table}, exc_info=error)
            for each in self.lookers.values():
                each.room.refuse(each.visitor, Refusal("server-no-review"))
        self.hall.reviews.end(self)

    async def _until_something_is_left(self) -> None:
        while self.account.wait:
            self.rests = True
            self.tell_all()
            while not self.account.holds(LEAST_LEFT * self.account.allowance.at_once):
                await asyncio.sleep(TOLD_EVERY)
        self.rests = False

    async def _think_for_a_while(self) -> None:
        """Until all is done, whoever pays has nothing left, or a share of it is done: then the rest is shared anew."""
        shares = min(SHARING, self.hall.thinking.processes)
        parts = [asyncio.create_task(self._think_of(Share(n, shares))) for n in range(shares)]
        try:
            ended, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)
        for part in ended:
            part.result()  # or what went wrong

    async def _think_of(self, share: Share) -> None:
        thinking, found = self.hall.thinking, self.found
        effort = Effort(thinking.playouts) if thinking.playouts else Effort(PLAYOUTS, float(thinking.review))
        given = self.record, effort, found.seed, frozenset(found.taken), share
        async with aclosing(self.hall.thinkers.think(self.payer, self.table, reviewing, *given, late=True)) as pieces:
            async for told in pieces:
                self.account.charge(CHARGED * told.ms)
                if isinstance(told.found, Begun):
                    found.asked, found.steps = told.found
                elif isinstance(told.found, Step):
                    found.take(*told.found)
                    self._keep_now_and_then()
                if self._is_enough(told):
                    return

    def _keep_now_and_then(self) -> None:
        if monotonic() - self.kept_at > KEPT_EVERY:
            self.kept_at = monotonic()
            self.hall.reviews.keep(self)

    def _is_enough(self, told: Told) -> bool:
        if told.found is None or self.found.is_done:
            return self.found.is_done
        if monotonic() - self.told_at > TOLD_EVERY:
            self.tell_all()
        return self.account.wait > 0


class Reviews:
    """Those of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.shelf = Shelf(MOST_KEPT)
        self.going: dict[str, Reviewing] = {}
        self.writing: set[asyncio.Task[None]] = set()

    async def recall(self, table: str) -> None:
        """What was found before the server was started, if nothing newer is known."""
        if table not in self.going and table not in self.shelf.kept:
            packed = await self.hall.store.review(table)
            if packed is not None and table not in self.shelf.kept:
                self.shelf.put(table, packed)

    def look(self, room: Room, visitor: Visitor) -> None:
        """What is known, at once; the rest is thought about from now on."""
        if not (room.table.over or room.party.watch):
            raise NotAllowed("server-no-review-yet")
        looker, going = Looker.at(room, visitor), self.going.get(room.id)
        found = going.found if going else self.shelf.get(room.id) or nothing_yet(room)
        if found.is_done:
            looker.tell(looker.written(found))
            return
        if going is None:
            self._expect_room(visitor)
            going = self.going[room.id] = Reviewing(room, found)
        going.join(looker)

    def _expect_room(self, visitor: Visitor) -> None:
        """Whoever pays for two is to wait for one of them, however much is left."""
        own = sum(each.payer == visitor.address for each in self.going.values())
        if own >= OF_ONE:
            raise Refusal("server-reviews-of-one")
        if len(self.going) >= MOST_AT_ONCE:
            raise Refusal("server-reviews-crowded")

    def leave(self, table: str, visitor: Visitor) -> None:
        """When the last has gone, it is let be."""
        going = self.going.get(table)
        if going is None or going.lookers.pop(visitor, None) is None or going.lookers:
            return
        going.task.cancel()
        self.end(going)

    def end(self, going: Reviewing) -> None:
        """It is done, or nobody looks any more."""
        if self.going.pop(going.table, None) is not None and going.found.asked is not None:
            self.keep(going)

    def keep(self, going: Reviewing) -> None:
        """In the memory and, as soon as that can be, on the disk."""
        packed = going.found.packed()
        self.shelf.put(going.table, packed)
        task = asyncio.create_task(self._write(going.table, going.version, packed))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def _write(self, table: str, version: int, packed: bytes) -> None:
        """Whatever the disk says to it: nobody loses more than the time to think once more."""
        try:
            await self.hall.store.keep_review(table, version, packed, MOST_ON_DISK)
        except Exception as error:
            LOG.error("review not kept", extra={"table": table}, exc_info=error)

    async def found(self, table: str) -> Review | None:
        """As far as it has come."""
        await self.recall(table)
        going = self.going.get(table)
        found = going.found if going else self.shelf.get(table)
        return found.review if found else None

    async def close(self) -> None:
        """What was found is still kept."""
        tasks = [each.task for each in self.going.values()]
        for going in list(self.going.values()):
            self.end(going)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self.writing, return_exceptions=True)


def nothing_yet(room: Room) -> Found:
    table = room.table
    return Found(room.random.getrandbits(64), table.view(READER).seats, shares_at_the_end(table))


async def review(room: Room, visitor: Visitor, wanted: bool) -> None:
    """Whoever looks is told better and better; whoever looks no longer, nothing."""
    if wanted:
        await room.hall.reviews.recall(room.id)
        room.hall.reviews.look(room, visitor)
    else:
        room.hall.reviews.leave(room.id, visitor)
